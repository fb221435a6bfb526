import type { Puzzle } from '../lib/api/types';

/** What players are told of the way in which a game is played, beside the usual rules. */
export function ways(puzzle: Puzzle): string[] {
  const { way, left, unneeded, liars, bot } = (puzzle.extra ?? {}) as Record<string, unknown>;
  const count = (n: unknown, one: string, more: string) => `${String(n)} ${Number(n) === 1 ? one : more}`;
  const lines: string[] = [];
  if (way === 'intermediate') lines.push('A small treasure for each player lies on the map, and some hint speaks of them.');
  if (way === 'fuzzy-solution') lines.push(Number(left) > 1 ? `All hints together leave ${String(left)} squares; the treasure is on one of them.` : 'All hints together may leave more than one square.');
  if (way === 'fuzzy-hints') lines.push(`${count(unneeded, 'hint is', 'hints are')} true but not needed.`);
  if (way === 'chaotic') {
    const number = typeof liars === 'object' && liars ? Object.values(liars)[0] : 1;
    lines.push(`The hints of ${count(number, 'player', 'players')} are false; nobody knows whose.`);
  }
  if (typeof bot === 'number' || (typeof bot === 'string' && bot !== 'none' && bot !== '')) lines.push(`Nobody sits in seat ${String(bot)}: ask it like any other player, the device answers.`);
  return lines;
}
