/**
 *   source ── compiler -S ──► GAS ── translate ──► NASM ── nasm ──► object ┐ the same instructions,
 *      └───── compiler -c ─────────────────────────────────────────► object ┘ and the same results
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { Failure, describeFailure } from '../../../src/base/errors.ts';
import { assembleObject } from '../../../src/bench/assemble.ts';
import { translateGas } from '../../../lab/translate/translateGas.ts';
import { disassembly, has, output } from '../../codegen/encoder/disassembly.ts';
import { oneIn } from '../../oneIn.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { failureOf } from '../../failureOf.ts';

const folder = temporaryFolder();

const corpus = join(import.meta.dirname, 'texts');

/** Object made from the translation of `assembly`. */
function translated(assembly: string, name: string): string {
  const source = join(folder, `${name}.asm`);
  const object = join(folder, `${name}.nasm.o`);
  writeFileSync(source, translateGas(readFileSync(assembly, 'utf8'), assembly));
  assembleObject('nasm', source, object);
  return object;
}

const main = join(folder, 'main.o');
beforeAll(() => {
  if (has('cc')) output('cc', '-c', '-o', main, join(corpus, 'main.c'));
});

const run = (name: string, object: string): string => {
  const program = join(folder, name);
  output('cc', '-no-pie', '-o', program, main, object);
  return output(program);
};

const COMPILERS = ['clang-19', 'clang-22', 'gcc'].filter(has);
const FLAGS: readonly (readonly [syntax: string, flags: readonly string[]])[] = [
  ['att', ['-O0']],
  ['intel', ['-O1', '-march=broadwell']],
  ['att', ['-O3', '-march=haswell', '-fPIC', '-fcf-protection']],
  ['intel', ['-O3', '-mno-avx', '-fcf-protection']],
  ['att', ['-Os', '-mno-avx']],
];

test.each(
  oneIn(
    3,
    COMPILERS.flatMap((c) => FLAGS.map((f) => [c, ...f] as const)),
  ),
)('%s -masm=%s %s', (compiler, syntax, flags) => {
  const name = [compiler, syntax, ...flags].join('_');
  const source = join(corpus, 'functions.c');
  const assembly = join(folder, `${name}.s`);
  const direct = join(folder, `${name}.o`);
  output(compiler, `-masm=${syntax}`, ...flags, '-S', '-o', assembly, source);
  output(compiler, ...flags, '-c', '-o', direct, source);
  const ours = translated(assembly, name);
  expect(disassembly(ours)).toEqual(disassembly(direct));
  if (has('cc')) expect(run(`${name}.ours`, ours)).toBe(run(`${name}.direct`, direct));
});

const FLOAT_FLAGS: readonly (readonly string[])[] = [
  ['-O0'],
  ['-O3', '-march=haswell'],
  ['-O3', '-ffast-math', '-march=haswell'],
  ['-O2', '-march=x86-64-v4', '-mprefer-vector-width=256'],
];

test.each(
  oneIn(
    5,
    COMPILERS.flatMap((c) =>
      ['att', 'intel'].flatMap((syntax) => FLOAT_FLAGS.map((flags) => [c, syntax, flags] as const)),
    ),
  ),
)('floating point, fused and vector instructions: %s -masm=%s %j', (compiler, syntax, flags) => {
  const name = ['floats', compiler, syntax, ...flags].join('_');
  const source = join(corpus, 'floats.c');
  const assembly = join(folder, `${name}.s`);
  const direct = join(folder, `${name}.o`);
  output(compiler, `-masm=${syntax}`, ...flags, '-S', '-o', assembly, source);
  output(compiler, ...flags, '-c', '-o', direct, source);
  expect(disassembly(translated(assembly, name))).toEqual(disassembly(direct));
});

test('all that is refused is said, each with its line', () => {
  const text = 'f:\n  movq %rdi, %rax\n  fld1\n  .macro x\n  vaddpd (%rax){1to4}, %ymm1, %ymm0\n  ret\n';
  const failure = translateFailure(text);
  expect(failure).toMatchObject({
    kind: 'unsupported',
    message: "unknown instruction 'fld1', and 2 more that are not known",
    detail: { where: 't.s:3', hint: expect.any(String) },
  });
  expect(failure.detail.found?.split(/\n */)).toEqual([
    "t.s:3: unknown instruction 'fld1': fld1",
    "t.s:4: unknown directive '.macro': .macro x",
    't.s:5: cannot translate a broadcast or rounding mode: (%rax){1to4}',
  ]);
  const many = translateFailure(Array.from({ length: 30 }, () => 'fld1').join('\n'));
  expect(many.detail.found).toMatch(/t\.s:20: [^]*\n +and 10 more$/);
});

test.each(['', '# only a comment\n'])('nothing is no assembly: %j', (text) => {
  expect(translateFailure(text)).toMatchObject({ kind: 'input', message: 'there is nothing to translate' });
});

function translateFailure(text: string): Failure {
  try {
    translateGas(text, 't.s');
  } catch (error) {
    if (error instanceof Failure) return error;
  }
  throw new Error('it was translated');
}

test.skipIf(!has('rustc')).each([
  ['att', '1'],
  ['att', '3'],
  ['intel', '2'],
])('rustc, %s syntax, -C opt-level=%s', (syntax, level) => {
  const name = `rust_${syntax}_${level}`;
  const assembly = join(folder, `${name}.s`);
  const direct = join(folder, `${name}.o`);
  output(
    'rustc',
    '--crate-type=lib',
    '-C',
    `opt-level=${level}`,
    '-C',
    'codegen-units=1',
    '-C',
    `llvm-args=-x86-asm-syntax=${syntax}`,
    `--emit=asm=${assembly},obj=${direct}`,
    join(corpus, 'functions.rs'),
  );
  expect(disassembly(translated(assembly, name)).sort()).toEqual(disassembly(direct).sort());
});

const instruction = (text: string): string =>
  translateGas(text, 't.s')
    .split('\n')
    .filter((l) => !/^(default|extern|section|$)/.test(l.trim()))
    .map((l) => l.trim())
    .join('\n');

test.each([
  ['movq %rax, -8(%rsp,%rcx,4)', 'mov qword [rsp+rcx*4-8], rax'],
  ['movabsq $5, %rax', 'mov rax, strict qword 5'],
  ['movq $-1, %rax', 'mov rax, strict dword -1'],
  ['movzbl (%rdi), %eax', 'movzx eax, byte [rdi]'],
  ['movslq %edi, %rax', 'movsxd rax, edi'],
  ['shrq %rax', 'shr rax, 1'],
  ['shldq $13, %rax, %rbx', 'shld rbx, rax, 13'],
  ['mulxq 8(%rsi), %rax, %rcx', 'mulx rcx, rax, qword [rsi+8]'],
  ['cmovlq %rax, %rbx', 'cmovl rbx, rax'],
  ['sete %al', 'sete al'],
  ['addq %fs:40, %rax', 'add rax, qword [fs:abs 40]'],
  ['leaq (,%rax,2), %rcx', 'lea rcx, qword [nosplit rax*2]'],
  ['movq %xmm0, %rax', 'movq rax, xmm0'],
  ['vpaddq (%rdi), %ymm1, %ymm2', 'vpaddq ymm2, ymm1, [rdi]'],
  ['jmp *%rax', 'jmp rax'],
  ['rep stosq', 'rep stosq'],
  ['salq $63, %rax', 'shl rax, 63'],
  ['lock xaddq %rax, (%rdi)', 'lock xadd qword [rdi], rax'],
  ['.intel_syntax noprefix; mov rax, QWORD PTR .LC0[rip+8]', 'mov rax, qword [rel ..@LC0+8]'],
  ['.intel_syntax noprefix; lea rax, 0[0+rdx*8]', 'lea rax, [rdx*8]'],
  ['.intel_syntax noprefix; mov edi, OFFSET FLAT:f', 'mov edi, f'],
  ['.intel_syntax noprefix; movsx rax, DWORD PTR -4[rbp]', 'movsxd rax, dword [rbp-4]'],
  ['.intel_syntax noprefix; cmp byte ptr [rdi - 1], -5 # why', 'cmp byte [rdi-1], -5'],
  ['1: jne 1b; jmp 1f; 1:', '..@n1_1:\njne ..@n1_1\njmp ..@n1_2\n..@n1_2:'],
  ['.ascii "a;#\\"b"', 'db `a;#\\"b`'],
  ['.octa 0x00000000000000010000000000000002', 'dq 0x2, 0x1'],
  ['loop: jmp loop', '$loop:\njmp $loop'],
])('%s', (gas, nasm) => expect(instruction(gas)).toBe(nasm));

test.each([
  ['nop\nfrobq %rax', "t.s:2: unknown instruction 'frobq'", 'frobq %rax'],
  ['.macro x', "t.s:1: unknown directive '.macro'", '.macro x'],
  ['mov x@TPOFF(%rip), %rax', 't.s:1: relocation @TPOFF', 'x@TPOFF'],
  ['addq (%rax)(%rbx), %rcx', 't.s:1: cannot read an AT&T operand', '(%rax)(%rbx)'],
  ['vpaddq (%rax){1to8}, %zmm2, %zmm3', 't.s:1: cannot translate a broadcast or rounding mode', '(%rax){1to8}'],
  [
    '.intel_syntax noprefix\nvpandq xmm0, xmm0, QWORD BCST [rdi]',
    't.s:2: cannot read an Intel operand',
    'QWORD BCST [rdi]',
  ],
  ['.intel_syntax noprefix\nmov rax, [rbx+rcx+rdx]', 't.s:2: cannot read an Intel operand', '[rbx+rcx+rdx]'],
  ['.ascii "open', 't.s:1: string is not closed', '.ascii "open'],
  ['.p2align x', 't.s:1: directive needs a number', '.p2align x'],
])('%s is refused', (gas, message, found) => {
  const failure = failureOf(() => translateGas(gas, 't.s'));
  expect(describeFailure(failure)).toContain(message);
  expect(failure.detail.found).toContain(found);
});
