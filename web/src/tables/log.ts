import type { Act, Table } from '../lib/api/types';

export function who(table: Table, seat: number): string {
  const one = table.seats.find(({ number }) => number === seat);
  return one?.player || (one?.bot ? `player ${seat} (the device)` : `player ${seat}`);
}

const VALUES: Record<string, (name: string) => string> = {
  suspect: (name) => `${name} is a suspect`,
  innocent: (name) => `${name} is innocent`,
  liar: (name) => `${name} did it`,
  honest: (name) => `${name} did not do it`,
};

/** What somebody did at a table, in words for everybody. */
export function told(table: Table, act: Act): string {
  const actor = who(table, act.seat);
  switch (act.act) {
    case 'ask':
      return `${actor} asked ${who(table, act.of!)} about ${act.value}: ${act.fits ? 'yes' : 'no'}`;
    case 'dig': {
      const each = act.each ? ` (${act.each.map((fits, i) => `${i + 1} ${fits ? 'yes' : 'no'}`).join(', ')})` : '';
      return `${actor} dug at ${act.value}: ${act.found ? 'the treasure!' : act.fits ? 'all agree' : 'not all agree'}${each}`;
    }
    case 'claim': {
      const name = act.name ?? '';
      return `${actor}: ${VALUES[act.value ?? '']?.(name) ?? `${name} is ${act.value}`} – ${act.fits ? '✓ yes' : '✗ not accepted'}`;
    }
    case 'hint':
      return `${actor} took a hint`;
  }
}

/** How often each seat found something, was refused, and took a hint. */
export function tally(table: Table): { name: string; found: number; refused: number; hints: number }[] {
  return table.seats.map(({ number }) => {
    const own = table.log.filter((act) => act.seat === number);
    return {
      name: who(table, number),
      found: own.filter((act) => act.act === 'claim' && act.fits).length,
      refused: own.filter((act) => act.act === 'claim' && !act.fits).length,
      hints: own.filter((act) => act.act === 'hint').length,
    };
  });
}

/** Whose turn it is when one after the other acts. */
export function nextSeat(table: Table): number {
  const last = table.log.filter((act) => act.act !== 'hint').at(-1)?.seat ?? 0;
  return (last % Math.max(1, table.seats.length)) + 1;
}
