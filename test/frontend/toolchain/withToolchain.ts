import { join } from 'node:path';
import { Failure } from '../../../src/base/errors.ts';
import { openToolchain, type Toolchain } from '../../../src/frontend/toolchain/openToolchain.ts';

/** The toolchain of this checkout; null, and a line that says why, where LLVM is not installed. */
export async function toolchainOrSkip(): Promise<Toolchain | null> {
  try {
    return await openToolchain(join(import.meta.dirname, '../../..'));
  } catch (error) {
    if (!(error instanceof Failure) || error.detail.hint === undefined) throw error;
    console.warn(`skipped: ${error.message} (${error.detail.hint})`);
    return null;
  }
}
