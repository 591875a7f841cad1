import { describe, expect, test } from 'vitest';
import { readCode } from '../../src/verify/leak/code.ts';
import { findLeaks } from '../../src/verify/leak/findLeaks.ts';

/** Lines as objdump prints them: instruction k stands at address k; jumps name such addresses. rsi points to a secret, rdi does not. */
function leaksIn(...lines: readonly string[]): string[] {
  const text = lines.map((line, k) => `   ${k.toString(16)}:\t${line}`).join('\n');
  return findLeaks(readCode(text), 0, [{ register: 'rdi', secret: false }, { register: 'rsi', secret: true }]).map(({ line, what }) => `${line.address.toString(16)}: ${what}`);
}

const JUMP = 'a jump depends on a secret', ADDRESS = 'an address depends on a secret';

describe('code without leaks', () => {
  test('a loop that selects by a secret bit', () => {
    expect(leaksIn('mov ecx,0x8', 'mov rax,QWORD PTR [rsi+rcx*8-0x8]', 'and eax,0x1', 'cmp eax,0x1', 'cmove rax,QWORD PTR [rdi]', 'mov QWORD PTR [rdi+0x8],rax',
      'add rdx,rax', 'dec ecx', 'jne 1', 'ret')).toEqual([]);
  });
  test('a counter and a pointer that are spilled beside secrets', () => {
    expect(leaksIn('sub rsp,0x20', 'mov rax,QWORD PTR [rsi]', 'mov QWORD PTR [rsp],rax', 'mov DWORD PTR [rsp],0x4', 'mov DWORD PTR [rsp+0x4],eax', 'mov QWORD PTR [rsp+0x8],rdi',
      'mov rdx,QWORD PTR [rsp+0x8]', 'mov QWORD PTR [rdx],rax', 'sub DWORD PTR [rsp],0x1', 'jne 6', 'add rsp,0x20', 'ret')).toEqual([]);
  });
  test('a secret that is moved as if it were a number', () => {
    expect(leaksIn('vmovsd xmm0,QWORD PTR [rsi]', 'vmovss xmm1,DWORD PTR [rsi]', 'vmovsd QWORD PTR [rdi],xmm0', 'ret')).toEqual([]);
  });
  test('a pointer that is kept in a vector register', () => {
    expect(leaksIn('movq xmm0,rdi', 'mov rdi,QWORD PTR [rsi]', 'movq rax,xmm0', 'mov QWORD PTR [rax+0x8],rdi', 'ret')).toEqual([]);
  });
  test('a secret that is cleared', () => {
    expect(leaksIn('mov rax,QWORD PTR [rsi]', 'xor eax,eax', 'test rax,rax', 'je 4', 'ret')).toEqual([]);
  });
  test('a call that returns what is public', () => {
    expect(leaksIn('push rbx', 'mov rbx,QWORD PTR [rsi]', 'call 8', 'pop rbx', 'cmp eax,0x3', 'je 7', 'nop', 'ret', 'mov eax,0x3', 'mov QWORD PTR [rdi],rbx', 'ret')).toEqual([]);
  });
});

describe('code that leaks', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ['a jump by a secret bit', ['test BYTE PTR [rsi],0x1', 'jne 3', 'nop', 'ret'], [`1: ${JUMP}`]],
    ['a table that a secret is the index of', ['movzx eax,BYTE PTR [rsi]', 'mov rax,QWORD PTR [rdi+rax*8]', 'ret'], [`1: ${ADDRESS}`]],
    ['a store to a secret place', ['mov rax,QWORD PTR [rsi]', 'mov QWORD PTR [rdi+rax*8],rcx', 'ret'], [`1: ${ADDRESS}`]],
    ['a secret that went through the stack', ['push QWORD PTR [rsi]', 'pop rcx', 'cmp rcx,0x5', 'ja 5', 'nop', 'ret'], [`3: ${JUMP}`]],
    ['a secret in vector registers', ['vmovdqu ymm0,YMMWORD PTR [rsi]', 'vextracti128 xmm1,ymm0,0x1', 'vmovq rax,xmm1', 'test rax,rax', 'je 6', 'nop', 'ret'], [`4: ${JUMP}`]],
    ['a secret among the low halves of vector registers', ['vmovsd xmm0,QWORD PTR [rsi]', 'vmovsd xmm1,xmm2,xmm0', 'vmovq rax,xmm1', 'test rax,rax', 'je 5', 'ret'], [`4: ${JUMP}`]],
    ['a secret that was copied to the result', ['mov rax,QWORD PTR [rsi]', 'mov QWORD PTR [rdi],rax', 'cmp DWORD PTR [rdi+0x4],0x0', 'js 5', 'nop', 'ret'], [`3: ${JUMP}`]],
    ['a secret that reaches the condition in the second round', ['xor eax,eax', 'test eax,eax', 'jne 5', 'mov eax,DWORD PTR [rsi]', 'jmp 1', 'ret'], [`2: ${JUMP}`]],
    ['a jump in a function that is called', ['mov rax,QWORD PTR [rsi]', 'call 3', 'ret', 'shr rax,0x1', 'jb 6', 'nop', 'ret'], [`4: ${JUMP}`]],
    ['the carry that dec leaves', ['add rax,QWORD PTR [rsi]', 'dec ecx', 'jb 4', 'nop', 'ret'], [`2: ${JUMP}`]],
    ['a division', ['mov rax,QWORD PTR [rsi]', 'xor edx,edx', 'div rcx', 'ret'], ['2: the time of the instruction may depend on a secret']],
    ['a secret that came back from a vector register', ['mov rdi,QWORD PTR [rsi]', 'movq xmm0,rdi', 'movq rax,xmm0', 'mov QWORD PTR [rax],rdi', 'ret'], [`3: ${ADDRESS}`, '3: it is not known where this address points', '3: it is not known what this writes']],
    ['a pointer of which half was replaced', ['movq xmm0,rdi', 'movlps xmm0,QWORD PTR [rdi]', 'movq rax,xmm0', 'mov rcx,QWORD PTR [rax]', 'ret'], ['3: it is not known where this address points']],
    ['an address from nowhere', ['mov rax,QWORD PTR [rbx]', 'ret'], ['0: it is not known where this address points']],
  ])('%s', (_, lines, expected) => { expect(leaksIn(...lines)).toEqual(expected); });
});

describe('a buffer of which some bytes are secret', () => {
  const leaks = (line: string): number =>
    findLeaks(readCode(`   0:\t${line}\n   1:\tjne 2\n   2:\tret`), 0, [{ register: 'rdx', secret: true, bytes: { from: 32, to: 62 } }]).length;
  test.each([
    ['test BYTE PTR [rdx],0x1', 0], ['cmp QWORD PTR [rdx+0x18],0x0', 0], ['cmp QWORD PTR [rdx+0x1c],0x0', 1], ['cmp QWORD PTR [rdx+0x20],0x0', 1],
    ['test BYTE PTR [rdx+0x3d],0x1', 1], ['test BYTE PTR [rdx+0x40],0x1', 0], ['cmp BYTE PTR [rdx+rcx*8],0x0', 1],
  ])('%s: %d', (line, count) => { expect(leaks(line)).toBe(count); });
});

test('what cannot be followed is refused', () => {
  expect(() => leaksIn('jmp rax')).toThrow('a jump or call through a register or memory');
  expect(() => leaksIn('call 0', 'ret')).toThrow('calls nest too deeply');
  expect(() => leaksIn('nop')).toThrow('the code goes on where no instruction is');
  expect(() => readCode('nothing')).toThrow('no instructions');
});
