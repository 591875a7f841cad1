/** Two ways in which a library may compute the same, raced on this processor. */
import type { Io } from '../../base/io.ts';
import { compare } from '../../bench/measure/compare.ts';
import { runsLanes } from '../../codegen/x86/target.ts';
import { linkContestant } from '../../engine/contest/contestant.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import type { LaneOptions } from '../kernels/provedKernels.ts';

/** A function of arrays, results first, in objects of each way. */
interface RacedWays {
  readonly symbol: string;
  /** Words of each array. */
  readonly results: readonly number[];
  readonly inputs: readonly number[];
  readonly ways: readonly [() => Promise<readonly string[]>, () => Promise<readonly string[]>];
}

/** Where ways of computing the same are raced. */
export type Races = Pick<LaneOptions, 'worker' | 'rng'>;

/** Random layouts of a race, and random inputs. */
const LAYOUTS = 24;
const INPUTS = 8;

/**
 * The time of the second way, in times of the first; null without races, or where the processor lacks instructions of
 * code on rows. Results are not compared.
 */
export async function timeOfSecond(
  { symbol, results, inputs, ways }: RacedWays,
  { root, tools }: Pick<Toolchain, 'root' | 'tools'>,
  races: Races | undefined,
  { clock }: Pick<Io, 'clock'>,
): Promise<number | null> {
  if (races === undefined || !runsLanes(8, races.worker.hello)) return null;
  const rng = races.rng.fork(symbol);
  // As the arguments are in registers.
  const call = [...results, ...inputs].map((_, i) =>
    i === 0 ? ({ kind: 'out' } as const) : ({ kind: 'operand', index: i - 1 } as const),
  );
  const entries = await Promise.all(
    ways.map(async (objects, k) => ({
      name: `way ${k + 1}`,
      code: await linkContestant({ files: await objects(), symbol, call }, { root, cc: tools.byName.cc }),
    })),
  );
  const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);
  await races.worker.setFunction(
    {
      arguments: [
        ...results.map((words) => ({ kind: 'out' as const, words })),
        ...inputs.map((words) => ({ kind: 'in' as const, words })),
      ],
      aliases: [[...results, ...inputs].map((_, i) => i)],
    },
    Array.from({ length: INPUTS }, () => ({
      alias: 0,
      inputs: BigUint64Array.from({ length: sum(inputs) }, () => rng.big(64)),
      expected: new BigUint64Array(sum(results)),
    })),
  );
  const [comparison] = await compare(races.worker, entries, { rng, clock, layouts: LAYOUTS, modes: ['throughput'] });
  return comparison.entries[1].ratio.value;
}
