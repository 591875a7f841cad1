/** Operands of instructions, as the checker's machine has them; all throw `unsupported` for others. */
import { Failure } from '../base/errors.ts';
import type { AsmOperand } from '../prover/listing/listing.ts';
import type { Word } from './context.ts';
import { registerIndex } from './entryUnknowns.ts';
import type { Machine } from './machine.ts';
import { NeedsValue, WORD_BITS } from './words.ts';

export type Step = (machine: Machine, operands: readonly AsmOperand[]) => void;

/** The number of a register. */
export function register(operand: AsmOperand, width = WORD_BITS): number {
  if (operand.kind === 'register' && (operand.width === width || operand.file === 'vector'))
    return registerIndex(operand);
  throw new Failure('unsupported', `an operand that is no register of ${width} bits`);
}

export const isByte = (operand: AsmOperand): operand is AsmOperand & { kind: 'register' } =>
  operand.kind === 'register' && operand.file === 'general' && operand.width === 8;

/** The value of a word; throws `NeedsValue`. */
export function known(machine: Machine, word: Word): bigint {
  const value = machine.context.known(word);
  if (value === null) throw new NeedsValue(word);
  return value;
}

/** Of a shift. */
export function count(operand: AsmOperand | undefined): number {
  if (operand?.kind === 'immediate' && operand.value > 0n && operand.value < 64n) return Number(operand.value);
  throw new Failure('unsupported', 'a shift by no constant from 1 to 63');
}
