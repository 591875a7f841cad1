/*
 * p434 mul (loose), modulo p = 2^216 * 3^137 - 1
 * out1 is congruent to arg1*arg2/2^448 modulo p
 * arg1, arg2 below 2^435; out1 below 2^434; arrays may overlap
 *
 * void fe_p434_mul_loose(uint64_t out1[7], const uint64_t arg1[7], const uint64_t arg2[7]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[7]  written, below 2^434
 *   rsi  arg1[7]  read, below 2^435
 *   rdx  arg2[7]  read, below 2^435
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x237, then x124
 *   [rsp-0x18]  x121, then x202
 *   [rsp-0x20]  x53, then x154
 *   [rsp-0x28]  x192, then x230
 *   [rsp-0x30]  x238.2
 *   [rsp-0x38]  x94
 *   [rsp-0x40]  pointer arg2
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x28 = x15 + x16 (carry to x29)
 *   x29 = x17 + x18 (carry to x43)
 *   x43 = x19 + x20 + x39 (carry to x44)
 *   x44 = x21 + x22 + x40 + x41 (carry to x45)
 *   x45 = x23 + x24 + x42 + x35 (carry to x46)
 *   x46 = x25 + x26 + x36 + x37 (carry to x47)
 *   x47 = x27 + x38
 *   x62 = x28 + x48 (carry to x97)
 *   x97 = x29 + x49 + x50 + x83 (carry to x132)
 *   x132 = x43 + x51 + x52 + x84 + x85 + x118 (carry to x167)
 *   x167 = x44 + x53 + x54 + x74 + x86 + x87 + x119 + x120 + x153 (carry to x202)
 *   x202 = x45 + x55 + x56 + x75 + x76 + x88 + x89 + x109 + x121 + x122 + x154 + x155 + x188
 *          (carry to x237)
 *   x237 = x46 + x57 + x58 + x77 + x70 + x90 + x91 + x110 + x111 + x123 + x124 + x144 + x156 + x157
 *          + x189 + x190 + x223 (carry to x238)
 *   x238 = x47 + x59 + x60 + x71 + x72 + x92 + x93 + x112 + x105 + x125 + x126 + x145 + x146 + x158
 *          + x159 + x179 + x191 + x192 + x224 + x225 (carry to x239)
 *   x239 = x61 + x73 + x94 + x95 + x106 + x107 + x127 + x128 + x147 + x140 + x160 + x161 + x180 + x181
 *          + x193 + x194 + x214 + x226 + x227 (carry to x253)
 *   x253 = x96 + x108 + x129 + x130 + x141 + x142 + x162 + x163 + x182 + x175 + x195 + x196 + x215
 *          + x216 + x228 + x229 + x249 (carry to x254)
 *   x254 = x131 + x143 + x164 + x165 + x176 + x177 + x197 + x198 + x217 + x210 + x230 + x231 + x250
 *          + x251 (carry to x255)
 *   x255 = x166 + x178 + x199 + x200 + x211 + x212 + x232 + x233 + x252 + x245 (carry to x256)
 *   x256 = x201 + x213 + x234 + x235 + x246 + x247 (carry to x257)
 *   x257 = x236 + x248
 *
 * 321 instructions; 103.8 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.771 [1.769, 1.779] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.794 [1.789, 1.799] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 20, 2026-11-27T15:26:30.056Z
 * ./fieldwright optimize --field p434 --op mul --seed 20 --budget 32s --for latency --cpu 1
 * sha256 of the code: ad63bccc9a720270ad08fb4ec8b25332be131b6f35fd76ff71bf736e1b6e8f0d
 */
        .intel_syntax noprefix
        .text
        .globl  fe_p434_mul_loose
        .type   fe_p434_mul_loose, @function
        .p2align 6
fe_p434_mul_loose:
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

        mov rax, rdx                             # copy pointer arg2
        mov rdx, [rax]                           # load arg2[0]
        mulx r8, r9, [rsi]                       # x15:x14 = arg1[0]*arg2[0]
        mulx r10, r11, [rsi+0x8]                 # x17:x16 = arg1[1]*arg2[0]
        xor ecx, ecx                             # CF = OF = 0
        adcx r8, r11                             # x28 = x15 + x16 (CF is 0), CF to x29, complete
        mulx r11, rcx, [rsi+0x10]                # x19:x18 = arg1[2]*arg2[0]
        adcx r10, rcx                            # x29 = x17 + x18 + CF, CF to x43, complete

        /* complete: [x29, x28] in [r10, r8] */
        mulx rcx, rbx, [rsi+0x18]                # x21:x20 = arg1[3]*arg2[0]
        adcx r11, rbx                            # x43 = x19 + x20 + CF, CF to x44
        mulx rbx, rbp, [rsi+0x20]                # x23:x22 = arg1[4]*arg2[0]
        adcx rcx, rbp                            # x44 = x21 + x22 + CF, CF to x45
        mulx rbp, r12, [rsi+0x28]                # x25:x24 = arg1[5]*arg2[0]
        adcx rbx, r12                            # x45 = x23 + x24 + CF, CF to x46
        mulx r12, r13, [rsi+0x30]                # x27:x26 = arg1[6]*arg2[0]
        adcx rbp, r13                            # x46 = x25 + x26 + CF, CF to x47
        mov rdx, r9                              # copy x14
        mulx r13, r14, [rip+.Lfe_p434_mul_loose_c0] # x40:x39 = x14*0xfdc1767ae3000000
        adc r12, 0x0                             # x47 = x27 + CF, no carry
        xor r15d, r15d                           # CF = OF = 0
        adcx r11, r14                            # x43 += x39 (CF is 0), CF to x44, complete
        mulx r14, r15, [rip+.Lfe_p434_mul_loose_c1] # x42:x41 = x14*0x7bc65c783158aea3
        adox rcx, r15                            # x44 += x41 (OF is 0), OF to x45
        adox rbx, r14                            # x45 += x42 + OF, OF to x46
        adcx rcx, r13                            # x44 += x40 + CF, CF to x45, complete
        mulx r13, r14, [rip+.Lfe_p434_mul_loose_c2] # x36:x35 = x14*0x6cfc5fd681c52056
        adcx r14, rbx                            # x45 += x35 + CF, CF to x46, complete
        adox rbp, r13                            # x46 += x36 + OF, OF to x47
        mulx r9, rbx, [rip+.Lfe_p434_mul_loose_c3] # x38:x37 = x14*0x2341f27177344
        adcx rbp, rbx                            # x46 += x37 + CF, CF to x47, complete
        adox r12, r9                             # x47 += x38 + OF, no carry
        mov rdx, [rax+0x8]                       # load arg2[1]
        mulx r9, rbx, [rsi]                      # x49:x48 = arg1[0]*arg2[1]
        adc r12, 0x0                             # x47 += CF, no carry, complete

        /* complete: [x47, x46, x45, x44, x43] in [r12, rbp, r14, rcx, r11] */
        xor r13d, r13d                           # CF = OF = 0
        adcx r8, rbx                             # x62 = x28 + x48 (CF is 0), CF to x97, complete
        adox r10, r9                             # x97 = x29 + x49 (OF is 0), OF to x132
        mulx r9, rbx, [rsi+0x8]                  # x51:x50 = arg1[1]*arg2[1]
        adox r11, r9                             # x132 = x43 + x51 + OF, OF to x167
        adcx r10, rbx                            # x97 += x50 + CF, CF to x132
        mulx r9, rbx, [rsi+0x10]                 # x53:x52 = arg1[2]*arg2[1]
        adcx rbx, r11                            # x132 += x52 + CF, CF to x167
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r11, r13, [rax+0x18]                # x121:x120 = arg1[1]*arg2[3]
        adox rcx, r13                            # x167 = x44 + x120 + OF, OF to x202
        mov rdx, [rax+0x8]                       # load arg2[1]
        mulx r13, r15, [rsi+0x18]                # x55:x54 = arg1[3]*arg2[1]
        adcx rcx, r15                            # x167 += x54 + CF, CF to x202
        adox r14, r13                            # x202 = x45 + x55 + OF, OF to x237
        mulx r13, r15, [rsi+0x20]                # x57:x56 = arg1[4]*arg2[1]
        adcx r14, r15                            # x202 += x56 + CF, CF to x237
        adox rbp, r13                            # x237 = x46 + x57 + OF, OF to x238
        mulx r13, r15, [rsi+0x28]                # x59:x58 = arg1[5]*arg2[1]
        adcx rbp, r15                            # x237 += x58 + CF, CF to x238
        adox r12, r13                            # x238 = x47 + x59 + OF, OF to x239
        mulx r13, r15, [rsi+0x30]                # x61:x60 = arg1[6]*arg2[1]
        adcx r12, r15                            # x238 += x60 + CF, CF to x239
        mov rdx, r8                              # copy x62
        mov [rsp-0x8], rdi                       # spill pointer out1
        mulx r15, rdi, [rip+.Lfe_p434_mul_loose_c0] # x75:x74 = x62*0xfdc1767ae3000000
        adcx r13, [rip+.Lfe_p434_mul_loose_c4]   # x239 = x61 + CF, no carry
        adox r13, [rip+.Lfe_p434_mul_loose_c4]   # x239 += OF, no carry
        mov [rsp-0x10], rbp                      # spill x237
        xor ebp, ebp                             # CF = OF = 0
        adcx rcx, rdi                            # x167 += x74 (CF is 0), CF to x202
        mulx rdi, rbp, [rip+.Lfe_p434_mul_loose_c2] # x71:x70 = x62*0x6cfc5fd681c52056
        adox r12, rdi                            # x238 += x71 (OF is 0), OF to x239
        mov [rsp-0x18], r11                      # spill x121
        mulx rdi, r11, [rip+.Lfe_p434_mul_loose_c3] # x73:x72 = x62*0x2341f27177344
        adcx r15, [rip+.Lfe_p434_mul_loose_c4]   # x202.2 = x75 + CF, no carry
        adcx r12, r11                            # x238 += x72 (CF is 0), CF to x239
        mov rdx, [rax+0x28]                      # load arg2[5]
        mov [rsp-0x20], r9                       # spill x53
        mulx r11, r9, [rsi+0x8]                  # x191:x190 = arg1[1]*arg2[5]
        adox rdi, [rip+.Lfe_p434_mul_loose_c4]   # x239.2 = x73 + OF, no carry
        adox r14, r15                            # x202 += x202.2 (OF is 0), OF to x237
        mov rdx, [rip+.Lfe_p434_mul_loose_c1]    # constant 0x7bc65c783158aea3
        mulx r8, r15, r8                         # x77:x76 = x62*0x7bc65c783158aea3
        adcx rdi, [rip+.Lfe_p434_mul_loose_c4]   # x239.2 += CF, no carry
        adcx r14, r15                            # x202 += x76 (CF is 0), CF to x237
        adox r9, r8                              # x237.2 = x190 + x77 + OF, OF to x238
        adcx r9, rbp                             # x237.2 += x70 + CF, CF to x238
        adox r11, [rip+.Lfe_p434_mul_loose_c4]   # x238.2 = x191 + OF, no carry
        lea r8, [rdi+r13]                        # x239 += x239.2
        mov rdx, [rax+0x10]                      # load arg2[2]
        mulx rdi, rbp, [rsi]                     # x84:x83 = arg1[0]*arg2[2]
        adc r11, 0x0                             # x238.2 += CF, no carry
        xor r13d, r13d                           # CF = OF = 0
        adcx r10, rbp                            # x97 += x83 (CF is 0), CF to x132, complete
        adox rdi, rbx                            # x132 += x84 (OF is 0), OF to x167
        mulx rbx, rbp, [rsi+0x8]                 # x86:x85 = arg1[1]*arg2[2]
        adcx rdi, rbp                            # x132 += x85 + CF, CF to x167
        adox rcx, rbx                            # x167 += x86 + OF, OF to x202
        mulx rbx, rbp, [rsi+0x10]                # x88:x87 = arg1[2]*arg2[2]
        adcx rbp, rcx                            # x167 += x87 + CF, CF to x202
        adox r14, rbx                            # x202 += x88 + OF, OF to x237
        mulx rcx, rbx, [rsi+0x18]                # x90:x89 = arg1[3]*arg2[2]
        adox r9, rcx                             # x237.2 += x90 + OF, OF to x238
        adcx r14, rbx                            # x202 += x89 + CF, CF to x237
        mulx rcx, rbx, [rsi+0x20]                # x92:x91 = arg1[4]*arg2[2]
        adcx r9, rbx                             # x237.2 += x91 + CF, CF to x238
        adcx r12, rcx                            # x238 += x92 + CF, CF to x239
        mulx rcx, rbx, [rsi+0x28]                # x94:x93 = arg1[5]*arg2[2]
        adox rbx, r12                            # x238 += x93 + OF, OF to x239
        mov rdx, [rax+0x28]                      # load arg2[5]
        mulx r12, r13, [rsi+0x10]                # x193:x192 = arg1[2]*arg2[5]
        adcx r12, r8                             # x239 += x193 + CF, CF to x253
        mov rdx, [rax+0x10]                      # load arg2[2]
        mulx r8, r15, [rsi+0x30]                 # x96:x95 = arg1[6]*arg2[2]
        adox r12, r15                            # x239 += x95 + OF, OF to x253
        mov rdx, r10                             # copy x97
        mov [rsp-0x28], r13                      # spill x192
        mulx r15, r13, [rip+.Lfe_p434_mul_loose_c0] # x110:x109 = x97*0xfdc1767ae3000000
        adcx r8, [rip+.Lfe_p434_mul_loose_c4]    # x253 = x96 + CF, no carry
        adox r8, [rip+.Lfe_p434_mul_loose_c4]    # x253 += OF, no carry
        mov [rsp-0x30], r11                      # spill x238.2
        xor r11d, r11d                           # CF = OF = 0
        adcx r14, r13                            # x202 += x109 (CF is 0), CF to x237
        adox r9, r15                             # x237.2 += x110 (OF is 0), OF to x238
        mulx r11, r13, [rip+.Lfe_p434_mul_loose_c1] # x112:x111 = x97*0x7bc65c783158aea3
        adcx r9, r13                             # x237.2 += x111 + CF, CF to x238
        mulx r13, r15, [rip+.Lfe_p434_mul_loose_c2] # x106:x105 = x97*0x6cfc5fd681c52056
        adox rbx, r15                            # x238 += x105 + OF, OF to x239
        adcx rbx, r11                            # x238 += x112 + CF, CF to x239
        adox r12, r13                            # x239 += x106 + OF, OF to x253
        mulx r10, r11, [rip+.Lfe_p434_mul_loose_c3] # x108:x107 = x97*0x2341f27177344
        adcx r12, r11                            # x239 += x107 + CF, CF to x253
        mov rdx, [rax+0x18]                      # load arg2[3]
        mulx r11, r13, [rsi]                     # x119:x118 = arg1[0]*arg2[3]
        adox r8, r10                             # x253 += x108 + OF, no carry
        mulx r10, r15, [rsi+0x20]                # x127:x126 = arg1[4]*arg2[3]
        adc r8, 0x0                              # x253 += CF, no carry
        mov [rsp-0x38], rcx                      # spill x94
        xor ecx, ecx                             # CF = OF = 0
        adcx rdi, r13                            # x132 += x118 (CF is 0), CF to x167, complete
        adox rbp, r11                            # x167 += x119 (OF is 0), OF to x202
        adcx rbp, [rsp-0x20]                     # x167 += x53 + CF, CF to x202
        mulx r11, rcx, [rsi+0x10]                # x123:x122 = arg1[2]*arg2[3]
        adox r14, [rsp-0x18]                     # x202 += x121 + OF, OF to x237
        adcx r14, rcx                            # x202 += x122 + CF, CF to x237
        adox r9, r11                             # x237.2 += x123 + OF, OF to x238
        adcx r9, [rsp-0x10]                      # x237 += x237.2 + CF, CF to x238
        mulx r11, rcx, [rsi+0x18]                # x125:x124 = arg1[3]*arg2[3]
        adox rbx, r11                            # x238 += x125 + OF, OF to x239
        adcx rbx, r15                            # x238 += x126 + CF, CF to x239
        mov rdx, [rax+0x20]                      # load arg2[4]
        mulx r11, r13, [rsi]                     # x154:x153 = arg1[0]*arg2[4]
        adox r12, r10                            # x239 += x127 + OF, OF to x253
        mov rdx, [rax+0x18]                      # load arg2[3]
        mulx r10, r15, [rsi+0x28]                # x129:x128 = arg1[5]*arg2[3]
        adcx r12, r15                            # x239 += x128 + CF, CF to x253
        mov rdx, rdi                             # copy x132
        mov [rsp-0x10], rcx                      # spill x124
        mulx r15, rcx, [rip+.Lfe_p434_mul_loose_c2] # x141:x140 = x132*0x6cfc5fd681c52056
        adox r8, r10                             # x253 += x129 + OF, OF to x254
        mov rdx, [rsi+0x30]                      # load arg1[6]
        mov [rsp-0x18], r14                      # spill x202
        mulx r10, r14, [rax+0x18]                # x131:x130 = arg1[6]*arg2[3]
        adcx r8, r14                             # x253 += x130 + CF, CF to x254
        mov rdx, [rip+.Lfe_p434_mul_loose_c0]    # constant 0xfdc1767ae3000000
        mov [rsp-0x20], r11                      # spill x154
        mulx r14, r11, rdi                       # x145:x144 = x132*0xfdc1767ae3000000
        adcx r10, [rip+.Lfe_p434_mul_loose_c4]   # x254 = x131 + CF, no carry
        adox r10, [rip+.Lfe_p434_mul_loose_c4]   # x254 += OF, no carry
        mov [rsp-0x40], rax                      # spill pointer arg2
        xor eax, eax                             # CF = OF = 0
        adox r9, r11                             # x237 += x144 (OF is 0), OF to x238
        adox rbx, r14                            # x238 += x145 + OF, OF to x239
        mov rdx, [rip+.Lfe_p434_mul_loose_c1]    # constant 0x7bc65c783158aea3
        mulx rax, r11, rdi                       # x147:x146 = x132*0x7bc65c783158aea3
        adcx rbx, r11                            # x238 += x146 (CF is 0), CF to x239
        adox r12, [rsp-0x38]                     # x239 += x94 + OF, OF to x253
        adcx r12, rcx                            # x239 += x140 + CF, CF to x253
        mov rdx, rdi                             # copy x132
        mulx r11, rcx, [rip+.Lfe_p434_mul_loose_c3] # x143:x142 = x132*0x2341f27177344
        adox r8, r15                             # x253 += x141 + OF, OF to x254
        adcx rcx, r8                             # x253 += x142 + CF, CF to x254
        adox r10, r11                            # x254 += x143 + OF, no carry
        adc r10, 0x0                             # x254 += CF, no carry
        xor r8d, r8d                             # CF = OF = 0
        adcx rbp, r13                            # x167 += x153 (CF is 0), CF to x202, complete
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mov r8, [rsp-0x40]                       # reload pointer arg2
        mulx r11, rdi, [r8+0x20]                 # x156:x155 = arg1[1]*arg2[4]
        adox rdi, [rsp-0x20]                     # x202.2 = x155 + x154 (OF is 0), OF to x237
        adcx rdi, [rsp-0x18]                     # x202 += x202.2 + CF, CF to x237
        adox r9, r11                             # x237 += x156 + OF, OF to x238
        mov rdx, [r8+0x20]                       # load arg2[4]
        mulx r11, r13, [rsi+0x10]                # x158:x157 = arg1[2]*arg2[4]
        adcx r9, r13                             # x237 += x157 + CF, CF to x238
        adox rbx, r11                            # x238 += x158 + OF, OF to x239
        mulx r11, r13, [rsi+0x18]                # x160:x159 = arg1[3]*arg2[4]
        adcx rbx, r13                            # x238 += x159 + CF, CF to x239
        adox r11, r12                            # x239 += x160 + OF, OF to x253
        mulx r12, r13, [rsi+0x20]                # x162:x161 = arg1[4]*arg2[4]
        adcx r11, r13                            # x239 += x161 + CF, CF to x253
        adox rcx, r12                            # x253 += x162 + OF, OF to x254
        mulx r12, r13, [rsi+0x28]                # x164:x163 = arg1[5]*arg2[4]
        adcx rcx, r13                            # x253 += x163 + CF, CF to x254
        adox r10, r12                            # x254 += x164 + OF, OF to x255
        mulx r12, r13, [rsi+0x30]                # x166:x165 = arg1[6]*arg2[4]
        adcx r10, r13                            # x254 += x165 + CF, CF to x255
        mov rdx, rbp                             # copy x167
        mulx r13, r14, [rip+.Lfe_p434_mul_loose_c0] # x180:x179 = x167*0xfdc1767ae3000000
        adcx r12, [rip+.Lfe_p434_mul_loose_c4]   # x255 = x166 + CF, no carry
        adox r12, [rip+.Lfe_p434_mul_loose_c4]   # x255 += OF, no carry
        xor r15d, r15d                           # CF = OF = 0
        adcx rbx, r14                            # x238 += x179 (CF is 0), CF to x239
        adc r11, r13                             # x239 += x180 + CF, CF to x253
        mulx r13, r14, [rip+.Lfe_p434_mul_loose_c1] # x182:x181 = x167*0x7bc65c783158aea3
        adc r13, 0x0                             # x253.2 = x182 + CF, no carry
        xor r15d, r15d                           # CF = OF = 0
        adcx r11, r14                            # x239 += x181 (CF is 0), CF to x253
        adox rcx, r13                            # x253 += x253.2 (OF is 0), OF to x254
        mulx r13, r14, [rip+.Lfe_p434_mul_loose_c2] # x176:x175 = x167*0x6cfc5fd681c52056
        adcx rcx, r14                            # x253 += x175 + CF, CF to x254
        adox r10, r13                            # x254 += x176 + OF, OF to x255
        mulx rbp, r13, [rip+.Lfe_p434_mul_loose_c3] # x178:x177 = x167*0x2341f27177344
        adcx r10, r13                            # x254 += x177 + CF, CF to x255
        mov rdx, [r8+0x28]                       # load arg2[5]
        mulx r13, r14, [rsi]                     # x189:x188 = arg1[0]*arg2[5]
        adcx rbp, [rip+.Lfe_p434_mul_loose_c4]   # x255.2 = x178 + CF, no carry
        adox rbp, [rip+.Lfe_p434_mul_loose_c4]   # x255.2 += OF, no carry
        xor r15d, r15d                           # CF = OF = 0
        adcx rdi, r14                            # x202 += x188 (CF is 0), CF to x237, complete
        adox r9, r13                             # x237 += x189 (OF is 0), OF to x238
        adcx r9, [rsp-0x10]                      # x237 += x124 + CF, CF to x238
        adox rbx, [rsp-0x30]                     # x238 += x238.2 + OF, OF to x239
        adcx rbx, [rsp-0x28]                     # x238 += x192 + CF, CF to x239
        mulx r13, r14, [rsi+0x18]                # x195:x194 = arg1[3]*arg2[5]
        adox r11, rax                            # x239 += x147 + OF, OF to x253
        adcx r11, r14                            # x239 += x194 + CF, CF to x253
        adox rcx, r13                            # x253 += x195 + OF, OF to x254
        mulx rax, r13, [rsi+0x20]                # x197:x196 = arg1[4]*arg2[5]
        adcx rcx, r13                            # x253 += x196 + CF, CF to x254
        adox r10, rax                            # x254 += x197 + OF, OF to x255
        mulx rax, r13, [rsi+0x28]                # x199:x198 = arg1[5]*arg2[5]
        adcx r10, r13                            # x254 += x198 + CF, CF to x255
        adcx r12, rbp                            # x255 += x255.2 + CF, no carry
        mulx rbp, r13, [rsi+0x30]                # x201:x200 = arg1[6]*arg2[5]
        adox r12, rax                            # x255 += x199 + OF, OF to x256
        adcx r12, r13                            # x255 += x200 (CF is 0), CF to x256
        mov rdx, rdi                             # copy x202
        mulx rax, r13, [rip+.Lfe_p434_mul_loose_c0] # x215:x214 = x202*0xfdc1767ae3000000
        mov rdx, [r8+0x30]                       # load arg2[6]
        mulx r14, r15, [rsi+0x18]                # x230:x229 = arg1[3]*arg2[6]
        adcx rbp, [rip+.Lfe_p434_mul_loose_c4]   # x256 = x201 + CF, no carry
        adox rbp, [rip+.Lfe_p434_mul_loose_c4]   # x256 += OF, no carry
        mov [rsp-0x28], r14                      # spill x230
        xor r14d, r14d                           # CF = OF = 0
        adcx r11, r13                            # x239 += x214 (CF is 0), CF to x253
        adox rcx, r15                            # x253 += x229 (OF is 0), OF to x254
        mov rdx, rdi                             # copy x202
        mulx r13, r14, [rip+.Lfe_p434_mul_loose_c1] # x217:x216 = x202*0x7bc65c783158aea3
        adox r10, r13                            # x254 += x217 + OF, OF to x255
        adcx rcx, r14                            # x253 += x216 + CF, CF to x254
        mulx r13, r14, [rip+.Lfe_p434_mul_loose_c2] # x211:x210 = x202*0x6cfc5fd681c52056
        adcx r10, r14                            # x254 += x210 + CF, CF to x255
        adox r12, r13                            # x255 += x211 + OF, OF to x256
        mulx rdi, r13, [rip+.Lfe_p434_mul_loose_c3] # x213:x212 = x202*0x2341f27177344
        adcx r12, r13                            # x255 += x212 + CF, CF to x256
        adox rbp, rdi                            # x256 += x213 + OF, no carry
        mov rdx, [r8+0x30]                       # load arg2[6]
        mulx rdi, r13, [rsi]                     # x224:x223 = arg1[0]*arg2[6]
        adc rbp, 0x0                             # x256 += CF, no carry
        xor r14d, r14d                           # CF = OF = 0
        adcx r9, r13                             # x237 += x223 (CF is 0), CF to x238, complete
        adox rbx, rdi                            # x238 += x224 (OF is 0), OF to x239
        mulx rdi, r13, [rsi+0x8]                 # x226:x225 = arg1[1]*arg2[6]
        adcx rbx, r13                            # x238 += x225 + CF, CF to x239, complete
        adox rdi, r11                            # x239 += x226 + OF, OF to x253
        mulx r11, r13, [rsi+0x10]                # x228:x227 = arg1[2]*arg2[6]
        adox rcx, r11                            # x253 += x228 + OF, OF to x254
        adcx rdi, r13                            # x239 += x227 + CF, CF to x253, complete

        /* complete: [x239, x238, x237] in [rdi, rbx, r9] */
        mulx r11, r13, [rsi+0x20]                # x232:x231 = arg1[4]*arg2[6]
        adcx rcx, rax                            # x253 += x215 + CF, CF to x254
        adox r10, [rsp-0x28]                     # x254 += x230 + OF, OF to x255
        mulx rax, r14, [rsi+0x28]                # x234:x233 = arg1[5]*arg2[6]
        adcx r10, r13                            # x254 += x231 + CF, CF to x255
        adox r12, r11                            # x255 += x232 + OF, OF to x256
        adcx r12, r14                            # x255 += x233 + CF, CF to x256
        adox rbp, rax                            # x256 += x234 + OF, no carry
        mulx rax, r8, [rsi+0x30]                 # x236:x235 = arg1[6]*arg2[6]
        adcx rbp, r8                             # x256 += x235 + CF, CF to x257
        mov rdx, r9                              # copy x237
        mulx r8, r11, [rip+.Lfe_p434_mul_loose_c0] # x250:x249 = x237*0xfdc1767ae3000000
        adc rax, 0x0                             # x257 = x236 + CF, no carry
        xor esi, esi                             # CF = OF = 0
        adcx rcx, r11                            # x253 += x249 (CF is 0), CF to x254, complete
        adox r10, r8                             # x254 += x250 (OF is 0), OF to x255
        mov r8, [rsp-0x8]                        # reload pointer out1
        mov [r8+0x10], rcx                       # out1[2] = x253
        mulx r11, rcx, [rip+.Lfe_p434_mul_loose_c1] # x252:x251 = x237*0x7bc65c783158aea3
        adcx r10, rcx                            # x254 += x251 + CF, CF to x255, complete
        adox r12, r11                            # x255 += x252 + OF, OF to x256
        mulx r11, rcx, [rip+.Lfe_p434_mul_loose_c2] # x246:x245 = x237*0x6cfc5fd681c52056
        adcx r12, rcx                            # x255 += x245 + CF, CF to x256, complete
        mulx r9, rcx, [rip+.Lfe_p434_mul_loose_c3] # x248:x247 = x237*0x2341f27177344
        adox rcx, rbp                            # x256 += x247 + OF, OF to x257
        adox r9, rax                             # x257 += x248 + OF, no carry
        adcx rcx, r11                            # x256 += x246 + CF, CF to x257, complete
        mov [r8+0x18], r10                       # out1[3] = x254
        mov [r8], rbx                            # out1[0] = x238
        mov [r8+0x8], rdi                        # out1[1] = x239
        mov [r8+0x20], r12                       # out1[4] = x255
        mov [r8+0x28], rcx                       # out1[5] = x256
        adc r9, 0x0                              # x257 += CF, no carry, complete

        /* complete: [x257, x256, x255, x254, x253] in [r9, rcx, r12, r10, -] */
        mov [r8+0x30], r9                        # out1[6] = x257

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
.Lfe_p434_mul_loose_c0: .quad 0xfdc1767ae3000000
.Lfe_p434_mul_loose_c1: .quad 0x7bc65c783158aea3
.Lfe_p434_mul_loose_c2: .quad 0x6cfc5fd681c52056
.Lfe_p434_mul_loose_c3: .quad 0x2341f27177344
.Lfe_p434_mul_loose_c4: .quad 0x0
        .size   fe_p434_mul_loose, .-fe_p434_mul_loose
        .section .note.GNU-stack, "", @progbits
