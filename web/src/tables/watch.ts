import { Refusal, server } from '../lib/api/client';
import type { Table } from '../lib/api/types';

const ASK_EVERY_MILLIS = 4000;

/** Whether a seat is played on another device: whoever took it by the code has got another link. */
export const isGone = (refusal: unknown) => refusal instanceof Refusal && refusal.status === 404;

/** Looks again and again what others did at a table, while the page is seen. */
export function watch(secret: string, ended: () => boolean, take: (table: Table) => void, gone: () => void = () => {}): () => void {
  const asking = setInterval(() => {
    if (document.visibilityState !== 'visible' || ended()) return;
    server.seat(secret).then(
      (seat) => take(seat.table),
      (refusal) => isGone(refusal) && gone(),
    );
  }, ASK_EVERY_MILLIS);
  return () => clearInterval(asking);
}
