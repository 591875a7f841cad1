/*
 * bls12-381-p mul (strict), modulo p = 0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab
 * out1 is congruent to arg1*arg2/2^384 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 *
 * void fe_bls12_381_p_mul(uint64_t out1[6], const uint64_t arg1[6], const uint64_t arg2[6]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[6]  written, below p
 *   rsi  arg1[6]  read, below p
 *   rdx  arg2[6]  read, below p
 *
 * Changed: rax, rcx, rdx, rsi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x43 = x12 + x31 (carry to x62)
 *   x62 = x24 + x32 + x33 + x50 (carry to x83)
 *   x82 = x62 + x70 (carry to x83)
 *   x83 = x25 + x34 + x35 + x51 + x52 + x71 + x72 (carry to x84)
 *   x84 = x26 + x36 + x37 + x53 + x54 + x73 + x74 (carry to x85)
 *   x85 = x27 + x38 + x39 + x55 + x56 + x75 + x76 (carry to x86)
 *   x86 = x28 + x40 + x41 + x57 + x58 + x77 + x78 (carry to x87)
 *   x87 = x29 + x42 + x59 + x60 + x79 + x80 (carry to x88)
 *   x88 = x61 + x81
 *   x101 = x83 + x89 (carry to x122)
 *   x121 = x101 + x109 (carry to x122)
 *   x122 = x84 + x90 + x91 + x110 + x111 (carry to x123)
 *   x123 = x85 + x92 + x93 + x112 + x113 (carry to x124)
 *   x124 = x86 + x94 + x95 + x114 + x115 (carry to x125)
 *   x125 = x87 + x96 + x97 + x116 + x117 (carry to x126)
 *   x126 = x88 + x98 + x99 + x118 + x119 (carry to x127)
 *   x127 = x100 + x120
 *   x140 = x122 + x128 (carry to x161)
 *   x160 = x140 + x148 (carry to x161)
 *   x161 = x123 + x129 + x130 + x149 + x150 (carry to x162)
 *   x162 = x124 + x131 + x132 + x151 + x152 (carry to x163)
 *   x163 = x125 + x133 + x134 + x153 + x154 (carry to x164)
 *   x164 = x126 + x135 + x136 + x155 + x156 (carry to x165)
 *   x165 = x127 + x137 + x138 + x157 + x158 (carry to x166)
 *   x166 = x139 + x159
 *   x179 = x161 + x167 (carry to x200)
 *   x199 = x179 + x187 (carry to x200)
 *   x200 = x162 + x168 + x169 + x188 + x189 (carry to x201)
 *   x201 = x163 + x170 + x171 + x190 + x191 (carry to x202)
 *   x202 = x164 + x172 + x173 + x192 + x193 (carry to x203)
 *   x203 = x165 + x174 + x175 + x194 + x195 (carry to x204)
 *   x204 = x166 + x176 + x177 + x196 + x197 (carry to x205)
 *   x205 = x178 + x198
 *   x218 = x200 + x206 (carry to x239)
 *   x238 = x218 + x226 (carry to x239)
 *   x239 = x201 + x207 + x208 + x227 + x228 (carry to x240)
 *   x240 = x202 + x209 + x210 + x229 + x230 (carry to x241)
 *   x241 = x203 + x211 + x212 + x231 + x232 (carry to x242)
 *   x242 = x204 + x213 + x214 + x233 + x234 (carry to x243)
 *   x243 = x205 + x215 + x216 + x235 + x236 (carry to x244)
 *   x244 = x217 + x237
 *
 * 310 instructions; 86.4 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.342 [1.341, 1.344] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.285 [1.284, 1.286] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 c7b31e64454fad870b4d91d96761fa2f984be035c0d2016ed473eb239684c5d9
 * found by Fieldwright, seed 1, 2026-11-23T13:19:21.828Z
 * npm run optimize -- --field bls12-381-p --op mul --strict --seed 1 --budget 4m
 * sha256 of the code: 7e496b857bb3a03966f5b350d2d25f659760a22b5fd667d9e6b3cb3660005f5c
 */
        .intel_syntax noprefix
        .text
        .globl  fe_bls12_381_p_mul
        .type   fe_bls12_381_p_mul, @function
        .p2align 6
fe_bls12_381_p_mul:
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

        mov rax, rdx                             # copy pointer arg2
        mov rdx, [rax]                           # load arg2[0]
        mulx r8, r9, [rsi+0x8]                   # x15:x14 = arg1[1]*arg2[0]
        mulx r10, r11, [rsi]                     # x13:x12 = arg1[0]*arg2[0]
        mulx rcx, rbx, [rsi+0x20]                # x21:x20 = arg1[4]*arg2[0]
        mulx rbp, r12, [rsi+0x10]                # x17:x16 = arg1[2]*arg2[0]
        xor r13d, r13d                           # CF = OF = 0
        adcx r10, r9                             # x24 = x13 + x14 (CF is 0), CF to x25, complete
        mulx r9, r13, [rsi+0x18]                 # x19:x18 = arg1[3]*arg2[0]
        adcx r8, r12                             # x25 = x15 + x16 + CF, CF to x26, complete
        adcx r13, rbp                            # x26 = x17 + x18 + CF, CF to x27, complete
        mulx rbp, r12, [rsi+0x28]                # x23:x22 = arg1[5]*arg2[0]
        adcx r9, rbx                             # x27 = x19 + x20 + CF, CF to x28, complete
        adcx rcx, r12                            # x28 = x21 + x22 + CF, CF to x29, complete
        adc rbp, 0x0                             # x29 = x23 + CF, no carry, complete

        /* complete: [x29, x28, x27, x26, x25, x24] in [rbp, rcx, r9, r13, r8, r10] */
        mov rbx, r11                             # copy x12
        imul rbx, [rip+.Lfe_bls12_381_p_mul_c0]  # x30 = x12*0x89f3fffcfffcfffd mod 2^64
        mov rdx, rbx                             # copy x30
        mulx r12, r14, [rip+.Lfe_bls12_381_p_mul_c1] # x32:x31 = x30*0xb9feffffffffaaab
        xor r15d, r15d                           # CF = OF = 0
        adcx r11, r14                            # x43 = x12 + x31 (CF is 0), CF to x62
        adox r10, r12                            # x62 = x24 + x32 (OF is 0), OF to x83
        mulx r11, r12, [rip+.Lfe_bls12_381_p_mul_c2] # x34:x33 = x30*0x1eabfffeb153ffff
        adcx r10, r12                            # x62 += x33 + CF, CF to x83
        adox r8, r11                             # x83 = x25 + x34 + OF, OF to x84
        mulx r11, r12, [rip+.Lfe_bls12_381_p_mul_c3] # x36:x35 = x30*0x6730d2a0f6b0f624
        adox r11, r13                            # x84 = x26 + x36 + OF, OF to x85
        mulx r13, r14, [rip+.Lfe_bls12_381_p_mul_c4] # x38:x37 = x30*0x64774b84f38512bf
        adcx r12, [rip+.Lfe_bls12_381_p_mul_c5]  # x83.2 = x35 + CF, CF to x84
        adcx r11, r14                            # x84 += x37 + CF, CF to x85
        adox r9, r13                             # x85 = x27 + x38 + OF, OF to x86
        mulx r13, r14, [rip+.Lfe_bls12_381_p_mul_c6] # x40:x39 = x30*0x4b1ba7b6434bacd7
        adcx r9, r14                             # x85 += x39 + CF, CF to x86
        adox r13, rcx                            # x86 = x28 + x40 + OF, OF to x87
        mulx rcx, rbx, [rip+.Lfe_bls12_381_p_mul_c7] # x42:x41 = x30*0x1a0111ea397fe69a
        adcx r13, rbx                            # x86 += x41 + CF, CF to x87
        adox rcx, rbp                            # x87 = x29 + x42 + OF, no carry
        mov rdx, [rsi]                           # load arg1[0]
        mulx rbx, rbp, [rax+0x8]                 # x51:x50 = arg1[0]*arg2[1]
        adc rcx, 0x0                             # x87 += CF, no carry
        xor r14d, r14d                           # CF = OF = 0
        adcx r10, rbp                            # x62 += x50 (CF is 0), CF to x83, complete
        mov rdx, [rax+0x8]                       # load arg2[1]
        mulx rbp, r14, [rsi+0x8]                 # x53:x52 = arg1[1]*arg2[1]
        adcx r14, r8                             # x83 += x52 + CF, CF to x84
        adc rbp, 0x0                             # x84.2 = x53 + CF, no carry
        xor r8d, r8d                             # CF = OF = 0
        adox r12, rbx                            # x83.2 += x51 (OF is 0), OF to x84
        adcx r14, r12                            # x83 += x83.2 (CF is 0), CF to x84
        mulx r8, rbx, [rsi+0x10]                 # x55:x54 = arg1[2]*arg2[1]
        adox rbx, r11                            # x84 += x54 + OF, OF to x85
        adcx rbx, rbp                            # x84 += x84.2 + CF, CF to x85
        adox r9, r8                              # x85 += x55 + OF, OF to x86
        mulx r8, r11, [rsi+0x18]                 # x57:x56 = arg1[3]*arg2[1]
        adcx r9, r11                             # x85 += x56 + CF, CF to x86
        mulx r11, rbp, [rsi+0x20]                # x59:x58 = arg1[4]*arg2[1]
        adox r13, r8                             # x86 += x57 + OF, OF to x87
        adcx rbp, r13                            # x86 += x58 + CF, CF to x87
        adcx rcx, r11                            # x87 += x59 + CF, CF to x88
        mulx r8, r11, [rsi+0x28]                 # x61:x60 = arg1[5]*arg2[1]
        adox r11, rcx                            # x87 += x60 + OF, OF to x88
        adox r8, [rip+.Lfe_bls12_381_p_mul_c5]   # x88 = x61 + OF, no carry
        adc r8, 0x0                              # x88 += CF, no carry
        mov rcx, r10                             # copy x62
        imul rcx, [rip+.Lfe_bls12_381_p_mul_c0]  # x69 = x62*0x89f3fffcfffcfffd mod 2^64
        mov rdx, rcx                             # copy x69
        mulx r12, r13, [rip+.Lfe_bls12_381_p_mul_c1] # x71:x70 = x69*0xb9feffffffffaaab
        xor r15d, r15d                           # CF = OF = 0
        adcx r10, r13                            # x82 = x62 + x70 (CF is 0), CF to x83
        adox r12, r14                            # x83 += x71 (OF is 0), OF to x84
        mulx r10, r13, [rip+.Lfe_bls12_381_p_mul_c2] # x73:x72 = x69*0x1eabfffeb153ffff
        adcx r13, r12                            # x83 += x72 + CF, CF to x84, complete
        mulx r12, r14, [rip+.Lfe_bls12_381_p_mul_c3] # x75:x74 = x69*0x6730d2a0f6b0f624
        adox r14, r10                            # x84.2 = x74 + x73 + OF, OF to x85
        mulx r10, r15, [rip+.Lfe_bls12_381_p_mul_c4] # x77:x76 = x69*0x64774b84f38512bf
        adcx r14, rbx                            # x84 += x84.2 + CF, CF to x85, complete
        adox r12, r9                             # x85 += x75 + OF, OF to x86
        mulx r9, rbx, [rip+.Lfe_bls12_381_p_mul_c7] # x81:x80 = x69*0x1a0111ea397fe69a
        adcx r12, r15                            # x85 += x76 + CF, CF to x86, complete
        adox rbp, r10                            # x86 += x77 + OF, OF to x87
        mulx r10, rcx, [rip+.Lfe_bls12_381_p_mul_c6] # x79:x78 = x69*0x4b1ba7b6434bacd7
        adcx rbp, rcx                            # x86 += x78 + CF, CF to x87, complete
        adox r11, r10                            # x87 += x79 + OF, OF to x88
        adox r9, r8                              # x88 += x81 + OF, no carry
        adcx r11, rbx                            # x87 += x80 + CF, CF to x88, complete
        mov rdx, [rsi]                           # load arg1[0]
        mulx r8, r10, [rax+0x10]                 # x90:x89 = arg1[0]*arg2[2]
        adc r9, 0x0                              # x88 += CF, no carry, complete

        /* complete: [x88, x87, x86, x85, x84, x83] in [r9, r11, rbp, r12, r14, r13] */
        xor ecx, ecx                             # CF = OF = 0
        adcx r10, r13                            # x101 = x83 + x89 (CF is 0), CF to x122, complete
        mov rdx, [rax+0x10]                      # load arg2[2]
        mulx rcx, rbx, [rsi+0x10]                # x94:x93 = arg1[2]*arg2[2]
        mulx r13, r15, [rsi+0x8]                 # x92:x91 = arg1[1]*arg2[2]
        adox r15, r8                             # x122 = x91 + x90 (OF is 0), OF to x123
        adox r13, rbx                            # x123 = x93 + x92 + OF, OF to x124
        adcx r15, r14                            # x122 += x84 + CF, CF to x123
        mulx r8, rbx, [rsi+0x18]                 # x96:x95 = arg1[3]*arg2[2]
        adox rbp, rbx                            # x124 = x86 + x95 + OF, OF to x125
        mulx rbx, r14, [rsi+0x20]                # x98:x97 = arg1[4]*arg2[2]
        adcx r12, r13                            # x123 += x85 + CF, CF to x124
        adox r11, r14                            # x125 = x87 + x97 + OF, OF to x126
        adox rbx, r9                             # x126 = x88 + x98 + OF, OF to x127
        adcx rbp, rcx                            # x124 += x94 + CF, CF to x125
        mulx r9, rcx, [rsi+0x28]                 # x100:x99 = arg1[5]*arg2[2]
        adcx r11, r8                             # x125 += x96 + CF, CF to x126
        adcx rcx, rbx                            # x126 += x99 + CF, CF to x127
        adox r9, [rip+.Lfe_bls12_381_p_mul_c5]   # x127 = x100 + OF, no carry
        adc r9, 0x0                              # x127 += CF, no carry
        mov r8, r10                              # copy x101
        imul r8, [rip+.Lfe_bls12_381_p_mul_c0]   # x108 = x101*0x89f3fffcfffcfffd mod 2^64
        mov rdx, [rip+.Lfe_bls12_381_p_mul_c1]   # constant 0xb9feffffffffaaab
        mulx rbx, r13, r8                        # x110:x109 = x108*0xb9feffffffffaaab
        xor r14d, r14d                           # CF = OF = 0
        adcx r10, r13                            # x121 = x101 + x109 (CF is 0), CF to x122
        mov rdx, r8                              # copy x108
        mulx r10, r13, [rip+.Lfe_bls12_381_p_mul_c3] # x114:x113 = x108*0x6730d2a0f6b0f624
        adox r15, rbx                            # x122 += x110 (OF is 0), OF to x123
        mulx rbx, r14, [rip+.Lfe_bls12_381_p_mul_c2] # x112:x111 = x108*0x1eabfffeb153ffff
        adcx r14, r15                            # x122 += x111 + CF, CF to x123, complete
        adox r12, r13                            # x123 += x113 + OF, OF to x124
        adox rbp, r10                            # x124 += x114 + OF, OF to x125
        adcx rbx, r12                            # x123 += x112 + CF, CF to x124, complete
        mulx r10, r12, [rip+.Lfe_bls12_381_p_mul_c4] # x116:x115 = x108*0x64774b84f38512bf
        adcx r12, rbp                            # x124 += x115 + CF, CF to x125, complete
        mulx rbp, r13, [rip+.Lfe_bls12_381_p_mul_c6] # x118:x117 = x108*0x4b1ba7b6434bacd7
        adox r10, r11                            # x125 += x116 + OF, OF to x126
        adox rbp, rcx                            # x126 += x118 + OF, OF to x127
        mulx r8, r11, [rip+.Lfe_bls12_381_p_mul_c7] # x120:x119 = x108*0x1a0111ea397fe69a
        adcx r10, r13                            # x125 += x117 + CF, CF to x126, complete
        adcx rbp, r11                            # x126 += x119 + CF, CF to x127, complete
        adox r9, r8                              # x127 += x120 + OF, no carry
        mov rdx, [rsi]                           # load arg1[0]
        mulx r8, r11, [rax+0x18]                 # x129:x128 = arg1[0]*arg2[3]
        adc r9, 0x0                              # x127 += CF, no carry, complete

        /* complete: [x127, x126, x125, x124, x123, x122] in [r9, rbp, r10, r12, rbx, r14] */
        xor ecx, ecx                             # CF = OF = 0
        adcx r14, r11                            # x140 = x122 + x128 (CF is 0), CF to x161, complete
        mov rdx, [rax+0x18]                      # load arg2[3]
        mulx r11, rcx, [rsi+0x8]                 # x131:x130 = arg1[1]*arg2[3]
        adox rcx, r8                             # x161 = x130 + x129 (OF is 0), OF to x162
        adcx rbx, rcx                            # x161 += x123 + CF, CF to x162
        mulx r8, rcx, [rsi+0x10]                 # x133:x132 = arg1[2]*arg2[3]
        adox r12, r11                            # x162 = x124 + x131 + OF, OF to x163
        adox r10, r8                             # x163 = x125 + x133 + OF, OF to x164
        adcx rcx, r12                            # x162 += x132 + CF, CF to x163
        mulx r8, r11, [rsi+0x18]                 # x135:x134 = arg1[3]*arg2[3]
        adcx r10, r11                            # x163 += x134 + CF, CF to x164
        mulx r11, r12, [rsi+0x20]                # x137:x136 = arg1[4]*arg2[3]
        adox r8, rbp                             # x164 = x126 + x135 + OF, OF to x165
        adcx r8, r12                             # x164 += x136 + CF, CF to x165
        mulx rbp, r12, [rsi+0x28]                # x139:x138 = arg1[5]*arg2[3]
        adox r11, r12                            # x165 = x137 + x138 + OF, OF to x166
        adcx r11, r9                             # x165 += x127 + CF, CF to x166
        adox rbp, [rip+.Lfe_bls12_381_p_mul_c5]  # x166 = x139 + OF, no carry
        adc rbp, 0x0                             # x166 += CF, no carry
        mov r9, r14                              # copy x140
        imul r9, [rip+.Lfe_bls12_381_p_mul_c0]   # x147 = x140*0x89f3fffcfffcfffd mod 2^64
        mov rdx, [rip+.Lfe_bls12_381_p_mul_c1]   # constant 0xb9feffffffffaaab
        mulx r12, r13, r9                        # x149:x148 = x147*0xb9feffffffffaaab
        xor r15d, r15d                           # CF = OF = 0
        adcx r14, r13                            # x160 = x140 + x148 (CF is 0), CF to x161
        mov rdx, r9                              # copy x147
        mulx r13, r14, [rip+.Lfe_bls12_381_p_mul_c2] # x151:x150 = x147*0x1eabfffeb153ffff
        adox r12, rbx                            # x161 += x149 (OF is 0), OF to x162
        adcx r12, r14                            # x161 += x150 + CF, CF to x162, complete
        mulx rbx, r14, [rip+.Lfe_bls12_381_p_mul_c3] # x153:x152 = x147*0x6730d2a0f6b0f624
        adox r13, rcx                            # x162 += x151 + OF, OF to x163
        adcx r13, r14                            # x162 += x152 + CF, CF to x163, complete
        mulx rcx, r14, [rip+.Lfe_bls12_381_p_mul_c4] # x155:x154 = x147*0x64774b84f38512bf
        adox rbx, r10                            # x163 += x153 + OF, OF to x164
        adcx rbx, r14                            # x163 += x154 + CF, CF to x164, complete
        mulx r10, r14, [rip+.Lfe_bls12_381_p_mul_c6] # x157:x156 = x147*0x4b1ba7b6434bacd7
        adox r8, rcx                             # x164 += x155 + OF, OF to x165
        adcx r8, r14                             # x164 += x156 + CF, CF to x165, complete
        adox r11, r10                            # x165 += x157 + OF, OF to x166
        mulx r9, r10, [rip+.Lfe_bls12_381_p_mul_c7] # x159:x158 = x147*0x1a0111ea397fe69a
        adox rbp, r9                             # x166 += x159 + OF, no carry
        adcx r11, r10                            # x165 += x158 + CF, CF to x166, complete
        mov rdx, [rsi]                           # load arg1[0]
        mulx r9, r10, [rax+0x20]                 # x168:x167 = arg1[0]*arg2[4]
        adc rbp, 0x0                             # x166 += CF, no carry, complete

        /* complete: [x166, x165, x164, x163, x162, x161] in [rbp, r11, r8, rbx, r13, r12] */
        xor ecx, ecx                             # CF = OF = 0
        adcx r12, r10                            # x179 = x161 + x167 (CF is 0), CF to x200, complete
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r10, rcx, [rax+0x20]                # x172:x171 = arg1[2]*arg2[4]
        mov rdx, [rax+0x20]                      # load arg2[4]
        mulx r14, r15, [rsi+0x8]                 # x170:x169 = arg1[1]*arg2[4]
        adox r15, r9                             # x200 = x169 + x168 (OF is 0), OF to x201
        adox rbx, r14                            # x201 = x163 + x170 + OF, OF to x202
        mulx r9, r14, [rsi+0x28]                 # x178:x177 = arg1[5]*arg2[4]
        adox r10, r8                             # x202 = x164 + x172 + OF, OF to x203
        adcx r15, r13                            # x200 += x162 + CF, CF to x201
        adcx rcx, rbx                            # x201 += x171 + CF, CF to x202
        mulx r8, rbx, [rsi+0x18]                 # x174:x173 = arg1[3]*arg2[4]
        adcx rbx, r10                            # x202 += x173 + CF, CF to x203
        mulx r10, r13, [rsi+0x20]                # x176:x175 = arg1[4]*arg2[4]
        adox r8, r13                             # x203 = x174 + x175 + OF, OF to x204
        adcx r8, r11                             # x203 += x165 + CF, CF to x204
        adox rbp, r14                            # x204 = x166 + x177 + OF, OF to x205
        adcx rbp, r10                            # x204 += x176 + CF, CF to x205
        adox r9, [rip+.Lfe_bls12_381_p_mul_c5]   # x205 = x178 + OF, no carry
        adc r9, 0x0                              # x205 += CF, no carry
        mov r10, r12                             # copy x179
        imul r10, [rip+.Lfe_bls12_381_p_mul_c0]  # x186 = x179*0x89f3fffcfffcfffd mod 2^64
        mov rdx, r10                             # copy x186
        mulx r11, r13, [rip+.Lfe_bls12_381_p_mul_c1] # x188:x187 = x186*0xb9feffffffffaaab
        xor r14d, r14d                           # CF = OF = 0
        adcx r13, r12                            # x199 = x179 + x187 (CF is 0), CF to x200
        mulx r12, r13, [rip+.Lfe_bls12_381_p_mul_c2] # x190:x189 = x186*0x1eabfffeb153ffff
        adox r15, r11                            # x200 += x188 (OF is 0), OF to x201
        adcx r13, r15                            # x200 += x189 + CF, CF to x201, complete
        adox r12, rcx                            # x201 += x190 + OF, OF to x202
        mulx r11, rcx, [rip+.Lfe_bls12_381_p_mul_c3] # x192:x191 = x186*0x6730d2a0f6b0f624
        adcx r12, rcx                            # x201 += x191 + CF, CF to x202, complete
        adox rbx, r11                            # x202 += x192 + OF, OF to x203
        mulx r11, rcx, [rip+.Lfe_bls12_381_p_mul_c4] # x194:x193 = x186*0x64774b84f38512bf
        adox r8, r11                             # x203 += x194 + OF, OF to x204
        mulx r11, r14, [rip+.Lfe_bls12_381_p_mul_c6] # x196:x195 = x186*0x4b1ba7b6434bacd7
        adcx rbx, rcx                            # x202 += x193 + CF, CF to x203, complete
        adcx r8, r14                             # x203 += x195 + CF, CF to x204, complete
        adox rbp, r11                            # x204 += x196 + OF, OF to x205
        mulx r10, r11, [rip+.Lfe_bls12_381_p_mul_c7] # x198:x197 = x186*0x1a0111ea397fe69a
        adcx rbp, r11                            # x204 += x197 + CF, CF to x205, complete
        adox r9, r10                             # x205 += x198 + OF, no carry
        mov rdx, [rsi]                           # load arg1[0]
        mulx r10, r11, [rax+0x28]                # x207:x206 = arg1[0]*arg2[5]
        adc r9, 0x0                              # x205 += CF, no carry, complete

        /* complete: [x205, x204, x203, x202, x201, x200] in [r9, rbp, r8, rbx, r12, r13] */
        xor ecx, ecx                             # CF = OF = 0
        adcx r13, r11                            # x218 = x200 + x206 (CF is 0), CF to x239, complete
        mov rdx, [rax+0x28]                      # load arg2[5]
        mulx r11, rcx, [rsi+0x20]                # x215:x214 = arg1[4]*arg2[5]
        mulx r14, r15, [rsi+0x8]                 # x209:x208 = arg1[1]*arg2[5]
        adox r15, r10                            # x239 = x208 + x207 (OF is 0), OF to x240
        adox rbx, r14                            # x240 = x202 + x209 + OF, OF to x241
        adcx r15, r12                            # x239 += x201 + CF, CF to x240
        mulx r10, r12, [rsi+0x18]                # x213:x212 = arg1[3]*arg2[5]
        adox r8, r12                             # x241 = x203 + x212 + OF, OF to x242
        mulx r12, r14, [rsi+0x10]                # x211:x210 = arg1[2]*arg2[5]
        adcx r14, rbx                            # x240 += x210 + CF, CF to x241
        adox rbp, rcx                            # x242 = x214 + x204 + OF, OF to x243
        adcx r8, r12                             # x241 += x211 + CF, CF to x242
        mulx rax, rcx, [rsi+0x28]                # x217:x216 = arg1[5]*arg2[5]
        adcx rbp, r10                            # x242 += x213 + CF, CF to x243
        adox r11, r9                             # x243 = x205 + x215 + OF, no carry
        adc rcx, r11                             # x243 += x216 + CF, CF to x244
        adc rax, 0x0                             # x244 = x217 + CF, no carry
        mov r9, r13                              # copy x218
        imul r9, [rip+.Lfe_bls12_381_p_mul_c0]   # x225 = x218*0x89f3fffcfffcfffd mod 2^64
        mov rdx, [rip+.Lfe_bls12_381_p_mul_c1]   # constant 0xb9feffffffffaaab
        mulx r10, r11, r9                        # x227:x226 = x225*0xb9feffffffffaaab
        xor esi, esi                             # CF = OF = 0
        adcx r13, r11                            # x238 = x218 + x226 (CF is 0), CF to x239
        mov rdx, r9                              # copy x225
        mulx r11, rsi, [rip+.Lfe_bls12_381_p_mul_c2] # x229:x228 = x225*0x1eabfffeb153ffff
        adox r15, rsi                            # x239 += x228 (OF is 0), OF to x240
        mulx rsi, rbx, [rip+.Lfe_bls12_381_p_mul_c3] # x231:x230 = x225*0x6730d2a0f6b0f624
        adcx r15, r10                            # x239 += x227 + CF, CF to x240, complete
        adox r14, r11                            # x240 += x229 + OF, OF to x241
        adcx rbx, r14                            # x240 += x230 + CF, CF to x241, complete
        mulx r10, r11, [rip+.Lfe_bls12_381_p_mul_c4] # x233:x232 = x225*0x64774b84f38512bf
        adox r11, rsi                            # x241.2 = x232 + x231 + OF, OF to x242
        adcx r8, r11                             # x241 += x241.2 + CF, CF to x242, complete
        mulx r11, rsi, [rip+.Lfe_bls12_381_p_mul_c6] # x235:x234 = x225*0x4b1ba7b6434bacd7
        adox rbp, rsi                            # x242 += x234 + OF, OF to x243
        mulx r9, rsi, [rip+.Lfe_bls12_381_p_mul_c7] # x237:x236 = x225*0x1a0111ea397fe69a
        adcx rbp, r10                            # x242 += x233 + CF, CF to x243, complete
        adox r11, rcx                            # x243 += x235 + OF, OF to x244
        adcx rsi, r11                            # x243 += x236 + CF, CF to x244, complete
        adox rax, r9                             # x244 += x237 + OF, no carry
        adc rax, 0x0                             # x244 += CF, no carry, complete

        /* complete: [x244, x243, x242, x241, x240, x239] in [rax, rsi, rbp, r8, rbx, r15] */
        mov r9, r15                              # copy x239
        sub r9, [rip+.Lfe_bls12_381_p_mul_c1]    # x245 = x239 - 0xb9feffffffffaaab, CF from x246, complete
        mov r10, rbx                             # copy x240
        sbb r10, [rip+.Lfe_bls12_381_p_mul_c2]   # x246 = x240 - 0x1eabfffeb153ffff - CF, CF from x247, complete
        mov r11, r8                              # copy x241
        sbb r11, [rip+.Lfe_bls12_381_p_mul_c3]   # x247 = x241 - 0x6730d2a0f6b0f624 - CF, CF from x248, complete
        mov rcx, rbp                             # copy x242
        sbb rcx, [rip+.Lfe_bls12_381_p_mul_c4]   # x248 = x242 - 0x64774b84f38512bf - CF, CF from x249, complete
        mov rdx, rsi                             # copy x243
        sbb rdx, [rip+.Lfe_bls12_381_p_mul_c6]   # x249 = x243 - 0x4b1ba7b6434bacd7 - CF, CF from x250, complete
        mov r12, rax                             # copy x244
        sbb r12, [rip+.Lfe_bls12_381_p_mul_c7]   # x250 = x244 - 0x1a0111ea397fe69a - CF, CF = x251, complete

        /* complete: [x250, x249, x248, x247, x246, x245] in [r12, rdx, rcx, r11, r10, r9] */
        cmovnc r15, r9                           # x253 = x251 ? x239 : x245, x251 in CF
        cmovc r11, r8                            # x255 = x251 ? x241 : x247, x251 in CF
        cmovnc rbx, r10                          # x254 = x251 ? x240 : x246, x251 in CF
        setc r8b                                 # begins x251 = CF
        movzx r8d, r8b                           # x251 = CF
        and r12, [rip+.Lfe_bls12_381_p_mul_c8]   # x252 = x250 & 0x1fffffffffffffff
        bt r8d, 0x0                              # CF = x251
        cmovc rdx, rsi                           # x257 = x251 ? x243 : x249, x251 in CF
        cmovnc rax, r12                          # x258 = x251 ? x244 : x252, x251 in CF
        cmovc rcx, rbp                           # x256 = x251 ? x242 : x248, x251 in CF
        mov [rdi], r15                           # out1[0] = x253
        mov [rdi+0x8], rbx                       # out1[1] = x254
        mov [rdi+0x20], rdx                      # out1[4] = x257
        mov [rdi+0x10], r11                      # out1[2] = x255
        mov [rdi+0x28], rax                      # out1[5] = x258
        mov [rdi+0x18], rcx                      # out1[3] = x256

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
.Lfe_bls12_381_p_mul_c0: .quad 0x89f3fffcfffcfffd
.Lfe_bls12_381_p_mul_c1: .quad 0xb9feffffffffaaab
.Lfe_bls12_381_p_mul_c2: .quad 0x1eabfffeb153ffff
.Lfe_bls12_381_p_mul_c3: .quad 0x6730d2a0f6b0f624
.Lfe_bls12_381_p_mul_c4: .quad 0x64774b84f38512bf
.Lfe_bls12_381_p_mul_c5: .quad 0x0
.Lfe_bls12_381_p_mul_c6: .quad 0x4b1ba7b6434bacd7
.Lfe_bls12_381_p_mul_c7: .quad 0x1a0111ea397fe69a
.Lfe_bls12_381_p_mul_c8: .quad 0x1fffffffffffffff
        .size   fe_bls12_381_p_mul, .-fe_bls12_381_p_mul
        .section .note.GNU-stack, "", @progbits
