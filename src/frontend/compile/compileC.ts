/** Compiles C sources to bitcode and objects, with a cache. */
import { basename, extname, join, dirname, resolve } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { cacheDir, makeOnce } from '../toolchain/cache.ts';
import type { Toolchain } from '../toolchain/openToolchain.ts';
import { requireText } from '../../base/readInput.ts';
import { firstError, run, runLimited, type RunOptions } from '../toolchain/run.ts';
import { givenSource, includedSource } from '../toolchain/givenSource.ts';
import { requireTool } from '../toolchain/tools.ts';
import { writeFileSync, readFileSync } from 'node:fs';
import { sha256 } from '../../base/hash.ts';

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
  // Flags say which parts of a text count.
  const text = await preprocessed([clang.path, clang.version, c, flags], dirname(c.path), () =>
    clangC(toolchain, c, [...flags, '-E', '-o', '-']),
  );
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
  const { status, stdout, stderr } = await runLimited(clang, args, source.path, input.options);
  if (status === 0) return stdout;
  throw new Failure('input', 'the C source does not compile', {
    where: source.path,
    found: firstError(stderr),
    hint: 'folders and names it needs: -I FOLDER, -DNAME=1',
  });
}

/** A C file, with what it needs besides. */
export interface CSource {
  readonly path: string;
  /** Further flags, such as `-DNAME` or `-I folder`. */
  readonly flags?: readonly string[];
  /** C that is appended to the file. */
  readonly tail?: string;
}

/**
 * How a compiler is given the source: in the directory of the file, so that no output holds its absolute path. Throws
 * `unsupported` for a name that C cannot include.
 */
export function compilerInput({ path, flags = [], tail }: CSource): {
  readonly args: readonly string[];
  readonly options: RunOptions;
} {
  const { args, cwd, input } =
    tail === undefined ? givenSource(path, 'compiler') : includedSource(path, ['-x', 'c'], tail);
  return { args: [...flags, ...args], options: { cwd, ...(input === undefined ? {} : { input }) } };
}

const FLAGS: readonly string[] = ['-O3', '-relocation-model=pic', '-function-sections', '-filetype=obj'];
/** This machine. */
const NATIVE: readonly string[] = ['-mcpu=native'];

/**
 * Path of the object that `llc` makes of LLVM IR in text form, cached; no pass of the middle end runs. `target`
 * are flags that say for which processor, by default this machine's. Throws `invariant` if it rejects the text.
 */
export async function compileEmitted(
  toolchain: Toolchain,
  llvmIr: string,
  target: readonly string[] = NATIVE,
): Promise<string> {
  const tool = toolchain.tools.byName.llc;
  const path = requireTool(tool);
  const flags = [...FLAGS, ...target];
  const dir = cacheDir(toolchain.root, 'emitted', [path, tool.version, flags, llvmIr]);
  return makeOnce(join(dir, 'emitted.o'), async (draft) => {
    const source = join(dir, 'emitted.ll');
    writeFileSync(source, llvmIr);
    const { status, stderr } = await run(path, [...flags, '-o', draft, source]);
    if (status !== 0)
      throw new Failure('invariant', 'llc rejects the emitted IR', { where: source, found: stderr.trimEnd() });
  });
}

/**
 * Flags for clang where C selects by secrets: selections stay selections, for LLVM's pass that makes jumps of them
 * where it thinks them faster is left out. (For `-march=x86-64-v3` it did so in the inversion by division steps.)
 */
export const NO_JUMPS: readonly string[] = ['-mllvm', '-x86-cmov-converter=false'];

interface Preprocessed {
  readonly text: string;
  /** Absolute paths of all that it was made of. */
  readonly files: readonly string[];
  /** Hash of what was in them; null if that does not decide the text. */
  readonly contents: string | null;
}

/** Of this process: a command compiles the same source in several ways, and a clang takes 40 ms to begin. */
const known = new Map<string, Promise<Preprocessed>>();

/**
 * What `make` prints, which preprocesses C in the directory `cwd` as `how` says; asked again only where a file that the
 * text was made of has changed. A new file in front of one of the same name is not noticed. Throws as `make`.
 */
export async function preprocessed(how: readonly unknown[], cwd: string, make: () => Promise<string>): Promise<string> {
  const key = JSON.stringify([how, cwd, process.env]);
  const before = await known.get(key)?.catch(() => undefined);
  if (before !== undefined && before.contents !== null && contentsOf(before.files) === before.contents)
    return before.text;
  const made = make().then((text) => {
    const files = filesOf(text, cwd);
    return { text, files, contents: contentsOf(files) };
  });
  known.set(key, made);
  return (await made).text;
}

/** Those that its lines `# 1 "NAME"` name; `<stdin>` and the like are no files. */
function filesOf(text: string, cwd: string): string[] {
  const names = [...text.matchAll(/^# \d+ "((?:[^"\\]|\\.)*)"/gm)].map(([, name]) => name);
  return [...new Set(names)].filter((name) => !/^<.*>$/.test(name)).map((name) => resolve(cwd, name));
}

/** Null if one is not there by the name in the text, or embeds another, which no line names. */
function contentsOf(files: readonly string[]): string | null {
  try {
    const texts = files.map((file) => readFileSync(file, 'latin1'));
    return texts.some((text) => text.includes('embed')) ? null : sha256(JSON.stringify(texts));
  } catch {
    return null;
  }
}
