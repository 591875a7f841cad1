/**
 * Names that compilers and linkers make of those that they are given, and then read as files of options: `./@x.c` is no
 * such file, but its base name, which compilers hand on, is. Beside each source lies the file of options.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findTools } from '../../src/frontend/toolchain/tools.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const cli = join(import.meta.dirname, '../../dist/src/cli.js');
const outer = temporaryFolder();

const GUARD = '#ifdef EVIL\n#error evil\n#endif\n';
const C = `${GUARD}#include <stdint.h>
void f(uint64_t o[1], const uint64_t a[1], const uint64_t b[1]) { o[0] = a[0] + b[0]; }
`;
const GAS =
  '.intel_syntax noprefix\n.globl f\n.type f,@function\nf: mov rax,[rsi]\nadd rax,[rdx]\nmov [rdi],rax\nret\n';
/** What only clang's assembler takes. */
const CLANG = `.addrsig\n${GAS}`;
const VERIFY = ['--spec', 'o = a+b mod 2^61-1', '--limbs', '1x64', '--bounds', 'a[]<2^62, b[]<2^62', '--symbol', 'f'];
const FILES = {
  '@x.c': C,
  '@x.S': `${GUARD}${GAS}`,
  '@x.s': CLANG,
  '@bad.c': 'int f( {',
  '@bad.s': ' nop nop\n.addrsig\n',
};

/** A folder with these files, and what clang would read in place of their names: an option that is none, and a name. */
function folderOf(name: string): string {
  const folder = join(mkdtempSync(join(outer, 'names-')), name);
  mkdirSync(folder);
  for (const [file, text] of Object.entries(FILES)) {
    writeFileSync(join(folder, file), text);
    writeFileSync(join(folder, file.slice(1)), 'x -DEVIL --no-such-option\n');
  }
  return folder;
}

const call = (cwd: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, [cli, ...args], { cwd, encoding: 'utf8', env: { ...process.env, ...env } });

test('whatever the name of file and folder, it is one', () => {
  const folder = folderOf('@-fold,er%s');
  const before = readdirSync(folder);
  for (const args of [
    ['bridge', './@x.c'],
    ['bridge', '--function', 'f', '@x.c'],
    ['verify', ...VERIFY, './@x.c'],
    ['verify', ...VERIFY, '@x.S'],
    ['verify', ...VERIFY, '@x.s'],
  ]) {
    const { status, stderr } = call(folder, args);
    expect([args.at(-1), status, stderr]).toEqual([args.at(-1), 0, '']);
  }
  expect(readdirSync(folder)).toEqual(before);
});

test('where cc is clang, too', () => {
  const { path } = findTools().byName.clang;
  if (path === null) return;
  const folder = folderOf('clang');
  symlinkSync(path, join(folder, 'cc'));
  const env = { PATH: `${folder}:${process.env['PATH']}` };
  expect(call(folder, ['verify', ...VERIFY, '@x.c'], env)).toMatchObject({ status: 0, stderr: '' });
  const args = ['ct', '--function', 'f', '--secret', 'rsi', '--public', 'rdi,rdx', '--', '@x.c'];
  expect(call(folder, args, env)).toMatchObject({ status: 0, stderr: '' });
});

test.each(['@bad.c', '@bad.s'])('messages have the name of %s, with its line', (file) => {
  const { status, stderr } = call(folderOf('bad'), ['verify', ...VERIFY, file]);
  expect([status, stderr]).toEqual([2, expect.stringMatching(new RegExp(`found: +(?:\\./)?${file}:[12]`))]);
});

test('a symbol is no file of options of the linker', () => {
  const folder = folderOf('symbol');
  writeFileSync(join(folder, 'g.s'), GAS);
  writeFileSync(join(folder, 'options'), 'f -Map=created\n');
  for (const line of ['as -o g.o g.s', 'objcopy --redefine-sym f=@options g.o f.o']) {
    const [tool, ...args] = line.split(' ');
    expect(spawnSync(tool, args, { cwd: folder }).status, line).toBe(0);
  }
  const { status, stderr } = call(folder, ['verify', ...VERIFY.slice(0, -1), '@options', 'f.o', '--args', 'o,a,b']);
  expect([status, stderr]).toEqual([0, '']);
  expect(readdirSync(folder)).not.toContain('created');
});

test('a comma in the folder of temporary files is one', () => {
  const folder = folderOf('comma');
  mkdirSync(join(folder, 'a,b'));
  const env = { TMPDIR: join(folder, 'a,b') };
  expect(call(folder, ['verify', ...VERIFY, '@x.S'], env)).toMatchObject({ status: 0, stderr: '' });
});
