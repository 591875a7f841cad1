/** Functions on rows as text for the GNU assembler, around the lines of what they compute. */
import { type Mask, WORDS, EACH_LIMB } from '../../ir/across/rows.ts';
import { fillSkeleton, readSkeleton } from '../encoder/skeleton.ts';

export const ROW_BYTES = 32;

/** How many computations have rows in a register: one, or two of which each has a half. */
export type Halves = 1 | 2;

/** A register of rows, and what is in memory of such. */
export const rowRegister = (r: number, halves: Halves): string => `${halves === 1 ? 'ymm' : 'zmm'}${r}`;
export const rowMemory = (place: string, row: number, halves: Halves): string =>
  `${halves === 1 ? 'ymmword' : 'zmmword'} ptr [${place}+${ROW_BYTES * halves * row}]`;

/** A mask of words, and such bits of an immediate, for each half. */
export const inEachHalf = (mask: Mask, halves: Halves): Mask => (halves === 1 ? mask : mask | (mask << WORDS.length));

export const maskLines = (k: number, mask: Mask): string[] => [`mov eax, ${mask}`, `kmovb k${k}, eax`];

/** The label of the constants of a function. */
export const constantLabel = (symbol: string): string => `.L${symbol}_c`;

interface RowFunction {
  readonly symbol: string;
  readonly body: readonly string[];
  /** Words of constant rows. */
  readonly constants: readonly (readonly bigint[])[];
  /** Of another entry, whose end runs into this one. */
  readonly before?: readonly string[];
  readonly after?: readonly string[];
}

export const rowFunction = ({ symbol, body, constants, before = [], after = [] }: RowFunction): string =>
  fillSkeleton(readSkeleton('across.S'), {
    symbol,
    body,
    constants: constants.map((words) => `.quad ${words.join(', ')}`),
    before,
    after,
  });

/** Lines on a state of a row a limb in the first registers, with what brings it there and from there. */
export function onState(lines: readonly string[], halves: Halves = 1): string[] {
  const each = (text: (register: string, k: number) => string): string[] =>
    EACH_LIMB.map((k) => text(rowRegister(k, halves), k));
  return [
    ...each((register, k) => `vmovdqu64 ${register}, ${rowMemory('rsi', k, halves)}`),
    ...lines,
    ...each((register, k) => `vmovdqu64 ${rowMemory('rdi', k, halves)}, ${register}`),
  ];
}

/** Lines that are repeated until `counter`, which they leave alone, is zero. */
export const repeated = (symbol: string, counter: string, lines: readonly string[]): string[] => [
  '.p2align 6',
  `.L${symbol}_next:`,
  ...lines,
  `sub ${counter}, 1`,
  `jnz .L${symbol}_next`,
];

/** Lines with so many rows on the stack. */
export function withSlots(slots: number, lines: readonly string[]): readonly string[] {
  const bytes = ROW_BYTES * slots;
  if (bytes === 0) return lines;
  return [
    `sub rsp, ${bytes}`,
    `.cfi_adjust_cfa_offset ${bytes}`,
    ...lines,
    `add rsp, ${bytes}`,
    `.cfi_adjust_cfa_offset -${bytes}`,
  ];
}
