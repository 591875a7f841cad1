/* 25519 add (loose), modulo 2^255 - 19 */
/* 22 instructions; 8.5 cycles, 1.029 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic) */
/* constant time: proved for all inputs (basic) */
/* asm = source: not decided (out1[2]: the normal forms differ by (arg1[0] + 2^64·arg1[1] + arg2[0] + 2^64·arg2[1] + 38·(arg1[0] + 2^64·arg1[1] + 2^128·arg1[2] + 2^192·arg1[3] + arg2[0] + 2^) */
/* IR = specification: proved for all inputs (basic+ledger, 3 cases) */
/* asm = IR: tested on 10000 inputs */
/* asm = specification: tested on 100000 inputs */
/* proved with the checker of Fieldwright 0.1.0, sha256 a4c589a76ee36f13cc35ea795e3e5b1411ce0ab3ecca6401c2551b416c08d3c1 */
/* found by Fieldwright, seed 1, 2026-11-21T10:57:57.027Z */
/* npm run optimize -- --curve 25519 --op add --seed 1 --budget 20s */
/* sha256 of the code: bde756e3b76b17213e3fe67523fce8c0bf542dce787b75519d005942726c6644 */
        .intel_syntax noprefix
        .text
        .globl  fe25519_add_loose
        .type   fe25519_add_loose, @function
        .p2align 6
fe25519_add_loose:
        .cfi_startproc
        mov rax, [rsi]
        add rax, [rdx]
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
        mov [rdi+0x10], r9
        add rax, r11
        mov [rdi+0x18], r10
        mov [rdi], rax
        mov [rdi+0x8], r8
        ret
        .cfi_endproc
        .size   fe25519_add_loose, .-fe25519_add_loose
        .section .note.GNU-stack, "", @progbits
