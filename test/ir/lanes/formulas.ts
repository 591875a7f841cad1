/** Formulas that vectorised functions are planned from. */
import { formulaText } from '../../../src/library/curve/formulas.ts';
import { join } from 'node:path';
import { parseStatement } from '../../../src/ir/contract/statement.ts';
import type { Param } from '../../../src/ir/function.ts';

const ROOT = join(import.meta.dirname, '../../..');
const P25519 = 2n ** 255n - 19n;
const SECP256K1 = 2n ** 256n - 2n ** 32n - 977n;
const P256 = 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n;
const BN254 = 0x30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47n;

/** What a vectorised function is planned from. */
export interface Source {
  readonly modulus: bigint;
  readonly relation: string;
  /** Elements of the array parameters; 0 for a bit. */
  readonly counts: readonly number[];
  readonly results: readonly number[];
}

/** The function of one element, of words, with the relation. */
export function source({ modulus, relation, counts, results }: Source) {
  const weights = [0, 64, 128, 192];
  const array = (name: string, count: number): Param => ({
    name,
    shape: 'array',
    width: 64,
    bounds: Array.from({ length: 4 * count }, () => ({ lower: 0n, upper: 2n ** 64n - 1n })),
  });
  const bit = (name: string): Param => ({ name, shape: 'scalar', width: 32, bounds: [{ lower: 0n, upper: 1n }] });
  return {
    name: 'formula',
    params: counts.map((n, i) => (n === 0 ? bit(`arg${i + 1}`) : array(`arg${i + 1}`, n))),
    results: results.map((n, i) => array(`out${i + 1}`, n)),
    spec: { modulus, relation, weights, canonical: false, canonicalInputs: false },
  };
}

/** The text of a formula of X25519. */
export const statement = (name: string): string => formulaText(`x25519.${name}`, { root: ROOT });
/** A step of the ladder. */
export const STEP: Source = {
  modulus: P25519,
  relation: parseStatement(statement('lanes'), null).relation,
  counts: [4, 1, 0],
  results: [4],
};

export const FORMULAS: Readonly<Record<string, Source>> = {
  'the ladder step of X25519': STEP,
  'an addition on edwards25519': {
    modulus: P25519,
    relation:
      'X1, Y1, Z1, T1 = arg1; X2, Y2, Z2, T2 = arg2; A = (Y1-X1)*(Y2-X2); B = (Y1+X1)*(Y2+X2);' +
      'C = T1*T2*243330/121666; D = 2*Z1*Z2; E = B-A; F = D+C; G = D-C; H = B+A; E*F, G*H, F*G, E*H',
    counts: [4, 4],
    results: [4],
  },
  'a doubling on secp256k1': {
    modulus: SECP256K1,
    relation:
      'X, Y, Z = arg1; A = X^2; B = Y^2; C = B^2; D = 2*((X+B)^2-A-C); E = 3*A; x = E^2-2*D; x, E*(D-x)-8*C, 2*Y*Z',
    counts: [3],
    results: [3],
  },
  'a doubling on P-256': {
    modulus: P256,
    relation:
      'X, Y, Z = arg1; D = Z^2; G = Y^2; B = X*G; A = 3*(X-D)*(X+D); x = A^2-8*B; x, A*(4*B-x)-8*G^2, (Y+Z)^2-G-D',
    counts: [3],
    results: [3],
  },
  'a product in the quadratic extension of BN254, in Montgomery form': {
    modulus: BN254,
    relation: 'a, b = arg1; c, d = arg2; (a*c-b*d)/2^256, (a*d+b*c)/2^256',
    counts: [2, 2],
    results: [2],
  },
  'two results of several elements, and a number that is both result and factor': {
    modulus: P25519,
    relation: 's = arg1+arg2; t = s*s; t, arg1-t, t*arg2, 4*t-arg1',
    counts: [1, 1],
    results: [1, 3],
  },
  'differences of products in a circle': {
    modulus: P25519,
    relation: 'u = arg1*arg2; v = arg1*arg1; w = v*arg2; u-v, v-u, u-w, w-u, u+v+w',
    counts: [1, 1],
    results: [5],
  },
};
