/**
 * Operands of instructions, as the checker's machine has them; for other operands all functions throw `unsupported`.
 */
import { Failure } from '../../base/errors.ts';
import type { AsmOperand } from '../../prover/listing/listing.ts';
import type { Word } from '../facts/context.ts';
import { registerIndex } from './entryUnknowns.ts';
import type { Machine } from './machine.ts';
import { UNIT } from '../bounds/poly.ts';
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

/** The same modulo n, of which all but a constant may be a multiple. */
export function knownModulo(machine: Machine, word: Word, n: bigint): number {
  const term = word.poly.get(UNIT) ?? 0n;
  const isKnown = [...word.poly].every(([m, c]) => m === UNIT || c % n === 0n);
  const value = machine.context.known(word) ?? (isKnown ? term : known(machine, word));
  return Number(((value % n) + n) % n);
}

/** Of a shift. */
export function count(operand: AsmOperand | undefined): number {
  if (operand?.kind === 'immediate' && operand.value > 0n && operand.value < 64n) return Number(operand.value);
  throw new Failure('unsupported', 'a shift by no constant from 1 to 63');
}
