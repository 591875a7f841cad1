/*
 * p448 square (loose), modulo p = 2^448 - 2^224 - 1
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^448; out1 below 2^448; arrays may overlap
 *
 * void fe_p448_square_loose(uint64_t out1[7], const uint64_t arg1[7]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[7]  written, below 2^448
 *   rsi  arg1[7]  read, below 2^448
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   x22, then x53.2, then x62, then x56, then x75, then x97
 *   [rsp-0x10]  x21, then x69
 *   [rsp-0x18]  x24, then x71
 *   [rsp-0x20]  x23, then x29, then x63
 *   [rsp-0x28]  x26, then x15, then x65
 *   [rsp-0x30]  x25, then x53, then x55, then x31, then pointer out1
 *   [rsp-0x38]  x14, then x64, then x55, then x76, then x95
 *   [rsp-0x40]  x13, then x68
 *   [rsp-0x48]  x50, then x32, then x39, then x60
 *   [rsp-0x50]  x73
 *   [rsp-0x58]  x72
 *   [rsp-0x60]  x70, then x74, then x96
 *   [rsp-0x68]  x57
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x49 = x8 + x9 (carry to x50)
 *   x50 = x10 + x11 + x19 (carry to x51)
 *   x51 = x12 + x13 + x20 + x21 (carry to x52)
 *   x52 = x14 + x15 + x22 + x23 + x29 (carry to x53)
 *   x53 = x16 + x17 + x24 + x25 + x30 + x31 (carry to x54)
 *   x54 = x18 + x26 + x27 + x32 + x33 + x37 (carry to x55)
 *   x55 = x28 + x34 + x35 + x38 + x39 (carry to x56)
 *   x56 = x36 + x40 + x41 + x43 (carry to x57)
 *   x57 = x42 + x44 + x45 (carry to x58)
 *   x58 = x46 + x47 (carry to x59)
 *   x59 = x48
 *   x74 = x7 + x7 + x61 (carry to x75)
 *   x75 = x49 + x49 + x62 (carry to x76)
 *   x76 = x50 + x50 + x63 (carry to x77)
 *   x77 = x51 + x51 + x64 (carry to x78)
 *   x78 = x52 + x52 + x65 (carry to x79)
 *   x79 = x53 + x53 + x66 (carry to x80)
 *   x80 = x54 + x54 + x67 (carry to x81)
 *   x81 = x55 + x55 + x68 (carry to x82)
 *   x82 = x56 + x56 + x69 (carry to x83)
 *   x83 = x57 + x57 + x70 (carry to x84)
 *   x84 = x58 + x58 + x71 (carry to x85)
 *   x85 = x59 + x59 + x72 (carry to x86)
 *   x86 = x73
 *   x95 = x60 + x80 (carry to x96)
 *   x96 = x74 + x81 (carry to x97)
 *   x97 = x75 + x82 (carry to x98)
 *   x98 = x76 + x83 + x87 (carry to x99)
 *   x99 = x77 + x84 + x88 (carry to x100)
 *   x100 = x78 + x85 + x89 (carry to x101)
 *   x101 = x79 + x86 + x90 (carry to x102)
 *   x102 = x91 (carry to x103)
 *   x103 = x92 (carry to x104)
 *   x104 = x93 (carry to x105)
 *   x105 = x94
 *   x111 = x95 + x102 (carry to x112)
 *   x112 = x96 + x103 (carry to x113)
 *   x113 = x97 + x104 (carry to x114)
 *   x114 = x98 + x105 + x106 (carry to x115)
 *   x115 = x99 + x107 (carry to x116)
 *   x116 = x100 + x108 (carry to x117)
 *   x117 = x101 + x109 (carry to x118)
 *   x118 = x110
 *
 * 323 instructions; 94.9 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.120 [1.120, 1.124] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64 + reduction pass
 * latency: 1.024 [1.020, 1.024] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64 + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: values)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 37, 2026-11-27T14:09:22.969Z
 * ./fieldwright optimize --field p448 --op square --seed 37 --target x86-64 --budget 7s --resume
 * sha256 of the code: 9f77c29943f51e6de663ae748a675ec8ae02fa8369ae92a60eb23d85f1c0af2b
 */
        .intel_syntax noprefix
        .text
        .globl  fe_p448_square_loose
        .type   fe_p448_square_loose, @function
        .p2align 6
fe_p448_square_loose:
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
        mul qword ptr [rsi]        # x8:x7 = arg1[0]*arg1[1]
        mov r8, rdx                # copy x8
        mov r9, rax                # copy x7
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi+0x10]   # x10:x9 = arg1[0]*arg1[2]
        add rax, r8                # x49 = x9 + x8, CF to x50, complete
        adc rdx, 0x0               # x50 = x10 + CF, no carry
        mov r8, rdx                # copy x50
        mov r10, rax               # copy x49
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi+0x30]   # x18:x17 = arg1[0]*arg1[6]
        mov r11, rdx               # copy x18
        mov rcx, rax               # copy x17
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [rsi+0x8]    # x22:x21 = arg1[1]*arg1[3]
        mov [rsp-0x8], rdx         # spill x22
        mov [rsp-0x10], rax        # spill x21
        mov rax, [rsi+0x20]        # load arg1[4]
        mul qword ptr [rsi+0x8]    # x24:x23 = arg1[1]*arg1[4]
        mov [rsp-0x18], rdx        # spill x24
        mov [rsp-0x20], rax        # spill x23
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x28]   # x26:x25 = arg1[1]*arg1[5]
        mov [rsp-0x28], rdx        # spill x26
        mov [rsp-0x30], rax        # spill x25
        mov rax, [rsi+0x20]        # load arg1[4]
        mul qword ptr [rsi]        # x14:x13 = arg1[0]*arg1[4]
        mov [rsp-0x38], rdx        # spill x14
        mov [rsp-0x40], rax        # spill x13
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi+0x18]   # x12:x11 = arg1[0]*arg1[3]
        add rax, r8                # x50 += x11, CF to x51
        adc rdx, 0x0               # x51 = x12 + CF, no carry
        mov r8, rdx                # copy x51
        mov [rsp-0x48], rax        # spill x50
        mov rax, [rsi+0x28]        # load arg1[5]
        mul qword ptr [rsi]        # x16:x15 = arg1[0]*arg1[5]
        add rdx, rcx               # x53 = x17 + x16, CF to x54
        mov rcx, [rsp-0x28]        # reload x26
        adc rcx, 0x0               # x54 = x26 + CF, no carry
        add rdx, [rsp-0x30]        # x53 += x25, CF to x54
        adc rcx, 0x0               # x54 += CF, no carry
        mov [rsp-0x30], rdx        # spill x53
        mov [rsp-0x28], rax        # spill x15
        mov rax, [rsi+0x30]        # load arg1[6]
        mul qword ptr [rsi+0x30]   # x73:x72 = arg1[6]*arg1[6]
        mov [rsp-0x50], rdx        # spill x73
        mov [rsp-0x58], rax        # spill x72
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x30]   # x28:x27 = arg1[1]*arg1[6]
        add rcx, r11               # x54 += x18, CF to x55
        adc rdx, 0x0               # x55 = x28 + CF, no carry
        mov r11, [rsp-0x30]        # reload x53
        add r11, [rsp-0x18]        # x53 += x24, CF to x54
        adc rcx, rax               # x54 += x27 + CF, CF to x55
        adc rdx, 0x0               # x55 += CF, no carry
        mov [rsp-0x30], rdx        # spill x55
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x18]   # x30:x29 = arg1[2]*arg1[3]
        mov rbx, [rsp-0x10]        # reload x21
        add rbx, [rsp-0x40]        # x51.2 = x13 + x21, CF to x52
        mov rbp, [rsp-0x8]         # reload x22
        adc rbp, [rsp-0x20]        # x52 = x22 + x23 + CF, CF to x53
        adc rdx, 0x0               # x53.2 = x30 + CF, no carry
        mov [rsp-0x8], rdx         # spill x53.2
        mov [rsp-0x20], rax        # spill x29
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x8]    # x20:x19 = arg1[1]*arg1[2]
        mov r12, [rsp-0x28]        # reload x15
        add r12, [rsp-0x38]        # x52.2 = x15 + x14, CF to x53
        mov r13, [rsp-0x8]         # reload x53.2
        adc r13, 0x0               # x53.2 += CF, CF to x54
        adc rcx, 0x0               # x54 += CF, CF to x55
        mov r14, [rsp-0x30]        # reload x55
        adc r14, 0x0               # x55 += CF, no carry
        add rax, [rsp-0x48]        # x50 += x19, CF to x51, complete
        adc r8, rbx                # x51 += x51.2 + CF, CF to x52
        adc r12, rbp               # x52 += x52.2 + CF, CF to x53
        adc r13, 0x0               # x53.2 += CF, CF to x54
        adc rcx, 0x0               # x54 += CF, CF to x55
        adc r14, 0x0               # x55 += CF, no carry
        mov rbx, rdx               # copy x20
        mov rbp, rax               # copy x50
        mov rax, [rsi+0x20]        # load arg1[4]
        mul qword ptr [rsi+0x10]   # x32:x31 = arg1[2]*arg1[4]
        mov [rsp-0x48], rdx        # spill x32
        mov [rsp-0x30], rax        # spill x31
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x30]   # x36:x35 = arg1[2]*arg1[6]
        add r12, [rsp-0x20]        # x52 += x29, CF to x53
        mov r15, [rsp-0x30]        # reload x31
        adc r15, 0x0               # x53.3 = x31 + CF, CF to x54
        mov [rsp-0x30], rdi        # spill pointer out1
        mov rdi, [rsp-0x48]        # reload x32
        adc rdi, 0x0               # x54.2 = x32 + CF, no carry
        add rbx, r8                # x51 += x20, CF to x52, complete
        adc r12, 0x0               # x52 += CF, CF to x53, complete
        adc r15, r13               # x53.2 += x53.3 + CF, CF to x54
        adc rdi, 0x0               # x54.2 += CF, no carry
        mov r8, rdx                # copy x36
        mov r13, rax               # copy x35
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x28]   # x34:x33 = arg1[2]*arg1[5]
        add rax, rdi               # x54.2 += x33, CF to x55
        adc r14, r13               # x55 += x35 + CF, CF to x56
        adc r8, 0x0                # x56 = x36 + CF, no carry
        add r15, r11               # x53 += x53.2, CF to x54, complete
        adc rcx, rax               # x54 += x54.2 + CF, CF to x55
        adc r14, rdx               # x55 += x34 + CF, CF to x56
        adc r8, 0x0                # x56 += CF, no carry
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [rsi+0x20]   # x38:x37 = arg1[3]*arg1[4]
        mov r11, rdx               # copy x38
        mov rdi, rax               # copy x37
        mov rax, [rsi+0x28]        # load arg1[5]
        mul qword ptr [rsi+0x18]   # x40:x39 = arg1[3]*arg1[5]
        mov r13, rdx               # copy x40
        mov [rsp-0x48], rax        # spill x39
        mov rax, [rsi+0x30]        # load arg1[6]
        mul qword ptr [rsi+0x18]   # x42:x41 = arg1[3]*arg1[6]
        add rdi, rcx               # x54 += x37, CF to x55, complete
        adc r14, [rsp-0x48]        # x55 += x39 + CF, CF to x56
        adc rax, 0x0               # x56.2 = x41 + CF, CF to x57
        adc rdx, 0x0               # x57 = x42 + CF, no carry
        add r14, r11               # x55 += x38, CF to x56, complete
        adc rax, r13               # x56.2 += x40 + CF, CF to x57
        adc rdx, 0x0               # x57 += CF, no carry
        add rax, r8                # x56 += x56.2, CF to x57
        adc rdx, 0x0               # x57 += CF, no carry
        mov r8, rdx                # copy x57
        mov r11, rax               # copy x56
        mov rax, [rsi+0x20]        # load arg1[4]
        mul qword ptr [rsi+0x30]   # x46:x45 = arg1[4]*arg1[6]
        mov rcx, rdx               # copy x46
        mov r13, rax               # copy x45
        mov rax, [rsi+0x20]        # load arg1[4]
        mul qword ptr [rsi+0x28]   # x44:x43 = arg1[4]*arg1[5]
        add r11, rax               # x56 += x43, CF to x57, complete
        adc r8, rdx                # x57 += x44 + CF, CF to x58
        adc rcx, 0x0               # x58 = x46 + CF, no carry
        add r8, r13                # x57 += x45, CF to x58, complete
        adc rcx, 0x0               # x58 += CF, no carry
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi]        # x61:x60 = arg1[0]*arg1[0]
        mov r13, rdx               # copy x61
        mov [rsp-0x48], rax        # spill x60
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x8]    # x63:x62 = arg1[1]*arg1[1]
        mov [rsp-0x20], rdx        # spill x63
        mov [rsp-0x8], rax         # spill x62
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x10]   # x65:x64 = arg1[2]*arg1[2]
        mov [rsp-0x28], rdx        # spill x65
        mov [rsp-0x38], rax        # spill x64
        mov rax, [rsi+0x20]        # load arg1[4]
        mul qword ptr [rsi+0x20]   # x69:x68 = arg1[4]*arg1[4]
        mov [rsp-0x10], rdx        # spill x69
        mov [rsp-0x40], rax        # spill x68
        mov rax, [rsi+0x28]        # load arg1[5]
        mul qword ptr [rsi+0x28]   # x71:x70 = arg1[5]*arg1[5]
        mov [rsp-0x18], rdx        # spill x71
        mov [rsp-0x60], rax        # spill x70
        mov rax, [rsi+0x28]        # load arg1[5]
        mul qword ptr [rsi+0x30]   # x48:x47 = arg1[5]*arg1[6]
        add r9, r9                 # x74 = x7 + x7, CF to x75
        mov [rsp-0x68], r8         # spill x57
        mov r8, [rsp-0x8]          # reload x62
        adc r8, r10                # x75 = x62 + x49 + CF, CF to x76
        adc rbp, rbp               # x76 = x50 + x50 + CF, CF to x77
        mov [rsp-0x8], r11         # spill x56
        mov r11, [rsp-0x38]        # reload x64
        adc r11, 0x0               # x77 = x64 + CF, CF to x78
        mov [rsp-0x38], r14        # spill x55
        mov r14, [rsp-0x28]        # reload x65
        adc r14, 0x0               # x78 = x65 + CF, no carry
        add rcx, rax               # x58 += x47, CF to x59, complete
        adc rdx, 0x0               # x59 = x48 + CF, no carry, complete

        /* complete: [x59, x58, x57, x56, x55, x54, x53, x52, x51, x50, x49] in [rdx, rcx, [rsp-0x68], [rsp-0x8], [rsp-0x38], rdi, r15, r12, rbx, -, r10] */
        add rdx, rdx               # x85 = x59 + x59, CF to x86
        mov rax, [rsp-0x50]        # reload x73
        adc rax, 0x0               # x86 = x73 + CF, no carry
        add r9, r13                # x74 += x61, CF to x75, complete
        adc r8, r10                # x75 += x49 + CF, CF to x76, complete
        adc rbp, [rsp-0x20]        # x76 += x63 + CF, CF to x77, complete
        adc r11, rbx               # x77 += x51 + CF, CF to x78
        adc r14, 0x0               # x78 += CF, no carry
        mov r10, rdx               # copy x85
        mov r13, rax               # copy x86
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [rsi+0x18]   # x67:x66 = arg1[3]*arg1[3]
        add r12, r12               # x78.2 = x52 + x52, CF to x79
        adc r15, r15               # x79 = x53 + x53 + CF, CF to x80
        adc rdx, rdi               # x80 = x67 + x54 + CF, CF to x81
        mov rsi, [rsp-0x38]        # reload x55
        adc rsi, [rsp-0x38]        # x81 = x55 + x55 + CF, CF to x82
        mov [rsp-0x38], rbp        # spill x76
        mov rbp, [rsp-0x8]         # reload x56
        adc rbp, [rsp-0x8]         # x82 = x56 + x56 + CF, CF to x83
        mov [rsp-0x8], r8          # spill x75
        mov r8, [rsp-0x68]         # reload x57
        adc r8, [rsp-0x60]         # x83 = x70 + x57 + CF, CF to x84
        mov [rsp-0x60], r9         # spill x74
        mov r9, [rsp-0x18]         # reload x71
        adc r9, rcx                # x84 = x71 + x58 + CF, CF to x85
        adc r10, 0x0               # x85 += CF, CF to x86
        adc r13, 0x0               # x86 += CF, no carry
        add r11, rbx               # x77 += x51, CF to x78, complete
        adc r12, r14               # x78 += x78.2 + CF, CF to x79, complete
        adc rax, r15               # x79 += x66 + CF, CF to x80, complete
        adc rdi, rdx               # x80 += x54 + CF, CF to x81, complete
        adc rsi, [rsp-0x40]        # x81 += x68 + CF, CF to x82, complete
        adc rbp, [rsp-0x10]        # x82 += x69 + CF, CF to x83, complete
        adc r8, [rsp-0x68]         # x83 += x57 + CF, CF to x84, complete
        adc r9, rcx                # x84 += x58 + CF, CF to x85, complete
        adc r10, [rsp-0x58]        # x85 += x72 + CF, CF to x86, complete
        adc r13, 0x0               # x86 += CF, no carry, complete

        /* complete: [x86, x85, x84, x83, x82, x81, x80, x79, x78, x77, x76, x75, x74] in [r13, r10, r9, r8, rbp, rsi, rdi, rax, r12, r11, [rsp-0x38], [rsp-0x8], [rsp-0x60]] */
        mov rcx, r9                # copy x84
        shld rcx, r8, 0x20         # x91 = high word of (x84:x83 << 32)
        mov rdx, r9                # copy x84
        shrd rdx, r10, 0x20        # x92 = high word of (x85:x84 << 32)
        mov rbx, r13               # copy x86
        shr rbx, 0x20              # x94 = x86 >> 32
        mov r14, rdi               # copy x80
        add r14, [rsp-0x48]        # x95 = x60 + x80, CF to x96, complete
        mov r15, [rsp-0x60]        # reload x74
        adc r15, rsi               # x96 = x74 + x81 + CF, CF to x97, complete
        mov [rsp-0x60], r15        # spill x96
        mov r15, rbp               # copy x82
        adc r15, [rsp-0x8]         # x97 = x75 + x82 + CF, CF to x98, complete
        mov [rsp-0x8], r15         # spill x97
        mov r15, [rsp-0x38]        # reload x76
        adc r15, r8                # x98 = x76 + x83 + CF, CF to x99
        adc r11, r9                # x99 = x77 + x84 + CF, CF to x100
        adc r12, r10               # x100 = x78 + x85 + CF, CF to x101
        adc rax, r13               # x101 = x79 + x86 + CF, CF to x102
        adc rcx, 0x0               # x102 = x91 + CF, CF to x103
        adc rdx, 0x0               # x103 = x92 + CF, CF to x104
        setc r9b                   # begins x104 = CF
        movzx r9d, r9b             # x104 = CF
        mov [rsp-0x38], r14        # spill x95
        mov r14, rdi               # copy x80
        shl r14, 0x20              # x87 = x80 << 32 mod 2^64
        shrd rdi, rsi, 0x20        # x88 = high word of (x81:x80 << 32)
        shrd rsi, rbp, 0x20        # x89 = high word of (x82:x81 << 32)
        shr rbp, 0x20              # t1 = x82 >> 32
        shl r8, 0x20               # t2 = x83 << 32 mod 2^64
        lea r8, [r8+rbp]           # x90 = t1 + t2 mod 2^64 = high word of (x83:x82 << 32)
        add r14, r15               # x98 += x87, CF to x99, complete
        adc r11, rdi               # x99 += x88 + CF, CF to x100, complete
        adc r12, rsi               # x100 += x89 + CF, CF to x101, complete
        adc r8, rax                # x101 += x90 + CF, CF to x102, complete
        adc rcx, 0x0               # x102 += CF, CF to x103, complete
        adc rdx, 0x0               # x103 += CF, CF to x104, complete
        adc r9, 0x0                # x104 += CF, no carry
        mov rax, rcx               # copy x102
        shl rax, 0x20              # x106 = x102 << 32 mod 2^64
        mov rdi, rcx               # copy x102
        shrd rdi, rdx, 0x20        # x107 = high word of (x103:x102 << 32)
        shrd r10, r13, 0x20        # x93 = high word of (x86:x85 << 32)
        add r10, r9                # x104 += x93, CF to x105, complete
        adc rbx, 0x0               # x105 = x94 + CF, no carry, complete

        /* complete: [x105, x104, x103, x102, x101, x100, x99, x98, x97, x96, x95] in [rbx, r10, rdx, rcx, r8, r12, r11, r14, [rsp-0x8], [rsp-0x60], [rsp-0x38]] */
        mov r9, rbx                # copy x105
        shr r9, 0x20               # x110 = x105 >> 32
        mov rsi, rdx               # copy x103
        shr rsi, 0x20              # t3 = x103 >> 32
        mov rbp, r10               # copy x104
        shl rbp, 0x20              # t4 = x104 << 32 mod 2^64
        lea rsi, [rsi+rbp]         # x108 = t3 + t4 mod 2^64 = high word of (x104:x103 << 32)
        mov rbp, rbx               # copy x105
        shld rbp, r10, 0x20        # x109 = high word of (x105:x104 << 32)
        add rcx, [rsp-0x38]        # x111 = x95 + x102, CF to x112, complete
        adc rdx, [rsp-0x60]        # x112 = x96 + x103 + CF, CF to x113, complete
        adc r10, [rsp-0x8]         # x113 = x97 + x104 + CF, CF to x114, complete
        adc r14, rax               # x114 = x98 + x106 + CF, CF to x115
        adc rdi, r11               # x115 = x99 + x107 + CF, CF to x116
        adc rsi, 0x0               # x116 = x108 + CF, CF to x117
        adc rbp, 0x0               # x117 = x109 + CF, CF to x118
        adc r9, 0x0                # x118 = x110 + CF, no carry
        add rbx, r14               # x114 += x105, CF to x115, complete
        adc rdi, 0x0               # x115 += CF, CF to x116, complete
        adc r12, rsi               # x116 += x100 + CF, CF to x117, complete
        adc r8, rbp                # x117 += x101 + CF, CF to x118, complete
        adc r9, 0x0                # x118 += CF, no carry, complete

        /* complete: [x118, x117, x116, x115, x114, x113, x112, x111] in [r9, r8, r12, rdi, rbx, r10, rdx, rcx] */
        mov rax, r9                # copy x118
        shl rax, 0x20              # x119 = x118 << 32
        add rcx, r9                # x120 = x111 + x118, CF to x121, complete
        adc rdx, 0x0               # x121 = x112 + CF, CF to x122, complete
        adc r10, 0x0               # x122 = x113 + CF, CF to x123, complete
        adc rbx, rax               # x123 = x114 + x119 + CF, CF to x124, complete
        adc rdi, 0x0               # x124 = x115 + CF, CF to x125, complete
        adc r12, 0x0               # x125 = x116 + CF, CF to x126, complete
        adc r8, 0x0                # x126 = x117 + CF, CF to x127, complete
        setc al                    # begins x127 = CF
        movzx eax, al              # x127 = CF

        /* complete: [x127, x126, x125, x124, x123, x122, x121, x120] in [rax, r8, r12, rdi, rbx, r10, rdx, rcx] */
        add rcx, rax               # x130 = x127 + x120, CF to x131, complete
        mov r9, [rsp-0x30]         # reload pointer out1
        mov [r9], rcx              # out1[0] = x130
        adc rdx, 0x0               # x131 = x121 + CF, CF to x132, complete
        mov [r9+0x8], rdx          # out1[1] = x131
        adc r10, 0x0               # x132 = x122 + CF, CF to x133, complete
        adc rbx, 0x0               # x133 = x123 + CF, no carry
        neg rax                    # x128 = -x127 mod 2^64
        movabs r11, 0x100000000    # constant 0x100000000
        and rax, r11               # x129 = x128 & 0x100000000
        lea rax, [rax+rbx]         # x133 += x129, complete

        /* complete: [x136, x135, x134, x133, x132, x131, x130] in [r8, r12, rdi, rax, r10, rdx, rcx] */
        mov [r9+0x20], rdi         # out1[4] = x134 = x124
        mov [r9+0x30], r8          # out1[6] = x136 = x126
        mov [r9+0x18], rax         # out1[3] = x133
        mov [r9+0x28], r12         # out1[5] = x135 = x125
        mov [r9+0x10], r10         # out1[2] = x132

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
        .size   fe_p448_square_loose, .-fe_p448_square_loose
        .section .note.GNU-stack, "", @progbits
