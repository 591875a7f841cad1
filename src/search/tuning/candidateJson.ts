/** Candidates as JSON, for records and checkpoints. */
import { z } from 'zod';
import { Failure } from '../../base/errors.ts';
import { type Candidate, PARAMETERS } from '../../codegen/candidate/candidate.ts';
import { dirname } from 'node:path';
import type { IrFunction } from '../../ir/function.ts';
import { print } from '../../ir/print.ts';
import type { Solution } from '../task.ts';
import type { Worker } from '../../bench/worker/client.ts';
import type { Io } from '../../base/io.ts';
import { reproFolder, saveRepro } from '../../base/files/saveRepro.ts';

const candidateSchema = z.strictObject({
  order: z.array(z.int().min(0).max(0xffff)),
  tree: z.array(z.int().min(-0x8000).max(0x7fff)),
  choice: z.array(z.int().min(0).max(0xffff)),
  params: z.array(z.int().min(0).max(0xff)),
});

type CandidateJson = z.infer<typeof candidateSchema>;

/** A candidate as records and checkpoints hold it. */
export function candidateToJson({ order, tree, choice, params }: Candidate): CandidateJson {
  return { order: [...order], tree: [...tree], choice: [...choice], params: [...params] };
}

/**
 * The inverse. `like` is any candidate of the same problem: the tables must have its lengths and `order` must hold the
 * same events; parameters that are newer than the file have their start values. Throws `input` otherwise. Whether the
 * code is right is for the tests to say.
 */
export function candidateFromJson(json: unknown, like: Candidate, where: string): Candidate {
  const parsed = candidateSchema.safeParse(json);
  const fits =
    parsed.success &&
    parsed.data.tree.length === like.tree.length &&
    parsed.data.choice.length === like.choice.length &&
    parsed.data.params.length <= like.params.length &&
    sameEvents(parsed.data.order, like.order);
  if (!fits)
    throw new Failure('input', 'the stored candidate does not belong to this function', {
      where,
      hint: 'run again without --resume',
    });
  const { order, tree, choice, params } = parsed.data;
  return {
    order: Uint16Array.from(order),
    tree: Int16Array.from(tree),
    choice: Uint16Array.from(choice),
    params: Uint8Array.from(PARAMETERS, ({ start }, i) => params[i] ?? start),
  };
}

function sameEvents(a: readonly number[], b: Uint16Array): boolean {
  const sorted = (x: Iterable<number>): string => [...x].sort((p, q) => p - q).join();
  return sorted(a) === sorted(b);
}

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
