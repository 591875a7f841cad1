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
 *   [rsp-0x10]  x68, then x153
 *   [rsp-0x18]  x72, then x154
 *   [rsp-0x20]  x71, then x157
 *   [rsp-0x28]  x45, then x42
 *   [rsp-0x30]  x46
 *   [rsp-0x38]  x10, then x50
 *   [rsp-0x40]  x74, then x152
 *   [rsp-0x48]  x73, then x155
 *   [rsp-0x50]  x52, then x43
 *   [rsp-0x58]  x51, then x40
 *   [rsp-0x60]  x36
 *   [rsp-0x68]  x6
 *   [rsp-0x70]  x49
 *   [rsp-0x78]  x44
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
 *   x61 = x39 + x39 + x50 (carry to x152)
 *   x152 = x40 + x40 + x51 + x146 (carry to x153)
 *   x153 = x41 + x41 + x52 + x147 (carry to x154)
 *   x154 = x42 + x42 + x53 + x148 (carry to x155)
 *   x155 = x43 + x43 + x54 + x149 (carry to x156)
 *   x156 = x44 + x44 + x55 + x150 (carry to x157)
 *   x157 = x56 + x151 (carry to x165)
 *   x159 = x152 - 0xffffffff (carry to x160)
 *   x160 = x153 - 0xffffffff00000000 (carry to x161)
 *   x161 = x154 - 0xfffffffffffffffe (carry to x162)
 *   x162 = x155 - 0xffffffffffffffff (carry to x163)
 *   x163 = x156 - 0xffffffffffffffff (carry to x164)
 *   x164 = x157 - 0xffffffffffffffff (carry to x165)
 *
 * 327 instructions; 80.2 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.587 [1.587, 1.587] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.436 [1.436, 1.437] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 3, 2026-11-23T07:55:16.780Z
 * npm run optimize -- --field p384-montgomery --op square --seed 3 --budget 70s --variant shifted-apart
 * sha256 of the code: 22f75986917a28295abc757a7e809becd2394fd6cf1afc2e587b63b480d0a7d8
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
        mulx rax, r8, rdx          # x46:x45 = arg1[0]*arg1[0]
        mov r9, r8                 # copy x45
        movabs r10, 0x100000001    # constant 0x100000001
        imul r9, r10               # x68 = x45*0x100000001 mod 2^64
        mulx r11, rcx, [rsi+0x28]  # x15:x14 = arg1[0]*arg1[5]
        mov rbx, r9                # copy x68
        shl rbx, 0x20              # x69 = x68 << 32 mod 2^64
        mov rbp, r9                # copy x68
        shr rbp, 0x20              # x70 = x68 >> 32
        mov r12, r9                # copy x68
        add r12, rbp               # x73 = x70 + x68, CF to x74
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r13, r14, [rsi+0x8]   # x17:x16 = arg1[1]*arg1[2]
        mov r15d, 0x0              # begins x74 = CF
        adc r15, 0x0               # x74 = CF
        mov [rsp-0x8], rdi         # spill pointer out1
        mov rdi, r9                # copy x68
        sub rdi, rbx               # x71 = x68 - x69, CF from x72, complete
        sbb rbx, rbp               # x72 = x69 - x70 - CF, CF from x73, complete
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rbp, r10, [rsi]       # x11:x10 = arg1[0]*arg1[3]
        mov rdx, [rsi]             # load arg1[0]
        mov [rsp-0x10], r9         # spill x68
        mov [rsp-0x18], rbx        # spill x72
        mulx r9, rbx, [rsi+0x10]   # x9:x8 = arg1[0]*arg1[2]
        mov [rsp-0x20], rdi        # spill x71
        mov [rsp-0x28], r8         # spill x45
        mulx rdi, r8, [rsi+0x20]   # x13:x12 = arg1[0]*arg1[4]
        mov [rsp-0x30], rax        # spill x46
        mov [rsp-0x38], r10        # spill x10
        mulx rax, r10, [rsi+0x8]   # x7:x6 = arg1[0]*arg1[1]
        sbb r12, 0x0               # x73 -= CF, CF from x74, complete
        sbb r15, 0x0               # x74 -= CF, complete

        /* complete: [x74, x73, x72, x71] in [r15, r12, [rsp-0x18], [rsp-0x20]] */
        mov [rsp-0x40], r15        # spill x74
        xor r15d, r15d             # CF = OF = 0
        adox rbx, rax              # x36 = x7 + x8 (OF is 0), OF to x37, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rax, r15, [rsi+0x18]  # x19:x18 = arg1[1]*arg1[3]
        adcx rbp, r13              # x38 = x17 + x11 (CF is 0), CF to x39
        adox r14, r9               # x37 = x16 + x9 + OF, OF to x38
        adox rbp, r8               # x38 += x12 + OF, OF to x39
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r8, r9, rdx           # x52:x51 = arg1[3]*arg1[3]
        mov r13d, 0x0              # constant 0
        adcx rax, r13              # x39 = x19 + CF, no carry
        adcx r15, rbp              # x38 += x18 (CF is 0), CF to x39
        mov rdx, [rsi+0x20]        # load arg1[4]
        mov [rsp-0x48], r12        # spill x73
        mulx rbp, r12, [rsi+0x8]   # x21:x20 = arg1[1]*arg1[4]
        mov rdx, [rsi+0x18]        # load arg1[3]
        mov [rsp-0x50], r8         # spill x52
        mov [rsp-0x58], r9         # spill x51
        mulx r8, r9, [rsi+0x10]    # x25:x24 = arg1[2]*arg1[3]
        adox rcx, r9               # x39.2 = x14 + x24 + OF, OF to x40
        adcx rcx, rdi              # x39.2 += x13 + CF, CF to x40
        adox r8, r13               # x40 = x25 + OF, no carry
        adox rax, rcx              # x39 += x39.2 (OF is 0), OF to x40
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r9, rcx, [rsi+0x20]   # x27:x26 = arg1[2]*arg1[4]
        mov rdx, [rsi+0x28]        # load arg1[5]
        mov [rsp-0x60], rbx        # spill x36
        mulx rdi, rbx, [rsi+0x8]   # x23:x22 = arg1[1]*arg1[5]
        adox rbx, rbp              # x40.2 = x22 + x21 + OF, OF to x41
        mov [rsp-0x68], r10        # spill x6
        mulx rbp, r10, [rsi+0x10]  # x29:x28 = arg1[2]*arg1[5]
        adcx r11, rcx              # x40.3 = x26 + x15 + CF, CF to x41
        adox r10, r13              # x41 = x28 + OF, OF to x42
        adox rbp, r13              # x42 = x29 + OF, no carry
        adox r8, rbx               # x40 += x40.2 (OF is 0), OF to x41
        adcx r10, r13              # x41 += CF, CF to x42
        adcx rbp, r13              # x42 += CF, no carry
        adcx rax, r12              # x39 += x20 (CF is 0), CF to x40
        adox r10, r9               # x41 += x27 + OF, OF to x42
        adcx r8, r11               # x40 += x40.3 + CF, CF to x41
        adcx rdi, r10              # x41 += x23 + CF, CF to x42
        adcx rbp, r13              # x42 += CF, no carry
        adox rbp, r13              # x42 += OF, no carry
        xor r9d, r9d               # CF = OF = 0
        adcx r14, [rsp-0x38]       # x37 += x10 (CF is 0), CF to x38, complete
        mulx r9, r10, [rsi+0x18]   # x33:x32 = arg1[3]*arg1[5]
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r11, rcx, [rsi+0x20]  # x31:x30 = arg1[3]*arg1[4]
        adc r15, 0x0               # x38 += CF, CF to x39, complete
        adc rax, 0x0               # x39 += CF, CF to x40, complete
        adc r8, 0x0                # x40 += CF, CF to x41, complete
        adc rdi, rcx               # x41 += x30 + CF, CF to x42, complete
        adc r10, r11               # x42.2 = x32 + x31 + CF, CF to x43
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r11, rcx, rdx         # x50:x49 = arg1[2]*arg1[2]
        adc r9, 0x0                # x43 = x33 + CF, no carry
        add r10, rbp               # x42 += x42.2, CF to x43, complete
        mov rdx, [rsi+0x20]        # load arg1[4]
        mulx rbx, rbp, [rsi+0x28]  # x35:x34 = arg1[4]*arg1[5]
        adcx rbp, r9               # x43 += x34 + CF, CF to x44, complete
        mov rdx, [rsi+0x28]        # load arg1[5]
        mulx r9, r12, rdx          # x56:x55 = arg1[5]*arg1[5]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mov [rsp-0x38], r11        # spill x50
        mov [rsp-0x70], rcx        # spill x49
        mulx r11, rcx, rdx         # x48:x47 = arg1[1]*arg1[1]
        adc rbx, 0x0               # x44 = x35 + CF, no carry, complete

        /* complete: [x44, x43, x42, x41, x40, x39, x38, x37, x36] in [rbx, rbp, r10, rdi, r8, rax, r15, r14, [rsp-0x60]] */
        mov [rsp-0x78], rbx        # spill x44
        mov rbx, [rsp-0x68]        # reload x6
        add rbx, [rsp-0x30]        # x57 = x46 + x6, CF to x58
        adcx rcx, [rsp-0x60]       # x58 = x47 + x36 + CF, CF to x59
        adcx r11, r14              # x59 = x37 + x48 + CF, CF to x60
        mov rdx, [rsi+0x20]        # load arg1[4]
        mulx rsi, rdx, rdx         # x54:x53 = arg1[4]*arg1[4]
        adc r15, r15               # x60 = x38 + x38 + CF, CF to x61
        adc rax, rax               # x61 = x39 + x39 + CF, CF to x152
        mov r13, r8                # copy x40
        adc r13, [rsp-0x58]        # x152 = x40 + x51 + CF, CF to x153
        mov [rsp-0x58], r8         # spill x40
        mov r8, [rsp-0x50]         # reload x52
        adc r8, rdi                # x153 = x52 + x41 + CF, CF to x154
        adcx rdx, r10              # x154 = x53 + x42 + CF, CF to x155
        adcx rsi, rbp              # x155 = x43 + x54 + CF, CF to x156
        adc r12, 0x0               # x156 = x55 + CF, CF to x157
        adc r9, 0x0                # x157 = x56 + CF, no carry
        mov [rsp-0x50], rbp        # spill x43
        xor ebp, ebp               # CF = OF = 0
        adcx rbx, [rsp-0x68]       # x57 += x6 (CF is 0), CF to x58, complete
        adc rcx, [rsp-0x60]        # x58 += x36 + CF, CF to x59, complete
        adc r11, r14               # x59 += x37 + CF, CF to x60, complete
        adc r15, [rsp-0x70]        # x60 += x49 + CF, CF to x61, complete
        adcx rax, [rsp-0x38]       # x61 += x50 + CF, CF to x152, complete

        /* complete: [x61, x60, x59, x58, x57] in [rax, r15, r11, rcx, rbx] */
        adc r13, [rsp-0x58]        # x152 += x40 + CF, CF to x153
        adcx rdi, r8               # x153 += x41 + CF, CF to x154
        adc rdx, 0x0               # x154 += CF, CF to x155
        adc rsi, 0x0               # x155 += CF, CF to x156
        adc r12, 0x0               # x156 += CF, CF to x157
        adc r9, 0x0                # x157 += CF, no carry
        mov r8, [rsp-0x28]         # reload x45
        sub r8, [rsp-0x20]         # x75 = x45 - x71, CF from x76
        sbb rbx, [rsp-0x18]        # x76 = x57 - x72 - CF, CF from x77, complete
        sbb rcx, [rsp-0x48]        # x77 = x58 - x73 - CF, CF from x78, complete
        sbb r11, [rsp-0x40]        # x78 = x59 - x74 - CF, CF from x79, complete
        sbb r15, 0x0               # x79 = x60 - CF, CF from x80, complete
        sbb rax, 0x0               # x80 = x61 - CF, CF from x81, complete
        mov r8, [rsp-0x10]         # reload x68
        sbb r8, 0x0                # x81 = x68 - CF, complete

        /* complete: [x81, x80, x79, x78, x77, x76] in [r8, rax, r15, r11, rcx, rbx] */
        mov rbp, rbx               # copy x76
        movabs r14, 0x100000001    # constant 0x100000001
        imul rbp, r14              # x82 = x76*0x100000001 mod 2^64
        mov [rsp-0x10], rdi        # spill x153
        mov rdi, rbp               # copy x82
        shr rdi, 0x20              # x84 = x82 >> 32
        mov [rsp-0x40], r13        # spill x152
        mov r13, rdi               # copy x84
        add r13, rbp               # x87 = x84 + x82, CF to x88
        mov [rsp-0x48], rsi        # spill x155
        mov esi, 0x0               # begins x88 = CF
        adc rsi, 0x0               # x88 = CF
        mov [rsp-0x18], rdx        # spill x154
        mov rdx, rbp               # copy x82
        shl rdx, 0x20              # x83 = x82 << 32 mod 2^64
        mov [rsp-0x28], r10        # spill x42
        mov r10, rbp               # copy x82
        sub r10, rdx               # x85 = x82 - x83, CF from x86, complete
        sbb rdx, rdi               # x86 = x83 - x84 - CF, CF from x87, complete
        sbb r13, 0x0               # x87 -= CF, CF from x88, complete
        sbb rsi, 0x0               # x88 -= CF, complete

        /* complete: [x88, x87, x86, x85] in [rsi, r13, rdx, r10] */
        sub rbx, r10               # x89 = x76 - x85, CF from x90
        sbb rcx, rdx               # x90 = x77 - x86 - CF, CF from x91, complete
        sbb r11, r13               # x91 = x78 - x87 - CF, CF from x92, complete
        sbb r15, rsi               # x92 = x79 - x88 - CF, CF from x93, complete
        sbb rax, 0x0               # x93 = x80 - CF, CF from x94, complete
        sbb r8, 0x0                # x94 = x81 - CF, CF from x95, complete
        sbb rbp, 0x0               # x95 = x82 - CF, complete

        /* complete: [x95, x94, x93, x92, x91, x90] in [rbp, r8, rax, r15, r11, rcx] */
        mov r10, rcx               # copy x90
        imul r10, r14              # x96 = x90*0x100000001 mod 2^64
        mov rdi, r10               # copy x96
        shl rdi, 0x20              # x97 = x96 << 32 mod 2^64
        mov rsi, r10               # copy x96
        shr rsi, 0x20              # x98 = x96 >> 32
        mov rdx, r10               # copy x96
        add rdx, rsi               # x101 = x98 + x96, CF to x102
        mov ebx, 0x0               # begins x102 = CF
        adc rbx, 0x0               # x102 = CF
        mov r13, r10               # copy x96
        sub r13, rdi               # x99 = x96 - x97, CF from x100, complete
        sbb rdi, rsi               # x100 = x97 - x98 - CF, CF from x101, complete
        sbb rdx, 0x0               # x101 -= CF, CF from x102, complete
        sbb rbx, 0x0               # x102 -= CF, complete

        /* complete: [x102, x101, x100, x99] in [rbx, rdx, rdi, r13] */
        sub rcx, r13               # x103 = x90 - x99, CF from x104
        sbb r11, rdi               # x104 = x91 - x100 - CF, CF from x105, complete
        sbb r15, rdx               # x105 = x92 - x101 - CF, CF from x106, complete
        sbb rax, rbx               # x106 = x93 - x102 - CF, CF from x107, complete
        sbb r8, 0x0                # x107 = x94 - CF, CF from x108, complete
        sbb rbp, 0x0               # x108 = x95 - CF, CF from x109, complete
        sbb r10, 0x0               # x109 = x96 - CF, complete

        /* complete: [x109, x108, x107, x106, x105, x104] in [r10, rbp, r8, rax, r15, r11] */
        mov rcx, r11               # copy x104
        imul rcx, r14              # x110 = x104*0x100000001 mod 2^64
        mov rdi, rcx               # copy x110
        shl rdi, 0x20              # x111 = x110 << 32 mod 2^64
        mov esi, 0x20              # constant 0x20
        shrx rdx, rcx, rsi         # x112 = x110 >> 32
        mov rbx, rdx               # copy x112
        add rbx, rcx               # x115 = x112 + x110, CF to x116
        mov r13d, 0x0              # begins x116 = CF
        adc r13, 0x0               # x116 = CF
        mov [rsp-0x20], r9         # spill x157
        mov r9, rcx                # copy x110
        sub r9, rdi                # x113 = x110 - x111, CF from x114, complete
        sbb rdi, rdx               # x114 = x111 - x112 - CF, CF from x115, complete
        sbb rbx, 0x0               # x115 -= CF, CF from x116, complete
        sbb r13, 0x0               # x116 -= CF, complete

        /* complete: [x116, x115, x114, x113] in [r13, rbx, rdi, r9] */
        sub r11, r9                # x117 = x104 - x113, CF from x118
        sbb r15, rdi               # x118 = x105 - x114 - CF, CF from x119, complete
        sbb rax, rbx               # x119 = x106 - x115 - CF, CF from x120, complete
        sbb r8, r13                # x120 = x107 - x116 - CF, CF from x121, complete
        sbb rbp, 0x0               # x121 = x108 - CF, CF from x122, complete
        sbb r10, 0x0               # x122 = x109 - CF, CF from x123, complete
        sbb rcx, 0x0               # x123 = x110 - CF, complete

        /* complete: [x123, x122, x121, x120, x119, x118] in [rcx, r10, rbp, r8, rax, r15] */
        mov r9, r15                # copy x118
        imul r9, r14               # x124 = x118*0x100000001 mod 2^64
        mov r11, r9                # copy x124
        shl r11, 0x20              # x125 = x124 << 32 mod 2^64
        shrx rdi, r9, rsi          # x126 = x124 >> 32
        xor esi, esi               # CF = OF = 0
        mov rsi, rdi               # copy x126
        adox rsi, r9               # x129 = x126 + x124 (OF is 0), OF to x130
        seto dl                    # begins x130 = OF
        movzx edx, dl              # x130 = OF
        mov rbx, r9                # copy x124
        sub rbx, r11               # x127 = x124 - x125, CF from x128, complete
        sbb r11, rdi               # x128 = x125 - x126 - CF, CF from x129, complete
        sbb rsi, 0x0               # x129 -= CF, CF from x130, complete
        sbb rdx, 0x0               # x130 -= CF, complete

        /* complete: [x130, x129, x128, x127] in [rdx, rsi, r11, rbx] */
        sub r15, rbx               # x131 = x118 - x127, CF from x132
        sbb rax, r11               # x132 = x119 - x128 - CF, CF from x133, complete
        sbb r8, rsi                # x133 = x120 - x129 - CF, CF from x134, complete
        sbb rbp, rdx               # x134 = x121 - x130 - CF, CF from x135, complete
        sbb r10, 0x0               # x135 = x122 - CF, CF from x136, complete
        sbb rcx, 0x0               # x136 = x123 - CF, CF from x137, complete
        sbb r9, 0x0                # x137 = x124 - CF, complete

        /* complete: [x137, x136, x135, x134, x133, x132] in [r9, rcx, r10, rbp, r8, rax] */
        mov r11, rax               # copy x132
        imul r11, r14              # x138 = x132*0x100000001 mod 2^64
        mov rdi, r11               # copy x138
        shl rdi, 0x20              # x139 = x138 << 32 mod 2^64
        mov rsi, r11               # copy x138
        shr rsi, 0x20              # x140 = x138 >> 32
        mov rdx, r11               # copy x138
        add rdx, rsi               # x143 = x140 + x138, CF to x144
        mov ebx, 0x0               # begins x144 = CF
        adc rbx, 0x0               # x144 = CF
        mov r13, r11               # copy x138
        sub r13, rdi               # x141 = x138 - x139, CF from x142, complete
        sbb rdi, rsi               # x142 = x139 - x140 - CF, CF from x143, complete
        sbb rdx, 0x0               # x143 -= CF, CF from x144, complete
        sbb rbx, 0x0               # x144 -= CF, complete

        /* complete: [x144, x143, x142, x141] in [rbx, rdx, rdi, r13] */
        sub rbp, rdx               # x147 = x134 - x143, CF from x148
        sbb r10, rbx               # x148 = x135 - x144 - CF, CF from x149
        sbb rcx, 0x0               # x149 = x136 - CF, CF from x150
        sbb r9, 0x0                # x150 = x137 - CF, CF from x151
        sbb r11, 0x0               # x151 = x138 - CF
        sub rax, r13               # x145 = x132 - x141, CF from x146
        sbb r8, rdi                # x146 = x133 - x142 - CF, CF from x147, complete
        sbb rbp, 0x0               # x147 -= CF, CF from x148, complete
        sbb r10, 0x0               # x148 -= CF, CF from x149, complete
        sbb rcx, 0x0               # x149 -= CF, CF from x150, complete
        sbb r9, 0x0                # x150 -= CF, CF from x151, complete
        sbb r11, 0x0               # x151 -= CF, complete

        /* complete: [x151, x150, x149, x148, x147, x146] in [r11, r9, rcx, r10, rbp, r8] */
        add r12, [rsp-0x78]        # x156 += x44, CF to x157
        mov rax, [rsp-0x20]        # reload x157
        adc rax, 0x0               # x157 += CF, no carry
        mov rdi, [rsp-0x18]        # reload x154
        add rdi, [rsp-0x28]        # x154 += x42, CF to x155
        mov rsi, [rsp-0x48]        # reload x155
        adcx rsi, [rsp-0x50]       # x155 += x43 + CF, CF to x156
        adcx r12, [rsp-0x78]       # x156 += x44 + CF, CF to x157
        adc rax, 0x0               # x157 += CF, CF to x165
        mov edx, 0x0               # begins neg(x165) = CF
        adc rdx, 0x0               # neg(x165) = CF
        adcx r12, r9               # x156 += x150 (CF is 0), CF to x157
        adcx rax, r11              # x157 += x151 + CF, CF to x165
        adc rdx, 0x0               # neg(x165) += CF
        xor r9d, r9d               # CF = OF = 0
        adcx r8, [rsp-0x40]        # x152 += x146 (CF is 0), CF to x153, complete
        adc rbp, [rsp-0x10]        # x153 += x147 + CF, CF to x154, complete
        adc rdi, r10               # x154 += x148 + CF, CF to x155, complete
        adc rsi, rcx               # x155 += x149 + CF, CF to x156, complete
        adc r12, 0x0               # x156 += CF, CF to x157, complete
        adc rax, 0x0               # x157 += CF, CF to x165, complete

        /* complete: [x157, x156, x155, x154, x153, x152] in [rax, r12, rsi, rdi, rbp, r8] */
        adc rdx, 0x0               # neg(x165) += CF
        mov r9, r8                 # copy x152
        mov r10d, 0xffffffff       # constant 0xffffffff
        sub r9, r10                # x159 = x152 - 0xffffffff, CF from x160, complete
        mov r10, rbp               # copy x153
        movabs r11, -0x100000000   # constant 0xffffffff00000000
        sbb r10, r11               # x160 = x153 - 0xffffffff00000000 - CF, CF from x161, complete
        mov r11, rdi               # copy x154
        sbb r11, -0x2              # x161 = x154 - 0xfffffffffffffffe - CF, CF from x162, complete
        mov rcx, rsi               # copy x155
        sbb rcx, -0x1              # x162 = x155 - 0xffffffffffffffff - CF, CF from x163, complete
        mov rbx, r12               # copy x156
        sbb rbx, -0x1              # x163 = x156 - 0xffffffffffffffff - CF, CF from x164, complete
        mov r13, rax               # copy x157
        sbb r13, -0x1              # x164 = x157 - 0xffffffffffffffff - CF, CF from x165, complete

        /* complete: [x164, x163, x162, x161, x160, x159] in [r13, rbx, rcx, r11, r10, r9] */
        sbb rdx, 0x0               # neg(x165) -= CF, CF = x165
        cmovc r10, rbp             # x167 = x165 ? x153 : x160, x165 in CF
        cmovc rbx, r12             # x170 = x165 ? x156 : x163, x165 in CF
        cmovnc rax, r13            # x171 = x165 ? x157 : x164, x165 in CF
        cmovc r11, rdi             # x168 = x165 ? x154 : x161, x165 in CF
        mov rdi, [rsp-0x8]         # reload pointer out1
        mov [rdi+0x28], rax        # out1[5] = x171
        mov [rdi+0x8], r10         # out1[1] = x167
        cmovc rcx, rsi             # x169 = x165 ? x155 : x162, x165 in CF
        mov [rdi+0x10], r11        # out1[2] = x168
        cmovnc r8, r9              # x166 = x165 ? x152 : x159, x165 in CF
        mov [rdi], r8              # out1[0] = x166
        mov [rdi+0x20], rbx        # out1[4] = x170
        mov [rdi+0x18], rcx        # out1[3] = x169

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
