import { Refusal, server, type Client } from './api/client';
import type { Claim, Clue, Course, DailyName, Hint, Reply, Session } from './api/types';
import { device, type Device, type Result } from './device';
import { puzzleName } from './names';
import { Timer } from './timer';
import { voice } from './voice.svelte';

export interface Refused {
  claim: Claim;
  reply: Reply;
  details?: Reply;
}

/** Where a game is found again: its key on the device, and how it is opened for the first time. */
export interface Opening {
  key: string;
  puzzle?: string;
  daily?: DailyName;
  share?: string;
}

/** A clue's number is its place in the list; a clue's own parameters may use the same word. */
const numbered = (session: Session): Session => ({ ...session, clues: session.clues.map((clue, number) => ({ ...clue, number })) });

const SAVE_EVERY_SECONDS = 15;

/** One game in progress. The server holds the game; this holds what is shown of it. */
export class Play {
  session = $state.raw<Session>() as Session;
  selected = $state<string>();
  hint = $state.raw<Hint>();
  refused = $state.raw<Refused>();
  trouble = $state('');
  busy = $state(false);
  /** People that are pointed at just now, by a word of a clue or by a hint. */
  pointed = $state.raw<string[]>([]);
  timer: Timer;

  private last: Promise<unknown> = Promise.resolve();
  private saving: ReturnType<typeof setTimeout> | undefined;

  private constructor(
    readonly opening: Opening,
    session: Session,
    private readonly api: Client,
    private readonly store: Device,
    now?: () => number,
  ) {
    this.session = numbered(session);
    this.timer = new Timer(session.seconds, now);
    this.finish();
  }

  /** Goes on with the game that this device knows, or begins one. */
  static async open(opening: Opening, api: Client = server, store: Device = device, now?: () => number): Promise<Play> {
    const { key, ...asked } = opening;
    const known = store.session(key);
    if (known) {
      try {
        return new Play(opening, { ...(await api.session(known)), id: known }, api, store, now);
      } catch (refusal) {
        if (!(refusal instanceof Refusal) || refusal.status !== 404) throw refusal;
      }
    }
    const session = await api.open(asked);
    store.keepSession(key, session.id);
    return new Play(opening, session, api, store, now);
  }

  get id(): string {
    return this.session.id!;
  }
  get over(): boolean {
    return this.session.state !== 'playing';
  }

  known = $derived(new Map((this.session?.known ?? []).filter((fact) => fact.is).map((fact) => [fact.name, fact])));
  pencilled = $derived(new Map((this.session?.pencil ?? []).map((fact) => [fact.name, fact.value])));

  cluesOf(name: string): Clue[] {
    return this.session.clues.filter((clue) => clue.by === name);
  }
  clue = (number: number) => this.session.clues.find((clue) => clue.number === number);
  dims = (clue: Clue) => clue.spent === true || this.session.dimmed.includes(clue.number);

  /** One after the other, in the order in which they were asked for. */
  private act<A>(work: () => Promise<A>): Promise<A | undefined> {
    const done = this.last.then(() => this.attempt(work));
    this.last = done;
    return done;
  }

  private async attempt<A>(work: () => Promise<A>): Promise<A | undefined> {
    this.busy = true;
    this.trouble = '';
    try {
      return await work();
    } catch (refusal) {
      this.trouble = refusal instanceof Error ? refusal.message : String(refusal);
      voice.say(this.trouble);
      return undefined;
    } finally {
      this.busy = false;
    }
  }

  /** Takes what the server says, but for the sheet, which only this player writes. */
  private take(session: Session) {
    const { id, tags, dimmed } = this.session;
    this.session = { ...numbered(session), id, tags, dimmed };
    this.finish();
  }

  async claim(claim: Claim): Promise<Reply | undefined> {
    return this.act(async () => {
      const { reply, session } = await this.api.claim(this.id, claim);
      this.refused = reply.kind === 'refused' ? { claim, reply } : undefined;
      if (reply.kind === 'forced') this.hint = undefined;
      this.take(session);
      const clues = (reply.revealed ?? []).map((number) => this.clue(number)).filter((clue) => clue !== undefined);
      voice.say([...reply.text, ...clues.map((clue) => `${clue.by ?? ''} says: ${clue.says}`)].join(' '));
      if (this.session.state === 'solved') voice.say('Solved. Everything is known.');
      return reply;
    });
  }

  async details() {
    await this.act(async () => {
      const details = await this.api.witnesses(this.id);
      if (this.refused) this.refused = { ...this.refused, details };
      voice.say(details.text.filter((line) => !line.includes('  ')).join(' '));
    });
  }

  async ask(level: number) {
    await this.act(async () => {
      const { hint, session } = await this.api.hint(this.id, level);
      this.hint = hint;
      this.refused = undefined;
      this.take(session);
      this.pointed = [...new Set([...(hint.about ?? []), ...(hint.clues ?? []).flatMap((n) => this.clue(n)?.by ?? [])])];
      voice.say(hint.text.join(' '));
    });
  }

  closeHint() {
    this.hint = undefined;
    this.pointed = [];
  }

  async why(name: string): Promise<string[] | undefined> {
    return this.act(async () => {
      const reasons = await this.api.why(this.id, name);
      voice.say(reasons.text.join(' '));
      return reasons.text;
    });
  }

  async pencil(mark: Claim) {
    await this.act(async () => {
      this.take(await this.api.pencil(this.id, mark));
      const now = this.pencilled.get(mark.name);
      voice.say(now ? `${mark.name}: pencilled ${now}.` : `${mark.name}: pencil mark taken away.`);
    });
  }

  async note(name: string, note: string) {
    await this.act(async () => this.take(await this.api.note(this.id, name, note)));
  }

  async undo() {
    await this.act(async () => {
      this.take(await this.api.undo(this.id));
      this.refused = undefined;
      this.hint = undefined;
      voice.say('Taken back.');
    });
  }

  async tag(name: string, colour: string) {
    const tags = { ...this.session.tags };
    if (tags[name] === colour) delete tags[name];
    else tags[name] = colour;
    this.session = { ...this.session, tags };
    voice.say(tags[name] ? `${name}: ${colour} tag.` : `${name}: tag taken away.`);
    await this.save();
  }

  async dim(clue: Clue) {
    const dimmed = this.session.dimmed.includes(clue.number)
      ? this.session.dimmed.filter((number) => number !== clue.number)
      : [...this.session.dimmed, clue.number];
    this.session = { ...this.session, dimmed };
    await this.save();
  }

  async giveUp() {
    await this.act(async () => {
      this.take(await this.api.giveUp(this.id));
      voice.say('Given up. The answer is shown.');
    });
  }

  async share(): Promise<string | undefined> {
    await this.save();
    return this.act(async () => (await this.api.share(this.id)).share);
  }

  /** Sends the sheet: tags, dimmed clues, and the time. */
  async save() {
    clearTimeout(this.saving);
    this.saving = undefined;
    try {
      const { tags, dimmed } = this.session;
      await this.api.sheet(this.id, { tags, dimmed, seconds: this.timer.seconds });
    } catch {
      // The next one takes it along.
    }
  }

  /** Lets the time run while the page is seen and the game goes on. */
  seen(visible: boolean) {
    if (visible && !this.over) {
      this.timer.run();
      this.saving ??= setTimeout(() => void this.save().then(() => this.timer.runs && this.seen(true)), SAVE_EVERY_SECONDS * 1000);
    } else {
      const ran = this.timer.runs;
      this.timer.pause();
      if (ran) void this.save();
    }
  }

  leave() {
    this.seen(false);
    clearTimeout(this.saving);
  }

  private finish() {
    if (!this.over) return;
    this.seen(false);
    this.selected = undefined;
    this.pointed = [];
    if (!this.opening.share) this.store.keepResult(this.result());
  }

  course(name: string): Course {
    return this.session.known.find((fact) => fact.name === name)?.course ?? 'open';
  }

  result(): Result {
    const { puzzle, mistakes, hints, state } = this.session;
    const asked = puzzle.variables.filter((variable) => variable.asked);
    return {
      key: this.opening.key,
      title: [puzzleName(puzzle), puzzle.daily?.date].filter(Boolean).join(' · '),
      seconds: this.timer.seconds,
      mistakes,
      hints,
      solved: state === 'solved',
      courses: asked.map((variable) => this.course(variable.name)),
      columns: Number(puzzle.board.columns ?? asked.length),
      at: new Date().toISOString(),
    };
  }
}
