import { expect, it } from 'vitest';
import { layout } from './layout';

const graph = {
  goal: ['Bo', 'Cy'],
  clues: [
    { clue: 0, by: 'Ada', says: 'One.' },
    { clue: 1, says: 'Two.' },
  ],
  givens: [{ name: 'Ada', is: 'innocent' }],
  conclusions: [
    { step: 0, name: 'Bo', is: 'suspect', depth: 1, clues: [0], givens: ['Ada'], steps: [], says: 'Bo is.' },
    { step: 1, name: 'Cy', is: 'innocent', depth: 2, clues: [1], givens: [], steps: [0], says: 'Cy is.' },
  ],
};

it('puts every conclusion below what it follows from, and nothing in one place', () => {
  const drawn = layout(graph);
  expect(drawn.edges).toHaveLength(4);
  for (const { from, to } of drawn.edges) expect(to.y).toBeGreaterThan(from.y);
  expect(new Set(drawn.nodes.map((node) => `${node.x},${node.y}`)).size).toBe(drawn.nodes.length);
  expect(Math.max(...drawn.nodes.map((node) => node.y))).toBeLessThan(drawn.height);
});

it('knows all that a conclusion rests on', () => {
  expect(layout(graph).before('s1').sort()).toEqual(['c0', 'c1', 'gAda', 's0', 's1']);
});
