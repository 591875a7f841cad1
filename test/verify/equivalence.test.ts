import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { proveAsm } from '../../src/verify/equivalence.ts';
import { parseListing } from '../../src/verify/asm/parseListing.ts';
import { FIAT_FILES, fiatFile } from './fiatJson.ts';
import { naiveCode } from './naiveCode.ts';
import { fixture, mul25519InC } from './sampleFunctions.ts';

const fixtures = readdirSync(new URL('../fixtures/ir/', import.meta.url)).filter(f => f.endsWith('.ir')).map(f => fixture(f.slice(0, -3)));

describe('naively compiled code is proved equal to its IR', () => {
  it.each(fixtures.map(fn => [fn.name, fn] as const))('%s', (_, fn) => {
    expect(proveAsm(naiveCode(fn) ?? '', 'nasm', fn)).toMatchObject({ kind: 'proved' });
  });

  it.each(FIAT_FILES)('%s', file => {
    const cases = fiatFile(file).flatMap(fn => ({ fn, code: naiveCode(fn) })).filter(c => c.code !== null);
    const open = cases.map(({ fn, code }) => ({ name: fn.name, verdict: proveAsm(code ?? '', 'nasm', fn) })).filter(({ verdict }) => verdict.kind !== 'proved');
    expect(open).toEqual([]);
  });
});

/** Compiler output of C text, or null where the compiler is missing. */
function compilerOutput(compiler: string, args: readonly string[], source: string): string | null {
  try {
    return execFileSync(compiler, ['-x', 'c', '-S', '-o', '-', ...args, '-'], { input: source, encoding: 'utf8', stdio: ['pipe', 'pipe', 'pipe'] });
  } catch {
    return null;
  }
}

const UNROLL = '#pragma GCC unroll 8\n';
const unrolled = (lastFold: string): string => mul25519InC(lastFold).replaceAll(/^ *for|(?<=\{ *)for(?= \(int j)/gm, loop => `${UNROLL}${loop}`).replace('u128 c = 0;\n    for', `u128 c = 0;\n${UNROLL}for`);

describe('foreign code', () => {
  const [fiatMul] = fiatFile('curve25519_solinas_64');
  const flags = ['-O2', '-fcf-protection=none', '-fno-stack-protector'];
  const rows: [string, string[], 'gas-intel' | 'gas-att'][] = [
    ['gcc', [...flags, '-masm=intel'], 'gas-intel'], ['gcc', flags, 'gas-att'], ['clang-19', [...flags, '-masm=intel'], 'gas-intel'], ['clang-19', [...flags, '-mbmi2', '-madx'], 'gas-att'],
  ];
  it.each(rows)('C compiled by %s %j (%s) is proved equal to the Fiat IR', (compiler, args, syntax) => {
    const text = compilerOutput(compiler, args, unrolled('(u64)c * 38'));
    if (text === null || fiatMul === undefined || /^\s+j/m.test(text)) return;
    expect(proveAsm(text, syntax, fiatMul)).toMatchObject({ kind: 'proved' });
    const wrong = compilerOutput(compiler, args, unrolled('0'));
    expect(proveAsm(wrong ?? '', syntax, fiatMul).kind).not.toBe('proved');
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
    const listing = parseListing(nasm, 'nasm');
    expect(listing.name).toBe('f');
    expect(listing.instructions.map(i => i.mnemonic)).toEqual(['endbr64', 'mov', 'mov', 'lea', 'ret']);
    expect(listing.constants).toEqual(new Map([['.c0', [0x12n]], ['.c1', [1n, 2n]]]));
    expect(listing.instructions[3].operands[1]).toMatchObject({ base: 6, index: 0, scale: 8, displacement: -16n });
  });

  it('both GNU syntaxes give the same listing', () => {
    const intel = parseListing('.intel_syntax noprefix\n.text\nf:\nmov rax, qword ptr [rsi+8*rcx-8]\nmovzx eax, byte ptr [rsp-1]\nmulx rcx, rdx, [rdi]\nshrd rax, rbx, 51\ncmovae rax, rcx\nmov rax, [rip+.Lc0]\nret\n.Lc0: .quad 5\n', 'gas-intel');
    const att = parseListing('.text\nf:\nmovq -8(%rsi,%rcx,8), %rax\nmovzbl -1(%rsp), %eax\nmulxq (%rdi), %rdx, %rcx\nshrdq $51, %rbx, %rax\ncmovaeq %rcx, %rax\nmovq .Lc0(%rip), %rax\nretq\n.Lc0: .quad 5\n', 'gas-att');
    const shape = (l: typeof intel) => l.instructions.map(i => ({ mnemonic: i.mnemonic, operands: i.operands.map(o => (o.kind === 'memory' ? { ...o, width: 0 } : o)) }));
    expect(shape(att)).toEqual(shape(intel));
    expect(att.constants).toEqual(intel.constants);
  });

  it('chooses the function by name', () => {
    const text = 'g:\nmov rax, 1\nret\nf:\nmov rax, 2\nret\n';
    expect(parseListing(text, 'nasm', 'f').instructions[0].operands[1]).toEqual({ kind: 'immediate', value: 2n });
    expect(() => parseListing(text, 'nasm', 'h')).toThrow(/not found/);
  });

  it.each(['mov rax, [rsi', 'mov rax, rbx rcx', 'mov eax, xyz', 'add [rsi+rdi+rcx], rax', 'mov rax, [rsi+3*rcx]', '%define x 1', 'mov rax, fs:[0]'])('refuses %j', line => {
    expect(() => parseListing(`f:\n${line}\nret\n`, 'nasm')).toThrow();
  });
});
