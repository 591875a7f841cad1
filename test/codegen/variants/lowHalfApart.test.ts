import { limbsOf } from '../../../src/base/integers.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { evaluate } from '../../../src/ir/evaluate.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { parse } from '../../../src/ir/parse.ts';
import { print } from '../../../src/ir/print.ts';
import { verify } from '../../../src/ir/verify.ts';
import { lowHalfApart } from '../../../src/codegen/variants/lowHalfApart.ts';
import { normalize } from '../../../src/ir/normalize/normalize.ts';
import { shiftedConstants } from '../../../src/codegen/variants/respeltConstants.ts';
import { irFixtures } from '../lowering/mutants.ts';

const SEED = 5;
const fixture = (name: string): IrFunction =>
  normalize(parse(readFileSync(new URL(`../../fixtures/montgomery/${name}.ir`, import.meta.url), 'utf8')));

/** Words and terms of the sums without a borrow. */
const sums = (fn: IrFunction): { readonly words: number; readonly terms: number }[] =>
  fn.body.flatMap((op) =>
    op.kind === 'sum' && op.borrow === null ? [{ words: op.outs.length, terms: op.terms.length }] : [],
  );

test('modulo P-256: the product, four steps on four words and the one above, the upper half', () => {
  const halved = shiftedConstants(lowHalfApart(fixture('p256-mul')));
  verify(halved);
  const [product, ...rest] = sums(halved);
  expect(product.words, 'the lowest word needs no sum').toBe(7);
  const steps = rest.slice(0, -1);
  expect(steps.every(({ words }) => words <= 5)).toBe(true);
  expect(rest.at(-1)).toEqual({ words: 5, terms: 8 });
});

/** Montgomery multiplication of three limbs modulo p, row by row; the result has a fourth. */
function interleaved(p: bigint): IrFunction {
  const lines: string[] = [];
  let ids = 6;
  const define = (count: number, text: string): string[] => {
    const names = Array.from({ length: count }, () => `x${ids++}`);
    lines.push(`${names.join(', ')} = ${text}`);
    return names;
  };
  const sum = (terms: readonly string[]): string[] => define(5, `sum [0x0..0x${'f'.repeat(80)}] ${terms.join(' ')}`);
  const row = (x: string, by: readonly string[]): string[] =>
    by.flatMap((y, j) => define(2, `mulx ${x}, ${y}`).map((word, k) => `+${word}@${j + k}`));
  const added = (words: readonly string[]): string[] => words.map((word, k) => `+${word}@${k}`);
  const digits = limbsOf(p, 3).map((digit) => `0x${digit.toString(16)}`);
  let running: readonly string[] = [];
  for (let i = 0; i < 3; i++) {
    const whole = sum([...added(running), ...row(`arg2[${i}]`, ['arg1[0]', 'arg1[1]', 'arg1[2]'])]);
    const [quotient] = define(1, `mul ${whole[0]}, 0x${negatedInverse(p).toString(16)}`);
    running = sum([...added(whole), ...row(quotient, digits)]).slice(1);
  }
  const head = 'function f\naliasing any\nparam arg1 u64[3]\nparam arg2 u64[3]\nresult out1 u64[4]\n\n';
  return parse(`${head}${lines.join('\n')}\nreturn out1 = ${running.join(', ')}\n`);
}

/** -1/p modulo 2^64, for odd p. */
function negatedInverse(p: bigint): bigint {
  let x = 1n;
  for (let i = 0; i < 6; i++) x = BigInt.asUintN(64, x * (2n - p * x));
  return BigInt.asUintN(64, -x);
}

describe.each([
  ['P-256', fixture('p256-mul'), 4, 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n],
  ['2^192 - 237', interleaved(2n ** 192n - 237n), 3, 2n ** 192n],
  ['2^191 - 19', interleaved(2n ** 191n - 19n), 3, 2n ** 192n],
])('modulo %s', (name, fn, limbs, limit) => {
  const halved = lowHalfApart(fn);

  test(`the same is computed, seed ${SEED}`, () => {
    verify(halved);
    const rng = seeded(SEED, name);
    for (let i = 0; i < 300; i++) {
      const number = (): bigint =>
        [0n, limit - 1n, rng.big(256) % limit, limit - 1n - (rng.big(64) << BigInt(64 * rng.below(3)))][rng.below(4)];
      const inputs = [limbsOf(number(), limbs), limbsOf(number(), limbs)];
      expect(evaluate(halved, inputs), `seed ${SEED}, ${i}`).toEqual(evaluate(fn, inputs));
    }
  });

  test('nothing is left to be done', () => {
    expect(sums(lowHalfApart(halved))).toEqual(sums(halved));
  });
});

test('with a multiplication for each quotient: the product, steps on three words and a half, the upper half', () => {
  const halved = lowHalfApart(interleaved(2n ** 192n - 237n));
  expect(sums(interleaved(2n ** 192n - 237n))).toHaveLength(6);
  expect(sums(halved).map(({ terms }) => terms)).toEqual([17, 9, 9, 9, 6]);
});

test('nothing is moved where a row waits for the last step but one', () => {
  const text = print(interleaved(2n ** 192n - 237n));
  const [, left] = [...text.matchAll(/x\d+, (x\d+)[^\n]*= sum /g)][3];
  const waiting = parse(text.replace('mulx arg2[2], arg1[0]', `mulx ${left}, arg1[0]`));
  expect(lowHalfApart(waiting)).toBe(waiting);
});

test.each(irFixtures())('$name, which shifts nothing away, stays as it is', ({ fn }) => {
  expect(lowHalfApart(fn)).toBe(fn);
});
