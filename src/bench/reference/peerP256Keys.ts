/** ECDH and ECDSA on P-256 as whole functions. Numbers are 32 bytes, the highest first; a public key is x and y. */
import type { Rng } from '../../base/rng.ts';
import { bytesOfP256, multipleP256, P256_BASE, P256_ORDER, p256Sign, p256Verify } from './p256.ts';
import { anyWords, wholeContract, type WholeCase, type WholeFunction } from './wholeFunction.ts';

/** Random calls that everybody is tested on, beside scalars on the edge. */
const RANDOM = 24;
const EDGES: readonly bigint[] = [1n, 2n, 15n, 16n, 17n, P256_ORDER - 2n, P256_ORDER - 1n];

/** (out, secret, public): x of the multiple. */
export const P256_ECDH: WholeFunction = {
  title: 'ECDH on P-256 (SP 800-56A)',
  operands: ['secret', 'public'],
  prototype: 'void f(uint8_t out[32], const uint8_t secret[32], const uint8_t public[64])',
  contract: wholeContract('ecdh', 4, [anyWords('secret', 4), anyWords('public', 8)]),
  modes: ['throughput'],
  cases: (rng) => [...EDGES, ...scalars(RANDOM, rng)].map((secret) => sharedCase(secret, scalar(rng))),
  timingCases: (count, rng) => scalars(count, rng).map((secret) => sharedCase(secret, scalar(rng))),
};

function sharedCase(secret: bigint, other: bigint): WholeCase {
  const key = publicOf(other);
  const shared = multipleP256(secret, key);
  return { inputs: words(secret, key.x, key.y), expected: words(shared?.x ?? 0n) };
}

/** (out, secret, nonce, digest): r and s. */
export const P256_SIGN: WholeFunction = {
  title: 'the signature of ECDSA on P-256 (FIPS 186-5) with a given nonce',
  operands: ['secret', 'nonce', 'digest'],
  prototype: 'void f(uint8_t out[64], const uint8_t secret[32], const uint8_t nonce[32], const uint8_t digest[32])',
  contract: wholeContract('ecdsa-sign', 8, [anyWords('secret', 4), anyWords('nonce', 4), anyWords('digest', 4)]),
  modes: ['throughput'],
  cases: (rng) => [
    ...EDGES.map((edge) => signCase(edge, scalar(rng), rng.big(256))),
    ...EDGES.map((edge) => signCase(scalar(rng), edge, rng.big(256))),
    ...signCases(RANDOM, rng),
  ],
  timingCases: signCases,
};

function signCases(count: number, rng: Rng): WholeCase[] {
  return Array.from({ length: count }, () => signCase(scalar(rng), scalar(rng), rng.big(256)));
}

function signCase(secret: bigint, nonce: bigint, digest: bigint): WholeCase {
  const signature = p256Sign(secret, nonce, digest);
  return { inputs: words(secret, nonce, digest), expected: words(signature?.r ?? 0n, signature?.s ?? 0n) };
}

/** (out, signature, public, digest): the word 1 if r and s are right, otherwise 0. */
export const P256_VERIFY: WholeFunction = {
  title: 'the verification of ECDSA on P-256 (FIPS 186-5)',
  operands: ['signature', 'public', 'digest'],
  prototype: 'void f(uint64_t *valid, const uint8_t signature[64], const uint8_t public[64], const uint8_t digest[32])',
  contract: wholeContract('ecdsa-verify', 1, [anyWords('signature', 8), anyWords('public', 8), anyWords('digest', 4)]),
  modes: ['throughput'],
  cases: (rng) =>
    Array.from({ length: RANDOM }, () => signed(rng)).flatMap((one) => [one, ...forgeries(one, rng)].map(verifyCase)),
  timingCases: (count, rng) => Array.from({ length: count }, () => verifyCase(signed(rng))),
};

interface Signed {
  readonly r: bigint;
  readonly s: bigint;
  readonly x: bigint;
  readonly y: bigint;
  readonly digest: bigint;
}

function signed(rng: Rng): Signed {
  const [secret, digest] = [scalar(rng), rng.big(256)];
  const { r, s } = p256Sign(secret, scalar(rng), digest) ?? { r: 0n, s: 0n };
  return { r, s, ...publicOf(secret), digest };
}

/** One bit of everything changed, numbers that are none, and n - s, which is right, too. */
const forgeries = (one: Signed, rng: Rng): Signed[] => [
  ...(['r', 's', 'digest', 'y'] as const).map((key) => ({ ...one, [key]: one[key] ^ (1n << BigInt(rng.below(256))) })),
  { ...one, r: 0n },
  { ...one, s: P256_ORDER },
  { ...one, s: P256_ORDER - one.s },
];

const verifyCase = ({ r, s, x, y, digest }: Signed): WholeCase => ({
  inputs: words(r, s, x, y, digest),
  expected: BigUint64Array.of(p256Verify(r, s, { x, y }, digest) ? 1n : 0n),
});

/** From 1 to n - 1. */
const scalar = (rng: Rng): bigint => 1n + (rng.big(320) % (P256_ORDER - 1n));
const scalars = (count: number, rng: Rng): bigint[] => Array.from({ length: count }, () => scalar(rng));

/** Of a scalar that is no multiple of the order. */
const publicOf = (secret: bigint): { readonly x: bigint; readonly y: bigint } =>
  multipleP256(secret, P256_BASE) ?? { x: 0n, y: 0n };

/** Numbers as they lie in memory, the highest byte first, in words. */
const words = (...numbers: readonly bigint[]): BigUint64Array =>
  new BigUint64Array(Uint8Array.from(Buffer.concat(numbers.map(bytesOfP256))).buffer);
