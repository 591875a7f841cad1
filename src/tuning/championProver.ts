import type { Clock } from '../base/clock.ts';
import type { Solution } from '../search/strategies/strategy.ts';
import { KnownCodes } from './knownCodes.ts';
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

  constructor(client: Pick<ProofClient, 'prove'>, clock: Clock) {
    this.client = client;
    this.clock = clock;
    this.startMs = clock.nowMs();
  }

  /**
   * Whether the kept algebras show the code of a solution right; what they do not show may be right. Nothing is asked,
   * and all refused, while proofs have taken more than their share of the time.
   */
  async admits(solution: Solution): Promise<boolean> {
    if (this.shown.has(solution)) return true;
    if (this.isSpent()) return false;
    const {
      kinds: [kind],
      millis,
    } = await this.client.prove([solution.code], false);
    this.millis += millis;
    if (kind === 'proved') this.shown.add(solution);
    return kind === 'proved';
  }

  /** Not before something was shown: the first proof begins the algebras. */
  private isSpent(): boolean {
    return !this.shown.isEmpty && this.millis > SHARE * (this.clock.nowMs() - this.startMs);
  }
}
