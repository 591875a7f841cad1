/**
 * The package as users have it: packed, installed into an empty folder, called there; this checkout stays out of it,
 * but for the dependencies. It is npm that installs it with FIELDWRIGHT_LONG=1, which takes a quarter of a minute.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findTools } from '../../src/frontend/toolchain/tools.ts';

const checkout = join(import.meta.dirname, '..', '..');
const { llvmMajor } = findTools();
const native = llvmMajor === null ? '' : join(checkout, 'build', `bridge-${llvmMajor}`);

const place = mkdtempSync(join(tmpdir(), 'fieldwright-package-'));
const folder = join(place, 'empty');
const cache = join(place, 'cache');
const root = join(folder, 'node_modules', 'fieldwright');
const { FIELDWRIGHT_RESULTS: _, ...inherited } = process.env;
const isLong = process.env['FIELDWRIGHT_LONG'] === '1';

function call(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...inherited, FIELDWRIGHT_CACHE: cache, ...env },
  });
  return { status, stdout, stderr };
}

/** The command as npm has linked it. */
const fieldwright = (args: readonly string[], env?: Readonly<Record<string, string>>) =>
  call(process.execPath, [join(folder, 'node_modules', '.bin', 'fieldwright'), ...args], env);

const script = (text: string) => call(process.execPath, ['--input-type=module', '--eval', text]);

const filesOf = (path: string): string[] =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** What `npm install` does with a packed package. */
function unpack(tarball: string): void {
  mkdirSync(root, { recursive: true });
  const { status, stderr } = call('tar', ['-xzf', tarball, '--strip-components=1', '-C', root]);
  expect(status, stderr).toBe(0);
  const { dependencies, bin } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const modules = join(folder, 'node_modules');
  for (const name of Object.keys(dependencies)) symlinkSync(join(checkout, 'node_modules', name), join(modules, name));
  mkdirSync(join(modules, '.bin'));
  for (const [name, file] of Object.entries<string>(bin)) symlinkSync(join(root, file), join(modules, '.bin', name));
}

let packed: readonly string[] = [];
let installed: readonly string[] = [];

beforeAll(() => {
  mkdirSync(folder);
  // What is built is up to date (`pretest`), and other tests run it meanwhile.
  const records = spawnSync(process.execPath, [join(checkout, 'dist/lab/packRecords.js')], { encoding: 'utf8' });
  expect(records.status, records.stderr).toBe(0);
  const pack = spawnSync('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', place], {
    cwd: checkout,
    encoding: 'utf8',
  });
  expect(pack.status, pack.stderr).toBe(0);
  const tarball = readdirSync(place).find((name) => name.endsWith('.tgz')) ?? '';
  writeFileSync(join(folder, 'package.json'), '{"private": true, "type": "module"}');
  // A repository of the user's, whose revision is none of ours.
  const identity = ['-c', 'user.name=u', '-c', 'user.email=u@localhost'];
  call('git', ['init', '--quiet']);
  call('git', [...identity, 'commit', '--quiet', '--allow-empty', '--message', 'x']);
  if (isLong) {
    const install = call('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', join(place, tarball)]);
    expect(install.status, install.stderr).toBe(0);
  } else unpack(join(place, tarball));
  packed = filesOf(root);
  installed = readdirSync(folder);
});

afterAll(() => rmSync(place, { recursive: true, force: true }));

test('the command lists fields, and needs nothing compiled', () => {
  const { status, stdout, stderr } = fieldwright(['list']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('secp256k1');
  expect(existsSync(cache)).toBe(false);
});

test('it comes with the best records', () => {
  const { status, stdout } = fieldwright(['list', '25519']);
  expect(status).toBe(0);
  expect(stdout).toContain('amd-zen4');
  const [record, ...others] = packed.filter((file) => file.endsWith('/25519-mul/amd-zen4/record.jsonl'));
  expect(others).toEqual([]);
  expect(readFileSync(record, 'utf8').trim().split('\n')).toHaveLength(1);
});

test('help and mistakes name the command as it is called', () => {
  expect(fieldwright(['optimize', '--help']).stdout).toMatch(/^Usage: fieldwright optimize \[options\]/);
  const { status, stderr } = fieldwright(['optimize', '--opp', 'mul']);
  expect(status).toBe(2);
  expect(stderr).toContain('or fieldwright optimize --help');
});

test('commands that need a checkout are said to', () => {
  const { status, stderr } = fieldwright(['translate', 'x.s']);
  expect(status).toBe(2);
  expect(stderr).toMatch(
    /^error: translate is a command of a checkout.*\n {2}expected: one of optimize, [^]*replay, completion\n {2}try: +\.\/fieldwright translate/,
  );
  expect(fieldwright(['translat']).stderr).toMatch(/^error: unknown command 'translat'\n/);
});

test('missing programs are said, with the line that installs them', () => {
  const bin = join(place, 'bin');
  mkdirSync(bin);
  const bare = fieldwright(['verify', 'x.asm'], { PATH: bin, FIELDWRIGHT_LLVM: '' });
  expect(bare.status).toBe(3);
  expect(bare.stderr).toMatch(/found: {4}no .*\bcmake\b/);
  expect(bare.stderr).toMatch(/try: {6}sudo apt-get install .*\bcmake\b/);
});

test('types of the interface', () => {
  writeFileSync(
    join(folder, 'right.ts'),
    `import { ct, exportCode, Failure, library, optimize, type OptimizeResult, verify } from 'fieldwright';
     const result: OptimizeResult = await optimize({ field: '25519', op: 'mul', budget: '40', seed: 1 });
     export const cycles: number = result.record.comparison.contestants[0].throughput.cycles;
     const { kind } = await verify('x.asm', { spec: 'out = a*b mod 2^255-19' }, { onNote: (text: string) => text });
     export const verdict: 'proved' | 'refuted' | 'undecided' = kind;
     export const { files } = await library({ field: '25519', search: false, dispatch: 'ifunc', seed: 7 });
     export const { text } = await exportCode('best.json', { format: 'macho', redZone: false });
     export const leaks: 'none' | 'leaks' | 'unknown' = (await ct('x.o', { function: 'f', secret: 'rsi' })).kind;
     export const failure: string = new Failure('input', 'x').kind;`,
  );
  writeFileSync(
    join(folder, 'wrong.ts'),
    `import { optimize } from 'fieldwright'; await optimize({ fields: '25519' });`,
  );
  const tsc = join(checkout, 'node_modules', 'typescript', 'bin', 'tsc');
  const flags = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', '--types', ''];
  const { stdout } = call(process.execPath, [tsc, ...flags, 'right.ts', 'wrong.ts']);
  expect(stdout).toMatch(/^wrong\.ts.*'fields' does not exist in type/);
  expect(stdout).not.toContain('right.ts');
});

test('mistakes in a request are failures', () => {
  const { stdout } = script(`
    import { Failure, optimize } from 'fieldwright';
    const error = await optimize({ field: '25519', op: 'mul', for: 'fun' }).catch((e) => e);
    console.log(error instanceof Failure, error.kind, error.detail.where);`);
  expect(stdout).toBe('true input --for\n');
});

// Compiled already, for a new build would take a minute; what it depends on is compared, as always.
test.skipIf(!existsSync(native))('a search and a proof, by command and by program, write to this folder only', () => {
  const version = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;
  const hash = readFileSync(join(root, 'dist', 'contents.sha256'), 'utf8').slice(0, 12);
  cpSync(native, join(cache, `${version}-${hash}`, `bridge-${llvmMajor}`), { recursive: true });
  const search = fieldwright(['optimize', '--field', '25519', '--op', 'add', '--budget', '40']);
  expect(search.status, search.stderr).toBe(0);
  expect(search.stderr).toContain('first use: compiling native parts');
  expect(call('git', ['rev-parse', 'HEAD']).stdout).toMatch(/^[0-9a-f]{40}$/m);
  expect(search.stdout).toContain('again:  fieldwright optimize --field 25519 --op add');
  const again = script(`
      import { optimize, verify } from 'fieldwright';
      const { record, files } = await optimize({ field: '25519', op: 'add', budget: '40', seed: 2, out: 'mine' });
      const { kind, isRecorded, claim } = await verify('mine/best.asm');
      console.log(JSON.stringify({ seed: record.seed, revision: record.revision, files, kind, isRecorded, claim }));`);
  expect(again.status, again.stderr).toBe(0);
  const said = JSON.parse(again.stdout);
  expect(said).toMatchObject({ seed: 2, revision: null, kind: 'proved', isRecorded: true });
  expect(said.claim).toMatch(/^fieldwright verify mine\/best\.asm /);
  expect(said.files).toContain(join(folder, 'mine', 'best.S'));
  expect(readdirSync(folder).sort()).toEqual([...installed, 'mine', 'results', 'right.ts', 'wrong.ts'].sort());
  expect(filesOf(root)).toEqual(packed);
});
