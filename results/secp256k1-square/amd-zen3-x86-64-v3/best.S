/*
 * secp256k1 square (loose), modulo p = 2^256 - 2^32 - 977
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^256; out1 below 2^256; arrays may overlap
 *
 * void secp256k1_square_loose(uint64_t out1[4], const uint64_t arg1[4]);
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
 * 81 instructions; 28.7 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.240 [1.239, 1.240] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.198 [1.195, 1.204] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic, 2 cases)
 * constant time: proved for all inputs (basic, 2 cases)
 * asm = source: proved for all inputs (values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 47, 2026-11-24T14:14:09.642Z
 * npm run optimize -- --field secp256k1 --op square --seed 47 --target x86-64-v3 --budget 5s
 * sha256 of the code: 6f75f285ef8e5aa8056fc90226f0638629b7ebec9cabdd6e57c3d6bf54028435
 */
        .intel_syntax noprefix
        .text
        .globl  secp256k1_square_loose
        .type   secp256k1_square_loose, @function
        .p2align 6
secp256k1_square_loose:
        .cfi_startproc
        push rbx                                 # save rbx
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbx, 0
        push rbp                                 # save rbp
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbp, 0
        push r12                                 # save r12
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r12, 0
        push r13                                 # save r13
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r13, 0
        push r14                                 # save r14
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r14, 0

        mov rdx, [rsi]                           # load arg1[0]
        mulx rax, r8, [rsi+0x10]                 # x7:x6 = arg1[0]*arg1[2]
        mulx r9, r10, [rsi+0x8]                  # x5:x4 = arg1[0]*arg1[1]
        mulx r11, rcx, [rsi+0x18]                # x9:x8 = arg1[0]*arg1[3]
        add r9, r8                               # x16 = x6 + x5, CF to x17, complete
        adc rax, rcx                             # x17 = x8 + x7 + CF, CF to x18
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r8, rcx, [rsi+0x8]                  # x11:x10 = arg1[1]*arg1[2]
        adc r8, 0x0                              # x18 = x11 + CF, no carry
        add rcx, rax                             # x17 += x10, CF to x18, complete
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx rax, rbx, [rsi+0x8]                 # x13:x12 = arg1[1]*arg1[3]
        adc r11, r8                              # x18 += x9 + CF, CF to x19
        adc rax, 0x0                             # x19 = x13 + CF, no carry
        add r11, rbx                             # x18 += x12, CF to x19, complete
        mulx r8, rbx, [rsi+0x10]                 # x15:x14 = arg1[2]*arg1[3]
        adc rax, rbx                             # x19 += x14 + CF, CF to x20, complete
        adc r8, 0x0                              # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r8, rax, r11, rcx, r9] */
        add r10, r10                             # x29 = x4 + x4, CF to x30
        adc r9, r9                               # x30 = x16 + x16 + CF, CF to x31
        mulx rbx, rbp, rdx                       # x28:x27 = arg1[3]*arg1[3]
        adc rcx, rcx                             # x31 = x17 + x17 + CF, CF to x32
        adc r11, r11                             # x32 = x18 + x18 + CF, CF to x33
        adc rax, rax                             # x33 = x19 + x19 + CF, CF to x34
        mov rdx, [rsi]                           # load arg1[0]
        mulx r12, r13, rdx                       # x22:x21 = arg1[0]*arg1[0]
        adc r8, r8                               # x34 = x20 + x20 + CF, CF to x35
        adc rbx, 0x0                             # x35 = x28 + CF, no carry
        add r10, r12                             # x29 += x22, CF to x30, complete
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r12, r14, rdx                       # x24:x23 = arg1[1]*arg1[1]
        adc r9, r14                              # x30 += x23 + CF, CF to x31, complete
        adc r12, rcx                             # x31 += x24 + CF, CF to x32, complete
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rcx, rsi, rdx                       # x26:x25 = arg1[2]*arg1[2]
        adc rsi, r11                             # x32 += x25 + CF, CF to x33, complete
        adc rax, rcx                             # x33 += x26 + CF, CF to x34, complete
        adc r8, rbp                              # x34 += x27 + CF, CF to x35, complete
        mov rdx, r8                              # copy x34
        mulx r8, r11, [rip+.Lsecp256k1_square_loose_c0] # x41:x40 = x34*0x1000003d1
        mov rdx, rsi                             # copy x32
        mulx rcx, rsi, [rip+.Lsecp256k1_square_loose_c0] # x37:x36 = x32*0x1000003d1
        mov rdx, rax                             # copy x33
        mulx rax, rbp, [rip+.Lsecp256k1_square_loose_c0] # x39:x38 = x33*0x1000003d1
        adc rbx, 0x0                             # x35 += CF, no carry, complete

        /* complete: [x35, x34, x33, x32, x31, x30, x29] in [rbx, -, rdx, -, r12, r9, r10] */
        add rsi, r13                             # x44 = x21 + x36, CF to x45, complete
        adc r10, rcx                             # x45 = x29 + x37 + CF, CF to x46
        adc rax, r11                             # x46 = x40 + x39 + CF, CF to x47
        mov rdx, rbx                             # copy x35
        mulx r11, rcx, [rip+.Lsecp256k1_square_loose_c0] # x43:x42 = x35*0x1000003d1
        adc r8, r12                              # x47 = x31 + x41 + CF, CF to x48
        adc r11, 0x0                             # x48 = x43 + CF, no carry
        add r10, rbp                             # x45 += x38, CF to x46, complete
        adc r9, rax                              # x46 += x30 + CF, CF to x47, complete
        adc rcx, r8                              # x47 += x42 + CF, CF to x48, complete
        adc r11, 0x0                             # x48 += CF, no carry, complete

        /* complete: [x48, x47, x46, x45, x44] in [r11, rcx, r9, r10, rsi] */
        mov rdx, r11                             # copy x48
        mulx rax, r8, [rip+.Lsecp256k1_square_loose_c0] # x50:x49 = x48*0x1000003d1
        add r8, rsi                              # x51 = x44 + x49, CF to x52, complete
        adc r10, rax                             # x52 = x45 + x50 + CF, CF to x53, complete
        adc r9, 0x0                              # x53 = x46 + CF, CF to x54, complete
        adc rcx, 0x0                             # x54 = x47 + CF, CF = x55, complete

        /* complete: [x54, x53, x52, x51] in [rcx, r9, r10, r8] */
        sbb rax, rax                             # x56 = -x55 mod 2^64, x55 in CF
        and rax, [rip+.Lsecp256k1_square_loose_c0] # x57 = x56 & 0x1000003d1
        add r8, rax                              # x58 = x57 + x51, CF to x59, complete
        adc r10, 0x0                             # x59 = x52 + CF, no carry, complete

        /* complete: [x61, x60, x59, x58] in [rcx, r9, r10, r8] */
        mov [rdi+0x10], r9                       # out1[2] = x60 = x53
        mov [rdi+0x8], r10                       # out1[1] = x59
        mov [rdi], r8                            # out1[0] = x58
        mov [rdi+0x18], rcx                      # out1[3] = x61 = x54

        pop r14                                  # restore r14
        .cfi_adjust_cfa_offset -8
        .cfi_restore r14
        pop r13                                  # restore r13
        .cfi_adjust_cfa_offset -8
        .cfi_restore r13
        pop r12                                  # restore r12
        .cfi_adjust_cfa_offset -8
        .cfi_restore r12
        pop rbp                                  # restore rbp
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbp
        pop rbx                                  # restore rbx
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbx
        ret                                      # return
        .cfi_endproc
        .balign 8, 0xcc
.Lsecp256k1_square_loose_c0: .quad 0x1000003d1
        .size   secp256k1_square_loose, .-secp256k1_square_loose
        .section .note.GNU-stack, "", @progbits
