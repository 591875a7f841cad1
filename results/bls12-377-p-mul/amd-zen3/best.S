/*
 * bls12-377-p mul (loose), modulo p = 0x1ae3a4617c510eac63b05c06ca1493b1a22d9f300f5138f1ef3622fba094800170b5d44300000008508c00000000001
 * out1 is congruent to arg1*arg2/2^384 modulo p
 * arg1, arg2 below 2^378; out1 below 2^377; arrays may overlap
 *
 * void fe_bls12_377_p_mul_loose(uint64_t out1[6], const uint64_t arg1[6], const uint64_t arg2[6]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[6]  written, below 2^377
 *   rsi  arg1[6]  read, below 2^378
 *   rdx  arg2[6]  read, below 2^378
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
 * 286 instructions; 94.9 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.607 [1.605, 1.612] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.464 [1.464, 1.474] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 11, 2026-11-27T16:33:27.537Z
 * ./fieldwright optimize --field bls12-377-p --op mul --seed 11 --budget 30s --cpu 1
 * sha256 of the code: e0977e4532c2fc0ec124d53d45565f7a48a45ff497aa01a64c1feb48415cb568
 */
        .intel_syntax noprefix
        .text
        .globl  fe_bls12_377_p_mul_loose
        .type   fe_bls12_377_p_mul_loose, @function
        .p2align 6
fe_bls12_377_p_mul_loose:
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

        mov r8, rdx                              # copy pointer arg2
        mov rdx, [r8]                            # load arg2[0]
        mulx rax, r9, [rsi]                      # x13:x12 = arg1[0]*arg2[0]
        mulx r10, r11, [rsi+0x8]                 # x15:x14 = arg1[1]*arg2[0]
        xor ecx, ecx                             # CF = OF = 0
        adcx rax, r11                            # x24 = x13 + x14 (CF is 0), CF to x25, complete
        mulx r11, rcx, [rsi+0x10]                # x17:x16 = arg1[2]*arg2[0]
        adcx r10, rcx                            # x25 = x15 + x16 + CF, CF to x26, complete
        mulx rcx, rbx, [rsi+0x18]                # x19:x18 = arg1[3]*arg2[0]
        adcx rbx, r11                            # x26 = x17 + x18 + CF, CF to x27, complete
        mulx r11, rbp, [rsi+0x20]                # x21:x20 = arg1[4]*arg2[0]
        adcx rcx, rbp                            # x27 = x19 + x20 + CF, CF to x28, complete
        mulx rbp, r12, [rsi+0x28]                # x23:x22 = arg1[5]*arg2[0]
        adcx r12, r11                            # x28 = x21 + x22 + CF, CF to x29, complete
        adc rbp, 0x0                             # x29 = x23 + CF, no carry, complete

        /* complete: [x29, x28, x27, x26, x25, x24] in [rbp, r12, rcx, rbx, r10, rax] */
        mov rdx, r9                              # copy x12
        imul rdx, [rip+.Lfe_bls12_377_p_mul_loose_c0] # x30 = x12*0x8508bfffffffffff mod 2^64
        mulx r11, r13, [rip+.Lfe_bls12_377_p_mul_loose_c1] # x32:x31 = x30*0x8508c00000000001
        xor r14d, r14d                           # CF = OF = 0
        adox r9, r13                             # x43 = x12 + x31 (OF is 0), OF to x62
        mulx r9, r13, [rip+.Lfe_bls12_377_p_mul_loose_c2] # x34:x33 = x30*0x170b5d4430000000
        adox rax, r11                            # x62 = x24 + x32 + OF, OF to x83
        adcx rax, r13                            # x62 += x33 (CF is 0), CF to x83
        mulx r11, r13, [rip+.Lfe_bls12_377_p_mul_loose_c3] # x36:x35 = x30*0x1ef3622fba094800
        adox r10, r13                            # x83 = x25 + x35 + OF, OF to x84
        adcx r9, r10                             # x83 += x34 + CF, CF to x84
        mulx r10, r13, [rip+.Lfe_bls12_377_p_mul_loose_c4] # x38:x37 = x30*0x1a22d9f300f5138f
        adox r13, r11                            # x84 = x37 + x36 + OF, OF to x85
        adcx r13, rbx                            # x84 += x26 + CF, CF to x85
        mulx r11, rbx, [rip+.Lfe_bls12_377_p_mul_loose_c5] # x40:x39 = x30*0xc63b05c06ca1493b
        adcx rbx, rcx                            # x85 = x27 + x39 + CF, CF to x86
        adcx r12, r11                            # x86 = x28 + x40 + CF, CF to x87
        mulx r11, rcx, [rip+.Lfe_bls12_377_p_mul_loose_c6] # x42:x41 = x30*0x1ae3a4617c510ea
        adox r10, rbx                            # x85 += x38 + OF, OF to x86
        mov rdx, [rsi]                           # load arg1[0]
        mulx rbx, r14, [r8+0x8]                  # x51:x50 = arg1[0]*arg2[1]
        adox rcx, r12                            # x86 += x41 + OF, OF to x87
        adox rbp, r11                            # x87 = x29 + x42 + OF, no carry
        adc rbp, 0x0                             # x87 += CF, no carry
        xor r11d, r11d                           # CF = OF = 0
        adcx rax, r14                            # x62 += x50 (CF is 0), CF to x83, complete
        mov rdx, [r8+0x8]                        # load arg2[1]
        mulx r11, r12, [rsi+0x8]                 # x53:x52 = arg1[1]*arg2[1]
        adox r12, r9                             # x83 += x52 (OF is 0), OF to x84
        adcx r12, rbx                            # x83 += x51 + CF, CF to x84
        mulx r9, rbx, [rsi+0x10]                 # x55:x54 = arg1[2]*arg2[1]
        adox r11, rbx                            # x84.2 = x54 + x53 + OF, OF to x85
        adcx r11, r13                            # x84 += x84.2 + CF, CF to x85
        mulx rbx, r13, [rsi+0x18]                # x57:x56 = arg1[3]*arg2[1]
        adox r13, r9                             # x85.2 = x56 + x55 + OF, OF to x86
        adox rcx, rbx                            # x86 += x57 + OF, OF to x87
        adcx r10, r13                            # x85 += x85.2 + CF, CF to x86
        mulx r9, rbx, [rsi+0x20]                 # x59:x58 = arg1[4]*arg2[1]
        adox r9, rbp                             # x87 += x59 + OF, OF to x88
        adcx rbx, rcx                            # x86 += x58 + CF, CF to x87
        mulx rcx, rbp, [rsi+0x28]                # x61:x60 = arg1[5]*arg2[1]
        adcx r9, rbp                             # x87 += x60 + CF, CF to x88
        adox rcx, [rip+.Lfe_bls12_377_p_mul_loose_c7] # x88 = x61 + OF, no carry
        adc rcx, 0x0                             # x88 += CF, no carry
        mov rbp, rax                             # copy x62
        imul rbp, [rip+.Lfe_bls12_377_p_mul_loose_c0] # x69 = x62*0x8508bfffffffffff mod 2^64
        mov rdx, [rip+.Lfe_bls12_377_p_mul_loose_c1] # constant 0x8508c00000000001
        mulx r13, r14, rbp                       # x71:x70 = x69*0x8508c00000000001
        xor r15d, r15d                           # CF = OF = 0
        adcx r14, rax                            # x82 = x62 + x70 (CF is 0), CF to x83
        adox r12, r13                            # x83 += x71 (OF is 0), OF to x84
        mov rdx, rbp                             # copy x69
        mulx rax, r13, [rip+.Lfe_bls12_377_p_mul_loose_c2] # x73:x72 = x69*0x170b5d4430000000
        adcx r12, r13                            # x83 += x72 + CF, CF to x84, complete
        mulx r13, r14, [rip+.Lfe_bls12_377_p_mul_loose_c3] # x75:x74 = x69*0x1ef3622fba094800
        adox r14, rax                            # x84.2 = x74 + x73 + OF, OF to x85
        adox r10, r13                            # x85 += x75 + OF, OF to x86
        adcx r14, r11                            # x84 += x84.2 + CF, CF to x85, complete
        mulx rax, r11, [rip+.Lfe_bls12_377_p_mul_loose_c4] # x77:x76 = x69*0x1a22d9f300f5138f
        adcx r10, r11                            # x85 += x76 + CF, CF to x86, complete
        mulx r11, r13, [rip+.Lfe_bls12_377_p_mul_loose_c5] # x79:x78 = x69*0xc63b05c06ca1493b
        adox r13, rax                            # x86.2 = x77 + x78 + OF, OF to x87
        adcx rbx, r13                            # x86 += x86.2 + CF, CF to x87, complete
        mulx rax, rbp, [rip+.Lfe_bls12_377_p_mul_loose_c6] # x81:x80 = x69*0x1ae3a4617c510ea
        adcx r9, r11                             # x87 += x79 + CF, CF to x88
        adox r9, rbp                             # x87 += x80 + OF, OF to x88, complete
        mov rdx, [rsi]                           # load arg1[0]
        mulx r11, rbp, [r8+0x10]                 # x90:x89 = arg1[0]*arg2[2]
        adox rax, rcx                            # x88 += x81 + OF, no carry
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rcx, r13, [r8+0x10]                 # x92:x91 = arg1[1]*arg2[2]
        adc rax, 0x0                             # x88 += CF, no carry, complete

        /* complete: [x88, x87, x86, x85, x84, x83] in [rax, r9, rbx, r10, r14, r12] */
        xor r15d, r15d                           # CF = OF = 0
        adcx r12, rbp                            # x101 = x83 + x89 (CF is 0), CF to x122, complete
        adox r13, r11                            # x122 = x90 + x91 (OF is 0), OF to x123
        adcx r13, r14                            # x122 += x84 + CF, CF to x123
        adox rcx, r10                            # x123 = x92 + x85 + OF, OF to x124
        mov rdx, [r8+0x10]                       # load arg2[2]
        mulx r10, r11, [rsi+0x18]                # x96:x95 = arg1[3]*arg2[2]
        mulx rbp, r14, [rsi+0x10]                # x94:x93 = arg1[2]*arg2[2]
        adcx rcx, r14                            # x123 += x93 + CF, CF to x124
        adox rbp, r11                            # x124 = x94 + x95 + OF, OF to x125
        adcx rbx, rbp                            # x124 += x86 + CF, CF to x125
        mulx r11, rbp, [rsi+0x20]                # x98:x97 = arg1[4]*arg2[2]
        adox rbp, r10                            # x125 = x97 + x96 + OF, OF to x126
        adcx rbp, r9                             # x125 += x87 + CF, CF to x126
        mulx r9, r10, [rsi+0x28]                 # x100:x99 = arg1[5]*arg2[2]
        adox rax, r11                            # x126 = x88 + x98 + OF, OF to x127
        adcx r10, rax                            # x126 += x99 + CF, CF to x127
        adox r9, [rip+.Lfe_bls12_377_p_mul_loose_c7] # x127 = x100 + OF, no carry
        adc r9, 0x0                              # x127 += CF, no carry
        mov rdx, r12                             # copy x101
        imul rdx, [rip+.Lfe_bls12_377_p_mul_loose_c0] # x108 = x101*0x8508bfffffffffff mod 2^64
        mulx rax, r11, [rip+.Lfe_bls12_377_p_mul_loose_c1] # x110:x109 = x108*0x8508c00000000001
        xor r14d, r14d                           # CF = OF = 0
        adcx r11, r12                            # x121 = x101 + x109 (CF is 0), CF to x122
        adox rax, r13                            # x122 += x110 (OF is 0), OF to x123
        mulx r11, r12, [rip+.Lfe_bls12_377_p_mul_loose_c2] # x112:x111 = x108*0x170b5d4430000000
        adcx rax, r12                            # x122 += x111 + CF, CF to x123, complete
        mulx r12, r13, [rip+.Lfe_bls12_377_p_mul_loose_c3] # x114:x113 = x108*0x1ef3622fba094800
        adox rcx, r11                            # x123 += x112 + OF, OF to x124
        adcx r13, rcx                            # x123 += x113 + CF, CF to x124, complete
        mulx r11, rcx, [rip+.Lfe_bls12_377_p_mul_loose_c4] # x116:x115 = x108*0x1a22d9f300f5138f
        adox rcx, rbx                            # x124 += x115 + OF, OF to x125
        adcx r12, rcx                            # x124 += x114 + CF, CF to x125, complete
        mulx rcx, rbx, [rip+.Lfe_bls12_377_p_mul_loose_c5] # x118:x117 = x108*0xc63b05c06ca1493b
        adcx r11, rbp                            # x125 += x116 + CF, CF to x126
        adox rbx, r11                            # x125 += x117 + OF, OF to x126, complete
        mulx r11, rbp, [rip+.Lfe_bls12_377_p_mul_loose_c6] # x120:x119 = x108*0x1ae3a4617c510ea
        adox rbp, rcx                            # x126.2 = x119 + x118 + OF, OF to x127
        adcx r10, rbp                            # x126 += x126.2 + CF, CF to x127, complete
        adox r11, r9                             # x127 += x120 + OF, no carry
        mov rdx, [r8+0x18]                       # load arg2[3]
        mulx r9, rcx, [rsi]                      # x129:x128 = arg1[0]*arg2[3]
        adc r11, 0x0                             # x127 += CF, no carry, complete

        /* complete: [x127, x126, x125, x124, x123, x122] in [r11, r10, rbx, r12, r13, rax] */
        xor ebp, ebp                             # CF = OF = 0
        adcx rax, rcx                            # x140 = x122 + x128 (CF is 0), CF to x161, complete
        mulx rcx, rbp, [rsi+0x10]                # x133:x132 = arg1[2]*arg2[3]
        adox r13, r9                             # x161 = x123 + x129 (OF is 0), OF to x162
        mulx r9, r14, [rsi+0x8]                  # x131:x130 = arg1[1]*arg2[3]
        adox r9, r12                             # x162 = x124 + x131 + OF, OF to x163
        adcx r13, r14                            # x161 += x130 + CF, CF to x162
        adox rbx, rcx                            # x163 = x125 + x133 + OF, OF to x164
        adcx r9, rbp                             # x162 += x132 + CF, CF to x163
        mulx rcx, rbp, [rsi+0x18]                # x135:x134 = arg1[3]*arg2[3]
        adcx rbx, rbp                            # x163 += x134 + CF, CF to x164
        mulx rbp, r12, [rsi+0x20]                # x137:x136 = arg1[4]*arg2[3]
        adox r10, r12                            # x164 = x126 + x136 + OF, OF to x165
        adcx rcx, r10                            # x164 += x135 + CF, CF to x165
        mulx r10, r12, [rsi+0x28]                # x139:x138 = arg1[5]*arg2[3]
        adox r11, rbp                            # x165 = x127 + x137 + OF, OF to x166
        adcx r11, r12                            # x165 += x138 + CF, CF to x166
        adox r10, [rip+.Lfe_bls12_377_p_mul_loose_c7] # x166 = x139 + OF, no carry
        adc r10, 0x0                             # x166 += CF, no carry
        mov rdx, rax                             # copy x140
        imul rdx, [rip+.Lfe_bls12_377_p_mul_loose_c0] # x147 = x140*0x8508bfffffffffff mod 2^64
        mulx rbp, r12, [rip+.Lfe_bls12_377_p_mul_loose_c1] # x149:x148 = x147*0x8508c00000000001
        xor r14d, r14d                           # CF = OF = 0
        adox rbp, r13                            # x161 += x149 (OF is 0), OF to x162
        adcx rax, r12                            # x160 = x140 + x148 (CF is 0), CF to x161
        mulx rax, r12, [rip+.Lfe_bls12_377_p_mul_loose_c3] # x153:x152 = x147*0x1ef3622fba094800
        mulx r13, r14, [rip+.Lfe_bls12_377_p_mul_loose_c2] # x151:x150 = x147*0x170b5d4430000000
        adox r9, r13                             # x162 += x151 + OF, OF to x163
        adcx r14, rbp                            # x161 += x150 + CF, CF to x162, complete
        mulx rbp, r13, [rip+.Lfe_bls12_377_p_mul_loose_c4] # x155:x154 = x147*0x1a22d9f300f5138f
        adcx r9, r12                             # x162 += x152 + CF, CF to x163, complete
        adcx r13, rax                            # x163.2 = x154 + x153 + CF, CF to x164
        adox r13, rbx                            # x163 += x163.2 + OF, OF to x164, complete
        mulx rax, rbx, [rip+.Lfe_bls12_377_p_mul_loose_c5] # x157:x156 = x147*0xc63b05c06ca1493b
        adcx rbx, rcx                            # x164 += x156 + CF, CF to x165
        adox rbx, rbp                            # x164 += x155 + OF, OF to x165, complete
        adcx r11, rax                            # x165 += x157 + CF, CF to x166
        mulx rax, rcx, [rip+.Lfe_bls12_377_p_mul_loose_c6] # x159:x158 = x147*0x1ae3a4617c510ea
        adox r11, rcx                            # x165 += x158 + OF, OF to x166, complete
        adcx r10, rax                            # x166 += x159 + CF, no carry
        mov rdx, [r8+0x20]                       # load arg2[4]
        mulx rax, rcx, [rsi]                     # x168:x167 = arg1[0]*arg2[4]
        adox r10, [rip+.Lfe_bls12_377_p_mul_loose_c7] # x166 += OF, no carry, complete

        /* complete: [x166, x165, x164, x163, x162, x161] in [r10, r11, rbx, r13, r9, r14] */
        xor ebp, ebp                             # CF = OF = 0
        adcx r14, rcx                            # x179 = x161 + x167 (CF is 0), CF to x200, complete
        mulx rcx, rbp, [rsi+0x8]                 # x170:x169 = arg1[1]*arg2[4]
        adox rax, r9                             # x200 = x162 + x168 (OF is 0), OF to x201
        adcx rax, rbp                            # x200 += x169 + CF, CF to x201
        mulx r9, rbp, [rsi+0x10]                 # x172:x171 = arg1[2]*arg2[4]
        adcx rcx, rbp                            # x201 = x170 + x171 + CF, CF to x202
        adox rcx, r13                            # x201 += x163 + OF, OF to x202
        mulx rbp, r12, [rsi+0x18]                # x174:x173 = arg1[3]*arg2[4]
        adox r12, r9                             # x202 = x172 + x173 + OF, OF to x203
        adcx r12, rbx                            # x202 += x164 + CF, CF to x203
        mulx r9, rbx, [rsi+0x20]                 # x176:x175 = arg1[4]*arg2[4]
        adox rbx, r11                            # x203 = x175 + x165 + OF, OF to x204
        adcx rbx, rbp                            # x203 += x174 + CF, CF to x204
        mulx r11, rbp, [rsi+0x28]                # x178:x177 = arg1[5]*arg2[4]
        adox rbp, r10                            # x204 = x166 + x177 + OF, OF to x205
        adcx r9, rbp                             # x204 += x176 + CF, CF to x205
        adox r11, [rip+.Lfe_bls12_377_p_mul_loose_c7] # x205 = x178 + OF, no carry
        adc r11, 0x0                             # x205 += CF, no carry
        mov r10, r14                             # copy x179
        imul r10, [rip+.Lfe_bls12_377_p_mul_loose_c0] # x186 = x179*0x8508bfffffffffff mod 2^64
        mov rdx, [rip+.Lfe_bls12_377_p_mul_loose_c1] # constant 0x8508c00000000001
        mulx rbp, r13, r10                       # x188:x187 = x186*0x8508c00000000001
        xor r15d, r15d                           # CF = OF = 0
        adcx r13, r14                            # x199 = x179 + x187 (CF is 0), CF to x200
        adox rbp, rax                            # x200 += x188 (OF is 0), OF to x201
        mov rdx, [rip+.Lfe_bls12_377_p_mul_loose_c2] # constant 0x170b5d4430000000
        mulx rax, r13, r10                       # x190:x189 = x186*0x170b5d4430000000
        adcx r13, rbp                            # x200 += x189 + CF, CF to x201, complete
        mov rdx, r10                             # copy x186
        mulx rbp, r14, [rip+.Lfe_bls12_377_p_mul_loose_c3] # x192:x191 = x186*0x1ef3622fba094800
        adox rcx, r14                            # x201 += x191 + OF, OF to x202
        adcx rcx, rax                            # x201 += x190 + CF, CF to x202, complete
        adcx rbp, r12                            # x202 += x192 + CF, CF to x203
        mulx rax, r12, [rip+.Lfe_bls12_377_p_mul_loose_c5] # x196:x195 = x186*0xc63b05c06ca1493b
        mulx r14, r15, [rip+.Lfe_bls12_377_p_mul_loose_c4] # x194:x193 = x186*0x1a22d9f300f5138f
        adox rbp, r15                            # x202 += x193 + OF, OF to x203, complete
        mulx r10, r15, [rip+.Lfe_bls12_377_p_mul_loose_c6] # x198:x197 = x186*0x1ae3a4617c510ea
        adcx rbx, r12                            # x203 += x195 + CF, CF to x204
        adox r14, rbx                            # x203 += x194 + OF, OF to x204, complete
        adox r15, rax                            # x204.2 = x196 + x197 + OF, OF to x205
        adcx r15, r9                             # x204 += x204.2 + CF, CF to x205, complete
        adox r10, r11                            # x205 += x198 + OF, no carry
        mov rdx, [rsi]                           # load arg1[0]
        mulx rax, r9, [r8+0x28]                  # x207:x206 = arg1[0]*arg2[5]
        mov rdx, [r8+0x28]                       # load arg2[5]
        mulx r11, rbx, [rsi+0x8]                 # x209:x208 = arg1[1]*arg2[5]
        adc r10, 0x0                             # x205 += CF, no carry, complete

        /* complete: [x205, x204, x203, x202, x201, x200] in [r10, r15, r14, rbp, rcx, r13] */
        xor r12d, r12d                           # CF = OF = 0
        adcx r13, r9                             # x218 = x200 + x206 (CF is 0), CF to x239, complete
        adc rcx, rax                             # x239 = x201 + x207 + CF, CF to x240
        mulx rax, r9, [rsi+0x18]                 # x213:x212 = arg1[3]*arg2[5]
        adc r11, 0x0                             # x240 = x209 + CF, no carry
        adcx r15, rax                            # x242 = x204 + x213 (CF is 0), CF to x243
        mulx rax, r12, [rsi+0x20]                # x215:x214 = arg1[4]*arg2[5]
        adc rax, 0x0                             # x243 = x215 + CF, no carry
        adcx rcx, rbx                            # x239 += x208 (CF is 0), CF to x240
        adc r11, 0x0                             # x240 += CF, no carry
        adcx r12, r15                            # x242 += x214 (CF is 0), CF to x243
        mulx rbx, r15, [rsi+0x28]                # x217:x216 = arg1[5]*arg2[5]
        adc rax, r10                             # x243 += x205 + CF, no carry
        xor r10d, r10d                           # CF = OF = 0
        adox rax, r15                            # x243 += x216 (OF is 0), OF to x244
        mulx r8, r10, [rsi+0x10]                 # x211:x210 = arg1[2]*arg2[5]
        adcx r11, r10                            # x240 += x210 (CF is 0), CF to x241
        adcx r8, [rip+.Lfe_bls12_377_p_mul_loose_c7] # x241 = x211 + CF, no carry
        adcx rbp, r11                            # x240 += x202 (CF is 0), CF to x241
        adox rbx, [rip+.Lfe_bls12_377_p_mul_loose_c7] # x244 = x217 + OF, no carry
        adc r8, 0x0                              # x241 += CF, no carry
        mov rdx, r13                             # copy x218
        imul rdx, [rip+.Lfe_bls12_377_p_mul_loose_c0] # x225 = x218*0x8508bfffffffffff mod 2^64
        mulx r10, r11, [rip+.Lfe_bls12_377_p_mul_loose_c1] # x227:x226 = x225*0x8508c00000000001
        xor esi, esi                             # CF = OF = 0
        adcx r11, r13                            # x238 = x218 + x226 (CF is 0), CF to x239
        mulx r11, rsi, [rip+.Lfe_bls12_377_p_mul_loose_c3] # x231:x230 = x225*0x1ef3622fba094800
        mulx r13, r15, [rip+.Lfe_bls12_377_p_mul_loose_c2] # x229:x228 = x225*0x170b5d4430000000
        adox r10, r15                            # x239.2 = x228 + x227 (OF is 0), OF to x240
        adcx rcx, r10                            # x239 += x239.2 + CF, CF to x240, complete
        adox r13, rsi                            # x240.2 = x229 + x230 + OF, OF to x241
        adcx r13, rbp                            # x240 += x240.2 + CF, CF to x241, complete
        mulx r10, rsi, [rip+.Lfe_bls12_377_p_mul_loose_c4] # x233:x232 = x225*0x1a22d9f300f5138f
        adox r9, r14                             # x241.2 = x203 + x212 + OF, OF to x242
        adcx r11, r8                             # x241 += x231 + CF, no carry
        adox r10, [rip+.Lfe_bls12_377_p_mul_loose_c7] # x242.2 = x233 + OF, no carry
        adox rsi, r11                            # x241 += x232 (OF is 0), OF to x242
        adox r12, r10                            # x242 += x242.2 + OF, OF to x243
        mulx r8, r10, [rip+.Lfe_bls12_377_p_mul_loose_c6] # x237:x236 = x225*0x1ae3a4617c510ea
        mulx r11, rdx, [rip+.Lfe_bls12_377_p_mul_loose_c5] # x235:x234 = x225*0xc63b05c06ca1493b
        adox r11, r10                            # x243.2 = x236 + x235 + OF, OF to x244
        adcx r9, rsi                             # x241 += x241.2 (CF is 0), CF to x242, complete
        adcx rdx, r12                            # x242 += x234 + CF, CF to x243, complete
        adcx r11, rax                            # x243 += x243.2 + CF, CF to x244, complete
        adox rbx, r8                             # x244 += x237 + OF, no carry
        adc rbx, 0x0                             # x244 += CF, no carry, complete

        /* complete: [x244, x243, x242, x241, x240, x239] in [rbx, r11, rdx, r9, r13, rcx] */
        mov [rdi+0x28], rbx                      # out1[5] = x244
        mov [rdi+0x18], rdx                      # out1[3] = x242
        mov [rdi+0x10], r9                       # out1[2] = x241
        mov [rdi+0x8], r13                       # out1[1] = x240
        mov [rdi], rcx                           # out1[0] = x239
        mov [rdi+0x20], r11                      # out1[4] = x243

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
.Lfe_bls12_377_p_mul_loose_c0: .quad 0x8508bfffffffffff
.Lfe_bls12_377_p_mul_loose_c1: .quad 0x8508c00000000001
.Lfe_bls12_377_p_mul_loose_c2: .quad 0x170b5d4430000000
.Lfe_bls12_377_p_mul_loose_c3: .quad 0x1ef3622fba094800
.Lfe_bls12_377_p_mul_loose_c4: .quad 0x1a22d9f300f5138f
.Lfe_bls12_377_p_mul_loose_c5: .quad 0xc63b05c06ca1493b
.Lfe_bls12_377_p_mul_loose_c6: .quad 0x1ae3a4617c510ea
.Lfe_bls12_377_p_mul_loose_c7: .quad 0x0
        .size   fe_bls12_377_p_mul_loose, .-fe_bls12_377_p_mul_loose
        .section .note.GNU-stack, "", @progbits
