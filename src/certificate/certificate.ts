/** Certificates as the checker has them (coq/Checker.v), as far as they are made here. */
import type { Bound, Combination } from './bound.ts';
import type { Hint } from './context.ts';
import type { Unknown } from './poly.ts';

/** Hints of one instruction after the other, and what comes after them. */
export interface Certificate {
  readonly steps: readonly (readonly Hint[])[];
  readonly end: Ending;
}

export type Ending =
  /** The unknown is at most `most`, or above. */
  | {
      readonly kind: 'case';
      readonly unknown: Unknown;
      readonly most: bigint;
      readonly low: Certificate;
      readonly high: Certificate;
    }
  | {
      readonly kind: 'narrow';
      readonly unknown: Unknown;
      readonly upper: Bound | null;
      readonly lower: Bound | null;
      readonly next: Certificate;
    }
  | { readonly kind: 'absurd'; readonly facts: Combination }
  | { readonly kind: 'return'; readonly closings: readonly Closing[] };

/** Bounds of a result: of its number, and of its words where their own do not do. */
export interface Closing {
  readonly sum: Bound | null;
  readonly each: readonly (Bound | null)[];
}
