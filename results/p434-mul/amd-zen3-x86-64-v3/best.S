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
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  pointer arg2
 *   [rsp-0x18]  pointer arg1
 *   [rsp-0x20]  x29, then x86
 *   [rsp-0x28]  x28, then x90, then x132
 *   [rsp-0x30]  x47, then x132, then x121, then x162, then x237
 *   [rsp-0x38]  x46, then x97, then x129, then x202, then x197, then x238
 *   [rsp-0x40]  x45, then x167, then x202, then x123, then x160
 *   [rsp-0x48]  x44, then x224
 *   [rsp-0x50]  x43, then x223
 *   [rsp-0x58]  x92, then x167, then x156, then x195, then x237
 *   [rsp-0x60]  x88, then x127, then x167, then x189, then x228
 *   [rsp-0x68]  x94, then x154, then x191, then x232
 *   [rsp-0x70]  x119, then x158, then x193, then x230
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x28 = x15 + x16 (carry to x29)
 *   x29 = x17 + x18 (carry to x43)
 *   x43 = x19 + x20 + x39 (carry to x44)
 *   x44 = x21 + x22 + x40 + x41 (carry to x45)
 *   x45 = x23 + x24 + x42 + x35 (carry to x46)
 *   x46 = x25 + x26 + x36 + x37 (carry to x47)
 *   x47 = x27 + x38
 *   x62 = x28 + x48 (carry to x97)
 *   x97 = x29 + x49 + x50 + x83 (carry to x132)
 *   x132 = x43 + x51 + x52 + x84 + x85 + x118 (carry to x167)
 *   x167 = x44 + x53 + x54 + x74 + x86 + x87 + x119 + x120 + x153 (carry to x202)
 *   x202 = x45 + x55 + x56 + x75 + x76 + x88 + x89 + x109 + x121 + x122 + x154 + x155 + x188
 *          (carry to x237)
 *   x237 = x46 + x57 + x58 + x77 + x70 + x90 + x91 + x110 + x111 + x123 + x124 + x144 + x156 + x157
 *          + x189 + x190 + x223 (carry to x238)
 *   x238 = x47 + x59 + x60 + x71 + x72 + x92 + x93 + x112 + x105 + x125 + x126 + x145 + x146 + x158
 *          + x159 + x179 + x191 + x192 + x224 + x225 (carry to x239)
 *   x239 = x61 + x73 + x94 + x95 + x106 + x107 + x127 + x128 + x147 + x140 + x160 + x161 + x180 + x181
 *          + x193 + x194 + x214 + x226 + x227 (carry to x253)
 *   x253 = x96 + x108 + x129 + x130 + x141 + x142 + x162 + x163 + x182 + x175 + x195 + x196 + x215
 *          + x216 + x228 + x229 + x249 (carry to x254)
 *   x254 = x131 + x143 + x164 + x165 + x176 + x177 + x197 + x198 + x217 + x210 + x230 + x231 + x250
 *          + x251 (carry to x255)
 *   x255 = x166 + x178 + x199 + x200 + x211 + x212 + x232 + x233 + x252 + x245 (carry to x256)
 *   x256 = x201 + x213 + x234 + x235 + x246 + x247 (carry to x257)
 *   x257 = x236 + x248
 *
 * 370 instructions; 140.3 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.303 [1.303, 1.303] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.272 [1.272, 1.272] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 29, 2026-11-24T14:09:15.252Z
 * npm run optimize -- --field p434 --op mul --seed 29 --target x86-64-v3 --budget 5s
 * sha256 of the code: 0c4223d8b869c35c8e2b9472f027edfd39e6aab12ca81fa6c3ebb0922b88a337
 */
        .intel_syntax noprefix
        .text
        .globl  fe_p434_mul_loose
        .type   fe_p434_mul_loose, @function
        .p2align 6
fe_p434_mul_loose:
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

        mov rax, rdx                  # copy pointer arg2
        mov rdx, [rax]                # load arg2[0]
        mulx r8, r9, [rsi+0x8]        # x17:x16 = arg1[1]*arg2[0]
        mulx r10, r11, [rsi]          # x15:x14 = arg1[0]*arg2[0]
        mulx rcx, rbx, [rsi+0x10]     # x19:x18 = arg1[2]*arg2[0]
        mulx rbp, r12, [rsi+0x18]     # x21:x20 = arg1[3]*arg2[0]
        mulx r13, r14, [rsi+0x20]     # x23:x22 = arg1[4]*arg2[0]
        mov [rsp-0x8], rdi            # spill pointer out1
        mulx r15, rdi, [rsi+0x28]     # x25:x24 = arg1[5]*arg2[0]
        mov [rsp-0x10], rax           # spill pointer arg2
        mov [rsp-0x18], rsi           # spill pointer arg1
        mulx rax, rsi, [rsi+0x30]     # x27:x26 = arg1[6]*arg2[0]
        add r9, r10                   # x28 = x16 + x15, CF to x29, complete
        adc rbx, r8                   # x29 = x18 + x17 + CF, CF to x43, complete

        /* complete: [x29, x28] in [rbx, r9] */
        adc r12, rcx                  # x43 = x20 + x19 + CF, CF to x44
        adc r14, rbp                  # x44 = x22 + x21 + CF, CF to x45
        adc r13, rdi                  # x45 = x24 + x23 + CF, CF to x46
        mov rdx, r11                  # copy x14
        movabs r8, 0x6cfc5fd681c52056 # constant 0x6cfc5fd681c52056
        mulx r10, rcx, r8             # x36:x35 = x14*0x6cfc5fd681c52056
        adc r10, r15                  # x46 = x36 + x25 + CF, CF to x47
        movabs rdi, -0x23e89851d000000 # constant 0xfdc1767ae3000000
        mulx rbp, r15, rdi            # x40:x39 = x14*0xfdc1767ae3000000
        movabs r8, 0x7bc65c783158aea3 # constant 0x7bc65c783158aea3
        mov [rsp-0x20], rbx           # spill x29
        mulx rdi, rbx, r8             # x42:x41 = x14*0x7bc65c783158aea3
        movabs r8, 0x2341f27177344    # constant 0x2341f27177344
        mov [rsp-0x28], r9            # spill x28
        mulx r11, r9, r8              # x38:x37 = x14*0x2341f27177344
        adc r11, 0x0                  # x47 = x38 + CF, no carry
        add r12, r15                  # x43 += x39, CF to x44, complete
        adc r14, rbx                  # x44 += x41 + CF, CF to x45
        adc r13, rcx                  # x45 += x35 + CF, CF to x46
        adc r10, r9                   # x46 += x37 + CF, CF to x47
        adc r11, 0x0                  # x47 += CF, no carry
        add r14, rbp                  # x44 += x40, CF to x45, complete
        adc r13, rdi                  # x45 += x42 + CF, CF to x46, complete
        adc r10, rsi                  # x46 += x26 + CF, CF to x47, complete
        adc rax, r11                  # x47 += x27 + CF, no carry, complete

        /* complete: [x47, x46, x45, x44, x43] in [rax, r10, r13, r14, r12] */
        mov r9, [rsp-0x10]            # reload pointer arg2
        mov rdx, [r9+0x8]             # load arg2[1]
        mov r11, [rsp-0x18]           # reload pointer arg1
        mulx rcx, rdi, [r11]          # x49:x48 = arg1[0]*arg2[1]
        mulx rsi, rbx, [r11+0x8]      # x51:x50 = arg1[1]*arg2[1]
        mulx rbp, r15, [r11+0x10]     # x53:x52 = arg1[2]*arg2[1]
        mov [rsp-0x30], rax           # spill x47
        mulx r8, rax, [r11+0x18]      # x55:x54 = arg1[3]*arg2[1]
        mov [rsp-0x38], r10           # spill x46
        mov [rsp-0x40], r13           # spill x45
        mulx r10, r13, [r11+0x20]     # x57:x56 = arg1[4]*arg2[1]
        mov [rsp-0x48], r14           # spill x44
        mov [rsp-0x50], r12           # spill x43
        mulx r14, r12, [r11+0x28]     # x59:x58 = arg1[5]*arg2[1]
        mulx r9, r11, [r11+0x30]      # x61:x60 = arg1[6]*arg2[1]
        add rbx, rcx                  # x97 = x50 + x49, CF to x132
        adc r15, rsi                  # x132 = x52 + x51 + CF, CF to x167
        adc rax, rbp                  # x167 = x54 + x53 + CF, CF to x202
        adc r13, r8                   # x202 = x56 + x55 + CF, CF to x237
        adc r10, r12                  # x237 = x58 + x57 + CF, CF to x238
        adc r11, r14                  # x238 = x60 + x59 + CF, CF to x239
        adc r9, 0x0                   # x239 = x61 + CF, no carry
        add rdi, [rsp-0x28]           # x62 = x48 + x28, CF to x97, complete
        adc rbx, [rsp-0x20]           # x97 += x29 + CF, CF to x132
        adc r15, [rsp-0x50]           # x132 += x43 + CF, CF to x167
        adc rax, [rsp-0x48]           # x167 += x44 + CF, CF to x202
        adc r13, [rsp-0x40]           # x202 += x45 + CF, CF to x237
        adc r10, [rsp-0x38]           # x237 += x46 + CF, CF to x238
        adc r11, [rsp-0x30]           # x238 += x47 + CF, CF to x239
        mov rdx, rdi                  # copy x62
        movabs r8, -0x23e89851d000000 # constant 0xfdc1767ae3000000
        mulx rcx, rsi, r8             # x75:x74 = x62*0xfdc1767ae3000000
        movabs rbp, 0x6cfc5fd681c52056 # constant 0x6cfc5fd681c52056
        mulx r12, r14, rbp            # x71:x70 = x62*0x6cfc5fd681c52056
        movabs rbp, 0x2341f27177344   # constant 0x2341f27177344
        mov [rsp-0x30], r15           # spill x132
        mulx r8, r15, rbp             # x73:x72 = x62*0x2341f27177344
        movabs rbp, 0x7bc65c783158aea3 # constant 0x7bc65c783158aea3
        mov [rsp-0x38], rbx           # spill x97
        mulx rdi, rbx, rbp            # x77:x76 = x62*0x7bc65c783158aea3
        adc r8, 0x0                   # x239.2 = x73 + CF, no carry
        add rax, rsi                  # x167 += x74, CF to x202
        adc r13, rbx                  # x202 += x76 + CF, CF to x237
        mov rsi, [rsp-0x18]           # reload pointer arg1
        mov rdx, [rsi]                # load arg1[0]
        mov rbx, [rsp-0x10]           # reload pointer arg2
        mov [rsp-0x40], rax           # spill x167
        mulx rbp, rax, [rbx+0x30]     # x224:x223 = arg1[0]*arg2[6]
        adc r14, r10                  # x237 += x70 + CF, CF to x238
        adc r11, r15                  # x238 += x72 + CF, CF to x239
        adc r8, 0x0                   # x239.2 += CF, no carry
        add r13, rcx                  # x202 += x75, CF to x237
        adc r14, rdi                  # x237 += x77 + CF, CF to x238
        adc r11, r12                  # x238 += x71 + CF, CF to x239
        adc r9, r8                    # x239 += x239.2 + CF, no carry
        mulx r8, r10, [rbx+0x10]      # x84:x83 = arg1[0]*arg2[2]
        mov rdx, [rbx+0x10]           # load arg2[2]
        mulx rcx, rdi, [rsi+0x8]      # x86:x85 = arg1[1]*arg2[2]
        mulx r12, r15, [rsi+0x10]     # x88:x87 = arg1[2]*arg2[2]
        mov [rsp-0x48], rbp           # spill x224
        mov [rsp-0x50], rax           # spill x223
        mulx rbp, rax, [rsi+0x18]     # x90:x89 = arg1[3]*arg2[2]
        mov [rsp-0x20], rcx           # spill x86
        mov [rsp-0x28], rbp           # spill x90
        mulx rcx, rbp, [rsi+0x20]     # x92:x91 = arg1[4]*arg2[2]
        mov [rsp-0x58], rcx           # spill x92
        mov [rsp-0x60], r12           # spill x88
        mulx rcx, r12, [rsi+0x28]     # x94:x93 = arg1[5]*arg2[2]
        mov [rsp-0x68], rcx           # spill x94
        mulx rcx, rbx, [rsi+0x30]     # x96:x95 = arg1[6]*arg2[2]
        add r10, [rsp-0x38]           # x97 += x83, CF to x132, complete
        adc rdi, [rsp-0x30]           # x132 += x85 + CF, CF to x167
        adc r15, [rsp-0x40]           # x167 += x87 + CF, CF to x202
        adc r13, rax                  # x202 += x89 + CF, CF to x237
        mov rdx, r10                  # copy x97
        movabs rax, 0x2341f27177344   # constant 0x2341f27177344
        mov [rsp-0x40], r13           # spill x202
        mulx rsi, r13, rax            # x108:x107 = x97*0x2341f27177344
        adc rbp, 0x0                  # x237.2 = x91 + CF, CF to x238
        adc r12, 0x0                  # x238.2 = x93 + CF, CF to x239
        adc r13, 0x0                  # x239.2 = x107 + CF, CF to x253
        adc rcx, rsi                  # x253 = x96 + x108 + CF, no carry
        add r14, rbp                  # x237 += x237.2, CF to x238
        adc r11, r12                  # x238 += x238.2 + CF, CF to x239
        adc r9, rbx                   # x239 += x95 + CF, CF to x253
        adc rcx, 0x0                  # x253 += CF, no carry
        add rdi, r8                   # x132 += x84, CF to x167
        mov r8, [rsp-0x18]            # reload pointer arg1
        mov rdx, [r8]                 # load arg1[0]
        mov rsi, [rsp-0x10]           # reload pointer arg2
        mulx rbx, rbp, [rsi+0x20]     # x154:x153 = arg1[0]*arg2[4]
        adc r15, rbp                  # x167 += x153 + CF, CF to x202
        mov rbp, [rsp-0x40]           # reload x202
        adc rbp, [rsp-0x60]           # x202 += x88 + CF, CF to x237
        adc r14, [rsp-0x28]           # x237 += x90 + CF, CF to x238
        adc r11, [rsp-0x58]           # x238 += x92 + CF, CF to x239
        adc r9, [rsp-0x68]            # x239 += x94 + CF, CF to x253
        mov rdx, r10                  # copy x97
        movabs r12, -0x23e89851d000000 # constant 0xfdc1767ae3000000
        mov [rsp-0x68], rbx           # spill x154
        mulx rbx, rax, r12            # x110:x109 = x97*0xfdc1767ae3000000
        movabs r12, 0x7bc65c783158aea3 # constant 0x7bc65c783158aea3
        mov [rsp-0x58], r15           # spill x167
        mov [rsp-0x28], rdi           # spill x132
        mulx r15, rdi, r12            # x112:x111 = x97*0x7bc65c783158aea3
        movabs r12, 0x6cfc5fd681c52056 # constant 0x6cfc5fd681c52056
        mulx r10, rsi, r12            # x106:x105 = x97*0x6cfc5fd681c52056
        adc rcx, 0x0                  # x253 += CF, no carry
        add rbp, rax                  # x202 += x109, CF to x237
        adc r14, rdi                  # x237 += x111 + CF, CF to x238
        adc r11, rsi                  # x238 += x105 + CF, CF to x239
        adc r9, r13                   # x239 += x239.2 + CF, CF to x253
        adc rcx, 0x0                  # x253 += CF, no carry
        add r14, rbx                  # x237 += x110, CF to x238
        adc r11, r15                  # x238 += x112 + CF, CF to x239
        adc r9, r10                   # x239 += x106 + CF, CF to x253
        mov rax, [rsp-0x10]           # reload pointer arg2
        mov rdx, [rax+0x18]           # load arg2[3]
        mulx r10, rdi, [r8]           # x119:x118 = arg1[0]*arg2[3]
        mulx rsi, rbx, [r8+0x8]       # x121:x120 = arg1[1]*arg2[3]
        mulx r13, r15, [r8+0x10]      # x123:x122 = arg1[2]*arg2[3]
        mov [rsp-0x40], r13           # spill x123
        mulx r12, r13, [r8+0x20]      # x127:x126 = arg1[4]*arg2[3]
        mov [rsp-0x60], r12           # spill x127
        mov [rsp-0x30], rsi           # spill x121
        mulx r12, rsi, [r8+0x28]      # x129:x128 = arg1[5]*arg2[3]
        mov [rsp-0x38], r12           # spill x129
        mov [rsp-0x70], r10           # spill x119
        mulx r12, r10, [r8+0x30]      # x131:x130 = arg1[6]*arg2[3]
        mulx rax, r8, [r8+0x18]       # x125:x124 = arg1[3]*arg2[3]
        adc r10, 0x0                  # x253.2 = x130 + CF, CF to x254
        adc r12, 0x0                  # x254 = x131 + CF, no carry
        add rdi, [rsp-0x28]           # x132 += x118, CF to x167, complete
        adc rbx, [rsp-0x58]           # x167 += x120 + CF, CF to x202
        adc rbp, r15                  # x202 += x122 + CF, CF to x237
        adc r14, r8                   # x237 += x124 + CF, CF to x238
        adc r11, r13                  # x238 += x126 + CF, CF to x239
        adc r9, rsi                   # x239 += x128 + CF, CF to x253
        adc rcx, r10                  # x253 += x253.2 + CF, CF to x254
        adc r12, 0x0                  # x254 += CF, no carry
        add rbx, [rsp-0x70]           # x167 += x119, CF to x202
        adc rbp, [rsp-0x30]           # x202 += x121 + CF, CF to x237
        adc r14, [rsp-0x40]           # x237 += x123 + CF, CF to x238
        adc rax, r11                  # x238 += x125 + CF, CF to x239
        adc r9, [rsp-0x60]            # x239 += x127 + CF, CF to x253
        adc rcx, [rsp-0x38]           # x253 += x129 + CF, CF to x254
        mov rdx, rdi                  # copy x132
        movabs r8, -0x23e89851d000000 # constant 0xfdc1767ae3000000
        mulx r10, r11, r8             # x145:x144 = x132*0xfdc1767ae3000000
        movabs rsi, 0x7bc65c783158aea3 # constant 0x7bc65c783158aea3
        mulx r13, r15, rsi            # x147:x146 = x132*0x7bc65c783158aea3
        movabs rsi, 0x6cfc5fd681c52056 # constant 0x6cfc5fd681c52056
        mov [rsp-0x38], rbp           # spill x202
        mulx r8, rbp, rsi             # x141:x140 = x132*0x6cfc5fd681c52056
        movabs rsi, 0x2341f27177344   # constant 0x2341f27177344
        mov [rsp-0x60], rbx           # spill x167
        mulx rdi, rbx, rsi            # x143:x142 = x132*0x2341f27177344
        adc rdi, 0x0                  # x254.2 = x143 + CF, no carry
        add r14, r11                  # x237 += x144, CF to x238
        adc rax, r15                  # x238 += x146 + CF, CF to x239
        adc r9, rbp                   # x239 += x140 + CF, CF to x253
        adc rcx, rbx                  # x253 += x142 + CF, CF to x254
        adc rdi, 0x0                  # x254.2 += CF, no carry
        add rax, r10                  # x238 += x145, CF to x239
        adc r9, r13                   # x239 += x147 + CF, CF to x253
        adc rcx, r8                   # x253 += x141 + CF, CF to x254
        adc r12, rdi                  # x254 += x254.2 + CF, no carry
        mov r8, [rsp-0x10]            # reload pointer arg2
        mov rdx, [r8+0x20]            # load arg2[4]
        mov r10, [rsp-0x18]           # reload pointer arg1
        mulx r11, rdi, [r10+0x8]      # x156:x155 = arg1[1]*arg2[4]
        mulx rbx, rbp, [r10+0x10]     # x158:x157 = arg1[2]*arg2[4]
        mulx r13, r15, [r10+0x18]     # x160:x159 = arg1[3]*arg2[4]
        mov [rsp-0x40], r13           # spill x160
        mulx rsi, r13, [r10+0x20]     # x162:x161 = arg1[4]*arg2[4]
        mov [rsp-0x30], rsi           # spill x162
        mov [rsp-0x70], rbx           # spill x158
        mulx rsi, rbx, [r10+0x30]     # x166:x165 = arg1[6]*arg2[4]
        mov [rsp-0x58], r11           # spill x156
        mov r11, [rsp-0x60]           # reload x167
        add r11, [rsp-0x20]           # x167 += x86, CF to x202, complete
        adc rdi, [rsp-0x38]           # x202 += x155 + CF, CF to x237
        mulx r8, r10, [r10+0x28]      # x164:x163 = arg1[5]*arg2[4]
        adc r14, rbp                  # x237 += x157 + CF, CF to x238
        adc r15, rax                  # x238 += x159 + CF, CF to x239
        adc r9, r13                   # x239 += x161 + CF, CF to x253
        adc rcx, r10                  # x253 += x163 + CF, CF to x254
        adc r12, rbx                  # x254 += x165 + CF, CF to x255
        adc rsi, 0x0                  # x255 = x166 + CF, no carry
        add rdi, [rsp-0x68]           # x202 += x154, CF to x237
        adc r14, [rsp-0x58]           # x237 += x156 + CF, CF to x238
        adc r15, [rsp-0x70]           # x238 += x158 + CF, CF to x239
        adc r9, [rsp-0x40]            # x239 += x160 + CF, CF to x253
        adc rcx, [rsp-0x30]           # x253 += x162 + CF, CF to x254
        adc r12, r8                   # x254 += x164 + CF, CF to x255
        mov rdx, r11                  # copy x167
        movabs rax, -0x23e89851d000000 # constant 0xfdc1767ae3000000
        mulx r8, r10, rax             # x180:x179 = x167*0xfdc1767ae3000000
        movabs rbx, 0x7bc65c783158aea3 # constant 0x7bc65c783158aea3
        mulx rbp, r13, rbx            # x182:x181 = x167*0x7bc65c783158aea3
        movabs rbx, 0x6cfc5fd681c52056 # constant 0x6cfc5fd681c52056
        mov [rsp-0x30], r14           # spill x237
        mulx rax, r14, rbx            # x176:x175 = x167*0x6cfc5fd681c52056
        movabs rbx, 0x2341f27177344   # constant 0x2341f27177344
        mov [rsp-0x40], rdi           # spill x202
        mulx r11, rdi, rbx            # x178:x177 = x167*0x2341f27177344
        adc r11, 0x0                  # x255.2 = x178 + CF, no carry
        add r15, r10                  # x238 += x179, CF to x239
        adc r13, r9                   # x239 += x181 + CF, CF to x253
        adc rcx, r14                  # x253 += x175 + CF, CF to x254
        adc r12, rdi                  # x254 += x177 + CF, CF to x255
        adc r11, 0x0                  # x255.2 += CF, no carry
        add r13, r8                   # x239 += x180, CF to x253
        adc rcx, rbp                  # x253 += x182 + CF, CF to x254
        adc r12, rax                  # x254 += x176 + CF, CF to x255
        adc rsi, r11                  # x255 += x255.2 + CF, no carry
        mov rax, [rsp-0x10]           # reload pointer arg2
        mov rdx, [rax+0x28]           # load arg2[5]
        mov r8, [rsp-0x18]            # reload pointer arg1
        mulx r9, r10, [r8]            # x189:x188 = arg1[0]*arg2[5]
        mulx r11, rdi, [r8+0x8]       # x191:x190 = arg1[1]*arg2[5]
        mulx rbp, r14, [r8+0x10]      # x193:x192 = arg1[2]*arg2[5]
        mov [rsp-0x70], rbp           # spill x193
        mulx rbx, rbp, [r8+0x18]      # x195:x194 = arg1[3]*arg2[5]
        mov [rsp-0x58], rbx           # spill x195
        mov [rsp-0x68], r11           # spill x191
        mulx rbx, r11, [r8+0x20]      # x197:x196 = arg1[4]*arg2[5]
        mov [rsp-0x38], rbx           # spill x197
        mov [rsp-0x60], r9            # spill x189
        mulx rbx, r9, [r8+0x28]       # x199:x198 = arg1[5]*arg2[5]
        mulx rax, r8, [r8+0x30]       # x201:x200 = arg1[6]*arg2[5]
        add r10, [rsp-0x40]           # x202 += x188, CF to x237, complete
        adc rdi, [rsp-0x30]           # x237 += x190 + CF, CF to x238
        adc r15, r14                  # x238 += x192 + CF, CF to x239
        adc r13, rbp                  # x239 += x194 + CF, CF to x253
        adc rcx, r11                  # x253 += x196 + CF, CF to x254
        adc r12, r9                   # x254 += x198 + CF, CF to x255
        mov rdx, r10                  # copy x202
        movabs r9, 0x6cfc5fd681c52056 # constant 0x6cfc5fd681c52056
        mulx r11, rbp, r9             # x211:x210 = x202*0x6cfc5fd681c52056
        adc rsi, r11                  # x255 += x211 + CF, no carry
        add rdi, [rsp-0x60]           # x237 += x189, CF to x238
        adc r15, [rsp-0x68]           # x238 += x191 + CF, CF to x239
        adc r13, [rsp-0x70]           # x239 += x193 + CF, CF to x253
        adc rcx, [rsp-0x58]           # x253 += x195 + CF, CF to x254
        adc r12, [rsp-0x38]           # x254 += x197 + CF, CF to x255
        adc rsi, rbx                  # x255 += x199 + CF, CF to x256
        movabs r11, -0x23e89851d000000 # constant 0xfdc1767ae3000000
        mulx rbx, r14, r11            # x215:x214 = x202*0xfdc1767ae3000000
        movabs r9, 0x7bc65c783158aea3 # constant 0x7bc65c783158aea3
        mov [rsp-0x38], r15           # spill x238
        mulx r11, r15, r9             # x217:x216 = x202*0x7bc65c783158aea3
        movabs r9, 0x2341f27177344    # constant 0x2341f27177344
        mov [rsp-0x58], rdi           # spill x237
        mulx r10, rdi, r9             # x213:x212 = x202*0x2341f27177344
        adc r10, 0x0                  # x256 = x213 + CF, no carry
        add r13, r14                  # x239 += x214, CF to x253
        adc r15, rcx                  # x253 += x216 + CF, CF to x254
        adc r12, rbp                  # x254 += x210 + CF, CF to x255
        adc rsi, rdi                  # x255 += x212 + CF, CF to x256
        adc r10, 0x0                  # x256 += CF, no carry
        add r15, rbx                  # x253 += x215, CF to x254
        adc r12, r11                  # x254 += x217 + CF, CF to x255
        adc rsi, r8                   # x255 += x200 + CF, CF to x256
        adc rax, r10                  # x256 += x201 + CF, no carry
        mov r8, [rsp-0x10]            # reload pointer arg2
        mov rdx, [r8+0x30]            # load arg2[6]
        mov r10, [rsp-0x18]           # reload pointer arg1
        mulx r11, rcx, [r10+0x8]      # x226:x225 = arg1[1]*arg2[6]
        mulx rdi, rbx, [r10+0x10]     # x228:x227 = arg1[2]*arg2[6]
        mulx rbp, r14, [r10+0x18]     # x230:x229 = arg1[3]*arg2[6]
        mov [rsp-0x70], rbp           # spill x230
        mulx r9, rbp, [r10+0x20]      # x232:x231 = arg1[4]*arg2[6]
        mov [rsp-0x68], r9            # spill x232
        mov [rsp-0x60], rdi           # spill x228
        mulx r9, rdi, [r10+0x28]      # x234:x233 = arg1[5]*arg2[6]
        mulx r8, r10, [r10+0x30]      # x236:x235 = arg1[6]*arg2[6]
        mov rdx, [rsp-0x58]           # reload x237
        add rdx, [rsp-0x50]           # x237 += x223, CF to x238, complete
        adc rcx, [rsp-0x38]           # x238 += x225 + CF, CF to x239
        adc r13, rbx                  # x239 += x227 + CF, CF to x253
        adc r15, r14                  # x253 += x229 + CF, CF to x254
        adc r12, rbp                  # x254 += x231 + CF, CF to x255
        adc rsi, rdi                  # x255 += x233 + CF, CF to x256
        adc rax, r10                  # x256 += x235 + CF, CF to x257
        adc r8, 0x0                   # x257 = x236 + CF, no carry
        add rcx, [rsp-0x48]           # x238 += x224, CF to x239, complete
        adc r13, r11                  # x239 += x226 + CF, CF to x253, complete

        /* complete: [x239, x238, x237] in [r13, rcx, rdx] */
        adc r15, [rsp-0x60]           # x253 += x228 + CF, CF to x254
        adc r12, [rsp-0x70]           # x254 += x230 + CF, CF to x255
        adc rsi, [rsp-0x68]           # x255 += x232 + CF, CF to x256
        adc rax, r9                   # x256 += x234 + CF, CF to x257
        movabs r9, -0x23e89851d000000 # constant 0xfdc1767ae3000000
        mulx r9, r10, r9              # x250:x249 = x237*0xfdc1767ae3000000
        movabs r11, 0x7bc65c783158aea3 # constant 0x7bc65c783158aea3
        mulx r11, rdi, r11            # x252:x251 = x237*0x7bc65c783158aea3
        movabs rbx, 0x6cfc5fd681c52056 # constant 0x6cfc5fd681c52056
        mulx rbx, rbp, rbx            # x246:x245 = x237*0x6cfc5fd681c52056
        movabs r14, 0x2341f27177344   # constant 0x2341f27177344
        mulx rdx, r14, r14            # x248:x247 = x237*0x2341f27177344
        adc r8, rdx                   # x257 += x248 + CF, no carry
        add r15, r10                  # x253 += x249, CF to x254, complete
        adc r12, rdi                  # x254 += x251 + CF, CF to x255
        adc rsi, rbp                  # x255 += x245 + CF, CF to x256
        adc rax, r14                  # x256 += x247 + CF, CF to x257
        adc r8, 0x0                   # x257 += CF, no carry
        add r12, r9                   # x254 += x250, CF to x255, complete
        adc rsi, r11                  # x255 += x252 + CF, CF to x256, complete
        adc rax, rbx                  # x256 += x246 + CF, CF to x257, complete
        adc r8, 0x0                   # x257 += CF, no carry, complete

        /* complete: [x257, x256, x255, x254, x253] in [r8, rax, rsi, r12, r15] */
        mov r9, [rsp-0x8]             # reload pointer out1
        mov [r9], rcx                 # out1[0] = x238
        mov [r9+0x8], r13             # out1[1] = x239
        mov [r9+0x10], r15            # out1[2] = x253
        mov [r9+0x18], r12            # out1[3] = x254
        mov [r9+0x20], rsi            # out1[4] = x255
        mov [r9+0x28], rax            # out1[5] = x256
        mov [r9+0x30], r8             # out1[6] = x257

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
        .size   fe_p434_mul_loose, .-fe_p434_mul_loose
        .section .note.GNU-stack, "", @progbits
