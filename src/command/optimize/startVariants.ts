import type { Io } from '../../host/io.ts';
import type { IrFunction } from '../../ir/function.ts';
import type { Compiled } from '../../subject/compileStage.ts';
import { compiledVariants, fileVariants, type StartVariant } from '../../tuning/writtenVariants.ts';
import { openCodeTools } from '../claim/verifyTarget.ts';
import type { OptimizeOptions } from './optimizeOptions.ts';

/** What compilers made of the source, unless the search resumes, and what `--start` names. */
export async function startVariants(
  { resume, start }: OptimizeOptions,
  fn: IrFunction,
  baselines: Compiled['baselines'],
  io: Io,
): Promise<StartVariant[]> {
  if (resume && start.length === 0) return [];
  const tools = await openCodeTools(io.root);
  const named: StartVariant[] = [];
  for (const file of start) named.push(...(await fileVariants(fn, file, tools, io)));
  return resume ? named : [...named, ...(await compiledVariants(fn, baselines, tools.decoder))];
}
