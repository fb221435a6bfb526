import type { Clue } from '../lib/api/types';
import { escaped } from '../lib/words/glossary';
import type { Affair } from './glossary';

/** What is said of no time in particular: of the whole evening, or of some time. */
export const ANY_TIME = '';

/** A line in the light of time: which times it speaks of, and what it says without naming one at the beginning. */
export interface Timed {
  clue: Clue;
  times: string[];
  says: string;
}

/** Reads the times of a line. "From nine to eleven" speaks of ten as well. */
export function timed(clue: Clue, affair: Affair): Timed {
  const { slots } = affair;
  const one = slots.map(escaped).join('|') || '$.';
  const first = new RegExp(`^at (${one}), `, 'i').exec(clue.says);
  if (first) {
    const rest = clue.says.slice(first[0].length);
    return { clue, times: [slot(slots, first[1]!)], says: rest.charAt(0).toUpperCase() + rest.slice(1) };
  }
  const span = new RegExp(`from (${one}) to (${one})(?![\\p{L}\\p{N}])`, 'iu').exec(clue.says);
  if (span) {
    const ends = [slots.indexOf(slot(slots, span[1]!)), slots.indexOf(slot(slots, span[2]!))].sort((a, b) => a - b);
    return { clue, times: slots.slice(ends[0], ends[1]! + 1), says: clue.says };
  }
  return { clue, times: [ANY_TIME], says: clue.says };
}
const slot = (slots: string[], said: string) => slots.find((one) => one.toLowerCase() === said.toLowerCase()) ?? said;

/** Who a line speaks of: everybody named, and the speaker where it says I, me or my. */
export function namesIn(clue: Clue, affair: Affair): string[] {
  const word = (text: string) => new RegExp(`(?<![\\p{L}\\p{N}])${text}(?![\\p{L}\\p{N}])`, 'u');
  return affair.people.map((person) => person.name).filter((name) => word(escaped(name)).test(clue.says) || (name === clue.by && word('(?:I|me|my|My)').test(clue.says)));
}

/** Whether a line tells where somebody was, or what somebody wore; of who lies or did it, it tells neither. */
export function aspects(clue: Clue, affair: Affair): { place: boolean; colour: boolean } {
  const has = (words: string[]) => words.some((word) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}(?![\\p{L}\\p{N}])`, 'iu').test(clue.says));
  return {
    place: has([...affair.places.map((place) => place.name), 'with', 'together', 'alone', 'saw']),
    colour: has([...affair.colours, 'colour', 'colours']),
  };
}

/** Lines by time: first what is said of no time in particular, then time after time. Empty groups are left out. */
export function byTime(clues: Clue[], affair: Affair): { time: string; lines: Timed[] }[] {
  const lines = clues.map((clue) => timed(clue, affair));
  return [ANY_TIME, ...affair.slots].map((time) => ({ time, lines: lines.filter((line) => line.times.includes(time)) })).filter((group) => group.lines.length > 0);
}

/** What a player wrote down of one person: a place for each time, and a colour. */
export type Entry = Record<string, string>;
export const WORE = 'wore';
export const EVENING = 'evening';

/** An entry as a note that can be read: "nine: bar; ten: garden; wore: red". */
export const writeEntry = (entry: Entry): string =>
  Object.entries(entry)
    .filter(([, value]) => value)
    .map(([at, value]) => `${at}: ${value}`)
    .join('; ');

export function readEntry(note: string | undefined): Entry {
  const parts = (note ?? '').split('; ').map((part) => part.split(': '));
  return Object.fromEntries(parts.filter((part) => part.length === 2)) as Entry;
}
