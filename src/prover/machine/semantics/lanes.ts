/** Instructions on registers of 256 and 512 bits that do the same to every word. Source: SDM vol. 2. */
import { Failure } from '../../../base/errors.ts';
import type { Poly } from '../../algebra/poly.ts';
import type { AsmMemory, AsmOperand } from '../../listing/listing.ts';
import type { Machine } from '../machine.ts';
import type { Semantics, SemanticsTable } from './semantics.ts';
import { everyWord, readRow, WIDE_WORD, writeRow } from './wideOperands.ts';
import { WORD_ARITY, WORD_SEMANTICS } from './words.ts';

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

const UNALIGNED = ['vmovdqu', 'vmovdqu8', 'vmovdqu16', 'vmovdqu32', 'vmovdqu64', 'vmovups', 'vmovupd'];
const ALIGNED = ['vmovdqa', 'vmovdqa32', 'vmovdqa64', 'vmovaps', 'vmovapd'];
const MOVES: SemanticsTable = {
  ...Object.fromEntries(UNALIGNED.map((name) => [name, move(false)])),
  ...Object.fromEntries(ALIGNED.map((name) => [name, move(true)])),
};

export const LANE_SEMANTICS: SemanticsTable = { ...WORD_SEMANTICS, vpbroadcastq: broadcast, ...MOVES };

/** Operands of those that move words; of the others see words.ts. */
export const LANE_ARITY: Readonly<Record<string, readonly number[]>> = {
  ...WORD_ARITY,
  ...Object.fromEntries(Object.keys(MOVES).map((name) => [name, [2]])),
  vpbroadcastq: [2],
};
