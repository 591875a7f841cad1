/** What plans and programs know of numbers modulo a prime in rows of limbs. */
import type { Latencies } from './moves.ts';
import type { LimbRows, Mask, Multiples, RowBuilder, RowId } from './rows.ts';

/** What placements do not change, in cycles and in operations on rows, of which each has one for each limb. */
export interface NumberCosts {
  readonly product: (times: Latencies) => number;
  readonly square: (times: Latencies) => number;
  readonly carry: number;
  /** Cycles that an operation takes from others. */
  readonly operation: number;
  /** Whether products may begin with a multiple of the prime, so that others can be subtracted from them. */
  readonly areRaised: boolean;
  /** Whether carries may leave words that are carried already. */
  readonly leaveWords: boolean;
}

/** Limbs, of one word or of each word, lowest first. */
export type LimbValues = readonly bigint[];

/** What a row begins with where a product is added to it; null where that is nothing. */
export type Start = readonly (RowId | null)[];

export interface RowNumbers {
  readonly modulus: bigint;
  readonly radix: number;
  readonly multiples: Multiples;
  /** The most that limbs may be of the state, which those of results may be, too, and of what does not change. */
  readonly stateUpper: LimbValues;
  readonly fixedUpper: LimbValues;
  readonly costs: NumberCosts;
  /** Limbs that are not carried, of carried ones; `round` is the number of the product in a plan. */
  readonly product: (r: RowBuilder, x: LimbRows, y: LimbRows, round: number, start: Start) => LimbRows;
  readonly square: (r: RowBuilder, x: LimbRows, round: number, start: Start) => LimbRows;
  /** Small limbs of the same numbers, those of the state if `isResult`; words outside the mask are those of `base`. */
  readonly carried: (r: RowBuilder, x: LimbRows, isResult: boolean, mask?: Mask, base?: LimbRows | null) => LimbRows;
  /** Multiples of the prime of which no limb is below the least ones of a word; 0 in words without such. */
  readonly multiplesAbove: (r: RowBuilder, least: readonly (LimbValues | null)[]) => LimbRows;
  /** Multiples that products begin with; each power is twice the one before. */
  readonly raises: (r: RowBuilder, power: number, mask: Mask) => LimbRows;
}
