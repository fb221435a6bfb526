import { describe, expect, it } from 'vitest';
import { Board } from './board';
import { suspectsGlossary } from './glossary';
import sentences from './sentences.json';

const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal', 'Ida', 'Jo', 'Kit', 'Leo'];
const board = new Board({
  columns: 4,
  rows: 3,
  people: NAMES.map((name, i) => ({ name, role: ['baker', 'clerk', 'smith'][i % 3] })),
});
const glossary = suspectsGlossary(board);
const about = (sentence: string, words: string) => glossary.segments(sentence).find((segment) => segment.text.toLowerCase() === words)?.entry?.about;

/** Words of a sentence that have no entry. */
const unexplained = (sentence: string) =>
  glossary
    .segments(sentence)
    .filter((segment) => !segment.entry && /[\p{L}\p{N}]/u.test(segment.text))
    .map((segment) => segment.text);

describe('The glossary of suspects clues', () => {
  it.each(sentences)('explains every word of: %s', (sentence) => {
    expect(unexplained(sentence)).toEqual([]);
    expect(
      glossary
        .segments(sentence)
        .map((segment) => segment.text)
        .join(''),
    ).toBe(sentence);
  });

  it.each([
    'There is at least 1 suspect between Ada and Di.',
    'Exactly 2 of the 3 innocents above Kit are among Ada, Bo and Cy.',
    'There are exactly 2 innocents neighbouring both Flo and Gus.',
    'There is exactly 1 innocent neighbouring Flo and in row 2.',
    'There are exactly 4 more innocents neighbouring Flo than among the smiths.',
    'There are exactly 5 suspects on the edge and among the smiths together.',
    'There are no suspects to the left of Hal.',
  ])('explains every word of: %s', (sentence) => expect(unexplained(sentence)).toEqual([]));

  it('leaves a word without an entry when there is none', () => {
    expect(unexplained('Ada yodels.')).toEqual([' yodels.']);
  });

  it('points at the people that a place means', () => {
    expect(about('There are exactly 2 suspects in row 2.', 'in row 2')).toEqual(['Ed', 'Flo', 'Gus', 'Hal']);
    expect(about('There is exactly 1 suspect neighbouring Ada.', 'neighbouring ada')).toEqual(['Bo', 'Ed', 'Flo']);
    expect(about('There are no suspects between Ada and Di.', 'between ada and di')).toEqual(['Bo', 'Cy']);
    expect(about('There are no suspects between Di and Ada.', 'between di and ada')).toEqual(['Bo', 'Cy']);
    expect(about('There are no suspects below Bo.', 'below bo')).toEqual(['Flo', 'Jo']);
    expect(about('There are no suspects to the right of Bo.', 'to the right of bo')).toEqual(['Cy', 'Di']);
    expect(about('There are no suspects in the corners.', 'in the corners')).toEqual(['Ada', 'Di', 'Ida', 'Leo']);
    expect(about('There are no suspects on the edge.', 'on the edge')).not.toContain('Flo');
    expect(about('There are no suspects among the bakers.', 'among the bakers')).toEqual(['Ada', 'Di', 'Gus', 'Jo']);
    expect(about('There are no suspects among Ada, Bo and Cy.', 'among ada, bo and cy')).toEqual(['Ada', 'Bo', 'Cy']);
  });

  it('tells names apart that contain each other, have spaces or are roles', () => {
    const odd = new Board({ columns: 2, rows: 2, people: [{ name: 'Eve', role: 'baker' }, { name: 'Steve', role: 'clerk' }, { name: "Anne O'Hara", role: 'baker' }, { name: 'Baker', role: 'clerk' }] });
    const words = suspectsGlossary(odd).segments("Steve and Anne O'Hara have the same status.");
    expect(words[0]!.entry!.title).toBe('Steve');
    expect(words.some((word) => word.entry?.title === "Anne O'Hara")).toBe(true);
  });
});
