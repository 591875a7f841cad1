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
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x14
 *   [rsp-0x18]  x80, then x123, then x164, then x213, then x254
 *   [rsp-0x20]  x81, then x68
 *   [rsp-0x28]  x26, then pointer arg2
 *   [rsp-0x30]  x38, then x84, then x125, then x166, then x197, then x301
 *   [rsp-0x38]  x44, then x86, then x111
 *   [rsp-0x40]  x36, then x78, then x129, then x154
 *   [rsp-0x48]  x162, then x215, then x258
 *   [rsp-0x50]  x160, then x209, then x250
 *   [rsp-0x58]  x158, then x240, then x303
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 *
 * 319 instructions; 119.9 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.071 [1.067, 1.076] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: SLOWER than the fastest alternative, clang-22 -O3 -march=native + reduction pass, which takes 0.919 [0.917, 0.919] of our time
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (values)
 * IR = specification: proved for all inputs (by way of the source's: basic; basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 33, 2026-11-24T14:10:57.687Z
 * npm run optimize -- --field p448 --op mul --seed 33 --target x86-64-v3 --budget 5s
 * sha256 of the code: f10d961f4fc0ecb91cc15dabd438d36807f965766970d00c860d4b36a4a068e3
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

        mov rax, rdx               # copy pointer arg2
        mov rdx, [rax]             # load arg2[0]
        mulx r8, r9, [rsi]         # x15:x14 = arg1[0]*arg2[0]
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx r10, r11, [rsi]       # x81:x80 = arg1[0]*arg2[2]
        mov rdx, [rax]             # load arg2[0]
        mulx rcx, rbx, [rsi+0x10]  # x17:x16 = arg1[2]*arg2[0]
        mulx rbp, r12, [rsi+0x8]   # x19:x18 = arg1[1]*arg2[0]
        add r8, r12                # x20 = x18 + x15, CF to x24, complete
        mulx r12, r13, [rsi+0x18]  # x23:x22 = arg1[3]*arg2[0]
        mov rdx, [rax+0x8]         # load arg2[1]
        mulx r14, r15, [rsi+0x18]  # x52:x51 = arg1[3]*arg2[1]
        mov [rsp-0x8], rdi         # spill pointer out1
        mov [rsp-0x10], r9         # spill x14
        mulx rdi, r9, [rsi+0x10]   # x48:x47 = arg1[2]*arg2[1]
        adc rbp, 0x0               # x24 = x19 + CF, no carry
        add rdi, r15               # x53 = x48 + x51, CF to x59
        adc r14, 0x0               # x59 = x52 + CF, no carry
        add rbp, rbx               # x24 += x16, CF to x26, complete
        adc rcx, r13               # x26 = x17 + x22 + CF, CF to x30, complete
        mov rdx, [rsi+0x20]        # load arg1[4]
        mulx rbx, r13, [rax]       # x29:x28 = arg1[4]*arg2[0]
        mov rdx, [rax]             # load arg2[0]
        mov [rsp-0x18], r11        # spill x80
        mulx r15, r11, [rsi+0x30]  # x33:x32 = arg1[6]*arg2[0]
        mov [rsp-0x20], r10        # spill x81
        mov [rsp-0x28], rcx        # spill x26
        mulx r10, rcx, [rsi+0x28]  # x35:x34 = arg1[5]*arg2[0]
        adc r12, r13               # x30 = x23 + x28 + CF, CF to x36, complete
        adc rcx, rbx               # x36 = x29 + x34 + CF, CF to x38, complete
        adc r11, r10               # x38 = x35 + x32 + CF, CF to x44, complete
        mov rdx, [rax+0x8]         # load arg2[1]
        mulx r10, rbx, [rsi]       # x41:x40 = arg1[0]*arg2[1]
        mov [rsp-0x30], r11        # spill x38
        mulx r13, r11, [rsi+0x8]   # x43:x42 = arg1[1]*arg2[1]
        adc r15, 0x0               # x44 = x33 + CF, no carry, complete
        add r11, r10               # x45 = x42 + x41, CF to x49, complete
        adc r9, r13                # x49 = x43 + x47 + CF, CF to x53, complete
        mulx r10, r13, [rsi+0x28]  # x58:x57 = arg1[5]*arg2[1]
        mov [rsp-0x38], r15        # spill x44
        mov [rsp-0x40], rcx        # spill x36
        mulx r15, rcx, [rsi+0x20]  # x56:x55 = arg1[4]*arg2[1]
        adc rdi, 0x0               # x53 += CF, CF to x59, complete
        adc r14, rcx               # x59 += x55 + CF, CF to x61, complete
        adc r13, r15               # x61 = x56 + x57 + CF, CF to x65, complete
        mulx rcx, r15, [rsi+0x30]  # x64:x63 = arg1[6]*arg2[1]
        adc r15, r10               # x65 = x58 + x63 + CF, CF to x67, complete
        adc rcx, 0x0               # x67 = x64 + CF, no carry, complete
        add rbx, r8                # x68 = x20 + x40, CF to x70, complete
        adc r11, rbp               # x70 = x24 + x45 + CF, CF to x72, complete
        adc r9, [rsp-0x28]         # x72 = x26 + x49 + CF, CF to x74, complete
        adc rdi, r12               # x74 = x30 + x53 + CF, CF to x76, complete
        adc r14, [rsp-0x40]        # x76 = x36 + x59 + CF, CF to x78, complete
        adc r13, [rsp-0x30]        # x78 = x38 + x61 + CF, CF to x84, complete
        adc r15, [rsp-0x38]        # x84 = x44 + x65 + CF, CF to x86, complete
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx r8, r10, [rsi+0x18]   # x83:x82 = arg1[3]*arg2[2]
        mulx rbp, r12, [rsi+0x8]   # x89:x88 = arg1[1]*arg2[2]
        adc rcx, 0x0               # x86 = x67 + CF, complete
        add r12, [rsp-0x20]        # x90 = x88 + x81, CF to x96, complete
        mov [rsp-0x20], rbx        # spill x68
        mov [rsp-0x38], rcx        # spill x86
        mulx rbx, rcx, [rsi+0x20]  # x95:x94 = arg1[4]*arg2[2]
        mov [rsp-0x30], r15        # spill x84
        mov [rsp-0x40], r13        # spill x78
        mulx r15, r13, [rsi+0x10]  # x93:x92 = arg1[2]*arg2[2]
        adc rbp, r13               # x96 = x89 + x92 + CF, CF to x98, complete
        adc r10, r15               # x98 = x93 + x82 + CF, CF to x100, complete
        adc rcx, r8                # x100 = x83 + x94 + CF, CF to x104, complete
        mulx r8, r13, [rsi+0x28]   # x103:x102 = arg1[5]*arg2[2]
        adc r13, rbx               # x104 = x95 + x102 + CF, CF to x108, complete
        mulx rbx, r15, [rsi+0x30]  # x107:x106 = arg1[6]*arg2[2]
        adc r8, r15                # x108 = x103 + x106 + CF, CF to x110, complete
        adc rbx, 0x0               # x110 = x107 + CF, no carry, complete
        add r11, [rsp-0x18]        # x111 = x70 + x80, CF to x113, complete
        adc r12, r9                # x113 = x72 + x90 + CF, CF to x115, complete
        adc rbp, rdi               # x115 = x74 + x96 + CF, CF to x117, complete
        adc r10, r14               # x117 = x76 + x98 + CF, CF to x121, complete
        adc rcx, [rsp-0x40]        # x121 = x78 + x100 + CF, CF to x123, complete
        mov rdx, [rsi]             # load arg1[0]
        mulx r9, rdi, [rax+0x18]   # x120:x119 = arg1[0]*arg2[3]
        adc r13, [rsp-0x30]        # x123 = x84 + x104 + CF, CF to x125, complete
        adc r8, [rsp-0x38]         # x125 = x86 + x108 + CF, CF to x129, complete
        mov rdx, [rax+0x18]        # load arg2[3]
        mulx r14, r15, [rsi+0x18]  # x128:x127 = arg1[3]*arg2[3]
        mov [rsp-0x38], r11        # spill x111
        mov [rsp-0x30], r8         # spill x125
        mulx r11, r8, [rsi+0x8]    # x132:x131 = arg1[1]*arg2[3]
        adc rbx, 0x0               # x129 = x110 + CF, complete
        add r9, r8                 # x133 = x131 + x120, CF to x137, complete
        mov [rsp-0x40], rbx        # spill x129
        mulx r8, rbx, [rsi+0x10]   # x136:x135 = arg1[2]*arg2[3]
        adc rbx, r11               # x137 = x132 + x135 + CF, CF to x141, complete
        mov [rsp-0x18], r13        # spill x123
        mulx r11, r13, [rsi+0x20]  # x140:x139 = arg1[4]*arg2[3]
        adc r8, r15                # x141 = x136 + x127 + CF, CF to x143, complete
        adc r13, r14               # x143 = x128 + x139 + CF, CF to x147, complete
        mulx r14, r15, [rsi+0x28]  # x146:x145 = arg1[5]*arg2[3]
        adc r15, r11               # x147 = x140 + x145 + CF, CF to x151, complete
        mov [rsp-0x28], rax        # spill pointer arg2
        mulx r11, rax, [rsi+0x30]  # x150:x149 = arg1[6]*arg2[3]
        adc r14, rax               # x151 = x146 + x149 + CF, CF to x153, complete
        adc r11, 0x0               # x153 = x150 + CF, no carry, complete
        add rdi, r12               # x154 = x113 + x119, CF to x156, complete
        adc rbp, r9                # x156 = x115 + x133 + CF, CF to x158, complete
        adc rbx, r10               # x158 = x117 + x137 + CF, CF to x160, complete
        adc r8, rcx                # x160 = x121 + x141 + CF, CF to x162, complete
        adc r13, [rsp-0x18]        # x162 = x123 + x143 + CF, CF to x164, complete
        adc r15, [rsp-0x30]        # x164 = x125 + x147 + CF, CF to x166, complete
        adc r14, [rsp-0x40]        # x166 = x129 + x151 + CF, CF to x168, complete
        mov rax, [rsp-0x28]        # reload pointer arg2
        mov rdx, [rax+0x20]        # load arg2[4]
        mulx r9, r10, [rsi+0x8]    # x173:x172 = arg1[1]*arg2[4]
        mulx rcx, r12, [rsi+0x10]  # x175:x174 = arg1[2]*arg2[4]
        mov [rsp-0x40], rdi        # spill x154
        mov [rsp-0x30], r14        # spill x166
        mulx rdi, r14, [rsi]       # x171:x170 = arg1[0]*arg2[4]
        mov [rsp-0x18], r15        # spill x164
        mov [rsp-0x48], r13        # spill x162
        mulx r15, r13, [rsi+0x28]  # x183:x182 = arg1[5]*arg2[4]
        mov [rsp-0x50], r8         # spill x160
        mov [rsp-0x58], rbx        # spill x158
        mulx r8, rbx, [rsi+0x20]   # x187:x186 = arg1[4]*arg2[4]
        adc r11, 0x0               # x168 = x153 + CF, complete
        add r8, r13                # x190 = x187 + x182, CF to x194
        adc r15, 0x0               # x194 = x183 + CF, no carry
        add r10, rdi               # x176 = x172 + x171, CF to x180, complete
        adc r12, r9                # x180 = x173 + x174 + CF, CF to x184, complete
        mulx r9, rdi, [rsi+0x18]   # x179:x178 = arg1[3]*arg2[4]
        adc rdi, rcx               # x184 = x175 + x178 + CF, CF to x188, complete
        mulx rcx, r13, [rsi+0x30]  # x193:x192 = arg1[6]*arg2[4]
        adc r9, rbx                # x188 = x179 + x186 + CF, CF to x190, complete
        adc r8, 0x0                # x190 += CF, CF to x194, complete
        adc r13, r15               # x194 += x192 + CF, CF to x196, complete
        adc rcx, 0x0               # x196 = x193 + CF, no carry, complete
        add rbp, r14               # x197 = x156 + x170, CF to x199, complete
        adc r10, [rsp-0x58]        # x199 = x158 + x176 + CF, CF to x201, complete
        adc r12, [rsp-0x50]        # x201 = x160 + x180 + CF, CF to x203, complete
        adc rdi, [rsp-0x48]        # x203 = x162 + x184 + CF, CF to x205, complete
        adc r9, [rsp-0x18]         # x205 = x164 + x188 + CF, CF to x209, complete
        mov rdx, [rax+0x28]        # load arg2[5]
        mulx rbx, r14, [rsi+0x8]   # x208:x207 = arg1[1]*arg2[5]
        adc r8, [rsp-0x30]         # x209 = x166 + x190 + CF, CF to x213, complete
        mov [rsp-0x30], rbp        # spill x197
        mulx r15, rbp, [rsi]       # x212:x211 = arg1[0]*arg2[5]
        adc r11, r13               # x213 = x168 + x194 + CF, CF to x215, complete
        mov [rsp-0x18], r11        # spill x213
        mulx r13, r11, [rsi+0x18]  # x224:x223 = arg1[3]*arg2[5]
        adc rcx, 0x0               # x215 = x196 + CF, complete
        add r14, r15               # x217 = x207 + x212, CF to x221, complete
        mov [rsp-0x48], rcx        # spill x215
        mulx r15, rcx, [rsi+0x10]  # x220:x219 = arg1[2]*arg2[5]
        adc rbx, rcx               # x221 = x208 + x219 + CF, CF to x225, complete
        mov [rsp-0x50], r8         # spill x209
        mulx rcx, r8, [rsi+0x20]   # x228:x227 = arg1[4]*arg2[5]
        adc r15, r11               # x225 = x220 + x223 + CF, CF to x229, complete
        adc r8, r13                # x229 = x224 + x227 + CF, CF to x233, complete
        mulx r11, r13, [rsi+0x28]  # x232:x231 = arg1[5]*arg2[5]
        adc r13, rcx               # x233 = x228 + x231 + CF, CF to x237, complete
        mulx rcx, rax, [rsi+0x30]  # x236:x235 = arg1[6]*arg2[5]
        adc rax, r11               # x237 = x232 + x235 + CF, CF to x239, complete
        adc rcx, 0x0               # x239 = x236 + CF, no carry, complete
        add rbp, r10               # x240 = x199 + x211, CF to x242, complete
        adc r12, r14               # x242 = x201 + x217 + CF, CF to x246, complete
        mov r10, [rsp-0x28]        # reload pointer arg2
        mov rdx, [r10+0x30]        # load arg2[6]
        mulx r11, r14, [rsi]       # x261:x260 = arg1[0]*arg2[6]
        adc rdi, rbx               # x246 = x203 + x221 + CF, CF to x248, complete
        mov [rsp-0x58], rbp        # spill x240
        mulx rbx, rbp, [rsi+0x8]   # x245:x244 = arg1[1]*arg2[6]
        adc r9, r15                # x248 = x205 + x225 + CF, CF to x250, complete
        adc r8, [rsp-0x50]         # x250 = x209 + x229 + CF, CF to x254, complete
        adc r13, [rsp-0x18]        # x254 = x213 + x233 + CF, CF to x258, complete
        mov [rsp-0x18], r13        # spill x254
        mulx r15, r13, [rsi+0x10]  # x253:x252 = arg1[2]*arg2[6]
        adc rax, [rsp-0x48]        # x258 = x215 + x237 + CF, CF to x262, complete
        mov [rsp-0x48], rax        # spill x258
        mov [rsp-0x50], r8         # spill x250
        mulx rax, r8, [rsi+0x18]   # x257:x256 = arg1[3]*arg2[6]
        adc rcx, 0x0               # x262 = x239 + CF, complete
        add r11, rbp               # x264 = x244 + x261, CF to x266, complete
        adc r13, rbx               # x266 = x245 + x252 + CF, CF to x268, complete
        adc r8, r15                # x268 = x253 + x256 + CF, CF to x272, complete
        mulx rbx, rbp, [rsi+0x20]  # x271:x270 = arg1[4]*arg2[6]
        adc rax, rbp               # x272 = x257 + x270 + CF, CF to x278, complete
        mulx rbp, r15, [rsi+0x28]  # x275:x274 = arg1[5]*arg2[6]
        mulx r10, rsi, [rsi+0x30]  # x277:x276 = arg1[6]*arg2[6]
        adc rbx, r15               # x278 = x271 + x274 + CF, CF to x280, complete
        adc rbp, rsi               # x280 = x275 + x276 + CF, CF to x282, complete
        adc r10, 0x0               # x282 = x277 + CF, no carry, complete
        add r12, r14               # x283 = x242 + x260, CF to x285, complete
        adc r11, rdi               # x285 = x246 + x264 + CF, CF to x287, complete
        adc r9, r13                # x287 = x248 + x266 + CF, CF to x289, complete
        adc r8, [rsp-0x50]         # x289 = x250 + x268 + CF, CF to x291, complete
        adc rax, [rsp-0x18]        # x291 = x254 + x272 + CF, CF to x293, complete
        adc rbx, [rsp-0x48]        # x293 = x258 + x278 + CF, CF to x295, complete
        adc rbp, rcx               # x295 = x262 + x280 + CF, CF to x297, complete
        adc r10, 0x0               # x297 = x282 + CF, complete
        mov rcx, r11               # copy x285
        add rcx, [rsp-0x10]        # x299 = x14 + x285, CF to x301, complete
        mov rdi, r9                # copy x287
        adc rdi, [rsp-0x20]        # x301 = x68 + x287 + CF, CF to x303, complete
        mov rsi, [rsp-0x38]        # reload x111
        adc rsi, r8                # x303 = x111 + x289 + CF, CF to x305, complete
        mov rdx, rax               # copy x291
        adc rdx, [rsp-0x40]        # x305 = x154 + x291 + CF, CF to x307, complete
        mov r13, rbx               # copy x293
        adc r13, [rsp-0x30]        # x307 = x197 + x293 + CF, CF to x309, complete
        mov r14, [rsp-0x58]        # reload x240
        adc r14, 0x0               # x309 = x240 + CF, CF to x311
        adc r12, 0x0               # x311 = x283 + CF, CF to x329
        mov r15d, 0x0              # begins x329 = CF
        adc r15, 0x0               # x329 = CF
        mov [rsp-0x58], rsi        # spill x303
        mov rsi, rbp               # copy x295
        shrd rsi, r10, 0x20        # x313 = high word of (x297:x295 << 32)
        mov [rsp-0x30], rdi        # spill x301
        mov rdi, rbx               # copy x293
        shrd rdi, rbp, 0x20        # x314 = high word of (x295:x293 << 32)
        add r14, rbp               # x309 += x295, CF to x311, complete
        adc r12, r10               # x311 += x297 + CF, CF to x329, complete
        adc r15, 0x0               # x329 += CF, no carry
        mov rbp, rax               # copy x291
        shrd rbp, rbx, 0x20        # x315 = high word of (x293:x291 << 32)
        mov rbx, r8                # copy x289
        shrd rbx, rax, 0x20        # x316 = high word of (x291:x289 << 32)
        shld r8, r9, 0x20          # x317 = high word of (x289:x287 << 32)
        mov rax, r11               # copy x285
        shl rax, 0x20              # x319 = x285 << 32 mod 2^64
        shrd r11, r9, 0x20         # x318 = high word of (x287:x285 << 32)
        shr r10, 0x20              # x320 = x297 >> 32
        add rdx, rax               # x321 = x305 + x319, CF to x323, complete
        adc r13, r11               # x323 = x307 + x318 + CF, CF to x325, complete
        adc r14, r8                # x325 = x309 + x317 + CF, CF to x327, complete
        adc r12, rbx               # x327 = x311 + x316 + CF, CF to x329, complete
        adc rbp, 0x0               # x329.2 = x315 + CF, CF to x331
        adc rdi, 0x0               # x331 = x314 + CF, CF to x333
        adc rsi, 0x0               # x333 = x313 + CF, CF to x335
        adc r10, 0x0               # x335 = x320 + CF, no carry
        add rbp, r15               # x329 += x329.2, CF to x331, complete
        adc rdi, 0x0               # x331 += CF, CF to x333, complete
        adc rsi, 0x0               # x333 += CF, CF to x335, complete
        adc r10, 0x0               # x335 += CF, no carry, complete
        mov rax, rbp               # copy x329
        shrd rax, rdi, 0x20        # x352 = high word of (x331:x329 << 32)
        mov r8, rbp                # copy x329
        shl r8, 0x20               # x353 = x329 << 32 mod 2^64
        mov r9, r10                # copy x335
        shr r9, 0x20               # x354 = x335 >> 32
        add rbp, rcx               # x336 = x299 + x329, CF to x338, complete
        mov r11, rdi               # copy x331
        adc r11, [rsp-0x30]        # x338 = x301 + x331 + CF, CF to x340, complete
        mov rcx, [rsp-0x58]        # reload x303
        adc rcx, rsi               # x340 = x303 + x333 + CF, CF to x342, complete
        adc rdx, r10               # x342 = x321 + x335 + CF, CF to x344, complete
        adc r13, 0x0               # x344 = x323 + CF, CF to x346, complete
        adc r14, 0x0               # x346 = x325 + CF, CF to x348, complete
        adc r12, 0x0               # x348 = x327 + CF, CF to x363, complete
        adc r9, 0x0                # x363 = x354 + CF, no carry
        add r8, rdx                # x355 = x342 + x353, CF to x357, complete
        adc r13, rax               # x357 = x344 + x352 + CF, CF to x359, complete
        adc r14, 0x0               # x359 = x346 + CF, CF to x361
        adc r12, 0x0               # x361 = x348 + CF, CF to x363
        adc r9, 0x0                # x363 += CF, no carry
        mov rax, rsi               # copy x333
        shr rax, 0x20              # t1 = x333 >> 32
        shl r10, 0x20              # t2 = x335 << 32 mod 2^64
        lea rax, [rax+r10]         # x350 = t1 + t2 mod 2^64 = high word of (x335:x333 << 32)
        shrd rdi, rsi, 0x20        # x351 = high word of (x333:x331 << 32)
        add rdi, r14               # x359 += x351, CF to x361, complete
        adc r12, rax               # x361 += x350 + CF, CF to x363, complete
        adc r9, 0x0                # x363 += CF, no carry, complete
        mov rax, r9                # copy x363
        shl rax, 0x20              # x378 = x363 << 32
        add rbp, r9                # x364 = x336 + x363, CF to x366, complete
        adc r11, 0x0               # x366 = x338 + CF, CF to x368, complete
        adc rcx, 0x0               # x368 = x340 + CF, CF to x370, complete
        adc r8, 0x0                # x370 = x355 + CF, CF to x372, complete
        adc r13, 0x0               # x372 = x357 + CF, CF to x374, complete
        adc rdi, 0x0               # x374 = x359 + CF, CF to x376, complete
        adc r12, 0x0               # x376 = x361 + CF, CF to x387, complete
        mov r9d, 0x0               # begins x387 = CF
        adc r9, 0x0                # x387 = CF
        add r8, rax                # x379 = x370 + x378, CF to x381, complete
        adc r13, 0x0               # x381 = x372 + CF, CF to x383, complete
        adc rdi, 0x0               # x383 = x374 + CF, CF to x385, complete
        adc r12, 0x0               # x385 = x376 + CF, CF to x387, complete
        adc r9, 0x0                # x387 += CF, no carry, complete
        and r9, 0x1                # x388 = x387 & 1
        mov rax, r9                # copy x388
        shl rax, 0x20              # x389 = x388 << 32
        add rbp, r9                # x390 = x364 + x388, CF to x392, complete
        adc r11, 0x0               # x392 = x366 + CF, CF to x394, complete
        adc rcx, 0x0               # x394 = x368 + CF, CF to x396, complete
        adc rax, r8                # x396 = x379 + x389 + CF, CF to x398, complete
        adc r13, 0x0               # x398 = x381 + CF, CF to x400, complete
        adc rdi, 0x0               # x400 = x383 + CF, CF to x402, complete
        adc r12, 0x0               # x402 = x385 + CF, complete
        mov r8, [rsp-0x8]          # reload pointer out1
        mov [r8+0x8], r11          # out1[1] = x392
        mov [r8+0x10], rcx         # out1[2] = x394
        mov [r8], rbp              # out1[0] = x390
        mov [r8+0x28], rdi         # out1[5] = x400
        mov [r8+0x18], rax         # out1[3] = x396
        mov [r8+0x20], r13         # out1[4] = x398
        mov [r8+0x30], r12         # out1[6] = x402

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
