/** Reference semantics of single-word operations on BigInts: the equations of `Op` in function.ts. */
import type { BinaryKind, DoubleShiftKind, ShiftKind, UnaryKind } from './function.ts';

/** a ∘ b mod 2^width. */
export function evaluateBinary(kind: BinaryKind, a: bigint, b: bigint, width: number): bigint {
  switch (kind) {
    case 'add':
      return BigInt.asUintN(width, a + b);
    case 'sub':
      return BigInt.asUintN(width, a - b);
    case 'mul':
      return BigInt.asUintN(width, a * b);
    case 'and':
      return BigInt.asUintN(width, a & b);
    case 'or':
      return BigInt.asUintN(width, a | b);
    case 'xor':
      return BigInt.asUintN(width, a ^ b);
  }
}

/** `not`, `mask` (of a bit), `eqz`, `copy` at `width` bits; `bswap` of 64 bits. */
export function evaluateUnary(kind: UnaryKind, a: bigint, width: number): bigint {
  switch (kind) {
    case 'not':
      return BigInt.asUintN(width, ~a);
    case 'mask':
      return BigInt.asUintN(width, -a);
    case 'eqz':
      return a === 0n ? 1n : 0n;
    case 'copy':
      return BigInt.asUintN(width, a);
    case 'bswap':
      return reversedBytes(a);
  }
}

function reversedBytes(a: bigint): bigint {
  let result = 0n;
  for (let k = 0n; k < 64n; k += 8n) result = (result << 8n) | ((a >> k) & 0xffn);
  return result;
}

/** Shifts and rotates by a constant, 0 <= amount < width. */
export function evaluateShift(kind: ShiftKind, a: bigint, amount: number, width: number): bigint {
  const k = BigInt(amount);
  switch (kind) {
    case 'shl':
      return BigInt.asUintN(width, a << k);
    case 'shr':
      return BigInt.asUintN(width, a >> k);
    case 'sar':
      return BigInt.asUintN(width, BigInt.asIntN(width, a) >> k);
    case 'ror':
      return BigInt.asUintN(width, (a >> k) | (a << (BigInt(width) - k)));
  }
}

/** shrd: low word of (2^64·hi + lo) >> amount; shld: high word of (2^64·hi + lo) << amount; 0 <= amount < 64. */
export function evaluateDoubleShift(kind: DoubleShiftKind, lo: bigint, hi: bigint, amount: number): bigint {
  const wide = (hi << 64n) + lo;
  return BigInt.asUintN(64, kind === 'shrd' ? wide >> BigInt(amount) : (wide << BigInt(amount)) >> 64n);
}
