import { escaped, Glossary, rule, type Rule } from '../lib/words/glossary';
import { letter, type Square, type TreasureMap } from './map';

const squares = (names: string[]) => (names.length === 0 ? 'None on this map.' : `${names.length} on this map.`);

/** Every word that a hint on this map can hold; what is on the map is pointed at. */
export function treasureGlossary(map: TreasureMap): Glossary {
  const all = (test: (square: Square) => boolean) => map.squares.filter(test).map((square) => square.name);
  const here = (pattern: string, title: string, meaning: string, test: (square: Square) => boolean): Rule => {
    const names = all(test);
    return rule(pattern, title, `${meaning} ${squares(names)}`, names);
  };
  const terrain = (kind: string) => here(escaped(kind), kind, 'A kind of terrain.', (square) => square.terrain === kind);
  const things = [...new Set(map.squares.flatMap((square) => square.things))].filter((thing) => thing !== 'small treasure');
  const animals = [...new Set(map.squares.flatMap((square) => square.animals))];
  const side = (word: string, test: (square: Square) => boolean): Rule[] => [
    here(`(?:in )?the ${word} half`, `the ${word} half`, 'The middle line of an odd number belongs to neither half.', test),
    rule(word, word, 'A side of the map.'),
  ];
  const left = (square: Square) => 2 * square.column + 1 < map.columns;
  const right = (square: Square) => 2 * square.column + 1 > map.columns;
  const top = (square: Square) => 2 * square.row + 1 < map.rows;
  const bottom = (square: Square) => 2 * square.row + 1 > map.rows;
  const quarter = (word: string, test: (square: Square) => boolean) => here(`(?:in )?the ${word} quarter`, `the ${word} quarter`, 'Where the two halves cross.', test);
  const step = `${map.hex ? 'Steps from square to neighbouring square' : 'Steps across or down, not diagonally'}`;
  return new Glossary([
    ...[...new Set([...map.kinds, ...KINDS])].map(terrain),
    here('(?:with )?(?:a )?trees?', 'tree', 'A kind of nature.', (square) => square.nature === 'tree'),
    here('(?:with )?(?:a )?flowers?', 'flower', 'A kind of nature.', (square) => square.nature === 'flower'),
    here('(?:with )?nature', 'nature', 'A tree or a flower.', (square) => square.nature !== ''),
    here('without nature', 'without nature', 'Neither tree nor flower.', (square) => square.nature === ''),
    here('(?:with )?(?:a )?stones?', 'stones', 'Squares with 1 to 4 stones.', (square) => square.stones > 0),
    here('(?:on )?(?:a )?roads?', 'road', 'Squares that a road runs through.', (square) => square.road),
    rule('a straight road', 'a straight road', 'Two road neighbours, opposite each other.'),
    rule('a bend', 'a bend', 'Two road neighbours that are not opposite each other.'),
    rule('a dead end', 'a dead end', 'One road neighbour, also where the road runs off the map.'),
    here('(?:a |the )?small treasures?', 'small treasure', 'Not the treasure that is looked for.', (square) => square.things.includes('small treasure')),
    ...things.flatMap((thing): Rule[] => {
      const kind = thing.slice(thing.indexOf(' ') + 1);
      return [
        here(`(?:the |a )?${escaped(thing)}`, thing, 'On the map; of several, the nearest one.', (square) => square.things.includes(thing)),
        here(`(?:the |an? )?${escaped(kind)}`, kind, 'On the map; of several, the nearest one.', (square) => square.things.some((one) => one.endsWith(kind))),
      ];
    }),
    ...[...new Set(things.filter((thing) => thing.includes(' ')).map((thing) => thing.split(' ')[0]!))].map((colour) =>
      here(`(?:an? )?${escaped(colour)} structure`, `a ${colour} structure`, 'A structure of that colour, of whatever kind.', (square) => square.things.some((one) => one.startsWith(`${colour} `))),
    ),
    ...animals.map((animal) => here(`(?:in )?${escaped(animal)} territory`, `${animal} territory`, 'Squares where that animal lives.', (square) => square.animals.includes(animal))),
    here('(?:in )?animal territory', 'animal territory', 'The territory of any animal.', (square) => square.animals.length > 0),
    {
      pattern: '(?:in )?rows? (\\d+)(?: or (\\d+))?',
      entry: (m) => ({ title: m[0]!.replace(/^in /, ''), meaning: 'Rows are numbered from the top.', about: all((square) => [m[1], m[2]].includes(String(square.row + 1))) }),
    },
    {
      pattern: '(?:in )?columns? ([A-P])(?: or ([A-P]))?(?![a-z])',
      entry: (m) => ({ title: m[0]!.replace(/^in /, ''), meaning: 'Columns are lettered from the left.', about: all((square) => [m[1], m[2]].some((one) => one?.toUpperCase() === letter(square.column))) }),
    },
    ...side('left', left),
    ...side('right', right),
    ...side('top', top),
    ...side('bottom', bottom),
    quarter('top left', (square) => top(square) && left(square)),
    quarter('top right', (square) => top(square) && right(square)),
    quarter('bottom left', (square) => bottom(square) && left(square)),
    quarter('bottom right', (square) => bottom(square) && right(square)),
    here('(?:to )?the edge', 'the edge', 'The first and last row and column.', (square) => [0, map.columns - 1].includes(square.column) || [0, map.rows - 1].includes(square.row)),
    here('(?:to )?the middle', 'the middle', 'Where the middle columns and middle rows cross.', (square) => Math.abs(2 * square.column + 1 - map.columns) <= 1 && Math.abs(2 * square.row + 1 - map.rows) <= 1),
    rule('within \\d+(?: of)?', 'within', `${step}; 0 steps count: the thing itself is within, too.`),
    rule('not within \\d+(?: of)?', 'not within', `${step}; farther than this from every one of them.`),
    rule('nearer(?: to)?', 'nearer', `${step}. Strictly fewer: as near would not do.`),
    rule('(?:The )?distances? from', 'distances', `${step}.`),
    rule('to all landmarks', 'all landmarks', 'Every landmark on the map, each counted.'),
    rule('to all small treasures', 'all small treasures', 'Every small treasure on the map, each counted.'),
    rule('add up to', 'add up to', 'All of them together.'),
    rule('at least \\d+', 'at least', 'This many or more.'),
    rule('at most \\d+', 'at most', 'This many or fewer, perhaps none.'),
    rule('between \\d+ and \\d+', 'between', 'The lower number, the higher one, or any between them.'),
    rule('(?:with )?\\d+ to \\d+', 'a range', 'The lower number, the higher one, or any between them.'),
    rule('(?:with )?\\d+ or \\d+', 'or', 'The one number or the other.'),
    rule('(?:with )?\\d+', 'a number', 'Exactly this.'),
    rule('there (?:is|are)', 'there is', 'Counts squares around the treasure; the square itself counts, too.'),
    rule('different terrains?', 'different terrains', 'Kinds of terrain, each counted once; the one under the treasure counts, too.'),
    rule('(?:an? |no )?neighbou?ring squares?', 'neighbouring', map.hex ? 'One of the up to six squares that touch.' : 'One of the up to four squares above, below, left and right.'),
    rule('has the same terrain as', 'the same terrain', 'The same kind of terrain as under the treasure.'),
    rule("the treasure's kind of terrain", "the treasure's kind of terrain", 'All squares of the map with the terrain that is under the treasure.'),
    rule('more', 'more', 'Strictly more.'),
    rule('fewer', 'fewer', 'Strictly fewer.'),
    rule('as many', 'as many', 'The same number; none and none is the same, too.'),
    rule('than|as', 'than', 'What it is compared with.'),
    rule('(?:of )?the treasure', 'the treasure', 'The square that is looked for.'),
    rule('(?:on )?(?:a )?squares?', 'square', 'One place on the map.'),
    rule('squares? of', 'squares of', 'Squares with that terrain.'),
    rule('is on|is in|is', 'is', 'States what is so.'),
    rule('is not on|is not in|is not|not', 'not', 'The opposite is so.'),
    rule('or', 'or', 'The one or the other.'),
    rule('and|an?|in|on|of|to|the|with|from|are|no', 'small words', 'These belong to the words beside them.'),
  ]);
}

const KINDS = ['grass', 'water', 'desert', 'mountain', 'swamp', 'snow'];
