// The map of a treasure game: its squares, where they lie on paper, and what there is on each.

export interface Square {
  name: string;
  column: number;
  row: number;
  x: number;
  y: number;
  terrain: string;
  nature: '' | 'tree' | 'flower';
  stones: number;
  road: boolean;
  things: string[];
  animals: string[];
}
export interface TreasureMap {
  hex: boolean;
  columns: number;
  rows: number;
  squares: Square[];
  width: number;
  height: number;
  corners: string;
  kinds: string[];
}

const TERRAINS: Record<string, string> = { G: 'grass', W: 'water', D: 'desert', M: 'mountain', S: 'swamp', N: 'snow' };
const SIDE = 40;
const RADIUS = 24;
const LEFT = 22;

export const letter = (column: number) => String.fromCharCode(65 + column);

export function readMap(board: Record<string, unknown>): TreasureMap {
  const lines = (name: string) => (board[name] ?? []) as string[];
  const legend = { ...TERRAINS, ...((board.legend ?? {}) as Record<string, string>) };
  const terrain = lines('terrain');
  const hex = board.shape === 'hex';
  const things = new Map<string, string[]>();
  const put = (at: string, thing: string) => things.set(at, [...(things.get(at) ?? []), thing]);
  for (const { at, kind } of (board.landmarks ?? []) as { at: string; kind: string }[]) put(at, kind);
  for (const { at, kind, colour } of (board.structures ?? []) as { at: string; kind: string; colour: string }[]) put(at, `${colour} ${kind}`);
  for (const at of (board.small ?? []) as string[]) put(at, 'small treasure');
  const territory = Object.entries((board.territory ?? {}) as Record<string, string[]>);
  const columns = terrain[0]?.length ?? 0;
  const step = RADIUS * 1.5;
  const tall = RADIUS * Math.sqrt(3);
  const squares = terrain.flatMap((line, row) =>
    [...line].map((sign, column): Square => {
      const name = `${letter(column)}${row + 1}`;
      const nature = lines('nature')[row]?.[column];
      return {
        name,
        column,
        row,
        x: hex ? LEFT + RADIUS + column * step : LEFT + column * SIDE + SIDE / 2,
        y: hex ? LEFT + tall / 2 + row * tall + (column % 2 ? tall / 2 : 0) : LEFT + row * SIDE + SIDE / 2,
        terrain: legend[sign] ?? sign,
        nature: nature === 'T' ? 'tree' : nature === 'F' ? 'flower' : '',
        stones: Number(lines('stones')[row]?.[column]) || 0,
        road: lines('roads')[row]?.[column] === '#',
        things: things.get(name) ?? [],
        animals: territory.filter(([, at]) => at.includes(name)).map(([animal]) => animal),
      };
    }),
  );
  const half = SIDE / 2;
  const corners = hex
    ? [0, 60, 120, 180, 240, 300].map((degrees) => {
        const angle = (degrees * Math.PI) / 180;
        return `${(RADIUS * Math.cos(angle)).toFixed(1)},${(RADIUS * Math.sin(angle)).toFixed(1)}`;
      }).join(' ')
    : `${-half},${-half} ${half},${-half} ${half},${half} ${-half},${half}`;
  return {
    hex,
    columns,
    rows: terrain.length,
    squares,
    width: hex ? LEFT + RADIUS * 2 + (columns - 1) * step + 4 : LEFT + columns * SIDE + 4,
    height: hex ? LEFT + tall * (terrain.length + 0.5) + 4 : LEFT + terrain.length * SIDE + 4,
    corners,
    kinds: [...new Set(squares.map((square) => square.terrain))],
  };
}

export const describe = (square: Square): string =>
  [
    `${square.name}: ${square.terrain}`,
    square.nature,
    square.stones ? `${square.stones} ${square.stones === 1 ? 'stone' : 'stones'}` : '',
    square.road ? 'road' : '',
    ...square.things,
    ...square.animals.map((animal) => `${animal} territory`),
  ]
    .filter(Boolean)
    .join(', ');
