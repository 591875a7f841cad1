/**
 * Instructions on registers of 128 bits that move words and halves of words, by names without `v`. Two halves of a word
 * that come together again are the word. Source: SDM vol. 2.
 */
import { Failure } from '../../../base/errors.ts';
import type { Poly } from '../../algebra/poly.ts';
import type { Words } from '../../algebra/words.ts';
import type { Pair } from '../wideRegisters.ts';

const BITS = 32;
const BYTES = 4;
const WORD = 64;

/** 32 bits of a word. */
interface Half {
  readonly word: Poly;
  readonly isHigh: boolean;
}

/** The four halves of two words, the lowest first. */
type Halves = readonly Half[];

const halvesOf = (pair: Pair): Halves =>
  pair.flatMap((word) => [
    { word, isHigh: false },
    { word, isHigh: true },
  ]);

/** Two words of four halves. */
const joined = (words: Words, [a, b, c, d]: Halves): Pair => [wordOf(words, a, b), wordOf(words, c, d)];

function wordOf(words: Words, low: Half, high: Half): Poly {
  if (low.word === high.word && !low.isHigh && high.isHigh) return low.word;
  return words.algebra.combine(numberOf(words, low), numberOf(words, high), 1n << BigInt(BITS));
}

const numberOf = (words: Words, { word, isHigh }: Half): Poly =>
  isHigh ? words.high(BITS, word) : words.low(BITS, word);

/** What stands where, of the halves of two operands and of nothing, by an immediate. */
type Choose = (a: Halves, b: Halves, order: number, nothing: Half) => Halves;

/** The place of a half by two bits of the immediate. */
const place = (order: number, i: number): number => (order >> (2 * i)) & 3;

/** From bytes that an immediate counts, which must be whole halves. */
function from(all: Halves, bytes: number, nothing: Half): Halves {
  if (bytes % BYTES !== 0) throw new Failure('unsupported', 'a shift by parts of halves of words');
  return Array.from({ length: 4 }, (_, i) => all[bytes / BYTES + i] ?? nothing);
}

/** Those of b for which the immediate has a bit. */
const blended = (a: Halves, b: Halves, isOfB: (i: number) => boolean): Halves =>
  a.map((half, i) => (isOfB(i) ? b[i] : half));

function hasBoth(order: number, i: number): boolean {
  const bits = place(order, i);
  if (bits === 1 || bits === 2) throw new Failure('unsupported', 'parts of halves of words are chosen');
  return bits === 3;
}

const lowest: Choose = (a, b) => [a[0], b[0], a[1], b[1]];
const highest: Choose = (a, b) => [a[2], b[2], a[3], b[3]];

/** Of two sources. */
const OF_TWO: Readonly<Record<string, Choose>> = {
  punpckldq: lowest,
  unpcklps: lowest,
  punpckhdq: highest,
  unpckhps: highest,
  punpcklqdq: ([a, b], [c, d]) => [a, b, c, d],
  unpcklpd: ([a, b], [c, d]) => [a, b, c, d],
  movlhps: ([a, b], [c, d]) => [a, b, c, d],
  punpckhqdq: ([, , a, b], [, , c, d]) => [a, b, c, d],
  unpckhpd: ([, , a, b], [, , c, d]) => [a, b, c, d],
  movhlps: ([, , a, b], [, , c, d]) => [c, d, a, b],
};

/** Of two sources by an immediate. */
const OF_TWO_BY: Readonly<Record<string, Choose>> = {
  shufps: (a, b, order) => [a[place(order, 0)], a[place(order, 1)], b[place(order, 2)], b[place(order, 3)]],
  shufpd: (a, b, order) => [...a.slice(2 * (order & 1)).slice(0, 2), ...b.slice(order & 2).slice(0, 2)],
  palignr: (a, b, bytes, nothing) => from([...b, ...a], bytes, nothing),
  blendps: (a, b, order) => blended(a, b, (i) => ((order >> i) & 1) === 1),
  blendpd: (a, b, order) => blended(a, b, (i) => ((order >> (i >> 1)) & 1) === 1),
  pblendw: (a, b, order) => blended(a, b, (i) => hasBoth(order, i)),
};

/** Of one source by an immediate. */
const OF_ONE_BY: Readonly<Record<string, Choose>> = {
  pshufd: (_, b, order) => [0, 1, 2, 3].map((i) => b[place(order, i)]),
  psrldq: (_, b, bytes, nothing) => from(b, bytes, nothing),
  pslldq: (_, b, bytes, nothing) => {
    const nothings = [nothing, nothing, nothing, nothing];
    return bytes >= 16 ? nothings : from([...nothings, ...b], 16 - bytes, nothing);
  },
};

/** What they make of two words each. */
type Moves = Readonly<Record<string, (words: Words, a: Pair, b: Pair, order: number) => Pair>>;

const moves = (table: Readonly<Record<string, Choose>>): Moves =>
  Object.fromEntries(
    Object.entries(table).map(([name, choose]) => [
      name,
      (words, a, b, order) =>
        joined(words, choose(halvesOf(a), halvesOf(b), order, { word: words.constant(0n), isHigh: false })),
    ]),
  );

export const MOVES_OF_TWO = moves(OF_TWO);
export const MOVES_OF_TWO_BY = moves(OF_TWO_BY);
/** By bytes that are no whole halves, through both words. */
const shiftRight = (words: Words, [low, high]: Pair, bytes: number): Pair => {
  const bits = 8 * bytes;
  if (bits >= WORD) return [words.high(bits - WORD, high), words.constant(0n)];
  return [words.funnel(WORD, bits, low, high), words.high(bits, high)];
};
const BY_HALVES = moves(OF_ONE_BY);
export const MOVES_OF_ONE_BY: Moves = {
  ...BY_HALVES,
  psrldq: (words, a, b, bytes) =>
    bytes % BYTES === 0 || bytes >= 16 ? BY_HALVES['psrldq'](words, a, b, bytes) : shiftRight(words, b, bytes),
};
