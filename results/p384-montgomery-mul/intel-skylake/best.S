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
 *   [rsp-0x10]  pointer arg2
 *   [rsp-0x18]  x83, then x134
 *   [rsp-0x20]  pointer arg1
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
 * 310 instructions; 112.2 cycles on Intel(R) Xeon(R) Processor @ 2.50GHz (intel-skylake)
 * throughput: 1.589 [1.583, 1.593] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.481 [1.478, 1.484] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 88631079f4d90a2e2a6860ae0650b6bfce75f007c99a3220fbd8148904b0091a
 * found by Fieldwright, seed 1, 2026-11-22T18:43:27.243Z
 * npm run optimize -- --curve p384-montgomery --op mul --seed 1 --budget 60s
 * sha256 of the code: 982086aca03d7155b6a85d278ce597895f99b235c9c0f9eb3307d35449357eb0
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
        mov rdx, [rax]                           # load arg2[0]
        mulx r8, r9, [rsi]                       # x13:x12 = arg1[0]*arg2[0]
        mov rdx, r9                              # copy x12
        imul rdx, [rip+.Lfe_p384_montgomery_mul_c0] # x30 = x12*0x100000001 mod 2^64
        mulx r10, r11, [rip+.Lfe_p384_montgomery_mul_c1] # x34:x33 = x30*0xffffffff00000001
        mulx rcx, rbx, [rip+.Lfe_p384_montgomery_mul_c2] # x32:x31 = x30*0xffffffff
        add rbx, r10                             # x35 = x31 + x34, CF to x36, complete
        adc rcx, rdx                             # x36 = x30 + x32 + CF, CF to x37, complete
        mov r10, rdx                             # copy x30
        mov rdx, [rax]                           # load arg2[0]
        mulx rbp, r12, [rsi+0x8]                 # x15:x14 = arg1[1]*arg2[0]
        mov r13d, 0x0                            # begins x37 = CF
        adc r13, 0x0                             # x37 = CF

        /* complete: [x37, x36, x35] in [r13, rcx, rbx] */
        xor r14d, r14d                           # CF = OF = 0
        adcx r8, r12                             # x24 = x13 + x14 (CF is 0), CF to x25, complete
        mulx r12, r14, [rsi+0x10]                # x17:x16 = arg1[2]*arg2[0]
        adcx rbp, r14                            # x25 = x15 + x16 + CF, CF to x26, complete
        mulx r14, r15, [rsi+0x18]                # x19:x18 = arg1[3]*arg2[0]
        adox r12, r15                            # x26 = x17 + x18 (OF is 0), OF to x27
        mov [rsp-0x8], rdi                       # spill pointer out1
        mulx r15, rdi, [rsi+0x20]                # x21:x20 = arg1[4]*arg2[0]
        adox rdi, r14                            # x27 = x19 + x20 + OF, OF to x28
        mov [rsp-0x10], rax                      # spill pointer arg2
        mulx r14, rax, [rsi+0x28]                # x23:x22 = arg1[5]*arg2[0]
        adox r15, rax                            # x28 = x21 + x22 + OF, OF to x29
        adcx r12, [rip+.Lfe_p384_montgomery_mul_c3] # x26 += CF, CF to x27, complete
        adcx rdi, [rip+.Lfe_p384_montgomery_mul_c3] # x27 += CF, CF to x28, complete
        adcx r15, [rip+.Lfe_p384_montgomery_mul_c3] # x28 += CF, CF to x29, complete
        adcx r14, [rip+.Lfe_p384_montgomery_mul_c3] # x29 = x23 + CF, no carry
        adox r14, [rip+.Lfe_p384_montgomery_mul_c3] # x29 += OF, no carry, complete

        /* complete: [x29, x28, x27, x26, x25, x24] in [r14, r15, rdi, r12, rbp, r8] */
        adcx r14, r10                            # x44 = x29 + x30 (CF is 0), CF to x64
        mov eax, 0x0                             # begins x64 = CF
        adc rax, 0x0                             # x64 = CF
        sub r9, r11                              # x38 = x12 - x33, CF from x39
        sbb r8, rbx                              # x39 = x24 - x35 - CF, CF from x40, complete
        sbb rbp, rcx                             # x40 = x25 - x36 - CF, CF from x41, complete
        sbb r12, r13                             # x41 = x26 - x37 - CF, CF from x42, complete
        mov r9, [rsp-0x10]                       # reload pointer arg2
        mov rdx, [r9+0x8]                        # load arg2[1]
        mulx r10, r11, [rsi]                     # x47:x46 = arg1[0]*arg2[1]
        sbb rdi, 0x0                             # x42 = x27 - CF, CF from x43, complete
        sbb r15, 0x0                             # x43 = x28 - CF, CF from x44, complete
        sbb r14, 0x0                             # x44 -= CF, CF from x64, complete

        /* complete: [x44, x43, x42, x41, x40, x39] in [r14, r15, rdi, r12, rbp, r8] */
        sbb rax, 0x0                             # x64 -= CF, no carry
        xor ecx, ecx                             # CF = OF = 0
        adcx r8, r11                             # x58 = x39 + x46 (CF is 0), CF to x59, complete
        mulx r11, rcx, [rsi+0x10]                # x51:x50 = arg1[2]*arg2[1]
        mulx rbx, r13, [rsi+0x8]                 # x49:x48 = arg1[1]*arg2[1]
        adox r13, rbp                            # x59 = x48 + x40 (OF is 0), OF to x60
        adcx r13, r10                            # x59 += x47 + CF, CF to x60, complete
        adox rcx, rbx                            # x60 = x50 + x49 + OF, OF to x61
        adcx rcx, r12                            # x60 += x41 + CF, CF to x61, complete
        adox r11, rdi                            # x61 = x51 + x42 + OF, OF to x62
        mulx r10, rdi, [rsi+0x18]                # x53:x52 = arg1[3]*arg2[1]
        adcx r11, rdi                            # x61 += x52 + CF, CF to x62, complete
        mulx rdi, rbx, [rsi+0x28]                # x57:x56 = arg1[5]*arg2[1]
        adox r15, r10                            # x62 = x43 + x53 + OF, OF to x63
        mulx r10, rbp, [rsi+0x20]                # x55:x54 = arg1[4]*arg2[1]
        adcx rbp, r15                            # x62 += x54 + CF, CF to x63, complete
        adox r10, r14                            # x63 = x44 + x55 + OF, OF to x64
        adcx rbx, r10                            # x63 += x56 + CF, CF to x64, complete
        adox rdi, [rip+.Lfe_p384_montgomery_mul_c3] # x64.2 = x57 + OF, no carry
        adc rdi, 0x0                             # x64.2 += CF, no carry
        mov rdx, r8                              # copy x58
        imul rdx, [rip+.Lfe_p384_montgomery_mul_c0] # x66 = x58*0x100000001 mod 2^64
        mulx r10, r12, [rip+.Lfe_p384_montgomery_mul_c1] # x70:x69 = x66*0xffffffff00000001
        mov r14, rdx                             # copy x66
        mov rdx, [r9+0x10]                       # load arg2[2]
        mulx r15, r9, [rsi]                      # x83:x82 = arg1[0]*arg2[2]
        mov rdx, r14                             # copy x66
        mov [rsp-0x18], r15                      # spill x83
        mov [rsp-0x20], rsi                      # spill pointer arg1
        mulx r15, rsi, [rip+.Lfe_p384_montgomery_mul_c2] # x68:x67 = x66*0xffffffff
        add rsi, r10                             # x71 = x67 + x70, CF to x72, complete
        adc r15, r14                             # x72 = x66 + x68 + CF, CF to x73, complete
        mov r10d, 0x0                            # begins x73 = CF
        adc r10, 0x0                             # x73 = CF

        /* complete: [x73, x72, x71] in [r10, r15, rsi] */
        add rdi, rax                             # x64 += x64.2, CF to x81, complete

        /* complete: [x64, x63, x62, x61, x60, x59, x58] in [rdi, rbx, rbp, r11, rcx, r13, r8] */
        mov eax, 0x0                             # begins x81 = CF
        adc rax, 0x0                             # x81 = CF
        add rdi, r14                             # x80 = x64 + x66, CF to x81
        adc rax, 0x0                             # x81 += CF
        sub r8, r12                              # x74 = x58 - x69, CF from x75
        sbb r13, rsi                             # x75 = x59 - x71 - CF, CF from x76, complete
        sbb rcx, r15                             # x76 = x60 - x72 - CF, CF from x77, complete
        sbb r11, r10                             # x77 = x61 - x73 - CF, CF from x78, complete
        sbb rbp, 0x0                             # x78 = x62 - CF, CF from x79, complete
        sbb rbx, 0x0                             # x79 = x63 - CF, CF from x80, complete
        sbb rdi, 0x0                             # x80 -= CF, CF from x81, complete
        sbb rax, 0x0                             # x81 -= CF, complete

        /* complete: [x81, x80, x79, x78, x77, x76, x75] in [rax, rdi, rbx, rbp, r11, rcx, r13] */
        xor r8d, r8d                             # CF = OF = 0
        adcx r13, r9                             # x94 = x75 + x82 (CF is 0), CF to x95, complete
        mov r8, [rsp-0x10]                       # reload pointer arg2
        mov rdx, [r8+0x10]                       # load arg2[2]
        mov r9, [rsp-0x20]                       # reload pointer arg1
        mulx r10, rsi, [r9+0x8]                  # x85:x84 = arg1[1]*arg2[2]
        adox rcx, rsi                            # x95 = x76 + x84 (OF is 0), OF to x96
        adcx rcx, [rsp-0x18]                     # x95 += x83 + CF, CF to x96, complete
        mulx rsi, r12, [r9+0x10]                 # x87:x86 = arg1[2]*arg2[2]
        adox r11, r12                            # x96 = x77 + x86 + OF, OF to x97
        adcx r11, r10                            # x96 += x85 + CF, CF to x97, complete
        adox rbp, rsi                            # x97 = x78 + x87 + OF, OF to x98
        mulx r10, rsi, [r9+0x18]                 # x89:x88 = arg1[3]*arg2[2]
        adox rbx, r10                            # x98 = x79 + x89 + OF, OF to x99
        adcx rbp, rsi                            # x97 += x88 + CF, CF to x98, complete
        mulx r10, rsi, [r9+0x20]                 # x91:x90 = arg1[4]*arg2[2]
        adcx rbx, rsi                            # x98 += x90 + CF, CF to x99, complete
        mulx rsi, r12, [r9+0x28]                 # x93:x92 = arg1[5]*arg2[2]
        adox r12, r10                            # x99 = x92 + x91 + OF, OF to x100
        adcx r12, rdi                            # x99 += x80 + CF, CF to x100, complete
        adox rsi, [rip+.Lfe_p384_montgomery_mul_c3] # x100 = x93 + OF, no carry
        adc rsi, 0x0                             # x100 += CF, no carry
        mov rdx, r13                             # copy x94
        imul rdx, [rip+.Lfe_p384_montgomery_mul_c0] # x102 = x94*0x100000001 mod 2^64
        mulx r10, rdi, [rip+.Lfe_p384_montgomery_mul_c2] # x104:x103 = x102*0xffffffff
        xor r14d, r14d                           # CF = OF = 0
        adox rax, rsi                            # x100 += x81 (OF is 0), OF to x117, complete

        /* complete: [x100, x99, x98, x97, x96, x95, x94] in [rax, r12, rbx, rbp, r11, rcx, r13] */
        mulx rsi, r14, [rip+.Lfe_p384_montgomery_mul_c1] # x106:x105 = x102*0xffffffff00000001
        adcx rdi, rsi                            # x107 = x103 + x106 (CF is 0), CF to x108, complete
        adcx r10, rdx                            # x108 = x102 + x104 + CF, CF to x109, complete
        setc sil                                 # begins x109 = CF
        movzx esi, sil                           # x109 = CF

        /* complete: [x109, x108, x107] in [rsi, r10, rdi] */
        clc                                      # CF = 0
        adcx rax, rdx                            # x116 = x100 + x102 + CF, CF to x117
        setc r15b                                # begins x117 = CF
        movzx r15d, r15b                         # x117 = CF
        adox r15, [rip+.Lfe_p384_montgomery_mul_c3] # x117 += OF
        sub r13, r14                             # x110 = x94 - x105, CF from x111
        sbb rcx, rdi                             # x111 = x95 - x107 - CF, CF from x112, complete
        sbb r11, r10                             # x112 = x96 - x108 - CF, CF from x113, complete
        sbb rbp, rsi                             # x113 = x97 - x109 - CF, CF from x114, complete
        mov rdx, [r8+0x18]                       # load arg2[3]
        mulx r10, rdi, [r9]                      # x119:x118 = arg1[0]*arg2[3]
        sbb rbx, 0x0                             # x114 = x98 - CF, CF from x115, complete
        sbb r12, 0x0                             # x115 = x99 - CF, CF from x116, complete
        sbb rax, 0x0                             # x116 -= CF, CF from x117, complete
        sbb r15, 0x0                             # x117 -= CF, complete

        /* complete: [x117, x116, x115, x114, x113, x112, x111] in [r15, rax, r12, rbx, rbp, r11, rcx] */
        xor esi, esi                             # CF = OF = 0
        adcx rcx, rdi                            # x130 = x111 + x118 (CF is 0), CF to x131, complete
        mulx rdi, rsi, [r9+0x8]                  # x121:x120 = arg1[1]*arg2[3]
        adox r11, r10                            # x131 = x112 + x119 (OF is 0), OF to x132
        adcx r11, rsi                            # x131 += x120 + CF, CF to x132, complete
        mulx r10, rsi, [r9+0x10]                 # x123:x122 = arg1[2]*arg2[3]
        adox rsi, rdi                            # x132 = x122 + x121 + OF, OF to x133
        adcx rsi, rbp                            # x132 += x113 + CF, CF to x133, complete
        mulx rdi, rbp, [r9+0x18]                 # x125:x124 = arg1[3]*arg2[3]
        adox rbx, r10                            # x133 = x114 + x123 + OF, OF to x134
        adcx rbx, rbp                            # x133 += x124 + CF, CF to x134, complete
        mulx r10, rbp, [r9+0x20]                 # x127:x126 = arg1[4]*arg2[3]
        adox r12, rdi                            # x134 = x115 + x125 + OF, OF to x135
        adcx r12, rbp                            # x134 += x126 + CF, CF to x135, complete
        mulx rdi, rbp, [r9+0x28]                 # x129:x128 = arg1[5]*arg2[3]
        adox rax, r10                            # x135 = x116 + x127 + OF, OF to x136
        adox rdi, [rip+.Lfe_p384_montgomery_mul_c3] # x136 = x129 + OF, no carry
        adc rax, 0x0                             # x135 += CF, CF to x136
        adc rdi, 0x0                             # x136 += CF, no carry
        mov rdx, rcx                             # copy x130
        imul rdx, [rip+.Lfe_p384_montgomery_mul_c0] # x138 = x130*0x100000001 mod 2^64
        mulx r10, r13, [rip+.Lfe_p384_montgomery_mul_c1] # x142:x141 = x138*0xffffffff00000001
        mov [rsp-0x18], r12                      # spill x134
        mulx r14, r12, [rip+.Lfe_p384_montgomery_mul_c2] # x140:x139 = x138*0xffffffff
        add r12, r10                             # x143 = x139 + x142, CF to x144, complete
        adc r14, 0x0                             # x144 = x140 + CF, no carry
        adcx rax, rbp                            # x135 += x128 (CF is 0), CF to x136, complete
        adc r15, rdi                             # x136 += x117 + CF, CF to x153, complete

        /* complete: [x136, x135, x134, x133, x132, x131, x130] in [r15, rax, [rsp-0x18], rbx, rsi, r11, rcx] */
        mov r10d, 0x0                            # begins x153 = CF
        adc r10, 0x0                             # x153 = CF
        add r14, rdx                             # x144 += x138, CF to x145, complete
        mov edi, 0x0                             # begins x145 = CF
        adc rdi, 0x0                             # x145 = CF

        /* complete: [x145, x144, x143] in [rdi, r14, r12] */
        add rdx, r15                             # x152 = x136 + x138, CF to x153
        adc r10, 0x0                             # x153 += CF
        sub rcx, r13                             # x146 = x130 - x141, CF from x147
        sbb r11, r12                             # x147 = x131 - x143 - CF, CF from x148, complete
        sbb rsi, r14                             # x148 = x132 - x144 - CF, CF from x149, complete
        sbb rbx, rdi                             # x149 = x133 - x145 - CF, CF from x150, complete
        mov rcx, rdx                             # copy x152
        mov rdx, [r9]                            # load arg1[0]
        mulx rdi, rbp, [r8+0x20]                 # x155:x154 = arg1[0]*arg2[4]
        mov rdx, [r8+0x20]                       # load arg2[4]
        mulx r12, r13, [r9+0x10]                 # x159:x158 = arg1[2]*arg2[4]
        mov r14, [rsp-0x18]                      # reload x134
        sbb r14, 0x0                             # x150 = x134 - CF, CF from x151, complete
        sbb rax, 0x0                             # x151 = x135 - CF, CF from x152, complete
        sbb rcx, 0x0                             # x152 -= CF, CF from x153, complete
        sbb r10, 0x0                             # x153 -= CF, complete

        /* complete: [x153, x152, x151, x150, x149, x148, x147] in [r10, rcx, rax, r14, rbx, rsi, r11] */
        xor r15d, r15d                           # CF = OF = 0
        adcx r11, rbp                            # x166 = x147 + x154 (CF is 0), CF to x167, complete
        mulx rbp, r15, [r9+0x8]                  # x157:x156 = arg1[1]*arg2[4]
        adox rdi, r15                            # x167 = x156 + x155 (OF is 0), OF to x168
        adox r13, rbx                            # x168 = x149 + x158 + OF, OF to x169
        adcx rdi, rsi                            # x167 += x148 + CF, CF to x168, complete
        adcx r13, rbp                            # x168 += x157 + CF, CF to x169, complete
        mulx rsi, rbx, [r9+0x18]                 # x161:x160 = arg1[3]*arg2[4]
        adcx rbx, r14                            # x169 = x150 + x160 + CF, CF to x170
        mulx rbp, r14, [r9+0x20]                 # x163:x162 = arg1[4]*arg2[4]
        adox rbx, r12                            # x169 += x159 + OF, OF to x170, complete
        adox rsi, rax                            # x170 = x161 + x151 + OF, OF to x171
        adcx r14, rsi                            # x170 += x162 + CF, CF to x171, complete
        mulx rax, rsi, [r9+0x28]                 # x165:x164 = arg1[5]*arg2[4]
        adox rbp, rcx                            # x171 = x152 + x163 + OF, OF to x172
        adcx rbp, rsi                            # x171 += x164 + CF, CF to x172, complete
        adox r10, rax                            # x172 = x153 + x165 + OF, OF to x189
        seto al                                  # begins x189 = OF
        movzx eax, al                            # x189 = OF
        adc r10, 0x0                             # x172 += CF, CF to x189, complete

        /* complete: [x172, x171, x170, x169, x168, x167, x166] in [r10, rbp, r14, rbx, r13, rdi, r11] */
        adc rax, 0x0                             # x189 += CF
        mov rdx, r11                             # copy x166
        imul rdx, [rip+.Lfe_p384_montgomery_mul_c0] # x174 = x166*0x100000001 mod 2^64
        mulx rcx, rsi, [rip+.Lfe_p384_montgomery_mul_c1] # x178:x177 = x174*0xffffffff00000001
        mulx r12, r15, [rip+.Lfe_p384_montgomery_mul_c2] # x176:x175 = x174*0xffffffff
        add r15, rcx                             # x179 = x175 + x178, CF to x180, complete
        adc r12, rdx                             # x180 = x174 + x176 + CF, CF to x181, complete
        mov ecx, 0x0                             # begins x181 = CF
        adc rcx, 0x0                             # x181 = CF

        /* complete: [x181, x180, x179] in [rcx, r12, r15] */
        add r10, rdx                             # x188 = x172 + x174, CF to x189
        adc rax, 0x0                             # x189 += CF
        sub r11, rsi                             # x182 = x166 - x177, CF from x183
        sbb rdi, r15                             # x183 = x167 - x179 - CF, CF from x184, complete
        sbb r13, r12                             # x184 = x168 - x180 - CF, CF from x185, complete
        sbb rbx, rcx                             # x185 = x169 - x181 - CF, CF from x186, complete
        mov rdx, [r8+0x28]                       # load arg2[5]
        mulx r11, rcx, [r9+0x8]                  # x193:x192 = arg1[1]*arg2[5]
        mulx rsi, r12, [r9]                      # x191:x190 = arg1[0]*arg2[5]
        sbb r14, 0x0                             # x186 = x170 - CF, CF from x187, complete
        sbb rbp, 0x0                             # x187 = x171 - CF, CF from x188, complete
        sbb r10, 0x0                             # x188 -= CF, CF from x189, complete
        sbb rax, 0x0                             # x189 -= CF, complete

        /* complete: [x189, x188, x187, x186, x185, x184, x183] in [rax, r10, rbp, r14, rbx, r13, rdi] */
        add rcx, rsi                             # x203 = x192 + x191, CF to x204
        adc r11, 0x0                             # x204 = x193 + CF, no carry
        xor esi, esi                             # CF = OF = 0
        adcx rdi, r12                            # x202 = x183 + x190 (CF is 0), CF to x203, complete
        adcx rcx, r13                            # x203 += x184 + CF, CF to x204, complete
        adc rbx, r11                             # x204 += x185 + CF, CF to x205
        mulx r11, rsi, [r9+0x10]                 # x195:x194 = arg1[2]*arg2[5]
        adc r11, 0x0                             # x205 = x195 + CF, no carry
        adcx rbx, rsi                            # x204 += x194 (CF is 0), CF to x205, complete
        adc r14, r11                             # x205 += x186 + CF, CF to x206
        mulx r11, rsi, [r9+0x18]                 # x197:x196 = arg1[3]*arg2[5]
        mulx r12, r13, [r9+0x20]                 # x199:x198 = arg1[4]*arg2[5]
        adc r13, rbp                             # x206 = x198 + x187 + CF, CF to x207
        adc r12, 0x0                             # x207 = x199 + CF, no carry
        adcx r14, rsi                            # x205 += x196 (CF is 0), CF to x206, complete
        adcx r13, r11                            # x206 += x197 + CF, CF to x207, complete
        mulx r8, r9, [r9+0x28]                   # x201:x200 = arg1[5]*arg2[5]
        adc r12, r9                              # x207 += x200 + CF, CF to x208
        adc r8, 0x0                              # x208 = x201 + CF, no carry
        adcx r12, r10                            # x207 += x188 (CF is 0), CF to x208, complete
        adc rax, r8                              # x208 += x189 + CF, CF to x225, complete

        /* complete: [x208, x207, x206, x205, x204, x203, x202] in [rax, r12, r13, r14, rbx, rcx, rdi] */
        mov r8d, 0x0                             # begins x225 = CF
        adc r8, 0x0                              # x225 = CF
        mov rdx, rdi                             # copy x202
        imul rdx, [rip+.Lfe_p384_montgomery_mul_c0] # x210 = x202*0x100000001 mod 2^64
        mulx r9, r10, [rip+.Lfe_p384_montgomery_mul_c1] # x214:x213 = x210*0xffffffff00000001
        mulx r11, rsi, [rip+.Lfe_p384_montgomery_mul_c2] # x212:x211 = x210*0xffffffff
        add rsi, r9                              # x215 = x211 + x214, CF to x216, complete
        adc r11, 0x0                             # x216 = x212 + CF, no carry
        add rax, rdx                             # x224 = x208 + x210, CF to x225
        adc r8, 0x0                              # x225 += CF
        add rdx, r11                             # x216 += x210, CF to x217, complete
        mov r9d, 0x0                             # begins x217 = CF
        adc r9, 0x0                              # x217 = CF

        /* complete: [x217, x216, x215] in [r9, rdx, rsi] */
        sub rdi, r10                             # x218 = x202 - x213, CF from x219
        sbb rcx, rsi                             # x219 = x203 - x215 - CF, CF from x220, complete
        sbb rbx, rdx                             # x220 = x204 - x216 - CF, CF from x221, complete
        sbb r14, r9                              # x221 = x205 - x217 - CF, CF from x222, complete
        sbb r13, 0x0                             # x222 = x206 - CF, CF from x223, complete
        sbb r12, 0x0                             # x223 = x207 - CF, CF from x224, complete
        sbb rax, 0x0                             # x224 -= CF, CF from x225, complete
        sbb r8, 0x0                              # x225 -= CF, complete

        /* complete: [x225, x224, x223, x222, x221, x220, x219] in [r8, rax, r12, r13, r14, rbx, rcx] */
        mov r9, rcx                              # copy x219
        sub r9, [rip+.Lfe_p384_montgomery_mul_c2] # x226 = x219 - 0xffffffff, CF from x227, complete
        mov r10, rbx                             # copy x220
        sbb r10, [rip+.Lfe_p384_montgomery_mul_c4] # x227 = x220 - 0xffffffff00000000 - CF, CF from x228, complete
        mov r11, r14                             # copy x221
        sbb r11, -0x2                            # x228 = x221 - 0xfffffffffffffffe - CF, CF from x229, complete
        mov rdi, r13                             # copy x222
        sbb rdi, -0x1                            # x229 = x222 - 0xffffffffffffffff - CF, CF from x230, complete
        mov rsi, r12                             # copy x223
        sbb rsi, -0x1                            # x230 = x223 - 0xffffffffffffffff - CF, CF from x231, complete
        mov rdx, rax                             # copy x224
        sbb rdx, -0x1                            # x231 = x224 - 0xffffffffffffffff - CF, CF from x232, complete

        /* complete: [x231, x230, x229, x228, x227, x226] in [rdx, rsi, rdi, r11, r10, r9] */
        sbb r8, 0x0                              # neg(x232) = x225 - CF, CF = x232
        cmovc rdi, r13                           # x236 = x232 ? x222 : x229, x232 in CF
        cmovc rsi, r12                           # x237 = x232 ? x223 : x230, x232 in CF
        cmovnc r14, r11                          # x235 = x232 ? x221 : x228, x232 in CF
        cmovc r9, rcx                            # x233 = x232 ? x219 : x226, x232 in CF
        cmovc r10, rbx                           # x234 = x232 ? x220 : x227, x232 in CF
        cmovc rdx, rax                           # x238 = x232 ? x224 : x231, x232 in CF
        mov rax, [rsp-0x8]                       # reload pointer out1
        mov [rax+0x18], rdi                      # out1[3] = x236
        mov [rax+0x20], rsi                      # out1[4] = x237
        mov [rax], r9                            # out1[0] = x233
        mov [rax+0x28], rdx                      # out1[5] = x238
        mov [rax+0x8], r10                       # out1[1] = x234
        mov [rax+0x10], r14                      # out1[2] = x235

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
.Lfe_p384_montgomery_mul_c0: .quad 0x100000001
.Lfe_p384_montgomery_mul_c1: .quad 0xffffffff00000001
.Lfe_p384_montgomery_mul_c2: .quad 0xffffffff
.Lfe_p384_montgomery_mul_c3: .quad 0x0
.Lfe_p384_montgomery_mul_c4: .quad 0xffffffff00000000
        .size   fe_p384_montgomery_mul, .-fe_p384_montgomery_mul
        .section .note.GNU-stack, "", @progbits
