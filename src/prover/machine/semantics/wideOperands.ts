/**
 * Operands of instructions on registers of 256 and 512 bits: the words of each that the machine follows. In vectorised
 * functions one word stands for all lanes; elsewhere it follows all eight.
 */
import { Failure } from '../../../base/errors.ts';
import type { Poly } from '../../algebra/poly.ts';
import type { AsmMemory, AsmOperand } from '../../listing/listing.ts';
import type { Machine } from '../machine.ts';
import type { WideRow } from '../wideRegisters.ts';

export const WIDE_WORD = 64;

/** Whether an instruction works on registers of 256 or 512 bits. */
export const hasRow = (operands: readonly AsmOperand[]): boolean =>
  operands.some((o) => o.kind === 'register' && o.file === 'lanes');

/**
 * In vectorised functions code may use no shorter registers: these have some lanes only. Longer ones have all of them,
 * and others, for which nothing may be loaded or stored. Where all words are followed, registers may have any length.
 */
export function requireLaneFile(m: Machine, operands: readonly AsmOperand[]): void {
  const hasMemory = operands.some((o) => o.kind === 'memory');
  for (const o of operands) {
    if (!m.wide.isOfLanes || o.kind !== 'register' || (o.file !== 'lanes' && o.file !== 'vector')) continue;
    const isFit = o.file === 'lanes' && (o.width === m.wide.bits || (o.width > m.wide.bits && !hasMemory));
    if (!isFit)
      throw new Failure('unsupported', `a register of ${o.width} bits where rows have ${m.wide.bits}`, {
        hint: 'vectorised code is verified with --lanes: 4 of 256 bits, 8 of 512',
      });
  }
}

/** The same word in each place. */
export const everyWord = (m: Machine, word: Poly): WideRow => Array.from({ length: m.wide.count }, () => word);

/** Operands of one instruction, of which memory is as long as the registers unless it says otherwise. */
export function sizedLike(operands: readonly AsmOperand[]): readonly AsmOperand[] {
  const bits = operands.find((o) => o.kind === 'register' && o.file === 'lanes');
  if (bits?.kind !== 'register') return operands;
  return operands.map((o) => (o.kind === 'memory' && o.width === null ? { ...o, width: bits.width } : o));
}

/** Of eight words those that a register of so many bits has; nothing is in the others. */
export const cutRow = (m: Machine, row: WideRow, bits: number): WideRow =>
  m.wide.isOfLanes || bits >= m.wide.bits
    ? row
    : Array.from({ length: m.wide.count }, (_, i) => (WIDE_WORD * i < bits ? row[i] : m.words.constant(0n)));

/** Bits of a register. Throws `unsupported`. */
export function operandBits(operand: AsmOperand): number {
  if (operand.kind === 'register') return operand.width;
  throw new Failure('unsupported', 'a register is expected');
}

/** What there is of a register, a row of memory, or a word that all lanes read. */
export function readRow(m: Machine, operand: AsmOperand): WideRow {
  if (operand.kind === 'register' && operand.file === 'lanes')
    return cutRow(m, m.wide.read(operand.index), operand.width);
  if (operand.kind !== 'memory') throw new Failure('unsupported', 'a register of lanes or memory is expected');
  if (operand.width === WIDE_WORD) return everyWord(m, m.read(operand, WIDE_WORD));
  const bits = wholeBits(m, operand);
  const { symbol } = operand;
  if (!m.wide.isOfLanes) return cutRow(m, readWords(m, operand, bits), bits);
  return [symbol === null ? m.memory.loadRow(m.address(operand)) : constantRow(m, operand, symbol)];
}

const readWords = (m: Machine, operand: AsmMemory, bits: number): WideRow =>
  wordsAt(operand, bits / WIDE_WORD).map((at) =>
    at.symbol === null ? m.memory.load(m.address(at), WIDE_WORD) : m.readConstant(at, at.symbol, WIDE_WORD),
  );

/** What is beyond the end of a shorter register becomes zero. */
export function writeRow(m: Machine, operand: AsmOperand, row: WideRow): void {
  if (operand.kind === 'memory') return storeRow(m, operand, row);
  if (operand.kind !== 'register' || operand.file !== 'lanes')
    throw new Failure('unsupported', 'a register of lanes is expected');
  m.wide.write(operand.index, cutRow(m, row, operand.width));
}

function storeRow(m: Machine, operand: AsmMemory, row: WideRow): void {
  const bits = wholeBits(m, operand);
  if (operand.symbol !== null) throw new Failure('unsupported', 'a store to a constant');
  if (m.wide.isOfLanes) m.memory.storeRow(m.address(operand), row[0]);
  else wordsAt(operand, bits / WIDE_WORD).forEach((at, i) => m.memory.store(m.address(at), WIDE_WORD, row[i]));
}

/** Bits of a row of memory: those of all lanes, or of any register of words. Throws `unsupported`. */
export function wholeBits(m: Machine, { width }: AsmMemory): number {
  const bits = width ?? m.wide.bits;
  if (bits !== m.wide.bits && (m.wide.isOfLanes || !ROW_BITS.includes(bits)))
    throw new Failure('unsupported', 'a part of a row, or a short word');
  return bits;
}
const ROW_BITS: readonly number[] = [256, 512];

const wordsAt = (memory: AsmMemory, count: number): AsmMemory[] =>
  Array.from({ length: count }, (_, i) => ({
    ...memory,
    width: WIDE_WORD,
    displacement: memory.displacement + 8n * BigInt(i),
  }));

/** A constant as long as a register, which must be the same word in all lanes. */
function constantRow(m: Machine, operand: AsmMemory, symbol: string): Poly {
  const words = wordsAt(operand, m.wide.bits / WIDE_WORD).map((at) => m.readConstant(at, symbol, WIDE_WORD));
  return sameWord(words, `the constant ${symbol}`);
}

/** The one word of constants that are the same in all lanes. Throws `unsupported`. */
export function sameWord(words: readonly Poly[], what: string): Poly {
  if (words.some(({ constant }) => constant !== words[0].constant))
    throw new Failure('unsupported', `the lanes of ${what} differ`);
  return words[0];
}

/** The bits of a mask register. */
export const readMask = (m: Machine, operand: AsmOperand): WideRow => m.wide.readMask(maskIndex(operand));
export const writeMask = (m: Machine, operand: AsmOperand, bits: WideRow): void =>
  m.wide.writeMask(maskIndex(operand), bits);

function maskIndex(operand: AsmOperand): number {
  if (isMask(operand)) return operand.index;
  throw new Failure('unsupported', 'a mask register is expected');
}

export const isMask = (o: AsmOperand): o is AsmOperand & { kind: 'register' } =>
  o.kind === 'register' && o.file === 'mask';

/** An immediate of eight bits. */
export function octet(operand: AsmOperand | undefined): number {
  if (operand?.kind === 'immediate') return Number(BigInt.asUintN(8, operand.value));
  throw new Failure('unsupported', 'an immediate is expected');
}
