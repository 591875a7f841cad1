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
 *   [rsp-0x10]  x28, then x79, then x97
 *   [rsp-0x18]  x113, then x131, then x183
 *   [rsp-0x20]  x121, then x132, then x167, then x197
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * neg(x) is a part of the word x that is to be subtracted.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x37 = x12 - x33 (carry to x38)
 *   x38 = x24 - x34 (carry to x39)
 *   x39 = x25 - x35 (carry to x40)
 *   x40 = x26 - x36 (carry to x41)
 *   x41 = x27 (carry to x42)
 *   x42 = x28 (carry to x43)
 *   x43 = x29 + x30 (carry to x63)
 *   x57 = x38 + x45 (carry to x58)
 *   x58 = x39 + x46 + x47 (carry to x59)
 *   x59 = x40 + x48 + x49 (carry to x60)
 *   x60 = x41 + x50 + x51 (carry to x61)
 *   x61 = x42 + x52 + x53 (carry to x62)
 *   x62 = x43 + x54 + x55 (carry to x63)
 *   x63 = x56 (carry to x79)
 *   x72 = x57 - x68 (carry to x73)
 *   x73 = x58 - x69 (carry to x74)
 *   x74 = x59 - x70 (carry to x75)
 *   x75 = x60 - x71 (carry to x76)
 *   x76 = x61 (carry to x77)
 *   x77 = x62 (carry to x78)
 *   x78 = x63 + x65 (carry to x79)
 *   x92 = x73 + x80 (carry to x93)
 *   x93 = x74 + x81 + x82 (carry to x94)
 *   x94 = x75 + x83 + x84 (carry to x95)
 *   x95 = x76 + x85 + x86 (carry to x96)
 *   x96 = x77 + x87 + x88 (carry to x97)
 *   x97 = x78 + x89 + x90 (carry to x98)
 *   x98 = x79 + x91 (carry to x114)
 *   x107 = x92 - x103 (carry to x108)
 *   x108 = x93 - x104 (carry to x109)
 *   x109 = x94 - x105 (carry to x110)
 *   x110 = x95 - x106 (carry to x111)
 *   x111 = x96 (carry to x112)
 *   x112 = x97 (carry to x113)
 *   x113 = x98 + x100 (carry to x114)
 *   x127 = x108 + x115 (carry to x128)
 *   x128 = x109 + x116 + x117 (carry to x129)
 *   x129 = x110 + x118 + x119 (carry to x130)
 *   x130 = x111 + x120 + x121 (carry to x131)
 *   x131 = x112 + x122 + x123 (carry to x132)
 *   x132 = x113 + x124 + x125 (carry to x133)
 *   x133 = x114 + x126 (carry to x149)
 *   x142 = x127 - x138 (carry to x143)
 *   x143 = x128 - x139 (carry to x144)
 *   x144 = x129 - x140 (carry to x145)
 *   x145 = x130 - x141 (carry to x146)
 *   x146 = x131 (carry to x147)
 *   x147 = x132 (carry to x148)
 *   x148 = x133 + x135 (carry to x149)
 *   x162 = x143 + x150 (carry to x163)
 *   x163 = x144 + x151 + x152 (carry to x164)
 *   x164 = x145 + x153 + x154 (carry to x165)
 *   x165 = x146 + x155 + x156 (carry to x166)
 *   x166 = x147 + x157 + x158 (carry to x167)
 *   x167 = x148 + x159 + x160 (carry to x168)
 *   x168 = x149 + x161 (carry to x184)
 *   x177 = x162 - x173 (carry to x178)
 *   x178 = x163 - x174 (carry to x179)
 *   x179 = x164 - x175 (carry to x180)
 *   x180 = x165 - x176 (carry to x181)
 *   x181 = x166 (carry to x182)
 *   x182 = x167 (carry to x183)
 *   x183 = x168 + x170 (carry to x184)
 *   x197 = x178 + x185 (carry to x198)
 *   x198 = x179 + x186 + x187 (carry to x199)
 *   x199 = x180 + x188 + x189 (carry to x200)
 *   x200 = x181 + x190 + x191 (carry to x201)
 *   x201 = x182 + x192 + x193 (carry to x202)
 *   x202 = x183 + x194 + x195 (carry to x203)
 *   x203 = x184 + x196 (carry to x219)
 *   x212 = x197 - x208 (carry to x213)
 *   x213 = x198 - x209 (carry to x214)
 *   x214 = x199 - x210 (carry to x215)
 *   x215 = x200 - x211 (carry to x216)
 *   x216 = x201 (carry to x217)
 *   x217 = x202 (carry to x218)
 *   x218 = x203 + x205 (carry to x219)
 *
 * 345 instructions; 90.4 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.846 [1.835, 1.847] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.829 [1.828, 1.832] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 3, 2026-11-23T07:52:18.731Z
 * npm run optimize -- --field p384-montgomery --op mul --seed 3 --budget 90s --variant shifted-apart
 * sha256 of the code: 579b9428d97583c19f21fb3a4b75d95692438021e9d2c5f88f2a00f6565092a9
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
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r8, r9, [rax]         # x15:x14 = arg1[1]*arg2[0]
        mov rdx, [rsi]             # load arg1[0]
        mulx r10, r11, [rax]       # x13:x12 = arg1[0]*arg2[0]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rcx, rbx, [rax]       # x17:x16 = arg1[2]*arg2[0]
        mov rdx, [rax]             # load arg2[0]
        mulx rbp, r12, [rsi+0x18]  # x19:x18 = arg1[3]*arg2[0]
        mov r13, r11               # copy x12
        imul r13, [rip+.Lfe_p384_montgomery_mul_c0] # x30 = x12*0x100000001 mod 2^64
        mov r14, r13               # copy x30
        shl r14, 0x20              # x31 = x30 << 32 mod 2^64
        xor r15d, r15d             # CF = OF = 0
        adcx r10, r9               # x24 = x13 + x14 (CF is 0), CF to x25, complete
        mulx r9, r15, [rsi+0x20]   # x21:x20 = arg1[4]*arg2[0]
        adcx r8, rbx               # x25 = x15 + x16 + CF, CF to x26, complete
        adcx rcx, r12              # x26 = x17 + x18 + CF, CF to x27, complete
        adcx r15, rbp              # x27 = x19 + x20 + CF, CF to x28, complete
        mulx rbx, rbp, [rsi+0x28]  # x23:x22 = arg1[5]*arg2[0]
        adcx r9, rbp               # x28 = x21 + x22 + CF, CF to x29, complete
        mov ebp, 0x20              # constant 0x20
        shrx r12, r13, rbp         # x32 = x30 >> 32
        mov [rsp-0x8], rdi         # spill pointer out1
        mov rdi, r12               # copy x32
        adox rdi, r13              # x35 = x32 + x30 (OF is 0), OF to x36
        adcx rbx, [rip+.Lfe_p384_montgomery_mul_c1] # x29 = x23 + CF, no carry, complete

        /* complete: [x29, x28, x27, x26, x25, x24] in [rbx, r9, r15, rcx, r8, r10] */
        seto bpl                   # begins x36 = OF
        movzx ebp, bpl             # x36 = OF
        mov [rsp-0x10], r9         # spill x28
        mov r9, r13                # copy x30
        sub r9, r14                # x33 = x30 - x31, CF from x34, complete
        sbb r14, r12               # x34 = x31 - x32 - CF, CF from x35, complete
        sbb rdi, 0x0               # x35 -= CF, CF from x36, complete
        sbb rbp, 0x0               # x36 -= CF, complete

        /* complete: [x36, x35, x34, x33] in [rbp, rdi, r14, r9] */
        add rbx, r13               # x43 = x29 + x30, CF to x63
        mov r12d, 0x0              # begins x63 = CF
        adc r12, 0x0               # x63 = CF
        sub r11, r9                # x37 = x12 - x33, CF from x38
        sbb r10, r14               # x38 = x24 - x34 - CF, CF from x39, complete
        sbb r8, rdi                # x39 = x25 - x35 - CF, CF from x40, complete
        sbb rcx, rbp               # x40 = x26 - x36 - CF, CF from x41, complete
        mov rdx, [rax+0x8]         # load arg2[1]
        mulx r9, r11, [rsi]        # x46:x45 = arg1[0]*arg2[1]
        sbb r15, 0x0               # x41 = x27 - CF, CF from x42, complete
        mov rdi, [rsp-0x10]        # reload x28
        sbb rdi, 0x0               # x42 = x28 - CF, CF from x43, complete
        sbb rbx, 0x0               # x43 -= CF, CF from x63, complete

        /* complete: [x43, x42, x41, x40, x39, x38] in [rbx, rdi, r15, rcx, r8, r10] */
        sbb r12, 0x0               # x63 -= CF, no carry
        xor ebp, ebp               # CF = OF = 0
        adcx r10, r11              # x57 = x38 + x45 (CF is 0), CF to x58, complete
        mulx r11, rbp, [rsi+0x8]   # x48:x47 = arg1[1]*arg2[1]
        adox r9, rbp               # x58 = x47 + x46 (OF is 0), OF to x59
        adcx r8, r9                # x58 += x39 + CF, CF to x59, complete
        mulx r9, rbp, [rsi+0x18]   # x52:x51 = arg1[3]*arg2[1]
        mulx r13, r14, [rsi+0x10]  # x50:x49 = arg1[2]*arg2[1]
        adox rcx, r14              # x59 = x40 + x49 + OF, OF to x60
        adox r13, r15              # x60 = x41 + x50 + OF, OF to x61
        mulx r14, r15, [rsi+0x20]  # x54:x53 = arg1[4]*arg2[1]
        adcx rcx, r11              # x59 += x48 + CF, CF to x60, complete
        adox r15, rdi              # x61 = x42 + x53 + OF, OF to x62
        mulx r11, rdi, [rsi+0x28]  # x56:x55 = arg1[5]*arg2[1]
        adcx rbp, r13              # x60 += x51 + CF, CF to x61, complete
        adox rdi, r14              # x62 = x55 + x54 + OF, OF to x63
        adcx r9, r15               # x61 += x52 + CF, CF to x62, complete
        adcx rdi, rbx              # x62 += x43 + CF, CF to x63, complete
        adox r11, [rip+.Lfe_p384_montgomery_mul_c1] # x63.2 = x56 + OF, no carry
        adc r11, 0x0               # x63.2 += CF, no carry
        mov rbx, r10               # copy x57
        imul rbx, [rip+.Lfe_p384_montgomery_mul_c0] # x65 = x57*0x100000001 mod 2^64
        mov r13, rbx               # copy x65
        shr r13, 0x20              # x67 = x65 >> 32
        mov r14, r13               # copy x67
        add r14, rbx               # x70 = x67 + x65, CF to x71
        mov r15d, 0x0              # begins x71 = CF
        adc r15, 0x0               # x71 = CF
        add r11, r12               # x63 += x63.2, CF to x79, complete

        /* complete: [x63, x62, x61, x60, x59, x58, x57] in [r11, rdi, r9, rbp, rcx, r8, r10] */
        mov r12d, 0x0              # begins x79 = CF
        adc r12, 0x0               # x79 = CF
        add r11, rbx               # x78 = x63 + x65, CF to x79
        adc r12, 0x0               # x79 += CF
        mov [rsp-0x10], r12        # spill x79
        mov r12, rbx               # copy x65
        shl r12, 0x20              # x66 = x65 << 32 mod 2^64
        sub rbx, r12               # x68 = x65 - x66, CF from x69, complete
        sbb r12, r13               # x69 = x66 - x67 - CF, CF from x70, complete
        sbb r14, 0x0               # x70 -= CF, CF from x71, complete
        sbb r15, 0x0               # x71 -= CF, complete

        /* complete: [x71, x70, x69, x68] in [r15, r14, r12, rbx] */
        sub r10, rbx               # x72 = x57 - x68, CF from x73
        sbb r8, r12                # x73 = x58 - x69 - CF, CF from x74, complete
        sbb rcx, r14               # x74 = x59 - x70 - CF, CF from x75, complete
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx r10, rbx, [rsi]       # x81:x80 = arg1[0]*arg2[2]
        sbb rbp, r15               # x75 = x60 - x71 - CF, CF from x76, complete
        mulx r12, r13, [rsi+0x8]   # x83:x82 = arg1[1]*arg2[2]
        sbb r9, 0x0                # x76 = x61 - CF, CF from x77, complete
        sbb rdi, 0x0               # x77 = x62 - CF, CF from x78, complete
        sbb r11, 0x0               # x78 -= CF, CF from x79, complete
        mov r14, [rsp-0x10]        # reload x79
        sbb r14, 0x0               # x79 -= CF, complete

        /* complete: [x79, x78, x77, x76, x75, x74, x73] in [r14, r11, rdi, r9, rbp, rcx, r8] */
        xor r15d, r15d             # CF = OF = 0
        adox rbx, r8               # x92 = x73 + x80 (OF is 0), OF to x93, complete
        adox rcx, r13              # x93 = x74 + x82 + OF, OF to x94
        mulx r8, r13, [rsi+0x10]   # x85:x84 = arg1[2]*arg2[2]
        adox r13, rbp              # x94 = x84 + x75 + OF, OF to x95
        adcx rcx, r10              # x93 += x81 (CF is 0), CF to x94, complete
        mulx r10, rbp, [rsi+0x18]  # x87:x86 = arg1[3]*arg2[2]
        adox r8, r9                # x95 = x85 + x76 + OF, OF to x96
        adcx r12, r13              # x94 += x83 + CF, CF to x95, complete
        adcx r8, rbp               # x95 += x86 + CF, CF to x96, complete
        mulx r9, rbp, [rsi+0x20]   # x89:x88 = arg1[4]*arg2[2]
        adcx rdi, rbp              # x96 = x77 + x88 + CF, CF to x97
        adox rdi, r10              # x96 += x87 + OF, OF to x97, complete
        mulx r10, rbp, [rsi+0x28]  # x91:x90 = arg1[5]*arg2[2]
        adcx rbp, r11              # x97 = x78 + x90 + CF, CF to x98
        adox r9, rbp               # x97 += x89 + OF, OF to x98, complete
        adox r10, [rip+.Lfe_p384_montgomery_mul_c1] # x98 = x91 + OF, no carry
        adc r10, 0x0               # x98 += CF, no carry
        mov r11, rbx               # copy x92
        imul r11, [rip+.Lfe_p384_montgomery_mul_c0] # x100 = x92*0x100000001 mod 2^64
        mov ebp, 0x20              # constant 0x20
        shrx r13, r11, rbp         # x102 = x100 >> 32
        mov r15, r11               # copy x100
        add r15, r13               # x105 = x102 + x100, CF to x106
        mov ebp, 0x0               # begins x106 = CF
        adc rbp, 0x0               # x106 = CF
        adcx r10, r14              # x98 += x79 (CF is 0), CF to x114, complete

        /* complete: [x98, x97, x96, x95, x94, x93, x92] in [r10, r9, rdi, r8, r12, rcx, rbx] */
        mov r14d, 0x0              # begins x114 = CF
        adc r14, 0x0               # x114 = CF
        mov [rsp-0x10], r9         # spill x97
        xor r9d, r9d               # CF = OF = 0
        adox r10, r11              # x113 = x98 + x100 (OF is 0), OF to x114
        mov rdx, [rax+0x18]        # load arg2[3]
        mov [rsp-0x18], r10        # spill x113
        mulx r9, r10, [rsi+0x18]   # x122:x121 = arg1[3]*arg2[3]
        adox r14, [rip+.Lfe_p384_montgomery_mul_c1] # x114 += OF
        mov [rsp-0x20], r10        # spill x121
        mov r10, r11               # copy x100
        shl r10, 0x20              # x101 = x100 << 32 mod 2^64
        sub r11, r10               # x103 = x100 - x101, CF from x104, complete
        sbb r10, r13               # x104 = x101 - x102 - CF, CF from x105, complete
        sbb r15, 0x0               # x105 -= CF, CF from x106, complete
        sbb rbp, 0x0               # x106 -= CF, complete

        /* complete: [x106, x105, x104, x103] in [rbp, r15, r10, r11] */
        sub rbx, r11               # x107 = x92 - x103, CF from x108
        mulx r11, rbx, [rsi]       # x116:x115 = arg1[0]*arg2[3]
        sbb rcx, r10               # x108 = x93 - x104 - CF, CF from x109, complete
        sbb r12, r15               # x109 = x94 - x105 - CF, CF from x110, complete
        sbb r8, rbp                # x110 = x95 - x106 - CF, CF from x111, complete
        sbb rdi, 0x0               # x111 = x96 - CF, CF from x112, complete
        mov r10, [rsp-0x10]        # reload x97
        sbb r10, 0x0               # x112 = x97 - CF, CF from x113, complete
        mov rbp, [rsp-0x18]        # reload x113
        sbb rbp, 0x0               # x113 -= CF, CF from x114, complete
        sbb r14, 0x0               # x114 -= CF, complete

        /* complete: [x114, x113, x112, x111, x110, x109, x108] in [r14, rbp, r10, rdi, r8, r12, rcx] */
        xor r13d, r13d             # CF = OF = 0
        adcx rcx, rbx              # x127 = x108 + x115 (CF is 0), CF to x128, complete
        mulx rbx, r13, [rsi+0x8]   # x118:x117 = arg1[1]*arg2[3]
        adox r12, r11              # x128 = x116 + x109 (OF is 0), OF to x129
        mulx r11, r15, [rsi+0x10]  # x120:x119 = arg1[2]*arg2[3]
        adcx r12, r13              # x128 += x117 + CF, CF to x129, complete
        adcx r15, rbx              # x129 = x118 + x119 + CF, CF to x130
        adox r15, r8               # x129 += x110 + OF, OF to x130, complete
        mulx r8, rbx, [rsi+0x20]   # x124:x123 = arg1[4]*arg2[3]
        adcx rdi, r11              # x130 = x120 + x111 + CF, CF to x131
        adcx rbx, r9               # x131 = x123 + x122 + CF, CF to x132
        adox rdi, [rsp-0x20]       # x130 += x121 + OF, OF to x131, complete
        adox rbx, r10              # x131 += x112 + OF, OF to x132, complete
        mulx r9, r10, [rsi+0x28]   # x126:x125 = arg1[5]*arg2[3]
        adox rbp, r8               # x132 = x113 + x124 + OF, OF to x133
        adcx r10, rbp              # x132 += x125 + CF, CF to x133, complete
        adox r9, r14               # x133 = x114 + x126 + OF, OF to x149
        seto r8b                   # begins x149 = OF
        movzx r8d, r8b             # x149 = OF
        adc r9, 0x0                # x133 += CF, CF to x149, complete

        /* complete: [x133, x132, x131, x130, x129, x128, x127] in [r9, r10, rbx, rdi, r15, r12, rcx] */
        adc r8, 0x0                # x149 += CF
        mov r11, rcx               # copy x127
        imul r11, [rip+.Lfe_p384_montgomery_mul_c0] # x135 = x127*0x100000001 mod 2^64
        mov rbp, r11               # copy x135
        shr rbp, 0x20              # x137 = x135 >> 32
        mov r13, r11               # copy x135
        shl r13, 0x20              # x136 = x135 << 32 mod 2^64
        mov r14, rbp               # copy x137
        add r14, r11               # x140 = x137 + x135, CF to x141
        mov [rsp-0x20], r10        # spill x132
        mov r10d, 0x0              # begins x141 = CF
        adc r10, 0x0               # x141 = CF
        mov [rsp-0x18], rbx        # spill x131
        mov rbx, r11               # copy x135
        sub rbx, r13               # x138 = x135 - x136, CF from x139, complete
        sbb r13, rbp               # x139 = x136 - x137 - CF, CF from x140, complete
        sbb r14, 0x0               # x140 -= CF, CF from x141, complete
        sbb r10, 0x0               # x141 -= CF, complete

        /* complete: [x141, x140, x139, x138] in [r10, r14, r13, rbx] */
        add r9, r11                # x148 = x133 + x135, CF to x149
        adc r8, 0x0                # x149 += CF
        sub rcx, rbx               # x142 = x127 - x138, CF from x143
        sbb r12, r13               # x143 = x128 - x139 - CF, CF from x144, complete
        sbb r15, r14               # x144 = x129 - x140 - CF, CF from x145, complete
        sbb rdi, r10               # x145 = x130 - x141 - CF, CF from x146, complete
        mov rdx, [rax+0x20]        # load arg2[4]
        mulx r10, r11, [rsi]       # x151:x150 = arg1[0]*arg2[4]
        mov rcx, [rsp-0x18]        # reload x131
        sbb rcx, 0x0               # x146 = x131 - CF, CF from x147, complete
        mov rbx, [rsp-0x20]        # reload x132
        sbb rbx, 0x0               # x147 = x132 - CF, CF from x148, complete
        sbb r9, 0x0                # x148 -= CF, CF from x149, complete
        sbb r8, 0x0                # x149 -= CF, complete

        /* complete: [x149, x148, x147, x146, x145, x144, x143] in [r8, r9, rbx, rcx, rdi, r15, r12] */
        xor ebp, ebp               # CF = OF = 0
        adox r12, r11              # x162 = x143 + x150 (OF is 0), OF to x163, complete
        mulx r11, rbp, [rsi+0x8]   # x153:x152 = arg1[1]*arg2[4]
        adox rbp, r15              # x163 = x144 + x152 + OF, OF to x164
        adcx r10, rbp              # x163 += x151 (CF is 0), CF to x164, complete
        mulx rbp, r13, [rsi+0x10]  # x155:x154 = arg1[2]*arg2[4]
        adcx r11, rdi              # x164 = x153 + x145 + CF, CF to x165
        adox r11, r13              # x164 += x154 + OF, OF to x165, complete
        mulx rdi, r13, [rsi+0x20]  # x159:x158 = arg1[4]*arg2[4]
        mulx r14, r15, [rsi+0x18]  # x157:x156 = arg1[3]*arg2[4]
        adox r15, rbp              # x165 = x156 + x155 + OF, OF to x166
        adcx rcx, r15              # x165 += x146 + CF, CF to x166, complete
        adcx r13, r14              # x166 = x158 + x157 + CF, CF to x167
        adox rbx, r13              # x166 += x147 + OF, OF to x167, complete
        mulx rbp, r13, [rsi+0x28]  # x161:x160 = arg1[5]*arg2[4]
        adox r13, rdi              # x167 = x159 + x160 + OF, OF to x168
        adcx r9, r13               # x167 += x148 + CF, CF to x168, complete
        adox r8, rbp               # x168 = x149 + x161 + OF, OF to x184
        seto dil                   # begins x184 = OF
        movzx edi, dil             # x184 = OF
        adc r8, 0x0                # x168 += CF, CF to x184, complete

        /* complete: [x168, x167, x166, x165, x164, x163, x162] in [r8, r9, rbx, rcx, r11, r10, r12] */
        adc rdi, 0x0               # x184 += CF
        mov rbp, r12               # copy x162
        imul rbp, [rip+.Lfe_p384_montgomery_mul_c0] # x170 = x162*0x100000001 mod 2^64
        mov r13, rbp               # copy x170
        shl r13, 0x20              # x171 = x170 << 32 mod 2^64
        mov r14d, 0x20             # constant 0x20
        shrx r15, rbp, r14         # x172 = x170 >> 32
        mov r14, r15               # copy x172
        add r14, rbp               # x175 = x172 + x170, CF to x176
        mov [rsp-0x20], r9         # spill x167
        mov r9d, 0x0               # begins x176 = CF
        adc r9, 0x0                # x176 = CF
        add r8, rbp                # x183 = x168 + x170, CF to x184
        adc rdi, 0x0               # x184 += CF
        sub rbp, r13               # x173 = x170 - x171, CF from x174, complete
        sbb r13, r15               # x174 = x171 - x172 - CF, CF from x175, complete
        sbb r14, 0x0               # x175 -= CF, CF from x176, complete
        sbb r9, 0x0                # x176 -= CF, complete

        /* complete: [x176, x175, x174, x173] in [r9, r14, r13, rbp] */
        sub r12, rbp               # x177 = x162 - x173, CF from x178
        sbb r10, r13               # x178 = x163 - x174 - CF, CF from x179, complete
        mov rdx, [rax+0x28]        # load arg2[5]
        mulx rbp, r12, [rsi]       # x186:x185 = arg1[0]*arg2[5]
        sbb r11, r14               # x179 = x164 - x175 - CF, CF from x180, complete
        sbb rcx, r9                # x180 = x165 - x176 - CF, CF from x181, complete
        sbb rbx, 0x0               # x181 = x166 - CF, CF from x182, complete
        mov r9, [rsp-0x20]         # reload x167
        sbb r9, 0x0                # x182 = x167 - CF, CF from x183, complete
        sbb r8, 0x0                # x183 -= CF, CF from x184, complete
        sbb rdi, 0x0               # x184 -= CF, complete

        /* complete: [x184, x183, x182, x181, x180, x179, x178] in [rdi, r8, r9, rbx, rcx, r11, r10] */
        xor r13d, r13d             # CF = OF = 0
        adcx r12, r10              # x197 = x178 + x185 (CF is 0), CF to x198, complete
        adox rbp, r11              # x198 = x186 + x179 (OF is 0), OF to x199
        mulx r10, r11, [rsi+0x10]  # x190:x189 = arg1[2]*arg2[5]
        mulx r13, r14, [rsi+0x8]   # x188:x187 = arg1[1]*arg2[5]
        adox rcx, r13              # x199 = x188 + x180 + OF, OF to x200
        mulx r13, r15, [rsi+0x28]  # x196:x195 = arg1[5]*arg2[5]
        mov [rsp-0x20], r12        # spill x197
        mov [rsp-0x18], r8         # spill x183
        mulx r12, r8, [rsi+0x20]   # x194:x193 = arg1[4]*arg2[5]
        adcx rbp, r14              # x198 += x187 + CF, CF to x199, complete
        mulx rax, rsi, [rsi+0x18]  # x192:x191 = arg1[3]*arg2[5]
        adox rbx, r10              # x200 = x181 + x190 + OF, OF to x201
        adox r8, rax               # x201 = x192 + x193 + OF, OF to x202
        adcx r11, rcx              # x199 += x189 + CF, CF to x200, complete
        adcx rsi, rbx              # x200 += x191 + CF, CF to x201, complete
        adox r12, r15              # x202 = x194 + x195 + OF, OF to x203
        adox rdi, r13              # x203 = x184 + x196 + OF, OF to x219
        adcx r8, r9                # x201 += x182 + CF, CF to x202, complete
        adcx r12, [rsp-0x18]       # x202 += x183 + CF, CF to x203, complete
        seto al                    # begins x219 = OF
        movzx eax, al              # x219 = OF
        adc rdi, 0x0               # x203 += CF, CF to x219, complete

        /* complete: [x203, x202, x201, x200, x199, x198, x197] in [rdi, r12, r8, rsi, r11, rbp, [rsp-0x20]] */
        adc rax, 0x0               # x219 += CF
        mov r9, [rsp-0x20]         # reload x197
        imul r9, [rip+.Lfe_p384_montgomery_mul_c0] # x205 = x197*0x100000001 mod 2^64
        mov r10, r9                # copy x205
        shr r10, 0x20              # x207 = x205 >> 32
        mov ecx, 0x20              # constant 0x20
        shlx rcx, r9, rcx          # x206 = x205 << 32 mod 2^64
        mov rdx, r10               # copy x207
        add rdx, r9                # x210 = x207 + x205, CF to x211
        mov ebx, 0x0               # begins x211 = CF
        adc rbx, 0x0               # x211 = CF
        mov r13, r9                # copy x205
        sub r13, rcx               # x208 = x205 - x206, CF from x209, complete
        sbb rcx, r10               # x209 = x206 - x207 - CF, CF from x210, complete
        sbb rdx, 0x0               # x210 -= CF, CF from x211, complete
        sbb rbx, 0x0               # x211 -= CF, complete

        /* complete: [x211, x210, x209, x208] in [rbx, rdx, rcx, r13] */
        add rdi, r9                # x218 = x203 + x205, CF to x219
        adc rax, 0x0               # x219 += CF
        mov r9, [rsp-0x20]         # reload x197
        sub r9, r13                # x212 = x197 - x208, CF from x213
        sbb rbp, rcx               # x213 = x198 - x209 - CF, CF from x214, complete
        sbb r11, rdx               # x214 = x199 - x210 - CF, CF from x215, complete
        sbb rsi, rbx               # x215 = x200 - x211 - CF, CF from x216, complete
        sbb r8, 0x0                # x216 = x201 - CF, CF from x217, complete
        sbb r12, 0x0               # x217 = x202 - CF, CF from x218, complete
        sbb rdi, 0x0               # x218 -= CF, CF from x219, complete
        sbb rax, 0x0               # x219 -= CF, complete

        /* complete: [x219, x218, x217, x216, x215, x214, x213] in [rax, rdi, r12, r8, rsi, r11, rbp] */
        mov r9, rbp                # copy x213
        sub r9, [rip+.Lfe_p384_montgomery_mul_c2] # x220 = x213 - 0xffffffff, CF from x221, complete
        mov r10, r11               # copy x214
        sbb r10, [rip+.Lfe_p384_montgomery_mul_c3] # x221 = x214 - 0xffffffff00000000 - CF, CF from x222, complete
        mov rcx, rsi               # copy x215
        sbb rcx, -0x2              # x222 = x215 - 0xfffffffffffffffe - CF, CF from x223, complete
        mov rdx, r8                # copy x216
        sbb rdx, -0x1              # x223 = x216 - 0xffffffffffffffff - CF, CF from x224, complete
        mov rbx, r12               # copy x217
        sbb rbx, -0x1              # x224 = x217 - 0xffffffffffffffff - CF, CF from x225, complete
        mov r13, rdi               # copy x218
        sbb r13, -0x1              # x225 = x218 - 0xffffffffffffffff - CF, CF from x226, complete

        /* complete: [x225, x224, x223, x222, x221, x220] in [r13, rbx, rdx, rcx, r10, r9] */
        sbb rax, 0x0               # neg(x226) = x219 - CF, CF = x226
        cmovnc r8, rdx             # x230 = x226 ? x216 : x223, x226 in CF
        cmovnc rbp, r9             # x227 = x226 ? x213 : x220, x226 in CF
        mov rax, [rsp-0x8]         # reload pointer out1
        mov [rax], rbp             # out1[0] = x227
        cmovnc r12, rbx            # x231 = x226 ? x217 : x224, x226 in CF
        cmovnc rdi, r13            # x232 = x226 ? x218 : x225, x226 in CF
        mov [rax+0x28], rdi        # out1[5] = x232
        mov [rax+0x18], r8         # out1[3] = x230
        mov [rax+0x20], r12        # out1[4] = x231
        cmovnc rsi, rcx            # x229 = x226 ? x215 : x222, x226 in CF
        cmovnc r11, r10            # x228 = x226 ? x214 : x221, x226 in CF
        mov [rax+0x10], rsi        # out1[2] = x229
        mov [rax+0x8], r11         # out1[1] = x228

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
.Lfe_p384_montgomery_mul_c0: .quad 0x100000001
.Lfe_p384_montgomery_mul_c1: .quad 0x0
.Lfe_p384_montgomery_mul_c2: .quad 0xffffffff
.Lfe_p384_montgomery_mul_c3: .quad 0xffffffff00000000
        .size   fe_p384_montgomery_mul, .-fe_p384_montgomery_mul
        .section .note.GNU-stack, "", @progbits
