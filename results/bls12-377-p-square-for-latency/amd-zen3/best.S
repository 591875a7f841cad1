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
 *   [rsp-0x10]  x40
 *   [rsp-0x18]  x25
 *   [rsp-0x20]  x55
 *   [rsp-0x28]  x56
 *   [rsp-0x30]  pointer arg1
 *   [rsp-0x38]  x40.2
 *   [rsp-0x40]  x194
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
 * 314 instructions; 108.0 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.187 [1.186, 1.187] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.235 [1.234, 1.235] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 14, 2026-11-27T16:35:15.821Z
 * ./fieldwright optimize --field bls12-377-p --op square --seed 14 --budget 30s --for latency --cpu 1
 * sha256 of the code: 4cc6526d01828a61f92341efe6e855a359ddc62485b3e73b69e256061933cb7a
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
        mulx r9, r10, [rsi+0x8]                  # x7:x6 = arg1[0]*arg1[1]
        xor r11d, r11d                           # CF = OF = 0
        adcx r8, r9                              # x36 = x7 + x8 (CF is 0), CF to x37, complete
        mulx r9, r11, [rsi+0x20]                 # x13:x12 = arg1[0]*arg1[4]
        mulx rcx, rbx, [rsi+0x18]                # x11:x10 = arg1[0]*arg1[3]
        adcx rax, rbx                            # x37 = x9 + x10 + CF, CF to x38
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rbx, rbp, [rsi+0x8]                 # x17:x16 = arg1[1]*arg1[2]
        adcx r11, rbx                            # x38 = x17 + x12 + CF, CF to x39
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rbx, r12, rdx                       # x48:x47 = arg1[1]*arg1[1]
        mov rdx, [rsi+0x28]                      # load arg1[5]
        mulx r13, r14, [rsi]                     # x15:x14 = arg1[0]*arg1[5]
        adc r14, r9                              # x39 = x13 + x14 + CF, CF to x40
        adc r13, 0x0                             # x40 = x15 + CF, no carry
        xor r9d, r9d                             # CF = OF = 0
        adox rbp, rax                            # x37 += x16 (OF is 0), OF to x38, complete
        mov rdx, [rsi]                           # load arg1[0]
        mulx rax, r9, rdx                        # x46:x45 = arg1[0]*arg1[0]
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mov [rsp-0x8], rdi                       # spill pointer out1
        mulx r15, rdi, [rsi+0x18]                # x19:x18 = arg1[1]*arg1[3]
        adox rdi, r11                            # x38 += x18 + OF, OF to x39
        adcx rax, r10                            # x57 = x6 + x46 (CF is 0), CF to x58
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mov [rsp-0x10], r13                      # spill x40
        mulx r11, r13, [rsi+0x18]                # x25:x24 = arg1[2]*arg1[3]
        adcx r8, r8                              # x58 = x36 + x36 + CF, CF to x59
        adox r14, r13                            # x39 += x24 + OF, OF to x40
        adcx rbx, rbp                            # x59 = x37 + x48 + CF, CF to x60
        mov rdx, [rsi+0x28]                      # load arg1[5]
        mov [rsp-0x18], r11                      # spill x25
        mulx r13, r11, [rsi+0x8]                 # x23:x22 = arg1[1]*arg1[5]
        adox r11, [rip+.Lfe_bls12_377_p_square_loose_c0] # x40.2 = x22 + OF, OF to x41
        adox r13, [rip+.Lfe_bls12_377_p_square_loose_c0] # x41 = x23 + OF, no carry
        adox rdi, rcx                            # x38 += x11 (OF is 0), OF to x39, complete
        adcx rdi, rdi                            # x60 = x38 + x38 + CF, CF to x61
        setc cl                                  # begins x61 = CF
        movzx ecx, cl                            # x61 = CF
        clc                                      # CF = 0
        adcx r10, rax                            # x57 += x6 + CF, CF to x58, complete
        adcx r8, r12                             # x58 += x47 + CF, CF to x59, complete
        mulx rax, r12, rdx                       # x56:x55 = arg1[5]*arg1[5]
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mov [rsp-0x20], r12                      # spill x55
        mov [rsp-0x28], rax                      # spill x56
        mulx r12, rax, rdx                       # x50:x49 = arg1[2]*arg1[2]
        adcx rbx, rbp                            # x59 += x37 + CF, CF to x60, complete
        adcx rdi, rax                            # x60 += x49 + CF, CF to x61, complete
        mov rdx, [rsi+0x20]                      # load arg1[4]
        mulx rax, rbp, [rsi+0x8]                 # x21:x20 = arg1[1]*arg1[4]
        adox r15, rbp                            # x39.2 = x19 + x20 + OF, OF to x40
        adcx r12, [rip+.Lfe_bls12_377_p_square_loose_c0] # x61.2 = x50 + CF, CF to x194
        setc bpl                                 # begins x194 = CF
        movzx ebp, bpl                           # x194 = CF
        adox rax, [rip+.Lfe_bls12_377_p_square_loose_c0] # x40.3 = x21 + OF, no carry
        mov [rsp-0x30], rsi                      # spill pointer arg1
        xor esi, esi                             # CF = OF = 0
        adox r14, r15                            # x39 += x39.2 (OF is 0), OF to x40, complete
        adox rax, [rip+.Lfe_bls12_377_p_square_loose_c0] # x40.3 += OF, OF to x41
        adox r13, [rip+.Lfe_bls12_377_p_square_loose_c0] # x41 += OF, no carry
        mov rdx, r9                              # copy x45
        imul rdx, [rip+.Lfe_bls12_377_p_square_loose_c1] # x68 = x45*0x8508bfffffffffff mod 2^64
        add r14, r14                             # x61.3 = x39 + x39, CF to x194
        mulx rsi, r15, [rip+.Lfe_bls12_377_p_square_loose_c2] # x70:x69 = x68*0x8508c00000000001
        adc rbp, 0x0                             # x194 += CF, no carry
        add rax, r11                             # x40.2 += x40.3, CF to x41
        adc r13, 0x0                             # x41 += CF, no carry
        add r12, r14                             # x61.2 += x61.3, CF to x194
        adc rbp, 0x0                             # x194 += CF, no carry
        xor r11d, r11d                           # CF = OF = 0
        adox r15, r9                             # x81 = x45 + x69 (OF is 0), OF to x88
        mulx r9, r11, [rip+.Lfe_bls12_377_p_square_loose_c3] # x80:x79 = x68*0x1ae3a4617c510ea
        mulx r14, r15, [rip+.Lfe_bls12_377_p_square_loose_c4] # x72:x71 = x68*0x170b5d4430000000
        adox rsi, r10                            # x88 = x57 + x70 + OF, OF to x108
        adcx rsi, r15                            # x88 += x71 (CF is 0), CF to x108, complete
        mulx r10, r15, [rip+.Lfe_bls12_377_p_square_loose_c5] # x74:x73 = x68*0x1ef3622fba094800
        adox r15, r14                            # x108 = x73 + x72 + OF, OF to x109
        adcx r8, r15                             # x108 += x58 + CF, CF to x109
        mulx r14, r15, [rip+.Lfe_bls12_377_p_square_loose_c6] # x76:x75 = x68*0x1a22d9f300f5138f
        adcx rbx, r15                            # x109 = x59 + x75 + CF, CF to x110
        mov [rsp-0x38], rax                      # spill x40.2
        mulx r15, rax, [rip+.Lfe_bls12_377_p_square_loose_c7] # x78:x77 = x68*0xc63b05c06ca1493b
        adcx rdi, rax                            # x110 = x60 + x77 + CF, CF to x111
        adcx r11, r15                            # x111 = x78 + x79 + CF, CF to x112
        adox r10, rbx                            # x109 += x74 + OF, OF to x110
        adox rdi, r14                            # x110 += x76 + OF, OF to x111
        adox r11, [rip+.Lfe_bls12_377_p_square_loose_c0] # x111 += OF, OF to x112
        adox r9, [rip+.Lfe_bls12_377_p_square_loose_c0] # x112 = x80 + OF, no carry
        adc r9, 0x0                              # x112 += CF, no carry
        mov rdx, rsi                             # copy x88
        imul rdx, [rip+.Lfe_bls12_377_p_square_loose_c1] # x94 = x88*0x8508bfffffffffff mod 2^64
        mulx rax, rbx, [rip+.Lfe_bls12_377_p_square_loose_c2] # x96:x95 = x94*0x8508c00000000001
        mulx r14, r15, [rip+.Lfe_bls12_377_p_square_loose_c6] # x102:x101 = x94*0x1a22d9f300f5138f
        add r12, rcx                             # x61 += x61.2, CF to x194, complete

        /* complete: [x61, x60, x59, x58, x57] in [r12, -, -, -, -] */
        adc rbp, 0x0                             # x194 += CF, no carry
        add r11, r12                             # x111 += x61, CF to x112
        mulx rcx, r12, [rip+.Lfe_bls12_377_p_square_loose_c3] # x106:x105 = x94*0x1ae3a4617c510ea
        adc r12, r9                              # x112 += x105 + CF, CF to x113
        adc rcx, 0x0                             # x113 = x106 + CF, no carry
        xor r9d, r9d                             # CF = OF = 0
        adcx rbx, rsi                            # x107 = x88 + x95 (CF is 0), CF to x108
        adox rax, r8                             # x108 += x96 (OF is 0), OF to x109
        mulx r8, r9, [rip+.Lfe_bls12_377_p_square_loose_c4] # x98:x97 = x94*0x170b5d4430000000
        mulx rsi, rbx, [rip+.Lfe_bls12_377_p_square_loose_c5] # x100:x99 = x94*0x1ef3622fba094800
        adox rbx, r8                             # x109.2 = x98 + x99 + OF, OF to x110
        adox r15, rdi                            # x110 += x101 + OF, OF to x111
        mulx r8, rdi, [rip+.Lfe_bls12_377_p_square_loose_c7] # x104:x103 = x94*0xc63b05c06ca1493b
        adcx rax, r9                             # x108 += x97 + CF, CF to x109, complete
        adcx rbx, r10                            # x109 += x109.2 + CF, CF to x110, complete
        adcx rsi, r15                            # x110 += x100 + CF, CF to x111, complete
        adox r14, rdi                            # x111.2 = x103 + x102 + OF, OF to x112
        adcx r14, r11                            # x111 += x111.2 + CF, CF to x112, complete
        adcx r8, r12                             # x112 += x104 + CF, CF to x113
        adox r8, [rip+.Lfe_bls12_377_p_square_loose_c0] # x112 += OF, OF to x113, complete
        adox rcx, [rip+.Lfe_bls12_377_p_square_loose_c0] # x113 += OF, no carry
        adc rcx, 0x0                             # x113 += CF, no carry, complete

        /* complete: [x113, x112, x111, x110, x109, x108] in [rcx, r8, r14, rsi, rbx, rax] */
        mov rdx, rax                             # copy x108
        imul rdx, [rip+.Lfe_bls12_377_p_square_loose_c1] # x114 = x108*0x8508bfffffffffff mod 2^64
        mulx r9, r10, [rip+.Lfe_bls12_377_p_square_loose_c4] # x118:x117 = x114*0x170b5d4430000000
        mulx r11, rdi, [rip+.Lfe_bls12_377_p_square_loose_c2] # x116:x115 = x114*0x8508c00000000001
        xor r12d, r12d                           # CF = OF = 0
        adcx rdi, rax                            # x127 = x108 + x115 (CF is 0), CF to x128
        adox r11, rbx                            # x128 = x109 + x116 (OF is 0), OF to x148
        mulx rax, rdi, [rip+.Lfe_bls12_377_p_square_loose_c7] # x124:x123 = x114*0xc63b05c06ca1493b
        adcx r10, r11                            # x128 += x117 + CF, CF to x148, complete
        mulx r11, rbx, [rip+.Lfe_bls12_377_p_square_loose_c5] # x120:x119 = x114*0x1ef3622fba094800
        adcx rbx, rsi                            # x148 = x110 + x119 + CF, CF to x149
        adox r9, rbx                             # x148 += x118 + OF, OF to x149
        mulx rsi, rbx, [rip+.Lfe_bls12_377_p_square_loose_c6] # x122:x121 = x114*0x1a22d9f300f5138f
        adox rbx, [rip+.Lfe_bls12_377_p_square_loose_c0] # x149 = x121 + OF, OF to x150
        adox rsi, r8                             # x150 = x112 + x122 + OF, OF to x151
        adcx rbx, [rip+.Lfe_bls12_377_p_square_loose_c0] # x149 += CF, CF to x150
        adcx rsi, rdi                            # x150 += x123 + CF, CF to x151
        adox rax, [rip+.Lfe_bls12_377_p_square_loose_c0] # x151 = x124 + OF, no carry
        adc rax, 0x0                             # x151 += CF, no carry
        mov r8, rdx                              # copy x114
        mov rdx, r10                             # copy x128
        imul rdx, [rip+.Lfe_bls12_377_p_square_loose_c1] # x134 = x128*0x8508bfffffffffff mod 2^64
        mulx rdi, r12, [rip+.Lfe_bls12_377_p_square_loose_c2] # x136:x135 = x134*0x8508c00000000001
        xor r15d, r15d                           # CF = OF = 0
        adox r10, r12                            # x147 = x128 + x135 (OF is 0), OF to x148
        adox r9, rdi                             # x148 += x136 + OF, OF to x149
        mulx r10, rdi, [rip+.Lfe_bls12_377_p_square_loose_c4] # x138:x137 = x134*0x170b5d4430000000
        adcx r9, rdi                             # x148 += x137 (CF is 0), CF to x149, complete
        mulx rdi, r12, [rip+.Lfe_bls12_377_p_square_loose_c5] # x140:x139 = x134*0x1ef3622fba094800
        adox r10, r11                            # x149.2 = x138 + x120 + OF, no carry
        adc rbx, r10                             # x149 += x149.2 + CF, CF to x150
        adc rdi, 0x0                             # x150.2 = x140 + CF, no carry
        add rbx, r12                             # x149 += x139, CF to x150
        adc rdi, 0x0                             # x150.2 += CF, no carry
        add rbx, r14                             # x149 += x111, CF to x150, complete
        mulx r10, r11, [rip+.Lfe_bls12_377_p_square_loose_c6] # x142:x141 = x134*0x1a22d9f300f5138f
        adcx rsi, r11                            # x150 += x141 + CF, CF to x151
        adc r10, 0x0                             # x151.2 = x142 + CF, no carry
        adcx rsi, rdi                            # x150 += x150.2 (CF is 0), CF to x151, complete
        mov r11, rdx                             # copy x134
        mov rdx, [rip+.Lfe_bls12_377_p_square_loose_c3] # constant 0x1ae3a4617c510ea
        mulx r8, rdi, r8                         # x126:x125 = x114*0x1ae3a4617c510ea
        adcx rdi, rcx                            # x151.3 = x113 + x125 + CF, CF to x152
        adc r8, 0x0                              # x152 = x126 + CF, no carry
        add r10, rdi                             # x151.2 += x151.3, CF to x152
        mov rdx, r11                             # copy x134
        mulx rcx, rdi, [rip+.Lfe_bls12_377_p_square_loose_c7] # x144:x143 = x134*0xc63b05c06ca1493b
        adc rcx, 0x0                             # x152.2 = x144 + CF, no carry
        add rdi, rax                             # x151 += x143, CF to x152
        adc rcx, 0x0                             # x152.2 += CF, no carry
        xor eax, eax                             # CF = OF = 0
        adcx r10, rdi                            # x151 += x151.2 (CF is 0), CF to x152, complete
        adc rcx, 0x0                             # x152.2 += CF, no carry
        mov rax, r9                              # copy x148
        imul rax, [rip+.Lfe_bls12_377_p_square_loose_c1] # x154 = x148*0x8508bfffffffffff mod 2^64
        mov rdx, [rip+.Lfe_bls12_377_p_square_loose_c2] # constant 0x8508c00000000001
        mulx rdi, r12, rax                       # x156:x155 = x154*0x8508c00000000001
        mov rdx, rax                             # copy x154
        mulx r14, r15, [rip+.Lfe_bls12_377_p_square_loose_c5] # x160:x159 = x154*0x1ef3622fba094800
        mov [rsp-0x40], rbp                      # spill x194
        xor ebp, ebp                             # CF = OF = 0
        adcx r9, r12                             # x167 = x148 + x155 (CF is 0), CF to x168
        mulx r9, rbp, [rip+.Lfe_bls12_377_p_square_loose_c4] # x158:x157 = x154*0x170b5d4430000000
        adox rdi, rbp                            # x168 = x157 + x156 (OF is 0), OF to x188
        adox r15, r9                             # x188 = x159 + x158 + OF, OF to x189
        adcx rdi, rbx                            # x168 += x149 + CF, CF to x188, complete
        adcx r15, rsi                            # x188 += x150 + CF, CF to x189
        adox r14, [rip+.Lfe_bls12_377_p_square_loose_c0] # x189 = x160 + OF, no carry
        adc r14, 0x0                             # x189 += CF, no carry
        mov rdx, rdi                             # copy x168
        imul rdx, [rip+.Lfe_bls12_377_p_square_loose_c1] # x174 = x168*0x8508bfffffffffff mod 2^64
        mulx r9, rsi, [rip+.Lfe_bls12_377_p_square_loose_c2] # x176:x175 = x174*0x8508c00000000001
        xor ebx, ebx                             # CF = OF = 0
        adox r15, r9                             # x188 += x176 (OF is 0), OF to x189
        lea r8, [r8+rcx]                         # x152 += x152.2
        mulx r9, rcx, [rip+.Lfe_bls12_377_p_square_loose_c4] # x178:x177 = x174*0x170b5d4430000000
        adcx rdi, rsi                            # x187 = x168 + x175 (CF is 0), CF to x188
        adcx rcx, r15                            # x188 += x177 + CF, CF to x189, complete
        mov rdi, rdx                             # copy x174
        mov rdx, rax                             # copy x154
        mulx rsi, rbx, [rip+.Lfe_bls12_377_p_square_loose_c6] # x162:x161 = x154*0x1a22d9f300f5138f
        adox rbx, r14                            # x189 += x161 + OF, OF to x190
        adcx r10, rbx                            # x189 += x151 + CF, CF to x190
        mov rdx, [rip+.Lfe_bls12_377_p_square_loose_c5] # constant 0x1ef3622fba094800
        mulx rbx, rbp, rdi                       # x180:x179 = x174*0x1ef3622fba094800
        adox rbx, [rip+.Lfe_bls12_377_p_square_loose_c0] # x190 = x180 + OF, no carry
        adox rbp, r10                            # x189 += x179 (OF is 0), OF to x190
        adcx rbx, [rip+.Lfe_bls12_377_p_square_loose_c0] # x190 += CF, no carry
        adcx r9, rbp                             # x189 += x178 (CF is 0), CF to x190, complete
        mov rdx, [rip+.Lfe_bls12_377_p_square_loose_c3] # constant 0x1ae3a4617c510ea
        mulx r10, r11, r11                       # x146:x145 = x134*0x1ae3a4617c510ea
        adcx rbx, [rip+.Lfe_bls12_377_p_square_loose_c0] # x190 += CF, no carry
        adcx r8, r11                             # x152 += x145 (CF is 0), CF to x153, complete
        mov rdx, rax                             # copy x154
        mulx r11, rbp, [rip+.Lfe_bls12_377_p_square_loose_c7] # x164:x163 = x154*0xc63b05c06ca1493b
        adox r8, rsi                             # x190.2 = x152 + x162 + OF, OF to x191
        mov rdx, rdi                             # copy x174
        mulx rsi, r12, [rip+.Lfe_bls12_377_p_square_loose_c6] # x182:x181 = x174*0x1a22d9f300f5138f
        adcx r10, [rip+.Lfe_bls12_377_p_square_loose_c0] # x153 = x146 + CF, no carry, complete

        /* complete: [x153, x152, x151, x150, x149, x148] in [r10, -, -, -, -, -] */
        adcx r12, r8                             # x190.2 += x181 (CF is 0), CF to x191
        adox rsi, [rip+.Lfe_bls12_377_p_square_loose_c0] # x191 = x182 + OF, no carry
        adox rbx, r12                            # x190 += x190.2 (OF is 0), OF to x191
        adcx rsi, [rip+.Lfe_bls12_377_p_square_loose_c0] # x191 += CF, no carry
        adcx rbp, rbx                            # x190 += x163 (CF is 0), CF to x191, complete
        mulx r8, rbx, [rip+.Lfe_bls12_377_p_square_loose_c7] # x184:x183 = x174*0xc63b05c06ca1493b
        adox rsi, r11                            # x191 += x164 + OF, no carry
        mov rdx, rax                             # copy x154
        mulx rax, r11, [rip+.Lfe_bls12_377_p_square_loose_c3] # x166:x165 = x154*0x1ae3a4617c510ea
        adc r11, r10                             # x191.2 = x153 + x165 + CF, CF to x192
        adc rax, 0x0                             # x192 = x166 + CF, no carry
        adcx r11, rbx                            # x191.2 += x183 (CF is 0), CF to x192
        adc rax, 0x0                             # x192 += CF, no carry
        adcx r11, rsi                            # x191 += x191.2 (CF is 0), CF to x192, complete
        adc rax, r8                              # x192 += x184 + CF, no carry
        xor r8d, r8d                             # CF = OF = 0
        mov r8, [rsp-0x10]                       # reload x40
        adcx r8, [rsp-0x18]                      # x40 += x25 (CF is 0), CF to x41
        mov rdx, rdi                             # copy x174
        mulx r10, rdi, [rip+.Lfe_bls12_377_p_square_loose_c3] # x186:x185 = x174*0x1ae3a4617c510ea
        adox rax, rdi                            # x192 += x185 (OF is 0), OF to x193, complete
        adox r10, [rip+.Lfe_bls12_377_p_square_loose_c0] # x193 = x186 + OF, no carry, complete

        /* complete: [x193, x192, x191, x190, x189, x188] in [r10, rax, r11, rbp, r9, rcx] */
        mov rdi, [rsp-0x28]                      # reload x56
        lea r10, [rdi+r10]                       # x199 = x56 + x193
        mov rdi, [rsp-0x30]                      # reload pointer arg1
        mov rdx, [rdi+0x10]                      # load arg1[2]
        mulx rsi, rbx, [rdi+0x20]                # x27:x26 = arg1[2]*arg1[4]
        mulx r12, r14, [rdi+0x28]                # x29:x28 = arg1[2]*arg1[5]
        adc r13, rsi                             # x41 += x27 + CF, CF to x42
        adc r12, 0x0                             # x42 = x29 + CF, no carry
        add r14, r13                             # x41 += x28, CF to x42
        mov rdx, [rdi+0x28]                      # load arg1[5]
        mulx rsi, r13, [rdi+0x18]                # x33:x32 = arg1[3]*arg1[5]
        adcx r12, r13                            # x42 += x32 + CF, CF to x43
        adc rsi, 0x0                             # x43 = x33 + CF, no carry
        add rbx, r8                              # x40 += x26, CF to x41
        adc r14, 0x0                             # x41 += CF, CF to x42
        adc r12, 0x0                             # x42 += CF, CF to x43
        adc rsi, 0x0                             # x43 += CF, no carry
        add rbx, [rsp-0x38]                      # x40 += x40.2, CF to x41, complete
        mov rdx, [rdi+0x18]                      # load arg1[3]
        mulx r8, r13, [rdi+0x20]                 # x31:x30 = arg1[3]*arg1[4]
        adc r13, r14                             # x41 += x30 + CF, CF to x42, complete
        adc r12, r8                              # x42 += x31 + CF, CF to x43, complete
        mov rdx, [rdi+0x20]                      # load arg1[4]
        mulx r8, r14, [rdi+0x28]                 # x35:x34 = arg1[4]*arg1[5]
        adcx r14, rsi                            # x43 += x34 + CF, CF to x44, complete
        adc r8, 0x0                              # x44 = x35 + CF, no carry, complete

        /* complete: [x44, x43, x42, x41, x40, x39, x38, x37, x36] in [r8, r14, r12, r13, rbx, -, -, -, -] */
        add rcx, rbx                             # x194.2 = x188 + x40, CF to x195
        adcx r9, r13                             # x195 = x189 + x41 + CF, CF to x196
        adc r12, r12                             # x196 = x42 + x42 + CF, CF to x197
        adc r11, r14                             # x197 = x43 + x191 + CF, CF to x198
        adcx r8, r8                              # x198 = x44 + x44 + CF, no carry
        mov rdx, [rdi+0x18]                      # load arg1[3]
        mulx rsi, r15, rdx                       # x52:x51 = arg1[3]*arg1[3]
        add rcx, rbx                             # x194.2 += x40, CF to x195
        mov rdx, [rdi+0x20]                      # load arg1[4]
        mulx rdi, rdx, rdx                       # x54:x53 = arg1[4]*arg1[4]
        adcx rsi, r9                             # x195 += x52 + CF, CF to x196
        adc r12, rdx                             # x196 += x53 + CF, CF to x197
        adc r14, r11                             # x197 += x43 + CF, CF to x198
        adc r8, 0x0                              # x198 += CF, no carry
        add r15, rcx                             # x194.2 += x51, CF to x195
        adc rsi, r13                             # x195 += x41 + CF, CF to x196
        adc r12, rbp                             # x196 += x190 + CF, CF to x197
        adcx r14, rdi                            # x197 += x54 + CF, CF to x198
        adc rax, r8                              # x198 += x192 + CF, CF to x199
        adc r10, 0x0                             # x199 += CF, no carry
        add rax, [rsp-0x20]                      # x198 += x55, CF to x199
        adc r10, 0x0                             # x199 += CF, no carry
        add r15, [rsp-0x40]                      # x194 += x194.2, CF to x195, complete
        adc rsi, 0x0                             # x195 += CF, CF to x196, complete
        adc r12, 0x0                             # x196 += CF, CF to x197, complete
        adc r14, 0x0                             # x197 += CF, CF to x198, complete
        adc rax, 0x0                             # x198 += CF, CF to x199, complete
        adc r10, 0x0                             # x199 += CF, no carry, complete

        /* complete: [x199, x198, x197, x196, x195, x194] in [r10, rax, r14, r12, rsi, r15] */
        mov r8, [rsp-0x8]                        # reload pointer out1
        mov [r8], r15                            # out1[0] = x194
        mov [r8+0x20], rax                       # out1[4] = x198
        mov [r8+0x8], rsi                        # out1[1] = x195
        mov [r8+0x28], r10                       # out1[5] = x199
        mov [r8+0x18], r14                       # out1[3] = x197
        mov [r8+0x10], r12                       # out1[2] = x196

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
.Lfe_bls12_377_p_square_loose_c3: .quad 0x1ae3a4617c510ea
.Lfe_bls12_377_p_square_loose_c4: .quad 0x170b5d4430000000
.Lfe_bls12_377_p_square_loose_c5: .quad 0x1ef3622fba094800
.Lfe_bls12_377_p_square_loose_c6: .quad 0x1a22d9f300f5138f
.Lfe_bls12_377_p_square_loose_c7: .quad 0xc63b05c06ca1493b
        .size   fe_bls12_377_p_square_loose, .-fe_bls12_377_p_square_loose
        .section .note.GNU-stack, "", @progbits
