import type { Candidate } from '../model/candidate.ts';

/** A candidate together with the code it was lowered to. Immutable. */
export interface Solution {
  readonly candidate: Candidate;
  readonly code: Uint8Array;
  readonly hash: number;
  readonly instructions: number;
  /** Static bound in cycles. */
  readonly bound: number;
  /** Choice bits that influenced the code, per event. */
  readonly asked: Uint8Array;
}
