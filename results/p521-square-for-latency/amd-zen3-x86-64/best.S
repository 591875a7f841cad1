/*
 * p521 square (loose), modulo p = 2^521 - 1
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^523; out1 below 2^522; arrays may overlap
 *
 * void fe_p521_square_loose(uint64_t out1[9], const uint64_t arg1[9]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[9]  written, below 2^522
 *   rsi  arg1[9]  read, below 2^523
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, xmm0, xmm1, xmm2, xmm3, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   xmm0        x14, then x42, then x87, then x246
 *   xmm1        x13, then x45, then x58, then x51, then x124, then x244
 *   xmm2        x18, then x40, then x123, then x241
 *   xmm3        x17, then x122, then x105, then x206
 *   [rsp-0x8]   x20, then x37, then x98, then x67, then x210, then x258
 *   [rsp-0x10]  x19, then x43, then pointer out1
 *   [rsp-0x18]  x22, then x39, then x66, then x90, then x118, then x239, then x256
 *   [rsp-0x20]  x21, then x41, then x86, then x69, then x212
 *   [rsp-0x28]  x44, then x50, then x100, then x119, then x107, then x234
 *   [rsp-0x30]  x49, then x9, then x237
 *   [rsp-0x38]  x48, then x243
 *   [rsp-0x40]  x53, then x154, then x176, then x240, then x254
 *   [rsp-0x48]  x52, then x125, then x242
 *   [rsp-0x50]  x25, then x238
 *   [rsp-0x58]  x245
 *   [rsp-0x60]  x236, then x266
 *   [rsp-0x68]  x248
 *   [rsp-0x70]  x247
 *   [rsp-0x78]  x252
 *   [rsp-0x80]  x251
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 *
 * 405 instructions; 117.9 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.052 [1.049, 1.054] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64 + reduction pass
 * latency: 1.083 [1.083, 1.083] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64 + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: nested)
 * IR = specification: proved for all inputs (by way of the source's: basic; basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 71, 2026-11-27T14:18:23.150Z
 * ./fieldwright optimize --field p521 --op square --seed 71 --target x86-64 --budget 7s --for latency --resume
 * sha256 of the code: 72a4a4023fc69e645aac6b9ec21720f996383943321702bd7baa36fc3580dfc5
 */
        .intel_syntax noprefix
        .text
        .globl  fe_p521_square_loose
        .type   fe_p521_square_loose, @function
        .p2align 6
fe_p521_square_loose:
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

        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi+0x8]    # x10:x9 = arg1[0]*arg1[1]
        mov r8, rdx                # copy x10
        mov r9, rax                # copy x9
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi+0x10]   # x12:x11 = arg1[0]*arg1[2]
        mov r10, rdx               # copy x12
        mov r11, rax               # copy x11
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi+0x20]   # x16:x15 = arg1[0]*arg1[4]
        add r11, r8                # x25 = x11 + x10, CF to x27, complete
        adc r10, 0x0               # x27 = x12 + CF, no carry
        mov r8, rdx                # copy x16
        mov rcx, rax               # copy x15
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [rsi]        # x14:x13 = arg1[0]*arg1[3]
        movq xmm0, rdx             # spill x14
        movq xmm1, rax             # spill x13
        mov rax, [rsi+0x28]        # load arg1[5]
        mul qword ptr [rsi]        # x18:x17 = arg1[0]*arg1[5]
        movq xmm2, rdx             # spill x18
        movq xmm3, rax             # spill x17
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi+0x30]   # x20:x19 = arg1[0]*arg1[6]
        mov [rsp-0x8], rdx         # spill x20
        mov [rsp-0x10], rax        # spill x19
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi+0x38]   # x22:x21 = arg1[0]*arg1[7]
        mov [rsp-0x18], rdx        # spill x22
        mov [rsp-0x20], rax        # spill x21
        mov rax, [rsi+0x40]        # load arg1[8]
        mul qword ptr [rsi]        # x24:x23 = arg1[0]*arg1[8]
        movq rbx, xmm1             # reload x13
        add r10, rbx               # x27 += x13, CF to x29, complete
        movq rbx, xmm0             # reload x14
        adc rbx, 0x0               # x29 = x14 + CF, no carry
        movq rbp, xmm2             # reload x18
        add rbp, [rsp-0x10]        # x33 = x18 + x19, CF to x35
        mov r12, [rsp-0x8]         # reload x20
        adc r12, [rsp-0x20]        # x35 = x20 + x21 + CF, CF to x37
        adc rax, [rsp-0x18]        # x37 = x22 + x23 + CF, CF to x39
        adc rdx, 0x0               # x39 = x24 + CF, no carry
        mov [rsp-0x18], rdx        # spill x39
        mov [rsp-0x8], rax         # spill x37
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x8]    # x41:x40 = arg1[1]*arg1[2]
        mov [rsp-0x20], rdx        # spill x41
        movq xmm2, rax             # spill x40
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [rsi+0x8]    # x43:x42 = arg1[1]*arg1[3]
        mov [rsp-0x10], rdx        # spill x43
        movq xmm0, rax             # spill x42
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x20]   # x45:x44 = arg1[1]*arg1[4]
        movq xmm1, rdx             # spill x45
        mov [rsp-0x28], rax        # spill x44
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x30]   # x49:x48 = arg1[1]*arg1[6]
        mov [rsp-0x30], rdx        # spill x49
        mov [rsp-0x38], rax        # spill x48
        mov rax, [rsi+0x40]        # load arg1[8]
        mul qword ptr [rsi+0x8]    # x53:x52 = arg1[1]*arg1[8]
        mov [rsp-0x40], rdx        # spill x53
        mov [rsp-0x48], rax        # spill x52
        mov rax, [rsi+0x28]        # load arg1[5]
        mul qword ptr [rsi+0x8]    # x47:x46 = arg1[1]*arg1[5]
        movq r13, xmm1             # reload x45
        add rax, r13               # x58 = x45 + x46, CF to x60
        adc rdx, 0x0               # x60 = x47 + CF, no carry
        mov r13, rdx               # copy x60
        movq xmm1, rax             # spill x58
        mov rax, [rsi+0x38]        # load arg1[7]
        mul qword ptr [rsi+0x8]    # x51:x50 = arg1[1]*arg1[7]
        movq r14, xmm0             # reload x42
        add r14, [rsp-0x20]        # x54 = x42 + x41, CF to x56, complete
        mov r15, [rsp-0x10]        # reload x43
        adc r15, [rsp-0x28]        # x56 = x43 + x44 + CF, CF to x58, complete
        mov [rsp-0x10], rdi        # spill pointer out1
        movq rdi, xmm1             # reload x58
        adc rdi, 0x0               # x58 += CF, CF to x60, complete
        adc r13, 0x0               # x60 += CF, no carry
        movq xmm1, rdx             # spill x51
        mov [rsp-0x28], rax        # spill x50
        mov rax, [rsi+0x28]        # load arg1[5]
        mul qword ptr [rsi+0x10]   # x87:x86 = arg1[2]*arg1[5]
        movq xmm0, rdx             # spill x87
        mov [rsp-0x20], rax        # spill x86
        mov rax, [rsi+0x30]        # load arg1[6]
        mul qword ptr [rsi+0x10]   # x89:x88 = arg1[2]*arg1[6]
        mov [rsp-0x50], r11        # spill x25
        movq r11, xmm0             # reload x87
        add rax, r11               # x98 = x87 + x88, CF to x100
        adc rdx, 0x0               # x100 = x89 + CF, no carry
        add r13, [rsp-0x38]        # x60 += x48, CF to x62, complete
        mov r11, [rsp-0x30]        # reload x49
        adc r11, [rsp-0x28]        # x62 = x49 + x50 + CF, CF to x64, complete
        mov [rsp-0x30], r9         # spill x9
        mov r9, [rsp-0x48]         # reload x52
        mov [rsp-0x28], rdx        # spill x100
        movq rdx, xmm1             # reload x51
        adc r9, rdx                # x64 = x51 + x52 + CF, CF to x66, complete
        mov rdx, [rsp-0x40]        # reload x53
        adc rdx, 0x0               # x66 = x53 + CF, no carry, complete
        add rbx, rcx               # x29 += x15, CF to x31, complete
        movq rcx, xmm3             # reload x17
        adc r8, rcx                # x31 = x16 + x17 + CF, CF to x33, complete
        adc rbp, 0x0               # x33 += CF, CF to x35, complete
        adc r12, 0x0               # x35 += CF, CF to x37, complete
        mov rcx, [rsp-0x8]         # reload x37
        adc rcx, 0x0               # x37 += CF, CF to x39, complete
        mov [rsp-0x8], rax         # spill x98
        mov rax, [rsp-0x18]        # reload x39
        adc rax, 0x0               # x39 += CF, no carry, complete
        mov [rsp-0x18], rdx        # spill x66
        movq rdx, xmm2             # reload x40
        add r10, rdx               # x67 = x27 + x40, CF to x69, complete
        adc rbx, r14               # x69 = x29 + x54 + CF, CF to x71, complete
        adc r15, r8                # x71 = x31 + x56 + CF, CF to x73, complete
        adc rdi, rbp               # x73 = x33 + x58 + CF, CF to x75, complete
        adc r12, r13               # x75 = x35 + x60 + CF, CF to x77, complete
        adc r11, rcx               # x77 = x37 + x62 + CF, CF to x79, complete
        adc rax, 0x0               # x79 = x39 + CF, no carry
        mov r8, rax                # copy x79
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x18]   # x83:x82 = arg1[2]*arg1[3]
        add r9, r8                 # x79 += x64, CF to x81, complete
        mov r8, [rsp-0x18]         # reload x66
        adc r8, 0x0                # x81 = x66 + CF, no carry, complete
        mov rcx, rdx               # copy x83
        mov rbp, rax               # copy x82
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x20]   # x85:x84 = arg1[2]*arg1[4]
        add rcx, rax               # x94 = x84 + x83, CF to x96, complete
        adc rdx, 0x0               # x96 = x85 + CF, no carry
        mov r13, rdx               # copy x96
        mov rax, [rsi+0x38]        # load arg1[7]
        mul qword ptr [rsi+0x10]   # x91:x90 = arg1[2]*arg1[7]
        mov r14, rdx               # copy x91
        mov [rsp-0x18], rax        # spill x90
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x40]   # x93:x92 = arg1[2]*arg1[8]
        add r13, [rsp-0x20]        # x96 += x86, CF to x98, complete
        mov [rsp-0x20], rbx        # spill x69
        mov rbx, [rsp-0x8]         # reload x98
        adc rbx, 0x0               # x98 += CF, CF to x100, complete
        mov [rsp-0x8], r10         # spill x67
        mov r10, [rsp-0x28]        # reload x100
        adc r10, [rsp-0x18]        # x100 += x90 + CF, CF to x102, complete
        adc rax, r14               # x102 = x91 + x92 + CF, CF to x104, complete
        adc rdx, 0x0               # x104 = x93 + CF, no carry, complete
        add r8, rax                # x115 = x81 + x102, CF to x117
        adc rdx, 0x0               # x117 = x104 + CF, no carry
        mov r14, rdx               # copy x117
        mov rax, [rsi+0x20]        # load arg1[4]
        mul qword ptr [rsi+0x18]   # x119:x118 = arg1[3]*arg1[4]
        mov [rsp-0x28], rdx        # spill x119
        mov [rsp-0x18], rax        # spill x118
        mov rax, [rsi+0x30]        # load arg1[6]
        mul qword ptr [rsi+0x18]   # x123:x122 = arg1[3]*arg1[6]
        movq xmm2, rdx             # spill x123
        movq xmm3, rax             # spill x122
        mov rax, [rsi+0x28]        # load arg1[5]
        mul qword ptr [rsi+0x18]   # x121:x120 = arg1[3]*arg1[5]
        add r15, rbp               # x105 = x71 + x82, CF to x107, complete
        adc rcx, rdi               # x107 = x73 + x94 + CF, CF to x109, complete
        adc r12, r13               # x109 = x75 + x96 + CF, CF to x111, complete
        adc r11, rbx               # x111 = x77 + x98 + CF, CF to x113, complete
        adc r10, r9                # x113 = x79 + x100 + CF, CF to x115, complete
        adc r8, 0x0                # x115 += CF, CF to x117, complete
        adc r14, 0x0               # x117 += CF, no carry, complete
        mov r9, rdx                # copy x121
        mov rdi, rax               # copy x120
        mov rax, [rsi+0x38]        # load arg1[7]
        mul qword ptr [rsi+0x20]   # x153:x152 = arg1[4]*arg1[7]
        mov rbx, rdx               # copy x153
        mov rbp, rax               # copy x152
        mov rax, [rsi+0x40]        # load arg1[8]
        mul qword ptr [rsi+0x20]   # x155:x154 = arg1[4]*arg1[8]
        mov r13, rdx               # copy x155
        mov [rsp-0x40], rax        # spill x154
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [rsi+0x38]   # x125:x124 = arg1[3]*arg1[7]
        mov [rsp-0x48], rdx        # spill x125
        movq xmm1, rax             # spill x124
        mov rax, [rsi+0x40]        # load arg1[8]
        mul qword ptr [rsi+0x18]   # x127:x126 = arg1[3]*arg1[8]
        add rdi, [rsp-0x28]        # x128 = x120 + x119, CF to x130, complete
        mov [rsp-0x28], rcx        # spill x107
        movq rcx, xmm3             # reload x122
        adc r9, rcx                # x130 = x121 + x122 + CF, CF to x132, complete
        movq rcx, xmm2             # reload x123
        movq xmm3, r15             # spill x105
        movq r15, xmm1             # reload x124
        adc rcx, r15               # x132 = x123 + x124 + CF, CF to x134, complete
        adc rax, [rsp-0x48]        # x134 = x125 + x126 + CF, CF to x136, complete
        adc rdx, 0x0               # x136 = x127 + CF, no carry, complete
        add r12, [rsp-0x18]        # x137 = x109 + x118, CF to x139, complete
        adc r11, rdi               # x139 = x111 + x128 + CF, CF to x141, complete
        adc r10, r9                # x141 = x113 + x130 + CF, CF to x143, complete
        adc r8, rcx                # x143 = x115 + x132 + CF, CF to x145, complete
        adc rax, r14               # x145 = x117 + x134 + CF, CF to x147, complete
        adc rdx, 0x0               # x147 = x136 + CF, no carry, complete
        mov r9, rdx                # copy x147
        mov rcx, rax               # copy x145
        mov rax, [rsi+0x28]        # load arg1[5]
        mul qword ptr [rsi+0x20]   # x149:x148 = arg1[4]*arg1[5]
        mov rdi, rdx               # copy x149
        mov r14, rax               # copy x148
        mov rax, [rsi+0x20]        # load arg1[4]
        mul qword ptr [rsi+0x30]   # x151:x150 = arg1[4]*arg1[6]
        add rdx, rbp               # x158 = x151 + x152, CF to x160
        mov rbp, [rsp-0x40]        # reload x154
        adc rbp, 0x0               # x160 = x154 + CF, CF to x162
        adc r13, 0x0               # x162 = x155 + CF, no carry
        add rdi, rax               # x156 = x150 + x149, CF to x158, complete
        adc rdx, 0x0               # x158 += CF, CF to x160, complete
        adc rbp, rbx               # x160 += x153 + CF, CF to x162, complete
        adc r13, 0x0               # x162 += CF, no carry, complete
        add r10, r14               # x163 = x141 + x148, CF to x165, complete
        adc r8, rdi                # x165 = x143 + x156 + CF, CF to x167, complete
        adc rcx, rdx               # x167 = x145 + x158 + CF, CF to x169, complete
        adc r9, rbp                # x169 = x147 + x160 + CF, CF to x171, complete
        adc r13, 0x0               # x171 = x162 + CF, no carry, complete
        mov rax, [rsi+0x40]        # load arg1[8]
        mul qword ptr [rsi+0x38]   # x198:x197 = arg1[7]*arg1[8]
        mov rdi, rdx               # copy x198
        mov rbx, rax               # copy x197
        mov rax, [rsi+0x38]        # load arg1[7]
        mul qword ptr [rsi+0x28]   # x175:x174 = arg1[5]*arg1[7]
        mov rbp, rdx               # copy x175
        mov r14, rax               # copy x174
        mov rax, [rsi+0x28]        # load arg1[5]
        mul qword ptr [rsi+0x40]   # x177:x176 = arg1[5]*arg1[8]
        mov r15, rdx               # copy x177
        mov [rsp-0x40], rax        # spill x176
        mov rax, [rsi+0x28]        # load arg1[5]
        mul qword ptr [rsi+0x30]   # x173:x172 = arg1[5]*arg1[6]
        add rdx, r14               # x178 = x174 + x173, CF to x180, complete
        adc rbp, [rsp-0x40]        # x180 = x175 + x176 + CF, CF to x182, complete
        adc r15, 0x0               # x182 = x177 + CF, no carry, complete
        add rcx, rax               # x183 = x167 + x172, CF to x185, complete
        adc rdx, r9                # x185 = x169 + x178 + CF, CF to x187, complete
        adc r13, rbp               # x187 = x171 + x180 + CF, CF to x189, complete
        adc r15, 0x0               # x189 = x182 + CF, no carry, complete
        mov r9, rdx                # copy x185
        mov rax, [rsi+0x30]        # load arg1[6]
        mul qword ptr [rsi+0x38]   # x191:x190 = arg1[6]*arg1[7]
        mov rbp, rdx               # copy x191
        mov r14, rax               # copy x190
        mov rax, [rsi+0x30]        # load arg1[6]
        mul qword ptr [rsi+0x40]   # x193:x192 = arg1[6]*arg1[8]
        add rax, rbp               # x194 = x192 + x191, CF to x196, complete
        adc rdx, 0x0               # x196 = x193 + CF, no carry, complete
        add r13, r14               # x199 = x187 + x190, CF to x201, complete
        adc r15, rax               # x201 = x189 + x194 + CF, CF to x203, complete
        adc rdx, rbx               # x203 = x196 + x197 + CF, CF to x205, complete
        adc rdi, 0x0               # x205 = x198 + CF, no carry, complete
        mov rax, [rsp-0x30]        # reload x9
        add rax, [rsp-0x30]        # x206 = x9 + x9, CF to x208, complete
        mov rbx, [rsp-0x50]        # reload x25
        adc rbx, [rsp-0x50]        # x208 = x25 + x25 + CF, CF to x210, complete
        mov rbp, [rsp-0x8]         # reload x67
        adc rbp, [rsp-0x8]         # x210 = x67 + x67 + CF, CF to x212, complete
        mov r14, [rsp-0x20]        # reload x69
        adc r14, [rsp-0x20]        # x212 = x69 + x69 + CF, CF to x214, complete
        mov [rsp-0x20], r14        # spill x212
        movq r14, xmm3             # reload x105
        mov [rsp-0x8], rbp         # spill x210
        movq rbp, xmm3             # reload x105
        adc r14, rbp               # x214 = x105 + x105 + CF, CF to x216, complete
        mov rbp, [rsp-0x28]        # reload x107
        adc rbp, [rsp-0x28]        # x216 = x107 + x107 + CF, CF to x218, complete
        adc r12, r12               # x218 = x137 + x137 + CF, CF to x220, complete
        adc r11, r11               # x220 = x139 + x139 + CF, CF to x222, complete
        adc r10, r10               # x222 = x163 + x163 + CF, CF to x224, complete
        adc r8, r8                 # x224 = x165 + x165 + CF, CF to x226, complete
        adc rcx, rcx               # x226 = x183 + x183 + CF, CF to x228, complete
        adc r9, r9                 # x228 = x185 + x185 + CF, CF to x230, complete
        adc r13, r13               # x230 = x199 + x199 + CF, CF to x232, complete
        adc r15, r15               # x232 = x201 + x201 + CF, CF to x234, complete
        adc rdx, rdx               # x234 = x203 + x203 + CF, CF to x236, complete
        adc rdi, rdi               # x236 = x205 + x205 + CF, no carry, complete
        mov [rsp-0x28], rdx        # spill x234
        movq xmm3, rax             # spill x206
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi]        # x238:x237 = arg1[0]*arg1[0]
        mov [rsp-0x50], rdx        # spill x238
        mov [rsp-0x30], rax        # spill x237
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x8]    # x240:x239 = arg1[1]*arg1[1]
        mov [rsp-0x40], rdx        # spill x240
        mov [rsp-0x18], rax        # spill x239
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x10]   # x242:x241 = arg1[2]*arg1[2]
        mov [rsp-0x48], rdx        # spill x242
        movq xmm2, rax             # spill x241
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [rsi+0x18]   # x244:x243 = arg1[3]*arg1[3]
        movq xmm1, rdx             # spill x244
        mov [rsp-0x38], rax        # spill x243
        mov rax, [rsi+0x20]        # load arg1[4]
        mul qword ptr [rsi+0x20]   # x246:x245 = arg1[4]*arg1[4]
        movq xmm0, rdx             # spill x246
        mov [rsp-0x58], rax        # spill x245
        mov rax, [rsi+0x28]        # load arg1[5]
        mul qword ptr [rsi+0x28]   # x248:x247 = arg1[5]*arg1[5]
        mov [rsp-0x60], rdi        # spill x236
        mov rdi, [rsi+0x40]        # load arg1[8]
        imul rdi, [rsi+0x40]       # x253 = arg1[8]*arg1[8]
        mov [rsp-0x68], rdx        # spill x248
        mov [rsp-0x70], rax        # spill x247
        mov rax, [rsi+0x38]        # load arg1[7]
        mul qword ptr [rsi+0x38]   # x252:x251 = arg1[7]*arg1[7]
        mov [rsp-0x78], rdx        # spill x252
        mov [rsp-0x80], rax        # spill x251
        mov rax, [rsi+0x30]        # load arg1[6]
        mul qword ptr [rsi+0x30]   # x250:x249 = arg1[6]*arg1[6]
        movq rsi, xmm3             # reload x206
        add rsi, [rsp-0x50]        # x254 = x206 + x238, CF to x256, complete
        adc rbx, [rsp-0x18]        # x256 = x208 + x239 + CF, CF to x258, complete
        mov [rsp-0x18], rbx        # spill x256
        mov rbx, [rsp-0x8]         # reload x210
        adc rbx, [rsp-0x40]        # x258 = x210 + x240 + CF, CF to x260, complete
        mov [rsp-0x8], rbx         # spill x258
        mov rbx, [rsp-0x20]        # reload x212
        mov [rsp-0x40], rsi        # spill x254
        movq rsi, xmm2             # reload x241
        adc rbx, rsi               # x260 = x212 + x241 + CF, CF to x262, complete
        adc r14, [rsp-0x48]        # x262 = x214 + x242 + CF, CF to x264, complete
        adc rbp, [rsp-0x38]        # x264 = x216 + x243 + CF, CF to x266, complete
        movq rsi, xmm1             # reload x244
        adc r12, rsi               # x266 = x218 + x244 + CF, CF to x268, complete
        adc r11, [rsp-0x58]        # x268 = x220 + x245 + CF, CF to x270, complete
        movq rsi, xmm0             # reload x246
        adc r10, rsi               # x270 = x222 + x246 + CF, CF to x272, complete
        adc r8, [rsp-0x70]         # x272 = x224 + x247 + CF, CF to x274, complete
        adc rcx, [rsp-0x68]        # x274 = x226 + x248 + CF, CF to x276, complete
        adc r9, rax                # x276 = x228 + x249 + CF, CF to x278, complete
        adc rdx, r13               # x278 = x230 + x250 + CF, CF to x280, complete
        adc r15, [rsp-0x80]        # x280 = x232 + x251 + CF, CF to x282, complete
        mov rax, [rsp-0x28]        # reload x234
        adc rax, [rsp-0x78]        # x282 = x234 + x252 + CF, CF to x284, complete
        adc rdi, [rsp-0x60]        # x284 = x253 + x236 + CF, no carry, complete
        mov rsi, rdi               # copy x284
        and rsi, 0x3ffe00          # x286 = x284 & 0x3ffe00
        shr rsi, 0x9               # x288 = x286 >> 9
        mov r13, r10               # copy x270
        shrd r13, r8, 0x9          # x293 = high word of (x272:x270 << 55)
        mov [rsp-0x60], r12        # spill x266
        mov r12d, r11d             # x295 = x268 & 0xffffffff
        shrd r11, r10, 0x9         # x294 = high word of (x270:x268 << 55)
        and r12, 0x1ff             # x296 = x295 & 0x1ff
        add rsi, r12               # x313 = x296 + x288, no carry
        mov r10, r15               # copy x280
        shld r10, rdx, 0x37        # x289 = high word of (x280:x278 << 55)
        mov r12, r9                # copy x276
        shrd r12, rdx, 0x9         # x290 = high word of (x278:x276 << 55)
        shrd r8, rcx, 0x9          # x292 = high word of (x274:x272 << 55)
        shld r9, rcx, 0x37         # x291 = high word of (x276:x274 << 55)
        shld rdi, rax, 0x37        # x285 = high word of (x284:x282 << 55)
        shrd r15, rax, 0x9         # x287 = high word of (x282:x280 << 55)
        add r11, [rsp-0x30]        # x297 = x237 + x294, CF to x299, complete
        adc r13, [rsp-0x40]        # x299 = x254 + x293 + CF, CF to x301, complete
        adc r8, [rsp-0x18]         # x301 = x256 + x292 + CF, CF to x303, complete
        adc r9, [rsp-0x8]          # x303 = x258 + x291 + CF, CF to x305, complete
        adc r12, rbx               # x305 = x260 + x290 + CF, CF to x307, complete
        adc r14, r10               # x307 = x262 + x289 + CF, CF to x309, complete
        adc r15, rbp               # x309 = x264 + x287 + CF, CF to x311, complete
        adc rdi, [rsp-0x60]        # x311 = x266 + x285 + CF, CF to x313, complete
        adc rsi, 0x0               # x313 += CF, no carry, complete
        mov rax, rsi               # copy x313
        shr rax, 0x9               # x314 = x313 >> 9
        and rsi, 0x1ff             # x315 = x313 & 0x1ff
        add r11, rax               # x316 = x297 + x314, CF to x318, complete
        adc r13, 0x0               # x318 = x299 + CF, CF to x320, complete
        adc r8, 0x0                # x320 = x301 + CF, CF to x322, complete
        adc r9, 0x0                # x322 = x303 + CF, CF to x324, complete
        adc r12, 0x0               # x324 = x305 + CF, CF to x326, complete
        adc r14, 0x0               # x326 = x307 + CF, CF to x328, complete
        mov rax, [rsp-0x10]        # reload pointer out1
        mov [rax+0x28], r14        # out1[5] = x326
        mov [rax], r11             # out1[0] = x316
        mov [rax+0x10], r8         # out1[2] = x320
        mov [rax+0x8], r13         # out1[1] = x318
        mov [rax+0x18], r9         # out1[3] = x322
        adc r15, 0x0               # x328 = x309 + CF, CF to x330, complete
        adc rdi, 0x0               # x330 = x311 + CF, CF to x332, complete
        adc rsi, 0x0               # x332 = x315 + CF, no carry, complete
        mov [rax+0x40], rsi        # out1[8] = x332
        mov [rax+0x38], rdi        # out1[7] = x330
        mov [rax+0x30], r15        # out1[6] = x328
        mov [rax+0x20], r12        # out1[4] = x324

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
        .size   fe_p521_square_loose, .-fe_p521_square_loose
        .section .note.GNU-stack, "", @progbits
