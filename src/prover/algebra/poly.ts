/**
 * Polynomials with integer coefficients over integer-valued atoms: the only values the proof engine knows.
 *
 * A polynomial is a `Core` (everything but the constant term; hash-consed, so equal cores are one object) plus a
 * constant. Facts about ranges belong to the core, hence X, X+1 and X-p share them.
 */
import { gcd } from '../../base/integers.ts';
import { Exhausted } from './work.ts';

/** The cores of polynomials, each once: equal ones are the same object. */
export class Cores {
  readonly all: PolyCore[] = [];
  private readonly byHash = new Map<number, PolyCore[]>();

  /** The core with these terms: monomials ascending, coefficients not 0. */
  of(monomials: readonly number[], coefficients: readonly bigint[]): PolyCore {
    const hash = hashTerms(monomials, coefficients);
    const bucket = this.byHash.get(hash) ?? [];
    const known = bucket.find((c) => sameTerms(c, monomials, coefficients));
    if (known !== undefined) return known;
    const core: PolyCore = {
      id: this.all.length,
      monomials,
      coefficients,
      lower: 0n,
      upper: 0n,
      stamp: -1,
      factLower: null,
      factUpper: null,
      relaxed: false,
    };
    this.all.push(core);
    bucket.push(core);
    this.byHash.set(hash, bucket);
    return core;
  }
}

function hashTerms(monomials: readonly number[], coefficients: readonly bigint[]): number {
  let h = monomials.length;
  for (let i = 0; i < monomials.length; i++) {
    h = Math.imul(h ^ monomials[i], 0x01000193);
    h = Math.imul(h ^ (Number(coefficients[i]) % 0x7fffffff), 0x5bd1e995);
    h ^= h >>> 15;
  }
  return h;
}

function sameTerms(core: PolyCore, monomials: readonly number[], coefficients: readonly bigint[]): boolean {
  if (core.monomials.length !== monomials.length) return false;
  for (let i = 0; i < monomials.length; i++) {
    if (core.monomials[i] !== monomials[i] || core.coefficients[i] !== coefficients[i]) return false;
  }
  return true;
}

/** What an atom stands for. Arguments are older than the atom itself. */
export type AtomForm =
  /** An unknown: a limb of a parameter, or what a register held on entry. */
  | { readonly kind: 'input'; readonly name: string }
  /** floor(of / 2^shift), shift >= 1. */
  | { readonly kind: 'floor'; readonly shift: number; readonly of: Poly }
  /** floor(of / divisor), divisor > 0 and no power of two. */
  | { readonly kind: 'quotient'; readonly of: Poly; readonly divisor: bigint }
  /** condition = 1 ? ifOne : ifZero; the condition is 0 or 1. */
  | { readonly kind: 'choose'; readonly condition: Poly; readonly ifOne: Poly; readonly ifZero: Poly }
  /** Bitwise operation on non-negative integers. */
  | { readonly kind: 'and' | 'or' | 'xor'; readonly left: Poly; readonly right: Poly }
  /** An unknown that equals `of`: what is computed from it does not see what it was computed from. */
  | { readonly kind: 'name'; readonly of: Poly }
  /** 1 if of = 0, else 0. */
  | { readonly kind: 'isZero'; readonly of: Poly };

export interface Atom {
  readonly id: number;
  readonly form: AtomForm;
  /** Proved inclusive interval; only ever narrowed. */
  lower: bigint;
  upper: bigint;
  /** A polynomial of older atoms that the atom was found to equal. */
  exact: Poly | null;
  /** For a floor: whether it is the high part of a number as a program names it (`Words.value`). */
  isValue: boolean;
  /** For a floor: the first carry whose normal form it is part of. */
  carry: Carry | null;
}

/**
 * value = floor(of / 2^shift) as the program computed it, before `of` was normalised; the floor atom has coefficient 1
 * in value.
 */
export interface Carry {
  readonly value: Poly;
  readonly shift: number;
  readonly of: Poly;
}

export interface PolyCore {
  readonly id: number;
  /** Monomial ids, ascending, with their non-zero coefficients. */
  readonly monomials: readonly number[];
  readonly coefficients: readonly bigint[];
  /** Interval by interval arithmetic and by learnt facts; valid for `stamp`. */
  lower: bigint;
  upper: bigint;
  stamp: number;
  /** Facts that interval arithmetic does not give; null if none. */
  factLower: bigint | null;
  factUpper: bigint | null;
  /** Whether `algebra/bound` has tried to improve the interval. */
  relaxed: boolean;
}

export interface Poly {
  readonly core: PolyCore;
  readonly constant: bigint;
}

/** Equality for all inputs, as far as the normal form sees it. */
export const samePoly = (a: Poly, b: Poly): boolean => a.core === b.core && a.constant === b.constant;

export const isConstant = (p: Poly): boolean => p.core.monomials.length === 0;

/** Whether p is the constant 0. */
export const isNothing = (p: Poly): boolean => p.constant === 0n && isConstant(p);

/** Whether p is a multiple of one product of atoms, without a constant. */
export const isOneTerm = ({ core, constant }: Poly): boolean => core.monomials.length === 1 && constant === 0n;

/** How often `part` goes into p, judged by the newest monomial of `part`; 0 if it does not. */
export function shareOf({ core }: Poly, part: Poly): bigint {
  const lead = part.core.monomials.at(-1);
  const divisor = part.core.coefficients.at(-1);
  if (lead === undefined || divisor === undefined) return 0n;
  const coefficient = core.coefficients[core.monomials.indexOf(lead)] ?? 0n;
  return coefficient % divisor === 0n ? coefficient / divisor : 0n;
}

/** Greatest common divisor of the coefficients, at least 1. */
export function contentOf(core: PolyCore): bigint {
  let content = 0n;
  for (const c of core.coefficients) {
    content = gcd(content, c);
    if (content === 1n) return content;
  }
  return content === 0n ? 1n : content;
}

/** Far above what field arithmetic needs. Squares of squares double the degree, and the bits of bounds, with each. */
const MAX_DEGREE = 1024;

/** Interned products of atoms. Monomial 0 is the empty product. */
export class Monomials {
  /** Atom ids of each monomial, ascending, repeated for powers. */
  private readonly factors: number[][] = [[]];
  private readonly byKey = new Map<string, number>([['', 0]]);
  private readonly single: number[] = [];
  private readonly products = new Map<number, number>();

  get count(): number {
    return this.factors.length;
  }

  atomsOf(monomial: number): readonly number[] {
    return this.factors[monomial];
  }

  /** The monomial that is just this atom. */
  ofAtom(atom: number): number {
    return (this.single[atom] ??= this.intern([atom]));
  }

  /** The atom of a monomial of degree one, else -1. */
  soleAtom(monomial: number): number {
    const list = this.factors[monomial];
    return list.length === 1 ? list[0] : -1;
  }

  /** Throws `Exhausted` for a degree that is worked with for ever. */
  product(a: number, b: number): number {
    if (a === 0) return b;
    if (b === 0) return a;
    const key = a < b ? a * 2 ** 26 + b : b * 2 ** 26 + a;
    const known = this.products.get(key);
    if (known !== undefined) return known;
    if (this.factors[a].length + this.factors[b].length > MAX_DEGREE)
      throw new Exhausted(`a degree over ${MAX_DEGREE}`);
    const result = this.of([...this.factors[a], ...this.factors[b]]);
    this.products.set(key, result);
    return result;
  }

  /** The monomial with these factors, in any order. */
  of(atoms: readonly number[]): number {
    return this.intern([...atoms].sort((x, y) => x - y));
  }

  private intern(atoms: number[]): number {
    const key = atoms.join('.');
    const known = this.byKey.get(key);
    if (known !== undefined) return known;
    this.factors.push(atoms);
    this.byKey.set(key, this.factors.length - 1);
    return this.factors.length - 1;
  }
}
