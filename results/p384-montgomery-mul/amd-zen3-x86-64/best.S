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
 *   [rsp-0x8]   x17, then x50, then x84, then x121, then x151, then x187
 *   [rsp-0x10]  x16, then x53, then pointer out1
 *   [rsp-0x18]  x19, then x48, then x87, then x117, then x153, then x184
 *   [rsp-0x20]  x18, then x51, then x83, then x119, then x150, then x188
 *   [rsp-0x28]  x21, then x46, then x86, then x118, then x155, then x185
 *   [rsp-0x30]  x20, then x49, then x85, then x116, then x154, then x186
 *   [rsp-0x38]  x52, then x82, then x120, then x152, then x189
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
 * 405 instructions; 112.6 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.563 [1.559, 1.567] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.551 [1.545, 1.553] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 26, 2026-11-24T14:07:48.356Z
 * npm run optimize -- --field p384-montgomery --op mul --seed 26 --target x86-64 --budget 5s
 * sha256 of the code: f9c05d7349a7b2cb50fb4faec374eb31c33cea1ec0b468924a5611721f6aaa90
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

        mov r8, rdx                # copy pointer arg2
        mov rax, [r8]              # load arg2[0]
        mul qword ptr [rsi]        # x13:x12 = arg1[0]*arg2[0]
        mov r9, rdx                # copy x13
        mov r10, rax               # copy x12
        mov rax, [r8]              # load arg2[0]
        mul qword ptr [rsi+0x8]    # x15:x14 = arg1[1]*arg2[0]
        mov r11, rdx               # copy x15
        mov rcx, rax               # copy x14
        mov rax, [r8]              # load arg2[0]
        mul qword ptr [rsi+0x10]   # x17:x16 = arg1[2]*arg2[0]
        mov [rsp-0x8], rdx         # spill x17
        mov [rsp-0x10], rax        # spill x16
        mov rax, [r8]              # load arg2[0]
        mul qword ptr [rsi+0x18]   # x19:x18 = arg1[3]*arg2[0]
        mov [rsp-0x18], rdx        # spill x19
        mov [rsp-0x20], rax        # spill x18
        mov rax, [r8]              # load arg2[0]
        mul qword ptr [rsi+0x20]   # x21:x20 = arg1[4]*arg2[0]
        mov [rsp-0x28], rdx        # spill x21
        mov [rsp-0x30], rax        # spill x20
        mov rax, [rsi+0x28]        # load arg1[5]
        mul qword ptr [r8]         # x23:x22 = arg1[5]*arg2[0]
        add rcx, r9                # x24 = x14 + x13, CF to x25, complete
        adc r11, [rsp-0x10]        # x25 = x16 + x15 + CF, CF to x26, complete
        mov r9, [rsp-0x20]         # reload x18
        adc r9, [rsp-0x8]          # x26 = x18 + x17 + CF, CF to x27, complete
        mov rbx, [rsp-0x30]        # reload x20
        adc rbx, [rsp-0x18]        # x27 = x20 + x19 + CF, CF to x28, complete
        adc rax, [rsp-0x28]        # x28 = x22 + x21 + CF, CF to x29, complete
        adc rdx, 0x0               # x29 = x23 + CF, no carry, complete

        /* complete: [x29, x28, x27, x26, x25, x24] in [rdx, rax, rbx, r9, r11, rcx] */
        mov rbp, r10               # copy x12
        shl rbp, 0x20              # x30 = x12 << 32 mod 2^64
        lea r10, [r10+rbp]         # x31 = x12 + x30 mod 2^64
        mov r12, r10               # copy x31
        shr r12, 0x20              # x32 = x31 >> 32
        mov r13, r12               # copy x32
        add r13, r10               # x35 = x32 + x31, CF to x36
        mov r14d, 0x0              # begins x36 = CF
        adc r14, 0x0               # x36 = CF
        mov r15, r10               # copy x31
        sub r15, rbp               # x33 = x31 - x30, CF from x34
        sbb rbp, r12               # x34 = x30 - x32 - CF, CF from x35, complete
        sbb r13, 0x0               # x35 -= CF, CF from x36, complete
        sbb r14, 0x0               # x36 -= CF, complete

        /* complete: [x36, x35, x34] in [r14, r13, rbp] */
        add rdx, r10               # x42 = x29 + x31, CF to x62
        mov r10d, 0x0              # begins x62 = CF
        adc r10, 0x0               # x62 = CF
        sub rcx, rbp               # x37 = x24 - x34, CF from x38, complete
        sbb r11, r13               # x38 = x25 - x35 - CF, CF from x39, complete
        sbb r9, r14                # x39 = x26 - x36 - CF, CF from x40, complete
        sbb rbx, 0x0               # x40 = x27 - CF, CF from x41, complete
        sbb rax, 0x0               # x41 = x28 - CF, CF from x42, complete
        sbb rdx, 0x0               # x42 -= CF, CF from x62, complete

        /* complete: [x42, x41, x40, x39, x38, x37] in [rdx, rax, rbx, r9, r11, rcx] */
        sbb r10, 0x0               # x62 -= CF, no carry
        mov rbp, rdx               # copy x42
        mov r12, rax               # copy x41
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi]        # x45:x44 = arg1[0]*arg2[1]
        mov r13, rdx               # copy x45
        mov r14, rax               # copy x44
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi+0x8]    # x47:x46 = arg1[1]*arg2[1]
        mov r15, rdx               # copy x47
        mov [rsp-0x28], rax        # spill x46
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi+0x10]   # x49:x48 = arg1[2]*arg2[1]
        mov [rsp-0x30], rdx        # spill x49
        mov [rsp-0x18], rax        # spill x48
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi+0x18]   # x51:x50 = arg1[3]*arg2[1]
        mov [rsp-0x20], rdx        # spill x51
        mov [rsp-0x8], rax         # spill x50
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi+0x20]   # x53:x52 = arg1[4]*arg2[1]
        mov [rsp-0x10], rdx        # spill x53
        mov [rsp-0x38], rax        # spill x52
        mov rax, [rsi+0x28]        # load arg1[5]
        mul qword ptr [r8+0x8]     # x55:x54 = arg1[5]*arg2[1]
        add rcx, r14               # x56 = x37 + x44, CF to x57, complete
        adc r11, [rsp-0x28]        # x57 = x38 + x46 + CF, CF to x58
        adc r9, [rsp-0x18]         # x58 = x39 + x48 + CF, CF to x59
        mov r14, [rsp-0x30]        # reload x49
        adc r14, [rsp-0x8]         # x59 = x49 + x50 + CF, CF to x60
        adc r12, [rsp-0x38]        # x60 = x41 + x52 + CF, CF to x61
        adc rbp, rax               # x61 = x42 + x54 + CF, CF to x62
        adc rdx, 0x0               # x62.2 = x55 + CF, no carry
        add r11, r13               # x57 += x45, CF to x58, complete
        adc r9, r15                # x58 += x47 + CF, CF to x59, complete
        adc r14, rbx               # x59 += x40 + CF, CF to x60, complete
        adc r12, [rsp-0x20]        # x60 += x51 + CF, CF to x61, complete
        adc rbp, [rsp-0x10]        # x61 += x53 + CF, CF to x62, complete
        adc rdx, 0x0               # x62.2 += CF, no carry
        mov rax, rcx               # copy x56
        shl rax, 0x20              # x64 = x56 << 32 mod 2^64
        lea rcx, [rcx+rax]         # x65 = x56 + x64 mod 2^64
        mov rbx, rcx               # copy x65
        shr rbx, 0x20              # x66 = x65 >> 32
        mov r13, rbx               # copy x66
        add r13, rcx               # x69 = x66 + x65, CF to x70
        mov r15d, 0x0              # begins x70 = CF
        adc r15, 0x0               # x70 = CF
        mov [rsp-0x10], rdi        # spill pointer out1
        mov rdi, rcx               # copy x65
        sub rdi, rax               # x67 = x65 - x64, CF from x68
        sbb rax, rbx               # x68 = x64 - x66 - CF, CF from x69, complete
        sbb r13, 0x0               # x69 -= CF, CF from x70, complete
        sbb r15, 0x0               # x70 -= CF, complete

        /* complete: [x70, x69, x68] in [r15, r13, rax] */
        add rdx, r10               # x62 += x62.2, CF to x77, complete

        /* complete: [x62, x61, x60, x59, x58, x57, x56] in [rdx, rbp, r12, r14, r9, r11, -] */
        mov r10d, 0x0              # begins x77 = CF
        adc r10, 0x0               # x77 = CF
        add rdx, rcx               # x76 = x62 + x65, CF to x77
        adc r10, 0x0               # x77 += CF
        sub r11, rax               # x71 = x57 - x68, CF from x72, complete
        sbb r9, r13                # x72 = x58 - x69 - CF, CF from x73, complete
        sbb r14, r15               # x73 = x59 - x70 - CF, CF from x74, complete
        sbb r12, 0x0               # x74 = x60 - CF, CF from x75, complete
        sbb rbp, 0x0               # x75 = x61 - CF, CF from x76, complete
        sbb rdx, 0x0               # x76 -= CF, CF from x77, complete
        sbb r10, 0x0               # x77 -= CF, complete

        /* complete: [x77, x76, x75, x74, x73, x72, x71] in [r10, rdx, rbp, r12, r14, r9, r11] */
        mov rcx, rdx               # copy x76
        mov rax, [r8+0x10]         # load arg2[2]
        mul qword ptr [rsi]        # x79:x78 = arg1[0]*arg2[2]
        mov rdi, rdx               # copy x79
        mov rbx, rax               # copy x78
        mov rax, [r8+0x10]         # load arg2[2]
        mul qword ptr [rsi+0x8]    # x81:x80 = arg1[1]*arg2[2]
        mov r13, rdx               # copy x81
        mov r15, rax               # copy x80
        mov rax, [r8+0x10]         # load arg2[2]
        mul qword ptr [rsi+0x10]   # x83:x82 = arg1[2]*arg2[2]
        mov [rsp-0x20], rdx        # spill x83
        mov [rsp-0x38], rax        # spill x82
        mov rax, [r8+0x10]         # load arg2[2]
        mul qword ptr [rsi+0x18]   # x85:x84 = arg1[3]*arg2[2]
        mov [rsp-0x30], rdx        # spill x85
        mov [rsp-0x8], rax         # spill x84
        mov rax, [r8+0x10]         # load arg2[2]
        mul qword ptr [rsi+0x20]   # x87:x86 = arg1[4]*arg2[2]
        mov [rsp-0x18], rdx        # spill x87
        mov [rsp-0x28], rax        # spill x86
        mov rax, [rsi+0x28]        # load arg1[5]
        mul qword ptr [r8+0x10]    # x89:x88 = arg1[5]*arg2[2]
        add r11, rbx               # x90 = x71 + x78, CF to x91, complete
        adc r9, r15                # x91 = x72 + x80 + CF, CF to x92
        adc r14, [rsp-0x38]        # x92 = x73 + x82 + CF, CF to x93
        adc r12, [rsp-0x8]         # x93 = x74 + x84 + CF, CF to x94
        adc rbp, [rsp-0x28]        # x94 = x75 + x86 + CF, CF to x95
        adc rcx, rax               # x95 = x76 + x88 + CF, CF to x96
        adc rdx, 0x0               # x96 = x89 + CF, no carry
        add r9, rdi                # x91 += x79, CF to x92, complete
        adc r14, r13               # x92 += x81 + CF, CF to x93, complete
        adc r12, [rsp-0x20]        # x93 += x83 + CF, CF to x94, complete
        adc rbp, [rsp-0x30]        # x94 += x85 + CF, CF to x95, complete
        adc rcx, [rsp-0x18]        # x95 += x87 + CF, CF to x96, complete
        adc r10, rdx               # x96 += x77 + CF, CF to x111, complete

        /* complete: [x96, x95, x94, x93, x92, x91, x90] in [r10, rcx, rbp, r12, r14, r9, r11] */
        mov eax, 0x0               # begins x111 = CF
        adc rax, 0x0               # x111 = CF
        mov rdi, r11               # copy x90
        shl rdi, 0x20              # x98 = x90 << 32 mod 2^64
        lea r11, [r11+rdi]         # x99 = x90 + x98 mod 2^64
        mov rdx, r11               # copy x99
        shr rdx, 0x20              # x100 = x99 >> 32
        mov rbx, rdx               # copy x100
        add rbx, r11               # x103 = x100 + x99, CF to x104
        mov r13d, 0x0              # begins x104 = CF
        adc r13, 0x0               # x104 = CF
        mov r15, r11               # copy x99
        sub r15, rdi               # x101 = x99 - x98, CF from x102
        sbb rdi, rdx               # x102 = x98 - x100 - CF, CF from x103, complete
        sbb rbx, 0x0               # x103 -= CF, CF from x104, complete
        sbb r13, 0x0               # x104 -= CF, complete

        /* complete: [x104, x103, x102] in [r13, rbx, rdi] */
        add r11, r10               # x110 = x96 + x99, CF to x111
        adc rax, 0x0               # x111 += CF
        sub r9, rdi                # x105 = x91 - x102, CF from x106, complete
        sbb r14, rbx               # x106 = x92 - x103 - CF, CF from x107, complete
        sbb r12, r13               # x107 = x93 - x104 - CF, CF from x108, complete
        sbb rbp, 0x0               # x108 = x94 - CF, CF from x109, complete
        sbb rcx, 0x0               # x109 = x95 - CF, CF from x110, complete
        sbb r11, 0x0               # x110 -= CF, CF from x111, complete
        sbb rax, 0x0               # x111 -= CF, complete

        /* complete: [x111, x110, x109, x108, x107, x106, x105] in [rax, r11, rcx, rbp, r12, r14, r9] */
        mov r10, rax               # copy x111
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rsi]        # x113:x112 = arg1[0]*arg2[3]
        mov rdi, rdx               # copy x113
        mov rbx, rax               # copy x112
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rsi+0x8]    # x115:x114 = arg1[1]*arg2[3]
        mov r13, rdx               # copy x115
        mov r15, rax               # copy x114
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rsi+0x10]   # x117:x116 = arg1[2]*arg2[3]
        mov [rsp-0x18], rdx        # spill x117
        mov [rsp-0x30], rax        # spill x116
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rsi+0x18]   # x119:x118 = arg1[3]*arg2[3]
        mov [rsp-0x20], rdx        # spill x119
        mov [rsp-0x28], rax        # spill x118
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rsi+0x20]   # x121:x120 = arg1[4]*arg2[3]
        mov [rsp-0x8], rdx         # spill x121
        mov [rsp-0x38], rax        # spill x120
        mov rax, [rsi+0x28]        # load arg1[5]
        mul qword ptr [r8+0x18]    # x123:x122 = arg1[5]*arg2[3]
        add r9, rbx                # x124 = x105 + x112, CF to x125, complete
        adc r15, r14               # x125 = x106 + x114 + CF, CF to x126
        adc r12, [rsp-0x30]        # x126 = x107 + x116 + CF, CF to x127
        adc rbp, [rsp-0x28]        # x127 = x108 + x118 + CF, CF to x128
        adc rcx, [rsp-0x38]        # x128 = x109 + x120 + CF, CF to x129
        adc r11, rax               # x129 = x110 + x122 + CF, CF to x130
        adc rdx, 0x0               # x130 = x123 + CF, no carry
        add r15, rdi               # x125 += x113, CF to x126, complete
        adc r12, r13               # x126 += x115 + CF, CF to x127, complete
        adc rbp, [rsp-0x18]        # x127 += x117 + CF, CF to x128, complete
        adc rcx, [rsp-0x20]        # x128 += x119 + CF, CF to x129, complete
        adc r11, [rsp-0x8]         # x129 += x121 + CF, CF to x130, complete
        adc r10, rdx               # x130 += x111 + CF, CF to x145, complete

        /* complete: [x130, x129, x128, x127, x126, x125, x124] in [r10, r11, rcx, rbp, r12, r15, r9] */
        mov eax, 0x0               # begins x145 = CF
        adc rax, 0x0               # x145 = CF
        mov rdi, r9                # copy x124
        shl rdi, 0x20              # x132 = x124 << 32 mod 2^64
        lea r9, [r9+rdi]           # x133 = x124 + x132 mod 2^64
        mov rdx, r9                # copy x133
        shr rdx, 0x20              # x134 = x133 >> 32
        mov rbx, rdx               # copy x134
        add rbx, r9                # x137 = x134 + x133, CF to x138
        mov r13d, 0x0              # begins x138 = CF
        adc r13, 0x0               # x138 = CF
        mov r14, r9                # copy x133
        sub r14, rdi               # x135 = x133 - x132, CF from x136
        sbb rdi, rdx               # x136 = x132 - x134 - CF, CF from x137, complete
        sbb rbx, 0x0               # x137 -= CF, CF from x138, complete
        sbb r13, 0x0               # x138 -= CF, complete

        /* complete: [x138, x137, x136] in [r13, rbx, rdi] */
        add r10, r9                # x144 = x130 + x133, CF to x145
        adc rax, 0x0               # x145 += CF
        sub r15, rdi               # x139 = x125 - x136, CF from x140, complete
        sbb r12, rbx               # x140 = x126 - x137 - CF, CF from x141, complete
        sbb rbp, r13               # x141 = x127 - x138 - CF, CF from x142, complete
        sbb rcx, 0x0               # x142 = x128 - CF, CF from x143, complete
        sbb r11, 0x0               # x143 = x129 - CF, CF from x144, complete
        sbb r10, 0x0               # x144 -= CF, CF from x145, complete
        sbb rax, 0x0               # x145 -= CF, complete

        /* complete: [x145, x144, x143, x142, x141, x140, x139] in [rax, r10, r11, rcx, rbp, r12, r15] */
        mov r9, rax                # copy x145
        mov rax, [r8+0x20]         # load arg2[4]
        mul qword ptr [rsi]        # x147:x146 = arg1[0]*arg2[4]
        mov rdi, rdx               # copy x147
        mov rbx, rax               # copy x146
        mov rax, [r8+0x20]         # load arg2[4]
        mul qword ptr [rsi+0x8]    # x149:x148 = arg1[1]*arg2[4]
        mov r13, rdx               # copy x149
        mov r14, rax               # copy x148
        mov rax, [r8+0x20]         # load arg2[4]
        mul qword ptr [rsi+0x10]   # x151:x150 = arg1[2]*arg2[4]
        mov [rsp-0x8], rdx         # spill x151
        mov [rsp-0x20], rax        # spill x150
        mov rax, [r8+0x20]         # load arg2[4]
        mul qword ptr [rsi+0x18]   # x153:x152 = arg1[3]*arg2[4]
        mov [rsp-0x18], rdx        # spill x153
        mov [rsp-0x38], rax        # spill x152
        mov rax, [r8+0x20]         # load arg2[4]
        mul qword ptr [rsi+0x20]   # x155:x154 = arg1[4]*arg2[4]
        mov [rsp-0x28], rdx        # spill x155
        mov [rsp-0x30], rax        # spill x154
        mov rax, [rsi+0x28]        # load arg1[5]
        mul qword ptr [r8+0x20]    # x157:x156 = arg1[5]*arg2[4]
        add r15, rbx               # x158 = x139 + x146, CF to x159, complete
        adc rdi, r14               # x159 = x147 + x148 + CF, CF to x160
        adc rbp, [rsp-0x20]        # x160 = x141 + x150 + CF, CF to x161
        adc rcx, [rsp-0x38]        # x161 = x142 + x152 + CF, CF to x162
        adc r11, [rsp-0x30]        # x162 = x143 + x154 + CF, CF to x163
        adc r10, rax               # x163 = x144 + x156 + CF, CF to x164
        adc rdx, 0x0               # x164 = x157 + CF, no carry
        add rdi, r12               # x159 += x140, CF to x160, complete
        adc rbp, r13               # x160 += x149 + CF, CF to x161, complete
        adc rcx, [rsp-0x8]         # x161 += x151 + CF, CF to x162, complete
        adc r11, [rsp-0x18]        # x162 += x153 + CF, CF to x163, complete
        adc r10, [rsp-0x28]        # x163 += x155 + CF, CF to x164, complete
        adc r9, rdx                # x164 += x145 + CF, CF to x179, complete

        /* complete: [x164, x163, x162, x161, x160, x159, x158] in [r9, r10, r11, rcx, rbp, rdi, r15] */
        mov eax, 0x0               # begins x179 = CF
        adc rax, 0x0               # x179 = CF
        mov rdx, r15               # copy x158
        shl rdx, 0x20              # x166 = x158 << 32 mod 2^64
        lea rbx, [r15+rdx]         # x167 = x158 + x166 mod 2^64
        mov r12, rbx               # copy x167
        shr r12, 0x20              # x168 = x167 >> 32
        mov r13, r12               # copy x168
        add r13, rbx               # x171 = x168 + x167, CF to x172
        mov r14d, 0x0              # begins x172 = CF
        adc r14, 0x0               # x172 = CF
        mov r15, rbx               # copy x167
        sub r15, rdx               # x169 = x167 - x166, CF from x170
        sbb rdx, r12               # x170 = x166 - x168 - CF, CF from x171, complete
        sbb r13, 0x0               # x171 -= CF, CF from x172, complete
        sbb r14, 0x0               # x172 -= CF, complete

        /* complete: [x172, x171, x170] in [r14, r13, rdx] */
        add r9, rbx                # x178 = x164 + x167, CF to x179
        adc rax, 0x0               # x179 += CF
        sub rdi, rdx               # x173 = x159 - x170, CF from x174, complete
        sbb rbp, r13               # x174 = x160 - x171 - CF, CF from x175, complete
        sbb rcx, r14               # x175 = x161 - x172 - CF, CF from x176, complete
        sbb r11, 0x0               # x176 = x162 - CF, CF from x177, complete
        sbb r10, 0x0               # x177 = x163 - CF, CF from x178, complete
        sbb r9, 0x0                # x178 -= CF, CF from x179, complete
        sbb rax, 0x0               # x179 -= CF, complete

        /* complete: [x179, x178, x177, x176, x175, x174, x173] in [rax, r9, r10, r11, rcx, rbp, rdi] */
        mov rbx, rax               # copy x179
        mov rax, [r8+0x28]         # load arg2[5]
        mul qword ptr [rsi]        # x181:x180 = arg1[0]*arg2[5]
        mov r12, rdx               # copy x181
        mov r13, rax               # copy x180
        mov rax, [r8+0x28]         # load arg2[5]
        mul qword ptr [rsi+0x8]    # x183:x182 = arg1[1]*arg2[5]
        mov r14, rdx               # copy x183
        mov r15, rax               # copy x182
        mov rax, [r8+0x28]         # load arg2[5]
        mul qword ptr [rsi+0x10]   # x185:x184 = arg1[2]*arg2[5]
        mov [rsp-0x28], rdx        # spill x185
        mov [rsp-0x18], rax        # spill x184
        mov rax, [r8+0x28]         # load arg2[5]
        mul qword ptr [rsi+0x18]   # x187:x186 = arg1[3]*arg2[5]
        mov [rsp-0x8], rdx         # spill x187
        mov [rsp-0x30], rax        # spill x186
        mov rax, [r8+0x28]         # load arg2[5]
        mul qword ptr [rsi+0x20]   # x189:x188 = arg1[4]*arg2[5]
        mov [rsp-0x38], rdx        # spill x189
        mov [rsp-0x20], rax        # spill x188
        mov rax, [r8+0x28]         # load arg2[5]
        mul qword ptr [rsi+0x28]   # x191:x190 = arg1[5]*arg2[5]
        add rdi, r13               # x192 = x173 + x180, CF to x193, complete
        adc rbp, r15               # x193 = x174 + x182 + CF, CF to x194
        adc rcx, [rsp-0x18]        # x194 = x175 + x184 + CF, CF to x195
        adc r11, [rsp-0x30]        # x195 = x176 + x186 + CF, CF to x196
        adc r10, [rsp-0x20]        # x196 = x177 + x188 + CF, CF to x197
        adc r9, rax                # x197 = x178 + x190 + CF, CF to x198
        adc rdx, 0x0               # x198 = x191 + CF, no carry
        add rbp, r12               # x193 += x181, CF to x194, complete
        adc rcx, r14               # x194 += x183 + CF, CF to x195, complete
        adc r11, [rsp-0x28]        # x195 += x185 + CF, CF to x196, complete
        adc r10, [rsp-0x8]         # x196 += x187 + CF, CF to x197, complete
        adc r9, [rsp-0x38]         # x197 += x189 + CF, CF to x198, complete
        adc rbx, rdx               # x198 += x179 + CF, CF to x213, complete

        /* complete: [x198, x197, x196, x195, x194, x193, x192] in [rbx, r9, r10, r11, rcx, rbp, rdi] */
        mov eax, 0x0               # begins x213 = CF
        adc rax, 0x0               # x213 = CF
        mov r8, rdi                # copy x192
        shl r8, 0x20               # x200 = x192 << 32 mod 2^64
        lea rdi, [rdi+r8]          # x201 = x192 + x200 mod 2^64
        mov rsi, rdi               # copy x201
        shr rsi, 0x20              # x202 = x201 >> 32
        mov rdx, rsi               # copy x202
        add rdx, rdi               # x205 = x202 + x201, CF to x206
        mov r12d, 0x0              # begins x206 = CF
        adc r12, 0x0               # x206 = CF
        mov r13, rdi               # copy x201
        sub r13, r8                # x203 = x201 - x200, CF from x204
        sbb r8, rsi                # x204 = x200 - x202 - CF, CF from x205, complete
        sbb rdx, 0x0               # x205 -= CF, CF from x206, complete
        sbb r12, 0x0               # x206 -= CF, complete

        /* complete: [x206, x205, x204] in [r12, rdx, r8] */
        add rbx, rdi               # x212 = x198 + x201, CF to x213
        adc rax, 0x0               # x213 += CF
        sub rbp, r8                # x207 = x193 - x204, CF from x208, complete
        sbb rcx, rdx               # x208 = x194 - x205 - CF, CF from x209, complete
        sbb r11, r12               # x209 = x195 - x206 - CF, CF from x210, complete
        sbb r10, 0x0               # x210 = x196 - CF, CF from x211, complete
        sbb r9, 0x0                # x211 = x197 - CF, CF from x212, complete
        sbb rbx, 0x0               # x212 -= CF, CF from x213, complete
        sbb rax, 0x0               # x213 -= CF, complete

        /* complete: [x213, x212, x211, x210, x209, x208, x207] in [rax, rbx, r9, r10, r11, rcx, rbp] */
        mov r8, rbp                # copy x207
        mov edi, 0xffffffff        # constant 0xffffffff
        sub r8, rdi                # x214 = x207 - 0xffffffff, CF from x215, complete
        mov rdi, rcx               # copy x208
        movabs rsi, -0x100000000   # constant 0xffffffff00000000
        sbb rdi, rsi               # x215 = x208 - 0xffffffff00000000 - CF, CF from x216, complete
        mov rsi, r11               # copy x209
        sbb rsi, -0x2              # x216 = x209 - 0xfffffffffffffffe - CF, CF from x217, complete
        mov rdx, r10               # copy x210
        sbb rdx, -0x1              # x217 = x210 - 0xffffffffffffffff - CF, CF from x218, complete
        mov r12, r9                # copy x211
        sbb r12, -0x1              # x218 = x211 - 0xffffffffffffffff - CF, CF from x219, complete
        mov r13, rbx               # copy x212
        sbb r13, -0x1              # x219 = x212 - 0xffffffffffffffff - CF, CF from x220, complete

        /* complete: [x219, x218, x217, x216, x215, x214] in [r13, r12, rdx, rsi, rdi, r8] */
        sbb rax, 0x0               # neg(x220) = x213 - CF, CF = x220
        cmovc r12, r9              # x225 = x220 ? x211 : x218, x220 in CF
        cmovc rdi, rcx             # x222 = x220 ? x208 : x215, x220 in CF
        cmovc rsi, r11             # x223 = x220 ? x209 : x216, x220 in CF
        cmovc rdx, r10             # x224 = x220 ? x210 : x217, x220 in CF
        cmovc r8, rbp              # x221 = x220 ? x207 : x214, x220 in CF
        cmovc r13, rbx             # x226 = x220 ? x212 : x219, x220 in CF
        mov rax, [rsp-0x10]        # reload pointer out1
        mov [rax], r8              # out1[0] = x221
        mov [rax+0x8], rdi         # out1[1] = x222
        mov [rax+0x10], rsi        # out1[2] = x223
        mov [rax+0x18], rdx        # out1[3] = x224
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
