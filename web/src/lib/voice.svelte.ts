const TOGETHER_MILLIS = 60;

/** What is read out by a screen reader as soon as it changes. What is said in one breath is read as one. */
class Voice {
  said = $state('');
  private waiting: string[] = [];

  say(text: string) {
    if (this.waiting.push(text) > 1) return;
    setTimeout(() => {
      const all = this.waiting.join(' ');
      this.waiting = [];
      // The same sentence twice is a change, too.
      this.said = all === this.said ? `${all}\u00a0` : all;
    }, TOGETHER_MILLIS);
  }
}

export const voice = new Voice();
