/**
 * A variant: a low product by 2^k + 1 is a shift and an addition.
 *
 * The quotient of a Montgomery step of 2^384 − 2^128 − 2^96 + 2^32 − 1 is m = (2^32 + 1)·t modulo 2^64, and 2^32·m is
 * 2^32·t there: where m is shifted as well, the shift is needed anyway, and `cancelWords` finds that it is the same.
 */
import { Builder } from '../../ir/build.ts';
import type { IrFunction, Op, Operand } from '../../ir/function.ts';
import { rebuild, rebuildFunction } from '../../ir/rebuild.ts';

/** The same function with such products spelt. */
export function shiftedQuotients(fn: IrFunction): IrFunction {
  const b = new Builder(fn.name, fn);
  return rebuildFunction(fn, b, fn.body, (op, read) => {
    const spelt = op.kind === 'mul' && fn.values[op.outs[0]].width === 64 ? factorOf(op.ins) : null;
    if (spelt === null) return rebuild(b, fn, op, read);
    const x = read(spelt.of);
    return [b.binary('add', x, b.shift('shl', x, spelt.exponent, 64), 64)];
  });
}

/** k and x of (2^k + 1)·x. */
function factorOf([a, b]: (Op & { kind: 'mul' })['ins']): { readonly of: Operand; readonly exponent: number } | null {
  const [of, factor] = a.kind === 'const' ? [b, a] : [a, b];
  if (factor.kind !== 'const' || of.kind === 'const') return null;
  const power = factor.value - 1n;
  return power > 1n && (power & (power - 1n)) === 0n ? { of, exponent: power.toString(2).length - 1 } : null;
}
