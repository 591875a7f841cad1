import type { PolyCore } from './poly.ts';

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
