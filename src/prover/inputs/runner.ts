/**
 * The interface of differential testing to whoever runs machine code: many calls of one function in one aliasing mode.
 * `workerRunner` implements it on the native worker; tests implement it on plain functions.
 */
import { hex } from '../../base/numberText.ts';
import type { Loadable } from '../../base/machineCode.ts';
import type { IrFunction, Param } from '../../ir/function.ts';
import type { AliasMode } from '../../ir/contract/domain.ts';

export interface Runner {
  /**
   * Calls the code once for each of the `count` input tuples in `inputs` (layout: `Signature`).
   * `entry` (`entryWords`) is what registers hold at the beginning of each call. Resolves to the result words of all
   * calls, or to the first call that did not return cleanly.
   */
  run(
    code: Loadable,
    fn: IrFunction,
    mode: AliasMode,
    inputs: BigUint64Array,
    count: number,
    entry?: BigUint64Array,
  ): Promise<RunResult>;
}

type RunResult =
  | { readonly kind: 'outputs'; readonly words: BigUint64Array }
  /** A signal, a changed callee-saved register, a write outside the buffers, … */
  | { readonly kind: 'fault'; readonly call: number; readonly reason: string };

/** One call that went wrong, in words. */
export interface FailedCall {
  readonly mode: string;
  readonly inputs: readonly bigint[];
  readonly expected: string;
  readonly found: string;
}

/** Where it went wrong: `buffers distinct, inputs 0x1 0x2`. */
export const callText = ({ mode, inputs }: FailedCall): string => `buffers ${mode}, inputs ${hexWords(inputs)}`;

/** Words in hexadecimal, in order. */
export const hexWords = (words: Iterable<bigint>): string => Array.from(words, hex).join(' ');

export type TestOutcome =
  | { readonly kind: 'passed'; readonly calls: number }
  | { readonly kind: 'failed'; readonly calls: number; readonly failure: FailedCall };

/**
 * Where the words of a call are: all parameter limbs in parameter order (scalars are one word), and all result
 * limbs in result order. One 64-bit word per limb, whatever the limb's width in memory.
 */
export interface WordLayout {
  readonly inputWords: number;
  readonly outputWords: number;
  /** First word of each parameter, and of each result. */
  readonly paramAt: readonly number[];
  readonly resultAt: readonly number[];
}

export function signatureOf(fn: IrFunction): WordLayout {
  const params = offsets(fn.params);
  const results = offsets(fn.results);
  return { inputWords: params.total, outputWords: results.total, paramAt: params.at, resultAt: results.at };
}

function offsets(list: readonly Param[]): { at: number[]; total: number } {
  let total = 0;
  const at = list.map((p) => (total += p.bounds.length) - p.bounds.length);
  return { at, total };
}
