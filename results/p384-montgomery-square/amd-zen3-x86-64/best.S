/*
 * p384-montgomery square (loose), modulo p = 2^384 - 2^128 - 2^96 + 2^32 - 1
 * out1 is congruent to arg1*arg1/2^384 modulo p
 * arg1 below p; out1 below p; arrays may overlap
 *
 * void fe_p384_montgomery_square(uint64_t out1[6], const uint64_t arg1[6]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[6]  written, below p
 *   rsi  arg1[6]  read, below p
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   x10, then x16, then x49, then x55
 *   [rsp-0x10]  x13, then x39, then x27, then x31
 *   [rsp-0x18]  x12, then x17, then x40.2, then x41, then x48, then x56
 *   [rsp-0x20]  x35, then x43, then x146
 *   [rsp-0x28]  x34, then x42.3
 *   [rsp-0x30]  x19, then x41, then x24, then x45
 *   [rsp-0x38]  x18, then x50, then x42, then x148
 *   [rsp-0x40]  x21, then x41, then x30, then x47, then pointer out1
 *   [rsp-0x48]  x20, then x26, then x46
 *   [rsp-0x50]  x52, then x42.2, then x147
 *   [rsp-0x58]  x51, then x44
 *   [rsp-0x60]  x54
 *   [rsp-0x68]  x53, then x148
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * neg(x) is a part of the word x that is to be subtracted.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x36 = x7 + x8 (carry to x37)
 *   x37 = x9 + x10 + x16 (carry to x38)
 *   x38 = x11 + x12 + x17 + x18 (carry to x39)
 *   x39 = x13 + x14 + x19 + x20 + x24 (carry to x40)
 *   x40 = x15 + x21 + x22 + x25 + x26 (carry to x41)
 *   x41 = x23 + x27 + x28 + x30 (carry to x42)
 *   x42 = x29 + x31 + x32 (carry to x43)
 *   x43 = x33 + x34 (carry to x44)
 *   x44 = x35
 *   x57 = x6 + x6 + x46 (carry to x58)
 *   x58 = x36 + x36 + x47 (carry to x59)
 *   x59 = x37 + x37 + x48 (carry to x60)
 *   x60 = x38 + x38 + x49 (carry to x61)
 *   x61 = x39 + x39 + x50 (carry to x146)
 *   x146 = x40 + x40 + x51 + x140 (carry to x147)
 *   x147 = x41 + x41 + x52 + x141 (carry to x148)
 *   x148 = x42 + x42 + x53 + x142 (carry to x149)
 *   x149 = x43 + x43 + x54 + x143 (carry to x150)
 *   x150 = x44 + x44 + x55 + x144 (carry to x151)
 *   x151 = x56 + x145 (carry to x159)
 *   x153 = x146 - 0xffffffff (carry to x154)
 *   x154 = x147 - 0xffffffff00000000 (carry to x155)
 *   x155 = x148 - 0xfffffffffffffffe (carry to x156)
 *   x156 = x149 - 0xffffffffffffffff (carry to x157)
 *   x157 = x150 - 0xffffffffffffffff (carry to x158)
 *   x158 = x151 - 0xffffffffffffffff (carry to x159)
 *
 * 373 instructions; 99.4 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.327 [1.326, 1.329] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.281 [1.281, 1.281] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 28, 2026-11-24T14:08:46.313Z
 * npm run optimize -- --field p384-montgomery --op square --seed 28 --target x86-64 --budget 5s
 * sha256 of the code: 304bbd81f39f7f3bd6b083175deca049fa3f789d937d5b22c86e0febadf78482
 */
        .intel_syntax noprefix
        .text
        .globl  fe_p384_montgomery_square
        .type   fe_p384_montgomery_square, @function
        .p2align 6
fe_p384_montgomery_square:
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
        mul qword ptr [rsi+0x8]    # x7:x6 = arg1[0]*arg1[1]
        mov r8, rdx                # copy x7
        mov r9, rax                # copy x6
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi+0x10]   # x9:x8 = arg1[0]*arg1[2]
        mov r10, rdx               # copy x9
        mov r11, rax               # copy x8
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi+0x18]   # x11:x10 = arg1[0]*arg1[3]
        mov rcx, rdx               # copy x11
        mov [rsp-0x8], rax         # spill x10
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi+0x20]   # x13:x12 = arg1[0]*arg1[4]
        mov [rsp-0x10], rdx        # spill x13
        mov [rsp-0x18], rax        # spill x12
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi+0x28]   # x15:x14 = arg1[0]*arg1[5]
        add r11, r8                # x36 = x8 + x7, CF to x37, complete
        adc r10, [rsp-0x8]         # x37 = x10 + x9 + CF, CF to x38
        adc rcx, [rsp-0x18]        # x38 = x12 + x11 + CF, CF to x39
        adc rax, [rsp-0x10]        # x39 = x14 + x13 + CF, CF to x40
        adc rdx, 0x0               # x40 = x15 + CF, no carry
        mov r8, rdx                # copy x40
        mov [rsp-0x10], rax        # spill x39
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x10]   # x17:x16 = arg1[1]*arg1[2]
        mov [rsp-0x18], rdx        # spill x17
        mov [rsp-0x8], rax         # spill x16
        mov rax, [rsi+0x20]        # load arg1[4]
        mul qword ptr [rsi+0x28]   # x35:x34 = arg1[4]*arg1[5]
        mov [rsp-0x20], rdx        # spill x35
        mov [rsp-0x28], rax        # spill x34
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x18]   # x19:x18 = arg1[1]*arg1[3]
        mov [rsp-0x30], rdx        # spill x19
        mov [rsp-0x38], rax        # spill x18
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x20]   # x21:x20 = arg1[1]*arg1[4]
        mov [rsp-0x40], rdx        # spill x21
        mov [rsp-0x48], rax        # spill x20
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x28]   # x23:x22 = arg1[1]*arg1[5]
        add r10, [rsp-0x8]         # x37 += x16, CF to x38, complete
        adc rcx, [rsp-0x38]        # x38 += x18 + CF, CF to x39
        mov rbx, [rsp-0x10]        # reload x39
        adc rbx, [rsp-0x48]        # x39 += x20 + CF, CF to x40
        adc rax, 0x0               # x40.2 = x22 + CF, CF to x41
        adc rdx, 0x0               # x41 = x23 + CF, no carry
        add rcx, [rsp-0x18]        # x38 += x17, CF to x39, complete
        adc rbx, [rsp-0x30]        # x39 += x19 + CF, CF to x40
        adc rax, 0x0               # x40.2 += CF, CF to x41
        adc rdx, 0x0               # x41 += CF, no carry
        mov [rsp-0x30], rdx        # spill x41
        mov [rsp-0x18], rax        # spill x40.2
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x18]   # x25:x24 = arg1[2]*arg1[3]
        add r8, rdx                # x40 += x25, CF to x41
        mov rdx, [rsp-0x30]        # reload x41
        adc rdx, 0x0               # x41 += CF, no carry
        add r8, [rsp-0x40]         # x40 += x21, CF to x41
        adc rdx, 0x0               # x41 += CF, CF to x42
        mov ebp, 0x0               # begins x42 = CF
        adc rbp, 0x0               # x42 = CF
        mov [rsp-0x40], rdx        # spill x41
        mov [rsp-0x30], rax        # spill x24
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x20]   # x27:x26 = arg1[2]*arg1[4]
        mov [rsp-0x10], rdx        # spill x27
        mov [rsp-0x48], rax        # spill x26
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x28]   # x29:x28 = arg1[2]*arg1[5]
        add rbx, [rsp-0x30]        # x39 += x24, CF to x40, complete
        mov r12, [rsp-0x48]        # reload x26
        adc r12, 0x0               # x40.3 = x26 + CF, CF to x41
        adc rax, [rsp-0x40]        # x41 += x28 + CF, CF to x42
        adc rdx, 0x0               # x42.2 = x29 + CF, no carry
        add rax, [rsp-0x10]        # x41 += x27, CF to x42
        adc rdx, 0x0               # x42.2 += CF, no carry
        add r8, r12                # x40 += x40.3, CF to x41
        adc rax, 0x0               # x41 += CF, CF to x42
        adc rdx, 0x0               # x42.2 += CF, no carry
        add r8, [rsp-0x18]         # x40 += x40.2, CF to x41, complete
        adc rax, 0x0               # x41 += CF, CF to x42
        adc rdx, 0x0               # x42.2 += CF, no carry
        mov r12, rdx               # copy x42.2
        mov [rsp-0x18], rax        # spill x41
        mov rax, [rsi+0x20]        # load arg1[4]
        mul qword ptr [rsi+0x18]   # x31:x30 = arg1[3]*arg1[4]
        mov [rsp-0x10], rdx        # spill x31
        mov [rsp-0x40], rax        # spill x30
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [rsi+0x28]   # x33:x32 = arg1[3]*arg1[5]
        mov r13, [rsp-0x18]        # reload x41
        add r13, [rsp-0x40]        # x41 += x30, CF to x42, complete
        adc rax, 0x0               # x42.3 = x32 + CF, CF to x43
        adc rdx, [rsp-0x28]        # x43 = x33 + x34 + CF, CF to x44
        mov r14, [rsp-0x20]        # reload x35
        adc r14, 0x0               # x44 = x35 + CF, no carry
        mov [rsp-0x20], rdx        # spill x43
        mov [rsp-0x28], rax        # spill x42.3
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x8]    # x48:x47 = arg1[1]*arg1[1]
        mov [rsp-0x18], rdx        # spill x48
        mov [rsp-0x40], rax        # spill x47
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi]        # x46:x45 = arg1[0]*arg1[0]
        mov [rsp-0x48], rdx        # spill x46
        mov [rsp-0x30], rax        # spill x45
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x10]   # x50:x49 = arg1[2]*arg1[2]
        mov [rsp-0x38], rdx        # spill x50
        mov [rsp-0x8], rax         # spill x49
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [rsi+0x18]   # x52:x51 = arg1[3]*arg1[3]
        mov [rsp-0x50], rdx        # spill x52
        mov [rsp-0x58], rax        # spill x51
        mov rax, [rsi+0x20]        # load arg1[4]
        mul qword ptr [rsi+0x20]   # x54:x53 = arg1[4]*arg1[4]
        mov [rsp-0x60], rdx        # spill x54
        mov [rsp-0x68], rax        # spill x53
        mov rax, [rsi+0x28]        # load arg1[5]
        mul qword ptr [rsi+0x28]   # x56:x55 = arg1[5]*arg1[5]
        mov rsi, [rsp-0x48]        # reload x46
        add rsi, r9                # x57 = x46 + x6, CF to x58
        mov r15, [rsp-0x40]        # reload x47
        adc r15, r11               # x58 = x47 + x36 + CF, CF to x59
        mov [rsp-0x40], rdi        # spill pointer out1
        mov rdi, [rsp-0x18]        # reload x48
        adc rdi, r10               # x59 = x48 + x37 + CF, CF to x60
        mov [rsp-0x18], rdx        # spill x56
        mov rdx, [rsp-0x8]         # reload x49
        adc rdx, rcx               # x60 = x49 + x38 + CF, CF to x61
        mov [rsp-0x8], rax         # spill x55
        mov rax, [rsp-0x38]        # reload x50
        adc rax, rbx               # x61 = x50 + x39 + CF, CF to x146
        mov [rsp-0x38], rbp        # spill x42
        mov rbp, [rsp-0x58]        # reload x51
        adc rbp, r8                # x146 = x51 + x40 + CF, CF to x147
        mov [rsp-0x58], r14        # spill x44
        mov r14, [rsp-0x50]        # reload x52
        adc r14, r13               # x147 = x52 + x41 + CF, CF to x148
        mov [rsp-0x50], r12        # spill x42.2
        mov r12, [rsp-0x68]        # reload x53
        adc r12, 0x0               # x148 = x53 + CF, CF to x149
        mov [rsp-0x68], r12        # spill x148
        mov r12, [rsp-0x60]        # reload x54
        adc r12, 0x0               # x149 = x54 + CF, no carry
        add rsi, r9                # x57 += x6, CF to x58, complete
        adc r15, r11               # x58 += x36 + CF, CF to x59, complete
        adc rdi, r10               # x59 += x37 + CF, CF to x60, complete
        adc rdx, rcx               # x60 += x38 + CF, CF to x61, complete
        adc rax, rbx               # x61 += x39 + CF, CF to x146, complete

        /* complete: [x61, x60, x59, x58, x57] in [rax, rdx, rdi, r15, rsi] */
        adc r8, rbp                # x146 += x40 + CF, CF to x147
        adc r14, r13               # x147 += x41 + CF, CF to x148
        mov r9, [rsp-0x68]         # reload x148
        adc r9, 0x0                # x148 += CF, CF to x149
        adc r12, 0x0               # x149 += CF, no carry
        mov r10, [rsp-0x30]        # reload x45
        shl r10, 0x20              # x68 = x45 << 32 mod 2^64
        mov r11, [rsp-0x30]        # reload x45
        lea r11, [r11+r10]         # x69 = x45 + x68 mod 2^64
        mov rcx, r11               # copy x69
        shr rcx, 0x20              # x70 = x69 >> 32
        mov rbx, rcx               # copy x70
        add rbx, r11               # x73 = x70 + x69, CF to x74
        mov ebp, 0x0               # begins x74 = CF
        adc rbp, 0x0               # x74 = CF
        mov r13, r11               # copy x69
        sub r13, r10               # x71 = x69 - x68, CF from x72
        sbb r10, rcx               # x72 = x68 - x70 - CF, CF from x73, complete
        sbb rbx, 0x0               # x73 -= CF, CF from x74, complete
        sbb rbp, 0x0               # x74 -= CF, complete

        /* complete: [x74, x73, x72] in [rbp, rbx, r10] */
        sub rsi, r10               # x75 = x57 - x72, CF from x76, complete
        sbb r15, rbx               # x76 = x58 - x73 - CF, CF from x77, complete
        sbb rdi, rbp               # x77 = x59 - x74 - CF, CF from x78, complete
        sbb rdx, 0x0               # x78 = x60 - CF, CF from x79, complete
        sbb rax, 0x0               # x79 = x61 - CF, CF from x80, complete
        sbb r11, 0x0               # x80 = x69 - CF, complete

        /* complete: [x80, x79, x78, x77, x76, x75] in [r11, rax, rdx, rdi, r15, rsi] */
        mov r10, rsi               # copy x75
        shl r10, 0x20              # x81 = x75 << 32 mod 2^64
        lea rcx, [rsi+r10]         # x82 = x75 + x81 mod 2^64
        mov rsi, rcx               # copy x82
        shr rsi, 0x20              # x83 = x82 >> 32
        mov rbx, rsi               # copy x83
        add rbx, rcx               # x86 = x83 + x82, CF to x87
        mov ebp, 0x0               # begins x87 = CF
        adc rbp, 0x0               # x87 = CF
        mov r13, rcx               # copy x82
        sub r13, r10               # x84 = x82 - x81, CF from x85
        sbb r10, rsi               # x85 = x81 - x83 - CF, CF from x86, complete
        sbb rbx, 0x0               # x86 -= CF, CF from x87, complete
        sbb rbp, 0x0               # x87 -= CF, complete

        /* complete: [x87, x86, x85] in [rbp, rbx, r10] */
        sub r15, r10               # x88 = x76 - x85, CF from x89, complete
        sbb rdi, rbx               # x89 = x77 - x86 - CF, CF from x90, complete
        sbb rdx, rbp               # x90 = x78 - x87 - CF, CF from x91, complete
        sbb rax, 0x0               # x91 = x79 - CF, CF from x92, complete
        sbb r11, 0x0               # x92 = x80 - CF, CF from x93, complete
        sbb rcx, 0x0               # x93 = x82 - CF, complete

        /* complete: [x93, x92, x91, x90, x89, x88] in [rcx, r11, rax, rdx, rdi, r15] */
        mov r10, r15               # copy x88
        shl r10, 0x20              # x94 = x88 << 32 mod 2^64
        lea rsi, [r15+r10]         # x95 = x88 + x94 mod 2^64
        mov rbx, rsi               # copy x95
        shr rbx, 0x20              # x96 = x95 >> 32
        mov rbp, rbx               # copy x96
        add rbp, rsi               # x99 = x96 + x95, CF to x100
        mov r13d, 0x0              # begins x100 = CF
        adc r13, 0x0               # x100 = CF
        mov r15, rsi               # copy x95
        sub r15, r10               # x97 = x95 - x94, CF from x98
        sbb r10, rbx               # x98 = x94 - x96 - CF, CF from x99, complete
        sbb rbp, 0x0               # x99 -= CF, CF from x100, complete
        sbb r13, 0x0               # x100 -= CF, complete

        /* complete: [x100, x99, x98] in [r13, rbp, r10] */
        sub rdi, r10               # x101 = x89 - x98, CF from x102, complete
        sbb rdx, rbp               # x102 = x90 - x99 - CF, CF from x103, complete
        sbb rax, r13               # x103 = x91 - x100 - CF, CF from x104, complete
        sbb r11, 0x0               # x104 = x92 - CF, CF from x105, complete
        sbb rcx, 0x0               # x105 = x93 - CF, CF from x106, complete
        sbb rsi, 0x0               # x106 = x95 - CF, complete

        /* complete: [x106, x105, x104, x103, x102, x101] in [rsi, rcx, r11, rax, rdx, rdi] */
        mov r10, rdi               # copy x101
        shl r10, 0x20              # x107 = x101 << 32 mod 2^64
        lea rdi, [rdi+r10]         # x108 = x101 + x107 mod 2^64
        mov rbx, rdi               # copy x108
        shr rbx, 0x20              # x109 = x108 >> 32
        mov rbp, rbx               # copy x109
        add rbp, rdi               # x112 = x109 + x108, CF to x113
        mov r13d, 0x0              # begins x113 = CF
        adc r13, 0x0               # x113 = CF
        mov r15, rdi               # copy x108
        sub r15, r10               # x110 = x108 - x107, CF from x111
        sbb r10, rbx               # x111 = x107 - x109 - CF, CF from x112, complete
        sbb rbp, 0x0               # x112 -= CF, CF from x113, complete
        sbb r13, 0x0               # x113 -= CF, complete

        /* complete: [x113, x112, x111] in [r13, rbp, r10] */
        sub rdx, r10               # x114 = x102 - x111, CF from x115, complete
        sbb rax, rbp               # x115 = x103 - x112 - CF, CF from x116, complete
        sbb r11, 0x0               # x116 = x104 - CF, CF from x117
        sbb rcx, 0x0               # x117 = x105 - CF, CF from x118
        sbb rsi, 0x0               # x118 = x106 - CF, CF from x119
        sbb rdi, 0x0               # x119 = x108 - CF
        mov r10, rdx               # copy x114
        shl r10, 0x20              # x120 = x114 << 32 mod 2^64
        lea rdx, [rdx+r10]         # x121 = x114 + x120 mod 2^64
        mov rbx, rdx               # copy x121
        shr rbx, 0x20              # x122 = x121 >> 32
        sub r11, r13               # x116 -= x113, CF from x117, complete
        sbb rcx, 0x0               # x117 -= CF, CF from x118, complete
        sbb rsi, 0x0               # x118 -= CF, CF from x119, complete
        sbb rdi, 0x0               # x119 -= CF, complete

        /* complete: [x119, x118, x117, x116, x115, x114] in [rdi, rsi, rcx, r11, rax, -] */
        mov rbp, rbx               # copy x122
        add rbp, rdx               # x125 = x122 + x121, CF to x126
        mov r13d, 0x0              # begins x126 = CF
        adc r13, 0x0               # x126 = CF
        mov r15, [rsp-0x50]        # reload x42.2
        add r15, [rsp-0x28]        # x42.2 += x42.3, CF to x43
        mov [rsp-0x50], r14        # spill x147
        mov r14, [rsp-0x20]        # reload x43
        adc r14, 0x0               # x43 += CF, CF to x44
        mov [rsp-0x20], r8         # spill x146
        mov r8, [rsp-0x58]         # reload x44
        adc r8, 0x0                # x44 += CF, no carry
        add r15, [rsp-0x10]        # x42.2 += x31, CF to x43
        adc r14, 0x0               # x43 += CF, CF to x44
        adc r8, 0x0                # x44 += CF, no carry
        add r15, [rsp-0x38]        # x42 += x42.2, CF to x43, complete
        adc r14, 0x0               # x43 += CF, CF to x44, complete
        adc r8, 0x0                # x44 += CF, no carry, complete

        /* complete: [x44, x43, x42, x41, x40, x39, x38, x37, x36] in [r8, r14, r15, -, -, -, -, -, -] */
        add r9, r15                # x148 += x42, CF to x149
        adc r12, 0x0               # x149 += CF, no carry
        mov [rsp-0x38], r9         # spill x148
        mov r9, rdx                # copy x121
        sub r9, r10                # x123 = x121 - x120, CF from x124
        sbb r10, rbx               # x124 = x120 - x122 - CF, CF from x125, complete
        sbb rbp, 0x0               # x125 -= CF, CF from x126, complete
        sbb r13, 0x0               # x126 -= CF, complete

        /* complete: [x126, x125, x124] in [r13, rbp, r10] */
        sub rax, r10               # x127 = x115 - x124, CF from x128, complete
        sbb r11, rbp               # x128 = x116 - x125 - CF, CF from x129, complete
        sbb rcx, 0x0               # x129 = x117 - CF, CF from x130
        sbb rsi, 0x0               # x130 = x118 - CF, CF from x131
        sbb rdi, 0x0               # x131 = x119 - CF, CF from x132
        sbb rdx, 0x0               # x132 = x121 - CF
        mov r9, rax                # copy x127
        shl r9, 0x20               # x133 = x127 << 32 mod 2^64
        lea rax, [rax+r9]          # x134 = x127 + x133 mod 2^64
        add r12, r14               # x149 += x43, CF to x150
        mov r10, [rsp-0x8]         # reload x55
        adc r10, r8                # x150 = x55 + x44 + CF, CF to x151
        mov rbx, [rsp-0x18]        # reload x56
        adc rbx, 0x0               # x151 = x56 + CF, no carry
        add r15, [rsp-0x38]        # x148 += x42, CF to x149
        adc r12, r14               # x149 += x43 + CF, CF to x150
        adc r10, r8                # x150 += x44 + CF, CF to x151
        adc rbx, 0x0               # x151 += CF, CF to x159
        mov r8d, 0x0               # begins neg(x159) = CF
        adc r8, 0x0                # neg(x159) = CF
        mov rbp, rax               # copy x134
        shr rbp, 0x20              # x135 = x134 >> 32
        mov r14, rax               # copy x134
        sub r14, r9                # x136 = x134 - x133, CF from x137
        sbb r9, rbp                # x137 = x133 - x135 - CF, CF from x138, complete
        sbb rbp, 0x0               # x138 = x135 - CF, CF from x139
        mov r14d, 0x0              # begins neg(x139) = CF
        adc r14, 0x0               # neg(x139) = CF
        sub rcx, r13               # x129 -= x126, CF from x130, complete
        sbb rsi, 0x0               # x130 -= CF, CF from x131, complete
        sbb rdi, 0x0               # x131 -= CF, CF from x132, complete
        sbb rdx, 0x0               # x132 -= CF, complete

        /* complete: [x132, x131, x130, x129, x128, x127] in [rdx, rdi, rsi, rcx, r11, -] */
        add rbp, rax               # x138 += x134, CF to x139, complete
        sbb r14, 0x0               # neg(x139) -= CF
        sub rcx, rbp               # x141 = x129 - x138, CF from x142
        sbb rsi, 0x0               # x142 = x130 - CF, CF from x143
        sbb rdi, 0x0               # x143 = x131 - CF, CF from x144
        sbb rdx, 0x0               # x144 = x132 - CF, CF from x145
        sbb rax, 0x0               # x145 = x134 - CF
        mov ebp, 0x0               # constant 0
        sub rbp, r14               # x139 = 0 - neg(x139), complete

        /* complete: [x139, x138, x137] in [rbp, -, r9] */
        sub rsi, rbp               # x142 -= x139, CF from x143
        sbb rdi, 0x0               # x143 -= CF, CF from x144
        sbb rdx, 0x0               # x144 -= CF, CF from x145
        sbb rax, 0x0               # x145 -= CF
        sub r11, r9                # x140 = x128 - x137, CF from x141, complete
        sbb rcx, 0x0               # x141 -= CF, CF from x142, complete
        sbb rsi, 0x0               # x142 -= CF, CF from x143, complete
        sbb rdi, 0x0               # x143 -= CF, CF from x144, complete
        sbb rdx, 0x0               # x144 -= CF, CF from x145, complete
        sbb rax, 0x0               # x145 -= CF, complete

        /* complete: [x145, x144, x143, x142, x141, x140] in [rax, rdx, rdi, rsi, rcx, r11] */
        add r11, [rsp-0x20]        # x146 += x140, CF to x147, complete
        adc rcx, [rsp-0x50]        # x147 += x141 + CF, CF to x148, complete
        adc r15, rsi               # x148 += x142 + CF, CF to x149, complete
        adc r12, rdi               # x149 += x143 + CF, CF to x150, complete
        adc rdx, r10               # x150 += x144 + CF, CF to x151, complete
        adc rbx, rax               # x151 += x145 + CF, CF to x159, complete

        /* complete: [x151, x150, x149, x148, x147, x146] in [rbx, rdx, r12, r15, rcx, r11] */
        adc r8, 0x0                # neg(x159) += CF
        mov rax, r11               # copy x146
        mov r9d, 0xffffffff        # constant 0xffffffff
        sub rax, r9                # x153 = x146 - 0xffffffff, CF from x154, complete
        mov r9, rcx                # copy x147
        movabs r10, -0x100000000   # constant 0xffffffff00000000
        sbb r9, r10                # x154 = x147 - 0xffffffff00000000 - CF, CF from x155, complete
        mov r10, r15               # copy x148
        sbb r10, -0x2              # x155 = x148 - 0xfffffffffffffffe - CF, CF from x156, complete
        mov rdi, r12               # copy x149
        sbb rdi, -0x1              # x156 = x149 - 0xffffffffffffffff - CF, CF from x157, complete
        mov rsi, rdx               # copy x150
        sbb rsi, -0x1              # x157 = x150 - 0xffffffffffffffff - CF, CF from x158, complete
        mov rbp, rbx               # copy x151
        sbb rbp, -0x1              # x158 = x151 - 0xffffffffffffffff - CF, CF from x159, complete

        /* complete: [x158, x157, x156, x155, x154, x153] in [rbp, rsi, rdi, r10, r9, rax] */
        sbb r8, 0x0                # neg(x159) -= CF, CF = x159
        cmovc rax, r11             # x160 = x159 ? x146 : x153, x159 in CF
        cmovc r9, rcx              # x161 = x159 ? x147 : x154, x159 in CF
        cmovc r10, r15             # x162 = x159 ? x148 : x155, x159 in CF
        cmovc rdi, r12             # x163 = x159 ? x149 : x156, x159 in CF
        cmovc rsi, rdx             # x164 = x159 ? x150 : x157, x159 in CF
        cmovc rbp, rbx             # x165 = x159 ? x151 : x158, x159 in CF
        mov r8, [rsp-0x40]         # reload pointer out1
        mov [r8], rax              # out1[0] = x160
        mov [r8+0x8], r9           # out1[1] = x161
        mov [r8+0x10], r10         # out1[2] = x162
        mov [r8+0x18], rdi         # out1[3] = x163
        mov [r8+0x20], rsi         # out1[4] = x164
        mov [r8+0x28], rbp         # out1[5] = x165

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
        .size   fe_p384_montgomery_square, .-fe_p384_montgomery_square
        .section .note.GNU-stack, "", @progbits
