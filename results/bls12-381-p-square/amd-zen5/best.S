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
 *   [rsp-0x10]  x50, then x188
 *   [rsp-0x18]  x49, then pointer arg1, then x192
 *   [rsp-0x20]  x25, then x57, then x189
 *   [rsp-0x28]  x38, then x191
 *   [rsp-0x30]  x45, then x190
 *   [rsp-0x38]  x192, then x193
 *   [rsp-0x40]  x148
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
 * 293 instructions; 77.3 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.149 [1.149, 1.149] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.087 [1.087, 1.087] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 1, 2026-11-23T10:24:27.513Z
 * npm run optimize -- --curve bls12-381-p --op square --seed 1 --budget 90s --resume
 * sha256 of the code: ea424688f453777b9743f078d366a5821543ed02b8cddc5c40700e4b1342bdbb
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
        mulx r9, r10, [rsi+0x28]                 # x15:x14 = arg1[0]*arg1[5]
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r11, rcx, [rsi+0x8]                 # x17:x16 = arg1[1]*arg1[2]
        xor ebx, ebx                             # CF = OF = 0
        adcx rcx, r8                             # x37 = x16 + x10 (CF is 0), CF to x38
        mulx r8, rbx, [rsi+0x18]                 # x25:x24 = arg1[2]*arg1[3]
        mulx rbp, r12, rdx                       # x50:x49 = arg1[2]*arg1[2]
        mulx r13, r14, [rsi]                     # x9:x8 = arg1[0]*arg1[2]
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mov [rsp-0x8], rdi                       # spill pointer out1
        mulx r15, rdi, [rsi+0x18]                # x19:x18 = arg1[1]*arg1[3]
        adcx r11, rdi                            # x38 = x17 + x18 + CF, CF to x39
        mov [rsp-0x10], rbp                      # spill x50
        mulx rdi, rbp, [rsi+0x20]                # x21:x20 = arg1[1]*arg1[4]
        mov rdx, [rsi]                           # load arg1[0]
        mov [rsp-0x18], r12                      # spill x49
        mov [rsp-0x20], r8                       # spill x25
        mulx r12, r8, [rsi+0x20]                 # x13:x12 = arg1[0]*arg1[4]
        adcx rbx, r15                            # x39 = x19 + x24 + CF, CF to x40
        adox r8, r11                             # x38 += x12 (OF is 0), OF to x39
        mulx r11, r15, [rsi+0x8]                 # x7:x6 = arg1[0]*arg1[1]
        adcx rdi, [rip+.Lfe_bls12_381_p_square_loose_c0] # x40 = x21 + CF, no carry
        adcx r11, r14                            # x36 = x7 + x8 (CF is 0), CF to x37, complete
        adcx rcx, r13                            # x37 += x9 + CF, CF to x38, complete
        mov rdx, [rsi+0x28]                      # load arg1[5]
        mulx r13, r14, [rsi+0x20]                # x35:x34 = arg1[4]*arg1[5]
        adcx r8, rax                             # x38 += x11 + CF, CF to x39, complete
        mov [rsp-0x28], r8                       # spill x38
        mulx rax, r8, [rsi+0x8]                  # x23:x22 = arg1[1]*arg1[5]
        adcx r12, rbx                            # x39 += x13 + CF, CF to x40
        adcx r9, r8                              # x40.2 = x22 + x15 + CF, CF to x41
        adox rbp, r10                            # x39.2 = x14 + x20 + OF, OF to x40
        mov rdx, [rsi+0x20]                      # load arg1[4]
        mulx r8, r10, [rsi+0x10]                 # x27:x26 = arg1[2]*arg1[4]
        adcx r8, [rip+.Lfe_bls12_381_p_square_loose_c0] # x41 = x27 + CF, no carry
        adcx r12, rbp                            # x39 += x39.2 (CF is 0), CF to x40, complete
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rbx, rbp, [rsi+0x28]                # x29:x28 = arg1[2]*arg1[5]
        adox rdi, [rsp-0x20]                     # x40 += x25 + OF, OF to x41
        adox r8, rax                             # x41 += x23 + OF, OF to x42
        adcx r10, rdi                            # x40 += x26 + CF, CF to x41
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx rax, rdi, [rsi+0x20]                # x31:x30 = arg1[3]*arg1[4]
        adcx rdi, r8                             # x41 += x30 + CF, CF to x42
        adcx rax, [rip+.Lfe_bls12_381_p_square_loose_c0] # x42 = x31 + CF, no carry
        adcx r10, r9                             # x40 += x40.2 (CF is 0), CF to x41, complete
        mulx r8, r9, [rsi+0x28]                  # x33:x32 = arg1[3]*arg1[5]
        adcx rdi, rbp                            # x41 += x28 + CF, CF to x42, complete
        adox r9, rax                             # x42 += x32 + OF, OF to x43
        adox r8, r14                             # x43 = x33 + x34 + OF, OF to x44
        adcx r9, rbx                             # x42 += x29 + CF, CF to x43, complete
        mov rdx, [rsi]                           # load arg1[0]
        mulx rax, rbx, rdx                       # x46:x45 = arg1[0]*arg1[0]
        adox r13, [rip+.Lfe_bls12_381_p_square_loose_c0] # x44 = x35 + OF, no carry
        adc r8, 0x0                              # x43 += CF, CF to x44, complete
        adc r13, 0x0                             # x44 += CF, no carry, complete

        /* complete: [x44, x43, x42, x41, x40, x39, x38, x37, x36] in [r13, r8, r9, rdi, r10, r12, [rsp-0x28], rcx, r11] */
        mov rbp, rbx                             # copy x45
        imul rbp, [rip+.Lfe_bls12_381_p_square_loose_c1] # x68 = x45*0x89f3fffcfffcfffd mod 2^64
        xor r14d, r14d                           # CF = OF = 0
        adox rax, r15                            # x57 = x6 + x46 (OF is 0), OF to x58
        adcx r15, rax                            # x57 += x6 (CF is 0), CF to x58, complete
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rax, r14, rdx                       # x48:x47 = arg1[1]*arg1[1]
        mov rdx, [rsi+0x20]                      # load arg1[4]
        mov [rsp-0x20], r15                      # spill x57
        mov [rsp-0x30], rbx                      # spill x45
        mulx r15, rbx, rdx                       # x54:x53 = arg1[4]*arg1[4]
        adcx r11, r11                            # x58 = x36 + x36 + CF, CF to x59
        adox r14, r11                            # x58 += x47 + OF, OF to x59, complete
        adcx rax, rcx                            # x59 = x48 + x37 + CF, CF to x60
        mov r11, [rsp-0x28]                      # reload x38
        adcx r11, [rsp-0x18]                     # x60 = x38 + x49 + CF, CF to x61
        adox rax, rcx                            # x59 += x37 + OF, OF to x60, complete
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mov [rsp-0x18], rsi                      # spill pointer arg1
        mulx rcx, rsi, rdx                       # x52:x51 = arg1[3]*arg1[3]
        adcx r12, r12                            # x61 = x39 + x39 + CF, CF to x188
        adox r11, [rsp-0x28]                     # x60 += x38 + OF, OF to x61, complete
        adcx rsi, r10                            # x188 = x40 + x51 + CF, CF to x189
        adox r12, [rsp-0x10]                     # x61 += x50 + OF, OF to x188, complete

        /* complete: [x61, x60, x59, x58, x57] in [r12, r11, rax, r14, [rsp-0x20]] */
        adcx rcx, rdi                            # x189 = x41 + x52 + CF, CF to x190
        adox rsi, r10                            # x188 += x40 + OF, OF to x189
        mov rdx, rbp                             # copy x68
        mov [rsp-0x10], rsi                      # spill x188
        mulx r10, rsi, [rip+.Lfe_bls12_381_p_square_loose_c2] # x72:x71 = x68*0x1eabfffeb153ffff
        adox rdi, rcx                            # x189 += x41 + OF, OF to x190
        adox rbx, r9                             # x190 = x53 + x42 + OF, OF to x191
        adcx r9, rbx                             # x190 += x42 + CF, CF to x191
        mulx rcx, rbx, [rip+.Lfe_bls12_381_p_square_loose_c3] # x70:x69 = x68*0xb9feffffffffaaab
        adox r8, r8                              # x191 = x43 + x43 + OF, OF to x192
        adcx r8, r15                             # x191 += x54 + CF, CF to x192
        mov r15, r13                             # copy x44
        adcx r15, [rip+.Lfe_bls12_381_p_square_loose_c0] # x192 = x44 + CF, no carry
        adox r15, [rip+.Lfe_bls12_381_p_square_loose_c0] # x192 += OF, no carry
        mov [rsp-0x28], r8                       # spill x191
        xor r8d, r8d                             # CF = OF = 0
        adox rbx, [rsp-0x30]                     # x81 = x45 + x69 (OF is 0), OF to x82
        adox rsi, rcx                            # x82 = x71 + x70 + OF, OF to x102
        mulx r8, rcx, [rip+.Lfe_bls12_381_p_square_loose_c4] # x76:x75 = x68*0x64774b84f38512bf
        mov [rsp-0x30], r9                       # spill x190
        mulx rbx, r9, [rip+.Lfe_bls12_381_p_square_loose_c5] # x74:x73 = x68*0x6730d2a0f6b0f624
        adcx rsi, [rsp-0x20]                     # x82 += x57 (CF is 0), CF to x102, complete
        lea r13, [r15+r13]                       # x192 += x44
        adcx r9, r14                             # x102 = x73 + x58 + CF, CF to x103
        mulx r14, r15, [rip+.Lfe_bls12_381_p_square_loose_c6] # x80:x79 = x68*0x1a0111ea397fe69a
        adox r10, r9                             # x102 += x72 + OF, OF to x103
        adox rbx, [rip+.Lfe_bls12_381_p_square_loose_c0] # x103 = x74 + OF, no carry
        adc rbx, 0x0                             # x103 += CF, no carry
        mov r9, rsi                              # copy x82
        imul r9, [rip+.Lfe_bls12_381_p_square_loose_c1] # x88 = x82*0x89f3fffcfffcfffd mod 2^64
        add rax, rcx                             # x103.2 = x75 + x59, CF to x104
        mov rdx, [rip+.Lfe_bls12_381_p_square_loose_c3] # constant 0xb9feffffffffaaab
        mov [rsp-0x20], rdi                      # spill x189
        mulx rcx, rdi, r9                        # x90:x89 = x88*0xb9feffffffffaaab
        mov rdx, [rip+.Lfe_bls12_381_p_square_loose_c7] # constant 0x4b1ba7b6434bacd7
        mov [rsp-0x38], r13                      # spill x192
        mulx rbp, r13, rbp                       # x78:x77 = x68*0x4b1ba7b6434bacd7
        adcx r11, r13                            # x104 = x77 + x60 + CF, CF to x105
        adc r12, r15                             # x105 = x79 + x61 + CF, CF to x106
        adc r14, 0x0                             # x106 = x80 + CF, no carry
        add rax, rbx                             # x103 += x103.2, CF to x104
        mov rdx, [rip+.Lfe_bls12_381_p_square_loose_c4] # constant 0x64774b84f38512bf
        mulx rbx, r13, r9                        # x96:x95 = x88*0x64774b84f38512bf
        adcx r13, r8                             # x104.2 = x95 + x76 + CF, CF to x105
        mov rdx, r9                              # copy x88
        mulx r8, r15, [rip+.Lfe_bls12_381_p_square_loose_c2] # x92:x91 = x88*0x1eabfffeb153ffff
        adc rbx, rbp                             # x105.2 = x96 + x78 + CF, no carry
        xor ebp, ebp                             # CF = OF = 0
        adox r10, rcx                            # x102 += x90 (OF is 0), OF to x103
        adcx rsi, rdi                            # x101 = x82 + x89 (CF is 0), CF to x102
        adcx r10, r15                            # x102 += x91 + CF, CF to x103, complete
        mulx rcx, rdi, [rip+.Lfe_bls12_381_p_square_loose_c5] # x94:x93 = x88*0x6730d2a0f6b0f624
        adcx r8, rdi                             # x103.2 = x92 + x93 + CF, CF to x104
        adcx rcx, r13                            # x104.2 += x94 + CF, CF to x105
        adox rax, r8                             # x103 += x103.2 + OF, OF to x104, complete
        mulx r8, rdi, [rip+.Lfe_bls12_381_p_square_loose_c7] # x98:x97 = x88*0x4b1ba7b6434bacd7
        adcx rdi, r12                            # x105 += x97 + CF, CF to x106
        mov rdx, r10                             # copy x102
        mulx rsi, rbp, [rip+.Lfe_bls12_381_p_square_loose_c1] # x108 = x102*0x89f3fffcfffcfffd mod 2^64
        adox rcx, r11                            # x104 += x104.2 + OF, OF to x105, complete
        mov rdx, [rip+.Lfe_bls12_381_p_square_loose_c2] # constant 0x1eabfffeb153ffff
        mulx r11, rsi, rbp                       # x112:x111 = x108*0x1eabfffeb153ffff
        mov rdx, [rip+.Lfe_bls12_381_p_square_loose_c3] # constant 0xb9feffffffffaaab
        mulx r12, r13, rbp                       # x110:x109 = x108*0xb9feffffffffaaab
        mov rdx, [rip+.Lfe_bls12_381_p_square_loose_c6] # constant 0x1a0111ea397fe69a
        mulx r9, r15, r9                         # x100:x99 = x88*0x1a0111ea397fe69a
        adox rbx, rdi                            # x105 += x105.2 + OF, OF to x106, complete
        adcx r14, r8                             # x106 += x98 + CF, no carry
        adox r14, r15                            # x106 += x99 + OF, OF to x107, complete
        adox r9, [rip+.Lfe_bls12_381_p_square_loose_c0] # x107 = x100 + OF, no carry, complete

        /* complete: [x107, x106, x105, x104, x103, x102] in [r9, r14, rbx, rcx, rax, r10] */
        xor r8d, r8d                             # CF = OF = 0
        adcx r13, r10                            # x121 = x102 + x109 (CF is 0), CF to x122
        adox rsi, rax                            # x122 = x111 + x103 (OF is 0), OF to x142
        mov rdx, rbp                             # copy x108
        mulx rax, r8, [rip+.Lfe_bls12_381_p_square_loose_c5] # x114:x113 = x108*0x6730d2a0f6b0f624
        mulx r10, rdi, [rip+.Lfe_bls12_381_p_square_loose_c4] # x116:x115 = x108*0x64774b84f38512bf
        adcx r12, rsi                            # x122 += x110 + CF, CF to x142, complete
        adcx r8, rcx                             # x142 = x113 + x104 + CF, CF to x143
        mulx rcx, rsi, [rip+.Lfe_bls12_381_p_square_loose_c7] # x118:x117 = x108*0x4b1ba7b6434bacd7
        mov rdx, r12                             # copy x122
        mulx r13, rdx, [rip+.Lfe_bls12_381_p_square_loose_c1] # x128 = x122*0x89f3fffcfffcfffd mod 2^64
        adcx rbx, rax                            # x143 = x105 + x114 + CF, CF to x144
        adox r8, r11                             # x142 += x112 + OF, OF to x143
        mulx rax, r11, [rip+.Lfe_bls12_381_p_square_loose_c3] # x130:x129 = x128*0xb9feffffffffaaab
        mov r13, rdx                             # copy x128
        mov rdx, rbp                             # copy x108
        mulx rbp, r15, [rip+.Lfe_bls12_381_p_square_loose_c6] # x120:x119 = x108*0x1a0111ea397fe69a
        adox rdi, rbx                            # x143 += x115 + OF, OF to x144
        adcx r10, rsi                            # x144 = x117 + x116 + CF, CF to x145
        adcx r9, rcx                             # x145 = x107 + x118 + CF, no carry
        adcx r11, r12                            # x141 = x122 + x129 (CF is 0), CF to x142
        adox r14, r10                            # x144 += x106 + OF, OF to x145
        mov rdx, [rip+.Lfe_bls12_381_p_square_loose_c2] # constant 0x1eabfffeb153ffff
        mulx r10, r11, r13                       # x132:x131 = x128*0x1eabfffeb153ffff
        adox r9, [rip+.Lfe_bls12_381_p_square_loose_c0] # x145 += OF, no carry
        adox rax, r8                             # x142 += x130 (OF is 0), OF to x143
        adcx r11, rax                            # x142 += x131 + CF, CF to x143, complete
        mov rdx, r11                             # copy x142
        mulx rax, r8, [rip+.Lfe_bls12_381_p_square_loose_c1] # x148 = x142*0x89f3fffcfffcfffd mod 2^64
        mov rdx, r13                             # copy x128
        mulx rax, rcx, [rip+.Lfe_bls12_381_p_square_loose_c5] # x134:x133 = x128*0x6730d2a0f6b0f624
        adcx r10, rcx                            # x143.2 = x132 + x133 + CF, CF to x144
        mov rdx, [rip+.Lfe_bls12_381_p_square_loose_c3] # constant 0xb9feffffffffaaab
        mulx rcx, rsi, r8                        # x150:x149 = x148*0xb9feffffffffaaab
        mov rdx, r8                              # copy x148
        mulx rbx, r12, [rip+.Lfe_bls12_381_p_square_loose_c2] # x152:x151 = x148*0x1eabfffeb153ffff
        adox rdi, r10                            # x143 += x143.2 + OF, OF to x144, complete
        adcx rax, [rip+.Lfe_bls12_381_p_square_loose_c0] # x144.2 = x134 + CF, no carry
        adox rax, [rip+.Lfe_bls12_381_p_square_loose_c0] # x144.2 += OF, no carry
        xor r10d, r10d                           # CF = OF = 0
        adcx rdi, r12                            # x162 = x143 + x151 (CF is 0), CF to x182
        mov rdx, [rip+.Lfe_bls12_381_p_square_loose_c7] # constant 0x4b1ba7b6434bacd7
        mulx r10, r12, r13                       # x138:x137 = x128*0x4b1ba7b6434bacd7
        adc rbx, 0x0                             # x182 = x152 + CF, no carry
        mov [rsp-0x40], r8                       # spill x148
        xor r8d, r8d                             # CF = OF = 0
        adox r15, r12                            # x145.2 = x137 + x119 (OF is 0), OF to x146
        mov rdx, r13                             # copy x128
        mulx r8, r12, [rip+.Lfe_bls12_381_p_square_loose_c4] # x136:x135 = x128*0x64774b84f38512bf
        adcx r12, r14                            # x144 += x135 (CF is 0), CF to x145
        adcx r8, r9                              # x145 += x136 + CF, no carry
        mulx r9, r13, [rip+.Lfe_bls12_381_p_square_loose_c6] # x140:x139 = x128*0x1a0111ea397fe69a
        adox r13, rbp                            # x146 = x139 + x120 + OF, OF to x147
        adcx rsi, r11                            # x161 = x142 + x149 (CF is 0), CF to x162
        adcx rcx, rdi                            # x162 += x150 + CF, CF to x182, complete
        adcx rbx, [rip+.Lfe_bls12_381_p_square_loose_c0] # x182 += CF, no carry
        adox r9, [rip+.Lfe_bls12_381_p_square_loose_c0] # x147 = x140 + OF, no carry
        xor r11d, r11d                           # CF = OF = 0
        adcx r12, rax                            # x144 += x144.2 (CF is 0), CF to x145, complete
        adcx r8, r15                             # x145 += x145.2 + CF, CF to x146, complete
        mov rax, [rsp-0x18]                      # reload pointer arg1
        mov rdx, [rax+0x28]                      # load arg1[5]
        mulx rax, r11, rdx                       # x56:x55 = arg1[5]*arg1[5]
        adox r11, [rsp-0x38]                     # x192 += x55 (OF is 0), OF to x193
        adcx r13, r10                            # x146 += x138 + CF, CF to x147, complete
        adox rax, [rip+.Lfe_bls12_381_p_square_loose_c0] # x193 = x56 + OF, no carry
        adc r9, 0x0                              # x147 += CF, no carry, complete

        /* complete: [x147, x146, x145, x144, x143, x142] in [r9, r13, r8, r12, -, -] */
        mov r10, rcx                             # copy x162
        imul r10, [rip+.Lfe_bls12_381_p_square_loose_c1] # x168 = x162*0x89f3fffcfffcfffd mod 2^64
        mov rdx, [rip+.Lfe_bls12_381_p_square_loose_c2] # constant 0x1eabfffeb153ffff
        mulx rdi, rsi, r10                       # x172:x171 = x168*0x1eabfffeb153ffff
        mov rdx, [rip+.Lfe_bls12_381_p_square_loose_c4] # constant 0x64774b84f38512bf
        mulx rbp, r14, [rsp-0x40]                # x156:x155 = x148*0x64774b84f38512bf
        mov rdx, [rip+.Lfe_bls12_381_p_square_loose_c5] # constant 0x6730d2a0f6b0f624
        mov [rsp-0x38], rax                      # spill x193
        mulx r15, rax, [rsp-0x40]                # x154:x153 = x148*0x6730d2a0f6b0f624
        mov [rsp-0x18], r11                      # spill x192
        xor r11d, r11d                           # CF = OF = 0
        adcx rax, r12                            # x182.2 = x153 + x144 (CF is 0), CF to x183
        adc r8, r14                              # x183 = x155 + x145 + CF, CF to x184
        mov rdx, [rip+.Lfe_bls12_381_p_square_loose_c3] # constant 0xb9feffffffffaaab
        mulx r11, r12, r10                       # x170:x169 = x168*0xb9feffffffffaaab
        adc rbp, 0x0                             # x184 = x156 + CF, no carry
        add rax, r11                             # x182.2 += x170, CF to x183
        mov rdx, [rsp-0x40]                      # reload x148
        mulx r11, r14, [rip+.Lfe_bls12_381_p_square_loose_c7] # x158:x157 = x148*0x4b1ba7b6434bacd7
        adcx rdi, r15                            # x183.2 = x172 + x154 + CF, no carry
        xor r15d, r15d                           # CF = OF = 0
        adox rsi, rbx                            # x182 += x171 (OF is 0), OF to x183
        adcx rcx, r12                            # x181 = x162 + x169 (CF is 0), CF to x182
        mov rdx, [rip+.Lfe_bls12_381_p_square_loose_c4] # constant 0x64774b84f38512bf
        mulx rcx, rbx, r10                       # x176:x175 = x168*0x64774b84f38512bf
        adox r8, rdi                             # x183 += x183.2 + OF, OF to x184
        mov rdx, [rip+.Lfe_bls12_381_p_square_loose_c5] # constant 0x6730d2a0f6b0f624
        mulx rdi, r12, r10                       # x174:x173 = x168*0x6730d2a0f6b0f624
        adox rbp, r13                            # x184 += x146 + OF, OF to x185
        adcx rsi, rax                            # x182 += x182.2 + CF, CF to x183, complete
        mov rdx, [rsp-0x40]                      # reload x148
        mulx rax, r13, [rip+.Lfe_bls12_381_p_square_loose_c6] # x160:x159 = x148*0x1a0111ea397fe69a
        adox r9, r11                             # x185 = x158 + x147 + OF, no carry
        mov rdx, [rip+.Lfe_bls12_381_p_square_loose_c7] # constant 0x4b1ba7b6434bacd7
        mulx r11, r15, r10                       # x178:x177 = x168*0x4b1ba7b6434bacd7
        adcx r12, r8                             # x183 += x173 + CF, CF to x184, complete
        adcx r14, rdi                            # x184.2 = x157 + x174 + CF, CF to x185
        adox rbx, r14                            # x184.2 += x175 (OF is 0), OF to x185
        mov rdx, [rip+.Lfe_bls12_381_p_square_loose_c6] # constant 0x1a0111ea397fe69a
        mulx r8, r10, r10                        # x180:x179 = x168*0x1a0111ea397fe69a
        adcx r15, r13                            # x185.2 = x177 + x159 + CF, CF to x186
        adox rcx, r9                             # x185 += x176 + OF, no carry
        adc rax, r11                             # x186 = x160 + x178 + CF, no carry
        xor r9d, r9d                             # CF = OF = 0
        adcx rbx, rbp                            # x184 += x184.2 (CF is 0), CF to x185, complete
        adox rsi, [rsp-0x10]                     # x188 += x182 (OF is 0), OF to x189, complete
        adox r12, [rsp-0x20]                     # x189 += x183 + OF, OF to x190, complete
        adcx r15, rcx                            # x185 += x185.2 + CF, CF to x186, complete
        mov r9, [rsp-0x8]                        # reload pointer out1
        mov [r9], rsi                            # out1[0] = x188
        adox rbx, [rsp-0x30]                     # x190 += x184 + OF, OF to x191, complete
        mov [r9+0x10], rbx                       # out1[2] = x190
        adox r15, [rsp-0x28]                     # x191 += x185 + OF, OF to x192, complete
        mov [r9+0x18], r15                       # out1[3] = x191
        adcx rax, r10                            # x186 += x179 + CF, CF to x187, complete
        mov [r9+0x8], r12                        # out1[1] = x189
        adox rax, [rsp-0x18]                     # x192 += x186 + OF, OF to x193, complete
        mov [r9+0x20], rax                       # out1[4] = x192
        adcx r8, [rip+.Lfe_bls12_381_p_square_loose_c0] # x187 = x180 + CF, no carry, complete

        /* complete: [x187, x186, x185, x184, x183, x182] in [r8, -, -, -, -, -] */
        adox r8, [rsp-0x38]                      # x193 += x187 + OF, no carry, complete

        /* complete: [x193, x192, x191, x190, x189, x188] in [r8, rax, r15, rbx, r12, rsi] */
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
.Lfe_bls12_381_p_square_loose_c2: .quad 0x1eabfffeb153ffff
.Lfe_bls12_381_p_square_loose_c3: .quad 0xb9feffffffffaaab
.Lfe_bls12_381_p_square_loose_c4: .quad 0x64774b84f38512bf
.Lfe_bls12_381_p_square_loose_c5: .quad 0x6730d2a0f6b0f624
.Lfe_bls12_381_p_square_loose_c6: .quad 0x1a0111ea397fe69a
.Lfe_bls12_381_p_square_loose_c7: .quad 0x4b1ba7b6434bacd7
        .size   fe_bls12_381_p_square_loose, .-fe_bls12_381_p_square_loose
        .section .note.GNU-stack, "", @progbits
