/**
 * The checker on programs written by hand for one piece of virtual code: out[0] = a[0] + a[1], out[1] = a[1] + carry.
 */
import { expect, test } from 'vitest';
import { parseNasm } from '../../encoder/parseNasm.ts';
import { describeFailure, Failure } from '../../../../src/base/errors.ts';
import type { Aliasing } from '../../../../src/ir/function.ts';
import { parse } from '../../../../src/ir/parse.ts';
import { checkLowering } from '../../../../src/codegen/lowering/explain/checkLowering.ts';
import { HOME_CONSTANT, HOME_LIMB, VirtualCode } from '../../../../src/codegen/lowering/select/virtualCode.ts';
import { buildProblem } from '../../../../src/codegen/candidate/build.ts';
import { TEMPLATES } from '../mutants.ts';

const problem = (aliasing: Aliasing): ReturnType<typeof buildProblem> =>
  buildProblem(
    parse(`
function pair
aliasing ${aliasing}
param a u64[2]
result out u64[2]

s0, c:u1 = addcarryx 0x0, a[0], a[1]
s1, d:u1 = addcarryx c, a[1], 0x0
return out = s0, s1
`),
  );

function virtualCode(): VirtualCode {
  const code = new VirtualCode();
  const emit = (name: string, ...rest: [number, number, number, number?, number?, number?]): void =>
    code.emit(0, TEMPLATES.number(name), ...rest);
  const out = code.newRegister();
  const a = code.newRegister();
  const low = code.newRegister(HOME_LIMB, a, 0);
  const high = code.newRegister(HOME_LIMB, a, 8);
  const zero = code.newRegister(HOME_CONSTANT, 0);
  const s0 = code.newRegister();
  const s1 = code.newRegister();
  emit('add/add', s0, -1, low, high);
  emit('add/adc', s1, -1, high, zero);
  emit('store/mov', -1, -1, s0, out, -1, 0);
  emit('store/mov', -1, -1, s1, out, -1, 8);
  return code;
}

/** What the checker says to instructions separated by semicolons; 'accepted' if nothing. */
function verdict(text: string, aliasing: Aliasing = 'any'): string {
  const [{ program }] = parseNasm(text.replaceAll(';', '\n'), 'hand.asm');
  try {
    checkLowering(problem(aliasing), TEMPLATES, virtualCode(), [0n], 2, program);
    return 'accepted';
  } catch (e) {
    return e instanceof Failure ? describeFailure(e) : String(e);
  }
}

test.each([
  ['as it stands', 'mov rax, [rsi]; mov rcx, [rsi+8]; add rax, rcx; adc rcx, 0; mov [rdi], rax; mov [rdi+8], rcx; ret'],
  [
    'operands folded, loads between that keep the flags',
    'mov rax, [rsi]; add rax, [rsi+8]; mov rcx, [rsi+8]; adc rcx, 0; mov [rdi], rax; mov [rdi+8], rcx; ret',
  ],
  ['commuted', 'mov rax, [rsi+8]; mov rcx, rax; add rax, [rsi]; adc rcx, 0; mov [rdi], rax; mov [rdi+8], rcx; ret'],
  [
    'the constant in a register',
    'mov r8d, 0; mov rax, [rsi]; mov rcx, [rsi+8]; add rax, rcx; adc rcx, r8; mov [rdi], rax; mov [rdi+8], rcx; ret',
  ],
  [
    'a spill to the red zone',
    'mov rax, [rsi]; mov rcx, [rsi+8]; mov [rsp-128], rsi; add rax, rcx; adc rcx, 0; mov rsi, [rsp-128]; mov ' +
      '[rdi], rax; mov [rdi+8], rcx; ret',
  ],
  [
    'a spill to a frame',
    'push rbx; sub rsp, 1024; mov rbx, [rsi]; mov rcx, [rsi+8]; mov [rsp+1016], rcx; add rbx, [rsp+1016]; adc rcx, ' +
      '0; mov [rdi], rbx; mov [rdi+8], rcx; add rsp, 1024; pop rbx; ret',
  ],
  [
    'a callee-saved register kept in another register',
    'mov r8, rbx; mov rbx, [rsi]; mov rcx, [rsi+8]; add rbx, rcx; adc rcx, 0; mov [rdi], rbx; mov [rdi+8], rcx; ' +
      'mov rbx, r8; ret',
  ],
])('accepts: %s', (_, text) => expect(verdict(text)).toBe('accepted'));

test.each([
  [
    'a wrong limb',
    'mov rax, [rsi+8]; mov rcx, [rsi+8]; add rax, rcx; adc rcx, 0; mov [rdi], rax; mov [rdi+8], rcx; ret',
    'add/add',
  ],
  ['a limb that does not exist', 'mov rax, [rsi+16]; ret', 'no known value'],
  [
    'the wrong instruction',
    'mov rax, [rsi]; mov rcx, [rsi+8]; add rax, rcx; add rcx, 0; mov [rdi], rax; mov [rdi+8], rcx; ret',
    'add_r64_i8 instead of adc',
  ],
  [
    'another order',
    'mov rax, [rsi]; mov rcx, [rsi+8]; adc rcx, 0; add rax, rcx; mov [rdi], rax; mov [rdi+8], rcx; ret',
    'instead of add',
  ],
  [
    'a flag destroyed',
    'mov rax, [rsi]; mov rcx, [rsi+8]; add rax, rcx; clc; adc rcx, 0; mov [rdi], rax; mov [rdi+8], rcx; ret',
    'clc is neither',
  ],
  [
    'an overwritten operand',
    'mov rax, [rsi]; mov rcx, [rsi+8]; add rax, rcx; mov rcx, rax; adc rcx, 0; mov [rdi], rax; mov [rdi+8], rcx; ret',
    'add/adc',
  ],
  [
    'a lost pointer',
    'mov rax, [rsi]; mov rcx, [rsi+8]; mov rdi, rax; add rax, rcx; adc rcx, 0; mov [rdi], rax; mov [rdi+8], rcx; ret',
    'the address is based on',
  ],
  [
    'a wrong place of a result',
    'mov rax, [rsi]; mov rcx, [rsi+8]; add rax, rcx; adc rcx, 0; mov [rdi+8], rax; mov [rdi+8], rcx; ret',
    'displacement 8, not 0',
  ],
  ['a store too few', 'mov rax, [rsi]; mov rcx, [rsi+8]; add rax, rcx; adc rcx, 0; mov [rdi], rax; ret', 'store/mov'],
  [
    'a store too many',
    'mov rax, [rsi]; mov rcx, [rsi+8]; add rax, rcx; adc rcx, 0; mov [rdi], rax; mov [rdi+8], rcx; mov [rdi], rax; ret',
    'stores outside of the stack',
  ],
  [
    'a callee-saved register',
    'mov rbx, [rsi]; mov rcx, [rsi+8]; add rbx, rcx; adc rcx, 0; mov [rdi], rbx; mov [rdi+8], rcx; ret',
    'callee-saved register 3',
  ],
  [
    'pops in the wrong order',
    'push rbx; push rbp; mov rbx, [rsi]; mov rbp, [rsi+8]; add rbx, rbp; adc rbp, 0; mov [rdi], rbx; mov [rdi+8], ' +
      'rbp; pop rbx; pop rbp; ret',
    'callee-saved',
  ],
  [
    'rsp',
    'push rbx; mov rbx, [rsi]; mov rcx, [rsi+8]; add rbx, rcx; adc rcx, 0; mov [rdi], rbx; mov [rdi+8], rcx; ret',
    'rsp is -8 off',
  ],
  ['a slot below the red zone', 'mov rax, [rsi]; mov [rsp-136], rax; ret', 'outside of the frame and the red zone'],
  ['a slot over the return address', 'mov rax, [rsi]; mov [rsp], rax; ret', 'outside of the frame and the red zone'],
  [
    'a slot over what was pushed',
    'push rbx; mov rax, [rsi]; mov [rsp], rax; ret',
    'outside of the frame and the red zone',
  ],
  ['a slot that is not aligned', 'mov rax, [rsi]; mov [rsp-12], rax; ret', 'outside of the frame and the red zone'],
  ['a slot read before it is written', 'mov rax, [rsp-8]; ret', 'no known value'],
  [
    'half a register',
    'mov rax, [rsi]; mov rcx, [rsi+8]; mov ecx, ecx; add rax, rcx; adc rcx, 0; mov [rdi], rax; mov [rdi+8], rcx; ret',
    'no known value',
  ],
  [
    'a frame given up too early',
    'sub rsp, 1024; mov rax, [rsi]; mov rcx, [rsi+8]; add rsp, 1024; add rax, rcx; adc rcx, 0; mov [rdi], rax; mov ' +
      '[rdi+8], rcx; ret',
    'neither',
  ],
  [
    'two ends',
    'mov rax, [rsi]; mov rcx, [rsi+8]; add rax, rcx; adc rcx, 0; mov [rdi], rax; mov [rdi+8], rcx; ret; ret',
    'single ret',
  ],
])('rejects: %s', (_, text, reason) => expect(verdict(text)).toContain(reason));

test('arguments are read after a store only where arrays cannot overlap', () => {
  const text =
    'mov rax, [rsi]; mov rcx, [rsi+8]; add rax, rcx; adc rcx, 0; mov [rdi], rax; mov r8, [rsi]; mov [rdi+8], rcx; ret';
  expect(verdict(text, 'any')).toContain('no known value');
  expect(verdict(text, 'equal')).toContain('no known value');
  expect(verdict(text, 'none')).toBe('accepted');
});

test('virtual code that defines a register twice is refused', () => {
  const code = virtualCode();
  const [{ program }] = parseNasm('ret', 'hand.asm');
  code.outs[2] = code.outs[0];
  expect(() => checkLowering(problem('any'), TEMPLATES, code, [0n], 2, program)).toThrow('not in SSA form');
});
