/*
 * bls12-377-p square (loose), modulo p = 0x1ae3a4617c510eac63b05c06ca1493b1a22d9f300f5138f1ef3622fba094800170b5d44300000008508c00000000001
 * out1 is congruent to arg1*arg1/2^384 modulo p
 * arg1 below 2^378; out1 below 2^377; arrays may overlap
 *
 * void fe_bls12_377_p_square_loose(uint64_t out1[6], const uint64_t arg1[6]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[6]  written, below 2^377
 *   rsi  arg1[6]  read, below 2^378
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x55
 *   [rsp-0x18]  x56
 *   [rsp-0x20]  pointer arg1
 *   [rsp-0x28]  x6, then x198
 *   [rsp-0x30]  x197
 *   [rsp-0x38]  x196
 *   [rsp-0x40]  x195
 *   [rsp-0x48]  x195.2
 *   [rsp-0x50]  x194
 *   [rsp-0x58]  x40
 *   [rsp-0x60]  x162
 *   [rsp-0x68]  x188
 *   [rsp-0x70]  x164
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
 * 301 instructions; 96.8 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.299 [1.297, 1.300] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.359 [1.359, 1.359] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 9cc2ffab2561c6ec3e143ee513be37d3a618348bc0c06d500d515a033d922393
 * found by Fieldwright, seed 7, 2026-12-01T18:36:48.456Z
 * ./fieldwright optimize --field bls12-377-p --op square --seed 7 --budget 30s --for latency --resume --cpu 0
 * sha256 of the code: 8fe559ee9d621a47fe969beabbff047f2d89bb10d615dcd66d5ebee006b19dc1
 */
        .intel_syntax noprefix
        .text
        .globl  fe_bls12_377_p_square_loose
        .type   fe_bls12_377_p_square_loose, @function
        .p2align 6
fe_bls12_377_p_square_loose:
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
        mulx rax, r8, [rsi+0x10]                 # x9:x8 = arg1[0]*arg1[2]
        mulx r9, r10, [rsi+0x18]                 # x11:x10 = arg1[0]*arg1[3]
        mulx r11, rcx, [rsi+0x20]                # x13:x12 = arg1[0]*arg1[4]
        xor ebx, ebx                             # CF = OF = 0
        adox r9, rcx                             # x38 = x11 + x12 (OF is 0), OF to x39
        mulx rcx, rbx, [rsi+0x8]                 # x7:x6 = arg1[0]*arg1[1]
        adcx r8, rcx                             # x36 = x7 + x8 (CF is 0), CF to x37, complete
        adcx rax, r10                            # x37 = x9 + x10 + CF, CF to x38
        mulx r10, rcx, [rsi+0x28]                # x15:x14 = arg1[0]*arg1[5]
        adox r11, rcx                            # x39 = x13 + x14 + OF, OF to x40
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rcx, rbp, [rsi+0x8]                 # x17:x16 = arg1[1]*arg1[2]
        adcx rcx, [rip+.Lfe_bls12_377_p_square_loose_c0] # x38.2 = x17 + CF, no carry
        adcx rax, rbp                            # x37 += x16 (CF is 0), CF to x38, complete
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx rbp, r12, [rsi+0x8]                 # x19:x18 = arg1[1]*arg1[3]
        adox r10, [rip+.Lfe_bls12_377_p_square_loose_c0] # x40 = x15 + OF, no carry
        adox r12, rcx                            # x38.2 += x18 (OF is 0), OF to x39
        mulx rcx, r13, [rsi+0x10]                # x25:x24 = arg1[2]*arg1[3]
        adcx r9, r12                             # x38 += x38.2 + CF, CF to x39, complete
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r12, r14, [rsi+0x20]                # x21:x20 = arg1[1]*arg1[4]
        adox r14, r11                            # x39 += x20 + OF, OF to x40
        adcx r13, rbp                            # x39.2 = x24 + x19 + CF, CF to x40
        adcx rcx, r12                            # x40.2 = x25 + x21 + CF, CF to x41
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r11, rbp, [rsi+0x20]                # x27:x26 = arg1[2]*arg1[4]
        mov rdx, [rsi+0x28]                      # load arg1[5]
        mulx r12, r15, [rsi+0x8]                 # x23:x22 = arg1[1]*arg1[5]
        adox r15, rbp                            # x40.3 = x26 + x22 + OF, OF to x41
        adcx r12, [rip+.Lfe_bls12_377_p_square_loose_c0] # x41 = x23 + CF, no carry
        adcx rcx, r10                            # x40 += x40.2 (CF is 0), CF to x41
        mulx r10, rbp, [rsi+0x10]                # x29:x28 = arg1[2]*arg1[5]
        adcx r11, r12                            # x41 += x27 + CF, CF to x42
        adcx r10, [rip+.Lfe_bls12_377_p_square_loose_c0] # x42 = x29 + CF, no carry
        adcx r13, r14                            # x39 += x39.2 (CF is 0), CF to x40, complete
        mulx r12, r14, rdx                       # x56:x55 = arg1[5]*arg1[5]
        adcx rcx, r15                            # x40 += x40.3 + CF, CF to x41, complete
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mov [rsp-0x8], rdi                       # spill pointer out1
        mulx r15, rdi, [rsi+0x20]                # x31:x30 = arg1[3]*arg1[4]
        adox rdi, rbp                            # x41.2 = x30 + x28 + OF, OF to x42
        mov [rsp-0x10], r14                      # spill x55
        mulx rbp, r14, [rsi+0x28]                # x33:x32 = arg1[3]*arg1[5]
        adox r14, r15                            # x42.2 = x31 + x32 + OF, OF to x43
        adcx rdi, r11                            # x41 += x41.2 + CF, CF to x42, complete
        adcx r10, r14                            # x42 += x42.2 + CF, CF to x43, complete
        mov rdx, [rsi]                           # load arg1[0]
        mulx r11, r14, rdx                       # x46:x45 = arg1[0]*arg1[0]
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mov [rsp-0x18], r12                      # spill x56
        mulx r15, r12, rdx                       # x48:x47 = arg1[1]*arg1[1]
        adcx rbp, [rip+.Lfe_bls12_377_p_square_loose_c0] # x43 = x33 + CF, no carry
        adcx r11, rbx                            # x57 = x46 + x6 (CF is 0), CF to x58
        mov rdx, [rsi+0x28]                      # load arg1[5]
        mov [rsp-0x20], rsi                      # spill pointer arg1
        mov [rsp-0x28], rbx                      # spill x6
        mulx rsi, rbx, [rsi+0x20]                # x35:x34 = arg1[4]*arg1[5]
        adox rbp, rbx                            # x43 += x34 + OF, OF to x44, complete
        adox rsi, [rip+.Lfe_bls12_377_p_square_loose_c0] # x44 = x35 + OF, no carry, complete

        /* complete: [x44, x43, x42, x41, x40, x39, x38, x37, x36] in [rsi, rbp, r10, rdi, rcx, r13, r9, rax, r8] */
        lea rsi, [rsi+rsi]                       # x198 = x44 + x44
        adc r12, r8                              # x58 = x47 + x36 + CF, CF to x59
        adcx r15, rax                            # x59 = x48 + x37 + CF, CF to x60
        adc r9, r9                               # x60 = x38 + x38 + CF, CF to x61
        adc r13, r13                             # x61 = x39 + x39 + CF, CF to x194
        mov rbx, rcx                             # copy x40
        adc rbx, 0x0                             # x194 = x40 + CF, CF to x195
        adc rdi, rdi                             # x195 = x41 + x41 + CF, CF to x196
        adc r10, r10                             # x196 = x42 + x42 + CF, CF to x197
        adc rbp, rbp                             # x197 = x43 + x43 + CF, CF to x198
        adc rsi, 0x0                             # x198 += CF, no carry
        mov [rsp-0x30], rbp                      # spill x197
        mov rbp, r14                             # copy x45
        imul rbp, [rip+.Lfe_bls12_377_p_square_loose_c1] # x68 = x45*0x8508bfffffffffff mod 2^64
        add r11, [rsp-0x28]                      # x57 += x6, CF to x58, complete
        adc r8, r12                              # x58 += x36 + CF, CF to x59, complete
        mov r12, [rsp-0x20]                      # reload pointer arg1
        mov rdx, [r12+0x10]                      # load arg1[2]
        mov [rsp-0x28], rsi                      # spill x198
        mov [rsp-0x38], r10                      # spill x196
        mulx rsi, r10, rdx                       # x50:x49 = arg1[2]*arg1[2]
        adc rax, r15                             # x59 += x37 + CF, CF to x60, complete
        mov rdx, rbp                             # copy x68
        mov [rsp-0x40], rdi                      # spill x195
        mulx r15, rdi, [rip+.Lfe_bls12_377_p_square_loose_c2] # x70:x69 = x68*0x8508c00000000001
        adcx r10, r9                             # x60 += x49 + CF, CF to x61, complete
        mov rdx, [r12+0x18]                      # load arg1[3]
        mulx r9, r12, rdx                        # x52:x51 = arg1[3]*arg1[3]
        adc r13, rsi                             # x61 += x50 + CF, CF to x194, complete

        /* complete: [x61, x60, x59, x58, x57] in [r13, r10, rax, r8, r11] */
        adc r12, rbx                             # x194 += x51 + CF, CF to x195
        mov rdx, [rip+.Lfe_bls12_377_p_square_loose_c3] # constant 0x170b5d4430000000
        mulx rsi, rbx, rbp                       # x72:x71 = x68*0x170b5d4430000000
        adc r9, 0x0                              # x195.2 = x52 + CF, no carry
        mov [rsp-0x48], r9                       # spill x195.2
        xor r9d, r9d                             # CF = OF = 0
        adox rdi, r14                            # x81 = x45 + x69 (OF is 0), OF to x88
        mov rdx, rbp                             # copy x68
        mulx r9, rdi, [rip+.Lfe_bls12_377_p_square_loose_c4] # x74:x73 = x68*0x1ef3622fba094800
        adox r15, rbx                            # x88 = x71 + x70 + OF, OF to x108
        adox rsi, rdi                            # x108 = x73 + x72 + OF, OF to x109
        mulx rdi, rbx, [rip+.Lfe_bls12_377_p_square_loose_c5] # x76:x75 = x68*0x1a22d9f300f5138f
        adcx r15, r11                            # x88 += x57 (CF is 0), CF to x108, complete
        mulx r11, r14, [rip+.Lfe_bls12_377_p_square_loose_c6] # x80:x79 = x68*0x1ae3a4617c510ea
        adcx r8, rsi                             # x108 += x58 + CF, CF to x109
        adox r9, rbx                             # x109 = x74 + x75 + OF, OF to x110
        adcx r9, rax                             # x109 += x59 + CF, CF to x110
        mulx rax, rsi, [rip+.Lfe_bls12_377_p_square_loose_c7] # x78:x77 = x68*0xc63b05c06ca1493b
        adox r10, rdi                            # x110 = x76 + x60 + OF, OF to x111
        adox r14, rax                            # x111 = x78 + x79 + OF, OF to x112
        adcx r10, rsi                            # x110 += x77 + CF, CF to x111
        adcx r14, r13                            # x111 += x61 + CF, CF to x112
        adox r11, [rip+.Lfe_bls12_377_p_square_loose_c0] # x112 = x80 + OF, no carry
        adc r11, 0x0                             # x112 += CF, no carry
        mov rax, r15                             # copy x88
        imul rax, [rip+.Lfe_bls12_377_p_square_loose_c1] # x94 = x88*0x8508bfffffffffff mod 2^64
        mov rdx, [rip+.Lfe_bls12_377_p_square_loose_c3] # constant 0x170b5d4430000000
        mulx rdi, rsi, rax                       # x98:x97 = x94*0x170b5d4430000000
        xor ebx, ebx                             # CF = OF = 0
        adox rsi, r8                             # x108 += x97 (OF is 0), OF to x109
        mov rdx, [rip+.Lfe_bls12_377_p_square_loose_c2] # constant 0x8508c00000000001
        mulx r8, rbx, rax                        # x96:x95 = x94*0x8508c00000000001
        mov rdx, [rip+.Lfe_bls12_377_p_square_loose_c7] # constant 0xc63b05c06ca1493b
        mulx rbp, r13, rax                       # x104:x103 = x94*0xc63b05c06ca1493b
        adox rdi, r9                             # x109 += x98 + OF, OF to x110
        adcx r15, rbx                            # x107 = x88 + x95 (CF is 0), CF to x108
        adcx r8, rsi                             # x108 += x96 + CF, CF to x109, complete
        mov rdx, rax                             # copy x94
        mulx r9, rsi, [rip+.Lfe_bls12_377_p_square_loose_c4] # x100:x99 = x94*0x1ef3622fba094800
        adcx rsi, rdi                            # x109 += x99 + CF, CF to x110, complete
        mulx rdi, rbx, [rip+.Lfe_bls12_377_p_square_loose_c5] # x102:x101 = x94*0x1a22d9f300f5138f
        adox r9, r10                             # x110 += x100 + OF, OF to x111
        adcx r9, rbx                             # x110 += x101 + CF, CF to x111, complete
        adox rdi, [rip+.Lfe_bls12_377_p_square_loose_c0] # x111.2 = x102 + OF, no carry
        adc rdi, 0x0                             # x111.2 += CF, no carry
        mov r10, r8                              # copy x108
        imul r10, [rip+.Lfe_bls12_377_p_square_loose_c1] # x114 = x108*0x8508bfffffffffff mod 2^64
        mov rdx, r10                             # copy x114
        mulx rbx, r15, [rip+.Lfe_bls12_377_p_square_loose_c2] # x116:x115 = x114*0x8508c00000000001
        mov [rsp-0x50], r12                      # spill x194
        xor r12d, r12d                           # CF = OF = 0
        adox r13, r14                            # x111 += x103 (OF is 0), OF to x112
        adcx r8, r15                             # x127 = x108 + x115 (CF is 0), CF to x128
        adox rbp, r11                            # x112 += x104 + OF, no carry
        adox rdi, r13                            # x111 += x111.2 (OF is 0), OF to x112, complete
        mulx r8, r11, [rip+.Lfe_bls12_377_p_square_loose_c3] # x118:x117 = x114*0x170b5d4430000000
        adox rbp, [rip+.Lfe_bls12_377_p_square_loose_c0] # x112 += OF, no carry
        adox r11, rsi                            # x128 = x109 + x117 (OF is 0), OF to x148
        mulx rsi, r12, [rip+.Lfe_bls12_377_p_square_loose_c5] # x122:x121 = x114*0x1a22d9f300f5138f
        adcx r11, rbx                            # x128 += x116 + CF, CF to x148, complete
        mulx rbx, r13, [rip+.Lfe_bls12_377_p_square_loose_c4] # x120:x119 = x114*0x1ef3622fba094800
        adox r9, r8                              # x148 = x110 + x118 + OF, OF to x149
        adcx r13, r9                             # x148 += x119 + CF, CF to x149
        mov rdx, [rip+.Lfe_bls12_377_p_square_loose_c6] # constant 0x1ae3a4617c510ea
        mulx rax, r8, rax                        # x106:x105 = x94*0x1ae3a4617c510ea
        adcx r12, rbx                            # x149 = x120 + x121 + CF, CF to x150
        adox r12, rdi                            # x149 += x111 + OF, OF to x150
        adox rsi, [rip+.Lfe_bls12_377_p_square_loose_c0] # x150 = x122 + OF, no carry
        adc rsi, 0x0                             # x150 += CF, no carry
        mov r9, r11                              # copy x128
        imul r9, [rip+.Lfe_bls12_377_p_square_loose_c1] # x134 = x128*0x8508bfffffffffff mod 2^64
        mov rdx, r9                              # copy x134
        mulx rdi, rbx, [rip+.Lfe_bls12_377_p_square_loose_c2] # x136:x135 = x134*0x8508c00000000001
        xor r14d, r14d                           # CF = OF = 0
        adcx rdi, r13                            # x148 += x136 (CF is 0), CF to x149
        adox r8, rbp                             # x112 += x105 (OF is 0), OF to x113, complete
        adcx r12, [rip+.Lfe_bls12_377_p_square_loose_c0] # x149 += CF, CF to x150
        adcx rsi, [rip+.Lfe_bls12_377_p_square_loose_c0] # x150 += CF, no carry
        adox rax, [rip+.Lfe_bls12_377_p_square_loose_c0] # x113 = x106 + OF, no carry, complete

        /* complete: [x113, x112, x111, x110, x109, x108] in [rax, r8, -, -, -, -] */
        xor ebp, ebp                             # CF = OF = 0
        adcx rbx, r11                            # x147 = x128 + x135 (CF is 0), CF to x148
        mulx r11, rbx, [rip+.Lfe_bls12_377_p_square_loose_c4] # x140:x139 = x134*0x1ef3622fba094800
        mulx rbp, r13, [rip+.Lfe_bls12_377_p_square_loose_c3] # x138:x137 = x134*0x170b5d4430000000
        adcx rdi, r13                            # x148 += x137 + CF, CF to x149, complete
        adc rbp, r12                             # x149 += x138 + CF, CF to x150
        adc r11, 0x0                             # x150.2 = x140 + CF, no carry
        mov r12, rdi                             # copy x148
        imul r12, [rip+.Lfe_bls12_377_p_square_loose_c1] # x154 = x148*0x8508bfffffffffff mod 2^64
        mov rdx, [rip+.Lfe_bls12_377_p_square_loose_c2] # constant 0x8508c00000000001
        mulx r13, r14, r12                       # x156:x155 = x154*0x8508c00000000001
        xor r15d, r15d                           # CF = OF = 0
        adox rbp, rbx                            # x149 += x139 (OF is 0), OF to x150, complete
        adcx r14, rdi                            # x167 = x148 + x155 (CF is 0), CF to x168
        mov rdx, r12                             # copy x154
        mulx rdi, rbx, [rip+.Lfe_bls12_377_p_square_loose_c3] # x158:x157 = x154*0x170b5d4430000000
        adcx rbp, rbx                            # x168 = x149 + x157 + CF, CF to x188
        adcx rdi, [rip+.Lfe_bls12_377_p_square_loose_c0] # x188 = x158 + CF, no carry
        adcx r13, rbp                            # x168 += x156 (CF is 0), CF to x188, complete
        adox rsi, r11                            # x150 += x150.2 + OF, no carry
        adc rdi, 0x0                             # x188 += CF, no carry
        mov r11, r13                             # copy x168
        imul r11, [rip+.Lfe_bls12_377_p_square_loose_c1] # x174 = x168*0x8508bfffffffffff mod 2^64
        mov rdx, [rip+.Lfe_bls12_377_p_square_loose_c7] # constant 0xc63b05c06ca1493b
        mulx rbx, rbp, r10                       # x124:x123 = x114*0xc63b05c06ca1493b
        mov rdx, [rip+.Lfe_bls12_377_p_square_loose_c5] # constant 0x1a22d9f300f5138f
        mulx r14, r15, r9                        # x142:x141 = x134*0x1a22d9f300f5138f
        mov [rsp-0x58], rcx                      # spill x40
        xor ecx, ecx                             # CF = OF = 0
        adcx r15, rsi                            # x150 += x141 (CF is 0), CF to x151
        adox r15, r8                             # x150 += x112 (OF is 0), OF to x151
        adcx r14, rax                            # x151 = x113 + x142 + CF, no carry
        mov rdx, [rip+.Lfe_bls12_377_p_square_loose_c6] # constant 0x1ae3a4617c510ea
        mulx rax, r8, r10                        # x126:x125 = x114*0x1ae3a4617c510ea
        mov rdx, r9                              # copy x134
        mulx r10, rcx, [rip+.Lfe_bls12_377_p_square_loose_c7] # x144:x143 = x134*0xc63b05c06ca1493b
        adox rbx, r14                            # x151 += x124 + OF, no carry
        add rbp, r15                             # x150 += x123, CF to x151, complete
        adcx rcx, r8                             # x151.2 = x143 + x125 + CF, CF to x152
        mov rdx, r11                             # copy x174
        mulx r8, rsi, [rip+.Lfe_bls12_377_p_square_loose_c2] # x176:x175 = x174*0x8508c00000000001
        mov rdx, [rip+.Lfe_bls12_377_p_square_loose_c6] # constant 0x1ae3a4617c510ea
        mulx r9, r14, r9                         # x146:x145 = x134*0x1ae3a4617c510ea
        adc rax, r10                             # x152 = x126 + x144 + CF, no carry
        mov rdx, [rip+.Lfe_bls12_377_p_square_loose_c5] # constant 0x1a22d9f300f5138f
        mulx r10, r15, r12                       # x162:x161 = x154*0x1a22d9f300f5138f
        mov rdx, r12                             # copy x154
        mov [rsp-0x60], r10                      # spill x162
        mov [rsp-0x68], rdi                      # spill x188
        mulx r10, rdi, [rip+.Lfe_bls12_377_p_square_loose_c7] # x164:x163 = x154*0xc63b05c06ca1493b
        mov [rsp-0x70], r10                      # spill x164
        xor r10d, r10d                           # CF = OF = 0
        adcx rbx, rcx                            # x151 += x151.2 (CF is 0), CF to x152, complete
        adcx r14, rax                            # x152 += x145 + CF, CF to x153, complete
        mov rdx, r11                             # copy x174
        mulx rax, r10, [rip+.Lfe_bls12_377_p_square_loose_c5] # x182:x181 = x174*0x1a22d9f300f5138f
        adox r14, r10                            # x190 = x152 + x181 (OF is 0), OF to x191
        adcx r9, [rip+.Lfe_bls12_377_p_square_loose_c0] # x153 = x146 + CF, no carry, complete

        /* complete: [x153, x152, x151, x150, x149, x148] in [r9, -, rbx, rbp, -, -] */
        adox rax, [rip+.Lfe_bls12_377_p_square_loose_c0] # x191 = x182 + OF, no carry
        xor r10d, r10d                           # CF = OF = 0
        adcx rsi, r13                            # x187 = x168 + x175 (CF is 0), CF to x188
        adcx r8, rbp                             # x188.2 = x150 + x176 + CF, CF to x189
        mulx r10, rcx, [rip+.Lfe_bls12_377_p_square_loose_c4] # x180:x179 = x174*0x1ef3622fba094800
        mov rdx, r12                             # copy x154
        mulx rsi, rbp, [rip+.Lfe_bls12_377_p_square_loose_c4] # x160:x159 = x154*0x1ef3622fba094800
        adcx r15, rcx                            # x189 = x179 + x161 + CF, CF to x190
        adc rdi, r10                             # x190.2 = x180 + x163 + CF, CF to x191
        mov rdx, r11                             # copy x174
        mulx r10, rcx, [rip+.Lfe_bls12_377_p_square_loose_c3] # x178:x177 = x174*0x170b5d4430000000
        adc rax, 0x0                             # x191 += CF, no carry
        add rcx, rbp                             # x188.3 = x159 + x177, CF to x189
        adc rsi, r10                             # x189.2 = x178 + x160 + CF, no carry
        add r8, [rsp-0x68]                       # x188 += x188.2, CF to x189
        adc rsi, 0x0                             # x189.2 += CF, no carry
        xor r10d, r10d                           # CF = OF = 0
        adcx r8, rcx                             # x188 += x188.3 (CF is 0), CF to x189, complete
        adc rbx, r15                             # x189 += x151 + CF, CF to x190
        adc rdi, r14                             # x190 += x190.2 + CF, CF to x191
        adc rax, 0x0                             # x191 += CF, no carry
        add rbx, rsi                             # x189 += x189.2, CF to x190, complete
        adcx rdi, [rsp-0x60]                     # x190 += x162 + CF, CF to x191, complete
        adcx r9, [rsp-0x70]                      # x191.2 = x153 + x164 + CF, no carry
        mulx r10, rcx, [rip+.Lfe_bls12_377_p_square_loose_c7] # x184:x183 = x174*0xc63b05c06ca1493b
        xor esi, esi                             # CF = OF = 0
        adcx rcx, r9                             # x191.2 += x183 (CF is 0), CF to x192
        mov rdx, [rip+.Lfe_bls12_377_p_square_loose_c6] # constant 0x1ae3a4617c510ea
        mulx r9, rsi, r12                        # x166:x165 = x154*0x1ae3a4617c510ea
        adox rax, rsi                            # x191 += x165 (OF is 0), OF to x192
        adcx r9, [rip+.Lfe_bls12_377_p_square_loose_c0] # x192 = x166 + CF, no carry
        adcx rax, rcx                            # x191 += x191.2 (CF is 0), CF to x192, complete
        adcx r9, r10                             # x192 += x184 + CF, no carry
        mulx r10, r11, r11                       # x186:x185 = x174*0x1ae3a4617c510ea
        adox r11, r9                             # x192 += x185 + OF, OF to x193, complete
        mov r9, [rsp-0x20]                       # reload pointer arg1
        mov rdx, [r9+0x20]                       # load arg1[4]
        mulx r9, rcx, rdx                        # x54:x53 = arg1[4]*arg1[4]
        adox r10, [rip+.Lfe_bls12_377_p_square_loose_c0] # x193 = x186 + OF, no carry, complete

        /* complete: [x193, x192, x191, x190, x189, x188] in [r10, r11, rax, rdi, rbx, r8] */
        mov rsi, [rsp-0x18]                      # reload x56
        lea r10, [rsi+r10]                       # x199 = x56 + x193
        add r8, [rsp-0x58]                       # x194.2 = x40 + x188, CF to x195
        adc rbx, [rsp-0x40]                      # x195 += x189 + CF, CF to x196
        adcx rcx, [rsp-0x38]                     # x196 += x53 + CF, CF to x197
        adcx r9, rax                             # x197.2 = x54 + x191 + CF, CF to x198
        mov rax, [rsp-0x28]                      # reload x198
        adcx rax, [rsp-0x10]                     # x198 += x55 + CF, CF to x199
        adc r10, 0x0                             # x199 += CF, no carry
        add r8, [rsp-0x50]                       # x194 += x194.2, CF to x195, complete
        adc rbx, [rsp-0x48]                      # x195 += x195.2 + CF, CF to x196, complete
        adcx rdi, rcx                            # x196 += x190 + CF, CF to x197, complete
        adcx r9, [rsp-0x30]                      # x197 += x197.2 + CF, CF to x198, complete
        adc rax, r11                             # x198 += x192 + CF, CF to x199, complete
        mov r11, [rsp-0x8]                       # reload pointer out1
        mov [r11], r8                            # out1[0] = x194
        mov [r11+0x20], rax                      # out1[4] = x198
        adc r10, 0x0                             # x199 += CF, no carry, complete

        /* complete: [x199, x198, x197, x196, x195, x194] in [r10, rax, r9, rdi, rbx, r8] */
        mov [r11+0x28], r10                      # out1[5] = x199
        mov [r11+0x18], r9                       # out1[3] = x197
        mov [r11+0x10], rdi                      # out1[2] = x196
        mov [r11+0x8], rbx                       # out1[1] = x195

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
.Lfe_bls12_377_p_square_loose_c0: .quad 0x0
.Lfe_bls12_377_p_square_loose_c1: .quad 0x8508bfffffffffff
.Lfe_bls12_377_p_square_loose_c2: .quad 0x8508c00000000001
.Lfe_bls12_377_p_square_loose_c3: .quad 0x170b5d4430000000
.Lfe_bls12_377_p_square_loose_c4: .quad 0x1ef3622fba094800
.Lfe_bls12_377_p_square_loose_c5: .quad 0x1a22d9f300f5138f
.Lfe_bls12_377_p_square_loose_c6: .quad 0x1ae3a4617c510ea
.Lfe_bls12_377_p_square_loose_c7: .quad 0xc63b05c06ca1493b
        .size   fe_bls12_377_p_square_loose, .-fe_bls12_377_p_square_loose
        .section .note.GNU-stack, "", @progbits
