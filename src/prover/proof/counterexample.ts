/** Looks for inputs on which two programs differ, by evaluating their polynomials at corners and random points. */
import type { Rng } from '../../base/rng.ts';
import type { IrFunction } from '../../ir/function.ts';
import { leadersOf, type AliasMode } from '../../ir/contract/aliasModes.ts';
import type { Algebra } from '../algebra/algebra.ts';
import { evaluatorAt } from '../algebra/evaluate.ts';
import type { Interval } from '../../ir/interval.ts';
import type { Poly } from '../algebra/poly.ts';
import { signatureOf } from '../inputs/signature.ts';
import { tupleOf, drawBatch } from '../inputs/vectors.ts';
import { aimedInputs } from '../inputs/aimedInputs.ts';

/** A call on which a result is wrong. */
export interface Counterexample {
  /** The limbs of all parameters. */
  readonly inputs: readonly (readonly bigint[])[];
  /** Values of the other unknowns that the difference may depend on, by name: what registers held on entry. */
  readonly entry: ReadonlyMap<string, bigint>;
}

/** Inputs of a quick search, which goes before most proofs that need more than one attempt. */
const FEW = 100;

/** A call on which some pair differs, or null if none was found. */
export function findCounterexample(
  fn: IrFunction,
  mode: AliasMode,
  algebra: Algebra,
  pairs: readonly { readonly asm: Poly; readonly ir: Poly }[],
  rng: Rng,
  how: Effort,
): Counterexample | null {
  const { words, count } = how === 'quickly' ? drawnInputs(fn, mode, rng, FEW) : trialInputs(fn, mode, rng);
  const signature = signatureOf(fn);
  for (let i = 0; i < count; i++) {
    const inputs = tupleOf(fn, signature, words, i);
    const entry = new Map<string, bigint>();
    const valueAt = evaluatorAt(algebra, inputValues(fn, mode, inputs, rng, entry));
    if (pairs.some((p) => valueAt(p.asm) !== valueAt(p.ir))) return { inputs, entry };
  }
  return null;
}

/**
 * A few corners and random inputs, which is enough for nearly all wrong code, or more of them and inputs that aim at
 * rare carries.
 */
export type Effort = 'quickly' | 'thoroughly';

/**
 * Values of the unknowns by name: limbs of parameters; anything else (registers on entry) is random, and noted in
 * `entry`.
 */
export function inputValues(
  fn: IrFunction,
  mode: AliasMode,
  inputs: readonly (readonly bigint[])[],
  rng: Rng,
  entry = new Map<string, bigint>(),
): (name: string, range: Interval) => bigint {
  const leaders = leadersOf(fn, mode);
  const known = new Map<string, bigint>();
  fn.params.forEach((_, k) => inputs[k].forEach((limb, i) => known.set(`${fn.params[leaders[k]].name}[${i}]`, limb)));
  return (name, { lower, upper }) => {
    const value = known.get(name) ?? entry.get(name) ?? lower + (rng.big(128) % (upper - lower + 1n));
    if (!known.has(name)) entry.set(name, value);
    return value;
  };
}

const CORNERS = 150;
const RANDOM = 150;
const AIMED = 600;

/** Input tuples, one after another (layout: `Signature`). */
interface TrialInputs {
  readonly words: BigUint64Array;
  readonly count: number;
}

/** `count` inputs, corners and random ones. */
const drawnInputs = (fn: IrFunction, mode: AliasMode, rng: Rng, count = CORNERS + RANDOM): TrialInputs => ({
  words: drawBatch(fn, mode, rng, count, count >> 1),
  count,
});

/** Those, and such that the result comes close to where carries are rare. */
export function trialInputs(fn: IrFunction, mode: AliasMode, rng: Rng): TrialInputs {
  const drawn = drawnInputs(fn, mode, rng).words;
  const aimed = aimedInputs(fn, mode, rng, AIMED);
  const words = new BigUint64Array(drawn.length + aimed.length);
  words.set(drawn);
  words.set(aimed, drawn.length);
  return { words, count: words.length / (drawn.length / (CORNERS + RANDOM)) };
}
