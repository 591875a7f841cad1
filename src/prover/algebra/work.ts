/** The work of a proof: its limit, and the polynomials that exist once. */
import type { PolyCore } from './poly.ts';

/**
 * How much is done for a proof, counted in terms: those of every polynomial that is made, of every product and every
 * interval that is added up, and the words of every step of a trace. The count, unlike time, is the same on every
 * machine, so that what is decided does not depend on how fast it is.
 */
export class Work {
  private spent = 0;
  private limit: number;

  constructor(limit = Infinity) {
    this.limit = limit;
  }

  get terms(): number {
    return this.spent;
  }

  /** Throws `Exhausted` when more terms than the limit were made. */
  spend(terms: number): void {
    this.spent += terms;
    if (this.spent > this.limit) throw new Exhausted(`more than ${this.limit} terms`);
  }

  /** From now on there is no limit: for what is said about the results. */
  lift(): void {
    this.limit = Infinity;
  }
}

/** More work than the limit allows: the attempt is given up, which says nothing about what was to be proved. */
export class Exhausted extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Exhausted';
  }
}

/**
 * Facts that exclude each other. Under an assumption this means that the case cannot occur; without one it is a bug.
 */
export class Contradiction extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Contradiction';
  }
}

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
