import { limbsOf } from '../../base/limbs.ts';
import { inverse } from '../../base/modular.ts';
import type { Rng } from '../../base/rng.ts';
import { anyWords, wholeContract, type WholeCase, type WholeFunction } from './wholeFunction.ts';

/** Random elements that everybody is tested on. */
const RANDOM = 200;

interface InverseForm {
  /** R where words are those of x R. */
  readonly radix: bigint;
  /** The result need only be congruent. */
  readonly isLoose: boolean;
}

const CANONICAL: InverseForm = { radix: 1n, isLoose: false };

/**
 * 1/x modulo a prime on canonical elements of `limbs` words, not in Montgomery form unless a form says so; 0 is its own
 * inverse, by convention.
 */
export function inverseFunction(
  modulus: bigint,
  limbs: number,
  { radix, isLoose }: InverseForm = CANONICAL,
): WholeFunction {
  const wordsOf = (x: bigint): BigUint64Array => BigUint64Array.from(limbsOf(x, limbs));
  const caseOf = (x: bigint): WholeCase => ({
    inputs: wordsOf(x),
    expected: wordsOf(x === 0n ? 0n : (inverse(x, modulus) * radix * radix) % modulus),
  });
  const random = (rng: Rng): bigint => rng.big(64 * limbs + 64) % modulus;
  return {
    title: `the inverse modulo ${modulus}, ${isLoose ? 'congruent' : 'below it'}`,
    operands: ['a'],
    prototype: `void f(uint64_t out[${limbs}], const uint64_t a[${limbs}])`,
    contract: wholeContract('inv', limbs, [anyWords('a', limbs)]),
    ...(isLoose ? { elements: { modulus, limbs } } : {}),
    modes: ['throughput', 'latency'],
    cases: (rng) =>
      [
        0n,
        1n,
        2n,
        3n,
        modulus - 1n,
        modulus - 2n,
        modulus >> 1n,
        ...Array.from({ length: RANDOM }, () => random(rng)),
      ].map(caseOf),
    timingCases: (count, rng) => Array.from({ length: count }, () => caseOf(random(rng))),
  };
}
