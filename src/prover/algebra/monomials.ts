import { Exhausted } from './work.ts';

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
