/** The call signature of the function under test, as the worker needs it. */
import { Failure } from '../../base/errors.ts';
import { FW } from './protocol.ts';

/**
 * How the function under test is called: up to six register arguments in System V order, each an
 * output array, an input array (both of 64-bit words, passed as pointers) or a one-word scalar.
 */
interface Argument {
  readonly kind: 'out' | 'in' | 'scalar';
  /** Array length in 64-bit words; 1 for a scalar. */
  readonly words: number;
}

/** `alias[i]` is the argument whose buffer argument i uses: i itself when it has its own. */
type AliasMap = readonly number[];

export interface Signature {
  readonly arguments: readonly Argument[];
  /** The maps in which vectors may be run; the first has distinct buffers. */
  readonly aliases: readonly AliasMap[];
  /**
   * The `in` argument that is fed by the first output in latency mode; by default the first one of
   * the same length, and none (latency is then refused) when there is no such argument.
   */
  readonly chained?: number;
}

export interface TestVector {
  /** Index into `Signature.aliases`. Arrays that share a buffer must hold the same input words. */
  readonly alias: number;
  /** Words of all `in` arrays and scalars, in argument order. */
  readonly inputs: BigUint64Array;
  /** Words of all `out` arrays, in argument order. */
  readonly expected: BigUint64Array;
}

export const inputWordsOf = (s: Signature): number => wordsOf(s, (kind) => kind !== 'out');
export const outputWordsOf = (s: Signature): number => wordsOf(s, (kind) => kind === 'out');

const wordsOf = (s: Signature, counts: (kind: Argument['kind']) => boolean): number =>
  s.arguments.reduce((sum, a) => sum + (counts(a.kind) ? a.words : 0), 0);

/** The argument chained in latency mode, or -1. */
export function chainedOf(s: Signature): number {
  if (s.chained !== undefined) return s.chained;
  const out = s.arguments.find((a) => a.kind === 'out');
  return s.arguments.findIndex((a) => a.kind === 'in' && a.words === out?.words);
}

const KIND = { out: FW.ARG_OUT, in: FW.ARG_IN, scalar: FW.ARG_SCALAR } as const;
const HEADER_BYTES = 16;

/** Bytes of a SET_FUNCTION payload. */
export function functionBytes(s: Signature, vectors: readonly TestVector[]): number {
  const vectorBytes = 8 * (1 + inputWordsOf(s) + outputWordsOf(s));
  return HEADER_BYTES + 8 * (s.arguments.length + s.aliases.length) + vectors.length * vectorBytes;
}

/** Writes the payload documented at `functionSet` in native/function.h. */
export function writeFunction(
  view: DataView,
  bytes: Uint8Array,
  at: number,
  s: Signature,
  vectors: readonly TestVector[],
): void {
  at = writeHeader(view, at, s, vectors.length);
  at = writeAliases(bytes, at, s);
  for (const v of vectors) {
    checkVector(s, v);
    view.setUint32(at, v.alias, true);
    view.setUint32(at + 4, 0, true);
    at = writeWords(bytes, at + 8, v.inputs);
    at = writeWords(bytes, at, v.expected);
  }
}

function writeHeader(view: DataView, at: number, s: Signature, vectorCount: number): number {
  const chained = chainedOf(s);
  const header = [
    s.arguments.length,
    s.aliases.length,
    vectorCount,
    chained < 0 ? FW.MAX_ARGUMENTS : chained,
    ...s.arguments.flatMap((a) => [KIND[a.kind], a.words]),
  ];
  header.forEach((v, i) => view.setUint32(at + 4 * i, v, true));
  return at + 4 * header.length;
}

function writeAliases(bytes: Uint8Array, at: number, s: Signature): number {
  for (const map of s.aliases) {
    bytes.fill(0, at, at + 8);
    bytes.set(map, at);
    at += 8;
  }
  return at;
}

/** Copies words as little-endian bytes (all supported hosts are little-endian) and returns the end. */
export function writeWords(bytes: Uint8Array, at: number, words: BigUint64Array): number {
  bytes.set(new Uint8Array(words.buffer, words.byteOffset, words.byteLength), at);
  return at + words.byteLength;
}

function checkVector(s: Signature, v: TestVector): void {
  if (v.inputs.length === inputWordsOf(s) && v.expected.length === outputWordsOf(s)) return;
  throw new Failure('invariant', 'a test vector does not fit its signature', {
    expected: `${inputWordsOf(s)} input and ${outputWordsOf(s)} output words`,
    found: `${v.inputs.length} and ${v.expected.length}`,
  });
}
