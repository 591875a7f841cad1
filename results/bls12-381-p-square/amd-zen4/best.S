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
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x37, then x60, then x189
 *   [rsp-0x18]  x49, then x192
 *   [rsp-0x20]  x50, then x189, then pointer arg1
 *   [rsp-0x28]  x45, then x188
 *   [rsp-0x30]  x188, then x190
 *   [rsp-0x38]  x191
 *   [rsp-0x40]  x191.2
 *   [rsp-0x48]  x146
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
 *   x61 = x39 + x39 + x50 (carry to x188)
 *   x81 = x45 + x69 (carry to x82)
 *   x82 = x57 + x70 + x71 (carry to x102)
 *   x101 = x82 + x89 (carry to x102)
 *   x102 = x58 + x72 + x73 + x90 + x91 (carry to x103)
 *   x103 = x59 + x74 + x75 + x92 + x93 (carry to x104)
 *   x104 = x60 + x76 + x77 + x94 + x95 (carry to x105)
 *   x105 = x61 + x78 + x79 + x96 + x97 (carry to x106)
 *   x106 = x80 + x98 + x99 (carry to x107)
 *   x107 = x100
 *   x121 = x102 + x109 (carry to x122)
 *   x122 = x103 + x110 + x111 (carry to x142)
 *   x141 = x122 + x129 (carry to x142)
 *   x142 = x104 + x112 + x113 + x130 + x131 (carry to x143)
 *   x143 = x105 + x114 + x115 + x132 + x133 (carry to x144)
 *   x144 = x106 + x116 + x117 + x134 + x135 (carry to x145)
 *   x145 = x107 + x118 + x119 + x136 + x137 (carry to x146)
 *   x146 = x120 + x138 + x139 (carry to x147)
 *   x147 = x140
 *   x161 = x142 + x149 (carry to x162)
 *   x162 = x143 + x150 + x151 (carry to x182)
 *   x181 = x162 + x169 (carry to x182)
 *   x182 = x144 + x152 + x153 + x170 + x171 (carry to x183)
 *   x183 = x145 + x154 + x155 + x172 + x173 (carry to x184)
 *   x184 = x146 + x156 + x157 + x174 + x175 (carry to x185)
 *   x185 = x147 + x158 + x159 + x176 + x177 (carry to x186)
 *   x186 = x160 + x178 + x179 (carry to x187)
 *   x187 = x180
 *   x188 = x40 + x40 + x51 + x182 (carry to x189)
 *   x189 = x41 + x41 + x52 + x183 (carry to x190)
 *   x190 = x42 + x42 + x53 + x184 (carry to x191)
 *   x191 = x43 + x43 + x54 + x185 (carry to x192)
 *   x192 = x44 + x44 + x55 + x186 (carry to x193)
 *   x193 = x56 + x187
 *
 * 281 instructions; 86.5 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.450 [1.446, 1.451] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.342 [1.342, 1.344] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 989d61e75f6b8ad96c2997dfa25e69ebbbf3e6722cf38f438b7365763375598c
 * found by Fieldwright, seed 1, 2026-11-23T02:09:24.697Z
 * npm run optimize -- --curve bls12-381-p --op square --seed 1 --budget 150s
 * sha256 of the code: fd53757bbbdd8d0ca4db54d594841f85d94d49f7cf95b6985c0578899898c6ae
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

        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rax, r8, [rsi+0x10]                 # x17:x16 = arg1[1]*arg1[2]
        mov rdx, [rsi]                           # load arg1[0]
        mulx r9, r10, [rsi+0x20]                 # x13:x12 = arg1[0]*arg1[4]
        mulx r11, rcx, [rsi+0x18]                # x11:x10 = arg1[0]*arg1[3]
        mulx rbx, rbp, [rsi+0x8]                 # x7:x6 = arg1[0]*arg1[1]
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r12, r13, [rsi+0x8]                 # x19:x18 = arg1[1]*arg1[3]
        xor r14d, r14d                           # CF = OF = 0
        adcx r11, r10                            # x38 = x12 + x11 (CF is 0), CF to x39
        mov rdx, [rsi+0x28]                      # load arg1[5]
        mulx r10, r14, [rsi]                     # x15:x14 = arg1[0]*arg1[5]
        adcx r12, r9                             # x39 = x19 + x13 + CF, CF to x40
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mov [rsp-0x8], rdi                       # spill pointer out1
        mulx r9, rdi, [rsi]                      # x9:x8 = arg1[0]*arg1[2]
        adox rbx, rdi                            # x36 = x7 + x8 (OF is 0), OF to x37, complete
        adox rcx, r9                             # x37 = x10 + x9 + OF, OF to x38
        adcx r10, [rip+.Lfe_bls12_381_p_square_loose_c0] # x40 = x15 + CF, no carry
        adcx r8, rcx                             # x37 += x16 (CF is 0), CF to x38, complete
        mulx r9, rcx, [rsi+0x18]                 # x25:x24 = arg1[2]*arg1[3]
        mov [rsp-0x10], r8                       # spill x37
        mulx rdi, r8, [rsi+0x20]                 # x27:x26 = arg1[2]*arg1[4]
        adox rax, r13                            # x38.2 = x18 + x17 + OF, OF to x39
        adox r14, rcx                            # x39.2 = x24 + x14 + OF, OF to x40
        adcx rax, r11                            # x38 += x38.2 + CF, CF to x39, complete
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r11, rcx, [rsi+0x20]                # x21:x20 = arg1[1]*arg1[4]
        adcx rcx, r12                            # x39 += x20 + CF, CF to x40
        adcx r8, r10                             # x40 += x26 + CF, CF to x41
        mulx r10, r12, [rsi+0x28]                # x23:x22 = arg1[1]*arg1[5]
        adox r9, r8                              # x40 += x25 + OF, OF to x41
        adcx r10, [rip+.Lfe_bls12_381_p_square_loose_c0] # x41 = x23 + CF, no carry
        adcx r14, rcx                            # x39 += x39.2 (CF is 0), CF to x40, complete
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r8, rcx, rdx                        # x50:x49 = arg1[2]*arg1[2]
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mov [rsp-0x18], rcx                      # spill x49
        mulx r13, rcx, [rsi+0x20]                # x31:x30 = arg1[3]*arg1[4]
        adox rcx, r10                            # x41 += x30 + OF, OF to x42
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mov [rsp-0x20], r8                       # spill x50
        mulx r10, r8, [rsi+0x28]                 # x29:x28 = arg1[2]*arg1[5]
        adox r10, [rip+.Lfe_bls12_381_p_square_loose_c0] # x42 = x29 + OF, no carry
        adox r9, r12                             # x40 += x22 (OF is 0), OF to x41
        adcx r11, r9                             # x40 += x21 + CF, CF to x41, complete
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r9, r12, [rsi+0x28]                 # x33:x32 = arg1[3]*arg1[5]
        adcx r8, rcx                             # x41 += x28 + CF, CF to x42
        adcx r13, r12                            # x42.2 = x32 + x31 + CF, CF to x43
        mov rdx, [rsi]                           # load arg1[0]
        mulx rcx, r12, rdx                       # x46:x45 = arg1[0]*arg1[0]
        adox r8, rdi                             # x41 += x27 + OF, OF to x42, complete
        adox r10, r13                            # x42 += x42.2 + OF, OF to x43, complete
        adcx r9, [rip+.Lfe_bls12_381_p_square_loose_c0] # x43 = x33 + CF, no carry
        adox r9, [rip+.Lfe_bls12_381_p_square_loose_c0] # x43 += OF, no carry
        xor edi, edi                             # CF = OF = 0
        adox rcx, rbp                            # x57 = x46 + x6 (OF is 0), OF to x58
        adox rbx, rbx                            # x58 = x36 + x36 + OF, OF to x59
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rdi, r13, rdx                       # x48:x47 = arg1[1]*arg1[1]
        mov [rsp-0x28], r12                      # spill x45
        mov r12, [rsp-0x10]                      # reload x37
        adox r12, [rsp-0x10]                     # x59 = x37 + x37 + OF, OF to x60
        adox rax, rax                            # x60 = x38 + x38 + OF, OF to x61
        mov [rsp-0x10], rax                      # spill x60
        mov rax, [rsp-0x20]                      # reload x50
        adox rax, r14                            # x61 = x50 + x39 + OF, OF to x188
        adox r11, r11                            # x188 = x40 + x40 + OF, OF to x189
        adox r8, r8                              # x189 = x41 + x41 + OF, OF to x190
        mov rdx, [rsi+0x20]                      # load arg1[4]
        mov [rsp-0x20], r8                       # spill x189
        mov [rsp-0x30], r11                      # spill x188
        mulx r8, r11, [rsi+0x28]                 # x35:x34 = arg1[4]*arg1[5]
        adcx r9, r11                             # x43 += x34 (CF is 0), CF to x44, complete
        adox r10, r10                            # x190 = x42 + x42 + OF, OF to x191
        adox r9, r9                              # x191 = x43 + x43 + OF, OF to x192
        adcx r8, [rip+.Lfe_bls12_381_p_square_loose_c0] # x44 = x35 + CF, no carry, complete

        /* complete: [x44, x43, x42, x41, x40, x39, x38, x37, x36] in [r8, -, -, -, -, r14, -, -, -] */
        adox r8, r8                              # x192 = x44 + x44 + OF, no carry
        add rcx, rbp                             # x57 += x6, CF to x58, complete
        adcx rbx, r13                            # x58 += x47 + CF, CF to x59, complete
        mulx r11, rbp, rdx                       # x54:x53 = arg1[4]*arg1[4]
        adc r12, rdi                             # x59 += x48 + CF, CF to x60, complete
        mov rdi, [rsp-0x10]                      # reload x60
        adcx rdi, [rsp-0x18]                     # x60 += x49 + CF, CF to x61, complete
        adc r14, rax                             # x61 += x39 + CF, CF to x188, complete

        /* complete: [x61, x60, x59, x58, x57] in [r14, rdi, r12, rbx, rcx] */
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx rax, r13, rdx                       # x52:x51 = arg1[3]*arg1[3]
        adc r13, [rsp-0x30]                      # x188 += x51 + CF, CF to x189
        adc rax, [rsp-0x20]                      # x189 += x52 + CF, CF to x190
        adc r10, rbp                             # x190 += x53 + CF, CF to x191
        adc r11, 0x0                             # x191.2 = x54 + CF, CF to x192
        adc r8, 0x0                              # x192 += CF, no carry
        mov rbp, [rsp-0x28]                      # reload x45
        imul rbp, [rip+.Lfe_bls12_381_p_square_loose_c1] # x68 = x45*0x89f3fffcfffcfffd mod 2^64
        mov rdx, [rip+.Lfe_bls12_381_p_square_loose_c2] # constant 0xb9feffffffffaaab
        mov [rsp-0x20], rsi                      # spill pointer arg1
        mov [rsp-0x30], r10                      # spill x190
        mulx rsi, r10, rbp                       # x70:x69 = x68*0xb9feffffffffaaab
        mov [rsp-0x10], rax                      # spill x189
        xor eax, eax                             # CF = OF = 0
        adox r10, [rsp-0x28]                     # x81 = x45 + x69 (OF is 0), OF to x82
        mov rdx, rbp                             # copy x68
        mulx rax, r10, [rip+.Lfe_bls12_381_p_square_loose_c3] # x72:x71 = x68*0x1eabfffeb153ffff
        mov [rsp-0x28], r13                      # spill x188
        mov [rsp-0x18], r8                       # spill x192
        mulx r13, r8, [rip+.Lfe_bls12_381_p_square_loose_c4] # x74:x73 = x68*0x6730d2a0f6b0f624
        adox r10, rcx                            # x82 = x57 + x71 + OF, OF to x102
        adox rax, rbx                            # x102 = x72 + x58 + OF, OF to x103
        mulx rcx, rbx, [rip+.Lfe_bls12_381_p_square_loose_c5] # x76:x75 = x68*0x64774b84f38512bf
        mov [rsp-0x38], r9                       # spill x191
        mov [rsp-0x40], r11                      # spill x191.2
        mulx r9, r11, [rip+.Lfe_bls12_381_p_square_loose_c6] # x78:x77 = x68*0x4b1ba7b6434bacd7
        adcx r10, rsi                            # x82 += x70 (CF is 0), CF to x102, complete
        adcx r8, rax                             # x102 += x73 + CF, CF to x103
        adox rbx, r12                            # x103 = x59 + x75 + OF, OF to x104
        adcx r13, rbx                            # x103 += x74 + CF, CF to x104
        adox rdi, r11                            # x104 = x60 + x77 + OF, OF to x105
        adcx rcx, rdi                            # x104 += x76 + CF, CF to x105
        adox r9, r14                             # x105 = x61 + x78 + OF, OF to x106
        mulx rax, r11, [rip+.Lfe_bls12_381_p_square_loose_c7] # x80:x79 = x68*0x1a0111ea397fe69a
        adcx r11, r9                             # x105 += x79 + CF, CF to x106
        adox rax, [rip+.Lfe_bls12_381_p_square_loose_c0] # x106 = x80 + OF, no carry
        adc rax, 0x0                             # x106 += CF, no carry
        mov r9, r10                              # copy x82
        imul r9, [rip+.Lfe_bls12_381_p_square_loose_c1] # x88 = x82*0x89f3fffcfffcfffd mod 2^64
        mov rdx, [rip+.Lfe_bls12_381_p_square_loose_c2] # constant 0xb9feffffffffaaab
        mulx rdi, rsi, r9                        # x90:x89 = x88*0xb9feffffffffaaab
        xor ebx, ebx                             # CF = OF = 0
        adox rsi, r10                            # x101 = x82 + x89 (OF is 0), OF to x102
        mov rdx, r9                              # copy x88
        mulx r10, rsi, [rip+.Lfe_bls12_381_p_square_loose_c3] # x92:x91 = x88*0x1eabfffeb153ffff
        adox r8, rdi                             # x102 += x90 + OF, OF to x103
        adcx r8, rsi                             # x102 += x91 (CF is 0), CF to x103, complete
        adox r10, r13                            # x103 += x92 + OF, OF to x104
        mulx rdi, rsi, [rip+.Lfe_bls12_381_p_square_loose_c5] # x96:x95 = x88*0x64774b84f38512bf
        mulx rbx, rbp, [rip+.Lfe_bls12_381_p_square_loose_c6] # x98:x97 = x88*0x4b1ba7b6434bacd7
        mulx r12, r13, [rip+.Lfe_bls12_381_p_square_loose_c4] # x94:x93 = x88*0x6730d2a0f6b0f624
        adox rsi, rcx                            # x104 += x95 + OF, OF to x105
        adox r11, rbp                            # x105 += x97 + OF, OF to x106
        adcx r10, r13                            # x103 += x93 + CF, CF to x104, complete
        adcx r12, rsi                            # x104 += x94 + CF, CF to x105, complete
        mulx r9, rcx, [rip+.Lfe_bls12_381_p_square_loose_c7] # x100:x99 = x88*0x1a0111ea397fe69a
        adox rax, rcx                            # x106 += x99 + OF, OF to x107
        mov rdx, r8                              # copy x102
        mulx rcx, rsi, [rip+.Lfe_bls12_381_p_square_loose_c1] # x108 = x102*0x89f3fffcfffcfffd mod 2^64
        mov rdx, [rip+.Lfe_bls12_381_p_square_loose_c3] # constant 0x1eabfffeb153ffff
        mulx rcx, rbp, rsi                       # x112:x111 = x108*0x1eabfffeb153ffff
        adcx r11, rdi                            # x105 += x96 + CF, CF to x106, complete
        adcx rbx, rax                            # x106 += x98 + CF, CF to x107, complete
        mov rdx, rsi                             # copy x108
        mulx rax, rdi, [rip+.Lfe_bls12_381_p_square_loose_c2] # x110:x109 = x108*0xb9feffffffffaaab
        adcx r9, [rip+.Lfe_bls12_381_p_square_loose_c0] # x107 = x100 + CF, no carry
        adox r9, [rip+.Lfe_bls12_381_p_square_loose_c0] # x107 += OF, no carry, complete

        /* complete: [x107, x106, x105, x104, x103, x102] in [r9, rbx, r11, r12, r10, r8] */
        xor r13d, r13d                           # CF = OF = 0
        adcx rdi, r8                             # x121 = x102 + x109 (CF is 0), CF to x122
        adox rbp, r10                            # x122 = x111 + x103 (OF is 0), OF to x142
        mulx r8, r10, [rip+.Lfe_bls12_381_p_square_loose_c4] # x114:x113 = x108*0x6730d2a0f6b0f624
        adox rcx, r12                            # x142 = x104 + x112 + OF, OF to x143
        adcx rbp, rax                            # x122 += x110 + CF, CF to x142, complete
        mulx rax, rdi, [rip+.Lfe_bls12_381_p_square_loose_c5] # x116:x115 = x108*0x64774b84f38512bf
        adcx rcx, r10                            # x142 += x113 + CF, CF to x143
        mov rdx, rbp                             # copy x122
        mulx r10, r12, [rip+.Lfe_bls12_381_p_square_loose_c1] # x128 = x122*0x89f3fffcfffcfffd mod 2^64
        adcx r8, rdi                             # x143 = x114 + x115 + CF, CF to x144
        adox r8, r11                             # x143 += x105 + OF, OF to x144
        mov rdx, rsi                             # copy x108
        mulx r10, r11, [rip+.Lfe_bls12_381_p_square_loose_c6] # x118:x117 = x108*0x4b1ba7b6434bacd7
        adcx r11, rbx                            # x144 = x117 + x106 + CF, CF to x145
        mulx rdi, rsi, [rip+.Lfe_bls12_381_p_square_loose_c7] # x120:x119 = x108*0x1a0111ea397fe69a
        adox rax, r11                            # x144 += x116 + OF, OF to x145
        adcx r9, rsi                             # x145 = x107 + x119 + CF, CF to x146
        mov rdx, r12                             # copy x128
        mulx r11, rsi, [rip+.Lfe_bls12_381_p_square_loose_c2] # x130:x129 = x128*0xb9feffffffffaaab
        adcx rdi, [rip+.Lfe_bls12_381_p_square_loose_c0] # x146 = x120 + CF, no carry
        adox r9, [rip+.Lfe_bls12_381_p_square_loose_c0] # x145 += OF, OF to x146
        adox rdi, [rip+.Lfe_bls12_381_p_square_loose_c0] # x146 += OF, no carry
        xor ebx, ebx                             # CF = OF = 0
        adox rsi, rbp                            # x141 = x122 + x129 (OF is 0), OF to x142
        mulx rsi, rbx, [rip+.Lfe_bls12_381_p_square_loose_c3] # x132:x131 = x128*0x1eabfffeb153ffff
        mulx rbp, r13, [rip+.Lfe_bls12_381_p_square_loose_c5] # x136:x135 = x128*0x64774b84f38512bf
        adox rcx, r11                            # x142 += x130 + OF, OF to x143
        adcx rbx, rcx                            # x142 += x131 (CF is 0), CF to x143, complete
        mulx r11, rcx, [rip+.Lfe_bls12_381_p_square_loose_c4] # x134:x133 = x128*0x6730d2a0f6b0f624
        adox rsi, rcx                            # x143.2 = x132 + x133 + OF, OF to x144
        mulx rcx, r14, [rip+.Lfe_bls12_381_p_square_loose_c6] # x138:x137 = x128*0x4b1ba7b6434bacd7
        adox r13, rax                            # x144 += x135 + OF, OF to x145
        adcx rsi, r8                             # x143 += x143.2 + CF, CF to x144, complete
        adox r9, rbp                             # x145 += x136 + OF, OF to x146
        mov rdx, rbx                             # copy x142
        mulx rax, rdx, [rip+.Lfe_bls12_381_p_square_loose_c1] # x148 = x142*0x89f3fffcfffcfffd mod 2^64
        adcx r11, r13                            # x144 += x134 + CF, CF to x145, complete
        adcx r9, r14                             # x145 += x137 + CF, CF to x146
        mulx rax, r8, [rip+.Lfe_bls12_381_p_square_loose_c4] # x154:x153 = x148*0x6730d2a0f6b0f624
        adox rcx, [rip+.Lfe_bls12_381_p_square_loose_c0] # x146.2 = x138 + OF, no carry
        adox r10, r9                             # x145 += x118 (OF is 0), OF to x146, complete
        mulx r9, rbp, [rip+.Lfe_bls12_381_p_square_loose_c2] # x150:x149 = x148*0xb9feffffffffaaab
        mov r13, rdx                             # copy x148
        mov rdx, r12                             # copy x128
        mulx r12, r14, [rip+.Lfe_bls12_381_p_square_loose_c7] # x140:x139 = x128*0x1a0111ea397fe69a
        adcx r14, rcx                            # x146.2 += x139 + CF, CF to x147
        adox rdi, r14                            # x146 += x146.2 + OF, OF to x147, complete
        mov rdx, r13                             # copy x148
        mulx rcx, r14, [rip+.Lfe_bls12_381_p_square_loose_c3] # x152:x151 = x148*0x1eabfffeb153ffff
        adox r12, [rip+.Lfe_bls12_381_p_square_loose_c0] # x147 = x140 + OF, no carry
        adox rsi, r14                            # x162 = x143 + x151 (OF is 0), OF to x182
        mov [rsp-0x48], rdi                      # spill x146
        mulx r14, rdi, [rip+.Lfe_bls12_381_p_square_loose_c6] # x158:x157 = x148*0x4b1ba7b6434bacd7
        adox r11, rcx                            # x182 = x152 + x144 + OF, OF to x183
        adcx r12, [rip+.Lfe_bls12_381_p_square_loose_c0] # x147 += CF, no carry, complete

        /* complete: [x147, x146, x145, x144, x143, x142] in [r12, [rsp-0x48], r10, -, -, rbx] */
        adcx rbx, rbp                            # x161 = x142 + x149 (CF is 0), CF to x162
        adcx r9, rsi                             # x162 += x150 + CF, CF to x182, complete
        mulx rcx, rsi, [rip+.Lfe_bls12_381_p_square_loose_c5] # x156:x155 = x148*0x64774b84f38512bf
        adox rsi, r10                            # x183 = x155 + x145 + OF, OF to x184
        adcx r11, r8                             # x182 += x153 + CF, CF to x183
        adcx rax, rsi                            # x183 += x154 + CF, CF to x184
        adox rcx, [rip+.Lfe_bls12_381_p_square_loose_c0] # x184 = x156 + OF, no carry
        adc rcx, 0x0                             # x184 += CF, no carry
        mov rdx, r9                              # copy x162
        imul rdx, [rip+.Lfe_bls12_381_p_square_loose_c1] # x168 = x162*0x89f3fffcfffcfffd mod 2^64
        mulx r8, r10, [rip+.Lfe_bls12_381_p_square_loose_c2] # x170:x169 = x168*0xb9feffffffffaaab
        mulx rsi, rbx, [rip+.Lfe_bls12_381_p_square_loose_c3] # x172:x171 = x168*0x1eabfffeb153ffff
        xor ebp, ebp                             # CF = OF = 0
        adox rbx, r11                            # x182 += x171 (OF is 0), OF to x183
        adcx r10, r9                             # x181 = x162 + x169 (CF is 0), CF to x182
        mulx r9, r10, [rip+.Lfe_bls12_381_p_square_loose_c4] # x174:x173 = x168*0x6730d2a0f6b0f624
        adcx r8, rbx                             # x182 += x170 + CF, CF to x183, complete
        adcx r10, rsi                            # x183.2 = x173 + x172 + CF, CF to x184
        mulx r11, rsi, [rip+.Lfe_bls12_381_p_square_loose_c5] # x176:x175 = x168*0x64774b84f38512bf
        adox rax, r10                            # x183 += x183.2 + OF, OF to x184, complete
        adcx rsi, r9                             # x184.2 = x174 + x175 + CF, CF to x185
        mulx r9, r10, [rip+.Lfe_bls12_381_p_square_loose_c6] # x178:x177 = x168*0x4b1ba7b6434bacd7
        adox rdi, rcx                            # x184 += x157 + OF, OF to x185
        mov rcx, rdx                             # copy x168
        mov rdx, [rip+.Lfe_bls12_381_p_square_loose_c7] # constant 0x1a0111ea397fe69a
        mulx rbx, rbp, r13                       # x160:x159 = x148*0x1a0111ea397fe69a
        adox r14, r12                            # x185 = x147 + x158 + OF, no carry
        adox rdi, rsi                            # x184 += x184.2 (OF is 0), OF to x185
        adcx r10, rbp                            # x185.2 = x177 + x159 + CF, CF to x186
        adox r11, r14                            # x185 += x176 + OF, no carry
        adc rbx, 0x0                             # x186 = x160 + CF, no carry
        xor esi, esi                             # CF = OF = 0
        adcx rdi, [rsp-0x48]                     # x184 += x146 (CF is 0), CF to x185, complete
        adcx r10, r11                            # x185 += x185.2 + CF, CF to x186, complete
        mov r11, [rsp-0x38]                      # reload x191
        adox r11, [rsp-0x40]                     # x191 += x191.2 (OF is 0), OF to x192
        mov rsi, [rsp-0x18]                      # reload x192
        adox rsi, [rip+.Lfe_bls12_381_p_square_loose_c0] # x192 += OF, no carry
        lea r9, [rbx+r9]                         # x186 += x178
        mulx rcx, rbx, rcx                       # x180:x179 = x168*0x1a0111ea397fe69a
        adox r8, [rsp-0x28]                      # x188 += x182 (OF is 0), OF to x189, complete
        adox rax, [rsp-0x10]                     # x189 += x183 + OF, OF to x190, complete
        adcx rbx, r9                             # x186 += x179 + CF, CF to x187, complete
        adox rdi, [rsp-0x30]                     # x190 += x184 + OF, OF to x191, complete
        adox r11, r10                            # x191 += x185 + OF, OF to x192, complete
        mov r9, [rsp-0x20]                       # reload pointer arg1
        mov rdx, [r9+0x28]                       # load arg1[5]
        mulx r9, r10, rdx                        # x56:x55 = arg1[5]*arg1[5]
        adox r10, rbx                            # x192.2 = x55 + x186 + OF, OF to x193
        adcx rcx, [rip+.Lfe_bls12_381_p_square_loose_c0] # x187 = x180 + CF, no carry, complete

        /* complete: [x187, x186, x185, x184, x183, x182] in [rcx, rbx, -, -, -, -] */
        adox rcx, r9                             # x193 = x56 + x187 + OF, no carry
        adcx r10, rsi                            # x192 += x192.2 (CF is 0), CF to x193, complete
        mov r9, [rsp-0x8]                        # reload pointer out1
        mov [r9+0x10], rdi                       # out1[2] = x190
        mov [r9], r8                             # out1[0] = x188
        mov [r9+0x20], r10                       # out1[4] = x192
        mov [r9+0x8], rax                        # out1[1] = x189
        adc rcx, 0x0                             # x193 += CF, no carry, complete

        /* complete: [x193, x192, x191, x190, x189, x188] in [rcx, r10, r11, rdi, rax, r8] */
        mov [r9+0x28], rcx                       # out1[5] = x193
        mov [r9+0x18], r11                       # out1[3] = x191

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
.Lfe_bls12_381_p_square_loose_c2: .quad 0xb9feffffffffaaab
.Lfe_bls12_381_p_square_loose_c3: .quad 0x1eabfffeb153ffff
.Lfe_bls12_381_p_square_loose_c4: .quad 0x6730d2a0f6b0f624
.Lfe_bls12_381_p_square_loose_c5: .quad 0x64774b84f38512bf
.Lfe_bls12_381_p_square_loose_c6: .quad 0x4b1ba7b6434bacd7
.Lfe_bls12_381_p_square_loose_c7: .quad 0x1a0111ea397fe69a
        .size   fe_bls12_381_p_square_loose, .-fe_bls12_381_p_square_loose
        .section .note.GNU-stack, "", @progbits
