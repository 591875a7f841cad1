/** Status flags as bit masks. */
import type { FlagEffect as Letters } from '../../x86/form.ts';

export const CF = 1,
  PF = 2,
  AF = 4,
  ZF = 8,
  SF = 16,
  OF = 32;

/** In the order of the columns of flags (src/x86/row.ts). */
const NAMES: readonly (readonly [number, string])[] = [
  [OF, 'OF'],
  [SF, 'SF'],
  [ZF, 'ZF'],
  [AF, 'AF'],
  [PF, 'PF'],
  [CF, 'CF'],
];

/** What an instruction does to the flags; each field is a mask. The rest is preserved. */
export interface FlagEffect {
  readonly read: number;
  /** Defined after the instruction, by its result or constantly. */
  readonly written: number;
  /** Left with a value nobody may rely on. */
  readonly undefined: number;
  /** The part of `written` that is 0 afterwards whatever the operands are. */
  readonly cleared: number;
  /** The part of `written` that is 1 afterwards whatever the operands are. */
  readonly set: number;
}

/** Letters of flags as a mask. */
const maskOf = (letters: string): number =>
  NAMES.reduce((mask, [flag, [letter]]) => (letters.includes(letter) ? mask | flag : mask), 0);

/** The effect on flags of a row and of the flags that its condition reads. */
export const flagMasks = (effect: Letters, condition = ''): FlagEffect => ({
  read: maskOf(effect.reads + condition),
  written: maskOf(effect.writes),
  undefined: maskOf(effect.undefined),
  cleared: maskOf(effect.cleared),
  set: maskOf(effect.set),
});

/** `CF|OF` as `OF CF`, for messages. */
export const flagNames = (mask: number): string =>
  NAMES.filter(([flag]) => mask & flag)
    .map(([, name]) => name)
    .join(' ');
