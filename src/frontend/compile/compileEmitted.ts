import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { cacheDir, makeOnce } from '../toolchain/cache.ts';
import type { Toolchain } from '../toolchain/openToolchain.ts';
import { run } from '../toolchain/run.ts';
import { requireTool } from '../toolchain/tools.ts';

const FLAGS: readonly string[] = ['-O3', '-relocation-model=pic', '-function-sections', '-filetype=obj'];
/** This machine. */
const NATIVE: readonly string[] = ['-mcpu=native'];

/**
 * Path of the object that `llc` makes of LLVM IR in text form, cached; no pass of the middle end runs. `target`
 * are flags that say for which processor, by default this machine's. Throws `invariant` if it rejects the text.
 */
export async function compileEmitted(
  toolchain: Toolchain,
  llvmIr: string,
  target: readonly string[] = NATIVE,
): Promise<string> {
  const tool = toolchain.tools.byName.llc;
  const path = requireTool(tool);
  const flags = [...FLAGS, ...target];
  const dir = cacheDir(toolchain.root, 'emitted', [path, tool.version, flags, llvmIr]);
  return makeOnce(join(dir, 'emitted.o'), async (draft) => {
    const source = join(dir, 'emitted.ll');
    writeFileSync(source, llvmIr);
    const { status, stderr } = await run(path, [...flags, '-o', draft, source]);
    if (status !== 0)
      throw new Failure('invariant', 'llc rejects the emitted IR', { where: source, found: stderr.trimEnd() });
  });
}

/**
 * Flags for clang where C selects by secrets: selections stay selections, for LLVM's pass that makes jumps of them
 * where it thinks them faster is left out. (For `-march=x86-64-v3` it did so in the inversion by division steps.)
 */
export const NO_JUMPS: readonly string[] = ['-mllvm', '-x86-cmov-converter=false'];
