/** Prints polynomials for messages. */
import type { Algebra } from './algebra.ts';
import type { Atom, Poly } from './poly.ts';

/** Characters of a term at most. */
const MAX_CHARACTERS = 100;

/** Its first term, cut if it is long, and how many there are. */
export function showFirstTerm(algebra: Algebra, p: Poly): string {
  const isNumber = p.core.monomials.length === 0;
  const count = p.core.monomials.length + (p.constant === 0n ? 0 : 1);
  const text = isNumber ? showNumber(p.constant) : showTerm(algebra, p, 0, 1);
  const shown = text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;
  return count < 2 ? shown : `${count} terms, the first of which is ${shown}`;
}

/** Terms that are shown of a whole polynomial, and levels of atoms within each. */
const MAX_SHOWN = 500;
const SHOWN_DEPTH = 2;

/** All terms of a polynomial, for readers who want the whole of it; of more than `MAX_SHOWN`, how many are left out. */
export function showTerms(algebra: Algebra, p: Poly): string[] {
  const { monomials } = p.core;
  const shown = monomials.slice(0, MAX_SHOWN).map((_, i) => showTerm(algebra, p, i, SHOWN_DEPTH));
  if (monomials.length > MAX_SHOWN) shown.push(`… and ${monomials.length - MAX_SHOWN} more terms`);
  if (p.constant !== 0n) shown.push(showNumber(p.constant));
  return shown;
}

/** Term `i` of a polynomial without its constant. */
function showTerm(algebra: Algebra, { core }: Poly, i: number, depth: number): string {
  const product = algebra.monomials
    .atomsOf(core.monomials[i])
    .map((id) => showAtom(algebra, algebra.atoms[id], depth))
    .join('·');
  return core.coefficients[i] === 1n ? product : `${showNumber(core.coefficients[i])}·${product}`;
}

const TERMS = 6;

/** At most `TERMS` terms, atoms unfolded to the given depth. */
function showPoly(algebra: Algebra, p: Poly, depth: number): string {
  const { monomials } = p.core;
  const terms = monomials.slice(0, TERMS).map((_, i) => showTerm(algebra, p, i, depth));
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
