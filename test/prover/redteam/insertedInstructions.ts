import type { Insert } from './source.ts';
import { items } from '../../items.ts';

/** In all three: single instructions, among them those that a reader is likely to take for others. */
export const INSTRUCTIONS: readonly Insert[] = [
  ...items`
    nop; endbr64; cld; clc; stc; cmc; std; pause; lfence; ud2; int3; hlt; ret; emms; vzeroupper; fninit; leave; cqo
    cdqe; lahf; sahf; xlatb; lodsq; stosq; rdtsc; cpuid; retf`.map((text): Insert => [text, 'maybe', `!${text}`]),
  ...items`
    ret 8; ret 0; mov rax, rax; mov eax, eax; mov r11d, r11d; mov al, al; mov ah, al; mov ax, ax; mov rbx, rbx
    mov ebx, ebx; mov rbx, rsp; mov rsp, rsp; lea rax, [rax]; lea eax, [rax]; lea rsp, [rsp]; lea rax, [rax+rax*1]
    xchg rax, rax; xchg eax, eax; xchg ax, ax; xchg r8d, eax; xchg r8, r8; add rax, 0; adc rax, 0; sub rsp, 8
    add rsp, 8; and rsp, -1; or rax, rax; test rax, rax; cmp rax, rcx; xor r11, r11; xor eax, eax; shl rax, 0
    shl eax, 0; shl eax, 32; rol rax, 64; ror rax, 0; rol al, 8; rcl rax, 1; rcl rax, 0; sar rax, 64; shld ecx, edx, 0
    shld rcx, rdx, 64; shrd rcx, rdx, 0; shl rax, cl; shlx r11, rax, rcx; bswap eax; bswap rax; cmovc rax, rax
    cmovc eax, eax; cmovo r11, rax; cmovp r11, rax; setc r11b; setp r11b; bt rax, 0; bt rax, 70; bt rax, rcx
    bts rax, 1; btc eax, 3; popcnt r11, rax; tzcnt r11, rax; lzcnt r11, rax; bsf r11, rax; div rcx; imul r11, rax, 5
    imul r11, rax, 1000; imul rcx; mul rcx; mulx r11, r11, rcx; mulx r11, rdx, rcx; inc rax; dec r11; neg rax; not r11
    push qword [rsp]; push qword [rsp-8]; pop qword [rsp]; pop qword [rsp-8]; pop rsp; push rsp; push 1; push 100000
    push fs; push 0; mov qword [rsp], rax; mov qword [rsp-8], rax; mov qword [rsp-136], rax; mov qword [rsp+8], rax
    mov dword [rsp-4], 0; mov r11, qword [rsp]; mov r11, qword [rsp-64]; mov qword [rdi], rax; mov qword [rsi], rax
    mov r11, qword [rdi]; mov r11, qword [rsi+1024]; mov r11d, dword [rsi]; movzx r11d, byte [rsi]; movzx r11d, al
    movsx r11, al; mov byte [rsp-1], al; movq xmm0, rax; movq r11, xmm0; pxor xmm0, xmm0; movdqu xmm1, [rsi]
    movdqa xmm1, [rsi]; xadd rax, rcx; cmpxchg rax, rcx; xchg rax, qword [rsi]; prefetcht0 [rsi]; clflush [rdi]
    mov r11, qword [fs:0]; mov r11, qword [es:rsi]; mov r11, qword [ds:rsi]; andn r11, rax, rcx; bzhi r11, rax, rcx
    rorx r11, rax, 7; pdep r11, rax, rcx; adcx r11, rax; adox r11, rax; mov r11, qword [rel f]; lea r11, [rel f]
    mov r11d, dword [rel f+4]; add r11, qword [rel outside_1]; mov r11, qword [rel outside_1]; mov cr8, rax
    movnti [rdi], rax`.map((text): Insert => [text, 'maybe', `!${text}`]),
];
