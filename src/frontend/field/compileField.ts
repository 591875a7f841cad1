import { compileToBitcode } from '../compile/compileC.ts';
import type { FieldDescription } from './fieldDescription.ts';
import type { Toolchain } from '../toolchain/openToolchain.ts';
import { readIr, type BridgedIr, type ReadOptions } from '../compile/readIr.ts';

/** Straight-line SSA of the functions of a field: all of them, or those that `options` names. */
export async function compileField(
  toolchain: Toolchain,
  field: FieldDescription,
  options: ReadOptions = {},
): Promise<BridgedIr> {
  return readIr(toolchain, await compileToBitcode(toolchain, field.sourcePath), options);
}
