/**
 * Where the words of a call are: all parameter limbs in parameter order (scalars are one word), and all result
 * limbs in result order. One 64-bit word per limb, whatever the limb's width in memory.
 */
import type { IrFunction, Param } from '../../ir/function.ts';

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
