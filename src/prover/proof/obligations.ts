/** What a specification demands of the result words: congruence, bounds of limbs, and bounds of the numbers. */
import { Failure } from '../../base/errors.ts';
import type { IrFunction, Param, Specification } from '../../ir/function.ts';
import type { Algebra } from '../algebra/algebra.ts';
import { contentWithConstant, divided, withoutContent } from '../algebra/content.ts';
import { keyOf } from '../algebra/combination.ts';
import {
  isZero,
  reducedModulo,
  derivative,
  mentions,
  substituted,
  symmetricResidue,
  residueRing,
} from '../algebra/modular.ts';
import { contentOf, shareOf, type Poly, isConstant, type Atom } from '../algebra/poly.ts';
import type { Words } from '../algebra/words.ts';
import { elementsIn, weightsOf } from '../../ir/contract/domain.ts';
import { formulaIn } from '../../ir/contract/formula.ts';
import { montgomeryBits } from '../../ir/contract/statement.ts';
import { congruenceOf, numberOf, type Congruence } from './relationPolys.ts';
import { asConstant, isCongruent, renewed, residualsOf, piecesBySize } from './residual.ts';
import { unsigned } from '../../ir/interval.ts';
import { ceilDivide, floorDivide, scaleInterval } from '../algebra/interval.ts';
import { inverseOrNull, magnitude } from '../../base/integers.ts';
import { constantByCases } from './caseWords.ts';

const WORD_BITS = 64;
const WORD = unsigned(WORD_BITS);

/** What may be shown by itself: the relation modulo p, or the bounds of limbs and numbers. */
export type Demand = 'relation' | 'bounds';

const PARTS: readonly Demand[] = ['relation', 'bounds'];

/** What is not shown, and the part that it is of. */
export interface Open {
  readonly part: Demand;
  readonly text: string;
}

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

  /**
   * The first of these parts of the specification that is not shown, or null. `bits` are those that the program chooses
   * by.
   */
  firstOpen(
    outputs: readonly (readonly Poly[])[],
    bits: readonly Poly[],
    parts: readonly Demand[] = PARTS,
  ): Open | null {
    const { spec } = this;
    const isAsked = (part: Demand): boolean => parts.includes(part);
    const congruence = this.resolved();
    const outcomes = this.fn.results.flatMap((result, r) =>
      elementsIn(outputs[r], spec).map((limbs, k, all) => ({
        label: all.length === 1 ? result.name : `element ${k} of ${result.name}`,
        result,
        limbs,
        first: k * limbs.length,
      })),
    );
    const wanted = congruence === null && isAsked('relation') ? this.wantedElements(bits, outcomes.length) : null;
    for (const [i, outcome] of outcomes.entries()) {
      const number =
        congruence === null
          ? this.numberOf(outcome)
          : reduceResidual(this.words, spec, this.numberOf(outcome), congruence);
      const isRight = (): boolean =>
        congruence === null
          ? this.isOfElements(number, wanted?.elements ?? null, wanted?.values[i] ?? null)
          : isCongruent(this.words.algebra, number, congruence, spec.modulus);
      if (isAsked('relation') && !isRight()) {
        const relation = congruence === null ? 'its formula' : spec.relation;
        return { part: 'relation', text: `${outcome.label} ≡ ${relation} (mod p)` };
      }
      const open = isAsked('bounds') ? this.openBounds(outcome, number) : null;
      if (open !== null) return { part: 'bounds', text: open };
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

  private isOfElements(number: Poly, elements: Elements | null, wanted: Poly | null): boolean {
    const { algebra } = this.words;
    if (elements === null || wanted === null) return false;
    return isZero(reducedModulo(algebra, algebra.sub(elements.inInputs(number), wanted), this.spec.modulus));
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

  private openBounds(outcome: Outcome, number: Poly): string | null {
    const open = this.openLimit(outcome, number);
    if (open !== null) return open;
    const loose = outcome.limbs.findIndex((_, k) => !this.isLimbWithin(outcome, k));
    return loose < 0 ? null : `bounds of ${outcome.result.name}[${outcome.first + loose}]`;
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

/** Carries that are taken out of a result, or of one number, at most. */
const MAX_CARRIES = 24;

/** The same number with its dropped carries replaced by the constants they are, as far as these are found. */
function reduceResidual(words: Words, spec: Specification, start: Poly, congruence: Congruence): Poly {
  const { algebra } = words;
  const shift = montgomeryBits(spec.weights, WORD_BITS) ?? 0;
  let number: Poly = start;
  for (let count = 0; count < MAX_CARRIES; count++) {
    const next =
      residualsOf(algebra, number, congruence, spec.modulus)
        .map((part) => {
          const share = shareOf(number, part);
          const rest = algebra.combine(number, part, -share);
          learnQuotientBound(words, rest, congruence, spec.modulus, shift);
          const value = asConstant(words, part) ?? asConstant(words, renewed(words, part));
          if (value === null) return null;
          algebra.learn(part, value, value);
          return algebra.resolve(algebra.combine(rest, algebra.constant(value), share));
        })
        .find((result) => result !== null) ?? null;
    if (next === null) break;
    number = next;
  }
  if (spec.canonical) learnQuotientBound(words, number, congruence, spec.modulus, shift);
  return number;
}

/*
 * The range of a number V with d·2^k·V = c·n + p·Q as polynomials: Montgomery reduction (k > 0, Q the digits by which p
 * was multiplied) and any other that adds or subtracts multiples of p. Bounding Q as a number cut into words is what
 * gives V < 2p.
 */

/** Learns what it finds about `number`, trying k = 0 and k = `bits`, the exponent of R or more. */
function learnQuotientBound(
  words: Words,
  number: Poly,
  { numerator, denominator }: Congruence,
  p: bigint,
  bits: number,
): void {
  const { algebra } = words;
  const content = contentWithConstant(numerator);
  const base = divided(algebra, numerator, content) ?? numerator;
  for (const shift of new Set([0, bits])) {
    const left = denominator << BigInt(shift);
    for (const factor of new Set([content << BigInt(shift), (content << BigInt(shift)) % p])) {
      const difference = algebra.withoutZeros(algebra.combine(algebra.scale(number, left), base, -factor));
      const quotient = divided(algebra, difference, p);
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

/* Expresses results of several field operations as polynomials in the inputs modulo p, element by element. Where
 * factors have names (rule sets with `names`), a result is a polynomial in names of limbs. A program that computes with
 * field elements uses the limbs of an element only through their weighted sum, and that shows: the derivatives by the
 * limbs are proportional. So the limbs are replaced by one unknown for the sum; the sum itself is a polynomial in names
 * of older limbs, and so on down to the inputs. Selections are taken apart alike. How limbs that belong together were
 * found need not be trusted: that nothing is left of them is checked. */

/** Unknowns of which only the sum with these factors matters; the factor of the first is 1. */
type Group = readonly { readonly atom: number; readonly factor: bigint }[];

/** Polynomials of more terms are given up. */
const MAX_TERMS = 5000;

class Elements {
  private readonly words: Words;
  private readonly algebra: Algebra;
  private readonly modulus: bigint;
  private readonly bits: readonly Poly[];
  private readonly inputs: Group[] = [];
  /** Atoms that stand for the sum of a group. */
  private readonly unknowns = new Set<number>();
  /** What such a sum is in terms of the inputs, by atom. */
  private readonly values = new Map<number, Poly>();
  private readonly known = new Map<number, Poly>();

  /** `bits` are those that the program selects or masks by: what they decide may show that a carry is constant. */
  constructor(words: Words, modulus: bigint, bits: readonly Poly[]) {
    this.words = words;
    this.algebra = words.algebra;
    this.modulus = modulus;
    this.bits = bits;
  }

  /**
   * What stands for an element of a parameter in what `inInputs` returns: an unknown for the weighted sum of its limbs,
   * up to a factor and a number where some of them are known; `number` itself where none of them occurs just once.
   */
  input(number: Poly): Poly {
    const { algebra } = this;
    const factor = contentOf(number.core);
    const limbs = number.core.monomials.map((m, i) => ({
      atom: algebra.monomials.soleAtom(m),
      factor: number.core.coefficients[i] / factor,
    }));
    const first = limbs.find((limb) => limb.factor === 1n);
    if (first === undefined || limbs.length < 2 || limbs.some(({ atom }) => atom < 0)) return number;
    const group = [first, ...limbs.filter((limb) => limb !== first)];
    this.inputs.push(group);
    return algebra.combine(algebra.constant(number.constant), this.unknownFor(group), factor);
  }

  /** p ≡ the result (mod p), a polynomial in what `input` returned; what could not be eliminated stays in it. */
  inInputs(p: Poly): Poly {
    const settled = this.withoutCarries(this.reduced(p));
    const { constant } = settled;
    const key = settled.core.id;
    const { algebra } = this;
    const known = this.known.get(key) ?? this.eliminated(algebra.combine(settled, algebra.constant(constant), -1n));
    this.known.set(key, known);
    return this.reduced(algebra.add(known, algebra.constant(constant)));
  }

  private eliminated(p: Poly): Poly {
    let result = this.ofElements(p);
    for (
      let atom = this.newestDefined(result);
      atom !== null && result.core.monomials.length <= MAX_TERMS;
      atom = this.newestDefined(result)
    ) {
      const group = this.groupOf(result, atom.id);
      const together = this.collapsed(result, group);
      const next = together ?? this.collapsed(result, [{ atom: atom.id, factor: 1n }]);
      if (next === null) return result;
      this.evaluate(together === null ? [{ atom: atom.id, factor: 1n }] : group);
      result = next;
    }
    for (const [atom, value] of this.values) {
      if (mentions(this.algebra, result, (id) => id === atom))
        result = substituted(this.algebra, result, atom, value, this.modulus);
    }
    return this.ofElements(result);
  }

  /** p with the limbs of the inputs replaced by the elements. */
  private ofElements(p: Poly): Poly {
    return this.inputs.reduce((q, group) => this.collapsed(q, group) ?? q, p);
  }

  private reduced(p: Poly): Poly {
    return reducedModulo(this.algebra, p, this.modulus);
  }

  // Groups of unknowns

  private newestDefined(p: Poly): Atom | null {
    let newest: Atom | null = null;
    for (const id of this.atomsOf(p)) {
      if (id > (newest?.id ?? -1) && this.definitionOf(id) !== null) newest = this.algebra.atoms[id];
    }
    return newest;
  }

  /** The polynomial that an atom is defined as: a name, or a selection as y + c·(x - y) (rules `name`, `choose`). */
  private definitionOf(id: number): Poly | null {
    const { form } = this.algebra.atoms[id];
    const { algebra } = this;
    if (this.unknowns.has(id)) return null;
    if (form.kind === 'name') return form.of;
    return form.kind === 'choose'
      ? algebra.add(form.ifZero, algebra.multiply(form.condition, algebra.sub(form.ifOne, form.ifZero)))
      : null;
  }

  private atomsOf(p: Poly): Set<number> {
    return new Set(p.core.monomials.flatMap((m) => this.algebra.monomials.atomsOf(m)));
  }

  /** The atoms by which the derivatives of p are proportional to that by `lead`. */
  private groupOf(p: Poly, lead: number): Group {
    const { algebra, modulus } = this;
    const slope = derivative(algebra, p, lead, modulus);
    const scale = inverseOrNull(leading(slope), modulus);
    const others =
      scale === null
        ? []
        : [...this.atomsOf(p)]
            .filter((id) => id !== lead && this.definitionOf(id) !== null)
            .flatMap((atom) => {
              const other = derivative(algebra, p, atom, modulus);
              const factor = symmetricResidue(leading(other) * scale, modulus);
              return isZero(this.reduced(algebra.combine(other, slope, -factor))) ? [{ atom, factor }] : [];
            });
    return this.smallest([{ atom: lead, factor: 1n }, ...others]);
  }

  /**
   * The group scaled so that its factors are smallest: those of words that were cut out of one number are powers of
   * two.
   */
  private smallest(group: Group): Group {
    const scaled = group.flatMap(({ atom, factor }): Group[] => {
      const scale = inverseOrNull(factor, this.modulus);
      const others = group.filter((g) => g.atom !== atom);
      return scale === null
        ? []
        : [
            [
              { atom, factor: 1n },
              ...others.map((g) => ({ atom: g.atom, factor: symmetricResidue(g.factor * scale, this.modulus) })),
            ],
          ];
    });
    const sizeOf = (g: Group): bigint => g.reduce((size, { factor }) => size + magnitude(factor), 0n);
    return scaled.reduce((best, g) => (sizeOf(g) < sizeOf(best) ? g : best));
  }

  /** p with first := unknown - rest, or null if p depends on more of the group than the sum. */
  private collapsed(p: Poly, group: Group): Poly | null {
    const { algebra } = this;
    const isMember = (id: number): boolean => group.some((g) => g.atom === id);
    if (!mentions(algebra, p, isMember)) return p;
    const rest = algebra.sub(
      this.unknownFor(group),
      this.sumOf(group.slice(1), (id) => algebra.polyOfAtom(algebra.atoms[id])),
    );
    const result = substituted(algebra, p, group[0].atom, rest, this.modulus);
    return mentions(algebra, result, isMember) ? null : result;
  }

  private unknownFor(group: Group): Poly {
    const { algebra } = this;
    const sum = this.sumOf(group, (id) => algebra.polyOfAtom(algebra.atoms[id]));
    // What is known of each may make the sum a number: numbers have no core that tells them apart.
    const unknown = algebra.atom({ kind: 'name', of: sum }, `e${keyOf(sum)}`, algebra.rangeOf(sum));
    this.unknowns.add(algebra.soleAtom(unknown)?.id ?? -1);
    return unknown;
  }

  private evaluate(group: Group): void {
    const unknown = this.algebra.soleAtom(this.unknownFor(group))?.id ?? -1;
    if (!this.values.has(unknown))
      this.values.set(
        unknown,
        this.inInputs(this.sumOf(group, (id) => this.definitionOf(id) ?? this.algebra.constant(0n))),
      );
  }

  private sumOf(group: Group, valueOf: (atom: number) => Poly): Poly {
    return group.reduce(
      (sum, { atom, factor }) => this.algebra.combine(sum, valueOf(atom), factor),
      this.algebra.constant(0n),
    );
  }

  // Dropped carries

  /** p with carries that are found to be constant replaced by the constants. */
  private withoutCarries(p: Poly): Poly {
    let result = p;
    for (let count = 0; count < MAX_CARRIES; count++) {
      const next = this.withoutCarry(result);
      if (next === null) break;
      result = this.reduced(next);
    }
    return result;
  }

  private withoutCarry(p: Poly): Poly | null {
    const { algebra, words } = this;
    const parts = this.opaqueParts(p);
    for (const find of [(q: Poly) => asConstant(words, q), (q: Poly) => constantByCases(words, q, this.bits)]) {
      for (const { part, factor } of parts) {
        const value = find(part);
        if (value !== null) return algebra.combine(algebra.combine(p, part, -factor), algebra.constant(value), factor);
      }
    }
    return null;
  }

  /**
   * What must be constant if p is a polynomial in names and inputs: carries as they were computed, then floors with the
   * same coefficient together.
   */
  private opaqueParts(p: Poly): { part: Poly; factor: bigint }[] {
    const { algebra } = this;
    const terms = new Map<number, bigint>();
    algebra.eachTerm(p, (m, c) => {
      if (algebra.monomials.atomsOf(m).some((id) => this.isOpaque(id))) terms.set(m, c);
    });
    const carries = [...terms].reverse().flatMap(([m, factor]) => {
      const part = algebra.atoms[algebra.monomials.soleAtom(m)]?.carry?.value;
      return part === undefined ? [] : [{ part, factor }];
    });
    const pieces = terms.size === 0 ? [] : piecesBySize(algebra, algebra.fromTerms(terms));
    return [
      ...carries,
      ...pieces.map((piece) => ({
        part: withoutContent(algebra, piece),
        factor: contentWithConstant(piece),
      })),
    ].filter(({ part }) => !isConstant(part));
  }

  private isOpaque(id: number): boolean {
    const { kind } = this.algebra.atoms[id].form;
    return kind !== 'input' && kind !== 'name' && kind !== 'choose';
  }
}

/** Some coefficient of p. */
const leading = (p: Poly): bigint => p.core.coefficients[0] ?? p.constant;
