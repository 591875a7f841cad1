import { delimiter, dirname, join } from 'node:path';
import { Failure } from '../../../src/base/errors.ts';
import type { CSource } from '../../../src/frontend/compile/compileC.ts';
import type { Toolchain } from '../../../src/frontend/toolchain/openToolchain.ts';
import { isExecutable, requireTool } from '../../../src/frontend/toolchain/tools.ts';
import type { Processor } from '../../../src/frontend/cross/processor.ts';

/** Paths of what links, disassembles and runs programs for another processor. */
export interface CrossTools {
  readonly linker: string;
  readonly disassembler: string;
  readonly emulator: string;
}

/** Finds them. Throws `tool` with the line that installs what is missing. */
export function crossTools({ tools, bridge }: Toolchain, { emulator }: Processor): CrossTools {
  const llvm = dirname(requireTool(tools.byName.clang));
  const { llvmMajor: major } = bridge;
  return {
    linker: demand(['ld.lld', `ld.lld-${major}`], llvm, `lld-${major}`),
    disassembler: demand([`llvm-objdump-${major}`, 'llvm-objdump'], llvm, `llvm-${major}`),
    emulator: demand([emulator], llvm, 'qemu-user'),
  };
}

function demand(names: readonly string[], llvm: string, debianPackage: string): string {
  const folders = [llvm, ...(process.env['PATH'] ?? '').split(delimiter).filter((dir) => dir !== '')];
  const found = names.flatMap((name) => folders.map((dir) => join(dir, name))).find(isExecutable);
  if (found !== undefined) return found;
  throw new Failure('tool', `${names[0]} is not installed`, { hint: `sudo apt-get install ${debianPackage}` });
}

/**
 * A C file for a processor. Its target does not offer `_BitInt` of more than 128 bits by itself (clang 19 to 22),
 * though LLVM has all that it takes.
 */
export const sourceFor = ({ triple, march }: Processor, path: string, root: string): CSource => ({
  path,
  flags: [
    `--target=${triple}`,
    ...(march === null ? [] : [`-march=${march}`]),
    '-isystem',
    join(root, 'src/frontend/toolchain/native/freestanding'),
    ...['-Xclang', '-fexperimental-max-bitint-width=8388608'],
  ],
});
