/*
 * p434 mul (loose), modulo p = 2^216 * 3^137 - 1
 * out1 is congruent to arg1*arg2/2^448 modulo p
 * arg1, arg2 below 2^435; out1 below 2^434; arrays may overlap
 *
 * void fe_p434_mul_loose(uint64_t out1[7], const uint64_t arg1[7], const uint64_t arg2[7]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[7]  written, below 2^434
 *   rsi  arg1[7]  read, below 2^435
 *   rdx  arg2[7]  read, below 2^435
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, xmm0, xmm1, xmm2, xmm3, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   xmm0        x19, then x38, then x52, then x94, then x130, then x171, then x213, then x247
 *   xmm1        x18, then x37, then pointer out1
 *   xmm2        x21, then x36, then x56, then x91, then x136, then x154, then x167
 *   xmm3        x20, then x35, then x55, then x98, then x274.2
 *   [rsp-0x8]   x23, then x40, then x60, then x92, then x129, then x176, then x191, then x203
 *   [rsp-0x10]  x22, then x39, then x51, then x97, then x131, then x173, then x214, then x229,
 *               then x242
 *   [rsp-0x18]  x25, then x50, then x57, then x95, then x134, then x153, then x168, then x210,
 *               then x244
 *   [rsp-0x20]  x24, then x49, then x53, then pointer arg1
 *   [rsp-0x28]  x59, then x96, then x121
 *   [rsp-0x30]  x62, then x89, then x135, then x205, then x251
 *   [rsp-0x38]  x61, then x93, then x133, then x174, then x194, then x207, then x252
 *   [rsp-0x40]  x100, then x115, then x127, then x175, then x211, then x250
 *   [rsp-0x48]  x99, then x132, then x172, then x193, then x208, then x243
 *   [rsp-0x50]  x138, then x217
 *   [rsp-0x58]  x137, then x206, then x248
 *   [rsp-0x60]  x178, then x209, then x249
 *   [rsp-0x68]  x177, then x212, then x241
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x28 = x15 + x16 (carry to x29)
 *   x29 = x17 + x18 (carry to x46)
 *   x46 = x19 + x20 + x39 (carry to x47)
 *   x47 = x21 + x22 + x43 (carry to x48)
 *   x48 = x23 + x24 + x44 (carry to x49)
 *   x49 = x25 + x26 + x45 + x37 (carry to x50)
 *   x50 = x27 + x38
 *   x65 = x28 + x51 (carry to x103)
 *   x103 = x29 + x52 + x53 + x89 (carry to x141)
 *   x141 = x46 + x54 + x55 + x90 + x91 + x127 (carry to x179)
 *   x179 = x47 + x56 + x57 + x77 + x92 + x93 + x128 + x129 + x165 (carry to x217)
 *   x217 = x48 + x58 + x59 + x81 + x94 + x95 + x115 + x130 + x131 + x166 + x167 + x203 (carry to x255)
 *   x255 = x49 + x60 + x61 + x82 + x96 + x97 + x119 + x132 + x133 + x153 + x168 + x169 + x204 + x205
 *          + x241 (carry to x256)
 *   x256 = x50 + x62 + x63 + x83 + x75 + x98 + x99 + x120 + x134 + x135 + x157 + x170 + x171 + x191
 *          + x206 + x207 + x242 + x243 (carry to x257)
 *   x257 = x64 + x76 + x100 + x101 + x121 + x113 + x136 + x137 + x158 + x172 + x173 + x195 + x208 + x209
 *          + x229 + x244 + x245 (carry to x274)
 *   x274 = x102 + x114 + x138 + x139 + x159 + x151 + x174 + x175 + x196 + x210 + x211 + x233 + x246
 *          + x247 + x267 (carry to x275)
 *   x275 = x140 + x152 + x176 + x177 + x197 + x189 + x212 + x213 + x234 + x248 + x249 + x271
 *          (carry to x276)
 *   x276 = x178 + x190 + x214 + x215 + x235 + x227 + x250 + x251 + x272 (carry to x277)
 *   x277 = x216 + x228 + x252 + x253 + x273 + x265 (carry to x278)
 *   x278 = x254 + x266
 *
 * 561 instructions; 163.6 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.124 [1.121, 1.124] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.123 [1.123, 1.123] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 30, 2026-11-24T14:09:45.533Z
 * npm run optimize -- --field p434 --op mul --seed 30 --target x86-64 --budget 5s
 * sha256 of the code: 658c5083878c7854b945d9f75e564e5d5f0f2b403012b3ecf9789e17c4e4046e
 */
        .intel_syntax noprefix
        .text
        .globl  fe_p434_mul_loose
        .type   fe_p434_mul_loose, @function
        .p2align 6
fe_p434_mul_loose:
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
        mov rax, [r8]              # load arg2[0]
        mul qword ptr [rsi]        # x15:x14 = arg1[0]*arg2[0]
        mov r9, rdx                # copy x15
        mov r10, rax               # copy x14
        mov rax, [r8]              # load arg2[0]
        mul qword ptr [rsi+0x8]    # x17:x16 = arg1[1]*arg2[0]
        mov r11, rdx               # copy x17
        mov rcx, rax               # copy x16
        mov rax, [r8]              # load arg2[0]
        mul qword ptr [rsi+0x10]   # x19:x18 = arg1[2]*arg2[0]
        movq xmm0, rdx             # spill x19
        movq xmm1, rax             # spill x18
        mov rax, [r8]              # load arg2[0]
        mul qword ptr [rsi+0x18]   # x21:x20 = arg1[3]*arg2[0]
        movq xmm2, rdx             # spill x21
        movq xmm3, rax             # spill x20
        mov rax, [r8]              # load arg2[0]
        mul qword ptr [rsi+0x20]   # x23:x22 = arg1[4]*arg2[0]
        mov [rsp-0x8], rdx         # spill x23
        mov [rsp-0x10], rax        # spill x22
        mov rax, [r8]              # load arg2[0]
        mul qword ptr [rsi+0x28]   # x25:x24 = arg1[5]*arg2[0]
        mov [rsp-0x18], rdx        # spill x25
        mov [rsp-0x20], rax        # spill x24
        mov rax, [rsi+0x30]        # load arg1[6]
        mul qword ptr [r8]         # x27:x26 = arg1[6]*arg2[0]
        add rcx, r9                # x28 = x16 + x15, CF to x29, complete
        movq r9, xmm1              # reload x18
        adc r11, r9                # x29 = x18 + x17 + CF, CF to x46, complete

        /* complete: [x29, x28] in [r11, rcx] */
        movq r9, xmm3              # reload x20
        movq rbx, xmm0             # reload x19
        adc r9, rbx                # x46 = x20 + x19 + CF, CF to x47
        mov rbx, [rsp-0x10]        # reload x22
        movq rbp, xmm2             # reload x21
        adc rbx, rbp               # x47 = x22 + x21 + CF, CF to x48
        mov rbp, [rsp-0x20]        # reload x24
        adc rbp, [rsp-0x8]         # x48 = x24 + x23 + CF, CF to x49
        adc rax, [rsp-0x18]        # x49 = x26 + x25 + CF, CF to x50
        adc rdx, 0x0               # x50 = x27 + CF, no carry
        mov [rsp-0x18], rdx        # spill x50
        mov [rsp-0x20], rax        # spill x49
        mov rax, r10               # copy x14
        movabs r12, -0x23e89851d000000 # constant 0xfdc1767ae3000000
        mul r12                    # x40:x39 = x14*0xfdc1767ae3000000
        mov [rsp-0x8], rdx         # spill x40
        mov [rsp-0x10], rax        # spill x39
        mov rax, r10               # copy x14
        movabs r13, 0x6cfc5fd681c52056 # constant 0x6cfc5fd681c52056
        mul r13                    # x36:x35 = x14*0x6cfc5fd681c52056
        movq xmm2, rdx             # spill x36
        movq xmm3, rax             # spill x35
        mov rax, r10               # copy x14
        movabs r14, 0x2341f27177344 # constant 0x2341f27177344
        mul r14                    # x38:x37 = x14*0x2341f27177344
        movq xmm0, rdx             # spill x38
        movq xmm1, rax             # spill x37
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi+0x18]   # x58:x57 = arg1[3]*arg2[1]
        add r9, [rsp-0x10]         # x46 += x39, CF to x47, complete
        adc rbx, 0x0               # x47 += CF, CF to x48
        adc rbp, 0x0               # x48 += CF, CF to x49
        movq r15, xmm1             # reload x37
        adc r15, 0x0               # x49.2 = x37 + CF, CF to x50
        movq xmm1, rdi             # spill pointer out1
        mov rdi, [rsp-0x18]        # reload x50
        movq r14, xmm0             # reload x38
        adc rdi, r14               # x50 += x38 + CF, no carry
        mov r14, rdx               # copy x58
        mov [rsp-0x18], rax        # spill x57
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi]        # x52:x51 = arg1[0]*arg2[1]
        movq xmm0, rdx             # spill x52
        mov [rsp-0x10], rax        # spill x51
        mov rax, r10               # copy x14
        movabs r13, 0x7bc65c783158aea3 # constant 0x7bc65c783158aea3
        mul r13                    # x42:x41 = x14*0x7bc65c783158aea3
        add rax, [rsp-0x8]         # x43 = x40 + x41, CF to x44, complete
        adc rdx, 0x0               # x44 = x42 + CF, no carry
        add rbx, rax               # x47 += x43, CF to x48, complete
        adc rbp, 0x0               # x48 += CF, CF to x49
        adc r15, 0x0               # x49.2 += CF, CF to x50
        adc rdi, 0x0               # x50 += CF, no carry
        movq rax, xmm3             # reload x35
        add rdx, rax               # x44 += x35, CF to x45, complete
        movq rax, xmm2             # reload x36
        adc rax, 0x0               # x45 = x36 + CF, no carry, complete

        /* complete: [x45, x44, x43] in [rax, rdx, -] */
        add rbp, rdx               # x48 += x44, CF to x49, complete
        adc rax, [rsp-0x20]        # x49 += x45 + CF, CF to x50
        adc rdi, 0x0               # x50 += CF, no carry
        add rax, r15               # x49 += x49.2, CF to x50, complete
        adc rdi, 0x0               # x50 += CF, no carry, complete

        /* complete: [x50, x49, x48, x47, x46] in [rdi, rax, rbp, rbx, r9] */
        mov r10, rax               # copy x49
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi+0x8]    # x54:x53 = arg1[1]*arg2[1]
        mov r15, rdx               # copy x54
        mov [rsp-0x20], rax        # spill x53
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi+0x10]   # x56:x55 = arg1[2]*arg2[1]
        movq xmm2, rdx             # spill x56
        movq xmm3, rax             # spill x55
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi+0x20]   # x60:x59 = arg1[4]*arg2[1]
        mov [rsp-0x8], rdx         # spill x60
        mov [rsp-0x28], rax        # spill x59
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi+0x28]   # x62:x61 = arg1[5]*arg2[1]
        mov [rsp-0x30], rdx        # spill x62
        mov [rsp-0x38], rax        # spill x61
        mov rax, [rsi+0x30]        # load arg1[6]
        mul qword ptr [r8+0x8]     # x64:x63 = arg1[6]*arg2[1]
        add rcx, [rsp-0x10]        # x65 = x28 + x51, CF to x103, complete
        adc r11, [rsp-0x20]        # x103 = x29 + x53 + CF, CF to x141
        mov [rsp-0x20], rsi        # spill pointer arg1
        movq rsi, xmm3             # reload x55
        adc r9, rsi                # x141 = x46 + x55 + CF, CF to x179
        adc rbx, [rsp-0x18]        # x179 = x47 + x57 + CF, CF to x217
        adc rbp, [rsp-0x28]        # x217 = x48 + x59 + CF, CF to x255
        mov rsi, [rsp-0x38]        # reload x61
        adc rsi, 0x0               # x255 = x61 + CF, CF to x256
        adc rdi, rax               # x256 = x50 + x63 + CF, CF to x257
        adc rdx, 0x0               # x257 = x64 + CF, no carry
        movq rax, xmm0             # reload x52
        add r11, rax               # x103 += x52, CF to x141
        adc r9, r15                # x141 += x54 + CF, CF to x179
        movq rax, xmm2             # reload x56
        adc rbx, rax               # x179 += x56 + CF, CF to x217
        adc rbp, r14               # x217 += x58 + CF, CF to x255
        adc r10, rsi               # x255 += x49 + CF, CF to x256
        adc rdi, 0x0               # x256 += CF, CF to x257
        adc rdx, 0x0               # x257 += CF, no carry
        add r10, [rsp-0x8]         # x255 += x60, CF to x256
        adc rdi, [rsp-0x30]        # x256 += x62 + CF, CF to x257
        adc rdx, 0x0               # x257 += CF, no carry
        mov rsi, rdx               # copy x257
        mov rax, rcx               # copy x65
        mul r12                    # x78:x77 = x65*0xfdc1767ae3000000
        mov r14, rdx               # copy x78
        mov r15, rax               # copy x77
        mov rax, rcx               # copy x65
        mul r13                    # x80:x79 = x65*0x7bc65c783158aea3
        add r14, rax               # x81 = x78 + x79, CF to x82, complete
        adc rdx, 0x0               # x82 = x80 + CF, no carry
        add rbp, r14               # x217 += x81, CF to x255
        adc r10, 0x0               # x255 += CF, CF to x256
        adc rdi, 0x0               # x256 += CF, CF to x257
        adc rsi, 0x0               # x257 += CF, no carry
        mov r14, rdx               # copy x82
        mov rax, rcx               # copy x65
        movabs r13, 0x6cfc5fd681c52056 # constant 0x6cfc5fd681c52056
        mul r13                    # x74:x73 = x65*0x6cfc5fd681c52056
        add rax, r14               # x82 += x73, CF to x83, complete
        adc rdx, 0x0               # x83 = x74 + CF, no carry, complete

        /* complete: [x83, x82, x81] in [rdx, rax, -] */
        add r10, rax               # x255 += x82, CF to x256
        adc rdi, rdx               # x256 += x83 + CF, CF to x257
        adc rsi, 0x0               # x257 += CF, no carry
        mov rax, rcx               # copy x65
        movabs r14, 0x2341f27177344 # constant 0x2341f27177344
        mul r14                    # x76:x75 = x65*0x2341f27177344
        add rbx, r15               # x179 += x77, CF to x217
        adc rbp, 0x0               # x217 += CF, CF to x255
        adc r10, 0x0               # x255 += CF, CF to x256
        adc rdi, rax               # x256 += x75 + CF, CF to x257
        adc rsi, rdx               # x257 += x76 + CF, no carry
        mov rax, [r8+0x10]         # load arg2[2]
        mov rcx, [rsp-0x20]        # reload pointer arg1
        mul qword ptr [rcx]        # x90:x89 = arg1[0]*arg2[2]
        mov r15, rdx               # copy x90
        mov [rsp-0x30], rax        # spill x89
        mov rax, [r8+0x10]         # load arg2[2]
        mul qword ptr [rcx+0x8]    # x92:x91 = arg1[1]*arg2[2]
        mov [rsp-0x8], rdx         # spill x92
        movq xmm2, rax             # spill x91
        mov rax, [r8+0x10]         # load arg2[2]
        mul qword ptr [rcx+0x10]   # x94:x93 = arg1[2]*arg2[2]
        movq xmm0, rdx             # spill x94
        mov [rsp-0x38], rax        # spill x93
        mov rax, [r8+0x10]         # load arg2[2]
        mul qword ptr [rcx+0x18]   # x96:x95 = arg1[3]*arg2[2]
        mov [rsp-0x28], rdx        # spill x96
        mov [rsp-0x18], rax        # spill x95
        mov rax, [r8+0x10]         # load arg2[2]
        mul qword ptr [rcx+0x20]   # x98:x97 = arg1[4]*arg2[2]
        movq xmm3, rdx             # spill x98
        mov [rsp-0x10], rax        # spill x97
        mov rax, [r8+0x10]         # load arg2[2]
        mul qword ptr [rcx+0x28]   # x100:x99 = arg1[5]*arg2[2]
        mov [rsp-0x40], rdx        # spill x100
        mov [rsp-0x48], rax        # spill x99
        mov rax, [rcx+0x30]        # load arg1[6]
        mul qword ptr [r8+0x10]    # x102:x101 = arg1[6]*arg2[2]
        add r11, [rsp-0x30]        # x103 += x89, CF to x141, complete
        movq r14, xmm2             # reload x91
        adc r9, r14                # x141 += x91 + CF, CF to x179
        adc rbx, [rsp-0x38]        # x179 += x93 + CF, CF to x217
        adc rbp, [rsp-0x18]        # x217 += x95 + CF, CF to x255
        adc r10, [rsp-0x10]        # x255 += x97 + CF, CF to x256
        adc rdi, [rsp-0x48]        # x256 += x99 + CF, CF to x257
        adc rsi, rax               # x257 += x101 + CF, CF to x274
        adc rdx, 0x0               # x274 = x102 + CF, no carry
        add r9, r15                # x141 += x90, CF to x179
        adc rbx, [rsp-0x8]         # x179 += x92 + CF, CF to x217
        movq rax, xmm0             # reload x94
        adc rbp, rax               # x217 += x94 + CF, CF to x255
        adc r10, [rsp-0x28]        # x255 += x96 + CF, CF to x256
        movq rax, xmm3             # reload x98
        adc rdi, rax               # x256 += x98 + CF, CF to x257
        adc rsi, [rsp-0x40]        # x257 += x100 + CF, CF to x274
        adc rdx, 0x0               # x274 += CF, no carry
        mov r14, rdx               # copy x274
        mov rax, r11               # copy x103
        mul r12                    # x116:x115 = x103*0xfdc1767ae3000000
        mov r15, rdx               # copy x116
        mov [rsp-0x40], rax        # spill x115
        mov rax, r11               # copy x103
        movabs r12, 0x7bc65c783158aea3 # constant 0x7bc65c783158aea3
        mul r12                    # x118:x117 = x103*0x7bc65c783158aea3
        add r15, rax               # x119 = x116 + x117, CF to x120, complete
        adc rdx, 0x0               # x120 = x118 + CF, no carry
        add r10, r15               # x255 += x119, CF to x256
        adc rdi, 0x0               # x256 += CF, CF to x257
        adc rsi, 0x0               # x257 += CF, CF to x274
        adc r14, 0x0               # x274 += CF, no carry
        mov r15, rdx               # copy x120
        mov rax, r11               # copy x103
        mul r13                    # x112:x111 = x103*0x6cfc5fd681c52056
        add rax, r15               # x120 += x111, CF to x121, complete
        adc rdx, 0x0               # x121 = x112 + CF, no carry, complete

        /* complete: [x121, x120, x119] in [rdx, rax, -] */
        add rdi, rax               # x256 += x120, CF to x257
        adc rsi, 0x0               # x257 += CF, CF to x274
        adc r14, 0x0               # x274 += CF, no carry
        mov r15, rdx               # copy x121
        mov rax, [r8+0x30]         # load arg2[6]
        mul qword ptr [rcx+0x10]   # x246:x245 = arg1[2]*arg2[6]
        add rsi, rax               # x257 += x245, CF to x274
        adc rdx, 0x0               # x274.2 = x246 + CF, no carry
        movq xmm3, rdx             # spill x274.2
        mov rax, r11               # copy x103
        mov [rsp-0x28], r15        # spill x121
        movabs r15, 0x2341f27177344 # constant 0x2341f27177344
        mul r15                    # x114:x113 = x103*0x2341f27177344
        add rbp, [rsp-0x40]        # x217 += x115, CF to x255
        adc r10, 0x0               # x255 += CF, CF to x256
        adc rdi, 0x0               # x256 += CF, CF to x257
        adc rsi, rax               # x257 += x113 + CF, CF to x274
        adc r14, rdx               # x274 += x114 + CF, no carry
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rcx]        # x128:x127 = arg1[0]*arg2[3]
        mov r11, rdx               # copy x128
        mov [rsp-0x40], rax        # spill x127
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rcx+0x8]    # x130:x129 = arg1[1]*arg2[3]
        movq xmm0, rdx             # spill x130
        mov [rsp-0x8], rax         # spill x129
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rcx+0x10]   # x132:x131 = arg1[2]*arg2[3]
        mov [rsp-0x48], rdx        # spill x132
        mov [rsp-0x10], rax        # spill x131
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rcx+0x18]   # x134:x133 = arg1[3]*arg2[3]
        mov [rsp-0x18], rdx        # spill x134
        mov [rsp-0x38], rax        # spill x133
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rcx+0x20]   # x136:x135 = arg1[4]*arg2[3]
        movq xmm2, rdx             # spill x136
        mov [rsp-0x30], rax        # spill x135
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rcx+0x28]   # x138:x137 = arg1[5]*arg2[3]
        mov [rsp-0x50], rdx        # spill x138
        mov [rsp-0x58], rax        # spill x137
        mov rax, [rcx+0x30]        # load arg1[6]
        mul qword ptr [r8+0x18]    # x140:x139 = arg1[6]*arg2[3]
        add r9, [rsp-0x40]         # x141 += x127, CF to x179, complete
        adc rbx, [rsp-0x8]         # x179 += x129 + CF, CF to x217
        adc rbp, [rsp-0x10]        # x217 += x131 + CF, CF to x255
        adc r10, [rsp-0x38]        # x255 += x133 + CF, CF to x256
        adc rdi, [rsp-0x30]        # x256 += x135 + CF, CF to x257
        adc rsi, [rsp-0x58]        # x257 += x137 + CF, CF to x274
        adc r14, rax               # x274 += x139 + CF, CF to x275
        adc rdx, 0x0               # x275 = x140 + CF, no carry
        add rbx, r11               # x179 += x128, CF to x217
        movq rax, xmm0             # reload x130
        adc rbp, rax               # x217 += x130 + CF, CF to x255
        adc r10, [rsp-0x48]        # x255 += x132 + CF, CF to x256
        adc rdi, [rsp-0x18]        # x256 += x134 + CF, CF to x257
        movq rax, xmm2             # reload x136
        adc rsi, rax               # x257 += x136 + CF, CF to x274
        adc r14, [rsp-0x50]        # x274 += x138 + CF, CF to x275
        adc rdx, 0x0               # x275 += CF, no carry
        mov r11, rdx               # copy x275
        mov rax, r9                # copy x141
        mov [rsp-0x50], rbp        # spill x217
        movabs rbp, -0x23e89851d000000 # constant 0xfdc1767ae3000000
        mul rbp                    # x154:x153 = x141*0xfdc1767ae3000000
        movq xmm2, rdx             # spill x154
        mov [rsp-0x18], rax        # spill x153
        mov rax, r9                # copy x141
        mul r12                    # x156:x155 = x141*0x7bc65c783158aea3
        movq r12, xmm2             # reload x154
        add rax, r12               # x157 = x154 + x155, CF to x158, complete
        adc rdx, 0x0               # x158 = x156 + CF, no carry
        add rdi, rax               # x256 += x157, CF to x257
        adc rsi, 0x0               # x257 += CF, CF to x274
        adc r14, 0x0               # x274 += CF, CF to x275
        adc r11, 0x0               # x275 += CF, no carry
        mov r12, rdx               # copy x158
        mov rax, r9                # copy x141
        mul r13                    # x150:x149 = x141*0x6cfc5fd681c52056
        add rax, r12               # x158 += x149, CF to x159, complete
        adc rdx, 0x0               # x159 = x150 + CF, no carry, complete

        /* complete: [x159, x158, x157] in [rdx, rax, -] */
        add rsi, rax               # x257 += x158, CF to x274
        adc r14, rdx               # x274 += x159 + CF, CF to x275
        adc r11, 0x0               # x275 += CF, no carry
        mov rax, r9                # copy x141
        mul r15                    # x152:x151 = x141*0x2341f27177344
        add r10, [rsp-0x18]        # x255 += x153, CF to x256
        adc rdi, 0x0               # x256 += CF, CF to x257
        adc rsi, 0x0               # x257 += CF, CF to x274
        adc r14, rax               # x274 += x151 + CF, CF to x275
        adc r11, rdx               # x275 += x152 + CF, no carry
        mov rax, [r8+0x20]         # load arg2[4]
        mul qword ptr [rcx]        # x166:x165 = arg1[0]*arg2[4]
        mov r9, rdx                # copy x166
        mov r12, rax               # copy x165
        mov rax, [r8+0x20]         # load arg2[4]
        mul qword ptr [rcx+0x8]    # x168:x167 = arg1[1]*arg2[4]
        mov [rsp-0x18], rdx        # spill x168
        movq xmm2, rax             # spill x167
        mov rax, [r8+0x20]         # load arg2[4]
        mul qword ptr [rcx+0x18]   # x172:x171 = arg1[3]*arg2[4]
        mov [rsp-0x48], rdx        # spill x172
        movq xmm0, rax             # spill x171
        mov rax, [r8+0x28]         # load arg2[5]
        mul qword ptr [rcx+0x8]    # x206:x205 = arg1[1]*arg2[5]
        mov [rsp-0x58], rdx        # spill x206
        mov [rsp-0x30], rax        # spill x205
        mov rax, [r8+0x20]         # load arg2[4]
        mul qword ptr [rcx+0x20]   # x174:x173 = arg1[4]*arg2[4]
        mov [rsp-0x38], rdx        # spill x174
        mov [rsp-0x10], rax        # spill x173
        mov rax, [r8+0x20]         # load arg2[4]
        mul qword ptr [rcx+0x28]   # x176:x175 = arg1[5]*arg2[4]
        mov [rsp-0x8], rdx         # spill x176
        mov [rsp-0x40], rax        # spill x175
        mov rax, [r8+0x20]         # load arg2[4]
        mul qword ptr [rcx+0x30]   # x178:x177 = arg1[6]*arg2[4]
        mov [rsp-0x60], rdx        # spill x178
        mov [rsp-0x68], rax        # spill x177
        mov rax, [rcx+0x10]        # load arg1[2]
        mul qword ptr [r8+0x20]    # x170:x169 = arg1[2]*arg2[4]
        add rbx, r12               # x179 += x165, CF to x217, complete
        mov r12, [rsp-0x50]        # reload x217
        movq rcx, xmm2             # reload x167
        adc r12, rcx               # x217 += x167 + CF, CF to x255
        adc r10, rax               # x255 += x169 + CF, CF to x256
        movq rax, xmm0             # reload x171
        adc rdi, rax               # x256 += x171 + CF, CF to x257
        adc rsi, [rsp-0x10]        # x257 += x173 + CF, CF to x274
        adc r14, [rsp-0x40]        # x274 += x175 + CF, CF to x275
        adc r11, [rsp-0x68]        # x275 += x177 + CF, CF to x276
        mov rax, [rsp-0x60]        # reload x178
        adc rax, 0x0               # x276 = x178 + CF, no carry
        add r12, r9                # x217 += x166, CF to x255
        adc r10, [rsp-0x18]        # x255 += x168 + CF, CF to x256
        adc rdi, rdx               # x256 += x170 + CF, CF to x257
        adc rsi, [rsp-0x48]        # x257 += x172 + CF, CF to x274
        adc r14, [rsp-0x38]        # x274 += x174 + CF, CF to x275
        adc r11, [rsp-0x8]         # x275 += x176 + CF, CF to x276
        adc rax, 0x0               # x276 += CF, no carry
        mov r9, rax                # copy x276
        mov rax, rbx               # copy x179
        mul rbp                    # x192:x191 = x179*0xfdc1767ae3000000
        mov rcx, rdx               # copy x192
        mov [rsp-0x8], rax         # spill x191
        mov rax, rbx               # copy x179
        movabs rbp, 0x7bc65c783158aea3 # constant 0x7bc65c783158aea3
        mul rbp                    # x194:x193 = x179*0x7bc65c783158aea3
        mov [rsp-0x38], rdx        # spill x194
        mov [rsp-0x48], rax        # spill x193
        mov rax, rbx               # copy x179
        mul r13                    # x188:x187 = x179*0x6cfc5fd681c52056
        add rax, [rsp-0x38]        # x196 = x187 + x194, CF to x197
        adc rdx, 0x0               # x197 = x188 + CF, no carry
        add rcx, [rsp-0x48]        # x195 = x192 + x193, CF to x196, complete
        adc rax, 0x0               # x196 += CF, CF to x197, complete
        adc rdx, 0x0               # x197 += CF, no carry, complete

        /* complete: [x197, x196, x195] in [rdx, rax, rcx] */
        add rsi, rcx               # x257 += x195, CF to x274
        adc r14, rax               # x274 += x196 + CF, CF to x275
        adc r11, rdx               # x275 += x197 + CF, CF to x276
        adc r9, 0x0                # x276 += CF, no carry
        mov rax, rbx               # copy x179
        mul r15                    # x190:x189 = x179*0x2341f27177344
        add rdi, [rsp-0x8]         # x256 += x191, CF to x257
        adc rsi, 0x0               # x257 += CF, CF to x274
        adc r14, 0x0               # x274 += CF, CF to x275
        adc r11, rax               # x275 += x189 + CF, CF to x276
        adc r9, rdx                # x276 += x190 + CF, no carry
        mov rax, [r8+0x28]         # load arg2[5]
        mov rcx, [rsp-0x20]        # reload pointer arg1
        mul qword ptr [rcx]        # x204:x203 = arg1[0]*arg2[5]
        mov rbx, rdx               # copy x204
        mov [rsp-0x8], rax         # spill x203
        mov rax, [r8+0x28]         # load arg2[5]
        mul qword ptr [rcx+0x10]   # x208:x207 = arg1[2]*arg2[5]
        mov [rsp-0x48], rdx        # spill x208
        mov [rsp-0x38], rax        # spill x207
        mov rax, [r8+0x28]         # load arg2[5]
        mul qword ptr [rcx+0x18]   # x210:x209 = arg1[3]*arg2[5]
        mov [rsp-0x18], rdx        # spill x210
        mov [rsp-0x60], rax        # spill x209
        mov rax, [r8+0x28]         # load arg2[5]
        mul qword ptr [rcx+0x20]   # x212:x211 = arg1[4]*arg2[5]
        mov [rsp-0x68], rdx        # spill x212
        mov [rsp-0x40], rax        # spill x211
        mov rax, [r8+0x28]         # load arg2[5]
        mul qword ptr [rcx+0x28]   # x214:x213 = arg1[5]*arg2[5]
        mov [rsp-0x10], rdx        # spill x214
        movq xmm0, rax             # spill x213
        mov rax, [rcx+0x30]        # load arg1[6]
        mul qword ptr [r8+0x28]    # x216:x215 = arg1[6]*arg2[5]
        add r12, [rsp-0x8]         # x217 += x203, CF to x255, complete
        adc r10, [rsp-0x30]        # x255 += x205 + CF, CF to x256
        adc rdi, [rsp-0x38]        # x256 += x207 + CF, CF to x257
        mov rcx, [rsp-0x60]        # reload x209
        adc rcx, 0x0               # x257.2 = x209 + CF, CF to x274
        adc r14, [rsp-0x40]        # x274 += x211 + CF, CF to x275
        movq r15, xmm0             # reload x213
        adc r15, 0x0               # x275.2 = x213 + CF, CF to x276
        adc rax, 0x0               # x276.2 = x215 + CF, CF to x277
        adc rdx, 0x0               # x277 = x216 + CF, no carry
        add rsi, rcx               # x257 += x257.2, CF to x274
        adc r14, 0x0               # x274 += CF, CF to x275
        adc r11, r15               # x275 += x275.2 + CF, CF to x276
        adc r9, rax                # x276 += x276.2 + CF, CF to x277
        adc rdx, 0x0               # x277 += CF, no carry
        add r10, rbx               # x255 += x204, CF to x256
        adc rdi, [rsp-0x58]        # x256 += x206 + CF, CF to x257
        adc rsi, [rsp-0x48]        # x257 += x208 + CF, CF to x274
        adc r14, [rsp-0x18]        # x274 += x210 + CF, CF to x275
        adc r11, [rsp-0x68]        # x275 += x212 + CF, CF to x276
        adc r9, [rsp-0x10]         # x276 += x214 + CF, CF to x277
        adc rdx, 0x0               # x277 += CF, no carry
        mov rcx, rdx               # copy x277
        mov rax, r12               # copy x217
        movabs rbx, -0x23e89851d000000 # constant 0xfdc1767ae3000000
        mul rbx                    # x230:x229 = x217*0xfdc1767ae3000000
        mov r15, rdx               # copy x230
        mov [rsp-0x10], rax        # spill x229
        mov rax, r12               # copy x217
        mul rbp                    # x232:x231 = x217*0x7bc65c783158aea3
        add r15, rax               # x233 = x230 + x231, CF to x234, complete
        adc rdx, 0x0               # x234 = x232 + CF, no carry
        add r14, r15               # x274 += x233, CF to x275
        adc r11, 0x0               # x275 += CF, CF to x276
        adc r9, 0x0                # x276 += CF, CF to x277
        adc rcx, 0x0               # x277 += CF, no carry
        mov r15, rdx               # copy x234
        mov rax, r12               # copy x217
        mul r13                    # x226:x225 = x217*0x6cfc5fd681c52056
        add rax, r15               # x234 += x225, CF to x235, complete
        adc rdx, 0x0               # x235 = x226 + CF, no carry, complete

        /* complete: [x235, x234, x233] in [rdx, rax, -] */
        add r11, rax               # x275 += x234, CF to x276
        adc r9, rdx                # x276 += x235 + CF, CF to x277
        adc rcx, 0x0               # x277 += CF, no carry
        mov rax, r12               # copy x217
        movabs r15, 0x2341f27177344 # constant 0x2341f27177344
        mul r15                    # x228:x227 = x217*0x2341f27177344
        add rsi, [rsp-0x10]        # x257 += x229, CF to x274
        adc r14, 0x0               # x274 += CF, CF to x275
        adc r11, 0x0               # x275 += CF, CF to x276
        adc r9, rax                # x276 += x227 + CF, CF to x277
        adc rcx, rdx               # x277 += x228 + CF, no carry
        mov rax, [r8+0x30]         # load arg2[6]
        mov r12, [rsp-0x20]        # reload pointer arg1
        mul qword ptr [r12]        # x242:x241 = arg1[0]*arg2[6]
        mov [rsp-0x10], rdx        # spill x242
        mov [rsp-0x68], rax        # spill x241
        mov rax, [r8+0x30]         # load arg2[6]
        mul qword ptr [r12+0x8]    # x244:x243 = arg1[1]*arg2[6]
        mov [rsp-0x18], rdx        # spill x244
        mov [rsp-0x48], rax        # spill x243
        mov rax, [r8+0x30]         # load arg2[6]
        mul qword ptr [r12+0x18]   # x248:x247 = arg1[3]*arg2[6]
        mov [rsp-0x58], rdx        # spill x248
        movq xmm0, rax             # spill x247
        mov rax, [r8+0x30]         # load arg2[6]
        mul qword ptr [r12+0x20]   # x250:x249 = arg1[4]*arg2[6]
        mov [rsp-0x40], rdx        # spill x250
        mov [rsp-0x60], rax        # spill x249
        mov rax, [r8+0x30]         # load arg2[6]
        mul qword ptr [r12+0x28]   # x252:x251 = arg1[5]*arg2[6]
        mov [rsp-0x38], rdx        # spill x252
        mov [rsp-0x30], rax        # spill x251
        mov rax, [r8+0x30]         # load arg2[6]
        mul qword ptr [r12+0x30]   # x254:x253 = arg1[6]*arg2[6]
        add r10, [rsp-0x68]        # x255 += x241, CF to x256, complete
        adc rdi, [rsp-0x48]        # x256 += x243 + CF, CF to x257
        adc rsi, [rsp-0x28]        # x257 += x121 + CF, CF to x274
        movq r8, xmm0              # reload x247
        adc r14, r8                # x274 += x247 + CF, CF to x275
        adc r11, [rsp-0x60]        # x275 += x249 + CF, CF to x276
        adc r9, [rsp-0x30]         # x276 += x251 + CF, CF to x277
        adc rcx, rax               # x277 += x253 + CF, CF to x278
        adc rdx, 0x0               # x278 = x254 + CF, no carry
        add rdi, [rsp-0x10]        # x256 += x242, CF to x257, complete
        adc rsi, [rsp-0x18]        # x257 += x244 + CF, CF to x274, complete

        /* complete: [x257, x256, x255] in [rsi, rdi, r10] */
        movq rax, xmm3             # reload x274.2
        adc r14, rax               # x274 += x274.2 + CF, CF to x275
        adc r11, [rsp-0x58]        # x275 += x248 + CF, CF to x276
        adc r9, [rsp-0x40]         # x276 += x250 + CF, CF to x277
        adc rcx, [rsp-0x38]        # x277 += x252 + CF, CF to x278
        adc rdx, 0x0               # x278 += CF, no carry
        mov r8, rdx                # copy x278
        mov rax, r10               # copy x255
        mul rbx                    # x268:x267 = x255*0xfdc1767ae3000000
        mov rbx, rdx               # copy x268
        mov r12, rax               # copy x267
        mov rax, r10               # copy x255
        mul rbp                    # x270:x269 = x255*0x7bc65c783158aea3
        add rbx, rax               # x271 = x268 + x269, CF to x272, complete
        adc rdx, 0x0               # x272 = x270 + CF, no carry
        add r11, rbx               # x275 += x271, CF to x276
        adc r9, 0x0                # x276 += CF, CF to x277
        adc rcx, 0x0               # x277 += CF, CF to x278
        adc r8, 0x0                # x278 += CF, no carry
        mov rbx, rdx               # copy x272
        mov rax, r10               # copy x255
        mul r13                    # x264:x263 = x255*0x6cfc5fd681c52056
        add rax, rbx               # x272 += x263, CF to x273, complete
        adc rdx, 0x0               # x273 = x264 + CF, no carry, complete

        /* complete: [x273, x272, x271] in [rdx, rax, -] */
        add r9, rax                # x276 += x272, CF to x277
        adc rcx, rdx               # x277 += x273 + CF, CF to x278
        adc r8, 0x0                # x278 += CF, no carry
        mov rax, r10               # copy x255
        mul r15                    # x266:x265 = x255*0x2341f27177344
        add r14, r12               # x274 += x267, CF to x275, complete
        adc r11, 0x0               # x275 += CF, CF to x276, complete
        adc r9, 0x0                # x276 += CF, CF to x277, complete
        adc rcx, rax               # x277 += x265 + CF, CF to x278, complete
        adc r8, rdx                # x278 += x266 + CF, no carry, complete

        /* complete: [x278, x277, x276, x275, x274] in [r8, rcx, r9, r11, r14] */
        movq rax, xmm1             # reload pointer out1
        mov [rax], rdi             # out1[0] = x256
        mov [rax+0x8], rsi         # out1[1] = x257
        mov [rax+0x10], r14        # out1[2] = x274
        mov [rax+0x18], r11        # out1[3] = x275
        mov [rax+0x20], r9         # out1[4] = x276
        mov [rax+0x28], rcx        # out1[5] = x277
        mov [rax+0x30], r8         # out1[6] = x278

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
        .size   fe_p434_mul_loose, .-fe_p434_mul_loose
        .section .note.GNU-stack, "", @progbits
