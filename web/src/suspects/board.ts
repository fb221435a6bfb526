export interface Person {
  name: string;
  role: string;
  column: number;
  row: number;
}

/** The board of a suspects puzzle: who stands where, and the sets of people that clues speak of. */
export class Board {
  readonly columns: number;
  readonly rows: number;
  readonly people: Person[];
  readonly plurals: Record<string, string>;

  constructor(tree: Record<string, unknown>) {
    this.columns = Number(tree.columns);
    this.rows = Number(tree.rows);
    const people = (tree.people ?? []) as { name: string; role: string }[];
    this.people = people.map((person, i) => ({ ...person, column: i % this.columns, row: Math.floor(i / this.columns) }));
    this.plurals = (tree.plurals ?? {}) as Record<string, string>;
  }

  letter = (column: number) => String.fromCharCode(65 + column);
  coordinate = (person: Person) => `${this.letter(person.column)}${person.row + 1}`;
  person = (name: string) => this.people.find((person) => person.name.toLowerCase() === name.toLowerCase());
  plural = (role: string) => this.plurals[role] ?? `${role}s`;
  roles = () => [...new Set(this.people.map((person) => person.role))];

  all(test: (person: Person) => boolean): string[] {
    return this.people.filter(test).map((person) => person.name);
  }
  neighbours = (p: Person) =>
    this.all((q) => q !== p && Math.abs(p.column - q.column) <= 1 && Math.abs(p.row - q.row) <= 1);
  between(p: Person, q: Person): string[] {
    const inside = (x: number, a: number, b: number) => x > Math.min(a, b) && x < Math.max(a, b);
    if (p.row === q.row) return this.all((r) => r.row === p.row && inside(r.column, p.column, q.column));
    if (p.column === q.column) return this.all((r) => r.column === p.column && inside(r.row, p.row, q.row));
    return [];
  }
  beyond(p: Person, columns: number, rows: number): string[] {
    return this.all(
      (q) =>
        (columns === 0 ? q.column === p.column : Math.sign(q.column - p.column) === columns) &&
        (rows === 0 ? q.row === p.row : Math.sign(q.row - p.row) === rows),
    );
  }
  edge = () =>
    this.all((p) => p.column === 0 || p.row === 0 || p.column === this.columns - 1 || p.row === this.rows - 1);
  corners = () =>
    this.all((p) => (p.column === 0 || p.column === this.columns - 1) && (p.row === 0 || p.row === this.rows - 1));
}
