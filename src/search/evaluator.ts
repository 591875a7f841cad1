import type { Candidate } from '../codegen/candidate/candidate.ts';

/** Machine code of one candidate. The buffers belong to the generator and are valid until its next call. */
export interface Generated {
  readonly bytes: Uint8Array;
  readonly length: number;
  readonly instructions: number;
  /** Cycles that it takes at least, by port pressure alone. */
  readonly bound: number;
  /** Choice bits, per event, that influenced the code. */
  readonly asked: Uint16Array;
}

/** Turns candidates into machine code: a pure function, seen from here. */
export interface Generator {
  /** Null when the candidate cannot be lowered. */
  generate(candidate: Candidate): Generated | null;
  /** Says that the next candidates will be edits of this one, so that they may be made faster; changes none of them. */
  settle?(candidate: Candidate): void;
}

export interface Race {
  readonly verdict: 'ok' | 'wrong' | 'fault';
  /** What was wrong, for the reproducer. */
  readonly detail: string;
  readonly accepted: boolean;
  /** Candidate's time over the opponent's; below 1 is faster. */
  readonly ratio: number;
}

/** Says whether code is right and how fast it is. Requests are answered in the order they are made. */
export interface Evaluator {
  /** Time spent testing and measuring so far, in milliseconds. */
  readonly busyMs: number;
  /** Later races are against this code. */
  setOpponent(code: Uint8Array): void;
  /**
   * Tests the first `length` bytes of `code` and, if right, races them; accepted iff ratio <= limit. A hasty race is
   * shorter and less sure.
   */
  race(code: Uint8Array, length: number, limit: number, hasty?: boolean): Promise<Race>;
  /** Time of `a` over that of `b`, over `layouts` placements; null when one of them failed. */
  duel(a: Uint8Array, b: Uint8Array, layouts: number): Promise<number | null>;
  /**
   * Careful comparison of all codes over many placements: times relative to the first. Waits for a quiet core for
   * `waitMs` at most.
   */
  tournament(codes: readonly Uint8Array[], waitMs?: number): Promise<readonly number[]>;
}
