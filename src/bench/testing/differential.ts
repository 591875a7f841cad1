/** Runs machine code on test vectors and compares every result word. Passing is evidence, not proof. */
import type { IrFunction } from '../../ir/function.ts';
import { hexWords, type Runner, type TestOutcome } from '../../prover/inputs/runner.ts';
import { signatureOf } from '../../prover/inputs/signature.ts';
import type { VectorBatch } from '../../prover/inputs/vectors.ts';

/** Stops at the first batch with a wrong result word or a fault. */
export async function testAgainst(
  runner: Runner,
  code: Uint8Array,
  fn: IrFunction,
  batches: readonly VectorBatch[],
): Promise<TestOutcome> {
  let calls = 0;
  for (const batch of batches) {
    const result = await runner.run(code, fn, batch.mode, batch.inputs, batch.count);
    const wrong = result.kind === 'fault' ? result.call : firstDifference(fn, batch, result.words);
    if (wrong === null) {
      calls += batch.count;
      continue;
    }
    const found = result.kind === 'fault' ? result.reason : wordsOf(result.words, wrong, signatureOf(fn).outputWords);
    return { kind: 'failed', calls: calls + wrong, failure: failedCall(fn, batch, wrong, found) };
  }
  return { kind: 'passed', calls };
}

function firstDifference(fn: IrFunction, batch: VectorBatch, words: BigUint64Array): number | null {
  const { outputWords } = signatureOf(fn);
  const total = batch.count * outputWords;
  for (let i = 0; i < total; i++) if (words[i] !== batch.expected[i]) return Math.floor(i / outputWords);
  return null;
}

function failedCall(fn: IrFunction, batch: VectorBatch, call: number, found: string) {
  const { inputWords, outputWords } = signatureOf(fn);
  return {
    mode: batch.mode.name,
    inputs: [...batch.inputs.subarray(call * inputWords, (call + 1) * inputWords)],
    expected: wordsOf(batch.expected, call, outputWords),
    found,
  };
}

function wordsOf(words: BigUint64Array, call: number, stride: number): string {
  return hexWords(words.subarray(call * stride, (call + 1) * stride));
}
