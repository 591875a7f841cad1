/** Known answers of P-256, with calls that show them. */
import {
  keyOfZero,
  type NonceCall,
  type VerifyCall,
  type SignCall,
  type SharedCall,
  type P256Public,
  P256Draws,
} from './p256Draws.ts';
import { inverse, mod } from '../../base/integers.ts';
import type { Rng } from '../../base/rng.ts';
import { P256_ORDER } from '../../bench/reference/p256.ts';

/** A call of a function; numbers have 256 bits. `expected` is what results, null if that is refused. */
interface KeyCall {
  readonly secret: bigint;
  readonly expected: P256Public | null;
}

/** Calls that show one thing, which `what` says in a sentence. */
export interface P256Fact<T> {
  readonly what: string;
  readonly calls: readonly T[];
}

interface P256Facts {
  readonly keys: readonly P256Fact<KeyCall>[];
  readonly shared: readonly P256Fact<SharedCall>[];
  readonly signed: readonly P256Fact<SignCall>[];
  readonly withNonces: readonly P256Fact<NonceCall>[];
  readonly verified: readonly P256Fact<VerifyCall>[];
}

/** RFC 6979, section A.2.5: secret key, public key, and of digests by SHA-256 of "sample" and "test" r and s. */
export const RFC_6979 = {
  secret: 0xc9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721n,
  publicKey: [
    0x60fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6n,
    0x7903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299n,
  ],
  signatures: [
    {
      message: 'sample',
      nonce: 0xa6e3c57dd01abe90086538398355dd4c3b17aa873382b0f24d6129493d8aad60n,
      r: 0xefd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716n,
      s: 0xf7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8n,
    },
    {
      message: 'test',
      nonce: 0xd16b6ae827f17175e040871a1c7ec3500192c4c92677336ec2537acaee0008e0n,
      r: 0xf1abb023518351cd71d881567b1ea663ed3efcf6c5132b354f28d3b0b7d38367n,
      s: 0x019f4113742a2b14bd25926b49c649155f267e60d3814b4c0cc84250e46f0083n,
    },
  ],
} as const;

const N = P256_ORDER;
const ALL_ONES = 2n ** 256n - 1n;
/** NIST's vectors of ECC CDH for P-256 (CAVP), the first one. */
export const CAVP = {
  secret: 0x7d7dc5f71eb29ddaf80d6214632eeae03d9058af1fb6d22ed80badb62bc1a534n,
  publicKey: [
    0x700c48f77f56584c5cc632ca65640db91b6bacce3a4df6b42ce7cc838833d287n,
    0xdb71e509e3fd9b060ddb20ba5c51dcc5948d46fbf640dfe0441782cab85fa4acn,
  ],
  expected: 0x46fc62106420ff012e54a434fbdd2d25ccc5852060561e68040dd7778997bd7bn,
} as const;

/** Scalars around what digits, their signs and n/2 make of them. */
const EDGES = [
  1n,
  2n,
  7n,
  8n,
  9n,
  15n,
  16n,
  17n,
  30n,
  34n,
  128n,
  2n ** 128n,
  (N - 1n) / 2n,
  (N + 1n) / 2n,
  BigInt(`0x${'8'.repeat(64)}`) % N,
  BigInt(`0x${'7'.repeat(64)}`),
  BigInt(`0x${'80'.repeat(32)}`) % N,
  2n ** 255n,
  2n ** 255n - 1n,
  N - 2n ** 128n,
  N - 34n,
  N - 30n,
  N - 17n,
  N - 16n,
  N - 2n,
  N - 1n,
];
/**
 * Secret keys with u1 and u2 whose signed digits (naf.h) meet G + G, G - G before nothing, G or Q, before a negative
 * one that is not the last, and the negatives of 3 Q and of 3 G with themselves.
 */
const MEETINGS: readonly (readonly [secret: bigint, u1: bigint, u2: bigint])[] = [
  [1n, 1n, 1n],
  [-1n, 1025n, 1024n],
  [-1n, 1024n, 1027n],
  [-1n, 1024n, 1021n],
  [-1n, 1021n, 1024n],
  [-1n, 2n ** 20n + 1n, 2n ** 20n - 1536n],
  [-7n * inverse(35n, N), 7n, 29n],
  [-259n * inverse(32n, N), 253n, 32n],
];
/** What is no secret key, no r and no s. */
const NO_SCALARS = [0n, N, N + 1n, N + 30n, ALL_ONES];

/** What P-256 must do, in words, with calls that show it; what is expected is what big integers say. */
export function p256Facts(rng: Rng): P256Facts {
  const draw = new P256Draws(rng);
  const scalars = [RFC_6979.secret, ...EDGES, ...draw.some(() => draw.scalar())];
  const refused = (secret: bigint): KeyCall => ({ secret, expected: null });
  return {
    keys: [
      { what: 'public keys', calls: scalars.map((secret) => ({ secret, expected: draw.affine(secret) })) },
      { what: 'secret keys 0 and from n on are refused', calls: NO_SCALARS.map(refused) },
    ],
    shared: [
      { what: "NIST's vector and shared secrets", calls: [CAVP, ...draw.shared(scalars)] },
      {
        what: 'shared secrets of secret keys 0 and from n on are refused',
        calls: NO_SCALARS.map((secret) => ({ secret, publicKey: draw.publicKey(), expected: null })),
      },
      {
        what: 'public keys that are not on the curve, not below p or not finite are refused',
        calls: draw.noPoints().map((publicKey) => ({ secret: draw.scalar(), publicKey, expected: null })),
      },
    ],
    signed: [
      {
        what: 'RFC 6979, section A.2.5, and signatures with its nonces',
        calls: [
          ...RFC_6979.signatures.map(({ message }) => draw.signed(RFC_6979.secret, draw.hashed(message))),
          ...scalars.map((secret) => draw.signed(secret, draw.digest())),
          ...[0n, 1n, N - 1n, N, N + 1n, ALL_ONES].map((digest) => draw.signed(draw.scalar(), digest)),
        ],
      },
      {
        what: 'secret keys 0 and from n on sign nothing',
        calls: NO_SCALARS.map((secret) => ({ secret, digest: draw.digest(), expected: null })),
      },
    ],
    withNonces: nonceFacts(draw, scalars),
    verified: verifyFacts(draw),
  };
}

function nonceFacts(draw: P256Draws, scalars: readonly bigint[]): P256Fact<NonceCall>[] {
  const zeros = draw.some(() => [draw.scalar(), draw.digest()] as const);
  return [
    {
      what: 'signatures with given nonces, those of RFC 6979, section A.2.5, among them',
      calls: [
        ...RFC_6979.signatures.map(({ message, nonce }) =>
          draw.signedWith(RFC_6979.secret, nonce, draw.hashed(message)),
        ),
        ...scalars.map((nonce) => draw.signedWith(draw.scalar(), nonce, draw.digest())),
      ],
    },
    {
      what: 'nonces and secret keys 0 and from n on, and those that give s = 0, sign nothing',
      calls: [
        ...NO_SCALARS.flatMap((none) => [
          { ...draw.signedWith(draw.scalar(), 1n, draw.digest()), nonce: none, expected: null },
          { ...draw.signedWith(1n, draw.scalar(), draw.digest()), secret: none, expected: null },
        ]),
        ...zeros.map(([nonce, digest]) => draw.signedWith(keyOfZero(nonce, digest), nonce, digest)),
      ],
    },
  ];
}

function verifyFacts(draw: P256Draws): P256Fact<VerifyCall>[] {
  const right = [
    ...RFC_6979.signatures.map(({ message, r, s }) =>
      draw.verified({ r, s, publicKey: RFC_6979.publicKey, digest: draw.hashed(message) }),
    ),
    ...draw.some(() => draw.signature()),
  ];
  const wrong = (what: string, calls: readonly Omit<VerifyCall, 'isValid'>[]): P256Fact<VerifyCall> => ({
    what,
    calls: calls.map((call) => draw.verified(call)),
  });
  const edges = EDGES.filter((_, i) => i % 3 === 0);
  return [
    wrong(
      'right signatures are accepted, with s and with n - s',
      right.flatMap((one) => [one, { ...one, s: N - one.s }]),
    ),
    wrong(
      'a changed bit of r, s, public key or digest is noticed',
      right.flatMap((one) => [
        { ...one, r: draw.changed(one.r) },
        { ...one, s: draw.changed(one.s) },
        { ...one, publicKey: [draw.changed(one.publicKey[0]), one.publicKey[1]] as const },
        { ...one, publicKey: [one.publicKey[0], draw.changed(one.publicKey[1])] as const },
        { ...one, digest: draw.changed(one.digest) },
      ]),
    ),
    wrong(
      'signatures of others, and of other digests, are refused',
      right.slice(1).flatMap((one, i) => [
        { ...one, publicKey: right[(i + 2) % right.length].publicKey },
        { ...one, digest: right[i].digest },
      ]),
    ),
    wrong(
      'r and s that are not from 1 to n - 1 are refused',
      NO_SCALARS.flatMap((k) => [
        { ...right[0], r: k },
        { ...right[1], s: k },
        { ...right[2], r: k, s: k },
      ]),
    ),
    wrong(
      'sums of equal points are doublings',
      draw.some(() => draw.byMultiples((key, u2) => [mod(key * u2, N), u2])),
    ),
    wrong(
      'sums at infinity are refused',
      draw.some(() => draw.byMultiples((key, u2) => [mod(-key * u2, N), u2])),
    ),
    wrong(
      'sums that meet equal or opposite points on the way',
      MEETINGS.map(([secret, u1, u2]) => draw.byMultiples(() => [u1, u2], mod(secret, N))),
    ),
    wrong(
      'multiples by 0, 1, n - 1 and others on the edge',
      edges.flatMap((u) => [
        draw.byMultiples(() => [u, u]),
        draw.byMultiples(() => [0n, u]),
        draw.byMultiples((_, u2) => [u, u2]),
      ]),
    ),
    wrong(
      'points whose x is from n on are compared modulo n',
      draw.some(() => draw.withLargeX()),
    ),
    wrong(
      'r with r + n congruent to x modulo p, but not below p, is refused',
      draw.some(() => draw.withWrappedX()),
    ),
    wrong(
      'r + n in place of r is refused',
      draw.some(() => draw.withLargeX()).map((one) => ({ ...one, r: one.r + N })),
    ),
    wrong(
      'public keys that are not on the curve, not below p or not finite are refused',
      draw.noPoints().map((publicKey) => ({ ...draw.signature(), publicKey })),
    ),
  ];
}
