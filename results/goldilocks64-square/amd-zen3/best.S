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
 * Changed: rax, rdx, r8, r9, r10, flags
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * 13 instructions; 4.4 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.270 [1.265, 1.274] times as fast as the strongest opponent, llc-22 -O3 -mcpu=native
 * latency: 1.132 [1.132, 1.132] times as fast as the strongest opponent, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 33, 2026-11-27T16:46:06.111Z
 * ./fieldwright optimize --field goldilocks64 --op square --seed 33 --budget 30s --cpu 1
 * sha256 of the code: 3027890ff2576026f02e9e0841d11b39ee75828e97360236dde5a96f8743f3e5
 */
        .intel_syntax noprefix
        .text
        .globl  fe_goldilocks64_square_loose
        .type   fe_goldilocks64_square_loose, @function
        .p2align 6
fe_goldilocks64_square_loose:
        .cfi_startproc
        mov rdx, [rsi]             # load arg1[0]
        mulx rdx, rax, rdx         # x2:x1 = arg1[0]*arg1[0]
        mov r8d, 0xffffffff        # constant 0xffffffff
        mulx r9, r10, r8           # x4:x3 = x2*0xffffffff
        add rax, r10               # x5 = x1 + x3, CF to x6, complete
        adc r9, 0x0                # x6 = x4 + CF, no carry, complete

        /* complete: [x6, x5] in [r9, rax] */
        imul r9, r8                # x7 = x6*0xffffffff
        add r9, rax                # x8 = x7 + x5, CF = x9, complete
        sbb rax, rax               # x10 = -x9 mod 2^64, x9 in CF
        mov eax, eax               # x11 = x10 & 0xffffffff
        lea rax, [r9+rax]          # x12 = x8 + x11 mod 2^64
        mov [rdi], rax             # out1[0] = x12

        ret                        # return
        .cfi_endproc
        .size   fe_goldilocks64_square_loose, .-fe_goldilocks64_square_loose
        .section .note.GNU-stack, "", @progbits
