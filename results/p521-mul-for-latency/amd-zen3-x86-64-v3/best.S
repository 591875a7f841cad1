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
 *   [rsp+0x10]  x178
 *   [rsp+0x18]  x29, then x183, then x140, then x193
 *   [rsp+0x20]  x30, then x88, then x118, then x189.2, then x124, then x192, then x151, then x185
 *   [rsp+0x28]  x31, then x60, then x188, then x189, then x129, then x147, then x187
 *   [rsp+0x30]  x35, then x65, then x185.2, then x186, then x191, then x188, then x165
 *   [rsp+0x38]  x34, then x185, then x184
 *   [rsp+0x40]  x41, then x55, then x186, then x103, then x185, then x135, then x192
 *   [rsp+0x48]  x39, then x57, then x75, then x183
 *   [rsp+0x50]  x38, then x186, then x77
 *   [rsp+0x58]  x51, then x187, then x186.2
 *   [rsp+0x60]  x43, then x76, then pointer arg1
 *   [rsp+0x68]  x186, then x108, then x185.2, then x189, then x174
 *   [rsp+0x70]  x50, then x90, then x190, then x137, then x157, then x171
 *   [rsp+0x78]  x45, then x63, then x187.3, then x191.2, then x190
 *   [rsp+0x80]  x49, then x59, then x73, then x99, then x191, then x170
 *   [rsp+0x88]  x48, then x94, then x141, then x145, then x167
 *   [rsp+0x90]  x184, then x179
 *   [rsp+0x98]  x44, then x46, then x190, then x159
 *   [rsp+0xa0]  x185.2, then x184, then x182
 *   [rsp+0xa8]  x69
 *   [rsp+0xb0]  x68
 *   [rsp+0xb8]  x180
 *   [rsp+0xc0]  x183.2, then x181
 *   [rsp+0xc8]  x79, then x187.4, then x113
 *   [rsp+0xd0]  x78, then pointer arg2
 *   [rsp+0xd8]  x188.3, then x127, then x156
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
 * 488 instructions; 168.6 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.008 [1.006, 1.008] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64-v3 + reduction pass
 * latency: 1.056 [1.054, 1.059] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64-v3 + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 69, 2026-11-27T14:17:54.717Z
 * ./fieldwright optimize --field p521 --op mul --seed 69 --target x86-64-v3 --budget 7s --for latency --resume
 * sha256 of the code: 2ce1b596dc71d4c4f39d524018680742142b5c409e72ea417163b8541f798e4f
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
        sub rsp, 0xe0              # room for the slots
        .cfi_adjust_cfa_offset 224

        mov rax, rdx               # copy pointer arg2
        mov rdx, [rax]             # load arg2[0]
        mulx r8, r9, [rsi]         # x19:x18 = arg1[0]*arg2[0]
        mulx r10, r11, [rsi+0x8]   # x21:x20 = arg1[1]*arg2[0]
        mulx rcx, rbx, [rsi+0x10]  # x23:x22 = arg1[2]*arg2[0]
        mulx rbp, r12, [rsi+0x18]  # x25:x24 = arg1[3]*arg2[0]
        mov r13, [rsi+0x40]        # load arg1[8]
        imul r13, [rax+0x40]       # x178 = arg1[8]*arg2[8]
        mulx r14, r15, [rsi+0x20]  # x27:x26 = arg1[4]*arg2[0]
        mov [rsp], rdi             # spill pointer out1
        mov [rsp+0x8], r9          # spill x18
        mulx rdi, r9, [rsi+0x28]   # x29:x28 = arg1[5]*arg2[0]
        mov [rsp+0x10], r13        # spill x178
        mov [rsp+0x18], rdi        # spill x29
        mulx r13, rdi, [rsi+0x30]  # x31:x30 = arg1[6]*arg2[0]
        mov [rsp+0x20], rdi        # spill x30
        mov [rsp+0x28], r13        # spill x31
        mulx rdi, r13, [rsi+0x40]  # x35:x34 = arg1[8]*arg2[0]
        mov [rsp+0x30], rdi        # spill x35
        mov [rsp+0x38], r13        # spill x34
        mulx rdi, r13, [rsi+0x38]  # x33:x32 = arg1[7]*arg2[0]
        add r8, r11                # x179 = x20 + x19, CF to x180
        adc rbx, r10               # x180 = x22 + x21 + CF, CF to x181
        adc r12, rcx               # x181 = x24 + x23 + CF, CF to x182
        adc r15, rbp               # x182 = x26 + x25 + CF, CF to x183
        adc r9, r14                # x183 = x28 + x27 + CF, CF to x184
        mov rdx, [rax+0x8]         # load arg2[1]
        mulx r10, r11, [rsi]       # x37:x36 = arg1[0]*arg2[1]
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx rcx, rbp, [rsi+0x18]  # x61:x60 = arg1[3]*arg2[2]
        adc rcx, [rsp+0x18]        # x184 = x61 + x29 + CF, CF to x185
        mov rdx, [rax+0x8]         # load arg2[1]
        mov [rsp+0x18], r9         # spill x183
        mulx r14, r9, [rsi+0x8]    # x39:x38 = arg1[1]*arg2[1]
        adc r13, [rsp+0x28]        # x185 = x32 + x31 + CF, CF to x186
        adc rdi, [rsp+0x38]        # x186 = x34 + x33 + CF, CF to x187
        mov [rsp+0x38], r13        # spill x185
        mov [rsp+0x28], rbp        # spill x60
        mulx r13, rbp, [rsi+0x10]  # x41:x40 = arg1[2]*arg2[1]
        mov [rsp+0x40], r13        # spill x41
        mov [rsp+0x48], r14        # spill x39
        mulx r13, r14, [rsi+0x38]  # x51:x50 = arg1[7]*arg2[1]
        mov [rsp+0x50], r9         # spill x38
        mov [rsp+0x58], r13        # spill x51
        mulx r9, r13, [rsi+0x18]   # x43:x42 = arg1[3]*arg2[1]
        mov [rsp+0x60], r9         # spill x43
        mov [rsp+0x68], rdi        # spill x186
        mulx r9, rdi, [rsi+0x20]   # x45:x44 = arg1[4]*arg2[1]
        mov [rsp+0x70], r14        # spill x50
        mov [rsp+0x78], r9         # spill x45
        mulx r14, r9, [rsi+0x30]   # x49:x48 = arg1[6]*arg2[1]
        mov [rsp+0x80], r14        # spill x49
        mov [rsp+0x88], r9         # spill x48
        mulx r14, r9, [rsi+0x40]   # x53:x52 = arg1[8]*arg2[1]
        mov [rsp+0x90], rcx        # spill x184
        mov [rsp+0x98], rdi        # spill x44
        mulx rcx, rdi, [rsi+0x28]  # x47:x46 = arg1[5]*arg2[1]
        adc r9, 0x0                # x187 = x52 + CF, CF to x188
        adc r14, 0x0               # x188 = x53 + CF, no carry
        add r11, r8                # x179 += x36, CF to x180, complete
        adc rbx, r10               # x180 += x37 + CF, CF to x181
        adc rbp, r12               # x181 += x40 + CF, CF to x182
        adc r13, r15               # x182 += x42 + CF, CF to x183
        mov rdx, [rax+0x20]        # load arg2[4]
        mulx r8, r10, [rsi]        # x91:x90 = arg1[0]*arg2[4]
        adc r8, [rsp+0x98]         # x183.2 = x91 + x44 + CF, CF to x184
        mov rdx, [rsi]             # load arg1[0]
        mulx r12, r15, [rax+0x28]  # x109:x108 = arg1[0]*arg2[5]
        adc r12, [rsp+0x90]        # x184 += x109 + CF, CF to x185
        mov rdx, [rax+0x20]        # load arg2[4]
        mov [rsp+0x90], r11        # spill x179
        mov [rsp+0x98], rdi        # spill x46
        mulx r11, rdi, [rsi+0x10]  # x95:x94 = arg1[2]*arg2[4]
        adc rcx, [rsp+0x88]        # x185.2 = x47 + x48 + CF, CF to x186
        mov [rsp+0x88], rdi        # spill x94
        mov rdi, [rsp+0x80]        # reload x49
        adc rdi, 0x0               # x186.2 = x49 + CF, no carry
        add r12, [rsp+0x78]        # x184 += x45, CF to x185
        adc rcx, r11               # x185.2 += x95 + CF, CF to x186
        mov r11, [rsp+0x68]        # reload x186
        adc r11, [rsp+0x70]        # x186 += x50 + CF, CF to x187
        adc r9, 0x0                # x187 += CF, CF to x188
        adc r14, 0x0               # x188 += CF, no carry
        add rdi, r11               # x186 += x186.2, CF to x187
        mov rdx, [rax+0x10]        # load arg2[2]
        mov [rsp+0x68], r15        # spill x108
        mulx r11, r15, [rsi+0x20]  # x63:x62 = arg1[4]*arg2[2]
        mov [rsp+0x70], r10        # spill x90
        mov [rsp+0x78], r11        # spill x63
        mulx r10, r11, [rsi+0x28]  # x65:x64 = arg1[5]*arg2[2]
        adc r9, [rsp+0x30]         # x187 += x35 + CF, CF to x188
        adc r14, 0x0               # x188 += CF, no carry
        add r9, [rsp+0x58]         # x187 += x51, CF to x188
        mov [rsp+0x58], r9         # spill x187
        mov [rsp+0x30], r10        # spill x65
        mulx r9, r10, [rsi]        # x55:x54 = arg1[0]*arg2[2]
        adc r14, 0x0               # x188 += CF, no carry
        add rbx, [rsp+0x50]        # x180 += x38, CF to x181
        adc rbp, [rsp+0x48]        # x181 += x39 + CF, CF to x182
        adc r13, [rsp+0x40]        # x182 += x41 + CF, CF to x183
        adc r8, [rsp+0x28]         # x183.2 += x60 + CF, CF to x184
        mov [rsp+0x28], r14        # spill x188
        mov [rsp+0x40], r9         # spill x55
        mulx r14, r9, [rsi+0x8]    # x57:x56 = arg1[1]*arg2[2]
        mov [rsp+0x48], r14        # spill x57
        mov [rsp+0x50], rdi        # spill x186
        mulx r14, rdi, [rsi+0x10]  # x59:x58 = arg1[2]*arg2[2]
        mov [rsp+0x80], r14        # spill x59
        mov [rsp+0xa0], rcx        # spill x185.2
        mulx r14, rcx, [rsi+0x38]  # x69:x68 = arg1[7]*arg2[2]
        mov [rsp+0xa8], r14        # spill x69
        mov [rsp+0xb0], rcx        # spill x68
        mulx r14, rcx, [rsi+0x30]  # x67:x66 = arg1[6]*arg2[2]
        adc r15, 0x0               # x184.2 = x62 + CF, CF to x185
        adc r11, 0x0               # x185.3 = x64 + CF, CF to x186
        adc rcx, 0x0               # x186.2 = x66 + CF, CF to x187
        adc r14, 0x0               # x187.2 = x67 + CF, no carry
        add r10, rbx               # x180 += x54, CF to x181, complete
        mov [rsp+0xb8], r10        # spill x180
        mulx rbx, r10, [rsi+0x40]  # x71:x70 = arg1[8]*arg2[2]
        adc r9, rbp                # x181 += x56 + CF, CF to x182
        adc rdi, r13               # x182 += x58 + CF, CF to x183
        adc r8, [rsp+0x60]         # x183.2 += x43 + CF, CF to x184
        adc r15, r12               # x184 += x184.2 + CF, CF to x185
        adc r11, [rsp+0xa0]        # x185.2 += x185.3 + CF, CF to x186
        adc rcx, [rsp+0x50]        # x186 += x186.2 + CF, CF to x187
        mov rdx, [rsi+0x28]        # load arg1[5]
        mulx rbp, r12, [rax+0x20]  # x101:x100 = arg1[5]*arg2[4]
        adc r12, 0x0               # x187.3 = x100 + CF, CF to x188
        adc rbp, r10               # x188.2 = x101 + x70 + CF, CF to x189
        adc rbx, 0x0               # x189 = x71 + CF, no carry
        add r9, [rsp+0x40]         # x181 += x55, CF to x182
        adc rdi, [rsp+0x48]        # x182 += x57 + CF, CF to x183
        adc r8, [rsp+0x80]         # x183.2 += x59 + CF, CF to x184
        adc r15, [rsp+0x20]        # x184 += x30 + CF, CF to x185
        adc r11, [rsp+0x78]        # x185.2 += x63 + CF, CF to x186
        mov rdx, [rsi+0x40]        # load arg1[8]
        mulx r10, r13, [rax+0x18]  # x89:x88 = arg1[8]*arg2[3]
        mov rdx, [rax+0x18]        # load arg2[3]
        mov [rsp+0x78], r12        # spill x187.3
        mov [rsp+0x20], r13        # spill x88
        mulx r12, r13, [rsi]       # x73:x72 = arg1[0]*arg2[3]
        adc rcx, [rsp+0x30]        # x186 += x65 + CF, CF to x187
        mov [rsp+0x30], r11        # spill x185.2
        mov [rsp+0x80], r12        # spill x73
        mulx r11, r12, [rsi+0x8]   # x75:x74 = arg1[1]*arg2[3]
        mov [rsp+0x48], r11        # spill x75
        mov [rsp+0x40], rcx        # spill x186
        mulx r11, rcx, [rsi+0x10]  # x77:x76 = arg1[2]*arg2[3]
        mov [rsp+0x50], r11        # spill x77
        mov [rsp+0xa0], r15        # spill x184
        mulx r11, r15, [rsi+0x38]  # x87:x86 = arg1[7]*arg2[3]
        mov [rsp+0x60], rcx        # spill x76
        mov [rsp+0xc0], r8         # spill x183.2
        mulx rcx, r8, [rsi+0x18]   # x79:x78 = arg1[3]*arg2[3]
        mov [rsp+0xc8], rcx        # spill x79
        mov [rsp+0xd0], r8         # spill x78
        mulx rcx, r8, [rsi+0x28]   # x83:x82 = arg1[5]*arg2[3]
        adc rcx, 0x0               # x187.4 = x83 + CF, CF to x188
        adc r15, 0x0               # x188.3 = x86 + CF, CF to x189
        adc rbx, r11               # x189 += x87 + CF, CF to x190
        mov [rsp+0xd8], r15        # spill x188.3
        mulx r11, r15, [rsi+0x30]  # x85:x84 = arg1[6]*arg2[3]
        adc r10, 0x0               # x190 = x89 + CF, no carry
        add r14, [rsp+0xb0]        # x187.2 += x68, CF to x188
        adc r11, 0x0               # x188.4 = x85 + CF, no carry
        add r15, r14               # x187.2 += x84, CF to x188
        adc rbp, [rsp+0xa8]        # x188.2 += x69 + CF, CF to x189
        adc rbx, 0x0               # x189 += CF, CF to x190
        adc r10, 0x0               # x190 += CF, no carry
        add r9, r13                # x181 += x72, CF to x182, complete
        adc r12, rdi               # x182 += x74 + CF, CF to x183
        mulx rdi, r13, [rsi+0x20]  # x81:x80 = arg1[4]*arg2[3]
        mov r14, [rsp+0xc0]        # reload x183.2
        adc r14, [rsp+0x60]        # x183.2 += x76 + CF, CF to x184
        mov [rsp+0xc0], r9         # spill x181
        mov r9, [rsp+0xa0]         # reload x184
        adc r9, [rsp+0xd0]         # x184 += x78 + CF, CF to x185
        adc r13, [rsp+0xc8]        # x185.3 = x79 + x80 + CF, CF to x186
        adc r8, [rsp+0x40]         # x186 += x82 + CF, CF to x187
        adc rcx, [rsp+0x58]        # x187 += x187.4 + CF, CF to x188
        adc rbp, [rsp+0x28]        # x188 += x188.2 + CF, CF to x189
        adc rbx, 0x0               # x189 += CF, CF to x190
        adc r10, 0x0               # x190 += CF, no carry
        mov [rsp+0x28], rbx        # spill x189
        mov rbx, [rsp+0x80]        # reload x73
        add rbx, [rsp+0x70]        # x182.2 = x90 + x73, CF to x183
        adc r14, [rsp+0x68]        # x183.2 += x108 + CF, CF to x184
        adc r9, 0x0                # x184 += CF, CF to x185
        adc r13, [rsp+0x30]        # x185.2 += x185.3 + CF, CF to x186
        mov rdx, [rax+0x20]        # load arg2[4]
        mov [rsp+0x30], r8         # spill x186
        mov [rsp+0x68], r13        # spill x185.2
        mulx r8, r13, [rsi+0x20]   # x99:x98 = arg1[4]*arg2[4]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mov [rsp+0x80], r8         # spill x99
        mov [rsp+0x70], r10        # spill x190
        mulx r8, r10, [rax+0x30]   # x131:x130 = arg1[2]*arg2[6]
        adc r10, r13               # x186.2 = x130 + x98 + CF, CF to x187
        adc r8, 0x0                # x187.4 = x131 + CF, no carry
        add r10, rdi               # x186.2 += x81, CF to x187
        adc rcx, r15               # x187 += x187.2 + CF, CF to x188
        adc r11, rbp               # x188 += x188.4 + CF, CF to x189
        mov rdx, [rax+0x20]        # load arg2[4]
        mulx rdi, rbp, [rsi+0x30]  # x103:x102 = arg1[6]*arg2[4]
        mulx r13, r15, [rsi+0x40]  # x107:x106 = arg1[8]*arg2[4]
        mov rdx, [rsi+0x28]        # load arg1[5]
        mov [rsp+0x58], r10        # spill x186.2
        mov [rsp+0x40], rdi        # spill x103
        mulx r10, rdi, [rax+0x28]  # x119:x118 = arg1[5]*arg2[5]
        adc r10, [rsp+0x20]        # x189.2 = x119 + x88 + CF, CF to x190
        mov rdx, [rax+0x20]        # load arg2[4]
        mov [rsp+0x20], rdi        # spill x118
        mov [rsp+0xc8], r8         # spill x187.4
        mulx rdi, r8, [rsi+0x8]    # x93:x92 = arg1[1]*arg2[4]
        adc r15, 0x0               # x190.2 = x106 + CF, CF to x191
        adc r13, 0x0               # x191 = x107 + CF, no carry
        add r12, rbx               # x182 += x182.2, CF to x183, complete
        mov [rsp+0xa0], r12        # spill x182
        mulx rbx, r12, [rsi+0x18]  # x97:x96 = arg1[3]*arg2[4]
        mov [rsp+0xd0], rax        # spill pointer arg2
        mov [rsp+0x60], rsi        # spill pointer arg1
        mulx rax, rsi, [rsi+0x38]  # x105:x104 = arg1[7]*arg2[4]
        adc r14, r8                # x183.2 += x92 + CF, CF to x184
        adc r9, [rsp+0x50]         # x184 += x77 + CF, CF to x185
        adc r12, 0x0               # x185.3 = x96 + CF, CF to x186
        adc rbx, 0x0               # x186.3 = x97 + CF, no carry
        add rdi, r9                # x184 += x93, CF to x185
        adc r12, [rsp+0x38]        # x185 += x185.3 + CF, CF to x186
        adc rbx, 0x0               # x186.3 += CF, CF to x187
        adc rcx, [rsp+0x78]        # x187 += x187.3 + CF, CF to x188
        adc r11, rbp               # x188 += x102 + CF, CF to x189
        adc r10, rsi               # x189.2 += x104 + CF, CF to x190
        adc r15, [rsp+0x70]        # x190 += x190.2 + CF, CF to x191
        adc r13, 0x0               # x191 += CF, no carry
        add r14, [rsp+0x18]        # x183 += x183.2, CF to x184
        adc rdi, [rsp+0x88]        # x184 += x94 + CF, CF to x185
        adc r12, [rsp+0x68]        # x185 += x185.2 + CF, CF to x186
        adc rbx, [rsp+0x30]        # x186 += x186.3 + CF, CF to x187
        adc rcx, [rsp+0xc8]        # x187 += x187.4 + CF, CF to x188
        adc r11, [rsp+0x20]        # x188 += x118 + CF, CF to x189
        adc r10, [rsp+0x40]        # x189.2 += x103 + CF, CF to x190
        mov r8, [rsp+0xd0]         # reload pointer arg2
        mov rdx, [r8+0x28]         # load arg2[5]
        mov r9, [rsp+0x60]         # reload pointer arg1
        mulx rsi, rbp, [r9+0x8]    # x111:x110 = arg1[1]*arg2[5]
        mov [rsp+0x40], r12        # spill x185
        mov [rsp+0x20], r10        # spill x189.2
        mulx r12, r10, [r9+0x10]   # x113:x112 = arg1[2]*arg2[5]
        adc rax, r15               # x190 += x105 + CF, CF to x191
        mov [rsp+0xc8], r12        # spill x113
        mulx r15, r12, [r9+0x18]   # x115:x114 = arg1[3]*arg2[5]
        adc r13, 0x0               # x191 += CF, no carry
        add rsi, r10               # x185.2 = x111 + x112, CF to x186
        mov [rsp+0x30], r13        # spill x191
        mulx r10, r13, [r9+0x40]   # x125:x124 = arg1[8]*arg2[5]
        adc r12, 0x0               # x186.3 = x114 + CF, CF to x187
        adc r15, 0x0               # x187.2 = x115 + CF, no carry
        add r14, [rsp+0x48]        # x183 += x75, CF to x184, complete
        adc rbp, rdi               # x184 += x110 + CF, CF to x185
        adc rsi, 0x0               # x185.2 += CF, CF to x186
        adc r12, rbx               # x186 += x186.3 + CF, CF to x187
        mulx rdi, rbx, [r9+0x20]   # x117:x116 = arg1[4]*arg2[5]
        adc rbx, rcx               # x187 += x116 + CF, CF to x188
        mov [rsp+0x48], r14        # spill x183
        mulx rcx, r14, [r9+0x30]   # x121:x120 = arg1[6]*arg2[5]
        adc r11, [rsp+0xd8]        # x188 += x188.3 + CF, CF to x189
        adc r14, [rsp+0x20]        # x189.2 += x120 + CF, CF to x190
        mov [rsp+0x20], r13        # spill x124
        mulx r13, r8, [r9+0x38]    # x123:x122 = arg1[7]*arg2[5]
        adc r8, rax                # x190 += x122 + CF, CF to x191
        adc r13, 0x0               # x191.2 = x123 + CF, CF to x192
        adc r10, 0x0               # x192 = x125 + CF, no carry
        add rbp, [rsp+0x98]        # x184 += x46, CF to x185
        adc rsi, [rsp+0x40]        # x185 += x185.2 + CF, CF to x186
        adc r12, 0x0               # x186 += CF, CF to x187
        adc rbx, r15               # x187 += x187.2 + CF, CF to x188
        adc r11, rdi               # x188 += x117 + CF, CF to x189
        adc r14, [rsp+0x28]        # x189 += x189.2 + CF, CF to x190
        adc r8, rcx                # x190 += x121 + CF, CF to x191
        mov rax, [rsp+0xd0]        # reload pointer arg2
        mov rdx, [rax+0x30]        # load arg2[6]
        mulx rcx, rdi, [r9+0x8]    # x129:x128 = arg1[1]*arg2[6]
        mov [rsp+0x28], rcx        # spill x129
        mulx r15, rcx, [r9+0x20]   # x135:x134 = arg1[4]*arg2[6]
        mov [rsp+0x40], r15        # spill x135
        mov [rsp+0x98], r8         # spill x190
        mulx r15, r8, [r9]         # x127:x126 = arg1[0]*arg2[6]
        mov [rsp+0xd8], r15        # spill x127
        mov [rsp+0x68], r14        # spill x189
        mulx r15, r14, [r9+0x30]   # x139:x138 = arg1[6]*arg2[6]
        adc r15, [rsp+0x20]        # x191.3 = x139 + x124 + CF, CF to x192
        adc r10, 0x0               # x192 += CF, no carry
        add r13, r15               # x191.2 += x191.3, CF to x192
        mov [rsp+0x20], r10        # spill x192
        mulx r15, r10, [r9+0x38]   # x141:x140 = arg1[7]*arg2[6]
        mov [rsp+0x88], r15        # spill x141
        mov [rsp+0x18], r10        # spill x140
        mulx r15, r10, [r9+0x28]   # x137:x136 = arg1[5]*arg2[6]
        mov [rsp+0x70], r15        # spill x137
        mov [rsp+0x78], r13        # spill x191.2
        mulx r15, r13, [r9+0x40]   # x143:x142 = arg1[8]*arg2[6]
        adc r13, 0x0               # x192.2 = x142 + CF, CF to x193
        adc r15, 0x0               # x193 = x143 + CF, no carry
        add rbp, r8                # x184 += x126, CF to x185, complete
        mov [rsp+0x38], rbp        # spill x184
        mulx r8, rbp, [r9+0x18]    # x133:x132 = arg1[3]*arg2[6]
        adc rsi, rdi               # x185 += x128 + CF, CF to x186
        adc r12, [rsp+0x58]        # x186 += x186.2 + CF, CF to x187
        adc rbp, 0x0               # x187.2 = x132 + CF, CF to x188
        adc r8, 0x0                # x188.2 = x133 + CF, no carry
        add r12, [rsp+0xc8]        # x186 += x113, CF to x187
        adc rbp, rbx               # x187 += x187.2 + CF, CF to x188
        adc r11, rcx               # x188 += x134 + CF, CF to x189
        adc r10, [rsp+0x68]        # x189 += x136 + CF, CF to x190
        adc r14, [rsp+0x98]        # x190 += x138 + CF, CF to x191
        mov rcx, [rsp+0x78]        # reload x191.2
        adc rcx, [rsp+0x18]        # x191.2 += x140 + CF, CF to x192
        adc r13, [rsp+0x20]        # x192 += x192.2 + CF, CF to x193
        adc r15, 0x0               # x193 += CF, no carry
        add rsi, [rsp+0xd8]        # x185 += x127, CF to x186
        adc r12, [rsp+0x28]        # x186 += x129 + CF, CF to x187
        adc rbp, [rsp+0x80]        # x187 += x99 + CF, CF to x188
        adc r8, r11                # x188 += x188.2 + CF, CF to x189
        adc r10, [rsp+0x40]        # x189 += x135 + CF, CF to x190
        mov rdx, [rax+0x38]        # load arg2[7]
        mulx r11, rdi, [r9+0x30]   # x157:x156 = arg1[6]*arg2[7]
        adc r14, [rsp+0x70]        # x190 += x137 + CF, CF to x191
        adc rcx, [rsp+0x30]        # x191 += x191.2 + CF, CF to x192
        mov [rsp+0x30], r8         # spill x188
        mulx rbx, r8, [r9]         # x145:x144 = arg1[0]*arg2[7]
        adc r13, [rsp+0x88]        # x192 += x141 + CF, CF to x193
        mov [rsp+0x88], rbx        # spill x145
        mov [rsp+0x70], r11        # spill x157
        mulx rbx, r11, [r9+0x10]   # x149:x148 = arg1[2]*arg2[7]
        mov [rsp+0x40], r13        # spill x192
        mov [rsp+0x80], rcx        # spill x191
        mulx r13, rcx, [r9+0x8]    # x147:x146 = arg1[1]*arg2[7]
        mov [rsp+0x28], r13        # spill x147
        mov [rsp+0xd8], rdi        # spill x156
        mulx r13, rdi, [r9+0x18]   # x151:x150 = arg1[3]*arg2[7]
        mov [rsp+0x20], r13        # spill x151
        mov [rsp+0x78], r14        # spill x190
        mulx r13, r14, [r9+0x20]   # x153:x152 = arg1[4]*arg2[7]
        adc r15, 0x0               # x193 += CF, no carry
        add rcx, r12               # x186 += x146, CF to x187
        mov [rsp+0x18], r15        # spill x193
        mulx r12, r15, [r9+0x38]   # x159:x158 = arg1[7]*arg2[7]
        adc rbp, r11               # x187 += x148 + CF, CF to x188
        adc rdi, rbx               # x188.2 = x149 + x150 + CF, CF to x189
        mov rdx, [r9+0x30]         # load arg1[6]
        mulx r11, rbx, [rax+0x40]  # x175:x174 = arg1[6]*arg2[8]
        mov rdx, [rax+0x38]        # load arg2[7]
        mov [rsp+0x98], r12        # spill x159
        mov [rsp+0x68], rbx        # spill x174
        mulx r12, rbx, [r9+0x28]   # x155:x154 = arg1[5]*arg2[7]
        adc r14, 0x0               # x189.2 = x152 + CF, CF to x190
        adc rbx, 0x0               # x190.2 = x154 + CF, CF to x191
        adc r12, 0x0               # x191.2 = x155 + CF, no carry
        add r8, rsi                # x185 += x144, CF to x186, complete
        adc rcx, 0x0               # x186 += CF, CF to x187
        adc rbp, 0x0               # x187 += CF, CF to x188
        adc rdi, 0x0               # x188.2 += CF, CF to x189
        adc r10, r14               # x189 += x189.2 + CF, CF to x190
        adc rbx, [rsp+0x78]        # x190 += x190.2 + CF, CF to x191
        mov rsi, [rsp+0x80]        # reload x191
        adc rsi, [rsp+0xd8]        # x191 += x156 + CF, CF to x192
        mov r14, [rsp+0x40]        # reload x192
        adc r14, [rsp+0x70]        # x192 += x157 + CF, CF to x193
        adc r11, 0x0               # x193.2 = x175 + CF, no carry
        add rcx, [rsp+0x88]        # x186 += x145, CF to x187
        adc rbp, [rsp+0x28]        # x187 += x147 + CF, CF to x188
        adc rdi, [rsp+0x30]        # x188 += x188.2 + CF, CF to x189
        adc r10, [rsp+0x20]        # x189 += x151 + CF, CF to x190
        adc r13, rbx               # x190 += x153 + CF, CF to x191
        adc r12, rsi               # x191 += x191.2 + CF, CF to x192
        adc r14, r15               # x192 += x158 + CF, CF to x193
        mov rdx, [rax+0x40]        # load arg2[8]
        mulx rsi, rbx, [r9]        # x163:x162 = arg1[0]*arg2[8]
        mov [rsp+0x20], r8         # spill x185
        mulx r15, r8, [r9+0x8]     # x165:x164 = arg1[1]*arg2[8]
        mov [rsp+0x30], r15        # spill x165
        mov [rsp+0x28], rbp        # spill x187
        mulx r15, rbp, [r9+0x10]   # x167:x166 = arg1[2]*arg2[8]
        mov [rsp+0x88], r15        # spill x167
        mov [rsp+0x40], r14        # spill x192
        mulx r15, r14, [r9+0x20]   # x171:x170 = arg1[4]*arg2[8]
        mov [rsp+0x70], r15        # spill x171
        mov [rsp+0x80], r14        # spill x170
        mulx r15, r14, [r9+0x18]   # x169:x168 = arg1[3]*arg2[8]
        mulx rax, r9, [r9+0x28]    # x173:x172 = arg1[5]*arg2[8]
        adc r11, 0x0               # x193.2 += CF, no carry
        add rbx, rcx               # x186 += x162, CF to x187, complete
        adc rsi, r8                # x187.2 = x163 + x164 + CF, CF to x188
        adc rdi, rbp               # x188 += x166 + CF, CF to x189
        adc r10, r14               # x189 += x168 + CF, CF to x190
        adc r15, r13               # x190 += x169 + CF, CF to x191
        adc r12, r9                # x191 += x172 + CF, CF to x192
        mov r8, [rsp+0x40]         # reload x192
        adc r8, [rsp+0x68]         # x192 += x174 + CF, CF to x193
        adc r11, 0x0               # x193.2 += CF, no carry
        add rsi, [rsp+0x28]        # x187 += x187.2, CF to x188, complete
        adc rdi, [rsp+0x30]        # x188 += x165 + CF, CF to x189, complete
        adc r10, [rsp+0x88]        # x189 += x167 + CF, CF to x190, complete
        adc r15, [rsp+0x80]        # x190 += x170 + CF, CF to x191, complete
        adc r12, [rsp+0x70]        # x191 += x171 + CF, CF to x192, complete
        adc r8, rax                # x192 += x173 + CF, CF to x193, complete
        mov eax, 0x9               # constant 9
        shrx r9, r12, rax          # t1 = x191 >> 9
        mov ecx, 0x37              # constant 0x37
        shlx rcx, r8, rcx          # t2 = x192 << 0x37 mod 2^64
        lea r9, [r9+rcx]           # x200 = t1 + t2 mod 2^64 = low word of (x192:x191 >> 9)
        mov rcx, [rsp+0x60]        # reload pointer arg1
        mov rdx, [rcx+0x40]        # load arg1[8]
        mov rbp, [rsp+0xd0]        # reload pointer arg2
        mulx r13, r14, [rbp+0x38]  # x161:x160 = arg1[8]*arg2[7]
        adc r11, r14               # x193.2 += x160 + CF, CF to x194
        adc r13, 0x0               # x194 = x161 + CF, no carry
        add r11, [rsp+0x98]        # x193.2 += x159, CF to x194
        adc r13, [rsp+0x10]        # x194 += x178 + CF, no carry
        mov rdx, [rbp+0x40]        # load arg2[8]
        mulx rcx, rdx, [rcx+0x38]  # x177:x176 = arg1[7]*arg2[8]
        add rdx, r11               # x193.2 += x176, CF to x194
        adc rcx, 0x0               # x194.2 = x177 + CF, no carry
        add rdx, [rsp+0x18]        # x193 += x193.2, CF to x194, complete
        adc r13, rcx               # x194 += x194.2 + CF, no carry, complete

        /* complete: [x194, x193, x192, x191, x190, x189, x188, x187, x186, x185, x184, x183, x182, x181, x180, x179] in [r13, rdx, r8, r12, r15, r10, rdi, rsi, rbx, [rsp+0x20], [rsp+0x38], [rsp+0x48], [rsp+0xa0], [rsp+0xc0], [rsp+0xb8], [rsp+0x90]] */
        shrx rax, r13, rax         # x203 = x194 >> 9
        mov r11, rbx               # copy x186
        shrd r11, rsi, 0x9         # x195 = low word of (x187:x186 >> 9)
        and rbx, 0x1ff             # x204 = x186 & 0x1ff
        mov rcx, r15               # copy x190
        shrd rcx, r12, 0x9         # x199 = low word of (x191:x190 >> 9)
        mov rbp, rdi               # copy x188
        shld rbp, rsi, 0x37        # x196 = low word of (x188:x187 >> 9)
        shr r8, 0x9                # t3 = x192 >> 9
        mov rsi, rdx               # copy x193
        shl rsi, 0x37              # t4 = x193 << 55 mod 2^64
        lea r8, [r8+rsi]           # x201 = t3 + t4 mod 2^64 = low word of (x193:x192 >> 9)
        shrd rdx, r13, 0x9         # x202 = low word of (x194:x193 >> 9)
        mov rsi, r10               # copy x189
        shld rsi, rdi, 0x37        # x197 = low word of (x189:x188 >> 9)
        shrd r10, r15, 0x9         # x198 = low word of (x190:x189 >> 9)
        add r11, [rsp+0x8]         # x205 = x18 + x195, CF to x206, complete
        adc rbp, [rsp+0x90]        # x206 = x179 + x196 + CF, CF to x207, complete
        adc rsi, [rsp+0xb8]        # x207 = x180 + x197 + CF, CF to x208, complete
        adc r10, [rsp+0xc0]        # x208 = x181 + x198 + CF, CF to x209, complete
        adc rcx, [rsp+0xa0]        # x209 = x182 + x199 + CF, CF to x210, complete
        adc r9, [rsp+0x48]         # x210 = x183 + x200 + CF, CF to x211, complete
        adc r8, [rsp+0x38]         # x211 = x184 + x201 + CF, CF to x212, complete
        adc rdx, [rsp+0x20]        # x212 = x185 + x202 + CF, CF to x213, complete
        adc rax, rbx               # x213 = x204 + x203 + CF, no carry, complete

        /* complete: [x213, x212, x211, x210, x209, x208, x207, x206, x205] in [rax, rdx, r8, r9, rcx, r10, rsi, rbp, r11] */
        mov rdi, rax               # copy x213
        and rdi, 0x1ff             # x215 = x213 & 0x1ff
        shr rax, 0x9               # x214 = x213 >> 9
        add r11, rax               # x216 = x205 + x214, CF to x217, complete
        adc rbp, 0x0               # x217 = x206 + CF, CF to x218, complete
        adc rsi, 0x0               # x218 = x207 + CF, CF to x219, complete
        adc r10, 0x0               # x219 = x208 + CF, CF to x220, complete
        mov rax, [rsp]             # reload pointer out1
        mov [rax+0x18], r10        # out1[3] = x219
        adc rcx, 0x0               # x220 = x209 + CF, CF to x221, complete
        mov [rax+0x20], rcx        # out1[4] = x220
        mov [rax], r11             # out1[0] = x216
        adc r9, 0x0                # x221 = x210 + CF, CF to x222, complete
        adc r8, 0x0                # x222 = x211 + CF, CF to x223, complete
        mov [rax+0x30], r8         # out1[6] = x222
        mov [rax+0x10], rsi        # out1[2] = x218
        adc rdx, 0x0               # x223 = x212 + CF, CF to x224, complete
        mov [rax+0x38], rdx        # out1[7] = x223
        adc rdi, 0x0               # x224 = x215 + CF, no carry, complete

        /* complete: [x224, x223, x222, x221, x220, x219, x218, x217, x216] in [rdi, rdx, r8, r9, rcx, r10, rsi, rbp, r11] */
        mov [rax+0x40], rdi        # out1[8] = x224
        mov [rax+0x8], rbp         # out1[1] = x217
        mov [rax+0x28], r9         # out1[5] = x221

        add rsp, 0xe0              # the slots are given up
        .cfi_adjust_cfa_offset -224
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
