/** What single instructions make of a secret, in code with a leak. */
import { ADDRESS, decidedBy, type Expected, JUMP, MASK, shiftedBy, TIME } from './snippet.ts';
import { items } from '../../../items.ts';

export const LEAKY_INSTRUCTIONS: readonly Expected[] = [
  ['the carry that dec leaves', ['add rax,QWORD PTR [rsi]', 'dec ecx', 'jb 4', 'nop', 'ret'], [`2: ${JUMP}`]],
  ['a bit of memory at a secret place', ['mov rax,QWORD PTR [rsi]', 'bt QWORD PTR [rdi],rax', 'ret'], [`1: ${MASK}`]],
  [
    'a bit of memory that is set at a secret place',
    ['movzx eax,WORD PTR [rsi]', 'bts WORD PTR [rdi],ax', 'ret'],
    [`1: ${MASK}`],
  ],
  ['a secret bit of memory at a public place', ['bt DWORD PTR [rsi],ecx', 'jb 3', 'nop', 'ret'], [`1: ${JUMP}`]],
  ['a division', ['mov rax,QWORD PTR [rsi]', 'xor edx,edx', 'div rcx', 'ret'], [`2: ${TIME}`]],
  [
    'a secret that came back from a vector register',
    ['mov rdi,QWORD PTR [rsi]', 'movq xmm0,rdi', 'movq rax,xmm0', 'mov QWORD PTR [rax],rdi', 'ret'],
    [`3: ${ADDRESS}`],
  ],
  ['cwd', ['mov ax,WORD PTR [rsi]', 'cwd', 'test dx,dx', 'je 4', 'ret'], [`3: ${JUMP}`]],
  [
    'cdq, above which rax stays',
    ['mov rax,QWORD PTR [rsi]', 'cdq', 'shr rax,0x20', ...decidedBy('test eax,eax').map(shiftedBy(3))],
    [`4: ${JUMP}`],
  ],
  ['cqo', ['mov rax,QWORD PTR [rsi]', 'cqo', ...decidedBy('test rdx,rdx').map(shiftedBy(2))], [`3: ${JUMP}`]],
  [
    'leave',
    [
      ...items`push rbp; mov rbp,rsp; mov rax,QWORD PTR [rsi]; mov QWORD PTR [rbp],rax; leave`,
      ...decidedBy('test rbp,rbp').map(shiftedBy(5)),
    ],
    [`6: ${JUMP}`],
  ],
  ['a secret as the return address', ['push QWORD PTR [rsi]', 'ret'], [`1: ${JUMP}`]],
  [
    'p + secret - p',
    ['mov rax,QWORD PTR [rsi]', 'add rax,rdi', 'sub rax,rdi', 'mov rcx,QWORD PTR [rdi+rax]', 'ret'],
    [`3: ${ADDRESS}`],
  ],
  [
    'lea of a pointer and a secret',
    ['mov rax,QWORD PTR [rsi]', 'lea rax,[rdi+rax*4+0x8]', 'mov rcx,QWORD PTR [rax]', 'ret'],
    [`2: ${ADDRESS}`],
  ],
  [
    'lea of 32 bits',
    ['mov rax,QWORD PTR [rsi]', 'lea ecx,[rax+rax*2]', ...decidedBy('test ecx,ecx').map(shiftedBy(2))],
    [`3: ${JUMP}`],
  ],
  [
    'a choice of pointers by a secret',
    ['lea rax,[rdi+0x40]', 'test BYTE PTR [rsi],0x1', 'cmove rax,rdi', 'mov rcx,QWORD PTR [rax]', 'ret'],
    [`3: ${ADDRESS}`],
  ],
  [
    'a high byte that is written',
    ['mov ah,BYTE PTR [rsi]', ...decidedBy('test eax,eax').map(shiftedBy(1))],
    [`2: ${JUMP}`],
  ],
  [
    'a high byte that is read',
    ['mov eax,DWORD PTR [rsi]', ...decidedBy('test ah,ah').map(shiftedBy(1))],
    [`2: ${JUMP}`],
  ],
  [
    '16 bits that leave the others',
    ['mov rax,QWORD PTR [rsi]', 'mov ax,0x0', ...decidedBy('test rax,rax').map(shiftedBy(2))],
    [`3: ${JUMP}`],
  ],
  [
    '8 bits that leave the others',
    ['mov rax,QWORD PTR [rsi]', 'mov al,0x0', ...decidedBy('test rax,rax').map(shiftedBy(2))],
    [`3: ${JUMP}`],
  ],
  [
    'a secret by set',
    ['cmp ecx,DWORD PTR [rsi]', 'setb al', ...decidedBy('test al,al').map(shiftedBy(2))],
    [`3: ${JUMP}`],
  ],
  [
    'a secret by sbb',
    ['cmp rcx,QWORD PTR [rsi]', 'sbb rax,rax', ...decidedBy('test rax,rax').map(shiftedBy(2))],
    [`3: ${JUMP}`],
  ],
  [
    'a secret by adc of zeros',
    ['add rcx,QWORD PTR [rsi]', 'mov eax,0x0', 'adc rax,0x0', ...decidedBy('test rax,rax').map(shiftedBy(3))],
    [`4: ${JUMP}`],
  ],
  ['the overflow that adox leaves', ['xor eax,eax', 'adox rcx,QWORD PTR [rsi]', 'jo 4', 'nop', 'ret'], [`2: ${JUMP}`]],
  ['the carry that inc leaves', ['add rax,QWORD PTR [rsi]', 'inc ecx', 'jb 4', 'nop', 'ret'], [`2: ${JUMP}`]],
  ['the zero that bt leaves', ['cmp eax,DWORD PTR [rsi]', 'bt rcx,0x1', 'je 4', 'nop', 'ret'], [`2: ${JUMP}`]],
  [
    'the zero that a shift by cl may leave',
    ['cmp eax,DWORD PTR [rsi]', 'shl edx,cl', 'je 4', 'nop', 'ret'],
    [`2: ${JUMP}`],
  ],
  [
    'the zero that a shift by nothing leaves',
    ['cmp eax,DWORD PTR [rsi]', 'shl edx,0x20', 'je 4', 'nop', 'ret'],
    [`2: ${JUMP}`],
  ],
  ['the zero that clc leaves', ['cmp eax,DWORD PTR [rsi]', 'clc', 'je 4', 'nop', 'ret'], [`2: ${JUMP}`]],
  [
    'a flag that a product leaves undefined',
    ['mov rax,QWORD PTR [rsi]', 'mul rcx', 'je 4', 'nop', 'ret'],
    [`2: ${JUMP}`],
  ],
  [
    'a flag that a secret undefined product may leave',
    ['cmp eax,DWORD PTR [rsi]', 'imul edx,ecx', 'je 4', 'nop', 'ret'],
    [`2: ${JUMP}`],
  ],
  ['parity', ['xor al,BYTE PTR [rsi]', 'jp 3', 'nop', 'ret'], [`1: ${JUMP}`]],
  [
    'a shift by a secret count',
    ['mov rcx,QWORD PTR [rsi]', 'mov eax,0x1', 'shl rax,cl', ...decidedBy('test rax,rax').map(shiftedBy(3))],
    [`4: ${JUMP}`],
  ],
  [
    'a rotation through the carry',
    ['add rcx,QWORD PTR [rsi]', 'mov eax,0x0', 'rcl rax,0x1', ...decidedBy('test rax,rax').map(shiftedBy(3))],
    [`4: ${JUMP}`],
  ],
  [
    'a shift of two words',
    ['mov rdx,QWORD PTR [rsi]', 'xor eax,eax', 'shld rax,rdx,0x1', ...decidedBy('test rax,rax').map(shiftedBy(3))],
    [`4: ${JUMP}`],
  ],
  [
    'the high half of a product',
    ['mov rax,QWORD PTR [rsi]', 'mul rcx', ...decidedBy('test rdx,rdx').map(shiftedBy(2))],
    [`3: ${JUMP}`],
  ],
  ['mulx', ['mov rdx,QWORD PTR [rsi]', 'mulx r8,r9,rcx', ...decidedBy('test r8,r8').map(shiftedBy(2))], [`3: ${JUMP}`]],
  [
    'bytes in another order',
    ['movbe rax,QWORD PTR [rsi]', 'bswap rax', ...decidedBy('test rax,rax').map(shiftedBy(2))],
    [`3: ${JUMP}`],
  ],
  [
    'an exchange',
    ['mov rax,QWORD PTR [rsi]', 'xor ecx,ecx', 'xchg rax,rcx', ...decidedBy('test rcx,rcx').map(shiftedBy(3))],
    [`4: ${JUMP}`],
  ],
  [
    'an exchange with memory',
    ['mov rax,QWORD PTR [rsi]', 'xchg QWORD PTR [rdi],rax', ...decidedBy('cmp QWORD PTR [rdi],0x0').map(shiftedBy(2))],
    [`3: ${JUMP}`],
  ],
  [
    'an element of a vector',
    [
      'pxor xmm0,xmm0',
      'pinsrq xmm0,QWORD PTR [rsi],0x1',
      'pextrq rax,xmm0,0x1',
      ...decidedBy('test rax,rax').map(shiftedBy(3)),
    ],
    [`4: ${JUMP}`],
  ],
  [
    'the upper half that a legacy instruction leaves',
    [
      ...items`vmovdqu ymm0,YMMWORD PTR [rsi]; movdqa xmm0,xmm1; vextracti128 xmm2,ymm0,0x1; vmovq rax,xmm2`,
      ...decidedBy('test rax,rax').map(shiftedBy(4)),
    ],
    [`5: ${JUMP}`],
  ],
  [
    'the upper element that movsd leaves',
    [
      'movdqu xmm0,XMMWORD PTR [rsi]',
      'movsd xmm0,xmm1',
      'pextrq rax,xmm0,0x1',
      ...decidedBy('test rax,rax').map(shiftedBy(3)),
    ],
    [`4: ${JUMP}`],
  ],
  [
    'the lower half that vzeroupper leaves',
    ['vmovdqu ymm0,YMMWORD PTR [rsi]', 'vzeroupper', 'vmovq rax,xmm0', ...decidedBy('test rax,rax').map(shiftedBy(3))],
    [`4: ${JUMP}`],
  ],
  [
    'signs of a vector',
    ['vmovdqu ymm0,YMMWORD PTR [rsi]', 'vpmovmskb eax,ymm0', ...decidedBy('test eax,eax').map(shiftedBy(2))],
    [`3: ${JUMP}`],
  ],
  ['the test of a vector', ['movdqu xmm0,XMMWORD PTR [rsi]', 'ptest xmm0,xmm0', 'je 4', 'nop', 'ret'], [`2: ${JUMP}`]],
  [
    'a comparison into a mask',
    ['vmovdqu64 zmm0,ZMMWORD PTR [rsi]', 'vpcmpeqd k1,zmm0,zmm1', 'kortestw k1,k1', 'je 5', 'nop', 'ret'],
    [`3: ${JUMP}`],
  ],
  [
    'a mask as a number',
    ['kmovq k1,QWORD PTR [rsi]', 'kmovq rax,k1', ...decidedBy('test rax,rax').map(shiftedBy(2))],
    [`3: ${JUMP}`],
  ],
  [
    'a store under a secret mask',
    ['kmovq k1,QWORD PTR [rsi]', 'vmovdqu8 ZMMWORD PTR [rdi]{k1},zmm0', 'ret'],
    ['1: which bytes of memory are accessed depends on a secret'],
  ],
  [
    'what a mask leaves of a secret',
    [
      ...items`vmovdqu64 zmm0,ZMMWORD PTR [rsi]; kmovd k1,ecx; vmovdqa64 zmm0{k1},zmm1; vmovq rax,xmm0`,
      ...decidedBy('test rax,rax').map(shiftedBy(4)),
    ],
    [`5: ${JUMP}`],
  ],
];
