import type { Course } from './api/types';
import type { Result } from './device';
import { clock } from './timer';

/** One sign for each way of coming to know something; no two have the same shape. */
export const SIGNS: Record<Course, string> = { given: '⬜', open: '➖', clean: '🔵', hinted: '💡', mistaken: '❌' };

export const count = (n: number, word: string) => (n === 0 ? `no ${word}s` : `${n} ${word}${n === 1 ? '' : 's'}`);

/** A result as text to be sent to others: how it went, and nothing of the answer. */
export function boast(result: Result, link: string): string {
  const rows: string[] = [];
  for (let from = 0; from < result.courses.length; from += result.columns) {
    rows.push(
      result.courses
        .slice(from, from + result.columns)
        .map((course) => SIGNS[course])
        .join(''),
    );
  }
  const how = result.solved ? clock(result.seconds) : 'given up';
  return [`Cluewright · ${result.title}`, `${how} · ${count(result.mistakes, 'mistake')} · ${count(result.hints, 'hint')}`, ...rows, link]
    .filter(Boolean)
    .join('\n');
}
