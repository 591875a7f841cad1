/* 25519 mul121665 (loose), modulo 2^255 - 19 */
/* 25 instructions; 8.5 cycles, 1.306 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic) */
/* constant time: proved for all inputs (basic) */
/* IR = specification: proved for all inputs (basic, 1 case) */
/* asm = IR: tested on 4000 inputs */
/* asm = specification: tested on 100000 inputs */
/* found by Fieldwright, seed 1, 2026-11-21T04:59:05.924Z */
/* npm run optimize -- --curve 25519 --op mul121665 --seed 1 --budget 30s */
/* sha256 of the code: ecf130ee09f5b5b8c81cbd719360e1143edcaab1d9128542a3a29b1a428b0595 */
        .intel_syntax noprefix
        .text
        .globl  fe25519_mul121665_loose
        .type   fe25519_mul121665_loose, @function
        .p2align 6
fe25519_mul121665_loose:
        .cfi_startproc
        mov rdx, [rsi]
        mulx rax, r8, [rip+.Lfe25519_mul121665_loose_c0]
        mov rdx, [rsi+0x8]
        mulx r9, r10, [rip+.Lfe25519_mul121665_loose_c0]
        add r10, rax
        mov edx, 0x1db41
        mulx rax, r11, [rsi+0x10]
        mulx rcx, rsi, [rsi+0x18]
        adc r11, r9
        adc rax, rsi
        adc rcx, 0x0
        mov r9, rax
        shrd r9, rcx, 0x3f
        mov ecx, 0x3f
        bzhi rax, rax, rcx
        imul r9, r9, 0x13
        add r9, r8
        mov [rdi], r9
        adc r10, 0x0
        adc r11, 0x0
        mov [rdi+0x10], r11
        adc rax, 0x0
        mov [rdi+0x18], rax
        mov [rdi+0x8], r10
        ret
        .cfi_endproc
        .balign 8, 0xcc
.Lfe25519_mul121665_loose_c0: .quad 0x1db41
        .size   fe25519_mul121665_loose, .-fe25519_mul121665_loose
        .section .note.GNU-stack, "", @progbits
