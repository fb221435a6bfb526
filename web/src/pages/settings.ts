import type { Game } from '../lib/api/types';

type Setting = Game['settings'][number];
/** What one chooses first; the rest is under further settings. */
const FIRST = ['size', 'people', 'places', 'colours', 'slots', 'liars', 'preset', 'players', 'way'];
export const isFirst = (setting: Setting) => FIRST.includes(setting.name) && choices(setting).length > 0;

export interface Choice {
  value: string;
  says: string;
}

const SIZES = ['3x3', '4x4', '4x5', '5x5', '6x6', '7x7', '8x8', '9x9', '10x10'];
/** Settings whose values are words. Others are numbers from one to another, or are written by hand. */
const WORDS: Record<string, string[]> = {
  theme: ['any', 'ball', 'harbour', 'station'],
  preset: ['pocket', 'colour', 'wild'],
  way: ['precise', 'intermediate', 'fuzzy-solution', 'fuzzy-hints', 'chaotic'],
  'hint-level': ['auto', 'usual', 'advanced'],
  fairness: ['usual', 'tight'],
};
const SAYS: Record<string, string> = {
  any: 'any',
  pocket: 'pocket, 8 × 4',
  colour: 'colour, 12 × 6',
  wild: 'wild, 12 × 9 hexagons',
  chaotic: 'chaotic: somebody has false hints',
  'fuzzy-solution': 'fuzzy solution: more than one square is left',
  'fuzzy-hints': 'fuzzy hints: one hint is not needed',
  intermediate: 'intermediate: small treasures, too',
};
const LABELS: Record<string, string> = { share: 'Suspects in a hundred', slots: 'Times of the evening', preset: 'Map' };
const MOST_CHOICES = 8;

/** What can be chosen, the standard among it; nothing where a value has to be written. */
export function choices(setting: Setting): Choice[] {
  const say = (value: string): Choice => ({ value, says: SAYS[value] ?? value });
  if (setting.name === 'size') return SIZES.map((value) => ({ value, says: value.replace('x', ' × ') }));
  const words = WORDS[setting.name];
  if (words?.includes(setting.standard)) return words.map(say);
  const range = /(\d+) to (\d+)/.exec(setting.meaning);
  const [from, to] = range ? [Number(range[1]), Number(range[2])] : [1, 0];
  if (to < from || to - from >= MOST_CHOICES) return [];
  const numbers = Array.from({ length: to - from + 1 }, (_, i) => say(String(from + i)));
  return numbers.some((one) => one.value === setting.standard) ? numbers : [say(setting.standard), ...numbers];
}

export function label(setting: Setting): string {
  const name = LABELS[setting.name] ?? setting.name.replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
