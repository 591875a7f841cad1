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
 *   [rsp-0x10]  x54
 *   [rsp-0x18]  x49, then x134, then x121
 *   [rsp-0x20]  x53, then x67
 *   [rsp-0x28]  x52, then pointer arg1
 *   [rsp-0x30]  x56
 *   [rsp-0x38]  x55
 *   [rsp-0x40]  x54.2
 *   [rsp-0x48]  x91, then x179
 *   [rsp-0x50]  x59
 *   [rsp-0x58]  x58
 *   [rsp-0x60]  x57
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
 * 308 instructions; 95.3 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.477 [1.474, 1.477] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.423 [1.423, 1.423] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 7508487df41d49a1b158669cb2083cf33254705a53536ba1ac962e29739ab2aa
 * found by Fieldwright, seed 1, 2026-11-24T11:10:22.879Z
 * npm run optimize -- --curve p434 --op square --seed 1 --budget 30s
 * sha256 of the code: b015af083c5a7a0cba22b8ee35908b2f46dd8c3acd18a4f30c3582a852886235
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

        mov rdx, [rsi]             # load arg1[0]
        mulx rax, r8, [rsi+0x18]   # x12:x11 = arg1[0]*arg1[3]
        mulx r9, r10, [rsi+0x20]   # x14:x13 = arg1[0]*arg1[4]
        mulx r11, rcx, [rsi+0x8]   # x8:x7 = arg1[0]*arg1[1]
        mulx rbx, rbp, [rsi+0x10]  # x10:x9 = arg1[0]*arg1[2]
        xor r12d, r12d             # CF = OF = 0
        adcx r11, rbp              # x49 = x8 + x9 (CF is 0), CF to x50, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rbp, r12, [rsi+0x20]  # x24:x23 = arg1[1]*arg1[4]
        mulx r13, r14, [rsi+0x18]  # x22:x21 = arg1[1]*arg1[3]
        adcx r8, rbx               # x50 = x10 + x11 + CF, CF to x51
        adcx r14, r10              # x51 = x21 + x13 + CF, CF to x52
        adcx r13, r9               # x52 = x14 + x22 + CF, CF to x53
        mov rdx, [rsi+0x28]        # load arg1[5]
        mulx r9, r10, [rsi]        # x16:x15 = arg1[0]*arg1[5]
        adox r10, r12              # x52.2 = x23 + x15 (OF is 0), OF to x53
        mov ebx, 0x0               # constant 0
        adcx r9, rbx               # x53 = x16 + CF, no carry
        adcx r10, r13              # x52 += x52.2 (CF is 0), CF to x53
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r12, r13, [rsi+0x10]  # x30:x29 = arg1[2]*arg1[3]
        adcx r12, rbx              # x53.2 = x30 + CF, CF to x54
        setc r15b                  # begins x54 = CF
        movzx r15d, r15b           # x54 = CF
        adox r12, rbx              # x53.2 += OF, OF to x54
        adox r15, rbx              # x54 += OF, no carry
        mov [rsp-0x8], rdi         # spill pointer out1
        xor edi, edi               # CF = OF = 0
        adcx r13, r10              # x52 += x29 (CF is 0), CF to x53
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r10, rdi, [rsi+0x8]   # x20:x19 = arg1[1]*arg1[2]
        mov rdx, [rsi+0x30]        # load arg1[6]
        mov [rsp-0x10], r15        # spill x54
        mov [rsp-0x18], r11        # spill x49
        mulx r15, r11, [rsi]       # x18:x17 = arg1[0]*arg1[6]
        adcx r11, r9               # x53 += x17 + CF, CF to x54
        adc r15, 0x0               # x54.2 = x18 + CF, no carry
        xor r9d, r9d               # CF = OF = 0
        adox r8, rdi               # x50 += x19 (OF is 0), OF to x51, complete
        adox r10, r14              # x51 += x20 + OF, OF to x52
        adcx r10, rax              # x51 += x12 (CF is 0), CF to x52, complete
        mulx rax, r9, [rsi+0x8]    # x28:x27 = arg1[1]*arg1[6]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rdi, r14, [rsi+0x28]  # x26:x25 = arg1[1]*arg1[5]
        adox r13, rbx              # x52 += OF, OF to x53
        adox rbp, r12              # x53.2 += x24 + OF, OF to x54
        adox rdi, r9               # x54.3 = x27 + x26 + OF, OF to x55
        adcx r13, rbx              # x52 += CF, CF to x53, complete
        adcx r11, r14              # x53 += x25 + CF, CF to x54
        adcx rdi, r15              # x54.2 += x54.3 + CF, CF to x55
        adox rax, rbx              # x55 = x28 + OF, no carry
        adox rbp, r11              # x53 += x53.2 (OF is 0), OF to x54
        mov rdx, [rsi+0x30]        # load arg1[6]
        mulx r9, r11, [rsi+0x10]   # x36:x35 = arg1[2]*arg1[6]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r12, r14, [rsi+0x28]  # x34:x33 = arg1[2]*arg1[5]
        adox r14, rdi              # x54.2 += x33 + OF, OF to x55
        mulx rdi, r15, [rsi+0x20]  # x32:x31 = arg1[2]*arg1[4]
        adcx r12, rbx              # x55.2 = x34 + CF, CF to x56
        adcx r9, rbx               # x56 = x36 + CF, no carry
        adcx r15, rbp              # x53 += x31 (CF is 0), CF to x54, complete
        adcx r14, rdi              # x54.2 += x32 + CF, CF to x55
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rdi, rbp, [rsi+0x28]  # x40:x39 = arg1[3]*arg1[5]
        adox rbp, rax              # x55 += x39 + OF, OF to x56
        adcx r12, rbp              # x55 += x55.2 + CF, CF to x56
        mulx rax, rbp, [rsi+0x20]  # x38:x37 = arg1[3]*arg1[4]
        mov [rsp-0x20], r15        # spill x53
        mov [rsp-0x28], r13        # spill x52
        mulx r15, r13, [rsi+0x30]  # x42:x41 = arg1[3]*arg1[6]
        adcx r13, rbx              # x56.2 = x41 + CF, CF to x57
        adcx r15, rbx              # x57 = x42 + CF, no carry
        adcx rbp, r14              # x54.2 += x37 (CF is 0), CF to x55
        adcx r12, rax              # x55 += x38 + CF, CF to x56
        adcx r9, r13               # x56 += x56.2 + CF, CF to x57
        mov rdx, [rsi+0x30]        # load arg1[6]
        mulx rax, r13, [rsi+0x20]  # x46:x45 = arg1[4]*arg1[6]
        adcx r13, r15              # x57 += x45 + CF, CF to x58
        adox rdi, r9               # x56 += x40 + OF, OF to x57
        mov rdx, [rsi+0x28]        # load arg1[5]
        mulx r9, r14, [rsi+0x20]   # x44:x43 = arg1[4]*arg1[5]
        adcx rax, rbx              # x58 = x46 + CF, no carry
        adcx r12, r11              # x55 += x35 (CF is 0), CF to x56
        adcx r14, rdi              # x56 += x43 + CF, CF to x57
        mulx r11, rdi, [rsi+0x30]  # x48:x47 = arg1[5]*arg1[6]
        adox r13, r9               # x57 += x44 + OF, OF to x58
        adox rax, rdi              # x58 += x47 + OF, OF to x59
        mov rdx, [rsi]             # load arg1[0]
        mulx r9, rdi, rdx          # x61:x60 = arg1[0]*arg1[0]
        movabs rdx, -0x23e89851d000000 # constant 0xfdc1767ae3000000
        mov [rsp-0x30], r14        # spill x56
        mulx r15, r14, rdi         # x92:x91 = x60*0xfdc1767ae3000000
        mov rdx, rdi               # copy x60
        mov [rsp-0x38], r12        # spill x55
        movabs r12, 0x7bc65c783158aea3 # constant 0x7bc65c783158aea3
        mov [rsp-0x40], rbp        # spill x54.2
        mov [rsp-0x48], r14        # spill x91
        mulx rbp, r14, r12         # x94:x93 = x60*0x7bc65c783158aea3
        adcx r13, rbx              # x57 += CF, CF to x58
        adcx rax, rbx              # x58 += CF, CF to x59
        adcx r11, rbx              # x59 = x48 + CF, no carry
        adox r11, rbx              # x59 += OF, no carry
        mov [rsp-0x50], r11        # spill x59
        xor r11d, r11d             # CF = OF = 0
        adcx r14, r15              # x108 = x92 + x93 (CF is 0), CF to x121
        movabs r11, 0x6cfc5fd681c52056 # constant 0x6cfc5fd681c52056
        mov [rsp-0x58], rax        # spill x58
        mulx r15, rax, r11         # x88:x87 = x60*0x6cfc5fd681c52056
        adcx rax, rbp              # x121 = x94 + x87 + CF, CF to x134
        movabs rbp, 0x2341f27177344 # constant 0x2341f27177344
        mov [rsp-0x60], r13        # spill x57
        mulx rdi, r13, rbp         # x90:x89 = x60*0x2341f27177344
        adox rcx, rcx              # x74 = x7 + x7 (OF is 0), OF to x75
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rbp, r12, rdx         # x63:x62 = arg1[1]*arg1[1]
        adcx r13, r15              # x134 = x88 + x89 + CF, CF to x178
        adox r12, [rsp-0x18]       # x75 = x49 + x62 + OF, OF to x76
        adcx rdi, rbx              # x178 = x90 + CF, no carry
        adcx rcx, r9               # x74 += x61 (CF is 0), CF to x75, complete
        adox rbp, r8               # x76 = x63 + x50 + OF, OF to x77
        adcx r12, [rsp-0x18]       # x75 += x49 + CF, CF to x76, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r9, r15, rdx          # x65:x64 = arg1[2]*arg1[2]
        adcx r8, rbp               # x76 += x50 + CF, CF to x77, complete
        adcx r15, r10              # x77 = x64 + x51 + CF, CF to x78
        adcx r9, [rsp-0x28]        # x78 = x52 + x65 + CF, CF to x79
        adox r10, r15              # x77 += x51 + OF, OF to x78, complete
        adox r9, [rsp-0x28]        # x78 += x52 + OF, OF to x79, complete
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rbp, r15, rdx         # x67:x66 = arg1[3]*arg1[3]
        adcx r15, [rsp-0x20]       # x79 = x66 + x53 + CF, CF to x178
        adox r15, [rsp-0x20]       # x79 += x53 + OF, OF to x178, complete

        /* complete: [x79, x78, x77, x76, x75, x74] in [r15, r9, r10, r8, r12, rcx] */
        mov rdx, r11               # copy 0x6cfc5fd681c52056
        mov [rsp-0x20], rbp        # spill x67
        mov [rsp-0x28], rsi        # spill pointer arg1
        mulx rbp, rsi, rcx         # x101:x100 = x74*0x6cfc5fd681c52056
        movabs rdx, -0x23e89851d000000 # constant 0xfdc1767ae3000000
        mov [rsp-0x18], r13        # spill x134
        mulx r11, r13, rcx         # x105:x104 = x74*0xfdc1767ae3000000
        adcx rbp, rbx              # x178.2 = x101 + CF, no carry
        adcx r8, [rsp-0x48]        # x95 = x91 + x76 (CF is 0), CF to x108, complete
        adcx r14, r13              # x108 += x104 + CF, CF to x121
        adcx rax, r11              # x121 += x105 + CF, CF to x134
        adcx r15, rsi              # x134.2 = x100 + x79 + CF, CF to x178
        adcx rbp, rbx              # x178.2 += CF, no carry
        adox rbp, rbx              # x178.2 += OF, no carry
        xor r11d, r11d             # CF = OF = 0
        adcx r14, r10              # x108 += x77 (CF is 0), CF to x121, complete
        mov rdx, rcx               # copy x74
        movabs r10, 0x7bc65c783158aea3 # constant 0x7bc65c783158aea3
        mulx r11, rsi, r10         # x107:x106 = x74*0x7bc65c783158aea3
        adox rax, rsi              # x121 += x106 (OF is 0), OF to x134
        adcx r9, rax               # x121 += x78 + CF, CF to x134
        movabs rdx, -0x23e89851d000000 # constant 0xfdc1767ae3000000
        mulx rax, rsi, r12         # x118:x117 = x75*0xfdc1767ae3000000
        adox r15, r11              # x134.2 += x107 + OF, OF to x178
        adox rbp, rdi              # x178 += x178.2 + OF, no carry
        adcx r15, rax              # x134.2 += x118 + CF, CF to x178
        movabs rdx, 0x2341f27177344 # constant 0x2341f27177344
        mulx rax, r11, rcx         # x103:x102 = x74*0x2341f27177344
        adcx rbp, r11              # x178 += x102 + CF, CF to x179
        mov rdx, r10               # copy 0x7bc65c783158aea3
        mulx r11, rcx, r12         # x120:x119 = x75*0x7bc65c783158aea3
        adc rax, 0x0               # x179 = x103 + CF, no carry
        xor edi, edi               # CF = OF = 0
        adcx r9, rsi               # x121 += x117 (CF is 0), CF to x134, complete
        adox rcx, r15              # x134.2 += x119 (OF is 0), OF to x178
        adcx rcx, [rsp-0x18]       # x134 += x134.2 + CF, CF to x178
        adcx r11, rbp              # x178 += x120 + CF, CF to x179
        mov rdx, r12               # copy x75
        movabs rdi, 0x2341f27177344 # constant 0x2341f27177344
        mulx rsi, rbp, rdi         # x116:x115 = x75*0x2341f27177344
        mov rdx, r8                # copy x95
        mulx r13, r15, r10         # x133:x132 = x95*0x7bc65c783158aea3
        adox r15, r11              # x178 += x132 + OF, OF to x179
        mov rdx, r12               # copy x75
        movabs r11, 0x6cfc5fd681c52056 # constant 0x6cfc5fd681c52056
        mov [rsp-0x18], r9         # spill x121
        mulx r12, r9, r11          # x114:x113 = x75*0x6cfc5fd681c52056
        adox rax, r13              # x179 += x133 + OF, no carry
        adcx r12, rax              # x179 += x114 + CF, no carry
        mov rdx, r8                # copy x95
        movabs rax, -0x23e89851d000000 # constant 0xfdc1767ae3000000
        mulx r13, r10, rax         # x131:x130 = x95*0xfdc1767ae3000000
        xor ebx, ebx               # CF = OF = 0
        adox rcx, r10              # x134 += x130 (OF is 0), OF to x178, complete
        adox r9, r13               # x178.2 = x131 + x113 + OF, OF to x179
        adcx r15, r9               # x178 += x178.2 (CF is 0), CF to x179
        adcx r12, rbp              # x179 += x115 + CF, CF to x180
        mulx r9, r10, r11          # x127:x126 = x95*0x6cfc5fd681c52056
        adox r12, r10              # x179 += x126 + OF, OF to x180
        mulx r8, r10, rdi          # x129:x128 = x95*0x2341f27177344
        adcx rsi, r9               # x180 = x116 + x127 + CF, no carry
        adox rsi, r10              # x180 += x128 + OF, OF to x181
        mov rdx, rax               # copy 0xfdc1767ae3000000
        mulx r9, r10, r14          # x144:x143 = x108*0xfdc1767ae3000000
        mov ebx, 0x0               # constant 0
        adox r8, rbx               # x181 = x129 + OF, no carry
        xor ebp, ebp               # CF = OF = 0
        adox r15, r10              # x178 += x143 (OF is 0), OF to x179
        movabs rdx, 0x7bc65c783158aea3 # constant 0x7bc65c783158aea3
        mulx r10, rbp, r14         # x146:x145 = x108*0x7bc65c783158aea3
        adox r12, r9               # x179 += x144 + OF, OF to x180
        mov rdx, r14               # copy x108
        mulx r9, r13, rdi          # x142:x141 = x108*0x2341f27177344
        adcx r12, rbp              # x179 += x145 (CF is 0), CF to x180
        adox rsi, r10              # x180 += x146 + OF, OF to x181
        mulx r10, rbp, r11         # x140:x139 = x108*0x6cfc5fd681c52056
        adox r10, r8               # x181 += x140 + OF, no carry
        adcx rsi, rbp              # x180 += x139 + CF, CF to x181
        adcx r13, r10              # x181 += x141 + CF, CF to x182
        mov rdx, rax               # copy 0xfdc1767ae3000000
        mulx r8, r10, [rsp-0x18]   # x157:x156 = x121*0xfdc1767ae3000000
        adc r9, 0x0                # x182 = x142 + CF, no carry
        xor ebp, ebp               # CF = OF = 0
        adcx r12, r10              # x179 += x156 (CF is 0), CF to x180
        mov rdx, [rsp-0x18]        # reload x121
        movabs r10, 0x7bc65c783158aea3 # constant 0x7bc65c783158aea3
        mulx rbp, r14, r10         # x159:x158 = x121*0x7bc65c783158aea3
        adox rsi, r8               # x180 += x157 (OF is 0), OF to x181
        adcx r14, rsi              # x180 += x158 + CF, CF to x181
        mulx r8, rsi, r11          # x153:x152 = x121*0x6cfc5fd681c52056
        adox rsi, r13              # x181 += x152 + OF, OF to x182
        mov [rsp-0x48], r12        # spill x179
        mulx r13, r12, rdi         # x155:x154 = x121*0x2341f27177344
        adox r8, r9                # x182 += x153 + OF, no carry
        mov rdx, rcx               # copy x134
        mulx rax, r9, rax          # x170:x169 = x134*0xfdc1767ae3000000
        adc rbp, rsi               # x181 += x159 + CF, CF to x182
        mulx r11, rsi, r11         # x166:x165 = x134*0x6cfc5fd681c52056
        adc rsi, r8                # x182 += x165 + CF, CF to x183
        adc r11, 0x0               # x183 = x166 + CF, no carry
        xor r8d, r8d               # CF = OF = 0
        adcx r14, r9               # x180 += x169 (CF is 0), CF to x181
        mulx r8, r9, r10           # x172:x171 = x134*0x7bc65c783158aea3
        adox rax, r9               # x181.2 = x171 + x170 (OF is 0), OF to x182
        adox r12, r8               # x182.2 = x172 + x154 + OF, OF to x183
        adcx rax, rbx              # x181.2 += CF, CF to x182
        adcx rsi, r12              # x182 += x182.2 + CF, CF to x183
        mov r8, [rsp-0x28]         # reload pointer arg1
        mov rdx, [r8+0x28]         # load arg1[5]
        mulx r9, r10, rdx          # x71:x70 = arg1[5]*arg1[5]
        mov rdx, rdi               # copy 0x2341f27177344
        mulx rcx, rdi, rcx         # x168:x167 = x134*0x2341f27177344
        adox r13, r11              # x183 += x155 + OF, no carry
        adox r15, [rsp-0x20]       # x178 += x67 (OF is 0), OF to x179
        mov rdx, [r8+0x20]         # load arg1[4]
        mulx r11, r12, rdx         # x69:x68 = arg1[4]*arg1[4]
        adox r12, [rsp-0x48]       # x179 += x68 + OF, OF to x180
        adox r14, r11              # x180 += x69 + OF, OF to x181
        adox rax, rbp              # x181 += x181.2 + OF, OF to x182
        adcx r13, rbx              # x183 += CF, no carry
        adcx rax, r10              # x181 += x70 (CF is 0), CF to x182
        adcx r9, rbx               # x182.2 = x71 + CF, CF to x183
        adcx rdi, r13              # x183 += x167 + CF, CF to x184
        adox rsi, r9               # x182 += x182.2 + OF, OF to x183
        mov rdx, [r8+0x30]         # load arg1[6]
        mulx r8, r9, rdx           # x73:x72 = arg1[6]*arg1[6]
        adox rdi, r9               # x183 += x72 + OF, OF to x184
        adcx r8, rbx               # x184 = x73 + CF, no carry
        adox r8, rbx               # x184 += OF, no carry
        mov r9, [rsp-0x40]         # reload x54.2
        add r9, [rsp-0x10]         # x54 += x54.2, CF to x55, complete
        mov r10, [rsp-0x38]        # reload x55
        adc r10, 0x0               # x55 += CF, CF to x56, complete
        mov r11, [rsp-0x30]        # reload x56
        adc r11, 0x0               # x56 += CF, CF to x57, complete
        mov rdx, [rsp-0x60]        # reload x57
        adc rdx, 0x0               # x57 += CF, CF to x58, complete
        mov rbp, [rsp-0x58]        # reload x58
        adc rbp, 0x0               # x58 += CF, CF to x59, complete
        mov r13, [rsp-0x50]        # reload x59
        adc r13, 0x0               # x59 += CF, no carry, complete

        /* complete: [x59, x58, x57, x56, x55, x54, x53, x52, x51, x50, x49] in [r13, rbp, rdx, r11, r10, r9, -, -, -, -, -] */
        adcx r9, r9                # x178.2 = x54 + x54 (CF is 0), CF to x179
        adcx r10, r10              # x179.2 = x55 + x55 + CF, CF to x180
        adc r14, r11               # x180 += x56 + CF, CF to x181
        adcx rax, rdx              # x181 += x57 + CF, CF to x182
        adc rbp, rbp               # x182.2 = x58 + x58 + CF, CF to x183
        adc rdi, r13               # x183 += x59 + CF, CF to x184
        adc r8, 0x0                # x184 += CF, no carry
        add r15, r9                # x178 += x178.2, CF to x179, complete
        adcx r10, r12              # x179 += x179.2 + CF, CF to x180, complete
        adcx r11, r14              # x180 += x56 + CF, CF to x181, complete
        adc rdx, rax               # x181 += x57 + CF, CF to x182, complete
        adcx rsi, rbp              # x182 += x182.2 + CF, CF to x183, complete
        adc r13, rdi               # x183 += x59 + CF, CF to x184, complete
        adc r8, rcx                # x184 += x168 + CF, no carry, complete

        /* complete: [x184, x183, x182, x181, x180, x179, x178] in [r8, r13, rsi, rdx, r11, r10, r15] */
        mov rax, [rsp-0x8]         # reload pointer out1
        mov [rax+0x8], r10         # out1[1] = x179
        mov [rax+0x18], rdx        # out1[3] = x181
        mov [rax+0x30], r8         # out1[6] = x184
        mov [rax], r15             # out1[0] = x178
        mov [rax+0x20], rsi        # out1[4] = x182
        mov [rax+0x10], r11        # out1[2] = x180
        mov [rax+0x28], r13        # out1[5] = x183

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
