import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import { cacheDir, makeOnce } from '../toolchain/cache.ts';
import type { Baseline } from './compileBaselines.ts';
import { cFeatures } from './features.ts';
import { compilerInput, type CSource } from './cSource.ts';
import { extractFunction } from '../object/extractFunction.ts';
import type { Toolchain } from '../toolchain/openToolchain.ts';
import { run } from '../toolchain/run.ts';
import { requireTool } from '../toolchain/tools.ts';

/** How gcc is called in tables, whether or not it can compile a source. */
export const gccName = ({ tools, target }: Toolchain): string =>
  `gcc-${tools.byName.cc.version?.split('.')[0] ?? '?'} -O3 ${cFeatures(target).join(' ')}`;

/**
 * What gcc makes of a C source, cached. Throws `unsupported` if it rejects the source, with the first line it says
 * (`_BitInt` needs version 14), and `tool` if it is missing.
 */
export async function gccBaseline(toolchain: Toolchain, source: string | CSource, symbol: string): Promise<Baseline> {
  const { cc } = toolchain.tools.byName;
  const path = requireTool(cc);
  const c = typeof source === 'string' ? { path: source } : source;
  const args = ['-std=gnu2x', '-O3', ...cFeatures(toolchain.target), '-fPIC', '-ffunction-sections'];
  const input = compilerInput(c);
  const gcc = async (...more: readonly string[]): Promise<string> => {
    const { status, stdout, stderr } = await run(path, [...args, ...more, ...input.args], input.options);
    if (status === 0) return stdout;
    const reason = stderr.includes('_BitInt') ? `gcc ${cc.version ?? ''} has no _BitInt` : 'gcc rejects the source';
    throw new Failure('unsupported', reason, {
      where: c.path,
      found: stderr.split('\n').find((line) => line.includes('error')) ?? stderr,
    });
  };
  const text = await gcc('-E', '-o', '-');
  const objectPath = await makeOnce(
    join(cacheDir(toolchain.root, 'gcc', [path, cc.version, args, c.flags ?? [], sha256(text)]), 'source.o'),
    async (draft) => {
      await gcc('-c', '-o', draft);
    },
  );
  return {
    name: gccName(toolchain),
    version: cc.version ?? 'unknown',
    objectPath,
    code: extractFunction(readFileSync(objectPath), symbol),
  };
}
