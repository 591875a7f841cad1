/** Proves every candidate that a search accepts, in a thread of its own, so that the search is hardly slowed down. */
import { Worker as Thread } from 'node:worker_threads';
import type { IrFunction } from '../ir/function.ts';
import { print } from '../ir/print.ts';
import type { Solution } from '../search/solution.ts';
import type { AcceptedProofs } from '../store/record.ts';
import { candidateToJson } from './candidateJson.ts';
import type { ProofAnswer, ProofSetting, ProofTask } from './proofThread.ts';

export interface ProvedAccepted {
  readonly proofs: AcceptedProofs;
  /** Candidates that passed all tests and are wrong nevertheless. */
  readonly wrong: readonly Solution[];
}

export class AcceptedProver {
  private readonly thread: Thread;
  private readonly open = new Map<number, Solution>();
  private readonly seen = new Set<number>();
  private readonly wrong: Solution[] = [];
  private readonly counts = { proved: 0, undecided: 0, refuted: 0 };
  private millis = 0;
  private failure: Error | null = null;
  private whenEmpty: () => void = () => {};

  constructor(fn: IrFunction, target: string, root: string) {
    const workerData: ProofSetting = { functionText: print(fn), target, root };
    this.thread = new Thread(new URL('./proofThread.js', import.meta.url), { workerData });
    this.thread.on('message', (answer: ProofAnswer) => this.answered(answer));
    this.thread.on('error', error => { this.failure = error; this.whenEmpty(); });
  }

  /** Returns at once. Code that was proved before is left out. */
  prove(solution: Solution): void {
    if (this.seen.has(solution.hash)) return;
    this.seen.add(solution.hash);
    this.open.set(solution.hash, solution);
    const task: ProofTask = { id: solution.hash, candidate: candidateToJson(solution.candidate) };
    this.thread.postMessage(task);
  }

  /** Waits for the proofs that are still to come. */
  async finish(): Promise<ProvedAccepted> {
    if (this.open.size > 0 && this.failure === null) await new Promise<void>(resolve => { this.whenEmpty = resolve; });
    await this.thread.terminate();
    if (this.failure !== null) throw this.failure;
    return { proofs: { candidates: this.seen.size, ...this.counts, seconds: Math.round(this.millis) / 1000 }, wrong: this.wrong };
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
