/*
 * bls12-381-p square (loose), modulo p = 0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab
 * out1 is congruent to arg1*arg1/2^384 modulo p
 * arg1 below 2^382; out1 below 2^382; arrays may overlap
 *
 * void fe_bls12_381_p_square_loose(uint64_t out1[6], const uint64_t arg1[6]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[6]  written, below 2^382
 *   rsi  arg1[6]  read, below 2^382
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x45, then x198.2
 *   [rsp-0x18]  x57, then x199
 *   [rsp-0x20]  x76, then x195
 *   [rsp-0x28]  x75, then x196
 *   [rsp-0x30]  x68, then x194
 *   [rsp-0x38]  x198
 *   [rsp-0x40]  x197
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x36 = x7 + x8 (carry to x37)
 *   x37 = x9 + x10 + x16 (carry to x38)
 *   x38 = x11 + x12 + x17 + x18 (carry to x39)
 *   x39 = x13 + x14 + x19 + x20 + x24 (carry to x40)
 *   x40 = x15 + x21 + x22 + x25 + x26 (carry to x41)
 *   x41 = x23 + x27 + x28 + x30 (carry to x42)
 *   x42 = x29 + x31 + x32 (carry to x43)
 *   x43 = x33 + x34 (carry to x44)
 *   x44 = x35
 *   x57 = x6 + x6 + x46 (carry to x58)
 *   x58 = x36 + x36 + x47 (carry to x59)
 *   x59 = x37 + x37 + x48 (carry to x60)
 *   x60 = x38 + x38 + x49 (carry to x61)
 *   x61 = x39 + x39 + x50 (carry to x194)
 *   x81 = x45 + x69 (carry to x88)
 *   x88 = x70 + x71 + x57 (carry to x108)
 *   x107 = x88 + x95 (carry to x108)
 *   x108 = x72 + x73 + x58 + x96 + x97 (carry to x109)
 *   x109 = x74 + x75 + x59 + x98 + x99 (carry to x110)
 *   x110 = x76 + x77 + x60 + x100 + x101 (carry to x111)
 *   x111 = x78 + x79 + x61 + x102 + x103 (carry to x112)
 *   x112 = x80 + x104 + x105 (carry to x113)
 *   x113 = x106
 *   x127 = x108 + x115 (carry to x128)
 *   x128 = x109 + x116 + x117 (carry to x148)
 *   x147 = x128 + x135 (carry to x148)
 *   x148 = x110 + x118 + x119 + x136 + x137 (carry to x149)
 *   x149 = x111 + x120 + x121 + x138 + x139 (carry to x150)
 *   x150 = x112 + x122 + x123 + x140 + x141 (carry to x151)
 *   x151 = x113 + x124 + x125 + x142 + x143 (carry to x152)
 *   x152 = x126 + x144 + x145 (carry to x153)
 *   x153 = x146
 *   x167 = x148 + x155 (carry to x168)
 *   x168 = x149 + x156 + x157 (carry to x188)
 *   x187 = x168 + x175 (carry to x188)
 *   x188 = x150 + x158 + x159 + x176 + x177 (carry to x189)
 *   x189 = x151 + x160 + x161 + x178 + x179 (carry to x190)
 *   x190 = x152 + x162 + x163 + x180 + x181 (carry to x191)
 *   x191 = x153 + x164 + x165 + x182 + x183 (carry to x192)
 *   x192 = x166 + x184 + x185 (carry to x193)
 *   x193 = x186
 *   x194 = x40 + x40 + x51 + x188 (carry to x195)
 *   x195 = x41 + x41 + x52 + x189 (carry to x196)
 *   x196 = x42 + x42 + x53 + x190 (carry to x197)
 *   x197 = x43 + x43 + x54 + x191 (carry to x198)
 *   x198 = x44 + x44 + x55 + x192 (carry to x199)
 *   x199 = x56 + x193
 *
 * 300 instructions; 88.9 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.445 [1.445, 1.446] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.317 [1.315, 1.319] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 8f68fac5dfaa11892ef4562501586c773442d8e4fd250dab6b5cacb185b9f6c1
 * found by Fieldwright, seed 2, 2026-11-24T09:50:43.585Z
 * npm run optimize -- --curve bls12-381-p --op square --seed 2 --budget 60s
 * sha256 of the code: c0b7654ae3ba6bcf49767ba9a80a1c6a35f3cee8e4ccfa4c6770049f5dcf2afd
 */
        .intel_syntax noprefix
        .text
        .globl  fe_bls12_381_p_square_loose
        .type   fe_bls12_381_p_square_loose, @function
        .p2align 6
fe_bls12_381_p_square_loose:
        .cfi_startproc
        push rbx                                 # save rbx
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbx, 0
        push rbp                                 # save rbp
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbp, 0
        push r12                                 # save r12
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r12, 0
        push r13                                 # save r13
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r13, 0
        push r14                                 # save r14
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r14, 0
        push r15                                 # save r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r15, 0

        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rax, r8, [rsi]                      # x9:x8 = arg1[0]*arg1[2]
        mulx r9, r10, [rsi+0x8]                  # x17:x16 = arg1[1]*arg1[2]
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r11, rcx, [rsi]                     # x11:x10 = arg1[0]*arg1[3]
        xor ebx, ebx                             # CF = OF = 0
        adcx rax, rcx                            # x37 = x10 + x9 (CF is 0), CF to x38
        mov rdx, [rsi]                           # load arg1[0]
        mulx rcx, rbx, [rsi+0x8]                 # x7:x6 = arg1[0]*arg1[1]
        adox r8, rcx                             # x36 = x7 + x8 (OF is 0), OF to x37, complete
        mulx rcx, rbp, [rsi+0x20]                # x13:x12 = arg1[0]*arg1[4]
        mulx r12, r13, [rsi+0x28]                # x15:x14 = arg1[0]*arg1[5]
        adcx r11, r9                             # x38 = x17 + x11 + CF, CF to x39
        adcx r13, rcx                            # x39 = x13 + x14 + CF, CF to x40
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r9, rcx, [rsi+0x18]                 # x19:x18 = arg1[1]*arg1[3]
        adcx r12, [rip+.Lfe_bls12_381_p_square_loose_c0] # x40 = x15 + CF, no carry
        adcx rcx, r11                            # x38 += x18 (CF is 0), CF to x39
        adox r10, rax                            # x37 += x16 + OF, OF to x38, complete
        mulx rax, r11, [rsi+0x20]                # x21:x20 = arg1[1]*arg1[4]
        mulx r14, r15, [rsi+0x28]                # x23:x22 = arg1[1]*arg1[5]
        adox rbp, rcx                            # x38 += x12 + OF, OF to x39, complete
        adcx r11, r9                             # x39.2 = x19 + x20 + CF, CF to x40
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r9, rcx, [rsi+0x20]                 # x27:x26 = arg1[2]*arg1[4]
        adox r11, r13                            # x39 += x39.2 + OF, OF to x40
        adcx r12, rax                            # x40 += x21 + CF, CF to x41
        mulx rax, r13, [rsi+0x28]                # x29:x28 = arg1[2]*arg1[5]
        adcx r13, r9                             # x41 = x28 + x27 + CF, CF to x42
        adox r12, rcx                            # x40 += x26 + OF, OF to x41
        mulx r9, rcx, [rsi+0x18]                 # x25:x24 = arg1[2]*arg1[3]
        adcx rax, [rip+.Lfe_bls12_381_p_square_loose_c0] # x42 = x29 + CF, no carry
        adcx r11, rcx                            # x39 += x24 (CF is 0), CF to x40, complete
        adcx r12, r15                            # x40 += x22 + CF, CF to x41
        adcx r13, [rip+.Lfe_bls12_381_p_square_loose_c0] # x41 += CF, CF to x42
        adcx rax, [rip+.Lfe_bls12_381_p_square_loose_c0] # x42 += CF, no carry
        adcx r12, r9                             # x40 += x25 (CF is 0), CF to x41, complete
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r9, rcx, [rsi+0x28]                 # x33:x32 = arg1[3]*arg1[5]
        mov [rsp-0x8], rdi                       # spill pointer out1
        mulx r15, rdi, [rsi+0x20]                # x31:x30 = arg1[3]*arg1[4]
        adcx rdi, r14                            # x41.2 = x23 + x30 + CF, CF to x42
        adox rdi, r13                            # x41 += x41.2 + OF, OF to x42, complete
        adcx rax, r15                            # x42 += x31 + CF, CF to x43
        mov rdx, [rsi+0x28]                      # load arg1[5]
        mulx r13, r14, [rsi+0x20]                # x35:x34 = arg1[4]*arg1[5]
        adcx r14, r9                             # x43 = x33 + x34 + CF, CF to x44
        mov rdx, [rsi]                           # load arg1[0]
        mulx r9, r15, rdx                        # x46:x45 = arg1[0]*arg1[0]
        adox rax, rcx                            # x42 += x32 + OF, OF to x43, complete
        adox r14, [rip+.Lfe_bls12_381_p_square_loose_c0] # x43 += OF, OF to x44, complete
        adox r13, [rip+.Lfe_bls12_381_p_square_loose_c0] # x44 = x35 + OF, no carry
        adc r13, 0x0                             # x44 += CF, no carry, complete

        /* complete: [x44, x43, x42, x41, x40, x39, x38, x37, x36] in [r13, r14, rax, rdi, r12, r11, rbp, r10, r8] */
        mov rcx, r15                             # copy x45
        imul rcx, [rip+.Lfe_bls12_381_p_square_loose_c1] # x68 = x45*0x89f3fffcfffcfffd mod 2^64
        add rbx, rbx                             # x57 = x6 + x6, CF to x58
        mov rdx, [rip+.Lfe_bls12_381_p_square_loose_c2] # constant 0x64774b84f38512bf
        mov [rsp-0x10], r15                      # spill x45
        mov [rsp-0x18], rbx                      # spill x57
        mulx r15, rbx, rcx                       # x76:x75 = x68*0x64774b84f38512bf
        adcx r8, r8                              # x58 = x36 + x36 + CF, CF to x59
        adcx r10, r10                            # x59 = x37 + x37 + CF, CF to x60
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mov [rsp-0x20], r15                      # spill x76
        mov [rsp-0x28], rbx                      # spill x75
        mulx r15, rbx, rdx                       # x50:x49 = arg1[2]*arg1[2]
        adc rbx, rbp                             # x60 = x38 + x49 + CF, CF to x61
        adc r15, 0x0                             # x61 = x50 + CF, no carry
        add rbp, rbx                             # x60 += x38, CF to x61
        adc r11, r11                             # x61.2 = x39 + x39 + CF, CF to x194
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mov [rsp-0x30], rcx                      # spill x68
        mulx rbx, rcx, rdx                       # x52:x51 = arg1[3]*arg1[3]
        adcx rcx, r12                            # x194 = x40 + x51 + CF, CF to x195
        adcx rdi, rdi                            # x195 = x41 + x41 + CF, CF to x196
        adc rax, rax                             # x196 = x42 + x42 + CF, CF to x197
        adc r14, r14                             # x197 = x43 + x43 + CF, CF to x198
        adc r13, r13                             # x198 = x44 + x44 + CF, no carry
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mov [rsp-0x38], r13                      # spill x198
        mov [rsp-0x40], r14                      # spill x197
        mulx r13, r14, rdx                       # x48:x47 = arg1[1]*arg1[1]
        add r9, [rsp-0x18]                       # x57 += x46, CF to x58, complete
        adcx r8, r14                             # x58 += x47 + CF, CF to x59, complete
        adc r10, r13                             # x59 += x48 + CF, CF to x60, complete
        mov rdx, [rsi+0x28]                      # load arg1[5]
        mulx r13, r14, rdx                       # x56:x55 = arg1[5]*arg1[5]
        adc rbp, 0x0                             # x60 += CF, CF to x61, complete
        adcx r11, r15                            # x61 += x61.2 + CF, CF to x194, complete

        /* complete: [x61, x60, x59, x58, x57] in [r11, rbp, r10, r8, r9] */
        adc r12, rcx                             # x194 += x40 + CF, CF to x195
        adcx rdi, rbx                            # x195 += x52 + CF, CF to x196
        mov rdx, [rsi+0x20]                      # load arg1[4]
        mulx rcx, rsi, rdx                       # x54:x53 = arg1[4]*arg1[4]
        adcx rsi, rax                            # x196 += x53 + CF, CF to x197
        adc rcx, [rsp-0x40]                      # x197 += x54 + CF, CF to x198
        mov rdx, [rsp-0x30]                      # reload x68
        mulx rax, rbx, [rip+.Lfe_bls12_381_p_square_loose_c3] # x70:x69 = x68*0xb9feffffffffaaab
        adc r14, 0x0                             # x198.2 = x55 + CF, CF to x199
        adc r13, 0x0                             # x199 = x56 + CF, no carry
        xor r15d, r15d                           # CF = OF = 0
        adcx rbx, [rsp-0x10]                     # x81 = x45 + x69 (CF is 0), CF to x88
        mulx rbx, r15, [rip+.Lfe_bls12_381_p_square_loose_c4] # x72:x71 = x68*0x1eabfffeb153ffff
        mov [rsp-0x10], r14                      # spill x198.2
        mov [rsp-0x40], rcx                      # spill x197
        mulx r14, rcx, [rip+.Lfe_bls12_381_p_square_loose_c5] # x80:x79 = x68*0x1a0111ea397fe69a
        adcx r15, rax                            # x88 = x70 + x71 + CF, CF to x108
        adox r15, r9                             # x88 += x57 (OF is 0), OF to x108, complete
        mulx rax, r9, [rip+.Lfe_bls12_381_p_square_loose_c6] # x74:x73 = x68*0x6730d2a0f6b0f624
        adcx rbx, r8                             # x108 = x58 + x72 + CF, CF to x109
        adcx rax, [rsp-0x28]                     # x109 = x75 + x74 + CF, CF to x110
        mov [rsp-0x28], rsi                      # spill x196
        mulx r8, rsi, [rip+.Lfe_bls12_381_p_square_loose_c7] # x78:x77 = x68*0x4b1ba7b6434bacd7
        adox r9, rbx                             # x108 += x73 + OF, OF to x109
        adox r10, rax                            # x109 += x59 + OF, OF to x110
        adcx rbp, [rsp-0x20]                     # x110 = x60 + x76 + CF, CF to x111
        adox rsi, rbp                            # x110 += x77 + OF, OF to x111
        adox r8, [rip+.Lfe_bls12_381_p_square_loose_c0] # x111 = x78 + OF, no carry
        adc r8, 0x0                              # x111 += CF, no carry
        mov rax, r15                             # copy x88
        imul rax, [rip+.Lfe_bls12_381_p_square_loose_c1] # x94 = x88*0x89f3fffcfffcfffd mod 2^64
        mov rdx, rax                             # copy x94
        mulx rbx, rbp, [rip+.Lfe_bls12_381_p_square_loose_c3] # x96:x95 = x94*0xb9feffffffffaaab
        mov [rsp-0x20], rdi                      # spill x195
        xor edi, edi                             # CF = OF = 0
        adox rbx, r9                             # x108 += x96 (OF is 0), OF to x109
        mulx r9, rdi, [rip+.Lfe_bls12_381_p_square_loose_c6] # x100:x99 = x94*0x6730d2a0f6b0f624
        adcx rbp, r15                            # x107 = x88 + x95 (CF is 0), CF to x108
        mulx rbp, r15, [rip+.Lfe_bls12_381_p_square_loose_c4] # x98:x97 = x94*0x1eabfffeb153ffff
        adox rdi, rbp                            # x109.2 = x98 + x99 + OF, OF to x110
        adcx rbx, r15                            # x108 += x97 + CF, CF to x109, complete
        mulx rbp, r15, [rip+.Lfe_bls12_381_p_square_loose_c2] # x102:x101 = x94*0x64774b84f38512bf
        adox r9, rsi                             # x110 += x100 + OF, OF to x111
        adcx rdi, r10                            # x109 += x109.2 + CF, CF to x110, complete
        adox rbp, r11                            # x111.2 = x102 + x61 + OF, OF to x112
        adcx r9, r15                             # x110 += x101 + CF, CF to x111, complete
        mulx r10, r11, [rip+.Lfe_bls12_381_p_square_loose_c7] # x104:x103 = x94*0x4b1ba7b6434bacd7
        adcx rbp, r11                            # x111.2 += x103 + CF, CF to x112
        adox r10, [rip+.Lfe_bls12_381_p_square_loose_c0] # x112 = x104 + OF, no carry
        adc r10, 0x0                             # x112 += CF, no carry
        mov r11, rbx                             # copy x108
        imul r11, [rip+.Lfe_bls12_381_p_square_loose_c1] # x114 = x108*0x89f3fffcfffcfffd mod 2^64
        mov rdx, r11                             # copy x114
        mulx rsi, r15, [rip+.Lfe_bls12_381_p_square_loose_c3] # x116:x115 = x114*0xb9feffffffffaaab
        mov [rsp-0x30], r12                      # spill x194
        xor r12d, r12d                           # CF = OF = 0
        adox r15, rbx                            # x127 = x108 + x115 (OF is 0), OF to x128
        mulx rbx, r12, [rip+.Lfe_bls12_381_p_square_loose_c4] # x118:x117 = x114*0x1eabfffeb153ffff
        adox r12, rsi                            # x128 = x117 + x116 + OF, OF to x148
        adcx rdi, r12                            # x128 += x109 (CF is 0), CF to x148, complete
        mulx rsi, r12, [rip+.Lfe_bls12_381_p_square_loose_c6] # x120:x119 = x114*0x6730d2a0f6b0f624
        adox r9, rbx                             # x148 = x110 + x118 + OF, OF to x149
        adcx r12, r9                             # x148 += x119 + CF, CF to x149
        adox rsi, [rip+.Lfe_bls12_381_p_square_loose_c0] # x149 = x120 + OF, no carry
        adc rsi, 0x0                             # x149 += CF, no carry
        mov r9, rdi                              # copy x128
        imul r9, [rip+.Lfe_bls12_381_p_square_loose_c1] # x134 = x128*0x89f3fffcfffcfffd mod 2^64
        mov rdx, r9                              # copy x134
        mulx rbx, r15, [rip+.Lfe_bls12_381_p_square_loose_c3] # x136:x135 = x134*0xb9feffffffffaaab
        mov [rsp-0x18], r13                      # spill x199
        xor r13d, r13d                           # CF = OF = 0
        adcx r15, rdi                            # x147 = x128 + x135 (CF is 0), CF to x148
        mulx rdi, r13, [rip+.Lfe_bls12_381_p_square_loose_c4] # x138:x137 = x134*0x1eabfffeb153ffff
        adox r12, r13                            # x148 += x137 (OF is 0), OF to x149
        adcx r12, rbx                            # x148 += x136 + CF, CF to x149, complete
        adox rdi, [rip+.Lfe_bls12_381_p_square_loose_c0] # x149.2 = x138 + OF, no carry
        adc rdi, 0x0                             # x149.2 += CF, no carry
        mov rbx, r12                             # copy x148
        imul rbx, [rip+.Lfe_bls12_381_p_square_loose_c1] # x154 = x148*0x89f3fffcfffcfffd mod 2^64
        add r8, rcx                              # x111 += x79, CF to x112
        adc r10, 0x0                             # x112 += CF, no carry
        add rbp, r8                              # x111 += x111.2, CF to x112, complete
        mov rdx, [rip+.Lfe_bls12_381_p_square_loose_c5] # constant 0x1a0111ea397fe69a
        mulx rax, r8, rax                        # x106:x105 = x94*0x1a0111ea397fe69a
        adc r14, r10                             # x112 += x80 + CF, no carry
        mov rdx, r11                             # copy x114
        mulx r10, rcx, [rip+.Lfe_bls12_381_p_square_loose_c2] # x122:x121 = x114*0x64774b84f38512bf
        xor r13d, r13d                           # CF = OF = 0
        adcx r8, r14                             # x112 += x105 (CF is 0), CF to x113, complete
        adox rbp, rcx                            # x149.3 = x111 + x121 (OF is 0), OF to x150
        mulx rcx, r13, [rip+.Lfe_bls12_381_p_square_loose_c7] # x124:x123 = x114*0x4b1ba7b6434bacd7
        adox r13, r8                             # x150 = x112 + x123 + OF, OF to x151
        adcx rax, [rip+.Lfe_bls12_381_p_square_loose_c0] # x113 = x106 + CF, no carry, complete

        /* complete: [x113, x112, x111, x110, x109, x108] in [rax, r8, -, -, -, -] */
        adox rax, rcx                            # x151 = x113 + x124 + OF, no carry
        mov rdx, r9                              # copy x134
        mulx r8, rcx, [rip+.Lfe_bls12_381_p_square_loose_c6] # x140:x139 = x134*0x6730d2a0f6b0f624
        mov rdx, [rip+.Lfe_bls12_381_p_square_loose_c4] # constant 0x1eabfffeb153ffff
        mulx r14, r15, rbx                       # x158:x157 = x154*0x1eabfffeb153ffff
        adcx rbp, rdi                            # x149.2 += x149.3 (CF is 0), CF to x150
        adcx r8, r10                             # x150.2 = x122 + x140 + CF, no carry
        adcx rsi, rcx                            # x149 += x139 (CF is 0), CF to x150
        adox rsi, rbp                            # x149 += x149.2 (OF is 0), OF to x150, complete
        mov rdx, [rip+.Lfe_bls12_381_p_square_loose_c3] # constant 0xb9feffffffffaaab
        mulx r10, rcx, rbx                       # x156:x155 = x154*0xb9feffffffffaaab
        mov rdx, r9                              # copy x134
        mulx rdi, rbp, [rip+.Lfe_bls12_381_p_square_loose_c2] # x142:x141 = x134*0x64774b84f38512bf
        adcx r8, r13                             # x150 += x150.2 + CF, CF to x151
        adox r8, rbp                             # x150 += x141 + OF, OF to x151, complete
        adcx rdi, [rip+.Lfe_bls12_381_p_square_loose_c0] # x151.2 = x142 + CF, no carry
        adcx r15, rsi                            # x168 = x149 + x157 (CF is 0), CF to x188
        mov rdx, rbx                             # copy x154
        mulx rsi, rbp, [rip+.Lfe_bls12_381_p_square_loose_c6] # x160:x159 = x154*0x6730d2a0f6b0f624
        adcx rbp, [rip+.Lfe_bls12_381_p_square_loose_c0] # x188 = x159 + CF, CF to x189
        adcx rsi, [rip+.Lfe_bls12_381_p_square_loose_c0] # x189 = x160 + CF, no carry
        adox rdi, [rip+.Lfe_bls12_381_p_square_loose_c0] # x151.2 += OF, no carry
        xor r13d, r13d                           # CF = OF = 0
        adox r12, rcx                            # x167 = x148 + x155 (OF is 0), OF to x168
        mov rdx, r9                              # copy x134
        mulx rcx, r12, [rip+.Lfe_bls12_381_p_square_loose_c7] # x144:x143 = x134*0x4b1ba7b6434bacd7
        adox r15, r10                            # x168 += x156 + OF, OF to x188, complete
        adox r8, r14                             # x188.2 = x150 + x158 + OF, OF to x189
        adox rsi, [rip+.Lfe_bls12_381_p_square_loose_c0] # x189 += OF, no carry
        mov r10, r15                             # copy x168
        imul r10, [rip+.Lfe_bls12_381_p_square_loose_c1] # x174 = x168*0x89f3fffcfffcfffd mod 2^64
        mov rdx, r11                             # copy x114
        mulx r11, r13, [rip+.Lfe_bls12_381_p_square_loose_c5] # x126:x125 = x114*0x1a0111ea397fe69a
        xor r14d, r14d                           # CF = OF = 0
        adcx rax, rdi                            # x151 += x151.2 (CF is 0), no carry
        adcx r12, rax                            # x151 += x143 (CF is 0), CF to x152
        mov rdx, [rip+.Lfe_bls12_381_p_square_loose_c2] # constant 0x64774b84f38512bf
        mulx rax, rdi, rbx                       # x162:x161 = x154*0x64774b84f38512bf
        adox r13, r12                            # x151 += x125 (OF is 0), OF to x152, complete
        adcx r11, [rip+.Lfe_bls12_381_p_square_loose_c0] # x152 = x126 + CF, no carry
        adcx r13, rdi                            # x189.2 = x161 + x151 (CF is 0), CF to x190
        adox r11, rcx                            # x152 += x144 + OF, no carry
        mov rdx, r9                              # copy x134
        mulx r9, rcx, [rip+.Lfe_bls12_381_p_square_loose_c5] # x146:x145 = x134*0x1a0111ea397fe69a
        adc rax, 0x0                             # x190 = x162 + CF, no carry
        xor edi, edi                             # CF = OF = 0
        adcx rcx, r11                            # x152 += x145 (CF is 0), CF to x153, complete
        mov rdx, [rip+.Lfe_bls12_381_p_square_loose_c7] # constant 0x4b1ba7b6434bacd7
        mulx r11, rdi, rbx                       # x164:x163 = x154*0x4b1ba7b6434bacd7
        adox rcx, rdi                            # x190.2 = x152 + x163 (OF is 0), OF to x191
        adcx r9, [rip+.Lfe_bls12_381_p_square_loose_c0] # x153 = x146 + CF, no carry, complete

        /* complete: [x153, x152, x151, x150, x149, x148] in [r9, -, -, -, -, -] */
        adox r11, [rip+.Lfe_bls12_381_p_square_loose_c0] # x191 = x164 + OF, no carry
        xor edi, edi                             # CF = OF = 0
        adox rcx, rax                            # x190 += x190.2 (OF is 0), OF to x191
        mov rdx, r10                             # copy x174
        mulx rax, rdi, [rip+.Lfe_bls12_381_p_square_loose_c6] # x180:x179 = x174*0x6730d2a0f6b0f624
        adcx r8, rbp                             # x188 += x188.2 (CF is 0), CF to x189
        mulx rbp, r12, [rip+.Lfe_bls12_381_p_square_loose_c4] # x178:x177 = x174*0x1eabfffeb153ffff
        adcx rbp, rsi                            # x189 += x178 + CF, no carry
        mulx rsi, r14, [rip+.Lfe_bls12_381_p_square_loose_c3] # x176:x175 = x174*0xb9feffffffffaaab
        adcx r13, rbp                            # x189 += x189.2 (CF is 0), CF to x190
        adcx rax, [rip+.Lfe_bls12_381_p_square_loose_c0] # x190.2 = x180 + CF, no carry
        adcx r13, rdi                            # x189 += x179 (CF is 0), CF to x190
        adcx rax, [rip+.Lfe_bls12_381_p_square_loose_c0] # x190.2 += CF, no carry
        adox r11, [rip+.Lfe_bls12_381_p_square_loose_c0] # x191 += OF, no carry
        xor edi, edi                             # CF = OF = 0
        adox r15, r14                            # x187 = x168 + x175 (OF is 0), OF to x188
        mov rdx, [rip+.Lfe_bls12_381_p_square_loose_c5] # constant 0x1a0111ea397fe69a
        mulx rdi, rbx, rbx                       # x166:x165 = x154*0x1a0111ea397fe69a
        adox r8, r12                             # x188 += x177 + OF, OF to x189
        adcx r8, rsi                             # x188 += x176 (CF is 0), CF to x189, complete
        mov rdx, [rip+.Lfe_bls12_381_p_square_loose_c2] # constant 0x64774b84f38512bf
        mulx rsi, rbp, r10                       # x182:x181 = x174*0x64774b84f38512bf
        adox r13, [rip+.Lfe_bls12_381_p_square_loose_c0] # x189 += OF, OF to x190
        adox rax, rbp                            # x190.2 += x181 + OF, OF to x191
        adcx r13, [rip+.Lfe_bls12_381_p_square_loose_c0] # x189 += CF, CF to x190, complete
        adcx rcx, rax                            # x190 += x190.2 + CF, CF to x191, complete
        mov rdx, [rip+.Lfe_bls12_381_p_square_loose_c7] # constant 0x4b1ba7b6434bacd7
        mulx rax, rbp, r10                       # x184:x183 = x174*0x4b1ba7b6434bacd7
        adox rbp, rbx                            # x191.2 = x183 + x165 + OF, OF to x192
        adox rax, [rip+.Lfe_bls12_381_p_square_loose_c0] # x192 = x184 + OF, no carry
        lea r9, [r9+rsi]                         # x191.3 = x153 + x182
        adox r9, r11                             # x191 += x191.3 (OF is 0), no carry
        lea rax, [rdi+rax]                       # x192 += x166
        adc rbp, r9                              # x191 += x191.2 + CF, CF to x192, complete
        mov rdx, [rip+.Lfe_bls12_381_p_square_loose_c5] # constant 0x1a0111ea397fe69a
        mulx r9, r10, r10                        # x186:x185 = x174*0x1a0111ea397fe69a
        adcx r10, rax                            # x192 += x185 + CF, CF to x193, complete
        adc r9, 0x0                              # x193 = x186 + CF, no carry, complete

        /* complete: [x193, x192, x191, x190, x189, x188] in [r9, r10, rbp, rcx, r13, r8] */
        add r10, [rsp-0x38]                      # x198 += x192, CF to x199
        adc r9, [rsp-0x18]                       # x199 += x193 + CF, no carry
        xor eax, eax                             # CF = OF = 0
        adox r8, [rsp-0x30]                      # x194 += x188 (OF is 0), OF to x195, complete
        adox r13, [rsp-0x20]                     # x195 += x189 + OF, OF to x196, complete
        adox rcx, [rsp-0x28]                     # x196 += x190 + OF, OF to x197, complete
        adox rbp, [rsp-0x40]                     # x197 += x191 + OF, OF to x198, complete
        adox r10, [rsp-0x10]                     # x198 += x198.2 + OF, OF to x199, complete
        mov rax, [rsp-0x8]                       # reload pointer out1
        mov [rax+0x20], r10                      # out1[4] = x198
        adox r9, [rip+.Lfe_bls12_381_p_square_loose_c0] # x199 += OF, no carry, complete

        /* complete: [x199, x198, x197, x196, x195, x194] in [r9, r10, rbp, rcx, r13, r8] */
        mov [rax+0x28], r9                       # out1[5] = x199
        mov [rax+0x10], rcx                      # out1[2] = x196
        mov [rax+0x18], rbp                      # out1[3] = x197
        mov [rax+0x8], r13                       # out1[1] = x195
        mov [rax], r8                            # out1[0] = x194

        pop r15                                  # restore r15
        .cfi_adjust_cfa_offset -8
        .cfi_restore r15
        pop r14                                  # restore r14
        .cfi_adjust_cfa_offset -8
        .cfi_restore r14
        pop r13                                  # restore r13
        .cfi_adjust_cfa_offset -8
        .cfi_restore r13
        pop r12                                  # restore r12
        .cfi_adjust_cfa_offset -8
        .cfi_restore r12
        pop rbp                                  # restore rbp
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbp
        pop rbx                                  # restore rbx
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbx
        ret                                      # return
        .cfi_endproc
        .balign 8, 0xcc
.Lfe_bls12_381_p_square_loose_c0: .quad 0x0
.Lfe_bls12_381_p_square_loose_c1: .quad 0x89f3fffcfffcfffd
.Lfe_bls12_381_p_square_loose_c2: .quad 0x64774b84f38512bf
.Lfe_bls12_381_p_square_loose_c3: .quad 0xb9feffffffffaaab
.Lfe_bls12_381_p_square_loose_c4: .quad 0x1eabfffeb153ffff
.Lfe_bls12_381_p_square_loose_c5: .quad 0x1a0111ea397fe69a
.Lfe_bls12_381_p_square_loose_c6: .quad 0x6730d2a0f6b0f624
.Lfe_bls12_381_p_square_loose_c7: .quad 0x4b1ba7b6434bacd7
        .size   fe_bls12_381_p_square_loose, .-fe_bls12_381_p_square_loose
        .section .note.GNU-stack, "", @progbits
