/** What programs of word IR (src/x86/vector.ts) do to the words of vector registers and bits of masks. */
import { wordMade } from '../../../x86/meaning.ts';
import type { Meaning } from '../../../x86/notation.ts';
import { COMPARISON_MEANINGS, MASK_MEANINGS, WORD_MEANINGS } from '../../../x86/vector.ts';
import type { Poly } from '../../algebra/poly.ts';
import type { AsmOperand } from '../../listing/listing.ts';
import type { Machine } from '../machine.ts';
import type { WideRow } from '../wideRegisters.ts';
import { below, belowSigned } from './order.ts';
import { PolyDomain } from './scalar.ts';
import { isSameRegister, type Semantics, type SemanticsTable } from './semantics.ts';
import { cutRow, octet, operandBits, readMask, readRow, WIDE_WORD, writeMask, writeRow } from './wideOperands.ts';

/** Words of vectors are compared as numbers, and are signed where that is known of them. */
class LaneDomain extends PolyDomain {
  override below(_: number, a: Poly, b: Poly): Poly {
    return below(this.words, a, b);
  }

  override less(_: number, a: Poly, b: Poly): Poly {
    return belowSigned(this.words, a, b);
  }

  override sign(width: number, a: Poly): Poly {
    return this.words.topBit(width, a);
  }

  override mul52(width: number, a: Poly, b: Poly): readonly [Poly, Poly] {
    const product = this.words.multiply(this.low(width, a, FACTOR), this.low(width, b, FACTOR));
    const { low, high } = this.words.cut(FACTOR, [{ poly: product, factor: 1n }]);
    return [low, high];
  }
}
const FACTOR = 52;

/** A function of one word of each operand that the program reads. */
export const wordOf =
  (m: Machine, of: Meaning, k = 0, width = WIDE_WORD): ((...words: readonly Poly[]) => Poly) =>
  (...words) =>
    wordMade(of, new LaneDomain(m.words), words, k, width);

/** What comes of the operands, of which rows or masks are read; nothing of them if both are one that cancels. */
function made(
  m: Machine,
  of: Meaning,
  operands: readonly AsmOperand[],
  read: (operand: AsmOperand) => WideRow,
  width: number,
): WideRow {
  const k = of.readsOperand.at(-1) === false ? octet(operands.at(-1)) : 0;
  const f = wordOf(m, of, k, width);
  const nothing = Array.from({ length: m.wide.count }, () => m.words.constant(0n));
  const isNothing = of.cancels && isSameRegister(operands[1], operands[2]);
  if (isNothing) return nothing.map((word) => f(word, word, word));
  const rows = operands.slice(0, 3).map((operand, i) => (of.readsOperand[i] ? read(operand) : null));
  const needed = rows.filter((row) => row !== null);
  return m.wide.wordwise(needed, (...words) => {
    const rest = [...words];
    return f(...rows.map((row) => (row === null ? m.words.constant(0n) : (rest.shift() ?? nothing[0]))));
  });
}

const toRow =
  (of: Meaning): Semantics =>
  (m, operands) => {
    writeRow(
      m,
      operands[0],
      made(m, of, operands, (o) => readRow(m, o), WIDE_WORD),
    );
  };

const toMask =
  (of: Meaning): Semantics =>
  (m, operands) => {
    const bits = made(m, of, operands, (o) => readRow(m, o), WIDE_WORD);
    writeMask(m, operands[0], cutRow(m, bits, operandBits(operands[1])));
  };

const ofMasks =
  (of: Meaning): Semantics =>
  (m, operands) => {
    writeMask(
      m,
      operands[0],
      made(m, of, operands, (o) => readMask(m, o), 1),
    );
  };

const table = (meanings: ReadonlyMap<string, Meaning>, semantics: (of: Meaning) => Semantics): SemanticsTable =>
  Object.fromEntries([...meanings].map(([name, of]) => [`v${name}`, semantics(of)]));

export const WORD_SEMANTICS: SemanticsTable = {
  ...table(WORD_MEANINGS, toRow),
  ...table(COMPARISON_MEANINGS, toMask),
};

const EACH_WIDTH = ['b', 'w', 'd', 'q'];
export const MASK_LOGIC: SemanticsTable = Object.fromEntries(
  [...MASK_MEANINGS].flatMap(([name, of]) => EACH_WIDTH.map((letter) => [name + letter, ofMasks(of)])),
);

/** Operands of all these. */
export const WORD_ARITY: Readonly<Record<string, readonly number[]>> = Object.fromEntries([
  ...[...WORD_MEANINGS, ...COMPARISON_MEANINGS].map(([name, of]) => [`v${name}`, [of.operandCount]] as const),
  ...[...MASK_MEANINGS].flatMap(([name, of]) =>
    EACH_WIDTH.map((letter) => [name + letter, [of.operandCount]] as const),
  ),
]);
