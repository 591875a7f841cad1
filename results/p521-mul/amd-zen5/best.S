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
 *   [rsp-0x18]  x32
 *   [rsp-0x20]  x65, then x185
 *   [rsp-0x28]  x56, then x180
 *   [rsp-0x30]  x26, then x59, then x182
 *   [rsp-0x38]  x179
 *   [rsp-0x40]  x91, then x183
 *   [rsp-0x48]  x93, then x181
 *   [rsp-0x50]  x182, then x184
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
 * 359 instructions; 103.5 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.166 [1.164, 1.168] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.178 [1.176, 1.180] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 2, 2026-11-23T11:52:34.340Z
 * npm run optimize -- --curve p521 --op mul --seed 2 --budget 100s
 * sha256 of the code: 2d241ce64efbec9af96d099f18cda46596903c6235a385675ce11d0d77be2aaa
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
        adcx r8, r11               # x179 = x19 + x20 (CF is 0), CF to x180
        mulx r11, rcx, [rsi+0x10]  # x23:x22 = arg1[2]*arg2[0]
        adcx r10, rcx              # x180 = x21 + x22 + CF, CF to x181
        mulx rcx, rbx, [rsi+0x18]  # x25:x24 = arg1[3]*arg2[0]
        mulx rbp, r12, [rsi+0x28]  # x29:x28 = arg1[5]*arg2[0]
        mulx r13, r14, [rsi+0x30]  # x31:x30 = arg1[6]*arg2[0]
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx r15, rdi, [rsi+0x20]  # x27:x26 = arg1[4]*arg2[0]
        adcx r11, rbx              # x181 = x23 + x24 + CF, CF to x182
        mov rdx, [rax+0x10]        # load arg2[2]
        mov [rsp-0x10], r9         # spill x18
        mulx rbx, r9, [rsi+0x8]    # x57:x56 = arg1[1]*arg2[2]
        adcx rcx, rbx              # x182 = x25 + x57 + CF, CF to x183
        adcx r15, r12              # x183 = x27 + x28 + CF, CF to x184
        mov rdx, [rsi+0x38]        # load arg1[7]
        mulx rbx, r12, [rax]       # x33:x32 = arg1[7]*arg2[0]
        adcx rbp, r14              # x184 = x29 + x30 + CF, CF to x185
        mov rdx, [rsi+0x28]        # load arg1[5]
        mov [rsp-0x18], r12        # spill x32
        mulx r14, r12, [rax+0x10]  # x65:x64 = arg1[5]*arg2[2]
        adcx r12, r13              # x185 = x31 + x64 + CF, CF to x186
        mov rdx, [rax]             # load arg2[0]
        mov [rsp-0x20], r14        # spill x65
        mulx r13, r14, [rsi+0x40]  # x35:x34 = arg1[8]*arg2[0]
        adcx r14, rbx              # x186 = x33 + x34 + CF, CF to x187
        mov rdx, [rax+0x8]         # load arg2[1]
        mov [rsp-0x28], r9         # spill x56
        mulx rbx, r9, [rsi]        # x37:x36 = arg1[0]*arg2[1]
        adc r13, 0x0               # x187 = x35 + CF, no carry
        mov [rsp-0x30], rdi        # spill x26
        xor edi, edi               # CF = OF = 0
        adcx r8, r9                # x179 += x36 (CF is 0), CF to x180, complete
        adox r10, rbx              # x180 += x37 (OF is 0), OF to x181
        mulx r9, rdi, [rsi+0x8]    # x39:x38 = arg1[1]*arg2[1]
        adcx rdi, r10              # x180 += x38 + CF, CF to x181
        mulx r10, rbx, [rsi+0x10]  # x41:x40 = arg1[2]*arg2[1]
        adox r11, r9               # x181 += x39 + OF, OF to x182
        mov [rsp-0x38], r8         # spill x179
        mulx r9, r8, [rsi+0x18]    # x43:x42 = arg1[3]*arg2[1]
        adox r8, r10               # x182.2 = x42 + x41 + OF, OF to x183
        adcx r11, rbx              # x181 += x40 + CF, CF to x182
        adox r15, r9               # x183 += x43 + OF, OF to x184
        adcx r8, rcx               # x182 += x182.2 + CF, CF to x183
        mulx r9, r10, [rsi+0x20]   # x45:x44 = arg1[4]*arg2[1]
        adcx r10, r15              # x183 += x44 + CF, CF to x184
        adox r9, rbp               # x184 += x45 + OF, OF to x185
        mulx rcx, rbx, [rsi+0x28]  # x47:x46 = arg1[5]*arg2[1]
        adcx r9, rbx               # x184 += x46 + CF, CF to x185
        adox r12, rcx              # x185 += x47 + OF, OF to x186
        mulx rcx, rbx, [rsi+0x30]  # x49:x48 = arg1[6]*arg2[1]
        adcx r12, rbx              # x185 += x48 + CF, CF to x186
        mulx rbx, rbp, [rsi+0x40]  # x53:x52 = arg1[8]*arg2[1]
        adox r14, rcx              # x186 += x49 + OF, OF to x187
        mulx rcx, r15, [rsi+0x38]  # x51:x50 = arg1[7]*arg2[1]
        adox r13, rcx              # x187 += x51 + OF, OF to x188
        adcx r15, r14              # x186 += x50 + CF, CF to x187
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx rcx, r14, [rsi]       # x55:x54 = arg1[0]*arg2[2]
        adcx r13, rbp              # x187 += x52 + CF, CF to x188
        adcx rbx, [rip+.Lfe_p521_mul_loose_c0] # x188 = x53 + CF, no carry
        adox rbx, [rip+.Lfe_p521_mul_loose_c0] # x188 += OF, no carry
        xor ebp, ebp               # CF = OF = 0
        adcx rdi, r14              # x180 += x54 (CF is 0), CF to x181, complete
        adox r11, rcx              # x181 += x55 (OF is 0), OF to x182
        mov rdx, [rsi]             # load arg1[0]
        mulx rcx, rbp, [rax+0x20]  # x91:x90 = arg1[0]*arg2[4]
        adox rbp, [rsp-0x30]       # x182.2 = x90 + x26 + OF, OF to x183
        adcx r11, [rsp-0x28]       # x181 += x56 + CF, CF to x182
        mov rdx, [rax+0x10]        # load arg2[2]
        mov [rsp-0x28], rdi        # spill x180
        mulx r14, rdi, [rsi+0x10]  # x59:x58 = arg1[2]*arg2[2]
        mov rdx, [rax+0x20]        # load arg2[4]
        mov [rsp-0x30], r14        # spill x59
        mov [rsp-0x40], rcx        # spill x91
        mulx r14, rcx, [rsi+0x8]   # x93:x92 = arg1[1]*arg2[4]
        adox r10, rcx              # x183 += x92 + OF, OF to x184
        adcx rbp, rdi              # x182.2 += x58 + CF, CF to x183
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx rcx, rdi, [rsi+0x18]  # x61:x60 = arg1[3]*arg2[2]
        mov rdx, [rax+0x18]        # load arg2[3]
        mov [rsp-0x48], r14        # spill x93
        mov [rsp-0x50], r8         # spill x182
        mulx r14, r8, [rsi]        # x73:x72 = arg1[0]*arg2[3]
        adcx r10, rdi              # x183 += x60 + CF, CF to x184
        adox r9, rcx               # x184 += x61 + OF, OF to x185
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx rcx, rdi, [rsi+0x20]  # x63:x62 = arg1[4]*arg2[2]
        adcx r9, rdi               # x184 += x62 + CF, CF to x185
        adox r12, [rsp-0x18]       # x185 += x32 + OF, OF to x186
        adcx r12, rcx              # x185 += x63 + CF, CF to x186
        adox r15, [rsp-0x20]       # x186 += x65 + OF, OF to x187
        mulx rcx, rdi, [rsi+0x30]  # x67:x66 = arg1[6]*arg2[2]
        adox r13, rcx              # x187 += x67 + OF, OF to x188
        adcx rdi, r15              # x186 += x66 + CF, CF to x187
        mulx rcx, r15, [rsi+0x38]  # x69:x68 = arg1[7]*arg2[2]
        adcx r15, r13              # x187 += x68 + CF, CF to x188
        adox rbx, rcx              # x188 += x69 + OF, OF to x189
        mulx rcx, r13, [rsi+0x40]  # x71:x70 = arg1[8]*arg2[2]
        adcx rbx, r13              # x188 += x70 + CF, CF to x189
        adcx rcx, [rip+.Lfe_p521_mul_loose_c0] # x189 = x71 + CF, no carry
        adox rcx, [rip+.Lfe_p521_mul_loose_c0] # x189 += OF, no carry
        xor r13d, r13d             # CF = OF = 0
        adcx r11, r8               # x181 += x72 (CF is 0), CF to x182, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r8, r13, [rax+0x18]   # x75:x74 = arg1[1]*arg2[3]
        adox rbp, r13              # x182.2 += x74 (OF is 0), OF to x183
        adcx rbp, r14              # x182.2 += x73 + CF, CF to x183
        mov rdx, [rax+0x18]        # load arg2[3]
        mulx r13, r14, [rsi+0x10]  # x77:x76 = arg1[2]*arg2[3]
        adox r10, r8               # x183 += x75 + OF, OF to x184
        adcx r14, r10              # x183 += x76 + CF, CF to x184
        adox r13, r9               # x184 += x77 + OF, OF to x185
        mulx r8, r9, [rsi+0x18]    # x79:x78 = arg1[3]*arg2[3]
        adcx r13, r9               # x184 += x78 + CF, CF to x185
        adox r8, r12               # x185 += x79 + OF, OF to x186
        mulx r9, r10, [rsi+0x20]   # x81:x80 = arg1[4]*arg2[3]
        adcx r8, r10               # x185 += x80 + CF, CF to x186
        mulx r10, r12, [rsi+0x28]  # x83:x82 = arg1[5]*arg2[3]
        adox rdi, r9               # x186 += x81 + OF, OF to x187
        adox r15, r10              # x187 += x83 + OF, OF to x188
        mulx r9, r10, [rsi+0x30]   # x85:x84 = arg1[6]*arg2[3]
        adcx rdi, r12              # x186 += x82 + CF, CF to x187
        adcx r15, r10              # x187 += x84 + CF, CF to x188
        mulx r10, r12, [rsi+0x38]  # x87:x86 = arg1[7]*arg2[3]
        adox rbx, r9               # x188 += x85 + OF, OF to x189
        adcx rbx, r12              # x188 += x86 + CF, CF to x189
        adox rcx, r10              # x189 += x87 + OF, OF to x190
        mulx r9, r10, [rsi+0x40]   # x89:x88 = arg1[8]*arg2[3]
        adcx r10, rcx              # x189 += x88 + CF, CF to x190
        adcx r9, [rip+.Lfe_p521_mul_loose_c0] # x190 = x89 + CF, no carry
        adox r9, [rip+.Lfe_p521_mul_loose_c0] # x190 += OF, no carry
        xor ecx, ecx               # CF = OF = 0
        adcx rbp, [rsp-0x50]       # x182 += x182.2 (CF is 0), CF to x183, complete
        adox r14, [rsp-0x40]       # x183 += x91 (OF is 0), OF to x184
        adox r13, [rsp-0x48]       # x184 += x93 + OF, OF to x185
        adcx r14, [rsp-0x30]       # x183 += x59 + CF, CF to x184
        mov rdx, [rax+0x20]        # load arg2[4]
        mulx rcx, r12, [rsi+0x10]  # x95:x94 = arg1[2]*arg2[4]
        mov [rsp-0x30], rbp        # spill x182
        mov [rsp-0x48], r11        # spill x181
        mulx rbp, r11, [rsi+0x18]  # x97:x96 = arg1[3]*arg2[4]
        adcx r13, r12              # x184 += x94 + CF, CF to x185
        adox r8, rcx               # x185 += x95 + OF, OF to x186
        mulx rcx, r12, [rsi+0x20]  # x99:x98 = arg1[4]*arg2[4]
        adox rbp, rdi              # x186 += x97 + OF, OF to x187
        adcx r8, r11               # x185 += x96 + CF, CF to x186
        adcx rbp, r12              # x186 += x98 + CF, CF to x187
        adox r15, rcx              # x187 += x99 + OF, OF to x188
        mulx r11, rcx, [rsi+0x28]  # x101:x100 = arg1[5]*arg2[4]
        adox rbx, r11              # x188 += x101 + OF, OF to x189
        adcx rcx, r15              # x187 += x100 + CF, CF to x188
        mulx r11, rdi, [rsi+0x30]  # x103:x102 = arg1[6]*arg2[4]
        adcx rbx, rdi              # x188 += x102 + CF, CF to x189
        mulx rdi, r12, [rsi+0x38]  # x105:x104 = arg1[7]*arg2[4]
        adox r10, r11              # x189 += x103 + OF, OF to x190
        adox r9, rdi               # x190 += x105 + OF, OF to x191
        adcx r12, r10              # x189 += x104 + CF, CF to x190
        mulx r10, r11, [rsi+0x40]  # x107:x106 = arg1[8]*arg2[4]
        adcx r9, r11               # x190 += x106 + CF, CF to x191
        mov rdx, [rax+0x28]        # load arg2[5]
        mulx r11, rdi, [rsi]       # x109:x108 = arg1[0]*arg2[5]
        adcx r10, [rip+.Lfe_p521_mul_loose_c0] # x191 = x107 + CF, no carry
        adox r10, [rip+.Lfe_p521_mul_loose_c0] # x191 += OF, no carry
        xor r15d, r15d             # CF = OF = 0
        adcx r14, rdi              # x183 += x108 (CF is 0), CF to x184, complete
        mulx rdi, r15, [rsi+0x8]   # x111:x110 = arg1[1]*arg2[5]
        adox r11, r13              # x184 += x109 (OF is 0), OF to x185
        mov [rsp-0x40], r14        # spill x183
        mulx r13, r14, [rsi+0x10]  # x113:x112 = arg1[2]*arg2[5]
        adcx r11, r15              # x184 += x110 + CF, CF to x185
        adox rdi, r8               # x185 += x111 + OF, OF to x186
        adox rbp, r13              # x186 += x113 + OF, OF to x187
        adcx rdi, r14              # x185 += x112 + CF, CF to x186
        mulx r8, r13, [rsi+0x18]   # x115:x114 = arg1[3]*arg2[5]
        adcx r13, rbp              # x186 += x114 + CF, CF to x187
        adcx rcx, r8               # x187 += x115 + CF, CF to x188
        mulx r8, rbp, [rsi+0x20]   # x117:x116 = arg1[4]*arg2[5]
        adox rcx, rbp              # x187 += x116 + OF, OF to x188
        adox rbx, r8               # x188 += x117 + OF, OF to x189
        mulx r8, rbp, [rsi+0x28]   # x119:x118 = arg1[5]*arg2[5]
        adcx rbx, rbp              # x188 += x118 + CF, CF to x189
        mulx rbp, r14, [rsi+0x30]  # x121:x120 = arg1[6]*arg2[5]
        adox r8, r12               # x189 += x119 + OF, OF to x190
        adcx r8, r14               # x189 += x120 + CF, CF to x190
        adox r9, rbp               # x190 += x121 + OF, OF to x191
        mulx rbp, r12, [rsi+0x38]  # x123:x122 = arg1[7]*arg2[5]
        adox r10, rbp              # x191 += x123 + OF, OF to x192
        adcx r9, r12               # x190 += x122 + CF, CF to x191
        mov rdx, [rax+0x30]        # load arg2[6]
        mulx rbp, r12, [rsi]       # x127:x126 = arg1[0]*arg2[6]
        mov rdx, [rsi+0x40]        # load arg1[8]
        mulx r14, r15, [rax+0x28]  # x125:x124 = arg1[8]*arg2[5]
        adcx r15, r10              # x191 += x124 + CF, CF to x192
        adcx r14, [rip+.Lfe_p521_mul_loose_c0] # x192 = x125 + CF, no carry
        adox r14, [rip+.Lfe_p521_mul_loose_c0] # x192 += OF, no carry
        xor r10d, r10d             # CF = OF = 0
        adcx r12, r11              # x184 += x126 (CF is 0), CF to x185, complete
        mov rdx, [rsi]             # load arg1[0]
        mulx r10, r11, [rax+0x38]  # x145:x144 = arg1[0]*arg2[7]
        adox rdi, r11              # x185 += x144 (OF is 0), OF to x186
        mov rdx, [rax+0x30]        # load arg2[6]
        mov [rsp-0x50], r12        # spill x184
        mulx r11, r12, [rsi+0x8]   # x129:x128 = arg1[1]*arg2[6]
        adcx rdi, r12              # x185 += x128 + CF, CF to x186
        adox r11, r13              # x186 += x129 + OF, OF to x187
        mulx r12, r13, [rsi+0x10]  # x131:x130 = arg1[2]*arg2[6]
        adcx r11, r13              # x186 += x130 + CF, CF to x187
        adox r12, rcx              # x187 += x131 + OF, OF to x188
        mulx rcx, r13, [rsi+0x18]  # x133:x132 = arg1[3]*arg2[6]
        adcx r12, r13              # x187 += x132 + CF, CF to x188
        adox rcx, rbx              # x188 += x133 + OF, OF to x189
        mulx rbx, r13, [rsi+0x20]  # x135:x134 = arg1[4]*arg2[6]
        adcx rcx, r13              # x188 += x134 + CF, CF to x189
        adox r8, rbx               # x189 += x135 + OF, OF to x190
        mulx rbx, r13, [rsi+0x28]  # x137:x136 = arg1[5]*arg2[6]
        adcx r8, r13               # x189 += x136 + CF, CF to x190
        adox r9, rbx               # x190 += x137 + OF, OF to x191
        mulx rbx, r13, [rsi+0x30]  # x139:x138 = arg1[6]*arg2[6]
        adox r15, rbx              # x191 += x139 + OF, OF to x192
        adcx r9, r13               # x190 += x138 + CF, CF to x191
        mulx rbx, r13, [rsi+0x38]  # x141:x140 = arg1[7]*arg2[6]
        adcx r15, r13              # x191 += x140 + CF, CF to x192
        adcx r14, rbx              # x192 += x141 + CF, CF to x193
        mulx rbx, r13, [rsi+0x40]  # x143:x142 = arg1[8]*arg2[6]
        adox r13, r14              # x192 += x142 + OF, OF to x193
        adcx rbx, [rip+.Lfe_p521_mul_loose_c0] # x193 = x143 + CF, no carry
        adox rbx, [rip+.Lfe_p521_mul_loose_c0] # x193 += OF, no carry
        xor r14d, r14d             # CF = OF = 0
        adcx rdi, rbp              # x185 += x127 (CF is 0), CF to x186, complete
        adox r11, r10              # x186 += x145 (OF is 0), OF to x187
        mov rdx, [rax+0x38]        # load arg2[7]
        mulx r10, rbp, [rsi+0x8]   # x147:x146 = arg1[1]*arg2[7]
        adcx r11, rbp              # x186 += x146 + CF, CF to x187
        mulx rbp, r14, [rsi+0x10]  # x149:x148 = arg1[2]*arg2[7]
        adox r12, r10              # x187 += x147 + OF, OF to x188
        adcx r12, r14              # x187 += x148 + CF, CF to x188
        adox rcx, rbp              # x188 += x149 + OF, OF to x189
        mulx r10, rbp, [rsi+0x18]  # x151:x150 = arg1[3]*arg2[7]
        adcx rbp, rcx              # x188 += x150 + CF, CF to x189
        adox r8, r10               # x189 += x151 + OF, OF to x190
        mulx r10, rcx, [rsi+0x20]  # x153:x152 = arg1[4]*arg2[7]
        adcx r8, rcx               # x189 += x152 + CF, CF to x190
        adox r9, r10               # x190 += x153 + OF, OF to x191
        mulx r10, rcx, [rsi+0x28]  # x155:x154 = arg1[5]*arg2[7]
        adcx r9, rcx               # x190 += x154 + CF, CF to x191
        adcx r15, r10              # x191 += x155 + CF, CF to x192
        mulx r10, rcx, [rsi+0x30]  # x157:x156 = arg1[6]*arg2[7]
        adox rcx, r15              # x191 += x156 + OF, OF to x192
        adox r13, r10              # x192 += x157 + OF, OF to x193
        mulx r10, r14, [rsi+0x40]  # x161:x160 = arg1[8]*arg2[7]
        mov [rsp-0x20], rdi        # spill x185
        mulx r15, rdi, [rsi+0x38]  # x159:x158 = arg1[7]*arg2[7]
        adcx r13, rdi              # x192 += x158 + CF, CF to x193
        adox rbx, r15              # x193 += x159 + OF, OF to x194
        mov rdx, [rax+0x40]        # load arg2[8]
        mulx rdi, r15, [rsi]       # x163:x162 = arg1[0]*arg2[8]
        adcx r14, rbx              # x193 += x160 + CF, CF to x194
        adcx r10, [rip+.Lfe_p521_mul_loose_c0] # x194 = x161 + CF, no carry
        adox r10, [rip+.Lfe_p521_mul_loose_c0] # x194 += OF, no carry
        xor ebx, ebx               # CF = OF = 0
        adcx r11, r15              # x186 += x162 (CF is 0), CF to x187, complete
        adox r12, rdi              # x187 += x163 (OF is 0), OF to x188
        mulx rdi, rbx, [rsi+0x8]   # x165:x164 = arg1[1]*arg2[8]
        adox rbp, rdi              # x188 += x165 + OF, OF to x189
        adcx r12, rbx              # x187 += x164 + CF, CF to x188, complete
        mulx rdi, rbx, [rsi+0x10]  # x167:x166 = arg1[2]*arg2[8]
        adcx rbp, rbx              # x188 += x166 + CF, CF to x189, complete
        adox rdi, r8               # x189 += x167 + OF, OF to x190
        mulx r8, rbx, [rsi+0x18]   # x169:x168 = arg1[3]*arg2[8]
        adcx rdi, rbx              # x189 += x168 + CF, CF to x190, complete
        adcx r9, r8                # x190 += x169 + CF, CF to x191
        mulx r8, rbx, [rsi+0x20]   # x171:x170 = arg1[4]*arg2[8]
        adox rbx, r9               # x190 += x170 + OF, OF to x191, complete
        mulx r9, r15, [rsi+0x28]   # x173:x172 = arg1[5]*arg2[8]
        adox r8, rcx               # x191 += x171 + OF, OF to x192
        adox r13, r9               # x192 += x173 + OF, OF to x193
        adcx r8, r15               # x191 += x172 + CF, CF to x192, complete
        mulx r9, rcx, [rsi+0x30]   # x175:x174 = arg1[6]*arg2[8]
        adcx r13, rcx              # x192 += x174 + CF, CF to x193, complete
        adox r9, r14               # x193 += x175 + OF, OF to x194
        mulx rcx, rdx, [rsi+0x38]  # x177:x176 = arg1[7]*arg2[8]
        adcx rdx, r9               # x193 += x176 + CF, CF to x194, complete
        adcx rcx, r10              # x194 += x177 + CF, no carry
        adox rcx, [rip+.Lfe_p521_mul_loose_c0] # x194 += OF, no carry
        mov r9, [rsi+0x40]         # load arg1[8]
        imul r9, [rax+0x40]        # x178 = arg1[8]*arg2[8]
        mov rax, r12               # copy x187
        shr rax, 0x9               # t10 = x187 >> 9
        mov r10, rbp               # copy x188
        shl r10, 0x37              # t11 = x188 << 55 mod 2^64
        lea rax, [rax+r10]         # x196 = t10 + t11 mod 2^64 = low word of (x188:x187 >> 9)
        add rcx, r9                # x194 += x178, no carry, complete

        /* complete: [x194, x193, x192, x191, x190, x189, x188, x187, x186, x185, x184, x183, x182, x181, x180, x179] in [rcx, rdx, r13, r8, rbx, rdi, rbp, r12, r11, [rsp-0x20], [rsp-0x50], [rsp-0x40], [rsp-0x30], [rsp-0x48], [rsp-0x28], [rsp-0x38]] */
        mov r9, r11                # copy x186
        shrd r9, r12, 0x9          # x195 = low word of (x187:x186 >> 9)
        shrd rbp, rdi, 0x9         # x197 = low word of (x189:x188 >> 9)
        and r11, 0x1ff             # x204 = x186 & 0x1ff
        shr rdi, 0x9               # t12 = x189 >> 9
        mov r10, rbx               # copy x190
        shl r10, 0x37              # t13 = x190 << 55 mod 2^64
        lea r10, [rdi+r10]         # x198 = t12 + t13 mod 2^64 = low word of (x190:x189 >> 9)
        mov rdi, rcx               # copy x194
        shr rdi, 0x9               # x203 = x194 >> 9
        shr rbx, 0x9               # t14 = x190 >> 9
        mov rsi, r8                # copy x191
        shl rsi, 0x37              # t15 = x191 << 55 mod 2^64
        lea rsi, [rbx+rsi]         # x199 = t14 + t15 mod 2^64 = low word of (x191:x190 >> 9)
        shrd r8, r13, 0x9          # x200 = low word of (x192:x191 >> 9)
        mov rbx, rdx               # copy x193
        shrd rbx, rcx, 0x9         # x202 = low word of (x194:x193 >> 9)
        shld rdx, r13, 0x37        # x201 = low word of (x193:x192 >> 9)
        add r9, [rsp-0x10]         # x205 = x18 + x195, CF to x206, complete
        adc rax, [rsp-0x38]        # x206 = x179 + x196 + CF, CF to x207, complete
        adcx rbp, [rsp-0x28]       # x207 = x180 + x197 + CF, CF to x208, complete
        adc r10, [rsp-0x48]        # x208 = x181 + x198 + CF, CF to x209, complete
        adcx rsi, [rsp-0x30]       # x209 = x182 + x199 + CF, CF to x210, complete
        adcx r8, [rsp-0x40]        # x210 = x183 + x200 + CF, CF to x211, complete
        adc rdx, [rsp-0x50]        # x211 = x184 + x201 + CF, CF to x212, complete
        adc rbx, [rsp-0x20]        # x212 = x185 + x202 + CF, CF to x213, complete
        adc r11, rdi               # x213 = x204 + x203 + CF, no carry, complete

        /* complete: [x213, x212, x211, x210, x209, x208, x207, x206, x205] in [r11, rbx, rdx, r8, rsi, r10, rbp, rax, r9] */
        mov rcx, r11               # copy x213
        and rcx, 0x1ff             # x215 = x213 & 0x1ff
        shr r11, 0x9               # x214 = x213 >> 9
        add r9, r11                # x216 = x205 + x214, CF to x217, complete
        mov r11, [rsp-0x8]         # reload pointer out1
        mov [r11], r9              # out1[0] = x216
        adc rax, 0x0               # x217 = x206 + CF, CF to x218, complete
        adc rbp, 0x0               # x218 = x207 + CF, CF to x219, complete
        mov [r11+0x10], rbp        # out1[2] = x218
        adc r10, 0x0               # x219 = x208 + CF, CF to x220, complete
        mov [r11+0x18], r10        # out1[3] = x219
        adc rsi, 0x0               # x220 = x209 + CF, CF to x221, complete
        mov [r11+0x20], rsi        # out1[4] = x220
        adc r8, 0x0                # x221 = x210 + CF, CF to x222, complete
        mov [r11+0x28], r8         # out1[5] = x221
        adc rdx, 0x0               # x222 = x211 + CF, CF to x223, complete
        mov [r11+0x30], rdx        # out1[6] = x222
        adc rbx, 0x0               # x223 = x212 + CF, CF to x224, complete
        adc rcx, 0x0               # x224 = x215 + CF, no carry, complete

        /* complete: [x224, x223, x222, x221, x220, x219, x218, x217, x216] in [rcx, rbx, rdx, r8, rsi, r10, rbp, rax, r9] */
        mov [r11+0x40], rcx        # out1[8] = x224
        mov [r11+0x38], rbx        # out1[7] = x223
        mov [r11+0x8], rax         # out1[1] = x217

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
