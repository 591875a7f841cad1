/**
 * Raw time stamps of one MEASURE request. Row r (of layouts x rounds, layout by layout) holds
 * [canary before, canary after, imul chain, ticks of each slot's batch]; timer overhead is subtracted.
 */
export interface RawSamples {
  readonly layouts: number;
  readonly rounds: number;
  readonly slotCount: number;
  /** Calls per batch of each slot. */
  readonly calls: Uint32Array;
  readonly rows: Uint32Array;
}

/** Words of a row before the first slot's ticks. */
const ROW_HEADER = 3;

const rowWords = (s: RawSamples): number => ROW_HEADER + s.slotCount;
export const canaryBefore = (s: RawSamples, row: number): number => s.rows[row * rowWords(s)];
export const canaryAfter = (s: RawSamples, row: number): number => s.rows[row * rowWords(s) + 1];
export const imulChain = (s: RawSamples, row: number): number => s.rows[row * rowWords(s) + 2];
export const slotTicks = (s: RawSamples, row: number, slot: number): number =>
  s.rows[row * rowWords(s) + ROW_HEADER + slot];
