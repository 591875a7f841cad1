/*
 * 25519 square (loose), modulo p = 2^255 - 19
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^256; out1 below 2^256; arrays may overlap
 *
 * void fe25519_square_loose(uint64_t out1[4], const uint64_t arg1[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below 2^256
 *   rsi  arg1[4]  read, below 2^256
 *
 * Changed: rax, rcx, rdx, rsi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x16 = x5 + x6 (carry to x17)
 *   x17 = x7 + x8 + x10 (carry to x18)
 *   x18 = x9 + x11 + x12 (carry to x19)
 *   x19 = x13 + x14 (carry to x20)
 *   x20 = x15
 *   x29 = x4 + x4 + x22 (carry to x30)
 *   x30 = x16 + x16 + x23 (carry to x31)
 *   x31 = x17 + x17 + x24 (carry to x32)
 *   x32 = x18 + x18 + x25 (carry to x33)
 *   x33 = x19 + x19 + x26 (carry to x34)
 *   x34 = x20 + x20 + x27 (carry to x35)
 *   x35 = x28
 *   x44 = x36 + x21 (carry to x45)
 *   x45 = x37 + x38 + x29 (carry to x46)
 *   x46 = x39 + x40 + x30 (carry to x47)
 *   x47 = x41 + x42 + x31 (carry to x48)
 *   x48 = x43
 *
 * 82 instructions; 28.2 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.184 [1.181, 1.184] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: SLOWER than the strongest opponent, clang-22 -O3 -march=native + reduction pass, which takes 0.935 [0.933, 0.939] of our time
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 3, 2026-11-24T14:01:36.200Z
 * npm run optimize -- --field 25519 --op square --seed 3 --target x86-64-v3 --budget 5s
 * sha256 of the code: 3db7a719bf807bbda48408dcfa5ff99827e3e2880d82127d6521b99e8bf3e7e7
 */
        .intel_syntax noprefix
        .text
        .globl  fe25519_square_loose
        .type   fe25519_square_loose, @function
        .p2align 6
fe25519_square_loose:
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
        push r14                   # save r14
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r14, 0

        mov rdx, [rsi]             # load arg1[0]
        mulx rax, r8, [rsi+0x8]    # x5:x4 = arg1[0]*arg1[1]
        mulx r9, r10, [rsi+0x18]   # x9:x8 = arg1[0]*arg1[3]
        mulx r11, rcx, [rsi+0x10]  # x7:x6 = arg1[0]*arg1[2]
        add rcx, rax               # x16 = x6 + x5, CF to x17, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rax, rbx, [rsi+0x10]  # x11:x10 = arg1[1]*arg1[2]
        adc r10, r11               # x17 = x8 + x7 + CF, CF to x18
        mulx r11, rbp, [rsi+0x18]  # x13:x12 = arg1[1]*arg1[3]
        adc rax, rbp               # x18 = x11 + x12 + CF, CF to x19
        adc r11, 0x0               # x19 = x13 + CF, no carry
        add rax, r9                # x18 += x9, CF to x19
        adc r11, 0x0               # x19 += CF, no carry
        add r10, rbx               # x17 += x10, CF to x18, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r9, rbx, [rsi+0x18]   # x15:x14 = arg1[2]*arg1[3]
        adc rax, 0x0               # x18 += CF, CF to x19, complete
        adc r11, rbx               # x19 += x14 + CF, CF to x20, complete
        adc r9, 0x0                # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r9, r11, rax, r10, rcx] */
        add r8, r8                 # x29 = x4 + x4, CF to x30
        adc rcx, rcx               # x30 = x16 + x16 + CF, CF to x31
        adc r10, r10               # x31 = x17 + x17 + CF, CF to x32
        adc rax, rax               # x32 = x18 + x18 + CF, CF to x33
        adc r11, r11               # x33 = x19 + x19 + CF, CF to x34
        adc r9, r9                 # x34 = x20 + x20 + CF, CF to x35
        mov rdx, [rsi]             # load arg1[0]
        mulx rbx, rbp, rdx         # x22:x21 = arg1[0]*arg1[0]
        mov r12d, 0x0              # begins x35 = CF
        adc r12, 0x0               # x35 = CF
        add rbx, r8                # x29 += x22, CF to x30, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r8, r13, rdx          # x24:x23 = arg1[1]*arg1[1]
        adc r13, rcx               # x30 += x23 + CF, CF to x31, complete
        adc r10, r8                # x31 += x24 + CF, CF to x32, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r8, rcx, rdx          # x26:x25 = arg1[2]*arg1[2]
        adc rax, rcx               # x32 += x25 + CF, CF to x33, complete
        adc r11, r8                # x33 += x26 + CF, CF to x34, complete
        mov edx, 0x26              # constant 0x26
        mulx r8, r11, r11          # x39:x38 = x33*0x26
        mulx rax, rcx, rax         # x37:x36 = x32*0x26
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rsi, r14, rdx         # x28:x27 = arg1[3]*arg1[3]
        adc r9, r14                # x34 += x27 + CF, CF to x35, complete
        mov edx, 0x26              # constant 0x26
        mulx r9, r14, r9           # x41:x40 = x34*0x26
        adc rsi, 0x0               # x35.2 = x28 + CF, no carry
        add rsi, r12               # x35 += x35.2, no carry, complete

        /* complete: [x35, x34, x33, x32, x31, x30, x29] in [rsi, -, -, -, r10, r13, rbx] */
        mulx rsi, rdx, rsi         # x43:x42 = x35*0x26
        add rbp, rcx               # x44 = x21 + x36, CF to x45, complete
        adc rbx, rax               # x45 = x29 + x37 + CF, CF to x46
        adc r13, r14               # x46 = x30 + x40 + CF, CF to x47
        adc r10, rdx               # x47 = x31 + x42 + CF, CF to x48
        adc rsi, 0x0               # x48 = x43 + CF, no carry
        add rbx, r11               # x45 += x38, CF to x46, complete
        adc r13, r8                # x46 += x39 + CF, CF to x47, complete
        adc r10, r9                # x47 += x41 + CF, CF to x48, complete
        adc rsi, 0x0               # x48 += CF, no carry, complete

        /* complete: [x48, x47, x46, x45, x44] in [rsi, r10, r13, rbx, rbp] */
        mov rax, r10               # copy x47
        shl rax, 0x1               # t1 = x47 << 1 mod 2^64
        shr rax, 0x1               # x51 = t1 >> 1 = x47 & 0x7fffffffffffffff
        shrd r10, rsi, 0x3f        # x49 = low word of (x48:x47 >> 63)
        imul r8, r10, 0x13         # x50 = x49*0x13
        add r8, rbp                # x52 = x50 + x44, CF to x53, complete
        adc rbx, 0x0               # x53 = x45 + CF, CF to x54, complete
        adc r13, 0x0               # x54 = x46 + CF, CF to x55, complete
        adc rax, 0x0               # x55 = x51 + CF, no carry, complete

        /* complete: [x55, x54, x53, x52] in [rax, r13, rbx, r8] */
        mov [rdi], r8              # out1[0] = x52
        mov [rdi+0x8], rbx         # out1[1] = x53
        mov [rdi+0x10], r13        # out1[2] = x54
        mov [rdi+0x18], rax        # out1[3] = x55

        pop r14                    # restore r14
        .cfi_adjust_cfa_offset -8
        .cfi_restore r14
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
        .size   fe25519_square_loose, .-fe25519_square_loose
        .section .note.GNU-stack, "", @progbits
