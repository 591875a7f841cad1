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
 *   [rsp-0x10]  x6
 *   [rsp-0x18]  x11
 *   [rsp-0x20]  x19
 *   [rsp-0x28]  x55
 *   [rsp-0x30]  x36, then x58, then x149
 *   [rsp-0x38]  x56
 *   [rsp-0x40]  x28
 *   [rsp-0x48]  x20
 *   [rsp-0x50]  x48, then x59, then x150
 *   [rsp-0x58]  x47
 *   [rsp-0x60]  x46, then x70, then x147
 *   [rsp-0x68]  x68, then x148
 *   [rsp-0x70]  x18
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
 * 296 instructions; 86.7 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.459 [1.459, 1.460] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.675 [1.675, 1.675] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 d03e5463e3bd1a20dda4ab6d993bdf0d6833f5c9e7d1f141b932885b05c634e3
 * found by Fieldwright, seed 31, 2026-12-01T06:13:02.743Z
 * ./fieldwright optimize --field p384-montgomery --op square --seed 31 --budget 13s --for latency --resume --cpu 1
 * sha256 of the code: 5a11dbdbb9c866bbaa153575d1996e575333d9869670a15f51baa73e8dc09a02
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

        mov rdx, [rsi+0x20]        # load arg1[4]
        mulx rax, r8, [rsi]        # x13:x12 = arg1[0]*arg1[4]
        mov rdx, [rsi]             # load arg1[0]
        mulx r9, r10, [rsi+0x28]   # x15:x14 = arg1[0]*arg1[5]
        mulx r11, rcx, [rsi+0x8]   # x7:x6 = arg1[0]*arg1[1]
        mulx rbx, rbp, [rsi+0x10]  # x9:x8 = arg1[0]*arg1[2]
        mulx r12, r13, [rsi+0x18]  # x11:x10 = arg1[0]*arg1[3]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx r14, rdi, [rsi+0x10]  # x17:x16 = arg1[1]*arg1[2]
        mov [rsp-0x10], rcx        # spill x6
        mov [rsp-0x18], r12        # spill x11
        mulx rcx, r12, [rsi+0x18]  # x19:x18 = arg1[1]*arg1[3]
        mov [rsp-0x20], rcx        # spill x19
        xor ecx, ecx               # CF = OF = 0
        adox r11, rbp              # x36 = x8 + x7 (OF is 0), OF to x37, complete
        mov rdx, [rsi+0x28]        # load arg1[5]
        mulx rcx, rbp, rdx         # x56:x55 = arg1[5]*arg1[5]
        adox rdi, r13              # x37 = x16 + x10 + OF, OF to x38
        adox r14, r8               # x38 = x17 + x12 + OF, OF to x39
        mulx r8, r13, [rsi+0x10]   # x29:x28 = arg1[2]*arg1[5]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mov [rsp-0x28], rbp        # spill x55
        mov [rsp-0x30], r11        # spill x36
        mulx rbp, r11, [rsi+0x20]  # x21:x20 = arg1[1]*arg1[4]
        mov [rsp-0x38], rcx        # spill x56
        mov [rsp-0x40], r13        # spill x28
        mulx rcx, r13, [rsi+0x28]  # x23:x22 = arg1[1]*arg1[5]
        adox rax, r10              # x39 = x13 + x14 + OF, OF to x40
        mov [rsp-0x48], r11        # spill x20
        mulx r10, r11, rdx         # x48:x47 = arg1[1]*arg1[1]
        mov rdx, [rsi]             # load arg1[0]
        mov [rsp-0x50], r10        # spill x48
        mov [rsp-0x58], r11        # spill x47
        mulx r10, r11, rdx         # x46:x45 = arg1[0]*arg1[0]
        adox r13, [rip+.Lfe_p384_montgomery_square_c0] # x40 = x22 + OF, OF to x41
        adox rcx, [rip+.Lfe_p384_montgomery_square_c0] # x41 = x23 + OF, no carry
        mov [rsp-0x60], r10        # spill x46
        mov r10, r11               # copy x45
        shl r10, 0x20              # x68 = x45 << 32 mod 2^64
        add r11, r10               # x69 = x45 + x68 mod 2^64
        mov rdx, [rsi+0x20]        # load arg1[4]
        mov [rsp-0x68], r10        # spill x68
        mov [rsp-0x70], r12        # spill x18
        mulx r10, r12, [rsi+0x10]  # x27:x26 = arg1[2]*arg1[4]
        add r9, r12                # x40.2 = x26 + x15, CF to x41
        adc r10, 0x0               # x41.2 = x27 + CF, no carry
        add r13, rbp               # x40 += x21, CF to x41
        adc r10, 0x0               # x41.2 += CF, CF to x42
        adc r8, 0x0                # x42 = x29 + CF, no carry
        adcx r9, r13               # x40 += x40.2 (CF is 0), CF to x41
        adcx rcx, r10              # x41 += x41.2 + CF, CF to x42
        adc r8, 0x0                # x42 += CF, no carry
        mov r10, r11               # copy x69
        shr r10, 0x20              # x70 = x69 >> 32
        mulx rbp, r12, [rsi+0x18]  # x31:x30 = arg1[3]*arg1[4]
        add rbx, rdi               # x37 += x9, CF to x38, complete
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rdi, r13, [rsi+0x10]  # x25:x24 = arg1[2]*arg1[3]
        adc r14, [rsp-0x18]        # x38 += x11 + CF, CF to x39
        adc r13, rax               # x39 += x24 + CF, CF to x40
        adc rdi, 0x0               # x40.2 = x25 + CF, no carry
        xor eax, eax               # CF = OF = 0
        adcx r14, [rsp-0x70]       # x38 += x18 (CF is 0), CF to x39, complete
        adc r13, [rsp-0x20]        # x39 += x19 + CF, CF to x40
        adc rdi, 0x0               # x40.2 += CF, CF to x41
        adc r12, 0x0               # x41.2 = x30 + CF, CF to x42
        adc rbp, 0x0               # x42.2 = x31 + CF, no carry
        add r13, [rsp-0x48]        # x39 += x20, CF to x40, complete
        adcx rdi, r9               # x40 += x40.2 + CF, CF to x41, complete
        adcx rcx, r12              # x41 += x41.2 + CF, CF to x42
        adc rbp, 0x0               # x42.2 += CF, no carry
        xor eax, eax               # CF = OF = 0
        adcx rcx, [rsp-0x40]       # x41 += x28 (CF is 0), CF to x42, complete
        mulx rax, r9, [rsi+0x28]   # x33:x32 = arg1[3]*arg1[5]
        adcx r8, rbp               # x42 += x42.2 + CF, CF to x43
        mov rdx, [rsi+0x28]        # load arg1[5]
        mulx rbp, r12, [rsi+0x20]  # x35:x34 = arg1[4]*arg1[5]
        adc rax, r12               # x43 = x33 + x34 + CF, CF to x44
        adc rbp, 0x0               # x44 = x35 + CF, no carry
        add r9, r8                 # x42 += x32, CF to x43, complete
        adc rax, 0x0               # x43 += CF, CF to x44, complete
        adc rbp, 0x0               # x44 += CF, no carry, complete

        /* complete: [x44, x43, x42, x41, x40, x39, x38, x37, x36] in [rbp, rax, r9, rcx, rdi, r13, r14, rbx, [rsp-0x30]] */
        add rbp, rbp               # x150 = x44 + x44, CF to x151
        mov r8, [rsp-0x38]         # reload x56
        adc r8, 0x0                # x151 = x56 + CF, no carry
        mov r12, [rsp-0x10]        # reload x6
        add r12, [rsp-0x60]        # x57 = x6 + x46, CF to x58
        mov [rsp-0x60], r10        # spill x70
        mov r10, [rsp-0x30]        # reload x36
        adcx r10, [rsp-0x58]       # x58 = x36 + x47 + CF, CF to x59
        adcx rbx, rbx              # x59 = x37 + x37 + CF, CF to x60
        adc r14, r14               # x60 = x38 + x38 + CF, CF to x61
        adcx r13, r13              # x61 = x39 + x39 + CF, CF to x146
        adcx rdi, rdi              # x146 = x40 + x40 + CF, CF to x147
        adcx rcx, rcx              # x147 = x41 + x41 + CF, CF to x148
        adc r9, r9                 # x148 = x42 + x42 + CF, CF to x149
        adcx rax, rax              # x149 = x43 + x43 + CF, CF to x150
        adc rbp, 0x0               # x150 += CF, CF to x151
        adc r8, 0x0                # x151 += CF, no carry
        add r12, [rsp-0x10]        # x57 += x6, CF to x58, complete
        adc r10, [rsp-0x30]        # x58 += x36 + CF, CF to x59, complete
        adc rbx, [rsp-0x50]        # x59 += x48 + CF, CF to x60, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mov [rsp-0x50], rbx        # spill x59
        mov [rsp-0x30], r10        # spill x58
        mulx rbx, r10, rdx         # x50:x49 = arg1[2]*arg1[2]
        adc r14, r10               # x60 += x49 + CF, CF to x61, complete
        adcx r13, rbx              # x61 += x50 + CF, CF to x146, complete

        /* complete: [x61, x60, x59, x58, x57] in [r13, r14, [rsp-0x50], [rsp-0x30], r12] */
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r10, rbx, rdx         # x52:x51 = arg1[3]*arg1[3]
        adcx rbx, rdi              # x146 += x51 + CF, CF to x147
        adc r10, rcx               # x147 += x52 + CF, CF to x148
        mov rdx, [rsi+0x20]        # load arg1[4]
        mulx rcx, rdi, rdx         # x54:x53 = arg1[4]*arg1[4]
        adcx r9, rdi               # x148 += x53 + CF, CF to x149
        adc rax, rcx               # x149 += x54 + CF, CF to x150
        adc rbp, [rsp-0x28]        # x150 += x55 + CF, CF to x151
        adc r8, 0x0                # x151 += CF, CF to x159
        mov ecx, 0x0               # begins neg(x159) = CF
        adc rcx, 0x0               # neg(x159) = CF
        mov rdi, r11               # copy x69
        add rdi, [rsp-0x60]        # x73 = x70 + x69, CF to x74
        mov esi, 0x0               # begins x74 = CF
        adc rsi, 0x0               # x74 = CF
        mov rdx, r11               # copy x69
        sub rdx, [rsp-0x68]        # x71 = x69 - x68, CF from x72
        mov rdx, [rsp-0x68]        # reload x68
        sbb rdx, [rsp-0x60]        # x72 = x68 - x70 - CF, CF from x73, complete
        sbb rdi, 0x0               # x73 -= CF, CF from x74, complete
        sbb rsi, 0x0               # x74 -= CF, complete

        /* complete: [x74, x73, x72] in [rsi, rdi, rdx] */
        sub r12, rdx               # x75 = x57 - x72, CF from x76, complete
        mov rdx, [rsp-0x30]        # reload x58
        sbb rdx, rdi               # x76 = x58 - x73 - CF, CF from x77, complete
        mov rdi, [rsp-0x50]        # reload x59
        sbb rdi, rsi               # x77 = x59 - x74 - CF, CF from x78, complete
        sbb r14, 0x0               # x78 = x60 - CF, CF from x79, complete
        sbb r13, 0x0               # x79 = x61 - CF, CF from x80, complete
        sbb r11, 0x0               # x80 = x69 - CF, complete

        /* complete: [x80, x79, x78, x77, x76, x75] in [r11, r13, r14, rdi, rdx, r12] */
        mov rsi, r12               # copy x75
        shl rsi, 0x20              # x81 = x75 << 32 mod 2^64
        lea r12, [r12+rsi]         # x82 = x75 + x81 mod 2^64
        mov [rsp-0x50], rbp        # spill x150
        mov rbp, r12               # copy x82
        shr rbp, 0x20              # x83 = x82 >> 32
        mov [rsp-0x30], rax        # spill x149
        mov rax, r12               # copy x82
        add rax, rbp               # x86 = x83 + x82, CF to x87
        mov [rsp-0x68], r9         # spill x148
        mov r9d, 0x0               # begins x87 = CF
        adc r9, 0x0                # x87 = CF
        mov [rsp-0x60], r10        # spill x147
        mov r10, r12               # copy x82
        sub r10, rsi               # x84 = x82 - x81, CF from x85
        sbb rsi, rbp               # x85 = x81 - x83 - CF, CF from x86, complete
        sbb rax, 0x0               # x86 -= CF, CF from x87, complete
        sbb r9, 0x0                # x87 -= CF, complete

        /* complete: [x87, x86, x85] in [r9, rax, rsi] */
        sub rdx, rsi               # x88 = x76 - x85, CF from x89, complete
        sbb rdi, rax               # x89 = x77 - x86 - CF, CF from x90, complete
        sbb r14, r9                # x90 = x78 - x87 - CF, CF from x91, complete
        sbb r13, 0x0               # x91 = x79 - CF, CF from x92, complete
        sbb r11, 0x0               # x92 = x80 - CF, CF from x93, complete
        sbb r12, 0x0               # x93 = x82 - CF, complete

        /* complete: [x93, x92, x91, x90, x89, x88] in [r12, r11, r13, r14, rdi, rdx] */
        mov rax, rdx               # copy x88
        shl rax, 0x20              # x94 = x88 << 32 mod 2^64
        lea r9, [rdx+rax]          # x95 = x88 + x94 mod 2^64
        mov r10, r9                # copy x95
        shr r10, 0x20              # x96 = x95 >> 32
        mov rsi, r9                # copy x95
        add rsi, r10               # x99 = x96 + x95, CF to x100
        mov edx, 0x0               # begins x100 = CF
        adc rdx, 0x0               # x100 = CF
        cmp r9, rax                # x95 - x94, of which only the borrow is kept, CF from x98
        sbb rax, r10               # x98 = x94 - x96 - CF, CF from x99, complete
        sbb rsi, 0x0               # x99 -= CF, CF from x100, complete
        sbb rdx, 0x0               # x100 -= CF, complete

        /* complete: [x100, x99, x98] in [rdx, rsi, rax] */
        sub rdi, rax               # x101 = x89 - x98, CF from x102, complete
        sbb r14, rsi               # x102 = x90 - x99 - CF, CF from x103, complete
        sbb r13, rdx               # x103 = x91 - x100 - CF, CF from x104, complete
        sbb r11, 0x0               # x104 = x92 - CF, CF from x105, complete
        sbb r12, 0x0               # x105 = x93 - CF, CF from x106, complete
        sbb r9, 0x0                # x106 = x95 - CF, complete

        /* complete: [x106, x105, x104, x103, x102, x101] in [r9, r12, r11, r13, r14, rdi] */
        mov rax, rdi               # copy x101
        shl rax, 0x20              # x107 = x101 << 32 mod 2^64
        add rdi, rax               # x108 = x101 + x107 mod 2^64
        mov r10, rdi               # copy x108
        shr r10, 0x20              # x109 = x108 >> 32
        mov rsi, r10               # copy x109
        add rsi, rdi               # x112 = x109 + x108, CF to x113
        mov edx, 0x0               # begins x113 = CF
        adc rdx, 0x0               # x113 = CF
        cmp rdi, rax               # x108 - x107, of which only the borrow is kept, CF from x111
        sbb rax, r10               # x111 = x107 - x109 - CF, CF from x112, complete
        sbb rsi, 0x0               # x112 -= CF, CF from x113, complete
        sbb rdx, 0x0               # x113 -= CF, complete

        /* complete: [x113, x112, x111] in [rdx, rsi, rax] */
        sub r14, rax               # x114 = x102 - x111, CF from x115, complete
        sbb r13, rsi               # x115 = x103 - x112 - CF, CF from x116, complete
        sbb r11, rdx               # x116 = x104 - x113 - CF, CF from x117, complete
        sbb r12, 0x0               # x117 = x105 - CF, CF from x118, complete
        sbb r9, 0x0                # x118 = x106 - CF, CF from x119, complete
        sbb rdi, 0x0               # x119 = x108 - CF, complete

        /* complete: [x119, x118, x117, x116, x115, x114] in [rdi, r9, r12, r11, r13, r14] */
        mov rax, r14               # copy x114
        shl rax, 0x20              # x120 = x114 << 32 mod 2^64
        lea r10, [r14+rax]         # x121 = x114 + x120 mod 2^64
        mov rsi, r10               # copy x121
        shr rsi, 0x20              # x122 = x121 >> 32
        mov rdx, rsi               # copy x122
        add rdx, r10               # x125 = x122 + x121, CF to x126
        mov ebp, 0x0               # begins x126 = CF
        adc rbp, 0x0               # x126 = CF
        cmp r10, rax               # x121 - x120, of which only the borrow is kept, CF from x124
        sbb rax, rsi               # x124 = x120 - x122 - CF, CF from x125, complete
        sbb rdx, 0x0               # x125 -= CF, CF from x126, complete
        sbb rbp, 0x0               # x126 -= CF, complete

        /* complete: [x126, x125, x124] in [rbp, rdx, rax] */
        sub r13, rax               # x127 = x115 - x124, CF from x128, complete
        sbb r11, rdx               # x128 = x116 - x125 - CF, CF from x129, complete
        sbb r12, rbp               # x129 = x117 - x126 - CF, CF from x130, complete
        sbb r9, 0x0                # x130 = x118 - CF, CF from x131, complete
        sbb rdi, 0x0               # x131 = x119 - CF, CF from x132, complete
        sbb r10, 0x0               # x132 = x121 - CF, complete

        /* complete: [x132, x131, x130, x129, x128, x127] in [r10, rdi, r9, r12, r11, r13] */
        mov rax, r13               # copy x127
        shl rax, 0x20              # x133 = x127 << 32 mod 2^64
        lea rsi, [rax+r13]         # x134 = x127 + x133 mod 2^64
        mov rdx, rsi               # copy x134
        shr rdx, 0x20              # x135 = x134 >> 32
        cmp rsi, rax               # x134 - x133, of which only the borrow is kept, CF from x137
        sbb rax, rdx               # x137 = x133 - x135 - CF, CF from x138, complete
        sbb rdx, 0x0               # x138 = x135 - CF, CF from x139
        mov ebp, 0x0               # begins neg(x139) = CF
        adc rbp, 0x0               # neg(x139) = CF
        sub r11, rax               # x140 = x128 - x137, CF from x141, complete
        sbb r12, 0x0               # x141 = x129 - CF, CF from x142
        sbb r9, 0x0                # x142 = x130 - CF, CF from x143
        sbb rdi, 0x0               # x143 = x131 - CF, CF from x144
        sbb r10, 0x0               # x144 = x132 - CF, CF from x145
        mov rax, rsi               # copy x134
        sbb rax, 0x0               # x145 = x134 - CF
        add rdx, rsi               # x138 += x134, CF to x139, complete
        sbb rbp, 0x0               # neg(x139) -= CF
        sub r12, rdx               # x141 -= x138, CF from x142, complete
        sbb r9, 0x0                # x142 -= CF, CF from x143
        sbb rdi, 0x0               # x143 -= CF, CF from x144
        sbb r10, 0x0               # x144 -= CF, CF from x145
        sbb rax, 0x0               # x145 -= CF
        mov esi, 0x0               # constant 0
        sub rsi, rbp               # x139 = 0 - neg(x139), complete

        /* complete: [x139, x138, x137] in [rsi, rdx, -] */
        sub r9, rsi                # x142 -= x139, CF from x143, complete
        sbb rdi, 0x0               # x143 -= CF, CF from x144, complete
        sbb r10, 0x0               # x144 -= CF, CF from x145, complete
        sbb rax, 0x0               # x145 -= CF, complete

        /* complete: [x145, x144, x143, x142, x141, x140] in [rax, r10, rdi, r9, r12, r11] */
        add rax, r8                # x151 += x145, CF to x159
        adc rcx, 0x0               # neg(x159) += CF
        add r11, rbx               # x146 += x140, CF to x147, complete
        adc r12, [rsp-0x60]        # x147 += x141 + CF, CF to x148, complete
        adc r9, [rsp-0x68]         # x148 += x142 + CF, CF to x149, complete
        adcx rdi, [rsp-0x30]       # x149 += x143 + CF, CF to x150, complete
        adcx r10, [rsp-0x50]       # x150 += x144 + CF, CF to x151, complete
        adc rax, 0x0               # x151 += CF, CF to x159, complete

        /* complete: [x151, x150, x149, x148, x147, x146] in [rax, r10, rdi, r9, r12, r11] */
        adc rcx, 0x0               # neg(x159) += CF
        mov r8, r11                # copy x146
        sub r8, [rip+.Lfe_p384_montgomery_square_c1] # x153 = x146 - 0xffffffff, CF from x154, complete
        mov rsi, r12               # copy x147
        sbb rsi, [rip+.Lfe_p384_montgomery_square_c2] # x154 = x147 - 0xffffffff00000000 - CF, CF from x155, complete
        mov rdx, r9                # copy x148
        sbb rdx, -0x2              # x155 = x148 - 0xfffffffffffffffe - CF, CF from x156, complete
        mov rbx, rdi               # copy x149
        sbb rbx, -0x1              # x156 = x149 - 0xffffffffffffffff - CF, CF from x157, complete
        mov rbp, r10               # copy x150
        sbb rbp, -0x1              # x157 = x150 - 0xffffffffffffffff - CF, CF from x158, complete
        mov r13, rax               # copy x151
        sbb r13, -0x1              # x158 = x151 - 0xffffffffffffffff - CF, CF from x159, complete

        /* complete: [x158, x157, x156, x155, x154, x153] in [r13, rbp, rbx, rdx, rsi, r8] */
        sbb rcx, 0x0               # neg(x159) -= CF, CF = x159
        cmovc r13, rax             # x165 = x159 ? x151 : x158, x159 in CF
        cmovc rbx, rdi             # x163 = x159 ? x149 : x156, x159 in CF
        mov rax, [rsp-0x8]         # reload pointer out1
        mov [rax+0x18], rbx        # out1[3] = x163
        cmovnc r10, rbp            # x164 = x159 ? x150 : x157, x159 in CF
        mov [rax+0x20], r10        # out1[4] = x164
        mov [rax+0x28], r13        # out1[5] = x165
        cmovc rsi, r12             # x161 = x159 ? x147 : x154, x159 in CF
        mov [rax+0x8], rsi         # out1[1] = x161
        cmovnc r11, r8             # x160 = x159 ? x146 : x153, x159 in CF
        cmovnc r9, rdx             # x162 = x159 ? x148 : x155, x159 in CF
        mov [rax+0x10], r9         # out1[2] = x162
        mov [rax], r11             # out1[0] = x160

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
