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
 * 76 instructions; 27.2 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.189 [1.188, 1.189] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64-v3 + reduction pass
 * latency: SLOWER than the fastest alternative, clang-22 -O3 -march=x86-64-v3 + reduction pass, which takes 0.893 [0.893, 0.893] of our time
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 74, 2026-11-27T14:19:15.306Z
 * ./fieldwright optimize --field 25519 --op square --seed 74 --target x86-64-v3 --budget 7s --resume
 * sha256 of the code: ca5a783d23e7780720011d9f477cb0899854872e7d02310cd013ddc406d9a415
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
        mulx rax, r8, [rsi+0x10]   # x7:x6 = arg1[0]*arg1[2]
        mulx r9, r10, [rsi+0x8]    # x5:x4 = arg1[0]*arg1[1]
        add r9, r8                 # x16 = x6 + x5, CF to x17, complete
        mulx r8, r11, rdx          # x22:x21 = arg1[0]*arg1[0]
        mulx rcx, rbx, [rsi+0x18]  # x9:x8 = arg1[0]*arg1[3]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rbp, r12, [rsi+0x8]   # x11:x10 = arg1[1]*arg1[2]
        adc r12, rbx               # x17 = x8 + x10 + CF, CF to x18
        adc rbp, 0x0               # x18 = x11 + CF, no carry
        add r12, rax               # x17 += x7, CF to x18, complete
        mulx rax, rbx, [rsi+0x18]  # x15:x14 = arg1[2]*arg1[3]
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r13, r14, [rsi+0x8]   # x13:x12 = arg1[1]*arg1[3]
        adc rcx, rbp               # x18 += x9 + CF, CF to x19
        adc r13, 0x0               # x19 = x13 + CF, no carry
        add r14, rcx               # x18 += x12, CF to x19, complete
        adc rbx, r13               # x19 += x14 + CF, CF to x20, complete
        adc rax, 0x0               # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [rax, rbx, r14, r12, r9] */
        add r10, r10               # x29 = x4 + x4, CF to x30
        mulx rcx, rbp, rdx         # x28:x27 = arg1[3]*arg1[3]
        adc r9, r9                 # x30 = x16 + x16 + CF, CF to x31
        adc r12, r12               # x31 = x17 + x17 + CF, CF to x32
        adc r14, r14               # x32 = x18 + x18 + CF, CF to x33
        adc rbx, rbx               # x33 = x19 + x19 + CF, CF to x34
        adc rbp, rax               # x34 = x20 + x27 + CF, CF to x35
        adc rcx, 0x0               # x35 = x28 + CF, no carry
        add r10, r8                # x29 += x22, CF to x30, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r8, r13, rdx          # x24:x23 = arg1[1]*arg1[1]
        adc r13, r9                # x30 += x23 + CF, CF to x31, complete
        adc r12, r8                # x31 += x24 + CF, CF to x32, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r8, r9, rdx           # x26:x25 = arg1[2]*arg1[2]
        adc r14, r9                # x32 += x25 + CF, CF to x33, complete
        adc rbx, r8                # x33 += x26 + CF, CF to x34, complete
        adc rax, rbp               # x34 += x20 + CF, CF to x35, complete
        mov edx, 0x26              # constant 0x26
        mulx r8, r9, rbx           # x39:x38 = x33*0x26
        mulx rsi, rbx, r14         # x37:x36 = x32*0x26
        adc rcx, 0x0               # x35 += CF, no carry, complete

        /* complete: [x35, x34, x33, x32, x31, x30, x29] in [rcx, rax, -, r14, r12, r13, r10] */
        add r11, rbx               # x44 = x21 + x36, CF to x45, complete
        adc rsi, r10               # x45 = x29 + x37 + CF, CF to x46
        mulx rax, r10, rax         # x41:x40 = x34*0x26
        adc r8, r13                # x46 = x39 + x30 + CF, CF to x47
        mulx rcx, rdx, rcx         # x43:x42 = x35*0x26
        adc rdx, r12               # x47 = x42 + x31 + CF, CF to x48
        adc rcx, 0x0               # x48 = x43 + CF, no carry
        add rsi, r9                # x45 += x38, CF to x46, complete
        adc r10, r8                # x46 += x40 + CF, CF to x47, complete
        adc rax, rdx               # x47 += x41 + CF, CF to x48, complete
        adc rcx, 0x0               # x48 += CF, no carry, complete

        /* complete: [x48, x47, x46, x45, x44] in [rcx, rax, r10, rsi, r11] */
        mov r8, rax                # copy x47
        and r8, [rip+.Lfe25519_square_loose_c0] # x51 = x47 & 0x7fffffffffffffff
        add rax, rax               # CF:t1 = x47 + x47
        adc rcx, rcx               # x49 = x48 + x48 + CF mod 2^64 = low word of (x48:x47 >> 63)
        imul rax, rcx, 0x13        # x50 = x49*0x13
        add rax, r11               # x52 = x50 + x44, CF to x53, complete
        adc rsi, 0x0               # x53 = x45 + CF, CF to x54, complete
        adc r10, 0x0               # x54 = x46 + CF, CF to x55, complete
        mov [rdi+0x10], r10        # out1[2] = x54
        mov [rdi+0x8], rsi         # out1[1] = x53
        adc r8, 0x0                # x55 = x51 + CF, no carry, complete

        /* complete: [x55, x54, x53, x52] in [r8, r10, rsi, rax] */
        mov [rdi+0x18], r8         # out1[3] = x55
        mov [rdi], rax             # out1[0] = x52

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
        .balign 8, 0xcc
.Lfe25519_square_loose_c0: .quad 0x7fffffffffffffff
        .size   fe25519_square_loose, .-fe25519_square_loose
        .section .note.GNU-stack, "", @progbits
