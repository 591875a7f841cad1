import { expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { describeFailure } from '../../../src/base/errors.ts';
import { encoded } from '../../../src/codegen/encoder/encode.ts';
import { gasFile, nasmFile } from '../../../src/codegen/encoder/file.ts';
import { nasmLines, nasmPool } from '../../../src/codegen/encoder/assemblyText.ts';
import { parseNasm } from './parseNasm.ts';
import { registerMask } from '../../../src/codegen/x86/registers.ts';
import type { Form } from '../../../src/codegen/x86/form.ts';
import type { Program } from '../../../src/codegen/x86/program.ts';
import { isOfLanes, programOfAllForms } from './randomProgram.ts';
import { failureOf } from '../../failureOf.ts';

const SEED = 77001;

const bytesOf = (program: Program): string => Buffer.from(encoded(program)).toString('hex');

const linesOf = (program: Program): string[] => [...nasmLines(program), ...nasmPool(program)];

//   program ── print ──► text ── parse ──► program' ── print ──► the same text
//      └── encode ──► bytes          =         └── encode ──► the same bytes
test('print, parse and print again is the identity on text and bytes', () => {
  const program = programOfAllForms(seeded(SEED), 20, (f) => !isOfLanes(f));
  const text = linesOf(program);
  const [parsed] = parseNasm(text.join('\n'), 'random.asm');
  expect(linesOf(parsed.program), `seed ${SEED}`).toEqual(text);
  expect(bytesOf(parsed.program), `seed ${SEED}`).toBe(bytesOf(program));
});

test('the exported NASM and GNU Intel files read back as the same function', () => {
  const keepsStackPointer = (f: Form): boolean =>
    !isOfLanes(f) &&
    !f.operands.some((o) => o.class === 'gpr' && o.access.includes('w')) &&
    (f.implicitWrites & registerMask(4)) === 0;
  const program = programOfAllForms(seeded(SEED, 'file'), 3, keepsStackPointer);
  const options = { symbol: 'field_mul', header: ['made by a test', 'for 2^255-19'] };
  for (const text of [nasmFile(program, options), gasFile(program, { ...options, syntax: 'intel' })]) {
    const functions = parseNasm(text, 'field_mul');
    expect(functions.map((f) => f.symbol)).toEqual(['field_mul']);
    expect(bytesOf(functions[0].program), `seed ${SEED}`).toBe(bytesOf(program));
  }
});

const one = (text: string): string => linesOf(parseNasm(text, 't.asm')[0].program).join('\n');

test.each([
  ['MOV RAX, QWORD PTR [RSI + 0x8 * 2]', 'mov rax, [rsi+0x10]'],
  ['cmovb rax, [rdi]', 'cmovc rax, [rdi]'],
  ['setae byte [ rsp - 0x58 ]', 'setnc byte [rsp-0x58]'],
  ['imul rax, 19', 'imul rax, rax, 0x13'],
  ['mov r10, 0xffffffff', 'mov r10d, 0xffffffff'],
  ['mov r10, 0xffffffffffffffff ; all ones', 'mov r10, -0x1'],
  ['movabs rdx, 0x8000000000000000', 'mov rdx, -0x8000000000000000'],
  ['add r8b, 0xff', 'add r8b, -0x1'],
  ['add eax, 0xffffffff', 'add eax, -0x1'],
  ['lea rax, [rcx*2]', 'lea rax, [rcx+rcx]'],
  ['lea rax, [rax+rsp]', 'lea rax, [rsp+rax]'],
  ['lea rax, [4*rcx + 5]', 'lea rax, [rcx*4+0x5]'],
  ['sal rax, 1', 'shl rax, 0x1'],
  ['test rax, [rsi]', 'test [rsi], rax'],
])('%s is read as %s', (text, expected) => expect(one(text)).toBe(expected));

test('constants are found by label, offset and section', () => {
  const text =
    'f:\n mov rax, qword ptr [rip + .Lp+8]\n adc rbx, [rip+.Lp]\n ret\n.section .rodata\n.Lp:\n .quad 5\n .quad -1\n';
  expect(parseNasm(text, 'f.s')[0].program.pool).toEqual([5n, (1n << 64n) - 1n]);
});

test('NASM local labels belong to the function before them', () => {
  const functions = parseNasm('f:\nmov rax, [rel .c]\nret\n.c: dq 1\ng:\nmov rax, [rel .c]\nret\n.c: dq 2', 'two.asm');
  expect(functions.map((f) => [f.symbol, ...f.program.pool])).toEqual([
    ['f', 1n],
    ['g', 2n],
  ]);
});

test.each([
  ['jmp f', "t.asm:1: instruction 'jmp' is not in the table of forms", 'jmp f'],
  ['nop\nadd [rax], 5', 't.asm:2: the operand size is not clear', 'add [rax], 5'],
  ['shl rax, cl', "t.asm:1: 'shl' does not take these operands", 'shl rax, cl'],
  ['mov rax, fs:[0]', 't.asm:1: cannot read an operand', 'fs:[0]'],
  ['mov rax, [rel nowhere]', 't.asm:1: memory operand is not a 64-bit constant of this file', 'mov rax, [rel nowhere]'],
  ['mov rax, [rax+rbx+rcx]', 't.asm:1: cannot read an operand', '[rax+rbx+rcx]'],
  ['mov rax, [rip+0x10]', 't.asm:1: cannot read an operand', '[rip+0x10]'],
  ['mov rax, [eax]', 't.asm:1: cannot read an operand', '[eax]'],
  ['%macro x 1', "t.asm:1: unknown directive '%macro'", '%macro x 1'],
  ['add rax, 0x123456789a', "t.asm:1: 'add' does not take these operands", 'add rax, 0x123456789a'],
])('%s is refused', (text, message, found) => {
  const failure = failureOf(() => parseNasm(text, 't.asm'));
  expect(describeFailure(failure)).toContain(message);
  expect(failure.detail.found).toBe(found);
});
