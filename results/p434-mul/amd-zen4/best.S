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
 *   [rsp-0x10]  x28, then x46, then x202
 *   [rsp-0x18]  x97, then x188
 *   [rsp-0x20]  x167, then x86, then x111, then x229, then x238
 *   [rsp-0x28]  x132, then x167
 *   [rsp-0x30]  x89, then x239, then x156
 *   [rsp-0x38]  x223
 *   [rsp-0x40]  x202.2, then x200
 *   [rsp-0x48]  x238.2, then x165
 *   [rsp-0x50]  x159
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
 * 344 instructions; 95.4 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.903 [1.900, 1.908] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.879 [1.878, 1.880] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 31dcf5aa15aff0e34be99e1d4a12d0142ba3c5f764aee5f05e3a061aa33a22cd
 * found by Fieldwright, seed 1, 2026-11-23T06:59:00.765Z
 * npm run optimize -- --field p434 --op mul --seed 1 --budget 150s
 * sha256 of the code: a5155689819b7693eb03d49995beeeb8f746cf9da689322044736c1e4c91e3bb
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
        mov rdx, [rsi+0x8]                     # load arg1[1]
        mulx r10, r11, [rax]                   # x17:x16 = arg1[1]*arg2[0]
        mov rdx, [rax]                         # load arg2[0]
        mulx rcx, rbx, [rsi]                   # x15:x14 = arg1[0]*arg2[0]
        mulx rbp, r12, [rsi+0x18]              # x21:x20 = arg1[3]*arg2[0]
        xor r13d, r13d                         # CF = OF = 0
        adox r9, r10                           # x29 = x17 + x18 (OF is 0), OF to x43
        adox r12, r8                           # x43 = x19 + x20 + OF, OF to x44
        mulx r8, r10, [rsi+0x30]               # x27:x26 = arg1[6]*arg2[0]
        adcx rcx, r11                          # x28 = x15 + x16 (CF is 0), CF to x29, complete
        mov rdx, [rip+.Lfe_p434_mul_loose_c0]  # constant 0x7bc65c783158aea3
        mulx r11, r13, rbx                     # x42:x41 = x14*0x7bc65c783158aea3
        mov rdx, [rsi+0x28]                    # load arg1[5]
        mulx r14, r15, [rax]                   # x25:x24 = arg1[5]*arg2[0]
        adox rbp, r13                          # x44 = x21 + x41 + OF, OF to x45
        adox r15, r11                          # x45 = x42 + x24 + OF, OF to x46
        mov rdx, [rip+.Lfe_p434_mul_loose_c1]  # constant 0xfdc1767ae3000000
        mulx r11, r13, rbx                     # x40:x39 = x14*0xfdc1767ae3000000
        adox r10, r14                          # x46 = x25 + x26 + OF, OF to x47
        mov rdx, [rax]                         # load arg2[0]
        mov [rsp-0x8], rdi                     # spill pointer out1
        mulx r14, rdi, [rsi+0x20]              # x23:x22 = arg1[4]*arg2[0]
        adox r8, [rip+.Lfe_p434_mul_loose_c2]  # x47 = x27 + OF, no carry
        adox r11, rdi                          # x44.2 = x22 + x40 (OF is 0), OF to x45
        mov rdx, [rip+.Lfe_p434_mul_loose_c3]  # constant 0x2341f27177344
        mov [rsp-0x10], rcx                    # spill x28
        mulx rdi, rcx, rbx                     # x38:x37 = x14*0x2341f27177344
        adcx r9, [rip+.Lfe_p434_mul_loose_c2]  # x29 += CF, CF to x43, complete

        /* complete: [x29, x28] in [r9, [rsp-0x10]] */
        adcx r12, r13                          # x43 += x39 + CF, CF to x44, complete
        mov rdx, [rip+.Lfe_p434_mul_loose_c4]  # constant 0x6cfc5fd681c52056
        mulx rbx, r13, rbx                     # x36:x35 = x14*0x6cfc5fd681c52056
        adox r15, r13                          # x45 += x35 + OF, OF to x46
        adcx rbp, r11                          # x44 += x44.2 + CF, CF to x45, complete
        adox r10, rbx                          # x46 += x36 + OF, OF to x47
        mov rdx, [rsi]                         # load arg1[0]
        mulx r11, rbx, [rax+0x8]               # x49:x48 = arg1[0]*arg2[1]
        adcx r15, r14                          # x45 += x23 + CF, CF to x46, complete
        adcx rcx, r10                          # x46 += x37 + CF, CF to x47, complete
        adcx r8, rdi                           # x47 += x38 + CF, no carry
        mov rdx, [rsi+0x28]                    # load arg1[5]
        mulx r10, rdi, [rax+0x8]               # x59:x58 = arg1[5]*arg2[1]
        adox r8, [rip+.Lfe_p434_mul_loose_c2]  # x47 += OF, no carry, complete

        /* complete: [x47, x46, x45, x44, x43] in [r8, rcx, r15, rbp, r12] */
        xor r13d, r13d                         # CF = OF = 0
        adcx rbx, [rsp-0x10]                   # x62 = x28 + x48 (CF is 0), CF to x97, complete
        mov rdx, [rax+0x8]                     # load arg2[1]
        mulx r13, r14, [rsi+0x8]               # x51:x50 = arg1[1]*arg2[1]
        adox r14, r11                          # x97 = x49 + x50 (OF is 0), OF to x132
        adcx r9, r14                           # x97 += x29 + CF, CF to x132
        mulx r11, r14, [rsi+0x18]              # x55:x54 = arg1[3]*arg2[1]
        mov [rsp-0x10], rcx                    # spill x46
        mov [rsp-0x18], r9                     # spill x97
        mulx rcx, r9, [rsi+0x10]               # x53:x52 = arg1[2]*arg2[1]
        adcx r9, r12                           # x132 = x43 + x52 + CF, CF to x167
        adox r9, r13                           # x132 += x51 + OF, OF to x167
        adcx r14, rbp                          # x167 = x44 + x54 + CF, CF to x202
        adox rcx, r14                          # x167 += x53 + OF, OF to x202
        mov rdx, [rip+.Lfe_p434_mul_loose_c4]  # constant 0x6cfc5fd681c52056
        mulx rbp, r12, rbx                     # x71:x70 = x62*0x6cfc5fd681c52056
        mov rdx, [rsi+0x20]                    # load arg1[4]
        mulx r13, r14, [rax+0x8]               # x57:x56 = arg1[4]*arg2[1]
        adcx r14, r11                          # x202 = x56 + x55 + CF, CF to x237
        adox r14, r15                          # x202 += x45 + OF, OF to x237
        adcx rdi, r13                          # x237 = x58 + x57 + CF, CF to x238
        adox rdi, r12                          # x237 += x70 + OF, OF to x238
        mov rdx, [rax+0x8]                     # load arg2[1]
        mulx r11, r12, [rsi+0x30]              # x61:x60 = arg1[6]*arg2[1]
        mov rdx, [rip+.Lfe_p434_mul_loose_c3]  # constant 0x2341f27177344
        mulx r13, r15, rbx                     # x73:x72 = x62*0x2341f27177344
        mov rdx, rbx                           # copy x62
        mov [rsp-0x20], rcx                    # spill x167
        mov [rsp-0x28], r9                     # spill x132
        mulx rcx, r9, [rip+.Lfe_p434_mul_loose_c1] # x75:x74 = x62*0xfdc1767ae3000000
        adox rbp, r8                           # x238 = x47 + x71 + OF, no carry
        adcx r10, rbp                          # x238 += x59 + CF, CF to x239
        adcx r11, r13                          # x239 = x61 + x73 + CF, no carry
        mulx r8, rbx, [rip+.Lfe_p434_mul_loose_c0] # x77:x76 = x62*0x7bc65c783158aea3
        adox r14, rbx                          # x202 += x76 (OF is 0), OF to x237
        mov rdx, [rax+0x10]                    # load arg2[2]
        mulx rbx, rbp, [rsi+0x10]              # x88:x87 = arg1[2]*arg2[2]
        adcx rbp, r9                           # x167.2 = x87 + x74 (CF is 0), CF to x202
        adox rdi, r8                           # x237 += x77 + OF, OF to x238
        mulx r8, r9, [rsi+0x18]                # x90:x89 = arg1[3]*arg2[2]
        mov [rsp-0x30], r9                     # spill x89
        mulx r13, r9, [rsi]                    # x84:x83 = arg1[0]*arg2[2]
        adox r12, r15                          # x238.2 = x60 + x72 + OF, OF to x239
        adcx rcx, r14                          # x202 += x75 + CF, CF to x237
        adcx r8, rdi                           # x237 += x90 + CF, CF to x238
        adcx r12, r10                          # x238 += x238.2 + CF, CF to x239
        adcx r11, [rip+.Lfe_p434_mul_loose_c2] # x239 += CF, no carry
        adox r11, [rip+.Lfe_p434_mul_loose_c2] # x239 += OF, no carry
        xor r10d, r10d                         # CF = OF = 0
        adox r9, [rsp-0x18]                    # x97 += x83 (OF is 0), OF to x132, complete
        mulx r10, rdi, [rsi+0x8]               # x86:x85 = arg1[1]*arg2[2]
        adox rdi, r13                          # x132.2 = x85 + x84 + OF, OF to x167
        adcx rdi, [rsp-0x28]                   # x132 += x132.2 (CF is 0), CF to x167
        mulx r13, r14, [rsi+0x20]              # x92:x91 = arg1[4]*arg2[2]
        adox rbp, [rsp-0x20]                   # x167 += x167.2 + OF, OF to x202
        mov rdx, [rax+0x20]                    # load arg2[4]
        mov [rsp-0x20], r10                    # spill x86
        mulx r15, r10, [rsi]                   # x154:x153 = arg1[0]*arg2[4]
        adox rbx, rcx                          # x202 += x88 + OF, OF to x237
        adox r8, r14                           # x237 += x91 + OF, OF to x238
        mov rdx, [rax+0x10]                    # load arg2[2]
        mulx rcx, r14, [rsi+0x30]              # x96:x95 = arg1[6]*arg2[2]
        adcx r10, rbp                          # x167 += x153 + CF, CF to x202
        mov [rsp-0x28], r10                    # spill x167
        mulx rbp, r10, [rsi+0x28]              # x94:x93 = arg1[5]*arg2[2]
        adox r10, r12                          # x238 += x93 + OF, OF to x239
        adcx rbx, [rsp-0x30]                   # x202 += x89 + CF, CF to x237
        adcx r8, [rsp-0x10]                    # x237 += x46 + CF, CF to x238
        mov rdx, [rax+0x18]                    # load arg2[3]
        mov [rsp-0x10], rbx                    # spill x202
        mulx r12, rbx, [rsi+0x20]              # x127:x126 = arg1[4]*arg2[3]
        adcx r10, rbx                          # x238 += x126 + CF, CF to x239
        adox r14, r11                          # x239 += x95 + OF, OF to x253
        mov rdx, [rip+.Lfe_p434_mul_loose_c1]  # constant 0xfdc1767ae3000000
        mulx r11, rbx, r9                      # x110:x109 = x97*0xfdc1767ae3000000
        adcx r14, r12                          # x239 += x127 + CF, CF to x253
        mov rdx, [rax+0x28]                    # load arg2[5]
        mov [rsp-0x30], r14                    # spill x239
        mulx r12, r14, [rsi]                   # x189:x188 = arg1[0]*arg2[5]
        adcx rcx, [rip+.Lfe_p434_mul_loose_c2] # x253 = x96 + CF, no carry
        adox rcx, [rip+.Lfe_p434_mul_loose_c2] # x253 += OF, no carry
        mov [rsp-0x18], r14                    # spill x188
        xor r14d, r14d                         # CF = OF = 0
        adox rbx, r15                          # x202.2 = x154 + x109 (OF is 0), OF to x237
        adox r8, r11                           # x237 += x110 + OF, OF to x238
        mov rdx, r9                            # copy x97
        mulx r11, r14, [rip+.Lfe_p434_mul_loose_c0] # x112:x111 = x97*0x7bc65c783158aea3
        adox r11, r10                          # x238 += x112 + OF, OF to x239
        adcx r12, r8                           # x237 += x189 (CF is 0), CF to x238
        mulx r8, r10, [rip+.Lfe_p434_mul_loose_c3] # x108:x107 = x97*0x2341f27177344
        adox rbp, r10                          # x239.2 = x107 + x94 + OF, OF to x253
        mulx r9, r10, [rip+.Lfe_p434_mul_loose_c4] # x106:x105 = x97*0x6cfc5fd681c52056
        adox r8, rcx                           # x253 += x108 + OF, no carry
        adcx r11, r13                          # x238 += x92 + CF, CF to x239
        adcx r9, rbp                           # x239.2 += x106 + CF, CF to x253
        mov rdx, [rax+0x18]                    # load arg2[3]
        mulx rcx, rbp, [rsi]                   # x119:x118 = arg1[0]*arg2[3]
        adox rbp, rdi                          # x132 += x118 (OF is 0), OF to x167, complete
        mulx rdi, r13, [rsi+0x8]               # x121:x120 = arg1[1]*arg2[3]
        adox rcx, [rsp-0x20]                   # x167.2 = x119 + x86 + OF, OF to x202
        mov rdx, [rsi]                         # load arg1[0]
        mov [rsp-0x20], r14                    # spill x111
        mulx r15, r14, [rax+0x30]              # x224:x223 = arg1[0]*arg2[6]
        adox rbx, rdi                          # x202.2 += x121 + OF, OF to x237
        mov rdx, [rsi+0x10]                    # load arg1[2]
        mov [rsp-0x38], r14                    # spill x223
        mulx rdi, r14, [rax+0x18]              # x123:x122 = arg1[2]*arg2[3]
        adcx r8, [rip+.Lfe_p434_mul_loose_c2]  # x253 += CF, no carry
        adcx r13, rcx                          # x167.2 += x120 (CF is 0), CF to x202
        adcx rbx, r14                          # x202.2 += x122 + CF, CF to x237
        mov rdx, [rax+0x18]                    # load arg2[3]
        mulx rcx, r14, [rsi+0x18]              # x125:x124 = arg1[3]*arg2[3]
        adox r12, rdi                          # x237 += x123 + OF, OF to x238
        adcx r14, r12                          # x237 += x124 + CF, CF to x238
        adox rcx, r11                          # x238 += x125 + OF, OF to x239
        mulx r11, rdi, [rsi+0x30]              # x131:x130 = arg1[6]*arg2[3]
        mov [rsp-0x40], rbx                    # spill x202.2
        mulx r12, rbx, [rsi+0x28]              # x129:x128 = arg1[5]*arg2[3]
        adcx r15, r10                          # x238.2 = x105 + x224 + CF, CF to x239
        mov rdx, [rsi+0x18]                    # load arg1[3]
        mov [rsp-0x48], r15                    # spill x238.2
        mulx r10, r15, [rax+0x20]              # x160:x159 = arg1[3]*arg2[4]
        adox r10, rbx                          # x239.3 = x160 + x128 + OF, OF to x253
        adox r8, r12                           # x253 += x129 + OF, OF to x254
        adcx r9, r10                           # x239.2 += x239.3 + CF, CF to x253
        adcx r8, rdi                           # x253 += x130 + CF, CF to x254
        mov rdx, [rax+0x20]                    # load arg2[4]
        mulx r10, rdi, [rsi+0x10]              # x158:x157 = arg1[2]*arg2[4]
        mov rdx, [rip+.Lfe_p434_mul_loose_c1]  # constant 0xfdc1767ae3000000
        mulx rbx, r12, rbp                     # x145:x144 = x132*0xfdc1767ae3000000
        adcx r11, [rip+.Lfe_p434_mul_loose_c2] # x254 = x131 + CF, no carry
        adox r11, [rip+.Lfe_p434_mul_loose_c2] # x254 += OF, no carry
        mov [rsp-0x50], r15                    # spill x159
        xor r15d, r15d                         # CF = OF = 0
        adcx r12, r14                          # x237 += x144 (CF is 0), CF to x238
        mov rdx, [rip+.Lfe_p434_mul_loose_c0]  # constant 0x7bc65c783158aea3
        mulx r14, r15, rbp                     # x147:x146 = x132*0x7bc65c783158aea3
        adox rbx, rcx                          # x238 += x145 (OF is 0), OF to x239
        adcx r10, r15                          # x238.3 = x146 + x158 + CF, CF to x239
        adox r14, r9                           # x239.2 += x147 + OF, OF to x253
        mov rdx, [rip+.Lfe_p434_mul_loose_c4]  # constant 0x6cfc5fd681c52056
        mulx r9, rcx, rbp                      # x141:x140 = x132*0x6cfc5fd681c52056
        mov rdx, rbp                           # copy x132
        mulx rbp, r15, [rip+.Lfe_p434_mul_loose_c3] # x143:x142 = x132*0x2341f27177344
        adcx r14, rcx                          # x239.2 += x140 + CF, CF to x253
        adox r8, r9                            # x253 += x141 + OF, OF to x254
        adcx r15, r8                           # x253 += x142 + CF, CF to x254
        adox rbp, r11                          # x254 += x143 + OF, no carry
        adc rbp, 0x0                           # x254 += CF, no carry
        xor r8d, r8d                           # CF = OF = 0
        adcx r13, [rsp-0x28]                   # x167 += x167.2 (CF is 0), CF to x202, complete
        mov rdx, [rax+0x20]                    # load arg2[4]
        mulx r8, r9, [rsi+0x8]                 # x156:x155 = arg1[1]*arg2[4]
        adox r9, [rsp-0x10]                    # x202 += x155 (OF is 0), OF to x237
        adcx r9, [rsp-0x18]                    # x202 += x188 + CF, CF to x237
        adox rdi, [rsp-0x20]                   # x237.2 = x111 + x157 + OF, OF to x238
        mulx r11, rcx, [rsi+0x20]              # x162:x161 = arg1[4]*arg2[4]
        adox r10, [rsp-0x48]                   # x238.2 += x238.3 + OF, OF to x239
        adox r14, [rsp-0x30]                   # x239 += x239.2 + OF, OF to x253
        adcx r12, rdi                          # x237 += x237.2 + CF, CF to x238
        mov [rsp-0x30], r8                     # spill x156
        mulx rdi, r8, [rsi+0x28]               # x164:x163 = arg1[5]*arg2[4]
        adox r11, r15                          # x253 += x162 + OF, OF to x254
        adcx rbx, r10                          # x238 += x238.2 + CF, CF to x239
        mulx r10, r15, [rsi+0x30]              # x166:x165 = arg1[6]*arg2[4]
        adcx r14, rcx                          # x239 += x161 + CF, CF to x253
        mov rdx, [rip+.Lfe_p434_mul_loose_c4]  # constant 0x6cfc5fd681c52056
        mov [rsp-0x48], r15                    # spill x165
        mulx rcx, r15, r13                     # x176:x175 = x167*0x6cfc5fd681c52056
        adcx r11, r8                           # x253 += x163 + CF, CF to x254
        adox rbp, rdi                          # x254 += x164 + OF, OF to x255
        mov rdx, [rip+.Lfe_p434_mul_loose_c1]  # constant 0xfdc1767ae3000000
        mulx r8, rdi, r13                      # x180:x179 = x167*0xfdc1767ae3000000
        adcx rbp, rcx                          # x254 += x176 + CF, CF to x255
        adox r10, [rip+.Lfe_p434_mul_loose_c2] # x255 = x166 + OF, no carry
        adox rdi, rbx                          # x238 += x179 (OF is 0), OF to x239
        mov rdx, [rsi+0x18]                    # load arg1[3]
        mulx rcx, rbx, [rax+0x30]              # x230:x229 = arg1[3]*arg2[6]
        adox r8, r14                           # x239 += x180 + OF, OF to x253
        mov rdx, [rip+.Lfe_p434_mul_loose_c0]  # constant 0x7bc65c783158aea3
        mov [rsp-0x20], rbx                    # spill x229
        mulx r14, rbx, r13                     # x182:x181 = x167*0x7bc65c783158aea3
        adox r11, r14                          # x253 += x182 + OF, OF to x254
        adcx r10, [rip+.Lfe_p434_mul_loose_c2] # x255 += CF, no carry
        adcx rbx, r8                           # x239 += x181 (CF is 0), CF to x253
        adcx r11, r15                          # x253 += x175 + CF, CF to x254
        adox rbp, rcx                          # x254 += x230 + OF, OF to x255
        mov rdx, r13                           # copy x167
        mulx r8, rcx, [rip+.Lfe_p434_mul_loose_c3] # x178:x177 = x167*0x2341f27177344
        adox r8, r10                           # x255 += x178 + OF, no carry
        mov rdx, [rsi+0x8]                     # load arg1[1]
        mulx r10, r13, [rax+0x28]              # x191:x190 = arg1[1]*arg2[5]
        adcx rbp, rcx                          # x254 += x177 + CF, CF to x255
        adc r8, 0x0                            # x255 += CF, no carry
        xor ecx, ecx                           # CF = OF = 0
        adox r9, [rsp-0x40]                    # x202 += x202.2 (OF is 0), OF to x237, complete
        mov rdx, [rsi+0x30]                    # load arg1[6]
        mulx rcx, r14, [rax+0x28]              # x201:x200 = arg1[6]*arg2[5]
        mov rdx, [rax+0x28]                    # load arg2[5]
        mov [rsp-0x40], r14                    # spill x200
        mulx r15, r14, [rsi+0x10]              # x193:x192 = arg1[2]*arg2[5]
        adox r12, r13                          # x237 += x190 + OF, OF to x238
        adcx r12, [rsp-0x38]                   # x237 += x223 (CF is 0), CF to x238
        adox rdi, r14                          # x238 += x192 + OF, OF to x239
        mulx r13, r14, [rsi+0x18]              # x195:x194 = arg1[3]*arg2[5]
        adox r15, rbx                          # x239 += x193 + OF, OF to x253
        adcx rdi, r10                          # x238 += x191 + CF, CF to x239
        adcx r14, r15                          # x239 += x194 + CF, CF to x253
        mulx r10, rbx, [rsi+0x20]              # x197:x196 = arg1[4]*arg2[5]
        adcx rbx, r11                          # x253 += x196 + CF, CF to x254
        adox rbx, [rsp-0x20]                   # x253 += x229 + OF, OF to x254
        mulx r11, r15, [rsi+0x28]              # x199:x198 = arg1[5]*arg2[5]
        adcx r10, r15                          # x254.2 = x198 + x197 + CF, CF to x255
        adox r10, rbp                          # x254 += x254.2 + OF, OF to x255
        mov rdx, [rip+.Lfe_p434_mul_loose_c4]  # constant 0x6cfc5fd681c52056
        mulx rbp, r15, r9                      # x211:x210 = x202*0x6cfc5fd681c52056
        adox r8, rbp                           # x255 += x211 + OF, no carry
        mov rdx, r9                            # copy x202
        mov [rsp-0x20], rdi                    # spill x238
        mulx rbp, rdi, [rip+.Lfe_p434_mul_loose_c1] # x215:x214 = x202*0xfdc1767ae3000000
        adcx r8, r11                           # x255 += x199 + CF, CF to x256
        adc rcx, 0x0                           # x256 = x201 + CF, no carry
        xor r11d, r11d                         # CF = OF = 0
        adox rdi, r14                          # x239 += x214 (OF is 0), OF to x253
        adox r13, rbx                          # x253 += x195 + OF, OF to x254
        mulx r11, rbx, [rip+.Lfe_p434_mul_loose_c3] # x213:x212 = x202*0x2341f27177344
        adox r15, r10                          # x254 += x210 + OF, OF to x255
        mulx r9, r10, [rip+.Lfe_p434_mul_loose_c0] # x217:x216 = x202*0x7bc65c783158aea3
        adcx r10, r13                          # x253 += x216 (CF is 0), CF to x254
        adox r8, [rsp-0x40]                    # x255 += x200 + OF, OF to x256
        adcx r15, r9                           # x254 += x217 + CF, CF to x255
        adcx r8, rbx                           # x255 += x212 + CF, CF to x256
        mov rdx, [rsi+0x10]                    # load arg1[2]
        mulx r9, rbx, [rax+0x30]               # x228:x227 = arg1[2]*arg2[6]
        adox r11, rcx                          # x256 += x213 + OF, no carry
        adc r11, 0x0                           # x256 += CF, no carry
        xor ecx, ecx                           # CF = OF = 0
        adox r12, [rsp-0x30]                   # x237 += x156 (OF is 0), OF to x238, complete
        mov rcx, [rsp-0x20]                    # reload x238
        adox rcx, [rsp-0x50]                   # x238 += x159 + OF, OF to x239
        adox rbx, rdi                          # x239 += x227 + OF, OF to x253
        mov rdx, [rax+0x30]                    # load arg2[6]
        mulx rdi, r13, [rsi+0x8]               # x226:x225 = arg1[1]*arg2[6]
        adcx rcx, r13                          # x238 += x225 (CF is 0), CF to x239, complete
        adox r10, r9                           # x253 += x228 + OF, OF to x254
        adox r15, [rsp-0x48]                   # x254 += x165 + OF, OF to x255
        adcx rdi, rbx                          # x239 += x226 + CF, CF to x253, complete

        /* complete: [x239, x238, x237] in [rdi, rcx, r12] */
        mulx r9, rbx, [rsi+0x28]               # x234:x233 = arg1[5]*arg2[6]
        mulx r13, r14, [rsi+0x20]              # x232:x231 = arg1[4]*arg2[6]
        adox rbx, r13                          # x255.2 = x232 + x233 + OF, OF to x256
        adcx rbp, r10                          # x253 += x215 + CF, CF to x254
        adcx r14, r15                          # x254 += x231 + CF, CF to x255
        mulx rax, r10, [rsi+0x30]              # x236:x235 = arg1[6]*arg2[6]
        adox r9, r11                           # x256 += x234 + OF, no carry
        adcx r8, rbx                           # x255 += x255.2 + CF, CF to x256
        mov rdx, [rip+.Lfe_p434_mul_loose_c0]  # constant 0x7bc65c783158aea3
        mulx r11, rsi, r12                     # x252:x251 = x237*0x7bc65c783158aea3
        mov rdx, [rip+.Lfe_p434_mul_loose_c1]  # constant 0xfdc1767ae3000000
        mulx rbx, r13, r12                     # x250:x249 = x237*0xfdc1767ae3000000
        adox r11, r8                           # x255 += x252 (OF is 0), OF to x256
        adcx r10, r9                           # x256 += x235 + CF, CF to x257
        mov rdx, [rip+.Lfe_p434_mul_loose_c4]  # constant 0x6cfc5fd681c52056
        mulx r8, r9, r12                       # x246:x245 = x237*0x6cfc5fd681c52056
        adox r10, r8                           # x256 += x246 + OF, OF to x257
        adcx rax, [rip+.Lfe_p434_mul_loose_c2] # x257 = x236 + CF, no carry
        adox rax, [rip+.Lfe_p434_mul_loose_c2] # x257 += OF, no carry
        xor r8d, r8d                           # CF = OF = 0
        adcx rbp, r13                          # x253 += x249 (CF is 0), CF to x254, complete
        mov rdx, [rip+.Lfe_p434_mul_loose_c3]  # constant 0x2341f27177344
        mulx r8, rdx, r12                      # x248:x247 = x237*0x2341f27177344
        adox rsi, r14                          # x254 += x251 (OF is 0), OF to x255
        adox r9, r11                           # x255 += x245 + OF, OF to x256
        adox rdx, r10                          # x256 += x247 + OF, OF to x257
        adox rax, r8                           # x257 += x248 + OF, no carry
        adc rbx, rsi                           # x254 += x250 + CF, CF to x255, complete
        adc r9, 0x0                            # x255 += CF, CF to x256, complete
        adc rdx, 0x0                           # x256 += CF, CF to x257, complete
        adc rax, 0x0                           # x257 += CF, no carry, complete

        /* complete: [x257, x256, x255, x254, x253] in [rax, rdx, r9, rbx, rbp] */
        mov r8, [rsp-0x8]                      # reload pointer out1
        mov [r8], rcx                          # out1[0] = x238
        mov [r8+0x10], rbp                     # out1[2] = x253
        mov [r8+0x8], rdi                      # out1[1] = x239
        mov [r8+0x28], rdx                     # out1[5] = x256
        mov [r8+0x30], rax                     # out1[6] = x257
        mov [r8+0x20], r9                      # out1[4] = x255
        mov [r8+0x18], rbx                     # out1[3] = x254

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
.Lfe_p434_mul_loose_c0: .quad 0x7bc65c783158aea3
.Lfe_p434_mul_loose_c1: .quad 0xfdc1767ae3000000
.Lfe_p434_mul_loose_c2: .quad 0x0
.Lfe_p434_mul_loose_c3: .quad 0x2341f27177344
.Lfe_p434_mul_loose_c4: .quad 0x6cfc5fd681c52056
        .size   fe_p434_mul_loose, .-fe_p434_mul_loose
        .section .note.GNU-stack, "", @progbits
