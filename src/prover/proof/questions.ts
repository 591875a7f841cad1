/**
 * Code that says whether two numbers are equal modulo p. N is their difference.
 *
 *   where N is no multiple of p: in each case of the bits that are joined and returned, if something else is returned
 *   than is asked for, N ≡ 0 (mod p) follows;
 *   where N is a multiple: words are found of which N ≡ Σ factor·word (mod p), and whose sum is in an interval with few
 *   multiples of p. Each of these fixes the words, and with these known the code is executed once more.
 */
import { gcd, inverseOrNull, greater, lesser } from '../../base/integers.ts';
import type { IrFunction, Specification, Truth } from '../../ir/function.ts';
import type { Interval } from '../../ir/interval.ts';
import { truthValues } from '../../ir/contract/truth.ts';
import { keyOf, type Addend } from '../algebra/combination.ts';
import type { Algebra } from '../algebra/algebra.ts';
import { contentWithConstant, withoutContent } from '../algebra/content.ts';
import { ceilDivide, floorDivide, scaleInterval } from '../algebra/interval.ts';
import { symmetricResidue } from '../algebra/modular.ts';
import { isConstant, type Poly } from '../algebra/poly.ts';
import { Contradiction } from '../algebra/work.ts';
import { Stopped } from '../machine/semantics/execute.ts';
import { CaseWords } from './caseWords.ts';
import { congruenceOf, numberOf, type Congruence } from './relationPolys.ts';
import { asConstant, isCongruent, renewed, residualsOf } from './residual.ts';
import { weightsOf } from '../../ir/contract/domain.ts';

/** What came of one execution. */
interface Answered {
  readonly inputs: readonly (readonly Poly[])[];
  readonly outputs: readonly (readonly Poly[])[];
}

/** A question, and what executes the code that answers it. */
export interface Question {
  readonly fn: IrFunction;
  readonly spec: Specification;
  readonly truth: Truth;
  readonly execute: (words: CaseWords) => Answered;
}

/** What is not shown of the answer where the numbers differ, or null. */
export function openWhereUnequal(question: Question, words: CaseWords, { inputs, outputs }: Answered): string | null {
  const { algebra } = words;
  const { fn, spec, truth } = question;
  const [{ name, width }] = fn.results;
  const answer = algebra.resolve(outputs[0][0]);
  const right = truthValues(truth, width, false);
  const { lower, upper } = algebra.rangeOf(answer);
  if (lower >= right.lower && upper <= right.upper) return null;
  const congruence = resolved(algebra, congruenceIn(words, fn, spec, inputs));
  if (isShownZero(words, spec.modulus, congruence)) return null;
  return `${name} where ${truth.sides[0]} != ${truth.sides[1]} (mod p)`;
}

/** N ≡ 0 (mod p) is numerator ≡ 0, without what all of its terms have in common where that has an inverse. */
function congruenceIn(words: CaseWords, fn: IrFunction, spec: Specification, inputs: Answered['inputs']): Congruence {
  const { algebra } = words;
  const numbers = inputs.map((limbs) => numberOf(algebra, limbs, weightsOf(limbs, spec)));
  const { numerator } = congruenceOf(algebra, fn, spec, numbers);
  const isInvertible = gcd(contentWithConstant(numerator), spec.modulus) === 1n;
  return { numerator: isInvertible ? withoutContent(algebra, numerator) : numerator, denominator: 1n };
}

const resolved = (algebra: Algebra, { numerator, denominator }: Congruence): Congruence => ({
  numerator: algebra.resolve(numerator),
  denominator,
});

/** Carries that are found to be constant, at most. */
const MAX_CARRIES = 24;

/** Whether the numerator is a multiple of p by what is known, and by carries that are found to be constant. */
function isShownZero(words: CaseWords, p: bigint, congruence: Congruence): boolean {
  const { algebra } = words;
  const zero = algebra.constant(0n);
  for (let count = 0; count <= MAX_CARRIES; count++) {
    if (isCongruent(algebra, zero, congruence, p)) return true;
    const isFound = residualsOf(algebra, zero, congruence, p).some((part) => {
      const value = asConstant(words, part) ?? asConstant(words, renewed(words, part));
      if (value !== null) algebra.learn(part, value, value);
      return value !== null;
    });
    if (!isFound) return false;
  }
  return false;
}

/** What is not shown of the answer where the numbers are equal, or null. */
export function openWhereEqual(question: Question, words: ComparedWords): string | null {
  const { fn, spec, truth, execute } = question;
  const { inputs } = execute(words);
  const congruence = congruenceIn(words, fn, spec, inputs);
  const right = truthValues(truth, fn.results[0].width, true);
  const isRight = ({ lower, upper }: Interval): boolean => lower >= right.lower && upper <= right.upper;
  for (const sum of sumsOf(words, spec, congruence, inputs)) {
    const all = valuesOf(words, sum, spec.modulus);
    if (all?.every((values) => isRight(answerAt(question, words, sum, values) ?? right)) === true) return null;
  }
  return `${fn.results[0].name} where ${truth.sides[0]} == ${truth.sides[1]} (mod p)`;
}

/** Interval of the answer where the words have these values; null if they cannot. */
function answerAt(
  { execute }: Question,
  { algebra, rules }: ComparedWords,
  { addends }: Sum,
  values: readonly bigint[],
): Interval | null {
  return algebra.hypothetically(() => {
    try {
      // What one of them says of atoms, others are made of.
      for (let round = 0; round <= addends.length; round++)
        addends.forEach(({ poly }, i) => {
          for (let known = poly, next = poly; ; known = next) {
            algebra.learn(known, values[i], values[i]);
            algebra.learn(algebra.scale(known, -1n), -values[i], -values[i]);
            algebra.propagate(known);
            next = algebra.inOlderAtoms(known);
            if (next === known) break;
          }
        });
      const { outputs } = execute(new CaseWords(algebra, rules, []));
      const { lower, upper } = algebra.rangeOf(algebra.resolve(outputs[0][0]));
      return { lower, upper };
    } catch (error) {
      throw error instanceof Stopped && error.cause instanceof Contradiction ? error.cause : error;
    }
  });
}

/** N ≡ constant + Σ factor·poly (mod p), factors rising. */
interface Sum {
  readonly addends: readonly Addend[];
  readonly constant: bigint;
}

/** The differences of limbs that are compared, then words that the code joins or compares, the latest first. */
function* sumsOf(
  words: ComparedWords,
  spec: Specification,
  congruence: Congruence,
  inputs: Answered['inputs'],
): Generator<Sum> {
  const { algebra } = words;
  const limbs = spec.weights.map((weight, i) =>
    ofLimbs(algebra, congruence.numerator, inputs, i, 1n << BigInt(weight)),
  );
  const compared = [...words.compared.values()].reverse().slice(0, MAX_WORDS);
  for (const polys of [limbs.filter((poly) => poly !== null), compared]) {
    const factors = combined(algebra, polys, congruence.numerator, spec.modulus);
    if (factors !== null) yield factors;
  }
}

const MAX_WORDS = 64;

/** Σ of limb i of all numbers, as often as they are in N; null if they are there in another way. */
function ofLimbs(algebra: Algebra, n: Poly, inputs: Answered['inputs'], i: number, weight: bigint): Poly | null {
  const own = new Set(inputs.flatMap((limbs) => (i < limbs.length ? limbs[i].core.monomials : [])));
  const terms = new Map<number, bigint>();
  algebra.eachTerm(n, (m, c) => {
    if (own.has(m)) terms.set(m, c);
  });
  if ([...terms.values()].some((c) => c % weight !== 0n)) return null;
  const sum = algebra.fromTerms(new Map([...terms].map(([m, c]) => [m, c / weight])));
  return isConstant(sum) ? null : sum;
}

/** Factors of the words and a constant with which they are n modulo p; null if there are none. */
function combined(algebra: Algebra, polys: readonly Poly[], n: Poly, p: bigint): Sum | null {
  const rows: { terms: Map<number, bigint>; of: number; by: Map<number, bigint> }[] = [];
  const reduce = (terms: Map<number, bigint>, by: Map<number, bigint>): void => {
    for (const row of rows) {
      const c = terms.get(row.of);
      if (c === undefined) continue;
      for (const [into, from] of [
        [terms, row.terms],
        [by, row.by],
      ] as const)
        for (const [key, value] of from) put(into, key, (into.get(key) ?? 0n) - c * value, p);
    }
  };
  polys.forEach((poly, k) => {
    const terms = termsOf(algebra, poly, p);
    const by = new Map([[k, 1n]]);
    reduce(terms, by);
    const [first] = terms.keys();
    const scale = first === undefined ? null : inverseOrNull(terms.get(first) ?? 0n, p);
    if (first === undefined || scale === null) return;
    for (const map of [terms, by]) for (const [key, value] of map) put(map, key, value * scale, p);
    rows.push({ terms, of: first, by });
  });
  const left = termsOf(algebra, n, p);
  const by = new Map<number, bigint>();
  reduce(left, by);
  if (left.size > 0) return null;
  const addends = [...by]
    .map(([k, c]): Addend => ({ poly: polys[k], factor: symmetricResidue(-c, p) }))
    .map(({ poly, factor }) => (factor < 0n ? { poly: algebra.scale(poly, -1n), factor: -factor } : { poly, factor }))
    .sort((a, b) => (a.factor < b.factor ? -1 : 1));
  const difference = addends.reduce((rest, { poly, factor }) => algebra.combine(rest, poly, -factor), n);
  const { constant } = difference;
  const isSum = isCongruent(algebra, algebra.constant(constant), { numerator: difference, denominator: 1n }, p);
  return isSum ? { addends, constant } : null;
}

/** Coefficients modulo p, that of 1 left out. */
function termsOf(algebra: Algebra, poly: Poly, p: bigint): Map<number, bigint> {
  const terms = new Map<number, bigint>();
  algebra.eachTerm(poly, (m, c) => {
    if (m !== 0) put(terms, m, c, p);
  });
  return terms;
}

function put(map: Map<number, bigint>, key: number, value: bigint, p: bigint): void {
  const residue = symmetricResidue(value, p);
  if (residue === 0n) map.delete(key);
  else map.set(key, residue);
}

/** Values of the words that are tried at most: one for each multiple of p, hardly ever more. */
const MAX_VALUES = 200;

/** All values of the words for which the sum is a multiple of p; null if they are too many. */
function valuesOf(words: ComparedWords, { addends, constant }: Sum, p: bigint): readonly bigint[][] | null {
  const { algebra } = words;
  const sum = addends.reduce((all, { poly, factor }) => algebra.combine(all, poly, factor), algebra.constant(constant));
  const { lower, upper } = words.boundsOf(sum);
  const [first, last] = [ceilDivide(lower, p), floorDivide(upper, p)];
  if (last - first > BigInt(MAX_VALUES)) return null;
  const ranges = addends.map(({ poly }) => algebra.rangeOf(poly));
  const found: bigint[][] = [];
  for (let m = first; m <= last; m++) {
    if (!addDigits(addends, ranges, m * p - constant, [], found)) return null;
  }
  return found;
}

/** Adds those with `chosen` first and the rest of the sum `left`; false if there are too many. */
function addDigits(
  addends: readonly Addend[],
  ranges: readonly Interval[],
  left: bigint,
  chosen: readonly bigint[],
  found: bigint[][],
): boolean {
  const k = chosen.length;
  if (k === addends.length) {
    if (left === 0n) found.push([...chosen]);
    return found.length <= MAX_VALUES;
  }
  const { factor } = addends[k];
  const others = addends.slice(k + 1);
  const most = others.map((a, i) => scaleInterval(ranges[k + 1 + i], a.factor));
  const rest = (end: 'lower' | 'upper'): bigint => most.reduce((sum, range) => sum + range[end], 0n);
  const lower = greater(ranges[k].lower, ceilDivide(left - rest('upper'), factor));
  const upper = lesser(ranges[k].upper, floorDivide(left - rest('lower'), factor));
  // What is left must be a multiple of what all other factors have in common.
  const common = others.reduce((g, a) => gcd(g, a.factor), 0n);
  const step = common === 0n ? 1n : common / gcd(common, factor);
  const start = common === 0n ? null : solution(factor, left, common);
  if (common !== 0n && start === null) return true;
  const from = start === null ? lower : lower + ((((start - lower) % step) + step) % step);
  if (from <= upper && (upper - from) / step > BigInt(MAX_VALUES)) return false;
  for (let value = from; value <= upper; value += step) {
    if (!addDigits(addends, ranges, left - factor * value, [...chosen, value], found)) return false;
  }
  return true;
}

/** x with factor·x ≡ left modulo m, or null. */
function solution(factor: bigint, left: bigint, m: bigint): bigint | null {
  const g = gcd(factor, m);
  if (left % g !== 0n) return null;
  const inverse = m / g === 1n ? 0n : inverseOrNull(factor / g, m / g);
  return inverse === null ? null : ((left / g) * inverse) % (m / g);
}

/** Words with those that are joined or compared. */
export class ComparedWords extends CaseWords {
  readonly compared = new Map<string, Poly>();

  private note(...words: readonly Poly[]): void {
    for (const word of words) {
      if (isConstant(word)) continue;
      this.compared.delete(keyOf(word));
      this.compared.set(keyOf(word), word);
    }
  }

  override and(a: Poly, b: Poly): Poly {
    this.note(a, b);
    return super.and(a, b);
  }

  override or(a: Poly, b: Poly): Poly {
    this.note(a, b);
    return super.or(a, b);
  }

  override xor(width: number, a: Poly, b: Poly): Poly {
    this.note(a, b);
    return super.xor(width, a, b);
  }

  override isZero(p: Poly): Poly {
    this.note(p);
    return super.isZero(p);
  }
}
