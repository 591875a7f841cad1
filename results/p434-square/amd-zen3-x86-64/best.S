/*
 * p434 square (loose), modulo p = 2^216 * 3^137 - 1
 * out1 is congruent to arg1*arg1/2^448 modulo p
 * arg1 below 2^435; out1 below 2^434; arrays may overlap
 *
 * void fe_p434_square_loose(uint64_t out1[7], const uint64_t arg1[7]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[7]  written, below 2^434
 *   rsi  arg1[7]  read, below 2^435
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   x11, then x52, then x29, then x91, then x178.2
 *   [rsp-0x10]  x14, then x51.2, then x31, then x53, then x39, then x43, then x61, then x126,
 *               then x140, then x159
 *   [rsp-0x18]  x13, then x53, then x20, then x54, then pointer out1
 *   [rsp-0x20]  x24, then x88, then x107, then x120, then x132, then x139, then x153, then x165
 *   [rsp-0x28]  x23, then x32, then x40, then x44, then x57
 *   [rsp-0x30]  x26, then x59
 *   [rsp-0x38]  x25, then x30, then x92, then x134, then x106, then x119
 *   [rsp-0x40]  x34, then x53, then x104, then x114, then x133, then x145, then x152
 *   [rsp-0x48]  x33, then x54, then x37, then x60, then x56
 *   [rsp-0x50]  x36, then x94, then pointer arg1
 *   [rsp-0x58]  x35, then x93, then x55
 *   [rsp-0x60]  x87, then x178, then x113
 *   [rsp-0x68]  x58
 *   [rsp-0x70]  x77, then x127, then x146, then x158
 *   [rsp-0x78]  x54
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x49 = x8 + x9 (carry to x50)
 *   x50 = x10 + x11 + x19 (carry to x51)
 *   x51 = x12 + x13 + x20 + x21 (carry to x52)
 *   x52 = x14 + x15 + x22 + x23 + x29 (carry to x53)
 *   x53 = x16 + x17 + x24 + x25 + x30 + x31 (carry to x54)
 *   x54 = x18 + x26 + x27 + x32 + x33 + x37 (carry to x55)
 *   x55 = x28 + x34 + x35 + x38 + x39 (carry to x56)
 *   x56 = x36 + x40 + x41 + x43 (carry to x57)
 *   x57 = x42 + x44 + x45 (carry to x58)
 *   x58 = x46 + x47 (carry to x59)
 *   x59 = x48
 *   x74 = x7 + x7 + x61 (carry to x75)
 *   x75 = x49 + x49 + x62 (carry to x76)
 *   x76 = x50 + x50 + x63 (carry to x77)
 *   x77 = x51 + x51 + x64 (carry to x78)
 *   x78 = x52 + x52 + x65 (carry to x79)
 *   x79 = x53 + x53 + x66 (carry to x178)
 *   x95 = x76 + x91 (carry to x108)
 *   x108 = x77 + x92 + x93 + x104 (carry to x121)
 *   x121 = x78 + x94 + x87 + x105 + x106 + x117 (carry to x134)
 *   x134 = x79 + x88 + x89 + x107 + x100 + x118 + x119 + x130 (carry to x178)
 *   x178 = x90 + x101 + x102 + x120 + x113 + x131 + x132 + x143 + x54 + x54 + x67 (carry to x179)
 *   x179 = x103 + x114 + x115 + x133 + x126 + x144 + x145 + x156 + x55 + x55 + x68 (carry to x180)
 *   x180 = x116 + x127 + x128 + x146 + x139 + x157 + x158 + x169 + x56 + x56 + x69 (carry to x181)
 *   x181 = x129 + x140 + x141 + x159 + x152 + x170 + x171 + x57 + x57 + x70 (carry to x182)
 *   x182 = x142 + x153 + x154 + x172 + x165 + x58 + x58 + x71 (carry to x183)
 *   x183 = x155 + x166 + x167 + x59 + x59 + x72 (carry to x184)
 *   x184 = x168 + x73
 *
 * 456 instructions; 133.5 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.055 [1.055, 1.055] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.054 [1.054, 1.055] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 32, 2026-11-24T14:10:44.642Z
 * npm run optimize -- --field p434 --op square --seed 32 --target x86-64 --budget 5s
 * sha256 of the code: 35af70278bf5c0a4faefb1cc0a8c8015652ddb3e2c13376e0a5e647fa39588ba
 */
        .intel_syntax noprefix
        .text
        .globl  fe_p434_square_loose
        .type   fe_p434_square_loose, @function
        .p2align 6
fe_p434_square_loose:
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
        mul qword ptr [rsi+0x8]    # x8:x7 = arg1[0]*arg1[1]
        mov r8, rdx                # copy x8
        mov r9, rax                # copy x7
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi+0x10]   # x10:x9 = arg1[0]*arg1[2]
        mov r10, rdx               # copy x10
        mov r11, rax               # copy x9
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi+0x18]   # x12:x11 = arg1[0]*arg1[3]
        mov rcx, rdx               # copy x12
        mov [rsp-0x8], rax         # spill x11
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi+0x20]   # x14:x13 = arg1[0]*arg1[4]
        mov [rsp-0x10], rdx        # spill x14
        mov [rsp-0x18], rax        # spill x13
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi+0x28]   # x16:x15 = arg1[0]*arg1[5]
        add r11, r8                # x49 = x9 + x8, CF to x50, complete
        mov r8, [rsp-0x8]          # reload x11
        adc r8, 0x0                # x50 = x11 + CF, CF to x51
        mov rbx, [rsp-0x18]        # reload x13
        adc rbx, 0x0               # x51 = x13 + CF, CF to x52
        adc rax, 0x0               # x52 = x15 + CF, CF to x53
        adc rdx, 0x0               # x53 = x16 + CF, no carry
        mov [rsp-0x18], rdx        # spill x53
        mov [rsp-0x8], rax         # spill x52
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x10]   # x20:x19 = arg1[1]*arg1[2]
        add r8, rax                # x50 += x19, CF to x51
        adc rbx, rcx               # x51 += x12 + CF, CF to x52
        mov rax, [rsp-0x8]         # reload x52
        adc rax, [rsp-0x10]        # x52 += x14 + CF, CF to x53
        mov rcx, [rsp-0x18]        # reload x53
        adc rcx, 0x0               # x53 += CF, no carry
        mov [rsp-0x18], rdx        # spill x20
        mov [rsp-0x8], rax         # spill x52
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x18]   # x22:x21 = arg1[1]*arg1[3]
        add r8, r10                # x50 += x10, CF to x51, complete
        adc rax, 0x0               # x51.2 = x21 + CF, CF to x52
        adc rdx, 0x0               # x52.2 = x22 + CF, no carry
        mov r10, rdx               # copy x52.2
        mov [rsp-0x10], rax        # spill x51.2
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x20]   # x24:x23 = arg1[1]*arg1[4]
        mov [rsp-0x20], rdx        # spill x24
        mov [rsp-0x28], rax        # spill x23
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x28]   # x26:x25 = arg1[1]*arg1[5]
        mov [rsp-0x30], rdx        # spill x26
        mov [rsp-0x38], rax        # spill x25
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x30]   # x28:x27 = arg1[1]*arg1[6]
        add rbx, [rsp-0x10]        # x51 += x51.2, CF to x52
        mov rbp, [rsp-0x8]         # reload x52
        adc rbp, [rsp-0x28]        # x52 += x23 + CF, CF to x53
        mov r12, [rsp-0x38]        # reload x25
        adc r12, 0x0               # x53.2 = x25 + CF, CF to x54
        adc rax, 0x0               # x54 = x27 + CF, CF to x55
        adc rdx, 0x0               # x55 = x28 + CF, no carry
        add rbx, [rsp-0x18]        # x51 += x20, CF to x52, complete
        adc rbp, r10               # x52 += x52.2 + CF, CF to x53
        adc r12, 0x0               # x53.2 += CF, CF to x54
        adc rax, 0x0               # x54 += CF, CF to x55
        adc rdx, 0x0               # x55 += CF, no carry
        mov r10, rdx               # copy x55
        mov [rsp-0x18], rax        # spill x54
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x18]   # x30:x29 = arg1[2]*arg1[3]
        mov [rsp-0x38], rdx        # spill x30
        mov [rsp-0x8], rax         # spill x29
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x20]   # x32:x31 = arg1[2]*arg1[4]
        mov [rsp-0x28], rdx        # spill x32
        mov [rsp-0x10], rax        # spill x31
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x28]   # x34:x33 = arg1[2]*arg1[5]
        mov [rsp-0x40], rdx        # spill x34
        mov [rsp-0x48], rax        # spill x33
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x30]   # x36:x35 = arg1[2]*arg1[6]
        mov [rsp-0x50], rdx        # spill x36
        mov [rsp-0x58], rax        # spill x35
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi+0x30]   # x18:x17 = arg1[0]*arg1[6]
        add rax, rcx               # x53 += x17, CF to x54
        adc rdx, 0x0               # x54.2 = x18 + CF, no carry
        add rax, r12               # x53 += x53.2, CF to x54
        adc rdx, 0x0               # x54.2 += CF, no carry
        add rax, [rsp-0x20]        # x53 += x24, CF to x54
        adc rdx, [rsp-0x18]        # x54 += x54.2 + CF, CF to x55
        mov rcx, [rsp-0x58]        # reload x35
        adc rcx, 0x0               # x55.2 = x35 + CF, CF to x56
        mov r12, [rsp-0x50]        # reload x36
        adc r12, 0x0               # x56 = x36 + CF, no carry
        add rdx, [rsp-0x30]        # x54 += x26, CF to x55
        adc rcx, 0x0               # x55.2 += CF, CF to x56
        adc r12, 0x0               # x56 += CF, no carry
        add rbp, [rsp-0x8]         # x52 += x29, CF to x53, complete
        adc rax, [rsp-0x10]        # x53 += x31 + CF, CF to x54
        adc rdx, [rsp-0x48]        # x54 += x33 + CF, CF to x55
        adc rcx, 0x0               # x55.2 += CF, CF to x56
        adc r12, 0x0               # x56 += CF, no carry
        mov [rsp-0x48], rdx        # spill x54
        mov [rsp-0x10], rax        # spill x53
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [rsi+0x20]   # x38:x37 = arg1[3]*arg1[4]
        add r10, rdx               # x55 += x38, CF to x56
        adc r12, 0x0               # x56 += CF, no carry
        mov rdx, [rsp-0x10]        # reload x53
        add rdx, [rsp-0x38]        # x53 += x30, CF to x54, complete
        mov r13, [rsp-0x48]        # reload x54
        adc r13, [rsp-0x28]        # x54 += x32 + CF, CF to x55
        adc r10, [rsp-0x40]        # x55 += x34 + CF, CF to x56
        adc r12, 0x0               # x56 += CF, no carry
        mov [rsp-0x40], rdx        # spill x53
        mov [rsp-0x48], rax        # spill x37
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [rsi+0x28]   # x40:x39 = arg1[3]*arg1[5]
        mov [rsp-0x28], rdx        # spill x40
        mov [rsp-0x10], rax        # spill x39
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [rsi+0x30]   # x42:x41 = arg1[3]*arg1[6]
        add r13, [rsp-0x48]        # x54 += x37, CF to x55, complete
        adc r10, [rsp-0x10]        # x55 += x39 + CF, CF to x56
        adc r12, rax               # x56 += x41 + CF, CF to x57
        adc rdx, 0x0               # x57 = x42 + CF, no carry
        add r10, rcx               # x55 += x55.2, CF to x56, complete
        adc r12, [rsp-0x28]        # x56 += x40 + CF, CF to x57
        adc rdx, 0x0               # x57 += CF, no carry
        mov rcx, rdx               # copy x57
        mov rax, [rsi+0x20]        # load arg1[4]
        mul qword ptr [rsi+0x28]   # x44:x43 = arg1[4]*arg1[5]
        mov [rsp-0x28], rdx        # spill x44
        mov [rsp-0x10], rax        # spill x43
        mov rax, [rsi+0x20]        # load arg1[4]
        mul qword ptr [rsi+0x30]   # x46:x45 = arg1[4]*arg1[6]
        add r12, [rsp-0x10]        # x56 += x43, CF to x57, complete
        adc rax, [rsp-0x28]        # x57.2 = x44 + x45 + CF, CF to x58
        adc rdx, 0x0               # x58 = x46 + CF, no carry
        add rax, rcx               # x57 += x57.2, CF to x58, complete
        adc rdx, 0x0               # x58 += CF, no carry
        mov rcx, rdx               # copy x58
        mov [rsp-0x28], rax        # spill x57
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi]        # x61:x60 = arg1[0]*arg1[0]
        mov [rsp-0x10], rdx        # spill x61
        mov [rsp-0x48], rax        # spill x60
        mov rax, [rsp-0x48]        # reload x60
        movabs r14, -0x23e89851d000000 # constant 0xfdc1767ae3000000
        mul r14                    # x92:x91 = x60*0xfdc1767ae3000000
        mov [rsp-0x38], rdx        # spill x92
        mov [rsp-0x8], rax         # spill x91
        mov rax, [rsi+0x28]        # load arg1[5]
        mul qword ptr [rsi+0x30]   # x48:x47 = arg1[5]*arg1[6]
        add rcx, rax               # x58 += x47, CF to x59, complete
        adc rdx, 0x0               # x59 = x48 + CF, no carry, complete

        /* complete: [x59, x58, x57, x56, x55, x54, x53, x52, x51, x50, x49] in [rdx, rcx, [rsp-0x28], r12, r10, r13, [rsp-0x40], rbp, rbx, r8, r11] */
        mov [rsp-0x30], rdx        # spill x59
        mov rax, [rsp-0x48]        # reload x60
        movabs r15, 0x7bc65c783158aea3 # constant 0x7bc65c783158aea3
        mul r15                    # x94:x93 = x60*0x7bc65c783158aea3
        mov [rsp-0x50], rdx        # spill x94
        mov [rsp-0x58], rax        # spill x93
        mov rax, [rsp-0x48]        # reload x60
        mov [rsp-0x18], rdi        # spill pointer out1
        movabs rdi, 0x6cfc5fd681c52056 # constant 0x6cfc5fd681c52056
        mul rdi                    # x88:x87 = x60*0x6cfc5fd681c52056
        mov [rsp-0x20], rdx        # spill x88
        mov [rsp-0x60], rax        # spill x87
        mov rax, [rsp-0x48]        # reload x60
        mov [rsp-0x68], rcx        # spill x58
        movabs rcx, 0x2341f27177344 # constant 0x2341f27177344
        mul rcx                    # x90:x89 = x60*0x2341f27177344
        mov [rsp-0x48], r12        # spill x56
        mov r12, [rsp-0x58]        # reload x93
        add r12, [rsp-0x38]        # x108 = x93 + x92, CF to x121
        mov [rsp-0x58], r10        # spill x55
        mov r10, [rsp-0x60]        # reload x87
        adc r10, 0x0               # x121 = x87 + CF, CF to x134
        adc rax, 0x0               # x134 = x89 + CF, CF to x178
        adc rdx, 0x0               # x178 = x90 + CF, no carry
        mov [rsp-0x60], rdx        # spill x178
        mov [rsp-0x38], rax        # spill x134
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x10]   # x65:x64 = arg1[2]*arg1[2]
        add rax, rbx               # x77 = x64 + x51, CF to x78
        adc rdx, 0x0               # x78 = x65 + CF, no carry
        add rax, rbx               # x77 += x51, CF to x78
        adc rdx, 0x0               # x78 += CF, no carry
        mov rbx, rdx               # copy x78
        mov [rsp-0x70], rax        # spill x77
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x8]    # x63:x62 = arg1[1]*arg1[1]
        mov [rsp-0x78], r13        # spill x54
        mov r13, [rsp-0x10]        # reload x61
        add r13, r9                # x74 = x61 + x7, CF to x75
        adc rax, r11               # x75 = x62 + x49 + CF, CF to x76
        adc rdx, r8                # x76 = x63 + x50 + CF, CF to x77
        mov rdi, [rsp-0x70]        # reload x77
        adc rdi, 0x0               # x77 += CF, CF to x78
        adc rbx, 0x0               # x78 += CF, CF to x79
        mov r15, [rsp-0x40]        # reload x53
        adc r15, 0x0               # x79 = x53 + CF, CF to x178
        mov r14, [rsp-0x60]        # reload x178
        adc r14, 0x0               # x178 += CF, no carry
        add r13, r9                # x74 += x7, CF to x75, complete
        adc rax, r11               # x75 += x49 + CF, CF to x76, complete
        adc rdx, r8                # x76 += x50 + CF, CF to x77, complete
        adc rdi, 0x0               # x77 += CF, CF to x78, complete
        adc rbx, rbp               # x78 += x52 + CF, CF to x79
        adc r15, 0x0               # x79 += CF, CF to x178
        adc r14, 0x0               # x178 += CF, no carry
        add rbx, rbp               # x78 += x52, CF to x79, complete
        adc r15, 0x0               # x79 += CF, CF to x178
        adc r14, 0x0               # x178 += CF, no carry
        add rbx, [rsp-0x50]        # x121.2 = x78 + x94, CF to x134
        mov r8, [rsp-0x38]         # reload x134
        adc r8, 0x0                # x134 += CF, CF to x178
        adc r14, 0x0               # x178 += CF, no carry
        add r12, rdi               # x108 += x77, CF to x121
        adc rbx, 0x0               # x121.2 += CF, CF to x134
        adc r8, [rsp-0x20]         # x134 += x88 + CF, CF to x178
        adc r14, 0x0               # x178 += CF, no carry
        mov r9, rdx                # copy x76
        mov r11, rax               # copy x75
        mov rax, r13               # copy x74
        mul rcx                    # x103:x102 = x74*0x2341f27177344
        add r14, rax               # x178 += x102, CF to x179
        adc rdx, 0x0               # x179 = x103 + CF, no carry
        add r9, [rsp-0x8]          # x95 = x91 + x76, CF to x108, complete
        adc r12, 0x0               # x108 += CF, CF to x121
        adc rbx, r10               # x121 += x121.2 + CF, CF to x134
        adc r8, 0x0                # x134 += CF, CF to x178
        adc r14, 0x0               # x178 += CF, CF to x179
        adc rdx, 0x0               # x179 += CF, no carry
        mov r10, rdx               # copy x179
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [rsi+0x18]   # x67:x66 = arg1[3]*arg1[3]
        add rax, r15               # x79 += x66, CF to x178
        adc rdx, 0x0               # x178.2 = x67 + CF, no carry
        add rax, [rsp-0x40]        # x79 += x53, CF to x178, complete

        /* complete: [x79, x78, x77, x76, x75, x74] in [rax, -, rdi, -, r11, r13] */
        adc rdx, 0x0               # x178.2 += CF, CF to x179
        adc r10, 0x0               # x179 += CF, no carry
        add r8, rax                # x134 += x79, CF to x178
        adc rdx, 0x0               # x178.2 += CF, CF to x179
        adc r10, 0x0               # x179 += CF, no carry
        mov rdi, rdx               # copy x178.2
        mov rax, r13               # copy x74
        movabs rbp, -0x23e89851d000000 # constant 0xfdc1767ae3000000
        mul rbp                    # x105:x104 = x74*0xfdc1767ae3000000
        mov r15, rdx               # copy x105
        mov [rsp-0x40], rax        # spill x104
        mov rax, r13               # copy x74
        mov [rsp-0x8], rdi         # spill x178.2
        movabs rdi, 0x7bc65c783158aea3 # constant 0x7bc65c783158aea3
        mul rdi                    # x107:x106 = x74*0x7bc65c783158aea3
        mov [rsp-0x20], rdx        # spill x107
        mov [rsp-0x38], rax        # spill x106
        mov rax, r13               # copy x74
        mov [rsp-0x50], rsi        # spill pointer arg1
        movabs rsi, 0x6cfc5fd681c52056 # constant 0x6cfc5fd681c52056
        mul rsi                    # x101:x100 = x74*0x6cfc5fd681c52056
        add r12, [rsp-0x40]        # x108 += x104, CF to x121, complete
        adc rbx, [rsp-0x38]        # x121 += x106 + CF, CF to x134
        adc r8, rax                # x134 += x100 + CF, CF to x178
        adc rdx, 0x0               # x178.3 = x101 + CF, no carry
        add rbx, r15               # x121 += x105, CF to x134
        adc r8, [rsp-0x20]         # x134 += x107 + CF, CF to x178
        adc r14, rdx               # x178 += x178.3 + CF, CF to x179
        adc r10, 0x0               # x179 += CF, no carry
        mov rax, r11               # copy x75
        mul rbp                    # x118:x117 = x75*0xfdc1767ae3000000
        mov r13, rdx               # copy x118
        mov r15, rax               # copy x117
        mov rax, r11               # copy x75
        mul rdi                    # x120:x119 = x75*0x7bc65c783158aea3
        mov [rsp-0x20], rdx        # spill x120
        mov [rsp-0x38], rax        # spill x119
        mov rax, r11               # copy x75
        mul rsi                    # x114:x113 = x75*0x6cfc5fd681c52056
        mov [rsp-0x40], rdx        # spill x114
        mov [rsp-0x60], rax        # spill x113
        mov rax, r9                # copy x95
        mul rsi                    # x127:x126 = x95*0x6cfc5fd681c52056
        mov [rsp-0x70], rdx        # spill x127
        mov [rsp-0x10], rax        # spill x126
        mov rax, r11               # copy x75
        mul rcx                    # x116:x115 = x75*0x2341f27177344
        add rbx, r15               # x121 += x117, CF to x134, complete
        mov r11, [rsp-0x38]        # reload x119
        adc r11, 0x0               # x134.2 = x119 + CF, CF to x178
        adc r14, [rsp-0x60]        # x178 += x113 + CF, CF to x179
        adc rax, 0x0               # x179.2 = x115 + CF, CF to x180
        adc rdx, 0x0               # x180 = x116 + CF, no carry
        add r8, r11                # x134 += x134.2, CF to x178
        adc r14, 0x0               # x178 += CF, CF to x179
        adc r10, rax               # x179 += x179.2 + CF, CF to x180
        adc rdx, 0x0               # x180 += CF, no carry
        add r8, r13                # x134 += x118, CF to x178
        adc r14, [rsp-0x20]        # x178 += x120 + CF, CF to x179
        adc r10, [rsp-0x40]        # x179 += x114 + CF, CF to x180
        adc rdx, 0x0               # x180 += CF, no carry
        mov r11, rdx               # copy x180
        mov rax, r9                # copy x95
        mul rbp                    # x131:x130 = x95*0xfdc1767ae3000000
        mov r13, rdx               # copy x131
        mov r15, rax               # copy x130
        mov rax, r9                # copy x95
        mul rdi                    # x133:x132 = x95*0x7bc65c783158aea3
        mov [rsp-0x40], rdx        # spill x133
        mov [rsp-0x20], rax        # spill x132
        mov rax, r9                # copy x95
        mul rcx                    # x129:x128 = x95*0x2341f27177344
        add r8, r15                # x134 += x130, CF to x178, complete
        adc r14, [rsp-0x20]        # x178 += x132 + CF, CF to x179
        adc r10, [rsp-0x10]        # x179 += x126 + CF, CF to x180
        adc r11, rax               # x180 += x128 + CF, CF to x181
        adc rdx, 0x0               # x181 = x129 + CF, no carry
        add r14, r13               # x178 += x131, CF to x179
        adc r10, [rsp-0x40]        # x179 += x133 + CF, CF to x180
        adc r11, [rsp-0x70]        # x180 += x127 + CF, CF to x181
        adc rdx, 0x0               # x181 += CF, no carry
        mov r9, rdx                # copy x181
        mov rax, r12               # copy x108
        mul rbp                    # x144:x143 = x108*0xfdc1767ae3000000
        mov r13, rdx               # copy x144
        mov r15, rax               # copy x143
        mov rax, r12               # copy x108
        mul rdi                    # x146:x145 = x108*0x7bc65c783158aea3
        mov [rsp-0x70], rdx        # spill x146
        mov [rsp-0x40], rax        # spill x145
        mov rax, r12               # copy x108
        mul rsi                    # x140:x139 = x108*0x6cfc5fd681c52056
        mov [rsp-0x10], rdx        # spill x140
        mov [rsp-0x20], rax        # spill x139
        mov rax, r12               # copy x108
        mul rcx                    # x142:x141 = x108*0x2341f27177344
        add r14, r15               # x178 += x143, CF to x179
        adc r10, [rsp-0x40]        # x179 += x145 + CF, CF to x180
        adc r11, [rsp-0x20]        # x180 += x139 + CF, CF to x181
        adc r9, rax                # x181 += x141 + CF, CF to x182
        adc rdx, 0x0               # x182 = x142 + CF, no carry
        add r10, r13               # x179 += x144, CF to x180
        adc r11, [rsp-0x70]        # x180 += x146 + CF, CF to x181
        adc r9, [rsp-0x10]         # x181 += x140 + CF, CF to x182
        adc rdx, 0x0               # x182 += CF, no carry
        mov r12, rdx               # copy x182
        mov rax, rbx               # copy x121
        mul rbp                    # x157:x156 = x121*0xfdc1767ae3000000
        mov r13, rdx               # copy x157
        mov r15, rax               # copy x156
        mov rax, rbx               # copy x121
        mul rdi                    # x159:x158 = x121*0x7bc65c783158aea3
        mov [rsp-0x10], rdx        # spill x159
        mov [rsp-0x70], rax        # spill x158
        mov rax, rbx               # copy x121
        mul rsi                    # x153:x152 = x121*0x6cfc5fd681c52056
        mov [rsp-0x20], rdx        # spill x153
        mov [rsp-0x40], rax        # spill x152
        mov rax, rbx               # copy x121
        mul rcx                    # x155:x154 = x121*0x2341f27177344
        add r10, r15               # x179 += x156, CF to x180
        adc r11, [rsp-0x70]        # x180 += x158 + CF, CF to x181
        adc r9, [rsp-0x40]         # x181 += x152 + CF, CF to x182
        adc r12, rax               # x182 += x154 + CF, CF to x183
        adc rdx, 0x0               # x183 = x155 + CF, no carry
        add r11, r13               # x180 += x157, CF to x181
        adc r9, [rsp-0x10]         # x181 += x159 + CF, CF to x182
        adc r12, [rsp-0x20]        # x182 += x153 + CF, CF to x183
        adc rdx, 0x0               # x183 += CF, no carry
        mov rbx, rdx               # copy x183
        mov rax, r8                # copy x134
        mul rbp                    # x170:x169 = x134*0xfdc1767ae3000000
        mov rbp, rdx               # copy x170
        mov r13, rax               # copy x169
        mov rax, r8                # copy x134
        mul rdi                    # x172:x171 = x134*0x7bc65c783158aea3
        mov rdi, rdx               # copy x172
        mov r15, rax               # copy x171
        mov rax, r8                # copy x134
        mul rsi                    # x166:x165 = x134*0x6cfc5fd681c52056
        mov rsi, rdx               # copy x166
        mov [rsp-0x20], rax        # spill x165
        mov rax, r8                # copy x134
        mul rcx                    # x168:x167 = x134*0x2341f27177344
        add r11, r13               # x180 += x169, CF to x181
        adc r9, r15                # x181 += x171 + CF, CF to x182
        adc r12, [rsp-0x20]        # x182 += x165 + CF, CF to x183
        adc rbx, [rsp-0x30]        # x183 += x59 + CF, no carry
        add r9, rbp                # x181 += x170, CF to x182
        adc r12, rdi               # x182 += x172 + CF, CF to x183
        adc rbx, rsi               # x183 += x166 + CF, no carry
        mov r8, rdx                # copy x168
        mov rcx, rax               # copy x167
        mov rdi, [rsp-0x50]        # reload pointer arg1
        mov rax, [rdi+0x30]        # load arg1[6]
        mul qword ptr [rdi+0x30]   # x73:x72 = arg1[6]*arg1[6]
        add rcx, rax               # x183.2 = x167 + x72, CF to x184
        adc r8, rdx                # x184 = x168 + x73 + CF, no carry
        add r14, [rsp-0x8]         # x178 += x178.2, CF to x179
        adc r10, 0x0               # x179 += CF, CF to x180
        adc r11, 0x0               # x180 += CF, CF to x181
        adc r9, 0x0                # x181 += CF, CF to x182
        adc r12, 0x0               # x182 += CF, CF to x183
        adc rcx, 0x0               # x183.2 += CF, CF to x184
        adc r8, 0x0                # x184 += CF, no carry
        mov rax, [rdi+0x20]        # load arg1[4]
        mul qword ptr [rdi+0x20]   # x69:x68 = arg1[4]*arg1[4]
        add r10, rax               # x179 += x68, CF to x180
        adc r11, rdx               # x180 += x69 + CF, CF to x181
        adc r9, 0x0                # x181 += CF, CF to x182
        adc r12, 0x0               # x182 += CF, CF to x183
        adc rcx, 0x0               # x183.2 += CF, CF to x184
        adc r8, 0x0                # x184 += CF, no carry
        mov rax, [rdi+0x28]        # load arg1[5]
        mul qword ptr [rdi+0x28]   # x71:x70 = arg1[5]*arg1[5]
        add r9, rax                # x181 += x70, CF to x182
        adc r12, rdx               # x182 += x71 + CF, CF to x183
        adc rcx, 0x0               # x183.2 += CF, CF to x184
        adc r8, 0x0                # x184 += CF, no carry
        add r14, [rsp-0x78]        # x178 += x54, CF to x179
        adc r10, [rsp-0x58]        # x179 += x55 + CF, CF to x180
        adc r11, [rsp-0x48]        # x180 += x56 + CF, CF to x181
        adc r9, [rsp-0x28]         # x181 += x57 + CF, CF to x182
        adc r12, [rsp-0x68]        # x182 += x58 + CF, CF to x183
        adc rcx, [rsp-0x30]        # x183.2 += x59 + CF, CF to x184
        adc r8, 0x0                # x184 += CF, no carry
        add r14, [rsp-0x78]        # x178 += x54, CF to x179, complete
        adc r10, [rsp-0x58]        # x179 += x55 + CF, CF to x180, complete
        adc r11, [rsp-0x48]        # x180 += x56 + CF, CF to x181, complete
        adc r9, [rsp-0x28]         # x181 += x57 + CF, CF to x182, complete
        adc r12, [rsp-0x68]        # x182 += x58 + CF, CF to x183, complete
        adc rcx, rbx               # x183 += x183.2 + CF, CF to x184, complete
        adc r8, 0x0                # x184 += CF, no carry, complete

        /* complete: [x184, x183, x182, x181, x180, x179, x178] in [r8, rcx, r12, r9, r11, r10, r14] */
        mov rax, [rsp-0x18]        # reload pointer out1
        mov [rax+0x8], r10         # out1[1] = x179
        mov [rax], r14             # out1[0] = x178
        mov [rax+0x10], r11        # out1[2] = x180
        mov [rax+0x18], r9         # out1[3] = x181
        mov [rax+0x28], rcx        # out1[5] = x183
        mov [rax+0x20], r12        # out1[4] = x182
        mov [rax+0x30], r8         # out1[6] = x184

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
        .size   fe_p434_square_loose, .-fe_p434_square_loose
        .section .note.GNU-stack, "", @progbits
