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
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x18
 *   [rsp-0x18]  x179
 *   [rsp-0x20]  x180
 *   [rsp-0x28]  x64, then x184
 *   [rsp-0x30]  x181
 *   [rsp-0x38]  x78, then x185
 *   [rsp-0x40]  x80, then x183
 *   [rsp-0x48]  x186
 *   [rsp-0x50]  x182
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
 * 352 instructions; 117.2 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.466 [1.461, 1.470] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.416 [1.411, 1.416] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 8f68fac5dfaa11892ef4562501586c773442d8e4fd250dab6b5cacb185b9f6c1
 * found by Fieldwright, seed 2, 2026-11-24T09:47:11.738Z
 * npm run optimize -- --curve p521 --op mul --seed 2 --budget 60s
 * sha256 of the code: d4c21ce740a15d446eda5e7ca88325b456133b293d738dd10bbcf4a7607476b9
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

        mov rax, rdx               # copy pointer arg2
        mov rdx, [rax]             # load arg2[0]
        mulx r8, r9, [rsi]         # x19:x18 = arg1[0]*arg2[0]
        mulx r10, r11, [rsi+0x8]   # x21:x20 = arg1[1]*arg2[0]
        xor ecx, ecx               # CF = OF = 0
        adox r8, r11               # x179 = x19 + x20 (OF is 0), OF to x180
        mulx r11, rcx, [rsi+0x38]  # x33:x32 = arg1[7]*arg2[0]
        mulx rbx, rbp, [rsi+0x10]  # x23:x22 = arg1[2]*arg2[0]
        adox rbp, r10              # x180 = x21 + x22 + OF, OF to x181
        mulx r10, r12, [rsi+0x18]  # x25:x24 = arg1[3]*arg2[0]
        adox r12, rbx              # x181 = x23 + x24 + OF, OF to x182
        mulx rbx, r13, [rsi+0x20]  # x27:x26 = arg1[4]*arg2[0]
        adox r10, r13              # x182 = x25 + x26 + OF, OF to x183
        mulx r13, r14, [rsi+0x30]  # x31:x30 = arg1[6]*arg2[0]
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx r15, rdi, [rsi+0x28]  # x29:x28 = arg1[5]*arg2[0]
        adox rbx, rdi              # x183 = x27 + x28 + OF, OF to x184
        adox r14, r15              # x184 = x29 + x30 + OF, OF to x185
        mov rdx, [rsi]             # load arg1[0]
        mulx rdi, r15, [rax+0x8]   # x37:x36 = arg1[0]*arg2[1]
        adox rcx, r13              # x185 = x31 + x32 + OF, OF to x186
        mov rdx, [rsi+0x40]        # load arg1[8]
        mov [rsp-0x10], r9         # spill x18
        mulx r13, r9, [rax]        # x35:x34 = arg1[8]*arg2[0]
        adox r9, r11               # x186 = x33 + x34 + OF, OF to x187
        adox r13, [rip+.Lfe_p521_mul_loose_c0] # x187 = x35 + OF, no carry
        xor r11d, r11d             # CF = OF = 0
        adcx r8, r15               # x179 += x36 (CF is 0), CF to x180, complete
        mov rdx, [rax+0x8]         # load arg2[1]
        mulx r11, r15, [rsi+0x8]   # x39:x38 = arg1[1]*arg2[1]
        adox r15, rdi              # x180.2 = x38 + x37 (OF is 0), OF to x181
        adcx rbp, r15              # x180 += x180.2 + CF, CF to x181
        mulx rdi, r15, [rsi+0x10]  # x41:x40 = arg1[2]*arg2[1]
        adox r12, r15              # x181 += x40 + OF, OF to x182
        adox r10, rdi              # x182 += x41 + OF, OF to x183
        adcx r11, r12              # x181 += x39 + CF, CF to x182
        mulx rdi, r12, [rsi+0x18]  # x43:x42 = arg1[3]*arg2[1]
        adcx r10, r12              # x182 += x42 + CF, CF to x183
        mulx r12, r15, [rsi+0x20]  # x45:x44 = arg1[4]*arg2[1]
        adox r15, rbx              # x183 += x44 + OF, OF to x184
        adcx r15, rdi              # x183 += x43 + CF, CF to x184
        adcx r14, r12              # x184 += x45 + CF, CF to x185
        mulx rdi, rbx, [rsi+0x28]  # x47:x46 = arg1[5]*arg2[1]
        adox r14, rbx              # x184 += x46 + OF, OF to x185
        mulx rbx, r12, [rsi+0x30]  # x49:x48 = arg1[6]*arg2[1]
        adcx rdi, r12              # x185.2 = x48 + x47 + CF, CF to x186
        adox rdi, rcx              # x185 += x185.2 + OF, OF to x186
        mulx rcx, r12, [rsi+0x38]  # x51:x50 = arg1[7]*arg2[1]
        adcx r9, rbx               # x186 += x49 + CF, CF to x187
        adox r9, r12               # x186 += x50 + OF, OF to x187
        adox r13, rcx              # x187 += x51 + OF, OF to x188
        mulx rcx, rbx, [rsi+0x40]  # x53:x52 = arg1[8]*arg2[1]
        adcx r13, rbx              # x187 += x52 + CF, CF to x188
        mov rdx, [rsi]             # load arg1[0]
        mulx rbx, r12, [rax+0x10]  # x55:x54 = arg1[0]*arg2[2]
        adcx rcx, [rip+.Lfe_p521_mul_loose_c0] # x188 = x53 + CF, no carry
        adox rcx, [rip+.Lfe_p521_mul_loose_c0] # x188 += OF, no carry
        mov [rsp-0x18], r8         # spill x179
        xor r8d, r8d               # CF = OF = 0
        adcx rbp, r12              # x180 += x54 (CF is 0), CF to x181, complete
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx r8, r12, [rsi+0x8]    # x57:x56 = arg1[1]*arg2[2]
        adox rbx, r11              # x181 += x55 (OF is 0), OF to x182
        adcx r12, rbx              # x181 += x56 + CF, CF to x182
        mulx r11, rbx, [rsi+0x10]  # x59:x58 = arg1[2]*arg2[2]
        adcx r8, r10               # x182 += x57 + CF, CF to x183
        adox r8, rbx               # x182 += x58 + OF, OF to x183
        mulx r10, rbx, [rsi+0x18]  # x61:x60 = arg1[3]*arg2[2]
        adox r15, r11              # x183 += x59 + OF, OF to x184
        adcx rbx, r15              # x183 += x60 + CF, CF to x184
        mulx r11, r15, [rsi+0x20]  # x63:x62 = arg1[4]*arg2[2]
        adox r15, r14              # x184 += x62 + OF, OF to x185
        mov rdx, [rax+0x30]        # load arg2[6]
        mov [rsp-0x20], rbp        # spill x180
        mulx r14, rbp, [rsi]       # x127:x126 = arg1[0]*arg2[6]
        adox r14, r11              # x185.2 = x63 + x127 + OF, OF to x186
        adcx r15, r10              # x184 += x61 + CF, CF to x185
        adcx rdi, r14              # x185 += x185.2 + CF, CF to x186
        mov rdx, [rsi+0x28]        # load arg1[5]
        mulx r10, r11, [rax+0x10]  # x65:x64 = arg1[5]*arg2[2]
        mov rdx, [rax+0x10]        # load arg2[2]
        mov [rsp-0x28], r11        # spill x64
        mulx r14, r11, [rsi+0x30]  # x67:x66 = arg1[6]*arg2[2]
        adox r10, r11              # x186.2 = x66 + x65 + OF, OF to x187
        adcx r10, r9               # x186 += x186.2 + CF, CF to x187
        adox r13, r14              # x187 += x67 + OF, OF to x188
        mulx r9, r11, [rsi+0x38]   # x69:x68 = arg1[7]*arg2[2]
        adox rcx, r9               # x188 += x69 + OF, OF to x189
        adcx r13, r11              # x187 += x68 + CF, CF to x188
        mulx r9, r11, [rsi+0x40]   # x71:x70 = arg1[8]*arg2[2]
        adcx rcx, r11              # x188 += x70 + CF, CF to x189
        mov rdx, [rsi]             # load arg1[0]
        mulx r11, r14, [rax+0x18]  # x73:x72 = arg1[0]*arg2[3]
        adox r9, [rip+.Lfe_p521_mul_loose_c0] # x189 = x71 + OF, no carry
        adox r8, r11               # x182 += x73 (OF is 0), OF to x183
        adcx r9, [rip+.Lfe_p521_mul_loose_c0] # x189 += CF, no carry
        adcx r12, r14              # x181 += x72 (CF is 0), CF to x182, complete
        mov rdx, [rax+0x18]        # load arg2[3]
        mulx r11, r14, [rsi+0x8]   # x75:x74 = arg1[1]*arg2[3]
        adox rbx, r11              # x183 += x75 + OF, OF to x184
        adcx r14, r8               # x182 += x74 + CF, CF to x183
        mulx r8, r11, [rsi+0x10]   # x77:x76 = arg1[2]*arg2[3]
        adcx rbx, r11              # x183 += x76 + CF, CF to x184
        mov [rsp-0x30], r12        # spill x181
        mulx r11, r12, [rsi+0x18]  # x79:x78 = arg1[3]*arg2[3]
        adox r15, r8               # x184 += x77 + OF, OF to x185
        adcx r15, rbp              # x184 += x126 + CF, CF to x185
        mulx r8, rbp, [rsi+0x20]   # x81:x80 = arg1[4]*arg2[3]
        adox rdi, r11              # x185 += x79 + OF, OF to x186
        mov rdx, [rax+0x20]        # load arg2[4]
        mov [rsp-0x38], r12        # spill x78
        mulx r11, r12, [rsi+0x18]  # x97:x96 = arg1[3]*arg2[4]
        adcx r12, rdi              # x185 += x96 + CF, CF to x186
        mov rdx, [rax+0x18]        # load arg2[3]
        mov [rsp-0x40], rbp        # spill x80
        mulx rdi, rbp, [rsi+0x40]  # x89:x88 = arg1[8]*arg2[3]
        adox r11, r8               # x186.2 = x97 + x81 + OF, OF to x187
        mov [rsp-0x48], r10        # spill x186
        mulx r8, r10, [rsi+0x28]   # x83:x82 = arg1[5]*arg2[3]
        adox r8, r13               # x187 += x83 + OF, OF to x188
        adcx r11, r10              # x186.2 += x82 + CF, CF to x187
        mulx r10, r13, [rsi+0x30]  # x85:x84 = arg1[6]*arg2[3]
        adcx r13, r8               # x187 += x84 + CF, CF to x188
        adox rcx, r10              # x188 += x85 + OF, OF to x189
        mulx r8, r10, [rsi+0x38]   # x87:x86 = arg1[7]*arg2[3]
        adox r9, r8                # x189 += x87 + OF, OF to x190
        adcx rcx, r10              # x188 += x86 + CF, CF to x189
        adcx r9, rbp               # x189 += x88 + CF, CF to x190
        mov rdx, [rax+0x20]        # load arg2[4]
        mulx r8, r10, [rsi]        # x91:x90 = arg1[0]*arg2[4]
        adcx rdi, [rip+.Lfe_p521_mul_loose_c0] # x190 = x89 + CF, no carry
        adox rdi, [rip+.Lfe_p521_mul_loose_c0] # x190 += OF, no carry
        xor ebp, ebp               # CF = OF = 0
        adcx r14, r10              # x182 += x90 (CF is 0), CF to x183, complete
        adox r8, rbx               # x183 += x91 (OF is 0), OF to x184
        mulx r10, rbx, [rsi+0x10]  # x95:x94 = arg1[2]*arg2[4]
        mov [rsp-0x50], r14        # spill x182
        mulx rbp, r14, [rsi+0x8]   # x93:x92 = arg1[1]*arg2[4]
        adox r15, rbx              # x184 += x94 + OF, OF to x185
        adcx r8, r14               # x183 += x92 + CF, CF to x184
        adox r10, r12              # x185 += x95 + OF, OF to x186
        adcx r15, rbp              # x184 += x93 + CF, CF to x185
        adox r11, [rsp-0x48]       # x186 += x186.2 + OF, OF to x187
        mulx rbx, rbp, [rsi+0x20]  # x99:x98 = arg1[4]*arg2[4]
        adcx r10, [rsp-0x40]       # x185 += x80 + CF, CF to x186
        adcx rbp, r11              # x186 += x98 + CF, CF to x187
        adox rbx, r13              # x187 += x99 + OF, OF to x188
        mulx r11, r12, [rsi+0x28]  # x101:x100 = arg1[5]*arg2[4]
        adcx r12, rbx              # x187 += x100 + CF, CF to x188
        adox rcx, r11              # x188 += x101 + OF, OF to x189
        mulx r11, rbx, [rsi+0x30]  # x103:x102 = arg1[6]*arg2[4]
        adcx rcx, rbx              # x188 += x102 + CF, CF to x189
        adox r9, r11               # x189 += x103 + OF, OF to x190
        mulx r11, rbx, [rsi+0x38]  # x105:x104 = arg1[7]*arg2[4]
        adcx rbx, r9               # x189 += x104 + CF, CF to x190
        adcx rdi, r11              # x190 += x105 + CF, CF to x191
        mulx r9, r11, [rsi+0x40]   # x107:x106 = arg1[8]*arg2[4]
        adox rdi, r11              # x190 += x106 + OF, OF to x191
        mov rdx, [rax+0x28]        # load arg2[5]
        mulx r11, r13, [rsi]       # x109:x108 = arg1[0]*arg2[5]
        adcx r9, [rip+.Lfe_p521_mul_loose_c0] # x191 = x107 + CF, no carry
        adox r9, [rip+.Lfe_p521_mul_loose_c0] # x191 += OF, no carry
        xor r14d, r14d             # CF = OF = 0
        adcx r8, r13               # x183 += x108 (CF is 0), CF to x184, complete
        adox r15, r11              # x184 += x109 (OF is 0), OF to x185
        mulx r11, r13, [rsi+0x10]  # x113:x112 = arg1[2]*arg2[5]
        mov [rsp-0x40], r8         # spill x183
        mulx r14, r8, [rsi+0x8]    # x111:x110 = arg1[1]*arg2[5]
        adcx r8, r15               # x184 += x110 + CF, CF to x185
        adox r13, r14              # x185.2 = x112 + x111 + OF, OF to x186
        adcx r10, r13              # x185 += x185.2 + CF, CF to x186
        adox rbp, r11              # x186 += x113 + OF, OF to x187
        mulx r11, r13, [rsi+0x18]  # x115:x114 = arg1[3]*arg2[5]
        adcx r13, rbp              # x186 += x114 + CF, CF to x187
        mulx rbp, r14, [rsi+0x20]  # x117:x116 = arg1[4]*arg2[5]
        adox r12, r11              # x187 += x115 + OF, OF to x188
        adcx r12, r14              # x187 += x116 + CF, CF to x188
        mulx r11, r14, [rsi+0x28]  # x119:x118 = arg1[5]*arg2[5]
        adox rcx, rbp              # x188 += x117 + OF, OF to x189
        adcx r14, rcx              # x188 += x118 + CF, CF to x189
        mulx rcx, rbp, [rsi+0x30]  # x121:x120 = arg1[6]*arg2[5]
        adcx rbx, r11              # x189 += x119 + CF, CF to x190
        adox rbp, rbx              # x189 += x120 + OF, OF to x190
        mulx r11, rbx, [rsi+0x38]  # x123:x122 = arg1[7]*arg2[5]
        adox rcx, rbx              # x190.2 = x122 + x121 + OF, OF to x191
        adcx rcx, rdi              # x190 += x190.2 + CF, CF to x191
        mulx rdi, rbx, [rsi+0x40]  # x125:x124 = arg1[8]*arg2[5]
        adox rbx, r11              # x191.2 = x124 + x123 + OF, OF to x192
        adcx r9, rbx               # x191 += x191.2 + CF, CF to x192
        adcx rdi, [rip+.Lfe_p521_mul_loose_c0] # x192 = x125 + CF, no carry
        adox rdi, [rip+.Lfe_p521_mul_loose_c0] # x192 += OF, no carry
        xor r11d, r11d             # CF = OF = 0
        adcx r8, [rsp-0x38]        # x184 += x78 (CF is 0), CF to x185, complete
        mov rdx, [rax+0x30]        # load arg2[6]
        mulx r11, rbx, [rsi+0x10]  # x131:x130 = arg1[2]*arg2[6]
        adox r10, [rsp-0x28]       # x185 += x64 (OF is 0), OF to x186
        mov [rsp-0x28], r8         # spill x184
        mulx r15, r8, [rsi+0x8]    # x129:x128 = arg1[1]*arg2[6]
        adox rbx, r15              # x186.2 = x130 + x129 + OF, OF to x187
        adcx r10, r8               # x185 += x128 + CF, CF to x186
        adcx r13, rbx              # x186 += x186.2 + CF, CF to x187
        mulx r8, rbx, [rsi+0x18]   # x133:x132 = arg1[3]*arg2[6]
        adox r11, rbx              # x187.2 = x132 + x131 + OF, OF to x188
        adcx r12, r11              # x187 += x187.2 + CF, CF to x188
        mulx r11, rbx, [rsi+0x20]  # x135:x134 = arg1[4]*arg2[6]
        adox r8, r14               # x188 += x133 + OF, OF to x189
        adcx r8, rbx               # x188 += x134 + CF, CF to x189
        mulx rbx, r14, [rsi+0x28]  # x137:x136 = arg1[5]*arg2[6]
        adox rbp, r11              # x189 += x135 + OF, OF to x190
        mulx r11, r15, [rsi+0x30]  # x139:x138 = arg1[6]*arg2[6]
        adcx rbp, r14              # x189 += x136 + CF, CF to x190
        adox rcx, rbx              # x190 += x137 + OF, OF to x191
        mulx rbx, r14, [rsi+0x38]  # x141:x140 = arg1[7]*arg2[6]
        adox r11, r9               # x191 += x139 + OF, OF to x192
        adcx rcx, r15              # x190 += x138 + CF, CF to x191
        adcx r11, r14              # x191 += x140 + CF, CF to x192
        mulx r9, r14, [rsi+0x40]   # x143:x142 = arg1[8]*arg2[6]
        adox rdi, r14              # x192 += x142 + OF, OF to x193
        adcx rbx, rdi              # x192 += x141 + CF, CF to x193
        mov rdx, [rax+0x38]        # load arg2[7]
        mulx rdi, r14, [rsi]       # x145:x144 = arg1[0]*arg2[7]
        adcx r9, [rip+.Lfe_p521_mul_loose_c0] # x193 = x143 + CF, no carry
        adox r9, [rip+.Lfe_p521_mul_loose_c0] # x193 += OF, no carry
        xor r15d, r15d             # CF = OF = 0
        adcx r14, r10              # x185 += x144 (CF is 0), CF to x186, complete
        adox rdi, r13              # x186 += x145 (OF is 0), OF to x187
        mulx r10, r13, [rsi+0x8]   # x147:x146 = arg1[1]*arg2[7]
        adox r10, r12              # x187 += x147 + OF, OF to x188
        adcx r13, rdi              # x186 += x146 + CF, CF to x187
        mulx rdi, r12, [rsi+0x18]  # x151:x150 = arg1[3]*arg2[7]
        mov [rsp-0x38], r14        # spill x185
        mulx r15, r14, [rsi+0x10]  # x149:x148 = arg1[2]*arg2[7]
        adcx r10, r14              # x187 += x148 + CF, CF to x188
        adox r15, r8               # x188 += x149 + OF, OF to x189
        adcx r15, r12              # x188 += x150 + CF, CF to x189
        mulx r8, r12, [rsi+0x20]   # x153:x152 = arg1[4]*arg2[7]
        adox r12, rbp              # x189 += x152 + OF, OF to x190
        adcx rdi, r12              # x189 += x151 + CF, CF to x190
        mulx rbp, r12, [rsi+0x28]  # x155:x154 = arg1[5]*arg2[7]
        adox r12, rcx              # x190 += x154 + OF, OF to x191
        adcx r12, r8               # x190 += x153 + CF, CF to x191
        adox rbp, r11              # x191 += x155 + OF, OF to x192
        mulx r8, r11, [rsi+0x38]   # x159:x158 = arg1[7]*arg2[7]
        mulx rcx, r14, [rsi+0x30]  # x157:x156 = arg1[6]*arg2[7]
        adcx r14, rbp              # x191 += x156 + CF, CF to x192
        adox rcx, r11              # x192.2 = x158 + x157 + OF, OF to x193
        mulx r11, rbp, [rsi+0x40]  # x161:x160 = arg1[8]*arg2[7]
        adox r8, r9                # x193 += x159 + OF, OF to x194
        adcx rbx, rcx              # x192 += x192.2 + CF, CF to x193
        adcx rbp, r8               # x193 += x160 + CF, CF to x194
        mov rdx, [rsi]             # load arg1[0]
        mulx r8, r9, [rax+0x40]    # x163:x162 = arg1[0]*arg2[8]
        adcx r11, [rip+.Lfe_p521_mul_loose_c0] # x194 = x161 + CF, no carry
        adox r11, [rip+.Lfe_p521_mul_loose_c0] # x194 += OF, no carry
        xor ecx, ecx               # CF = OF = 0
        adcx r13, r9               # x186 += x162 (CF is 0), CF to x187, complete
        adox r10, r8               # x187 += x163 (OF is 0), OF to x188
        mov rdx, [rax+0x40]        # load arg2[8]
        mulx r8, r9, [rsi+0x8]     # x165:x164 = arg1[1]*arg2[8]
        adcx r9, r10               # x187 += x164 + CF, CF to x188, complete
        mulx r10, rcx, [rsi+0x10]  # x167:x166 = arg1[2]*arg2[8]
        adox rcx, r15              # x188 += x166 + OF, OF to x189
        adcx rcx, r8               # x188 += x165 + CF, CF to x189, complete
        mulx r8, r15, [rsi+0x18]   # x169:x168 = arg1[3]*arg2[8]
        adcx r10, r15              # x189.2 = x168 + x167 + CF, CF to x190
        adox rdi, r10              # x189 += x189.2 + OF, OF to x190, complete
        mulx r10, r15, [rsi+0x20]  # x171:x170 = arg1[4]*arg2[8]
        adcx r12, r8               # x190 += x169 + CF, CF to x191
        adox r15, r12              # x190 += x170 + OF, OF to x191, complete
        mulx r8, r12, [rsi+0x28]   # x173:x172 = arg1[5]*arg2[8]
        adox r14, r10              # x191 += x171 + OF, OF to x192
        adox r8, rbx               # x192 += x173 + OF, OF to x193
        adcx r12, r14              # x191 += x172 + CF, CF to x192, complete
        mulx r10, rbx, [rsi+0x30]  # x175:x174 = arg1[6]*arg2[8]
        adcx r8, rbx               # x192 += x174 + CF, CF to x193, complete
        adcx r10, rbp              # x193 += x175 + CF, CF to x194
        mulx rbx, rbp, [rsi+0x38]  # x177:x176 = arg1[7]*arg2[8]
        adox r10, rbp              # x193 += x176 + OF, OF to x194, complete
        mov rdx, [rsi+0x40]        # load arg1[8]
        mulx rax, rsi, [rax+0x40]  # x178 = arg1[8]*arg2[8]
        adox r11, rsi              # x194 += x178 + OF, no carry
        adcx rbx, r11              # x194 += x177 + CF, no carry, complete

        /* complete: [x194, x193, x192, x191, x190, x189, x188, x187, x186, x185, x184, x183, x182, x181, x180, x179] in [rbx, r10, r8, r12, r15, rdi, rcx, r9, r13, [rsp-0x38], [rsp-0x28], [rsp-0x40], [rsp-0x50], [rsp-0x30], [rsp-0x20], [rsp-0x18]] */
        mov rax, r13               # copy x186
        and rax, 0x1ff             # x204 = x186 & 0x1ff
        shr r13, 0x9               # t10 = x186 >> 9
        mov r11, r9                # copy x187
        shl r11, 0x37              # t11 = x187 << 55 mod 2^64
        lea r11, [r11+r13]         # x195 = t10 + t11 mod 2^64 = low word of (x187:x186 >> 9)
        mov rsi, rcx               # copy x188
        shld rsi, r9, 0x37         # x196 = low word of (x188:x187 >> 9)
        mov r9, r15                # copy x190
        shr r9, 0x9                # t12 = x190 >> 9
        mov rdx, r12               # copy x191
        shl rdx, 0x37              # t13 = x191 << 55 mod 2^64
        lea r9, [r9+rdx]           # x199 = t12 + t13 mod 2^64 = low word of (x191:x190 >> 9)
        shr r12, 0x9               # t14 = x191 >> 9
        mov rdx, r8                # copy x192
        shl rdx, 0x37              # t15 = x192 << 55 mod 2^64
        lea rdx, [r12+rdx]         # x200 = t14 + t15 mod 2^64 = low word of (x192:x191 >> 9)
        shrd r8, r10, 0x9          # x201 = low word of (x193:x192 >> 9)
        shrd rcx, rdi, 0x9         # x197 = low word of (x189:x188 >> 9)
        shrd r10, rbx, 0x9         # x202 = low word of (x194:x193 >> 9)
        shr rbx, 0x9               # x203 = x194 >> 9
        add r11, [rsp-0x10]        # x205 = x18 + x195, CF to x206, complete
        adc rsi, [rsp-0x18]        # x206 = x179 + x196 + CF, CF to x207, complete
        mov ebp, 0x9               # constant 9
        shrx rdi, rdi, rbp         # t16 = x189 >> 9
        mov ebp, 0x37              # constant 0x37
        shlx rbp, r15, rbp         # t17 = x190 << 0x37 mod 2^64
        lea rdi, [rdi+rbp]         # x198 = t16 + t17 mod 2^64 = low word of (x190:x189 >> 9)
        adc rcx, [rsp-0x20]        # x207 = x180 + x197 + CF, CF to x208, complete
        adc rdi, [rsp-0x30]        # x208 = x181 + x198 + CF, CF to x209, complete
        adc r9, [rsp-0x50]         # x209 = x182 + x199 + CF, CF to x210, complete
        adc rdx, [rsp-0x40]        # x210 = x183 + x200 + CF, CF to x211, complete
        adc r8, [rsp-0x28]         # x211 = x184 + x201 + CF, CF to x212, complete
        adc r10, [rsp-0x38]        # x212 = x185 + x202 + CF, CF to x213, complete
        adcx rbx, rax              # x213 = x204 + x203 + CF, no carry, complete

        /* complete: [x213, x212, x211, x210, x209, x208, x207, x206, x205] in [rbx, r10, r8, rdx, r9, rdi, rcx, rsi, r11] */
        mov rax, rbx               # copy x213
        and rax, 0x1ff             # x215 = x213 & 0x1ff
        shr rbx, 0x9               # x214 = x213 >> 9
        add r11, rbx               # x216 = x205 + x214, CF to x217, complete
        adc rsi, 0x0               # x217 = x206 + CF, CF to x218, complete
        adc rcx, 0x0               # x218 = x207 + CF, CF to x219, complete
        adc rdi, 0x0               # x219 = x208 + CF, CF to x220, complete
        adc r9, 0x0                # x220 = x209 + CF, CF to x221, complete
        adc rdx, 0x0               # x221 = x210 + CF, CF to x222, complete
        adc r8, 0x0                # x222 = x211 + CF, CF to x223, complete
        adc r10, 0x0               # x223 = x212 + CF, CF to x224, complete
        mov rbx, [rsp-0x8]         # reload pointer out1
        mov [rbx+0x38], r10        # out1[7] = x223
        mov [rbx+0x30], r8         # out1[6] = x222
        mov [rbx+0x18], rdi        # out1[3] = x219
        mov [rbx+0x20], r9         # out1[4] = x220
        mov [rbx+0x8], rsi         # out1[1] = x217
        mov [rbx+0x28], rdx        # out1[5] = x221
        adc rax, 0x0               # x224 = x215 + CF, no carry, complete

        /* complete: [x224, x223, x222, x221, x220, x219, x218, x217, x216] in [rax, r10, r8, rdx, r9, rdi, rcx, rsi, r11] */
        mov [rbx+0x40], rax        # out1[8] = x224
        mov [rbx], r11             # out1[0] = x216
        mov [rbx+0x10], rcx        # out1[2] = x218

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
.Lfe_p521_mul_loose_c0: .quad 0x0
        .size   fe_p521_mul_loose, .-fe_p521_mul_loose
        .section .note.GNU-stack, "", @progbits
