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
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   x15, then x93, then x83, then x131, then x118, then x138, then x179, then x236
 *   [rsp-0x10]  x14, then x84, then x122, then x145, then x178, then x202, then x223, then x239
 *   [rsp-0x18]  x19, then x61, then x81, then x132, then x119, then x197
 *   [rsp-0x20]  x18, then x60, then x82, then x121, then x139, then x175, then x198, then x216
 *   [rsp-0x28]  x21, then x57, then x89, then x80, then x124, then x142, then x180, then x222,
 *               then x238
 *   [rsp-0x30]  x20, then x56, then x85, then x99, then x117, then x200, then x221
 *   [rsp-0x38]  x23, then x42, then x39, then x65, then x78, then x123, then x144, then x177,
 *               then x201, then x224
 *   [rsp-0x40]  x22, then x41, then x64, then pointer out1
 *   [rsp-0x48]  x199, then x220
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
 * 515 instructions; 145.6 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.182 [1.177, 1.186] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64 + reduction pass
 * latency: 1.164 [1.162, 1.165] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64 + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 28, 2026-11-27T14:06:47.873Z
 * ./fieldwright optimize --field bls12-381-p --op mul --seed 28 --target x86-64 --budget 7s --for latency
 * sha256 of the code: eaaf88e2bbf636349555e9c1e5132ccd2da1da96c7ada3d229c5e83d0c6f3c70
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
        mov rax, [rsi]                           # load arg1[0]
        mul qword ptr [r8]                       # x13:x12 = arg1[0]*arg2[0]
        mov r9, rdx                              # copy x13
        mov r10, rax                             # copy x12
        mov rax, [rsi+0x10]                      # load arg1[2]
        mul qword ptr [r8]                       # x17:x16 = arg1[2]*arg2[0]
        mov r11, rdx                             # copy x17
        mov rcx, rax                             # copy x16
        mov rax, [r8]                            # load arg2[0]
        mul qword ptr [rsi+0x8]                  # x15:x14 = arg1[1]*arg2[0]
        mov [rsp-0x8], rdx                       # spill x15
        mov [rsp-0x10], rax                      # spill x14
        mov rax, [r8]                            # load arg2[0]
        mul qword ptr [rsi+0x18]                 # x19:x18 = arg1[3]*arg2[0]
        mov [rsp-0x18], rdx                      # spill x19
        mov [rsp-0x20], rax                      # spill x18
        mov rax, [r8]                            # load arg2[0]
        mul qword ptr [rsi+0x20]                 # x21:x20 = arg1[4]*arg2[0]
        mov [rsp-0x28], rdx                      # spill x21
        mov [rsp-0x30], rax                      # spill x20
        mov rax, [rsi+0x28]                      # load arg1[5]
        mul qword ptr [r8]                       # x23:x22 = arg1[5]*arg2[0]
        mov rbx, r10                             # copy x12
        imul rbx, [rip+.Lfe_bls12_381_p_mul_loose_c0] # x30 = x12*0x89f3fffcfffcfffd mod 2^64
        mov [rsp-0x38], rdx                      # spill x23
        mov [rsp-0x40], rax                      # spill x22
        mov rax, rbx                             # copy x30
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c1] # x42:x41 = x30*0x1a0111ea397fe69a
        add r9, [rsp-0x10]                       # x24 = x14 + x13, CF to x25, complete
        adc rcx, [rsp-0x8]                       # x25 = x16 + x15 + CF, CF to x26, complete
        adc r11, [rsp-0x20]                      # x26 = x18 + x17 + CF, CF to x27, complete
        mov rbp, [rsp-0x30]                      # reload x20
        adc rbp, [rsp-0x18]                      # x27 = x20 + x19 + CF, CF to x28, complete
        mov r12, [rsp-0x40]                      # reload x22
        adc r12, [rsp-0x28]                      # x28 = x22 + x21 + CF, CF to x29, complete
        mov r13, [rsp-0x38]                      # reload x23
        adc r13, 0x0                             # x29 = x23 + CF, no carry, complete

        /* complete: [x29, x28, x27, x26, x25, x24] in [r13, r12, rbp, r11, rcx, r9] */
        mov [rsp-0x38], rdx                      # spill x42
        mov [rsp-0x40], rax                      # spill x41
        mov rax, [rsi]                           # load arg1[0]
        mul qword ptr [r8+0x8]                   # x57:x56 = arg1[0]*arg2[1]
        mov [rsp-0x28], rdx                      # spill x57
        mov [rsp-0x30], rax                      # spill x56
        mov rax, rbx                             # copy x30
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c2] # x32:x31 = x30*0xb9feffffffffaaab
        add rax, r10                             # x43 = x12 + x31, CF to x68
        adc rdx, 0x0                             # x68 = x32 + CF, no carry
        mov r10, rdx                             # copy x68
        mov rax, rbx                             # copy x30
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c3] # x34:x33 = x30*0x1eabfffeb153ffff
        add rax, r10                             # x68 += x33, CF to x89
        adc rdx, 0x0                             # x89 = x34 + CF, no carry
        add r9, rax                              # x68 += x24, CF to x89
        adc rdx, 0x0                             # x89 += CF, no carry
        mov r10, rdx                             # copy x89
        mov rax, [r8+0x8]                        # load arg2[1]
        mul qword ptr [rsi+0x10]                 # x61:x60 = arg1[2]*arg2[1]
        mov [rsp-0x18], rdx                      # spill x61
        mov [rsp-0x20], rax                      # spill x60
        mov rax, rbx                             # copy x30
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c4] # x40:x39 = x30*0x4b1ba7b6434bacd7
        add rdx, [rsp-0x40]                      # x92 = x41 + x40, CF to x93
        mov r14, [rsp-0x38]                      # reload x42
        adc r14, 0x0                             # x93 = x42 + CF, no carry
        add rdx, r12                             # x92 += x28, CF to x93
        adc r14, 0x0                             # x93 += CF, no carry
        mov r12, rdx                             # copy x92
        mov [rsp-0x38], rax                      # spill x39
        mov rax, rbx                             # copy x30
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c5] # x36:x35 = x30*0x6730d2a0f6b0f624
        add rax, r10                             # x89 += x35, CF to x90
        adc rdx, 0x0                             # x90 = x36 + CF, no carry
        add rcx, [rsp-0x28]                      # x89.2 = x57 + x25, CF to x90
        adc rdx, 0x0                             # x90 += CF, no carry
        mov r10, rdx                             # copy x90
        mov [rsp-0x28], rax                      # spill x89
        mov rax, rbx                             # copy x30
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c6] # x38:x37 = x30*0x64774b84f38512bf
        add rax, r10                             # x90 += x37, CF to x91
        adc rdx, [rsp-0x38]                      # x91 = x39 + x38 + CF, CF to x92
        adc r12, 0x0                             # x92 += CF, CF to x93
        adc r14, 0x0                             # x93 += CF, no carry
        add rax, r11                             # x90 += x26, CF to x91
        adc rdx, rbp                             # x91 += x27 + CF, CF to x92
        adc r12, 0x0                             # x92 += CF, CF to x93
        adc r14, 0x0                             # x93 += CF, no carry
        mov r10, rdx                             # copy x91
        mov r11, rax                             # copy x90
        mov rax, [r8+0x8]                        # load arg2[1]
        mul qword ptr [rsi+0x18]                 # x63:x62 = arg1[3]*arg2[1]
        mov rbx, rdx                             # copy x63
        mov rbp, rax                             # copy x62
        mov rax, [r8+0x8]                        # load arg2[1]
        mul qword ptr [rsi+0x20]                 # x65:x64 = arg1[4]*arg2[1]
        mov [rsp-0x38], rdx                      # spill x65
        mov [rsp-0x40], rax                      # spill x64
        mov rax, [r8+0x8]                        # load arg2[1]
        mul qword ptr [rsi+0x28]                 # x67:x66 = arg1[5]*arg2[1]
        add rax, r14                             # x93 += x66, CF to x94
        adc rdx, 0x0                             # x94 = x67 + CF, no carry
        mov r14, rdx                             # copy x94
        mov [rsp-0x8], rax                       # spill x93
        mov rax, [rsi+0x8]                       # load arg1[1]
        mul qword ptr [r8+0x8]                   # x59:x58 = arg1[1]*arg2[1]
        add r9, [rsp-0x30]                       # x68 += x56, CF to x89, complete
        adc rax, 0x0                             # x89.3 = x58 + CF, CF to x90
        adc r11, [rsp-0x20]                      # x90 += x60 + CF, CF to x91
        adc rbp, 0x0                             # x91.2 = x62 + CF, CF to x92
        mov r15, [rsp-0x40]                      # reload x64
        adc r15, 0x0                             # x92.2 = x64 + CF, CF to x93
        mov [rsp-0x40], rdi                      # spill pointer out1
        mov rdi, [rsp-0x8]                       # reload x93
        adc rdi, 0x0                             # x93 += CF, CF to x94
        adc r14, 0x0                             # x94 += CF, no carry
        add rcx, rax                             # x89.2 += x89.3, CF to x90
        adc r11, 0x0                             # x90 += CF, CF to x91
        adc r10, rbp                             # x91 += x91.2 + CF, CF to x92
        adc r12, rbx                             # x92 += x63 + CF, CF to x93
        adc rdi, 0x0                             # x93 += CF, CF to x94
        adc r14, 0x0                             # x94 += CF, no carry
        add rcx, [rsp-0x28]                      # x89 += x89.2, CF to x90
        adc r11, rdx                             # x90 += x59 + CF, CF to x91
        adc r10, [rsp-0x18]                      # x91 += x61 + CF, CF to x92
        adc r12, 0x0                             # x92 += CF, CF to x93
        adc rdi, r13                             # x93 += x29 + CF, CF to x94
        adc r14, 0x0                             # x94 += CF, no carry
        add r12, r15                             # x92 += x92.2, CF to x93
        adc rdi, [rsp-0x38]                      # x93 += x65 + CF, CF to x94
        adc r14, 0x0                             # x94 += CF, no carry
        mov rax, r9                              # copy x68
        imul rax, [rip+.Lfe_bls12_381_p_mul_loose_c0] # x75 = x68*0x89f3fffcfffcfffd mod 2^64
        mov rbx, rax                             # copy x75
        mov rax, rbx                             # copy x75
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c2] # x77:x76 = x75*0xb9feffffffffaaab
        mov rbp, rdx                             # copy x77
        mov r13, rax                             # copy x76
        mov rax, rbx                             # copy x75
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c3] # x79:x78 = x75*0x1eabfffeb153ffff
        mov r15, rdx                             # copy x79
        mov [rsp-0x38], rax                      # spill x78
        mov rax, rbx                             # copy x75
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c5] # x81:x80 = x75*0x6730d2a0f6b0f624
        mov [rsp-0x18], rdx                      # spill x81
        mov [rsp-0x28], rax                      # spill x80
        mov rax, rbx                             # copy x75
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c6] # x83:x82 = x75*0x64774b84f38512bf
        mov [rsp-0x8], rdx                       # spill x83
        mov [rsp-0x20], rax                      # spill x82
        mov rax, rbx                             # copy x75
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c4] # x85:x84 = x75*0x4b1ba7b6434bacd7
        mov [rsp-0x30], rdx                      # spill x85
        mov [rsp-0x10], rax                      # spill x84
        mov rax, rbx                             # copy x75
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c1] # x87:x86 = x75*0x1a0111ea397fe69a
        add r9, r13                              # x88 = x68 + x76, CF to x89
        adc rcx, [rsp-0x38]                      # x89 += x78 + CF, CF to x90
        adc r11, [rsp-0x28]                      # x90 += x80 + CF, CF to x91
        adc r10, [rsp-0x20]                      # x91 += x82 + CF, CF to x92
        adc r12, [rsp-0x10]                      # x92 += x84 + CF, CF to x93
        adc rax, rdi                             # x93 += x86 + CF, CF to x94
        adc r14, rdx                             # x94 += x87 + CF, no carry
        add rcx, rbp                             # x89 += x77, CF to x90, complete
        adc r11, r15                             # x90 += x79 + CF, CF to x91, complete
        adc r10, [rsp-0x18]                      # x91 += x81 + CF, CF to x92, complete
        adc r12, [rsp-0x8]                       # x92 += x83 + CF, CF to x93, complete
        adc rax, [rsp-0x30]                      # x93 += x85 + CF, CF to x94, complete
        adc r14, 0x0                             # x94 += CF, no carry, complete

        /* complete: [x94, x93, x92, x91, x90, x89] in [r14, rax, r12, r10, r11, rcx] */
        mov r9, rax                              # copy x93
        mov rax, [r8+0x10]                       # load arg2[2]
        mul qword ptr [rsi]                      # x96:x95 = arg1[0]*arg2[2]
        mov rdi, rdx                             # copy x96
        mov rbx, rax                             # copy x95
        mov rax, [r8+0x10]                       # load arg2[2]
        mul qword ptr [rsi+0x8]                  # x98:x97 = arg1[1]*arg2[2]
        mov rbp, rdx                             # copy x98
        mov r13, rax                             # copy x97
        mov rax, [r8+0x10]                       # load arg2[2]
        mul qword ptr [rsi+0x10]                 # x100:x99 = arg1[2]*arg2[2]
        mov r15, rdx                             # copy x100
        mov [rsp-0x30], rax                      # spill x99
        mov rax, [rsi+0x18]                      # load arg1[3]
        mul qword ptr [r8+0x10]                  # x102:x101 = arg1[3]*arg2[2]
        add r15, rax                             # x130 = x100 + x101, CF to x131
        adc rdx, 0x0                             # x131 = x102 + CF, no carry
        mov [rsp-0x8], rdx                       # spill x131
        mov rax, [rsi+0x20]                      # load arg1[4]
        mul qword ptr [r8+0x10]                  # x104:x103 = arg1[4]*arg2[2]
        add r9, rax                              # x131.2 = x93 + x103, CF to x132
        adc rdx, 0x0                             # x132 = x104 + CF, no carry
        mov [rsp-0x18], rdx                      # spill x132
        mov rax, [rsi+0x28]                      # load arg1[5]
        mul qword ptr [r8+0x10]                  # x106:x105 = arg1[5]*arg2[2]
        add rcx, rbx                             # x107 = x89 + x95, CF to x128, complete
        adc r13, r11                             # x128 = x90 + x97 + CF, CF to x129
        adc r10, [rsp-0x30]                      # x129 = x91 + x99 + CF, CF to x130
        adc r15, 0x0                             # x130 += CF, CF to x131
        adc r9, 0x0                              # x131.2 += CF, CF to x132
        adc r14, rax                             # x132.2 = x94 + x105 + CF, CF to x133
        adc rdx, 0x0                             # x133 = x106 + CF, no carry
        add r13, rdi                             # x128 += x96, CF to x129
        adc r10, rbp                             # x129 += x98 + CF, CF to x130
        adc r15, r12                             # x130 += x92 + CF, CF to x131
        adc r9, [rsp-0x8]                        # x131 += x131.2 + CF, CF to x132
        adc r14, [rsp-0x18]                      # x132 += x132.2 + CF, CF to x133
        adc rdx, 0x0                             # x133 += CF, no carry
        mov rax, rcx                             # copy x107
        imul rax, [rip+.Lfe_bls12_381_p_mul_loose_c0] # x114 = x107*0x89f3fffcfffcfffd mod 2^64
        mov r11, rdx                             # copy x133
        mov rdi, rax                             # copy x114
        mov rax, rdi                             # copy x114
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c2] # x116:x115 = x114*0xb9feffffffffaaab
        mov rbx, rdx                             # copy x116
        mov rbp, rax                             # copy x115
        mov rax, rdi                             # copy x114
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c5] # x120:x119 = x114*0x6730d2a0f6b0f624
        mov r12, rdx                             # copy x120
        mov [rsp-0x18], rax                      # spill x119
        mov rax, rdi                             # copy x114
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c3] # x118:x117 = x114*0x1eabfffeb153ffff
        mov [rsp-0x8], rdx                       # spill x118
        mov [rsp-0x30], rax                      # spill x117
        mov rax, rdi                             # copy x114
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c6] # x122:x121 = x114*0x64774b84f38512bf
        mov [rsp-0x10], rdx                      # spill x122
        mov [rsp-0x20], rax                      # spill x121
        mov rax, rdi                             # copy x114
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c4] # x124:x123 = x114*0x4b1ba7b6434bacd7
        mov [rsp-0x28], rdx                      # spill x124
        mov [rsp-0x38], rax                      # spill x123
        mov rax, rdi                             # copy x114
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c1] # x126:x125 = x114*0x1a0111ea397fe69a
        add rcx, rbp                             # x127 = x107 + x115, CF to x128
        adc r13, [rsp-0x30]                      # x128 += x117 + CF, CF to x129
        mov rcx, [rsp-0x8]                       # reload x118
        adc rcx, [rsp-0x18]                      # x129.2 = x118 + x119 + CF, CF to x130
        adc r15, [rsp-0x20]                      # x130 += x121 + CF, CF to x131
        adc r9, [rsp-0x38]                       # x131 += x123 + CF, CF to x132
        adc r14, rax                             # x132 += x125 + CF, CF to x133
        adc r11, rdx                             # x133 += x126 + CF, no carry
        add rbx, r13                             # x128 += x116, CF to x129, complete
        adc rcx, r10                             # x129 += x129.2 + CF, CF to x130, complete
        adc r15, r12                             # x130 += x120 + CF, CF to x131, complete
        adc r9, [rsp-0x10]                       # x131 += x122 + CF, CF to x132, complete
        adc r14, [rsp-0x28]                      # x132 += x124 + CF, CF to x133, complete
        adc r11, 0x0                             # x133 += CF, no carry, complete

        /* complete: [x133, x132, x131, x130, x129, x128] in [r11, r14, r9, r15, rcx, rbx] */
        mov rax, [r8+0x18]                       # load arg2[3]
        mul qword ptr [rsi]                      # x135:x134 = arg1[0]*arg2[3]
        mov r10, rdx                             # copy x135
        mov rdi, rax                             # copy x134
        mov rax, [r8+0x18]                       # load arg2[3]
        mul qword ptr [rsi+0x8]                  # x137:x136 = arg1[1]*arg2[3]
        mov rbp, rdx                             # copy x137
        mov r12, rax                             # copy x136
        mov rax, [r8+0x18]                       # load arg2[3]
        mul qword ptr [rsi+0x20]                 # x143:x142 = arg1[4]*arg2[3]
        add rbx, rdi                             # x146 = x128 + x134, CF to x167, complete
        adc r12, 0x0                             # x167 = x136 + CF, CF to x168
        adc rbp, 0x0                             # x168 = x137 + CF, no carry
        mov rdi, rbx                             # copy x146
        imul rdi, [rip+.Lfe_bls12_381_p_mul_loose_c0] # x153 = x146*0x89f3fffcfffcfffd mod 2^64
        mov r13, rdx                             # copy x143
        mov [rsp-0x28], rax                      # spill x142
        mov rax, rdi                             # copy x153
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c2] # x155:x154 = x153*0xb9feffffffffaaab
        add rbx, rax                             # x166 = x146 + x154, CF to x167
        adc rdx, 0x0                             # x167.2 = x155 + CF, no carry
        mov rbx, rdx                             # copy x167.2
        mov rax, [r8+0x18]                       # load arg2[3]
        mul qword ptr [rsi+0x28]                 # x145:x144 = arg1[5]*arg2[3]
        mov [rsp-0x10], rdx                      # spill x145
        mov [rsp-0x38], rax                      # spill x144
        mov rax, [r8+0x18]                       # load arg2[3]
        mul qword ptr [rsi+0x10]                 # x139:x138 = arg1[2]*arg2[3]
        mov [rsp-0x20], rdx                      # spill x139
        mov [rsp-0x8], rax                       # spill x138
        mov rax, [rsi+0x18]                      # load arg1[3]
        mul qword ptr [r8+0x18]                  # x141:x140 = arg1[3]*arg2[3]
        add r12, rcx                             # x167 += x129, CF to x168
        adc r15, [rsp-0x8]                       # x168.2 = x130 + x138 + CF, CF to x169
        adc r9, rax                              # x169 = x131 + x140 + CF, CF to x170
        adc r14, [rsp-0x28]                      # x170 = x132 + x142 + CF, CF to x171
        adc r11, [rsp-0x38]                      # x171 = x133 + x144 + CF, CF to x172
        mov rax, [rsp-0x10]                      # reload x145
        adc rax, 0x0                             # x172 = x145 + CF, no carry
        add r10, r12                             # x167 += x135, CF to x168
        adc r15, rbp                             # x168 += x168.2 + CF, CF to x169
        adc r9, [rsp-0x20]                       # x169 += x139 + CF, CF to x170
        adc r14, rdx                             # x170 += x141 + CF, CF to x171
        adc r11, 0x0                             # x171 += CF, CF to x172
        adc rax, 0x0                             # x172 += CF, no carry
        mov rcx, rax                             # copy x172
        mov rax, rdi                             # copy x153
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c3] # x157:x156 = x153*0x1eabfffeb153ffff
        add rax, r10                             # x167 += x156, CF to x168
        adc rdx, 0x0                             # x168.2 = x157 + CF, no carry
        mov r10, rdx                             # copy x168.2
        mov rbp, rax                             # copy x167
        mov rax, rdi                             # copy x153
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c1] # x165:x164 = x153*0x1a0111ea397fe69a
        add rax, r13                             # x171.2 = x164 + x143, CF to x172
        adc rdx, 0x0                             # x172.2 = x165 + CF, no carry
        mov r12, rdx                             # copy x172.2
        mov r13, rax                             # copy x171.2
        mov rax, rdi                             # copy x153
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c5] # x159:x158 = x153*0x6730d2a0f6b0f624
        add rax, r15                             # x168 += x158, CF to x169
        adc rdx, 0x0                             # x169.2 = x159 + CF, no carry
        add r11, r13                             # x171 += x171.2, CF to x172
        adc r12, 0x0                             # x172.2 += CF, no carry
        add rbp, rbx                             # x167 += x167.2, CF to x168, complete
        adc rax, r10                             # x168 += x168.2 + CF, CF to x169, complete
        adc rdx, 0x0                             # x169.2 += CF, no carry
        add rcx, r12                             # x172 += x172.2, no carry
        mov r10, rdx                             # copy x169.2
        mov rbx, rax                             # copy x168
        mov rax, [rsi]                           # load arg1[0]
        mul qword ptr [r8+0x20]                  # x174:x173 = arg1[0]*arg2[4]
        mov r12, rdx                             # copy x174
        mov r13, rax                             # copy x173
        mov rax, [r8+0x20]                       # load arg2[4]
        mul qword ptr [rsi+0x8]                  # x176:x175 = arg1[1]*arg2[4]
        mov r15, rdx                             # copy x176
        mov [rsp-0x20], rax                      # spill x175
        mov rax, rdi                             # copy x153
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c6] # x161:x160 = x153*0x64774b84f38512bf
        add r9, rax                              # x169 += x160, CF to x170
        adc rdx, 0x0                             # x170.2 = x161 + CF, no carry
        add r9, r10                              # x169 += x169.2, CF to x170, complete
        adc rdx, 0x0                             # x170.2 += CF, no carry
        mov r10, rdx                             # copy x170.2
        mov rax, [r8+0x20]                       # load arg2[4]
        mul qword ptr [rsi+0x10]                 # x178:x177 = arg1[2]*arg2[4]
        mov [rsp-0x10], rdx                      # spill x178
        mov [rsp-0x38], rax                      # spill x177
        mov rax, [rsi+0x18]                      # load arg1[3]
        mul qword ptr [r8+0x20]                  # x180:x179 = arg1[3]*arg2[4]
        mov [rsp-0x28], rdx                      # spill x180
        mov [rsp-0x8], rax                       # spill x179
        mov rax, rdi                             # copy x153
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c4] # x163:x162 = x153*0x4b1ba7b6434bacd7
        add rax, r14                             # x170 += x162, CF to x171
        adc rdx, 0x0                             # x171.2 = x163 + CF, no carry
        add r10, rax                             # x170 += x170.2, CF to x171, complete
        adc r11, rdx                             # x171 += x171.2 + CF, CF to x172, complete
        adc rcx, 0x0                             # x172 += CF, no carry, complete

        /* complete: [x172, x171, x170, x169, x168, x167] in [rcx, r11, r10, r9, rbx, rbp] */
        mov rax, [r8+0x20]                       # load arg2[4]
        mul qword ptr [rsi+0x28]                 # x184:x183 = arg1[5]*arg2[4]
        add rbp, r13                             # x185 = x167 + x173, CF to x206, complete
        adc rbx, [rsp-0x20]                      # x206 = x168 + x175 + CF, CF to x207
        adc r9, r15                              # x207 = x169 + x176 + CF, CF to x208
        adc r10, [rsp-0x8]                       # x208 = x170 + x179 + CF, CF to x209
        mov rdi, [rsp-0x28]                      # reload x180
        adc rdi, 0x0                             # x209 = x180 + CF, no carry
        mov r13, rdx                             # copy x184
        mov r14, rax                             # copy x183
        mov rax, [rsi+0x20]                      # load arg1[4]
        mul qword ptr [r8+0x20]                  # x182:x181 = arg1[4]*arg2[4]
        add r11, rax                             # x209.2 = x171 + x181, CF to x210
        adc rdx, r14                             # x210 = x182 + x183 + CF, CF to x211
        adc r13, 0x0                             # x211 = x184 + CF, no carry
        add rbx, r12                             # x206 += x174, CF to x207
        adc r9, [rsp-0x38]                       # x207 += x177 + CF, CF to x208
        adc r10, [rsp-0x10]                      # x208 += x178 + CF, CF to x209
        adc rdi, r11                             # x209 += x209.2 + CF, CF to x210
        adc rdx, 0x0                             # x210 += CF, CF to x211
        adc r13, 0x0                             # x211 += CF, no carry
        mov rax, rbp                             # copy x185
        imul rax, [rip+.Lfe_bls12_381_p_mul_loose_c0] # x192 = x185*0x89f3fffcfffcfffd mod 2^64
        mov r11, rdx                             # copy x210
        mov r12, rax                             # copy x192
        mov rax, r12                             # copy x192
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c2] # x194:x193 = x192*0xb9feffffffffaaab
        mov r14, rdx                             # copy x194
        mov r15, rax                             # copy x193
        mov rax, r12                             # copy x192
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c3] # x196:x195 = x192*0x1eabfffeb153ffff
        add rbp, r15                             # x205 = x185 + x193, CF to x206
        adc rbx, rax                             # x206 += x195 + CF, CF to x207
        adc rdx, 0x0                             # x207.2 = x196 + CF, no carry
        add rbx, r14                             # x206 += x194, CF to x207, complete
        adc rdx, 0x0                             # x207.2 += CF, no carry
        mov rbp, rdx                             # copy x207.2
        mov rax, [r8+0x28]                       # load arg2[5]
        mul qword ptr [rsi]                      # x213:x212 = arg1[0]*arg2[5]
        add rbx, rax                             # x224 = x206 + x212, CF to x245, complete
        adc rdx, 0x0                             # x245 = x213 + CF, no carry
        mov rax, rbx                             # copy x224
        imul rax, [rip+.Lfe_bls12_381_p_mul_loose_c0] # x231 = x224*0x89f3fffcfffcfffd mod 2^64
        mov r14, rdx                             # copy x245
        mov r15, rax                             # copy x231
        mov rax, r12                             # copy x192
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c4] # x202:x201 = x192*0x4b1ba7b6434bacd7
        mov [rsp-0x10], rdx                      # spill x202
        mov [rsp-0x38], rax                      # spill x201
        mov rax, [r8+0x28]                       # load arg2[5]
        mul qword ptr [rsi+0x28]                 # x223:x222 = arg1[5]*arg2[5]
        add rdi, [rsp-0x38]                      # x209 += x201, CF to x210
        mov [rsp-0x38], rbx                      # spill x224
        mov rbx, [rsp-0x10]                      # reload x202
        adc rbx, 0x0                             # x210.2 = x202 + CF, no carry
        mov [rsp-0x10], rdx                      # spill x223
        mov [rsp-0x28], rax                      # spill x222
        mov rax, r15                             # copy x231
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c5] # x237:x236 = x231*0x6730d2a0f6b0f624
        add r11, rbx                             # x210 += x210.2, CF to x211
        adc r13, 0x0                             # x211 += CF, no carry
        mov rbx, rdx                             # copy x237
        mov [rsp-0x8], rax                       # spill x236
        mov rax, r12                             # copy x192
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c5] # x198:x197 = x192*0x6730d2a0f6b0f624
        mov [rsp-0x20], rdx                      # spill x198
        mov [rsp-0x18], rax                      # spill x197
        mov rax, r12                             # copy x192
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c6] # x200:x199 = x192*0x64774b84f38512bf
        mov [rsp-0x30], rdx                      # spill x200
        mov [rsp-0x48], rax                      # spill x199
        mov rax, r12                             # copy x192
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c1] # x204:x203 = x192*0x1a0111ea397fe69a
        add r9, [rsp-0x18]                       # x207 += x197, CF to x208
        adc r10, [rsp-0x48]                      # x208 += x199 + CF, CF to x209
        mov r12, [rsp-0x30]                      # reload x200
        adc r12, 0x0                             # x209.2 = x200 + CF, no carry
        add r11, rax                             # x210 += x203, CF to x211
        adc rdx, 0x0                             # x211.2 = x204 + CF, no carry
        add r9, rbp                              # x207 += x207.2, CF to x208, complete
        adc r10, [rsp-0x20]                      # x208 += x198 + CF, CF to x209, complete
        adc r12, 0x0                             # x209.2 += CF, no carry
        add r11, rcx                             # x210 += x172, CF to x211
        adc rdx, 0x0                             # x211.2 += CF, no carry
        add rdi, r12                             # x209 += x209.2, CF to x210, complete
        adc r11, 0x0                             # x210 += CF, CF to x211, complete
        adc r13, rdx                             # x211 += x211.2 + CF, no carry, complete

        /* complete: [x211, x210, x209, x208, x207, x206] in [r13, r11, rdi, r10, r9, -] */
        mov rax, [r8+0x28]                       # load arg2[5]
        mul qword ptr [rsi+0x8]                  # x215:x214 = arg1[1]*arg2[5]
        mov rcx, rdx                             # copy x215
        mov rbp, rax                             # copy x214
        mov rax, [r8+0x28]                       # load arg2[5]
        mul qword ptr [rsi+0x10]                 # x217:x216 = arg1[2]*arg2[5]
        mov r12, rdx                             # copy x217
        mov [rsp-0x20], rax                      # spill x216
        mov rax, [r8+0x28]                       # load arg2[5]
        mul qword ptr [rsi+0x20]                 # x221:x220 = arg1[4]*arg2[5]
        mov [rsp-0x30], rdx                      # spill x221
        mov [rsp-0x48], rax                      # spill x220
        mov rax, [r8+0x28]                       # load arg2[5]
        mul qword ptr [rsi+0x18]                 # x219:x218 = arg1[3]*arg2[5]
        add rbp, r9                              # x245.2 = x207 + x214, CF to x246
        adc r10, [rsp-0x20]                      # x246 = x208 + x216 + CF, CF to x247
        adc rbx, rdi                             # x247 = x209 + x237 + CF, CF to x248
        adc r11, [rsp-0x48]                      # x248 = x210 + x220 + CF, CF to x249
        mov r8, [rsp-0x30]                       # reload x221
        adc r8, 0x0                              # x249 = x221 + CF, no carry
        add rbp, r14                             # x245 += x245.2, CF to x246
        adc rcx, r10                             # x246 += x215 + CF, CF to x247
        adc r12, rbx                             # x247 += x217 + CF, CF to x248
        adc r11, rdx                             # x248 += x219 + CF, CF to x249
        adc r13, [rsp-0x28]                      # x249.2 = x211 + x222 + CF, CF to x250
        mov r9, [rsp-0x10]                       # reload x223
        adc r9, 0x0                              # x250 = x223 + CF, no carry
        mov r10, rax                             # copy x218
        mov rax, r15                             # copy x231
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c2] # x233:x232 = x231*0xb9feffffffffaaab
        mov rdi, rdx                             # copy x233
        mov rsi, rax                             # copy x232
        mov rax, r15                             # copy x231
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c3] # x235:x234 = x231*0x1eabfffeb153ffff
        mov rbx, rdx                             # copy x235
        mov r14, rax                             # copy x234
        mov rax, r15                             # copy x231
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c6] # x239:x238 = x231*0x64774b84f38512bf
        mov [rsp-0x10], rdx                      # spill x239
        mov [rsp-0x28], rax                      # spill x238
        mov rax, r15                             # copy x231
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c1] # x243:x242 = x231*0x1a0111ea397fe69a
        add r13, rax                             # x249.2 += x242, CF to x250
        adc rdx, 0x0                             # x250.2 = x243 + CF, no carry
        add rsi, [rsp-0x38]                      # x244 = x224 + x232, CF to x245
        adc r14, 0x0                             # x245.2 = x234 + CF, CF to x246
        adc rbx, 0x0                             # x246.2 = x235 + CF, no carry
        mov rsi, rdx                             # copy x250.2
        mov rax, r15                             # copy x231
        mul qword ptr [rip+.Lfe_bls12_381_p_mul_loose_c4] # x241:x240 = x231*0x4b1ba7b6434bacd7
        add rbp, r14                             # x245 += x245.2, CF to x246
        adc rcx, [rsp-0x8]                       # x246 += x236 + CF, CF to x247
        adc r12, [rsp-0x28]                      # x247 += x238 + CF, CF to x248
        adc r11, rax                             # x248 += x240 + CF, CF to x249
        adc r8, r13                              # x249 += x249.2 + CF, CF to x250
        adc r9, rsi                              # x250 += x250.2 + CF, no carry
        add rbp, rdi                             # x245 += x233, CF to x246, complete
        mov rax, [rsp-0x40]                      # reload pointer out1
        mov [rax], rbp                           # out1[0] = x245
        adc rcx, rbx                             # x246 += x246.2 + CF, CF to x247, complete
        adc r12, r10                             # x247 += x218 + CF, CF to x248, complete
        mov [rax+0x10], r12                      # out1[2] = x247
        adc r11, [rsp-0x10]                      # x248 += x239 + CF, CF to x249, complete
        mov [rax+0x18], r11                      # out1[3] = x248
        adc r8, rdx                              # x249 += x241 + CF, CF to x250, complete
        mov [rax+0x20], r8                       # out1[4] = x249
        adc r9, 0x0                              # x250 += CF, no carry, complete

        /* complete: [x250, x249, x248, x247, x246, x245] in [r9, r8, r11, r12, rcx, rbp] */
        mov [rax+0x28], r9                       # out1[5] = x250
        mov [rax+0x8], rcx                       # out1[1] = x246

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
.Lfe_bls12_381_p_mul_loose_c1: .quad 0x1a0111ea397fe69a
.Lfe_bls12_381_p_mul_loose_c2: .quad 0xb9feffffffffaaab
.Lfe_bls12_381_p_mul_loose_c3: .quad 0x1eabfffeb153ffff
.Lfe_bls12_381_p_mul_loose_c4: .quad 0x4b1ba7b6434bacd7
.Lfe_bls12_381_p_mul_loose_c5: .quad 0x6730d2a0f6b0f624
.Lfe_bls12_381_p_mul_loose_c6: .quad 0x64774b84f38512bf
        .size   fe_bls12_381_p_mul_loose, .-fe_bls12_381_p_mul_loose
        .section .note.GNU-stack, "", @progbits
