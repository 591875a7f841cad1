/**
 * The ladder of one X25519 that computes with four numbers side by side, as text for the assembler, and how its orders
 * are raced.
 */
import { LIMBS, ROW, has, WORDS } from '../../ir/across/rows.ts';
import { evaluate } from '../../ir/evaluate.ts';
import { type AcrossStep, inOrder, otherWays } from '../curve/acrossStep.ts';
import { drawnInputs, type RacedProgram, TIMED_STEPS } from '../curve/searchOrders.ts';
import {
  repeated,
  onState,
  constantLabel,
  maskLines,
  ROW_BYTES,
  rowFunction,
} from '../../codegen/across/rowFunction.ts';

/** One X25519 that computes so, and its ladder. */
export const ACROSS = 'x25519_across';
export const ACROSS_LADDER = 'x25519_across_ladder';
/** Bits 254 to 0 of a scalar. */
export const ACROSS_STEPS = 255;

/**
 * GNU assembler text of the loop of the Montgomery ladder (RFC 7748, section 5), of so many steps. What masks choose is
 * the same in every step but for the bit, which is secret.
 */
export function acrossText({ text }: Pick<AcrossStep, 'text'>, count: number): string {
  const choices = [...text.choices];
  const rows = [...text.constants, ...choices.map(([, { secret }]) => WORDS.map((i) => (has(secret, i) ? 1n : 0n)))];
  const always = choices.filter((choice) => choice[1].always > 0);
  // Masks of code count up from 1; those of words that are always moved count down.
  const ofAlways = (i: number): number => LAST_MASK - i;
  const ofBit = (i: number): string =>
    `ymmword ptr [rip+${constantLabel(ACROSS_LADDER)}+${ROW_BYTES * (text.constants.length + i)}]`;
  const step = [
    'vpbroadcastq ymm31, qword ptr [rcx]',
    ...choices.map(([k], i) => `vptestmq k${k}, ymm31, ${ofBit(i)}`),
    ...always.map(([k], i) => `korb k${k}, k${k}, k${ofAlways(i)}`),
    ...text.lines,
    'add rcx, 8',
  ];
  return rowFunction({
    symbol: ACROSS_LADDER,
    body: [
      ...[...text.masks].flatMap(([k, mask]) => maskLines(k, mask)),
      ...always.flatMap((choice, i) => maskLines(ofAlways(i), choice[1].always)),
      ...onState([`mov r8d, ${count}`, ...repeated(ACROSS_LADDER, 'r8d', step)]),
    ],
    constants: rows,
  });
}

const LAST_MASK = 7;

/** Steps of a ladder; calls by the word IR, step for step, each with a bit of its own. */
export function racedLadder(start: AcrossStep): RacedProgram<AcrossStep> {
  const words = ROW * LIMBS;
  return {
    symbol: ACROSS_LADDER,
    inOrder,
    otherWays,
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
