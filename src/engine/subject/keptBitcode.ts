import { Failure } from '../../base/errors.ts';
import { compileToBitcode } from '../../frontend/compile/compileC.ts';
import type { CSource } from '../../frontend/compile/cSource.ts';
import { definedFunctions } from '../../frontend/compile/definedFunctions.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { keepFunction } from './originalBaselines.ts';

/**
 * Bitcode of a C file with the function `name`, even if that is static or inline. Throws `input` if the file does not
 * compile or has no such function.
 */
export async function keptBitcode(toolchain: Toolchain, source: CSource, name: string): Promise<string> {
  try {
    return await compileToBitcode(toolchain, { ...source, tail: keepFunction(name) });
  } catch (error) {
    const without = await compileToBitcode(toolchain, source); // If the file itself is wrong, this says so.
    if (!(error instanceof Failure) || error.kind !== 'input') throw error;
    const known = (await definedFunctions(toolchain, without)).map(({ symbol }) => symbol);
    throw new Failure('input', `no function ${name}`, {
      where: source.path,
      expected:
        known.length === 0
          ? 'a function that the file defines; it has none, but perhaps a static one that nothing calls'
          : `one of ${known.join(', ')}, or a static one that nothing calls`,
    });
  }
}
