import type { Solution } from '../search/solution.ts';
import type { ProofClient } from './proofClient.ts';

/**
 * Proves the champions of a search while it goes on, in algebras that are kept from one to the next: some milliseconds each. The search waits meanwhile,
 * so that nothing runs beside what is measured.
 */
export class ChampionProver {
  private readonly client: ProofClient;
  /** Those that were shown right, by hash. */
  private readonly shown = new Map<number, Uint8Array>();

  constructor(client: ProofClient) {
    this.client = client;
  }

  /** Whether the kept algebras show the code of a solution right; what they do not show may be right. */
  async shows({ code, hash }: Solution): Promise<boolean> {
    const known = this.shown.get(hash);
    if (known !== undefined && Buffer.compare(known, code) === 0) return true;
    const { kinds: [kind] } = await this.client.prove([code], false);
    if (kind === 'proved') this.shown.set(hash, code);
    return kind === 'proved';
  }
}
