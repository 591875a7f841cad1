import type { Effort } from '../../certificate/bound.ts';
import { certify } from '../../certificate/certify.ts';
import type { IrFunction } from '../../ir/function.ts';
import { buildBridge } from '../../frontend/toolchain/buildBridge.ts';
import { readFlatCode } from '../../frontend/object/readFunction.ts';
import { tracedCode } from '../../search/tuning/tracedCode.ts';
import { demandedBytes } from './verifyTarget.ts';

/**
 * A certificate of what `fn` states about machine code as the search makes it: entered at its first byte, with its
 * constants behind it. Throws `unsupported` where none is found.
 */
export async function certifyCode(
  fn: IrFunction,
  code: Uint8Array,
  root: string,
  header: readonly string[],
  effort?: Effort,
): Promise<string> {
  const { decoder } = await buildBridge(root);
  const read = await readFlatCode(fn.name, code, decoder);
  return certify(tracedCode(read), fn, (address, length) => demandedBytes(read.image, address, length), header, effort);
}
