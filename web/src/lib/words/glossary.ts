/** What a word of a clue means on this board, and which cells or people it is about. */
export interface Entry {
  title: string;
  meaning: string;
  about?: string[];
}
export interface Segment {
  text: string;
  entry?: Entry;
}
/** A phrase and what it means. The pattern is matched where a word begins, without regard to case. */
export interface Rule {
  pattern: string;
  entry: (words: RegExpMatchArray) => Entry;
}

export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
export const rule = (pattern: string, title: string, meaning: string, about?: string[]): Rule => ({
  pattern,
  entry: () => ({ title, meaning, about }),
});

const WORD = /[\p{L}\p{N}]/u;

/** Cuts a sentence into phrases that have an entry, the longest first, and what lies between them. */
export class Glossary {
  private readonly rules: { pattern: RegExp; entry: Rule['entry'] }[];

  constructor(rules: Rule[]) {
    this.rules = rules.map((rule) => ({ pattern: new RegExp(`(?:${rule.pattern})(?![\\p{L}\\p{N}])`, 'iuy'), entry: rule.entry }));
  }

  segments(sentence: string): Segment[] {
    const segments: Segment[] = [];
    let plain = '';
    let at = 0;
    while (at < sentence.length) {
      const begins = WORD.test(sentence[at]!) && (at === 0 || !WORD.test(sentence[at - 1]!));
      const found = begins ? this.longest(sentence, at) : undefined;
      if (found) {
        if (plain) segments.push({ text: plain });
        plain = '';
        segments.push(found);
        at += found.text.length;
      } else {
        plain += sentence[at++];
      }
    }
    if (plain) segments.push({ text: plain });
    return segments;
  }

  private longest(sentence: string, at: number): Segment | undefined {
    let best: Segment | undefined;
    for (const { pattern, entry } of this.rules) {
      pattern.lastIndex = at;
      const match = pattern.exec(sentence);
      const text = match?.[0] ?? '';
      if (match && text.length > (best?.text.length ?? 0)) best = { text, entry: entry(match) };
    }
    return best;
  }
}
