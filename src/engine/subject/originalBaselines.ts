import { ADAPTER, adapterC, hasOwnInterface } from '../../frontend/c/adapter.ts';
import type { SsaFunction } from '../../ir/ssa/schema.ts';
import {
  baselinesOf,
  cFeatures,
  clangBaseline,
  gccBaseline,
  gccName,
  llcBaseline,
  orReason,
  type Baseline,
  type Baselines,
} from '../../frontend/compile/compileBaselines.ts';
import type { CSource } from '../../frontend/compile/compileC.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import type { BridgedIr } from '../../frontend/compile/readIr.ts';
import { ssaFunction } from './compileStage.ts';

/** A function of a C file, with the flags that the file needs. */
export interface COriginal {
  readonly path: string;
  readonly symbol: string;
  readonly flags: readonly string[];
}

/**
 * The opponents of a C function: llc on its bridged IR, clang and gcc on the source. Where the function returns a
 * value, takes its arguments in another order or works in place, the compilers inline it into a caller of our form.
 */
export async function originalBaselines(
  toolchain: Toolchain,
  { json, llPath }: BridgedIr,
  original: COriginal,
): Promise<Baselines> {
  const callable = callableSource(ssaFunction(json, original.symbol), original);
  const { clang } = toolchain.tools.byName;
  const made = (name: string, compile: (source: CSource, symbol: string) => Promise<Baseline>) =>
    callable === null
      ? { name, reason: 'the function changes a part of an array in place, or returns a structure with narrow fields' }
      : orReason(name, () => compile(callable.source, callable.symbol));
  return baselinesOf(
    await Promise.all([
      llcBaseline(toolchain, llPath, original.symbol),
      made(
        `clang-${clang.version?.split('.')[0] ?? '?'} -O3 ${cFeatures(toolchain.target).join(' ')}`,
        (source, symbol) => clangBaseline(toolchain, source, symbol, []),
      ),
      made(gccName(toolchain), (source, symbol) => gccBaseline(toolchain, source, symbol)),
    ]),
  );
}

interface Callable {
  readonly source: CSource;
  readonly symbol: string;
}

/** The source with a function that is called as ours is, or null where there is none. */
function callableSource(ssa: SsaFunction, { path, symbol, flags }: COriginal): Callable | null {
  if (hasOwnInterface(ssa)) return { source: { path, flags, tail: keepFunction(symbol) }, symbol };
  const adapter = adapterC(ssa);
  return adapter === null ? null : { source: { path, flags, tail: adapter }, symbol: ADAPTER };
}

/** A declaration that makes compilers keep a function even if it is static or inline: its address is asked for. */
export const keepFunction = (symbol: string): string => `void *const fieldwright_keep = (void *)${symbol};`;
