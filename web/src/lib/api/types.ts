// What the server says and is told; the same names as in its OpenAPI description.

export type Facts = Record<string, string>;
export type Mode = 'open' | 'reveal';
export type Course = 'given' | 'open' | 'clean' | 'hinted' | 'mistaken';

export interface Fact {
  name: string;
  value: string;
  is: boolean;
  says: string;
}
export interface Known extends Fact {
  course: Course;
}
export interface Variable {
  name: string;
  short: string;
  values: string[];
  asked: boolean;
}
export interface Clue {
  number: number;
  says: string;
  by?: string;
  for?: string;
  type?: string;
  spent?: boolean;
}
export interface Difficulty {
  band?: string;
  effort?: number;
  surface?: number;
}
export interface DailyName {
  date: string;
  slot: string;
}
export interface Puzzle {
  id: string;
  daily?: DailyName;
  game: string;
  title: string;
  mode: Mode;
  board: Record<string, unknown>;
  variables: Variable[];
  givens: Fact[];
  clues: Clue[];
  difficulty: Difficulty;
  players: number;
  extra?: Record<string, unknown>;
}
export interface Session {
  id?: string;
  puzzle: Puzzle;
  known: Known[];
  clues: Clue[];
  pencil: Fact[];
  notes: Record<string, string>;
  tags: Record<string, string>;
  dimmed: number[];
  seconds: number;
  mistakes: number;
  hints: number;
  open: number;
  moves: number;
  canUndo: boolean;
  state: 'playing' | 'solved' | 'given-up';
  answer?: Facts;
  seed?: string;
  hash?: string;
}
/** What a player keeps beside the game. */
export interface Sheet {
  tags: Record<string, string>;
  dimmed: number[];
  seconds: number;
}
export interface Claim {
  name: string;
  value: string;
  is?: boolean;
}
export interface Reply {
  kind: 'forced' | 'known' | 'known-otherwise' | 'refused' | 'not-yet' | 'refuted' | 'impossible' | 'unknown';
  text: string[];
  conclusion?: Fact;
  clues?: number[];
  facts?: Fact[];
  witnesses?: [Facts, Facts];
  differ?: string[];
  revealed?: number[];
}
export interface Hint {
  kind: 'follows' | 'cannot-stand' | 'finished' | 'stuck' | 'impossible' | 'unknown';
  text: string[];
  level?: number;
  clues?: number[];
  about?: string[];
  conclusion?: Fact;
  facts?: Fact[];
  marks?: Fact[];
  unproven?: Fact[];
  witnesses?: Facts[];
}
export interface Reasons {
  name: string;
  known: boolean;
  text: string[];
  clues?: number[];
}
export interface Comparison {
  names: string[];
  clues: number[];
  possible: boolean;
}
export interface Explanation {
  text: string[];
  complete: boolean;
  steps?: { name: string; is?: string; not?: string; clues: number[]; says: string }[];
  clues?: Clue[];
  answer: Facts;
  seed?: string;
  hash?: string;
}
export interface GraphConclusion {
  step: number;
  name: string;
  is?: string;
  not?: string;
  depth: number;
  clues: number[];
  givens: string[];
  steps: number[];
  says: string;
}
export interface Graph {
  goal: string[];
  clues: { clue: number; by?: string; says: string }[];
  givens: { name: string; is?: string; not?: string }[];
  conclusions: GraphConclusion[];
}
export interface Problem {
  status: number;
  code: string;
  title: string;
  detail: string;
}
export interface Game {
  id: string;
  title: string;
  settings: { name: string; meaning: string; standard: string }[];
  modes: Mode[];
  difficulties: string[];
  printable: string[];
}
export interface Order {
  game: string;
  settings?: Record<string, string>;
  mode?: Mode;
  difficulty?: string;
  seed?: string;
  seconds?: number;
}
export interface Job {
  id: string;
  kind: 'order' | 'check';
  state: 'queued' | 'running' | 'done' | 'failed';
  ahead: number;
  millis: number;
  tries: number;
  lines: string[];
  puzzle?: string;
  report?: { sound: boolean; tree: Record<string, unknown> };
  problem?: Problem;
}
export interface DayPuzzle {
  slot: string;
  game: string;
  size: string;
  asked: string;
  state: 'ready' | 'missing' | 'withdrawn';
  puzzle?: string;
  title?: string;
  difficulty?: Difficulty;
}
export interface Day {
  date: string;
  weekday: string;
  zone: string;
  today?: string;
  puzzles: DayPuzzle[];
}
export interface Archive {
  days: Day[];
  next?: string;
}
export interface Act {
  seat: number;
  act: 'ask' | 'dig' | 'claim' | 'hint';
  of?: number;
  name?: string;
  value?: string;
  fits?: boolean;
  each?: boolean[];
  found?: boolean;
}
export interface Table {
  code: string;
  puzzle: Puzzle;
  answers: 'each' | 'together';
  seats: { number: number; player: string; taken: boolean; looks: number; bot?: boolean }[];
  log: Act[];
  printed: boolean;
  ended: boolean;
  expires: string;
  session?: Session;
  answer?: Facts;
}
export interface SeatLink {
  number: number;
  secret: string;
}
export interface NewTable {
  code: string;
  host: string;
  seats: SeatLink[];
  table: Table;
}
export interface Seat {
  number: number;
  table: Table;
}
export interface Look {
  clues: Clue[];
  excluded: string[];
  looks: number;
}
