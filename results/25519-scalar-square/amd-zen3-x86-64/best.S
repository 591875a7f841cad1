/*
 * 25519-scalar square (loose), modulo p = 2^252 + 27742317777372353535851937790883648493
 * out1 is congruent to arg1*arg1/2^256 modulo p
 * arg1 below 2^254; out1 below 2^254; arrays may overlap
 *
 * void fe_25519_scalar_square_loose(uint64_t out1[4], const uint64_t arg1[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below 2^254
 *   rsi  arg1[4]  read, below 2^254
 *
 * Changed: rax, rcx, rdx, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   x36, then x66
 *   [rsp-0x10]  x21, then x23
 *   [rsp-0x18]  x56, then x60
 *   [rsp-0x20]  x37
 *   [rsp-0x28]  x56.2, then x24
 *   [rsp-0x30]  x11, then x80
 *   [rsp-0x38]  x10
 *   [rsp-0x40]  x13
 *   [rsp-0x48]  x12, then pointer out1
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
 *   x31 = x17 + x17 + x24 (carry to x80)
 *   x43 = x21 + x37 (carry to x44)
 *   x44 = x29 + x38 + x39 (carry to x56)
 *   x55 = x44 + x49 (carry to x56)
 *   x56 = x30 + x40 + x50 + x51 (carry to x57)
 *   x57 = x31 + x41 + x52 (carry to x58)
 *   x58 = x42 + x53 (carry to x59)
 *   x59 = x54
 *   x67 = x56 + x61 (carry to x68)
 *   x68 = x57 + x62 + x63 (carry to x80)
 *   x79 = x68 + x73 (carry to x80)
 *   x80 = x58 + x64 + x18 + x18 + x25 + x74 + x75 (carry to x81)
 *   x81 = x59 + x65 + x19 + x19 + x26 + x76 (carry to x82)
 *   x82 = x66 + x20 + x20 + x27 + x77 (carry to x83)
 *   x83 = x28 + x78
 *
 * 211 instructions; 55.5 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.029 [1.028, 1.029] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: SLOWER than the fastest alternative, clang-22 -O3 -march=native + reduction pass, which takes 0.977 [0.976, 0.977] of our time
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 8, 2026-11-24T14:02:56.644Z
 * npm run optimize -- --field 25519-scalar --op square --seed 8 --target x86-64 --budget 5s
 * sha256 of the code: 944e30736eade3a523f0c60b7816dd03520640bf1eb8798f4e933d591e193f78
 */
        .intel_syntax noprefix
        .text
        .globl  fe_25519_scalar_square_loose
        .type   fe_25519_scalar_square_loose, @function
        .p2align 6
fe_25519_scalar_square_loose:
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
        push r15                   # save r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r15, 0

        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi+0x8]    # x5:x4 = arg1[0]*arg1[1]
        mov r8, rdx                # copy x5
        mov r9, rax                # copy x4
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi+0x10]   # x7:x6 = arg1[0]*arg1[2]
        add r9, r9                 # x29 = x4 + x4, CF to x30
        mov r10d, 0x0              # begins x30 = CF
        adc r10, 0x0               # x30 = CF
        mov r11, rdx               # copy x7
        mov rcx, rax               # copy x6
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi]        # x22:x21 = arg1[0]*arg1[0]
        add r9, rdx                # x29 += x22, CF to x30, complete
        adc r10, 0x0               # x30 += CF, no carry
        mov rdx, rax               # copy x21
        movabs rbx, -0x2d4ae25cedab81e5 # constant 0xd2b51da312547e1b
        imul rdx, rbx              # x36 = x21*0xd2b51da312547e1b mod 2^64
        mov [rsp-0x8], rdx         # spill x36
        mov [rsp-0x10], rax        # spill x21
        mov rax, [rsp-0x8]         # reload x36
        movabs rbp, 0x5812631a5cf5d3ed # constant 0x5812631a5cf5d3ed
        mul rbp                    # x38:x37 = x36*0x5812631a5cf5d3ed
        add r9, rdx                # x44 = x29 + x38, CF to x56
        mov edx, 0x0               # begins x56 = CF
        adc rdx, 0x0               # x56 = CF
        mov [rsp-0x18], rdx        # spill x56
        mov [rsp-0x20], rax        # spill x37
        mov rax, [rsp-0x8]         # reload x36
        movabs r12, 0x14def9dea2f79cd6 # constant 0x14def9dea2f79cd6
        mul r12                    # x40:x39 = x36*0x14def9dea2f79cd6
        add r9, rax                # x44 += x39, CF to x56
        adc rdx, 0x0               # x56.2 = x40 + CF, no carry
        mov [rsp-0x28], rdx        # spill x56.2
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi+0x18]   # x9:x8 = arg1[0]*arg1[3]
        add r8, rcx                # x16 = x6 + x5, CF to x17, complete
        adc rax, r11               # x17 = x8 + x7 + CF, CF to x18
        adc rdx, 0x0               # x18 = x9 + CF, no carry
        mov r11, rdx               # copy x18
        mov rcx, rax               # copy x17
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x10]   # x11:x10 = arg1[1]*arg1[2]
        mov [rsp-0x30], rdx        # spill x11
        mov [rsp-0x38], rax        # spill x10
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x18]   # x13:x12 = arg1[1]*arg1[3]
        mov [rsp-0x40], rdx        # spill x13
        mov [rsp-0x48], rax        # spill x12
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x8]    # x24:x23 = arg1[1]*arg1[1]
        mov r13, [rsp-0x10]        # reload x21
        add r13, [rsp-0x20]        # x43 = x21 + x37, CF to x44
        adc r9, 0x0                # x44 += CF, CF to x56, complete
        mov r13, [rsp-0x28]        # reload x56.2
        adc r13, 0x0               # x56.2 += CF, no carry
        mov r14, r9                # copy x44
        imul r14, rbx              # x48 = x44*0xd2b51da312547e1b mod 2^64
        mov [rsp-0x28], rdx        # spill x24
        mov [rsp-0x10], rax        # spill x23
        mov rax, r14               # copy x48
        mul r12                    # x52:x51 = x48*0x14def9dea2f79cd6
        add rcx, [rsp-0x38]        # x17 += x10, CF to x18, complete
        mov r15, [rsp-0x48]        # reload x12
        adc r15, 0x0               # x18.2 = x12 + CF, CF to x19
        mov [rsp-0x48], rdi        # spill pointer out1
        mov rdi, [rsp-0x40]        # reload x13
        adc rdi, 0x0               # x19 = x13 + CF, no carry
        add rcx, rcx               # x31 = x17 + x17, CF to x80
        mov r12d, 0x0              # begins x80 = CF
        adc r12, 0x0               # x80 = CF
        add r8, r8                 # x30.2 = x16 + x16, CF to x31
        adc rcx, 0x0               # x31 += CF, CF to x80
        adc r12, 0x0               # x80 += CF, no carry
        add r8, [rsp-0x10]         # x30.2 += x23, CF to x31
        adc rcx, [rsp-0x28]        # x31 += x24 + CF, CF to x80
        adc r12, 0x0               # x80 += CF, no carry
        mov rbx, [rsp-0x8]         # reload x36
        shl rbx, 0x3c              # x41 = x36 << 60 mod 2^64
        add r8, r10                # x30 += x30.2, CF to x31, complete
        adc rcx, 0x0               # x31 += CF, CF to x80, complete

        /* complete: [x31, x30, x29] in [rcx, r8, -] */
        adc r12, 0x0               # x80 += CF, no carry
        add rcx, rbx               # x57 = x31 + x41, CF to x58
        mov r10d, 0x0              # begins x58 = CF
        adc r10, 0x0               # x58 = CF
        add rcx, rdx               # x57 += x52, CF to x58
        adc r10, 0x0               # x58 += CF, no carry
        add r11, r15               # x18 += x18.2, CF to x19
        adc rdi, 0x0               # x19 += CF, no carry
        add r11, [rsp-0x30]        # x18 += x11, CF to x19, complete
        adc rdi, 0x0               # x19 += CF, no carry
        mov rbx, rax               # copy x51
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x18]   # x15:x14 = arg1[2]*arg1[3]
        add rdi, rax               # x19 += x14, CF to x20, complete
        adc rdx, 0x0               # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [rdx, rdi, r11, -, -] */
        add r8, r13                # x56.2 += x30, CF to x57
        adc rcx, 0x0               # x57 += CF, CF to x58
        adc r10, 0x0               # x58 += CF, no carry
        mov r13, rdx               # copy x20
        mov rax, r14               # copy x48
        mul rbp                    # x50:x49 = x48*0x5812631a5cf5d3ed
        add r9, rax                # x55 = x44 + x49, CF to x56
        adc r8, rbx                # x56.2 += x51 + CF, CF to x57
        adc rcx, 0x0               # x57 += CF, CF to x58
        adc r10, 0x0               # x58 += CF, no carry
        add r8, rdx                # x56.2 += x50, CF to x57
        adc rcx, 0x0               # x57 += CF, CF to x58
        adc r10, 0x0               # x58 += CF, no carry
        add r8, [rsp-0x18]         # x56 += x56.2, CF to x57, complete
        adc rcx, 0x0               # x57 += CF, CF to x58, complete
        adc r10, 0x0               # x58 += CF, no carry
        mov rax, r8                # copy x56
        movabs r9, -0x2d4ae25cedab81e5 # constant 0xd2b51da312547e1b
        imul rax, r9               # x60 = x56*0xd2b51da312547e1b mod 2^64
        mov rdx, rax               # copy x60
        shr rdx, 0x4               # x66 = x60 >> 4
        mov rbx, rax               # copy x60
        shl rbx, 0x3c              # x65 = x60 << 60 mod 2^64
        mov r15, [rsp-0x8]         # reload x36
        shr r15, 0x4               # x42 = x36 >> 4
        mov [rsp-0x8], rdx         # spill x66
        mov [rsp-0x18], rax        # spill x60
        mov rax, [rsp-0x18]        # reload x60
        mov [rsp-0x30], r12        # spill x80
        movabs r12, 0x14def9dea2f79cd6 # constant 0x14def9dea2f79cd6
        mul r12                    # x64:x63 = x60*0x14def9dea2f79cd6
        add rcx, rax               # x68 = x57 + x63, CF to x80
        adc rdx, 0x0               # x80.2 = x64 + CF, no carry
        mov rax, r14               # copy x48
        shl rax, 0x3c              # x53 = x48 << 60 mod 2^64
        add r15, rax               # x58.2 = x42 + x53, CF to x59
        mov eax, 0x0               # begins x59 = CF
        adc rax, 0x0               # x59 = CF
        shr r14, 0x4               # x54 = x48 >> 4
        add r15, r10               # x58 += x58.2, CF to x59, complete
        adc r14, 0x0               # x59.2 = x54 + CF, no carry
        add r14, rax               # x59 += x59.2, no carry, complete

        /* complete: [x59, x58, x57, x56] in [r14, r15, -, r8] */
        add r14, rbx               # x81 = x59 + x65, CF to x82
        mov rax, [rsp-0x8]         # reload x66
        adc rax, 0x0               # x82 = x66 + CF, no carry
        mov r10, rdx               # copy x80.2
        mov rbx, rax               # copy x82
        mov rax, [rsp-0x18]        # reload x60
        mul rbp                    # x62:x61 = x60*0x5812631a5cf5d3ed
        add r8, rax                # x67 = x56 + x61, CF to x68
        adc rdx, 0x0               # x68.2 = x62 + CF, no carry
        add r15, r11               # x80.3 = x58 + x18, CF to x81
        adc r14, 0x0               # x81 += CF, CF to x82
        adc rbx, 0x0               # x82 += CF, no carry
        add r15, r10               # x80.2 += x80.3, CF to x81
        adc r14, rdi               # x81 += x19 + CF, CF to x82
        adc rbx, r13               # x82 += x20 + CF, no carry
        add rcx, rdx               # x68 += x68.2, CF to x80, complete
        adc r15, r11               # x80.2 += x18 + CF, CF to x81
        adc r14, rdi               # x81 += x19 + CF, CF to x82
        adc rbx, r13               # x82 += x20 + CF, no carry
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x10]   # x26:x25 = arg1[2]*arg1[2]
        add r15, rax               # x80.2 += x25, CF to x81
        adc rdx, r14               # x81 += x26 + CF, CF to x82
        adc rbx, 0x0               # x82 += CF, no carry
        mov r8, rdx                # copy x81
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [rsi+0x18]   # x28:x27 = arg1[3]*arg1[3]
        add rbx, rax               # x82 += x27, CF to x83
        adc rdx, 0x0               # x83 = x28 + CF, no carry
        mov rax, rcx               # copy x68
        imul rax, r9               # x72 = x68*0xd2b51da312547e1b mod 2^64
        mov r9, rax                # copy x72
        shr r9, 0x4                # x78 = x72 >> 4
        lea r9, [rdx+r9]           # x83 += x78
        mov r10, rax               # copy x72
        mov rax, r10               # copy x72
        mul rbp                    # x74:x73 = x72*0x5812631a5cf5d3ed
        add rcx, rax               # x79 = x68 + x73, CF to x80
        adc rdx, 0x0               # x80.3 = x74 + CF, no carry
        mov r11, rdx               # copy x80.3
        mov rax, r10               # copy x72
        mul r12                    # x76:x75 = x72*0x14def9dea2f79cd6
        shl r10, 0x3c              # x77 = x72 << 60 mod 2^64
        add rbx, r10               # x82 += x77, CF to x83
        adc r9, 0x0                # x83 += CF, no carry
        add r15, rax               # x80.2 += x75, CF to x81
        adc rdx, 0x0               # x81.2 = x76 + CF, no carry
        add r15, r11               # x80.2 += x80.3, CF to x81
        adc r8, rdx                # x81 += x81.2 + CF, CF to x82
        adc rbx, 0x0               # x82 += CF, CF to x83
        adc r9, 0x0                # x83 += CF, no carry
        add r15, [rsp-0x30]        # x80 += x80.2, CF to x81, complete
        adc r8, 0x0                # x81 += CF, CF to x82, complete
        adc rbx, 0x0               # x82 += CF, CF to x83, complete
        adc r9, 0x0                # x83 += CF, no carry, complete

        /* complete: [x83, x82, x81, x80] in [r9, rbx, r8, r15] */
        mov rax, [rsp-0x48]        # reload pointer out1
        mov [rax], r15             # out1[0] = x80
        mov [rax+0x8], r8          # out1[1] = x81
        mov [rax+0x18], r9         # out1[3] = x83
        mov [rax+0x10], rbx        # out1[2] = x82

        pop r15                    # restore r15
        .cfi_adjust_cfa_offset -8
        .cfi_restore r15
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
        .size   fe_25519_scalar_square_loose, .-fe_25519_scalar_square_loose
        .section .note.GNU-stack, "", @progbits
