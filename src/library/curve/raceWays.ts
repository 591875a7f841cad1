/** Which of two ways of computing the same a library takes: the one that is faster on this processor. */
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
  /** What is said of the time of the second way, in times of the first, to three decimals. */
  readonly said: (time: string) => string;
}

/** What races ways, or which one is taken without a race. */
export type WayChoice = Pick<LaneOptions, 'worker' | 'rng'> | 'first' | 'second';

/** Random layouts of a race, and random inputs. */
const LAYOUTS = 24;
const INPUTS = 8;

/**
 * Whether the second way is taken, and what a race showed, a line. Where the processor lacks instructions of code on
 * rows, nothing is raced, and the first is taken. Results are not compared.
 */
export async function isSecondTaken(
  raced: RacedWays,
  toolchain: Pick<Toolchain, 'root' | 'tools'>,
  choice: WayChoice,
  { clock }: Pick<Io, 'clock'>,
): Promise<{ readonly isSecond: boolean; readonly lines: readonly string[] }> {
  if (typeof choice === 'string' || !runsLanes(8, choice.worker.hello))
    return { isSecond: choice === 'second', lines: [] };
  const time = (await timeOfSecond(raced, toolchain, choice, clock)).toFixed(3);
  return { isSecond: Number(time) < 1, lines: [raced.said(time)] };
}

async function timeOfSecond(
  { symbol, results, inputs, ways }: RacedWays,
  { root, tools }: Pick<Toolchain, 'root' | 'tools'>,
  { worker, rng: given }: Exclude<WayChoice, string>,
  clock: Io['clock'],
): Promise<number> {
  const rng = given.fork(symbol);
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
  await worker.setFunction(
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
  const [comparison] = await compare(worker, entries, { rng, clock, layouts: LAYOUTS, modes: ['throughput'] });
  return comparison.entries[1].ratio.value;
}
