import { Worker as Thread } from 'node:worker_threads';
import type { StatedContract } from '../../../src/command/verifyContract.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import type { Verdict } from '../../../src/verify/verdict.ts';
import type { CompiledText } from './compile.ts';

/** Against word IR, or against a statement. */
export type Reference = { readonly fn: IrFunction } | { readonly contract: StatedContract };

/** Proves in a thread that is ended when a proof takes longer than `limitSeconds`; most take less than a tenth of a second. */
export class LimitedProver {
  private thread: Thread | null = null;
  private readonly limitSeconds: number;

  constructor(limitSeconds: number) {
    this.limitSeconds = limitSeconds;
  }

  async prove({ text, syntax }: CompiledText, symbol: string, reference: Reference): Promise<Verdict> {
    const verdict = await this.answer({ text, syntax, symbol, ...reference });
    if (verdict === null) await this.close();
    return verdict ?? { kind: 'undecided', where: symbol, reason: `not within ${this.limitSeconds} s`, millis: this.limitSeconds * 1000 };
  }

  private answer(task: CompiledText & Reference & { readonly symbol: string }): Promise<Verdict | null> {
    const thread = this.thread ??= new Thread(new URL('./proofThread.mjs', import.meta.url));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => resolve(null), this.limitSeconds * 1000);
      thread.removeAllListeners().once('error', reject).once('message', (answer: Verdict) => {
        clearTimeout(timer);
        resolve(answer);
      });
      thread.postMessage(task);
    });
  }

  async close(): Promise<void> {
    await this.thread?.terminate();
    this.thread = null;
  }
}
