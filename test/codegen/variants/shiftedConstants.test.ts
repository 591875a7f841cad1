/** Multiples of words by powers of two: the same values, no products, and numbers that are added up first. */
import { expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { evaluate } from '../../../src/ir/evaluate.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { parse } from '../../../src/ir/parse.ts';
import { verify } from '../../../src/ir/verify.ts';
import { shiftedConstants } from '../../../src/codegen/variants/respeltConstants.ts';

const SEED = 11;

/** arg1 + m·factor in `size` words, with a product for every word of the factor; m is arg2[0]. */
function step(factor: bigint, size: number): IrFunction {
  const digits = Array.from({ length: size }, (_, i) => BigInt.asUintN(64, factor >> BigInt(64 * i)));
  const used = [...digits.entries()].filter(([, digit]) => digit !== 0n);
  const outs = Array.from({ length: size + 1 }, (_, i) => `x${i}${i === size ? ':u1' : ''}`).join(', ');
  const most = (1n << BigInt(64 * size + 1)) - 1n;
  const operands = Array.from({ length: size }, (_, i) => `+arg1[${i}]@${i}`).join(' ');
  const products = used.map(([i]) => `+y${i}@${i} +z${i}@${i + 1}`).join(' ');
  return parse(`function step
aliasing any
param arg1 u64[${size}]
param arg2 u64[1]
result out1 u64[${size}]

${used.map(([i, digit]) => `y${i}, z${i} = mulx arg2[0], 0x${digit.toString(16)}`).join('\n')}
${outs} = sum [0x0..0x${most.toString(16)}] ${operands} ${products}
return out1 = ${Array.from({ length: size }, (_, i) => `x${i}`).join(', ')}
`);
}

/** What steps of Montgomery reduction add, without the word that cancels. */
const FACTORS = [
  { name: 'P-256', factor: (1n << 192n) - (1n << 160n) + (1n << 128n) + (1n << 32n), size: 4 },
  { name: 'SM2', factor: (1n << 192n) - (1n << 160n) - (1n << 32n) + 1n, size: 4 },
  { name: 'P-384', factor: (1n << 384n) - (1n << 128n) - (1n << 96n) + (1n << 32n), size: 7 },
] as const;

const count = (fn: IrFunction, kind: string): number => fn.body.filter((op) => op.kind === kind).length;

test.each(FACTORS)('$name: two shifts a step and no product, the same words', ({ factor, size }) => {
  const fn = step(factor, size);
  expect(count(fn, 'mulx')).toBeGreaterThan(1);
  for (const apart of [false, true]) {
    const shifted = shiftedConstants(fn, apart);
    verify(shifted);
    expect([count(shifted, 'mulx'), count(shifted, 'shl'), count(shifted, 'shr')]).toEqual([0, 1, 1]);
    expect(count(shifted, 'sum')).toBe(apart ? 2 : 1);
    const rng = seeded(SEED, `${factor}`);
    for (let i = 0; i < 200; i++) {
      const words = Array.from({ length: size }, () => rng.big(64));
      const m = i % 4 === 0 ? (1n << 64n) - 1n : rng.big(64);
      expect(evaluate(shifted, [words, [m]]), `seed ${SEED}, round ${i}`).toEqual(evaluate(fn, [words, [m]]));
    }
  }
});

test('what is added up first is least: three to five words a step', () => {
  const sizes = FACTORS.map(({ factor, size }) => {
    const [first] = shiftedConstants(step(factor, size), true).body.filter((op) => op.kind === 'sum');
    return first.kind === 'sum' ? [first.terms.length, first.outs.length] : null;
  });
  expect(sizes).toEqual([
    [4, 2],
    [3, 2],
    [5, 4],
  ]);
});

test('constants of more powers of two than pay stay products', () => {
  const fn = step(
    0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaabn,
    6,
  );
  expect(count(shiftedConstants(fn, true), 'mulx')).toBe(count(fn, 'mulx'));
});
