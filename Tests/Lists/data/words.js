const prompts = ['Mirror', 'Moss', 'Owl', 'Lantern', 'Knot', 'Bridge', 'Fern', 'Kettle', 'Cloud', 'Anchor', 'Thistle', 'Ladder', 'Ember', 'Harbor'];
const today = () => prompts[new Date().getDate() - 1];
