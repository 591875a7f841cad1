/** Code with a leak, and what is to be said of it: ways of a secret through jumps, memory, stack and calls. */
import { ADDRESS, decidedBy, type Expected, JUMP, shiftedBy, TIME } from './snippet.ts';
import { items } from '../../../items.ts';

export const LEAKY: readonly Expected[] = [
  ['a jump by a secret bit', ['test BYTE PTR [rsi],0x1', 'jne 3', 'nop', 'ret'], [`1: ${JUMP}`]],
  [
    'a table that a secret is the index of',
    ['movzx eax,BYTE PTR [rsi]', 'mov rax,QWORD PTR [rdi+rax*8]', 'ret'],
    [`1: ${ADDRESS}`],
  ],
  ['a store to a secret place', ['mov rax,QWORD PTR [rsi]', 'mov QWORD PTR [rdi+rax*8],rcx', 'ret'], [`1: ${ADDRESS}`]],
  [
    'a secret that went through the stack',
    ['push QWORD PTR [rsi]', 'pop rcx', 'cmp rcx,0x5', 'ja 5', 'nop', 'ret'],
    [`3: ${JUMP}`],
  ],
  [
    'a secret in vector registers',
    items`vmovdqu ymm0,YMMWORD PTR [rsi]; vextracti128 xmm1,ymm0,0x1; vmovq rax,xmm1; test rax,rax; je 6; nop; ret`,
    [`4: ${JUMP}`],
  ],
  [
    'a secret among the low halves of vector registers',
    ['vmovsd xmm0,QWORD PTR [rsi]', 'vmovsd xmm1,xmm2,xmm0', 'vmovq rax,xmm1', 'test rax,rax', 'je 5', 'ret'],
    [`4: ${JUMP}`],
  ],
  [
    'a secret that was copied to the result',
    ['mov rax,QWORD PTR [rsi]', 'mov QWORD PTR [rdi],rax', 'cmp DWORD PTR [rdi+0x4],0x0', 'js 5', 'nop', 'ret'],
    [`3: ${JUMP}`],
  ],
  [
    'a secret buffer that is compared byte by byte',
    ['mov al,BYTE PTR [rsi+rcx*1]', 'cmp al,BYTE PTR [rdi+rcx*1]', 'jne 6', 'inc rcx', 'cmp rcx,0x20', 'jne 0', 'ret'],
    [`2: ${JUMP}`],
  ],
  [
    'a secret that reaches the condition in the second round',
    ['xor eax,eax', 'test eax,eax', 'jne 5', 'mov eax,DWORD PTR [rsi]', 'jmp 1', 'ret'],
    [`2: ${JUMP}`],
  ],
  [
    'a jump in a function that is called',
    ['mov rax,QWORD PTR [rsi]', 'call 3', 'ret', 'shr rax,0x1', 'jb 6', 'nop', 'ret'],
    [`4: ${JUMP}`],
  ],
  [
    'what a callee left on the stack',
    [
      'mov rax,QWORD PTR [rsi]',
      'call 6',
      ...decidedBy('cmp QWORD PTR [rsp-0x10],0x0').map(shiftedBy(2)),
      'push rax',
      'pop rcx',
      'ret',
    ],
    [`3: ${JUMP}`],
  ],
  [
    'a variable',
    [
      'mov rax,QWORD PTR [rsi]',
      'mov QWORD PTR [rip+GLOBAL],rax',
      ...decidedBy('cmp DWORD PTR [rip+GLOBAL+4],0x0').map(shiftedBy(2)),
    ],
    [`3: ${JUMP}`],
  ],
  [
    'a table of constants by a secret',
    ['mov eax,DWORD PTR [rsi]', 'lea rdx,[rip+TABLE]', 'mov rcx,QWORD PTR [rdx+rax*8]', 'ret'],
    [`2: ${ADDRESS}`],
  ],
  [
    'a call that returns a secret',
    ['call 4', 'test eax,eax', 'je 3', 'ret', 'movsxd rax,DWORD PTR [rsi]', 'ret'],
    [`2: ${JUMP}`],
  ],
  ['a division by a secret', ['xor edx,edx', 'mov eax,ecx', 'div DWORD PTR [rsi]', 'ret'], [`2: ${TIME}`]],
  ['counting zeros', ['lzcnt rax,QWORD PTR [rsi]', 'ret'], [`0: ${TIME}`]],
  ['bits that are gathered', ['pext rax,rcx,QWORD PTR [rsi]', 'ret'], [`0: ${TIME}`]],
  ['a secret number of rounds', ['mov ecx,DWORD PTR [rsi]', 'dec ecx', 'jne 1', 'ret'], [`2: ${JUMP}`]],
  [
    'a secret on one of two paths',
    ['xor eax,eax', 'test ecx,ecx', 'je 4', 'mov eax,DWORD PTR [rsi]', ...decidedBy('test eax,eax').map(shiftedBy(4))],
    [`5: ${JUMP}`],
  ],
  [
    'a stack that is looked up by a secret',
    ['mov eax,DWORD PTR [rsi]', 'mov QWORD PTR [rsp-0x8],rcx', 'mov rcx,QWORD PTR [rsp+rax*8-0x40]', 'ret'],
    [`2: ${ADDRESS}`],
  ],
];
