/**
 * Proves every candidate that a search accepts, in a thread of its own, while the search pauses: beside it, proofs
 * would take twice as long where both share a core, slow the search down as much, and disturb what is measured.
 */
import type { Clock } from '../../base/io.ts';
import type { Solution } from '../strategies/strategy.ts';
import type { AcceptedProofs } from '../../bench/record.ts';
import { KnownCodes } from './championProver.ts';
import type { ProofClient } from './proofClient.ts';
import type { ProofKind } from './proofThread.ts';

interface ProvedAccepted {
  readonly proofs: AcceptedProofs;
  /** Candidates that passed all tests and are wrong nevertheless. */
  readonly wrong: readonly Solution[];
}

/** Candidates that a pause is worth while for. */
const BATCH = 512;

export class AcceptedProver {
  private readonly client: ProofClient;
  private readonly share: number;
  private readonly clock: Clock;
  private readonly startMs: number;
  private readonly seen = new KnownCodes();
  /** Not proved yet. */
  private readonly batch: Solution[] = [];
  /** Those that take a proof in the ordinary way, which waits for the end of the search. */
  private readonly postponed: Solution[] = [];
  private readonly wrong: Solution[] = [];
  private readonly counts = { proved: 0, undecided: 0, refuted: 0 };
  private millis = 0;
  private candidates = 0;
  private leftOut = 0;

  /** `share` is how much of the time may go into proofs; candidates beyond it are left out and counted. */
  constructor(client: ProofClient, { clock, share }: { readonly clock: Clock; readonly share: number }) {
    this.client = client;
    this.share = share;
    this.clock = clock;
    this.startMs = clock.nowMs();
  }

  /** Returns at once. Code that was proved before is left out. */
  prove(solution: Solution): void {
    if (this.seen.has(solution)) return;
    this.seen.add(solution);
    this.candidates++;
    if (this.isSpent()) this.leftOut++;
    else this.batch.push(solution);
  }

  /** Proves what has come together if that is enough; the search waits meanwhile. */
  async catchUp(): Promise<void> {
    if (this.batch.length >= BATCH) await this.proveBatch();
  }

  /** Proves what is left. */
  async finish(): Promise<ProvedAccepted> {
    await this.proveBatch();
    const { postponed } = this;
    while (postponed.length > 0) {
      if (this.isSpent()) this.leftOut += postponed.splice(0).length;
      else await this.ask(postponed.splice(0, 1), true);
    }
    return {
      proofs: {
        candidates: this.candidates,
        leftOut: this.leftOut,
        ...this.counts,
        seconds: Math.round(this.millis) / 1000,
      },
      wrong: this.wrong,
    };
  }

  private async proveBatch(): Promise<void> {
    if (this.batch.length > 0) await this.ask(this.batch.splice(0), false);
  }

  private async ask(solutions: readonly Solution[], isThorough: boolean): Promise<void> {
    const { kinds, millis } = await this.client.prove(
      solutions.map((s) => s.code),
      isThorough,
    );
    this.millis += millis;
    solutions.forEach((solution, i) => this.answered(solution, kinds[i]));
  }

  /**
   * What the proofs took and what the open ones will take, by the average so far, is more than the share of the time
   * that has passed.
   */
  private isSpent(): boolean {
    const done = this.counts.proved + this.counts.undecided + this.counts.refuted;
    const open = this.batch.length + this.postponed.length;
    const average = done === 0 ? 0 : this.millis / done;
    return this.millis + (open + 1) * average > this.share * (this.clock.nowMs() - this.startMs) && open + done > 0;
  }

  private answered(solution: Solution, kind: ProofKind): void {
    if (kind === 'open') {
      this.postponed.push(solution);
      return;
    }
    this.counts[kind]++;
    if (kind === 'refuted') this.wrong.push(solution);
  }
}
