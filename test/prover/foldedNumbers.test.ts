/** Bounds of whole numbers that are folded (rule `fold`), and what only they prove. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { seeded } from '../../src/base/rng.ts';
import { parse } from '../../src/ir/parse.ts';
import { Algebra } from '../../src/prover/algebra/algebra.ts';
import { evaluatorAt } from '../../src/prover/algebra/evaluate.ts';
import { FoldedNumbers } from '../../src/prover/algebra/foldedNumbers.ts';
import { PORTFOLIO } from '../../src/prover/algebra/ruleSets.ts';
import { Words } from '../../src/prover/algebra/words.ts';
import { proveSpec } from '../../src/prover/proof/specification.ts';
import { oneIn } from '../oneIn.ts';

const SEED = 8;
const ROUNDS = process.env['FIELDWRIGHT_LONG'] === '1' ? 150 : 60;
const POINTS = 20;

it('no sum exceeds its bound, and most bounds are sharper than those of the parts', () => {
  let sharper = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const rng = seeded(SEED, `${round}`);
    const count = 2 + rng.below(3);
    const split = 1 + rng.below(count - 1);
    const largest = rng.big(64 * count) + 1n;
    const words = new Words(new Algebra(), PORTFOLIO[0]);
    const { algebra } = words;
    const number = algebra.input('x', { lower: 0n, upper: largest });
    const numbers = new FoldedNumbers(algebra);
    const parts = Array.from({ length: count }, (_, i) => words.low(64, words.high(64 * i, number)));
    const other = algebra.input('y', { lower: 0n, upper: rng.big(70) });
    const factor = rng.big([1, 8, 64, 100, 200][rng.below(5)]) + 1n;
    const share = BigInt(rng.below(3)) - 1n;
    const sum = parts.reduce(
      (s, p, i) => algebra.combine(s, p, i < split ? 1n << BigInt(64 * i) : factor << BigInt(64 * (i - split))),
      algebra.scale(other, share),
    );
    const before = algebra.rangeOf(sum).upper;
    numbers.recordNumber(number, parts);
    numbers.boundFold(sum);
    if (algebra.rangeOf(sum).upper < before) sharper++;
    for (let k = 0; k < POINTS; k++) {
      const high = (largest >> BigInt(64 * split)) - BigInt(rng.below(2));
      const x = [
        largest,
        largest - 1n,
        (high << BigInt(64 * split)) + (1n << BigInt(64 * split)) - 1n,
        rng.big(64 * count),
      ][rng.below(4)];
      const point = new Map([
        ['x', x < 0n || x > largest ? largest : x],
        ['y', algebra.rangeOf(other).upper * BigInt(rng.below(2))],
      ]);
      expect(
        evaluatorAt(algebra, (name) => point.get(name) ?? 0n)(sum) <= algebra.rangeOf(sum).upper,
        `seed ${SEED} round ${round} point ${k}`,
      ).toBe(true);
    }
  }
  expect(sharper).toBeGreaterThan(ROUNDS / 4);
});

const product = (op: string): string => readFileSync(new URL(`../fixtures/ir-448/${op}.ir`, import.meta.url), 'utf8');

it.each(oneIn(2, ['mul', 'square']))(
  'strict %s modulo 2^448 - 2^224 - 1: the last of three folds cannot carry',
  (op) => {
    expect(proveSpec(parse(product(op), op))).toMatchObject({ kind: 'proved' });
  },
);

it('which depends on operands below p', () => {
  const any = product('square').replace('canonical inputs outputs', 'canonical outputs');
  expect(proveSpec(parse(any, 'square'), { portfolio: [PORTFOLIO[1]] }).kind).not.toBe('proved');
});
