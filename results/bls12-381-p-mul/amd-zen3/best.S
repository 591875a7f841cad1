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
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x207
 *   [rsp-0x18]  x206
 *   [rsp-0x20]  x127
 *   [rsp-0x28]  pointer arg2
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
 * 315 instructions; 95.6 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.626 [1.615, 1.629] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.512 [1.512, 1.537] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
 * found by Fieldwright, seed 1, 2026-11-24T03:57:10.559Z
 * npm run optimize -- --curve bls12-381-p --op mul --seed 1 --budget 40s --resume
 * sha256 of the code: 3c6e855ea1a5ff0f2ee694735d28318ad3a3e1fed164cc9e0c70aae306f5fb00
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
        mulx r10, r11, [rsi+0x8]                 # x15:x14 = arg1[1]*arg2[0]
        xor ecx, ecx                             # CF = OF = 0
        adcx r8, r11                             # x24 = x13 + x14 (CF is 0), CF to x25, complete
        adc r10, 0x0                             # x25 = x15 + CF, no carry
        mov r11, r9                              # copy x12
        imul r11, [rip+.Lfe_bls12_381_p_mul_loose_c0] # x30 = x12*0x89f3fffcfffcfffd mod 2^64
        mulx rcx, rbx, [rsi+0x18]                # x19:x18 = arg1[3]*arg2[0]
        mulx rbp, r12, [rsi+0x10]                # x17:x16 = arg1[2]*arg2[0]
        xor r13d, r13d                           # CF = OF = 0
        adox r10, r12                            # x25 += x16 (OF is 0), OF to x26, complete
        adox rbp, rbx                            # x26 = x17 + x18 + OF, OF to x27, complete
        mov rdx, [rip+.Lfe_bls12_381_p_mul_loose_c1] # constant 0xb9feffffffffaaab
        mulx rbx, r12, r11                       # x32:x31 = x30*0xb9feffffffffaaab
        mov rdx, [rsi+0x20]                      # load arg1[4]
        mulx r13, r14, [rax]                     # x21:x20 = arg1[4]*arg2[0]
        mov rdx, [rsi+0x28]                      # load arg1[5]
        mov [rsp-0x8], rdi                       # spill pointer out1
        mulx r15, rdi, [rax]                     # x23:x22 = arg1[5]*arg2[0]
        adox rcx, r14                            # x27 = x19 + x20 + OF, OF to x28, complete
        adox rdi, r13                            # x28 = x21 + x22 + OF, OF to x29, complete
        adox r15, [rip+.Lfe_bls12_381_p_mul_loose_c2] # x29 = x23 + OF, no carry, complete

        /* complete: [x29, x28, x27, x26, x25, x24] in [r15, rdi, rcx, rbp, r10, r8] */
        xor r13d, r13d                           # CF = OF = 0
        adcx r9, r12                             # x43 = x12 + x31 (CF is 0), CF to x62
        mov rdx, [rip+.Lfe_bls12_381_p_mul_loose_c3] # constant 0x1eabfffeb153ffff
        mulx r9, r12, r11                        # x34:x33 = x30*0x1eabfffeb153ffff
        mov rdx, [rip+.Lfe_bls12_381_p_mul_loose_c4] # constant 0x64774b84f38512bf
        mulx r13, r14, r11                       # x38:x37 = x30*0x64774b84f38512bf
        adox rbx, r12                            # x62 = x32 + x33 (OF is 0), OF to x83
        adcx rbx, r8                             # x62 += x24 + CF, CF to x83
        mov rdx, [rip+.Lfe_bls12_381_p_mul_loose_c5] # constant 0x6730d2a0f6b0f624
        mulx r8, r12, r11                        # x36:x35 = x30*0x6730d2a0f6b0f624
        adcx r10, r12                            # x83 = x25 + x35 + CF, CF to x84
        adox r9, r10                             # x83 += x34 + OF, OF to x84
        mov rdx, r11                             # copy x30
        mulx r10, r12, [rip+.Lfe_bls12_381_p_mul_loose_c6] # x40:x39 = x30*0x4b1ba7b6434bacd7
        adox r8, rbp                             # x84 = x26 + x36 + OF, OF to x85
        adcx r8, r14                             # x84 += x37 + CF, CF to x85
        mov rdx, [rax+0x28]                      # load arg2[5]
        mulx rbp, r14, [rsi]                     # x207:x206 = arg1[0]*arg2[5]
        adox r13, r12                            # x85 = x38 + x39 + OF, OF to x86
        adcx rcx, r13                            # x85 += x27 + CF, CF to x86
        mov rdx, [rsi+0x20]                      # load arg1[4]
        mulx r12, r13, [rax+0x8]                 # x59:x58 = arg1[4]*arg2[1]
        mov rdx, [rip+.Lfe_bls12_381_p_mul_loose_c7] # constant 0x1a0111ea397fe69a
        mov [rsp-0x10], rbp                      # spill x207
        mulx r11, rbp, r11                       # x42:x41 = x30*0x1a0111ea397fe69a
        adcx r13, rdi                            # x86 = x58 + x28 + CF, CF to x87
        mov rdx, [rax+0x8]                       # load arg2[1]
        mov [rsp-0x18], r14                      # spill x206
        mulx rdi, r14, [rsi]                     # x51:x50 = arg1[0]*arg2[1]
        adox r13, rbp                            # x86 += x41 + OF, OF to x87
        adox r11, r15                            # x87 = x29 + x42 + OF, no carry
        adc r11, 0x0                             # x87 += CF, no carry
        xor ebp, ebp                             # CF = OF = 0
        adox rbx, r14                            # x62 += x50 (OF is 0), OF to x83, complete
        mulx rbp, r14, [rsi+0x8]                 # x53:x52 = arg1[1]*arg2[1]
        adox r14, r9                             # x83 += x52 + OF, OF to x84
        adcx rdi, r14                            # x83 += x51 (CF is 0), CF to x84
        mulx r9, r14, [rsi+0x10]                 # x55:x54 = arg1[2]*arg2[1]
        adox r8, r14                             # x84 += x54 + OF, OF to x85
        mulx r14, r15, [rsi+0x18]                # x57:x56 = arg1[3]*arg2[1]
        adox rcx, r15                            # x85 += x56 + OF, OF to x86
        adcx r8, rbp                             # x84 += x53 + CF, CF to x85
        adox r14, r10                            # x86.2 = x40 + x57 + OF, OF to x87
        mulx r10, rbp, [rsi+0x28]                # x61:x60 = arg1[5]*arg2[1]
        adcx rcx, r9                             # x85 += x55 + CF, CF to x86
        adox rbp, r11                            # x87 += x60 + OF, OF to x88
        adcx r14, r13                            # x86 += x86.2 + CF, CF to x87
        adcx r12, rbp                            # x87 += x59 + CF, CF to x88
        adox r10, [rip+.Lfe_bls12_381_p_mul_loose_c2] # x88 = x61 + OF, no carry
        adc r10, 0x0                             # x88 += CF, no carry
        mov r9, rbx                              # copy x62
        imul r9, [rip+.Lfe_bls12_381_p_mul_loose_c0] # x69 = x62*0x89f3fffcfffcfffd mod 2^64
        mov rdx, [rip+.Lfe_bls12_381_p_mul_loose_c1] # constant 0xb9feffffffffaaab
        mulx r11, rbp, r9                        # x71:x70 = x69*0xb9feffffffffaaab
        xor r13d, r13d                           # CF = OF = 0
        adox rbp, rbx                            # x82 = x62 + x70 (OF is 0), OF to x83
        adox r11, rdi                            # x83 += x71 + OF, OF to x84
        mov rdx, r9                              # copy x69
        mulx rdi, rbx, [rip+.Lfe_bls12_381_p_mul_loose_c4] # x77:x76 = x69*0x64774b84f38512bf
        mulx rbp, r13, [rip+.Lfe_bls12_381_p_mul_loose_c5] # x75:x74 = x69*0x6730d2a0f6b0f624
        adox r13, r8                             # x84 += x74 + OF, OF to x85
        mulx r8, r15, [rip+.Lfe_bls12_381_p_mul_loose_c3] # x73:x72 = x69*0x1eabfffeb153ffff
        adcx r11, r15                            # x83 += x72 (CF is 0), CF to x84, complete
        adox rbp, rbx                            # x85.2 = x76 + x75 + OF, OF to x86
        adcx r13, r8                             # x84 += x73 + CF, CF to x85, complete
        adcx rcx, rbp                            # x85 += x85.2 + CF, CF to x86, complete
        mulx r8, rbx, [rip+.Lfe_bls12_381_p_mul_loose_c6] # x79:x78 = x69*0x4b1ba7b6434bacd7
        adox rbx, r14                            # x86 += x78 + OF, OF to x87
        mulx r9, rbp, [rip+.Lfe_bls12_381_p_mul_loose_c7] # x81:x80 = x69*0x1a0111ea397fe69a
        adox r8, rbp                             # x87.2 = x79 + x80 + OF, OF to x88
        mov rdx, [rax+0x10]                      # load arg2[2]
        mulx rbp, r14, [rsi]                     # x90:x89 = arg1[0]*arg2[2]
        adcx rbx, rdi                            # x86 += x77 + CF, CF to x87, complete
        adcx r12, r8                             # x87 += x87.2 + CF, CF to x88, complete
        adox r9, r10                             # x88 += x81 + OF, no carry
        mulx r8, r10, [rsi+0x10]                 # x94:x93 = arg1[2]*arg2[2]
        adc r9, 0x0                              # x88 += CF, no carry, complete

        /* complete: [x88, x87, x86, x85, x84, x83] in [r9, r12, rbx, rcx, r13, r11] */
        xor edi, edi                             # CF = OF = 0
        adcx r11, r14                            # x101 = x83 + x89 (CF is 0), CF to x122, complete
        mulx rdi, r14, [rsi+0x8]                 # x92:x91 = arg1[1]*arg2[2]
        adox r13, rbp                            # x122 = x90 + x84 (OF is 0), OF to x123
        mulx rbp, r15, [rsi+0x18]                # x96:x95 = arg1[3]*arg2[2]
        adox rcx, rdi                            # x123 = x92 + x85 + OF, OF to x124
        adcx r13, r14                            # x122 += x91 + CF, CF to x123
        adox r15, r8                             # x124 = x95 + x94 + OF, OF to x125
        adcx rcx, r10                            # x123 += x93 + CF, CF to x124
        adcx rbx, r15                            # x124 += x86 + CF, CF to x125
        adox rbp, r12                            # x125 = x87 + x96 + OF, OF to x126
        mulx r8, r10, [rsi+0x20]                 # x98:x97 = arg1[4]*arg2[2]
        adox r8, [rip+.Lfe_bls12_381_p_mul_loose_c2] # x126 = x98 + OF, no carry
        adc r10, 0x0                             # x125.2 = x97 + CF, CF to x126
        adc r8, 0x0                              # x126 += CF, no carry
        mov rdi, r11                             # copy x101
        imul rdi, [rip+.Lfe_bls12_381_p_mul_loose_c0] # x108 = x101*0x89f3fffcfffcfffd mod 2^64
        xor r12d, r12d                           # CF = OF = 0
        adox r10, rbp                            # x125 += x125.2 (OF is 0), OF to x126
        mulx rbp, r12, [rsi+0x28]                # x100:x99 = arg1[5]*arg2[2]
        adox r8, r9                              # x126 += x88 + OF, OF to x127
        mov rdx, rdi                             # copy x108
        mulx r9, r14, [rip+.Lfe_bls12_381_p_mul_loose_c6] # x118:x117 = x108*0x4b1ba7b6434bacd7
        adcx r9, r8                              # x126 += x118 (CF is 0), CF to x127
        mulx r8, r15, [rip+.Lfe_bls12_381_p_mul_loose_c1] # x110:x109 = x108*0xb9feffffffffaaab
        adcx rbp, [rip+.Lfe_bls12_381_p_mul_loose_c2] # x127 = x100 + CF, no carry
        adox rbp, [rip+.Lfe_bls12_381_p_mul_loose_c2] # x127 += OF, no carry
        mov [rsp-0x20], rbp                      # spill x127
        xor ebp, ebp                             # CF = OF = 0
        adcx r11, r15                            # x121 = x101 + x109 (CF is 0), CF to x122
        mulx r11, rbp, [rip+.Lfe_bls12_381_p_mul_loose_c3] # x112:x111 = x108*0x1eabfffeb153ffff
        mov [rsp-0x28], rax                      # spill pointer arg2
        mulx r15, rax, [rip+.Lfe_bls12_381_p_mul_loose_c5] # x114:x113 = x108*0x6730d2a0f6b0f624
        adox rbp, r8                             # x122.2 = x111 + x110 (OF is 0), OF to x123
        adcx rbp, r13                            # x122 += x122.2 + CF, CF to x123, complete
        adox rax, rcx                            # x123 += x113 + OF, OF to x124
        adcx rax, r11                            # x123 += x112 + CF, CF to x124, complete
        mulx r8, r11, [rip+.Lfe_bls12_381_p_mul_loose_c4] # x116:x115 = x108*0x64774b84f38512bf
        adcx rbx, r15                            # x124 += x114 + CF, CF to x125
        adox r11, rbx                            # x124 += x115 + OF, OF to x125, complete
        mulx rcx, rdi, [rip+.Lfe_bls12_381_p_mul_loose_c7] # x120:x119 = x108*0x1a0111ea397fe69a
        adcx r14, r8                             # x125.2 = x117 + x116 + CF, CF to x126
        adox r10, r14                            # x125 += x125.2 + OF, OF to x126, complete
        adcx r12, rdi                            # x126.2 = x119 + x99 + CF, CF to x127
        adox r12, r9                             # x126 += x126.2 + OF, OF to x127, complete
        mov r8, [rsp-0x28]                       # reload pointer arg2
        mov rdx, [r8+0x18]                       # load arg2[3]
        mulx r9, rdi, [rsi]                      # x129:x128 = arg1[0]*arg2[3]
        adcx rcx, [rip+.Lfe_bls12_381_p_mul_loose_c2] # x127.2 = x120 + CF, no carry
        adox rcx, [rip+.Lfe_bls12_381_p_mul_loose_c2] # x127.2 += OF, no carry
        xor ebx, ebx                             # CF = OF = 0
        adcx rdi, rbp                            # x140 = x122 + x128 (CF is 0), CF to x161, complete
        mulx rbx, rbp, [rsi+0x8]                 # x131:x130 = arg1[1]*arg2[3]
        mulx r13, r14, [rsi+0x18]                # x135:x134 = arg1[3]*arg2[3]
        mov r15, [rsp-0x20]                      # reload x127
        lea rcx, [r15+rcx]                       # x127 += x127.2, complete

        /* complete: [x127, x126, x125, x124, x123, x122] in [rcx, r12, r10, r11, rax, -] */
        adox r9, rbp                             # x161 = x129 + x130 (OF is 0), OF to x162
        adcx rax, r9                             # x161 += x123 + CF, CF to x162
        mulx r9, rbp, [rsi+0x10]                 # x133:x132 = arg1[2]*arg2[3]
        adox rbp, r11                            # x162 = x124 + x132 + OF, OF to x163
        adox r14, r9                             # x163 = x134 + x133 + OF, OF to x164
        adcx rbp, rbx                            # x162 += x131 + CF, CF to x163
        mulx r9, r11, [rsi+0x20]                 # x137:x136 = arg1[4]*arg2[3]
        adcx r10, r14                            # x163 += x125 + CF, CF to x164
        mov rdx, rdi                             # copy x140
        mulx rbx, r14, [rip+.Lfe_bls12_381_p_mul_loose_c0] # x147 = x140*0x89f3fffcfffcfffd mod 2^64
        adox r11, r12                            # x164 = x126 + x136 + OF, OF to x165
        adcx r11, r13                            # x164 += x135 + CF, CF to x165
        mov rdx, [r8+0x18]                       # load arg2[3]
        mulx rbx, r12, [rsi+0x28]                # x139:x138 = arg1[5]*arg2[3]
        adcx rcx, r9                             # x165 = x127 + x137 + CF, CF to x166
        adox r12, rcx                            # x165 += x138 + OF, OF to x166
        mov rdx, [rip+.Lfe_bls12_381_p_mul_loose_c1] # constant 0xb9feffffffffaaab
        mulx r9, rcx, r14                        # x149:x148 = x147*0xb9feffffffffaaab
        adcx rbx, [rip+.Lfe_bls12_381_p_mul_loose_c2] # x166 = x139 + CF, no carry
        adox rbx, [rip+.Lfe_bls12_381_p_mul_loose_c2] # x166 += OF, no carry
        xor r13d, r13d                           # CF = OF = 0
        adox rdi, rcx                            # x160 = x140 + x148 (OF is 0), OF to x161
        mov rdx, [rip+.Lfe_bls12_381_p_mul_loose_c3] # constant 0x1eabfffeb153ffff
        mulx rcx, rdi, r14                       # x151:x150 = x147*0x1eabfffeb153ffff
        adox r9, rdi                             # x161.2 = x149 + x150 + OF, OF to x162
        mov rdx, [rip+.Lfe_bls12_381_p_mul_loose_c5] # constant 0x6730d2a0f6b0f624
        mulx rdi, r13, r14                       # x153:x152 = x147*0x6730d2a0f6b0f624
        adcx rax, r9                             # x161 += x161.2 (CF is 0), CF to x162, complete
        adox rbp, r13                            # x162 += x152 + OF, OF to x163
        adcx rcx, rbp                            # x162 += x151 + CF, CF to x163, complete
        mov rdx, [rip+.Lfe_bls12_381_p_mul_loose_c4] # constant 0x64774b84f38512bf
        mulx r9, rbp, r14                        # x155:x154 = x147*0x64774b84f38512bf
        adox rdi, rbp                            # x163.2 = x153 + x154 + OF, OF to x164
        mov rdx, r14                             # copy x147
        mulx rbp, r13, [rip+.Lfe_bls12_381_p_mul_loose_c6] # x157:x156 = x147*0x4b1ba7b6434bacd7
        adox r13, r11                            # x164 += x156 + OF, OF to x165
        adox r12, rbp                            # x165 += x157 + OF, OF to x166
        adcx rdi, r10                            # x163 += x163.2 + CF, CF to x164, complete
        mulx r10, r11, [rip+.Lfe_bls12_381_p_mul_loose_c7] # x159:x158 = x147*0x1a0111ea397fe69a
        adcx r13, r9                             # x164 += x155 + CF, CF to x165, complete
        mov rdx, [rsi]                           # load arg1[0]
        mulx r9, rbp, [r8+0x20]                  # x168:x167 = arg1[0]*arg2[4]
        adox r10, rbx                            # x166 += x159 + OF, no carry
        adcx r12, r11                            # x165 += x158 + CF, CF to x166, complete
        adc r10, 0x0                             # x166 += CF, no carry, complete

        /* complete: [x166, x165, x164, x163, x162, x161] in [r10, r12, r13, rdi, rcx, rax] */
        xor r11d, r11d                           # CF = OF = 0
        adox rax, rbp                            # x179 = x161 + x167 (OF is 0), OF to x200, complete
        mov rdx, [r8+0x20]                       # load arg2[4]
        mulx r11, rbx, [rsi+0x8]                 # x170:x169 = arg1[1]*arg2[4]
        adox rcx, rbx                            # x200 = x169 + x162 + OF, OF to x201
        mulx rbx, rbp, [rsi+0x10]                # x172:x171 = arg1[2]*arg2[4]
        adox rbp, r11                            # x201 = x170 + x171 + OF, OF to x202
        adox rbx, r13                            # x202 = x164 + x172 + OF, OF to x203
        mulx r11, r13, [rsi+0x18]                # x174:x173 = arg1[3]*arg2[4]
        mulx r14, r15, [rsi+0x28]                # x178:x177 = arg1[5]*arg2[4]
        adcx rcx, r9                             # x200 += x168 (CF is 0), CF to x201
        adcx rbp, rdi                            # x201 += x163 + CF, CF to x202
        adcx rbx, r13                            # x202 += x173 + CF, CF to x203
        adox r12, r11                            # x203 = x165 + x174 + OF, OF to x204
        mulx r9, r11, [rsi+0x20]                 # x176:x175 = arg1[4]*arg2[4]
        adox r15, r10                            # x204 = x166 + x177 + OF, OF to x205
        adcx r11, r12                            # x203 += x175 + CF, CF to x204
        adcx r9, r15                             # x204 += x176 + CF, CF to x205
        adox r14, [rip+.Lfe_bls12_381_p_mul_loose_c2] # x205 = x178 + OF, no carry
        adc r14, 0x0                             # x205 += CF, no carry
        mov r10, rax                             # copy x179
        imul r10, [rip+.Lfe_bls12_381_p_mul_loose_c0] # x186 = x179*0x89f3fffcfffcfffd mod 2^64
        mov rdx, [rip+.Lfe_bls12_381_p_mul_loose_c1] # constant 0xb9feffffffffaaab
        mulx rdi, r12, r10                       # x188:x187 = x186*0xb9feffffffffaaab
        xor r13d, r13d                           # CF = OF = 0
        adox rax, r12                            # x199 = x179 + x187 (OF is 0), OF to x200
        mov rdx, r10                             # copy x186
        mulx rax, r12, [rip+.Lfe_bls12_381_p_mul_loose_c3] # x190:x189 = x186*0x1eabfffeb153ffff
        mulx r13, r15, [rip+.Lfe_bls12_381_p_mul_loose_c4] # x194:x193 = x186*0x64774b84f38512bf
        adox r12, rcx                            # x200 += x189 + OF, OF to x201
        adcx r12, rdi                            # x200 += x188 (CF is 0), CF to x201, complete
        adox rax, rbp                            # x201 += x190 + OF, OF to x202
        mulx rcx, rdi, [rip+.Lfe_bls12_381_p_mul_loose_c5] # x192:x191 = x186*0x6730d2a0f6b0f624
        adox rcx, r15                            # x202.2 = x193 + x192 + OF, OF to x203
        adcx rax, rdi                            # x201 += x191 + CF, CF to x202, complete
        adcx rbx, rcx                            # x202 += x202.2 + CF, CF to x203, complete
        mulx rcx, rdi, [rip+.Lfe_bls12_381_p_mul_loose_c6] # x196:x195 = x186*0x4b1ba7b6434bacd7
        adox r13, r11                            # x203 += x194 + OF, OF to x204
        mulx r10, r11, [rip+.Lfe_bls12_381_p_mul_loose_c7] # x198:x197 = x186*0x1a0111ea397fe69a
        adox rcx, r9                             # x204 += x196 + OF, OF to x205
        mov rdx, [r8+0x28]                       # load arg2[5]
        mulx r9, rbp, [rsi+0x10]                 # x211:x210 = arg1[2]*arg2[5]
        adox r10, r14                            # x205 += x198 + OF, no carry
        adcx rdi, r13                            # x203 += x195 + CF, CF to x204, complete
        adcx rcx, r11                            # x204 += x197 + CF, CF to x205, complete
        adc r10, 0x0                             # x205 += CF, no carry, complete

        /* complete: [x205, x204, x203, x202, x201, x200] in [r10, rcx, rdi, rbx, rax, r12] */
        xor r11d, r11d                           # CF = OF = 0
        adox r12, [rsp-0x18]                     # x218 = x200 + x206 (OF is 0), OF to x239, complete
        mulx r11, r13, [rsi+0x8]                 # x209:x208 = arg1[1]*arg2[5]
        adox r13, [rsp-0x10]                     # x239 = x208 + x207 + OF, OF to x240
        adcx r13, rax                            # x239 += x201 (CF is 0), CF to x240
        mulx rax, r14, [rsi+0x20]                # x215:x214 = arg1[4]*arg2[5]
        adox r11, rbx                            # x240 = x202 + x209 + OF, OF to x241
        mulx rbx, r15, [rsi+0x18]                # x213:x212 = arg1[3]*arg2[5]
        adox r9, rdi                             # x241 = x203 + x211 + OF, OF to x242
        adcx r11, rbp                            # x240 += x210 + CF, CF to x241
        adcx r9, r15                             # x241 += x212 + CF, CF to x242
        adox rbx, [rip+.Lfe_bls12_381_p_mul_loose_c2] # x242 = x213 + OF, no carry
        adc rbx, 0x0                             # x242 += CF, no carry
        mov rdi, r12                             # copy x218
        imul rdi, [rip+.Lfe_bls12_381_p_mul_loose_c0] # x225 = x218*0x89f3fffcfffcfffd mod 2^64
        mulx r8, rsi, [rsi+0x28]                 # x217:x216 = arg1[5]*arg2[5]
        lea rax, [r10+rax]                       # x243 = x205 + x215
        mov rdx, [rip+.Lfe_bls12_381_p_mul_loose_c1] # constant 0xb9feffffffffaaab
        mulx r10, rbp, rdi                       # x227:x226 = x225*0xb9feffffffffaaab
        xor r15d, r15d                           # CF = OF = 0
        adcx r12, rbp                            # x238 = x218 + x226 (CF is 0), CF to x239
        mov rdx, rdi                             # copy x225
        mulx rbp, r12, [rip+.Lfe_bls12_381_p_mul_loose_c3] # x229:x228 = x225*0x1eabfffeb153ffff
        adox r12, r13                            # x239 += x228 (OF is 0), OF to x240
        adcx r10, r12                            # x239 += x227 + CF, CF to x240, complete
        mulx r12, r13, [rip+.Lfe_bls12_381_p_mul_loose_c5] # x231:x230 = x225*0x6730d2a0f6b0f624
        adox r11, r13                            # x240 += x230 + OF, OF to x241
        mulx r13, r15, [rip+.Lfe_bls12_381_p_mul_loose_c6] # x235:x234 = x225*0x4b1ba7b6434bacd7
        adcx r11, rbp                            # x240 += x229 + CF, CF to x241, complete
        mov rbp, [rsp-0x8]                       # reload pointer out1
        mov [rbp+0x8], r11                       # out1[1] = x240
        adox r12, r9                             # x241 += x231 + OF, OF to x242
        mulx r9, r11, [rip+.Lfe_bls12_381_p_mul_loose_c4] # x233:x232 = x225*0x64774b84f38512bf
        adcx r12, r11                            # x241 += x232 + CF, CF to x242, complete
        adox rbx, r9                             # x242 += x233 + OF, no carry
        adcx r14, r15                            # x242.2 = x234 + x214 + CF, CF to x243
        adc r13, 0x0                             # x243.2 = x235 + CF, no carry
        xor r9d, r9d                             # CF = OF = 0
        adox r14, rbx                            # x242 += x242.2 (OF is 0), OF to x243
        adox r13, [rip+.Lfe_bls12_381_p_mul_loose_c2] # x243.2 += OF, no carry
        xor r9d, r9d                             # CF = OF = 0
        adcx r14, rcx                            # x242 += x204 (CF is 0), CF to x243, complete
        mulx r9, r11, [rip+.Lfe_bls12_381_p_mul_loose_c7] # x237:x236 = x225*0x1a0111ea397fe69a
        lea r8, [r8+r9]                          # x244 = x217 + x237
        mov [rbp+0x10], r12                      # out1[2] = x241
        lea rax, [rax+r13]                       # x243 += x243.2
        mov [rbp], r10                           # out1[0] = x239
        mov [rbp+0x18], r14                      # out1[3] = x242
        adcx r11, rsi                            # x243.2 = x236 + x216 + CF, CF to x244
        adox rax, r11                            # x243 += x243.2 (OF is 0), OF to x244, complete
        mov [rbp+0x20], rax                      # out1[4] = x243
        adcx r8, [rip+.Lfe_bls12_381_p_mul_loose_c2] # x244 += CF, no carry
        adox r8, [rip+.Lfe_bls12_381_p_mul_loose_c2] # x244 += OF, no carry, complete

        /* complete: [x244, x243, x242, x241, x240, x239] in [r8, rax, r14, r12, -, r10] */
        mov [rbp+0x28], r8                       # out1[5] = x244

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
.Lfe_bls12_381_p_mul_loose_c2: .quad 0x0
.Lfe_bls12_381_p_mul_loose_c3: .quad 0x1eabfffeb153ffff
.Lfe_bls12_381_p_mul_loose_c4: .quad 0x64774b84f38512bf
.Lfe_bls12_381_p_mul_loose_c5: .quad 0x6730d2a0f6b0f624
.Lfe_bls12_381_p_mul_loose_c6: .quad 0x4b1ba7b6434bacd7
.Lfe_bls12_381_p_mul_loose_c7: .quad 0x1a0111ea397fe69a
        .size   fe_bls12_381_p_mul_loose, .-fe_bls12_381_p_mul_loose
        .section .note.GNU-stack, "", @progbits
