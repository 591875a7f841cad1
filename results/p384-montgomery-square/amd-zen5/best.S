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
 *   [rsp-0x10]  x45, then x125
 *   [rsp-0x18]  x46, then x44
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
 *   x61 = x39 + x39 + x50 (carry to x122)
 *   x71 = x45 - x69 + x68 (carry to x72)
 *   x72 = x57 + x70 - x68 (carry to x73)
 *   x73 = x58 - x70 - x69 (carry to x74)
 *   x74 = x59 (carry to x75)
 *   x75 = x60 (carry to x76)
 *   x76 = x61 (carry to x77)
 *   x77 = x69
 *   x81 = x72 - x79 + x78 (carry to x82)
 *   x82 = x73 + x80 - x78 (carry to x83)
 *   x83 = x74 - x80 - x79 (carry to x84)
 *   x84 = x75 (carry to x85)
 *   x85 = x76 (carry to x86)
 *   x86 = x77 (carry to x87)
 *   x87 = x79
 *   x91 = x82 - x89 + x88 (carry to x92)
 *   x92 = x83 + x90 - x88 (carry to x93)
 *   x93 = x84 - x90 - x89 (carry to x94)
 *   x94 = x85 (carry to x95)
 *   x95 = x86 (carry to x96)
 *   x96 = x87 (carry to x97)
 *   x97 = x89
 *   x101 = x92 - x99 + x98 (carry to x102)
 *   x102 = x93 + x100 - x98 (carry to x103)
 *   x103 = x94 - x100 - x99 (carry to x104)
 *   x104 = x95 (carry to x105)
 *   x105 = x96 (carry to x106)
 *   x106 = x97 (carry to x107)
 *   x107 = x99
 *   x111 = x102 - x109 + x108 (carry to x112)
 *   x112 = x103 + x110 - x108 (carry to x113)
 *   x113 = x104 - x110 - x109 (carry to x114)
 *   x114 = x105 (carry to x115)
 *   x115 = x106 (carry to x116)
 *   x116 = x107 (carry to x117)
 *   x117 = x109
 *   x121 = x112 - x119 + x118 (carry to x122)
 *   x122 = x40 + x40 + x51 + x113 + x120 - x118 (carry to x123)
 *   x123 = x41 + x41 + x52 + x114 - x120 - x119 (carry to x124)
 *   x124 = x42 + x42 + x53 + x115 (carry to x125)
 *   x125 = x43 + x43 + x54 + x116 (carry to x126)
 *   x126 = x44 + x44 + x55 + x117 (carry to x127)
 *   x127 = x56 + x119 (carry to x135)
 *   x129 = x122 - 0xffffffff (carry to x130)
 *   x130 = x123 - 0xffffffff00000000 (carry to x131)
 *   x131 = x124 - 0xfffffffffffffffe (carry to x132)
 *   x132 = x125 - 0xffffffffffffffff (carry to x133)
 *   x133 = x126 - 0xffffffffffffffff (carry to x134)
 *   x134 = x127 - 0xffffffffffffffff (carry to x135)
 *
 * 302 instructions; 63.7 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.485 [1.484, 1.487] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.490 [1.489, 1.491] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 dc1edca42c885af767368556e3380f7454af7d0da7f00b8c0415418666bde09d
 * found by Fieldwright, seed 4, 2026-11-23T14:31:22.694Z
 * npm run optimize -- --curve p384-montgomery --op square --seed 4 --budget 50s --resume
 * sha256 of the code: 4c90776d650b533122ab07d1d570096bc8025a18eb2a6fd5ea7a24d3dee8a08b
 */
        .intel_syntax noprefix
        .text
        .globl  fe_p384_montgomery_square
        .type   fe_p384_montgomery_square, @function
        .p2align 6
fe_p384_montgomery_square:
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

        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rax, r8, [rsi+0x10]   # x17:x16 = arg1[1]*arg1[2]
        mulx r9, r10, [rsi+0x18]   # x19:x18 = arg1[1]*arg1[3]
        mov rdx, [rsi]             # load arg1[0]
        mulx r11, rcx, [rsi+0x18]  # x11:x10 = arg1[0]*arg1[3]
        mulx rbx, rbp, rdx         # x46:x45 = arg1[0]*arg1[0]
        mov rdx, [rsi+0x28]        # load arg1[5]
        mulx r12, r13, [rsi+0x8]   # x23:x22 = arg1[1]*arg1[5]
        add rcx, r8                # x37 = x10 + x16, CF to x38
        mov rdx, [rsi]             # load arg1[0]
        mulx r8, r14, [rsi+0x20]   # x13:x12 = arg1[0]*arg1[4]
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx r15, rdi, [rsi+0x10]  # x9:x8 = arg1[0]*arg1[2]
        adc r14, r11               # x38 = x12 + x11 + CF, CF to x39
        mov rdx, [rsi+0x20]        # load arg1[4]
        mov [rsp-0x10], rbp        # spill x45
        mulx r11, rbp, [rsi+0x8]   # x21:x20 = arg1[1]*arg1[4]
        adc r9, rbp                # x39 = x19 + x20 + CF, CF to x40
        mov rdx, [rsi]             # load arg1[0]
        mov [rsp-0x18], rbx        # spill x46
        mulx rbp, rbx, [rsi+0x28]  # x15:x14 = arg1[0]*arg1[5]
        adc rbp, 0x0               # x40 = x15 + CF, no carry
        adcx rax, r14              # x38 += x17 (CF is 0), CF to x39
        adcx r9, r8                # x39 += x13 + CF, CF to x40
        mulx r8, r14, [rsi+0x8]    # x7:x6 = arg1[0]*arg1[1]
        adcx r13, rbp              # x40 += x22 + CF, CF to x41
        adc r12, 0x0               # x41 = x23 + CF, no carry
        xor ebp, ebp               # CF = OF = 0
        adox r8, rdi               # x36 = x8 + x7 (OF is 0), OF to x37, complete
        adox r15, rcx              # x37 += x9 + OF, OF to x38, complete
        mov rdx, [rsi+0x20]        # load arg1[4]
        mulx rcx, rdi, [rsi+0x10]  # x27:x26 = arg1[2]*arg1[4]
        adox r10, rax              # x38 += x18 + OF, OF to x39, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rax, rbp, [rsi+0x18]  # x25:x24 = arg1[2]*arg1[3]
        adox rbx, rbp              # x39.2 = x24 + x14 + OF, OF to x40
        adox r11, rdi              # x40.2 = x26 + x21 + OF, OF to x41
        mulx rdi, rbp, [rsi+0x28]  # x29:x28 = arg1[2]*arg1[5]
        adox rbp, rcx              # x41.2 = x27 + x28 + OF, OF to x42
        adox rdi, [rip+.Lfe_p384_montgomery_square_c0] # x42 = x29 + OF, no carry
        xor ecx, ecx               # CF = OF = 0
        adox rbx, r9               # x39 += x39.2 (OF is 0), OF to x40, complete
        adox r11, r13              # x40 += x40.2 + OF, OF to x41
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r9, rcx, [rsi+0x20]   # x31:x30 = arg1[3]*arg1[4]
        adox r12, rbp              # x41 += x41.2 + OF, OF to x42
        adox rdi, r9               # x42 += x31 + OF, OF to x43
        mulx r9, rbp, [rsi+0x28]   # x33:x32 = arg1[3]*arg1[5]
        adox r9, [rip+.Lfe_p384_montgomery_square_c0] # x43 = x33 + OF, no carry
        xor r13d, r13d             # CF = OF = 0
        adox r11, rax              # x40 += x25 (OF is 0), OF to x41, complete
        adox rcx, r12              # x41 += x30 + OF, OF to x42, complete
        adox rdi, rbp              # x42 += x32 + OF, OF to x43, complete
        mov rdx, [rsi+0x20]        # load arg1[4]
        mulx rax, rbp, [rsi+0x28]  # x35:x34 = arg1[4]*arg1[5]
        adox rbp, r9               # x43 += x34 + OF, OF to x44, complete
        mov r9, r14                # copy x6
        adcx r9, [rsp-0x18]        # x57 = x6 + x46 (CF is 0), CF to x58
        adcx r8, r8                # x58 = x36 + x36 + CF, CF to x59
        adcx r15, r15              # x59 = x37 + x37 + CF, CF to x60
        adcx r10, r10              # x60 = x38 + x38 + CF, CF to x61
        adcx rbx, rbx              # x61 = x39 + x39 + CF, CF to x122
        adcx r11, r11              # x122 = x40 + x40 + CF, CF to x123
        adcx rcx, rcx              # x123 = x41 + x41 + CF, CF to x124
        adcx rdi, rdi              # x124 = x42 + x42 + CF, CF to x125
        mov rdx, [rsi+0x28]        # load arg1[5]
        mulx r12, r13, rdx         # x56:x55 = arg1[5]*arg1[5]
        adcx rbp, rbp              # x125 = x43 + x43 + CF, CF to x126
        adox rax, [rip+.Lfe_p384_montgomery_square_c0] # x44 = x35 + OF, no carry, complete

        /* complete: [x44, x43, x42, x41, x40, x39, x38, x37, x36] in [rax, -, -, -, -, -, -, -, -] */
        adc r13, rax               # x126 = x44 + x55 + CF, CF to x127
        adc r12, 0x0               # x127 = x56 + CF, no carry
        add r14, r9                # x57 += x6, CF to x58, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mov [rsp-0x18], rax        # spill x44
        mulx r9, rax, rdx          # x48:x47 = arg1[1]*arg1[1]
        adc rax, r8                # x58 += x47 + CF, CF to x59, complete
        adcx r15, r9               # x59 += x48 + CF, CF to x60, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r8, r9, rdx           # x50:x49 = arg1[2]*arg1[2]
        adc r9, r10                # x60 += x49 + CF, CF to x61, complete
        adc r8, rbx                # x61 += x50 + CF, CF to x122, complete

        /* complete: [x61, x60, x59, x58, x57] in [r8, r9, r15, rax, r14] */
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r10, rbx, rdx         # x52:x51 = arg1[3]*arg1[3]
        adc rbx, r11               # x122 += x51 + CF, CF to x123
        mov rdx, [rsi+0x20]        # load arg1[4]
        mulx r11, rsi, rdx         # x54:x53 = arg1[4]*arg1[4]
        adc rcx, r10               # x123 += x52 + CF, CF to x124
        adc rdi, rsi               # x124 += x53 + CF, CF to x125
        adc rbp, r11               # x125 += x54 + CF, CF to x126
        adc r13, 0x0               # x126 += CF, CF to x127
        adc r12, 0x0               # x127 += CF, no carry
        mov r10, [rsp-0x10]        # reload x45
        shl r10, 0x20              # x68 = x45 << 32 mod 2^64
        mov r11, [rsp-0x10]        # reload x45
        lea rsi, [r11+r10]         # x69 = x45 + x68 mod 2^64
        mov rdx, rsi               # copy x69
        shr rdx, 0x20              # x70 = x69 >> 32
        add r11, r10               # x71 = x45 + x68, CF to x72
        adc r14, rdx               # x72 = x57 + x70 + CF, CF to x73
        sbb rdx, 0x0               # neg(x73) = x70 - CF, CF to x74
        adc r15, 0x0               # x74 = x59 + CF, CF to x75
        adc r9, 0x0                # x75 = x60 + CF, CF to x76
        adc r8, 0x0                # x76 = x61 + CF, CF to x77
        mov [rsp-0x10], rbp        # spill x125
        mov rbp, rsi               # copy x69
        adc rbp, 0x0               # x77 = x69 + CF
        sub r11, rsi               # x71 -= x69, CF from x72
        sbb r14, r10               # x72 -= x68 + CF, CF from x73, complete
        sbb rax, rsi               # x73.2 = x58 - x69 - CF, CF from x74
        sbb r15, 0x0               # x74 -= CF, CF from x75
        sbb r9, 0x0                # x75 -= CF, CF from x76
        sbb r8, 0x0                # x76 -= CF, CF from x77
        sbb rbp, 0x0               # x77 -= CF
        mov r10, r14               # copy x72
        shl r10, 0x20              # x78 = x72 << 32 mod 2^64
        mov r11, r10               # copy x78
        add r11, r14               # x79 = x72 + x78 mod 2^64
        mov rsi, r11               # copy x79
        shr rsi, 0x20              # x80 = x79 >> 32
        sub rax, rdx               # x73 = x73.2 - neg(x73), CF from x74, complete
        sbb r15, 0x0               # x74 -= CF, CF from x75, complete
        sbb r9, 0x0                # x75 -= CF, CF from x76, complete
        sbb r8, 0x0                # x76 -= CF, CF from x77, complete
        sbb rbp, 0x0               # x77 -= CF, complete

        /* complete: [x77, x76, x75, x74, x73, x72] in [rbp, r8, r9, r15, rax, r14] */
        add r14, r10               # x81 = x72 + x78, CF to x82
        adc rax, rsi               # x82 = x73 + x80 + CF, CF to x83
        sbb rsi, 0x0               # neg(x83) = x80 - CF, CF to x84
        adc r9, 0x0                # x84 = x75 + CF, CF to x85
        adc r8, 0x0                # x85 = x76 + CF, CF to x86
        adc rbp, 0x0               # x86 = x77 + CF, CF to x87
        mov rdx, r11               # copy x79
        adc rdx, 0x0               # x87 = x79 + CF
        sub r14, r11               # x81 -= x79, CF from x82
        sbb rax, r10               # x82 -= x78 + CF, CF from x83, complete
        adc rsi, r11               # neg(x83) += x79 + CF, CF from x84
        sbb r9, 0x0                # x84 -= CF, CF from x85
        sbb r8, 0x0                # x85 -= CF, CF from x86
        sbb rbp, 0x0               # x86 -= CF, CF from x87
        sbb rdx, 0x0               # x87 -= CF
        mov r10, rax               # copy x82
        shl r10, 0x20              # x88 = x82 << 32 mod 2^64
        lea r11, [rax+r10]         # x89 = x82 + x88 mod 2^64
        sub r15, rsi               # x83 = x74 - neg(x83), CF from x84, complete
        sbb r9, 0x0                # x84 -= CF, CF from x85, complete
        sbb r8, 0x0                # x85 -= CF, CF from x86, complete
        sbb rbp, 0x0               # x86 -= CF, CF from x87, complete
        sbb rdx, 0x0               # x87 -= CF, complete

        /* complete: [x87, x86, x85, x84, x83, x82] in [rdx, rbp, r8, r9, r15, rax] */
        mov rsi, r11               # copy x89
        shr rsi, 0x20              # x90 = x89 >> 32
        add rax, r10               # x91 = x82 + x88, CF to x92
        adc r15, rsi               # x92 = x83 + x90 + CF, CF to x93
        sbb rsi, 0x0               # neg(x93) = x90 - CF, CF to x94
        adc r8, 0x0                # x94 = x85 + CF, CF to x95
        adc rbp, 0x0               # x95 = x86 + CF, CF to x96
        adc rdx, 0x0               # x96 = x87 + CF, CF to x97
        mov r14, r11               # copy x89
        adc r14, 0x0               # x97 = x89 + CF
        sub rax, r11               # x91 -= x89, CF from x92
        sbb r15, r10               # x92 -= x88 + CF, CF from x93, complete
        mov eax, 0x20              # constant 0x20
        shlx r10, r15, rax         # x98 = x92 << 32 mod 2^64
        sbb r9, r11                # x93.2 = x84 - x89 - CF, CF from x94
        sbb r8, 0x0                # x94 -= CF, CF from x95
        sbb rbp, 0x0               # x95 -= CF, CF from x96
        sbb rdx, 0x0               # x96 -= CF, CF from x97
        sbb r14, 0x0               # x97 -= CF
        sub r9, rsi                # x93 = x93.2 - neg(x93), CF from x94, complete
        sbb r8, 0x0                # x94 -= CF, CF from x95, complete
        sbb rbp, 0x0               # x95 -= CF, CF from x96, complete
        sbb rdx, 0x0               # x96 -= CF, CF from x97, complete
        sbb r14, 0x0               # x97 -= CF, complete

        /* complete: [x97, x96, x95, x94, x93, x92] in [r14, rdx, rbp, r8, r9, r15] */
        mov r11, r15               # copy x92
        add r11, r10               # x99 = x92 + x98 mod 2^64
        mov rsi, r11               # copy x99
        shr rsi, 0x20              # x100 = x99 >> 32
        xor eax, eax               # CF = OF = 0
        adox r15, r10              # x101 = x92 + x98 (OF is 0), OF to x102
        adox r9, rsi               # x102 = x93 + x100 + OF, OF to x103
        adox r8, [rip+.Lfe_p384_montgomery_square_c0] # x103 = x94 + OF, OF to x104
        adox rbp, [rip+.Lfe_p384_montgomery_square_c0] # x104 = x95 + OF, OF to x105
        adox rdx, [rip+.Lfe_p384_montgomery_square_c0] # x105 = x96 + OF, OF to x106
        adox r14, [rip+.Lfe_p384_montgomery_square_c0] # x106 = x97 + OF, OF to x107
        mov rax, r11               # copy x99
        adox rax, [rip+.Lfe_p384_montgomery_square_c0] # x107 = x99 + OF
        sub r8, r11                # x103 -= x99, CF from x104
        sbb rbp, 0x0               # x104 -= CF, CF from x105
        sbb rdx, 0x0               # x105 -= CF, CF from x106
        sbb r14, 0x0               # x106 -= CF, CF from x107
        sbb rax, 0x0               # x107 -= CF
        sub r15, r11               # x101 -= x99, CF from x102
        sbb r9, r10                # x102 -= x98 + CF, CF from x103, complete
        sbb r8, rsi                # x103 -= x100 + CF, CF from x104, complete
        sbb rbp, 0x0               # x104 -= CF, CF from x105, complete
        sbb rdx, 0x0               # x105 -= CF, CF from x106, complete
        sbb r14, 0x0               # x106 -= CF, CF from x107, complete
        sbb rax, 0x0               # x107 -= CF, complete

        /* complete: [x107, x106, x105, x104, x103, x102] in [rax, r14, rdx, rbp, r8, r9] */
        mov r10, r9                # copy x102
        shl r10, 0x20              # x108 = x102 << 32 mod 2^64
        lea r11, [r9+r10]          # x109 = x102 + x108 mod 2^64
        mov rsi, r11               # copy x109
        shr rsi, 0x20              # x110 = x109 >> 32
        add r9, r10                # x111 = x102 + x108, CF to x112
        adc r8, rsi                # x112 = x103 + x110 + CF, CF to x113
        sbb rsi, 0x0               # neg(x113) = x110 - CF, CF to x114
        adc rdx, 0x0               # x114 = x105 + CF, CF to x115
        adc r14, 0x0               # x115 = x106 + CF, CF to x116
        adc rax, 0x0               # x116 = x107 + CF, CF to x117
        mov r15, r11               # copy x109
        adc r15, 0x0               # x117 = x109 + CF
        sub r9, r11                # x111 -= x109, CF from x112
        sbb r8, r10                # x112 -= x108 + CF, CF from x113, complete
        adc r11, rsi               # neg(x113) += x109 + CF, CF from x114
        sbb rdx, 0x0               # x114 -= CF, CF from x115
        sbb r14, 0x0               # x115 -= CF, CF from x116
        sbb rax, 0x0               # x116 -= CF, CF from x117
        sbb r15, 0x0               # x117 -= CF
        mov r9, r8                 # copy x112
        shl r9, 0x20               # x118 = x112 << 32 mod 2^64
        sub rbp, r11               # x113 = x104 - neg(x113), CF from x114, complete
        sbb rdx, 0x0               # x114 -= CF, CF from x115, complete
        sbb r14, 0x0               # x115 -= CF, CF from x116, complete
        sbb rax, 0x0               # x116 -= CF, CF from x117, complete
        sbb r15, 0x0               # x117 -= CF, complete

        /* complete: [x117, x116, x115, x114, x113, x112] in [r15, rax, r14, rdx, rbp, r8] */
        add r13, [rsp-0x18]        # x126 += x44, CF to x127
        adc r12, 0x0               # x127 += CF, CF to x135
        mov r10d, 0x0              # begins neg(x135) = CF
        adc r10, 0x0               # neg(x135) = CF
        adcx rbx, rbp              # x122 += x113 (CF is 0), CF to x123
        adc rcx, rdx               # x123 += x114 + CF, CF to x124
        lea r11, [r8+r9]           # x119 = x112 + x118 mod 2^64
        adcx rdi, r14              # x124 += x115 + CF, CF to x125
        adcx rax, [rsp-0x10]       # x125 += x116 + CF, CF to x126
        mov esi, 0x20              # constant 0x20
        shrx rsi, r11, rsi         # x120 = x119 >> 32
        adcx r13, r15              # x126 += x117 + CF, CF to x127
        adcx r12, r11              # x127 += x119 + CF, CF to x135
        adc r10, 0x0               # neg(x135) += CF
        mov rdx, r11               # copy x119
        add rdx, rsi               # neg(x123).2 = x119 + x120, CF from x124
        sbb rdi, 0x0               # x124 -= CF, CF from x125
        sbb rax, 0x0               # x125 -= CF, CF from x126
        sbb r13, 0x0               # x126 -= CF, CF from x127
        sbb r12, 0x0               # x127 -= CF, CF from x135
        sbb r10, 0x0               # neg(x135) -= CF
        add r8, r9                 # x121 = x112 + x118, CF to x122
        adc rbx, rsi               # x122 += x120 + CF, CF to x123
        sbb rdx, 0x0               # neg(x123).2 -= CF, CF to x124
        adc rdi, 0x0               # x124 += CF, CF to x125
        adc rax, 0x0               # x125 += CF, CF to x126
        adc r13, 0x0               # x126 += CF, CF to x127
        adc r12, 0x0               # x127 += CF, CF to x135
        adc r10, 0x0               # neg(x135) += CF
        sub r8, r11                # x121 -= x119, CF from x122
        sbb rbx, r9                # x122 -= x118 + CF, CF from x123, complete
        sbb rcx, rdx               # x123 -= neg(x123).2 + CF, CF from x124, complete
        sbb rdi, 0x0               # x124 -= CF, CF from x125, complete
        sbb rax, 0x0               # x125 -= CF, CF from x126, complete
        sbb r13, 0x0               # x126 -= CF, CF from x127, complete
        sbb r12, 0x0               # x127 -= CF, CF from x135, complete

        /* complete: [x127, x126, x125, x124, x123, x122] in [r12, r13, rax, rdi, rcx, rbx] */
        sbb r10, 0x0               # neg(x135) -= CF
        mov r8, rbx                # copy x122
        sub r8, [rip+.Lfe_p384_montgomery_square_c1] # x129 = x122 - 0xffffffff, CF from x130, complete
        mov r9, rcx                # copy x123
        sbb r9, [rip+.Lfe_p384_montgomery_square_c2] # x130 = x123 - 0xffffffff00000000 - CF, CF from x131, complete
        mov r11, rdi               # copy x124
        sbb r11, -0x2              # x131 = x124 - 0xfffffffffffffffe - CF, CF from x132, complete
        mov rsi, rax               # copy x125
        sbb rsi, -0x1              # x132 = x125 - 0xffffffffffffffff - CF, CF from x133, complete
        mov rdx, r13               # copy x126
        sbb rdx, -0x1              # x133 = x126 - 0xffffffffffffffff - CF, CF from x134, complete
        mov rbp, r12               # copy x127
        sbb rbp, -0x1              # x134 = x127 - 0xffffffffffffffff - CF, CF from x135, complete

        /* complete: [x134, x133, x132, x131, x130, x129] in [rbp, rdx, rsi, r11, r9, r8] */
        sbb r10, 0x0               # neg(x135) -= CF
        mov r14d, 0x0              # constant 0
        sub r14, r10               # x135 = 0 - neg(x135), complete
        bt r14d, 0x0               # CF = x135
        cmovnc rax, rsi            # x139 = x135 ? x125 : x132, x135 in CF
        cmovc r9, rcx              # x137 = x135 ? x123 : x130, x135 in CF
        cmovc rbp, r12             # x141 = x135 ? x127 : x134, x135 in CF
        mov r10, [rsp-0x8]         # reload pointer out1
        mov [r10+0x28], rbp        # out1[5] = x141
        mov [r10+0x8], r9          # out1[1] = x137
        cmovc rdx, r13             # x140 = x135 ? x126 : x133, x135 in CF
        cmovnc rdi, r11            # x138 = x135 ? x124 : x131, x135 in CF
        mov [r10+0x20], rdx        # out1[4] = x140
        cmovnc rbx, r8             # x136 = x135 ? x122 : x129, x135 in CF
        mov [r10], rbx             # out1[0] = x136
        mov [r10+0x10], rdi        # out1[2] = x138
        mov [r10+0x18], rax        # out1[3] = x139

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
        .balign 8, 0xcc
.Lfe_p384_montgomery_square_c0: .quad 0x0
.Lfe_p384_montgomery_square_c1: .quad 0xffffffff
.Lfe_p384_montgomery_square_c2: .quad 0xffffffff00000000
        .size   fe_p384_montgomery_square, .-fe_p384_montgomery_square
        .section .note.GNU-stack, "", @progbits
