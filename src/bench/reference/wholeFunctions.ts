import { ED25519_PUBLIC, ED25519_SIGN, ED25519_VERIFY } from './peerEd25519.ts';
import { inverseFunction } from './peerInverse.ts';
import { P256, P256_DOUBLE, P256_MIXED } from './peerPoints.ts';
import { X25519 } from './peerX25519.ts';
import { BLS12_381_P, FP2_MUL, FP2_SQUARE } from './towerFields.ts';
import type { WholeFunction } from './wholeFunction.ts';

/** The whole functions over 2^255 − 19. */
const CURVE25519: readonly (readonly [string, WholeFunction])[] = [
  ['x25519', X25519],
  ['ed25519-public', ED25519_PUBLIC],
  ['ed25519-sign', ED25519_SIGN],
  ['ed25519-verify', ED25519_VERIFY],
];

/** Those on P-256, named as our formulas are. */
const CURVE_P256: readonly (readonly [string, WholeFunction])[] = [
  ['jacobian-double', P256_DOUBLE],
  ['jacobian-mixed', P256_MIXED],
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
