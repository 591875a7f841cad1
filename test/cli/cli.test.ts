/**
 * The compiled program as a process: whatever happens to it or its output, it says so in its own words and ends with
 * an exit code of its own.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFullDevice } from '../fullDevice.ts';
import { oneIn } from '../oneIn.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { items } from '../items.ts';

const root = join(import.meta.dirname, '../..');
const cli = join(root, 'dist/lab/cli.js');
const exported = join(root, 'results/25519-mul/amd-zen4/record.jsonl');
const folder = temporaryFolder();

const CLI = `${process.execPath} ${cli}`;
/** What always has an answer, without results to read. */
const LIST = `env FIELDWRIGHT_RESULTS=/nonexistent ${CLI} list`;

/**
 * A line of shell in which $CLI is the program; anything that looks like Node's own report of an error fails the
 * test.
 */
function shell(line: string) {
  // What a shell of the user's prepares is none of the program's words.
  const { BASH_ENV: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync('bash', ['-c', line], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...env, CLI, LIST, NODE: process.execPath },
  });
  expect(stderr).not.toMatch(/^\s*at |^Node\.js v|node:internal|Unhandled|triggerUncaught/m);
  return { status, stdout, stderr };
}

test('output that is lost is told and is no success', () => {
  expect(shell('$LIST > /dev/full')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('error: standard output: the disk is full'),
  });
  expect(shell('$LIST > /dev/full 2> /dev/full').status).toBe(2);
  expect(shell('$CLI nonsense 2> /dev/full').status).toBe(2);
  expect(shell('$LIST 2> /dev/full')).toMatchObject({ status: 0, stdout: expect.stringContaining('25519') });
  expect(shell('$LIST >&- 2>&-').status).toBe(0);
});

test('a reader that has enough is no error', () => {
  expect(shell('$LIST | head -1; exit ${PIPESTATUS[0]}')).toMatchObject({ status: 0, stderr: '' });
});

/** Code that adds and is said to subtract. */
const REFUTED = `printf '.intel_syntax noprefix\\n.globl f\\nf: mov rax,[rsi]\\nadd rax,[rdx]\\n' > f.s
  printf 'mov [rdi],rax\\nret\\n' >> f.s
  verify() { $CLI verify f.s --spec 'out = a - b mod 2^61-1' --limbs 1x64; }
  set -o pipefail`;

test.each(
  oneIn(2, ['verify | head -1', 'verify 2>&1 | true', 'verify 2> >(true) | true', 'verify >&-', 'verify >&- 2>&-']),
)('a verdict is told by the exit code, whoever reads: %s', (line) => {
  expect(shell(`${REFUTED}; ${line}`).status).toBe(4);
});

test('what a terminal would obey is not printed', () => {
  const { status, stderr } = shell("$CLI verify $'no\\e[31mfile\\r.s'");
  expect({ status, stderr }).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('no\\u001b[31mfile\\u000d.s'),
  });
});

test('a file that takes only the beginning of the output is noticed', () => {
  const { status, stderr } = shell('ulimit -f 1; trap "" XFSZ; $LIST > list.txt');
  expect(stderr).toContain('standard output: the file would become larger than is allowed');
  expect(status).toBe(2);
});

test('a file that would become too large is not written at all', () => {
  const { status, stderr } = shell(
    `echo old > code.asm; ulimit -f 1; trap "" XFSZ; $CLI export ${exported} --out code.asm`,
  );
  expect(stderr).toMatch(/code\.asm: cannot write there\n.*larger than is allowed/);
  expect(status).toBe(2);
  expect(readFileSync(join(folder, 'code.asm'), 'utf8')).toBe('old\n');
});

test('output goes to devices and pipes by their names', () => {
  const plain = shell(`$CLI export ${exported}`).stdout;
  expect(shell(`$CLI export ${exported} --out /proc/self/fd/1 | cat`).stdout).toBe(plain);
  expect(shell(`$CLI export ${exported} --out >(cat > piped); wait; cat piped`).stdout).toBe(plain);
});

test('a device that is full is told as such and stays a device', ({ skip }) => {
  const device = join(folder, 'full');
  if (!makeFullDevice(device)) skip('no device can be made here');
  expect(shell(`$CLI export ${exported} --out full`)).toMatchObject({
    status: 2,
    stderr: expect.stringContaining(`${device}: the disk is full`),
  });
  expect(statSync(device).isCharacterDevice()).toBe(true);
});

test('a folder that is gone is no reason to fail', () => {
  expect(shell('mkdir gone; cd gone; rmdir ../gone; $LIST')).toMatchObject({ status: 0, stderr: '' });
});

/** Something that goes wrong outside of the command, once the program has begun. */
const LATE: readonly string[] = items`
  throw new TypeError("late"); Promise.reject(new TypeError("late")); Promise.reject("late"); throw null
  throw Object.create(null); process.stdin.emit("error", new TypeError("late"))`;

test.each(oneIn(2, LATE))('a bug outside of any command: %s', (what) => {
  const early =
    `data:text/javascript,process.once('newListener', function wait(name) { if (name !== 'uncaughtException') ` +
    `process.once('newListener', wait); else setTimeout(() => { ${what}; }); })`;
  const { status, stderr } = shell(`$NODE --import ${quoted(early)} ${cli} doctor`);
  const [, file] = /^internal error: .*\n {2}details: {2}(\S+) \(please report/.exec(stderr) ?? [];
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ argv: ['doctor'] });
  rmSync(file);
  expect(status).toBe(70);
});

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** A read-only view of everything; needs root, or a kernel that lets users have name spaces. */
const READ_ONLY = 'unshare -rm bash -c \'mount -o remount,ro,bind / && exec bash -c "$0"\'';
const isPossible = spawnSync('bash', ['-c', `${READ_ONLY} true`]).status === 0;
if (!isPossible) console.warn('no read-only view of the files can be had here: the tests of it are left out');

test
  .skipIf(!isPossible)
  .each(
    oneIn(3, [
      ...items`optimize --curve 25519 --op add; table; census; report; builds; builds --suite formulas --write`,
      `export ${exported} --out x.asm`,
      'table --print',
      'limbs',
      'limbs --print',
    ]),
  )('where nothing can be written, %s says what to do', (command) => {
  const { status, stderr } = shell(`${READ_ONLY} '$CLI ${command}'`);
  expect(stderr).toMatch(/^error: .*: cannot write there\n {2}found: .*read-only.*\n {2}try: {6}\S/m);
  expect(status).toBe(2);
});

test.skipIf(!isPossible)('where nothing can be written, a bug is told with all that is known of it', () => {
  const early =
    'data:text/javascript,process.once("newListener", function wait(name) { if (name !== "uncaughtException") ' +
    'process.once("newListener", wait); else setTimeout(() => { throw new TypeError("late"); }); })';
  const { status, stdout } = spawnSync(
    'bash',
    ['-c', `${READ_ONLY} ${quoted(`${process.execPath} --import '${early}' ${cli} doctor 2>&1`)}`],
    { encoding: 'utf8' },
  );
  expect(stdout).toMatch(
    /^internal error: late\n {2}details: .*\n {4}\| fieldwright doctor\n {4}\| TypeError: late\n {4}\| at /,
  );
  expect(status).toBe(70);
});
