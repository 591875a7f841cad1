/*
 * secp256k1-scalar mul (loose), modulo p = 2^256 - 432420386565659656852420866394968145599
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 *
 * void fe_secp256k1_scalar_mul(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below p
 *   rsi  arg1[4]  read, below p
 *   rdx  arg2[4]  read, below p
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   x13, then x19, then x22, then x68
 *   [rsp-0x10]  x12, then x18, then x32, then x50, then x69
 *   [rsp-0x18]  x36, then x38, then x51, then pointer out1
 *   [rsp-0x20]  x35, then x37, then x49, then x47, then x66, then x97
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * neg(x) is a part of the word x that is to be subtracted.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x29 = x8 + x21 (carry to x30)
 *   x30 = x16 + x25 (carry to x31)
 *   x31 = x17 + x26 (carry to x32)
 *   x32 = x18 + x27 (carry to x33)
 *   x33 = x19 + x28 (carry to x47)
 *   x43 = x30 + x35 (carry to x44)
 *   x44 = x31 + x36 + x37 (carry to x45)
 *   x45 = x32 + x38 + x39 (carry to x46)
 *   x46 = x33 + x40 + x41 (carry to x47)
 *   x47 = x42 (carry to x63)
 *   x58 = x43 + x50 (carry to x59)
 *   x59 = x44 + x54 (carry to x60)
 *   x60 = x45 + x55 (carry to x61)
 *   x61 = x46 + x56 (carry to x62)
 *   x62 = x47 + x57 (carry to x63)
 *   x72 = x59 + x64 (carry to x73)
 *   x73 = x60 + x65 + x66 (carry to x74)
 *   x74 = x61 + x67 + x68 (carry to x75)
 *   x75 = x62 + x69 + x70 (carry to x76)
 *   x76 = x63 + x71 (carry to x92)
 *   x87 = x72 + x79 (carry to x88)
 *   x88 = x73 + x83 (carry to x89)
 *   x89 = x74 + x84 (carry to x90)
 *   x90 = x75 + x85 (carry to x91)
 *   x91 = x76 + x86 (carry to x92)
 *   x101 = x88 + x93 (carry to x102)
 *   x102 = x89 + x94 + x95 (carry to x103)
 *   x103 = x90 + x96 + x97 (carry to x104)
 *   x104 = x91 + x98 + x99 (carry to x105)
 *   x105 = x92 + x100 (carry to x121)
 *   x116 = x101 + x108 (carry to x117)
 *   x117 = x102 + x112 (carry to x118)
 *   x118 = x103 + x113 (carry to x119)
 *   x119 = x104 + x114 (carry to x120)
 *   x120 = x105 + x115 (carry to x121)
 *
 * 286 instructions; 73.5 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.173 [1.170, 1.176] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.086 [1.082, 1.087] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 50, 2026-11-24T14:14:55.682Z
 * npm run optimize -- --field secp256k1-scalar --op mul --seed 50 --target x86-64 --budget 5s
 * sha256 of the code: bade6cef4f8aaeb450138f195f6ea719ec4c8e4a2199ee7e1fbe18bdaa479f3d
 */
        .intel_syntax noprefix
        .text
        .globl  fe_secp256k1_scalar_mul
        .type   fe_secp256k1_scalar_mul, @function
        .p2align 6
fe_secp256k1_scalar_mul:
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
        mul qword ptr [rsi]        # x9:x8 = arg1[0]*arg2[0]
        mov r9, rdx                # copy x9
        mov r10, rax               # copy x8
        mov rax, [r8]              # load arg2[0]
        mul qword ptr [rsi+0x8]    # x11:x10 = arg1[1]*arg2[0]
        mov r11, rdx               # copy x11
        mov rcx, rax               # copy x10
        mov rax, [r8]              # load arg2[0]
        mul qword ptr [rsi+0x10]   # x13:x12 = arg1[2]*arg2[0]
        mov [rsp-0x8], rdx         # spill x13
        mov [rsp-0x10], rax        # spill x12
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [r8]         # x15:x14 = arg1[3]*arg2[0]
        add rcx, r9                # x16 = x10 + x9, CF to x17, complete
        adc r11, [rsp-0x10]        # x17 = x12 + x11 + CF, CF to x18, complete
        adc rax, [rsp-0x8]         # x18 = x14 + x13 + CF, CF to x19, complete
        adc rdx, 0x0               # x19 = x15 + CF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [rdx, rax, r11, rcx] */
        mov r9, r10                # copy x8
        movabs rbx, 0x4b0dff665588b13f # constant 0x4b0dff665588b13f
        imul r9, rbx               # x20 = x8*0x4b0dff665588b13f mod 2^64
        mov [rsp-0x8], rdx         # spill x19
        mov [rsp-0x10], rax        # spill x18
        mov rax, r9                # copy x20
        movabs rbp, -0x402da1732fc9bebf # constant 0xbfd25e8cd0364141
        mul rbp                    # x22:x21 = x20*0xbfd25e8cd0364141
        add r10, rax               # x29 = x8 + x21, CF to x30
        adc rcx, 0x0               # x30 = x16 + CF, CF to x31
        adc r11, 0x0               # x31 = x17 + CF, CF to x32
        mov rax, [rsp-0x10]        # reload x18
        adc rax, 0x0               # x32 = x18 + CF, CF to x33
        mov r10, [rsp-0x8]         # reload x19
        adc r10, 0x0               # x33 = x19 + CF, no carry
        mov [rsp-0x8], rdx         # spill x22
        mov [rsp-0x10], rax        # spill x32
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi]        # x36:x35 = arg1[0]*arg2[1]
        mov [rsp-0x18], rdx        # spill x36
        mov [rsp-0x20], rax        # spill x35
        mov rax, r9                # copy x20
        movabs r12, 0x4551231950b75fc5 # constant 0x4551231950b75fc5
        mul r12                    # x24:x23 = x20*0x4551231950b75fc5
        mov r13, [rsp-0x8]         # reload x22
        sub r13, rax               # x25 = x22 - x23, CF from x26, complete
        adc rdx, r9                # neg(x26) = x20 + x24 + CF, CF from x27
        mov eax, 0x0               # begins neg(x27) = CF
        adc rax, 0x0               # neg(x27) = CF
        add rcx, r13               # x30 += x25, CF to x31, complete
        adc r11, 0x0               # x31 += CF, CF to x32
        mov r13, [rsp-0x10]        # reload x32
        adc r13, 0x0               # x32 += CF, CF to x33
        adc r10, 0x0               # x33 += CF, no carry
        mov r14d, 0x0              # constant 0
        sub r14, rdx               # x26 = 0 - neg(x26), CF from x27, complete
        adc rax, 0x0               # neg(x27) += CF, CF from x28
        sbb r9, 0x0                # x28 = x20 - CF
        add r11, r14               # x31 += x26, CF to x32, complete
        adc r13, 0x0               # x32 += CF, CF to x33
        adc r10, 0x0               # x33 += CF, no carry
        mov edx, 0x0               # constant 0
        sub rdx, rax               # x27 = 0 - neg(x27), CF from x28, complete
        sbb r9, 0x0                # x28 -= CF, complete

        /* complete: [x28, x27, x26, x25] in [r9, rdx, r14, -] */
        add r13, rdx               # x32 += x27, CF to x33, complete
        adc r10, 0x0               # x33 += CF, no carry
        add rcx, [rsp-0x20]        # x43 = x30 + x35, CF to x44, complete
        mov rax, [rsp-0x18]        # reload x36
        adc rax, 0x0               # x44 = x36 + CF, no carry
        mov r14, rax               # copy x44
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi+0x8]    # x38:x37 = arg1[1]*arg2[1]
        mov [rsp-0x18], rdx        # spill x38
        mov [rsp-0x20], rax        # spill x37
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [r8+0x8]     # x40:x39 = arg1[2]*arg2[1]
        add r11, r14               # x44 += x31, CF to x45
        adc r13, [rsp-0x18]        # x45 = x32 + x38 + CF, CF to x46
        adc rdx, 0x0               # x46 = x40 + CF, no carry
        add r11, [rsp-0x20]        # x44 += x37, CF to x45, complete
        adc r13, rax               # x45 += x39 + CF, CF to x46, complete
        adc rdx, 0x0               # x46 += CF, no carry
        mov rax, rcx               # copy x43
        imul rax, rbx              # x49 = x43*0x4b0dff665588b13f mod 2^64
        mov r14, rdx               # copy x46
        mov [rsp-0x20], rax        # spill x49
        mov rax, [rsp-0x20]        # reload x49
        mul rbp                    # x51:x50 = x49*0xbfd25e8cd0364141
        mov [rsp-0x18], rdx        # spill x51
        mov [rsp-0x10], rax        # spill x50
        mov rax, [rsp-0x20]        # reload x49
        mul r12                    # x53:x52 = x49*0x4551231950b75fc5
        mov r15, [rsp-0x18]        # reload x51
        sub r15, rax               # x54 = x51 - x52, CF from x55, complete
        adc rdx, [rsp-0x20]        # neg(x55) = x49 + x53 + CF, CF from x56
        mov eax, 0x0               # begins neg(x56) = CF
        adc rax, 0x0               # neg(x56) = CF
        mov [rsp-0x18], rdi        # spill pointer out1
        mov edi, 0x0               # constant 0
        sub rdi, rdx               # x55 = 0 - neg(x55), CF from x56, complete
        adc rax, 0x0               # neg(x56) += CF, CF from x57
        mov rdx, [rsp-0x20]        # reload x49
        sbb rdx, 0x0               # x57 = x49 - CF
        add r13, rdi               # x60 = x45 + x55, CF to x61
        mov edi, 0x0               # begins x61 = CF
        adc rdi, 0x0               # x61 = CF
        mov r12d, 0x0              # constant 0
        sub r12, rax               # x56 = 0 - neg(x56), CF from x57, complete
        sbb rdx, 0x0               # x57 -= CF, complete

        /* complete: [x57, x56, x55, x54] in [rdx, r12, -, r15] */
        add r10, r9                # x33 += x28, CF to x47, complete

        /* complete: [x33, x32, x31, x30] in [r10, -, -, -] */
        mov eax, 0x0               # begins x47 = CF
        adc rax, 0x0               # x47 = CF
        mov r9, rdx                # copy x57
        mov [rsp-0x20], rax        # spill x47
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [r8+0x8]     # x42:x41 = arg1[3]*arg2[1]
        add r10, r14               # x46 += x33, CF to x47
        adc rdx, 0x0               # x47.2 = x42 + CF, no carry
        add rcx, [rsp-0x10]        # x58 = x43 + x50, CF to x59
        adc r11, 0x0               # x59 = x44 + CF, CF to x60
        adc r13, 0x0               # x60 += CF, CF to x61
        adc r12, 0x0               # x61.2 = x56 + CF, CF to x62
        adc r9, 0x0                # x62 = x57 + CF, no carry
        add rax, r10               # x46 += x41, CF to x47, complete
        adc rdx, 0x0               # x47.2 += CF, no carry
        add r11, r15               # x59 += x54, CF to x60, complete
        adc r13, 0x0               # x60 += CF, CF to x61, complete
        adc rax, r12               # x61.2 += x46 + CF, CF to x62
        adc r9, 0x0                # x62 += CF, no carry
        add rdx, [rsp-0x20]        # x47 += x47.2, CF to x63, complete

        /* complete: [x47, x46, x45, x44, x43] in [rdx, -, -, -, -] */
        mov r10d, 0x0              # begins x63 = CF
        adc r10, 0x0               # x63 = CF
        add rdx, r9                # x62 += x47, CF to x63
        adc r10, 0x0               # x63 += CF, no carry
        mov r9, rdx                # copy x62
        mov rcx, rax               # copy x61.2
        mov rax, [r8+0x10]         # load arg2[2]
        mul qword ptr [rsi]        # x65:x64 = arg1[0]*arg2[2]
        mov r12, rdx               # copy x65
        mov r14, rax               # copy x64
        mov rax, [r8+0x10]         # load arg2[2]
        mul qword ptr [rsi+0x8]    # x67:x66 = arg1[1]*arg2[2]
        mov r15, rdx               # copy x67
        mov [rsp-0x20], rax        # spill x66
        mov rax, [r8+0x10]         # load arg2[2]
        mul qword ptr [rsi+0x10]   # x69:x68 = arg1[2]*arg2[2]
        mov [rsp-0x10], rdx        # spill x69
        mov [rsp-0x8], rax         # spill x68
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [r8+0x10]    # x71:x70 = arg1[3]*arg2[2]
        add r14, r11               # x72 = x59 + x64, CF to x73, complete
        adc r12, r13               # x73 = x60 + x65 + CF, CF to x74
        mov r11, [rsp-0x8]         # reload x68
        adc r11, 0x0               # x74 = x68 + CF, CF to x75
        adc rax, 0x0               # x75 = x70 + CF, CF to x76
        adc rdx, 0x0               # x76 = x71 + CF, no carry
        add rcx, rdi               # x61 += x61.2, CF to x62, complete
        adc r9, 0x0                # x62 += CF, CF to x63, complete
        adc r10, 0x0               # x63 += CF, no carry, complete

        /* complete: [x63, x62, x61, x60, x59] in [r10, r9, rcx, r13, -] */
        add r11, rcx               # x74 += x61, CF to x75
        adc rax, [rsp-0x10]        # x75 += x69 + CF, CF to x76
        adc rdx, 0x0               # x76 += CF, no carry
        mov rcx, r14               # copy x72
        imul rcx, rbx              # x78 = x72*0x4b0dff665588b13f mod 2^64
        add r12, [rsp-0x20]        # x73 += x66, CF to x74, complete
        adc r11, r15               # x74 += x67 + CF, CF to x75, complete
        adc r9, rax                # x75 += x62 + CF, CF to x76, complete
        adc r10, rdx               # x76 += x63 + CF, CF to x92, complete

        /* complete: [x76, x75, x74, x73, x72] in [r10, r9, r11, r12, r14] */
        mov eax, 0x0               # begins x92 = CF
        adc rax, 0x0               # x92 = CF
        mov rdi, rax               # copy x92
        mov rax, rcx               # copy x78
        mul rbp                    # x80:x79 = x78*0xbfd25e8cd0364141
        mov r13, rdx               # copy x80
        mov r15, rax               # copy x79
        mov rax, rcx               # copy x78
        movabs rbp, 0x4551231950b75fc5 # constant 0x4551231950b75fc5
        mul rbp                    # x82:x81 = x78*0x4551231950b75fc5
        add rdx, rcx               # neg(x84) = x78 + x82, CF from x85
        mov ebp, 0x0               # begins neg(x85) = CF
        adc rbp, 0x0               # neg(x85) = CF
        sub r13, rax               # x83 = x80 - x81, CF from x84, complete
        mov eax, 0x0               # constant 0
        sbb rax, rdx               # x84 = 0 - neg(x84) - CF, CF from x85, complete
        mov edx, 0x0               # constant 0
        sbb rdx, rbp               # x85 = 0 - neg(x85) - CF, CF from x86, complete
        sbb rcx, 0x0               # x86 = x78 - CF, complete

        /* complete: [x86, x85, x84, x83] in [rcx, rdx, rax, r13] */
        add r9, rdx                # x90 = x75 + x85, CF to x91
        adc r10, rcx               # x91 = x76 + x86 + CF, CF to x92
        adc rdi, 0x0               # x92 += CF, no carry
        add r14, r15               # x87 = x72 + x79, CF to x88
        adc r12, r13               # x88 = x73 + x83 + CF, CF to x89, complete
        adc r11, rax               # x89 = x74 + x84 + CF, CF to x90, complete
        adc r9, 0x0                # x90 += CF, CF to x91, complete
        adc r10, 0x0               # x91 += CF, CF to x92, complete
        adc rdi, 0x0               # x92 += CF, no carry, complete

        /* complete: [x92, x91, x90, x89, x88] in [rdi, r10, r9, r11, r12] */
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rsi+0x8]    # x96:x95 = arg1[1]*arg2[3]
        mov rcx, rdx               # copy x96
        mov rbp, rax               # copy x95
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rsi]        # x94:x93 = arg1[0]*arg2[3]
        mov r13, rdx               # copy x94
        mov r14, rax               # copy x93
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [r8+0x18]    # x98:x97 = arg1[2]*arg2[3]
        mov r15, rdx               # copy x98
        mov [rsp-0x20], rax        # spill x97
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rsi+0x18]   # x100:x99 = arg1[3]*arg2[3]
        add r12, r14               # x101 = x88 + x93, CF to x102, complete
        adc r13, rbp               # x102 = x94 + x95 + CF, CF to x103
        adc r9, [rsp-0x20]         # x103 = x90 + x97 + CF, CF to x104
        adc rax, r15               # x104 = x99 + x98 + CF, CF to x105
        adc rdx, 0x0               # x105 = x100 + CF, no carry
        add r13, r11               # x102 += x89, CF to x103, complete
        adc r9, rcx                # x103 += x96 + CF, CF to x104, complete
        adc rax, r10               # x104 += x91 + CF, CF to x105, complete
        adc rdi, rdx               # x105 += x92 + CF, CF to x121, complete

        /* complete: [x105, x104, x103, x102, x101] in [rdi, rax, r9, r13, r12] */
        mov r8d, 0x0               # begins x121 = CF
        adc r8, 0x0                # x121 = CF
        mov r10, r12               # copy x101
        imul r10, rbx              # x107 = x101*0x4b0dff665588b13f mod 2^64
        mov r11, rax               # copy x104
        mov rax, r10               # copy x107
        movabs rcx, -0x402da1732fc9bebf # constant 0xbfd25e8cd0364141
        mul rcx                    # x109:x108 = x107*0xbfd25e8cd0364141
        mov rcx, rdx               # copy x109
        mov rsi, rax               # copy x108
        mov rax, r10               # copy x107
        movabs rbx, 0x4551231950b75fc5 # constant 0x4551231950b75fc5
        mul rbx                    # x111:x110 = x107*0x4551231950b75fc5
        sub rcx, rax               # x112 = x109 - x110, CF from x113, complete
        adc rdx, r10               # neg(x113) = x107 + x111 + CF, CF from x114
        mov eax, 0x0               # begins neg(x114) = CF
        adc rax, 0x0               # neg(x114) = CF
        mov ebx, 0x0               # constant 0
        sub rbx, rdx               # x113 = 0 - neg(x113), CF from x114, complete
        mov edx, 0x0               # constant 0
        sbb rdx, rax               # x114 = 0 - neg(x114) - CF, CF from x115, complete
        sbb r10, 0x0               # x115 = x107 - CF, complete

        /* complete: [x115, x114, x113, x112] in [r10, rdx, rbx, rcx] */
        add r11, rdx               # x119 = x104 + x114, CF to x120
        adc r10, rdi               # x120 = x105 + x115 + CF, CF to x121
        adc r8, 0x0                # x121 += CF, no carry
        add rsi, r12               # x116 = x101 + x108, CF to x117
        adc rcx, r13               # x117 = x102 + x112 + CF, CF to x118, complete
        adc r9, rbx                # x118 = x103 + x113 + CF, CF to x119, complete
        adc r11, 0x0               # x119 += CF, CF to x120, complete
        adc r10, 0x0               # x120 += CF, CF to x121, complete
        adc r8, 0x0                # x121 += CF, no carry, complete

        /* complete: [x121, x120, x119, x118, x117] in [r8, r10, r11, r9, rcx] */
        sub r8, 0x1                # neg(x126) = x121 - 1
        mov rax, rcx               # copy x117
        movabs rdi, 0x402da1732fc9bebf # constant 0x402da1732fc9bebf
        add rax, rdi               # x122 = x117 + 0x402da1732fc9bebf, CF to x123, complete
        mov rdi, r9                # copy x118
        movabs rsi, 0x4551231950b75fc4 # constant 0x4551231950b75fc4
        adc rdi, rsi               # x123 = x118 + 0x4551231950b75fc4 + CF, CF to x124, complete
        mov rsi, r11               # copy x119
        adc rsi, 0x1               # x124 = x119 + 1 + CF, CF to x125, complete
        mov rdx, r10               # copy x120
        adc rdx, 0x0               # x125 = x120 + CF, CF to x126, complete

        /* complete: [x125, x124, x123, x122] in [rdx, rsi, rdi, rax] */
        adc r8, 0x0                # neg(x126) += CF
        mov ebx, 0x0               # constant 0
        sub rbx, r8                # x126 = 0 - neg(x126), complete
        bt ebx, 0x0                # CF = x126
        cmovc rdi, r9              # x128 = x126 ? x118 : x123, x126 in CF
        cmovc rax, rcx             # x127 = x126 ? x117 : x122, x126 in CF
        mov r8, [rsp-0x18]         # reload pointer out1
        mov [r8+0x8], rdi          # out1[1] = x128
        cmovc rsi, r11             # x129 = x126 ? x119 : x124, x126 in CF
        cmovc rdx, r10             # x130 = x126 ? x120 : x125, x126 in CF
        mov [r8], rax              # out1[0] = x127
        mov [r8+0x18], rdx         # out1[3] = x130
        mov [r8+0x10], rsi         # out1[2] = x129

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
        .size   fe_secp256k1_scalar_mul, .-fe_secp256k1_scalar_mul
        .section .note.GNU-stack, "", @progbits
