import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Failure } from '../../../src/base/errors.ts';
import { runCSuite } from '../../../src/command/hosts/cSuite.ts';
import { demandPinning } from '../../../src/command/hosts/hostBench.ts';
import { hostNames, readHost } from '../../../src/command/hosts/hostManifest.ts';
import { countCTests, countTests, parseTimes } from '../../../src/command/hosts/hostOutput.ts';
import { hostsCommand } from '../../../src/command/hosts/hosts.ts';
import { copyCrate, demandVersion, patchCrate } from '../../../src/command/hosts/patchedCrate.ts';
import { hostsTable } from '../../../src/report/hostsTable.ts';
import { hostFile, readHostFiles, storeHost, type HostEntry } from '../../../src/store/hostStore.ts';
import { machineOf } from '../../../src/store/machine.ts';
import { fetchCrates } from '../../../src/toolchain/peers/peersCrates.ts';
import { recordingIo } from '../recordingIo.ts';

const root = join(import.meta.dirname, '../../..');
let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'fieldwright-hosts-'))));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** What is thrown. */
async function failureOf(run: () => unknown): Promise<Failure> {
  try {
    await run();
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

const hosts = (name: string | undefined, options: Record<string, unknown> = {}): Promise<void> =>
  hostsCommand.run(options, recordingIo(['hosts'], { root, results: folder, env: process.env }), [name]);

test('without a name all hosts are listed, and what is pinned is what they are made for', async () => {
  const io = recordingIo(['hosts'], { root });
  await hostsCommand.run({}, io, [undefined]);
  expect(io.outText).toEqual(hostNames(root).map((name) => expect.stringContaining(`${name}: `)));
  const pinned = readFileSync(join(root, 'hosts', 'Cargo.lock'), 'utf8');
  for (const { crate, version } of hostNames(root).map((name) => readHost(root, name)))
    expect(pinned).toContain(`name = "${crate}"\nversion = "${version}"\nsource = "registry+`);
  const versions = readFileSync(join(root, 'hosts', 'Cargo.toml'), 'utf8').matchAll(/version = "([^"]*)", optional/g);
  expect([...versions].every(([, version]) => version.startsWith('='))).toBe(true);
});

test('mistakes are told: an unknown host, options', async () => {
  const unknown = await failureOf(() => hosts('dalec'));
  expect(unknown.kind).toBe('input');
  expect(unknown.detail).toMatchObject({ expected: hostNames(root).join(', '), found: 'dalec', hint: 'dalek' });
  expect((await failureOf(() => hosts('../peers'))).message).toContain('no such host');
  expect((await failureOf(() => hosts('dalek', { rounds: '2' }))).detail).toMatchObject({ where: '--rounds' });
  expect((await failureOf(() => hosts('dalek', { budget: 'soon' }))).kind).toBe('input');
});

test('without cargo or taskset the message says how to get it', async () => {
  vi.stubEnv('PATH', folder);
  const failure = await failureOf(() => fetchCrates(root, () => {}, 'hosts'));
  expect(failure.kind).toBe('tool');
  expect(failure.message).toBe('cargo is not installed');
  expect(failure.detail.hint).toContain('rustup');
  expect((await failureOf(demandPinning)).message).toBe('taskset is not installed');
});

/** A host of our own making, and a copy of its crate in `folder`/crate. */
function smallHost(text: string): ReturnType<typeof readHost> {
  mkdirSync(join(folder, 'hosts', 'small'), { recursive: true });
  const edits = [
    { file: 'lib.rs', anchor: 'fn mul(', after: ' /* ours */' },
    { file: 'lib.rs', anchor: 'fn add(', with: 'fn plus(' },
  ];
  const patch = { replace: { 'ours.rs': 'mine.rs' }, edits };
  const none = { libraries: [], suites: [], benches: [] };
  const manifest = { title: 'Small', crate: 'small', version: '1.2.3', change: 'all', patch, ...none };
  writeFileSync(join(folder, 'hosts', 'small', 'host.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'hosts', 'small', 'mine.rs'), '// ours\n');
  mkdirSync(join(folder, 'crate'));
  writeFileSync(join(folder, 'crate', 'lib.rs'), text);
  return readHost(folder, 'small');
}

test('edits go to the places of their anchors, one after the other', () => {
  const host = smallHost('fn add(a) {}\nfn mul(a) {}\n');
  patchCrate(host, host.patch, join(folder, 'crate'));
  expect(readFileSync(join(folder, 'crate', 'lib.rs'), 'utf8')).toBe('fn plus(a) {}\nfn mul( /* ours */a) {}\n');
  expect(readFileSync(join(folder, 'crate', 'ours.rs'), 'utf8')).toBe('// ours\n');
});

test.each([
  ['fn mul(a) {}\n', '0 times'],
  ['fn mul(a) {}\nfn add(a) {}\nfn add(b) {}\n', '2 times'],
])(
  'an anchor that is not there exactly once names file, version and anchor, and nothing is written',
  async (text, found) => {
    const host = smallHost(text);
    const failure = await failureOf(() => patchCrate(host, host.patch, join(folder, 'crate')));
    expect(failure.kind).toBe('input');
    expect(failure.detail).toMatchObject({ where: 'lib.rs of small 1.2.3', expected: 'once: "fn add("', found });
    expect(readFileSync(join(folder, 'crate', 'lib.rs'), 'utf8')).toBe(text);
    expect(existsSync(join(folder, 'crate', 'ours.rs'))).toBe(false);
  },
);

test('what does not fit is told: a missing file, another version, no such crate, a malformed manifest', async () => {
  const host = smallHost('');
  rmSync(join(folder, 'crate', 'lib.rs'));
  const gone = await failureOf(() => patchCrate(host, host.patch, join(folder, 'crate')));
  expect(gone.message).toContain('is not there');
  const crates = new Map([['small', { version: '1.2.4', folder }]]);
  expect((await failureOf(() => demandVersion(host, crates))).detail).toMatchObject({
    expected: 'small 1.2.3',
    found: 'small 1.2.4',
  });
  expect((await failureOf(() => demandVersion(host, new Map()))).detail.found).toBe('small none');
  expect((await failureOf(() => copyCrate(crates, 'large', join(folder, 'x')))).message).toContain('Cargo.lock');
  writeFileSync(join(folder, 'hosts', 'small', 'host.json'), '{"title": "Small"}');
  expect((await failureOf(() => readHost(folder, 'small'))).message).toBe('malformed host');
});

test('every edit of every host finds its place in the pinned crate', async ({ skip }) => {
  const crates = await fetchCrates(root, () => {}, 'hosts').catch((error: unknown) => {
    if (error instanceof Failure && error.kind === 'tool') return skip(`no crates: ${error.message}`);
    throw error;
  });
  for (const host of hostNames(root).map((name) => readHost(root, name))) {
    demandVersion(host, crates);
    const copy = copyCrate(crates, host.crate, join(folder, host.crate));
    patchCrate(host, host.repair, copy);
    patchCrate(host, host.patch, copy);
    const [first] = host.patch.edits;
    // What is patched already is not patched twice.
    expect(first.with === undefined || !first.with.includes(first.anchor)).toBe(true);
    expect(readFileSync(join(copy, first.file), 'utf8')).toContain(first.with ?? first.after);
  }
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
});

test('times of a benchmark are read, and anything else is told', async () => {
  expect([...parseTimes('sign 12.5\nverify 30\n', 'bench')]).toEqual([
    ['sign', 12.5],
    ['verify', 30],
  ]);
  expect((await failureOf(() => parseTimes('sign -1\n', 'bench'))).detail.found).toBe('sign -1');
  expect((await failureOf(() => parseTimes('', 'bench'))).kind).toBe('tool');
});

const counts = { passed: 170, failed: [], ignored: 0 };
const entry: HostEntry = {
  time: '2026-01-02T03:04:05.000Z',
  title: 'Small',
  from: 'small 1.2.3',
  change: 'the field',
  command: 'npm run hosts -- small',
  compiler: 'rustc 1.95.0',
  load: 1.5,
  rounds: 40,
  suites: [
    {
      title: 'small',
      before: { ...counts, failed: ['old'] },
      after: { passed: 169, failed: ['old', 'new'], ignored: 1 },
    },
  ],
  benches: [
    {
      title: 'as shipped',
      times: [
        { operation: 'mul', before: 53_000, after: 26_500, speedup: { value: 2, low: 1.98, high: 2.04 } },
        { operation: 'add', before: 900, after: 1000, speedup: { value: 0.9, low: 0.88, high: 0.92 } },
      ],
    },
  ],
};
const machine = machineOf('vendor_id : AuthenticAMD\ncpu family : 25\nmodel : 17\nmodel name : AMD EPYC\n', '6.1');

test('the table has tests, times with intervals and what became slower in bold', () => {
  const text = hostsTable([{ schemaVersion: 1, machine, hosts: { small: entry } }]);
  expect(text).toContain('| Small (small 1.2.3) | the field |');
  expect(text).toContain('| small: 170 → 169, failed: new (1 left out; failed before and after: old) |');
  expect(text).toContain(
    '*as shipped*<br>mul 2.00× [1.98, 2.04] (53.0 → 26.5 µs)<br>add **0.90× [0.88, 0.92]** (0.9 → 1.0 µs)',
  );
  expect(text).toContain('AMD EPYC (amd-zen4, family 25, model 17), 2026-01-02, load 1.5, rustc 1.95.0');
  expect(hostsTable([])).toBe('Nothing is measured yet.');
});

test('rows of the same host on several machines stand together', () => {
  const other = machineOf('vendor_id : AuthenticAMD\ncpu family : 26\nmodel : 2\nmodel name : AMD EPYC\n', '6.1');
  const of = (title: string): HostEntry => ({ ...entry, title });
  const text = hostsTable([
    { schemaVersion: 1, machine, hosts: { b: of('B'), a: of('A') } },
    { schemaVersion: 1, machine: other, hosts: { b: of('B') } },
  ]);
  const rows = text.split('\n').slice(2);
  expect(rows.map((row) => [row.slice(2, 3), /amd-\w+/.exec(row)?.[0]])).toEqual([
    ['A', 'amd-zen4'],
    ['B', 'amd-zen4'],
    ['B', 'amd-zen5'],
  ]);
});

test('what is stored is read again, host by host; a damaged file is told', async () => {
  storeHost(folder, machine, 'small', entry);
  storeHost(folder, machine, 'other', { ...entry, title: 'Other' });
  storeHost(folder, machine, 'small', { ...entry, rounds: 7 });
  const [file] = readHostFiles(folder);
  expect(Object.entries(file.hosts).map(([name, { rounds }]) => [name, rounds])).toEqual([
    ['small', 7],
    ['other', 40],
  ]);
  writeFileSync(hostFile(folder, machine.slug), '{}');
  expect((await failureOf(() => readHostFiles(folder))).message).toContain('malformed');
});

test('docs/HOSTS.md has the table of what is stored', () => {
  const page = readFileSync(join(root, 'docs', 'HOSTS.md'), 'utf8');
  expect(page).toContain(`-->\n${hostsTable(readHostFiles(join(root, 'results')))}\n<!-- end hosts -->`);
});

test('an installed package has what hosts are made of', () => {
  const { files } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(files).toContain('hosts');
  for (const { folder: own, patch, repair } of hostNames(root).map((name) => readHost(root, name)))
    for (const file of [
      ...Object.values(patch.replace),
      ...Object.values(repair.replace),
      'bench/Cargo.lock',
      '../shared/timing.rs',
    ])
      cpSync(join(own, file), join(folder, 'copy'));
});
