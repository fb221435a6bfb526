import type { Course, Fact, NewTable, Sheet } from './api/types';

/** How a finished puzzle went, as this device remembers it. */
export interface Result {
  key: string;
  title: string;
  seconds: number;
  mistakes: number;
  hints: number;
  solved: boolean;
  courses: Course[];
  columns: number;
  at: string;
}

/** What somebody in a seat keeps beside the game that all share. */
export interface Marks extends Sheet {
  pencil: Fact[];
  notes: Record<string, string>;
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/** What stays on the device: which sessions were begun, own results, tables that were set here. Nothing of it is sent. */
export class Device {
  constructor(private readonly storage: () => Storage | undefined = () => globalThis.localStorage) {}

  private read<A>(name: string): Record<string, A> {
    try {
      const value: unknown = JSON.parse(this.storage()?.getItem(`cluewright.${name}`) ?? '{}');
      return typeof value === 'object' && value !== null ? (value as Record<string, A>) : {};
    } catch {
      return {};
    }
  }
  private write<A>(name: string, key: string, value: A | undefined) {
    const all = this.read<A>(name);
    if (value === undefined) delete all[key];
    else all[key] = value;
    try {
      this.storage()?.setItem(`cluewright.${name}`, JSON.stringify(all));
    } catch {
      // Storage that is full or forbidden: playing goes on, remembering does not.
    }
  }

  session = (key: string) => this.read<string>('sessions')[key];
  keepSession = (key: string, id: string | undefined) => this.write('sessions', key, id);
  begun = () => this.read<string>('sessions');
  result = (key: string) => this.read<Result>('results')[key];
  results = () => this.read<Result>('results');
  /** Keeps the first result of a puzzle: playing again does not improve it. */
  keepResult(result: Result) {
    if (!this.result(result.key)) this.write('results', result.key, result);
  }
  table = (code: string) => this.read<NewTable>('tables')[code];
  keepTable = (table: NewTable) => this.write('tables', table.code, table);
  marks = (seat: string): Marks => this.read<Marks>('marks')[seat] ?? { pencil: [], notes: {}, tags: {}, dimmed: [], seconds: 0 };
  keepMarks = (seat: string, marks: Marks) => this.write('marks', seat, marks);
}

export const device = new Device();
export const dailyKey = (date: string, slot: string) => `${date}/${slot}`;
