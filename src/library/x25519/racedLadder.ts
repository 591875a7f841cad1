/** The ladder step across words as a program whose orders are searched, timed in the loop. */
import { LIMBS, ROW } from '../../ir/across/rows.ts';
import { evaluate } from '../../ir/evaluate.ts';
import { ACROSS_LADDER, acrossText } from './acrossLadder.ts';
import { type AcrossStep, inOrder } from '../curve/acrossStep.ts';
import { drawnInputs, type RacedProgram, TIMED_STEPS } from '../curve/searchOrders.ts';

/** Steps of a ladder; calls by the word IR, step for step, each with a bit of its own. */
export function racedLadder(start: AcrossStep): RacedProgram<AcrossStep> {
  const words = ROW * LIMBS;
  return {
    symbol: ACROSS_LADDER,
    inOrder: (order) => inOrder(start, order),
    text: (step) => acrossText(step, TIMED_STEPS),
    signature: {
      arguments: [
        { kind: 'out', words },
        { kind: 'in', words },
        { kind: 'in', words },
        { kind: 'in', words: TIMED_STEPS },
      ],
      aliases: [[0, 1, 2, 3]],
    },
    vector: (rng) => {
      const [state, fixed] = drawnInputs(start.fn, rng);
      const bits = Array.from({ length: TIMED_STEPS }, () => BigInt(rng.below(2)));
      const expected = bits.reduce((now, bit) => evaluate(start.fn, [now, fixed, [bit]])[0], state);
      return {
        alias: 0,
        inputs: BigUint64Array.from([...state, ...fixed, ...bits]),
        expected: BigUint64Array.from(expected),
      };
    },
  };
}
