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
 *   [rsp-0x10]  x61, then x95, then pointer arg2
 *   [rsp-0x18]  x60, then x163, then x193
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * neg(x) is a part of the word x that is to be subtracted.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x37 = x24 - x34 (carry to x38)
 *   x38 = x25 - x35 (carry to x39)
 *   x39 = x26 - x36 (carry to x40)
 *   x40 = x27 (carry to x41)
 *   x41 = x28 (carry to x42)
 *   x42 = x29 + x31 (carry to x62)
 *   x56 = x37 + x44 (carry to x57)
 *   x57 = x38 + x45 + x46 (carry to x58)
 *   x58 = x39 + x47 + x48 (carry to x59)
 *   x59 = x40 + x49 + x50 (carry to x60)
 *   x60 = x41 + x51 + x52 (carry to x61)
 *   x61 = x42 + x53 + x54 (carry to x62)
 *   x62 = x55 (carry to x77)
 *   x71 = x57 - x68 (carry to x72)
 *   x72 = x58 - x69 (carry to x73)
 *   x73 = x59 - x70 (carry to x74)
 *   x74 = x60 (carry to x75)
 *   x75 = x61 (carry to x76)
 *   x76 = x62 + x65 (carry to x77)
 *   x90 = x71 + x78 (carry to x91)
 *   x91 = x72 + x79 + x80 (carry to x92)
 *   x92 = x73 + x81 + x82 (carry to x93)
 *   x93 = x74 + x83 + x84 (carry to x94)
 *   x94 = x75 + x85 + x86 (carry to x95)
 *   x95 = x76 + x87 + x88 (carry to x96)
 *   x96 = x77 + x89 (carry to x111)
 *   x105 = x91 - x102 (carry to x106)
 *   x106 = x92 - x103 (carry to x107)
 *   x107 = x93 - x104 (carry to x108)
 *   x108 = x94 (carry to x109)
 *   x109 = x95 (carry to x110)
 *   x110 = x96 + x99 (carry to x111)
 *   x124 = x105 + x112 (carry to x125)
 *   x125 = x106 + x113 + x114 (carry to x126)
 *   x126 = x107 + x115 + x116 (carry to x127)
 *   x127 = x108 + x117 + x118 (carry to x128)
 *   x128 = x109 + x119 + x120 (carry to x129)
 *   x129 = x110 + x121 + x122 (carry to x130)
 *   x130 = x111 + x123 (carry to x145)
 *   x139 = x125 - x136 (carry to x140)
 *   x140 = x126 - x137 (carry to x141)
 *   x141 = x127 - x138 (carry to x142)
 *   x142 = x128 (carry to x143)
 *   x143 = x129 (carry to x144)
 *   x144 = x130 + x133 (carry to x145)
 *   x158 = x139 + x146 (carry to x159)
 *   x159 = x140 + x147 + x148 (carry to x160)
 *   x160 = x141 + x149 + x150 (carry to x161)
 *   x161 = x142 + x151 + x152 (carry to x162)
 *   x162 = x143 + x153 + x154 (carry to x163)
 *   x163 = x144 + x155 + x156 (carry to x164)
 *   x164 = x145 + x157 (carry to x179)
 *   x173 = x159 - x170 (carry to x174)
 *   x174 = x160 - x171 (carry to x175)
 *   x175 = x161 - x172 (carry to x176)
 *   x176 = x162 (carry to x177)
 *   x177 = x163 (carry to x178)
 *   x178 = x164 + x167 (carry to x179)
 *   x192 = x173 + x180 (carry to x193)
 *   x193 = x174 + x181 + x182 (carry to x194)
 *   x194 = x175 + x183 + x184 (carry to x195)
 *   x195 = x176 + x185 + x186 (carry to x196)
 *   x196 = x177 + x187 + x188 (carry to x197)
 *   x197 = x178 + x189 + x190 (carry to x198)
 *   x198 = x179 + x191 (carry to x213)
 *   x207 = x193 - x204 (carry to x208)
 *   x208 = x194 - x205 (carry to x209)
 *   x209 = x195 - x206 (carry to x210)
 *   x210 = x196 (carry to x211)
 *   x211 = x197 (carry to x212)
 *   x212 = x198 + x201 (carry to x213)
 *
 * 339 instructions; 94.9 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.854 [1.845, 1.864] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.927 [1.926, 1.934] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
 * found by Fieldwright, seed 1, 2026-11-24T08:32:55.717Z
 * npm run optimize -- --curve p384-montgomery --op mul --seed 1 --budget 60s --for latency
 * sha256 of the code: a78897b0ff55b1ee9bef74ab973dee95c6cc0bce05ae24af42808ec3d5721631
 */
        .intel_syntax noprefix
        .text
        .globl  fe_p384_montgomery_mul
        .type   fe_p384_montgomery_mul, @function
        .p2align 6
fe_p384_montgomery_mul:
        .cfi_startproc
        push rbx                   # save rbx
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbx, 0
        push rbp                   # save rbp
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbp, 0
        push r12                   # save r12
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r12, 0
        push r13                   # save r13
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r13, 0
        push r14                   # save r14
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r14, 0
        push r15                   # save r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r15, 0

        mov rax, rdx               # copy pointer arg2
        mov rdx, [rsi]             # load arg1[0]
        mulx r8, r9, [rax]         # x13:x12 = arg1[0]*arg2[0]
        mov r10, r9                # copy x12
        shl r10, 0x20              # x30 = x12 << 32 mod 2^64
        add r9, r10                # x31 = x12 + x30 mod 2^64
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r11, rcx, [rax]       # x17:x16 = arg1[2]*arg2[0]
        mov rbx, r9                # copy x31
        shr rbx, 0x20              # x32 = x31 >> 32
        mov rbp, r9                # copy x31
        add rbp, rbx               # x35 = x32 + x31, CF to x36
        mov r12d, 0x0              # begins x36 = CF
        adc r12, 0x0               # x36 = CF
        mov r13, r9                # copy x31
        sub r13, r10               # x33 = x31 - x30, CF from x34
        mov rdx, [rax]             # load arg2[0]
        mulx r13, r14, [rsi+0x8]   # x15:x14 = arg1[1]*arg2[0]
        sbb r10, rbx               # x34 = x30 - x32 - CF, CF from x35, complete
        sbb rbp, 0x0               # x35 -= CF, CF from x36, complete
        sbb r12, 0x0               # x36 -= CF, complete

        /* complete: [x36, x35, x34] in [r12, rbp, r10] */
        xor ebx, ebx               # CF = OF = 0
        adcx r8, r14               # x24 = x13 + x14 (CF is 0), CF to x25, complete
        adcx rcx, r13              # x25 = x15 + x16 + CF, CF to x26, complete
        mulx rbx, r13, [rsi+0x18]  # x19:x18 = arg1[3]*arg2[0]
        adcx r13, r11              # x26 = x17 + x18 + CF, CF to x27, complete
        mulx r11, r14, [rsi+0x20]  # x21:x20 = arg1[4]*arg2[0]
        adcx rbx, r14              # x27 = x19 + x20 + CF, CF to x28, complete
        mulx r14, r15, [rsi+0x28]  # x23:x22 = arg1[5]*arg2[0]
        adcx r11, r15              # x28 = x21 + x22 + CF, CF to x29, complete
        adc r14, 0x0               # x29 = x23 + CF, no carry, complete

        /* complete: [x29, x28, x27, x26, x25, x24] in [r14, r11, rbx, r13, rcx, r8] */
        adcx r14, r9               # x42 = x29 + x31 (CF is 0), CF to x62
        mov r9d, 0x0               # begins x62 = CF
        adc r9, 0x0                # x62 = CF
        sub r8, r10                # x37 = x24 - x34, CF from x38, complete
        sbb rcx, rbp               # x38 = x25 - x35 - CF, CF from x39, complete
        mov rdx, [rax+0x8]         # load arg2[1]
        mulx r10, rbp, [rsi]       # x45:x44 = arg1[0]*arg2[1]
        sbb r13, r12               # x39 = x26 - x36 - CF, CF from x40, complete
        sbb rbx, 0x0               # x40 = x27 - CF, CF from x41, complete
        sbb r11, 0x0               # x41 = x28 - CF, CF from x42, complete
        sbb r14, 0x0               # x42 -= CF, CF from x62, complete

        /* complete: [x42, x41, x40, x39, x38, x37] in [r14, r11, rbx, r13, rcx, r8] */
        sbb r9, 0x0                # x62 -= CF, CF from x77
        mov r12d, 0x0              # begins neg(x77) = CF
        adc r12, 0x0               # neg(x77) = CF
        xor r15d, r15d             # CF = OF = 0
        adcx r8, rbp               # x56 = x37 + x44 (CF is 0), CF to x57, complete
        mulx rbp, r15, [rsi+0x8]   # x47:x46 = arg1[1]*arg2[1]
        adox r15, r10              # x57 = x45 + x46 (OF is 0), OF to x58
        adcx rcx, r15              # x57 += x38 + CF, CF to x58, complete
        mulx r10, r15, [rsi+0x10]  # x49:x48 = arg1[2]*arg2[1]
        adcx r15, r13              # x58 = x48 + x39 + CF, CF to x59
        adox rbp, r15              # x58 += x47 + OF, OF to x59, complete
        mulx r13, r15, [rsi+0x18]  # x51:x50 = arg1[3]*arg2[1]
        adcx rbx, r15              # x59 = x40 + x50 + CF, CF to x60
        adox r10, rbx              # x59 += x49 + OF, OF to x60, complete
        adcx r13, r11              # x60 = x41 + x51 + CF, CF to x61
        mulx r11, rbx, [rsi+0x20]  # x53:x52 = arg1[4]*arg2[1]
        adox r13, rbx              # x60 += x52 + OF, OF to x61, complete
        mulx rbx, r15, [rsi+0x28]  # x55:x54 = arg1[5]*arg2[1]
        adox r15, r14              # x61 = x54 + x42 + OF, OF to x62
        adcx r11, r15              # x61 += x53 + CF, CF to x62, complete
        adox rbx, [rip+.Lfe_p384_montgomery_mul_c0] # x62.2 = x55 + OF, OF to x77
        seto r14b                  # begins t3 = OF
        movzx r14d, r14b           # t3 = OF
        adc rbx, 0x0               # x62.2 += CF, CF to x77
        sbb r12, 0x0               # neg(x77) -= CF
        sub r12, r14               # neg(x77) -= t3
        mov r14, r8                # copy x56
        shl r14, 0x20              # x64 = x56 << 32 mod 2^64
        add r8, r14                # x65 = x56 + x64 mod 2^64
        mov r15, r8                # copy x65
        shr r15, 0x20              # x66 = x65 >> 32
        mov [rsp-0x8], rdi         # spill pointer out1
        mov rdi, r15               # copy x66
        add rdi, r8                # x69 = x66 + x65, CF to x70
        mov [rsp-0x10], r11        # spill x61
        mov r11d, 0x0              # begins x70 = CF
        adc r11, 0x0               # x70 = CF
        mov [rsp-0x18], r13        # spill x60
        mov r13, r8                # copy x65
        sub r13, r14               # x67 = x65 - x64, CF from x68
        sbb r14, r15               # x68 = x64 - x66 - CF, CF from x69, complete
        sbb rdi, 0x0               # x69 -= CF, CF from x70, complete
        sbb r11, 0x0               # x70 -= CF, complete

        /* complete: [x70, x69, x68] in [r11, rdi, r14] */
        add rbx, r9                # x62 += x62.2, CF to x77, complete

        /* complete: [x62, x61, x60, x59, x58, x57, x56] in [rbx, [rsp-0x10], [rsp-0x18], r10, rbp, rcx, -] */
        sbb r12, 0x0               # neg(x77) -= CF
        add rbx, r8                # x76 = x62 + x65, CF to x77
        sbb r12, 0x0               # neg(x77) -= CF
        sub rcx, r14               # x71 = x57 - x68, CF from x72, complete
        sbb rbp, rdi               # x72 = x58 - x69 - CF, CF from x73, complete
        sbb r10, r11               # x73 = x59 - x70 - CF, CF from x74, complete
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx r8, r9, [rsi]         # x79:x78 = arg1[0]*arg2[2]
        mov r11, [rsp-0x18]        # reload x60
        sbb r11, 0x0               # x74 = x60 - CF, CF from x75, complete
        mov rdi, [rsp-0x10]        # reload x61
        sbb rdi, 0x0               # x75 = x61 - CF, CF from x76, complete
        sbb rbx, 0x0               # x76 -= CF, CF from x77, complete
        adc r12, 0x0               # neg(x77) += CF
        xor r13d, r13d             # CF = OF = 0
        adox r9, rcx               # x90 = x71 + x78 (OF is 0), OF to x91, complete
        adox rbp, r8               # x91 = x72 + x79 + OF, OF to x92
        mulx r8, rcx, [rsi+0x8]    # x81:x80 = arg1[1]*arg2[2]
        adcx rbp, rcx              # x91 += x80 (CF is 0), CF to x92, complete
        mulx rcx, r13, [rsi+0x10]  # x83:x82 = arg1[2]*arg2[2]
        adox r10, r13              # x92 = x73 + x82 + OF, OF to x93
        adcx r8, r10               # x92 += x81 + CF, CF to x93, complete
        mulx r10, r13, [rsi+0x18]  # x85:x84 = arg1[3]*arg2[2]
        adox rcx, r13              # x93 = x83 + x84 + OF, OF to x94
        adox rdi, r10              # x94 = x75 + x85 + OF, OF to x95
        mulx r10, r13, [rsi+0x20]  # x87:x86 = arg1[4]*arg2[2]
        adcx r11, rcx              # x93 += x74 + CF, CF to x94, complete
        adcx r13, rdi              # x94 += x86 + CF, CF to x95, complete
        mulx rcx, rdi, [rsi+0x28]  # x89:x88 = arg1[5]*arg2[2]
        adox r10, rbx              # x95 = x76 + x87 + OF, OF to x96
        adcx r10, rdi              # x95 += x88 + CF, CF to x96, complete
        adcx rcx, [rip+.Lfe_p384_montgomery_mul_c0] # x96 = x89 + CF, no carry
        adox rcx, [rip+.Lfe_p384_montgomery_mul_c0] # x96 += OF, no carry
        mov edi, 0x0               # constant 0
        sub rdi, r12               # x77 = 0 - neg(x77), complete

        /* complete: [x77, x76, x75, x74, x73, x72, x71] in [rdi, rbx, -, -, -, -, -] */
        add rdi, rcx               # x96 += x77, CF to x111, complete

        /* complete: [x96, x95, x94, x93, x92, x91, x90] in [rdi, r10, r13, r11, r8, rbp, r9] */
        mov ecx, 0x0               # begins x111 = CF
        adc rcx, 0x0               # x111 = CF
        mov rbx, r9                # copy x90
        shl rbx, 0x20              # x98 = x90 << 32 mod 2^64
        add r9, rbx                # x99 = x90 + x98 mod 2^64
        mov r12, r9                # copy x99
        shr r12, 0x20              # x100 = x99 >> 32
        mov r14, r12               # copy x100
        add r14, r9                # x103 = x100 + x99, CF to x104
        mov r15d, 0x0              # begins x104 = CF
        adc r15, 0x0               # x104 = CF
        mov [rsp-0x10], r10        # spill x95
        mov r10, r9                # copy x99
        sub r10, rbx               # x101 = x99 - x98, CF from x102
        sbb rbx, r12               # x102 = x98 - x100 - CF, CF from x103, complete
        sbb r14, 0x0               # x103 -= CF, CF from x104, complete
        sbb r15, 0x0               # x104 -= CF, complete

        /* complete: [x104, x103, x102] in [r15, r14, rbx] */
        add r9, rdi                # x110 = x96 + x99, CF to x111
        adc rcx, 0x0               # x111 += CF
        sub rbp, rbx               # x105 = x91 - x102, CF from x106, complete
        sbb r8, r14                # x106 = x92 - x103 - CF, CF from x107, complete
        sbb r11, r15               # x107 = x93 - x104 - CF, CF from x108, complete
        mov rdx, [rax+0x18]        # load arg2[3]
        mulx r10, rdi, [rsi]       # x113:x112 = arg1[0]*arg2[3]
        sbb r13, 0x0               # x108 = x94 - CF, CF from x109, complete
        mov rbx, [rsp-0x10]        # reload x95
        sbb rbx, 0x0               # x109 = x95 - CF, CF from x110, complete
        sbb r9, 0x0                # x110 -= CF, CF from x111, complete
        sbb rcx, 0x0               # x111 -= CF, complete

        /* complete: [x111, x110, x109, x108, x107, x106, x105] in [rcx, r9, rbx, r13, r11, r8, rbp] */
        xor r12d, r12d             # CF = OF = 0
        adcx rdi, rbp              # x124 = x105 + x112 (CF is 0), CF to x125, complete
        mulx rbp, r12, [rsi+0x8]   # x115:x114 = arg1[1]*arg2[3]
        adox r12, r8               # x125 = x114 + x106 (OF is 0), OF to x126
        mulx r8, r14, [rsi+0x10]   # x117:x116 = arg1[2]*arg2[3]
        adox rbp, r14              # x126 = x116 + x115 + OF, OF to x127
        mulx r14, r15, [rsi+0x18]  # x119:x118 = arg1[3]*arg2[3]
        adcx r12, [rip+.Lfe_p384_montgomery_mul_c0] # x125 += CF, CF to x126
        adcx rbp, r11              # x126 += x107 + CF, CF to x127
        adcx r13, r8               # x127 = x108 + x117 + CF, CF to x128
        adcx r14, [rip+.Lfe_p384_montgomery_mul_c0] # x128 = x119 + CF, no carry
        adcx r10, r12              # x125 += x113 (CF is 0), CF to x126, complete
        adox r13, r15              # x127 += x118 + OF, OF to x128
        mulx r8, r11, [rsi+0x20]   # x121:x120 = arg1[4]*arg2[3]
        adox rbx, r11              # x128.2 = x109 + x120 + OF, OF to x129
        mulx r11, r12, [rsi+0x28]  # x123:x122 = arg1[5]*arg2[3]
        adox r9, r8                # x129 = x121 + x110 + OF, OF to x130
        adcx rbp, [rip+.Lfe_p384_montgomery_mul_c0] # x126 += CF, CF to x127, complete
        adcx r13, [rip+.Lfe_p384_montgomery_mul_c0] # x127 += CF, CF to x128, complete
        adcx r14, rbx              # x128 += x128.2 + CF, CF to x129, complete
        adcx r9, r12               # x129 += x122 + CF, CF to x130, complete
        adox r11, rcx              # x130 = x111 + x123 + OF, OF to x145
        seto r8b                   # begins x145 = OF
        movzx r8d, r8b             # x145 = OF
        adc r11, 0x0               # x130 += CF, CF to x145, complete

        /* complete: [x130, x129, x128, x127, x126, x125, x124] in [r11, r9, r14, r13, rbp, r10, rdi] */
        adc r8, 0x0                # x145 += CF
        mov rcx, rdi               # copy x124
        shl rcx, 0x20              # x132 = x124 << 32 mod 2^64
        lea rdi, [rdi+rcx]         # x133 = x124 + x132 mod 2^64
        mov rbx, rdi               # copy x133
        shr rbx, 0x20              # x134 = x133 >> 32
        mov r12, rdi               # copy x133
        add r12, rbx               # x137 = x134 + x133, CF to x138
        mov r15d, 0x0              # begins x138 = CF
        adc r15, 0x0               # x138 = CF
        mov [rsp-0x10], rax        # spill pointer arg2
        mov rax, rdi               # copy x133
        sub rax, rcx               # x135 = x133 - x132, CF from x136
        sbb rcx, rbx               # x136 = x132 - x134 - CF, CF from x137, complete
        sbb r12, 0x0               # x137 -= CF, CF from x138, complete
        sbb r15, 0x0               # x138 -= CF, complete

        /* complete: [x138, x137, x136] in [r15, r12, rcx] */
        sub r10, rcx               # x139 = x125 - x136, CF from x140, complete
        sbb rbp, r12               # x140 = x126 - x137 - CF, CF from x141, complete
        sbb r13, r15               # x141 = x127 - x138 - CF, CF from x142, complete
        sbb r14, 0x0               # x142 = x128 - CF, CF from x143, complete
        sbb r9, 0x0                # x143 = x129 - CF, CF from x144, complete
        sbb r11, 0x0               # x144 = x130 - CF, CF from x145
        sbb r8, 0x0                # x145 -= CF
        add r11, rdi               # x144 += x133, CF to x145, complete
        mov rax, [rsp-0x10]        # reload pointer arg2
        mov rdx, [rax+0x20]        # load arg2[4]
        mulx rcx, rdi, [rsi]       # x147:x146 = arg1[0]*arg2[4]
        adc r8, 0x0                # x145 += CF, complete

        /* complete: [x145, x144, x143, x142, x141, x140, x139] in [r8, r11, r9, r14, r13, rbp, r10] */
        xor ebx, ebx               # CF = OF = 0
        adcx rdi, r10              # x158 = x139 + x146 (CF is 0), CF to x159, complete
        mulx r10, rbx, [rsi+0x8]   # x149:x148 = arg1[1]*arg2[4]
        adox rcx, rbx              # x159 = x147 + x148 (OF is 0), OF to x160
        mulx rbx, r12, [rsi+0x10]  # x151:x150 = arg1[2]*arg2[4]
        adcx rbp, rcx              # x159 += x140 + CF, CF to x160, complete
        adcx r10, r12              # x160 = x150 + x149 + CF, CF to x161
        adox r13, r10              # x160 += x141 + OF, OF to x161, complete
        mulx r10, rcx, [rsi+0x18]  # x153:x152 = arg1[3]*arg2[4]
        adox r14, rcx              # x161 = x142 + x152 + OF, OF to x162
        mulx rcx, r12, [rsi+0x20]  # x155:x154 = arg1[4]*arg2[4]
        adox r10, r12              # x162 = x154 + x153 + OF, OF to x163
        adcx r14, rbx              # x161 += x151 + CF, CF to x162, complete
        adcx r9, r10               # x162 += x143 + CF, CF to x163, complete
        mulx r10, rbx, [rsi+0x28]  # x157:x156 = arg1[5]*arg2[4]
        adox rcx, rbx              # x163 = x156 + x155 + OF, OF to x164
        adox r8, r10               # x164 = x145 + x157 + OF, OF to x179
        adcx r11, rcx              # x163 += x144 + CF, CF to x164, complete
        seto r10b                  # begins x179 = OF
        movzx r10d, r10b           # x179 = OF
        adc r8, 0x0                # x164 += CF, CF to x179, complete

        /* complete: [x164, x163, x162, x161, x160, x159, x158] in [r8, r11, r9, r14, r13, rbp, rdi] */
        adc r10, 0x0               # x179 += CF
        mov rcx, rdi               # copy x158
        shl rcx, 0x20              # x166 = x158 << 32 mod 2^64
        lea rdi, [rdi+rcx]         # x167 = x158 + x166 mod 2^64
        mov rbx, rdi               # copy x167
        shr rbx, 0x20              # x168 = x167 >> 32
        mov r12, rdi               # copy x167
        add r12, rbx               # x171 = x168 + x167, CF to x172
        mov r15d, 0x0              # begins x172 = CF
        adc r15, 0x0               # x172 = CF
        mov [rsp-0x18], r11        # spill x163
        mov r11, rdi               # copy x167
        sub r11, rcx               # x169 = x167 - x166, CF from x170
        sbb rcx, rbx               # x170 = x166 - x168 - CF, CF from x171, complete
        sbb r12, 0x0               # x171 -= CF, CF from x172, complete
        sbb r15, 0x0               # x172 -= CF, complete

        /* complete: [x172, x171, x170] in [r15, r12, rcx] */
        xor r11d, r11d             # CF = OF = 0
        adcx rdi, r8               # x178 = x164 + x167 (CF is 0), CF to x179
        adc r10, 0x0               # x179 += CF
        sub rbp, rcx               # x173 = x159 - x170, CF from x174, complete
        sbb r13, r12               # x174 = x160 - x171 - CF, CF from x175, complete
        mov rdx, [rax+0x28]        # load arg2[5]
        mulx r8, r11, [rsi+0x8]    # x183:x182 = arg1[1]*arg2[5]
        sbb r14, r15               # x175 = x161 - x172 - CF, CF from x176, complete
        mulx rcx, rbx, [rsi]       # x181:x180 = arg1[0]*arg2[5]
        sbb r9, 0x0                # x176 = x162 - CF, CF from x177, complete
        mov r12, [rsp-0x18]        # reload x163
        sbb r12, 0x0               # x177 = x163 - CF, CF from x178, complete
        sbb rdi, 0x0               # x178 -= CF, CF from x179, complete
        sbb r10, 0x0               # x179 -= CF, complete

        /* complete: [x179, x178, x177, x176, x175, x174, x173] in [r10, rdi, r12, r9, r14, r13, rbp] */
        xor r15d, r15d             # CF = OF = 0
        adcx rbp, rbx              # x192 = x173 + x180 (CF is 0), CF to x193, complete
        adox r11, rcx              # x193 = x182 + x181 (OF is 0), OF to x194
        adcx r11, r13              # x193 += x174 + CF, CF to x194, complete
        mulx rcx, rbx, [rsi+0x10]  # x185:x184 = arg1[2]*arg2[5]
        mulx r13, r15, [rsi+0x20]  # x189:x188 = arg1[4]*arg2[5]
        adcx rbx, r14              # x194 = x184 + x175 + CF, CF to x195
        mov [rsp-0x18], r11        # spill x193
        mulx r14, r11, [rsi+0x18]  # x187:x186 = arg1[3]*arg2[5]
        adox rbx, r8               # x194 += x183 + OF, OF to x195, complete
        adox r9, rcx               # x195 = x176 + x185 + OF, OF to x196
        adcx r11, r9               # x195 += x186 + CF, CF to x196, complete
        adox r14, r15              # x196 = x187 + x188 + OF, OF to x197
        adcx r12, r14              # x196 += x177 + CF, CF to x197, complete
        mulx rax, r8, [rsi+0x28]   # x191:x190 = arg1[5]*arg2[5]
        adcx r8, r13               # x197 = x190 + x189 + CF, CF to x198
        adcx r10, rax              # x198 = x179 + x191 + CF, CF to x213
        adox r8, rdi               # x197 += x178 + OF, OF to x198, complete
        adox r10, [rip+.Lfe_p384_montgomery_mul_c0] # x198 += OF, OF to x213, complete

        /* complete: [x198, x197, x196, x195, x194, x193, x192] in [r10, r8, r12, r11, rbx, [rsp-0x18], rbp] */
        seto al                    # begins x213 = OF
        movzx eax, al              # x213 = OF
        adc rax, 0x0               # x213 += CF
        mov r9, rbp                # copy x192
        shl r9, 0x20               # x200 = x192 << 32 mod 2^64
        lea rcx, [r9+rbp]          # x201 = x192 + x200 mod 2^64
        mov edi, 0x20              # constant 0x20
        shrx rdi, rcx, rdi         # x202 = x201 >> 32
        add r10, rcx               # x212 = x198 + x201, CF to x213
        adc rax, 0x0               # x213 += CF
        mov rsi, rcx               # copy x201
        add rsi, rdi               # x205 = x202 + x201, CF to x206
        mov edx, 0x0               # begins x206 = CF
        adc rdx, 0x0               # x206 = CF
        sub rcx, r9                # x203 = x201 - x200, CF from x204
        sbb r9, rdi                # x204 = x200 - x202 - CF, CF from x205, complete
        sbb rsi, 0x0               # x205 -= CF, CF from x206, complete
        sbb rdx, 0x0               # x206 -= CF, complete

        /* complete: [x206, x205, x204] in [rdx, rsi, r9] */
        mov rcx, [rsp-0x18]        # reload x193
        sub rcx, r9                # x207 = x193 - x204, CF from x208, complete
        sbb rbx, rsi               # x208 = x194 - x205 - CF, CF from x209, complete
        sbb r11, rdx               # x209 = x195 - x206 - CF, CF from x210, complete
        sbb r12, 0x0               # x210 = x196 - CF, CF from x211, complete
        sbb r8, 0x0                # x211 = x197 - CF, CF from x212, complete
        sbb r10, 0x0               # x212 -= CF, CF from x213, complete
        sbb rax, 0x0               # x213 -= CF, complete

        /* complete: [x213, x212, x211, x210, x209, x208, x207] in [rax, r10, r8, r12, r11, rbx, rcx] */
        mov r9, rcx                # copy x207
        sub r9, [rip+.Lfe_p384_montgomery_mul_c1] # x214 = x207 - 0xffffffff, CF from x215, complete
        mov rdi, rbx               # copy x208
        sbb rdi, [rip+.Lfe_p384_montgomery_mul_c2] # x215 = x208 - 0xffffffff00000000 - CF, CF from x216, complete
        mov rsi, r11               # copy x209
        sbb rsi, -0x2              # x216 = x209 - 0xfffffffffffffffe - CF, CF from x217, complete
        mov rdx, r12               # copy x210
        sbb rdx, -0x1              # x217 = x210 - 0xffffffffffffffff - CF, CF from x218, complete
        mov rbp, r8                # copy x211
        sbb rbp, -0x1              # x218 = x211 - 0xffffffffffffffff - CF, CF from x219, complete
        mov r13, r10               # copy x212
        sbb r13, -0x1              # x219 = x212 - 0xffffffffffffffff - CF, CF from x220, complete

        /* complete: [x219, x218, x217, x216, x215, x214] in [r13, rbp, rdx, rsi, rdi, r9] */
        sbb rax, 0x0               # neg(x220) = x213 - CF, CF = x220
        cmovnc rcx, r9             # x221 = x220 ? x207 : x214, x220 in CF
        cmovc rdi, rbx             # x222 = x220 ? x208 : x215, x220 in CF
        cmovnc r12, rdx            # x224 = x220 ? x210 : x217, x220 in CF
        mov rax, [rsp-0x8]         # reload pointer out1
        mov [rax], rcx             # out1[0] = x221
        cmovc rsi, r11             # x223 = x220 ? x209 : x216, x220 in CF
        mov [rax+0x8], rdi         # out1[1] = x222
        cmovnc r10, r13            # x226 = x220 ? x212 : x219, x220 in CF
        mov [rax+0x18], r12        # out1[3] = x224
        cmovnc r8, rbp             # x225 = x220 ? x211 : x218, x220 in CF
        mov [rax+0x28], r10        # out1[5] = x226
        mov [rax+0x20], r8         # out1[4] = x225
        mov [rax+0x10], rsi        # out1[2] = x223

        pop r15                    # restore r15
        .cfi_adjust_cfa_offset -8
        .cfi_restore r15
        pop r14                    # restore r14
        .cfi_adjust_cfa_offset -8
        .cfi_restore r14
        pop r13                    # restore r13
        .cfi_adjust_cfa_offset -8
        .cfi_restore r13
        pop r12                    # restore r12
        .cfi_adjust_cfa_offset -8
        .cfi_restore r12
        pop rbp                    # restore rbp
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbp
        pop rbx                    # restore rbx
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbx
        ret                        # return
        .cfi_endproc
        .balign 8, 0xcc
.Lfe_p384_montgomery_mul_c0: .quad 0x0
.Lfe_p384_montgomery_mul_c1: .quad 0xffffffff
.Lfe_p384_montgomery_mul_c2: .quad 0xffffffff00000000
        .size   fe_p384_montgomery_mul, .-fe_p384_montgomery_mul
        .section .note.GNU-stack, "", @progbits
