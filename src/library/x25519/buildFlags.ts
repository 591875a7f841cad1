import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import type { ReduceMode } from '../../frontend/compile/readIr.ts';

const COMMON: readonly string[] = ['-O3', '-march=native', '-fPIC', '-ffunction-sections', '-c'];

/**
 * Flags of clang for an object of the benchmarks, with one mode of the reduction pass; `none` leaves the plugin out.
 */
export const buildFlags = (toolchain: Toolchain, mode: ReduceMode): readonly string[] => [
  ...COMMON,
  ...pluginFlags(toolchain, mode),
];

/** The default mode needs one flag only; another one needs the plugin's options to be known early. */
function pluginFlags({ bridge: { plugin } }: Toolchain, mode: ReduceMode): string[] {
  if (mode === 'none') return [];
  const known = ['-Xclang', '-load', '-Xclang', plugin, '-mllvm', `-early-reduction-mode=${mode}`];
  return [`-fpass-plugin=${plugin}`, ...(mode === 'incomplete-phi' ? [] : known)];
}
