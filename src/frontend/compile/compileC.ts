import { basename, extname, join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { shellLine } from '../../base/shellWord.ts';
import { cacheDir, makeOnce } from '../toolchain/cache.ts';
import type { Toolchain } from '../toolchain/openToolchain.ts';
import { requireText, firstError } from '../toolchain/sourceText.ts';
import { compilerInput, type CSource } from './cSource.ts';
import { run } from '../toolchain/run.ts';
import { requireTool } from '../toolchain/tools.ts';

/** How C becomes IR that no pass has touched, with the lines of the source and the names of parameters. */
const BITCODE_FLAGS: readonly string[] = [
  '-O2',
  '-gline-tables-only',
  '-fno-discard-value-names',
  '-Xclang',
  '-disable-llvm-passes',
  '-c',
  '-emit-llvm',
];

/** LLVM bitcode of a C source, cached. Throws `input` with the compiler's messages. */
export function compileToBitcode(toolchain: Toolchain, source: string | CSource): Promise<string> {
  return compileC(toolchain, source, BITCODE_FLAGS, '.bc');
}

/**
 * Compiles a C source with clang and returns the path of the result, whose name ends in `suffix`. The
 * cache key covers the preprocessed text, hence all headers, and the plugin if a flag names it. Throws `input` with the
 * compiler's messages.
 */
export async function compileC(
  toolchain: Toolchain,
  source: string | CSource,
  flags: readonly string[],
  suffix: string,
): Promise<string> {
  const { clang } = toolchain.tools.byName;
  const c = typeof source === 'string' ? { path: source } : source;
  const text = await clangC(toolchain, c, ['-E', '-o', '-']);
  const plugin = flags.some((flag) => flag.includes(toolchain.bridge.plugin)) ? toolchain.bridge.hash : '';
  const dir = cacheDir(toolchain.root, 'c', [clang.path, clang.version, plugin, c.flags ?? [], flags, suffix, text]);
  const stem = basename(c.path, extname(c.path));
  return makeOnce(join(dir, `${stem}${suffix}`), async (draft) => {
    await clangC(toolchain, c, [...flags, '-o', draft]);
  });
}

async function clangC(toolchain: Toolchain, source: CSource, flags: readonly string[]): Promise<string> {
  const clang = requireTool(toolchain.tools.byName.clang);
  requireText(source.path);
  const input = compilerInput(source);
  const args = ['-std=gnu23', '-fdebug-compilation-dir=.', ...flags, ...input.args];
  const { status, stdout, stderr } = await run(clang, args, input.options);
  if (status === 0) return stdout;
  throw new Failure('input', 'the C source does not compile', {
    where: source.path,
    found: firstError(stderr),
    hint: shellLine([clang, ...args]),
  });
}
