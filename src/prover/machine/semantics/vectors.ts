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
import { isSameRegister, type Semantics, type SemanticsTable } from './semantics.ts';
import { wordOf } from './words.ts';

const WORD = 64;
/** The low one and the high one. */
type Pair = readonly [Poly, Poly];

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

/** Constants say whether they are aligned, and so does the convention of the stack; of arrays it is not known. */
function requireAligned(m: Machine, operand: AsmMemory): void {
  if (!(operand.symbol === null ? m.memory.isAligned(m.address(operand)) : operand.isAligned === true))
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

const lows = (_: Machine, a: Pair, b: Pair): Pair => [a[0], b[0]];
const highs = (_: Machine, a: Pair, b: Pair): Pair => [a[1], b[1]];

/** What there is of 128 bits, too. */
const OF_BOTH = /^(p(xor|andn?|or)|(xor|andn?|or)p[sd]|p(add|sub)q)$/;

/** What instructions do to two pairs, by their names without `v`. */
const OF_PAIRS: Readonly<Record<string, (m: Machine, a: Pair, b: Pair, isSame: boolean) => Pair>> = {
  ...Object.fromEntries([...WORD_MEANINGS].flatMap(([name, of]) => (OF_BOTH.test(name) ? [[name, wordwise(of)]] : []))),
  punpcklqdq: lows,
  unpcklpd: lows,
  movlhps: lows,
  punpckhqdq: highs,
  unpckhpd: highs,
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

/** Both words by the halves of an immediate, each of which must name a whole word. */
const shuffle =
  (isVex: boolean): Semantics =>
  (m, [to, from, order]) => {
    const value = order.kind === 'immediate' ? Number(BigInt.asUintN(8, order.value)) : -1;
    const [low, high] = [value & 15, value >> 4].map((part) => WHOLE_WORDS.indexOf(part));
    if (low < 0 || high < 0) throw new Failure('unsupported', 'a shuffle of parts of words');
    if (!isVex && from.kind === 'memory') requireAligned(m, from);
    const pair = readPair(m, from);
    m.wide.writeLow(indexOf(to), [pair[low], pair[high]], isVex);
  };

/** Parts 0 and 1, and parts 2 and 3, as the four bits of an immediate have them. */
const WHOLE_WORDS = [0b0100, 0b1110];

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
      ...['movdqu', 'movups', 'movupd'].map((name) => [name, moveWhole(isVex, false)] as const),
      ...['movdqa', 'movaps', 'movapd'].map((name) => [name, moveWhole(isVex, true)] as const),
      ...['movlps', 'movlpd'].map((name) => [name, half(isVex, 0)] as const),
      ...['movhps', 'movhpd'].map((name) => [name, half(isVex, 1)] as const),
      ['pshufd', shuffle(isVex)] as const,
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
  pshufd: [3],
  vpshufd: [3],
  ...Object.fromEntries(['lps', 'lpd', 'hps', 'hpd'].map((name) => [`vmov${name}`, [2, 3]])),
  ...Object.fromEntries(Object.keys(OF_PAIRS).map((name) => [`v${name}`, [3]])),
};
