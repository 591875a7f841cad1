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
 *   [rsp-0x8]   x24, then x44
 *   [rsp-0x10]  x23, then x26, then x102, then x78, then x79, then x189
 *   [rsp-0x18]  x22, then x113
 *   [rsp-0x20]  x19, then x77, then x80, then x92, then x118, then x142.2, then x129
 *   [rsp-0x28]  x18, then x188, then x54
 *   [rsp-0x30]  x9, then x38, then x36, then x43
 *   [rsp-0x38]  x8, then x6, then x75, then x117, then x188
 *   [rsp-0x40]  x29, then x41, then x114
 *   [rsp-0x48]  x28, then x49, then x76, then x91, then x95, then x97, then x115
 *   [rsp-0x50]  x13, then x50, then x53
 *   [rsp-0x58]  x12, then x189, then pointer out1
 *   [rsp-0x60]  x122
 *   [rsp-0x68]  x190
 *   [rsp-0x70]  pointer arg1, then x55
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
 * 457 instructions; 126.1 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.199 [1.192, 1.200] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64 + reduction pass
 * latency: 1.147 [1.145, 1.149] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64 + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 49, 2026-11-27T14:12:23.034Z
 * ./fieldwright optimize --field bls12-381-p --op square --seed 49 --target x86-64 --budget 7s --resume
 * sha256 of the code: a2d13796cfef02855da89d32a8a8608ecbd2bdf452ea669a77c529d5b15f89d0
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

        mov rax, [rsi+0x8]                       # load arg1[1]
        mul qword ptr [rsi+0x20]                 # x21:x20 = arg1[1]*arg1[4]
        mov r8, rdx                              # copy x21
        mov r9, rax                              # copy x20
        mov rax, [rsi+0x8]                       # load arg1[1]
        mul qword ptr [rsi+0x10]                 # x17:x16 = arg1[1]*arg1[2]
        mov r10, rdx                             # copy x17
        mov r11, rax                             # copy x16
        mov rax, [rsi+0x18]                      # load arg1[3]
        mul qword ptr [rsi+0x10]                 # x25:x24 = arg1[2]*arg1[3]
        mov rcx, rdx                             # copy x25
        mov [rsp-0x8], rax                       # spill x24
        mov rax, [rsi+0x28]                      # load arg1[5]
        mul qword ptr [rsi+0x8]                  # x23:x22 = arg1[1]*arg1[5]
        mov [rsp-0x10], rdx                      # spill x23
        mov [rsp-0x18], rax                      # spill x22
        mov rax, [rsi+0x18]                      # load arg1[3]
        mul qword ptr [rsi+0x8]                  # x19:x18 = arg1[1]*arg1[3]
        mov [rsp-0x20], rdx                      # spill x19
        mov [rsp-0x28], rax                      # spill x18
        mov rax, [rsi]                           # load arg1[0]
        mul qword ptr [rsi+0x10]                 # x9:x8 = arg1[0]*arg1[2]
        mov [rsp-0x30], rdx                      # spill x9
        mov [rsp-0x38], rax                      # spill x8
        mov rax, [rsi+0x28]                      # load arg1[5]
        mul qword ptr [rsi+0x10]                 # x29:x28 = arg1[2]*arg1[5]
        mov [rsp-0x40], rdx                      # spill x29
        mov [rsp-0x48], rax                      # spill x28
        mov rax, [rsi+0x20]                      # load arg1[4]
        mul qword ptr [rsi]                      # x13:x12 = arg1[0]*arg1[4]
        mov [rsp-0x50], rdx                      # spill x13
        mov [rsp-0x58], rax                      # spill x12
        mov rax, [rsi+0x18]                      # load arg1[3]
        mul qword ptr [rsi]                      # x11:x10 = arg1[0]*arg1[3]
        add rax, [rsp-0x30]                      # x37 = x9 + x10, CF to x38
        adc rdx, 0x0                             # x38 = x11 + CF, no carry
        add r11, rax                             # x37 += x16, CF to x38
        adc rdx, 0x0                             # x38 += CF, no carry
        mov [rsp-0x30], rdx                      # spill x38
        mov rax, [rsi]                           # load arg1[0]
        mul qword ptr [rsi+0x8]                  # x7:x6 = arg1[0]*arg1[1]
        add rdx, [rsp-0x38]                      # x36 = x7 + x8, CF to x37, complete
        adc r11, 0x0                             # x37 += CF, CF to x38, complete
        mov rbx, [rsp-0x30]                      # reload x38
        adc rbx, 0x0                             # x38 += CF, no carry
        mov [rsp-0x30], rdx                      # spill x36
        mov [rsp-0x38], rax                      # spill x6
        mov rax, [rsi+0x20]                      # load arg1[4]
        mul qword ptr [rsi+0x10]                 # x27:x26 = arg1[2]*arg1[4]
        add rdx, [rsp-0x10]                      # x41 = x23 + x27, CF to x42
        mov rbp, [rsp-0x40]                      # reload x29
        adc rbp, 0x0                             # x42 = x29 + CF, no carry
        mov [rsp-0x40], rdx                      # spill x41
        mov [rsp-0x10], rax                      # spill x26
        mov rax, [rsi]                           # load arg1[0]
        mul qword ptr [rsi+0x28]                 # x15:x14 = arg1[0]*arg1[5]
        add r8, [rsp-0x18]                       # x40 = x22 + x21, CF to x41
        mov r12, [rsp-0x40]                      # reload x41
        adc r12, 0x0                             # x41 += CF, CF to x42
        adc rbp, 0x0                             # x42 += CF, no carry
        add rax, [rsp-0x20]                      # x39 = x14 + x19, CF to x40
        adc rcx, [rsp-0x10]                      # x40.2 = x25 + x26 + CF, CF to x41
        adc r12, 0x0                             # x41 += CF, CF to x42
        adc rbp, 0x0                             # x42 += CF, no carry
        mov r13, [rsp-0x58]                      # reload x12
        add r13, [rsp-0x28]                      # x38.2 = x18 + x12, CF to x39
        adc rax, [rsp-0x8]                       # x39 += x24 + CF, CF to x40
        adc rcx, 0x0                             # x40.2 += CF, CF to x41
        adc r12, 0x0                             # x41 += CF, CF to x42
        adc rbp, 0x0                             # x42 += CF, no carry
        add rbx, r13                             # x38 += x38.2, CF to x39
        adc r9, rax                              # x39 += x20 + CF, CF to x40
        adc r8, rcx                              # x40 += x40.2 + CF, CF to x41
        adc r12, [rsp-0x48]                      # x41 += x28 + CF, CF to x42
        adc rbp, 0x0                             # x42 += CF, no carry
        add rbx, r10                             # x38 += x17, CF to x39, complete
        adc r9, [rsp-0x50]                       # x39 += x13 + CF, CF to x40, complete
        adc r8, rdx                              # x40 += x15 + CF, CF to x41, complete
        adc r12, 0x0                             # x41 += CF, CF to x42
        adc rbp, 0x0                             # x42 += CF, no carry
        mov rax, [rsi+0x28]                      # load arg1[5]
        mul qword ptr [rsi+0x18]                 # x33:x32 = arg1[3]*arg1[5]
        add rbp, rax                             # x42 += x32, CF to x43
        adc rdx, 0x0                             # x43 = x33 + CF, no carry
        mov r10, rdx                             # copy x43
        mov rax, [rsi+0x8]                       # load arg1[1]
        mul qword ptr [rsi+0x8]                  # x48:x47 = arg1[1]*arg1[1]
        mov rcx, rdx                             # copy x48
        mov r13, rax                             # copy x47
        mov rax, [rsi+0x18]                      # load arg1[3]
        mul qword ptr [rsi+0x20]                 # x31:x30 = arg1[3]*arg1[4]
        add rax, r12                             # x41 += x30, CF to x42, complete
        adc rbp, rdx                             # x42 += x31 + CF, CF to x43, complete
        adc r10, 0x0                             # x43 += CF, no carry
        mov r12, rax                             # copy x41
        mov rax, [rsi+0x10]                      # load arg1[2]
        mul qword ptr [rsi+0x10]                 # x50:x49 = arg1[2]*arg1[2]
        mov [rsp-0x50], rdx                      # spill x50
        mov [rsp-0x48], rax                      # spill x49
        mov rax, [rsi+0x28]                      # load arg1[5]
        mul qword ptr [rsi+0x20]                 # x35:x34 = arg1[4]*arg1[5]
        add r10, rax                             # x43 += x34, CF to x44, complete
        adc rdx, 0x0                             # x44 = x35 + CF, no carry, complete

        /* complete: [x44, x43, x42, x41, x40, x39, x38, x37, x36] in [rdx, r10, rbp, r12, r8, r9, rbx, r11, [rsp-0x30]] */
        mov [rsp-0x8], rdx                       # spill x44
        mov rax, [rsi+0x18]                      # load arg1[3]
        mul qword ptr [rsi+0x18]                 # x52:x51 = arg1[3]*arg1[3]
        add r9, r9                               # x61 = x39 + x39, CF to x188
        adc rax, 0x0                             # x188 = x51 + CF, CF to x189
        adc rdx, 0x0                             # x189 = x52 + CF, no carry
        mov [rsp-0x58], rdx                      # spill x189
        mov [rsp-0x28], rax                      # spill x188
        mov rax, [rsi]                           # load arg1[0]
        mul qword ptr [rsi]                      # x46:x45 = arg1[0]*arg1[0]
        add rdx, [rsp-0x38]                      # x57 = x46 + x6, CF to x58
        adc r13, 0x0                             # x58 = x47 + CF, CF to x59
        adc rcx, 0x0                             # x59 = x48 + CF, no carry
        add rdx, [rsp-0x38]                      # x57 += x6, CF to x58, complete
        mov r14, [rsp-0x30]                      # reload x36
        adc r14, [rsp-0x30]                      # x58.2 = x36 + x36 + CF, CF to x59
        adc rcx, r11                             # x59 += x37 + CF, CF to x60
        adc rbx, rbx                             # x60 = x38 + x38 + CF, CF to x61
        adc r9, 0x0                              # x61 += CF, CF to x188
        adc r8, r8                               # x188.2 = x40 + x40 + CF, CF to x189
        mov r15, r12                             # copy x41
        adc r15, [rsp-0x58]                      # x189 += x41 + CF, CF to x190
        adc rbp, rbp                             # x190 = x42 + x42 + CF, CF to x191
        mov [rsp-0x58], rdi                      # spill pointer out1
        mov rdi, r10                             # copy x43
        adc rdi, 0x0                             # x191 = x43 + CF, CF to x192
        mov [rsp-0x30], r10                      # spill x43
        mov r10, [rsp-0x8]                       # reload x44
        adc r10, 0x0                             # x192 = x44 + CF, no carry
        add r13, r14                             # x58 += x58.2, CF to x59, complete
        adc rcx, r11                             # x59 += x37 + CF, CF to x60, complete
        adc rbx, [rsp-0x48]                      # x60 += x49 + CF, CF to x61, complete
        adc r9, [rsp-0x50]                       # x61 += x50 + CF, CF to x188, complete

        /* complete: [x61, x60, x59, x58, x57] in [r9, rbx, rcx, r13, rdx] */
        adc r8, [rsp-0x28]                       # x188 += x188.2 + CF, CF to x189
        adc r12, r15                             # x189 += x41 + CF, CF to x190
        adc rbp, 0x0                             # x190 += CF, CF to x191
        adc rdi, 0x0                             # x191 += CF, CF to x192
        adc r10, 0x0                             # x192 += CF, no carry
        mov r11, rdx                             # copy x57
        mov r14, rax                             # copy x45
        mov rax, [rsi+0x20]                      # load arg1[4]
        mul qword ptr [rsi+0x20]                 # x54:x53 = arg1[4]*arg1[4]
        mov r15, r14                             # copy x45
        imul r15, [rip+.Lfe_bls12_381_p_square_loose_c0] # x68 = x45*0x89f3fffcfffcfffd mod 2^64
        mov [rsp-0x28], rdx                      # spill x54
        mov [rsp-0x50], rax                      # spill x53
        mov rax, r15                             # copy x68
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c1] # x76:x75 = x68*0x64774b84f38512bf
        mov [rsp-0x48], rdx                      # spill x76
        mov [rsp-0x38], rax                      # spill x75
        mov rax, r15                             # copy x68
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c2] # x72:x71 = x68*0x1eabfffeb153ffff
        add r11, rax                             # x82 = x57 + x71, CF to x102
        adc rdx, 0x0                             # x102 = x72 + CF, no carry
        mov [rsp-0x10], rdx                      # spill x102
        mov rax, r15                             # copy x68
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c3] # x70:x69 = x68*0xb9feffffffffaaab
        add rax, r14                             # x81 = x45 + x69, CF to x82
        adc rdx, r11                             # x82 += x70 + CF, CF to x102, complete
        mov rax, [rsp-0x10]                      # reload x102
        adc rax, 0x0                             # x102 += CF, no carry
        mov r11, rdx                             # copy x82
        mov r14, rax                             # copy x102
        mov rax, r15                             # copy x68
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c4] # x78:x77 = x68*0x4b1ba7b6434bacd7
        mov [rsp-0x10], rdx                      # spill x78
        mov [rsp-0x20], rax                      # spill x77
        mov rax, r15                             # copy x68
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c5] # x74:x73 = x68*0x6730d2a0f6b0f624
        add r14, r13                             # x102 += x58, CF to x103
        adc rdx, 0x0                             # x103 = x74 + CF, no carry
        add r14, rax                             # x102 += x73, CF to x103
        adc rdx, [rsp-0x38]                      # x103 += x75 + CF, CF to x104
        adc rbx, [rsp-0x48]                      # x104 = x60 + x76 + CF, CF to x105
        mov rax, [rsp-0x10]                      # reload x78
        adc rax, 0x0                             # x105 = x78 + CF, no carry
        add rcx, rdx                             # x103 += x59, CF to x104
        adc rbx, [rsp-0x20]                      # x104 += x77 + CF, CF to x105
        adc r9, rax                              # x105 += x61 + CF, CF to x106
        mov eax, 0x0                             # begins x106 = CF
        adc rax, 0x0                             # x106 = CF
        mov r13, rax                             # copy x106
        mov rax, r15                             # copy x68
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c6] # x80:x79 = x68*0x1a0111ea397fe69a
        mov r15, r11                             # copy x82
        imul r15, [rip+.Lfe_bls12_381_p_square_loose_c0] # x88 = x82*0x89f3fffcfffcfffd mod 2^64
        mov [rsp-0x20], rdx                      # spill x80
        mov [rsp-0x10], rax                      # spill x79
        mov rax, r15                             # copy x88
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c2] # x92:x91 = x88*0x1eabfffeb153ffff
        add r9, [rsp-0x10]                       # x105 += x79, CF to x106
        mov [rsp-0x10], r12                      # spill x189
        mov r12, [rsp-0x20]                      # reload x80
        adc r12, 0x0                             # x106.2 = x80 + CF, no carry
        mov [rsp-0x20], rdx                      # spill x92
        mov [rsp-0x48], rax                      # spill x91
        mov rax, r15                             # copy x88
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c3] # x90:x89 = x88*0xb9feffffffffaaab
        add r11, rax                             # x101 = x82 + x89, CF to x102
        adc rdx, r14                             # x102 += x90 + CF, CF to x103
        mov rax, [rsp-0x20]                      # reload x92
        adc rax, 0x0                             # x103.2 = x92 + CF, no carry
        add rdx, [rsp-0x48]                      # x102 += x91, CF to x103, complete
        adc rax, rcx                             # x103 += x103.2 + CF, CF to x104
        adc rbx, 0x0                             # x104 += CF, CF to x105
        adc r9, 0x0                              # x105 += CF, CF to x106
        adc r12, 0x0                             # x106.2 += CF, no carry
        mov r11, rdx                             # copy x102
        mov rcx, rax                             # copy x103
        mov rax, r15                             # copy x88
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c1] # x96:x95 = x88*0x64774b84f38512bf
        mov r14, rdx                             # copy x96
        mov [rsp-0x48], rax                      # spill x95
        mov rax, r15                             # copy x88
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c5] # x94:x93 = x88*0x6730d2a0f6b0f624
        add rbx, rdx                             # x104 += x94, CF to x105
        adc r14, 0x0                             # x105.2 = x96 + CF, no carry
        add rcx, rax                             # x103 += x93, CF to x104, complete
        adc rbx, [rsp-0x48]                      # x104 += x95 + CF, CF to x105, complete
        adc r9, r14                              # x105 += x105.2 + CF, CF to x106
        adc r12, 0x0                             # x106.2 += CF, no carry
        mov rax, r15                             # copy x88
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c4] # x98:x97 = x88*0x4b1ba7b6434bacd7
        lea rdx, [r12+rdx]                       # x106.2 += x98
        mov r12, r11                             # copy x102
        imul r12, [rip+.Lfe_bls12_381_p_square_loose_c0] # x108 = x102*0x89f3fffcfffcfffd mod 2^64
        mov r14, rdx                             # copy x106.2
        mov [rsp-0x48], rax                      # spill x97
        mov rax, r15                             # copy x88
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c6] # x100:x99 = x88*0x1a0111ea397fe69a
        add r9, [rsp-0x48]                       # x105 += x97, CF to x106, complete
        adc r14, rax                             # x106.2 += x99 + CF, CF to x107
        adc rdx, 0x0                             # x107 = x100 + CF, no carry
        mov r15, rdx                             # copy x107
        mov rax, r12                             # copy x108
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c3] # x110:x109 = x108*0xb9feffffffffaaab
        add r11, rax                             # x121 = x102 + x109, CF to x122
        adc rcx, rdx                             # x122 = x103 + x110 + CF, CF to x142
        adc rbx, 0x0                             # x142 = x104 + CF, CF to x143
        adc r9, 0x0                              # x143 = x105 + CF, CF to x144
        mov eax, 0x0                             # begins x144 = CF
        adc rax, 0x0                             # x144 = CF
        add r14, r13                             # x106 += x106.2, CF to x107, complete
        adc r15, 0x0                             # x107 += CF, no carry, complete

        /* complete: [x107, x106, x105, x104, x103, x102] in [r15, r14, -, -, -, -] */
        mov r11, rax                             # copy x144
        mov rax, r12                             # copy x108
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c1] # x116:x115 = x108*0x64774b84f38512bf
        mov r13, rdx                             # copy x116
        mov [rsp-0x48], rax                      # spill x115
        mov rax, r12                             # copy x108
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c4] # x118:x117 = x108*0x4b1ba7b6434bacd7
        mov [rsp-0x20], rdx                      # spill x118
        mov [rsp-0x38], rax                      # spill x117
        mov rax, r12                             # copy x108
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c5] # x114:x113 = x108*0x6730d2a0f6b0f624
        mov [rsp-0x40], rdx                      # spill x114
        mov [rsp-0x18], rax                      # spill x113
        mov rax, r12                             # copy x108
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c2] # x112:x111 = x108*0x1eabfffeb153ffff
        add r13, [rsp-0x38]                      # x144.2 = x117 + x116, CF to x145
        mov [rsp-0x38], r8                       # spill x188
        mov r8, [rsp-0x20]                       # reload x118
        adc r8, 0x0                              # x145 = x118 + CF, no carry
        add rax, rcx                             # x122 += x111, CF to x142, complete
        adc rdx, 0x0                             # x142.2 = x112 + CF, no carry
        mov rcx, rax                             # copy x122
        imul rcx, [rip+.Lfe_bls12_381_p_square_loose_c0] # x128 = x122*0x89f3fffcfffcfffd mod 2^64
        mov [rsp-0x20], rdx                      # spill x142.2
        mov [rsp-0x60], rax                      # spill x122
        mov rax, rcx                             # copy x128
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c3] # x130:x129 = x128*0xb9feffffffffaaab
        mov [rsp-0x68], rbp                      # spill x190
        mov rbp, [rsp-0x20]                      # reload x142.2
        lea rdx, [rdx+rbp]                       # x142.2 += x130
        mov rbp, rdx                             # copy x142.2
        mov [rsp-0x20], rax                      # spill x129
        mov rax, rcx                             # copy x128
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c2] # x132:x131 = x128*0x1eabfffeb153ffff
        mov [rsp-0x70], rsi                      # spill pointer arg1
        mov rsi, [rsp-0x20]                      # reload x129
        add rsi, [rsp-0x60]                      # x141 = x122 + x129, CF to x142
        adc rax, [rsp-0x18]                      # x142.3 = x131 + x113 + CF, CF to x143
        adc rdx, 0x0                             # x143.2 = x132 + CF, no carry
        add rbx, rbp                             # x142 += x142.2, CF to x143
        adc rdx, 0x0                             # x143.2 += CF, no carry
        add rbx, rax                             # x142 += x142.3, CF to x143, complete
        adc rdx, 0x0                             # x143.2 += CF, no carry
        mov rsi, rdx                             # copy x143.2
        mov rax, rcx                             # copy x128
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c5] # x134:x133 = x128*0x6730d2a0f6b0f624
        add rax, [rsp-0x40]                      # x143.3 = x133 + x114, CF to x144
        adc rdx, 0x0                             # x144.3 = x134 + CF, no carry
        add rax, r9                              # x143 += x143.3, CF to x144
        adc rdx, 0x0                             # x144.3 += CF, no carry
        add rax, [rsp-0x48]                      # x143 += x115, CF to x144
        adc rdx, 0x0                             # x144.3 += CF, no carry
        lea r8, [r15+r8]                         # x145 += x107
        mov r9, rdx                              # copy x144.3
        mov rbp, rax                             # copy x143
        mov rax, rcx                             # copy x128
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c1] # x136:x135 = x128*0x64774b84f38512bf
        add rbp, rsi                             # x143 += x143.2, CF to x144, complete
        adc r13, r9                              # x144.2 += x144.3 + CF, CF to x145
        adc rdx, 0x0                             # x145.2 = x136 + CF, no carry
        mov r9, rbx                              # copy x142
        imul r9, [rip+.Lfe_bls12_381_p_square_loose_c0] # x148 = x142*0x89f3fffcfffcfffd mod 2^64
        mov rsi, rdx                             # copy x145.2
        mov r15, rax                             # copy x135
        mov rax, r9                              # copy x148
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c3] # x150:x149 = x148*0xb9feffffffffaaab
        add rax, rbx                             # x161 = x142 + x149, CF to x162
        adc rdx, 0x0                             # x162 = x150 + CF, no carry
        add r15, r14                             # x144.3 = x106 + x135, CF to x145
        adc rsi, 0x0                             # x145.2 += CF, no carry
        add r13, r15                             # x144.2 += x144.3, CF to x145
        adc rsi, r8                              # x145 += x145.2 + CF, no carry
        mov r8, rdx                              # copy x162
        mov rax, r12                             # copy x108
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c6] # x120:x119 = x108*0x1a0111ea397fe69a
        mov rbx, rdx                             # copy x120
        mov r12, rax                             # copy x119
        mov rax, r9                              # copy x148
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c5] # x154:x153 = x148*0x6730d2a0f6b0f624
        add rsi, r12                             # x145 += x119, CF to x146
        adc rbx, 0x0                             # x146 = x120 + CF, no carry
        mov r12, rdx                             # copy x154
        mov r14, rax                             # copy x153
        mov rax, r9                              # copy x148
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c2] # x152:x151 = x148*0x1eabfffeb153ffff
        add r8, rax                              # x162 += x151, CF to x182
        adc rdx, 0x0                             # x182 = x152 + CF, no carry
        add r8, rbp                              # x162 += x143, CF to x182, complete
        adc rdx, 0x0                             # x182 += CF, no carry
        mov rax, r8                              # copy x162
        imul rax, [rip+.Lfe_bls12_381_p_square_loose_c0] # x168 = x162*0x89f3fffcfffcfffd mod 2^64
        mov rbp, rdx                             # copy x182
        mov r15, rax                             # copy x168
        mov rax, r15                             # copy x168
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c3] # x170:x169 = x168*0xb9feffffffffaaab
        add rax, r8                              # x181 = x162 + x169, CF to x182
        adc rbp, rdx                             # x182 += x170 + CF, no carry
        add r13, r11                             # x144 += x144.2, CF to x145, complete
        adc rsi, 0x0                             # x145 += CF, CF to x146
        adc rbx, 0x0                             # x146 += CF, no carry
        add r13, r14                             # x182.2 = x144 + x153, CF to x183
        adc r12, 0x0                             # x183 = x154 + CF, no carry
        mov rax, r9                              # copy x148
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c1] # x156:x155 = x148*0x64774b84f38512bf
        mov r8, rdx                              # copy x156
        mov r11, rax                             # copy x155
        mov rax, rcx                             # copy x128
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c4] # x138:x137 = x128*0x4b1ba7b6434bacd7
        add rsi, rax                             # x145 += x137, CF to x146, complete
        adc rdx, 0x0                             # x146.2 = x138 + CF, no carry
        mov r14, rdx                             # copy x146.2
        mov rax, rcx                             # copy x128
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c6] # x140:x139 = x128*0x1a0111ea397fe69a
        add rbx, rax                             # x146 += x139, CF to x147
        adc rdx, 0x0                             # x147 = x140 + CF, no carry
        add rbx, r14                             # x146 += x146.2, CF to x147, complete
        adc rdx, 0x0                             # x147 += CF, no carry, complete

        /* complete: [x147, x146, x145, x144, x143, x142] in [rdx, rbx, rsi, -, -, -] */
        mov rcx, rdx                             # copy x147
        mov rax, r9                              # copy x148
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c4] # x158:x157 = x148*0x4b1ba7b6434bacd7
        add rdx, rcx                             # x185 = x147 + x158, no carry
        mov rcx, rdx                             # copy x185
        mov r14, rax                             # copy x157
        mov rax, r15                             # copy x168
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c2] # x172:x171 = x168*0x1eabfffeb153ffff
        add r12, rdx                             # x183 += x172, no carry
        add r13, rax                             # x182.2 += x171, CF to x183
        adc r12, 0x0                             # x183 += CF, no carry
        mov rax, r9                              # copy x148
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c6] # x160:x159 = x148*0x1a0111ea397fe69a
        add rcx, rax                             # x185 += x159, CF to x186
        mov rax, [rsp-0x8]                       # reload x44
        lea rax, [r10+rax]                       # x192 += x44
        adc rdx, 0x0                             # x186 = x160 + CF, no carry
        add r13, rbp                             # x182 += x182.2, CF to x183, complete
        adc r12, 0x0                             # x183 += CF, no carry
        mov r9, rdx                              # copy x186
        mov r10, rax                             # copy x192
        mov rax, r15                             # copy x168
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c5] # x174:x173 = x168*0x6730d2a0f6b0f624
        add rax, rsi                             # x183.2 = x173 + x145, CF to x184
        adc rdx, 0x0                             # x184 = x174 + CF, no carry
        add rdi, [rsp-0x28]                      # x191 += x54, CF to x192
        adc r10, 0x0                             # x192 += CF, no carry
        add rdi, [rsp-0x30]                      # x191 += x43, CF to x192
        adc r10, 0x0                             # x192 += CF, no carry
        add r11, r12                             # x183 += x155, CF to x184
        adc rdx, 0x0                             # x184 += CF, no carry
        mov rsi, rdx                             # copy x184
        mov rbp, rax                             # copy x183.2
        mov r12, [rsp-0x70]                      # reload pointer arg1
        mov rax, [r12+0x28]                      # load arg1[5]
        mul qword ptr [r12+0x28]                 # x56:x55 = arg1[5]*arg1[5]
        mov r12, rdx                             # copy x56
        mov [rsp-0x70], rax                      # spill x55
        mov rax, r15                             # copy x168
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c1] # x176:x175 = x168*0x64774b84f38512bf
        add r14, r8                              # x184.2 = x157 + x156, CF to x185
        adc rdx, 0x0                             # x185.2 = x176 + CF, no carry
        add rbx, rax                             # x184.3 = x146 + x175, CF to x185
        adc rdx, 0x0                             # x185.2 += CF, no carry
        add rbp, r11                             # x183 += x183.2, CF to x184, complete
        adc rbx, r14                             # x184.2 += x184.3 + CF, CF to x185
        adc rdx, 0x0                             # x185.2 += CF, no carry
        add rsi, rbx                             # x184 += x184.2, CF to x185, complete
        adc rdx, 0x0                             # x185.2 += CF, no carry
        mov r8, rdx                              # copy x185.2
        mov rax, r15                             # copy x168
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c4] # x178:x177 = x168*0x4b1ba7b6434bacd7
        mov r11, rdx                             # copy x178
        mov rbx, rax                             # copy x177
        mov rax, r15                             # copy x168
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c6] # x180:x179 = x168*0x1a0111ea397fe69a
        add rcx, r8                              # x185 += x185.2, CF to x186
        adc rax, r11                             # x186.2 = x179 + x178 + CF, CF to x187
        adc rdx, 0x0                             # x187 = x180 + CF, no carry
        add rbx, rcx                             # x185 += x177, CF to x186, complete
        adc r9, rax                              # x186 += x186.2 + CF, CF to x187, complete
        adc rdx, 0x0                             # x187 += CF, no carry, complete

        /* complete: [x187, x186, x185, x184, x183, x182] in [rdx, r9, rbx, rsi, rbp, r13] */
        mov rax, [rsp-0x50]                      # reload x53
        add rax, [rsp-0x68]                      # x190 += x53, CF to x191
        adc rdi, 0x0                             # x191 += CF, CF to x192
        adc r9, r10                              # x192 += x186 + CF, CF to x193
        adc r12, rdx                             # x193 = x56 + x187 + CF, no carry
        add r13, [rsp-0x38]                      # x188 += x182, CF to x189, complete
        adc rbp, [rsp-0x10]                      # x189 += x183 + CF, CF to x190, complete
        adc rsi, rax                             # x190 += x184 + CF, CF to x191, complete
        adc rbx, rdi                             # x191 += x185 + CF, CF to x192, complete
        adc r9, [rsp-0x70]                       # x192 += x55 + CF, CF to x193, complete
        mov rax, [rsp-0x58]                      # reload pointer out1
        mov [rax+0x20], r9                       # out1[4] = x192
        adc r12, 0x0                             # x193 += CF, no carry, complete

        /* complete: [x193, x192, x191, x190, x189, x188] in [r12, r9, rbx, rsi, rbp, r13] */
        mov [rax+0x28], r12                      # out1[5] = x193
        mov [rax+0x10], rsi                      # out1[2] = x190
        mov [rax], r13                           # out1[0] = x188
        mov [rax+0x8], rbp                       # out1[1] = x189
        mov [rax+0x18], rbx                      # out1[3] = x191

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
.Lfe_bls12_381_p_square_loose_c1: .quad 0x64774b84f38512bf
.Lfe_bls12_381_p_square_loose_c2: .quad 0x1eabfffeb153ffff
.Lfe_bls12_381_p_square_loose_c3: .quad 0xb9feffffffffaaab
.Lfe_bls12_381_p_square_loose_c4: .quad 0x4b1ba7b6434bacd7
.Lfe_bls12_381_p_square_loose_c5: .quad 0x6730d2a0f6b0f624
.Lfe_bls12_381_p_square_loose_c6: .quad 0x1a0111ea397fe69a
        .size   fe_bls12_381_p_square_loose, .-fe_bls12_381_p_square_loose
        .section .note.GNU-stack, "", @progbits
