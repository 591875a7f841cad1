/** Compiles Rust crates to bitcode. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import { linked, llvmLink } from './openInput.ts';
import type { Toolchain } from '../toolchain/openToolchain.ts';
import { PLATFORM, runCargo } from '../peers/peersPackages.ts';
import { rustFeatures, type Baseline } from './compileBaselines.ts';
import { requireRustCompiler } from '../toolchain/tools.ts';
import { buildFolder } from '../../base/files/installation.ts';
import { linkImage } from '../peers/peersImage.ts';
import { firstError, run } from '../toolchain/run.ts';
import { shellWord } from '../../base/printable.ts';

/** A library crate: a folder with a Cargo.toml, or a package `name@version` of the workspace around `cwd`. */
export interface CrateSource {
  readonly manifest: string;
  /** Null for the package of the manifest itself. */
  readonly package: string | null;
}

/** Finds what the user names. Throws `input` if there is no such folder and no such package. */
export function crateSource(text: string, cwd: string): CrateSource {
  const path = resolve(cwd, text);
  const own = join(path, 'Cargo.toml');
  if (existsSync(own)) return { manifest: own, package: null };
  if (existsSync(path) && statSync(path).isFile() && path.endsWith('Cargo.toml'))
    return { manifest: path, package: null };
  const around = workspaceAbove(cwd);
  if (isPackageName(text) && around !== null) return { manifest: around, package: text };
  throw new Failure('input', 'no such crate', {
    where: text,
    expected:
      'a folder with a Cargo.toml, or name@version of a package that the Cargo workspace of the current folder uses',
  });
}

/** Whether this is `name@version`, not a folder. */
export const isPackageName = (text: string): boolean => /^[\w-]+@[\w.+-]+$/.test(text);

/** The name that paths of its functions begin with. */
export function crateName({ manifest, package: chosen }: CrateSource): string {
  const text = readFileSync(manifest, 'utf8');
  const name =
    chosen?.split('@')[0] ??
    /^\[lib\][^[]*?^name\s*=\s*"([^"]+)"/ms.exec(text)?.[1] ??
    /^name\s*=\s*"([^"]+)"/m.exec(text)?.[1];
  return (name ?? '').replaceAll('-', '_');
}

/**
 * SHA-256 of the manifests and Rust files beside and below the manifest, with their names, without what Cargo has
 * built.
 */
export function crateSha256({ manifest }: CrateSource): string {
  const folder = dirname(manifest);
  const isOwn = (name: string): boolean => /(\.rs|\bCargo\.(toml|lock))$/.test(name) && !/^(.*\/)?target\//.test(name);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => isOwn(name) && statSync(join(folder, name)).isFile())
    .toSorted();
  return sha256(names.map((name) => `${name}\n${sha256(readFileSync(join(folder, name)))}\n`).join(''));
}

function workspaceAbove(folder: string): string | null {
  const manifest = join(folder, 'Cargo.toml');
  if (existsSync(manifest)) return manifest;
  return dirname(folder) === folder ? null : workspaceAbove(dirname(folder));
}

/**
 * No pass runs in rustc, every function is kept that is not generic, and no checks are put in that are for debugging.
 */
const RUSTFLAGS = [
  '--emit=llvm-bc,link',
  '-Cno-prepopulate-passes',
  '-Cembed-bitcode=no',
  '-Cno-vectorize-loops',
  '-Cno-vectorize-slp',
  '-Clink-dead-code',
];

const PROFILE = [
  'lto=false',
  'codegen-units=1',
  'panic="abort"',
  'overflow-checks=false',
  'debug-assertions=false',
  'debug="line-tables-only"',
];

/**
 * Bitcode of the crate and all crates that it uses, linked together. Throws `tool` if rustc is missing or too new for
 * the LLVM in use, `input` if the crate does not compile.
 */
export async function crateBitcode(
  toolchain: Toolchain,
  crate: CrateSource,
  env: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const rustc = await requireRustCompiler(env, toolchain.bridge.llvmMajor);
  const folder = targetFolder(toolchain.root, crate, `bitcode-${rustc.version}`);
  await build(
    crate,
    folder,
    RUSTFLAGS,
    PROFILE.flatMap((line) => ['--config', `profile.release.${line}`]),
  );
  return linked(toolchain.root, join(folder, PLATFORM, 'release', 'deps'), await llvmLink(toolchain));
}

/** The crate as a static library, optimised by rustc with link-time optimisation for what it is to run on. */
export async function crateLibrary(toolchain: Toolchain, crate: CrateSource): Promise<string> {
  const folder = targetFolder(toolchain.root, crate, toolchain.target ?? 'native');
  await build(crate, folder, rustFeatures(toolchain.target), [
    '--config',
    'profile.release.lto="fat"',
    '--config',
    'profile.release.panic="abort"',
    '--crate-type',
    'staticlib',
  ]);
  const release = join(folder, PLATFORM, 'release');
  const library = readdirSync(release).find((name) => name.endsWith('.a'));
  if (library === undefined) throw new Failure('tool', 'cargo made no static library', { where: release });
  return join(release, library);
}

/** Each crate, and each set of flags, has a folder of its own, so that nothing stale is linked. */
const targetFolder = (root: string, crate: CrateSource, kind: string): string =>
  join(buildFolder(root), 'crates', `${sha256(`${crate.manifest} ${crate.package ?? ''}`).slice(0, 12)}-${kind}`);

async function build(
  crate: CrateSource,
  folder: string,
  flags: readonly string[],
  more: readonly string[],
): Promise<void> {
  const chosen = crate.package === null ? [] : [`--package=${crate.package}`];
  const { status, stderr } = await runCargo([
    'rustc',
    '--release',
    '--lib',
    '--quiet',
    '--message-format',
    'short',
    '--target',
    PLATFORM,
    '--manifest-path',
    crate.manifest,
    ...chosen,
    '--target-dir',
    folder,
    '--config',
    `build.rustflags=${JSON.stringify(flags)}`,
    ...more,
  ]);
  if (status !== 0) throw notBuilt(crate, stderr);
}

/** How cargo begins to say that the network is at fault, or a program that it needs. */
const NOT_THE_CRATE = /^ *(error: linker `|spurious network error|\[\d+\] Could(n't| not) (connect|resolve))/m;

function notBuilt({ manifest }: CrateSource, stderr: string): Failure {
  const isCrate = !NOT_THE_CRATE.test(stderr);
  return new Failure(isCrate ? 'input' : 'tool', 'cargo cannot compile the crate', {
    where: manifest,
    found: firstError(stderr).replace(/\n+/g, '\n            '),
    hint: `cargo build --release --lib --manifest-path ${shellWord(manifest)} says more`,
  });
}

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
  const bytes = await linkImage({ files: [library], symbol, call: [] });
  return { name: `rustc ${version} ${rustcFlags(target)}`, objectPath: library, code: { bytes } };
}
