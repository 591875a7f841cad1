/**
 * Instructions on 512-bit registers, as far as they do the same to every lane: seen from one lane, each works on words.
 * Source: SDM vol. 2.
 */
import { Failure } from '../../../base/errors.ts';
import type { Poly } from '../../algebra/poly.ts';
import type { AsmMemory, AsmOperand } from '../../listing/listing.ts';
import type { Lanes, Machine } from '../machine.ts';
import { isSameRegister, type Semantics, type SemanticsTable } from './semantics.ts';

const WORD = 64;
const FACTOR = 52;
const LANES = 8n;
const ROW = WORD * Number(LANES);

function lanesOf({ lanes }: Machine): Lanes {
  if (lanes === null)
    throw new Failure('unsupported', 'an instruction on 512-bit registers in a function that is not one of lanes');
  return lanes;
}

/** In functions of lanes code may use no shorter registers: these are parts of those of 512 bits. */
export function requireLaneFile(m: Machine, operands: readonly AsmOperand[]): void {
  if (m.lanes !== null && operands.some((o) => o.kind === 'register' && o.file === 'vector'))
    throw new Failure('unsupported', 'a register of 128 bits, which is not all lanes of one of 512');
}

/** What the lane has of a register, a row of memory, or a word that all lanes read. */
function read(m: Machine, operand: AsmOperand): Poly {
  if (operand.kind === 'register' && operand.file === 'lanes') return lanesOf(m).read(operand.index);
  if (operand.kind !== 'memory') throw new Failure('unsupported', 'a register of 512 bits or memory is expected');
  if (operand.width === WORD) return m.read(operand, WORD);
  // Without a width it is that of the register.
  if ((operand.width ?? ROW) !== ROW) throw new Failure('unsupported', 'a part of a row, or a short word');
  return operand.symbol === null ? m.memory.loadRow(m.address(operand)) : constantRow(m, operand, operand.symbol);
}

/** A constant of 512 bits, which must be the same word in all lanes. */
function constantRow(m: Machine, operand: AsmMemory, symbol: string): Poly {
  const words = Array.from({ length: Number(LANES) }, (_, i) =>
    m.readConstant({ ...operand, displacement: operand.displacement + 8n * BigInt(i) }, symbol, WORD),
  );
  if (words.some(({ constant }) => constant !== words[0].constant))
    throw new Failure('unsupported', `the lanes of the constant ${symbol} differ`);
  return words[0];
}

function write(m: Machine, operand: AsmOperand, value: Poly): void {
  if (operand.kind !== 'register' || operand.file !== 'lanes')
    throw new Failure('unsupported', 'a register of 512 bits is expected');
  lanesOf(m).write(operand.index, value);
}

/** to = f(a, b). */
const binary =
  (f: (m: Machine, a: Poly, b: Poly) => Poly): Semantics =>
  (m, [to, a, b]) =>
    write(m, to, f(m, read(m, a), read(m, b)));

/** The same, and nothing where both are the same register, whatever that holds. */
const cancelling =
  (f: (m: Machine, a: Poly, b: Poly) => Poly): Semantics =>
  (m, [to, a, b]) => {
    if (isSameRegister(a, b)) write(m, to, m.words.constant(0n));
    else binary(f)(m, [to, a, b]);
  };

/** to += one half of the product of the low 52 bits of a and b. */
const addProduct =
  (half: 'low' | 'high'): Semantics =>
  (m, [to, a, b]) => {
    const { words } = m;
    const product = words.multiply(words.low(FACTOR, read(m, a)), words.low(FACTOR, read(m, b)));
    const part = words.cut(FACTOR, [{ poly: product, factor: 1n }])[half];
    write(m, to, sum(m, read(m, to), part, 1n));
  };

/** a + sign·b modulo 2^64. */
const sum = ({ words }: Machine, a: Poly, b: Poly, sign: bigint): Poly =>
  words.cut(WORD, [
    { poly: a, factor: 1n },
    { poly: b, factor: sign },
  ]).low;

/** to = f(a, amount) for an immediate of 8 bits; shifts by the width or more are not modelled. */
const shift =
  (f: (m: Machine, a: Poly, amount: number) => Poly): Semantics =>
  (m, [to, a, count]) => {
    const amount = count.kind === 'immediate' ? Number(BigInt.asUintN(8, count.value)) : WORD;
    if (amount >= WORD) throw new Failure('unsupported', 'a shift of lanes by anything but a number below 64');
    write(m, to, f(m, read(m, a), amount));
  };

/** Truth tables of vpternlogq, of which a third operand says bit by bit which of the other two is taken. */
const SELECTIONS: Readonly<Record<number, readonly [mask: 1 | 2, ifOne: 1 | 2, ifZero: 0]>> = {
  184: [1, 2, 0],
  216: [2, 1, 0],
};

const select: Semantics = (m, [to, a, b, table]) => {
  const chosen = table.kind === 'immediate' ? SELECTIONS[Number(BigInt.asUintN(8, table.value))] : undefined;
  if (chosen === undefined) throw new Failure('unsupported', 'a truth table that is no selection by a mask');
  const [mask, ifOne, ifZero] = chosen.map((i) => read(m, [to, a, b][i]));
  const { words } = m;
  write(m, to, words.or(words.and(mask, ifOne), words.and(words.not(WORD, mask), ifZero)));
};

/** Rows are loaded and stored whole. What must be aligned is arrays, as rows are; nothing is known of the stack. */
const move =
  (isAligned: boolean): Semantics =>
  (m, [to, from]) => {
    for (const o of [to, from]) if (isAligned && o.kind === 'memory') requireArray(m, o);
    if (to.kind !== 'memory') return write(m, to, read(m, from));
    if (to.symbol !== null) throw new Failure('unsupported', 'a store to a constant');
    m.memory.storeRow(m.address(to), read(m, from));
  };

function requireArray(m: Machine, operand: AsmMemory): void {
  if (operand.symbol !== null || m.memory.place(m.address(operand)).array === null)
    throw new Failure('unsupported', 'an aligned access where the alignment is not known');
}

const broadcast: Semantics = (m, [to, from]) => {
  if (from.kind !== 'memory') throw new Failure('unsupported', 'a broadcast of anything but memory');
  write(m, to, m.read({ ...from, width: WORD }, WORD));
};

const and = binary((m, a, b) => m.words.and(a, b));
const or = binary((m, a, b) => m.words.or(a, b));
const andNot = binary((m, a, b) => m.words.and(m.words.not(WORD, a), b));
const xor = cancelling((m, a, b) => m.words.xor(WORD, a, b));
/** Bit by bit it does not matter how long words are; of shorter registers only what clears them comes here. */
const BITWISE: SemanticsTable = {
  vpandd: and,
  vpandq: and,
  vpord: or,
  vporq: or,
  vpandnd: andNot,
  vpandnq: andNot,
  vpxord: xor,
  vpxorq: xor,
};

export const LANE_SEMANTICS: SemanticsTable = {
  vpmadd52luq: addProduct('low'),
  vpmadd52huq: addProduct('high'),
  vpmullq: binary((m, a, b) => m.words.low(WORD, m.words.multiply(a, b))),
  vpaddq: binary((m, a, b) => sum(m, a, b, 1n)),
  vpsubq: cancelling((m, a, b) => sum(m, a, b, -1n)),
  ...BITWISE,
  vpternlogq: select,
  vpsrlq: shift((m, a, amount) => m.words.high(amount, a)),
  vpsllq: shift((m, a, amount) => m.words.cut(WORD, [{ poly: a, factor: 1n << BigInt(amount) }]).low),
  vpsraq: shift((m, a, amount) => m.words.rightSigned(WORD, amount, a)),
  vpbroadcastq: broadcast,
  vmovdqa64: move(true),
  vmovdqu64: move(false),
  vzeroupper: (m) => lanesOf(m).zeroUppers(),
};

/** Operands of those that have not two. */
export const LANE_ARITY: Readonly<Record<string, readonly number[]>> = {
  ...Object.fromEntries(Object.keys(LANE_SEMANTICS).map((name) => [name, [3]])),
  vpternlogq: [4],
  vpbroadcastq: [2],
  vmovdqa64: [2],
  vmovdqu64: [2],
  vzeroupper: [0],
};
