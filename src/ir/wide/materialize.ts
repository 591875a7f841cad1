/** From formal sums to words. */
import type { Builder, SumResult } from '../build.ts';
import type { Operand, Term } from '../function.ts';
import { meet, unsigned, type Interval } from '../interval.ts';
import { termsInterval } from '../linear.ts';
import { normalizeTerms } from '../normalizeSum.ts';
import { constOperand, ZERO } from '../operand.ts';
import { formal, isExact, plusTerm, type Formal } from './formal.ts';

interface Materialized {
  /** ⌈N/64⌉ words of the value, bits above N clear. */
  readonly words: readonly Operand[];
  /** The same value as a formal sum of its words; a negative S keeps its sign as −2^(64m)·borrow. */
  readonly value: Formal;
  /** The words of S before reduction to N bits, and what S lacked to be non-negative. */
  readonly raw: SumResult;
}

/** Words of `f`, by one multi-word sum. With `carry`, words above the type are computed too (`raw.words`). */
export function materialize(b: Builder, f: Formal, carry = false): Materialized {
  const known = done.get(f);
  if (known !== undefined && known.builder === b && !carry) return known.result;
  const result = isExact(f)
    ? exact(b, f)
    : signedWords(f) !== null
      ? signed(b, f, signedWords(f) ?? 0)
      : wrapped(b, f, carry);
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

/** S exceeds the type: its words modulo 2^N. The borrow or carry is recorded for comparisons that ask for it. */
function wrapped(b: Builder, f: Formal, carry: boolean): Materialized {
  const n = wordCount(f.width);
  const borrow = f.total.lower < 0n && fits(f.total, n);
  const over = carry && f.total.lower >= 0n ? wordCount(f.total.upper.toString(2).length) : n;
  const raw = b.sum({ terms: f.terms, words: over, borrow, within: f.total });
  const words = clearTop(b, raw.words.slice(0, n), f.width);
  return { words, value: formal(b, f.width, wordTerms(words)), raw };
}

const wordTerms = (words: readonly Operand[]): readonly Term[] => words.map((w, k) => plusTerm(w, k));

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
