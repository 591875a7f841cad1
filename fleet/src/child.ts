import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { z } from 'zod';
import { jsonOf } from '../../src/base/json.ts';
import { optimizeArguments } from '../../src/engine/optimize/optimizeLine.ts';

/** What the search says of its progress that a queue wants to know (docs/JSON.md). */
const progressLine = z.object({
  type: z.literal('progress'),
  used: z.number(),
  elapsedMs: z.number(),
  evaluations: z.int(),
  speedup: z.number().nullable(),
  counters: z.object({ adopted: z.int() }).optional(),
});
const errorLine = z.object({ type: z.literal('error'), message: z.string(), where: z.string().optional() });

export type ChildProgress = z.infer<typeof progressLine>;

/** How `optimize --job` ended; exit code 1 if it was killed. */
export interface ChildEnd {
  readonly exitCode: number;
  /** The last error that it told; empty if it told none. */
  readonly message: string;
  /** By SIGKILL, which no search sends itself: somebody ended it, or the system was out of memory. */
  readonly wasKilled: boolean;
}

/** A search as a process of its own, so that its work never keeps this one from renewing its lock. */
export interface Child {
  readonly ended: Promise<ChildEnd>;
  /** Asks it to keep a checkpoint and end. */
  stop(): void;
  /** Ends it at once. */
  kill(): void;
}

export interface ChildRequest {
  readonly root: string;
  /** A file of our own making: nothing of the job's data gets into the command. */
  readonly jobFile: string;
  readonly out: string;
  readonly cpu?: number | undefined;
  /** Folder that the search exchanges candidates through; none if absent. */
  readonly exchange?: string | undefined;
  onProgress(p: ChildProgress): void;
}

/** Starts `optimize --job`. If this process dies, it ends with its next line of output, within about a second. */
export function startChild({ root, jobFile, out, cpu, exchange, onProgress }: ChildRequest): Child {
  const folder = dirname(jobFile);
  const child = spawn(
    process.execPath,
    optimizeArguments({ job: jobFile, out, json: true, cpu, exchange }, root),
    // A group of its own: Ctrl-C of a terminal is for this process to pass on.
    { cwd: folder, env: childEnvironment(), stdio: ['ignore', 'pipe', 'pipe'], detached: true },
  );
  let message = '';
  eachLine(child.stdout, (line) => {
    const json = jsonOf(line);
    const progress = progressLine.safeParse(json);
    if (progress.success) onProgress(progress.data);
    const error = errorLine.safeParse(json);
    if (error.success)
      message = `${error.data.where === undefined ? '' : `${error.data.where}: `}${error.data.message}`;
  });
  let rest = '';
  eachLine(child.stderr, (line) => {
    rest = line;
  });
  const ended = new Promise<ChildEnd>((resolve) => {
    child.on('error', (error) => resolve({ exitCode: 1, message: error.message, wasKilled: false }));
    child.on('close', (status, signal) =>
      resolve({
        exitCode: status ?? 1,
        message: message || (signal === null ? rest : `the search was killed by ${signal}`),
        wasKilled: signal === 'SIGKILL',
      }),
    );
  });
  return { ended, stop: () => void child.kill('SIGTERM'), kill: () => void child.kill('SIGKILL') };
}

/** Without what opens Redis. */
function childEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('FIELDWRIGHT_REDIS')));
}

function eachLine(stream: NodeJS.ReadableStream, take: (line: string) => void): void {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    lines.filter((line) => line !== '').forEach(take);
  });
}
