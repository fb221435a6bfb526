import { expect, it } from 'vitest';
import type { Clue } from '../lib/api/types';
import { readAffair } from './glossary';
import { ANY_TIME, aspects, byTime, namesIn, readEntry, timed, writeEntry } from './times';

const affair = readAffair({
  people: ['Ada', 'Bo', 'Al', 'Cy'].map((name) => ({ name, traits: [] })),
  places: ['bar', { name: 'garden', at: 'in the garden' }],
  colours: ['red'],
  slots: ['nine', 'ten', 'eleven'],
});
const clue = (says: string, by = 'Ada'): Clue => ({ number: 0, says, by });

it.each([
  ['At ten, I saw Bo in the garden.', ['ten'], 'I saw Bo in the garden.'],
  ['At eleven, if I was at the bar, then Bo was at the bar.', ['eleven'], 'If I was at the bar, then Bo was at the bar.'],
  ['I stayed at the bar from nine to eleven.', ['nine', 'ten', 'eleven'], 'I stayed at the bar from nine to eleven.'],
  ['I stayed at the bar from ten to eleven.', ['ten', 'eleven'], 'I stayed at the bar from ten to eleven.'],
  ['Bo went from the bar to the garden.', [ANY_TIME], 'Bo went from the bar to the garden.'],
  ['I was at the bar.', [ANY_TIME], 'I was at the bar.'],
])('reads the times of: %s', (says, times, rest) => {
  expect(timed(clue(says), affair)).toMatchObject({ times, says: rest });
});

it('groups lines by time, those without one first', () => {
  const clues = [clue('At ten, I was at the bar.'), clue('Bo wore red.'), clue('I stayed at the bar from nine to ten.')];
  expect(byTime(clues, affair).map(({ time, lines }) => [time, lines.length])).toEqual([
    [ANY_TIME, 1],
    ['nine', 1],
    ['ten', 2],
  ]);
});

it('knows whom a line speaks of, the speaker too', () => {
  expect(namesIn(clue('At nine, I saw Bo wearing red.'), affair)).toEqual(['Ada', 'Bo']);
  expect(namesIn(clue('Nobody else wore my colour.'), affair)).toEqual(['Ada']);
  expect(namesIn(clue('Al was not with me.', 'Cy'), affair)).toEqual(['Al', 'Cy']);
  expect(namesIn(clue('Exactly 2 people were at the bar.'), affair)).toEqual([]);
  // "I" is a word, not a letter: "In" and the "A" of Ada are others.
  expect(namesIn({ ...clue('It was Bo or Cy.'), by: 'Al' }, affair)).toEqual(['Bo', 'Cy']);
});

it.each([
  ['I was in the garden.', true, false],
  ['Bo went from the bar to the garden.', true, false],
  ['I saw Bo wearing red.', true, true],
  ['Nobody else wore my colour.', false, true],
  ['Bo was not with me.', true, false],
  ['Bo did not do it.', false, false],
  ['Exactly 1 of Bo and Cy tells the truth.', false, false],
])('tells what a line is about: %s', (says, place, colour) => expect(aspects(clue(says), affair)).toEqual({ place, colour }));

it('writes entries as notes that can be read, and reads them', () => {
  const entry = { nine: 'bar', ten: '', wore: 'red' };
  expect(writeEntry(entry)).toBe('nine: bar; wore: red');
  expect(readEntry('nine: bar; wore: red')).toEqual({ nine: 'bar', wore: 'red' });
  expect(readEntry(undefined)).toEqual({});
  expect(readEntry('a note of another kind')).toEqual({});
});
