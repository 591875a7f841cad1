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
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 *
 * 14 instructions; 4.3 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.161 [1.161, 1.161] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * latency: 1.181 [1.181, 1.181] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: nested)
 * IR = specification: proved for all inputs (basic+ledger, 4 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 a707c64538d35dc5d79a45d08a9be17d33eb334b62edb10d3e8aed000eab0ec5
 * found by Fieldwright, seed 26, 2026-12-01T14:49:40.436Z
 * ./fieldwright optimize --field goldilocks64 --op square --seed 26 --budget 66s --resume --cpu 1
 * sha256 of the code: 9bd1208ac6725085c8fbf788a98216c9d3b18cf9112ecee5e244ab31ead1df0d
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
        sub r8, r9                 # x6 = x1 - x3, CF from x7, complete
        mov eax, eax               # x4 = x2 & 0xffffffff
        sbb r9d, r9d               # x9 = -x7 mod 2^32, x7 in CF
        sub r8, r9                 # x10 = x6 - x9 mod 2^64
        imul rax, [rip+.Lfe_goldilocks64_square_loose_c0] # x5 = x4*0xffffffff
        add rax, r8                # x11 = x10 + x5, CF = x12, complete
        sbb r8d, r8d               # x14 = -x12 mod 2^32, x12 in CF
        lea rax, [rax+r8]          # x15 = x11 + x14 mod 2^64
        mov [rdi], rax             # out1[0] = x15

        ret                        # return
        .cfi_endproc
        .balign 8, 0xcc
.Lfe_goldilocks64_square_loose_c0: .quad 0xffffffff
        .size   fe_goldilocks64_square_loose, .-fe_goldilocks64_square_loose
        .section .note.GNU-stack, "", @progbits
