/** Finds the installed tools. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import type { Io } from '../../base/io.ts';
import { EndedBySignal, runInstalled } from './run.ts';

type LlvmToolName = 'clang' | 'opt' | 'llc' | 'llvm-config';
type ToolName = LlvmToolName | 'nasm' | 'as' | 'cc' | 'c++' | 'cmake' | 'ninja';

/** A program we may call. */
export interface Tool {
  readonly name: ToolName;
  /** Absolute path, or null if it is not installed. */
  readonly path: string | null;
  /** e.g. `19.1.7`, or null if missing; asked when it is first read. Throws `tool` for what does not run. */
  readonly version: string | null;
  /** The line that installs it on Debian and Ubuntu. */
  readonly install: string;
}

/** What is installed. */
export interface Tools {
  readonly byName: Readonly<Record<ToolName, Tool>>;
  /** Major version of the LLVM in use, or null if there is none that fits. */
  readonly llvmMajor: number | null;
}

/** LLVM versions that the bridge builds on, best first. */
const LLVM_MAJORS: readonly number[] = [22, 21, 20, 19];

const LLVM_TOOLS: readonly LlvmToolName[] = ['clang', 'opt', 'llc', 'llvm-config'];

const PACKAGES: Readonly<Record<Exclude<ToolName, LlvmToolName>, string>> = {
  nasm: 'nasm',
  as: 'binutils',
  cc: 'build-essential',
  'c++': 'build-essential',
  cmake: 'cmake',
  ninja: 'ninja-build',
};

/**
 * Looks for every tool. Environment variables win: FIELDWRIGHT_LLVM is a major version,
 * FIELDWRIGHT_CLANG, FIELDWRIGHT_NASM, … are paths. Otherwise the newest LLVM from 19 to 22 that is
 * complete, else the newest that has anything.
 */
export function findTools(env: Io['env'] = process.env): Tools {
  const llvmMajor = chooseLlvm(env);
  const names: readonly ToolName[] = [...LLVM_TOOLS, 'nasm', 'as', 'cc', 'c++', 'cmake', 'ninja'];
  const tools = names.map((name) => findTool(name, llvmMajor, env));
  const [clang, opt, llc, config, nasm, as, cc, cxx, cmake, ninja] = tools;
  return { byName: { clang, opt, llc, 'llvm-config': config, nasm, as, cc, 'c++': cxx, cmake, ninja }, llvmMajor };
}

/** The path of `tool`; throws `tool` with the line that installs it if it is missing. */
export function requireTool(tool: Tool): string {
  if (tool.path !== null) return tool.path;
  throw new Failure('tool', `${tool.name} is not installed`, { hint: tool.install });
}

/** The LLVM major in use; throws `tool` if there is none. */
export function requireLlvm(tools: Tools): number {
  if (tools.llvmMajor !== null) return tools.llvmMajor;
  throw new Failure('tool', 'LLVM is not installed', {
    expected: 'LLVM 19 to 22 with clang, opt, llc and the development files',
    hint: installLlvm(19),
  });
}

function chooseLlvm(env: Io['env']): number | null {
  const forced = env['FIELDWRIGHT_LLVM'];
  if (forced !== undefined && forced !== '') return parseMajor(forced);
  const has = (major: number, name: LlvmToolName): boolean => locateLlvm(name, major, env) !== null;
  return (
    LLVM_MAJORS.find((major) => LLVM_TOOLS.every((name) => has(major, name))) ??
    LLVM_MAJORS.find((major) => has(major, 'clang')) ??
    null
  );
}

function parseMajor(text: string): number {
  const major = Number(text);
  if (LLVM_MAJORS.includes(major)) return major;
  throw new Failure('input', 'unsupported LLVM version', {
    where: 'environment variable FIELDWRIGHT_LLVM',
    expected: [...LLVM_MAJORS].reverse().join(', '),
    found: text,
  });
}

function findTool(name: ToolName, llvmMajor: number | null, env: Io['env']): Tool {
  const path = locate(name, llvmMajor, env);
  const install = isLlvm(name) ? installLlvm(llvmMajor ?? 19) : `sudo apt-get install ${PACKAGES[name]}`;
  return {
    name,
    path,
    install,
    get version() {
      return path === null ? null : versionOf(path);
    },
  };
}

function installLlvm(major: number): string {
  return `sudo apt-get install clang-${major} llvm-${major} llvm-${major}-dev llvm-${major}-tools`;
}

function isLlvm(name: ToolName): name is LlvmToolName {
  return LLVM_TOOLS.some((tool) => tool === name);
}

function locate(name: ToolName, llvmMajor: number | null, env: Io['env']): string | null {
  const override = env[`FIELDWRIGHT_${name.toUpperCase().replace(/\+/g, 'X').replace('-', '_')}`];
  if (override !== undefined && override !== '') return isExecutable(override) ? override : null;
  if (!isLlvm(name)) return onPath(name, env);
  return llvmMajor === null ? null : locateLlvm(name, llvmMajor, env);
}

/** Debian's directory of one version, then the name with the version anywhere on the path. */
function locateLlvm(name: LlvmToolName, major: number, env: Io['env']): string | null {
  const packaged = `/usr/lib/llvm-${major}/bin/${name}`;
  return isExecutable(packaged) ? packaged : onPath(`${name}-${major}`, env);
}

/** Where a program of this name is on the search path; null if it is nowhere. */
export function onPath(name: string, env: Io['env']): string | null {
  const dirs = (env['PATH'] ?? '').split(delimiter).filter((dir) => dir !== '');
  return dirs.map((dir) => join(dir, name)).find(isExecutable) ?? null;
}

/** Whether there is a file that may be run. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Answers of this process, by file as it was: a program of LLVM takes some 35 ms of the processor for one. */
const versions = new Map<string, string | null>();

function versionOf(path: string): string | null {
  const { dev, ino, size, mtimeMs } = statSync(path);
  const key = JSON.stringify([path, dev, ino, size, mtimeMs]);
  const known = versions.get(key);
  if (known !== undefined) return known;
  const { error, signal, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  if (signal !== null) throw new EndedBySignal(path, ['--version'], signal);
  if (error !== undefined)
    throw new Failure('tool', `cannot run ${path}`, { where: `${path} --version`, found: error.message });
  const version = /\d+\.\d+(\.\d+)?/.exec(stdout)?.[0] ?? null;
  versions.set(key, version);
  return version;
}

/** The Rust compiler that cargo uses. */
interface RustCompiler {
  /** E.g. `1.95.0`. */
  readonly version: string;
  /** Major version of the LLVM inside it, which its bitcode is of. */
  readonly llvmMajor: number;
}

/**
 * The Rust compiler that the variable RUSTC names, or `rustc`. Throws `tool` if there is none, or if it does not run,
 * as where RUSTUP_TOOLCHAIN names a toolchain that is not installed.
 */
export async function rustCompiler(env: Readonly<Record<string, string | undefined>>): Promise<RustCompiler> {
  const path = env['RUSTC'] ?? 'rustc';
  const where = env['RUSTC'] === undefined ? {} : { where: `RUSTC=${path}` };
  const hint = 'https://rustup.rs, or sudo apt-get install rustc cargo';
  const { stdout, stderr } = await runInstalled(
    path,
    ['-vV'],
    () => new Failure('tool', 'rustc is not installed', { ...where, hint }),
  );
  const version = /^release: (\S+)/m.exec(stdout)?.[1];
  const llvm = /^LLVM version: (\d+)/m.exec(stdout)?.[1];
  if (version !== undefined && llvm !== undefined) return { version, llvmMajor: Number(llvm) };
  throw new Failure('tool', 'rustc does not run', {
    where: `${path} -vV`,
    expected: 'its version and that of its LLVM',
    found: `${stderr}\n${stdout}`.trim().split('\n\n')[0].replaceAll('\n', '\n            '),
    hint: 'let RUSTC, or RUSTUP_TOOLCHAIN, name one that is installed, or unset them',
  });
}

/** The Rust compiler, if LLVM `llvmMajor` reads what it writes. Throws `tool` if there is none, or if it is too new. */
export async function requireRustCompiler(
  env: Readonly<Record<string, string | undefined>>,
  llvmMajor: number,
): Promise<RustCompiler> {
  const rustc = await rustCompiler(env);
  if (rustc.llvmMajor <= llvmMajor) return rustc;
  throw new Failure('tool', 'the bitcode of this rustc is too new', {
    expected: `LLVM ${llvmMajor} or older, as is in use here`,
    found: `rustc ${rustc.version} with LLVM ${rustc.llvmMajor}`,
    hint: rustAdvice(rustc, llvmMajor),
  });
}

/**
 * What to do so that LLVM `llvmMajor` can read what `rustc` writes: an LLVM reads its own bitcode and that of older
 * ones.
 */
export const rustAdvice = ({ version, llvmMajor: needed }: RustCompiler, llvmMajor: number): string =>
  `install LLVM ${needed} (clang-${needed} llvm-${needed} llvm-${needed}-dev llvm-${needed}-tools), which rustc ` +
  `${version} is built on, ` +
  `or let the variable RUSTC name a rustc built on LLVM ${llvmMajor} or older`;
