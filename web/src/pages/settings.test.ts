import { expect, it } from 'vitest';
import { choices, label } from './settings';

const values = (name: string, meaning: string, standard: string) => choices({ name, meaning, standard }).map((choice) => choice.value);

it('offers numbers from one to another', () => {
  expect(values('people', 'how many people, 3 to 8', '4')).toEqual(['3', '4', '5', '6', '7', '8']);
  expect(values('hints-each', 'how many hints each, 1 to 3; auto: 1', 'auto')).toEqual(['auto', '1', '2', '3']);
});

it('offers words and sizes', () => {
  expect(values('preset', 'the map: pocket (8x4), colour (12x6)', 'pocket')).toEqual(['pocket', 'colour', 'wild']);
  expect(values('size', 'columns x rows, each 1 to 10', '4x5')).toContain('10x10');
});

it('leaves to be written what cannot be chosen', () => {
  expect(values('share', 'percent of people who are suspects, 20 to 80, give or take 15', '50')).toEqual([]);
  expect(values('profile', 'the sizes of the clashes, such as 2,3 or 3,3,3, or any', 'any')).toEqual([]);
  // A word that is not known here: the server has learnt something that the page has not.
  expect(values('theme', 'the word list', 'circus')).toEqual([]);
});

it('names settings in words', () => {
  expect(label({ name: 'hints-each', meaning: '', standard: '' })).toBe('Hints each');
});
