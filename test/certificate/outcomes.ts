/** Outcomes of long tests, kept below build/: a test that was stopped goes on where it was. */
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from '../../src/base/files/installation.ts';
import { sha256 } from '../../src/base/hash.ts';

interface Row {
  readonly key: string;
  readonly outcome: string;
}

export class KeptOutcomes {
  private readonly file: string;
  private readonly known: Map<string, string>;

  /** Of a test of this name; outcomes count for the program and the library for Coq as they are now. */
  constructor(root: string, name: string) {
    const folder = join(buildFolder(root), 'outcomes');
    mkdirSync(folder, { recursive: true });
    this.file = join(folder, `${name}-${versionOf(root)}.jsonl`);
    const lines = existsSync(this.file) ? readFileSync(this.file, 'utf8').split('\n').filter(isWhole) : [];
    this.known = new Map(lines.map((line) => JSON.parse(line) as Row).map(({ key, outcome }) => [key, outcome]));
  }

  /** The outcome of what `parts` say, which is found out by `find` once. */
  async of(parts: readonly unknown[], find: () => Promise<string>): Promise<string> {
    const key = sha256(JSON.stringify(parts));
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const outcome = await find();
    appendFileSync(this.file, `${JSON.stringify({ key, outcome } satisfies Row)}\n`);
    this.known.set(key, outcome);
    return outcome;
  }
}

/** The last line may be torn. */
const isWhole = (line: string): boolean => line.endsWith('}');

function versionOf(root: string): string {
  const folders = ['src', 'coq'].map((folder) => join(root, folder));
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(ts|v)$/.test(path))
      .map((path) => join(folder, path))
      .toSorted(),
  );
  return sha256(files.map((file) => readFileSync(file, 'utf8')).join('\0')).slice(0, 12);
}

/** How many have a certificate of how many that are proved, by kind, and why the others have none. */
export class Tally {
  private readonly rows: { readonly kind: string; readonly name: string; readonly missing: string | null }[] = [];

  add(kind: string, name: string, missing: string | null): void {
    this.rows.push({ kind, name, missing });
  }

  get count(): number {
    return this.rows.length;
  }

  /** The part that has one. */
  get part(): number {
    return this.rows.filter(({ missing }) => missing === null).length / this.rows.length;
  }

  get text(): string {
    const line = (title: string, rows: typeof this.rows): string =>
      `${title}: ${rows.filter(({ missing }) => missing === null).length} of ${rows.length}`;
    const kinds = [...new Set(this.rows.map(({ kind }) => kind))].toSorted();
    const without = this.rows.filter(({ missing }) => missing !== null);
    return [
      ...kinds.map((kind) =>
        line(
          kind,
          this.rows.filter((row) => row.kind === kind),
        ),
      ),
      line('all', this.rows),
      ...without.map(({ name, missing }) => `without: ${name}: ${missing}`),
    ].join('\n');
  }
}
