/** The pattern of each terrain, around the middle of a square; no two are alike, so that none is told by colour alone. */
export const TERRAIN_SIGNS: Record<string, string> = {
  grass: 'M-13 -8 l2 4 l2 -4 M9 12 l2 4 l2 -4 M-12 12 l2 4 l2 -4',
  water: 'M-15 -10 q3 -4 6 0 t6 0 M3 13 q3 -4 6 0 t6 0',
  desert: 'M-12 -11 h.1 M-3 14 h.1 M12 12 h.1 M-13 8 h.1 M13 -2 h.1',
  mountain: 'M-16 -4 l5 -8 l5 8 M5 16 l5 -8 l5 8',
  swamp: 'M-15 -10 h7 M-12 -7 h7 M5 12 h7 M8 15 h7',
  snow: 'M-11 -14 v8 M-15 -10 h8 M11 9 v8 M7 13 h8',
};

const SHAPES: Record<string, string> = {
  ship: 'M-9 3 H9 L5 9 H-5 Z M-1 3 V-10 L8 1 H-1',
  temple: 'M-9 -3 L0 -10 L9 -3 Z M-7 -3 V7 H-4 V-3 M-1.5 -3 V7 H1.5 V-3 M4 -3 V7 H7 V-3 M-9 7 H9 V9 H-9 Z',
  rocks: 'M-10 8 L-5 -3 L-1 3 L3 -7 L10 8 Z',
  'small treasure': 'M0 -8 L7 0 L0 8 L-7 0 Z',
  'standing stone': 'M-5 9 V-5 Q0 -12 5 -5 V9 Z',
  shack: 'M-8 9 V-1 L0 -9 L8 -1 V9 Z',
};
const COLOURS = ['blue', 'white', 'green', 'black', 'red', 'yellow'];

/** How a thing on the map is drawn: a shape for its kind, and where it has a colour, that colour and its letter. */
export interface ThingSign {
  shape: string;
  colour: string;
  letter: string;
}

export function thingSign(thing: string): ThingSign {
  const first = thing.split(' ')[0]!;
  const kind = thing in SHAPES ? thing : thing.slice(first.length + 1);
  const coloured = thing !== kind;
  const shape = SHAPES[kind];
  return {
    shape: shape ?? 'M-8 0 A8 8 0 1 0 8 0 A8 8 0 1 0 -8 0 Z',
    colour: coloured && COLOURS.includes(first) ? first : 'plain',
    letter: coloured || !shape ? first.charAt(0).toUpperCase() : '',
  };
}
