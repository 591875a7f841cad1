/*
 * bls12-381-p mul (loose), modulo p = 0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab
 * out1 is congruent to arg1*arg2/2^384 modulo p
 * arg1, arg2 below 2^382; out1 below 2^382; arrays may overlap
 *
 * void fe_bls12_381_p_mul_loose(uint64_t out1[6], const uint64_t arg1[6], const uint64_t arg2[6]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[6]  written, below 2^382
 *   rsi  arg1[6]  read, below 2^382
 *   rdx  arg2[6]  read, below 2^382
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
 * 281 instructions; 92.8 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.657 [1.656, 1.659] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.633 [1.631, 1.633] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 d03e5463e3bd1a20dda4ab6d993bdf0d6833f5c9e7d1f141b932885b05c634e3
 * found by Fieldwright, seed 27, 2026-12-01T06:11:51.522Z
 * ./fieldwright optimize --field bls12-381-p --op mul --seed 27 --budget 13s --for latency --resume --cpu 1
 * sha256 of the code: 4979a39ceb7070b1e7f69c7091a93a0021281b64d30b3ff05a2b4f80ad98cbb3
 */
        .intel_syntax noprefix
        .text
        .globl  fe_bls12_381_p_mul_loose
        .type   fe_bls12_381_p_mul_loose, @function
        .p2align 6
fe_bls12_381_p_mul_loose:
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
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r8, r9, [rax]                       # x15:x14 = arg1[1]*arg2[0]
        mov rdx, [rax]                           # load arg2[0]
        mulx r10, r11, [rsi]                     # x13:x12 = arg1[0]*arg2[0]
        xor ecx, ecx                             # CF = OF = 0
        adox r9, r10                             # x24 = x13 + x14 (OF is 0), OF to x25, complete
        mulx r10, rcx, [rsi+0x10]                # x17:x16 = arg1[2]*arg2[0]
        adox r8, rcx                             # x25 = x15 + x16 + OF, OF to x26, complete
        adox r10, [rip+.Lfe_bls12_381_p_mul_loose_c0] # x26 = x17 + OF, no carry
        mov rcx, r11                             # copy x12
        imul rcx, [rip+.Lfe_bls12_381_p_mul_loose_c1] # x30 = x12*0x89f3fffcfffcfffd mod 2^64
        mulx rbx, rbp, [rsi+0x18]                # x19:x18 = arg1[3]*arg2[0]
        mov rdx, [rip+.Lfe_bls12_381_p_mul_loose_c2] # constant 0xb9feffffffffaaab
        mulx r12, r13, rcx                       # x32:x31 = x30*0xb9feffffffffaaab
        xor r14d, r14d                           # CF = OF = 0
        adcx r11, r13                            # x43 = x12 + x31 (CF is 0), CF to x62
        adox r10, rbp                            # x26 += x18 (OF is 0), OF to x27, complete
        mov rdx, [rax]                           # load arg2[0]
        mulx r11, rbp, [rsi+0x28]                # x23:x22 = arg1[5]*arg2[0]
        mulx r13, r14, [rsi+0x20]                # x21:x20 = arg1[4]*arg2[0]
        adox r14, rbx                            # x27 = x19 + x20 + OF, OF to x28, complete
        adox rbp, r13                            # x28 = x21 + x22 + OF, OF to x29, complete
        mov rdx, rcx                             # copy x30
        mulx rbx, r13, [rip+.Lfe_bls12_381_p_mul_loose_c3] # x34:x33 = x30*0x1eabfffeb153ffff
        adox r11, [rip+.Lfe_bls12_381_p_mul_loose_c0] # x29 = x23 + OF, no carry, complete

        /* complete: [x29, x28, x27, x26, x25, x24] in [r11, rbp, r14, r10, r8, r9] */
        adox r13, r9                             # x62 = x33 + x24 (OF is 0), OF to x83
        adcx r12, r13                            # x62 += x32 + CF, CF to x83
        mulx r9, r13, [rip+.Lfe_bls12_381_p_mul_loose_c4] # x36:x35 = x30*0x6730d2a0f6b0f624
        adox rbx, r8                             # x83 = x25 + x34 + OF, OF to x84
        adcx r13, rbx                            # x83 += x35 + CF, CF to x84
        mulx r8, rbx, [rip+.Lfe_bls12_381_p_mul_loose_c5] # x38:x37 = x30*0x64774b84f38512bf
        adox r9, rbx                             # x84 = x36 + x37 + OF, OF to x85
        adcx r10, r9                             # x84 += x26 + CF, CF to x85
        mulx r9, rbx, [rip+.Lfe_bls12_381_p_mul_loose_c6] # x40:x39 = x30*0x4b1ba7b6434bacd7
        adcx r14, rbx                            # x85 = x27 + x39 + CF, CF to x86
        adox r14, r8                             # x85 += x38 + OF, OF to x86
        mulx r8, rcx, [rip+.Lfe_bls12_381_p_mul_loose_c7] # x42:x41 = x30*0x1a0111ea397fe69a
        adcx r9, rcx                             # x86 = x41 + x40 + CF, CF to x87
        adox r9, rbp                             # x86 += x28 + OF, OF to x87
        adox r8, r11                             # x87 = x29 + x42 + OF, no carry
        mov rdx, [rax+0x8]                       # load arg2[1]
        mulx r11, rcx, [rsi+0x8]                 # x53:x52 = arg1[1]*arg2[1]
        mulx rbx, rbp, [rsi]                     # x51:x50 = arg1[0]*arg2[1]
        adc r8, 0x0                              # x87 += CF, no carry
        xor r15d, r15d                           # CF = OF = 0
        adcx r12, rbp                            # x62 += x50 (CF is 0), CF to x83, complete
        adox rcx, r13                            # x83 += x52 (OF is 0), OF to x84
        mulx rbp, r13, [rsi+0x10]                # x55:x54 = arg1[2]*arg2[1]
        adox r13, r11                            # x84.2 = x54 + x53 + OF, OF to x85
        adcx rbx, rcx                            # x83 += x51 + CF, CF to x84
        adox r14, rbp                            # x85 += x55 + OF, OF to x86
        adcx r10, r13                            # x84 += x84.2 + CF, CF to x85
        mulx r11, rcx, [rsi+0x18]                # x57:x56 = arg1[3]*arg2[1]
        adcx r14, rcx                            # x85 += x56 + CF, CF to x86
        mulx rcx, rbp, [rsi+0x20]                # x59:x58 = arg1[4]*arg2[1]
        adox rbp, r11                            # x86.2 = x57 + x58 + OF, OF to x87
        adcx rbp, r9                             # x86 += x86.2 + CF, CF to x87
        mulx r9, r11, [rsi+0x28]                 # x61:x60 = arg1[5]*arg2[1]
        adox rcx, r11                            # x87.2 = x59 + x60 + OF, OF to x88
        adcx r8, rcx                             # x87 += x87.2 + CF, CF to x88
        adox r9, [rip+.Lfe_bls12_381_p_mul_loose_c0] # x88 = x61 + OF, no carry
        adc r9, 0x0                              # x88 += CF, no carry
        mov rdx, r12                             # copy x62
        imul rdx, [rip+.Lfe_bls12_381_p_mul_loose_c1] # x69 = x62*0x89f3fffcfffcfffd mod 2^64
        mulx r11, rcx, [rip+.Lfe_bls12_381_p_mul_loose_c2] # x71:x70 = x69*0xb9feffffffffaaab
        xor r13d, r13d                           # CF = OF = 0
        adcx rcx, r12                            # x82 = x62 + x70 (CF is 0), CF to x83
        adox rbx, r11                            # x83 += x71 (OF is 0), OF to x84
        mulx r11, rcx, [rip+.Lfe_bls12_381_p_mul_loose_c3] # x73:x72 = x69*0x1eabfffeb153ffff
        mulx r12, r13, [rip+.Lfe_bls12_381_p_mul_loose_c4] # x75:x74 = x69*0x6730d2a0f6b0f624
        adox r13, r11                            # x84.2 = x74 + x73 + OF, OF to x85
        adcx rbx, rcx                            # x83 += x72 + CF, CF to x84, complete
        adcx r13, r10                            # x84 += x84.2 + CF, CF to x85, complete
        mulx r10, r11, [rip+.Lfe_bls12_381_p_mul_loose_c5] # x77:x76 = x69*0x64774b84f38512bf
        adox r12, r14                            # x85 += x75 + OF, OF to x86
        adcx r11, r12                            # x85 += x76 + CF, CF to x86, complete
        mulx rcx, r12, [rip+.Lfe_bls12_381_p_mul_loose_c6] # x79:x78 = x69*0x4b1ba7b6434bacd7
        adox r10, r12                            # x86.2 = x78 + x77 + OF, OF to x87
        adcx r10, rbp                            # x86 += x86.2 + CF, CF to x87, complete
        adcx rcx, r8                             # x87 += x79 + CF, CF to x88
        mulx r8, rbp, [rip+.Lfe_bls12_381_p_mul_loose_c7] # x81:x80 = x69*0x1a0111ea397fe69a
        adox rcx, rbp                            # x87 += x80 + OF, OF to x88, complete
        adox r8, r9                              # x88 += x81 + OF, no carry
        mov rdx, [rsi]                           # load arg1[0]
        mulx r9, rbp, [rax+0x10]                 # x90:x89 = arg1[0]*arg2[2]
        mov rdx, [rax+0x10]                      # load arg2[2]
        mulx r12, r14, [rsi+0x8]                 # x92:x91 = arg1[1]*arg2[2]
        adc r8, 0x0                              # x88 += CF, no carry, complete

        /* complete: [x88, x87, x86, x85, x84, x83] in [r8, rcx, r10, r11, r13, rbx] */
        xor r15d, r15d                           # CF = OF = 0
        adcx rbp, rbx                            # x101 = x83 + x89 (CF is 0), CF to x122, complete
        adox r14, r13                            # x122 = x84 + x91 (OF is 0), OF to x123
        mulx rbx, r13, [rsi+0x10]                # x94:x93 = arg1[2]*arg2[2]
        adcx r9, r14                             # x122 += x90 + CF, CF to x123
        adox r12, r11                            # x123 = x85 + x92 + OF, OF to x124
        adcx r12, r13                            # x123 += x93 + CF, CF to x124
        mulx r11, r13, [rsi+0x18]                # x96:x95 = arg1[3]*arg2[2]
        adox r10, r13                            # x124 = x95 + x86 + OF, OF to x125
        adcx r10, rbx                            # x124 += x94 + CF, CF to x125
        adox rcx, r11                            # x125 = x87 + x96 + OF, OF to x126
        mulx r11, rbx, [rsi+0x28]                # x100:x99 = arg1[5]*arg2[2]
        adox rbx, r8                             # x126 = x88 + x99 + OF, OF to x127
        mulx r8, r13, [rsi+0x20]                 # x98:x97 = arg1[4]*arg2[2]
        adcx r13, rcx                            # x125 += x97 + CF, CF to x126
        adcx rbx, r8                             # x126 += x98 + CF, CF to x127
        adox r11, [rip+.Lfe_bls12_381_p_mul_loose_c0] # x127 = x100 + OF, no carry
        adc r11, 0x0                             # x127 += CF, no carry
        mov rdx, rbp                             # copy x101
        imul rdx, [rip+.Lfe_bls12_381_p_mul_loose_c1] # x108 = x101*0x89f3fffcfffcfffd mod 2^64
        mulx r8, rcx, [rip+.Lfe_bls12_381_p_mul_loose_c2] # x110:x109 = x108*0xb9feffffffffaaab
        xor r14d, r14d                           # CF = OF = 0
        adcx rbp, rcx                            # x121 = x101 + x109 (CF is 0), CF to x122
        adox r9, r8                              # x122 += x110 (OF is 0), OF to x123
        mulx r8, rcx, [rip+.Lfe_bls12_381_p_mul_loose_c4] # x114:x113 = x108*0x6730d2a0f6b0f624
        adox rcx, r12                            # x123 += x113 + OF, OF to x124
        mulx rbp, r12, [rip+.Lfe_bls12_381_p_mul_loose_c3] # x112:x111 = x108*0x1eabfffeb153ffff
        adcx r12, r9                             # x122 += x111 + CF, CF to x123, complete
        mulx r9, r14, [rip+.Lfe_bls12_381_p_mul_loose_c5] # x116:x115 = x108*0x64774b84f38512bf
        adcx rcx, rbp                            # x123 += x112 + CF, CF to x124, complete
        adox r10, r8                             # x124 += x114 + OF, OF to x125
        adox r9, r13                             # x125 += x116 + OF, OF to x126
        mulx r8, rbp, [rip+.Lfe_bls12_381_p_mul_loose_c6] # x118:x117 = x108*0x4b1ba7b6434bacd7
        adcx r10, r14                            # x124 += x115 + CF, CF to x125, complete
        adcx rbp, r9                             # x125 += x117 + CF, CF to x126, complete
        mulx r9, r13, [rip+.Lfe_bls12_381_p_mul_loose_c7] # x120:x119 = x108*0x1a0111ea397fe69a
        adcx r13, r8                             # x126.2 = x119 + x118 + CF, CF to x127
        adox r13, rbx                            # x126 += x126.2 + OF, OF to x127, complete
        adox r11, r9                             # x127 += x120 + OF, no carry
        mov rdx, [rax+0x18]                      # load arg2[3]
        mulx r8, r9, [rsi+0x8]                   # x131:x130 = arg1[1]*arg2[3]
        mulx rbx, r14, [rsi]                     # x129:x128 = arg1[0]*arg2[3]
        adc r11, 0x0                             # x127 += CF, no carry, complete

        /* complete: [x127, x126, x125, x124, x123, x122] in [r11, r13, rbp, r10, rcx, r12] */
        xor r15d, r15d                           # CF = OF = 0
        adcx r14, r12                            # x140 = x122 + x128 (CF is 0), CF to x161, complete
        adox rbx, rcx                            # x161 = x123 + x129 (OF is 0), OF to x162
        mulx rcx, r12, [rsi+0x10]                # x133:x132 = arg1[2]*arg2[3]
        adox r12, r10                            # x162 = x132 + x124 + OF, OF to x163
        adcx rbx, r9                             # x161 += x130 + CF, CF to x162
        adcx r8, r12                             # x162 += x131 + CF, CF to x163
        mulx r9, r10, [rsi+0x18]                 # x135:x134 = arg1[3]*arg2[3]
        adox rbp, rcx                            # x163 = x125 + x133 + OF, OF to x164
        adcx r10, rbp                            # x163 += x134 + CF, CF to x164
        mulx rcx, rbp, [rsi+0x20]                # x137:x136 = arg1[4]*arg2[3]
        adox r9, r13                             # x164 = x135 + x126 + OF, OF to x165
        adcx r9, rbp                             # x164 += x136 + CF, CF to x165
        mulx rbp, r12, [rsi+0x28]                # x139:x138 = arg1[5]*arg2[3]
        adox r11, rcx                            # x165 = x127 + x137 + OF, OF to x166
        adcx r11, r12                            # x165 += x138 + CF, CF to x166
        adox rbp, [rip+.Lfe_bls12_381_p_mul_loose_c0] # x166 = x139 + OF, no carry
        adc rbp, 0x0                             # x166 += CF, no carry
        mov rcx, r14                             # copy x140
        imul rcx, [rip+.Lfe_bls12_381_p_mul_loose_c1] # x147 = x140*0x89f3fffcfffcfffd mod 2^64
        mov rdx, [rip+.Lfe_bls12_381_p_mul_loose_c2] # constant 0xb9feffffffffaaab
        mulx r12, r13, rcx                       # x149:x148 = x147*0xb9feffffffffaaab
        xor r15d, r15d                           # CF = OF = 0
        adcx r13, r14                            # x160 = x140 + x148 (CF is 0), CF to x161
        adox rbx, r12                            # x161 += x149 (OF is 0), OF to x162
        mov rdx, rcx                             # copy x147
        mulx r12, r13, [rip+.Lfe_bls12_381_p_mul_loose_c3] # x151:x150 = x147*0x1eabfffeb153ffff
        adcx r13, rbx                            # x161 += x150 + CF, CF to x162, complete
        mulx rbx, r14, [rip+.Lfe_bls12_381_p_mul_loose_c4] # x153:x152 = x147*0x6730d2a0f6b0f624
        adox r12, r14                            # x162.2 = x151 + x152 + OF, OF to x163
        adcx r8, r12                             # x162 += x162.2 + CF, CF to x163, complete
        mulx r12, r14, [rip+.Lfe_bls12_381_p_mul_loose_c5] # x155:x154 = x147*0x64774b84f38512bf
        adox rbx, r14                            # x163.2 = x154 + x153 + OF, OF to x164
        adcx rbx, r10                            # x163 += x163.2 + CF, CF to x164, complete
        mulx r10, r14, [rip+.Lfe_bls12_381_p_mul_loose_c6] # x157:x156 = x147*0x4b1ba7b6434bacd7
        adox r9, r12                             # x164 += x155 + OF, OF to x165
        adcx r14, r9                             # x164 += x156 + CF, CF to x165, complete
        mulx r9, rcx, [rip+.Lfe_bls12_381_p_mul_loose_c7] # x159:x158 = x147*0x1a0111ea397fe69a
        adcx rcx, r11                            # x165 += x158 + CF, CF to x166
        mov rdx, [rax+0x20]                      # load arg2[4]
        mulx r11, r12, [rsi+0x10]                # x172:x171 = arg1[2]*arg2[4]
        adox rcx, r10                            # x165 += x157 + OF, OF to x166, complete
        adox r9, rbp                             # x166 += x159 + OF, no carry
        mulx r10, rbp, [rsi]                     # x168:x167 = arg1[0]*arg2[4]
        adc r9, 0x0                              # x166 += CF, no carry, complete

        /* complete: [x166, x165, x164, x163, x162, x161] in [r9, rcx, r14, rbx, r8, r13] */
        xor r15d, r15d                           # CF = OF = 0
        adox r13, rbp                            # x179 = x161 + x167 (OF is 0), OF to x200, complete
        mulx rbp, r15, [rsi+0x8]                 # x170:x169 = arg1[1]*arg2[4]
        adox r10, r15                            # x200 = x169 + x168 + OF, OF to x201
        adcx r10, r8                             # x200 += x162 (CF is 0), CF to x201
        adox rbp, r12                            # x201 = x171 + x170 + OF, OF to x202
        mulx r8, r12, [rsi+0x18]                 # x174:x173 = arg1[3]*arg2[4]
        adox r14, r12                            # x202 = x173 + x164 + OF, OF to x203
        adcx rbp, rbx                            # x201 += x163 + CF, CF to x202
        mulx rbx, r12, [rsi+0x20]                # x176:x175 = arg1[4]*arg2[4]
        adox r8, rcx                             # x203 = x174 + x165 + OF, OF to x204
        adcx r11, r14                            # x202 += x172 + CF, CF to x203
        adcx r8, r12                             # x203 += x175 + CF, CF to x204
        mulx rcx, r12, [rsi+0x28]                # x178:x177 = arg1[5]*arg2[4]
        adox r12, r9                             # x204 = x177 + x166 + OF, OF to x205
        adcx rbx, r12                            # x204 += x176 + CF, CF to x205
        adox rcx, [rip+.Lfe_bls12_381_p_mul_loose_c0] # x205 = x178 + OF, no carry
        adc rcx, 0x0                             # x205 += CF, no carry
        mov r9, r13                              # copy x179
        imul r9, [rip+.Lfe_bls12_381_p_mul_loose_c1] # x186 = x179*0x89f3fffcfffcfffd mod 2^64
        mov rdx, [rip+.Lfe_bls12_381_p_mul_loose_c2] # constant 0xb9feffffffffaaab
        mulx r12, r14, r9                        # x188:x187 = x186*0xb9feffffffffaaab
        xor r15d, r15d                           # CF = OF = 0
        adcx r13, r14                            # x199 = x179 + x187 (CF is 0), CF to x200
        adox r10, r12                            # x200 += x188 (OF is 0), OF to x201
        mov rdx, r9                              # copy x186
        mulx r12, r13, [rip+.Lfe_bls12_381_p_mul_loose_c3] # x190:x189 = x186*0x1eabfffeb153ffff
        adcx r13, r10                            # x200 += x189 + CF, CF to x201, complete
        mulx r10, r14, [rip+.Lfe_bls12_381_p_mul_loose_c4] # x192:x191 = x186*0x6730d2a0f6b0f624
        adox rbp, r14                            # x201 += x191 + OF, OF to x202
        mulx r14, r15, [rip+.Lfe_bls12_381_p_mul_loose_c5] # x194:x193 = x186*0x64774b84f38512bf
        adox r10, r11                            # x202 += x192 + OF, OF to x203
        adcx r12, rbp                            # x201 += x190 + CF, CF to x202, complete
        mulx r11, rbp, [rip+.Lfe_bls12_381_p_mul_loose_c6] # x196:x195 = x186*0x4b1ba7b6434bacd7
        adox r8, rbp                             # x203 += x195 + OF, OF to x204
        adcx r10, r15                            # x202 += x193 + CF, CF to x203, complete
        mulx r9, rbp, [rip+.Lfe_bls12_381_p_mul_loose_c7] # x198:x197 = x186*0x1a0111ea397fe69a
        adcx r8, r14                             # x203 += x194 + CF, CF to x204, complete
        adcx rbp, rbx                            # x204 += x197 + CF, CF to x205
        mov rdx, [rax+0x28]                      # load arg2[5]
        mulx rbx, r14, [rsi+0x8]                 # x209:x208 = arg1[1]*arg2[5]
        adox r11, rbp                            # x204 += x196 + OF, OF to x205, complete
        adox r9, rcx                             # x205 += x198 + OF, no carry
        mulx rcx, rbp, [rsi]                     # x207:x206 = arg1[0]*arg2[5]
        adc r9, 0x0                              # x205 += CF, no carry, complete

        /* complete: [x205, x204, x203, x202, x201, x200] in [r9, r11, r8, r10, r12, r13] */
        xor r15d, r15d                           # CF = OF = 0
        adcx rbp, r13                            # x218 = x200 + x206 (CF is 0), CF to x239, complete
        adox r14, r12                            # x239 = x201 + x208 (OF is 0), OF to x240
        mulx r12, r13, [rsi+0x10]                # x211:x210 = arg1[2]*arg2[5]
        adcx rcx, r14                            # x239 += x207 + CF, CF to x240
        adox rbx, r13                            # x240 = x210 + x209 + OF, OF to x241
        mulx r13, r14, [rsi+0x18]                # x213:x212 = arg1[3]*arg2[5]
        adcx r10, rbx                            # x240 += x202 + CF, CF to x241
        adcx r14, r8                             # x241 = x203 + x212 + CF, CF to x242
        adox r14, r12                            # x241 += x211 + OF, OF to x242
        mulx r8, rbx, [rsi+0x20]                 # x215:x214 = arg1[4]*arg2[5]
        adcx r11, rbx                            # x242 = x204 + x214 + CF, CF to x243
        adox r11, r13                            # x242 += x213 + OF, OF to x243
        adcx r8, r9                              # x243 = x205 + x215 + CF, no carry
        mulx rax, r9, [rsi+0x28]                 # x217:x216 = arg1[5]*arg2[5]
        adox r9, [rip+.Lfe_bls12_381_p_mul_loose_c0] # x243.2 = x216 + OF, OF to x244
        adox rax, [rip+.Lfe_bls12_381_p_mul_loose_c0] # x244 = x217 + OF, no carry
        mov rdx, rbp                             # copy x218
        imul rdx, [rip+.Lfe_bls12_381_p_mul_loose_c1] # x225 = x218*0x89f3fffcfffcfffd mod 2^64
        mulx rsi, rbx, [rip+.Lfe_bls12_381_p_mul_loose_c7] # x237:x236 = x225*0x1a0111ea397fe69a
        xor r12d, r12d                           # CF = OF = 0
        adcx rbx, r9                             # x243.2 += x236 (CF is 0), CF to x244
        mulx r9, r12, [rip+.Lfe_bls12_381_p_mul_loose_c2] # x227:x226 = x225*0xb9feffffffffaaab
        adox rcx, r9                             # x239 += x227 (OF is 0), OF to x240
        mulx r9, r13, [rip+.Lfe_bls12_381_p_mul_loose_c3] # x229:x228 = x225*0x1eabfffeb153ffff
        adcx rsi, [rip+.Lfe_bls12_381_p_mul_loose_c0] # x244.2 = x237 + CF, no carry
        adcx rbp, r12                            # x238 = x218 + x226 (CF is 0), CF to x239
        mulx rbp, r12, [rip+.Lfe_bls12_381_p_mul_loose_c4] # x231:x230 = x225*0x6730d2a0f6b0f624
        adox r10, r12                            # x240 += x230 + OF, OF to x241
        adcx r13, rcx                            # x239 += x228 + CF, CF to x240, complete
        mulx rcx, r12, [rip+.Lfe_bls12_381_p_mul_loose_c5] # x233:x232 = x225*0x64774b84f38512bf
        adcx r9, r10                             # x240 += x229 + CF, CF to x241, complete
        adox rbp, r14                            # x241 += x231 + OF, OF to x242
        adcx rbp, r12                            # x241 += x232 + CF, CF to x242, complete
        mulx r10, rdx, [rip+.Lfe_bls12_381_p_mul_loose_c6] # x235:x234 = x225*0x4b1ba7b6434bacd7
        adox r11, rdx                            # x242 += x234 + OF, OF to x243
        adcx rcx, r11                            # x242 += x233 + CF, CF to x243, complete
        adox r8, r10                             # x243 += x235 + OF, no carry
        adcx rbx, r8                             # x243 += x243.2 + CF, CF to x244, complete
        adc rsi, rax                             # x244 += x244.2 + CF, no carry, complete

        /* complete: [x244, x243, x242, x241, x240, x239] in [rsi, rbx, rcx, rbp, r9, r13] */
        mov [rdi+0x20], rbx                      # out1[4] = x243
        mov [rdi], r13                           # out1[0] = x239
        mov [rdi+0x18], rcx                      # out1[3] = x242
        mov [rdi+0x10], rbp                      # out1[2] = x241
        mov [rdi+0x28], rsi                      # out1[5] = x244
        mov [rdi+0x8], r9                        # out1[1] = x240

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
.Lfe_bls12_381_p_mul_loose_c0: .quad 0x0
.Lfe_bls12_381_p_mul_loose_c1: .quad 0x89f3fffcfffcfffd
.Lfe_bls12_381_p_mul_loose_c2: .quad 0xb9feffffffffaaab
.Lfe_bls12_381_p_mul_loose_c3: .quad 0x1eabfffeb153ffff
.Lfe_bls12_381_p_mul_loose_c4: .quad 0x6730d2a0f6b0f624
.Lfe_bls12_381_p_mul_loose_c5: .quad 0x64774b84f38512bf
.Lfe_bls12_381_p_mul_loose_c6: .quad 0x4b1ba7b6434bacd7
.Lfe_bls12_381_p_mul_loose_c7: .quad 0x1a0111ea397fe69a
        .size   fe_bls12_381_p_mul_loose, .-fe_bls12_381_p_mul_loose
        .section .note.GNU-stack, "", @progbits
