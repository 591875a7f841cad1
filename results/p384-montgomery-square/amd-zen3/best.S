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
 *   [rsp-0x10]  x38, then x57, then x143
 *   [rsp-0x18]  neg(x153)
 *   [rsp-0x20]  x145
 *   [rsp-0x28]  x144
 *   [rsp-0x30]  x142
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
 *   x61 = x39 + x39 + x50 (carry to x140)
 *   x140 = x40 + x40 + x51 + x128 - x137 (carry to x141)
 *   x141 = x41 + x41 + x52 + x129 - x138 (carry to x142)
 *   x142 = x42 + x42 + x53 + x130 - x139 (carry to x143)
 *   x143 = x43 + x43 + x54 + x131 (carry to x144)
 *   x144 = x44 + x44 + x55 + x132 (carry to x145)
 *   x145 = x56 + x134 (carry to x153)
 *   x147 = x140 - 0xffffffff (carry to x148)
 *   x148 = x141 - 0xffffffff00000000 (carry to x149)
 *   x149 = x142 - 0xfffffffffffffffe (carry to x150)
 *   x150 = x143 - 0xffffffffffffffff (carry to x151)
 *   x151 = x144 - 0xffffffffffffffff (carry to x152)
 *   x152 = x145 - 0xffffffffffffffff (carry to x153)
 *
 * 276 instructions; 71.5 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.843 [1.843, 1.843] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.528 [1.528, 1.528] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
 * found by Fieldwright, seed 2, 2026-11-24T08:41:54.908Z
 * npm run optimize -- --curve p384-montgomery --op square --seed 2 --budget 60s
 * sha256 of the code: c0a9ceeb3b9dddc91778552140417ac26e358ea2492fb2d7f1c8055b06ef73ad
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

        mov rdx, [rsi]             # load arg1[0]
        mulx rax, r8, [rsi+0x8]    # x7:x6 = arg1[0]*arg1[1]
        mulx r9, r10, [rsi+0x10]   # x9:x8 = arg1[0]*arg1[2]
        xor r11d, r11d             # CF = OF = 0
        adcx rax, r10              # x36 = x8 + x7 (CF is 0), CF to x37, complete
        mulx r10, r11, [rsi+0x20]  # x13:x12 = arg1[0]*arg1[4]
        mulx rcx, rbx, [rsi+0x18]  # x11:x10 = arg1[0]*arg1[3]
        adcx r9, rbx               # x37 = x10 + x9 + CF, CF to x38
        mulx rbx, rbp, [rsi+0x28]  # x15:x14 = arg1[0]*arg1[5]
        adcx r11, rcx              # x38 = x12 + x11 + CF, CF to x39
        adcx rbp, r10              # x39 = x14 + x13 + CF, CF to x40
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r10, rcx, [rsi+0x18]  # x19:x18 = arg1[1]*arg1[3]
        mulx r12, r13, [rsi+0x10]  # x17:x16 = arg1[1]*arg1[2]
        adox r9, r13               # x37 += x16 (OF is 0), OF to x38, complete
        mov r13d, 0x0              # constant 0
        adcx rbx, r13              # x40 = x15 + CF, no carry
        adcx rbp, r10              # x39 += x19 (CF is 0), CF to x40
        mulx r10, r14, [rsi+0x28]  # x23:x22 = arg1[1]*arg1[5]
        adcx rbx, r14              # x40 += x22 + CF, CF to x41
        mulx r14, r15, [rsi+0x20]  # x21:x20 = arg1[1]*arg1[4]
        adox r12, r11              # x38 += x17 + OF, OF to x39
        mov rdx, [rsi+0x10]        # load arg1[2]
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx r11, rdi, [rsi+0x18]  # x25:x24 = arg1[2]*arg1[3]
        adcx r10, r13              # x41 = x23 + CF, no carry
        adcx r12, rcx              # x38 += x18 (CF is 0), CF to x39, complete
        mov rdx, [rsi+0x18]        # load arg1[3]
        mov [rsp-0x10], r12        # spill x38
        mulx rcx, r12, [rsi+0x20]  # x31:x30 = arg1[3]*arg1[4]
        adox rdi, rbp              # x39 += x24 + OF, OF to x40
        adcx rdi, r15              # x39 += x20 + CF, CF to x40, complete
        adox r14, rbx              # x40 += x21 + OF, OF to x41
        mov rdx, [rsi+0x20]        # load arg1[4]
        mulx rbx, rbp, [rsi+0x10]  # x27:x26 = arg1[2]*arg1[4]
        adcx r14, rbp              # x40 += x26 + CF, CF to x41
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rbp, r15, [rsi+0x28]  # x29:x28 = arg1[2]*arg1[5]
        adcx r12, r10              # x41 += x30 + CF, CF to x42
        adox r15, rbx              # x41.2 = x27 + x28 + OF, OF to x42
        adcx rbp, r13              # x42 = x29 + CF, no carry
        adcx r14, r11              # x40 += x25 (CF is 0), CF to x41, complete
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r10, r11, [rsi+0x28]  # x33:x32 = arg1[3]*arg1[5]
        adcx r15, r12              # x41 += x41.2 + CF, CF to x42, complete
        adox rbp, r11              # x42 += x32 + OF, OF to x43
        mov rdx, [rsi+0x20]        # load arg1[4]
        mulx r11, rbx, [rsi+0x28]  # x35:x34 = arg1[4]*arg1[5]
        adcx rbp, rcx              # x42 += x31 + CF, CF to x43, complete
        adox rbx, r10              # x43 = x33 + x34 + OF, OF to x44
        adcx rbx, r13              # x43 += CF, CF to x44, complete
        adcx r11, r13              # x44 = x35 + CF, no carry
        adox r11, r13              # x44 += OF, no carry, complete

        /* complete: [x44, x43, x42, x41, x40, x39, x38, x37, x36] in [r11, rbx, rbp, r15, r14, rdi, [rsp-0x10], r9, rax] */
        xor r10d, r10d             # CF = OF = 0
        adcx r8, r8                # x57 = x6 + x6 (CF is 0), CF to x58
        adcx rax, rax              # x58 = x36 + x36 + CF, CF to x59
        adcx r9, r9                # x59 = x37 + x37 + CF, CF to x60
        mov r10, [rsp-0x10]        # reload x38
        adcx r10, [rsp-0x10]       # x60 = x38 + x38 + CF, CF to x61
        adcx rdi, rdi              # x61 = x39 + x39 + CF, CF to x140
        adcx r14, r14              # x140 = x40 + x40 + CF, CF to x141
        adcx r15, r15              # x141 = x41 + x41 + CF, CF to x142
        mov rdx, [rsi]             # load arg1[0]
        mulx rcx, r12, rdx         # x46:x45 = arg1[0]*arg1[0]
        adox rcx, r8               # x57 += x46 (OF is 0), OF to x58, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mov [rsp-0x10], rcx        # spill x57
        mulx r8, rcx, rdx          # x48:x47 = arg1[1]*arg1[1]
        adox rcx, rax              # x58 += x47 + OF, OF to x59, complete
        adox r9, r8                # x59 += x48 + OF, OF to x60, complete
        adcx rbp, rbp              # x142 = x42 + x42 + CF, CF to x143
        adcx rbx, rbx              # x143 = x43 + x43 + CF, CF to x144
        adcx r11, r11              # x144 = x44 + x44 + CF, CF to x145
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rax, r8, rdx          # x50:x49 = arg1[2]*arg1[2]
        adox r10, r8               # x60 += x49 + OF, OF to x61, complete
        adox rax, rdi              # x61 += x50 + OF, OF to x140, complete

        /* complete: [x61, x60, x59, x58, x57] in [rax, r10, r9, rcx, [rsp-0x10]] */
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r8, rdi, rdx          # x52:x51 = arg1[3]*arg1[3]
        adox rdi, r14              # x140 += x51 + OF, OF to x141
        adox r8, r15               # x141 += x52 + OF, OF to x142
        mov rdx, [rsi+0x28]        # load arg1[5]
        mulx r14, r15, rdx         # x56:x55 = arg1[5]*arg1[5]
        mov rdx, [rsi+0x20]        # load arg1[4]
        mulx rsi, rdx, rdx         # x54:x53 = arg1[4]*arg1[4]
        adox rdx, rbp              # x142 += x53 + OF, OF to x143
        adox rbx, rsi              # x143 += x54 + OF, OF to x144
        adox r11, r15              # x144 += x55 + OF, OF to x145
        adox r14, r13              # x145 = x56 + OF, OF to x153
        seto sil                   # begins neg(x153) = OF
        movzx esi, sil             # neg(x153) = OF
        adc r14, 0x0               # x145 += CF, CF to x153
        adc rsi, 0x0               # neg(x153) += CF
        mov rbp, r12               # copy x45
        shl rbp, 0x20              # x68 = x45 << 32 mod 2^64
        lea r12, [r12+rbp]         # x69 = x45 + x68 mod 2^64
        mov r15, r12               # copy x69
        shr r15, 0x20              # x70 = x69 >> 32
        mov [rsp-0x18], rsi        # spill neg(x153)
        xor esi, esi               # CF = OF = 0
        mov rsi, r12               # copy x69
        adcx rsi, r15              # x73 = x70 + x69 (CF is 0), CF to x74
        mov [rsp-0x20], r14        # spill x145
        mov r14d, 0x0              # begins x74 = CF
        adc r14, 0x0               # x74 = CF
        mov [rsp-0x28], r11        # spill x144
        mov r11, r12               # copy x69
        sub r11, rbp               # x71 = x69 - x68, CF from x72
        sbb rbp, r15               # x72 = x68 - x70 - CF, CF from x73, complete
        sbb rsi, 0x0               # x73 -= CF, CF from x74, complete
        sbb r14, 0x0               # x74 -= CF, complete

        /* complete: [x74, x73, x72] in [r14, rsi, rbp] */
        sub rcx, rsi               # x76 = x58 - x73, CF from x77
        sbb r9, 0x0                # x77 = x59 - CF, CF from x78
        sbb r10, 0x0               # x78 = x60 - CF, CF from x79
        sbb rax, 0x0               # x79 = x61 - CF, CF from x80
        sbb r12, 0x0               # x80 = x69 - CF
        mov r11, [rsp-0x10]        # reload x57
        sub r11, rbp               # x75 = x57 - x72, CF from x76, complete
        sbb rcx, 0x0               # x76 -= CF, CF from x77, complete
        sbb r9, r14                # x77 -= x74 + CF, CF from x78, complete
        sbb r10, 0x0               # x78 -= CF, CF from x79, complete
        sbb rax, 0x0               # x79 -= CF, CF from x80, complete
        sbb r12, 0x0               # x80 -= CF, complete

        /* complete: [x80, x79, x78, x77, x76, x75] in [r12, rax, r10, r9, rcx, r11] */
        mov rsi, r11               # copy x75
        shl rsi, 0x20              # x81 = x75 << 32 mod 2^64
        lea r11, [r11+rsi]         # x82 = x75 + x81 mod 2^64
        mov ebp, 0x20              # constant 0x20
        shrx r14, r11, rbp         # x83 = x82 >> 32
        mov r15, r14               # copy x83
        add r15, r11               # x86 = x83 + x82, CF to x87
        mov [rsp-0x10], rbx        # spill x143
        mov ebx, 0x0               # begins x87 = CF
        adc rbx, 0x0               # x87 = CF
        mov [rsp-0x30], rdx        # spill x142
        mov rdx, r11               # copy x82
        sub rdx, rsi               # x84 = x82 - x81, CF from x85
        sbb rsi, r14               # x85 = x81 - x83 - CF, CF from x86, complete
        sbb r15, 0x0               # x86 -= CF, CF from x87, complete
        sbb rbx, 0x0               # x87 -= CF, complete

        /* complete: [x87, x86, x85] in [rbx, r15, rsi] */
        sub rcx, rsi               # x88 = x76 - x85, CF from x89, complete
        shlx rsi, rcx, rbp         # x94 = x88 << 32 mod 2^64
        lea rcx, [rcx+rsi]         # x95 = x88 + x94 mod 2^64
        sbb r9, r15                # x89 = x77 - x86 - CF, CF from x90, complete
        sbb r10, rbx               # x90 = x78 - x87 - CF, CF from x91, complete
        shrx rdx, rcx, rbp         # x96 = x95 >> 32
        sbb rax, 0x0               # x91 = x79 - CF, CF from x92, complete
        sbb r12, 0x0               # x92 = x80 - CF, CF from x93, complete
        sbb r11, 0x0               # x93 = x82 - CF, complete

        /* complete: [x93, x92, x91, x90, x89, x88] in [r11, r12, rax, r10, r9, -] */
        mov rbx, rdx               # copy x96
        add rbx, rcx               # x99 = x96 + x95, CF to x100
        mov r14d, 0x0              # begins x100 = CF
        adc r14, 0x0               # x100 = CF
        mov r15, rcx               # copy x95
        sub r15, rsi               # x97 = x95 - x94, CF from x98
        sbb rsi, rdx               # x98 = x94 - x96 - CF, CF from x99, complete
        sbb rbx, 0x0               # x99 -= CF, CF from x100, complete
        sbb r14, 0x0               # x100 -= CF, complete

        /* complete: [x100, x99, x98] in [r14, rbx, rsi] */
        sub r9, rsi                # x101 = x89 - x98, CF from x102, complete
        sbb r10, rbx               # x102 = x90 - x99 - CF, CF from x103, complete
        sbb rax, r14               # x103 = x91 - x100 - CF, CF from x104, complete
        shlx rsi, r9, rbp          # x107 = x101 << 32 mod 2^64
        lea r9, [r9+rsi]           # x108 = x101 + x107 mod 2^64
        sbb r12, 0x0               # x104 = x92 - CF, CF from x105, complete
        sbb r11, 0x0               # x105 = x93 - CF, CF from x106, complete
        sbb rcx, 0x0               # x106 = x95 - CF, complete

        /* complete: [x106, x105, x104, x103, x102, x101] in [rcx, r11, r12, rax, r10, -] */
        mov rdx, r9                # copy x108
        shr rdx, 0x20              # x109 = x108 >> 32
        mov rbx, r9                # copy x108
        add rbx, rdx               # x112 = x109 + x108, CF to x113
        mov r14d, 0x0              # begins x113 = CF
        adc r14, 0x0               # x113 = CF
        mov r15, r9                # copy x108
        sub r15, rsi               # x110 = x108 - x107, CF from x111
        sbb rsi, rdx               # x111 = x107 - x109 - CF, CF from x112, complete
        sbb rbx, 0x0               # x112 -= CF, CF from x113, complete
        sbb r14, 0x0               # x113 -= CF, complete

        /* complete: [x113, x112, x111] in [r14, rbx, rsi] */
        sub r10, rsi               # x114 = x102 - x111, CF from x115, complete
        sbb rax, rbx               # x115 = x103 - x112 - CF, CF from x116, complete
        sbb r12, r14               # x116 = x104 - x113 - CF, CF from x117, complete
        shlx rsi, r10, rbp         # x120 = x114 << 32 mod 2^64
        lea r10, [r10+rsi]         # x121 = x114 + x120 mod 2^64
        shrx rdx, r10, rbp         # x122 = x121 >> 32
        sbb r11, 0x0               # x117 = x105 - CF, CF from x118, complete
        sbb rcx, 0x0               # x118 = x106 - CF, CF from x119, complete
        sbb r9, 0x0                # x119 = x108 - CF, complete

        /* complete: [x119, x118, x117, x116, x115, x114] in [r9, rcx, r11, r12, rax, -] */
        mov rbx, r10               # copy x121
        add rbx, rdx               # x125 = x122 + x121, CF to x126
        mov r14d, 0x0              # begins x126 = CF
        adc r14, 0x0               # x126 = CF
        mov r15, r10               # copy x121
        sub r15, rsi               # x123 = x121 - x120, CF from x124
        sbb rsi, rdx               # x124 = x120 - x122 - CF, CF from x125, complete
        sbb rbx, 0x0               # x125 -= CF, CF from x126, complete
        sbb r14, 0x0               # x126 -= CF, complete

        /* complete: [x126, x125, x124] in [r14, rbx, rsi] */
        sub rax, rsi               # x127 = x115 - x124, CF from x128, complete
        sbb r12, 0x0               # x128 = x116 - CF, CF from x129
        sbb r11, r14               # x129 = x117 - x126 - CF, CF from x130
        shlx rsi, rax, rbp         # x133 = x127 << 32 mod 2^64
        sbb rcx, 0x0               # x130 = x118 - CF, CF from x131
        sbb r9, 0x0                # x131 = x119 - CF, CF from x132
        sbb r10, 0x0               # x132 = x121 - CF
        add rax, rsi               # x134 = x127 + x133 mod 2^64
        shrx rdx, rax, rbp         # x135 = x134 >> 32
        mov rbp, rax               # copy x134
        add rbp, rdx               # x138 = x135 + x134, CF to x139
        mov r14d, 0x0              # begins x139 = CF
        adc r14, 0x0               # x139 = CF
        mov r15, rax               # copy x134
        sub r15, rsi               # x136 = x134 - x133, CF from x137
        sbb rsi, rdx               # x137 = x133 - x135 - CF, CF from x138, complete
        sbb rbp, 0x0               # x138 -= CF, CF from x139, complete
        sbb r14, 0x0               # x139 -= CF, complete

        /* complete: [x139, x138, x137] in [r14, rbp, rsi] */
        sub r12, rbx               # x128 -= x125, CF from x129, complete
        sbb r11, 0x0               # x129 -= CF, CF from x130, complete
        sbb rcx, 0x0               # x130 -= CF, CF from x131, complete
        sbb r9, 0x0                # x131 -= CF, CF from x132, complete
        sbb r10, 0x0               # x132 -= CF, complete

        /* complete: [x132, x131, x130, x129, x128, x127] in [r10, r9, rcx, r11, r12, -] */
        xor edx, edx               # CF = OF = 0
        adcx rdi, r12              # x140 += x128 (CF is 0), CF to x141
        adcx r8, r11               # x141 += x129 + CF, CF to x142
        adc rcx, [rsp-0x30]        # x142 += x130 + CF, CF to x143
        adcx r9, [rsp-0x10]        # x143 += x131 + CF, CF to x144
        adcx r10, [rsp-0x28]       # x144 += x132 + CF, CF to x145
        adc rax, [rsp-0x20]        # x145 += x134 + CF, CF to x153
        mov r11, [rsp-0x18]        # reload neg(x153)
        adc r11, 0x0               # neg(x153) += CF
        sub rdi, rsi               # x140 -= x137, CF from x141, complete
        sbb r8, rbp                # x141 -= x138 + CF, CF from x142, complete
        sbb rcx, r14               # x142 -= x139 + CF, CF from x143, complete
        sbb r9, 0x0                # x143 -= CF, CF from x144, complete
        sbb r10, 0x0               # x144 -= CF, CF from x145, complete
        sbb rax, 0x0               # x145 -= CF, CF from x153, complete

        /* complete: [x145, x144, x143, x142, x141, x140] in [rax, r10, r9, rcx, r8, rdi] */
        sbb r11, 0x0               # neg(x153) -= CF
        mov rsi, rdi               # copy x140
        mov edx, 0xffffffff        # constant 0xffffffff
        sub rsi, rdx               # x147 = x140 - 0xffffffff, CF from x148, complete
        mov rdx, r8                # copy x141
        movabs rbx, -0x100000000   # constant 0xffffffff00000000
        sbb rdx, rbx               # x148 = x141 - 0xffffffff00000000 - CF, CF from x149, complete
        mov rbx, rcx               # copy x142
        sbb rbx, -0x2              # x149 = x142 - 0xfffffffffffffffe - CF, CF from x150, complete
        mov rbp, r9                # copy x143
        sbb rbp, -0x1              # x150 = x143 - 0xffffffffffffffff - CF, CF from x151, complete
        mov r12, r10               # copy x144
        sbb r12, -0x1              # x151 = x144 - 0xffffffffffffffff - CF, CF from x152, complete
        mov r14, rax               # copy x145
        sbb r14, -0x1              # x152 = x145 - 0xffffffffffffffff - CF, CF from x153, complete

        /* complete: [x152, x151, x150, x149, x148, x147] in [r14, r12, rbp, rbx, rdx, rsi] */
        sbb r11, 0x0               # neg(x153) -= CF
        sub r13, r11               # x153 = 0 - neg(x153), complete
        bt r13d, 0x0               # CF = x153
        cmovc rbx, rcx             # x156 = x153 ? x142 : x149, x153 in CF
        cmovnc rdi, rsi            # x154 = x153 ? x140 : x147, x153 in CF
        mov r11, [rsp-0x8]         # reload pointer out1
        mov [r11], rdi             # out1[0] = x154
        mov [r11+0x10], rbx        # out1[2] = x156
        cmovnc r9, rbp             # x157 = x153 ? x143 : x150, x153 in CF
        mov [r11+0x18], r9         # out1[3] = x157
        cmovc rdx, r8              # x155 = x153 ? x141 : x148, x153 in CF
        mov [r11+0x8], rdx         # out1[1] = x155
        cmovc r14, rax             # x159 = x153 ? x145 : x152, x153 in CF
        mov [r11+0x28], r14        # out1[5] = x159
        cmovnc r10, r12            # x158 = x153 ? x144 : x151, x153 in CF
        mov [r11+0x20], r10        # out1[4] = x158

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
        .size   fe_p384_montgomery_square, .-fe_p384_montgomery_square
        .section .note.GNU-stack, "", @progbits
