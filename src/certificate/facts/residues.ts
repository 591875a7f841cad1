/** Polynomials of any degree modulo p, over the unknowns of the checker. */
import { inverseOrNull, mod } from '../../base/integers.ts';
import { unknownsOf, type Poly, type Unknown } from '../bounds/poly.ts';

/** Monomials are their unknowns in ascending order, joined by dots; coefficients are from 1 to p - 1. */
export type Residue = ReadonlyMap<string, bigint>;

const unknownsIn = (monomial: string): Unknown[] => (monomial === '' ? [] : monomial.split('.').map(Number));
const monomialOf = (unknowns: readonly Unknown[]): string => unknowns.toSorted((a, b) => a - b).join('.');

/** Computes modulo p. */
export class Residues {
  readonly modulus: bigint;

  constructor(modulus: bigint) {
    this.modulus = modulus;
  }

  of(p: Poly): Residue {
    return this.sum([...p].map(([m, c]) => [monomialOf(unknownsOf(m)), c] as const));
  }

  unknown(n: Unknown): Residue {
    return new Map([[String(n), 1n]]);
  }

  constant(value: bigint): Residue {
    return this.sum([['', value]]);
  }

  /** a + factor·b. */
  combine(a: Residue, b: Residue, factor = 1n): Residue {
    return this.sum([...a, ...[...b].map(([m, c]) => [m, c * factor] as const)]);
  }

  add(a: Residue, b: Residue): Residue {
    return this.combine(a, b);
  }

  sub(a: Residue, b: Residue): Residue {
    return this.combine(a, b, -1n);
  }

  mul(a: Residue, b: Residue): Residue {
    return this.sum(
      [...a].flatMap(([m, c]) =>
        [...b].map(([n, d]) => [monomialOf([...unknownsIn(m), ...unknownsIn(n)]), c * d] as const),
      ),
    );
  }

  /** Of a by n. */
  derivative(a: Residue, n: Unknown): Residue {
    return this.sum(
      [...a].flatMap(([m, c]) => {
        const all = unknownsIn(m);
        const at = all.indexOf(n);
        return at < 0
          ? []
          : [[monomialOf(all.toSpliced(at, 1)), c * BigInt(all.filter((k) => k === n).length)] as const];
      }),
    );
  }

  /** The polynomials that are multiplied by the powers of n, lowest first. */
  byPowersOf(a: Residue, n: Unknown): Residue[] {
    const parts: [string, bigint][][] = [];
    for (const [m, c] of a) {
      const all = unknownsIn(m);
      const others = all.filter((k) => k !== n);
      (parts[all.length - others.length] ??= []).push([monomialOf(others), c]);
    }
    return Array.from(parts, (part) => this.sum(part ?? []));
  }

  /** a with `by` in place of n. */
  replaced(a: Residue, n: Unknown, by: Residue): Residue {
    const parts = this.byPowersOf(a, n);
    // Horner's rule.
    return parts.reduceRight<Residue>((value, part) => this.combine(this.mul(value, by), part), new Map());
  }

  /** The factor f with a ≡ f·b, if there is one; neither is 0. */
  ratio(a: Residue, b: Residue): bigint | null {
    if (a.size !== b.size) return null;
    const [first] = b;
    const other = first === undefined ? undefined : a.get(first[0]);
    const inverse = first === undefined ? null : inverseOrNull(first[1], this.modulus);
    if (other === undefined || inverse === null) return null;
    const factor = (other * inverse) % this.modulus;
    return this.combine(a, b, -factor).size === 0 ? factor : null;
  }

  private sum(terms: Iterable<readonly [string, bigint]>): Residue {
    const sum = new Map<string, bigint>();
    for (const [m, c] of terms) sum.set(m, (sum.get(m) ?? 0n) + c);
    for (const [m, c] of sum) {
      const rest = mod(c, this.modulus);
      if (rest === 0n) sum.delete(m);
      else sum.set(m, rest);
    }
    return sum;
  }
}

export const unknownsOfResidue = (a: Residue): Set<Unknown> => new Set([...a.keys()].flatMap(unknownsIn));

/** In the checker's order, with the least coefficients: by degree, then by unknowns. */
export function sortedResidue(a: Residue, modulus: bigint): (readonly [readonly Unknown[], bigint])[] {
  return [...a]
    .map(([m, c]) => [unknownsIn(m), 2n * c > modulus ? c - modulus : c] as const)
    .sort(([m], [n]) => m.length - n.length || firstDifference(m, n));
}

function firstDifference(m: readonly Unknown[], n: readonly Unknown[]): number {
  const at = m.findIndex((k, i) => k !== n[i]);
  return at < 0 ? 0 : m[at] - n[at];
}
