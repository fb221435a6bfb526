import { Refusal, server, type Client } from './api/client';
import { seatDesk, sessionDesk, type Desk } from './desk';
import type { Claim, Clue, Comparison, Course, DailyName, Hint, Reply, Session } from './api/types';
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
    readonly desk: Desk,
    session: Session,
    /** Keeps the result once the game is over. */
    private readonly keep: (play: Play) => void,
    now?: () => number,
  ) {
    this.session = numbered(session);
    this.timer = new Timer(session.seconds, now);
    this.finish();
  }

  /** Goes on with the game that this device knows, or begins one. */
  static async open(opening: Opening, api: Client = server, store: Device = device, now?: () => number): Promise<Play> {
    const { key, ...asked } = opening;
    const keep = (play: Play) => {
      if (!opening.share) store.keepResult(play.result(key));
    };
    const known = store.session(key);
    if (known) {
      try {
        return new Play(sessionDesk(api, known), await api.session(known), keep, now);
      } catch (refusal) {
        if (!(refusal instanceof Refusal) || refusal.status !== 404) throw refusal;
      }
    }
    const session = await api.open(asked);
    store.keepSession(key, session.id);
    return new Play(sessionDesk(api, session.id!), session, keep, now);
  }

  /** Sits down at a table; what comes of it is not a result of one's own. */
  static sit(secret: string, session: Session, api: Client = server, store: Device = device, now?: () => number): Play {
    const desk = seatDesk(api, secret, store, session);
    const play = new Play(desk, desk.own(session), () => {}, now);
    play.own = desk.own;
    return play;
  }
  /** Notes that are on their way to where they are kept. */
  private writing = new Map<string, string>();
  private written(session: Session): Session {
    return this.writing.size === 0 ? session : { ...session, notes: { ...session.notes, ...Object.fromEntries(this.writing) } };
  }
  private own = (session: Session) => session;

  /** Takes what others did at the table meanwhile; whether they did anything. */
  catchUp(session: Session): boolean {
    if (session.moves <= this.session.moves) return false;
    this.take(this.own(session));
    return true;
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
    const { tags, dimmed } = this.session;
    this.session = this.written({ ...numbered(session), tags, dimmed });
    this.finish();
  }

  async claim(claim: Claim): Promise<Reply | undefined> {
    return this.act(async () => {
      const { reply, session } = await this.desk.claim(claim);
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
      const details = await this.desk.witnesses();
      if (this.refused) this.refused = { ...this.refused, details };
      voice.say(details.text.filter((line) => !line.includes('  ')).join(' '));
    });
  }

  async ask(level: number) {
    await this.act(async () => {
      const { hint, session } = await this.desk.hint(level);
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
      const reasons = await this.desk.why(name);
      voice.say(reasons.text.join(' '));
      return reasons.text;
    });
  }

  async pencil(mark: Claim) {
    await this.act(async () => {
      this.take(await this.desk.pencil(mark));
      const now = this.pencilled.get(mark.name);
      voice.say(now ? `${mark.name}: pencilled ${now}.` : `${mark.name}: pencil mark taken away.`);
    });
  }

  async note(name: string, note: string) {
    // Shown at once, so that the next one is written onto it.
    this.writing.set(name, note);
    this.session = this.written(this.session);
    await this.act(async () => {
      const session = await this.desk.note(name, note).finally(() => this.writing.get(name) === note && this.writing.delete(name));
      this.take(session);
    });
  }

  async undo() {
    const { alone } = this.desk;
    if (!alone) return;
    await this.act(async () => {
      this.take(await alone.undo());
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
    const { alone } = this.desk;
    if (!alone) return;
    await this.act(async () => {
      this.take(await alone.giveUp());
      voice.say('Given up. The answer is shown.');
    });
  }

  async share(): Promise<string | undefined> {
    const { alone } = this.desk;
    if (!alone) return undefined;
    await this.save();
    return this.act(async () => (await alone.share()).share);
  }

  /** Sends the sheet: tags, dimmed clues, and the time. */
  async save() {
    clearTimeout(this.saving);
    this.saving = undefined;
    try {
      const { tags, dimmed } = this.session;
      await this.desk.sheet({ tags, dimmed, seconds: this.timer.seconds });
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
    this.keep(this);
  }

  course(name: string): Course {
    return this.session.known.find((fact) => fact.name === name)?.course ?? 'open';
  }

  compare(names: string[]): Promise<Comparison | undefined> {
    return this.act(() => this.desk.compare(names));
  }

  result(key = ''): Result {
    const { puzzle, mistakes, hints, state } = this.session;
    const asked = puzzle.variables.filter((variable) => variable.asked);
    return {
      key,
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
