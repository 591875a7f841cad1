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
 *   [rsp-0x10]  x122
 *   [rsp-0x18]  x121
 *   [rsp-0x20]  x48, then pointer arg2
 *   [rsp-0x28]  x47, then pointer arg1
 *   [rsp-0x30]  x28, then x115
 *   [rsp-0x38]  x116
 *   [rsp-0x40]  x192
 *   [rsp-0x48]  x191
 *   [rsp-0x50]  x153, then x163
 *   [rsp-0x58]  x152, then x186
 *   [rsp-0x60]  x114
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
 * 355 instructions; 80.1 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.525 [1.523, 1.527] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.500 [1.498, 1.501] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 1, 2026-11-23T11:51:53.613Z
 * npm run optimize -- --curve p384-montgomery --op mul --seed 1 --budget 100s --resume
 * sha256 of the code: 136e6bea0b99b7e2e027d7a180b7f8b3d74cc0934f5ce360810603aee0195910
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
        mulx r8, r9, [rsi+0x18]    # x19:x18 = arg1[3]*arg2[0]
        mulx r10, r11, [rsi+0x8]   # x15:x14 = arg1[1]*arg2[0]
        mulx rcx, rbx, [rsi]       # x13:x12 = arg1[0]*arg2[0]
        mov rbp, rbx               # copy x12
        imul rbp, [rip+.Lfe_p384_montgomery_mul_c0] # x30 = x12*0x100000001 mod 2^64
        mulx r12, r13, [rsi+0x20]  # x21:x20 = arg1[4]*arg2[0]
        xor r14d, r14d             # CF = OF = 0
        adcx rcx, r11              # x24 = x13 + x14 (CF is 0), CF to x25, complete
        mulx r11, r14, [rsi+0x10]  # x17:x16 = arg1[2]*arg2[0]
        adcx r14, r10              # x25 = x15 + x16 + CF, CF to x26, complete
        adcx r9, r11               # x26 = x17 + x18 + CF, CF to x27, complete
        adcx r13, r8               # x27 = x19 + x20 + CF, CF to x28, complete
        mulx r8, r10, [rsi+0x28]   # x23:x22 = arg1[5]*arg2[0]
        adcx r10, r12              # x28 = x21 + x22 + CF, CF to x29, complete
        mov rdx, [rax+0x18]        # load arg2[3]
        mulx r11, r12, [rsi+0x18]  # x122:x121 = arg1[3]*arg2[3]
        mov rdx, [rax+0x8]         # load arg2[1]
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx r15, rdi, [rsi+0x8]   # x48:x47 = arg1[1]*arg2[1]
        adc r8, 0x0                # x29 = x23 + CF, no carry, complete

        /* complete: [x29, x28, x27, x26, x25, x24] in [r8, r10, r13, r9, r14, rcx] */
        mov [rsp-0x10], r11        # spill x122
        mov r11, rbp               # copy x30
        shl r11, 0x20              # x31 = x30 << 32 mod 2^64
        mov [rsp-0x18], r12        # spill x121
        mov r12d, 0x20             # constant 0x20
        mov [rsp-0x20], r15        # spill x48
        shrx r15, rbp, r12         # x32 = x30 >> 32
        xor r12d, r12d             # CF = OF = 0
        mov r12, r15               # copy x32
        adox r12, rbp              # x35 = x32 + x30 (OF is 0), OF to x36
        mov [rsp-0x28], rdi        # spill x47
        seto dil                   # begins x36 = OF
        movzx edi, dil             # x36 = OF
        mov [rsp-0x30], r10        # spill x28
        mov r10, rbp               # copy x30
        sub r10, r11               # x33 = x30 - x31, CF from x34, complete
        sbb r11, r15               # x34 = x31 - x32 - CF, CF from x35, complete
        sbb r12, 0x0               # x35 -= CF, CF from x36, complete
        sbb rdi, 0x0               # x36 -= CF, complete

        /* complete: [x36, x35, x34, x33] in [rdi, r12, r11, r10] */
        add rbp, r8                # x43 = x29 + x30, CF to x63
        mov r8d, 0x0               # begins x63 = CF
        adc r8, 0x0                # x63 = CF
        sub rbx, r10               # x37 = x12 - x33, CF from x38
        sbb rcx, r11               # x38 = x24 - x34 - CF, CF from x39, complete
        mov rdx, [rsi]             # load arg1[0]
        mulx r10, r11, [rax+0x18]  # x116:x115 = arg1[0]*arg2[3]
        sbb r14, r12               # x39 = x25 - x35 - CF, CF from x40, complete
        mov rdx, [rax+0x8]         # load arg2[1]
        mulx rbx, r12, [rsi+0x20]  # x54:x53 = arg1[4]*arg2[1]
        sbb r9, rdi                # x40 = x26 - x36 - CF, CF from x41, complete
        mulx rdi, r15, [rsi]       # x46:x45 = arg1[0]*arg2[1]
        sbb r13, 0x0               # x41 = x27 - CF, CF from x42, complete
        mov [rsp-0x38], r10        # spill x116
        mov r10, [rsp-0x30]        # reload x28
        sbb r10, 0x0               # x42 = x28 - CF, CF from x43, complete
        sbb rbp, 0x0               # x43 -= CF, CF from x63, complete

        /* complete: [x43, x42, x41, x40, x39, x38] in [rbp, r10, r13, r9, r14, rcx] */
        sbb r8, 0x0                # x63 -= CF, no carry
        mov [rsp-0x30], r11        # spill x115
        xor r11d, r11d             # CF = OF = 0
        adox rcx, r15              # x57 = x38 + x45 (OF is 0), OF to x58, complete
        mulx r11, r15, [rsi+0x10]  # x50:x49 = arg1[2]*arg2[1]
        adox r14, [rsp-0x28]       # x58 = x39 + x47 + OF, OF to x59
        adox r15, [rsp-0x20]       # x59 = x49 + x48 + OF, OF to x60
        adcx rdi, r14              # x58 += x46 (CF is 0), CF to x59, complete
        adcx r9, r15               # x59 += x40 + CF, CF to x60, complete
        mulx r14, r15, [rsi+0x18]  # x52:x51 = arg1[3]*arg2[1]
        mov [rsp-0x20], rax        # spill pointer arg2
        mov [rsp-0x28], rsi        # spill pointer arg1
        mulx rax, rsi, [rsi+0x28]  # x56:x55 = arg1[5]*arg2[1]
        adox r15, r13              # x60 = x41 + x51 + OF, OF to x61
        adox r14, r12              # x61 = x53 + x52 + OF, OF to x62
        adcx r11, r15              # x60 += x50 + CF, CF to x61, complete
        adcx r10, r14              # x61 += x42 + CF, CF to x62, complete
        adcx rsi, rbp              # x62 = x55 + x43 + CF, CF to x63
        adox rsi, rbx              # x62 += x54 + OF, OF to x63, complete
        adox rax, [rip+.Lfe_p384_montgomery_mul_c1] # x63.2 = x56 + OF, no carry
        adc rax, 0x0               # x63.2 += CF, no carry
        mov rbx, rcx               # copy x57
        imul rbx, [rip+.Lfe_p384_montgomery_mul_c0] # x65 = x57*0x100000001 mod 2^64
        add rax, r8                # x63 += x63.2, CF to x79, complete

        /* complete: [x63, x62, x61, x60, x59, x58, x57] in [rax, rsi, r10, r11, r9, rdi, rcx] */
        mov r8d, 0x0               # begins x79 = CF
        adc r8, 0x0                # x79 = CF
        add rax, rbx               # x78 = x63 + x65, CF to x79
        mov ebp, 0x20              # constant 0x20
        shrx r12, rbx, rbp         # x67 = x65 >> 32
        shlx r13, rbx, rbp         # x66 = x65 << 32 mod 2^64
        adc r8, 0x0                # x79 += CF
        mov r14, rbx               # copy x65
        add r14, r12               # x70 = x67 + x65, CF to x71
        mov r15d, 0x0              # begins x71 = CF
        adc r15, 0x0               # x71 = CF
        sub rbx, r13               # x68 = x65 - x66, CF from x69, complete
        sbb r13, r12               # x69 = x66 - x67 - CF, CF from x70, complete
        sbb r14, 0x0               # x70 -= CF, CF from x71, complete
        sbb r15, 0x0               # x71 -= CF, complete

        /* complete: [x71, x70, x69, x68] in [r15, r14, r13, rbx] */
        sub rcx, rbx               # x72 = x57 - x68, CF from x73
        sbb rdi, r13               # x73 = x58 - x69 - CF, CF from x74, complete
        sbb r9, r14                # x74 = x59 - x70 - CF, CF from x75, complete
        mov rcx, [rsp-0x20]        # reload pointer arg2
        mov rdx, [rcx+0x10]        # load arg2[2]
        mov rbx, [rsp-0x28]        # reload pointer arg1
        mulx r12, r13, [rbx]       # x81:x80 = arg1[0]*arg2[2]
        sbb r11, r15               # x75 = x60 - x71 - CF, CF from x76, complete
        mulx r14, r15, [rbx+0x28]  # x91:x90 = arg1[5]*arg2[2]
        sbb r10, 0x0               # x76 = x61 - CF, CF from x77, complete
        sbb rsi, 0x0               # x77 = x62 - CF, CF from x78, complete
        sbb rax, 0x0               # x78 -= CF, CF from x79, complete
        sbb r8, 0x0                # x79 -= CF, complete

        /* complete: [x79, x78, x77, x76, x75, x74, x73] in [r8, rax, rsi, r10, r11, r9, rdi] */
        xor ebp, ebp               # CF = OF = 0
        adcx rdi, r13              # x92 = x73 + x80 (CF is 0), CF to x93, complete
        mulx rbp, r13, [rbx+0x8]   # x83:x82 = arg1[1]*arg2[2]
        adox r12, r9               # x93 = x81 + x74 (OF is 0), OF to x94
        adcx r13, r12              # x93 += x82 + CF, CF to x94, complete
        mulx r9, r12, [rbx+0x10]   # x85:x84 = arg1[2]*arg2[2]
        adcx r11, r12              # x94 = x84 + x75 + CF, CF to x95
        adox r11, rbp              # x94 += x83 + OF, OF to x95, complete
        mulx rbp, r12, [rbx+0x18]  # x87:x86 = arg1[3]*arg2[2]
        adcx r10, r12              # x95 = x76 + x86 + CF, CF to x96
        adox r9, r10               # x95 += x85 + OF, OF to x96, complete
        mulx r10, r12, [rbx+0x20]  # x89:x88 = arg1[4]*arg2[2]
        adox r12, rbp              # x96 = x88 + x87 + OF, OF to x97
        adcx rsi, r12              # x96 += x77 + CF, CF to x97, complete
        adcx r10, rax              # x97 = x89 + x78 + CF, CF to x98
        adox r10, r15              # x97 += x90 + OF, OF to x98, complete
        mov rdx, [rbx+0x18]        # load arg1[3]
        mulx rax, rbp, [rcx+0x28]  # x192:x191 = arg1[3]*arg2[5]
        adcx r8, r14               # x98 = x79 + x91 + CF, CF to x114
        adox r8, [rip+.Lfe_p384_montgomery_mul_c1] # x98 += OF, OF to x114, complete

        /* complete: [x98, x97, x96, x95, x94, x93, x92] in [r8, r10, rsi, r9, r11, r13, rdi] */
        seto r12b                  # begins x114 = OF
        movzx r12d, r12b           # x114 = OF
        adc r12, 0x0               # x114 += CF
        mov r14, rdi               # copy x92
        imul r14, [rip+.Lfe_p384_montgomery_mul_c0] # x100 = x92*0x100000001 mod 2^64
        add r8, r14                # x113 = x98 + x100, CF to x114
        mov rdx, [rbx+0x8]         # load arg1[1]
        mov [rsp-0x40], rax        # spill x192
        mulx r15, rax, [rcx+0x20]  # x153:x152 = arg1[1]*arg2[4]
        adc r12, 0x0               # x114 += CF
        mov [rsp-0x48], rbp        # spill x191
        mov rbp, r14               # copy x100
        shr rbp, 0x20              # x102 = x100 >> 32
        mov [rsp-0x50], r15        # spill x153
        mov r15, r14               # copy x100
        add r15, rbp               # x105 = x102 + x100, CF to x106
        mov [rsp-0x58], rax        # spill x152
        mov eax, 0x0               # begins x106 = CF
        adc rax, 0x0               # x106 = CF
        mov [rsp-0x60], r12        # spill x114
        mov r12, r14               # copy x100
        shl r12, 0x20              # x101 = x100 << 32 mod 2^64
        sub r14, r12               # x103 = x100 - x101, CF from x104, complete
        sbb r12, rbp               # x104 = x101 - x102 - CF, CF from x105, complete
        mulx rbp, rcx, [rcx+0x18]  # x118:x117 = arg1[1]*arg2[3]
        sbb r15, 0x0               # x105 -= CF, CF from x106, complete
        sbb rax, 0x0               # x106 -= CF, complete

        /* complete: [x106, x105, x104, x103] in [rax, r15, r12, r14] */
        sub rdi, r14               # x107 = x92 - x103, CF from x108
        sbb r13, r12               # x108 = x93 - x104 - CF, CF from x109, complete
        sbb r11, r15               # x109 = x94 - x105 - CF, CF from x110, complete
        mov rdi, [rsp-0x20]        # reload pointer arg2
        mov rdx, [rdi+0x18]        # load arg2[3]
        mulx r12, r14, [rbx+0x10]  # x120:x119 = arg1[2]*arg2[3]
        sbb r9, rax                # x110 = x95 - x106 - CF, CF from x111, complete
        sbb rsi, 0x0               # x111 = x96 - CF, CF from x112, complete
        sbb r10, 0x0               # x112 = x97 - CF, CF from x113, complete
        sbb r8, 0x0                # x113 -= CF, CF from x114, complete
        mov rax, [rsp-0x60]        # reload x114
        sbb rax, 0x0               # x114 -= CF, complete

        /* complete: [x114, x113, x112, x111, x110, x109, x108] in [rax, r8, r10, rsi, r9, r11, r13] */
        xor r15d, r15d             # CF = OF = 0
        adcx r13, [rsp-0x30]       # x127 = x108 + x115 (CF is 0), CF to x128, complete
        adox rcx, [rsp-0x38]       # x128 = x116 + x117 (OF is 0), OF to x129
        adcx r11, rcx              # x128 += x109 + CF, CF to x129, complete
        adox rbp, r14              # x129 = x118 + x119 + OF, OF to x130
        adox r12, [rsp-0x18]       # x130 = x121 + x120 + OF, OF to x131
        mulx rcx, r14, [rbx+0x28]  # x126:x125 = arg1[5]*arg2[3]
        adcx rbp, r9               # x129 += x110 + CF, CF to x130, complete
        adcx rsi, r12              # x130 += x111 + CF, CF to x131, complete
        mulx r9, r12, [rbx+0x20]   # x124:x123 = arg1[4]*arg2[3]
        adcx r12, [rsp-0x10]       # x131 = x122 + x123 + CF, CF to x132
        adox r12, r10              # x131 += x112 + OF, OF to x132, complete
        adcx r14, r9               # x132 = x124 + x125 + CF, CF to x133
        adox r8, r14               # x132 += x113 + OF, OF to x133, complete
        adox rcx, [rip+.Lfe_p384_montgomery_mul_c1] # x133 = x126 + OF, no carry
        adc rcx, 0x0               # x133 += CF, no carry
        mov r9, r13                # copy x127
        imul r9, [rip+.Lfe_p384_montgomery_mul_c0] # x135 = x127*0x100000001 mod 2^64
        mov r10, r9                # copy x135
        shr r10, 0x20              # x137 = x135 >> 32
        mov r14, r9                # copy x135
        add r14, r10               # x140 = x137 + x135, CF to x141
        mov r15d, 0x20             # constant 0x20
        shlx r15, r9, r15          # x136 = x135 << 32 mod 2^64
        mov ebx, 0x0               # begins x141 = CF
        adc rbx, 0x0               # x141 = CF
        mov rdi, r9                # copy x135
        sub rdi, r15               # x138 = x135 - x136, CF from x139, complete
        sbb r15, r10               # x139 = x136 - x137 - CF, CF from x140, complete
        sbb r14, 0x0               # x140 -= CF, CF from x141, complete
        sbb rbx, 0x0               # x141 -= CF, complete

        /* complete: [x141, x140, x139, x138] in [rbx, r14, r15, rdi] */
        add rcx, rax               # x133 += x114, CF to x149, complete

        /* complete: [x133, x132, x131, x130, x129, x128, x127] in [rcx, r8, r12, rsi, rbp, r11, r13] */
        mov eax, 0x0               # begins x149 = CF
        adc rax, 0x0               # x149 = CF
        xor r10d, r10d             # CF = OF = 0
        adcx r9, rcx               # x148 = x133 + x135 (CF is 0), CF to x149
        adc rax, 0x0               # x149 += CF
        sub r13, rdi               # x142 = x127 - x138, CF from x143
        sbb r11, r15               # x143 = x128 - x139 - CF, CF from x144, complete
        sbb rbp, r14               # x144 = x129 - x140 - CF, CF from x145, complete
        mov r10, [rsp-0x20]        # reload pointer arg2
        mov rdx, [r10+0x20]        # load arg2[4]
        mov rcx, [rsp-0x28]        # reload pointer arg1
        mulx rdi, r13, [rcx]       # x151:x150 = arg1[0]*arg2[4]
        sbb rsi, rbx               # x145 = x130 - x141 - CF, CF from x146, complete
        mulx rbx, r14, [rcx+0x10]  # x155:x154 = arg1[2]*arg2[4]
        sbb r12, 0x0               # x146 = x131 - CF, CF from x147, complete
        sbb r8, 0x0                # x147 = x132 - CF, CF from x148, complete
        sbb r9, 0x0                # x148 -= CF, CF from x149, complete
        sbb rax, 0x0               # x149 -= CF, complete

        /* complete: [x149, x148, x147, x146, x145, x144, x143] in [rax, r9, r8, r12, rsi, rbp, r11] */
        xor r15d, r15d             # CF = OF = 0
        adcx r13, r11              # x162 = x143 + x150 (CF is 0), CF to x163, complete
        adox rdi, [rsp-0x58]       # x163 = x152 + x151 (OF is 0), OF to x164
        adcx rbp, rdi              # x163 += x144 + CF, CF to x164, complete
        adox r14, [rsp-0x50]       # x164 = x153 + x154 + OF, OF to x165
        mulx r11, rdi, [rcx+0x18]  # x157:x156 = arg1[3]*arg2[4]
        mov [rsp-0x50], rbp        # spill x163
        mulx r15, rbp, [rcx+0x20]  # x159:x158 = arg1[4]*arg2[4]
        adcx r14, rsi              # x164 += x145 + CF, CF to x165, complete
        adox rbx, rdi              # x165 = x155 + x156 + OF, OF to x166
        mulx rdi, rsi, [rcx+0x28]  # x161:x160 = arg1[5]*arg2[4]
        adox rbp, r11              # x166 = x157 + x158 + OF, OF to x167
        adox r15, rsi              # x167 = x159 + x160 + OF, OF to x168
        adcx rbx, r12              # x165 += x146 + CF, CF to x166, complete
        adcx r8, rbp               # x166 += x147 + CF, CF to x167, complete
        adcx r9, r15               # x167 += x148 + CF, CF to x168, complete
        adox rdi, [rip+.Lfe_p384_montgomery_mul_c1] # x168 = x161 + OF, no carry
        adc rdi, 0x0               # x168 += CF, no carry
        mov r11, r13               # copy x162
        imul r11, [rip+.Lfe_p384_montgomery_mul_c0] # x170 = x162*0x100000001 mod 2^64
        mov rdx, [r10+0x28]        # load arg2[5]
        mulx rsi, rbp, [rcx]       # x186:x185 = arg1[0]*arg2[5]
        mov r12, r11               # copy x170
        shl r12, 0x20              # x171 = x170 << 32 mod 2^64
        add rax, rdi               # x168 += x149, CF to x184, complete

        /* complete: [x168, x167, x166, x165, x164, x163, x162] in [rax, r9, r8, rbx, r14, [rsp-0x50], r13] */
        mov edi, 0x0               # begins x184 = CF
        adc rdi, 0x0               # x184 = CF
        xor r15d, r15d             # CF = OF = 0
        adcx rax, r11              # x183 = x168 + x170 (CF is 0), CF to x184
        adc rdi, 0x0               # x184 += CF
        mov r15, r11               # copy x170
        shr r15, 0x20              # x172 = x170 >> 32
        mov [rsp-0x58], rsi        # spill x186
        mov rsi, r15               # copy x172
        add rsi, r11               # x175 = x172 + x170, CF to x176
        mov ecx, 0x0               # begins x176 = CF
        adc rcx, 0x0               # x176 = CF
        sub r11, r12               # x173 = x170 - x171, CF from x174, complete
        sbb r12, r15               # x174 = x171 - x172 - CF, CF from x175, complete
        sbb rsi, 0x0               # x175 -= CF, CF from x176, complete
        sbb rcx, 0x0               # x176 -= CF, complete

        /* complete: [x176, x175, x174, x173] in [rcx, rsi, r12, r11] */
        sub r13, r11               # x177 = x162 - x173, CF from x178
        mov r11, [rsp-0x50]        # reload x163
        sbb r11, r12               # x178 = x163 - x174 - CF, CF from x179, complete
        sbb r14, rsi               # x179 = x164 - x175 - CF, CF from x180, complete
        sbb rbx, rcx               # x180 = x165 - x176 - CF, CF from x181, complete
        sbb r8, 0x0                # x181 = x166 - CF, CF from x182, complete
        sbb r9, 0x0                # x182 = x167 - CF, CF from x183, complete
        sbb rax, 0x0               # x183 -= CF, CF from x184, complete
        sbb rdi, 0x0               # x184 -= CF, complete

        /* complete: [x184, x183, x182, x181, x180, x179, x178] in [rdi, rax, r9, r8, rbx, r14, r11] */
        xor ecx, ecx               # CF = OF = 0
        adcx rbp, r11              # x197 = x178 + x185 (CF is 0), CF to x198, complete
        mov r11, [rsp-0x28]        # reload pointer arg1
        mulx rcx, rsi, [r11+0x10]  # x190:x189 = arg1[2]*arg2[5]
        mulx r12, r13, [r11+0x8]   # x188:x187 = arg1[1]*arg2[5]
        adox r14, r13              # x198 = x179 + x187 (OF is 0), OF to x199
        mulx r13, r15, [r11+0x28]  # x196:x195 = arg1[5]*arg2[5]
        mulx r10, r11, [r11+0x20]  # x194:x193 = arg1[4]*arg2[5]
        adox r12, rsi              # x199 = x188 + x189 + OF, OF to x200
        adox r8, [rsp-0x48]        # x200 = x181 + x191 + OF, OF to x201
        adcx r14, [rsp-0x58]       # x198 += x186 + CF, CF to x199, complete
        adox r11, [rsp-0x40]       # x201 = x192 + x193 + OF, OF to x202
        adox rax, r10              # x202 = x183 + x194 + OF, OF to x203
        adcx rbx, r12              # x199 += x180 + CF, CF to x200, complete
        adcx r8, rcx               # x200 += x190 + CF, CF to x201, complete
        adcx r11, r9               # x201 += x182 + CF, CF to x202, complete
        adcx r15, rax              # x202 += x195 + CF, CF to x203, complete
        adox r13, [rip+.Lfe_p384_montgomery_mul_c1] # x203 = x196 + OF, no carry
        adc r13, 0x0               # x203 += CF, no carry
        mov rax, rbp               # copy x197
        imul rax, [rip+.Lfe_p384_montgomery_mul_c0] # x205 = x197*0x100000001 mod 2^64
        add rdi, r13               # x203 += x184, CF to x219, complete

        /* complete: [x203, x202, x201, x200, x199, x198, x197] in [rdi, r15, r11, r8, rbx, r14, rbp] */
        mov r9d, 0x0               # begins x219 = CF
        adc r9, 0x0                # x219 = CF
        xor r10d, r10d             # CF = OF = 0
        adcx rdi, rax              # x218 = x203 + x205 (CF is 0), CF to x219
        adc r9, 0x0                # x219 += CF
        mov r10, rax               # copy x205
        shr r10, 0x20              # x207 = x205 >> 32
        mov rcx, r10               # copy x207
        add rcx, rax               # x210 = x207 + x205, CF to x211
        mov esi, 0x0               # begins x211 = CF
        adc rsi, 0x0               # x211 = CF
        mov rdx, rax               # copy x205
        shl rdx, 0x20              # x206 = x205 << 32 mod 2^64
        sub rax, rdx               # x208 = x205 - x206, CF from x209, complete
        sbb rdx, r10               # x209 = x206 - x207 - CF, CF from x210, complete
        sbb rcx, 0x0               # x210 -= CF, CF from x211, complete
        sbb rsi, 0x0               # x211 -= CF, complete

        /* complete: [x211, x210, x209, x208] in [rsi, rcx, rdx, rax] */
        sub rbp, rax               # x212 = x197 - x208, CF from x213
        sbb r14, rdx               # x213 = x198 - x209 - CF, CF from x214, complete
        sbb rbx, rcx               # x214 = x199 - x210 - CF, CF from x215, complete
        sbb r8, rsi                # x215 = x200 - x211 - CF, CF from x216, complete
        sbb r11, 0x0               # x216 = x201 - CF, CF from x217, complete
        sbb r15, 0x0               # x217 = x202 - CF, CF from x218, complete
        sbb rdi, 0x0               # x218 -= CF, CF from x219, complete
        sbb r9, 0x0                # x219 -= CF, complete

        /* complete: [x219, x218, x217, x216, x215, x214, x213] in [r9, rdi, r15, r11, r8, rbx, r14] */
        mov rax, r14               # copy x213
        sub rax, [rip+.Lfe_p384_montgomery_mul_c2] # x220 = x213 - 0xffffffff, CF from x221, complete
        mov r10, rbx               # copy x214
        sbb r10, [rip+.Lfe_p384_montgomery_mul_c3] # x221 = x214 - 0xffffffff00000000 - CF, CF from x222, complete
        mov rcx, r8                # copy x215
        sbb rcx, -0x2              # x222 = x215 - 0xfffffffffffffffe - CF, CF from x223, complete
        mov rsi, r11               # copy x216
        sbb rsi, -0x1              # x223 = x216 - 0xffffffffffffffff - CF, CF from x224, complete
        mov rdx, r15               # copy x217
        sbb rdx, -0x1              # x224 = x217 - 0xffffffffffffffff - CF, CF from x225, complete
        mov rbp, rdi               # copy x218
        sbb rbp, -0x1              # x225 = x218 - 0xffffffffffffffff - CF, CF from x226, complete

        /* complete: [x225, x224, x223, x222, x221, x220] in [rbp, rdx, rsi, rcx, r10, rax] */
        sbb r9, 0x0                # neg(x226) = x219 - CF, CF = x226
        cmovnc r14, rax            # x227 = x226 ? x213 : x220, x226 in CF
        cmovc rdx, r15             # x231 = x226 ? x217 : x224, x226 in CF
        cmovnc r8, rcx             # x229 = x226 ? x215 : x222, x226 in CF
        cmovc rsi, r11             # x230 = x226 ? x216 : x223, x226 in CF
        cmovnc rdi, rbp            # x232 = x226 ? x218 : x225, x226 in CF
        cmovc r10, rbx             # x228 = x226 ? x214 : x221, x226 in CF
        mov rax, [rsp-0x8]         # reload pointer out1
        mov [rax+0x10], r8         # out1[2] = x229
        mov [rax], r14             # out1[0] = x227
        mov [rax+0x18], rsi        # out1[3] = x230
        mov [rax+0x28], rdi        # out1[5] = x232
        mov [rax+0x20], rdx        # out1[4] = x231
        mov [rax+0x8], r10         # out1[1] = x228

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
