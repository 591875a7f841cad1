import type { Baseline } from './compileBaselines.ts';
import { rustFeatures } from './features.ts';
import { linkImage } from '../peers/peersImage.ts';
import { run } from '../toolchain/run.ts';

/** As tables have it. */
export const rustcFlags = (target?: string): string =>
  ['-O3', ...rustFeatures(target).map((flag) => flag.replace('-C', '-C '))].join(' ');

/**
 * What rustc made of a function of a static library that it compiled with -O3, for this machine or `target`, and with
 * link-time optimisation.
 */
export async function rustcBaseline(library: string, symbol: string, target?: string): Promise<Baseline> {
  const { stdout } = await run('rustc', ['--version']);
  const version = /\d[\d.]*/.exec(stdout)?.[0] ?? 'unknown';
  const bytes = await linkImage({ files: [library], symbol, call: [], modulus: 0n });
  return {
    name: `rustc ${version} ${rustcFlags(target)}`,
    version,
    objectPath: library,
    code: { bytes, alignment: 64 },
  };
}
