/** Code under other conventions: what no stored result has, and what cannot be taken apart. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { encode } from '../../../src/codegen/encoder/encode.ts';
import { nasmLines } from '../../../src/codegen/encoder/assemblyText.ts';
import { reframe, unchanged, type CallStyle, type Reframed } from '../../../src/codegen/encoder/reframe.ts';
import { parseNasm } from './parseNasm.ts';
import { win64GasFile, win64MasmFile, win64NasmFile } from '../../../src/codegen/encoder/win64File.ts';
import { parse } from '../../../src/ir/parse.ts';
import { CONVENTIONS } from '../../../src/prover/machine/convention.ts';
import { proveAsm } from '../../prover/listing/proveAsm.ts';
import type { Program } from '../../../src/codegen/x86/program.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { listingText } from '../wholeProgram.ts';

const folder = temporaryFolder();

const programOf = (text: string): Program => parseNasm(`f:\n${text}\n`, 'test')[0].program;

/** out1[i] = a[i] + b[i] + c[i] + d[i] + e: six arguments, the last of them by value. */
const SUM = parse(`function f
aliasing equal
param a u64[1]
param b u64[1]
param c u64[1]
param d u64[1]
param e u64
result out1 u64[1]

x = add a[0], b[0]
y = add x, c[0]
z = add y, d[0]
w = add z, e
return out1 = w
`);

/** The same with saved registers, words in vector registers and in slots of the red zone or a frame. */
const code = (room: number): string => `
  push rbx
  push r15
${room > 0 ? `  sub rsp, ${room}` : ''}
  mov rbx, [rsi]
  mov r15, [rdx]
  movq xmm6, rbx
  movq xmm9, r15
  movq xmm2, rdi
  mov [rsp${room > 0 ? '+8' : '-0x10'}], r9
  mov rax, [rcx]
  add rax, [r8]
  movq rdi, xmm6
  add rax, rdi
  movq rdi, xmm9
  add rax, rdi
  add rax, [rsp${room > 0 ? '+8' : '-0x10'}]
  movq rdi, xmm2
  mov [rdi], rax
${room > 0 ? `  add rsp, ${room}` : ''}
  pop r15
  pop rbx
  ret`;

const proved = (program: Program, name: keyof typeof CONVENTIONS) =>
  proveAsm(listingText(program, 'f'), SUM, { convention: CONVENTIONS[name] });

const STYLES: readonly CallStyle[] = ['sysv-no-red-zone', 'win64', 'go-abi0'];

describe.each([
  ['in the red zone', 0],
  ['in a frame', 0x50],
  ['in a frame that ALLOC_SMALL cannot describe', 0x400],
])('slots %s', (_, room) => {
  const program = programOf(code(room));

  test('the code itself is proved as System V calls it, and refuted as others do', () => {
    expect(proved(program, 'sysv').kind).toBe('proved');
    expect(proved(program, 'win64').kind).toBe('refuted');
    expect(proved(program, 'go-abi0').kind).toBe('refuted');
    expect(proved(program, 'sysv-no-red-zone').kind).toBe(room === 0 ? 'refuted' : 'proved');
  });

  test.each(STYLES)('it is proved under %s, and under no other convention', (style) => {
    const { program: made, origins, first, end } = reframe(program, style, unchanged(6));
    const verdicts = Object.keys(CONVENTIONS).map((name) => proved(made, name as keyof typeof CONVENTIONS).kind);
    const expected = Object.keys(CONVENTIONS).map((name) =>
      name === style || (style === 'sysv-no-red-zone' && name === 'sysv') ? 'proved' : 'refuted',
    );
    expect(verdicts).toEqual(expected);
    // The body is the old one, instruction by instruction.
    const from = nasmLines(program);
    const to = nasmLines(made);
    for (let i = first; i < end; i++)
      expect(to[i].replace(/\[rsp.*\]/, '[rsp]')).toBe(from[Number(origins[i])].replace(/\[rsp.*\]/, '[rsp]'));
  });

  test('behind the prologue of Windows rsp is a multiple of 16', () => {
    const { unwind } = reframe(program, 'win64', unchanged(6));
    const bytes = unwind.reduce((sum, s) => sum + (s.kind === 'push' ? 8 : s.kind === 'allocate' ? s.bytes : 0), 8);
    expect(bytes % 16).toBe(0);
    expect(unwind.map(({ kind }) => kind).join()).toBe('push,push,push,push,allocate,saveVector,saveVector');
  });

  for (const [name, make, tool, args] of assemblers())
    test.skipIf(tool === null)(`${name} gives the encoder's bytes and the steps of the prologue`, () => {
      const made = reframe(program, 'win64', unchanged(6));
      const source = join(folder, `${name}.s`);
      const object = `${source}.obj`;
      writeFileSync(source, make(made, { symbol: 'f', header: ['f'] }));
      run(tool ?? '', args(source, object));
      run(llvm('llvm-objcopy') ?? '', [`--dump-section=.text=${source}.bin`, object, '/dev/null']);
      const buffer = new Uint8Array(4096);
      const bytes = buffer.slice(0, encode(made.program, buffer, 0));
      expect(readFileSync(`${source}.bin`).toString('hex')).toBe(Buffer.from(bytes).toString('hex'));
      const codes = run(llvm('llvm-readobj') ?? '', ['--unwind', object]).match(/(?<=: )[A-Z]+_[A-Z0-9]+ .*$/gm);
      const { frameBytes } = made;
      expect(codes?.toReversed()).toEqual([
        ...['RDI', 'RSI', 'RBX', 'R15'].map((r) => `PUSH_NONVOL reg=${r}`),
        `ALLOC_${frameBytes > 128 ? 'LARGE' : 'SMALL'} size=${frameBytes}`,
        'SAVE_XMM128 reg=XMM6, offset=0x0',
        'SAVE_XMM128 reg=XMM9, offset=0x10',
      ]);
    });
});

type Make = (made: Reframed, options: { symbol: string; header: string[] }) => string;

function assemblers(): (readonly [string, Make, string | null, (source: string, object: string) => string[]])[] {
  const clang = llvm('clang');
  return [
    ['clang', win64GasFile, clang, (s, o) => ['--target=x86_64-pc-windows-msvc', '-c', '-x', 'assembler', s, '-o', o]],
    ['nasm', win64NasmFile, llvm('nasm', '-v'), (s, o) => ['-f', 'win64', s, '-o', o]],
    ['llvm-ml', win64MasmFile, llvm('llvm-ml'), (s, o) => ['-m64', '/c', '/Fo', o, s]],
  ];
}

function llvm(name: string, version = '--version'): string | null {
  const names = [...['-22', '-21', '-20', '-19', ''].map((end) => name + end), `/usr/lib/llvm-22/bin/${name}`];
  return names.find((tool) => spawnSync(tool, [version]).error === undefined) ?? null;
}

function run(tool: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(tool, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${tool} ${args.join(' ')}: ${error?.message ?? stderr}`);
  return stdout;
}

test.each<[string, string]>([
  ['a moved rsp', 'push rbx\nlea rsp, [rsp-8]\nmov rax, 1\nadd rsp, 8\npop rbx\nret'],
  ['a push in the body', 'mov rax, 1\npush rax\npop rax\nret'],
  ['a register that is not restored', 'push rbx\nmov rax, 1\nret'],
  ['registers restored in another order', 'push rbx\npush rbp\npop rbx\npop rbp\nret'],
  ['room that is not given up', 'sub rsp, 16\nmov rax, 1\nret'],
  ['another room given up', 'sub rsp, 16\nmov rax, 1\nadd rsp, 24\nret'],
  ['no return', 'mov rax, 1'],
  ['the frame of the caller', 'mov rax, [rsp+8]\nret'],
  ['the return address', 'mov rax, [rsp]\nret'],
  ['beyond its room', 'sub rsp, 16\nmov [rsp+16], rax\nadd rsp, 16\nret'],
  ['a slot that is not aligned', 'mov [rsp-12], rax\nret'],
  ['rsp as a number', 'mov rax, rsp\nret'],
])('%s is refused', (_, text) => {
  expect(() => reframe(programOf(text), 'win64', unchanged(1))).toThrow(
    'uses the stack in a way that cannot be exported like this',
  );
});
