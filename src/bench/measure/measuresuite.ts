/** Times and checks code with the npm package MeasureSuite (J. Kuepper et al.), as a cross-check. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { jsonOf } from '../../base/json.ts';
import { Failure } from '../../base/errors.ts';
import type { Rng } from '../../base/rng.ts';
import { withName } from '../../base/systemFailure.ts';
import type { CompareEntry } from './compare.ts';
import { bootstrapMedian, median, type Estimate } from './statistics.ts';

/** How MeasureSuite calls a function; it knows no other signatures. */
export interface MeasuresuiteShape {
  /** Words per array, number of input and of output arrays. */
  readonly argWidth: number;
  readonly inputs: number;
  readonly outputs: number;
  /** Of each word of the random inputs. */
  readonly masks: readonly bigint[];
}

interface MeasuresuiteOptions extends MeasuresuiteShape {
  /** Calls per batch, and batches; 20,000 and 31 by default. */
  readonly batchSize?: number;
  readonly batches?: number;
  readonly rng: Rng;
}

interface MeasuresuiteEntry {
  readonly name: string;
  /** Timer units per call (`timer` says which), not rescaled to core cycles. */
  readonly ticks: number;
  readonly ratio: Estimate;
}

export interface MeasuresuiteResult {
  /** 'PMC' (core cycles) or 'RDTSCP' (time stamp ticks), as the library reports it. */
  readonly timer: string;
  readonly entries: readonly MeasuresuiteEntry[];
}

/**
 * The part of the interface of the npm package `measuresuite` 2.2 that is used: its `native_ms`, because `loadFile` of
 * its class needs a global function `assert` that Node does not have.
 */
export interface Measuresuite {
  init(argWidth: number, inputs: number, outputs: number): void;
  /** A mask for each word of the random inputs. */
  set_bounds(masks: BigUint64Array): void;
  load_bin_file(filename: string, symbol: string): unknown;
  /** The results of the functions are compared after each batch. */
  enable_checking(): void;
  /** The result as JSON. */
  measure(batchSize: number, batches: number): unknown;
  destroy(): unknown;
}

/** Functions that must be there. */
const FUNCTIONS = ['init', 'set_bounds', 'load_bin_file', 'enable_checking', 'measure', 'destroy'] as const;
const DEFAULTS = { batchSize: 20_000, batches: 31 };

/**
 * Looks for the package in the given folders: in their node_modules, or, where the folder is the package, there. Throws
 * `tool` with what was found instead.
 */
export async function loadMeasuresuite(folders: readonly string[]): Promise<Measuresuite> {
  const problems: string[] = [];
  for (const folder of folders) {
    try {
      const path = resolvedFrom(folder);
      const found: unknown = await import(pathToFileURL(path).href);
      if (isPackage(found)) return found.native_ms;
      problems.push(`${path} has no native_ms with ${FUNCTIONS.join(', ')}`);
    } catch (error) {
      problems.push(error instanceof Error ? error.message.split('\n')[0] : String(error));
    }
  }
  throw missing(problems.at(-1) ?? 'no folder to look in');
}

function resolvedFrom(folder: string): string {
  const { resolve } = createRequire(join(folder, 'package.json'));
  try {
    return resolve('measuresuite');
  } catch (error) {
    if (packageName(folder) !== 'measuresuite') throw error;
    return resolve('.');
  }
}

/** The name of the package of which this is the folder. */
function packageName(folder: string): string | null {
  const file = join(folder, 'package.json');
  const parsed = existsSync(file) ? MANIFEST.safeParse(jsonOf(readFileSync(file, 'utf8'))) : null;
  return parsed?.success === true ? parsed.data.name : null;
}

const MANIFEST = z.object({ name: z.string() });

function isPackage(x: unknown): x is { native_ms: Measuresuite } {
  if (typeof x !== 'object' || x === null || !('native_ms' in x)) return false;
  const native = x.native_ms;
  return (
    typeof native === 'object' &&
    native !== null &&
    FUNCTIONS.every((name) => typeof Reflect.get(native, name) === 'function')
  );
}

const missing = (found: string): Failure =>
  new Failure('tool', 'MeasureSuite cannot be used', {
    where: 'npm package measuresuite',
    expected: 'version 2.2, installed where the command is run or in the folder that FIELDWRIGHT_MEASURESUITE names',
    found,
    hint: 'install it, or leave out --measure measuresuite and --check measuresuite to use the built-in worker alone',
  });

/**
 * Times code with MeasureSuite (J. Kuepper et al.) instead of our own worker, as a cross-check: independent calls,
 * random inputs within the masks. It runs the code in this process without protection: only tested code may be given.
 * The cpuid between its batches costs thousands of ticks in virtual machines and pulls ratios towards 1, the less the
 * longer a batch is.
 *
 * Throws `tool` when it behaves unexpectedly.
 */
export async function measureWithMeasuresuite(
  suite: Measuresuite,
  entries: readonly CompareEntry[],
  options: MeasuresuiteOptions,
): Promise<MeasuresuiteResult> {
  const { batchSize, batches, rng } = { ...DEFAULTS, ...options };
  return withLoaded(suite, entries, options, () =>
    resultOf(entries, suite.measure(batchSize, batches), batchSize, rng),
  );
}

/** Inputs on which results are compared: there is one for each batch. */
export const CHECKED_INPUTS = 10_000;

/**
 * Whether MeasureSuite finds the same words in the results of both functions on `CHECKED_INPUTS` random inputs within
 * the masks (its option `enable_checking`). Buffers are apart; it does not look at registers or at memory beside the
 * result. Throws like `measureWithMeasuresuite`.
 */
export async function agreesInMeasuresuite(
  suite: Measuresuite,
  pair: readonly [CompareEntry, CompareEntry],
  shape: MeasuresuiteShape,
): Promise<boolean> {
  return withLoaded(suite, pair, shape, () => {
    suite.enable_checking();
    return parsedResult(suite.measure(1, CHECKED_INPUTS), pair.length).stats.incorrect === 0;
  });
}

/** Its state is one for the process: set up for the functions, and taken down again. */
async function withLoaded<T>(
  suite: Measuresuite,
  entries: readonly CompareEntry[],
  { argWidth, inputs, outputs, masks }: MeasuresuiteShape,
  work: () => T,
): Promise<T> {
  const directory = await mkdtemp(join(tmpdir(), 'fieldwright-'));
  suite.init(argWidth, inputs, outputs);
  try {
    suite.set_bounds(BigUint64Array.from(masks));
    for (const [i, entry] of entries.entries()) {
      const filename = join(directory, `${i}.bin`);
      await writeFile(filename, entry.code).catch((error: unknown) => {
        throw withName(filename, error);
      });
      suite.load_bin_file(filename, '');
    }
    return work();
  } finally {
    suite.destroy();
    await rm(directory, { recursive: true });
  }
}

const RESULT = z.object({
  /** `incorrect` is the number of a function that differs from the one before, 0 if none does. */
  stats: z.object({ timer: z.string(), incorrect: z.number() }),
  /** One list of batch times for each function. */
  cycles: z.array(z.array(z.number().positive()).nonempty()),
});

function parsedResult(raw: unknown, functions: number): z.infer<typeof RESULT> {
  const parsed = RESULT.safeParse(jsonOf(String(raw)));
  if (parsed.success && parsed.data.cycles.length === functions) return parsed.data;
  throw missing(`an unexpected result: ${String(raw).slice(0, 200)}`);
}

function resultOf(entries: readonly CompareEntry[], raw: unknown, batchSize: number, rng: Rng): MeasuresuiteResult {
  const { cycles, stats } = parsedResult(raw, entries.length);
  return {
    timer: stats.timer,
    entries: entries.map(({ name }, i) => ({
      name,
      ticks: median(cycles[i]) / batchSize,
      ratio: bootstrapMedian(
        cycles[i].map((t, round) => t / cycles[0][round]),
        rng.fork(String(i)),
      ),
    })),
  };
}

/** How far the words of an array may go: bounds of its words, and optionally of the number that they are together. */
interface WordsBounded {
  readonly bounds: readonly { readonly lower: bigint; readonly upper: bigint }[];
  /** Bit weights of the words, and what the number is below. */
  readonly number: { readonly weights: readonly number[]; readonly below: bigint } | null;
}

/**
 * Masks for random words, one for each place, such that whatever they let through is within the bounds of every array:
 * all of one length, with words that may be zero. Null if there are none, e.g. of words that are at least one.
 */
export function wordMasks(arrays: readonly WordsBounded[]): bigint[] | null {
  if (arrays.some(({ bounds }) => bounds.some(({ lower }) => lower > 0n))) return null;
  const bits = arrays[0].bounds.map((_, i) => Math.min(...arrays.map(({ bounds }) => wholeBits(bounds[i].upper))));
  for (const { number } of arrays) {
    while (number !== null && largest(bits, number.weights) >= number.below) {
      if (bits[bits.length - 1] === 0) return null;
      bits[bits.length - 1]--;
    }
  }
  return bits.map(maskOf);
}

const maskOf = (bits: number): bigint => (1n << BigInt(bits)) - 1n;

/** The largest number of bits of which every value is at most `upper`. */
const wholeBits = (upper: bigint): number => (upper + 1n).toString(2).length - 1;

const largest = (bits: readonly number[], weights: readonly number[]): bigint =>
  bits.reduce((sum, b, i) => sum + (maskOf(b) << BigInt(weights[i])), 0n);
