/** Fetches and compiles a pinned third-party input. */
import { dirname, join } from 'node:path';
import { inputC, type InputC } from './inputC.ts';
import { inputNamed, type InputText } from './inputsManifest.ts';
import { compileToBitcode } from './compileC.ts';
import type { Toolchain } from '../toolchain/openToolchain.ts';
import { fetchCrates, type Crates, cargo, PLATFORM } from '../peers/peersPackages.ts';
import { requireRustCompiler, requireTool } from '../toolchain/tools.ts';
import { run } from '../toolchain/run.ts';
import { copyFileSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { Failure } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import { named } from '../../base/systemFailure.ts';
import { makeFolder } from '../../base/files/folders.ts';
import { cacheDir, makeOnce } from '../toolchain/cache.ts';
import { buildFolder, PROGRAM } from '../../base/files/installation.ts';

/** A third-party implementation, fetched and made readable. */
export interface OpenInput {
  readonly text: InputText;
  /** LLVM bitcode for the bridge. */
  readonly bitcode: string;
  /** One C file that needs no flags, or null for Rust. */
  readonly cSource: string | null;
  /** The same as its own compilers get it, or null for Rust. */
  readonly original: InputC['original'] | null;
  /** What the implementation's own compiler makes of it: rustc's static library, or null for C. */
  readonly library: string | null;
  /** Where it is from, e.g. `blst 0.3.17`. */
  readonly origin: string;
}

/**
 * Fetches, writes and compiles what `--input name` stands for; done once, later calls find it. Throws `input` for an
 * unknown name, `tool` for what is missing, or if LLVM is too old for rustc, before anything is fetched or compiled.
 */
export async function openInput(toolchain: Toolchain, name: string, note: (text: string) => void): Promise<OpenInput> {
  const { root, tools } = toolchain;
  const text = inputNamed(root, name);
  if (text.kind === 'rust') await requireRustCompiler(process.env, toolchain.bridge.llvmMajor);
  const crates = await fetchCrates(root, note, join('bridge', 'inputs'));
  const origin = originOf(text, crates);
  if (text.kind === 'rust') {
    const { bitcode, library } = await buildRustInputs(root, crates, await llvmLink(toolchain), note);
    return { text, bitcode, library, cSource: null, original: null, origin };
  }
  const { whole: cSource, original } = await inputC(name, text, { root, tools, crates });
  return { text, bitcode: await compileToBitcode(toolchain, cSource), cSource, original, library: null, origin };
}

/** llvm-link is installed with llvm-config, under its plain name. */
export async function llvmLink({ tools }: Toolchain): Promise<string> {
  const { stdout } = await run(requireTool(tools.byName['llvm-config']), ['--bindir']);
  return join(stdout.trim() || dirname(requireTool(tools.byName['llvm-config'])), 'llvm-link');
}

function originOf(text: InputText, crates: Crates): string {
  const name = crateOf(text);
  const version = crates.get(name)?.version;
  return version === undefined ? name : `${name} ${version}`;
}

/** The crate that the code is from. */
function crateOf(text: InputText): string {
  if (text.kind === 'fiat-c') return 'fiat-crypto';
  if (text.kind === 'rust') return text.crate;
  const [first] = [text.archive ?? '', ...text.parts.map((part) => part.file), ...text.includes].filter(
    (place) => place !== '' && !place.startsWith('inputs:'),
  );
  return first?.split(':')[0] ?? 'bridge/inputs';
}

/** Modules that are private in their crate and become modules of ours. */
const PRIVATE_MODULES = [
  { name: 'dalek_field', crate: 'curve25519-dalek', path: 'src/backend/serial/u64/field.rs', macros: false },
  { name: 'util', crate: 'bls12_381', path: 'src/util.rs', macros: true },
  { name: 'bls_fp', crate: 'bls12_381', path: 'src/fp.rs', macros: false },
];

/** What rustc makes of bridge/inputs/lib.rs and all crates that it calls. */
interface RustInputs {
  /** LLVM bitcode on which no pass has run, of all crates together. */
  readonly bitcode: string;
  /** Static library, optimised by rustc with link-time optimisation for this machine. */
  readonly library: string;
}

/**
 * `llvmLink` must be of rustc's LLVM version. Both builds are skipped by cargo when nothing changed. Throws `tool` with
 * the end of cargo's output.
 */
async function buildRustInputs(
  root: string,
  crates: Crates,
  llvmLink: string,
  note: (text: string) => void,
): Promise<RustInputs> {
  const folder = await writeCrate(root, crates);
  note('inputs: compiling the Rust crates (cargo build) …');
  const bitcodeFlags = ['--emit=llvm-bc,link', '-Cno-prepopulate-passes', '-Cembed-bitcode=no'];
  await build(folder, 'bitcode', bitcodeFlags, ['--config', 'profile.release.lto=false']);
  await build(folder, 'native', [], []);
  return {
    bitcode: await linked(root, join(releaseOf(folder, 'bitcode'), 'deps'), llvmLink),
    library: join(releaseOf(folder, 'native'), 'libfieldwright_inputs.a'),
  };
}

const releaseOf = (folder: string, target: string): string => join(folder, target, PLATFORM, 'release');

/**
 * The wrappers with declarations of the private modules; a folder of its own for every compiler and set of crates, so
 * that nothing stale is linked.
 */
async function writeCrate(root: string, crates: Crates): Promise<string> {
  const from = join(root, 'bridge', 'inputs');
  const { stdout: rustc } = await run('rustc', ['-vV']);
  const pinned = ['Cargo.toml', 'Cargo.lock'].map((file) => readFileSync(join(from, file), 'utf8'));
  const folder = join(buildFolder(root), 'inputs', `rust-${sha256([rustc, ...pinned].join('\n')).slice(0, 12)}`);
  makeFolder(folder);
  for (const file of ['Cargo.toml', 'Cargo.lock']) copyFileSync(join(from, file), join(folder, file));
  const declarations = PRIVATE_MODULES.map(
    ({ name, crate, path, macros }) =>
      `${macros ? '#[macro_use]\n' : ''}#[path = ${JSON.stringify(join(crates.get(crate)?.folder ?? '', path))}]\n` +
      `mod ${name};`,
  );
  const text = readFileSync(join(from, 'lib.rs'), 'utf8').replace('\n\n', `\n\n${declarations.join('\n')}\n\n`);
  const lib = join(folder, 'lib.rs');
  if (!readdirSync(folder).includes('lib.rs') || readFileSync(lib, 'utf8') !== text)
    named(lib, () => writeFileSync(lib, text));
  return folder;
}

async function build(folder: string, target: string, flags: readonly string[], more: readonly string[]): Promise<void> {
  const rustflags = `build.rustflags=${JSON.stringify(['-Ctarget-cpu=native', ...flags])}`;
  await cargo(
    [
      'build',
      '--release',
      '--lib',
      '--locked',
      '--quiet',
      '--target',
      PLATFORM,
      '--manifest-path',
      join(folder, 'Cargo.toml'),
      '--target-dir',
      join(folder, target),
      '--config',
      rustflags,
      ...more,
    ],
    'check the network and the compiler, then try again',
  );
}

/**
 * One module of all bitcode files of a folder, cached by their contents. Throws `tool` if `llvmLink` cannot read them.
 */
export async function linked(root: string, folder: string, llvmLink: string): Promise<string> {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.bc'))
    .sort()
    .map((name) => join(folder, name));
  const dir = cacheDir(root, 'rust', [llvmLink, ...files.map((file) => sha256(readFileSync(file)))]);
  return makeOnce(join(dir, 'inputs.bc'), async (draft) => {
    const { status, stderr } = await run(llvmLink, [...files, '-o', draft]);
    if (status === 0) return;
    throw new Failure('tool', 'llvm-link cannot read what rustc has made', {
      where: folder,
      found: stderr.trimEnd(),
      hint: `the LLVM tools must be of the version that \`rustc -vV\` names: ${PROGRAM} doctor`,
    });
  });
}
