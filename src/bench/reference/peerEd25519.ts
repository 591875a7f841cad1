/**
 * Ed25519 (RFC 8032) as three whole functions: public key of a seed, signature, verification. Messages have any length
 * up to MESSAGE_BYTES; 32 bytes are timed. What verification must say of a signature follows from how the signature was
 * made.
 */
import type { Rng } from '../../base/rng.ts';
import { anyWords, wholeContract, type WholeCase, type WholeFunction } from './wholeFunction.ts';
import { createHash } from 'node:crypto';
import {
  addPoints,
  BASE_POINT,
  bytesOfNumber,
  decodePoint,
  ED25519_ORDER,
  encodePoint,
  littleEndian,
  multiplePoint,
} from './edwards25519.ts';

const MESSAGE_BYTES = 1024;
const TIMED_BYTES = 32;
/** Random keys that everybody is tested on, beside the lengths at which SHA-512 needs another block. */
const RANDOM = 24;
const LENGTHS: readonly number[] = [0, 1, 31, 32, 46, 47, 48, 63, 64, 79, 80, 111, 112, 128, 1023, MESSAGE_BYTES];
/** RFC 8032, section 7.1: seed and message; what they give is tested for the reference itself. */
const STANDARD: readonly (readonly [seed: string, message: string])[] = [
  ['9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60', ''],
  ['4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb', '72'],
  ['c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7', 'af82'],
];
const MESSAGE = [
  anyWords('message', MESSAGE_BYTES / 8),
  { name: 'length', shape: 'scalar', width: 64, bounds: [{ lower: 0n, upper: BigInt(MESSAGE_BYTES) }] },
] as const;

/** A key pair and a message. */
interface Signing {
  readonly seed: Uint8Array;
  readonly publicKey: Uint8Array;
  readonly message: Uint8Array;
}

const signing = (seed: Uint8Array, message: Uint8Array): Signing => ({ seed, message, publicKey: ed25519Public(seed) });

const signingsOf = (rng: Rng): Signing[] => [
  ...STANDARD.map(([seed, message]) => signing(Buffer.from(seed, 'hex'), Buffer.from(message, 'hex'))),
  ...LENGTHS.map((length) => signing(bytes(32, rng), bytes(length, rng))),
  ...Array.from({ length: RANDOM }, () => signing(bytes(32, rng), bytes(rng.below(200), rng))),
];

/** One key and many messages, as a server signs. */
function timedSignings(count: number, rng: Rng): Signing[] {
  const first = signing(bytes(32, rng), bytes(TIMED_BYTES, rng));
  return Array.from({ length: count }, () => ({ ...first, message: bytes(TIMED_BYTES, rng) }));
}

/** (out, seed): the public key. */
export const ED25519_PUBLIC: WholeFunction = {
  title: 'the public key of Ed25519 (RFC 8032)',
  operands: ['seed'],
  prototype: 'void f(uint8_t out[32], const uint8_t seed[32])',
  contract: wholeContract('ed25519-public', 4, [anyWords('seed', 4)]),
  modes: ['throughput', 'latency'],
  cases: (rng) => signingsOf(rng).map(({ seed, publicKey }) => ({ inputs: words(seed), expected: words(publicKey) })),
  timingCases: (count, rng) =>
    Array.from({ length: count }, () => ({ inputs: words(bytes(32, rng)), expected: new BigUint64Array(4) })),
};

/** (out, key, message, length): the signature; the key is the seed followed by the public key. */
export const ED25519_SIGN: WholeFunction = {
  title: 'the signature of Ed25519 (RFC 8032)',
  operands: ['key', 'message', 'length'],
  prototype:
    'void f(uint8_t out[64], const uint8_t key[64], const uint8_t *message, size_t length), key = seed and public key',
  contract: wholeContract('ed25519-sign', 8, [anyWords('key', 8), ...MESSAGE]),
  modes: ['throughput'],
  cases: (rng) => signingsOf(rng).map(signCase),
  timingCases: (count, rng) => timedSignings(count, rng).map(signCase),
};

const signCase = ({ seed, publicKey, message }: Signing): WholeCase => ({
  inputs: words(seed, publicKey, ...lengthened(message)),
  expected: words(ed25519Sign(seed, publicKey, message)),
});

/** (out, signature, public, message, length): the word 1 if the signature is right, otherwise 0. */
export const ED25519_VERIFY: WholeFunction = {
  title: 'the verification of Ed25519 (RFC 8032)',
  operands: ['signature', 'public', 'message', 'length'],
  prototype:
    'void f(uint64_t *valid, const uint8_t signature[64], const uint8_t public[32], const uint8_t *message, size_t ' +
    'length)',
  contract: wholeContract('ed25519-verify', 1, [anyWords('signature', 8), anyWords('public', 4), ...MESSAGE]),
  modes: ['throughput'],
  cases: (rng) => signingsOf(rng).flatMap((one) => [validCase(one), ...forgeries(one, rng)]),
  timingCases: (count, rng) =>
    Array.from({ length: count }, () => validCase(signing(bytes(32, rng), bytes(TIMED_BYTES, rng)))),
};

const verifyCase = ({ publicKey, message }: Signing, signature: Uint8Array, valid: boolean): WholeCase => ({
  inputs: words(signature, publicKey, ...lengthened(message)),
  expected: BigUint64Array.of(valid ? 1n : 0n),
});

const validCase = (one: Signing): WholeCase => verifyCase(one, ed25519Sign(one.seed, one.publicKey, one.message), true);

/** One bit of everything changed, and S + L instead of S, which RFC 8032 forbids (section 5.1.7). */
function forgeries(one: Signing, rng: Rng): WholeCase[] {
  const right = ed25519Sign(one.seed, one.publicKey, one.message);
  const S = Buffer.from(right.subarray(32)).reverse().toString('hex');
  const tooLarge = Buffer.from((BigInt(`0x${S}`) + ED25519_ORDER).toString(16).padStart(64, '0'), 'hex').reverse();
  return [
    verifyCase(one, flipped(right, rng.below(256)), false),
    verifyCase(one, flipped(right, 256 + rng.below(256)), false),
    verifyCase(one, Buffer.concat([right.subarray(0, 32), tooLarge]), false),
    verifyCase({ ...one, publicKey: flipped(one.publicKey, rng.below(256)) }, right, false),
    ...(one.message.length === 0
      ? []
      : [verifyCase({ ...one, message: flipped(one.message, rng.below(8 * one.message.length)) }, right, false)]),
  ];
}

function flipped(text: Uint8Array, bit: number): Uint8Array {
  const copy = Uint8Array.from(text);
  copy[bit >> 3] ^= 1 << (bit & 7);
  return copy;
}

const bytes = (count: number, rng: Rng): Uint8Array => Uint8Array.from({ length: count }, () => rng.below(256));

/** The whole array, and how much of it is meant. */
const lengthened = (message: Uint8Array): [Uint8Array, Uint8Array] => [
  Buffer.concat([message], MESSAGE_BYTES),
  new Uint8Array(BigUint64Array.of(BigInt(message.length)).buffer),
];

const words = (...parts: Uint8Array[]): BigUint64Array =>
  new BigUint64Array(Uint8Array.from(Buffer.concat(parts)).buffer);

const L = ED25519_ORDER;

const sha512 = (...parts: Uint8Array[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha512')).digest();

/** A multiple of the base point, encoded. */
const timesBase = (scalar: bigint): Buffer => encodePoint(multiplePoint(scalar, BASE_POINT));

/** The secret scalar and the prefix that a 32-byte seed stands for. */
function expand(seed: Uint8Array): { scalar: bigint; prefix: Uint8Array } {
  const hash = sha512(seed);
  const low = littleEndian(hash.subarray(0, 32));
  return { scalar: BigInt.asUintN(254, low) - (low & 7n) + 2n ** 254n, prefix: hash.subarray(32) };
}

/** The public key of a 32-byte seed (RFC 8032, section 5.1.5) on big integers. Not constant-time. */
export const ed25519Public = (seed: Uint8Array): Uint8Array => timesBase(expand(seed).scalar);

/** The signature, 64 bytes, of a message (RFC 8032, section 5.1.6). */
export function ed25519Sign(seed: Uint8Array, publicKey: Uint8Array, message: Uint8Array): Uint8Array {
  const { scalar, prefix } = expand(seed);
  const r = littleEndian(sha512(prefix, message)) % L;
  const R = timesBase(r);
  const k = littleEndian(sha512(R, publicKey, message)) % L;
  return Buffer.concat([R, bytesOfNumber((r + k * scalar) % L)]);
}

/**
 * Whether a signature of a message is right (RFC 8032, section 5.1.7), by the equation without the factor 8, and by the
 * bytes of R.
 */
export function ed25519Verify(signature: Uint8Array, publicKey: Uint8Array, message: Uint8Array): boolean {
  const R = signature.subarray(0, 32);
  const s = littleEndian(signature.subarray(32));
  const A = decodePoint(publicKey);
  if (A === null || s >= L) return false;
  const k = littleEndian(sha512(R, publicKey, message)) % L;
  // Every point times 8 L is the neutral one.
  const sum = addPoints(multiplePoint(s, BASE_POINT), multiplePoint(8n * L - k, A));
  return encodePoint(sum).equals(R);
}
