import type { Lanes } from '../../ir/function.ts';

/** How many X25519 are computed at once: in four lanes, in eight, or in two batches of eight. */
export type BatchWidth = 4 | 8 | 16;

export const ALL_WIDTHS: readonly BatchWidth[] = [4, 8, 16];

/** Lanes and batches of each. */
export const WIDTHS: Readonly<Record<BatchWidth, { readonly lanes: Lanes; readonly batches: number }>> = {
  4: { lanes: 4, batches: 1 },
  8: { lanes: 8, batches: 1 },
  16: { lanes: 8, batches: 2 },
};

/** The lanes of some of them. */
export const lanesOfWidths = (widths: readonly BatchWidth[]): Lanes[] => [
  ...new Set(widths.map((width) => WIDTHS[width].lanes)),
];
