/** Builds the objects of contenders. */
import { existsSync, readFileSync, copyFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import { shellLine } from '../../base/printable.ts';
import { cacheDir, makeOnce } from '../toolchain/cache.ts';
import { buildRustPeers, fetchCrates, type Crates, fetchWheels, type Wheels } from './peersPackages.ts';
import { MOVABLE } from '../object/objectFile.ts';
import type { PeerBuild, PeerCompiler } from './peersManifest.ts';
import { givenSource } from '../toolchain/givenSource.ts';
import { run, runInstalled } from '../toolchain/run.ts';
import { requireTool, type Tool, type Tools } from '../toolchain/tools.ts';
import { inTemporaryFolder } from '../../base/files/folders.ts';

/** Objects and static libraries that define a contestant. */
export interface PeerObjects {
  readonly files: readonly string[];
  /** Where it is from, e.g. `aws-lc-sys 0.47.0`. */
  readonly origin: string;
  /** e.g. `gcc-12 -O3 -march=native`; null if there was nothing to compile. */
  readonly compiledBy: string | null;
  /** Shared libraries of the system that they need. */
  readonly libraries?: readonly string[];
}

/** What contestants are built with; crates and packages are fetched and compiled when they are first asked for. */
export interface PeerSurroundings {
  readonly root: string;
  readonly tools: Tools;
  crates(): Promise<Crates>;
  wheels(): Promise<Wheels>;
  /** Path of the static library of the Rust wrappers, and of those for AVX-512 with IFMA alone. */
  rustLibrary(): Promise<string>;
  rustLanes(): Promise<string>;
  /** Path of the static library of a module in peers/go. */
  goArchive(module: string): Promise<string>;
}

/** `note` is told what is fetched and compiled. */
export function openPeers(root: string, tools: Tools, note: (text: string) => void): PeerSurroundings {
  return {
    root,
    tools,
    crates: once(() => fetchCrates(root, note)),
    wheels: once(() => fetchWheels(root, note)),
    rustLibrary: once(() => buildRustPeers(root, note)),
    rustLanes: once(() => buildRustPeers(root, note, true)),
    goArchive: (module) => goArchive(root, module, note),
  };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => (made ??= make());
}

/**
 * Makes the objects of one build; `compiler` is one of those it lists. Throws `tool` for what is missing and `input`
 * for what does not compile.
 */
export async function buildPeerObjects(
  build: PeerBuild,
  compiler: PeerCompiler,
  around: PeerSurroundings,
): Promise<PeerObjects> {
  switch (build.kind) {
    case 'compile':
      return compilePeer(build, compiler, around);
    case 'perlasm':
      return perlasmPeer(build, around);
    case 'rust':
      return {
        origin: nameOf(build.crate, await around.crates()),
        files: [await (build.lanes ? around.rustLanes() : around.rustLibrary())],
        compiledBy: null,
      };
    case 'go':
      return { origin: build.module, files: [await around.goArchive(build.module)], compiledBy: null };
    case 'debian':
      return debianPeer(build);
  }
}

/**
 * Compiles one C or assembly file; the object is cached by its contents, flags and `salt`. Throws `input` with the
 * compiler's messages.
 */
export async function compilePeerSource(
  source: string,
  compiler: PeerCompiler,
  flags: readonly string[],
  salt: string,
  around: PeerSurroundings,
): Promise<string> {
  const tool = around.tools.byName[compiler];
  const path = requireTool(tool);
  const suffix = extname(source);
  const args = [...MOVABLE, ...languageFlags(suffix), ...flags];
  const dir = cacheDir(around.root, 'peer', [path, tool.version, args, salt, sha256(readFileSync(source))]);
  return makeOnce(join(dir, `${basename(source, suffix)}.o`), async (draft) => {
    const { args: given, cwd, input = '' } = givenSource(source, 'compiler');
    const { status, stderr } = await run(path, [...args, ...given, '-o', draft], { cwd, input });
    if (status === 0) return;
    throw new Failure('input', 'the source of a contestant does not compile', {
      where: source,
      found: firstError(stderr),
      hint: shellLine([path, ...args, source]),
    });
  });
}

/** How contestants in C are compiled. */
const OPTIMIZE: readonly string[] = ['-O3', '-march=native'];

const languageFlags = (suffix: string): readonly string[] =>
  suffix === '.c'
    ? OPTIMIZE
    : suffix === '.cc'
      ? [...OPTIMIZE, '-std=c++17', '-fno-exceptions', '-fno-rtti']
      : ['-x', 'assembler-with-cpp'];

/** `gcc-12 -O3 -march=native`. */
export const compilerLabel = (compiler: PeerCompiler, { version }: Tool): string =>
  `${compiler === 'cc' ? 'gcc' : compiler}-${version?.split('.')[0] ?? '?'} ${OPTIMIZE.join(' ')}`;

async function compilePeer(
  build: Extract<PeerBuild, { kind: 'compile' }>,
  compiler: PeerCompiler,
  around: PeerSurroundings,
): Promise<PeerObjects> {
  const packaged = build.package === undefined ? null : await packageVersion(build.package);
  const crates = await cratesOf([...build.sources, ...build.includes], around);
  const at = (location: string): string => locate(location, crates, around.root);
  const flags = [...build.includes.map((include) => `-I${at(include)}`), ...build.flags];
  const archives = await archivesOf(build.archives, around);
  const origin = archives[0]?.origin ?? packaged ?? originOf(build.sources[0], build.includes, crates);
  const objects = await Promise.all(
    build.sources.map((source) => compilePeerSource(at(source), compiler, flags, origin, around)),
  );
  const isC = build.sources.some((source) => /\.cc?$/.test(source));
  const isOurs = build.libraries.length > 0; // A library of the system is compiled already; only the wrapper is not.
  return {
    files: [...objects, ...archives.map(({ path }) => path)],
    origin,
    libraries: build.libraries,
    compiledBy: isC && !isOurs ? compilerLabel(compiler, around.tools.byName[compiler]) : null,
  };
}

/** Archives of packages of PyPI; nothing is fetched if there are none. */
async function archivesOf(
  locations: readonly string[],
  around: PeerSurroundings,
): Promise<{ readonly path: string; readonly origin: string }[]> {
  if (locations.length === 0) return [];
  const wheels = await around.wheels();
  return locations.map((location) => {
    const [name, path] = location.split(':');
    const wheel = wheels.get(name);
    if (wheel !== undefined) return { path: join(wheel.folder, path), origin: `${name} ${wheel.version}` };
    throw new Failure('input', 'peers/requirements.txt does not pin the package', {
      where: `peers/manifest.json, ${location}`,
      found: name,
    });
  });
}

async function perlasmPeer(
  build: Extract<PeerBuild, { kind: 'perlasm' }>,
  around: PeerSurroundings,
): Promise<PeerObjects> {
  const crates = await around.crates();
  const script = locate(build.script, crates, around.root);
  const cc = requireTool(around.tools.byName.cc);
  const dir = cacheDir(around.root, 'perlasm', [cc, around.tools.byName.cc.version, sha256(readFileSync(script))]);
  const assembly = await makeOnce(join(dir, `${basename(script, '.pl')}.s`), async (draft) => {
    // The scripts ask $CC whether the assembler knows ADX; without it they leave that code out.
    const absent = (): Failure => new Failure('tool', 'perl is not installed', { hint: NO_PERL });
    const env = { ...process.env, CC: cc };
    const { status, stderr } = await runInstalled('perl', [script, 'elf', draft], absent, { env });
    if (status !== 0)
      throw new Failure('tool', 'perl cannot run a script of OpenSSL', {
        where: script,
        found: firstError(stderr),
        hint: NO_PERL,
      });
  });
  const files = await Promise.all(
    [assembly, ...build.with.map((source) => locate(source, crates, around.root))].map((source) =>
      compilePeerSource(source, 'cc', [], '', around),
    ),
  );
  return { files, origin: nameOf(build.crate, crates), compiledBy: null };
}

const NO_PERL = 'sudo apt-get install perl';
const LIBRARIES = '/usr/lib/x86_64-linux-gnu';

async function debianPeer({ package: name, file }: Extract<PeerBuild, { kind: 'debian' }>): Promise<PeerObjects> {
  const path = join(LIBRARIES, file);
  if (!existsSync(path)) throw notInstalled(name, path);
  return { files: [path], origin: await packageVersion(name), compiledBy: null };
}

/** e.g. `libssl-dev 3.0.19-1~deb12u2`. Throws `tool` if the package is not installed. */
async function packageVersion(name: string): Promise<string> {
  const { status, stdout } = await run('dpkg-query', ['-W', '-f', '${Status}/${Version}', name]);
  const [state, version] = stdout.split('/');
  if (status !== 0 || !state.endsWith(' installed')) throw notInstalled(name, `package ${name}`);
  return `${name} ${version}`;
}

const notInstalled = (name: string, expected: string): Failure =>
  new Failure('tool', `the Debian package ${name} is not installed`, {
    expected,
    hint: `sudo apt-get install ${name}`,
  });

/** Crates for these locations; none are fetched for what is in our own folder. */
const cratesOf = async (locations: readonly string[], around: PeerSurroundings): Promise<Crates> =>
  locations.every((location) => location.startsWith('peers:')) ? new Map() : around.crates();

/** The path of `<crate>:<path>` or `peers:<path>`. */
function locate(location: string, crates: Crates, root: string): string {
  const [place, path] = location.split(':');
  const crate = crates.get(place);
  if (place === 'peers') return join(root, 'peers', path);
  if (crate !== undefined) return join(crate.folder, path);
  throw new Failure('input', 'peers/Cargo.lock does not have the crate', {
    where: `peers/manifest.json, ${location}`,
    found: place,
  });
}

/** The crate that a source is from; our own wrappers belong to the crate whose headers they include. */
function originOf(source: string, includes: readonly string[], crates: Crates): string {
  const [place] = [source, ...includes].map((location) => location.split(':')[0]).filter((name) => name !== 'peers');
  return place === undefined ? 'peers/' : nameOf(place, crates);
}

const nameOf = (crate: string, crates: Crates): string => `${crate} ${crates.get(crate)?.version ?? ''}`.trim();

/** The first line that tells of an error. */
const firstError = (text: string): string =>
  text.split('\n').find((line) => /error/i.test(line)) ?? text.trimEnd().slice(0, 300);

const FILES = ['go.mod', 'go.sum', 'vectors.go'];
const OPTIONS = ['-buildmode=c-archive', '-mod=readonly', '-trimpath'];
/** What is installed builds it, or says that it is too old; no other version is fetched. */
const OWN_GO = { GOTOOLCHAIN: 'local', CGO_ENABLED: '1' };
const NO_GO = 'https://go.dev/dl';

/**
 * A static library of the module in peers/go/`name`, with the packages that its go.mod and go.sum pin, which go fetches
 * if they are not there. Throws `tool` without go or network.
 */
async function goArchive(root: string, name: string, note: (text: string) => void): Promise<string> {
  const folder = join(root, 'peers', 'go', name);
  const texts = FILES.map((file) => readFileSync(join(folder, file), 'utf8'));
  const version = (await go(['version'], folder)).trim();
  const kept = cacheDir(root, 'go', [version, OPTIONS, sha256(texts.join('\n'))]);
  return makeOnce(join(kept, 'vectors.a'), async (draft) => {
    note(`building ${name} with go …`);
    // Beside the library go writes a header.
    await inTemporaryFolder('go', async (made) => {
      const library = join(made, 'vectors.a');
      await go(['build', ...OPTIONS, '-o', library, '.'], folder);
      copyFileSync(library, draft);
    });
  });
}

async function go(args: readonly string[], folder: string): Promise<string> {
  const absent = (): Failure => new Failure('tool', 'go is not installed', { hint: NO_GO });
  const options = { cwd: folder, env: { ...process.env, ...OWN_GO } };
  const { status, stdout, stderr } = await runInstalled('go', args, absent, options);
  if (status === 0) return stdout;
  throw new Failure('tool', 'go cannot build what peers/go pins', {
    where: folder,
    found: stderr.trimEnd().split('\n').slice(-3).join('\n            '),
    hint: `install the version of go that go.mod names (${NO_GO}), check the network, then try again`,
  });
}
