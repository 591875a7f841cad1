import type { Baseline } from './compileBaselines.ts';
import { linkImage } from '../peers/peersImage.ts';
import { run } from '../run.ts';

/**
 * What rustc made of a function of a static library that it compiled with -O3, for this machine and with link-time
 * optimisation.
 */
export async function rustcBaseline(library: string, symbol: string): Promise<Baseline> {
  const { stdout } = await run('rustc', ['--version']);
  const version = /\d[\d.]*/.exec(stdout)?.[0] ?? 'unknown';
  const bytes = await linkImage({ files: [library], symbol, call: [], modulus: 0n });
  return {
    name: `rustc ${version} -O3 -C target-cpu=native`,
    version,
    objectPath: library,
    code: { bytes, alignment: 64 },
  };
}
