/*
 * p224 square (loose), modulo p = 2^224 - 2^96 + 1
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^226; out1 below 2^225; arrays may overlap
 *
 * void fe_p224_square_loose(uint64_t out1[4], const uint64_t arg1[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below 2^225
 *   rsi  arg1[4]  read, below 2^226
 *
 * Changed: rax, rcx, rdx, rsi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12
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
 *   x40 = x21 - x36 (carry to x41)
 *   x41 = x29 - x37 (carry to x42)
 *   x42 = x30 + x32 - x38 (carry to x43)
 *   x43 = x31 + x33 - x39 (carry to x44)
 *   x44 = x34 (carry to x45)
 *   x45 = x35
 *   x52 = x40 - x46 (carry to x53)
 *   x53 = x41 + x49 - x47 (carry to x54)
 *   x54 = x42 + x50 (carry to x55)
 *   x55 = x48 + x51
 *
 * 86 instructions; 30.2 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.293 [1.293, 1.295] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: SLOWER than the strongest opponent, clang-22 -O3 -march=native + reduction pass, which takes 0.933 [0.932, 0.933] of our time
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 19, 2026-11-24T14:05:54.831Z
 * npm run optimize -- --field p224 --op square --seed 19 --target x86-64-v3 --budget 5s
 * sha256 of the code: 746b9646a3e4ab53ef3b9571f97fd14fea9745a56c945cd983b0c6e1dc324530
 */
        .intel_syntax noprefix
        .text
        .globl  fe_p224_square_loose
        .type   fe_p224_square_loose, @function
        .p2align 6
fe_p224_square_loose:
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

        mov rdx, [rsi]             # load arg1[0]
        mulx rax, r8, [rsi+0x8]    # x5:x4 = arg1[0]*arg1[1]
        mulx r9, r10, [rsi+0x10]   # x7:x6 = arg1[0]*arg1[2]
        mulx r11, rcx, [rsi+0x18]  # x9:x8 = arg1[0]*arg1[3]
        add rcx, r9                # x17 = x8 + x7, CF to x18
        adc r11, 0x0               # x18 = x9 + CF, no carry
        add r10, rax               # x16 = x6 + x5, CF to x17, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rax, r9, [rsi+0x10]   # x11:x10 = arg1[1]*arg1[2]
        mulx rbx, rbp, [rsi+0x18]  # x13:x12 = arg1[1]*arg1[3]
        adc rcx, r9                # x17 += x10 + CF, CF to x18, complete
        adc rbp, rax               # x18.2 = x11 + x12 + CF, CF to x19
        adc rbx, 0x0               # x19 = x13 + CF, no carry
        add rbp, r11               # x18 += x18.2, CF to x19, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rax, r9, [rsi+0x18]   # x15:x14 = arg1[2]*arg1[3]
        adc r9, rbx                # x19 += x14 + CF, CF to x20, complete
        adc rax, 0x0               # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [rax, r9, rbp, rcx, r10] */
        add r8, r8                 # x29 = x4 + x4, CF to x30
        mov rdx, [rsi]             # load arg1[0]
        mulx r11, rbx, rdx         # x22:x21 = arg1[0]*arg1[0]
        adc r10, r10               # x30 = x16 + x16 + CF, CF to x31
        adc rcx, rcx               # x31 = x17 + x17 + CF, CF to x32
        adc rbp, rbp               # x32 = x18 + x18 + CF, CF to x33
        adc r9, r9                 # x33 = x19 + x19 + CF, CF to x34
        adc rax, rax               # x34 = x20 + x20 + CF, no carry
        add r8, r11                # x29 += x22, CF to x30, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r11, r12, rdx         # x24:x23 = arg1[1]*arg1[1]
        adc r10, r12               # x30 += x23 + CF, CF to x31, complete
        adc r11, rcx               # x31 += x24 + CF, CF to x32, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rcx, r12, rdx         # x26:x25 = arg1[2]*arg1[2]
        adc r12, rbp               # x32 += x25 + CF, CF to x33, complete
        adc rcx, r9                # x33 += x26 + CF, CF to x34, complete
        adc rax, 0x0               # x34 += CF, no carry
        add r10, r12               # x42 = x30 + x32, CF to x43
        adc r11, rcx               # x43 = x31 + x33 + CF, CF to x44
        mov r9d, 0x0               # begins x44 = CF
        adc r9, 0x0                # x44 = CF
        mov rbp, r12               # copy x32
        shrd rbp, rcx, 0x20        # x37 = high word of (x33:x32 << 32)
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rsi, rdx, rdx         # x28:x27 = arg1[3]*arg1[3]
        add rax, rdx               # x34 += x27, CF to x35, complete
        adc rsi, 0x0               # x35 = x28 + CF, no carry, complete

        /* complete: [x35, x34, x33, x32, x31, x30, x29] in [rsi, rax, rcx, r12, -, -, r8] */
        shrd rcx, rax, 0x20        # x38 = high word of (x34:x33 << 32)
        shl r12, 0x20              # x36 = x32 << 32 mod 2^64
        mov rdx, rax               # copy x34
        shrd rdx, rsi, 0x20        # x39 = high word of (x35:x34 << 32)
        sub rbx, r12               # x40 = x21 - x36, CF from x41, complete
        sbb r8, rbp                # x41 = x29 - x37 - CF, CF from x42, complete
        sbb r10, rcx               # x42 -= x38 + CF, CF from x43, complete
        sbb r11, rdx               # x43 -= x39 + CF, CF from x44, complete
        sbb rax, 0x0               # x44.2 = x34 - CF, CF from x45
        sbb rsi, 0x0               # x45 = x35 - CF
        add rax, r9                # x44 += x44.2, CF to x45, complete
        adc rsi, 0x0               # x45 += CF, complete

        /* complete: [x45, x44, x43, x42, x41, x40] in [rsi, rax, r11, r10, r8, rbx] */
        mov r9, rax                # copy x44
        shrd r9, rsi, 0x20         # x47 = low word of (x45:x44 >> 32)
        mov ecx, r11d              # x48 = x43 & 0xffffffff
        shrd r11, rax, 0x20        # x46 = low word of (x44:x43 >> 32)
        mov rax, r11               # copy x46
        shl rax, 0x20              # x49 = x46 << 32 mod 2^64
        mov rsi, r11               # copy x46
        shrd rsi, r9, 0x20         # x50 = high word of (x47:x46 << 32)
        mov rdx, r9                # copy x47
        shr rdx, 0x20              # x51 = x47 >> 32
        add r8, rax                # x53 = x41 + x49, CF to x54
        adc rsi, r10               # x54 = x42 + x50 + CF, CF to x55
        adc rdx, rcx               # x55 = x48 + x51 + CF
        sub rbx, r11               # x52 = x40 - x46, CF from x53, complete
        sbb r8, r9                 # x53 -= x47 + CF, CF from x54, complete
        sbb rsi, 0x0               # x54 -= CF, CF from x55, complete
        sbb rdx, 0x0               # x55 -= CF, complete

        /* complete: [x55, x54, x53, x52] in [rdx, rsi, r8, rbx] */
        mov [rdi+0x18], rdx        # out1[3] = x55
        mov [rdi+0x8], r8          # out1[1] = x53
        mov [rdi+0x10], rsi        # out1[2] = x54
        mov [rdi], rbx             # out1[0] = x52

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
        .size   fe_p224_square_loose, .-fe_p224_square_loose
        .section .note.GNU-stack, "", @progbits
