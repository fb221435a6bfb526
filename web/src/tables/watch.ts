import { server } from '../lib/api/client';
import type { Table } from '../lib/api/types';

const ASK_EVERY_MILLIS = 4000;

/** Looks again and again what others did at a table, while the page is seen. */
export function watch(secret: string, ended: () => boolean, take: (table: Table) => void): () => void {
  const asking = setInterval(() => {
    if (document.visibilityState === 'visible' && !ended()) server.seat(secret).then((seat) => take(seat.table), () => {});
  }, ASK_EVERY_MILLIS);
  return () => clearInterval(asking);
}
