/** Searches for inputs on which two programs differ, by evaluating their polynomials at corners and random points. */
import { Failure } from '../../base/errors.ts';
import { hex } from '../../base/numberText.ts';
import type { Rng } from '../../base/rng.ts';
import type { IrFunction } from '../../ir/function.ts';
import { leadersOf } from '../../ir/contract/domain.ts';
import type { AliasMode } from '../../ir/contract/domain.ts';
import type { Algebra } from '../algebra/algebra.ts';
import { evaluatorAt } from '../algebra/evaluate.ts';
import type { Interval } from '../../ir/interval.ts';
import type { Poly } from '../algebra/poly.ts';
import { tupleOf, drawBatch } from '../inputs/vectors.ts';
import { signatureOf } from '../inputs/runner.ts';
import { aimedInputs } from '../inputs/aimedInputs.ts';
import { specCheck } from '../inputs/againstSpec.ts';
import { registerName } from '../listing/registers.ts';
import { entryOf, upperPart, vectorHalf } from '../machine/convention.ts';
import type { Evidence } from '../machine/violation.ts';

/** A call on which a result is wrong. */
export interface Counterexample {
  /** Of the parameters. */
  readonly names: readonly string[];
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
  const { words, count } = inputsOf(fn, mode, rng, how);
  const signature = signatureOf(fn);
  for (let i = 0; i < count; i++) {
    const inputs = tupleOf(fn, signature, words, i);
    const entry = new Map<string, bigint>();
    const valueAt = evaluatorAt(algebra, inputValues(fn, mode, inputs, rng, entry));
    if (pairs.some((p) => valueAt(p.asm) !== valueAt(p.ir))) return { names: namesOf(fn), inputs, entry };
  }
  return null;
}

/** Whether there are inputs that show that a rule is broken, which normal forms did not. */
export function isEvident(fn: IrFunction, mode: AliasMode, { algebra, value, expected }: Evidence, rng: Rng): boolean {
  const { words, count } = drawnInputs(fn, mode, rng);
  const signature = signatureOf(fn);
  const { elements = 1 } = fn;
  const pointers = new Map<string, bigint>();
  let before: bigint | null = null;
  for (let i = 0; i < count; i++) {
    const tuples = Array.from({ length: elements }, (_, k) => tupleOf(fn, signature, words, (i + k) % count));
    const inputs = fn.params.map((_, p) => tuples.flatMap((tuple) => tuple[p]));
    const drawn = inputValues(fn, mode, inputs, rng);
    const valueAt = evaluatorAt(algebra, (name, range) => {
      if (!('pointers' in expected) || !expected.pointers.has(name)) return drawn(name, range);
      const pointer = pointers.get(name) ?? drawn(name, range);
      pointers.set(name, pointer);
      return pointer;
    });
    const found = valueAt(value);
    if ('pointers' in expected ? before !== null && found !== before : found !== valueAt(expected)) return true;
    before = found;
  }
  return false;
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
function trialInputs(fn: IrFunction, mode: AliasMode, rng: Rng): TrialInputs {
  const drawn = drawnInputs(fn, mode, rng).words;
  const aimed = aimedInputs(fn, mode, rng, AIMED);
  const words = new BigUint64Array(drawn.length + aimed.length);
  words.set(drawn);
  words.set(aimed, drawn.length);
  return { words, count: words.length / (drawn.length / (CORNERS + RANDOM)) };
}

const inputsOf = (fn: IrFunction, mode: AliasMode, rng: Rng, how: Effort): TrialInputs =>
  how === 'quickly' ? drawnInputs(fn, mode, rng, FEW) : trialInputs(fn, mode, rng);

const namesOf = ({ params }: IrFunction): string[] => params.map(({ name }) => name);

export interface Wrong {
  readonly reason: string;
  readonly counterexample: Counterexample;
}

/**
 * Inputs at which `outputs`, the limbs of all results as polynomials, break the specification of `fn`; null if none was
 * found.
 */
export function wrongOutputs(
  fn: IrFunction,
  mode: AliasMode,
  algebra: Algebra,
  outputs: readonly Poly[],
  rng: Rng,
  how: Effort = 'thoroughly',
): Wrong | null {
  const { words, count } = inputsOf(fn, mode, rng, how);
  const signature = signatureOf(fn);
  const check = specCheck(fn);
  const { elements = 1 } = fn;
  for (let i = 0; i < count; i += elements) {
    const tuples = Array.from({ length: elements }, (_, k) => tupleOf(fn, signature, words, (i + k) % count));
    const inputs = fn.params.map((_, p) => tuples.flatMap((tuple) => tuple[p]));
    const entry = new Map<string, bigint>();
    const valueAt = evaluatorAt(algebra, inputValues(fn, mode, inputs, rng, entry));
    const wrong = check(BigUint64Array.from(inputs.flat()), 0, BigUint64Array.from(outputs.map(valueAt)), 0);
    if (wrong !== null)
      return {
        reason: `expected ${wrong.expected}, found ${wrong.found}`,
        counterexample: { names: namesOf(fn), inputs, entry },
      };
  }
  return null;
}

/** What to throw of a proof where such inputs were found all the same. */
export const contradicted = ({ name }: IrFunction, { reason, counterexample }: Partial<Wrong>): Failure =>
  new Failure('invariant', 'a proof says otherwise than inputs that were tried', {
    where: name,
    found: `${reason}, for ${counterexample?.inputs.map((limbs) => `[${limbs.map(hex).join(', ')}]`).join(' ')}`,
  });

/*
 * What the processor is given to repeat a counterexample: the unknowns of the symbolic machine (machine/machine.ts,
 * machine/call.ts) in their places.
 */

/** One word per limb, in parameter order; a narrow scalar with what is above it in its register. */
export function argumentWords(fn: IrFunction, { inputs, entry }: Counterexample): BigUint64Array {
  return BigUint64Array.from(
    fn.params.flatMap((param, p) => {
      const above = param.shape === 'scalar' ? (entry.get(upperPart(param.name)) ?? 0n) : 0n;
      return inputs[p].map((limb) => limb + (above << BigInt(Math.max(8, param.width))));
    }),
  );
}

/** `RunRequest.entry` of the worker; what the counterexample does not depend on is 0. */
export function entryWords({ entry }: Counterexample): BigUint64Array {
  const numbers = Array.from({ length: 16 }, (_, i) => i);
  const halves = ['low', 'high'] as const;
  const names = [
    ...numbers.map((i) => entryOf(registerName(i))),
    ...numbers.flatMap((i) => halves.map((half) => vectorHalf(i, half))),
  ];
  return BigUint64Array.from(names, (name) => entry.get(name) ?? 0n);
}
