/** Instructions on registers of 256 and 512 bits that do the same to every word. Source: SDM vol. 2. */
import { Failure } from '../../../base/errors.ts';
import type { Poly } from '../../algebra/poly.ts';
import type { AsmMemory, AsmOperand } from '../../listing/listing.ts';
import type { Machine } from '../machine.ts';
import { below, belowSigned } from './order.ts';
import { isSameRegister, type Semantics, type SemanticsTable } from './semantics.ts';
import { everyWord, octet, readRow, WIDE_WORD, writeRow } from './wideOperands.ts';

const FACTOR = 52;
const HALF = 32;

/** to = f(a, b). */
const binary =
  (f: (m: Machine, a: Poly, b: Poly) => Poly): Semantics =>
  (m, [to, a, b]) => {
    const result = m.wide.wordwise([readRow(m, a), readRow(m, b)], (x, y) => f(m, x, y));
    writeRow(m, to, result);
  };

/** The same, and nothing where both are the same register, whatever that holds. */
const cancelling =
  (f: (m: Machine, a: Poly, b: Poly) => Poly): Semantics =>
  (m, [to, a, b]) => {
    if (!isSameRegister(a, b)) return binary(f)(m, [to, a, b]);
    writeRow(m, to, everyWord(m, m.words.constant(0n)));
  };

/** to += one half of the product of the low 52 bits of a and b. */
const addProduct =
  (half: 'low' | 'high'): Semantics =>
  (m, [to, a, b]) => {
    const { words } = m;
    const added = (old: Poly, x: Poly, y: Poly): Poly => {
      const product = words.multiply(words.low(FACTOR, x), words.low(FACTOR, y));
      return sum(m, old, words.cut(FACTOR, [{ poly: product, factor: 1n }])[half], 1n);
    };
    writeRow(
      m,
      to,
      m.wide.wordwise(
        [to, a, b].map((o) => readRow(m, o)),
        added,
      ),
    );
  };

/** a + sign·b modulo 2^64. */
const sum = ({ words }: Machine, a: Poly, b: Poly, sign: bigint): Poly =>
  words.cut(WIDE_WORD, [
    { poly: a, factor: 1n },
    { poly: b, factor: sign },
  ]).low;

/** The product of the low halves of two words. */
const halfProduct = ({ words }: Machine, a: Poly, b: Poly): Poly =>
  words.multiply(words.low(HALF, a), words.low(HALF, b));

/** to = f(a, amount) for an immediate of 8 bits; shifts by the width or more are not modelled. */
const shift =
  (f: (m: Machine, a: Poly, amount: number) => Poly): Semantics =>
  (m, [to, a, count]) => {
    const amount = count.kind === 'immediate' ? octet(count) : WIDE_WORD;
    if (amount >= WIDE_WORD) throw new Failure('unsupported', 'a shift of lanes by anything but a number below 64');
    const result = m.wide.wordwise([readRow(m, a)], (word) => f(m, word, amount));
    writeRow(m, to, result);
  };

/** Moves of whole rows. What must be aligned is arrays, as rows are; nothing is known of the stack. */
const move =
  (isAligned: boolean): Semantics =>
  (m, [to, from]) => {
    for (const o of [to, from]) if (isAligned && o.kind === 'memory') requireAligned(m, o);
    writeRow(m, to, readRow(m, from));
  };

function requireAligned(m: Machine, operand: AsmMemory): void {
  const isKnown =
    operand.symbol === null
      ? m.wide.isOfLanes && m.memory.place(m.address(operand)).array !== null
      : operand.isAligned === true;
  if (!isKnown) throw new Failure('unsupported', 'an aligned access where the alignment is not known');
}

/** A word of memory, of a general register, or the low one of a vector register, which all lanes get. */
const broadcast: Semantics = (m, [to, from]) => writeRow(m, to, everyWord(m, broadcastWord(m, from)));

function broadcastWord(m: Machine, from: AsmOperand): Poly {
  if (from.kind === 'register' && from.file === 'vector') return m.vectors[from.index][0];
  return m.read(from.kind === 'memory' ? { ...from, width: WIDE_WORD } : from, WIDE_WORD);
}

const lesser = (isLess: typeof below): Semantics => binary((m, a, b) => m.words.choose(isLess(m.words, a, b), a, b));
const greater = (isLess: typeof below): Semantics => binary((m, a, b) => m.words.choose(isLess(m.words, a, b), b, a));

const and = binary((m, a, b) => m.words.and(a, b));
const or = binary((m, a, b) => m.words.or(a, b));
const andNot = binary((m, a, b) => m.words.and(m.words.not(WIDE_WORD, a), b));
const xor = cancelling((m, a, b) => m.words.xor(WIDE_WORD, a, b));
/** Bit by bit it does not matter how long words are; of shorter registers only what clears them comes here. */
const BITWISE: SemanticsTable = {
  ...Object.fromEntries(['vpand', 'vpandd', 'vpandq', 'vandps', 'vandpd'].map((name) => [name, and])),
  ...Object.fromEntries(['vpor', 'vpord', 'vporq', 'vorps', 'vorpd'].map((name) => [name, or])),
  ...Object.fromEntries(['vpandn', 'vpandnd', 'vpandnq', 'vandnps', 'vandnpd'].map((name) => [name, andNot])),
  ...Object.fromEntries(['vpxor', 'vpxord', 'vpxorq', 'vxorps', 'vxorpd'].map((name) => [name, xor])),
};

const UNALIGNED = ['vmovdqu', 'vmovdqu8', 'vmovdqu16', 'vmovdqu32', 'vmovdqu64', 'vmovups', 'vmovupd'];
const ALIGNED = ['vmovdqa', 'vmovdqa32', 'vmovdqa64', 'vmovaps', 'vmovapd'];
const MOVES: SemanticsTable = {
  ...Object.fromEntries(UNALIGNED.map((name) => [name, move(false)])),
  ...Object.fromEntries(ALIGNED.map((name) => [name, move(true)])),
};

export const LANE_SEMANTICS: SemanticsTable = {
  vpmadd52luq: addProduct('low'),
  vpmadd52huq: addProduct('high'),
  vpmullq: binary((m, a, b) => m.words.low(WIDE_WORD, m.words.multiply(a, b))),
  vpmuludq: binary(halfProduct),
  vpaddq: binary((m, a, b) => sum(m, a, b, 1n)),
  vpsubq: cancelling((m, a, b) => sum(m, a, b, -1n)),
  vpminuq: lesser(below),
  vpmaxuq: greater(below),
  vpminsq: lesser(belowSigned),
  vpmaxsq: greater(belowSigned),
  ...BITWISE,
  vpsrlq: shift((m, a, amount) => m.words.high(amount, a)),
  vpsllq: shift((m, a, amount) => m.words.cut(WIDE_WORD, [{ poly: a, factor: 1n << BigInt(amount) }]).low),
  vpsraq: shift((m, a, amount) => m.words.rightSigned(WIDE_WORD, amount, a)),
  vpbroadcastq: broadcast,
  ...MOVES,
};

/** Operands of those that have not three. */
export const LANE_ARITY: Readonly<Record<string, readonly number[]>> = {
  ...Object.fromEntries(Object.keys(LANE_SEMANTICS).map((name) => [name, [3]])),
  ...Object.fromEntries(Object.keys(MOVES).map((name) => [name, [2]])),
  vpbroadcastq: [2],
};
