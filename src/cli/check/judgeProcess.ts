/**
 * A process that judges one item of a manifest: it reads a task on standard input and writes an answer on standard
 * output.
 */
import { readFileSync, writeSync } from 'node:fs';
import { projectRoot } from '../../base/files/installation.ts';
import type { Io } from '../../base/io.ts';
import { answerSchema, taskSchema } from '../../engine/check/checkAll.ts';
import { judgeEntry } from '../../engine/check/judge.ts';

const { entry, ask, cwd, results } = taskSchema.parse(JSON.parse(readFileSync(0, 'utf8')));
const io: Io = {
  ...{ root: projectRoot(import.meta.dirname), results, cwd, argv: ['check'], env: process.env },
  clock: { nowMs: () => performance.now() },
  now: () => new Date().toISOString(),
  interrupted: new AbortController().signal,
  ...{ columns: 0, width: 80, isTerminal: false },
  ...{ out: () => {}, note: () => {}, status: () => {} },
};

const answer = await judgeEntry(entry, ask, io).then(
  (judgement) => ({ judgement }),
  (error: unknown) => ({
    bug:
      error instanceof Error
        ? { message: error.message, stack: error.stack ?? '' }
        : { message: String(error), stack: '' },
  }),
);
writeAll(JSON.stringify(answerSchema.parse(answer)));

/** Whole, though pipes take what they can. */
function writeAll(text: string): void {
  const bytes = Buffer.from(text);
  for (let done = 0; done < bytes.length; ) done += writeSync(1, bytes, done);
}
