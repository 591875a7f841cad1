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
