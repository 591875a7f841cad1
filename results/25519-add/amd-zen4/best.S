/* 25519 add (loose), modulo 2^255 - 19 */
/* 22 instructions; 8.5 cycles, 1.011 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic) */
/* constant time: proved for all inputs (basic) */
/* IR = specification: proved for all inputs (basic, 3 cases) */
/* asm = IR: tested on 10000 inputs */
/* asm = specification: tested on 100000 inputs */
/* found by Fieldwright, seed 1, 2026-11-21T04:58:02.779Z */
/* npm run optimize -- --curve 25519 --op add --seed 1 --budget 30s */
/* sha256 of the code: 774e4c5381abce119bf8018597a6638225f5b1b51f67221c30f3868774caa0c4 */
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
        mov r10, [rsi+0x18]
        adc r10, [rdx+0x18]
        sbb r11, r11
        and r11, 0x26
        add r11, rax
        adc r8, 0x0
        adc r9, 0x0
        mov [rdi+0x10], r9
        mov [rdi+0x8], r8
        adc r10, 0x0
        sbb rax, rax
        mov [rdi+0x18], r10
        and rax, 0x26
        add r11, rax
        mov [rdi], r11
        ret
        .cfi_endproc
        .size   fe25519_add_loose, .-fe25519_add_loose
        .section .note.GNU-stack, "", @progbits
