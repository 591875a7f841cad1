import type { Edit } from './source.ts';

/** Writes the number of an operand otherwise; what it is in front of says whether it is an immediate. */
export const number =
  (write: (value: bigint) => string) =>
  (line: string): string =>
    line.replace(
      NUMBER,
      (_, before: string, sign: string, digits: string) => `${before}${sign}${write(BigInt(digits))}`,
    );
/** A number that stands alone, not in a name or behind a scale. */
export const NUMBER = /([, [$+(-])(-?)(0x[\da-f]+|\d+)\b(?=$|[\],(+])/;
const hex = (value: bigint): string => value.toString(16);
const octal = (value: bigint): string => value.toString(8);
const binary = (value: bigint): string => value.toString(2);
/** As a character constant, if it is one. */
const character =
  (write: (text: string) => string) =>
  (value: bigint): string =>
    value >= 0x30n && value < 0x7bn && value !== 0x5cn ? write(String.fromCharCode(Number(value))) : `${value}`;

/** What NASM may make of numbers, and whether they keep their value. */
export const NASM_NUMBERS: readonly (readonly [string, Edit['keeps'], (value: bigint) => string])[] = [
  ['decimal', 'yes', (v) => `${v}`],
  ['0d', 'yes', (v) => `0d${v}`],
  ['hexadecimal with h', 'yes', (v) => `0${hex(v)}h`],
  ['hexadecimal with $', 'yes', (v) => `$0${hex(v)}`],
  ['hexadecimal with 0h', 'yes', (v) => `0h${hex(v)}`],
  ['octal with 0o', 'yes', (v) => `0o${octal(v)}`],
  ['octal with q', 'yes', (v) => `${octal(v)}q`],
  ['octal with a zero', 'no', (v) => `0${octal(v)}`],
  ['binary with 0b', 'yes', (v) => `0b${binary(v)}`],
  ['binary with y', 'yes', (v) => `${binary(v)}y`],
  ['a zero in front', 'yes', (v) => `0${v}`],
  ['underscores', 'yes', (v) => `0x${hex(v).split('').join('_')}`],
  ['character', 'yes', character((c) => `'${c}'`)],
  ['two characters', 'no', character((c) => `'${c}${c}'`)],
  ['sum', 'yes', (v) => `(${v}-1+1)`],
  ['sum that is one too much', 'no', (v) => `(${v}+1)`],
  ['twice negated', 'yes', (v) => `(-(-${v}))`],
  ['shifted', 'yes', (v) => `((${v}<<1)>>1)`],
  ['%[]', 'maybe', (v) => `%[${v}]`],
  ['hexadecimal digits read as decimal', 'no', (v) => hex(v).replace(/\D/g, '1')],
  ['__int64', 'maybe', (v) => `dword ${v}`],
  ['strict byte', 'maybe', (v) => `strict byte ${v}`],
  ['strict dword', 'maybe', (v) => `strict dword ${v}`],
  ['byte', 'maybe', (v) => `byte ${v}`],
  ['modulo 2^32', 'maybe', (v) => `${v + (1n << 32n)}`],
  ['modulo 2^64', 'yes', (v) => `${v + (1n << 64n)}`],
  ['less 2^64', 'maybe', (v) => `(${v}-0x10000000000000000)`],
];
/** The same of the GNU assembler. */
export const GNU_NUMBERS: readonly (readonly [string, Edit['keeps'], (value: bigint) => string])[] = [
  ['decimal', 'yes', (v) => `${v}`],
  ['0X', 'maybe', (v) => `0X${hex(v)}`],
  ['octal', 'yes', (v) => `0${octal(v)}`],
  ['decimal with a zero in front', 'no', (v) => `0${v}`],
  ['binary', 'yes', (v) => `0b${binary(v)}`],
  ['binary with B', 'maybe', (v) => `0B${binary(v)}`],
  ['character', 'yes', character((c) => `'${c}`)],
  ['character with a quote', 'yes', character((c) => `'${c}'`)],
  ['sum', 'yes', (v) => `(${v}-1+1)`],
  ['sum that is one too much', 'no', (v) => `(${v}+1)`],
  ['twice negated', 'yes', (v) => `(-(-${v}))`],
  ['complement', 'yes', (v) => `~(~${v})`],
  ['shifted', 'maybe', (v) => `(${v}<<1>>1)`],
  ['precedence', 'maybe', (v) => `(0|${v}+0)`],
  ['hexadecimal with h', 'maybe', (v) => `0${hex(v)}h`],
  ['modulo 2^64', 'maybe', (v) => `${v + (1n << 64n)}`],
  ['less 2^64', 'maybe', (v) => `(${v}-0x10000000000000000)`],
  ['equal to itself', 'no', (v) => `(${v}==${v})`],
];
