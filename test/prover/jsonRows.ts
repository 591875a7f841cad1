import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

interface JudgedRow {
  /** Hash of what was asked, and of the proof engine. */
  readonly key: string;
  readonly checker: string;
}

/** Rows of this and earlier runs, one JSON line each; rows with one name replace each other. */
export class JsonRows<Row extends JudgedRow> {
  private readonly file: string;
  private readonly nameOf: (row: Row) => string;
  private readonly rows = new Map<string, Row>();
  private readonly byKey = new Map<string, Row>();

  constructor(file: string, nameOf: (row: Row) => string) {
    this.file = file;
    this.nameOf = nameOf;
    const lines = existsSync(file)
      ? readFileSync(file, 'utf8')
          .split('\n')
          .filter((line) => line !== '')
      : [];
    for (const line of lines) this.put(JSON.parse(line));
  }

  /** The answer to the same question, by the same proof engine. */
  known(key: string): Row | undefined {
    return this.byKey.get(key);
  }

  add(row: Row): void {
    this.put(row);
    mkdirSync(dirname(this.file), { recursive: true });
    appendFileSync(this.file, `${JSON.stringify(row)}\n`);
  }

  /** The last ones that this proof engine has judged. */
  of(checker: string): Row[] {
    return [...this.rows.values()].filter((row) => row.checker === checker);
  }

  private put(row: Row): void {
    this.rows.set(this.nameOf(row), row);
    this.byKey.set(row.key, row);
  }
}
