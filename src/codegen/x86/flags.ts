/**
 * Status flags as bit masks, and the notation in which the table of forms states what happens to them.
 *
 * The notation is that of SDM vol. 1, appendix A.2, one letter per flag in the order OF SF ZF AF PF CF:
 *   m  modified according to the result      0  cleared      -  undefined afterwards
 *   t  tested (read)                         1  set          .  not affected
 *   x  tested and modified
 */
import { invariant } from '../../base/errors.ts';

export const CF = 1,
  PF = 2,
  AF = 4,
  ZF = 8,
  SF = 16,
  OF = 32;

/** Flags in column order of the notation. */
const COLUMNS = [OF, SF, ZF, AF, PF, CF];
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

/** Reads the six-letter notation above. Throws `invariant` on anything else. */
export function parseFlagEffect(text: string): FlagEffect {
  invariant(/^[mtx01.-]{6}$/.test(text), () => `flag column '${text}' is not six letters of mtx01.-`);
  const having = (letters: string): number =>
    COLUMNS.reduce((mask, flag, i) => (letters.includes(text[i]) ? mask | flag : mask), 0);
  return {
    read: having('tx'),
    written: having('mx01'),
    undefined: having('-'),
    cleared: having('0'),
    set: having('1'),
  };
}

/** `CF|OF` as `OF CF`, for messages. */
export const flagNames = (mask: number): string =>
  NAMES.filter(([flag]) => mask & flag)
    .map(([, name]) => name)
    .join(' ');
