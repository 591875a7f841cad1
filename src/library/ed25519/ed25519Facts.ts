/** Known answers of Ed25519, with calls that show them. */
import { createHash } from 'node:crypto';
import type { Rng } from '../../base/rng.ts';
import {
  addPoints,
  affinePoint,
  BASE_POINT,
  bytesOfNumber,
  decodePoint,
  ED25519_ORDER,
  encodePoint,
  littleEndian,
  multiplePoint,
  type EdwardsPoint,
} from '../../bench/reference/edwards25519.ts';
import { ed25519Public, ed25519Sign, ed25519Verify } from '../../bench/reference/peerEd25519.ts';

/** A key pair with a message and its signature. */
export interface Signed {
  readonly seed: Uint8Array;
  readonly publicKey: Uint8Array;
  readonly message: Uint8Array;
  readonly signature: Uint8Array;
}

/** What verification is asked, and what it must say. */
interface Verification extends Omit<Signed, 'seed'> {
  readonly isValid: boolean;
}

/** Verifications that show one thing. */
interface Ed25519Fact {
  /** In a sentence: `a changed bit is noticed`. */
  readonly what: string;
  readonly calls: readonly Verification[];
}

/** A scalar of 32 bytes, and the encoding of that multiple of the base point. */
interface BaseMultiple {
  readonly scalar: Uint8Array;
  readonly point: Uint8Array;
}

interface Ed25519Facts {
  readonly signed: readonly Signed[];
  readonly multiples: readonly BaseMultiple[];
  readonly facts: readonly Ed25519Fact[];
}

const hex = (text: string): Uint8Array => Buffer.from(text, 'hex');

/** RFC 8032, section 7.1: TEST 1 to 3 and TEST SHA(abc). */
export const RFC_8032: readonly Signed[] = [
  [
    '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
    'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
    '',
    'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155' +
      '5fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
  ],
  [
    '4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb',
    '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
    '72',
    '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da' +
      '085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
  ],
  [
    'c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7',
    'fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025',
    'af82',
    '6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac' +
      '18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a',
  ],
  [
    '833fe62409237b9d62ec77587520911e9a759cec1d19755b7da901b96dca3d42',
    'ec172b93ad5e563bf4932c70e1245034c35467ef2efd4d64ebf819683467e2bf',
    'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a' +
      '2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f',
    'dc2a4459e7369633a52b1bf277839a00201009a3efbf3ecb69bea2186c26b589' +
      '09351fc9ac90b3ecfdfbc7c66431e0303dca179c138ac17ad9bef1177331a704',
  ],
].map(([seed, publicKey, message, signature]) => ({
  seed: hex(seed),
  publicKey: hex(publicKey),
  message: hex(message),
  signature: hex(signature),
}));

/** Around the lengths at which SHA-512 needs another block, behind 32 and 64 bytes. */
const LENGTHS = [0, 1, 7, 8, 47, 48, 63, 64, 79, 80, 81, 111, 112, 175, 176, 177, 207, 208, 300, 1023];
const P = 2n ** 255n - 19n;
const L = ED25519_ORDER;
const SIGN = 1n << 255n;
const SAMPLES = 8;
/** Scalars on the edge, of which bit 255 is ignored. */
const SCALARS = [
  0n,
  1n,
  2n,
  15n,
  16n,
  L - 1n,
  L,
  L + 1n,
  8n * L,
  2n ** 254n,
  SIGN - 1n,
  SIGN,
  SIGN + 1n,
  2n * SIGN - 1n,
];

/** What Ed25519 must do, in words, with calls that show it; what is expected is what big integers say. */
export function ed25519Facts(rng: Rng): Ed25519Facts {
  const draw = new Drawn(rng);
  const signed = [...RFC_8032, ...LENGTHS.map((length) => draw.signed(length))];
  const some = Array.from({ length: SAMPLES }, () => draw.signed(rng.below(100)));
  const verified = (one: Omit<Verification, 'isValid'>): Verification => ({
    ...one,
    isValid: ed25519Verify(one.signature, one.publicKey, one.message),
  });
  const fact = (what: string, calls: readonly Omit<Verification, 'isValid'>[]): Ed25519Fact => ({
    what,
    calls: calls.map(verified),
  });
  const withS = (one: Signed, S: bigint): Omit<Verification, 'isValid'> => ({
    ...one,
    signature: Buffer.concat([one.signature.subarray(0, 32), bytesOfNumber(S)]),
  });
  const sOf = ({ signature }: Signed): bigint => littleEndian(signature.subarray(32));
  return {
    signed: [...signed, ...some],
    multiples: [...SCALARS, ...Array.from({ length: SAMPLES }, () => rng.big(256))].map((scalar) => ({
      scalar: bytesOfNumber(scalar),
      point: encodePoint(multiplePoint(scalar % SIGN, BASE_POINT)),
    })),
    facts: [
      fact('right signatures are accepted', [...signed, ...some]),
      fact(
        'a changed bit of R, S, public key or message is noticed',
        some
          .filter(({ message }) => message.length > 0)
          .flatMap((one) => [
            { ...one, signature: draw.changed(one.signature, 0, 256) },
            { ...one, signature: draw.changed(one.signature, 256, 512) },
            { ...one, publicKey: draw.changed(one.publicKey, 0, 256) },
            { ...one, message: draw.changed(one.message, 0, 8 * one.message.length) },
          ]),
      ),
      fact('signatures of others, and of other messages, are refused', [
        ...some.map((one, i) => ({ ...one, publicKey: some[(i + 1) % SAMPLES].publicKey })),
        ...some.map((one, i) => ({ ...one, signature: some[(i + 1) % SAMPLES].signature })),
        ...some.map((one) => ({ ...one, message: Buffer.concat([one.message, Buffer.of(0)]) })),
      ]),
      fact(
        'S + L, S + 8 L and other S that are not below L are refused',
        some.flatMap((one) => [sOf(one) + L, sOf(one) + 8n * L, L, 2n ** 256n - 1n].map((S) => withS(one, S))),
      ),
      fact('truncated and empty signatures are refused', [
        ...some.map((one) => withS(one, BigInt.asUintN(248, sOf(one)) >> 8n)),
        ...some.map((one) => withS(one, 0n)),
        ...some.map((one) => ({ ...one, signature: Buffer.concat([Buffer.alloc(32), one.signature.subarray(32)]) })),
        { ...some[0], signature: Buffer.alloc(64) },
        { ...some[0], signature: Buffer.alloc(64, 255) },
      ]),
      fact(
        'public keys that are not on the curve are refused',
        draw.offCurve().map((publicKey) => draw.by(publicKey)),
      ),
      fact(
        'public keys of small and of mixed order are points like others',
        draw
          .ofSmallOrder()
          .flatMap((small) => [
            ...Array.from({ length: SAMPLES }, () => draw.by(encodePoint(small))),
            ...Array.from({ length: SAMPLES / 2 }, () => draw.mixed(small)),
          ]),
      ),
      fact(
        'R of small and of mixed order is compared whole',
        draw
          .ofSmallOrder()
          .flatMap((small) => [
            ...Array.from({ length: SAMPLES / 2 }, () => draw.apart(small, draw.of(small))),
            ...Array.from({ length: SAMPLES / 2 }, () => draw.apart(small, null)),
          ]),
      ),
      fact('points in other encodings are refused', [
        ...draw.otherWays().map((publicKey) => draw.by(publicKey)),
        ...draw.otherWays().map((R) => ({ ...draw.neutral(), signature: Buffer.concat([R, Buffer.alloc(32)]) })),
        draw.neutral(),
      ]),
    ],
  };
}

/** Keys, messages and points that facts are made of. */
class Drawn {
  readonly #rng: Rng;

  constructor(rng: Rng) {
    this.#rng = rng;
  }

  #bytes(count: number): Uint8Array {
    return Uint8Array.from({ length: count }, () => this.#rng.below(256));
  }

  signed(length: number): Signed {
    const [seed, message] = [this.#bytes(32), this.#bytes(length)];
    const publicKey = ed25519Public(seed);
    return { seed, publicKey, message, signature: ed25519Sign(seed, publicKey, message) };
  }

  /** The same with one of these bits changed. */
  changed(bytes: Uint8Array, from: number, to: number): Uint8Array {
    const bit = from + this.#rng.below(to - from);
    return bytes.map((byte, i) => (i === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte));
  }

  /** R = r B and S = r: right for whoever's multiple by the digest is neutral. */
  by(publicKey: Uint8Array): Omit<Verification, 'isValid'> {
    const r = this.#rng.big(320) % L;
    const signature = Buffer.concat([encodePoint(multiplePoint(r, BASE_POINT)), bytesOfNumber(r)]);
    return { publicKey, message: this.#bytes(this.#rng.below(60)), signature };
  }

  /** A right signature, but that a point of small order is added to the public key, which the digest knows. */
  mixed(small: EdwardsPoint): Omit<Verification, 'isValid'> {
    const one = this.signed(this.#rng.below(60));
    const point = decodePoint(one.publicKey) ?? small;
    const publicKey = encodePoint(addPoints(point, small));
    return { ...one, publicKey, signature: ed25519Sign(one.seed, publicKey, one.message) };
  }

  /** A multiple of a point of small order. */
  of(small: EdwardsPoint): EdwardsPoint {
    return multiplePoint(BigInt(this.#rng.below(8)), small);
  }

  /**
   * Public key and R with a point of small order each, or these alone: right where that of R is the digest times that
   * of the key, negated.
   */
  apart(ofKey: EdwardsPoint, ofR: EdwardsPoint | null): Omit<Verification, 'isValid'> {
    const [a, r] = ofR === null ? [0n, 0n] : [this.#rng.big(320) % L, this.#rng.big(320) % L];
    const encoded = ([multiple, small]: readonly [bigint, EdwardsPoint]): Buffer =>
      encodePoint(addPoints(multiplePoint(multiple, BASE_POINT), small));
    const [publicKey, R] = (
      [
        [a, ofKey],
        [r, ofR ?? this.of(ofKey)],
      ] as const
    ).map(encoded);
    const message = this.#bytes(this.#rng.below(60));
    const k = littleEndian(createHash('sha512').update(R).update(publicKey).update(message).digest()) % L;
    return { publicKey, message, signature: Buffer.concat([R, bytesOfNumber((r + k * a) % L)]) };
  }

  /** By the neutral point: R is neutral and S is 0. */
  neutral(): Omit<Verification, 'isValid'> {
    const point = bytesOfNumber(1n);
    return { publicKey: point, message: this.#bytes(9), signature: Buffer.concat([point, Buffer.alloc(32)]) };
  }

  offCurve(): Uint8Array[] {
    const found: Uint8Array[] = [];
    while (found.length < SAMPLES) {
      const bytes = bytesOfNumber(this.#rng.big(320) % P);
      if (decodePoint(bytes) === null) found.push(bytes);
    }
    return found;
  }

  /** All eight multiples of a point of order 8. */
  ofSmallOrder(): EdwardsPoint[] {
    for (;;) {
      const point = decodePoint(bytesOfNumber(this.#rng.big(255)));
      const small = point && multiplePoint(L, point);
      if (small && affinePoint(multiplePoint(4n, small))[1] !== 1n)
        return Array.from({ length: 8 }, (_, k) => multiplePoint(BigInt(k), small));
    }
  }

  /** y from p on, of which those below 19 + p fit, and signs with x = 0: the neutral point and the one of order 2. */
  otherWays(): Uint8Array[] {
    const large = Array.from({ length: 19 }, (_, k) => BigInt(k) + P);
    return [...large, ...large.map((y) => y + SIGN), 1n + SIGN, P - 1n + SIGN].map(bytesOfNumber);
  }
}
