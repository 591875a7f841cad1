/**
 * Searches orders of operations for point formulas across words, each timed in a loop that keeps its state in
 * registers.
 */
import type { SearchMeans } from '../kernels/searchFunction.ts';
import { searchAll, drawnInputs, type RacedProgram, TIMED_STEPS } from '../curve/searchOrders.ts';
import { repeated, onState, maskLines, rowFunction } from '../../codegen/across/rowFunction.ts';
import { LIMBS, ROW } from '../../ir/across/rows.ts';
import { evaluate } from '../../ir/evaluate.ts';
import { type AcrossStep, inOrder, otherWays } from '../curve/acrossStep.ts';
import type { PointStep } from './acrossPoints.ts';

/** Parts of a budget, by the time that a verification spends with them; others are not searched. */
const SHARES: Readonly<Record<string, number>> = {
  'edwards.across_double': 0.35,
  'edwards.across_square': 0.2,
  'edwards.across_add_extended': 0.15,
  'edwards.pairs_add_extended': 0.15,
  'edwards.across_add': 0.1,
  'edwards.across_double_extended': 0.05,
};

/** Operations in the fastest orders that were found, and what is to be said of each; without options, as they are. */
export const searchPoints = (
  points: readonly PointStep[],
  options: SearchMeans | null,
): ReturnType<typeof searchAll<PointStep, AcrossStep>> =>
  searchAll(
    points,
    {
      nameOf: ({ operation }) => operation.name,
      shares: SHARES,
      startOf: ({ step }) => step,
      racedOf: racedStep,
      withBest: (point, step) => ({ ...point, step }),
    },
    options,
  );

/** An operation repeated with its own result and with what else it takes. */
export function racedStep(start: AcrossStep): RacedProgram<AcrossStep> {
  const { fn, halves } = start;
  const words = ROW * LIMBS * halves;
  return {
    symbol: fn.name,
    inOrder,
    otherWays,
    text: ({ text }) =>
      rowFunction({
        symbol: fn.name,
        body: [
          ...[...text.masks].flatMap(([k, mask]) => maskLines(k, mask)),
          ...onState([`mov r8d, ${TIMED_STEPS}`, ...repeated(fn.name, 'r8d', text.lines)], halves),
        ],
        constants: text.constants,
      }),
    signature: {
      arguments: [{ kind: 'out', words }, ...fn.params.map(() => ({ kind: 'in' as const, words }))],
      aliases: [[0, ...fn.params.map((_, i) => i + 1)]],
    },
    vector: (rng) => {
      const [state, ...fixed] = drawnInputs(fn, rng);
      let expected: readonly bigint[] = state;
      for (let n = 0; n < TIMED_STEPS; n++) [expected] = evaluate(fn, [expected, ...fixed]);
      return {
        alias: 0,
        inputs: BigUint64Array.from([...state, ...fixed.flat()]),
        expected: BigUint64Array.from(expected),
      };
    },
  };
}
