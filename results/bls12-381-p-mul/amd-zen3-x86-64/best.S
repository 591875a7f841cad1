/*
 * bls12-381-p mul (loose), modulo p = 0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab
 * out1 is congruent to arg1*arg2/2^384 modulo p
 * arg1, arg2 below 2^382; out1 below 2^382; arrays may overlap
 *
 * void fe_bls12_381_p_mul_loose(uint64_t out1[6], const uint64_t arg1[6], const uint64_t arg2[6]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[6]  written, below 2^382
 *   rsi  arg1[6]  read, below 2^382
 *   rdx  arg2[6]  read, below 2^382
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, xmm0, xmm1, xmm2, xmm3, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   xmm0        x17, then x34, then x64, then x99, then x122, then x141, then x157, then x183,
 *               then x196
 *   xmm1        x16, then x33
 *   xmm2        x19, then x32
 *   xmm3        x18, then x31
 *   [rsp-0x8]   x21, then x29, then x63, then x100, then x120, then x140, then x156
 *   [rsp-0x10]  x20, then x28, then x62, then x104, then x117, then x163, then x177, then x171
 *   [rsp-0x18]  x36, then x60, then x103, then x119, then x160, then x200, then x221
 *   [rsp-0x20]  x35, then x162, then x195
 *   [rsp-0x28]  x38, then x123, then x158, then x199
 *   [rsp-0x30]  x37, then x92, then x124, then x138, then x159, then x179, then x178, then x198,
 *               then x220
 *   [rsp-0x38]  x40, then x91.2, then x65, then x85, then x97, then x121, then x161, then x180,
 *               then x184, then x197
 *   [rsp-0x40]  x39, then x93, then pointer out1
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x43 = x12 + x31 (carry to x68)
 *   x68 = x32 + x33 + x24 + x56 (carry to x89)
 *   x88 = x68 + x76 (carry to x89)
 *   x89 = x34 + x35 + x25 + x57 + x58 + x77 + x78 (carry to x90)
 *   x90 = x36 + x37 + x26 + x59 + x60 + x79 + x80 (carry to x91)
 *   x91 = x38 + x39 + x27 + x61 + x62 + x81 + x82 (carry to x92)
 *   x92 = x40 + x41 + x28 + x63 + x64 + x83 + x84 (carry to x93)
 *   x93 = x42 + x29 + x65 + x66 + x85 + x86 (carry to x94)
 *   x94 = x67 + x87
 *   x107 = x89 + x95 (carry to x128)
 *   x127 = x107 + x115 (carry to x128)
 *   x128 = x90 + x96 + x97 + x116 + x117 (carry to x129)
 *   x129 = x91 + x98 + x99 + x118 + x119 (carry to x130)
 *   x130 = x92 + x100 + x101 + x120 + x121 (carry to x131)
 *   x131 = x93 + x102 + x103 + x122 + x123 (carry to x132)
 *   x132 = x94 + x104 + x105 + x124 + x125 (carry to x133)
 *   x133 = x106 + x126
 *   x146 = x128 + x134 (carry to x167)
 *   x166 = x146 + x154 (carry to x167)
 *   x167 = x129 + x135 + x136 + x155 + x156 (carry to x168)
 *   x168 = x130 + x137 + x138 + x157 + x158 (carry to x169)
 *   x169 = x131 + x139 + x140 + x159 + x160 (carry to x170)
 *   x170 = x132 + x141 + x142 + x161 + x162 (carry to x171)
 *   x171 = x133 + x143 + x144 + x163 + x164 (carry to x172)
 *   x172 = x145 + x165
 *   x185 = x167 + x173 (carry to x206)
 *   x205 = x185 + x193 (carry to x206)
 *   x206 = x168 + x174 + x175 + x194 + x195 (carry to x207)
 *   x207 = x169 + x176 + x177 + x196 + x197 (carry to x208)
 *   x208 = x170 + x178 + x179 + x198 + x199 (carry to x209)
 *   x209 = x171 + x180 + x181 + x200 + x201 (carry to x210)
 *   x210 = x172 + x182 + x183 + x202 + x203 (carry to x211)
 *   x211 = x184 + x204
 *   x224 = x206 + x212 (carry to x245)
 *   x244 = x224 + x232 (carry to x245)
 *   x245 = x207 + x213 + x214 + x233 + x234 (carry to x246)
 *   x246 = x208 + x215 + x216 + x235 + x236 (carry to x247)
 *   x247 = x209 + x217 + x218 + x237 + x238 (carry to x248)
 *   x248 = x210 + x219 + x220 + x239 + x240 (carry to x249)
 *   x249 = x211 + x221 + x222 + x241 + x242 (carry to x250)
 *   x250 = x223 + x243
 *
 * 530 instructions; 145.9 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.172 [1.166, 1.173] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64 + reduction pass
 * latency: 1.138 [1.134, 1.138] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64 + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 50, 2026-11-27T14:12:43.222Z
 * ./fieldwright optimize --field bls12-381-p --op mul --seed 50 --target x86-64 --budget 7s --resume
 * sha256 of the code: 2bc31c011e9d93e7b206ce069b444ca8ee9e1f0aeb6f6352b6b4b0cd51846625
 */
        .intel_syntax noprefix
        .text
        .globl  fe_bls12_381_p_mul_loose
        .type   fe_bls12_381_p_mul_loose, @function
        .p2align 6
fe_bls12_381_p_mul_loose:
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

        mov r8, rdx                              # copy pointer arg2
        mov rax, [r8]                            # load arg2[0]
        mul qword ptr [rsi]                      # x13:x12 = arg1[0]*arg2[0]
        mov r9, rdx                              # copy x13
        mov r10, rax                             # copy x12
        mov rax, [r8]                            # load arg2[0]
        mul qword ptr [rsi+0x8]                  # x15:x14 = arg1[1]*arg2[0]
        mov r11, rdx                             # copy x15
        mov rcx, rax                             # copy x14
        mov rax, [r8]                            # load arg2[0]
        mul qword ptr [rsi+0x10]                 # x17:x16 = arg1[2]*arg2[0]
        movq xmm0, rdx                           # spill x17
        movq xmm1, rax                           # spill x16
        mov rax, [rsi+0x18]                      # load arg1[3]
        mul qword ptr [r8]                       # x19:x18 = arg1[3]*arg2[0]
        movq xmm2, rdx                           # spill x19
        movq xmm3, rax                           # spill x18
        mov rax, [r8]                            # load arg2[0]
        mul qword ptr [rsi+0x20]                 # x21:x20 = arg1[4]*arg2[0]
        mov [rsp-0x8], rdx                       # spill x21
        mov [rsp-0x10], rax                      # spill x20
        mov rax, [rsi+0x28]                      # load arg1[5]
        mul qword ptr [r8]                       # x23:x22 = arg1[5]*arg2[0]
        add rcx, r9                              # x24 = x14 + x13, CF to x25, complete
        movq r9, xmm1                            # reload x16
        adc r11, r9                              # x25 = x16 + x15 + CF, CF to x26, complete
        movq r9, xmm3                            # reload x18
        movq rbx, xmm0                           # reload x17
        adc r9, rbx                              # x26 = x18 + x17 + CF, CF to x27, complete
        mov rbx, [rsp-0x10]                      # reload x20
        movq rbp, xmm2                           # reload x19
        adc rbx, rbp                             # x27 = x20 + x19 + CF, CF to x28, complete
        adc rax, [rsp-0x8]                       # x28 = x22 + x21 + CF, CF to x29, complete
        adc rdx, 0x0                             # x29 = x23 + CF, no carry, complete

        /* complete: [x29, x28, x27, x26, x25, x24] in [rdx, rax, rbx, r9, r11, rcx] */
        mov rbp, r10                             # copy x12
        imul rbp, [rip+.Lfe_bls12_381_p_mul_loose_c0] # x30 = x12*0x89f3fffcfffcfffd mod 2^64
        mov [rsp-0x8], rdx                       # spill x29
        mov [rsp-0x10], rax                      # spill x28
        mov rax, rbp                             # copy x30
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c1] # x32:x31 = x30*0xb9feffffffffaaab
        movq xmm2, rdx                           # spill x32
        movq xmm3, rax                           # spill x31
        mov rax, rbp                             # copy x30
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c2] # x34:x33 = x30*0x1eabfffeb153ffff
        movq xmm0, rdx                           # spill x34
        movq xmm1, rax                           # spill x33
        mov rax, rbp                             # copy x30
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c3] # x36:x35 = x30*0x6730d2a0f6b0f624
        mov [rsp-0x18], rdx                      # spill x36
        mov [rsp-0x20], rax                      # spill x35
        mov rax, rbp                             # copy x30
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c4] # x38:x37 = x30*0x64774b84f38512bf
        mov [rsp-0x28], rdx                      # spill x38
        mov [rsp-0x30], rax                      # spill x37
        mov rax, rbp                             # copy x30
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c5] # x40:x39 = x30*0x4b1ba7b6434bacd7
        mov [rsp-0x38], rdx                      # spill x40
        mov [rsp-0x40], rax                      # spill x39
        mov rax, rbp                             # copy x30
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c6] # x42:x41 = x30*0x1a0111ea397fe69a
        movq rbp, xmm3                           # reload x31
        add r10, rbp                             # x43 = x12 + x31, CF to x68
        movq r10, xmm1                           # reload x33
        movq rbp, xmm2                           # reload x32
        adc r10, rbp                             # x68 = x33 + x32 + CF, CF to x89
        mov rbp, [rsp-0x20]                      # reload x35
        adc rbp, 0x0                             # x89 = x35 + CF, CF to x90
        mov r12, [rsp-0x30]                      # reload x37
        adc r12, 0x0                             # x90 = x37 + CF, CF to x91
        mov r13, [rsp-0x40]                      # reload x39
        adc r13, 0x0                             # x91 = x39 + CF, CF to x92
        adc rax, 0x0                             # x92 = x41 + CF, CF to x93
        adc rdx, 0x0                             # x93 = x42 + CF, no carry
        mov [rsp-0x40], rdx                      # spill x93
        mov [rsp-0x30], rax                      # spill x92
        mov rax, [r8+0x8]                        # load arg2[1]
        mul qword ptr [rsi+0x10]                 # x61:x60 = arg1[2]*arg2[1]
        add rdx, [rsp-0x28]                      # x91.2 = x61 + x38, CF to x92
        mov r14, [rsp-0x30]                      # reload x92
        adc r14, 0x0                             # x92 += CF, CF to x93
        mov r15, [rsp-0x40]                      # reload x93
        adc r15, 0x0                             # x93 += CF, no carry
        add r12, [rsp-0x18]                      # x90 += x36, CF to x91
        adc rdx, 0x0                             # x91.2 += CF, CF to x92
        adc r14, [rsp-0x38]                      # x92 += x40 + CF, CF to x93
        adc r15, 0x0                             # x93 += CF, no carry
        mov [rsp-0x38], rdx                      # spill x91.2
        mov [rsp-0x18], rax                      # spill x60
        mov rax, [r8+0x8]                        # load arg2[1]
        mul qword ptr [rsi]                      # x57:x56 = arg1[0]*arg2[1]
        mov [rsp-0x40], rdi                      # spill pointer out1
        movq rdi, xmm0                           # reload x34
        add rbp, rdi                             # x89 += x34, CF to x90
        adc r12, 0x0                             # x90 += CF, CF to x91
        mov rdi, [rsp-0x38]                      # reload x91.2
        adc rdi, 0x0                             # x91.2 += CF, CF to x92
        adc r14, 0x0                             # x92 += CF, CF to x93
        adc r15, 0x0                             # x93 += CF, no carry
        add r10, rcx                             # x68 += x24, CF to x89
        adc rbp, r11                             # x89 += x25 + CF, CF to x90
        adc r12, r9                              # x90 += x26 + CF, CF to x91
        adc rbx, rdi                             # x91.2 += x27 + CF, CF to x92
        adc r14, [rsp-0x10]                      # x92 += x28 + CF, CF to x93
        adc r15, [rsp-0x8]                       # x93 += x29 + CF, no carry
        mov r9, rdx                              # copy x57
        mov r11, rax                             # copy x56
        mov rax, [rsi+0x8]                       # load arg1[1]
        mul qword ptr [r8+0x8]                   # x59:x58 = arg1[1]*arg2[1]
        mov rcx, rdx                             # copy x59
        mov rdi, rax                             # copy x58
        mov rax, [rsi+0x18]                      # load arg1[3]
        mul qword ptr [r8+0x8]                   # x63:x62 = arg1[3]*arg2[1]
        mov [rsp-0x8], rdx                       # spill x63
        mov [rsp-0x10], rax                      # spill x62
        mov rax, [r8+0x8]                        # load arg2[1]
        mul qword ptr [rsi+0x20]                 # x65:x64 = arg1[4]*arg2[1]
        mov [rsp-0x38], rdx                      # spill x65
        movq xmm0, rax                           # spill x64
        mov rax, [rsi+0x28]                      # load arg1[5]
        mul qword ptr [r8+0x8]                   # x67:x66 = arg1[5]*arg2[1]
        add r10, r11                             # x68 += x56, CF to x89, complete
        adc rbp, rdi                             # x89 += x58 + CF, CF to x90
        adc r12, [rsp-0x18]                      # x90 += x60 + CF, CF to x91
        adc rbx, [rsp-0x10]                      # x91.2 += x62 + CF, CF to x92
        movq r11, xmm0                           # reload x64
        adc r14, r11                             # x92 += x64 + CF, CF to x93
        adc r15, rax                             # x93 += x66 + CF, CF to x94
        adc rdx, 0x0                             # x94 = x67 + CF, no carry
        mov rax, r10                             # copy x68
        imul rax, [rip+.Lfe_bls12_381_p_mul_loose_c0] # x75 = x68*0x89f3fffcfffcfffd mod 2^64
        mov r11, rdx                             # copy x94
        mov rdi, rax                             # copy x75
        mov rax, rdi                             # copy x75
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c1] # x77:x76 = x75*0xb9feffffffffaaab
        add r10, rax                             # x88 = x68 + x76, CF to x89
        adc rdx, 0x0                             # x89.2 = x77 + CF, no carry
        mov r10, rdx                             # copy x89.2
        mov rax, rdi                             # copy x75
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c2] # x79:x78 = x75*0x1eabfffeb153ffff
        add rbp, rax                             # x89 += x78, CF to x90
        adc rdx, 0x0                             # x90.2 = x79 + CF, no carry
        add rbp, r9                              # x89 += x57, CF to x90
        adc rcx, r12                             # x90 += x59 + CF, CF to x91
        adc rbx, 0x0                             # x91.2 += CF, CF to x92
        adc r14, 0x0                             # x92 += CF, CF to x93
        adc r15, 0x0                             # x93 += CF, CF to x94
        adc r11, 0x0                             # x94 += CF, no carry
        mov r9, rdx                              # copy x90.2
        mov rax, rdi                             # copy x75
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c3] # x81:x80 = x75*0x6730d2a0f6b0f624
        add rcx, rax                             # x90 += x80, CF to x91
        adc r13, rbx                             # x91 += x91.2 + CF, CF to x92
        adc r14, 0x0                             # x92 += CF, CF to x93
        adc r15, 0x0                             # x93 += CF, CF to x94
        adc r11, 0x0                             # x94 += CF, no carry
        mov rbx, rdx                             # copy x81
        mov rax, rdi                             # copy x75
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c4] # x83:x82 = x75*0x64774b84f38512bf
        add r13, rax                             # x91 += x82, CF to x92
        adc r14, [rsp-0x8]                       # x92 += x63 + CF, CF to x93
        adc r15, 0x0                             # x93 += CF, CF to x94
        adc r11, 0x0                             # x94 += CF, no carry
        mov r12, rdx                             # copy x83
        mov rax, rdi                             # copy x75
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c5] # x85:x84 = x75*0x4b1ba7b6434bacd7
        add r14, rax                             # x92 += x84, CF to x93
        adc r15, [rsp-0x38]                      # x93 += x65 + CF, CF to x94
        adc r11, 0x0                             # x94 += CF, no carry
        mov [rsp-0x38], rdx                      # spill x85
        mov rax, rdi                             # copy x75
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c6] # x87:x86 = x75*0x1a0111ea397fe69a
        add r14, r12                             # x92 += x83, CF to x93
        adc rax, 0x0                             # x93.2 = x86 + CF, CF to x94
        adc rdx, 0x0                             # x94.2 = x87 + CF, no carry
        mov rdi, rdx                             # copy x94.2
        mov r12, rax                             # copy x93.2
        mov rax, [r8+0x10]                       # load arg2[2]
        mul qword ptr [rsi+0x18]                 # x102:x101 = arg1[3]*arg2[2]
        add r15, r12                             # x93 += x93.2, CF to x94
        adc rdi, 0x0                             # x94.2 += CF, no carry
        add rbp, r10                             # x89 += x89.2, CF to x90, complete
        adc rcx, r9                              # x90 += x90.2 + CF, CF to x91, complete
        adc rbx, r13                             # x91 += x81 + CF, CF to x92, complete
        adc r14, 0x0                             # x92 += CF, CF to x93, complete
        adc r15, [rsp-0x38]                      # x93 += x85 + CF, CF to x94, complete
        adc r11, rdi                             # x94 += x94.2 + CF, no carry, complete

        /* complete: [x94, x93, x92, x91, x90, x89] in [r11, r15, r14, rbx, rcx, rbp] */
        mov r9, rdx                              # copy x102
        mov r10, rax                             # copy x101
        mov rax, [r8+0x10]                       # load arg2[2]
        mul qword ptr [rsi]                      # x96:x95 = arg1[0]*arg2[2]
        mov rdi, rdx                             # copy x96
        mov r12, rax                             # copy x95
        mov rax, [r8+0x10]                       # load arg2[2]
        mul qword ptr [rsi+0x8]                  # x98:x97 = arg1[1]*arg2[2]
        mov r13, rdx                             # copy x98
        mov [rsp-0x38], rax                      # spill x97
        mov rax, [r8+0x10]                       # load arg2[2]
        mul qword ptr [rsi+0x10]                 # x100:x99 = arg1[2]*arg2[2]
        mov [rsp-0x8], rdx                       # spill x100
        movq xmm0, rax                           # spill x99
        mov rax, [r8+0x10]                       # load arg2[2]
        mul qword ptr [rsi+0x20]                 # x104:x103 = arg1[4]*arg2[2]
        mov [rsp-0x10], rdx                      # spill x104
        mov [rsp-0x18], rax                      # spill x103
        mov rax, [rsi+0x28]                      # load arg1[5]
        mul qword ptr [r8+0x10]                  # x106:x105 = arg1[5]*arg2[2]
        add rbp, r12                             # x107 = x89 + x95, CF to x128, complete
        adc rcx, [rsp-0x38]                      # x128 = x90 + x97 + CF, CF to x129
        movq r12, xmm0                           # reload x99
        adc rbx, r12                             # x129 = x91 + x99 + CF, CF to x130
        adc r14, r10                             # x130 = x92 + x101 + CF, CF to x131
        adc r15, [rsp-0x18]                      # x131 = x93 + x103 + CF, CF to x132
        adc rax, r11                             # x132 = x94 + x105 + CF, CF to x133
        adc rdx, 0x0                             # x133 = x106 + CF, no carry
        mov r10, rbp                             # copy x107
        imul r10, [rip+.Lfe_bls12_381_p_mul_loose_c0] # x114 = x107*0x89f3fffcfffcfffd mod 2^64
        mov r11, rdx                             # copy x133
        mov r12, rax                             # copy x132
        mov rax, r10                             # copy x114
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c1] # x116:x115 = x114*0xb9feffffffffaaab
        add rcx, rdi                             # x128 += x96, CF to x129
        adc rbx, r13                             # x129 += x98 + CF, CF to x130
        adc r14, [rsp-0x8]                       # x130 += x100 + CF, CF to x131
        adc r15, r9                              # x131 += x102 + CF, CF to x132
        adc r12, [rsp-0x10]                      # x132 += x104 + CF, CF to x133
        adc r11, 0x0                             # x133 += CF, no carry
        mov r9, rdx                              # copy x116
        mov rdi, rax                             # copy x115
        mov rax, r10                             # copy x114
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c2] # x118:x117 = x114*0x1eabfffeb153ffff
        mov r13, rdx                             # copy x118
        mov [rsp-0x10], rax                      # spill x117
        mov rax, r10                             # copy x114
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c3] # x120:x119 = x114*0x6730d2a0f6b0f624
        mov [rsp-0x8], rdx                       # spill x120
        mov [rsp-0x18], rax                      # spill x119
        mov rax, r10                             # copy x114
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c4] # x122:x121 = x114*0x64774b84f38512bf
        movq xmm0, rdx                           # spill x122
        mov [rsp-0x38], rax                      # spill x121
        mov rax, r10                             # copy x114
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c5] # x124:x123 = x114*0x4b1ba7b6434bacd7
        mov [rsp-0x30], rdx                      # spill x124
        mov [rsp-0x28], rax                      # spill x123
        mov rax, r10                             # copy x114
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c6] # x126:x125 = x114*0x1a0111ea397fe69a
        add rbp, rdi                             # x127 = x107 + x115, CF to x128
        adc rcx, [rsp-0x10]                      # x128 += x117 + CF, CF to x129
        adc rbx, [rsp-0x18]                      # x129 += x119 + CF, CF to x130
        adc r14, [rsp-0x38]                      # x130 += x121 + CF, CF to x131
        adc r15, [rsp-0x28]                      # x131 += x123 + CF, CF to x132
        adc r12, rax                             # x132 += x125 + CF, CF to x133
        adc rdx, 0x0                             # x133.2 = x126 + CF, no carry
        add rcx, r9                              # x128 += x116, CF to x129, complete
        adc r13, rbx                             # x129 += x118 + CF, CF to x130, complete
        adc r14, [rsp-0x8]                       # x130 += x120 + CF, CF to x131, complete
        movq rax, xmm0                           # reload x122
        adc r15, rax                             # x131 += x122 + CF, CF to x132, complete
        adc r12, [rsp-0x30]                      # x132 += x124 + CF, CF to x133, complete
        adc r11, rdx                             # x133 += x133.2 + CF, no carry, complete

        /* complete: [x133, x132, x131, x130, x129, x128] in [r11, r12, r15, r14, r13, rcx] */
        mov rax, [r8+0x18]                       # load arg2[3]
        mul qword ptr [rsi]                      # x135:x134 = arg1[0]*arg2[3]
        mov r9, rdx                              # copy x135
        mov r10, rax                             # copy x134
        mov rax, [r8+0x18]                       # load arg2[3]
        mul qword ptr [rsi+0x8]                  # x137:x136 = arg1[1]*arg2[3]
        mov rdi, rdx                             # copy x137
        mov rbx, rax                             # copy x136
        mov rax, [r8+0x18]                       # load arg2[3]
        mul qword ptr [rsi+0x10]                 # x139:x138 = arg1[2]*arg2[3]
        mov rbp, rdx                             # copy x139
        mov [rsp-0x30], rax                      # spill x138
        mov rax, [r8+0x18]                       # load arg2[3]
        mul qword ptr [rsi+0x18]                 # x141:x140 = arg1[3]*arg2[3]
        movq xmm0, rdx                           # spill x141
        mov [rsp-0x8], rax                       # spill x140
        mov rax, [r8+0x18]                       # load arg2[3]
        mul qword ptr [rsi+0x20]                 # x143:x142 = arg1[4]*arg2[3]
        add rcx, r10                             # x146 = x128 + x134, CF to x167, complete
        adc rbx, r13                             # x167 = x129 + x136 + CF, CF to x168
        adc r14, [rsp-0x30]                      # x168 = x130 + x138 + CF, CF to x169
        adc r15, [rsp-0x8]                       # x169 = x131 + x140 + CF, CF to x170
        adc r12, rax                             # x170 = x132 + x142 + CF, CF to x171
        adc rdx, 0x0                             # x171 = x143 + CF, no carry
        add rbx, r9                              # x167 += x135, CF to x168
        adc rdi, r14                             # x168 += x137 + CF, CF to x169
        adc r15, rbp                             # x169 += x139 + CF, CF to x170
        movq rax, xmm0                           # reload x141
        adc r12, rax                             # x170 += x141 + CF, CF to x171
        adc rdx, 0x0                             # x171 += CF, no carry
        mov rax, rcx                             # copy x146
        imul rax, [rip+.Lfe_bls12_381_p_mul_loose_c0] # x153 = x146*0x89f3fffcfffcfffd mod 2^64
        mov r9, rdx                              # copy x171
        mov r10, rax                             # copy x153
        mov rax, [rsi+0x28]                      # load arg1[5]
        mul qword ptr [r8+0x18]                  # x145:x144 = arg1[5]*arg2[3]
        add r11, rax                             # x171.2 = x133 + x144, CF to x172
        adc rdx, 0x0                             # x172 = x145 + CF, no carry
        mov rbp, rdx                             # copy x172
        mov rax, r10                             # copy x153
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c1] # x155:x154 = x153*0xb9feffffffffaaab
        mov r13, rdx                             # copy x155
        mov r14, rax                             # copy x154
        mov rax, r10                             # copy x153
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c2] # x157:x156 = x153*0x1eabfffeb153ffff
        movq xmm0, rdx                           # spill x157
        mov [rsp-0x8], rax                       # spill x156
        mov rax, r10                             # copy x153
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c3] # x159:x158 = x153*0x6730d2a0f6b0f624
        mov [rsp-0x30], rdx                      # spill x159
        mov [rsp-0x28], rax                      # spill x158
        mov rax, r10                             # copy x153
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c4] # x161:x160 = x153*0x64774b84f38512bf
        mov [rsp-0x38], rdx                      # spill x161
        mov [rsp-0x18], rax                      # spill x160
        mov rax, r10                             # copy x153
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c5] # x163:x162 = x153*0x4b1ba7b6434bacd7
        mov [rsp-0x10], rdx                      # spill x163
        mov [rsp-0x20], rax                      # spill x162
        mov rax, r10                             # copy x153
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c6] # x165:x164 = x153*0x1a0111ea397fe69a
        add rax, r9                              # x171 += x164, CF to x172
        adc rdx, 0x0                             # x172.2 = x165 + CF, no carry
        add r14, rcx                             # x166 = x146 + x154, CF to x167
        adc rbx, [rsp-0x8]                       # x167 += x156 + CF, CF to x168
        adc rdi, [rsp-0x28]                      # x168 += x158 + CF, CF to x169
        adc r15, [rsp-0x18]                      # x169 += x160 + CF, CF to x170
        adc r12, [rsp-0x20]                      # x170 += x162 + CF, CF to x171
        adc rax, r11                             # x171 += x171.2 + CF, CF to x172
        adc rdx, rbp                             # x172 += x172.2 + CF, no carry
        add rbx, r13                             # x167 += x155, CF to x168, complete
        movq r9, xmm0                            # reload x157
        adc rdi, r9                              # x168 += x157 + CF, CF to x169, complete
        adc r15, [rsp-0x30]                      # x169 += x159 + CF, CF to x170, complete
        adc r12, [rsp-0x38]                      # x170 += x161 + CF, CF to x171, complete
        adc rax, [rsp-0x10]                      # x171 += x163 + CF, CF to x172, complete
        adc rdx, 0x0                             # x172 += CF, no carry, complete

        /* complete: [x172, x171, x170, x169, x168, x167] in [rdx, rax, r12, r15, rdi, rbx] */
        mov r9, rdx                              # copy x172
        mov r10, rax                             # copy x171
        mov rax, [rsi]                           # load arg1[0]
        mul qword ptr [r8+0x20]                  # x174:x173 = arg1[0]*arg2[4]
        mov r11, rdx                             # copy x174
        mov rcx, rax                             # copy x173
        mov rax, [rsi+0x8]                       # load arg1[1]
        mul qword ptr [r8+0x20]                  # x176:x175 = arg1[1]*arg2[4]
        mov rbp, rdx                             # copy x176
        mov r13, rax                             # copy x175
        mov rax, [r8+0x20]                       # load arg2[4]
        mul qword ptr [rsi+0x10]                 # x178:x177 = arg1[2]*arg2[4]
        mov r14, rdx                             # copy x178
        mov [rsp-0x10], rax                      # spill x177
        mov rax, [r8+0x20]                       # load arg2[4]
        mul qword ptr [rsi+0x18]                 # x180:x179 = arg1[3]*arg2[4]
        mov [rsp-0x38], rdx                      # spill x180
        mov [rsp-0x30], rax                      # spill x179
        mov rax, [r8+0x20]                       # load arg2[4]
        mul qword ptr [rsi+0x28]                 # x184:x183 = arg1[5]*arg2[4]
        add rbx, rcx                             # x185 = x167 + x173, CF to x206, complete
        adc r13, 0x0                             # x206 = x175 + CF, CF to x207
        mov rcx, [rsp-0x10]                      # reload x177
        adc rcx, 0x0                             # x207 = x177 + CF, CF to x208
        mov [rsp-0x10], r10                      # spill x171
        mov r10, [rsp-0x30]                      # reload x179
        adc r10, 0x0                             # x208 = x179 + CF, CF to x209
        mov [rsp-0x30], r14                      # spill x178
        mov r14, [rsp-0x38]                      # reload x180
        adc r14, 0x0                             # x209 = x180 + CF, no carry
        mov [rsp-0x38], rdx                      # spill x184
        movq xmm0, rax                           # spill x183
        mov rax, [rsi+0x20]                      # load arg1[4]
        mul qword ptr [r8+0x20]                  # x182:x181 = arg1[4]*arg2[4]
        add rdi, r13                             # x206 += x168, CF to x207
        adc r15, rcx                             # x207 += x169 + CF, CF to x208
        adc r10, r12                             # x208 += x170 + CF, CF to x209
        adc rax, 0x0                             # x209.2 = x181 + CF, CF to x210
        adc rdx, 0x0                             # x210 = x182 + CF, no carry
        mov rcx, rbx                             # copy x185
        imul rcx, [rip+.Lfe_bls12_381_p_mul_loose_c0] # x192 = x185*0x89f3fffcfffcfffd mod 2^64
        mov r12, rdx                             # copy x210
        mov r13, rax                             # copy x209.2
        mov rax, rcx                             # copy x192
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c5] # x202:x201 = x192*0x4b1ba7b6434bacd7
        add rax, r13                             # x209.2 += x201, CF to x210
        movq r13, xmm0                           # reload x183
        adc r9, r13                              # x210.2 = x172 + x183 + CF, CF to x211
        mov r13, [rsp-0x38]                      # reload x184
        adc r13, 0x0                             # x211 = x184 + CF, no carry
        add r11, rdi                             # x206 += x174, CF to x207
        adc r15, rbp                             # x207 += x176 + CF, CF to x208
        adc r10, [rsp-0x30]                      # x208 += x178 + CF, CF to x209
        adc rax, r14                             # x209 += x209.2 + CF, CF to x210
        adc r9, r12                              # x210 += x210.2 + CF, CF to x211
        adc r13, 0x0                             # x211 += CF, no carry
        mov rdi, rdx                             # copy x202
        mov rbp, rax                             # copy x209
        mov rax, rcx                             # copy x192
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c1] # x194:x193 = x192*0xb9feffffffffaaab
        mov r12, rdx                             # copy x194
        mov r14, rax                             # copy x193
        mov rax, rcx                             # copy x192
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c3] # x198:x197 = x192*0x6730d2a0f6b0f624
        mov [rsp-0x30], rdx                      # spill x198
        mov [rsp-0x38], rax                      # spill x197
        mov rax, rcx                             # copy x192
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c2] # x196:x195 = x192*0x1eabfffeb153ffff
        movq xmm0, rdx                           # spill x196
        mov [rsp-0x20], rax                      # spill x195
        mov rax, rcx                             # copy x192
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c4] # x200:x199 = x192*0x64774b84f38512bf
        mov [rsp-0x18], rdx                      # spill x200
        mov [rsp-0x28], rax                      # spill x199
        mov rax, rcx                             # copy x192
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c6] # x204:x203 = x192*0x1a0111ea397fe69a
        add r14, rbx                             # x205 = x185 + x193, CF to x206
        adc r11, [rsp-0x20]                      # x206 += x195 + CF, CF to x207
        adc r15, [rsp-0x38]                      # x207 += x197 + CF, CF to x208
        adc r10, [rsp-0x28]                      # x208 += x199 + CF, CF to x209
        adc rbp, [rsp-0x10]                      # x209 += x171 + CF, CF to x210
        adc r9, rax                              # x210 += x203 + CF, CF to x211
        adc rdx, 0x0                             # x211.2 = x204 + CF, no carry
        add r12, r11                             # x206 += x194, CF to x207, complete
        movq rax, xmm0                           # reload x196
        adc r15, rax                             # x207 += x196 + CF, CF to x208, complete
        adc r10, [rsp-0x30]                      # x208 += x198 + CF, CF to x209, complete
        adc rbp, [rsp-0x18]                      # x209 += x200 + CF, CF to x210, complete
        adc r9, rdi                              # x210 += x202 + CF, CF to x211, complete
        adc rdx, 0x0                             # x211.2 += CF, no carry
        mov r11, rdx                             # copy x211.2
        mov rax, [r8+0x28]                       # load arg2[5]
        mul qword ptr [rsi]                      # x213:x212 = arg1[0]*arg2[5]
        add r12, rax                             # x224 = x206 + x212, CF to x245, complete
        lea rax, [r11+r13]                       # x211 += x211.2, complete

        /* complete: [x211, x210, x209, x208, x207, x206] in [rax, r9, rbp, r10, r15, -] */
        adc rdx, 0x0                             # x245 = x213 + CF, no carry
        mov r11, rdx                             # copy x245
        mov rcx, rax                             # copy x211
        mov rax, [r8+0x28]                       # load arg2[5]
        mul qword ptr [rsi+0x8]                  # x215:x214 = arg1[1]*arg2[5]
        add r15, rax                             # x245.2 = x207 + x214, CF to x246
        adc rdx, 0x0                             # x246 = x215 + CF, no carry
        mov rdi, rdx                             # copy x246
        mov rax, [r8+0x28]                       # load arg2[5]
        mul qword ptr [rsi+0x10]                 # x217:x216 = arg1[2]*arg2[5]
        add r10, rax                             # x246.2 = x208 + x216, CF to x247
        adc rdx, 0x0                             # x247 = x217 + CF, no carry
        mov rbx, rdx                             # copy x247
        mov rax, [r8+0x28]                       # load arg2[5]
        mul qword ptr [rsi+0x18]                 # x219:x218 = arg1[3]*arg2[5]
        mov r13, rdx                             # copy x219
        mov r14, rax                             # copy x218
        mov rax, [r8+0x28]                       # load arg2[5]
        mul qword ptr [rsi+0x20]                 # x221:x220 = arg1[4]*arg2[5]
        mov [rsp-0x18], rdx                      # spill x221
        mov [rsp-0x30], rax                      # spill x220
        mov rax, [r8+0x28]                       # load arg2[5]
        mul qword ptr [rsi+0x28]                 # x223:x222 = arg1[5]*arg2[5]
        add rbx, r14                             # x247 += x218, CF to x248
        adc r9, [rsp-0x30]                       # x248 = x210 + x220 + CF, CF to x249
        adc rcx, rax                             # x249 = x211 + x222 + CF, CF to x250
        adc rdx, 0x0                             # x250 = x223 + CF, no carry
        add r15, r11                             # x245 += x245.2, CF to x246
        adc r10, rdi                             # x246 += x246.2 + CF, CF to x247
        adc rbx, 0x0                             # x247 += CF, CF to x248
        adc r9, 0x0                              # x248 += CF, CF to x249
        adc rcx, 0x0                             # x249 += CF, CF to x250
        adc rdx, 0x0                             # x250 += CF, no carry
        mov rax, r12                             # copy x224
        imul rax, [rip+.Lfe_bls12_381_p_mul_loose_c0] # x231 = x224*0x89f3fffcfffcfffd mod 2^64
        mov r8, rdx                              # copy x250
        mov r11, rax                             # copy x231
        mov rax, r11                             # copy x231
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c4] # x239:x238 = x231*0x64774b84f38512bf
        add rbx, rax                             # x247 += x238, CF to x248
        adc r13, r9                              # x248 += x219 + CF, CF to x249
        adc rcx, [rsp-0x18]                      # x249 += x221 + CF, CF to x250
        adc r8, 0x0                              # x250 += CF, no carry
        mov r9, rdx                              # copy x239
        mov rax, r11                             # copy x231
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c5] # x241:x240 = x231*0x4b1ba7b6434bacd7
        mov rdi, rdx                             # copy x241
        mov rsi, rax                             # copy x240
        mov rax, r11                             # copy x231
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c6] # x243:x242 = x231*0x1a0111ea397fe69a
        add rcx, rax                             # x249 += x242, CF to x250
        adc rdx, 0x0                             # x250.2 = x243 + CF, no carry
        add rcx, rdi                             # x249 += x241, CF to x250
        adc r8, rdx                              # x250 += x250.2 + CF, no carry
        mov rax, r11                             # copy x231
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c1] # x233:x232 = x231*0xb9feffffffffaaab
        mov rdi, rdx                             # copy x233
        mov r14, rax                             # copy x232
        mov rax, r11                             # copy x231
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c2] # x235:x234 = x231*0x1eabfffeb153ffff
        add r12, r14                             # x244 = x224 + x232, CF to x245
        adc rax, rdi                             # x245.2 = x233 + x234 + CF, CF to x246
        adc rdx, 0x0                             # x246.2 = x235 + CF, no carry
        add rax, r15                             # x245 += x245.2, CF to x246, complete
        mov rdi, [rsp-0x40]                      # reload pointer out1
        mov [rdi], rax                           # out1[0] = x245
        adc rdx, 0x0                             # x246.2 += CF, no carry
        mov r12, rdx                             # copy x246.2
        mov rax, r11                             # copy x231
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c3] # x237:x236 = x231*0x6730d2a0f6b0f624
        add rax, r10                             # x246 += x236, CF to x247
        adc rbx, rbp                             # x247 += x209 + CF, CF to x248
        adc r13, r9                              # x248 += x239 + CF, CF to x249
        adc rcx, 0x0                             # x249 += CF, CF to x250
        adc r8, 0x0                              # x250 += CF, no carry
        add rax, r12                             # x246 += x246.2, CF to x247, complete
        adc rbx, rdx                             # x247 += x237 + CF, CF to x248, complete
        adc rsi, r13                             # x248 += x240 + CF, CF to x249, complete
        mov [rdi+0x8], rax                       # out1[1] = x246
        mov [rdi+0x10], rbx                      # out1[2] = x247
        mov [rdi+0x18], rsi                      # out1[3] = x248
        adc rcx, 0x0                             # x249 += CF, CF to x250, complete
        adc r8, 0x0                              # x250 += CF, no carry, complete

        /* complete: [x250, x249, x248, x247, x246, x245] in [r8, rcx, rsi, rbx, rax, -] */
        mov [rdi+0x28], r8                       # out1[5] = x250
        mov [rdi+0x20], rcx                      # out1[4] = x249

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
.Lfe_bls12_381_p_mul_loose_c0: .quad 0x89f3fffcfffcfffd
.Lfe_bls12_381_p_mul_loose_c1: .quad 0xb9feffffffffaaab
.Lfe_bls12_381_p_mul_loose_c2: .quad 0x1eabfffeb153ffff
.Lfe_bls12_381_p_mul_loose_c3: .quad 0x6730d2a0f6b0f624
.Lfe_bls12_381_p_mul_loose_c4: .quad 0x64774b84f38512bf
.Lfe_bls12_381_p_mul_loose_c5: .quad 0x4b1ba7b6434bacd7
.Lfe_bls12_381_p_mul_loose_c6: .quad 0x1a0111ea397fe69a
        .size   fe_bls12_381_p_mul_loose, .-fe_bls12_381_p_mul_loose
        .section .note.GNU-stack, "", @progbits
