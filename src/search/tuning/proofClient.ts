/** Sends codes of one function to the proof thread, one batch at a time. */
import { join } from 'node:path';
import { Worker as Thread } from 'node:worker_threads';
import type { IrFunction } from '../../ir/function.ts';
import { print } from '../../ir/print.ts';
import type { CodeBatch, ProofAnswers, ProofSetting } from './proofThread.ts';

export class ProofClient {
  private readonly thread: Thread;
  private failure: Error | null = null;
  private answer: (answers: ProofAnswers | null) => void = () => {};

  /** `root` is where the program lies, compiled. */
  constructor(fn: IrFunction, root: string) {
    const workerData: ProofSetting = { functionText: print(fn) };
    // Flags of node, such as those of `--eval`, are about the program that imports us.
    this.thread = new Thread(join(root, 'dist', 'src', 'search', 'tuning', 'proofThread.js'), {
      workerData,
      execArgv: [],
    });
    this.thread.on('message', (answers: ProofAnswers) => this.answer(answers));
    this.thread.on('error', (error) => {
      this.failure = error;
      this.answer(null);
    });
  }

  /**
   * A verdict for each code, in their order; what is not shown in bounded time is `open` unless the proof is to be
   * thorough. Throws what the thread throws.
   */
  async prove(codes: readonly Uint8Array[], isThorough: boolean): Promise<ProofAnswers> {
    const ends: number[] = [];
    const code = new Uint8Array(codes.reduce((sum, c) => sum + c.length, 0));
    for (const c of codes) {
      const start = ends.at(-1) ?? 0;
      code.set(c, start);
      ends.push(start + c.length);
    }
    const batch: CodeBatch = { ends, code, isThorough };
    if (this.failure !== null) throw this.failure;
    const answers = new Promise<ProofAnswers | null>((resolve) => {
      this.answer = resolve;
    });
    this.thread.postMessage(batch, [code.buffer]);
    return this.answered(await answers);
  }

  async close(): Promise<void> {
    await this.thread.terminate();
  }

  private answered(answers: ProofAnswers | null): ProofAnswers {
    if (answers === null) throw this.failure ?? new Error('the thread of the proofs has ended');
    return answers;
  }
}
