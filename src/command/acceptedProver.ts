/** Proves every candidate that a search accepts, in a thread of its own, so that the search is hardly slowed down. */
import { Worker as Thread } from 'node:worker_threads';
import type { Clock } from '../base/clock.ts';
import type { IrFunction } from '../ir/function.ts';
import { print } from '../ir/print.ts';
import type { Solution } from '../search/solution.ts';
import type { AcceptedProofs } from '../store/record.ts';
import type { ProofAnswer, ProofSetting, ProofTask } from './proofThread.ts';

export interface ProvedAccepted {
  readonly proofs: AcceptedProofs;
  /** Candidates that passed all tests and are wrong nevertheless. */
  readonly wrong: readonly Solution[];
}

/** Candidates that are sent together: a message costs more than a look at a table. */
const BATCH = 16;

export class AcceptedProver {
  private readonly thread: Thread;
  private readonly open = new Map<number, Solution>();
  private readonly seen = new Set<number>();
  private readonly wrong: Solution[] = [];
  private readonly counts = { proved: 0, undecided: 0, refuted: 0 };
  private millis = 0;
  private failure: Error | null = null;
  private whenEmpty: () => void = () => {};

  private batch: ProofTask[] = [];
  private leftOut = 0;
  private readonly share: number;
  private readonly clock: Clock;
  private readonly startMs: number;

  /** `share` is how much of the time may go into proofs; candidates beyond it are left out and counted. */
  constructor(fn: IrFunction, target: string, { root, clock, share }: { readonly root: string; readonly clock: Clock; readonly share: number }) {
    this.share = share;
    this.clock = clock;
    this.startMs = clock.nowMs();
    const workerData: ProofSetting = { functionText: print(fn), target, root };
    this.thread = new Thread(new URL('./proofThread.js', import.meta.url), { workerData });
    this.thread.on('message', (answers: readonly ProofAnswer[]) => answers.forEach(answer => this.answered(answer)));
    this.thread.on('error', error => { this.failure = error; this.whenEmpty(); });
  }

  /** Returns at once. Code that was proved before is left out. */
  prove(solution: Solution): void {
    if (this.seen.has(solution.hash)) return;
    this.seen.add(solution.hash);
    if (this.isSpent()) { this.leftOut++; return; }
    this.open.set(solution.hash, solution);
    if (this.batch.push({ id: solution.hash, candidate: solution.candidate, code: solution.code }) === BATCH) this.send();
  }

  private send(): void {
    if (this.batch.length > 0) this.thread.postMessage(this.batch);
    this.batch = [];
  }

  /** Waits for the proofs that are still to come. */
  async finish(): Promise<ProvedAccepted> {
    this.send();
    if (this.open.size > 0 && this.failure === null) await new Promise<void>(resolve => { this.whenEmpty = resolve; });
    await this.thread.terminate();
    if (this.failure !== null) throw this.failure;
    return { proofs: { candidates: this.seen.size, leftOut: this.leftOut, ...this.counts, seconds: Math.round(this.millis) / 1000 }, wrong: this.wrong };
  }

  /** What the proofs took and what the open ones will take, by the average so far, is more than the share of the time that has passed. */
  private isSpent(): boolean {
    const done = this.counts.proved + this.counts.undecided + this.counts.refuted, average = done === 0 ? 0 : this.millis / done;
    return this.millis + (this.open.size + 1) * average > this.share * (this.clock.nowMs() - this.startMs) && this.open.size + done > 0;
  }

  private answered({ id, kind, millis }: ProofAnswer): void {
    const solution = this.open.get(id);
    this.open.delete(id);
    this.counts[kind]++;
    this.millis += millis;
    if (kind === 'refuted' && solution !== undefined) this.wrong.push(solution);
    if (this.open.size === 0) this.whenEmpty();
  }
}
