/** Proves the champions of a search while it runs. */
import type { Clock } from '../../base/io.ts';
import type { Solution } from '../strategy.ts';
import type { AcceptedProofs } from '../../bench/record.ts';
import type { ProofClient } from './proofClient.ts';
import type { ProofKind } from './proofThread.ts';

/** How much of the search's time may go into proofs of champions. */
const SHARE = 0.1;

/**
 * Proves the champions of a search while it goes on, as what ships is proved: some tens of milliseconds each. The
 * search waits meanwhile, so that nothing runs beside what is measured.
 */
export class ChampionProver {
  private readonly client: Pick<ProofClient, 'prove'>;
  private readonly clock: Clock;
  private readonly startMs: number;
  private millis = 0;
  private readonly shown = new KnownCodes();
  private latest: Solution | null = null;

  constructor(client: Pick<ProofClient, 'prove'>, clock: Clock) {
    this.client = client;
    this.clock = clock;
    this.startMs = clock.nowMs();
  }

  /** Whether a solution was shown right. */
  hasShown(solution: Solution): boolean {
    return this.shown.has(solution);
  }

  /** The latest solution that was shown right: what ships if nothing that came after it can be proved. */
  get latestShown(): Solution | null {
    return this.latest;
  }

  /**
   * False for code that is not shown right in bounded time, though it may be. While proofs have taken more than
   * their share of the time nothing is asked, and all admitted: what is not proved at the end does not ship.
   */
  async admits(solution: Solution): Promise<boolean> {
    if (this.shown.has(solution) || this.isSpent()) return true;
    const {
      kinds: [kind],
      millis,
    } = await this.client.prove([solution.code], false);
    this.millis += millis;
    if (kind !== 'proved') return false;
    this.shown.add(solution);
    this.latest = solution;
    return true;
  }

  /** Not before something was shown: the first proof is made by code that is not compiled yet. */
  private isSpent(): boolean {
    return !this.shown.isEmpty && this.millis > SHARE * (this.clock.nowMs() - this.startMs);
  }
}

/** Codes of solutions, found by hash and compared byte by byte; of two with one hash the last counts. */
class KnownCodes {
  private readonly codes = new Map<number, Uint8Array>();

  get isEmpty(): boolean {
    return this.codes.size === 0;
  }

  has({ code, hash }: Solution): boolean {
    const known = this.codes.get(hash);
    return known !== undefined && Buffer.compare(known, code) === 0;
  }

  add({ code, hash }: Solution): void {
    this.codes.set(hash, code);
  }
}

/*
 * Proves every candidate that a search accepts, in a thread of its own, while the search pauses: beside it, proofs
 * would take twice as long where both share a core, slow the search down as much, and disturb what is measured.
 */

interface ProvedAccepted {
  readonly proofs: AcceptedProofs;
  /** Candidates that passed all tests and are wrong nevertheless. */
  readonly wrong: readonly Solution[];
}

/** Candidates that a pause is worth while for. */
const BATCH = 16;

export class AcceptedProver {
  private readonly client: ProofClient;
  private readonly share: number;
  private readonly clock: Clock;
  private readonly startMs: number;
  private readonly seen = new KnownCodes();
  /** Not proved yet. */
  private readonly batch: Solution[] = [];
  /** Those that are not shown in bounded time: the rest waits for the end of the search. */
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
