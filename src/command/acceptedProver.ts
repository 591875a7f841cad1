/**
 * Proves every candidate that a search accepts, in a thread of its own, while the search pauses: beside it, proofs would take twice as long where both share a
 * core, slow the search down as much, and disturb what is measured.
 */
import { Worker as Thread } from 'node:worker_threads';
import type { Clock } from '../base/clock.ts';
import type { IrFunction } from '../ir/function.ts';
import { print } from '../ir/print.ts';
import type { Solution } from '../search/solution.ts';
import type { AcceptedProofs } from '../store/record.ts';
import type { CodeBatch, ProofAnswers, ProofKind, ProofSetting } from './proofThread.ts';

export interface ProvedAccepted {
  readonly proofs: AcceptedProofs;
  /** Candidates that passed all tests and are wrong nevertheless. */
  readonly wrong: readonly Solution[];
}

/** Candidates that a pause is worth while for. */
const BATCH = 512;

export class AcceptedProver {
  private readonly thread: Thread;
  /** By number. */
  private readonly open = new Map<number, Solution>();
  /** Codes by hash. */
  private readonly seen = new Map<number, Uint8Array>();
  private readonly wrong: Solution[] = [];
  private readonly counts = { proved: 0, undecided: 0, refuted: 0 };
  private millis = 0;
  private failure: Error | null = null;
  private whenAnswered: () => void = () => {};
  /** Messages that are not answered yet. */
  private awaited = 0;

  /** Not sent yet; they are numbered as they come. */
  private batch: Solution[] = [];
  private count = 0;
  /** Those that take a proof in the ordinary way, which waits for the end of the search. */
  private readonly postponed: number[] = [];
  private candidates = 0;
  private leftOut = 0;
  private readonly share: number;
  private readonly clock: Clock;
  private readonly startMs: number;

  /** `share` is how much of the time may go into proofs; candidates beyond it are left out and counted. */
  constructor(fn: IrFunction, { clock, share }: { readonly clock: Clock; readonly share: number }) {
    this.share = share;
    this.clock = clock;
    this.startMs = clock.nowMs();
    const workerData: ProofSetting = { functionText: print(fn) };
    this.thread = new Thread(new URL('./proofThread.js', import.meta.url), { workerData });
    this.thread.on('message', (answers: ProofAnswers) => this.answered(answers));
    this.thread.on('error', error => { this.failure = error; this.whenAnswered(); });
  }

  /** Returns at once. Code that was proved before is left out. */
  prove(solution: Solution): void {
    const known = this.seen.get(solution.hash);
    if (known !== undefined && Buffer.compare(known, solution.code) === 0) return;
    this.seen.set(solution.hash, solution.code);
    this.candidates++;
    if (this.isSpent()) { this.leftOut++; return; }
    this.open.set(this.count++, solution);
    this.batch.push(solution);
  }

  /** Proves what has come together if that is enough; the search waits meanwhile. */
  async catchUp(): Promise<void> {
    if (this.batch.length >= BATCH) await this.proveBatch();
  }

  private async proveBatch(): Promise<void> {
    const { batch } = this;
    this.batch = [];
    if (batch.length > 0) this.post(this.count - batch.length, batch, false);
    await this.answers();
  }

  private async answers(): Promise<void> {
    if (this.awaited > 0 && this.failure === null) await new Promise<void>(resolve => { this.whenAnswered = resolve; });
    if (this.failure !== null) throw this.failure;
  }

  private post(first: number, solutions: readonly Solution[], isThorough: boolean): void {
    const ends: number[] = [], code = new Uint8Array(solutions.reduce((sum, s) => sum + s.code.length, 0));
    for (const s of solutions) {
      const start = ends.at(-1) ?? 0;
      code.set(s.code, start);
      ends.push(start + s.code.length);
    }
    const message: CodeBatch = { first, ends, code, isThorough };
    this.thread.postMessage(message, [code.buffer]);
    this.awaited++;
  }

  /** Proves what is left. */
  async finish(): Promise<ProvedAccepted> {
    await this.proveBatch();
    for (const id of this.postponed) await this.proveThoroughly(id);
    await this.thread.terminate();
    return { proofs: { candidates: this.candidates, leftOut: this.leftOut, ...this.counts, seconds: Math.round(this.millis) / 1000 }, wrong: this.wrong };
  }

  private async proveThoroughly(id: number): Promise<void> {
    const solution = this.open.get(id);
    if (solution === undefined) return;
    if (this.isSpent()) {
      this.open.delete(id);
      this.leftOut++;
      return;
    }
    this.post(id, [solution], true);
    await this.answers();
  }

  /** What the proofs took and what the open ones will take, by the average so far, is more than the share of the time that has passed. */
  private isSpent(): boolean {
    const done = this.counts.proved + this.counts.undecided + this.counts.refuted, average = done === 0 ? 0 : this.millis / done;
    return this.millis + (this.open.size + 1) * average > this.share * (this.clock.nowMs() - this.startMs) && this.open.size + done > 0;
  }

  private answered({ first, kinds, millis }: ProofAnswers): void {
    this.millis += millis;
    this.awaited--;
    kinds.forEach((kind, i) => this.answeredOne(first + i, kind));
    if (this.awaited === 0) this.whenAnswered();
  }

  private answeredOne(id: number, kind: ProofKind): void {
    const solution = this.open.get(id);
    if (solution === undefined) return;
    if (kind === 'open') {
      this.postponed.push(id);
      return;
    }
    this.open.delete(id);
    this.counts[kind]++;
    if (kind === 'refuted') this.wrong.push(solution);
  }
}
