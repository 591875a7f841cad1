import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What came of one function of one object. */
export interface ForeignRow {
  /** Hash of the code and of the proof engine. */
  readonly key: string;
  readonly checker: string;
  readonly field: string;
  readonly op: string;
  readonly name: string;
  readonly symbol: string;
  readonly compiler: string;
  readonly kind: string;
  /** Rules, or why not. */
  readonly detail: string;
  readonly millis: number;
  /** Texts of this code that were proved: the object, and its translation to NASM. */
  readonly proved: number;
}

/** Rows of this and earlier runs, one JSON line each. */
export class ForeignTable {
  private readonly file: string;
  private readonly rows = new Map<string, ForeignRow>();

  constructor(file: string) {
    this.file = file;
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(line => line !== '') : [];
    for (const line of lines) this.put(JSON.parse(line));
  }

  /** The row of the same code, judged by the same proof engine. */
  known(key: string): ForeignRow | undefined {
    return [...this.rows.values()].find(row => row.key === key);
  }

  add(row: ForeignRow): void {
    this.put(row);
    mkdirSync(dirname(this.file), { recursive: true });
    appendFileSync(this.file, `${JSON.stringify(row)}\n`);
  }

  /** Those that this proof engine has judged, in order. */
  of(checker: string): ForeignRow[] {
    return [...this.rows.values()].filter(row => row.checker === checker).sort((a, b) => idOf(a).localeCompare(idOf(b)));
  }

  private put(row: ForeignRow): void {
    this.rows.set(idOf(row), row);
  }
}

const idOf = (row: ForeignRow): string => `${row.field} ${row.op} ${row.symbol} ${row.compiler}`;
