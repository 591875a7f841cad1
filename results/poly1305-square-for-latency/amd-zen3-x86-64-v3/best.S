/*
 * poly1305 square (loose), modulo p = 2^130 - 5
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^131; out1 below 2^131; arrays may overlap
 *
 * void poly1305_square_loose(uint64_t out1[3], const uint64_t arg1[3]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[3]  written, below 2^131
 *   rsi  arg1[3]  read, below 2^131
 *
 * Changed: rax, rcx, rdx, rsi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x17 = x3 + x3 + x13 (carry to x18)
 *   x18 = x9 + x9 + x14 (carry to x19)
 *   x19 = x10 + x10 + x15 (carry to x20)
 *   x20 = x11 + x11 + x16
 *   x30 = x24 + x12 (carry to x31)
 *   x31 = x25 + x26 + x17 (carry to x32)
 *   x32 = x27 + x28 + x29
 *
 * 60 instructions; 18.7 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.075 [1.075, 1.078] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64-v3 + reduction pass
 * latency: 1.062 [1.062, 1.062] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64-v3 + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 25, 2026-11-27T14:06:05.285Z
 * ./fieldwright optimize --field poly1305 --op square --seed 25 --target x86-64-v3 --budget 7s --for latency
 * sha256 of the code: e1720ab7921989d0e676a32c61acfe70a744b7133514ec5691312926649480ee
 */
        .intel_syntax noprefix
        .text
        .globl  poly1305_square_loose
        .type   poly1305_square_loose, @function
        .p2align 6
poly1305_square_loose:
        .cfi_startproc
        push rbx                   # save rbx
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbx, 0
        push rbp                   # save rbp
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbp, 0
        push r12                   # save r12
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r12, 0
        push r13                   # save r13
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r13, 0

        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rax, r8, rdx          # x16 = arg1[2]*arg1[2]
        mov rdx, [rsi]             # load arg1[0]
        mulx rax, r9, rdx          # x13:x12 = arg1[0]*arg1[0]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r10, r11, rdx         # x15:x14 = arg1[1]*arg1[1]
        mulx rcx, rbx, [rsi]       # x4:x3 = arg1[0]*arg1[1]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rbp, r12, [rsi]       # x6:x5 = arg1[0]*arg1[2]
        mulx rsi, r13, [rsi+0x8]   # x8:x7 = arg1[1]*arg1[2]
        add r12, rcx               # x9 = x4 + x5, CF to x10, complete
        adc rbp, r13               # x10 = x6 + x7 + CF, CF to x11, complete
        adc rsi, 0x0               # x11 = x8 + CF, no carry, complete

        /* complete: [x11, x10, x9] in [rsi, rbp, r12] */
        add rbx, rbx               # x17 = x3 + x3, CF to x18
        adc r11, r12               # x18 = x9 + x14 + CF, CF to x19
        adc r10, rbp               # x19 = x15 + x10 + CF, CF to x20
        adc rsi, rsi               # x20 = x11 + x11 + CF, no carry
        add rax, rbx               # x17 += x13, CF to x18, complete
        adc r12, r11               # x18 += x9 + CF, CF to x19, complete
        adc rbp, r10               # x19 += x10 + CF, CF to x20, complete
        adc rsi, r8                # x20 += x16 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17] in [rsi, rbp, r12, rax] */
        mov r8, rbp                # copy x19
        shr r8, 0x2                # t2 = x19 >> 2
        mov r10, rsi               # copy x20
        shl r10, 0x3e              # t3 = x20 << 62 mod 2^64
        lea r8, [r8+r10]           # x22 = t2 + t3 mod 2^64 = low word of (x20:x19 >> 2)
        shr rsi, 0x2               # x23 = x20 >> 2
        mov rdx, r12               # copy x18
        shrd rdx, rbp, 0x2         # x21 = low word of (x19:x18 >> 2)
        mov r10d, 0x2              # constant 2
        bzhi r11, r12, r10         # x29 = x18 & 3
        imul rcx, rsi, 0x5         # x28 = x23*5
        mulx rsi, rbx, [rip+.Lpoly1305_square_loose_c0] # x25:x24 = x21*5
        add rsi, rax               # x31 = x25 + x17, CF to x32
        adc rcx, r11               # x32 = x28 + x29 + CF, no carry
        add r9, rbx                # x30 = x24 + x12, CF to x31, complete
        mov rdx, r8                # copy x22
        mulx rax, r8, [rip+.Lpoly1305_square_loose_c0] # x27:x26 = x22*5
        adc rsi, r8                # x31 += x26 + CF, CF to x32, complete
        adc rax, rcx               # x32 += x27 + CF, no carry, complete

        /* complete: [x32, x31, x30] in [rax, rsi, r9] */
        shrx r8, rax, r10          # x33 = x32 >> 2
        lea r8, [r8+r8*4]          # x34 = x33*5
        add r9, r8                 # x36 = x34 + x30, CF to x37, complete
        mov [rdi], r9              # out1[0] = x36
        adc rsi, 0x0               # x37 = x31 + CF, CF to x38, complete
        mov [rdi+0x8], rsi         # out1[1] = x37
        mov r8d, 0x0               # begins x38 = CF
        adc r8, 0x0                # x38 = CF
        bzhi rax, rax, r10         # x35 = x32 & 3
        add rax, r8                # x38 += x35, no carry, complete

        /* complete: [x38, x37, x36] in [rax, rsi, r9] */
        mov [rdi+0x10], rax        # out1[2] = x38

        pop r13                    # restore r13
        .cfi_adjust_cfa_offset -8
        .cfi_restore r13
        pop r12                    # restore r12
        .cfi_adjust_cfa_offset -8
        .cfi_restore r12
        pop rbp                    # restore rbp
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbp
        pop rbx                    # restore rbx
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbx
        ret                        # return
        .cfi_endproc
        .balign 8, 0xcc
.Lpoly1305_square_loose_c0: .quad 0x5
        .size   poly1305_square_loose, .-poly1305_square_loose
        .section .note.GNU-stack, "", @progbits
