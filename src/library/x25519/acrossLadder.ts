/** The ladder of one X25519 that computes with four numbers side by side, as text for the assembler. */
import {
  repeated,
  onState,
  constantLabel,
  maskLines,
  ROW_BYTES,
  rowFunction,
} from '../../codegen/across/rowFunction.ts';
import type { AcrossStep } from '../curve/acrossStep.ts';
import { has, LIMBS, WORDS } from '../../ir/across/rows.ts';

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
      ...onState(LIMBS, [`mov r8d, ${count}`, ...repeated(ACROSS_LADDER, 'r8d', step)]),
    ],
    constants: rows,
  });
}

const LAST_MASK = 7;
