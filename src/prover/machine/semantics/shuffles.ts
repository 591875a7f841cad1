/**
 * Instructions that move words between places in 256- and 512-bit registers. They apply to functions that are not
 * vectorised, where a 512-bit register is followed as eight words and a 256-bit one as four. In vectorised functions it
 * has one, which stands for all (lanes.ts); these have no meaning. Source: SDM vol. 2.
 */
import { Failure } from '../../../base/errors.ts';
import { isConstant, type Poly } from '../../algebra/poly.ts';
import type { AsmOperand } from '../../listing/listing.ts';
import type { Machine } from '../machine.ts';
import type { WideRow } from '../wideRegisters.ts';
import type { Semantics, SemanticsTable } from './semantics.ts';
import { operandBits, octet, readRow, WIDE_WORD, writeRow } from './wideOperands.ts';

/** Word i of the result, of the words of the sources and an immediate; `count`: the words of a register. */
type Choose = (sources: readonly WideRow[], i: number, control: number, count: number) => Poly;

/** `accumulates` counts the destination as the first source. */
const shuffle =
  (choose: Choose, accumulates = false): Semantics =>
  (m, operands) => {
    requireWords(m);
    const from = operands.filter((o, k) => o.kind !== 'immediate' && (accumulates || k > 0));
    const control = operands.at(-1)?.kind === 'immediate' ? octet(operands.at(-1)) : 0;
    const count = operandBits(operands[0]) / WIDE_WORD;
    const rows = from.map((o) => readRow(m, o).slice(0, count));
    writeRow(
      m,
      operands[0],
      Array.from({ length: count }, (_, i) => choose(rows, i, control, count)),
    );
  };

function requireWords({ wide }: Machine): void {
  if (wide.isOfLanes) throw new Failure('unsupported', 'words are moved between lanes');
}

/** The low bits of a word that chooses another, which must be a constant. */
function indexAt(row: WideRow, i: number, values: number): number {
  if (!isConstant(row[i])) throw new Failure('unsupported', 'a permutation that depends on data');
  return Number(row[i].constant % BigInt(values));
}

/** Within each half by an immediate, or by a register of indices, which is the first source then. */
const permute: Semantics = (m, operands) =>
  (operands[2].kind === 'immediate' ? PERMUTE_HALVES : PERMUTE_ALL)(m, operands);
const PERMUTE_HALVES = shuffle(([a], i, control) => a[(i & 4) + ((control >> (2 * (i % 4))) & 3)]);
const PERMUTE_ALL = shuffle(([indices, a], i, _, count) => a[indexAt(indices, i, count)]);

/** Of each pair of words one by a bit of an immediate, or by bit 1 of a word of a register. */
const chooseInPairs: Semantics = (m, operands) =>
  (operands[2].kind === 'immediate' ? IN_PAIRS_BY_BITS : IN_PAIRS_BY_WORDS)(m, operands);
const IN_PAIRS_BY_BITS = shuffle(([a], i, control) => a[i - (i % 2) + ((control >> i) & 1)]);
const IN_PAIRS_BY_WORDS = shuffle(([a, indices], i) => a[i - (i % 2) + (indexAt(indices, i, 4) >> 1)]);

/** Words of each pair by the halves of an immediate, each of which must name a whole word. */
const withinPairs: Choose = ([a], i, control) => {
  const half = i % 2 === 0 ? control & 15 : control >> 4;
  const word = WHOLE_WORDS.indexOf(half);
  if (word < 0) throw new Failure('unsupported', 'a shuffle of parts of words');
  return a[i - (i % 2) + word];
};
/** Parts 0 and 1, and parts 2 and 3, as the four bits of an immediate have them. */
const WHOLE_WORDS: readonly number[] = [0b0100, 0b1110];

/** Pairs of words: half of them of the first source, then of the second. */
const pairs: Choose = ([a, b], i, control, count) => {
  const [from, bits] = [i < count / 2 ? a : b, count / 4];
  const pair = (control >> (bits * (i >> 1))) & (count / 2 - 1);
  return from[2 * pair + (i % 2)];
};

/** The first source, of which `length` words are those of the second one. */
const insert =
  (length: number): Semantics =>
  (m, [to, into, part, place]) => {
    requireWords(m);
    const count = operandBits(to) / WIDE_WORD;
    const first = length * (octet(place) % (count / length));
    const words = readPart(m, part, length);
    const row = readRow(m, into).slice(0, count);
    writeRow(
      m,
      to,
      row.map((word, i) => words[i - first] ?? word),
    );
  };

/** Words of a shorter register, or of memory. */
function readPart(m: Machine, part: AsmOperand, length: number): WideRow {
  if (part.kind === 'register' && part.file === 'vector') return m.vectors[part.index];
  if (part.kind === 'register') return readRow(m, part).slice(0, length);
  throw new Failure('unsupported', 'a part of a row is read from memory');
}

/** Half of a register of 512 bits. */
const extract: Semantics = (m, [to, from, place]) => {
  requireWords(m);
  const first = 4 * (octet(place) % 2);
  writeRow(m, to, readRow(m, from).slice(first, first + 4));
};

export const SHUFFLE_SEMANTICS: SemanticsTable = {
  vpunpcklqdq: shuffle(([a, b], i) => (i % 2 === 0 ? a[i] : b[i - 1])),
  vpunpckhqdq: shuffle(([a, b], i) => (i % 2 === 0 ? a[i + 1] : b[i])),
  vshufi64x2: shuffle(pairs),
  vpshufd: shuffle(withinPairs),
  vpermilpd: chooseInPairs,
  vpermq: permute,
  /** As many words from somewhere in the second source, which the first follows. */
  valignq: shuffle(([a, b], i, control, count) => [...b, ...a][i + (control % count)]),
  /** Words of the destination or of the second source, by the first. */
  vpermt2q: shuffle(([a, indices, b], i, _, count) => [...a, ...b][indexAt(indices, i, 2 * count)], true),
  vinserti128: insert(2),
  vinserti64x2: insert(2),
  vinserti64x4: insert(4),
  vextracti64x4: extract,
};

/** Operands of those that have not two. */
export const SHUFFLE_ARITY: Readonly<Record<string, readonly number[]>> = {
  vpunpcklqdq: [3],
  vpunpckhqdq: [3],
  vshufi64x2: [4],
  vpshufd: [3],
  vpermilpd: [3],
  vpermq: [3],
  valignq: [4],
  vpermt2q: [3],
  vinserti128: [4],
  vinserti64x2: [4],
  vinserti64x4: [4],
  vextracti64x4: [3],
};
