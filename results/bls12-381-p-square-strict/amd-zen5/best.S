/*
 * bls12-381-p square (strict), modulo p = 0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab
 * out1 is congruent to arg1*arg1/2^384 modulo p
 * arg1 below p; out1 below p; arrays may overlap
 *
 * void fe_bls12_381_p_square(uint64_t out1[6], const uint64_t arg1[6]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[6]  written, below p
 *   rsi  arg1[6]  read, below p
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x6, then x197
 *   [rsp-0x18]  x196
 *   [rsp-0x20]  x199
 *   [rsp-0x28]  x198
 *   [rsp-0x30]  x195
 *   [rsp-0x38]  x194
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
 * 295 instructions; 82.9 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.159 [1.158, 1.160] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.123 [1.122, 1.123] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 c7b31e64454fad870b4d91d96761fa2f984be035c0d2016ed473eb239684c5d9
 * found by Fieldwright, seed 1, 2026-11-23T13:15:05.312Z
 * npm run optimize -- --field bls12-381-p --op square --strict --seed 1 --budget 4m
 * sha256 of the code: a16c2d14b79a60eff5e9936cdfdf6369e4df4112ac5feeb2cc53421f9897f846
 */
        .intel_syntax noprefix
        .text
        .globl  fe_bls12_381_p_square
        .type   fe_bls12_381_p_square, @function
        .p2align 6
fe_bls12_381_p_square:
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

        mov rdx, [rsi]                           # load arg1[0]
        mulx rax, r8, [rsi+0x20]                 # x13:x12 = arg1[0]*arg1[4]
        mulx r9, r10, [rsi+0x10]                 # x9:x8 = arg1[0]*arg1[2]
        mulx r11, rcx, [rsi+0x8]                 # x7:x6 = arg1[0]*arg1[1]
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rbx, rbp, [rsi+0x20]                # x27:x26 = arg1[2]*arg1[4]
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r12, r13, [rsi]                     # x11:x10 = arg1[0]*arg1[3]
        xor r14d, r14d                           # CF = OF = 0
        adox r9, r13                             # x37 = x9 + x10 (OF is 0), OF to x38
        adox r12, r8                             # x38 = x11 + x12 + OF, OF to x39
        mov rdx, [rsi+0x28]                      # load arg1[5]
        mulx r8, r13, [rsi]                      # x15:x14 = arg1[0]*arg1[5]
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r14, r15, [rsi+0x10]                # x25:x24 = arg1[2]*arg1[3]
        mov [rsp-0x8], rdi                       # spill pointer out1
        mov [rsp-0x10], rcx                      # spill x6
        mulx rdi, rcx, [rsi+0x8]                 # x19:x18 = arg1[1]*arg1[3]
        adcx r10, r11                            # x36 = x7 + x8 (CF is 0), CF to x37, complete
        adox r15, rdi                            # x39 = x24 + x19 + OF, OF to x40
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r11, rdi, [rsi+0x10]                # x17:x16 = arg1[1]*arg1[2]
        adox r14, [rip+.Lfe_bls12_381_p_square_c0] # x40 = x25 + OF, no carry
        adox r12, r11                            # x38 += x17 (OF is 0), OF to x39
        adcx rdi, r9                             # x37 += x16 + CF, CF to x38, complete
        adcx r12, rcx                            # x38 += x18 + CF, CF to x39, complete
        adox rax, r13                            # x39.2 = x14 + x13 + OF, OF to x40
        mulx r9, r11, [rsi+0x20]                 # x21:x20 = arg1[1]*arg1[4]
        adcx r11, rax                            # x39.2 += x20 + CF, CF to x40
        adcx r9, r14                             # x40 += x21 + CF, CF to x41
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rax, rcx, [rsi+0x28]                # x29:x28 = arg1[2]*arg1[5]
        mov rdx, [rsi+0x28]                      # load arg1[5]
        mulx r13, r14, [rsi+0x8]                 # x23:x22 = arg1[1]*arg1[5]
        adox rbp, r9                             # x40 += x26 + OF, OF to x41
        adcx r13, [rip+.Lfe_bls12_381_p_square_c0] # x41 = x23 + CF, no carry
        adcx r11, r15                            # x39 += x39.2 (CF is 0), CF to x40, complete
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r9, r15, [rsi+0x20]                 # x31:x30 = arg1[3]*arg1[4]
        adcx r14, rbp                            # x40 += x22 + CF, CF to x41
        adcx r15, rcx                            # x41.2 = x28 + x30 + CF, CF to x42
        adcx r9, [rip+.Lfe_bls12_381_p_square_c0] # x42 = x31 + CF, no carry
        adcx r8, r14                             # x40 += x15 (CF is 0), CF to x41, complete
        adcx r15, r13                            # x41 += x41.2 + CF, CF to x42
        adox r15, rbx                            # x41 += x27 + OF, OF to x42, complete
        adox r9, rax                             # x42 += x29 + OF, OF to x43
        mulx rax, rcx, [rsi+0x28]                # x33:x32 = arg1[3]*arg1[5]
        adcx r9, rcx                             # x42 += x32 + CF, CF to x43, complete
        mov rdx, [rsi]                           # load arg1[0]
        mulx rcx, rbx, rdx                       # x46:x45 = arg1[0]*arg1[0]
        mov rdx, [rsi+0x20]                      # load arg1[4]
        mulx rbp, r13, [rsi+0x28]                # x35:x34 = arg1[4]*arg1[5]
        adcx r13, rax                            # x43 = x33 + x34 + CF, CF to x44
        adox r13, [rip+.Lfe_bls12_381_p_square_c0] # x43 += OF, OF to x44, complete
        adcx rbp, [rip+.Lfe_bls12_381_p_square_c0] # x44 = x35 + CF, no carry
        adcx r13, r13                            # x197 = x43 + x43 (CF is 0), CF to x198
        adox rbp, [rip+.Lfe_bls12_381_p_square_c0] # x44 += OF, no carry, complete

        /* complete: [x44, x43, x42, x41, x40, x39, x38, x37, x36] in [rbp, -, r9, r15, r8, r11, r12, rdi, r10] */
        adc rbp, rbp                             # x198 = x44 + x44 + CF, no carry
        add rcx, [rsp-0x10]                      # x57 = x46 + x6, CF to x58
        adc r10, r10                             # x58 = x36 + x36 + CF, CF to x59
        adc rdi, rdi                             # x59 = x37 + x37 + CF, CF to x60
        adc r12, r12                             # x60 = x38 + x38 + CF, CF to x61
        adcx r11, r11                            # x61 = x39 + x39 + CF, CF to x194
        adc r8, r8                               # x194 = x40 + x40 + CF, CF to x195
        adcx r15, r15                            # x195 = x41 + x41 + CF, CF to x196
        adc r9, r9                               # x196 = x42 + x42 + CF, CF to x197
        adc r13, 0x0                             # x197 += CF, CF to x198
        adc rbp, 0x0                             # x198 += CF, no carry
        xor eax, eax                             # CF = OF = 0
        adox rcx, [rsp-0x10]                     # x57 += x6 (OF is 0), OF to x58, complete
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rax, r14, rdx                       # x48:x47 = arg1[1]*arg1[1]
        adox r14, r10                            # x58 += x47 + OF, OF to x59, complete
        adox rax, rdi                            # x59 += x48 + OF, OF to x60, complete
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r10, rdi, rdx                       # x50:x49 = arg1[2]*arg1[2]
        adox rdi, r12                            # x60 += x49 + OF, OF to x61, complete
        adox r11, r10                            # x61 += x50 + OF, OF to x194, complete

        /* complete: [x61, x60, x59, x58, x57] in [r11, rdi, rax, r14, rcx] */
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r10, r12, rdx                       # x52:x51 = arg1[3]*arg1[3]
        adox r8, r12                             # x194 += x51 + OF, OF to x195
        adox r10, r15                            # x195 += x52 + OF, OF to x196
        mov rdx, [rsi+0x20]                      # load arg1[4]
        mulx r12, r15, rdx                       # x54:x53 = arg1[4]*arg1[4]
        adox r9, r15                             # x196 += x53 + OF, OF to x197
        adox r12, r13                            # x197 += x54 + OF, OF to x198
        adox rbp, [rip+.Lfe_bls12_381_p_square_c0] # x198 += OF, no carry
        mov r13, rbx                             # copy x45
        imul r13, [rip+.Lfe_bls12_381_p_square_c1] # x68 = x45*0x89f3fffcfffcfffd mod 2^64
        mov rdx, [rsi+0x28]                      # load arg1[5]
        mulx rsi, r15, rdx                       # x56:x55 = arg1[5]*arg1[5]
        mov rdx, [rip+.Lfe_bls12_381_p_square_c2] # constant 0xb9feffffffffaaab
        mov [rsp-0x10], r12                      # spill x197
        mov [rsp-0x18], r9                       # spill x196
        mulx r12, r9, r13                        # x70:x69 = x68*0xb9feffffffffaaab
        add r15, rbp                             # x198 += x55, CF to x199
        adc rsi, 0x0                             # x199 = x56 + CF, no carry
        xor ebp, ebp                             # CF = OF = 0
        adcx r9, rbx                             # x81 = x45 + x69 (CF is 0), CF to x88
        mov rdx, r13                             # copy x68
        mulx r9, rbx, [rip+.Lfe_bls12_381_p_square_c3] # x72:x71 = x68*0x1eabfffeb153ffff
        adox rbx, rcx                            # x88 = x71 + x57 (OF is 0), OF to x108
        adcx r12, rbx                            # x88 += x70 + CF, CF to x108, complete
        mulx rcx, rbx, [rip+.Lfe_bls12_381_p_square_c4] # x74:x73 = x68*0x6730d2a0f6b0f624
        adox rbx, r9                             # x108 = x72 + x73 + OF, OF to x109
        mulx r9, rbp, [rip+.Lfe_bls12_381_p_square_c5] # x76:x75 = x68*0x64774b84f38512bf
        adox rbp, rax                            # x109 = x75 + x59 + OF, OF to x110
        mov [rsp-0x20], rsi                      # spill x199
        mulx rax, rsi, [rip+.Lfe_bls12_381_p_square_c6] # x78:x77 = x68*0x4b1ba7b6434bacd7
        adcx rbx, r14                            # x108 += x58 + CF, CF to x109
        adcx rbp, rcx                            # x109 += x74 + CF, CF to x110
        mulx rcx, r13, [rip+.Lfe_bls12_381_p_square_c7] # x80:x79 = x68*0x1a0111ea397fe69a
        adox rsi, r9                             # x110 = x77 + x76 + OF, OF to x111
        adcx rdi, rsi                            # x110 += x60 + CF, CF to x111
        adox rax, r11                            # x111 = x61 + x78 + OF, OF to x112
        adcx rax, r13                            # x111 += x79 + CF, CF to x112
        adox rcx, [rip+.Lfe_bls12_381_p_square_c0] # x112 = x80 + OF, no carry
        adc rcx, 0x0                             # x112 += CF, no carry
        mov rdx, r12                             # copy x88
        imul rdx, [rip+.Lfe_bls12_381_p_square_c1] # x94 = x88*0x89f3fffcfffcfffd mod 2^64
        mulx r9, r11, [rip+.Lfe_bls12_381_p_square_c2] # x96:x95 = x94*0xb9feffffffffaaab
        xor esi, esi                             # CF = OF = 0
        adcx r11, r12                            # x107 = x88 + x95 (CF is 0), CF to x108
        mulx r11, rsi, [rip+.Lfe_bls12_381_p_square_c3] # x98:x97 = x94*0x1eabfffeb153ffff
        adox rbx, rsi                            # x108 += x97 (OF is 0), OF to x109
        adcx rbx, r9                             # x108 += x96 + CF, CF to x109, complete
        mulx r9, rsi, [rip+.Lfe_bls12_381_p_square_c7] # x106:x105 = x94*0x1a0111ea397fe69a
        mulx r12, r13, [rip+.Lfe_bls12_381_p_square_c5] # x102:x101 = x94*0x64774b84f38512bf
        mov [rsp-0x28], r15                      # spill x198
        mulx r14, r15, [rip+.Lfe_bls12_381_p_square_c4] # x100:x99 = x94*0x6730d2a0f6b0f624
        adcx r11, r15                            # x109.2 = x99 + x98 + CF, CF to x110
        adox rbp, r11                            # x109 += x109.2 + OF, OF to x110, complete
        mulx r11, r15, [rip+.Lfe_bls12_381_p_square_c6] # x104:x103 = x94*0x4b1ba7b6434bacd7
        adcx rdi, r13                            # x110 += x101 + CF, CF to x111
        adox rdi, r14                            # x110 += x100 + OF, OF to x111, complete
        adcx r15, r12                            # x111.2 = x103 + x102 + CF, CF to x112
        adox r15, rax                            # x111 += x111.2 + OF, OF to x112, complete
        adox rcx, r11                            # x112 += x104 + OF, no carry
        adcx rsi, rcx                            # x112 += x105 + CF, CF to x113, complete
        adc r9, 0x0                              # x113 = x106 + CF, no carry, complete

        /* complete: [x113, x112, x111, x110, x109, x108] in [r9, rsi, r15, rdi, rbp, rbx] */
        mov rax, rbx                             # copy x108
        imul rax, [rip+.Lfe_bls12_381_p_square_c1] # x114 = x108*0x89f3fffcfffcfffd mod 2^64
        mov rdx, [rip+.Lfe_bls12_381_p_square_c3] # constant 0x1eabfffeb153ffff
        mulx r11, rcx, rax                       # x118:x117 = x114*0x1eabfffeb153ffff
        mov rdx, [rip+.Lfe_bls12_381_p_square_c2] # constant 0xb9feffffffffaaab
        mulx r12, r13, rax                       # x116:x115 = x114*0xb9feffffffffaaab
        mov rdx, [rip+.Lfe_bls12_381_p_square_c4] # constant 0x6730d2a0f6b0f624
        mov [rsp-0x30], r10                      # spill x195
        mulx r14, r10, rax                       # x120:x119 = x114*0x6730d2a0f6b0f624
        mov [rsp-0x38], r8                       # spill x194
        xor r8d, r8d                             # CF = OF = 0
        adcx rbx, r13                            # x127 = x108 + x115 (CF is 0), CF to x128
        adox rbp, rcx                            # x128 = x109 + x117 (OF is 0), OF to x148
        adcx rbp, r12                            # x128 += x116 + CF, CF to x148, complete
        adcx r10, r11                            # x148 = x119 + x118 + CF, CF to x149
        mov rdx, rax                             # copy x114
        mulx r8, r11, [rip+.Lfe_bls12_381_p_square_c5] # x122:x121 = x114*0x64774b84f38512bf
        adcx r11, r15                            # x149 = x111 + x121 + CF, CF to x150
        mulx rcx, rbx, [rip+.Lfe_bls12_381_p_square_c6] # x124:x123 = x114*0x4b1ba7b6434bacd7
        mov rdx, rbp                             # copy x128
        mulx r12, r13, [rip+.Lfe_bls12_381_p_square_c1] # x134 = x128*0x89f3fffcfffcfffd mod 2^64
        adox r10, rdi                            # x148 += x110 + OF, OF to x149
        mov rdx, [rip+.Lfe_bls12_381_p_square_c3] # constant 0x1eabfffeb153ffff
        mulx rdi, r12, r13                       # x138:x137 = x134*0x1eabfffeb153ffff
        adox r14, rdi                            # x149.2 = x138 + x120 + OF, no carry
        mov rdx, r13                             # copy x134
        mulx rdi, r15, [rip+.Lfe_bls12_381_p_square_c2] # x136:x135 = x134*0xb9feffffffffaaab
        adcx rsi, rbx                            # x150 = x123 + x112 + CF, CF to x151
        adc rcx, 0x0                             # x151 = x124 + CF, no carry
        xor ebx, ebx                             # CF = OF = 0
        adox r10, r12                            # x148 += x137 (OF is 0), OF to x149
        mulx rbx, r12, [rip+.Lfe_bls12_381_p_square_c4] # x140:x139 = x134*0x6730d2a0f6b0f624
        adox r12, r11                            # x149 += x139 + OF, OF to x150
        adcx rbp, r15                            # x147 = x128 + x135 (CF is 0), CF to x148
        adcx r10, rdi                            # x148 += x136 + CF, CF to x149, complete
        mulx r11, rdi, [rip+.Lfe_bls12_381_p_square_c5] # x142:x141 = x134*0x64774b84f38512bf
        adox r8, rdi                             # x150.2 = x141 + x122 + OF, OF to x151
        mov rdx, rax                             # copy x114
        mulx rax, rdi, [rip+.Lfe_bls12_381_p_square_c7] # x126:x125 = x114*0x1a0111ea397fe69a
        adcx r14, r12                            # x149 += x149.2 + CF, CF to x150, complete
        adox r9, r11                             # x151.2 = x142 + x113 + OF, no carry
        mov rdx, r13                             # copy x134
        mulx r11, rbp, [rip+.Lfe_bls12_381_p_square_c6] # x144:x143 = x134*0x4b1ba7b6434bacd7
        adcx rbx, rsi                            # x150 += x140 + CF, CF to x151
        adcx rcx, r9                             # x151 += x151.2 + CF, no carry
        mov rdx, r10                             # copy x148
        imul rdx, [rip+.Lfe_bls12_381_p_square_c1] # x154 = x148*0x89f3fffcfffcfffd mod 2^64
        mulx r9, rsi, [rip+.Lfe_bls12_381_p_square_c2] # x156:x155 = x154*0xb9feffffffffaaab
        xor r12d, r12d                           # CF = OF = 0
        adcx rbp, rdi                            # x151.2 = x125 + x143 (CF is 0), CF to x152
        adox r8, rbx                             # x150 += x150.2 (OF is 0), OF to x151, complete
        adox rcx, rbp                            # x151 += x151.2 + OF, OF to x152, complete
        mulx rdi, rbx, [rip+.Lfe_bls12_381_p_square_c3] # x158:x157 = x154*0x1eabfffeb153ffff
        mov rbp, rdx                             # copy x154
        mov rdx, [rip+.Lfe_bls12_381_p_square_c7] # constant 0x1a0111ea397fe69a
        mulx r12, r13, r13                       # x146:x145 = x134*0x1a0111ea397fe69a
        adcx r13, rax                            # x152 = x145 + x126 + CF, CF to x153
        adox r11, r13                            # x152 += x144 + OF, OF to x153, complete
        adcx r12, [rip+.Lfe_bls12_381_p_square_c0] # x153 = x146 + CF, no carry
        adox r12, [rip+.Lfe_bls12_381_p_square_c0] # x153 += OF, no carry, complete

        /* complete: [x153, x152, x151, x150, x149, x148] in [r12, r11, rcx, r8, r14, r10] */
        xor eax, eax                             # CF = OF = 0
        adcx rsi, r10                            # x167 = x148 + x155 (CF is 0), CF to x168
        mov rdx, [rip+.Lfe_bls12_381_p_square_c4] # constant 0x6730d2a0f6b0f624
        mulx rax, r10, rbp                       # x160:x159 = x154*0x6730d2a0f6b0f624
        adox r14, r9                             # x168 = x156 + x149 (OF is 0), OF to x188
        mov rdx, [rip+.Lfe_bls12_381_p_square_c6] # constant 0x4b1ba7b6434bacd7
        mulx r9, rsi, rbp                        # x164:x163 = x154*0x4b1ba7b6434bacd7
        adox r8, rdi                             # x188 = x158 + x150 + OF, OF to x189
        adcx rbx, r14                            # x168 += x157 + CF, CF to x188, complete
        adox rax, rcx                            # x189 = x151 + x160 + OF, OF to x190
        mov rdx, rbp                             # copy x154
        mulx rcx, rdi, [rip+.Lfe_bls12_381_p_square_c5] # x162:x161 = x154*0x64774b84f38512bf
        adox rcx, rsi                            # x190 = x162 + x163 + OF, OF to x191
        mov rdx, rbx                             # copy x168
        mulx rsi, rdx, [rip+.Lfe_bls12_381_p_square_c1] # x174 = x168*0x89f3fffcfffcfffd mod 2^64
        mulx rsi, r13, [rip+.Lfe_bls12_381_p_square_c2] # x176:x175 = x174*0xb9feffffffffaaab
        adcx r8, r10                             # x188 += x159 + CF, CF to x189
        adcx rax, rdi                            # x189 += x161 + CF, CF to x190
        mulx r10, rdi, [rip+.Lfe_bls12_381_p_square_c3] # x178:x177 = x174*0x1eabfffeb153ffff
        mulx r14, r15, [rip+.Lfe_bls12_381_p_square_c4] # x180:x179 = x174*0x6730d2a0f6b0f624
        adox r9, [rip+.Lfe_bls12_381_p_square_c0] # x191 = x164 + OF, no carry
        adox r13, rbx                            # x187 = x168 + x175 (OF is 0), OF to x188
        adcx r11, rcx                            # x190 += x152 + CF, CF to x191
        mov rcx, rdx                             # copy x174
        mov rdx, rbp                             # copy x154
        mulx rbx, rbp, [rip+.Lfe_bls12_381_p_square_c7] # x166:x165 = x154*0x1a0111ea397fe69a
        adox rsi, r8                             # x188 += x176 + OF, OF to x189
        adcx rbp, [rip+.Lfe_bls12_381_p_square_c0] # x191.2 = x165 + CF, CF to x192
        adcx rbx, [rip+.Lfe_bls12_381_p_square_c0] # x192 = x166 + CF, no carry
        adcx rdi, rsi                            # x188 += x177 (CF is 0), CF to x189, complete
        mov rdx, rcx                             # copy x174
        mulx r8, rsi, [rip+.Lfe_bls12_381_p_square_c5] # x182:x181 = x174*0x64774b84f38512bf
        adox rax, r15                            # x189 += x179 + OF, OF to x190
        adcx rax, r10                            # x189 += x178 + CF, CF to x190, complete
        mulx r10, r13, [rip+.Lfe_bls12_381_p_square_c7] # x186:x185 = x174*0x1a0111ea397fe69a
        adox r11, r14                            # x190 += x180 + OF, OF to x191
        adox r9, r8                              # x191 += x182 + OF, no carry
        adcx r11, rsi                            # x190 += x181 + CF, CF to x191, complete
        mulx r8, rcx, [rip+.Lfe_bls12_381_p_square_c6] # x184:x183 = x174*0x4b1ba7b6434bacd7
        adcx r9, r12                             # x191 += x153 + CF, no carry
        xor esi, esi                             # CF = OF = 0
        adox rbp, rcx                            # x191.2 += x183 (OF is 0), OF to x192
        adox r8, rbx                             # x192 += x184 + OF, no carry
        adox rbp, r9                             # x191 += x191.2 (OF is 0), OF to x192, complete
        adcx rdi, [rsp-0x38]                     # x194 += x188 (CF is 0), CF to x195, complete
        adox r13, r8                             # x192 += x185 + OF, OF to x193, complete
        adcx rax, [rsp-0x30]                     # x195 += x189 + CF, CF to x196, complete
        adcx r11, [rsp-0x18]                     # x196 += x190 + CF, CF to x197, complete
        adcx rbp, [rsp-0x10]                     # x197 += x191 + CF, CF to x198, complete
        adcx r13, [rsp-0x28]                     # x198 += x192 + CF, CF to x199, complete
        adox r10, [rip+.Lfe_bls12_381_p_square_c0] # x193 = x186 + OF, no carry, complete

        /* complete: [x193, x192, x191, x190, x189, x188] in [r10, -, -, -, -, -] */
        adcx r10, [rsp-0x20]                     # x199 += x193 + CF, no carry, complete

        /* complete: [x199, x198, x197, x196, x195, x194] in [r10, r13, rbp, r11, rax, rdi] */
        mov r8, rdi                              # copy x194
        sub r8, [rip+.Lfe_bls12_381_p_square_c2] # x200 = x194 - 0xb9feffffffffaaab, CF from x201, complete
        mov r9, rax                              # copy x195
        sbb r9, [rip+.Lfe_bls12_381_p_square_c3] # x201 = x195 - 0x1eabfffeb153ffff - CF, CF from x202, complete
        mov rcx, r11                             # copy x196
        sbb rcx, [rip+.Lfe_bls12_381_p_square_c4] # x202 = x196 - 0x6730d2a0f6b0f624 - CF, CF from x203, complete
        mov rsi, rbp                             # copy x197
        sbb rsi, [rip+.Lfe_bls12_381_p_square_c5] # x203 = x197 - 0x64774b84f38512bf - CF, CF from x204, complete
        mov rdx, r13                             # copy x198
        sbb rdx, [rip+.Lfe_bls12_381_p_square_c6] # x204 = x198 - 0x4b1ba7b6434bacd7 - CF, CF from x205, complete
        mov rbx, r10                             # copy x199
        sbb rbx, [rip+.Lfe_bls12_381_p_square_c7] # x205 = x199 - 0x1a0111ea397fe69a - CF, CF from x206, complete

        /* complete: [x205, x204, x203, x202, x201, x200] in [rbx, rdx, rsi, rcx, r9, r8] */
        mov r12d, 0x0                            # begins x206 = CF
        adc r12, 0x0                             # x206 = CF
        mov r14d, 0x3d                           # constant 0x3d
        bzhi rbx, rbx, r14                       # x207 = x205 & 0x1fffffffffffffff
        bt r12d, 0x0                             # CF = x206
        cmovnc r10, rbx                          # x213 = x206 ? x199 : x207, x206 in CF
        cmovnc rdi, r8                           # x208 = x206 ? x194 : x200, x206 in CF
        cmovc rcx, r11                           # x210 = x206 ? x196 : x202, x206 in CF
        cmovnc rax, r9                           # x209 = x206 ? x195 : x201, x206 in CF
        cmovc rsi, rbp                           # x211 = x206 ? x197 : x203, x206 in CF
        cmovnc r13, rdx                          # x212 = x206 ? x198 : x204, x206 in CF
        mov r8, [rsp-0x8]                        # reload pointer out1
        mov [r8+0x8], rax                        # out1[1] = x209
        mov [r8+0x20], r13                       # out1[4] = x212
        mov [r8+0x18], rsi                       # out1[3] = x211
        mov [r8+0x28], r10                       # out1[5] = x213
        mov [r8+0x10], rcx                       # out1[2] = x210
        mov [r8], rdi                            # out1[0] = x208

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
.Lfe_bls12_381_p_square_c0: .quad 0x0
.Lfe_bls12_381_p_square_c1: .quad 0x89f3fffcfffcfffd
.Lfe_bls12_381_p_square_c2: .quad 0xb9feffffffffaaab
.Lfe_bls12_381_p_square_c3: .quad 0x1eabfffeb153ffff
.Lfe_bls12_381_p_square_c4: .quad 0x6730d2a0f6b0f624
.Lfe_bls12_381_p_square_c5: .quad 0x64774b84f38512bf
.Lfe_bls12_381_p_square_c6: .quad 0x4b1ba7b6434bacd7
.Lfe_bls12_381_p_square_c7: .quad 0x1a0111ea397fe69a
        .size   fe_bls12_381_p_square, .-fe_bls12_381_p_square
        .section .note.GNU-stack, "", @progbits
