/** The C of curves (templates), as objects and as word IR. */
import { cpuFlags, emittedFlags } from '../field/binaries.ts';
import { NO_JUMPS, compileC, compileEmitted, compileToBitcode } from '../../frontend/compile/compileC.ts';
import { resolve } from 'node:path';
import { remembered } from '../../base/remembered.ts';
import { readIr, type ReduceMode } from '../../frontend/compile/readIr.ts';
import { emitModule } from '../../frontend/llvm/emitModule.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { lowerFunction } from '../../frontend/words/function.ts';
import type { Loadable } from '../../base/machineCode.ts';
import type { IrFunction } from '../../ir/function.ts';
import { readSsaModule } from '../../ir/ssa/schema.ts';
import { nativeTarget } from '../../engine/environment/thisMachine.ts';

/** A function that was built. */
export interface BuiltProgram {
  readonly objects: readonly string[];
  /** Machine code that is entered at its first byte. */
  readonly code: Loadable;
}

/** A file of `templates` whose name begins with that of its folder; a path stays what it is. */
export const curveSource = ({ root }: Pick<Toolchain, 'root'>, file: string): string =>
  resolve(root, 'templates', file.split('.')[0], file);

/** Object of a file of loops (curveSource). */
export const loopObject = (toolchain: Toolchain, file: string, more: readonly string[] = []): Promise<string> =>
  compileC(
    toolchain,
    curveSource(toolchain, file),
    [...buildFlags(toolchain, 'incomplete-phi'), ...NO_JUMPS, ...more],
    '.o',
  );

/** Object of word IR as LLVM compiles it for a library. */
export const compileWords = (toolchain: Toolchain, functions: readonly IrFunction[]): Promise<string> =>
  compileEmitted(toolchain, emitModule(functions), emittedFlags(nativeTarget()));

/** Functions of a file (curveSource) as word IR. */
export const wordFunctions = (toolchain: Toolchain, file: string): Promise<readonly IrFunction[]> =>
  functionsBy(toolchain)(file);

/** Each file is asked for several times. */
const functionsBy = remembered((toolchain: Toolchain) =>
  remembered(async (file: string): Promise<readonly IrFunction[]> => {
    const source = curveSource(toolchain, file);
    const { json } = await readIr(toolchain, await compileToBitcode(toolchain, source));
    return readSsaModule(json, source).functions.map((ssa) => lowerFunction(ssa, { source }));
  }),
);

/** Compilers would store what a secret selects under a mask. */
const NO_MASKS = '-mno-avx512f';
/** Archives need no C library. */
const NO_LIBRARY = '-fno-builtin-memset';

/** Object of a file of loops (curveSource) over functions of so many lanes; `more` are flags of the compiler. */
export const laneLoops = (
  toolchain: Toolchain,
  file: string,
  lanes = 8,
  more: readonly string[] = [],
): Promise<string> => loopObject(toolchain, file, [`-DLANES=${lanes}`, NO_MASKS, NO_LIBRARY, ...more]);

const COMMON: readonly string[] = ['-O3', '-fPIC', '-ffunction-sections', '-c'];

/**
 * Flags of clang for an object of a library, with one mode of the reduction pass; `none` leaves the plugin out. It may
 * use what our code needs, not all that this machine has: what falls back where there is no AVX-512 has none itself.
 */
export const buildFlags = (toolchain: Toolchain, mode: ReduceMode): readonly string[] => [
  ...COMMON,
  ...cpuFlags(nativeTarget()),
  ...pluginFlags(toolchain, mode),
];

/** The default mode needs one flag only; another one needs the plugin's options to be known early. */
function pluginFlags({ bridge: { plugin } }: Toolchain, mode: ReduceMode): string[] {
  if (mode === 'none') return [];
  const known = ['-Xclang', '-load', '-Xclang', plugin, '-mllvm', `-early-reduction-mode=${mode}`];
  return [`-fpass-plugin=${plugin}`, ...(mode === 'incomplete-phi' ? [] : known)];
}
