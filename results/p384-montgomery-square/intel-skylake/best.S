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
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x6
 *   [rsp-0x18]  x36
 *   [rsp-0x20]  x44
 *   [rsp-0x28]  x56, then x127, then x163
 *   [rsp-0x30]  x55, then x158
 *   [rsp-0x38]  x43, then x162
 *   [rsp-0x40]  x54
 *   [rsp-0x48]  x53
 *   [rsp-0x50]  x42
 *   [rsp-0x58]  x41
 *   [rsp-0x60]  x40
 *   [rsp-0x68]  x68
 *   [rsp-0x70]  x75
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
 * 272 instructions; 95.5 cycles on Intel(R) Xeon(R) Processor @ 2.50GHz (intel-skylake)
 * throughput: 1.494 [1.490, 1.498] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.431 [1.430, 1.432] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 91a9a67fb0a09d29c776804d927181df61a08b894c18197ff20ca37369126f8e
 * found by Fieldwright, seed 1, 2026-11-22T22:42:50.927Z
 * npm run optimize -- --curve p384 --op square --seed 1 --budget 90s
 * sha256 of the code: 62c09f42c9c64832d89332ea946b467d42234ace2dcda5039715bb355df071bf
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
        push r15                                 # save r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r15, 0

        mov rdx, [rsi]                           # load arg1[0]
        mulx rax, r8, [rsi+0x18]                 # x11:x10 = arg1[0]*arg1[3]
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r9, r10, [rsi+0x10]                 # x17:x16 = arg1[1]*arg1[2]
        xor r11d, r11d                           # CF = OF = 0
        adcx r10, r8                             # x37 = x16 + x10 (CF is 0), CF to x38
        mulx r8, r11, [rsi+0x18]                 # x19:x18 = arg1[1]*arg1[3]
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx rcx, rbx, [rsi+0x10]                # x25:x24 = arg1[2]*arg1[3]
        mov rdx, [rsi+0x20]                      # load arg1[4]
        mulx rbp, r12, [rsi+0x8]                 # x21:x20 = arg1[1]*arg1[4]
        mulx r13, r14, [rsi]                     # x13:x12 = arg1[0]*arg1[4]
        adcx r14, rax                            # x38 = x11 + x12 + CF, CF to x39
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rax, r15, [rsi]                     # x7:x6 = arg1[0]*arg1[1]
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mov [rsp-0x8], rdi                       # spill pointer out1
        mov [rsp-0x10], r15                      # spill x6
        mulx rdi, r15, [rsi]                     # x9:x8 = arg1[0]*arg1[2]
        adox r15, rax                            # x36 = x8 + x7 (OF is 0), OF to x37, complete
        mov rdx, [rsi]                           # load arg1[0]
        mov [rsp-0x18], r15                      # spill x36
        mulx rax, r15, [rsi+0x28]                # x15:x14 = arg1[0]*arg1[5]
        adcx r8, r13                             # x39 = x19 + x13 + CF, CF to x40
        adcx rax, [rip+.Lfe_p384_montgomery_square_c0] # x40 = x15 + CF, no carry
        adcx rbx, r8                             # x39 += x24 (CF is 0), CF to x40
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r8, r13, [rsi+0x28]                 # x23:x22 = arg1[1]*arg1[5]
        adox r10, rdi                            # x37 += x9 + OF, OF to x38, complete
        adox r11, r9                             # x38.2 = x18 + x17 + OF, OF to x39
        adcx r13, rax                            # x40 += x22 + CF, CF to x41
        adcx r8, [rip+.Lfe_p384_montgomery_square_c0] # x41 = x23 + CF, no carry
        adcx r11, r14                            # x38 += x38.2 (CF is 0), CF to x39, complete
        adox r15, r12                            # x39.2 = x20 + x14 + OF, OF to x40
        mov rdx, [rsi+0x20]                      # load arg1[4]
        mulx rax, r9, [rsi+0x18]                 # x31:x30 = arg1[3]*arg1[4]
        mulx rdi, r12, [rsi+0x10]                # x27:x26 = arg1[2]*arg1[4]
        adcx rbx, r15                            # x39 += x39.2 + CF, CF to x40, complete
        mov rdx, [rsi+0x28]                      # load arg1[5]
        mulx r14, r15, [rsi+0x10]                # x29:x28 = arg1[2]*arg1[5]
        adox r13, rcx                            # x40 += x25 + OF, OF to x41
        adox r15, rdi                            # x41.2 = x27 + x28 + OF, OF to x42
        adcx rbp, r13                            # x40 += x21 + CF, CF to x41
        adcx r8, r15                             # x41 += x41.2 + CF, CF to x42
        adcx r14, [rip+.Lfe_p384_montgomery_square_c0] # x42 = x29 + CF, no carry
        adcx r12, rbp                            # x40 += x26 (CF is 0), CF to x41, complete
        adox r14, rax                            # x42 += x31 + OF, OF to x43
        mov rdx, [rsi]                           # load arg1[0]
        mulx rax, rcx, rdx                       # x46:x45 = arg1[0]*arg1[0]
        adcx r9, r8                              # x41 += x30 + CF, CF to x42, complete
        mov rdx, [rsi+0x28]                      # load arg1[5]
        mulx r8, rdi, [rsi+0x18]                 # x33:x32 = arg1[3]*arg1[5]
        mulx rbp, r13, [rsi+0x20]                # x35:x34 = arg1[4]*arg1[5]
        adox r8, r13                             # x43 = x33 + x34 + OF, OF to x44
        adcx r14, rdi                            # x42 += x32 + CF, CF to x43, complete
        mulx rdi, r13, rdx                       # x56:x55 = arg1[5]*arg1[5]
        adox rbp, [rip+.Lfe_p384_montgomery_square_c0] # x44 = x35 + OF, no carry
        adc r8, 0x0                              # x43 += CF, CF to x44, complete
        adc rbp, 0x0                             # x44 += CF, no carry, complete

        /* complete: [x44, x43, x42, x41, x40, x39, x38, x37, x36] in [rbp, r8, r14, r9, r12, rbx, r11, r10, [rsp-0x18]] */
        mov r15, rcx                             # copy x45
        imul r15, [rip+.Lfe_p384_montgomery_square_c1] # x68 = x45*0x100000001 mod 2^64
        mov rdx, [rsi+0x20]                      # load arg1[4]
        mov [rsp-0x20], rbp                      # spill x44
        mov [rsp-0x28], rdi                      # spill x56
        mulx rbp, rdi, rdx                       # x54:x53 = arg1[4]*arg1[4]
        mov rdx, r15                             # copy x68
        mov [rsp-0x30], r13                      # spill x55
        mov [rsp-0x38], r8                       # spill x43
        mulx r13, r8, [rip+.Lfe_p384_montgomery_square_c2] # x72:x71 = x68*0xffffffff00000001
        mov [rsp-0x40], rbp                      # spill x54
        mov [rsp-0x48], rdi                      # spill x53
        mulx rbp, rdi, [rip+.Lfe_p384_montgomery_square_c3] # x70:x69 = x68*0xffffffff
        mov [rsp-0x50], r14                      # spill x42
        xor r14d, r14d                           # CF = OF = 0
        adox rdi, r13                            # x73 = x69 + x72 (OF is 0), OF to x74, complete
        adox rbp, r15                            # x74 = x70 + x68 + OF, OF to x75, complete
        adcx rax, [rsp-0x10]                     # x57 = x6 + x46 (CF is 0), CF to x58
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r13, r14, rdx                       # x48:x47 = arg1[1]*arg1[1]
        adcx r14, [rsp-0x18]                     # x58 = x36 + x47 + CF, CF to x59
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mov [rsp-0x58], r9                       # spill x41
        mov [rsp-0x60], r12                      # spill x40
        mulx r9, r12, rdx                        # x50:x49 = arg1[2]*arg1[2]
        adcx r10, r10                            # x59 = x37 + x37 + CF, CF to x60
        mov [rsp-0x68], r15                      # spill x68
        seto r15b                                # begins x75 = OF
        movzx r15d, r15b                         # x75 = OF

        /* complete: [x75, x74, x73] in [r15, rbp, rdi] */
        adc r12, r11                             # x60 = x38 + x49 + CF, CF to x61
        adcx rbx, rbx                            # x61 = x39 + x39 + CF, CF to x158
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mov [rsp-0x70], r15                      # spill x75
        mulx rsi, r15, rdx                       # x52:x51 = arg1[3]*arg1[3]
        adc r15, 0x0                             # x158 = x51 + CF, CF to x159
        adc rsi, 0x0                             # x159 = x52 + CF, no carry
        add rax, [rsp-0x10]                      # x57 += x6, CF to x58, complete
        adcx r14, [rsp-0x18]                     # x58 += x36 + CF, CF to x59, complete
        adc r10, r13                             # x59 += x48 + CF, CF to x60, complete
        adcx r11, r12                            # x60 += x38 + CF, CF to x61, complete
        adcx r9, rbx                             # x61 += x50 + CF, CF to x158, complete

        /* complete: [x61, x60, x59, x58, x57] in [r9, r11, r10, r14, rax] */
        adc r15, 0x0                             # x158 += CF, CF to x159
        adc rsi, 0x0                             # x159 += CF, no carry
        sub rcx, r8                              # x76 = x45 - x71, CF from x77
        sbb rax, rdi                             # x77 = x57 - x73 - CF, CF from x78, complete
        mov rdx, rax                             # copy x77
        mulx r8, rcx, [rip+.Lfe_p384_montgomery_square_c1] # x83 = x77*0x100000001 mod 2^64
        sbb r14, rbp                             # x78 = x58 - x74 - CF, CF from x79, complete
        sbb r10, [rsp-0x70]                      # x79 = x59 - x75 - CF, CF from x80, complete
        mov rdx, rcx                             # copy x83
        mulx r8, rdi, [rip+.Lfe_p384_montgomery_square_c3] # x85:x84 = x83*0xffffffff
        mulx rbx, rbp, [rip+.Lfe_p384_montgomery_square_c2] # x87:x86 = x83*0xffffffff00000001
        sbb r11, 0x0                             # x80 = x60 - CF, CF from x81, complete
        sbb r9, 0x0                              # x81 = x61 - CF, CF from x82, complete
        mov r12, [rsp-0x68]                      # reload x68
        sbb r12, 0x0                             # x82 = x68 - CF, complete

        /* complete: [x82, x81, x80, x79, x78, x77] in [r12, r9, r11, r10, r14, rax] */
        add rdi, rbx                             # x88 = x84 + x87, CF to x89, complete
        adcx r8, rcx                             # x89 = x85 + x83 + CF, CF to x90, complete
        mov ebx, 0x0                             # begins x90 = CF
        adc rbx, 0x0                             # x90 = CF

        /* complete: [x90, x89, x88] in [rbx, r8, rdi] */
        add r15, [rsp-0x60]                      # x158 += x40, CF to x159
        adc rsi, 0x0                             # x159 += CF, no carry
        sub rax, rbp                             # x91 = x77 - x86, CF from x92
        sbb r14, rdi                             # x92 = x78 - x88 - CF, CF from x93, complete
        mov rdx, r14                             # copy x92
        mulx rax, rdi, [rip+.Lfe_p384_montgomery_square_c1] # x98 = x92*0x100000001 mod 2^64
        mov rdx, rdi                             # copy x98
        mulx rax, rbp, [rip+.Lfe_p384_montgomery_square_c2] # x102:x101 = x98*0xffffffff00000001
        sbb r10, r8                              # x93 = x79 - x89 - CF, CF from x94, complete
        sbb r11, rbx                             # x94 = x80 - x90 - CF, CF from x95, complete
        mulx r8, rbx, [rip+.Lfe_p384_montgomery_square_c3] # x100:x99 = x98*0xffffffff
        sbb r9, 0x0                              # x95 = x81 - CF, CF from x96, complete
        sbb r12, 0x0                             # x96 = x82 - CF, CF from x97, complete
        sbb rcx, 0x0                             # x97 = x83 - CF, complete

        /* complete: [x97, x96, x95, x94, x93, x92] in [rcx, r12, r9, r11, r10, r14] */
        xor r13d, r13d                           # CF = OF = 0
        adox rbx, rax                            # x103 = x99 + x102 (OF is 0), OF to x104, complete
        adox r8, rdi                             # x104 = x100 + x98 + OF, OF to x105, complete
        seto al                                  # begins x105 = OF
        movzx eax, al                            # x105 = OF

        /* complete: [x105, x104, x103] in [rax, r8, rbx] */
        sub r14, rbp                             # x106 = x92 - x101, CF from x107
        sbb r10, rbx                             # x107 = x93 - x103 - CF, CF from x108, complete
        sbb r11, r8                              # x108 = x94 - x104 - CF, CF from x109, complete
        sbb r9, rax                              # x109 = x95 - x105 - CF, CF from x110, complete
        sbb r12, 0x0                             # x110 = x96 - CF, CF from x111, complete
        sbb rcx, 0x0                             # x111 = x97 - CF, CF from x112, complete
        sbb rdi, 0x0                             # x112 = x98 - CF, complete

        /* complete: [x112, x111, x110, x109, x108, x107] in [rdi, rcx, r12, r9, r11, r10] */
        mov rax, r10                             # copy x107
        imul rax, [rip+.Lfe_p384_montgomery_square_c1] # x113 = x107*0x100000001 mod 2^64
        mov rdx, rax                             # copy x113
        mulx r8, rbx, [rip+.Lfe_p384_montgomery_square_c2] # x117:x116 = x113*0xffffffff00000001
        mulx rbp, r13, [rip+.Lfe_p384_montgomery_square_c3] # x115:x114 = x113*0xffffffff
        xor r14d, r14d                           # CF = OF = 0
        adox r8, r13                             # x118 = x114 + x117 (OF is 0), OF to x119, complete
        adox rbp, rax                            # x119 = x115 + x113 + OF, OF to x120, complete
        seto r13b                                # begins x120 = OF
        movzx r13d, r13b                         # x120 = OF

        /* complete: [x120, x119, x118] in [r13, rbp, r8] */
        sub r10, rbx                             # x121 = x107 - x116, CF from x122
        sbb r11, r8                              # x122 = x108 - x118 - CF, CF from x123, complete
        sbb r9, rbp                              # x123 = x109 - x119 - CF, CF from x124, complete
        sbb r12, r13                             # x124 = x110 - x120 - CF, CF from x125, complete
        sbb rcx, 0x0                             # x125 = x111 - CF, CF from x126, complete
        sbb rdi, 0x0                             # x126 = x112 - CF, CF from x127, complete
        sbb rax, 0x0                             # x127 = x113 - CF, complete

        /* complete: [x127, x126, x125, x124, x123, x122] in [rax, rdi, rcx, r12, r9, r11] */
        mov r8, r11                              # copy x122
        imul r8, [rip+.Lfe_p384_montgomery_square_c1] # x128 = x122*0x100000001 mod 2^64
        mov rdx, [rip+.Lfe_p384_montgomery_square_c2] # constant 0xffffffff00000001
        mulx r10, rbx, r8                        # x132:x131 = x128*0xffffffff00000001
        add rsi, [rsp-0x58]                      # x159 += x41, CF to x160
        mov rbp, [rsp-0x50]                      # reload x42
        adcx rbp, [rsp-0x48]                     # x160 = x53 + x42 + CF, CF to x161
        mov r13, [rsp-0x40]                      # reload x54
        adc r13, 0x0                             # x161 = x54 + CF, no carry
        add r15, [rsp-0x60]                      # x158 += x40, CF to x159
        adc rsi, 0x0                             # x159 += CF, CF to x160
        adc rbp, [rsp-0x50]                      # x160 += x42 + CF, CF to x161
        adcx r13, [rsp-0x38]                     # x161 += x43 + CF, CF to x162
        mov r14, [rsp-0x30]                      # reload x55
        adc r14, 0x0                             # x162 = x55 + CF, CF to x163
        mov [rsp-0x30], r15                      # spill x158
        mov r15, [rsp-0x28]                      # reload x56
        adc r15, 0x0                             # x163 = x56 + CF, no carry
        mov [rsp-0x28], rax                      # spill x127
        xor eax, eax                             # CF = OF = 0
        adcx rsi, [rsp-0x58]                     # x159 += x41 (CF is 0), CF to x160
        adc rbp, 0x0                             # x160 += CF, CF to x161
        adc r13, [rsp-0x38]                      # x161 += x43 + CF, CF to x162
        adc r14, [rsp-0x20]                      # x162 += x44 + CF, CF to x163
        mov rdx, r8                              # copy x128
        mov [rsp-0x38], r14                      # spill x162
        mulx rax, r14, [rip+.Lfe_p384_montgomery_square_c3] # x130:x129 = x128*0xffffffff
        adc r15, 0x0                             # x163 += CF, no carry
        adcx r14, r10                            # x133 = x129 + x132 (CF is 0), CF to x134, complete
        adcx rax, r8                             # x134 = x130 + x128 + CF, CF to x135, complete
        mov r10d, 0x0                            # begins x135 = CF
        adc r10, 0x0                             # x135 = CF

        /* complete: [x135, x134, x133] in [r10, rax, r14] */
        sub r11, rbx                             # x136 = x122 - x131, CF from x137
        sbb r9, r14                              # x137 = x123 - x133 - CF, CF from x138, complete
        sbb r12, rax                             # x138 = x124 - x134 - CF, CF from x139, complete
        sbb rcx, r10                             # x139 = x125 - x135 - CF, CF from x140, complete
        sbb rdi, 0x0                             # x140 = x126 - CF, CF from x141, complete
        mov rax, [rsp-0x28]                      # reload x127
        sbb rax, 0x0                             # x141 = x127 - CF, CF from x142, complete
        sbb r8, 0x0                              # x142 = x128 - CF, complete

        /* complete: [x142, x141, x140, x139, x138, x137] in [r8, rax, rdi, rcx, r12, r9] */
        mov r10, r9                              # copy x137
        imul r10, [rip+.Lfe_p384_montgomery_square_c1] # x143 = x137*0x100000001 mod 2^64
        mov rdx, [rip+.Lfe_p384_montgomery_square_c2] # constant 0xffffffff00000001
        mulx r11, rbx, r10                       # x147:x146 = x143*0xffffffff00000001
        mov edx, 0xffffffff                      # constant 0xffffffff
        mulx rdx, r14, r10                       # x145:x144 = x143*0xffffffff
        mov [rsp-0x28], r15                      # spill x163
        xor r15d, r15d                           # CF = OF = 0
        adcx r14, r11                            # x148 = x144 + x147 (CF is 0), CF to x149, complete
        adcx rdx, r10                            # x149 = x145 + x143 + CF, CF to x150, complete
        mov r11d, 0x0                            # begins x150 = CF
        adc r11, 0x0                             # x150 = CF

        /* complete: [x150, x149, x148] in [r11, rdx, r14] */
        sub r9, rbx                              # x151 = x137 - x146, CF from x152
        sbb r12, r14                             # x152 = x138 - x148 - CF, CF from x153, complete
        sbb rcx, rdx                             # x153 = x139 - x149 - CF, CF from x154, complete
        sbb rdi, r11                             # x154 = x140 - x150 - CF, CF from x155, complete
        sbb rax, 0x0                             # x155 = x141 - CF, CF from x156, complete
        sbb r8, 0x0                              # x156 = x142 - CF, CF from x157, complete
        sbb r10, 0x0                             # x157 = x143 - CF, complete

        /* complete: [x157, x156, x155, x154, x153, x152] in [r10, r8, rax, rdi, rcx, r12] */
        add r12, [rsp-0x30]                      # x158 += x152, CF to x159, complete
        adcx rsi, rcx                            # x159 += x153 + CF, CF to x160, complete
        adcx rbp, rdi                            # x160 += x154 + CF, CF to x161, complete
        adc rax, r13                             # x161 += x155 + CF, CF to x162, complete
        adc r8, [rsp-0x20]                       # x162.2 = x44 + x156 + CF, CF to x163
        mov r9, [rsp-0x28]                       # reload x163
        adc r9, 0x0                              # x163 += CF, CF to x171
        mov r11d, 0x0                            # begins neg(x171) = CF
        adc r11, 0x0                             # neg(x171) = CF
        add r8, [rsp-0x38]                       # x162 += x162.2, CF to x163, complete
        adc r10, r9                              # x163 += x157 + CF, CF to x171, complete

        /* complete: [x163, x162, x161, x160, x159, x158] in [r10, r8, rax, rbp, rsi, r12] */
        adc r11, 0x0                             # neg(x171) += CF
        mov r9, r12                              # copy x158
        sub r9, [rip+.Lfe_p384_montgomery_square_c3] # x165 = x158 - 0xffffffff, CF from x166, complete
        mov rcx, rsi                             # copy x159
        sbb rcx, [rip+.Lfe_p384_montgomery_square_c4] # x166 = x159 - 0xffffffff00000000 - CF, CF from x167, complete
        mov rdi, rbp                             # copy x160
        sbb rdi, -0x2                            # x167 = x160 - 0xfffffffffffffffe - CF, CF from x168, complete
        mov rdx, rax                             # copy x161
        sbb rdx, -0x1                            # x168 = x161 - 0xffffffffffffffff - CF, CF from x169, complete
        mov rbx, r8                              # copy x162
        sbb rbx, -0x1                            # x169 = x162 - 0xffffffffffffffff - CF, CF from x170, complete
        mov r13, r10                             # copy x163
        sbb r13, -0x1                            # x170 = x163 - 0xffffffffffffffff - CF, CF from x171, complete

        /* complete: [x170, x169, x168, x167, x166, x165] in [r13, rbx, rdx, rdi, rcx, r9] */
        sbb r11, 0x0                             # neg(x171) -= CF, CF = x171
        cmovnc rsi, rcx                          # x173 = x171 ? x159 : x166, x171 in CF
        cmovc r13, r10                           # x177 = x171 ? x163 : x170, x171 in CF
        cmovnc r8, rbx                           # x176 = x171 ? x162 : x169, x171 in CF
        cmovc rdi, rbp                           # x174 = x171 ? x160 : x167, x171 in CF
        cmovnc rax, rdx                          # x175 = x171 ? x161 : x168, x171 in CF
        cmovnc r12, r9                           # x172 = x171 ? x158 : x165, x171 in CF
        mov r9, [rsp-0x8]                        # reload pointer out1
        mov [r9+0x8], rsi                        # out1[1] = x173
        mov [r9+0x28], r13                       # out1[5] = x177
        mov [r9+0x10], rdi                       # out1[2] = x174
        mov [r9+0x20], r8                        # out1[4] = x176
        mov [r9+0x18], rax                       # out1[3] = x175
        mov [r9], r12                            # out1[0] = x172

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
.Lfe_p384_montgomery_square_c0: .quad 0x0
.Lfe_p384_montgomery_square_c1: .quad 0x100000001
.Lfe_p384_montgomery_square_c2: .quad 0xffffffff00000001
.Lfe_p384_montgomery_square_c3: .quad 0xffffffff
.Lfe_p384_montgomery_square_c4: .quad 0xffffffff00000000
        .size   fe_p384_montgomery_square, .-fe_p384_montgomery_square
        .section .note.GNU-stack, "", @progbits
