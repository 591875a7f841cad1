/** Compiles a function by clang, gcc and llc, to compare with. */
import { readFileSync, mkdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { Failure, isDispensable } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import { withVectors } from '../../base/targetNames.ts';
import { cacheDir, makeOnce } from '../toolchain/cache.ts';
import { compileC, type CSource, compilerInput } from './compileC.ts';
import { SHN, parseElfObject } from '../object/elf.ts';
import { extractFunction, type MachineCode } from '../object/extractFunction.ts';
import type { Toolchain } from '../toolchain/openToolchain.ts';
import { run } from '../toolchain/run.ts';
import { requireTool } from '../toolchain/tools.ts';
import { writeAtomically } from '../../base/files/preparedFiles.ts';
import { type IrFunction, type Lanes, LANES } from '../../ir/function.ts';
import { writeLanes, type WordOrder } from '../c/write.ts';

/** What a compiler makes of a function: something to beat. */
export interface Baseline {
  /** Compiler and flags, e.g. `llc-19 -O3 -mcpu=native`. */
  readonly name: string;
  readonly objectPath: string;
  readonly code: MachineCode;
}

/** A contender that cannot be had, and why. */
export interface Absent {
  readonly name: string;
  readonly reason: string;
}

export interface Baselines {
  readonly present: readonly Baseline[];
  readonly absent: readonly Absent[];
}

export const baselinesOf = (all: readonly (Baseline | Absent)[]): Baselines => ({
  present: all.flatMap((b) => ('reason' in b ? [] : [b])),
  absent: all.flatMap((b) => ('reason' in b ? [b] : [])),
});

/** What `compile` makes, or why that cannot be had. Throws what is a bug of ours. */
export async function orReason(name: string, compile: () => Promise<Baseline>): Promise<Baseline | Absent> {
  try {
    return await compile();
  } catch (error) {
    if (!isDispensable(error)) throw error;
    return { name, reason: error.message };
  }
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
  return baseline(`llc-${toolchain.bridge.llvmMajor} ${llcFlags(toolchain).join(' ')}`, objectPath, symbol);
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
  const objectPath = await withRuntime(await compileC(toolchain, source, flags, '.o'), toolchain);
  const name = `clang-${toolchain.bridge.llvmMajor} ${clangFlags(toolchain).join(' ')}${label}`;
  return baseline(name, objectPath, symbol);
}

/** With what it needs of the compiler's own library: divisions of 128 bits are calls. */
async function withRuntime(objectPath: string, { tools }: Toolchain): Promise<string> {
  const { symbols } = parseElfObject(readFileSync(objectPath));
  const isWhole = symbols.every(({ name, section }) => section !== SHN.UNDEF || name === '' || name === GOT);
  const path = tools.byName.cc.path;
  if (isWhole || path === null) return objectPath;
  return makeOnce(objectPath.replace(/\.o$/, '-whole.o'), async (draft) => {
    const { status, stderr } = await run(path, ['-r', '-nostdlib', '-o', draft, objectPath, '-lgcc']);
    if (status !== 0)
      throw new Failure('unsupported', 'the code needs more than the compiler has', {
        where: objectPath,
        found: stderr.trimEnd(),
      });
  });
}

const GOT = '_GLOBAL_OFFSET_TABLE_';

function baseline(name: string, objectPath: string, symbol: string): Baseline {
  return { name, objectPath, code: extractFunction(readFileSync(objectPath), symbol) };
}

/* What compilers may use, in their own words: that of our code, so that all run on the same processors. */

/**
 * `native`, or a level of the System V ABI, with `+adx` or without, and with `-sse` where vector registers are not
 * used.
 */
function levelOf(target: string): { level: string; adx: boolean; vectors: boolean } {
  const name = withVectors(target);
  return { level: name.replace('+adx', ''), adx: name.endsWith('+adx'), vectors: name === target };
}

/** Flags of clang and gcc. */
export function cFeatures(target = 'native'): readonly string[] {
  const { level, adx, vectors } = levelOf(target);
  return [`-march=${level}`, ...(adx ? ['-madx'] : []), ...(vectors ? [] : ['-mgeneral-regs-only'])];
}

/** Flags of llc. */
function llcFeatures(target = 'native'): readonly string[] {
  const { level, adx, vectors } = levelOf(target);
  const attributes = [...(adx ? ['+adx'] : []), ...(vectors ? [] : ['-x87', '-mmx', '-sse'])];
  return [`-mcpu=${level}`, ...(attributes.length === 0 ? [] : [`-mattr=${attributes.join()}`])];
}

/** Flags of rustc, which has none against vector registers that its own library could be compiled with. */
export function rustFeatures(target = 'native'): readonly string[] {
  const { level, adx } = levelOf(target);
  return [`-Ctarget-cpu=${level}`, ...(adx ? ['-Ctarget-feature=+adx'] : [])];
}

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
  return baseline(gccName(toolchain), objectPath, symbol);
}

/** What the instructions need, whatever the target is otherwise. */
const FLAGS: Readonly<Record<Lanes, readonly string[]>> = {
  4: ['-mavx2'],
  8: ['-mavx512f', '-mavx512dq', '-mavx512ifma'],
};

/** What clang and gcc make of the intrinsics that the plan of a vectorised function is written in, in two orders. */
export async function laneBaselines(toolchain: Toolchain, fn: IrFunction): Promise<Baselines> {
  const orders = ['words first', 'words last'] as const;
  const both = await Promise.all(orders.map((order) => inOrder(toolchain, fn, order)));
  return baselinesOf(both.flat());
}

async function inOrder(toolchain: Toolchain, fn: IrFunction, order: WordOrder): Promise<(Baseline | Absent)[]> {
  const text = writeLanes(fn, order);
  const folder = join(toolchain.root, 'build', 'lanes', sha256(text).slice(0, 16));
  mkdirSync(folder, { recursive: true });
  const source = { path: join(folder, 'lanes.c'), flags: FLAGS[fn.lanes ?? LANES] };
  writeAtomically(source.path, text);
  const label = ` + intrinsics, ${order}`;
  const clang = await clangBaseline(toolchain, source, fn.name, [], label);
  const gcc = await orReason(gccName(toolchain), () => gccBaseline(toolchain, source, fn.name));
  return [clang, { ...gcc, name: gcc.name + label }];
}
