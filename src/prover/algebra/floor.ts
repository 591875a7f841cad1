/**
 * Normal form of floor(P / 2^k), by the rules `constant`, `pullOut`, `sign`, `cancel`, `nest` and `drop`
 * (algebra/rules.ts). `pullOut` makes every coefficient a symmetric residue modulo 2^k. This one rule makes the order
 * in which a carry chain adds its terms invisible: the carries of partial sums cancel.
 */
import { trailingZeros } from '../../base/integers.ts';
import type { Algebra } from './algebra.ts';
import type { Interval } from '../../ir/interval.ts';
import { shiftInterval } from './interval.ts';
import { isConstant, type Atom, type Poly } from './poly.ts';
import type { RuleSet } from './ruleSets.ts';

/** The normal form of floor(p / 2^shift), with its interval learnt. */
export function floorOf(algebra: Algebra, rules: RuleSet, shift: number, p: Poly): Poly {
  if (shift === 0) return p;
  if (isConstant(p)) return algebra.constant(p.constant >> BigInt(shift));
  const sign = bySign(algebra, { shift, of: p });
  if (sign !== null) return sign;
  const range = shiftInterval(algebra.rangeOf(p), shift);
  const { quotient, rest } = pullOut(algebra, shift, p);
  const inner = normalise(algebra, rules, { shift, of: rest });
  const result = algebra.add(quotient, inner);
  const learnt = algebra.learn(result, range.lower, range.upper);
  learnWrapped(algebra, shift, p, quotient, result);
  const atom = algebra.soleAtom(inner);
  if (atom?.form.kind === 'floor') {
    if (!isConstant(quotient)) atom.carry ??= { value: result, shift, of: p };
    if (range.lower === range.upper && atom.exact === null)
      algebra.learnExact(atom, algebra.sub(algebra.constant(range.lower), quotient));
  }
  return learnt;
}

/** What is carried out of a word of a byte more than `shift` bits is a multiple of this in the quotient. */
const WRAP = 256n;

/**
 * What the quotient has in large multiples is carried out of a wider word: without it the floor is that of a number
 * whose interval is known better (rule `wrapped`).
 */
function learnWrapped(algebra: Algebra, shift: number, p: Poly, quotient: Poly, result: Poly): void {
  const { monomials, coefficients } = quotient.core;
  const isWrap = (i: number): boolean => coefficients[i] % WRAP === 0n;
  if (!coefficients.some((_, i) => isWrap(i))) return;
  const wraps = algebra.fromSorted(
    monomials.filter((_, i) => isWrap(i)),
    coefficients.filter((_, i) => isWrap(i)),
    0n,
  );
  const { lower, upper } = shiftInterval(algebra.rangeOf(algebra.combine(p, wraps, -(1n << BigInt(shift)))), shift);
  algebra.learn(algebra.sub(result, wraps), lower, upper);
}

/** floor(of / 2^shift). */
export interface Floor {
  readonly shift: number;
  readonly of: Poly;
}

/** A floor and the atom that stands for it. */
interface Merged extends Floor {
  readonly atom: Poly;
}

/** F(k, 2^k·d + e) = d + e for e of -1 or 0, or null. */
function bySign(algebra: Algebra, { shift, of }: Floor): Poly | null {
  const { lower, upper } = algebra.rangeOf(of);
  if (lower < upper - 1n || BigInt.asUintN(shift, upper) !== 0n) return null;
  return algebra.sub(of, algebra.constant(upper - (upper >> BigInt(shift))));
}

/** Applies the rules to a floor whose coefficients are residues already. */
function normalise(algebra: Algebra, rules: RuleSet, floor: Floor): Poly {
  const { shift, of } = floor;
  if (isConstant(of)) return algebra.constant(of.constant >> BigInt(shift));
  const range = algebra.rangeOf(of);
  const block = shiftInterval(range, shift);
  if (block.lower === block.upper) return algebra.constant(block.lower);
  const sign = bySign(algebra, floor);
  if (sign !== null) return sign;
  const opposite = opposed(algebra, of);
  if (opposite !== null)
    return algebra.sub(
      algebra.constant(-1n),
      floorOf(algebra, rules, shift, algebra.sub(opposite, algebra.constant(1n))),
    );
  const simpler =
    cancel(algebra, floor) ??
    (rules.nest ? nestWith(algebra, floor, rules) : null) ??
    (rules.drop ? drop(algebra, floor) : null);
  if (simpler !== null) return floorOf(algebra, rules, simpler.shift, simpler.of);
  return floorAtom(algebra, floor, block);
}

/** -p if p is a constant minus words that are joined bit by bit: what is asked of them is asked of those themselves. */
function opposed(algebra: Algebra, p: Poly): Poly | null {
  const { monomials, coefficients } = p.core;
  if (coefficients.length !== 1 || coefficients[0] !== -1n) return null;
  const kind = algebra.atoms[algebra.monomials.soleAtom(monomials[0])]?.form.kind;
  return kind === 'or' || kind === 'and' || kind === 'xor' ? algebra.scale(p, -1n) : null;
}

function floorAtom(algebra: Algebra, { shift, of }: Floor, range: Interval): Poly {
  return algebra.atom({ kind: 'floor', shift, of }, `f${shift}|${of.core.id}|${of.constant}`, range);
}

/** p = 2^shift·quotient + rest, where all coefficients of rest are in (-2^(shift-1), 2^(shift-1)]. */
export function pullOut(algebra: Algebra, shift: number, p: Poly): { quotient: Poly; rest: Poly } {
  const half = 1n << BigInt(shift - 1);
  const { monomials, coefficients } = p.core;
  const isResidue = (c: bigint): boolean => c <= half && c > -half;
  if (isResidue(p.constant) && coefficients.every(isResidue)) return { quotient: algebra.constant(0n), rest: p };
  const k = BigInt(shift);
  const quotientOf = (c: bigint): bigint => (c + half - 1n) >> k;
  const q = p.core.coefficients.map(quotientOf);
  const r = coefficients.map((c, i) => c - (q[i] << k));
  const constant = quotientOf(p.constant);
  const quotient = sparse(algebra, monomials, q, constant);
  const rest = sparse(algebra, monomials, r, p.constant - (constant << k));
  const a = algebra.rangeOf(p);
  const b = algebra.rangeOf(quotient);
  if (isOpposite(quotient, rest)) algebra.learn(rest, -b.upper, -b.lower);
  return { quotient, rest: algebra.learn(rest, a.lower - (b.upper << k), a.upper - (b.lower << k)) };
}

/** Whether b = -a, as of (2^shift - 1)·a: a byte or a word full of copies of a bit. */
const isOpposite = (a: Poly, b: Poly): boolean =>
  a.constant === -b.constant &&
  a.core.monomials.length === b.core.monomials.length &&
  a.core.monomials.every((m, i) => m === b.core.monomials[i] && a.core.coefficients[i] === -b.core.coefficients[i]);

function sparse(
  algebra: Algebra,
  monomials: readonly number[],
  coefficients: readonly bigint[],
  constant: bigint,
): Poly {
  const isKept = (i: number): boolean => coefficients[i] !== 0n;
  return algebra.fromSorted(
    monomials.filter((_, i) => isKept(i)),
    coefficients.filter((_, i) => isKept(i)),
    constant,
  );
}

/**
 * F(k, E + F(j,G)) → F(k+j, 2^j·E + G) for the nested floor with the largest j, values of a program aside if the rules
 * keep them; null if there is none.
 */
export function nestWith(
  algebra: Algebra,
  floor: Floor,
  { keepsValues }: Pick<RuleSet, 'keepsValues'> = {},
): (Floor & { readonly merged: Merged }) | null {
  const isKept = ({ isValue }: FloorAtom): boolean => isValue && keepsValues === true;
  return mergeBest(algebra, floor, (a, b) => a.form.shift > b.form.shift, isKept);
}

/** The same for the newest nested floor: the last carry of a chain, whatever else was carried into it. */
function nestWithNewest(algebra: Algebra, floor: Floor): (Floor & { readonly merged: Merged }) | null {
  return mergeBest(algebra, floor, (a, b) => a.id > b.id);
}

type FloorAtom = Atom & { readonly form: { readonly kind: 'floor' } };
const isFloor = (atom: Atom | undefined): atom is FloorAtom => atom?.form.kind === 'floor';

function mergeBest(
  algebra: Algebra,
  floor: Floor,
  isBetter: (a: FloorAtom, b: FloorAtom) => boolean,
  isKept: (atom: FloorAtom) => boolean = () => false,
): (Floor & { readonly merged: Merged }) | null {
  const { monomials, coefficients } = floor.of.core;
  let best: FloorAtom | null = null;
  for (let i = 0; i < monomials.length; i++) {
    const atom = coefficients[i] === 1n ? algebra.atoms[algebra.monomials.soleAtom(monomials[i])] : undefined;
    if (isFloor(atom) && !isKept(atom) && (best === null || isBetter(atom, best))) best = atom;
  }
  return best === null
    ? null
    : merge(algebra, floor, { atom: algebra.polyOfAtom(best), shift: best.form.shift, of: best.form.of });
}

function merge(algebra: Algebra, { shift, of }: Floor, merged: Merged): Floor & { readonly merged: Merged } {
  const others = algebra.sub(of, merged.atom);
  return { shift: shift + merged.shift, of: algebra.combine(merged.of, others, 1n << BigInt(merged.shift)), merged };
}

/** A number whose floor is taken, and the floor atom that was merged into it last. */
export interface Chain extends Floor {
  readonly merged: Merged;
}

/** Longer chains are not read. */
const MAX_BITS = 2048;

/**
 * p as floors of ever longer numbers: each step merges the innermost carry. The last one is the whole chain. Ends when
 * there is no floor with coefficient 1 left to merge, or the number becomes too long.
 */
export function chainsOf(algebra: Algebra, p: Poly, longest = MAX_BITS): Chain[] {
  const chains: Chain[] = [];
  let next = nestWithNewest(algebra, { shift: 0, of: p });
  while (next !== null && next.shift <= longest) {
    chains.push(next);
    next = nestWithNewest(algebra, next);
  }
  return chains;
}

/** F(k, 2^j·H + r) → F(k-j, H) for the largest possible j; null if there is none. */
export function drop(algebra: Algebra, { shift, of }: Floor): Floor | null {
  const { monomials, coefficients } = of.core;
  const valuations = coefficients.map(trailingZeros);
  const candidates = [...new Set([...valuations, trailingZeros(of.constant)])]
    .map((v) => Math.min(v, shift))
    .sort((a, b) => b - a);
  for (const j of candidates) {
    if (j === 0) return null;
    const isLow = valuations.map((v) => v < j);
    const lowConstant = BigInt.asUintN(j, of.constant);
    const low = algebra.fromSorted(
      monomials.filter((_, i) => isLow[i]),
      coefficients.filter((_, i) => isLow[i]),
      lowConstant,
    );
    const range = algebra.rangeOf(low);
    if (range.lower < 0n || range.upper >> BigInt(j) !== 0n) continue;
    const high = coefficients.map((c, i) => (isLow[i] ? 0n : c >> BigInt(j)));
    return { shift: shift - j, of: sparse(algebra, monomials, high, of.constant >> BigInt(j)) };
  }
  return null;
}

/**
 * F(k, 2^j·H + c) → F(k-j, H + F(j,c)) for the largest j; null if that is 0. So the high half of m·2^32 is that of m
 * shifted down, whichever way a program computes it.
 */
export function cancel(algebra: Algebra, { shift, of }: Floor): Floor | null {
  const { monomials, coefficients } = of.core;
  if (coefficients.some((c) => (c & 1n) === 1n)) return null;
  const j = coefficients.reduce((least, c) => Math.min(least, trailingZeros(c)), shift);
  const by = BigInt(j);
  return {
    shift: shift - j,
    of: algebra.fromSorted(
      monomials,
      coefficients.map((c) => c >> by),
      of.constant >> by,
    ),
  };
}
