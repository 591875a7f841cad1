/*
 * goldilocks64 square (loose), modulo p = 2^64 - 2^32 + 1
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^64; out1 below 2^64; arrays may overlap
 *
 * void fe_goldilocks64_square_loose(uint64_t out1[1], const uint64_t arg1[1]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[1]  written, below 2^64
 *   rsi  arg1[1]  read, below 2^64
 *
 * Changed: rax, rdx, r8, r9, flags
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * A word is added up under its name until it is complete.
 *
 * 15 instructions; 4.3 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.162 [1.162, 1.163] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * latency: 1.180 [1.180, 1.180] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: nested)
 * IR = specification: proved for all inputs (basic+ledger, 4 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 c250e768a1504bea2d872ed4a3c80ed1794447bf0ea39be3a91aba1477ae7961
 * found by Fieldwright, seed 11, 2026-11-27T19:38:41.811Z
 * ./fieldwright optimize --field goldilocks64 --op square --seed 11 --budget 90s --cpu 1
 * sha256 of the code: 980a05bb5fa9b78e53fd948f2d322a9444aa1aa96689e4906e2f69891182fb9c
 */
        .intel_syntax noprefix
        .text
        .globl  fe_goldilocks64_square_loose
        .type   fe_goldilocks64_square_loose, @function
        .p2align 6
fe_goldilocks64_square_loose:
        .cfi_startproc
        mov rdx, [rsi]             # load arg1[0]
        mulx rax, r8, rdx          # x2:x1 = arg1[0]*arg1[0]
        mov r9, rax                # copy x2
        shr r9, 0x20               # x3 = x2 >> 32
        sub r8, r9                 # x6 = x1 - x3, CF = x7, complete
        sbb r9d, r9d               # x9 = -x7 mod 2^32, x7 in CF
        sub r8, r9                 # x10 = x6 - x9 mod 2^64
        mov eax, eax               # x4 = x2 & 0xffffffff
        mov r9d, 0xffffffff        # constant 0xffffffff
        imul rax, r9               # x5 = x4*0xffffffff
        add r8, rax                # x11 = x10 + x5, CF = x12, complete
        sbb eax, eax               # x14 = -x12 mod 2^32, x12 in CF
        lea rax, [r8+rax]          # x15 = x11 + x14 mod 2^64
        mov [rdi], rax             # out1[0] = x15

        ret                        # return
        .cfi_endproc
        .size   fe_goldilocks64_square_loose, .-fe_goldilocks64_square_loose
        .section .note.GNU-stack, "", @progbits
