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
 *   [rsp-0x10]  x56, then x58
 *   [rsp-0x18]  x53, then pointer arg1
 *   [rsp-0x20]  x52, then x179
 *   [rsp-0x28]  x54, then x142
 *   [rsp-0x30]  x58, then x59
 *   [rsp-0x38]  x57
 *   [rsp-0x40]  x89
 *   [rsp-0x48]  x56.2, then x56
 *   [rsp-0x50]  x87, then x179.4
 *   [rsp-0x58]  x77, then x143
 *   [rsp-0x60]  x88
 *   [rsp-0x68]  x75, then x179.2
 *   [rsp-0x70]  x180
 *   [rsp-0x78]  x55, then x146
 *   [rsp-0x80]  x178.2, then x178
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
 * 333 instructions; 91.3 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.519 [1.508, 1.528] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.457 [1.450, 1.461] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 31dcf5aa15aff0e34be99e1d4a12d0142ba3c5f764aee5f05e3a061aa33a22cd
 * found by Fieldwright, seed 1, 2026-11-23T07:02:23.011Z
 * npm run optimize -- --field p434 --op square --seed 1 --budget 150s
 * sha256 of the code: 00e8c419cb3fec2cac191bfbb2b99c5fcea0136522ef19b2ba262cfef85857c7
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

        mov rdx, [rsi]                           # load arg1[0]
        mulx rax, r8, [rsi+0x20]                 # x14:x13 = arg1[0]*arg1[4]
        mulx r9, r10, [rsi+0x8]                  # x8:x7 = arg1[0]*arg1[1]
        mulx r11, rcx, [rsi+0x28]                # x16:x15 = arg1[0]*arg1[5]
        mulx rbx, rbp, [rsi+0x18]                # x12:x11 = arg1[0]*arg1[3]
        mulx r12, r13, [rsi+0x10]                # x10:x9 = arg1[0]*arg1[2]
        xor r14d, r14d                           # CF = OF = 0
        adox r13, r9                             # x49 = x8 + x9 (OF is 0), OF to x50, complete
        adox r12, rbp                            # x50 = x10 + x11 + OF, OF to x51
        adox rbx, r8                             # x51 = x12 + x13 + OF, OF to x52
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r8, r9, [rsi+0x8]                   # x20:x19 = arg1[1]*arg1[2]
        mov rdx, [rsi+0x30]                      # load arg1[6]
        mulx rbp, r14, [rsi]                     # x18:x17 = arg1[0]*arg1[6]
        adox rax, rcx                            # x52 = x14 + x15 + OF, OF to x53
        adox r14, r11                            # x53 = x16 + x17 + OF, OF to x54
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r11, rcx, [rsi+0x18]                # x22:x21 = arg1[1]*arg1[3]
        adox rbp, [rip+.Lfe_p434_square_loose_c0] # x54 = x18 + OF, no carry
        xor r15d, r15d                           # CF = OF = 0
        adox r9, r12                             # x50 += x19 (OF is 0), OF to x51, complete
        mulx r12, r15, [rsi+0x20]                # x24:x23 = arg1[1]*arg1[4]
        adox rbx, r8                             # x51 += x20 + OF, OF to x52
        adox rax, r15                            # x52 += x23 + OF, OF to x53
        adcx rcx, rbx                            # x51 += x21 (CF is 0), CF to x52, complete
        adcx r11, rax                            # x52 += x22 + CF, CF to x53
        mulx rax, r8, [rsi+0x28]                 # x26:x25 = arg1[1]*arg1[5]
        adox r14, r12                            # x53 += x24 + OF, OF to x54
        mulx rbx, r12, [rsi+0x30]                # x28:x27 = arg1[1]*arg1[6]
        adox rax, r12                            # x54.2 = x27 + x26 + OF, OF to x55
        adcx r14, r8                             # x53 += x25 + CF, CF to x54
        adcx rax, rbp                            # x54 += x54.2 + CF, CF to x55
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r8, rbp, [rsi+0x20]                 # x32:x31 = arg1[2]*arg1[4]
        adox rbx, [rip+.Lfe_p434_square_loose_c0] # x55 = x28 + OF, no carry
        adox r8, rax                             # x54 += x32 (OF is 0), OF to x55
        mulx rax, r12, [rsi+0x18]                # x30:x29 = arg1[2]*arg1[3]
        adcx rbx, [rip+.Lfe_p434_square_loose_c0] # x55 += CF, no carry
        adox rbx, [rip+.Lfe_p434_square_loose_c0] # x55 += OF, no carry
        xor r15d, r15d                           # CF = OF = 0
        adox r12, r11                            # x52 += x29 (OF is 0), OF to x53, complete
        mulx r11, r15, [rsi+0x28]                # x34:x33 = arg1[2]*arg1[5]
        adox rbp, rax                            # x53.2 = x31 + x30 + OF, OF to x54
        adcx rbp, r14                            # x53 += x53.2 (CF is 0), CF to x54, complete
        mov rdx, [rsi+0x20]                      # load arg1[4]
        mulx rax, r14, [rsi+0x18]                # x38:x37 = arg1[3]*arg1[4]
        adcx r8, r15                             # x54 += x33 + CF, CF to x55
        adox r8, [rip+.Lfe_p434_square_loose_c0] # x54 += OF, OF to x55
        adox rax, [rip+.Lfe_p434_square_loose_c0] # x55.2 = x38 + OF, OF to x56
        seto r15b                                # begins x56 = OF
        movzx r15d, r15b                         # x56 = OF
        adcx r11, rbx                            # x55 += x34 + CF, CF to x56
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mov [rsp-0x8], rdi                       # spill pointer out1
        mulx rbx, rdi, [rsi+0x30]                # x36:x35 = arg1[2]*arg1[6]
        mov rdx, [rsi+0x28]                      # load arg1[5]
        mov [rsp-0x10], r15                      # spill x56
        mov [rsp-0x18], rbp                      # spill x53
        mulx r15, rbp, [rsi+0x18]                # x40:x39 = arg1[3]*arg1[5]
        adc r15, 0x0                             # x56.2 = x40 + CF, no carry
        add r11, rdi                             # x55 += x35, CF to x56
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mov [rsp-0x20], r12                      # spill x52
        mulx rdi, r12, [rsi+0x30]                # x42:x41 = arg1[3]*arg1[6]
        adc r15, rbx                             # x56.2 += x36 + CF, CF to x57
        adc rdi, 0x0                             # x57 = x42 + CF, no carry
        add r8, r14                              # x54 += x37, CF to x55, complete
        mov rdx, [rsi+0x28]                      # load arg1[5]
        mulx rbx, r14, [rsi+0x20]                # x44:x43 = arg1[4]*arg1[5]
        adc r11, rax                             # x55 += x55.2 + CF, CF to x56
        adcx r14, r15                            # x56.2 += x43 + CF, CF to x57
        adc rbx, 0x0                             # x57.2 = x44 + CF, no carry
        add r11, rbp                             # x55 += x39, CF to x56, complete
        mov rdx, [rsi+0x20]                      # load arg1[4]
        mulx rax, rbp, [rsi+0x30]                # x46:x45 = arg1[4]*arg1[6]
        adc r14, r12                             # x56.2 += x41 + CF, CF to x57
        adc rdi, rbp                             # x57 += x45 + CF, CF to x58
        adc rax, 0x0                             # x58 = x46 + CF, no carry
        adcx rdi, rbx                            # x57 += x57.2 (CF is 0), CF to x58
        mov rdx, [rsi+0x30]                      # load arg1[6]
        mulx rbx, rbp, [rsi+0x28]                # x48:x47 = arg1[5]*arg1[6]
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r12, r15, rdx                       # x63:x62 = arg1[1]*arg1[1]
        adcx rax, rbp                            # x58 += x47 + CF, CF to x59
        mov rdx, [rsi]                           # load arg1[0]
        mov [rsp-0x28], r8                       # spill x54
        mulx rbp, r8, rdx                        # x61:x60 = arg1[0]*arg1[0]
        mov rdx, [rip+.Lfe_p434_square_loose_c1] # constant 0x2341f27177344
        mov [rsp-0x30], rax                      # spill x58
        mov [rsp-0x38], rdi                      # spill x57
        mulx rax, rdi, r8                        # x90:x89 = x60*0x2341f27177344
        mov rdx, [rip+.Lfe_p434_square_loose_c2] # constant 0x6cfc5fd681c52056
        mov [rsp-0x40], rdi                      # spill x89
        mov [rsp-0x48], r14                      # spill x56.2
        mulx rdi, r14, r8                        # x88:x87 = x60*0x6cfc5fd681c52056
        adc rbx, 0x0                             # x59 = x48 + CF, no carry
        add r10, r10                             # x74 = x7 + x7, CF to x75
        adc r13, r13                             # x75 = x49 + x49 + CF, CF to x76
        adc r9, r9                               # x76 = x50 + x50 + CF, CF to x77
        mov [rsp-0x50], r14                      # spill x87
        mov r14, rcx                             # copy x51
        adc r14, 0x0                             # x77 = x51 + CF, CF to x78
        mov [rsp-0x58], r14                      # spill x77
        mov r14, [rsp-0x20]                      # reload x52
        adc r14, 0x0                             # x78 = x52 + CF, CF to x79
        mov [rsp-0x60], rdi                      # spill x88
        mov rdi, [rsp-0x18]                      # reload x53
        adc rdi, 0x0                             # x79 = x53 + CF, CF to x178
        adc rax, 0x0                             # x178 = x90 + CF, no carry
        add r10, rbp                             # x74 += x61, CF to x75, complete
        adcx r15, r13                            # x75 += x62 + CF, CF to x76, complete
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rbp, r13, rdx                       # x65:x64 = arg1[2]*arg1[2]
        adc r12, r9                              # x76 += x63 + CF, CF to x77, complete
        mov rdx, [rip+.Lfe_p434_square_loose_c3] # constant 0xfdc1767ae3000000
        mov [rsp-0x68], r15                      # spill x75
        mulx r9, r15, r8                         # x92:x91 = x60*0xfdc1767ae3000000
        adc rcx, r13                             # x77.2 = x51 + x64 + CF, CF to x78
        adc rbp, r14                             # x78 += x65 + CF, CF to x79
        adc rdi, 0x0                             # x79 += CF, CF to x178
        adc rax, 0x0                             # x178 += CF, no carry
        add rbp, [rsp-0x20]                      # x78 += x52, CF to x79
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r13, r14, rdx                       # x67:x66 = arg1[3]*arg1[3]
        adcx r14, [rsp-0x18]                     # x79.2 = x66 + x53 + CF, CF to x178
        adc r13, 0x0                             # x178.2 = x67 + CF, no carry
        adcx rdi, r14                            # x79 += x79.2 (CF is 0), CF to x178
        mov rdx, [rip+.Lfe_p434_square_loose_c4] # constant 0x7bc65c783158aea3
        mulx r8, r14, r8                         # x94:x93 = x60*0x7bc65c783158aea3
        adc r13, 0x0                             # x178.2 += CF, CF to x179
        mov [rsp-0x18], rsi                      # spill pointer arg1
        mov rsi, r11                             # copy x55
        adc rsi, 0x0                             # x179 = x55 + CF, CF to x180
        mov [rsp-0x20], rsi                      # spill x179
        setc sil                                 # begins x180 = CF
        movzx esi, sil                           # x180 = CF
        mov [rsp-0x70], rsi                      # spill x180
        mov rsi, [rsp-0x48]                      # reload x56.2
        add rsi, [rsp-0x10]                      # x56 += x56.2, CF to x57, complete
        mov [rsp-0x48], rsi                      # spill x56
        mov rsi, [rsp-0x38]                      # reload x57
        adc rsi, 0x0                             # x57 += CF, CF to x58, complete
        mov [rsp-0x38], rsi                      # spill x57
        mov rsi, [rsp-0x30]                      # reload x58
        adc rsi, 0x0                             # x58 += CF, CF to x59, complete
        adc rbx, 0x0                             # x59 += CF, no carry, complete

        /* complete: [x59, x58, x57, x56, x55, x54, x53, x52, x51, x50, x49] in [rbx, rsi, [rsp-0x38], [rsp-0x48], r11, [rsp-0x28], -, -, -, -, -] */
        mov [rsp-0x30], rbx                      # spill x59
        xor ebx, ebx                             # CF = OF = 0
        adcx r14, r9                             # x108 = x92 + x93 (CF is 0), CF to x121
        mov rdx, r10                             # copy x74
        mulx r9, rbx, [rip+.Lfe_p434_square_loose_c3] # x105:x104 = x74*0xfdc1767ae3000000
        adcx r9, r8                              # x121 = x105 + x94 + CF, CF to x134
        mov [rsp-0x10], rsi                      # spill x58
        mulx r8, rsi, [rip+.Lfe_p434_square_loose_c4] # x107:x106 = x74*0x7bc65c783158aea3
        mov [rsp-0x78], r11                      # spill x55
        mov [rsp-0x80], r13                      # spill x178.2
        mulx r11, r13, [rip+.Lfe_p434_square_loose_c2] # x101:x100 = x74*0x6cfc5fd681c52056
        adox r15, r12                            # x95 = x91 + x76 (OF is 0), OF to x108, complete
        mov r12, [rsp-0x40]                      # reload x89
        adcx r12, [rsp-0x60]                     # x134 = x88 + x89 + CF, CF to x178
        adcx r11, [rip+.Lfe_p434_square_loose_c0] # x178.3 = x101 + CF, no carry
        adcx rcx, [rsp-0x58]                     # x77 += x77.2 (CF is 0), CF to x78, complete
        adox rcx, rbx                            # x108.2 = x104 + x77 + OF, OF to x121
        adox r9, rsi                             # x121 += x106 + OF, OF to x134
        adcx rbp, [rip+.Lfe_p434_square_loose_c0] # x78 += CF, CF to x79, complete
        adcx rdi, [rip+.Lfe_p434_square_loose_c0] # x79 += CF, CF to x178, complete

        /* complete: [x79, x78, x77, x76, x75, x74] in [rdi, rbp, -, -, [rsp-0x68], rdx] */
        adox rdi, r13                            # x134.2 = x100 + x79 + OF, OF to x178
        adcx r11, [rip+.Lfe_p434_square_loose_c0] # x178.3 += CF, no carry
        adox r11, [rip+.Lfe_p434_square_loose_c0] # x178.3 += OF, no carry
        xor esi, esi                             # CF = OF = 0
        adcx rcx, r14                            # x108 += x108.2 (CF is 0), CF to x121, complete
        mov rdx, [rip+.Lfe_p434_square_loose_c3] # constant 0xfdc1767ae3000000
        mulx rsi, rbx, [rsp-0x68]                # x118:x117 = x75*0xfdc1767ae3000000
        adox r9, rbp                             # x121 += x78 (OF is 0), OF to x134
        adcx rbx, [rsp-0x50]                     # x121.2 = x87 + x117 + CF, CF to x134
        mov rdx, [rsp-0x68]                      # reload x75
        mulx rbp, r13, [rip+.Lfe_p434_square_loose_c4] # x120:x119 = x75*0x7bc65c783158aea3
        adox r13, rsi                            # x134.3 = x118 + x119 + OF, OF to x178
        adcx r13, r12                            # x134 += x134.3 + CF, CF to x178
        adox rax, [rsp-0x28]                     # x178 += x54 + OF, OF to x179
        mov rdx, r10                             # copy x74
        mulx r10, rsi, [rip+.Lfe_p434_square_loose_c1] # x103:x102 = x74*0x2341f27177344
        adcx rbp, r11                            # x178.3 += x120 + CF, no carry
        mov rdx, [rsp-0x68]                      # reload x75
        mulx r11, r12, [rip+.Lfe_p434_square_loose_c2] # x114:x113 = x75*0x6cfc5fd681c52056
        adox r11, [rip+.Lfe_p434_square_loose_c0] # x179.2 = x114 + OF, no carry
        xor r14d, r14d                           # CF = OF = 0
        adcx r9, rbx                             # x121 += x121.2 (CF is 0), CF to x134, complete
        mov rdx, r15                             # copy x95
        mulx rbx, r14, [rip+.Lfe_p434_square_loose_c3] # x131:x130 = x95*0xfdc1767ae3000000
        adox rdi, r13                            # x134 += x134.2 (OF is 0), OF to x178
        adcx rdi, r8                             # x134 += x107 + CF, CF to x178
        mov rdx, [rsp-0x68]                      # reload x75
        mulx r8, r13, [rip+.Lfe_p434_square_loose_c1] # x116:x115 = x75*0x2341f27177344
        adox rbx, r12                            # x178.4 = x131 + x113 + OF, OF to x179
        adcx rbx, [rsp-0x80]                     # x178.2 += x178.4 + CF, CF to x179
        mov r12, [rsp-0x18]                      # reload pointer arg1
        mov rdx, [r12+0x20]                      # load arg1[4]
        mov [rsp-0x80], rax                      # spill x178
        mulx rax, r12, rdx                       # x69:x68 = arg1[4]*arg1[4]
        adox r10, r12                            # x179.3 = x103 + x68 + OF, OF to x180
        mov rdx, r15                             # copy x95
        mov [rsp-0x68], r11                      # spill x179.2
        mulx r12, r11, [rip+.Lfe_p434_square_loose_c2] # x127:x126 = x95*0x6cfc5fd681c52056
        adcx r11, r13                            # x179.4 = x115 + x126 + CF, CF to x180
        adcx r12, [rip+.Lfe_p434_square_loose_c0] # x180.2 = x127 + CF, no carry
        adcx r14, rdi                            # x134 += x130 (CF is 0), CF to x178, complete
        mulx rdi, r13, [rip+.Lfe_p434_square_loose_c4] # x133:x132 = x95*0x7bc65c783158aea3
        adox r12, [rip+.Lfe_p434_square_loose_c0] # x180.2 += OF, no carry
        adox r13, rbx                            # x178.2 += x132 (OF is 0), OF to x179
        mov rdx, [rip+.Lfe_p434_square_loose_c4] # constant 0x7bc65c783158aea3
        mov [rsp-0x50], r11                      # spill x179.4
        mulx rbx, r11, rcx                       # x146:x145 = x108*0x7bc65c783158aea3
        adcx r13, [rsp-0x28]                     # x178.2 += x54 + CF, CF to x179
        adox r11, [rsp-0x78]                     # x179.5 = x145 + x55 + OF, OF to x180
        mov rdx, r15                             # copy x95
        mov [rsp-0x78], rbx                      # spill x146
        mulx r15, rbx, [rip+.Lfe_p434_square_loose_c1] # x129:x128 = x95*0x2341f27177344
        adcx r10, r11                            # x179.3 += x179.5 + CF, CF to x180
        adox r12, r8                             # x180.2 += x116 + OF, no carry
        adcx rax, r12                            # x180.2 += x69 + CF, CF to x181
        adc r15, 0x0                             # x181 = x129 + CF, no carry
        xor r8d, r8d                             # CF = OF = 0
        adcx rbp, r13                            # x178.2 += x178.3 (CF is 0), CF to x179
        adox rdi, r10                            # x179.3 += x133 (OF is 0), OF to x180
        mov rdx, rcx                             # copy x108
        mulx r8, r10, [rip+.Lfe_p434_square_loose_c2] # x140:x139 = x108*0x6cfc5fd681c52056
        adox r10, [rsp-0x48]                     # x180.3 = x139 + x56 + OF, OF to x181
        mulx r11, r12, [rip+.Lfe_p434_square_loose_c3] # x144:x143 = x108*0xfdc1767ae3000000
        mulx rcx, r13, [rip+.Lfe_p434_square_loose_c1] # x142:x141 = x108*0x2341f27177344
        adcx r11, rdi                            # x179.3 += x144 + CF, CF to x180
        mov rdx, r9                              # copy x121
        mov [rsp-0x28], rcx                      # spill x142
        mulx rdi, rcx, [rip+.Lfe_p434_square_loose_c4] # x159:x158 = x121*0x7bc65c783158aea3
        adcx rax, rcx                            # x180.2 += x158 + CF, CF to x181
        adcx rdi, [rip+.Lfe_p434_square_loose_c0] # x181.2 = x159 + CF, no carry
        adox rdi, [rip+.Lfe_p434_square_loose_c0] # x181.2 += OF, no carry
        xor ecx, ecx                             # CF = OF = 0
        adcx r10, rbx                            # x180.3 += x128 (CF is 0), CF to x181
        mulx rcx, rbx, [rip+.Lfe_p434_square_loose_c3] # x157:x156 = x121*0xfdc1767ae3000000
        adc r8, r15                              # x181 += x140 + CF, no carry
        xor r15d, r15d                           # CF = OF = 0
        adox rcx, rax                            # x180.2 += x157 (OF is 0), OF to x181
        mov rdx, r14                             # copy x134
        mulx rax, r15, [rip+.Lfe_p434_square_loose_c4] # x172:x171 = x134*0x7bc65c783158aea3
        adox r8, r15                             # x181 += x171 + OF, OF to x182
        adcx r8, rdi                             # x181 += x181.2 (CF is 0), CF to x182
        mov rdx, r9                              # copy x121
        mulx rdi, r15, [rip+.Lfe_p434_square_loose_c2] # x153:x152 = x121*0x6cfc5fd681c52056
        adcx rdi, [rip+.Lfe_p434_square_loose_c0] # x182 = x153 + CF, no carry
        adox rdi, [rip+.Lfe_p434_square_loose_c0] # x182 += OF, no carry
        mov [rsp-0x58], r12                      # spill x143
        xor r12d, r12d                           # CF = OF = 0
        adcx rbx, r11                            # x179.3 += x156 (CF is 0), CF to x180
        adox r13, r8                             # x181 += x141 (OF is 0), OF to x182
        mov rdx, [rip+.Lfe_p434_square_loose_c3] # constant 0xfdc1767ae3000000
        mulx r8, r11, r14                        # x170:x169 = x134*0xfdc1767ae3000000
        adox rax, [rsp-0x10]                     # x182.2 = x58 + x172 + OF, OF to x183
        adcx r11, [rip+.Lfe_p434_square_loose_c0] # x180.4 = x169 + CF, CF to x181
        adcx r8, [rip+.Lfe_p434_square_loose_c0] # x181.2 = x170 + CF, no carry
        adcx rax, rdi                            # x182 += x182.2 (CF is 0), CF to x183
        mov rdx, r9                              # copy x121
        mulx r9, rdi, [rip+.Lfe_p434_square_loose_c1] # x155:x154 = x121*0x2341f27177344
        adcx r9, [rip+.Lfe_p434_square_loose_c0] # x183 = x155 + CF, no carry
        adcx rcx, [rsp-0x48]                     # x180.2 += x56 (CF is 0), CF to x181
        adox r9, [rip+.Lfe_p434_square_loose_c0] # x183 += OF, no carry
        adc r8, 0x0                              # x181.2 += CF, no carry
        xor r12d, r12d                           # CF = OF = 0
        adox r8, r13                             # x181 += x181.2 (OF is 0), OF to x182
        adox rdi, [rsp-0x10]                     # x182.2 = x58 + x154 + OF, OF to x183
        mov rdx, [rip+.Lfe_p434_square_loose_c2] # constant 0x6cfc5fd681c52056
        mulx r12, r13, r14                       # x166:x165 = x134*0x6cfc5fd681c52056
        adox r12, r9                             # x183 += x166 + OF, no carry
        adcx r8, r15                             # x181 += x152 (CF is 0), CF to x182
        adcx rax, r13                            # x182 += x165 + CF, CF to x183
        adcx r12, [rsp-0x30]                     # x183 += x59 + CF, no carry
        mov rdx, r14                             # copy x134
        mulx r9, r13, [rip+.Lfe_p434_square_loose_c1] # x168:x167 = x134*0x2341f27177344
        add rsi, rbp                             # x178.2 += x102, CF to x179
        adcx rbx, [rsp-0x68]                     # x179.2 += x179.3 + CF, CF to x180
        adc r10, rcx                             # x180.2 += x180.3 + CF, CF to x181
        mov rcx, [rsp-0x18]                      # reload pointer arg1
        mov rdx, [rcx+0x28]                      # load arg1[5]
        mulx rbp, r14, rdx                       # x71:x70 = arg1[5]*arg1[5]
        adc r14, 0x0                             # x181.2 = x70 + CF, CF to x182
        adc rbp, 0x0                             # x182.3 = x71 + CF, no carry
        add rsi, [rsp-0x80]                      # x178 += x178.2, CF to x179
        adc rbx, [rsp-0x50]                      # x179.2 += x179.4 + CF, CF to x180
        adc r11, [rsp-0x78]                      # x180.4 += x146 + CF, CF to x181
        mov r15, [rsp-0x38]                      # reload x57
        adc r15, [rsp-0x38]                      # x181.3 = x57 + x57 + CF, CF to x182
        adc rax, rdi                             # x182 += x182.2 + CF, CF to x183
        mov rdx, [rcx+0x30]                      # load arg1[6]
        mulx rcx, rdi, rdx                       # x73:x72 = arg1[6]*arg1[6]
        adc rdi, [rsp-0x30]                      # x183.2 = x59 + x72 + CF, CF to x184
        adcx rcx, r9                             # x184 = x168 + x73 + CF, no carry
        add r14, r15                             # x181.2 += x181.3, CF to x182
        adc rax, rbp                             # x182 += x182.3 + CF, CF to x183
        adcx r13, r12                            # x183 += x167 + CF, CF to x184
        adc rcx, 0x0                             # x184 += CF, no carry
        add rsi, [rsp-0x58]                      # x178 += x143, CF to x179, complete
        mov r9, [rsp-0x8]                        # reload pointer out1
        mov [r9], rsi                            # out1[0] = x178
        adcx rbx, [rsp-0x20]                     # x179 += x179.2 + CF, CF to x180, complete
        adc r11, r10                             # x180.2 += x180.4 + CF, CF to x181
        adcx r8, r14                             # x181 += x181.2 + CF, CF to x182
        mov [r9+0x8], rbx                        # out1[1] = x179
        adcx rax, [rsp-0x28]                     # x182 += x142 + CF, CF to x183
        adcx rdi, r13                            # x183 += x183.2 + CF, CF to x184
        adc rcx, 0x0                             # x184 += CF, no carry
        add r11, [rsp-0x70]                      # x180 += x180.2, CF to x181, complete
        mov [r9+0x10], r11                       # out1[2] = x180
        adc r8, 0x0                              # x181 += CF, CF to x182, complete
        mov [r9+0x18], r8                        # out1[3] = x181
        adc rax, 0x0                             # x182 += CF, CF to x183, complete
        adc rdi, 0x0                             # x183 += CF, CF to x184, complete
        adc rcx, 0x0                             # x184 += CF, no carry, complete

        /* complete: [x184, x183, x182, x181, x180, x179, x178] in [rcx, rdi, rax, r8, r11, rbx, rsi] */
        mov [r9+0x30], rcx                       # out1[6] = x184
        mov [r9+0x28], rdi                       # out1[5] = x183
        mov [r9+0x20], rax                       # out1[4] = x182

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
.Lfe_p434_square_loose_c0: .quad 0x0
.Lfe_p434_square_loose_c1: .quad 0x2341f27177344
.Lfe_p434_square_loose_c2: .quad 0x6cfc5fd681c52056
.Lfe_p434_square_loose_c3: .quad 0xfdc1767ae3000000
.Lfe_p434_square_loose_c4: .quad 0x7bc65c783158aea3
        .size   fe_p434_square_loose, .-fe_p434_square_loose
        .section .note.GNU-stack, "", @progbits
