import { describe, expect, it } from 'vitest';
import { readAffair, whodunitGlossary } from './glossary';
import sentences from './sentences.json';

const affair = readAffair({
  people: [
    { name: 'Ada', traits: ['tall', 'fair'] },
    { name: 'Bo', traits: ['short', 'dark'] },
    { name: 'Cy', traits: ['tall', 'dark'] },
  ],
  places: ['bar', { name: 'garden', at: 'in the garden' }],
  colours: ['red', 'blue'],
  slots: ['nine', 'ten'],
  liars: { 'at-most': 2 },
});

describe('The glossary of whodunit lines', () => {
  it('reads the affair', () => {
    expect(affair.places).toEqual([
      { name: 'bar', at: 'at the bar' },
      { name: 'garden', at: 'in the garden' },
    ]);
    expect(affair.liars).toBe('at most 2');
  });

  it.each(sentences)('explains every word of: %s', (sentence) => {
    const segments = whodunitGlossary(affair).segments(sentence);
    expect(segments.filter((segment) => !segment.entry && /[\p{L}\p{N}]/u.test(segment.text)).map((segment) => segment.text)).toEqual([]);
  });
});
