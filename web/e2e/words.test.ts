import { expect, inject, it } from 'vitest';
import type { Puzzle } from '../src/lib/api/types';
import type { Glossary } from '../src/lib/words/glossary';
import { Board } from '../src/suspects/board';
import { suspectsGlossary } from '../src/suspects/glossary';
import { treasureGlossary } from '../src/treasure/glossary';
import { readMap } from '../src/treasure/map';
import { readAffair, whodunitGlossary } from '../src/whodunit/glossary';
import { api } from './browser';

// Against the program alone: whatever it says has an entry for every word.

const GLOSSARIES: Record<string, (board: Record<string, unknown>) => Glossary> = {
  suspects: (board) => suspectsGlossary(new Board(board)),
  whodunit: (board) => whodunitGlossary(readAffair(board)),
  treasure: (board) => treasureGlossary(readMap(board)),
};
const unexplained = (glossary: Glossary, sentence: string) =>
  glossary.segments(sentence).filter((segment) => !segment.entry && /[\p{L}\p{N}]/u.test(segment.text)).map((segment) => segment.text);

it.skipIf(!inject('real'))('explains every word of every clue type of suspects', async () => {
  interface Types {
    types: { type: string; examples: { picture: string[]; sentence: string }[] }[];
  }
  const { types } = await api<Types>('GET', '/games/suspects/clues');
  expect(types.length).toBeGreaterThan(30);
  for (const { type, examples } of types) {
    for (const { picture: lines, sentence } of examples) {
      const columns = lines[0]!.trim().split(/\s+/).length;
      const names = lines.filter((line) => /^\s*\d+ /.test(line)).flatMap((line) => line.replace(/^\s*\d+/, '').trim().split(/\s{2,}/).map((part) => part.replace(/^[#o] /, '')));
      const roles = lines.filter((line) => !/^\s*\d+ /.test(line)).slice(1).flatMap((line) => line.trim().split(/\s+/));
      const board = { columns, rows: names.length / columns, people: names.map((name, i) => ({ name, role: roles[i] ?? '' })) };
      expect(unexplained(GLOSSARIES.suspects!(board), sentence), `${type}: ${sentence}`).toEqual([]);
    }
  }
});

const ORDERS: { game: string; settings: Record<string, string>; mode?: string }[] = [
  { game: 'suspects', settings: { size: '4x4' } },
  { game: 'suspects', settings: { size: '5x4' } },
  { game: 'whodunit', settings: { people: '4', slots: '3' } },
  { game: 'whodunit', settings: { people: '5', places: '4', colours: '4', liars: '2' } },
  { game: 'whodunit', settings: { people: '4', liars: 'any', theme: 'station' } },
  { game: 'treasure', settings: { preset: 'pocket' } },
  { game: 'treasure', settings: { preset: 'colour', players: '3' } },
  { game: 'treasure', settings: { preset: 'wild', players: '3' } },
];
const SEEDS = 4;

async function made(order: (typeof ORDERS)[number], seed: string): Promise<{ board: Record<string, unknown>; says: string[] }> {
  interface Job {
    id: string;
    state: string;
    puzzle?: string;
    problem?: { detail: string };
  }
  let job = await api<Job>('POST', '/orders', { ...order, seed, seconds: 60 });
  while (job.state === 'queued' || job.state === 'running') {
    await new Promise((resolve) => setTimeout(resolve, 100));
    job = await api<Job>('GET', `/jobs/${job.id}`);
  }
  if (!job.puzzle) throw new Error(`${JSON.stringify(order)} ${seed}: ${job.problem?.detail}`);
  const { board, clues, players } = await api<Puzzle>('GET', `/puzzles/${job.puzzle}`);
  if (players < 2) return { board, says: clues.map((clue) => clue.says) };
  // Dealt hints are seen by those who sit at a table.
  const { seats } = await api<{ seats: { secret: string }[] }>('POST', '/tables', { puzzle: job.puzzle });
  const hands = [];
  for (const { secret } of seats) hands.push(...(await api<{ clues: { says: string }[] }>('POST', `/seats/${secret}/looks`, {})).clues);
  return { board, says: hands.map((clue) => clue.says) };
}

it.skipIf(!inject('real')).each(ORDERS)('explains every word of what is made: $game $settings', async (order) => {
  for (let seed = 0; seed < SEEDS; seed++) {
    const { board, says } = await made(order, `WORDS${seed}`);
    expect(says.length).toBeGreaterThan(2);
    for (const sentence of says) expect(unexplained(GLOSSARIES[order.game]!(board), sentence), sentence).toEqual([]);
  }
});
