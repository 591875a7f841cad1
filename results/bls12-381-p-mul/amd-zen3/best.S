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
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]  pointer out1
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
 * 294 instructions; 92.8 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.651 [1.647, 1.656] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.530 [1.519, 1.544] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 8f68fac5dfaa11892ef4562501586c773442d8e4fd250dab6b5cacb185b9f6c1
 * found by Fieldwright, seed 2, 2026-11-24T09:49:35.639Z
 * npm run optimize -- --curve bls12-381-p --op mul --seed 2 --budget 60s
 * sha256 of the code: 833c3061e726c1f4d24e57c5759fe6555d0c6d852b6a4149f56dd06ac286eb36
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
        mov rdx, [rax]                           # load arg2[0]
        mulx r8, r9, [rsi]                       # x13:x12 = arg1[0]*arg2[0]
        mov r10, r9                              # copy x12
        imul r10, [rip+.Lfe_bls12_381_p_mul_loose_c0] # x30 = x12*0x89f3fffcfffcfffd mod 2^64
        mulx r11, rcx, [rsi+0x8]                 # x15:x14 = arg1[1]*arg2[0]
        mov rdx, r10                             # copy x30
        mulx rbx, rbp, [rip+.Lfe_bls12_381_p_mul_loose_c1] # x32:x31 = x30*0xb9feffffffffaaab
        xor r12d, r12d                           # CF = OF = 0
        adcx r8, rcx                             # x24 = x13 + x14 (CF is 0), CF to x25, complete
        mov rdx, [rax]                           # load arg2[0]
        mulx rcx, r12, [rsi+0x18]                # x19:x18 = arg1[3]*arg2[0]
        mulx r13, r14, [rsi+0x10]                # x17:x16 = arg1[2]*arg2[0]
        mov [rsp-0x8], rdi                       # spill pointer out1
        mulx r15, rdi, [rsi+0x20]                # x21:x20 = arg1[4]*arg2[0]
        adcx r11, r14                            # x25 = x15 + x16 + CF, CF to x26, complete
        adcx r13, r12                            # x26 = x17 + x18 + CF, CF to x27, complete
        adcx rdi, rcx                            # x27 = x19 + x20 + CF, CF to x28, complete
        adox rbp, r9                             # x43 = x12 + x31 (OF is 0), OF to x62
        mulx r9, rcx, [rsi+0x28]                 # x23:x22 = arg1[5]*arg2[0]
        mov rdx, [rip+.Lfe_bls12_381_p_mul_loose_c2] # constant 0x1eabfffeb153ffff
        mulx rbp, r12, r10                       # x34:x33 = x30*0x1eabfffeb153ffff
        adcx r15, rcx                            # x28 = x21 + x22 + CF, CF to x29, complete
        adox r12, r8                             # x62 = x24 + x33 + OF, OF to x83
        mov rdx, [rip+.Lfe_bls12_381_p_mul_loose_c3] # constant 0x6730d2a0f6b0f624
        mulx r8, rcx, r10                        # x36:x35 = x30*0x6730d2a0f6b0f624
        adox r11, rbp                            # x83 = x25 + x34 + OF, OF to x84
        adcx r9, [rip+.Lfe_bls12_381_p_mul_loose_c4] # x29 = x23 + CF, no carry, complete

        /* complete: [x29, x28, x27, x26, x25, x24] in [r9, r15, rdi, r13, -, -] */
        adcx r11, rcx                            # x83 += x35 (CF is 0), CF to x84
        adox r13, r8                             # x84 = x26 + x36 + OF, OF to x85
        mov rdx, r10                             # copy x30
        mulx r8, rcx, [rip+.Lfe_bls12_381_p_mul_loose_c5] # x38:x37 = x30*0x64774b84f38512bf
        adcx r13, rcx                            # x84 += x37 + CF, CF to x85
        mulx rcx, rbp, [rip+.Lfe_bls12_381_p_mul_loose_c6] # x40:x39 = x30*0x4b1ba7b6434bacd7
        adox rbp, rdi                            # x85 = x39 + x27 + OF, OF to x86
        mulx r10, rdi, [rip+.Lfe_bls12_381_p_mul_loose_c7] # x42:x41 = x30*0x1a0111ea397fe69a
        adcx r8, rbp                             # x85 += x38 + CF, CF to x86
        mov rdx, [rsi+0x20]                      # load arg1[4]
        mulx rbp, r14, [rax+0x8]                 # x59:x58 = arg1[4]*arg2[1]
        adox rdi, rcx                            # x86 = x40 + x41 + OF, OF to x87
        adox r10, r9                             # x87 = x29 + x42 + OF, no carry
        mov rdx, [rax+0x8]                       # load arg2[1]
        mulx r9, rcx, [rsi]                      # x51:x50 = arg1[0]*arg2[1]
        adox rcx, rbx                            # x62.2 = x50 + x32 (OF is 0), OF to x83
        adcx r15, r14                            # x86.2 = x58 + x28 + CF, CF to x87
        adcx r10, [rip+.Lfe_bls12_381_p_mul_loose_c4] # x87 += CF, no carry
        adox r9, [rip+.Lfe_bls12_381_p_mul_loose_c4] # x83.2 = x51 + OF, no carry
        xor ebx, ebx                             # CF = OF = 0
        adcx r12, rcx                            # x62 += x62.2 (CF is 0), CF to x83, complete
        mulx rcx, rbx, [rsi+0x8]                 # x53:x52 = arg1[1]*arg2[1]
        adox r11, r9                             # x83 += x83.2 (OF is 0), OF to x84
        adcx r11, rbx                            # x83 += x52 + CF, CF to x84
        mulx r9, rbx, [rsi+0x10]                 # x55:x54 = arg1[2]*arg2[1]
        adox rbx, rcx                            # x84.2 = x54 + x53 + OF, OF to x85
        adcx rbx, r13                            # x84 += x84.2 + CF, CF to x85
        mulx rcx, r13, [rsi+0x18]                # x57:x56 = arg1[3]*arg2[1]
        adox r8, r13                             # x85 += x56 + OF, OF to x86
        adcx r9, r8                              # x85 += x55 + CF, CF to x86
        adox rcx, rdi                            # x86 += x57 + OF, OF to x87
        adcx r15, rcx                            # x86 += x86.2 + CF, CF to x87
        adox rbp, r10                            # x87 += x59 + OF, OF to x88
        mulx r8, r10, [rsi+0x28]                 # x61:x60 = arg1[5]*arg2[1]
        adcx rbp, r10                            # x87 += x60 + CF, CF to x88
        adox r8, [rip+.Lfe_bls12_381_p_mul_loose_c4] # x88 = x61 + OF, no carry
        adc r8, 0x0                              # x88 += CF, no carry
        mov r10, r12                             # copy x62
        imul r10, [rip+.Lfe_bls12_381_p_mul_loose_c0] # x69 = x62*0x89f3fffcfffcfffd mod 2^64
        mov rdx, [rip+.Lfe_bls12_381_p_mul_loose_c1] # constant 0xb9feffffffffaaab
        mulx rcx, rdi, r10                       # x71:x70 = x69*0xb9feffffffffaaab
        xor r13d, r13d                           # CF = OF = 0
        adox r12, rdi                            # x82 = x62 + x70 (OF is 0), OF to x83
        adox r11, rcx                            # x83 += x71 + OF, OF to x84
        mov rdx, [rip+.Lfe_bls12_381_p_mul_loose_c2] # constant 0x1eabfffeb153ffff
        mulx rcx, rdi, r10                       # x73:x72 = x69*0x1eabfffeb153ffff
        adox rbx, rcx                            # x84 += x73 + OF, OF to x85
        adcx r11, rdi                            # x83 += x72 (CF is 0), CF to x84, complete
        mov rdx, r10                             # copy x69
        mulx rcx, rdi, [rip+.Lfe_bls12_381_p_mul_loose_c5] # x77:x76 = x69*0x64774b84f38512bf
        mulx r12, r13, [rip+.Lfe_bls12_381_p_mul_loose_c3] # x75:x74 = x69*0x6730d2a0f6b0f624
        adcx r13, rbx                            # x84 += x74 + CF, CF to x85, complete
        adcx r9, r12                             # x85 += x75 + CF, CF to x86
        adcx r15, rcx                            # x86 += x77 + CF, CF to x87
        mulx rcx, rbx, [rip+.Lfe_bls12_381_p_mul_loose_c6] # x79:x78 = x69*0x4b1ba7b6434bacd7
        adox r9, rdi                             # x85 += x76 + OF, OF to x86, complete
        adox r15, rbx                            # x86 += x78 + OF, OF to x87, complete
        mulx r10, rdi, [rip+.Lfe_bls12_381_p_mul_loose_c7] # x81:x80 = x69*0x1a0111ea397fe69a
        adcx rdi, rbp                            # x87 += x80 + CF, CF to x88
        adox rdi, rcx                            # x87 += x79 + OF, OF to x88, complete
        adox r8, r10                             # x88 += x81 + OF, no carry
        mov rdx, [rsi]                           # load arg1[0]
        mulx r10, rcx, [rax+0x10]                # x90:x89 = arg1[0]*arg2[2]
        adc r8, 0x0                              # x88 += CF, no carry, complete

        /* complete: [x88, x87, x86, x85, x84, x83] in [r8, rdi, r15, r9, r13, r11] */
        xor ebx, ebx                             # CF = OF = 0
        adcx rcx, r11                            # x101 = x83 + x89 (CF is 0), CF to x122, complete
        mov rdx, [rax+0x10]                      # load arg2[2]
        mulx r11, rbx, [rsi+0x8]                 # x92:x91 = arg1[1]*arg2[2]
        adox rbx, r10                            # x122 = x91 + x90 (OF is 0), OF to x123
        mulx r10, rbp, [rsi+0x10]                # x94:x93 = arg1[2]*arg2[2]
        adcx r13, rbx                            # x122 += x84 + CF, CF to x123
        adox r11, r9                             # x123 = x85 + x92 + OF, OF to x124
        adcx r11, rbp                            # x123 += x93 + CF, CF to x124
        mulx r9, rbx, [rsi+0x18]                 # x96:x95 = arg1[3]*arg2[2]
        adox r10, rbx                            # x124 = x95 + x94 + OF, OF to x125
        adcx r10, r15                            # x124 += x86 + CF, CF to x125
        mulx rbx, rbp, [rsi+0x20]                # x98:x97 = arg1[4]*arg2[2]
        adox rdi, r9                             # x125 = x87 + x96 + OF, OF to x126
        adcx rbp, rdi                            # x125 += x97 + CF, CF to x126
        mulx r9, rdi, [rsi+0x28]                 # x100:x99 = arg1[5]*arg2[2]
        adox rdi, rbx                            # x126 = x99 + x98 + OF, OF to x127
        adcx rdi, r8                             # x126 += x88 + CF, CF to x127
        adox r9, [rip+.Lfe_bls12_381_p_mul_loose_c4] # x127 = x100 + OF, no carry
        adc r9, 0x0                              # x127 += CF, no carry
        mov r8, rcx                              # copy x101
        imul r8, [rip+.Lfe_bls12_381_p_mul_loose_c0] # x108 = x101*0x89f3fffcfffcfffd mod 2^64
        mov rdx, r8                              # copy x108
        mulx rbx, r12, [rip+.Lfe_bls12_381_p_mul_loose_c1] # x110:x109 = x108*0xb9feffffffffaaab
        xor r14d, r14d                           # CF = OF = 0
        adox r12, rcx                            # x121 = x101 + x109 (OF is 0), OF to x122
        adox r13, rbx                            # x122 += x110 + OF, OF to x123
        mulx rcx, rbx, [rip+.Lfe_bls12_381_p_mul_loose_c2] # x112:x111 = x108*0x1eabfffeb153ffff
        mulx r12, r14, [rip+.Lfe_bls12_381_p_mul_loose_c3] # x114:x113 = x108*0x6730d2a0f6b0f624
        adox r11, r14                            # x123 += x113 + OF, OF to x124
        adcx r13, rbx                            # x122 += x111 (CF is 0), CF to x123, complete
        adcx r11, rcx                            # x123 += x112 + CF, CF to x124, complete
        mulx rcx, rbx, [rip+.Lfe_bls12_381_p_mul_loose_c5] # x116:x115 = x108*0x64774b84f38512bf
        adox r12, r10                            # x124 += x114 + OF, OF to x125
        adox rbp, rcx                            # x125 += x116 + OF, OF to x126
        mulx r10, rcx, [rip+.Lfe_bls12_381_p_mul_loose_c6] # x118:x117 = x108*0x4b1ba7b6434bacd7
        adcx r12, rbx                            # x124 += x115 + CF, CF to x125, complete
        adox r10, rdi                            # x126 += x118 + OF, OF to x127
        mulx r8, rdi, [rip+.Lfe_bls12_381_p_mul_loose_c7] # x120:x119 = x108*0x1a0111ea397fe69a
        adcx rcx, rbp                            # x125 += x117 + CF, CF to x126, complete
        adcx rdi, r10                            # x126 += x119 + CF, CF to x127, complete
        mov rdx, [rax+0x18]                      # load arg2[3]
        mulx r10, rbx, [rsi]                     # x129:x128 = arg1[0]*arg2[3]
        adcx r8, [rip+.Lfe_bls12_381_p_mul_loose_c4] # x127.2 = x120 + CF, no carry
        adox r8, [rip+.Lfe_bls12_381_p_mul_loose_c4] # x127.2 += OF, no carry
        xor ebp, ebp                             # CF = OF = 0
        adcx rbx, r13                            # x140 = x122 + x128 (CF is 0), CF to x161, complete
        lea r8, [r9+r8]                          # x127 += x127.2, complete

        /* complete: [x127, x126, x125, x124, x123, x122] in [r8, rdi, rcx, r12, r11, r13] */
        mulx r9, rbp, [rsi+0x8]                  # x131:x130 = arg1[1]*arg2[3]
        adox rbp, r11                            # x161 = x130 + x123 (OF is 0), OF to x162
        mulx r11, r13, [rsi+0x10]                # x133:x132 = arg1[2]*arg2[3]
        adox r9, r13                             # x162 = x132 + x131 + OF, OF to x163
        adcx r10, rbp                            # x161 += x129 + CF, CF to x162
        adcx r12, r9                             # x162 += x124 + CF, CF to x163
        mulx r9, rbp, [rsi+0x18]                 # x135:x134 = arg1[3]*arg2[3]
        adox rbp, r11                            # x163 = x134 + x133 + OF, OF to x164
        mulx r11, r13, [rsi+0x20]                # x137:x136 = arg1[4]*arg2[3]
        mulx r14, r15, [rsi+0x28]                # x139:x138 = arg1[5]*arg2[3]
        adox r9, r13                             # x164 = x136 + x135 + OF, OF to x165
        adcx rcx, rbp                            # x163 += x125 + CF, CF to x164
        adcx rdi, r9                             # x164 += x126 + CF, CF to x165
        adox r15, r11                            # x165 = x137 + x138 + OF, OF to x166
        adcx r8, r15                             # x165 += x127 + CF, CF to x166
        adox r14, [rip+.Lfe_bls12_381_p_mul_loose_c4] # x166 = x139 + OF, no carry
        adc r14, 0x0                             # x166 += CF, no carry
        mov r9, rbx                              # copy x140
        imul r9, [rip+.Lfe_bls12_381_p_mul_loose_c0] # x147 = x140*0x89f3fffcfffcfffd mod 2^64
        mov rdx, r9                              # copy x147
        mulx r11, rbp, [rip+.Lfe_bls12_381_p_mul_loose_c1] # x149:x148 = x147*0xb9feffffffffaaab
        xor r13d, r13d                           # CF = OF = 0
        adox r11, r10                            # x161 += x149 (OF is 0), OF to x162
        adcx rbx, rbp                            # x160 = x140 + x148 (CF is 0), CF to x161
        mulx r10, rbx, [rip+.Lfe_bls12_381_p_mul_loose_c2] # x151:x150 = x147*0x1eabfffeb153ffff
        adcx rbx, r11                            # x161 += x150 + CF, CF to x162, complete
        mulx r11, rbp, [rip+.Lfe_bls12_381_p_mul_loose_c3] # x153:x152 = x147*0x6730d2a0f6b0f624
        adox r12, rbp                            # x162 += x152 + OF, OF to x163
        adcx r10, r12                            # x162 += x151 + CF, CF to x163, complete
        mulx rbp, r12, [rip+.Lfe_bls12_381_p_mul_loose_c5] # x155:x154 = x147*0x64774b84f38512bf
        adox r12, rcx                            # x163 += x154 + OF, OF to x164
        adcx r11, r12                            # x163 += x153 + CF, CF to x164, complete
        mulx rcx, r12, [rip+.Lfe_bls12_381_p_mul_loose_c6] # x157:x156 = x147*0x4b1ba7b6434bacd7
        adcx r12, rbp                            # x164.2 = x156 + x155 + CF, CF to x165
        adox rdi, r12                            # x164 += x164.2 + OF, OF to x165, complete
        adcx rcx, r8                             # x165 += x157 + CF, CF to x166
        mulx r8, r9, [rip+.Lfe_bls12_381_p_mul_loose_c7] # x159:x158 = x147*0x1a0111ea397fe69a
        adox rcx, r9                             # x165 += x158 + OF, OF to x166, complete
        mov rdx, [rax+0x20]                      # load arg2[4]
        mulx r9, rbp, [rsi]                      # x168:x167 = arg1[0]*arg2[4]
        adox r14, r8                             # x166 += x159 + OF, no carry
        adc r14, 0x0                             # x166 += CF, no carry, complete

        /* complete: [x166, x165, x164, x163, x162, x161] in [r14, rcx, rdi, r11, r10, rbx] */
        xor r8d, r8d                             # CF = OF = 0
        adcx rbx, rbp                            # x179 = x161 + x167 (CF is 0), CF to x200, complete
        mulx r8, rbp, [rsi+0x8]                  # x170:x169 = arg1[1]*arg2[4]
        adox r10, rbp                            # x200 = x169 + x162 (OF is 0), OF to x201
        adcx r9, r10                             # x200 += x168 + CF, CF to x201
        mulx r10, rbp, [rsi+0x10]                # x172:x171 = arg1[2]*arg2[4]
        adox rbp, r8                             # x201 = x171 + x170 + OF, OF to x202
        adcx r11, rbp                            # x201 += x163 + CF, CF to x202
        mulx r8, rbp, [rsi+0x18]                 # x174:x173 = arg1[3]*arg2[4]
        adox rdi, r10                            # x202 = x164 + x172 + OF, OF to x203
        adox r8, rcx                             # x203 = x165 + x174 + OF, OF to x204
        mulx r10, rcx, [rsi+0x20]                # x176:x175 = arg1[4]*arg2[4]
        adcx rbp, rdi                            # x202 += x173 + CF, CF to x203
        adcx rcx, r8                             # x203 += x175 + CF, CF to x204
        mulx r8, rdi, [rsi+0x28]                 # x178:x177 = arg1[5]*arg2[4]
        adox r10, rdi                            # x204 = x177 + x176 + OF, OF to x205
        adox r8, [rip+.Lfe_bls12_381_p_mul_loose_c4] # x205 = x178 + OF, no carry
        adc r10, 0x0                             # x204 += CF, CF to x205
        adc r8, 0x0                              # x205 += CF, no carry
        mov rdi, rbx                             # copy x179
        imul rdi, [rip+.Lfe_bls12_381_p_mul_loose_c0] # x186 = x179*0x89f3fffcfffcfffd mod 2^64
        mov rdx, [rip+.Lfe_bls12_381_p_mul_loose_c1] # constant 0xb9feffffffffaaab
        mulx r12, r13, rdi                       # x188:x187 = x186*0xb9feffffffffaaab
        xor r15d, r15d                           # CF = OF = 0
        adcx rbx, r13                            # x199 = x179 + x187 (CF is 0), CF to x200
        mov rdx, rdi                             # copy x186
        mulx rbx, r13, [rip+.Lfe_bls12_381_p_mul_loose_c2] # x190:x189 = x186*0x1eabfffeb153ffff
        adox r9, r13                             # x200 += x189 (OF is 0), OF to x201
        adox r11, rbx                            # x201 += x190 + OF, OF to x202
        mulx rbx, r13, [rip+.Lfe_bls12_381_p_mul_loose_c5] # x194:x193 = x186*0x64774b84f38512bf
        adcx r12, r9                             # x200 += x188 + CF, CF to x201, complete
        mulx r9, r15, [rip+.Lfe_bls12_381_p_mul_loose_c3] # x192:x191 = x186*0x6730d2a0f6b0f624
        adcx r11, r15                            # x201 += x191 + CF, CF to x202, complete
        adox rbp, r9                             # x202 += x192 + OF, OF to x203
        mulx r9, r15, [rip+.Lfe_bls12_381_p_mul_loose_c6] # x196:x195 = x186*0x4b1ba7b6434bacd7
        adox rbx, r15                            # x203.2 = x195 + x194 + OF, OF to x204
        adox r9, r14                             # x204.2 = x166 + x196 + OF, no carry
        adcx r13, rbp                            # x202 += x193 + CF, CF to x203, complete
        mov rdx, [rsi]                           # load arg1[0]
        mulx rbp, r14, [rax+0x28]                # x207:x206 = arg1[0]*arg2[5]
        adcx rcx, rbx                            # x203 += x203.2 + CF, CF to x204, complete
        mov rdx, rdi                             # copy x186
        mulx rdi, rbx, [rip+.Lfe_bls12_381_p_mul_loose_c7] # x198:x197 = x186*0x1a0111ea397fe69a
        adcx rbx, r9                             # x204.2 += x197 + CF, CF to x205
        adox r10, rbx                            # x204 += x204.2 (OF is 0), OF to x205, complete
        adox rdi, r8                             # x205 += x198 + OF, no carry
        adc rdi, 0x0                             # x205 += CF, no carry, complete

        /* complete: [x205, x204, x203, x202, x201, x200] in [rdi, r10, rcx, r13, r11, r12] */
        xor r8d, r8d                             # CF = OF = 0
        adcx r12, r14                            # x218 = x200 + x206 (CF is 0), CF to x239, complete
        mov rdx, [rax+0x28]                      # load arg2[5]
        mulx r8, r9, [rsi+0x8]                   # x209:x208 = arg1[1]*arg2[5]
        adox r11, r9                             # x239 = x201 + x208 (OF is 0), OF to x240
        adcx r11, rbp                            # x239 += x207 + CF, CF to x240
        mulx r9, rbx, [rsi+0x10]                 # x211:x210 = arg1[2]*arg2[5]
        mulx rbp, r14, [rsi+0x18]                # x213:x212 = arg1[3]*arg2[5]
        adox r8, r13                             # x240 = x209 + x202 + OF, OF to x241
        adcx r8, rbx                             # x240 += x210 + CF, CF to x241
        adcx r14, rcx                            # x241 = x203 + x212 + CF, CF to x242
        mov rdx, r12                             # copy x218
        mulx rcx, rbx, [rip+.Lfe_bls12_381_p_mul_loose_c0] # x225 = x218*0x89f3fffcfffcfffd mod 2^64
        mov rdx, [rip+.Lfe_bls12_381_p_mul_loose_c5] # constant 0x64774b84f38512bf
        mulx rcx, r13, rbx                       # x233:x232 = x225*0x64774b84f38512bf
        adox r13, r9                             # x241.2 = x211 + x232 + OF, OF to x242
        mov rdx, [rsi+0x20]                      # load arg1[4]
        mulx r9, r15, [rax+0x28]                 # x215:x214 = arg1[4]*arg2[5]
        adcx rbp, r10                            # x242 = x204 + x213 + CF, CF to x243
        mov rdx, [rsi+0x28]                      # load arg1[5]
        mulx rax, r10, [rax+0x28]                # x217:x216 = arg1[5]*arg2[5]
        adox rbp, r15                            # x242 += x214 + OF, OF to x243
        mov rdx, rbx                             # copy x225
        mulx rsi, r15, [rip+.Lfe_bls12_381_p_mul_loose_c1] # x227:x226 = x225*0xb9feffffffffaaab
        adcx r9, rdi                             # x243 = x205 + x215 + CF, no carry
        adox r10, r9                             # x243 += x216 + OF, OF to x244
        adox rax, [rip+.Lfe_bls12_381_p_mul_loose_c4] # x244 = x217 + OF, no carry
        xor r9d, r9d                             # CF = OF = 0
        adox r11, rsi                            # x239 += x227 (OF is 0), OF to x240
        mulx r9, rdi, [rip+.Lfe_bls12_381_p_mul_loose_c3] # x231:x230 = x225*0x6730d2a0f6b0f624
        adcx r15, r12                            # x238 = x218 + x226 (CF is 0), CF to x239
        mulx rsi, r12, [rip+.Lfe_bls12_381_p_mul_loose_c2] # x229:x228 = x225*0x1eabfffeb153ffff
        adcx r12, r11                            # x239 += x228 + CF, CF to x240, complete
        adox rsi, r8                             # x240 += x229 + OF, OF to x241
        adox r9, r13                             # x241.2 += x231 + OF, OF to x242
        adcx rdi, rsi                            # x240 += x230 + CF, CF to x241, complete
        adox rcx, rbp                            # x242 += x233 + OF, OF to x243
        adcx r9, r14                             # x241 += x241.2 + CF, CF to x242, complete
        mulx r8, r11, [rip+.Lfe_bls12_381_p_mul_loose_c7] # x237:x236 = x225*0x1a0111ea397fe69a
        adox r11, r10                            # x243 += x236 + OF, OF to x244
        mulx r10, rsi, [rip+.Lfe_bls12_381_p_mul_loose_c6] # x235:x234 = x225*0x4b1ba7b6434bacd7
        adcx rsi, rcx                            # x242 += x234 + CF, CF to x243, complete
        adcx r11, r10                            # x243 += x235 + CF, CF to x244, complete
        mov r10, [rsp-0x8]                       # reload pointer out1
        mov [r10+0x20], r11                      # out1[4] = x243
        mov [r10+0x18], rsi                      # out1[3] = x242
        mov [r10+0x8], rdi                       # out1[1] = x240
        mov [r10], r12                           # out1[0] = x239
        mov [r10+0x10], r9                       # out1[2] = x241
        adox rax, r8                             # x244 += x237 + OF, no carry
        adc rax, 0x0                             # x244 += CF, no carry, complete

        /* complete: [x244, x243, x242, x241, x240, x239] in [rax, r11, rsi, r9, rdi, r12] */
        mov [r10+0x28], rax                      # out1[5] = x244

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
.Lfe_bls12_381_p_mul_loose_c0: .quad 0x89f3fffcfffcfffd
.Lfe_bls12_381_p_mul_loose_c1: .quad 0xb9feffffffffaaab
.Lfe_bls12_381_p_mul_loose_c2: .quad 0x1eabfffeb153ffff
.Lfe_bls12_381_p_mul_loose_c3: .quad 0x6730d2a0f6b0f624
.Lfe_bls12_381_p_mul_loose_c4: .quad 0x0
.Lfe_bls12_381_p_mul_loose_c5: .quad 0x64774b84f38512bf
.Lfe_bls12_381_p_mul_loose_c6: .quad 0x4b1ba7b6434bacd7
.Lfe_bls12_381_p_mul_loose_c7: .quad 0x1a0111ea397fe69a
        .size   fe_bls12_381_p_mul_loose, .-fe_bls12_381_p_mul_loose
        .section .note.GNU-stack, "", @progbits
