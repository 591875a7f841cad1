/** The whole functions of each field by name: inversion, X25519, Ed25519, points. */
import { ED25519_PUBLIC, ED25519_SIGN, ED25519_VERIFY } from './peerEd25519.ts';
import { P256, P256_ADD, P256_DOUBLE, P256_MIXED } from './peerPoints.ts';
import { P256_ECDH, P256_SIGN, P256_VERIFY } from './peerP256Keys.ts';
import { X25519, X25519_PUBLIC } from './peerX25519.ts';
import { BLS12_381_P, FP2_MUL, FP2_SQUARE } from './towerFields.ts';
import { type WholeFunction, anyWords, wholeContract, type WholeCase } from './wholeFunction.ts';
import { limbsOf, inverse } from '../../base/integers.ts';
import type { Rng } from '../../base/rng.ts';

/** The whole functions over 2^255 − 19. */
const CURVE25519: readonly (readonly [string, WholeFunction])[] = [
  ['x25519', X25519],
  ['x25519-public', X25519_PUBLIC],
  ['ed25519-public', ED25519_PUBLIC],
  ['ed25519-sign', ED25519_SIGN],
  ['ed25519-verify', ED25519_VERIFY],
];

/** Those on P-256; of points, named as our formulas are. */
const CURVE_P256: readonly (readonly [string, WholeFunction])[] = [
  ['jacobian-double', P256_DOUBLE],
  ['jacobian-mixed', P256_MIXED],
  ['jacobian-add', P256_ADD],
  ['ecdh', P256_ECDH],
  ['ecdsa-sign', P256_SIGN],
  ['ecdsa-verify', P256_VERIFY],
];

/** Those over BLS12-381, likewise. */
const TOWER_BLS12_381: readonly (readonly [string, WholeFunction])[] = [
  ['fp2-mul', FP2_MUL],
  ['fp2-square', FP2_SQUARE],
];

/** The whole functions of a field by the names of their operations; elements have `limbs` words. */
export const wholeFunctions = (modulus: bigint, limbs: number): ReadonlyMap<string, WholeFunction> =>
  new Map([
    ['inv', inverseFunction(modulus, limbs)],
    ...(modulus === 2n ** 255n - 19n ? CURVE25519 : []),
    ...(modulus === P256 ? CURVE_P256 : []),
    ...(modulus === BLS12_381_P ? TOWER_BLS12_381 : []),
  ]);

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
