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
 * Changed: rax, rdx, r8, r9, r10, r11, flags
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * A word is added up under its name until it is complete.
 *
 * What the longer sums add up, word by word:
 *   x12 = x2 - x4 - 0xffffffff
 *   x18 = x13 + x7 + 0xffffffff
 *
 * 22 instructions; 5.6 cycles on AMD EPYC (amd-zen4)
 * throughput: SLOWER than the fastest alternative, llc-22 -O3 -mcpu=native, which takes 0.948 [0.944, 0.953] of our time
 * latency: 1.441 [1.438, 1.442] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: nested)
 * IR = specification: proved for all inputs (basic+ledger, 4 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 a707c64538d35dc5d79a45d08a9be17d33eb334b62edb10d3e8aed000eab0ec5
 * found by Fieldwright, seed 1, 2026-12-01T15:09:51.353Z
 * ./fieldwright optimize --field goldilocks64 --op mul --seed 1 --budget 32s --for latency --cpu 1
 * sha256 of the code: 168b3969a8151968e03ba1288adf68c9d42c6ad3b7c6dd0162979020eac324a3
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
        mov r9, r8                 # copy x2
        mov r10d, 0xffffffff       # constant 0xffffffff
        sub r9, r10                # x12 = x2 - 0xffffffff
        mov r11, rax               # copy x3
        shr r11, 0x20              # x4 = x3 >> 32
        sub r9, r11                # x12 -= x4, complete
        sub r8, r11                # x8 = x2 - x4, CF = x9, complete
        cmovc r8, r9               # x13 = x9 ? x12 : x8, x9 in CF
        mov eax, eax               # x5 = x3 & 0xffffffff
        mov r9, rax                # copy x5
        shl r9, 0x20               # x6 = x5 << 32
        sub r9, rax                # x7 = x6 - x5 mod 2^64
        mov rax, r9                # copy x7
        add rax, r10               # x18 = 0xffffffff + x7
        add rax, r8                # x18 += x13, complete
        add r8, r9                 # x14 = x13 + x7, CF = x15, complete
        cmovc r8, rax              # x19 = x15 ? x18 : x14, x15 in CF
        mov [rdi], r8              # out1[0] = x19

        ret                        # return
        .cfi_endproc
        .size   fe_goldilocks64_mul_loose, .-fe_goldilocks64_mul_loose
        .section .note.GNU-stack, "", @progbits
