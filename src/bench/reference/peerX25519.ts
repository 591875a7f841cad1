/** X25519 (RFC 7748) as a whole function on big integers, with its corner cases. */
import { littleEndian } from './edwards25519.ts';
import type { Rng } from '../../base/rng.ts';
import { anyWords, wholeContract, type WholeCase, type WholeFunction } from './wholeFunction.ts';
import { inverseOrNull, limbsOf } from '../../base/integers.ts';

const P = 2n ** 255n - 19n;
/** Base point, zero and low order, and encodings at and above p, whose top bit must be ignored. */
const POINTS: readonly bigint[] = [9n, 0n, 1n, P - 1n, P, P + 1n, 2n ** 255n - 1n, 2n ** 256n - 1n];
/** Clamping makes the first two the same scalar. */
const SCALARS: readonly bigint[] = [0n, 7n, 2n ** 256n - 1n, 2n ** 254n];
/** The first two vectors of RFC 7748, section 5.2; what they give is tested for the reference itself. */
const STANDARD: readonly (readonly [scalar: string, point: string])[] = [
  [
    'a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4',
    'e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c',
  ],
  [
    '4b66e9d4d1b4673c5ad22691957d6af5c11b6421e0ea01d42ca4169e7918ba0d',
    'e5210f12786811d3f4b7959d0538ae2c31dbe7106fc03c3efc4cd549c715a493',
  ],
];
/** Random inputs that everybody is tested on. */
const RANDOM = 100;

/** X25519 as (out, scalar, point), each 32 bytes in four little-endian words. */
export const X25519: WholeFunction = {
  title: 'X25519 (RFC 7748)',
  operands: ['scalar', 'point'],
  prototype: 'void f(uint8_t out[32], const uint8_t scalar[32], const uint8_t point[32])',
  contract: wholeContract('x25519', 4, [anyWords('scalar', 4), anyWords('point', 4)]),
  modes: ['throughput', 'latency'],
  cases(rng) {
    const standard = STANDARD.map((pair) => pair.map(fromHex));
    const special = POINTS.flatMap((point) => SCALARS.map((scalar) => [scalar, point]));
    return [...standard, ...special, ...randomPairs(RANDOM, rng)].map(([scalar, point]) =>
      caseOf(scalar, point, x25519Reference(scalar, point)),
    );
  },
  timingCases: (count, rng) => randomPairs(count, rng).map(([scalar, point]) => caseOf(scalar, point, 0n)),
};

/** (out, scalar): X25519 of the base point. */
export const X25519_PUBLIC: WholeFunction = {
  title: 'the public key of X25519 (RFC 7748)',
  operands: ['scalar'],
  prototype: 'void f(uint8_t out[32], const uint8_t scalar[32])',
  contract: wholeContract('x25519-public', 4, [anyWords('scalar', 4)]),
  modes: ['throughput', 'latency'],
  cases: (rng) => [...SCALARS, ...randomScalars(RANDOM, rng)].map(publicCase),
  timingCases: (count, rng) => randomScalars(count, rng).map(publicCase),
};

const randomScalars = (count: number, rng: Rng): bigint[] => Array.from({ length: count }, () => rng.big(256));

const publicCase = (scalar: bigint): WholeCase => ({
  inputs: BigUint64Array.from(limbsOf(scalar, 4)),
  expected: BigUint64Array.from(limbsOf(x25519Reference(scalar, POINTS[0]), 4)),
});

const randomPairs = (count: number, rng: Rng): bigint[][] =>
  Array.from({ length: count }, () => [rng.big(256), rng.big(256)]);

const caseOf = (scalar: bigint, point: bigint, expected: bigint): WholeCase => ({
  inputs: BigUint64Array.from([...limbsOf(scalar, 4), ...limbsOf(point, 4)]),
  expected: BigUint64Array.from(limbsOf(expected, 4)),
});

/** Bytes in hexadecimal as they lie in memory, as the number they stand for. */
export const fromHex = (hex: string): bigint => littleEndian(Buffer.from(hex, 'hex'));

/** (A − 2) / 4 of the curve v² = u³ + 486662·u² + u. */
const A24 = 121665n;

/**
 * X25519 of RFC 7748 section 5 on big integers: 32-byte strings are little-endian numbers below 2^256. Not
 * constant-time.
 */
export function x25519Reference(scalar: bigint, point: bigint): bigint {
  const k = BigInt.asUintN(254, scalar) - (scalar & 7n) + 2n ** 254n;
  const u = BigInt.asUintN(255, point) % P;
  let [x2, z2, x3, z3] = [1n, 0n, u, 1n];
  for (let t = 254n; t >= 0n; t--) {
    const isSet = ((k >> t) & 1n) === 1n;
    if (isSet) [x2, z2, x3, z3] = step(x3, z3, x2, z2, u);
    else [x2, z2, x3, z3] = step(x2, z2, x3, z3, u);
    if (isSet) [x2, z2, x3, z3] = [x3, z3, x2, z2];
  }
  return (x2 * (inverseOrNull(z2, P) ?? 0n)) % P;
}

/** Doubles the first point and adds the second to it, given the u-coordinate of their difference. */
function step(x2: bigint, z2: bigint, x3: bigint, z3: bigint, u: bigint): [bigint, bigint, bigint, bigint] {
  const a = x2 + z2;
  const b = x2 - z2 + P;
  const aa = (a * a) % P;
  const bb = (b * b) % P;
  const e = aa - bb + P;
  const da = ((x3 - z3 + P) * a) % P;
  const cb = ((x3 + z3) * b) % P;
  const sum = da + cb;
  const difference = da - cb + P;
  return [(aa * bb) % P, (e * (aa + A24 * e)) % P, (sum * sum) % P, (u * ((difference * difference) % P)) % P];
}
