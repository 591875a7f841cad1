/**
 * Test vectors: input tuples with expected outputs, for every alias mode, packed for the native worker.
 *
 * The expected outputs come from an evaluator that is passed in (the reference interpreter of the word IR, or
 * big-integer arithmetic), so this module knows nothing of what the function computes.
 */
import type { Rng } from '../../base/rng.ts';
import type { IrFunction } from '../../ir/function.ts';
import { aliasModes, type AliasMode } from '../../ir/contract/domain.ts';
import { inputSource } from './drawInputs.ts';
import { signatureOf, type WordLayout } from './runner.ts';

/** Maps the limbs of all parameters to the limbs of all results. */
type FunctionEvaluator = (inputs: bigint[][]) => bigint[][];

/** The vectors of one alias mode. */
export interface VectorBatch {
  readonly mode: AliasMode;
  readonly count: number;
  /** count × inputWords, and count × outputWords. */
  readonly inputs: BigUint64Array;
  readonly expected: BigUint64Array;
}

interface VectorOptions {
  /** Vectors per alias mode; half of them (at most all there are) come from corners. */
  readonly perMode: number;
  readonly rng: Rng;
  /** Names of the alias modes; all that the function allows by default. */
  readonly modes?: readonly string[];
}

export function buildVectors(fn: IrFunction, evaluate: FunctionEvaluator, options: VectorOptions): VectorBatch[] {
  const modes = aliasModes(fn).filter(({ name }) => options.modes?.includes(name) ?? true);
  return modes.map((mode) => {
    const rng = options.rng.fork(`vectors/${mode.name}`);
    const inputs = drawBatch(fn, mode, rng, options.perMode, Math.floor(options.perMode / 2));
    return { mode, count: options.perMode, inputs, expected: expectedOf(fn, evaluate, inputs, options.perMode) };
  });
}

/** `count` input tuples of which about `fromCorners` (never more than useful) are corner tuples; these come first. */
export function drawBatch(
  fn: IrFunction,
  mode: AliasMode,
  rng: Rng,
  count: number,
  fromCorners: number,
): BigUint64Array {
  const source = inputSource(fn, mode, rng);
  const words = new BigUint64Array(count * source.inputWords);
  const useful = fromCorners === 0 ? 0 : Math.min(fromCorners, source.cornerCount * fn.params.length);
  for (let i = 0; i < count; i++) {
    const draw = i < useful ? source.corner : source.random;
    draw(words, i * source.inputWords);
  }
  return words;
}

/** The limbs of each parameter of call `call`. */
export function tupleOf(fn: IrFunction, signature: WordLayout, inputs: BigUint64Array, call: number): bigint[][] {
  const base = call * signature.inputWords;
  return fn.params.map((p, i) => [
    ...inputs.subarray(base + signature.paramAt[i], base + signature.paramAt[i] + p.bounds.length),
  ]);
}

function expectedOf(
  fn: IrFunction,
  evaluate: FunctionEvaluator,
  inputs: BigUint64Array,
  count: number,
): BigUint64Array {
  const signature = signatureOf(fn);
  const words = new BigUint64Array(count * signature.outputWords);
  for (let i = 0; i < count; i++) {
    const outputs = evaluate(tupleOf(fn, signature, inputs, i)).flat();
    words.set(outputs, i * signature.outputWords);
  }
  return words;
}
