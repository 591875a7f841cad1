/** Takes in candidates of other searches for the same function. */
import type { Candidate } from '../codegen/candidate/candidate.ts';
import type { Counters, Solution } from './task.ts';

/** How often a search asks for candidates of others: rarely enough to differ from them meanwhile. */
export const EXCHANGE_MS = 5000;
/** Of what is offered at once, no more are looked at. */
export const MAX_AT_ONCE = 64;

interface Gate {
  /** Candidates of other searches that were not offered before; absent if there are none. */
  readonly offered: (() => Promise<readonly Candidate[]>) | undefined;
  /** Null when a candidate cannot be lowered. */
  lowered(candidate: Candidate): Solution | null;
  /** Tests a solution on all vectors, as everything that a search looks at. */
  isRight(s: Solution): Promise<boolean>;
  /** Milliseconds since the search began. */
  elapsedMs(): number;
  readonly counters: Counters;
}

/** Lets candidates of other searches for the same function in: what is right, once each. */
export class Immigration {
  private readonly gate: Gate;
  private readonly met = new Set<number>();
  private askedMs = -Infinity;

  constructor(gate: Gate) {
    this.gate = gate;
  }

  /** What has come, once it is time to ask again; null until then. */
  due(): Promise<readonly Solution[]> | null {
    const { offered, elapsedMs } = this.gate;
    const isEarly = elapsedMs() - this.askedMs < EXCHANGE_MS;
    return offered === undefined || isEarly ? null : this.arrivals();
  }

  /** What has come since it was asked last and is right. */
  async arrivals(): Promise<readonly Solution[]> {
    const { offered, counters } = this.gate;
    this.askedMs = this.gate.elapsedMs();
    const right: Solution[] = [];
    for (const candidate of ((await offered?.()) ?? []).slice(0, MAX_AT_ONCE)) {
      const s = this.gate.lowered(candidate);
      if (s !== null && this.met.has(s.hash)) continue;
      if (s !== null) this.met.add(s.hash);
      counters.immigrants++;
      if (s !== null && (await this.gate.isRight(s))) right.push(s);
      else counters.turnedAway++;
    }
    return right;
  }
}
