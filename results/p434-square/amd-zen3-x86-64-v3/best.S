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
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x49, then x75
 *   [rsp-0x18]  x7, then pointer arg1
 *   [rsp-0x20]  x26, then x32, then x94, then x178.2
 *   [rsp-0x28]  x24, then x34, then x95
 *   [rsp-0x30]  x30, then x181, then x56
 *   [rsp-0x38]  x53, then x108, then x57
 *   [rsp-0x40]  x74, then x54
 *   [rsp-0x48]  x115
 *   [rsp-0x50]  x51, then x59
 *   [rsp-0x58]  x52
 *   [rsp-0x60]  x180, then x55
 *   [rsp-0x68]  x53
 *   [rsp-0x70]  x78
 *   [rsp-0x78]  x58
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
 * 321 instructions; 111.4 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.262 [1.262, 1.263] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.164 [1.164, 1.164] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 31, 2026-11-24T14:10:17.467Z
 * npm run optimize -- --field p434 --op square --seed 31 --target x86-64-v3 --budget 5s
 * sha256 of the code: c1ca3389879b85a43eb32c08dcadadda9671fc05a490c586a85235f649ce0c98
 */
        .intel_syntax noprefix
        .text
        .globl  fe_p434_square_loose
        .type   fe_p434_square_loose, @function
        .p2align 6
fe_p434_square_loose:
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

        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rax, r8, [rsi]                      # x10:x9 = arg1[0]*arg1[2]
        mov rdx, [rsi]                           # load arg1[0]
        mulx r9, r10, [rsi+0x8]                  # x8:x7 = arg1[0]*arg1[1]
        mulx r11, rcx, [rsi+0x18]                # x12:x11 = arg1[0]*arg1[3]
        mulx rbx, rbp, [rsi+0x20]                # x14:x13 = arg1[0]*arg1[4]
        mulx r12, r13, [rsi+0x28]                # x16:x15 = arg1[0]*arg1[5]
        mulx r14, r15, [rsi+0x30]                # x18:x17 = arg1[0]*arg1[6]
        add r8, r9                               # x49 = x9 + x8, CF to x50, complete
        adc rcx, rax                             # x50 = x11 + x10 + CF, CF to x51
        adc rbp, r11                             # x51 = x13 + x12 + CF, CF to x52
        adc r13, rbx                             # x52 = x15 + x14 + CF, CF to x53
        adc r15, r12                             # x53 = x17 + x16 + CF, CF to x54
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rax, r9, [rsi+0x10]                 # x20:x19 = arg1[1]*arg1[2]
        mulx r11, rbx, [rsi+0x18]                # x22:x21 = arg1[1]*arg1[3]
        mov [rsp-0x8], rdi                       # spill pointer out1
        mulx r12, rdi, [rsi+0x20]                # x24:x23 = arg1[1]*arg1[4]
        mov [rsp-0x10], r8                       # spill x49
        mov [rsp-0x18], r10                      # spill x7
        mulx r8, r10, [rsi+0x28]                 # x26:x25 = arg1[1]*arg1[5]
        mov [rsp-0x20], r8                       # spill x26
        mov [rsp-0x28], r12                      # spill x24
        mulx r8, r12, [rsi+0x30]                 # x28:x27 = arg1[1]*arg1[6]
        adc r12, 0x0                             # x54 = x27 + CF, CF to x55
        adc r8, 0x0                              # x55 = x28 + CF, no carry
        add rcx, r9                              # x50 += x19, CF to x51, complete
        adc rbp, rbx                             # x51 += x21 + CF, CF to x52
        adc r13, rdi                             # x52 += x23 + CF, CF to x53
        adc r15, r10                             # x53 += x25 + CF, CF to x54
        adc r14, r12                             # x54 += x18 + CF, CF to x55
        adc r8, 0x0                              # x55 += CF, no carry
        add rbp, rax                             # x51 += x20, CF to x52, complete
        adc r13, r11                             # x52 += x22 + CF, CF to x53
        mulx rax, r9, rdx                        # x63:x62 = arg1[1]*arg1[1]
        adc r15, [rsp-0x28]                      # x53 += x24 + CF, CF to x54
        adc r14, [rsp-0x20]                      # x54 += x26 + CF, CF to x55
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r10, r11, [rsi+0x18]                # x30:x29 = arg1[2]*arg1[3]
        mulx rdi, rbx, [rsi+0x20]                # x32:x31 = arg1[2]*arg1[4]
        mov [rsp-0x20], rdi                      # spill x32
        mulx r12, rdi, [rsi+0x28]                # x34:x33 = arg1[2]*arg1[5]
        mov [rsp-0x28], r12                      # spill x34
        mov [rsp-0x30], r10                      # spill x30
        mulx r12, r10, [rsi+0x30]                # x36:x35 = arg1[2]*arg1[6]
        adc r10, 0x0                             # x55.2 = x35 + CF, CF to x56
        adc r12, 0x0                             # x56 = x36 + CF, no carry
        add r13, r11                             # x52 += x29, CF to x53, complete
        adc r15, rbx                             # x53 += x31 + CF, CF to x54
        adc rdi, 0x0                             # x54.2 = x33 + CF, CF to x55
        adc r10, 0x0                             # x55.2 += CF, CF to x56
        adc r12, 0x0                             # x56 += CF, no carry
        mov r11, [rsp-0x18]                      # reload x7
        add r11, [rsp-0x18]                      # x74 = x7 + x7, CF to x75
        mov rdx, [rsi]                           # load arg1[0]
        mov [rsp-0x18], rsi                      # spill pointer arg1
        mulx rbx, rsi, rdx                       # x61:x60 = arg1[0]*arg1[0]
        mov [rsp-0x38], r15                      # spill x53
        mov r15, [rsp-0x10]                      # reload x49
        adc r15, [rsp-0x10]                      # x75 = x49 + x49 + CF, CF to x76
        adc rax, 0x0                             # x76 = x63 + CF, no carry
        add r11, rbx                             # x74 += x61, CF to x75, complete
        adc r15, r9                              # x75 += x62 + CF, CF to x76, complete
        mov rdx, r15                             # copy x75
        mulx r9, rbx, [rip+.Lfe_p434_square_loose_c0] # x116:x115 = x75*0x2341f27177344
        mov rdx, rsi                             # copy x60
        mov [rsp-0x10], r15                      # spill x75
        mov [rsp-0x40], r11                      # spill x74
        mulx r15, r11, [rip+.Lfe_p434_square_loose_c1] # x92:x91 = x60*0xfdc1767ae3000000
        adc rcx, rcx                             # x76.2 = x50 + x50 + CF, CF to x77
        mov [rsp-0x48], rbx                      # spill x115
        mov rbx, rbp                             # copy x51
        adc rbx, 0x0                             # x77 = x51 + CF, CF to x78
        mov [rsp-0x50], rbp                      # spill x51
        mov rbp, r13                             # copy x52
        adc rbp, 0x0                             # x78 = x52 + CF, CF to x79
        mov [rsp-0x58], r13                      # spill x52
        mov r13d, 0x0                            # begins x79 = CF
        adc r13, 0x0                             # x79 = CF
        add rcx, rax                             # x76 += x76.2, CF to x77, complete
        adc rbx, 0x0                             # x77 += CF, CF to x78
        adc rbp, 0x0                             # x78 += CF, CF to x79
        adc r13, 0x0                             # x79 += CF, no carry
        add rcx, r11                             # x95 = x76 + x91, CF to x108, complete
        mov rdx, rcx                             # copy x95
        mulx rax, r11, [rip+.Lfe_p434_square_loose_c0] # x129:x128 = x95*0x2341f27177344
        adc r15, 0x0                             # x108 = x92 + CF, no carry
        add r9, r11                              # x180 = x116 + x128, CF to x181
        adc rax, 0x0                             # x181 = x129 + CF, no carry
        add r14, rdi                             # x54 += x54.2, CF to x55
        adc r8, r10                              # x55 += x55.2 + CF, CF to x56
        adc r12, 0x0                             # x56 += CF, no carry
        mov r10, [rsp-0x38]                      # reload x53
        add r10, [rsp-0x30]                      # x53 += x30, CF to x54, complete
        adc r14, [rsp-0x20]                      # x54 += x32 + CF, CF to x55
        mov rdx, rsi                             # copy x60
        mulx r11, rdi, [rip+.Lfe_p434_square_loose_c2] # x94:x93 = x60*0x7bc65c783158aea3
        adc r8, [rsp-0x28]                       # x55 += x34 + CF, CF to x56
        mov [rsp-0x28], rcx                      # spill x95
        mov rcx, [rsp-0x18]                      # reload pointer arg1
        mov rdx, [rcx+0x20]                      # load arg1[4]
        mov [rsp-0x20], r11                      # spill x94
        mov [rsp-0x38], r15                      # spill x108
        mulx r11, r15, [rcx+0x18]                # x38:x37 = arg1[3]*arg1[4]
        mov rdx, [rcx+0x18]                      # load arg1[3]
        mov [rsp-0x30], rax                      # spill x181
        mov [rsp-0x60], r9                       # spill x180
        mulx rax, r9, [rcx+0x28]                 # x40:x39 = arg1[3]*arg1[5]
        mov [rsp-0x68], r10                      # spill x53
        mov [rsp-0x70], rbp                      # spill x78
        mulx r10, rbp, [rcx+0x30]                # x42:x41 = arg1[3]*arg1[6]
        adc rbp, 0x0                             # x56.2 = x41 + CF, CF to x57
        adc r10, 0x0                             # x57 = x42 + CF, no carry
        add r14, r15                             # x54 += x37, CF to x55, complete
        adc r8, r9                               # x55 += x39 + CF, CF to x56
        adc r12, rax                             # x56 += x40 + CF, CF to x57
        adc r10, 0x0                             # x57 += CF, no carry
        add r8, r11                              # x55 += x38, CF to x56, complete
        adc r12, rbp                             # x56 += x56.2 + CF, CF to x57
        mov rdx, [rcx+0x20]                      # load arg1[4]
        mulx rax, r9, [rcx+0x28]                 # x44:x43 = arg1[4]*arg1[5]
        mulx r11, rbp, [rcx+0x30]                # x46:x45 = arg1[4]*arg1[6]
        adc rbp, 0x0                             # x57.2 = x45 + CF, CF to x58
        adc r11, 0x0                             # x58 = x46 + CF, no carry
        add r12, r9                              # x56 += x43, CF to x57, complete
        adc r10, rbp                             # x57 += x57.2 + CF, CF to x58
        adc r11, 0x0                             # x58 += CF, no carry
        add r10, rax                             # x57 += x44, CF to x58, complete
        mov rdx, [rcx+0x28]                      # load arg1[5]
        mulx rax, r9, [rcx+0x30]                 # x48:x47 = arg1[5]*arg1[6]
        adc r11, r9                              # x58 += x47 + CF, CF to x59, complete
        mov rdx, rsi                             # copy x60
        mulx r9, rbp, [rip+.Lfe_p434_square_loose_c3] # x88:x87 = x60*0x6cfc5fd681c52056
        mulx rsi, r15, [rip+.Lfe_p434_square_loose_c0] # x90:x89 = x60*0x2341f27177344
        adc rax, 0x0                             # x59 = x48 + CF, no carry, complete

        /* complete: [x59, x58, x57, x56, x55, x54, x53, x52, x51, x50, x49] in [rax, r11, r10, r12, r8, r14, [rsp-0x68], [rsp-0x58], [rsp-0x50], -, -] */
        add rbx, [rsp-0x50]                      # x77 += x51, CF to x78
        mov rdx, [rcx+0x10]                      # load arg1[2]
        mov [rsp-0x50], rax                      # spill x59
        mov [rsp-0x78], r11                      # spill x58
        mulx rax, r11, rdx                       # x65:x64 = arg1[2]*arg1[2]
        adc rax, 0x0                             # x78.2 = x65 + CF, CF to x79
        adc r13, 0x0                             # x79 += CF, no carry
        add rbx, r11                             # x77 += x64, CF to x78, complete
        adc rax, 0x0                             # x78.2 += CF, CF to x79
        adc r13, 0x0                             # x79 += CF, no carry
        add rbx, rdi                             # x108.2 = x77 + x93, CF to x121
        adc rbp, 0x0                             # x121 = x87 + CF, CF to x134
        adc r15, 0x0                             # x134 = x89 + CF, CF to x178
        adc rsi, 0x0                             # x178 = x90 + CF, no carry
        mov r11, [rsp-0x70]                      # reload x78
        add r11, [rsp-0x58]                      # x78 += x52, CF to x79
        adc r13, 0x0                             # x79 += CF, no carry
        add r11, rax                             # x78 += x78.2, CF to x79, complete
        adc r13, 0x0                             # x79 += CF, no carry
        add r11, rbp                             # x121 += x78, CF to x134
        adc r15, 0x0                             # x134 += CF, CF to x178
        adc rsi, 0x0                             # x178 += CF, no carry
        mov rax, [rsp-0x68]                      # reload x53
        add rax, [rsp-0x68]                      # x79.2 = x53 + x53, CF to x178
        mov rdx, [rcx+0x18]                      # load arg1[3]
        mulx rdi, rbp, rdx                       # x67:x66 = arg1[3]*arg1[3]
        adc rdi, 0x0                             # x178.2 = x67 + CF, no carry
        add rbp, rax                             # x79.2 += x66, CF to x178
        adc rdi, 0x0                             # x178.2 += CF, no carry
        add rbp, r13                             # x79 += x79.2, CF to x178, complete

        /* complete: [x79, x78, x77, x76, x75, x74] in [rbp, -, -, -, [rsp-0x10], [rsp-0x40]] */
        adc rdi, 0x0                             # x178.2 += CF, CF to x179
        mov rax, [rsp-0x48]                      # reload x115
        adc rax, 0x0                             # x179 = x115 + CF, CF to x180
        mov r13, [rsp-0x60]                      # reload x180
        adc r13, 0x0                             # x180 += CF, CF to x181
        mov rcx, [rsp-0x30]                      # reload x181
        adc rcx, 0x0                             # x181 += CF, no carry
        add rbp, r15                             # x134 += x79, CF to x178
        adc rdi, 0x0                             # x178.2 += CF, CF to x179
        adc rax, 0x0                             # x179 += CF, CF to x180
        adc r13, 0x0                             # x180 += CF, CF to x181
        adc rcx, 0x0                             # x181 += CF, no carry
        add rbx, [rsp-0x38]                      # x108 += x108.2, CF to x121
        adc r11, [rsp-0x20]                      # x121 += x94 + CF, CF to x134
        adc r9, rbp                              # x134 += x88 + CF, CF to x178
        mov rdx, [rsp-0x40]                      # reload x74
        mulx rbp, r15, [rip+.Lfe_p434_square_loose_c1] # x105:x104 = x74*0xfdc1767ae3000000
        mov [rsp-0x20], rdi                      # spill x178.2
        mov [rsp-0x38], r10                      # spill x57
        mulx rdi, r10, [rip+.Lfe_p434_square_loose_c2] # x107:x106 = x74*0x7bc65c783158aea3
        mov [rsp-0x30], r12                      # spill x56
        mov [rsp-0x60], r8                       # spill x55
        mulx r12, r8, [rip+.Lfe_p434_square_loose_c0] # x103:x102 = x74*0x2341f27177344
        adc r8, 0x0                              # x178.3 = x102 + CF, CF to x179
        adc r12, 0x0                             # x179.2 = x103 + CF, no carry
        add rbx, r15                             # x108 += x104, CF to x121, complete
        adc r11, r10                             # x121 += x106 + CF, CF to x134
        mulx r10, r15, [rip+.Lfe_p434_square_loose_c3] # x101:x100 = x74*0x6cfc5fd681c52056
        adc r15, r9                              # x134 += x100 + CF, CF to x178
        adc rsi, r8                              # x178 += x178.3 + CF, CF to x179
        adc r12, 0x0                             # x179.2 += CF, no carry
        add r15, rdi                             # x134 += x107, CF to x178
        adc rsi, r10                             # x178 += x101 + CF, CF to x179
        mov rdx, [rsp-0x10]                      # reload x75
        mulx r8, r9, [rip+.Lfe_p434_square_loose_c1] # x118:x117 = x75*0xfdc1767ae3000000
        adc r12, 0x0                             # x179.2 += CF, no carry
        add r11, r9                              # x121 += x117, CF to x134
        mulx r9, r10, [rip+.Lfe_p434_square_loose_c2] # x120:x119 = x75*0x7bc65c783158aea3
        mov [rsp-0x40], r14                      # spill x54
        mulx rdi, r14, [rip+.Lfe_p434_square_loose_c3] # x114:x113 = x75*0x6cfc5fd681c52056
        adc r10, 0x0                             # x134.2 = x119 + CF, CF to x178
        adc r14, 0x0                             # x178.3 = x113 + CF, CF to x179
        adc rdi, 0x0                             # x179.3 = x114 + CF, no carry
        add r11, rbp                             # x121 += x105, CF to x134, complete
        adc r15, r10                             # x134 += x134.2 + CF, CF to x178
        adc rsi, r14                             # x178 += x178.3 + CF, CF to x179
        adc rdi, r12                             # x179.2 += x179.3 + CF, no carry
        add r15, r8                              # x134 += x118, CF to x178
        adc rsi, r9                              # x178 += x120 + CF, CF to x179
        adc rdi, rax                             # x179 += x179.2 + CF, CF to x180
        mov rdx, [rsp-0x28]                      # reload x95
        mulx rax, r8, [rip+.Lfe_p434_square_loose_c1] # x131:x130 = x95*0xfdc1767ae3000000
        mulx r9, r10, [rip+.Lfe_p434_square_loose_c2] # x133:x132 = x95*0x7bc65c783158aea3
        mulx rbp, r12, [rip+.Lfe_p434_square_loose_c3] # x127:x126 = x95*0x6cfc5fd681c52056
        adc rbp, 0x0                             # x180.2 = x127 + CF, no carry
        add r15, r8                              # x134 += x130, CF to x178, complete
        adc rsi, r10                             # x178 += x132 + CF, CF to x179
        adc rdi, r12                             # x179 += x126 + CF, CF to x180
        adc rbp, 0x0                             # x180.2 += CF, no carry
        add rsi, rax                             # x178 += x131, CF to x179
        adc r9, rdi                              # x179 += x133 + CF, CF to x180
        adc r13, rbp                             # x180 += x180.2 + CF, CF to x181
        mov rdx, rbx                             # copy x108
        mulx rax, r8, [rip+.Lfe_p434_square_loose_c1] # x144:x143 = x108*0xfdc1767ae3000000
        mulx r10, rdi, [rip+.Lfe_p434_square_loose_c2] # x146:x145 = x108*0x7bc65c783158aea3
        mulx rbp, r12, [rip+.Lfe_p434_square_loose_c3] # x140:x139 = x108*0x6cfc5fd681c52056
        mulx rbx, r14, [rip+.Lfe_p434_square_loose_c0] # x142:x141 = x108*0x2341f27177344
        adc r14, 0x0                             # x181.2 = x141 + CF, CF to x182
        adc rbx, 0x0                             # x182 = x142 + CF, no carry
        add r8, rsi                              # x178 += x143, CF to x179
        adc r9, rdi                              # x179 += x145 + CF, CF to x180
        adc r13, r12                             # x180 += x139 + CF, CF to x181
        adc rcx, r14                             # x181 += x181.2 + CF, CF to x182
        adc rbx, 0x0                             # x182 += CF, no carry
        add r9, rax                              # x179 += x144, CF to x180
        adc r13, r10                             # x180 += x146 + CF, CF to x181
        mov rdx, r11                             # copy x121
        mulx rax, r10, [rip+.Lfe_p434_square_loose_c1] # x157:x156 = x121*0xfdc1767ae3000000
        adc rcx, rbp                             # x181 += x140 + CF, CF to x182
        mulx rdi, rsi, [rip+.Lfe_p434_square_loose_c2] # x159:x158 = x121*0x7bc65c783158aea3
        mulx rbp, r12, [rip+.Lfe_p434_square_loose_c3] # x153:x152 = x121*0x6cfc5fd681c52056
        adc rbp, 0x0                             # x182.2 = x153 + CF, no carry
        add r13, rsi                             # x180 += x158, CF to x181
        adc rcx, r12                             # x181 += x152 + CF, CF to x182
        mulx r11, rsi, [rip+.Lfe_p434_square_loose_c0] # x155:x154 = x121*0x2341f27177344
        adc rbx, rsi                             # x182 += x154 + CF, CF to x183
        adc r11, 0x0                             # x183 = x155 + CF, no carry
        add r9, r10                              # x179 += x156, CF to x180
        adc r13, rax                             # x180 += x157 + CF, CF to x181
        mov rdx, r15                             # copy x134
        mulx rax, r10, [rip+.Lfe_p434_square_loose_c2] # x172:x171 = x134*0x7bc65c783158aea3
        adc rcx, r10                             # x181 += x171 + CF, CF to x182
        adc rbx, rbp                             # x182 += x182.2 + CF, CF to x183
        mulx r10, rsi, [rip+.Lfe_p434_square_loose_c1] # x170:x169 = x134*0xfdc1767ae3000000
        mulx rbp, r12, [rip+.Lfe_p434_square_loose_c3] # x166:x165 = x134*0x6cfc5fd681c52056
        mulx r14, r15, [rip+.Lfe_p434_square_loose_c0] # x168:x167 = x134*0x2341f27177344
        adc r15, 0x0                             # x183.2 = x167 + CF, CF to x184
        adc r14, 0x0                             # x184 = x168 + CF, no carry
        add r13, rsi                             # x180 += x169, CF to x181
        adc rcx, rdi                             # x181 += x159 + CF, CF to x182
        adc rbx, r12                             # x182 += x165 + CF, CF to x183
        adc r11, r15                             # x183 += x183.2 + CF, CF to x184
        adc r14, 0x0                             # x184 += CF, no carry
        add rcx, r10                             # x181 += x170, CF to x182
        adc rbx, rax                             # x182 += x172 + CF, CF to x183
        adc r11, rbp                             # x183 += x166 + CF, CF to x184
        adc r14, 0x0                             # x184 += CF, no carry
        add r8, [rsp-0x40]                       # x178 += x54, CF to x179
        adc r9, [rsp-0x60]                       # x179 += x55 + CF, CF to x180
        adc r13, [rsp-0x30]                      # x180 += x56 + CF, CF to x181
        adc rcx, [rsp-0x38]                      # x181 += x57 + CF, CF to x182
        adc rbx, [rsp-0x78]                      # x182 += x58 + CF, CF to x183
        adc r11, [rsp-0x50]                      # x183 += x59 + CF, CF to x184
        adc r14, 0x0                             # x184 += CF, no carry
        add r8, [rsp-0x40]                       # x178 += x54, CF to x179
        adc r9, [rsp-0x60]                       # x179 += x55 + CF, CF to x180
        adc r13, [rsp-0x30]                      # x180 += x56 + CF, CF to x181
        adc rcx, [rsp-0x38]                      # x181 += x57 + CF, CF to x182
        adc rbx, [rsp-0x78]                      # x182 += x58 + CF, CF to x183
        mov rax, [rsp-0x18]                      # reload pointer arg1
        mov rdx, [rax+0x30]                      # load arg1[6]
        mulx r10, rdi, rdx                       # x73:x72 = arg1[6]*arg1[6]
        adc rdi, [rsp-0x50]                      # x183.2 = x72 + x59 + CF, CF to x184
        adc r10, 0x0                             # x184.2 = x73 + CF, no carry
        add r8, [rsp-0x20]                       # x178 += x178.2, CF to x179, complete
        mov rdx, [rax+0x20]                      # load arg1[4]
        mulx rsi, rbp, rdx                       # x69:x68 = arg1[4]*arg1[4]
        adc r9, rbp                              # x179 += x68 + CF, CF to x180, complete
        adc r13, rsi                             # x180 += x69 + CF, CF to x181, complete
        mov rdx, [rax+0x28]                      # load arg1[5]
        mulx rax, rsi, rdx                       # x71:x70 = arg1[5]*arg1[5]
        adc rcx, rsi                             # x181 += x70 + CF, CF to x182, complete
        adc rbx, rax                             # x182 += x71 + CF, CF to x183, complete
        adc rdi, r11                             # x183 += x183.2 + CF, CF to x184, complete
        adc r14, r10                             # x184 += x184.2 + CF, no carry, complete

        /* complete: [x184, x183, x182, x181, x180, x179, x178] in [r14, rdi, rbx, rcx, r13, r9, r8] */
        mov rax, [rsp-0x8]                       # reload pointer out1
        mov [rax+0x10], r13                      # out1[2] = x180
        mov [rax+0x18], rcx                      # out1[3] = x181
        mov [rax+0x20], rbx                      # out1[4] = x182
        mov [rax+0x28], rdi                      # out1[5] = x183
        mov [rax], r8                            # out1[0] = x178
        mov [rax+0x8], r9                        # out1[1] = x179
        mov [rax+0x30], r14                      # out1[6] = x184

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
.Lfe_p434_square_loose_c0: .quad 0x2341f27177344
.Lfe_p434_square_loose_c1: .quad 0xfdc1767ae3000000
.Lfe_p434_square_loose_c2: .quad 0x7bc65c783158aea3
.Lfe_p434_square_loose_c3: .quad 0x6cfc5fd681c52056
        .size   fe_p434_square_loose, .-fe_p434_square_loose
        .section .note.GNU-stack, "", @progbits
