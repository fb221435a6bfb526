import type { Client } from './api/client';
import type { Claim, Comparison, Explanation, Fact, Graph, Hint, Reasons, Reply, Session, Sheet } from './api/types';
import type { Device, Marks } from './device';

export interface Replied {
  reply: Reply;
  session: Session;
}
export interface Hinted {
  hint: Hint;
  session: Session;
}

/** Where one plays: alone in a session of one's own, or in a seat at a table whose game all share. */
export interface Desk {
  claim(claim: Claim): Promise<Replied>;
  hint(level: number): Promise<Hinted>;
  witnesses(): Promise<Reply>;
  why(name: string): Promise<Reasons>;
  compare(names: string[]): Promise<Comparison>;
  explanation(): Promise<Explanation>;
  graph(): Promise<Graph>;
  pencil(mark: Claim): Promise<Session>;
  note(name: string, note: string): Promise<Session>;
  /** Keeps tags, dimmed clues and the time. */
  sheet(sheet: Sheet): Promise<unknown>;
  /** What only somebody can do who plays alone. */
  alone?: Alone;
}
export interface Alone {
  id: string;
  undo(): Promise<Session>;
  giveUp(): Promise<Session>;
  share(): Promise<{ share: string }>;
}

/** A session of one's own: the server keeps all of it. */
export function sessionDesk(api: Client, id: string): Desk {
  return {
    claim: (claim) => api.claim(id, claim),
    hint: (level) => api.hint(id, level),
    witnesses: () => api.witnesses(id),
    why: (name) => api.why(id, name),
    compare: (names) => api.compare(id, names),
    explanation: () => api.explanation(id),
    graph: () => api.graph(id),
    pencil: (mark) => api.pencil(id, mark),
    note: (name, note) => api.note(id, name, note),
    sheet: (sheet) => api.sheet(id, sheet),
    alone: { id, undo: () => api.undo(id), giveUp: () => api.giveUp(id), share: () => api.share(id) },
  };
}

/** A seat: the game is everybody's, pencil marks, notes and tags are one's own and stay on the device. */
export function seatDesk(api: Client, secret: string, store: Device, first: Session): Desk & { own: (session: Session) => Session } {
  let latest = first;
  let marks: Marks = store.marks(secret);
  const own = (session: Session): Session => {
    latest = session;
    const known = new Set(session.known.filter((fact) => fact.is).map((fact) => fact.name));
    return { ...session, ...marks, pencil: marks.pencil.filter((mark) => !known.has(mark.name)) };
  };
  const keep = (change: Partial<Marks>): Promise<Session> => {
    marks = { ...marks, ...change };
    store.keepMarks(secret, marks);
    return Promise.resolve(own(latest));
  };
  const said = (mark: Claim): Fact => ({ name: mark.name, value: mark.value, is: true, says: `${mark.name}: ${mark.value}` });
  return {
    own,
    claim: async (claim) => {
      const { reply, session } = await api.claimAt(secret, claim);
      return { reply, session: own(session) };
    },
    hint: async (level) => {
      const { hint, session } = await api.hintAt(secret, level);
      return { hint, session: own(session) };
    },
    witnesses: () => api.witnessesAt(secret),
    why: (name) => api.whyAt(secret, name),
    compare: (names) => api.compareAt(secret, names),
    explanation: () => api.explanationAt(secret),
    graph: () => api.graphAt(secret),
    pencil: (mark) => {
      const others = marks.pencil.filter((one) => one.name !== mark.name);
      const there = marks.pencil.some((one) => one.name === mark.name && one.value === mark.value);
      return keep({ pencil: there ? others : [...others, said(mark)] });
    },
    note: (name, note) => {
      const { [name]: _, ...others } = marks.notes;
      return keep({ notes: note ? { ...others, [name]: note } : others });
    },
    sheet: keep,
  };
}
