import { Glossary, escaped, rule, type Rule } from '../lib/words/glossary';

export interface Affair {
  people: { name: string; traits: string[] }[];
  places: { name: string; at: string }[];
  colours: string[];
  slots: string[];
  /** Which places one can go between from one time to the next; none where one can go anywhere. */
  adjoining: [string, string][];
  bystanders: string[];
  liars: string;
}

export function readAffair(board: Record<string, unknown>): Affair {
  const words = (value: unknown) => (Array.isArray(value) ? value.map((one) => (typeof one === 'object' && one ? String((one as { name: unknown }).name) : String(one))) : []);
  const places = ((board.places ?? []) as (string | { name: string; at?: string })[]).map((place) =>
    typeof place === 'string' ? { name: place, at: `at the ${place}` } : { name: place.name, at: place.at ?? `at the ${place.name}` },
  );
  const liars = board.liars as Record<string, unknown> | string | undefined;
  const kind = typeof liars === 'object' && liars ? Object.entries(liars)[0] : undefined;
  return {
    people: (board.people ?? []) as Affair['people'],
    places,
    colours: words(board.colours),
    slots: words(board.slots),
    adjoining: (board.adjoining ?? []) as [string, string][],
    bystanders: words(board.bystanders),
    liars: kind ? `${kind[0] === 'at-most' ? 'at most' : kind[0]} ${String(kind[1])}` : liars ? String(liars) : 'exactly 1',
  };
}

/** Every word that a line of this affair can hold. */
export function whodunitGlossary(affair: Affair): Glossary {
  const any = (words: string[]) => `(?:${words.map(escaped).join('|') || '$.'})`;
  const rules: Rule[] = [
    ...affair.people.map((person) => rule(escaped(person.name), person.name, `Everybody sees: ${person.traits.join(', ')}.`, [person.name])),
    ...affair.places.flatMap((place) => [
      rule(escaped(place.at), place.name, 'One of the places. Everybody was at exactly one place at a time.'),
      rule(`(?:from|to) ${escaped(place.at.replace(/^\S+ /, ''))}`, place.name, 'One of the places, where somebody was at one time and then no more, or not yet.'),
    ]),
    rule(any(affair.colours), 'colours', 'Everybody wore one colour all evening.'),
    rule(`(?:at |from |to )?${any(affair.slots)}`, 'times', 'One of the times of the evening. A time at the beginning holds for the whole sentence.'),
    rule(`(?:someone |somebody )?${any([...new Set(affair.people.flatMap((person) => person.traits))])}`, 'what everybody sees', 'Somebody other than the speaker with this trait.'),
    rule('I', 'I', 'The speaker.'),
    rule('me|my', 'me', 'The speaker.'),
    rule('(?:was|were)(?: not)?', 'was', 'Without a time: all evening. That somebody was there does not say that the speaker saw it.'),
    rule('saw', 'saw', 'The speaker was there too, at the same time.'),
    rule('(?:wearing|wore|wear|in)', 'wearing', 'What somebody wore, all evening.'),
    rule('(?:someone|somebody)', 'someone', 'At least one other person; the speaker does not count.'),
    rule('(?:nobody|nobody else)', 'nobody', 'Not one person; the speaker is left out when it says else or saw.'),
    rule('alone', 'alone', 'Nobody else of these people was at the same place.'),
    rule('with', 'with', 'At the same place.'),
    rule('(?:not )?together', 'together', 'At the same place.'),
    rule('(?:the )?same colours?', 'the same colour', 'Both wore one and the same colour.'),
    rule('different colours?', 'different colours', 'They did not wear the same colour.'),
    rule('colours?', 'colour', 'Everybody wore one colour all evening.'),
    rule('exactly \\d+', 'exactly', 'This many, not more and not fewer.'),
    rule('at least \\d+', 'at least', 'This many or more.'),
    rule('at most \\d+', 'at most', 'This many or fewer, perhaps none.'),
    rule('an (?:odd|even) number of', 'odd and even', 'Odd is 1, 3, 5; even is 0, 2, 4: nobody at all is even.'),
    rule('(?:more )?(?:people|person)', 'people', 'The speaker counts, too. More is strict.'),
    rule('more', 'more', 'Strictly more.'),
    rule('than', 'than', 'What it is compared with.'),
    rule('lies?', 'lies', 'Is one of the liars. A liar may lie or tell the truth.'),
    rule('tells? the truth', 'tells the truth', 'Is not one of the liars.'),
    rule('did it', 'did it', 'Is the culprit.'),
    rule('did not(?: do it)?', 'did not', 'The opposite is so.'),
    rule('it was', 'it was', 'Is the culprit.'),
    rule('either|or', 'or', 'One, or the other, or both, unless the sentence says but not both.'),
    rule('but not both', 'but not both', 'Exactly one of the two.'),
    rule('neither|nor', 'neither … nor', 'Not the one and not the other.'),
    rule('if', 'if', 'Says nothing when the first part is not so, and nothing in the other direction.'),
    rule('then', 'then', 'What must be so when the first part is.'),
    rule('and', 'and', 'The one and the other.'),
    rule('of', 'of', 'Among those named next.'),
    rule('else', 'else', 'Other than the speaker.'),
    rule('stayed', 'stayed', 'Was at the same place the whole time.'),
    rule('went', 'went', 'Was at the one place, and at the next time at the other.'),
    rule('not', 'not', 'The opposite is so.'),
    rule('at|in|on|the|from|to|a|an', 'small words', 'These belong to the words beside them.'),
  ];
  return new Glossary(rules);
}
