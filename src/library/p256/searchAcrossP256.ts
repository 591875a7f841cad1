/**
 * Searches orders of operations for formulas of P-256 across words, timed in chains where each call takes the previous
 * result.
 */
import { repeated, rowFunction, withSlots } from '../../codegen/across/rowFunction.ts';
import { LIMBS, ROW } from '../../ir/across/rows.ts';
import { evaluate } from '../../ir/evaluate.ts';
import {
  drawnInputs,
  type OrderSearchOptions,
  type RacedProgram,
  searchAll,
  TIMED_STEPS,
} from '../curve/searchOrders.ts';
import { type AcrossP256, inOrderP256 } from './acrossP256.ts';
import type { AcrossName } from './acrossWays.ts';

/** Parts of a budget, by the time that ECDH spends with them. */
const SHARES: Readonly<Record<AcrossName, number>> = { double: 0.6, add: 0.3, entry: 0.1 };

const WORDS = ROW * LIMBS;

/** Formulas in the fastest orders that were found, and what is to be said of each; without options, as they are. */
export const searchAcrossP256 = (
  formulas: readonly AcrossP256[],
  options: OrderSearchOptions | null,
): ReturnType<typeof searchAll<AcrossP256, AcrossP256>> =>
  searchAll(
    formulas,
    {
      nameOf: ({ name }) => name,
      shares: SHARES,
      startOf: (one) => one,
      racedOf: racedFormula,
      withBest: (_, best) => best,
    },
    options,
  );

/** Results are elsewhere than what is taken: they go to the first array and to the fourth in turns. */
export function racedFormula(start: AcrossP256): RacedProgram<AcrossP256> {
  const { fn, symbol } = start;
  return {
    symbol,
    inOrder: (order) => inOrderP256(start, order),
    text: ({ text }) =>
      rowFunction({
        symbol,
        body: withSlots(text.slots, [
          'xor rcx, rdi',
          `mov r8d, ${TIMED_STEPS}`,
          ...repeated(symbol, 'r8d', [...text.lines, 'mov rsi, rdi', 'xor rdi, rcx']),
        ]),
        constants: text.constants,
      }),
    signature: {
      arguments: (['out', 'in', 'in', 'out'] as const).map((kind) => ({ kind, words: WORDS })),
      aliases: [[0, 1, 2, 3]],
    },
    vector: (rng) => {
      // What does not read a third array is given one.
      const [state, fixed = state] = drawnInputs(fn, rng);
      const ends = [state, state];
      for (let n = 0; n < TIMED_STEPS; n++)
        [ends[n % 2]] = evaluate(fn, [ends[(n + 1) % 2], fixed].slice(0, fn.params.length)).map((w) => [...w]);
      return {
        alias: 0,
        inputs: BigUint64Array.from([...state, ...fixed]),
        expected: BigUint64Array.from(ends.flat()),
      };
    },
  };
}
