import { Failure } from '../base/errors.ts';
import { clangBaseline, llcBaseline, type Baseline } from '../toolchain/compileBaselines.ts';
import { gccBaseline, gccName } from '../toolchain/compileGcc.ts';
import type { Toolchain } from '../toolchain/openToolchain.ts';

/** A function of a C file, with the flags that the file needs. */
export interface COriginal {
  readonly path: string;
  readonly symbol: string;
  readonly flags: readonly string[];
}

export interface OriginalBaselines {
  readonly present: readonly Baseline[];
  readonly absent: readonly { readonly name: string; readonly reason: string }[];
}

/** The opponents of a C function as it stands: llc on its bridged IR, clang and gcc on the source; gcc may reject it. */
export async function originalBaselines(toolchain: Toolchain, llPath: string, { path, symbol, flags }: COriginal): Promise<OriginalBaselines> {
  const [llc, clang, gcc] = await Promise.all([
    llcBaseline(toolchain, llPath, symbol), clangBaseline(toolchain, path, symbol, flags), gccOrReason(toolchain, path, symbol, flags),
  ]);
  return 'reason' in gcc ? { present: [llc, clang], absent: [gcc] } : { present: [llc, clang, gcc], absent: [] };
}

async function gccOrReason(toolchain: Toolchain, path: string, symbol: string, flags: readonly string[]): Promise<Baseline | { name: string; reason: string }> {
  try {
    return await gccBaseline(toolchain, path, symbol, flags);
  } catch (error) {
    if (!(error instanceof Failure) || (error.kind !== 'unsupported' && error.kind !== 'tool')) throw error;
    return { name: gccName(toolchain.tools.byName.cc), reason: error.message };
  }
}
