import { inverse, limbsOf } from '../../src/base/integers.ts';
import type { Rng } from '../../src/base/rng.ts';
import {
  anyWords,
  wholeContract,
  type WholeCase,
  type WholeFunction,
} from '../../src/bench/reference/wholeFunction.ts';

/** Orders of the groups of BN254 and of BLS12-381, whose vectors proof systems multiply. */
export const BN254_R = 0x30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001n;
export const BLS12_381_R = 0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001n;

const WORDS = 4;
/** Random pairs that everybody is tested on. */
const RANDOM = 100;

/**
 * (out, a, b): a b / 2^256 modulo p, the product in Montgomery form, of four words that are below p before and after;
 * by integers.
 */
export function montgomeryProduct(name: string, p: bigint): WholeFunction {
  const perR = inverse(1n << 256n, p);
  const caseOf = ([a, b]: readonly bigint[]): WholeCase => ({
    inputs: BigUint64Array.from([...limbsOf(a, WORDS), ...limbsOf(b, WORDS)]),
    expected: BigUint64Array.from(limbsOf((((a * b) % p) * perR) % p, WORDS)),
  });
  const pairs = (count: number, rng: Rng): bigint[][] =>
    Array.from({ length: count }, () => [rng.big(320) % p, rng.big(320) % p]);
  const corners = [0n, 1n, 2n ** 256n % p, p / 2n, p - 1n, 2n ** 208n - 1n, (2n ** 52n - 1n) << 52n];
  return {
    title: `products modulo ${name} in Montgomery form`,
    operands: ['a', 'b'],
    prototype: 'void f(uint64_t out[4], const uint64_t a[4], const uint64_t b[4])',
    contract: wholeContract(`${name}-mul`, WORDS, [anyWords('a', WORDS), anyWords('b', WORDS)]),
    modes: ['throughput'],
    cases: (rng) => [...corners.flatMap((a) => corners.map((b) => [a, b])), ...pairs(RANDOM, rng)].map(caseOf),
    timingCases: (count, rng) => pairs(count, rng).map(caseOf),
  };
}
