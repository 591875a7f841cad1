import { dirname } from 'node:path';
import type { IrFunction } from '../../ir/function.ts';
import { print } from '../../ir/print.ts';
import type { Solution } from '../strategies/strategy.ts';
import type { Worker } from '../../bench/worker/client.ts';
import { candidateToJson } from './candidateJson.ts';
import type { Io } from '../../base/io.ts';
import { reproFolder, saveRepro } from '../../base/files/saveRepro.ts';

/**
 * Tests a candidate again that failed in a race; a machine that stood still for a moment can look like an endless
 * loop. If it fails again our lowering has a bug, and a file that shows it is saved. The search goes on without the
 * candidate.
 */
export async function saveIfWrong(
  fn: IrFunction,
  target: string,
  solution: Solution,
  worker: Worker,
  io: Io,
): Promise<boolean> {
  const verdict = await worker.test(solution.code);
  if (verdict.verdict === 'ok') return false;
  saveWrong(fn, target, solution, verdict, io);
  return true;
}

/**
 * Saves a candidate that is known to be wrong, and says where if that is not in build/repro; `verdict` says how it is
 * wrong.
 */
export function saveWrong(
  fn: IrFunction,
  target: string,
  { candidate, code, hash }: Solution,
  verdict: unknown,
  io: Io,
): void {
  const report = {
    schemaVersion: 1,
    target,
    verdict,
    function: print(fn),
    candidate: candidateToJson(candidate),
    code: Buffer.from(code).toString('hex'),
  };
  const file = saveRepro(`wrong-${fn.name}-${hash.toString(16)}.json`, `${JSON.stringify(report, null, 1)}\n`, io);
  if (file === null) io.note(`a wrong candidate cannot be saved anywhere: ${JSON.stringify(report)}`);
  else if (dirname(file) !== reproFolder(io)) io.note(`a wrong candidate is saved in ${file}`);
}
