/*
 * goldilocks64 mul (loose), modulo p = 2^64 - 2^32 + 1
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^64; out1 below 2^64; arrays may overlap
 *
 * void fe_goldilocks64_mul_loose(uint64_t out1[1], const uint64_t arg1[1], const uint64_t arg2[1]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[1]  written, below 2^64
 *   rsi  arg1[1]  read, below 2^64
 *   rdx  arg2[1]  read, below 2^64
 *
 * Changed: rax, rdx, r8, r9, r10, flags
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * 15 instructions; 4.8 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.229 [1.194, 1.234] times as fast as the strongest opponent, llc-22 -O3 -mcpu=native
 * latency: 1.166 [1.163, 1.169] times as fast as the strongest opponent, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 35, 2026-11-27T16:47:11.261Z
 * ./fieldwright optimize --field goldilocks64 --op mul --seed 35 --budget 30s --resume --cpu 1
 * sha256 of the code: f434455da79ad4d8eac767b9a2c564543edf15e7ff39449d8c3074acb40d2436
 */
        .intel_syntax noprefix
        .text
        .globl  fe_goldilocks64_mul_loose
        .type   fe_goldilocks64_mul_loose, @function
        .p2align 6
fe_goldilocks64_mul_loose:
        .cfi_startproc
        mov rax, rdx               # copy pointer arg2
        mov rdx, [rsi]             # load arg1[0]
        mulx rax, r8, [rax]        # x3:x2 = arg1[0]*arg2[0]
        mov rdx, rax               # copy x3
        mov r9d, 0xffffffff        # constant 0xffffffff
        mulx rax, r10, r9          # x5:x4 = x3*0xffffffff
        add r10, r8                # x6 = x2 + x4, CF to x7, complete
        adc rax, 0x0               # x7 = x5 + CF, no carry, complete

        /* complete: [x7, x6] in [rax, r10] */
        imul rax, r9               # x8 = x7*0xffffffff
        add r10, rax               # x9 = x8 + x6, CF = x10, complete
        sbb rax, rax               # x11 = -x10 mod 2^64, x10 in CF
        mov eax, eax               # x12 = x11 & 0xffffffff
        add rax, r10               # x13 = x9 + x12 mod 2^64
        mov [rdi], rax             # out1[0] = x13

        ret                        # return
        .cfi_endproc
        .size   fe_goldilocks64_mul_loose, .-fe_goldilocks64_mul_loose
        .section .note.GNU-stack, "", @progbits
