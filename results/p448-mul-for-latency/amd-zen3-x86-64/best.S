/*
 * p448 mul (loose), modulo p = 2^448 - 2^224 - 1
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^448; out1 below 2^448; arrays may overlap
 *
 * void fe_p448_mul_loose(uint64_t out1[7], const uint64_t arg1[7], const uint64_t arg2[7]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[7]  written, below 2^448
 *   rsi  arg1[7]  read, below 2^448
 *   rdx  arg2[7]  read, below 2^448
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, xmm0, xmm1, xmm2, xmm3, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   xmm0        x21, then x41, then x89, then x129, then x175, then x166
 *   xmm1        x20, then x46, then x93, then x127, then x173, then x168
 *   xmm2        x19, then x43, then x179, then x225, then x215, then x267
 *   xmm3        x18, then x45, then x94, then x130, then x177, then x151
 *   [rsp-0x8]   x23, then x42, then x178, then x257
 *   [rsp-0x10]  x22, then x44, then x95, then x128, then x174, then x197, then x301
 *   [rsp-0x18]  x27, then x32, then x86, then x131, then x176, then x256
 *   [rsp-0x20]  x26, then x14
 *   [rsp-0x28]  x48, then pointer out1
 *   [rsp-0x30]  x47, then x92, then pointer arg2
 *   [rsp-0x38]  x50, then x88, then x68
 *   [rsp-0x40]  x49, then x90, then x132, then x172, then x154
 *   [rsp-0x48]  x52, then pointer arg1
 *   [rsp-0x50]  x51, then x91, then x82, then x137, then x111
 *   [rsp-0x58]  x181, then x223, then x219, then x265
 *   [rsp-0x60]  x180, then x226, then x216, then x264
 *   [rsp-0x68]  x214, then x266
 *   [rsp-0x70]  x213, then x260
 *   [rsp-0x78]  x211, then x262
 *   [rsp-0x80]  x240, then x303
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 *
 * 490 instructions; 139.1 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.036 [1.033, 1.037] times as fast as the fastest alternative, llc-22 -O3 -mcpu=x86-64
 * latency: 1.071 [1.066, 1.075] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64 + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: values)
 * IR = specification: proved for all inputs (by way of the source's: basic; basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 73, 2026-11-27T14:19:03.532Z
 * ./fieldwright optimize --field p448 --op mul --seed 73 --target x86-64 --budget 7s --for latency --resume
 * sha256 of the code: 6fce9790a03d02a101af7526863c2a85609e7873b013829e833e78cd521780c4
 */
        .intel_syntax noprefix
        .text
        .globl  fe_p448_mul_loose
        .type   fe_p448_mul_loose, @function
        .p2align 6
fe_p448_mul_loose:
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

        mov r8, rdx                # copy pointer arg2
        mov rax, [rsi+0x28]        # load arg1[5]
        mul qword ptr [r8]         # x25:x24 = arg1[5]*arg2[0]
        mov r9, rdx                # copy x25
        mov r10, rax               # copy x24
        mov rax, [r8]              # load arg2[0]
        mul qword ptr [rsi+0x8]    # x17:x16 = arg1[1]*arg2[0]
        mov r11, rdx               # copy x17
        mov rcx, rax               # copy x16
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [r8]         # x21:x20 = arg1[3]*arg2[0]
        movq xmm0, rdx             # spill x21
        movq xmm1, rax             # spill x20
        mov rax, [r8]              # load arg2[0]
        mul qword ptr [rsi+0x10]   # x19:x18 = arg1[2]*arg2[0]
        movq xmm2, rdx             # spill x19
        movq xmm3, rax             # spill x18
        mov rax, [rsi+0x20]        # load arg1[4]
        mul qword ptr [r8]         # x23:x22 = arg1[4]*arg2[0]
        mov [rsp-0x8], rdx         # spill x23
        mov [rsp-0x10], rax        # spill x22
        mov rax, [rsi+0x30]        # load arg1[6]
        mul qword ptr [r8]         # x27:x26 = arg1[6]*arg2[0]
        mov [rsp-0x18], rdx        # spill x27
        mov [rsp-0x20], rax        # spill x26
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [r8]         # x15:x14 = arg1[0]*arg2[0]
        add rcx, rdx               # x28 = x16 + x15, CF to x30, complete
        movq rdx, xmm3             # reload x18
        adc r11, rdx               # x30 = x17 + x18 + CF, CF to x32, complete
        movq rdx, xmm2             # reload x19
        movq rbx, xmm1             # reload x20
        adc rdx, rbx               # x32 = x19 + x20 + CF, CF to x34, complete
        movq rbx, xmm0             # reload x21
        adc rbx, [rsp-0x10]        # x34 = x21 + x22 + CF, CF to x36, complete
        adc r10, [rsp-0x8]         # x36 = x23 + x24 + CF, CF to x38, complete
        adc r9, [rsp-0x20]         # x38 = x25 + x26 + CF, CF to x40, complete
        mov rbp, [rsp-0x18]        # reload x27
        adc rbp, 0x0               # x40 = x27 + CF, no carry, complete
        mov [rsp-0x18], rdx        # spill x32
        mov [rsp-0x20], rax        # spill x14
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [r8+0x8]     # x42:x41 = arg1[0]*arg2[1]
        mov [rsp-0x8], rdx         # spill x42
        movq xmm0, rax             # spill x41
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [r8+0x8]     # x44:x43 = arg1[1]*arg2[1]
        mov [rsp-0x10], rdx        # spill x44
        movq xmm2, rax             # spill x43
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [r8+0x8]     # x46:x45 = arg1[2]*arg2[1]
        movq xmm1, rdx             # spill x46
        movq xmm3, rax             # spill x45
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [r8+0x8]     # x48:x47 = arg1[3]*arg2[1]
        mov [rsp-0x28], rdx        # spill x48
        mov [rsp-0x30], rax        # spill x47
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi+0x20]   # x50:x49 = arg1[4]*arg2[1]
        mov [rsp-0x38], rdx        # spill x50
        mov [rsp-0x40], rax        # spill x49
        mov rax, [rsi+0x28]        # load arg1[5]
        mul qword ptr [r8+0x8]     # x52:x51 = arg1[5]*arg2[1]
        mov [rsp-0x48], rdx        # spill x52
        mov [rsp-0x50], rax        # spill x51
        mov rax, [rsi+0x30]        # load arg1[6]
        mul qword ptr [r8+0x8]     # x54:x53 = arg1[6]*arg2[1]
        movq r12, xmm2             # reload x43
        add r12, [rsp-0x8]         # x55 = x43 + x42, CF to x57, complete
        mov r13, [rsp-0x10]        # reload x44
        movq r14, xmm3             # reload x45
        adc r13, r14               # x57 = x44 + x45 + CF, CF to x59, complete
        movq r14, xmm1             # reload x46
        adc r14, [rsp-0x30]        # x59 = x46 + x47 + CF, CF to x61, complete
        mov r15, [rsp-0x28]        # reload x48
        adc r15, [rsp-0x40]        # x61 = x48 + x49 + CF, CF to x63, complete
        mov [rsp-0x28], rdi        # spill pointer out1
        mov rdi, [rsp-0x38]        # reload x50
        adc rdi, [rsp-0x50]        # x63 = x50 + x51 + CF, CF to x65, complete
        adc rax, [rsp-0x48]        # x65 = x52 + x53 + CF, CF to x67, complete
        adc rdx, 0x0               # x67 = x54 + CF, no carry, complete
        mov [rsp-0x48], rsi        # spill pointer arg1
        movq rsi, xmm0             # reload x41
        add rcx, rsi               # x68 = x28 + x41, CF to x70, complete
        adc r11, r12               # x70 = x30 + x55 + CF, CF to x72, complete
        adc r13, [rsp-0x18]        # x72 = x32 + x57 + CF, CF to x74, complete
        adc r14, rbx               # x74 = x34 + x59 + CF, CF to x76, complete
        adc r10, r15               # x76 = x36 + x61 + CF, CF to x78, complete
        adc r9, rdi                # x78 = x38 + x63 + CF, CF to x80, complete
        adc rax, rbp               # x80 = x40 + x65 + CF, CF to x82, complete
        adc rdx, 0x0               # x82 = x67 + CF, complete
        mov rdi, rdx               # copy x82
        mov rsi, rax               # copy x80
        mov rbx, [rsp-0x48]        # reload pointer arg1
        mov rax, [rbx]             # load arg1[0]
        mul qword ptr [r8+0x10]    # x85:x84 = arg1[0]*arg2[2]
        mov rbp, rdx               # copy x85
        mov r12, rax               # copy x84
        mov rax, [r8+0x10]         # load arg2[2]
        mul qword ptr [rbx+0x8]    # x87:x86 = arg1[1]*arg2[2]
        mov r15, rdx               # copy x87
        mov [rsp-0x18], rax        # spill x86
        mov rax, [r8+0x10]         # load arg2[2]
        mul qword ptr [rbx+0x10]   # x89:x88 = arg1[2]*arg2[2]
        movq xmm0, rdx             # spill x89
        mov [rsp-0x38], rax        # spill x88
        mov rax, [rbx+0x18]        # load arg1[3]
        mul qword ptr [r8+0x10]    # x91:x90 = arg1[3]*arg2[2]
        mov [rsp-0x50], rdx        # spill x91
        mov [rsp-0x40], rax        # spill x90
        mov rax, [rbx+0x20]        # load arg1[4]
        mul qword ptr [r8+0x10]    # x93:x92 = arg1[4]*arg2[2]
        movq xmm1, rdx             # spill x93
        mov [rsp-0x30], rax        # spill x92
        mov rax, [r8+0x10]         # load arg2[2]
        mul qword ptr [rbx+0x28]   # x95:x94 = arg1[5]*arg2[2]
        mov [rsp-0x10], rdx        # spill x95
        movq xmm3, rax             # spill x94
        mov rax, [rbx+0x30]        # load arg1[6]
        mul qword ptr [r8+0x10]    # x97:x96 = arg1[6]*arg2[2]
        add rbp, [rsp-0x18]        # x98 = x86 + x85, CF to x100, complete
        adc r15, [rsp-0x38]        # x100 = x87 + x88 + CF, CF to x102, complete
        mov [rsp-0x38], rcx        # spill x68
        movq rcx, xmm0             # reload x89
        adc rcx, [rsp-0x40]        # x102 = x89 + x90 + CF, CF to x104, complete
        mov rbx, [rsp-0x30]        # reload x92
        adc rbx, [rsp-0x50]        # x104 = x91 + x92 + CF, CF to x106, complete
        mov [rsp-0x30], r8         # spill pointer arg2
        movq r8, xmm1              # reload x93
        mov [rsp-0x50], rdi        # spill x82
        movq rdi, xmm3             # reload x94
        adc r8, rdi                # x106 = x93 + x94 + CF, CF to x108, complete
        adc rax, [rsp-0x10]        # x108 = x95 + x96 + CF, CF to x110, complete
        adc rdx, 0x0               # x110 = x97 + CF, no carry, complete
        add r12, r11               # x111 = x70 + x84, CF to x113, complete
        adc rbp, r13               # x113 = x72 + x98 + CF, CF to x115, complete
        adc r14, r15               # x115 = x74 + x100 + CF, CF to x117, complete
        adc r10, rcx               # x117 = x76 + x102 + CF, CF to x119, complete
        adc r9, rbx                # x119 = x78 + x104 + CF, CF to x121, complete
        adc rsi, r8                # x121 = x80 + x106 + CF, CF to x123, complete
        adc rax, [rsp-0x50]        # x123 = x82 + x108 + CF, CF to x125, complete
        adc rdx, 0x0               # x125 = x110 + CF, complete
        mov r8, rdx                # copy x125
        mov r11, rax               # copy x123
        mov rcx, [rsp-0x30]        # reload pointer arg2
        mov rax, [rcx+0x18]        # load arg2[3]
        mov rdi, [rsp-0x48]        # reload pointer arg1
        mul qword ptr [rdi+0x20]   # x136:x135 = arg1[4]*arg2[3]
        mov rbx, rdx               # copy x136
        mov r13, rax               # copy x135
        mov rax, [rcx+0x18]        # load arg2[3]
        mul qword ptr [rdi+0x28]   # x138:x137 = arg1[5]*arg2[3]
        mov r15, rdx               # copy x138
        mov [rsp-0x50], rax        # spill x137
        mov rax, [rcx+0x18]        # load arg2[3]
        mul qword ptr [rdi]        # x128:x127 = arg1[0]*arg2[3]
        mov [rsp-0x10], rdx        # spill x128
        movq xmm1, rax             # spill x127
        mov rax, [rdi+0x8]         # load arg1[1]
        mul qword ptr [rcx+0x18]   # x130:x129 = arg1[1]*arg2[3]
        movq xmm3, rdx             # spill x130
        movq xmm0, rax             # spill x129
        mov rax, [rdi+0x10]        # load arg1[2]
        mul qword ptr [rcx+0x18]   # x132:x131 = arg1[2]*arg2[3]
        mov [rsp-0x40], rdx        # spill x132
        mov [rsp-0x18], rax        # spill x131
        mov rax, [rcx+0x18]        # load arg2[3]
        mul qword ptr [rdi+0x18]   # x134:x133 = arg1[3]*arg2[3]
        add r13, rdx               # x147 = x134 + x135, CF to x149
        mov rdx, [rsp-0x50]        # reload x137
        adc rdx, 0x0               # x149 = x137 + CF, CF to x151
        adc r15, 0x0               # x151 = x138 + CF, no carry
        mov [rsp-0x50], r12        # spill x111
        movq r12, xmm0             # reload x129
        add r12, [rsp-0x10]        # x141 = x129 + x128, CF to x143, complete
        movq rcx, xmm3             # reload x130
        adc rcx, [rsp-0x18]        # x143 = x130 + x131 + CF, CF to x145, complete
        adc rax, [rsp-0x40]        # x145 = x132 + x133 + CF, CF to x147, complete
        adc r13, 0x0               # x147 += CF, CF to x149, complete
        adc rdx, rbx               # x149 += x136 + CF, CF to x151, complete
        adc r15, 0x0               # x151 += CF, no carry
        movq rbx, xmm1             # reload x127
        add rbp, rbx               # x154 = x113 + x127, CF to x156, complete
        adc r12, r14               # x156 = x115 + x141 + CF, CF to x158, complete
        adc r10, rcx               # x158 = x117 + x143 + CF, CF to x160, complete
        adc rax, r9                # x160 = x119 + x145 + CF, CF to x162, complete
        adc r13, rsi               # x162 = x121 + x147 + CF, CF to x164, complete
        adc rdx, r11               # x164 = x123 + x149 + CF, CF to x166, complete
        adc r8, 0x0                # x166 = x125 + CF, CF to x168
        mov r9d, 0x0               # begins x168 = CF
        adc r9, 0x0                # x168 = CF
        mov r11, rdx               # copy x164
        mov rcx, rax               # copy x160
        mov rsi, [rsp-0x30]        # reload pointer arg2
        mov rax, [rsi+0x20]        # load arg2[4]
        mul qword ptr [rdi]        # x171:x170 = arg1[0]*arg2[4]
        mov rbx, rdx               # copy x171
        mov r14, rax               # copy x170
        mov rax, [rdi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x20]   # x173:x172 = arg1[1]*arg2[4]
        movq xmm1, rdx             # spill x173
        mov [rsp-0x40], rax        # spill x172
        mov rax, [rdi+0x18]        # load arg1[3]
        mul qword ptr [rsi+0x20]   # x177:x176 = arg1[3]*arg2[4]
        movq xmm3, rdx             # spill x177
        mov [rsp-0x18], rax        # spill x176
        mov rax, [rdi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x20]   # x175:x174 = arg1[2]*arg2[4]
        movq xmm0, rdx             # spill x175
        mov [rsp-0x10], rax        # spill x174
        mov rax, [rdi+0x20]        # load arg1[4]
        mul qword ptr [rsi+0x20]   # x179:x178 = arg1[4]*arg2[4]
        movq xmm2, rdx             # spill x179
        mov [rsp-0x8], rax         # spill x178
        mov rax, [rdi+0x28]        # load arg1[5]
        mul qword ptr [rsi+0x20]   # x181:x180 = arg1[5]*arg2[4]
        mov [rsp-0x58], rdx        # spill x181
        mov [rsp-0x60], rax        # spill x180
        mov rax, [rdi]             # load arg1[0]
        mul qword ptr [rsi+0x28]   # x214:x213 = arg1[0]*arg2[5]
        mov [rsp-0x68], rdx        # spill x214
        mov [rsp-0x70], rax        # spill x213
        mov rax, [rdi+0x30]        # load arg1[6]
        mul qword ptr [rsi+0x20]   # x183:x182 = arg1[6]*arg2[4]
        add rbx, [rsp-0x40]        # x184 = x172 + x171, CF to x186, complete
        mov [rsp-0x40], rbp        # spill x154
        movq rbp, xmm1             # reload x173
        adc rbp, [rsp-0x10]        # x186 = x173 + x174 + CF, CF to x188, complete
        movq xmm1, r9              # spill x168
        movq r9, xmm0              # reload x175
        adc r9, [rsp-0x18]         # x188 = x175 + x176 + CF, CF to x190, complete
        movq xmm0, r8              # spill x166
        movq r8, xmm3              # reload x177
        adc r8, [rsp-0x8]          # x190 = x177 + x178 + CF, CF to x192, complete
        movq xmm3, r15             # spill x151
        mov r15, [rsp-0x60]        # reload x180
        movq rsi, xmm2             # reload x179
        adc r15, rsi               # x192 = x179 + x180 + CF, CF to x194, complete
        adc rax, [rsp-0x58]        # x194 = x181 + x182 + CF, CF to x196, complete
        adc rdx, 0x0               # x196 = x183 + CF, no carry, complete
        add r12, r14               # x197 = x156 + x170, CF to x199, complete
        adc rbx, r10               # x199 = x158 + x184 + CF, CF to x201, complete
        adc rcx, rbp               # x201 = x160 + x186 + CF, CF to x203, complete
        adc r9, r13                # x203 = x162 + x188 + CF, CF to x205, complete
        adc r11, r8                # x205 = x164 + x190 + CF, CF to x207, complete
        adc r15, 0x0               # x207 = x192 + CF, CF to x209
        adc rax, 0x0               # x209 = x194 + CF, CF to x211
        adc rdx, 0x0               # x211 = x196 + CF
        mov r8, rdx                # copy x211
        mov r10, rax               # copy x209
        mov rax, [rdi+0x20]        # load arg1[4]
        mov rsi, [rsp-0x30]        # reload pointer arg2
        mul qword ptr [rsi+0x28]   # x222:x221 = arg1[4]*arg2[5]
        mov rbp, rdx               # copy x222
        mov r13, rax               # copy x221
        mov rax, [rdi+0x28]        # load arg1[5]
        mul qword ptr [rsi+0x28]   # x224:x223 = arg1[5]*arg2[5]
        mov r14, rdx               # copy x224
        mov [rsp-0x58], rax        # spill x223
        mov rax, [rdi+0x18]        # load arg1[3]
        mul qword ptr [rsi+0x28]   # x220:x219 = arg1[3]*arg2[5]
        add rdx, r13               # x233 = x220 + x221, CF to x235
        adc rbp, [rsp-0x58]        # x235 = x222 + x223 + CF, CF to x237
        adc r14, 0x0               # x237 = x224 + CF, no carry
        mov r13, rdx               # copy x233
        mov [rsp-0x58], rax        # spill x219
        mov rax, [rdi+0x30]        # load arg1[6]
        mul qword ptr [rsi+0x28]   # x226:x225 = arg1[6]*arg2[5]
        mov [rsp-0x60], rdx        # spill x226
        movq xmm2, rax             # spill x225
        mov rax, [rdi]             # load arg1[0]
        mul qword ptr [rsi+0x30]   # x257:x256 = arg1[0]*arg2[6]
        mov [rsp-0x8], rdx         # spill x257
        mov [rsp-0x18], rax        # spill x256
        mov rax, [rdi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x28]   # x216:x215 = arg1[1]*arg2[5]
        mov [rsp-0x10], r12        # spill x197
        movq r12, xmm2             # reload x225
        add r14, r12               # x237 += x225, CF to x239
        mov r12, [rsp-0x60]        # reload x226
        adc r12, 0x0               # x239 = x226 + CF, no carry
        mov [rsp-0x60], rdx        # spill x216
        movq xmm2, rax             # spill x215
        mov rax, [rdi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x28]   # x218:x217 = arg1[2]*arg2[5]
        mov [rsp-0x78], r8         # spill x211
        movq r8, xmm2              # reload x215
        add r8, [rsp-0x68]         # x227 = x215 + x214, CF to x229, complete
        adc rax, [rsp-0x60]        # x229 = x216 + x217 + CF, CF to x231, complete
        adc rdx, [rsp-0x58]        # x231 = x218 + x219 + CF, CF to x233, complete
        adc r13, 0x0               # x233 += CF, CF to x235, complete
        adc rbp, 0x0               # x235 += CF, CF to x237, complete
        adc r14, 0x0               # x237 += CF, CF to x239, complete
        adc r12, 0x0               # x239 += CF, no carry, complete
        add rbx, [rsp-0x70]        # x240 = x199 + x213, CF to x242, complete
        adc rcx, r8                # x242 = x201 + x227 + CF, CF to x244, complete
        adc r9, rax                # x244 = x203 + x229 + CF, CF to x246, complete
        adc r11, rdx               # x246 = x205 + x231 + CF, CF to x248, complete
        adc r13, 0x0               # x248 = x233 + CF, CF to x250
        adc rbp, 0x0               # x250 = x235 + CF, CF to x252
        adc r14, 0x0               # x252 = x237 + CF, CF to x254
        adc r12, 0x0               # x254 = x239 + CF
        mov rax, [rsi+0x30]        # load arg2[6]
        mul qword ptr [rdi+0x10]   # x261:x260 = arg1[2]*arg2[6]
        mov r8, rdx                # copy x261
        mov [rsp-0x70], rax        # spill x260
        mov rax, [rdi+0x20]        # load arg1[4]
        mul qword ptr [rsi+0x30]   # x265:x264 = arg1[4]*arg2[6]
        mov [rsp-0x58], rdx        # spill x265
        mov [rsp-0x60], rax        # spill x264
        mov rax, [rdi+0x28]        # load arg1[5]
        mul qword ptr [rsi+0x30]   # x267:x266 = arg1[5]*arg2[6]
        movq xmm2, rdx             # spill x267
        mov [rsp-0x68], rax        # spill x266
        mov rax, [rdi+0x30]        # load arg1[6]
        mul qword ptr [rsi+0x18]   # x140:x139 = arg1[6]*arg2[3]
        mov [rsp-0x80], rbx        # spill x240
        movq rbx, xmm3             # reload x151
        add rax, rbx               # x151 += x139, CF to x153, complete
        adc rdx, 0x0               # x153 = x140 + CF, no carry, complete
        movq rbx, xmm0             # reload x166
        add rax, rbx               # x166 += x151, CF to x168, complete
        movq rbx, xmm1             # reload x168
        adc rbx, 0x0               # x168 += CF
        add rax, r15               # x207 += x166, CF to x209, complete
        adc r10, 0x0               # x209 += CF, CF to x211
        mov r15, [rsp-0x78]        # reload x211
        adc r15, 0x0               # x211 += CF
        add rdx, rbx               # x168 += x153, complete
        add rdx, r10               # x209 += x168, CF to x211, complete
        adc r15, 0x0               # x211 += CF, complete
        add r13, rax               # x248 += x207, CF to x250, complete
        adc rdx, rbp               # x250 += x209 + CF, CF to x252, complete
        adc r14, r15               # x252 += x211 + CF, CF to x254, complete
        adc r12, 0x0               # x254 += CF, complete
        mov r10, rdx               # copy x250
        mov rax, [rdi+0x30]        # load arg1[6]
        mul qword ptr [rsi+0x30]   # x269:x268 = arg1[6]*arg2[6]
        mov rbx, rdx               # copy x269
        mov rbp, rax               # copy x268
        mov rax, [rsi+0x30]        # load arg2[6]
        mul qword ptr [rdi+0x18]   # x263:x262 = arg1[3]*arg2[6]
        mov r15, rdx               # copy x263
        mov [rsp-0x78], rax        # spill x262
        mov rax, [rsi+0x30]        # load arg2[6]
        mul qword ptr [rdi+0x8]    # x259:x258 = arg1[1]*arg2[6]
        add rax, [rsp-0x8]         # x270 = x258 + x257, CF to x272, complete
        adc rdx, [rsp-0x70]        # x272 = x259 + x260 + CF, CF to x274, complete
        mov rdi, [rsp-0x78]        # reload x262
        adc rdi, 0x0               # x274 = x262 + CF, CF to x276
        adc r15, [rsp-0x60]        # x276 = x263 + x264 + CF, CF to x278
        mov rsi, [rsp-0x68]        # reload x266
        adc rsi, 0x0               # x278 = x266 + CF, CF to x280
        adc rbp, 0x0               # x280 = x268 + CF, CF to x282
        adc rbx, 0x0               # x282 = x269 + CF, no carry
        add r8, rdi                # x274 += x261, CF to x276, complete
        adc r15, 0x0               # x276 += CF, CF to x278, complete
        adc rsi, [rsp-0x58]        # x278 += x265 + CF, CF to x280, complete
        movq rdi, xmm2             # reload x267
        adc rbp, rdi               # x280 += x267 + CF, CF to x282, complete
        adc rbx, 0x0               # x282 += CF, no carry, complete
        add r12, rbp               # x295 = x254 + x280, CF to x297
        adc rbx, 0x0               # x297 = x282 + CF
        add rcx, [rsp-0x18]        # x283 = x242 + x256, CF to x285, complete
        adc rax, r9                # x285 = x244 + x270 + CF, CF to x287, complete
        adc r11, rdx               # x287 = x246 + x272 + CF, CF to x289, complete
        adc r13, r8                # x289 = x248 + x274 + CF, CF to x291, complete
        adc r10, r15               # x291 = x250 + x276 + CF, CF to x293, complete
        adc rsi, r14               # x293 = x252 + x278 + CF, CF to x295, complete
        adc r12, 0x0               # x295 += CF, CF to x297, complete
        adc rbx, 0x0               # x297 += CF, complete
        mov r8, [rsp-0x20]         # reload x14
        add r8, rax                # x299 = x14 + x285, CF to x301, complete
        mov r9, [rsp-0x38]         # reload x68
        adc r9, r11                # x301 = x68 + x287 + CF, CF to x303, complete
        mov rdi, r13               # copy x289
        adc rdi, [rsp-0x50]        # x303 = x111 + x289 + CF, CF to x305, complete
        mov rdx, [rsp-0x40]        # reload x154
        adc rdx, r10               # x305 = x154 + x291 + CF, CF to x307, complete
        mov rbp, [rsp-0x10]        # reload x197
        adc rbp, rsi               # x307 = x197 + x293 + CF, CF to x309, complete
        mov r14, r12               # copy x295
        adc r14, [rsp-0x80]        # x309 = x240 + x295 + CF, CF to x311, complete
        adc rcx, rbx               # x311 = x283 + x297 + CF, CF to x329, complete
        mov r15d, 0x0              # begins x329 = CF
        adc r15, 0x0               # x329 = CF
        mov [rsp-0x80], rdi        # spill x303
        mov rdi, rsi               # copy x293
        shrd rdi, r12, 0x20        # x314 = high word of (x295:x293 << 32)
        shr r12, 0x20              # t1 = x295 >> 32
        mov [rsp-0x10], r9         # spill x301
        mov r9, rbx                # copy x297
        shl r9, 0x20               # t2 = x297 << 32 mod 2^64
        lea r9, [r12+r9]           # x313 = t1 + t2 mod 2^64 = high word of (x297:x295 << 32)
        mov r12, r10               # copy x291
        shr r12, 0x20              # t3 = x291 >> 32
        shl rsi, 0x20              # t4 = x293 << 32 mod 2^64
        lea rsi, [r12+rsi]         # x315 = t3 + t4 mod 2^64 = high word of (x293:x291 << 32)
        mov r12, r11               # copy x287
        shrd r12, r13, 0x20        # x317 = high word of (x289:x287 << 32)
        shrd r13, r10, 0x20        # x316 = high word of (x291:x289 << 32)
        shld r11, rax, 0x20        # x318 = high word of (x287:x285 << 32)
        shr rbx, 0x20              # x319 = x297 >> 32
        shl rax, 0x20              # x320 = x285 << 32 mod 2^64
        add rdx, rax               # x321 = x305 + x320, CF to x323, complete
        adc r11, rbp               # x323 = x307 + x318 + CF, CF to x325, complete
        adc r12, r14               # x325 = x309 + x317 + CF, CF to x327, complete
        adc r13, rcx               # x327 = x311 + x316 + CF, CF to x329, complete
        adc rsi, 0x0               # x329.2 = x315 + CF, CF to x331
        adc rdi, 0x0               # x331 = x314 + CF, CF to x333
        adc r9, 0x0                # x333 = x313 + CF, CF to x335
        adc rbx, 0x0               # x335 = x319 + CF, no carry
        add rsi, r15               # x329 += x329.2, CF to x331, complete
        adc rdi, 0x0               # x331 += CF, CF to x333, complete
        adc r9, 0x0                # x333 += CF, CF to x335, complete
        adc rbx, 0x0               # x335 += CF, no carry, complete
        add r8, rsi                # x336 = x299 + x329, CF to x338, complete
        mov rax, rdi               # copy x331
        adc rax, [rsp-0x10]        # x338 = x301 + x331 + CF, CF to x340, complete
        mov r10, [rsp-0x80]        # reload x303
        adc r10, r9                # x340 = x303 + x333 + CF, CF to x342, complete
        adc rdx, rbx               # x342 = x321 + x335 + CF, CF to x344, complete
        adc r11, 0x0               # x344 = x323 + CF, CF to x346, complete
        adc r12, 0x0               # x346 = x325 + CF, CF to x348, complete
        adc r13, 0x0               # x348 = x327 + CF, CF to x363, complete
        mov ecx, 0x0               # begins x363 = CF
        adc rcx, 0x0               # x363 = CF
        mov rbp, rsi               # copy x329
        shrd rbp, rdi, 0x20        # x352 = high word of (x331:x329 << 32)
        add r11, rbp               # x357 = x344 + x352, CF to x359
        adc r12, 0x0               # x359 = x346 + CF, CF to x361
        adc r13, 0x0               # x361 = x348 + CF, CF to x363
        adc rcx, 0x0               # x363 += CF, no carry
        mov rbp, rbx               # copy x335
        shld rbp, r9, 0x20         # x350 = high word of (x335:x333 << 32)
        shrd rdi, r9, 0x20         # x351 = high word of (x333:x331 << 32)
        shr rbx, 0x20              # x353 = x335 >> 32
        shl rsi, 0x20              # x354 = x329 << 32 mod 2^64
        add rsi, rdx               # x355 = x342 + x354, CF to x357, complete
        adc r11, 0x0               # x357 += CF, CF to x359, complete
        adc r12, rdi               # x359 += x351 + CF, CF to x361, complete
        adc r13, rbp               # x361 += x350 + CF, CF to x363, complete
        adc rbx, 0x0               # x363.2 = x353 + CF, no carry
        add rbx, rcx               # x363 += x363.2, no carry, complete
        add r8, rbx                # x364 = x336 + x363, CF to x366, complete
        adc rax, 0x0               # x366 = x338 + CF, CF to x368, complete
        adc r10, 0x0               # x368 = x340 + CF, CF to x370, complete
        adc rsi, 0x0               # x370 = x355 + CF, CF to x372, complete
        adc r11, 0x0               # x372 = x357 + CF, CF to x374, complete
        adc r12, 0x0               # x374 = x359 + CF, CF to x376, complete
        adc r13, 0x0               # x376 = x361 + CF, CF to x387, complete
        mov r9d, 0x0               # begins x387 = CF
        adc r9, 0x0                # x387 = CF
        shl rbx, 0x20              # x378 = x363 << 32
        add rsi, rbx               # x379 = x370 + x378, CF to x381, complete
        adc r11, 0x0               # x381 = x372 + CF, CF to x383, complete
        adc r12, 0x0               # x383 = x374 + CF, CF to x385, complete
        adc r13, 0x0               # x385 = x376 + CF, CF to x387, complete
        adc r9, 0x0                # x387 += CF, no carry, complete
        and r9, 0x1                # x388 = x387 & 1
        mov rcx, r9                # copy x388
        shl rcx, 0x20              # x389 = x388 << 32
        add r9, r8                 # x390 = x364 + x388, CF to x392, complete
        adc rax, 0x0               # x392 = x366 + CF, CF to x394, complete
        adc r10, 0x0               # x394 = x368 + CF, CF to x396, complete
        adc rsi, rcx               # x396 = x379 + x389 + CF, CF to x398, complete
        adc r11, 0x0               # x398 = x381 + CF, CF to x400, complete
        adc r12, 0x0               # x400 = x383 + CF, CF to x402, complete
        adc r13, 0x0               # x402 = x385 + CF, complete
        mov r8, [rsp-0x28]         # reload pointer out1
        mov [r8+0x10], r10         # out1[2] = x394
        mov [r8+0x20], r11         # out1[4] = x398
        mov [r8+0x8], rax          # out1[1] = x392
        mov [r8+0x18], rsi         # out1[3] = x396
        mov [r8+0x28], r12         # out1[5] = x400
        mov [r8], r9               # out1[0] = x390
        mov [r8+0x30], r13         # out1[6] = x402

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
        .size   fe_p448_mul_loose, .-fe_p448_mul_loose
        .section .note.GNU-stack, "", @progbits
