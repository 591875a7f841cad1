import { Worker as Thread } from 'node:worker_threads';
import type { StatedContract } from '../../../src/engine/claim/verifyContract.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import type { Listing } from '../../../src/prover/listing/listing.ts';
import type { Verdict } from '../../../src/prover/proof/verdict.ts';

/** Against word IR, or against a statement. */
export type Reference = { readonly fn: IrFunction } | { readonly contract: StatedContract };

/** Milliseconds between two looks at the clock. */
const LOOK = 200;

/**
 * Proves in a thread that is ended when a proof takes more than `limitSeconds` of processor time; most take less than a
 * tenth of a second. Nothing else may run in the process.
 */
export class LimitedProver {
  private thread: Thread | null = null;
  private readonly limitSeconds: number;

  constructor(limitSeconds: number) {
    this.limitSeconds = limitSeconds;
  }

  async prove({ name, instructions, constants }: Listing, reference: Reference): Promise<Verdict> {
    const verdict = await this.answer({ listing: { name, instructions, constants }, ...reference });
    if (verdict === null) await this.close();
    return (
      verdict ?? {
        kind: 'undecided',
        where: name,
        reason: `not within ${this.limitSeconds} s of processor time`,
        millis: this.limitSeconds * 1000,
      }
    );
  }

  private answer(task: Reference & { readonly listing: Listing }): Promise<Verdict | null> {
    const thread = (this.thread ??= new Thread(new URL('./proofThread.mjs', import.meta.url)));
    const start = process.cpuUsage();
    let clock: NodeJS.Timeout | undefined;
    const answer = new Promise<Verdict | null>((resolve, reject) => {
      clock = setInterval(() => {
        if (secondsSince(start) > this.limitSeconds) resolve(null);
      }, LOOK);
      thread.removeAllListeners().once('error', reject).once('message', resolve);
      thread.postMessage(task);
    });
    return answer.finally(() => clearInterval(clock));
  }

  async close(): Promise<void> {
    await this.thread?.terminate();
    this.thread = null;
  }
}

function secondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}
