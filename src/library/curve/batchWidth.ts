/** How many calls a batch computes at once. */
import type { Lanes } from '../../ir/function.ts';

/** How many are computed at once: in four lanes, in eight, or, of X25519, in two batches of eight. */
export type BatchWidth = 4 | 8 | 16;

export const ALL_WIDTHS: readonly BatchWidth[] = [4, 8, 16];

/** Lanes and batches of each. */
export const WIDTHS: Readonly<Record<BatchWidth, { readonly lanes: Lanes; readonly batches: number }>> = {
  4: { lanes: 4, batches: 1 },
  8: { lanes: 8, batches: 1 },
  16: { lanes: 8, batches: 2 },
};

/** Those of an option `--lanes`. */
export const askedWidths = (lanes: string | undefined): readonly BatchWidth[] =>
  ALL_WIDTHS.filter((width) => lanes?.split(',').includes(String(width)));

/** Flags of batch.c for what was built. */
export const widthFlags = (widths: readonly BatchWidth[]): string[] => widths.map((width) => `-DWITH_${NAMES[width]}`);
const NAMES: Readonly<Record<BatchWidth, string>> = { 4: 'FOUR', 8: 'EIGHT', 16: 'SIXTEEN' };

/** The lanes of some of them. */
export const lanesOfWidths = (widths: readonly BatchWidth[]): Lanes[] => [
  ...new Set(widths.map((width) => WIDTHS[width].lanes)),
];
