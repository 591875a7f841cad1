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
 * Changed: rax, rdx, r8, r9, r10, r11, flags
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * A word is added up under its name until it is complete.
 *
 * What the longer sums add up, word by word:
 *   x11 = x1 - x3 - 0xffffffff
 *   x17 = x12 + x6 + 0xffffffff
 *
 * 19 instructions; 5.3 cycles on AMD EPYC (amd-zen3)
 * throughput: SLOWER than the fastest alternative, llc-22 -O3 -mcpu=native, which takes 0.941 [0.941, 0.941] of our time
 * latency: 1.440 [1.440, 1.440] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: nested)
 * IR = specification: proved for all inputs (basic+ledger, 4 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 c250e768a1504bea2d872ed4a3c80ed1794447bf0ea39be3a91aba1477ae7961
 * found by Fieldwright, seed 11, 2026-11-27T19:38:42.497Z
 * ./fieldwright optimize --field goldilocks64 --op square --seed 11 --budget 90s --for latency --cpu 1
 * sha256 of the code: 14b73476ec60a474793efb8cedb5802c6a8c84e82d6099c073ecbb18e1b4eb34
 */
        .intel_syntax noprefix
        .text
        .globl  fe_goldilocks64_square_loose
        .type   fe_goldilocks64_square_loose, @function
        .p2align 6
fe_goldilocks64_square_loose:
        .cfi_startproc
        mov rdx, [rsi]                           # load arg1[0]
        mulx rax, r8, rdx                        # x2:x1 = arg1[0]*arg1[0]
        mov r9d, eax                             # x4 = x2 & 0xffffffff
        shr rax, 0x20                            # x3 = x2 >> 32
        mov r10d, 0x20                           # constant 0x20
        shlx r10, r9, r10                        # x5 = x4 << 32
        mov r11, r8                              # copy x1
        sub r11, [rip+.Lfe_goldilocks64_square_loose_c0] # x11 = x1 - 0xffffffff
        sub r11, rax                             # x11 -= x3, complete
        sub r8, rax                              # x7 = x1 - x3, CF = x8, complete
        cmovnc r11, r8                           # x12 = x8 ? x11 : x7, x8 in CF
        sub r10, r9                              # x6 = x5 - x4 mod 2^64
        mov rax, r10                             # copy x6
        add rax, [rip+.Lfe_goldilocks64_square_loose_c0] # x17 = 0xffffffff + x6
        add rax, r11                             # x17 += x12, complete
        add r11, r10                             # x13 = x12 + x6, CF = x14, complete
        cmovc r11, rax                           # x18 = x14 ? x17 : x13, x14 in CF
        mov [rdi], r11                           # out1[0] = x18

        ret                                      # return
        .cfi_endproc
        .balign 8, 0xcc
.Lfe_goldilocks64_square_loose_c0: .quad 0xffffffff
        .size   fe_goldilocks64_square_loose, .-fe_goldilocks64_square_loose
        .section .note.GNU-stack, "", @progbits
