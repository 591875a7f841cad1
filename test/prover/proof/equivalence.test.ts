import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { VerifyTarget } from '../../../src/engine/claim/verifyTarget.ts';
import { proveListing } from '../../../src/prover/proof/equivalence.ts';
import { proveAsm } from '../listing/proveAsm.ts';
import { parseListing } from '../listing/parseListing.ts';
import { targetOfText } from '../compiled/compile.ts';
import { FIAT_FILES, fiatFile } from '../fiatJson.ts';
import { naiveCode } from '../naiveCode.ts';
import { fixture, mul25519InC } from '../sampleFunctions.ts';
import { oneIn } from '../../oneIn.ts';
import { items } from '../../items.ts';

const fixtures = readdirSync(new URL('../../fixtures/ir/', import.meta.url))
  .filter((f) => f.endsWith('.ir'))
  .map((f) => fixture(f.slice(0, -3)));

describe('naively compiled code is proved equal to its IR', () => {
  it.each(fixtures.map((fn) => [fn.name, fn] as const))('%s', (_, fn) => {
    expect(proveAsm(naiveCode(fn) ?? '', fn)).toMatchObject({ kind: 'proved' });
  });

  it.each(FIAT_FILES)('%s', (file) => {
    const cases = fiatFile(file)
      .flatMap((fn) => ({ fn, code: naiveCode(fn) }))
      .filter((c) => c.code !== null);
    const open = cases
      .map(({ fn, code }) => ({ name: fn.name, verdict: proveAsm(code ?? '', fn) }))
      .filter(({ verdict }) => verdict.kind !== 'proved');
    expect(open).toEqual([]);
  });
});

/** Compiler output of C text, or null where the compiler is missing. */
function compilerOutput(compiler: string, args: readonly string[], source: string): string | null {
  try {
    return execFileSync(compiler, ['-x', 'c', '-S', '-o', '-', ...args, '-'], {
      input: source,
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'pipe'],
    });
  } catch {
    return null;
  }
}

const UNROLL = '#pragma GCC unroll 8\n';
const unrolled = (lastFold: string): string =>
  mul25519InC(lastFold)
    .replaceAll(/^ *for|(?<=\{ *)for(?= \(int j)/gm, (loop) => `${UNROLL}${loop}`)
    .replace('u128 c = 0;\n    for', `u128 c = 0;\n${UNROLL}for`);

describe('foreign code', () => {
  const [fiatMul] = fiatFile('curve25519_solinas_64');
  const flags = ['-O2', '-fcf-protection=none', '-fno-stack-protector'];
  const rows: [string, string[]][] = [
    ['gcc', [...flags, '-masm=intel']],
    ['gcc', flags],
    ['clang-19', [...flags, '-masm=intel']],
    ['clang-19', [...flags, '-mbmi2', '-madx']],
  ];
  it.each(oneIn(4, rows))('C compiled by %s %j is proved equal to the Fiat IR', async (compiler, args) => {
    const text = compilerOutput(compiler, args, unrolled('(u64)c * 38'));
    if (text === null || fiatMul === undefined || /^\s+j/m.test(text)) return;
    expect(proveListing((await targetOfText(text, 'mul.s')).listing, fiatMul)).toMatchObject({ kind: 'proved' });
    const wrong = compilerOutput(compiler, args, unrolled('0'));
    expect(proveListing((await targetOfText(wrong ?? '', 'mul.s')).listing, fiatMul).kind).not.toBe('proved');
  });
});

describe('parsing', () => {
  const nasm = `
        default rel
        section .text
        global  f:function (f.end - f)
        align   64
f:      endbr64
        mov rax, [.c0]              ; a comment
        mov rcx, qword [rel .c1+8]
        lea rdx, [rsi + rax*8 - 0x10]
        ret
align 8, db 0xcc
.c0: dq 0x12
.c1: dq 1, 2
.end:
`;
  it('NASM text with constants', () => {
    const listing = parseListing(nasm);
    expect(listing.name).toBe('f');
    expect(listing.instructions.map((i) => i.mnemonic)).toEqual(['endbr64', 'mov', 'mov', 'lea', 'ret']);
    expect(listing.constants).toEqual(
      new Map([
        ['.c0', [0x12n]],
        ['.c1', [1n, 2n]],
      ]),
    );
    expect(listing.instructions[3].operands[1]).toMatchObject({ base: 6, index: 0, scale: 8, displacement: -16n });
  });

  it('all syntaxes give the same listing', async () => {
    const lines = items`
      mov rax, qword ptr [rsi+8*rcx-8]; movzx eax, byte ptr [rsp-1]; mulx rcx, rdx, [rdi]; shrd rax, rbx, 51
      cmovae rax, rcx; add rax, 1000; mov rax, [rip+.Lc0]; shl rax, cl; xchg rax, rbx`;
    const intel = [
      '.intel_syntax noprefix',
      '.globl f',
      'f:',
      ...lines,
      ...items`ret; .section .rodata; .balign 8; .Lc0: .quad 5, 6`,
      '',
    ];
    const att = [
      ...items`.globl f; f:; movq -8(%rsi,%rcx,8), %rax; movzbl -1(%rsp), %eax; mulxq (%rdi), %rdx, %rcx
        shrdq $51, %rbx, %rax; cmovaeq %rcx, %rax; addq $1000, %rax; movq .Lc0(%rip), %rax; shlq %cl, %rax
        xchgq %rbx, %rax; retq; .section .rodata; .balign 8; .Lc0: .quad 5, 6`,
      '',
    ];
    const nasm = [
      'default rel',
      'global f',
      'f:',
      ...lines.map((line) => line.replace('ptr ', '').replace('rip+.Lc0', 'c0')),
      ...items`ret; section .rodata; align 8; c0: dq 5, 6`,
      '',
    ];
    const shape = ({ listing }: VerifyTarget): unknown => [
      listing.instructions.map(({ mnemonic, operands }) => ({
        mnemonic,
        operands: operands.map((o) => (o.kind === 'memory' ? { ...o, symbol: o.symbol !== null } : o)),
      })),
      [...listing.constants.values()],
    ];
    const read = shape(await targetOfText(intel.join('\n'), 'f.s'));
    expect(shape(await targetOfText(att.join('\n'), 'f.s'))).toEqual(read);
    expect(shape(await targetOfText(nasm.join('\n'), 'f.asm'))).toEqual(read);
    expect(read).toMatchObject([
      [
        ...Array.from({ length: 7 }, () => ({})),
        {
          mnemonic: 'shl',
          operands: [
            { index: 0, width: 64 },
            { index: 1, width: 8 },
          ],
        },
        {},
        {},
      ],
      [[5n]],
    ]);
  });

  it('chooses the function by name', () => {
    const text = 'g:\nmov rax, 1\nret\nf:\nmov rax, 2\nret\n';
    expect(parseListing(text, 'f').instructions[0].operands[1]).toEqual({ kind: 'immediate', value: 2n });
    expect(() => parseListing(text, 'h')).toThrow(/not found/);
  });

  it.each(items`
    mov rax, [rsi; mov rax, rbx rcx; mov eax, xyz; add [rsi+rdi+rcx], rax; mov rax, [rsi+3*rcx]; %define x 1
    mov rax, fs:[0]`)('refuses %j', (line) => {
    expect(() => parseListing(`f:\n${line}\nret\n`)).toThrow();
  });
});
