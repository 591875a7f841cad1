/*
 * p521 mul (loose), modulo p = 2^521 - 1
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^523; out1 below 2^522; arrays may overlap
 *
 * void fe_p521_mul_loose(uint64_t out1[9], const uint64_t arg1[9], const uint64_t arg2[9]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[9]  written, below 2^522
 *   rsi  arg1[9]  read, below 2^523
 *   rdx  arg2[9]  read, below 2^523
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, xmm0, xmm1, xmm2, xmm3, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words:
 *   xmm0        x27, then x181, then x46, then x129, then x55, then x113, then x159
 *   xmm1        x26, then x37, then x128, then x114, then x132
 *   xmm2        x31, then x59, then x86, then x99, then x137, then x184
 *   xmm3        x30, then x87, then x126
 *   [rsp]       x32, then x186.2, then x189.2
 *   [rsp+0x8]   x179, then x68, then x189.2, then x94, then x185, then x183
 *   [rsp+0x10]  x180, then x69, then x97, then x118, then x189.3, then x115, then x131, then x150,
 *               then x190.3
 *   [rsp+0x18]  x36, then x61, then x186.4, then x102, then x108, then x190
 *   [rsp+0x20]  x39, then x18
 *   [rsp+0x28]  x38, then x58, then x116, then x191.2, then x146
 *   [rsp+0x30]  x53, then x187
 *   [rsp+0x38]  x52, then x54, then x180
 *   [rsp+0x40]  x41, then x47, then x185, then x100, then x111
 *   [rsp+0x48]  x40, then pointer out1
 *   [rsp+0x50]  x45, then x90, then x182
 *   [rsp+0x58]  x44, then x183, then x178
 *   [rsp+0x60]  x185, then x56, then x185.2, then x103, then x109, then x183.2, then x139
 *   [rsp+0x68]  x51, then x179
 *   [rsp+0x70]  x50, then x57, then x82, then x133, then x151
 *   [rsp+0x78]  x60, then x184.3, then x136, then x185, then x155
 *   [rsp+0x80]  x63, then x83, then x96, then x188, then x186
 *   [rsp+0x88]  x62, then x181, then x188.3, then x158, then x186.3
 *   [rsp+0x90]  x65, then x189, then x91, then x168
 *   [rsp+0x98]  x64, then x117, then x130
 *   [rsp+0xa0]  x67, then x101, then x182, then x181
 *   [rsp+0xa8]  x66, then x186, then x98, then x110, then x189.3, then x148, then x185
 *   [rsp+0xb0]  x112
 *   [rsp+0xb8]  x190.3, then x127, then x191, then x147
 *   [rsp+0xc0]  x138, then x154
 *   [rsp+0xc8]  x192, then x149
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x179 = x19 + x20 + x36 (carry to x180)
 *   x180 = x21 + x22 + x37 + x38 + x54 (carry to x181)
 *   x181 = x23 + x24 + x39 + x40 + x55 + x56 + x72 (carry to x182)
 *   x182 = x25 + x26 + x41 + x42 + x57 + x58 + x73 + x74 + x90 (carry to x183)
 *   x183 = x27 + x28 + x43 + x44 + x59 + x60 + x75 + x76 + x91 + x92 + x108 (carry to x184)
 *   x184 = x29 + x30 + x45 + x46 + x61 + x62 + x77 + x78 + x93 + x94 + x109 + x110 + x126
 *          (carry to x185)
 *   x185 = x31 + x32 + x47 + x48 + x63 + x64 + x79 + x80 + x95 + x96 + x111 + x112 + x127 + x128 + x144
 *          (carry to x186)
 *   x186 = x33 + x34 + x49 + x50 + x65 + x66 + x81 + x82 + x97 + x98 + x113 + x114 + x129 + x130 + x145
 *          + x146 + x162 (carry to x187)
 *   x187 = x35 + x51 + x52 + x67 + x68 + x83 + x84 + x99 + x100 + x115 + x116 + x131 + x132 + x147
 *          + x148 + x163 + x164 (carry to x188)
 *   x188 = x53 + x69 + x70 + x85 + x86 + x101 + x102 + x117 + x118 + x133 + x134 + x149 + x150 + x165
 *          + x166 (carry to x189)
 *   x189 = x71 + x87 + x88 + x103 + x104 + x119 + x120 + x135 + x136 + x151 + x152 + x167 + x168
 *          (carry to x190)
 *   x190 = x89 + x105 + x106 + x121 + x122 + x137 + x138 + x153 + x154 + x169 + x170 (carry to x191)
 *   x191 = x107 + x123 + x124 + x139 + x140 + x155 + x156 + x171 + x172 (carry to x192)
 *   x192 = x125 + x141 + x142 + x157 + x158 + x173 + x174 (carry to x193)
 *   x193 = x143 + x159 + x160 + x175 + x176 (carry to x194)
 *   x194 = x161 + x177 + x178
 *
 * 722 instructions; 199.7 cycles on AMD EPYC (amd-zen3)
 * throughput: SLOWER than the strongest opponent, clang-22 -O3 -march=native + reduction pass, which takes 0.861 [0.859, 0.862] of our time
 * latency: SLOWER than the strongest opponent, clang-22 -O3 -march=native + reduction pass, which takes 0.856 [0.855, 0.858] of our time
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 59, 2026-11-24T14:16:54.725Z
 * npm run optimize -- --field p521 --op mul --seed 59 --target x86-64 --budget 5s --resume
 * sha256 of the code: 7d06b0b9a0b0974e978cb9e27829bc47f93e537942b3f40d2075b79b32da4707
 */
        .intel_syntax noprefix
        .text
        .globl  fe_p521_mul_loose
        .type   fe_p521_mul_loose, @function
        .p2align 6
fe_p521_mul_loose:
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
        sub rsp, 0xd0              # room for the slots
        .cfi_adjust_cfa_offset 208

        mov r8, rdx                # copy pointer arg2
        mov rax, [r8]              # load arg2[0]
        mul qword ptr [rsi+0x40]   # x35:x34 = arg1[8]*arg2[0]
        mov r9, rdx                # copy x35
        mov r10, rax               # copy x34
        mov rax, [r8]              # load arg2[0]
        mul qword ptr [rsi]        # x19:x18 = arg1[0]*arg2[0]
        mov r11, rdx               # copy x19
        mov rcx, rax               # copy x18
        mov rax, [r8]              # load arg2[0]
        mul qword ptr [rsi+0x20]   # x27:x26 = arg1[4]*arg2[0]
        movq xmm0, rdx             # spill x27
        movq xmm1, rax             # spill x26
        mov rax, [rsi+0x30]        # load arg1[6]
        mul qword ptr [r8]         # x31:x30 = arg1[6]*arg2[0]
        movq xmm2, rdx             # spill x31
        movq xmm3, rax             # spill x30
        mov rax, [r8]              # load arg2[0]
        mul qword ptr [rsi+0x38]   # x33:x32 = arg1[7]*arg2[0]
        add r10, rdx               # x186 = x34 + x33, CF to x187
        adc r9, 0x0                # x187 = x35 + CF, no carry
        mov [rsp], rax             # spill x32
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [r8]         # x21:x20 = arg1[1]*arg2[0]
        add rax, r11               # x179 = x20 + x19, CF to x180
        adc rdx, 0x0               # x180 = x21 + CF, no carry
        mov r11, rdx               # copy x180
        mov [rsp+0x8], rax         # spill x179
        mov rax, [r8]              # load arg2[0]
        mul qword ptr [rsi+0x10]   # x23:x22 = arg1[2]*arg2[0]
        add rax, r11               # x180 += x22, CF to x181
        adc rdx, 0x0               # x181 = x23 + CF, no carry
        mov r11, rdx               # copy x181
        mov [rsp+0x10], rax        # spill x180
        mov rax, [r8]              # load arg2[0]
        mul qword ptr [rsi+0x18]   # x25:x24 = arg1[3]*arg2[0]
        movq rbx, xmm1             # reload x26
        add rdx, rbx               # x182 = x26 + x25, CF to x183
        movq rbx, xmm0             # reload x27
        adc rbx, 0x0               # x183 = x27 + CF, no carry
        add rax, r11               # x181 += x24, CF to x182
        adc rdx, 0x0               # x182 += CF, CF to x183
        adc rbx, 0x0               # x183 += CF, no carry
        mov r11, rdx               # copy x182
        movq xmm0, rax             # spill x181
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi]        # x37:x36 = arg1[0]*arg2[1]
        movq xmm1, rdx             # spill x37
        mov [rsp+0x18], rax        # spill x36
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi+0x8]    # x39:x38 = arg1[1]*arg2[1]
        mov [rsp+0x20], rdx        # spill x39
        mov [rsp+0x28], rax        # spill x38
        mov rax, [rsi+0x40]        # load arg1[8]
        mul qword ptr [r8+0x8]     # x53:x52 = arg1[8]*arg2[1]
        mov [rsp+0x30], rdx        # spill x53
        mov [rsp+0x38], rax        # spill x52
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi+0x10]   # x41:x40 = arg1[2]*arg2[1]
        mov [rsp+0x40], rdx        # spill x41
        mov [rsp+0x48], rax        # spill x40
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi+0x20]   # x45:x44 = arg1[4]*arg2[1]
        mov rbp, [rsi+0x40]        # load arg1[8]
        imul rbp, [r8+0x40]        # x178 = arg1[8]*arg2[8]
        mov [rsp+0x50], rdx        # spill x45
        mov [rsp+0x58], rax        # spill x44
        mov rax, [rsi+0x30]        # load arg1[6]
        mul qword ptr [r8+0x8]     # x49:x48 = arg1[6]*arg2[1]
        add rax, [rsp]             # x185 = x32 + x48, CF to x186
        adc rdx, 0x0               # x186.2 = x49 + CF, no carry
        mov [rsp], rdx             # spill x186.2
        mov [rsp+0x60], rax        # spill x185
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi+0x38]   # x51:x50 = arg1[7]*arg2[1]
        mov [rsp+0x68], rdx        # spill x51
        mov [rsp+0x70], rax        # spill x50
        mov rax, [rsi+0x28]        # load arg1[5]
        mul qword ptr [r8+0x8]     # x47:x46 = arg1[5]*arg2[1]
        mov r12, [rsp+0x8]         # reload x179
        add r12, [rsp+0x18]        # x179 += x36, CF to x180, complete
        mov r13, [rsp+0x28]        # reload x38
        adc r13, [rsp+0x10]        # x180 += x38 + CF, CF to x181
        movq r14, xmm0             # reload x181
        adc r14, [rsp+0x48]        # x181 += x40 + CF, CF to x182
        mov r15, [rsp+0x40]        # reload x41
        adc r15, 0x0               # x182.2 = x41 + CF, no carry
        mov [rsp+0x40], rdx        # spill x47
        movq xmm0, rax             # spill x46
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [r8+0x8]     # x43:x42 = arg1[3]*arg2[1]
        add r15, rax               # x182.2 += x42, CF to x183
        adc rdx, 0x0               # x183.2 = x43 + CF, no carry
        mov rax, [rsp+0x60]        # reload x185
        mov [rsp+0x48], rdi        # spill pointer out1
        movq rdi, xmm2             # reload x31
        add rax, rdi               # x185 += x31, CF to x186
        adc r10, [rsp+0x70]        # x186 += x50 + CF, CF to x187
        mov rdi, [rsp+0x68]        # reload x51
        adc rdi, [rsp+0x38]        # x187.2 = x51 + x52 + CF, CF to x188
        mov [rsp+0x68], r12        # spill x179
        mov r12, [rsp+0x30]        # reload x53
        adc r12, 0x0               # x188 = x53 + CF, no carry
        add r14, [rsp+0x20]        # x181 += x39, CF to x182
        adc r15, 0x0               # x182.2 += CF, CF to x183
        adc rdx, 0x0               # x183.2 += CF, no carry
        mov [rsp+0x20], rcx        # spill x18
        movq rcx, xmm1             # reload x37
        add r13, rcx               # x180 += x37, CF to x181
        adc r14, 0x0               # x181 += CF, CF to x182
        adc r15, r11               # x182 += x182.2 + CF, CF to x183
        adc rdx, 0x0               # x183.2 += CF, CF to x184
        movq r11, xmm0             # reload x46
        adc r11, 0x0               # x184 = x46 + CF, CF to x185
        adc rax, [rsp+0x40]        # x185 += x47 + CF, CF to x186
        adc r10, 0x0               # x186 += CF, CF to x187
        adc rdi, 0x0               # x187.2 += CF, CF to x188
        adc r12, 0x0               # x188 += CF, no carry
        mov rcx, rdx               # copy x183.2
        mov [rsp+0x40], rax        # spill x185
        mov rax, [r8+0x30]         # load arg2[6]
        mul qword ptr [rsi+0x8]    # x129:x128 = arg1[1]*arg2[6]
        movq xmm0, rdx             # spill x129
        movq xmm1, rax             # spill x128
        mov rax, [r8+0x40]         # load arg2[8]
        mul qword ptr [rsi]        # x163:x162 = arg1[0]*arg2[8]
        mov [rsp+0x30], r9         # spill x187
        movq r9, xmm0              # reload x129
        add rax, r9                # x186.3 = x162 + x129, CF to x187
        adc rdi, rdx               # x187.2 += x163 + CF, CF to x188
        adc r12, 0x0               # x188 += CF, no carry
        mov r9, rax                # copy x186.3
        mov rax, [r8+0x10]         # load arg2[2]
        mul qword ptr [rsi]        # x55:x54 = arg1[0]*arg2[2]
        movq xmm0, rdx             # spill x55
        mov [rsp+0x38], rax        # spill x54
        mov rax, [r8+0x10]         # load arg2[2]
        mul qword ptr [rsi+0x8]    # x57:x56 = arg1[1]*arg2[2]
        mov [rsp+0x70], rdx        # spill x57
        mov [rsp+0x60], rax        # spill x56
        mov rax, [r8+0x10]         # load arg2[2]
        mul qword ptr [rsi+0x10]   # x59:x58 = arg1[2]*arg2[2]
        movq xmm2, rdx             # spill x59
        mov [rsp+0x28], rax        # spill x58
        mov rax, [rsi+0x38]        # load arg1[7]
        mul qword ptr [r8+0x10]    # x69:x68 = arg1[7]*arg2[2]
        mov [rsp+0x10], rdx        # spill x69
        mov [rsp+0x8], rax         # spill x68
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [r8+0x10]    # x61:x60 = arg1[3]*arg2[2]
        mov [rsp+0x18], rdx        # spill x61
        mov [rsp+0x78], rax        # spill x60
        mov rax, [r8+0x10]         # load arg2[2]
        mul qword ptr [rsi+0x20]   # x63:x62 = arg1[4]*arg2[2]
        mov [rsp+0x80], rdx        # spill x63
        mov [rsp+0x88], rax        # spill x62
        mov rax, [rsi+0x28]        # load arg1[5]
        mul qword ptr [r8+0x10]    # x65:x64 = arg1[5]*arg2[2]
        mov [rsp+0x90], rdx        # spill x65
        mov [rsp+0x98], rax        # spill x64
        mov rax, [rsi+0x28]        # load arg1[5]
        mul qword ptr [r8]         # x29:x28 = arg1[5]*arg2[0]
        add rax, rbx               # x183 += x28, CF to x184
        adc rdx, 0x0               # x184.2 = x29 + CF, no carry
        add rax, [rsp+0x58]        # x183 += x44, CF to x184
        adc rdx, 0x0               # x184.2 += CF, no carry
        mov rbx, rdx               # copy x184.2
        mov [rsp+0x58], rax        # spill x183
        mov rax, [rsi+0x30]        # load arg1[6]
        mul qword ptr [r8+0x10]    # x67:x66 = arg1[6]*arg2[2]
        mov [rsp+0xa0], rdx        # spill x67
        mov [rsp+0xa8], rax        # spill x66
        mov rax, [rsi+0x40]        # load arg1[8]
        mul qword ptr [r8+0x10]    # x71:x70 = arg1[8]*arg2[2]
        add r13, [rsp+0x38]        # x180 += x54, CF to x181, complete
        mov [rsp+0x38], r13        # spill x180
        movq r13, xmm0             # reload x55
        adc r14, r13               # x181 += x55 + CF, CF to x182
        adc r15, [rsp+0x28]        # x182 += x58 + CF, CF to x183
        mov r13, [rsp+0x58]        # reload x183
        adc r13, 0x0               # x183 += CF, CF to x184
        adc rbx, 0x0               # x184.2 += CF, CF to x185
        mov [rsp+0x58], rbp        # spill x178
        mov rbp, [rsp+0x40]        # reload x185
        adc rbp, [rsp+0x98]        # x185 += x64 + CF, CF to x186
        adc r9, [rsp+0xa8]         # x186.3 += x66 + CF, CF to x187
        mov [rsp+0xa8], r10        # spill x186
        mov r10, [rsp+0xa0]        # reload x67
        adc r10, 0x0               # x187.3 = x67 + CF, CF to x188
        adc r12, rax               # x188 += x70 + CF, CF to x189
        adc rdx, 0x0               # x189 = x71 + CF, no carry
        add r14, [rsp+0x60]        # x181 += x56, CF to x182
        adc r15, [rsp+0x70]        # x182 += x57 + CF, CF to x183
        adc r13, 0x0               # x183 += CF, CF to x184
        adc rbx, 0x0               # x184.2 += CF, CF to x185
        adc rbp, [rsp+0x80]        # x185 += x63 + CF, CF to x186
        adc r9, [rsp+0x90]         # x186.3 += x65 + CF, CF to x187
        adc r10, 0x0               # x187.3 += CF, CF to x188
        adc r12, 0x0               # x188 += CF, CF to x189
        adc rdx, 0x0               # x189 += CF, no carry
        mov [rsp+0x90], rdx        # spill x189
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rsi+0x28]   # x83:x82 = arg1[5]*arg2[3]
        mov [rsp+0x80], rdx        # spill x83
        mov [rsp+0x70], rax        # spill x82
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rsi+0x20]   # x81:x80 = arg1[4]*arg2[3]
        add rbx, [rsp+0x18]        # x184.2 += x61, CF to x185
        adc rax, 0x0               # x185.2 = x80 + CF, CF to x186
        adc rdx, 0x0               # x186.4 = x81 + CF, no carry
        mov [rsp+0x18], rdx        # spill x186.4
        mov [rsp+0x60], rax        # spill x185.2
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [r8+0x18]    # x79:x78 = arg1[3]*arg2[3]
        add r13, [rsp+0x78]        # x183 += x60, CF to x184
        adc rax, 0x0               # x184.3 = x78 + CF, CF to x185
        adc rdx, 0x0               # x185.3 = x79 + CF, no carry
        add r13, rcx               # x183 += x183.2, CF to x184
        adc rax, 0x0               # x184.3 += CF, CF to x185
        adc rdx, 0x0               # x185.3 += CF, no carry
        mov rcx, rdx               # copy x185.3
        mov [rsp+0x78], rax        # spill x184.3
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [r8+0x18]    # x77:x76 = arg1[2]*arg2[3]
        add rdx, [rsp+0x88]        # x184.4 = x62 + x77, CF to x185
        adc rcx, 0x0               # x185.3 += CF, CF to x186
        mov [rsp+0x88], r14        # spill x181
        mov r14, [rsp+0x18]        # reload x186.4
        adc r14, 0x0               # x186.4 += CF, no carry
        add rbx, rdx               # x184.2 += x184.4, CF to x185
        adc rcx, 0x0               # x185.3 += CF, CF to x186
        adc r14, 0x0               # x186.4 += CF, no carry
        add rbx, r11               # x184 += x184.2, CF to x185
        adc rcx, 0x0               # x185.3 += CF, CF to x186
        adc r14, 0x0               # x186.4 += CF, no carry
        movq r11, xmm2             # reload x59
        add r13, r11               # x183 += x59, CF to x184
        movq r11, xmm3             # reload x30
        adc rbx, r11               # x184 += x30 + CF, CF to x185
        adc rcx, 0x0               # x185.3 += CF, CF to x186
        adc r14, 0x0               # x186.4 += CF, no carry
        mov r11, rax               # copy x76
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rsi+0x30]   # x85:x84 = arg1[6]*arg2[3]
        add rdi, rax               # x187.2 += x84, CF to x188
        adc rdx, 0x0               # x188.2 = x85 + CF, CF to x189
        mov rax, [rsp+0x90]        # reload x189
        adc rax, 0x0               # x189 += CF, no carry
        add r10, rdi               # x187.2 += x187.3, CF to x188
        adc rdx, 0x0               # x188.2 += CF, CF to x189
        adc rax, 0x0               # x189 += CF, no carry
        mov rdi, rdx               # copy x188.2
        mov [rsp+0x90], rax        # spill x189
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rsi+0x38]   # x87:x86 = arg1[7]*arg2[3]
        movq xmm3, rdx             # spill x87
        movq xmm2, rax             # spill x86
        mov rax, [rsi+0x40]        # load arg1[8]
        mul qword ptr [r8+0x18]    # x89:x88 = arg1[8]*arg2[3]
        add r10, [rsp+0x8]         # x187.2 += x68, CF to x188
        adc rdi, r12               # x188 += x188.2 + CF, CF to x189
        adc rax, 0x0               # x189.2 = x88 + CF, CF to x190
        adc rdx, 0x0               # x190 = x89 + CF, no carry
        mov r12, rdx               # copy x190
        mov [rsp+0x8], rax         # spill x189.2
        mov rax, [r8+0x20]         # load arg2[4]
        mul qword ptr [rsi+0x8]    # x93:x92 = arg1[1]*arg2[4]
        add r13, rax               # x183 += x92, CF to x184
        adc rdx, rbx               # x184 += x93 + CF, CF to x185
        adc rbp, [rsp+0x60]        # x185 += x185.2 + CF, CF to x186
        adc r9, [rsp+0xa8]         # x186 += x186.3 + CF, CF to x187
        adc r10, 0x0               # x187.2 += CF, CF to x188
        movq rax, xmm2             # reload x86
        adc rdi, rax               # x188 += x86 + CF, CF to x189
        mov rax, [rsp+0x8]         # reload x189.2
        adc rax, 0x0               # x189.2 += CF, CF to x190
        adc r12, 0x0               # x190 += CF, no carry
        mov rbx, rdx               # copy x184
        mov [rsp+0x8], rax         # spill x189.2
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rsi+0x8]    # x75:x74 = arg1[1]*arg2[3]
        add rax, r15               # x182 += x74, CF to x183
        adc r13, rdx               # x183 += x75 + CF, CF to x184
        adc rbx, [rsp+0x50]        # x184 += x45 + CF, CF to x185
        adc rbp, rcx               # x185 += x185.3 + CF, CF to x186
        adc r9, r14                # x186 += x186.4 + CF, CF to x187
        adc r10, [rsp+0x80]        # x187.2 += x83 + CF, CF to x188
        adc rdi, 0x0               # x188 += CF, CF to x189
        mov rcx, [rsp+0x8]         # reload x189.2
        adc rcx, 0x0               # x189.2 += CF, CF to x190
        adc r12, 0x0               # x190 += CF, no carry
        mov r14, rax               # copy x182
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [r8+0x20]    # x95:x94 = arg1[2]*arg2[4]
        mov r15, rdx               # copy x95
        mov [rsp+0x8], rax         # spill x94
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [r8+0x20]    # x97:x96 = arg1[3]*arg2[4]
        add rdi, [rsp+0x10]        # x188 += x69, CF to x189
        adc rcx, 0x0               # x189.2 += CF, CF to x190
        adc r12, 0x0               # x190 += CF, no carry
        mov [rsp+0x10], rdx        # spill x97
        mov [rsp+0x80], rax        # spill x96
        mov rax, [r8+0x28]         # load arg2[5]
        mul qword ptr [rsi+0x28]   # x119:x118 = arg1[5]*arg2[5]
        add rdx, [rsp+0x90]        # x189 += x119, CF to x190
        adc r12, 0x0               # x190 += CF, no carry
        add rbx, [rsp+0x8]         # x184 += x94, CF to x185
        mov [rsp+0x8], rbp         # spill x185
        mov rbp, [rsp+0x80]        # reload x96
        adc rbp, 0x0               # x185.2 = x96 + CF, CF to x186
        mov [rsp+0x80], rdi        # spill x188
        mov rdi, [rsp+0x10]        # reload x97
        adc rdi, 0x0               # x186.3 = x97 + CF, no carry
        add rdx, rcx               # x189 += x189.2, CF to x190
        adc r12, 0x0               # x190 += CF, no carry
        mov rcx, rdx               # copy x189
        mov [rsp+0x10], rax        # spill x118
        mov rax, [r8+0x20]         # load arg2[4]
        mul qword ptr [rsi]        # x91:x90 = arg1[0]*arg2[4]
        mov [rsp+0x90], rdx        # spill x91
        mov [rsp+0x50], rax        # spill x90
        mov rax, [r8+0x20]         # load arg2[4]
        mul qword ptr [rsi+0x20]   # x99:x98 = arg1[4]*arg2[4]
        movq xmm2, rdx             # spill x99
        mov [rsp+0xa8], rax        # spill x98
        mov rax, [r8+0x20]         # load arg2[4]
        mul qword ptr [rsi+0x30]   # x103:x102 = arg1[6]*arg2[4]
        mov [rsp+0x60], rdx        # spill x103
        mov [rsp+0x18], rax        # spill x102
        mov rax, [rsi+0x28]        # load arg1[5]
        mul qword ptr [r8+0x20]    # x101:x100 = arg1[5]*arg2[4]
        mov [rsp+0xa0], rdx        # spill x101
        mov [rsp+0x40], rax        # spill x100
        mov rax, [r8+0x20]         # load arg2[4]
        mul qword ptr [rsi+0x40]   # x107:x106 = arg1[8]*arg2[4]
        add r11, r13               # x183 += x76, CF to x184
        adc rbx, 0x0               # x184 += CF, CF to x185
        movq r13, xmm1             # reload x128
        adc rbp, r13               # x185.2 += x128 + CF, CF to x186
        adc r9, [rsp+0xa8]         # x186 += x98 + CF, CF to x187
        adc r10, [rsp+0x40]        # x187.2 += x100 + CF, CF to x188
        mov r13, [rsp+0xa0]        # reload x101
        adc r13, [rsp+0x18]        # x188.2 = x101 + x102 + CF, CF to x189
        mov [rsp+0xa0], r14        # spill x182
        mov r14, [rsp+0x60]        # reload x103
        adc r14, 0x0               # x189.2 = x103 + CF, no carry
        add r11, [rsp+0x90]        # x183 += x91, CF to x184
        adc rbx, [rsp+0x78]        # x184 += x184.3 + CF, CF to x185
        adc rbp, r15               # x185.2 += x95 + CF, CF to x186
        adc r9, rdi                # x186 += x186.3 + CF, CF to x187
        movq rdi, xmm2             # reload x99
        adc r10, rdi               # x187.2 += x99 + CF, CF to x188
        adc r13, 0x0               # x188.2 += CF, CF to x189
        adc r14, 0x0               # x189.2 += CF, no carry
        mov rdi, rdx               # copy x107
        mov r15, rax               # copy x106
        mov rax, [rsi+0x28]        # load arg1[5]
        mul qword ptr [r8+0x30]    # x137:x136 = arg1[5]*arg2[6]
        movq xmm2, rdx             # spill x137
        mov [rsp+0x78], rax        # spill x136
        mov rax, [rsi+0x38]        # load arg1[7]
        mul qword ptr [r8+0x20]    # x105:x104 = arg1[7]*arg2[4]
        add rcx, rax               # x189 += x104, CF to x190
        adc rdx, r12               # x190 += x105 + CF, CF to x191
        adc rdi, 0x0               # x191 = x107 + CF, no carry
        mov r12, rdx               # copy x190
        mov rax, [r8+0x40]         # load arg2[8]
        mul qword ptr [rsi+0x18]   # x169:x168 = arg1[3]*arg2[8]
        add rdx, r15               # x190.2 = x169 + x106, CF to x191
        adc rdi, 0x0               # x191 += CF, no carry
        mov r15, rdx               # copy x190.2
        mov [rsp+0x90], rax        # spill x168
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [r8+0x28]    # x109:x108 = arg1[0]*arg2[5]
        mov [rsp+0x60], rdx        # spill x109
        mov [rsp+0x18], rax        # spill x108
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [r8+0x18]    # x73:x72 = arg1[0]*arg2[3]
        add rax, [rsp+0x88]        # x181 += x72, CF to x182, complete
        adc rdx, [rsp+0xa0]        # x182 += x73 + CF, CF to x183
        mov [rsp+0xa0], rax        # spill x181
        mov rax, [rsp+0x18]        # reload x108
        adc rax, 0x0               # x183.2 = x108 + CF, CF to x184
        mov [rsp+0x18], r12        # spill x190
        mov r12, [rsp+0x60]        # reload x109
        adc r12, 0x0               # x184.2 = x109 + CF, no carry
        add rdx, [rsp+0x50]        # x182 += x90, CF to x183, complete
        adc rax, 0x0               # x183.2 += CF, CF to x184
        adc r12, 0x0               # x184.2 += CF, no carry
        mov [rsp+0x50], rdx        # spill x182
        mov [rsp+0x60], rax        # spill x183.2
        mov rax, [r8+0x30]         # load arg2[6]
        mul qword ptr [rsi+0x20]   # x135:x134 = arg1[4]*arg2[6]
        add rax, [rsp+0x10]        # x188.3 = x134 + x118, CF to x189
        adc rdx, 0x0               # x189.3 = x135 + CF, no carry
        mov [rsp+0x10], rdx        # spill x189.3
        mov [rsp+0x88], rax        # spill x188.3
        mov rax, [r8+0x28]         # load arg2[5]
        mul qword ptr [rsi+0x8]    # x111:x110 = arg1[1]*arg2[5]
        mov [rsp+0x40], rdx        # spill x111
        mov [rsp+0xa8], rax        # spill x110
        mov rax, [r8+0x28]         # load arg2[5]
        mul qword ptr [rsi+0x18]   # x115:x114 = arg1[3]*arg2[5]
        add r13, [rsp+0x80]        # x188 += x188.2, CF to x189
        mov [rsp+0x80], r9         # spill x186
        mov r9, [rsp+0x10]         # reload x189.3
        adc r9, 0x0                # x189.3 += CF, CF to x190
        adc r15, 0x0               # x190.2 += CF, CF to x191
        adc rdi, 0x0               # x191 += CF, no carry
        mov [rsp+0x10], rdx        # spill x115
        movq xmm1, rax             # spill x114
        mov rax, [r8+0x28]         # load arg2[5]
        mul qword ptr [rsi+0x20]   # x117:x116 = arg1[4]*arg2[5]
        mov [rsp+0x98], rdx        # spill x117
        mov [rsp+0x28], rax        # spill x116
        mov rax, [r8+0x28]         # load arg2[5]
        mul qword ptr [rsi+0x10]   # x113:x112 = arg1[2]*arg2[5]
        movq xmm0, rdx             # spill x113
        mov [rsp+0xb0], rax        # spill x112
        mov rax, [r8+0x28]         # load arg2[5]
        mul qword ptr [rsi+0x38]   # x123:x122 = arg1[7]*arg2[5]
        add r14, rcx               # x189 += x189.2, CF to x190
        adc rax, 0x0               # x190.3 = x122 + CF, CF to x191
        adc rdx, 0x0               # x191.2 = x123 + CF, no carry
        mov rcx, rdx               # copy x191.2
        mov [rsp+0xb8], rax        # spill x190.3
        mov rax, [r8+0x28]         # load arg2[5]
        mul qword ptr [rsi+0x40]   # x125:x124 = arg1[8]*arg2[5]
        add r11, [rsp+0x60]        # x183 += x183.2, CF to x184, complete
        adc rbx, [rsp+0xa8]        # x184 += x110 + CF, CF to x185
        adc rbp, [rsp+0x8]         # x185 += x185.2 + CF, CF to x186
        mov [rsp+0x8], r11         # spill x183
        mov r11, [rsp+0x70]        # reload x82
        mov [rsp+0xa8], r9         # spill x189.3
        movq r9, xmm1              # reload x114
        adc r11, r9                # x186.3 = x82 + x114 + CF, CF to x187
        mov r9, [rsp+0x28]         # reload x116
        adc r9, 0x0                # x187.3 = x116 + CF, CF to x188
        mov [rsp+0x28], rcx        # spill x191.2
        mov rcx, [rsp+0x98]        # reload x117
        adc rcx, 0x0               # x188.2 = x117 + CF, no carry
        add rdi, rax               # x191 += x124, CF to x192
        adc rdx, 0x0               # x192 = x125 + CF, no carry
        add r12, rbx               # x184 += x184.2, CF to x185
        adc rbp, 0x0               # x185 += CF, CF to x186
        adc r11, 0x0               # x186.3 += CF, CF to x187
        adc r9, [rsp+0x10]         # x187.3 += x115 + CF, CF to x188
        adc rcx, 0x0               # x188.2 += CF, no carry
        mov rbx, rdx               # copy x192
        mov rax, [rsi+0x30]        # load arg1[6]
        mul qword ptr [r8+0x28]    # x121:x120 = arg1[6]*arg2[5]
        add rax, [rsp+0x78]        # x189.2 = x136 + x120, CF to x190
        adc rdx, 0x0               # x190.4 = x121 + CF, no carry
        mov [rsp+0x78], rbp        # spill x185
        movq rbp, xmm3             # reload x87
        add rax, rbp               # x189.2 += x87, CF to x190
        adc rdx, 0x0               # x190.4 += CF, no carry
        add r14, rax               # x189 += x189.2, CF to x190
        adc r15, [rsp+0xb8]        # x190.2 += x190.3 + CF, CF to x191
        adc rdi, 0x0               # x191 += CF, CF to x192
        adc rbx, 0x0               # x192 += CF, no carry
        mov rbp, rdx               # copy x190.4
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [r8+0x30]    # x127:x126 = arg1[0]*arg2[6]
        mov [rsp+0xb8], rdx        # spill x127
        movq xmm3, rax             # spill x126
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [r8+0x30]    # x131:x130 = arg1[2]*arg2[6]
        mov [rsp+0x10], rdx        # spill x131
        mov [rsp+0x98], rax        # spill x130
        mov rax, [r8+0x30]         # load arg2[6]
        mul qword ptr [rsi+0x18]   # x133:x132 = arg1[3]*arg2[6]
        mov [rsp+0x70], rdx        # spill x133
        movq xmm1, rax             # spill x132
        mov rax, [rsi+0x30]        # load arg1[6]
        mul qword ptr [r8+0x30]    # x139:x138 = arg1[6]*arg2[6]
        mov [rsp+0x60], rdx        # spill x139
        mov [rsp+0xc0], rax        # spill x138
        mov rax, [r8+0x30]         # load arg2[6]
        mul qword ptr [rsi+0x38]   # x141:x140 = arg1[7]*arg2[6]
        mov [rsp+0xc8], rbx        # spill x192
        mov rbx, [rsp+0xb8]        # reload x127
        add rbx, [rsp+0x40]        # x185.2 = x127 + x111, CF to x186
        mov [rsp+0xb8], rdi        # spill x191
        movq rdi, xmm0             # reload x113
        adc r11, rdi               # x186.3 += x113 + CF, CF to x187
        adc r9, r10                # x187.2 += x187.3 + CF, CF to x188
        adc r13, [rsp+0x88]        # x188 += x188.3 + CF, CF to x189
        adc r14, 0x0               # x189 += CF, CF to x190
        adc rbp, r15               # x190.2 += x190.4 + CF, CF to x191
        adc rax, 0x0               # x191.3 = x140 + CF, CF to x192
        adc rdx, 0x0               # x192.2 = x141 + CF, no carry
        mov r10, rdx               # copy x192.2
        mov rdi, rax               # copy x191.3
        mov rax, [r8+0x38]         # load arg2[7]
        mul qword ptr [rsi+0x38]   # x159:x158 = arg1[7]*arg2[7]
        mov r15, rdx               # copy x159
        mov [rsp+0x88], rax        # spill x158
        mov rax, [rsi+0x40]        # load arg1[8]
        mul qword ptr [r8+0x30]    # x143:x142 = arg1[8]*arg2[6]
        movq xmm0, r15             # spill x159
        movq r15, xmm3             # reload x126
        add r12, r15               # x184 += x126, CF to x185, complete
        adc rbx, [rsp+0xb0]        # x185.2 += x112 + CF, CF to x186
        adc r11, [rsp+0x98]        # x186.3 += x130 + CF, CF to x187
        movq r15, xmm1             # reload x132
        adc r9, r15                # x187.2 += x132 + CF, CF to x188
        adc rcx, r13               # x188 += x188.2 + CF, CF to x189
        adc r14, 0x0               # x189 += CF, CF to x190
        adc rbp, [rsp+0xc0]        # x190.2 += x138 + CF, CF to x191
        adc rdi, 0x0               # x191.3 += CF, CF to x192
        adc rax, 0x0               # x192.3 = x142 + CF, CF to x193
        adc rdx, 0x0               # x193 = x143 + CF, no carry
        add rbx, [rsp+0x78]        # x185 += x185.2, CF to x186
        adc r11, [rsp]             # x186.2 += x186.3 + CF, CF to x187
        adc r9, [rsp+0x10]         # x187.2 += x131 + CF, CF to x188
        adc rcx, [rsp+0x70]        # x188 += x133 + CF, CF to x189
        adc r14, 0x0               # x189 += CF, CF to x190
        movq r13, xmm2             # reload x137
        adc rbp, r13               # x190.2 += x137 + CF, CF to x191
        adc rdi, 0x0               # x191.3 += CF, CF to x192
        adc rax, 0x0               # x192.3 += CF, CF to x193
        adc rdx, 0x0               # x193 += CF, no carry
        mov r13, rdx               # copy x193
        mov r15, rax               # copy x192.3
        mov rax, [r8+0x38]         # load arg2[7]
        mul qword ptr [rsi+0x30]   # x157:x156 = arg1[6]*arg2[7]
        movq xmm2, r12             # spill x184
        mov r12, [rsp+0xb8]        # reload x191
        add r12, [rsp+0x28]        # x191 += x191.2, CF to x192
        adc rdx, 0x0               # x192.4 = x157 + CF, CF to x193
        adc r13, 0x0               # x193 += CF, no carry
        add r14, [rsp+0xa8]        # x189 += x189.3, CF to x190
        adc rbp, 0x0               # x190.2 += CF, CF to x191
        adc r12, rax               # x191 += x156 + CF, CF to x192
        adc rdx, 0x0               # x192.4 += CF, CF to x193
        adc r13, 0x0               # x193 += CF, no carry
        add r12, rdi               # x191 += x191.3, CF to x192
        adc r15, [rsp+0xc8]        # x192 += x192.3 + CF, CF to x193
        adc r13, 0x0               # x193 += CF, no carry
        mov rdi, rdx               # copy x192.4
        mov rax, [r8+0x38]         # load arg2[7]
        mul qword ptr [rsi]        # x145:x144 = arg1[0]*arg2[7]
        add rdi, [rsp+0x88]        # x192.4 += x158, CF to x193
        adc r13, 0x0               # x193 += CF, no carry
        add rbx, rax               # x185 += x144, CF to x186, complete
        adc rdx, 0x0               # x186.3 = x145 + CF, CF to x187
        adc r9, 0x0                # x187.2 += CF, CF to x188
        adc rcx, 0x0               # x188 += CF, CF to x189
        adc r14, 0x0               # x189 += CF, CF to x190
        adc rbp, 0x0               # x190.2 += CF, CF to x191
        adc r12, 0x0               # x191 += CF, CF to x192
        adc rdi, 0x0               # x192.4 += CF, CF to x193
        adc r13, 0x0               # x193 += CF, no carry
        mov [rsp+0x88], rdx        # spill x186.3
        mov rax, [r8+0x38]         # load arg2[7]
        mul qword ptr [rsi+0x10]   # x149:x148 = arg1[2]*arg2[7]
        mov [rsp+0xc8], rdx        # spill x149
        mov [rsp+0xa8], rax        # spill x148
        mov rax, [r8+0x38]         # load arg2[7]
        mul qword ptr [rsi+0x8]    # x147:x146 = arg1[1]*arg2[7]
        mov [rsp+0xb8], rdx        # spill x147
        mov [rsp+0x28], rax        # spill x146
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [r8+0x38]    # x151:x150 = arg1[3]*arg2[7]
        mov [rsp+0x70], rdx        # spill x151
        mov [rsp+0x10], rax        # spill x150
        mov rax, [r8+0x38]         # load arg2[7]
        mul qword ptr [rsi+0x20]   # x153:x152 = arg1[4]*arg2[7]
        add r9, [rsp+0xa8]         # x187.2 += x148, CF to x188
        mov [rsp+0xa8], rbx        # spill x185
        mov rbx, [rsp+0x10]        # reload x150
        adc rbx, 0x0               # x188.2 = x150 + CF, CF to x189
        adc rax, 0x0               # x189.2 = x152 + CF, CF to x190
        adc rdx, 0x0               # x190.3 = x153 + CF, no carry
        mov [rsp+0x10], rdx        # spill x190.3
        mov [rsp], rax             # spill x189.2
        mov rax, [r8+0x38]         # load arg2[7]
        mul qword ptr [rsi+0x28]   # x155:x154 = arg1[5]*arg2[7]
        mov [rsp+0x78], rdx        # spill x155
        mov [rsp+0xc0], rax        # spill x154
        mov rax, [r8+0x38]         # load arg2[7]
        mul qword ptr [rsi+0x40]   # x161:x160 = arg1[8]*arg2[7]
        add r11, [rsp+0x28]        # x186.2 += x146, CF to x187
        adc r9, 0x0                # x187.2 += CF, CF to x188
        adc rbx, rcx               # x188 += x188.2 + CF, CF to x189
        adc r14, [rsp+0x90]        # x189 += x168 + CF, CF to x190
        adc rbp, [rsp+0xc0]        # x190.2 += x154 + CF, CF to x191
        adc r12, [rsp+0x60]        # x191 += x139 + CF, CF to x192
        adc r10, rdi               # x192.2 += x192.4 + CF, CF to x193
        adc r13, rax               # x193 += x160 + CF, CF to x194
        adc rdx, [rsp+0x58]        # x194 = x178 + x161 + CF, no carry
        mov rcx, rdx               # copy x194
        mov rax, [rsi+0x38]        # load arg1[7]
        mul qword ptr [r8+0x40]    # x177:x176 = arg1[7]*arg2[8]
        add rcx, rdx               # x194 += x177, no carry
        add r11, [rsp+0x88]        # x186.2 += x186.3, CF to x187
        adc r9, [rsp+0xb8]         # x187.2 += x147 + CF, CF to x188
        adc rbx, [rsp+0xc8]        # x188 += x149 + CF, CF to x189
        adc r14, [rsp]             # x189 += x189.2 + CF, CF to x190
        adc rbp, [rsp+0x10]        # x190.2 += x190.3 + CF, CF to x191
        adc r12, [rsp+0x78]        # x191 += x155 + CF, CF to x192
        adc r10, r15               # x192 += x192.2 + CF, CF to x193
        movq rdi, xmm0             # reload x159
        adc r13, rdi               # x193 += x159 + CF, CF to x194
        adc rcx, 0x0               # x194 += CF, no carry
        mov rdi, rax               # copy x176
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [r8+0x40]    # x165:x164 = arg1[1]*arg2[8]
        add r9, rax                # x187.2 += x164, CF to x188
        adc rdx, 0x0               # x188.2 = x165 + CF, no carry
        mov r15, rdx               # copy x188.2
        mov rax, [r8+0x40]         # load arg2[8]
        mul qword ptr [rsi+0x10]   # x167:x166 = arg1[2]*arg2[8]
        add r11, [rsp+0x80]        # x186 += x186.2, CF to x187, complete
        adc r9, 0x0                # x187.2 += CF, CF to x188
        adc rbx, rax               # x188 += x166 + CF, CF to x189
        adc r14, [rsp+0x70]        # x189 += x151 + CF, CF to x190
        adc rbp, 0x0               # x190.2 += CF, CF to x191
        adc r12, 0x0               # x191 += CF, CF to x192
        adc r10, 0x0               # x192 += CF, CF to x193
        adc r13, 0x0               # x193 += CF, CF to x194
        adc rcx, 0x0               # x194 += CF, no carry
        add r9, [rsp+0x30]         # x187 += x187.2, CF to x188, complete
        adc r15, rbx               # x188 += x188.2 + CF, CF to x189, complete
        adc r14, rdx               # x189 += x167 + CF, CF to x190, complete
        adc rbp, 0x0               # x190.2 += CF, CF to x191
        adc r12, 0x0               # x191 += CF, CF to x192
        adc r10, 0x0               # x192 += CF, CF to x193
        adc r13, rdi               # x193 += x176 + CF, CF to x194
        adc rcx, 0x0               # x194 += CF, no carry
        mov rax, r11               # copy x186
        and rax, 0x1ff             # x204 = x186 & 0x1ff
        shrd r11, r9, 0x9          # x195 = low word of (x187:x186 >> 9)
        mov rdi, rax               # copy x204
        mov rax, [rsi+0x28]        # load arg1[5]
        mul qword ptr [r8+0x40]    # x173:x172 = arg1[5]*arg2[8]
        add rax, r12               # x191 += x172, CF to x192
        adc rdx, 0x0               # x192.2 = x173 + CF, no carry
        mov rbx, rdx               # copy x192.2
        mov r12, rax               # copy x191
        mov rax, [r8+0x40]         # load arg2[8]
        mul qword ptr [rsi+0x20]   # x171:x170 = arg1[4]*arg2[8]
        add rbp, rax               # x190.2 += x170, CF to x191
        adc rdx, 0x0               # x191.2 = x171 + CF, no carry
        add rbp, [rsp+0x18]        # x190 += x190.2, CF to x191, complete
        adc rdx, r12               # x191 += x191.2 + CF, CF to x192, complete
        adc rbx, 0x0               # x192.2 += CF, no carry
        mov r12, rdx               # copy x191
        mov rax, [rsi+0x30]        # load arg1[6]
        mul qword ptr [r8+0x40]    # x175:x174 = arg1[6]*arg2[8]
        add r10, rax               # x192 += x174, CF to x193
        adc rdx, 0x0               # x193.2 = x175 + CF, no carry
        add rbx, r10               # x192 += x192.2, CF to x193, complete
        adc rdx, r13               # x193 += x193.2 + CF, CF to x194, complete
        adc rcx, 0x0               # x194 += CF, no carry, complete

        /* complete: [x194, x193, x192, x191, x190, x189, x188, x187, x186, x185, x184, x183, x182, x181, x180, x179] in [rcx, rdx, rbx, r12, rbp, r14, r15, r9, -, [rsp+0xa8], xmm2, [rsp+0x8], [rsp+0x50], [rsp+0xa0], [rsp+0x38], [rsp+0x68]] */
        shrd r9, r15, 0x9          # x196 = low word of (x188:x187 >> 9)
        mov rax, r14               # copy x189
        shrd rax, rbp, 0x9         # x198 = low word of (x190:x189 >> 9)
        mov r8, r12                # copy x191
        shld r8, rbp, 0x37         # x199 = low word of (x191:x190 >> 9)
        shr r15, 0x9               # t1 = x188 >> 9
        shl r14, 0x37              # t2 = x189 << 55 mod 2^64
        lea r10, [r15+r14]         # x197 = t1 + t2 mod 2^64 = low word of (x189:x188 >> 9)
        shr r12, 0x9               # t3 = x191 >> 9
        mov rsi, rbx               # copy x192
        shl rsi, 0x37              # t4 = x192 << 55 mod 2^64
        lea rsi, [r12+rsi]         # x200 = t3 + t4 mod 2^64 = low word of (x192:x191 >> 9)
        shrd rbx, rdx, 0x9         # x201 = low word of (x193:x192 >> 9)
        shr rdx, 0x9               # t5 = x193 >> 9
        mov rbp, rcx               # copy x194
        shl rbp, 0x37              # t6 = x194 << 55 mod 2^64
        lea rdx, [rdx+rbp]         # x202 = t5 + t6 mod 2^64 = low word of (x194:x193 >> 9)
        shr rcx, 0x9               # x203 = x194 >> 9
        add r11, [rsp+0x20]        # x205 = x18 + x195, CF to x206, complete
        adc r9, [rsp+0x68]         # x206 = x179 + x196 + CF, CF to x207, complete
        adc r10, [rsp+0x38]        # x207 = x180 + x197 + CF, CF to x208, complete
        adc rax, [rsp+0xa0]        # x208 = x181 + x198 + CF, CF to x209, complete
        adc r8, [rsp+0x50]         # x209 = x182 + x199 + CF, CF to x210, complete
        adc rsi, [rsp+0x8]         # x210 = x183 + x200 + CF, CF to x211, complete
        movq rbp, xmm2             # reload x184
        adc rbx, rbp               # x211 = x184 + x201 + CF, CF to x212, complete
        adc rdx, [rsp+0xa8]        # x212 = x185 + x202 + CF, CF to x213, complete
        adc rdi, rcx               # x213 = x204 + x203 + CF, no carry, complete

        /* complete: [x213, x212, x211, x210, x209, x208, x207, x206, x205] in [rdi, rdx, rbx, rsi, r8, rax, r10, r9, r11] */
        mov rcx, rdi               # copy x213
        shr rcx, 0x9               # x214 = x213 >> 9
        and rdi, 0x1ff             # x215 = x213 & 0x1ff
        add r11, rcx               # x216 = x205 + x214, CF to x217, complete
        mov rcx, [rsp+0x48]        # reload pointer out1
        mov [rcx], r11             # out1[0] = x216
        adc r9, 0x0                # x217 = x206 + CF, CF to x218, complete
        mov [rcx+0x8], r9          # out1[1] = x217
        adc r10, 0x0               # x218 = x207 + CF, CF to x219, complete
        adc rax, 0x0               # x219 = x208 + CF, CF to x220, complete
        adc r8, 0x0                # x220 = x209 + CF, CF to x221, complete
        mov [rcx+0x20], r8         # out1[4] = x220
        mov [rcx+0x18], rax        # out1[3] = x219
        adc rsi, 0x0               # x221 = x210 + CF, CF to x222, complete
        mov [rcx+0x28], rsi        # out1[5] = x221
        mov [rcx+0x10], r10        # out1[2] = x218
        adc rbx, 0x0               # x222 = x211 + CF, CF to x223, complete
        mov [rcx+0x30], rbx        # out1[6] = x222
        adc rdx, 0x0               # x223 = x212 + CF, CF to x224, complete
        adc rdi, 0x0               # x224 = x215 + CF, no carry, complete

        /* complete: [x224, x223, x222, x221, x220, x219, x218, x217, x216] in [rdi, rdx, rbx, rsi, r8, rax, r10, r9, r11] */
        mov [rcx+0x40], rdi        # out1[8] = x224
        mov [rcx+0x38], rdx        # out1[7] = x223

        add rsp, 0xd0              # the slots are given up
        .cfi_adjust_cfa_offset -208
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
        .size   fe_p521_mul_loose, .-fe_p521_mul_loose
        .section .note.GNU-stack, "", @progbits
