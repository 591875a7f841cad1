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
 *   [rsp-0x20]  x145
 *   [rsp-0x28]  x144
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
 * 301 instructions; 100.5 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.517 [1.517, 1.521] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.557 [1.556, 1.559] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 9cc2ffab2561c6ec3e143ee513be37d3a618348bc0c06d500d515a033d922393
 * found by Fieldwright, seed 8, 2026-12-01T18:34:05.486Z
 * ./fieldwright optimize --field bls12-377-p --op mul --seed 8 --budget 30s --for latency --resume --cpu 0
 * sha256 of the code: ba65150a491cd7d8989622a0002acd48a2c07664c1311fa1db63b049cbcecd95
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
        mov rdx, [rsi]                           # load arg1[0]
        mulx r8, r9, [rax]                       # x13:x12 = arg1[0]*arg2[0]
        mov r10, r9                              # copy x12
        imul r10, [rip+.Lfe_bls12_377_p_mul_loose_c0] # x30 = x12*0x8508bfffffffffff mod 2^64
        mov rdx, [rax]                           # load arg2[0]
        mulx r11, rcx, [rsi+0x8]                 # x15:x14 = arg1[1]*arg2[0]
        xor ebx, ebx                             # CF = OF = 0
        adox r8, rcx                             # x24 = x13 + x14 (OF is 0), OF to x25, complete
        mulx rcx, rbx, [rsi+0x18]                # x19:x18 = arg1[3]*arg2[0]
        mulx rbp, r12, [rsi+0x10]                # x17:x16 = arg1[2]*arg2[0]
        adox r11, r12                            # x25 = x15 + x16 + OF, OF to x26, complete
        mulx r12, r13, [rsi+0x20]                # x21:x20 = arg1[4]*arg2[0]
        adox rbp, rbx                            # x26 = x17 + x18 + OF, OF to x27, complete
        adox rcx, r13                            # x27 = x19 + x20 + OF, OF to x28, complete
        mulx rbx, r13, [rsi+0x28]                # x23:x22 = arg1[5]*arg2[0]
        mov rdx, r10                             # copy x30
        mov [rsp-0x8], rdi                       # spill pointer out1
        mulx r14, rdi, [rip+.Lfe_bls12_377_p_mul_loose_c1] # x34:x33 = x30*0x170b5d4430000000
        adox r12, r13                            # x28 = x21 + x22 + OF, OF to x29, complete
        mov [rsp-0x10], rax                      # spill pointer arg2
        mulx r13, rax, [rip+.Lfe_bls12_377_p_mul_loose_c2] # x32:x31 = x30*0x8508c00000000001
        adox rbx, [rip+.Lfe_bls12_377_p_mul_loose_c3] # x29 = x23 + OF, no carry, complete

        /* complete: [x29, x28, x27, x26, x25, x24] in [rbx, r12, rcx, rbp, r11, r8] */
        mov [rsp-0x18], rsi                      # spill pointer arg1
        xor esi, esi                             # CF = OF = 0
        adcx rax, r9                             # x43 = x12 + x31 (CF is 0), CF to x68
        adcx rdi, r8                             # x68 = x33 + x24 + CF, CF to x89
        mulx rax, r8, [rip+.Lfe_bls12_377_p_mul_loose_c4] # x38:x37 = x30*0x1a22d9f300f5138f
        mulx r9, rsi, [rip+.Lfe_bls12_377_p_mul_loose_c5] # x36:x35 = x30*0x1ef3622fba094800
        adcx rsi, r14                            # x89 = x34 + x35 + CF, CF to x90
        adcx r9, rbp                             # x90 = x36 + x26 + CF, CF to x91
        adox r13, rdi                            # x68 += x32 (OF is 0), OF to x89
        mulx rdi, rbp, [rip+.Lfe_bls12_377_p_mul_loose_c6] # x40:x39 = x30*0xc63b05c06ca1493b
        adcx rax, rbp                            # x91 = x38 + x39 + CF, CF to x92
        mulx r10, rbp, [rip+.Lfe_bls12_377_p_mul_loose_c7] # x42:x41 = x30*0x1ae3a4617c510ea
        adox r11, rsi                            # x89 += x25 + OF, OF to x90
        adox r9, r8                              # x90 += x37 + OF, OF to x91
        adcx rdi, r12                            # x92 = x40 + x28 + CF, CF to x93
        adox rax, rcx                            # x91 += x27 + OF, OF to x92
        adox rdi, rbp                            # x92 += x41 + OF, OF to x93
        adox r10, rbx                            # x93 = x42 + x29 + OF, no carry
        mov r8, [rsp-0x10]                       # reload pointer arg2
        mov rdx, [r8+0x8]                        # load arg2[1]
        mov rcx, [rsp-0x18]                      # reload pointer arg1
        mulx rsi, rbx, [rcx]                     # x57:x56 = arg1[0]*arg2[1]
        adc r10, 0x0                             # x93 += CF, no carry
        xor ebp, ebp                             # CF = OF = 0
        adox rbx, r13                            # x68 += x56 (OF is 0), OF to x89, complete
        adox r11, rsi                            # x89 += x57 + OF, OF to x90
        mulx rsi, rbp, [rcx+0x8]                 # x59:x58 = arg1[1]*arg2[1]
        adcx r11, rbp                            # x89 += x58 (CF is 0), CF to x90
        adox rsi, r9                             # x90 += x59 + OF, OF to x91
        mulx r9, rbp, [rcx+0x10]                 # x61:x60 = arg1[2]*arg2[1]
        adcx rsi, rbp                            # x90 += x60 + CF, CF to x91
        adox r9, rax                             # x91 += x61 + OF, OF to x92
        mov rdx, [r8+0x18]                       # load arg2[3]
        mulx rax, rbp, [rcx+0x28]                # x145:x144 = arg1[5]*arg2[3]
        mov rdx, [rcx+0x18]                      # load arg1[3]
        mulx r12, r13, [r8+0x8]                  # x63:x62 = arg1[3]*arg2[1]
        adcx r9, r13                             # x91 += x62 + CF, CF to x92
        mov rdx, [rcx+0x20]                      # load arg1[4]
        mulx r13, r14, [r8+0x8]                  # x65:x64 = arg1[4]*arg2[1]
        adcx rdi, r14                            # x92 += x64 + CF, CF to x93
        adox rdi, r12                            # x92 += x63 + OF, OF to x93
        mov rdx, [rcx+0x28]                      # load arg1[5]
        mulx r12, r14, [r8+0x8]                  # x67:x66 = arg1[5]*arg2[1]
        adox r13, r14                            # x93.2 = x66 + x65 + OF, OF to x94
        adox r12, [rip+.Lfe_bls12_377_p_mul_loose_c3] # x94 = x67 + OF, no carry
        adc r13, 0x0                             # x93.2 += CF, CF to x94
        adc r12, 0x0                             # x94 += CF, no carry
        mov r14, rbx                             # copy x68
        imul r14, [rip+.Lfe_bls12_377_p_mul_loose_c0] # x75 = x68*0x8508bfffffffffff mod 2^64
        mov rdx, [rip+.Lfe_bls12_377_p_mul_loose_c2] # constant 0x8508c00000000001
        mov [rsp-0x20], rax                      # spill x145
        mov [rsp-0x28], rbp                      # spill x144
        mulx rax, rbp, r14                       # x77:x76 = x75*0x8508c00000000001
        xor ecx, ecx                             # CF = OF = 0
        adcx r13, r10                            # x93 += x93.2 (CF is 0), CF to x94
        adc r12, 0x0                             # x94 += CF, no carry
        xor r10d, r10d                           # CF = OF = 0
        adcx rbp, rbx                            # x88 = x68 + x76 (CF is 0), CF to x89
        adox r11, rax                            # x89 += x77 (OF is 0), OF to x90
        mov rdx, [rip+.Lfe_bls12_377_p_mul_loose_c1] # constant 0x170b5d4430000000
        mulx rax, r10, r14                       # x79:x78 = x75*0x170b5d4430000000
        adox rax, rsi                            # x90 += x79 + OF, OF to x91
        adcx r11, r10                            # x89 += x78 + CF, CF to x90, complete
        mov rdx, [rip+.Lfe_bls12_377_p_mul_loose_c5] # constant 0x1ef3622fba094800
        mulx r10, rcx, r14                       # x81:x80 = x75*0x1ef3622fba094800
        adcx rcx, rax                            # x90 += x80 + CF, CF to x91, complete
        mov rdx, r14                             # copy x75
        mulx rax, rsi, [rip+.Lfe_bls12_377_p_mul_loose_c4] # x83:x82 = x75*0x1a22d9f300f5138f
        adox r9, rsi                             # x91 += x82 + OF, OF to x92
        adcx r9, r10                             # x91 += x81 + CF, CF to x92, complete
        mulx r10, rsi, [rip+.Lfe_bls12_377_p_mul_loose_c6] # x85:x84 = x75*0xc63b05c06ca1493b
        adcx rdi, rsi                            # x92 += x84 + CF, CF to x93
        adox rax, rdi                            # x92 += x83 + OF, OF to x93, complete
        adox r10, r13                            # x93 += x85 + OF, OF to x94
        mulx rdi, rsi, [rip+.Lfe_bls12_377_p_mul_loose_c7] # x87:x86 = x75*0x1ae3a4617c510ea
        adox r12, rdi                            # x94 += x87 + OF, no carry
        adcx r10, rsi                            # x93 += x86 + CF, CF to x94, complete
        mov rdx, [r8+0x10]                       # load arg2[2]
        mov rdi, [rsp-0x18]                      # reload pointer arg1
        mulx rsi, rbx, [rdi]                     # x96:x95 = arg1[0]*arg2[2]
        mulx rbp, r13, [rdi+0x10]                # x100:x99 = arg1[2]*arg2[2]
        adc r12, 0x0                             # x94 += CF, no carry, complete

        /* complete: [x94, x93, x92, x91, x90, x89] in [r12, r10, rax, r9, rcx, r11] */
        xor r14d, r14d                           # CF = OF = 0
        adcx r11, rbx                            # x107 = x89 + x95 (CF is 0), CF to x128, complete
        adox rcx, rsi                            # x128 = x90 + x96 (OF is 0), OF to x129
        mulx rsi, rbx, [rdi+0x8]                 # x98:x97 = arg1[1]*arg2[2]
        adox r9, rsi                             # x129 = x91 + x98 + OF, OF to x130
        adcx rcx, rbx                            # x128 += x97 + CF, CF to x129
        adcx r9, r13                             # x129 += x99 + CF, CF to x130
        mulx rsi, rbx, [rdi+0x18]                # x102:x101 = arg1[3]*arg2[2]
        adox rbp, rbx                            # x130 = x101 + x100 + OF, OF to x131
        adcx rbp, rax                            # x130 += x92 + CF, CF to x131
        mulx rax, rbx, [rdi+0x20]                # x104:x103 = arg1[4]*arg2[2]
        adox r10, rbx                            # x131 = x93 + x103 + OF, OF to x132
        adox rax, r12                            # x132 = x94 + x104 + OF, OF to x133
        adcx r10, rsi                            # x131 += x102 + CF, CF to x132
        mulx rsi, rbx, [rdi+0x28]                # x106:x105 = arg1[5]*arg2[2]
        adcx rax, rbx                            # x132 += x105 + CF, CF to x133
        adox rsi, [rip+.Lfe_bls12_377_p_mul_loose_c3] # x133 = x106 + OF, no carry
        adc rsi, 0x0                             # x133 += CF, no carry
        mov rbx, r11                             # copy x107
        imul rbx, [rip+.Lfe_bls12_377_p_mul_loose_c0] # x114 = x107*0x8508bfffffffffff mod 2^64
        mov rdx, [rip+.Lfe_bls12_377_p_mul_loose_c2] # constant 0x8508c00000000001
        mulx r12, r13, rbx                       # x116:x115 = x114*0x8508c00000000001
        xor r14d, r14d                           # CF = OF = 0
        adcx r11, r13                            # x127 = x107 + x115 (CF is 0), CF to x128
        adox r12, rcx                            # x128 += x116 (OF is 0), OF to x129
        mov rdx, rbx                             # copy x114
        mulx r11, rcx, [rip+.Lfe_bls12_377_p_mul_loose_c1] # x118:x117 = x114*0x170b5d4430000000
        adcx rcx, r12                            # x128 += x117 + CF, CF to x129, complete
        mulx r12, r13, [rip+.Lfe_bls12_377_p_mul_loose_c5] # x120:x119 = x114*0x1ef3622fba094800
        adcx r13, r11                            # x129.2 = x119 + x118 + CF, CF to x130
        adox r13, r9                             # x129 += x129.2 + OF, OF to x130, complete
        mulx r9, r11, [rip+.Lfe_bls12_377_p_mul_loose_c4] # x122:x121 = x114*0x1a22d9f300f5138f
        adcx r12, r11                            # x130.2 = x120 + x121 + CF, CF to x131
        adox rbp, r12                            # x130 += x130.2 + OF, OF to x131, complete
        mulx r11, r12, [rip+.Lfe_bls12_377_p_mul_loose_c6] # x124:x123 = x114*0xc63b05c06ca1493b
        adox r10, r12                            # x131 += x123 + OF, OF to x132
        adcx r10, r9                             # x131 += x122 + CF, CF to x132, complete
        mulx r9, rbx, [rip+.Lfe_bls12_377_p_mul_loose_c7] # x126:x125 = x114*0x1ae3a4617c510ea
        adox rax, r11                            # x132 += x124 + OF, OF to x133
        adcx rbx, rax                            # x132 += x125 + CF, CF to x133, complete
        adox r9, rsi                             # x133 += x126 + OF, no carry
        mov rdx, [r8+0x18]                       # load arg2[3]
        mulx rax, r11, [rdi]                     # x135:x134 = arg1[0]*arg2[3]
        adc r9, 0x0                              # x133 += CF, no carry, complete

        /* complete: [x133, x132, x131, x130, x129, x128] in [r9, rbx, r10, rbp, r13, rcx] */
        xor esi, esi                             # CF = OF = 0
        adcx r11, rcx                            # x146 = x128 + x134 (CF is 0), CF to x167, complete
        mulx rcx, rsi, [rdi+0x8]                 # x137:x136 = arg1[1]*arg2[3]
        adox rax, r13                            # x167 = x129 + x135 (OF is 0), OF to x168
        adcx rsi, rax                            # x167 += x136 + CF, CF to x168
        mulx rax, r12, [rdi+0x10]                # x139:x138 = arg1[2]*arg2[3]
        adox r12, rcx                            # x168 = x137 + x138 + OF, OF to x169
        adcx rbp, r12                            # x168 += x130 + CF, CF to x169
        adox r10, rax                            # x169 = x131 + x139 + OF, OF to x170
        mulx rax, rcx, [rdi+0x18]                # x141:x140 = arg1[3]*arg2[3]
        adcx rcx, r10                            # x169 += x140 + CF, CF to x170
        mulx r10, r12, [rdi+0x20]                # x143:x142 = arg1[4]*arg2[3]
        adox rbx, r12                            # x170 = x142 + x132 + OF, OF to x171
        adox r10, [rsp-0x28]                     # x171 = x144 + x143 + OF, OF to x172
        adcx rax, rbx                            # x170 += x141 + CF, CF to x171
        adcx r10, r9                             # x171 += x133 + CF, CF to x172
        mov r9, [rsp-0x20]                       # reload x145
        adox r9, [rip+.Lfe_bls12_377_p_mul_loose_c3] # x172 = x145 + OF, no carry
        adc r9, 0x0                              # x172 += CF, no carry
        mov rbx, r11                             # copy x146
        imul rbx, [rip+.Lfe_bls12_377_p_mul_loose_c0] # x153 = x146*0x8508bfffffffffff mod 2^64
        mov rdx, [rip+.Lfe_bls12_377_p_mul_loose_c2] # constant 0x8508c00000000001
        mulx r12, r13, rbx                       # x155:x154 = x153*0x8508c00000000001
        xor r14d, r14d                           # CF = OF = 0
        adcx r13, r11                            # x166 = x146 + x154 (CF is 0), CF to x167
        adox rsi, r12                            # x167 += x155 (OF is 0), OF to x168
        mov rdx, rbx                             # copy x153
        mulx r11, r12, [rip+.Lfe_bls12_377_p_mul_loose_c1] # x157:x156 = x153*0x170b5d4430000000
        adox r11, rbp                            # x168 += x157 + OF, OF to x169
        mulx rbp, r13, [rip+.Lfe_bls12_377_p_mul_loose_c4] # x161:x160 = x153*0x1a22d9f300f5138f
        adox rcx, r13                            # x169 += x160 + OF, OF to x170
        adcx r12, rsi                            # x167 += x156 + CF, CF to x168, complete
        mulx rsi, r13, [rip+.Lfe_bls12_377_p_mul_loose_c5] # x159:x158 = x153*0x1ef3622fba094800
        adcx r11, r13                            # x168 += x158 + CF, CF to x169, complete
        adox rbp, rax                            # x170 += x161 + OF, OF to x171
        adcx rcx, rsi                            # x169 += x159 + CF, CF to x170, complete
        mulx rax, rsi, [rip+.Lfe_bls12_377_p_mul_loose_c6] # x163:x162 = x153*0xc63b05c06ca1493b
        adcx rbp, rsi                            # x170 += x162 + CF, CF to x171, complete
        mulx rsi, rbx, [rip+.Lfe_bls12_377_p_mul_loose_c7] # x165:x164 = x153*0x1ae3a4617c510ea
        adcx r10, rbx                            # x171 += x164 + CF, CF to x172
        adox r10, rax                            # x171 += x163 + OF, OF to x172, complete
        adox r9, rsi                             # x172 += x165 + OF, no carry
        mov rdx, [r8+0x20]                       # load arg2[4]
        mulx rax, rsi, [rdi]                     # x174:x173 = arg1[0]*arg2[4]
        adc r9, 0x0                              # x172 += CF, no carry, complete

        /* complete: [x172, x171, x170, x169, x168, x167] in [r9, r10, rbp, rcx, r11, r12] */
        xor ebx, ebx                             # CF = OF = 0
        adcx rsi, r12                            # x185 = x167 + x173 (CF is 0), CF to x206, complete
        adox r11, rax                            # x206 = x168 + x174 (OF is 0), OF to x207
        mulx rax, rbx, [rdi+0x10]                # x178:x177 = arg1[2]*arg2[4]
        mulx r12, r13, [rdi+0x8]                 # x176:x175 = arg1[1]*arg2[4]
        adcx r11, r13                            # x206 += x175 + CF, CF to x207
        adcx rbx, rcx                            # x207 = x169 + x177 + CF, CF to x208
        adox rbx, r12                            # x207 += x176 + OF, OF to x208
        mulx rcx, r12, [rdi+0x18]                # x180:x179 = arg1[3]*arg2[4]
        adox r12, rbp                            # x208 = x179 + x170 + OF, OF to x209
        adcx rax, r12                            # x208 += x178 + CF, CF to x209
        mulx rbp, r12, [rdi+0x20]                # x182:x181 = arg1[4]*arg2[4]
        mulx r13, r14, [rdi+0x28]                # x184:x183 = arg1[5]*arg2[4]
        adox rcx, r10                            # x209 = x171 + x180 + OF, OF to x210
        adox r9, rbp                             # x210 = x172 + x182 + OF, OF to x211
        adcx rcx, r12                            # x209 += x181 + CF, CF to x210
        adcx r14, r9                             # x210 += x183 + CF, CF to x211
        adox r13, [rip+.Lfe_bls12_377_p_mul_loose_c3] # x211 = x184 + OF, no carry
        adc r13, 0x0                             # x211 += CF, no carry
        mov r9, rsi                              # copy x185
        imul r9, [rip+.Lfe_bls12_377_p_mul_loose_c0] # x192 = x185*0x8508bfffffffffff mod 2^64
        mov rdx, r9                              # copy x192
        mulx r10, rbp, [rip+.Lfe_bls12_377_p_mul_loose_c2] # x194:x193 = x192*0x8508c00000000001
        xor r12d, r12d                           # CF = OF = 0
        adcx rsi, rbp                            # x205 = x185 + x193 (CF is 0), CF to x206
        adox r11, r10                            # x206 += x194 (OF is 0), OF to x207
        mulx r10, rsi, [rip+.Lfe_bls12_377_p_mul_loose_c5] # x198:x197 = x192*0x1ef3622fba094800
        adox rsi, rbx                            # x207 += x197 + OF, OF to x208
        mulx rbx, rbp, [rip+.Lfe_bls12_377_p_mul_loose_c1] # x196:x195 = x192*0x170b5d4430000000
        adox rax, r10                            # x208 += x198 + OF, OF to x209
        adcx r11, rbp                            # x206 += x195 + CF, CF to x207, complete
        adcx rsi, rbx                            # x207 += x196 + CF, CF to x208, complete
        mulx r10, rbx, [rip+.Lfe_bls12_377_p_mul_loose_c4] # x200:x199 = x192*0x1a22d9f300f5138f
        adcx rax, rbx                            # x208 += x199 + CF, CF to x209, complete
        adox rcx, r10                            # x209 += x200 + OF, OF to x210
        mulx r10, rbx, [rip+.Lfe_bls12_377_p_mul_loose_c6] # x202:x201 = x192*0xc63b05c06ca1493b
        adcx rcx, rbx                            # x209 += x201 + CF, CF to x210, complete
        mulx r9, rbx, [rip+.Lfe_bls12_377_p_mul_loose_c7] # x204:x203 = x192*0x1ae3a4617c510ea
        adox r14, rbx                            # x210 += x203 + OF, OF to x211
        adcx r14, r10                            # x210 += x202 + CF, CF to x211, complete
        mov rdx, [rdi]                           # load arg1[0]
        mulx r10, rbx, [r8+0x28]                 # x213:x212 = arg1[0]*arg2[5]
        adox r9, r13                             # x211 += x204 + OF, no carry
        adc r9, 0x0                              # x211 += CF, no carry, complete

        /* complete: [x211, x210, x209, x208, x207, x206] in [r9, r14, rcx, rax, rsi, r11] */
        xor ebp, ebp                             # CF = OF = 0
        adcx r11, rbx                            # x224 = x206 + x212 (CF is 0), CF to x245, complete
        mov rdx, [r8+0x28]                       # load arg2[5]
        mulx rbx, rbp, [rdi+0x8]                 # x215:x214 = arg1[1]*arg2[5]
        adox rbp, r10                            # x245 = x214 + x213 (OF is 0), OF to x246
        adcx rsi, rbp                            # x245 += x207 + CF, CF to x246
        mulx r10, rbp, [rdi+0x10]                # x217:x216 = arg1[2]*arg2[5]
        adox rax, rbp                            # x246 = x208 + x216 + OF, OF to x247
        adox rcx, r10                            # x247 = x209 + x217 + OF, OF to x248
        mulx r10, rbp, [rdi+0x20]                # x221:x220 = arg1[4]*arg2[5]
        adcx rbx, rax                            # x246 += x215 + CF, CF to x247
        mulx rax, r12, [rdi+0x18]                # x219:x218 = arg1[3]*arg2[5]
        adox rax, r14                            # x248 = x210 + x219 + OF, OF to x249
        adcx r12, rcx                            # x247 += x218 + CF, CF to x248
        mulx r8, rcx, [rdi+0x28]                 # x223:x222 = arg1[5]*arg2[5]
        adcx rax, rbp                            # x248 += x220 + CF, CF to x249
        adox rcx, [rip+.Lfe_bls12_377_p_mul_loose_c3] # x249 = x222 + OF, OF to x250
        adox r8, [rip+.Lfe_bls12_377_p_mul_loose_c3] # x250 = x223 + OF, no carry
        adc rcx, 0x0                             # x249 += CF, CF to x250
        adc r8, 0x0                              # x250 += CF, no carry
        mov rdi, r11                             # copy x224
        imul rdi, [rip+.Lfe_bls12_377_p_mul_loose_c0] # x231 = x224*0x8508bfffffffffff mod 2^64
        mov rdx, rdi                             # copy x231
        mulx rbp, r13, [rip+.Lfe_bls12_377_p_mul_loose_c2] # x233:x232 = x231*0x8508c00000000001
        xor r14d, r14d                           # CF = OF = 0
        adox r11, r13                            # x244 = x224 + x232 (OF is 0), OF to x245
        mulx r11, r13, [rip+.Lfe_bls12_377_p_mul_loose_c1] # x235:x234 = x231*0x170b5d4430000000
        adox rsi, rbp                            # x245 += x233 + OF, OF to x246
        adcx rsi, r13                            # x245 += x234 (CF is 0), CF to x246, complete
        mov rbp, [rsp-0x8]                       # reload pointer out1
        mov [rbp], rsi                           # out1[0] = x245
        mulx rsi, r13, [rip+.Lfe_bls12_377_p_mul_loose_c5] # x237:x236 = x231*0x1ef3622fba094800
        adox r13, r11                            # x246.2 = x236 + x235 + OF, OF to x247
        adox r12, rsi                            # x247 += x237 + OF, OF to x248
        adcx r13, rbx                            # x246 += x246.2 + CF, CF to x247, complete
        mulx r11, rsi, [rip+.Lfe_bls12_377_p_mul_loose_c4] # x239:x238 = x231*0x1a22d9f300f5138f
        adcx r12, rsi                            # x247 += x238 + CF, CF to x248, complete
        mov [rbp+0x10], r12                      # out1[2] = x247
        mulx rsi, rbx, [rip+.Lfe_bls12_377_p_mul_loose_c6] # x241:x240 = x231*0xc63b05c06ca1493b
        adcx rbx, rax                            # x248 += x240 + CF, CF to x249
        adox rbx, r11                            # x248 += x239 + OF, OF to x249, complete
        adox rsi, r10                            # x249.2 = x241 + x221 + OF, no carry
        adcx rsi, r9                             # x249.2 += x211 + CF, no carry
        adox rsi, rcx                            # x249 += x249.2 (OF is 0), OF to x250
        mov [rbp+0x18], rbx                      # out1[3] = x248
        mov [rbp+0x8], r13                       # out1[1] = x246
        mulx rax, r9, [rip+.Lfe_bls12_377_p_mul_loose_c7] # x243:x242 = x231*0x1ae3a4617c510ea
        adox r8, rax                             # x250 += x243 + OF, no carry
        adcx r9, rsi                             # x249 += x242 (CF is 0), CF to x250, complete
        adc r8, 0x0                              # x250 += CF, no carry, complete

        /* complete: [x250, x249, x248, x247, x246, x245] in [r8, r9, rbx, r12, r13, -] */
        mov [rbp+0x28], r8                       # out1[5] = x250
        mov [rbp+0x20], r9                       # out1[4] = x249

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
.Lfe_bls12_377_p_mul_loose_c1: .quad 0x170b5d4430000000
.Lfe_bls12_377_p_mul_loose_c2: .quad 0x8508c00000000001
.Lfe_bls12_377_p_mul_loose_c3: .quad 0x0
.Lfe_bls12_377_p_mul_loose_c4: .quad 0x1a22d9f300f5138f
.Lfe_bls12_377_p_mul_loose_c5: .quad 0x1ef3622fba094800
.Lfe_bls12_377_p_mul_loose_c6: .quad 0xc63b05c06ca1493b
.Lfe_bls12_377_p_mul_loose_c7: .quad 0x1ae3a4617c510ea
        .size   fe_bls12_377_p_mul_loose, .-fe_bls12_377_p_mul_loose
        .section .note.GNU-stack, "", @progbits
