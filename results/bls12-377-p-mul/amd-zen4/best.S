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
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x29
 *   [rsp-0x18]  x42
 *   [rsp-0x20]  x41
 *   [rsp-0x28]  x93
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
 * 301 instructions; 98.8 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.550 [1.549, 1.551] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.470 [1.467, 1.472] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 a707c64538d35dc5d79a45d08a9be17d33eb334b62edb10d3e8aed000eab0ec5
 * found by Fieldwright, seed 5, 2026-12-01T14:25:14.630Z
 * ./fieldwright optimize --field bls12-377-p --op mul --seed 5 --budget 66s --cpu 1
 * sha256 of the code: a0d8c770ee0b4e4112cc24f30b2b18f47fbe98ee2f45695fc5c18a412fae3958
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
        mulx rax, rdx, [rsi]                     # x13:x12 = arg1[0]*arg2[0]
        mulx r9, r10, [rip+.Lfe_bls12_377_p_mul_loose_c0] # x30 = x12*0x8508bfffffffffff mod 2^64
        mov r9, rdx                              # copy x12
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r11, rcx, [r8]                      # x19:x18 = arg1[3]*arg2[0]
        mov rdx, [r8]                            # load arg2[0]
        mulx rbx, rbp, [rsi+0x20]                # x21:x20 = arg1[4]*arg2[0]
        mulx r12, r13, [rsi+0x8]                 # x15:x14 = arg1[1]*arg2[0]
        mulx r14, r15, [rsi+0x10]                # x17:x16 = arg1[2]*arg2[0]
        mov [rsp-0x8], rdi                       # spill pointer out1
        xor edi, edi                             # CF = OF = 0
        adcx r13, rax                            # x24 = x13 + x14 (CF is 0), CF to x25, complete
        adcx r12, r15                            # x25 = x15 + x16 + CF, CF to x26, complete
        adcx rcx, r14                            # x26 = x17 + x18 + CF, CF to x27, complete
        mulx rax, rdi, [rsi+0x28]                # x23:x22 = arg1[5]*arg2[0]
        adcx rbp, r11                            # x27 = x19 + x20 + CF, CF to x28, complete
        mov rdx, [rip+.Lfe_bls12_377_p_mul_loose_c1] # constant 0x8508c00000000001
        mulx r11, r14, r10                       # x32:x31 = x30*0x8508c00000000001
        adcx rbx, rdi                            # x28 = x21 + x22 + CF, CF to x29, complete
        adox r11, r13                            # x68 = x24 + x32 (OF is 0), OF to x89
        adcx rax, [rip+.Lfe_bls12_377_p_mul_loose_c2] # x29 = x23 + CF, no carry, complete

        /* complete: [x29, x28, x27, x26, x25, x24] in [rax, rbx, rbp, rcx, r12, r13] */
        adcx r14, r9                             # x43 = x12 + x31 (CF is 0), CF to x68
        mov rdx, [rip+.Lfe_bls12_377_p_mul_loose_c3] # constant 0xc63b05c06ca1493b
        mulx r9, rdi, r10                        # x40:x39 = x30*0xc63b05c06ca1493b
        mov rdx, [rip+.Lfe_bls12_377_p_mul_loose_c4] # constant 0x170b5d4430000000
        mulx r13, r14, r10                       # x34:x33 = x30*0x170b5d4430000000
        mov rdx, r10                             # copy x30
        mov [rsp-0x10], rax                      # spill x29
        mulx r15, rax, [rip+.Lfe_bls12_377_p_mul_loose_c5] # x42:x41 = x30*0x1ae3a4617c510ea
        mov [rsp-0x18], r15                      # spill x42
        mov [rsp-0x20], rax                      # spill x41
        mulx r15, rax, [rip+.Lfe_bls12_377_p_mul_loose_c6] # x36:x35 = x30*0x1ef3622fba094800
        adox r13, rax                            # x89 = x35 + x34 + OF, OF to x90
        adox r15, rcx                            # x90 = x36 + x26 + OF, OF to x91
        mulx rax, r10, [rip+.Lfe_bls12_377_p_mul_loose_c7] # x38:x37 = x30*0x1a22d9f300f5138f
        adcx r14, r11                            # x68 += x33 + CF, CF to x89
        adox rax, rbp                            # x91 = x38 + x27 + OF, OF to x92
        mov rdx, [rsi+0x20]                      # load arg1[4]
        mulx r11, rcx, [r8+0x8]                  # x65:x64 = arg1[4]*arg2[1]
        adox rcx, r9                             # x92 = x40 + x64 + OF, OF to x93
        adcx r13, r12                            # x89 += x25 + CF, CF to x90
        adcx r15, r10                            # x90 += x37 + CF, CF to x91
        mov rdx, [r8+0x8]                        # load arg2[1]
        mulx r9, r10, [rsi+0x18]                 # x63:x62 = arg1[3]*arg2[1]
        adcx rdi, r10                            # x91.2 = x62 + x39 + CF, CF to x92
        mulx r10, rbp, [rsi]                     # x57:x56 = arg1[0]*arg2[1]
        adcx rbx, rcx                            # x92 += x28 + CF, CF to x93
        adcx r11, [rip+.Lfe_bls12_377_p_mul_loose_c2] # x93 = x65 + CF, no carry
        adox r11, [rip+.Lfe_bls12_377_p_mul_loose_c2] # x93 += OF, no carry
        xor ecx, ecx                             # CF = OF = 0
        adcx r14, rbp                            # x68 += x56 (CF is 0), CF to x89, complete
        mulx rcx, rbp, [rsi+0x10]                # x61:x60 = arg1[2]*arg2[1]
        mov [rsp-0x28], r11                      # spill x93
        mulx r12, r11, [rsi+0x8]                 # x59:x58 = arg1[1]*arg2[1]
        adox r10, r13                            # x89 += x57 (OF is 0), OF to x90
        adcx r10, r11                            # x89 += x58 + CF, CF to x90
        adox rbp, r15                            # x90 += x60 + OF, OF to x91
        adox rdi, rax                            # x91 += x91.2 + OF, OF to x92
        adcx r12, rbp                            # x90 += x59 + CF, CF to x91
        adox r9, [rsp-0x20]                      # x92.2 = x63 + x41 + OF, OF to x93
        adcx rcx, rdi                            # x91 += x61 + CF, CF to x92
        adcx rbx, r9                             # x92 += x92.2 + CF, CF to x93
        mulx rax, r9, [rsi+0x28]                 # x67:x66 = arg1[5]*arg2[1]
        adox r9, [rip+.Lfe_bls12_377_p_mul_loose_c2] # x93.2 = x66 + OF, OF to x94
        adox rax, [rip+.Lfe_bls12_377_p_mul_loose_c2] # x94 = x67 + OF, no carry
        adc r9, 0x0                              # x93.2 += CF, CF to x94
        adc rax, 0x0                             # x94 += CF, no carry
        mov rdx, r14                             # copy x68
        imul rdx, [rip+.Lfe_bls12_377_p_mul_loose_c0] # x75 = x68*0x8508bfffffffffff mod 2^64
        mulx r11, rdi, [rip+.Lfe_bls12_377_p_mul_loose_c4] # x79:x78 = x75*0x170b5d4430000000
        mulx rbp, r13, [rip+.Lfe_bls12_377_p_mul_loose_c1] # x77:x76 = x75*0x8508c00000000001
        xor r15d, r15d                           # CF = OF = 0
        adox r14, r13                            # x88 = x68 + x76 (OF is 0), OF to x89
        adox r10, rbp                            # x89 += x77 + OF, OF to x90
        adcx rdi, r10                            # x89 += x78 (CF is 0), CF to x90, complete
        mulx r10, rbp, [rip+.Lfe_bls12_377_p_mul_loose_c6] # x81:x80 = x75*0x1ef3622fba094800
        adcx r12, rbp                            # x90 += x80 + CF, CF to x91
        adox r12, r11                            # x90 += x79 + OF, OF to x91, complete
        mulx r11, rbp, [rip+.Lfe_bls12_377_p_mul_loose_c7] # x83:x82 = x75*0x1a22d9f300f5138f
        adox rcx, r10                            # x91 += x81 + OF, OF to x92
        adcx rbp, rcx                            # x91 += x82 + CF, CF to x92, complete
        mulx r10, rcx, [rip+.Lfe_bls12_377_p_mul_loose_c3] # x85:x84 = x75*0xc63b05c06ca1493b
        adox r11, rcx                            # x92.2 = x84 + x83 + OF, OF to x93
        adcx r11, rbx                            # x92 += x92.2 + CF, CF to x93, complete
        adox r10, [rsp-0x10]                     # x93.3 = x85 + x29 + OF, no carry
        mulx rcx, rbx, [rip+.Lfe_bls12_377_p_mul_loose_c5] # x87:x86 = x75*0x1ae3a4617c510ea
        adc rbx, r9                              # x93.2 += x86 + CF, CF to x94
        adc rcx, 0x0                             # x94.2 = x87 + CF, no carry
        xor r9d, r9d                             # CF = OF = 0
        adcx rbx, [rsp-0x28]                     # x93 += x93.2 (CF is 0), CF to x94
        adc rax, rcx                             # x94 += x94.2 + CF, no carry
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r9, rcx, [r8+0x10]                  # x98:x97 = arg1[1]*arg2[2]
        mov r13, [rsp-0x18]                      # reload x42
        lea r10, [r10+r13]                       # x93.3 += x42
        mov rdx, [rsi]                           # load arg1[0]
        mulx r13, r14, [r8+0x10]                 # x96:x95 = arg1[0]*arg2[2]
        xor r15d, r15d                           # CF = OF = 0
        adcx rbx, r10                            # x93 += x93.3 (CF is 0), CF to x94, complete
        adc rax, 0x0                             # x94 += CF, no carry, complete

        /* complete: [x94, x93, x92, x91, x90, x89] in [rax, rbx, r11, rbp, r12, rdi] */
        xor r10d, r10d                           # CF = OF = 0
        adox rdi, r14                            # x107 = x89 + x95 (OF is 0), OF to x128, complete
        adox r13, r12                            # x128 = x90 + x96 + OF, OF to x129
        adcx rcx, r13                            # x128 += x97 (CF is 0), CF to x129
        mov rdx, [r8+0x10]                       # load arg2[2]
        mulx r10, r12, [rsi+0x18]                # x102:x101 = arg1[3]*arg2[2]
        mulx r13, r14, [rsi+0x10]                # x100:x99 = arg1[2]*arg2[2]
        adcx r14, r9                             # x129 = x98 + x99 + CF, CF to x130
        adox rbp, r14                            # x129 += x91 + OF, OF to x130
        adox r12, r13                            # x130 = x101 + x100 + OF, OF to x131
        adcx r11, r12                            # x130 += x92 + CF, CF to x131
        mulx r9, r12, [rsi+0x20]                 # x104:x103 = arg1[4]*arg2[2]
        adox rbx, r10                            # x131 = x102 + x93 + OF, OF to x132
        adcx r12, rbx                            # x131 += x103 + CF, CF to x132
        mulx r10, rbx, [rsi+0x28]                # x106:x105 = arg1[5]*arg2[2]
        adox r9, rbx                             # x132 = x105 + x104 + OF, OF to x133
        adcx r9, rax                             # x132 += x94 + CF, CF to x133
        adox r10, [rip+.Lfe_bls12_377_p_mul_loose_c2] # x133 = x106 + OF, no carry
        adc r10, 0x0                             # x133 += CF, no carry
        mov rdx, rdi                             # copy x107
        imul rdx, [rip+.Lfe_bls12_377_p_mul_loose_c0] # x114 = x107*0x8508bfffffffffff mod 2^64
        mulx rax, rbx, [rip+.Lfe_bls12_377_p_mul_loose_c4] # x118:x117 = x114*0x170b5d4430000000
        xor r13d, r13d                           # CF = OF = 0
        adox rbx, rcx                            # x128 += x117 (OF is 0), OF to x129
        mulx rcx, r13, [rip+.Lfe_bls12_377_p_mul_loose_c1] # x116:x115 = x114*0x8508c00000000001
        adcx rdi, r13                            # x127 = x107 + x115 (CF is 0), CF to x128
        adox rbp, rax                            # x129 += x118 + OF, OF to x130
        adcx rbx, rcx                            # x128 += x116 + CF, CF to x129, complete
        mulx rax, rcx, [rip+.Lfe_bls12_377_p_mul_loose_c6] # x120:x119 = x114*0x1ef3622fba094800
        adcx rcx, rbp                            # x129 += x119 + CF, CF to x130, complete
        adox r11, rax                            # x130 += x120 + OF, OF to x131
        mulx rax, rdi, [rip+.Lfe_bls12_377_p_mul_loose_c7] # x122:x121 = x114*0x1a22d9f300f5138f
        adcx r11, rdi                            # x130 += x121 + CF, CF to x131, complete
        mulx rdi, rbp, [rip+.Lfe_bls12_377_p_mul_loose_c5] # x126:x125 = x114*0x1ae3a4617c510ea
        mulx r13, r14, [rip+.Lfe_bls12_377_p_mul_loose_c3] # x124:x123 = x114*0xc63b05c06ca1493b
        adox r12, r14                            # x131 += x123 + OF, OF to x132
        adcx rax, r12                            # x131 += x122 + CF, CF to x132, complete
        adox r9, r13                             # x132 += x124 + OF, OF to x133
        adcx r9, rbp                             # x132 += x125 + CF, CF to x133, complete
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rbp, r12, [r8+0x18]                 # x137:x136 = arg1[1]*arg2[3]
        mov rdx, [rsi]                           # load arg1[0]
        mulx r13, r14, [r8+0x18]                 # x135:x134 = arg1[0]*arg2[3]
        adox rdi, r10                            # x133 += x126 + OF, no carry
        adc rdi, 0x0                             # x133 += CF, no carry, complete

        /* complete: [x133, x132, x131, x130, x129, x128] in [rdi, r9, rax, r11, rcx, rbx] */
        xor r10d, r10d                           # CF = OF = 0
        adcx rbx, r14                            # x146 = x128 + x134 (CF is 0), CF to x167, complete
        adox r12, r13                            # x167 = x136 + x135 (OF is 0), OF to x168
        mov rdx, [r8+0x18]                       # load arg2[3]
        mulx r10, r13, [rsi+0x10]                # x139:x138 = arg1[2]*arg2[3]
        adcx rcx, r12                            # x167 += x129 + CF, CF to x168
        adox r11, r13                            # x168 = x138 + x130 + OF, OF to x169
        mulx r12, r13, [rsi+0x18]                # x141:x140 = arg1[3]*arg2[3]
        adox r13, rax                            # x169 = x140 + x131 + OF, OF to x170
        adcx rbp, r11                            # x168 += x137 + CF, CF to x169
        adox r9, r12                             # x170 = x132 + x141 + OF, OF to x171
        adcx r10, r13                            # x169 += x139 + CF, CF to x170
        mulx rax, r11, [rsi+0x20]                # x143:x142 = arg1[4]*arg2[3]
        adox rdi, rax                            # x171 = x133 + x143 + OF, OF to x172
        adcx r11, r9                             # x170 += x142 + CF, CF to x171
        mulx rax, r9, [rsi+0x28]                 # x145:x144 = arg1[5]*arg2[3]
        adcx rdi, r9                             # x171 += x144 + CF, CF to x172
        adox rax, [rip+.Lfe_bls12_377_p_mul_loose_c2] # x172 = x145 + OF, no carry
        adc rax, 0x0                             # x172 += CF, no carry
        mov rdx, rbx                             # copy x146
        imul rdx, [rip+.Lfe_bls12_377_p_mul_loose_c0] # x153 = x146*0x8508bfffffffffff mod 2^64
        mulx r9, r12, [rip+.Lfe_bls12_377_p_mul_loose_c1] # x155:x154 = x153*0x8508c00000000001
        xor r13d, r13d                           # CF = OF = 0
        adox rbx, r12                            # x166 = x146 + x154 (OF is 0), OF to x167
        adox rcx, r9                             # x167 += x155 + OF, OF to x168
        mulx r9, rbx, [rip+.Lfe_bls12_377_p_mul_loose_c6] # x159:x158 = x153*0x1ef3622fba094800
        adox rbp, rbx                            # x168 += x158 + OF, OF to x169
        adox r10, r9                             # x169 += x159 + OF, OF to x170
        mulx r9, rbx, [rip+.Lfe_bls12_377_p_mul_loose_c7] # x161:x160 = x153*0x1a22d9f300f5138f
        mulx r12, r13, [rip+.Lfe_bls12_377_p_mul_loose_c4] # x157:x156 = x153*0x170b5d4430000000
        adcx rcx, r13                            # x167 += x156 (CF is 0), CF to x168, complete
        adcx rbp, r12                            # x168 += x157 + CF, CF to x169, complete
        adcx rbx, r10                            # x169 += x160 + CF, CF to x170, complete
        mulx r10, r12, [rip+.Lfe_bls12_377_p_mul_loose_c3] # x163:x162 = x153*0xc63b05c06ca1493b
        adcx r12, r9                             # x170.2 = x162 + x161 + CF, CF to x171
        adox r11, r12                            # x170 += x170.2 + OF, OF to x171, complete
        mulx r9, r12, [rip+.Lfe_bls12_377_p_mul_loose_c5] # x165:x164 = x153*0x1ae3a4617c510ea
        adox r12, rdi                            # x171 += x164 + OF, OF to x172
        mov rdx, [rsi]                           # load arg1[0]
        mulx rdi, r13, [r8+0x20]                 # x174:x173 = arg1[0]*arg2[4]
        adcx r10, r12                            # x171 += x163 + CF, CF to x172, complete
        adox r9, rax                             # x172 += x165 + OF, no carry
        adc r9, 0x0                              # x172 += CF, no carry, complete

        /* complete: [x172, x171, x170, x169, x168, x167] in [r9, r10, r11, rbx, rbp, rcx] */
        xor eax, eax                             # CF = OF = 0
        adox rcx, r13                            # x185 = x167 + x173 (OF is 0), OF to x206, complete
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rax, r12, [r8+0x20]                 # x176:x175 = arg1[1]*arg2[4]
        adox rdi, rbp                            # x206 = x168 + x174 + OF, OF to x207
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rbp, r13, [r8+0x20]                 # x178:x177 = arg1[2]*arg2[4]
        adcx rdi, r12                            # x206 += x175 (CF is 0), CF to x207
        adcx r13, rbx                            # x207 = x169 + x177 + CF, CF to x208
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx rbx, r12, [r8+0x20]                 # x180:x179 = arg1[3]*arg2[4]
        adcx r11, r12                            # x208 = x170 + x179 + CF, CF to x209
        mov rdx, [r8+0x20]                       # load arg2[4]
        mulx r12, r14, [rsi+0x28]                # x184:x183 = arg1[5]*arg2[4]
        adox rax, r13                            # x207 += x176 + OF, OF to x208
        mulx r13, r15, [rsi+0x20]                # x182:x181 = arg1[4]*arg2[4]
        adox r11, rbp                            # x208 += x178 + OF, OF to x209
        adcx r10, rbx                            # x209 = x180 + x171 + CF, CF to x210
        adox r15, r10                            # x209 += x181 + OF, OF to x210
        adcx r14, r13                            # x210 = x183 + x182 + CF, CF to x211
        adox r9, r14                             # x210 += x172 + OF, OF to x211
        adox r12, [rip+.Lfe_bls12_377_p_mul_loose_c2] # x211 = x184 + OF, no carry
        adc r12, 0x0                             # x211 += CF, no carry
        mov rdx, rcx                             # copy x185
        imul rdx, [rip+.Lfe_bls12_377_p_mul_loose_c0] # x192 = x185*0x8508bfffffffffff mod 2^64
        mulx r10, rbx, [rip+.Lfe_bls12_377_p_mul_loose_c1] # x194:x193 = x192*0x8508c00000000001
        xor ebp, ebp                             # CF = OF = 0
        adox rbx, rcx                            # x205 = x185 + x193 (OF is 0), OF to x206
        mulx rcx, rbx, [rip+.Lfe_bls12_377_p_mul_loose_c6] # x198:x197 = x192*0x1ef3622fba094800
        mulx rbp, r13, [rip+.Lfe_bls12_377_p_mul_loose_c4] # x196:x195 = x192*0x170b5d4430000000
        adox r13, r10                            # x206.2 = x195 + x194 + OF, OF to x207
        adox rax, rbp                            # x207 += x196 + OF, OF to x208
        adcx r13, rdi                            # x206 += x206.2 (CF is 0), CF to x207, complete
        adcx rbx, rax                            # x207 += x197 + CF, CF to x208, complete
        mulx rax, r10, [rip+.Lfe_bls12_377_p_mul_loose_c7] # x200:x199 = x192*0x1a22d9f300f5138f
        adox r11, r10                            # x208 += x199 + OF, OF to x209
        mulx r10, rdi, [rip+.Lfe_bls12_377_p_mul_loose_c3] # x202:x201 = x192*0xc63b05c06ca1493b
        adox r15, rdi                            # x209 += x201 + OF, OF to x210
        mov rdi, rdx                             # copy x192
        mov rdx, [r8+0x28]                       # load arg2[5]
        mulx rbp, r14, [rsi+0x8]                 # x215:x214 = arg1[1]*arg2[5]
        adcx rcx, r11                            # x208 += x198 + CF, CF to x209, complete
        adcx r15, rax                            # x209 += x200 + CF, CF to x210, complete
        mov rdx, [rip+.Lfe_bls12_377_p_mul_loose_c5] # constant 0x1ae3a4617c510ea
        mulx rax, r11, rdi                       # x204:x203 = x192*0x1ae3a4617c510ea
        adcx r10, r9                             # x210 += x202 + CF, CF to x211
        adox r11, r10                            # x210 += x203 + OF, OF to x211, complete
        adox r12, rax                            # x211 += x204 + OF, no carry
        mov rdx, [r8+0x28]                       # load arg2[5]
        mulx rax, r9, [rsi+0x18]                 # x219:x218 = arg1[3]*arg2[5]
        adox rax, r11                            # x248 = x210 + x219 (OF is 0), OF to x249
        mulx r10, r11, [rsi]                     # x213:x212 = arg1[0]*arg2[5]
        adcx r12, [rip+.Lfe_bls12_377_p_mul_loose_c2] # x211 += CF, no carry, complete

        /* complete: [x211, x210, x209, x208, x207, x206] in [r12, -, r15, rcx, rbx, r13] */
        adox r12, [rip+.Lfe_bls12_377_p_mul_loose_c2] # x249 = x211 + OF, no carry
        xor edi, edi                             # CF = OF = 0
        adox r13, r11                            # x224 = x206 + x212 (OF is 0), OF to x245, complete
        mulx r11, rdi, [rsi+0x28]                # x223:x222 = arg1[5]*arg2[5]
        adox r10, r14                            # x245 = x213 + x214 + OF, OF to x246
        adox rbp, rcx                            # x246 = x215 + x208 + OF, OF to x247
        adcx r10, rbx                            # x245 += x207 (CF is 0), CF to x246
        mulx rcx, rbx, [rsi+0x10]                # x217:x216 = arg1[2]*arg2[5]
        mulx r8, rsi, [rsi+0x20]                 # x221:x220 = arg1[4]*arg2[5]
        adox r15, r9                             # x247 = x218 + x209 + OF, OF to x248
        adcx rbx, rbp                            # x246 += x216 + CF, CF to x247
        mov rdx, r13                             # copy x224
        mulx r9, rdx, [rip+.Lfe_bls12_377_p_mul_loose_c0] # x231 = x224*0x8508bfffffffffff mod 2^64
        mulx r9, rbp, [rip+.Lfe_bls12_377_p_mul_loose_c6] # x237:x236 = x231*0x1ef3622fba094800
        adcx rcx, r9                             # x247.2 = x237 + x217 + CF, no carry
        adox rsi, rax                            # x248 += x220 + OF, OF to x249
        adox r8, r12                             # x249 += x221 + OF, no carry
        mulx rax, r9, [rip+.Lfe_bls12_377_p_mul_loose_c1] # x233:x232 = x231*0x8508c00000000001
        xor r12d, r12d                           # CF = OF = 0
        adox r9, r13                             # x244 = x224 + x232 (OF is 0), OF to x245
        mulx r9, r12, [rip+.Lfe_bls12_377_p_mul_loose_c4] # x235:x234 = x231*0x170b5d4430000000
        adox r12, rax                            # x245.2 = x233 + x234 + OF, OF to x246
        adox rbx, rbp                            # x246 += x236 + OF, OF to x247
        adcx r12, r10                            # x245 += x245.2 (CF is 0), CF to x246, complete
        adcx rbx, r9                             # x246 += x235 + CF, CF to x247, complete
        mulx rax, r9, [rip+.Lfe_bls12_377_p_mul_loose_c7] # x239:x238 = x231*0x1a22d9f300f5138f
        adcx r9, rcx                             # x247.2 += x238 + CF, CF to x248
        adox r9, r15                             # x247 += x247.2 + OF, OF to x248, complete
        adcx rax, rsi                            # x248 += x239 + CF, CF to x249
        mulx r10, rcx, [rip+.Lfe_bls12_377_p_mul_loose_c3] # x241:x240 = x231*0xc63b05c06ca1493b
        adox rax, rcx                            # x248 += x240 + OF, OF to x249, complete
        mulx rcx, rsi, [rip+.Lfe_bls12_377_p_mul_loose_c5] # x243:x242 = x231*0x1ae3a4617c510ea
        adcx r10, rsi                            # x249.2 = x242 + x241 + CF, CF to x250
        adox r10, rdi                            # x249.2 += x222 + OF, OF to x250
        adcx rcx, [rip+.Lfe_bls12_377_p_mul_loose_c2] # x250 = x243 + CF, no carry
        adcx r10, r8                             # x249 += x249.2 (CF is 0), CF to x250, complete
        mov r8, [rsp-0x8]                        # reload pointer out1
        mov [r8], r12                            # out1[0] = x245
        adox rcx, r11                            # x250 += x223 + OF, no carry
        mov [r8+0x18], rax                       # out1[3] = x248
        mov [r8+0x10], r9                        # out1[2] = x247
        mov [r8+0x8], rbx                        # out1[1] = x246
        mov [r8+0x20], r10                       # out1[4] = x249
        adc rcx, 0x0                             # x250 += CF, no carry, complete

        /* complete: [x250, x249, x248, x247, x246, x245] in [rcx, r10, rax, r9, rbx, r12] */
        mov [r8+0x28], rcx                       # out1[5] = x250

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
.Lfe_bls12_377_p_mul_loose_c2: .quad 0x0
.Lfe_bls12_377_p_mul_loose_c3: .quad 0xc63b05c06ca1493b
.Lfe_bls12_377_p_mul_loose_c4: .quad 0x170b5d4430000000
.Lfe_bls12_377_p_mul_loose_c5: .quad 0x1ae3a4617c510ea
.Lfe_bls12_377_p_mul_loose_c6: .quad 0x1ef3622fba094800
.Lfe_bls12_377_p_mul_loose_c7: .quad 0x1a22d9f300f5138f
        .size   fe_bls12_377_p_mul_loose, .-fe_bls12_377_p_mul_loose
        .section .note.GNU-stack, "", @progbits
