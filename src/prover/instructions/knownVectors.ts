/**
 * Follows known words of vector registers for `knownValues.ts`: compilers keep pointers and counts there. Only moves of
 * whole words are followed.
 */
import type { AsmInstruction } from '../listing/listing.ts';
import type { InstructionForm } from '../../x86/form.ts';

/** An unknown by its number, plus `offset` modulo 2^64; without unknown, it is a number. */
export interface Known {
  readonly unknown: number | null;
  readonly offset: bigint;
}

export const number = (value: bigint): Known => ({ unknown: null, offset: value });
export const isNumber = (value: Known | null | undefined): value is Known => value?.unknown === null;

/** Words, lowest first; null of what is not known. */
export type KnownWords = readonly (Known | null)[];

const ZERO = number(0n);
const ZEROS: KnownWords = Array.from({ length: 8 }, () => ZERO);

/**
 * What an instruction makes of its operands' words, zeros behind them; null where it is not followed. The operands are
 * those that an assembler spells.
 */
export function movedWords(
  { mnemonic, operands, mask }: AsmInstruction,
  { isCopy }: InstructionForm,
  wordsOf: (operand: number) => KnownWords,
): KnownWords | null {
  if (mask !== undefined) return null;
  const last = operands.at(-1);
  const word = (operand: number, k: number): Known | null => wordsOf(operand)[k] ?? null;
  const at = last?.kind === 'immediate' ? Number(last.value & 1n) : 0;
  const isLegacy = !mnemonic.startsWith('v');
  const first = isLegacy ? 0 : 1;
  switch (isLegacy ? mnemonic : mnemonic.slice(1)) {
    case 'movq':
      return [word(1, 0)];
    case 'pextrq':
      return [word(1, at)];
    case 'pinsrq':
      return [0, 1].map((k) => (k === at ? word(first + 1, 0) : word(first, k)));
    case 'punpcklqdq':
    case 'punpckhqdq': {
      const k = mnemonic.includes('kl') ? 0 : 1;
      return operands[0]?.kind === 'register' && operands[0].width > 128 ? null : [word(first, k), word(first + 1, k)];
    }
    case 'pxor':
    case 'xorps':
    case 'xorpd':
      return isSame(operands.at(-1), operands.at(-2)) ? [] : null;
    default:
      return isCopy && operands.length === 2 ? wordsOf(1) : null;
  }
}

const isSame = (a: AsmInstruction['operands'][number] | undefined, b: typeof a): boolean =>
  a?.kind === 'register' && b?.kind === 'register' && a.file === b.file && a.index === b.index;

/**
 * A vector register behind a write of `width` bits; codes by VEX and EVEX clear what lies above, legacy ones do not.
 */
export function writtenWords(old: KnownWords, width: number, value: KnownWords, isLegacy: boolean): KnownWords {
  const count = width / 64;
  const low = [...value.slice(0, count), ...ZEROS].slice(0, count);
  return [...low, ...(isLegacy ? old.slice(count) : ZEROS.slice(count))];
}
