/*
 * bls12-381-q mul (loose), modulo p = 0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 *
 * void fe_bls12_381_q_mul(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below p
 *   rsi  arg1[4]  read, below p
 *   rdx  arg2[4]  read, below p
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   x19, then x27, then x60.2, then x52, then x87
 *   [rsp-0x10]  x39, then x60, then x91, then x94
 *   [rsp-0x18]  x38, then x47, then x90, then x95
 *   [rsp-0x20]  x87.2
 *   [rsp-0x28]  pointer out1
 *   [rsp-0x30]  x89
 *   [rsp-0x38]  x88
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x29 = x8 + x21 (carry to x42)
 *   x42 = x16 + x22 + x23 + x34 (carry to x57)
 *   x56 = x42 + x48 (carry to x57)
 *   x57 = x17 + x24 + x25 + x35 + x36 + x49 + x50 (carry to x58)
 *   x58 = x18 + x26 + x27 + x37 + x38 + x51 + x52 (carry to x59)
 *   x59 = x19 + x28 + x39 + x40 + x53 + x54 (carry to x60)
 *   x60 = x41 + x55
 *   x69 = x57 + x61 (carry to x84)
 *   x83 = x69 + x75 (carry to x84)
 *   x84 = x58 + x62 + x63 + x76 + x77 (carry to x85)
 *   x85 = x59 + x64 + x65 + x78 + x79 (carry to x86)
 *   x86 = x60 + x66 + x67 + x80 + x81 (carry to x87)
 *   x87 = x68 + x82
 *   x96 = x84 + x88 (carry to x111)
 *   x110 = x96 + x102 (carry to x111)
 *   x111 = x85 + x89 + x90 + x103 + x104 (carry to x112)
 *   x112 = x86 + x91 + x92 + x105 + x106 (carry to x113)
 *   x113 = x87 + x93 + x94 + x107 + x108 (carry to x114)
 *   x114 = x95 + x109
 *
 * 258 instructions; 70.8 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.211 [1.206, 1.212] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.225 [1.223, 1.228] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 14, 2026-11-24T14:04:50.830Z
 * npm run optimize -- --field bls12-381-q --op mul --seed 14 --target x86-64 --budget 5s
 * sha256 of the code: d43a024dee816aff7b5ddc1ad3090b113315143d896d4af8b7a47b61629258b3
 */
        .intel_syntax noprefix
        .text
        .globl  fe_bls12_381_q_mul
        .type   fe_bls12_381_q_mul, @function
        .p2align 6
fe_bls12_381_q_mul:
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

        mov r8, rdx                # copy pointer arg2
        mov rax, [r8]              # load arg2[0]
        mul qword ptr [rsi+0x10]   # x13:x12 = arg1[2]*arg2[0]
        mov r9, rdx                # copy x13
        mov r10, rax               # copy x12
        mov rax, [r8]              # load arg2[0]
        mul qword ptr [rsi]        # x9:x8 = arg1[0]*arg2[0]
        mov r11, rdx               # copy x9
        mov rcx, rax               # copy x8
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [r8]         # x11:x10 = arg1[1]*arg2[0]
        add r11, rax               # x16 = x9 + x10, CF to x17, complete
        adc rdx, r10               # x17 = x11 + x12 + CF, CF to x18, complete
        adc r9, 0x0                # x18 = x13 + CF, no carry
        mov r10, rdx               # copy x17
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [r8]         # x15:x14 = arg1[3]*arg2[0]
        mov rbx, rcx               # copy x8
        movabs rbp, -0x100000001   # constant 0xfffffffeffffffff
        imul rbx, rbp              # x20 = x8*0xfffffffeffffffff mod 2^64
        add r9, rax                # x18 += x14, CF to x19, complete
        adc rdx, 0x0               # x19 = x15 + CF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [rdx, r9, r10, r11] */
        mov [rsp-0x8], rdx         # spill x19
        mov rax, rbx               # copy x20
        movabs r12, -0xffffffff    # constant 0xffffffff00000001
        mul r12                    # x22:x21 = x20*0xffffffff00000001
        add rcx, rax               # x29 = x8 + x21, CF to x42
        adc rdx, 0x0               # x42 = x22 + CF, no carry
        mov rcx, rdx               # copy x42
        mov rax, rbx               # copy x20
        movabs r13, 0x53bda402fffe5bfe # constant 0x53bda402fffe5bfe
        mul r13                    # x24:x23 = x20*0x53bda402fffe5bfe
        add rax, r11               # x42.2 = x16 + x23, CF to x57
        adc rdx, 0x0               # x57 = x24 + CF, no carry
        add rcx, rax               # x42 += x42.2, CF to x57
        adc r10, rdx               # x57 += x17 + CF, CF to x58
        adc r9, 0x0                # x58 = x18 + CF, CF to x59
        mov rax, [rsp-0x8]         # reload x19
        adc rax, 0x0               # x59 = x19 + CF, no carry
        mov r11, rax               # copy x59
        mov rax, rbx               # copy x20
        movabs r14, 0x3339d80809a1d805 # constant 0x3339d80809a1d805
        mul r14                    # x26:x25 = x20*0x3339d80809a1d805
        add r10, rax               # x57 += x25, CF to x58
        adc r9, rdx                # x58 += x26 + CF, CF to x59
        adc r11, 0x0               # x59 += CF, no carry
        mov rax, rbx               # copy x20
        movabs r15, 0x73eda753299d7d48 # constant 0x73eda753299d7d48
        mul r15                    # x28:x27 = x20*0x73eda753299d7d48
        mov rbx, rdx               # copy x28
        mov [rsp-0x8], rax         # spill x27
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [r8+0x8]     # x39:x38 = arg1[2]*arg2[1]
        mov [rsp-0x10], rdx        # spill x39
        mov [rsp-0x18], rax        # spill x38
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [r8+0x8]     # x35:x34 = arg1[0]*arg2[1]
        add rax, rcx               # x42 += x34, CF to x57, complete
        adc r10, rdx               # x57 += x35 + CF, CF to x58
        adc r9, [rsp-0x18]         # x58 += x38 + CF, CF to x59
        adc rbx, r11               # x59 += x28 + CF, no carry
        mov r11, rax               # copy x42
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [r8+0x8]     # x37:x36 = arg1[1]*arg2[1]
        add r10, rax               # x57 += x36, CF to x58
        adc r9, [rsp-0x8]          # x58 += x27 + CF, CF to x59
        adc rbx, [rsp-0x10]        # x59 += x39 + CF, CF to x60
        mov eax, 0x0               # begins x60 = CF
        adc rax, 0x0               # x60 = CF
        mov rcx, rdx               # copy x37
        mov [rsp-0x10], rax        # spill x60
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [r8+0x8]     # x41:x40 = arg1[3]*arg2[1]
        add rbx, rax               # x59 += x40, CF to x60
        adc rdx, 0x0               # x60.2 = x41 + CF, no carry
        mov rax, r11               # copy x42
        imul rax, rbp              # x47 = x42*0xfffffffeffffffff mod 2^64
        mov [rsp-0x8], rdx         # spill x60.2
        mov [rsp-0x18], rax        # spill x47
        mov rax, [rsp-0x18]        # reload x47
        mul r12                    # x49:x48 = x47*0xffffffff00000001
        add rax, r11               # x56 = x42 + x48, CF to x57
        adc rdx, r10               # x57 += x49 + CF, CF to x58
        adc r9, 0x0                # x58 += CF, CF to x59
        adc rbx, 0x0               # x59 += CF, CF to x60
        mov rax, [rsp-0x8]         # reload x60.2
        adc rax, 0x0               # x60.2 += CF, no carry
        mov r10, rdx               # copy x57
        mov r11, rax               # copy x60.2
        mov rax, [rsp-0x18]        # reload x47
        mul r14                    # x53:x52 = x47*0x3339d80809a1d805
        add rcx, r9                # x58 += x37, CF to x59
        adc rdx, 0x0               # x59.2 = x53 + CF, no carry
        mov r9, rdx                # copy x59.2
        mov [rsp-0x8], rax         # spill x52
        mov rax, [rsp-0x18]        # reload x47
        mul r13                    # x51:x50 = x47*0x53bda402fffe5bfe
        add rcx, rdx               # x58 += x51, CF to x59
        adc r9, 0x0                # x59.2 += CF, no carry
        add rcx, [rsp-0x8]         # x58 += x52, CF to x59
        adc rbx, r9                # x59 += x59.2 + CF, CF to x60
        adc r11, 0x0               # x60.2 += CF, no carry
        mov r9, rax                # copy x50
        mov rax, [rsp-0x18]        # reload x47
        mul r15                    # x55:x54 = x47*0x73eda753299d7d48
        add r10, r9                # x57 += x50, CF to x58, complete
        adc rcx, 0x0               # x58 += CF, CF to x59, complete
        adc rbx, rax               # x59 += x54 + CF, CF to x60, complete
        adc rdx, r11               # x60.2 += x55 + CF, no carry
        mov r9, rdx                # copy x60.2
        mov rax, [r8+0x10]         # load arg2[2]
        mul qword ptr [rsi]        # x62:x61 = arg1[0]*arg2[2]
        add rax, r10               # x69 = x57 + x61, CF to x84, complete
        adc rdx, rcx               # x84 = x58 + x62 + CF, CF to x85
        adc rbx, 0x0               # x85 = x59 + CF, CF to x86
        mov r10d, 0x0              # begins x86 = CF
        adc r10, 0x0               # x86 = CF
        add r9, [rsp-0x10]         # x60 += x60.2, no carry, complete

        /* complete: [x60, x59, x58, x57] in [r9, -, rcx, -] */
        mov r11, rdx               # copy x84
        mov rcx, rax               # copy x69
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [r8+0x10]    # x64:x63 = arg1[1]*arg2[2]
        add r11, rax               # x84 += x63, CF to x85
        adc rdx, rbx               # x85 += x64 + CF, CF to x86
        adc r9, 0x0                # x86.2 = x60 + CF, no carry
        mov rbx, rdx               # copy x85
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [r8+0x18]    # x91:x90 = arg1[1]*arg2[3]
        mov [rsp-0x10], rdx        # spill x91
        mov [rsp-0x18], rax        # spill x90
        mov rax, [r8+0x10]         # load arg2[2]
        mul qword ptr [rsi+0x10]   # x66:x65 = arg1[2]*arg2[2]
        add rbx, rax               # x85 += x65, CF to x86
        adc r9, rdx                # x86.2 += x66 + CF, CF to x87
        mov eax, 0x0               # begins x87 = CF
        adc rax, 0x0               # x87 = CF
        mov [rsp-0x8], rax         # spill x87
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [r8+0x10]    # x68:x67 = arg1[3]*arg2[2]
        add r9, rax                # x86.2 += x67, CF to x87
        adc rdx, 0x0               # x87.2 = x68 + CF, no carry
        mov [rsp-0x20], rdx        # spill x87.2
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [r8+0x18]    # x89:x88 = arg1[0]*arg2[3]
        mov [rsp-0x28], rdi        # spill pointer out1
        mov rdi, rcx               # copy x69
        imul rdi, rbp              # x74 = x69*0xfffffffeffffffff mod 2^64
        mov [rsp-0x30], rdx        # spill x89
        mov [rsp-0x38], rax        # spill x88
        mov rax, rdi               # copy x74
        mul r12                    # x76:x75 = x74*0xffffffff00000001
        add rax, rcx               # x83 = x69 + x75, CF to x84
        adc rdx, r11               # x84 += x76 + CF, CF to x85
        adc rbx, 0x0               # x85 += CF, CF to x86
        adc r9, 0x0                # x86.2 += CF, CF to x87
        mov rax, [rsp-0x20]        # reload x87.2
        adc rax, 0x0               # x87.2 += CF, no carry
        mov r11, rdx               # copy x84
        mov rcx, rax               # copy x87.2
        mov rax, rdi               # copy x74
        mul r13                    # x78:x77 = x74*0x53bda402fffe5bfe
        add r11, rax               # x84 += x77, CF to x85, complete
        adc rbx, rdx               # x85 += x78 + CF, CF to x86
        adc r9, 0x0                # x86.2 += CF, CF to x87
        adc rcx, 0x0               # x87.2 += CF, no carry
        mov rax, rdi               # copy x74
        mul r14                    # x80:x79 = x74*0x3339d80809a1d805
        add rbx, rax               # x85 += x79, CF to x86, complete
        adc r9, rdx                # x86.2 += x80 + CF, CF to x87
        adc rcx, 0x0               # x87.2 += CF, no carry
        mov rax, rdi               # copy x74
        mul r15                    # x82:x81 = x74*0x73eda753299d7d48
        add rax, r9                # x86.2 += x81, CF to x87
        adc rcx, rdx               # x87.2 += x82 + CF, no carry
        add r11, [rsp-0x38]        # x96 = x84 + x88, CF to x111, complete
        mov r9, [rsp-0x30]         # reload x89
        adc r9, 0x0                # x111 = x89 + CF, no carry
        mov rdi, rax               # copy x86.2
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rsi+0x18]   # x95:x94 = arg1[3]*arg2[3]
        add rbx, r9                # x111 += x85, CF to x112
        mov r9, [rsp-0x10]         # reload x91
        adc r9, 0x0                # x112 = x91 + CF, no carry
        add rbx, [rsp-0x18]        # x111 += x90, CF to x112
        adc r9, 0x0                # x112 += CF, no carry
        mov [rsp-0x18], rdx        # spill x95
        mov [rsp-0x10], rax        # spill x94
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rsi+0x10]   # x93:x92 = arg1[2]*arg2[3]
        add rdi, r10               # x86 += x86.2, CF to x87, complete
        adc rcx, 0x0               # x87.2 += CF, no carry
        add rdi, rax               # x112.2 = x86 + x92, CF to x113
        adc rdx, 0x0               # x113 = x93 + CF, no carry
        mov rax, r11               # copy x96
        imul rax, rbp              # x101 = x96*0xfffffffeffffffff mod 2^64
        mov r8, rdx                # copy x113
        mov r10, rax               # copy x101
        mov rax, r10               # copy x101
        mul r12                    # x103:x102 = x101*0xffffffff00000001
        mov rsi, rdx               # copy x103
        mov rbp, rax               # copy x102
        mov rax, r10               # copy x101
        mul r13                    # x105:x104 = x101*0x53bda402fffe5bfe
        add rbp, r11               # x110 = x96 + x102, CF to x111
        adc rsi, rax               # x111.2 = x103 + x104 + CF, CF to x112
        adc rdx, 0x0               # x112.3 = x105 + CF, no carry
        add rsi, rbx               # x111 += x111.2, CF to x112, complete
        adc rdx, 0x0               # x112.3 += CF, no carry
        mov r11, rdx               # copy x112.3
        mov rax, r10               # copy x101
        mul r15                    # x109:x108 = x101*0x73eda753299d7d48
        add rdx, [rsp-0x18]        # x114 = x95 + x109, no carry
        mov rbx, rdx               # copy x114
        mov rbp, rax               # copy x108
        mov rax, r10               # copy x101
        mul r14                    # x107:x106 = x101*0x3339d80809a1d805
        add rax, rdi               # x112.2 += x106, CF to x113
        adc rdx, r8                # x113 += x107 + CF, no carry
        add rax, r11               # x112.2 += x112.3, CF to x113
        adc rdx, 0x0               # x113 += CF, no carry
        add r9, rax                # x112 += x112.2, CF to x113, complete
        adc rdx, [rsp-0x10]        # x113 += x94 + CF, CF to x114
        adc rbx, 0x0               # x114 += CF, no carry
        add rcx, [rsp-0x8]         # x87 += x87.2, no carry, complete

        /* complete: [x87, x86, x85, x84] in [rcx, -, -, -] */
        add rdx, rcx               # x113 += x87, CF to x114
        adc rbx, 0x0               # x114 += CF, no carry
        add rbp, rdx               # x113 += x108, CF to x114, complete
        adc rbx, 0x0               # x114 += CF, no carry, complete

        /* complete: [x114, x113, x112, x111] in [rbx, rbp, r9, rsi] */
        mov rax, rsi               # copy x111
        sub rax, r12               # x115 = x111 - 0xffffffff00000001, CF from x116, complete
        mov r8, r9                 # copy x112
        sbb r8, r13                # x116 = x112 - 0x53bda402fffe5bfe - CF, CF from x117, complete
        mov r10, rbp               # copy x113
        sbb r10, r14               # x117 = x113 - 0x3339d80809a1d805 - CF, CF from x118, complete
        mov r11, rbx               # copy x114
        sbb r11, r15               # x118 = x114 - 0x73eda753299d7d48 - CF, CF = x119, complete

        /* complete: [x118, x117, x116, x115] in [r11, r10, r8, rax] */
        cmovc rax, rsi             # x120 = x119 ? x111 : x115, x119 in CF
        cmovc r8, r9               # x121 = x119 ? x112 : x116, x119 in CF
        cmovc r10, rbp             # x122 = x119 ? x113 : x117, x119 in CF
        cmovc r11, rbx             # x123 = x119 ? x114 : x118, x119 in CF
        mov r9, [rsp-0x28]         # reload pointer out1
        mov [r9], rax              # out1[0] = x120
        mov [r9+0x18], r11         # out1[3] = x123
        mov [r9+0x8], r8           # out1[1] = x121
        mov [r9+0x10], r10         # out1[2] = x122

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
        .size   fe_bls12_381_q_mul, .-fe_bls12_381_q_mul
        .section .note.GNU-stack, "", @progbits
