/** Checks the library of a curve: calls through its headers, and the search for leaks of secrets. */
import { Failure } from '../../base/errors.ts';
import { inTemporaryFolder } from '../../base/files/folders.ts';
import { leaksOf } from '../../engine/claim/leaksOf.ts';
import { run } from '../../frontend/toolchain/run.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import type { EntryArgument } from '../../prover/leak/entry.ts';
import { type CalledBatch, callingProgram, requireBatchAnswers } from './callingProgram.ts';

/** Calls with what they answer, and a line for what each of them shows. */
export interface DrawnBatches {
  readonly batches: readonly CalledBatch[];
  readonly lines: readonly string[];
}

/** Calls of the functions with the names of crypto_mb. */
export interface MbxCalls {
  /** The functions, in the order in which mbxCalls.c calls them. */
  readonly symbols: readonly string[];
  readonly input: string;
  /** A line of each function for each call. */
  readonly expected: readonly string[];
  /** What the calls are, in words. */
  readonly shown: string;
}

/** Functions that read secrets, with their arguments. */
export type SecretFunctions = ReadonlyMap<string, readonly EntryArgument[]>;

/** What the checks of a curve's library know of it. */
export interface CurveChecks {
  /** Its folder in `templates`, with the programs that call it, batchCalls.c and mbxCalls.c. */
  readonly name: string;
  /** Of a seed. */
  readonly draw: (seed: number) => DrawnBatches;
  /** What is secret, in words. */
  readonly secret: string;
  /** Of a seed. */
  readonly drawMbx: (seed: number) => MbxCalls;
}

/** A library as its callers see it. */
interface CalledLibrary {
  readonly archive: string;
  readonly header: string;
}

/**
 * Calls the functions through their header, with known facts at random, so that each lane has all kinds of neighbours,
 * in batches of every number. Returns what was found, a line each. Throws `wrong` with the first call that is wrong.
 */
export async function checkCalls(
  { archive, header }: CalledLibrary,
  { name, draw }: Pick<CurveChecks, 'name' | 'draw'>,
  toolchain: Toolchain,
  seed: number,
): Promise<readonly string[]> {
  return inTemporaryFolder('calls', async (folder) => {
    const program = await callingProgram({ archive, header }, 'batchCalls', toolchain, folder, name);
    const { batches, lines } = draw(seed);
    await requireBatchAnswers(program, batches, seed);
    return lines;
  });
}

/**
 * The search for leaks in functions of these objects. What calls them (batch.c) asks for the processor, which the
 * search has no model of. Throws `wrong` if a function leaks what is secret of its arguments; `unsupported` if that is
 * open.
 */
export async function checkSecrets(
  objects: readonly string[],
  functions: SecretFunctions,
  { secret }: Pick<CurveChecks, 'secret'>,
  toolchain: Toolchain,
): Promise<string[]> {
  const lines: string[] = [];
  for (const [symbol, args] of functions) lines.push(await checkLeaks(objects, symbol, toolchain, args, secret));
  return lines;
}

async function checkLeaks(
  files: readonly string[],
  symbol: string,
  toolchain: Toolchain,
  args: readonly EntryArgument[],
  secrets: string,
): Promise<string> {
  const { leaks, refusals } = await leaksOf(files, symbol, args, toolchain);
  if (leaks.length + refusals.length === 0)
    return `ok: no jump, address or instruction of variable time of ${symbol} depends on ${secrets}`;
  throw new Failure(leaks.length > 0 ? 'wrong' : 'unsupported', `${symbol} may leak ${secrets}`, {
    expected: 'no jump, address or instruction of variable time that depends on them',
    found: [...leaks, ...refusals]
      .slice(0, 6)
      .map(({ text, what }) => `${text}: ${what}`)
      .join('\n            '),
  });
}

/** A library with the names of crypto_mb. */
interface MbxLibrary {
  readonly archive: string;
  readonly mbxHeader: string | null;
}

/**
 * Calls the functions with the names of crypto_mb through their header. Returns what was found. Throws `wrong` with the
 * first line that mbxCalls.c answers otherwise, or if it does not end with 0.
 */
export async function checkMbx(
  { archive, mbxHeader }: MbxLibrary,
  { name, drawMbx }: Pick<CurveChecks, 'name' | 'drawMbx'>,
  toolchain: Toolchain,
  seed: number,
): Promise<string> {
  const { symbols, input, expected, shown } = drawMbx(seed);
  const { stdout, status } = await inTemporaryFolder('mbx', async (folder) => {
    const library = { archive, header: mbxHeader ?? '' };
    return run(await callingProgram(library, 'mbxCalls', toolchain, folder, name), [], { input });
  });
  const answers = [...stdout.trimEnd().split('\n'), `exit code ${status}`];
  const lines = [...expected, 'exit code 0'];
  const wrong = lines.findIndex((line, i) => line !== answers[i]);
  if (wrong < 0) return `ok: ${symbols.join(', ')}: ${shown}`;
  throw new Failure('wrong', `${symbols[wrong % symbols.length]}: wrong`, {
    where: `call ${Math.floor(wrong / symbols.length)}, seed ${seed}`,
    expected: lines[wrong],
    found: answers[wrong] ?? 'nothing',
  });
}
