import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { assembleObject } from '../../../src/bench/assemble.ts';
import { callFrame, gasFile, headerFile, machoFile, nasmFile, withEndbr64 } from '../../../src/codegen/encoder/file.ts';
import { encoded } from '../../../src/codegen/encoder/encode.ts';
import { parseNasm } from './parseNasm.ts';
import { RSP, registerMask } from '../../../src/codegen/x86/registers.ts';
import type { Program } from '../../../src/codegen/x86/program.ts';
import { programOfAllForms } from './randomProgram.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const SEED = 31337;
const folder = temporaryFolder();

const parse = (text: string): Program => parseNasm(text, 'test')[0].program;
const options = { symbol: 'fiat_mul', header: ['fiat_mul', '', 'seed 1'] };

/** A function as the compiler lays it out: pushes, frame, an xmm save, a red-zone save, and all of it undone. */
const FRAMED = parse(`
  push rbx
  push rbp
  sub rsp, 0x40
  mov [rsp + 0x38], r12
  movq xmm3, r13
  mov r12, [rsi]
  mov r13, 5
  mov rbx, [rel .c0]
  add r12, rbx
  mov [rdi], r12
  mov r12, [rsp + 0x38]
  movq r13, xmm3
  lea rsp, [rsp + 0x40]
  pop rbp
  pop rbx
  ret
.c0: dq 0x7fffffffffffffed`);

function output(program: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (error !== undefined || status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error?.message ?? stderr}`);
  return stdout;
}

const has = (program: string): boolean => spawnSync(program, ['--version']).error === undefined;

const bytesOf = (program: Program): string => Buffer.from(encoded(program)).toString('hex');

/** Contents of .text, and what readelf says about the symbol and the notes. */
function inspect(object: string): { code: string; symbol: string; notes: string } {
  const flat = `${object}.bin`;
  output('objcopy', '-O', 'binary', '-j', '.text', object, flat);
  const symbols = output('readelf', '-W', '--symbols', object).split('\n');
  return {
    code: readFileSync(flat).toString('hex'),
    symbol: (symbols.find((l) => l.endsWith(' fiat_mul')) ?? '').trim().split(/\s+/).slice(2, 6).join(' '),
    notes: output('readelf', '-W', '--notes', '--sections', object),
  };
}

const ASSEMBLERS: readonly (readonly [
  name: string,
  make: (p: Program) => string,
  assemble: (source: string, object: string) => void,
])[] = [
  ['NASM', (p) => nasmFile(p, options), (s, o) => assembleObject('nasm', s, o)],
  ['GNU as, Intel', (p) => gasFile(p, { ...options, syntax: 'intel' }), (s, o) => assembleObject('gas', s, o)],
  ['GNU as, AT&T', (p) => gasFile(p, { ...options, syntax: 'att' }), (s, o) => assembleObject('gas', s, o)],
];

for (const [name, make, assemble] of ASSEMBLERS) {
  test(`${name}: object has the encoder's bytes, a sized function symbol, and no executable stack`, () => {
    const source = join(folder, `${name}.s`);
    const object = join(folder, `${name}.o`);
    writeFileSync(source, make(FRAMED));
    assemble(source, object);
    const { code, symbol, notes } = inspect(object);
    expect(code).toBe(bytesOf(FRAMED));
    expect(symbol).toBe(`${code.length / 2} FUNC GLOBAL DEFAULT`);
    expect(notes).toMatch(/\.note\.GNU-stack\s+PROGBITS\s+\S+ \S+ 000000 00 {6}/);
    expect(notes).not.toContain('IBT');
  });

  test(`${name}: a program that starts with endbr64 is marked for IBT and SHSTK`, () => {
    const source = join(folder, `${name}-cet.s`);
    const object = join(folder, `${name}-cet.o`);
    writeFileSync(source, make(withEndbr64(FRAMED)));
    assemble(source, object);
    const { code, notes } = inspect(object);
    expect(code).toBe(bytesOf(withEndbr64(FRAMED)));
    expect(code.slice(0, 8)).toBe('f30f1efa');
    expect(notes).toContain('x86 feature: IBT, SHSTK');
  });
}

for (const clang of ['clang-19', 'clang-22'].filter(has))
  test(`${clang} makes a Mach-O object with the same bytes and unwind data of the file for macOS`, () => {
    // A function with a frame and a constant, instructions of all forms, and the one that LLVM encodes otherwise.
    const random = programOfAllForms(
      seeded(SEED, 'macho'),
      5,
      (f) =>
        f.mnemonic !== 'xchg' &&
        !f.operands.some((o) => o.class === 'gpr' && o.access.includes('w')) &&
        !(f.implicitWrites & registerMask(RSP)),
    );
    for (const [name, program] of [
      ['framed', FRAMED],
      ['random', random],
      ['exchange', parse('  xchg rcx, rdx\n  ret\n')],
    ] as const) {
      const source = join(folder, `${clang}-${name}-macho.s`);
      const object = join(folder, `${clang}-${name}-macho.o`);
      const flat = join(folder, `${clang}-${name}-macho.bin`);
      writeFileSync(source, machoFile(program, options));
      output(clang, '--target=x86_64-apple-macos11', '-c', '-o', object, source);
      output(clang.replace('clang', 'llvm-objcopy'), `--dump-section=__TEXT,__text=${flat}`, object);
      expect(readFileSync(flat).toString('hex'), `${name}, seed ${SEED}`).toBe(bytesOf(program));
      const sections = output(clang.replace('clang', 'llvm-objdump'), '--macho', '--section-headers', '--syms', object);
      expect(sections).toMatch(/ g +F __TEXT,__text _fiat_mul$/m);
      expect(sections).toMatch(/__eh_frame|__compact_unwind/);
    }
  });

for (const clang of ['clang', 'clang-19', 'clang-22'].filter(has))
  for (const syntax of ['intel', 'att'] as const)
    test(`${clang} makes the same bytes of the ${syntax} file`, () => {
      // xchg is encoded differently by GNU as and LLVM; the file is written for the former.
      const keepsStack = programOfAllForms(
        seeded(SEED, syntax),
        5,
        (f) =>
          f.mnemonic !== 'xchg' &&
          !f.operands.some((o) => o.class === 'gpr' && o.access.includes('w')) &&
          !(f.implicitWrites & registerMask(RSP)),
      );
      const source = join(folder, `${clang}-${syntax}.s`);
      const object = join(folder, `${clang}-${syntax}.o`);
      writeFileSync(source, gasFile(keepsStack, { ...options, syntax }));
      output(clang, '-c', '-o', object, source);
      expect(inspect(object).code, `seed ${SEED}`).toBe(bytesOf(keepsStack));
    });

test('the header compiles as C when a compiler is there, and guards itself', () => {
  const text = headerFile(
    ['void fiat_mul(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);'],
    options,
  );
  expect(text).toContain('#ifndef FIAT_MUL_H\n#define FIAT_MUL_H\n');
  if (!has('cc')) return;
  const file = join(folder, 'fiat_mul.h');
  writeFileSync(file, text);
  output('cc', '-fsyntax-only', '-Wall', '-Werror', '-x', 'c', file);
});

test('call-frame directives follow pushes, the frame, saves and restores', () => {
  expect(callFrame(FRAMED, 'intel').map((d) => d.join('; '))).toEqual([
    '.cfi_adjust_cfa_offset 8; .cfi_rel_offset rbx, 0',
    '.cfi_adjust_cfa_offset 8; .cfi_rel_offset rbp, 0',
    '.cfi_adjust_cfa_offset 64',
    '.cfi_rel_offset r12, 56',
    '.cfi_register r13, xmm3',
    '',
    '',
    '',
    '',
    '',
    '.cfi_restore r12',
    '.cfi_restore r13',
    '.cfi_adjust_cfa_offset -64',
    '.cfi_adjust_cfa_offset -8; .cfi_restore rbp',
    '.cfi_adjust_cfa_offset -8; .cfi_restore rbx',
    '',
  ]);
});

test('a store of a register that no longer holds the entry value is not a save', () => {
  expect(callFrame(parse('mov rbx, 1\nmov [rsp-8], rbx\npush rbx\npop rbx\nret'), 'att').flat()).toEqual([
    '.cfi_adjust_cfa_offset 8',
    '.cfi_adjust_cfa_offset -8',
  ]);
});

test('NASM cannot be told of a register that is saved between two words', () => {
  expect(() => nasmFile(parse('mov [rsp-12], rbx\nmov rbx, 1\nmov rbx, [rsp-12]\nret'), options)).toThrow(
    'a register is saved where call-frame information cannot describe it',
  );
});

test.each(['mov rsp, rbp', 'and rsp, -64', 'pop rsp', 'lea rsp, [rsp+rax]'])('call frame of %s is refused', (text) => {
  expect(() => callFrame(parse(text), 'intel')).toThrow(
    'call-frame information needs a stack pointer at a constant distance',
  );
});

test('a header line that would end the comment is refused', () => {
  expect(() => gasFile(FRAMED, { ...options, header: ['a */ b'], syntax: 'intel' })).toThrow('would end the comment');
});
