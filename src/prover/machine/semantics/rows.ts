/**
 * Instructions that move the words of 512-bit registers about, in functions of words: each register has eight. In
 * functions of lanes it has one, which stands for all (lanes.ts). Only zmm16 to zmm31 are moved, which have no part
 * that is another register and that nobody else expects to be kept or clean; others may be cleared. Source: SDM vol. 2.
 */
import { Failure } from '../../../base/errors.ts';
import type { Poly } from '../../algebra/poly.ts';
import type { AsmMemory, AsmOperand } from '../../listing/listing.ts';
import type { Machine } from '../machine.ts';
import { isSameRegister, type Semantics, type SemanticsTable } from './semantics.ts';

type Row = readonly Poly[];

const WORDS = 8;
const WORD = 64;
const ROW = WORD * WORDS;
/** The first register without a shorter part. */
const FIRST_WHOLE = 16;

/** Whether an instruction works on registers of 512 bits. */
export const hasRow = (operands: readonly AsmOperand[]): boolean =>
  operands.some((o) => o.kind === 'register' && o.file === 'lanes');

function indexOf(operand: AsmOperand): number {
  if (operand.kind !== 'register' || operand.file !== 'lanes')
    throw new Failure('unsupported', 'a register of 512 bits is expected');
  if (operand.index < FIRST_WHOLE)
    throw new Failure('unsupported', 'a register of 512 bits that has shorter parts, in a function of words', {
      expected: 'zmm16 to zmm31; with --lanes 8, all of them',
      found: `zmm${operand.index}`,
    });
  return operand.index;
}

const wordsAt = (memory: AsmMemory): AsmMemory[] => {
  if (memory.symbol !== null || (memory.width ?? ROW) !== ROW)
    throw new Failure('unsupported', 'anything but eight words of an array or of the stack');
  return Array.from({ length: WORDS }, (_, i) => ({ ...memory, displacement: memory.displacement + 8n * BigInt(i) }));
};

function read(m: Machine, operand: AsmOperand): Row {
  if (operand.kind === 'memory') return wordsAt(operand).map((at) => m.memory.load(m.address(at), WORD));
  const index = indexOf(operand);
  const row = m.rows.get(index);
  if (row === undefined) throw new Failure('unsupported', `zmm${index} is read before it is written`);
  return row;
}

/** Nothing is known of alignment, so that only the unaligned move may touch memory. */
const move: Semantics = (m, [to, from]) => {
  const row = read(m, from);
  if (to.kind !== 'memory') m.rows.set(indexOf(to), row);
  else wordsAt(to).forEach((at, i) => m.memory.store(m.address(at), WORD, row[i]));
};

const moveRegister: Semantics = (m, [to, from]) => {
  indexOf(from);
  m.rows.set(indexOf(to), read(m, from));
};

/** Word i of the result is `choose(a, b, i)`. */
const shuffle =
  (choose: (a: Row, b: Row, i: number, control: number) => Poly): Semantics =>
  (m, [to, a, b, control]) => {
    const [x, y] = [read(m, a), read(m, b)];
    const number = control?.kind === 'immediate' ? Number(BigInt.asUintN(8, control.value)) : 0;
    m.rows.set(
      indexOf(to),
      Array.from({ length: WORDS }, (_, i) => choose(x, y, i, number)),
    );
  };

/** A register as both sources of what then gives nothing: cleared as a whole. */
const clear: Semantics = (m, [to, a, b]) => {
  if (to.kind !== 'register' || !isSameRegister(a, b))
    throw new Failure('unsupported', 'arithmetic on 512-bit registers in a function that is not one of lanes');
  const nothing = m.words.constant(0n);
  if (to.index < m.vectors.length) m.vectors[to.index] = [nothing, nothing];
  else m.rows.set(to.index, Array<Poly>(WORDS).fill(nothing));
};

export const ROW_SEMANTICS: SemanticsTable = {
  vpxord: clear,
  vpxorq: clear,
  vpsubq: clear,
  vmovdqa64: moveRegister,
  vmovdqu64: move,
  vpunpcklqdq: shuffle((a, b, i) => (i % 2 === 0 ? a[i] : b[i - 1])),
  vpunpckhqdq: shuffle((a, b, i) => (i % 2 === 0 ? a[i + 1] : b[i])),
  /** Pairs of words: two of the first source, then two of the second. */
  vshufi64x2: shuffle((a, b, i, control) => (i < 4 ? a : b)[2 * ((control >> (2 * (i >> 1))) & 3) + (i % 2)]),
};

/** Operands of those that have not two. */
export const ROW_ARITY: Readonly<Record<string, readonly number[]>> = {
  vpunpcklqdq: [3],
  vpunpckhqdq: [3],
  vshufi64x2: [4],
};
