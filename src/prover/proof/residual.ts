/**
 * What is left of a result after terms divisible by p are removed: dropped carries, which must be shown to be 0. They
 * are shown to be constant by the range of the number they were carried out of.
 */
import type { Algebra } from '../algebra/algebra.ts';
import { chainsOf, floorOf, pullOut } from '../algebra/floor.ts';
import { withoutContent } from '../algebra/content.ts';
import { shiftInterval } from '../algebra/interval.ts';
import { symmetricResidue } from '../algebra/modular.ts';
import { isConstant, samePoly, type Poly } from '../algebra/poly.ts';
import type { Words } from '../algebra/words.ts';
import type { Congruence } from './relationPolys.ts';

/** denominator·number - numerator, in as few monomials as what is known leaves. */
function defect(algebra: Algebra, number: Poly, { numerator, denominator }: Congruence): Poly {
  return algebra.withoutZeros(algebra.resolve(algebra.sub(algebra.scale(number, denominator), numerator)));
}

/** Whether denominator·number ≡ numerator (mod p) holds coefficient by coefficient. */
export function isCongruent(algebra: Algebra, number: Poly, congruence: Congruence, p: bigint): boolean {
  let holds = true;
  algebra.eachTerm(defect(algebra, number, congruence), (_, c) => {
    holds &&= c % p === 0n;
  });
  return holds;
}

/**
 * Polynomials that must be constant for the congruence to hold: the terms whose coefficients are not 0 modulo p, all
 * together and by the size of their residues, divided by what their residues have in common.
 */
export function residualsOf(algebra: Algebra, number: Poly, congruence: Congruence, p: bigint): Poly[] {
  const terms = new Map<number, bigint>();
  algebra.eachTerm(defect(algebra, number, congruence), (m, c) => {
    const residue = symmetricResidue(c, p);
    if (residue !== 0n) terms.set(m, residue);
  });
  const whole = algebra.fromTerms(terms);
  const pieces = piecesBySize(algebra, whole);
  const all = pieces.length === 1 ? pieces : [whole, ...pieces];
  return all.filter((r) => !isConstant(r)).map((r) => withoutContent(algebra, r));
}

/**
 * The constant that p is found to be, by its range, by reading it as the carry out of one number or by reading all its
 * floors so; or null.
 */
export function asConstant(words: Words, p: Poly): bigint | null {
  const { algebra } = words;
  const { lower, upper } = algebra.rangeOf(p);
  if (lower === upper) return lower;
  const carry = asCarry(words, p);
  if (carry !== null) return carry;
  const opposite = asCarry(words, algebra.scale(p, -1n));
  return opposite === null ? asNested(words, p) : -opposite;
}

/**
 * The constant that is left when each floor of p is that of one whole number (rule `nest`): one number may have been
 * cut in two ways.
 */
function asNested({ algebra, rules }: Words, p: Poly): bigint | null {
  const nesting = { ...rules, nest: true };
  const forms = p.core.monomials.map((m) => algebra.atoms[algebra.monomials.soleAtom(m)]?.form);
  const whole = forms.reduce<Poly | null>(
    (sum, form, i) =>
      sum === null || form?.kind !== 'floor'
        ? null
        : algebra.combine(sum, floorOf(algebra, nesting, form.shift, form.of), p.core.coefficients[i]),
    algebra.constant(p.constant),
  );
  return whole !== null && isConstant(whole) ? whole.constant : null;
}

function asCarry(words: Words, p: Poly): bigint | null {
  const { algebra } = words;
  for (const chain of chainsOf(algebra, p).reverse()) {
    const whole = shiftInterval(words.boundsOf(chain.of), chain.shift);
    if (whole.lower === whole.upper) return whole.lower;
    const known = inKnownWords(words, chain.of, p);
    if (known !== null) return known;
    const { quotient, rest } = pullOut(algebra, chain.shift, chain.of);
    if (!isConstant(quotient)) continue;
    const range = shiftInterval(words.boundsOf(rest), chain.shift);
    if (range.lower === range.upper) return quotient.constant + range.lower;
  }
  return null;
}

/** The constant that p is left to be by the interval of a number of which words are known (`withoutZeros`), or null. */
function inKnownWords({ algebra }: Words, number: Poly, p: Poly): bigint | null {
  const inOthers = algebra.withoutZeros(number);
  if (samePoly(inOthers, number)) return null;
  const { lower, upper } = algebra.rangeOf(number);
  algebra.propagate(algebra.learn(inOthers, lower, upper));
  const left = algebra.rangeOf(p);
  return left.lower === left.upper ? left.lower : null;
}

/** Terms with coefficients of one absolute value go together. */
export function piecesBySize(algebra: Algebra, p: Poly): Poly[] {
  const bySize = new Map<bigint, Map<number, bigint>>();
  algebra.eachTerm(p, (m, c) => {
    const size = c < 0n ? -c : c;
    const terms = bySize.get(size) ?? new Map<number, bigint>();
    bySize.set(size, terms.set(m, c));
  });
  return [...bySize.values()].map((terms) => algebra.fromTerms(terms));
}

/**
 * p with the floors in it taken anew, which what was assumed may make simpler. Nothing is recorded of them: they are
 * floors in this case only.
 */
export function renewed(words: Words, p: Poly, done = new Map<number, Poly>()): Poly {
  const { algebra } = words;
  let result = algebra.constant(0n);
  algebra.eachTerm(p, (m, c) => {
    const product = algebra.monomials
      .atomsOf(m)
      .reduce((x, id) => algebra.multiply(x, renewedAtom(words, id, done)), algebra.constant(1n));
    result = algebra.combine(result, product, c);
  });
  return algebra.resolve(result);
}

function renewedAtom(words: Words, id: number, done: Map<number, Poly>): Poly {
  const known = done.get(id);
  if (known !== undefined) return known;
  const { algebra } = words;
  const atom = algebra.atoms[id];
  const { form, exact } = atom;
  const value =
    exact !== null
      ? renewed(words, exact, done)
      : form.kind === 'floor'
        ? floorOf(algebra, words.rules, form.shift, renewed(words, form.of, done))
        : algebra.polyOfAtom(atom);
  done.set(id, value);
  return value;
}
