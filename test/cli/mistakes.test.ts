/** Mistakes of the user are told as such, with what to do, before anything takes time. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { sha256 } from '../../src/base/hash.ts';
import { ALL_COMMANDS } from '../../lab/commands.ts';
import { runCommandLine } from '../../src/cli/runCommandLine.ts';
import { yardstickFirst } from '../../lab/suite/x25519Suite.ts';
import { appendRecord } from '../../src/engine/store/resultFiles.ts';
import { sampleRecord } from '../engine/store/sampleRecord.ts';
import { recordingIo } from './recordingIo.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { runLine } from './runLine.ts';

const root = join(import.meta.dirname, '../..');
const folder = temporaryFolder();
beforeAll(() => {
  mkdirSync(join(folder, 'folder'));
  mkdirSync(join(folder, 'folder.c'));
  writeFileSync(join(folder, 'empty.c'), '');
  writeFileSync(join(folder, 'data.c'), 'int x;\n');
  writeFileSync(join(folder, 'real.c'), 'double half(double a) { return a / 2; }\n');
  writeFileSync(join(folder, 'code.cpp'), 'int f() { return 1; }\n');
  writeFileSync(join(folder, 'deep.c'), `int deep(void) { return ${'('.repeat(100_000)}1${')'.repeat(100_000)}; }\n`);
  for (const name of ['mod', 'section', 'r10', 'über', 'new', 'typename', 'main'])
    writeFileSync(
      join(folder, `${name}.c`),
      `void ${name}(unsigned long *r, const unsigned long *a) { *r = *a + 1; }\n`,
    );
  writeFileSync(join(folder, 'empty.s'), '');
  writeFileSync(join(folder, 'broken.json'), '[1,');
  writeFileSync(
    join(folder, 'first.c'),
    'typedef unsigned long long u64;\nvoid first(u64 *r, const u64 *a) { r[0] = a[0] + a[1]; }\n',
  );
});

const run = (...argv: string[]) => runLine(argv, { root, cwd: folder, results: join(folder, 'results') });

const SPEC = ['--spec', 'out = a*b mod 2^127-1', '--limbs', '2x64'];

test.each<[readonly string[], number, string]>([
  [['optimize', '--source', 'folder', '--function', 'f'], 2, 'this is a folder, not a file'],
  [['optimize', '--source', 'folder.c', '--function', 'f'], 2, 'this is a folder, not a file'],
  [['optimize', '--source', 'absent.c', '--function', 'f'], 2, 'cannot read the file'],
  [['optimize', '--source', 'code.cpp', '--function', 'f'], 2, 'clang++ -O1 -S -emit-llvm code.cpp'],
  [['optimize', '--source', 'lib.rs', '--function', 'f'], 2, '--crate takes the crate'],
  [['optimize', '--source', 'code.o', '--function', 'f'], 2, 'a search begins with a source'],
  [['optimize', '--source', 'empty.c', '--function', 'f'], 2, 'a function that the file defines'],
  [['optimize', '--source', 'broken.json', '--function', 'f'], 2, 'broken.json'],
  ...['mod', 'section', 'r10', 'über'].map((name): [string[], number, string] => [
    ['optimize', '--source', `${name}.c`, '--function', name],
    ...([5, `error: ${name}: an assembler does not take this for the name of a function`] as const),
  ]),
  ...['new', 'typename', 'main'].map((name): [string[], number, string] => [
    ['optimize', '--source', `${name}.c`, '--function', name],
    ...([5, `error: ${name}: C or C++ do not take this for the name of a function`] as const),
  ]),
  ...[
    ['--spec', 'r = a mod', '--spec, character 1: cannot read the integer expression ""'],
    ['--spec', 'r == a mod 2^61-1', '--spec, = a: the formula has no result'],
    ['--spec', 'r = a+ß mod 2^61-1', '--spec, a+ß: relation not understood'],
    ['--bounds', 'a<2^x', '--bounds, character 3: cannot read the integer expression "2^x"'],
    ['--set', 'n=2^', '--set n=2^, character 3: cannot read the integer expression "2^"'],
  ].map(([option, value, text]): [string[], number, string] => [
    ['optimize', '--source', 'first.c', '--function', 'first', option, value],
    ...([2, text] as const),
  ]),
  [['optimize', '--curve', '25519', '--op', 'mul', '--out', ''], 2, '--out: the value is not understood'],
  [['optimize', '--prime', 'abc', '--op', 'mul'], 2, '--prime, character 1: cannot read the integer expression "abc"'],
  [
    ['optimize', '--source', 'first.c', '--function', 'first', '--aliasing', 'none', '--for', 'latency'],
    5,
    'no latency that could be measured',
  ],
  [
    ['optimize', '--source', 'first.c', '--function', 'first', '--aliasing', 'none', '--for', 'both'],
    5,
    '--for throughput',
  ],
  [
    ['optimize', '--curve', '25519', '--op', 'mul', '--jobs', '9999', '--print-after', 'all'],
    2,
    `from 1 to ${availableParallelism()}, the number of processors`,
  ],
  [['verify', 'code.o', '--function', 'f', ...SPEC], 2, 'try:      --symbol, or'],
  [['ct', 'code.o', '--symbol', 'f'], 2, 'try:      --function, or'],
  [['optimize', 'code.c'], 2, 'try:      --source FILE --function NAME, or'],
  [['bridge', 'folder.c'], 2, 'this is a folder, not a file'],
  [['bridge', 'deep.c'], 2, 'does not come to an end with the file'],
  [['verify', 'empty.s', '--spec', 'out = a*b mod 2^61-1', '--limbs', '99999999x64'], 2, 'limbs not understood'],
  [['bridge', 'absent.c'], 2, 'absent.c'],
  [['bridge', 'code.cpp'], 2, 'unknown kind of source'],
  [['bridge', 'empty.c'], 2, 'there is no function'],
  [['bridge', 'data.c'], 2, 'there is no function'],
  [['bridge', 'real.c'], 5, 'left out: half'],
  [['verify', 'folder', ...SPEC], 2, 'folder'],
  [['verify', 'code.cpp', ...SPEC], 2, 'unknown kind of file'],
  [['translate', 'empty.s'], 2, 'there is nothing to translate'],
  [['translate', 'folder'], 2, 'cannot read the file'],
  [['export', 'broken.json'], 2, 'broken.json'],
  [['replay', 'absent.json'], 2, 'absent.json'],
  [['optimize', '--curve', '25519', '--op', 'mul', '--alias', 'none'], 2, 'try:      --aliasing'],
])('%j: %i, %s', async (argv, expected, message) => {
  const { code, notes } = await run(...argv);
  expect(notes).toContain(message);
  expect(notes).not.toMatch(/internal error|^\s+at |; after/m);
  expect(code).toBe(expected);
});

test('list shows what is stored of other moduli and sources', async () => {
  const results = join(folder, 'listed');
  const ir = 'function f\nrelation arg1*arg2\n';
  appendRecord(results, {
    ...sampleRecord(),
    field: 'mod-2e221m3',
    operation: 'mul',
    modulus: '2^221 - 3',
    symbol: 'f',
    ir,
    irSha256: sha256(ir),
  });
  appendRecord(results, { ...sampleRecord(), field: 'sums', operation: 'add3', modulus: 'none' });
  const io = recordingIo(['list'], { root, results });
  expect(await runCommandLine(ALL_COMMANDS, io)).toBe(0);
  const text = io.outText.join('\n');
  expect(text).toMatch(/^mod-2e221m3 +2\^221 - 3 +1$/m);
  expect(text).toMatch(/^sums +none +1$/m);
  for (const name of ['mod-2e221m3', '2^221 - 3']) {
    const one = recordingIo(['list', name], { root, results });
    expect(await runCommandLine(ALL_COMMANDS, one)).toBe(0);
    expect(one.outText.join('\n')).toContain('called --prime "2^221 - 3"');
  }
});

test('report takes what is committed, or all if it is asked for', async () => {
  const project = join(folder, 'project');
  const results = join(project, 'results');
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=n', '-c', 'user.email=e@x', ...args], { cwd: project, encoding: 'utf8' });
  mkdirSync(join(project, 'docs'), { recursive: true });
  const pages = [join(project, 'README.md'), join(project, 'docs', 'RESULTS.md')];
  const blocks = ['overview', 'limits', 'results']
    .map((name) => `<!-- begin ${name} -->\n<!-- end ${name} -->\n`)
    .join('');
  for (const page of pages) writeFileSync(page, blocks);
  git('init', '-q');
  appendRecord(results, { ...sampleRecord(), field: 'committed' });
  git('add', '.');
  git('commit', '-qm', 'one result');
  appendRecord(results, { ...sampleRecord(), field: 'trial' });
  appendRecord(results, { ...sampleRecord(), field: 'committed', seed: 77 });
  const report = (...args: string[]) => runLine(['report', ...args], { root: project, results });
  const some = await report();
  const all = await report('--all');
  expect([some.code, all.code]).toEqual([0, 0]);
  expect(some.out).toContain('committed-mul');
  expect(some.out).not.toContain('trial-mul');
  expect(some.notes).toBe('2 stored results are not committed and left out; --all takes them');
  expect(all.out).toContain('trial-mul');
  // README has a few well-known functions only.
  const [overview, table] = pages.map((page) => readFileSync(page, 'utf8'));
  expect(overview).toContain('faster in 2 of 2');
  expect(table).toContain('trial-mul');
  rmSync(join(project, '.git'), { recursive: true });
  expect((await report()).notes).toContain('all stored results are taken');
});

test('without libsodium another library is the yardstick, which is said', () => {
  const notes: string[] = [];
  const io = {
    note: (text: string): void => {
      notes.push(text);
    },
  };
  const others = [{ name: 's2n-bignum' }, { name: 'OpenSSL, inner function' }];
  const absent = [{ name: 'libsodium sandy2x', reason: 'the Debian package libsodium-dev is not installed' }];
  expect(yardstickFirst([...others, { name: 'libsodium sandy2x' }], [], io).map(({ name }) => name)).toEqual([
    'libsodium sandy2x',
    'OpenSSL, inner function',
    's2n-bignum',
  ]);
  expect(notes).toEqual([]);
  expect(yardstickFirst(others, absent, io)[0].name).toBe('OpenSSL, inner function');
  expect(notes.join()).toContain(
    'libsodium sandy2x is missing: the Debian package libsodium-dev is not installed; ' +
      'all ratios are relative to OpenSSL',
  );
  expect(() => yardstickFirst([], absent, io)).toThrow('no library to compare with');
});
