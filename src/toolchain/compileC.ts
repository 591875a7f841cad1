import { basename, dirname, extname, join } from 'node:path';
import { Failure } from '../base/errors.ts';
import { cacheDir, makeOnce } from './cache.ts';
import type { Toolchain } from './openToolchain.ts';
import { run } from './run.ts';
import { requireTool } from './tools.ts';

/** How C becomes IR that no pass has touched, with the lines of the source. */
const BITCODE_FLAGS: readonly string[] = [
  '-O2', '-gline-tables-only', '-Xclang', '-disable-llvm-passes', '-c', '-emit-llvm',
];

/** LLVM bitcode of a C source, cached. Throws `input` with the compiler's messages. */
export function compileToBitcode(toolchain: Toolchain, source: string): Promise<string> {
  return compileC(toolchain, source, BITCODE_FLAGS, '.bc');
}

/**
 * Compiles a C source with clang and returns the path of the result, whose name ends in `suffix`. The
 * cache key covers the preprocessed text, hence all headers. Throws `input` with the compiler's messages.
 */
export async function compileC(
  toolchain: Toolchain, source: string, flags: readonly string[], suffix: string,
): Promise<string> {
  const { clang } = toolchain.tools.byName;
  const text = await clangC(toolchain, source, ['-E', '-o', '-']);
  const dir = cacheDir(toolchain.root, 'c', [clang.path, clang.version, flags, suffix, text]);
  const stem = basename(source, extname(source));
  return makeOnce(join(dir, `${stem}${suffix}`), async draft => {
    await clangC(toolchain, source, [...flags, '-o', draft]);
  });
}

/** Runs clang in the directory of the source, so that no output holds its absolute path. */
async function clangC(toolchain: Toolchain, source: string, flags: readonly string[]): Promise<string> {
  const clang = requireTool(toolchain.tools.byName.clang);
  const args = ['-std=c23', '-fdebug-compilation-dir=.', ...flags, basename(source)];
  const { status, stdout, stderr } = await run(clang, args, { cwd: dirname(source) });
  if (status === 0) return stdout;
  throw new Failure('input', 'the C source does not compile', {
    where: source, found: stderr.trimEnd(), hint: [clang, ...args].join(' '),
  });
}
