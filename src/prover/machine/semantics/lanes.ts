/** Instructions on registers of 256 and 512 bits that do the same to every word. Source: SDM vol. 2. */
import type { Poly } from '../../algebra/poly.ts';
import type { AsmMemory, AsmOperand } from '../../listing/listing.ts';
import type { Machine } from '../machine.ts';
import type { Semantics, SemanticsTable } from './semantics.ts';
import { requireAligned } from './vectors.ts';
import { everyWord, readRow, WIDE_WORD, wholeBits, writeRow, octet } from './wideOperands.ts';
import { WORD_ARITY, WORD_SEMANTICS } from './words.ts';
import type { Words } from '../../algebra/words.ts';

/** Moves of whole rows. */
const move =
  (isAligned: boolean): Semantics =>
  (m, [to, from]) => {
    for (const o of [to, from])
      if (isAligned && o.kind === 'memory' && !isOfArray(m, o)) requireAligned(m, o, BigInt(wholeBits(m, o) / 8));
    writeRow(m, to, readRow(m, from));
  };

/** Arrays of rows are aligned as these are. */
const isOfArray = (m: Machine, operand: AsmMemory): boolean =>
  operand.symbol === null && m.wide.isOfLanes && m.memory.place(m.address(operand)).array !== null;

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

/* vpternlogq: a function of three bits, given by its truth table. Source: SDM vol. 2. */

/** Truth tables of the destination and the two sources: bit 4·x + 2·y + z is the value of x, y and z. */
const VARIABLES = [0xf0, 0xcc, 0xaa];
const ONES = 0xff;
const ALL = (1n << BigInt(WIDE_WORD)) - 1n;

/** What a table is where operand `k` is all ones or all zeros, again as a table of all three. */
function cofactor(table: number, k: number, isOne: boolean): number {
  const part = table & (isOne ? VARIABLES[k] : ~VARIABLES[k] & ONES);
  const distance = 4 >> k;
  return part | (isOne ? part >> distance : part << distance);
}

const dependsOn = (table: number, k: number): boolean => cofactor(table, k, true) !== cofactor(table, k, false);
const variablesOf = (table: number): number[] => [0, 1, 2].filter((k) => dependsOn(table, k));

/** How many operands are left for the two cases of operand k. */
const rest = (table: number, k: number): number =>
  [true, false].reduce((sum, isOne) => sum + variablesOf(cofactor(table, k, isOne)).length, 0);

/** The value of a table by cases of one operand, the one that leaves the fewest others. */
function valueOf(words: Words, table: number, row: readonly Poly[]): Poly {
  const [k] = variablesOf(table).toSorted((a, b) => rest(table, a) - rest(table, b));
  if (k === undefined) return words.constant(table === ONES ? ALL : 0n);
  const [one, zero] = [cofactor(table, k, true), cofactor(table, k, false)];
  const value = (part: number): Poly => valueOf(words, part, row);
  const [x, not] = [row[k], (p: Poly): Poly => words.not(WIDE_WORD, p)];
  if (one === ONES) return zero === 0 ? x : words.or(x, value(zero));
  if (zero === ONES) return one === 0 ? not(x) : words.or(not(x), value(one));
  if (zero === 0) return words.and(x, value(one));
  if (one === 0) return words.and(not(x), value(zero));
  if (one === (~zero & ONES)) return words.xor(WIDE_WORD, x, value(zero));
  return words.or(words.and(x, value(one)), words.and(not(x), value(zero)));
}

/** Registers that the table does not depend on are not read, whatever they hold; memory is, always. */
export const ternary: Semantics = (m, operands) => {
  const table = octet(operands[3]);
  if (operands[2].kind === 'memory') readRow(m, operands[2]);
  const needed = variablesOf(table);
  if (needed.length === 0) return writeRow(m, operands[0], everyWord(m, valueOf(m.words, table, [])));
  const rows = [0, 1, 2].map((k) => readRow(m, operands[needed.includes(k) ? k : needed[0]]));
  const result = m.wide.wordwise(rows, (...row) => valueOf(m.words, table, row));
  writeRow(m, operands[0], result);
};
