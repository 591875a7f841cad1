/*
 * p448 square (loose), modulo p = 2^448 - 2^224 - 1
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^448; out1 below 2^448; arrays may overlap
 *
 * void fe_p448_square_loose(uint64_t out1[7], const uint64_t arg1[7]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[7]  written, below 2^448
 *   rsi  arg1[7]  read, below 2^448
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   x7, then x123
 *   [rsp-0x10]  x150
 *   [rsp-0x18]  x149
 *   [rsp-0x20]  x18, then x44, then x152
 *   [rsp-0x28]  x17, then x37, then x65, then x153
 *   [rsp-0x30]  x19, then pointer out1
 *   [rsp-0x38]  x31, then x63, then x155
 *   [rsp-0x40]  x30, then x66, then x86, then x105, then x154
 *   [rsp-0x48]  x33, then x64, then x156
 *   [rsp-0x50]  x32, then x36, then x151
 *   [rsp-0x58]  x160, then x145, then x191
 *   [rsp-0x60]  x159, then x187
 *   [rsp-0x68]  x148
 *   [rsp-0x70]  x147, then x189
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 *
 * 314 instructions; 96.4 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.101 [1.101, 1.102] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64 + reduction pass
 * latency: 1.110 [1.107, 1.110] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64 + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: values)
 * IR = specification: proved for all inputs (by way of the source's: basic; basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 64, 2026-11-27T14:16:12.427Z
 * ./fieldwright optimize --field p448 --op square --seed 64 --target x86-64 --budget 7s --for latency --resume
 * sha256 of the code: f93e1fcee90911ae33bdc06bcd1a2ffdd5dafb2a018068993f2abbedb484d530
 */
        .intel_syntax noprefix
        .text
        .globl  fe_p448_square_loose
        .type   fe_p448_square_loose, @function
        .p2align 6
fe_p448_square_loose:
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

        mov rax, [rsi+0x28]        # load arg1[5]
        mul qword ptr [rsi]        # x16:x15 = arg1[0]*arg1[5]
        mov r8, rdx                # copy x16
        mov r9, rax                # copy x15
        mov rax, [rsi+0x20]        # load arg1[4]
        mul qword ptr [rsi]        # x14:x13 = arg1[0]*arg1[4]
        mov r10, rdx               # copy x14
        mov r11, rax               # copy x13
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi+0x8]    # x8:x7 = arg1[0]*arg1[1]
        mov rcx, rdx               # copy x8
        mov [rsp-0x8], rax         # spill x7
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x8]    # x150:x149 = arg1[1]*arg1[1]
        mov [rsp-0x10], rdx        # spill x150
        mov [rsp-0x18], rax        # spill x149
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi+0x30]   # x18:x17 = arg1[0]*arg1[6]
        mov [rsp-0x20], rdx        # spill x18
        mov [rsp-0x28], rax        # spill x17
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi]        # x10:x9 = arg1[0]*arg1[2]
        add rax, rcx               # x19 = x9 + x8, CF to x21, complete
        adc rdx, 0x0               # x21 = x10 + CF, no carry
        mov rcx, rdx               # copy x21
        mov [rsp-0x30], rax        # spill x19
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x8]    # x31:x30 = arg1[1]*arg1[2]
        mov [rsp-0x38], rdx        # spill x31
        mov [rsp-0x40], rax        # spill x30
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x18]   # x33:x32 = arg1[1]*arg1[3]
        mov [rsp-0x48], rdx        # spill x33
        mov [rsp-0x50], rax        # spill x32
        mov rax, [rsi+0x30]        # load arg1[6]
        mul qword ptr [rsi+0x30]   # x160:x159 = arg1[6]*arg1[6]
        mov [rsp-0x58], rdx        # spill x160
        mov [rsp-0x60], rax        # spill x159
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x20]   # x64:x63 = arg1[2]*arg1[4]
        mov rbx, [rsp-0x38]        # reload x31
        add rbx, [rsp-0x50]        # x40 = x32 + x31, CF to x42, complete
        mov rbp, [rsp-0x48]        # reload x33
        adc rbp, 0x0               # x42 = x33 + CF, no carry
        mov [rsp-0x48], rdx        # spill x64
        mov [rsp-0x38], rax        # spill x63
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [rsi]        # x12:x11 = arg1[0]*arg1[3]
        add rcx, rax               # x21 += x11, CF to x23, complete
        adc r11, rdx               # x23 = x12 + x13 + CF, CF to x25, complete
        adc r10, r9                # x25 = x14 + x15 + CF, CF to x27, complete
        adc r8, [rsp-0x28]         # x27 = x16 + x17 + CF, CF to x29, complete
        mov rax, [rsp-0x20]        # reload x18
        adc rax, 0x0               # x29 = x18 + CF, no carry, complete
        mov r9, rax                # copy x29
        mov rax, [rsi+0x20]        # load arg1[4]
        mul qword ptr [rsi+0x8]    # x35:x34 = arg1[1]*arg1[4]
        add rbp, rax               # x42 += x34, CF to x44, complete
        adc rdx, 0x0               # x44 = x35 + CF, no carry
        mov [rsp-0x20], rdx        # spill x44
        mov rax, [rsi+0x28]        # load arg1[5]
        mul qword ptr [rsi+0x8]    # x37:x36 = arg1[1]*arg1[5]
        mov [rsp-0x28], rdx        # spill x37
        mov [rsp-0x50], rax        # spill x36
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x30]   # x39:x38 = arg1[1]*arg1[6]
        mov r12, [rsp-0x20]        # reload x44
        add r12, [rsp-0x50]        # x44 += x36, CF to x46, complete
        adc rax, [rsp-0x28]        # x46 = x37 + x38 + CF, CF to x48, complete
        adc rdx, 0x0               # x48 = x39 + CF, no carry, complete
        add rcx, [rsp-0x40]        # x49 = x21 + x30, CF to x51, complete
        adc r11, rbx               # x51 = x23 + x40 + CF, CF to x53, complete
        adc r10, rbp               # x53 = x25 + x42 + CF, CF to x55, complete
        adc r12, r8                # x55 = x27 + x44 + CF, CF to x57, complete
        adc rax, r9                # x57 = x29 + x46 + CF, CF to x59, complete
        adc rdx, 0x0               # x59 = x48 + CF, complete
        mov r8, rdx                # copy x59
        mov r9, rax                # copy x57
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x18]   # x62:x61 = arg1[2]*arg1[3]
        mov rbx, rdx               # copy x62
        mov rbp, rax               # copy x61
        mov rax, [rsi+0x28]        # load arg1[5]
        mul qword ptr [rsi+0x10]   # x66:x65 = arg1[2]*arg1[5]
        mov [rsp-0x40], rdx        # spill x66
        mov [rsp-0x28], rax        # spill x65
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x10]   # x152:x151 = arg1[2]*arg1[2]
        mov [rsp-0x20], rdx        # spill x152
        mov [rsp-0x50], rax        # spill x151
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x30]   # x68:x67 = arg1[2]*arg1[6]
        add rbx, [rsp-0x38]        # x69 = x63 + x62, CF to x71, complete
        mov r13, [rsp-0x28]        # reload x65
        adc r13, [rsp-0x48]        # x71 = x64 + x65 + CF, CF to x73, complete
        adc rax, [rsp-0x40]        # x73 = x66 + x67 + CF, CF to x75, complete
        adc rdx, 0x0               # x75 = x68 + CF, no carry, complete
        add r10, rbp               # x76 = x53 + x61, CF to x78, complete
        adc r12, rbx               # x78 = x55 + x69 + CF, CF to x80, complete
        adc r9, r13                # x80 = x57 + x71 + CF, CF to x82, complete
        adc r8, rax                # x82 = x59 + x73 + CF, CF to x84, complete
        adc rdx, 0x0               # x84 = x75 + CF, complete
        mov rbx, rdx               # copy x84
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [rsi+0x28]   # x89:x88 = arg1[3]*arg1[5]
        mov rbp, rdx               # copy x89
        mov r13, rax               # copy x88
        mov rax, [rsi+0x20]        # load arg1[4]
        mul qword ptr [rsi+0x18]   # x87:x86 = arg1[3]*arg1[4]
        add r13, rdx               # x92 = x88 + x87, CF to x94, complete
        adc rbp, 0x0               # x94 = x89 + CF, no carry
        mov [rsp-0x40], rax        # spill x86
        mov rax, [rsi+0x30]        # load arg1[6]
        mul qword ptr [rsi+0x18]   # x91:x90 = arg1[3]*arg1[6]
        add rbp, rax               # x94 += x90, CF to x96, complete
        adc rdx, 0x0               # x96 = x91 + CF, no carry, complete
        add r9, [rsp-0x40]         # x97 = x80 + x86, CF to x99, complete
        adc r8, r13                # x99 = x82 + x92 + CF, CF to x101, complete
        adc rbp, rbx               # x101 = x84 + x94 + CF, CF to x103, complete
        adc rdx, 0x0               # x103 = x96 + CF, complete
        mov rbx, rdx               # copy x103
        mov rax, [rsi+0x20]        # load arg1[4]
        mul qword ptr [rsi+0x28]   # x106:x105 = arg1[4]*arg1[5]
        mov r13, rdx               # copy x106
        mov [rsp-0x40], rax        # spill x105
        mov rax, [rsi+0x30]        # load arg1[6]
        mul qword ptr [rsi+0x20]   # x108:x107 = arg1[4]*arg1[6]
        add r13, rax               # x109 = x107 + x106, CF to x111, complete
        adc rdx, 0x0               # x111 = x108 + CF, no carry, complete
        add rbp, [rsp-0x40]        # x112 = x101 + x105, CF to x114, complete
        adc r13, rbx               # x114 = x103 + x109 + CF, CF to x116, complete
        adc rdx, 0x0               # x116 = x111 + CF, complete
        mov rbx, rdx               # copy x116
        mov rax, [rsi+0x28]        # load arg1[5]
        mul qword ptr [rsi+0x30]   # x119:x118 = arg1[5]*arg1[6]
        add rbx, rax               # x120 = x116 + x118, CF to x122, complete
        adc rdx, 0x0               # x122 = x119 + CF, no carry, complete
        mov rax, [rsp-0x8]         # reload x7
        add rax, [rsp-0x8]         # x123 = x7 + x7, CF to x125, complete
        mov r14, [rsp-0x30]        # reload x19
        adc r14, [rsp-0x30]        # x125 = x19 + x19 + CF, CF to x127, complete
        adc rcx, rcx               # x127 = x49 + x49 + CF, CF to x129, complete
        adc r11, r11               # x129 = x51 + x51 + CF, CF to x131, complete
        adc r10, r10               # x131 = x76 + x76 + CF, CF to x133, complete
        adc r12, r12               # x133 = x78 + x78 + CF, CF to x135, complete
        adc r9, r9                 # x135 = x97 + x97 + CF, CF to x137, complete
        adc r8, r8                 # x137 = x99 + x99 + CF, CF to x139, complete
        adc rbp, rbp               # x139 = x112 + x112 + CF, CF to x141, complete
        adc r13, r13               # x141 = x114 + x114 + CF, CF to x143, complete
        mov r15, rbx               # copy x120
        adc r15, 0x0               # x143 = x120 + CF, CF to x145
        adc rdx, rdx               # x145 = x122 + x122 + CF, CF to x185
        mov [rsp-0x30], rdi        # spill pointer out1
        mov rdi, [rsp-0x58]        # reload x160
        adc rdi, 0x0               # x185 = x160 + CF
        mov [rsp-0x58], rdx        # spill x145
        mov [rsp-0x8], rax         # spill x123
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [rsi+0x18]   # x154:x153 = arg1[3]*arg1[3]
        mov [rsp-0x40], rdx        # spill x154
        mov [rsp-0x28], rax        # spill x153
        mov rax, [rsi+0x20]        # load arg1[4]
        mul qword ptr [rsi+0x20]   # x156:x155 = arg1[4]*arg1[4]
        mov [rsp-0x48], rdx        # spill x156
        mov [rsp-0x38], rax        # spill x155
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi]        # x148:x147 = arg1[0]*arg1[0]
        mov [rsp-0x68], rdx        # spill x148
        mov [rsp-0x70], rax        # spill x147
        mov rax, [rsi+0x28]        # load arg1[5]
        mul qword ptr [rsi+0x28]   # x158:x157 = arg1[5]*arg1[5]
        mov rsi, [rsp-0x68]        # reload x148
        add rsi, [rsp-0x8]         # x161 = x123 + x148, CF to x163, complete
        adc r14, [rsp-0x18]        # x163 = x125 + x149 + CF, CF to x165, complete
        adc rcx, [rsp-0x10]        # x165 = x127 + x150 + CF, CF to x167, complete
        adc r11, [rsp-0x50]        # x167 = x129 + x151 + CF, CF to x169, complete
        adc r10, [rsp-0x20]        # x169 = x131 + x152 + CF, CF to x171, complete
        adc r12, [rsp-0x28]        # x171 = x133 + x153 + CF, CF to x173, complete
        adc r9, [rsp-0x40]         # x173 = x135 + x154 + CF, CF to x175, complete
        adc r8, [rsp-0x38]         # x175 = x137 + x155 + CF, CF to x177, complete
        adc rbp, [rsp-0x48]        # x177 = x139 + x156 + CF, CF to x179, complete
        adc rax, r13               # x179 = x141 + x157 + CF, CF to x181, complete
        adc rdx, 0x0               # x181 = x158 + CF, no carry
        add r15, rbx               # x143 += x120, CF to x145, complete
        mov rbx, [rsp-0x58]        # reload x145
        adc rbx, 0x0               # x145 += CF, CF to x185, complete
        adc rdi, 0x0               # x185 += CF
        add rbx, [rsp-0x60]        # x183 = x145 + x159, CF to x185
        adc rdi, 0x0               # x185 += CF
        add r15, rdx               # x181 += x143, CF to x183, complete
        adc rbx, 0x0               # x183 += CF, CF to x185, complete
        adc rdi, 0x0               # x185 += CF, complete
        mov rdx, r9                # copy x173
        add rdx, [rsp-0x70]        # x187 = x147 + x173, CF to x189, complete
        adc rsi, r8                # x189 = x161 + x175 + CF, CF to x191, complete
        adc r14, rbp               # x191 = x163 + x177 + CF, CF to x193, complete
        adc rcx, rax               # x193 = x165 + x179 + CF, CF to x195, complete
        adc r11, r15               # x195 = x167 + x181 + CF, CF to x197, complete
        adc r10, rbx               # x197 = x169 + x183 + CF, CF to x199, complete
        adc r12, rdi               # x199 = x171 + x185 + CF, CF to x217, complete
        mov r13d, 0x0              # begins x217 = CF
        adc r13, 0x0               # x217 = CF
        mov [rsp-0x70], rsi        # spill x189
        mov rsi, rax               # copy x179
        shld rsi, rbp, 0x20        # x205 = high word of (x179:x177 << 32)
        mov [rsp-0x60], rdx        # spill x187
        mov rdx, rdi               # copy x185
        shr rdx, 0x20              # x204 = x185 >> 32
        add rsi, r12               # x215 = x199 + x205, CF to x217
        adc r13, 0x0               # x217 += CF, no carry
        mov r12, r9                # copy x173
        shl r12, 0x20              # x208 = x173 << 32 mod 2^64
        mov [rsp-0x58], r14        # spill x191
        mov r14, r8                # copy x175
        shld r14, r9, 0x20         # x207 = high word of (x175:x173 << 32)
        shr r8, 0x20               # t1 = x175 >> 32
        shl rbp, 0x20              # t2 = x177 << 32 mod 2^64
        lea r8, [r8+rbp]           # x206 = t1 + t2 mod 2^64 = high word of (x177:x175 << 32)
        add rcx, r12               # x209 = x193 + x208, CF to x211, complete
        adc r11, r14               # x211 = x195 + x207 + CF, CF to x213, complete
        adc r8, r10                # x213 = x197 + x206 + CF, CF to x215, complete
        adc rsi, 0x0               # x215 += CF, CF to x217, complete
        adc r13, 0x0               # x217 += CF, no carry
        shrd rax, r15, 0x20        # x203 = high word of (x181:x179 << 32)
        mov r9, rbx                # copy x183
        shld r9, r15, 0x20         # x202 = high word of (x183:x181 << 32)
        shrd rbx, rdi, 0x20        # x201 = high word of (x185:x183 << 32)
        add rax, r13               # x217 += x203, CF to x219, complete
        adc r9, 0x0                # x219 = x202 + CF, CF to x221, complete
        adc rbx, 0x0               # x221 = x201 + CF, CF to x223, complete
        adc rdx, 0x0               # x223 = x204 + CF, no carry, complete
        mov r10, rdx               # copy x223
        shr r10, 0x20              # x241 = x223 >> 32
        mov rdi, rax               # copy x217
        shl rdi, 0x20              # x242 = x217 << 32 mod 2^64
        mov rbp, rbx               # copy x221
        add rbp, [rsp-0x58]        # x228 = x191 + x221, CF to x230
        adc rcx, rdx               # x230 = x209 + x223 + CF, CF to x232
        adc r11, 0x0               # x232 = x211 + CF, CF to x234
        adc r8, 0x0                # x234 = x213 + CF, CF to x236
        adc rsi, 0x0               # x236 = x215 + CF, CF to x251
        adc r10, 0x0               # x251 = x241 + CF, no carry
        mov r12, rax               # copy x217
        add r12, [rsp-0x60]        # x224 = x187 + x217, CF to x226, complete
        mov r13, [rsp-0x70]        # reload x189
        adc r13, r9                # x226 = x189 + x219 + CF, CF to x228, complete
        adc rbp, 0x0               # x228 += CF, CF to x230, complete
        adc rcx, 0x0               # x230 += CF, CF to x232, complete
        adc r11, 0x0               # x232 += CF, CF to x234, complete
        adc r8, 0x0                # x234 += CF, CF to x236, complete
        adc rsi, 0x0               # x236 += CF, CF to x251, complete
        adc r10, 0x0               # x251 += CF, no carry
        mov r14, r9                # copy x219
        shld r14, rax, 0x20        # x240 = high word of (x219:x217 << 32)
        add rdi, rcx               # x243 = x230 + x242, CF to x245, complete
        adc r14, 0x0               # x245 = x240 + CF, CF to x247
        adc r8, 0x0                # x247 = x234 + CF, CF to x249
        adc rsi, 0x0               # x249 = x236 + CF, CF to x251
        adc r10, 0x0               # x251 += CF, no carry
        shr r9, 0x20               # t3 = x219 >> 32
        mov rax, rbx               # copy x221
        shl rax, 0x20              # t4 = x221 << 32 mod 2^64
        lea rax, [r9+rax]          # x239 = t3 + t4 mod 2^64 = high word of (x221:x219 << 32)
        shrd rbx, rdx, 0x20        # x238 = high word of (x223:x221 << 32)
        add r11, r14               # x245 += x232, CF to x247, complete
        adc rax, r8                # x247 += x239 + CF, CF to x249, complete
        adc rbx, rsi               # x249 += x238 + CF, CF to x251, complete
        adc r10, 0x0               # x251 += CF, no carry, complete
        add r12, r10               # x252 = x224 + x251, CF to x254, complete
        adc r13, 0x0               # x254 = x226 + CF, CF to x256, complete
        adc rbp, 0x0               # x256 = x228 + CF, CF to x258, complete
        adc rdi, 0x0               # x258 = x243 + CF, CF to x260, complete
        adc r11, 0x0               # x260 = x245 + CF, CF to x262, complete
        adc rax, 0x0               # x262 = x247 + CF, CF to x264, complete
        adc rbx, 0x0               # x264 = x249 + CF, CF to x275, complete
        mov r8d, 0x0               # begins x275 = CF
        adc r8, 0x0                # x275 = CF
        shl r10, 0x20              # x266 = x251 << 32
        add r10, rdi               # x267 = x258 + x266, CF to x269, complete
        adc r11, 0x0               # x269 = x260 + CF, CF to x271, complete
        adc rax, 0x0               # x271 = x262 + CF, CF to x273, complete
        adc rbx, 0x0               # x273 = x264 + CF, CF to x275, complete
        adc r8, 0x0                # x275 += CF, no carry, complete
        and r8, 0x1                # x276 = x275 & 1
        mov r9, r8                 # copy x276
        shl r9, 0x20               # x277 = x276 << 32
        add r8, r12                # x278 = x252 + x276, CF to x280, complete
        adc r13, 0x0               # x280 = x254 + CF, CF to x282, complete
        adc rbp, 0x0               # x282 = x256 + CF, CF to x284, complete
        adc r9, r10                # x284 = x267 + x277 + CF, CF to x286, complete
        mov r10, [rsp-0x30]        # reload pointer out1
        mov [r10+0x18], r9         # out1[3] = x284
        mov [r10+0x10], rbp        # out1[2] = x282
        adc r11, 0x0               # x286 = x269 + CF, CF to x288, complete
        mov [r10+0x20], r11        # out1[4] = x286
        mov [r10+0x8], r13         # out1[1] = x280
        adc rax, 0x0               # x288 = x271 + CF, CF to x290, complete
        mov [r10+0x28], rax        # out1[5] = x288
        mov [r10], r8              # out1[0] = x278
        adc rbx, 0x0               # x290 = x273 + CF, complete
        mov [r10+0x30], rbx        # out1[6] = x290

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
        .size   fe_p448_square_loose, .-fe_p448_square_loose
        .section .note.GNU-stack, "", @progbits
