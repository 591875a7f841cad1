import type { ValueId } from '../base/ids.ts';
import type { Operand } from './function.ts';

/** The operand that reads value `id`. */
export const valueOperand = (id: ValueId): Operand => ({ kind: 'value', id });

/** The constant operand; `value` must be non-negative. */
export const constOperand = (value: bigint): Operand => ({ kind: 'const', value });

/** The constant 0. */
export const ZERO: Operand = constOperand(0n);

/** The constant 0. */
export const isZeroOperand = (a: Operand): boolean => a.kind === 'const' && a.value === 0n;

/** Same value or same constant. */
export function sameOperand(a: Operand, b: Operand): boolean {
  if (a.kind === 'value') return b.kind === 'value' && a.id === b.id;
  return b.kind === 'const' && a.value === b.value;
}

/** A string that is equal exactly for equal operands; for tables. */
export const operandKey = (a: Operand): string => (a.kind === 'value' ? `v${a.id}` : `#${a.value}`);
