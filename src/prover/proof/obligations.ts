/** What a specification demands of the result words: congruence, bounds of limbs, and bounds of the numbers. */
import { Failure } from '../../base/errors.ts';
import type { IrFunction, Param, Specification } from '../../ir/function.ts';
import type { Algebra } from '../algebra/algebra.ts';
import { contentWithConstant, divided } from '../algebra/content.ts';
import { isZero, reducedModulo } from '../algebra/modular.ts';
import { shareOf, type Poly } from '../algebra/poly.ts';
import type { Words } from '../algebra/words.ts';
import { elementsIn, weightsOf } from '../../ir/contract/domain.ts';
import { Elements } from './elements.ts';
import { formulaIn } from '../../ir/contract/formula.ts';
import { congruenceOf, numberOf, type Congruence } from './relationPolys.ts';
import { asConstant, isCongruent, residualsOf } from './residual.ts';
import { unsigned } from '../../ir/interval.ts';
import { ceilDivide, floorDivide, scaleInterval } from '../algebra/interval.ts';

const WORD = unsigned(64);

/** One element of a result. */
interface Outcome {
  readonly label: string;
  readonly result: Param;
  /** Where its limbs begin in the result. */
  readonly first: number;
  readonly limbs: readonly Poly[];
}

export class Obligations {
  private readonly words: Words;
  private readonly fn: IrFunction;
  private readonly spec: Specification;
  /** The numbers that the elements of each parameter stand for. */
  private readonly numbers: readonly (readonly Poly[])[];
  /** Of functions of one relation, compared limb by limb; others are compared element by element. */
  private readonly congruence: Congruence | null;

  /** To be made before the program is executed, so that both speak of the same polynomials. */
  constructor(words: Words, fn: IrFunction, spec: Specification, inputs: readonly (readonly Poly[])[]) {
    this.words = words;
    this.fn = fn;
    this.spec = spec;
    this.numbers = inputs.map((limbs) =>
      elementsIn(limbs, spec).map((part) => numberOf(words.algebra, part, weightsOf(part, spec))),
    );
    this.congruence =
      words.rules.names === true
        ? null
        : congruenceOf(
            words.algebra,
            fn,
            spec,
            this.numbers.map((n) => n[0]),
          );
  }

  /** The first part of the specification that is not shown, or null. `bits` are those that the program chooses by. */
  firstOpen(outputs: readonly (readonly Poly[])[], bits: readonly Poly[]): string | null {
    const { spec } = this;
    const congruence = this.resolved();
    const outcomes = this.fn.results.flatMap((result, r) =>
      elementsIn(outputs[r], spec).map((limbs, k, all) => ({
        label: all.length === 1 ? result.name : `element ${k} of ${result.name}`,
        result,
        limbs,
        first: k * limbs.length,
      })),
    );
    const wanted = congruence === null ? this.wantedElements(bits, outcomes.length) : null;
    for (const [i, outcome] of outcomes.entries()) {
      const open =
        congruence !== null
          ? this.openDirectly(outcome, congruence)
          : this.openByElements(outcome, wanted?.elements ?? null, wanted?.values[i] ?? null);
      if (open !== null) return open;
      const loose = outcome.limbs.findIndex((_, k) => !this.isLimbWithin(outcome, k));
      if (loose >= 0) return `bounds of ${outcome.result.name}[${outcome.first + loose}]`;
    }
    return null;
  }

  /** In the numbers that inputs are known to be by now: a bit of them may have been decided. */
  private resolved(): Congruence | null {
    const { congruence, words } = this;
    return congruence === null ? null : { ...congruence, numerator: words.algebra.resolve(congruence.numerator) };
  }

  private numberOf({ limbs }: Outcome): Poly {
    return numberOf(this.words.algebra, limbs, weightsOf(limbs, this.spec));
  }

  private openDirectly(outcome: Outcome, congruence: Congruence): string | null {
    const { algebra } = this.words;
    const number = reduceResidual(this.words, this.spec, this.numberOf(outcome), congruence);
    if (!isCongruent(algebra, number, congruence, this.spec.modulus))
      return `${outcome.label} ≡ ${this.spec.relation} (mod p)`;
    return this.openLimit(outcome, number);
  }

  private openByElements(outcome: Outcome, elements: Elements | null, wanted: Poly | null): string | null {
    const { algebra } = this.words;
    const number = this.numberOf(outcome);
    const isRight =
      elements !== null &&
      wanted !== null &&
      isZero(reducedModulo(algebra, algebra.sub(elements.inInputs(number), wanted), this.spec.modulus));
    return isRight ? this.openLimit(outcome, number) : `${outcome.label} ≡ its formula (mod p)`;
  }

  private wantedElements(bits: readonly Poly[], count: number): { elements: Elements; values: Poly[] } {
    const { algebra } = this.words;
    const { modulus, relation } = this.spec;
    const elements = new Elements(this.words, modulus, bits);
    const unknowns = new Map(
      this.fn.params.map((param, p) => [
        param.name,
        this.numbers[p].map((number) => elements.input(algebra.resolve(number))),
      ]),
    );
    const values = formulaIn(relation, modulus, residueRing(algebra, modulus))((name) => unknowns.get(name));
    if (values.length !== count)
      throw new Failure('input', 'the specification has another number of results', {
        where: relation,
        expected: `${count} elements`,
        found: `${values.length}`,
      });
    return { elements, values };
  }

  /**
   * Whether a limb is within its bounds; it may be for the number is below a limit, which is shown (`openLimit`): where
   * no limb is negative, each is at most the number over its weight.
   */
  private isLimbWithin({ result, first, limbs }: Outcome, k: number): boolean {
    const { lower, upper } = result.bounds[first + k];
    if (this.words.isWithin(limbs[k], { lower, upper })) return true;
    const { canonical, modulus } = this.spec;
    const below = canonical ? modulus : this.limitOf(result);
    if (below === undefined || (below - 1n) >> BigInt(weightsOf(limbs, this.spec)[k]) > upper) return false;
    return limbs.every((limb, i) => this.words.isWithin(limb, { ...WORD, lower: i === k ? lower : 0n }));
  }

  private limitOf(result: Param): bigint | undefined {
    return this.spec.limits?.find(({ name }) => name === result.name)?.below;
  }

  private openLimit({ label, result }: Outcome, number: Poly): string | null {
    const { canonical, modulus } = this.spec;
    const limit = this.limitOf(result);
    if (canonical && !this.words.isWithin(number, { lower: 0n, upper: modulus - 1n })) return `0 <= ${label} < p`;
    return limit === undefined || this.words.isWithin(number, { lower: 0n, upper: limit - 1n })
      ? null
      : `0 <= ${label} < 0x${limit.toString(16)}`;
  }
}

const residueRing = (algebra: Algebra, p: bigint) => ({
  constant: (value: bigint): Poly => algebra.constant(value),
  add: (a: Poly, b: Poly): Poly => reducedModulo(algebra, algebra.add(a, b), p),
  sub: (a: Poly, b: Poly): Poly => reducedModulo(algebra, algebra.sub(a, b), p),
  mul: (a: Poly, b: Poly): Poly => reducedModulo(algebra, algebra.multiply(a, b), p),
});

/** Carries that are taken out of a result at most. */
const MAX_CARRIES = 24;

/** The same number with its dropped carries replaced by the constants they are, as far as these are found. */
function reduceResidual(words: Words, spec: Specification, start: Poly, congruence: Congruence): Poly {
  const { algebra } = words;
  const shifts = [totalBits(spec)];
  let number: Poly = start;
  for (let count = 0; count < MAX_CARRIES; count++) {
    const next =
      residualsOf(algebra, number, congruence, spec.modulus)
        .map((part) => {
          const share = shareOf(number, part);
          const rest = algebra.combine(number, part, -share);
          learnQuotientBound(words, rest, congruence, spec.modulus, shifts);
          const value = asConstant(words, part);
          if (value === null) return null;
          algebra.learn(part, value, value);
          return algebra.resolve(algebra.combine(rest, algebra.constant(value), share));
        })
        .find((result) => result !== null) ?? null;
    if (next === null) break;
    number = next;
  }
  if (spec.canonical) learnQuotientBound(words, number, congruence, spec.modulus, shifts);
  return number;
}

/** Bits of R in a Montgomery reduction over this many words. */
const totalBits = (spec: Specification): number => 64 * spec.weights.length;

/*
 * The range of a number V with d·2^k·V = c·n + p·Q as polynomials: Montgomery reduction (k > 0, Q the digits by which p
 * was multiplied) and any other that adds or subtracts multiples of p. Bounding Q as a number cut into words is what
 * gives V < 2p.
 */

/** Learns what it finds about `number`, trying k = 0 and the given k. */
function learnQuotientBound(
  words: Words,
  number: Poly,
  { numerator, denominator }: Congruence,
  p: bigint,
  shifts: readonly number[],
): void {
  const { algebra } = words;
  const content = contentWithConstant(numerator);
  const base = divided(algebra, numerator, content) ?? numerator;
  for (const shift of [0, ...shifts]) {
    const left = denominator << BigInt(shift);
    for (const factor of new Set([content << BigInt(shift), (content << BigInt(shift)) % p])) {
      const quotient = divided(algebra, algebra.combine(algebra.scale(number, left), base, -factor), p);
      if (quotient !== null) learnFrom(words, number, left, scaleInterval(algebra.rangeOf(base), factor), quotient, p);
    }
  }
}

function learnFrom(
  words: Words,
  number: Poly,
  left: bigint,
  base: { lower: bigint; upper: bigint },
  quotient: Poly,
  p: bigint,
): void {
  const q = words.boundsOf(quotient);
  words.algebra.learn(number, ceilDivide(base.lower + p * q.lower, left), floorDivide(base.upper + p * q.upper, left));
}
