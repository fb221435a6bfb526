/** Seconds that somebody spent looking at a puzzle: it stands still while the page is hidden or the game is over. */
export class Timer {
  private millis: number;
  private since: number | undefined;

  constructor(
    seconds: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.millis = seconds * 1000;
  }

  get runs(): boolean {
    return this.since !== undefined;
  }
  get seconds(): number {
    return Math.floor((this.millis + (this.since === undefined ? 0 : this.now() - this.since)) / 1000);
  }
  run() {
    this.since ??= this.now();
  }
  pause() {
    if (this.since !== undefined) {
      this.millis += this.now() - this.since;
      this.since = undefined;
    }
  }
}

/** "4:07", "1:02:09". */
export function clock(seconds: number): string {
  const two = (n: number) => String(n).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** "4 minutes 7 seconds", for reading out. */
export function clockInWords(seconds: number): string {
  const count = (n: number, word: string) => (n === 0 ? '' : `${n} ${word}${n === 1 ? '' : 's'}`);
  const parts = [count(Math.floor(seconds / 3600), 'hour'), count(Math.floor(seconds / 60) % 60, 'minute'), count(seconds % 60, 'second')];
  return parts.filter(Boolean).join(' ') || '0 seconds';
}
