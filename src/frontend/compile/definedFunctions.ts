import { dirname, join } from 'node:path';
import type { Toolchain } from '../toolchain/openToolchain.ts';
import { run } from '../toolchain/run.ts';
import { requireTool } from '../toolchain/tools.ts';

/** A function that has code. */
interface DefinedFunction {
  readonly symbol: string;
  /** As its source calls it: demangled, without the hash of rustc. */
  readonly readable: string;
}

/** The functions of a file with LLVM IR or bitcode, in its order. */
export async function definedFunctions(toolchain: Toolchain, bitcode: string): Promise<readonly DefinedFunction[]> {
  const symbols = await names(toolchain, bitcode, []);
  const readable = await names(toolchain, bitcode, ['--demangle']);
  return symbols.map((symbol, k) => ({ symbol, readable: readable[k].replace(/::h[0-9a-f]{16}$/, '') }));
}

async function names(toolchain: Toolchain, bitcode: string, flags: readonly string[]): Promise<readonly string[]> {
  const nm = join(dirname(requireTool(toolchain.tools.byName.llc)), 'llvm-nm');
  const { stdout } = await run(nm, ['--defined-only', '--format=posix', '--no-sort', ...flags, bitcode]);
  return stdout.split('\n').flatMap((line) => /^(.*) [tTwW] \S+ \S+$/.exec(line)?.[1] ?? []);
}
