import type * as T from './types';

/** What a fake server knows of its one puzzle. */
export interface Fake {
  puzzle: T.Puzzle;
  answer: T.Facts;
  /** Clues of people, seen once their holder is known. */
  hidden: T.Clue[];
  /** What can be claimed at once; everything else is refused until these are known. */
  order: string[];
}

/**
 * A server in memory for tests: one puzzle, any number of sessions. It keeps the rules of the real one that the page
 * relies on, and deduces nothing: what follows next is written down in `order`.
 */
export function fakeServer(fake: Fake) {
  const sessions = new Map<string, T.Session>();
  const calls: string[] = [];
  const shares = new Map<string, T.Session>();
  const past = new Map<string, T.Session[]>();

  const begin = (from?: T.Session): T.Session => {
    const id = `session-${sessions.size + 1}-0123456789`;
    const session: T.Session = from
      ? { ...from, id }
      : {
          id,
          puzzle: fake.puzzle,
          known: fake.puzzle.givens.map((fact) => ({ ...fact, course: 'given' })),
          clues: fake.puzzle.clues,
          pencil: [],
          notes: {},
          tags: {},
          dimmed: [],
          seconds: 0,
          mistakes: 0,
          hints: 0,
          open: fake.order.length,
          moves: 0,
          canUndo: false,
          state: 'playing',
        };
    sessions.set(id, session);
    past.set(id, []);
    past.set('table', []);
    return session;
  };
  const fact = (name: string): T.Fact => ({
    name,
    value: fake.answer[name]!,
    is: true,
    says: `${name} is ${fake.answer[name] === 'suspect' ? 'a suspect' : 'innocent'}`,
  });
  const nextOf = (session: T.Session) => fake.order.find((name) => !session.known.some((known) => known.name === name));
  const change = (session: T.Session, by: Partial<T.Session>, undoable = false): T.Session => {
    const now = { ...session, ...by, moves: session.moves + 1 };
    if (undoable) past.get(session.id!)!.push(session);
    now.canUndo = past.get(session.id!)!.length > 0;
    sessions.set(session.id!, now);
    return now;
  };

  function claim(session: T.Session, asked: T.Claim): { reply: T.Reply; session: T.Session } {
    if (asked.name !== nextOf(session) || asked.value !== fake.answer[asked.name]) {
      const mistaken = change(session, { mistakes: session.mistakes + 1 });
      return { reply: { kind: 'refused', text: ['That does not follow from what you can see.'] }, session: mistaken };
    }
    const revealed = fake.hidden.filter((clue) => clue.by === asked.name);
    const numbered = revealed.map((clue, i) => ({ ...clue, number: session.clues.length + i }));
    const open = session.open - 1;
    const now = change(
      session,
      {
        known: [...session.known, { ...fact(asked.name), course: 'clean' }],
        clues: [...session.clues, ...numbered],
        pencil: session.pencil.filter((mark) => mark.name !== asked.name),
        open,
        state: open === 0 ? 'solved' : 'playing',
      },
      true,
    );
    return {
      reply: { kind: 'forced', text: [`Yes: ${fact(asked.name).says}.`], conclusion: fact(asked.name), revealed: numbered.map((clue) => clue.number) },
      session: now,
    };
  }

  /** One table at which all seats play one session. */
  const table = (): T.Session => sessions.get('table') ?? change({ ...begin(), id: 'table' }, {});
  function seat(method: string, what: string | undefined, body: Record<string, unknown>): [number, unknown] {
    const [status, told] = answer(method, `/api/v1/sessions/${table().id}/${what ?? ''}`, body);
    const { id: _, ...session } = sessions.get('table')!;
    return [status, told && typeof told === 'object' && 'session' in told ? { ...told, session } : told];
  }

  function answer(method: string, path: string, body: Record<string, unknown>): [number, unknown] {
    const [, kind, id, what] = path.match(/^\/api\/v1\/(\w+)(?:\/([^/?]+))?(?:\/([^?]+))?/) ?? [];
    if (kind === 'sessions' && !id) return [201, begin(body.share ? shares.get(String(body.share)) : undefined)];
    if (kind === 'seats') return seat(method, what, body);
    if (kind === 'shares') return shares.has(id!) ? [200, shares.get(id!)] : [404, problem(404, 'There is no such state.')];
    const session = sessions.get(id ?? '');
    if (kind !== 'sessions' || !session) return [404, problem(404, 'There is no such session.')];
    if (method === 'GET' && !what) return [200, session];
    switch (what) {
      case 'claims':
        return [200, claim(session, body as unknown as T.Claim)];
      case 'witnesses':
        return [200, { kind: 'not-yet', text: ['It cannot be known yet.'], witnesses: [fake.answer, { ...fake.answer }] }];
      case 'hints': {
        const next = nextOf(session)!;
        const level = Number(body.level);
        const now = change(session, { hints: session.hints + level });
        const hint: T.Hint = { kind: 'follows', level, clues: [0], text: ['Look at clue 1.'] };
        return [200, { hint: level < 3 ? hint : { ...hint, about: [next], conclusion: fact(next) }, session: now }];
      }
      case 'pencil': {
        const there = session.pencil.some((mark) => mark.name === body.name && mark.value === body.value);
        const others = session.pencil.filter((mark) => mark.name !== body.name);
        const mark: T.Fact = { name: String(body.name), value: String(body.value), is: true, says: '' };
        return [200, change(session, { pencil: there ? others : [...others, mark] }, true)];
      }
      case 'notes':
        return [200, change(session, { notes: { ...session.notes, [String(body.name)]: String(body.note) } }, true)];
      case 'undo': {
        const before = past.get(session.id!)!.pop();
        if (!before) return [409, problem(409, 'There is nothing to undo.')];
        return [200, change(session, { ...before, mistakes: session.mistakes, hints: session.hints, clues: session.clues })];
      }
      case 'sheet':
        return [200, change(session, body as Partial<T.Session>)];
      case 'shares': {
        const share = `share-${shares.size + 1}`;
        const { id: _, ...seen } = session;
        shares.set(share, seen);
        return [201, { share }];
      }
      case 'end':
        return [200, change(session, { state: 'given-up', answer: fake.answer })];
    }
    return [404, problem(404, `Nothing is known of ${path}.`)];
  }
  const problem = (status: number, detail: string): T.Problem => ({ status, detail, code: 'not-found', title: 'Problem' });

  const fetch = async (path: string, init?: RequestInit): Promise<Response> => {
    calls.push(`${init?.method ?? 'GET'} ${path}`);
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};
    const [status, told] = answer(init?.method ?? 'GET', path, body);
    return new Response(JSON.stringify(told), { status, headers: { 'Content-Type': 'application/json' } });
  };
  return { fetch, calls, sessions };
}
