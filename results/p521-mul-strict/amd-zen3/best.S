/*
 * p521 mul (strict), modulo p = 2^521 - 1
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 *
 * void fe_p521_mul(uint64_t out1[9], const uint64_t arg1[9], const uint64_t arg2[9]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[9]  written, below p
 *   rsi  arg1[9]  read, below p
 *   rdx  arg2[9]  read, below p
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x18
 *   [rsp-0x18]  x178, then x194
 *   [rsp-0x20]  x185, then x180
 *   [rsp-0x28]  x179
 *   [rsp-0x30]  x87, then x182, then x211
 *   [rsp-0x38]  x148
 *   [rsp-0x40]  x70, then x185, then x213
 *   [rsp-0x48]  x189, then x181
 *   [rsp-0x50]  x183, then x217
 *   [rsp-0x58]  x122
 *   [rsp-0x60]  x171
 *   [rsp-0x68]  x184, then x208
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
 * 391 instructions; 123.0 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.474 [1.469, 1.479] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.429 [1.428, 1.430] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (values)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 c250e768a1504bea2d872ed4a3c80ed1794447bf0ea39be3a91aba1477ae7961
 * found by Fieldwright, seed 12, 2026-11-27T19:58:46.018Z
 * ./fieldwright optimize --field p521 --op mul --strict --seed 12 --budget 200s --cpu 1
 * sha256 of the code: 2f01d0e36ddec937bf1084a3549899c4746767f8708e301ee7eff3bc97fb7e23
 */
        .intel_syntax noprefix
        .text
        .globl  fe_p521_mul
        .type   fe_p521_mul, @function
        .p2align 6
fe_p521_mul:
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
        mov rdx, [r8]              # load arg2[0]
        mulx rax, r9, [rsi+0x18]   # x25:x24 = arg1[3]*arg2[0]
        mulx r10, r11, [rsi+0x8]   # x21:x20 = arg1[1]*arg2[0]
        mov rcx, [rsi+0x40]        # load arg1[8]
        imul rcx, [r8+0x40]        # x178 = arg1[8]*arg2[8]
        mulx rbx, rbp, [rsi+0x10]  # x23:x22 = arg1[2]*arg2[0]
        mulx r12, r13, [rsi+0x28]  # x29:x28 = arg1[5]*arg2[0]
        mulx r14, r15, [rsi]       # x19:x18 = arg1[0]*arg2[0]
        mov [rsp-0x8], rdi         # spill pointer out1
        xor edi, edi               # CF = OF = 0
        adcx rbx, r9               # x181 = x23 + x24 (CF is 0), CF to x182
        mulx r9, rdi, [rsi+0x20]   # x27:x26 = arg1[4]*arg2[0]
        adox r11, r14              # x179 = x19 + x20 (OF is 0), OF to x180
        adcx rdi, rax              # x182 = x25 + x26 + CF, CF to x183
        mulx rax, r14, [rsi+0x30]  # x31:x30 = arg1[6]*arg2[0]
        adcx r13, r9               # x183 = x27 + x28 + CF, CF to x184
        adcx r14, r12              # x184 = x29 + x30 + CF, CF to x185
        mulx r9, r12, [rsi+0x38]   # x33:x32 = arg1[7]*arg2[0]
        mov [rsp-0x10], r15        # spill x18
        mov [rsp-0x18], rcx        # spill x178
        mulx r15, rcx, [rsi+0x40]  # x35:x34 = arg1[8]*arg2[0]
        adcx rax, r12              # x185 = x31 + x32 + CF, CF to x186
        adcx r9, rcx               # x186 = x33 + x34 + CF, CF to x187
        adox rbp, r10              # x180 = x21 + x22 + OF, OF to x181
        mov rdx, [r8+0x8]          # load arg2[1]
        mulx r10, rcx, [rsi+0x20]  # x45:x44 = arg1[4]*arg2[1]
        mov [rsp-0x20], rax        # spill x185
        mulx r12, rax, [rsi]       # x37:x36 = arg1[0]*arg2[1]
        adcx r15, [rip+.Lfe_p521_mul_c0] # x187 = x35 + CF, no carry
        adcx r11, rax              # x179 += x36 (CF is 0), CF to x180, complete
        mov [rsp-0x28], r11        # spill x179
        mulx rax, r11, [rsi+0x8]   # x39:x38 = arg1[1]*arg2[1]
        adox rax, [rip+.Lfe_p521_mul_c0] # x181.2 = x39 + OF, no carry
        adox rbp, r11              # x180 += x38 (OF is 0), OF to x181
        adcx rbp, r12              # x180 += x37 + CF, CF to x181
        mulx r11, r12, [rsi+0x10]  # x41:x40 = arg1[2]*arg2[1]
        adox rbx, r12              # x181 += x40 + OF, OF to x182
        adox rdi, r11              # x182 += x41 + OF, OF to x183
        mulx r11, r12, [rsi+0x30]  # x49:x48 = arg1[6]*arg2[1]
        adcx rax, rbx              # x181 += x181.2 + CF, CF to x182
        adox rcx, r13              # x183 += x44 + OF, OF to x184
        mulx rbx, r13, [rsi+0x18]  # x43:x42 = arg1[3]*arg2[1]
        adox r10, r14              # x184 += x45 + OF, OF to x185
        adcx r13, rdi              # x182 += x42 + CF, CF to x183
        adcx rcx, rbx              # x183 += x43 + CF, CF to x184
        mulx rdi, rbx, [rsi+0x28]  # x47:x46 = arg1[5]*arg2[1]
        adox rdi, r12              # x185.2 = x48 + x47 + OF, OF to x186
        mulx r12, r14, [rsi+0x38]  # x51:x50 = arg1[7]*arg2[1]
        adcx rbx, r10              # x184 += x46 + CF, CF to x185
        adox r9, r11               # x186 += x49 + OF, OF to x187
        adcx rdi, [rsp-0x20]       # x185 += x185.2 + CF, CF to x186
        mulx r10, r11, [rsi+0x40]  # x53:x52 = arg1[8]*arg2[1]
        adcx r9, r14               # x186 += x50 + CF, CF to x187
        adcx r15, r12              # x187 += x51 + CF, CF to x188
        adox r15, r11              # x187 += x52 + OF, OF to x188
        mov rdx, [rsi]             # load arg1[0]
        mulx r11, r12, [r8+0x10]   # x55:x54 = arg1[0]*arg2[2]
        adcx r10, [rip+.Lfe_p521_mul_c0] # x188 = x53 + CF, no carry
        adox r10, [rip+.Lfe_p521_mul_c0] # x188 += OF, no carry
        xor r14d, r14d             # CF = OF = 0
        adcx rbp, r12              # x180 += x54 (CF is 0), CF to x181, complete
        adox rax, r11              # x181 += x55 (OF is 0), OF to x182
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r11, r12, [r8+0x10]   # x57:x56 = arg1[1]*arg2[2]
        adox r13, r11              # x182 += x57 + OF, OF to x183
        mov rdx, [r8+0x10]         # load arg2[2]
        mulx r11, r14, [rsi+0x10]  # x59:x58 = arg1[2]*arg2[2]
        adcx rax, r12              # x181 += x56 + CF, CF to x182
        mov [rsp-0x20], rbp        # spill x180
        mulx r12, rbp, [rsi+0x20]  # x63:x62 = arg1[4]*arg2[2]
        adox rcx, r11              # x183 += x59 + OF, OF to x184
        adcx r13, r14              # x182 += x58 + CF, CF to x183
        mulx r11, r14, [rsi+0x18]  # x61:x60 = arg1[3]*arg2[2]
        adox rbx, rbp              # x184 += x62 + OF, OF to x185
        adcx r14, rcx              # x183 += x60 + CF, CF to x184
        adcx r11, rbx              # x184 += x61 + CF, CF to x185
        adox rdi, r12              # x185 += x63 + OF, OF to x186
        mulx rcx, rbx, [rsi+0x28]  # x65:x64 = arg1[5]*arg2[2]
        adcx rdi, rbx              # x185 += x64 + CF, CF to x186
        mov rdx, [rsi+0x38]        # load arg1[7]
        mulx rbx, rbp, [r8+0x18]   # x87:x86 = arg1[7]*arg2[3]
        mov rdx, [rsi+0x30]        # load arg1[6]
        mov [rsp-0x30], rbx        # spill x87
        mulx r12, rbx, [r8+0x10]   # x67:x66 = arg1[6]*arg2[2]
        adox r9, rbx               # x186 += x66 + OF, OF to x187
        adox r12, r15              # x187 += x67 + OF, OF to x188
        mov rdx, [r8+0x10]         # load arg2[2]
        mulx rbx, r15, [rsi+0x38]  # x69:x68 = arg1[7]*arg2[2]
        adcx rcx, r9               # x186 += x65 + CF, CF to x187
        adcx r12, r15              # x187 += x68 + CF, CF to x188
        mov rdx, [r8+0x38]         # load arg2[7]
        mulx r9, r15, [rsi+0x10]   # x149:x148 = arg1[2]*arg2[7]
        adcx rbx, r9               # x188.2 = x149 + x69 + CF, CF to x189
        mov rdx, [rsi+0x40]        # load arg1[8]
        mov [rsp-0x38], r15        # spill x148
        mulx r9, r15, [r8+0x10]    # x71:x70 = arg1[8]*arg2[2]
        adox rbx, r10              # x188 += x188.2 + OF, OF to x189
        mov rdx, [r8+0x18]         # load arg2[3]
        mov [rsp-0x40], r15        # spill x70
        mulx r10, r15, [rsi]       # x73:x72 = arg1[0]*arg2[3]
        adcx r9, [rip+.Lfe_p521_mul_c0] # x189 = x71 + CF, no carry
        adox r9, [rip+.Lfe_p521_mul_c0] # x189 += OF, no carry
        mov [rsp-0x48], r9         # spill x189
        xor r9d, r9d               # CF = OF = 0
        adox r15, rax              # x181 += x72 (OF is 0), OF to x182, complete
        adox r10, r13              # x182 += x73 + OF, OF to x183
        mulx rax, r9, [rsi+0x8]    # x75:x74 = arg1[1]*arg2[3]
        adcx r10, r9               # x182 += x74 (CF is 0), CF to x183
        mulx r9, r13, [rsi+0x10]   # x77:x76 = arg1[2]*arg2[3]
        adox r13, rax              # x183.2 = x76 + x75 + OF, OF to x184
        adcx r14, r13              # x183 += x183.2 + CF, CF to x184
        mulx rax, r13, [rsi+0x18]  # x79:x78 = arg1[3]*arg2[3]
        adox r13, r11              # x184 += x78 + OF, OF to x185
        adcx r13, r9               # x184 += x77 + CF, CF to x185
        mulx r9, r11, [rsi+0x20]   # x81:x80 = arg1[4]*arg2[3]
        adox r11, rdi              # x185 += x80 + OF, OF to x186
        adox rcx, r9               # x186 += x81 + OF, OF to x187
        adcx rax, r11              # x185 += x79 + CF, CF to x186
        mulx r9, r11, [rsi+0x28]   # x83:x82 = arg1[5]*arg2[3]
        adox r12, r9               # x187 += x83 + OF, OF to x188
        mulx r9, rdi, [rsi+0x30]   # x85:x84 = arg1[6]*arg2[3]
        adcx rcx, r11              # x186 += x82 + CF, CF to x187
        adox rbx, r9               # x188 += x85 + OF, OF to x189
        adcx rdi, r12              # x187 += x84 + CF, CF to x188
        adcx rbp, rbx              # x188 += x86 + CF, CF to x189
        mov rdx, [r8+0x20]         # load arg2[4]
        mulx r9, r11, [rsi]        # x91:x90 = arg1[0]*arg2[4]
        mov rbx, [rsp-0x48]        # reload x189
        adcx rbx, [rip+.Lfe_p521_mul_c0] # x189 += CF, no carry
        adox rbx, [rip+.Lfe_p521_mul_c0] # x189 += OF, no carry
        xor r12d, r12d             # CF = OF = 0
        adcx r11, r10              # x182 += x90 (CF is 0), CF to x183, complete
        mulx r10, r12, [rsi+0x8]   # x93:x92 = arg1[1]*arg2[4]
        adox r9, r12               # x183.2 = x92 + x91 (OF is 0), OF to x184
        adox r13, r10              # x184 += x93 + OF, OF to x185
        mulx r10, r12, [rsi+0x10]  # x95:x94 = arg1[2]*arg2[4]
        adcx r9, r14               # x183 += x183.2 + CF, CF to x184
        adcx r12, r13              # x184 += x94 + CF, CF to x185
        mulx r13, r14, [rsi+0x18]  # x97:x96 = arg1[3]*arg2[4]
        adcx r14, r10              # x185.2 = x96 + x95 + CF, CF to x186
        adox rax, r14              # x185 += x185.2 + OF, OF to x186
        adcx r13, rcx              # x186 += x97 + CF, CF to x187
        mulx r10, rcx, [rsi+0x20]  # x99:x98 = arg1[4]*arg2[4]
        adcx r10, rdi              # x187 += x99 + CF, CF to x188
        adox rcx, r13              # x186 += x98 + OF, OF to x187
        mulx rdi, r13, [rsi+0x28]  # x101:x100 = arg1[5]*arg2[4]
        adcx rbp, rdi              # x188 += x101 + CF, CF to x189
        mulx rdi, r14, [rsi+0x38]  # x105:x104 = arg1[7]*arg2[4]
        adcx r14, [rsp-0x30]       # x189.2 = x104 + x87 + CF, CF to x190
        adox r13, r10              # x187 += x100 + OF, OF to x188
        mov [rsp-0x30], r11        # spill x182
        mulx r10, r11, [rsi+0x30]  # x103:x102 = arg1[6]*arg2[4]
        adox rbp, r11              # x188 += x102 + OF, OF to x189
        adox r14, r10              # x189.2 += x103 + OF, OF to x190
        mov rdx, [r8+0x18]         # load arg2[3]
        mulx r10, r11, [rsi+0x40]  # x89:x88 = arg1[8]*arg2[3]
        adcx r10, [rip+.Lfe_p521_mul_c0] # x190 = x89 + CF, no carry
        adcx r14, r11              # x189.2 += x88 (CF is 0), CF to x190
        adox r10, [rip+.Lfe_p521_mul_c0] # x190 += OF, no carry
        adox rbx, r14              # x189 += x189.2 (OF is 0), OF to x190
        adox r10, rdi              # x190 += x105 + OF, OF to x191
        mov rdx, [rsi+0x40]        # load arg1[8]
        mulx r11, rdi, [r8+0x20]   # x107:x106 = arg1[8]*arg2[4]
        adcx rdi, r10              # x190 += x106 + CF, CF to x191
        mov rdx, [r8+0x28]         # load arg2[5]
        mulx r10, r14, [rsi]       # x109:x108 = arg1[0]*arg2[5]
        adcx r11, [rip+.Lfe_p521_mul_c0] # x191 = x107 + CF, no carry
        adox r11, [rip+.Lfe_p521_mul_c0] # x191 += OF, no carry
        mov [rsp-0x48], r15        # spill x181
        xor r15d, r15d             # CF = OF = 0
        adcx r9, r14               # x183 += x108 (CF is 0), CF to x184, complete
        mulx r14, r15, [rsi+0x8]   # x111:x110 = arg1[1]*arg2[5]
        adox r12, r15              # x184 += x110 (OF is 0), OF to x185
        adox rax, r14              # x185 += x111 + OF, OF to x186
        adcx r10, r12              # x184 += x109 + CF, CF to x185
        mulx r12, r14, [rsi+0x10]  # x113:x112 = arg1[2]*arg2[5]
        mov [rsp-0x50], r9         # spill x183
        mulx r15, r9, [rsi+0x18]   # x115:x114 = arg1[3]*arg2[5]
        adcx rax, r14              # x185 += x112 + CF, CF to x186
        adox r12, rcx              # x186 += x113 + OF, OF to x187
        adcx r12, r9               # x186 += x114 + CF, CF to x187
        mulx r9, rcx, [rsi+0x20]   # x117:x116 = arg1[4]*arg2[5]
        adox r15, r13              # x187 += x115 + OF, OF to x188
        adcx rcx, r15              # x187 += x116 + CF, CF to x188
        mulx r13, r14, [rsi+0x28]  # x119:x118 = arg1[5]*arg2[5]
        adox rbp, r14              # x188 += x118 + OF, OF to x189
        adox rbx, r13              # x189 += x119 + OF, OF to x190
        adcx rbp, r9               # x188 += x117 + CF, CF to x189
        mulx r9, r13, [rsi+0x30]   # x121:x120 = arg1[6]*arg2[5]
        adcx rbx, r13              # x189 += x120 + CF, CF to x190
        mulx r13, r14, [rsi+0x38]  # x123:x122 = arg1[7]*arg2[5]
        mov rdx, [rsi+0x20]        # load arg1[4]
        mov [rsp-0x58], r14        # spill x122
        mulx r15, r14, [r8+0x40]   # x171:x170 = arg1[4]*arg2[8]
        adcx r9, r14               # x190.2 = x121 + x170 + CF, CF to x191
        adox rdi, r9               # x190 += x190.2 + OF, OF to x191
        adcx r13, r11              # x191 += x123 + CF, CF to x192
        mov rdx, [r8+0x28]         # load arg2[5]
        mulx r9, r11, [rsi+0x40]   # x125:x124 = arg1[8]*arg2[5]
        adox r13, r11              # x191 += x124 + OF, OF to x192
        mov rdx, [r8+0x30]         # load arg2[6]
        mulx r11, r14, [rsi]       # x127:x126 = arg1[0]*arg2[6]
        adcx r9, [rip+.Lfe_p521_mul_c0] # x192 = x125 + CF, no carry
        adox r9, [rip+.Lfe_p521_mul_c0] # x192 += OF, no carry
        mov [rsp-0x60], r15        # spill x171
        xor r15d, r15d             # CF = OF = 0
        adcx r10, r14              # x184 += x126 (CF is 0), CF to x185, complete
        mulx r14, r15, [rsi+0x8]   # x129:x128 = arg1[1]*arg2[6]
        adox r11, rax              # x185 += x127 (OF is 0), OF to x186
        adcx r11, r15              # x185 += x128 + CF, CF to x186
        adox r14, r12              # x186 += x129 + OF, OF to x187
        mulx rax, r12, [rsi+0x10]  # x131:x130 = arg1[2]*arg2[6]
        adcx r14, r12              # x186 += x130 + CF, CF to x187
        mulx r12, r15, [rsi+0x18]  # x133:x132 = arg1[3]*arg2[6]
        adox rax, rcx              # x187 += x131 + OF, OF to x188
        adcx rax, r15              # x187 += x132 + CF, CF to x188
        mulx rcx, r15, [rsi+0x20]  # x135:x134 = arg1[4]*arg2[6]
        adox r12, r15              # x188.2 = x133 + x134 + OF, OF to x189
        adcx rbp, r12              # x188 += x188.2 + CF, CF to x189
        mulx r12, r15, [rsi+0x28]  # x137:x136 = arg1[5]*arg2[6]
        adcx rcx, r15              # x189.2 = x136 + x135 + CF, CF to x190
        adcx rdi, r12              # x190 += x137 + CF, CF to x191
        mulx r12, r15, [rsi+0x30]  # x139:x138 = arg1[6]*arg2[6]
        adox rbx, rcx              # x189 += x189.2 + OF, OF to x190
        mov [rsp-0x68], r10        # spill x184
        mulx rcx, r10, [rsi+0x38]  # x141:x140 = arg1[7]*arg2[6]
        adox rdi, r15              # x190 += x138 + OF, OF to x191
        adox r10, r13              # x191 += x140 + OF, OF to x192
        adox rcx, r9               # x192 += x141 + OF, OF to x193
        mulx r9, r13, [rsi+0x40]   # x143:x142 = arg1[8]*arg2[6]
        adcx r12, r10              # x191 += x139 + CF, CF to x192
        mov rdx, [r8+0x38]         # load arg2[7]
        mulx r10, r15, [rsi]       # x145:x144 = arg1[0]*arg2[7]
        adcx rcx, r13              # x192 += x142 + CF, CF to x193
        adcx r9, [rip+.Lfe_p521_mul_c0] # x193 = x143 + CF, no carry
        adox r9, [rip+.Lfe_p521_mul_c0] # x193 += OF, no carry
        xor r13d, r13d             # CF = OF = 0
        adcx r11, r15              # x185 += x144 (CF is 0), CF to x186, complete
        adox r14, r10              # x186 += x145 (OF is 0), OF to x187
        adox rax, [rsp-0x38]       # x187 += x148 + OF, OF to x188
        mulx r10, r13, [rsi+0x8]   # x147:x146 = arg1[1]*arg2[7]
        adcx r13, r14              # x186 += x146 + CF, CF to x187
        adox rbp, [rsp-0x40]       # x188 += x70 + OF, OF to x189
        mulx r14, r15, [rsi+0x20]  # x153:x152 = arg1[4]*arg2[7]
        adcx r10, rax              # x187 += x147 + CF, CF to x188
        mov [rsp-0x40], r11        # spill x185
        mulx rax, r11, [rsi+0x18]  # x151:x150 = arg1[3]*arg2[7]
        adcx r11, rbp              # x188 += x150 + CF, CF to x189
        adox rax, rbx              # x189 += x151 + OF, OF to x190
        adcx rax, r15              # x189 += x152 + CF, CF to x190
        mulx rbx, rbp, [rsi+0x28]  # x155:x154 = arg1[5]*arg2[7]
        adox rdi, r14              # x190 += x153 + OF, OF to x191
        adox r12, rbx              # x191 += x155 + OF, OF to x192
        adcx rbp, rdi              # x190 += x154 + CF, CF to x191
        mulx rdi, rbx, [rsi+0x38]  # x159:x158 = arg1[7]*arg2[7]
        adox rbx, rcx              # x192 += x158 + OF, OF to x193
        mulx rcx, r14, [rsi+0x30]  # x157:x156 = arg1[6]*arg2[7]
        adcx r14, r12              # x191 += x156 + CF, CF to x192
        adcx rcx, rbx              # x192 += x157 + CF, CF to x193
        mulx rbx, r12, [rsi+0x40]  # x161:x160 = arg1[8]*arg2[7]
        adox r9, r12               # x193 += x160 + OF, OF to x194
        adox rbx, [rsp-0x18]       # x194 = x178 + x161 + OF, no carry
        mov rdx, [r8+0x40]         # load arg2[8]
        mulx r12, r15, [rsi]       # x163:x162 = arg1[0]*arg2[8]
        adcx r9, rdi               # x193 += x159 + CF, CF to x194
        adc rbx, 0x0               # x194 += CF, no carry
        xor edi, edi               # CF = OF = 0
        adcx r13, r15              # x186 += x162 (CF is 0), CF to x187, complete
        mulx rdi, r15, [rsi+0x8]   # x165:x164 = arg1[1]*arg2[8]
        adox r10, r12              # x187 += x163 (OF is 0), OF to x188
        adox r11, rdi              # x188 += x165 + OF, OF to x189
        adcx r15, r10              # x187 += x164 + CF, CF to x188, complete
        mulx r10, rdi, [rsi+0x18]  # x169:x168 = arg1[3]*arg2[8]
        mov [rsp-0x18], rbx        # spill x194
        mulx r12, rbx, [rsi+0x10]  # x167:x166 = arg1[2]*arg2[8]
        adox r12, rdi              # x189.2 = x168 + x167 + OF, OF to x190
        adcx r11, rbx              # x188 += x166 + CF, CF to x189, complete
        mulx rdi, rbx, [rsi+0x28]  # x173:x172 = arg1[5]*arg2[8]
        adcx r12, rax              # x189 += x189.2 + CF, CF to x190, complete
        adcx rbp, r10              # x190 += x169 + CF, CF to x191
        adox rbp, [rsp-0x58]       # x190 += x122 + OF, OF to x191, complete
        mulx rax, r10, [rsi+0x30]  # x175:x174 = arg1[6]*arg2[8]
        adcx rbx, r14              # x191 += x172 + CF, CF to x192
        adox rbx, [rsp-0x60]       # x191 += x171 + OF, OF to x192, complete
        adox rcx, rdi              # x192 += x173 + OF, OF to x193
        mulx r8, rdi, [rsi+0x38]   # x177:x176 = arg1[7]*arg2[8]
        adox rdi, rax              # x193.2 = x176 + x175 + OF, OF to x194
        adcx rcx, r10              # x192 += x174 + CF, CF to x193, complete
        adcx r9, rdi               # x193 += x193.2 + CF, CF to x194, complete
        adox r8, [rip+.Lfe_p521_mul_c0] # x194.2 = x177 + OF, no carry
        adc r8, 0x0                # x194.2 += CF, no carry
        mov rax, r15               # copy x187
        shrd rax, r11, 0x9         # x196 = low word of (x188:x187 >> 9)
        shr r11, 0x9               # t9 = x188 >> 9
        mov r10, r12               # copy x189
        shl r10, 0x37              # t10 = x189 << 55 mod 2^64
        lea r10, [r11+r10]         # x197 = t9 + t10 mod 2^64 = low word of (x189:x188 >> 9)
        shld r15, r13, 0x37        # x195 = low word of (x187:x186 >> 9)
        mov r11, rbp               # copy x190
        shr r11, 0x9               # t11 = x190 >> 9
        mov rdi, rbx               # copy x191
        shl rdi, 0x37              # t12 = x191 << 55 mod 2^64
        lea r11, [r11+rdi]         # x199 = t11 + t12 mod 2^64 = low word of (x191:x190 >> 9)
        shld rbp, r12, 0x37        # x198 = low word of (x190:x189 >> 9)
        shr rbx, 0x9               # t13 = x191 >> 9
        mov rdi, rcx               # copy x192
        shl rdi, 0x37              # t14 = x192 << 55 mod 2^64
        lea rdi, [rbx+rdi]         # x200 = t13 + t14 mod 2^64 = low word of (x192:x191 >> 9)
        shrd rcx, r9, 0x9          # x201 = low word of (x193:x192 >> 9)
        and r13, 0x1ff             # x204 = x186 & 0x1ff
        mov rsi, [rsp-0x18]        # reload x194
        lea r8, [rsi+r8]           # x194 += x194.2, complete

        /* complete: [x194, x193, x192, x191, x190, x189, x188, x187, x186, x185, x184, x183, x182, x181, x180, x179] in [r8, r9, -, -, -, r12, -, -, -, [rsp-0x40], [rsp-0x68], [rsp-0x50], [rsp-0x30], [rsp-0x48], [rsp-0x20], [rsp-0x28]] */
        shr r9, 0x9                # t15 = x193 >> 9
        mov rsi, r8                # copy x194
        shl rsi, 0x37              # t16 = x194 << 55 mod 2^64
        lea r9, [r9+rsi]           # x202 = t15 + t16 mod 2^64 = low word of (x194:x193 >> 9)
        shr r8, 0x9                # x203 = x194 >> 9
        add r15, [rsp-0x10]        # x205 = x18 + x195, CF to x206, complete
        adc rax, [rsp-0x28]        # x206 = x179 + x196 + CF, CF to x207, complete
        adc r10, [rsp-0x20]        # x207 = x180 + x197 + CF, CF to x208, complete
        adcx rbp, [rsp-0x48]       # x208 = x181 + x198 + CF, CF to x209, complete
        adc r11, [rsp-0x30]        # x209 = x182 + x199 + CF, CF to x210, complete
        adcx rdi, [rsp-0x50]       # x210 = x183 + x200 + CF, CF to x211, complete
        adcx rcx, [rsp-0x68]       # x211 = x184 + x201 + CF, CF to x212, complete
        adcx r9, [rsp-0x40]        # x212 = x185 + x202 + CF, CF to x213, complete
        adc r8, r13                # x213 = x204 + x203 + CF, no carry, complete

        /* complete: [x213, x212, x211, x210, x209, x208, x207, x206, x205] in [r8, r9, rcx, rdi, r11, rbp, r10, rax, r15] */
        mov rsi, r8                # copy x213
        sub rsi, 0x200             # x222 = x213 - 0x200, CF from x223
        setc dl                    # begins x223 = CF
        movzx edx, dl              # x223 = CF
        mov rbx, r15               # copy x205
        add rbx, 0x1               # x214 = x205 + 1, CF to x215, complete
        mov r12, rax               # copy x206
        adc r12, 0x0               # x215 = x206 + CF, CF to x216, complete
        mov r13, r10               # copy x207
        adc r13, 0x0               # x216 = x207 + CF, CF to x217, complete
        mov r14, rbp               # copy x208
        adc r14, 0x0               # x217 = x208 + CF, CF to x218, complete
        mov [rsp-0x40], r8         # spill x213
        mov r8, r11                # copy x209
        adc r8, 0x0                # x218 = x209 + CF, CF to x219, complete
        mov [rsp-0x68], rbp        # spill x208
        mov rbp, rdi               # copy x210
        adc rbp, 0x0               # x219 = x210 + CF, CF to x220, complete
        mov [rsp-0x50], r14        # spill x217
        mov r14, rcx               # copy x211
        adc r14, 0x0               # x220 = x211 + CF, CF to x221, complete
        mov [rsp-0x30], rcx        # spill x211
        mov rcx, r9                # copy x212
        adc rcx, 0x0               # x221 = x212 + CF, CF to x222, complete
        adc rsi, 0x0               # x222 += CF, CF to x223, complete

        /* complete: [x222, x221, x220, x219, x218, x217, x216, x215, x214] in [rsi, rcx, r14, rbp, r8, [rsp-0x50], r13, r12, rbx] */
        sbb rdx, 0x0               # x223 -= CF, complete
        bt edx, 0x0                # CF = x223
        cmovc r12, rax             # x226 = x223 ? x206 : x215, x223 in CF
        cmovc rbp, rdi             # x230 = x223 ? x210 : x219, x223 in CF
        mov rax, [rsp-0x8]         # reload pointer out1
        mov [rax+0x8], r12         # out1[1] = x226
        cmovnc r10, r13            # x227 = x223 ? x207 : x216, x223 in CF
        cmovc r8, r11              # x229 = x223 ? x209 : x218, x223 in CF
        mov [rax+0x20], r8         # out1[4] = x229
        cmovc rcx, r9              # x232 = x223 ? x212 : x221, x223 in CF
        cmovc rbx, r15             # x225 = x223 ? x205 : x214, x223 in CF
        mov r8, [rsp-0x68]         # reload x208
        cmovnc r8, [rsp-0x50]      # x228 = x223 ? x208 : x217, x223 in CF
        mov [rax+0x18], r8         # out1[3] = x228
        mov [rax+0x38], rcx        # out1[7] = x232
        mov r8, [rsp-0x30]         # reload x211
        cmovnc r8, r14             # x231 = x223 ? x211 : x220, x223 in CF
        and rsi, 0x3ff             # x224 = x222 & 0x3ff
        mov [rax+0x10], r10        # out1[2] = x227
        mov [rax+0x28], rbp        # out1[5] = x230
        bt edx, 0x0                # CF = x223
        mov r9, [rsp-0x40]         # reload x213
        cmovnc r9, rsi             # x233 = x223 ? x213 : x224, x223 in CF
        mov [rax], rbx             # out1[0] = x225
        mov [rax+0x40], r9         # out1[8] = x233
        mov [rax+0x30], r8         # out1[6] = x231

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
        .balign 8, 0xcc
.Lfe_p521_mul_c0: .quad 0x0
        .size   fe_p521_mul, .-fe_p521_mul
        .section .note.GNU-stack, "", @progbits
