/*
 * secp256k1 mul (loose), modulo p = 2^256 - 2^32 - 977
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^256; out1 below 2^256; arrays may overlap
 *
 * void secp256k1_mul_loose(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below 2^256
 *   rsi  arg1[4]  read, below 2^256
 *   rdx  arg2[4]  read, below 2^256
 *
 * Changed: rax, rcx, rdx, rsi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   x9, then x26
 *   [rsp-0x10]  x8
 *   [rsp-0x18]  x19, then x31
 *   [rsp-0x20]  x18, then x30
 *   [rsp-0x28]  x12, then x42.2, then x34
 *   [rsp-0x30]  x33
 *   [rsp-0x38]  x32
 *   [rsp-0x40]  x17, then x27
 *   [rsp-0x48]  x16, then x43.2, then x38
 *   [rsp-0x50]  x44, then x39
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x40 = x9 + x10 + x16 (carry to x41)
 *   x41 = x11 + x12 + x17 + x18 + x24 (carry to x42)
 *   x42 = x13 + x14 + x19 + x20 + x25 + x26 + x32 (carry to x43)
 *   x43 = x15 + x21 + x22 + x27 + x28 + x33 + x34 (carry to x44)
 *   x44 = x23 + x29 + x30 + x35 + x36 (carry to x45)
 *   x45 = x31 + x37 + x38 (carry to x46)
 *   x46 = x39
 *   x55 = x48 + x40 (carry to x56)
 *   x56 = x41 (carry to x57)
 *   x57 = x42 (carry to x63)
 *   x59 = x47 + x8 (carry to x60)
 *   x60 = x55 + x49 (carry to x61)
 *   x61 = x56 + x50 + x51 (carry to x62)
 *   x62 = x57 + x52 + x53 (carry to x63)
 *   x63 = x54
 *
 * 149 instructions; 42.5 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.039 [1.034, 1.042] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.116 [1.116, 1.116] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 46, 2026-11-24T14:13:57.980Z
 * npm run optimize -- --field secp256k1 --op mul --seed 46 --target x86-64 --budget 5s
 * sha256 of the code: 50b6e473aa5530f55d661da29cec3df76142dfa07eae220e71d02325d90d269e
 */
        .intel_syntax noprefix
        .text
        .globl  secp256k1_mul_loose
        .type   secp256k1_mul_loose, @function
        .p2align 6
secp256k1_mul_loose:
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

        mov r8, rdx                # copy pointer arg2
        mov rax, [r8]              # load arg2[0]
        mul qword ptr [rsi+0x18]   # x15:x14 = arg1[3]*arg2[0]
        mov r9, rdx                # copy x15
        mov r10, rax               # copy x14
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [r8]         # x11:x10 = arg1[1]*arg2[0]
        mov r11, rdx               # copy x11
        mov rcx, rax               # copy x10
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [r8]         # x9:x8 = arg1[0]*arg2[0]
        mov [rsp-0x8], rdx         # spill x9
        mov [rsp-0x10], rax        # spill x8
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [r8+0x8]     # x19:x18 = arg1[1]*arg2[1]
        mov [rsp-0x18], rdx        # spill x19
        mov [rsp-0x20], rax        # spill x18
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [r8]         # x13:x12 = arg1[2]*arg2[0]
        add r10, rdx               # x42 = x14 + x13, CF to x43
        adc r9, 0x0                # x43 = x15 + CF, no carry
        mov [rsp-0x28], rax        # spill x12
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rsi]        # x33:x32 = arg1[0]*arg2[3]
        mov [rsp-0x30], rdx        # spill x33
        mov [rsp-0x38], rax        # spill x32
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi]        # x17:x16 = arg1[0]*arg2[1]
        mov [rsp-0x40], rdx        # spill x17
        mov [rsp-0x48], rax        # spill x16
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [r8+0x8]     # x21:x20 = arg1[2]*arg2[1]
        add rcx, [rsp-0x8]         # x40 = x10 + x9, CF to x41
        mov rbx, [rsp-0x40]        # reload x17
        adc rbx, 0x0               # x41 = x17 + CF, no carry
        add rcx, [rsp-0x48]        # x40 += x16, CF to x41, complete
        adc rbx, 0x0               # x41 += CF, no carry
        add r10, rax               # x42 += x20, CF to x43
        adc rdx, 0x0               # x43.2 = x21 + CF, no carry
        mov [rsp-0x48], rdx        # spill x43.2
        mov rax, [r8+0x10]         # load arg2[2]
        mul qword ptr [rsi]        # x25:x24 = arg1[0]*arg2[2]
        add r11, rax               # x41.2 = x24 + x11, CF to x42
        adc rdx, 0x0               # x42.2 = x25 + CF, no carry
        add r11, [rsp-0x28]        # x41.2 += x12, CF to x42
        adc rdx, 0x0               # x42.2 += CF, no carry
        mov [rsp-0x28], rdx        # spill x42.2
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [r8+0x10]    # x27:x26 = arg1[1]*arg2[2]
        mov [rsp-0x40], rdx        # spill x27
        mov [rsp-0x8], rax         # spill x26
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [r8+0x8]     # x23:x22 = arg1[3]*arg2[1]
        add r9, rax                # x43 += x22, CF to x44
        adc rdx, 0x0               # x44 = x23 + CF, no carry
        mov [rsp-0x50], rdx        # spill x44
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [r8+0x18]    # x39:x38 = arg1[3]*arg2[3]
        add r11, [rsp-0x20]        # x41.2 += x18, CF to x42
        adc r10, [rsp-0x18]        # x42 += x19 + CF, CF to x43
        adc r9, [rsp-0x48]         # x43 += x43.2 + CF, CF to x44
        mov rbp, [rsp-0x50]        # reload x44
        adc rbp, 0x0               # x44 += CF, no carry
        mov [rsp-0x50], rdx        # spill x39
        mov [rsp-0x48], rax        # spill x38
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [r8+0x10]    # x31:x30 = arg1[3]*arg2[2]
        mov [rsp-0x18], rdx        # spill x31
        mov [rsp-0x20], rax        # spill x30
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [r8+0x10]    # x29:x28 = arg1[2]*arg2[2]
        add rax, [rsp-0x30]        # x43.2 = x28 + x33, CF to x44
        adc rdx, [rsp-0x20]        # x44.2 = x29 + x30 + CF, CF to x45
        mov r12, [rsp-0x18]        # reload x31
        adc r12, 0x0               # x45 = x31 + CF, no carry
        add rbx, r11               # x41 += x41.2, CF to x42, complete
        mov r11, [rsp-0x28]        # reload x42.2
        adc r11, [rsp-0x38]        # x42.2 += x32 + CF, CF to x43
        adc rax, 0x0               # x43.2 += CF, CF to x44
        adc rdx, 0x0               # x44.2 += CF, CF to x45
        adc r12, 0x0               # x45 += CF, no carry
        add r11, r10               # x42 += x42.2, CF to x43
        adc rax, r9                # x43 += x43.2 + CF, CF to x44
        adc rbp, rdx               # x44 += x44.2 + CF, CF to x45
        adc r12, 0x0               # x45 += CF, no carry
        mov r9, rax                # copy x43
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [r8+0x18]    # x35:x34 = arg1[1]*arg2[3]
        mov r10, rdx               # copy x35
        mov [rsp-0x28], rax        # spill x34
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [r8+0x18]    # x37:x36 = arg1[2]*arg2[3]
        mov r8, [rsp-0x28]         # reload x34
        add r8, [rsp-0x40]         # x43.2 = x27 + x34, CF to x44
        adc r10, rax               # x44.2 = x35 + x36 + CF, CF to x45
        adc rdx, [rsp-0x48]        # x45.2 = x37 + x38 + CF, CF to x46
        mov rax, [rsp-0x50]        # reload x39
        adc rax, 0x0               # x46 = x39 + CF, no carry
        add r11, [rsp-0x8]         # x42 += x26, CF to x43, complete
        adc r9, r8                 # x43 += x43.2 + CF, CF to x44, complete
        adc r10, rbp               # x44 += x44.2 + CF, CF to x45, complete
        adc r12, rdx               # x45 += x45.2 + CF, CF to x46, complete
        adc rax, 0x0               # x46 += CF, no carry, complete

        /* complete: [x46, x45, x44, x43, x42, x41, x40] in [rax, r12, r10, r9, r11, rbx, rcx] */
        mul qword ptr [rip+.Lsecp256k1_mul_loose_c0] # x54:x53 = x46*0x1000003d1
        mov r8, rdx                # copy x54
        mov rsi, rax               # copy x53
        mov rax, r10               # copy x44
        mul qword ptr [rip+.Lsecp256k1_mul_loose_c0] # x50:x49 = x44*0x1000003d1
        mov r10, rdx               # copy x50
        mov rbp, rax               # copy x49
        mov rax, r9                # copy x43
        mul qword ptr [rip+.Lsecp256k1_mul_loose_c0] # x48:x47 = x43*0x1000003d1
        add rdx, rcx               # x55 = x40 + x48, CF to x56, complete
        adc rbx, 0x0               # x56 = x41 + CF, CF to x57, complete
        adc r11, 0x0               # x57 = x42 + CF, CF to x63, complete

        /* complete: [x57, x56, x55] in [r11, rbx, rdx] */
        adc r8, 0x0                # x63 = x54 + CF, no carry
        mov r9, rdx                # copy x55
        mov rcx, rax               # copy x47
        mov rax, r12               # copy x45
        mul qword ptr [rip+.Lsecp256k1_mul_loose_c0] # x52:x51 = x45*0x1000003d1
        add rax, r10               # x61 = x51 + x50, CF to x62
        adc rdx, rsi               # x62 = x52 + x53 + CF, CF to x63
        adc r8, 0x0                # x63 += CF, no carry
        add rcx, [rsp-0x10]        # x59 = x47 + x8, CF to x60, complete
        adc rbp, r9                # x60 = x55 + x49 + CF, CF to x61, complete
        adc rbx, rax               # x61 += x56 + CF, CF to x62, complete
        adc r11, rdx               # x62 += x57 + CF, CF to x63, complete
        adc r8, 0x0                # x63 += CF, no carry, complete

        /* complete: [x63, x62, x61, x60, x59] in [r8, r11, rbx, rbp, rcx] */
        mov rax, r8                # copy x63
        mul qword ptr [rip+.Lsecp256k1_mul_loose_c0] # x65:x64 = x63*0x1000003d1
        add rax, rcx               # x66 = x59 + x64, CF to x67, complete
        adc rdx, rbp               # x67 = x60 + x65 + CF, CF to x68, complete
        adc rbx, 0x0               # x68 = x61 + CF, CF to x69, complete
        adc r11, 0x0               # x69 = x62 + CF, CF = x70, complete

        /* complete: [x69, x68, x67, x66] in [r11, rbx, rdx, rax] */
        sbb r8, r8                 # x71 = -x70 mod 2^64, x70 in CF
        and r8, [rip+.Lsecp256k1_mul_loose_c0] # x72 = x71 & 0x1000003d1
        add r8, rax                # x73 = x72 + x66, CF to x74, complete
        adc rdx, 0x0               # x74 = x67 + CF, no carry, complete

        /* complete: [x76, x75, x74, x73] in [r11, rbx, rdx, r8] */
        mov [rdi+0x8], rdx         # out1[1] = x74
        mov [rdi], r8              # out1[0] = x73
        mov [rdi+0x10], rbx        # out1[2] = x75 = x68
        mov [rdi+0x18], r11        # out1[3] = x76 = x69

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
.Lsecp256k1_mul_loose_c0: .quad 0x1000003d1
        .size   secp256k1_mul_loose, .-secp256k1_mul_loose
        .section .note.GNU-stack, "", @progbits
