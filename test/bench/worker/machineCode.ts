/**
 * Hand-assembled functions with the signature out[4], a[4], b[4] (rdi, rsi, rdx), System V.
 * `add4` is right: out = a + b mod 2^256, also in place. Everything else is built from it.
 */
import { aliasMaps } from './aliasMaps.ts';
import type { Signature, TestVector } from '../../../src/bench/worker/signature.ts';
import type { Rng } from '../../../src/base/rng.ts';

const OUT = 0x47;
const A = 0x46;
const B = 0x42;
const RET = [0xc3];

/** mov rax, [rsi+8i]; add or adc rax, [rdx+8i]; mov [rdi+8i], rax */
const word = (i: number): number[] => [
  0x48,
  0x8b,
  A,
  8 * i,
  0x48,
  i === 0 ? 0x03 : 0x13,
  B,
  8 * i,
  0x48,
  0x89,
  OUT,
  8 * i,
];

const BODY = [0, 1, 2, 3].flatMap(word);

export const bytes = (...parts: readonly (readonly number[])[]): Uint8Array => Uint8Array.from(parts.flat());
export const add4 = bytes(BODY, RET);
/** The right function, with something done after or before it. */
export const after = (...extra: number[]): Uint8Array => bytes(BODY, extra, RET);
export const before = (...extra: number[]): Uint8Array => bytes(extra, BODY, RET);
/** Right unless the output is an input: computes word 0 again from what was overwritten. */
export const add4NotInPlace = bytes(BODY, word(0), RET);

export const ADD4: Signature = addSignature();

function addSignature(): Signature {
  const args = [
    { kind: 'out', words: 4 },
    { kind: 'in', words: 4 },
    { kind: 'in', words: 4 },
  ] as const;
  return { arguments: args, aliases: aliasMaps(args) };
}

export const words = (x: bigint, n = 4): bigint[] =>
  Array.from({ length: n }, (_, i) => BigInt.asUintN(64, x >> BigInt(64 * i)));
export const number = (w: ArrayLike<bigint>, at = 0, n = 4): bigint =>
  Array.from({ length: n }, (_, i) => w[at + i] << BigInt(64 * i)).reduce((sum, x) => sum + x, 0n);

/** Vectors for `ADD4`, going through its alias maps in turn. */
export function addVectors(rng: Rng, count: number): TestVector[] {
  return Array.from({ length: count }, (_, i) => {
    const alias = i % ADD4.aliases.length;
    const map = ADD4.aliases[alias];
    const a = rng.big(256);
    const b = map[1] === map[2] ? a : rng.big(256);
    return {
      alias,
      inputs: BigUint64Array.from([...words(a), ...words(b)]),
      expected: BigUint64Array.from(words(a + b)),
    };
  });
}
