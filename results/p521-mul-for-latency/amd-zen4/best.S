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
 *   [rsp-0x10]  x178
 *   [rsp-0x18]  x28, then x181
 *   [rsp-0x20]  x18
 *   [rsp-0x28]  x182, then x57, then x185, then x184
 *   [rsp-0x30]  x179
 *   [rsp-0x38]  x47, then x191
 *   [rsp-0x40]  x98, then x183
 *   [rsp-0x48]  x185, then x184, then x157
 *   [rsp-0x50]  x52, then x185
 *   [rsp-0x58]  x180
 *   [rsp-0x60]  x183, then x182
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
 * 374 instructions; 122.3 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.385 [1.381, 1.388] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.464 [1.462, 1.467] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 d03e5463e3bd1a20dda4ab6d993bdf0d6833f5c9e7d1f141b932885b05c634e3
 * found by Fieldwright, seed 24, 2026-12-01T06:10:58.646Z
 * ./fieldwright optimize --field p521 --op mul --seed 24 --budget 13s --for latency --resume --cpu 1
 * sha256 of the code: 6c7dbed7f9f90f991832d9e6a2422ba43d7cf8123474f28958b5941cb208bb1a
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
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r8, r9, [rax]         # x21:x20 = arg1[1]*arg2[0]
        mov rdx, [rax]             # load arg2[0]
        mulx r10, r11, [rsi+0x18]  # x25:x24 = arg1[3]*arg2[0]
        mulx rcx, rbx, [rsi+0x10]  # x23:x22 = arg1[2]*arg2[0]
        xor ebp, ebp               # CF = OF = 0
        adcx r8, rbx               # x180 = x21 + x22 (CF is 0), CF to x181
        mov rdx, [rsi]             # load arg1[0]
        mulx rbx, rbp, [rax+0x20]  # x91:x90 = arg1[0]*arg2[4]
        adcx r11, rcx              # x181 = x23 + x24 + CF, CF to x182
        mov rdx, [rax]             # load arg2[0]
        mulx rcx, r12, [rsi+0x20]  # x27:x26 = arg1[4]*arg2[0]
        mulx r13, r14, [rsi+0x28]  # x29:x28 = arg1[5]*arg2[0]
        mov rdx, [rsi+0x40]        # load arg1[8]
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx r15, rdi, [rax+0x40]  # x178 = arg1[8]*arg2[8]
        adcx r10, rbp              # x182 = x90 + x25 + CF, CF to x183
        adcx rcx, rbx              # x183 = x91 + x27 + CF, CF to x184
        mov rdx, [rax]             # load arg2[0]
        mulx rbx, rbp, [rsi+0x38]  # x33:x32 = arg1[7]*arg2[0]
        mov [rsp-0x10], rdi        # spill x178
        mulx r15, rdi, [rsi+0x30]  # x31:x30 = arg1[6]*arg2[0]
        adcx rdi, r13              # x184 = x29 + x30 + CF, CF to x185
        mov [rsp-0x18], r14        # spill x28
        mulx r13, r14, [rsi]       # x19:x18 = arg1[0]*arg2[0]
        adox r9, r13               # x179 = x19 + x20 (OF is 0), OF to x180
        adcx r15, rbp              # x185 = x31 + x32 + CF, CF to x186
        mulx rbp, r13, [rsi+0x40]  # x35:x34 = arg1[8]*arg2[0]
        adcx r13, rbx              # x186 = x33 + x34 + CF, CF to x187
        mov rdx, [rsi]             # load arg1[0]
        mov [rsp-0x20], r14        # spill x18
        mulx rbx, r14, [rax+0x8]   # x37:x36 = arg1[0]*arg2[1]
        adcx rbp, [rip+.Lfe_p521_mul_loose_c0] # x187 = x35 + CF, no carry
        adox rbx, [rip+.Lfe_p521_mul_loose_c0] # x180.2 = x37 + OF, no carry
        mov [rsp-0x28], r10        # spill x182
        xor r10d, r10d             # CF = OF = 0
        adcx r14, r9               # x179 += x36 (CF is 0), CF to x180, complete
        mov rdx, [rax+0x8]         # load arg2[1]
        mulx r9, r10, [rsi+0x8]    # x39:x38 = arg1[1]*arg2[1]
        adox r10, rbx              # x180.2 += x38 (OF is 0), OF to x181
        adox r9, r11               # x181 += x39 + OF, OF to x182
        adcx r10, r8               # x180 += x180.2 + CF, CF to x181
        mulx r8, r11, [rsi+0x10]   # x41:x40 = arg1[2]*arg2[1]
        adcx r11, r9               # x181 += x40 + CF, CF to x182
        mulx r9, rbx, [rsi+0x20]   # x45:x44 = arg1[4]*arg2[1]
        adox r12, r8               # x182.2 = x26 + x41 + OF, OF to x183
        mov [rsp-0x30], r14        # spill x179
        mulx r8, r14, [rsi+0x18]   # x43:x42 = arg1[3]*arg2[1]
        adcx r14, r12              # x182.2 += x42 + CF, CF to x183
        adox r8, rbx               # x183.2 = x44 + x43 + OF, OF to x184
        adcx r8, rcx               # x183 += x183.2 + CF, CF to x184
        adox r9, rdi               # x184 += x45 + OF, OF to x185
        mulx rcx, rdi, [rsi+0x30]  # x49:x48 = arg1[6]*arg2[1]
        adox r15, rdi              # x185 += x48 + OF, OF to x186
        mulx rdi, rbx, [rsi+0x28]  # x47:x46 = arg1[5]*arg2[1]
        adcx r9, rbx               # x184 += x46 + CF, CF to x185
        mov rdx, [rsi]             # load arg1[0]
        mulx rbx, r12, [rax+0x30]  # x127:x126 = arg1[0]*arg2[6]
        adcx r15, rbx              # x185 += x127 + CF, CF to x186
        mov rdx, [rax+0x20]        # load arg2[4]
        mov [rsp-0x38], rdi        # spill x47
        mulx rbx, rdi, [rsi+0x20]  # x99:x98 = arg1[4]*arg2[4]
        mov rdx, [rax+0x8]         # load arg2[1]
        mov [rsp-0x40], rdi        # spill x98
        mov [rsp-0x48], r15        # spill x185
        mulx rdi, r15, [rsi+0x38]  # x51:x50 = arg1[7]*arg2[1]
        adcx rcx, r15              # x186.2 = x50 + x49 + CF, CF to x187
        adcx rbp, rdi              # x187 += x51 + CF, CF to x188
        adox rcx, r13              # x186 += x186.2 + OF, OF to x187
        mulx rdi, r13, [rsi+0x40]  # x53:x52 = arg1[8]*arg2[1]
        adox rbx, rbp              # x187 += x99 + OF, OF to x188
        mov rdx, [rsi]             # load arg1[0]
        mulx rbp, r15, [rax+0x10]  # x55:x54 = arg1[0]*arg2[2]
        adcx rdi, [rip+.Lfe_p521_mul_loose_c0] # x188 = x53 + CF, no carry
        adox rdi, [rip+.Lfe_p521_mul_loose_c0] # x188 += OF, no carry
        mov [rsp-0x50], r13        # spill x52
        xor r13d, r13d             # CF = OF = 0
        adox r15, r10              # x180 += x54 (OF is 0), OF to x181, complete
        adox r11, rbp              # x181 += x55 + OF, OF to x182
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r10, rbp, [rax+0x10]  # x59:x58 = arg1[2]*arg2[2]
        mov rdx, [rax+0x10]        # load arg2[2]
        mov [rsp-0x58], r15        # spill x180
        mulx r13, r15, [rsi+0x8]   # x57:x56 = arg1[1]*arg2[2]
        adox rbp, [rsp-0x28]       # x182 += x58 + OF, OF to x183
        adox r8, r10               # x183 += x59 + OF, OF to x184
        mov [rsp-0x28], r13        # spill x57
        mulx r10, r13, [rsi+0x38]  # x69:x68 = arg1[7]*arg2[2]
        adcx r15, r11              # x181 += x56 (CF is 0), CF to x182
        adcx r14, rbp              # x182 += x182.2 + CF, CF to x183
        mulx r11, rbp, [rsi+0x18]  # x61:x60 = arg1[3]*arg2[2]
        adcx rbp, r8               # x183 += x60 + CF, CF to x184
        adcx r9, r12               # x184 += x126 + CF, CF to x185
        mulx r8, r12, [rsi+0x20]   # x63:x62 = arg1[4]*arg2[2]
        adox r12, r11              # x184.2 = x61 + x62 + OF, OF to x185
        mov [rsp-0x60], rbp        # spill x183
        mulx r11, rbp, [rsi+0x28]  # x65:x64 = arg1[5]*arg2[2]
        adox rbp, [rsp-0x48]       # x185 += x64 + OF, OF to x186
        adox rcx, r11              # x186 += x65 + OF, OF to x187
        adcx rbp, r8               # x185 += x63 + CF, CF to x186
        mulx r8, r11, [rsi+0x30]   # x67:x66 = arg1[6]*arg2[2]
        adox r13, r8               # x187.2 = x67 + x68 + OF, OF to x188
        adox r10, rdi              # x188 += x69 + OF, OF to x189
        adcx r11, rcx              # x186 += x66 + CF, CF to x187
        mulx r8, rcx, [rsi+0x40]   # x71:x70 = arg1[8]*arg2[2]
        adcx rbx, r13              # x187 += x187.2 + CF, CF to x188
        adcx rcx, r10              # x188 += x70 + CF, CF to x189
        mov rdx, [rsi]             # load arg1[0]
        mulx r10, rdi, [rax+0x18]  # x73:x72 = arg1[0]*arg2[3]
        adcx r8, [rip+.Lfe_p521_mul_loose_c0] # x189 = x71 + CF, no carry
        adox r8, [rip+.Lfe_p521_mul_loose_c0] # x189 += OF, no carry
        xor r13d, r13d             # CF = OF = 0
        adox r15, rdi              # x181 += x72 (OF is 0), OF to x182, complete
        mov rdx, [rax+0x18]        # load arg2[3]
        mulx rdi, r13, [rsi+0x8]   # x75:x74 = arg1[1]*arg2[3]
        adox r10, r13              # x182.2 = x73 + x74 + OF, OF to x183
        adcx r14, r10              # x182 += x182.2 (CF is 0), CF to x183
        mulx r10, r13, [rsi+0x10]  # x77:x76 = arg1[2]*arg2[3]
        adox r13, [rsp-0x18]       # x183.2 = x28 + x76 + OF, OF to x184
        adcx r13, rdi              # x183.2 += x75 + CF, CF to x184
        adox r12, r9               # x184 += x184.2 + OF, OF to x185
        mulx r9, rdi, [rsi+0x18]   # x79:x78 = arg1[3]*arg2[3]
        adcx r12, rdi              # x184 += x78 + CF, CF to x185
        mov [rsp-0x18], r15        # spill x181
        mulx rdi, r15, [rsi+0x20]  # x81:x80 = arg1[4]*arg2[3]
        adcx r15, r9               # x185.2 = x80 + x79 + CF, CF to x186
        mov [rsp-0x48], r12        # spill x184
        mulx r9, r12, [rsi+0x28]   # x83:x82 = arg1[5]*arg2[3]
        adcx rdi, r12              # x186.2 = x82 + x81 + CF, CF to x187
        adox r15, rbp              # x185 += x185.2 + OF, OF to x186
        adcx rbx, [rsp-0x50]       # x187 += x52 + CF, CF to x188
        adox rdi, r11              # x186 += x186.2 + OF, OF to x187
        mulx r11, rbp, [rsi+0x38]  # x87:x86 = arg1[7]*arg2[3]
        adox rbx, r9               # x187 += x83 + OF, OF to x188
        mulx r9, r12, [rsi+0x30]   # x85:x84 = arg1[6]*arg2[3]
        adox rcx, r9               # x188 += x85 + OF, OF to x189
        adcx rcx, rbp              # x188 += x86 + CF, CF to x189
        adox r8, r11               # x189 += x87 + OF, OF to x190
        mulx r9, r11, [rsi+0x40]   # x89:x88 = arg1[8]*arg2[3]
        adcx r8, r11               # x189 += x88 + CF, CF to x190
        adcx r9, [rip+.Lfe_p521_mul_loose_c0] # x190 = x89 + CF, no carry
        adox r9, [rip+.Lfe_p521_mul_loose_c0] # x190 += OF, no carry
        xor r11d, r11d             # CF = OF = 0
        adcx r14, [rsp-0x28]       # x182 += x57 (CF is 0), CF to x183, complete
        mov rdx, [rax+0x20]        # load arg2[4]
        mulx r11, rbp, [rsi+0x8]   # x93:x92 = arg1[1]*arg2[4]
        adox r13, rbp              # x183.2 += x92 (OF is 0), OF to x184
        adox r10, r11              # x184.2 = x93 + x77 + OF, OF to x185
        adcx r13, [rsp-0x60]       # x183 += x183.2 + CF, CF to x184
        mulx r11, rbp, [rsi+0x10]  # x95:x94 = arg1[2]*arg2[4]
        mov [rsp-0x60], r14        # spill x182
        mov [rsp-0x28], r15        # spill x185
        mulx r14, r15, [rsi+0x18]  # x97:x96 = arg1[3]*arg2[4]
        adox r11, [rsp-0x38]       # x185.2 = x47 + x95 + OF, OF to x186
        adcx r10, rbp              # x184.2 += x94 + CF, CF to x185
        adox rdi, [rsp-0x40]       # x186 += x98 + OF, OF to x187
        adox rbx, r12              # x187 += x84 + OF, OF to x188
        adcx r11, r15              # x185.2 += x96 + CF, CF to x186
        mulx rbp, r12, [rsi+0x28]  # x101:x100 = arg1[5]*arg2[4]
        adox rcx, rbp              # x188 += x101 + OF, OF to x189
        adcx r14, rdi              # x186 += x97 + CF, CF to x187
        adcx rbx, r12              # x187 += x100 + CF, CF to x188
        mulx rdi, rbp, [rsi+0x30]  # x103:x102 = arg1[6]*arg2[4]
        adox rdi, r8               # x189 += x103 + OF, OF to x190
        adcx rbp, rcx              # x188 += x102 + CF, CF to x189
        mulx r8, rcx, [rsi+0x38]   # x105:x104 = arg1[7]*arg2[4]
        adox r9, r8                # x190 += x105 + OF, OF to x191
        adcx rdi, rcx              # x189 += x104 + CF, CF to x190
        mulx r8, rcx, [rsi+0x40]   # x107:x106 = arg1[8]*arg2[4]
        adcx rcx, r9               # x190 += x106 + CF, CF to x191
        mov rdx, [rax+0x28]        # load arg2[5]
        mulx r9, r12, [rsi]        # x109:x108 = arg1[0]*arg2[5]
        adcx r8, [rip+.Lfe_p521_mul_loose_c0] # x191 = x107 + CF, no carry
        adox r8, [rip+.Lfe_p521_mul_loose_c0] # x191 += OF, no carry
        xor r15d, r15d             # CF = OF = 0
        adcx r12, r13              # x183 += x108 (CF is 0), CF to x184, complete
        mulx r13, r15, [rsi+0x8]   # x111:x110 = arg1[1]*arg2[5]
        adox r15, r9               # x184.3 = x110 + x109 (OF is 0), OF to x185
        adox r11, r13              # x185.2 += x111 + OF, OF to x186
        adcx r15, r10              # x184.2 += x184.3 + CF, CF to x185
        mulx r9, r10, [rsi+0x10]   # x113:x112 = arg1[2]*arg2[5]
        adox r9, r14               # x186 += x113 + OF, OF to x187
        adcx r11, r10              # x185.2 += x112 + CF, CF to x186
        mulx r10, r13, [rsi+0x20]  # x117:x116 = arg1[4]*arg2[5]
        mov [rsp-0x40], r12        # spill x183
        mulx r14, r12, [rsi+0x18]  # x115:x114 = arg1[3]*arg2[5]
        adcx r12, r9               # x186 += x114 + CF, CF to x187
        adox rbx, r14              # x187 += x115 + OF, OF to x188
        adox r10, rbp              # x188 += x117 + OF, OF to x189
        adcx rbx, r13              # x187 += x116 + CF, CF to x188
        mulx r9, rbp, [rsi+0x28]   # x119:x118 = arg1[5]*arg2[5]
        adcx rbp, r10              # x188 += x118 + CF, CF to x189
        mulx r10, r13, [rsi+0x30]  # x121:x120 = arg1[6]*arg2[5]
        adox r13, r9               # x189.2 = x120 + x119 + OF, OF to x190
        adcx r13, rdi              # x189 += x189.2 + CF, CF to x190
        mulx r9, rdi, [rsi+0x38]   # x123:x122 = arg1[7]*arg2[5]
        adcx rdi, rcx              # x190 += x122 + CF, CF to x191
        adox rdi, r10              # x190 += x121 + OF, OF to x191
        mulx r10, rcx, [rsi+0x40]  # x125:x124 = arg1[8]*arg2[5]
        adcx r9, r8                # x191 += x123 + CF, CF to x192
        mov rdx, [rax+0x30]        # load arg2[6]
        mulx r8, r14, [rsi+0x8]    # x129:x128 = arg1[1]*arg2[6]
        adox r9, rcx               # x191 += x124 + OF, OF to x192
        adcx r10, [rip+.Lfe_p521_mul_loose_c0] # x192 = x125 + CF, no carry
        adox r10, [rip+.Lfe_p521_mul_loose_c0] # x192 += OF, no carry
        xor ecx, ecx               # CF = OF = 0
        adox r15, [rsp-0x48]       # x184 += x184.2 (OF is 0), OF to x185, complete
        adox r14, [rsp-0x28]       # x185 += x128 + OF, OF to x186
        adcx r14, r11              # x185 += x185.2 (CF is 0), CF to x186
        adox r8, r12               # x186 += x129 + OF, OF to x187
        mulx r11, rcx, [rsi+0x10]  # x131:x130 = arg1[2]*arg2[6]
        adox r11, rbx              # x187 += x131 + OF, OF to x188
        mulx rbx, r12, [rsi+0x20]  # x135:x134 = arg1[4]*arg2[6]
        adox rbp, r12              # x188 += x134 + OF, OF to x189
        adcx r8, rcx               # x186 += x130 + CF, CF to x187
        mulx rcx, r12, [rsi+0x18]  # x133:x132 = arg1[3]*arg2[6]
        adcx r12, r11              # x187 += x132 + CF, CF to x188
        adox r13, rbx              # x189 += x135 + OF, OF to x190
        mulx r11, rbx, [rsi+0x30]  # x139:x138 = arg1[6]*arg2[6]
        adox rbx, rdi              # x190 += x138 + OF, OF to x191
        adcx rcx, rbp              # x188 += x133 + CF, CF to x189
        mulx rdi, rbp, [rsi+0x28]  # x137:x136 = arg1[5]*arg2[6]
        adcx r13, rbp              # x189 += x136 + CF, CF to x190
        adcx rdi, rbx              # x190 += x137 + CF, CF to x191
        mov rdx, [rsi+0x30]        # load arg1[6]
        mulx rbx, rbp, [rax+0x38]  # x157:x156 = arg1[6]*arg2[7]
        mov rdx, [rax+0x30]        # load arg2[6]
        mov [rsp-0x28], r15        # spill x184
        mov [rsp-0x48], rbx        # spill x157
        mulx r15, rbx, [rsi+0x38]  # x141:x140 = arg1[7]*arg2[6]
        adox r11, r9               # x191 += x139 + OF, OF to x192
        adcx r11, rbx              # x191 += x140 + CF, CF to x192
        mulx r9, rbx, [rsi+0x40]   # x143:x142 = arg1[8]*arg2[6]
        adcx rbx, r15              # x192.2 = x142 + x141 + CF, CF to x193
        adox rbx, r10              # x192 += x192.2 + OF, OF to x193
        mov rdx, [rax+0x38]        # load arg2[7]
        mulx r10, r15, [rsi]       # x145:x144 = arg1[0]*arg2[7]
        adcx r9, [rip+.Lfe_p521_mul_loose_c0] # x193 = x143 + CF, no carry
        adox r9, [rip+.Lfe_p521_mul_loose_c0] # x193 += OF, no carry
        mov [rsp-0x38], r11        # spill x191
        xor r11d, r11d             # CF = OF = 0
        adox r14, r15              # x185 += x144 (OF is 0), OF to x186, complete
        adox r8, r10               # x186 += x145 + OF, OF to x187
        mulx r10, r11, [rsi+0x8]   # x147:x146 = arg1[1]*arg2[7]
        adcx r11, r8               # x186 += x146 (CF is 0), CF to x187
        mulx r8, r15, [rsi+0x10]   # x149:x148 = arg1[2]*arg2[7]
        adox r12, r10              # x187 += x147 + OF, OF to x188
        adox rcx, r8               # x188 += x149 + OF, OF to x189
        mulx r8, r10, [rsi+0x18]   # x151:x150 = arg1[3]*arg2[7]
        adcx r12, r15              # x187 += x148 + CF, CF to x188
        mov [rsp-0x50], r14        # spill x185
        mulx r15, r14, [rsi+0x20]  # x153:x152 = arg1[4]*arg2[7]
        adox r13, r14              # x189 += x152 + OF, OF to x190
        adcx rcx, r10              # x188 += x150 + CF, CF to x189
        adox rdi, r15              # x190 += x153 + OF, OF to x191
        adcx r13, r8               # x189 += x151 + CF, CF to x190
        mulx r8, r10, [rsi+0x28]   # x155:x154 = arg1[5]*arg2[7]
        adox r8, rbp               # x191.2 = x156 + x155 + OF, OF to x192
        adcx r10, rdi              # x190 += x154 + CF, CF to x191
        mulx rdi, rbp, [rsi+0x38]  # x159:x158 = arg1[7]*arg2[7]
        adox rbp, rbx              # x192 += x158 + OF, OF to x193
        adox r9, rdi               # x193 += x159 + OF, OF to x194
        adcx r8, [rsp-0x38]        # x191 += x191.2 + CF, CF to x192
        mulx rdi, rbx, [rsi+0x40]  # x161:x160 = arg1[8]*arg2[7]
        adcx rbp, [rsp-0x48]       # x192 += x157 + CF, CF to x193
        adox rdi, [rsp-0x10]       # x194 = x178 + x161 + OF, no carry
        adcx rbx, r9               # x193 += x160 + CF, CF to x194
        mov rdx, [rax+0x40]        # load arg2[8]
        mulx r9, r14, [rsi]        # x163:x162 = arg1[0]*arg2[8]
        adc rdi, 0x0               # x194 += CF, no carry
        xor r15d, r15d             # CF = OF = 0
        adcx r11, r14              # x186 += x162 (CF is 0), CF to x187, complete
        mulx r14, r15, [rsi+0x8]   # x165:x164 = arg1[1]*arg2[8]
        adox r12, r9               # x187 += x163 (OF is 0), OF to x188
        adcx r12, r15              # x187 += x164 + CF, CF to x188, complete
        mulx r9, r15, [rsi+0x10]   # x167:x166 = arg1[2]*arg2[8]
        adox r15, rcx              # x188 += x166 + OF, OF to x189
        adcx r15, r14              # x188 += x165 + CF, CF to x189, complete
        mulx rcx, r14, [rsi+0x18]  # x169:x168 = arg1[3]*arg2[8]
        adox r14, r9               # x189.2 = x168 + x167 + OF, OF to x190
        adcx r13, r14              # x189 += x189.2 + CF, CF to x190, complete
        mulx r9, r14, [rsi+0x20]   # x171:x170 = arg1[4]*arg2[8]
        adox rcx, r10              # x190 += x169 + OF, OF to x191
        adcx rcx, r14              # x190 += x170 + CF, CF to x191, complete
        mulx r10, r14, [rsi+0x28]  # x173:x172 = arg1[5]*arg2[8]
        adcx r9, r8                # x191 += x171 + CF, CF to x192
        adox r9, r14               # x191 += x172 + OF, OF to x192, complete
        mulx r8, r14, [rsi+0x30]   # x175:x174 = arg1[6]*arg2[8]
        adox r10, r14              # x192.2 = x173 + x174 + OF, OF to x193
        mulx rax, rsi, [rsi+0x38]  # x177:x176 = arg1[7]*arg2[8]
        adcx r10, rbp              # x192 += x192.2 + CF, CF to x193, complete
        adox rsi, rbx              # x193 += x176 + OF, OF to x194
        adox rax, [rip+.Lfe_p521_mul_loose_c0] # x194.2 = x177 + OF, no carry
        adc rsi, 0x0               # x193 += CF, CF to x194
        adc rax, 0x0               # x194.2 += CF, no carry
        mov rdx, r11               # copy x186
        shr rdx, 0x9               # t11 = x186 >> 9
        mov rbx, r12               # copy x187
        shl rbx, 0x37              # t12 = x187 << 55 mod 2^64
        lea rdx, [rdx+rbx]         # x195 = t11 + t12 mod 2^64 = low word of (x187:x186 >> 9)
        and r11, 0x1ff             # x204 = x186 & 0x1ff
        shr r12, 0x9               # t13 = x187 >> 9
        mov rbx, r15               # copy x188
        shl rbx, 0x37              # t14 = x188 << 55 mod 2^64
        lea rbx, [r12+rbx]         # x196 = t13 + t14 mod 2^64 = low word of (x188:x187 >> 9)
        xor ebp, ebp               # CF = OF = 0
        adcx r8, rsi               # x193 += x175 (CF is 0), CF to x194, complete
        adc rax, rdi               # x194 += x194.2 + CF, no carry, complete

        /* complete: [x194, x193, x192, x191, x190, x189, x188, x187, x186, x185, x184, x183, x182, x181, x180, x179] in [rax, r8, r10, r9, rcx, r13, r15, -, -, [rsp-0x50], [rsp-0x28], [rsp-0x40], [rsp-0x60], [rsp-0x18], [rsp-0x58], [rsp-0x30]] */
        mov rdi, r13               # copy x189
        shr rdi, 0x9               # t16 = x189 >> 9
        mov rsi, rcx               # copy x190
        shl rsi, 0x37              # t17 = x190 << 55 mod 2^64
        lea rdi, [rdi+rsi]         # x198 = t16 + t17 mod 2^64 = low word of (x190:x189 >> 9)
        mov rsi, r8                # copy x193
        shld rsi, r10, 0x37        # x201 = low word of (x193:x192 >> 9)
        shr r15, 0x9               # t18 = x188 >> 9
        shl r13, 0x37              # t19 = x189 << 55 mod 2^64
        lea rbp, [r15+r13]         # x197 = t18 + t19 mod 2^64 = low word of (x189:x188 >> 9)
        mov r12, r9                # copy x191
        shld r12, rcx, 0x37        # x199 = low word of (x191:x190 >> 9)
        shr r8, 0x9                # t20 = x193 >> 9
        mov rcx, rax               # copy x194
        shl rcx, 0x37              # t21 = x194 << 55 mod 2^64
        lea r8, [r8+rcx]           # x202 = t20 + t21 mod 2^64 = low word of (x194:x193 >> 9)
        shld r10, r9, 0x37         # x200 = low word of (x192:x191 >> 9)
        xor r9d, r9d               # CF = OF = 0
        adcx rdx, [rsp-0x20]       # x205 = x18 + x195 (CF is 0), CF to x206, complete
        adc rbx, [rsp-0x30]        # x206 = x179 + x196 + CF, CF to x207, complete
        adcx rbp, [rsp-0x58]       # x207 = x180 + x197 + CF, CF to x208, complete
        adc rdi, [rsp-0x18]        # x208 = x181 + x198 + CF, CF to x209, complete
        adcx r12, [rsp-0x60]       # x209 = x182 + x199 + CF, CF to x210, complete
        adcx r10, [rsp-0x40]       # x210 = x183 + x200 + CF, CF to x211, complete
        adc rsi, [rsp-0x28]        # x211 = x184 + x201 + CF, CF to x212, complete
        adc r8, [rsp-0x50]         # x212 = x185 + x202 + CF, CF to x213, complete
        mov r9d, 0x9               # constant 9
        shrx rax, rax, r9          # x203 = x194 >> 9
        adc rax, r11               # x213 = x204 + x203 + CF, no carry, complete

        /* complete: [x213, x212, x211, x210, x209, x208, x207, x206, x205] in [rax, r8, rsi, r10, r12, rdi, rbp, rbx, rdx] */
        mov r11, rax               # copy x213
        shr r11, 0x9               # x214 = x213 >> 9
        bzhi rax, rax, r9          # x215 = x213 & 0x1ff
        xor r9d, r9d               # CF = OF = 0
        adcx r11, rdx              # x216 = x205 + x214 (CF is 0), CF to x217, complete
        adc rbx, 0x0               # x217 = x206 + CF, CF to x218, complete
        adc rbp, 0x0               # x218 = x207 + CF, CF to x219, complete
        adc rdi, 0x0               # x219 = x208 + CF, CF to x220, complete
        adc r12, 0x0               # x220 = x209 + CF, CF to x221, complete
        adc r10, 0x0               # x221 = x210 + CF, CF to x222, complete
        adc rsi, 0x0               # x222 = x211 + CF, CF to x223, complete
        mov r9, [rsp-0x8]          # reload pointer out1
        mov [r9+0x30], rsi         # out1[6] = x222
        mov [r9+0x10], rbp         # out1[2] = x218
        mov [r9+0x18], rdi         # out1[3] = x219
        mov [r9], r11              # out1[0] = x216
        adc r8, 0x0                # x223 = x212 + CF, CF to x224, complete
        mov [r9+0x38], r8          # out1[7] = x223
        mov [r9+0x20], r12         # out1[4] = x220
        adc rax, 0x0               # x224 = x215 + CF, no carry, complete

        /* complete: [x224, x223, x222, x221, x220, x219, x218, x217, x216] in [rax, r8, rsi, r10, r12, rdi, rbp, rbx, r11] */
        mov [r9+0x40], rax         # out1[8] = x224
        mov [r9+0x8], rbx          # out1[1] = x217
        mov [r9+0x28], r10         # out1[5] = x221

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
