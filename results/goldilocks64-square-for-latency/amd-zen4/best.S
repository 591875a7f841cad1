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
 * 20 instructions; 5.3 cycles on AMD EPYC (amd-zen4)
 * throughput: SLOWER than the fastest alternative, llc-22 -O3 -mcpu=native, which takes 0.940 [0.940, 0.940] of our time
 * latency: 1.444 [1.444, 1.444] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: nested)
 * IR = specification: proved for all inputs (basic+ledger, 4 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 a707c64538d35dc5d79a45d08a9be17d33eb334b62edb10d3e8aed000eab0ec5
 * found by Fieldwright, seed 4, 2026-12-01T15:09:38.726Z
 * ./fieldwright optimize --field goldilocks64 --op square --seed 4 --budget 34s --for latency --resume --cpu 1
 * sha256 of the code: 5c9f5456bc61f6a885224c0ee0f9a8e5b045824b7092737e4ff83310071de2e2
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
        mov r10, r8                              # copy x1
        sub r10, [rip+.Lfe_goldilocks64_square_loose_c0] # x11 = x1 - 0xffffffff
        mov r11d, 0x20                           # constant 0x20
        shrx rax, rax, r11                       # x3 = x2 >> 32
        sub r10, rax                             # x11 -= x3, complete
        shlx r11, r9, r11                        # x5 = x4 << 32
        sub r8, rax                              # x7 = x1 - x3, CF = x8, complete
        cmovc r8, r10                            # x12 = x8 ? x11 : x7, x8 in CF
        sub r11, r9                              # x6 = x5 - x4 mod 2^64
        xor eax, eax                             # CF = OF = 0
        mov rax, r11                             # copy x6
        adcx rax, [rip+.Lfe_goldilocks64_square_loose_c0] # x17 = 0xffffffff + x6 (CF is 0)
        add rax, r8                              # x17 += x12, complete
        add r11, r8                              # x13 = x12 + x6, CF = x14, complete
        cmovc r11, rax                           # x18 = x14 ? x17 : x13, x14 in CF
        mov [rdi], r11                           # out1[0] = x18

        ret                                      # return
        .cfi_endproc
        .balign 8, 0xcc
.Lfe_goldilocks64_square_loose_c0: .quad 0xffffffff
        .size   fe_goldilocks64_square_loose, .-fe_goldilocks64_square_loose
        .section .note.GNU-stack, "", @progbits
