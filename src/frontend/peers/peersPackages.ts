/** Fetches and builds the crates of contenders. */
import { existsSync, readFileSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { Failure } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import { makeOnce } from '../toolchain/cache.ts';
import { run, runInstalled, type ProcessResult } from '../toolchain/run.ts';
import { buildFolder, PROGRAM } from '../../base/files/installation.ts';

/** Where the sources of a fetched crate are. */
interface Crate {
  readonly version: string;
  readonly folder: string;
}

/** By name, and by `name@version`; of several versions the name alone stands for the latest. */
export type Crates = ReadonlyMap<string, Crate>;

/** What everything is compiled for. */
export const PLATFORM = 'x86_64-unknown-linux-gnu';
const NO_CARGO = 'install Rust from https://rustup.rs, or `sudo apt-get install cargo`';

const metadataSchema = z.object({
  packages: z.array(z.object({ name: z.string(), version: z.string(), manifest_path: z.string() })),
});

/**
 * The crates that the Cargo.lock in `folder` (below `root`) pins, fetched by cargo if they are not here yet. `note` is
 * told before anything is downloaded. Throws `tool` without cargo or without network.
 */
export async function fetchCrates(root: string, note: (text: string) => void, folder = 'peers'): Promise<Crates> {
  const manifest = join(root, folder, 'Cargo.toml');
  const known = await metadata(manifest);
  if (known !== null) return known;
  note(`fetching the crates that ${folder}/Cargo.lock pins (cargo fetch) …`);
  await cargo(
    ['fetch', '--locked', '--target', PLATFORM, '--manifest-path', manifest],
    'check the network, then try again',
  );
  const fetched = await metadata(manifest);
  if (fetched !== null) return fetched;
  throw new Failure('tool', 'cargo does not find the crates it has just fetched', {
    where: manifest,
    hint: 'cargo metadata --locked --all-features',
  });
}

/** What is compiled for AVX-512 with IFMA alone, whatever this machine has. */
const OF_LANES = ['avx512f', 'avx512bw', 'avx512dq', 'avx512vl', 'avx512ifma'].map((feature) => `+${feature}`).join();

/**
 * Builds the Rust wrappers, optimised for this machine, and returns their static library; `lanes`: those that need
 * AVX-512 with IFMA. Cargo does nothing when nothing changed. Throws `tool` with the end of cargo's output.
 */
export async function buildRustPeers(root: string, note: (text: string) => void, lanes = false): Promise<string> {
  const manifest = join(root, 'peers', 'Cargo.toml');
  const target = join(buildFolder(root), 'peers', lanes ? 'cargo-lanes' : 'cargo');
  const library = join(target, PLATFORM, 'release', 'libfieldwright_peers.a');
  if (!existsSync(library)) note('peers: compiling the Rust contestants (cargo build), which can take two minutes …');
  const flags = ['-C', 'target-cpu=native', ...(lanes ? ['-C', `target-feature=${OF_LANES}`] : [])];
  const native = `build.rustflags=${JSON.stringify(flags)}`;
  await cargo(
    [
      'build',
      '--release',
      '--locked',
      '--quiet',
      // With a target flags are of what is built alone, and not of programs that run during the build.
      '--target',
      PLATFORM,
      '--manifest-path',
      manifest,
      '--target-dir',
      target,
      '--config',
      native,
      ...(lanes ? ['--features', 'lanes'] : []),
    ],
    `check the network and the compiler, then run \`${PROGRAM} peers\``,
  );
  return withoutPanics(library);
}

/**
 * A copy in which the functions that panic refer to nothing, so that linking does not draw in the machinery of the
 * standard library that would format a message. Getting there faults, and the test of the contestant finds it.
 */
async function withoutPanics(library: string): Promise<string> {
  return makeOnce(library.replace(/\.a$/, `-${sha256(readFileSync(library)).slice(0, 20)}.a`), async (draft) => {
    const { status, stderr } = await run('objcopy', ['--remove-relocations=.text*9panicking*', library, draft]);
    if (status !== 0)
      throw new Failure('tool', 'objcopy does not understand what rustc has made', {
        where: library,
        found: stderr.trimEnd(),
        hint: 'sudo apt-get install binutils',
      });
  });
}

/** What is downloaded already, with all optional crates; null if something is not. */
async function metadata(manifest: string): Promise<Crates | null> {
  const args = [
    'metadata',
    '--locked',
    '--offline',
    '--all-features',
    '--format-version',
    '1',
    '--filter-platform',
    PLATFORM,
    '--manifest-path',
    manifest,
  ];
  const { status, stdout } = await runCargo(args);
  if (status !== 0) return null;
  const { packages } = metadataSchema.parse(JSON.parse(stdout));
  const crates = packages.map(({ name, version, manifest_path }) => ({
    name,
    version: version.replace(/\+.*$/, ''),
    folder: dirname(manifest_path),
  }));
  return new Map(crates.flatMap((crate) => [[crate.name, crate] as const, [`${crate.name}@${crate.version}`, crate]]));
}

/** Runs cargo. Throws `tool` with the end of its output. */
export async function cargo(args: readonly string[], hint: string): Promise<void> {
  const { status, stderr } = await runCargo(args);
  if (status !== 0)
    throw new Failure('tool', `cargo ${args[0]} failed`, {
      found: stderr.trimEnd().split('\n').slice(-6).join('\n            '),
      hint,
    });
}

/** The same, whatever its status. Throws `tool` without cargo. */
export const runCargo = (args: readonly string[]): Promise<ProcessResult> =>
  runInstalled('cargo', args, () => new Failure('tool', 'cargo is not installed', { hint: NO_CARGO }));

/** A package of PyPI, unpacked. */
interface Wheel {
  readonly version: string;
  /** Folder of what it installs, e.g. `lib/libcrypto_mb.a`. */
  readonly folder: string;
}

/** By name. */
export type Wheels = ReadonlyMap<string, Wheel>;

const PINNED = /^([\w-]+)==(\S+) --hash=sha256:[0-9a-f]{64}$/;
const NO_PIP = 'sudo apt-get install python3-pip';

/**
 * The packages that peers/requirements.txt pins, with their hashes, fetched by pip if they are not here yet. `note` is
 * told before anything is downloaded. Throws `tool` without pip or network, or if a package has another hash.
 */
export async function fetchWheels(root: string, note: (text: string) => void): Promise<Wheels> {
  const file = join(root, 'peers', 'requirements.txt');
  const text = readFileSync(file, 'utf8');
  const pinned = text.split('\n').flatMap((line) => {
    const [, name, version] = PINNED.exec(line.trim()) ?? [];
    return name === undefined ? [] : [{ name, version }];
  });
  const all = join(buildFolder(root), 'peers', 'wheels');
  const folder = join(all, sha256(text).slice(0, 20));
  if (!existsSync(folder)) {
    note('fetching the packages that peers/requirements.txt pins (pip download) …');
    mkdirSync(all, { recursive: true });
    const draft = mkdtempSync(join(all, 'draft-'));
    try {
      await download(file, draft);
      renameSync(draft, folder);
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
  }
  return new Map(pinned.map(({ name, version }) => [name, { version, folder: installed(folder, name, version) }]));
}

/** Where the files of a wheel's scheme `data` are (PEP 427). */
const installed = (folder: string, name: string, version: string): string =>
  join(folder, `${name.replaceAll('-', '_')}-${version}.data`, 'data');

async function download(requirements: string, folder: string): Promise<void> {
  const pip = ['-m', 'pip', 'download', '--quiet', '--disable-pip-version-check', '--no-deps', '--require-hashes'];
  await python([...pip, '--only-binary', ':all:', '--dest', folder, '-r', requirements]);
  for (const wheel of readdirSync(folder)) {
    await python(['-m', 'zipfile', '-e', join(folder, wheel), folder]);
    rmSync(join(folder, wheel));
  }
}

/** Throws `tool` with the end of its output. */
async function python(args: readonly string[]): Promise<void> {
  const { status, stderr } = await runPython(args);
  if (status === 0) return;
  throw new Failure('tool', 'pip cannot fetch what peers/requirements.txt pins', {
    found: stderr.trimEnd().split('\n').slice(-3).join('\n            '),
    hint: /No module named pip/.test(stderr) ? NO_PIP : 'check the network, then try again',
  });
}

const runPython = (args: readonly string[]): Promise<ProcessResult> =>
  runInstalled('python3', args, () => new Failure('tool', 'python3 is not installed', { hint: NO_PIP }));
