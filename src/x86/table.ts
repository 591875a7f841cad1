/** The table of instructions: rows by what they are called and by how they are encoded. */
import type { Encoding, InstructionForm } from './form.ts';
import { GENERAL_ROWS } from './generalRows.ts';
import { formsOf, generalRows, vectorRows, type Row } from './row.ts';
import { VECTOR_ROWS } from './vectorRows.ts';

/** All rows. */
export const ROWS: readonly Row[] = [...generalRows(GENERAL_ROWS), ...vectorRows(VECTOR_ROWS)];

/** Of rows, which are made into forms when they are asked for. */
const made = new Map<Row, readonly InstructionForm[]>();

function formsOfRow(row: Row): readonly InstructionForm[] {
  const known = made.get(row) ?? formsOf(row);
  made.set(row, known);
  return known;
}

const keyOf = (space: Encoding['space'], map: number, opcode: number): string => `${space} ${map} ${opcode}`;

/** How many opcodes a row has: one, or one for each register or condition. */
function opcodesOf({ words, encoding: { hasModrm, opcode } }: Row): number[] {
  const count = words.includes('cc') ? 16 : !hasModrm && words.some((word) => /^[=+]?r\d/.test(word)) ? 8 : 1;
  return Array.from({ length: count }, (_, k) => opcode + k);
}

/** Lists of rows by something that they have one or more of. */
function indexed(keysOf: (row: Row) => readonly string[]): ReadonlyMap<string, readonly Row[]> {
  const index = new Map<string, Row[]>();
  for (const row of ROWS) for (const key of keysOf(row)) index.set(key, [...(index.get(key) ?? []), row]);
  return index;
}

const byOpcode = indexed((row) => opcodesOf(row).map((opcode) => keyOf(row.encoding.space, row.encoding.map, opcode)));
const byMnemonic = indexed(({ mnemonic }) => [mnemonic]);

/** All forms with an opcode. */
export const formsWithOpcode = (space: Encoding['space'], map: number, opcode: number): InstructionForm[] =>
  (byOpcode.get(keyOf(space, map, opcode)) ?? []).flatMap(formsOfRow);

/** All rows of a mnemonic. */
export const rowsOfMnemonic = (mnemonic: string): readonly Row[] => byMnemonic.get(mnemonic) ?? [];

/** All forms of all instructions. */
export const allForms = (): InstructionForm[] => ROWS.flatMap(formsOfRow);
