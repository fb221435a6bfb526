import type { DayPuzzle, Difficulty, Puzzle } from './api/types';

const GAMES: Record<string, string> = { suspects: 'Suspects', whodunit: 'Whodunit', treasure: 'Treasure map' };
export const gameName = (game: string) => GAMES[game] ?? game.charAt(0).toUpperCase() + game.slice(1);
const QUESTIONS: Record<string, string> = { suspects: 'Who is a suspect?', whodunit: 'Who lies, and did it?', treasure: 'Several players, secret hints' };
export const question = (game: string) => QUESTIONS[game] ?? '';
export const size = (text: string) => text.replace('x', ' × ');
export const dayName = (date: string) =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
export const band = (difficulty: Difficulty | undefined, asked?: string) => difficulty?.band ?? asked ?? '';
export const puzzleName = (puzzle: Puzzle): string => {
  if (puzzle.title) return puzzle.title;
  const { columns, rows } = puzzle.board as { columns?: number; rows?: number };
  return columns && rows ? `${gameName(puzzle.game)} ${columns} × ${rows}` : gameName(puzzle.game);
};
export const slotName = (slot: DayPuzzle) => `${gameName(slot.game)}${slot.size ? ` ${size(slot.size)}` : ''}`;
