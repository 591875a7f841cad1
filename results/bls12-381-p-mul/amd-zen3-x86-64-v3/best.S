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
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x32, then x208
 *   [rsp-0x18]  pointer arg2, then x217
 *   [rsp-0x20]  pointer arg1, then x205
 *   [rsp-0x28]  x36, then x87.2, then x225
 *   [rsp-0x30]  x27, then x163
 *   [rsp-0x38]  x26, then x53, then x87, then x201.2
 *   [rsp-0x40]  x40, then x186
 *   [rsp-0x48]  x41, then x239
 *   [rsp-0x50]  x209
 *   [rsp-0x58]  x84, then x69, then x201
 *   [rsp-0x60]  x86, then x88, then x218
 *   [rsp-0x68]  x163.2
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x43 = x12 + x31 (carry to x62)
 *   x62 = x24 + x32 + x33 + x50 (carry to x83)
 *   x82 = x62 + x70 (carry to x83)
 *   x83 = x25 + x34 + x35 + x51 + x52 + x71 + x72 (carry to x84)
 *   x84 = x26 + x36 + x37 + x53 + x54 + x73 + x74 (carry to x85)
 *   x85 = x27 + x38 + x39 + x55 + x56 + x75 + x76 (carry to x86)
 *   x86 = x28 + x40 + x41 + x57 + x58 + x77 + x78 (carry to x87)
 *   x87 = x29 + x42 + x59 + x60 + x79 + x80 (carry to x88)
 *   x88 = x61 + x81
 *   x101 = x83 + x89 (carry to x122)
 *   x121 = x101 + x109 (carry to x122)
 *   x122 = x84 + x90 + x91 + x110 + x111 (carry to x123)
 *   x123 = x85 + x92 + x93 + x112 + x113 (carry to x124)
 *   x124 = x86 + x94 + x95 + x114 + x115 (carry to x125)
 *   x125 = x87 + x96 + x97 + x116 + x117 (carry to x126)
 *   x126 = x88 + x98 + x99 + x118 + x119 (carry to x127)
 *   x127 = x100 + x120
 *   x140 = x122 + x128 (carry to x161)
 *   x160 = x140 + x148 (carry to x161)
 *   x161 = x123 + x129 + x130 + x149 + x150 (carry to x162)
 *   x162 = x124 + x131 + x132 + x151 + x152 (carry to x163)
 *   x163 = x125 + x133 + x134 + x153 + x154 (carry to x164)
 *   x164 = x126 + x135 + x136 + x155 + x156 (carry to x165)
 *   x165 = x127 + x137 + x138 + x157 + x158 (carry to x166)
 *   x166 = x139 + x159
 *   x179 = x161 + x167 (carry to x200)
 *   x199 = x179 + x187 (carry to x200)
 *   x200 = x162 + x168 + x169 + x188 + x189 (carry to x201)
 *   x201 = x163 + x170 + x171 + x190 + x191 (carry to x202)
 *   x202 = x164 + x172 + x173 + x192 + x193 (carry to x203)
 *   x203 = x165 + x174 + x175 + x194 + x195 (carry to x204)
 *   x204 = x166 + x176 + x177 + x196 + x197 (carry to x205)
 *   x205 = x178 + x198
 *   x218 = x200 + x206 (carry to x239)
 *   x238 = x218 + x226 (carry to x239)
 *   x239 = x201 + x207 + x208 + x227 + x228 (carry to x240)
 *   x240 = x202 + x209 + x210 + x229 + x230 (carry to x241)
 *   x241 = x203 + x211 + x212 + x231 + x232 (carry to x242)
 *   x242 = x204 + x213 + x214 + x233 + x234 (carry to x243)
 *   x243 = x205 + x215 + x216 + x235 + x236 (carry to x244)
 *   x244 = x217 + x237
 *
 * 363 instructions; 133.5 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.165 [1.161, 1.167] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64-v3 + reduction pass
 * latency: 1.104 [1.104, 1.104] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64-v3 + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 45, 2026-11-27T14:11:30.734Z
 * ./fieldwright optimize --field bls12-381-p --op mul --seed 45 --target x86-64-v3 --budget 7s --resume
 * sha256 of the code: 2d47543145bc464a118e9cbd4ca778a766c8f7b6cef094614d34475c59530a71
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

        mov rax, rdx                             # copy pointer arg2
        mov rdx, [rsi]                           # load arg1[0]
        mulx r8, r9, [rax]                       # x13:x12 = arg1[0]*arg2[0]
        mov r10, r9                              # copy x12
        imul r10, [rip+.Lfe_bls12_381_p_mul_loose_c0] # x30 = x12*0x89f3fffcfffcfffd mod 2^64
        mov rdx, [rax]                           # load arg2[0]
        mulx r11, rcx, [rsi+0x8]                 # x15:x14 = arg1[1]*arg2[0]
        mov rdx, r10                             # copy x30
        mulx rbx, rbp, [rip+.Lfe_bls12_381_p_mul_loose_c1] # x32:x31 = x30*0xb9feffffffffaaab
        mov rdx, [rax]                           # load arg2[0]
        mulx r12, r13, [rsi+0x10]                # x17:x16 = arg1[2]*arg2[0]
        mulx r14, r15, [rsi+0x18]                # x19:x18 = arg1[3]*arg2[0]
        mov [rsp-0x8], rdi                       # spill pointer out1
        mov [rsp-0x10], rbx                      # spill x32
        mulx rdi, rbx, [rsi+0x20]                # x21:x20 = arg1[4]*arg2[0]
        mov [rsp-0x18], rax                      # spill pointer arg2
        mov [rsp-0x20], rsi                      # spill pointer arg1
        mulx rax, rsi, [rsi+0x28]                # x23:x22 = arg1[5]*arg2[0]
        add rcx, r8                              # x24 = x14 + x13, CF to x25, complete
        adc r13, r11                             # x25 = x16 + x15 + CF, CF to x26, complete
        adc r15, r12                             # x26 = x18 + x17 + CF, CF to x27, complete
        adc rbx, 0x0                             # x27 = x20 + CF, CF to x28
        adc rdi, rsi                             # x28 = x22 + x21 + CF, CF to x29
        adc rax, 0x0                             # x29 = x23 + CF, no carry
        add rbx, r14                             # x27 += x19, CF to x28, complete
        mov rdx, r10                             # copy x30
        mulx r8, r11, [rip+.Lfe_bls12_381_p_mul_loose_c2] # x34:x33 = x30*0x1eabfffeb153ffff
        mulx rsi, r12, [rip+.Lfe_bls12_381_p_mul_loose_c3] # x36:x35 = x30*0x6730d2a0f6b0f624
        mov [rsp-0x28], rsi                      # spill x36
        mulx r14, rsi, [rip+.Lfe_bls12_381_p_mul_loose_c4] # x38:x37 = x30*0x64774b84f38512bf
        mov [rsp-0x30], rbx                      # spill x27
        mov [rsp-0x38], r15                      # spill x26
        mulx rbx, r15, [rip+.Lfe_bls12_381_p_mul_loose_c5] # x40:x39 = x30*0x4b1ba7b6434bacd7
        mov [rsp-0x40], rbx                      # spill x40
        mulx r10, rbx, [rip+.Lfe_bls12_381_p_mul_loose_c6] # x42:x41 = x30*0x1a0111ea397fe69a
        adc rdi, 0x0                             # x28 += CF, CF to x29, complete
        adc rax, 0x0                             # x29 += CF, no carry, complete

        /* complete: [x29, x28, x27, x26, x25, x24] in [rax, rdi, [rsp-0x30], [rsp-0x38], r13, rcx] */
        add r9, rbp                              # x43 = x12 + x31, CF to x62
        adc r11, rcx                             # x62 = x24 + x33 + CF, CF to x83
        mov r9, [rsp-0x18]                       # reload pointer arg2
        mov rdx, [r9+0x28]                       # load arg2[5]
        mov rcx, [rsp-0x20]                      # reload pointer arg1
        mov [rsp-0x48], rbx                      # spill x41
        mulx rbp, rbx, [rcx+0x8]                 # x209:x208 = arg1[1]*arg2[5]
        adc r13, r12                             # x83 = x25 + x35 + CF, CF to x84
        mov rdx, [r9+0x8]                        # load arg2[1]
        mov [rsp-0x50], rbp                      # spill x209
        mulx r12, rbp, [rcx+0x18]                # x57:x56 = arg1[3]*arg2[1]
        adc rsi, 0x0                             # x84 = x37 + CF, CF to x85
        adc rbp, r15                             # x85 = x56 + x39 + CF, CF to x86
        adc r12, 0x0                             # x86 = x57 + CF, no carry
        add r11, [rsp-0x10]                      # x62 += x32, CF to x83
        adc r8, r13                              # x83 += x34 + CF, CF to x84
        adc rsi, 0x0                             # x84 += CF, CF to x85
        adc rbp, r14                             # x85 += x38 + CF, CF to x86
        adc r12, 0x0                             # x86 += CF, no carry
        lea rax, [rax+r10]                       # x87 = x29 + x42
        mulx r10, r13, [rcx+0x8]                 # x53:x52 = arg1[1]*arg2[1]
        mulx r14, r15, [rcx]                     # x51:x50 = arg1[0]*arg2[1]
        mov [rsp-0x10], rbx                      # spill x208
        mov [rsp-0x58], rsi                      # spill x84
        mulx rbx, rsi, [rcx+0x10]                # x55:x54 = arg1[2]*arg2[1]
        add rsi, [rsp-0x38]                      # x84.2 = x26 + x54, CF to x85
        mov [rsp-0x38], r10                      # spill x53
        mov [rsp-0x60], r12                      # spill x86
        mulx r10, r12, [rcx+0x20]                # x59:x58 = arg1[4]*arg2[1]
        adc rbx, 0x0                             # x85.2 = x55 + CF, no carry
        add rdi, [rsp-0x40]                      # x86.2 = x28 + x40, CF to x87
        adc r10, 0x0                             # x87.2 = x59 + CF, no carry
        add r12, [rsp-0x48]                      # x86.3 = x41 + x58, CF to x87
        mulx rcx, r9, [rcx+0x28]                 # x61:x60 = arg1[5]*arg2[1]
        adc r9, 0x0                              # x87.3 = x60 + CF, CF to x88
        adc rcx, 0x0                             # x88 = x61 + CF, no carry
        add r11, r15                             # x62 += x50, CF to x83, complete
        adc r14, r8                              # x83 += x51 + CF, CF to x84
        adc rsi, 0x0                             # x84.2 += CF, CF to x85
        adc rbx, [rsp-0x30]                      # x85.2 += x27 + CF, CF to x86
        adc rdi, r12                             # x86.2 += x86.3 + CF, CF to x87
        adc r9, rax                              # x87 += x87.3 + CF, CF to x88
        adc rcx, 0x0                             # x88 += CF, no carry
        add rsi, [rsp-0x28]                      # x84.2 += x36, CF to x85
        adc rbx, 0x0                             # x85.2 += CF, CF to x86
        adc rdi, 0x0                             # x86.2 += CF, CF to x87
        adc r9, 0x0                              # x87 += CF, CF to x88
        adc rcx, 0x0                             # x88 += CF, no carry
        add r14, r13                             # x83 += x52, CF to x84
        adc rsi, 0x0                             # x84.2 += CF, CF to x85
        adc rbx, rbp                             # x85 += x85.2 + CF, CF to x86
        adc rdi, [rsp-0x60]                      # x86 += x86.2 + CF, CF to x87
        adc r9, r10                              # x87 += x87.2 + CF, CF to x88
        adc rcx, 0x0                             # x88 += CF, no carry
        mov rdx, r11                             # copy x62
        imul rdx, [rip+.Lfe_bls12_381_p_mul_loose_c0] # x69 = x62*0x89f3fffcfffcfffd mod 2^64
        mulx rax, r8, [rip+.Lfe_bls12_381_p_mul_loose_c4] # x77:x76 = x69*0x64774b84f38512bf
        mulx r10, rbp, [rip+.Lfe_bls12_381_p_mul_loose_c1] # x71:x70 = x69*0xb9feffffffffaaab
        mulx r12, r13, [rip+.Lfe_bls12_381_p_mul_loose_c2] # x73:x72 = x69*0x1eabfffeb153ffff
        mov [rsp-0x60], rcx                      # spill x88
        mulx r15, rcx, [rip+.Lfe_bls12_381_p_mul_loose_c3] # x75:x74 = x69*0x6730d2a0f6b0f624
        add rcx, rsi                             # x84.2 += x74, CF to x85
        adc r15, 0x0                             # x85.2 = x75 + CF, no carry
        add rcx, [rsp-0x38]                      # x84.2 += x53, CF to x85
        mov [rsp-0x38], r9                       # spill x87
        mulx rsi, r9, [rip+.Lfe_bls12_381_p_mul_loose_c5] # x79:x78 = x69*0x4b1ba7b6434bacd7
        adc r15, 0x0                             # x85.2 += CF, no carry
        add r11, rbp                             # x82 = x62 + x70, CF to x83
        adc r14, r13                             # x83 += x72 + CF, CF to x84
        adc rcx, [rsp-0x58]                      # x84 += x84.2 + CF, CF to x85
        adc r15, r8                              # x85.2 += x76 + CF, CF to x86
        adc r9, rax                              # x86.2 = x78 + x77 + CF, CF to x87
        adc rsi, 0x0                             # x87.2 = x79 + CF, no carry
        add r10, r14                             # x83 += x71, CF to x84, complete
        adc rcx, r12                             # x84 += x73 + CF, CF to x85, complete
        adc r15, rbx                             # x85 += x85.2 + CF, CF to x86, complete
        adc r9, rdi                              # x86 += x86.2 + CF, CF to x87, complete
        mov r8, rdx                              # copy x69
        mov rax, [rsp-0x18]                      # reload pointer arg2
        mov rdx, [rax+0x10]                      # load arg2[2]
        mov r11, [rsp-0x20]                      # reload pointer arg1
        mulx rdi, rbx, [r11+0x10]                # x94:x93 = arg1[2]*arg2[2]
        mulx rbp, r12, [r11]                     # x90:x89 = arg1[0]*arg2[2]
        mulx r13, r14, [r11+0x18]                # x96:x95 = arg1[3]*arg2[2]
        mov [rsp-0x58], r8                       # spill x69
        mulx r8, rax, [r11+0x8]                  # x92:x91 = arg1[1]*arg2[2]
        adc rsi, 0x0                             # x87.2 += CF, no carry
        add r10, r12                             # x101 = x83 + x89, CF to x122, complete
        adc rax, rcx                             # x122 = x84 + x91 + CF, CF to x123
        adc r15, rbx                             # x123 = x85 + x93 + CF, CF to x124
        adc r14, 0x0                             # x124 = x95 + CF, CF to x125
        adc r13, 0x0                             # x125 = x96 + CF, no carry
        add rax, rbp                             # x122 += x90, CF to x123
        adc r15, r8                              # x123 += x92 + CF, CF to x124
        adc r14, 0x0                             # x124 += CF, CF to x125
        adc r13, 0x0                             # x125 += CF, no carry
        mov rdx, r10                             # copy x101
        imul rdx, [rip+.Lfe_bls12_381_p_mul_loose_c0] # x108 = x101*0x89f3fffcfffcfffd mod 2^64
        mulx r8, rcx, [rip+.Lfe_bls12_381_p_mul_loose_c1] # x110:x109 = x108*0xb9feffffffffaaab
        mulx rbx, rbp, [rip+.Lfe_bls12_381_p_mul_loose_c2] # x112:x111 = x108*0x1eabfffeb153ffff
        mov [rsp-0x28], rsi                      # spill x87.2
        mulx r12, rsi, [rip+.Lfe_bls12_381_p_mul_loose_c3] # x114:x113 = x108*0x6730d2a0f6b0f624
        add r9, r14                              # x124 += x86, CF to x125
        adc r13, 0x0                             # x125 += CF, no carry
        add r9, rdi                              # x124 += x94, CF to x125
        mulx rdi, r14, [rip+.Lfe_bls12_381_p_mul_loose_c4] # x116:x115 = x108*0x64774b84f38512bf
        adc rdi, 0x0                             # x125.2 = x116 + CF, no carry
        add r10, rcx                             # x121 = x101 + x109, CF to x122
        adc rbp, rax                             # x122 += x111 + CF, CF to x123
        adc rsi, 0x0                             # x123.2 = x113 + CF, CF to x124
        adc r14, 0x0                             # x124.2 = x115 + CF, CF to x125
        adc rdi, 0x0                             # x125.2 += CF, no carry
        add r8, rbp                              # x122 += x110, CF to x123, complete
        adc r15, rsi                             # x123 += x123.2 + CF, CF to x124
        adc r9, r12                              # x124 += x114 + CF, CF to x125
        adc rdi, 0x0                             # x125.2 += CF, no carry
        add r15, rbx                             # x123 += x112, CF to x124, complete
        adc r9, r14                              # x124 += x124.2 + CF, CF to x125, complete
        mov r10, rdx                             # copy x108
        mov rax, [rsp-0x18]                      # reload pointer arg2
        mov rdx, [rax+0x18]                      # load arg2[3]
        mulx rcx, rsi, [r11]                     # x129:x128 = arg1[0]*arg2[3]
        mulx rbx, rbp, [r11+0x10]                # x133:x132 = arg1[2]*arg2[3]
        mulx r12, r14, [r11+0x8]                 # x131:x130 = arg1[1]*arg2[3]
        adc rdi, 0x0                             # x125.2 += CF, no carry
        add rsi, r8                              # x140 = x122 + x128, CF to x161, complete
        adc r15, r14                             # x161 = x123 + x130 + CF, CF to x162
        adc rbp, r12                             # x162 = x131 + x132 + CF, CF to x163
        adc rbx, 0x0                             # x163 = x133 + CF, no carry
        add rcx, r15                             # x161 += x129, CF to x162
        adc r9, rbp                              # x162 += x124 + CF, CF to x163
        adc rbx, 0x0                             # x163 += CF, no carry
        mov rdx, rsi                             # copy x140
        imul rdx, [rip+.Lfe_bls12_381_p_mul_loose_c0] # x147 = x140*0x89f3fffcfffcfffd mod 2^64
        mulx r8, rbp, [rip+.Lfe_bls12_381_p_mul_loose_c1] # x149:x148 = x147*0xb9feffffffffaaab
        mulx r12, r14, [rip+.Lfe_bls12_381_p_mul_loose_c2] # x151:x150 = x147*0x1eabfffeb153ffff
        mov [rsp-0x30], rbx                      # spill x163
        mulx r15, rbx, [rip+.Lfe_bls12_381_p_mul_loose_c3] # x153:x152 = x147*0x6730d2a0f6b0f624
        add rsi, rbp                             # x160 = x140 + x148, CF to x161
        adc rcx, r14                             # x161 += x150 + CF, CF to x162
        adc rbx, r12                             # x162.2 = x151 + x152 + CF, CF to x163
        adc r15, 0x0                             # x163.2 = x153 + CF, no carry
        add r8, rcx                              # x161 += x149, CF to x162, complete
        adc r9, rbx                              # x162 += x162.2 + CF, CF to x163, complete
        mov rcx, rdx                             # copy x147
        mov rdx, [rax+0x20]                      # load arg2[4]
        mulx rsi, rbx, [r11+0x8]                 # x170:x169 = arg1[1]*arg2[4]
        adc r15, 0x0                             # x163.2 += CF, no carry
        add rbx, r9                              # x200 = x162 + x169, CF to x201
        mulx r9, rbp, [r11]                      # x168:x167 = arg1[0]*arg2[4]
        adc rsi, 0x0                             # x201 = x170 + CF, no carry
        add rbp, r8                              # x179 = x161 + x167, CF to x200, complete
        adc rbx, r9                              # x200 += x168 + CF, CF to x201
        adc rsi, 0x0                             # x201 += CF, no carry
        mov rdx, rbp                             # copy x179
        imul rdx, [rip+.Lfe_bls12_381_p_mul_loose_c0] # x186 = x179*0x89f3fffcfffcfffd mod 2^64
        mulx r8, r9, [rip+.Lfe_bls12_381_p_mul_loose_c1] # x188:x187 = x186*0xb9feffffffffaaab
        mulx r12, r14, [rip+.Lfe_bls12_381_p_mul_loose_c2] # x190:x189 = x186*0x1eabfffeb153ffff
        add r14, rbx                             # x200 += x189, CF to x201
        adc r12, 0x0                             # x201.2 = x190 + CF, no carry
        add rbp, r9                              # x199 = x179 + x187, CF to x200
        mov r9, rdx                              # copy x186
        mov rdx, [rax+0x28]                      # load arg2[5]
        mulx rbx, rbp, [r11]                     # x207:x206 = arg1[0]*arg2[5]
        adc r14, r8                              # x200 += x188 + CF, CF to x201, complete
        adc r12, 0x0                             # x201.2 += CF, no carry
        add r14, rbp                             # x218 = x200 + x206, CF to x239, complete
        adc rbx, 0x0                             # x239 = x207 + CF, no carry
        mov r8, r14                              # copy x218
        imul r8, [rip+.Lfe_bls12_381_p_mul_loose_c0] # x225 = x218*0x89f3fffcfffcfffd mod 2^64
        mov rdx, [rsp-0x58]                      # reload x69
        mov [rsp-0x48], rbx                      # spill x239
        mulx rbp, rbx, [rip+.Lfe_bls12_381_p_mul_loose_c6] # x81:x80 = x69*0x1a0111ea397fe69a
        add rbx, [rsp-0x38]                      # x87 += x80, CF to x88
        adc rbp, 0x0                             # x88.2 = x81 + CF, no carry
        add rbx, [rsp-0x28]                      # x87 += x87.2, CF to x88, complete
        adc rbp, [rsp-0x60]                      # x88 += x88.2 + CF, no carry, complete

        /* complete: [x88, x87, x86, x85, x84, x83] in [rbp, rbx, -, -, -, -] */
        mov rdx, [rip+.Lfe_bls12_381_p_mul_loose_c6] # constant 0x1a0111ea397fe69a
        mov [rsp-0x60], r14                      # spill x218
        mov [rsp-0x28], r8                       # spill x225
        mulx r14, r8, r10                        # x120:x119 = x108*0x1a0111ea397fe69a
        mov rdx, [rax+0x10]                      # load arg2[2]
        mov [rsp-0x38], r12                      # spill x201.2
        mov [rsp-0x58], rsi                      # spill x201
        mulx r12, rsi, [r11+0x20]                # x98:x97 = arg1[4]*arg2[2]
        mov [rsp-0x40], r9                       # spill x186
        mov [rsp-0x68], r15                      # spill x163.2
        mulx r9, r15, [r11+0x28]                 # x100:x99 = arg1[5]*arg2[2]
        add rsi, rbx                             # x125.3 = x87 + x97, CF to x126
        adc r12, r15                             # x126 = x99 + x98 + CF, CF to x127
        adc r9, 0x0                              # x127 = x100 + CF, no carry
        add rdi, r13                             # x125 += x125.2, CF to x126
        adc r12, rbp                             # x126 += x88 + CF, CF to x127
        mov rdx, r10                             # copy x108
        mulx r10, rbx, [rip+.Lfe_bls12_381_p_mul_loose_c5] # x118:x117 = x108*0x4b1ba7b6434bacd7
        adc r9, 0x0                              # x127 += CF, no carry
        add rdi, rbx                             # x125 += x117, CF to x126
        adc r8, r12                              # x126 += x119 + CF, CF to x127
        mov rdx, [rip+.Lfe_bls12_381_p_mul_loose_c5] # constant 0x4b1ba7b6434bacd7
        mulx rbx, rbp, rcx                       # x157:x156 = x147*0x4b1ba7b6434bacd7
        adc r14, r9                              # x127 += x120 + CF, no carry
        add rdi, rsi                             # x125 += x125.3, CF to x126, complete
        mov rdx, [rax+0x18]                      # load arg2[3]
        mulx r9, rsi, [r11+0x28]                 # x139:x138 = arg1[5]*arg2[3]
        adc r10, r8                              # x126 += x118 + CF, CF to x127, complete
        adc r14, 0x0                             # x127 += CF, no carry, complete

        /* complete: [x127, x126, x125, x124, x123, x122] in [r14, r10, rdi, -, -, -] */
        add r14, rsi                             # x165 = x127 + x138, CF to x166
        mulx r8, rsi, [r11+0x18]                 # x135:x134 = arg1[3]*arg2[3]
        adc r9, 0x0                              # x166 = x139 + CF, no carry
        add rdi, rsi                             # x163.3 = x125 + x134, CF to x164
        mulx rsi, r12, [r11+0x20]                # x137:x136 = arg1[4]*arg2[3]
        adc r10, r12                             # x164 = x126 + x136 + CF, CF to x165
        adc rsi, 0x0                             # x165.2 = x137 + CF, no carry
        add rdi, [rsp-0x68]                      # x163.2 += x163.3, CF to x164
        adc r10, r8                              # x164 += x135 + CF, CF to x165
        mov rdx, [rip+.Lfe_bls12_381_p_mul_loose_c4] # constant 0x64774b84f38512bf
        mulx r8, r12, rcx                        # x155:x154 = x147*0x64774b84f38512bf
        adc rbx, rsi                             # x165.2 += x157 + CF, CF to x166
        mov rdx, rcx                             # copy x147
        mulx rcx, rsi, [rip+.Lfe_bls12_381_p_mul_loose_c6] # x159:x158 = x147*0x1a0111ea397fe69a
        adc rcx, 0x0                             # x166.2 = x159 + CF, no carry
        add rdi, r12                             # x163.2 += x154, CF to x164
        adc rbp, r10                             # x164 += x156 + CF, CF to x165
        adc rbx, rsi                             # x165.2 += x158 + CF, CF to x166
        mov rdx, [r11+0x18]                      # load arg1[3]
        mulx r10, rsi, [rax+0x20]                # x174:x173 = arg1[3]*arg2[4]
        adc r9, rcx                              # x166 += x166.2 + CF, no carry
        mov rdx, [rax+0x20]                      # load arg2[4]
        mulx rcx, r12, [r11+0x20]                # x176:x175 = arg1[4]*arg2[4]
        mulx r13, r15, [r11+0x10]                # x172:x171 = arg1[2]*arg2[4]
        mulx rax, r11, [r11+0x28]                # x178:x177 = arg1[5]*arg2[4]
        add rdi, [rsp-0x30]                      # x163 += x163.2, CF to x164, complete
        adc rbp, r8                              # x164 += x155 + CF, CF to x165, complete
        adc rbx, r14                             # x165 += x165.2 + CF, CF to x166, complete
        adc r9, 0x0                              # x166 += CF, no carry, complete

        /* complete: [x166, x165, x164, x163, x162, x161] in [r9, rbx, rbp, rdi, -, -] */
        add rdi, r15                             # x201.3 = x163 + x171, CF to x202
        adc rsi, r13                             # x202 = x172 + x173 + CF, CF to x203
        adc rbx, r10                             # x203 = x165 + x174 + CF, CF to x204
        mov rdx, [rip+.Lfe_bls12_381_p_mul_loose_c5] # constant 0x4b1ba7b6434bacd7
        mulx r8, r10, [rsp-0x40]                 # x196:x195 = x186*0x4b1ba7b6434bacd7
        adc r8, r9                               # x204 = x166 + x196 + CF, no carry
        add rdi, [rsp-0x58]                      # x201 += x201.3, CF to x202
        adc rsi, 0x0                             # x202 += CF, CF to x203
        adc r12, rbx                             # x203 += x175 + CF, CF to x204
        adc r8, rcx                              # x204 += x176 + CF, CF to x205
        mov rdx, [rsp-0x40]                      # reload x186
        mulx r9, rcx, [rip+.Lfe_bls12_381_p_mul_loose_c3] # x192:x191 = x186*0x6730d2a0f6b0f624
        adc rax, 0x0                             # x205 = x178 + CF, no carry
        add rsi, r9                              # x202 += x192, CF to x203
        mulx r9, rbx, [rip+.Lfe_bls12_381_p_mul_loose_c4] # x194:x193 = x186*0x64774b84f38512bf
        mulx r13, r14, [rip+.Lfe_bls12_381_p_mul_loose_c6] # x198:x197 = x186*0x1a0111ea397fe69a
        adc r9, 0x0                              # x203.2 = x194 + CF, no carry
        add rcx, rdi                             # x201 += x191, CF to x202
        adc rbx, rsi                             # x202 += x193 + CF, CF to x203
        adc r12, r10                             # x203 += x195 + CF, CF to x204
        adc r14, r11                             # x204.2 = x177 + x197 + CF, CF to x205
        adc r13, 0x0                             # x205.2 = x198 + CF, no carry
        add rcx, [rsp-0x38]                      # x201 += x201.2, CF to x202, complete
        adc rbp, rbx                             # x202 += x164 + CF, CF to x203, complete
        adc r12, r9                              # x203 += x203.2 + CF, CF to x204, complete
        mov r9, [rsp-0x18]                       # reload pointer arg2
        mov rdx, [r9+0x28]                       # load arg2[5]
        mov r10, [rsp-0x20]                      # reload pointer arg1
        mulx r11, rdi, [r10+0x20]                # x215:x214 = arg1[4]*arg2[5]
        mulx rsi, rbx, [r10+0x18]                # x213:x212 = arg1[3]*arg2[5]
        adc r14, r8                              # x204 += x204.2 + CF, CF to x205, complete
        adc rax, r13                             # x205 += x205.2 + CF, no carry, complete

        /* complete: [x205, x204, x203, x202, x201, x200] in [rax, r14, r12, rbp, rcx, -] */
        mulx r8, r13, [r10+0x10]                 # x211:x210 = arg1[2]*arg2[5]
        mulx r9, r10, [r10+0x28]                 # x217:x216 = arg1[5]*arg2[5]
        add rbp, r13                             # x240 = x202 + x210, CF to x241
        mov rdx, [rsp-0x28]                      # reload x225
        mulx r13, r15, [rip+.Lfe_bls12_381_p_mul_loose_c3] # x231:x230 = x225*0x6730d2a0f6b0f624
        mov [rsp-0x18], r9                       # spill x217
        mov [rsp-0x20], rax                      # spill x205
        mulx r9, rax, [rip+.Lfe_bls12_381_p_mul_loose_c2] # x229:x228 = x225*0x1eabfffeb153ffff
        adc r13, 0x0                             # x241 = x231 + CF, no carry
        add rax, [rsp-0x10]                      # x239.2 = x228 + x208, CF to x240
        adc r9, 0x0                              # x240.2 = x229 + CF, no carry
        lea r8, [r8+r13]                         # x241 += x211
        add rsi, r14                             # x242 = x204 + x213, CF to x243
        mulx r13, r14, [rip+.Lfe_bls12_381_p_mul_loose_c6] # x237:x236 = x225*0x1a0111ea397fe69a
        adc r14, r10                             # x243 = x236 + x216 + CF, CF to x244
        adc r13, 0x0                             # x244 = x237 + CF, no carry
        add rcx, rax                             # x239.2 += x201, CF to x240
        adc rbp, [rsp-0x50]                      # x240 += x209 + CF, CF to x241
        adc r8, 0x0                              # x241 += CF, no carry
        add rbp, r9                              # x240 += x240.2, CF to x241
        adc r8, r12                              # x241 += x203 + CF, CF to x242
        adc rsi, rdi                             # x242 += x214 + CF, CF to x243
        adc r14, r11                             # x243 += x215 + CF, CF to x244
        mulx rax, r9, [rip+.Lfe_bls12_381_p_mul_loose_c5] # x235:x234 = x225*0x4b1ba7b6434bacd7
        mulx r10, r11, [rip+.Lfe_bls12_381_p_mul_loose_c4] # x233:x232 = x225*0x64774b84f38512bf
        mulx rdi, rdx, [rip+.Lfe_bls12_381_p_mul_loose_c1] # x227:x226 = x225*0xb9feffffffffaaab
        adc r13, 0x0                             # x244 += CF, no carry
        add rdx, [rsp-0x60]                      # x238 = x218 + x226, CF to x239
        adc rdi, [rsp-0x48]                      # x239 += x227 + CF, no carry
        add r8, r11                              # x241 += x232, CF to x242
        adc r10, r9                              # x242.2 = x233 + x234 + CF, CF to x243
        adc rax, 0x0                             # x243.2 = x235 + CF, no carry
        add rdi, rcx                             # x239 += x239.2, CF to x240, complete
        adc rbp, r15                             # x240 += x230 + CF, CF to x241, complete
        adc r8, rbx                              # x241 += x212 + CF, CF to x242, complete
        adc r10, rsi                             # x242 += x242.2 + CF, CF to x243, complete
        adc rax, [rsp-0x20]                      # x243.2 += x205 + CF, no carry
        add r14, rax                             # x243 += x243.2, CF to x244, complete
        adc r13, [rsp-0x18]                      # x244 += x217 + CF, no carry, complete

        /* complete: [x244, x243, x242, x241, x240, x239] in [r13, r14, r10, r8, rbp, rdi] */
        mov rax, [rsp-0x8]                       # reload pointer out1
        mov [rax+0x18], r10                      # out1[3] = x242
        mov [rax+0x28], r13                      # out1[5] = x244
        mov [rax+0x10], r8                       # out1[2] = x241
        mov [rax+0x20], r14                      # out1[4] = x243
        mov [rax+0x8], rbp                       # out1[1] = x240
        mov [rax], rdi                           # out1[0] = x239

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
