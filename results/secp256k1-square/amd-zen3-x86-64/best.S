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
 * Saved on the stack and restored: rbx, rbp, r12
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   x4
 *   [rsp-0x10]  x22
 *   [rsp-0x18]  x21
 *   [rsp-0x20]  x24
 *   [rsp-0x28]  x23
 *   [rsp-0x30]  x26
 *   [rsp-0x38]  x25
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
 * 113 instructions; 30.6 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.160 [1.158, 1.165] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.107 [1.107, 1.107] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic, 2 cases)
 * constant time: proved for all inputs (basic, 2 cases)
 * asm = source: proved for all inputs (values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 48, 2026-11-24T14:14:21.192Z
 * npm run optimize -- --field secp256k1 --op square --seed 48 --target x86-64 --budget 5s
 * sha256 of the code: 93e066e4429b187ee3435487d834e5ba2d07cec55f7263fdc59f1d288257c806
 */
        .intel_syntax noprefix
        .text
        .globl  secp256k1_square_loose
        .type   secp256k1_square_loose, @function
        .p2align 6
secp256k1_square_loose:
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

        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x8]    # x11:x10 = arg1[1]*arg1[2]
        mov r8, rdx                # copy x11
        mov r9, rax                # copy x10
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi+0x18]   # x9:x8 = arg1[0]*arg1[3]
        mov r10, rdx               # copy x9
        mov r11, rax               # copy x8
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi+0x8]    # x5:x4 = arg1[0]*arg1[1]
        mov rcx, rdx               # copy x5
        mov [rsp-0x8], rax         # spill x4
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi]        # x7:x6 = arg1[0]*arg1[2]
        add rax, rcx               # x16 = x6 + x5, CF to x17, complete
        adc rdx, r11               # x17 = x8 + x7 + CF, CF to x18
        adc r10, 0x0               # x18 = x9 + CF, no carry
        mov r11, rdx               # copy x17
        mov rcx, rax               # copy x16
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [rsi+0x8]    # x13:x12 = arg1[1]*arg1[3]
        add rax, r10               # x18 += x12, CF to x19
        adc rdx, 0x0               # x19 = x13 + CF, no carry
        add rax, r8                # x18 += x11, CF to x19
        adc rdx, 0x0               # x19 += CF, no carry
        mov r8, rdx                # copy x19
        mov r10, rax               # copy x18
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi]        # x22:x21 = arg1[0]*arg1[0]
        mov [rsp-0x10], rdx        # spill x22
        mov [rsp-0x18], rax        # spill x21
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [rsi+0x10]   # x15:x14 = arg1[2]*arg1[3]
        add r11, r9                # x17 += x10, CF to x18, complete
        adc r10, 0x0               # x18 += CF, CF to x19, complete
        adc r8, rax                # x19 += x14 + CF, CF to x20, complete
        adc rdx, 0x0               # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [rdx, r8, r10, r11, rcx] */
        mov r9, rdx                # copy x20
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x8]    # x24:x23 = arg1[1]*arg1[1]
        mov [rsp-0x20], rdx        # spill x24
        mov [rsp-0x28], rax        # spill x23
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x10]   # x26:x25 = arg1[2]*arg1[2]
        mov [rsp-0x30], rdx        # spill x26
        mov [rsp-0x38], rax        # spill x25
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [rsi+0x18]   # x28:x27 = arg1[3]*arg1[3]
        mov rsi, [rsp-0x10]        # reload x22
        add rsi, [rsp-0x8]         # x29 = x22 + x4, CF to x30
        adc rcx, rcx               # x30 = x16 + x16 + CF, CF to x31
        mov rbx, [rsp-0x20]        # reload x24
        adc rbx, r11               # x31 = x24 + x17 + CF, CF to x32
        mov rbp, [rsp-0x38]        # reload x25
        adc rbp, r10               # x32 = x25 + x18 + CF, CF to x33
        mov r12, [rsp-0x30]        # reload x26
        adc r12, r8                # x33 = x26 + x19 + CF, CF to x34
        adc rax, r9                # x34 = x27 + x20 + CF, CF to x35
        adc rdx, 0x0               # x35 = x28 + CF, no carry
        add rsi, [rsp-0x8]         # x29 += x4, CF to x30, complete
        adc rcx, [rsp-0x28]        # x30 += x23 + CF, CF to x31, complete
        adc rbx, r11               # x31 += x17 + CF, CF to x32, complete
        adc rbp, r10               # x32 += x18 + CF, CF to x33, complete
        adc r12, r8                # x33 += x19 + CF, CF to x34, complete
        adc rax, r9                # x34 += x20 + CF, CF to x35, complete
        adc rdx, 0x0               # x35 += CF, no carry, complete

        /* complete: [x35, x34, x33, x32, x31, x30, x29] in [rdx, rax, r12, rbp, rbx, rcx, rsi] */
        mov r8, rdx                # copy x35
        mov r9, rax                # copy x34
        mov rax, rbp               # copy x32
        mul qword ptr [rip+.Lsecp256k1_square_loose_c0] # x37:x36 = x32*0x1000003d1
        mov r10, rdx               # copy x37
        mov r11, rax               # copy x36
        mov rax, r9                # copy x34
        mul qword ptr [rip+.Lsecp256k1_square_loose_c0] # x41:x40 = x34*0x1000003d1
        mov r9, rdx                # copy x41
        mov rbp, rax               # copy x40
        mov rax, r12               # copy x33
        mul qword ptr [rip+.Lsecp256k1_square_loose_c0] # x39:x38 = x33*0x1000003d1
        add rsi, rax               # x45 = x29 + x38, CF to x46
        adc rdx, rbp               # x46 = x39 + x40 + CF, CF to x47
        adc r9, 0x0                # x47 = x41 + CF, no carry
        mov rbp, rdx               # copy x46
        mov rax, r8                # copy x35
        mul qword ptr [rip+.Lsecp256k1_square_loose_c0] # x43:x42 = x35*0x1000003d1
        add rbx, rax               # x47.2 = x42 + x31, CF to x48
        adc rdx, 0x0               # x48 = x43 + CF, no carry
        add r11, [rsp-0x18]        # x44 = x36 + x21, CF to x45, complete
        adc rsi, r10               # x45 += x37 + CF, CF to x46, complete
        adc rcx, rbp               # x46 += x30 + CF, CF to x47, complete
        adc r9, rbx                # x47 += x47.2 + CF, CF to x48, complete
        adc rdx, 0x0               # x48 += CF, no carry, complete

        /* complete: [x48, x47, x46, x45, x44] in [rdx, r9, rcx, rsi, r11] */
        mov r8, rdx                # copy x48
        mov rax, r8                # copy x48
        mul qword ptr [rip+.Lsecp256k1_square_loose_c0] # x50:x49 = x48*0x1000003d1
        add r11, rax               # x51 = x49 + x44, CF to x52, complete
        adc rdx, rsi               # x52 = x50 + x45 + CF, CF to x53, complete
        adc rcx, 0x0               # x53 = x46 + CF, CF to x54, complete
        adc r9, 0x0                # x54 = x47 + CF, CF = x55, complete

        /* complete: [x54, x53, x52, x51] in [r9, rcx, rdx, r11] */
        sbb rax, rax               # x56 = -x55 mod 2^64, x55 in CF
        and rax, [rip+.Lsecp256k1_square_loose_c0] # x57 = x56 & 0x1000003d1
        add rax, r11               # x58 = x57 + x51, CF to x59, complete
        mov [rdi], rax             # out1[0] = x58
        adc rdx, 0x0               # x59 = x52 + CF, no carry, complete

        /* complete: [x61, x60, x59, x58] in [r9, rcx, rdx, rax] */
        mov [rdi+0x18], r9         # out1[3] = x61 = x54
        mov [rdi+0x8], rdx         # out1[1] = x59
        mov [rdi+0x10], rcx        # out1[2] = x60 = x53

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
.Lsecp256k1_square_loose_c0: .quad 0x1000003d1
        .size   secp256k1_square_loose, .-secp256k1_square_loose
        .section .note.GNU-stack, "", @progbits
