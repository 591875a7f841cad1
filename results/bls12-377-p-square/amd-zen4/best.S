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
 *   [rsp-0x10]  x45, then x198
 *   [rsp-0x18]  x37, then x197.2
 *   [rsp-0x20]  x61, then x195
 *   [rsp-0x28]  x60, then x194
 *   [rsp-0x30]  x197
 *   [rsp-0x38]  x42, then x196
 *   [rsp-0x40]  x199
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
 * 291 instructions; 88.7 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.412 [1.412, 1.415] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.331 [1.331, 1.331] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 9cc2ffab2561c6ec3e143ee513be37d3a618348bc0c06d500d515a033d922393
 * found by Fieldwright, seed 6, 2026-12-01T18:36:46.418Z
 * ./fieldwright optimize --field bls12-377-p --op square --seed 6 --budget 66s --cpu 1
 * sha256 of the code: 2b3d6f3e51caebc08691e5a83765573203a61b18b45b0b34502b410de587107a
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
        mulx rax, r8, [rsi+0x8]                  # x7:x6 = arg1[0]*arg1[1]
        mulx r9, r10, [rsi+0x10]                 # x9:x8 = arg1[0]*arg1[2]
        xor r11d, r11d                           # CF = OF = 0
        adox r10, rax                            # x36 = x7 + x8 (OF is 0), OF to x37, complete
        mulx rax, r11, [rsi+0x18]                # x11:x10 = arg1[0]*arg1[3]
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rcx, rbx, [rsi+0x8]                 # x17:x16 = arg1[1]*arg1[2]
        adox r11, r9                             # x37 = x10 + x9 + OF, OF to x38
        mov rdx, [rsi]                           # load arg1[0]
        mulx r9, rbp, [rsi+0x20]                 # x13:x12 = arg1[0]*arg1[4]
        adox rbp, rax                            # x38 = x11 + x12 + OF, OF to x39
        mulx rax, r12, [rsi+0x28]                # x15:x14 = arg1[0]*arg1[5]
        adox r9, r12                             # x39 = x13 + x14 + OF, OF to x40
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r12, r13, [rsi+0x8]                 # x19:x18 = arg1[1]*arg1[3]
        adox rax, [rip+.Lfe_bls12_377_p_square_loose_c0] # x40 = x15 + OF, no carry
        xor r14d, r14d                           # CF = OF = 0
        adox r11, rbx                            # x37 += x16 (OF is 0), OF to x38, complete
        mov rdx, [rsi+0x28]                      # load arg1[5]
        mulx rbx, r14, [rsi+0x8]                 # x23:x22 = arg1[1]*arg1[5]
        adox rcx, r13                            # x38.2 = x18 + x17 + OF, OF to x39
        adcx rcx, rbp                            # x38 += x38.2 (CF is 0), CF to x39, complete
        adcx r9, r12                             # x39 += x19 + CF, CF to x40
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rbp, r12, [rsi+0x20]                # x21:x20 = arg1[1]*arg1[4]
        adox r12, r9                             # x39 += x20 + OF, OF to x40
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r9, r13, [rsi+0x10]                 # x25:x24 = arg1[2]*arg1[3]
        adox rax, r9                             # x40 += x25 + OF, OF to x41
        adcx rbp, rax                            # x40 += x21 + CF, CF to x41
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rax, r9, [rsi+0x20]                 # x27:x26 = arg1[2]*arg1[4]
        adox rax, [rip+.Lfe_bls12_377_p_square_loose_c0] # x41 = x27 + OF, no carry
        adox r13, r12                            # x39 += x24 (OF is 0), OF to x40, complete
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r12, r15, [rsi+0x20]                # x31:x30 = arg1[3]*arg1[4]
        adcx r15, rbx                            # x41.2 = x30 + x23 + CF, CF to x42
        adox r9, r14                             # x40.2 = x26 + x22 + OF, OF to x41
        mov rdx, [rsi+0x28]                      # load arg1[5]
        mulx rbx, r14, [rsi+0x10]                # x29:x28 = arg1[2]*arg1[5]
        adcx rbx, [rip+.Lfe_bls12_377_p_square_loose_c0] # x42 = x29 + CF, no carry
        adcx rbp, r9                             # x40 += x40.2 (CF is 0), CF to x41, complete
        adcx r14, r15                            # x41.2 += x28 + CF, CF to x42
        adox r14, rax                            # x41 += x41.2 + OF, OF to x42, complete
        mulx rax, r9, [rsi+0x18]                 # x33:x32 = arg1[3]*arg1[5]
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mov [rsp-0x8], rdi                       # spill pointer out1
        mulx r15, rdi, rdx                       # x48:x47 = arg1[1]*arg1[1]
        adcx r9, rbx                             # x42 += x32 + CF, CF to x43
        adox r9, r12                             # x42 += x31 + OF, OF to x43, complete
        mov rdx, [rsi]                           # load arg1[0]
        mulx rbx, r12, rdx                       # x46:x45 = arg1[0]*arg1[0]
        adcx rax, [rip+.Lfe_bls12_377_p_square_loose_c0] # x43 = x33 + CF, no carry
        adcx rbx, r8                             # x57 = x46 + x6 (CF is 0), CF to x58
        adcx rdi, r10                            # x58 = x36 + x47 + CF, CF to x59
        adcx r15, r11                            # x59 = x48 + x37 + CF, CF to x60
        mov rdx, [rsi+0x28]                      # load arg1[5]
        mov [rsp-0x10], r12                      # spill x45
        mov [rsp-0x18], r11                      # spill x37
        mulx r12, r11, [rsi+0x20]                # x35:x34 = arg1[4]*arg1[5]
        adcx rcx, rcx                            # x60 = x38 + x38 + CF, CF to x61
        adcx r13, r13                            # x61 = x39 + x39 + CF, CF to x194
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mov [rsp-0x20], r13                      # spill x61
        mov [rsp-0x28], rcx                      # spill x60
        mulx r13, rcx, rdx                       # x52:x51 = arg1[3]*arg1[3]
        adcx rbp, rbp                            # x194 = x40 + x40 + CF, CF to x195
        adox rax, r11                            # x43 += x34 + OF, OF to x44, complete
        adcx r13, r14                            # x195 = x41 + x52 + CF, CF to x196
        mov r11, r9                              # copy x42
        adcx r11, [rip+.Lfe_bls12_377_p_square_loose_c0] # x196 = x42 + CF, CF to x197
        adcx rax, rax                            # x197 = x43 + x43 + CF, CF to x198
        mov rdx, [rsi+0x28]                      # load arg1[5]
        mov [rsp-0x30], rax                      # spill x197
        mov [rsp-0x38], r9                       # spill x42
        mulx rax, r9, rdx                        # x56:x55 = arg1[5]*arg1[5]
        adox r12, [rip+.Lfe_bls12_377_p_square_loose_c0] # x44 = x35 + OF, no carry, complete

        /* complete: [x44, x43, x42, x41, x40, x39, x38, x37, x36] in [r12, -, [rsp-0x38], r14, -, -, -, [rsp-0x18], r10] */
        adc r9, r12                              # x198 = x55 + x44 + CF, CF to x199
        adc rax, 0x0                             # x199 = x56 + CF, no carry
        add r8, rbx                              # x57 += x6, CF to x58, complete
        adc rdi, r10                             # x58 += x36 + CF, CF to x59, complete
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r10, rbx, rdx                       # x50:x49 = arg1[2]*arg1[2]
        adcx r15, [rsp-0x18]                     # x59 += x37 + CF, CF to x60, complete
        adc rbx, [rsp-0x28]                      # x60 += x49 + CF, CF to x61, complete
        adcx r10, [rsp-0x20]                     # x61 += x50 + CF, CF to x194, complete

        /* complete: [x61, x60, x59, x58, x57] in [r10, rbx, r15, rdi, r8] */
        adc rcx, rbp                             # x194 += x51 + CF, CF to x195
        adcx r14, r13                            # x195 += x41 + CF, CF to x196
        mov rdx, [rsi+0x20]                      # load arg1[4]
        mulx rsi, rbp, rdx                       # x54:x53 = arg1[4]*arg1[4]
        adcx rbp, r11                            # x196 += x53 + CF, CF to x197
        adc rsi, 0x0                             # x197.2 = x54 + CF, no carry
        mov r11, [rsp-0x10]                      # reload x45
        imul r11, [rip+.Lfe_bls12_377_p_square_loose_c1] # x68 = x45*0x8508bfffffffffff mod 2^64
        add rbp, [rsp-0x38]                      # x196 += x42, CF to x197
        mov rdx, r11                             # copy x68
        mov [rsp-0x38], rbp                      # spill x196
        mulx r13, rbp, [rip+.Lfe_bls12_377_p_square_loose_c2] # x72:x71 = x68*0x170b5d4430000000
        mov [rsp-0x20], r14                      # spill x195
        mov [rsp-0x28], rcx                      # spill x194
        mulx r14, rcx, [rip+.Lfe_bls12_377_p_square_loose_c3] # x70:x69 = x68*0x8508c00000000001
        adc rsi, 0x0                             # x197.2 += CF, CF to x198
        adc r12, r9                              # x198 += x44 + CF, CF to x199
        adc rax, 0x0                             # x199 += CF, no carry
        xor r9d, r9d                             # CF = OF = 0
        adcx r14, r8                             # x88 = x57 + x70 (CF is 0), CF to x108
        adox rcx, [rsp-0x10]                     # x81 = x45 + x69 (OF is 0), OF to x88
        mulx r8, r9, [rip+.Lfe_bls12_377_p_square_loose_c4] # x74:x73 = x68*0x1ef3622fba094800
        adox rbp, r14                            # x88 += x71 + OF, OF to x108, complete
        adox r13, r9                             # x108 = x72 + x73 + OF, OF to x109
        mulx r9, rcx, [rip+.Lfe_bls12_377_p_square_loose_c5] # x76:x75 = x68*0x1a22d9f300f5138f
        mov [rsp-0x10], r12                      # spill x198
        mulx r14, r12, [rip+.Lfe_bls12_377_p_square_loose_c6] # x80:x79 = x68*0x1ae3a4617c510ea
        adox rcx, r8                             # x109 = x74 + x75 + OF, OF to x110
        mulx r8, r11, [rip+.Lfe_bls12_377_p_square_loose_c7] # x78:x77 = x68*0xc63b05c06ca1493b
        adox r11, rbx                            # x110 = x60 + x77 + OF, OF to x111
        adcx r13, rdi                            # x108 += x58 + CF, CF to x109
        adox r8, r12                             # x111 = x79 + x78 + OF, OF to x112
        adox r14, [rip+.Lfe_bls12_377_p_square_loose_c0] # x112 = x80 + OF, no carry
        adc rcx, 0x0                             # x109 += CF, CF to x110
        adc r11, 0x0                             # x110 += CF, CF to x111
        adc r8, 0x0                              # x111 += CF, CF to x112
        adc r14, 0x0                             # x112 += CF, no carry
        mov rdi, rbp                             # copy x88
        imul rdi, [rip+.Lfe_bls12_377_p_square_loose_c1] # x94 = x88*0x8508bfffffffffff mod 2^64
        mov rdx, [rip+.Lfe_bls12_377_p_square_loose_c3] # constant 0x8508c00000000001
        mulx rbx, r12, rdi                       # x96:x95 = x94*0x8508c00000000001
        mov [rsp-0x18], rsi                      # spill x197.2
        xor esi, esi                             # CF = OF = 0
        adcx rbp, r12                            # x107 = x88 + x95 (CF is 0), CF to x108
        mov rdx, [rip+.Lfe_bls12_377_p_square_loose_c2] # constant 0x170b5d4430000000
        mulx rsi, rbp, rdi                       # x98:x97 = x94*0x170b5d4430000000
        adox rbp, r13                            # x108 += x97 (OF is 0), OF to x109
        adcx rbx, rbp                            # x108 += x96 + CF, CF to x109, complete
        mov rdx, [rip+.Lfe_bls12_377_p_square_loose_c4] # constant 0x1ef3622fba094800
        mulx rbp, r12, rdi                       # x100:x99 = x94*0x1ef3622fba094800
        adcx r15, r12                            # x109.2 = x99 + x59 + CF, CF to x110
        adox r15, rcx                            # x109 += x109.2 + OF, OF to x110
        adcx rbp, r9                             # x110.2 = x100 + x76 + CF, no carry
        mov rdx, rdi                             # copy x94
        mulx r9, rcx, [rip+.Lfe_bls12_377_p_square_loose_c5] # x102:x101 = x94*0x1a22d9f300f5138f
        adox rbp, r11                            # x110 += x110.2 + OF, OF to x111
        mulx r11, r12, [rip+.Lfe_bls12_377_p_square_loose_c7] # x104:x103 = x94*0xc63b05c06ca1493b
        adox r9, r10                             # x111.2 = x102 + x61 + OF, OF to x112
        adox r11, [rip+.Lfe_bls12_377_p_square_loose_c0] # x112.2 = x104 + OF, no carry
        adox r9, r8                              # x111 += x111.2 (OF is 0), OF to x112
        adcx r15, rsi                            # x109 += x98 (CF is 0), CF to x110, complete
        adcx rcx, rbp                            # x110 += x101 + CF, CF to x111, complete
        adcx r9, r12                             # x111 += x103 + CF, CF to x112, complete
        mulx r8, r10, [rip+.Lfe_bls12_377_p_square_loose_c6] # x106:x105 = x94*0x1ae3a4617c510ea
        adox r10, r11                            # x112.2 += x105 + OF, OF to x113
        adcx r14, r10                            # x112 += x112.2 + CF, CF to x113, complete
        adox r8, [rip+.Lfe_bls12_377_p_square_loose_c0] # x113 = x106 + OF, no carry
        adc r8, 0x0                              # x113 += CF, no carry, complete

        /* complete: [x113, x112, x111, x110, x109, x108] in [r8, r14, r9, rcx, r15, rbx] */
        mov r10, rbx                             # copy x108
        imul r10, [rip+.Lfe_bls12_377_p_square_loose_c1] # x114 = x108*0x8508bfffffffffff mod 2^64
        mov rdx, r10                             # copy x114
        mulx r11, rdi, [rip+.Lfe_bls12_377_p_square_loose_c3] # x116:x115 = x114*0x8508c00000000001
        xor esi, esi                             # CF = OF = 0
        adcx rbx, rdi                            # x127 = x108 + x115 (CF is 0), CF to x128
        mulx rdi, rsi, [rip+.Lfe_bls12_377_p_square_loose_c2] # x118:x117 = x114*0x170b5d4430000000
        adox r15, rsi                            # x128 = x109 + x117 (OF is 0), OF to x148
        mulx rsi, rbx, [rip+.Lfe_bls12_377_p_square_loose_c4] # x120:x119 = x114*0x1ef3622fba094800
        adcx r11, r15                            # x128 += x116 + CF, CF to x148, complete
        adox rdi, rcx                            # x148 = x118 + x110 + OF, OF to x149
        adcx rdi, rbx                            # x148 += x119 + CF, CF to x149
        mulx rcx, rbx, [rip+.Lfe_bls12_377_p_square_loose_c5] # x122:x121 = x114*0x1a22d9f300f5138f
        adox r9, rbx                             # x149 = x121 + x111 + OF, OF to x150
        adcx rsi, r9                             # x149 += x120 + CF, CF to x150
        mulx r9, rbx, [rip+.Lfe_bls12_377_p_square_loose_c7] # x124:x123 = x114*0xc63b05c06ca1493b
        adox rcx, r14                            # x150 = x122 + x112 + OF, OF to x151
        adcx rbx, rcx                            # x150 += x123 + CF, CF to x151
        adox r9, [rip+.Lfe_bls12_377_p_square_loose_c0] # x151 = x124 + OF, no carry
        adc r9, 0x0                              # x151 += CF, no carry
        mov rcx, r11                             # copy x128
        imul rcx, [rip+.Lfe_bls12_377_p_square_loose_c1] # x134 = x128*0x8508bfffffffffff mod 2^64
        mov rdx, rcx                             # copy x134
        mulx rbp, r12, [rip+.Lfe_bls12_377_p_square_loose_c2] # x138:x137 = x134*0x170b5d4430000000
        xor r13d, r13d                           # CF = OF = 0
        adox r12, rdi                            # x148 += x137 (OF is 0), OF to x149
        mulx rdi, r13, [rip+.Lfe_bls12_377_p_square_loose_c3] # x136:x135 = x134*0x8508c00000000001
        adcx r13, r11                            # x147 = x128 + x135 (CF is 0), CF to x148
        mulx r11, r13, [rip+.Lfe_bls12_377_p_square_loose_c5] # x142:x141 = x134*0x1a22d9f300f5138f
        adcx rdi, r12                            # x148 += x136 + CF, CF to x149, complete
        mulx r12, r14, [rip+.Lfe_bls12_377_p_square_loose_c4] # x140:x139 = x134*0x1ef3622fba094800
        adcx r14, rsi                            # x149 += x139 + CF, CF to x150
        adcx rbx, r12                            # x150 += x140 + CF, CF to x151
        adox rbp, r14                            # x149 += x138 + OF, OF to x150, complete
        mov rdx, [rip+.Lfe_bls12_377_p_square_loose_c6] # constant 0x1ae3a4617c510ea
        mulx r10, rsi, r10                       # x126:x125 = x114*0x1ae3a4617c510ea
        adox r13, rbx                            # x150 += x141 + OF, OF to x151, complete
        mov rdx, rcx                             # copy x134
        mulx rbx, r12, [rip+.Lfe_bls12_377_p_square_loose_c7] # x144:x143 = x134*0xc63b05c06ca1493b
        adcx r9, r8                              # x151 += x113 + CF, no carry
        adox r11, r9                             # x151 += x142 + OF, no carry
        add rsi, r11                             # x151 += x125, CF to x152
        adc r10, rbx                             # x152 = x126 + x144 + CF, no carry
        xor r8d, r8d                             # CF = OF = 0
        adox rsi, r12                            # x151 += x143 (OF is 0), OF to x152, complete
        adox r10, [rip+.Lfe_bls12_377_p_square_loose_c0] # x152 += OF, no carry
        mov r8, rdi                              # copy x148
        imul r8, [rip+.Lfe_bls12_377_p_square_loose_c1] # x154 = x148*0x8508bfffffffffff mod 2^64
        mov rdx, [rip+.Lfe_bls12_377_p_square_loose_c3] # constant 0x8508c00000000001
        mulx r9, r11, r8                         # x156:x155 = x154*0x8508c00000000001
        xor ebx, ebx                             # CF = OF = 0
        adcx r11, rdi                            # x167 = x148 + x155 (CF is 0), CF to x168
        mov rdx, r8                              # copy x154
        mulx r11, rdi, [rip+.Lfe_bls12_377_p_square_loose_c2] # x158:x157 = x154*0x170b5d4430000000
        adox rdi, rbp                            # x168 = x157 + x149 (OF is 0), OF to x188
        mulx rbx, rbp, [rip+.Lfe_bls12_377_p_square_loose_c4] # x160:x159 = x154*0x1ef3622fba094800
        adcx r9, rdi                             # x168 += x156 + CF, CF to x188, complete
        mulx rdi, r12, [rip+.Lfe_bls12_377_p_square_loose_c5] # x162:x161 = x154*0x1a22d9f300f5138f
        adcx r13, rbp                            # x188 = x159 + x150 + CF, CF to x189
        adcx r12, rbx                            # x189 = x160 + x161 + CF, CF to x190
        mov rdx, rcx                             # copy x134
        mulx rcx, rbx, [rip+.Lfe_bls12_377_p_square_loose_c6] # x146:x145 = x134*0x1ae3a4617c510ea
        adox r13, r11                            # x188 += x158 + OF, OF to x189
        adox r12, rsi                            # x189 += x151 + OF, OF to x190
        adcx rdi, [rip+.Lfe_bls12_377_p_square_loose_c0] # x190 = x162 + CF, no carry
        adcx rbx, r10                            # x152 += x145 (CF is 0), CF to x153, complete
        mov rdx, [rip+.Lfe_bls12_377_p_square_loose_c7] # constant 0xc63b05c06ca1493b
        mulx r10, r11, r8                        # x164:x163 = x154*0xc63b05c06ca1493b
        adox rdi, rbx                            # x190 += x152 + OF, OF to x191
        adox r10, [rip+.Lfe_bls12_377_p_square_loose_c0] # x191 = x164 + OF, no carry
        adc rcx, 0x0                             # x153 = x146 + CF, no carry, complete

        /* complete: [x153, x152, x151, x150, x149, x148] in [rcx, rbx, rsi, -, -, -] */
        mov rsi, r9                              # copy x168
        imul rsi, [rip+.Lfe_bls12_377_p_square_loose_c1] # x174 = x168*0x8508bfffffffffff mod 2^64
        mov rdx, [rip+.Lfe_bls12_377_p_square_loose_c3] # constant 0x8508c00000000001
        mulx rbx, rbp, rsi                       # x176:x175 = x174*0x8508c00000000001
        mov rdx, [rip+.Lfe_bls12_377_p_square_loose_c4] # constant 0x1ef3622fba094800
        mulx r14, r15, rsi                       # x180:x179 = x174*0x1ef3622fba094800
        mov [rsp-0x40], rax                      # spill x199
        xor eax, eax                             # CF = OF = 0
        adcx rbp, r9                             # x187 = x168 + x175 (CF is 0), CF to x188
        mov rdx, [rip+.Lfe_bls12_377_p_square_loose_c2] # constant 0x170b5d4430000000
        mulx rax, r9, rsi                        # x178:x177 = x174*0x170b5d4430000000
        adox r13, rbx                            # x188 += x176 (OF is 0), OF to x189
        adcx r9, r13                             # x188 += x177 + CF, CF to x189, complete
        adox r12, r15                            # x189 += x179 + OF, OF to x190
        mov rdx, [rip+.Lfe_bls12_377_p_square_loose_c7] # constant 0xc63b05c06ca1493b
        mulx rbx, rbp, rsi                       # x184:x183 = x174*0xc63b05c06ca1493b
        mov rdx, rsi                             # copy x174
        mulx r13, r15, [rip+.Lfe_bls12_377_p_square_loose_c5] # x182:x181 = x174*0x1a22d9f300f5138f
        adox rdi, r15                            # x190 += x181 + OF, OF to x191
        mulx rsi, r15, [rip+.Lfe_bls12_377_p_square_loose_c6] # x186:x185 = x174*0x1ae3a4617c510ea
        adcx rax, r12                            # x189 += x178 + CF, CF to x190, complete
        adox r10, rcx                            # x191 += x153 + OF, no carry
        adcx r11, rdi                            # x190 += x163 + CF, CF to x191
        adox r11, r14                            # x190 += x180 (OF is 0), OF to x191, complete
        mov rdx, r8                              # copy x154
        mulx r8, rcx, [rip+.Lfe_bls12_377_p_square_loose_c6] # x166:x165 = x154*0x1ae3a4617c510ea
        adcx rcx, rbp                            # x191.2 = x183 + x165 + CF, CF to x192
        adox rcx, r10                            # x191 += x191.2 + OF, OF to x192
        adcx r8, [rip+.Lfe_bls12_377_p_square_loose_c0] # x192 = x166 + CF, no carry
        adcx rcx, r13                            # x191 += x182 (CF is 0), CF to x192, complete
        adox rbx, r8                             # x192 += x184 + OF, no carry
        adcx r15, rbx                            # x192 += x185 + CF, CF to x193, complete
        adc rsi, 0x0                             # x193 = x186 + CF, no carry, complete

        /* complete: [x193, x192, x191, x190, x189, x188] in [rsi, r15, rcx, r11, rax, r9] */
        mov r8, [rsp-0x40]                       # reload x199
        lea r8, [r8+rsi]                         # x199 += x193
        add rcx, [rsp-0x18]                      # x197.2 += x191, CF to x198
        mov r10, [rsp-0x10]                      # reload x198
        adc r10, 0x0                             # x198 += CF, CF to x199
        adc r8, 0x0                              # x199 += CF, no carry
        add r9, [rsp-0x28]                       # x194 += x188, CF to x195, complete
        adc rax, [rsp-0x20]                      # x195 += x189 + CF, CF to x196, complete
        mov rdi, [rsp-0x8]                       # reload pointer out1
        mov [rdi+0x8], rax                       # out1[1] = x195
        adc r11, [rsp-0x38]                      # x196 += x190 + CF, CF to x197, complete
        adcx rcx, [rsp-0x30]                     # x197 += x197.2 + CF, CF to x198, complete
        mov [rdi+0x10], r11                      # out1[2] = x196
        mov [rdi+0x18], rcx                      # out1[3] = x197
        mov [rdi], r9                            # out1[0] = x194
        adcx r10, r15                            # x198 += x192 + CF, CF to x199, complete
        adc r8, 0x0                              # x199 += CF, no carry, complete

        /* complete: [x199, x198, x197, x196, x195, x194] in [r8, r10, rcx, r11, rax, r9] */
        mov [rdi+0x28], r8                       # out1[5] = x199
        mov [rdi+0x20], r10                      # out1[4] = x198

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
.Lfe_bls12_377_p_square_loose_c2: .quad 0x170b5d4430000000
.Lfe_bls12_377_p_square_loose_c3: .quad 0x8508c00000000001
.Lfe_bls12_377_p_square_loose_c4: .quad 0x1ef3622fba094800
.Lfe_bls12_377_p_square_loose_c5: .quad 0x1a22d9f300f5138f
.Lfe_bls12_377_p_square_loose_c6: .quad 0x1ae3a4617c510ea
.Lfe_bls12_377_p_square_loose_c7: .quad 0xc63b05c06ca1493b
        .size   fe_bls12_377_p_square_loose, .-fe_bls12_377_p_square_loose
        .section .note.GNU-stack, "", @progbits
