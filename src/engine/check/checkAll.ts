/** Judges all functions of a manifest, each in its own process. */
import { join } from 'node:path';
import { z } from 'zod';
import { Failure } from '../../base/errors.ts';
import type { Io } from '../../base/io.ts';
import { jsonOf } from '../../base/json.ts';
import { durationText } from '../../base/numberText.ts';
import { EndedBySignal, run } from '../../frontend/toolchain/run.ts';
import { judgementSchema, type Judged, type Judgement } from './judgement.ts';
import { keptOr } from './kept.ts';
import type { Ask, Entry, Manifest } from './manifest.ts';

/** How all of a manifest is judged. */
interface CheckOptions {
  /** Judgements side by side. */
  readonly jobs: number;
  /** Milliseconds that one may take. */
  readonly limitMs: number;
  /** Whether judgements from before count. */
  readonly isKept: boolean;
}

/** A process that judges one thing; below the compiled program. */
const PROGRAM = 'dist/src/cli/check/judgeProcess.js';

/** What it is given, and what it says. */
export const taskSchema = z.object({
  entry: z.custom<Entry>(),
  ask: z.custom<Ask>(),
  cwd: z.string(),
  results: z.string(),
});
export const answerSchema = z.union([
  z.object({ judgement: judgementSchema }),
  z.object({ bug: z.object({ message: z.string(), stack: z.string() }) }),
]);

/**
 * Judges all that a manifest asks, several things side by side, each in a process of its own: code that is made to
 * use up memory or time takes those of one process, and the others are judged. In the order of the manifest. Throws
 * `invariant` after all of them if one met a bug of ours.
 */
export async function checkAll(manifest: Manifest, options: CheckOptions, io: Io): Promise<Judged[]> {
  const here = { ...inFolder(io, manifest.folder) };
  const asks = manifest.entries.flatMap((entry) => entry.asks.map((ask) => ({ entry, ask })));
  const judged: Judged[] = [];
  let next = 0;
  let done = 0;
  const work = async (): Promise<void> => {
    for (let k = next++; k < asks.length; k = next++) {
      const { entry, ask } = asks[k];
      io.status(`${done} of ${asks.length} judged: ${entry.name} ${ask.asked}`);
      const judge = (): Promise<Judgement> => inProcess(entry, ask, options, here);
      const { judgement, isKept } = options.isKept
        ? await keptOr(entry, ask, here, judge)
        : { judgement: await judge(), isKept: false };
      judged[k] = { ...judgement, name: entry.name, asked: ask.asked, file: entry.files[0], isKept };
      done++;
    }
  };
  await Promise.all(Array.from({ length: Math.min(options.jobs, asks.length) }, work));
  io.status('');
  return judged;
}

/** Surroundings whose getters stay what they are. */
function inFolder(io: Io, cwd: string): Io {
  const changed: Io = Object.create(Object.prototype, {
    ...Object.getOwnPropertyDescriptors(io),
    cwd: { value: cwd, enumerable: true },
  });
  return changed;
}

async function inProcess(entry: Entry, ask: Ask, { limitMs }: CheckOptions, io: Io): Promise<Judgement> {
  const start = io.clock.nowMs();
  const task = { entry, ask, cwd: io.cwd, results: io.results } satisfies z.output<typeof taskSchema>;
  const ended = (failure: Judgement['failure'], summary: string): Judgement => ({
    ...{ failure, summary, claim: null, millis: Math.round(io.clock.nowMs() - start) },
    findings: [{ rule: 'not-decided', text: summary, file: entry.files[0], line: null }],
  });
  try {
    const input = JSON.stringify(task);
    const { stdout, stderr } = await run(process.execPath, [join(io.root, PROGRAM)], { input, timeout: limitMs });
    const answer = answerSchema.safeParse(jsonOf(stdout)).data;
    if (answer === undefined) return ended('unsupported', `not decided: the judging ended early${lastLine(stderr)}`);
    if ('judgement' in answer) return answer.judgement;
    throw new Failure('invariant', answer.bug.message, {
      where: `${entry.name} ${ask.asked}`,
      found: answer.bug.stack,
    });
  } catch (error) {
    if (!(error instanceof EndedBySignal)) throw error;
    const isOfTime = io.clock.nowMs() - start >= limitMs;
    return ended(
      'unsupported',
      isOfTime ? `not decided within ${durationText(limitMs)}` : `not decided: ${error.message}`,
    );
  }
}

/** Why Node has ended, as where memory runs out. */
function lastLine(stderr: string): string {
  const line = /FATAL ERROR: (.*)/.exec(stderr)?.[1] ?? '';
  return line === '' ? '' : ` (${line})`;
}
