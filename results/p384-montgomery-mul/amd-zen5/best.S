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
 *   [rsp-0x18]  pointer arg1
 *   [rsp-0x20]  x81, then x115
 *   [rsp-0x28]  x87, then x116
 *   [rsp-0x30]  x86, then x120, then x150
 *   [rsp-0x38]  x92, then x161
 *   [rsp-0x40]  x160
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
 * 350 instructions; 79.5 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.537 [1.534, 1.543] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.547 [1.547, 1.548] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 c7b31e64454fad870b4d91d96761fa2f984be035c0d2016ed473eb239684c5d9
 * found by Fieldwright, seed 3, 2026-11-23T12:14:16.655Z
 * npm run optimize -- --curve p384-montgomery --op mul --seed 3 --budget 60s --variant shifted-apart --cpu 1
 * sha256 of the code: 40abd05d7b75d9c566e51ebbbd45021028e9872aa6411af050ca569c48cc0182
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
        mov rdx, [rax]             # load arg2[0]
        mulx r8, r9, [rsi]         # x13:x12 = arg1[0]*arg2[0]
        mov r10, r9                # copy x12
        imul r10, [rip+.Lfe_p384_montgomery_mul_c0] # x30 = x12*0x100000001 mod 2^64
        mov r11, r10               # copy x30
        shl r11, 0x20              # x31 = x30 << 32 mod 2^64
        mov rcx, r10               # copy x30
        shr rcx, 0x20              # x32 = x30 >> 32
        mov rbx, r10               # copy x30
        add rbx, rcx               # x35 = x32 + x30, CF to x36
        mulx rbp, r12, [rsi+0x10]  # x17:x16 = arg1[2]*arg2[0]
        mov r13d, 0x0              # begins x36 = CF
        adc r13, 0x0               # x36 = CF
        mov r14, r10               # copy x30
        sub r14, r11               # x33 = x30 - x31, CF from x34, complete
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx r15, rdi, [rsi+0x8]   # x15:x14 = arg1[1]*arg2[0]
        sbb r11, rcx               # x34 = x31 - x32 - CF, CF from x35, complete
        sbb rbx, 0x0               # x35 -= CF, CF from x36, complete
        sbb r13, 0x0               # x36 -= CF, complete

        /* complete: [x36, x35, x34, x33] in [r13, rbx, r11, r14] */
        add r8, rdi                # x24 = x14 + x13, CF to x25, complete
        adcx r12, r15              # x25 = x16 + x15 + CF, CF to x26, complete
        mulx rcx, rdi, [rsi+0x18]  # x19:x18 = arg1[3]*arg2[0]
        adcx rdi, rbp              # x26 = x18 + x17 + CF, CF to x27, complete
        mulx rbp, r15, [rsi+0x20]  # x21:x20 = arg1[4]*arg2[0]
        mov [rsp-0x10], rax        # spill pointer arg2
        mov [rsp-0x18], rsi        # spill pointer arg1
        mulx rax, rsi, [rsi+0x28]  # x23:x22 = arg1[5]*arg2[0]
        adc r15, rcx               # x27 = x20 + x19 + CF, CF to x28, complete
        adcx rsi, rbp              # x28 = x22 + x21 + CF, CF to x29, complete
        adc rax, 0x0               # x29 = x23 + CF, no carry, complete

        /* complete: [x29, x28, x27, x26, x25, x24] in [rax, rsi, r15, rdi, r12, r8] */
        adcx r10, rax              # x43 = x29 + x30 (CF is 0), CF to x63
        mov eax, 0x0               # begins x63 = CF
        adc rax, 0x0               # x63 = CF
        sub r9, r14                # x37 = x12 - x33, CF from x38
        sbb r8, r11                # x38 = x24 - x34 - CF, CF from x39, complete
        sbb r12, rbx               # x39 = x25 - x35 - CF, CF from x40, complete
        sbb rdi, r13               # x40 = x26 - x36 - CF, CF from x41, complete
        mov r9, [rsp-0x10]         # reload pointer arg2
        mov rdx, [r9+0x8]          # load arg2[1]
        mov r11, [rsp-0x18]        # reload pointer arg1
        mulx rcx, rbx, [r11+0x10]  # x50:x49 = arg1[2]*arg2[1]
        mulx rbp, r13, [r11+0x8]   # x48:x47 = arg1[1]*arg2[1]
        mulx r14, r9, [r11]        # x46:x45 = arg1[0]*arg2[1]
        sbb r15, 0x0               # x41 = x27 - CF, CF from x42, complete
        sbb rsi, 0x0               # x42 = x28 - CF, CF from x43, complete
        sbb r10, 0x0               # x43 -= CF, CF from x63, complete

        /* complete: [x43, x42, x41, x40, x39, x38] in [r10, rsi, r15, rdi, r12, r8] */
        sbb rax, 0x0               # x63 -= CF, no carry
        add r13, r14               # x58 = x47 + x46, CF to x59
        adc rbp, 0x0               # x59 = x48 + CF, no carry
        xor r14d, r14d             # CF = OF = 0
        adox r8, r9                # x57 = x45 + x38 (OF is 0), OF to x58, complete
        adcx rbp, rbx              # x59 += x49 (CF is 0), CF to x60
        adox r12, r13              # x58 += x39 + OF, OF to x59, complete
        adox rbp, rdi              # x59 += x40 + OF, OF to x60, complete
        mulx r9, rdi, [r11+0x20]   # x54:x53 = arg1[4]*arg2[1]
        mulx rbx, r13, [r11+0x18]  # x52:x51 = arg1[3]*arg2[1]
        adcx r13, rcx              # x60 = x51 + x50 + CF, CF to x61
        mulx rcx, r14, [r11+0x28]  # x56:x55 = arg1[5]*arg2[1]
        adox r15, r13              # x60 += x41 + OF, OF to x61, complete
        adox rbx, rdi              # x61 = x52 + x53 + OF, OF to x62
        adcx rsi, rbx              # x61 += x42 + CF, CF to x62, complete
        adox r9, r14               # x62 = x55 + x54 + OF, OF to x63
        adcx r9, r10               # x62 += x43 + CF, CF to x63, complete
        mov rdx, [r11+0x18]        # load arg1[3]
        mov r10, [rsp-0x10]        # reload pointer arg2
        mulx rdi, rbx, [r10+0x10]  # x87:x86 = arg1[3]*arg2[2]
        mov rdx, [r10+0x10]        # load arg2[2]
        mulx r13, r14, [r11]       # x81:x80 = arg1[0]*arg2[2]
        adox rcx, [rip+.Lfe_p384_montgomery_mul_c1] # x63.2 = x56 + OF, no carry
        adc rcx, 0x0               # x63.2 += CF, no carry
        mov [rsp-0x20], r13        # spill x81
        mov r13, r8                # copy x57
        imul r13, [rip+.Lfe_p384_montgomery_mul_c0] # x65 = x57*0x100000001 mod 2^64
        mov [rsp-0x28], rdi        # spill x87
        mov rdi, r13               # copy x65
        shr rdi, 0x20              # x67 = x65 >> 32
        add rcx, rax               # x63 += x63.2, CF to x79, complete

        /* complete: [x63, x62, x61, x60, x59, x58, x57] in [rcx, r9, rsi, r15, rbp, r12, r8] */
        mov eax, 0x0               # begins x79 = CF
        adc rax, 0x0               # x79 = CF
        mov [rsp-0x30], rbx        # spill x86
        xor ebx, ebx               # CF = OF = 0
        adox rcx, r13              # x78 = x63 + x65 (OF is 0), OF to x79
        adox rax, [rip+.Lfe_p384_montgomery_mul_c1] # x79 += OF
        mov rbx, r13               # copy x65
        shl rbx, 0x20              # x66 = x65 << 32 mod 2^64
        xor r10d, r10d             # CF = OF = 0
        mov r10, r13               # copy x65
        adcx r10, rdi              # x70 = x67 + x65 (CF is 0), CF to x71
        mov r11d, 0x0              # begins x71 = CF
        adc r11, 0x0               # x71 = CF
        sub r13, rbx               # x68 = x65 - x66, CF from x69, complete
        sbb rbx, rdi               # x69 = x66 - x67 - CF, CF from x70, complete
        sbb r10, 0x0               # x70 -= CF, CF from x71, complete
        sbb r11, 0x0               # x71 -= CF, complete

        /* complete: [x71, x70, x69, x68] in [r11, r10, rbx, r13] */
        sub r8, r13                # x72 = x57 - x68, CF from x73
        sbb r12, rbx               # x73 = x58 - x69 - CF, CF from x74, complete
        sbb rbp, r10               # x74 = x59 - x70 - CF, CF from x75, complete
        sbb r15, r11               # x75 = x60 - x71 - CF, CF from x76, complete
        mov r8, [rsp-0x18]         # reload pointer arg1
        mulx r10, r11, [r8+0x28]   # x91:x90 = arg1[5]*arg2[2]
        sbb rsi, 0x0               # x76 = x61 - CF, CF from x77, complete
        sbb r9, 0x0                # x77 = x62 - CF, CF from x78, complete
        sbb rcx, 0x0               # x78 -= CF, CF from x79, complete
        sbb rax, 0x0               # x79 -= CF, complete

        /* complete: [x79, x78, x77, x76, x75, x74, x73] in [rax, rcx, r9, rsi, r15, rbp, r12] */
        add r14, r12               # x92 = x80 + x73, CF to x93, complete
        mulx rdi, rbx, [r8+0x8]    # x83:x82 = arg1[1]*arg2[2]
        mulx r12, r13, [r8+0x10]   # x85:x84 = arg1[2]*arg2[2]
        mov [rsp-0x38], r14        # spill x92
        mulx r8, r14, [r8+0x20]    # x89:x88 = arg1[4]*arg2[2]
        adcx rbp, rbx              # x93 = x74 + x82 + CF, CF to x94
        adcx rdi, r13              # x94 = x84 + x83 + CF, CF to x95
        adcx r12, [rsp-0x30]       # x95 = x85 + x86 + CF, CF to x96
        adc r14, [rsp-0x28]        # x96 = x88 + x87 + CF, CF to x97
        adcx r8, r11               # x97 = x89 + x90 + CF, CF to x98
        adc r10, 0x0               # x98 = x91 + CF, no carry
        add rbp, [rsp-0x20]        # x93 += x81, CF to x94, complete
        adc rdi, r15               # x94 += x75 + CF, CF to x95, complete
        adc rsi, r12               # x95 += x76 + CF, CF to x96, complete
        adcx r14, r9               # x96 += x77 + CF, CF to x97, complete
        adc rcx, r8                # x97 += x78 + CF, CF to x98, complete
        mov r8, [rsp-0x18]         # reload pointer arg1
        mov rdx, [r8]              # load arg1[0]
        mov r9, [rsp-0x10]         # reload pointer arg2
        mulx r11, rbx, [r9+0x18]   # x116:x115 = arg1[0]*arg2[3]
        adc r10, rax               # x98 += x79 + CF, CF to x114, complete

        /* complete: [x98, x97, x96, x95, x94, x93, x92] in [r10, rcx, r14, rsi, rdi, rbp, [rsp-0x38]] */
        mov eax, 0x0               # begins x114 = CF
        adc rax, 0x0               # x114 = CF
        mov r12, [rsp-0x38]        # reload x92
        imul r12, [rip+.Lfe_p384_montgomery_mul_c0] # x100 = x92*0x100000001 mod 2^64
        mov r13, r12               # copy x100
        shr r13, 0x20              # x102 = x100 >> 32
        mov r15, r12               # copy x100
        add r15, r13               # x105 = x102 + x100, CF to x106
        mov [rsp-0x20], rbx        # spill x115
        mov ebx, 0x0               # begins x106 = CF
        adc rbx, 0x0               # x106 = CF
        adcx r10, r12              # x113 = x98 + x100 (CF is 0), CF to x114
        mov rdx, [r9+0x18]         # load arg2[3]
        mov [rsp-0x28], r11        # spill x116
        mulx r11, r8, [r8+0x10]    # x120:x119 = arg1[2]*arg2[3]
        adc rax, 0x0               # x114 += CF
        mov [rsp-0x30], r11        # spill x120
        mov r11, r12               # copy x100
        shl r11, 0x20              # x101 = x100 << 32 mod 2^64
        sub r12, r11               # x103 = x100 - x101, CF from x104, complete
        sbb r11, r13               # x104 = x101 - x102 - CF, CF from x105, complete
        sbb r15, 0x0               # x105 -= CF, CF from x106, complete
        sbb rbx, 0x0               # x106 -= CF, complete

        /* complete: [x106, x105, x104, x103] in [rbx, r15, r11, r12] */
        mov r13, [rsp-0x38]        # reload x92
        sub r13, r12               # x107 = x92 - x103, CF from x108
        sbb rbp, r11               # x108 = x93 - x104 - CF, CF from x109, complete
        mov rdx, [r9+0x20]         # load arg2[4]
        mov r11, [rsp-0x18]        # reload pointer arg1
        mulx r12, r13, [r11+0x28]  # x161:x160 = arg1[5]*arg2[4]
        mov rdx, [r11+0x18]        # load arg1[3]
        mov [rsp-0x38], r12        # spill x161
        mov [rsp-0x40], r13        # spill x160
        mulx r12, r13, [r9+0x18]   # x122:x121 = arg1[3]*arg2[3]
        sbb rdi, r15               # x109 = x94 - x105 - CF, CF from x110, complete
        mov rdx, [r9+0x18]         # load arg2[3]
        mulx r15, r9, [r11+0x8]    # x118:x117 = arg1[1]*arg2[3]
        sbb rsi, rbx               # x110 = x95 - x106 - CF, CF from x111, complete
        sbb r14, 0x0               # x111 = x96 - CF, CF from x112, complete
        sbb rcx, 0x0               # x112 = x97 - CF, CF from x113, complete
        sbb r10, 0x0               # x113 -= CF, CF from x114, complete
        sbb rax, 0x0               # x114 -= CF, complete

        /* complete: [x114, x113, x112, x111, x110, x109, x108] in [rax, r10, rcx, r14, rsi, rdi, rbp] */
        add r9, [rsp-0x28]         # x128 = x117 + x116, CF to x129
        adcx rsi, r8               # x129 = x119 + x110 + CF, CF to x130
        adcx r13, r14              # x130 = x121 + x111 + CF, CF to x131
        mulx r8, rbx, [r11+0x20]   # x124:x123 = arg1[4]*arg2[3]
        adcx rbx, r12              # x131 = x123 + x122 + CF, CF to x132
        mulx r12, r14, [r11+0x28]  # x126:x125 = arg1[5]*arg2[3]
        adcx r10, r8               # x132 = x124 + x113 + CF, CF to x133
        adc r12, 0x0               # x133 = x126 + CF, no carry
        add rbp, [rsp-0x20]        # x127 = x115 + x108, CF to x128, complete
        adcx rdi, r9               # x128 += x109 + CF, CF to x129, complete
        adc r15, rsi               # x129 += x118 + CF, CF to x130, complete
        adc r13, [rsp-0x30]        # x130 += x120 + CF, CF to x131, complete
        adc rcx, rbx               # x131 += x112 + CF, CF to x132, complete
        adcx r10, r14              # x132 += x125 + CF, CF to x133, complete
        adc r12, rax               # x133 += x114 + CF, CF to x149, complete

        /* complete: [x133, x132, x131, x130, x129, x128, x127] in [r12, r10, rcx, r13, r15, rdi, rbp] */
        mov eax, 0x0               # begins x149 = CF
        adc rax, 0x0               # x149 = CF
        mov r8, rbp                # copy x127
        imul r8, [rip+.Lfe_p384_montgomery_mul_c0] # x135 = x127*0x100000001 mod 2^64
        mov r9, r8                 # copy x135
        shr r9, 0x20               # x137 = x135 >> 32
        xor esi, esi               # CF = OF = 0
        adcx r12, r8               # x148 = x133 + x135 (CF is 0), CF to x149
        adc rax, 0x0               # x149 += CF
        xor esi, esi               # CF = OF = 0
        mov rsi, r9                # copy x137
        adcx rsi, r8               # x140 = x137 + x135 (CF is 0), CF to x141
        mov ebx, 0x0               # begins x141 = CF
        adc rbx, 0x0               # x141 = CF
        mov r14, r8                # copy x135
        shl r14, 0x20              # x136 = x135 << 32 mod 2^64
        sub r8, r14                # x138 = x135 - x136, CF from x139, complete
        sbb r14, r9                # x139 = x136 - x137 - CF, CF from x140, complete
        sbb rsi, 0x0               # x140 -= CF, CF from x141, complete
        sbb rbx, 0x0               # x141 -= CF, complete

        /* complete: [x141, x140, x139, x138] in [rbx, rsi, r14, r8] */
        sub rbp, r8                # x142 = x127 - x138, CF from x143
        mov rdx, [r11]             # load arg1[0]
        mov r8, [rsp-0x10]         # reload pointer arg2
        mulx r9, rbp, [r8+0x20]    # x151:x150 = arg1[0]*arg2[4]
        mov rdx, [r8+0x20]         # load arg2[4]
        mov [rsp-0x30], rbp        # spill x150
        mulx rbp, r8, [r11+0x18]   # x157:x156 = arg1[3]*arg2[4]
        sbb rdi, r14               # x143 = x128 - x139 - CF, CF from x144, complete
        sbb r15, rsi               # x144 = x129 - x140 - CF, CF from x145, complete
        sbb r13, rbx               # x145 = x130 - x141 - CF, CF from x146, complete
        mulx rsi, rbx, [r11+0x8]   # x153:x152 = arg1[1]*arg2[4]
        sbb rcx, 0x0               # x146 = x131 - CF, CF from x147, complete
        sbb r10, 0x0               # x147 = x132 - CF, CF from x148, complete
        sbb r12, 0x0               # x148 -= CF, CF from x149, complete
        sbb rax, 0x0               # x149 -= CF, complete

        /* complete: [x149, x148, x147, x146, x145, x144, x143] in [rax, r12, r10, rcx, r13, r15, rdi] */
        add r9, rbx                # x163 = x151 + x152, CF to x164
        mulx rbx, r14, [r11+0x10]  # x155:x154 = arg1[2]*arg2[4]
        adc rsi, r13               # x164 = x153 + x145 + CF, CF to x165
        adcx rbx, r8               # x165 = x155 + x156 + CF, CF to x166
        mulx r8, r13, [r11+0x20]   # x159:x158 = arg1[4]*arg2[4]
        adc rbp, r13               # x166 = x157 + x158 + CF, CF to x167
        adc r8, [rsp-0x40]         # x167 = x159 + x160 + CF, CF to x168
        mov r13, [rsp-0x38]        # reload x161
        adc r13, 0x0               # x168 = x161 + CF, no carry
        add rdi, [rsp-0x30]        # x162 = x150 + x143, CF to x163, complete
        adcx r9, r15               # x163 += x144 + CF, CF to x164, complete
        adc rsi, r14               # x164 += x154 + CF, CF to x165, complete
        adc rcx, rbx               # x165 += x146 + CF, CF to x166, complete
        adcx rbp, r10              # x166 += x147 + CF, CF to x167, complete
        adcx r12, r8               # x167 += x148 + CF, CF to x168, complete
        adc r13, rax               # x168 += x149 + CF, CF to x184, complete

        /* complete: [x168, x167, x166, x165, x164, x163, x162] in [r13, r12, rbp, rcx, rsi, r9, rdi] */
        mov eax, 0x0               # begins x184 = CF
        adc rax, 0x0               # x184 = CF
        mov r8, rdi                # copy x162
        imul r8, [rip+.Lfe_p384_montgomery_mul_c0] # x170 = x162*0x100000001 mod 2^64
        xor r10d, r10d             # CF = OF = 0
        adcx r13, r8               # x183 = x168 + x170 (CF is 0), CF to x184
        mov r10d, 0x20             # constant 0x20
        shrx rbx, r8, r10          # x172 = x170 >> 32
        adc rax, 0x0               # x184 += CF
        xor r14d, r14d             # CF = OF = 0
        mov r14, rbx               # copy x172
        adcx r14, r8               # x175 = x172 + x170 (CF is 0), CF to x176
        mov r15d, 0x0              # begins x176 = CF
        adc r15, 0x0               # x176 = CF
        mov r10, r8                # copy x170
        shl r10, 0x20              # x171 = x170 << 32 mod 2^64
        sub r8, r10                # x173 = x170 - x171, CF from x174, complete
        sbb r10, rbx               # x174 = x171 - x172 - CF, CF from x175, complete
        sbb r14, 0x0               # x175 -= CF, CF from x176, complete
        sbb r15, 0x0               # x176 -= CF, complete

        /* complete: [x176, x175, x174, x173] in [r15, r14, r10, r8] */
        sub rdi, r8                # x177 = x162 - x173, CF from x178
        sbb r9, r10                # x178 = x163 - x174 - CF, CF from x179, complete
        sbb rsi, r14               # x179 = x164 - x175 - CF, CF from x180, complete
        mov r8, [rsp-0x10]         # reload pointer arg2
        mov rdx, [r8+0x28]         # load arg2[5]
        mulx r10, rdi, [r11+0x18]  # x192:x191 = arg1[3]*arg2[5]
        sbb rcx, r15               # x180 = x165 - x176 - CF, CF from x181, complete
        mulx rbx, r14, [r11]       # x186:x185 = arg1[0]*arg2[5]
        mulx r15, r8, [r11+0x8]    # x188:x187 = arg1[1]*arg2[5]
        sbb rbp, 0x0               # x181 = x166 - CF, CF from x182, complete
        sbb r12, 0x0               # x182 = x167 - CF, CF from x183, complete
        sbb r13, 0x0               # x183 -= CF, CF from x184, complete
        sbb rax, 0x0               # x184 -= CF, complete

        /* complete: [x184, x183, x182, x181, x180, x179, x178] in [rax, r13, r12, rbp, rcx, rsi, r9] */
        add rbx, rsi               # x198 = x186 + x179, CF to x199
        adc rcx, r15               # x199 = x188 + x180 + CF, CF to x200
        mulx rsi, r15, [r11+0x10]  # x190:x189 = arg1[2]*arg2[5]
        adc rbp, rdi               # x200 = x191 + x181 + CF, CF to x201
        adc r10, 0x0               # x201 = x192 + CF, no carry
        add r9, r14                # x197 = x185 + x178, CF to x198, complete
        mulx rdi, r14, [r11+0x20]  # x194:x193 = arg1[4]*arg2[5]
        adcx r8, rbx               # x198 += x187 + CF, CF to x199, complete
        adcx r15, rcx              # x199 += x189 + CF, CF to x200, complete
        adc rbp, rsi               # x200 += x190 + CF, CF to x201, complete
        adcx r12, r10              # x201 += x182 + CF, CF to x202
        mulx r10, r11, [r11+0x28]  # x196:x195 = arg1[5]*arg2[5]
        adc r11, r13               # x202 = x195 + x183 + CF, CF to x203
        adc r10, 0x0               # x203 = x196 + CF, no carry
        adcx r14, r12              # x201 += x193 (CF is 0), CF to x202, complete
        adc rdi, r11               # x202 += x194 + CF, CF to x203, complete
        adcx rax, r10              # x203 += x184 + CF, CF to x219, complete

        /* complete: [x203, x202, x201, x200, x199, x198, x197] in [rax, rdi, r14, rbp, r15, r8, r9] */
        mov r10d, 0x0              # begins x219 = CF
        adc r10, 0x0               # x219 = CF
        mov r11, r9                # copy x197
        imul r11, [rip+.Lfe_p384_montgomery_mul_c0] # x205 = x197*0x100000001 mod 2^64
        mov ecx, 0x20              # constant 0x20
        shlx rcx, r11, rcx         # x206 = x205 << 32 mod 2^64
        mov rsi, r11               # copy x205
        shr rsi, 0x20              # x207 = x205 >> 32
        mov rdx, r11               # copy x205
        add rdx, rsi               # x210 = x207 + x205, CF to x211
        mov ebx, 0x0               # begins x211 = CF
        adc rbx, 0x0               # x211 = CF
        xor r12d, r12d             # CF = OF = 0
        adcx rax, r11              # x218 = x203 + x205 (CF is 0), CF to x219
        adc r10, 0x0               # x219 += CF
        sub r11, rcx               # x208 = x205 - x206, CF from x209, complete
        sbb rcx, rsi               # x209 = x206 - x207 - CF, CF from x210, complete
        sbb rdx, 0x0               # x210 -= CF, CF from x211, complete
        sbb rbx, 0x0               # x211 -= CF, complete

        /* complete: [x211, x210, x209, x208] in [rbx, rdx, rcx, r11] */
        sub r9, r11                # x212 = x197 - x208, CF from x213
        sbb r8, rcx                # x213 = x198 - x209 - CF, CF from x214, complete
        sbb r15, rdx               # x214 = x199 - x210 - CF, CF from x215, complete
        sbb rbp, rbx               # x215 = x200 - x211 - CF, CF from x216, complete
        sbb r14, 0x0               # x216 = x201 - CF, CF from x217, complete
        sbb rdi, 0x0               # x217 = x202 - CF, CF from x218, complete
        sbb rax, 0x0               # x218 -= CF, CF from x219, complete
        sbb r10, 0x0               # x219 -= CF, complete

        /* complete: [x219, x218, x217, x216, x215, x214, x213] in [r10, rax, rdi, r14, rbp, r15, r8] */
        mov r9, r8                 # copy x213
        sub r9, [rip+.Lfe_p384_montgomery_mul_c2] # x220 = x213 - 0xffffffff, CF from x221, complete
        mov r11, r15               # copy x214
        sbb r11, [rip+.Lfe_p384_montgomery_mul_c3] # x221 = x214 - 0xffffffff00000000 - CF, CF from x222, complete
        mov rcx, rbp               # copy x215
        sbb rcx, -0x2              # x222 = x215 - 0xfffffffffffffffe - CF, CF from x223, complete
        mov rsi, r14               # copy x216
        sbb rsi, -0x1              # x223 = x216 - 0xffffffffffffffff - CF, CF from x224, complete
        mov rdx, rdi               # copy x217
        sbb rdx, -0x1              # x224 = x217 - 0xffffffffffffffff - CF, CF from x225, complete
        mov rbx, rax               # copy x218
        sbb rbx, -0x1              # x225 = x218 - 0xffffffffffffffff - CF, CF from x226, complete

        /* complete: [x225, x224, x223, x222, x221, x220] in [rbx, rdx, rsi, rcx, r11, r9] */
        sbb r10, 0x0               # neg(x226) = x219 - CF, CF = x226
        cmovnc rax, rbx            # x232 = x226 ? x218 : x225, x226 in CF
        mov r10, [rsp-0x8]         # reload pointer out1
        mov [r10+0x28], rax        # out1[5] = x232
        cmovnc rbp, rcx            # x229 = x226 ? x215 : x222, x226 in CF
        mov [r10+0x10], rbp        # out1[2] = x229
        cmovc rdx, rdi             # x231 = x226 ? x217 : x224, x226 in CF
        cmovnc r15, r11            # x228 = x226 ? x214 : x221, x226 in CF
        mov [r10+0x20], rdx        # out1[4] = x231
        mov [r10+0x8], r15         # out1[1] = x228
        cmovc rsi, r14             # x230 = x226 ? x216 : x223, x226 in CF
        cmovc r9, r8               # x227 = x226 ? x213 : x220, x226 in CF
        mov [r10], r9              # out1[0] = x227
        mov [r10+0x18], rsi        # out1[3] = x230

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
