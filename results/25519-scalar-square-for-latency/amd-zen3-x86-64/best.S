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
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   x8, then x27
 *   [rsp-0x10]  x17, then x28
 *   [rsp-0x18]  x21, then x58, then x26, then x84
 *   [rsp-0x20]  x31.2, then x36, then x72
 *   [rsp-0x28]  x84, then x25
 *   [rsp-0x30]  x58, then x48
 *   [rsp-0x38]  pointer out1
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
 *   x31 = x17 + x17 + x24 (carry to x84)
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
 *   x80 = x58 + x64 + x74 + x75 (carry to x81)
 *   x81 = x59 + x65 + x76 (carry to x82)
 *   x82 = x66 + x77 (carry to x83)
 *   x83 = x78
 *   x84 = x18 + x18 + x25 + x80 (carry to x85)
 *   x85 = x19 + x19 + x26 + x81 (carry to x86)
 *   x86 = x20 + x20 + x27 + x82 (carry to x87)
 *   x87 = x28 + x83
 *
 * 214 instructions; 51.8 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.082 [1.082, 1.082] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64 + reduction pass
 * latency: 1.258 [1.254, 1.259] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64 + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 93de5881b96546b1aa3de043948f00d475022ac012a07573ab005d2cb8782582
 * found by Fieldwright, seed 21, 2026-11-27T17:15:57.915Z
 * ./fieldwright optimize --curve 25519-scalar --op square --seed 21 --target x86-64 --budget 60s --for latency --cpu 1
 * sha256 of the code: a059db3b36c767b3ecf006a2db1ad222ccb3b333382657487e694bd383519250
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

        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi]        # x5:x4 = arg1[0]*arg1[1]
        mov r8, rdx                # copy x5
        mov r9, rax                # copy x4
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi]        # x7:x6 = arg1[0]*arg1[2]
        mov r10, rdx               # copy x7
        mov r11, rax               # copy x6
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [rsi]        # x9:x8 = arg1[0]*arg1[3]
        mov rcx, rdx               # copy x9
        mov [rsp-0x8], rax         # spill x8
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x8]    # x11:x10 = arg1[1]*arg1[2]
        add r11, r8                # x16 = x6 + x5, CF to x17, complete
        adc rax, 0x0               # x17 = x10 + CF, CF to x18
        adc rdx, 0x0               # x18 = x11 + CF, no carry
        mov r8, rdx                # copy x18
        mov [rsp-0x10], rax        # spill x17
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi]        # x22:x21 = arg1[0]*arg1[0]
        add rdx, r9                # x29 = x22 + x4, CF to x30
        adc r11, r11               # x30 = x16 + x16 + CF, CF to x31
        mov ebx, 0x0               # begins x31 = CF
        adc rbx, 0x0               # x31 = CF
        add rdx, r9                # x29 += x4, CF to x30, complete
        adc r11, 0x0               # x30 += CF, CF to x31
        adc rbx, 0x0               # x31 += CF, no carry
        mov r9, rdx                # copy x29
        mov [rsp-0x18], rax        # spill x21
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x8]    # x24:x23 = arg1[1]*arg1[1]
        add r11, rax               # x30 += x23, CF to x31, complete
        adc rdx, 0x0               # x31.2 = x24 + CF, CF to x84
        mov eax, 0x0               # begins x84 = CF
        adc rax, 0x0               # x84 = CF
        mov rbp, [rsp-0x18]        # reload x21
        movabs r12, -0x2d4ae25cedab81e5 # constant 0xd2b51da312547e1b
        imul rbp, r12              # x36 = x21*0xd2b51da312547e1b mod 2^64
        mov r13, rbp               # copy x36
        shl r13, 0x3c              # x41 = x36 << 60 mod 2^64
        mov [rsp-0x20], rdx        # spill x31.2
        mov [rsp-0x28], rax        # spill x84
        mov rax, rbp               # copy x36
        movabs r14, 0x14def9dea2f79cd6 # constant 0x14def9dea2f79cd6
        mul r14                    # x40:x39 = x36*0x14def9dea2f79cd6
        add r9, rax                # x44 = x29 + x39, CF to x56
        adc r11, rdx               # x56 = x30 + x40 + CF, CF to x57
        adc r13, 0x0               # x57 = x41 + CF, CF to x58
        mov eax, 0x0               # begins x58 = CF
        adc rax, 0x0               # x58 = CF
        mov [rsp-0x30], rax        # spill x58
        mov rax, rbp               # copy x36
        movabs r15, 0x5812631a5cf5d3ed # constant 0x5812631a5cf5d3ed
        mul r15                    # x38:x37 = x36*0x5812631a5cf5d3ed
        add rax, [rsp-0x18]        # x43 = x21 + x37, CF to x44
        adc r9, rdx                # x44 += x38 + CF, CF to x56, complete
        adc r11, 0x0               # x56 += CF, CF to x57
        adc r13, 0x0               # x57 += CF, CF to x58
        mov rax, [rsp-0x30]        # reload x58
        adc rax, 0x0               # x58 += CF, no carry
        mov rdx, r9                # copy x44
        imul rdx, r12              # x48 = x44*0xd2b51da312547e1b mod 2^64
        mov [rsp-0x30], rdx        # spill x48
        mov [rsp-0x18], rax        # spill x58
        mov rax, [rsp-0x30]        # reload x48
        mul r15                    # x50:x49 = x48*0x5812631a5cf5d3ed
        mov [rsp-0x38], rdi        # spill pointer out1
        mov rdi, [rsp-0x10]        # reload x17
        add rdi, [rsp-0x8]         # x17 += x8, CF to x18
        adc r8, 0x0                # x18 += CF, no carry
        add r10, rdi               # x17 += x7, CF to x18, complete
        adc r8, 0x0                # x18 += CF, no carry
        mov rdi, r10               # copy x17
        add rdi, [rsp-0x20]        # x31.2 += x17, CF to x84
        mov [rsp-0x20], rbp        # spill x36
        mov rbp, [rsp-0x28]        # reload x84
        adc rbp, 0x0               # x84 += CF, no carry
        add r10, rdi               # x31.2 += x17, CF to x84
        adc rbp, 0x0               # x84 += CF, no carry
        add r10, rbx               # x31 += x31.2, CF to x84, complete

        /* complete: [x31, x30, x29] in [r10, -, -] */
        adc rbp, 0x0               # x84 += CF, no carry
        add r10, r13               # x57 += x31, CF to x58
        mov rdi, [rsp-0x18]        # reload x58
        adc rdi, 0x0               # x58 += CF, no carry
        mov rbx, rdx               # copy x50
        mov r13, rax               # copy x49
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x10]   # x26:x25 = arg1[2]*arg1[2]
        mov [rsp-0x18], rdx        # spill x26
        mov [rsp-0x28], rax        # spill x25
        mov rax, [rsp-0x30]        # reload x48
        mul r14                    # x52:x51 = x48*0x14def9dea2f79cd6
        add r9, r13                # x55 = x44 + x49, CF to x56
        adc rax, rbx               # x56.2 = x51 + x50 + CF, CF to x57
        adc rdx, 0x0               # x57.2 = x52 + CF, no carry
        add r11, rax               # x56 += x56.2, CF to x57, complete
        adc rdx, 0x0               # x57.2 += CF, no carry
        mov rax, r11               # copy x56
        imul rax, r12              # x60 = x56*0xd2b51da312547e1b mod 2^64
        mov r9, rdx                # copy x57.2
        mov rbx, rax               # copy x60
        mov rax, rbx               # copy x60
        mul r15                    # x62:x61 = x60*0x5812631a5cf5d3ed
        add r10, r9                # x57 += x57.2, CF to x58, complete
        adc rdi, 0x0               # x58 += CF, no carry
        mov r9, rdx                # copy x62
        mov r13, rax               # copy x61
        mov rax, rbx               # copy x60
        mul r14                    # x64:x63 = x60*0x14def9dea2f79cd6
        add r10, rax               # x68 = x57 + x63, CF to x80
        adc rdx, 0x0               # x80 = x64 + CF, no carry
        add r11, r13               # x67 = x56 + x61, CF to x68
        adc r9, r10                # x68 += x62 + CF, CF to x80, complete
        adc rdx, 0x0               # x80 += CF, no carry
        mov rax, r9                # copy x68
        imul rax, r12              # x72 = x68*0xd2b51da312547e1b mod 2^64
        mov r10, rdx               # copy x80
        mov r11, rax               # copy x72
        mov rax, r11               # copy x72
        mul r14                    # x76:x75 = x72*0x14def9dea2f79cd6
        mov r12, rdx               # copy x76
        mov r13, rax               # copy x75
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x18]   # x13:x12 = arg1[1]*arg1[3]
        add rcx, rax               # x18.2 = x12 + x9, CF to x19
        adc rdx, 0x0               # x19 = x13 + CF, no carry
        mov r14, rdx               # copy x19
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [rsi+0x10]   # x15:x14 = arg1[2]*arg1[3]
        add r8, rcx                # x18 += x18.2, CF to x19, complete
        adc rax, r14               # x19 += x14 + CF, CF to x20, complete
        adc rdx, 0x0               # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [rdx, rax, r8, -, -] */
        mov rcx, rdx               # copy x20
        mov r14, rax               # copy x19
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [rsi+0x18]   # x28:x27 = arg1[3]*arg1[3]
        mov rsi, [rsp-0x30]        # reload x48
        shl rsi, 0x3c              # x53 = x48 << 60 mod 2^64
        mov [rsp-0x10], rdx        # spill x28
        mov [rsp-0x8], rax         # spill x27
        mov rax, r11               # copy x72
        mul r15                    # x74:x73 = x72*0x5812631a5cf5d3ed
        mov r15, [rsp-0x20]        # reload x36
        shr r15, 0x4               # x42 = x36 >> 4
        add r8, r8                 # x84.2 = x18 + x18, CF to x85
        mov [rsp-0x20], r11        # spill x72
        mov r11, [rsp-0x18]        # reload x26
        adc r11, 0x0               # x85 = x26 + CF, no carry
        mov [rsp-0x18], rbp        # spill x84
        mov rbp, [rsp-0x30]        # reload x48
        shr rbp, 0x4               # x54 = x48 >> 4
        add r8, [rsp-0x28]         # x84.2 += x25, CF to x85
        adc r11, 0x0               # x85 += CF, no carry
        add rcx, rcx               # x86 = x20 + x20, no carry
        add r15, rsi               # x58.2 = x42 + x53, CF to x59
        adc rbp, 0x0               # x59 = x54 + CF, no carry
        add r15, rdi               # x58 += x58.2, CF to x59, complete
        adc rbp, 0x0               # x59 += CF, no carry, complete

        /* complete: [x59, x58, x57, x56] in [rbp, r15, -, -] */
        add r13, r15               # x80.2 = x58 + x75, CF to x81
        adc r12, 0x0               # x81 = x76 + CF, no carry
        add rax, r9                # x79 = x68 + x73, CF to x80
        adc rdx, r10               # x80 += x74 + CF, no carry
        add r13, rdx               # x80 += x80.2, CF to x81, complete
        adc r12, 0x0               # x81 += CF, no carry
        add r13, r8                # x84.2 += x80, CF to x85
        adc r14, r14               # x85.2 = x19 + x19 + CF, CF to x86
        adc rcx, 0x0               # x86 += CF, no carry
        mov rax, rbx               # copy x60
        shl rax, 0x3c              # x65 = x60 << 60 mod 2^64
        add rax, rbp               # x81.2 = x59 + x65, CF to x82
        mov r8d, 0x0               # begins x82 = CF
        adc r8, 0x0                # x82 = CF
        add r12, rax               # x81 += x81.2, CF to x82, complete
        adc r8, 0x0                # x82 += CF, no carry
        add r12, r14               # x85.2 += x81, CF to x86
        adc rcx, 0x0               # x86 += CF, no carry
        add r12, r11               # x85 += x85.2, CF to x86
        adc rcx, 0x0               # x86 += CF, no carry
        add r13, [rsp-0x18]        # x84 += x84.2, CF to x85, complete
        adc r12, 0x0               # x85 += CF, CF to x86, complete
        mov rax, [rsp-0x38]        # reload pointer out1
        mov [rax+0x8], r12         # out1[1] = x85
        mov [rax], r13             # out1[0] = x84
        adc rcx, 0x0               # x86 += CF, no carry
        mov r9, [rsp-0x20]         # reload x72
        shl r9, 0x3c               # x77 = x72 << 60 mod 2^64
        mov r10, [rsp-0x20]        # reload x72
        shr r10, 0x4               # x78 = x72 >> 4
        shr rbx, 0x4               # x66 = x60 >> 4
        add rbx, r9                # x82.2 = x66 + x77, CF to x83
        adc r10, 0x0               # x83 = x78 + CF, no carry
        add rbx, r8                # x82 += x82.2, CF to x83, complete
        adc r10, 0x0               # x83 += CF, no carry, complete

        /* complete: [x83, x82, x81, x80] in [r10, rbx, -, -] */
        add rbx, [rsp-0x8]         # x86.2 = x27 + x82, CF to x87
        mov r8, [rsp-0x10]         # reload x28
        adc r8, 0x0                # x87 = x28 + CF, no carry
        add rbx, rcx               # x86 += x86.2, CF to x87, complete
        mov [rax+0x10], rbx        # out1[2] = x86
        adc r10, r8                # x87 += x83 + CF, no carry, complete

        /* complete: [x87, x86, x85, x84] in [r10, rbx, r12, r13] */
        mov [rax+0x18], r10        # out1[3] = x87

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
