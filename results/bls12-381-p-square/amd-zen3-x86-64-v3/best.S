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
 *   [rsp-0x10]  x36, then pointer arg1
 *   [rsp-0x18]  x38, then x189
 *   [rsp-0x20]  x37, then x45, then x68, then x191.2
 *   [rsp-0x28]  x48, then x42
 *   [rsp-0x30]  x88, then x190
 *   [rsp-0x38]  x188
 *   [rsp-0x40]  x192
 *   [rsp-0x48]  x191
 *   [rsp-0x50]  x147
 *   [rsp-0x58]  x158
 *   [rsp-0x60]  x148
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
 * 323 instructions; 114.0 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.138 [1.104, 1.147] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64-v3 + reduction pass
 * latency: 1.098 [1.098, 1.098] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64-v3 + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 40, 2026-11-27T14:10:29.280Z
 * ./fieldwright optimize --field bls12-381-p --op square --seed 40 --target x86-64-v3 --budget 7s --resume
 * sha256 of the code: 4b19b0294c878bee7560e2c51a6a0717a798ca10ac8be06811174da8146acdd2
 */
        .intel_syntax noprefix
        .text
        .globl  fe_bls12_381_p_square_loose
        .type   fe_bls12_381_p_square_loose, @function
        .p2align 6
fe_bls12_381_p_square_loose:
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

        mov rdx, [rsi]                           # load arg1[0]
        mulx rax, r8, [rsi+0x10]                 # x9:x8 = arg1[0]*arg1[2]
        mulx r9, r10, [rsi+0x20]                 # x13:x12 = arg1[0]*arg1[4]
        mulx r11, rcx, [rsi+0x28]                # x15:x14 = arg1[0]*arg1[5]
        mulx rbx, rbp, [rsi+0x8]                 # x7:x6 = arg1[0]*arg1[1]
        add r8, rbx                              # x36 = x7 + x8, CF to x37, complete
        mulx rbx, r12, [rsi+0x18]                # x11:x10 = arg1[0]*arg1[3]
        adc rax, r12                             # x37 = x9 + x10 + CF, CF to x38
        adc rbx, r10                             # x38 = x11 + x12 + CF, CF to x39
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r10, r12, [rsi+0x20]                # x27:x26 = arg1[2]*arg1[4]
        adc rcx, 0x0                             # x39 = x14 + CF, CF to x40
        adc r12, r11                             # x40 = x15 + x26 + CF, CF to x41
        mulx r11, r13, [rsi+0x8]                 # x17:x16 = arg1[1]*arg1[2]
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r14, r15, [rsi+0x20]                # x21:x20 = arg1[1]*arg1[4]
        mov [rsp-0x8], rdi                       # spill pointer out1
        mov [rsp-0x10], r8                       # spill x36
        mulx rdi, r8, [rsi+0x18]                 # x19:x18 = arg1[1]*arg1[3]
        adc r10, 0x0                             # x41 = x27 + CF, no carry
        add r8, rbx                              # x38 += x18, CF to x39
        adc rdi, 0x0                             # x39.2 = x19 + CF, no carry
        add r13, rax                             # x37 += x16, CF to x38, complete
        adc r8, r11                              # x38 += x17 + CF, CF to x39, complete
        adc r15, rdi                             # x39.2 += x20 + CF, CF to x40
        mulx rax, r11, [rsi+0x28]                # x23:x22 = arg1[1]*arg1[5]
        mov rdx, [rsi+0x28]                      # load arg1[5]
        mulx rdi, rbx, [rsi+0x10]                # x29:x28 = arg1[2]*arg1[5]
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mov [rsp-0x18], r8                       # spill x38
        mov [rsp-0x20], r13                      # spill x37
        mulx r8, r13, [rsi+0x18]                 # x25:x24 = arg1[2]*arg1[3]
        adc r8, 0x0                              # x40.2 = x25 + CF, no carry
        add rcx, r13                             # x39 += x24, CF to x40
        adc r8, 0x0                              # x40.2 += CF, CF to x41
        adc rbx, 0x0                             # x41.2 = x28 + CF, CF to x42
        adc rdi, 0x0                             # x42 = x29 + CF, no carry
        add r15, rcx                             # x39 += x39.2, CF to x40
        adc r12, r11                             # x40 += x22 + CF, CF to x41
        adc rax, r10                             # x41 += x23 + CF, CF to x42
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r10, r11, [rsi+0x20]                # x31:x30 = arg1[3]*arg1[4]
        adc r10, 0x0                             # x42.2 = x31 + CF, no carry
        add r15, r9                              # x39 += x13, CF to x40, complete
        adc r12, r14                             # x40 += x21 + CF, CF to x41
        adc rbx, r11                             # x41.2 += x30 + CF, CF to x42
        mulx r9, r11, [rsi+0x28]                 # x33:x32 = arg1[3]*arg1[5]
        adc r11, 0x0                             # x42.3 = x32 + CF, CF to x43
        adc r9, 0x0                              # x43 = x33 + CF, no carry
        add r12, r8                              # x40 += x40.2, CF to x41, complete
        adc rbx, rax                             # x41 += x41.2 + CF, CF to x42, complete
        adc r11, r10                             # x42.2 += x42.3 + CF, CF to x43
        adc r9, 0x0                              # x43 += CF, no carry
        add r11, rdi                             # x42 += x42.2, CF to x43, complete
        mov rdx, [rsi+0x20]                      # load arg1[4]
        mulx rax, r8, [rsi+0x28]                 # x35:x34 = arg1[4]*arg1[5]
        adc r9, r8                               # x43 += x34 + CF, CF to x44, complete
        mov rdx, [rsi]                           # load arg1[0]
        mulx r8, r10, rdx                        # x46:x45 = arg1[0]*arg1[0]
        adc rax, 0x0                             # x44 = x35 + CF, no carry, complete

        /* complete: [x44, x43, x42, x41, x40, x39, x38, x37, x36] in [rax, r9, r11, rbx, r12, r15, [rsp-0x18], [rsp-0x20], [rsp-0x10]] */
        add r8, rbp                              # x57 = x6 + x46, CF to x58
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rcx, rdi, rdx                       # x48:x47 = arg1[1]*arg1[1]
        mov r13, [rsp-0x10]                      # reload x36
        adc r13, [rsp-0x10]                      # x58 = x36 + x36 + CF, CF to x59
        mov r14, [rsp-0x20]                      # reload x37
        adc r14, [rsp-0x20]                      # x59 = x37 + x37 + CF, CF to x60
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mov [rsp-0x20], r10                      # spill x45
        mov [rsp-0x10], rsi                      # spill pointer arg1
        mulx r10, rsi, rdx                       # x50:x49 = arg1[2]*arg1[2]
        mov [rsp-0x28], rcx                      # spill x48
        mov rcx, [rsp-0x18]                      # reload x38
        adc rcx, [rsp-0x18]                      # x60 = x38 + x38 + CF, CF to x61
        adc r10, 0x0                             # x61 = x50 + CF, no carry
        add rcx, rsi                             # x60 += x49, CF to x61
        adc r10, r15                             # x61 += x39 + CF, CF to x188
        adc r12, r12                             # x188 = x40 + x40 + CF, CF to x189
        adc rbx, rbx                             # x189 = x41 + x41 + CF, CF to x190
        mov rsi, r11                             # copy x42
        adc rsi, 0x0                             # x190 = x42 + CF, CF to x191
        adc r9, r9                               # x191 = x43 + x43 + CF, CF to x192
        adc rax, rax                             # x192 = x44 + x44 + CF, no carry
        add rbp, r8                              # x57 += x6, CF to x58, complete
        adc r13, rdi                             # x58 += x47 + CF, CF to x59, complete
        adc r14, [rsp-0x28]                      # x59 += x48 + CF, CF to x60, complete
        adc rcx, 0x0                             # x60 += CF, CF to x61, complete
        adc r10, r15                             # x61 += x39 + CF, CF to x188, complete

        /* complete: [x61, x60, x59, x58, x57] in [r10, rcx, r14, r13, rbp] */
        mov r8, [rsp-0x10]                       # reload pointer arg1
        mov rdx, [r8+0x18]                       # load arg1[3]
        mulx rdi, r15, rdx                       # x52:x51 = arg1[3]*arg1[3]
        adc r15, r12                             # x188 += x51 + CF, CF to x189
        adc rbx, rdi                             # x189 += x52 + CF, CF to x190
        mov rdx, [r8+0x20]                       # load arg1[4]
        mulx rdi, r12, rdx                       # x54:x53 = arg1[4]*arg1[4]
        adc r12, rsi                             # x190 += x53 + CF, CF to x191
        adc rdi, 0x0                             # x191.2 = x54 + CF, no carry
        mov rdx, [rsp-0x20]                      # reload x45
        imul rdx, [rip+.Lfe_bls12_381_p_square_loose_c0] # x68 = x45*0x89f3fffcfffcfffd mod 2^64
        mov [rsp-0x28], r11                      # spill x42
        mulx rsi, r11, [rip+.Lfe_bls12_381_p_square_loose_c1] # x70:x69 = x68*0xb9feffffffffaaab
        add r11, [rsp-0x20]                      # x81 = x45 + x69, CF to x82
        adc rsi, rbp                             # x82 = x57 + x70 + CF, CF to x102
        mulx r11, rbp, [rip+.Lfe_bls12_381_p_square_loose_c2] # x72:x71 = x68*0x1eabfffeb153ffff
        adc r11, 0x0                             # x102 = x72 + CF, no carry
        add rbp, rsi                             # x82 += x71, CF to x102, complete
        adc r13, r11                             # x102 += x58 + CF, CF to x103
        mulx r11, rsi, [rip+.Lfe_bls12_381_p_square_loose_c3] # x74:x73 = x68*0x6730d2a0f6b0f624
        adc r11, 0x0                             # x103 = x74 + CF, no carry
        add r13, rsi                             # x102 += x73, CF to x103
        adc r14, r11                             # x103 += x59 + CF, CF to x104
        mulx r11, rsi, [rip+.Lfe_bls12_381_p_square_loose_c4] # x76:x75 = x68*0x64774b84f38512bf
        adc r11, 0x0                             # x104 = x76 + CF, no carry
        mov [rsp-0x20], rdx                      # spill x68
        mov rdx, rbp                             # copy x82
        imul rdx, [rip+.Lfe_bls12_381_p_square_loose_c0] # x88 = x82*0x89f3fffcfffcfffd mod 2^64
        mov [rsp-0x18], rbx                      # spill x189
        mulx rbx, r8, [rip+.Lfe_bls12_381_p_square_loose_c4] # x96:x95 = x88*0x64774b84f38512bf
        mov [rsp-0x30], rdx                      # spill x88
        mov rdx, [rsp-0x20]                      # reload x68
        mov [rsp-0x38], r15                      # spill x188
        mov [rsp-0x40], rax                      # spill x192
        mulx r15, rax, [rip+.Lfe_bls12_381_p_square_loose_c5] # x78:x77 = x68*0x4b1ba7b6434bacd7
        add rax, rcx                             # x104.2 = x60 + x77, CF to x105
        adc r15, 0x0                             # x105 = x78 + CF, no carry
        add r14, rsi                             # x103 += x75, CF to x104
        adc rax, 0x0                             # x104.2 += CF, CF to x105
        adc r10, r15                             # x105 += x61 + CF, CF to x106
        mulx rcx, rsi, [rip+.Lfe_bls12_381_p_square_loose_c6] # x80:x79 = x68*0x1a0111ea397fe69a
        adc rcx, 0x0                             # x106 = x80 + CF, no carry
        add rsi, r10                             # x105 += x79, CF to x106
        mov rdx, [rsp-0x30]                      # reload x88
        mulx r10, r15, [rip+.Lfe_bls12_381_p_square_loose_c2] # x92:x91 = x88*0x1eabfffeb153ffff
        mov [rsp-0x20], rdi                      # spill x191.2
        mov [rsp-0x48], r9                       # spill x191
        mulx rdi, r9, [rip+.Lfe_bls12_381_p_square_loose_c1] # x90:x89 = x88*0xb9feffffffffaaab
        adc rcx, 0x0                             # x106 += CF, no carry
        add r9, rbp                              # x101 = x82 + x89, CF to x102
        adc rdi, r15                             # x102.2 = x91 + x90 + CF, CF to x103
        adc r10, 0x0                             # x103.2 = x92 + CF, no carry
        add rdi, r13                             # x102 += x102.2, CF to x103, complete
        mulx r9, rbp, [rip+.Lfe_bls12_381_p_square_loose_c3] # x94:x93 = x88*0x6730d2a0f6b0f624
        adc rbp, r10                             # x103.2 += x93 + CF, CF to x104
        adc r9, 0x0                              # x104.3 = x94 + CF, no carry
        add rbp, r14                             # x103 += x103.2, CF to x104, complete
        adc r9, r11                              # x104 += x104.3 + CF, no carry
        add r8, r9                               # x104 += x95, CF to x105
        mulx r9, r10, [rip+.Lfe_bls12_381_p_square_loose_c6] # x100:x99 = x88*0x1a0111ea397fe69a
        mulx r11, r13, [rip+.Lfe_bls12_381_p_square_loose_c5] # x98:x97 = x88*0x4b1ba7b6434bacd7
        adc r13, rsi                             # x105 += x97 + CF, CF to x106
        adc r11, 0x0                             # x106.2 = x98 + CF, no carry
        add r8, rax                              # x104 += x104.2, CF to x105, complete
        adc rbx, r13                             # x105 += x96 + CF, CF to x106, complete
        adc r11, rcx                             # x106 += x106.2 + CF, no carry
        add r10, r11                             # x106 += x99, CF to x107, complete
        adc r9, 0x0                              # x107 = x100 + CF, no carry, complete

        /* complete: [x107, x106, x105, x104, x103, x102] in [r9, r10, rbx, r8, rbp, rdi] */
        mov rdx, rdi                             # copy x102
        imul rdx, [rip+.Lfe_bls12_381_p_square_loose_c0] # x108 = x102*0x89f3fffcfffcfffd mod 2^64
        mulx rax, r11, [rip+.Lfe_bls12_381_p_square_loose_c1] # x110:x109 = x108*0xb9feffffffffaaab
        mulx rcx, rsi, [rip+.Lfe_bls12_381_p_square_loose_c2] # x112:x111 = x108*0x1eabfffeb153ffff
        add rdi, r11                             # x121 = x102 + x109, CF to x122
        adc rsi, rbp                             # x122 = x103 + x111 + CF, CF to x142
        adc rcx, 0x0                             # x142 = x112 + CF, no carry
        add rsi, rax                             # x122 += x110, CF to x142, complete
        adc r8, rcx                              # x142 += x104 + CF, CF to x143
        mulx rax, r11, [rip+.Lfe_bls12_381_p_square_loose_c5] # x118:x117 = x108*0x4b1ba7b6434bacd7
        mulx rcx, rdi, [rip+.Lfe_bls12_381_p_square_loose_c3] # x114:x113 = x108*0x6730d2a0f6b0f624
        mulx rbp, r13, [rip+.Lfe_bls12_381_p_square_loose_c4] # x116:x115 = x108*0x64774b84f38512bf
        adc rcx, rbx                             # x143 = x105 + x114 + CF, CF to x144
        adc rbp, 0x0                             # x144 = x116 + CF, no carry
        add rcx, r13                             # x143 += x115, CF to x144
        adc r10, rbp                             # x144 += x106 + CF, CF to x145
        adc rax, 0x0                             # x145 = x118 + CF, no carry
        add r11, r10                             # x144 += x117, CF to x145
        adc rax, 0x0                             # x145 += CF, no carry
        mov r10, rdx                             # copy x108
        mov rdx, rsi                             # copy x122
        imul rdx, [rip+.Lfe_bls12_381_p_square_loose_c0] # x128 = x122*0x89f3fffcfffcfffd mod 2^64
        mulx rbx, rbp, [rip+.Lfe_bls12_381_p_square_loose_c1] # x130:x129 = x128*0xb9feffffffffaaab
        add rsi, rbp                             # x141 = x122 + x129, CF to x142
        mulx rsi, rbp, [rip+.Lfe_bls12_381_p_square_loose_c2] # x132:x131 = x128*0x1eabfffeb153ffff
        adc rbp, rbx                             # x142.2 = x131 + x130 + CF, CF to x143
        mov rbx, rdx                             # copy x128
        mov rdx, r10                             # copy x108
        mulx r10, r13, [rip+.Lfe_bls12_381_p_square_loose_c6] # x120:x119 = x108*0x1a0111ea397fe69a
        mov rdx, rbx                             # copy x128
        mulx r14, r15, [rip+.Lfe_bls12_381_p_square_loose_c6] # x140:x139 = x128*0x1a0111ea397fe69a
        adc rsi, 0x0                             # x143.2 = x132 + CF, no carry
        add r15, r10                             # x146 = x120 + x139, CF to x147
        adc r14, 0x0                             # x147 = x140 + CF, no carry
        add r8, rbp                              # x142 += x142.2, CF to x143
        adc rsi, 0x0                             # x143.2 += CF, no carry
        add rdi, r8                              # x142 += x113, CF to x143, complete
        mulx r8, r10, [rip+.Lfe_bls12_381_p_square_loose_c3] # x134:x133 = x128*0x6730d2a0f6b0f624
        adc rsi, r10                             # x143.2 += x133 + CF, CF to x144
        adc r8, 0x0                              # x144.2 = x134 + CF, no carry
        add rcx, rsi                             # x143 += x143.2, CF to x144, complete
        adc r8, 0x0                              # x144.2 += CF, no carry
        mov r10, rdi                             # copy x142
        imul r10, [rip+.Lfe_bls12_381_p_square_loose_c0] # x148 = x142*0x89f3fffcfffcfffd mod 2^64
        mov rdx, [rip+.Lfe_bls12_381_p_square_loose_c3] # constant 0x6730d2a0f6b0f624
        mulx rsi, rbp, r10                       # x154:x153 = x148*0x6730d2a0f6b0f624
        mov rdx, rbx                             # copy x128
        mov [rsp-0x30], r12                      # spill x190
        mov [rsp-0x50], r14                      # spill x147
        mulx r12, r14, [rip+.Lfe_bls12_381_p_square_loose_c4] # x136:x135 = x128*0x64774b84f38512bf
        add r11, r14                             # x144 += x135, CF to x145
        adc r12, 0x0                             # x145.2 = x136 + CF, no carry
        add r11, r8                              # x144 += x144.2, CF to x145, complete
        adc r12, 0x0                             # x145.2 += CF, no carry
        add r11, rbp                             # x182 = x144 + x153, CF to x183
        mov rdx, r10                             # copy x148
        mulx r8, rbp, [rip+.Lfe_bls12_381_p_square_loose_c5] # x158:x157 = x148*0x4b1ba7b6434bacd7
        mov [rsp-0x58], r8                       # spill x158
        mulx r14, r8, [rip+.Lfe_bls12_381_p_square_loose_c1] # x150:x149 = x148*0xb9feffffffffaaab
        adc rsi, 0x0                             # x183 = x154 + CF, no carry
        add r8, rdi                              # x161 = x142 + x149, CF to x162
        mulx r8, rdi, [rip+.Lfe_bls12_381_p_square_loose_c2] # x152:x151 = x148*0x1eabfffeb153ffff
        adc rdi, r14                             # x162 = x151 + x150 + CF, CF to x182
        adc r8, 0x0                              # x182.2 = x152 + CF, no carry
        add rdi, rcx                             # x162 += x143, CF to x182, complete
        adc r8, 0x0                              # x182.2 += CF, no carry
        add r12, rax                             # x145 += x145.2, no carry
        add r11, r8                              # x182 += x182.2, CF to x183
        mov rdx, [rip+.Lfe_bls12_381_p_square_loose_c5] # constant 0x4b1ba7b6434bacd7
        mulx rax, r8, rbx                        # x138:x137 = x128*0x4b1ba7b6434bacd7
        adc rsi, 0x0                             # x183 += CF, no carry
        add r9, r8                               # x145.2 = x107 + x137, CF to x146
        adc rax, 0x0                             # x146.2 = x138 + CF, no carry
        add r9, r13                              # x145.2 += x119, CF to x146
        adc rax, 0x0                             # x146.2 += CF, no carry
        mov rdx, rdi                             # copy x162
        imul rdx, [rip+.Lfe_bls12_381_p_square_loose_c0] # x168 = x162*0x89f3fffcfffcfffd mod 2^64
        mulx r8, rcx, [rip+.Lfe_bls12_381_p_square_loose_c4] # x176:x175 = x168*0x64774b84f38512bf
        mulx rbx, r13, [rip+.Lfe_bls12_381_p_square_loose_c1] # x170:x169 = x168*0xb9feffffffffaaab
        add rdi, r13                             # x181 = x162 + x169, CF to x182
        adc rbx, 0x0                             # x182.2 = x170 + CF, no carry
        add r12, r9                              # x145 += x145.2, CF to x146, complete
        mulx r9, rdi, [rip+.Lfe_bls12_381_p_square_loose_c2] # x172:x171 = x168*0x1eabfffeb153ffff
        adc r15, rax                             # x146 += x146.2 + CF, CF to x147, complete
        mov r13, rdx                             # copy x168
        mov rdx, r10                             # copy x148
        mulx rax, r14, [rip+.Lfe_bls12_381_p_square_loose_c4] # x156:x155 = x148*0x64774b84f38512bf
        mov [rsp-0x60], r10                      # spill x148
        mov r10, [rsp-0x50]                      # reload x147
        adc r10, 0x0                             # x147 += CF, no carry, complete

        /* complete: [x147, x146, x145, x144, x143, x142] in [r10, r15, r12, -, -, -] */
        add r15, rax                             # x184 = x146 + x156, CF to x185
        adc r8, 0x0                              # x185 = x176 + CF, no carry
        add r14, r12                             # x183.2 = x145 + x155, CF to x184
        mov rdx, r13                             # copy x168
        mulx rax, r12, [rip+.Lfe_bls12_381_p_square_loose_c3] # x174:x173 = x168*0x6730d2a0f6b0f624
        adc rax, 0x0                             # x184.2 = x174 + CF, no carry
        add r14, r12                             # x183.2 += x173, CF to x184
        adc rax, 0x0                             # x184.2 += CF, no carry
        add r9, r14                              # x183.2 += x172, CF to x184
        adc rax, 0x0                             # x184.2 += CF, no carry
        add rbx, r11                             # x182 += x182.2, CF to x183
        adc r9, 0x0                              # x183.2 += CF, CF to x184
        adc rax, 0x0                             # x184.2 += CF, no carry
        add rdi, rbx                             # x182 += x171, CF to x183, complete
        adc rsi, r9                              # x183 += x183.2 + CF, CF to x184, complete
        adc rcx, rbp                             # x184.3 = x175 + x157 + CF, CF to x185
        adc r8, 0x0                              # x185 += CF, no carry
        add r15, rax                             # x184 += x184.2, CF to x185
        adc r8, 0x0                              # x185 += CF, no carry
        add rcx, r15                             # x184 += x184.3, CF to x185, complete
        adc r8, 0x0                              # x185 += CF, no carry
        add rcx, [rsp-0x30]                      # x190 += x184, CF to x191
        mov rax, [rsp-0x48]                      # reload x191
        adc rax, [rsp-0x20]                      # x191 += x191.2 + CF, CF to x192
        mov r9, [rsp-0x10]                       # reload pointer arg1
        mov rdx, [r9+0x28]                       # load arg1[5]
        mulx r9, r11, rdx                        # x56:x55 = arg1[5]*arg1[5]
        adc r11, [rsp-0x40]                      # x192 += x55 + CF, CF to x193
        adc r9, 0x0                              # x193 = x56 + CF, no carry
        add rdi, [rsp-0x38]                      # x188 += x182, CF to x189, complete
        mov rdx, [rsp-0x60]                      # reload x148
        mulx rbx, rbp, [rip+.Lfe_bls12_381_p_square_loose_c6] # x160:x159 = x148*0x1a0111ea397fe69a
        adc rsi, [rsp-0x18]                      # x189 += x183 + CF, CF to x190, complete
        mov rdx, [rip+.Lfe_bls12_381_p_square_loose_c5] # constant 0x4b1ba7b6434bacd7
        mulx r12, r14, r13                       # x178:x177 = x168*0x4b1ba7b6434bacd7
        adc rcx, [rsp-0x28]                      # x190 += x42 + CF, CF to x191, complete
        mov r15, [rsp-0x58]                      # reload x158
        lea r10, [r10+r15]                       # x185.2 = x147 + x158
        adc rax, 0x0                             # x191 += CF, CF to x192
        adc r11, 0x0                             # x192 += CF, CF to x193
        adc r9, 0x0                              # x193 += CF, no carry
        add r12, rbx                             # x186 = x160 + x178, no carry
        add rbp, r10                             # x185.2 += x159, CF to x186
        adc r12, 0x0                             # x186 += CF, no carry
        add r14, rbp                             # x185.2 += x177, CF to x186
        mov rdx, r13                             # copy x168
        mulx r10, rdx, [rip+.Lfe_bls12_381_p_square_loose_c6] # x180:x179 = x168*0x1a0111ea397fe69a
        adc r12, rdx                             # x186 += x179 + CF, CF to x187
        adc r10, 0x0                             # x187 = x180 + CF, no carry
        add r14, r8                              # x185 += x185.2, CF to x186, complete
        adc r12, 0x0                             # x186 += CF, CF to x187, complete
        adc r10, 0x0                             # x187 += CF, no carry, complete

        /* complete: [x187, x186, x185, x184, x183, x182] in [r10, r12, r14, -, -, -] */
        add r11, r12                             # x192 += x186, CF to x193
        adc r10, r9                              # x193 += x187 + CF, no carry
        add r14, rax                             # x191 += x185, CF to x192, complete
        adc r11, 0x0                             # x192 += CF, CF to x193, complete
        adc r10, 0x0                             # x193 += CF, no carry, complete

        /* complete: [x193, x192, x191, x190, x189, x188] in [r10, r11, r14, rcx, rsi, rdi] */
        mov rax, [rsp-0x8]                       # reload pointer out1
        mov [rax], rdi                           # out1[0] = x188
        mov [rax+0x8], rsi                       # out1[1] = x189
        mov [rax+0x20], r11                      # out1[4] = x192
        mov [rax+0x18], r14                      # out1[3] = x191
        mov [rax+0x10], rcx                      # out1[2] = x190
        mov [rax+0x28], r10                      # out1[5] = x193

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
.Lfe_bls12_381_p_square_loose_c0: .quad 0x89f3fffcfffcfffd
.Lfe_bls12_381_p_square_loose_c1: .quad 0xb9feffffffffaaab
.Lfe_bls12_381_p_square_loose_c2: .quad 0x1eabfffeb153ffff
.Lfe_bls12_381_p_square_loose_c3: .quad 0x6730d2a0f6b0f624
.Lfe_bls12_381_p_square_loose_c4: .quad 0x64774b84f38512bf
.Lfe_bls12_381_p_square_loose_c5: .quad 0x4b1ba7b6434bacd7
.Lfe_bls12_381_p_square_loose_c6: .quad 0x1a0111ea397fe69a
        .size   fe_bls12_381_p_square_loose, .-fe_bls12_381_p_square_loose
        .section .note.GNU-stack, "", @progbits
