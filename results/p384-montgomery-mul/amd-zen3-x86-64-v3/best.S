/*
 * p384-montgomery mul (loose), modulo p = 2^384 - 2^128 - 2^96 + 2^32 - 1
 * out1 is congruent to arg1*arg2/2^384 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 *
 * void fe_p384_montgomery_mul(uint64_t out1[6], const uint64_t arg1[6], const uint64_t arg2[6]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[6]  written, below p
 *   rsi  arg1[6]  read, below p
 *   rdx  arg2[6]  read, below p
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x45, then x84, then x118, then x152, then x186
 *   [rsp-0x18]  x44
 *   [rsp-0x20]  x62, then x81, then x113, then x147, then x187
 *   [rsp-0x28]  x49, then x85, then x119, then x149, then x181
 *   [rsp-0x30]  x48, then x83, then x115, then x151, then x185
 *   [rsp-0x38]  pointer arg2
 *   [rsp-0x40]  pointer arg1
 *   [rsp-0x48]  x53, then x79, then x117, then x153, then x183
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * neg(x) is a part of the word x that is to be subtracted.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x37 = x24 - x34 (carry to x38)
 *   x38 = x25 - x35 (carry to x39)
 *   x39 = x26 - x36 (carry to x40)
 *   x40 = x27 (carry to x41)
 *   x41 = x28 (carry to x42)
 *   x42 = x29 + x31 (carry to x62)
 *   x56 = x37 + x44 (carry to x57)
 *   x57 = x38 + x45 + x46 (carry to x58)
 *   x58 = x39 + x47 + x48 (carry to x59)
 *   x59 = x40 + x49 + x50 (carry to x60)
 *   x60 = x41 + x51 + x52 (carry to x61)
 *   x61 = x42 + x53 + x54 (carry to x62)
 *   x62 = x55 (carry to x77)
 *   x71 = x57 - x68 (carry to x72)
 *   x72 = x58 - x69 (carry to x73)
 *   x73 = x59 - x70 (carry to x74)
 *   x74 = x60 (carry to x75)
 *   x75 = x61 (carry to x76)
 *   x76 = x62 + x65 (carry to x77)
 *   x90 = x71 + x78 (carry to x91)
 *   x91 = x72 + x79 + x80 (carry to x92)
 *   x92 = x73 + x81 + x82 (carry to x93)
 *   x93 = x74 + x83 + x84 (carry to x94)
 *   x94 = x75 + x85 + x86 (carry to x95)
 *   x95 = x76 + x87 + x88 (carry to x96)
 *   x96 = x77 + x89 (carry to x111)
 *   x105 = x91 - x102 (carry to x106)
 *   x106 = x92 - x103 (carry to x107)
 *   x107 = x93 - x104 (carry to x108)
 *   x108 = x94 (carry to x109)
 *   x109 = x95 (carry to x110)
 *   x110 = x96 + x99 (carry to x111)
 *   x124 = x105 + x112 (carry to x125)
 *   x125 = x106 + x113 + x114 (carry to x126)
 *   x126 = x107 + x115 + x116 (carry to x127)
 *   x127 = x108 + x117 + x118 (carry to x128)
 *   x128 = x109 + x119 + x120 (carry to x129)
 *   x129 = x110 + x121 + x122 (carry to x130)
 *   x130 = x111 + x123 (carry to x145)
 *   x139 = x125 - x136 (carry to x140)
 *   x140 = x126 - x137 (carry to x141)
 *   x141 = x127 - x138 (carry to x142)
 *   x142 = x128 (carry to x143)
 *   x143 = x129 (carry to x144)
 *   x144 = x130 + x133 (carry to x145)
 *   x158 = x139 + x146 (carry to x159)
 *   x159 = x140 + x147 + x148 (carry to x160)
 *   x160 = x141 + x149 + x150 (carry to x161)
 *   x161 = x142 + x151 + x152 (carry to x162)
 *   x162 = x143 + x153 + x154 (carry to x163)
 *   x163 = x144 + x155 + x156 (carry to x164)
 *   x164 = x145 + x157 (carry to x179)
 *   x173 = x159 - x170 (carry to x174)
 *   x174 = x160 - x171 (carry to x175)
 *   x175 = x161 - x172 (carry to x176)
 *   x176 = x162 (carry to x177)
 *   x177 = x163 (carry to x178)
 *   x178 = x164 + x167 (carry to x179)
 *   x192 = x173 + x180 (carry to x193)
 *   x193 = x174 + x181 + x182 (carry to x194)
 *   x194 = x175 + x183 + x184 (carry to x195)
 *   x195 = x176 + x185 + x186 (carry to x196)
 *   x196 = x177 + x187 + x188 (carry to x197)
 *   x197 = x178 + x189 + x190 (carry to x198)
 *   x198 = x179 + x191 (carry to x213)
 *   x207 = x193 - x204 (carry to x208)
 *   x208 = x194 - x205 (carry to x209)
 *   x209 = x195 - x206 (carry to x210)
 *   x210 = x196 (carry to x211)
 *   x211 = x197 (carry to x212)
 *   x212 = x198 + x201 (carry to x213)
 *
 * 353 instructions; 104.4 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.687 [1.681, 1.689] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.627 [1.622, 1.630] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 25, 2026-11-24T14:07:19.689Z
 * npm run optimize -- --field p384-montgomery --op mul --seed 25 --target x86-64-v3 --budget 5s
 * sha256 of the code: 791cefa1b9f6b56755eccbbfe9a3036e4dc52851a1cbbd2f3a0572192f4546ec
 */
        .intel_syntax noprefix
        .text
        .globl  fe_p384_montgomery_mul
        .type   fe_p384_montgomery_mul, @function
        .p2align 6
fe_p384_montgomery_mul:
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

        mov rax, rdx               # copy pointer arg2
        mov rdx, [rsi]             # load arg1[0]
        mulx r8, r9, [rax]         # x13:x12 = arg1[0]*arg2[0]
        mulx r10, r11, [rax+0x8]   # x45:x44 = arg1[0]*arg2[1]
        mov rdx, [rax]             # load arg2[0]
        mulx rcx, rbx, [rsi+0x8]   # x15:x14 = arg1[1]*arg2[0]
        mulx rbp, r12, [rsi+0x10]  # x17:x16 = arg1[2]*arg2[0]
        mulx r13, r14, [rsi+0x18]  # x19:x18 = arg1[3]*arg2[0]
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx r15, rdi, [rsi+0x20]  # x21:x20 = arg1[4]*arg2[0]
        mov [rsp-0x10], r10        # spill x45
        mov [rsp-0x18], r11        # spill x44
        mulx r10, r11, [rsi+0x28]  # x23:x22 = arg1[5]*arg2[0]
        add r8, rbx                # x24 = x14 + x13, CF to x25, complete
        adc r12, rcx               # x25 = x16 + x15 + CF, CF to x26, complete
        adc r14, rbp               # x26 = x18 + x17 + CF, CF to x27, complete
        adc rdi, r13               # x27 = x20 + x19 + CF, CF to x28, complete
        adc r11, r15               # x28 = x22 + x21 + CF, CF to x29, complete
        adc r10, 0x0               # x29 = x23 + CF, no carry, complete

        /* complete: [x29, x28, x27, x26, x25, x24] in [r10, r11, rdi, r14, r12, r8] */
        mov rcx, r9                # copy x12
        shl rcx, 0x20              # x30 = x12 << 32 mod 2^64
        lea r9, [r9+rcx]           # x31 = x12 + x30 mod 2^64
        mov rbx, r9                # copy x31
        shr rbx, 0x20              # x32 = x31 >> 32
        mov rbp, rbx               # copy x32
        add rbp, r9                # x35 = x32 + x31, CF to x36
        mov r13d, 0x0              # begins x36 = CF
        adc r13, 0x0               # x36 = CF
        mov r15, r9                # copy x31
        sub r15, rcx               # x33 = x31 - x30, CF from x34
        sbb rcx, rbx               # x34 = x30 - x32 - CF, CF from x35, complete
        sbb rbp, 0x0               # x35 -= CF, CF from x36, complete
        sbb r13, 0x0               # x36 -= CF, complete

        /* complete: [x36, x35, x34] in [r13, rbp, rcx] */
        add r10, r9                # x42 = x29 + x31, CF to x62
        mov r9d, 0x0               # begins x62 = CF
        adc r9, 0x0                # x62 = CF
        sub r8, rcx                # x37 = x24 - x34, CF from x38, complete
        sbb r12, rbp               # x38 = x25 - x35 - CF, CF from x39, complete
        sbb r14, r13               # x39 = x26 - x36 - CF, CF from x40, complete
        mov rdx, [rax+0x8]         # load arg2[1]
        mulx rcx, rbx, [rsi+0x8]   # x47:x46 = arg1[1]*arg2[1]
        mulx rbp, r13, [rsi+0x10]  # x49:x48 = arg1[2]*arg2[1]
        mov [rsp-0x20], r9         # spill x62
        mulx r15, r9, [rsi+0x18]   # x51:x50 = arg1[3]*arg2[1]
        mov [rsp-0x28], rbp        # spill x49
        mov [rsp-0x30], r13        # spill x48
        mulx rbp, r13, [rsi+0x20]  # x53:x52 = arg1[4]*arg2[1]
        mov [rsp-0x38], rax        # spill pointer arg2
        mov [rsp-0x40], rsi        # spill pointer arg1
        mulx rax, rsi, [rsi+0x28]  # x55:x54 = arg1[5]*arg2[1]
        sbb rdi, 0x0               # x40 = x27 - CF, CF from x41, complete
        sbb r11, 0x0               # x41 = x28 - CF, CF from x42, complete
        sbb r10, 0x0               # x42 -= CF, CF from x62, complete

        /* complete: [x42, x41, x40, x39, x38, x37] in [r10, r11, rdi, r14, r12, r8] */
        sbb rax, 0x0               # x62.2 = x55 - CF, CF from x77
        mov [rsp-0x48], rbp        # spill x53
        mov ebp, 0x0               # begins neg(x77) = CF
        adc rbp, 0x0               # neg(x77) = CF
        add r8, [rsp-0x18]         # x56 = x37 + x44, CF to x57, complete
        adc r12, rbx               # x57 = x38 + x46 + CF, CF to x58
        adc r14, rcx               # x58 = x39 + x47 + CF, CF to x59
        adc rdi, r9                # x59 = x40 + x50 + CF, CF to x60
        adc r15, r13               # x60 = x51 + x52 + CF, CF to x61
        adc r10, rsi               # x61 = x42 + x54 + CF, CF to x62
        adc rax, 0x0               # x62.2 += CF, CF to x77
        sbb rbp, 0x0               # neg(x77) -= CF
        add r12, [rsp-0x10]        # x57 += x45, CF to x58, complete
        adc r14, [rsp-0x30]        # x58 += x48 + CF, CF to x59, complete
        adc rdi, [rsp-0x28]        # x59 += x49 + CF, CF to x60, complete
        adc r15, r11               # x60 += x41 + CF, CF to x61, complete
        adc r10, [rsp-0x48]        # x61 += x53 + CF, CF to x62, complete
        adc rax, 0x0               # x62.2 += CF, CF to x77
        sbb rbp, 0x0               # neg(x77) -= CF
        mov r9, r8                 # copy x56
        shl r9, 0x20               # x64 = x56 << 32 mod 2^64
        lea r8, [r8+r9]            # x65 = x56 + x64 mod 2^64
        mov r11, r8                # copy x65
        shr r11, 0x20              # x66 = x65 >> 32
        mov rcx, r11               # copy x66
        add rcx, r8                # x69 = x66 + x65, CF to x70
        mov esi, 0x0               # begins x70 = CF
        adc rsi, 0x0               # x70 = CF
        mov rbx, r8                # copy x65
        sub rbx, r9                # x67 = x65 - x64, CF from x68
        sbb r9, r11                # x68 = x64 - x66 - CF, CF from x69, complete
        sbb rcx, 0x0               # x69 -= CF, CF from x70, complete
        sbb rsi, 0x0               # x70 -= CF, complete

        /* complete: [x70, x69, x68] in [rsi, rcx, r9] */
        add rax, [rsp-0x20]        # x62 += x62.2, CF to x77, complete

        /* complete: [x62, x61, x60, x59, x58, x57, x56] in [rax, r10, r15, rdi, r14, r12, -] */
        sbb rbp, 0x0               # neg(x77) -= CF
        add rax, r8                # x76 = x62 + x65, CF to x77
        sbb rbp, 0x0               # neg(x77) -= CF
        sub r12, r9                # x71 = x57 - x68, CF from x72, complete
        sbb r14, rcx               # x72 = x58 - x69 - CF, CF from x73, complete
        sbb rdi, rsi               # x73 = x59 - x70 - CF, CF from x74, complete
        mov r8, [rsp-0x38]         # reload pointer arg2
        mov rdx, [r8+0x10]         # load arg2[2]
        mov r9, [rsp-0x40]         # reload pointer arg1
        mulx r11, rcx, [r9]        # x79:x78 = arg1[0]*arg2[2]
        mulx rsi, rbx, [r9+0x8]    # x81:x80 = arg1[1]*arg2[2]
        mov [rsp-0x20], rsi        # spill x81
        mulx r13, rsi, [r9+0x18]   # x85:x84 = arg1[3]*arg2[2]
        mov [rsp-0x48], r11        # spill x79
        mov [rsp-0x28], r13        # spill x85
        mulx r11, r13, [r9+0x10]   # x83:x82 = arg1[2]*arg2[2]
        mov [rsp-0x30], r11        # spill x83
        mov [rsp-0x10], rsi        # spill x84
        mulx r11, rsi, [r9+0x20]   # x87:x86 = arg1[4]*arg2[2]
        mulx r8, r9, [r9+0x28]     # x89:x88 = arg1[5]*arg2[2]
        sbb r15, 0x0               # x74 = x60 - CF, CF from x75, complete
        sbb r10, 0x0               # x75 = x61 - CF, CF from x76, complete
        sbb rax, 0x0               # x76 -= CF, CF from x77, complete
        adc rbp, 0x0               # neg(x77) += CF
        add r12, rcx               # x90 = x71 + x78, CF to x91, complete
        adc rbx, r14               # x91 = x72 + x80 + CF, CF to x92
        adc rdi, r13               # x92 = x73 + x82 + CF, CF to x93
        adc r15, [rsp-0x10]        # x93 = x74 + x84 + CF, CF to x94
        adc r10, [rsp-0x28]        # x94 = x75 + x85 + CF, CF to x95
        adc rax, r9                # x95 = x76 + x88 + CF, CF to x96
        adc r8, 0x0                # x96 = x89 + CF, no carry
        add rbx, [rsp-0x48]        # x91 += x79, CF to x92, complete
        adc rdi, [rsp-0x20]        # x92 += x81 + CF, CF to x93, complete
        adc r15, [rsp-0x30]        # x93 += x83 + CF, CF to x94, complete
        adc r10, rsi               # x94 += x86 + CF, CF to x95, complete
        adc rax, r11               # x95 += x87 + CF, CF to x96, complete
        adc r8, 0x0                # x96 += CF, no carry
        mov r9d, 0x0               # constant 0
        sub r9, rbp                # x77 = 0 - neg(x77), complete

        /* complete: [x77, x76, x75, x74, x73, x72, x71] in [r9, -, -, -, -, r14, -] */
        add r9, r8                 # x96 += x77, CF to x111, complete

        /* complete: [x96, x95, x94, x93, x92, x91, x90] in [r9, rax, r10, r15, rdi, rbx, r12] */
        mov r8d, 0x0               # begins x111 = CF
        adc r8, 0x0                # x111 = CF
        mov r11, r12               # copy x90
        shl r11, 0x20              # x98 = x90 << 32 mod 2^64
        lea rcx, [r12+r11]         # x99 = x90 + x98 mod 2^64
        mov rsi, rcx               # copy x99
        shr rsi, 0x20              # x100 = x99 >> 32
        mov rbp, rsi               # copy x100
        add rbp, rcx               # x103 = x100 + x99, CF to x104
        mov r12d, 0x0              # begins x104 = CF
        adc r12, 0x0               # x104 = CF
        mov r13, rcx               # copy x99
        sub r13, r11               # x101 = x99 - x98, CF from x102
        sbb r11, rsi               # x102 = x98 - x100 - CF, CF from x103, complete
        sbb rbp, 0x0               # x103 -= CF, CF from x104, complete
        sbb r12, 0x0               # x104 -= CF, complete

        /* complete: [x104, x103, x102] in [r12, rbp, r11] */
        add r9, rcx                # x110 = x96 + x99, CF to x111
        adc r8, 0x0                # x111 += CF
        sub rbx, r11               # x105 = x91 - x102, CF from x106, complete
        sbb rdi, rbp               # x106 = x92 - x103 - CF, CF from x107, complete
        sbb r15, r12               # x107 = x93 - x104 - CF, CF from x108, complete
        mov r11, [rsp-0x38]        # reload pointer arg2
        mov rdx, [r11+0x18]        # load arg2[3]
        mov rcx, [rsp-0x40]        # reload pointer arg1
        mulx rsi, rbp, [rcx]       # x113:x112 = arg1[0]*arg2[3]
        mulx r12, r13, [rcx+0x8]   # x115:x114 = arg1[1]*arg2[3]
        mov [rsp-0x30], r12        # spill x115
        mulx r14, r12, [rcx+0x10]  # x117:x116 = arg1[2]*arg2[3]
        mov [rsp-0x20], rsi        # spill x113
        mov [rsp-0x48], r14        # spill x117
        mulx rsi, r14, [rcx+0x18]  # x119:x118 = arg1[3]*arg2[3]
        mov [rsp-0x28], rsi        # spill x119
        mov [rsp-0x10], r14        # spill x118
        mulx rsi, r14, [rcx+0x20]  # x121:x120 = arg1[4]*arg2[3]
        mulx rcx, r11, [rcx+0x28]  # x123:x122 = arg1[5]*arg2[3]
        sbb r10, 0x0               # x108 = x94 - CF, CF from x109, complete
        sbb rax, 0x0               # x109 = x95 - CF, CF from x110, complete
        sbb r9, 0x0                # x110 -= CF, CF from x111, complete
        sbb r8, 0x0                # x111 -= CF, complete

        /* complete: [x111, x110, x109, x108, x107, x106, x105] in [r8, r9, rax, r10, r15, rdi, rbx] */
        add rbx, rbp               # x124 = x105 + x112, CF to x125, complete
        adc rdi, r13               # x125 = x106 + x114 + CF, CF to x126
        adc r15, r12               # x126 = x107 + x116 + CF, CF to x127
        mov rbp, [rsp-0x48]        # reload x117
        adc rbp, [rsp-0x10]        # x127 = x117 + x118 + CF, CF to x128
        adc rax, r14               # x128 = x109 + x120 + CF, CF to x129
        adc r9, r11                # x129 = x110 + x122 + CF, CF to x130
        adc rcx, 0x0               # x130 = x123 + CF, no carry
        add rdi, [rsp-0x20]        # x125 += x113, CF to x126, complete
        adc r15, [rsp-0x30]        # x126 += x115 + CF, CF to x127, complete
        adc rbp, r10               # x127 += x108 + CF, CF to x128, complete
        adc rax, [rsp-0x28]        # x128 += x119 + CF, CF to x129, complete
        adc r9, rsi                # x129 += x121 + CF, CF to x130, complete
        adc r8, rcx                # x130 += x111 + CF, CF to x145, complete

        /* complete: [x130, x129, x128, x127, x126, x125, x124] in [r8, r9, rax, rbp, r15, rdi, rbx] */
        mov r10d, 0x0              # begins x145 = CF
        adc r10, 0x0               # x145 = CF
        mov r11, rbx               # copy x124
        shl r11, 0x20              # x132 = x124 << 32 mod 2^64
        lea rcx, [rbx+r11]         # x133 = x124 + x132 mod 2^64
        mov rsi, rcx               # copy x133
        shr rsi, 0x20              # x134 = x133 >> 32
        mov rbx, rsi               # copy x134
        add rbx, rcx               # x137 = x134 + x133, CF to x138
        mov r12d, 0x0              # begins x138 = CF
        adc r12, 0x0               # x138 = CF
        mov r13, rcx               # copy x133
        sub r13, r11               # x135 = x133 - x132, CF from x136
        sbb r11, rsi               # x136 = x132 - x134 - CF, CF from x137, complete
        sbb rbx, 0x0               # x137 -= CF, CF from x138, complete
        sbb r12, 0x0               # x138 -= CF, complete

        /* complete: [x138, x137, x136] in [r12, rbx, r11] */
        add r8, rcx                # x144 = x130 + x133, CF to x145
        adc r10, 0x0               # x145 += CF
        sub rdi, r11               # x139 = x125 - x136, CF from x140, complete
        sbb r15, rbx               # x140 = x126 - x137 - CF, CF from x141, complete
        sbb rbp, r12               # x141 = x127 - x138 - CF, CF from x142, complete
        mov r11, [rsp-0x38]        # reload pointer arg2
        mov rdx, [r11+0x20]        # load arg2[4]
        mov rcx, [rsp-0x40]        # reload pointer arg1
        mulx rsi, rbx, [rcx]       # x147:x146 = arg1[0]*arg2[4]
        mulx r12, r13, [rcx+0x8]   # x149:x148 = arg1[1]*arg2[4]
        mov [rsp-0x28], r12        # spill x149
        mulx r14, r12, [rcx+0x10]  # x151:x150 = arg1[2]*arg2[4]
        mov [rsp-0x30], r14        # spill x151
        mov [rsp-0x20], rsi        # spill x147
        mulx r14, rsi, [rcx+0x18]  # x153:x152 = arg1[3]*arg2[4]
        mov [rsp-0x48], r14        # spill x153
        mov [rsp-0x10], rsi        # spill x152
        mulx r14, rsi, [rcx+0x20]  # x155:x154 = arg1[4]*arg2[4]
        mulx rcx, r11, [rcx+0x28]  # x157:x156 = arg1[5]*arg2[4]
        sbb rax, 0x0               # x142 = x128 - CF, CF from x143, complete
        sbb r9, 0x0                # x143 = x129 - CF, CF from x144, complete
        sbb r8, 0x0                # x144 -= CF, CF from x145, complete
        sbb r10, 0x0               # x145 -= CF, complete

        /* complete: [x145, x144, x143, x142, x141, x140, x139] in [r10, r8, r9, rax, rbp, r15, rdi] */
        add rdi, rbx               # x158 = x139 + x146, CF to x159, complete
        adc r15, r13               # x159 = x140 + x148 + CF, CF to x160
        adc rbp, r12               # x160 = x141 + x150 + CF, CF to x161
        adc rax, [rsp-0x10]        # x161 = x142 + x152 + CF, CF to x162
        adc r9, rsi                # x162 = x143 + x154 + CF, CF to x163
        adc r8, r11                # x163 = x144 + x156 + CF, CF to x164
        adc rcx, 0x0               # x164 = x157 + CF, no carry
        add r15, [rsp-0x20]        # x159 += x147, CF to x160, complete
        adc rbp, [rsp-0x28]        # x160 += x149 + CF, CF to x161, complete
        adc rax, [rsp-0x30]        # x161 += x151 + CF, CF to x162, complete
        adc r9, [rsp-0x48]         # x162 += x153 + CF, CF to x163, complete
        adc r8, r14                # x163 += x155 + CF, CF to x164, complete
        adc r10, rcx               # x164 += x145 + CF, CF to x179, complete

        /* complete: [x164, x163, x162, x161, x160, x159, x158] in [r10, r8, r9, rax, rbp, r15, rdi] */
        mov r11d, 0x0              # begins x179 = CF
        adc r11, 0x0               # x179 = CF
        mov rcx, rdi               # copy x158
        shl rcx, 0x20              # x166 = x158 << 32 mod 2^64
        lea rdi, [rdi+rcx]         # x167 = x158 + x166 mod 2^64
        mov rsi, rdi               # copy x167
        shr rsi, 0x20              # x168 = x167 >> 32
        mov rbx, rdi               # copy x167
        add rbx, rsi               # x171 = x168 + x167, CF to x172
        mov r12d, 0x0              # begins x172 = CF
        adc r12, 0x0               # x172 = CF
        mov r13, rcx               # copy x166
        sub r13, rsi               # x170 = x166 - x168, CF from x171
        sbb rbx, 0x0               # x171 -= CF, CF from x172
        sbb r12, 0x0               # x172 -= CF
        mov rsi, rdi               # copy x167
        sub rsi, rcx               # x169 = x167 - x166, CF from x170
        sbb r13, 0x0               # x170 -= CF, CF from x171, complete
        sbb rbx, 0x0               # x171 -= CF, CF from x172, complete
        sbb r12, 0x0               # x172 -= CF, complete

        /* complete: [x172, x171, x170] in [r12, rbx, r13] */
        add r10, rdi               # x178 = x164 + x167, CF to x179
        adc r11, 0x0               # x179 += CF
        sub r15, r13               # x173 = x159 - x170, CF from x174, complete
        sbb rbp, rbx               # x174 = x160 - x171 - CF, CF from x175, complete
        sbb rax, r12               # x175 = x161 - x172 - CF, CF from x176, complete
        mov rcx, [rsp-0x38]        # reload pointer arg2
        mov rdx, [rcx+0x28]        # load arg2[5]
        mov rdi, [rsp-0x40]        # reload pointer arg1
        mulx rsi, rbx, [rdi]       # x181:x180 = arg1[0]*arg2[5]
        mulx r12, r13, [rdi+0x8]   # x183:x182 = arg1[1]*arg2[5]
        mov [rsp-0x48], r12        # spill x183
        mulx r14, r12, [rdi+0x10]  # x185:x184 = arg1[2]*arg2[5]
        mov [rsp-0x30], r14        # spill x185
        mov [rsp-0x28], rsi        # spill x181
        mulx r14, rsi, [rdi+0x18]  # x187:x186 = arg1[3]*arg2[5]
        mov [rsp-0x20], r14        # spill x187
        mov [rsp-0x10], rsi        # spill x186
        mulx r14, rsi, [rdi+0x20]  # x189:x188 = arg1[4]*arg2[5]
        mulx rcx, rdi, [rdi+0x28]  # x191:x190 = arg1[5]*arg2[5]
        sbb r9, 0x0                # x176 = x162 - CF, CF from x177, complete
        sbb r8, 0x0                # x177 = x163 - CF, CF from x178, complete
        sbb r10, 0x0               # x178 -= CF, CF from x179, complete
        sbb r11, 0x0               # x179 -= CF, complete

        /* complete: [x179, x178, x177, x176, x175, x174, x173] in [r11, r10, r8, r9, rax, rbp, r15] */
        add r15, rbx               # x192 = x173 + x180, CF to x193, complete
        adc rbp, r13               # x193 = x174 + x182 + CF, CF to x194
        adc rax, r12               # x194 = x175 + x184 + CF, CF to x195
        adc r9, [rsp-0x10]         # x195 = x176 + x186 + CF, CF to x196
        adc r8, rsi                # x196 = x177 + x188 + CF, CF to x197
        adc r10, rdi               # x197 = x178 + x190 + CF, CF to x198
        adc rcx, 0x0               # x198 = x191 + CF, no carry
        add rbp, [rsp-0x28]        # x193 += x181, CF to x194, complete
        adc rax, [rsp-0x48]        # x194 += x183 + CF, CF to x195, complete
        adc r9, [rsp-0x30]         # x195 += x185 + CF, CF to x196, complete
        adc r8, [rsp-0x20]         # x196 += x187 + CF, CF to x197, complete
        adc r10, r14               # x197 += x189 + CF, CF to x198, complete
        adc r11, rcx               # x198 += x179 + CF, CF to x213, complete

        /* complete: [x198, x197, x196, x195, x194, x193, x192] in [r11, r10, r8, r9, rax, rbp, r15] */
        mov ecx, 0x0               # begins x213 = CF
        adc rcx, 0x0               # x213 = CF
        mov rdi, r15               # copy x192
        shl rdi, 0x20              # x200 = x192 << 32 mod 2^64
        lea rsi, [r15+rdi]         # x201 = x192 + x200 mod 2^64
        add r11, rsi               # x212 = x198 + x201, CF to x213
        adc rcx, 0x0               # x213 += CF
        mov rdx, rsi               # copy x201
        shr rdx, 0x20              # x202 = x201 >> 32
        mov rbx, rdx               # copy x202
        add rbx, rsi               # x205 = x202 + x201, CF to x206
        mov r12d, 0x0              # begins x206 = CF
        adc r12, 0x0               # x206 = CF
        sub rsi, rdi               # x203 = x201 - x200, CF from x204
        sbb rdi, rdx               # x204 = x200 - x202 - CF, CF from x205, complete
        sbb rbx, 0x0               # x205 -= CF, CF from x206, complete
        sbb r12, 0x0               # x206 -= CF, complete

        /* complete: [x206, x205, x204] in [r12, rbx, rdi] */
        sub rbp, rdi               # x207 = x193 - x204, CF from x208, complete
        sbb rax, rbx               # x208 = x194 - x205 - CF, CF from x209, complete
        sbb r9, r12                # x209 = x195 - x206 - CF, CF from x210, complete
        sbb r8, 0x0                # x210 = x196 - CF, CF from x211, complete
        sbb r10, 0x0               # x211 = x197 - CF, CF from x212, complete
        sbb r11, 0x0               # x212 -= CF, CF from x213, complete
        sbb rcx, 0x0               # x213 -= CF, complete

        /* complete: [x213, x212, x211, x210, x209, x208, x207] in [rcx, r11, r10, r8, r9, rax, rbp] */
        mov rdi, rbp               # copy x207
        mov esi, 0xffffffff        # constant 0xffffffff
        sub rdi, rsi               # x214 = x207 - 0xffffffff, CF from x215, complete
        mov rsi, rax               # copy x208
        movabs rdx, -0x100000000   # constant 0xffffffff00000000
        sbb rsi, rdx               # x215 = x208 - 0xffffffff00000000 - CF, CF from x216, complete
        mov rdx, r9                # copy x209
        sbb rdx, -0x2              # x216 = x209 - 0xfffffffffffffffe - CF, CF from x217, complete
        mov rbx, r8                # copy x210
        sbb rbx, -0x1              # x217 = x210 - 0xffffffffffffffff - CF, CF from x218, complete
        mov r12, r10               # copy x211
        sbb r12, -0x1              # x218 = x211 - 0xffffffffffffffff - CF, CF from x219, complete
        mov r13, r11               # copy x212
        sbb r13, -0x1              # x219 = x212 - 0xffffffffffffffff - CF, CF from x220, complete

        /* complete: [x219, x218, x217, x216, x215, x214] in [r13, r12, rbx, rdx, rsi, rdi] */
        sbb rcx, 0x0               # neg(x220) = x213 - CF, CF = x220
        cmovc rdi, rbp             # x221 = x220 ? x207 : x214, x220 in CF
        cmovc rsi, rax             # x222 = x220 ? x208 : x215, x220 in CF
        cmovc rdx, r9              # x223 = x220 ? x209 : x216, x220 in CF
        cmovc rbx, r8              # x224 = x220 ? x210 : x217, x220 in CF
        cmovc r12, r10             # x225 = x220 ? x211 : x218, x220 in CF
        cmovc r13, r11             # x226 = x220 ? x212 : x219, x220 in CF
        mov rax, [rsp-0x8]         # reload pointer out1
        mov [rax], rdi             # out1[0] = x221
        mov [rax+0x8], rsi         # out1[1] = x222
        mov [rax+0x10], rdx        # out1[2] = x223
        mov [rax+0x18], rbx        # out1[3] = x224
        mov [rax+0x20], r12        # out1[4] = x225
        mov [rax+0x28], r13        # out1[5] = x226

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
        .size   fe_p384_montgomery_mul, .-fe_p384_montgomery_mul
        .section .note.GNU-stack, "", @progbits
