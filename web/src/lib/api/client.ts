import type * as T from './types';

/** A refusal by the server, or no answer at all; the message is a sentence to be shown. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    detail: string,
  ) {
    super(detail);
  }
}

type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

const ROOT = '/api/v1';

/** The server, as the page speaks to it. */
export class Client {
  constructor(private readonly fetch: Fetch = (path, init) => window.fetch(path, init)) {}

  private async send<A>(method: string, path: string, body?: unknown, type = 'application/json'): Promise<A> {
    let response: Response;
    try {
      response = await this.fetch(ROOT + path, {
        method,
        headers: body === undefined ? { Accept: 'application/json' } : { Accept: 'application/json', 'Content-Type': type },
        body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
      });
    } catch {
      throw new Refusal('offline', 0, 'The server cannot be reached. Is there a connection?');
    }
    const answer: unknown = await response.json().catch(() => undefined);
    if (!response.ok) {
      const problem = answer as Partial<T.Problem> | undefined;
      throw new Refusal(problem?.code ?? 'fault', response.status, problem?.detail ?? `The server answered ${response.status}.`);
    }
    return answer as A;
  }

  private get<A>(path: string): Promise<A> {
    return this.send('GET', path);
  }
  private post<A>(path: string, body: unknown): Promise<A> {
    return this.send('POST', path, body);
  }

  games = () => this.get<{ games: T.Game[] }>('/games').then((answer) => answer.games);
  today = () => this.get<T.Day>('/daily');
  day = (date: string) => this.get<T.Day>(`/daily/${date}`);
  dailyPuzzle = (daily: T.DailyName) => this.get<T.Puzzle>(`/daily/${daily.date}/${daily.slot}`);
  archive = (before?: string) => this.get<T.Archive>(`/archive?days=14${before ? `&before=${before}` : ''}`);
  puzzle = (id: string) => this.get<T.Puzzle>(`/puzzles/${id}`);

  order = (order: T.Order) => this.post<T.Job>('/orders', order);
  check = (document: string) =>
    this.send<T.Job>('POST', '/checks', document, document.trimStart().startsWith('{') ? 'application/json' : 'application/yaml');
  job = (id: string) => this.get<T.Job>(`/jobs/${id}`);
  cancel = (id: string) => this.send<T.Job>('DELETE', `/jobs/${id}`);

  open = (opening: { puzzle?: string; daily?: T.DailyName; share?: string }) => this.post<T.Session>('/sessions', opening);
  session = (id: string) => this.get<T.Session>(`/sessions/${id}`);
  claim = (id: string, claim: T.Claim) => this.post<{ reply: T.Reply; session: T.Session }>(`/sessions/${id}/claims`, claim);
  witnesses = (id: string) => this.post<T.Reply>(`/sessions/${id}/witnesses`, {});
  hint = (id: string, level: number) => this.post<{ hint: T.Hint; session: T.Session }>(`/sessions/${id}/hints`, { level });
  why = (id: string, name: string) => this.post<T.Reasons>(`/sessions/${id}/why`, { name });
  pencil = (id: string, mark: T.Claim) => this.post<T.Session>(`/sessions/${id}/pencil`, mark);
  erase = (id: string, name: string) => this.post<T.Session>(`/sessions/${id}/erase`, { name });
  note = (id: string, name: string, note: string) => this.post<T.Session>(`/sessions/${id}/notes`, { name, note });
  undo = (id: string) => this.post<T.Session>(`/sessions/${id}/undo`, {});
  sheet = (id: string, sheet: T.Sheet) =>
    this.send<T.Session>('PUT', `/sessions/${id}/sheet`, sheet);
  compare = (id: string, names: string[]) => this.post<T.Comparison>(`/sessions/${id}/compare`, { names });
  giveUp = (id: string) => this.post<T.Session>(`/sessions/${id}/end`, {});
  explanation = (id: string) => this.get<T.Explanation>(`/sessions/${id}/explanation`);
  graph = (id: string) => this.get<T.Graph>(`/sessions/${id}/graph?format=json`);
  share = (id: string) => this.post<{ share: string }>(`/sessions/${id}/shares`, {});
  shared = (share: string) => this.get<T.Session>(`/shares/${share}`);

  openTable = (asked: { puzzle?: string; daily?: T.DailyName; answers: 'each' | 'together'; seats?: number }) => this.post<T.NewTable>('/tables', asked);
  table = (code: string) => this.get<T.Table>(`/tables/${code}`);
  takeSeat = (code: string, player: string) => this.post<T.SeatLink>(`/tables/${code}/seats`, { player });
  seat = (secret: string) => this.get<T.Seat>(`/seats/${secret}`);
  look = (secret: string) => this.post<T.Look>(`/seats/${secret}/looks`, {});
  ask = (secret: string, seat: number, value: string) => this.post<T.Seat>(`/seats/${secret}/asks`, { seat, value });
  dig = (secret: string, value: string) => this.post<T.Seat>(`/seats/${secret}/digs`, { value });
  claimAt = (secret: string, claim: T.Claim) => this.post<{ reply: T.Reply; session: T.Session }>(`/seats/${secret}/claims`, claim);
  hintAt = (secret: string, level: number) => this.post<{ hint: T.Hint; session: T.Session }>(`/seats/${secret}/hints`, { level });
  witnessesAt = (secret: string) => this.post<T.Reply>(`/seats/${secret}/witnesses`, {});
  whyAt = (secret: string, name: string) => this.post<T.Reasons>(`/seats/${secret}/why`, { name });
  compareAt = (secret: string, names: string[]) => this.post<T.Comparison>(`/seats/${secret}/compare`, { names });
  explanationAt = (secret: string) => this.get<T.Explanation>(`/seats/${secret}/explanation`);
  graphAt = (secret: string) => this.get<T.Graph>(`/seats/${secret}/graph?format=json`);

  /** Follows a job until it ends: by events, and by asking again where these do not get through. */
  follow(id: string, onChange: (job: T.Job) => void): () => void {
    let stopped = false;
    let source: EventSource | undefined;
    const stop = () => {
      stopped = true;
      source?.close();
    };
    const take = (job: T.Job) => {
      if (stopped) return;
      onChange(job);
      if (job.state === 'done' || job.state === 'failed') stop();
    };
    const poll = async () => {
      while (!stopped) {
        take(await this.job(id));
        await new Promise((resolve) => setTimeout(resolve, 700));
      }
    };
    source = new EventSource(`${ROOT}/jobs/${id}/events`);
    source.addEventListener('job', (event) => take(JSON.parse((event as MessageEvent<string>).data) as T.Job));
    source.onerror = () => {
      source?.close();
      if (!stopped) void poll();
    };
    return stop;
  }
}

export const server = new Client();
export const printLink = (kind: 'puzzles' | 'sessions' | 'hosts', id: string, parts?: string) =>
  `${ROOT}/${kind}/${id}/print${parts ? `?parts=${parts}` : ''}`;
export const documentLink = (puzzle: string) => `${ROOT}/puzzles/${puzzle}/document`;
