/*
 * bls12-381-p square (loose), modulo p = 0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab
 * out1 is congruent to arg1*arg1/2^384 modulo p
 * arg1 below 2^382; out1 below 2^382; arrays may overlap
 *
 * void fe_bls12_381_p_square_loose(uint64_t out1[6], const uint64_t arg1[6]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[6]  written, below 2^382
 *   rsi  arg1[6]  read, below 2^382
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x41, then x189
 *   [rsp-0x18]  x37, then x193, then x156
 *   [rsp-0x20]  x192, then x188
 *   [rsp-0x28]  x191
 *   [rsp-0x30]  x190
 *   [rsp-0x38]  x189.2
 *   [rsp-0x40]  x188
 *   [rsp-0x48]  x107
 *   [rsp-0x50]  x120, then x189.2
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x36 = x7 + x8 (carry to x37)
 *   x37 = x9 + x10 + x16 (carry to x38)
 *   x38 = x11 + x12 + x17 + x18 (carry to x39)
 *   x39 = x13 + x14 + x19 + x20 + x24 (carry to x40)
 *   x40 = x15 + x21 + x22 + x25 + x26 (carry to x41)
 *   x41 = x23 + x27 + x28 + x30 (carry to x42)
 *   x42 = x29 + x31 + x32 (carry to x43)
 *   x43 = x33 + x34 (carry to x44)
 *   x44 = x35
 *   x57 = x6 + x6 + x46 (carry to x58)
 *   x58 = x36 + x36 + x47 (carry to x59)
 *   x59 = x37 + x37 + x48 (carry to x60)
 *   x60 = x38 + x38 + x49 (carry to x61)
 *   x61 = x39 + x39 + x50 (carry to x188)
 *   x81 = x45 + x69 (carry to x82)
 *   x82 = x57 + x70 + x71 (carry to x102)
 *   x101 = x82 + x89 (carry to x102)
 *   x102 = x58 + x72 + x73 + x90 + x91 (carry to x103)
 *   x103 = x59 + x74 + x75 + x92 + x93 (carry to x104)
 *   x104 = x60 + x76 + x77 + x94 + x95 (carry to x105)
 *   x105 = x61 + x78 + x79 + x96 + x97 (carry to x106)
 *   x106 = x80 + x98 + x99 (carry to x107)
 *   x107 = x100
 *   x121 = x102 + x109 (carry to x122)
 *   x122 = x103 + x110 + x111 (carry to x142)
 *   x141 = x122 + x129 (carry to x142)
 *   x142 = x104 + x112 + x113 + x130 + x131 (carry to x143)
 *   x143 = x105 + x114 + x115 + x132 + x133 (carry to x144)
 *   x144 = x106 + x116 + x117 + x134 + x135 (carry to x145)
 *   x145 = x107 + x118 + x119 + x136 + x137 (carry to x146)
 *   x146 = x120 + x138 + x139 (carry to x147)
 *   x147 = x140
 *   x161 = x142 + x149 (carry to x162)
 *   x162 = x143 + x150 + x151 (carry to x182)
 *   x181 = x162 + x169 (carry to x182)
 *   x182 = x144 + x152 + x153 + x170 + x171 (carry to x183)
 *   x183 = x145 + x154 + x155 + x172 + x173 (carry to x184)
 *   x184 = x146 + x156 + x157 + x174 + x175 (carry to x185)
 *   x185 = x147 + x158 + x159 + x176 + x177 (carry to x186)
 *   x186 = x160 + x178 + x179 (carry to x187)
 *   x187 = x180
 *   x188 = x40 + x40 + x51 + x182 (carry to x189)
 *   x189 = x41 + x41 + x52 + x183 (carry to x190)
 *   x190 = x42 + x42 + x53 + x184 (carry to x191)
 *   x191 = x43 + x43 + x54 + x185 (carry to x192)
 *   x192 = x44 + x44 + x55 + x186 (carry to x193)
 *   x193 = x56 + x187
 *
 * 353 instructions; 125.6 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.019 [1.019, 1.019] times as fast as the strongest opponent, clang-22 -O3 -march=x86-64-v3 + reduction pass
 * latency: 1.059 [1.058, 1.063] times as fast as the strongest opponent, clang-22 -O3 -march=x86-64-v3 + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 29, 2026-11-27T14:07:03.472Z
 * ./fieldwright optimize --field bls12-381-p --op square --seed 29 --target x86-64-v3 --budget 7s --for latency
 * sha256 of the code: 2c3d04c8492eb11172a654f3ec09b7f7f6702e548069294f574f4d9a5c3c17dd
 */
        .intel_syntax noprefix
        .text
        .globl  fe_bls12_381_p_square_loose
        .type   fe_bls12_381_p_square_loose, @function
        .p2align 6
fe_bls12_381_p_square_loose:
        .cfi_startproc
        push rbx                      # save rbx
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbx, 0
        push rbp                      # save rbp
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbp, 0
        push r12                      # save r12
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r12, 0
        push r13                      # save r13
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r13, 0
        push r14                      # save r14
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r14, 0
        push r15                      # save r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r15, 0

        mov rdx, [rsi]                # load arg1[0]
        mulx rax, r8, [rsi+0x28]      # x15:x14 = arg1[0]*arg1[5]
        mulx r9, r10, [rsi+0x10]      # x9:x8 = arg1[0]*arg1[2]
        mulx r11, rcx, [rsi+0x8]      # x7:x6 = arg1[0]*arg1[1]
        add r11, r10                  # x36 = x7 + x8, CF to x37, complete
        mulx r10, rbx, [rsi+0x18]     # x11:x10 = arg1[0]*arg1[3]
        mulx rbp, r12, [rsi+0x20]     # x13:x12 = arg1[0]*arg1[4]
        adc rbx, r9                   # x37 = x9 + x10 + CF, CF to x38
        adc r12, r10                  # x38 = x11 + x12 + CF, CF to x39
        adc r8, rbp                   # x39 = x13 + x14 + CF, CF to x40
        mov rdx, [rsi+0x8]            # load arg1[1]
        mulx r9, r10, [rsi+0x20]      # x21:x20 = arg1[1]*arg1[4]
        adc rax, r9                   # x40 = x15 + x21 + CF, CF to x41
        mulx r9, rbp, [rsi+0x10]      # x17:x16 = arg1[1]*arg1[2]
        mov r13d, 0x0                 # begins x41 = CF
        adc r13, 0x0                  # x41 = CF
        add rbx, rbp                  # x37 += x16, CF to x38, complete
        adc r9, r12                   # x38 += x17 + CF, CF to x39
        mulx rbp, r12, [rsi+0x18]     # x19:x18 = arg1[1]*arg1[3]
        adc rbp, 0x0                  # x39.2 = x19 + CF, CF to x40
        adc rax, 0x0                  # x40 += CF, CF to x41
        adc r13, 0x0                  # x41 += CF, no carry
        add r12, r9                   # x38 += x18, CF to x39, complete
        adc rbp, r8                   # x39 += x39.2 + CF, CF to x40
        mov rdx, [rsi+0x18]           # load arg1[3]
        mulx r8, r9, [rsi+0x10]       # x25:x24 = arg1[2]*arg1[3]
        adc r8, 0x0                   # x40.2 = x25 + CF, CF to x41
        adc r13, 0x0                  # x41 += CF, no carry
        add rbp, r10                  # x39 += x20, CF to x40
        mov rdx, [rsi+0x8]            # load arg1[1]
        mulx r10, r14, [rsi+0x28]     # x23:x22 = arg1[1]*arg1[5]
        adc rax, r14                  # x40 += x22 + CF, CF to x41
        mov rdx, [rsi+0x10]           # load arg1[2]
        mulx r14, r15, [rsi+0x20]     # x27:x26 = arg1[2]*arg1[4]
        mov [rsp-0x8], rdi            # spill pointer out1
        mov [rsp-0x10], r13           # spill x41
        mulx rdi, r13, [rsi+0x28]     # x29:x28 = arg1[2]*arg1[5]
        adc r13, 0x0                  # x41.2 = x28 + CF, CF to x42
        adc rdi, 0x0                  # x42 = x29 + CF, no carry
        add rbp, r9                   # x39 += x24, CF to x40, complete
        adc r15, r8                   # x40.2 += x26 + CF, CF to x41
        adc r10, r13                  # x41.2 += x23 + CF, CF to x42
        adc rdi, 0x0                  # x42 += CF, no carry
        add r15, rax                  # x40 += x40.2, CF to x41, complete
        adc r10, r14                  # x41.2 += x27 + CF, CF to x42
        mov rdx, [rsi+0x18]           # load arg1[3]
        mulx rax, r8, [rsi+0x20]      # x31:x30 = arg1[3]*arg1[4]
        mulx r9, r13, [rsi+0x28]      # x33:x32 = arg1[3]*arg1[5]
        adc r13, 0x0                  # x42.2 = x32 + CF, CF to x43
        adc r9, 0x0                   # x43 = x33 + CF, no carry
        add r10, r8                   # x41.2 += x30, CF to x42
        adc rax, r13                  # x42.2 += x31 + CF, CF to x43
        adc r9, 0x0                   # x43 += CF, no carry
        add rax, rdi                  # x42 += x42.2, CF to x43
        mov rdx, [rsi+0x20]           # load arg1[4]
        mulx r8, rdi, [rsi+0x28]      # x35:x34 = arg1[4]*arg1[5]
        adc r9, rdi                   # x43 += x34 + CF, CF to x44
        adc r8, 0x0                   # x44 = x35 + CF, no carry
        add rcx, rcx                  # x57 = x6 + x6, CF to x58
        mov rdx, [rsi+0x8]            # load arg1[1]
        mulx rdi, r13, rdx            # x48:x47 = arg1[1]*arg1[1]
        adc r11, r11                  # x58 = x36 + x36 + CF, CF to x59
        adc rdi, rbx                  # x59 = x37 + x48 + CF, CF to x60
        mov r14, r12                  # copy x38
        adc r14, 0x0                  # x60 = x38 + CF, CF to x61
        adc rbp, rbp                  # x61 = x39 + x39 + CF, CF to x188
        adc r15, r15                  # x188 = x40 + x40 + CF, CF to x189
        mov [rsp-0x18], rbx           # spill x37
        mov ebx, 0x0                  # begins x189 = CF
        adc rbx, 0x0                  # x189 = CF
        add r10, [rsp-0x10]           # x41 += x41.2, CF to x42, complete
        adc rax, 0x0                  # x42 += CF, CF to x43, complete
        adc r9, 0x0                   # x43 += CF, CF to x44, complete
        adc r8, 0x0                   # x44 += CF, no carry, complete

        /* complete: [x44, x43, x42, x41, x40, x39, x38, x37, x36] in [r8, r9, rax, r10, -, -, r12, [rsp-0x18], -] */
        add r14, r12                  # x60 += x38, CF to x61
        adc rbp, 0x0                  # x61 += CF, CF to x188
        adc r15, 0x0                  # x188 += CF, CF to x189
        adc r10, r10                  # x189.2 = x41 + x41 + CF, CF to x190
        adc rax, rax                  # x190 = x42 + x42 + CF, CF to x191
        adc r9, r9                    # x191 = x43 + x43 + CF, CF to x192
        adc r8, r8                    # x192 = x44 + x44 + CF, no carry
        mov rdx, [rsi]                # load arg1[0]
        mov [rsp-0x10], rbx           # spill x189
        mulx r12, rbx, rdx            # x46:x45 = arg1[0]*arg1[0]
        add rcx, r12                  # x57 += x46, CF to x58, complete
        adc r11, r13                  # x58 += x47 + CF, CF to x59, complete
        adc rdi, [rsp-0x18]           # x59 += x37 + CF, CF to x60, complete
        mov rdx, [rsi+0x10]           # load arg1[2]
        mulx r12, r13, rdx            # x50:x49 = arg1[2]*arg1[2]
        adc r14, r13                  # x60 += x49 + CF, CF to x61, complete
        adc rbp, r12                  # x61 += x50 + CF, CF to x188, complete

        /* complete: [x61, x60, x59, x58, x57] in [rbp, r14, rdi, r11, rcx] */
        mov rdx, [rsi+0x18]           # load arg1[3]
        mulx r12, r13, rdx            # x52:x51 = arg1[3]*arg1[3]
        adc r13, r15                  # x188 += x51 + CF, CF to x189
        adc r10, r12                  # x189.2 += x52 + CF, CF to x190
        mov rdx, [rsi+0x20]           # load arg1[4]
        mulx r12, r15, rdx            # x54:x53 = arg1[4]*arg1[4]
        adc r15, rax                  # x190 += x53 + CF, CF to x191
        adc r12, r9                   # x191 += x54 + CF, CF to x192
        mov rdx, [rsi+0x28]           # load arg1[5]
        mulx rax, r9, rdx             # x56:x55 = arg1[5]*arg1[5]
        adc r8, r9                    # x192 += x55 + CF, CF to x193
        adc rax, 0x0                  # x193 = x56 + CF, no carry
        mov rdx, rbx                  # copy x45
        movabs r9, -0x760c000300030003 # constant 0x89f3fffcfffcfffd
        imul rdx, r9                  # x68 = x45*0x89f3fffcfffcfffd mod 2^64
        movabs rsi, -0x4601000000005555 # constant 0xb9feffffffffaaab
        mov [rsp-0x18], rax           # spill x193
        mov [rsp-0x20], r8            # spill x192
        mulx rax, r8, rsi             # x70:x69 = x68*0xb9feffffffffaaab
        add rbx, r8                   # x81 = x45 + x69, CF to x82
        adc rcx, rax                  # x82 = x57 + x70 + CF, CF to x102
        movabs rax, 0x1eabfffeb153ffff # constant 0x1eabfffeb153ffff
        mulx r8, rbx, rax             # x72:x71 = x68*0x1eabfffeb153ffff
        adc r8, 0x0                   # x102 = x72 + CF, no carry
        add rbx, rcx                  # x82 += x71, CF to x102, complete
        adc r11, r8                   # x102 += x58 + CF, CF to x103
        movabs r8, 0x6730d2a0f6b0f624 # constant 0x6730d2a0f6b0f624
        mov [rsp-0x28], r12           # spill x191
        mulx rcx, r12, r8             # x74:x73 = x68*0x6730d2a0f6b0f624
        adc rcx, 0x0                  # x103 = x74 + CF, no carry
        add r11, r12                  # x102 += x73, CF to x103
        adc rdi, rcx                  # x103 += x59 + CF, CF to x104
        movabs rcx, 0x64774b84f38512bf # constant 0x64774b84f38512bf
        mov [rsp-0x30], r15           # spill x190
        mulx r12, r15, rcx            # x76:x75 = x68*0x64774b84f38512bf
        adc r12, 0x0                  # x104 = x76 + CF, no carry
        add rdi, r15                  # x103 += x75, CF to x104
        movabs r15, 0x4b1ba7b6434bacd7 # constant 0x4b1ba7b6434bacd7
        mov [rsp-0x38], r10           # spill x189.2
        mov [rsp-0x40], r13           # spill x188
        mulx r10, r13, r15            # x78:x77 = x68*0x4b1ba7b6434bacd7
        adc r13, 0x0                  # x104.2 = x77 + CF, CF to x105
        adc rbp, r10                  # x105 = x61 + x78 + CF, CF to x106
        movabs r10, 0x1a0111ea397fe69a # constant 0x1a0111ea397fe69a
        mulx r15, rcx, r10            # x80:x79 = x68*0x1a0111ea397fe69a
        adc r15, 0x0                  # x106 = x80 + CF, no carry
        add rbp, rcx                  # x105 += x79, CF to x106
        adc r15, 0x0                  # x106 += CF, no carry
        mov rdx, rbx                  # copy x82
        imul rdx, r9                  # x88 = x82*0x89f3fffcfffcfffd mod 2^64
        mulx rcx, r9, rsi             # x90:x89 = x88*0xb9feffffffffaaab
        add rbx, r9                   # x101 = x82 + x89, CF to x102
        mulx r9, rbx, rax             # x92:x91 = x88*0x1eabfffeb153ffff
        adc r11, rbx                  # x102 += x91 + CF, CF to x103
        adc r9, 0x0                   # x103.2 = x92 + CF, no carry
        add r11, rcx                  # x102 += x90, CF to x103, complete
        adc rdi, r9                   # x103 += x103.2 + CF, CF to x104
        mulx r9, rcx, r8              # x94:x93 = x88*0x6730d2a0f6b0f624
        adc r12, r9                   # x104 += x94 + CF, no carry
        movabs r9, 0x64774b84f38512bf # constant 0x64774b84f38512bf
        mulx rbx, r8, r9              # x96:x95 = x88*0x64774b84f38512bf
        add r14, r13                  # x104.2 += x60, CF to x105
        adc rbx, 0x0                  # x105.2 = x96 + CF, no carry
        add rcx, rdi                  # x103 += x93, CF to x104, complete
        adc r8, r14                   # x104.2 += x95 + CF, CF to x105
        adc rbp, rbx                  # x105 += x105.2 + CF, CF to x106
        adc r15, 0x0                  # x106 += CF, no carry
        add r8, r12                   # x104 += x104.2, CF to x105, complete
        movabs rdi, 0x4b1ba7b6434bacd7 # constant 0x4b1ba7b6434bacd7
        mulx rbx, r12, rdi            # x98:x97 = x88*0x4b1ba7b6434bacd7
        adc r12, rbp                  # x105 += x97 + CF, CF to x106, complete
        adc rbx, r15                  # x106 += x98 + CF, no carry
        mulx rbp, r13, r10            # x100:x99 = x88*0x1a0111ea397fe69a
        add r13, rbx                  # x106 += x99, CF to x107, complete
        adc rbp, 0x0                  # x107 = x100 + CF, no carry, complete

        /* complete: [x107, x106, x105, x104, x103, x102] in [rbp, r13, r12, r8, rcx, r11] */
        mov rdx, r11                  # copy x102
        movabs rbx, -0x760c000300030003 # constant 0x89f3fffcfffcfffd
        imul rdx, rbx                 # x108 = x102*0x89f3fffcfffcfffd mod 2^64
        mulx r14, r15, rsi            # x110:x109 = x108*0xb9feffffffffaaab
        add r15, r11                  # x121 = x102 + x109, CF to x122
        adc rcx, r14                  # x122 = x103 + x110 + CF, CF to x142
        mulx r11, r14, rax            # x112:x111 = x108*0x1eabfffeb153ffff
        adc r11, 0x0                  # x142 = x112 + CF, no carry
        add rcx, r14                  # x122 += x111, CF to x142, complete
        adc r11, r8                   # x142 += x104 + CF, CF to x143
        movabs r8, 0x6730d2a0f6b0f624 # constant 0x6730d2a0f6b0f624
        mulx r14, r15, r8             # x114:x113 = x108*0x6730d2a0f6b0f624
        adc r14, r12                  # x143 = x105 + x114 + CF, CF to x144
        mulx r12, r10, r9             # x116:x115 = x108*0x64774b84f38512bf
        adc r12, 0x0                  # x144 = x116 + CF, no carry
        add r14, r10                  # x143 += x115, CF to x144
        adc r13, r12                  # x144 += x106 + CF, CF to x145
        mulx r10, r12, rdi            # x118:x117 = x108*0x4b1ba7b6434bacd7
        adc r10, 0x0                  # x145 = x118 + CF, no carry
        add r13, r12                  # x144 += x117, CF to x145
        adc r10, 0x0                  # x145 += CF, no carry
        mov r12, rdx                  # copy x108
        mov rdx, rcx                  # copy x122
        imul rdx, rbx                 # x128 = x122*0x89f3fffcfffcfffd mod 2^64
        mov [rsp-0x48], rbp           # spill x107
        mulx rdi, rbp, rsi            # x130:x129 = x128*0xb9feffffffffaaab
        add rcx, rbp                  # x141 = x122 + x129, CF to x142
        mulx rcx, rbp, rax            # x132:x131 = x128*0x1eabfffeb153ffff
        adc rbp, rdi                  # x142.2 = x131 + x130 + CF, CF to x143
        adc rcx, 0x0                  # x143.2 = x132 + CF, no carry
        add rbp, r15                  # x142.2 += x113, CF to x143
        adc rcx, 0x0                  # x143.2 += CF, no carry
        add r11, rbp                  # x142 += x142.2, CF to x143, complete
        mulx rdi, rbp, r8             # x134:x133 = x128*0x6730d2a0f6b0f624
        adc rbp, rcx                  # x143.2 += x133 + CF, CF to x144
        adc rdi, 0x0                  # x144.2 = x134 + CF, no carry
        add r14, rbp                  # x143 += x143.2, CF to x144, complete
        mulx rcx, rbp, r9             # x136:x135 = x128*0x64774b84f38512bf
        adc rbp, rdi                  # x144.2 += x135 + CF, CF to x145
        adc rcx, 0x0                  # x145.2 = x136 + CF, no carry
        mov rdi, rdx                  # copy x128
        mov rdx, r11                  # copy x142
        imul rdx, rbx                 # x148 = x142*0x89f3fffcfffcfffd mod 2^64
        add r13, rbp                  # x144 += x144.2, CF to x145, complete
        mulx rbp, r15, rsi            # x150:x149 = x148*0xb9feffffffffaaab
        adc rcx, 0x0                  # x145.2 += CF, no carry
        add r11, r15                  # x161 = x142 + x149, CF to x162
        mulx r11, r15, rax            # x152:x151 = x148*0x1eabfffeb153ffff
        adc r15, r14                  # x162 = x143 + x151 + CF, CF to x182
        adc r11, 0x0                  # x182 = x152 + CF, no carry
        add r15, rbp                  # x162 += x150, CF to x182, complete
        mulx rbp, r14, r8             # x154:x153 = x148*0x6730d2a0f6b0f624
        adc r13, r11                  # x182 += x144 + CF, CF to x183
        adc rbp, 0x0                  # x183 = x154 + CF, no carry
        add r14, r13                  # x182 += x153, CF to x183
        mov r11, rdx                  # copy x148
        mov rdx, r12                  # copy x108
        movabs r13, 0x1a0111ea397fe69a # constant 0x1a0111ea397fe69a
        mulx r12, r8, r13             # x120:x119 = x108*0x1a0111ea397fe69a
        adc rbp, 0x0                  # x183 += CF, no carry
        mov [rsp-0x50], r12           # spill x120
        mov r12, r15                  # copy x162
        imul r12, rbx                 # x168 = x162*0x89f3fffcfffcfffd mod 2^64
        mov rbx, [rsp-0x48]           # reload x107
        lea r10, [rbx+r10]            # x145 += x107
        mov rdx, rdi                  # copy x128
        movabs rbx, 0x4b1ba7b6434bacd7 # constant 0x4b1ba7b6434bacd7
        mulx r13, r9, rbx             # x138:x137 = x128*0x4b1ba7b6434bacd7
        add r9, r10                   # x145 += x137, CF to x146
        mov rdx, r12                  # copy x168
        mulx r10, rsi, rsi            # x170:x169 = x168*0xb9feffffffffaaab
        adc r13, 0x0                  # x146 = x138 + CF, no carry
        add r9, rcx                   # x145 += x145.2, CF to x146
        adc r13, 0x0                  # x146 += CF, no carry
        add r15, rsi                  # x181 = x162 + x169, CF to x182
        mulx rax, rcx, rax            # x172:x171 = x168*0x1eabfffeb153ffff
        adc r14, r10                  # x182 += x170 + CF, CF to x183
        adc rax, 0x0                  # x183.2 = x172 + CF, no carry
        add r14, rcx                  # x182 += x171, CF to x183, complete
        adc rax, 0x0                  # x183.2 += CF, no carry
        add r14, [rsp-0x40]           # x188 += x182, CF to x189, complete
        mov r10, [rsp-0x38]           # reload x189.2
        adc r10, 0x0                  # x189.2 += CF, CF to x190
        mov rcx, [rsp-0x30]           # reload x190
        adc rcx, 0x0                  # x190 += CF, CF to x191
        mov rsi, [rsp-0x28]           # reload x191
        adc rsi, 0x0                  # x191 += CF, CF to x192
        mov r15, [rsp-0x20]           # reload x192
        adc r15, 0x0                  # x192 += CF, CF to x193
        mov [rsp-0x20], r14           # spill x188
        mov r14, [rsp-0x18]           # reload x193
        adc r14, 0x0                  # x193 += CF, no carry
        add r8, r9                    # x145 += x119, CF to x146, complete
        adc r13, 0x0                  # x146 += CF, no carry
        add r8, rbp                   # x183 += x145, CF to x184
        movabs rdx, 0x64774b84f38512bf # constant 0x64774b84f38512bf
        mulx r9, rbp, r11             # x156:x155 = x148*0x64774b84f38512bf
        mov rdx, r12                  # copy x168
        mov [rsp-0x18], r9            # spill x156
        movabs r9, 0x6730d2a0f6b0f624 # constant 0x6730d2a0f6b0f624
        mulx r9, rbx, r9              # x174:x173 = x168*0x6730d2a0f6b0f624
        adc r9, 0x0                   # x184 = x174 + CF, no carry
        add r8, rbx                   # x183 += x173, CF to x184
        adc r9, 0x0                   # x184 += CF, no carry
        add r8, rbp                   # x183 += x155, CF to x184
        adc r9, 0x0                   # x184 += CF, no carry
        add r8, rax                   # x183 += x183.2, CF to x184, complete
        mov rdx, rdi                  # copy x128
        movabs rax, 0x1a0111ea397fe69a # constant 0x1a0111ea397fe69a
        mulx rdi, rbx, rax            # x140:x139 = x128*0x1a0111ea397fe69a
        adc r9, 0x0                   # x184 += CF, no carry
        add r10, r8                   # x189.2 += x183, CF to x190
        adc rcx, 0x0                  # x190 += CF, CF to x191
        adc rsi, 0x0                  # x191 += CF, CF to x192
        adc r15, 0x0                  # x192 += CF, CF to x193
        adc r14, 0x0                  # x193 += CF, no carry
        add rbx, [rsp-0x50]           # x146.2 = x120 + x139, CF to x147
        adc rdi, 0x0                  # x147 = x140 + CF, no carry
        add rbx, r13                  # x146 += x146.2, CF to x147, complete
        mov rdx, r11                  # copy x148
        movabs r8, 0x4b1ba7b6434bacd7 # constant 0x4b1ba7b6434bacd7
        mulx rbp, r13, r8             # x158:x157 = x148*0x4b1ba7b6434bacd7
        mov rdx, r12                  # copy x168
        mov [rsp-0x50], r10           # spill x189.2
        movabs r10, 0x64774b84f38512bf # constant 0x64774b84f38512bf
        mulx r10, r8, r10             # x176:x175 = x168*0x64774b84f38512bf
        adc rdi, 0x0                  # x147 += CF, no carry, complete

        /* complete: [x147, x146, x145, x144, x143, x142] in [rdi, rbx, -, -, -, -] */
        add r8, rbx                   # x184.2 = x146 + x175, CF to x185
        adc r10, 0x0                  # x185 = x176 + CF, no carry
        add r13, r8                   # x184.2 += x157, CF to x185
        adc r10, 0x0                  # x185 += CF, no carry
        add r9, r13                   # x184 += x184.2, CF to x185
        adc r10, 0x0                  # x185 += CF, no carry
        add r9, [rsp-0x18]            # x184 += x156, CF to x185, complete
        adc r10, 0x0                  # x185 += CF, no carry
        add r9, rcx                   # x190 += x184, CF to x191
        lea r8, [rdi+rbp]             # x185.2 = x147 + x158
        mov rdx, r11                  # copy x148
        mulx r11, rcx, rax            # x160:x159 = x148*0x1a0111ea397fe69a
        adc rsi, 0x0                  # x191 += CF, CF to x192
        adc r15, 0x0                  # x192 += CF, CF to x193
        adc r14, 0x0                  # x193 += CF, no carry
        add r8, rcx                   # x185.2 += x159, CF to x186
        adc r11, 0x0                  # x186 = x160 + CF, no carry
        add r8, r10                   # x185 += x185.2, CF to x186
        mov rdx, r12                  # copy x168
        movabs r10, 0x4b1ba7b6434bacd7 # constant 0x4b1ba7b6434bacd7
        mulx r10, rcx, r10            # x178:x177 = x168*0x4b1ba7b6434bacd7
        adc r10, 0x0                  # x186.2 = x178 + CF, no carry
        add r8, rcx                   # x185 += x177, CF to x186, complete
        adc r10, 0x0                  # x186.2 += CF, no carry
        add rsi, r8                   # x191 += x185, CF to x192
        adc r15, 0x0                  # x192 += CF, CF to x193
        adc r14, 0x0                  # x193 += CF, no carry
        add r10, r11                  # x186 += x186.2, no carry
        mulx rax, r8, rax             # x180:x179 = x168*0x1a0111ea397fe69a
        add r10, r8                   # x186 += x179, CF to x187, complete
        adc rax, 0x0                  # x187 = x180 + CF, no carry, complete

        /* complete: [x187, x186, x185, x184, x183, x182] in [rax, r10, -, -, -, -] */
        add r15, r10                  # x192 += x186, CF to x193
        adc rax, r14                  # x193 += x187 + CF, no carry
        mov r8, [rsp-0x50]            # reload x189.2
        add r8, [rsp-0x10]            # x189 += x189.2, CF to x190, complete
        adc r9, 0x0                   # x190 += CF, CF to x191, complete
        adc rsi, 0x0                  # x191 += CF, CF to x192, complete
        adc r15, 0x0                  # x192 += CF, CF to x193, complete
        adc rax, 0x0                  # x193 += CF, no carry, complete

        /* complete: [x193, x192, x191, x190, x189, x188] in [rax, r15, rsi, r9, r8, [rsp-0x20]] */
        mov r10, [rsp-0x20]           # reload x188
        mov r11, [rsp-0x8]            # reload pointer out1
        mov [r11], r10                # out1[0] = x188
        mov [r11+0x20], r15           # out1[4] = x192
        mov [r11+0x28], rax           # out1[5] = x193
        mov [r11+0x8], r8             # out1[1] = x189
        mov [r11+0x18], rsi           # out1[3] = x191
        mov [r11+0x10], r9            # out1[2] = x190

        pop r15                       # restore r15
        .cfi_adjust_cfa_offset -8
        .cfi_restore r15
        pop r14                       # restore r14
        .cfi_adjust_cfa_offset -8
        .cfi_restore r14
        pop r13                       # restore r13
        .cfi_adjust_cfa_offset -8
        .cfi_restore r13
        pop r12                       # restore r12
        .cfi_adjust_cfa_offset -8
        .cfi_restore r12
        pop rbp                       # restore rbp
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbp
        pop rbx                       # restore rbx
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbx
        ret                           # return
        .cfi_endproc
        .size   fe_bls12_381_p_square_loose, .-fe_bls12_381_p_square_loose
        .section .note.GNU-stack, "", @progbits
