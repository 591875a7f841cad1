/** Addresses of the code as words: what calls push, and where constants are. */
import { Failure } from '../../base/errors.ts';
import type { TracedCode } from '../../prover/instructions/traceCode.ts';
import type { AsmMemory } from '../../prover/listing/listing.ts';
import type { Word } from '../facts/context.ts';
import type { Content } from './contents.ts';
import { ORIGIN } from './entryUnknowns.ts';
import type { Machine } from './machine.ts';
import { add, constant, constantIn, samePoly, subtract, unknown } from '../bounds/poly.ts';
import { WORD_MAX } from './words.ts';

const codeWord = ({ entry }: TracedCode, address: number): Word => ({
  poly: add(unknown(ORIGIN), constant(BigInt(address - entry))),
  max: WORD_MAX,
});

/** How far from the first byte of the code a word points; null if it does not. */
export function codeOffset({ poly }: Word): number | null {
  const offset = constantIn(subtract(poly, unknown(ORIGIN)));
  return offset === null ? null : Number(offset);
}

/** The address of constants. */
export function codeAddress(machine: Machine, { symbol, displacement }: AsmMemory): Content {
  const start = machine.code.tablesBy.get(symbol ?? '');
  if (start === undefined) throw new Failure('unsupported', 'an address of the code that is no constant');
  return { kind: 'word', word: codeWord(machine.code, start + Number(displacement)) };
}

/** Calls what follows, which is to return to this address. */
export const call = (machine: Machine, returnTo: number): void =>
  machine.push({ kind: 'word', word: codeWord(machine.code, returnTo) });

/** The `ret` of what was called. */
export function goBack(machine: Machine, returnTo: number): void {
  const content = machine.popped();
  if (content.kind !== 'word' || !samePoly(content.word.poly, codeWord(machine.code, returnTo).poly))
    throw new Failure('unsupported', 'a return to where nothing was called');
}
