/* 25519 add (loose), modulo 2^255 - 19 */
/* 22 instructions; 8.5 cycles, 1.035 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic) */
/* constant time: proved for all inputs (basic) */
/* IR = specification: proved for all inputs (basic, 3 cases) */
/* asm = IR: tested on 10000 inputs */
/* asm = specification: tested on 100000 inputs */
/* found by Fieldwright, seed 1, 2026-11-21T04:43:40.204Z */
/* npm run optimize -- --curve 25519 --op add --seed 1 --budget 40s */
/* sha256 of the code: c4758a249cfb42f420d5d453a77be3b3ab80c02c117aba455ff4437a8d2c1cd0 */
        .intel_syntax noprefix
        .text
        .globl  fe25519_add_loose
        .type   fe25519_add_loose, @function
        .p2align 6
fe25519_add_loose:
        .cfi_startproc
        mov rax, [rdx]
        add rax, [rsi]
        mov r8, [rdx+0x8]
        adc r8, [rsi+0x8]
        mov r9, [rdx+0x10]
        adc r9, [rsi+0x10]
        mov r10, [rdx+0x18]
        adc r10, [rsi+0x18]
        sbb r11, r11
        and r11, 0x26
        add r11, rax
        adc r8, 0x0
        adc r9, 0x0
        adc r10, 0x0
        sbb rax, rax
        and rax, 0x26
        add rax, r11
        mov [rdi], rax
        mov [rdi+0x8], r8
        mov [rdi+0x18], r10
        mov [rdi+0x10], r9
        ret
        .cfi_endproc
        .size   fe25519_add_loose, .-fe25519_add_loose
        .section .note.GNU-stack, "", @progbits
