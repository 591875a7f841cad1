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
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words:
 *   [rsp]       pointer out1
 *   [rsp+0x8]   x18
 *   [rsp+0x10]  x178, then x167
 *   [rsp+0x18]  x94, then x182
 *   [rsp+0x20]  x95, then x184.2, then x79, then x189, then x135, then x188, then x176
 *   [rsp+0x28]  x19, then x65, then x106, then x117, then x192
 *   [rsp+0x30]  x30, then x107, then x186.2, then x184
 *   [rsp+0x38]  x20, then x185, then x181
 *   [rsp+0x40]  x35, then x63, then x185.2, then x111, then x141, then x186
 *   [rsp+0x48]  x40, then x55, then x88, then x189.2, then x193
 *   [rsp+0x50]  x181, then x179
 *   [rsp+0x58]  x183, then x109, then x191
 *   [rsp+0x60]  x182.2, then x99, then x153
 *   [rsp+0x68]  x183.2, then x186, then x122, then x191.2, then x185, then x194
 *   [rsp+0x70]  x43, then x162, then x165
 *   [rsp+0x78]  x182, then x188, then x131, then x169
 *   [rsp+0x80]  x186, then x73, then x140
 *   [rsp+0x88]  x47, then x184, then x187, then x183
 *   [rsp+0x90]  x51, then x187, then x184, then x113
 *   [rsp+0x98]  x50, then x72
 *   [rsp+0xa0]  x184, then x57, then x180
 *   [rsp+0xa8]  x44, then x59, then x187.3, then x123, then x188, then x192, then x193.2
 *   [rsp+0xb0]  x186, then x182, then x103, then x187.2
 *   [rsp+0xb8]  pointer arg1
 *   [rsp+0xc0]  pointer arg2
 *   [rsp+0xc8]  x75, then x188.2, then x188, then x138, then x161
 *   [rsp+0xd0]  x184.2, then x81, then x191, then x186.3, then x158
 *   [rsp+0xd8]  x83, then x186, then x185.2
 *   [rsp+0xe0]  x82, then x137, then x144, then x185
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
 * 494 instructions; 164.5 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.031 [1.029, 1.033] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64-v3 + reduction pass
 * latency: 1.030 [1.027, 1.031] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64-v3 + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 62, 2026-11-27T14:15:36.184Z
 * ./fieldwright optimize --field p521 --op mul --seed 62 --target x86-64-v3 --budget 7s --resume
 * sha256 of the code: 83e0ad7d5594503a9856e3ac699d03cf82b4bc0dc939c3ffdc2f372bf74ac93a
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

        mov rax, [rdx+0x40]        # load arg2[8]
        imul rax, [rsi+0x40]       # x178 = arg1[8]*arg2[8]
        mov r8, rdx                # copy pointer arg2
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r9, r10, [r8]         # x25:x24 = arg1[3]*arg2[0]
        mov rdx, [r8+0x20]         # load arg2[4]
        mulx r11, rcx, [rsi+0x10]  # x95:x94 = arg1[2]*arg2[4]
        mov rdx, [r8]              # load arg2[0]
        mulx rbx, rbp, [rsi]       # x19:x18 = arg1[0]*arg2[0]
        mulx r12, r13, [rsi+0x10]  # x23:x22 = arg1[2]*arg2[0]
        mulx r14, r15, [rsi+0x20]  # x27:x26 = arg1[4]*arg2[0]
        mov [rsp], rdi             # spill pointer out1
        mov [rsp+0x8], rbp         # spill x18
        mulx rdi, rbp, [rsi+0x28]  # x29:x28 = arg1[5]*arg2[0]
        mov [rsp+0x10], rax        # spill x178
        mov [rsp+0x18], rcx        # spill x94
        mulx rax, rcx, [rsi+0x8]   # x21:x20 = arg1[1]*arg2[0]
        mov [rsp+0x20], r11        # spill x95
        mov [rsp+0x28], rbx        # spill x19
        mulx r11, rbx, [rsi+0x30]  # x31:x30 = arg1[6]*arg2[0]
        mov [rsp+0x30], rbx        # spill x30
        mov [rsp+0x38], rcx        # spill x20
        mulx rbx, rcx, [rsi+0x40]  # x35:x34 = arg1[8]*arg2[0]
        add r12, r10               # x181 = x24 + x23, CF to x182
        mov rdx, [r8+0x8]          # load arg2[1]
        mov [rsp+0x40], rbx        # spill x35
        mulx r10, rbx, [rsi+0x10]  # x41:x40 = arg1[2]*arg2[1]
        mov [rsp+0x48], rbx        # spill x40
        mov [rsp+0x50], r12        # spill x181
        mulx rbx, r12, [rsi+0x20]  # x45:x44 = arg1[4]*arg2[1]
        adc r10, 0x0               # x182 = x41 + CF, no carry
        add r14, rbp               # x183 = x28 + x27, CF to x184
        adc rbx, 0x0               # x184 = x45 + CF, no carry
        add r9, r15                # x182.2 = x26 + x25, CF to x183
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rbp, r15, [r8+0x10]   # x61:x60 = arg1[3]*arg2[2]
        adc r15, 0x0               # x183.2 = x60 + CF, CF to x184
        adc rbp, 0x0               # x184.2 = x61 + CF, no carry
        add rbp, rdi               # x184.2 += x29, CF to x185
        mov rdx, [r8+0x8]          # load arg2[1]
        mov [rsp+0x58], r14        # spill x183
        mulx rdi, r14, [rsi+0x8]   # x39:x38 = arg1[1]*arg2[1]
        mov rdx, [r8]              # load arg2[0]
        mov [rsp+0x60], r9         # spill x182.2
        mov [rsp+0x68], r15        # spill x183.2
        mulx r9, r15, [rsi+0x38]   # x33:x32 = arg1[7]*arg2[0]
        adc r15, r11               # x185 = x32 + x31 + CF, CF to x186
        adc r9, 0x0                # x186 = x33 + CF, no carry
        add rax, r13               # x180 = x22 + x21, CF to x181
        mov rdx, [r8+0x8]          # load arg2[1]
        mulx r11, r13, [rsi]       # x37:x36 = arg1[0]*arg2[1]
        adc rdi, 0x0               # x181.2 = x39 + CF, no carry
        add r13, [rsp+0x38]        # x179 = x20 + x36, CF to x180
        adc r11, 0x0               # x180.2 = x37 + CF, no carry
        add r9, rcx                # x186 += x34, CF to x187
        mov [rsp+0x38], r15        # spill x185
        mulx rcx, r15, [rsi+0x18]  # x43:x42 = arg1[3]*arg2[1]
        mov [rsp+0x70], rcx        # spill x43
        mov [rsp+0x78], r10        # spill x182
        mulx rcx, r10, [rsi+0x28]  # x47:x46 = arg1[5]*arg2[1]
        mov [rsp+0x80], r9         # spill x186
        mov [rsp+0x88], rcx        # spill x47
        mulx r9, rcx, [rsi+0x38]   # x51:x50 = arg1[7]*arg2[1]
        mov [rsp+0x90], r9         # spill x51
        mov [rsp+0x98], rcx        # spill x50
        mulx r9, rcx, [rsi+0x30]   # x49:x48 = arg1[6]*arg2[1]
        mov [rsp+0xa0], rbx        # spill x184
        mov [rsp+0xa8], r12        # spill x44
        mulx rbx, r12, [rsi+0x40]  # x53:x52 = arg1[8]*arg2[1]
        adc r12, 0x0               # x187 = x52 + CF, CF to x188
        adc rbx, 0x0               # x188 = x53 + CF, no carry
        add r13, [rsp+0x28]        # x179 += x19, CF to x180, complete
        adc r14, rax               # x180 += x38 + CF, CF to x181
        adc rdi, 0x0               # x181.2 += CF, no carry
        add r11, r14               # x180 += x180.2, CF to x181
        mov rax, [rsp+0x50]        # reload x181
        adc rax, [rsp+0x48]        # x181 += x40 + CF, CF to x182
        mov rdx, [rsi]             # load arg1[0]
        mov [rsp+0x50], r13        # spill x179
        mulx r14, r13, [r8+0x20]   # x91:x90 = arg1[0]*arg2[4]
        adc r15, r13               # x182.3 = x90 + x42 + CF, CF to x183
        adc r14, 0x0               # x183.3 = x91 + CF, no carry
        add rbp, r10               # x184.2 += x46, CF to x185
        adc rcx, [rsp+0x20]        # x185.2 = x95 + x48 + CF, CF to x186
        adc r9, 0x0                # x186.2 = x49 + CF, no carry
        add r14, [rsp+0xa8]        # x183.3 += x44, CF to x184
        mov rdx, [r8+0x10]         # load arg2[2]
        mulx r10, r13, [rsi+0x10]  # x59:x58 = arg1[2]*arg2[2]
        mov [rsp+0xa8], r10        # spill x59
        mov [rsp+0x20], rbp        # spill x184.2
        mulx r10, rbp, [rsi+0x20]  # x63:x62 = arg1[4]*arg2[2]
        adc rbp, [rsp+0xa0]        # x184 += x62 + CF, CF to x185
        adc rcx, [rsp+0x88]        # x185.2 += x47 + CF, CF to x186
        mov [rsp+0x88], rbp        # spill x184
        mov rbp, [rsp+0x80]        # reload x186
        adc rbp, [rsp+0x98]        # x186 += x50 + CF, CF to x187
        adc r12, 0x0               # x187 += CF, CF to x188
        adc rbx, 0x0               # x188 += CF, no carry
        add r9, rbp                # x186 += x186.2, CF to x187
        adc r12, [rsp+0x40]        # x187 += x35 + CF, CF to x188
        adc rbx, 0x0               # x188 += CF, no carry
        add r12, [rsp+0x90]        # x187 += x51, CF to x188
        mov [rsp+0x90], r12        # spill x187
        mulx rbp, r12, [rsi]       # x55:x54 = arg1[0]*arg2[2]
        adc rbx, 0x0               # x188 += CF, no carry
        add rax, rdi               # x181 += x181.2, CF to x182
        adc r15, [rsp+0x78]        # x182 += x182.3 + CF, CF to x183
        mov rdx, [r8+0x18]         # load arg2[3]
        mov [rsp+0x78], rbx        # spill x188
        mulx rdi, rbx, [rsi+0x10]  # x77:x76 = arg1[2]*arg2[3]
        adc rbx, r14               # x183.3 += x76 + CF, CF to x184
        mov [rsp+0x40], r10        # spill x63
        mulx r14, r10, [rsi]       # x73:x72 = arg1[0]*arg2[3]
        mov rdx, [r8+0x10]         # load arg2[2]
        mov [rsp+0x80], r14        # spill x73
        mov [rsp+0x98], r10        # spill x72
        mulx r14, r10, [rsi+0x8]   # x57:x56 = arg1[1]*arg2[2]
        mov [rsp+0xa0], r14        # spill x57
        mov [rsp+0x48], rbp        # spill x55
        mulx r14, rbp, [rsi+0x28]  # x65:x64 = arg1[5]*arg2[2]
        mov [rsp+0x28], r14        # spill x65
        mov [rsp+0xb0], r9         # spill x186
        mulx r14, r9, [rsi+0x30]   # x67:x66 = arg1[6]*arg2[2]
        mov [rsp+0xb8], rsi        # spill pointer arg1
        mov [rsp+0xc0], r8         # spill pointer arg2
        mulx rsi, r8, [rsi+0x40]   # x71:x70 = arg1[8]*arg2[2]
        adc rdi, 0x0               # x184.3 = x77 + CF, CF to x185
        adc rbp, 0x0               # x185.3 = x64 + CF, CF to x186
        adc r9, 0x0                # x186.2 = x66 + CF, CF to x187
        adc r14, 0x0               # x187.2 = x67 + CF, no carry
        add r11, r12               # x180 += x54, CF to x181, complete
        adc r10, rax               # x181 += x56 + CF, CF to x182
        adc r13, r15               # x182 += x58 + CF, CF to x183
        adc rbx, [rsp+0x68]        # x183.2 += x183.3 + CF, CF to x184
        adc rdi, [rsp+0x20]        # x184.2 += x184.3 + CF, CF to x185
        adc rbp, rcx               # x185.2 += x185.3 + CF, CF to x186
        adc r9, [rsp+0xb0]         # x186 += x186.2 + CF, CF to x187
        mov rax, [rsp+0xb8]        # reload pointer arg1
        mov rdx, [rax+0x28]        # load arg1[5]
        mov rcx, [rsp+0xc0]        # reload pointer arg2
        mulx r12, r15, [rcx+0x20]  # x101:x100 = arg1[5]*arg2[4]
        adc r15, 0x0               # x187.3 = x100 + CF, CF to x188
        adc r12, r8                # x188.2 = x101 + x70 + CF, CF to x189
        adc rsi, 0x0               # x189 = x71 + CF, no carry
        add r10, [rsp+0x48]        # x181 += x55, CF to x182
        adc r13, [rsp+0xa0]        # x182 += x57 + CF, CF to x183
        mov rdx, [rcx+0x20]        # load arg2[4]
        mov [rsp+0xa0], r11        # spill x180
        mulx r8, r11, [rax+0x40]   # x107:x106 = arg1[8]*arg2[4]
        adc rbx, [rsp+0xa8]        # x183.2 += x59 + CF, CF to x184
        adc rdi, [rsp+0x30]        # x184.2 += x30 + CF, CF to x185
        adc rbp, [rsp+0x40]        # x185.2 += x63 + CF, CF to x186
        mov rdx, [rcx+0x10]        # load arg2[2]
        mov [rsp+0x40], rbp        # spill x185.2
        mov [rsp+0x30], r8         # spill x107
        mulx rbp, r8, [rax+0x38]   # x69:x68 = arg1[7]*arg2[2]
        adc r9, [rsp+0x28]         # x186 += x65 + CF, CF to x187
        mov rdx, [rcx+0x18]        # load arg2[3]
        mov [rsp+0x28], r11        # spill x106
        mov [rsp+0xa8], r15        # spill x187.3
        mulx r11, r15, [rax+0x40]  # x89:x88 = arg1[8]*arg2[3]
        mov [rsp+0x48], r15        # spill x88
        mov [rsp+0xb0], r13        # spill x182
        mulx r15, r13, [rax+0x18]  # x79:x78 = arg1[3]*arg2[3]
        mov [rsp+0x20], r15        # spill x79
        mov [rsp+0x68], r9         # spill x186
        mulx r15, r9, [rax+0x8]    # x75:x74 = arg1[1]*arg2[3]
        mov [rsp+0xc8], r15        # spill x75
        mov [rsp+0xd0], rdi        # spill x184.2
        mulx r15, rdi, [rax+0x28]  # x83:x82 = arg1[5]*arg2[3]
        mov [rsp+0xd8], r15        # spill x83
        mov [rsp+0xe0], rdi        # spill x82
        mulx r15, rdi, [rax+0x30]  # x85:x84 = arg1[6]*arg2[3]
        adc r14, rdi               # x187.2 += x84 + CF, CF to x188
        adc r15, 0x0               # x188.3 = x85 + CF, no carry
        add r8, r14                # x187.2 += x68, CF to x188
        adc rbp, r12               # x188.2 += x69 + CF, CF to x189
        mulx rdi, r12, [rax+0x38]  # x87:x86 = arg1[7]*arg2[3]
        adc rdi, rsi               # x189 += x87 + CF, CF to x190
        adc r11, 0x0               # x190 = x89 + CF, no carry
        add r10, [rsp+0x98]        # x181 += x72, CF to x182, complete
        adc r9, [rsp+0x80]         # x182.3 = x73 + x74 + CF, CF to x183
        mulx rsi, r14, [rax+0x20]  # x81:x80 = arg1[4]*arg2[3]
        adc rbx, [rsp+0x70]        # x183.2 += x43 + CF, CF to x184
        adc r13, [rsp+0xd0]        # x184.2 += x78 + CF, CF to x185
        adc r14, [rsp+0x38]        # x185 += x80 + CF, CF to x186
        mov rdx, [rcx+0x40]        # load arg2[8]
        mov [rsp+0x38], r10        # spill x181
        mov [rsp+0xd0], rsi        # spill x81
        mulx r10, rsi, [rax]       # x163:x162 = arg1[0]*arg2[8]
        mov [rsp+0x70], rsi        # spill x162
        mov rsi, [rsp+0x68]        # reload x186
        adc rsi, [rsp+0xe0]        # x186 += x82 + CF, CF to x187
        adc r10, [rsp+0x90]        # x187 += x163 + CF, CF to x188
        adc rbp, r12               # x188.2 += x86 + CF, CF to x189
        adc rdi, 0x0               # x189 += CF, CF to x190
        adc r11, 0x0               # x190 += CF, no carry
        mov r12, [rsp+0xb0]        # reload x182
        add r12, [rsp+0x60]        # x182 += x182.2, CF to x183
        adc rbx, [rsp+0xc8]        # x183.2 += x75 + CF, CF to x184
        adc r13, [rsp+0x88]        # x184 += x184.2 + CF, CF to x185
        adc r14, [rsp+0x20]        # x185 += x79 + CF, CF to x186
        mov rdx, [rcx+0x20]        # load arg2[4]
        mov [rsp+0x20], rdi        # spill x189
        mov [rsp+0x88], r10        # spill x187
        mulx rdi, r10, [rax+0x18]  # x97:x96 = arg1[3]*arg2[4]
        adc rdi, rsi               # x186 += x97 + CF, CF to x187
        adc r8, [rsp+0xd8]         # x187.2 += x83 + CF, CF to x188
        adc r15, rbp               # x188.2 += x188.3 + CF, CF to x189
        mov rdx, [rax+0x28]        # load arg1[5]
        mulx rsi, rbp, [rcx+0x28]  # x119:x118 = arg1[5]*arg2[5]
        adc rsi, [rsp+0x48]        # x189.2 = x119 + x88 + CF, CF to x190
        mov rdx, [rcx+0x20]        # load arg2[4]
        mov [rsp+0x48], rsi        # spill x189.2
        mov [rsp+0xd8], rdi        # spill x186
        mulx rsi, rdi, [rax+0x30]  # x103:x102 = arg1[6]*arg2[4]
        mov [rsp+0xc8], r15        # spill x188.2
        mov [rsp+0xb0], rsi        # spill x103
        mulx r15, rsi, [rax+0x20]  # x99:x98 = arg1[4]*arg2[4]
        mov [rsp+0x60], r15        # spill x99
        mov [rsp+0x90], r13        # spill x184
        mulx r15, r13, [rax+0x8]   # x93:x92 = arg1[1]*arg2[4]
        adc r11, 0x0               # x190 += CF, no carry
        add r9, r12                # x182 += x182.3, CF to x183, complete
        adc r13, rbx               # x183.2 += x92 + CF, CF to x184
        mulx rbx, r12, [rax+0x38]  # x105:x104 = arg1[7]*arg2[4]
        adc r15, [rsp+0x18]        # x184.2 = x94 + x93 + CF, CF to x185
        adc r14, r10               # x185 += x96 + CF, CF to x186
        mov rdx, [rcx+0x30]        # load arg2[6]
        mov [rsp+0x18], r9         # spill x182
        mulx r10, r9, [rax+0x10]   # x131:x130 = arg1[2]*arg2[6]
        adc r9, rsi                # x186.2 = x130 + x98 + CF, CF to x187
        adc r8, [rsp+0xa8]         # x187.2 += x187.3 + CF, CF to x188
        adc rbp, rdi               # x188.3 = x118 + x102 + CF, CF to x189
        mov rdx, [rax+0x20]        # load arg1[4]
        mulx rdi, rsi, [rcx+0x38]  # x153:x152 = arg1[4]*arg2[7]
        adc rsi, r12               # x189.3 = x152 + x104 + CF, CF to x190
        adc rbx, [rsp+0x28]        # x190.2 = x105 + x106 + CF, CF to x191
        mov r12, [rsp+0x30]        # reload x107
        adc r12, 0x0               # x191 = x107 + CF, no carry
        add r13, [rsp+0x58]        # x183 += x183.2, CF to x184
        adc r15, [rsp+0x90]        # x184 += x184.2 + CF, CF to x185
        adc r14, [rsp+0x40]        # x185 += x185.2 + CF, CF to x186
        adc r9, [rsp+0xd0]         # x186.2 += x81 + CF, CF to x187
        adc r8, [rsp+0x60]         # x187.2 += x99 + CF, CF to x188
        adc rbp, [rsp+0x78]        # x188 += x188.3 + CF, CF to x189
        adc rsi, [rsp+0xb0]        # x189.3 += x103 + CF, CF to x190
        adc rbx, r11               # x190 += x190.2 + CF, CF to x191
        mov rdx, [rcx+0x28]        # load arg2[5]
        mov [rsp+0xb0], r8         # spill x187.2
        mulx r11, r8, [rax+0x8]    # x111:x110 = arg1[1]*arg2[5]
        mov [rsp+0x78], r10        # spill x131
        mov [rsp+0x60], rdi        # spill x153
        mulx r10, rdi, [rax]       # x109:x108 = arg1[0]*arg2[5]
        mov [rsp+0xd0], r12        # spill x191
        mov [rsp+0x40], r11        # spill x111
        mulx r12, r11, [rax+0x10]  # x113:x112 = arg1[2]*arg2[5]
        mov [rsp+0x90], r12        # spill x113
        mov [rsp+0x58], r10        # spill x109
        mulx r12, r10, [rax+0x40]  # x125:x124 = arg1[8]*arg2[5]
        adc r10, 0x0               # x191.2 = x124 + CF, CF to x192
        adc r12, 0x0               # x192 = x125 + CF, no carry
        add rdi, r13               # x183 += x108, CF to x184, complete
        adc r15, r8                # x184 += x110 + CF, CF to x185
        adc r14, r11               # x185 += x112 + CF, CF to x186
        mulx r8, r11, [rax+0x18]   # x115:x114 = arg1[3]*arg2[5]
        adc r9, r11                # x186.2 += x114 + CF, CF to x187
        mulx r11, r13, [rax+0x20]  # x117:x116 = arg1[4]*arg2[5]
        adc r13, [rsp+0x88]        # x187 += x116 + CF, CF to x188
        mov [rsp+0x88], rdi        # spill x183
        mov [rsp+0x30], r9         # spill x186.2
        mulx rdi, r9, [rax+0x30]   # x121:x120 = arg1[6]*arg2[5]
        adc rbp, [rsp+0xc8]        # x188 += x188.2 + CF, CF to x189
        mov [rsp+0xc8], rbp        # spill x188
        mov [rsp+0x28], r11        # spill x117
        mulx rbp, r11, [rax+0x38]  # x123:x122 = arg1[7]*arg2[5]
        mov rdx, [rcx+0x30]        # load arg2[6]
        mov [rsp+0xa8], rbp        # spill x123
        mov [rsp+0x68], r11        # spill x122
        mulx rbp, r11, [rax+0x30]  # x139:x138 = arg1[6]*arg2[6]
        adc rsi, r9                # x189.3 += x120 + CF, CF to x190
        adc rdi, rbx               # x190 += x121 + CF, CF to x191
        adc r10, rbp               # x191.2 += x139 + CF, CF to x192
        adc r12, 0x0               # x192 += CF, no carry
        add r15, [rsp+0x58]        # x184 += x109, CF to x185
        mulx r9, rbx, [rax+0x8]    # x129:x128 = arg1[1]*arg2[6]
        adc r14, [rsp+0x40]        # x185 += x111 + CF, CF to x186
        adc r9, 0x0                # x186.3 = x129 + CF, CF to x187
        adc r13, r8                # x187 += x115 + CF, CF to x188
        mov r8, [rsp+0xc8]         # reload x188
        adc r8, [rsp+0x28]         # x188 += x117 + CF, CF to x189
        mov [rsp+0xc8], r11        # spill x138
        mulx rbp, r11, [rax]       # x127:x126 = arg1[0]*arg2[6]
        adc rsi, [rsp+0x20]        # x189 += x189.3 + CF, CF to x190
        adc rdi, [rsp+0x68]        # x190 += x122 + CF, CF to x191
        mov [rsp+0x68], r10        # spill x191.2
        mov r10, [rsp+0xa8]        # reload x123
        adc r10, [rsp+0xd0]        # x191 += x123 + CF, CF to x192
        mov [rsp+0xa8], r8         # spill x188
        mov [rsp+0xd0], r9         # spill x186.3
        mulx r8, r9, [rax+0x20]    # x135:x134 = arg1[4]*arg2[6]
        mov [rsp+0x20], r8         # spill x135
        mov [rsp+0x28], r12        # spill x192
        mulx r8, r12, [rax+0x38]   # x141:x140 = arg1[7]*arg2[6]
        mov [rsp+0x40], r8         # spill x141
        mov [rsp+0x58], r10        # spill x191
        mulx r8, r10, [rax+0x28]   # x137:x136 = arg1[5]*arg2[6]
        mov [rsp+0xe0], r8         # spill x137
        mov [rsp+0x80], r12        # spill x140
        mulx r8, r12, [rax+0x40]   # x143:x142 = arg1[8]*arg2[6]
        adc r12, 0x0               # x192.2 = x142 + CF, CF to x193
        adc r8, 0x0                # x193 = x143 + CF, no carry
        add r11, r15               # x184 += x126, CF to x185, complete
        adc rbp, 0x0               # x185.2 = x127 + CF, CF to x186
        mov r15, [rsp+0x30]        # reload x186.2
        adc r15, [rsp+0xd8]        # x186 += x186.2 + CF, CF to x187
        mov [rsp+0x30], r11        # spill x184
        mov [rsp+0xd8], rbp        # spill x185.2
        mulx r11, rbp, [rax+0x18]  # x133:x132 = arg1[3]*arg2[6]
        adc rbp, 0x0               # x187.3 = x132 + CF, CF to x188
        adc r11, 0x0               # x188.2 = x133 + CF, no carry
        add rbx, r14               # x185 += x128, CF to x186
        adc r15, [rsp+0x90]        # x186 += x113 + CF, CF to x187
        adc rbp, r13               # x187 += x187.3 + CF, CF to x188
        adc r11, r9                # x188.2 += x134 + CF, CF to x189
        adc rsi, r10               # x189 += x136 + CF, CF to x190
        adc rdi, [rsp+0x60]        # x190 += x153 + CF, CF to x191
        mov rdx, [rcx+0x38]        # load arg2[7]
        mulx r9, r10, [rax]        # x145:x144 = arg1[0]*arg2[7]
        mov r13, [rsp+0x80]        # reload x140
        adc r13, [rsp+0x58]        # x191 += x140 + CF, CF to x192
        adc r12, [rsp+0x28]        # x192 += x192.2 + CF, CF to x193
        adc r8, 0x0                # x193 += CF, no carry
        add rbx, [rsp+0xd8]        # x185 += x185.2, CF to x186
        adc r9, [rsp+0xd0]         # x186.3 += x145 + CF, CF to x187
        adc rbp, [rsp+0x78]        # x187 += x131 + CF, CF to x188
        adc r11, [rsp+0xa8]        # x188 += x188.2 + CF, CF to x189
        adc rsi, [rsp+0x20]        # x189 += x135 + CF, CF to x190
        adc rdi, [rsp+0xe0]        # x190 += x137 + CF, CF to x191
        adc r13, [rsp+0x68]        # x191 += x191.2 + CF, CF to x192
        adc r12, [rsp+0x40]        # x192 += x141 + CF, CF to x193
        mov [rsp+0x40], r15        # spill x186
        mulx r14, r15, [rax+0x8]   # x147:x146 = arg1[1]*arg2[7]
        mov [rsp+0x68], rbx        # spill x185
        mov [rsp+0xe0], r10        # spill x144
        mulx rbx, r10, [rax+0x10]  # x149:x148 = arg1[2]*arg2[7]
        mov [rsp+0x20], r11        # spill x188
        mov [rsp+0xa8], r12        # spill x192
        mulx r11, r12, [rax+0x18]  # x151:x150 = arg1[3]*arg2[7]
        adc r8, 0x0                # x193 += CF, no carry
        add r15, r9                # x186.3 += x146, CF to x187
        adc r10, rbp               # x187 += x148 + CF, CF to x188
        mulx r9, rbp, [rax+0x28]   # x155:x154 = arg1[5]*arg2[7]
        adc r12, rbx               # x188.2 = x149 + x150 + CF, CF to x189
        adc r11, 0x0               # x189.3 = x151 + CF, no carry
        add r10, r14               # x187 += x147, CF to x188
        mov rdx, [rax+0x30]        # load arg1[6]
        mulx rbx, r14, [rcx+0x40]  # x175:x174 = arg1[6]*arg2[8]
        adc r12, 0x0               # x188.2 += CF, CF to x189
        adc rsi, [rsp+0x48]        # x189 += x189.2 + CF, CF to x190
        adc rbp, rdi               # x190 += x154 + CF, CF to x191
        mov [rsp+0x48], r8         # spill x193
        mulx rdi, r8, [rcx+0x38]   # x157:x156 = arg1[6]*arg2[7]
        adc r9, r13                # x191 += x155 + CF, CF to x192
        adc r14, [rsp+0xa8]        # x192 += x174 + CF, CF to x193
        adc rbx, 0x0               # x193.2 = x175 + CF, no carry
        add r15, [rsp+0x70]        # x186.3 += x162, CF to x187
        adc r10, 0x0               # x187 += CF, CF to x188
        adc r12, [rsp+0x20]        # x188 += x188.2 + CF, CF to x189
        adc rsi, r11               # x189 += x189.3 + CF, CF to x190
        adc rbp, [rsp+0xc8]        # x190 += x138 + CF, CF to x191
        adc r8, r9                 # x191 += x156 + CF, CF to x192
        adc r14, rdi               # x192 += x157 + CF, CF to x193
        mov rdx, [rax+0x40]        # load arg1[8]
        mulx r9, r11, [rcx+0x38]   # x161:x160 = arg1[8]*arg2[7]
        mov rdx, [rax+0x38]        # load arg1[7]
        mulx rdi, r13, [rcx+0x40]  # x177:x176 = arg1[7]*arg2[8]
        mov [rsp+0xc8], r9         # spill x161
        mov [rsp+0x20], r13        # spill x176
        mulx r9, r13, [rcx+0x38]   # x159:x158 = arg1[7]*arg2[7]
        adc r11, r9                # x193.3 = x159 + x160 + CF, CF to x194
        adc rdi, 0x0               # x194 = x177 + CF, no carry
        add rbx, r11               # x193.2 += x193.3, CF to x194
        adc rdi, [rsp+0x10]        # x194 += x178 + CF, no carry
        mov rdx, [rcx+0x40]        # load arg2[8]
        mulx r9, r11, [rax+0x10]   # x167:x166 = arg1[2]*arg2[8]
        mov [rsp+0x10], r9         # spill x167
        mov r9, [rsp+0xe0]         # reload x144
        add r9, [rsp+0x68]         # x185 += x144, CF to x186, complete
        mov [rsp+0xe0], r9         # spill x185
        mov [rsp+0x68], rdi        # spill x194
        mulx r9, rdi, [rax+0x8]    # x165:x164 = arg1[1]*arg2[8]
        mov [rsp+0x70], r9         # spill x165
        mov [rsp+0xa8], rbx        # spill x193.2
        mulx r9, rbx, [rax+0x18]   # x169:x168 = arg1[3]*arg2[8]
        mov [rsp+0x78], r9         # spill x169
        mov [rsp+0xd0], r13        # spill x158
        mulx r9, r13, [rax+0x28]   # x173:x172 = arg1[5]*arg2[8]
        mulx rax, rcx, [rax+0x20]  # x171:x170 = arg1[4]*arg2[8]
        adc r15, [rsp+0x40]        # x186 += x186.3 + CF, CF to x187, complete
        adc rdi, r10               # x187 += x164 + CF, CF to x188
        adc r11, r12               # x188 += x166 + CF, CF to x189
        adc rsi, rbx               # x189 += x168 + CF, CF to x190
        adc rbp, rcx               # x190 += x170 + CF, CF to x191
        adc rax, r8                # x191 += x171 + CF, CF to x192
        adc r14, [rsp+0xd0]        # x192 += x158 + CF, CF to x193
        mov r8, [rsp+0xa8]         # reload x193.2
        adc r8, [rsp+0x48]         # x193 += x193.2 + CF, CF to x194
        mov r10, [rsp+0x68]        # reload x194
        adc r10, 0x0               # x194 += CF, no carry
        add rdi, [rsp+0xb0]        # x187 += x187.2, CF to x188, complete
        adc r11, [rsp+0x70]        # x188 += x165 + CF, CF to x189, complete
        adc rsi, [rsp+0x10]        # x189 += x167 + CF, CF to x190, complete
        adc rbp, [rsp+0x78]        # x190 += x169 + CF, CF to x191, complete
        adc r13, rax               # x191 += x172 + CF, CF to x192, complete
        adc r14, r9                # x192 += x173 + CF, CF to x193, complete
        adc r8, [rsp+0x20]         # x193 += x176 + CF, CF to x194, complete
        adc r10, 0x0               # x194 += CF, no carry
        mov rax, r14               # copy x192
        shld rax, r13, 0x37        # x200 = low word of (x192:x191 >> 9)
        shr r14, 0x9               # t1 = x192 >> 9
        mov r9, r8                 # copy x193
        shl r9, 0x37               # t2 = x193 << 55 mod 2^64
        lea r9, [r14+r9]           # x201 = t1 + t2 mod 2^64 = low word of (x193:x192 >> 9)
        mov rcx, [rsp+0xc8]        # reload x161
        lea r10, [r10+rcx]         # x194 += x161, complete

        /* complete: [x194, x193, x192, x191, x190, x189, x188, x187, x186, x185, x184, x183, x182, x181, x180, x179] in [r10, r8, -, r13, rbp, rsi, r11, rdi, r15, [rsp+0xe0], [rsp+0x30], [rsp+0x88], [rsp+0x18], [rsp+0x38], [rsp+0xa0], [rsp+0x50]] */
        mov rcx, rdi               # copy x187
        shld rcx, r15, 0x37        # x195 = low word of (x187:x186 >> 9)
        and r15, 0x1ff             # x204 = x186 & 0x1ff
        shr rdi, 0x9               # t3 = x187 >> 9
        mov rdx, r11               # copy x188
        shl rdx, 0x37              # t4 = x188 << 55 mod 2^64
        lea rdi, [rdi+rdx]         # x196 = t3 + t4 mod 2^64 = low word of (x188:x187 >> 9)
        mov edx, 0x9               # constant 9
        shrx rdx, rbp, rdx         # t5 = x190 >> 9
        mov ebx, 0x37              # constant 0x37
        shlx rbx, r13, rbx         # t6 = x191 << 0x37 mod 2^64
        lea rdx, [rdx+rbx]         # x199 = t5 + t6 mod 2^64 = low word of (x191:x190 >> 9)
        mov rbx, rsi               # copy x189
        shrd rbx, rbp, 0x9         # x198 = low word of (x190:x189 >> 9)
        shr r8, 0x9                # t7 = x193 >> 9
        mov rbp, r10               # copy x194
        shl rbp, 0x37              # t8 = x194 << 55 mod 2^64
        lea r8, [r8+rbp]           # x202 = t7 + t8 mod 2^64 = low word of (x194:x193 >> 9)
        shrd r11, rsi, 0x9         # x197 = low word of (x189:x188 >> 9)
        shr r10, 0x9               # x203 = x194 >> 9
        add rcx, [rsp+0x8]         # x205 = x18 + x195, CF to x206, complete
        adc rdi, [rsp+0x50]        # x206 = x179 + x196 + CF, CF to x207, complete
        adc r11, [rsp+0xa0]        # x207 = x180 + x197 + CF, CF to x208, complete
        adc rbx, [rsp+0x38]        # x208 = x181 + x198 + CF, CF to x209, complete
        adc rdx, [rsp+0x18]        # x209 = x182 + x199 + CF, CF to x210, complete
        adc rax, [rsp+0x88]        # x210 = x183 + x200 + CF, CF to x211, complete
        adc r9, [rsp+0x30]         # x211 = x184 + x201 + CF, CF to x212, complete
        adc r8, [rsp+0xe0]         # x212 = x185 + x202 + CF, CF to x213, complete
        adc r10, r15               # x213 = x204 + x203 + CF, no carry, complete

        /* complete: [x213, x212, x211, x210, x209, x208, x207, x206, x205] in [r10, r8, r9, rax, rdx, rbx, r11, rdi, rcx] */
        mov rsi, r10               # copy x213
        shr rsi, 0x9               # x214 = x213 >> 9
        add rsi, rcx               # x216 = x205 + x214, CF to x217, complete
        adc rdi, 0x0               # x217 = x206 + CF, CF to x218, complete
        adc r11, 0x0               # x218 = x207 + CF, CF to x219, complete
        mov rcx, [rsp]             # reload pointer out1
        mov [rcx+0x10], r11        # out1[2] = x218
        adc rbx, 0x0               # x219 = x208 + CF, CF to x220, complete
        adc rdx, 0x0               # x220 = x209 + CF, CF to x221, complete
        adc rax, 0x0               # x221 = x210 + CF, CF to x222, complete
        adc r9, 0x0                # x222 = x211 + CF, CF to x223, complete
        adc r8, 0x0                # x223 = x212 + CF, CF to x224, complete
        mov [rcx+0x38], r8         # out1[7] = x223
        mov [rcx+0x28], rax        # out1[5] = x221
        mov [rcx+0x30], r9         # out1[6] = x222
        mov eax, 0x0               # begins x224 = CF
        adc rax, 0x0               # x224 = CF
        and r10, 0x1ff             # x215 = x213 & 0x1ff
        mov [rcx+0x18], rbx        # out1[3] = x219
        mov [rcx+0x20], rdx        # out1[4] = x220
        add r10, rax               # x224 += x215, no carry, complete

        /* complete: [x224, x223, x222, x221, x220, x219, x218, x217, x216] in [r10, r8, r9, -, rdx, rbx, r11, rdi, rsi] */
        mov [rcx+0x40], r10        # out1[8] = x224
        mov [rcx], rsi             # out1[0] = x216
        mov [rcx+0x8], rdi         # out1[1] = x217

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
