/** What is timed in batches: n calls of a whole function at once, each argument an array of what one call has. */
import { ED25519_ORDER } from '../../src/bench/reference/edwards25519.ts';
import { fromLimbs } from '../../src/base/integers.ts';
import { ED25519_SIGN, ED25519_VERIFY } from '../../src/bench/reference/peerEd25519.ts';
import { P256_ECDH, P256_SIGN, P256_VERIFY } from '../../src/bench/reference/peerP256Keys.ts';
import { X25519, X25519_PUBLIC } from '../../src/bench/reference/peerX25519.ts';
import { anyWords, wholeContract } from '../../src/bench/reference/wholeFunction.ts';
import type { WholeCase, WholeFunction } from '../../src/bench/reference/wholeFunction.ts';
import type { Rng } from '../../src/base/rng.ts';
import { BLS12_381_R, BN254_R, montgomeryProduct } from './montgomeryProduct.ts';

/** A function that is timed in batches. */
export interface BatchFunction {
  /** As contestants know it, and as results name it. */
  readonly name: string;
  readonly field: string;
  readonly op: string;
  readonly whole: WholeFunction;
  /** The cases for timing say what must come out. */
  readonly knowsTimed: boolean;
  /** Whether a call is none of the kind that contestants are known to deviate in (peers/manifest.json). */
  readonly isUsual: (call: BatchCall) => boolean;
  /** That of ours: (out, operands, number), in a file of native/ unless the library has it itself. */
  readonly ours: { readonly library: OwnLibrary; readonly symbol: string; readonly source: string | null };
  /** Ours that computes one; null where that is a batch of one. */
  readonly ourOne: string | null;
}

/** Libraries of ours that have functions of batches, with the options of `library` that make them. */
export const OWN_LIBRARIES = {
  x25519: { archive: 'fieldwright_x25519', options: { lanes: '4,8', interface: 'mbx' } },
  ed25519: { archive: 'fieldwright_ed25519', options: { lanes: '4,8', interface: 'mbx' } },
  p256: { archive: 'fieldwright_p256', options: { lanes: '4,8', interface: 'mbx' } },
  'bn254-r': { archive: 'fe_bn254_r_strict', options: { field: 'bn254-r', strict: true, lanes: '8' } },
  'bls12-381-q': { archive: 'fe_bls12_381_q_strict', options: { field: 'bls12-381-q', strict: true, lanes: '8' } },
} as const;
export type OwnLibrary = keyof typeof OWN_LIBRARIES;

/** The argument of `library` that such a library has; null for fields. */
export const argumentOf = (name: OwnLibrary): string | null => ('field' in OWN_LIBRARIES[name].options ? null : name);

const ofX25519 = (op: string, whole: WholeFunction, symbol: string, ourOne: string | null): BatchFunction => ({
  name: op,
  field: '25519',
  op,
  whole,
  knowsTimed: op !== 'x25519',
  isUsual: ({ expected }) => expected.some((word) => word !== 0n),
  ours: { library: 'x25519', symbol, source: null },
  ourOne,
});
const ofEd25519 = (op: string, whole: WholeFunction, symbol: string): BatchFunction => ({
  name: op,
  field: '25519',
  op,
  whole,
  knowsTimed: true,
  isUsual: ({ operands: [signature] }) => op !== 'ed25519-verify' || fromLimbs(signature.subarray(4)) < ED25519_ORDER,
  ours: { library: 'ed25519', symbol, source: 'lab/batches/native/ed25519.c' },
  ourOne: null,
});
const ofP256 = (op: string, whole: WholeFunction, symbol: string, source: string): BatchFunction => ({
  name: `p256-${op}`,
  field: 'p256',
  op,
  whole,
  knowsTimed: true,
  isUsual: () => true,
  ours: { library: 'p256', symbol, source },
  ourOne: null,
});

/** Elements of a vector by those of another; `field` as contestants know it. */
const ofVectors = (library: keyof typeof OWN_LIBRARIES, field: string, modulus: bigint): BatchFunction => ({
  name: `${library}-mul-vec`,
  field,
  op: 'mul',
  whole: montgomeryProduct(library, modulus),
  knowsTimed: true,
  isUsual: () => true,
  ours: { library, symbol: `${OWN_LIBRARIES[library].archive}_mul_vec`, source: null },
  ourOne: `${OWN_LIBRARIES[library].archive}_mul`,
});

/** All of them, in the order of the page. Signatures of P-256 with a given nonce have the interface of crypto_mb. */
export const BATCH_FUNCTIONS: readonly BatchFunction[] = [
  ofX25519('x25519', X25519, 'fieldwright_x25519_batch', 'fieldwright_x25519'),
  ofX25519('x25519-public', X25519_PUBLIC, 'fieldwright_x25519_base_batch', null),
  ofEd25519('ed25519-sign', ED25519_SIGN, 'ours_ed25519_sign'),
  ofEd25519('ed25519-verify', ED25519_VERIFY, 'ours_ed25519_verify'),
  ofP256('ecdh', P256_ECDH, 'ours_p256_ecdh', 'lab/batches/native/p256.c'),
  ofP256('ecdsa-sign', P256_SIGN, 'crypto_mb_p256_sign', 'peers/native/cryptoMb.c'),
  ofP256('ecdsa-verify', P256_VERIFY, 'ours_p256_verify', 'lab/batches/native/p256.c'),
  ofVectors('bn254-r', 'bn254-r', BN254_R),
  ofVectors('bls12-381-q', 'bls12-381-r', BLS12_381_R),
];

/** Messages have so many bytes in batches, and their length is no argument. */
export const MESSAGE_BYTES = 32;
const MESSAGE_WORDS = MESSAGE_BYTES / 8;

/** An array of one call, in words. */
interface Operand {
  readonly name: string;
  readonly words: number;
}

/** The arrays of one call of a batch. */
export const operandsOf = ({ contract }: WholeFunction): readonly Operand[] =>
  contract.params
    .filter(({ shape }) => shape === 'array')
    .map(({ name, bounds }) => ({ name, words: name === 'message' ? MESSAGE_WORDS : bounds.length }));

export const outputWords = ({ contract }: WholeFunction): number => contract.results[0].bounds.length;

/** Whether a function that computes one is told the length of the message. */
export const takesLength = ({ operands }: WholeFunction): boolean => operands.includes('length');

/** n calls at once as a whole function of its own: cases in random lanes, the usual ones alone if that is asked for. */
export function batchOf(
  { whole, knowsTimed, isUsual }: Pick<BatchFunction, 'whole' | 'knowsTimed' | 'isUsual'>,
  n: number,
  which: 'all' | 'usual' = 'all',
): WholeFunction {
  const operands = operandsOf(whole);
  const pool = (rng: Rng): WholeCase[] => [
    ...whole.cases(rng.fork('cases')),
    ...(knowsTimed ? whole.timingCases(TIMED, rng.fork('timed')) : []),
  ];
  const calls = (cases: readonly WholeCase[]): BatchCall[] => cases.flatMap((one) => callOf(one, whole));
  return {
    ...whole,
    title: `${whole.title}, ${n} at once`,
    operands: operands.map(({ name }) => name),
    prototype: `${whole.prototype}, each argument an array of ${n}`,
    contract: wholeContract(
      `${whole.contract.name}-of-${n}`,
      n * outputWords(whole),
      operands.map(({ name, words }) => anyWords(name, n * words)),
    ),
    modes: ['throughput'],
    cases(rng) {
      const known = calls(pool(rng)).filter((call) => which === 'all' || isUsual(call));
      const count = Math.ceil(known.length / n);
      // Each is there once, and the last batch is filled up.
      const first = Array.from({ length: count }, (_, i) => known.slice(n * i, n * i + n));
      const filled = first.map((batch) => [...batch, ...drawn(n - batch.length, known, rng)]);
      return [...filled, ...Array.from({ length: DRAWN }, () => drawn(n, known, rng))].map(together);
    },
    timingCases: (count, rng) =>
      Array.from({ length: count }, (_, i) => together(calls(whole.timingCases(n, rng.fork(`timed${i}`))))),
  };
}

/** Cases for timing that are also checked, and batches of drawn cases. */
const TIMED = 16;
const DRAWN = 8;

/** Operands of one call, and what comes out. */
interface BatchCall {
  readonly operands: readonly BigUint64Array[];
  readonly expected: BigUint64Array;
}

/** None for a message of another length than those of batches. */
function callOf({ inputs, expected }: WholeCase, { contract }: WholeFunction): BatchCall[] {
  const operands: BigUint64Array[] = [];
  let at = 0;
  for (const { name, shape, bounds } of contract.params) {
    const words = inputs.subarray(at, at + bounds.length);
    at += bounds.length;
    if (shape === 'array') operands.push(name === 'message' ? words.subarray(0, MESSAGE_WORDS) : words);
    else if (words[0] !== BigInt(MESSAGE_BYTES)) return [];
  }
  return [{ operands, expected }];
}

const drawn = (count: number, calls: readonly BatchCall[], rng: Rng): BatchCall[] =>
  Array.from({ length: count }, () => calls[rng.below(calls.length)]);

const together = (calls: readonly BatchCall[]): WholeCase => ({
  inputs: joined(calls[0].operands.flatMap((_, k) => calls.map(({ operands }) => operands[k]))),
  expected: joined(calls.map(({ expected }) => expected)),
});

const joined = (parts: readonly BigUint64Array[]): BigUint64Array =>
  BigUint64Array.from(parts.flatMap((part) => [...part]));
