import { join } from 'node:path';
import { jsonOf } from '../../src/base/json.ts';
import type { Io } from '../../src/base/io.ts';
import { functionSlug } from '../../src/bench/record.ts';
import { optimizeApart, type AskedOptions } from '../../src/engine/optimize/optimizeLine.ts';
import type { ProcessResult } from '../../src/frontend/toolchain/run.ts';
import type { TuneRow } from './tuneRows.ts';
import { buildFolder } from '../../src/base/files/installation.ts';

/** One run of `optimize`. */
interface TuneJob {
  readonly row: TuneRow;
  /** As `optimize --budget` reads it. */
  readonly budget: string;
  readonly seed: number;
  readonly cpu: number | undefined;
  /** Go on from the best that is known for this row. */
  readonly resume: boolean;
  /** What stands before the progress on a terminal. */
  readonly label: string;
}

/** How it ended: 0, or the exit code of `optimize` with what it said. */
export interface JobEnd {
  readonly exitCode: number;
  readonly message: string;
}

export type JobRunner = (job: TuneJob, io: Io) => Promise<JobEnd>;

/**
 * Runs `optimize` as a process of its own, so that no failure of it, not even a crash, ends the others. It stores what
 * it finds in `io.results`; on interruption it is asked to finish. Throws `tool` if it cannot be started.
 */
export const runOptimize: JobRunner = async (job, io) => {
  const { status, stdout, stderr } = await optimizeApart(optionsOf(job, io), io, (chunk) =>
    showProgress(job.label, chunk, io),
  );
  io.status('');
  return endOf({ status, stdout, stderr });
};

/** The end of a command of ours, with `--json` or without. */
export const endOf = ({ status, stdout, stderr }: ProcessResult): JobEnd => ({
  exitCode: status,
  message: status === 0 ? '' : (errorIn(stdout) ?? lastLine(stderr)),
});

/** Each row keeps a checkpoint of its own: what is fast in throughput is no start for latency. */
function optionsOf({ row, budget, seed, cpu, resume }: TuneJob, { root }: Io): AskedOptions {
  const { field, operation: op, aim, target } = row;
  const checkpoint = join(buildFolder(root), 'tune-all', `${functionSlug(row)}-${target}-${aim}.checkpoint.json`);
  return { field, op, for: aim, target, budget, seed, checkpoint, json: true, resume, cpu };
}

function showProgress(label: string, chunk: string, io: Io): void {
  const used = [...chunk.matchAll(/"used":([\d.]+)/g)].at(-1)?.[1];
  const speedup = [...chunk.matchAll(/"speedup":([\d.]+)/g)].at(-1)?.[1];
  if (used === undefined) return;
  const best = speedup === undefined ? '' : `, ${Number(speedup).toFixed(3)}x the compiler's code`;
  io.status(`${label}: ${Math.round(100 * Math.min(1, Number(used)))} %${best}`);
}

/** The message of the object of type `error`, with where it was. */
function errorIn(stdout: string): string | null {
  const last = jsonOf(lastLine(stdout));
  if (typeof last !== 'object' || last === null || !('message' in last)) return null;
  return 'where' in last ? `${String(last.where)}: ${String(last.message)}` : String(last.message);
}

const lastLine = (text: string): string => text.trimEnd().split('\n').at(-1) ?? '';
