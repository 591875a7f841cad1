/** Certificates as data, with the names of the checker (coq/Certificate.v). */
import type { Bound, Combination } from '../bounds/bound.ts';
import type { Poly, Unknown } from '../bounds/poly.ts';
import type { Residue } from './residues.ts';

/** What vanishes: carries, and words above those that are computed. */
export interface Vanishing {
  /** It is 0, by these facts: at least 0, and at most 0. */
  readonly sum: Poly;
  readonly least: number;
  readonly most: number;
  /** The newest carry in it, with the factor 1. */
  readonly carry: Unknown;
}

/** What the checker cannot see by intervals. */
export interface Hint {
  /** Bounds of the sum and of its negative; with a quotient, of the remainder. */
  readonly upper: Bound | null;
  readonly lower: Bound | null;
  readonly quotient: Poly | null;
}

/** Hints of one instruction after the other, what is stated between them, and what comes after them. */
export interface Certificate {
  readonly steps: readonly (readonly Hint[] | Statement)[];
  readonly end: Ending;
}

export type Statement =
  /** An unknown stands for the word in a register from here on. */
  | { readonly kind: 'name'; readonly register: number; readonly hint: Hint }
  /** An unknown stands for the bit in a flag from here on. */
  | { readonly kind: 'nameFlag'; readonly flag: 'carry' | 'overflow' }
  /** An unknown stands for the polynomial. */
  | { readonly kind: 'define'; readonly poly: Poly }
  /** It is not negative. */
  | { readonly kind: 'fact'; readonly poly: Poly; readonly reason: Reason }
  | Narrowing
  /** It is divisible by the modulus, as is seen when these names are replaced by what they stand for. */
  | {
      readonly kind: 'congruent';
      readonly difference: Residue;
      readonly multiples: readonly Multiple[];
      readonly names: readonly Unknown[];
    };

/** Bounds of an unknown; null: as they are. */
export interface Narrowing {
  readonly kind: 'narrow';
  readonly unknown: Unknown;
  readonly upper: Bound | null;
  readonly lower: Bound | null;
}

/** `of` times the polynomial that the statement of this number, counted from 1, says to be congruent to 0. */
export interface Multiple {
  readonly of: Residue;
  readonly congruence: number;
}

export type Reason =
  | { readonly kind: 'bounded'; readonly bound: Bound }
  /** In both cases: the unknown is at most `most`, or above. */
  | {
      readonly kind: 'either';
      readonly unknown: Unknown;
      readonly most: bigint;
      readonly low: Reason;
      readonly high: Reason;
    }
  | { readonly kind: 'never'; readonly facts: Combination };

export type Ending =
  /** The unknown is at most `most`, or above. */
  | {
      readonly kind: 'case';
      readonly unknown: Unknown;
      readonly most: bigint;
      readonly low: Certificate;
      readonly high: Certificate;
    }
  | (Narrowing & { readonly next: Certificate })
  | { readonly kind: 'absurd'; readonly facts: Combination }
  | { readonly kind: 'return'; readonly closings: readonly Closing[] };

/** Bounds of a result: of its number, and of its words where their own do not do. */
export interface Closing {
  readonly sum: Bound | null;
  readonly each: readonly (Bound | null)[];
  /** Of each comparison in the expression whether it is so, with a bound of the difference. */
  readonly choices: readonly Choice[];
  /** Of what was stated to be congruent. */
  readonly multiples: readonly Multiple[];
  /** Of words, to be replaced by what they stand for, in this order. */
  readonly names: readonly Unknown[];
}

/** Whether a < b: then a - b is at most -1, else b - a at most 0. */
export interface Choice {
  readonly holds: boolean;
  readonly bound: Bound;
}
