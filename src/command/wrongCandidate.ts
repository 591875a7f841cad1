import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IrFunction } from '../ir/function.ts';
import { print } from '../ir/print.ts';
import type { Race } from '../search/evaluator.ts';
import type { Solution } from '../search/solution.ts';
import { candidateToJson } from './candidateJson.ts';
import type { Io } from './io.ts';

/** Saves a candidate whose code was wrong: our lowering has a bug, and this file shows it. The search goes on without it. */
export function saveWrongCandidate(fn: IrFunction, { candidate, code, hash }: Solution, race: Race, { root }: Io): void {
  const folder = join(root, 'build', 'repro');
  mkdirSync(folder, { recursive: true });
  const report = {
    schemaVersion: 1, verdict: race.verdict, detail: race.detail, function: print(fn), candidate: candidateToJson(candidate),
    code: Buffer.from(code).toString('hex'),
  };
  writeFileSync(join(folder, `wrong-${fn.name}-${hash.toString(16)}.json`), `${JSON.stringify(report, null, 1)}\n`);
}
