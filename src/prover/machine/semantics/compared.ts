/**
 * Parts of vector registers that are compared, and numbers and flags that are made of a whole register: the top bits of
 * its parts, as comparisons leave them; whether all bits are 0. By names without `v`. Source: SDM vol. 2.
 */
import { Failure } from '../../../base/errors.ts';
import type { Poly } from '../../algebra/poly.ts';
import type { Words } from '../../algebra/words.ts';
import type { AsmOperand } from '../../listing/listing.ts';
import type { Machine } from '../machine.ts';
import type { WideRow } from '../wideRegisters.ts';
import { isSameRegister, type Semantics, type SemanticsTable } from './semantics.ts';
import { isMask, operandBits, readRow, writeRow } from './wideOperands.ts';
import { WORD_SEMANTICS } from './words.ts';

const WORD = 64;

/** What a comparison makes of a word of each of two registers, or of one. */
export type WordEquality = (words: Words, x: Poly, y: Poly, isSame: boolean) => Poly;

/** All ones in each part of a word in which both have the same. */
const equalParts =
  (width: 8 | 16 | 32 | 64): WordEquality =>
  (words, x, y, isSame) => {
    const ones = (1n << BigInt(width)) - 1n;
    if (isSame) return words.constant((1n << BigInt(WORD)) - 1n);
    const others = cutParts(words, width, y);
    const masks = cutParts(words, width, x).map((part, i) => {
      const addends = [part, others[i]].map((poly, k) => ({ poly, factor: k === 0 ? 1n : -1n }));
      const { low: word, high } = words.cut(width, addends);
      return words.isZeroDifference(width, { word, high, number: words.sum(addends) });
    });
    return joinedParts(
      words,
      width,
      masks.map((bit) => words.algebra.scale(bit, ones)),
    );
  };

/** The word of these parts, the lowest first. */
export const joinedParts = (words: Words, width: number, parts: readonly Poly[]): Poly =>
  words.sum(parts.map((poly, i) => ({ poly, factor: 1n << BigInt(i * width) })));

/** Each is cut from what is above the one before, so that the cuts cancel in a sum of all. */
export function cutParts(words: Words, width: number, word: Poly): Poly[] {
  let rest = word;
  return Array.from({ length: WORD / width }, () => {
    const part = words.low(width, rest);
    rest = words.high(width, rest);
    return part;
  });
}

/** Comparisons by name. */
export const EQUALITIES: readonly (readonly [name: string, equal: WordEquality])[] = [
  ['pcmpeqb', equalParts(8)],
  ['pcmpeqw', equalParts(16)],
  ['pcmpeqd', equalParts(32)],
  ['pcmpeqq', equalParts(64)],
];

/** The words of a register, which are none of one lane. */
function wordsOf(m: Machine, operand: AsmOperand): WideRow {
  if (operand.kind === 'register' && operand.file === 'vector') return m.vectors[operand.index];
  return wholeRow(m, operand).slice(0, operandBits(operand) / WORD);
}

function wholeRow(m: Machine, operand: AsmOperand): WideRow {
  if (m.wide.isOfLanes) throw new Failure('unsupported', 'the bits of all lanes become a number or a flag');
  return readRow(m, operand);
}

/** Top bits of parts of so many bits, the lowest first. */
const topBits =
  (width: 8 | 32 | 64): Semantics =>
  (m, [to, from]) => {
    const { words } = m;
    if (to.kind !== 'register') throw new Failure('unsupported', 'a general register is expected');
    const bits = wordsOf(m, from).flatMap((word) =>
      Array.from({ length: WORD / width }, (_, i) => words.topOfPart(width, i * width, word)),
    );
    const number = words.sum(bits.map((poly, i) => ({ poly, factor: 1n << BigInt(i) })));
    m.write(to, to.width, words.algebra.learn(number, 0n, (1n << BigInt(bits.length)) - 1n));
  };

/** ZF: no bit is in both; CF: none of the second is missing in the first. The other flags are 0. */
export const test =
  (read: (m: Machine, operand: AsmOperand) => WideRow): Semantics =>
  (m, [first, second]) => {
    const { words } = m;
    const [a, b] = [read(m, first), read(m, second)];
    const isNothing = (of: (x: Poly) => Poly): Poly =>
      words.isZero(a.map((x, i) => words.and(of(x), b[i])).reduce((all, x) => words.or(all, x)));
    const nothing = (): Poly => words.constant(0n);
    m.setFlags(
      () => isNothing((x) => words.not(WORD, x)),
      nothing,
      () => isNothing((x) => x),
      nothing,
    );
  };

export const TOP_BITS: SemanticsTable = { pmovmskb: topBits(8), movmskps: topBits(32), movmskpd: topBits(64) };

/** The result is a register; what makes a mask register of a comparison is `toMask`, if anything does. */
const equalRows =
  (equal: WordEquality, toMask: Semantics | undefined): Semantics =>
  (m, operands) => {
    const [to, a, b] = operands;
    if (isMask(to)) {
      if (toMask === undefined) throw new Failure('unsupported', 'a mask of elements that are not words');
      return toMask(m, operands);
    }
    const isSame = isSameRegister(a, b);
    const row = isSame ? Array.from({ length: m.wide.count }, () => m.words.constant(0n)) : null;
    writeRow(
      m,
      to,
      m.wide.wordwise([row ?? readRow(m, a), row ?? readRow(m, b)], (x, y) => equal(m.words, x, y, isSame)),
    );
  };

/** The same of registers of 256 bits. */
export const ROWS_COMPARED: SemanticsTable = Object.fromEntries([
  ['vptest', test(wholeRow)] as const,
  ...Object.entries(TOP_BITS).map(([name, semantics]) => [`v${name}`, semantics] as const),
  ...EQUALITIES.map(([name, equal]) => [`v${name}`, equalRows(equal, WORD_SEMANTICS[`v${name}`])] as const),
]);
