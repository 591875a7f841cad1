import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Failure } from '../../../src/base/errors.ts';
import { runCSuite } from '../../../lab/hosts/cSuite.ts';
import { requirePinning } from '../../../lab/hosts/hostBench.ts';
import { hostNames, readHost, type Host } from '../../../lab/hosts/hostManifest.ts';
import { countCTests, countHarness, countTests, parseTimes } from '../../../lab/hosts/hostOutput.ts';
import { openSource } from '../../../lab/hosts/hostSource.ts';
import { hostsCommand } from '../../../lab/hosts/hosts.ts';
import { copyCrate, requireVersion, patchCrate } from '../../../lab/hosts/patchedCrate.ts';
import { fetchCrates } from '../../../src/frontend/peers/peersPackages.ts';
import { thisMachine } from '../../../src/engine/environment/thisMachine.ts';
import { SUITE_FORMULAS } from '../../../lab/suite/suiteFormulas.ts';
import { recordingIo } from '../../cli/recordingIo.ts';
import { failureOf } from './failureOf.ts';
import { smallHost } from './smallHost.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const root = join(import.meta.dirname, '../../..');
let folder = '';
beforeEach(() => void (folder = temporaryFolder(onTestFinished)));
afterEach(() => {
  vi.unstubAllEnvs();
});

const hosts = (name: string | undefined, options: Record<string, unknown> = {}): Promise<void> =>
  hostsCommand.run(options, recordingIo(['hosts'], { root, results: folder, env: process.env }), [name]);

test('without a name all host libraries are listed, and what is pinned is what they are made for', async () => {
  const io = recordingIo(['hosts'], { root });
  await hostsCommand.run({}, io, [undefined]);
  expect(io.outText).toEqual(hostNames(root).map((name) => expect.stringContaining(`${name}: `)));
  const pinned = readFileSync(join(root, 'hosts', 'Cargo.lock'), 'utf8');
  for (const { crate, debian, module, version, folder: own } of hostNames(root).map((name) => readHost(root, name)))
    if (debian !== undefined)
      expect([debian.revision, debian.archive]).toEqual([
        expect.stringMatching(`^${version}-`),
        expect.stringContaining(`_${version}.orig.tar.`),
      ]);
    else if (module !== undefined)
      expect(readFileSync(join(own, 'bench', 'go.sum'), 'utf8')).toContain(`${module} v${version} h1:`);
    else expect(pinned).toContain(`name = "${crate}"\nversion = "${version}"\nsource = "registry+`);
  const versions = readFileSync(join(root, 'hosts', 'Cargo.toml'), 'utf8').matchAll(/version = "([^"]*)", optional/g);
  expect([...versions].every(([, version]) => version.startsWith('='))).toBe(true);
});

test('formulas that host libraries name are those of the suite', () => {
  const wanted = hostNames(root)
    .flatMap((name) => readHost(root, name).libraries)
    .flatMap((library) => (library.kind === 'formulas' ? library.names.map((name) => [library.field, name]) : []));
  expect(wanted.length).toBeGreaterThan(0);
  expect(SUITE_FORMULAS.map(({ field, name }) => [field, name])).toEqual(expect.arrayContaining(wanted));
});

test('mistakes are told: an unknown host, options', async () => {
  const unknown = await failureOf(() => hosts('dalec'));
  expect(unknown.kind).toBe('input');
  expect(unknown.detail).toMatchObject({ expected: hostNames(root).join(', '), found: 'dalec', hint: 'dalek' });
  expect((await failureOf(() => hosts('../peers'))).message).toContain('no such library');
  expect((await failureOf(() => hosts('dalek', { rounds: '2' }))).detail).toMatchObject({ where: '--rounds' });
  expect((await failureOf(() => hosts('dalek', { budget: 'soon' }))).kind).toBe('input');
});

test('a row of code that was not searched is not stored, before anything is made', async () => {
  for (const name of ['ring', 'aws-lc']) {
    const { kind, message, detail } = await failureOf(() => hosts(name, { budget: 'none', store: true }));
    expect([kind, detail.where]).toEqual(['input', '--budget none --store']);
    expect(message).toContain(readHost(root, name).title);
  }
  // Of fields alone nothing is searched, and preparing stores nothing: these go on to what the processor has.
  vi.stubEnv('FIELDWRIGHT_MACHINE', 'amd-zen5');
  vi.stubEnv('PATH', folder);
  for (const [name, options] of [
    ['p384', { budget: 'none', store: true }],
    ['ring', { budget: 'none', store: true, prepare: true }],
    ['ring', { budget: '1s', store: true }],
  ] as const)
    expect((await failureOf(() => hosts(name, options))).detail.where).not.toBe('--budget none --store');
});

test('a crate that is pinned twice is found by its versions, and by its name the later one', async ({ skip }) => {
  const crates = await fetchCrates(root, () => {}, 'hosts').catch((error: unknown) => {
    if (error instanceof Failure && error.kind === 'tool') return skip(`no crates: ${error.message}`);
    throw error;
  });
  expect(['ring', 'ring@0.16.20', 'ring@0.17.14'].map((name) => crates.get(name)?.version)).toEqual([
    '0.17.14',
    '0.16.20',
    '0.17.14',
  ]);
});

test('without cargo or taskset the message says how to get it', async () => {
  vi.stubEnv('PATH', folder);
  const failure = await failureOf(() => fetchCrates(root, () => {}, 'hosts'));
  expect(failure.kind).toBe('tool');
  expect(failure.message).toBe('cargo is not installed');
  expect(failure.detail.hint).toContain('rustup');
  expect((await failureOf(requirePinning)).message).toBe('taskset is not installed');
});

function writeText(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

test('edits go to the places of their anchors, one after the other', () => {
  const host = smallHost(folder, 'fn add(a) {}\nfn mul(a) {}\n');
  patchCrate(host, host.patch, join(folder, 'crate'));
  expect(readFileSync(join(folder, 'crate', 'lib.rs'), 'utf8')).toBe('fn plus(a) {}\nfn mul( /* ours */a) {}\n');
  expect(readFileSync(join(folder, 'crate', 'ours.rs'), 'utf8')).toBe('// ours\n');
});

test('files come from another crate where the host library has none, and only from a pinned one', async () => {
  const host = smallHost(folder, '');
  for (const [file, text] of [
    ['deep/a_tests.txt', 'a'],
    ['lib_tests.txt', 'b'],
    ['deep/a.rs', 'c'],
  ])
    writeText(join('old', file), text);
  writeFileSync(join(folder, 'crate', 'lib_tests.txt'), 'own');
  const patch = { replace: {}, edits: [], borrow: [{ crate: 'small@1.0.0', ending: '_tests.txt' }] };
  const failure = await failureOf(() => patchCrate(host, patch, join(folder, 'crate'), new Map()));
  expect(failure.detail).toMatchObject({ where: 'small@1.0.0', expected: 'a pinned crate' });
  expect(existsSync(join(folder, 'crate', 'deep'))).toBe(false);
  const crates = new Map([['small@1.0.0', { version: '1.0.0', folder: join(folder, 'old') }]]);
  patchCrate(host, patch, join(folder, 'crate'), crates);
  expect(readFileSync(join(folder, 'crate', 'deep', 'a_tests.txt'), 'utf8')).toBe('a');
  expect(readFileSync(join(folder, 'crate', 'lib_tests.txt'), 'utf8')).toBe('own');
  expect(existsSync(join(folder, 'crate', 'deep', 'a.rs'))).toBe(false);
});

test.each([
  ['fn mul(a) {}\n', '0 times'],
  ['fn mul(a) {}\nfn add(a) {}\nfn add(b) {}\n', '2 times'],
])(
  'an anchor that is not there exactly once names file, version and anchor, and nothing is written',
  async (text, found) => {
    const host = smallHost(folder, text);
    const failure = await failureOf(() => patchCrate(host, host.patch, join(folder, 'crate')));
    expect(failure.kind).toBe('input');
    expect(failure.detail).toMatchObject({ where: 'lib.rs of small 1.2.3', expected: 'once: "fn add("', found });
    expect(readFileSync(join(folder, 'crate', 'lib.rs'), 'utf8')).toBe(text);
    expect(existsSync(join(folder, 'crate', 'ours.rs'))).toBe(false);
  },
);

test('what does not fit is told: a missing file, another version, no such crate, a malformed manifest', async () => {
  const host = smallHost(folder, '');
  rmSync(join(folder, 'crate', 'lib.rs'));
  const gone = await failureOf(() => patchCrate(host, host.patch, join(folder, 'crate')));
  expect(gone.message).toContain('is not there');
  const crates = new Map([['small', { version: '1.2.4', folder }]]);
  expect((await failureOf(() => requireVersion(host, crates))).detail).toMatchObject({
    expected: 'small 1.2.3',
    found: 'small 1.2.4',
  });
  expect((await failureOf(() => requireVersion(host, new Map()))).detail.found).toBe('small none');
  expect((await failureOf(() => copyCrate(crates, 'large', join(folder, 'x')))).message).toContain('Cargo.lock');
  writeFileSync(join(folder, 'hosts', 'small', 'host.json'), '{"title": "Small"}');
  expect((await failureOf(() => readHost(folder, 'small'))).message).toBe('malformed host.json');
});

/** Archives are so large that tests download none: what is here from `./fieldwright hosts` is looked at. */
const isHere = ({ debian }: Host): boolean =>
  debian === undefined || existsSync(join(root, 'build/cache/debian', debian.archive));

test.for(hostNames(root))('every edit of %s finds its place in the pinned sources', async (name, { skip }) => {
  const host = readHost(root, name);
  if (!isHere(host)) return skip('its archive has not been fetched');
  const source = await openSource(host, recordingIo(['hosts'], { root })).catch((error: unknown) => {
    if (error instanceof Failure && error.kind === 'tool') return skip(`no crates: ${error.message}`);
    throw error;
  });
  const copy = await source.copy(join(folder, name));
  patchCrate(host, host.repair, copy, source.crates);
  patchCrate(host, host.patch, copy, source.crates);
  for (const suite of host.suites)
    if (suite.kind === 'cargo' && suite.repair !== undefined)
      patchCrate(host, suite.repair, copyCrate(source.crates, suite.crate, join(folder, suite.crate)), source.crates);
  const [first] = host.patch.edits;
  // What is patched already is not patched twice.
  expect(first.with === undefined || !first.with.includes(first.anchor)).toBe(true);
  const put = first.with ?? `${first.before}${first.anchor}${first.after}`;
  expect(readFileSync(join(copy, first.file), 'utf8')).toContain(put);
});

test('tests of cargo and of C programs are counted, and those that fail are named', () => {
  const cargo = `test field::mul ... ok
test field::add ... FAILED
test result: FAILED. 7 passed; 1 failed; 2 ignored; 0 measured; 0 filtered out; finished in 0.1s
test src/lib.rs - (line 3) ... ok
test result: ok. 1 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.1s
`;
  expect(countTests(cargo)).toEqual({ passed: 8, failed: ['field::add'], ignored: 2 });
  expect(countTests('test result: FAILED. 7 passed; 2 failed; 0 ignored;').failed).toEqual(['2 without a name']);
  expect(countTests('nothing')).toEqual({ passed: 0, failed: [], ignored: 0 });
  expect(countCTests('Test a PASSED (0.1)\nTest b PASSED (0.2)\n', 0)).toEqual({ passed: 2, failed: [], ignored: 0 });
  expect(countCTests('no problems found\n', 0).passed).toBe(1);
  const google = `[==========] Running 4 tests from 1 test suite.
[       OK ] A.b (3 ms)
[       OK ] All/C.d/0, where GetParam() = "x" (12 ms)
[  FAILED  ] A.e (0 ms)
[  SKIPPED ] A.f (0 ms)
`;
  expect(countCTests(`${google}[  PASSED  ] 2 tests.\n[  FAILED  ] A.e\n`, 1)).toEqual({
    passed: 2,
    failed: ['A.e'],
    ignored: 1,
  });
  expect(countCTests(google, 139).failed).toEqual(['A.e', 'exit code 139']);
  expect(countCTests(`${google.replace(/.*FAILED.*\n/, '')}[  PASSED  ] 2 tests.\n`, 0).failed).toEqual([]);
  const harness = '01-a.t ....... ok\n02-bc.t ...... skipped: no\n03-d.t ....... ok\n04-e.t ....... Dubious\n';
  const summary = '04-e.t                (Wstat: 256 (exited 1) Tests: 3 Failed: 1)\n  Failed test:  2\n';
  expect(countHarness(harness + summary, 2)).toEqual({ passed: 2, failed: ['04-e.t'], ignored: 1 });
  expect(countHarness('01-a.t ....... ok\n', 2).failed).toEqual(['exit code 2']);
  expect(countHarness('01-a.t ....... ok\n', 0)).toEqual({ passed: 1, failed: [], ignored: 0 });
  expect(countCTests('Test a PASSED\nTest b FAILED\n', 1).failed).toEqual(['Test b FAILED']);
  expect(countCTests('Test a PASSED\ntests.c:9: test condition failed\n', 134).failed).toEqual([
    'exit code 134: tests.c:9: test condition failed',
  ]);
});

test('a C suite that aborts keeps what it has printed, and one that does not compile is told', async () => {
  const suite = { kind: 'c' as const, title: 'C tests', folder: '.', sources: ['t.c'], flags: [], arguments: [] };
  const place = { folder, variant: 'plain', archives: [], work: folder };
  const io = recordingIo(['hosts'], { root, env: process.env });
  const head = '#include <stdio.h>\n#include <stdlib.h>\n';
  writeFileSync(join(folder, 't.c'), `${head}int main(void) { puts("a PASSED"); fflush(stdout); abort(); }\n`);
  const { passed, failed } = await runCSuite(suite, place, io);
  expect([passed, failed.length]).toEqual([1, 1]);
  expect(failed[0]).toContain('exit code 134');
  writeFileSync(join(folder, 't.c'), 'int main(void) { return x; }\n');
  expect((await failureOf(() => runCSuite(suite, place, io))).message).toContain('does not compile');
  writeFileSync(join(folder, 't.cc'), 'int main() { return nullptr != nullptr; }\n');
  const other = { ...suite, sources: ['t.cc'], compiler: 'c++' as const };
  expect(await runCSuite(other, place, io)).toEqual({ passed: 1, failed: [], ignored: 0 });
});

test('what a host library lacks is named with its packages before anything is made', async ({ skip }) => {
  if (['bmi2', 'adx'].some((feature) => !thisMachine().features.includes(feature))) return skip('no BMI2 and ADX');
  writeFileSync(join(folder, 'c++'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  vi.stubEnv('PATH', folder);
  const failed = await failureOf(() => hosts('aws-lc'));
  rmSync(join(folder, 'c++'));
  for (const { kind, detail } of [failed, await failureOf(() => hosts('aws-lc'))])
    expect([kind, detail.hint]).toEqual(['tool', 'sudo apt-get install g++ libgtest-dev']);
});

test('times of a benchmark are read, and anything else is told', async () => {
  expect([...parseTimes('sign 12.5\nverify 30\n', 'bench')]).toEqual([
    ['sign', 12.5],
    ['verify', 30],
  ]);
  expect((await failureOf(() => parseTimes('sign -1\n', 'bench'))).detail.found).toBe('sign -1');
  expect((await failureOf(() => parseTimes('', 'bench'))).kind).toBe('tool');
});

test('an installed package has what host libraries are made of', () => {
  const { files } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(files).toContain('hosts');
  const benchOf = ({ program, module }: Host): string[] => {
    if (module !== undefined) return ['bench/main.go', 'bench/go.mod', 'bench/go.sum'];
    return program !== undefined ? ['bench/main.c', '../shared/timing.h'] : ['bench/Cargo.lock', '../shared/timing.rs'];
  };
  for (const host of hostNames(root).map((name) => readHost(root, name)))
    for (const file of [...Object.values(host.patch.replace), ...Object.values(host.repair.replace), ...benchOf(host)])
      cpSync(join(host.folder, file), join(folder, 'copy'));
});
