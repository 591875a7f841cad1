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
 *   xmm0        x21, then x47, then x55, then x81, then x105, then x186.2
 *   xmm1        x20, then x183.2, then x57, then x74, then x189.2, then x167
 *   xmm2        x23, then x179
 *   xmm3        x22, then x46, then x65, then x84, then x187, then x183.2
 *   [rsp]       x27, then x183, then x54, then x86, then x190, then x90, then x106, then x138
 *   [rsp+0x8]   x26, then x187, then x63, then x77, then x103, then x185, then x154
 *   [rsp+0x10]  x29, then x182.2, then x78
 *   [rsp+0x18]  x28, then x51, then x67, then x75, then x182
 *   [rsp+0x20]  x25, then x50, then x18
 *   [rsp+0x28]  x24, then pointer out1
 *   [rsp+0x30]  x31, then x186, then x62, then x79, then x94
 *   [rsp+0x38]  x30, then x180, then x56, then x87, then x187.3
 *   [rsp+0x40]  x64, then x180
 *   [rsp+0x48]  x69, then x185, then x76, then x102, then x190.2, then x137, then x163
 *   [rsp+0x50]  x68, then x85, then x92, then x184.3, then x133, then x142, then x145
 *   [rsp+0x58]  x71, then x80, then x104, then x136, then x151
 *   [rsp+0x60]  x70, then x178
 *   [rsp+0x68]  x73, then x91, then x184.2, then x185.3, then x134, then x150, then x189.2
 *   [rsp+0x70]  x72, then x181
 *   [rsp+0x78]  x119
 *   [rsp+0x80]  x118, then x166, then x190
 *   [rsp+0x88]  x184.2, then x190.3, then x177
 *   [rsp+0x90]  x125, then x146
 *   [rsp+0x98]  x124
 *   [rsp+0xa0]  x123, then x131, then x162, then x185
 *   [rsp+0xa8]  x122, then x132, then x184
 *   [rsp+0xb0]  x129, then x107, then x139, then x174
 *   [rsp+0xb8]  x128, then x101, then x135, then x152, then x176
 *   [rsp+0xc0]  x117
 *   [rsp+0xc8]  x116, then x183
 *   [rsp+0xd0]  x171, then x144
 *   [rsp+0xd8]  x170, then x130, then x155, then x147, then x159
 *   [rsp+0xe0]  x186.3, then x158, then x175
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
 * 701 instructions; 187.8 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.036 [1.032, 1.036] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64 + reduction pass
 * latency: 1.019 [1.017, 1.021] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64 + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 11, 2026-11-27T14:29:27.172Z
 * ./fieldwright optimize --curve P-521 --op mul --seed 11 --target x86-64 --budget 60s --resume
 * sha256 of the code: 2b9822b7cffeed8134db37c9a8e7f67acf133998794ecf5c9ee40403165f2ea1
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
        sub rsp, 0xe8              # room for the slots
        .cfi_adjust_cfa_offset 232

        mov r8, rdx                # copy pointer arg2
        mov rax, [r8]              # load arg2[0]
        mul qword ptr [rsi+0x38]   # x33:x32 = arg1[7]*arg2[0]
        mov r9, rdx                # copy x33
        mov r10, rax               # copy x32
        mov rax, [r8]              # load arg2[0]
        mul qword ptr [rsi]        # x19:x18 = arg1[0]*arg2[0]
        mov r11, rdx               # copy x19
        mov rcx, rax               # copy x18
        mov rax, [r8]              # load arg2[0]
        mul qword ptr [rsi+0x8]    # x21:x20 = arg1[1]*arg2[0]
        movq xmm0, rdx             # spill x21
        movq xmm1, rax             # spill x20
        mov rax, [r8]              # load arg2[0]
        mul qword ptr [rsi+0x10]   # x23:x22 = arg1[2]*arg2[0]
        movq xmm2, rdx             # spill x23
        movq xmm3, rax             # spill x22
        mov rax, [rsi+0x20]        # load arg1[4]
        mul qword ptr [r8]         # x27:x26 = arg1[4]*arg2[0]
        mov [rsp], rdx             # spill x27
        mov [rsp+0x8], rax         # spill x26
        mov rax, [rsi+0x28]        # load arg1[5]
        mul qword ptr [r8]         # x29:x28 = arg1[5]*arg2[0]
        mov [rsp+0x10], rdx        # spill x29
        mov [rsp+0x18], rax        # spill x28
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [r8]         # x25:x24 = arg1[3]*arg2[0]
        mov [rsp+0x20], rdx        # spill x25
        mov [rsp+0x28], rax        # spill x24
        mov rax, [rsi+0x30]        # load arg1[6]
        mul qword ptr [r8]         # x31:x30 = arg1[6]*arg2[0]
        mov [rsp+0x30], rdx        # spill x31
        mov [rsp+0x38], rax        # spill x30
        mov rax, [rsi+0x40]        # load arg1[8]
        mul qword ptr [r8]         # x35:x34 = arg1[8]*arg2[0]
        movq rbx, xmm1             # reload x20
        add r11, rbx               # x179 = x20 + x19, CF to x180
        movq rbx, xmm0             # reload x21
        movq rbp, xmm3             # reload x22
        adc rbx, rbp               # x180 = x22 + x21 + CF, CF to x181
        mov rbp, [rsp+0x28]        # reload x24
        movq r12, xmm2             # reload x23
        adc rbp, r12               # x181 = x24 + x23 + CF, CF to x182
        mov r12, [rsp+0x20]        # reload x25
        adc r12, [rsp+0x8]         # x182 = x26 + x25 + CF, CF to x183
        mov r13, [rsp+0x18]        # reload x28
        adc r13, 0x0               # x183 = x28 + CF, CF to x184
        mov r14, [rsp+0x38]        # reload x30
        adc r14, 0x0               # x184 = x30 + CF, CF to x185
        mov r15, [rsp+0x30]        # reload x31
        adc r15, 0x0               # x185 = x31 + CF, no carry
        add rax, r9                # x186 = x34 + x33, CF to x187
        adc rdx, 0x0               # x187 = x35 + CF, no carry
        mov r9, rdx                # copy x187
        mov [rsp+0x30], rax        # spill x186
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [r8+0x8]     # x39:x38 = arg1[1]*arg2[1]
        add rax, rbx               # x180 += x38, CF to x181
        adc rdx, 0x0               # x181.2 = x39 + CF, no carry
        mov rbx, rdx               # copy x181.2
        mov [rsp+0x38], rax        # spill x180
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi+0x38]   # x51:x50 = arg1[7]*arg2[1]
        mov [rsp+0x18], rdx        # spill x51
        mov [rsp+0x20], rax        # spill x50
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi+0x40]   # x53:x52 = arg1[8]*arg2[1]
        add rax, r9                # x187 += x52, CF to x188
        adc rdx, 0x0               # x188 = x53 + CF, no carry
        mov r9, rdx                # copy x188
        mov [rsp+0x8], rax         # spill x187
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi]        # x37:x36 = arg1[0]*arg2[1]
        mov [rsp+0x28], rdi        # spill pointer out1
        mov rdi, [r8+0x40]         # load arg2[8]
        imul rdi, [rsi+0x40]       # x178 = arg1[8]*arg2[8]
        add rax, r11               # x179 += x36, CF to x180, complete
        adc rdx, 0x0               # x180.2 = x37 + CF, no carry
        mov r11, rdx               # copy x180.2
        movq xmm2, rax             # spill x179
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi+0x10]   # x41:x40 = arg1[2]*arg2[1]
        add rbp, rax               # x181 += x40, CF to x182
        adc rdx, 0x0               # x182.2 = x41 + CF, no carry
        add r13, [rsp]             # x183 += x27, CF to x184
        adc r14, [rsp+0x10]        # x184 += x29 + CF, CF to x185
        adc r15, 0x0               # x185 += CF, no carry
        mov [rsp+0x10], rdx        # spill x182.2
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi+0x20]   # x45:x44 = arg1[4]*arg2[1]
        add rax, r13               # x183 += x44, CF to x184
        adc rdx, 0x0               # x184.2 = x45 + CF, no carry
        mov r13, rdx               # copy x184.2
        mov [rsp], rax             # spill x183
        mov rax, [rsi+0x28]        # load arg1[5]
        mul qword ptr [r8+0x8]     # x47:x46 = arg1[5]*arg2[1]
        movq xmm0, rdx             # spill x47
        movq xmm3, rax             # spill x46
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi+0x18]   # x43:x42 = arg1[3]*arg2[1]
        add r12, rax               # x182 += x42, CF to x183
        adc rdx, 0x0               # x183.2 = x43 + CF, no carry
        movq xmm1, rdx             # spill x183.2
        mov rax, [rsi+0x30]        # load arg1[6]
        mul qword ptr [r8+0x8]     # x49:x48 = arg1[6]*arg2[1]
        add r15, rax               # x185 += x48, CF to x186
        adc rdx, 0x0               # x186.2 = x49 + CF, no carry
        movq rax, xmm3             # reload x46
        add r14, rax               # x184 += x46, CF to x185
        adc r15, 0x0               # x185 += CF, CF to x186
        adc rdx, 0x0               # x186.2 += CF, no carry
        mov rax, [rsp+0x20]        # reload x50
        add rax, [rsp+0x30]        # x186 += x50, CF to x187
        mov [rsp+0x20], rcx        # spill x18
        mov rcx, [rsp+0x8]         # reload x187
        adc rcx, 0x0               # x187 += CF, CF to x188
        adc r9, 0x0                # x188 += CF, no carry
        add r13, r14               # x184 += x184.2, CF to x185
        adc r15, r10               # x185 += x32 + CF, CF to x186
        adc rax, rdx               # x186 += x186.2 + CF, CF to x187
        adc rcx, 0x0               # x187 += CF, CF to x188
        adc r9, 0x0                # x188 += CF, no carry
        add r11, [rsp+0x38]        # x180 += x180.2, CF to x181
        adc rbx, rbp               # x181 += x181.2 + CF, CF to x182
        adc r12, 0x0               # x182 += CF, CF to x183
        mov r10, [rsp]             # reload x183
        movq rdx, xmm1             # reload x183.2
        adc r10, rdx               # x183 += x183.2 + CF, CF to x184
        adc r13, 0x0               # x184 += CF, CF to x185
        movq rdx, xmm0             # reload x47
        adc r15, rdx               # x185 += x47 + CF, CF to x186
        adc rax, 0x0               # x186 += CF, CF to x187
        adc rcx, 0x0               # x187 += CF, CF to x188
        adc r9, 0x0                # x188 += CF, no carry
        mov rbp, rax               # copy x186
        mov rax, [r8+0x10]         # load arg2[2]
        mul qword ptr [rsi+0x10]   # x59:x58 = arg1[2]*arg2[2]
        add rax, [rsp+0x10]        # x182.2 += x58, CF to x183
        adc rdx, 0x0               # x183.2 = x59 + CF, no carry
        mov r14, rdx               # copy x183.2
        mov [rsp+0x10], rax        # spill x182.2
        mov rax, [r8+0x10]         # load arg2[2]
        mul qword ptr [rsi+0x30]   # x67:x66 = arg1[6]*arg2[2]
        add rbp, rax               # x186 += x66, CF to x187
        adc rcx, [rsp+0x18]        # x187 += x51 + CF, CF to x188
        adc r9, 0x0                # x188 += CF, no carry
        mov [rsp+0x18], rdx        # spill x67
        mov rax, [r8+0x10]         # load arg2[2]
        mul qword ptr [rsi]        # x55:x54 = arg1[0]*arg2[2]
        movq xmm0, rdx             # spill x55
        mov [rsp], rax             # spill x54
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [r8+0x10]    # x57:x56 = arg1[1]*arg2[2]
        movq xmm1, rdx             # spill x57
        mov [rsp+0x38], rax        # spill x56
        mov rax, [rsi+0x20]        # load arg1[4]
        mul qword ptr [r8+0x10]    # x63:x62 = arg1[4]*arg2[2]
        mov [rsp+0x8], rdx         # spill x63
        mov [rsp+0x30], rax        # spill x62
        mov rax, [rsi+0x28]        # load arg1[5]
        mul qword ptr [r8+0x10]    # x65:x64 = arg1[5]*arg2[2]
        movq xmm3, rdx             # spill x65
        mov [rsp+0x40], rax        # spill x64
        mov rax, [rsi+0x38]        # load arg1[7]
        mul qword ptr [r8+0x10]    # x69:x68 = arg1[7]*arg2[2]
        mov [rsp+0x48], rdx        # spill x69
        mov [rsp+0x50], rax        # spill x68
        mov rax, [rsi+0x40]        # load arg1[8]
        mul qword ptr [r8+0x10]    # x71:x70 = arg1[8]*arg2[2]
        mov [rsp+0x58], rdx        # spill x71
        mov [rsp+0x60], rax        # spill x70
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [r8+0x18]    # x73:x72 = arg1[0]*arg2[3]
        mov [rsp+0x68], rdx        # spill x73
        mov [rsp+0x70], rax        # spill x72
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [r8+0x10]    # x61:x60 = arg1[3]*arg2[2]
        add r11, [rsp]             # x180 += x54, CF to x181, complete
        adc rbx, [rsp+0x38]        # x181 += x56 + CF, CF to x182
        adc r12, [rsp+0x10]        # x182 += x182.2 + CF, CF to x183
        adc r14, rax               # x183.2 += x60 + CF, CF to x184
        adc r13, [rsp+0x30]        # x184 += x62 + CF, CF to x185
        mov rax, [rsp+0x40]        # reload x64
        adc rax, 0x0               # x185.2 = x64 + CF, CF to x186
        mov [rsp+0x40], r11        # spill x180
        movq r11, xmm3             # reload x65
        adc r11, 0x0               # x186.2 = x65 + CF, no carry
        add rcx, [rsp+0x50]        # x187 += x68, CF to x188
        adc r9, [rsp+0x60]         # x188 += x70 + CF, CF to x189
        mov [rsp+0x60], rdi        # spill x178
        mov rdi, [rsp+0x58]        # reload x71
        adc rdi, 0x0               # x189 = x71 + CF, no carry
        add r9, [rsp+0x48]         # x188 += x69, CF to x189
        adc rdi, 0x0               # x189 += CF, no carry
        mov [rsp+0x48], r15        # spill x185
        movq r15, xmm0             # reload x55
        add rbx, r15               # x181 += x55, CF to x182
        movq r15, xmm1             # reload x57
        adc r12, r15               # x182 += x57 + CF, CF to x183
        adc r14, r10               # x183 += x183.2 + CF, CF to x184
        adc r13, rdx               # x184 += x61 + CF, CF to x185
        adc rax, 0x0               # x185.2 += CF, CF to x186
        adc r11, rbp               # x186 += x186.2 + CF, CF to x187
        adc rcx, [rsp+0x18]        # x187 += x67 + CF, CF to x188
        adc r9, 0x0                # x188 += CF, CF to x189
        adc rdi, 0x0               # x189 += CF, no carry
        mov r10, rax               # copy x185.2
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rsi+0x28]   # x83:x82 = arg1[5]*arg2[3]
        mov rbp, rdx               # copy x83
        mov r15, rax               # copy x82
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rsi+0x10]   # x77:x76 = arg1[2]*arg2[3]
        add r10, [rsp+0x48]        # x185 += x185.2, CF to x186
        adc r15, 0x0               # x186.2 = x82 + CF, CF to x187
        adc rbp, 0x0               # x187.2 = x83 + CF, no carry
        add r10, [rsp+0x8]         # x185 += x63, CF to x186
        adc r15, 0x0               # x186.2 += CF, CF to x187
        adc rbp, 0x0               # x187.2 += CF, no carry
        mov [rsp+0x8], rdx         # spill x77
        mov [rsp+0x48], rax        # spill x76
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rsi+0x8]    # x75:x74 = arg1[1]*arg2[3]
        mov [rsp+0x18], rdx        # spill x75
        movq xmm1, rax             # spill x74
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rsi+0x20]   # x81:x80 = arg1[4]*arg2[3]
        movq xmm0, rdx             # spill x81
        mov [rsp+0x58], rax        # spill x80
        mov rax, [rsi+0x30]        # load arg1[6]
        mul qword ptr [r8+0x18]    # x85:x84 = arg1[6]*arg2[3]
        mov [rsp+0x50], rdx        # spill x85
        movq xmm3, rax             # spill x84
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rsi+0x18]   # x79:x78 = arg1[3]*arg2[3]
        mov [rsp+0x30], rdx        # spill x79
        mov [rsp+0x10], rax        # spill x78
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rsi+0x38]   # x87:x86 = arg1[7]*arg2[3]
        mov [rsp+0x38], rdx        # spill x87
        mov [rsp], rax             # spill x86
        mov rax, [rsi+0x40]        # load arg1[8]
        mul qword ptr [r8+0x18]    # x89:x88 = arg1[8]*arg2[3]
        add rbx, [rsp+0x70]        # x181 += x72, CF to x182, complete
        mov [rsp+0x70], rbx        # spill x181
        movq rbx, xmm1             # reload x74
        adc r12, rbx               # x182 += x74 + CF, CF to x183
        adc r14, [rsp+0x48]        # x183 += x76 + CF, CF to x184
        adc r13, [rsp+0x8]         # x184 += x77 + CF, CF to x185
        adc r10, [rsp+0x58]        # x185 += x80 + CF, CF to x186
        movq rbx, xmm0             # reload x81
        adc r11, rbx               # x186 += x81 + CF, CF to x187
        movq rbx, xmm3             # reload x84
        adc rbx, 0x0               # x187.3 = x84 + CF, CF to x188
        movq xmm3, rcx             # spill x187
        mov rcx, [rsp]             # reload x86
        adc rcx, 0x0               # x188.2 = x86 + CF, CF to x189
        adc rdi, rax               # x189 += x88 + CF, CF to x190
        adc rdx, 0x0               # x190 = x89 + CF, no carry
        mov [rsp], rdx             # spill x190
        mov rax, [r8+0x20]         # load arg2[4]
        mul qword ptr [rsi+0x28]   # x101:x100 = arg1[5]*arg2[4]
        add rax, rbx               # x187.3 += x100, CF to x188
        adc r9, [rsp+0x50]         # x188 += x85 + CF, CF to x189
        adc rdi, 0x0               # x189 += CF, CF to x190
        mov rbx, [rsp]             # reload x190
        adc rbx, 0x0               # x190 += CF, no carry
        add r12, [rsp+0x68]        # x182 += x73, CF to x183
        adc r14, 0x0               # x183 += CF, CF to x184
        adc r13, 0x0               # x184 += CF, CF to x185
        adc r10, [rsp+0x30]        # x185 += x79 + CF, CF to x186
        adc r11, r15               # x186 += x186.2 + CF, CF to x187
        adc rax, rbp               # x187.2 += x187.3 + CF, CF to x188
        adc rcx, r9                # x188 += x188.2 + CF, CF to x189
        adc rdi, 0x0               # x189 += CF, CF to x190
        adc rbx, 0x0               # x190 += CF, no carry
        mov r9, rdx                # copy x101
        mov rbp, rax               # copy x187.2
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [r8+0x20]    # x95:x94 = arg1[2]*arg2[4]
        mov r15, rdx               # copy x95
        mov [rsp+0x30], rax        # spill x94
        mov rax, [r8+0x20]         # load arg2[4]
        mul qword ptr [rsi]        # x91:x90 = arg1[0]*arg2[4]
        mov [rsp+0x68], rdx        # spill x91
        mov [rsp], rax             # spill x90
        mov rax, [r8+0x20]         # load arg2[4]
        mul qword ptr [rsi+0x20]   # x99:x98 = arg1[4]*arg2[4]
        add r11, rax               # x186 += x98, CF to x187
        adc rdx, 0x0               # x187.3 = x99 + CF, CF to x188
        adc rcx, 0x0               # x188 += CF, CF to x189
        adc rdi, [rsp+0x38]        # x189 += x87 + CF, CF to x190
        adc rbx, 0x0               # x190 += CF, no carry
        mov [rsp+0x38], rdx        # spill x187.3
        mov rax, [r8+0x20]         # load arg2[4]
        mul qword ptr [rsi+0x8]    # x93:x92 = arg1[1]*arg2[4]
        add r14, [rsp+0x68]        # x183 += x91, CF to x184
        adc rdx, 0x0               # x184.2 = x93 + CF, CF to x185
        adc r15, 0x0               # x185.2 = x95 + CF, no carry
        mov [rsp+0x68], rdx        # spill x184.2
        mov [rsp+0x50], rax        # spill x92
        mov rax, [rsi+0x38]        # load arg1[7]
        mul qword ptr [r8+0x20]    # x105:x104 = arg1[7]*arg2[4]
        movq xmm0, rdx             # spill x105
        mov [rsp+0x58], rax        # spill x104
        mov rax, [r8+0x20]         # load arg2[4]
        mul qword ptr [rsi+0x30]   # x103:x102 = arg1[6]*arg2[4]
        mov [rsp+0x8], rdx         # spill x103
        mov [rsp+0x48], rax        # spill x102
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [r8+0x20]    # x97:x96 = arg1[3]*arg2[4]
        add rax, r10               # x185 += x96, CF to x186
        adc rdx, 0x0               # x186.2 = x97 + CF, CF to x187
        movq r10, xmm3             # reload x187
        adc rbp, r10               # x187 += x187.2 + CF, CF to x188
        adc rcx, [rsp+0x48]        # x188 += x102 + CF, CF to x189
        mov r10, [rsp+0x8]         # reload x103
        adc r10, 0x0               # x189.2 = x103 + CF, CF to x190
        mov [rsp+0x8], rax         # spill x185
        movq rax, xmm0             # reload x105
        adc rax, 0x0               # x190.2 = x105 + CF, no carry
        movq xmm0, rdx             # spill x186.2
        mov [rsp+0x48], rax        # spill x190.2
        mov rax, [r8+0x28]         # load arg2[5]
        mul qword ptr [rsi]        # x109:x108 = arg1[0]*arg2[5]
        add rax, [rsp+0x50]        # x183.2 = x108 + x92, CF to x184
        adc rdx, 0x0               # x184.3 = x109 + CF, no carry
        mov [rsp+0x50], rdx        # spill x184.3
        movq xmm3, rax             # spill x183.2
        mov rax, [rsi+0x30]        # load arg1[6]
        mul qword ptr [r8+0x28]    # x121:x120 = arg1[6]*arg2[5]
        add rax, r10               # x189.2 += x120, CF to x190
        adc rdx, 0x0               # x190.3 = x121 + CF, no carry
        mov r10, rdx               # copy x190.3
        movq xmm1, rax             # spill x189.2
        mov rax, [r8+0x28]         # load arg2[5]
        mul qword ptr [rsi+0x28]   # x119:x118 = arg1[5]*arg2[5]
        mov [rsp+0x78], rdx        # spill x119
        mov [rsp+0x80], rax        # spill x118
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [r8+0x28]    # x111:x110 = arg1[1]*arg2[5]
        add rax, [rsp+0x68]        # x184.2 += x110, CF to x185
        adc rdx, 0x0               # x185.3 = x111 + CF, no carry
        mov [rsp+0x68], rdx        # spill x185.3
        mov [rsp+0x88], rax        # spill x184.2
        mov rax, [r8+0x28]         # load arg2[5]
        mul qword ptr [rsi+0x40]   # x125:x124 = arg1[8]*arg2[5]
        mov [rsp+0x90], rdx        # spill x125
        mov [rsp+0x98], rax        # spill x124
        mov rax, [rsi+0x38]        # load arg1[7]
        mul qword ptr [r8+0x28]    # x123:x122 = arg1[7]*arg2[5]
        mov [rsp+0xa0], rdx        # spill x123
        mov [rsp+0xa8], rax        # spill x122
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [r8+0x30]    # x129:x128 = arg1[1]*arg2[6]
        mov [rsp+0xb0], rdx        # spill x129
        mov [rsp+0xb8], rax        # spill x128
        mov rax, [r8+0x28]         # load arg2[5]
        mul qword ptr [rsi+0x20]   # x117:x116 = arg1[4]*arg2[5]
        mov [rsp+0xc0], rdx        # spill x117
        mov [rsp+0xc8], rax        # spill x116
        mov rax, [rsi+0x20]        # load arg1[4]
        mul qword ptr [r8+0x40]    # x171:x170 = arg1[4]*arg2[8]
        mov [rsp+0xd0], rdx        # spill x171
        mov [rsp+0xd8], rax        # spill x170
        mov rax, [rsi+0x40]        # load arg1[8]
        mul qword ptr [r8+0x20]    # x107:x106 = arg1[8]*arg2[4]
        add r12, [rsp]             # x182 += x90, CF to x183, complete
        adc r14, [rsp+0x18]        # x183 += x75 + CF, CF to x184
        mov [rsp+0x18], r12        # spill x182
        mov r12, [rsp+0x88]        # reload x184.2
        adc r12, 0x0               # x184.2 += CF, CF to x185
        mov [rsp+0x88], r10        # spill x190.3
        mov r10, [rsp+0xb8]        # reload x128
        adc r10, 0x0               # x185.4 = x128 + CF, CF to x186
        mov [rsp+0xb8], r9         # spill x101
        mov r9, [rsp+0xb0]         # reload x129
        adc r9, 0x0                # x186.3 = x129 + CF, no carry
        mov [rsp+0xb0], rdx        # spill x107
        mov [rsp], rax             # spill x106
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [r8+0x28]    # x113:x112 = arg1[2]*arg2[5]
        mov [rsp+0xe0], r9         # spill x186.3
        movq r9, xmm3              # reload x183.2
        add r14, r9                # x183 += x183.2, CF to x184, complete
        adc r12, [rsp+0x10]        # x184.2 += x78 + CF, CF to x185
        adc rax, 0x0               # x185.5 = x112 + CF, CF to x186
        adc rdx, 0x0               # x186.4 = x113 + CF, no carry
        add r12, [rsp+0x30]        # x184.2 += x94, CF to x185
        adc rax, 0x0               # x185.5 += CF, CF to x186
        adc rdx, 0x0               # x186.4 += CF, no carry
        mov r9, [rsp+0xc8]         # reload x116
        add r9, [rsp+0x38]         # x187.3 += x116, CF to x188
        mov [rsp+0xc8], r14        # spill x183
        mov r14, [rsp+0xc0]        # reload x117
        adc r14, 0x0               # x188.2 = x117 + CF, no carry
        add r9, rbp                # x187 += x187.3, CF to x188
        adc r14, 0x0               # x188.2 += CF, CF to x189
        mov rbp, [rsp+0x78]        # reload x119
        adc rbp, 0x0               # x189.3 = x119 + CF, no carry
        add r13, r12               # x184 += x184.2, CF to x185
        adc r15, rax               # x185.2 += x185.5 + CF, CF to x186
        movq rax, xmm0             # reload x186.2
        adc r11, rax               # x186 += x186.2 + CF, CF to x187
        adc r9, 0x0                # x187 += CF, CF to x188
        adc r14, [rsp+0x80]        # x188.2 += x118 + CF, CF to x189
        adc rbp, 0x0               # x189.3 += CF, no carry
        mov r12, rdx               # copy x186.4
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [r8+0x28]    # x115:x114 = arg1[3]*arg2[5]
        add r15, r10               # x185.2 += x185.4, CF to x186
        adc r11, r12               # x186 += x186.4 + CF, CF to x187
        adc rdx, 0x0               # x187.2 = x115 + CF, CF to x188
        adc r14, rcx               # x188 += x188.2 + CF, CF to x189
        movq r10, xmm1             # reload x189.2
        adc rdi, r10               # x189 += x189.2 + CF, CF to x190
        adc rbx, [rsp]             # x190 += x106 + CF, CF to x191
        mov r10, [rsp+0xb0]        # reload x107
        adc r10, 0x0               # x191 = x107 + CF, no carry
        add rdi, [rsp+0x58]        # x189 += x104, CF to x190
        adc rbx, [rsp+0x48]        # x190 += x190.2 + CF, CF to x191
        adc r10, 0x0               # x191 += CF, no carry
        add rbx, [rsp+0xa8]        # x190 += x122, CF to x191
        adc r10, 0x0               # x191 += CF, no carry
        mov rcx, rdx               # copy x187.2
        mov r12, rax               # copy x114
        mov rax, [rsi+0x38]        # load arg1[7]
        mul qword ptr [r8+0x30]    # x141:x140 = arg1[7]*arg2[6]
        add r13, [rsp+0x50]        # x184 += x184.3, CF to x185
        adc r15, [rsp+0x68]        # x185.2 += x185.3 + CF, CF to x186
        adc r12, r11               # x186 += x114 + CF, CF to x187
        adc r9, rcx                # x187 += x187.2 + CF, CF to x188
        adc r14, [rsp+0xb8]        # x188 += x101 + CF, CF to x189
        adc rbp, rdi               # x189 += x189.3 + CF, CF to x190
        adc rbx, [rsp+0xd8]        # x190 += x170 + CF, CF to x191
        adc r10, rax               # x191 += x140 + CF, CF to x192
        adc rdx, 0x0               # x192 = x141 + CF, no carry
        add r10, [rsp+0xa0]        # x191 += x123, CF to x192
        adc rdx, 0x0               # x192 += CF, no carry
        mov r11, rdx               # copy x192
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [r8+0x30]    # x127:x126 = arg1[0]*arg2[6]
        mov rcx, rdx               # copy x127
        mov rdi, rax               # copy x126
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [r8+0x30]    # x131:x130 = arg1[2]*arg2[6]
        mov [rsp+0xa0], rdx        # spill x131
        mov [rsp+0xd8], rax        # spill x130
        mov rax, [rsi+0x20]        # load arg1[4]
        mul qword ptr [r8+0x30]    # x135:x134 = arg1[4]*arg2[6]
        mov [rsp+0xb8], rdx        # spill x135
        mov [rsp+0x68], rax        # spill x134
        mov rax, [r8+0x30]         # load arg2[6]
        mul qword ptr [rsi+0x18]   # x133:x132 = arg1[3]*arg2[6]
        mov [rsp+0x50], rdx        # spill x133
        mov [rsp+0xa8], rax        # spill x132
        mov rax, [r8+0x30]         # load arg2[6]
        mul qword ptr [rsi+0x28]   # x137:x136 = arg1[5]*arg2[6]
        mov [rsp+0x48], rdx        # spill x137
        mov [rsp+0x58], rax        # spill x136
        mov rax, [r8+0x30]         # load arg2[6]
        mul qword ptr [rsi+0x30]   # x139:x138 = arg1[6]*arg2[6]
        mov [rsp+0xb0], rdx        # spill x139
        mov [rsp], rax             # spill x138
        mov rax, [rsi+0x40]        # load arg1[8]
        mul qword ptr [r8+0x30]    # x143:x142 = arg1[8]*arg2[6]
        add rdi, r13               # x184 += x126, CF to x185, complete
        adc rcx, [rsp+0x8]         # x185 += x127 + CF, CF to x186
        adc r12, [rsp+0xd8]        # x186 += x130 + CF, CF to x187
        mov r13, [rsp+0xa8]        # reload x132
        adc r13, 0x0               # x187.2 = x132 + CF, CF to x188
        mov [rsp+0xa8], rdi        # spill x184
        mov rdi, [rsp+0x50]        # reload x133
        adc rdi, 0x0               # x188.2 = x133 + CF, no carry
        add rcx, r15               # x185 += x185.2, CF to x186
        adc r12, 0x0               # x186 += CF, CF to x187
        adc r13, 0x0               # x187.2 += CF, CF to x188
        adc rdi, 0x0               # x188.2 += CF, no carry
        mov r15, rdx               # copy x143
        mov [rsp+0x50], rax        # spill x142
        mov rax, [r8+0x38]         # load arg2[7]
        mul qword ptr [rsi+0x28]   # x155:x154 = arg1[5]*arg2[7]
        mov [rsp+0xd8], rdx        # spill x155
        mov [rsp+0x8], rax         # spill x154
        mov rax, [r8+0x38]         # load arg2[7]
        mul qword ptr [rsi+0x20]   # x153:x152 = arg1[4]*arg2[7]
        add rbx, rdx               # x190 += x153, CF to x191
        adc r10, [rsp+0xd0]        # x191 += x171 + CF, CF to x192
        mov rdx, [rsp+0x90]        # reload x125
        adc rdx, [rsp+0x50]        # x192.2 = x125 + x142 + CF, CF to x193
        adc r15, 0x0               # x193 = x143 + CF, no carry
        add r10, [rsp+0xd8]        # x191 += x155, CF to x192
        adc rdx, r11               # x192 += x192.2 + CF, CF to x193
        adc r15, 0x0               # x193 += CF, no carry
        add r9, r13                # x187 += x187.2, CF to x188
        adc r14, [rsp+0x68]        # x188 += x134 + CF, CF to x189
        mov r11, [rsp+0xb8]        # reload x135
        adc r11, [rsp+0x58]        # x189.2 = x135 + x136 + CF, CF to x190
        adc rbx, 0x0               # x190 += CF, CF to x191
        adc r10, 0x0               # x191 += CF, CF to x192
        adc rdx, 0x0               # x192 += CF, CF to x193
        adc r15, 0x0               # x193 += CF, no carry
        mov r13, rdx               # copy x192
        mov [rsp+0xb8], rax        # spill x152
        mov rax, [r8+0x38]         # load arg2[7]
        mul qword ptr [rsi+0x18]   # x151:x150 = arg1[3]*arg2[7]
        mov [rsp+0x58], rdx        # spill x151
        mov [rsp+0x68], rax        # spill x150
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [r8+0x38]    # x147:x146 = arg1[1]*arg2[7]
        mov [rsp+0xd8], rdx        # spill x147
        mov [rsp+0x90], rax        # spill x146
        mov rax, [r8+0x38]         # load arg2[7]
        mul qword ptr [rsi]        # x145:x144 = arg1[0]*arg2[7]
        mov [rsp+0x50], rdx        # spill x145
        mov [rsp+0xd0], rax        # spill x144
        mov rax, [r8+0x38]         # load arg2[7]
        mul qword ptr [rsi+0x10]   # x149:x148 = arg1[2]*arg2[7]
        add r9, [rsp+0xa0]         # x187 += x131, CF to x188
        adc r14, rdi               # x188 += x188.2 + CF, CF to x189
        adc r11, rbp               # x189 += x189.2 + CF, CF to x190
        adc rbx, [rsp+0x48]        # x190 += x137 + CF, CF to x191
        adc r10, 0x0               # x191 += CF, CF to x192
        adc r13, 0x0               # x192 += CF, CF to x193
        adc r15, 0x0               # x193 += CF, no carry
        mov rdi, rdx               # copy x149
        mov rbp, rax               # copy x148
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [r8+0x40]    # x163:x162 = arg1[0]*arg2[8]
        mov [rsp+0x48], rdx        # spill x163
        mov [rsp+0xa0], rax        # spill x162
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [r8+0x40]    # x169:x168 = arg1[3]*arg2[8]
        add r12, [rsp+0xe0]        # x186 += x186.3, CF to x187
        adc r9, rbp                # x187 += x148 + CF, CF to x188
        adc r14, 0x0               # x188 += CF, CF to x189
        adc rax, 0x0               # x189.2 = x168 + CF, CF to x190
        adc rdx, 0x0               # x190.2 = x169 + CF, no carry
        add r9, [rsp+0xd8]         # x187 += x147, CF to x188
        adc rdi, [rsp+0x68]        # x188.2 = x149 + x150 + CF, CF to x189
        adc rax, 0x0               # x189.2 += CF, CF to x190
        adc rdx, 0x0               # x190.2 += CF, no carry
        mov rbp, rdx               # copy x190.2
        mov [rsp+0x68], rax        # spill x189.2
        mov rax, [r8+0x38]         # load arg2[7]
        mul qword ptr [rsi+0x38]   # x159:x158 = arg1[7]*arg2[7]
        mov [rsp+0xd8], rdx        # spill x159
        mov [rsp+0xe0], rax        # spill x158
        mov rax, [r8+0x40]         # load arg2[8]
        mul qword ptr [rsi+0x10]   # x167:x166 = arg1[2]*arg2[8]
        movq xmm1, rdx             # spill x167
        mov [rsp+0x80], rax        # spill x166
        mov rax, [r8+0x38]         # load arg2[7]
        mul qword ptr [rsi+0x40]   # x161:x160 = arg1[8]*arg2[7]
        add rax, [rsp+0xd8]        # x193.2 = x159 + x160, CF to x194
        adc rdx, 0x0               # x194 = x161 + CF, no carry
        add rcx, [rsp+0xd0]        # x185 += x144, CF to x186, complete
        adc r12, [rsp+0xa0]        # x186 += x162 + CF, CF to x187
        adc r9, 0x0                # x187 += CF, CF to x188
        mov [rsp+0xa0], rcx        # spill x185
        mov rcx, [rsp+0x80]        # reload x166
        adc rcx, 0x0               # x188.3 = x166 + CF, CF to x189
        mov [rsp+0x80], rbx        # spill x190
        movq rbx, xmm1             # reload x167
        adc rbx, 0x0               # x189.3 = x167 + CF, no carry
        add rdi, r14               # x188 += x188.2, CF to x189
        adc rbx, 0x0               # x189.3 += CF, no carry
        add rdi, rcx               # x188 += x188.3, CF to x189
        adc rbx, 0x0               # x189.3 += CF, no carry
        mov rcx, rdx               # copy x194
        mov r14, rax               # copy x193.2
        mov rax, [rsi+0x30]        # load arg1[6]
        mul qword ptr [r8+0x38]    # x157:x156 = arg1[6]*arg2[7]
        add r11, [rsp+0x58]        # x189 += x151, CF to x190
        adc rbp, [rsp]             # x190.2 += x138 + CF, CF to x191
        adc rax, r10               # x191 += x156 + CF, CF to x192
        adc rdx, r13               # x192 += x157 + CF, CF to x193
        adc r14, 0x0               # x193.2 += CF, CF to x194
        adc rcx, 0x0               # x194 += CF, no carry
        mov r10, rdx               # copy x192
        mov r13, rax               # copy x191
        mov rax, [r8+0x40]         # load arg2[8]
        mul qword ptr [rsi+0x8]    # x165:x164 = arg1[1]*arg2[8]
        add rax, r9                # x187 += x164, CF to x188
        adc rdx, 0x0               # x188.2 = x165 + CF, no carry
        add r12, [rsp+0x50]        # x186 += x145, CF to x187
        adc rax, [rsp+0x48]        # x187 += x163 + CF, CF to x188
        adc rdx, 0x0               # x188.2 += CF, no carry
        add r11, [rsp+0xb8]        # x189 += x152, CF to x190
        adc rbp, [rsp+0x88]        # x190.2 += x190.3 + CF, CF to x191
        adc r13, [rsp+0xb0]        # x191 += x139 + CF, CF to x192
        adc r10, [rsp+0xe0]        # x192 += x158 + CF, CF to x193
        adc r14, r15               # x193 += x193.2 + CF, CF to x194
        adc rcx, 0x0               # x194 += CF, no carry
        mov r9, rdx                # copy x188.2
        mov r15, rax               # copy x187
        mov rax, [r8+0x40]         # load arg2[8]
        mul qword ptr [rsi+0x30]   # x175:x174 = arg1[6]*arg2[8]
        mov [rsp+0xe0], rdx        # spill x175
        mov [rsp+0xb0], rax        # spill x174
        mov rax, [r8+0x40]         # load arg2[8]
        mul qword ptr [rsi+0x38]   # x177:x176 = arg1[7]*arg2[8]
        mov [rsp+0x88], rdx        # spill x177
        mov [rsp+0xb8], rax        # spill x176
        mov rax, [rsi+0x28]        # load arg1[5]
        mul qword ptr [r8+0x40]    # x173:x172 = arg1[5]*arg2[8]
        add r13, [rsp+0x98]        # x191 += x124, CF to x192
        adc rdx, 0x0               # x192.2 = x173 + CF, no carry
        add r12, [rsp+0x90]        # x186 += x146, CF to x187, complete
        adc r15, 0x0               # x187 += CF, CF to x188, complete
        adc r9, 0x0                # x188.2 += CF, no carry
        add r11, [rsp+0x68]        # x189 += x189.2, CF to x190
        adc rbp, [rsp+0x8]         # x190.2 += x154 + CF, CF to x191
        adc r13, rax               # x191 += x172 + CF, CF to x192
        adc rdx, r10               # x192 += x192.2 + CF, CF to x193
        adc r14, [rsp+0xb8]        # x193 += x176 + CF, CF to x194
        mov rax, [rsp+0x88]        # reload x177
        adc rax, 0x0               # x194.2 = x177 + CF, no carry
        add rdi, r9                # x188 += x188.2, CF to x189, complete
        adc rbx, r11               # x189 += x189.3 + CF, CF to x190, complete
        adc rbp, [rsp+0x80]        # x190 += x190.2 + CF, CF to x191, complete
        adc r13, 0x0               # x191 += CF, CF to x192, complete
        adc rdx, [rsp+0xb0]        # x192 += x174 + CF, CF to x193, complete
        adc r14, [rsp+0xe0]        # x193 += x175 + CF, CF to x194, complete
        adc rcx, rax               # x194 += x194.2 + CF, no carry
        add rcx, [rsp+0x60]        # x194 += x178, no carry, complete

        /* complete: [x194, x193, x192, x191, x190, x189, x188, x187, x186, x185, x184, x183, x182, x181, x180, x179] in [rcx, r14, rdx, r13, rbp, rbx, rdi, r15, r12, [rsp+0xa0], [rsp+0xa8], [rsp+0xc8], [rsp+0x18], [rsp+0x70], [rsp+0x40], xmm2] */
        mov rax, rbx               # copy x189
        shld rax, rdi, 0x37        # x197 = low word of (x189:x188 >> 9)
        mov r8, rcx                # copy x194
        shr r8, 0x9                # x203 = x194 >> 9
        mov r9, r13                # copy x191
        shr r9, 0x9                # t1 = x191 >> 9
        mov r10, rdx               # copy x192
        shl r10, 0x37              # t2 = x192 << 55 mod 2^64
        lea r9, [r9+r10]           # x200 = t1 + t2 mod 2^64 = low word of (x192:x191 >> 9)
        mov r10, r15               # copy x187
        shr r10, 0x9               # t3 = x187 >> 9
        shl rdi, 0x37              # t4 = x188 << 55 mod 2^64
        lea r10, [r10+rdi]         # x196 = t3 + t4 mod 2^64 = low word of (x188:x187 >> 9)
        mov r11, r12               # copy x186
        and r11, 0x1ff             # x204 = x186 & 0x1ff
        lea r8, [r11+r8]           # x213 = x204 + x203
        shr r12, 0x9               # t5 = x186 >> 9
        shl r15, 0x37              # t6 = x187 << 55 mod 2^64
        lea r11, [r12+r15]         # x195 = t5 + t6 mod 2^64 = low word of (x187:x186 >> 9)
        mov rdi, rbp               # copy x190
        shrd rdi, r13, 0x9         # x199 = low word of (x191:x190 >> 9)
        shr rbx, 0x9               # t7 = x189 >> 9
        shl rbp, 0x37              # t8 = x190 << 55 mod 2^64
        lea rsi, [rbx+rbp]         # x198 = t7 + t8 mod 2^64 = low word of (x190:x189 >> 9)
        shrd rdx, r14, 0x9         # x201 = low word of (x193:x192 >> 9)
        shr r14, 0x9               # t9 = x193 >> 9
        shl rcx, 0x37              # t10 = x194 << 55 mod 2^64
        lea rcx, [r14+rcx]         # x202 = t9 + t10 mod 2^64 = low word of (x194:x193 >> 9)
        add r11, [rsp+0x20]        # x205 = x18 + x195, CF to x206, complete
        movq rbx, xmm2             # reload x179
        adc r10, rbx               # x206 = x179 + x196 + CF, CF to x207, complete
        adc rax, [rsp+0x40]        # x207 = x180 + x197 + CF, CF to x208, complete
        adc rsi, [rsp+0x70]        # x208 = x181 + x198 + CF, CF to x209, complete
        adc rdi, [rsp+0x18]        # x209 = x182 + x199 + CF, CF to x210, complete
        adc r9, [rsp+0xc8]         # x210 = x183 + x200 + CF, CF to x211, complete
        adc rdx, [rsp+0xa8]        # x211 = x184 + x201 + CF, CF to x212, complete
        adc rcx, [rsp+0xa0]        # x212 = x185 + x202 + CF, CF to x213, complete
        adc r8, 0x0                # x213 += CF, no carry, complete

        /* complete: [x213, x212, x211, x210, x209, x208, x207, x206, x205] in [r8, rcx, rdx, r9, rdi, rsi, rax, r10, r11] */
        mov rbx, r8                # copy x213
        shr rbx, 0x9               # x214 = x213 >> 9
        and r8, 0x1ff              # x215 = x213 & 0x1ff
        add r11, rbx               # x216 = x205 + x214, CF to x217, complete
        adc r10, 0x0               # x217 = x206 + CF, CF to x218, complete
        adc rax, 0x0               # x218 = x207 + CF, CF to x219, complete
        mov rbx, [rsp+0x28]        # reload pointer out1
        mov [rbx+0x10], rax        # out1[2] = x218
        adc rsi, 0x0               # x219 = x208 + CF, CF to x220, complete
        mov [rbx+0x18], rsi        # out1[3] = x219
        mov [rbx], r11             # out1[0] = x216
        adc rdi, 0x0               # x220 = x209 + CF, CF to x221, complete
        adc r9, 0x0                # x221 = x210 + CF, CF to x222, complete
        adc rdx, 0x0               # x222 = x211 + CF, CF to x223, complete
        adc rcx, 0x0               # x223 = x212 + CF, CF to x224, complete
        adc r8, 0x0                # x224 = x215 + CF, no carry, complete

        /* complete: [x224, x223, x222, x221, x220, x219, x218, x217, x216] in [r8, rcx, rdx, r9, rdi, rsi, rax, r10, r11] */
        mov [rbx+0x40], r8         # out1[8] = x224
        mov [rbx+0x8], r10         # out1[1] = x217
        mov [rbx+0x28], r9         # out1[5] = x221
        mov [rbx+0x38], rcx        # out1[7] = x223
        mov [rbx+0x30], rdx        # out1[6] = x222
        mov [rbx+0x20], rdi        # out1[4] = x220

        add rsp, 0xe8              # the slots are given up
        .cfi_adjust_cfa_offset -232
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
