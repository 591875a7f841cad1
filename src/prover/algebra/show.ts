/** Polynomials in words, for messages: at most `TERMS` terms, atoms unfolded to the given depth. */
import type { Algebra } from './algebra.ts';
import type { Atom, Poly } from './poly.ts';

const TERMS = 6;

export function showPoly(algebra: Algebra, p: Poly, depth = 2): string {
  const { monomials, coefficients } = p.core;
  const terms = monomials.slice(0, TERMS).map((m, i) => {
    const product = algebra.monomials
      .atomsOf(m)
      .map((id) => showAtom(algebra, algebra.atoms[id], depth))
      .join('·');
    return coefficients[i] === 1n ? product : `${showNumber(coefficients[i])}·${product}`;
  });
  if (monomials.length > TERMS) terms.push(`… (${monomials.length} terms)`);
  if (p.constant !== 0n || terms.length === 0) terms.push(showNumber(p.constant));
  return terms.join(' + ');
}

function showAtom(algebra: Algebra, { id, form }: Atom, depth: number): string {
  if (form.kind === 'input') return form.name;
  if (depth === 0) return `${form.kind}#${id}`;
  const show = (p: Poly): string => showPoly(algebra, p, depth - 1);
  switch (form.kind) {
    case 'floor':
      return `(${show(form.of)} >> ${form.shift})`;
    case 'quotient':
      return `(${show(form.of)} / ${form.divisor})`;
    case 'choose':
      return `(${show(form.condition)} ? ${show(form.ifOne)} : ${show(form.ifZero)})`;
    case 'name':
      return `[${show(form.of)}]`;
    case 'isZero':
      return `(${show(form.of)} = 0)`;
    default:
      return `(${show(form.left)} ${form.kind} ${show(form.right)})`;
  }
}

/** ±2^k for powers of two above 2^16, else decimal or hexadecimal. */
function showNumber(x: bigint): string {
  const sign = x < 0n ? '-' : '';
  const y = x < 0n ? -x : x;
  if (y < 1n << 16n) return `${sign}${y}`;
  return (y & (y - 1n)) === 0n ? `${sign}2^${y.toString(2).length - 1}` : `${sign}0x${y.toString(16)}`;
}
