import { expect, it } from 'vitest';
import { describe as say, readMap } from './map';

const board = {
  shape: 'square',
  terrain: ['GWD', 'MSN'],
  nature: ['T..', '..F'],
  stones: ['..1', '2..'],
  roads: ['...', '##.'],
  landmarks: [{ at: 'B1', kind: 'ship' }],
  territory: { bear: ['A1'] },
  small: ['C2'],
};

it('reads all layers of a map', () => {
  const map = readMap(board);
  expect(map.squares.map(say)).toEqual([
    'A1: grass, tree, bear territory',
    'B1: water, ship',
    'C1: desert, 1 stone',
    'A2: mountain, 2 stones, road',
    'B2: swamp, road',
    'C2: snow, flower, small treasure',
  ]);
});

it('puts every second column of a hex map half a square lower', () => {
  const map = readMap({ ...board, shape: 'hex' });
  const [a, b, c] = map.squares;
  expect(b!.y - a!.y).toBeGreaterThan(15);
  expect(c!.y).toBe(a!.y);
});

it('reads further terrains from the legend', () => {
  expect(readMap({ shape: 'square', terrain: ['F'], legend: { F: 'forest' } }).squares[0]!.terrain).toBe('forest');
});
