import { expect, it } from 'vitest';
import type { Table } from '../lib/api/types';
import { nextSeat, tally, told } from './log';

const table = {
  seats: [
    { number: 1, player: 'Ann', taken: true, looks: 0 },
    { number: 2, player: '', taken: false, looks: 0 },
  ],
  log: [
    { seat: 1, act: 'claim', name: 'Bo', value: 'suspect', fits: true },
    { seat: 2, act: 'claim', name: 'Cy', value: 'innocent', fits: false },
    { seat: 2, act: 'hint' },
    { seat: 2, act: 'claim', name: 'Cy', value: 'liar', fits: true },
    { seat: 1, act: 'ask', of: 2, value: 'B2', fits: false },
    { seat: 1, act: 'dig', value: 'B3', fits: true, found: true, each: [true, true] },
  ],
} as unknown as Table;

it('says what happened in words', () => {
  expect(table.log.map((act) => told(table, act))).toEqual([
    'Ann: Bo is a suspect – ✓ yes',
    'player 2: Cy is innocent – ✗ not accepted',
    'player 2 took a hint',
    'player 2: Cy did it – ✓ yes',
    'Ann asked player 2 about B2: no',
    'Ann dug at B3: the treasure! (1 yes, 2 yes)',
  ]);
});

it('counts for each seat what it found', () => {
  expect(tally(table)).toEqual([
    { name: 'Ann', found: 1, refused: 0, hints: 0 },
    { name: 'player 2', found: 1, refused: 1, hints: 1 },
  ]);
});

it('hands the turn on after every move but a hint', () => {
  expect(nextSeat({ ...table, log: [] })).toBe(1);
  expect(nextSeat({ ...table, log: table.log.slice(0, 1) })).toBe(2);
  expect(nextSeat({ ...table, log: table.log.slice(0, 3) })).toBe(1);
});
