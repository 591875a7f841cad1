/** Hosts that are no crates: an archive of Debian's that is built by commands of its own, with a benchmark in C. */
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { sha256 } from '../../../src/base/hash.ts';
import { buildBench } from '../../../lab/hosts/hostBench.ts';
import { packageOf, readHost, type Host } from '../../../lab/hosts/hostManifest.ts';
import { buildHost, openSource } from '../../../lab/hosts/hostSource.ts';
import { runSuite } from '../../../lab/hosts/hostSuites.ts';
import { prepareHost } from '../../../lab/hosts/prepareHost.ts';
import { addArchive, patchCrate } from '../../../lab/hosts/patchedCrate.ts';
import { debianArchive } from '../../../lab/hosts/debianSource.ts';
import { run } from '../../../src/frontend/toolchain/run.ts';
import { recordingIo } from '../../cli/recordingIo.ts';
import { failureOf } from './failureOf.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

let folder = '';
beforeEach(() => void (folder = temporaryFolder(onTestFinished)));
afterEach(() => {
  vi.unstubAllEnvs();
});

function write(path: string, text: string): string {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** A library of one function, its test, and ours to put into it. */
async function smallHost(changes: object = {}): Promise<Host> {
  write('source/small-1.2/add.c', 'int add(int a, int b) { return a + b; }\n');
  write('source/small-1.2/test.sh', 'echo "01-add.t ..... ok"\necho "02-other.t ... skipped: no reason"\n');
  const archive = join(folder, 'small_1.2.orig.tar.gz');
  await run('tar', ['czf', archive, '-C', join(folder, 'source'), 'small-1.2']);
  write(
    'hosts/small/bench/main.c',
    '#include <stdio.h>\nint add(int, int);\nint main(void) { printf("add %d\\n", add(1, 2)); }\n',
  );
  const manifest = {
    title: 'Small',
    debian: {
      package: 'small',
      revision: '1.2-1',
      release: 'trixie',
      archive: 'small_1.2.orig.tar.gz',
      sha256: sha256(readFileSync(archive)),
    },
    version: '1.2',
    change: 'all',
    libraries: [],
    patch: {
      edits: [
        { file: 'add.c', anchor: 'int add(', with: 'int fe_small_add(int, int);\nint add(' },
        { file: 'add.c', anchor: 'a + b', with: 'fe_small_add(a, b)' },
      ],
    },
    build: [
      ['cc', '-c', 'add.c'],
      ['sh', '-c', 'echo built with $1. > built', 'sh', '{archives}'],
    ],
    suites: [{ kind: 'harness', title: 'tests', command: ['sh', 'test.sh'] }],
    program: ['{bench}/main.c', 'add.o'],
    benches: [{ title: 'as shipped' }],
    ...changes,
  };
  write('hosts/small/host.json', JSON.stringify(manifest));
  return readHost(folder, 'small');
}

/** Where an archive is kept. */
const placeOf = (archive: string): string => join(folder, 'build', 'cache', 'debian', archive);

/** Puts the archive where it is kept when it has been fetched. */
function fetched({ debian }: Host): void {
  if (debian === undefined) throw new Error('a host of Debian');
  const place = placeOf(debian.archive);
  mkdirSync(join(place, '..'), { recursive: true });
  writeFileSync(place, readFileSync(join(folder, debian.archive)));
}

const io = () => recordingIo(['hosts'], { root: folder, env: process.env });

test('a host library is unpacked, patched, built with our archives, tested and linked with the benchmark', async () => {
  const host = await smallHost();
  fetched(host);
  const source = await openSource(host, io());
  const [plain, patched] = [await source.copy(join(folder, 'plain')), await source.copy(join(folder, 'patched'))];
  patchCrate(host, host.patch, patched);
  write('ours.c', 'int fe_small_add(int a, int b) { return a + b + 4; }\n');
  await run('cc', ['-c', 'ours.c', '-o', 'ours.o'], { cwd: folder });
  await run('ar', ['rc', 'libfe_small.a', 'ours.o'], { cwd: folder });
  const archives = [addArchive(join(folder, 'libfe_small.a'), patched)];
  await buildHost(host, plain, [], io());
  await buildHost(host, patched, archives, io());
  expect([plain, patched].map((copy) => readFileSync(join(copy, 'built'), 'utf8'))).toEqual([
    'built with .\n',
    'built with fieldwright/libfe_small.a.\n',
  ]);
  const place = { folder: patched, variant: 'patched', archives, work: folder };
  const counts = await runSuite(host, host.suites[0], place, { crates: source.crates, io: io() });
  expect(counts).toEqual({ passed: 1, failed: [], ignored: 1 });
  const programs = await buildBench(
    host,
    host.benches[0],
    { plain, patched, archives, work: folder, name: 'bench' },
    io(),
  );
  expect((await run(programs.before, [])).stdout).toBe('add 3\n');
  expect((await run(programs.after, [])).stdout).toBe('add 7\n');
  expect(packageOf(host)).toBe('small');
});

/** Lines that the commands of a host have written. */
const written = (): string[] => readFileSync(join(folder, 'log'), 'utf8').trimEnd().split('\n');

test('what an interrupted run has done is not done again, unless an option or a file of ours is another', async () => {
  const log = (word: string): string[] => ['sh', '-c', `echo ${word} >> ${folder}/log`];
  const host = await smallHost({
    patch: {},
    build: [['cc', '-c', 'add.c'], log('build')],
    suites: [
      { kind: 'harness', title: 'first', command: ['sh', '-c', `echo first >> ${folder}/log; sh test.sh`] },
      { kind: 'harness', title: 'second', command: ['sh', '-c', `[ -e ${folder}/net ] && sh test.sh`] },
    ],
  });
  fetched(host);
  const file = write('hosts/shared/timing.h', '');
  const options = { budget: 'none', seed: 1, cpu: undefined, tests: true, compilers: 'cc 12' };
  expect((await failureOf(() => prepareHost(host, options, io()))).message).toContain('does not run');
  expect(written()).toEqual(['build', 'build', 'first', 'first']);
  write('net', '');
  const { suites, programs, finish } = await prepareHost(host, options, io());
  expect(written()).toEqual(['build', 'build', 'first', 'first']);
  const count = { passed: 1, failed: [], ignored: 1 };
  expect(suites).toEqual(['first', 'second'].map((title) => ({ title, before: count, after: count })));
  expect((await run(programs[0].after, [])).stdout).toBe('add 3\n');
  const again = async (changes: object = {}): Promise<number> => {
    const known = written().length;
    await prepareHost(host, { ...options, ...changes }, io());
    return written().length - known;
  };
  expect(await again()).toBe(0);
  expect((await prepareHost(host, { ...options, tests: false }, io())).suites).toEqual([]);
  expect(await again({ seed: 2 })).toBe(4);
  writeFileSync(file, '/* another */\n');
  expect(await again({ seed: 2 })).toBe(4);
  finish();
  expect(await again()).toBe(4);
});

test('what does not build or run is told with its command', async () => {
  const host = await smallHost({
    build: [['sh', '-c', 'echo no rule; exit 2']],
    suites: [{ kind: 'harness', title: 'tests', command: ['sh', '-c', 'echo nothing'] }],
  });
  const built = await failureOf(() => buildHost(host, folder, [], io()));
  expect([built.kind, built.message]).toEqual(['tool', 'the library does not build']);
  expect(built.detail.found).toContain('no rule');
  const place = { folder, variant: 'plain', archives: [], work: folder };
  const tested = await failureOf(() => runSuite(host, host.suites[0], place, { crates: new Map(), io: io() }));
  expect([tested.kind, tested.detail.where]).toEqual(['tool', `sh -c echo nothing in ${folder}`]);
});

test.each([
  [{ crate: 'small' }, 'one of `crate`, `debian` and `module`'],
  [{ module: 'example.org/small' }, 'one of `crate`, `debian` and `module`'],
  [{ debian: undefined }, 'one of `crate`, `debian` and `module`'],
  [{ suites: [{ kind: 'cargo', crate: 'small' }] }, 'suites of cargo are for crates'],
  [{ suites: [{ kind: 'go', packages: ['./...'] }] }, 'suites of go are for modules'],
  [{ program: undefined }, '`program` has the benchmark'],
])('a manifest that contradicts itself is told: %o', async (changes, message) => {
  const failure = await failureOf(() => smallHost(changes));
  expect([failure.kind, failure.message]).toEqual(['input', 'malformed host.json']);
  expect(failure.detail.found).toContain(message);
});

/** Something that is called as apt-get is, and writes down how. */
function stubApt(script: string): void {
  chmodSync(write('bin/apt-get', `#!/bin/sh\necho "$@" >> ${folder}/calls\n${script}\n`), 0o755);
  vi.stubEnv('PATH', `${join(folder, 'bin')}:${process.env['PATH']}`);
}

test('an archive is fetched once, with settings of its own, and the checksum decides', async () => {
  const { debian } = await smallHost();
  if (debian === undefined) throw new Error('a host of Debian');
  stubApt(`case "$*" in *source\\ *) cp ${folder}/${debian.archive} .;; esac`);
  const notes: string[] = [];
  const place = await debianArchive(folder, debian, (text) => void notes.push(text));
  expect(await debianArchive(folder, debian, (text) => void notes.push(text))).toBe(place);
  expect(notes).toEqual([expect.stringContaining('small_1.2.orig.tar.gz of Debian trixie')]);
  const calls = readFileSync(join(folder, 'calls'), 'utf8').trimEnd().split('\n');
  expect(calls.map((call) => call.split(' ').at(-1))).toEqual(['update', 'small=1.2-1']);
  expect(calls.every((call) => call.includes('Dir::Etc::SourceList=') && call.includes('Dir::State::Lists='))).toBe(
    true,
  );
  const other = await failureOf(() => debianArchive(folder, { ...debian, sha256: '0'.repeat(64) }, () => {}));
  expect([other.kind, other.detail.where, other.detail.expected]).toEqual(['input', place, '0'.repeat(64)]);
});

test('without the revision, and without apt, the message says where the archive is to be put', async () => {
  const { debian } = await smallHost();
  if (debian === undefined) throw new Error('a host of Debian');
  stubApt('echo "E: Version not found" >&2; exit 100');
  const gone = await failureOf(() => debianArchive(folder, debian, () => {}));
  expect([gone.kind, gone.detail.found]).toEqual(['tool', 'E: Version not found']);
  expect(gone.detail.hint).toContain(placeOf(debian.archive));
  expect(existsSync(placeOf(debian.archive))).toBe(false);
  vi.stubEnv('PATH', join(folder, 'nothing'));
  const none = await failureOf(() => debianArchive(folder, debian, () => {}));
  expect([none.message, none.detail.hint]).toEqual(['apt-get is not installed', expect.stringContaining('snapshot')]);
});
