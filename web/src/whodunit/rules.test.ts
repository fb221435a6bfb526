import { expect, it } from 'vitest';
import { readAffair } from './glossary';
import { rules } from './rules';

const board = { people: [], places: ['bar', 'hall'], colours: ['red', 'blue'] };
const told = (more: Record<string, unknown>) => rules(readAffair({ ...board, ...more }));

it.each([
  [{ exactly: 1 }, /^Exactly one of them did it/],
  [{ exactly: 2 }, /^Exactly 2 of them are liars\. A liar may lie/],
  [{ 'at-most': 2 }, /^At most 2 of them are liars; the fewest/],
  ['any', /nothing that a liar says is true/],
  [undefined, /^Exactly one of them did it/],
])('says who may lie: %j', (liars, text) => expect(told({ liars })[0]).toMatch(text));

it('speaks of times and ways only where there are any', () => {
  expect(told({})).toHaveLength(2);
  const lines = told({ slots: ['nine', 'ten'], adjoining: [['bar', 'hall']], bystanders: ['Bo', 'Cy'] });
  expect(lines[2]).toBe('Times: nine, ten. From one to the next, one stays or goes to an adjoining place: bar – hall.');
  expect(lines[4]).toBe('Bo and Cy are bystanders: nothing depends on what they say.');
});
