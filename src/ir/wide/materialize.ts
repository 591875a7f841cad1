/** Turns formal sums into words. */
import type { SumResult } from '../fold.ts';
import type { Builder } from '../build.ts';
import { type Operand, type Term, constOperand, ZERO } from '../function.ts';
import { meet, unsigned, type Interval, contains } from '../interval.ts';
import { termsInterval } from '../linear.ts';
import { normalizeTerms } from '../normalizeSum.ts';

interface Materialized {
  /** ⌈N/64⌉ words of the value, bits above N clear. */
  readonly words: readonly Operand[];
  /** The same value as a formal sum of its words; a negative S keeps its sign as −2^(64m)·borrow. */
  readonly value: Formal;
  /** The words of S before reduction to N bits, and what S lacked to be non-negative. */
  readonly raw: SumResult;
}

/** Words of `f`, by one multi-word sum. */
export function materialize(b: Builder, f: Formal): Materialized {
  const known = done.get(f);
  if (known !== undefined && known.builder === b) return known.result;
  const signWord = signedWords(f);
  const result = isExact(f) ? exact(b, f) : signWord !== null ? signed(b, f, signWord) : wrapped(b, f);
  done.set(f, { builder: b, result });
  done.set(result.value, { builder: b, result });
  return result;
}

/** Formal sums are immutable, so what they became is remembered beside them. */
const done = new WeakMap<Formal, { readonly builder: Builder; readonly result: Materialized }>();

const wordCount = (width: number): number => Math.ceil(width / 64);

function exact(b: Builder, f: Formal): Materialized {
  const raw = b.sum({ terms: f.terms, words: wordCount(f.width), within: f.total });
  return { words: raw.words, value: formal(b, f.width, wordTerms(raw.words), f.total), raw };
}

/** m such that −2^(64m) <= S < 2^(64m) and higher words only repeat the sign, or null. */
function signedWords(f: Formal): number | null {
  if (f.total.lower >= 0n) return null;
  let m = 1;
  while (!fits(f.total, m)) m++;
  return 64 * m < f.width ? m : null;
}

const fits = (x: Interval, m: number): boolean =>
  -(1n << BigInt(64 * m)) <= x.lower && x.upper <= unsigned(64 * m).upper;

function signed(b: Builder, f: Formal, m: number): Materialized {
  const raw = b.sum({ terms: f.terms, words: m, borrow: true, within: f.total });
  const high = Array<Operand>(wordCount(f.width) - m).fill(b.unary('mask', raw.borrow));
  const value = formal(b, f.width, [...wordTerms(raw.words), { sign: -1, column: m, operand: raw.borrow }], f.total);
  return { words: clearTop(b, [...raw.words, ...high], f.width), value, raw };
}

/** S exceeds the type: its words modulo 2^N. The borrow is recorded for comparisons that ask for it. */
function wrapped(b: Builder, f: Formal): Materialized {
  const n = wordCount(f.width);
  const borrow = f.total.lower < 0n && fits(f.total, n);
  const raw = b.sum({ terms: f.terms, words: n, borrow, within: f.total });
  const words = clearTop(b, raw.words, f.width);
  return { words, value: formal(b, f.width, wordTerms(words)), raw };
}

const wordTerms = (words: readonly Operand[]): readonly Term[] => words.map(plusTerm);

/** Clears the bits of the top word that lie above the type. */
export function clearTop(b: Builder, words: readonly Operand[], width: number): readonly Operand[] {
  const rest = width % 64;
  if (rest === 0) return words;
  const top = b.binary('and', words[words.length - 1] ?? ZERO, constOperand(unsigned(rest).upper));
  return [...words.slice(0, -1), top];
}

/** The words of `f`; see `Materialized.words`. */
export const wordsOf = (b: Builder, f: Formal): readonly Operand[] => materialize(b, f).words;

/** `f` itself when its sum is its value, otherwise the sum of its words, all counted positive. */
export function exactly(b: Builder, f: Formal): Formal {
  if (isExact(f)) return f;
  const terms = normalizeTerms(wordTerms(materialize(b, f).words));
  const implied = termsInterval(terms, b);
  return { width: f.width, terms, total: meet(implied, unsigned(f.width)) ?? implied };
}

/** True unless each column already holds at most one word: adding this value twice would add its terms twice. */
export function isComplex(f: Formal): boolean {
  const columns = f.terms.map((t) => t.column);
  const top = Math.max(0, ...columns);
  return (
    new Set(columns).size < columns.length ||
    f.terms.some((t) => t.sign < 0 && (t.column < top || t.operand.kind === 'const'))
  );
}

/*
 * A value of N bits as a formal sum S = Σ ±2^(64k)·word with value ≡ S (mod 2^N).
 *
 * Additions, subtractions, extensions, truncations and shifts by whole words only rewrite the sum; words are computed
 * when somebody needs them (`materialize`). Formal sums are what lets carry chains be recovered from any formulation
 * them.
 */

export interface Formal {
  readonly width: number;
  readonly terms: readonly Term[];
  /** Interval of S over the integers; inside [0, 2^N) the sum is the value itself. */
  readonly total: Interval;
}

/**
 * The formal sum of `terms` at `width` bits. `known` bounds the integer Σ terms as given; it is used unless terms
 * had to be dropped or rewritten modulo 2^width.
 */
export function formal(b: Builder, width: number, terms: readonly Term[], known?: Interval): Formal {
  const fitted = terms.filter((t) => 64 * t.column < width).map((t) => unscaledBit(b, width, signedMask(b, width, t)));
  const same = fitted.length === terms.length && fitted.every((t, i) => t === terms[i]);
  const normal = normalizeTerms(fitted);
  const implied = termsInterval(normal, b);
  const total = same && known !== undefined ? (meet(implied, known) ?? implied) : implied;
  return { width, terms: normal, total };
}

/** 2^(64k)·mask(bit) is −2^(64k)·bit when nothing of the type lies above the word. */
function signedMask(b: Builder, width: number, t: Term): Term {
  const bit = maskedBit(b, t.operand);
  return bit === null || t.sign < 0 || 64 * (t.column + 1) < width ? t : { sign: -1, column: t.column, operand: bit };
}

/** ±K·bit is ∓bit when K = 2^width − 1: −255·bit, a byte of borrow negated at a larger width, is bit as a byte. */
function unscaledBit(b: Builder, width: number, t: Term): Term {
  const op = t.column === 0 && width < 64 && t.operand.kind === 'value' ? b.definition(t.operand.id)?.op : undefined;
  if (op?.kind !== 'and' || op.ins[1].kind !== 'const' || BigInt.asUintN(width, op.ins[1].value + 1n) !== 0n) return t;
  const bit = maskedBit(b, op.ins[0]);
  return bit === null ? t : { sign: t.sign > 0 ? -1 : 1, column: 0, operand: bit };
}

/** The bit whose mask (0 or all ones in 64 bits) the word is, if it is one. */
export function maskedBit(b: Builder, word: Operand): Operand | null {
  const op = word.kind === 'value' ? b.definition(word.id)?.op : undefined;
  return op?.kind === 'mask' && b.range(word).upper === unsigned(64).upper ? op.ins[0] : null;
}

/** The constant as written, 0 <= value < 2^width. */
export const constantFormal = (b: Builder, width: number, value: bigint): Formal =>
  formal(b, width, [plusTerm({ kind: 'const', value }, 0)]);

/** The value that consists of `words`, lowest first. */
export const wordsFormal = (b: Builder, width: number, words: readonly Operand[], known?: Interval): Formal =>
  formal(b, width, wordTerms(words), known);

/** S is the value, not merely congruent to it. */
export const isExact = (f: Formal): boolean => contains(unsigned(f.width), f.total);

/** S lies in the signed range of the type, so that it is the value read as two's complement. */
export function isSignedExact(f: Formal): boolean {
  const half = 1n << BigInt(f.width - 1);
  return -half <= f.total.lower && f.total.upper < half;
}

/** The value's integer if it is a constant. */
export function constantOf(f: Formal): bigint | null {
  return f.terms.every((t) => t.operand.kind === 'const') ? BigInt.asUintN(f.width, f.total.lower) : null;
}

export const plusTerm = (operand: Operand, column: number): Term => ({ sign: 1, column, operand });

/** The terms with signs turned around. */
export const negated = (terms: readonly Term[]): readonly Term[] =>
  terms.map((t) => ({ ...t, sign: t.sign > 0 ? -1 : 1 }));

/** The terms multiplied by 2^(64·columns); terms that fall below column 0 are an error of the caller. */
export const moved = (terms: readonly Term[], columns: number): readonly Term[] =>
  terms.map((t) => ({ ...t, column: t.column + columns }));

/** Interval of the value of `f` as an unsigned integer. */
export const valueRange = (f: Formal): Interval => (isExact(f) ? f.total : unsigned(f.width));
