/*
 * p448 square (loose), modulo p = 2^448 - 2^224 - 1
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^448; out1 below 2^448; arrays may overlap
 *
 * void fe_p448_square_loose(uint64_t out1[7], const uint64_t arg1[7]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[7]  written, below 2^448
 *   rsi  arg1[7]  read, below 2^448
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x50
 *   [rsp-0x18]  x49
 *   [rsp-0x20]  x52
 *   [rsp-0x28]  x51
 *   [rsp-0x30]  x69
 *   [rsp-0x38]  x60, then x96
 *   [rsp-0x40]  x71, then x92
 *   [rsp-0x48]  x70, then x79
 *   [rsp-0x50]  x56, then x84
 *   [rsp-0x58]  x86, then x94
 *   [rsp-0x60]  x59, then x95
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
 *   x79 = x53 + x53 + x66 (carry to x80)
 *   x80 = x54 + x54 + x67 (carry to x81)
 *   x81 = x55 + x55 + x68 (carry to x82)
 *   x82 = x56 + x56 + x69 (carry to x83)
 *   x83 = x57 + x57 + x70 (carry to x84)
 *   x84 = x58 + x58 + x71 (carry to x85)
 *   x85 = x59 + x59 + x72 (carry to x86)
 *   x86 = x73
 *   x95 = x60 + x80 (carry to x96)
 *   x96 = x74 + x81 (carry to x97)
 *   x97 = x75 + x82 (carry to x98)
 *   x98 = x76 + x83 + x87 (carry to x99)
 *   x99 = x77 + x84 + x88 (carry to x100)
 *   x100 = x78 + x85 + x89 (carry to x101)
 *   x101 = x79 + x86 + x90 (carry to x102)
 *   x102 = x91 (carry to x103)
 *   x103 = x92 (carry to x104)
 *   x104 = x93 (carry to x105)
 *   x105 = x94
 *   x111 = x95 + x102 (carry to x112)
 *   x112 = x96 + x103 (carry to x113)
 *   x113 = x97 + x104 (carry to x114)
 *   x114 = x98 + x105 + x106 (carry to x115)
 *   x115 = x99 + x107 (carry to x116)
 *   x116 = x100 + x108 (carry to x117)
 *   x117 = x101 + x109 (carry to x118)
 *   x118 = x110
 *
 * 257 instructions; 67.4 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.357 [1.357, 1.357] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.392 [1.391, 1.392] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic, 2 cases)
 * constant time: proved for all inputs (basic, 2 cases)
 * asm = source: proved for all inputs (basic, 2 cases; source = IR: values)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 3, 2026-11-23T07:13:07.833Z
 * npm run optimize -- --field p448 --op square --seed 3 --budget 60s --resume
 * sha256 of the code: f39ba81766cc9f37dc2c24cd3a0c64896325ecb2e4c6f51a5eb37566ca842610
 */
        .intel_syntax noprefix
        .text
        .globl  fe_p448_square_loose
        .type   fe_p448_square_loose, @function
        .p2align 6
fe_p448_square_loose:
        .cfi_startproc
        push rbx                                # save rbx
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbx, 0
        push rbp                                # save rbp
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbp, 0
        push r12                                # save r12
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r12, 0
        push r13                                # save r13
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r13, 0
        push r14                                # save r14
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r14, 0
        push r15                                # save r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r15, 0

        mov rdx, [rsi+0x8]                      # load arg1[1]
        mulx rax, r8, [rsi+0x20]                # x24:x23 = arg1[1]*arg1[4]
        mov rdx, [rsi+0x10]                     # load arg1[2]
        mulx r9, r10, [rsi]                     # x10:x9 = arg1[0]*arg1[2]
        mov rdx, [rsi]                          # load arg1[0]
        mulx r11, rcx, [rsi+0x8]                # x8:x7 = arg1[0]*arg1[1]
        mov rdx, [rsi+0x10]                     # load arg1[2]
        mulx rbx, rbp, [rsi+0x8]                # x20:x19 = arg1[1]*arg1[2]
        xor r12d, r12d                          # CF = OF = 0
        adcx r9, rbp                            # x50 = x10 + x19 (CF is 0), CF to x51
        mov rdx, [rsi+0x8]                      # load arg1[1]
        mulx rbp, r12, [rsi+0x18]               # x22:x21 = arg1[1]*arg1[3]
        adox r11, r10                           # x49 = x8 + x9 (OF is 0), OF to x50, complete
        mov rdx, [rsi]                          # load arg1[0]
        mulx r10, r13, [rsi+0x18]               # x12:x11 = arg1[0]*arg1[3]
        adcx rbx, r12                           # x51 = x20 + x21 + CF, CF to x52
        mulx r12, r14, [rsi+0x28]               # x16:x15 = arg1[0]*arg1[5]
        adox r9, r13                            # x50 += x11 + OF, OF to x51, complete
        mulx r13, r15, [rsi+0x20]               # x14:x13 = arg1[0]*arg1[4]
        adox rbx, r15                           # x51 += x13 + OF, OF to x52
        mov rdx, [rsi+0x18]                     # load arg1[3]
        mov [rsp-0x8], rdi                      # spill pointer out1
        mulx r15, rdi, [rsi+0x10]               # x30:x29 = arg1[2]*arg1[3]
        adox rdi, r13                           # x52 = x29 + x14 + OF, OF to x53
        mov rdx, [rsi+0x30]                     # load arg1[6]
        mov [rsp-0x10], r9                      # spill x50
        mulx r13, r9, [rsi]                     # x18:x17 = arg1[0]*arg1[6]
        adcx rdi, r8                            # x52 += x23 + CF, CF to x53
        mov rdx, [rsi+0x10]                     # load arg1[2]
        mov [rsp-0x18], r11                     # spill x49
        mulx r8, r11, [rsi+0x20]                # x32:x31 = arg1[2]*arg1[4]
        adcx r9, r12                            # x53 = x16 + x17 + CF, CF to x54
        adcx r8, [rip+.Lfe_p448_square_loose_c0] # x54 = x32 + CF, no carry
        adcx r10, rbx                           # x51 += x12 (CF is 0), CF to x52, complete
        mov rdx, [rsi+0x8]                      # load arg1[1]
        mulx rbx, r12, [rsi+0x28]               # x26:x25 = arg1[1]*arg1[5]
        adox rax, r9                            # x53 += x24 + OF, OF to x54
        adox r13, r8                            # x54 += x18 + OF, OF to x55
        adcx rdi, r14                           # x52 += x15 + CF, CF to x53
        mulx r8, r9, [rsi+0x30]                 # x28:x27 = arg1[1]*arg1[6]
        adcx r12, r15                           # x53.2 = x25 + x30 + CF, CF to x54
        mov rdx, [rsi+0x20]                     # load arg1[4]
        mulx r14, r15, [rsi+0x18]               # x38:x37 = arg1[3]*arg1[4]
        adox r8, r14                            # x55 = x28 + x38 + OF, OF to x56
        adcx rbx, r15                           # x54.2 = x26 + x37 + CF, CF to x55
        mov rdx, [rsi+0x10]                     # load arg1[2]
        mulx r14, r15, [rsi+0x30]               # x36:x35 = arg1[2]*arg1[6]
        adox r14, [rip+.Lfe_p448_square_loose_c0] # x56 = x36 + OF, no carry
        adox rbp, rdi                           # x52 += x22 (OF is 0), OF to x53, complete
        adox r11, rax                           # x53 += x31 + OF, OF to x54
        mulx rax, rdi, [rsi+0x28]               # x34:x33 = arg1[2]*arg1[5]
        mov rdx, [rsi+0x20]                     # load arg1[4]
        mov [rsp-0x20], rbp                     # spill x52
        mov [rsp-0x28], r10                     # spill x51
        mulx rbp, r10, rdx                      # x69:x68 = arg1[4]*arg1[4]
        adcx rax, [rip+.Lfe_p448_square_loose_c0] # x55.2 = x34 + CF, no carry
        adcx r11, r12                           # x53 += x53.2 (CF is 0), CF to x54, complete
        mov rdx, [rsi+0x18]                     # load arg1[3]
        mov [rsp-0x30], rbp                     # spill x69
        mulx r12, rbp, [rsi+0x28]               # x40:x39 = arg1[3]*arg1[5]
        adox rdi, rbx                           # x54.2 += x33 + OF, OF to x55
        adcx r13, r9                            # x54 += x27 + CF, CF to x55
        adox rax, r8                            # x55 += x55.2 + OF, OF to x56
        mov rdx, [rsi+0x28]                     # load arg1[5]
        mulx r8, r9, rdx                        # x71:x70 = arg1[5]*arg1[5]
        adcx rax, rbp                           # x55 += x39 + CF, CF to x56
        mov rdx, [rsi]                          # load arg1[0]
        mulx rbx, rbp, rdx                      # x61:x60 = arg1[0]*arg1[0]
        mov rdx, [rsi+0x18]                     # load arg1[3]
        mov [rsp-0x38], rbp                     # spill x60
        mov [rsp-0x40], r8                      # spill x71
        mulx rbp, r8, [rsi+0x30]                # x42:x41 = arg1[3]*arg1[6]
        adcx r14, r8                            # x56 += x41 + CF, CF to x57
        adcx rbp, [rip+.Lfe_p448_square_loose_c0] # x57 = x42 + CF, no carry
        adcx rdi, r13                           # x54 += x54.2 (CF is 0), CF to x55, complete
        mov rdx, [rsi+0x28]                     # load arg1[5]
        mulx r8, r13, [rsi+0x20]                # x44:x43 = arg1[4]*arg1[5]
        adcx rax, r15                           # x55 += x35 + CF, CF to x56, complete
        mov rdx, [rsi+0x30]                     # load arg1[6]
        mov [rsp-0x48], r9                      # spill x70
        mulx r15, r9, [rsi+0x20]                # x46:x45 = arg1[4]*arg1[6]
        adox r14, r12                           # x56 += x40 + OF, OF to x57
        adox r8, r9                             # x57.2 = x44 + x45 + OF, OF to x58
        adcx r13, r14                           # x56 += x43 + CF, CF to x57, complete
        mulx r9, r12, [rsi+0x28]                # x48:x47 = arg1[5]*arg1[6]
        mov [rsp-0x50], r13                     # spill x56
        mulx r14, r13, rdx                      # x73:x72 = arg1[6]*arg1[6]
        adox r12, r15                           # x58 = x46 + x47 + OF, OF to x59
        adcx r8, rbp                            # x57 += x57.2 + CF, CF to x58, complete
        adcx r12, [rip+.Lfe_p448_square_loose_c0] # x58 += CF, CF to x59, complete
        adcx r9, [rip+.Lfe_p448_square_loose_c0] # x59 = x48 + CF, no carry
        adox r9, [rip+.Lfe_p448_square_loose_c0] # x59 += OF, no carry, complete

        /* complete: [x59, x58, x57, x56, x55, x54, x53, x52, x51, x50, x49] in [r9, r12, r8, [rsp-0x50], rax, rdi, r11, [rsp-0x20], [rsp-0x28], [rsp-0x10], [rsp-0x18]] */
        xor ebp, ebp                            # CF = OF = 0
        adcx r13, r9                            # x85 = x59 + x72 (CF is 0), CF to x86
        adc r14, 0x0                            # x86 = x73 + CF, no carry
        xor ebp, ebp                            # CF = OF = 0
        adox rcx, rcx                           # x74 = x7 + x7 (OF is 0), OF to x75
        mov rdx, [rsi+0x18]                     # load arg1[3]
        mulx rbp, r15, rdx                      # x67:x66 = arg1[3]*arg1[3]
        mov rdx, [rsi+0x8]                      # load arg1[1]
        mov [rsp-0x58], r14                     # spill x86
        mov [rsp-0x60], r9                      # spill x59
        mulx r14, r9, rdx                       # x63:x62 = arg1[1]*arg1[1]
        adox r9, [rsp-0x18]                     # x75 = x49 + x62 + OF, OF to x76
        mov rdx, [rsi+0x10]                     # load arg1[2]
        mulx rsi, rdx, rdx                      # x65:x64 = arg1[2]*arg1[2]
        adcx rcx, rbx                           # x74 += x61 (CF is 0), CF to x75, complete
        adcx r9, [rsp-0x18]                     # x75 += x49 + CF, CF to x76, complete
        adox r14, [rsp-0x10]                    # x76 = x63 + x50 + OF, OF to x77
        adox rdx, [rsp-0x28]                    # x77 = x64 + x51 + OF, OF to x78
        adox rsi, [rsp-0x20]                    # x78 = x65 + x52 + OF, OF to x79
        adox r15, r11                           # x79 = x66 + x53 + OF, OF to x80
        adox rbp, rdi                           # x80 = x67 + x54 + OF, OF to x81
        adox r10, rax                           # x81 = x68 + x55 + OF, OF to x82
        adcx r14, [rsp-0x10]                    # x76 += x50 + CF, CF to x77, complete
        adcx rdx, [rsp-0x28]                    # x77 += x51 + CF, CF to x78, complete
        adcx rsi, [rsp-0x20]                    # x78 += x52 + CF, CF to x79, complete
        adcx r15, r11                           # x79 += x53 + CF, CF to x80, complete
        adcx rdi, rbp                           # x80 += x54 + CF, CF to x81, complete
        adcx r10, rax                           # x81 += x55 + CF, CF to x82, complete
        mov rax, [rsp-0x50]                     # reload x56
        adcx rax, [rsp-0x30]                    # x82 = x69 + x56 + CF, CF to x83
        adox rax, [rsp-0x50]                    # x82 += x56 + OF, OF to x83, complete
        adcx r8, r8                             # x83 = x57 + x57 + CF, CF to x84
        adox r8, [rsp-0x48]                     # x83 += x70 + OF, OF to x84, complete
        mov r11, r12                            # copy x58
        adox r11, [rsp-0x40]                    # x84 = x58 + x71 + OF, OF to x85
        adox r13, [rsp-0x60]                    # x85 += x59 + OF, OF to x86
        adcx r12, r11                           # x84 += x58 + CF, CF to x85, complete
        adcx r13, [rip+.Lfe_p448_square_loose_c0] # x85 += CF, CF to x86, complete
        mov r11, [rsp-0x58]                     # reload x86
        adox r11, [rip+.Lfe_p448_square_loose_c0] # x86 += OF, no carry
        adc r11, 0x0                            # x86 += CF, no carry, complete

        /* complete: [x86, x85, x84, x83, x82, x81, x80, x79, x78, x77, x76, x75, x74] in [r11, r13, r12, r8, rax, r10, rdi, r15, rsi, rdx, r14, r9, rcx] */
        mov rbx, r12                            # copy x84
        shr rbx, 0x20                           # t4 = x84 >> 32
        mov rbp, r13                            # copy x85
        shl rbp, 0x20                           # t5 = x85 << 32 mod 2^64
        lea rbx, [rbx+rbp]                      # x92 = t4 + t5 mod 2^64 = high word of (x85:x84 << 32)
        mov rbp, r11                            # copy x86
        shr rbp, 0x20                           # x94 = x86 >> 32
        mov [rsp-0x58], rbp                     # spill x94
        mov rbp, [rsp-0x38]                     # reload x60
        add rbp, rdi                            # x95 = x60 + x80, CF to x96, complete
        adcx rcx, r10                           # x96 = x74 + x81 + CF, CF to x97, complete
        mov [rsp-0x38], rcx                     # spill x96
        mov ecx, 0x20                           # constant 0x20
        mov [rsp-0x60], rbp                     # spill x95
        shlx rbp, rdi, rcx                      # x87 = x80 << 32 mod 2^64
        adc r9, 0x0                             # x97 = x75 + CF, CF to x98
        adcx r14, r8                            # x98 = x83 + x76 + CF, CF to x99
        mov [rsp-0x40], rbx                     # spill x92
        shrx rbx, rax, rcx                      # t6 = x82 >> 0x20
        mov [rsp-0x48], r15                     # spill x79
        shlx r15, r8, rcx                       # t7 = x83 << 0x20 mod 2^64
        lea rbx, [rbx+r15]                      # x90 = t6 + t7 mod 2^64 = high word of (x83:x82 << 32)
        adcx rdx, r12                           # x99 = x77 + x84 + CF, CF to x100
        adc rsi, r13                            # x100 = x78 + x85 + CF, CF to x101
        adc rbx, r11                            # x101 = x90 + x86 + CF, CF to x102
        mov r15d, 0x0                           # begins x102 = CF
        adc r15, 0x0                            # x102 = CF
        shr rdi, 0x20                           # t8 = x80 >> 32
        mov [rsp-0x50], r12                     # spill x84
        mov r12, r10                            # copy x81
        shl r12, 0x20                           # t9 = x81 << 32 mod 2^64
        lea rdi, [rdi+r12]                      # x88 = t8 + t9 mod 2^64 = high word of (x81:x80 << 32)
        add r9, rax                             # x97 += x82, CF to x98, complete
        adc rbp, r14                            # x98 += x87 + CF, CF to x99, complete
        shrx r10, r10, rcx                      # t10 = x81 >> 0x20
        shlx rax, rax, rcx                      # t11 = x82 << 0x20 mod 2^64
        lea rax, [r10+rax]                      # x89 = t10 + t11 mod 2^64 = high word of (x82:x81 << 32)
        adcx rdi, rdx                           # x99 += x88 + CF, CF to x100, complete
        adc rsi, rax                            # x100 += x89 + CF, CF to x101, complete
        adc rbx, [rsp-0x48]                     # x101 += x79 + CF, CF to x102, complete
        adc r15, 0x0                            # x102 += CF, no carry
        shr r13, 0x20                           # t12 = x85 >> 32
        shl r11, 0x20                           # t13 = x86 << 32 mod 2^64
        lea rax, [r11+r13]                      # x93 = t12 + t13 mod 2^64 = high word of (x86:x85 << 32)
        shrx r8, r8, rcx                        # t14 = x83 >> 0x20
        shlx r10, [rsp-0x50], rcx               # t15 = x84 << 0x20 mod 2^64
        lea r8, [r8+r10]                        # x91 = t14 + t15 mod 2^64 = high word of (x84:x83 << 32)
        add r8, r15                             # x102 += x91, CF to x103, complete
        mov r10, [rsp-0x40]                     # reload x92
        adc r10, 0x0                            # x103 = x92 + CF, CF to x104, complete
        adc rax, 0x0                            # x104 = x93 + CF, CF to x105, complete
        mov r11, [rsp-0x58]                     # reload x94
        adc r11, 0x0                            # x105 = x94 + CF, no carry, complete

        /* complete: [x105, x104, x103, x102, x101, x100, x99, x98, x97, x96, x95] in [r11, rax, r10, r8, rbx, rsi, rdi, rbp, r9, [rsp-0x38], [rsp-0x60]] */
        mov rdx, rax                            # copy x104
        shr rdx, 0x20                           # t16 = x104 >> 32
        mov r12, r11                            # copy x105
        shl r12, 0x20                           # t17 = x105 << 32 mod 2^64
        lea rdx, [rdx+r12]                      # x109 = t16 + t17 mod 2^64 = high word of (x105:x104 << 32)
        mov r12, r8                             # copy x102
        shr r12, 0x20                           # t18 = x102 >> 32
        mov r13, r10                            # copy x103
        shl r13, 0x20                           # t19 = x103 << 32 mod 2^64
        lea r12, [r12+r13]                      # x107 = t18 + t19 mod 2^64 = high word of (x103:x102 << 32)
        xor r13d, r13d                          # CF = OF = 0
        mov r13, r8                             # copy x102
        adcx r13, [rsp-0x60]                    # x111 = x95 + x102 (CF is 0), CF to x112, complete
        mov r14, [rsp-0x38]                     # reload x96
        adcx r14, r10                           # x112 = x96 + x103 + CF, CF to x113, complete
        shlx r8, r8, rcx                        # x106 = x102 << 32 mod 2^64
        shrx r10, r10, rcx                      # t21 = x103 >> 0x20
        shlx r15, rax, rcx                      # t22 = x104 << 0x20 mod 2^64
        lea r10, [r10+r15]                      # x108 = t21 + t22 mod 2^64 = high word of (x104:x103 << 32)
        shrx r15, r11, rcx                      # x110 = x105 >> 32
        adcx rax, r9                            # x113 = x97 + x104 + CF, CF to x114, complete
        adcx r11, r8                            # x114 = x105 + x106 + CF, CF to x115
        adc r12, 0x0                            # x115 = x107 + CF, CF to x116
        adc r10, 0x0                            # x116 = x108 + CF, CF to x117
        adc rdx, 0x0                            # x117 = x109 + CF, CF to x118
        adc r15, 0x0                            # x118 = x110 + CF, no carry
        xor r8d, r8d                            # CF = OF = 0
        adox rbp, r11                           # x114 += x98 (OF is 0), OF to x115, complete
        adox r12, rdi                           # x115 += x99 + OF, OF to x116, complete
        adox r10, rsi                           # x116 += x100 + OF, OF to x117, complete
        adox rbx, rdx                           # x117 += x101 + OF, OF to x118, complete
        adox r15, [rip+.Lfe_p448_square_loose_c0] # x118 += OF, no carry, complete

        /* complete: [x118, x117, x116, x115, x114, x113, x112, x111] in [r15, rbx, r10, r12, rbp, rax, r14, r13] */
        add r13, r15                            # x120 = x111 + x118, CF to x121, complete
        shlx r8, r15, rcx                       # x119 = x118 << 32
        adc r14, 0x0                            # x121 = x112 + CF, CF to x122, complete
        adc rax, 0x0                            # x122 = x113 + CF, CF to x123, complete
        adc r8, rbp                             # x123 = x114 + x119 + CF, CF to x124, complete
        adc r12, 0x0                            # x124 = x115 + CF, CF to x125, complete
        adc r10, 0x0                            # x125 = x116 + CF, CF to x126, complete
        adc rbx, 0x0                            # x126 = x117 + CF, CF to x127, complete
        mov r9d, 0x0                            # begins x127 = CF
        adc r9, 0x0                             # x127 = CF

        /* complete: [x127, x126, x125, x124, x123, x122, x121, x120] in [r9, rbx, r10, r12, r8, rax, r14, r13] */
        xor r11d, r11d                          # CF = OF = 0
        adox r13, r9                            # x130 = x127 + x120 (OF is 0), OF to x131, complete
        adox r14, [rip+.Lfe_p448_square_loose_c0] # x131 = x121 + OF, OF to x132, complete
        adox rax, [rip+.Lfe_p448_square_loose_c0] # x132 = x122 + OF, OF to x133, complete
        mov r11, [rsp-0x8]                      # reload pointer out1
        mov [r11+0x10], rax                     # out1[2] = x132
        mov [r11+0x8], r14                      # out1[1] = x131
        adox r8, [rip+.Lfe_p448_square_loose_c0] # x133 = x123 + OF, no carry
        neg r9                                  # x128 = -x127 mod 2^64
        and r9, [rip+.Lfe_p448_square_loose_c1] # x129 = x128 & 0x100000000
        lea rax, [r9+r8]                        # x133 += x129, complete

        /* complete: [x136, x135, x134, x133, x132, x131, x130] in [rbx, r10, r12, rax, -, r14, r13] */
        mov [r11+0x28], r10                     # out1[5] = x135 = x125
        mov [r11], r13                          # out1[0] = x130
        mov [r11+0x20], r12                     # out1[4] = x134 = x124
        mov [r11+0x30], rbx                     # out1[6] = x136 = x126
        mov [r11+0x18], rax                     # out1[3] = x133

        pop r15                                 # restore r15
        .cfi_adjust_cfa_offset -8
        .cfi_restore r15
        pop r14                                 # restore r14
        .cfi_adjust_cfa_offset -8
        .cfi_restore r14
        pop r13                                 # restore r13
        .cfi_adjust_cfa_offset -8
        .cfi_restore r13
        pop r12                                 # restore r12
        .cfi_adjust_cfa_offset -8
        .cfi_restore r12
        pop rbp                                 # restore rbp
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbp
        pop rbx                                 # restore rbx
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbx
        ret                                     # return
        .cfi_endproc
        .balign 8, 0xcc
.Lfe_p448_square_loose_c0: .quad 0x0
.Lfe_p448_square_loose_c1: .quad 0x100000000
        .size   fe_p448_square_loose, .-fe_p448_square_loose
        .section .note.GNU-stack, "", @progbits
