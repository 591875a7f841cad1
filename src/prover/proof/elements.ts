/**
 * Expresses results of several field operations as polynomials in the inputs modulo p, element by element. Where
 * factors have names (rule sets with `names`), a result is a polynomial in names of limbs. A program that computes with
 * field elements uses the limbs of an element only through their weighted sum, and that shows: the derivatives by the
 * limbs are proportional. So the limbs are replaced by one unknown for the sum; the sum itself is a polynomial in names
 * of older limbs, and so on down to the inputs. Selections are taken apart alike. How limbs that belong together were
 * found need not be trusted: that nothing is left of them is checked.
 */
import { inverseOrNull } from '../../base/integers.ts';
import type { Algebra } from '../algebra/algebra.ts';
import { contentWithConstant, withoutContent } from '../algebra/content.ts';
import { derivative, isZero, mentions, reducedModulo, substituted, symmetricResidue } from '../algebra/modular.ts';
import { isConstant, type Atom, type Poly } from '../algebra/poly.ts';
import type { Words } from '../algebra/words.ts';
import { constantByCases } from './caseWords.ts';
import { asConstant, piecesBySize } from './residual.ts';

/** Unknowns of which only the sum with these factors matters; the factor of the first is 1. */
type Group = readonly { readonly atom: number; readonly factor: bigint }[];

/** Carries that are taken out of one number at most. */
const MAX_CARRIES = 24;
/** Polynomials of more terms are given up. */
const MAX_TERMS = 5000;

export class Elements {
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
   * The unknown that stands for an element of a parameter in what `inInputs` returns; `number` is the weighted sum of
   * its limbs.
   */
  input(number: Poly): Poly {
    const { monomials, coefficients } = number.core;
    const { algebra } = this;
    if (monomials.length < 2) return number;
    const group = monomials.map((m, i) => ({ atom: algebra.monomials.soleAtom(m), factor: coefficients[i] }));
    this.inputs.push(group);
    return this.unknownFor(group);
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
    const sizeOf = (g: Group): bigint => g.reduce((size, { factor }) => size + (factor < 0n ? -factor : factor), 0n);
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
    const unknown = algebra.atom({ kind: 'name', of: sum }, `e${sum.core.id}`, algebra.rangeOf(sum));
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
