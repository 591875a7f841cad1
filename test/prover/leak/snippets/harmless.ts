/** Code without a leak. */
import { decidedBy, shiftedBy, type Snippet } from './snippet.ts';
import { items } from '../../../items.ts';

export const HARMLESS: readonly Snippet[] = [
  ['a bit of memory at a public place', ['bt QWORD PTR [rdi],rcx', 'jb 2', 'ret']],
  ['a secret bit of memory at a public place', ['bt QWORD PTR [rsi],rcx', 'sbb rax,rax', 'ret']],
  ['a gather of secrets by public indices', ['vpgatherdd ymm0,DWORD PTR [rsi+ymm1*4],ymm2', 'ret']],
  ['a load of secrets under a public vector', ['vpmaskmovd ymm0,ymm1,YMMWORD PTR [rsi]', 'ret']],
  [
    'a loop that selects by a secret bit',
    items`
      mov ecx,0x8; mov rax,QWORD PTR [rsi+rcx*8-0x8]; and eax,0x1; cmp eax,0x1; cmove rax,QWORD PTR [rdi]
      mov QWORD PTR [rdi+0x8],rax; add rdx,rax; dec ecx; jne 1; ret`,
  ],
  [
    'a counter and a pointer that are spilled beside secrets',
    items`
      sub rsp,0x20; mov rax,QWORD PTR [rsi]; mov QWORD PTR [rsp],rax; mov DWORD PTR [rsp],0x4
      mov DWORD PTR [rsp+0x4],eax; mov QWORD PTR [rsp+0x8],rdi; mov rdx,QWORD PTR [rsp+0x8]; mov QWORD PTR [rdx],rax
      sub DWORD PTR [rsp],0x1; jne 6; add rsp,0x20; ret`,
  ],
  [
    'a secret that is moved as if it were a number',
    ['vmovsd xmm0,QWORD PTR [rsi]', 'vmovss xmm1,DWORD PTR [rsi]', 'vmovsd QWORD PTR [rdi],xmm0', 'ret'],
  ],
  [
    'a pointer that is kept in a vector register',
    ['movq xmm0,rdi', 'mov rdi,QWORD PTR [rsi]', 'movq rax,xmm0', 'mov QWORD PTR [rax+0x8],rdi', 'ret'],
  ],
  ['a secret that is cleared', ['mov rax,QWORD PTR [rsi]', 'xor eax,eax', 'test rax,rax', 'je 4', 'ret']],
  [
    'a call that returns what is public',
    items`
      push rbx; mov rbx,QWORD PTR [rsi]; call 8; pop rbx; cmp eax,0x3; je 7; nop; ret; mov eax,0x3
      mov QWORD PTR [rdi],rbx; ret`,
  ],
  [
    'a counter beside a chain of secret carries',
    items`
      mov ecx,0x4; xor eax,eax; mov rax,QWORD PTR [rsi]; adc rax,QWORD PTR [rsi+8]; mov QWORD PTR [rdi],rax; dec ecx
      jne 2; ret`,
  ],
  [
    'two chains of carries and a counter',
    items`
      mov ecx,0x4; adcx rax,QWORD PTR [rsi]; adox rdx,QWORD PTR [rsi]; lea rcx,[rcx-1]; mulx r8,r9,QWORD PTR [rsi]
      test rcx,rcx; jne 1; ret`,
  ],
  [
    'a swap under a mask',
    items`
      mov rax,QWORD PTR [rsi]; and eax,1; neg rax; mov rcx,QWORD PTR [rdi]; xor rcx,QWORD PTR [rdi+8]; and rcx,rax
      xor QWORD PTR [rdi],rcx; xor QWORD PTR [rdi+8],rcx; ret`,
  ],
  ['32 bits that clear the upper ones', ['mov rax,QWORD PTR [rsi]', 'mov eax,0x5', 'cmp rax,0x5', 'je 4', 'ret']],
  [
    'a byte that was public before it was extended',
    ['mov rax,QWORD PTR [rsi]', 'test ecx,ecx', 'sete al', 'movzx eax,al', 'test rax,rax', 'je 6', 'ret'],
  ],
  [
    'sbb of a public carry with itself',
    ['mov rax,QWORD PTR [rsi]', 'cmp ecx,edx', 'sbb rax,rax', ...decidedBy('test rax,rax').map(shiftedBy(3))],
  ],
  [
    'a pointer that is pushed, exchanged and popped',
    ['push rdi', 'mov rdi,QWORD PTR [rsi]', 'pop rax', 'xchg rax,rcx', 'mov QWORD PTR [rcx],rdi', 'ret'],
  ],
  [
    'pointers that are spilled as a vector',
    items`
      sub rsp,0x18; mov QWORD PTR [rsp],rdi; mov QWORD PTR [rsp+8],rsi; movups xmm0,XMMWORD PTR [rsp]
      movaps XMMWORD PTR [rsp-0x20],xmm0; mov rax,QWORD PTR [rsp-0x18]; mov rax,QWORD PTR [rax]
      mov rcx,QWORD PTR [rsp-0x20]; mov QWORD PTR [rcx],rax; add rsp,0x18; ret`,
  ],
  [
    'a public choice between two places of a buffer',
    items`lea rax,[rdi+0x20]; test ecx,ecx; cmove rax,rdi; mov rdx,QWORD PTR [rsi]; mov QWORD PTR [rax],rdx; ret`,
  ],
  [
    'a pointer that walks to the end of a buffer',
    items`lea rdx,[rdi+0x40]; mov rax,QWORD PTR [rsi]; mov QWORD PTR [rdi],rax; add rdi,0x8; cmp rdi,rdx; jne 1; ret`,
  ],
  [
    'a pointer that walks by single bytes',
    ['mov ecx,0x20', 'mov al,BYTE PTR [rsi]', 'mov BYTE PTR [rdi],al', 'inc rdi', 'inc rsi', 'dec ecx', 'jne 1', 'ret'],
  ],
  [
    'the distance of two places of a buffer as an index',
    ['lea rdx,[rdi+0x40]', 'sub rdx,rdi', 'mov rax,QWORD PTR [rdi+rdx]', 'ret'],
  ],
  [
    'a frame that is aligned, with rbp',
    items`
      push rbp; mov rbp,rsp; and rsp,-0x20; sub rsp,0x40; vmovdqu ymm0,YMMWORD PTR [rsi]
      vmovdqa YMMWORD PTR [rsp],ymm0; mov DWORD PTR [rsp+0x20],0x3; dec DWORD PTR [rsp+0x20]; jne 7; vzeroupper; leave
      ret`,
  ],
  [
    'a frame that is aligned as gcc does it, around a call',
    items`
      lea r10,[rsp+0x8]; and rsp,-0x20; push QWORD PTR [r10-0x8]; push rbp; mov rbp,rsp; push r10; sub rsp,0x28
      call 14; add rsp,0x28; pop r10; pop rbp; lea rsp,[r10-0x8]; ret; int3; mov rax,QWORD PTR [rsi]
      mov QWORD PTR [rsp-0x10],rax; ret`,
  ],
  ['an argument on the stack', ['mov rax,QWORD PTR [rsp+0x8]', 'test rax,rax', 'je 3', 'ret']],
  [
    'a table with a public index',
    ['lea rdx,[rip+TABLE]', 'mov ecx,ecx', 'mov rax,QWORD PTR [rdx+rcx*8]', 'test rax,rax', 'je 5', 'ret'],
  ],
  ['a variable', ['mov rax,QWORD PTR [rip+GLOBAL]', 'inc QWORD PTR [rip+GLOBAL]', 'test rax,rax', 'je 4', 'ret']],
  [
    'public data between secrets',
    items`
      mov rax,QWORD PTR [rsi]; mov QWORD PTR [rdi],rax; mov QWORD PTR [rdi+0x10],rax; cmp QWORD PTR [rdi+0x8],0x0
      je 5; ret`,
  ],
  ['a secret that was overwritten', ['mov QWORD PTR [rsi],0x0', 'cmp QWORD PTR [rsi],0x0', 'je 3', 'ret']],
  [
    'half a vector that VEX cleared',
    items`
      vmovdqu ymm0,YMMWORD PTR [rsi]; vmovdqu xmm0,XMMWORD PTR [rdi]; vextracti128 xmm1,ymm0,0x0; vmovq rax,xmm1
      test rax,rax; je 6; ret`,
  ],
  [
    'a vector that cancels out',
    ['vmovdqu ymm0,YMMWORD PTR [rsi]', 'vpxor xmm0,xmm0,xmm0', 'vmovq rax,xmm0', 'test rax,rax', 'je 5', 'ret'],
  ],
  [
    'secrets stored under a public mask',
    items`
      kmovd k1,ecx; vmovdqu32 zmm0,ZMMWORD PTR [rsi]; vmovdqu32 ZMMWORD PTR [rdi]{k1},zmm0; kortestw k1,k1; je 5; ret`,
  ],
  [
    'ones in a mask that was secret',
    ['kmovq k1,QWORD PTR [rsi]', 'kxnorq k1,k1,k1', 'kmovq rax,k1', 'test rax,rax', 'je 5', 'ret'],
  ],
  [
    'flags of a public comparison that a product leaves',
    items`
      cmp ecx,edx; mulx r8,r9,QWORD PTR [rsi]; rorx rax,QWORD PTR [rsi],0x3; shlx rax,QWORD PTR [rsi],rax; jne 5; ret`,
  ],
  [
    'the zero flag beside a bit test of a secret',
    ['mov rax,QWORD PTR [rsi]', 'cmp ecx,edx', 'bt rax,0x5', 'je 4', 'ret'],
  ],
  ['a constant shift behind a secret carry', ['add rax,QWORD PTR [rsi]', 'shr ecx,0x3', 'jb 3', 'ret']],
  [
    'nothing in many ways',
    items`
      endbr64; nop; nop DWORD PTR [rax+rax*1+0x0]; .byte 0x66,0x2e,0x0f,0x1f,0x84,0x00,0x00,0x00,0x00,0x00; xchg ax,ax
      repz ret`,
  ],
  ['a jump into another function', ['mov rax,QWORD PTR [rsi]', 'jmp 3', 'int3', 'mov QWORD PTR [rdi],rax', 'ret']],
  ['a way that ends in a trap', ['test ecx,ecx', 'je 3', 'ret', 'ud2']],
  [
    'a callee with public and with secret arguments',
    items`
      mov eax,ecx; call 8; test eax,eax; je 4; mov eax,DWORD PTR [rsi]; call 8; mov DWORD PTR [rdi],eax; ret
      add eax,0x1; ret`,
  ],
  ['a return address that is only looked at', ['call 2', 'ret', 'mov rax,QWORD PTR [rsp]', 'ret']],
  [
    'the red zone',
    items`
      mov rax,QWORD PTR [rsi]; mov QWORD PTR [rsp-0x8],rax; mov DWORD PTR [rsp-0x10],0x2; dec DWORD PTR [rsp-0x10]
      jne 3; ret`,
  ],
  [
    'public bytes that are stored anywhere beside an address',
    ['push rdi', 'mov BYTE PTR [rsp+rcx*1-0x40],0x5', 'pop rax', 'cmp BYTE PTR [rax],0x0', 'je 5', 'ret'],
  ],
  [
    'sign bytes of vectors that are public',
    ['vmovdqu ymm0,YMMWORD PTR [rdi]', 'vpmovmskb eax,ymm0', 'test eax,eax', 'je 4', 'vzeroupper', 'ret'],
  ],
];
