import { describe, expect, it } from 'vitest';
import { treasureGlossary } from './glossary';
import { readMap } from './map';
import sentences from './sentences.json';
import { ways } from './ways';
import type { Puzzle } from '../lib/api/types';

const board = {
  shape: 'hex',
  terrain: ['GWDMSN', 'GGWWDD', 'MMSSNN', 'GWDMSN'],
  nature: ['T....F', '......', '......', '......'],
  stones: ['1....2', '......', '......', '......'],
  roads: ['......', '.###..', '......', '......'],
  landmarks: [
    { at: 'B1', kind: 'ship' },
    { at: 'C2', kind: 'temple' },
    { at: 'D4', kind: 'rocks' },
  ],
  structures: ['white', 'green', 'blue'].flatMap((colour, i) => ['standing stone', 'shack'].map((kind, k) => ({ at: `${'ABC'[i]}${3 + k}`, kind, colour }))),
  territory: { bear: ['A1', 'A2'], cougar: ['F4'] },
  small: ['F2'],
};
const glossary = treasureGlossary(readMap(board));
const about = (sentence: string, words: string) => glossary.segments(sentence).find((segment) => segment.text === words)?.entry?.about;

describe('The glossary of treasure hints', () => {
  it.each(sentences)('explains every word of: %s', (sentence) => {
    const segments = glossary.segments(sentence);
    expect(segments.filter((segment) => !segment.entry && /[\p{L}\p{N}]/u.test(segment.text)).map((segment) => segment.text)).toEqual([]);
    expect(segments.map((segment) => segment.text).join('')).toBe(sentence);
  });

  it('points at what is on the map', () => {
    expect(about('The treasure is within 1 of water.', 'water')).toEqual(['B1', 'C2', 'D2', 'B4']);
    expect(about('The treasure is in the left half.', 'the left half') ?? about('The treasure is in the left half.', 'in the left half')).toHaveLength(12);
    expect(about('The treasure is not in row 1 or 3.', 'row 1 or 3')).toHaveLength(12);
    expect(about('The treasure is not in column B.', 'column B')).toEqual(['B1', 'B2', 'B3', 'B4']);
    expect(about('The treasure is within 2 of a blue structure.', 'a blue structure')).toEqual(['C3', 'C4']);
    expect(about('The treasure is within 2 of a shack.', 'a shack')).toEqual(['A4', 'B4', 'C4']);
    expect(about('The treasure is within 1 of animal territory.', 'animal territory')).toEqual(['A1', 'A2', 'F4']);
    expect(about('The treasure is within 2 of the ship.', 'the ship')).toEqual(['B1']);
  });

  it('leaves a word without an entry when there is none', () => {
    expect(glossary.segments('The treasure yodels.').at(-1)).toEqual({ text: ' yodels.' });
  });
});

it.each([
  [{ way: 'precise', left: 1, unneeded: 0, liars: { exactly: 0 }, bot: 'none' }, []],
  [{ way: 'chaotic', liars: { exactly: 1 } }, ['The hints of 1 player are false; nobody knows whose.']],
  [{ way: 'fuzzy-hints', unneeded: 2 }, ['2 hints are true but not needed.']],
  [{ way: 'precise', bot: 3 }, ['Nobody sits in seat 3: ask it like any other player, the device answers.']],
])('tells players of the way: %j', (extra, lines) => expect(ways({ extra } as unknown as Puzzle)).toEqual(lines));
