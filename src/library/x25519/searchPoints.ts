/**
 * Searches orders of operations for point formulas across words, each timed in a loop that keeps its state in
 * registers.
 */
import { maskLines, onState, repeated, rowFunction } from '../../codegen/across/rowFunction.ts';
import { LIMBS, ROW } from '../../ir/across/rows.ts';
import { evaluate } from '../../ir/evaluate.ts';
import { scaled } from '../../search/task.ts';
import { type AcrossStep, inOrder } from './acrossLadder.ts';
import type { PointStep } from './acrossPoints.ts';
import { drawnInputs, type OrderSearchOptions, type RacedProgram, searchOrders, TIMED_STEPS } from './searchOrders.ts';

/** Parts of a budget, by the time that a verification spends with them; others are not searched. */
const SHARES: ReadonlyMap<string, number> = new Map([
  ['edwards.across_double', 0.4],
  ['edwards.across_square', 0.2],
  ['edwards.across_add_extended', 0.2],
  ['edwards.across_add', 0.1],
  ['edwards.across_double_extended', 0.1],
]);

/** Operations in the fastest orders that were found, and what is to be said of each search. */
export interface FoundPoints {
  readonly points: readonly PointStep[];
  readonly lines: readonly string[];
}

/** Without options nothing is searched. */
export async function searchPoints(
  points: readonly PointStep[],
  options: OrderSearchOptions | null,
): Promise<FoundPoints> {
  if (options === null) return { points, lines: [] };
  const lines: string[] = [];
  const found: PointStep[] = [];
  for (const point of points) {
    const { step, operation } = point;
    const share = SHARES.get(operation.name);
    if (share === undefined) {
      found.push(point);
      continue;
    }
    const own = { budget: scaled(options.budget, share), rng: options.rng.fork(operation.name) };
    const { best, line } = await searchOrders(step, racedStep(step), { ...options, ...own });
    found.push({ ...point, step: best });
    lines.push(line);
  }
  return { points: found, lines };
}

/** An operation repeated with its own result and with what else it takes. */
export function racedStep(start: AcrossStep): RacedProgram<AcrossStep> {
  const { fn } = start;
  const words = ROW * LIMBS;
  return {
    symbol: fn.name,
    inOrder: (order) => inOrder(start, order),
    text: ({ text }) =>
      rowFunction({
        symbol: fn.name,
        body: [
          ...[...text.masks].flatMap(([k, mask]) => maskLines(k, mask)),
          ...onState(LIMBS, [`mov r8d, ${TIMED_STEPS}`, ...repeated(fn.name, 'r8d', text.lines)]),
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
