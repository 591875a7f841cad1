/** Builds the LLVM plugin, the reader and the decoder. */
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import { remembered } from '../../base/remembered.ts';
import { named } from '../../base/systemFailure.ts';
import { makeFolder } from '../../base/files/folders.ts';
import { withLock } from '../../base/files/lock.ts';
import { run } from './run.ts';
import { findTools, requireLlvm, requireTool, type Tools } from './tools.ts';
import { buildFolder } from '../../base/files/installation.ts';

/** The compiled LLVM side. */
export interface Bridge {
  /** Pass plugin for opt and clang of the same LLVM. */
  readonly plugin: string;
  /** The reader: LLVM IR to JSON. */
  readonly reader: string;
  /** The decoder: machine code to JSON. */
  readonly decoder: string;
  readonly llvmMajor: number;
  /** SHA-256 of the sources and the LLVM version it was built with. */
  readonly hash: string;
}

/**
 * Builds plugin, reader and decoder as bridge-<LLVM major> in the `buildFolder`, unless that was done for the present
 * sources. Any number of processes may call it at once. Throws `tool` if something is missing or the
 * build fails. `progress` is told how far a build is, e.g. `3 of 8 files`.
 */
export async function buildBridge(
  root: string,
  tools?: Tools,
  progress: (state: string) => void = () => {},
): Promise<Bridge> {
  const known = tools ?? findTools();
  const bridge = describe(root, known);
  if (isBuilt(root, bridge)) return bridge;
  return withLock(join(buildDir(root, bridge.llvmMajor), 'building.lock'), async () => {
    if (!isBuilt(root, bridge)) await build(root, known, bridge, progress);
    return bridge;
  });
}

/** Whether there is nothing to build. */
export const bridgeIsBuilt = (root: string, tools: Tools): boolean =>
  tools.llvmMajor !== null && isBuilt(root, describe(root, tools));

function buildDir(root: string, llvmMajor: number): string {
  return join(buildFolder(root), `bridge-${llvmMajor}`);
}

function describe(root: string, tools: Tools): Bridge {
  const llvmMajor = requireLlvm(tools);
  const dir = buildDir(root, llvmMajor);
  return {
    plugin: join(dir, 'lib', 'FieldwrightBridge.so'),
    reader: join(dir, 'tools', 'reader', 'fieldwright-reader'),
    decoder: join(dir, 'tools', 'decoder', 'fieldwright-decoder'),
    llvmMajor,
    hash: hashSources(root, tools.byName.clang.version ?? ''),
  };
}

function stampFile(root: string, bridge: Bridge): string {
  return join(buildDir(root, bridge.llvmMajor), 'sources.sha256');
}

function isBuilt(root: string, bridge: Bridge): boolean {
  const stamp = stampFile(root, bridge);
  return (
    [bridge.plugin, bridge.reader, bridge.decoder].every((file) => existsSync(file)) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === bridge.hash
  );
}

/**
 * Everything that is compiled; fields, benchmarks, inputs and tests may change without a new build. It is asked for by
 * every proof, and does not change while the program runs.
 */
const hashSources = (root: string, llvmVersion: string): string => hashOf(JSON.stringify([root, llvmVersion]));

const hashOf = remembered((key: string): string => {
  const [root, llvmVersion]: string[] = JSON.parse(key);
  const dir = join(root, 'bridge');
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(include|lib|tools)\/.*\.(cpp|h)$|CMakeLists\.txt$/.test(file))
    .sort();
  return sha256(JSON.stringify([llvmVersion, files.map((file) => [file, readFileSync(join(dir, file), 'utf8')])]));
});

async function build(root: string, tools: Tools, bridge: Bridge, progress: (state: string) => void): Promise<void> {
  const cmake = requireTool(tools.byName.cmake);
  requireTool(tools.byName['c++']);
  const dir = buildDir(root, bridge.llvmMajor);
  makeFolder(dir);
  forgetOtherSources(dir, root);
  await step('configure', cmake, [
    '-S',
    join(root, 'bridge'),
    '-B',
    dir,
    `-DLLVM_DIR=${await cmakeDir(tools)}`,
    ...generator(dir, tools),
  ]);
  await step('build', cmake, ['--build', dir, '--parallel'], (output) => {
    const state = filesDone(output);
    if (state !== null) progress(state);
  });
  named(stampFile(root, bridge), () => writeFileSync(stampFile(root, bridge), bridge.hash));
}

/** CMake refuses a folder that a copy of these sources was built in from another place, as by another installation. */
function forgetOtherSources(dir: string, root: string): void {
  const cache = join(dir, 'CMakeCache.txt');
  if (!existsSync(cache)) return;
  const from = /^CMAKE_HOME_DIRECTORY:INTERNAL=(.*)$/m.exec(readFileSync(cache, 'utf8'))?.[1];
  if (from === join(root, 'bridge')) return;
  for (const name of ['CMakeCache.txt', 'CMakeFiles']) rmSync(join(dir, name), { recursive: true, force: true });
}

/** A build directory keeps the generator that it was made with. */
function generator(dir: string, tools: Tools): string[] {
  if (existsSync(join(dir, 'CMakeCache.txt')) || tools.byName.ninja.path === null) return [];
  return ['-G', 'Ninja', `-DCMAKE_MAKE_PROGRAM=${tools.byName.ninja.path}`];
}

async function cmakeDir(tools: Tools): Promise<string> {
  const config = tools.byName['llvm-config'];
  const { stdout } = await run(requireTool(config), ['--cmakedir']);
  if (existsSync(join(stdout.trim(), 'LLVMConfig.cmake'))) return stdout.trim();
  throw new Failure('tool', 'the development files of LLVM are not installed', {
    where: stdout.trim(),
    hint: config.install,
  });
}

async function step(
  name: string,
  path: string,
  args: readonly string[],
  onOutput: (chunk: string) => void = () => {},
): Promise<void> {
  const { status, stdout, stderr } = await run(path, args, { onOutput });
  if (status === 0) return;
  throw new Failure('tool', `the LLVM plugin and the reader do not ${name}`, {
    where: [path, ...args].join(' '),
    found: lastLines(`${stdout}\n${stderr}`, 30),
  });
}

function lastLines(text: string, count: number): string {
  return text.trimEnd().split('\n').slice(-count).join('\n');
}

/** How far a build is by what Ninja has printed last, such as `[3/8] Building …`; null if it does not say. */
export function filesDone(output: string): string | null {
  const last = [...output.matchAll(/^\[(\d+)\/(\d+)\]/gm)].at(-1);
  return last === undefined ? null : `${last[1]} of ${last[2]} files`;
}
