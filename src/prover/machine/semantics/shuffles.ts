/**
 * Instructions that move the words of 512-bit registers about, in functions of words: each register has eight. In
 * functions of lanes it has one, which stands for all (lanes.ts), and these have no meaning. Source: SDM vol. 2.
 */
import { Failure } from '../../../base/errors.ts';
import { isConstant, type Poly } from '../../algebra/poly.ts';
import type { Machine } from '../machine.ts';
import { ROW_WORDS, type WideRow } from '../wideRegisters.ts';
import type { Semantics, SemanticsTable } from './semantics.ts';
import { octet, readRow, writeRow } from './wideOperands.ts';

/** Word i of the result is `choose(sources, i, immediate)`; `accumulates` counts the destination as the first source. */
const shuffle =
  (choose: (sources: readonly WideRow[], i: number, control: number) => Poly, accumulates = false): Semantics =>
  (m, operands) => {
    requireWords(m);
    const from = operands.filter((o, k) => o.kind !== 'immediate' && (accumulates || k > 0));
    const control = operands.at(-1)?.kind === 'immediate' ? octet(operands.at(-1)) : 0;
    const rows = from.map((o) => readRow(m, o));
    writeRow(
      m,
      operands[0],
      Array.from({ length: ROW_WORDS }, (_, i) => choose(rows, i, control)),
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
const PERMUTE_ALL = shuffle(([indices, a], i) => a[indexAt(indices, i, ROW_WORDS)]);

export const SHUFFLE_SEMANTICS: SemanticsTable = {
  vpunpcklqdq: shuffle(([a, b], i) => (i % 2 === 0 ? a[i] : b[i - 1])),
  vpunpckhqdq: shuffle(([a, b], i) => (i % 2 === 0 ? a[i + 1] : b[i])),
  /** Pairs of words: two of the first source, then two of the second. */
  vshufi64x2: shuffle(([a, b], i, control) => (i < 4 ? a : b)[2 * ((control >> (2 * (i >> 1))) & 3) + (i % 2)]),
  vpermq: permute,
  /** Eight words from somewhere in the second source, which the first follows. */
  valignq: shuffle(([a, b], i, control) => [...b, ...a][i + (control % ROW_WORDS)]),
  /** Words of the destination or of the second source, by the first. */
  vpermt2q: shuffle(([a, indices, b], i) => [...a, ...b][indexAt(indices, i, 2 * ROW_WORDS)], true),
};

/** Operands of those that have not two. */
export const SHUFFLE_ARITY: Readonly<Record<string, readonly number[]>> = {
  vpunpcklqdq: [3],
  vpunpckhqdq: [3],
  vshufi64x2: [4],
  vpermq: [3],
  valignq: [4],
  vpermt2q: [3],
};
