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
 *   [rsp-0x10]  x40, then x42
 *   [rsp-0x18]  x39, then x148
 *   [rsp-0x20]  x41
 *   [rsp-0x28]  x150
 *   [rsp-0x30]  x151
 *   [rsp-0x38]  x51
 *   [rsp-0x40]  x44
 *   [rsp-0x48]  x43
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
 *   x61 = x39 + x39 + x50 (carry to x146)
 *   x146 = x40 + x40 + x51 + x140 (carry to x147)
 *   x147 = x41 + x41 + x52 + x141 (carry to x148)
 *   x148 = x42 + x42 + x53 + x142 (carry to x149)
 *   x149 = x43 + x43 + x54 + x143 (carry to x150)
 *   x150 = x44 + x44 + x55 + x144 (carry to x151)
 *   x151 = x56 + x145 (carry to x159)
 *   x153 = x146 - 0xffffffff (carry to x154)
 *   x154 = x147 - 0xffffffff00000000 (carry to x155)
 *   x155 = x148 - 0xfffffffffffffffe (carry to x156)
 *   x156 = x149 - 0xffffffffffffffff (carry to x157)
 *   x157 = x150 - 0xffffffffffffffff (carry to x158)
 *   x158 = x151 - 0xffffffffffffffff (carry to x159)
 *
 * 270 instructions; 77.5 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.707 [1.700, 1.711] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.670 [1.668, 1.674] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 19, 2026-11-27T15:25:52.147Z
 * ./fieldwright optimize --field p384-montgomery --op square --seed 19 --budget 32s --for latency --cpu 1
 * sha256 of the code: 729abb3bc953b50d70fc67a627d8e3353083e6c36cdd625228776a6d0a0afcb4
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

        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rax, r8, [rsi]        # x7:x6 = arg1[0]*arg1[1]
        mov rdx, [rsi+0x20]        # load arg1[4]
        mulx r9, r10, [rsi+0x10]   # x27:x26 = arg1[2]*arg1[4]
        mov rdx, [rsi]             # load arg1[0]
        mulx r11, rcx, [rsi+0x10]  # x9:x8 = arg1[0]*arg1[2]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rbx, rbp, [rsi+0x10]  # x17:x16 = arg1[1]*arg1[2]
        xor r12d, r12d             # CF = OF = 0
        adox rax, rcx              # x36 = x7 + x8 (OF is 0), OF to x37, complete
        adox r11, rbp              # x37 = x9 + x16 + OF, OF to x38
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rcx, rbp, [rsi]       # x11:x10 = arg1[0]*arg1[3]
        mulx r12, r13, [rsi+0x8]   # x19:x18 = arg1[1]*arg1[3]
        adox rcx, r13              # x38 = x18 + x11 + OF, OF to x39
        adcx r11, rbp              # x37 += x10 (CF is 0), CF to x38, complete
        adcx rbx, rcx              # x38 += x17 + CF, CF to x39
        mulx rcx, rbp, [rsi+0x10]  # x25:x24 = arg1[2]*arg1[3]
        adcx rbp, r12              # x39 = x19 + x24 + CF, CF to x40
        mov rdx, [rsi]             # load arg1[0]
        mulx r12, r13, [rsi+0x20]  # x13:x12 = arg1[0]*arg1[4]
        adcx rcx, [rip+.Lfe_p384_montgomery_square_c0] # x40 = x25 + CF, no carry
        adcx r13, rbx              # x38 += x12 (CF is 0), CF to x39, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rbx, r14, [rsi+0x20]  # x21:x20 = arg1[1]*arg1[4]
        adox r12, r14              # x39.2 = x20 + x13 + OF, OF to x40
        adcx r12, rbp              # x39 += x39.2 + CF, CF to x40
        adox rcx, rbx              # x40 += x21 + OF, OF to x41
        mulx rbx, rbp, [rsi+0x28]  # x23:x22 = arg1[1]*arg1[5]
        adcx rcx, rbp              # x40 += x22 + CF, CF to x41
        mov rdx, [rsi+0x28]        # load arg1[5]
        mulx rbp, r14, [rsi]       # x15:x14 = arg1[0]*arg1[5]
        adox rbx, [rip+.Lfe_p384_montgomery_square_c0] # x41 = x23 + OF, no carry
        adox r10, rbp              # x40.2 = x26 + x15 (OF is 0), OF to x41
        adcx rbx, [rip+.Lfe_p384_montgomery_square_c0] # x41 += CF, no carry
        adcx r12, r14              # x39 += x14 (CF is 0), CF to x40, complete
        mulx rbp, r14, [rsi+0x10]  # x29:x28 = arg1[2]*arg1[5]
        adcx rcx, r10              # x40 += x40.2 + CF, CF to x41, complete
        mov rdx, [rsi+0x18]        # load arg1[3]
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx r10, rdi, [rsi+0x20]  # x31:x30 = arg1[3]*arg1[4]
        adox rdi, r9               # x41.2 = x30 + x27 + OF, OF to x42
        mov [rsp-0x10], rcx        # spill x40
        mulx r9, rcx, [rsi+0x28]   # x33:x32 = arg1[3]*arg1[5]
        adcx rdi, r14              # x41.2 += x28 + CF, CF to x42
        mov rdx, [rsi+0x8]         # load arg1[1]
        mov [rsp-0x18], r12        # spill x39
        mulx r14, r12, rdx         # x48:x47 = arg1[1]*arg1[1]
        adcx rcx, [rip+.Lfe_p384_montgomery_square_c0] # x42 = x32 + CF, CF to x43
        adcx r9, [rip+.Lfe_p384_montgomery_square_c0] # x43 = x33 + CF, no carry
        adcx rbx, rdi              # x41 += x41.2 (CF is 0), CF to x42, complete
        mov rdx, [rsi+0x28]        # load arg1[5]
        mov [rsp-0x20], rbx        # spill x41
        mulx rdi, rbx, [rsi+0x20]  # x35:x34 = arg1[4]*arg1[5]
        adox rbp, rcx              # x42 += x29 + OF, OF to x43
        adox r9, rbx               # x43 += x34 + OF, OF to x44
        adcx rbp, r10              # x42 += x31 + CF, CF to x43, complete
        mulx r10, rcx, rdx         # x56:x55 = arg1[5]*arg1[5]
        adcx r9, [rip+.Lfe_p384_montgomery_square_c0] # x43 += CF, CF to x44, complete
        adcx rdi, [rip+.Lfe_p384_montgomery_square_c0] # x44 = x35 + CF, no carry
        adox rdi, [rip+.Lfe_p384_montgomery_square_c0] # x44 += OF, no carry, complete

        /* complete: [x44, x43, x42, x41, x40, x39, x38, x37, x36] in [rdi, r9, rbp, [rsp-0x20], [rsp-0x10], [rsp-0x18], r13, r11, rax] */
        add rcx, rdi               # x150 = x44 + x55, CF to x151
        mov rdx, [rsi]             # load arg1[0]
        mov [rsp-0x28], rcx        # spill x150
        mulx rbx, rcx, rdx         # x46:x45 = arg1[0]*arg1[0]
        adc r10, 0x0               # x151 = x56 + CF, no carry
        add r8, r8                 # x57 = x6 + x6, CF to x58
        adc r12, 0x0               # x58 = x47 + CF, CF to x59
        adc r14, 0x0               # x59 = x48 + CF, no carry
        add r8, rbx                # x57 += x46, CF to x58, complete
        mov rdx, [rsi+0x18]        # load arg1[3]
        mov [rsp-0x30], r10        # spill x151
        mulx rbx, r10, rdx         # x52:x51 = arg1[3]*arg1[3]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mov [rsp-0x38], r10        # spill x51
        mov [rsp-0x40], rdi        # spill x44
        mulx r10, rdi, rdx         # x50:x49 = arg1[2]*arg1[2]
        mov rdx, [rsi+0x20]        # load arg1[4]
        mulx rsi, rdx, rdx         # x54:x53 = arg1[4]*arg1[4]
        adc rax, rax               # x58.2 = x36 + x36 + CF, CF to x59
        adc r11, r11               # x59.2 = x37 + x37 + CF, CF to x60
        adc rdi, r13               # x60 = x38 + x49 + CF, CF to x61
        adc r10, [rsp-0x18]        # x61 = x50 + x39 + CF, CF to x146
        mov [rsp-0x48], r9         # spill x43
        mov r9, [rsp-0x10]         # reload x40
        adc r9, [rsp-0x10]         # x146 = x40 + x40 + CF, CF to x147
        adc rbx, [rsp-0x20]        # x147 = x41 + x52 + CF, CF to x148
        adc rdx, rbp               # x148 = x53 + x42 + CF, CF to x149
        adc rsi, 0x0               # x149 = x54 + CF, no carry
        add r12, rax               # x58 += x58.2, CF to x59, complete
        adcx r11, r14              # x59 += x59.2 + CF, CF to x60, complete
        adc rdi, r13               # x60 += x38 + CF, CF to x61, complete
        adcx r10, [rsp-0x18]       # x61 += x39 + CF, CF to x146, complete

        /* complete: [x61, x60, x59, x58, x57] in [r10, rdi, r11, r12, r8] */
        adc r9, 0x0                # x146 += CF, CF to x147
        adc rbx, 0x0               # x147 += CF, CF to x148
        adc rdx, 0x0               # x148 += CF, CF to x149
        adc rsi, 0x0               # x149 += CF, no carry
        mov rax, rcx               # copy x45
        shl rax, 0x20              # x68 = x45 << 32 mod 2^64
        lea rcx, [rcx+rax]         # x69 = x45 + x68 mod 2^64
        mov r13, rcx               # copy x69
        shr r13, 0x20              # x70 = x69 >> 32
        mov r14, rcx               # copy x69
        add r14, r13               # x73 = x70 + x69, CF to x74
        mov [rsp-0x18], rdx        # spill x148
        mov edx, 0x0               # begins x74 = CF
        adc rdx, 0x0               # x74 = CF
        cmp rcx, rax               # x69 - x68, of which only the borrow is kept, CF from x72
        sbb rax, r13               # x72 = x68 - x70 - CF, CF from x73, complete
        sbb r14, 0x0               # x73 -= CF, CF from x74, complete
        sbb rdx, 0x0               # x74 -= CF, complete

        /* complete: [x74, x73, x72] in [rdx, r14, rax] */
        sub r8, rax                # x75 = x57 - x72, CF from x76, complete
        sbb r12, r14               # x76 = x58 - x73 - CF, CF from x77, complete
        sbb r11, rdx               # x77 = x59 - x74 - CF, CF from x78, complete
        mov eax, 0x20              # constant 0x20
        shlx rdx, r8, rax          # x81 = x75 << 32 mod 2^64
        sbb rdi, 0x0               # x78 = x60 - CF, CF from x79, complete
        sbb r10, 0x0               # x79 = x61 - CF, CF from x80, complete
        sbb rcx, 0x0               # x80 = x69 - CF, complete

        /* complete: [x80, x79, x78, x77, x76, x75] in [rcx, r10, rdi, r11, r12, r8] */
        add r8, rdx                # x82 = x75 + x81 mod 2^64
        shrx r13, r8, rax          # x83 = x82 >> 32
        mov r14, r13               # copy x83
        add r14, r8                # x86 = x83 + x82, CF to x87
        mov [rsp-0x10], rbp        # spill x42
        mov ebp, 0x0               # begins x87 = CF
        adc rbp, 0x0               # x87 = CF
        cmp r8, rdx                # x82 - x81, of which only the borrow is kept, CF from x85
        sbb rdx, r13               # x85 = x81 - x83 - CF, CF from x86, complete
        sbb r14, 0x0               # x86 -= CF, CF from x87, complete
        sbb rbp, 0x0               # x87 -= CF, complete

        /* complete: [x87, x86, x85] in [rbp, r14, rdx] */
        sub r12, rdx               # x88 = x76 - x85, CF from x89, complete
        sbb r11, r14               # x89 = x77 - x86 - CF, CF from x90, complete
        sbb rdi, rbp               # x90 = x78 - x87 - CF, CF from x91, complete
        shlx rdx, r12, rax         # x94 = x88 << 32 mod 2^64
        lea rbp, [r12+rdx]         # x95 = x88 + x94 mod 2^64
        sbb r10, 0x0               # x91 = x79 - CF, CF from x92, complete
        sbb rcx, 0x0               # x92 = x80 - CF, CF from x93, complete
        sbb r8, 0x0                # x93 = x82 - CF, complete

        /* complete: [x93, x92, x91, x90, x89, x88] in [r8, rcx, r10, rdi, r11, r12] */
        mov r12, rbp               # copy x95
        shr r12, 0x20              # x96 = x95 >> 32
        mov r13, r12               # copy x96
        add r13, rbp               # x99 = x96 + x95, CF to x100
        mov r14d, 0x0              # begins x100 = CF
        adc r14, 0x0               # x100 = CF
        cmp rbp, rdx               # x95 - x94, of which only the borrow is kept, CF from x98
        sbb rdx, r12               # x98 = x94 - x96 - CF, CF from x99, complete
        sbb r13, 0x0               # x99 -= CF, CF from x100, complete
        sbb r14, 0x0               # x100 -= CF, complete

        /* complete: [x100, x99, x98] in [r14, r13, rdx] */
        sub r11, rdx               # x101 = x89 - x98, CF from x102, complete
        sbb rdi, r13               # x102 = x90 - x99 - CF, CF from x103, complete
        shlx rdx, r11, rax         # x107 = x101 << 32 mod 2^64
        lea r11, [r11+rdx]         # x108 = x101 + x107 mod 2^64
        sbb r10, r14               # x103 = x91 - x100 - CF, CF from x104, complete
        sbb rcx, 0x0               # x104 = x92 - CF, CF from x105, complete
        sbb r8, 0x0                # x105 = x93 - CF, CF from x106, complete
        sbb rbp, 0x0               # x106 = x95 - CF, complete

        /* complete: [x106, x105, x104, x103, x102, x101] in [rbp, r8, rcx, r10, rdi, -] */
        mov r12, r11               # copy x108
        shr r12, 0x20              # x109 = x108 >> 32
        xor r13d, r13d             # CF = OF = 0
        mov r13, r11               # copy x108
        adcx r13, r12              # x112 = x109 + x108 (CF is 0), CF to x113
        mov r14d, 0x0              # begins x113 = CF
        adc r14, 0x0               # x113 = CF
        cmp r11, rdx               # x108 - x107, of which only the borrow is kept, CF from x111
        sbb rdx, r12               # x111 = x107 - x109 - CF, CF from x112, complete
        sbb r13, 0x0               # x112 -= CF, CF from x113, complete
        sbb r14, 0x0               # x113 -= CF, complete

        /* complete: [x113, x112, x111] in [r14, r13, rdx] */
        sub rdi, rdx               # x114 = x102 - x111, CF from x115, complete
        sbb r10, r13               # x115 = x103 - x112 - CF, CF from x116, complete
        sbb rcx, r14               # x116 = x104 - x113 - CF, CF from x117, complete
        sbb r8, 0x0                # x117 = x105 - CF, CF from x118, complete
        sbb rbp, 0x0               # x118 = x106 - CF, CF from x119, complete
        sbb r11, 0x0               # x119 = x108 - CF, complete

        /* complete: [x119, x118, x117, x116, x115, x114] in [r11, rbp, r8, rcx, r10, rdi] */
        mov rdx, rdi               # copy x114
        shl rdx, 0x20              # x120 = x114 << 32 mod 2^64
        lea rdi, [rdi+rdx]         # x121 = x114 + x120 mod 2^64
        shrx rax, rdi, rax         # x122 = x121 >> 32
        xor r12d, r12d             # CF = OF = 0
        mov r12, rax               # copy x122
        adcx r12, rdi              # x125 = x122 + x121 (CF is 0), CF to x126
        mov r13d, 0x0              # begins x126 = CF
        adc r13, 0x0               # x126 = CF
        mov r14, rdi               # copy x121
        sub r14, rdx               # x123 = x121 - x120, CF from x124
        sbb rdx, rax               # x124 = x120 - x122 - CF, CF from x125, complete
        sbb r12, 0x0               # x125 -= CF, CF from x126, complete
        sbb r13, 0x0               # x126 -= CF, complete

        /* complete: [x126, x125, x124] in [r13, r12, rdx] */
        sub r10, rdx               # x127 = x115 - x124, CF from x128, complete
        sbb rcx, r12               # x128 = x116 - x125 - CF, CF from x129, complete
        sbb r8, r13                # x129 = x117 - x126 - CF, CF from x130, complete
        sbb rbp, 0x0               # x130 = x118 - CF, CF from x131, complete
        sbb r11, 0x0               # x131 = x119 - CF, CF from x132, complete
        sbb rdi, 0x0               # x132 = x121 - CF, complete

        /* complete: [x132, x131, x130, x129, x128, x127] in [rdi, r11, rbp, r8, rcx, r10] */
        mov rax, r10               # copy x127
        shl rax, 0x20              # x133 = x127 << 32 mod 2^64
        add r10, rax               # x134 = x127 + x133 mod 2^64
        mov rdx, r10               # copy x134
        shr rdx, 0x20              # x135 = x134 >> 32
        mov r12, rdx               # copy x135
        add r12, r10               # x138 = x135 + x134, CF to x139
        mov r13d, 0x0              # begins x139 = CF
        adc r13, 0x0               # x139 = CF
        cmp r10, rax               # x134 - x133, of which only the borrow is kept, CF from x137
        sbb rax, rdx               # x137 = x133 - x135 - CF, CF from x138, complete
        sbb r12, 0x0               # x138 -= CF, CF from x139, complete
        sbb r13, 0x0               # x139 -= CF, complete

        /* complete: [x139, x138, x137] in [r13, r12, rax] */
        sub rcx, rax               # x140 = x128 - x137, CF from x141, complete
        sbb r8, r12                # x141 = x129 - x138 - CF, CF from x142, complete
        sbb rbp, r13               # x142 = x130 - x139 - CF, CF from x143, complete
        sbb r11, 0x0               # x143 = x131 - CF, CF from x144, complete
        sbb rdi, 0x0               # x144 = x132 - CF, CF from x145, complete
        sbb r10, 0x0               # x145 = x134 - CF, complete

        /* complete: [x145, x144, x143, x142, x141, x140] in [r10, rdi, r11, rbp, r8, rcx] */
        add rsi, [rsp-0x48]        # x149 += x43, CF to x150
        mov rax, [rsp-0x40]        # reload x44
        adc rax, [rsp-0x28]        # x150 += x44 + CF, CF to x151
        adc r10, [rsp-0x30]        # x151 += x145 + CF, CF to x159
        mov edx, 0x0               # begins neg(x159) = CF
        adc rdx, 0x0               # neg(x159) = CF
        add r9, [rsp-0x38]         # x146 += x51, CF to x147
        adc rbx, [rsp-0x20]        # x147 += x41 + CF, CF to x148
        mov r12, [rsp-0x18]        # reload x148
        adc r12, [rsp-0x10]        # x148 += x42 + CF, CF to x149
        adcx rsi, r11              # x149 += x143 + CF, CF to x150
        adc rax, 0x0               # x150 += CF, CF to x151
        adc r10, 0x0               # x151 += CF, CF to x159
        adc rdx, 0x0               # neg(x159) += CF
        add rcx, r9                # x146 += x140, CF to x147, complete
        adc rbx, r8                # x147 += x141 + CF, CF to x148, complete
        adcx r12, rbp              # x148 += x142 + CF, CF to x149, complete
        adc rsi, [rsp-0x48]        # x149 += x43 + CF, CF to x150, complete
        adc rax, rdi               # x150 += x144 + CF, CF to x151, complete
        adc r10, 0x0               # x151 += CF, CF to x159, complete

        /* complete: [x151, x150, x149, x148, x147, x146] in [r10, rax, rsi, r12, rbx, rcx] */
        adc rdx, 0x0               # neg(x159) += CF
        mov r8, rcx                # copy x146
        sub r8, [rip+.Lfe_p384_montgomery_square_c1] # x153 = x146 - 0xffffffff, CF from x154, complete
        mov r9, rbx                # copy x147
        sbb r9, [rip+.Lfe_p384_montgomery_square_c2] # x154 = x147 - 0xffffffff00000000 - CF, CF from x155, complete
        mov r11, r12               # copy x148
        sbb r11, -0x2              # x155 = x148 - 0xfffffffffffffffe - CF, CF from x156, complete
        mov rdi, rsi               # copy x149
        sbb rdi, -0x1              # x156 = x149 - 0xffffffffffffffff - CF, CF from x157, complete
        mov rbp, rax               # copy x150
        sbb rbp, -0x1              # x157 = x150 - 0xffffffffffffffff - CF, CF from x158, complete
        mov r13, r10               # copy x151
        sbb r13, -0x1              # x158 = x151 - 0xffffffffffffffff - CF, CF from x159, complete

        /* complete: [x158, x157, x156, x155, x154, x153] in [r13, rbp, rdi, r11, r9, r8] */
        sbb rdx, 0x0               # neg(x159) -= CF, CF = x159
        cmovc r11, r12             # x162 = x159 ? x148 : x155, x159 in CF
        mov rdx, [rsp-0x8]         # reload pointer out1
        mov [rdx+0x10], r11        # out1[2] = x162
        cmovc r8, rcx              # x160 = x159 ? x146 : x153, x159 in CF
        cmovc rbp, rax             # x164 = x159 ? x150 : x157, x159 in CF
        cmovc r9, rbx              # x161 = x159 ? x147 : x154, x159 in CF
        mov [rdx], r8              # out1[0] = x160
        mov [rdx+0x8], r9          # out1[1] = x161
        mov [rdx+0x20], rbp        # out1[4] = x164
        cmovc r13, r10             # x165 = x159 ? x151 : x158, x159 in CF
        cmovc rdi, rsi             # x163 = x159 ? x149 : x156, x159 in CF
        mov [rdx+0x18], rdi        # out1[3] = x163
        mov [rdx+0x28], r13        # out1[5] = x165

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
