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
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  pointer arg2
 *   [rsp-0x18]  pointer arg1
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
 * 289 instructions; 108.7 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.414 [1.410, 1.417] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.464 [1.464, 1.467] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 12, 2026-11-27T16:34:04.283Z
 * ./fieldwright optimize --field bls12-377-p --op mul --seed 12 --budget 30s --for latency --cpu 1
 * sha256 of the code: e95a1227f630499fc519ec2867457fa1a958ec4bbab16196e56cf44a42c7a69a
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

        mov rax, rdx                             # copy pointer arg2
        mov rdx, [rax]                           # load arg2[0]
        mulx r8, r9, [rsi]                       # x13:x12 = arg1[0]*arg2[0]
        mulx r10, r11, [rsi+0x28]                # x23:x22 = arg1[5]*arg2[0]
        mulx rcx, rbx, [rsi+0x8]                 # x15:x14 = arg1[1]*arg2[0]
        xor ebp, ebp                             # CF = OF = 0
        adcx r8, rbx                             # x24 = x13 + x14 (CF is 0), CF to x25, complete
        mulx rbx, rbp, [rsi+0x10]                # x17:x16 = arg1[2]*arg2[0]
        mulx r12, r13, [rsi+0x18]                # x19:x18 = arg1[3]*arg2[0]
        adcx rcx, rbp                            # x25 = x15 + x16 + CF, CF to x26, complete
        adcx rbx, r13                            # x26 = x17 + x18 + CF, CF to x27, complete
        mulx rbp, r13, [rsi+0x20]                # x21:x20 = arg1[4]*arg2[0]
        adcx r12, r13                            # x27 = x19 + x20 + CF, CF to x28, complete
        adcx rbp, r11                            # x28 = x21 + x22 + CF, CF to x29, complete
        adc r10, 0x0                             # x29 = x23 + CF, no carry, complete

        /* complete: [x29, x28, x27, x26, x25, x24] in [r10, rbp, r12, rbx, rcx, r8] */
        mov rdx, r9                              # copy x12
        imul rdx, [rip+.Lfe_bls12_377_p_mul_loose_c0] # x30 = x12*0x8508bfffffffffff mod 2^64
        mulx r11, r13, [rip+.Lfe_bls12_377_p_mul_loose_c1] # x32:x31 = x30*0x8508c00000000001
        xor r14d, r14d                           # CF = OF = 0
        adcx r13, r9                             # x43 = x12 + x31 (CF is 0), CF to x62
        adox r8, r11                             # x62 = x24 + x32 (OF is 0), OF to x83
        mulx r9, r11, [rip+.Lfe_bls12_377_p_mul_loose_c2] # x34:x33 = x30*0x170b5d4430000000
        mulx r13, r14, [rip+.Lfe_bls12_377_p_mul_loose_c3] # x36:x35 = x30*0x1ef3622fba094800
        adcx r11, r8                             # x62 += x33 + CF, CF to x83
        adox rcx, r14                            # x83 = x25 + x35 + OF, OF to x84
        adcx r9, rcx                             # x83 += x34 + CF, CF to x84
        adox rbx, r13                            # x84 = x26 + x36 + OF, OF to x85
        mulx r8, rcx, [rip+.Lfe_bls12_377_p_mul_loose_c4] # x38:x37 = x30*0x1a22d9f300f5138f
        adcx rcx, rbx                            # x84 += x37 + CF, CF to x85
        adox r12, r8                             # x85 = x27 + x38 + OF, OF to x86
        mulx r8, rbx, [rip+.Lfe_bls12_377_p_mul_loose_c5] # x40:x39 = x30*0xc63b05c06ca1493b
        adcx rbx, r12                            # x85 += x39 + CF, CF to x86
        mulx r12, r13, [rip+.Lfe_bls12_377_p_mul_loose_c6] # x42:x41 = x30*0x1ae3a4617c510ea
        adox r13, rbp                            # x86 = x41 + x28 + OF, OF to x87
        adcx r13, r8                             # x86 += x40 + CF, CF to x87
        mov rdx, [rsi]                           # load arg1[0]
        mulx r8, rbp, [rax+0x8]                  # x51:x50 = arg1[0]*arg2[1]
        adcx r12, [rip+.Lfe_bls12_377_p_mul_loose_c7] # x87 = x42 + CF, no carry
        adox r12, [rip+.Lfe_bls12_377_p_mul_loose_c7] # x87 += OF, no carry
        xor r14d, r14d                           # CF = OF = 0
        adcx rbp, r11                            # x62 += x50 (CF is 0), CF to x83, complete
        mov rdx, [rax+0x8]                       # load arg2[1]
        mulx r11, r14, [rsi+0x8]                 # x53:x52 = arg1[1]*arg2[1]
        adox r9, r8                              # x83 += x51 (OF is 0), OF to x84
        adcx r9, r14                             # x83 += x52 + CF, CF to x84
        mulx r8, r14, [rsi+0x10]                 # x55:x54 = arg1[2]*arg2[1]
        adox r14, r11                            # x84.2 = x54 + x53 + OF, OF to x85
        adcx r14, rcx                            # x84 += x84.2 + CF, CF to x85
        mulx r11, rcx, [rsi+0x28]                # x61:x60 = arg1[5]*arg2[1]
        adox r8, rbx                             # x85 += x55 + OF, OF to x86
        mov [rsp-0x8], rdi                       # spill pointer out1
        mulx rbx, rdi, [rsi+0x18]                # x57:x56 = arg1[3]*arg2[1]
        adcx r8, rdi                             # x85 += x56 + CF, CF to x86
        mov [rsp-0x10], rax                      # spill pointer arg2
        mulx rdi, rax, [rsi+0x20]                # x59:x58 = arg1[4]*arg2[1]
        adox r13, rax                            # x86 += x58 + OF, OF to x87
        adcx rbx, r13                            # x86 += x57 + CF, CF to x87
        adox r10, rcx                            # x87.2 = x29 + x60 + OF, OF to x88
        adox r11, [rip+.Lfe_bls12_377_p_mul_loose_c7] # x88 = x61 + OF, no carry
        adc r10, 0x0                             # x87.2 += CF, CF to x88
        adc r11, 0x0                             # x88 += CF, no carry
        mov rdx, rbp                             # copy x62
        imul rdx, [rip+.Lfe_bls12_377_p_mul_loose_c0] # x69 = x62*0x8508bfffffffffff mod 2^64
        mulx rax, rcx, [rip+.Lfe_bls12_377_p_mul_loose_c5] # x79:x78 = x69*0xc63b05c06ca1493b
        xor r13d, r13d                           # CF = OF = 0
        adox rax, r10                            # x87.2 += x79 (OF is 0), OF to x88
        adcx rax, r12                            # x87 += x87.2 (CF is 0), CF to x88
        mulx r10, r12, [rip+.Lfe_bls12_377_p_mul_loose_c1] # x71:x70 = x69*0x8508c00000000001
        adcx r11, [rip+.Lfe_bls12_377_p_mul_loose_c7] # x88 += CF, no carry
        adox r11, [rip+.Lfe_bls12_377_p_mul_loose_c7] # x88 += OF, no carry
        xor r13d, r13d                           # CF = OF = 0
        adox r12, rbp                            # x82 = x62 + x70 (OF is 0), OF to x83
        adox r9, r10                             # x83 += x71 + OF, OF to x84
        mulx r10, rbp, [rip+.Lfe_bls12_377_p_mul_loose_c2] # x73:x72 = x69*0x170b5d4430000000
        adcx r9, rbp                             # x83 += x72 (CF is 0), CF to x84, complete
        mulx rbp, r12, [rip+.Lfe_bls12_377_p_mul_loose_c3] # x75:x74 = x69*0x1ef3622fba094800
        adox r14, r10                            # x84 += x73 + OF, OF to x85
        mulx r10, r13, [rip+.Lfe_bls12_377_p_mul_loose_c4] # x77:x76 = x69*0x1a22d9f300f5138f
        adox rbp, r13                            # x85.2 = x76 + x75 + OF, OF to x86
        adcx r14, r12                            # x84 += x74 + CF, CF to x85, complete
        adox r10, rbx                            # x86 += x77 + OF, OF to x87
        adcx rbp, r8                             # x85 += x85.2 + CF, CF to x86, complete
        adcx rcx, r10                            # x86 += x78 + CF, CF to x87, complete
        mulx r8, r10, [rip+.Lfe_bls12_377_p_mul_loose_c6] # x81:x80 = x69*0x1ae3a4617c510ea
        adcx rax, r10                            # x87 += x80 + CF, CF to x88
        adox rdi, rax                            # x87 += x59 + OF, OF to x88, complete
        mov rax, [rsp-0x10]                      # reload pointer arg2
        mov rdx, [rax+0x10]                      # load arg2[2]
        mulx r10, rbx, [rsi+0x8]                 # x92:x91 = arg1[1]*arg2[2]
        adox r8, r11                             # x88 += x81 + OF, no carry
        mulx r11, r12, [rsi]                     # x90:x89 = arg1[0]*arg2[2]
        adc r8, 0x0                              # x88 += CF, no carry, complete

        /* complete: [x88, x87, x86, x85, x84, x83] in [r8, rdi, rcx, rbp, r14, r9] */
        xor r13d, r13d                           # CF = OF = 0
        adcx r9, r12                             # x101 = x83 + x89 (CF is 0), CF to x122, complete
        adox rbx, r11                            # x122 = x91 + x90 (OF is 0), OF to x123
        adcx rbx, r14                            # x122 += x84 + CF, CF to x123
        mulx r11, r12, [rsi+0x10]                # x94:x93 = arg1[2]*arg2[2]
        adox r10, r12                            # x123 = x93 + x92 + OF, OF to x124
        mulx r12, r13, [rsi+0x18]                # x96:x95 = arg1[3]*arg2[2]
        adcx r10, rbp                            # x123 += x85 + CF, CF to x124
        adox r11, rcx                            # x124 = x86 + x94 + OF, OF to x125
        adox r12, rdi                            # x125 = x87 + x96 + OF, OF to x126
        mulx rcx, rdi, [rsi+0x20]                # x98:x97 = arg1[4]*arg2[2]
        adcx r11, r13                            # x124 += x95 + CF, CF to x125
        mulx rbp, r13, [rsi+0x28]                # x100:x99 = arg1[5]*arg2[2]
        adox r13, rcx                            # x126 = x99 + x98 + OF, OF to x127
        adcx rdi, r12                            # x125 += x97 + CF, CF to x126
        adcx r13, r8                             # x126 += x88 + CF, CF to x127
        adox rbp, [rip+.Lfe_bls12_377_p_mul_loose_c7] # x127 = x100 + OF, no carry
        adc rbp, 0x0                             # x127 += CF, no carry
        mov rdx, r9                              # copy x101
        imul rdx, [rip+.Lfe_bls12_377_p_mul_loose_c0] # x108 = x101*0x8508bfffffffffff mod 2^64
        mulx r8, rcx, [rip+.Lfe_bls12_377_p_mul_loose_c1] # x110:x109 = x108*0x8508c00000000001
        xor r12d, r12d                           # CF = OF = 0
        adox r9, rcx                             # x121 = x101 + x109 (OF is 0), OF to x122
        adox rbx, r8                             # x122 += x110 + OF, OF to x123
        mulx r8, r9, [rip+.Lfe_bls12_377_p_mul_loose_c2] # x112:x111 = x108*0x170b5d4430000000
        adox r10, r8                             # x123 += x112 + OF, OF to x124
        adcx rbx, r9                             # x122 += x111 (CF is 0), CF to x123, complete
        mulx r8, r9, [rip+.Lfe_bls12_377_p_mul_loose_c4] # x116:x115 = x108*0x1a22d9f300f5138f
        mulx rcx, r12, [rip+.Lfe_bls12_377_p_mul_loose_c3] # x114:x113 = x108*0x1ef3622fba094800
        adox rcx, r11                            # x124 += x114 + OF, OF to x125
        adcx r10, r12                            # x123 += x113 + CF, CF to x124, complete
        adcx r9, rcx                             # x124 += x115 + CF, CF to x125, complete
        mulx r11, rcx, [rip+.Lfe_bls12_377_p_mul_loose_c5] # x118:x117 = x108*0xc63b05c06ca1493b
        adox rcx, rdi                            # x125 += x117 + OF, OF to x126
        adcx rcx, r8                             # x125 += x116 + CF, CF to x126, complete
        mulx r8, rdi, [rip+.Lfe_bls12_377_p_mul_loose_c6] # x120:x119 = x108*0x1ae3a4617c510ea
        adox rdi, r11                            # x126.2 = x119 + x118 + OF, OF to x127
        adcx r13, rdi                            # x126 += x126.2 + CF, CF to x127, complete
        mov rdx, [rax+0x18]                      # load arg2[3]
        mulx r11, rdi, [rsi]                     # x129:x128 = arg1[0]*arg2[3]
        adox rbp, r8                             # x127 += x120 + OF, no carry
        mulx r8, r12, [rsi+0x10]                 # x133:x132 = arg1[2]*arg2[3]
        adc rbp, 0x0                             # x127 += CF, no carry, complete

        /* complete: [x127, x126, x125, x124, x123, x122] in [rbp, r13, rcx, r9, r10, rbx] */
        xor r14d, r14d                           # CF = OF = 0
        adox rbx, rdi                            # x140 = x122 + x128 (OF is 0), OF to x161, complete
        adox r11, r10                            # x161 = x123 + x129 + OF, OF to x162
        mulx r10, rdi, [rsi+0x8]                 # x131:x130 = arg1[1]*arg2[3]
        adox r9, r10                             # x162 = x124 + x131 + OF, OF to x163
        adcx rdi, r11                            # x161 += x130 (CF is 0), CF to x162
        adcx r9, r12                             # x162 += x132 + CF, CF to x163
        mulx r10, r11, [rsi+0x18]                # x135:x134 = arg1[3]*arg2[3]
        adox r8, rcx                             # x163 = x125 + x133 + OF, OF to x164
        adcx r8, r11                             # x163 += x134 + CF, CF to x164
        mulx r11, rcx, [rsi+0x20]                # x137:x136 = arg1[4]*arg2[3]
        adox r10, r13                            # x164 = x126 + x135 + OF, OF to x165
        adcx r10, rcx                            # x164 += x136 + CF, CF to x165
        adox r11, rbp                            # x165 = x127 + x137 + OF, OF to x166
        mulx rcx, rbp, [rsi+0x28]                # x139:x138 = arg1[5]*arg2[3]
        adcx rbp, r11                            # x165 += x138 + CF, CF to x166
        adox rcx, [rip+.Lfe_bls12_377_p_mul_loose_c7] # x166 = x139 + OF, no carry
        adc rcx, 0x0                             # x166 += CF, no carry
        mov r11, rbx                             # copy x140
        imul r11, [rip+.Lfe_bls12_377_p_mul_loose_c0] # x147 = x140*0x8508bfffffffffff mod 2^64
        mov rdx, [rip+.Lfe_bls12_377_p_mul_loose_c1] # constant 0x8508c00000000001
        mulx r12, r13, r11                       # x149:x148 = x147*0x8508c00000000001
        xor r14d, r14d                           # CF = OF = 0
        adcx r13, rbx                            # x160 = x140 + x148 (CF is 0), CF to x161
        adox rdi, r12                            # x161 += x149 (OF is 0), OF to x162
        mov rdx, r11                             # copy x147
        mulx rbx, r12, [rip+.Lfe_bls12_377_p_mul_loose_c3] # x153:x152 = x147*0x1ef3622fba094800
        mulx r13, r14, [rip+.Lfe_bls12_377_p_mul_loose_c2] # x151:x150 = x147*0x170b5d4430000000
        adox r12, r13                            # x162.2 = x152 + x151 + OF, OF to x163
        adcx rdi, r14                            # x161 += x150 + CF, CF to x162, complete
        mulx r13, r14, [rip+.Lfe_bls12_377_p_mul_loose_c4] # x155:x154 = x147*0x1a22d9f300f5138f
        adcx r12, r9                             # x162 += x162.2 + CF, CF to x163, complete
        adcx rbx, r8                             # x163 += x153 + CF, CF to x164
        adox r14, rbx                            # x163 += x154 + OF, OF to x164, complete
        mulx r8, r9, [rip+.Lfe_bls12_377_p_mul_loose_c5] # x157:x156 = x147*0xc63b05c06ca1493b
        adox r10, r13                            # x164 += x155 + OF, OF to x165
        adox rbp, r8                             # x165 += x157 + OF, OF to x166
        adcx r10, r9                             # x164 += x156 + CF, CF to x165, complete
        mulx r8, r9, [rip+.Lfe_bls12_377_p_mul_loose_c6] # x159:x158 = x147*0x1ae3a4617c510ea
        adox r8, rcx                             # x166 += x159 + OF, no carry
        mov rdx, [rax+0x20]                      # load arg2[4]
        mulx r11, rcx, [rsi]                     # x168:x167 = arg1[0]*arg2[4]
        adox r12, r11                            # x200 = x162 + x168 (OF is 0), OF to x201
        mulx r11, rbx, [rsi+0x10]                # x172:x171 = arg1[2]*arg2[4]
        adcx rbp, r9                             # x165 += x158 + CF, CF to x166, complete
        mulx r9, r13, [rsi+0x8]                  # x170:x169 = arg1[1]*arg2[4]
        adox r14, rbx                            # x201 = x171 + x163 + OF, OF to x202
        adcx r8, [rip+.Lfe_bls12_377_p_mul_loose_c7] # x166 += CF, no carry, complete

        /* complete: [x166, x165, x164, x163, x162, x161] in [r8, rbp, r10, -, -, rdi] */
        adox r11, [rip+.Lfe_bls12_377_p_mul_loose_c7] # x202 = x172 + OF, no carry
        xor ebx, ebx                             # CF = OF = 0
        adcx rdi, rcx                            # x179 = x161 + x167 (CF is 0), CF to x200, complete
        adcx r12, r13                            # x200 += x169 + CF, CF to x201
        adcx r14, r9                             # x201 += x170 + CF, CF to x202
        mulx r9, rcx, [rsi+0x18]                 # x174:x173 = arg1[3]*arg2[4]
        adox rcx, r11                            # x202 += x173 (OF is 0), OF to x203
        adcx rcx, r10                            # x202 += x164 + CF, CF to x203
        adox r9, rbp                             # x203 = x165 + x174 + OF, OF to x204
        mulx r10, r11, [rsi+0x20]                # x176:x175 = arg1[4]*arg2[4]
        adcx r9, r11                             # x203 += x175 + CF, CF to x204
        adox r10, [rip+.Lfe_bls12_377_p_mul_loose_c7] # x204 = x176 + OF, no carry
        adc r10, 0x0                             # x204 += CF, no carry
        mov r11, rdi                             # copy x179
        imul r11, [rip+.Lfe_bls12_377_p_mul_loose_c0] # x186 = x179*0x8508bfffffffffff mod 2^64
        mulx rbx, rbp, [rsi+0x28]                # x178:x177 = arg1[5]*arg2[4]
        mov rdx, [rip+.Lfe_bls12_377_p_mul_loose_c5] # constant 0xc63b05c06ca1493b
        mulx r13, rax, r11                       # x196:x195 = x186*0xc63b05c06ca1493b
        lea r8, [r8+r13]                         # x204.2 = x166 + x196
        xor r13d, r13d                           # CF = OF = 0
        adcx r8, rbp                             # x204.2 += x177 (CF is 0), CF to x205
        mov rdx, r11                             # copy x186
        mulx rbp, r13, [rip+.Lfe_bls12_377_p_mul_loose_c1] # x188:x187 = x186*0x8508c00000000001
        adc rbx, 0x0                             # x205 = x178 + CF, no carry
        mov [rsp-0x18], rsi                      # spill pointer arg1
        xor esi, esi                             # CF = OF = 0
        adcx rdi, r13                            # x199 = x179 + x187 (CF is 0), CF to x200
        mulx rdi, rsi, [rip+.Lfe_bls12_377_p_mul_loose_c2] # x190:x189 = x186*0x170b5d4430000000
        adox rsi, rbp                            # x200.2 = x189 + x188 (OF is 0), OF to x201
        adcx rsi, r12                            # x200 += x200.2 + CF, CF to x201, complete
        mulx rbp, r12, [rip+.Lfe_bls12_377_p_mul_loose_c3] # x192:x191 = x186*0x1ef3622fba094800
        adcx r14, r12                            # x201 += x191 + CF, CF to x202
        adox r14, rdi                            # x201 += x190 + OF, OF to x202, complete
        mulx rdi, r12, [rip+.Lfe_bls12_377_p_mul_loose_c4] # x194:x193 = x186*0x1a22d9f300f5138f
        adox r12, rcx                            # x202 += x193 + OF, OF to x203
        adox rdi, rax                            # x203.2 = x194 + x195 + OF, OF to x204
        adcx r12, rbp                            # x202 += x192 + CF, CF to x203, complete
        adcx rdi, r9                             # x203 += x203.2 + CF, CF to x204, complete
        mulx rax, r9, [rip+.Lfe_bls12_377_p_mul_loose_c6] # x198:x197 = x186*0x1ae3a4617c510ea
        adox r10, r9                             # x204 += x197 + OF, OF to x205
        adox rax, rbx                            # x205 += x198 + OF, no carry
        adcx r8, r10                             # x204 += x204.2 + CF, CF to x205, complete
        mov r9, [rsp-0x10]                       # reload pointer arg2
        mov rdx, [r9+0x28]                       # load arg2[5]
        mov r10, [rsp-0x18]                      # reload pointer arg1
        mulx r11, rcx, [r10]                     # x207:x206 = arg1[0]*arg2[5]
        adc rax, 0x0                             # x205 += CF, no carry, complete

        /* complete: [x205, x204, x203, x202, x201, x200] in [rax, r8, rdi, r12, r14, rsi] */
        xor ebx, ebx                             # CF = OF = 0
        adcx rsi, rcx                            # x218 = x200 + x206 (CF is 0), CF to x239, complete
        mulx rcx, rbx, [r10+0x8]                 # x209:x208 = arg1[1]*arg2[5]
        adox r14, r11                            # x239 = x201 + x207 (OF is 0), OF to x240
        mulx r11, rbp, [r10+0x10]                # x211:x210 = arg1[2]*arg2[5]
        adox rcx, r12                            # x240 = x202 + x209 + OF, OF to x241
        mulx r12, r13, [r10+0x18]                # x213:x212 = arg1[3]*arg2[5]
        adox r11, rdi                            # x241 = x203 + x211 + OF, OF to x242
        adcx rbx, r14                            # x239 += x208 + CF, CF to x240
        adcx rcx, rbp                            # x240 += x210 + CF, CF to x241
        mulx rdi, rbp, [r10+0x28]                # x217:x216 = arg1[5]*arg2[5]
        adcx r13, r11                            # x241 += x212 + CF, CF to x242
        mulx r9, r10, [r10+0x20]                 # x215:x214 = arg1[4]*arg2[5]
        adox r12, r10                            # x242 = x214 + x213 + OF, OF to x243
        adox rbp, r9                             # x243 = x216 + x215 + OF, OF to x244
        adcx r12, r8                             # x242 += x204 + CF, CF to x243
        adcx rax, rbp                            # x243 += x205 + CF, CF to x244
        adox rdi, [rip+.Lfe_bls12_377_p_mul_loose_c7] # x244 = x217 + OF, no carry
        adc rdi, 0x0                             # x244 += CF, no carry
        mov rdx, rsi                             # copy x218
        imul rdx, [rip+.Lfe_bls12_377_p_mul_loose_c0] # x225 = x218*0x8508bfffffffffff mod 2^64
        mulx r8, r9, [rip+.Lfe_bls12_377_p_mul_loose_c1] # x227:x226 = x225*0x8508c00000000001
        xor r10d, r10d                           # CF = OF = 0
        adcx rsi, r9                             # x238 = x218 + x226 (CF is 0), CF to x239
        adox rbx, r8                             # x239 += x227 (OF is 0), OF to x240
        mulx r8, r9, [rip+.Lfe_bls12_377_p_mul_loose_c2] # x229:x228 = x225*0x170b5d4430000000
        adox rcx, r8                             # x240 += x229 + OF, OF to x241
        adcx rbx, r9                             # x239 += x228 + CF, CF to x240, complete
        mulx r8, r9, [rip+.Lfe_bls12_377_p_mul_loose_c3] # x231:x230 = x225*0x1ef3622fba094800
        adcx rcx, r9                             # x240 += x230 + CF, CF to x241, complete
        mulx r9, r10, [rip+.Lfe_bls12_377_p_mul_loose_c4] # x233:x232 = x225*0x1a22d9f300f5138f
        adox r13, r10                            # x241 += x232 + OF, OF to x242
        adcx r8, r13                             # x241 += x231 + CF, CF to x242, complete
        mulx r10, r11, [rip+.Lfe_bls12_377_p_mul_loose_c5] # x235:x234 = x225*0xc63b05c06ca1493b
        adox r12, r9                             # x242 += x233 + OF, OF to x243
        adcx r12, r11                            # x242 += x234 + CF, CF to x243, complete
        mulx r9, r11, [rip+.Lfe_bls12_377_p_mul_loose_c6] # x237:x236 = x225*0x1ae3a4617c510ea
        adox r11, r10                            # x243.2 = x236 + x235 + OF, OF to x244
        adox r9, rdi                             # x244 += x237 + OF, no carry
        adcx r11, rax                            # x243 += x243.2 + CF, CF to x244, complete
        adc r9, 0x0                              # x244 += CF, no carry, complete

        /* complete: [x244, x243, x242, x241, x240, x239] in [r9, r11, r12, r8, rcx, rbx] */
        mov rax, [rsp-0x8]                       # reload pointer out1
        mov [rax], rbx                           # out1[0] = x239
        mov [rax+0x18], r12                      # out1[3] = x242
        mov [rax+0x28], r9                       # out1[5] = x244
        mov [rax+0x10], r8                       # out1[2] = x241
        mov [rax+0x8], rcx                       # out1[1] = x240
        mov [rax+0x20], r11                      # out1[4] = x243

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
