/** Sends codes of one function to the proof thread, one at a time. */
import { join } from 'node:path';
import { Worker as Thread } from 'node:worker_threads';
import type { IrFunction } from '../../ir/function.ts';
import { print } from '../../ir/print.ts';
import type { ProofAnswer, ProofSetting } from './proofThread.ts';

export class ProofClient {
  private readonly thread: Thread;
  private failure: Error | null = null;
  private answer: (answer: ProofAnswer | null) => void = () => {};

  /** `root` is where the program lies, compiled. */
  constructor(fn: IrFunction, root: string) {
    const workerData: ProofSetting = { functionText: print(fn) };
    // Flags of node, such as those of `--eval`, are about the program that imports us.
    this.thread = new Thread(join(root, 'dist', 'src', 'search', 'tuning', 'proofThread.js'), {
      workerData,
      execArgv: [],
    });
    this.thread.on('message', (answer: ProofAnswer) => this.answer(answer));
    this.thread.on('error', (error) => {
      this.failure = error;
      this.answer(null);
    });
  }

  /** Whether the code is shown right. Throws what the thread throws. */
  async prove(code: Uint8Array): Promise<ProofAnswer> {
    if (this.failure !== null) throw this.failure;
    const answered = new Promise<ProofAnswer | null>((resolve) => {
      this.answer = resolve;
    });
    this.thread.postMessage(code.slice());
    const answer = await answered;
    if (answer === null) throw this.failure ?? new Error('the thread of the proofs has ended');
    return answer;
  }

  async close(): Promise<void> {
    await this.thread.terminate();
  }
}
