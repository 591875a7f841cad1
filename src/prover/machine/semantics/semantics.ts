import type { AsmOperand } from '../../listing/listing.ts';
import type { Machine, FlagValue } from '../machine.ts';
import type { Poly } from '../../algebra/poly.ts';
import type { Words } from '../../algebra/words.ts';

/** What an instruction does to the machine. Operands are in Intel order. */
export type Semantics = (m: Machine, operands: readonly AsmOperand[]) => void;

/** Semantics by mnemonic. */
export type SemanticsTable = Readonly<Record<string, Semantics>>;

/** Whether both operands are the same register. */
export const isSameRegister = (a: AsmOperand, b: AsmOperand): boolean =>
  a.kind === 'register' && b.kind === 'register' && a.file === b.file && a.index === b.index;

/** ZF of a result. */
export const zeroOf =
  (words: Words, result: Poly): FlagValue =>
  () =>
    words.isZero(result);

/** SF of a result. */
export const signOf =
  (words: Words, width: number, result: Poly): FlagValue =>
  () =>
    words.high(width - 1, result);

/**
 * OF of a ± b ± carry. With exact = result + 2^width·high and m = top bit, the signed result is off by 2^width·o,
 * o = high - (m(a) ± m(b)) + m(result) in {-1, 0, 1}; OF = |o|.
 */
export function overflowOf(
  words: Words,
  width: number,
  a: Poly,
  b: Poly,
  isSum: boolean,
  high: Poly,
  result: Poly,
): FlagValue {
  return () => {
    const { algebra } = words;
    const top = (x: Poly): Poly => words.high(width - 1, x);
    const operands = algebra.combine(top(a), top(b), isSum ? 1n : -1n);
    const off = algebra.learn(algebra.add(algebra.sub(high, operands), top(result)), -1n, 1n);
    const { lower, upper } = algebra.rangeOf(off);
    if (lower >= 0n) return off;
    if (upper <= 0n) return algebra.scale(off, -1n);
    return algebra.learn(algebra.multiply(off, off), 0n, 1n);
  };
}
