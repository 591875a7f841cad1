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
 *   [rsp-0x10]  x53
 *   [rsp-0x18]  x45, then x97, then x164
 *   [rsp-0x20]  x51, then x238
 *   [rsp-0x28]  x119, then x202
 *   [rsp-0x30]  x71, then x239
 *   [rsp-0x38]  x88, then x94, then x236
 *   [rsp-0x40]  x132, then x167, then x235
 *   [rsp-0x48]  x167, then x253, then x253.2
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
 * 339 instructions; 99.8 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.834 [1.826, 1.834] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.782 [1.781, 1.789] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 7508487df41d49a1b158669cb2083cf33254705a53536ba1ac962e29739ab2aa
 * found by Fieldwright, seed 1, 2026-11-24T11:09:30.490Z
 * npm run optimize -- --curve p434 --op mul --seed 1 --budget 30s
 * sha256 of the code: 62366974768263cdf3fd1e79a1e537ffd6d6f0782d2f8638ba641c4e09b09da1
 */
        .intel_syntax noprefix
        .text
        .globl  fe_p434_mul_loose
        .type   fe_p434_mul_loose, @function
        .p2align 6
fe_p434_mul_loose:
        .cfi_startproc
        push rbx                               # save rbx
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbx, 0
        push rbp                               # save rbp
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbp, 0
        push r12                               # save r12
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r12, 0
        push r13                               # save r13
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r13, 0
        push r14                               # save r14
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r14, 0
        push r15                               # save r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r15, 0

        mov rax, rdx                           # copy pointer arg2
        mov rdx, [rsi+0x10]                    # load arg1[2]
        mulx r8, r9, [rax]                     # x19:x18 = arg1[2]*arg2[0]
        mov rdx, [rax]                         # load arg2[0]
        mulx r10, r11, [rsi+0x18]              # x21:x20 = arg1[3]*arg2[0]
        xor ecx, ecx                           # CF = OF = 0
        adox r8, r11                           # x43 = x19 + x20 (OF is 0), OF to x44
        mulx r11, rcx, [rsi+0x20]              # x23:x22 = arg1[4]*arg2[0]
        mulx rbx, rbp, [rsi]                   # x15:x14 = arg1[0]*arg2[0]
        mulx r12, r13, [rsi+0x8]               # x17:x16 = arg1[1]*arg2[0]
        adcx rbx, r13                          # x28 = x15 + x16 (CF is 0), CF to x29, complete
        adcx r12, r9                           # x29 = x17 + x18 + CF, CF to x43, complete

        /* complete: [x29, x28] in [r12, rbx] */
        mov rdx, [rip+.Lfe_p434_mul_loose_c0]  # constant 0xfdc1767ae3000000
        mulx r9, r13, rbp                      # x40:x39 = x14*0xfdc1767ae3000000
        adcx r13, r8                           # x43 += x39 + CF, CF to x44, complete
        mov rdx, [rax]                         # load arg2[0]
        mulx r8, r14, [rsi+0x28]               # x25:x24 = arg1[5]*arg2[0]
        adcx r9, rcx                           # x44 = x22 + x40 + CF, CF to x45
        mulx rcx, r15, [rsi+0x30]              # x27:x26 = arg1[6]*arg2[0]
        adcx r14, r11                          # x45 = x23 + x24 + CF, CF to x46
        mov rdx, [rip+.Lfe_p434_mul_loose_c1]  # constant 0x7bc65c783158aea3
        mov [rsp-0x8], rdi                     # spill pointer out1
        mulx r11, rdi, rbp                     # x42:x41 = x14*0x7bc65c783158aea3
        adox r9, rdi                           # x44 += x41 + OF, OF to x45
        adcx r15, [rip+.Lfe_p434_mul_loose_c2] # x46 = x26 + CF, CF to x47
        adcx rcx, [rip+.Lfe_p434_mul_loose_c2] # x47 = x27 + CF, no carry
        adcx r10, r9                           # x44 += x21 (CF is 0), CF to x45, complete
        mov rdx, [rip+.Lfe_p434_mul_loose_c3]  # constant 0x6cfc5fd681c52056
        mulx r9, rdi, rbp                      # x36:x35 = x14*0x6cfc5fd681c52056
        adox r14, rdi                          # x45 += x35 + OF, OF to x46
        mov rdx, [rip+.Lfe_p434_mul_loose_c4]  # constant 0x2341f27177344
        mulx rdi, rbp, rbp                     # x38:x37 = x14*0x2341f27177344
        adox r8, rbp                           # x46.2 = x37 + x25 + OF, OF to x47
        adcx r11, r14                          # x45 += x42 + CF, CF to x46, complete
        adcx r15, r9                           # x46 += x36 + CF, CF to x47
        mov rdx, [rax+0x8]                     # load arg2[1]
        mulx r9, rbp, [rsi+0x10]               # x53:x52 = arg1[2]*arg2[1]
        adcx rdi, rcx                          # x47 += x38 + CF, no carry
        mulx rcx, r14, [rsi]                   # x49:x48 = arg1[0]*arg2[1]
        mov [rsp-0x10], r9                     # spill x53
        mov [rsp-0x18], r11                    # spill x45
        mulx r9, r11, [rsi+0x8]                # x51:x50 = arg1[1]*arg2[1]
        adox rdi, [rip+.Lfe_p434_mul_loose_c2] # x47 += OF, no carry
        mov [rsp-0x20], r9                     # spill x51
        xor r9d, r9d                           # CF = OF = 0
        adcx r14, rbx                          # x62 = x28 + x48 (CF is 0), CF to x97, complete
        adox rcx, r12                          # x97 = x29 + x49 (OF is 0), OF to x132
        mov rdx, [rsi+0x10]                    # load arg1[2]
        mulx r9, rbx, [rax+0x10]               # x88:x87 = arg1[2]*arg2[2]
        adcx r11, rcx                          # x97 += x50 + CF, CF to x132
        mov rdx, [rsi]                         # load arg1[0]
        mulx rcx, r12, [rax+0x18]              # x119:x118 = arg1[0]*arg2[3]
        adcx r12, r13                          # x132 = x43 + x118 + CF, CF to x167
        mov rdx, [rsi+0x18]                    # load arg1[3]
        mov [rsp-0x28], rcx                    # spill x119
        mulx r13, rcx, [rax+0x8]               # x55:x54 = arg1[3]*arg2[1]
        adox rbp, r12                          # x132 += x52 + OF, OF to x167
        adcx r10, rcx                          # x167 = x44 + x54 + CF, CF to x202
        mov rdx, [rip+.Lfe_p434_mul_loose_c3]  # constant 0x6cfc5fd681c52056
        mulx rcx, r12, r14                     # x71:x70 = x62*0x6cfc5fd681c52056
        mov rdx, [rip+.Lfe_p434_mul_loose_c0]  # constant 0xfdc1767ae3000000
        mov [rsp-0x30], rcx                    # spill x71
        mov [rsp-0x38], r9                     # spill x88
        mulx rcx, r9, r14                      # x75:x74 = x62*0xfdc1767ae3000000
        adox r10, r9                           # x167 += x74 + OF, OF to x202
        adcx rcx, [rip+.Lfe_p434_mul_loose_c2] # x202 = x75 + CF, no carry
        adcx r8, r15                           # x46 += x46.2 (CF is 0), CF to x47, complete
        mov rdx, [rax+0x8]                     # load arg2[1]
        mulx r9, r15, [rsi+0x20]               # x57:x56 = arg1[4]*arg2[1]
        mov [rsp-0x40], rbp                    # spill x132
        mov [rsp-0x48], r10                    # spill x167
        mulx rbp, r10, [rsi+0x30]              # x61:x60 = arg1[6]*arg2[1]
        adox r15, [rsp-0x18]                   # x202.2 = x45 + x56 + OF, OF to x237
        adox r9, r8                            # x237 = x46 + x57 + OF, OF to x238
        mov [rsp-0x18], r11                    # spill x97
        mulx r8, r11, [rsi+0x28]               # x59:x58 = arg1[5]*arg2[1]
        adcx rdi, [rip+.Lfe_p434_mul_loose_c2] # x47 += CF, no carry, complete

        /* complete: [x47, x46, x45, x44, x43] in [rdi, -, -, -, -] */
        adcx r15, r13                          # x202.2 += x55 (CF is 0), CF to x237
        adcx r9, r12                           # x237 += x70 + CF, CF to x238
        mov rdx, [rsi+0x18]                    # load arg1[3]
        mulx r12, r13, [rax+0x20]              # x160:x159 = arg1[3]*arg2[4]
        adcx r10, rdi                          # x238 = x47 + x60 + CF, CF to x239
        adox r10, r13                          # x238 += x159 + OF, OF to x239
        adcx r12, [rip+.Lfe_p434_mul_loose_c2] # x239 = x160 + CF, no carry
        adox r12, [rip+.Lfe_p434_mul_loose_c2] # x239 += OF, no carry
        xor edi, edi                           # CF = OF = 0
        adox rbx, [rsp-0x10]                   # x167.2 = x87 + x53 (OF is 0), OF to x202
        mov rdx, r14                           # copy x62
        mulx rdi, r13, [rip+.Lfe_p434_mul_loose_c1] # x77:x76 = x62*0x7bc65c783158aea3
        adox r13, r15                          # x202.2 += x76 + OF, OF to x237
        adcx rcx, r13                          # x202 += x202.2 (CF is 0), CF to x237
        mulx r13, r14, [rip+.Lfe_p434_mul_loose_c4] # x73:x72 = x62*0x2341f27177344
        adox r11, rdi                          # x237.2 = x58 + x77 + OF, OF to x238
        mov rdx, [rax+0x10]                    # load arg2[2]
        mulx rdi, r15, [rsi]                   # x84:x83 = arg1[0]*arg2[2]
        adcx r9, r11                           # x237 += x237.2 + CF, CF to x238
        adcx r10, r14                          # x238 += x72 + CF, CF to x239
        adcx r13, rbp                          # x239.2 = x61 + x73 + CF, no carry
        adox r10, r8                           # x238 += x59 + OF, OF to x239
        adox r13, [rip+.Lfe_p434_mul_loose_c2] # x239.2 += OF, no carry
        xor r8d, r8d                           # CF = OF = 0
        adcx r15, [rsp-0x18]                   # x97 += x83 (CF is 0), CF to x132, complete
        mulx r8, r11, [rsi+0x8]                # x86:x85 = arg1[1]*arg2[2]
        adox rdi, r11                          # x132.2 = x85 + x84 (OF is 0), OF to x167
        adox r8, [rsp-0x48]                    # x167 += x86 + OF, OF to x202
        adcx rdi, [rsp-0x40]                   # x132 += x132.2 + CF, CF to x167
        mulx r11, rbp, [rsi+0x18]              # x90:x89 = arg1[3]*arg2[2]
        adox rcx, [rsp-0x38]                   # x202 += x88 + OF, OF to x237
        adcx rbx, r8                           # x167 += x167.2 + CF, CF to x202
        mulx r8, r14, [rsi+0x28]               # x94:x93 = arg1[5]*arg2[2]
        mov [rsp-0x38], r8                     # spill x94
        mov [rsp-0x40], rbx                    # spill x167
        mulx r8, rbx, [rsi+0x20]               # x92:x91 = arg1[4]*arg2[2]
        adox r9, r11                           # x237 += x90 + OF, OF to x238
        adox r8, [rsp-0x30]                    # x238.2 = x92 + x71 + OF, OF to x239
        adcx rcx, rbp                          # x202 += x89 + CF, CF to x237
        mov rdx, r15                           # copy x97
        mulx r11, rbp, [rip+.Lfe_p434_mul_loose_c0] # x110:x109 = x97*0xfdc1767ae3000000
        adcx r9, rbx                           # x237 += x91 + CF, CF to x238
        adcx r14, r8                           # x238.2 += x93 + CF, CF to x239
        adcx r12, r13                          # x239 += x239.2 + CF, CF to x253
        mov rdx, [rsi+0x30]                    # load arg1[6]
        mulx r8, rbx, [rax+0x10]               # x96:x95 = arg1[6]*arg2[2]
        mov rdx, [rax+0x30]                    # load arg2[6]
        mov [rsp-0x30], r12                    # spill x239
        mulx r13, r12, [rsi+0x10]              # x228:x227 = arg1[2]*arg2[6]
        adox rbx, r12                          # x239.2 = x227 + x95 + OF, OF to x253
        adcx r13, [rip+.Lfe_p434_mul_loose_c2] # x253 = x228 + CF, no carry
        adox r13, [rip+.Lfe_p434_mul_loose_c2] # x253 += OF, no carry
        xor r12d, r12d                         # CF = OF = 0
        adox rbp, rcx                          # x202 += x109 (OF is 0), OF to x237
        mov rdx, [rip+.Lfe_p434_mul_loose_c3]  # constant 0x6cfc5fd681c52056
        mulx rcx, r12, r15                     # x106:x105 = x97*0x6cfc5fd681c52056
        adox r9, r11                           # x237 += x110 + OF, OF to x238
        mov rdx, [rip+.Lfe_p434_mul_loose_c1]  # constant 0x7bc65c783158aea3
        mov [rsp-0x48], r13                    # spill x253
        mulx r11, r13, r15                     # x112:x111 = x97*0x7bc65c783158aea3
        adcx r9, r13                           # x237 += x111 (CF is 0), CF to x238
        adcx r11, r12                          # x238.3 = x112 + x105 + CF, CF to x239
        adox r10, r11                          # x238 += x238.3 + OF, OF to x239
        mov rdx, r15                           # copy x97
        mulx r11, r12, [rip+.Lfe_p434_mul_loose_c4] # x108:x107 = x97*0x2341f27177344
        adcx r12, rcx                          # x239.3 = x107 + x106 + CF, CF to x253
        adox r12, rbx                          # x239.2 += x239.3 + OF, OF to x253
        adcx r11, r8                           # x253.2 = x96 + x108 + CF, no carry
        mov rdx, [rax+0x18]                    # load arg2[3]
        mulx r8, rcx, [rsi+0x10]               # x123:x122 = arg1[2]*arg2[3]
        adox r11, [rip+.Lfe_p434_mul_loose_c2] # x253.2 += OF, no carry
        xor ebx, ebx                           # CF = OF = 0
        adox rdi, [rsp-0x20]                   # x132 += x51 (OF is 0), OF to x167, complete
        mulx rbx, r13, [rsi+0x8]               # x121:x120 = arg1[1]*arg2[3]
        adox r13, [rsp-0x40]                   # x167 += x120 + OF, OF to x202
        adox rbp, rcx                          # x202 += x122 + OF, OF to x237
        adcx r13, [rsp-0x28]                   # x167 += x119 (CF is 0), CF to x202
        mulx rcx, r15, [rsi+0x20]              # x127:x126 = arg1[4]*arg2[3]
        adcx rbp, rbx                          # x202 += x121 + CF, CF to x237
        mov [rsp-0x28], rbp                    # spill x202
        mulx rbx, rbp, [rsi+0x18]              # x125:x124 = arg1[3]*arg2[3]
        adox rbp, r9                           # x237 += x124 + OF, OF to x238
        adcx rbp, r8                           # x237 += x123 + CF, CF to x238
        adcx r10, r15                          # x238 += x126 + CF, CF to x239
        adox r14, rbx                          # x238.2 += x125 + OF, OF to x239
        mulx r8, r9, [rsi+0x28]                # x129:x128 = arg1[5]*arg2[3]
        adox r12, [rsp-0x38]                   # x239.2 += x94 + OF, OF to x253
        mulx rbx, r15, [rsi+0x30]              # x131:x130 = arg1[6]*arg2[3]
        adcx r9, r12                           # x239.2 += x128 + CF, CF to x253
        adox r11, r15                          # x253.2 += x130 + OF, OF to x254
        adcx r8, r11                           # x253.2 += x129 + CF, CF to x254
        mov rdx, [rsi+0x30]                    # load arg1[6]
        mulx r11, r12, [rax+0x30]              # x236:x235 = arg1[6]*arg2[6]
        mov rdx, [rip+.Lfe_p434_mul_loose_c0]  # constant 0xfdc1767ae3000000
        mov [rsp-0x38], r11                    # spill x236
        mulx r15, r11, rdi                     # x145:x144 = x132*0xfdc1767ae3000000
        adcx rbx, [rip+.Lfe_p434_mul_loose_c2] # x254 = x131 + CF, no carry
        adox rbx, [rip+.Lfe_p434_mul_loose_c2] # x254 += OF, no carry
        mov [rsp-0x40], r12                    # spill x235
        xor r12d, r12d                         # CF = OF = 0
        adcx rbp, r11                          # x237 += x144 (CF is 0), CF to x238
        mov rdx, rdi                           # copy x132
        mulx r11, r12, [rip+.Lfe_p434_mul_loose_c1] # x147:x146 = x132*0x7bc65c783158aea3
        adox r15, r10                          # x238 += x145 (OF is 0), OF to x239
        adox rcx, r11                          # x239.3 = x127 + x147 + OF, OF to x253
        mulx r10, r11, [rip+.Lfe_p434_mul_loose_c4] # x143:x142 = x132*0x2341f27177344
        adox r11, [rsp-0x48]                   # x253 += x142 + OF, OF to x254
        mov rdx, [rax+0x20]                    # load arg2[4]
        mov [rsp-0x48], r8                     # spill x253.2
        mov [rsp-0x20], r15                    # spill x238
        mulx r8, r15, [rsi]                    # x154:x153 = arg1[0]*arg2[4]
        adcx r14, r12                          # x238.2 += x146 + CF, CF to x239
        adcx r9, rcx                           # x239.2 += x239.3 + CF, CF to x253
        mulx rcx, r12, [rsi+0x28]              # x164:x163 = arg1[5]*arg2[4]
        mov rdx, rdi                           # copy x132
        mov [rsp-0x18], rcx                    # spill x164
        mulx rdi, rcx, [rip+.Lfe_p434_mul_loose_c3] # x141:x140 = x132*0x6cfc5fd681c52056
        adcx r11, r12                          # x253 += x163 + CF, CF to x254
        adox rbx, r10                          # x254 += x143 + OF, no carry
        adc rbx, 0x0                           # x254 += CF, no carry
        xor r10d, r10d                         # CF = OF = 0
        adox r15, r13                          # x167 += x153 (OF is 0), OF to x202, complete
        mov rdx, [rax+0x20]                    # load arg2[4]
        mulx r10, r12, [rsi+0x8]               # x156:x155 = arg1[1]*arg2[4]
        adox r12, [rsp-0x28]                   # x202 += x155 + OF, OF to x237
        adcx r12, r8                           # x202 += x154 (CF is 0), CF to x237
        mulx r8, r13, [rsi+0x10]               # x158:x157 = arg1[2]*arg2[4]
        adox rbp, r13                          # x237 += x157 + OF, OF to x238
        adcx r10, rbp                          # x237 += x156 + CF, CF to x238
        adox r8, [rsp-0x20]                    # x238 += x158 + OF, OF to x239
        adcx r14, r8                           # x238 += x238.2 + CF, CF to x239
        mulx r8, rbp, [rsi+0x20]               # x162:x161 = arg1[4]*arg2[4]
        adox rcx, rbp                          # x239.3 = x161 + x140 + OF, OF to x253
        mov rdx, [rip+.Lfe_p434_mul_loose_c0]  # constant 0xfdc1767ae3000000
        mulx rbp, r13, r15                     # x180:x179 = x167*0xfdc1767ae3000000
        adox r11, r8                           # x253 += x162 + OF, OF to x254
        adcx rcx, r9                           # x239.2 += x239.3 + CF, CF to x253
        mov rdx, [rax+0x20]                    # load arg2[4]
        mulx r8, r9, [rsi+0x30]                # x166:x165 = arg1[6]*arg2[4]
        adcx r11, rdi                          # x253 += x141 + CF, CF to x254
        adcx rbx, [rsp-0x18]                   # x254 += x164 + CF, CF to x255
        adox rbx, r9                           # x254 += x165 + OF, OF to x255
        adcx r8, [rip+.Lfe_p434_mul_loose_c2]  # x255 = x166 + CF, no carry
        adox r8, [rip+.Lfe_p434_mul_loose_c2]  # x255 += OF, no carry
        xor r9d, r9d                           # CF = OF = 0
        adox r13, r14                          # x238 += x179 (OF is 0), OF to x239
        mov rdx, [rip+.Lfe_p434_mul_loose_c1]  # constant 0x7bc65c783158aea3
        mulx r9, rdi, r15                      # x182:x181 = x167*0x7bc65c783158aea3
        adox rcx, rbp                          # x239.2 += x180 + OF, OF to x253
        adcx rdi, rcx                          # x239.2 += x181 (CF is 0), CF to x253
        mov rdx, r15                           # copy x167
        mulx rcx, rbp, [rip+.Lfe_p434_mul_loose_c3] # x176:x175 = x167*0x6cfc5fd681c52056
        adox r9, rbp                           # x253.3 = x175 + x182 + OF, OF to x254
        adcx r11, r9                           # x253 += x253.3 + CF, CF to x254
        adox rbx, rcx                          # x254 += x176 + OF, OF to x255
        mulx r9, rcx, [rip+.Lfe_p434_mul_loose_c4] # x178:x177 = x167*0x2341f27177344
        adcx rcx, rbx                          # x254 += x177 + CF, CF to x255
        adox r9, r8                            # x255 += x178 + OF, no carry
        mov rdx, [rax+0x28]                    # load arg2[5]
        mulx r8, rbx, [rsi]                    # x189:x188 = arg1[0]*arg2[5]
        adc r9, 0x0                            # x255 += CF, no carry
        xor ebp, ebp                           # CF = OF = 0
        adcx rbx, r12                          # x202 += x188 (CF is 0), CF to x237, complete
        mulx rbp, r12, [rsi+0x8]               # x191:x190 = arg1[1]*arg2[5]
        adox r12, r10                          # x237 += x190 (OF is 0), OF to x238
        adcx r8, r12                           # x237 += x189 + CF, CF to x238
        mulx r10, r12, [rsi+0x10]              # x193:x192 = arg1[2]*arg2[5]
        adox rbp, r13                          # x238 += x191 + OF, OF to x239
        adcx rbp, r12                          # x238 += x192 + CF, CF to x239
        adox r10, rdi                          # x239.2 += x193 + OF, OF to x253
        mulx rdi, r12, [rsi+0x18]              # x195:x194 = arg1[3]*arg2[5]
        adcx r12, r10                          # x239.2 += x194 + CF, CF to x253
        mulx r10, r13, [rsi+0x20]              # x197:x196 = arg1[4]*arg2[5]
        adox rdi, r11                          # x253 += x195 + OF, OF to x254
        adcx r13, rdi                          # x253 += x196 + CF, CF to x254
        mulx r11, rdi, [rsi+0x28]              # x199:x198 = arg1[5]*arg2[5]
        adox rdi, r10                          # x254.2 = x197 + x198 + OF, OF to x255
        adcx rdi, rcx                          # x254 += x254.2 + CF, CF to x255
        mov rdx, rbx                           # copy x202
        mulx r10, rcx, [rip+.Lfe_p434_mul_loose_c0] # x215:x214 = x202*0xfdc1767ae3000000
        adcx r9, r11                           # x255 += x199 + CF, CF to x256
        mov rdx, [rsi+0x30]                    # load arg1[6]
        mulx r11, r14, [rax+0x28]              # x201:x200 = arg1[6]*arg2[5]
        adox r9, r14                           # x255 += x200 + OF, OF to x256
        adcx r11, [rip+.Lfe_p434_mul_loose_c2] # x256 = x201 + CF, no carry
        adox r11, [rip+.Lfe_p434_mul_loose_c2] # x256 += OF, no carry
        xor r14d, r14d                         # CF = OF = 0
        adcx r12, rcx                          # x239.2 += x214 (CF is 0), CF to x253
        mov rdx, [rip+.Lfe_p434_mul_loose_c1]  # constant 0x7bc65c783158aea3
        mulx rcx, r14, rbx                     # x217:x216 = x202*0x7bc65c783158aea3
        adox r10, r13                          # x253 += x215 (OF is 0), OF to x254
        mov rdx, [rip+.Lfe_p434_mul_loose_c3]  # constant 0x6cfc5fd681c52056
        mulx r13, r15, rbx                     # x211:x210 = x202*0x6cfc5fd681c52056
        adox r15, rcx                          # x254.2 = x210 + x217 + OF, OF to x255
        adcx r14, r10                          # x253 += x216 + CF, CF to x254
        mov rdx, [rip+.Lfe_p434_mul_loose_c4]  # constant 0x2341f27177344
        mulx r10, rcx, rbx                     # x213:x212 = x202*0x2341f27177344
        adox r13, rcx                          # x255.2 = x211 + x212 + OF, OF to x256
        adcx r15, rdi                          # x254 += x254.2 + CF, CF to x255
        adox r11, r10                          # x256 += x213 + OF, no carry
        adcx r9, r13                           # x255 += x255.2 + CF, CF to x256
        mov rdx, [rsi]                         # load arg1[0]
        mulx r10, rcx, [rax+0x30]              # x224:x223 = arg1[0]*arg2[6]
        adc r11, 0x0                           # x256 += CF, no carry
        xor edi, edi                           # CF = OF = 0
        adox rcx, r8                           # x237 += x223 (OF is 0), OF to x238, complete
        mov rdx, [rsi+0x8]                     # load arg1[1]
        mulx r8, rdi, [rax+0x30]               # x226:x225 = arg1[1]*arg2[6]
        adox r10, rbp                          # x238 += x224 + OF, OF to x239
        adox r8, [rsp-0x30]                    # x239 += x226 + OF, OF to x253
        adcx r10, rdi                          # x238 += x225 (CF is 0), CF to x239, complete
        mov rdx, [rax+0x30]                    # load arg2[6]
        mulx rdi, rbx, [rsi+0x28]              # x234:x233 = arg1[5]*arg2[6]
        adcx r8, r12                           # x239 += x239.2 + CF, CF to x253, complete

        /* complete: [x239, x238, x237] in [r8, r10, rcx] */
        mulx rbp, r12, [rsi+0x18]              # x230:x229 = arg1[3]*arg2[6]
        adox r14, [rsp-0x48]                   # x253 += x253.2 + OF, OF to x254
        adox r15, rbp                          # x254 += x230 + OF, OF to x255
        adcx r12, r14                          # x253 += x229 + CF, CF to x254
        mulx rax, rsi, [rsi+0x20]              # x232:x231 = arg1[4]*arg2[6]
        mov rdx, rcx                           # copy x237
        mulx rbp, r13, [rip+.Lfe_p434_mul_loose_c0] # x250:x249 = x237*0xfdc1767ae3000000
        adcx rsi, rbp                          # x254.2 = x250 + x231 + CF, CF to x255
        adox r9, rax                           # x255 += x232 + OF, OF to x256
        mulx rax, rbp, [rip+.Lfe_p434_mul_loose_c1] # x252:x251 = x237*0x7bc65c783158aea3
        adox rdi, [rip+.Lfe_p434_mul_loose_c2] # x256.2 = x234 + OF, no carry
        adox rsi, r15                          # x254 += x254.2 (OF is 0), OF to x255
        mulx r14, r15, [rip+.Lfe_p434_mul_loose_c3] # x246:x245 = x237*0x6cfc5fd681c52056
        adcx r15, rax                          # x255.2 = x252 + x245 + CF, CF to x256
        adcx r11, [rsp-0x40]                   # x256 += x235 + CF, CF to x257
        adox rbx, r15                          # x255.2 += x233 + OF, OF to x256
        mulx rax, rcx, [rip+.Lfe_p434_mul_loose_c4] # x248:x247 = x237*0x2341f27177344
        adox r14, rdi                          # x256.2 += x246 + OF, no carry
        adc rax, 0x0                           # x257 = x248 + CF, no carry
        add r11, rcx                           # x256 += x247, CF to x257
        adc rax, 0x0                           # x257 += CF, no carry
        xor ecx, ecx                           # CF = OF = 0
        adcx r12, r13                          # x253 += x249 (CF is 0), CF to x254, complete
        adc rbp, rsi                           # x254 += x251 + CF, CF to x255, complete
        adcx r9, rbx                           # x255 += x255.2 + CF, CF to x256, complete
        adc r11, r14                           # x256 += x256.2 + CF, CF to x257, complete
        mov rcx, [rsp-0x8]                     # reload pointer out1
        mov [rcx+0x18], rbp                    # out1[3] = x254
        mov [rcx+0x8], r8                      # out1[1] = x239
        mov [rcx+0x28], r11                    # out1[5] = x256
        mov [rcx+0x10], r12                    # out1[2] = x253
        mov [rcx+0x20], r9                     # out1[4] = x255
        adc rax, [rsp-0x38]                    # x257 += x236 + CF, no carry, complete

        /* complete: [x257, x256, x255, x254, x253] in [rax, r11, r9, rbp, r12] */
        mov [rcx], r10                         # out1[0] = x238
        mov [rcx+0x30], rax                    # out1[6] = x257

        pop r15                                # restore r15
        .cfi_adjust_cfa_offset -8
        .cfi_restore r15
        pop r14                                # restore r14
        .cfi_adjust_cfa_offset -8
        .cfi_restore r14
        pop r13                                # restore r13
        .cfi_adjust_cfa_offset -8
        .cfi_restore r13
        pop r12                                # restore r12
        .cfi_adjust_cfa_offset -8
        .cfi_restore r12
        pop rbp                                # restore rbp
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbp
        pop rbx                                # restore rbx
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbx
        ret                                    # return
        .cfi_endproc
        .balign 8, 0xcc
.Lfe_p434_mul_loose_c0: .quad 0xfdc1767ae3000000
.Lfe_p434_mul_loose_c1: .quad 0x7bc65c783158aea3
.Lfe_p434_mul_loose_c2: .quad 0x0
.Lfe_p434_mul_loose_c3: .quad 0x6cfc5fd681c52056
.Lfe_p434_mul_loose_c4: .quad 0x2341f27177344
        .size   fe_p434_mul_loose, .-fe_p434_mul_loose
        .section .note.GNU-stack, "", @progbits
