/**
 * Instructions that move parts of vector registers to places of another width: extensions of parts, parts packed into
 * half as many bits, halves of registers, copies of a part. By names without `v`. Source: SDM vol. 2.
 */
import { Failure } from '../../../base/errors.ts';
import { isConstant, type Poly } from '../../algebra/poly.ts';
import type { Words } from '../../algebra/words.ts';
import type { AsmMemory, AsmOperand } from '../../listing/listing.ts';
import type { Machine } from '../machine.ts';
import type { WideRow } from '../wideRegisters.ts';
import { joinedParts, cutParts } from './compared.ts';
import type { Semantics, SemanticsTable } from './semantics.ts';
import { requireAligned } from './vectors.ts';
import { octet, readRow, WIDE_WORD, writeRow } from './wideOperands.ts';

const BITS: Readonly<Record<string, number>> = { b: 8, w: 16, d: 32, q: 64 };
/** Words of a register of 128 bits. */
const PAIR = 2;

/** The words of a register or of memory, of which there are `count`. */
function read(m: Machine, operand: AsmOperand, count: number): WideRow {
  if (operand.kind === 'register' && operand.file === 'vector') return m.vectors[operand.index].slice(0, count);
  if (operand.kind === 'memory')
    return Array.from({ length: count }, (_, i) =>
      m.read({ ...operand, width: WIDE_WORD, displacement: operand.displacement + BigInt(8 * i) }, WIDE_WORD),
    );
  return readRow(m, operand).slice(0, count);
}

function requireWords({ wide }: Machine): void {
  if (wide.isOfLanes) throw new Failure('unsupported', 'parts are moved between lanes');
}

function write(m: Machine, to: AsmOperand, row: WideRow, isVex: boolean): void {
  requireWords(m);
  if (to.kind === 'register' && to.file === 'vector') m.wide.writeLow(to.index, [row[0], row[1]], isVex);
  else if (to.kind === 'register') writeRow(m, to, row);
  else throw new Failure('unsupported', 'a part of a register is stored');
}

const wordsIn = (to: AsmOperand): number => (to.kind === 'register' ? to.width / WIDE_WORD : 0);

/** Each part as a part of more bits, as a number without or with a sign. */
const extend =
  (isVex: boolean, isSigned: boolean, from: number, to: number): Semantics =>
  (m, [into, source]) => {
    const { words } = m;
    const [count, each] = [wordsIn(into), WIDE_WORD / to];
    const bits = (count * WIDE_WORD * from) / to;
    const isShort = source.kind === 'memory' && bits < WIDE_WORD;
    const whole = isShort ? [m.read(source, bits)] : read(m, source, Math.ceil(bits / WIDE_WORD));
    const parts = whole.flatMap((word) => cutParts(words, from, word)).slice(0, bits / from);
    const wide = parts.map((part) => (isSigned ? words.low(to, words.signed(from, part)) : part));
    const row = Array.from({ length: count }, (_, i) => joinedParts(words, to, wide.slice(i * each, (i + 1) * each)));
    write(m, into, row, isVex);
  };

/**
 * A part as a signed number that is the nearest of half as many bits, with or without a sign: known of numbers that are
 * one of these, and of multiples of a bit, as comparisons leave them. Throws `unsupported`.
 */
function saturated(words: Words, width: number, part: Poly, isSigned: boolean): Poly {
  const [half, most] = [width / 2, (1n << BigInt(width / 2 - (isSigned ? 1 : 0))) - 1n];
  const nearest = (value: bigint): bigint => {
    const least = isSigned ? -most - 1n : 0n;
    const number = BigInt.asIntN(width, value);
    return BigInt.asUintN(half, number < least ? least : number > most ? most : number);
  };
  if (words.algebra.rangeOf(part).upper <= most) return part;
  if (isConstant(part)) return words.constant(nearest(part.constant));
  const multiple = words.asMultiple(part);
  if (multiple === null) throw new Failure('unsupported', 'numbers are packed that may be too large for it');
  return words.algebra.scale(multiple.bit, nearest(multiple.factor));
}

/** Without VEX memory is aligned; a part of it in all places (EVEX) is not followed. */
function requirePacked(m: Machine, memory: AsmMemory, isVex: boolean, count: number): void {
  const bits = WIDE_WORD * count;
  if (!isVex) requireAligned(m, memory);
  if ((memory.width ?? bits) !== bits)
    throw new Failure('unsupported', `memory of ${memory.width} bits where ${bits} are used`);
}

/** Within 128 bits each, the parts of the first register, then those of the second. */
const pack =
  (isVex: boolean, width: number, isSigned: boolean): Semantics =>
  (m, operands) => {
    const [to, first, second] = isVex ? operands : [operands[0], ...operands];
    const count = wordsIn(to);
    if (second.kind === 'memory') requirePacked(m, second, isVex, count);
    const [a, b] = [first, second].map((operand) => read(m, operand, count));
    const packed = (pair: WideRow): Poly => {
      const parts = pair.flatMap((word) => cutParts(m.words, width, word));
      return joinedParts(
        m.words,
        width / 2,
        parts.map((part) => saturated(m.words, width, part, isSigned)),
      );
    };
    const row = Array.from({ length: count }, (_, i) => {
      const at = i - (i % PAIR);
      return packed((i % PAIR === 0 ? a : b).slice(at, at + PAIR));
    });
    write(m, to, row, isVex);
  };

/** One part as a number. */
const extract =
  (width: 8 | 16 | 32): Semantics =>
  (m, [to, from, place]) => {
    requireWords(m);
    const parts = read(m, from, PAIR).flatMap((word) => cutParts(m.words, width, word));
    const part = parts[octet(place) % parts.length];
    if (to.kind === 'memory') m.write({ ...to, width }, width, part);
    else m.write({ ...to, width: 32 } as AsmOperand, 32, part);
  };

/** The lower or the upper half of 256 bits. */
const half: Semantics = (m, [to, from, place]) => {
  requireWords(m);
  const first = PAIR * (octet(place) % 2);
  const words = readRow(m, from).slice(first, first + PAIR);
  if (to.kind !== 'memory') return write(m, to, words, true);
  words.forEach((word, i) =>
    m.write({ ...to, width: WIDE_WORD, displacement: to.displacement + BigInt(8 * i) }, WIDE_WORD, word),
  );
};

/** The lowest part of a register, or one of memory, in all places. */
const copies =
  (width: 32 | 64): Semantics =>
  (m, [to, from]) => {
    const [whole] = from.kind === 'register' ? read(m, from, 1) : [m.read({ ...from, width } as AsmOperand, width)];
    const part = m.words.low(width, whole);
    const word = joinedParts(m.words, width, Array<Poly>(WIDE_WORD / width).fill(part));
    write(m, to, Array<Poly>(wordsIn(to)).fill(word), true);
  };

const EXTENSIONS = ['bw', 'bd', 'bq', 'wd', 'wq', 'dq'].flatMap((pair) =>
  ['sx', 'zx'].map((sign) => [`pmov${sign}${pair}`, sign === 'sx', BITS[pair[0]], BITS[pair[1]]] as const),
);
const PACKS = [
  ['packsswb', 16, true],
  ['packssdw', 32, true],
  ['packuswb', 16, false],
  ['packusdw', 32, false],
] as const;

const EXTRACTS = [
  ['pextrb', 8],
  ['pextrw', 16],
  ['pextrd', 32],
] as const;

const bothForms = (name: string, of: (isVex: boolean) => Semantics): (readonly [string, Semantics])[] => [
  [name, of(false)],
  [`v${name}`, of(true)],
];

/** Of registers of 128 bits, and of those of more. */
export const RESIZED: SemanticsTable = Object.fromEntries([
  ...EXTENSIONS.flatMap(([name, isSigned, from, to]) => bothForms(name, (isVex) => extend(isVex, isSigned, from, to))),
  ...PACKS.flatMap(([name, width, isSigned]) => bothForms(name, (isVex) => pack(isVex, width, isSigned))),
  ...EXTRACTS.flatMap(([name, width]) => bothForms(name, () => extract(width))),
  ...['vextracti128', 'vextractf128'].map((name) => [name, half] as const),
  ['vpbroadcastd', copies(32)] as const,
]);
/** The same word in both places of 128 bits. */
export const COPIES_IN_PAIRS: SemanticsTable = { vpbroadcastq: copies(64) };

/** Operands of those that have not two. */
export const RESIZED_ARITY: Readonly<Record<string, readonly number[]>> = {
  ...Object.fromEntries(PACKS.map(([name]) => [`v${name}`, [3]])),
  ...Object.fromEntries(EXTRACTS.flatMap(([name]) => [name, `v${name}`]).map((name) => [name, [3]])),
  vextracti128: [3],
  vextractf128: [3],
};
