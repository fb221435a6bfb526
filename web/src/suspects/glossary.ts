import { Glossary, escaped, rule, type Rule } from '../lib/words/glossary';
import type { Board } from './board';

const T = '(?:suspects?|innocents?)';

const list = (names: string[]) =>
  names.length === 0 ? 'nobody' : names.length === 1 ? names[0]! : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
const people = (names: string[]) => `${names.length} ${names.length === 1 ? 'person' : 'people'}: ${list(names)}.`;

/** Places, people and roles of this board. */
function placeRules(board: Board): Rule[] {
  const name = `(${board.people
    .map((person) => escaped(person.name))
    .sort((a, b) => b.length - a.length)
    .join('|')})`;
  const roles = board.roles();
  const named = (text: string | undefined) => board.person(text ?? '')!;
  const around = (text: string | undefined) => {
    const names = board.neighbours(named(text));
    return { meaning: `The people around ${named(text).name}, diagonals included, ${named(text).name} left out. ${people(names)}`, about: names };
  };
  const beyond = (way: string, columns: number, rows: number): Rule => ({
    pattern: `${way.replace('the ', '(?:the )?')} ${name}`,
    entry: (m) => {
      const names = board.beyond(named(m[1]), columns, rows);
      return { title: `${way} ${named(m[1]).name}`, meaning: `Everybody in that direction, not only the next one. ${people(names)}`, about: names };
    },
  });
  return [
    {
      pattern: name,
      entry: (m) => {
        const person = named(m[1]);
        return { title: person.name, meaning: `The ${person.role} at ${board.coordinate(person)}.`, about: [person.name] };
      },
    },
    { pattern: `(?:is |are )?(?:a )?neighbou?r(?:ing|s of) ${name}`, entry: (m) => ({ title: `neighbouring ${named(m[1]).name}`, ...around(m[1]) }) },
    {
      pattern: `neighbouring both ${name} and ${name}`,
      entry: (m) => {
        const other = board.neighbours(named(m[2]));
        const names = board.neighbours(named(m[1])).filter((n) => other.includes(n));
        return { title: 'neighbouring both', meaning: `People who are neighbours of the one and of the other. ${people(names)}`, about: names };
      },
    },
    {
      pattern: `between ${name} and ${name}`,
      entry: (m) => {
        const names = board.between(named(m[1]), named(m[2]));
        return { title: 'between', meaning: `Everybody who stands strictly between the two, in their row or column. ${people(names)}`, about: names };
      },
    },
    beyond('above', 0, -1),
    beyond('below', 0, 1),
    beyond('to the left of', -1, 0),
    beyond('to the right of', 1, 0),
    {
      pattern: '(?:in )?row (\\d+)',
      entry: (m) => {
        const names = board.all((p) => p.row === Number(m[1]) - 1);
        return { title: `row ${m[1]}`, meaning: `Rows are numbered from the top. ${people(names)}`, about: names };
      },
    },
    {
      pattern: '(?:in )?column ([A-J])',
      entry: (m) => {
        const names = board.all((p) => board.letter(p.column) === m[1]!.toUpperCase());
        return { title: `column ${m[1]}`, meaning: `Columns are lettered from the left. ${people(names)}`, about: names };
      },
    },
    rule('in the corners', 'in the corners', `The four corner cells. ${people(board.corners())}`, board.corners()),
    rule('on the edge', 'on the edge', `The outermost cells, corners included. ${people(board.edge())}`, board.edge()),
    rule('on the board', 'on the board', `Everybody: ${board.people.length} people.`, board.all(() => true)),
    {
      pattern: `among ${name}(?:, ${name})*(?: and ${name})?`,
      entry: (m) => {
        const text = m[0]!.toLowerCase();
        const names = board.all((p) => new RegExp(`(?:^|[ ,])${escaped(p.name.toLowerCase())}(?:$|[ ,])`, 'u').test(text));
        return { title: 'among', meaning: `Exactly those who are named. ${people(names)}`, about: names };
      },
    },
    ...roles.flatMap((role): Rule[] => {
      const names = board.all((p) => p.role === role);
      const meaning = `Everybody with that role. ${people(names)}`;
      const word = `(?:${escaped(role)}|${escaped(board.plural(role))})`;
      return [
        { pattern: `(?:among )?(?:the )?${word}`, entry: () => ({ title: board.plural(role), meaning, about: names }) },
        rule(`no ${word}`, `no ${role}`, `Not one of them. ${meaning}`, names),
      ];
    }),
  ];
}

/** Words that mean the same on every board. */
const WORDS: Rule[] = [
  rule(T, 'suspects and innocents', 'Everybody is one or the other, and everybody tells the truth, suspects too.'),
  rule(`an? ${T}`, 'is a', 'Everybody is either a suspect or innocent, never both.'),
  rule(`is (?:a |an )?${T}`, 'is', 'Says straight out what this person is.'),
  rule(`${T} neighbours?`, 'neighbours of a kind', 'The people around somebody, diagonals included, who are of that kind.'),
  rule('neighbou?rs?', 'neighbours', 'The up to eight people around somebody, diagonals included.'),
  rule('are neighbours', 'are neighbours', 'The two stand next to each other, perhaps diagonally.'),
  rule('neighbouring both', 'neighbouring both', 'Around the one and around the other.'),
  rule('neighbouring', 'neighbouring', 'Around somebody, diagonals included.'),
  rule('there (?:is|are)', 'there is', 'Counts people. Those who are known already count, too.'),
  rule('exactly (?:\\d+|one|two|three|four)', 'exactly', 'This many, not more and not fewer.'),
  rule('\\d+', 'a number', 'A bare number is exact: this many, not more and not fewer.'),
  rule('one', 'one', 'Exactly one.'),
  rule('at least (?:\\d+|one)', 'at least', 'This many or more.'),
  rule('at most (?:\\d+|one)', 'at most', 'This many or fewer, perhaps none.'),
  rule('no', 'no', 'Not a single one.'),
  rule('none of the (?:\\d+)', 'none of the', 'There are exactly this many, and not one of them is in the other place.'),
  rule('of the (?:\\d+)', 'of the', 'There are exactly this many in the first place, counted apart from the rest of the clue.'),
  rule('one of the (?:\\d+)', 'one of the', 'This person is among them, and there are exactly this many.'),
  rule('of the', 'of the', 'Some of those named next.'),
  rule('an? (?:odd|even) number of(?: the)?', 'odd and even', 'Odd is 1, 3, 5 and so on. Even is 0, 2, 4 and so on: none at all is even.'),
  rule('and', 'and', 'Both at once. Between two places: people who are in the one and in the other.'),
  rule('together', 'together', 'Everybody in either place, each counted once.'),
  rule('more', 'more', 'Strictly more: not as many. The other number may be 0.'),
  rule('more than', 'more than', 'Strictly more: as many would not do.'),
  rule('exactly \\d+ more', 'exactly … more', 'The first number is greater than the second by exactly this.'),
  rule('than', 'than', 'What it is compared with.'),
  rule('as many', 'as many', 'The same number; none and none is the same, too.'),
  rule('equally many', 'equally many', 'The same number; none and none is the same, too.'),
  rule('as', 'as', 'What it is compared with.'),
  rule('the most', 'the most', 'Strictly more than every other: a tie would not do.'),
  rule('the fewest', 'the fewest', 'Strictly fewer than every other: a tie would not do.'),
  rule('of all (?:rows|columns|roles|people)', 'of all', 'Compared with every other one on the board.'),
  rule('all', 'all', 'Every one of them, and there is at least one.'),
  rule('both', 'both', 'There are exactly two, and it is true of each.'),
  rule('the only', 'the only', 'There is exactly one.'),
  rule('is the only', 'is the only', 'It is true of this one and of no other.'),
  rule('but not the only one', 'but not the only one', 'There is at least one more in that place.'),
  rule('every (?:row|column|role)', 'every', 'True of each of them, without exception.'),
  rule('everybody', 'everybody', 'Each person in that place, without exception.'),
  rule('nobody', 'nobody', 'Not a single person in that place.'),
  rule('(?:the )?(?:only )?(?:person|people)', 'people', 'Suspects and innocents alike.'),
  rule('(?:only )?(?:rows?|columns?|roles?)', 'rows, columns, roles', 'Rows run across, columns run down. A role is what stands under a name.'),
  rule('(?:the )?same status', 'same status', 'Both are suspects, or both are innocent.'),
  rule('(?:a )?different status(?:es)?', 'different status', 'One is a suspect and the other is innocent; which is which is not said.'),
  rule('if', 'if', 'Says nothing when the first part is not so, and nothing in the other direction.'),
  rule('then', 'then', 'What must be so when the first part is.'),
  rule('connected', 'connected', 'They stand side by side without a gap, by steps across or down; a single one is connected.'),
  rule('all connected', 'all connected', 'There is at least one, and they stand without a gap.'),
  rule('not all connected', 'not all connected', 'There are at least two, with a gap somewhere between them.'),
  rule('no two', 'no two', 'There is no such pair. One alone, or none, is fine.'),
  rule('(?:are )?directly next to each other', 'directly next to', 'Side by side across or down; diagonally does not count.'),
  rule('directly (?:above|below|to the left of|to the right of) them', 'directly', 'The adjacent person in that direction. Off the board there is nobody.'),
  rule('(?:has|have)', 'has', 'Counts what this person or place has.'),
  rule('with', 'with', 'Who or which has that.'),
  rule('(?:is|are|is in|are in)', 'is', 'States what is so.'),
  rule('in', 'in', 'Inside that place.'),
  rule('the', 'the', 'Exactly the ones named next.'),
  rule('an?', 'a', 'One of them.'),
  rule('of', 'of', 'Belonging to what is named next.'),
  rule('not', 'not', 'The opposite is so.'),
  rule('but', 'but', 'And also.'),
  rule('or', 'or', 'One, or the other, or both.'),
  rule('only', 'only', 'This and no other.'),
  rule('none', 'none', 'Not a single one.'),
  rule('people', 'people', 'Suspects and innocents alike.'),
];

/** Every word that a clue on this board can hold. */
export const suspectsGlossary = (board: Board) => new Glossary([...placeRules(board), ...WORDS]);
