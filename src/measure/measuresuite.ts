import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { Failure } from '../base/errors.ts';
import type { Rng } from '../base/rng.ts';
import type { CompareEntry } from './compare.ts';
import { bootstrapMedian, median, type Interval } from './statistics.ts';

export interface MeasuresuiteOptions {
  /** Words per array, number of input and of output arrays: MeasureSuite knows no other signatures. */
  readonly argWidth: number;
  readonly inputs: number;
  readonly outputs: number;
  /** Calls per batch, and batches; 200 and 31 by default. */
  readonly batchSize?: number;
  readonly batches?: number;
  readonly rng: Rng;
  /** How the library is found; from the working directory by default. */
  readonly load?: () => unknown;
}

export interface MeasuresuiteEntry {
  readonly name: string;
  /** Timer units per call (`timer` says which), not rescaled to core cycles. */
  readonly ticks: number;
  readonly ratio: Interval;
}

export interface MeasuresuiteResult {
  /** 'PMC' (core cycles) or 'RDTSCP' (time stamp ticks), as the library reports it. */
  readonly timer: string;
  readonly entries: readonly MeasuresuiteEntry[];
}

/**
 * Times code with MeasureSuite (libmeasuresuite 2.2, J. Kuepper et al.) instead of our own worker, as
 * a second opinion. It runs the code in this process without protection: only tested code may be given.
 * Its serialising cpuid is slow in virtual machines and pulls ratios towards 1.
 *
 * Errors: Failure 'tool' when the npm package `measuresuite` is not installed or behaves unexpectedly.
 */
export async function measureWithMeasuresuite(entries: readonly CompareEntry[], options: MeasuresuiteOptions): Promise<MeasuresuiteResult> {
  const { Measuresuite } = loaded(options.load ?? requireHere);
  const directory = await mkdtemp(join(tmpdir(), 'fieldwright-'));
  const suite = new Measuresuite(options.argWidth, options.inputs, options.outputs);
  try {
    for (const [i, entry] of entries.entries()) {
      const filename = join(directory, `${i}.bin`);
      await writeFile(filename, entry.code);
      suite.loadFile({ filename, filetype: 'BIN' });
    }
    return resultOf(entries, suite.measure(options.batchSize ?? 200, options.batches ?? 31), options);
  } finally {
    suite.destroy();
    await rm(directory, { recursive: true });
  }
}

/** The part of the library's interface that is used. */
interface Suite {
  loadFile(file: { filename: string; filetype: 'BIN' }): void;
  measure(batchSize: number, batches: number): unknown;
  destroy(): void;
}

interface Library {
  readonly Measuresuite: new (argWidth: number, inputs: number, outputs: number) => Suite;
}

const RESULT = z.object({
  stats: z.object({ timer: z.string() }),
  /** One list of batch times for each function. */
  cycles: z.array(z.array(z.number().positive()).nonempty()),
});

const requireHere = (): unknown => createRequire(join(process.cwd(), 'package.json'))('measuresuite');

function loaded(load: () => unknown): Library {
  try {
    const library = load();
    if (isLibrary(library)) return library;
  } catch (error) {
    throw missing(error instanceof Error ? error.message.split('\n')[0] : String(error));
  }
  throw missing('a package without the class Measuresuite');
}

const isLibrary = (x: unknown): x is Library =>
  typeof x === 'object' && x !== null && 'Measuresuite' in x && typeof x.Measuresuite === 'function';

const missing = (found: string): Failure => new Failure('tool', 'MeasureSuite cannot be used', {
  where: 'npm package measuresuite', expected: 'version 2.2, installed where the command is run', found,
  hint: 'install it, or leave out --measure measuresuite to use the built-in worker',
});

function resultOf(entries: readonly CompareEntry[], raw: unknown, options: MeasuresuiteOptions): MeasuresuiteResult {
  const parsed = RESULT.safeParse(raw);
  if (!parsed.success || parsed.data.cycles.length !== entries.length) {
    throw missing(`an unexpected result: ${JSON.stringify(raw)?.slice(0, 200)}`);
  }
  const { cycles, stats } = parsed.data, batchSize = options.batchSize ?? 200;
  return {
    timer: stats.timer,
    entries: entries.map(({ name }, i) => ({
      name,
      ticks: median(cycles[i]) / batchSize,
      ratio: bootstrapMedian(cycles[i].map((t, round) => t / cycles[0][round]), options.rng.fork(String(i))),
    })),
  };
}
