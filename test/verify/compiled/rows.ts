import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What was asked of a piece of code. */
export type Question =
  /** Is it its word IR, however its arrays overlap (as far as the function allows)? */
  | 'equal'
  /** Compiled from C that clears its results first: is it its word IR with arrays apart, and where a result is an input? */
  | 'apart' | 'in place'
  /** With one instruction damaged so that the processor shows other results: is it taken for right? */
  | 'damaged';

/** What came of one piece of code. */
export interface CompiledRow {
  /** Hash of source, recipe and proof engine. */
  readonly key: string;
  readonly checker: string;
  readonly question: Question;
  readonly origin: string;
  readonly name: string;
  /** Compiler, flags and form. */
  readonly compiler: string;
  readonly flags: string;
  readonly form: string;
  readonly kind: string;
  /** Rules, or why not. */
  readonly detail: string;
  readonly millis: number;
}

/** Rows of this and earlier runs, one JSON line each. */
export class CompiledRows {
  private readonly file: string;
  private readonly rows = new Map<string, CompiledRow>();
  private readonly byKey = new Map<string, CompiledRow>();

  constructor(file: string) {
    this.file = file;
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(line => line !== '') : [];
    for (const line of lines) this.put(JSON.parse(line));
  }

  /** The answer to the same question about the same source, by the same proof engine. */
  known(key: string): CompiledRow | undefined {
    return this.byKey.get(key);
  }

  add(row: CompiledRow): void {
    this.put(row);
    mkdirSync(dirname(this.file), { recursive: true });
    appendFileSync(this.file, `${JSON.stringify(row)}\n`);
  }

  /** The last ones that this proof engine has judged. */
  of(checker: string): CompiledRow[] {
    return [...this.rows.values()].filter(row => row.checker === checker);
  }

  private put(row: CompiledRow): void {
    this.rows.set(`${row.question} ${row.origin} ${row.name} ${row.compiler} ${row.flags} ${row.form}`, row);
    this.byKey.set(row.key, row);
  }
}
