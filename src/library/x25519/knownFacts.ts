/** Known answers of X25519, with calls that show them. */
import { power } from '../../base/integers.ts';
import type { Rng } from '../../base/rng.ts';
import { x25519Reference, fromHex } from '../../bench/reference/peerX25519.ts';

const P = 2n ** 255n - 19n;
const TOP = 2n ** 255n;

/** A call with what it must give. */
export interface KnownCall {
  readonly scalar: bigint;
  readonly point: bigint;
  readonly result: bigint;
}

/** Calls that show one thing. */
interface Fact {
  /** In a sentence: `RFC 7748, section 5.2`. */
  readonly what: string;
  readonly calls: readonly KnownCall[];
}

/** The 32 bytes of a number, as they lie in memory. */
export const toHex = (x: bigint): string =>
  Buffer.from(x.toString(16).padStart(64, '0'), 'hex').reverse().toString('hex');

const known = (scalar: string, point: string, result: string): KnownCall => ({
  scalar: fromHex(scalar),
  point: fromHex(point),
  result: fromHex(result),
});

const NINE = '09'.padEnd(64, '0');
const ALICE = '77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a';
const ALICE_PUBLIC = '8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a';
const BOB = '5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb';
const BOB_PUBLIC = 'de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f';
const SHARED = '4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742';

/** The vectors of RFC 7748: scalar, point, result. */
const STANDARD: Fact = {
  what: 'RFC 7748, sections 5.2 and 6.1',
  calls: [
    known(
      'a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4',
      'e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c',
      'c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552',
    ),
    known(
      '4b66e9d4d1b4673c5ad22691957d6af5c11b6421e0ea01d42ca4169e7918ba0d',
      'e5210f12786811d3f4b7959d0538ae2c31dbe7106fc03c3efc4cd549c715a493',
      '95cbde9476e8907d7aade45cb4b873f88b595a68799fa152e6f8f7647aac7957',
    ),
    known(ALICE, NINE, ALICE_PUBLIC),
    known(BOB, NINE, BOB_PUBLIC),
    known(ALICE, BOB_PUBLIC, SHARED),
    known(BOB, ALICE_PUBLIC, SHARED),
  ],
};

/** Iterations of RFC 7748, section 5.2, and what they give. */
export const ITERATED: readonly (readonly [count: number, result: string])[] = [
  [1, '422c8e7a6227d7bca1350b3e2bb7279f7897b87bb6854b783c60e80311ae3079'],
  [1_000, '684cf59ba83309552800ef566f2f4d3c1c3887c49360e3875f2eb94d99532c51'],
  [1_000_000, '7c3911e0ab2586fd864497297e575e6f3bc601c0883c30df5f4dd2d24f665424'],
];

/** u of all points of order 2 (0), 4 (1 on the curve, -1 on the twist) and 8. */
const LOW_ORDER: readonly bigint[] = [
  0n,
  1n,
  P - 1n,
  325606250916557431795983626356110631294008115727848805560023387167927233504n,
  39382357235489614581723060781553021112529911719440698176882885853963445705823n,
];

/** Every encoding of a number modulo p in 32 bytes: what is above p, and bit 255 set. */
const spellings = (u: bigint): bigint[] => [u, u + P].filter((x) => x < TOP).flatMap((x) => [x, x + TOP]);

/** Whether there is a point with this u on the curve itself; the others are on its twist. */
const isOnCurve = (u: bigint): boolean => power((u * (u * u + 486662n * u + 1n)) % P, (P - 1n) / 2n, P) !== P - 1n;

const SAMPLES = 24;

/** What X25519 must do, in words, with calls that show it; expected results are those of big integers. */
export function knownFacts(rng: Rng): Fact[] {
  const referenceOf = (scalar: bigint, point: bigint): KnownCall => ({
    scalar,
    point,
    result: x25519Reference(scalar, point),
  });
  const scalar = (): bigint => rng.big(256);
  const draw = (wanted: boolean): bigint => {
    for (;;) {
      const u = rng.big(256);
      if (isOnCurve((u % TOP) % P) === wanted) return u;
    }
  };
  const samples = <T>(make: (k: number) => T): T[] => Array.from({ length: SAMPLES }, (_, k) => make(k));
  const small = samples((k) => BigInt(k + 2));
  return [
    STANDARD,
    { what: 'points on the curve', calls: samples(() => referenceOf(scalar(), draw(true))) },
    { what: 'points on the twist', calls: samples(() => referenceOf(scalar(), draw(false))) },
    {
      what: 'points of low order, however they are written, give 0 and -1',
      calls: LOW_ORDER.flatMap(spellings).flatMap((point) =>
        [0n, 2n ** 256n - 1n, scalar()].map((k) => ({ scalar: k, point, result: 0n })),
      ),
    },
    {
      what: 'u from p to 2^255 - 1 stands for u - p',
      calls: Array.from({ length: 19 }, (_, k) => BigInt(k)).map((u) => {
        const k = scalar();
        return { scalar: k, point: u + P, result: x25519Reference(k, u) };
      }),
    },
    {
      what: 'bit 255 of u is ignored',
      calls: samples(() => {
        const [k, u] = [scalar(), rng.big(255)];
        return { scalar: k, point: u + TOP, result: x25519Reference(k, u) };
      }),
    },
    {
      what: 'bits 0, 1, 2 and 255 of the scalar are ignored, and bit 254 is set',
      calls: [0n, 1n, 2n, 4n, 7n, TOP, TOP >> 1n, TOP + (TOP >> 1n) + 7n].flatMap((bits) => {
        const [k, u] = [rng.big(251) << 3n, rng.big(255)];
        return [{ scalar: k ^ bits, point: u, result: x25519Reference(k, u) }];
      }),
    },
    {
      what: 'small u, u near p, and powers of two',
      calls: [...small, ...small.map((u) => P - u), ...samples((k) => 1n << BigInt(10 * k + 5))].map((u) =>
        referenceOf(scalar(), u),
      ),
    },
    {
      what: 'scalars of few ones and few zeros',
      calls: samples((k) => 1n << BigInt(11 * k)).flatMap((k) => [
        referenceOf(k, rng.big(255)),
        referenceOf(2n ** 256n - 1n - k, rng.big(255)),
      ]),
    },
  ];
}
