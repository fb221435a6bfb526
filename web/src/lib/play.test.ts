import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Client } from './api/client';
import { fakeServer, type Fake } from './api/fake';
import { boast, SIGNS } from './boast';
import { Device } from './device';
import { Play } from './play.svelte';

const people = ['Ada', 'Bo', 'Cy', 'Di'];
const fake: Fake = {
  puzzle: {
    id: 'abcdefghijkl',
    daily: { date: '2026-11-30', slot: 'suspects-3x3' },
    game: 'suspects',
    title: 'The bakery affair',
    mode: 'reveal',
    board: { columns: 2, rows: 2, people: people.map((name) => ({ name, role: 'baker' })) },
    variables: people.map((name) => ({ name, short: '', values: ['suspect', 'innocent'], asked: true })),
    givens: [{ name: 'Ada', value: 'innocent', is: true, says: 'Ada is innocent' }],
    clues: [{ number: 0, by: 'Ada', says: 'Bo is a suspect.' }],
    difficulty: { band: 'easy' },
    players: 0,
  },
  answer: { Ada: 'innocent', Bo: 'suspect', Cy: 'innocent', Di: 'suspect' },
  hidden: [{ number: 9, by: 'Bo', says: 'Cy is innocent.' }],
  order: ['Bo', 'Cy', 'Di'],
};

let server: ReturnType<typeof fakeServer>;
let device: Device;
let now: number;
const open = () => Play.open({ key: '2026-11-30/suspects-3x3', daily: fake.puzzle.daily }, new Client(server.fetch), device, () => now);

beforeEach(() => {
  server = fakeServer(fake);
  const kept = new Map<string, string>();
  device = new Device(() => ({ getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) }));
  now = 0;
});

describe('A seat at a table', () => {
  it('shares the game with others and keeps marks for itself', async () => {
    const first = await Play.open({ key: 'x', puzzle: 'abcdefghijkl' }, new Client(server.fetch), device, () => now);
    const { id: _, ...session } = first.session;
    const ann = Play.sit('seat-ann', session, new Client(server.fetch), device, () => now);
    const bob = Play.sit('seat-bob', session, new Client(server.fetch), device, () => now);
    await ann.pencil({ name: 'Di', value: 'suspect' });
    await ann.tag('Cy', 'teal');
    await ann.note('Cy', 'who knows');
    await bob.pencil({ name: 'Bo', value: 'innocent' });
    await bob.claim({ name: 'Bo', value: 'suspect' });
    expect(bob.known.get('Bo')?.value).toBe('suspect');
    expect(bob.pencilled.size).toBe(0);
    expect(ann.known.has('Bo')).toBe(false);
    expect(ann.catchUp(bob.session)).toBe(true);
    expect(ann.catchUp(bob.session)).toBe(false);
    expect(ann.known.get('Bo')?.value).toBe('suspect');
    expect([...ann.pencilled]).toEqual([['Di', 'suspect']]);
    expect(ann.session.tags).toEqual({ Cy: 'teal' });
    const again = Play.sit('seat-ann', session, new Client(server.fetch), device, () => now);
    expect([...again.pencilled]).toEqual([['Di', 'suspect']]);
    expect(again.session.notes).toEqual({ Cy: 'who knows' });
    expect(ann.desk.alone).toBeUndefined();
  });

  it('is no result of one\'s own', async () => {
    const first = await Play.open({ key: 'x', puzzle: 'abcdefghijkl' }, new Client(server.fetch), device, () => now);
    const { id: _, ...session } = first.session;
    const seat = Play.sit('seat-ann', session, new Client(server.fetch), device, () => now);
    for (const name of fake.order) await seat.claim({ name, value: fake.answer[name]! });
    expect(seat.over).toBe(true);
    expect(device.results()).toEqual({});
  });
});

describe('A game', () => {
  it('writes a note onto the one before, however quickly it comes', async () => {
    const play = await open();
    const first = play.note('Bo', 'nine: bar');
    const second = play.note('Bo', `${play.session.notes.Bo}; ten: garden`);
    const third = play.note('Cy', 'nine: hall');
    await Promise.all([first, second, third]);
    expect(play.session.notes).toEqual({ Bo: 'nine: bar; ten: garden', Cy: 'nine: hall' });
  });

  it('shows a clue only once its holder is known', async () => {
    const play = await open();
    expect(play.cluesOf('Bo')).toEqual([]);
    await play.claim({ name: 'Bo', value: 'suspect' });
    expect(play.known.get('Bo')?.value).toBe('suspect');
    expect(play.cluesOf('Bo').map((clue) => clue.says)).toEqual(['Cy is innocent.']);
  });

  it('keeps a refused claim and asks for witnesses only when it is told to', async () => {
    const play = await open();
    await play.claim({ name: 'Di', value: 'suspect' });
    expect(play.refused?.details).toBeUndefined();
    expect(play.session.mistakes).toBe(1);
    expect(server.calls.some((call) => call.endsWith('/witnesses'))).toBe(false);
    await play.details();
    expect(play.refused?.details?.witnesses).toHaveLength(2);
  });

  it('goes on after a reload with the session that the device knows', async () => {
    const play = await open();
    await play.claim({ name: 'Bo', value: 'suspect' });
    const again = await open();
    expect(again.desk.alone!.id).toBe(play.desk.alone!.id);
    expect(again.known.has('Bo')).toBe(true);
  });

  it('begins anew when the server has forgotten the session', async () => {
    const play = await open();
    server.sessions.clear();
    const again = await open();
    expect(again.known.has('Bo')).toBe(false);
    expect(server.sessions.size).toBe(1);
    expect(play.session.open).toBe(3);
  });

  it('takes pencil marks, tags and moves back', async () => {
    const play = await open();
    await play.pencil({ name: 'Cy', value: 'suspect' });
    expect(play.pencilled.get('Cy')).toBe('suspect');
    await play.undo();
    expect(play.pencilled.has('Cy')).toBe(false);
    await play.tag('Cy', 'teal');
    expect(play.session.tags).toEqual({ Cy: 'teal' });
    await play.tag('Cy', 'teal');
    expect(play.session.tags).toEqual({});
    expect(play.session.canUndo).toBe(false);
  });

  it('acts one after the other, in order', async () => {
    const play = await open();
    await Promise.all([play.claim({ name: 'Bo', value: 'suspect' }), play.claim({ name: 'Cy', value: 'innocent' }), play.claim({ name: 'Di', value: 'suspect' })]);
    expect(play.session.state).toBe('solved');
  });

  it('pauses while the page is hidden and keeps the time on the server', async () => {
    vi.useFakeTimers();
    const play = await open();
    play.seen(true);
    now += 9000;
    play.seen(false);
    now += 50_000;
    play.seen(true);
    now += 2000;
    play.seen(false);
    await vi.runAllTimersAsync();
    expect(play.timer.seconds).toBe(11);
    expect(server.sessions.get(play.desk.alone!.id)!.seconds).toBe(11);
    vi.useRealTimers();
  });

  it('keeps the first result on the device', async () => {
    const play = await open();
    for (const name of fake.order) await play.claim({ name, value: fake.answer[name]! });
    const result = device.result('2026-11-30/suspects-3x3')!;
    expect(result).toMatchObject({ solved: true, mistakes: 0, hints: 0, courses: ['given', 'clean', 'clean', 'clean'], columns: 2 });
    device.keepResult({ ...result, seconds: 0, mistakes: 7 });
    expect(device.result('2026-11-30/suspects-3x3')!.mistakes).toBe(0);
  });

  it('says what went wrong in the words of the server', async () => {
    const play = await open();
    await play.undo();
    expect(play.trouble).toBe('There is nothing to undo.');
  });

  it('shares exactly this state, which others go on from', async () => {
    const play = await open();
    await play.claim({ name: 'Bo', value: 'suspect' });
    await play.tag('Di', 'rose');
    const share = (await play.share())!;
    const other = await Play.open({ key: `state/${share}`, share }, new Client(server.fetch), device, () => now);
    expect(other.desk.alone!.id).not.toBe(play.desk.alone!.id);
    expect(other.session.tags).toEqual({ Di: 'rose' });
    expect(other.known.has('Bo')).toBe(true);
  });
});

describe('A result as text', () => {
  it('tells clean, hint and mistake apart and nothing of the answer', () => {
    const text = boast(
      { key: 'k', title: 'The bakery affair', seconds: 67, mistakes: 1, hints: 2, solved: true, courses: ['given', 'clean', 'hinted', 'mistaken'], columns: 2, at: '' },
      'http://localhost/#/x',
    );
    expect(text).toBe('Cluewright · The bakery affair\n1:07 · 1 mistake · 2 hints\n⬜🔵\n💡❌\nhttp://localhost/#/x');
    expect(new Set(Object.values(SIGNS)).size).toBe(Object.keys(SIGNS).length);
  });
});

it('a device without storage plays on', () => {
  const poor = new Device(() => {
    throw new Error('forbidden');
  });
  poor.keepSession('a', 'b');
  expect(poor.session('a')).toBeUndefined();
});
