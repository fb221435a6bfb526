import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type * as T from '../src/lib/api/types';

// A server that keeps the interface of `cluewright serve` for a few finished documents. It proves nothing itself: what
// follows next is read from a document's trace. Its policy for scripts and styles is the strict one.

export interface Document {
  game: string;
  title?: string;
  mode?: T.Mode;
  board: Record<string, unknown>;
  givens?: T.Facts;
  clues: ({ by?: string; for?: number; says: string } & Record<string, unknown>)[];
  answer?: T.Facts;
  trace?: { name: string; is: string; clues: number[]; givens?: string[]; steps?: number[] }[];
  treasure?: string;
  players?: number;
}

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const TYPES: Record<string, string> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };
const here = import.meta.dirname;
const page = process.env.PAGE_FOLDER ?? join(here, '../target/page');
export const document = (name: string) => JSON.parse(readFileSync(join(here, `documents/${name}.json`), 'utf8')) as Document;

let counter = 0;
const secret = () => `secret${String(++counter).padStart(16, '0')}`;

interface Game {
  document: Document;
  puzzle: T.Puzzle;
}
interface Held {
  game: Game;
  session: T.Session;
  past: T.Known[][];
  numbers: number[];
  last?: T.Claim;
}

const puzzles = new Map<string, Game>();
const sessions = new Map<string, Held>();
const shares = new Map<string, Held>();
const jobs = new Map<string, T.Job>();
interface Table {
  table: T.Table;
  treasure: string;
  seats: string[];
  /** The session that all play, where hints are not dealt. */
  shared?: Held;
}
const tables = new Map<string, Table>();

const says = (name: string, value: string) =>
  `${name} is ${({ suspect: 'a suspect', innocent: 'innocent', liar: 'a liar', honest: 'honest' } as T.Facts)[value] ?? value}`;
const fact = (name: string, value: string): T.Fact => ({ name, value, is: true, says: says(name, value) });
const clue = (document: Document, index: number, number: number): T.Clue => {
  const { for: player, ...rest } = document.clues[index]!;
  return { ...rest, number, ...(player ? { for: String(player) } : {}) } as T.Clue;
};

function offer(document: Document, id: string, daily?: T.DailyName): Game {
  const people = ((document.board.people ?? []) as { name: string }[]).map((person) => person.name);
  const values = document.game === 'whodunit' ? ['honest', 'liar'] : ['suspect', 'innocent'];
  const seen = document.game === 'treasure' ? [] : document.clues.flatMap((one, i) => (document.mode !== 'reveal' || !one.by || document.givens?.[one.by] ? [i] : []));
  const puzzle: T.Puzzle = {
    id,
    ...(daily ? { daily } : {}),
    game: document.game,
    title: document.title ?? '',
    mode: document.mode ?? 'open',
    board: document.board,
    variables: people.map((name) => ({ name, short: '', values, asked: true })),
    givens: Object.entries(document.givens ?? {}).map(([name, value]) => fact(name, value)),
    clues: seen.map((index, number) => clue(document, index, number)),
    difficulty: { band: 'easy', effort: 14 },
    players: document.players ?? 0,
  };
  const game = { document, puzzle };
  puzzles.set(id, game);
  return game;
}

const today = new Date().toISOString().slice(0, 10);
const dayBefore = (days: number) => new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
const SLOTS = ['suspects-3x3', 'suspects-4x4', 'suspects-4x5', 'suspects-5x5', 'whodunit', 'treasure'];
const sources: Record<string, string> = { whodunit: 'whodunit', treasure: 'treasure', 'suspects-4x5': 'suspects' };

function daily(date: string, slot: string): Game | undefined {
  if (date > today || !SLOTS.includes(slot)) return undefined;
  const id = `d${date.replaceAll('-', '')}${SLOTS.indexOf(slot)}xx`;
  return puzzles.get(id) ?? offer(document(sources[slot] ?? 'small'), id, { date, slot });
}
const day = (date: string): T.Day => ({
  date,
  weekday: new Date(date).toLocaleDateString('en', { weekday: 'long' }).toLowerCase(),
  zone: 'UTC',
  today,
  puzzles: SLOTS.map((slot) => ({ slot, game: slot.split('-')[0]!, size: slot.split('-')[1] ?? '', asked: 'easy', state: 'ready' })),
});

function begin(game: Game): Held {
  const id = secret();
  const { document, puzzle } = game;
  const numbers = document.clues.flatMap((one, i) => (document.mode !== 'reveal' || !one.by || document.givens?.[one.by] ? [i] : []));
  const session: T.Session = {
    id,
    puzzle,
    known: puzzle.givens.map((given) => ({ ...given, course: 'given' })),
    clues: puzzle.clues,
    pencil: [],
    notes: {},
    tags: {},
    dimmed: [],
    seconds: 0,
    mistakes: 0,
    hints: 0,
    open: puzzle.variables.length - puzzle.givens.length,
    moves: 0,
    canUndo: false,
    state: 'playing',
  };
  const held = { game, session, past: [], numbers };
  sessions.set(id, held);
  return held;
}

const courses = new WeakMap<Held, Map<string, T.Course>>();
const marked = (held: Held) => courses.get(held) ?? courses.set(held, new Map()).get(held)!;
const isKnown = (held: Held, name: string) => held.session.known.some((known) => known.name === name);
const open = (held: Held) =>
  held.game.document.trace!.filter(
    (step) =>
      !isKnown(held, step.name) &&
      step.clues.every((index) => held.numbers.includes(index)) &&
      (step.steps ?? []).every((at) => isKnown(held, held.game.document.trace![at]!.name)),
  );

function claim(held: Held, asked: T.Claim): T.Reply {
  const { session, game } = held;
  held.last = asked;
  if (isKnown(held, asked.name)) return { kind: 'known', text: ['That is known already.'] };
  const step = open(held).find((one) => one.name === asked.name && one.is === asked.value);
  if (!step) {
    session.mistakes++;
    session.moves++;
    marked(held).set(asked.name, 'mistaken');
    return { kind: 'refused', text: ['That does not follow from what you can see.'] };
  }
  held.past.push(session.known);
  session.known = [...session.known, { ...fact(step.name, step.is), course: marked(held).get(step.name) ?? 'clean' }];
  const revealed = game.document.clues.flatMap((one, i) => (one.by === step.name && !held.numbers.includes(i) ? [i] : []));
  const numbers = revealed.map((index) => held.numbers.push(index) - 1);
  session.clues = held.numbers.map((index, number) => clue(game.document, index, number));
  session.pencil = session.pencil.filter((mark) => mark.name !== step.name);
  session.open = session.puzzle.variables.length - session.known.length;
  session.moves++;
  session.canUndo = true;
  if (session.open === 0) end(held, 'solved');
  return { kind: 'forced', text: [`Yes: ${says(step.name, step.is)}.`], conclusion: fact(step.name, step.is), clues: [], facts: [], revealed: numbers };
}
function end(held: Held, state: 'solved' | 'given-up') {
  held.session.state = state;
  held.session.answer = held.game.document.answer;
  held.session.canUndo = false;
}

function hint(held: Held, level: number): T.Hint {
  const step = open(held)[0];
  if (!step) return { kind: 'finished', text: ['Everything is known; there is nothing left to find.'] };
  held.session.hints += level;
  marked(held).set(step.name, marked(held).get(step.name) ?? 'hinted');
  const clues = step.clues.map((index) => held.numbers.indexOf(index));
  const quoted = step.clues.map((index) => held.game.document.clues[index]!).map((one) => `  ${one.by ?? ''}: ${one.says}`);
  if (level < 3) return { kind: 'follows', level, clues, text: [`Look at clue ${clues.map((n) => n + 1).join(' and ')}.`, ...quoted] };
  return { kind: 'follows', level, clues, about: [step.name], conclusion: fact(step.name, step.is), facts: [], text: [`${says(step.name, step.is)}, by clue ${clues.map((n) => n + 1).join(' and ')}.`] };
}

function witnesses(held: Held): T.Reply {
  const known = Object.fromEntries(held.session.known.map((one) => [one.name, one.value]));
  const [one, other] = held.session.puzzle.variables[0]!.values as [string, string];
  const board = (value: string) => Object.fromEntries(held.session.puzzle.variables.map(({ name }) => [name, known[name] ?? (name === held.last!.name ? value : one)]));
  const wrong = held.last!.value === one ? other : one;
  return { kind: 'not-yet', text: ['It cannot be known yet. Both of these fit all that you can see:'], witnesses: [board(held.last!.value), board(wrong)], differ: [held.last!.name] };
}

function graph(held: Held): T.Graph {
  const { document } = held.game;
  const depth = new Map<number, number>();
  const trace = document.trace!;
  trace.forEach((step, i) => depth.set(i, 1 + Math.max(0, ...(step.steps ?? []).map((at) => depth.get(at) ?? 0))));
  return {
    goal: [],
    clues: document.clues.map((one, i) => ({ clue: i, by: one.by, says: one.says })),
    givens: Object.entries(document.givens ?? {}).map(([name, is]) => ({ name, is })),
    conclusions: trace.map((step, i) => ({ step: i, name: step.name, is: step.is, depth: depth.get(i)!, clues: step.clues, givens: step.givens ?? [], steps: step.steps ?? [], says: `${says(step.name, step.is)}.` })),
  };
}

const share = (held: Held): Held => ({ ...held, session: structuredClone(held.session), past: [], numbers: [...held.numbers] });
const without = ({ id: _, ...rest }: T.Session) => rest;

class Refusal extends Error {
  constructor(
    readonly status: number,
    detail: string,
  ) {
    super(detail);
  }
}
type Body = Record<string, unknown>;

function session(method: string, held: Held, what: string | undefined, body: Body): unknown {
  const { session } = held;
  const playing = () => {
    if (session.state !== 'playing') throw new Refusal(409, 'The game has ended.');
  };
  switch (`${method} ${what ?? ''}`) {
    case 'GET ':
      return session;
    case 'POST claims':
      playing();
      return { reply: claim(held, body as unknown as T.Claim), session };
    case 'POST witnesses':
      return witnesses(held);
    case 'POST hints':
      playing();
      return { hint: hint(held, Number(body.level)), session };
    case 'POST why':
      return { name: body.name, known: true, text: [`${says(String(body.name), held.game.document.answer![String(body.name)]!)}, by the clues.`] };
    case 'POST pencil': {
      const there = session.pencil.some((mark) => mark.name === body.name && mark.value === body.value);
      session.pencil = session.pencil.filter((mark) => mark.name !== body.name);
      if (!there) session.pencil.push(fact(String(body.name), String(body.value)));
      held.past.push(session.known);
      session.canUndo = true;
      return session;
    }
    case 'POST notes':
      session.notes = { ...session.notes, [String(body.name)]: String(body.note) };
      return session;
    case 'POST undo':
      if (held.past.length === 0) throw new Refusal(409, 'There is nothing to undo.');
      if (session.pencil.length > 0 && held.past.at(-1) === session.known) session.pencil.pop();
      session.known = held.past.pop()!;
      session.open = session.puzzle.variables.length - session.known.length;
      session.canUndo = held.past.length > 0;
      return session;
    case 'PUT sheet':
      Object.assign(session, { tags: body.tags ?? {}, dimmed: body.dimmed ?? [], seconds: body.seconds ?? 0 });
      return session;
    case 'POST compare': {
      const names = body.names as string[];
      const clues = session.clues.filter((one) => names.includes(one.by ?? '')).map((one) => one.number);
      return { names, clues, possible: !names.includes('Inga') || !names.includes('Anders') };
    }
    case 'POST end':
      end(held, 'given-up');
      return session;
    case 'POST shares': {
      const id = secret();
      shares.set(id, share(held));
      return { share: id };
    }
    case 'GET explanation':
      if (session.state === 'playing') throw new Refusal(409, 'The game has not ended.');
      return { text: held.game.document.trace!.map((step) => `${says(step.name, step.is)}.`), complete: true, answer: held.game.document.answer, clues: held.game.document.clues.map((_, i) => clue(held.game.document, i, i)) };
    case 'GET graph':
      if (session.state === 'playing') throw new Refusal(409, 'The game has not ended.');
      return graph(held);
  }
  throw new Refusal(404, 'There is nothing here.');
}

function job(kind: 'order' | 'check', puzzle: string | undefined, extra: Partial<T.Job>): T.Job {
  const done: T.Job = { id: secret(), kind, state: 'done', ahead: 0, millis: 420, tries: 12, lines: [], ...(puzzle ? { puzzle } : {}), ...extra };
  jobs.set(done.id, done);
  return { ...done, state: 'queued', lines: [], puzzle: undefined, report: undefined };
}

function check(text: string): T.Job {
  let read: Document;
  try {
    read = JSON.parse(text) as Document;
  } catch {
    if (!text.includes('format: cluewright/1')) throw new Refusal(400, "The field 'format' is missing.");
    return job('check', undefined, { lines: ['Several answers fit: not unique.'], report: { sound: false, tree: {} } });
  }
  const id = `c${String(++counter).padStart(11, '0')}`;
  offer(read, id);
  return job('check', id, { lines: ['Exactly one answer fits.'], report: { sound: true, tree: {} } });
}

function openTable(game: Game, answers: 'each' | 'together', asked: number): T.NewTable {
  const players = game.puzzle.players || asked;
  const code = `TABL${String.fromCharCode(65 + (tables.size % 26))}E`;
  const seats = Array.from({ length: players }, secret);
  const table: T.Table = {
    code,
    puzzle: game.puzzle,
    answers,
    seats: seats.map((_, i) => ({ number: i + 1, player: '', taken: false, looks: 0 })),
    log: [],
    printed: false,
    ended: false,
    expires: '2027-01-01T00:00:00Z',
  };
  const shared = game.puzzle.players ? undefined : begin(game);
  if (shared) table.session = without(shared.session);
  tables.set(code, { table, treasure: game.document.treasure!, seats, ...(shared ? { shared } : {}) });
  return { code, host: secret(), seats: seats.map((one, i) => ({ number: i + 1, secret: one })), table };
}
/** No hint is understood here: which squares a player's hints allow is made up, but always with the treasure. */
const allows = (treasure: string, seat: number, square: string) => square === treasure || (square.charCodeAt(0) * 7 + square.charCodeAt(1) * 3 + seat) % 3 === 0;

function seatTogether(held: Table, shared: Held, number: number, what: string | undefined, body: Body): unknown {
  const { table } = held;
  const method = what === undefined || what === 'explanation' || what === 'graph' ? 'GET' : 'POST';
  const told = what ? (session(method, shared, what, body) as Body) : undefined;
  if (what === 'claims') table.log.push({ seat: number, act: 'claim', name: String(body.name), value: String(body.value), fits: (told!.reply as T.Reply).kind === 'forced' });
  if (what === 'hints') table.log.push({ seat: number, act: 'hint' });
  table.session = without(shared.session);
  table.ended = shared.session.state !== 'playing';
  return told ? ('session' in told ? { ...told, session: table.session } : told) : { number, table };
}

function seat(held: Table, number: number, what: string | undefined, body: Body): unknown {
  const { table, treasure } = held;
  const own = table.seats[number - 1]!;
  if (held.shared) return seatTogether(held, held.shared, number, what, body);
  const game = puzzles.get(table.puzzle.id)!;
  const rows = table.puzzle.board.terrain as string[];
  const squares = rows.flatMap((row, y) => [...row].map((_, x) => `${String.fromCharCode(65 + x)}${y + 1}`));
  if (what === 'looks') {
    own.looks++;
    const clues = game.document.clues.flatMap((one, i) => (Number(one.for) === number ? [clue(game.document, i, i)] : []));
    return { clues, excluded: squares.filter((square) => !allows(treasure, number, square)), looks: own.looks };
  }
  const value = String(body.value);
  if (what === 'asks') table.log.push({ seat: number, act: 'ask', of: Number(body.seat), value, fits: allows(treasure, Number(body.seat), value) });
  if (what === 'digs') {
    const each = table.seats.map((one) => allows(treasure, one.number, value));
    const found = value === treasure;
    table.log.push({ seat: number, act: 'dig', value, fits: each.every(Boolean), found, ...(table.answers === 'each' ? { each } : {}) });
    table.ended ||= found;
  }
  return { number, table };
}

function route(method: string, path: string, query: URLSearchParams, text: string): [number, unknown] {
  const [kind, id, what] = path.split('/').slice(3).map(decodeURIComponent);
  if (kind === 'checks') return [202, check(text)];
  const body = text ? (JSON.parse(text) as Body) : {};
  const found = <A>(value: A | undefined): A => {
    if (value === undefined) throw new Refusal(404, 'There is nothing with this id.');
    return value;
  };
  const wanted = () => (body.daily ? daily((body.daily as T.DailyName).date, (body.daily as T.DailyName).slot) : puzzles.get(String(body.puzzle)));
  switch (kind) {
    case 'games':
      return [200, { games: [{ id: 'suspects', title: 'A grid of people', settings: [{ name: 'size', meaning: 'columns x rows', standard: '4x5' }], modes: ['open', 'reveal'], difficulties: ['easy', 'medium'], printable: ['board'] }, ...['whodunit', 'treasure'].map((id) => ({ id, title: id, settings: [], modes: ['open'], difficulties: [], printable: [] }))] }];
    case 'daily':
      return id && what ? [200, found(daily(id, what)).puzzle] : id && id > today ? [404, undefined] : [200, day(id ?? today)];
    case 'archive': {
      const first = query.get('before') ? 1 + Math.round((Date.parse(today) - Date.parse(query.get('before')!)) / 86_400_000) : 0;
      return [200, { days: Array.from({ length: 3 }, (_, i) => day(dayBefore(first + i))), ...(first === 0 ? { next: dayBefore(2) } : {}) }];
    }
    case 'puzzles':
      return [200, found(puzzles.get(id!)).puzzle];
    case 'orders': {
      const puzzle = `o${String(++counter).padStart(11, '0')}`;
      offer(document('small'), puzzle);
      return [202, job('order', puzzle, {})];
    }
    case 'jobs':
      return [200, found(jobs.get(id!))];
    case 'shares':
      return [200, without(found(shares.get(id!)).session)];
    case 'sessions': {
      if (id) return [what === 'shares' ? 201 : 200, session(method, found(sessions.get(id)), what, body)];
      if (body.share) {
        const copy = share(found(shares.get(String(body.share))));
        copy.session.id = secret();
        sessions.set(copy.session.id, copy);
        return [201, copy.session];
      }
      const game = found(wanted());
      if (game.puzzle.players > 1) throw new Refusal(409, 'The hints of this puzzle are dealt to several players: set a table for it.');
      return [201, begin(game).session];
    }
    case 'tables': {
      if (!id) return [201, openTable(found(wanted()), body.answers === 'together' ? 'together' : 'each', Number(body.seats ?? 2))];
      const held = found(tables.get(id));
      if (!what) return [200, held.table];
      const free = found(held.table.seats.findLast((one) => !one.taken));
      free.taken = true;
      free.player = String(body.player ?? '');
      held.seats[free.number - 1] = secret();
      return [201, { number: free.number, secret: held.seats[free.number - 1] }];
    }
    case 'seats': {
      const held = found([...tables.values()].find((one) => one.seats.includes(id!)));
      return [200, seat(held, held.seats.indexOf(id!) + 1, what, body)];
    }
  }
  throw new Refusal(404, 'There is nothing here.');
}

function answer(request: IncomingMessage, response: ServerResponse, text: string) {
  const url = new URL(request.url!, 'http://localhost');
  const send = (status: number, type: string, body: string | Buffer) => {
    response.writeHead(status, { 'Content-Type': type, 'Content-Security-Policy': POLICY, 'X-Content-Type-Options': 'nosniff' });
    response.end(body);
  };
  if (url.pathname.endsWith('/events')) {
    const done = jobs.get(url.pathname.split('/')[4]!);
    return send(200, 'text/event-stream', `event: job\ndata: ${JSON.stringify({ ...done, state: 'running', puzzle: undefined, report: undefined })}\n\nevent: job\ndata: ${JSON.stringify(done)}\n\n`);
  }
  if (url.pathname.startsWith('/api/')) {
    try {
      const [status, told] = route(request.method!, url.pathname, url.searchParams, text);
      return send(status, 'application/json', JSON.stringify(told ?? { status, code: 'not-yet', title: 'Not Found', detail: 'That day has not come yet.' }));
    } catch (refusal) {
      const status = refusal instanceof Refusal ? refusal.status : 500;
      return send(status, 'application/problem+json', JSON.stringify({ status, title: 'Refused', code: 'refused', detail: (refusal as Error).message }));
    }
  }
  try {
    const file = url.pathname === '/' ? 'index.html' : url.pathname.slice(1);
    send(200, TYPES[extname(file)] ?? 'text/plain', readFileSync(join(page, file)));
  } catch {
    send(404, 'text/plain', 'There is nothing here.');
  }
}

/** Starts the stand-in on a free port. */
export async function standIn(): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => (text += part));
    request.on('end', () => answer(request, response, text));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
