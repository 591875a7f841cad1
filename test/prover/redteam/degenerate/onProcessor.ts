/** Whether code computes what word IR does, by calls on the processor in every way in which arrays may coincide. */
import type { Rng } from '../../../../src/base/rng.ts';
import {
  packTuples,
  resultArrays,
  unpackTuples,
  workerSignature,
} from '../../../../src/bench/testing/workerVectors.ts';
import type { Worker } from '../../../../src/bench/worker/client.ts';
import { aliasModes } from '../../../../src/ir/contract/domain.ts';
import { compile } from '../../../../src/ir/evaluate.ts';
import type { IrFunction } from '../../../../src/ir/function.ts';
import { signatureOf } from '../../../../src/prover/inputs/runner.ts';
import { drawBatch, tupleOf } from '../../../../src/prover/inputs/vectors.ts';
import { argumentWords, type Counterexample, entryWords } from '../../../../src/prover/proof/counterexample.ts';

/** Calls of each mode, half of them corners. */
const CALLS = 160;

/** Inputs of the mode with the fewest arrays in common. */
export function drawnInputs(fn: IrFunction, rng: Rng): bigint[][][] {
  const words = drawBatch(fn, aliasModes(fn)[0], rng, CALLS, CALLS >> 1);
  return Array.from({ length: CALLS }, (_, i) => tupleOf(fn, signatureOf(fn), words, i));
}

export class OnProcessor {
  private readonly fn: IrFunction;
  private readonly worker: Worker;
  private readonly entry: BigUint64Array;
  private readonly batches: readonly { readonly inputs: BigUint64Array; readonly expected: BigUint64Array }[];

  constructor(fn: IrFunction, worker: Worker, rng: Rng) {
    this.fn = fn;
    this.worker = worker;
    this.entry = BigUint64Array.from({ length: 48 }, () => rng.big(64));
    const run = compile(fn);
    this.batches = aliasModes(fn).map((mode) => {
      const words = drawBatch(fn, mode, rng, CALLS, CALLS >> 1);
      const tuples = Array.from({ length: CALLS }, (_, i) => tupleOf(fn, signatureOf(fn), words, i));
      return {
        inputs: packTuples(fn.params, withUpperParts(fn, words, rng), CALLS),
        expected: BigUint64Array.from(tuples.flatMap((inputs) => run(inputs).flat())),
      };
    });
  }

  open = (): Promise<void> => this.worker.setFunction(workerSignature(this.fn), []);

  async isRight(code: Uint8Array): Promise<boolean> {
    for (const [alias, { inputs, expected }] of this.batches.entries()) {
      const found = await this.results(code, alias, inputs, this.entry, CALLS);
      if (found === null || found.some((word, k) => word !== expected[k])) return false;
    }
    return true;
  }

  /** Whether a counterexample is one; true also where it depends on addresses, which cannot be chosen. */
  async isShown(code: Uint8Array, wrong: Counterexample, mode: string | undefined): Promise<boolean> {
    if ([...wrong.entry.keys()].some((name) => /address|rsp/.test(name))) return true;
    const { fn } = this;
    const alias = Math.max(
      0,
      aliasModes(fn).findIndex(({ name }) => name === mode),
    );
    const found = await this.results(
      code,
      alias,
      packTuples(fn.params, argumentWords(fn, wrong), 1),
      entryWords(wrong),
      1,
    );
    const expected = compile(fn)(wrong.inputs).flat();
    return found === null || found.some((word, k) => word !== expected[k]);
  }

  /** Null where the call does not return as it should. */
  private async results(
    target: Uint8Array,
    alias: number,
    inputs: BigUint64Array,
    entry: BigUint64Array,
    count: number,
  ): Promise<BigUint64Array | null> {
    const { verdict, outputs } = await this.worker.run({ target, alias, inputs, entry });
    return verdict === 'ok' ? unpackTuples(resultArrays(this.fn), outputs, count) : null;
  }
}

/** The same words, with anything above narrow scalars. */
function withUpperParts(fn: IrFunction, words: BigUint64Array, rng: Rng): BigUint64Array {
  const { inputWords, paramAt } = signatureOf(fn);
  return words.map((word, k) => {
    const at = paramAt.findLastIndex((first) => first <= k % inputWords);
    const { shape, width } = fn.params[at];
    return shape === 'array' ? word : BigInt.asUintN(64, word | (rng.big(64) << BigInt(Math.max(8, width))));
  });
}
