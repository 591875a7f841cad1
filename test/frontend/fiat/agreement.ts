/** Word IR against the interpreter of the JSON it was read from. */
import { expect } from 'vitest';
import { seeded, type Rng } from '../../../src/base/rng.ts';
import { compile, evaluate } from '../../../src/ir/evaluate.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { verify } from '../../../src/ir/verify.ts';
import { normalize } from '../../../src/ir/normalize/normalize.ts';
import { boundsOf, interpret, storedBits, type Integers } from './interpret.ts';
import type { JsonFunction, JsonVariable } from './json.ts';

/** Limbs as the unsigned words that are in memory. */
export const wordsOf = (variables: readonly JsonVariable[], integers: Integers): bigint[][] =>
  integers.map((limbs, i) => limbs.map((x) => BigInt.asUintN(storedBits(variables[i]), x)));

/** The inverse. */
function integersOf(variables: readonly JsonVariable[], words: Integers): bigint[][] {
  return words.map((limbs, i) => {
    const isSigned = variables[i].datatype.startsWith('i');
    const bits = storedBits(variables[i]);
    return limbs.map((x) => (isSigned ? BigInt.asIntN(bits, x) : x));
  });
}

/** The interpreter on words. */
export const wordFunction =
  (json: JsonFunction) =>
  (inputs: Integers): bigint[][] =>
    wordsOf(json.returns, interpret(json, integersOf(json.arguments, inputs)));

/**
 * Checks the rules of word IR, and that the function as read, as every search sees it, and as tests run it computes
 * what the JSON says; returns the number of inputs.
 */
export function expectAgreement(json: JsonFunction, fn: IrFunction, inputs: Iterable<Integers>, seed: number): number {
  const normal = normalize(fn);
  verify(fn);
  verify(normal);
  const asRead = evaluate.bind(null, fn);
  const asSearched = evaluate.bind(null, normal);
  const asTested = compile(normal);
  let count = 0;
  for (const integers of inputs) {
    const words = wordsOf(json.arguments, integers);
    const expected = wordsOf(json.returns, interpret(json, integers));
    for (const [form, run] of Object.entries({ asRead, asSearched, asTested })) {
      const found = run(words);
      const where = (): string => `${json.operation}, ${form}, seed ${seed}, input ${text(words)}`;
      if (String(found) !== String(expected)) expect(text(found), where()).toBe(text(expected));
    }
    count++;
  }
  return count;
}

const hex = (x: bigint): string => `0x${x.toString(16)}`;
const text = (integers: Integers): string => integers.map((limbs) => `[${limbs.map(hex).join(', ')}]`).join(' ');

/**
 * Inputs within the bounds: all lower bounds, all upper bounds, then limbs drawn by patterns; often equal arguments.
 */
export function* drawInputs(json: JsonFunction, count: number, seed: number): Generator<Integers> {
  const rng = seeded(seed, json.operation);
  const bounds = json.arguments.map(boundsOf);
  yield bounds.map((limbs) => limbs.map((b) => b.lower));
  yield bounds.map((limbs) => limbs.map((b) => b.upper));
  for (let i = 2; i < count; i++) {
    const areSame = rng.below(4) === 0;
    const pattern = rng.below(6);
    yield bounds.map((limbs, k) => {
      const source = rng.fork(areSame ? `${i}` : `${i} ${k}`);
      return limbs.map((b) => limb(b, source, pattern));
    });
  }
}

interface Bounds {
  readonly lower: bigint;
  readonly upper: bigint;
}

/** By pattern: 0 bounds, 1 near them, 2 near a power of two of either sign, 3 few bits, 4 anything, 5 any of these. */
function limb({ lower, upper }: Bounds, rng: Rng, pattern: number): bigint {
  const clamp = (x: bigint): bigint => (x < lower ? lower : x > upper ? upper : x);
  const size = upper - lower + 1n;
  const bits = size.toString(2).length;
  const isLow = rng.below(2) === 0;
  const near = BigInt(rng.below(3));
  switch (pattern) {
    case 0:
      return isLow ? lower : upper;
    case 1:
      return clamp(isLow ? lower + near : upper - near);
    case 2:
      return clamp((rng.below(4) === 0 ? -1n : 1n) * (1n << BigInt(rng.below(bits + 1))) + near - 1n);
    case 3:
      return clamp(rng.big(1 + rng.below(bits)));
    case 4:
      return lower + (rng.big(bits + 32) % size);
    default:
      return limb({ lower, upper }, rng, rng.below(5));
  }
}
