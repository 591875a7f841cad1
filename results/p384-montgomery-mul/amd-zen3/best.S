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
 *   [rsp-0x10]  x61, then x95, then x163
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
 * 324 instructions; 88.1 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.997 [1.989, 1.997] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.792 [1.787, 1.794] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 8f68fac5dfaa11892ef4562501586c773442d8e4fd250dab6b5cacb185b9f6c1
 * found by Fieldwright, seed 2, 2026-11-24T10:06:32.055Z
 * npm run optimize -- --curve p384-montgomery --op mul --seed 2 --budget 60s
 * sha256 of the code: 1330fc6b414334befbd8184cf72a891ed24bd6d0ab3c01dc452c90367120a957
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
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r8, r9, [rax]         # x17:x16 = arg1[2]*arg2[0]
        mov rdx, [rax]             # load arg2[0]
        mulx r10, r11, [rsi+0x8]   # x15:x14 = arg1[1]*arg2[0]
        mulx rcx, rbx, [rsi]       # x13:x12 = arg1[0]*arg2[0]
        xor ebp, ebp               # CF = OF = 0
        adcx r11, rcx              # x24 = x13 + x14 (CF is 0), CF to x25, complete
        adcx r10, r9               # x25 = x15 + x16 + CF, CF to x26, complete
        mulx r9, rcx, [rsi+0x18]   # x19:x18 = arg1[3]*arg2[0]
        adcx rcx, r8               # x26 = x17 + x18 + CF, CF to x27, complete
        mulx r8, rbp, [rsi+0x20]   # x21:x20 = arg1[4]*arg2[0]
        adcx rbp, r9               # x27 = x19 + x20 + CF, CF to x28, complete
        mulx r9, r12, [rsi+0x28]   # x23:x22 = arg1[5]*arg2[0]
        adcx r12, r8               # x28 = x21 + x22 + CF, CF to x29, complete
        adc r9, 0x0                # x29 = x23 + CF, no carry, complete

        /* complete: [x29, x28, x27, x26, x25, x24] in [r9, r12, rbp, rcx, r10, r11] */
        mov r8, rbx                # copy x12
        shl r8, 0x20               # x30 = x12 << 32 mod 2^64
        add rbx, r8                # x31 = x12 + x30 mod 2^64
        mov r13, rbx               # copy x31
        shr r13, 0x20              # x32 = x31 >> 32
        mov r14, r13               # copy x32
        add r14, rbx               # x35 = x32 + x31, CF to x36
        mov r15d, 0x0              # begins x36 = CF
        adc r15, 0x0               # x36 = CF
        mov [rsp-0x8], rdi         # spill pointer out1
        mov rdi, rbx               # copy x31
        sub rdi, r8                # x33 = x31 - x30, CF from x34
        sbb r8, r13                # x34 = x30 - x32 - CF, CF from x35, complete
        sbb r14, 0x0               # x35 -= CF, CF from x36, complete
        sbb r15, 0x0               # x36 -= CF, complete

        /* complete: [x36, x35, x34] in [r15, r14, r8] */
        add rbx, r9                # x42 = x29 + x31, CF to x62
        mov r9d, 0x0               # begins x62 = CF
        adc r9, 0x0                # x62 = CF
        sub r11, r8                # x37 = x24 - x34, CF from x38, complete
        sbb r10, r14               # x38 = x25 - x35 - CF, CF from x39, complete
        mov rdx, [rax+0x8]         # load arg2[1]
        mulx r8, rdi, [rsi]        # x45:x44 = arg1[0]*arg2[1]
        sbb rcx, r15               # x39 = x26 - x36 - CF, CF from x40, complete
        sbb rbp, 0x0               # x40 = x27 - CF, CF from x41, complete
        sbb r12, 0x0               # x41 = x28 - CF, CF from x42, complete
        sbb rbx, 0x0               # x42 -= CF, CF from x62, complete

        /* complete: [x42, x41, x40, x39, x38, x37] in [rbx, r12, rbp, rcx, r10, r11] */
        sbb r9, 0x0                # x62 -= CF, no carry
        xor r13d, r13d             # CF = OF = 0
        adcx r11, rdi              # x56 = x37 + x44 (CF is 0), CF to x57, complete
        mulx rdi, r13, [rsi+0x8]   # x47:x46 = arg1[1]*arg2[1]
        adox r8, r13               # x57 = x45 + x46 (OF is 0), OF to x58
        adcx r8, r10               # x57 += x38 + CF, CF to x58, complete
        mulx r10, r13, [rsi+0x10]  # x49:x48 = arg1[2]*arg2[1]
        adcx r13, rdi              # x58 = x47 + x48 + CF, CF to x59
        adox r13, rcx              # x58 += x39 + OF, OF to x59, complete
        mulx rcx, rdi, [rsi+0x18]  # x51:x50 = arg1[3]*arg2[1]
        adox rdi, rbp              # x59 = x50 + x40 + OF, OF to x60
        adcx rdi, r10              # x59 += x49 + CF, CF to x60, complete
        adcx r12, rcx              # x60 = x51 + x41 + CF, CF to x61
        mulx r10, rcx, [rsi+0x20]  # x53:x52 = arg1[4]*arg2[1]
        adox rcx, r12              # x60 += x52 + OF, OF to x61, complete
        mulx rbp, r12, [rsi+0x28]  # x55:x54 = arg1[5]*arg2[1]
        adcx rbx, r12              # x61 = x54 + x42 + CF, CF to x62
        adox rbx, r10              # x61 += x53 + OF, OF to x62, complete
        adox rbp, [rip+.Lfe_p384_montgomery_mul_c0] # x62.2 = x55 + OF, no carry
        adc rbp, 0x0               # x62.2 += CF, no carry
        mov r10, r11               # copy x56
        shl r10, 0x20              # x64 = x56 << 32 mod 2^64
        lea r11, [r11+r10]         # x65 = x56 + x64 mod 2^64
        mov r12, r11               # copy x65
        shr r12, 0x20              # x66 = x65 >> 32
        mov r14, r12               # copy x66
        add r14, r11               # x69 = x66 + x65, CF to x70
        mov r15d, 0x0              # begins x70 = CF
        adc r15, 0x0               # x70 = CF
        mov [rsp-0x10], rbx        # spill x61
        mov rbx, r11               # copy x65
        sub rbx, r10               # x67 = x65 - x64, CF from x68
        sbb r10, r12               # x68 = x64 - x66 - CF, CF from x69, complete
        sbb r14, 0x0               # x69 -= CF, CF from x70, complete
        sbb r15, 0x0               # x70 -= CF, complete

        /* complete: [x70, x69, x68] in [r15, r14, r10] */
        add rbp, r9                # x62 += x62.2, CF to x77, complete

        /* complete: [x62, x61, x60, x59, x58, x57, x56] in [rbp, [rsp-0x10], rcx, rdi, r13, r8, -] */
        mov r9d, 0x0               # begins x77 = CF
        adc r9, 0x0                # x77 = CF
        xor ebx, ebx               # CF = OF = 0
        adox rbp, r11              # x76 = x62 + x65 (OF is 0), OF to x77
        adox r9, [rip+.Lfe_p384_montgomery_mul_c0] # x77 += OF
        sub r8, r10                # x71 = x57 - x68, CF from x72, complete
        sbb r13, r14               # x72 = x58 - x69 - CF, CF from x73, complete
        sbb rdi, r15               # x73 = x59 - x70 - CF, CF from x74, complete
        mov rdx, [rsi]             # load arg1[0]
        mulx r10, r11, [rax+0x10]  # x79:x78 = arg1[0]*arg2[2]
        sbb rcx, 0x0               # x74 = x60 - CF, CF from x75, complete
        mov rbx, [rsp-0x10]        # reload x61
        sbb rbx, 0x0               # x75 = x61 - CF, CF from x76, complete
        sbb rbp, 0x0               # x76 -= CF, CF from x77, complete
        sbb r9, 0x0                # x77 -= CF, complete

        /* complete: [x77, x76, x75, x74, x73, x72, x71] in [r9, rbp, rbx, rcx, rdi, r13, r8] */
        xor r12d, r12d             # CF = OF = 0
        adcx r8, r11               # x90 = x71 + x78 (CF is 0), CF to x91, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r11, r12, [rax+0x10]  # x81:x80 = arg1[1]*arg2[2]
        adox r13, r12              # x91 = x72 + x80 (OF is 0), OF to x92
        adcx r13, r10              # x91 += x79 + CF, CF to x92, complete
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx r10, r12, [rsi+0x10]  # x83:x82 = arg1[2]*arg2[2]
        adox r12, rdi              # x92 = x73 + x82 + OF, OF to x93
        adcx r12, r11              # x92 += x81 + CF, CF to x93, complete
        mulx r11, rdi, [rsi+0x18]  # x85:x84 = arg1[3]*arg2[2]
        adox rdi, r10              # x93 = x84 + x83 + OF, OF to x94
        mulx r10, r14, [rsi+0x20]  # x87:x86 = arg1[4]*arg2[2]
        adox r14, rbx              # x94 = x86 + x75 + OF, OF to x95
        adcx rcx, rdi              # x93 += x74 + CF, CF to x94, complete
        adox r10, rbp              # x95 = x76 + x87 + OF, OF to x96
        adcx r11, r14              # x94 += x85 + CF, CF to x95, complete
        mulx rdi, rbx, [rsi+0x28]  # x89:x88 = arg1[5]*arg2[2]
        adcx rbx, r10              # x95 += x88 + CF, CF to x96, complete
        adox rdi, [rip+.Lfe_p384_montgomery_mul_c0] # x96 = x89 + OF, no carry
        adc rdi, 0x0               # x96 += CF, no carry
        mov r10, r8                # copy x90
        shl r10, 0x20              # x98 = x90 << 32 mod 2^64
        lea r8, [r8+r10]           # x99 = x90 + x98 mod 2^64
        mov rbp, r8                # copy x99
        shr rbp, 0x20              # x100 = x99 >> 32
        mov r14, r8                # copy x99
        add r14, rbp               # x103 = x100 + x99, CF to x104
        mov r15d, 0x0              # begins x104 = CF
        adc r15, 0x0               # x104 = CF
        mov [rsp-0x10], rbx        # spill x95
        mov rbx, r8                # copy x99
        sub rbx, r10               # x101 = x99 - x98, CF from x102
        sbb r10, rbp               # x102 = x98 - x100 - CF, CF from x103, complete
        sbb r14, 0x0               # x103 -= CF, CF from x104, complete
        sbb r15, 0x0               # x104 -= CF, complete

        /* complete: [x104, x103, x102] in [r15, r14, r10] */
        add r9, rdi                # x96 += x77, CF to x111, complete

        /* complete: [x96, x95, x94, x93, x92, x91, x90] in [r9, [rsp-0x10], r11, rcx, r12, r13, -] */
        mov edi, 0x0               # begins x111 = CF
        adc rdi, 0x0               # x111 = CF
        adcx r8, r9                # x110 = x96 + x99 (CF is 0), CF to x111
        adc rdi, 0x0               # x111 += CF
        sub r13, r10               # x105 = x91 - x102, CF from x106, complete
        sbb r12, r14               # x106 = x92 - x103 - CF, CF from x107, complete
        sbb rcx, r15               # x107 = x93 - x104 - CF, CF from x108, complete
        mov rdx, [rax+0x18]        # load arg2[3]
        mulx r9, r10, [rsi]        # x113:x112 = arg1[0]*arg2[3]
        sbb r11, 0x0               # x108 = x94 - CF, CF from x109, complete
        mov rbx, [rsp-0x10]        # reload x95
        sbb rbx, 0x0               # x109 = x95 - CF, CF from x110, complete
        sbb r8, 0x0                # x110 -= CF, CF from x111, complete
        sbb rdi, 0x0               # x111 -= CF, complete

        /* complete: [x111, x110, x109, x108, x107, x106, x105] in [rdi, r8, rbx, r11, rcx, r12, r13] */
        xor ebp, ebp               # CF = OF = 0
        adcx r10, r13              # x124 = x105 + x112 (CF is 0), CF to x125, complete
        mulx rbp, r13, [rsi+0x10]  # x117:x116 = arg1[2]*arg2[3]
        mulx r14, r15, [rsi+0x8]   # x115:x114 = arg1[1]*arg2[3]
        adox r15, r12              # x125 = x114 + x106 (OF is 0), OF to x126
        adox rcx, r14              # x126 = x115 + x107 + OF, OF to x127
        adcx r15, r9               # x125 += x113 + CF, CF to x126, complete
        adcx rcx, r13              # x126 += x116 + CF, CF to x127, complete
        mulx r9, r12, [rsi+0x18]   # x119:x118 = arg1[3]*arg2[3]
        adcx r12, r11              # x127 = x118 + x108 + CF, CF to x128
        adox r12, rbp              # x127 += x117 + OF, OF to x128, complete
        mulx r11, rbp, [rsi+0x20]  # x121:x120 = arg1[4]*arg2[3]
        adcx rbp, r9               # x128 = x120 + x119 + CF, CF to x129
        adox rbp, rbx              # x128 += x109 + OF, OF to x129, complete
        mulx r9, rbx, [rsi+0x28]   # x123:x122 = arg1[5]*arg2[3]
        adcx r11, r8               # x129 = x121 + x110 + CF, CF to x130
        adox rbx, r11              # x129 += x122 + OF, OF to x130, complete
        adox rdi, r9               # x130 = x111 + x123 + OF, OF to x145
        seto r8b                   # begins x145 = OF
        movzx r8d, r8b             # x145 = OF
        adc rdi, 0x0               # x130 += CF, CF to x145, complete

        /* complete: [x130, x129, x128, x127, x126, x125, x124] in [rdi, rbx, rbp, r12, rcx, r15, r10] */
        adc r8, 0x0                # x145 += CF
        mov r9, r10                # copy x124
        shl r9, 0x20               # x132 = x124 << 32 mod 2^64
        add r10, r9                # x133 = x124 + x132 mod 2^64
        mov r11, r10               # copy x133
        shr r11, 0x20              # x134 = x133 >> 32
        mov r13, r11               # copy x134
        add r13, r10               # x137 = x134 + x133, CF to x138
        mov r14d, 0x0              # begins x138 = CF
        adc r14, 0x0               # x138 = CF
        adcx rdi, r10              # x144 = x130 + x133 (CF is 0), CF to x145
        adc r8, 0x0                # x145 += CF
        sub r10, r9                # x135 = x133 - x132, CF from x136
        sbb r9, r11                # x136 = x132 - x134 - CF, CF from x137, complete
        sbb r13, 0x0               # x137 -= CF, CF from x138, complete
        sbb r14, 0x0               # x138 -= CF, complete

        /* complete: [x138, x137, x136] in [r14, r13, r9] */
        sub r15, r9                # x139 = x125 - x136, CF from x140, complete
        sbb rcx, r13               # x140 = x126 - x137 - CF, CF from x141, complete
        sbb r12, r14               # x141 = x127 - x138 - CF, CF from x142, complete
        mov rdx, [rax+0x20]        # load arg2[4]
        mulx r9, r10, [rsi]        # x147:x146 = arg1[0]*arg2[4]
        sbb rbp, 0x0               # x142 = x128 - CF, CF from x143, complete
        sbb rbx, 0x0               # x143 = x129 - CF, CF from x144, complete
        sbb rdi, 0x0               # x144 -= CF, CF from x145, complete
        sbb r8, 0x0                # x145 -= CF, complete

        /* complete: [x145, x144, x143, x142, x141, x140, x139] in [r8, rdi, rbx, rbp, r12, rcx, r15] */
        xor r11d, r11d             # CF = OF = 0
        adcx r15, r10              # x158 = x139 + x146 (CF is 0), CF to x159, complete
        mulx r10, r11, [rsi+0x8]   # x149:x148 = arg1[1]*arg2[4]
        adox rcx, r11              # x159 = x140 + x148 (OF is 0), OF to x160
        mulx r11, r13, [rsi+0x10]  # x151:x150 = arg1[2]*arg2[4]
        adcx rcx, r9               # x159 += x147 + CF, CF to x160, complete
        adcx r13, r12              # x160 = x150 + x141 + CF, CF to x161
        mulx r9, r12, [rsi+0x18]   # x153:x152 = arg1[3]*arg2[4]
        adcx r12, r11              # x161 = x152 + x151 + CF, CF to x162
        adox r13, r10              # x160 += x149 + OF, OF to x161, complete
        adox r12, rbp              # x161 += x142 + OF, OF to x162, complete
        mulx r10, r11, [rsi+0x20]  # x155:x154 = arg1[4]*arg2[4]
        adox rbx, r11              # x162 = x154 + x143 + OF, OF to x163
        adcx r9, rbx               # x162 += x153 + CF, CF to x163, complete
        mulx r11, rbx, [rsi+0x28]  # x157:x156 = arg1[5]*arg2[4]
        adox r10, rbx              # x163 = x155 + x156 + OF, OF to x164
        adox r8, r11               # x164 = x145 + x157 + OF, OF to x179
        adcx rdi, r10              # x163 += x144 + CF, CF to x164, complete
        seto r10b                  # begins x179 = OF
        movzx r10d, r10b           # x179 = OF
        adc r8, 0x0                # x164 += CF, CF to x179, complete

        /* complete: [x164, x163, x162, x161, x160, x159, x158] in [r8, rdi, r9, r12, r13, rcx, r15] */
        adc r10, 0x0               # x179 += CF
        mov r11, r15               # copy x158
        shl r11, 0x20              # x166 = x158 << 32 mod 2^64
        lea rbx, [r15+r11]         # x167 = x158 + x166 mod 2^64
        mov rbp, rbx               # copy x167
        shr rbp, 0x20              # x168 = x167 >> 32
        xor r14d, r14d             # CF = OF = 0
        mov r14, rbp               # copy x168
        adcx r14, rbx              # x171 = x168 + x167 (CF is 0), CF to x172
        mov r15d, 0x0              # begins x172 = CF
        adc r15, 0x0               # x172 = CF
        mov [rsp-0x10], rdi        # spill x163
        mov rdi, rbx               # copy x167
        sub rdi, r11               # x169 = x167 - x166, CF from x170
        sbb r11, rbp               # x170 = x166 - x168 - CF, CF from x171, complete
        sbb r14, 0x0               # x171 -= CF, CF from x172, complete
        sbb r15, 0x0               # x172 -= CF, complete

        /* complete: [x172, x171, x170] in [r15, r14, r11] */
        xor edi, edi               # CF = OF = 0
        adox rbx, r8               # x178 = x164 + x167 (OF is 0), OF to x179
        adox r10, [rip+.Lfe_p384_montgomery_mul_c0] # x179 += OF
        sub rcx, r11               # x173 = x159 - x170, CF from x174, complete
        sbb r13, r14               # x174 = x160 - x171 - CF, CF from x175, complete
        mov rdx, [rsi]             # load arg1[0]
        mulx r8, r11, [rax+0x28]   # x181:x180 = arg1[0]*arg2[5]
        sbb r12, r15               # x175 = x161 - x172 - CF, CF from x176, complete
        sbb r9, 0x0                # x176 = x162 - CF, CF from x177, complete
        mov rdi, [rsp-0x10]        # reload x163
        sbb rdi, 0x0               # x177 = x163 - CF, CF from x178, complete
        sbb rbx, 0x0               # x178 -= CF, CF from x179, complete
        sbb r10, 0x0               # x179 -= CF, complete

        /* complete: [x179, x178, x177, x176, x175, x174, x173] in [r10, rbx, rdi, r9, r12, r13, rcx] */
        xor ebp, ebp               # CF = OF = 0
        adcx r11, rcx              # x192 = x173 + x180 (CF is 0), CF to x193, complete
        mov rdx, [rax+0x28]        # load arg2[5]
        mulx rcx, rbp, [rsi+0x8]   # x183:x182 = arg1[1]*arg2[5]
        adox rbp, r8               # x193 = x181 + x182 (OF is 0), OF to x194
        mulx r8, r14, [rsi+0x10]   # x185:x184 = arg1[2]*arg2[5]
        adox r14, rcx              # x194 = x183 + x184 + OF, OF to x195
        mulx rcx, r15, [rsi+0x18]  # x187:x186 = arg1[3]*arg2[5]
        adox r8, r15               # x195 = x186 + x185 + OF, OF to x196
        adcx rbp, r13              # x193 += x174 + CF, CF to x194, complete
        mulx r13, r15, [rsi+0x20]  # x189:x188 = arg1[4]*arg2[5]
        adcx r14, r12              # x194 += x175 + CF, CF to x195, complete
        mulx rax, rsi, [rsi+0x28]  # x191:x190 = arg1[5]*arg2[5]
        adox rcx, r15              # x196 = x187 + x188 + OF, OF to x197
        adcx r9, r8                # x195 += x176 + CF, CF to x196, complete
        adcx rcx, rdi              # x196 += x177 + CF, CF to x197, complete
        adox rsi, r13              # x197 = x189 + x190 + OF, OF to x198
        adcx rsi, rbx              # x197 += x178 + CF, CF to x198, complete
        adox rax, r10              # x198 = x179 + x191 + OF, no carry
        adc rax, 0x0               # x198 += CF, CF to x213, complete

        /* complete: [x198, x197, x196, x195, x194, x193, x192] in [rax, rsi, rcx, r9, r14, rbp, r11] */
        mov r8d, 0x0               # begins x213 = CF
        adc r8, 0x0                # x213 = CF
        mov r10, r11               # copy x192
        shl r10, 0x20              # x200 = x192 << 32 mod 2^64
        add r11, r10               # x201 = x192 + x200 mod 2^64
        add rax, r11               # x212 = x198 + x201, CF to x213
        adc r8, 0x0                # x213 += CF
        mov rdi, r11               # copy x201
        shr rdi, 0x20              # x202 = x201 >> 32
        mov rdx, r11               # copy x201
        add rdx, rdi               # x205 = x202 + x201, CF to x206
        mov ebx, 0x0               # begins x206 = CF
        adc rbx, 0x0               # x206 = CF
        sub r11, r10               # x203 = x201 - x200, CF from x204
        sbb r10, rdi               # x204 = x200 - x202 - CF, CF from x205, complete
        sbb rdx, 0x0               # x205 -= CF, CF from x206, complete
        sbb rbx, 0x0               # x206 -= CF, complete

        /* complete: [x206, x205, x204] in [rbx, rdx, r10] */
        sub rbp, r10               # x207 = x193 - x204, CF from x208, complete
        sbb r14, rdx               # x208 = x194 - x205 - CF, CF from x209, complete
        sbb r9, rbx                # x209 = x195 - x206 - CF, CF from x210, complete
        sbb rcx, 0x0               # x210 = x196 - CF, CF from x211, complete
        sbb rsi, 0x0               # x211 = x197 - CF, CF from x212, complete
        sbb rax, 0x0               # x212 -= CF, CF from x213, complete
        sbb r8, 0x0                # x213 -= CF, complete

        /* complete: [x213, x212, x211, x210, x209, x208, x207] in [r8, rax, rsi, rcx, r9, r14, rbp] */
        mov r10, rbp               # copy x207
        sub r10, [rip+.Lfe_p384_montgomery_mul_c1] # x214 = x207 - 0xffffffff, CF from x215, complete
        mov r11, r14               # copy x208
        sbb r11, [rip+.Lfe_p384_montgomery_mul_c2] # x215 = x208 - 0xffffffff00000000 - CF, CF from x216, complete
        mov rdi, r9                # copy x209
        sbb rdi, -0x2              # x216 = x209 - 0xfffffffffffffffe - CF, CF from x217, complete
        mov rdx, rcx               # copy x210
        sbb rdx, -0x1              # x217 = x210 - 0xffffffffffffffff - CF, CF from x218, complete
        mov rbx, rsi               # copy x211
        sbb rbx, -0x1              # x218 = x211 - 0xffffffffffffffff - CF, CF from x219, complete
        mov r12, rax               # copy x212
        sbb r12, -0x1              # x219 = x212 - 0xffffffffffffffff - CF, CF from x220, complete

        /* complete: [x219, x218, x217, x216, x215, x214] in [r12, rbx, rdx, rdi, r11, r10] */
        sbb r8, 0x0                # neg(x220) = x213 - CF, CF = x220
        cmovc rbx, rsi             # x225 = x220 ? x211 : x218, x220 in CF
        mov r8, [rsp-0x8]          # reload pointer out1
        mov [r8+0x20], rbx         # out1[4] = x225
        cmovc r11, r14             # x222 = x220 ? x208 : x215, x220 in CF
        cmovc rdx, rcx             # x224 = x220 ? x210 : x217, x220 in CF
        cmovnc rax, r12            # x226 = x220 ? x212 : x219, x220 in CF
        mov [r8+0x18], rdx         # out1[3] = x224
        cmovnc r9, rdi             # x223 = x220 ? x209 : x216, x220 in CF
        mov [r8+0x10], r9          # out1[2] = x223
        cmovnc rbp, r10            # x221 = x220 ? x207 : x214, x220 in CF
        mov [r8+0x28], rax         # out1[5] = x226
        mov [r8+0x8], r11          # out1[1] = x222
        mov [r8], rbp              # out1[0] = x221

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
