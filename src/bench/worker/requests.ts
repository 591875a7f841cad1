/** The requests and replies of the measuring worker, as types. */
import type { CallOrder } from '../../base/aims.ts';
import type { RacePlan } from './racePlan.ts';
import type { RunVerdict } from './verdict.ts';

/** Code given directly (the first `length` bytes), or the number of a loaded slot. */
export type CodeOrSlot = number | Uint8Array;

export interface TestOptions {
  /** Vectors [from, to); all by default. */
  readonly from?: number;
  readonly to?: number;
  /** Single-step, destroying everything below the red zone after each instruction. About 1000 times slower. */
  readonly strict?: boolean;
}

export interface RunRequest {
  readonly target: CodeOrSlot;
  /** Index into the signature's aliases; 0 (distinct) by default. */
  readonly alias?: number;
  /** Input tuples one after the other, `inputWordsOf(signature)` words each. */
  readonly inputs: BigUint64Array;
  /**
   * What registers hold at the beginning of every call, `FW.ENTRY_WORDS` words: the general ones by their numbers,
   * where they are neither rsp nor arguments of the function, then the low and the high half of each vector register.
   * Without it they hold anything.
   */
  readonly entry?: BigUint64Array;
}

export interface RunReply extends RunVerdict {
  /** `outputWordsOf(signature)` words for each tuple before the offending one, all of them when ok. */
  readonly outputs: BigUint64Array;
}

export interface RaceRequest {
  readonly code: Uint8Array;
  /** Bytes of code in use; all by default. */
  readonly length?: number;
  /** Slot of the incumbent. */
  readonly incumbent: number;
  /** Accept iff candidate time / incumbent time <= limit. */
  readonly limit: number;
  readonly plan?: RacePlan;
}

export interface MeasureRequest {
  readonly slots: readonly number[];
  readonly mode: CallOrder;
  readonly rounds: number;
  readonly layouts: number;
  /** Calls per batch, a multiple of 8; 0 (default) lets the worker choose for each slot. */
  readonly batch?: number;
  readonly align?: 16 | 64;
}

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
