import type { Clock } from '../../base/io.ts';
import type { Solution } from '../strategies/strategy.ts';
import type { ProofClient } from './proofClient.ts';

/** How much of the search's time may go into proofs of champions. */
const SHARE = 0.25;

/**
 * Proves the champions of a search while it goes on, in algebras that are kept from one to the next: some milliseconds
 * each. The search waits meanwhile, so that nothing runs beside what is measured.
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
   * False for code that the incremental contexts do not show right, though it may be. While proofs have taken more than
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

  /** Not before something was shown: the first proof begins the algebras. */
  private isSpent(): boolean {
    return !this.shown.isEmpty && this.millis > SHARE * (this.clock.nowMs() - this.startMs);
  }
}

/** Codes of solutions, found by hash and compared byte by byte; of two with one hash the last counts. */
export class KnownCodes {
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
