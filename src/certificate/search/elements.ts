/**
 * Shows that a result is congruent to an expression of degree above two, in which factors of products have names. A
 * result is a polynomial in names of limbs. A program that computes with field elements uses the limbs of an element
 * only through their weighted sum, and that shows: the derivatives by the limbs are proportional. So such limbs are
 * replaced by an unknown for the sum, which is congruent to a polynomial in older names, and so on down to the inputs.
 * What is found is checked by Coq: each element is congruent to what it was made of.
 */
import { Failure } from '../../base/errors.ts';
import { inverseOrNull } from '../../base/integers.ts';
import { valueOf, type Expression, type ExpressionRing } from '../facts/claim.ts';
import type { Multiple, Statement, Vanishing } from '../facts/certificate.ts';
import type { Context } from '../facts/context.ts';
import type { Bound } from '../bounds/bound.ts';
import { bitsIn, unknownsIn } from '../facts/decisions.ts';
import {
  constant,
  keyOf,
  settle,
  subtract,
  unknown,
  unknownsOf,
  weighted,
  ZERO,
  type Poly,
  type Unknown,
} from '../bounds/poly.ts';
import { unfolded } from '../facts/names.ts';
import { Residues, unknownsOfResidue, type Residue } from '../facts/residues.ts';

/** Unknowns of which only the sum with these factors matters. */
type Group = readonly { readonly unknown: Unknown; readonly factor: bigint }[];

type Shown = { readonly multiples: readonly Multiple[] } | { readonly bits: readonly Unknown[] };

export class Elements {
  private readonly context: Context;
  private readonly residues: Residues;
  /** Elements of inputs. */
  private readonly inputs: ReadonlyMap<Unknown, Group>;
  /** Elements that were found, and what they are congruent to, with the number of that congruence. */
  private readonly found = new Map<Unknown, { readonly value: Residue; readonly congruence: number }>();
  /** Elements by their sums. */
  private readonly defined = new Map<string, Unknown>();
  /** Everything that a certificate states of elements, in order. */
  readonly statements: Statement[] = [];
  /** Statements of sums that vanish, by their carries. */
  private readonly vanished = new Map<Unknown, number>();

  /** Names of words that are multiplied by each other; other words with names stand for what they were made of. */
  private readonly multiplied: ReadonlySet<Unknown>;

  /** `inputs` are names of sums of limbs. */
  constructor(context: Context, modulus: bigint, inputs: readonly Unknown[], multiplied: ReadonlySet<Unknown>) {
    this.context = context;
    this.multiplied = multiplied;
    this.residues = new Residues(modulus);
    this.inputs = new Map(
      inputs.map((n) => [n, [...this.meaning(n)].map(([limb, factor]) => ({ unknown: limb, factor }))]),
    );
  }

  /**
   * The congruences that, subtracted with these factors, show that p is congruent to `expression` in `numbers`; or
   * else the bits that are in the way, the oldest one first. Throws `unsupported` if there are none.
   */
  show(p: Poly, expression: Expression, numbers: readonly Poly[]): Shown {
    const { residues, context } = this;
    const { value, without } = this.eliminated(p);
    const multiples: Multiple[] = [{ of: residues.constant(1n), congruence: this.state(p, value, [], without) }];
    const wanted = valueOf(
      expression,
      numbers.map((number) => residues.of(settle(number, context.bounds))),
      ringOf(residues),
    );
    let rest = residues.sub(value, wanted);
    for (const [n, { value: by, congruence }] of [...this.found].toReversed()) {
      const factor = this.quotient(rest, n, by);
      if (factor.size === 0) continue;
      multiples.push({ of: factor, congruence });
      rest = residues.replaced(rest, n, by);
    }
    if (rest.size === 0) return { multiples };
    const bits = bitsIn(context, new Map([...unknownsOfResidue(rest)].map((n) => [n, 1n]))).toReversed();
    if (bits.length > 0) return { bits };
    throw new Failure('unsupported', 'the result could not be shown to be congruent', { found: `${rest.size} terms` });
  }

  /** (a(n) - a(by)) / (n - by). */
  private quotient(a: Residue, n: Unknown, by: Residue): Residue {
    const { residues } = this;
    let sum: Residue = new Map();
    let below: Residue = new Map();
    // Synthetic division, from the highest power.
    for (const part of residues.byPowersOf(a, n).slice(1).toReversed()) {
      below = residues.combine(residues.mul(below, by), part);
      sum = residues.combine(residues.mul(sum, residues.unknown(n)), below);
    }
    return sum;
  }

  /** p as a polynomial in elements; what cannot be taken together stays. */
  private eliminated(p: Poly): { readonly value: Residue; readonly without: readonly Multiple[] } {
    const without: Multiple[] = [];
    let result = this.withoutCarries(this.residues.of(settle(this.unfolded(p), this.context.bounds)), without);
    for (const [n, group] of this.inputs) result = this.collapsed(result, group, n) ?? result;
    for (let newest = this.newestName(result); newest !== null; newest = this.newestName(result)) {
      const group = this.groupOf(result, newest);
      const element = this.elementOf(group);
      const next = this.collapsed(result, group, element);
      if (next === null) break;
      result = next;
    }
    return { value: result, without };
  }

  /** The carries of words that nothing is above, by what they come to. */
  private withoutCarries(p: Residue, without: Multiple[]): Residue {
    const { residues, context } = this;
    let result = p;
    for (const vanishing of context.vanishing.toReversed()) {
      const { carry, sum } = vanishing;
      if (!unknownsOfResidue(result).has(carry)) continue;
      const by = residues.of(settle(this.unfolded(subtract(unknown(carry), sum)), context.bounds));
      without.push({ of: this.quotient(result, carry, by), congruence: this.vanishes(vanishing) });
      result = residues.replaced(result, carry, by);
    }
    return result;
  }

  /** The number of the statement that a sum is congruent to 0. */
  private vanishes({ sum, carry, least, most }: Vanishing): number {
    const known = this.vanished.get(carry);
    if (known !== undefined) return known;
    const { context, residues } = this;
    const { lower, upper } = context.range(sum);
    const poly = subtract(sum, constant(lower));
    const [name] = context.named(poly, upper - lower).quotient.poly.keys();
    const fact = context.facts.size - 1;
    context.bounds.set(name, { lower: -lower, upper: -lower });
    const bound = (by: number, equal: number): Bound => ({
      kind: 'bound',
      upper: 0n,
      weight: 1n,
      facts: [by, equal].map((f) => ({ factor: 1n, fact: f })),
    });
    this.statements.push(
      { kind: 'define', poly },
      { kind: 'narrow', unknown: name, upper: bound(most, fact), lower: bound(least, fact + 1) },
      { kind: 'congruent', difference: residues.of(subtract(poly, unknown(name))), multiples: [], names: [name] },
    );
    const congruence = ++context.congruences;
    this.vanished.set(carry, congruence);
    return congruence;
  }

  /** The name that was given last and stands for no element. */
  private newestName(p: Residue): Unknown | null {
    const names = [...unknownsOfResidue(p)].filter((n) => this.isName(n));
    return names.length === 0 ? null : Math.max(...names);
  }

  private isName(n: Unknown): boolean {
    return this.isNamed(n) && this.multiplied.has(n);
  }

  /** Of a word, not of an element. */
  private isNamed(n: Unknown): boolean {
    return this.context.unknowns.definition(n)?.shift === 0 && !this.found.has(n) && !this.inputs.has(n);
  }

  /** A word that has a name for the sake of bounds. */
  private isLong(n: Unknown): boolean {
    return this.isNamed(n) && !this.multiplied.has(n) && this.context.isUndecided(n);
  }

  /** p with what long words stand for. */
  private unfolded(p: Poly): Poly {
    return unfolded(
      p,
      (n) => this.isLong(n),
      (n) => this.meaning(n),
    ).poly;
  }

  private groupOf(p: Residue, lead: Unknown): Group {
    const { residues } = this;
    const slope = residues.derivative(p, lead);
    const group = [...unknownsOfResidue(p)]
      .filter((n) => this.isName(n))
      .flatMap((n) => {
        const factor = residues.ratio(residues.derivative(p, n), slope);
        return factor === null ? [] : [{ unknown: n, factor }];
      });
    return this.smallest(group);
  }

  /** Scaled so that the factors are small: those of limbs are powers of two. */
  private smallest(group: Group): Group {
    const { modulus } = this.residues;
    const scaled = group.flatMap(({ factor }): Group[] => {
      const inverse = inverseOrNull(factor, modulus);
      return inverse === null ? [] : [group.map((g) => ({ ...g, factor: (g.factor * inverse) % modulus }))];
    });
    const sizeOf = (g: Group): bigint => g.reduce((size, { factor }) => size + factor, 0n);
    return scaled.reduce((best, g) => (sizeOf(g) < sizeOf(best) ? g : best));
  }

  /** p with the first of the group written by `element`; null if p depends on more of the group than the sum. */
  private collapsed(p: Residue, group: Group, element: Unknown): Residue | null {
    const { residues } = this;
    const members = new Set(group.map((g) => g.unknown));
    if (![...unknownsOfResidue(p)].some((n) => members.has(n))) return p;
    const [first, ...others] = group.toSorted((a, b) => Number(a.factor !== 1n) - Number(b.factor !== 1n));
    const rest = others.reduce(
      (sum, { unknown: n, factor }) => residues.combine(sum, residues.unknown(n), -factor),
      residues.unknown(element),
    );
    const result = residues.replaced(p, first.unknown, rest);
    return [...unknownsOfResidue(result)].some((n) => members.has(n)) ? null : result;
  }

  /** The name of the sum, and what it is congruent to. */
  private elementOf(group: Group): Unknown {
    const sum = weighted(
      group.map((g) => unknown(g.unknown)),
      group.map((g) => g.factor),
    );
    const element = this.define(sum);
    if (!this.found.has(element)) {
      const own = weighted(
        group.map((g) => this.meaning(g.unknown)),
        group.map((g) => g.factor),
      );
      const { value, without } = this.eliminated(own);
      const congruence = this.state(unknown(element), value, [element, ...group.map((g) => g.unknown)], without);
      this.found.set(element, { value, congruence });
    }
    return element;
  }

  private define(p: Poly): Unknown {
    const known = this.defined.get(keyOf(p));
    if (known !== undefined) return known;
    this.statements.push({ kind: 'define', poly: p });
    const [name] = this.context.named(p, this.context.range(p).upper).quotient.poly.keys();
    this.defined.set(keyOf(p), name);
    return name;
  }

  private meaning(n: Unknown): Poly {
    return this.context.unknowns.definition(n)?.of ?? ZERO;
  }

  /** States that p is congruent to `value`, which is seen when `first`, elements, and long words are unfolded. */
  private state(p: Poly, value: Residue, first: readonly Unknown[], multiples: readonly Multiple[]): number {
    const { residues } = this;
    const difference = residues.combine(residues.of(settle(p, this.context.bounds)), value, -1n);
    const open = new Set(first);
    const meet = (n: Unknown): void => {
      if (this.found.has(n) || this.inputs.has(n) || this.isLong(n)) open.add(n);
    };
    unknownsOfResidue(difference).forEach(meet);
    for (const { sum } of this.context.vanishing) if (multiples.length > 0) unknownsIn(sum).forEach(meet);
    for (const { of } of multiples) unknownsOfResidue(of).forEach(meet);
    const names: Unknown[] = [];
    while (open.size > 0) {
      const newest = Math.max(...open);
      open.delete(newest);
      names.push(newest);
      [...this.meaning(newest).keys()].flatMap(unknownsOf).forEach(meet);
    }
    this.statements.push({ kind: 'congruent', difference, multiples, names });
    return ++this.context.congruences;
  }
}

/** Comparisons are not of residues. */
const ringOf = (residues: Residues): ExpressionRing<Residue> => ({
  constant: (value) => residues.constant(value),
  add: (a, b) => residues.add(a, b),
  sub: (a, b) => residues.sub(a, b),
  mul: (a, b) => residues.mul(a, b),
  less() {
    throw new Failure('unsupported', 'a comparison of results of several products');
  },
});
