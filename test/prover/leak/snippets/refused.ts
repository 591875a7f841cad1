/** Code that is not understood, and what is to be said of it. */
import { ADDRESS, decidedBy, type Expected, JUMP, shiftedBy, UNKNOWN } from './snippet.ts';
import { items } from '../../../items.ts';

/** What may have been overwritten, or never was written, is neither proved nor reported. */
const UNSURE_JUMP = `it is not known whether ${JUMP}`;

export const REFUSED: readonly Expected[] = [
  ['jrcxz', ['mov rcx,QWORD PTR [rsi]', 'jrcxz 3', 'nop', 'ret'], ['1: not in the table']],
  ['loop', ['mov rcx,QWORD PTR [rsi]', 'loop 1', 'ret'], ['1: not in the table']],
  ['lahf', ['cmp eax,DWORD PTR [rsi]', 'lahf', 'ret'], ['1: not in the table']],
  ['sahf', ['mov eax,DWORD PTR [rsi]', 'sahf', 'ret'], ['1: not in the table']],
  ['pushf', ['cmp eax,DWORD PTR [rsi]', 'pushf', 'pop rax', 'ret'], ['1: not in the table']],
  ['popf', ['push QWORD PTR [rsi]', 'popf', 'je 3', 'ret'], ['1: not in the table']],
  ['enter', ['enter 0x10,0x0', 'leave', 'ret'], ['0: not in the table']],
  ['a prefetch', ['mov rax,QWORD PTR [rsi]', 'prefetcht0 BYTE PTR [rdi+rax]', 'ret'], ['1: not in the table']],
  ['a flush', ['mov rax,QWORD PTR [rsi]', 'clflush BYTE PTR [rdi+rax]', 'ret'], ['1: not in the table']],
  ['a square root', ['sqrtsd xmm0,QWORD PTR [rsi]', 'ret'], ['0: not in the table']],
  ['the system', ['syscall', 'ret'], ['0: not in the table']],
  ['a locked sum', ['mov rax,QWORD PTR [rsi]', 'lock add QWORD PTR [rdi],rax', 'ret'], ['1: the instruction is not']],
  ['another segment', ['mov rax,QWORD PTR fs:[0x28]', 'ret'], ['0: a prefix that is not part']],
  ['an address of 32 bits', ['mov rax,QWORD PTR [esi]', 'ret'], ['0: a prefix that is not part']],
  ['a jump through a register', ['jmp rax'], ['0: not in the table']],
  ['a call through memory', ['call QWORD PTR [rsi]', 'ret'], ['0: not in the table']],
  [
    'a callee that changes its return address',
    ['call 2', 'ret', 'mov QWORD PTR [rsp],rdi', 'ret'],
    ['3: it does not return to where its call was'],
  ],
  [
    'a callee that returns twice',
    ['call 2', 'ret', 'add rsp,0x8', 'ret'],
    ['3: it does not return to where its call was'],
  ],
  ['a number as the return address', ['push 0x1000', 'ret'], ['1: it does not return to where its call was']],
  ['recursion', ['call 0', 'ret'], ['0: recursion']],
  ['two functions that call each other', ['call 2', 'ret', 'call 0', 'ret'], ['2: recursion']],
  [
    'calls without measure',
    [
      ...Array.from({ length: 14 }, (_, k) => [0, 1, 2, 3].map((i) => (i < 3 ? `call ${4 * k + 4}` : 'ret'))).flat(),
      'ret',
    ],
    ['0: the analysis does not come to an end'],
  ],
  ['code that runs on', ['nop', '.byte 0x06'], ['1: the code goes on where no instruction is']],
  ['a loop without an end', ['test ecx,ecx', 'je 3', 'ret', 'jmp 3'], ['3: the code never ends']],
  ['nothing but a trap', ['ud2'], ['0: the function never returns']],
  [
    'a pointer of which half was replaced',
    ['movq xmm0,rdi', 'movlps xmm0,QWORD PTR [rdi]', 'movq rax,xmm0', 'mov rcx,QWORD PTR [rax]', 'ret'],
    [`3: ${UNKNOWN}`],
  ],
  ['an address from nowhere', ['mov rax,QWORD PTR [rbx]', 'ret'], [`0: ${UNKNOWN}`]],
  ['an address out of memory', ['mov rax,QWORD PTR [rdi]', 'mov rax,QWORD PTR [rax]', 'ret'], [`1: ${UNKNOWN}`]],
  [
    'a distance between two buffers',
    ['mov rax,rsi', 'sub rax,rdi', 'mov rcx,QWORD PTR [rdi+rax]', 'ret'],
    [`2: ${UNKNOWN}`],
  ],
  ['a sum of two addresses', ['lea rax,[rdi+rsi]', 'mov rcx,QWORD PTR [rax]', 'ret'], [`1: ${UNKNOWN}`]],
  [
    'a pointer that may have been overwritten',
    ['push rdi', 'mov QWORD PTR [rsp+rcx*8],rsi', 'pop rax', 'mov rax,QWORD PTR [rax]', 'ret'],
    [`3: ${UNKNOWN}`],
  ],
  [
    'a constant that is written',
    ['mov QWORD PTR [rip+TABLE],rax', 'ret'],
    ['0: it writes to memory that cannot be written'],
  ],
  ['a stack pointer from nowhere', ['mov rsp,rcx', 'ret'], ['0: the stack pointer is not known']],
  ['a stack of unknown size', ['sub rsp,rcx', 'ret'], ['0: the stack pointer is not known']],
  [
    'paths with different stacks',
    ['test ecx,ecx', 'je 3', 'push rax', 'nop', 'ret'],
    ['3: the stack pointer is not known'],
  ],
  [
    'a frame that is gone',
    ['push rbp', 'mov rbp,rsp', 'and rsp,-0x20', 'lea rax,[rsp-0x10]', 'leave', 'mov QWORD PTR [rax],rcx', 'ret'],
    ['5: a stack frame that is no longer there'],
  ],
  [
    'a frame that is written from outside',
    ['push rbp', 'mov rbp,rsp', 'and rsp,-0x20', 'mov QWORD PTR [rbp-0x10],rcx', 'leave', 'ret'],
    ['3: it writes below a stack that was aligned anew'],
  ],
  [
    'what a masked store leaves of a secret',
    [
      ...items`mov rax,QWORD PTR [rsi]; mov QWORD PTR [rdi],rax; kmovd k1,ecx; vmovdqu8 ZMMWORD PTR [rdi]{k1},zmm1`,
      ...decidedBy('cmp QWORD PTR [rdi],0x0').map(shiftedBy(4)),
    ],
    [`5: ${UNSURE_JUMP}`],
  ],
  [
    'a secret that is stored anywhere',
    [
      'mov rax,QWORD PTR [rsi]',
      'mov QWORD PTR [rdi+rcx*8],rax',
      ...decidedBy('cmp QWORD PTR [rdi+0x8],0x0').map(shiftedBy(2)),
    ],
    [`3: ${UNSURE_JUMP}`],
  ],
  [
    'a secret that may have been overwritten',
    [
      'mov rax,QWORD PTR [rsi]',
      'mov QWORD PTR [rdi+0x8],rax',
      'mov QWORD PTR [rdi+rcx*8],0x0',
      ...decidedBy('cmp QWORD PTR [rdi+0x8],0x0').map(shiftedBy(3)),
    ],
    [`4: ${UNSURE_JUMP}`],
  ],
  [
    'a secret buffer that may have been overwritten',
    ['mov QWORD PTR [rsi+rcx*8],0x0', ...decidedBy('cmp QWORD PTR [rsi],0x0').map(shiftedBy(1))],
    [`2: ${UNSURE_JUMP}`],
  ],
  [
    'a secret that is loaded from anywhere',
    [
      'mov rax,QWORD PTR [rsi]',
      'mov QWORD PTR [rdi+0x8],rax',
      ...decidedBy('cmp QWORD PTR [rdi+rcx*8],0x0').map(shiftedBy(2)),
    ],
    [`3: ${UNSURE_JUMP}`],
  ],
  [
    'what an aligned frame left on the stack',
    [
      ...items`push rbp; mov rbp,rsp; mov QWORD PTR [rsp-0x20],0x0; and rsp,-0x20; push QWORD PTR [rsi]; leave`,
      ...decidedBy('cmp QWORD PTR [rsp-0x28],0x0').map(shiftedBy(6)),
    ],
    [`7: ${UNSURE_JUMP}`],
  ],
  [
    'what is below a frame inside of which the stack was aligned',
    items`
      push rbp; mov rbp,rsp; mov QWORD PTR [rbp-0x18],0x0; and rsp,-0x20; push QWORD PTR [rsi]
      cmp QWORD PTR [rbp-0x18],0x0; jne 7; leave; ret`,
    [`6: ${UNSURE_JUMP}`],
  ],
  [
    'what an aligned frame left above rsp',
    items`
      push rbp; mov rbp,rsp; mov QWORD PTR [rsp-0x10],0x0; and rsp,-0x20; push QWORD PTR [rsi]; lea rsp,[rbp-0x18]
      cmp QWORD PTR [rsp+0x8],0x0; jne 8; leave; ret`,
    [`7: ${UNSURE_JUMP}`],
  ],
  [
    'a loop that counts on the stack beside secrets that it stores there, as gcc -O0 writes it',
    items`
      mov QWORD PTR [rsp-0x8],0x0; mov rax,QWORD PTR [rsp-0x8]; mov rdx,QWORD PTR [rsi+rax*8]
      mov QWORD PTR [rsp+rax*8-0x48],rdx; add QWORD PTR [rsp-0x8],0x1; cmp QWORD PTR [rsp-0x8],0x3; jle 1; ret`,
    [`2: it is not known whether ${ADDRESS}`, `3: it is not known whether ${ADDRESS}`, `6: ${UNSURE_JUMP}`],
  ],
  [
    'eight public bytes that are stored anywhere beside an address, which may be another one',
    ['push rdi', 'mov QWORD PTR [rsp+rcx*8-0x40],rdx', 'pop rax', 'cmp BYTE PTR [rax],0x0', 'je 5', 'ret'],
    [`3: ${UNKNOWN}`],
  ],
  [
    'a secret byte that is stored anywhere beside an address',
    items`mov al,BYTE PTR [rsi]; push rdi; mov BYTE PTR [rsp+rcx*1-0x40],al; pop rax; cmp BYTE PTR [rax],0x0; ret`,
    ['4: it is not known whether an address depends on a secret'],
  ],
];
