import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IrFunction } from '../ir/function.ts';
import { print } from '../ir/print.ts';
import type { Solution } from '../search/solution.ts';
import type { Worker } from '../worker/client.ts';
import { candidateToJson } from './candidateJson.ts';
import type { Io } from './io.ts';

/**
 * Tests a candidate again that failed in a race; a machine that stood still for a moment can look like an endless loop. If it
 * fails again our lowering has a bug, and a file that shows it is saved. The search goes on without the candidate.
 */
export async function saveIfWrong(fn: IrFunction, target: string, solution: Solution, worker: Worker, io: Io): Promise<boolean> {
  const verdict = await worker.test(solution.code);
  if (verdict.verdict === 'ok') return false;
  saveWrong(fn, target, solution, verdict, io);
  return true;
}

/** Saves a candidate that is known to be wrong; `verdict` says how. */
export function saveWrong(fn: IrFunction, target: string, { candidate, code, hash }: Solution, verdict: unknown, { root }: Io): void {
  const folder = join(root, 'build', 'repro');
  mkdirSync(folder, { recursive: true });
  const report = { schemaVersion: 1, target, verdict, function: print(fn), candidate: candidateToJson(candidate), code: Buffer.from(code).toString('hex') };
  writeFileSync(join(folder, `wrong-${fn.name}-${hash.toString(16)}.json`), `${JSON.stringify(report, null, 1)}\n`);
}
