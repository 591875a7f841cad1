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
 * 21 instructions; 5.6 cycles on AMD EPYC (amd-zen3)
 * throughput: SLOWER than the fastest alternative, llc-22 -O3 -mcpu=native, which takes 0.940 [0.940, 0.940] of our time
 * latency: 1.437 [1.437, 1.438] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: nested)
 * IR = specification: proved for all inputs (basic+ledger, 4 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 c250e768a1504bea2d872ed4a3c80ed1794447bf0ea39be3a91aba1477ae7961
 * found by Fieldwright, seed 11, 2026-11-27T19:38:36.989Z
 * ./fieldwright optimize --field goldilocks64 --op mul --seed 11 --budget 90s --for latency --cpu 1
 * sha256 of the code: 0e792ea59e3ef40df2846d17e75df756ed9b22e8cad4af94a44f1515ad6e5a15
 */
        .intel_syntax noprefix
        .text
        .globl  fe_goldilocks64_mul_loose
        .type   fe_goldilocks64_mul_loose, @function
        .p2align 6
fe_goldilocks64_mul_loose:
        .cfi_startproc
        mov rax, rdx                             # copy pointer arg2
        mov rdx, [rsi]                           # load arg1[0]
        mulx rax, r8, [rax]                      # x3:x2 = arg1[0]*arg2[0]
        mov r9d, eax                             # x5 = x3 & 0xffffffff
        mov r10, r8                              # copy x2
        sub r10, [rip+.Lfe_goldilocks64_mul_loose_c0] # x12 = x2 - 0xffffffff
        shr rax, 0x20                            # x4 = x3 >> 32
        mov r11d, 0x20                           # constant 0x20
        shlx r11, r9, r11                        # x6 = x5 << 32
        sub r11, r9                              # x7 = x6 - x5 mod 2^64
        mov r9, r11                              # copy x7
        add r9, [rip+.Lfe_goldilocks64_mul_loose_c0] # x18 = 0xffffffff + x7
        sub r10, rax                             # x12 -= x4, complete
        sub r8, rax                              # x8 = x2 - x4, CF = x9, complete
        cmovnc r10, r8                           # x13 = x9 ? x12 : x8, x9 in CF
        add r9, r10                              # x18 += x13, complete
        xor eax, eax                             # CF = OF = 0
        adcx r10, r11                            # x14 = x13 + x7 (CF is 0), CF = x15, complete
        cmovc r10, r9                            # x19 = x15 ? x18 : x14, x15 in CF
        mov [rdi], r10                           # out1[0] = x19

        ret                                      # return
        .cfi_endproc
        .balign 8, 0xcc
.Lfe_goldilocks64_mul_loose_c0: .quad 0xffffffff
        .size   fe_goldilocks64_mul_loose, .-fe_goldilocks64_mul_loose
        .section .note.GNU-stack, "", @progbits
