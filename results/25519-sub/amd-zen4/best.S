/*
 * 25519 sub (loose), modulo p = 2^255 - 19
 * out1 is congruent to arg1-arg2 modulo p
 * arg1, arg2 below 2^256; out1 below 2^256; arrays may overlap
 *
 * void fe25519_sub_loose(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below 2^256
 *   rsi  arg1[4]  read, below 2^256
 *   rdx  arg2[4]  read, below 2^256
 *
 * Changed: rax, r8, r9, r10, r11, flags
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * 22 instructions; 6.8 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.195 [1.191, 1.204] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.610 [1.610, 1.610] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 3 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ec348f8db59e7a7f229a086509f54ebf45ca938676b1540e8b0e50f6853cab04
 * found by Fieldwright, seed 1, 2026-11-21T19:04:46.957Z
 * npm run optimize -- --curve 25519 --op sub --seed 1 --budget 10s
 * sha256 of the code: 52974cee917dc14e0b7dcceaffbe47283f137645b502bfbdcc37fbde0653b904
 */
        .intel_syntax noprefix
        .text
        .globl  fe25519_sub_loose
        .type   fe25519_sub_loose, @function
        .p2align 6
fe25519_sub_loose:
        .cfi_startproc
        mov rax, [rsi]             # load arg1[0]
        sub rax, [rdx]             # x8 = arg1[0] - arg2[0], CF from x9, complete
        mov r8, [rsi+0x8]          # load arg1[1]
        sbb r8, [rdx+0x8]          # x9 = arg1[1] - arg2[1] - CF, CF from x10, complete
        mov r9, [rsi+0x10]         # load arg1[2]
        sbb r9, [rdx+0x10]         # x10 = arg1[2] - arg2[2] - CF, CF from x11, complete
        mov r10, [rsi+0x18]        # load arg1[3]
        sbb r10, [rdx+0x18]        # x11 = arg1[3] - arg2[3] - CF, CF = x12, complete

        /* complete: [x11, x10, x9, x8] in [r10, r9, r8, rax] */
        sbb r11, r11               # x13 = -x12 mod 2^64, x12 in CF
        and r11, 0x26              # x14 = x13 & 0x26
        sub rax, r11               # x15 = x8 - x14, CF from x16, complete
        sbb r8, 0x0                # x16 = x9 - CF, CF from x17, complete
        mov [rdi+0x8], r8          # out1[1] = x16
        sbb r9, 0x0                # x17 = x10 - CF, CF from x18, complete
        sbb r10, 0x0               # x18 = x11 - CF, CF = x19, complete

        /* complete: [x18, x17, x16, x15] in [r10, r9, r8, rax] */
        sbb r8, r8                 # x20 = -x19 mod 2^64, x19 in CF
        and r8, 0x26               # x21 = x20 & 0x26
        sub rax, r8                # x22 = x15 - x21 mod 2^64
        mov [rdi], rax             # out1[0] = x22
        mov [rdi+0x18], r10        # out1[3] = x18
        mov [rdi+0x10], r9         # out1[2] = x17

        ret                        # return
        .cfi_endproc
        .size   fe25519_sub_loose, .-fe25519_sub_loose
        .section .note.GNU-stack, "", @progbits
