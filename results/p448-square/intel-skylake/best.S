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
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x50, then x79
 *   [rsp-0x18]  x49, then x71
 *   [rsp-0x20]  x55
 *   [rsp-0x28]  x80
 *   [rsp-0x30]  x69
 *   [rsp-0x38]  x81
 *   [rsp-0x40]  x85, then x95
 *   [rsp-0x48]  x59, then x96
 *   [rsp-0x50]  x74, then x97
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
 * 216 instructions; 78.2 cycles on Intel(R) Xeon(R) Processor @ 2.50GHz (intel-skylake)
 * throughput: 1.136 [1.125, 1.139] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.052 [1.048, 1.056] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic, 2 cases)
 * constant time: proved for all inputs (basic, 2 cases)
 * asm = source: not decided (out1[0]: the normal forms differ by -1·(arg1[0]·arg1[0] + 2^65·arg1[0]·arg1[1] + 2^129·arg1[0]·arg1[2] + 2^193·arg1[0]·arg1[3] + 2^257·arg1[0]·arg1[4] + 2^321·a)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 88631079f4d90a2e2a6860ae0650b6bfce75f007c99a3220fbd8148904b0091a
 * found by Fieldwright, seed 1, 2026-11-22T18:58:35.392Z
 * npm run optimize -- --curve p448 --op square --seed 1 --budget 60s
 * sha256 of the code: 6e30afcce1489dbde414f4684c28417228d0bab5f28eff6b83e4fbc90c51d8cd
 */
        .intel_syntax noprefix
        .text
        .globl  fe_p448_square_loose
        .type   fe_p448_square_loose, @function
        .p2align 6
fe_p448_square_loose:
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

        mov rdx, [rsi]             # load arg1[0]
        mulx rax, r8, [rsi+0x10]   # x10:x9 = arg1[0]*arg1[2]
        mulx r9, r10, [rsi+0x18]   # x12:x11 = arg1[0]*arg1[3]
        mulx r11, rcx, [rsi+0x20]  # x14:x13 = arg1[0]*arg1[4]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rbx, rbp, [rsi+0x10]  # x20:x19 = arg1[1]*arg1[2]
        xor r12d, r12d             # CF = OF = 0
        adcx rbp, rax              # x50 = x19 + x10 (CF is 0), CF to x51
        mov rdx, [rsi]             # load arg1[0]
        mulx rax, r12, [rsi+0x28]  # x16:x15 = arg1[0]*arg1[5]
        adcx r9, rcx               # x51 = x12 + x13 + CF, CF to x52
        mulx rcx, r13, [rsi+0x8]   # x8:x7 = arg1[0]*arg1[1]
        adox r8, rcx               # x49 = x8 + x9 (OF is 0), OF to x50, complete
        mulx rcx, r14, [rsi+0x30]  # x18:x17 = arg1[0]*arg1[6]
        adox rbp, r10              # x50 += x11 + OF, OF to x51, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx r10, rdi, [rsi+0x18]  # x22:x21 = arg1[1]*arg1[3]
        mov [rsp-0x10], rbp        # spill x50
        mov [rsp-0x18], r8         # spill x49
        mulx rbp, r8, [rsi+0x20]   # x24:x23 = arg1[1]*arg1[4]
        adcx r11, r8               # x52 = x14 + x23 + CF, CF to x53
        adcx rax, rbp              # x53 = x16 + x24 + CF, CF to x54
        mulx r8, rbp, [rsi+0x28]   # x26:x25 = arg1[1]*arg1[5]
        adox r9, rdi               # x51 += x21 + OF, OF to x52
        adox r12, r10              # x52.2 = x22 + x15 + OF, OF to x53
        adcx r8, [rip+.Lfe_p448_square_loose_c0] # x54 = x26 + CF, no carry
        adcx rbx, r9               # x51 += x20 (CF is 0), CF to x52, complete
        adox rbp, r14              # x53.2 = x25 + x17 + OF, OF to x54
        mulx r9, r10, [rsi+0x30]   # x28:x27 = arg1[1]*arg1[6]
        adcx r11, r12              # x52 += x52.2 + CF, CF to x53
        adox r10, r8               # x54 += x27 + OF, OF to x55
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r8, rdi, [rsi+0x20]   # x32:x31 = arg1[2]*arg1[4]
        adcx rax, rdi              # x53 += x31 + CF, CF to x54
        mulx rdi, r12, [rsi+0x18]  # x30:x29 = arg1[2]*arg1[3]
        adcx r8, [rip+.Lfe_p448_square_loose_c0] # x54.2 = x32 + CF, no carry
        adox r9, [rip+.Lfe_p448_square_loose_c0] # x55 = x28 + OF, no carry
        xor r14d, r14d             # CF = OF = 0
        adcx r11, r12              # x52 += x29 (CF is 0), CF to x53, complete
        adox rdi, rbp              # x53.2 += x30 (OF is 0), OF to x54
        mulx rbp, r12, [rsi+0x28]  # x34:x33 = arg1[2]*arg1[5]
        adox r10, r8               # x54 += x54.2 + OF, OF to x55
        adcx rax, rdi              # x53 += x53.2 + CF, CF to x54, complete
        mulx r8, rdi, [rsi+0x30]   # x36:x35 = arg1[2]*arg1[6]
        adox r9, rdi               # x55 += x35 + OF, OF to x56
        adox r8, [rip+.Lfe_p448_square_loose_c0] # x56 = x36 + OF, no carry
        adox r12, r10              # x54 += x33 (OF is 0), OF to x55
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r10, rdi, [rsi+0x28]  # x40:x39 = arg1[3]*arg1[5]
        adcx rcx, r12              # x54 += x18 + CF, CF to x55
        mulx r12, r14, [rsi+0x30]  # x42:x41 = arg1[3]*arg1[6]
        adcx rdi, r9               # x55 += x39 + CF, CF to x56
        adcx r14, r10              # x56.2 = x40 + x41 + CF, CF to x57
        mulx r9, r10, [rsi+0x20]   # x38:x37 = arg1[3]*arg1[4]
        adox r9, rbp               # x55.2 = x38 + x34 + OF, OF to x56
        adcx r12, [rip+.Lfe_p448_square_loose_c0] # x57 = x42 + CF, no carry
        adcx rcx, r10              # x54 += x37 (CF is 0), CF to x55, complete
        adcx r9, rdi               # x55 += x55.2 + CF, CF to x56, complete
        mov rdx, [rsi+0x20]        # load arg1[4]
        mulx r10, rdi, [rsi+0x28]  # x44:x43 = arg1[4]*arg1[5]
        mov [rsp-0x20], r9         # spill x55
        mulx rbp, r9, [rsi+0x30]   # x46:x45 = arg1[4]*arg1[6]
        adox rdi, r8               # x56 += x43 + OF, OF to x57
        adcx rdi, r14              # x56 += x56.2 + CF, CF to x57, complete
        adcx r12, r9               # x57 += x45 + CF, CF to x58
        adox r10, r12              # x57 += x44 + OF, OF to x58, complete
        adcx rbp, [rip+.Lfe_p448_square_loose_c0] # x58 = x46 + CF, no carry
        adcx r13, r13              # x74 = x7 + x7 (CF is 0), CF to x75
        mov r8, [rsp-0x18]         # reload x49
        adcx r8, [rsp-0x18]        # x75 = x49 + x49 + CF, CF to x76
        mov r9, [rsp-0x10]         # reload x50
        adcx r9, [rsp-0x10]        # x76 = x50 + x50 + CF, CF to x77
        mov rdx, [rsi+0x28]        # load arg1[5]
        mulx r12, r14, [rsi+0x30]  # x48:x47 = arg1[5]*arg1[6]
        adcx rbx, rbx              # x77 = x51 + x51 + CF, CF to x78
        adcx r11, r11              # x78 = x52 + x52 + CF, CF to x79
        adcx rax, rax              # x79 = x53 + x53 + CF, CF to x80
        adox rbp, r14              # x58 += x47 + OF, OF to x59, complete
        mov [rsp-0x10], rax        # spill x79
        mulx r14, rax, rdx         # x71:x70 = arg1[5]*arg1[5]
        adcx rcx, rcx              # x80 = x54 + x54 + CF, CF to x81
        mov rdx, [rsi+0x20]        # load arg1[4]
        mov [rsp-0x18], r14        # spill x71
        mov [rsp-0x28], rcx        # spill x80
        mulx r14, rcx, rdx         # x69:x68 = arg1[4]*arg1[4]
        adcx rcx, [rsp-0x20]       # x81 = x68 + x55 + CF, CF to x82
        mov rdx, [rsi+0x30]        # load arg1[6]
        mov [rsp-0x30], r14        # spill x69
        mov [rsp-0x38], rcx        # spill x81
        mulx r14, rcx, rdx         # x73:x72 = arg1[6]*arg1[6]
        adcx rdi, rdi              # x82 = x56 + x56 + CF, CF to x83
        adcx rax, r10              # x83 = x57 + x70 + CF, CF to x84
        adcx rbp, rbp              # x84 = x58 + x58 + CF, CF to x85
        adox r12, [rip+.Lfe_p448_square_loose_c0] # x59 = x48 + OF, no carry, complete

        /* complete: [x59, x58, x57, x56, x55, x54, x53, x52, x51, x50, x49] in [r12, -, r10, -, [rsp-0x20], -, -, -, -, -, -] */
        adc rcx, r12               # x85 = x59 + x72 + CF, CF to x86
        mov rdx, [rsi]             # load arg1[0]
        mov [rsp-0x40], rcx        # spill x85
        mov [rsp-0x48], r12        # spill x59
        mulx rcx, r12, rdx         # x61:x60 = arg1[0]*arg1[0]
        adc r14, 0x0               # x86 = x73 + CF, no carry
        add r13, rcx               # x74 += x61, CF to x75, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mov [rsp-0x50], r13        # spill x74
        mulx rcx, r13, rdx         # x63:x62 = arg1[1]*arg1[1]
        adc r8, r13                # x75 += x62 + CF, CF to x76, complete
        adcx r9, rcx               # x76 += x63 + CF, CF to x77, complete
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rcx, r13, rdx         # x67:x66 = arg1[3]*arg1[3]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rsi, rdx, rdx         # x65:x64 = arg1[2]*arg1[2]
        adcx rbx, rdx              # x77 += x64 + CF, CF to x78, complete
        adcx r11, rsi              # x78 += x65 + CF, CF to x79, complete
        adcx r13, [rsp-0x10]       # x79 += x66 + CF, CF to x80, complete
        adc rcx, [rsp-0x28]        # x80 += x67 + CF, CF to x81, complete
        mov rsi, [rsp-0x38]        # reload x81
        adc rsi, [rsp-0x20]        # x81 += x55 + CF, CF to x82, complete
        adc rdi, [rsp-0x30]        # x82 += x69 + CF, CF to x83, complete
        adc r10, rax               # x83 += x57 + CF, CF to x84, complete
        adc rbp, [rsp-0x18]        # x84 += x71 + CF, CF to x85, complete
        mov rax, [rsp-0x40]        # reload x85
        adc rax, [rsp-0x48]        # x85 += x59 + CF, CF to x86, complete
        adc r14, 0x0               # x86 += CF, no carry, complete

        /* complete: [x86, x85, x84, x83, x82, x81, x80, x79, x78, x77, x76, x75, x74] in [r14, rax, rbp, r10, rdi, rsi, rcx, r13, r11, rbx, r9, r8, [rsp-0x50]] */
        mov rdx, r10               # copy x83
        shrd rdx, rbp, 0x20        # x91 = high word of (x84:x83 << 32)
        add r12, rcx               # x95 = x60 + x80, CF to x96, complete
        mov [rsp-0x40], r12        # spill x95
        mov r12, rsi               # copy x81
        adc r12, [rsp-0x50]        # x96 = x74 + x81 + CF, CF to x97, complete
        adc r8, rdi                # x97 = x75 + x82 + CF, CF to x98, complete
        adc r9, r10                # x98 = x76 + x83 + CF, CF to x99
        adc rbx, rbp               # x99 = x77 + x84 + CF, CF to x100
        adc r11, rax               # x100 = x78 + x85 + CF, CF to x101
        adc r13, r14               # x101 = x79 + x86 + CF, CF to x102
        adc rdx, 0x0               # x102 = x91 + CF, CF to x103
        mov [rsp-0x50], r8         # spill x97
        mov r8d, 0x0               # begins x103 = CF
        adc r8, 0x0                # x103 = CF
        mov [rsp-0x48], r12        # spill x96
        mov r12, rsi               # copy x81
        shrd r12, rdi, 0x20        # x89 = high word of (x82:x81 << 32)
        shld rsi, rcx, 0x20        # x88 = high word of (x81:x80 << 32)
        shld r10, rdi, 0x20        # x90 = high word of (x83:x82 << 32)
        shl rcx, 0x20              # x87 = x80 << 32 mod 2^64
        add r9, rcx                # x98 += x87, CF to x99, complete
        adc rbx, rsi               # x99 += x88 + CF, CF to x100, complete
        adcx r11, r12              # x100 += x89 + CF, CF to x101, complete
        adcx r13, r10              # x101 += x90 + CF, CF to x102, complete
        adc rdx, 0x0               # x102 += CF, CF to x103, complete
        adc r8, 0x0                # x103 += CF, no carry
        mov r10, r14               # copy x86
        shr r10, 0x20              # x94 = x86 >> 32
        shld r14, rax, 0x20        # x93 = high word of (x86:x85 << 32)
        shrd rbp, rax, 0x20        # x92 = high word of (x85:x84 << 32)
        add rbp, r8                # x103 += x92, CF to x104, complete
        adc r14, 0x0               # x104 = x93 + CF, CF to x105, complete
        adc r10, 0x0               # x105 = x94 + CF, no carry, complete

        /* complete: [x105, x104, x103, x102, x101, x100, x99, x98, x97, x96, x95] in [r10, r14, rbp, rdx, r13, r11, rbx, r9, [rsp-0x50], [rsp-0x48], [rsp-0x40]] */
        mov eax, 0x20              # constant 0x20
        shrx r8, r10, rax          # x110 = x105 >> 32
        mov rcx, r14               # copy x104
        shld rcx, rbp, 0x20        # x108 = high word of (x104:x103 << 32)
        shlx rax, rdx, rax         # x106 = x102 << 32 mod 2^64
        mov rdi, r14               # copy x104
        shrd rdi, r10, 0x20        # x109 = high word of (x105:x104 << 32)
        mov rsi, rbp               # copy x103
        shld rsi, rdx, 0x20        # x107 = high word of (x103:x102 << 32)
        add rdx, [rsp-0x40]        # x111 = x95 + x102, CF to x112, complete
        adc rbp, [rsp-0x48]        # x112 = x96 + x103 + CF, CF to x113, complete
        adcx r14, [rsp-0x50]       # x113 = x97 + x104 + CF, CF to x114, complete
        adc rax, r10               # x114 = x105 + x106 + CF, CF to x115
        adc rsi, rbx               # x115 = x99 + x107 + CF, CF to x116
        adcx rcx, r11              # x116 = x100 + x108 + CF, CF to x117
        adcx r13, rdi              # x117 = x101 + x109 + CF, CF to x118
        adc r8, 0x0                # x118 = x110 + CF, no carry
        add rax, r9                # x114 += x98, CF to x115, complete
        adc rsi, 0x0               # x115 += CF, CF to x116, complete
        adc rcx, 0x0               # x116 += CF, CF to x117, complete
        adc r13, 0x0               # x117 += CF, CF to x118, complete
        adc r8, 0x0                # x118 += CF, no carry, complete

        /* complete: [x118, x117, x116, x115, x114, x113, x112, x111] in [r8, r13, rcx, rsi, rax, r14, rbp, rdx] */
        mov r9, r8                 # copy x118
        shl r9, 0x20               # x119 = x118 << 32
        add rdx, r8                # x120 = x111 + x118, CF to x121, complete
        adc rbp, 0x0               # x121 = x112 + CF, CF to x122, complete
        adc r14, 0x0               # x122 = x113 + CF, CF to x123, complete
        adc rax, r9                # x123 = x114 + x119 + CF, CF to x124, complete
        adc rsi, 0x0               # x124 = x115 + CF, CF to x125, complete
        adc rcx, 0x0               # x125 = x116 + CF, CF to x126, complete
        adc r13, 0x0               # x126 = x117 + CF, CF to x127, complete
        mov r8d, 0x0               # begins x127 = CF
        adc r8, 0x0                # x127 = CF

        /* complete: [x127, x126, x125, x124, x123, x122, x121, x120] in [r8, r13, rcx, rsi, rax, r14, rbp, rdx] */
        adcx rdx, r8               # x130 = x127 + x120 (CF is 0), CF to x131, complete
        adc rbp, 0x0               # x131 = x121 + CF, CF to x132, complete
        mov r9, [rsp-0x8]          # reload pointer out1
        mov [r9+0x8], rbp          # out1[1] = x131
        adc r14, 0x0               # x132 = x122 + CF, CF to x133, complete
        adc rax, 0x0               # x133 = x123 + CF, no carry
        neg r8                     # x128 = -x127 mod 2^64
        and r8, [rip+.Lfe_p448_square_loose_c1] # x129 = x128 & 0x100000000
        adox rax, r8               # x133 += x129 (OF is 0), no carry, complete

        /* complete: [x136, x135, x134, x133, x132, x131, x130] in [r13, rcx, rsi, rax, r14, rbp, rdx] */
        mov [r9+0x30], r13         # out1[6] = x136 = x126
        mov [r9+0x10], r14         # out1[2] = x132
        mov [r9], rdx              # out1[0] = x130
        mov [r9+0x18], rax         # out1[3] = x133
        mov [r9+0x20], rsi         # out1[4] = x134 = x124
        mov [r9+0x28], rcx         # out1[5] = x135 = x125

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
        .balign 8, 0xcc
.Lfe_p448_square_loose_c0: .quad 0x0
.Lfe_p448_square_loose_c1: .quad 0x100000000
        .size   fe_p448_square_loose, .-fe_p448_square_loose
        .section .note.GNU-stack, "", @progbits
