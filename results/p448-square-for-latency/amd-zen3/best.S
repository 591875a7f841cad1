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
 *   [rsp-0x10]  x60, then x95
 *   [rsp-0x18]  x61, then x74, then x97
 *   [rsp-0x20]  x7, then x67, then x94
 *   [rsp-0x28]  x16, then x30, then x76, then x96
 *   [rsp-0x30]  x51, then x78
 *   [rsp-0x38]  x50, then x77
 *   [rsp-0x40]  x79, then x77
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
 * 258 instructions; 77.6 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.195 [1.193, 1.199] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.355 [1.351, 1.358] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
 * found by Fieldwright, seed 1, 2026-11-24T08:38:42.448Z
 * npm run optimize -- --curve p448 --op square --seed 1 --budget 60s --for latency
 * sha256 of the code: 901aabdca345bfe506a04d05acc9ffb5c110fac3fadb96387c7fd08036d276ab
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
        push r15                   # save r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r15, 0

        mov rdx, [rsi]             # load arg1[0]
        mulx rax, r8, [rsi+0x8]    # x8:x7 = arg1[0]*arg1[1]
        mulx r9, r10, [rsi+0x10]   # x10:x9 = arg1[0]*arg1[2]
        mulx r11, rcx, [rsi+0x28]  # x16:x15 = arg1[0]*arg1[5]
        mulx rbx, rbp, [rsi+0x18]  # x12:x11 = arg1[0]*arg1[3]
        mulx r12, r13, [rsi+0x20]  # x14:x13 = arg1[0]*arg1[4]
        mulx r14, r15, rdx         # x61:x60 = arg1[0]*arg1[0]
        mov [rsp-0x8], rdi         # spill pointer out1
        mov [rsp-0x10], r15        # spill x60
        mulx rdi, r15, [rsi+0x30]  # x18:x17 = arg1[0]*arg1[6]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mov [rsp-0x18], r14        # spill x61
        mov [rsp-0x20], r8         # spill x7
        mulx r14, r8, [rsi+0x8]    # x20:x19 = arg1[1]*arg1[2]
        mov [rsp-0x28], r11        # spill x16
        xor r11d, r11d             # CF = OF = 0
        adcx r8, rbp               # x50 = x11 + x19 (CF is 0), CF to x51
        adox r10, rax              # x49 = x9 + x8 (OF is 0), OF to x50, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rax, r11, [rsi+0x20]  # x24:x23 = arg1[1]*arg1[4]
        adcx rbx, r13              # x51 = x13 + x12 + CF, CF to x52
        adcx r12, r11              # x52 = x14 + x23 + CF, CF to x53
        mulx r11, rbp, [rsi+0x28]  # x26:x25 = arg1[1]*arg1[5]
        adcx rbp, rax              # x53 = x24 + x25 + CF, CF to x54
        adox r9, r8                # x50 += x10 + OF, OF to x51, complete
        mulx rax, r8, [rsi+0x30]   # x28:x27 = arg1[1]*arg1[6]
        adcx rdi, r8               # x54 = x18 + x27 + CF, CF to x55
        mulx r8, r13, [rsi+0x18]   # x22:x21 = arg1[1]*arg1[3]
        adox rbx, r14              # x51 += x20 + OF, OF to x52
        mov r14d, 0x0              # constant 0
        adcx rax, r14              # x55 = x28 + CF, no carry
        adcx r13, rbx              # x51 += x21 (CF is 0), CF to x52, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mov [rsp-0x30], r13        # spill x51
        mulx rbx, r13, [rsi+0x18]  # x30:x29 = arg1[2]*arg1[3]
        adox r12, r13              # x52 += x29 + OF, OF to x53
        adcx rcx, r12              # x52 += x15 + CF, CF to x53
        mulx r12, r13, [rsi+0x30]  # x36:x35 = arg1[2]*arg1[6]
        adox r15, [rsp-0x28]       # x53.2 = x17 + x16 + OF, OF to x54
        mov [rsp-0x28], rbx        # spill x30
        mov [rsp-0x38], r9         # spill x50
        mulx rbx, r9, [rsi+0x20]   # x32:x31 = arg1[2]*arg1[4]
        adox r11, rbx              # x54.2 = x26 + x32 + OF, OF to x55
        adcx r15, r9               # x53.2 += x31 + CF, CF to x54
        mulx r9, rbx, [rsi+0x28]   # x34:x33 = arg1[2]*arg1[5]
        adcx rbx, r14              # x54.3 = x33 + CF, CF to x55
        adcx r9, r14               # x55.2 = x34 + CF, no carry
        adcx r8, rcx               # x52 += x22 (CF is 0), CF to x53, complete
        adcx r15, rbp              # x53 += x53.2 + CF, CF to x54
        adcx rdi, r11              # x54 += x54.2 + CF, CF to x55
        adcx r9, rax               # x55 += x55.2 + CF, CF to x56
        adcx r12, r14              # x56 = x36 + CF, no carry
        adcx rbx, rdi              # x54 += x54.3 (CF is 0), CF to x55
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rax, r11, [rsi+0x28]  # x40:x39 = arg1[3]*arg1[5]
        adcx r11, r13              # x55.2 = x39 + x35 + CF, CF to x56
        mulx rcx, rdi, [rsi+0x20]  # x38:x37 = arg1[3]*arg1[4]
        adcx rax, r14              # x56.2 = x40 + CF, no carry
        adox rcx, r14              # x55.3 = x38 + OF, no carry
        xor ebp, ebp               # CF = OF = 0
        mov rbp, [rsp-0x20]        # reload x7
        adox rbp, [rsp-0x20]       # x74 = x7 + x7 (OF is 0), OF to x75
        adox r10, r10              # x75 = x49 + x49 + OF, OF to x76
        mov r13, [rsp-0x38]        # reload x50
        adox r13, [rsp-0x38]       # x76 = x50 + x50 + OF, OF to x77
        adcx r15, [rsp-0x28]       # x53 += x30 (CF is 0), CF to x54, complete
        mov [rsp-0x28], r13        # spill x76
        mov r13, [rsp-0x30]        # reload x51
        adox r13, [rsp-0x30]       # x77 = x51 + x51 + OF, OF to x78
        adox r8, r8                # x78 = x52 + x52 + OF, OF to x79
        mov [rsp-0x30], r8         # spill x78
        mov [rsp-0x38], r13        # spill x77
        mulx r8, r13, rdx          # x67:x66 = arg1[3]*arg1[3]
        adox r13, r15              # x79 = x66 + x53 + OF, OF to x80
        mov [rsp-0x20], r8         # spill x67
        mov [rsp-0x40], r13        # spill x79
        mulx r8, r13, [rsi+0x30]   # x42:x41 = arg1[3]*arg1[6]
        adcx rdi, r14              # x54.2 = x37 + CF, CF to x55
        adcx rcx, r14              # x55.3 += CF, CF to x56
        adcx r13, r12              # x56 += x41 + CF, CF to x57
        adcx r8, r14               # x57 = x42 + CF, no carry
        adcx rdi, rbx              # x54 += x54.2 (CF is 0), CF to x55, complete
        adcx rcx, r11              # x55.2 += x55.3 + CF, CF to x56
        adox rdi, rdi              # x80 = x54 + x54 + OF, OF to x81
        adcx r13, r14              # x56 += CF, CF to x57
        adcx r8, r14               # x57 += CF, no carry
        adcx rcx, r9               # x55 += x55.2 (CF is 0), CF to x56, complete
        mov rdx, [rsi+0x28]        # load arg1[5]
        mulx r9, r11, [rsi+0x30]   # x48:x47 = arg1[5]*arg1[6]
        adox rcx, rcx              # x81 = x55 + x55 + OF, OF to x82
        mulx rbx, r12, [rsi+0x20]  # x44:x43 = arg1[4]*arg1[5]
        adcx rax, r13              # x56 += x56.2 + CF, CF to x57
        adcx r8, rbx               # x57 += x44 + CF, CF to x58
        mov rdx, [rsi+0x30]        # load arg1[6]
        mulx rbx, r13, [rsi+0x20]  # x46:x45 = arg1[4]*arg1[6]
        adcx rbx, r14              # x58 = x46 + CF, no carry
        adcx rax, r12              # x56 += x43 (CF is 0), CF to x57, complete
        adcx r13, r8               # x57 += x45 + CF, CF to x58, complete
        mov rdx, [rsi+0x20]        # load arg1[4]
        mulx r8, r12, rdx          # x69:x68 = arg1[4]*arg1[4]
        adcx rbx, r11              # x58 += x47 + CF, CF to x59, complete
        adox rax, rax              # x82 = x56 + x56 + OF, OF to x83
        adox r13, r13              # x83 = x57 + x57 + OF, OF to x84
        adox rbx, rbx              # x84 = x58 + x58 + OF, OF to x85
        adcx r9, r14               # x59 = x48 + CF, no carry, complete

        /* complete: [x59, x58, x57, x56, x55, x54, x53, x52, x51, x50, x49] in [r9, -, -, -, -, -, r15, -, -, -, -] */
        adox r9, r9                # x85 = x59 + x59 + OF, OF to x86
        seto r11b                  # begins x86 = OF
        movzx r11d, r11b           # x86 = OF
        xor r14d, r14d             # CF = OF = 0
        adox rbp, [rsp-0x18]       # x74 += x61 (OF is 0), OF to x75, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mov [rsp-0x18], rbp        # spill x74
        mulx r14, rbp, rdx         # x63:x62 = arg1[1]*arg1[1]
        adox rbp, r10              # x75 += x62 + OF, OF to x76, complete
        adox r14, [rsp-0x28]       # x76 += x63 + OF, OF to x77, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mov [rsp-0x28], r14        # spill x76
        mulx r10, r14, rdx         # x65:x64 = arg1[2]*arg1[2]
        adox r14, [rsp-0x38]       # x77 += x64 + OF, OF to x78, complete
        adox r10, [rsp-0x30]       # x78 += x65 + OF, OF to x79, complete
        adox r15, [rsp-0x40]       # x79 += x53 + OF, OF to x80, complete
        adox rdi, [rsp-0x20]       # x80 += x67 + OF, OF to x81, complete
        adox r12, rcx              # x81 += x68 + OF, OF to x82, complete
        adox rax, r8               # x82 += x69 + OF, OF to x83, complete
        mov rdx, [rsi+0x28]        # load arg1[5]
        mulx r8, rcx, rdx          # x71:x70 = arg1[5]*arg1[5]
        adox r13, rcx              # x83 += x70 + OF, OF to x84, complete
        adox r8, rbx               # x84 += x71 + OF, OF to x85, complete
        mov rdx, [rsi+0x30]        # load arg1[6]
        mulx rcx, rsi, rdx         # x73:x72 = arg1[6]*arg1[6]
        adox r9, rsi               # x85 += x72 + OF, OF to x86, complete
        mov esi, 0x0               # constant 0
        adox rcx, rsi              # x86.2 = x73 + OF, no carry
        add rcx, r11               # x86 += x86.2, no carry, complete

        /* complete: [x86, x85, x84, x83, x82, x81, x80, x79, x78, x77, x76, x75, x74] in [rcx, r9, r8, r13, rax, r12, rdi, r15, r10, r14, [rsp-0x28], rbp, [rsp-0x18]] */
        mov r11, rcx               # copy x86
        shr r11, 0x20              # x94 = x86 >> 32
        mov rdx, rdi               # copy x80
        shr rdx, 0x20              # t4 = x80 >> 32
        mov rbx, r12               # copy x81
        shl rbx, 0x20              # t5 = x81 << 32 mod 2^64
        lea rdx, [rdx+rbx]         # x88 = t4 + t5 mod 2^64 = high word of (x81:x80 << 32)
        mov rbx, r8                # copy x84
        shr rbx, 0x20              # t6 = x84 >> 32
        mov [rsp-0x20], r11        # spill x94
        mov r11, r9                # copy x85
        shl r11, 0x20              # t7 = x85 << 32 mod 2^64
        lea r11, [rbx+r11]         # x92 = t6 + t7 mod 2^64 = high word of (x85:x84 << 32)
        mov ebx, 0x20              # constant 0x20
        mov [rsp-0x40], r14        # spill x77
        shrx r14, r13, rbx         # t8 = x83 >> 0x20
        shlx rsi, r8, rbx          # t9 = x84 << 0x20 mod 2^64
        lea rsi, [r14+rsi]         # x91 = t8 + t9 mod 2^64 = high word of (x84:x83 << 32)
        mov r14, rdi               # copy x80
        add r14, [rsp-0x10]        # x95 = x60 + x80, CF to x96, complete
        mov [rsp-0x10], r14        # spill x95
        mov r14, r12               # copy x81
        adc r14, [rsp-0x18]        # x96 = x74 + x81 + CF, CF to x97, complete
        adcx rbp, rax              # x97 = x75 + x82 + CF, CF to x98, complete
        mov [rsp-0x18], rbp        # spill x97
        mov rbp, r13               # copy x83
        adcx rbp, [rsp-0x28]       # x98 = x76 + x83 + CF, CF to x99
        adc rdx, r8                # x99 = x88 + x84 + CF, CF to x100
        adc r10, r9                # x100 = x78 + x85 + CF, CF to x101
        adcx r15, rcx              # x101 = x79 + x86 + CF, CF to x102
        adc rsi, 0x0               # x102 = x91 + CF, CF to x103
        adc r11, 0x0               # x103 = x92 + CF, CF to x104
        mov r8d, 0x0               # begins x104 = CF
        adc r8, 0x0                # x104 = CF
        shr r12, 0x20              # t10 = x81 >> 32
        mov [rsp-0x28], r14        # spill x96
        mov r14, rax               # copy x82
        shl r14, 0x20              # t11 = x82 << 32 mod 2^64
        lea r12, [r12+r14]         # x89 = t10 + t11 mod 2^64 = high word of (x82:x81 << 32)
        shlx rdi, rdi, rbx         # x87 = x80 << 32 mod 2^64
        shld r13, rax, 0x20        # x90 = high word of (x83:x82 << 32)
        xor eax, eax               # CF = OF = 0
        adcx rdi, rbp              # x98 += x87 (CF is 0), CF to x99, complete
        adc rdx, [rsp-0x40]        # x99 += x77 + CF, CF to x100, complete
        adcx r10, r12              # x100 += x89 + CF, CF to x101, complete
        adcx r15, r13              # x101 += x90 + CF, CF to x102, complete
        adc rsi, 0x0               # x102 += CF, CF to x103, complete
        adc r11, 0x0               # x103 += CF, CF to x104, complete
        adc r8, 0x0                # x104 += CF, no carry
        shr r9, 0x20               # t13 = x85 >> 32
        shl rcx, 0x20              # t14 = x86 << 32 mod 2^64
        lea rax, [r9+rcx]          # x93 = t13 + t14 mod 2^64 = high word of (x86:x85 << 32)
        add rax, r8                # x104 += x93, CF to x105, complete
        mov r8, [rsp-0x20]         # reload x94
        adc r8, 0x0                # x105 = x94 + CF, no carry, complete

        /* complete: [x105, x104, x103, x102, x101, x100, x99, x98, x97, x96, x95] in [r8, rax, r11, rsi, r15, r10, rdx, rdi, [rsp-0x18], [rsp-0x28], [rsp-0x10]] */
        shrx r9, rax, rbx          # t15 = x104 >> 0x20
        shlx rcx, r8, rbx          # t16 = x105 << 0x20 mod 2^64
        lea r9, [r9+rcx]           # x109 = t15 + t16 mod 2^64 = high word of (x105:x104 << 32)
        mov rcx, r11               # copy x103
        shr rcx, 0x20              # t17 = x103 >> 32
        mov rbp, rax               # copy x104
        shl rbp, 0x20              # t18 = x104 << 32 mod 2^64
        lea rcx, [rcx+rbp]         # x108 = t17 + t18 mod 2^64 = high word of (x104:x103 << 32)
        mov rbp, r11               # copy x103
        shld rbp, rsi, 0x20        # x107 = high word of (x103:x102 << 32)
        mov r12, rsi               # copy x102
        shl r12, 0x20              # x106 = x102 << 32 mod 2^64
        xor r13d, r13d             # CF = OF = 0
        adox rsi, [rsp-0x10]       # x111 = x95 + x102 (OF is 0), OF to x112, complete
        adcx rdi, r12              # x114 = x98 + x106 (CF is 0), CF to x115
        adox r11, [rsp-0x28]       # x112 = x96 + x103 + OF, OF to x113, complete
        adox rax, [rsp-0x18]       # x113 = x97 + x104 + OF, OF to x114, complete
        shrx r12, r8, rbx          # x110 = x105 >> 32
        adox rdi, r8               # x114 += x105 + OF, OF to x115, complete
        adcx rdx, rbp              # x115 = x99 + x107 + CF, CF to x116
        adcx r10, rcx              # x116 = x100 + x108 + CF, CF to x117
        adcx r15, r9               # x117 = x101 + x109 + CF, CF to x118
        mov r8d, 0x0               # constant 0
        adox rdx, r8               # x115 += OF, OF to x116, complete
        adox r10, r8               # x116 += OF, OF to x117, complete
        adox r15, r8               # x117 += OF, OF to x118, complete
        adcx r12, r8               # x118 = x110 + CF, no carry
        adox r12, r8               # x118 += OF, no carry, complete

        /* complete: [x118, x117, x116, x115, x114, x113, x112, x111] in [r12, r15, r10, rdx, rdi, rax, r11, rsi] */
        add rsi, r12               # x120 = x111 + x118, CF to x121, complete
        shlx r9, r12, rbx          # x119 = x118 << 32
        adc r11, 0x0               # x121 = x112 + CF, CF to x122, complete
        adc rax, 0x0               # x122 = x113 + CF, CF to x123, complete
        adcx rdi, r9               # x123 = x114 + x119 + CF, CF to x124, complete
        adc rdx, 0x0               # x124 = x115 + CF, CF to x125, complete
        adc r10, 0x0               # x125 = x116 + CF, CF to x126, complete
        adc r15, 0x0               # x126 = x117 + CF, CF to x127, complete
        mov r9d, 0x0               # begins x127 = CF
        adc r9, 0x0                # x127 = CF

        /* complete: [x127, x126, x125, x124, x123, x122, x121, x120] in [r9, r15, r10, rdx, rdi, rax, r11, rsi] */
        xor ecx, ecx               # CF = OF = 0
        adcx rsi, r9               # x130 = x127 + x120 (CF is 0), CF to x131, complete
        adc r11, 0x0               # x131 = x121 + CF, CF to x132, complete
        adc rax, 0x0               # x132 = x122 + CF, CF to x133, complete
        adc rdi, 0x0               # x133 = x123 + CF, no carry
        neg r9                     # x128 = -x127 mod 2^64
        movabs r8, 0x100000000     # constant 0x100000000
        and r9, r8                 # x129 = x128 & 0x100000000
        xor r8d, r8d               # CF = OF = 0
        adox rdi, r9               # x133 += x129 (OF is 0), no carry, complete

        /* complete: [x136, x135, x134, x133, x132, x131, x130] in [r15, r10, rdx, rdi, rax, r11, rsi] */
        mov r8, [rsp-0x8]          # reload pointer out1
        mov [r8+0x10], rax         # out1[2] = x132
        mov [r8+0x8], r11          # out1[1] = x131
        mov [r8+0x18], rdi         # out1[3] = x133
        mov [r8+0x30], r15         # out1[6] = x136 = x126
        mov [r8+0x20], rdx         # out1[4] = x134 = x124
        mov [r8], rsi              # out1[0] = x130
        mov [r8+0x28], r10         # out1[5] = x135 = x125

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
        .size   fe_p448_square_loose, .-fe_p448_square_loose
        .section .note.GNU-stack, "", @progbits
