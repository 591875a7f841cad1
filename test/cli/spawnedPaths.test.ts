/** Names of files that other programs could take for something else: nowhere does a program get one that is no path. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { pathArgument } from '../../src/base/printable.ts';
import { unlinkedFiles } from '../../src/base/files/folders.ts';
import { oneIn } from '../oneIn.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { items } from '../items.ts';

const root = join(import.meta.dirname, '../..');
const cli = join(root, 'dist/src/cli.js');
const folder = temporaryFolder();
let log: string;
beforeAll(() => {
  log = join(folder, 'spawned');
  writeFileSync(
    join(folder, 'log.mjs'),
    `import child from 'node:child_process';
    import { appendFileSync } from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    for (const name of ['spawn', 'spawnSync', 'execFile']) {
      const real = child[name];
      child[name] = Object.assign((program, args, ...more) => {
        appendFileSync(${JSON.stringify(log)}, JSON.stringify([program, ...args]) + '\\n');
        return real(program, args, ...more);
      }, real);
    }
    syncBuiltinESMExports();`,
  );
});

const call = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['--import', join(folder, 'log.mjs'), cli, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });

const C =
  '#include <stdint.h>\nvoid f(uint64_t o[1], const uint64_t a[1], const uint64_t b[1]) { o[0] = a[0] + b[0]; }\n';
const GAS = '.intel_syntax noprefix\n.globl f\nf: mov rax,[rsi]\nadd rax,[rdx]\nmov [rdi],rax\nret\n';
const NASM = 'global f\nf: mov rax,[rsi]\nadd rax,[rdx]\nmov [rdi],rax\nret\n';
const SPEC = ['--spec', 'o = a+b mod 2^61-1', '--limbs', '1x64', '--bounds', 'a[]<2^62, b[]<2^62', '--symbol', 'f'];

test.each(oneIn(2, ['@x', '-x', 'x\ny']))('%j is a path for every program', (stem) => {
  rmSync(log, { force: true });
  const texts = { c: `// ${process.hrtime.bigint()}\n${C}`, s: GAS, asm: NASM };
  for (const [ending, text] of Object.entries(texts)) writeFileSync(join(folder, `${stem}.${ending}`), text);
  for (const ending of Object.keys(texts)) {
    const { status, stderr, stdout } = call('verify', ...SPEC, '--', `${stem}.${ending}`);
    expect([ending, status, stderr]).toEqual([ending, 0, '']);
    // The line that makes the claim again is for a shell, and has no -- in front.
    expect(stdout).toMatch(/^proved for all inputs: \S+ verify '?\.\/[-@]|^proved for all inputs: \S+ verify 'x\n/);
  }
  const bridged = call('bridge', '--', `${stem}.c`);
  expect([bridged.status, bridged.stderr, bridged.stdout]).toEqual([0, '', expect.stringContaining('function f')]);
  // A name that no #include takes is refused; all others are bridged.
  expect(call('bridge', '--function', 'f', '--', `${stem}.c`).status).toBe(stem.includes('\n') ? 5 : 0);
  const spawned = readFileSync(log, 'utf8')
    .trim()
    .split('\n')
    .map((line): string[] => JSON.parse(line));
  const named = spawned.flat().filter((word) => word.includes(`${stem}.`) && !word.startsWith(`--emit-ll=${root}`));
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((word) => word.startsWith('-') || word.startsWith('@'))).toEqual([]);
});

test('an argument is as it was, unless it could be an option or a file of options', () => {
  expect(['/a/@b', 'x.c', './-x', '../y', '_'].map(pathArgument)).toEqual(['/a/@b', 'x.c', './-x', '../y', '_']);
  expect(['-x.c', '@x.c', '--', ' x', '\n', '+x'].map(pathArgument).every((path) => path.startsWith('./'))).toBe(true);
});

/** Whoever starts programs, and why what they are given is no name that a user chose. */
const STARTERS = [
  'lab/selfcheck/busyLoop.ts', // A program of its own.
  'lab/suite/cross/emulate.ts', // What it has linked in the cache.
  'src/bench/assemble.ts', // Files in a temporary folder.
  'src/bench/worker/buildWorker.ts', // The sources of the worker.
  'src/bench/worker/connection.ts', // What that has built.
  'src/frontend/toolchain/run.ts', // See below.
  'src/frontend/toolchain/tools.ts', // The tools themselves, asked for their version.
];
/** Paths that are made shorter than from the root are passed by this alone, through `pathArgument`. */
const SHORTENED = ['src/frontend/toolchain/givenSource.ts'];

test('programs are started in few places, and only one makes a path shorter', () => {
  const sources = ['lab', 'src']
    .flatMap((folder) => unlinkedFiles(join(root, folder)).map((file) => join(folder, file)))
    .filter((file) => file.endsWith('.ts'));
  const having = (pattern: RegExp) => sources.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')));
  expect(having(/from 'node:child_process'/)).toEqual(STARTERS);
  expect(having(/pathArgument\((basename|file|name)/)).toEqual(SHORTENED);
  // In a folder of its own, a program could be given names from there.
  const inFolder = having(/\brun(Limited)?\([^;]*cwd/s).filter((file) =>
    /^src.(frontend|engine.(contest|subject))/.test(file),
  );
  expect(inFolder).toEqual([
    'src/engine/contest/addedContestant.ts', // From the root.
    'src/frontend/object/objectFile.ts',
    'src/frontend/peers/peersObject.ts',
    'src/frontend/toolchain/coq.ts', // Files of its own.
    'src/frontend/toolchain/run.ts',
  ]);
});

test.each([
  ['bridge', 'SIGTERM', 143],
  ['verify', 'SIGTERM', 143],
  ['bridge', 'SIGHUP', 129],
  ['verify', 'SIGINT', 130],
] as const)('%s ends with what it has started at the first %s', async (command, signal, code) => {
  const slow = Array.from({ length: 16 }, (_, i) => `#define A${i + 1}(x) A${i}(x) A${i}(x)\n`).join('');
  const name = `slow-${command}-${signal}-${process.pid}.c`;
  writeFileSync(
    join(folder, name),
    `#include <stdint.h>\n#define A0(x) x = x*x + ${process.hrtime.bigint() % 1000n}*x;\n${slow}` +
      'void f(uint64_t o[1], const uint64_t a[1]) { uint64_t x = a[0]; A16(x) A16(x) o[0] = x; }\n',
  );
  const temporary = mkdtempSync(join(folder, 'tmp-'));
  const args = [cli, command, ...(command === 'verify' ? SPEC : []), name];
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, TMPDIR: temporary },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  while (compilersOf(name).length === 0 && child.exitCode === null) await sleep(20);
  child.kill(signal);
  expect(await ended).toEqual([code, null]);
  while (compilersOf(name).length > 0) await sleep(20);
  expect(readdirSync(temporary).filter((entry) => entry.startsWith('fieldwright'))).toEqual([]);
});

test('a search whose terminal is closed keeps what it has found', async () => {
  const checkpoint = join(folder, 'checkpoint.json');
  const places = ['--out', 'found', '--checkpoint', checkpoint, '--cpu', '0'];
  const args = [cli, ...items`optimize; --curve; 25519; --op; add; --variant; direct; --budget; 10m`, ...places];
  const env = { ...process.env, FIELDWRIGHT_COQ: '0', FIELDWRIGHT_MAX_WAIT: '0' };
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: 'ignore' });
  const ended = once(child, 'exit');
  while (!existsSync(checkpoint) && child.exitCode === null) await sleep(20);
  child.kill('SIGHUP');
  child.kill('SIGHUP'); // The shell says so, and the terminal.
  expect(await ended).toEqual([0, null]);
  expect(readdirSync(join(folder, 'found'))).toContain('best.S');
});

/** Processes other than ours whose command ends with the file. */
function compilersOf(name: string): string[] {
  const commandOf = (pid: string): string => {
    const file = `/proc/${pid}/cmdline`;
    try {
      return existsSync(file) ? readFileSync(file, 'utf8') : '';
    } catch {
      return ''; // It has ended.
    }
  };
  return readdirSync('/proc').filter((pid) => {
    const words = commandOf(pid).split('\0');
    return /^\d+$/.test(pid) && words.includes(name) && !words.includes(cli);
  });
}
