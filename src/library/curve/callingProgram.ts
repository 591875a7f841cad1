/** A library as users have it: called through its headers, by programs that read calls and print results. */
import { copyFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import type { Rng } from '../../base/rng.ts';
import { linkCallingProgram, type Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { run } from '../../frontend/toolchain/run.ts';

/** The program of a file of a folder of `templates`, made in `folder`, linked with the archive. */
export async function callingProgram(
  { archive, header }: { readonly archive: string; readonly header: string },
  name: string,
  { root, tools }: Toolchain,
  folder: string,
  templates: string,
): Promise<string> {
  const program = join(folder, name);
  const source = join(folder, `${name}.c`);
  copyFileSync(join(root, 'templates', templates, `${name}.c`), source);
  const flags = ['-Werror', '-I', dirname(header), '-I', join(root, 'templates', 'curve')];
  await linkCallingProgram({ program, flags, source, archive }, tools);
  return program;
}

/** Lanes of crypto_mb's functions, the status of one with a null pointer, and 32 bytes that are not written to. */
export const MBX_LANES = 8;
export const NULL_POINTER = 2;
export const UNTOUCHED = 'a5'.repeat(32);

/** A status word as mbxCalls.c prints it: a digit for each lane, the first lane last. */
export const statusWord = (statuses: readonly number[]): string =>
  statuses
    .map((status) => status.toString(16))
    .toReversed()
    .join('');

/** A call of a function of batches. */
export interface BatchCall {
  /** What batchCalls.c reads. */
  readonly given: string;
  /** Words that it prints of the call. */
  readonly answer: readonly string[];
  /** What the call shows. */
  readonly shown: string;
}

/** Calls that are made at once. */
export interface CalledBatch {
  /** How batchCalls.c knows the function, and its symbol. */
  readonly kind: string;
  readonly symbol: string;
  readonly calls: readonly BatchCall[];
  /** What is returned for all of them; null for functions that return nothing. */
  readonly returned: string | null;
}

/** Throws `wrong` with the first call that `program`, made of batchCalls.c, answers otherwise. */
export async function requireBatchAnswers(
  program: string,
  batches: readonly CalledBatch[],
  seed: number,
): Promise<void> {
  const textOf = ({ kind, calls }: CalledBatch): string =>
    [`${kind} ${calls.length}`, ...calls.map(({ given }) => given), ''].join('\n');
  const { stdout, status } = await run(program, [], { input: batches.map(textOf).join('') });
  const answers = stdout.trimEnd().split('\n');
  batches.forEach((batch, i) => requireAnswer(batch, answers[i] ?? `nothing (exit code ${status})`, seed));
  if (status !== 0) throw new Failure('wrong', 'more is written than there are results', { where: `seed ${seed}` });
}

function requireAnswer({ symbol, calls, returned }: CalledBatch, line: string, seed: number): void {
  const found = line.trim().split(' ');
  let next = returned === null ? 0 : 1;
  const parts = calls.map(({ given, answer, shown }, i) => ({
    where: `call ${i}, ${shown}: ${given}`,
    expected: answer.join(' '),
    found: found.slice(next, (next += answer.length)).join(' '),
  }));
  if (returned !== null) parts.push({ where: 'what is returned', expected: returned, found: found[0] });
  const wrong = parts.find((part) => part.expected !== part.found);
  if (wrong === undefined) return;
  throw new Failure('wrong', `${symbol}: wrong for ${calls.length} at once`, {
    ...wrong,
    where: `seed ${seed}, ${wrong.where}`,
  });
}

const EIGHT = 8;
/** Numbers of calls in a batch: all up to two and a half times eight. */
export const MAX_CALLS = 20;

/** All of them in batches of `size`. */
export const inBatchesOf = <T>(size: number, all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, k) =>
    Array.from({ length: size }, (__, i) => all[(size * k + i) % all.length]),
  );

/** A batch of each number up to `most`, drawn at random, so that each lane has all kinds of neighbours. */
export const ofEachNumber = <T>(most: number, all: readonly T[], rng: Rng): T[][] =>
  Array.from({ length: most + 1 }, (_, n) => Array.from({ length: n }, () => all[rng.below(all.length)]));

/** All of them in eights, in an order drawn at random, and some for each number. */
export function mixedBatches<T>(given: readonly T[], rng: Rng): T[][] {
  const all = [...given].sort(() => rng.unit() - 0.5);
  return [...inBatchesOf(EIGHT, all), ...ofEachNumber(MAX_CALLS, all, rng)];
}

/** What is known of batches, in a line. */
export function batchesLine(batches: readonly CalledBatch[], most = MAX_CALLS): string {
  const count = batches.reduce((sum, { calls }) => sum + calls.length, 0);
  return `ok: the same facts in batches of 0 to ${most} (${batches.length} batches, ${count} calls)`;
}
