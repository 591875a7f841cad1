/**
 * Vector registers as two words: 128-bit instructions that do the same to both, or move them. What is above these words
 * becomes 0 by VEX forms and stays by legacy ones, whatever is written. Source: SDM vol. 2; vol. 1, §14.1.3.
 */
import { Failure } from '../../../base/errors.ts';
import type { Meaning } from '../../../x86/notation.ts';
import { WORD_MEANINGS } from '../../../x86/vector.ts';
import type { Poly } from '../../algebra/poly.ts';
import type { AsmMemory, AsmOperand } from '../../listing/listing.ts';
import type { Machine } from '../machine.ts';
import type { Words } from '../../algebra/words.ts';
import type { Pair } from '../wideRegisters.ts';
import { EQUALITIES, test, TOP_BITS, type WordEquality } from './compared.ts';
import { MOVES_OF_ONE_BY, MOVES_OF_TWO, MOVES_OF_TWO_BY } from './halves.ts';
import { isSameRegister, type Semantics, type SemanticsTable } from './semantics.ts';
import { octet } from './wideOperands.ts';
import { wordOf } from './words.ts';

const WORD = 64;
/** Of a register of 128 bits. */
const PAIR_BYTES = 16n;

const isVector = (o: AsmOperand): o is AsmOperand & { kind: 'register' } =>
  o.kind === 'register' && o.file === 'vector';

function indexOf(operand: AsmOperand): number {
  if (isVector(operand)) return operand.index;
  throw new Failure('unsupported', 'a vector register is expected');
}

/** To a vector register the upper half becomes 0. */
const movq =
  (isVex: boolean): Semantics =>
  (m, [to, from]) => {
    const value = isVector(from) ? m.vectors[from.index][0] : m.read(from, 64);
    if (isVector(to)) m.wide.writeLow(to.index, [value, m.words.constant(0n)], isVex);
    else m.write(to, 64, value);
  };

function laneOf(operand: AsmOperand): number {
  if (operand.kind !== 'immediate') throw new Failure('input', 'a lane number is expected');
  return Number(operand.value & 1n);
}

/** What the VEX form keeps one word of is an operand of its own. */
const insert =
  (isVex: boolean): Semantics =>
  (m, operands) => {
    const [kept, from, lane] = operands.slice(isVex ? 1 : 0);
    const [low, high] = m.vectors[indexOf(kept)];
    const value = m.read(from, 64);
    m.wide.writeLow(indexOf(operands[0]), laneOf(lane) === 0 ? [value, high] : [low, value], isVex);
  };

const extract: Semantics = (m, [to, from, lane]) => m.write(to, 64, m.vectors[indexOf(from)][laneOf(lane)]);

/** 128-bit moves; memory is two words, of which some demand that the address is a multiple of 16. */
function moveWhole(isVex: boolean, isAligned: boolean): Semantics {
  return (m, [to, from]) => {
    for (const o of [to, from]) if (isAligned && o.kind === 'memory') requireAligned(m, o);
    const value = readPair(m, from);
    if (isVector(to)) m.wide.writeLow(to.index, value, isVex);
    else pairAddresses(m, to).forEach((address, i) => m.memory.store(address, 64, value[i]));
  };
}

/**
 * Constants say whether they are aligned, and so does the convention of the stack, or the case of rsp on entry that is
 * looked at; of arrays it is not known.
 */
export function requireAligned(m: Machine, operand: AsmMemory, bytes = PAIR_BYTES): void {
  if (!(operand.symbol === null ? m.memory.isOnStackAligned(m.address(operand), bytes) : operand.isAligned === true))
    throw new Failure('unsupported', 'an aligned access where the alignment is not known');
}

/** A register, 128 bits of memory, or one word of it for both (EVEX). */
function readPair(m: Machine, from: AsmOperand): Pair {
  if (isVector(from)) return m.vectors[from.index];
  if (from.kind === 'memory' && from.width === WORD) {
    const word = m.read(from, WORD);
    return [word, word];
  }
  requireWhole(from);
  if (from.kind === 'memory' && from.symbol !== null) {
    const { symbol, displacement: at } = from;
    return [m.readConstant(from, symbol, WORD), m.readConstant({ ...from, displacement: at + 8n }, symbol, WORD)];
  }
  const [low, high] = pairAddresses(m, from).map((address) => m.memory.load(address, WORD));
  return [low, high];
}

/** Memory is aligned without VEX. */
const readTested =
  (isVex: boolean) =>
  (m: Machine, operand: AsmOperand): Pair => {
    if (!isVex && operand.kind === 'memory') requireAligned(m, operand);
    return readPair(m, operand);
  };

/** Without a width it is that of the register. */
function requireWhole(operand: AsmOperand): void {
  if (operand.kind === 'memory' && (operand.width ?? 2 * WORD) !== 2 * WORD)
    throw new Failure('unsupported', `memory of ${operand.width} bits where 128 are used`);
}

function pairAddresses(m: Machine, operand: AsmOperand): Poly[] {
  const memory = operand.kind === 'memory' ? operand : null;
  if (memory === null) throw new Failure('unsupported', 'a 128-bit operand of this form');
  const at = (displacement: bigint): AsmMemory => ({ ...memory, displacement });
  return [m.address(at(memory.displacement)), m.address(at(memory.displacement + 8n))];
}

/** a op b, where an instruction of two operands, which wants memory to be aligned, has a in place of its result. */
function both(isVex: boolean, f: (m: Machine, a: Pair, b: Pair, isSame: boolean) => Pair): Semantics {
  return (m, [to, first, second]) => {
    const [a, b] = isVex ? [first, second] : [to, first];
    if (!isVex && b.kind === 'memory') requireAligned(m, b);
    m.wide.writeLow(indexOf(to), f(m, readPair(m, a), readPair(m, b), isSameRegister(a, b)), isVex);
  };
}

/** The same to both words; of what cancels nothing is left where both are one register, whatever that holds. */
const wordwise =
  (of: Meaning) =>
  (m: Machine, a: Pair, b: Pair, isSame: boolean): Pair => {
    const [f, nothing] = [wordOf(m, of), m.words.constant(0n)];
    const zeros: Pair = [nothing, nothing];
    const [x, y] = of.cancels && isSame ? [zeros, zeros] : [a, b];
    return [f(nothing, x[0], y[0]), f(nothing, x[1], y[1])];
  };

const equalPairs =
  (equal: WordEquality) =>
  ({ words }: Machine, a: Pair, b: Pair, isSame: boolean): Pair => [
    equal(words, a[0], b[0], isSame),
    equal(words, a[1], b[1], isSame),
  ];

/** What there is of 128 bits, too. */
const OF_BOTH = /^(p(xor|andn?|or)|(xor|andn?|or)p[sd]|p(add|sub)[dq]|pmuludq)$/;
const SHIFTS = /^ps([rl]l[wdq]|rad)$/;

const meaningsOf = (names: RegExp): (readonly [string, Meaning])[] =>
  [...WORD_MEANINGS].filter(([name]) => names.test(name));

/** What instructions do to two pairs, by their names without `v`. */
const OF_PAIRS: Readonly<Record<string, (m: Machine, a: Pair, b: Pair, isSame: boolean) => Pair>> = {
  ...Object.fromEntries(meaningsOf(OF_BOTH).map(([name, of]) => [name, wordwise(of)])),
  ...Object.fromEntries(
    Object.entries(MOVES_OF_TWO).map(([name, move]) => [
      name,
      (m: Machine, a: Pair, b: Pair) => move(m.words, a, b, 0),
    ]),
  ),
  ...Object.fromEntries(EQUALITIES.map(([name, equal]) => [name, equalPairs(equal)])),
};

type ByImmediate = (m: Machine, a: Pair, b: Pair, k: number) => Pair;

/** Moves that an immediate chooses. */
const movesBy = (
  sources: 1 | 2,
  table: Readonly<Record<string, (words: Words, a: Pair, b: Pair, order: number) => Pair>>,
): Readonly<Record<string, readonly [1 | 2, ByImmediate]>> =>
  Object.fromEntries(
    Object.entries(table).map(([name, move]) => [name, [sources, (m, a, b, k) => move(m.words, a, b, k)] as const]),
  );

/** Whether a shift has its source in place of its destination without VEX. */
const isTied = (name: string): boolean => /^ps([rl]l|ra)/.test(name);

/** By an immediate, of what there is behind the destination; of two sources the first is in place of it without VEX. */
const byImmediate =
  (isVex: boolean, sources: 1 | 2, f: ByImmediate): Semantics =>
  (m, operands) => {
    const [to] = operands;
    const from = operands[operands.length - 2];
    const first = isVex && sources === 2 ? operands[1] : to;
    if (!isVex && from.kind === 'memory') requireAligned(m, from);
    const [a, b] = [sources === 2 ? readPair(m, first) : null, readPair(m, from)];
    m.wide.writeLow(indexOf(to), f(m, a ?? b, b, octet(operands.at(-1))), isVex);
  };

/** What instructions do by an immediate, with how many sources, by their names without `v`. */
const BY_IMMEDIATE: Readonly<Record<string, readonly [sources: 1 | 2, f: ByImmediate]>> = {
  ...Object.fromEntries(
    meaningsOf(SHIFTS).map(([name, of]) => [
      name,
      [
        1,
        (m, _, [low, high], k) => {
          const [f, nothing] = [wordOf(m, of, k), m.words.constant(0n)];
          return [f(nothing, low), f(nothing, high)];
        },
      ] as const,
    ]),
  ),
  ...movesBy(1, MOVES_OF_ONE_BY),
  ...movesBy(2, MOVES_OF_TWO_BY),
};

/** One word of a register is loaded, the other kept, or stored. */
const half =
  (isVex: boolean, lane: 0 | 1): Semantics =>
  (m, operands) => {
    const [to] = operands;
    const from = operands[operands.length - 1];
    if (!isVector(to)) return m.write(to, WORD, m.vectors[indexOf(from)][lane]);
    const kept = m.vectors[indexOf(operands[operands.length - 2])];
    const word = m.read(from, WORD);
    m.wide.writeLow(to.index, lane === 0 ? [word, kept[1]] : [kept[0], word], isVex);
  };

/** The lowest bits of a register: loaded, with zeros above them; between two registers those above stay. */
const lowest =
  (isVex: boolean, width: 32 | 64): Semantics =>
  (m, operands) => {
    const [to] = operands;
    const from = operands[operands.length - 1];
    const own = (o: AsmOperand): Poly => (isVector(o) ? m.words.low(width, m.vectors[o.index][0]) : m.read(o, width));
    if (!isVector(to)) return m.write(to, width, own(from));
    if (!isVector(from)) return m.wide.writeLow(to.index, [own(from), m.words.constant(0n)], isVex);
    const [low, high] = m.vectors[indexOf(operands[operands.length - 2])];
    const above = m.words.algebra.sub(low, m.words.low(width, low));
    m.wide.writeLow(to.index, [m.words.algebra.add(above, own(from)), high], isVex);
  };

const WITH_VEX: readonly (readonly [prefix: string, isVex: boolean])[] = [
  ['', false],
  ['v', true],
];

export const VECTOR_SEMANTICS: SemanticsTable = Object.fromEntries(
  WITH_VEX.flatMap(([vex, isVex]) =>
    [
      ['movq', movq(isVex)] as const,
      ['pinsrq', insert(isVex)] as const,
      ['pextrq', extract] as const,
      ['ptest', test(readTested(isVex))] as const,
      ...Object.entries(TOP_BITS),
      ...['movdqu', 'movups', 'movupd'].map((name) => [name, moveWhole(isVex, false)] as const),
      ...['movdqa', 'movaps', 'movapd'].map((name) => [name, moveWhole(isVex, true)] as const),
      ...['movlps', 'movlpd'].map((name) => [name, half(isVex, 0)] as const),
      ...['movhps', 'movhpd'].map((name) => [name, half(isVex, 1)] as const),
      ...['movd', 'movss'].map((name) => [name, lowest(isVex, 32)] as const),
      ['movsd', lowest(isVex, 64)] as const,
      ...Object.entries(BY_IMMEDIATE).map(([name, [sources, f]]) => [name, byImmediate(isVex, sources, f)] as const),
      ...Object.entries(OF_PAIRS).map(([name, f]) => [name, both(isVex, f)] as const),
    ].map(([name, semantics]) => [vex + name, semantics] as const),
  ),
);

/** Operands of those that have not two. */
export const VECTOR_ARITY: Readonly<Record<string, readonly number[]>> = {
  pinsrq: [3],
  vpinsrq: [4],
  pextrq: [3],
  vpextrq: [3],
  ...Object.fromEntries(['vmovss', 'vmovsd'].map((name) => [name, [2, 3]])),
  ...Object.fromEntries(
    Object.entries(BY_IMMEDIATE).flatMap(([name, [sources]]) => [
      [name, [isTied(name) ? 2 : 3]],
      [`v${name}`, [sources + 2]],
    ]),
  ),
  ...Object.fromEntries(['lps', 'lpd', 'hps', 'hpd'].map((name) => [`vmov${name}`, [2, 3]])),
  ...Object.fromEntries(Object.keys(OF_PAIRS).map((name) => [`v${name}`, [3]])),
};
