/*
 * p384-montgomery mul (loose), modulo p = 2^384 - 2^128 - 2^96 + 2^32 - 1
 * out1 is congruent to arg1*arg2/2^384 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 *
 * void fe_p384_montgomery_mul(uint64_t out1[6], const uint64_t arg1[6], const uint64_t arg2[6]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[6]  written, below p
 *   rsi  arg1[6]  read, below p
 *   rdx  arg2[6]  read, below p
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x159
 *   [rsp-0x18]  x158
 *   [rsp-0x20]  x47, then x197
 *   [rsp-0x28]  x46, then x196
 *   [rsp-0x30]  x87, then x94
 *   [rsp-0x38]  x86, then x191
 *   [rsp-0x40]  x80, then x190
 *   [rsp-0x48]  x161, then x168
 *   [rsp-0x50]  x160
 *   [rsp-0x58]  x125, then pointer arg2
 *   [rsp-0x60]  x124, then x132
 *   [rsp-0x68]  x119, then x194
 *   [rsp-0x70]  x118, then x195
 *   [rsp-0x78]  x102
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * neg(x) is a part of the word x that is to be subtracted.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x38 = x12 - x33 (carry to x39)
 *   x39 = x24 - x35 (carry to x40)
 *   x40 = x25 - x36 (carry to x41)
 *   x41 = x26 - x37 (carry to x42)
 *   x42 = x27 (carry to x43)
 *   x43 = x28 (carry to x44)
 *   x44 = x29 + x30 (carry to x64)
 *   x58 = x39 + x46 (carry to x59)
 *   x59 = x40 + x47 + x48 (carry to x60)
 *   x60 = x41 + x49 + x50 (carry to x61)
 *   x61 = x42 + x51 + x52 (carry to x62)
 *   x62 = x43 + x53 + x54 (carry to x63)
 *   x63 = x44 + x55 + x56 (carry to x64)
 *   x64 = x57 (carry to x81)
 *   x74 = x58 - x69 (carry to x75)
 *   x75 = x59 - x71 (carry to x76)
 *   x76 = x60 - x72 (carry to x77)
 *   x77 = x61 - x73 (carry to x78)
 *   x78 = x62 (carry to x79)
 *   x79 = x63 (carry to x80)
 *   x80 = x64 + x66 (carry to x81)
 *   x94 = x75 + x82 (carry to x95)
 *   x95 = x76 + x83 + x84 (carry to x96)
 *   x96 = x77 + x85 + x86 (carry to x97)
 *   x97 = x78 + x87 + x88 (carry to x98)
 *   x98 = x79 + x89 + x90 (carry to x99)
 *   x99 = x80 + x91 + x92 (carry to x100)
 *   x100 = x81 + x93 (carry to x117)
 *   x110 = x94 - x105 (carry to x111)
 *   x111 = x95 - x107 (carry to x112)
 *   x112 = x96 - x108 (carry to x113)
 *   x113 = x97 - x109 (carry to x114)
 *   x114 = x98 (carry to x115)
 *   x115 = x99 (carry to x116)
 *   x116 = x100 + x102 (carry to x117)
 *   x130 = x111 + x118 (carry to x131)
 *   x131 = x112 + x119 + x120 (carry to x132)
 *   x132 = x113 + x121 + x122 (carry to x133)
 *   x133 = x114 + x123 + x124 (carry to x134)
 *   x134 = x115 + x125 + x126 (carry to x135)
 *   x135 = x116 + x127 + x128 (carry to x136)
 *   x136 = x117 + x129 (carry to x153)
 *   x146 = x130 - x141 (carry to x147)
 *   x147 = x131 - x143 (carry to x148)
 *   x148 = x132 - x144 (carry to x149)
 *   x149 = x133 - x145 (carry to x150)
 *   x150 = x134 (carry to x151)
 *   x151 = x135 (carry to x152)
 *   x152 = x136 + x138 (carry to x153)
 *   x166 = x147 + x154 (carry to x167)
 *   x167 = x148 + x155 + x156 (carry to x168)
 *   x168 = x149 + x157 + x158 (carry to x169)
 *   x169 = x150 + x159 + x160 (carry to x170)
 *   x170 = x151 + x161 + x162 (carry to x171)
 *   x171 = x152 + x163 + x164 (carry to x172)
 *   x172 = x153 + x165 (carry to x189)
 *   x182 = x166 - x177 (carry to x183)
 *   x183 = x167 - x179 (carry to x184)
 *   x184 = x168 - x180 (carry to x185)
 *   x185 = x169 - x181 (carry to x186)
 *   x186 = x170 (carry to x187)
 *   x187 = x171 (carry to x188)
 *   x188 = x172 + x174 (carry to x189)
 *   x202 = x183 + x190 (carry to x203)
 *   x203 = x184 + x191 + x192 (carry to x204)
 *   x204 = x185 + x193 + x194 (carry to x205)
 *   x205 = x186 + x195 + x196 (carry to x206)
 *   x206 = x187 + x197 + x198 (carry to x207)
 *   x207 = x188 + x199 + x200 (carry to x208)
 *   x208 = x189 + x201 (carry to x225)
 *   x218 = x202 - x213 (carry to x219)
 *   x219 = x203 - x215 (carry to x220)
 *   x220 = x204 - x216 (carry to x221)
 *   x221 = x205 - x217 (carry to x222)
 *   x222 = x206 (carry to x223)
 *   x223 = x207 (carry to x224)
 *   x224 = x208 + x210 (carry to x225)
 *
 * 356 instructions; 100.4 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.671 [1.660, 1.678] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.552 [1.548, 1.561] times as fast as the strongest opponent, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 989d61e75f6b8ad96c2997dfa25e69ebbbf3e6722cf38f438b7365763375598c
 * found by Fieldwright, seed 2, 2026-11-23T02:35:42.885Z
 * npm run optimize -- --curve p384-montgomery --op mul --seed 2 --budget 150s
 * sha256 of the code: 3787bf52b701c070d1490609633cb31150c85281e4ba5e1a3c373cc5876400b4
 */
        .intel_syntax noprefix
        .text
        .globl  fe_p384_montgomery_mul
        .type   fe_p384_montgomery_mul, @function
        .p2align 6
fe_p384_montgomery_mul:
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
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r8, r9, [rax]                       # x15:x14 = arg1[1]*arg2[0]
        mov rdx, [rax]                           # load arg2[0]
        mulx r10, r11, [rsi+0x28]                # x23:x22 = arg1[5]*arg2[0]
        mulx rcx, rbx, [rsi]                     # x13:x12 = arg1[0]*arg2[0]
        xor ebp, ebp                             # CF = OF = 0
        adcx r9, rcx                             # x24 = x13 + x14 (CF is 0), CF to x25, complete
        mulx rcx, rbp, [rsi+0x20]                # x21:x20 = arg1[4]*arg2[0]
        mulx r12, r13, [rsi+0x10]                # x17:x16 = arg1[2]*arg2[0]
        adcx r8, r13                             # x25 = x15 + x16 + CF, CF to x26, complete
        mulx r13, r14, [rsi+0x18]                # x19:x18 = arg1[3]*arg2[0]
        adcx r12, r14                            # x26 = x17 + x18 + CF, CF to x27, complete
        adox r13, rbp                            # x27 = x19 + x20 (OF is 0), OF to x28
        adox rcx, r11                            # x28 = x21 + x22 + OF, OF to x29
        mov rdx, [rax+0x8]                       # load arg2[1]
        mulx r11, rbp, [rsi]                     # x47:x46 = arg1[0]*arg2[1]
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r14, r15, [rax+0x20]                # x159:x158 = arg1[2]*arg2[4]
        adox r10, [rip+.Lfe_p384_montgomery_mul_c0] # x29 = x23 + OF, no carry
        adc r13, 0x0                             # x27 += CF, CF to x28, complete
        adc rcx, 0x0                             # x28 += CF, CF to x29, complete
        adc r10, 0x0                             # x29 += CF, no carry, complete

        /* complete: [x29, x28, x27, x26, x25, x24] in [r10, rcx, r13, r12, r8, r9] */
        mov [rsp-0x8], rdi                       # spill pointer out1
        mov rdi, rbx                             # copy x12
        imul rdi, [rip+.Lfe_p384_montgomery_mul_c1] # x30 = x12*0x100000001 mod 2^64
        mov rdx, [rip+.Lfe_p384_montgomery_mul_c2] # constant 0xffffffff00000001
        mov [rsp-0x10], r14                      # spill x159
        mov [rsp-0x18], r15                      # spill x158
        mulx r14, r15, rdi                       # x34:x33 = x30*0xffffffff00000001
        mov edx, 0xffffffff                      # constant 0xffffffff
        mov [rsp-0x20], r11                      # spill x47
        mov [rsp-0x28], rbp                      # spill x46
        mulx r11, rbp, rdi                       # x32:x31 = x30*0xffffffff
        add r14, rbp                             # x35 = x31 + x34, CF to x36, complete
        adcx r11, rdi                            # x36 = x30 + x32 + CF, CF to x37, complete
        mov ebp, 0x0                             # begins x37 = CF
        adc rbp, 0x0                             # x37 = CF

        /* complete: [x37, x36, x35] in [rbp, r11, r14] */
        add r10, rdi                             # x44 = x29 + x30, CF to x64
        mov edi, 0x0                             # begins x64 = CF
        adc rdi, 0x0                             # x64 = CF
        sub rbx, r15                             # x38 = x12 - x33, CF from x39
        sbb r9, r14                              # x39 = x24 - x35 - CF, CF from x40, complete
        sbb r8, r11                              # x40 = x25 - x36 - CF, CF from x41, complete
        sbb r12, rbp                             # x41 = x26 - x37 - CF, CF from x42, complete
        mov rdx, [rax+0x8]                       # load arg2[1]
        mulx r11, rbx, [rsi+0x8]                 # x49:x48 = arg1[1]*arg2[1]
        sbb r13, 0x0                             # x42 = x27 - CF, CF from x43, complete
        sbb rcx, 0x0                             # x43 = x28 - CF, CF from x44, complete
        sbb r10, 0x0                             # x44 -= CF, CF from x64, complete

        /* complete: [x44, x43, x42, x41, x40, x39] in [r10, rcx, r13, r12, r8, r9] */
        sbb rdi, 0x0                             # x64 -= CF, no carry
        xor ebp, ebp                             # CF = OF = 0
        adcx r9, [rsp-0x28]                      # x58 = x39 + x46 (CF is 0), CF to x59, complete
        mulx rbp, r14, [rsi+0x20]                # x55:x54 = arg1[4]*arg2[1]
        adox r8, rbx                             # x59 = x48 + x40 (OF is 0), OF to x60
        adox r12, r11                            # x60 = x49 + x41 + OF, OF to x61
        mulx r11, rbx, [rsi+0x10]                # x51:x50 = arg1[2]*arg2[1]
        adcx r8, [rsp-0x20]                      # x59 += x47 + CF, CF to x60, complete
        adcx rbx, r12                            # x60 += x50 + CF, CF to x61, complete
        mov rdx, [rax+0x28]                      # load arg2[5]
        mulx r12, r15, [rsi+0x18]                # x197:x196 = arg1[3]*arg2[5]
        adcx r13, r11                            # x61 = x42 + x51 + CF, CF to x62
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mov [rsp-0x20], r12                      # spill x197
        mulx r11, r12, [rax+0x8]                 # x53:x52 = arg1[3]*arg2[1]
        adox r12, r13                            # x61 += x52 + OF, OF to x62, complete
        mov rdx, [rsi+0x28]                      # load arg1[5]
        mov [rsp-0x28], r15                      # spill x196
        mulx r13, r15, [rax+0x8]                 # x57:x56 = arg1[5]*arg2[1]
        adox rcx, r14                            # x62 = x54 + x43 + OF, OF to x63
        adcx rcx, r11                            # x62 += x53 + CF, CF to x63, complete
        adox r10, rbp                            # x63 = x55 + x44 + OF, OF to x64
        adcx r10, r15                            # x63 += x56 + CF, CF to x64, complete
        mov rdx, [rax+0x10]                      # load arg2[2]
        mulx r11, rbp, [rsi+0x10]                # x87:x86 = arg1[2]*arg2[2]
        adox r13, [rip+.Lfe_p384_montgomery_mul_c0] # x64.2 = x57 + OF, no carry
        adc r13, 0x0                             # x64.2 += CF, no carry
        mov r14, r9                              # copy x58
        imul r14, [rip+.Lfe_p384_montgomery_mul_c1] # x66 = x58*0x100000001 mod 2^64
        mov edx, 0xffffffff                      # constant 0xffffffff
        mov [rsp-0x30], r11                      # spill x87
        mulx r15, r11, r14                       # x68:x67 = x66*0xffffffff
        add r13, rdi                             # x64 += x64.2, CF to x81, complete

        /* complete: [x64, x63, x62, x61, x60, x59, x58] in [r13, r10, rcx, r12, rbx, r8, r9] */
        mov edi, 0x0                             # begins x81 = CF
        adc rdi, 0x0                             # x81 = CF
        mov [rsp-0x38], rbp                      # spill x86
        xor ebp, ebp                             # CF = OF = 0
        adcx r13, r14                            # x80 = x64 + x66 (CF is 0), CF to x81
        mov rdx, [rip+.Lfe_p384_montgomery_mul_c2] # constant 0xffffffff00000001
        mov [rsp-0x40], r13                      # spill x80
        mulx rbp, r13, r14                       # x70:x69 = x66*0xffffffff00000001
        adox r11, rbp                            # x71 = x67 + x70 (OF is 0), OF to x72, complete
        adox r14, r15                            # x72 = x66 + x68 + OF, OF to x73, complete
        adcx rdi, [rip+.Lfe_p384_montgomery_mul_c0] # x81 += CF
        seto bpl                                 # begins x73 = OF
        movzx ebp, bpl                           # x73 = OF

        /* complete: [x73, x72, x71] in [rbp, r14, r11] */
        sub r9, r13                              # x74 = x58 - x69, CF from x75
        sbb r8, r11                              # x75 = x59 - x71 - CF, CF from x76, complete
        mov rdx, [rax+0x10]                      # load arg2[2]
        mulx r9, r11, [rsi]                      # x83:x82 = arg1[0]*arg2[2]
        sbb rbx, r14                             # x76 = x60 - x72 - CF, CF from x77, complete
        sbb r12, rbp                             # x77 = x61 - x73 - CF, CF from x78, complete
        mulx rbp, r13, [rsi+0x8]                 # x85:x84 = arg1[1]*arg2[2]
        sbb rcx, 0x0                             # x78 = x62 - CF, CF from x79, complete
        sbb r10, 0x0                             # x79 = x63 - CF, CF from x80, complete
        mov r14, [rsp-0x40]                      # reload x80
        sbb r14, 0x0                             # x80 -= CF, CF from x81, complete
        sbb rdi, 0x0                             # x81 -= CF, complete

        /* complete: [x81, x80, x79, x78, x77, x76, x75] in [rdi, r14, r10, rcx, r12, rbx, r8] */
        xor r15d, r15d                           # CF = OF = 0
        adox r8, r11                             # x94 = x75 + x82 (OF is 0), OF to x95, complete
        adox r9, r13                             # x95 = x83 + x84 + OF, OF to x96
        adox rbp, [rsp-0x38]                     # x96 = x86 + x85 + OF, OF to x97
        mulx r11, r13, [rsi+0x18]                # x89:x88 = arg1[3]*arg2[2]
        adox r13, [rsp-0x30]                     # x97 = x88 + x87 + OF, OF to x98
        mov [rsp-0x30], r8                       # spill x94
        mulx r15, r8, [rsi+0x20]                 # x91:x90 = arg1[4]*arg2[2]
        adox r8, r10                             # x98 = x79 + x90 + OF, OF to x99
        adcx r9, rbx                             # x95 += x76 (CF is 0), CF to x96, complete
        mulx r10, rbx, [rsi+0x28]                # x93:x92 = arg1[5]*arg2[2]
        adox r15, rbx                            # x99 = x92 + x91 + OF, OF to x100
        adox rdi, r10                            # x100 = x81 + x93 + OF, OF to x117
        mov rdx, [rsi]                           # load arg1[0]
        mulx r10, rbx, [rax+0x28]                # x191:x190 = arg1[0]*arg2[5]
        adcx rbp, r12                            # x96 += x77 + CF, CF to x97, complete
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mov [rsp-0x38], r10                      # spill x191
        mulx r12, r10, [rax+0x20]                # x161:x160 = arg1[3]*arg2[4]
        adcx r13, rcx                            # x97 += x78 + CF, CF to x98, complete
        adcx r8, r11                             # x98 += x89 + CF, CF to x99, complete
        seto r11b                                # begins x117 = OF
        movzx r11d, r11b                         # x117 = OF
        adcx r14, r15                            # x99 += x80 + CF, CF to x100, complete
        mulx rcx, r15, [rax+0x18]                # x125:x124 = arg1[3]*arg2[3]
        adc rdi, 0x0                             # x100 += CF, CF to x117, complete

        /* complete: [x100, x99, x98, x97, x96, x95, x94] in [rdi, r14, r8, r13, rbp, r9, [rsp-0x30]] */
        adc r11, 0x0                             # x117 += CF
        mov [rsp-0x40], rbx                      # spill x190
        mov rbx, [rsp-0x30]                      # reload x94
        imul rbx, [rip+.Lfe_p384_montgomery_mul_c1] # x102 = x94*0x100000001 mod 2^64
        mov rdx, [rax+0x18]                      # load arg2[3]
        mov [rsp-0x48], r12                      # spill x161
        mov [rsp-0x50], r10                      # spill x160
        mulx r12, r10, [rsi]                     # x119:x118 = arg1[0]*arg2[3]
        mov rdx, [rip+.Lfe_p384_montgomery_mul_c2] # constant 0xffffffff00000001
        mov [rsp-0x58], rcx                      # spill x125
        mov [rsp-0x60], r15                      # spill x124
        mulx rcx, r15, rbx                       # x106:x105 = x102*0xffffffff00000001
        mov rdx, rbx                             # copy x102
        mov [rsp-0x68], r12                      # spill x119
        mov [rsp-0x70], r10                      # spill x118
        mulx r12, r10, [rip+.Lfe_p384_montgomery_mul_c3] # x104:x103 = x102*0xffffffff
        add r10, rcx                             # x107 = x103 + x106, CF to x108, complete
        adcx r12, rbx                            # x108 = x102 + x104 + CF, CF to x109, complete
        mov ecx, 0x0                             # begins x109 = CF
        adc rcx, 0x0                             # x109 = CF

        /* complete: [x109, x108, x107] in [rcx, r12, r10] */
        mov [rsp-0x78], rbx                      # spill x102
        mov rbx, [rsp-0x30]                      # reload x94
        sub rbx, r15                             # x110 = x94 - x105, CF from x111
        sbb r9, r10                              # x111 = x95 - x107 - CF, CF from x112, complete
        sbb rbp, r12                             # x112 = x96 - x108 - CF, CF from x113, complete
        sbb r13, rcx                             # x113 = x97 - x109 - CF, CF from x114, complete
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r10, rcx, [rax+0x28]                # x195:x194 = arg1[2]*arg2[5]
        sbb r8, 0x0                              # x114 = x98 - CF, CF from x115, complete
        sbb r14, 0x0                             # x115 = x99 - CF, CF from x116, complete
        sbb rdi, 0x0                             # x116 = x100 - CF, CF from x117
        sbb r11, 0x0                             # x117 -= CF
        add rdi, [rsp-0x78]                      # x116 += x102, CF to x117, complete
        adc r11, 0x0                             # x117 += CF, complete

        /* complete: [x117, x116, x115, x114, x113, x112, x111] in [r11, rdi, r14, r8, r13, rbp, r9] */
        xor ebx, ebx                             # CF = OF = 0
        adcx r9, [rsp-0x70]                      # x130 = x111 + x118 (CF is 0), CF to x131, complete
        mulx rbx, r12, [rax+0x18]                # x123:x122 = arg1[2]*arg2[3]
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mov [rsp-0x70], r10                      # spill x195
        mulx r15, r10, [rax+0x18]                # x121:x120 = arg1[1]*arg2[3]
        adox r10, [rsp-0x68]                     # x131 = x119 + x120 (OF is 0), OF to x132
        mov rdx, r9                              # copy x130
        mov [rsp-0x68], rcx                      # spill x194
        mulx rcx, rdx, [rip+.Lfe_p384_montgomery_mul_c1] # x138 = x130*0x100000001 mod 2^64
        adox r15, r12                            # x132 = x121 + x122 + OF, OF to x133
        adcx rbp, r10                            # x131 += x112 + CF, CF to x132, complete
        adcx r15, r13                            # x132 += x113 + CF, CF to x133, complete
        adcx r8, [rsp-0x60]                      # x133 = x124 + x114 + CF, CF to x134
        mulx r10, rcx, [rip+.Lfe_p384_montgomery_mul_c2] # x142:x141 = x138*0xffffffff00000001
        mulx r12, r13, [rip+.Lfe_p384_montgomery_mul_c3] # x140:x139 = x138*0xffffffff
        mov [rsp-0x60], r15                      # spill x132
        mov r15, [rsp-0x58]                      # reload x125
        adcx r15, [rip+.Lfe_p384_montgomery_mul_c0] # x134 = x125 + CF, no carry
        adcx r10, r13                            # x143 = x139 + x142 (CF is 0), CF to x144, complete
        adox r8, rbx                             # x133 += x123 + OF, OF to x134, complete
        adox r15, r14                            # x134 += x115 + OF, OF to x135
        mov rbx, rdx                             # copy x138
        mov rdx, [rax+0x18]                      # load arg2[3]
        mulx r13, r14, [rsi+0x28]                # x129:x128 = arg1[5]*arg2[3]
        adox r14, rdi                            # x135 = x116 + x128 + OF, OF to x136
        adox r11, r13                            # x136 = x117 + x129 + OF, OF to x153
        adcx r12, rbx                            # x144 = x138 + x140 + CF, CF to x145, complete
        mulx rdi, r13, [rsi+0x20]                # x127:x126 = arg1[4]*arg2[3]
        mov [rsp-0x58], rax                      # spill pointer arg2
        setc al                                  # begins x145 = CF
        movzx eax, al                            # x145 = CF

        /* complete: [x145, x144, x143] in [rax, r12, r10] */
        clc                                      # CF = 0
        adcx r13, r15                            # x134 += x126 + CF, CF to x135, complete
        adcx rdi, r14                            # x135 += x127 + CF, CF to x136, complete
        adcx r11, [rip+.Lfe_p384_montgomery_mul_c0] # x136 += CF, CF to x153, complete

        /* complete: [x136, x135, x134, x133, x132, x131, x130] in [r11, rdi, r13, r8, [rsp-0x60], rbp, r9] */
        setc r14b                                # begins x153 = CF
        movzx r14d, r14b                         # x153 = CF
        adox r14, [rip+.Lfe_p384_montgomery_mul_c0] # x153 += OF
        xor r15d, r15d                           # CF = OF = 0
        adox r11, rbx                            # x152 = x136 + x138 (OF is 0), OF to x153
        adox r14, [rip+.Lfe_p384_montgomery_mul_c0] # x153 += OF
        sub r9, rcx                              # x146 = x130 - x141, CF from x147
        sbb rbp, r10                             # x147 = x131 - x143 - CF, CF from x148, complete
        mov r9, [rsp-0x60]                       # reload x132
        sbb r9, r12                              # x148 = x132 - x144 - CF, CF from x149, complete
        sbb r8, rax                              # x149 = x133 - x145 - CF, CF from x150, complete
        mov rax, [rsp-0x58]                      # reload pointer arg2
        mov rdx, [rax+0x20]                      # load arg2[4]
        mulx r10, rcx, [rsi+0x8]                 # x157:x156 = arg1[1]*arg2[4]
        mulx rbx, r12, [rsi]                     # x155:x154 = arg1[0]*arg2[4]
        sbb r13, 0x0                             # x150 = x134 - CF, CF from x151, complete
        sbb rdi, 0x0                             # x151 = x135 - CF, CF from x152, complete
        sbb r11, 0x0                             # x152 -= CF, CF from x153, complete
        sbb r14, 0x0                             # x153 -= CF, complete

        /* complete: [x153, x152, x151, x150, x149, x148, x147] in [r14, r11, rdi, r13, r8, r9, rbp] */
        xor r15d, r15d                           # CF = OF = 0
        adox rbp, r12                            # x166 = x147 + x154 (OF is 0), OF to x167, complete
        adox rbx, r9                             # x167 = x155 + x148 + OF, OF to x168
        adox r10, [rip+.Lfe_p384_montgomery_mul_c0] # x168 = x157 + OF, no carry
        mov rdx, rbp                             # copy x166
        imul rdx, [rip+.Lfe_p384_montgomery_mul_c1] # x174 = x166*0x100000001 mod 2^64
        xor r9d, r9d                             # CF = OF = 0
        adox rbx, rcx                            # x167 += x156 (OF is 0), OF to x168, complete
        adox r8, [rsp-0x18]                      # x168.2 = x158 + x149 + OF, OF to x169
        mulx r9, rcx, [rip+.Lfe_p384_montgomery_mul_c2] # x178:x177 = x174*0xffffffff00000001
        adox r13, [rsp-0x50]                     # x169 = x150 + x160 + OF, OF to x170
        mov r12, [rsp-0x48]                      # reload x161
        adox r12, [rip+.Lfe_p384_montgomery_mul_c0] # x170 = x161 + OF, no carry
        xor r15d, r15d                           # CF = OF = 0
        adox r8, r10                             # x168 += x168.2 (OF is 0), OF to x169, complete
        mov r10, rdx                             # copy x174
        mov rdx, [rsi+0x20]                      # load arg1[4]
        mov [rsp-0x48], r8                       # spill x168
        mulx r15, r8, [rax+0x20]                 # x163:x162 = arg1[4]*arg2[4]
        adox r13, [rsp-0x10]                     # x169 += x159 + OF, OF to x170, complete
        adox rdi, r8                             # x170.2 = x151 + x162 + OF, OF to x171
        mov rdx, [rsi+0x28]                      # load arg1[5]
        mulx r8, rax, [rax+0x20]                 # x165:x164 = arg1[5]*arg2[4]
        adox r11, rax                            # x171 = x152 + x164 + OF, OF to x172
        adox r8, r14                             # x172 = x153 + x165 + OF, OF to x189
        seto al                                  # begins x189 = OF
        movzx eax, al                            # x189 = OF
        xor r14d, r14d                           # CF = OF = 0
        adcx rdi, r12                            # x170 += x170.2 (CF is 0), CF to x171, complete
        adcx r15, r11                            # x171 += x163 + CF, CF to x172, complete
        adc r8, 0x0                              # x172 += CF, CF to x189, complete

        /* complete: [x172, x171, x170, x169, x168, x167, x166] in [r8, r15, rdi, r13, [rsp-0x48], rbx, rbp] */
        adc rax, 0x0                             # x189 += CF
        add r8, r10                              # x188 = x172 + x174, CF to x189
        mov rdx, r10                             # copy x174
        mulx r11, r12, [rip+.Lfe_p384_montgomery_mul_c3] # x176:x175 = x174*0xffffffff
        adc rax, 0x0                             # x189 += CF
        add r9, r12                              # x179 = x175 + x178, CF to x180, complete
        adc r11, r10                             # x180 = x174 + x176 + CF, CF to x181, complete
        mov r10d, 0x0                            # begins x181 = CF
        adc r10, 0x0                             # x181 = CF

        /* complete: [x181, x180, x179] in [r10, r11, r9] */
        sub rbp, rcx                             # x182 = x166 - x177, CF from x183
        sbb rbx, r9                              # x183 = x167 - x179 - CF, CF from x184, complete
        mov r9, [rsp-0x48]                       # reload x168
        sbb r9, r11                              # x184 = x168 - x180 - CF, CF from x185, complete
        sbb r13, r10                             # x185 = x169 - x181 - CF, CF from x186, complete
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mov r10, [rsp-0x58]                      # reload pointer arg2
        mulx r11, rcx, [r10+0x28]                # x193:x192 = arg1[1]*arg2[5]
        mov rdx, [r10+0x28]                      # load arg2[5]
        mulx rbp, r12, [rsi+0x20]                # x199:x198 = arg1[4]*arg2[5]
        sbb rdi, 0x0                             # x186 = x170 - CF, CF from x187, complete
        sbb r15, 0x0                             # x187 = x171 - CF, CF from x188, complete
        sbb r8, 0x0                              # x188 -= CF, CF from x189, complete
        sbb rax, 0x0                             # x189 -= CF, complete

        /* complete: [x189, x188, x187, x186, x185, x184, x183] in [rax, r8, r15, rdi, r13, r9, rbx] */
        xor r14d, r14d                           # CF = OF = 0
        adox rbx, [rsp-0x40]                     # x202 = x183 + x190 (OF is 0), OF to x203, complete
        adox r9, rcx                             # x203 = x184 + x192 + OF, OF to x204
        adcx r9, [rsp-0x38]                      # x203 += x191 (CF is 0), CF to x204, complete
        mulx r10, rcx, [rsi+0x28]                # x201:x200 = arg1[5]*arg2[5]
        adox r13, [rsp-0x68]                     # x204 = x194 + x185 + OF, OF to x205
        adcx r13, r11                            # x204 += x193 + CF, CF to x205, complete
        mov r11, [rsp-0x28]                      # reload x196
        adox r11, [rsp-0x70]                     # x205 = x195 + x196 + OF, OF to x206
        adox r12, r15                            # x206 = x187 + x198 + OF, OF to x207
        adox r8, rbp                             # x207 = x188 + x199 + OF, OF to x208
        adcx rdi, r11                            # x205 += x186 + CF, CF to x206, complete
        adox rax, r10                            # x208 = x189 + x201 + OF, OF to x225
        adcx r12, [rsp-0x20]                     # x206 += x197 + CF, CF to x207, complete
        adcx r8, rcx                             # x207 += x200 + CF, CF to x208, complete
        seto r10b                                # begins x225 = OF
        movzx r10d, r10b                         # x225 = OF
        adc rax, 0x0                             # x208 += CF, CF to x225, complete

        /* complete: [x208, x207, x206, x205, x204, x203, x202] in [rax, r8, r12, rdi, r13, r9, rbx] */
        adc r10, 0x0                             # x225 += CF
        mov r11, rbx                             # copy x202
        imul r11, [rip+.Lfe_p384_montgomery_mul_c1] # x210 = x202*0x100000001 mod 2^64
        xor ecx, ecx                             # CF = OF = 0
        adox rax, r11                            # x224 = x208 + x210 (OF is 0), OF to x225
        mov rdx, [rip+.Lfe_p384_montgomery_mul_c2] # constant 0xffffffff00000001
        mulx rcx, rsi, r11                       # x214:x213 = x210*0xffffffff00000001
        mov rdx, r11                             # copy x210
        mulx rdx, rbp, [rip+.Lfe_p384_montgomery_mul_c3] # x212:x211 = x210*0xffffffff
        adcx rbp, rcx                            # x215 = x211 + x214 (CF is 0), CF to x216, complete
        adcx rdx, r11                            # x216 = x210 + x212 + CF, CF to x217, complete
        setc r11b                                # begins x217 = CF
        movzx r11d, r11b                         # x217 = CF

        /* complete: [x217, x216, x215] in [r11, rdx, rbp] */
        adox r10, [rip+.Lfe_p384_montgomery_mul_c0] # x225 += OF
        sub rbx, rsi                             # x218 = x202 - x213, CF from x219
        sbb r9, rbp                              # x219 = x203 - x215 - CF, CF from x220, complete
        sbb r13, rdx                             # x220 = x204 - x216 - CF, CF from x221, complete
        sbb rdi, r11                             # x221 = x205 - x217 - CF, CF from x222, complete
        sbb r12, 0x0                             # x222 = x206 - CF, CF from x223, complete
        sbb r8, 0x0                              # x223 = x207 - CF, CF from x224, complete
        sbb rax, 0x0                             # x224 -= CF, CF from x225, complete
        sbb r10, 0x0                             # x225 -= CF, complete

        /* complete: [x225, x224, x223, x222, x221, x220, x219] in [r10, rax, r8, r12, rdi, r13, r9] */
        mov r11, r9                              # copy x219
        sub r11, [rip+.Lfe_p384_montgomery_mul_c3] # x226 = x219 - 0xffffffff, CF from x227, complete
        mov rcx, r13                             # copy x220
        sbb rcx, [rip+.Lfe_p384_montgomery_mul_c4] # x227 = x220 - 0xffffffff00000000 - CF, CF from x228, complete
        mov rsi, rdi                             # copy x221
        sbb rsi, -0x2                            # x228 = x221 - 0xfffffffffffffffe - CF, CF from x229, complete
        mov rdx, r12                             # copy x222
        sbb rdx, -0x1                            # x229 = x222 - 0xffffffffffffffff - CF, CF from x230, complete
        mov rbx, r8                              # copy x223
        sbb rbx, -0x1                            # x230 = x223 - 0xffffffffffffffff - CF, CF from x231, complete
        mov rbp, rax                             # copy x224
        sbb rbp, -0x1                            # x231 = x224 - 0xffffffffffffffff - CF, CF from x232, complete

        /* complete: [x231, x230, x229, x228, x227, x226] in [rbp, rbx, rdx, rsi, rcx, r11] */
        sbb r10, 0x0                             # neg(x232) = x225 - CF, CF = x232
        cmovc rbx, r8                            # x237 = x232 ? x223 : x230, x232 in CF
        cmovc rsi, rdi                           # x235 = x232 ? x221 : x228, x232 in CF
        mov r8, [rsp-0x8]                        # reload pointer out1
        mov [r8+0x10], rsi                       # out1[2] = x235
        cmovc rbp, rax                           # x238 = x232 ? x224 : x231, x232 in CF
        mov [r8+0x28], rbp                       # out1[5] = x238
        mov [r8+0x20], rbx                       # out1[4] = x237
        cmovc rcx, r13                           # x234 = x232 ? x220 : x227, x232 in CF
        mov [r8+0x8], rcx                        # out1[1] = x234
        cmovnc r12, rdx                          # x236 = x232 ? x222 : x229, x232 in CF
        mov [r8+0x18], r12                       # out1[3] = x236
        cmovc r11, r9                            # x233 = x232 ? x219 : x226, x232 in CF
        mov [r8], r11                            # out1[0] = x233

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
.Lfe_p384_montgomery_mul_c0: .quad 0x0
.Lfe_p384_montgomery_mul_c1: .quad 0x100000001
.Lfe_p384_montgomery_mul_c2: .quad 0xffffffff00000001
.Lfe_p384_montgomery_mul_c3: .quad 0xffffffff
.Lfe_p384_montgomery_mul_c4: .quad 0xffffffff00000000
        .size   fe_p384_montgomery_mul, .-fe_p384_montgomery_mul
        .section .note.GNU-stack, "", @progbits
