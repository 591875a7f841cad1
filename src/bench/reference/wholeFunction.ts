/** Functions on byte strings, such as X25519, that are tested and compared as a whole. */
import type { TimingMode } from '../../base/aims.ts';
import { fromLimbs } from '../../base/integers.ts';
import type { Loadable } from '../../base/machineCode.ts';
import type { Rng } from '../../base/rng.ts';
import type { IrFunction, Param } from '../../ir/function.ts';
import { distinctMode } from '../../ir/contract/domain.ts';
import { drawBatch } from '../../prover/inputs/vectors.ts';
import { type Runner, type TestOutcome, signatureOf } from '../../prover/inputs/runner.ts';
import type { TestVector } from '../worker/signature.ts';

/** One call: the words of all operands in order, and those of the result. */
export interface WholeCase {
  readonly inputs: BigUint64Array;
  readonly expected: BigUint64Array;
}

/** A function on byte strings, such as X25519, that is compared as a whole; it is no operation of a field. */
export interface WholeFunction {
  /** e.g. `X25519 (RFC 7748)`. */
  readonly title: string;
  /** Names of the arguments behind the result, as `order` of a contestant uses them. */
  readonly operands: readonly string[];
  /** The C prototype, for messages. */
  readonly prototype: string;
  /** Arrays of 64-bit words, which hold the bytes as they lie in memory. */
  readonly contract: IrFunction;
  /** Where the result is elements of so many words each: the prime modulo which they must be right. */
  readonly elements?: { readonly modulus: bigint; readonly limbs: number };
  /** What is worth timing. */
  readonly modes: readonly TimingMode[];
  /** What everybody must get right: vectors of the standard, special and random inputs. */
  cases(rng: Rng): WholeCase[];
  /** Inputs for timing. */
  timingCases(count: number, rng: Rng): WholeCase[];
}

/** Runs code on all cases. */
export async function checkWhole(
  runner: Runner,
  code: Loadable,
  fn: WholeFunction,
  cases: readonly WholeCase[],
): Promise<TestOutcome> {
  const { contract } = fn;
  const { outputWords } = signatureOf(contract);
  const mode = distinctMode(contract);
  const inputs = BigUint64Array.from(cases.flatMap((one) => [...one.inputs]));
  const result = await runner.run(code, contract, mode, inputs, cases.length);
  if (result.kind === 'fault') return failed(cases[result.call], 'a clean return', result.reason);
  const found = (i: number): BigUint64Array => result.words.subarray(i * outputWords, (i + 1) * outputWords);
  const wrong = cases.findIndex(({ expected }, i) => !agree(found(i), expected, fn));
  if (wrong < 0) return { kind: 'passed', calls: cases.length };
  return failed(cases[wrong], hexOf(cases[wrong].expected), hexOf(found(wrong)));
}

function agree(found: BigUint64Array, expected: BigUint64Array, { elements }: WholeFunction): boolean {
  if (elements === undefined) return expected.every((word, k) => word === found[k]);
  const { modulus, limbs } = elements;
  const element = (words: BigUint64Array, k: number): bigint => fromLimbs(words.subarray(k, k + limbs)) % modulus;
  return [...expected.keys()].every((k) => k % limbs > 0 || element(found, k) === element(expected, k));
}

const failed = ({ inputs }: WholeCase, expected: string, found: string): TestOutcome => ({
  kind: 'failed',
  calls: 0,
  failure: { mode: 'distinct', inputs: [...inputs.subarray(0, SHOWN_WORDS)], expected, found },
});

/** Enough to show keys and the beginning of a message. */
const SHOWN_WORDS = 20;

/** Bytes in the order of memory. */
const hexOf = (words: BigUint64Array): string => Buffer.from(BigUint64Array.from(words).buffer).toString('hex');

const ANY_WORD = { lower: 0n, upper: (1n << 64n) - 1n };

/** An array of any `words` words. */
export const anyWords = (name: string, words: number): Param => ({
  name,
  shape: 'array',
  width: 64,
  bounds: Array.from({ length: words }, () => ANY_WORD),
});

/** The contract of a function that writes `out` words and takes these operands; no two arrays alias. */
export const wholeContract = (name: string, out: number, params: readonly Param[]): IrFunction => ({
  name,
  aliasing: 'none',
  values: [],
  inputs: [],
  body: [],
  outputs: [],
  params,
  results: [anyWords('out1', out)],
});

/**
 * One signature under which functions of different representations can be timed in one interleaved run: arrays as long
 * as the longest of any contestant, and limbs that are within the bounds of all of them. Shorter arrays leave the rest
 * alone.
 */
export function timingContract(contracts: readonly IrFunction[]): IrFunction {
  const [first] = contracts;
  const lengths = contracts.flatMap((c) => [...c.params, ...c.results].map((p) => p.bounds.length));
  const limbs = Array.from({ length: Math.max(...lengths) }, (_, k) => ({ lower: 0n, upper: smallest(contracts, k) }));
  const params = first.params.map((_, i) => ({ ...anyWords(`arg${i + 1}`, 0), bounds: limbs }));
  return { ...wholeContract('timing', 0, params), results: [{ ...anyWords('out1', 0), bounds: limbs }] };
}

/** Operands for timing; what comes out is not looked at. */
export function timingVectors(fn: IrFunction, count: number, rng: Rng): TestVector[] {
  const { inputWords, outputWords } = signatureOf(fn);
  const words = drawBatch(fn, distinctMode(fn), rng, count, 0);
  return Array.from({ length: count }, (_, i) => ({
    alias: 0,
    inputs: words.slice(i * inputWords, (i + 1) * inputWords),
    expected: new BigUint64Array(outputWords),
  }));
}

/** Least upper bound of limb `k` among all inputs that have it. */
function smallest(contracts: readonly IrFunction[], k: number): bigint {
  const uppers = contracts.flatMap((c) => c.params.flatMap((p) => p.bounds[k]?.upper ?? []));
  return uppers.reduce((a, b) => (a < b ? a : b));
}
