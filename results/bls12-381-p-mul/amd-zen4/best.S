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
 *   [rsp-0x10]  pointer arg2
 *   [rsp-0x18]  x93, then x184
 *   [rsp-0x20]  x131
 *   [rsp-0x28]  x133
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x43 = x12 + x31 (carry to x68)
 *   x68 = x32 + x33 + x24 + x56 (carry to x89)
 *   x88 = x68 + x76 (carry to x89)
 *   x89 = x34 + x35 + x25 + x57 + x58 + x77 + x78 (carry to x90)
 *   x90 = x36 + x37 + x26 + x59 + x60 + x79 + x80 (carry to x91)
 *   x91 = x38 + x39 + x27 + x61 + x62 + x81 + x82 (carry to x92)
 *   x92 = x40 + x41 + x28 + x63 + x64 + x83 + x84 (carry to x93)
 *   x93 = x42 + x29 + x65 + x66 + x85 + x86 (carry to x94)
 *   x94 = x67 + x87
 *   x107 = x89 + x95 (carry to x128)
 *   x127 = x107 + x115 (carry to x128)
 *   x128 = x90 + x96 + x97 + x116 + x117 (carry to x129)
 *   x129 = x91 + x98 + x99 + x118 + x119 (carry to x130)
 *   x130 = x92 + x100 + x101 + x120 + x121 (carry to x131)
 *   x131 = x93 + x102 + x103 + x122 + x123 (carry to x132)
 *   x132 = x94 + x104 + x105 + x124 + x125 (carry to x133)
 *   x133 = x106 + x126
 *   x146 = x128 + x134 (carry to x167)
 *   x166 = x146 + x154 (carry to x167)
 *   x167 = x129 + x135 + x136 + x155 + x156 (carry to x168)
 *   x168 = x130 + x137 + x138 + x157 + x158 (carry to x169)
 *   x169 = x131 + x139 + x140 + x159 + x160 (carry to x170)
 *   x170 = x132 + x141 + x142 + x161 + x162 (carry to x171)
 *   x171 = x133 + x143 + x144 + x163 + x164 (carry to x172)
 *   x172 = x145 + x165
 *   x185 = x167 + x173 (carry to x206)
 *   x205 = x185 + x193 (carry to x206)
 *   x206 = x168 + x174 + x175 + x194 + x195 (carry to x207)
 *   x207 = x169 + x176 + x177 + x196 + x197 (carry to x208)
 *   x208 = x170 + x178 + x179 + x198 + x199 (carry to x209)
 *   x209 = x171 + x180 + x181 + x200 + x201 (carry to x210)
 *   x210 = x172 + x182 + x183 + x202 + x203 (carry to x211)
 *   x211 = x184 + x204
 *   x224 = x206 + x212 (carry to x245)
 *   x244 = x224 + x232 (carry to x245)
 *   x245 = x207 + x213 + x214 + x233 + x234 (carry to x246)
 *   x246 = x208 + x215 + x216 + x235 + x236 (carry to x247)
 *   x247 = x209 + x217 + x218 + x237 + x238 (carry to x248)
 *   x248 = x210 + x219 + x220 + x239 + x240 (carry to x249)
 *   x249 = x211 + x221 + x222 + x241 + x242 (carry to x250)
 *   x250 = x223 + x243
 *
 * 307 instructions; 92.1 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.669 [1.666, 1.671] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.547 [1.543, 1.548] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 989d61e75f6b8ad96c2997dfa25e69ebbbf3e6722cf38f438b7365763375598c
 * found by Fieldwright, seed 1, 2026-11-23T02:06:44.961Z
 * npm run optimize -- --curve bls12-381-p --op mul --seed 1 --budget 150s
 * sha256 of the code: 6825ff34398a6c8807203c60888a6efbe05b02e20ef46db7e52e069ffed8752a
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
        mov rdx, [rip+.Lfe_bls12_381_p_mul_loose_c1] # constant 0x1eabfffeb153ffff
        mulx r11, rcx, r10                       # x34:x33 = x30*0x1eabfffeb153ffff
        mov rdx, [rax]                           # load arg2[0]
        mulx rbx, rbp, [rsi+0x8]                 # x15:x14 = arg1[1]*arg2[0]
        xor r12d, r12d                           # CF = OF = 0
        adcx r8, rbp                             # x24 = x13 + x14 (CF is 0), CF to x25, complete
        adox r8, rcx                             # x68 = x33 + x24 (OF is 0), OF to x89
        mulx rcx, rbp, [rsi+0x10]                # x17:x16 = arg1[2]*arg2[0]
        adcx rbp, rbx                            # x25 = x15 + x16 + CF, CF to x26, complete
        mulx rbx, r12, [rsi+0x18]                # x19:x18 = arg1[3]*arg2[0]
        adcx r12, rcx                            # x26 = x17 + x18 + CF, CF to x27, complete
        mulx rcx, r13, [rsi+0x20]                # x21:x20 = arg1[4]*arg2[0]
        mulx r14, r15, [rsi+0x28]                # x23:x22 = arg1[5]*arg2[0]
        adcx r13, rbx                            # x27 = x19 + x20 + CF, CF to x28, complete
        adcx rcx, r15                            # x28 = x21 + x22 + CF, CF to x29, complete
        mov rdx, r10                             # copy x30
        mulx rbx, r15, [rip+.Lfe_bls12_381_p_mul_loose_c2] # x32:x31 = x30*0xb9feffffffffaaab
        adcx r14, [rip+.Lfe_bls12_381_p_mul_loose_c3] # x29 = x23 + CF, no carry, complete

        /* complete: [x29, x28, x27, x26, x25, x24] in [r14, rcx, r13, r12, rbp, -] */
        adcx r15, r9                             # x43 = x12 + x31 (CF is 0), CF to x68
        mulx r9, r15, [rip+.Lfe_bls12_381_p_mul_loose_c4] # x36:x35 = x30*0x6730d2a0f6b0f624
        adox r15, rbp                            # x89 = x25 + x35 + OF, OF to x90
        mov [rsp-0x8], rdi                       # spill pointer out1
        mulx rbp, rdi, [rip+.Lfe_bls12_381_p_mul_loose_c5] # x38:x37 = x30*0x64774b84f38512bf
        adox r9, r12                             # x90 = x36 + x26 + OF, OF to x91
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mov [rsp-0x10], rax                      # spill pointer arg2
        mulx r12, rax, [rax+0x8]                 # x61:x60 = arg1[2]*arg2[1]
        adcx r8, rbx                             # x68 += x32 + CF, CF to x89
        adcx r15, r11                            # x89 += x34 + CF, CF to x90
        mov rdx, r10                             # copy x30
        mulx r11, rbx, [rip+.Lfe_bls12_381_p_mul_loose_c6] # x40:x39 = x30*0x4b1ba7b6434bacd7
        adox r13, r12                            # x91 = x27 + x61 + OF, OF to x92
        adcx r9, rdi                             # x90 += x37 + CF, CF to x91
        adcx r13, rbp                            # x91 += x38 + CF, CF to x92
        mulx r10, rdi, [rip+.Lfe_bls12_381_p_mul_loose_c7] # x42:x41 = x30*0x1a0111ea397fe69a
        adox rcx, rdi                            # x92 = x28 + x41 + OF, OF to x93
        adcx r11, rcx                            # x92 += x40 + CF, CF to x93
        adox r10, r14                            # x93 = x42 + x29 + OF, no carry
        mov rdx, [rsi]                           # load arg1[0]
        mov rcx, [rsp-0x10]                      # reload pointer arg2
        mulx rdi, rbp, [rcx+0x8]                 # x57:x56 = arg1[0]*arg2[1]
        adc r10, 0x0                             # x93 += CF, no carry
        xor r12d, r12d                           # CF = OF = 0
        adcx rbp, r8                             # x68 += x56 (CF is 0), CF to x89, complete
        adox r15, rdi                            # x89 += x57 (OF is 0), OF to x90
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r8, rdi, [rcx+0x8]                  # x59:x58 = arg1[1]*arg2[1]
        adox r9, rax                             # x90 += x60 + OF, OF to x91
        adcx rdi, r15                            # x89 += x58 + CF, CF to x90
        adcx r8, r9                              # x90 += x59 + CF, CF to x91
        mov rdx, [rcx+0x8]                       # load arg2[1]
        mulx rax, r9, [rsi+0x18]                 # x63:x62 = arg1[3]*arg2[1]
        adox r13, rbx                            # x91 += x39 + OF, OF to x92
        mulx rbx, r12, [rsi+0x28]                # x67:x66 = arg1[5]*arg2[1]
        mulx r14, r15, [rsi+0x20]                # x65:x64 = arg1[4]*arg2[1]
        adcx r9, r13                             # x91 += x62 + CF, CF to x92
        adox r15, rax                            # x92.2 = x64 + x63 + OF, OF to x93
        adox r14, r10                            # x93 += x65 + OF, OF to x94
        adcx r15, r11                            # x92 += x92.2 + CF, CF to x93
        adox rbx, [rip+.Lfe_bls12_381_p_mul_loose_c3] # x94 = x67 + OF, no carry
        adc r14, 0x0                             # x93 += CF, CF to x94
        adc rbx, 0x0                             # x94 += CF, no carry
        mov rax, rbp                             # copy x68
        imul rax, [rip+.Lfe_bls12_381_p_mul_loose_c0] # x75 = x68*0x89f3fffcfffcfffd mod 2^64
        xor r10d, r10d                           # CF = OF = 0
        adox r12, r14                            # x93 += x66 (OF is 0), OF to x94
        mov rdx, [rip+.Lfe_bls12_381_p_mul_loose_c2] # constant 0xb9feffffffffaaab
        mulx r10, r11, rax                       # x77:x76 = x75*0xb9feffffffffaaab
        adox rbx, [rip+.Lfe_bls12_381_p_mul_loose_c3] # x94 += OF, no carry
        xor r13d, r13d                           # CF = OF = 0
        adox rbp, r11                            # x88 = x68 + x76 (OF is 0), OF to x89
        adox rdi, r10                            # x89 += x77 + OF, OF to x90
        mov rdx, [rip+.Lfe_bls12_381_p_mul_loose_c1] # constant 0x1eabfffeb153ffff
        mulx r10, r11, rax                       # x79:x78 = x75*0x1eabfffeb153ffff
        mov rdx, rax                             # copy x75
        mulx rbp, r13, [rip+.Lfe_bls12_381_p_mul_loose_c4] # x81:x80 = x75*0x6730d2a0f6b0f624
        adox r8, r10                             # x90 += x79 + OF, OF to x91
        adcx r11, rdi                            # x89 += x78 (CF is 0), CF to x90, complete
        adcx r8, r13                             # x90 += x80 + CF, CF to x91, complete
        mulx r10, rdi, [rip+.Lfe_bls12_381_p_mul_loose_c5] # x83:x82 = x75*0x64774b84f38512bf
        adox rdi, rbp                            # x91.2 = x82 + x81 + OF, OF to x92
        adcx r9, rdi                             # x91 += x91.2 + CF, CF to x92, complete
        mulx rdi, rbp, [rip+.Lfe_bls12_381_p_mul_loose_c6] # x85:x84 = x75*0x4b1ba7b6434bacd7
        adox rbp, r15                            # x92 += x84 + OF, OF to x93
        adcx rbp, r10                            # x92 += x83 + CF, CF to x93, complete
        mulx rax, r10, [rip+.Lfe_bls12_381_p_mul_loose_c7] # x87:x86 = x75*0x1a0111ea397fe69a
        adcx r10, rdi                            # x93.2 = x85 + x86 + CF, CF to x94
        adox r10, r12                            # x93 += x93.2 + OF, OF to x94, complete
        adox rax, rbx                            # x94 += x87 + OF, no carry
        mov rdx, [rsi]                           # load arg1[0]
        mulx rdi, rbx, [rcx+0x10]                # x96:x95 = arg1[0]*arg2[2]
        adc rax, 0x0                             # x94 += CF, no carry, complete

        /* complete: [x94, x93, x92, x91, x90, x89] in [rax, r10, rbp, r9, r8, r11] */
        xor r12d, r12d                           # CF = OF = 0
        adcx r11, rbx                            # x107 = x89 + x95 (CF is 0), CF to x128, complete
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rbx, r12, [rcx+0x10]                # x98:x97 = arg1[1]*arg2[2]
        adox r8, r12                             # x128 = x97 + x90 (OF is 0), OF to x129
        adcx r8, rdi                             # x128 += x96 + CF, CF to x129
        mov rdx, [rcx+0x10]                      # load arg2[2]
        mulx rdi, r12, [rsi+0x10]                # x100:x99 = arg1[2]*arg2[2]
        adcx r12, r9                             # x129 = x91 + x99 + CF, CF to x130
        adox r12, rbx                            # x129 += x98 + OF, OF to x130
        mulx r9, rbx, [rsi+0x18]                 # x102:x101 = arg1[3]*arg2[2]
        adox rbx, rdi                            # x130 = x100 + x101 + OF, OF to x131
        adcx rbp, rbx                            # x130 += x92 + CF, CF to x131
        adox r9, [rip+.Lfe_bls12_381_p_mul_loose_c3] # x131 = x102 + OF, no carry
        adc r9, 0x0                              # x131 += CF, no carry
        mov rdx, r11                             # copy x107
        imul rdx, [rip+.Lfe_bls12_381_p_mul_loose_c0] # x114 = x107*0x89f3fffcfffcfffd mod 2^64
        mulx rdi, rbx, [rip+.Lfe_bls12_381_p_mul_loose_c5] # x122:x121 = x114*0x64774b84f38512bf
        mov r13, rdx                             # copy x114
        mov rdx, [rcx+0x10]                      # load arg2[2]
        mulx r14, r15, [rsi+0x20]                # x104:x103 = arg1[4]*arg2[2]
        mov [rsp-0x18], r10                      # spill x93
        xor r10d, r10d                           # CF = OF = 0
        adox rdi, r9                             # x131 += x122 (OF is 0), OF to x132
        mov rdx, r13                             # copy x114
        mulx r9, r10, [rip+.Lfe_bls12_381_p_mul_loose_c6] # x124:x123 = x114*0x4b1ba7b6434bacd7
        adox rax, r9                             # x132 = x94 + x124 + OF, no carry
        mov rdx, [rcx+0x10]                      # load arg2[2]
        mov [rsp-0x20], rdi                      # spill x131
        mulx r9, rdi, [rsi+0x28]                 # x106:x105 = arg1[5]*arg2[2]
        adox r15, r10                            # x131.2 = x103 + x123 (OF is 0), OF to x132
        adox r14, rax                            # x132 += x104 + OF, OF to x133
        mov rdx, [rip+.Lfe_bls12_381_p_mul_loose_c2] # constant 0xb9feffffffffaaab
        mulx rax, r10, r13                       # x116:x115 = x114*0xb9feffffffffaaab
        adox r9, [rip+.Lfe_bls12_381_p_mul_loose_c3] # x133 = x106 + OF, no carry
        mov [rsp-0x28], r9                       # spill x133
        xor r9d, r9d                             # CF = OF = 0
        adox r10, r11                            # x127 = x107 + x115 (OF is 0), OF to x128
        mov rdx, r13                             # copy x114
        mulx r9, r10, [rip+.Lfe_bls12_381_p_mul_loose_c1] # x118:x117 = x114*0x1eabfffeb153ffff
        adox rax, r8                             # x128 += x116 + OF, OF to x129
        mulx r8, r11, [rip+.Lfe_bls12_381_p_mul_loose_c4] # x120:x119 = x114*0x6730d2a0f6b0f624
        adcx rax, r10                            # x128 += x117 (CF is 0), CF to x129, complete
        adcx r9, r11                             # x129.2 = x119 + x118 + CF, CF to x130
        mov rdx, [rcx+0x20]                      # load arg2[4]
        mulx r10, r11, [rsi+0x28]                # x184:x183 = arg1[5]*arg2[4]
        adox r12, r9                             # x129 += x129.2 + OF, OF to x130, complete
        adox rbx, rbp                            # x130 += x121 + OF, OF to x131
        adcx r8, rbx                             # x130 += x120 + CF, CF to x131, complete
        mov rdx, [rsi]                           # load arg1[0]
        mulx r9, rbx, [rcx+0x18]                 # x135:x134 = arg1[0]*arg2[3]
        adox r15, [rsp-0x20]                     # x131 += x131.2 + OF, OF to x132
        mov rdx, r13                             # copy x114
        mulx rbp, r13, [rip+.Lfe_bls12_381_p_mul_loose_c7] # x126:x125 = x114*0x1a0111ea397fe69a
        adox rdi, r14                            # x132 += x105 + OF, OF to x133
        adox rbp, [rsp-0x28]                     # x133 += x126 + OF, no carry
        adcx r15, [rsp-0x18]                     # x131 += x93 + CF, CF to x132, complete
        adcx rdi, r13                            # x132 += x125 + CF, CF to x133, complete
        adc rbp, 0x0                             # x133 += CF, no carry, complete

        /* complete: [x133, x132, x131, x130, x129, x128] in [rbp, rdi, r15, r8, r12, rax] */
        xor r13d, r13d                           # CF = OF = 0
        adox rbx, rax                            # x146 = x128 + x134 (OF is 0), OF to x167, complete
        mov rdx, [rcx+0x18]                      # load arg2[3]
        mulx rax, r13, [rsi+0x20]                # x143:x142 = arg1[4]*arg2[3]
        adox r9, r12                             # x167 = x129 + x135 + OF, OF to x168
        mulx r12, r14, [rsi+0x8]                 # x137:x136 = arg1[1]*arg2[3]
        adcx r14, r9                             # x167 += x136 (CF is 0), CF to x168
        mov [rsp-0x18], r10                      # spill x184
        mulx r9, r10, [rsi+0x10]                 # x139:x138 = arg1[2]*arg2[3]
        adox r10, r12                            # x168 = x138 + x137 + OF, OF to x169
        adcx r10, r8                             # x168 += x130 + CF, CF to x169
        mulx r8, r12, [rsi+0x18]                 # x141:x140 = arg1[3]*arg2[3]
        adox r15, r12                            # x169 = x140 + x131 + OF, OF to x170
        adcx r9, r15                             # x169 += x139 + CF, CF to x170
        adox rdi, r8                             # x170 = x132 + x141 + OF, OF to x171
        adox rax, rbp                            # x171 = x133 + x143 + OF, OF to x172
        adcx r13, rdi                            # x170 += x142 + CF, CF to x171
        mulx r8, rdi, [rsi+0x28]                 # x145:x144 = arg1[5]*arg2[3]
        adcx rdi, rax                            # x171 += x144 + CF, CF to x172
        adox r8, [rip+.Lfe_bls12_381_p_mul_loose_c3] # x172 = x145 + OF, no carry
        adc r8, 0x0                              # x172 += CF, no carry
        mov rdx, rbx                             # copy x146
        imul rdx, [rip+.Lfe_bls12_381_p_mul_loose_c0] # x153 = x146*0x89f3fffcfffcfffd mod 2^64
        mulx rax, rbp, [rip+.Lfe_bls12_381_p_mul_loose_c2] # x155:x154 = x153*0xb9feffffffffaaab
        xor r12d, r12d                           # CF = OF = 0
        adox rbx, rbp                            # x166 = x146 + x154 (OF is 0), OF to x167
        adox r14, rax                            # x167 += x155 + OF, OF to x168
        mulx rax, rbx, [rip+.Lfe_bls12_381_p_mul_loose_c1] # x157:x156 = x153*0x1eabfffeb153ffff
        adcx r14, rbx                            # x167 += x156 (CF is 0), CF to x168, complete
        mulx rbx, rbp, [rip+.Lfe_bls12_381_p_mul_loose_c4] # x159:x158 = x153*0x6730d2a0f6b0f624
        adcx rax, rbp                            # x168.2 = x158 + x157 + CF, CF to x169
        mulx rbp, r12, [rip+.Lfe_bls12_381_p_mul_loose_c5] # x161:x160 = x153*0x64774b84f38512bf
        adcx rbx, r9                             # x169 += x159 + CF, CF to x170
        adox rax, r10                            # x168 += x168.2 + OF, OF to x169, complete
        adox r12, rbx                            # x169 += x160 + OF, OF to x170, complete
        mulx r9, r10, [rip+.Lfe_bls12_381_p_mul_loose_c6] # x163:x162 = x153*0x4b1ba7b6434bacd7
        adox r13, rbp                            # x170 += x161 + OF, OF to x171
        adcx r13, r10                            # x170 += x162 + CF, CF to x171, complete
        mulx r10, rbx, [rip+.Lfe_bls12_381_p_mul_loose_c7] # x165:x164 = x153*0x1a0111ea397fe69a
        adox r9, rbx                             # x171.2 = x164 + x163 + OF, OF to x172
        mov rdx, [rsi]                           # load arg1[0]
        mulx rbx, rbp, [rcx+0x20]                # x174:x173 = arg1[0]*arg2[4]
        adcx r9, rdi                             # x171 += x171.2 + CF, CF to x172, complete
        adox r8, r10                             # x172 += x165 + OF, no carry
        mov rdx, [rcx+0x20]                      # load arg2[4]
        mulx r10, rdi, [rsi+0x8]                 # x176:x175 = arg1[1]*arg2[4]
        adc r8, 0x0                              # x172 += CF, no carry, complete

        /* complete: [x172, x171, x170, x169, x168, x167] in [r8, r9, r13, r12, rax, r14] */
        xor r15d, r15d                           # CF = OF = 0
        adcx r14, rbp                            # x185 = x167 + x173 (CF is 0), CF to x206, complete
        adox rdi, rbx                            # x206 = x175 + x174 (OF is 0), OF to x207
        adcx rdi, rax                            # x206 += x168 + CF, CF to x207
        mulx rax, rbx, [rsi+0x10]                # x178:x177 = arg1[2]*arg2[4]
        adox r12, rbx                            # x207 = x169 + x177 + OF, OF to x208
        adcx r10, r12                            # x207 += x176 + CF, CF to x208
        adox r13, rax                            # x208 = x170 + x178 + OF, OF to x209
        mulx rax, rbx, [rsi+0x18]                # x180:x179 = arg1[3]*arg2[4]
        adcx rbx, r13                            # x208 += x179 + CF, CF to x209
        adox rax, r9                             # x209 = x171 + x180 + OF, OF to x210
        mulx r9, rbp, [rsi+0x20]                 # x182:x181 = arg1[4]*arg2[4]
        adcx rax, rbp                            # x209 += x181 + CF, CF to x210
        adox r11, r9                             # x210 = x183 + x182 + OF, OF to x211
        adcx r11, r8                             # x210 += x172 + CF, CF to x211
        mov r8, [rsp-0x18]                       # reload x184
        adox r8, [rip+.Lfe_bls12_381_p_mul_loose_c3] # x211 = x184 + OF, no carry
        adc r8, 0x0                              # x211 += CF, no carry
        mov r9, r14                              # copy x185
        imul r9, [rip+.Lfe_bls12_381_p_mul_loose_c0] # x192 = x185*0x89f3fffcfffcfffd mod 2^64
        mov rdx, [rip+.Lfe_bls12_381_p_mul_loose_c2] # constant 0xb9feffffffffaaab
        mulx rbp, r12, r9                        # x194:x193 = x192*0xb9feffffffffaaab
        xor r13d, r13d                           # CF = OF = 0
        adcx r14, r12                            # x205 = x185 + x193 (CF is 0), CF to x206
        mov rdx, r9                              # copy x192
        mulx r12, r13, [rip+.Lfe_bls12_381_p_mul_loose_c1] # x196:x195 = x192*0x1eabfffeb153ffff
        adox rbp, rdi                            # x206 += x194 (OF is 0), OF to x207
        mulx rdi, r14, [rip+.Lfe_bls12_381_p_mul_loose_c4] # x198:x197 = x192*0x6730d2a0f6b0f624
        adox r14, r12                            # x207.2 = x197 + x196 + OF, OF to x208
        adcx rbp, r13                            # x206 += x195 + CF, CF to x207, complete
        mulx r12, r13, [rip+.Lfe_bls12_381_p_mul_loose_c5] # x200:x199 = x192*0x64774b84f38512bf
        adcx r14, r10                            # x207 += x207.2 + CF, CF to x208, complete
        adox rbx, r13                            # x208 += x199 + OF, OF to x209
        adcx rdi, rbx                            # x208 += x198 + CF, CF to x209, complete
        mulx r10, rbx, [rip+.Lfe_bls12_381_p_mul_loose_c6] # x202:x201 = x192*0x4b1ba7b6434bacd7
        adcx rax, rbx                            # x209 += x201 + CF, CF to x210
        mulx r9, rbx, [rip+.Lfe_bls12_381_p_mul_loose_c7] # x204:x203 = x192*0x1a0111ea397fe69a
        adox rax, r12                            # x209 += x200 + OF, OF to x210, complete
        adox r10, r11                            # x210 += x202 + OF, OF to x211
        adox r8, r9                              # x211 += x204 + OF, no carry
        mov rdx, [rcx+0x28]                      # load arg2[5]
        mulx r9, r11, [rsi+0x8]                  # x215:x214 = arg1[1]*arg2[5]
        adcx r10, rbx                            # x210 += x203 + CF, CF to x211, complete
        mulx rbx, r12, [rsi]                     # x213:x212 = arg1[0]*arg2[5]
        adc r8, 0x0                              # x211 += CF, no carry, complete

        /* complete: [x211, x210, x209, x208, x207, x206] in [r8, r10, rax, rdi, r14, rbp] */
        xor r13d, r13d                           # CF = OF = 0
        adcx rbp, r12                            # x224 = x206 + x212 (CF is 0), CF to x245, complete
        mulx r12, r13, [rsi+0x28]                # x223:x222 = arg1[5]*arg2[5]
        adox r14, r11                            # x245 = x207 + x214 (OF is 0), OF to x246
        mulx r11, r15, [rsi+0x10]                # x217:x216 = arg1[2]*arg2[5]
        adox r15, rdi                            # x246 = x216 + x208 + OF, OF to x247
        adcx r14, rbx                            # x245 += x213 + CF, CF to x246
        adcx r9, r15                             # x246 += x215 + CF, CF to x247
        mulx rdi, rbx, [rsi+0x18]                # x219:x218 = arg1[3]*arg2[5]
        adox r11, rbx                            # x247 = x217 + x218 + OF, OF to x248
        adox r10, rdi                            # x248 = x210 + x219 + OF, OF to x249
        adcx r11, rax                            # x247 += x209 + CF, CF to x248
        mulx rax, rcx, [rsi+0x20]                # x221:x220 = arg1[4]*arg2[5]
        adcx r10, rcx                            # x248 += x220 + CF, CF to x249
        adox r8, rax                             # x249 = x211 + x221 + OF, no carry
        adcx r8, r13                             # x249 += x222 + CF, CF to x250
        adc r12, 0x0                             # x250 = x223 + CF, no carry
        mov rdx, rbp                             # copy x224
        imul rdx, [rip+.Lfe_bls12_381_p_mul_loose_c0] # x231 = x224*0x89f3fffcfffcfffd mod 2^64
        mulx rax, rcx, [rip+.Lfe_bls12_381_p_mul_loose_c2] # x233:x232 = x231*0xb9feffffffffaaab
        xor edi, edi                             # CF = OF = 0
        adox rcx, rbp                            # x244 = x224 + x232 (OF is 0), OF to x245
        adox rax, r14                            # x245 += x233 + OF, OF to x246
        mulx rcx, rdi, [rip+.Lfe_bls12_381_p_mul_loose_c1] # x235:x234 = x231*0x1eabfffeb153ffff
        mulx rsi, rbx, [rip+.Lfe_bls12_381_p_mul_loose_c4] # x237:x236 = x231*0x6730d2a0f6b0f624
        adox rbx, rcx                            # x246.2 = x236 + x235 + OF, OF to x247
        adcx rax, rdi                            # x245 += x234 (CF is 0), CF to x246, complete
        adcx rbx, r9                             # x246 += x246.2 + CF, CF to x247, complete
        mulx r9, rcx, [rip+.Lfe_bls12_381_p_mul_loose_c5] # x239:x238 = x231*0x64774b84f38512bf
        adcx rcx, rsi                            # x247.2 = x238 + x237 + CF, CF to x248
        adox r11, rcx                            # x247 += x247.2 + OF, OF to x248, complete
        adcx r9, r10                             # x248 += x239 + CF, CF to x249
        mulx r10, rcx, [rip+.Lfe_bls12_381_p_mul_loose_c6] # x241:x240 = x231*0x4b1ba7b6434bacd7
        adox r9, rcx                             # x248 += x240 + OF, OF to x249, complete
        mulx rcx, rdi, [rip+.Lfe_bls12_381_p_mul_loose_c7] # x243:x242 = x231*0x1a0111ea397fe69a
        adox r10, r8                             # x249 += x241 + OF, OF to x250
        adcx r10, rdi                            # x249 += x242 + CF, CF to x250, complete
        mov r8, [rsp-0x8]                        # reload pointer out1
        mov [r8+0x10], r11                       # out1[2] = x247
        mov [r8+0x8], rbx                        # out1[1] = x246
        mov [r8], rax                            # out1[0] = x245
        adox r12, rcx                            # x250 += x243 + OF, no carry
        adc r12, 0x0                             # x250 += CF, no carry, complete

        /* complete: [x250, x249, x248, x247, x246, x245] in [r12, r10, r9, r11, rbx, rax] */
        mov [r8+0x28], r12                       # out1[5] = x250
        mov [r8+0x20], r10                       # out1[4] = x249
        mov [r8+0x18], r9                        # out1[3] = x248

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
.Lfe_bls12_381_p_mul_loose_c1: .quad 0x1eabfffeb153ffff
.Lfe_bls12_381_p_mul_loose_c2: .quad 0xb9feffffffffaaab
.Lfe_bls12_381_p_mul_loose_c3: .quad 0x0
.Lfe_bls12_381_p_mul_loose_c4: .quad 0x6730d2a0f6b0f624
.Lfe_bls12_381_p_mul_loose_c5: .quad 0x64774b84f38512bf
.Lfe_bls12_381_p_mul_loose_c6: .quad 0x4b1ba7b6434bacd7
.Lfe_bls12_381_p_mul_loose_c7: .quad 0x1a0111ea397fe69a
        .size   fe_bls12_381_p_mul_loose, .-fe_bls12_381_p_mul_loose
        .section .note.GNU-stack, "", @progbits
