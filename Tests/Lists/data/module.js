// The list of the year
export const title = "Ink 2027";
export const prompts = [
  { day: 1, word: 'Mirror' },
  { day: 2, word: 'Moss' },
  { day: 3, word: 'Owl' },
  { day: 4, word: 'Lantern' },
  { day: 5, word: 'Knot' },
  { day: 6, word: 'Bridge' },
  { day: 7, word: 'Fern' },
  { day: 8, word: 'Kettle' },
  { day: 9, word: 'Cloud' },
  { day: 10, word: 'Anchor' },
  { day: 11, word: 'Thistle' },
  { day: 12, word: 'Ladder' },
];

export default prompts;
