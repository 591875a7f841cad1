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
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x89
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
 *   x31 = x17 + x17 + x24 (carry to x86)
 *   x43 = x21 + x37 (carry to x46)
 *   x46 = x38 + x39 + x29 (carry to x58)
 *   x57 = x46 + x51 (carry to x58)
 *   x58 = x40 + x30 + x52 + x53 (carry to x59)
 *   x59 = x41 + x31 + x54 (carry to x60)
 *   x60 = x42 + x55 (carry to x61)
 *   x61 = x56
 *   x69 = x58 + x63 (carry to x70)
 *   x70 = x59 + x64 + x65 (carry to x82)
 *   x81 = x70 + x75 (carry to x82)
 *   x82 = x60 + x66 + x76 + x77 (carry to x83)
 *   x83 = x61 + x67 + x78 (carry to x84)
 *   x84 = x68 + x79 (carry to x85)
 *   x85 = x80
 *   x86 = x18 + x18 + x25 + x82 (carry to x87)
 *   x87 = x19 + x19 + x26 + x83 (carry to x88)
 *   x88 = x20 + x20 + x27 + x84 (carry to x89)
 *   x89 = x28 + x85
 *
 * 146 instructions; 49.3 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.124 [1.122, 1.124] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.431 [1.430, 1.431] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 d03e5463e3bd1a20dda4ab6d993bdf0d6833f5c9e7d1f141b932885b05c634e3
 * found by Fieldwright, seed 14, 2026-12-01T06:07:55.119Z
 * ./fieldwright optimize --field 25519-scalar --op square --seed 14 --budget 13s --for latency --cpu 1
 * sha256 of the code: 85d7e881ecd203b383c07fdfe23e4f2c755cb3a47c9ba76300bc7c28d2177d66
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

        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rax, r8, [rsi]        # x5:x4 = arg1[0]*arg1[1]
        mulx r9, r10, [rsi+0x18]   # x13:x12 = arg1[1]*arg1[3]
        mov rdx, [rsi]             # load arg1[0]
        mulx r11, rcx, [rsi+0x10]  # x7:x6 = arg1[0]*arg1[2]
        mulx rbx, rbp, [rsi+0x18]  # x9:x8 = arg1[0]*arg1[3]
        add rcx, rax               # x16 = x6 + x5, CF to x17, complete
        adc rbp, r11               # x17 = x8 + x7 + CF, CF to x18
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rax, r11, [rsi+0x10]  # x11:x10 = arg1[1]*arg1[2]
        adc rax, 0x0               # x18 = x11 + CF, no carry
        add rbp, r11               # x17 += x10, CF to x18, complete
        adc r10, rbx               # x18.2 = x12 + x9 + CF, CF to x19
        adc r9, 0x0                # x19 = x13 + CF, no carry
        add r10, rax               # x18 += x18.2, CF to x19, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rax, r11, [rsi+0x18]  # x15:x14 = arg1[2]*arg1[3]
        adc r9, r11                # x19 += x14 + CF, CF to x20, complete
        adc rax, 0x0               # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [rax, r9, r10, rbp, rcx] */
        add r8, r8                 # x29 = x4 + x4, CF to x30
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r11, rbx, rdx         # x24:x23 = arg1[1]*arg1[1]
        adc rbx, rcx               # x30 = x23 + x16 + CF, CF to x31
        adc rbp, rbp               # x31 = x17 + x17 + CF, CF to x86
        mov r12, r10               # copy x18
        adc r12, 0x0               # x86 = x18 + CF, CF to x87
        adc r9, r9                 # x87 = x19 + x19 + CF, CF to x88
        adc rax, rax               # x88 = x20 + x20 + CF, no carry
        mov rdx, [rsi]             # load arg1[0]
        mulx r13, r14, rdx         # x22:x21 = arg1[0]*arg1[0]
        add r8, r13                # x29 += x22, CF to x30, complete
        adc rbx, rcx               # x30 += x16 + CF, CF to x31, complete
        adc rbp, r11               # x31 += x24 + CF, CF to x86, complete

        /* complete: [x31, x30, x29] in [rbp, rbx, r8] */
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r11, rcx, rdx         # x26:x25 = arg1[2]*arg1[2]
        adc r12, r10               # x86 += x18 + CF, CF to x87
        adcx r9, r11               # x87 += x26 + CF, CF to x88
        adc rax, 0x0               # x88 += CF, no carry
        add r12, rcx               # x86 += x25, CF to x87
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r10, r11, rdx         # x28:x27 = arg1[3]*arg1[3]
        adc r9, 0x0                # x87 += CF, CF to x88
        adc rax, r11               # x88 += x27 + CF, CF to x89
        adc r10, 0x0               # x89 = x28 + CF, no carry
        mov rdx, r14               # copy x21
        movabs r11, -0x2d4ae25cedab81e5 # constant 0xd2b51da312547e1b
        imul rdx, r11              # x36 = x21*0xd2b51da312547e1b mod 2^64
        movabs rcx, 0x5812631a5cf5d3ed # constant 0x5812631a5cf5d3ed
        mulx rsi, r13, rcx         # x38:x37 = x36*0x5812631a5cf5d3ed
        movabs r15, 0x14def9dea2f79cd6 # constant 0x14def9dea2f79cd6
        mov [rsp-0x8], rdi         # spill pointer out1
        mov [rsp-0x10], r10        # spill x89
        mulx rdi, r10, r15         # x40:x39 = x36*0x14def9dea2f79cd6
        add r14, r13               # x43 = x21 + x37, CF to x46
        adc rsi, r8                # x46 = x29 + x38 + CF, CF to x58
        adc rdi, 0x0               # x58 = x40 + CF, no carry
        mov r8, rdx                # copy x36
        shl r8, 0x3c               # x41 = x36 << 60 mod 2^64
        shr rdx, 0x4               # x42 = x36 >> 4
        add rsi, r10               # x46 += x39, CF to x58, complete
        adc rbx, rdi               # x58 += x30 + CF, CF to x59
        adc r8, rbp                # x59 = x41 + x31 + CF, CF to x60
        adc rdx, 0x0               # x60 = x42 + CF, no carry
        mov r10, rdx               # copy x60
        mov rdx, rsi               # copy x46
        imul rdx, r11              # x50 = x46*0xd2b51da312547e1b mod 2^64
        mulx rdi, rbp, rcx         # x52:x51 = x50*0x5812631a5cf5d3ed
        mulx r13, r14, r15         # x54:x53 = x50*0x14def9dea2f79cd6
        add r14, rdi               # x58.2 = x53 + x52, CF to x59
        adc r13, 0x0               # x59.2 = x54 + CF, no carry
        add rsi, rbp               # x57 = x46 + x51, CF to x58
        adc r14, rbx               # x58 += x58.2 + CF, CF to x59, complete
        adc r8, r13                # x59 += x59.2 + CF, CF to x60, complete
        adc r10, 0x0               # x60 += CF, no carry
        mov rdi, rdx               # copy x50
        mov rdx, r14               # copy x58
        imul rdx, r11              # x62 = x58*0xd2b51da312547e1b mod 2^64
        mulx rsi, rbx, rcx         # x64:x63 = x62*0x5812631a5cf5d3ed
        mulx rbp, r13, r15         # x66:x65 = x62*0x14def9dea2f79cd6
        add r14, rbx               # x69 = x58 + x63, CF to x70
        adc r8, rsi                # x70 = x59 + x64 + CF, CF to x82
        adc rbp, 0x0               # x82 = x66 + CF, no carry
        add r8, r13                # x70 += x65, CF to x82, complete
        adc rbp, 0x0               # x82 += CF, no carry
        mov rsi, rdx               # copy x62
        mov rdx, r8                # copy x70
        imul rdx, r11              # x74 = x70*0xd2b51da312547e1b mod 2^64
        mov r11, rdi               # copy x50
        shl r11, 0x3c              # x55 = x50 << 60 mod 2^64
        add r10, r11               # x60 += x55, CF to x61, complete
        mov r11d, 0x0              # begins x61 = CF
        adc r11, 0x0               # x61 = CF
        add r10, rbp               # x82 += x60, CF to x83
        mulx rbx, rbp, r15         # x78:x77 = x74*0x14def9dea2f79cd6
        mulx rcx, r13, rcx         # x76:x75 = x74*0x5812631a5cf5d3ed
        adc rbx, 0x0               # x83 = x78 + CF, no carry
        add r8, r13                # x81 = x70 + x75, CF to x82
        adc r10, rbp               # x82 += x77 + CF, CF to x83
        adc rbx, 0x0               # x83 += CF, no carry
        add r10, rcx               # x82 += x76, CF to x83, complete
        adc rbx, 0x0               # x83 += CF, no carry
        add r12, r10               # x86 += x82, CF to x87, complete
        adc r9, 0x0                # x87 += CF, CF to x88
        adc rax, 0x0               # x88 += CF, CF to x89
        mov r8, [rsp-0x10]         # reload x89
        adc r8, 0x0                # x89 += CF, no carry
        shr rdi, 0x4               # x56 = x50 >> 4
        mov r10, rsi               # copy x62
        shl r10, 0x3c              # x67 = x62 << 60 mod 2^64
        add rdi, r11               # x61 += x56, no carry, complete

        /* complete: [x61, x60, x59, x58] in [rdi, -, -, -] */
        add rdi, r10               # x83.2 = x61 + x67, CF to x84
        mov r10d, 0x0              # begins x84 = CF
        adc r10, 0x0               # x84 = CF
        add rdi, rbx               # x83 += x83.2, CF to x84, complete
        adc r10, 0x0               # x84 += CF, no carry
        add r9, rdi                # x87 += x83, CF to x88, complete
        mov r11, [rsp-0x8]         # reload pointer out1
        mov [r11+0x8], r9          # out1[1] = x87
        adc rax, 0x0               # x88 += CF, CF to x89
        adc r8, 0x0                # x89 += CF, no carry
        mov r9, rdx                # copy x74
        shl r9, 0x3c               # x79 = x74 << 60 mod 2^64
        shr rdx, 0x4               # x80 = x74 >> 4
        shr rsi, 0x4               # x68 = x62 >> 4
        add rsi, r9                # x84.2 = x68 + x79, CF to x85
        adc rdx, 0x0               # x85 = x80 + CF, no carry
        add rsi, r10               # x84 += x84.2, CF to x85, complete
        adc rdx, 0x0               # x85 += CF, no carry, complete

        /* complete: [x85, x84, x83, x82] in [rdx, rsi, rdi, -] */
        add rax, rsi               # x88 += x84, CF to x89, complete
        mov [r11+0x10], rax        # out1[2] = x88
        mov [r11], r12             # out1[0] = x86
        adc r8, rdx                # x89 += x85 + CF, no carry, complete

        /* complete: [x89, x88, x87, x86] in [r8, rax, -, r12] */
        mov [r11+0x18], r8         # out1[3] = x89

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
