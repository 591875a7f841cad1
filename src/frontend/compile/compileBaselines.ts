import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import { cacheDir, makeOnce } from '../toolchain/cache.ts';
import { compileC } from './compileC.ts';
import type { CSource } from './cSource.ts';
import { cFeatures, llcFeatures } from './features.ts';
import { extractFunction, type MachineCode } from '../object/extractFunction.ts';
import type { Toolchain } from '../toolchain/openToolchain.ts';
import { run } from '../toolchain/run.ts';
import { requireTool } from '../toolchain/tools.ts';

/** What a compiler makes of a function: something to beat. */
export interface Baseline {
  /** Compiler and flags, e.g. `llc-19 -O3 -mcpu=native`. */
  readonly name: string;
  /** e.g. `19.1.7`. */
  readonly version: string;
  readonly objectPath: string;
  readonly code: MachineCode;
}

const llcFlags = ({ target }: Toolchain): readonly string[] => ['-O3', ...llcFeatures(target)];
const clangFlags = ({ target }: Toolchain): readonly string[] => ['-O3', ...cFeatures(target)];

/**
 * Compiles one function by
 *   llc    the bridged IR: the same arithmetic as ours, so the comparison is of code generation alone;
 *   clang  the C source as it stands;
 *   clang with the plugin: the C source through the reduction pass and all of -O3.
 * The last two are left out if there is no C source.
 */
export async function compileBaselines(
  toolchain: Toolchain,
  llPath: string,
  cSource: string | null,
  symbol: string,
): Promise<Baseline[]> {
  const jobs = [llcBaseline(toolchain, llPath, symbol)];
  if (cSource !== null) {
    jobs.push(clangBaseline(toolchain, cSource, symbol, []));
    jobs.push(
      clangBaseline(toolchain, cSource, symbol, [`-fpass-plugin=${toolchain.bridge.plugin}`], ' + reduction pass'),
    );
  }
  return Promise.all(jobs);
}

/** What llc makes of the bridged IR. */
export async function llcBaseline(toolchain: Toolchain, llPath: string, symbol: string): Promise<Baseline> {
  const tool = toolchain.tools.byName.llc;
  const path = requireTool(tool);
  const args = [...llcFlags(toolchain), '-relocation-model=pic', '-function-sections', '-filetype=obj'];
  const dir = cacheDir(toolchain.root, 'llc', [path, tool.version, args, sha256(readFileSync(llPath))]);
  const objectPath = await makeOnce(join(dir, `${basename(llPath, extname(llPath))}.o`), async (draft) => {
    const { status, stderr } = await run(path, [...args, '-o', draft, llPath]);
    if (status !== 0)
      throw new Failure('invariant', 'llc rejects the bridged IR', { where: llPath, found: stderr.trimEnd() });
  });
  return baseline(
    `llc-${toolchain.bridge.llvmMajor} ${llcFlags(toolchain).join(' ')}`,
    tool.version,
    objectPath,
    symbol,
  );
}

/** What clang makes of a C source; `label` is appended to its name. */
export async function clangBaseline(
  toolchain: Toolchain,
  source: string | CSource,
  symbol: string,
  extra: readonly string[],
  label = '',
): Promise<Baseline> {
  const flags = [...clangFlags(toolchain), ...extra, '-fPIC', '-ffunction-sections', '-c'];
  const objectPath = await compileC(toolchain, source, flags, '.o');
  const name = `clang-${toolchain.bridge.llvmMajor} ${clangFlags(toolchain).join(' ')}${label}`;
  return baseline(name, toolchain.tools.byName.clang.version, objectPath, symbol);
}

function baseline(name: string, version: string | null, objectPath: string, symbol: string): Baseline {
  return { name, version: version ?? 'unknown', objectPath, code: extractFunction(readFileSync(objectPath), symbol) };
}
