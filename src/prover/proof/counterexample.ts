/** Searches for inputs on which two programs differ, by evaluating their polynomials at corners and random points. */
import type { Rng } from '../../base/rng.ts';
import type { IrFunction, Specification } from '../../ir/function.ts';
import { leadersOf, domainsOf, isComposed, isInDomain, joinLimbs, splitLimbs } from '../../ir/contract/domain.ts';
import type { AliasMode } from '../../ir/contract/domain.ts';
import type { Algebra } from '../algebra/algebra.ts';
import { evaluatorAt } from '../algebra/evaluate.ts';
import type { Interval } from '../../ir/interval.ts';
import type { Poly } from '../algebra/poly.ts';
import { tupleOf, drawBatch } from '../inputs/vectors.ts';
import { signatureOf } from '../inputs/runner.ts';
import { gcd, inverse, mod, squareRoot } from '../../base/integers.ts';
import { inputSource } from '../inputs/drawInputs.ts';
import { evaluateRelation, parseRelation, type Ring } from '../../ir/contract/relation.ts';
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
  const { words, count } = how === 'quickly' ? drawnInputs(fn, mode, rng, FEW) : trialInputs(fn, mode, rng);
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

/*
 * Inputs for which the specified result is a chosen residue. The carries that random inputs never set off (probability
 * 2^-64 and less) depend on the unreduced result being close to a multiple of the modulus or to a border of limbs; its
 * residue is then close to 0, p or 2^weight mod p. Since the relation is a polynomial, one parameter can be solved for.
 */

/** At most `count` input tuples (layout: `Signature`), one after another; none when nothing can be solved for. */
export function aimedInputs(fn: IrFunction, mode: AliasMode, rng: Rng, count: number): BigUint64Array {
  const { spec } = fn;
  const signature = signatureOf(fn);
  const source = inputSource(fn, mode, rng);
  const found: bigint[] = [];
  if (spec === undefined || fn.results.length !== 1 || isComposed(fn, spec)) return new BigUint64Array(0);
  const leaders = leadersOf(fn, mode);
  const solvable = fn.params.flatMap((_, p) => (leaders[p] === p && domainsOf(fn, p)[0].modulus !== null ? [p] : []));
  const words = new BigUint64Array(signature.inputWords);
  for (let i = 0; i < count && solvable.length > 0; i++) {
    (rng.below(2) === 0 ? source.corner : source.random)(words, 0);
    const drawn = tupleOf(fn, signature, words, 0);
    const inputs = rng.below(3) === 0 ? drawn.map((own, p) => largest(fn, leaders[p], rng) ?? own) : drawn;
    const unknown = solvable[rng.below(solvable.length)];
    const solved = solve(
      fn,
      spec,
      inputs,
      leaders.map((l) => l === unknown),
      target(spec, rng),
    );
    const limbs = solved === null ? null : representative(fn, unknown, solved, rng);
    if (limbs !== null) found.push(...inputs.flatMap((own, p) => (leaders[p] === unknown ? limbs : own)));
  }
  return BigUint64Array.from(found);
}

/** Almost the largest number that a parameter may be; null if that is not in its domain. */
function largest(fn: IrFunction, param: number, rng: Rng): bigint[] | null {
  const [domain] = domainsOf(fn, param);
  const limbs = domain.bounds.map((b, i) => (i === 0 && b.upper > 3n ? b.upper - BigInt(rng.below(4)) : b.upper));
  return isInDomain(limbs, domain) ? limbs : null;
}

/**
 * A residue near 0 or near that of a power of two at the border of a limb, or just these; or the modulus with another
 * limb, which only a comparison of all limbs tells from it.
 */
function target({ modulus: p, weights }: Specification, rng: Rng): bigint {
  if (rng.below(4) === 0) {
    const limbs = splitLimbs(p, weights);
    const i = rng.below(limbs.length);
    const other = [limbs[i] - 1n, limbs[i] >> 1n, 0n][rng.below(3)];
    return mod(joinLimbs(limbs.with(i, other), weights), p);
  }
  const border =
    rng.below(2) === 0
      ? 0n
      : 1n << BigInt(rng.below(2) === 0 ? 64 * (1 + rng.below(weights.length)) : weights[rng.below(weights.length)]);
  const size = [0, 6, 7, 16, 64, 128][rng.below(6)];
  const distance = rng.big(size) * (rng.below(2) === 0 ? 1n : -1n);
  return (((border + distance) % p) + p) % p;
}

/**
 * x such that the relation is `wanted` modulo p when the marked parameters are x; null if it is not of degree 1 or 2 in
 * x, has no solution, or p is even.
 */
function solve(
  fn: IrFunction,
  spec: Specification,
  inputs: readonly bigint[][],
  isUnknown: readonly boolean[],
  wanted: bigint,
): bigint | null {
  const { modulus: p, weights } = spec;
  const relation = parseRelation(spec.relation, p);
  if (p % 2n === 0n) return null;
  const at = (x: bigint): bigint => {
    const values = new Map(
      fn.params.map((param, i) => [
        param.name,
        isUnknown[i] ? x : joinLimbs(inputs[i], inputs[i].length === 1 ? [0] : weights),
      ]),
    );
    return mod(evaluateRelation(relation, integersOf(values), p), p);
  };
  const [f0, f1, f2, f3] = [0n, 1n, 2n, 3n].map(at);
  const half = inverse(2n, p);
  const square = mod((f2 - 2n * f1 + f0) * half, p);
  const linear = mod(f1 - f0 - square, p);
  if (mod(f3 - f0 - 3n * linear - 9n * square, p) !== 0n) return null;
  if (square === 0n) return linear === 0n || gcd(linear, p) !== 1n ? null : mod((wanted - f0) * inverse(linear, p), p);
  const root = squareRoot(mod(linear * linear - 4n * square * (f0 - wanted), p), p);
  return root === null || gcd(2n * square, p) !== 1n ? null : mod((root - linear) * inverse(2n * square, p), p);
}

const integersOf = (values: ReadonlyMap<string, bigint>): Ring<bigint> => ({
  constant: (value) => value,
  name: (name) => values.get(name) ?? 0n,
  add: (a, b) => a + b,
  sub: (a, b) => a - b,
  mul: (a, b) => a * b,
});

/** Limbs of x or of x plus a multiple of p, if they are in the domain of the parameter. */
function representative(fn: IrFunction, param: number, x: bigint, rng: Rng): bigint[] | null {
  const [domain] = domainsOf(fn, param);
  const p = domain.modulus ?? 1n;
  const top = domain.weights.at(-1) ?? 0;
  const room = ((1n << BigInt(top + 64)) - x) / p;
  const multiple = rng.below(2) === 0 ? room : room < 64n ? BigInt(rng.below(Number(room) + 1)) : BigInt(rng.below(3));
  const options = [x + multiple * p, x].map((value) => splitLimbs(value, domain.weights));
  return options.find((limbs) => isInDomain(limbs, domain)) ?? null;
}

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
): Wrong | null {
  const { words, count } = trialInputs(fn, mode, rng);
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
