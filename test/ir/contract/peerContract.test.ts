import { expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { specCheck } from '../../../src/prover/inputs/againstSpec.ts';
import { distinctMode, joinLimbs, splitLimbs } from '../../../src/ir/contract/domain.ts';
import { peerContract } from '../../../src/ir/contract/peerContract.ts';
import { timingContract } from '../../../src/bench/reference/wholeFunction.ts';
import { x25519Reference, fromHex } from '../../../src/bench/reference/peerX25519.ts';
import { drawBatch } from '../../../src/prover/inputs/vectors.ts';

const P = 2n ** 255n - 19n;
const R = 2n ** 256n;
const SATURATED = [0, 64, 128, 192];
const RADIX51 = [0, 51, 102, 153, 204];
const promise = {
  name: 'f',
  modulus: P,
  relation: 'arg1*arg2',
  operands: 2,
  weights: SATURATED,
  montgomery: 1n,
  inputBelow: P,
  limbsBelow: null,
  canonical: true,
};

function accepts(
  fn: ReturnType<typeof peerContract>,
  weights: readonly number[],
  a: bigint,
  b: bigint,
  out: bigint,
): boolean {
  const words = (x: bigint): bigint[] => splitLimbs(x, weights);
  return specCheck(fn)(BigUint64Array.from([...words(a), ...words(b)]), 0, BigUint64Array.from(words(out)), 0) === null;
}

test('the product is accepted, anything else is not', () => {
  const fn = peerContract(promise);
  const rng = seeded(1, 'contract');
  for (let i = 0; i < 50; i++) {
    const a = rng.big(255) % P;
    const b = rng.big(255) % P;
    const product = (a * b) % P;
    expect(accepts(fn, SATURATED, a, b, product), 'seed 1').toBe(true);
    expect(accepts(fn, SATURATED, a, b, (product + 1n) % P), 'seed 1').toBe(false);
    expect(accepts(fn, SATURATED, a, b, product + P), 'a result that is not below p, seed 1').toBe(false);
    expect(accepts(peerContract({ ...promise, canonical: false }), SATURATED, a, b, product + P), 'seed 1').toBe(true);
  }
});

test('Montgomery forms go in and come out', () => {
  const fn = peerContract({ ...promise, montgomery: R });
  const a = 12345n;
  const b = 67890n;
  const form = (x: bigint): bigint => (x * R) % P;
  expect(accepts(fn, SATURATED, form(a), form(b), form(a * b))).toBe(true);
  expect(accepts(fn, SATURATED, form(a), form(b), (a * b) % P)).toBe(false);
  expect(accepts(fn, SATURATED, a, b, (a * b) % P)).toBe(false);
});

test('sums are not scaled twice', () => {
  const fn = peerContract({ ...promise, relation: 'arg1+arg2', montgomery: R });
  expect(accepts(fn, SATURATED, 5n, 7n, 12n)).toBe(true);
});

test('inputs stay within what was promised', () => {
  const cases: [ReturnType<typeof peerContract>, readonly number[], bigint][] = [
    [peerContract(promise), SATURATED, P],
    [peerContract({ ...promise, inputBelow: R }), SATURATED, R],
    [
      peerContract({ ...promise, weights: RADIX51, inputBelow: null, limbsBelow: 3n * 2n ** 51n }),
      RADIX51,
      3n * 2n ** 51n * (2n ** 255n - 1n),
    ],
  ];
  for (const [fn, weights, below] of cases) {
    const words = drawBatch(fn, distinctMode(fn), seeded(1, 'inputs'), 300, 150);
    for (let at = 0; at < words.length; at += weights.length)
      expect(joinLimbs([...words.subarray(at, at + weights.length)], weights) < below, 'seed 1').toBe(true);
  }
});

test('one signature fits all representations', () => {
  const wide = peerContract({ ...promise, weights: RADIX51, inputBelow: null, limbsBelow: 2n ** 54n });
  const fn = timingContract([peerContract(promise), wide]);
  expect(fn.params.map((p) => p.bounds.length)).toEqual([5, 5]);
  expect(fn.params[0].bounds.map((b) => b.upper)).toEqual([...Array(5).keys()].map(() => 2n ** 54n - 1n));
});

// RFC 7748, section 5.2.
test.each([
  [
    'a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4',
    'e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c',
    'c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552',
  ],
  [
    '4b66e9d4d1b4673c5ad22691957d6af5c11b6421e0ea01d42ca4169e7918ba0d',
    'e5210f12786811d3f4b7959d0538ae2c31dbe7106fc03c3efc4cd549c715a493',
    '95cbde9476e8907d7aade45cb4b873f88b595a68799fa152e6f8f7647aac7957',
  ],
  [
    '0900000000000000000000000000000000000000000000000000000000000000',
    '0900000000000000000000000000000000000000000000000000000000000000',
    '422c8e7a6227d7bca1350b3e2bb7279f7897b87bb6854b783c60e80311ae3079',
  ],
])('X25519 on big integers: scalar %s', (scalar, point, expected) => {
  expect(x25519Reference(fromHex(scalar), fromHex(point))).toBe(fromHex(expected));
});
