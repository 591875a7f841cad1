import type { Io } from '../../host/io.ts';
import type { IrFunction } from '../../ir/function.ts';
import type { Compiled } from '../../subject/compileStage.ts';
import { compiledVariants, fileVariants, type StartVariant } from '../../tuning/writtenVariants.ts';
import { openCodeTools } from '../claim/verifyTarget.ts';
import type { OptimizeOptions } from './optimizeOptions.ts';

/** What `--start` names, and what compilers made of the source. */
export async function startVariants(
  { start }: OptimizeOptions,
  fn: IrFunction,
  baselines: Compiled['baselines'],
  io: Io,
): Promise<StartVariant[]> {
  const tools = await openCodeTools(io.root);
  const named: StartVariant[] = [];
  for (const file of start) named.push(...(await fileVariants(fn, file, tools, io)));
  return [...named, ...(await compiledVariants(fn, baselines, tools.decoder))];
}
