/** What is read out by a screen reader as soon as it changes. */
class Voice {
  said = $state('');

  say(text: string) {
    // The same sentence twice is a change, too.
    this.said = text === this.said ? `${text}\u00a0` : text;
  }
}

export const voice = new Voice();
