INSERT INTO prompts (day, word) VALUES
  (1, 'Mirror'),
  (2, 'Moss'),
  (3, 'Owl'),
  (4, 'Lantern'),
  (5, 'Knot'),
  (6, 'Bridge'),
  (7, 'Fern'),
  (8, 'Kettle'),
  (9, 'Cloud'),
  (10, 'Anchor'),
  (11, 'Thistle'),
  (12, 'Ladder');
