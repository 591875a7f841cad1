import type { Io } from '../../base/io.ts';
import type { IrFunction } from '../../ir/function.ts';
import type { Compiled } from '../subject/compileStage.ts';
import { VARIANTS } from '../../codegen/variants/variants.ts';
import { compiledVariants, fileVariants, type StartVariant } from '../../search/tuning/writtenVariants.ts';
import { openCodeTools } from '../claim/verifyTarget.ts';
import type { OptimizeOptions } from './optimizeOptions.ts';

/** What `--start` names, and what compilers made of the source unless one of our own variants is asked for. */
export async function startVariants(
  { start, variant }: OptimizeOptions,
  fn: IrFunction,
  baselines: Compiled['baselines'],
  io: Io,
): Promise<StartVariant[]> {
  const isOwn = VARIANTS.includes(variant);
  if (isOwn && start.length === 0) return [];
  const tools = await openCodeTools(io.root);
  const named: StartVariant[] = [];
  for (const file of start) named.push(...(await fileVariants(fn, file, tools, io)));
  return isOwn ? named : [...named, ...(await compiledVariants(fn, baselines, tools.decoder))];
}
