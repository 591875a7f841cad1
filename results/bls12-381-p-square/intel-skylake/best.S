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
 *   [rsp-0x10]  x45, then x193
 *   [rsp-0x18]  x192
 *   [rsp-0x20]  x191
 *   [rsp-0x28]  x186
 *   [rsp-0x30]  x185
 *   [rsp-0x38]  x190
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
 * 265 instructions; 105.2 cycles on Intel(R) Xeon(R) Processor @ 2.50GHz (intel-skylake)
 * throughput: 1.209 [1.199, 1.216] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.214 [1.210, 1.215] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 88631079f4d90a2e2a6860ae0650b6bfce75f007c99a3220fbd8148904b0091a
 * found by Fieldwright, seed 1, 2026-11-22T18:54:47.560Z
 * npm run optimize -- --curve bls12-381-p --op square --seed 1 --budget 60s
 * sha256 of the code: 26e7c4fa2f66501414f8e20be439530cc0e953a557c7b8cce41f030b96398a7f
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

        mov rdx, [rsi]                           # load arg1[0]
        mulx rax, r8, [rsi+0x18]                 # x11:x10 = arg1[0]*arg1[3]
        mulx r9, r10, [rsi+0x10]                 # x9:x8 = arg1[0]*arg1[2]
        xor r11d, r11d                           # CF = OF = 0
        adcx r8, r9                              # x37 = x9 + x10 (CF is 0), CF to x38
        mulx r9, r11, [rsi+0x20]                 # x13:x12 = arg1[0]*arg1[4]
        adcx rax, r11                            # x38 = x11 + x12 + CF, CF to x39
        mulx r11, rcx, [rsi+0x28]                # x15:x14 = arg1[0]*arg1[5]
        adcx r9, rcx                             # x39 = x13 + x14 + CF, CF to x40
        mulx rcx, rbx, [rsi+0x8]                 # x7:x6 = arg1[0]*arg1[1]
        adc r11, 0x0                             # x40 = x15 + CF, no carry
        xor ebp, ebp                             # CF = OF = 0
        adcx rcx, r10                            # x36 = x7 + x8 (CF is 0), CF to x37, complete
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r10, rbp, [rsi+0x18]                # x19:x18 = arg1[1]*arg1[3]
        mulx r12, r13, [rsi+0x10]                # x17:x16 = arg1[1]*arg1[2]
        adcx r8, r13                             # x37 += x16 + CF, CF to x38, complete
        adox r12, rax                            # x38 += x17 (OF is 0), OF to x39
        adcx r12, rbp                            # x38 += x18 + CF, CF to x39, complete
        mulx rax, rbp, [rsi+0x20]                # x21:x20 = arg1[1]*arg1[4]
        adox rbp, r9                             # x39 += x20 + OF, OF to x40
        adcx rbp, r10                            # x39 += x19 + CF, CF to x40
        mulx r9, r10, [rsi+0x28]                 # x23:x22 = arg1[1]*arg1[5]
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r13, r14, [rsi+0x20]                # x27:x26 = arg1[2]*arg1[4]
        adox r14, rax                            # x40.2 = x26 + x21 + OF, OF to x41
        adcx r10, r14                            # x40.2 += x22 + CF, CF to x41
        mulx rax, r14, [rsi+0x18]                # x25:x24 = arg1[2]*arg1[3]
        mov [rsp-0x8], rdi                       # spill pointer out1
        mulx r15, rdi, [rsi+0x28]                # x29:x28 = arg1[2]*arg1[5]
        adcx rdi, [rip+.Lfe_bls12_381_p_square_loose_c0] # x41 = x28 + CF, CF to x42
        adcx r15, [rip+.Lfe_bls12_381_p_square_loose_c0] # x42 = x29 + CF, no carry
        adcx rbp, r14                            # x39 += x24 (CF is 0), CF to x40, complete
        adcx r10, r11                            # x40 += x40.2 + CF, CF to x41
        adcx r9, rdi                             # x41 += x23 + CF, CF to x42
        adcx r15, [rip+.Lfe_bls12_381_p_square_loose_c0] # x42 += CF, no carry
        adcx r10, rax                            # x40 += x25 (CF is 0), CF to x41, complete
        adcx r13, r9                             # x41 += x27 + CF, CF to x42
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx rax, r9, [rsi+0x20]                 # x31:x30 = arg1[3]*arg1[4]
        mulx r11, rdi, [rsi+0x28]                # x33:x32 = arg1[3]*arg1[5]
        adox r13, r9                             # x41 += x30 + OF, OF to x42, complete
        adcx rdi, r15                            # x42 += x32 + CF, CF to x43
        adox rdi, rax                            # x42 += x31 + OF, OF to x43, complete
        adcx r11, [rip+.Lfe_bls12_381_p_square_loose_c0] # x43 = x33 + CF, no carry
        adcx rdi, rdi                            # x190 = x42 + x42 (CF is 0), CF to x191
        mov rdx, [rsi+0x20]                      # load arg1[4]
        mulx rax, r9, [rsi+0x28]                 # x35:x34 = arg1[4]*arg1[5]
        adox r11, r9                             # x43 += x34 + OF, OF to x44, complete
        adcx r11, r11                            # x191 = x43 + x43 + CF, CF to x192
        adox rax, [rip+.Lfe_bls12_381_p_square_loose_c0] # x44 = x35 + OF, no carry, complete

        /* complete: [x44, x43, x42, x41, x40, x39, x38, x37, x36] in [rax, -, -, r13, r10, rbp, r12, r8, rcx] */
        adc rax, rax                             # x192 = x44 + x44 + CF, no carry
        add rbx, rbx                             # x57 = x6 + x6, CF to x58
        mov rdx, [rsi]                           # load arg1[0]
        mulx r9, r14, rdx                        # x46:x45 = arg1[0]*arg1[0]
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mov [rsp-0x10], r14                      # spill x45
        mulx r15, r14, rdx                       # x48:x47 = arg1[1]*arg1[1]
        adc r14, rcx                             # x58 = x36 + x47 + CF, CF to x59
        adc r8, r8                               # x59 = x37 + x37 + CF, CF to x60
        adc r12, r12                             # x60 = x38 + x38 + CF, CF to x61
        adc rbp, rbp                             # x61 = x39 + x39 + CF, CF to x188
        adc r10, r10                             # x188 = x40 + x40 + CF, CF to x189
        adc r13, r13                             # x189 = x41 + x41 + CF, CF to x190
        adc rdi, 0x0                             # x190 += CF, CF to x191
        adc r11, 0x0                             # x191 += CF, CF to x192
        adc rax, 0x0                             # x192 += CF, no carry
        add rbx, r9                              # x57 += x46, CF to x58, complete
        adc r14, rcx                             # x58 += x36 + CF, CF to x59, complete
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r9, rcx, rdx                        # x50:x49 = arg1[2]*arg1[2]
        adc r8, r15                              # x59 += x48 + CF, CF to x60, complete
        adc r12, rcx                             # x60 += x49 + CF, CF to x61, complete
        adcx rbp, r9                             # x61 += x50 + CF, CF to x188, complete

        /* complete: [x61, x60, x59, x58, x57] in [rbp, r12, r8, r14, rbx] */
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r9, rcx, rdx                        # x52:x51 = arg1[3]*arg1[3]
        adc r10, rcx                             # x188 += x51 + CF, CF to x189
        adc r13, r9                              # x189 += x52 + CF, CF to x190
        mov rdx, [rsi+0x20]                      # load arg1[4]
        mulx r9, rcx, rdx                        # x54:x53 = arg1[4]*arg1[4]
        adc rcx, rdi                             # x190 += x53 + CF, CF to x191
        mov rdx, [rsi+0x28]                      # load arg1[5]
        mulx rdi, rsi, rdx                       # x56:x55 = arg1[5]*arg1[5]
        adc r11, r9                              # x191 += x54 + CF, CF to x192
        adc rax, rsi                             # x192 += x55 + CF, CF to x193
        adc rdi, 0x0                             # x193 = x56 + CF, no carry
        mov rdx, [rsp-0x10]                      # reload x45
        imul rdx, [rip+.Lfe_bls12_381_p_square_loose_c1] # x68 = x45*0x89f3fffcfffcfffd mod 2^64
        mulx r9, rsi, [rip+.Lfe_bls12_381_p_square_loose_c2] # x70:x69 = x68*0xb9feffffffffaaab
        xor r15d, r15d                           # CF = OF = 0
        adcx rsi, [rsp-0x10]                     # x81 = x45 + x69 (CF is 0), CF to x82
        adox rbx, r9                             # x82 = x57 + x70 (OF is 0), OF to x102
        mulx r9, rsi, [rip+.Lfe_bls12_381_p_square_loose_c3] # x72:x71 = x68*0x1eabfffeb153ffff
        adcx rbx, rsi                            # x82 += x71 + CF, CF to x102, complete
        mulx rsi, r15, [rip+.Lfe_bls12_381_p_square_loose_c4] # x74:x73 = x68*0x6730d2a0f6b0f624
        adox r9, r15                             # x102 = x72 + x73 + OF, OF to x103
        adox r8, rsi                             # x103 = x59 + x74 + OF, OF to x104
        adcx r9, r14                             # x102 += x58 + CF, CF to x103
        mulx rsi, r14, [rip+.Lfe_bls12_381_p_square_loose_c5] # x76:x75 = x68*0x64774b84f38512bf
        adcx r14, r8                             # x103 += x75 + CF, CF to x104
        mulx r8, r15, [rip+.Lfe_bls12_381_p_square_loose_c6] # x78:x77 = x68*0x4b1ba7b6434bacd7
        adox rsi, r15                            # x104 = x77 + x76 + OF, OF to x105
        adcx rsi, r12                            # x104 += x60 + CF, CF to x105
        adox rbp, r8                             # x105 = x61 + x78 + OF, OF to x106
        mulx r8, r12, [rip+.Lfe_bls12_381_p_square_loose_c7] # x80:x79 = x68*0x1a0111ea397fe69a
        adcx rbp, r12                            # x105 += x79 + CF, CF to x106
        adox r8, [rip+.Lfe_bls12_381_p_square_loose_c0] # x106 = x80 + OF, no carry
        adc r8, 0x0                              # x106 += CF, no carry
        mov r12, rbx                             # copy x82
        imul r12, [rip+.Lfe_bls12_381_p_square_loose_c1] # x88 = x82*0x89f3fffcfffcfffd mod 2^64
        mov rdx, [rip+.Lfe_bls12_381_p_square_loose_c2] # constant 0xb9feffffffffaaab
        mov [rsp-0x10], rdi                      # spill x193
        mulx r15, rdi, r12                       # x90:x89 = x88*0xb9feffffffffaaab
        mov [rsp-0x18], rax                      # spill x192
        xor eax, eax                             # CF = OF = 0
        adox rbx, rdi                            # x101 = x82 + x89 (OF is 0), OF to x102
        adox r9, r15                             # x102 += x90 + OF, OF to x103
        mov rdx, r12                             # copy x88
        mulx rax, rdi, [rip+.Lfe_bls12_381_p_square_loose_c3] # x92:x91 = x88*0x1eabfffeb153ffff
        adcx r9, rdi                             # x102 += x91 (CF is 0), CF to x103, complete
        mulx rdi, rbx, [rip+.Lfe_bls12_381_p_square_loose_c4] # x94:x93 = x88*0x6730d2a0f6b0f624
        adox r14, rbx                            # x103 += x93 + OF, OF to x104
        mulx rbx, r15, [rip+.Lfe_bls12_381_p_square_loose_c5] # x96:x95 = x88*0x64774b84f38512bf
        adox rsi, rdi                            # x104 += x94 + OF, OF to x105
        adcx r14, rax                            # x103 += x92 + CF, CF to x104, complete
        adox rbp, rbx                            # x105 += x96 + OF, OF to x106
        adcx rsi, r15                            # x104 += x95 + CF, CF to x105, complete
        mulx rax, rdi, [rip+.Lfe_bls12_381_p_square_loose_c6] # x98:x97 = x88*0x4b1ba7b6434bacd7
        adcx rbp, rdi                            # x105 += x97 + CF, CF to x106, complete
        mulx rdi, rbx, [rip+.Lfe_bls12_381_p_square_loose_c7] # x100:x99 = x88*0x1a0111ea397fe69a
        adox rax, r8                             # x106 += x98 + OF, no carry
        adcx rax, rbx                            # x106 += x99 + CF, CF to x107, complete
        adc rdi, 0x0                             # x107 = x100 + CF, no carry, complete

        /* complete: [x107, x106, x105, x104, x103, x102] in [rdi, rax, rbp, rsi, r14, r9] */
        mov rdx, r9                              # copy x102
        imul rdx, [rip+.Lfe_bls12_381_p_square_loose_c1] # x108 = x102*0x89f3fffcfffcfffd mod 2^64
        mulx r8, rbx, [rip+.Lfe_bls12_381_p_square_loose_c2] # x110:x109 = x108*0xb9feffffffffaaab
        xor r12d, r12d                           # CF = OF = 0
        adcx r9, rbx                             # x121 = x102 + x109 (CF is 0), CF to x122
        mulx r9, rbx, [rip+.Lfe_bls12_381_p_square_loose_c3] # x112:x111 = x108*0x1eabfffeb153ffff
        adox r8, rbx                             # x122 = x110 + x111 (OF is 0), OF to x142
        adcx r14, r8                             # x122 += x103 + CF, CF to x142, complete
        adcx rsi, r9                             # x142 = x104 + x112 + CF, CF to x143
        mulx r8, r9, [rip+.Lfe_bls12_381_p_square_loose_c5] # x116:x115 = x108*0x64774b84f38512bf
        mulx rbx, r12, [rip+.Lfe_bls12_381_p_square_loose_c4] # x114:x113 = x108*0x6730d2a0f6b0f624
        adox rsi, r12                            # x142 += x113 + OF, OF to x143
        adox rbp, rbx                            # x143 = x105 + x114 + OF, OF to x144
        adcx r9, rbp                             # x143 += x115 + CF, CF to x144
        adox rax, r8                             # x144 = x106 + x116 + OF, OF to x145
        mulx r8, rbx, [rip+.Lfe_bls12_381_p_square_loose_c6] # x118:x117 = x108*0x4b1ba7b6434bacd7
        adcx rax, rbx                            # x144 += x117 + CF, CF to x145
        mulx rbx, rbp, [rip+.Lfe_bls12_381_p_square_loose_c7] # x120:x119 = x108*0x1a0111ea397fe69a
        adox rdi, rbp                            # x145 = x107 + x119 + OF, OF to x146
        adox rbx, [rip+.Lfe_bls12_381_p_square_loose_c0] # x146 = x120 + OF, no carry
        adc rdi, 0x0                             # x145 += CF, CF to x146
        adc rbx, 0x0                             # x146 += CF, no carry
        mov rdx, r14                             # copy x122
        imul rdx, [rip+.Lfe_bls12_381_p_square_loose_c1] # x128 = x122*0x89f3fffcfffcfffd mod 2^64
        mulx rbp, r12, [rip+.Lfe_bls12_381_p_square_loose_c2] # x130:x129 = x128*0xb9feffffffffaaab
        xor r15d, r15d                           # CF = OF = 0
        adcx r14, r12                            # x141 = x122 + x129 (CF is 0), CF to x142
        mulx r12, r14, [rip+.Lfe_bls12_381_p_square_loose_c4] # x134:x133 = x128*0x6730d2a0f6b0f624
        adox rsi, rbp                            # x142 += x130 (OF is 0), OF to x143
        mulx rbp, r15, [rip+.Lfe_bls12_381_p_square_loose_c3] # x132:x131 = x128*0x1eabfffeb153ffff
        adcx r15, rsi                            # x142 += x131 + CF, CF to x143, complete
        adox r9, rbp                             # x143 += x132 + OF, OF to x144
        adox rax, r12                            # x144 += x134 + OF, OF to x145
        adcx r9, r14                             # x143 += x133 + CF, CF to x144, complete
        mulx rsi, rbp, [rip+.Lfe_bls12_381_p_square_loose_c5] # x136:x135 = x128*0x64774b84f38512bf
        adcx rax, rbp                            # x144 += x135 + CF, CF to x145, complete
        adcx rsi, r8                             # x145.2 = x136 + x118 + CF, no carry
        adox rsi, rdi                            # x145 += x145.2 + OF, OF to x146
        mulx r8, rdi, [rip+.Lfe_bls12_381_p_square_loose_c6] # x138:x137 = x128*0x4b1ba7b6434bacd7
        adcx rsi, rdi                            # x145 += x137 (CF is 0), CF to x146, complete
        mov rdi, rdx                             # copy x128
        mov rdx, r15                             # copy x142
        mulx rbp, r12, [rip+.Lfe_bls12_381_p_square_loose_c1] # x148 = x142*0x89f3fffcfffcfffd mod 2^64
        adox rbx, r8                             # x146 += x138 + OF, no carry
        mov rdx, rdi                             # copy x128
        mulx r8, rdi, [rip+.Lfe_bls12_381_p_square_loose_c7] # x140:x139 = x128*0x1a0111ea397fe69a
        adcx rbx, rdi                            # x146 += x139 + CF, CF to x147, complete
        mov rdx, r12                             # copy x148
        mulx rdi, rbp, [rip+.Lfe_bls12_381_p_square_loose_c6] # x158:x157 = x148*0x4b1ba7b6434bacd7
        adc r8, 0x0                              # x147 = x140 + CF, no carry, complete

        /* complete: [x147, x146, x145, x144, x143, x142] in [r8, rbx, rsi, rax, r9, r15] */
        xor r14d, r14d                           # CF = OF = 0
        adox r8, rdi                             # x185 = x147 + x158 (OF is 0), no carry
        mulx rdi, r14, [rip+.Lfe_bls12_381_p_square_loose_c7] # x160:x159 = x148*0x1a0111ea397fe69a
        adcx r8, r14                             # x185 += x159 (CF is 0), CF to x186
        mov [rsp-0x20], r11                      # spill x191
        mulx r14, r11, [rip+.Lfe_bls12_381_p_square_loose_c2] # x150:x149 = x148*0xb9feffffffffaaab
        adc rdi, 0x0                             # x186 = x160 + CF, no carry
        mov [rsp-0x28], rdi                      # spill x186
        xor edi, edi                             # CF = OF = 0
        adcx r15, r11                            # x161 = x142 + x149 (CF is 0), CF to x162
        adox r9, r14                             # x162 = x143 + x150 (OF is 0), OF to x182
        mulx r11, rdi, [rip+.Lfe_bls12_381_p_square_loose_c3] # x152:x151 = x148*0x1eabfffeb153ffff
        adcx rdi, r9                             # x162 += x151 + CF, CF to x182, complete
        adox r11, [rip+.Lfe_bls12_381_p_square_loose_c0] # x182 = x152 + OF, no carry
        adc r11, 0x0                             # x182 += CF, no carry
        mov r9, rdi                              # copy x162
        imul r9, [rip+.Lfe_bls12_381_p_square_loose_c1] # x168 = x162*0x89f3fffcfffcfffd mod 2^64
        mov rdx, [rip+.Lfe_bls12_381_p_square_loose_c2] # constant 0xb9feffffffffaaab
        mulx r14, r15, r9                        # x170:x169 = x168*0xb9feffffffffaaab
        mov [rsp-0x30], r8                       # spill x185
        xor r8d, r8d                             # CF = OF = 0
        adox rdi, r15                            # x181 = x162 + x169 (OF is 0), OF to x182
        mov rdx, r9                              # copy x168
        mulx r8, rdi, [rip+.Lfe_bls12_381_p_square_loose_c3] # x172:x171 = x168*0x1eabfffeb153ffff
        mov rdx, r12                             # copy x148
        mov [rsp-0x38], rcx                      # spill x190
        mulx r15, rcx, [rip+.Lfe_bls12_381_p_square_loose_c4] # x154:x153 = x148*0x6730d2a0f6b0f624
        adox rax, rcx                            # x182.2 = x144 + x153 + OF, OF to x183
        adcx rax, r14                            # x182.2 += x170 (CF is 0), CF to x183
        mulx rcx, r12, [rip+.Lfe_bls12_381_p_square_loose_c5] # x156:x155 = x148*0x64774b84f38512bf
        adox rsi, r15                            # x183 = x145 + x154 + OF, OF to x184
        adcx rsi, r12                            # x183 += x155 + CF, CF to x184
        mov rdx, r9                              # copy x168
        mulx r12, r14, [rip+.Lfe_bls12_381_p_square_loose_c4] # x174:x173 = x168*0x6730d2a0f6b0f624
        adox r12, rcx                            # x184 = x174 + x156 + OF, no carry
        adcx r12, rbp                            # x184 += x157 + CF, CF to x185
        mulx rcx, rbp, [rip+.Lfe_bls12_381_p_square_loose_c5] # x176:x175 = x168*0x64774b84f38512bf
        adc rcx, 0x0                             # x185.2 = x176 + CF, no carry
        xor r15d, r15d                           # CF = OF = 0
        adox rsi, r8                             # x183 += x172 (OF is 0), OF to x184
        adox r12, rbx                            # x184 += x146 + OF, OF to x185
        adox rcx, [rip+.Lfe_bls12_381_p_square_loose_c0] # x185.2 += OF, no carry
        adox rdi, r11                            # x182 += x171 (OF is 0), OF to x183
        adcx rax, rdi                            # x182 += x182.2 (CF is 0), CF to x183, complete
        adcx rsi, [rip+.Lfe_bls12_381_p_square_loose_c0] # x183 += CF, CF to x184
        adcx r12, [rip+.Lfe_bls12_381_p_square_loose_c0] # x184 += CF, CF to x185
        adcx rcx, [rip+.Lfe_bls12_381_p_square_loose_c0] # x185.2 += CF, no carry
        adcx r10, rax                            # x188 += x182 (CF is 0), CF to x189, complete
        adox rsi, r14                            # x183 += x173 + OF, OF to x184, complete
        adcx r13, rsi                            # x189 += x183 + CF, CF to x190, complete
        adox r12, rbp                            # x184 += x175 + OF, OF to x185, complete
        adcx r12, [rsp-0x38]                     # x190 += x184 + CF, CF to x191, complete
        adox rcx, [rsp-0x30]                     # x185 += x185.2 + OF, OF to x186
        mulx rax, r8, [rip+.Lfe_bls12_381_p_square_loose_c6] # x178:x177 = x168*0x4b1ba7b6434bacd7
        adox rax, [rsp-0x28]                     # x186 += x178 + OF, no carry
        adox rcx, r8                             # x185 += x177 (OF is 0), OF to x186, complete
        adcx rcx, [rsp-0x20]                     # x191 += x185 + CF, CF to x192, complete
        mulx r8, r9, [rip+.Lfe_bls12_381_p_square_loose_c7] # x180:x179 = x168*0x1a0111ea397fe69a
        adox rax, r9                             # x186 += x179 + OF, OF to x187, complete
        adcx rax, [rsp-0x18]                     # x192 += x186 + CF, CF to x193, complete
        adox r8, [rip+.Lfe_bls12_381_p_square_loose_c0] # x187 = x180 + OF, no carry, complete

        /* complete: [x187, x186, x185, x184, x183, x182] in [r8, -, -, -, rsi, -] */
        adc r8, [rsp-0x10]                       # x193 += x187 + CF, no carry, complete

        /* complete: [x193, x192, x191, x190, x189, x188] in [r8, rax, rcx, r12, r13, r10] */
        mov r9, [rsp-0x8]                        # reload pointer out1
        mov [r9+0x10], r12                       # out1[2] = x190
        mov [r9+0x18], rcx                       # out1[3] = x191
        mov [r9+0x8], r13                        # out1[1] = x189
        mov [r9+0x20], rax                       # out1[4] = x192
        mov [r9], r10                            # out1[0] = x188
        mov [r9+0x28], r8                        # out1[5] = x193

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
.Lfe_bls12_381_p_square_loose_c2: .quad 0xb9feffffffffaaab
.Lfe_bls12_381_p_square_loose_c3: .quad 0x1eabfffeb153ffff
.Lfe_bls12_381_p_square_loose_c4: .quad 0x6730d2a0f6b0f624
.Lfe_bls12_381_p_square_loose_c5: .quad 0x64774b84f38512bf
.Lfe_bls12_381_p_square_loose_c6: .quad 0x4b1ba7b6434bacd7
.Lfe_bls12_381_p_square_loose_c7: .quad 0x1a0111ea397fe69a
        .size   fe_bls12_381_p_square_loose, .-fe_bls12_381_p_square_loose
        .section .note.GNU-stack, "", @progbits
