/*
 * p384-montgomery square (loose), modulo p = 2^384 - 2^128 - 2^96 + 2^32 - 1
 * out1 is congruent to arg1*arg1/2^384 modulo p
 * arg1 below p; out1 below p; arrays may overlap
 *
 * void fe_p384_montgomery_square(uint64_t out1[6], const uint64_t arg1[6]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[6]  written, below p
 *   rsi  arg1[6]  read, below p
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x45, then x163
 *   [rsp-0x18]  x46, then x158
 *   [rsp-0x20]  x36, then x44
 *   [rsp-0x28]  x6, then x60, then x159
 *   [rsp-0x30]  x26, then x160, then x161
 *   [rsp-0x38]  x159, then x160
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * neg(x) is a part of the word x that is to be subtracted.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x36 = x7 + x8 (carry to x37)
 *   x37 = x9 + x10 + x16 (carry to x38)
 *   x38 = x11 + x12 + x17 + x18 (carry to x39)
 *   x39 = x13 + x14 + x19 + x20 + x24 (carry to x40)
 *   x40 = x15 + x21 + x22 + x25 + x26 (carry to x41)
 *   x41 = x23 + x27 + x28 + x30 (carry to x42)
 *   x42 = x29 + x31 + x32 (carry to x43)
 *   x43 = x33 + x34 (carry to x44)
 *   x44 = x35
 *   x57 = x6 + x6 + x46 (carry to x58)
 *   x58 = x36 + x36 + x47 (carry to x59)
 *   x59 = x37 + x37 + x48 (carry to x60)
 *   x60 = x38 + x38 + x49 (carry to x61)
 *   x61 = x39 + x39 + x50 (carry to x158)
 *   x158 = x40 + x40 + x51 + x152 (carry to x159)
 *   x159 = x41 + x41 + x52 + x153 (carry to x160)
 *   x160 = x42 + x42 + x53 + x154 (carry to x161)
 *   x161 = x43 + x43 + x54 + x155 (carry to x162)
 *   x162 = x44 + x44 + x55 + x156 (carry to x163)
 *   x163 = x56 + x157 (carry to x171)
 *   x165 = x158 - 0xffffffff (carry to x166)
 *   x166 = x159 - 0xffffffff00000000 (carry to x167)
 *   x167 = x160 - 0xfffffffffffffffe (carry to x168)
 *   x168 = x161 - 0xffffffffffffffff (carry to x169)
 *   x169 = x162 - 0xffffffffffffffff (carry to x170)
 *   x170 = x163 - 0xffffffffffffffff (carry to x171)
 *
 * 252 instructions; 102.7 cycles on Intel(R) Xeon(R) Processor @ 2.50GHz (intel-skylake)
 * throughput: 1.381 [1.377, 1.384] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.282 [1.281, 1.284] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 88631079f4d90a2e2a6860ae0650b6bfce75f007c99a3220fbd8148904b0091a
 * found by Fieldwright, seed 2, 2026-11-22T19:16:43.224Z
 * npm run optimize -- --curve p384 --op square --seed 2 --budget 120s
 * sha256 of the code: 2f9ff5c0db2ec68b347c914b5630f42a2b947262d216cd601a68a47bb17407e0
 */
        .intel_syntax noprefix
        .text
        .globl  fe_p384_montgomery_square
        .type   fe_p384_montgomery_square, @function
        .p2align 6
fe_p384_montgomery_square:
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

        mov rdx, [rsi]                           # load arg1[0]
        mulx rax, r8, [rsi+0x8]                  # x7:x6 = arg1[0]*arg1[1]
        mulx r9, r10, [rsi+0x10]                 # x9:x8 = arg1[0]*arg1[2]
        mulx r11, rcx, [rsi+0x20]                # x13:x12 = arg1[0]*arg1[4]
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx rbx, rbp, [rsi+0x8]                 # x19:x18 = arg1[1]*arg1[3]
        xor r12d, r12d                           # CF = OF = 0
        adcx rax, r10                            # x36 = x7 + x8 (CF is 0), CF to x37, complete
        mulx r10, r12, [rsi]                     # x11:x10 = arg1[0]*arg1[3]
        adox rcx, rbp                            # x38 = x18 + x12 (OF is 0), OF to x39
        mov rdx, [rsi]                           # load arg1[0]
        mulx rbp, r13, [rsi+0x28]                # x15:x14 = arg1[0]*arg1[5]
        mov [rsp-0x8], rdi                       # spill pointer out1
        mulx r14, rdi, rdx                       # x46:x45 = arg1[0]*arg1[0]
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mov [rsp-0x10], rdi                      # spill x45
        mov [rsp-0x18], r14                      # spill x46
        mulx rdi, r14, [rsi+0x10]                # x25:x24 = arg1[2]*arg1[3]
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mov [rsp-0x20], rax                      # spill x36
        mov [rsp-0x28], r8                       # spill x6
        mulx rax, r8, [rsi+0x20]                 # x27:x26 = arg1[2]*arg1[4]
        adox r14, r13                            # x39 = x24 + x14 + OF, OF to x40
        mov [rsp-0x30], r8                       # spill x26
        mulx r13, r8, [rsi+0x8]                  # x17:x16 = arg1[1]*arg1[2]
        adox rdi, rbp                            # x40 = x15 + x25 + OF, OF to x41
        adcx r8, r9                              # x37 = x16 + x9 + CF, CF to x38
        adcx r13, [rip+.Lfe_p384_montgomery_square_c0] # x38.2 = x17 + CF, no carry
        adox rax, [rip+.Lfe_p384_montgomery_square_c0] # x41 = x27 + OF, no carry
        xor r9d, r9d                             # CF = OF = 0
        adox r8, r12                             # x37 += x10 (OF is 0), OF to x38, complete
        adox rcx, r10                            # x38 += x11 + OF, OF to x39
        adcx r13, rcx                            # x38 += x38.2 (CF is 0), CF to x39, complete
        mov rdx, [rsi+0x20]                      # load arg1[4]
        mulx r9, r10, [rsi+0x8]                  # x21:x20 = arg1[1]*arg1[4]
        adox r10, rbx                            # x39.2 = x20 + x19 + OF, OF to x40
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rcx, rbx, [rsi+0x28]                # x23:x22 = arg1[1]*arg1[5]
        adcx r10, r14                            # x39 += x39.2 + CF, CF to x40
        adox rbx, r9                             # x40.2 = x22 + x21 + OF, OF to x41
        mulx r9, rbp, rdx                        # x48:x47 = arg1[1]*arg1[1]
        adcx rdi, rbx                            # x40 += x40.2 + CF, CF to x41
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rbx, r12, [rsi+0x28]                # x29:x28 = arg1[2]*arg1[5]
        adcx rax, rcx                            # x41 += x23 + CF, CF to x42
        adcx rbx, [rip+.Lfe_p384_montgomery_square_c0] # x42 = x29 + CF, no carry
        adcx r10, r11                            # x39 += x13 (CF is 0), CF to x40, complete
        adcx rdi, [rsp-0x30]                     # x40 += x26 + CF, CF to x41, complete
        mov rdx, [rsi+0x20]                      # load arg1[4]
        mulx r11, rcx, [rsi+0x18]                # x31:x30 = arg1[3]*arg1[4]
        adcx rcx, rax                            # x41 += x30 + CF, CF to x42
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx rax, r14, [rsi+0x28]                # x33:x32 = arg1[3]*arg1[5]
        adcx r14, rbx                            # x42 += x32 + CF, CF to x43
        adcx rax, [rip+.Lfe_p384_montgomery_square_c0] # x43 = x33 + CF, no carry
        mov rbx, [rsp-0x28]                      # reload x6
        adcx rbx, [rsp-0x28]                     # x57 = x6 + x6 (CF is 0), CF to x58
        adox r12, rcx                            # x41 += x28 + OF, OF to x42, complete
        adcx rbp, [rsp-0x20]                     # x58 = x47 + x36 + CF, CF to x59
        adox r11, r14                            # x42 += x31 + OF, OF to x43, complete
        mov rdx, [rsi+0x28]                      # load arg1[5]
        mulx rcx, r14, [rsi+0x20]                # x35:x34 = arg1[4]*arg1[5]
        adox r14, rax                            # x43 += x34 + OF, OF to x44, complete
        adcx r9, r8                              # x59 = x48 + x37 + CF, CF to x60
        adcx r13, r13                            # x60 = x38 + x38 + CF, CF to x61
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mov [rsp-0x28], r13                      # spill x60
        mulx rax, r13, rdx                       # x52:x51 = arg1[3]*arg1[3]
        adcx r10, r10                            # x61 = x39 + x39 + CF, CF to x158
        adcx rdi, rdi                            # x158 = x40 + x40 + CF, CF to x159
        adcx rax, r12                            # x159 = x41 + x52 + CF, CF to x160
        adcx r11, r11                            # x160 = x42 + x42 + CF, CF to x161
        mov rdx, [rsi+0x28]                      # load arg1[5]
        mov [rsp-0x30], r11                      # spill x160
        mov [rsp-0x38], rax                      # spill x159
        mulx r11, rax, rdx                       # x56:x55 = arg1[5]*arg1[5]
        adcx r14, r14                            # x161 = x43 + x43 + CF, CF to x162
        adox rcx, [rip+.Lfe_p384_montgomery_square_c0] # x44 = x35 + OF, no carry, complete

        /* complete: [x44, x43, x42, x41, x40, x39, x38, x37, x36] in [rcx, -, -, r12, -, -, -, r8, [rsp-0x20]] */
        adc rax, rcx                             # x162 = x55 + x44 + CF, CF to x163
        adc r11, 0x0                             # x163 = x56 + CF, no carry
        add rbx, [rsp-0x18]                      # x57 += x46, CF to x58, complete
        adc rbp, [rsp-0x20]                      # x58 += x36 + CF, CF to x59, complete
        adc r9, r8                               # x59 += x37 + CF, CF to x60, complete
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mov [rsp-0x20], rcx                      # spill x44
        mulx r8, rcx, rdx                        # x50:x49 = arg1[2]*arg1[2]
        adc rcx, [rsp-0x28]                      # x60 += x49 + CF, CF to x61, complete
        adcx r10, r8                             # x61 += x50 + CF, CF to x158, complete

        /* complete: [x61, x60, x59, x58, x57] in [r10, rcx, r9, rbp, rbx] */
        adc r13, rdi                             # x158 += x51 + CF, CF to x159
        adcx r12, [rsp-0x38]                     # x159 += x41 + CF, CF to x160
        mov rdx, [rsi+0x20]                      # load arg1[4]
        mulx r8, rdi, rdx                        # x54:x53 = arg1[4]*arg1[4]
        adc rdi, [rsp-0x30]                      # x160 += x53 + CF, CF to x161
        adcx r14, r8                             # x161 += x54 + CF, CF to x162
        adc rax, 0x0                             # x162 += CF, CF to x163
        adc r11, 0x0                             # x163 += CF, no carry
        mov r8, [rsp-0x10]                       # reload x45
        imul r8, [rip+.Lfe_p384_montgomery_square_c1] # x68 = x45*0x100000001 mod 2^64
        mov rdx, r8                              # copy x68
        mov [rsp-0x30], r14                      # spill x161
        mulx rsi, r14, [rip+.Lfe_p384_montgomery_square_c2] # x72:x71 = x68*0xffffffff00000001
        mov [rsp-0x38], rdi                      # spill x160
        mov [rsp-0x28], r12                      # spill x159
        mulx rdi, r12, [rip+.Lfe_p384_montgomery_square_c3] # x70:x69 = x68*0xffffffff
        add r12, rsi                             # x73 = x69 + x72, CF to x74, complete
        adcx rdi, r8                             # x74 = x68 + x70 + CF, CF to x75, complete
        mov esi, 0x0                             # begins x75 = CF
        adc rsi, 0x0                             # x75 = CF

        /* complete: [x75, x74, x73] in [rsi, rdi, r12] */
        mov [rsp-0x18], r13                      # spill x158
        mov r13, [rsp-0x10]                      # reload x45
        sub r13, r14                             # x76 = x45 - x71, CF from x77
        sbb rbx, r12                             # x77 = x57 - x73 - CF, CF from x78, complete
        sbb rbp, rdi                             # x78 = x58 - x74 - CF, CF from x79, complete
        mov rdx, rbx                             # copy x77
        mulx rdi, r12, [rip+.Lfe_p384_montgomery_square_c1] # x83 = x77*0x100000001 mod 2^64
        sbb r9, rsi                              # x79 = x59 - x75 - CF, CF from x80, complete
        mov rdx, [rip+.Lfe_p384_montgomery_square_c2] # constant 0xffffffff00000001
        mulx rdi, rsi, r12                       # x87:x86 = x83*0xffffffff00000001
        mov rdx, r12                             # copy x83
        mulx r13, r14, [rip+.Lfe_p384_montgomery_square_c3] # x85:x84 = x83*0xffffffff
        sbb rcx, 0x0                             # x80 = x60 - CF, CF from x81, complete
        sbb r10, 0x0                             # x81 = x61 - CF, CF from x82, complete
        sbb r8, 0x0                              # x82 = x68 - CF, complete

        /* complete: [x82, x81, x80, x79, x78, x77] in [r8, r10, rcx, r9, rbp, rbx] */
        add rdi, r14                             # x88 = x84 + x87, CF to x89, complete
        adc r13, r12                             # x89 = x83 + x85 + CF, CF to x90, complete
        mov r14d, 0x0                            # begins x90 = CF
        adc r14, 0x0                             # x90 = CF

        /* complete: [x90, x89, x88] in [r14, r13, rdi] */
        sub rbx, rsi                             # x91 = x77 - x86, CF from x92
        sbb rbp, rdi                             # x92 = x78 - x88 - CF, CF from x93, complete
        sbb r9, r13                              # x93 = x79 - x89 - CF, CF from x94, complete
        sbb rcx, r14                             # x94 = x80 - x90 - CF, CF from x95, complete
        mov rdx, rbp                             # copy x92
        mulx rdi, rsi, [rip+.Lfe_p384_montgomery_square_c1] # x98 = x92*0x100000001 mod 2^64
        mov rdx, rsi                             # copy x98
        mulx rdi, rbx, [rip+.Lfe_p384_montgomery_square_c2] # x102:x101 = x98*0xffffffff00000001
        mulx r13, r14, [rip+.Lfe_p384_montgomery_square_c3] # x100:x99 = x98*0xffffffff
        sbb r10, 0x0                             # x95 = x81 - CF, CF from x96, complete
        sbb r8, 0x0                              # x96 = x82 - CF, CF from x97, complete
        sbb r12, 0x0                             # x97 = x83 - CF, complete

        /* complete: [x97, x96, x95, x94, x93, x92] in [r12, r8, r10, rcx, r9, rbp] */
        add r14, rdi                             # x103 = x99 + x102, CF to x104, complete
        adc r13, rsi                             # x104 = x98 + x100 + CF, CF to x105, complete
        mov edi, 0x0                             # begins x105 = CF
        adc rdi, 0x0                             # x105 = CF

        /* complete: [x105, x104, x103] in [rdi, r13, r14] */
        sub rbp, rbx                             # x106 = x92 - x101, CF from x107
        sbb r9, r14                              # x107 = x93 - x103 - CF, CF from x108, complete
        sbb rcx, r13                             # x108 = x94 - x104 - CF, CF from x109, complete
        sbb r10, rdi                             # x109 = x95 - x105 - CF, CF from x110, complete
        sbb r8, 0x0                              # x110 = x96 - CF, CF from x111, complete
        sbb r12, 0x0                             # x111 = x97 - CF, CF from x112, complete
        sbb rsi, 0x0                             # x112 = x98 - CF, complete

        /* complete: [x112, x111, x110, x109, x108, x107] in [rsi, r12, r8, r10, rcx, r9] */
        mov rdi, r9                              # copy x107
        imul rdi, [rip+.Lfe_p384_montgomery_square_c1] # x113 = x107*0x100000001 mod 2^64
        mov edx, 0xffffffff                      # constant 0xffffffff
        mulx rbx, rbp, rdi                       # x115:x114 = x113*0xffffffff
        mov rdx, rdi                             # copy x113
        mulx r13, r14, [rip+.Lfe_p384_montgomery_square_c2] # x117:x116 = x113*0xffffffff00000001
        add rbp, r13                             # x118 = x114 + x117, CF to x119, complete
        adcx rbx, rdi                            # x119 = x113 + x115 + CF, CF to x120, complete
        mov r13d, 0x0                            # begins x120 = CF
        adc r13, 0x0                             # x120 = CF

        /* complete: [x120, x119, x118] in [r13, rbx, rbp] */
        sub r9, r14                              # x121 = x107 - x116, CF from x122
        sbb rcx, rbp                             # x122 = x108 - x118 - CF, CF from x123, complete
        sbb r10, rbx                             # x123 = x109 - x119 - CF, CF from x124, complete
        sbb r8, r13                              # x124 = x110 - x120 - CF, CF from x125, complete
        mov rdx, rcx                             # copy x122
        mulx r9, rbx, [rip+.Lfe_p384_montgomery_square_c1] # x128 = x122*0x100000001 mod 2^64
        mov edx, 0xffffffff                      # constant 0xffffffff
        mulx r9, rbp, rbx                        # x130:x129 = x128*0xffffffff
        mov rdx, rbx                             # copy x128
        mulx r13, r14, [rip+.Lfe_p384_montgomery_square_c2] # x132:x131 = x128*0xffffffff00000001
        sbb r12, 0x0                             # x125 = x111 - CF, CF from x126, complete
        sbb rsi, 0x0                             # x126 = x112 - CF, CF from x127, complete
        sbb rdi, 0x0                             # x127 = x113 - CF, complete

        /* complete: [x127, x126, x125, x124, x123, x122] in [rdi, rsi, r12, r8, r10, rcx] */
        mov [rsp-0x10], r11                      # spill x163
        xor r11d, r11d                           # CF = OF = 0
        adox rbp, r13                            # x133 = x129 + x132 (OF is 0), OF to x134, complete
        adox r9, rbx                             # x134 = x128 + x130 + OF, OF to x135, complete
        seto r11b                                # begins x135 = OF
        movzx r11d, r11b                         # x135 = OF

        /* complete: [x135, x134, x133] in [r11, r9, rbp] */
        sub rcx, r14                             # x136 = x122 - x131, CF from x137
        sbb r10, rbp                             # x137 = x123 - x133 - CF, CF from x138, complete
        mov rdx, r10                             # copy x137
        mulx rcx, rbp, [rip+.Lfe_p384_montgomery_square_c1] # x143 = x137*0x100000001 mod 2^64
        mov rdx, [rip+.Lfe_p384_montgomery_square_c2] # constant 0xffffffff00000001
        mulx rcx, r13, rbp                       # x147:x146 = x143*0xffffffff00000001
        sbb r8, r9                               # x138 = x124 - x134 - CF, CF from x139, complete
        sbb r12, r11                             # x139 = x125 - x135 - CF, CF from x140, complete
        mov rdx, rbp                             # copy x143
        mulx r9, r11, [rip+.Lfe_p384_montgomery_square_c3] # x145:x144 = x143*0xffffffff
        sbb rsi, 0x0                             # x140 = x126 - CF, CF from x141, complete
        sbb rdi, 0x0                             # x141 = x127 - CF, CF from x142, complete
        sbb rbx, 0x0                             # x142 = x128 - CF, complete

        /* complete: [x142, x141, x140, x139, x138, x137] in [rbx, rdi, rsi, r12, r8, r10] */
        add rcx, r11                             # x148 = x144 + x147, CF to x149, complete
        adc r9, rbp                              # x149 = x143 + x145 + CF, CF to x150, complete
        mov r11d, 0x0                            # begins x150 = CF
        adc r11, 0x0                             # x150 = CF

        /* complete: [x150, x149, x148] in [r11, r9, rcx] */
        sub r10, r13                             # x151 = x137 - x146, CF from x152
        sbb r8, rcx                              # x152 = x138 - x148 - CF, CF from x153, complete
        sbb r12, r9                              # x153 = x139 - x149 - CF, CF from x154, complete
        sbb rsi, r11                             # x154 = x140 - x150 - CF, CF from x155, complete
        sbb rdi, 0x0                             # x155 = x141 - CF, CF from x156, complete
        sbb rbx, 0x0                             # x156 = x142 - CF, CF from x157, complete
        sbb rbp, 0x0                             # x157 = x143 - CF, complete

        /* complete: [x157, x156, x155, x154, x153, x152] in [rbp, rbx, rdi, rsi, r12, r8] */
        add rax, [rsp-0x20]                      # x162 += x44, CF to x163
        mov r9, [rsp-0x10]                       # reload x163
        adc r9, 0x0                              # x163 += CF, CF to x171
        mov r10d, 0x0                            # begins neg(x171) = CF
        adc r10, 0x0                             # neg(x171) = CF
        add r8, [rsp-0x18]                       # x158 += x152, CF to x159, complete
        adc r12, [rsp-0x28]                      # x159 += x153 + CF, CF to x160, complete
        adc rsi, [rsp-0x38]                      # x160 += x154 + CF, CF to x161, complete
        adcx rdi, [rsp-0x30]                     # x161 += x155 + CF, CF to x162, complete
        adcx rax, rbx                            # x162 += x156 + CF, CF to x163, complete
        adc r9, rbp                              # x163 += x157 + CF, CF to x171, complete

        /* complete: [x163, x162, x161, x160, x159, x158] in [r9, rax, rdi, rsi, r12, r8] */
        adc r10, 0x0                             # neg(x171) += CF
        mov r11, r8                              # copy x158
        sub r11, [rip+.Lfe_p384_montgomery_square_c3] # x165 = x158 - 0xffffffff, CF from x166, complete
        mov rcx, r12                             # copy x159
        sbb rcx, [rip+.Lfe_p384_montgomery_square_c4] # x166 = x159 - 0xffffffff00000000 - CF, CF from x167, complete
        mov rdx, rsi                             # copy x160
        sbb rdx, -0x2                            # x167 = x160 - 0xfffffffffffffffe - CF, CF from x168, complete
        mov rbx, rdi                             # copy x161
        sbb rbx, -0x1                            # x168 = x161 - 0xffffffffffffffff - CF, CF from x169, complete
        mov rbp, rax                             # copy x162
        sbb rbp, -0x1                            # x169 = x162 - 0xffffffffffffffff - CF, CF from x170, complete
        mov r13, r9                              # copy x163
        sbb r13, -0x1                            # x170 = x163 - 0xffffffffffffffff - CF, CF from x171, complete

        /* complete: [x170, x169, x168, x167, x166, x165] in [r13, rbp, rbx, rdx, rcx, r11] */
        sbb r10, 0x0                             # neg(x171) -= CF, CF = x171
        cmovnc rsi, rdx                          # x174 = x171 ? x160 : x167, x171 in CF
        mov r10, [rsp-0x8]                       # reload pointer out1
        mov [r10+0x10], rsi                      # out1[2] = x174
        cmovc rbx, rdi                           # x175 = x171 ? x161 : x168, x171 in CF
        mov [r10+0x18], rbx                      # out1[3] = x175
        cmovc r13, r9                            # x177 = x171 ? x163 : x170, x171 in CF
        cmovc rcx, r12                           # x173 = x171 ? x159 : x166, x171 in CF
        mov [r10+0x8], rcx                       # out1[1] = x173
        cmovc r11, r8                            # x172 = x171 ? x158 : x165, x171 in CF
        mov [r10], r11                           # out1[0] = x172
        mov [r10+0x28], r13                      # out1[5] = x177
        cmovc rbp, rax                           # x176 = x171 ? x162 : x169, x171 in CF
        mov [r10+0x20], rbp                      # out1[4] = x176

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
.Lfe_p384_montgomery_square_c0: .quad 0x0
.Lfe_p384_montgomery_square_c1: .quad 0x100000001
.Lfe_p384_montgomery_square_c2: .quad 0xffffffff00000001
.Lfe_p384_montgomery_square_c3: .quad 0xffffffff
.Lfe_p384_montgomery_square_c4: .quad 0xffffffff00000000
        .size   fe_p384_montgomery_square, .-fe_p384_montgomery_square
        .section .note.GNU-stack, "", @progbits
