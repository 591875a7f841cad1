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
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, xmm0, xmm1, xmm2, xmm3, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   xmm0        x12, then x54, then x102, then x177, then x218, then x263
 *   xmm1        x9, then x110, then x138, then x181, then x214
 *   xmm2        x8, then x134
 *   xmm3        x28, then x106, then x136, then x178, then x126
 *   [rsp-0x8]   x27, then x105, then x141, then x147, then x180, then x215, then x255, then x331
 *   [rsp-0x10]  x30, then x104, then x140, then x132
 *   [rsp-0x18]  x29, then x111, then x139, then x128
 *   [rsp-0x20]  x32, then x53, then x109, then x145, then x130
 *   [rsp-0x28]  x31, then x107, then x137, then x146, then x179, then x219, then x251, then x265,
 *               then x288, then x124
 *   [rsp-0x30]  x50, then x108, then x144, then x182, then x216, then x256, then x289, then x332
 *   [rsp-0x38]  x49, then x67, then x103, then pointer out1
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 *
 * 462 instructions; 129.4 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.166 [1.166, 1.170] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64 + reduction pass
 * latency: 1.173 [1.170, 1.173] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64 + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (by way of the source's: basic; basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 30, 2026-11-27T14:07:18.470Z
 * ./fieldwright optimize --field bls12-381-p --op square --seed 30 --target x86-64 --budget 7s --for latency
 * sha256 of the code: 2b1341183a88cea287a82894b973249790764474c1b870c9c042e85c6ba294ec
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

        mov rax, [rsi]                           # load arg1[0]
        mul qword ptr [rsi+0x18]                 # x11:x10 = arg1[0]*arg1[3]
        mov r8, rdx                              # copy x11
        mov r9, rax                              # copy x10
        mov rax, [rsi]                           # load arg1[0]
        mul qword ptr [rsi+0x28]                 # x15:x14 = arg1[0]*arg1[5]
        mov r10, rdx                             # copy x15
        mov r11, rax                             # copy x14
        mov rax, [rsi+0x20]                      # load arg1[4]
        mul qword ptr [rsi]                      # x13:x12 = arg1[0]*arg1[4]
        mov rcx, rdx                             # copy x13
        movq xmm0, rax                           # spill x12
        mov rax, [rsi]                           # load arg1[0]
        mul qword ptr [rsi+0x10]                 # x9:x8 = arg1[0]*arg1[2]
        movq xmm1, rdx                           # spill x9
        movq xmm2, rax                           # spill x8
        mov rax, [rsi+0x18]                      # load arg1[3]
        mul qword ptr [rsi+0x8]                  # x28:x27 = arg1[1]*arg1[3]
        movq xmm3, rdx                           # spill x28
        mov [rsp-0x8], rax                       # spill x27
        mov rax, [rsi+0x20]                      # load arg1[4]
        mul qword ptr [rsi+0x8]                  # x30:x29 = arg1[1]*arg1[4]
        mov [rsp-0x10], rdx                      # spill x30
        mov [rsp-0x18], rax                      # spill x29
        mov rax, [rsi+0x8]                       # load arg1[1]
        mul qword ptr [rsi+0x28]                 # x32:x31 = arg1[1]*arg1[5]
        mov [rsp-0x20], rdx                      # spill x32
        mov [rsp-0x28], rax                      # spill x31
        mov rax, [rsi+0x18]                      # load arg1[3]
        mul qword ptr [rsi+0x10]                 # x50:x49 = arg1[2]*arg1[3]
        mov [rsp-0x30], rdx                      # spill x50
        mov [rsp-0x38], rax                      # spill x49
        mov rax, [rsi+0x8]                       # load arg1[1]
        mul qword ptr [rsi]                      # x7:x6 = arg1[0]*arg1[1]
        movq rbx, xmm2                           # reload x8
        add rdx, rbx                             # x16 = x8 + x7, CF to x18, complete
        movq rbx, xmm1                           # reload x9
        adc rbx, 0x0                             # x18 = x9 + CF, no carry
        movq rbp, xmm3                           # reload x28
        add rbp, [rsp-0x18]                      # x35 = x28 + x29, CF to x37
        mov r12, [rsp-0x10]                      # reload x30
        adc r12, [rsp-0x28]                      # x37 = x30 + x31 + CF, CF to x39
        mov r13, [rsp-0x20]                      # reload x32
        adc r13, 0x0                             # x39 = x32 + CF, no carry
        movq r14, xmm0                           # reload x12
        add r8, r14                              # x20 = x11 + x12, CF to x22
        adc rcx, r11                             # x22 = x13 + x14 + CF, CF to x24
        adc r10, 0x0                             # x24 = x15 + CF, no carry
        mov r11, rdx                             # copy x16
        mov r14, rax                             # copy x6
        mov rax, [rsi+0x10]                      # load arg1[2]
        mul qword ptr [rsi+0x28]                 # x54:x53 = arg1[2]*arg1[5]
        movq xmm0, rdx                           # spill x54
        mov [rsp-0x20], rax                      # spill x53
        mov rax, [rsi+0x10]                      # load arg1[2]
        mul qword ptr [rsi+0x8]                  # x26:x25 = arg1[1]*arg1[2]
        add rbx, r9                              # x18 += x10, CF to x20, complete
        adc r8, 0x0                              # x20 += CF, CF to x22, complete
        adc rcx, 0x0                             # x22 += CF, CF to x24, complete
        adc r10, 0x0                             # x24 += CF, no carry, complete
        add rdx, [rsp-0x8]                       # x33 = x27 + x26, CF to x35, complete
        adc rbp, 0x0                             # x35 += CF, CF to x37, complete
        adc r12, 0x0                             # x37 += CF, CF to x39, complete
        adc r13, 0x0                             # x39 += CF, no carry, complete
        add rbx, rax                             # x40 = x18 + x25, CF to x42, complete
        adc r8, rdx                              # x42 = x20 + x33 + CF, CF to x44, complete
        adc rcx, rbp                             # x44 = x22 + x35 + CF, CF to x46, complete
        adc r10, r12                             # x46 = x24 + x37 + CF, CF to x48, complete
        adc r13, 0x0                             # x48 = x39 + CF, no carry, complete
        mov rax, [rsi+0x20]                      # load arg1[4]
        mul qword ptr [rsi+0x10]                 # x52:x51 = arg1[2]*arg1[4]
        add rax, [rsp-0x30]                      # x55 = x51 + x50, CF to x57, complete
        adc rdx, [rsp-0x20]                      # x57 = x52 + x53 + CF, CF to x59, complete
        movq r9, xmm0                            # reload x54
        adc r9, 0x0                              # x59 = x54 + CF, no carry, complete
        add rcx, [rsp-0x38]                      # x60 = x44 + x49, CF to x62, complete
        adc r10, rax                             # x62 = x46 + x55 + CF, CF to x64, complete
        adc r13, rdx                             # x64 = x48 + x57 + CF, CF to x66, complete
        adc r9, 0x0                              # x66 = x59 + CF, no carry, complete
        mov rax, [rsi+0x18]                      # load arg1[3]
        mul qword ptr [rsi+0x28]                 # x70:x69 = arg1[3]*arg1[5]
        mov rbp, rdx                             # copy x70
        mov r12, rax                             # copy x69
        mov rax, [rsi+0x20]                      # load arg1[4]
        mul qword ptr [rsi+0x18]                 # x68:x67 = arg1[3]*arg1[4]
        add r12, rdx                             # x71 = x69 + x68, CF to x73, complete
        adc rbp, 0x0                             # x73 = x70 + CF, no carry, complete
        mov [rsp-0x38], rax                      # spill x67
        mov rax, [rsi+0x20]                      # load arg1[4]
        mul qword ptr [rsi+0x28]                 # x75:x74 = arg1[4]*arg1[5]
        add r13, [rsp-0x38]                      # x76 = x64 + x67, CF to x78, complete
        adc r9, 0x0                              # x78 = x66 + CF, no carry
        add rax, rbp                             # x80 = x73 + x74, CF to x82
        adc rdx, 0x0                             # x82 = x75 + CF, no carry
        add r12, r9                              # x78 += x71, CF to x80, complete
        adc rax, 0x0                             # x80 += CF, CF to x82, complete
        adc rdx, 0x0                             # x82 += CF, no carry, complete
        add r14, r14                             # x83 = x6 + x6, CF to x85, complete
        adc r11, r11                             # x85 = x16 + x16 + CF, CF to x87, complete
        adc rbx, rbx                             # x87 = x40 + x40 + CF, CF to x89, complete
        adc r8, r8                               # x89 = x42 + x42 + CF, CF to x91, complete
        adc rcx, rcx                             # x91 = x60 + x60 + CF, CF to x93, complete
        adc r10, r10                             # x93 = x62 + x62 + CF, CF to x95, complete
        adc r13, r13                             # x95 = x76 + x76 + CF, CF to x97, complete
        adc r12, r12                             # x97 = x78 + x78 + CF, CF to x99, complete
        adc rax, rax                             # x99 = x80 + x80 + CF, CF to x101, complete
        adc rdx, rdx                             # x101 = x82 + x82 + CF, no carry, complete
        mov r9, rdx                              # copy x101
        mov rbp, rax                             # copy x99
        mov rax, [rsi]                           # load arg1[0]
        mul qword ptr [rsi]                      # x103:x102 = arg1[0]*arg1[0]
        mov [rsp-0x38], rdx                      # spill x103
        movq xmm0, rax                           # spill x102
        mov rax, [rsi+0x18]                      # load arg1[3]
        mul qword ptr [rsi+0x18]                 # x109:x108 = arg1[3]*arg1[3]
        mov [rsp-0x20], rdx                      # spill x109
        mov [rsp-0x30], rax                      # spill x108
        mov rax, [rsi+0x8]                       # load arg1[1]
        mul qword ptr [rsi+0x8]                  # x105:x104 = arg1[1]*arg1[1]
        mov [rsp-0x8], rdx                       # spill x105
        mov [rsp-0x10], rax                      # spill x104
        mov rax, [rsi+0x10]                      # load arg1[2]
        mul qword ptr [rsi+0x10]                 # x107:x106 = arg1[2]*arg1[2]
        mov [rsp-0x28], rdx                      # spill x107
        movq xmm3, rax                           # spill x106
        mov rax, [rsi+0x20]                      # load arg1[4]
        mul qword ptr [rsi+0x20]                 # x111:x110 = arg1[4]*arg1[4]
        mov [rsp-0x18], rdx                      # spill x111
        movq xmm1, rax                           # spill x110
        mov rax, [rsi+0x28]                      # load arg1[5]
        mul qword ptr [rsi+0x28]                 # x113:x112 = arg1[5]*arg1[5]
        add r14, [rsp-0x38]                      # x114 = x83 + x103, CF to x116, complete
        adc r11, [rsp-0x10]                      # x116 = x85 + x104 + CF, CF to x118, complete
        mov rsi, [rsp-0x8]                       # reload x105
        adc rsi, 0x0                             # x118 = x105 + CF, no carry
        add r10, [rsp-0x30]                      # x124 = x93 + x108, CF to x126
        mov r15, [rsp-0x20]                      # reload x109
        adc r15, 0x0                             # x126 = x109 + CF, no carry
        add rbx, rsi                             # x118 += x87, CF to x120, complete
        movq rsi, xmm3                           # reload x106
        adc r8, rsi                              # x120 = x89 + x106 + CF, CF to x122, complete
        adc rcx, [rsp-0x28]                      # x122 = x91 + x107 + CF, CF to x124, complete
        adc r10, 0x0                             # x124 += CF, CF to x126, complete
        adc r15, r13                             # x126 += x95 + CF, CF to x128, complete
        movq rsi, xmm1                           # reload x110
        adc r12, rsi                             # x128 = x97 + x110 + CF, CF to x130, complete
        adc rbp, [rsp-0x18]                      # x130 = x99 + x111 + CF, CF to x132, complete
        adc r9, rax                              # x132 = x101 + x112 + CF, CF to x134, complete
        adc rdx, 0x0                             # x134 = x113 + CF, no carry, complete
        movq rax, xmm0                           # reload x102
        imul rax, [rip+.Lfe_bls12_381_p_square_loose_c0] # x135 = x102*0x89f3fffcfffcfffd mod 2^64
        mov rsi, rdx                             # copy x134
        mov r13, rax                             # copy x135
        mov rax, r13                             # copy x135
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c1] # x139:x138 = x135*0x1eabfffeb153ffff
        mov [rsp-0x18], rdx                      # spill x139
        movq xmm1, rax                           # spill x138
        mov rax, r13                             # copy x135
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c2] # x137:x136 = x135*0xb9feffffffffaaab
        mov [rsp-0x28], rdx                      # spill x137
        movq xmm3, rax                           # spill x136
        mov rax, r13                             # copy x135
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c3] # x145:x144 = x135*0x4b1ba7b6434bacd7
        mov [rsp-0x20], rdx                      # spill x145
        mov [rsp-0x30], rax                      # spill x144
        mov rax, r13                             # copy x135
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c4] # x141:x140 = x135*0x6730d2a0f6b0f624
        mov [rsp-0x8], rdx                       # spill x141
        mov [rsp-0x10], rax                      # spill x140
        mov rax, r13                             # copy x135
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c5] # x147:x146 = x135*0x1a0111ea397fe69a
        mov [rsp-0x38], rdi                      # spill pointer out1
        mov rdi, [rsp-0x28]                      # reload x137
        movq xmm2, rsi                           # spill x134
        movq rsi, xmm1                           # reload x138
        add rdi, rsi                             # x148 = x138 + x137, CF to x150, complete
        mov rsi, [rsp-0x10]                      # reload x140
        adc rsi, 0x0                             # x150 = x140 + CF, CF to x152
        mov [rsp-0x10], r9                       # spill x132
        mov r9, [rsp-0x8]                        # reload x141
        adc r9, 0x0                              # x152 = x141 + CF, no carry
        mov [rsp-0x8], rdx                       # spill x147
        mov [rsp-0x28], rax                      # spill x146
        mov rax, r13                             # copy x135
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c6] # x143:x142 = x135*0x64774b84f38512bf
        add rax, r9                              # x152 += x142, CF to x154
        adc rdx, [rsp-0x30]                      # x154 = x143 + x144 + CF, CF to x156
        mov r9, [rsp-0x28]                       # reload x146
        adc r9, 0x0                              # x156 = x146 + CF, CF to x158
        mov r13, [rsp-0x8]                       # reload x147
        adc r13, 0x0                             # x158 = x147 + CF, no carry
        add rsi, [rsp-0x18]                      # x150 += x139, CF to x152, complete
        adc rax, 0x0                             # x152 += CF, CF to x154, complete
        adc rdx, 0x0                             # x154 += CF, CF to x156, complete
        adc r9, [rsp-0x20]                       # x156 += x145 + CF, CF to x158, complete
        adc r13, 0x0                             # x158 += CF, no carry, complete
        mov [rsp-0x20], rbp                      # spill x130
        movq rbp, xmm3                           # reload x136
        mov [rsp-0x18], r12                      # spill x128
        movq r12, xmm0                           # reload x102
        add rbp, r12                             # x159 = x102 + x136, CF to x161
        adc r14, rdi                             # x161 = x114 + x148 + CF, CF to x163, complete
        adc r11, rsi                             # x163 = x116 + x150 + CF, CF to x165, complete
        adc rbx, rax                             # x165 = x118 + x152 + CF, CF to x167, complete
        adc r8, rdx                              # x167 = x120 + x154 + CF, CF to x169, complete
        adc r9, rcx                              # x169 = x122 + x156 + CF, CF to x171, complete
        adc r13, 0x0                             # x171 = x158 + CF, no carry, complete
        mov rax, r14                             # copy x161
        imul rax, [rip+.Lfe_bls12_381_p_square_loose_c0] # x172 = x161*0x89f3fffcfffcfffd mod 2^64
        mov rcx, rax                             # copy x172
        mov rax, rcx                             # copy x172
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c1] # x176:x175 = x172*0x1eabfffeb153ffff
        mov rdi, rdx                             # copy x176
        mov rsi, rax                             # copy x175
        mov rax, rcx                             # copy x172
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c2] # x174:x173 = x172*0xb9feffffffffaaab
        mov rbp, rdx                             # copy x174
        mov r12, rax                             # copy x173
        mov rax, rcx                             # copy x172
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c4] # x178:x177 = x172*0x6730d2a0f6b0f624
        movq xmm3, rdx                           # spill x178
        movq xmm0, rax                           # spill x177
        mov rax, rcx                             # copy x172
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c6] # x180:x179 = x172*0x64774b84f38512bf
        mov [rsp-0x8], rdx                       # spill x180
        mov [rsp-0x28], rax                      # spill x179
        mov rax, rcx                             # copy x172
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c3] # x182:x181 = x172*0x4b1ba7b6434bacd7
        mov [rsp-0x30], rdx                      # spill x182
        movq xmm1, rax                           # spill x181
        mov rax, rcx                             # copy x172
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c5] # x184:x183 = x172*0x1a0111ea397fe69a
        add rbp, rsi                             # x185 = x175 + x174, CF to x187, complete
        movq rcx, xmm0                           # reload x177
        adc rdi, rcx                             # x187 = x176 + x177 + CF, CF to x189, complete
        movq rcx, xmm3                           # reload x178
        adc rcx, [rsp-0x28]                      # x189 = x178 + x179 + CF, CF to x191, complete
        mov rsi, [rsp-0x8]                       # reload x180
        movq xmm3, r15                           # spill x126
        movq r15, xmm1                           # reload x181
        adc rsi, r15                             # x191 = x180 + x181 + CF, CF to x193, complete
        adc rax, [rsp-0x30]                      # x193 = x182 + x183 + CF, CF to x195, complete
        adc rdx, 0x0                             # x195 = x184 + CF, no carry, complete
        add r14, r12                             # x196 = x161 + x173, CF to x198
        adc rbp, r11                             # x198 = x163 + x185 + CF, CF to x200, complete
        adc rbx, rdi                             # x200 = x165 + x187 + CF, CF to x202, complete
        adc r8, rcx                              # x202 = x167 + x189 + CF, CF to x204, complete
        adc r9, rsi                              # x204 = x169 + x191 + CF, CF to x206, complete
        adc r13, 0x0                             # x206 = x171 + CF, no carry
        mov r11, rbp                             # copy x198
        imul r11, [rip+.Lfe_bls12_381_p_square_loose_c0] # x209 = x198*0x89f3fffcfffcfffd mod 2^64
        mov rcx, rdx                             # copy x195
        mov rdi, rax                             # copy x193
        mov rax, r11                             # copy x209
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c2] # x211:x210 = x209*0xb9feffffffffaaab
        add rdi, r13                             # x206 += x193, CF to x208, complete
        adc rcx, 0x0                             # x208 = x195 + CF, no carry, complete
        mov rsi, rdx                             # copy x211
        mov r12, rax                             # copy x210
        mov rax, r11                             # copy x209
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c1] # x213:x212 = x209*0x1eabfffeb153ffff
        mov r13, rdx                             # copy x213
        mov r14, rax                             # copy x212
        mov rax, r11                             # copy x209
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c6] # x217:x216 = x209*0x64774b84f38512bf
        mov r15, rdx                             # copy x217
        mov [rsp-0x30], rax                      # spill x216
        mov rax, r11                             # copy x209
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c4] # x215:x214 = x209*0x6730d2a0f6b0f624
        mov [rsp-0x8], rdx                       # spill x215
        movq xmm1, rax                           # spill x214
        mov rax, r11                             # copy x209
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c3] # x219:x218 = x209*0x4b1ba7b6434bacd7
        mov [rsp-0x28], rdx                      # spill x219
        movq xmm0, rax                           # spill x218
        mov rax, r11                             # copy x209
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c5] # x221:x220 = x209*0x1a0111ea397fe69a
        add r14, rsi                             # x222 = x212 + x211, CF to x224, complete
        movq r11, xmm1                           # reload x214
        adc r13, r11                             # x224 = x213 + x214 + CF, CF to x226, complete
        mov r11, [rsp-0x30]                      # reload x216
        adc r11, [rsp-0x8]                       # x226 = x215 + x216 + CF, CF to x228, complete
        movq rsi, xmm0                           # reload x218
        adc r15, rsi                             # x228 = x217 + x218 + CF, CF to x230, complete
        adc rax, [rsp-0x28]                      # x230 = x219 + x220 + CF, CF to x232, complete
        adc rdx, 0x0                             # x232 = x221 + CF, no carry, complete
        add rbp, r12                             # x233 = x198 + x210, CF to x235
        adc r14, rbx                             # x235 = x200 + x222 + CF, CF to x237, complete
        adc r13, r8                              # x237 = x202 + x224 + CF, CF to x239, complete
        adc r11, r9                              # x239 = x204 + x226 + CF, CF to x241, complete
        adc rdi, r15                             # x241 = x206 + x228 + CF, CF to x243, complete
        adc rcx, 0x0                             # x243 = x208 + CF, no carry
        mov r8, r14                              # copy x235
        imul r8, [rip+.Lfe_bls12_381_p_square_loose_c0] # x246 = x235*0x89f3fffcfffcfffd mod 2^64
        mov r9, rdx                              # copy x232
        mov rsi, rax                             # copy x230
        mov rax, r8                              # copy x246
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c1] # x250:x249 = x246*0x1eabfffeb153ffff
        mov rbx, rdx                             # copy x250
        mov rbp, rax                             # copy x249
        mov rax, r8                              # copy x246
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c2] # x248:x247 = x246*0xb9feffffffffaaab
        add rsi, rcx                             # x243 += x230, CF to x245, complete
        adc r9, 0x0                              # x245 = x232 + CF, no carry, complete
        mov rcx, rdx                             # copy x248
        mov r12, rax                             # copy x247
        mov rax, r8                              # copy x246
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c4] # x252:x251 = x246*0x6730d2a0f6b0f624
        mov r15, rdx                             # copy x252
        mov [rsp-0x28], rax                      # spill x251
        mov rax, r8                              # copy x246
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c6] # x254:x253 = x246*0x64774b84f38512bf
        add rcx, rbp                             # x259 = x249 + x248, CF to x261, complete
        mov rbp, [rsp-0x28]                      # reload x251
        adc rbp, 0x0                             # x261 = x251 + CF, CF to x263
        adc rax, 0x0                             # x263 = x253 + CF, CF to x265
        adc rdx, 0x0                             # x265 = x254 + CF, no carry
        mov [rsp-0x28], rdx                      # spill x265
        movq xmm0, rax                           # spill x263
        mov rax, r8                              # copy x246
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c3] # x256:x255 = x246*0x4b1ba7b6434bacd7
        mov [rsp-0x30], rdx                      # spill x256
        mov [rsp-0x8], rax                       # spill x255
        mov rax, r8                              # copy x246
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c5] # x258:x257 = x246*0x1a0111ea397fe69a
        add rbp, rbx                             # x261 += x250, CF to x263, complete
        movq r8, xmm0                            # reload x263
        adc r15, r8                              # x263 += x252 + CF, CF to x265, complete
        mov r8, [rsp-0x28]                       # reload x265
        adc r8, [rsp-0x8]                        # x265 += x255 + CF, CF to x267, complete
        adc rax, [rsp-0x30]                      # x267 = x256 + x257 + CF, CF to x269, complete
        adc rdx, 0x0                             # x269 = x258 + CF, no carry, complete
        add r12, r14                             # x270 = x235 + x247, CF to x272
        adc rcx, r13                             # x272 = x237 + x259 + CF, CF to x274, complete
        adc rbp, r11                             # x274 = x239 + x261 + CF, CF to x276, complete
        adc r15, rdi                             # x276 = x241 + x263 + CF, CF to x278, complete
        adc rsi, 0x0                             # x278 = x243 + CF, CF to x280
        adc rax, r9                              # x280 = x245 + x267 + CF, CF to x282
        adc rdx, 0x0                             # x282 = x269 + CF, no carry
        mov r9, rcx                              # copy x272
        imul r9, [rip+.Lfe_bls12_381_p_square_loose_c0] # x283 = x272*0x89f3fffcfffcfffd mod 2^64
        mov r11, rdx                             # copy x282
        mov rdi, rax                             # copy x280
        mov rax, r9                              # copy x283
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c2] # x285:x284 = x283*0xb9feffffffffaaab
        mov rbx, rdx                             # copy x285
        mov r12, rax                             # copy x284
        mov rax, r9                              # copy x283
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c1] # x287:x286 = x283*0x1eabfffeb153ffff
        mov r13, rdx                             # copy x287
        mov r14, rax                             # copy x286
        mov rax, r9                              # copy x283
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c4] # x289:x288 = x283*0x6730d2a0f6b0f624
        mov [rsp-0x30], rdx                      # spill x289
        mov [rsp-0x28], rax                      # spill x288
        mov rax, r9                              # copy x283
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c3] # x293:x292 = x283*0x4b1ba7b6434bacd7
        add r14, rbx                             # x296 = x286 + x285, CF to x298, complete
        mov rbx, [rsp-0x28]                      # reload x288
        adc rbx, 0x0                             # x298 = x288 + CF, CF to x300
        mov [rsp-0x28], r10                      # spill x124
        mov r10, [rsp-0x30]                      # reload x289
        adc r10, 0x0                             # x300 = x289 + CF, no carry
        add rsi, r8                              # x278 += x265, CF to x280, complete
        adc rdi, 0x0                             # x280 += CF, CF to x282, complete
        adc r11, 0x0                             # x282 += CF, no carry, complete
        add r13, rbx                             # x298 += x287, CF to x300, complete
        adc r10, 0x0                             # x300 += CF, no carry
        mov r8, rdx                              # copy x293
        mov rbx, rax                             # copy x292
        mov rax, r9                              # copy x283
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c6] # x291:x290 = x283*0x64774b84f38512bf
        add rax, r10                             # x300 += x290, CF to x302, complete
        adc rbx, rdx                             # x302 = x291 + x292 + CF, CF to x304, complete
        adc r8, 0x0                              # x304 = x293 + CF, no carry
        add rdi, rbx                             # x315 = x280 + x302, CF to x317
        adc r11, 0x0                             # x317 = x282 + CF, no carry
        mov r10, rax                             # copy x300
        mov rax, r9                              # copy x283
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c5] # x295:x294 = x283*0x1a0111ea397fe69a
        add rcx, r12                             # x307 = x272 + x284, CF to x309
        adc r14, rbp                             # x309 = x274 + x296 + CF, CF to x311, complete
        adc r15, 0x0                             # x311 = x276 + CF, CF to x313
        adc rsi, 0x0                             # x313 = x278 + CF, CF to x315
        adc rdi, 0x0                             # x315 += CF, CF to x317
        adc r11, 0x0                             # x317 += CF, no carry
        add r8, rax                              # x304 += x294, CF to x306, complete
        adc rdx, 0x0                             # x306 = x295 + CF, no carry, complete
        mov rax, r14                             # copy x309
        imul rax, [rip+.Lfe_bls12_381_p_square_loose_c0] # x320 = x309*0x89f3fffcfffcfffd mod 2^64
        mov r9, rdx                              # copy x306
        mov rcx, rax                             # copy x320
        mov rax, rcx                             # copy x320
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c2] # x322:x321 = x320*0xb9feffffffffaaab
        add r13, r15                             # x311 += x298, CF to x313, complete
        adc rsi, r10                             # x313 += x300 + CF, CF to x315, complete
        adc rdi, 0x0                             # x315 += CF, CF to x317, complete
        adc r11, r8                              # x317 += x304 + CF, CF to x319, complete
        adc r9, 0x0                              # x319 = x306 + CF, no carry, complete
        mov r8, rdx                              # copy x322
        mov r10, rax                             # copy x321
        mov rax, rcx                             # copy x320
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c6] # x328:x327 = x320*0x64774b84f38512bf
        mov rbx, rdx                             # copy x328
        mov rbp, rax                             # copy x327
        mov rax, rcx                             # copy x320
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c4] # x326:x325 = x320*0x6730d2a0f6b0f624
        mov r12, rdx                             # copy x326
        mov r15, rax                             # copy x325
        mov rax, rcx                             # copy x320
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c5] # x332:x331 = x320*0x1a0111ea397fe69a
        mov [rsp-0x30], rdx                      # spill x332
        mov [rsp-0x8], rax                       # spill x331
        mov rax, rcx                             # copy x320
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c1] # x324:x323 = x320*0x1eabfffeb153ffff
        add r8, rax                              # x333 = x323 + x322, CF to x335, complete
        adc rdx, r15                             # x335 = x324 + x325 + CF, CF to x337, complete
        adc rbp, r12                             # x337 = x326 + x327 + CF, CF to x339, complete
        adc rbx, 0x0                             # x339 = x328 + CF, no carry
        add r10, r14                             # x344 = x309 + x321, CF to x346
        adc r13, r8                              # x346 = x311 + x333 + CF, CF to x348, complete
        adc rsi, rdx                             # x348 = x313 + x335 + CF, CF to x350, complete
        adc rdi, rbp                             # x350 = x315 + x337 + CF, CF to x352, complete
        adc r11, 0x0                             # x352 = x317 + CF, CF to x354
        adc r9, 0x0                              # x354 = x319 + CF, no carry
        mov rax, rcx                             # copy x320
        mul qword ptr [rip+.Lfe_bls12_381_p_square_loose_c3] # x330:x329 = x320*0x4b1ba7b6434bacd7
        add rbx, rax                             # x339 += x329, CF to x341, complete
        adc rdx, [rsp-0x8]                       # x341 = x330 + x331 + CF, CF to x343, complete
        mov rax, [rsp-0x30]                      # reload x332
        adc rax, 0x0                             # x343 = x332 + CF, no carry, complete
        add rbx, r11                             # x352 += x339, CF to x354, complete
        adc rdx, r9                              # x354 += x341 + CF, CF to x356, complete
        adc rax, 0x0                             # x356 = x343 + CF, no carry, complete
        add r13, [rsp-0x28]                      # x357 = x124 + x346, CF to x359, complete
        movq r8, xmm3                            # reload x126
        adc rsi, r8                              # x359 = x126 + x348 + CF, CF to x361, complete
        adc rdi, [rsp-0x18]                      # x361 = x128 + x350 + CF, CF to x363, complete
        adc rbx, [rsp-0x20]                      # x363 = x130 + x352 + CF, CF to x365, complete
        adc rdx, [rsp-0x10]                      # x365 = x132 + x354 + CF, CF to x367, complete
        movq r8, xmm2                            # reload x134
        adc rax, r8                              # x367 = x356 + x134 + CF, no carry, complete
        mov r8, [rsp-0x38]                       # reload pointer out1
        mov [r8+0x28], rax                       # out1[5] = x367
        mov [r8], r13                            # out1[0] = x357
        mov [r8+0x8], rsi                        # out1[1] = x359
        mov [r8+0x10], rdi                       # out1[2] = x361
        mov [r8+0x18], rbx                       # out1[3] = x363
        mov [r8+0x20], rdx                       # out1[4] = x365

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
.Lfe_bls12_381_p_square_loose_c1: .quad 0x1eabfffeb153ffff
.Lfe_bls12_381_p_square_loose_c2: .quad 0xb9feffffffffaaab
.Lfe_bls12_381_p_square_loose_c3: .quad 0x4b1ba7b6434bacd7
.Lfe_bls12_381_p_square_loose_c4: .quad 0x6730d2a0f6b0f624
.Lfe_bls12_381_p_square_loose_c5: .quad 0x1a0111ea397fe69a
.Lfe_bls12_381_p_square_loose_c6: .quad 0x64774b84f38512bf
        .size   fe_bls12_381_p_square_loose, .-fe_bls12_381_p_square_loose
        .section .note.GNU-stack, "", @progbits
