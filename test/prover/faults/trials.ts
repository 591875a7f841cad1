import { seeded, type Rng } from '../../../src/base/rng.ts';
import { compile } from '../../../src/ir/evaluate.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { aimedInputs } from '../../../src/prover/inputs/aimedInputs.ts';
import { argumentWords, entryWords } from '../../../src/prover/proof/counterexample.ts';
import type { Counterexample } from '../../../src/prover/proof/counterexample.ts';
import { distinctMode, domainsOf, isInDomain, splitLimbs } from '../../../src/ir/contract/domain.ts';
import type { AliasMode, Domain } from '../../../src/ir/contract/domain.ts';
import { drawBatch, tupleOf } from '../../../src/prover/inputs/vectors.ts';
import { signatureOf } from '../../../src/prover/inputs/runner.ts';
import { workerRunner } from '../../../src/bench/testing/differential.ts';
import type { Worker } from '../../../src/bench/worker/client.ts';

/** Inputs of some calls, one after another, with the results that are right. */
interface Batch {
  readonly inputs: BigUint64Array;
  readonly expected: BigUint64Array;
  /** What registers hold on entry; anything unless given. */
  readonly entry?: BigUint64Array;
}

/** Corner values and runs of ones, half of each, and inputs that aim at rare carries. */
const HARD = 3000;
const AIMED = 500;
/** Calls of the first request, of all later ones, and how many uniform results the interpreter computes, too. */
const FIRST = 1000;
const CHUNK = 9000;
const COMPARED = 1000;

/**
 * Runs code of one function on the processor, its arrays apart, and says for how many inputs all results are right.
 * Right is for the hard inputs what the interpreter of the word IR says; for the uniform ones what undamaged code
 * computes, which is compared with the interpreter for the first of them.
 */
export class Trials {
  private readonly fn: IrFunction;
  private readonly mode: AliasMode;
  private readonly runner: ReturnType<typeof workerRunner>;
  private readonly hard: Batch;
  private readonly uniform: Batch[] = [];
  private readonly rng: Rng;

  constructor(fn: IrFunction, worker: Worker, seed: number) {
    const rng = seeded(seed, `trials ${fn.name}`);
    const mode = distinctMode(fn);
    const drawn = drawBatch(fn, mode, rng, HARD, HARD / 2);
    const aimed = aimedInputs(fn, mode, rng, AIMED);
    const inputs = new BigUint64Array(drawn.length + aimed.length);
    inputs.set(drawn);
    inputs.set(aimed, drawn.length);
    this.fn = fn;
    this.mode = mode;
    this.runner = workerRunner(worker);
    this.hard = { inputs, expected: interpreted(fn, inputs) };
    this.rng = rng.fork('uniform');
  }

  async passesHard(code: Uint8Array): Promise<boolean> {
    const { inputWords, outputWords } = signatureOf(this.fn);
    const { inputs, expected } = this.hard;
    const first = {
      inputs: inputs.subarray(0, FIRST * inputWords),
      expected: expected.subarray(0, FIRST * outputWords),
    };
    const rest = { inputs: inputs.subarray(FIRST * inputWords), expected: expected.subarray(FIRST * outputWords) };
    return (await this.passes(code, first)) && this.passes(code, rest);
  }

  passesAt(code: Uint8Array, call: Counterexample): Promise<boolean> {
    return this.passes(code, {
      inputs: argumentWords(this.fn, call),
      expected: interpreted(this.fn, BigUint64Array.from(call.inputs.flat())),
      entry: entryWords(call),
    });
  }

  /** `count` inputs, or 0 if one of them gives a wrong result; `intact` is right code of the function. */
  async passesUniform(code: Uint8Array, intact: Uint8Array, count: number): Promise<number> {
    for (let i = 0, done = 0; done < count; done += FIRST + (i++ === 0 ? 0 : CHUNK - FIRST)) {
      this.uniform[i] ??= await this.drawUniform(intact, i === 0 ? FIRST : CHUNK, i === 0);
      if (!(await this.passes(code, this.uniform[i]))) return 0;
    }
    return count;
  }

  private async passes(code: Uint8Array, { inputs, expected, entry }: Batch): Promise<boolean> {
    const words = await this.results(code, inputs, entry);
    return words !== null && sameWords(words, expected);
  }

  private async results(
    code: Uint8Array,
    inputs: BigUint64Array,
    entry?: BigUint64Array,
  ): Promise<BigUint64Array | null> {
    const result = await this.runner.run(
      code,
      this.fn,
      this.mode,
      inputs,
      inputs.length / signatureOf(this.fn).inputWords,
      entry,
    );
    return result.kind === 'fault' ? null : result.words;
  }

  private async drawUniform(intact: Uint8Array, count: number, isCompared: boolean): Promise<Batch> {
    const inputs = uniformInputs(this.fn, this.rng, count);
    const expected = await this.results(intact, inputs);
    const { inputWords, outputWords } = signatureOf(this.fn);
    if (expected === null) throw new Error(`${this.fn.name}: undamaged code does not return`);
    const isRight =
      !isCompared ||
      sameWords(
        interpreted(this.fn, inputs.subarray(0, COMPARED * inputWords)),
        expected.subarray(0, COMPARED * outputWords),
      );
    if (!isRight) throw new Error(`${this.fn.name}: undamaged code is wrong`);
    return { inputs, expected };
  }
}

const bytes = (words: BigUint64Array): Buffer => Buffer.from(words.buffer, words.byteOffset, words.byteLength);
const sameWords = (a: BigUint64Array, b: BigUint64Array): boolean => bytes(a).equals(bytes(b));

function interpreted(fn: IrFunction, inputs: BigUint64Array): BigUint64Array {
  const evaluate = compile(fn);
  const signature = signatureOf(fn);
  const count = inputs.length / signature.inputWords;
  return BigUint64Array.from(
    Array.from({ length: count }, (_, i) => evaluate(tupleOf(fn, signature, inputs, i)).flat()).flat(),
  );
}

const FULL = (1n << 64n) - 1n;

/**
 * `count` input tuples: every limb uniform within its bounds; numbers that must be reduced are uniform below their
 * limit.
 */
function uniformInputs(fn: IrFunction, rng: Rng, count: number): BigUint64Array {
  const { inputWords, paramAt } = signatureOf(fn);
  const words = new BigUint64Array(count * inputWords);
  const halves = new Uint32Array(words.buffer);
  for (let k = 0; k < halves.length; k++) halves[k] = rng.bits32();
  fn.params.forEach((p, i) => {
    const domain = domainsOf(fn, i)[0];
    const narrow = p.bounds.flatMap(({ lower, upper }, k) =>
      lower > 0n || upper < FULL ? [{ k, lower, size: upper - lower + 1n }] : [],
    );
    for (let at = paramAt[i]; at < words.length; at += inputWords) {
      if (domain.below !== null) reduce(domain, domain.below, words.subarray(at, at + p.bounds.length), rng);
      else for (const { k, lower, size } of narrow) words[at + k] = lower + (words[at + k] % size);
    }
  });
  return words;
}

/** Uniform limbs cut to the bits of the limit, drawn anew until they are below it. */
function reduce(domain: Domain, below: bigint, limbs: BigUint64Array, rng: Rng): void {
  const largest = splitLimbs(below, domain.weights);
  const top = largest.findLastIndex((limb) => limb > 0n);
  const bits = largest[top].toString(2).length;
  limbs.fill(0n, top + 1);
  limbs[top] = BigInt.asUintN(bits, limbs[top]);
  while (limbs[top] >= largest[top] && !isInDomain([...limbs], domain))
    limbs.forEach((_, i) => {
      limbs[i] = i > top ? 0n : rng.big(i === top ? bits : 64);
    });
}
