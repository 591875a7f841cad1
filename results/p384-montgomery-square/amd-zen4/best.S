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
 *   [rsp-0x10]  x15, then x55
 *   [rsp-0x18]  x36, then x44
 *   [rsp-0x20]  x46, then x42
 *   [rsp-0x28]  x56
 *   [rsp-0x30]  x68, then x160
 *   [rsp-0x38]  x43
 *   [rsp-0x40]  x45, then x161
 *   [rsp-0x48]  x57, then x158
 *   [rsp-0x50]  x159
 *   [rsp-0x58]  pointer arg1
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
 * 281 instructions; 81.6 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.546 [1.537, 1.548] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.309 [1.308, 1.313] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 989d61e75f6b8ad96c2997dfa25e69ebbbf3e6722cf38f438b7365763375598c
 * found by Fieldwright, seed 2, 2026-11-23T02:57:27.774Z
 * npm run optimize -- --curve p384-montgomery --op square --seed 2 --budget 150s
 * sha256 of the code: fd1faec9a2f07d37d6bd6b8d3b3bcb20b4311414c6f9f5c2b81553f0d63f395c
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

        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx rax, r8, [rsi]                      # x11:x10 = arg1[0]*arg1[3]
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r9, r10, [rsi+0x8]                  # x17:x16 = arg1[1]*arg1[2]
        mulx r11, rcx, [rsi]                     # x9:x8 = arg1[0]*arg1[2]
        xor ebx, ebx                             # CF = OF = 0
        adcx r8, r11                             # x37 = x9 + x10 (CF is 0), CF to x38
        adox r10, r8                             # x37 += x16 (OF is 0), OF to x38
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r8, r11, [rsi+0x18]                 # x19:x18 = arg1[1]*arg1[3]
        mulx rbx, rbp, [rsi+0x20]                # x21:x20 = arg1[1]*arg1[4]
        mov rdx, [rsi]                           # load arg1[0]
        mulx r12, r13, [rsi+0x28]                # x15:x14 = arg1[0]*arg1[5]
        mov [rsp-0x8], rdi                       # spill pointer out1
        mulx r14, rdi, [rsi+0x20]                # x13:x12 = arg1[0]*arg1[4]
        adcx r9, r11                             # x38 = x18 + x17 + CF, CF to x39
        mov [rsp-0x10], r12                      # spill x15
        mulx r11, r12, [rsi+0x8]                 # x7:x6 = arg1[0]*arg1[1]
        adcx r14, [rip+.Lfe_p384_montgomery_square_c0] # x39 = x13 + CF, no carry
        adcx rcx, r11                            # x36 = x7 + x8 (CF is 0), CF to x37, complete
        mov [rsp-0x18], rcx                      # spill x36
        mulx r11, rcx, rdx                       # x46:x45 = arg1[0]*arg1[0]
        adox r9, rdi                             # x38 += x12 + OF, OF to x39
        adcx r10, [rip+.Lfe_p384_montgomery_square_c0] # x37 += CF, CF to x38, complete
        adcx r9, [rip+.Lfe_p384_montgomery_square_c0] # x38 += CF, CF to x39
        adcx r14, [rip+.Lfe_p384_montgomery_square_c0] # x39 += CF, no carry
        adcx r9, rax                             # x38 += x11 (CF is 0), CF to x39, complete
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx rax, rdi, [rsi+0x10]                # x25:x24 = arg1[2]*arg1[3]
        adox r13, r8                             # x39.2 = x19 + x14 + OF, OF to x40
        mov rdx, [rsi+0x28]                      # load arg1[5]
        mov [rsp-0x20], r11                      # spill x46
        mulx r8, r11, [rsi+0x8]                  # x23:x22 = arg1[1]*arg1[5]
        adox rax, rbx                            # x40 = x21 + x25 + OF, OF to x41
        adox r8, [rip+.Lfe_p384_montgomery_square_c0] # x41 = x23 + OF, no carry
        adox r14, r13                            # x39 += x39.2 (OF is 0), OF to x40
        adcx rbp, rdi                            # x39.2 = x24 + x20 + CF, CF to x40
        mov rdx, [rsi+0x20]                      # load arg1[4]
        mulx rdi, rbx, [rsi+0x10]                # x27:x26 = arg1[2]*arg1[4]
        adox rax, rbx                            # x40 += x26 + OF, OF to x41
        mov rdx, [rsi+0x28]                      # load arg1[5]
        mulx rbx, r13, rdx                       # x56:x55 = arg1[5]*arg1[5]
        adcx rax, r11                            # x40 += x22 + CF, CF to x41
        adcx r8, rdi                             # x41 += x27 + CF, CF to x42
        mulx r11, rdi, [rsi+0x10]                # x29:x28 = arg1[2]*arg1[5]
        adcx r11, [rip+.Lfe_p384_montgomery_square_c0] # x42 = x29 + CF, no carry
        adcx rbp, r14                            # x39 += x39.2 (CF is 0), CF to x40, complete
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mov [rsp-0x28], rbx                      # spill x56
        mulx r14, rbx, [rsi+0x20]                # x31:x30 = arg1[3]*arg1[4]
        adox r8, rbx                             # x41 += x30 + OF, OF to x42
        adcx rax, [rsp-0x10]                     # x40 += x15 + CF, CF to x41, complete
        adcx rdi, r8                             # x41 += x28 + CF, CF to x42, complete
        mulx r8, rbx, [rsi+0x28]                 # x33:x32 = arg1[3]*arg1[5]
        adox r11, rbx                            # x42 += x32 + OF, OF to x43
        adcx r14, r11                            # x42 += x31 + CF, CF to x43, complete
        mov rdx, [rsi+0x20]                      # load arg1[4]
        mulx r11, rbx, [rsi+0x28]                # x35:x34 = arg1[4]*arg1[5]
        adcx r8, rbx                             # x43 = x33 + x34 + CF, CF to x44
        adox r8, [rip+.Lfe_p384_montgomery_square_c0] # x43 += OF, OF to x44, complete
        adox r11, [rip+.Lfe_p384_montgomery_square_c0] # x44 = x35 + OF, no carry
        adc r11, 0x0                             # x44 += CF, no carry, complete

        /* complete: [x44, x43, x42, x41, x40, x39, x38, x37, x36] in [r11, r8, r14, rdi, rax, rbp, r9, r10, [rsp-0x18]] */
        mov rdx, rcx                             # copy x45
        imul rdx, [rip+.Lfe_p384_montgomery_square_c1] # x68 = x45*0x100000001 mod 2^64
        add r12, r12                             # x57 = x6 + x6, CF to x58
        mov rbx, [rsp-0x18]                      # reload x36
        adc rbx, [rsp-0x18]                      # x58 = x36 + x36 + CF, CF to x59
        mov [rsp-0x18], r11                      # spill x44
        mov [rsp-0x10], r13                      # spill x55
        mulx r11, r13, [rip+.Lfe_p384_montgomery_square_c2] # x70:x69 = x68*0xffffffff
        adcx r10, r10                            # x59 = x37 + x37 + CF, CF to x60
        mov [rsp-0x30], rdx                      # spill x68
        mov rdx, [rsi+0x20]                      # load arg1[4]
        mov [rsp-0x38], r8                       # spill x43
        mov [rsp-0x40], rcx                      # spill x45
        mulx r8, rcx, rdx                        # x54:x53 = arg1[4]*arg1[4]
        adcx r9, r9                              # x60 = x38 + x38 + CF, CF to x61
        adcx rbp, rbp                            # x61 = x39 + x39 + CF, CF to x158
        adc rax, rax                             # x158 = x40 + x40 + CF, CF to x159
        adcx rdi, rdi                            # x159 = x41 + x41 + CF, CF to x160
        adcx rcx, r14                            # x160 = x53 + x42 + CF, CF to x161
        adc r8, 0x0                              # x161 = x54 + CF, no carry
        add r12, [rsp-0x20]                      # x57 += x46, CF to x58, complete
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mov [rsp-0x20], r14                      # spill x42
        mov [rsp-0x48], r12                      # spill x57
        mulx r14, r12, rdx                       # x48:x47 = arg1[1]*arg1[1]
        adcx r12, rbx                            # x58 += x47 + CF, CF to x59, complete
        adcx r14, r10                            # x59 += x48 + CF, CF to x60, complete
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r10, rbx, rdx                       # x50:x49 = arg1[2]*arg1[2]
        adc r9, rbx                              # x60 += x49 + CF, CF to x61, complete
        adc r10, rbp                             # x61 += x50 + CF, CF to x158, complete

        /* complete: [x61, x60, x59, x58, x57] in [r10, r9, r14, r12, [rsp-0x48]] */
        mov rdx, [rsp-0x30]                      # reload x68
        mulx rbx, rbp, [rip+.Lfe_p384_montgomery_square_c3] # x72:x71 = x68*0xffffffff00000001
        adc rax, 0x0                             # x158 += CF, CF to x159
        adc rdi, 0x0                             # x159 += CF, CF to x160
        adc rcx, 0x0                             # x160 += CF, CF to x161
        adc r8, 0x0                              # x161 += CF, no carry
        mov [rsp-0x50], rdi                      # spill x159
        xor edi, edi                             # CF = OF = 0
        adcx rbx, r13                            # x73 = x69 + x72 (CF is 0), CF to x74, complete
        adc r11, 0x0                             # x74 = x70 + CF, no carry
        mov rdi, [rsp-0x40]                      # reload x45
        sub rdi, rbp                             # x76 = x45 - x71, CF from x77
        mov rdi, [rsp-0x48]                      # reload x57
        sbb rdi, rbx                             # x77 = x57 - x73 - CF, CF from x78, complete
        sbb r12, 0x0                             # x78 = x58 - CF, CF from x79
        sbb r14, 0x0                             # x79 = x59 - CF, CF from x80
        sbb r9, 0x0                              # x80 = x60 - CF, CF from x81
        sbb r10, 0x0                             # x81 = x61 - CF, CF from x82
        mov rbx, rdx                             # copy x68
        sbb rbx, 0x0                             # x82 = x68 - CF
        mov rdx, rdi                             # copy x77
        imul rdx, [rip+.Lfe_p384_montgomery_square_c1] # x83 = x77*0x100000001 mod 2^64
        mulx rbp, r13, [rip+.Lfe_p384_montgomery_square_c3] # x87:x86 = x83*0xffffffff00000001
        mov [rsp-0x48], rax                      # spill x158
        mov [rsp-0x40], r8                       # spill x161
        mulx rax, r8, [rip+.Lfe_p384_montgomery_square_c2] # x85:x84 = x83*0xffffffff
        add r11, [rsp-0x30]                      # x74 += x68, CF to x75, complete
        mov [rsp-0x30], rcx                      # spill x160
        mov ecx, 0x0                             # begins x75 = CF
        adc rcx, 0x0                             # x75 = CF

        /* complete: [x75, x74, x73] in [rcx, r11, -] */
        sub r12, r11                             # x78 -= x74, CF from x79, complete
        sbb r14, rcx                             # x79 -= x75 + CF, CF from x80, complete
        sbb r9, 0x0                              # x80 -= CF, CF from x81, complete
        sbb r10, 0x0                             # x81 -= CF, CF from x82, complete
        sbb rbx, 0x0                             # x82 -= CF, complete

        /* complete: [x82, x81, x80, x79, x78, x77] in [rbx, r10, r9, r14, r12, rdi] */
        add rbp, r8                              # x88 = x84 + x87, CF to x89, complete
        adcx rax, rdx                            # x89 = x83 + x85 + CF, CF to x90, complete
        mov r8d, 0x0                             # begins x90 = CF
        adc r8, 0x0                              # x90 = CF

        /* complete: [x90, x89, x88] in [r8, rax, rbp] */
        sub rdi, r13                             # x91 = x77 - x86, CF from x92
        sbb r12, rbp                             # x92 = x78 - x88 - CF, CF from x93, complete
        mov r11, rdx                             # copy x83
        mov rdx, r12                             # copy x92
        mulx rcx, rdx, [rip+.Lfe_p384_montgomery_square_c1] # x98 = x92*0x100000001 mod 2^64
        sbb r14, rax                             # x93 = x79 - x89 - CF, CF from x94, complete
        mulx rax, rcx, [rip+.Lfe_p384_montgomery_square_c2] # x100:x99 = x98*0xffffffff
        sbb r9, r8                               # x94 = x80 - x90 - CF, CF from x95, complete
        sbb r10, 0x0                             # x95 = x81 - CF, CF from x96, complete
        sbb rbx, 0x0                             # x96 = x82 - CF, CF from x97, complete
        sbb r11, 0x0                             # x97 = x83 - CF, complete

        /* complete: [x97, x96, x95, x94, x93, x92] in [r11, rbx, r10, r9, r14, r12] */
        add rax, rdx                             # x104 = x98 + x100, CF to x105
        mulx r8, rdi, [rip+.Lfe_p384_montgomery_square_c3] # x102:x101 = x98*0xffffffff00000001
        mov ebp, 0x0                             # begins x105 = CF
        adc rbp, 0x0                             # x105 = CF
        add r8, rcx                              # x103 = x99 + x102, CF to x104, complete
        adc rax, 0x0                             # x104 += CF, CF to x105, complete
        adc rbp, 0x0                             # x105 += CF, no carry, complete

        /* complete: [x105, x104, x103] in [rbp, rax, r8] */
        sub r12, rdi                             # x106 = x92 - x101, CF from x107
        sbb r14, r8                              # x107 = x93 - x103 - CF, CF from x108, complete
        sbb r9, rax                              # x108 = x94 - x104 - CF, CF from x109, complete
        mov r8, rdx                              # copy x98
        mov rdx, r14                             # copy x107
        mulx rax, rcx, [rip+.Lfe_p384_montgomery_square_c1] # x113 = x107*0x100000001 mod 2^64
        sbb r10, rbp                             # x109 = x95 - x105 - CF, CF from x110, complete
        mov rdx, [rip+.Lfe_p384_montgomery_square_c3] # constant 0xffffffff00000001
        mulx rax, rdi, rcx                       # x117:x116 = x113*0xffffffff00000001
        mov rdx, rcx                             # copy x113
        mulx rbp, r12, [rip+.Lfe_p384_montgomery_square_c2] # x115:x114 = x113*0xffffffff
        sbb rbx, 0x0                             # x110 = x96 - CF, CF from x111, complete
        sbb r11, 0x0                             # x111 = x97 - CF, CF from x112, complete
        sbb r8, 0x0                              # x112 = x98 - CF, complete

        /* complete: [x112, x111, x110, x109, x108, x107] in [r8, r11, rbx, r10, r9, r14] */
        xor r13d, r13d                           # CF = OF = 0
        adox r12, rax                            # x118 = x114 + x117 (OF is 0), OF to x119, complete
        adox rbp, rcx                            # x119 = x113 + x115 + OF, OF to x120, complete
        seto al                                  # begins x120 = OF
        movzx eax, al                            # x120 = OF

        /* complete: [x120, x119, x118] in [rax, rbp, r12] */
        sub r14, rdi                             # x121 = x107 - x116, CF from x122
        sbb r9, r12                              # x122 = x108 - x118 - CF, CF from x123, complete
        mov rdx, r9                              # copy x122
        mulx rdi, r12, [rip+.Lfe_p384_montgomery_square_c1] # x128 = x122*0x100000001 mod 2^64
        sbb r10, rbp                             # x123 = x109 - x119 - CF, CF from x124, complete
        mov edx, 0xffffffff                      # constant 0xffffffff
        mulx rdi, rbp, r12                       # x130:x129 = x128*0xffffffff
        sbb rbx, rax                             # x124 = x110 - x120 - CF, CF from x125, complete
        sbb r11, 0x0                             # x125 = x111 - CF, CF from x126, complete
        sbb r8, 0x0                              # x126 = x112 - CF, CF from x127, complete
        sbb rcx, 0x0                             # x127 = x113 - CF, complete

        /* complete: [x127, x126, x125, x124, x123, x122] in [rcx, r8, r11, rbx, r10, r9] */
        xor eax, eax                             # CF = OF = 0
        adcx rdi, r12                            # x134 = x128 + x130 (CF is 0), CF to x135
        mov rdx, [rip+.Lfe_p384_montgomery_square_c3] # constant 0xffffffff00000001
        mulx rax, r13, r12                       # x132:x131 = x128*0xffffffff00000001
        mov r14d, 0x0                            # begins x135 = CF
        adc r14, 0x0                             # x135 = CF
        mov [rsp-0x58], rsi                      # spill pointer arg1
        xor esi, esi                             # CF = OF = 0
        adcx rax, rbp                            # x133 = x129 + x132 (CF is 0), CF to x134, complete
        adc rdi, 0x0                             # x134 += CF, CF to x135, complete
        adc r14, 0x0                             # x135 += CF, no carry, complete

        /* complete: [x135, x134, x133] in [r14, rdi, rax] */
        sub r9, r13                              # x136 = x122 - x131, CF from x137
        sbb r10, rax                             # x137 = x123 - x133 - CF, CF from x138, complete
        mov rdx, r10                             # copy x137
        mulx rax, r9, [rip+.Lfe_p384_montgomery_square_c1] # x143 = x137*0x100000001 mod 2^64
        sbb rbx, rdi                             # x138 = x124 - x134 - CF, CF from x139, complete
        mov rdx, [rip+.Lfe_p384_montgomery_square_c3] # constant 0xffffffff00000001
        mulx rax, rdi, r9                        # x147:x146 = x143*0xffffffff00000001
        sbb r11, r14                             # x139 = x125 - x135 - CF, CF from x140, complete
        mov edx, 0xffffffff                      # constant 0xffffffff
        mulx rsi, rbp, r9                        # x145:x144 = x143*0xffffffff
        sbb r8, 0x0                              # x140 = x126 - CF, CF from x141, complete
        sbb rcx, 0x0                             # x141 = x127 - CF, CF from x142, complete
        sbb r12, 0x0                             # x142 = x128 - CF, complete

        /* complete: [x142, x141, x140, x139, x138, x137] in [r12, rcx, r8, r11, rbx, r10] */
        add rbp, rax                             # x148 = x144 + x147, CF to x149, complete
        adcx rsi, r9                             # x149 = x143 + x145 + CF, CF to x150, complete
        mov eax, 0x0                             # begins x150 = CF
        adc rax, 0x0                             # x150 = CF

        /* complete: [x150, x149, x148] in [rax, rsi, rbp] */
        sub r10, rdi                             # x151 = x137 - x146, CF from x152
        sbb rbx, rbp                             # x152 = x138 - x148 - CF, CF from x153, complete
        sbb r11, rsi                             # x153 = x139 - x149 - CF, CF from x154, complete
        sbb r8, rax                              # x154 = x140 - x150 - CF, CF from x155, complete
        mov rax, [rsp-0x58]                      # reload pointer arg1
        mov rdx, [rax+0x18]                      # load arg1[3]
        mulx rax, r10, rdx                       # x52:x51 = arg1[3]*arg1[3]
        sbb rcx, 0x0                             # x155 = x141 - CF, CF from x156, complete
        sbb r12, 0x0                             # x156 = x142 - CF, CF from x157, complete
        sbb r9, 0x0                              # x157 = x143 - CF, complete

        /* complete: [x157, x156, x155, x154, x153, x152] in [r9, r12, rcx, r8, r11, rbx] */
        mov rdi, [rsp-0x20]                      # reload x42
        add rdi, [rsp-0x30]                      # x160 += x42, CF to x161
        mov rsi, [rsp-0x38]                      # reload x43
        adcx rsi, [rsp-0x40]                     # x161 += x43 + CF, CF to x162
        mov rdx, [rsp-0x10]                      # reload x55
        adc rdx, 0x0                             # x162 = x55 + CF, CF to x163
        mov rbp, [rsp-0x28]                      # reload x56
        adc rbp, 0x0                             # x163 = x56 + CF, no carry
        xor r13d, r13d                           # CF = OF = 0
        adcx r10, [rsp-0x48]                     # x158 += x51 (CF is 0), CF to x159
        adcx rax, [rsp-0x50]                     # x159 += x52 + CF, CF to x160
        adc rdi, 0x0                             # x160 += CF, CF to x161
        adcx rsi, [rsp-0x38]                     # x161 += x43 + CF, CF to x162
        adcx rdx, [rsp-0x18]                     # x162 += x44 + CF, CF to x163
        adc rbp, 0x0                             # x163 += CF, no carry
        adcx rdx, [rsp-0x18]                     # x162 += x44 (CF is 0), CF to x163
        adc r9, rbp                              # x163 += x157 + CF, CF to x171
        mov ebp, 0x0                             # begins neg(x171) = CF
        adc rbp, 0x0                             # neg(x171) = CF
        add rbx, r10                             # x158 += x152, CF to x159, complete
        adc r11, rax                             # x159 += x153 + CF, CF to x160, complete
        adc rdi, r8                              # x160 += x154 + CF, CF to x161, complete
        adcx rsi, rcx                            # x161 += x155 + CF, CF to x162, complete
        adcx r12, rdx                            # x162 += x156 + CF, CF to x163, complete
        adc r9, 0x0                              # x163 += CF, CF to x171, complete

        /* complete: [x163, x162, x161, x160, x159, x158] in [r9, r12, rsi, rdi, r11, rbx] */
        adc rbp, 0x0                             # neg(x171) += CF
        mov rax, rbx                             # copy x158
        sub rax, [rip+.Lfe_p384_montgomery_square_c2] # x165 = x158 - 0xffffffff, CF from x166, complete
        mov r8, r11                              # copy x159
        sbb r8, [rip+.Lfe_p384_montgomery_square_c4] # x166 = x159 - 0xffffffff00000000 - CF, CF from x167, complete
        mov r10, rdi                             # copy x160
        sbb r10, -0x2                            # x167 = x160 - 0xfffffffffffffffe - CF, CF from x168, complete
        mov rcx, rsi                             # copy x161
        sbb rcx, -0x1                            # x168 = x161 - 0xffffffffffffffff - CF, CF from x169, complete
        mov rdx, r12                             # copy x162
        sbb rdx, -0x1                            # x169 = x162 - 0xffffffffffffffff - CF, CF from x170, complete
        mov r13, r9                              # copy x163
        sbb r13, -0x1                            # x170 = x163 - 0xffffffffffffffff - CF, CF from x171, complete

        /* complete: [x170, x169, x168, x167, x166, x165] in [r13, rdx, rcx, r10, r8, rax] */
        sbb rbp, 0x0                             # neg(x171) -= CF, CF = x171
        cmovc rcx, rsi                           # x175 = x171 ? x161 : x168, x171 in CF
        cmovnc rdi, r10                          # x174 = x171 ? x160 : x167, x171 in CF
        mov r10, [rsp-0x8]                       # reload pointer out1
        mov [r10+0x10], rdi                      # out1[2] = x174
        cmovnc r12, rdx                          # x176 = x171 ? x162 : x169, x171 in CF
        mov [r10+0x20], r12                      # out1[4] = x176
        mov [r10+0x18], rcx                      # out1[3] = x175
        cmovc rax, rbx                           # x172 = x171 ? x158 : x165, x171 in CF
        mov [r10], rax                           # out1[0] = x172
        cmovnc r11, r8                           # x173 = x171 ? x159 : x166, x171 in CF
        mov [r10+0x8], r11                       # out1[1] = x173
        cmovnc r9, r13                           # x177 = x171 ? x163 : x170, x171 in CF
        mov [r10+0x28], r9                       # out1[5] = x177

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
.Lfe_p384_montgomery_square_c2: .quad 0xffffffff
.Lfe_p384_montgomery_square_c3: .quad 0xffffffff00000001
.Lfe_p384_montgomery_square_c4: .quad 0xffffffff00000000
        .size   fe_p384_montgomery_square, .-fe_p384_montgomery_square
        .section .note.GNU-stack, "", @progbits
