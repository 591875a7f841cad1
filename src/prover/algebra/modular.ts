/**
 * Polynomials modulo a number m: integer polynomials whose coefficients are the residues nearest to 0. Equal ones are
 * congruent for all values of the atoms.
 */
import type { Algebra } from './algebra.ts';
import { isConstant, type Poly } from './poly.ts';

/** p ≡ the result (mod m). Powers of bits are the bits (rule `idempotent`). */
export function reducedModulo(algebra: Algebra, p: Poly, m: bigint): Poly {
  const terms = new Map<number, bigint>();
  algebra.eachTerm(p, (monomial, c) => {
    const key = withoutPowersOfBits(algebra, monomial);
    terms.set(key, (terms.get(key) ?? 0n) + c);
  });
  for (const [key, c] of terms) terms.set(key, symmetricResidue(c, m));
  return algebra.fromTerms(terms);
}

/** Arithmetic modulo p. */
export const residueRing = (algebra: Algebra, p: bigint) => ({
  constant: (value: bigint): Poly => algebra.constant(value),
  add: (a: Poly, b: Poly): Poly => reducedModulo(algebra, algebra.add(a, b), p),
  sub: (a: Poly, b: Poly): Poly => reducedModulo(algebra, algebra.sub(a, b), p),
  mul: (a: Poly, b: Poly): Poly => reducedModulo(algebra, algebra.multiply(a, b), p),
});

function withoutPowersOfBits(algebra: Algebra, monomial: number): number {
  const factors = algebra.monomials.atomsOf(monomial);
  const isRepeated = (id: number, i: number): boolean =>
    factors[i - 1] === id && algebra.atoms[id].lower >= 0n && algebra.atoms[id].upper <= 1n;
  return factors.some(isRepeated) ? algebra.monomials.of(factors.filter((id, i) => !isRepeated(id, i))) : monomial;
}

/** The residue of c modulo m that is nearest to 0. */
export function symmetricResidue(c: bigint, m: bigint): bigint {
  const residue = ((c % m) + m) % m;
  return 2n * residue > m ? residue - m : residue;
}

/** p with `value` in place of the atom, modulo m. */
export function substituted(algebra: Algebra, p: Poly, atom: number, value: Poly, m: bigint): Poly {
  const byPower: Map<number, bigint>[] = [];
  algebra.eachTerm(p, (monomial, c) => {
    const factors = algebra.monomials.atomsOf(monomial);
    const others = factors.filter((id) => id !== atom);
    (byPower[factors.length - others.length] ??= new Map()).set(algebra.monomials.of(others), c);
  });
  let result = algebra.constant(0n);
  for (let power = byPower.length - 1; power >= 0; power--) {
    result = reducedModulo(
      algebra,
      algebra.add(algebra.multiply(result, value), algebra.fromTerms(byPower[power] ?? new Map())),
      m,
    );
  }
  return result;
}

/** The formal derivative of p by the atom, modulo m. */
export function derivative(algebra: Algebra, p: Poly, atom: number, m: bigint): Poly {
  const terms = new Map<number, bigint>();
  algebra.eachTerm(p, (monomial, c) => {
    const factors = algebra.monomials.atomsOf(monomial);
    const others = factors.filter((id) => id !== atom);
    const power = factors.length - others.length;
    if (power > 0)
      terms.set(
        algebra.monomials.of([...others, ...Array<number>(power - 1).fill(atom)]),
        symmetricResidue(c * BigInt(power), m),
      );
  });
  return algebra.fromTerms(terms);
}

export const mentions = (algebra: Algebra, p: Poly, isMeant: (atom: number) => boolean): boolean =>
  p.core.monomials.some((monomial) => algebra.monomials.atomsOf(monomial).some(isMeant));

export const isZero = (p: Poly): boolean => isConstant(p) && p.constant === 0n;
