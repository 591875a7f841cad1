import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Failure } from '../../src/base/errors.ts';
import { ctCommand } from '../../src/cli/ct.ts';
import { toolchainOrSkip } from '../frontend/toolchain/withToolchain.ts';
import { recordingIo } from './recordingIo.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const toolchain = await toolchainOrSkip();

const INTEL = '.intel_syntax noprefix\n';
const FUNCTION = `${INTEL}.globl f\n.type f,@function\nf:\n`;
const FILES: Readonly<Record<string, string>> = {
  'good.s': `${FUNCTION}mov rax, [rsi]\nmov [rdi], rax\nret\n`,
  'good.asm': 'global f\nf: mov rax, [rsi]\nmov [rdi], rax\nret\n',
  'good.c':
    'void f(unsigned long *out, const unsigned long *secret, unsigned long bit) { *out = (*out & (bit - 1)) | ' +
    '(*secret & -bit); }\n',
  'leak.s': `${FUNCTION}mov rax, [rsi]\ntest rax, rax\nje 1f\nmov [rdi], rax\n1: ret\n`,
  'table.c': 'unsigned long f(const unsigned long *table, const unsigned char *secret) { return table[*secret]; }\n',
  'odd.s': `${FUNCTION}mov rcx, [rsi]\njrcxz 1f\n1: ret\n`,
  'both.s': `${FUNCTION}test byte ptr [rsi], 1\nje 1f\nlahf\n1: ret\n`,
  'caller.s': `${FUNCTION}call g\nret\n`,
  'callee.c': 'void g(unsigned long *out, const unsigned long *secret) { *out = *secret * 5; }\n',
  'weak.s': `${FUNCTION}call g\nret\n.weak g\n.type g,@function\ng: ret\n`,
  'absolute.s': `${FUNCTION}call 0x1000\nret\n`,
  'chosen.s': `${FUNCTION}ret\n.globl g\n.type g,@gnu_indirect_function\ng: ret\n`,
  'pick.c':
    'void f(unsigned long *out, const unsigned long *table, unsigned key) { out[0] = table[0] & (key - 1ul); ' +
    'out[1] = table[1] & (key - 1ul); }\n',
  'look.c':
    'typedef unsigned number; enum way { A, B };\nvoid f(double d, unsigned long *out, const number *const t, ' +
    'enum way w, float e, number key, __int128 x, int y) { *out = t[key & 15] + w; }\nstruct s { long a, b, c; };\n' +
    'struct s g(const long *key) { struct s s = {*key}; return s; }\n',
  'lines.c':
    'unsigned long f(const unsigned long *table, const unsigned char *secret) {\n  unsigned long x = *secret;\n\n' +
    '  return table[x];\n}\n',
  'lib.rs':
    '#![no_std]\n#[no_mangle]\npub extern "C" fn f(out: &mut u64, t: &[u64; 4], k: u64) {\n' +
    '    *out = t[(k & 3) as usize];\n}\n#[no_mangle]\n' +
    'pub extern "C" fn g(out: &mut u64, a: &u64, k: u64) { *out = *a & 0u64.wrapping_sub(k & 1); }\n',
  'swap.c':
    'void f(unsigned long *a, unsigned long *b, unsigned bit) { unsigned long m = -(unsigned long)bit & (*a ^ *b); ' +
    '*a ^= m; *b ^= m; }\n',
};

describe.skipIf(toolchain === null)('ct', () => {
  const folder = temporaryFolder();
  beforeAll(() => {
    for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
    execFileSync('cc', ['-O2', '-shared', '-fPIC', '-o', join(folder, 'swap.so'), join(folder, 'swap.c')]);
    execFileSync('mkfifo', [join(folder, 'pipe.o')]);
  });

  /** What is printed, or the failure. */
  const ct = async (
    names: readonly string[],
    options: Readonly<Record<string, unknown>> = { secret: 'rsi' },
  ): Promise<string | Failure> => {
    const io = { ...recordingIo([], { root: toolchain!.root }), cwd: folder };
    const lines: string[] = [];
    return ctCommand
      .run(
        { function: 'f', ...options },
        {
          ...io,
          out: (text) => {
            lines.push(text);
          },
        },
        [names],
      )
      .then(
        () => lines.join('\n'),
        (error: Failure) => error,
      );
  };
  const failure = (kind: Failure['kind'], message: string, found = ''): unknown =>
    expect.objectContaining({
      kind,
      message: expect.stringContaining(message),
      ...(found === '' ? {} : { detail: expect.objectContaining({ found: expect.stringContaining(found) }) }),
    });

  test.each([['good.s'], ['good.asm'], ['good.c']])('%s', async (name) => {
    expect(await ct([name])).toContain('f: no jump, no address and no instruction of variable time');
  });

  test('secrets that are values, in objects and shared objects', async () => {
    for (const name of ['swap.c', 'swap.so'])
      expect(await ct([name], { secret: 'rdi,rsi,edx' })).toContain('f: no jump');
    expect(await ct(['table.c'], { secretValue: 'rsi' })).toEqual(
      failure('wrong', 'f leaks secrets (rsi)', 'an address depends on a secret'),
    );
  });

  test('a pointer that is not named: what --public should say', async () => {
    const hint = (public_: string): unknown =>
      expect.objectContaining({ detail: expect.objectContaining({ hint: expect.stringContaining(public_) }) });
    expect(await ct(['pick.c'], { secret: 'edx' })).toEqual(hint('--public rdi,rsi, if these point to public data'));
    expect(await ct(['pick.c'], { secret: 'edx', public: 'rdi,rsi' })).toContain('f: no jump');
    expect(await ct(['odd.s'])).toEqual(hint('-O2'));
  });

  test('parameters by their names, of C and of objects with debug information', async () => {
    expect(await ct(['pick.c'], { secret: 'key', public: 'out,table' })).toContain('f: no jump');
    execFileSync('cc', ['-O2', '-g', '-c', '-o', join(folder, 'look.o'), join(folder, 'look.c')]);
    for (const file of ['look.c', 'look.o'])
      expect(await ct([file], { secret: 'key', public: 'out,t,w' })).toEqual(
        failure('wrong', 'f leaks secrets (key)', 'an address depends on a secret'),
      );
    expect(await ct(['look.c'], { secretValue: 'ecx', public: 'out,t' })).toEqual(
      failure('wrong', 'f leaks secrets (ecx)'),
    );
    expect(await ct(['look.c'], { secret: 't:8,key', public: 'out' })).toEqual(failure('wrong', 'f leaks secrets'));
  });

  test.each([
    ['look.c', 'f', 'kee', 'or parameters: out, t, w, key'],
    ['look.c', 'f', 'y', 'or parameters: out, t, w, key'],
    ['look.c', 'g', 'key', 'or parameters: none'],
    ['good.s', 'f', 'key', 'names of parameters are known of C files and of objects with debug information (-g)'],
  ])('names that are not known: %s, %s, %s', async (file, name, secret, expected) => {
    expect(await ct([file], { function: name, secret })).toEqual(
      expect.objectContaining({
        kind: 'input',
        detail: expect.objectContaining({ expected: expect.stringContaining(expected), found: secret }),
      }),
    );
  });

  test('files that need each other', async () => {
    expect(await ct(['caller.s', 'callee.c'])).toContain('f: no jump');
    expect(await ct(['caller.s'])).toEqual(failure('unsupported', 'the function needs more than these files'));
    expect(await ct(['good.c', 'swap.so'])).toEqual(failure('input', 'a shared object together with other files'));
  });

  test('a leak is wrong code, with its place', async () => {
    expect(await ct(['leak.s'])).toEqual(failure('wrong', 'f leaks secrets (rsi)', 'leak.s:7: je'));
    expect(await ct(['table.c'])).toEqual(failure('wrong', 'f leaks', 'an address depends on a secret'));
  });

  test('of C, and of objects with debug information, with the line of the source', async () => {
    const there = (name: string): string => join(folder, name);
    const leak = failure('wrong', 'f leaks', 'lines.c:4: mov');
    expect(await ct(['lines.c'], { secretValue: '', secret: 'secret', public: 'table' })).toEqual(leak);
    execFileSync('cc', ['-O2', '-g', '-c', '-o', there('lines.o'), there('lines.c')]);
    execFileSync('cc', ['-O2', '-g', '-shared', '-fPIC', '-o', there('lines.so'), there('lines.c')]);
    execFileSync('ar', ['rcs', there('lines.a'), there('lines.o')]);
    for (const name of ['lines.o', 'lines.so', 'lines.a'])
      expect(await ct([name], { secret: 'rsi', public: 'rdi' })).toEqual(leak);
    execFileSync('cc', ['-O2', '-c', '-o', there('plain.o'), there('lines.c')]);
    expect(await ct(['plain.o'], { secret: 'rsi', public: 'rdi' })).toEqual(failure('wrong', 'f leaks', 'f+0x'));
  });

  test.skipIf(spawnSync('rustc', ['--version']).status !== 0)('a library of Rust', async () => {
    const library = join(folder, 'libx.rlib');
    execFileSync('rustc', [
      '-O',
      '-g',
      '--crate-type',
      'rlib',
      '--crate-name',
      'x',
      '-o',
      library,
      join(folder, 'lib.rs'),
    ]);
    expect(await ct(['libx.rlib'], { secret: 'edx', public: 'rdi,rsi' })).toEqual(
      failure('wrong', 'f leaks', 'lib.rs:4: mov'),
    );
    expect(await ct(['libx.rlib'], { function: 'g', secret: 'edx', public: 'rdi,rsi' })).toContain('g: no jump');
  });

  test('what is not understood is not decided; together with a leak, both are said', async () => {
    expect(await ct(['odd.s'])).toEqual(failure('unsupported', 'it is not known whether f leaks', 'odd.s:6: jrcxz'));
    const both = await ct(['both.s']);
    expect(both).toEqual(failure('wrong', 'f leaks', 'both.s:6: je'));
    expect(both).toEqual(failure('wrong', 'f leaks', 'both.s:7: lahf'));
  });

  test('functions of which a program may get others', async () => {
    expect(await ct(['weak.s'])).toEqual(
      failure('unsupported', 'it is not known', 'which g a program gets is not certain'),
    );
    expect(await ct(['absolute.s'])).toEqual(
      failure('unsupported', 'it is not known', 'which address a program gets is not certain'),
    );
    expect(await ct(['chosen.s'], { function: 'g', secret: 'rsi' })).toEqual(failure('unsupported', 'g', ''));
  });

  test.each([
    ['.', 'directory'],
    ['pipe.o', 'pipe or device'],
    ['/dev/null', 'pipe or device'],
    ['missing.o', 'does not exist'],
    ['good.txt', 'does not exist'],
  ])('no file: %s', async (name, message) => {
    expect(await ct([name])).toEqual(failure('input', message));
  });
});
