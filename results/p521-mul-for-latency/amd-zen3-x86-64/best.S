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
 *   xmm0        x23, then x69, then x186.2, then x103, then x113, then x132, then x152
 *   xmm1        x22, then x47, then x57, then x76, then x102, then x118, then x134, then x153,
 *               then x162
 *   xmm2        x21, then x46, then x65, then x72, then x104, then x119, then x129, then x148
 *   xmm3        x20, then x49, then x54, then x82, then x186.4, then x114, then x136, then x154
 *   [rsp]       x27, then x42, then x67, then x73, then x95, then x117, then x128, then x165
 *   [rsp+0x8]   x26, then x181.2, then x66, then x186, then x184
 *   [rsp+0x10]  x25, then x45, then x56, then x185.2, then x187.2, then x149, then x189.2
 *   [rsp+0x18]  x24, then x182.2, then x58, then x185.3, then x141, then x145, then x168
 *   [rsp+0x20]  x29, then x36, then x68, then x189, then x78, then x88, then x101, then x112,
 *               then x183
 *   [rsp+0x28]  x28, then x43, then x77, then x99, then x115, then x133, then x146, then x185
 *   [rsp+0x30]  x31, then x185, then x62, then x180
 *   [rsp+0x38]  x30, then x37, then x61, then x74, then x105, then x108, then x156, then x170
 *   [rsp+0x40]  x39, then x44, then x64, then x18
 *   [rsp+0x48]  x38, then pointer out1
 *   [rsp+0x50]  x48, then x63, then x75, then x98, then x120, then x135, then x147, then x169
 *   [rsp+0x58]  x51, then x55, then x79, then x181
 *   [rsp+0x60]  x50, then x60, then x188.2, then x83, then x92, then x139, then pointer arg1
 *   [rsp+0x68]  x179
 *   [rsp+0x70]  x87, then x93, then x157, then x163
 *   [rsp+0x78]  x86, then x100, then x121, then x155
 *   [rsp+0x80]  x85, then x89, then x94, then x122, then x140, then x150
 *   [rsp+0x88]  x84, then x185.2, then x123, then x126, then x164
 *   [rsp+0x90]  x184, then x116, then x137, then x144
 *   [rsp+0x98]  x138, then x151, then x182
 *   [rsp+0xa0]  x159, then x193
 *   [rsp+0xa8]  x158, then x171
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
 * 644 instructions; 193.0 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.008 [1.007, 1.010] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64 + reduction pass
 * latency: 1.026 [1.024, 1.028] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64 + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 55, 2026-11-27T14:13:56.145Z
 * ./fieldwright optimize --field p521 --op mul --seed 55 --target x86-64 --budget 7s --for latency --resume
 * sha256 of the code: 1021a99ddd6d97c315d8b644e27a2c33d3075fcc68a882a552eea35eed91d744
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
        sub rsp, 0xb0              # room for the slots
        .cfi_adjust_cfa_offset 176

        mov r8, rdx                # copy pointer arg2
        mov rax, [rsi+0x40]        # load arg1[8]
        mul qword ptr [r8]         # x35:x34 = arg1[8]*arg2[0]
        mov r9, rdx                # copy x35
        mov r10, rax               # copy x34
        mov rax, [r8]              # load arg2[0]
        mul qword ptr [rsi]        # x19:x18 = arg1[0]*arg2[0]
        mov r11, rdx               # copy x19
        mov rcx, rax               # copy x18
        mov rax, [r8]              # load arg2[0]
        mul qword ptr [rsi+0x10]   # x23:x22 = arg1[2]*arg2[0]
        movq xmm0, rdx             # spill x23
        movq xmm1, rax             # spill x22
        mov rax, [r8]              # load arg2[0]
        mul qword ptr [rsi+0x8]    # x21:x20 = arg1[1]*arg2[0]
        movq xmm2, rdx             # spill x21
        movq xmm3, rax             # spill x20
        mov rax, [rsi+0x20]        # load arg1[4]
        mul qword ptr [r8]         # x27:x26 = arg1[4]*arg2[0]
        mov [rsp], rdx             # spill x27
        mov [rsp+0x8], rax         # spill x26
        mov rax, [r8]              # load arg2[0]
        mul qword ptr [rsi+0x18]   # x25:x24 = arg1[3]*arg2[0]
        mov [rsp+0x10], rdx        # spill x25
        mov [rsp+0x18], rax        # spill x24
        mov rax, [r8]              # load arg2[0]
        mul qword ptr [rsi+0x28]   # x29:x28 = arg1[5]*arg2[0]
        mov [rsp+0x20], rdx        # spill x29
        mov [rsp+0x28], rax        # spill x28
        mov rax, [r8]              # load arg2[0]
        mul qword ptr [rsi+0x30]   # x31:x30 = arg1[6]*arg2[0]
        mov [rsp+0x30], rdx        # spill x31
        mov [rsp+0x38], rax        # spill x30
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi+0x8]    # x39:x38 = arg1[1]*arg2[1]
        mov [rsp+0x40], rdx        # spill x39
        mov [rsp+0x48], rax        # spill x38
        mov rax, [rsi+0x38]        # load arg1[7]
        mul qword ptr [r8]         # x33:x32 = arg1[7]*arg2[0]
        movq rbx, xmm3             # reload x20
        add r11, rbx               # x179 = x20 + x19, CF to x180
        movq rbx, xmm1             # reload x22
        movq rbp, xmm2             # reload x21
        adc rbx, rbp               # x180 = x22 + x21 + CF, CF to x181
        mov rbp, [rsp+0x40]        # reload x39
        adc rbp, 0x0               # x181 = x39 + CF, no carry
        mov r12, [rsp+0x8]         # reload x26
        add r12, [rsp+0x10]        # x182 = x26 + x25, CF to x183
        mov r13, [rsp+0x28]        # reload x28
        adc r13, [rsp]             # x183 = x28 + x27 + CF, CF to x184
        mov r14, [rsp+0x38]        # reload x30
        adc r14, [rsp+0x20]        # x184 = x30 + x29 + CF, CF to x185
        adc rax, [rsp+0x30]        # x185 = x32 + x31 + CF, CF to x186
        adc r10, rdx               # x186 = x34 + x33 + CF, CF to x187
        adc r9, 0x0                # x187 = x35 + CF, no carry
        mov [rsp+0x30], rax        # spill x185
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi]        # x37:x36 = arg1[0]*arg2[1]
        mov [rsp+0x38], rdx        # spill x37
        mov [rsp+0x20], rax        # spill x36
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [r8+0x8]     # x43:x42 = arg1[3]*arg2[1]
        mov [rsp+0x28], rdx        # spill x43
        mov [rsp], rax             # spill x42
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [r8+0x8]     # x41:x40 = arg1[2]*arg2[1]
        add rax, [rsp+0x18]        # x181.2 = x40 + x24, CF to x182
        adc rdx, 0x0               # x182.2 = x41 + CF, no carry
        mov [rsp+0x18], rdx        # spill x182.2
        mov [rsp+0x8], rax         # spill x181.2
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi+0x20]   # x45:x44 = arg1[4]*arg2[1]
        mov [rsp+0x10], rdx        # spill x45
        mov [rsp+0x40], rax        # spill x44
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi+0x28]   # x47:x46 = arg1[5]*arg2[1]
        movq xmm1, rdx             # spill x47
        movq xmm2, rax             # spill x46
        mov rax, [rsi+0x30]        # load arg1[6]
        mul qword ptr [r8+0x8]     # x49:x48 = arg1[6]*arg2[1]
        movq xmm3, rdx             # spill x49
        mov [rsp+0x50], rax        # spill x48
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi+0x38]   # x51:x50 = arg1[7]*arg2[1]
        mov [rsp+0x58], rdx        # spill x51
        mov [rsp+0x60], rax        # spill x50
        mov rax, [rsi+0x40]        # load arg1[8]
        mul qword ptr [r8+0x8]     # x53:x52 = arg1[8]*arg2[1]
        add r11, [rsp+0x20]        # x179 += x36, CF to x180, complete
        adc rbx, [rsp+0x48]        # x180 += x38 + CF, CF to x181
        mov r15, [rsp+0x8]         # reload x181.2
        mov [rsp+0x48], rdi        # spill pointer out1
        movq rdi, xmm0             # reload x23
        adc r15, rdi               # x181.2 += x23 + CF, CF to x182
        adc r12, [rsp]             # x182 += x42 + CF, CF to x183
        adc r13, [rsp+0x40]        # x183 += x44 + CF, CF to x184
        movq rdi, xmm2             # reload x46
        adc r14, rdi               # x184 += x46 + CF, CF to x185
        mov rdi, [rsp+0x50]        # reload x48
        adc rdi, [rsp+0x30]        # x185 += x48 + CF, CF to x186
        adc r10, [rsp+0x60]        # x186 += x50 + CF, CF to x187
        adc rax, r9                # x187 += x52 + CF, CF to x188
        adc rdx, 0x0               # x188 = x53 + CF, no carry
        add rbx, [rsp+0x38]        # x180 += x37, CF to x181
        adc rbp, r15               # x181 += x181.2 + CF, CF to x182
        adc r12, [rsp+0x18]        # x182 += x182.2 + CF, CF to x183
        adc r13, 0x0               # x183 += CF, CF to x184
        adc r14, [rsp+0x10]        # x184 += x45 + CF, CF to x185
        movq r9, xmm1              # reload x47
        adc rdi, r9                # x185 += x47 + CF, CF to x186
        movq r9, xmm3              # reload x49
        adc r10, r9                # x186 += x49 + CF, CF to x187
        adc rax, [rsp+0x58]        # x187 += x51 + CF, CF to x188
        adc rdx, 0x0               # x188 += CF, no carry
        mov r9, rdx                # copy x188
        mov r15, rax               # copy x187
        mov rax, [r8+0x10]         # load arg2[2]
        mul qword ptr [rsi]        # x55:x54 = arg1[0]*arg2[2]
        mov [rsp+0x58], rdx        # spill x55
        movq xmm3, rax             # spill x54
        mov rax, [r8+0x10]         # load arg2[2]
        mul qword ptr [rsi+0x8]    # x57:x56 = arg1[1]*arg2[2]
        movq xmm1, rdx             # spill x57
        mov [rsp+0x10], rax        # spill x56
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [r8+0x10]    # x59:x58 = arg1[2]*arg2[2]
        add r13, rdx               # x183 += x59, CF to x184
        adc r14, 0x0               # x184 += CF, CF to x185
        adc rdi, 0x0               # x185 += CF, CF to x186
        adc r10, 0x0               # x186 += CF, CF to x187
        adc r15, 0x0               # x187 += CF, CF to x188
        adc r9, 0x0                # x188 += CF, no carry
        mov [rsp+0x18], rax        # spill x58
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [r8+0x10]    # x61:x60 = arg1[3]*arg2[2]
        mov [rsp+0x38], rdx        # spill x61
        mov [rsp+0x60], rax        # spill x60
        mov rax, [r8+0x10]         # load arg2[2]
        mul qword ptr [rsi+0x20]   # x63:x62 = arg1[4]*arg2[2]
        mov [rsp+0x50], rdx        # spill x63
        mov [rsp+0x30], rax        # spill x62
        mov rax, [r8+0x10]         # load arg2[2]
        mul qword ptr [rsi+0x28]   # x65:x64 = arg1[5]*arg2[2]
        movq xmm2, rdx             # spill x65
        mov [rsp+0x40], rax        # spill x64
        mov rax, [r8+0x10]         # load arg2[2]
        mul qword ptr [rsi+0x30]   # x67:x66 = arg1[6]*arg2[2]
        mov [rsp], rdx             # spill x67
        mov [rsp+0x8], rax         # spill x66
        mov rax, [r8+0x10]         # load arg2[2]
        mul qword ptr [rsi+0x38]   # x69:x68 = arg1[7]*arg2[2]
        movq xmm0, rdx             # spill x69
        mov [rsp+0x20], rax        # spill x68
        mov rax, [rsi+0x40]        # load arg1[8]
        mul qword ptr [r8+0x10]    # x71:x70 = arg1[8]*arg2[2]
        mov [rsp+0x68], r11        # spill x179
        movq r11, xmm3             # reload x54
        add rbx, r11               # x180 += x54, CF to x181, complete
        adc rbp, [rsp+0x10]        # x181 += x56 + CF, CF to x182
        adc r12, [rsp+0x18]        # x182 += x58 + CF, CF to x183
        adc r13, [rsp+0x60]        # x183 += x60 + CF, CF to x184
        mov r11, [rsp+0x30]        # reload x62
        adc r11, 0x0               # x184.2 = x62 + CF, CF to x185
        mov [rsp+0x30], rbx        # spill x180
        mov rbx, [rsp+0x40]        # reload x64
        adc rbx, 0x0               # x185.2 = x64 + CF, CF to x186
        mov [rsp+0x40], rcx        # spill x18
        mov rcx, [rsp+0x8]         # reload x66
        adc rcx, 0x0               # x186.2 = x66 + CF, CF to x187
        mov [rsp+0x8], r10         # spill x186
        mov r10, [rsp+0x20]        # reload x68
        adc r10, 0x0               # x187.2 = x68 + CF, CF to x188
        adc rax, 0x0               # x188.2 = x70 + CF, CF to x189
        adc rdx, 0x0               # x189 = x71 + CF, no carry
        mov [rsp+0x20], rdx        # spill x189
        mov [rsp+0x60], rax        # spill x188.2
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [r8+0x28]    # x111:x110 = arg1[1]*arg2[5]
        add r11, rax               # x184.2 += x110, CF to x185
        adc rdx, 0x0               # x185.3 = x111 + CF, no carry
        mov [rsp+0x18], rdx        # spill x185.3
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rsi+0x20]   # x81:x80 = arg1[4]*arg2[3]
        add rax, rbx               # x185.2 += x80, CF to x186
        adc rdx, 0x0               # x186.3 = x81 + CF, no carry
        mov rbx, rdx               # copy x186.3
        mov [rsp+0x10], rax        # spill x185.2
        mov rax, [r8+0x30]         # load arg2[6]
        mul qword ptr [rsi+0x10]   # x131:x130 = arg1[2]*arg2[6]
        add rax, rcx               # x186.2 += x130, CF to x187
        adc rdx, r15               # x187 += x131 + CF, CF to x188
        adc r9, [rsp+0x60]         # x188 += x188.2 + CF, CF to x189
        mov rcx, [rsp+0x20]        # reload x189
        adc rcx, 0x0               # x189 += CF, no carry
        add rbp, [rsp+0x58]        # x181 += x55, CF to x182
        movq r15, xmm1             # reload x57
        adc r12, r15               # x182 += x57 + CF, CF to x183
        adc r13, [rsp+0x28]        # x183 += x43 + CF, CF to x184
        adc r11, [rsp+0x38]        # x184.2 += x61 + CF, CF to x185
        mov r15, [rsp+0x10]        # reload x185.2
        adc r15, [rsp+0x50]        # x185.2 += x63 + CF, CF to x186
        mov [rsp+0x10], r10        # spill x187.2
        movq r10, xmm2             # reload x65
        adc rax, r10               # x186.2 += x65 + CF, CF to x187
        adc rdx, [rsp]             # x187 += x67 + CF, CF to x188
        movq r10, xmm0             # reload x69
        adc r9, r10                # x188 += x69 + CF, CF to x189
        adc rcx, 0x0               # x189 += CF, no carry
        mov r10, rdx               # copy x187
        movq xmm0, rax             # spill x186.2
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rsi]        # x73:x72 = arg1[0]*arg2[3]
        mov [rsp], rdx             # spill x73
        movq xmm2, rax             # spill x72
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rsi+0x8]    # x75:x74 = arg1[1]*arg2[3]
        mov [rsp+0x50], rdx        # spill x75
        mov [rsp+0x38], rax        # spill x74
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [r8+0x18]    # x77:x76 = arg1[2]*arg2[3]
        mov [rsp+0x28], rdx        # spill x77
        movq xmm1, rax             # spill x76
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rsi+0x18]   # x79:x78 = arg1[3]*arg2[3]
        mov [rsp+0x58], rdx        # spill x79
        mov [rsp+0x20], rax        # spill x78
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rsi+0x28]   # x83:x82 = arg1[5]*arg2[3]
        mov [rsp+0x60], rdx        # spill x83
        movq xmm3, rax             # spill x82
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rsi+0x38]   # x87:x86 = arg1[7]*arg2[3]
        mov [rsp+0x70], rdx        # spill x87
        mov [rsp+0x78], rax        # spill x86
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rsi+0x30]   # x85:x84 = arg1[6]*arg2[3]
        mov [rsp+0x80], rdx        # spill x85
        mov [rsp+0x88], rax        # spill x84
        mov rax, [rsi+0x40]        # load arg1[8]
        mul qword ptr [r8+0x18]    # x89:x88 = arg1[8]*arg2[3]
        mov [rsp+0x90], r14        # spill x184
        movq r14, xmm2             # reload x72
        add rbp, r14               # x181 += x72, CF to x182, complete
        adc r12, [rsp+0x38]        # x182 += x74 + CF, CF to x183
        movq r14, xmm1             # reload x76
        adc r13, r14               # x183 += x76 + CF, CF to x184
        adc r11, [rsp+0x20]        # x184.2 += x78 + CF, CF to x185
        mov r14, [rsp+0x58]        # reload x79
        adc r14, 0x0               # x185.4 = x79 + CF, CF to x186
        mov [rsp+0x58], rbp        # spill x181
        movq rbp, xmm3             # reload x82
        adc rbp, 0x0               # x186.4 = x82 + CF, CF to x187
        movq xmm3, rbp             # spill x186.4
        mov rbp, [rsp+0x88]        # reload x84
        adc rbp, 0x0               # x187.3 = x84 + CF, CF to x188
        mov [rsp+0x88], r15        # spill x185.2
        mov r15, [rsp+0x80]        # reload x85
        adc r15, 0x0               # x188.2 = x85 + CF, no carry
        mov [rsp+0x80], rdx        # spill x89
        mov [rsp+0x20], rax        # spill x88
        mov rax, [r8+0x20]         # load arg2[4]
        mul qword ptr [rsi+0x18]   # x97:x96 = arg1[3]*arg2[4]
        add rax, rdi               # x185 += x96, CF to x186
        movq rdi, xmm0             # reload x186.2
        adc rdx, rdi               # x186.2 += x97 + CF, CF to x187
        adc rbp, r10               # x187 += x187.3 + CF, CF to x188
        adc r9, [rsp+0x78]         # x188 += x86 + CF, CF to x189
        adc rcx, [rsp+0x20]        # x189 += x88 + CF, CF to x190
        mov r10, [rsp+0x80]        # reload x89
        adc r10, 0x0               # x190 = x89 + CF, no carry
        add r12, [rsp]             # x182 += x73, CF to x183
        adc r13, [rsp+0x50]        # x183 += x75 + CF, CF to x184
        adc r11, [rsp+0x28]        # x184.2 += x77 + CF, CF to x185
        adc rax, r14               # x185 += x185.4 + CF, CF to x186
        adc rdx, 0x0               # x186.2 += CF, CF to x187
        adc rbp, 0x0               # x187 += CF, CF to x188
        adc r9, r15                # x188 += x188.2 + CF, CF to x189
        adc rcx, 0x0               # x189 += CF, CF to x190
        adc r10, 0x0               # x190 += CF, no carry
        mov rdi, rdx               # copy x186.2
        mov r14, rax               # copy x185
        mov rax, [r8+0x20]         # load arg2[4]
        mul qword ptr [rsi]        # x91:x90 = arg1[0]*arg2[4]
        add rdi, rbx               # x186.2 += x186.3, CF to x187
        adc rbp, [rsp+0x60]        # x187 += x83 + CF, CF to x188
        adc r9, 0x0                # x188 += CF, CF to x189
        adc rcx, [rsp+0x70]        # x189 += x87 + CF, CF to x190
        adc r10, 0x0               # x190 += CF, no carry
        mov rbx, rdx               # copy x91
        mov r15, rax               # copy x90
        mov rax, [r8+0x20]         # load arg2[4]
        mul qword ptr [rsi+0x8]    # x93:x92 = arg1[1]*arg2[4]
        mov [rsp+0x70], rdx        # spill x93
        mov [rsp+0x60], rax        # spill x92
        mov rax, [r8+0x20]         # load arg2[4]
        mul qword ptr [rsi+0x20]   # x99:x98 = arg1[4]*arg2[4]
        mov [rsp+0x28], rdx        # spill x99
        mov [rsp+0x50], rax        # spill x98
        mov rax, [r8+0x20]         # load arg2[4]
        mul qword ptr [rsi+0x10]   # x95:x94 = arg1[2]*arg2[4]
        mov [rsp], rdx             # spill x95
        mov [rsp+0x80], rax        # spill x94
        mov rax, [r8+0x20]         # load arg2[4]
        mul qword ptr [rsi+0x28]   # x101:x100 = arg1[5]*arg2[4]
        mov [rsp+0x20], rdx        # spill x101
        mov [rsp+0x78], rax        # spill x100
        mov rax, [r8+0x20]         # load arg2[4]
        mul qword ptr [rsi+0x30]   # x103:x102 = arg1[6]*arg2[4]
        movq xmm0, rdx             # spill x103
        movq xmm1, rax             # spill x102
        mov rax, [rsi+0x38]        # load arg1[7]
        mul qword ptr [r8+0x20]    # x105:x104 = arg1[7]*arg2[4]
        mov [rsp+0x38], rdx        # spill x105
        movq xmm2, rax             # spill x104
        mov rax, [rsi+0x40]        # load arg1[8]
        mul qword ptr [r8+0x20]    # x107:x106 = arg1[8]*arg2[4]
        add r12, r15               # x182 += x90, CF to x183, complete
        adc r13, [rsp+0x60]        # x183 += x92 + CF, CF to x184
        adc r11, [rsp+0x80]        # x184.2 += x94 + CF, CF to x185
        adc r14, [rsp+0x88]        # x185 += x185.2 + CF, CF to x186
        adc rdi, [rsp+0x50]        # x186.2 += x98 + CF, CF to x187
        adc rbp, [rsp+0x78]        # x187 += x100 + CF, CF to x188
        movq r15, xmm1             # reload x102
        adc r9, r15                # x188 += x102 + CF, CF to x189
        movq r15, xmm2             # reload x104
        adc rcx, r15               # x189 += x104 + CF, CF to x190
        adc r10, rax               # x190 += x106 + CF, CF to x191
        adc rdx, 0x0               # x191 = x107 + CF, no carry
        add r13, rbx               # x183 += x91, CF to x184
        adc r11, [rsp+0x90]        # x184 += x184.2 + CF, CF to x185
        adc r14, [rsp]             # x185 += x95 + CF, CF to x186
        movq rax, xmm3             # reload x186.4
        adc rdi, rax               # x186.2 += x186.4 + CF, CF to x187
        adc rbp, [rsp+0x28]        # x187 += x99 + CF, CF to x188
        adc r9, [rsp+0x20]         # x188 += x101 + CF, CF to x189
        movq rax, xmm0             # reload x103
        adc rcx, rax               # x189 += x103 + CF, CF to x190
        adc r10, [rsp+0x38]        # x190 += x105 + CF, CF to x191
        adc rdx, 0x0               # x191 += CF, no carry
        mov rbx, rdx               # copy x191
        mov rax, [r8+0x28]         # load arg2[5]
        mul qword ptr [rsi]        # x109:x108 = arg1[0]*arg2[5]
        mov r15, rdx               # copy x109
        mov [rsp+0x38], rax        # spill x108
        mov rax, [r8+0x28]         # load arg2[5]
        mul qword ptr [rsi+0x10]   # x113:x112 = arg1[2]*arg2[5]
        movq xmm0, rdx             # spill x113
        mov [rsp+0x20], rax        # spill x112
        mov rax, [r8+0x28]         # load arg2[5]
        mul qword ptr [rsi+0x18]   # x115:x114 = arg1[3]*arg2[5]
        mov [rsp+0x28], rdx        # spill x115
        movq xmm3, rax             # spill x114
        mov rax, [rsi+0x20]        # load arg1[4]
        mul qword ptr [r8+0x28]    # x117:x116 = arg1[4]*arg2[5]
        mov [rsp], rdx             # spill x117
        mov [rsp+0x90], rax        # spill x116
        mov rax, [r8+0x28]         # load arg2[5]
        mul qword ptr [rsi+0x28]   # x119:x118 = arg1[5]*arg2[5]
        movq xmm2, rdx             # spill x119
        movq xmm1, rax             # spill x118
        mov rax, [rsi+0x30]        # load arg1[6]
        mul qword ptr [r8+0x28]    # x121:x120 = arg1[6]*arg2[5]
        mov [rsp+0x78], rdx        # spill x121
        mov [rsp+0x50], rax        # spill x120
        mov rax, [r8+0x28]         # load arg2[5]
        mul qword ptr [rsi+0x38]   # x123:x122 = arg1[7]*arg2[5]
        mov [rsp+0x88], rdx        # spill x123
        mov [rsp+0x80], rax        # spill x122
        mov rax, [r8+0x30]         # load arg2[6]
        mul qword ptr [rsi+0x30]   # x139:x138 = arg1[6]*arg2[6]
        mov [rsp+0x60], rdx        # spill x139
        mov [rsp+0x98], rax        # spill x138
        mov rax, [rsi+0x40]        # load arg1[8]
        mul qword ptr [r8+0x28]    # x125:x124 = arg1[8]*arg2[5]
        add r13, [rsp+0x38]        # x183 += x108, CF to x184, complete
        adc r11, [rsp+0x70]        # x184 += x93 + CF, CF to x185
        adc r14, [rsp+0x20]        # x185 += x112 + CF, CF to x186
        mov [rsp+0x20], r13        # spill x183
        movq r13, xmm3             # reload x114
        adc rdi, r13               # x186.2 += x114 + CF, CF to x187
        adc rbp, [rsp+0x90]        # x187 += x116 + CF, CF to x188
        movq r13, xmm1             # reload x118
        adc r9, r13                # x188 += x118 + CF, CF to x189
        adc rcx, [rsp+0x50]        # x189 += x120 + CF, CF to x190
        adc r10, [rsp+0x80]        # x190 += x122 + CF, CF to x191
        adc rbx, rax               # x191 += x124 + CF, CF to x192
        adc rdx, 0x0               # x192 = x125 + CF, no carry
        add r11, r15               # x184 += x109, CF to x185
        adc r14, [rsp+0x18]        # x185 += x185.3 + CF, CF to x186
        movq rax, xmm0             # reload x113
        adc rdi, rax               # x186.2 += x113 + CF, CF to x187
        adc rbp, [rsp+0x28]        # x187 += x115 + CF, CF to x188
        adc r9, [rsp]              # x188 += x117 + CF, CF to x189
        movq rax, xmm2             # reload x119
        adc rcx, rax               # x189 += x119 + CF, CF to x190
        adc r10, 0x0               # x190 += CF, CF to x191
        adc rbx, [rsp+0x88]        # x191 += x123 + CF, CF to x192
        adc rdx, 0x0               # x192 += CF, no carry
        mov r13, rdx               # copy x192
        mov rax, [r8+0x30]         # load arg2[6]
        mul qword ptr [rsi]        # x127:x126 = arg1[0]*arg2[6]
        mov r15, rdx               # copy x127
        mov [rsp+0x88], rax        # spill x126
        mov rax, [r8+0x30]         # load arg2[6]
        mul qword ptr [rsi+0x8]    # x129:x128 = arg1[1]*arg2[6]
        movq xmm2, rdx             # spill x129
        mov [rsp], rax             # spill x128
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [r8+0x30]    # x133:x132 = arg1[3]*arg2[6]
        mov [rsp+0x28], rdx        # spill x133
        movq xmm0, rax             # spill x132
        mov rax, [r8+0x30]         # load arg2[6]
        mul qword ptr [rsi+0x38]   # x141:x140 = arg1[7]*arg2[6]
        mov [rsp+0x18], rdx        # spill x141
        mov [rsp+0x80], rax        # spill x140
        mov rax, [r8+0x30]         # load arg2[6]
        mul qword ptr [rsi+0x20]   # x135:x134 = arg1[4]*arg2[6]
        mov [rsp+0x50], rdx        # spill x135
        movq xmm1, rax             # spill x134
        mov rax, [r8+0x30]         # load arg2[6]
        mul qword ptr [rsi+0x28]   # x137:x136 = arg1[5]*arg2[6]
        mov [rsp+0x90], rdx        # spill x137
        movq xmm3, rax             # spill x136
        mov rax, [rsi+0x40]        # load arg1[8]
        mul qword ptr [r8+0x30]    # x143:x142 = arg1[8]*arg2[6]
        add r11, [rsp+0x88]        # x184 += x126, CF to x185, complete
        adc r14, [rsp]             # x185 += x128 + CF, CF to x186
        adc rdi, [rsp+0x8]         # x186 += x186.2 + CF, CF to x187
        mov [rsp+0x8], r11         # spill x184
        movq r11, xmm0             # reload x132
        adc rbp, r11               # x187 += x132 + CF, CF to x188
        movq r11, xmm1             # reload x134
        adc r9, r11                # x188 += x134 + CF, CF to x189
        movq r11, xmm3             # reload x136
        adc rcx, r11               # x189 += x136 + CF, CF to x190
        adc r10, [rsp+0x78]        # x190 += x121 + CF, CF to x191
        mov r11, [rsp+0x80]        # reload x140
        adc r11, 0x0               # x191.2 = x140 + CF, CF to x192
        adc rax, 0x0               # x192.2 = x142 + CF, CF to x193
        adc rdx, 0x0               # x193 = x143 + CF, no carry
        add r10, [rsp+0x98]        # x190 += x138, CF to x191
        adc r11, 0x0               # x191.2 += CF, CF to x192
        adc r13, rax               # x192 += x192.2 + CF, CF to x193
        adc rdx, 0x0               # x193 += CF, no carry
        add r14, r15               # x185 += x127, CF to x186
        movq rax, xmm2             # reload x129
        adc rdi, rax               # x186 += x129 + CF, CF to x187
        adc rbp, [rsp+0x10]        # x187 += x187.2 + CF, CF to x188
        adc r9, [rsp+0x28]         # x188 += x133 + CF, CF to x189
        adc rcx, [rsp+0x50]        # x189 += x135 + CF, CF to x190
        adc r10, [rsp+0x90]        # x190 += x137 + CF, CF to x191
        adc r11, 0x0               # x191.2 += CF, CF to x192
        adc r13, [rsp+0x18]        # x192 += x141 + CF, CF to x193
        adc rdx, 0x0               # x193 += CF, no carry
        mov r15, rdx               # copy x193
        mov rax, [r8+0x38]         # load arg2[7]
        mul qword ptr [rsi]        # x145:x144 = arg1[0]*arg2[7]
        mov [rsp+0x18], rdx        # spill x145
        mov [rsp+0x90], rax        # spill x144
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [r8+0x38]    # x147:x146 = arg1[1]*arg2[7]
        mov [rsp+0x50], rdx        # spill x147
        mov [rsp+0x28], rax        # spill x146
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [r8+0x38]    # x149:x148 = arg1[2]*arg2[7]
        mov [rsp+0x10], rdx        # spill x149
        movq xmm2, rax             # spill x148
        mov rax, [r8+0x38]         # load arg2[7]
        mul qword ptr [rsi+0x18]   # x151:x150 = arg1[3]*arg2[7]
        mov [rsp+0x98], rdx        # spill x151
        mov [rsp+0x80], rax        # spill x150
        mov rax, [r8+0x38]         # load arg2[7]
        mul qword ptr [rsi+0x28]   # x155:x154 = arg1[5]*arg2[7]
        mov [rsp+0x78], rdx        # spill x155
        movq xmm3, rax             # spill x154
        mov rax, [r8+0x38]         # load arg2[7]
        mul qword ptr [rsi+0x20]   # x153:x152 = arg1[4]*arg2[7]
        movq xmm1, rdx             # spill x153
        movq xmm0, rax             # spill x152
        mov rax, [r8+0x40]         # load arg2[8]
        mul qword ptr [rsi+0x8]    # x165:x164 = arg1[1]*arg2[8]
        mov [rsp], rdx             # spill x165
        mov [rsp+0x88], rax        # spill x164
        mov rax, [rsi+0x30]        # load arg1[6]
        mul qword ptr [r8+0x38]    # x157:x156 = arg1[6]*arg2[7]
        mov [rsp+0x70], rdx        # spill x157
        mov [rsp+0x38], rax        # spill x156
        mov rax, [r8+0x38]         # load arg2[7]
        mul qword ptr [rsi+0x38]   # x159:x158 = arg1[7]*arg2[7]
        mov [rsp+0xa0], rdx        # spill x159
        mov [rsp+0xa8], rax        # spill x158
        mov rax, [rsi+0x40]        # load arg1[8]
        mul qword ptr [r8+0x38]    # x161:x160 = arg1[8]*arg2[7]
        add r14, [rsp+0x90]        # x185 += x144, CF to x186, complete
        adc rdi, [rsp+0x28]        # x186 += x146 + CF, CF to x187
        mov [rsp+0x28], r14        # spill x185
        movq r14, xmm2             # reload x148
        adc rbp, r14               # x187 += x148 + CF, CF to x188
        adc r9, [rsp+0x80]         # x188 += x150 + CF, CF to x189
        movq r14, xmm0             # reload x152
        adc rcx, r14               # x189 += x152 + CF, CF to x190
        movq r14, xmm3             # reload x154
        adc r10, r14               # x190 += x154 + CF, CF to x191
        mov r14, [rsp+0x38]        # reload x156
        adc r14, 0x0               # x191.3 = x156 + CF, CF to x192
        adc r13, [rsp+0xa8]        # x192 += x158 + CF, CF to x193
        adc rax, [rsp+0xa0]        # x193.2 = x159 + x160 + CF, CF to x194
        adc rdx, 0x0               # x194 = x161 + CF, no carry
        add rdi, [rsp+0x18]        # x186 += x145, CF to x187
        adc rbp, [rsp+0x50]        # x187 += x147 + CF, CF to x188
        adc r9, [rsp+0x10]         # x188 += x149 + CF, CF to x189
        adc rcx, [rsp+0x98]        # x189 += x151 + CF, CF to x190
        mov [rsp+0x98], r12        # spill x182
        movq r12, xmm1             # reload x153
        adc r10, r12               # x190 += x153 + CF, CF to x191
        adc r14, 0x0               # x191.3 += CF, CF to x192
        adc r13, [rsp+0x70]        # x192 += x157 + CF, CF to x193
        adc rax, r15               # x193 += x193.2 + CF, CF to x194
        adc rdx, 0x0               # x194 += CF, no carry
        mov r12, rdx               # copy x194
        mov r15, rax               # copy x193
        mov rax, [r8+0x40]         # load arg2[8]
        mul qword ptr [rsi]        # x163:x162 = arg1[0]*arg2[8]
        mov [rsp+0x70], rdx        # spill x163
        movq xmm1, rax             # spill x162
        mov rax, [r8+0x40]         # load arg2[8]
        mul qword ptr [rsi+0x10]   # x167:x166 = arg1[2]*arg2[8]
        add r9, rax                # x188 += x166, CF to x189
        adc rdx, 0x0               # x189.2 = x167 + CF, no carry
        mov [rsp+0x10], rdx        # spill x189.2
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [r8+0x40]    # x169:x168 = arg1[3]*arg2[8]
        mov [rsp+0x50], rdx        # spill x169
        mov [rsp+0x18], rax        # spill x168
        mov rax, [r8+0x40]         # load arg2[8]
        mul qword ptr [rsi+0x38]   # x177:x176 = arg1[7]*arg2[8]
        add rax, r15               # x193 += x176, CF to x194
        adc rdx, 0x0               # x194.2 = x177 + CF, no carry
        mov r15, rdx               # copy x194.2
        mov [rsp+0xa0], rax        # spill x193
        mov rax, [r8+0x40]         # load arg2[8]
        mul qword ptr [rsi+0x20]   # x171:x170 = arg1[4]*arg2[8]
        mov [rsp+0xa8], rdx        # spill x171
        mov [rsp+0x38], rax        # spill x170
        mov rax, [r8+0x40]         # load arg2[8]
        mul qword ptr [rsi+0x28]   # x173:x172 = arg1[5]*arg2[8]
        add rax, [rsp+0x78]        # x191.4 = x172 + x155, CF to x192
        adc rdx, 0x0               # x192.2 = x173 + CF, no carry
        add rax, [rsp+0x60]        # x191.4 += x139, CF to x192
        adc rdx, 0x0               # x192.2 += CF, no carry
        add r14, rax               # x191.3 += x191.4, CF to x192
        adc rdx, 0x0               # x192.2 += CF, no carry
        add r14, r11               # x191.2 += x191.3, CF to x192
        adc rdx, 0x0               # x192.2 += CF, no carry
        mov r11, rdx               # copy x192.2
        mov rax, [rsi+0x30]        # load arg1[6]
        mul qword ptr [r8+0x40]    # x175:x174 = arg1[6]*arg2[8]
        mov [rsp+0x60], rsi        # spill pointer arg1
        movq rsi, xmm1             # reload x162
        add rdi, rsi               # x186 += x162, CF to x187, complete
        adc rbp, [rsp+0x88]        # x187 += x164 + CF, CF to x188
        adc r9, 0x0                # x188 += CF, CF to x189
        adc rcx, [rsp+0x18]        # x189 += x168 + CF, CF to x190
        adc r10, [rsp+0x38]        # x190 += x170 + CF, CF to x191
        adc r14, rbx               # x191 += x191.2 + CF, CF to x192
        adc rax, r13               # x192 += x174 + CF, CF to x193
        adc rdx, 0x0               # x193.2 = x175 + CF, no carry
        add rbp, [rsp+0x70]        # x187 += x163, CF to x188, complete
        adc r9, [rsp]              # x188 += x165 + CF, CF to x189, complete
        adc rcx, [rsp+0x10]        # x189 += x189.2 + CF, CF to x190, complete
        adc r10, [rsp+0x50]        # x190 += x169 + CF, CF to x191, complete
        adc r14, [rsp+0xa8]        # x191 += x171 + CF, CF to x192, complete
        adc r11, rax               # x192 += x192.2 + CF, CF to x193, complete
        adc rdx, [rsp+0xa0]        # x193 += x193.2 + CF, CF to x194, complete
        adc r12, r15               # x194 += x194.2 + CF, no carry
        mov rax, [r8+0x40]         # load arg2[8]
        mov rsi, [rsp+0x60]        # reload pointer arg1
        imul rax, [rsi+0x40]       # x178 = arg1[8]*arg2[8]
        add r12, rax               # x194 += x178, no carry, complete

        /* complete: [x194, x193, x192, x191, x190, x189, x188, x187, x186, x185, x184, x183, x182, x181, x180, x179] in [r12, rdx, r11, r14, r10, rcx, r9, rbp, rdi, [rsp+0x28], [rsp+0x8], [rsp+0x20], [rsp+0x98], [rsp+0x58], [rsp+0x30], [rsp+0x68]] */
        mov rax, rcx               # copy x189
        shrd rax, r10, 0x9         # x198 = low word of (x190:x189 >> 9)
        mov r8, rdi                # copy x186
        shrd r8, rbp, 0x9          # x195 = low word of (x187:x186 >> 9)
        mov rsi, r9                # copy x188
        shld rsi, rbp, 0x37        # x196 = low word of (x188:x187 >> 9)
        shrd r9, rcx, 0x9          # x197 = low word of (x189:x188 >> 9)
        shrd r10, r14, 0x9         # x199 = low word of (x191:x190 >> 9)
        and rdi, 0x1ff             # x204 = x186 & 0x1ff
        shr r14, 0x9               # t1 = x191 >> 9
        mov rcx, r11               # copy x192
        shl rcx, 0x37              # t2 = x192 << 55 mod 2^64
        lea rcx, [r14+rcx]         # x200 = t1 + t2 mod 2^64 = low word of (x192:x191 >> 9)
        mov rbx, rdx               # copy x193
        shld rbx, r11, 0x37        # x201 = low word of (x193:x192 >> 9)
        shrd rdx, r12, 0x9         # x202 = low word of (x194:x193 >> 9)
        shr r12, 0x9               # x203 = x194 >> 9
        add r8, [rsp+0x40]         # x205 = x18 + x195, CF to x206, complete
        adc rsi, [rsp+0x68]        # x206 = x179 + x196 + CF, CF to x207, complete
        adc r9, [rsp+0x30]         # x207 = x180 + x197 + CF, CF to x208, complete
        adc rax, [rsp+0x58]        # x208 = x181 + x198 + CF, CF to x209, complete
        adc r10, [rsp+0x98]        # x209 = x182 + x199 + CF, CF to x210, complete
        adc rcx, [rsp+0x20]        # x210 = x183 + x200 + CF, CF to x211, complete
        adc rbx, [rsp+0x8]         # x211 = x184 + x201 + CF, CF to x212, complete
        adc rdx, [rsp+0x28]        # x212 = x185 + x202 + CF, CF to x213, complete
        adc rdi, r12               # x213 = x204 + x203 + CF, no carry, complete

        /* complete: [x213, x212, x211, x210, x209, x208, x207, x206, x205] in [rdi, rdx, rbx, rcx, r10, rax, r9, rsi, r8] */
        mov r11, rdi               # copy x213
        shr r11, 0x9               # x214 = x213 >> 9
        add r8, r11                # x216 = x205 + x214, CF to x217, complete
        adc rsi, 0x0               # x217 = x206 + CF, CF to x218, complete
        adc r9, 0x0                # x218 = x207 + CF, CF to x219, complete
        adc rax, 0x0               # x219 = x208 + CF, CF to x220, complete
        adc r10, 0x0               # x220 = x209 + CF, CF to x221, complete
        adc rcx, 0x0               # x221 = x210 + CF, CF to x222, complete
        adc rbx, 0x0               # x222 = x211 + CF, CF to x223, complete
        mov r11, [rsp+0x48]        # reload pointer out1
        mov [r11+0x30], rbx        # out1[6] = x222
        mov [r11+0x10], r9         # out1[2] = x218
        adc rdx, 0x0               # x223 = x212 + CF, CF to x224, complete
        mov r9d, 0x0               # begins x224 = CF
        adc r9, 0x0                # x224 = CF
        and rdi, 0x1ff             # x215 = x213 & 0x1ff
        mov [r11+0x18], rax        # out1[3] = x219
        mov [r11+0x20], r10        # out1[4] = x220
        add rdi, r9                # x224 += x215, no carry, complete

        /* complete: [x224, x223, x222, x221, x220, x219, x218, x217, x216] in [rdi, rdx, rbx, rcx, r10, rax, -, rsi, r8] */
        mov [r11+0x40], rdi        # out1[8] = x224
        mov [r11+0x38], rdx        # out1[7] = x223
        mov [r11], r8              # out1[0] = x216
        mov [r11+0x8], rsi         # out1[1] = x217
        mov [r11+0x28], rcx        # out1[5] = x221

        add rsp, 0xb0              # the slots are given up
        .cfi_adjust_cfa_offset -176
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
