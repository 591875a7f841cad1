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
 *   [rsp-0x10]  x67
 *   [rsp-0x18]  x66
 *   [rsp-0x20]  x50
 *   [rsp-0x28]  x49
 *   [rsp-0x30]  x7
 *   [rsp-0x38]  x51, then x75
 *   [rsp-0x40]  x63
 *   [rsp-0x48]  x62
 *   [rsp-0x50]  x60
 *   [rsp-0x58]  x61
 *   [rsp-0x60]  x69, then x78
 *   [rsp-0x68]  x68
 *   [rsp-0x70]  x52
 *   [rsp-0x78]  x73
 *   [rsp-0x80]  x72
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
 * 261 instructions; 72.4 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.279 [1.275, 1.282] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.373 [1.297, 1.374] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic, 2 cases)
 * constant time: proved for all inputs (basic, 2 cases)
 * asm = source: proved for all inputs (basic, 2 cases; source = IR: values)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 48, 2026-11-27T15:45:33.323Z
 * ./fieldwright optimize --field p448 --op square --seed 48 --budget 32s --for latency --resume --cpu 1
 * sha256 of the code: 4bfae897ad85d9ad96e6fbb78e91cf39b44ededc2e3814a7484fdbd3284d7e14
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

        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rax, r8, [rsi+0x10]   # x20:x19 = arg1[1]*arg1[2]
        mulx r9, r10, [rsi+0x20]   # x24:x23 = arg1[1]*arg1[4]
        mulx r11, rcx, [rsi]       # x8:x7 = arg1[0]*arg1[1]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rbx, rbp, [rsi]       # x10:x9 = arg1[0]*arg1[2]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r12, r13, [rsi+0x18]  # x22:x21 = arg1[1]*arg1[3]
        mov rdx, [rsi]             # load arg1[0]
        mulx r14, r15, [rsi+0x18]  # x12:x11 = arg1[0]*arg1[3]
        mov [rsp-0x8], rdi         # spill pointer out1
        xor edi, edi               # CF = OF = 0
        adcx r8, rbx               # x50 = x10 + x19 (CF is 0), CF to x51
        adox rbp, r11              # x49 = x8 + x9 (OF is 0), OF to x50, complete
        mulx r11, rdi, [rsi+0x20]  # x14:x13 = arg1[0]*arg1[4]
        adox r8, r15               # x50 += x11 + OF, OF to x51, complete
        adcx r14, rdi              # x51 = x13 + x12 + CF, CF to x52
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rdi, rbx, rdx         # x67:x66 = arg1[3]*arg1[3]
        adox r14, r13              # x51 += x21 + OF, OF to x52
        mov rdx, [rsi+0x28]        # load arg1[5]
        mulx r13, r15, [rsi]       # x16:x15 = arg1[0]*arg1[5]
        mov [rsp-0x10], rdi        # spill x67
        mov [rsp-0x18], rbx        # spill x66
        mulx rdi, rbx, [rsi+0x8]   # x26:x25 = arg1[1]*arg1[5]
        adox r15, [rip+.Lfe_p448_square_loose_c0] # x52 = x15 + OF, OF to x53
        adox r13, rbx              # x53 = x16 + x25 + OF, OF to x54
        mov rdx, [rsi]             # load arg1[0]
        mov [rsp-0x20], r8         # spill x50
        mulx rbx, r8, [rsi+0x30]   # x18:x17 = arg1[0]*arg1[6]
        adcx r12, r11              # x52.2 = x22 + x14 + CF, CF to x53
        mov rdx, [rsi+0x10]        # load arg1[2]
        mov [rsp-0x28], rbp        # spill x49
        mulx r11, rbp, [rsi+0x18]  # x30:x29 = arg1[2]*arg1[3]
        adcx r11, [rip+.Lfe_p448_square_loose_c0] # x53.2 = x30 + CF, no carry
        adox rbx, [rip+.Lfe_p448_square_loose_c0] # x54 = x18 + OF, no carry
        mov [rsp-0x30], rcx        # spill x7
        xor ecx, ecx               # CF = OF = 0
        adcx rax, r14              # x51 += x20 (CF is 0), CF to x52, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rcx, r14, rdx         # x63:x62 = arg1[1]*arg1[1]
        adox r12, r15              # x52 += x52.2 (OF is 0), OF to x53
        mov rdx, [rsi+0x20]        # load arg1[4]
        mov [rsp-0x38], rax        # spill x51
        mulx r15, rax, [rsi+0x10]  # x32:x31 = arg1[2]*arg1[4]
        adox rax, r8               # x53.3 = x31 + x17 + OF, OF to x54
        adcx r12, r10              # x52 += x23 + CF, CF to x53
        adcx r9, r13               # x53 += x24 + CF, CF to x54
        mulx r8, r10, [rsi+0x18]   # x38:x37 = arg1[3]*arg1[4]
        adcx r10, r15              # x54.2 = x37 + x32 + CF, CF to x55
        mov rdx, [rsi+0x30]        # load arg1[6]
        mulx r13, r15, [rsi+0x8]   # x28:x27 = arg1[1]*arg1[6]
        mov [rsp-0x40], rcx        # spill x63
        mov [rsp-0x48], r14        # spill x62
        mulx rcx, r14, [rsi+0x10]  # x36:x35 = arg1[2]*arg1[6]
        adox r10, rdi              # x54.2 += x26 + OF, OF to x55
        adcx r14, r13              # x55 = x35 + x28 + CF, CF to x56
        mov rdx, [rsi]             # load arg1[0]
        mulx rdi, r13, rdx         # x61:x60 = arg1[0]*arg1[0]
        mov rdx, [rsi+0x20]        # load arg1[4]
        mov [rsp-0x50], r13        # spill x60
        mov [rsp-0x58], rdi        # spill x61
        mulx r13, rdi, rdx         # x69:x68 = arg1[4]*arg1[4]
        adcx rcx, [rip+.Lfe_p448_square_loose_c0] # x56 = x36 + CF, no carry
        adox r14, [rip+.Lfe_p448_square_loose_c0] # x55 += OF, OF to x56
        adox rcx, [rip+.Lfe_p448_square_loose_c0] # x56 += OF, no carry
        mov [rsp-0x60], r13        # spill x69
        xor r13d, r13d             # CF = OF = 0
        adox r12, rbp              # x52 += x29 (OF is 0), OF to x53, complete
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rbp, r13, [rsi+0x28]  # x40:x39 = arg1[3]*arg1[5]
        mov rdx, [rsi+0x28]        # load arg1[5]
        mov [rsp-0x68], rdi        # spill x68
        mov [rsp-0x70], r12        # spill x52
        mulx rdi, r12, [rsi+0x10]  # x34:x33 = arg1[2]*arg1[5]
        adox rax, r11              # x53.2 += x53.3 + OF, OF to x54
        adcx rax, r9               # x53 += x53.2 (CF is 0), CF to x54, complete
        adcx r10, r15              # x54.2 += x27 + CF, CF to x55
        adox rbx, r12              # x54 += x33 + OF, OF to x55
        mulx r9, r11, rdx          # x71:x70 = arg1[5]*arg1[5]
        adcx r13, rdi              # x55.2 = x39 + x34 + CF, CF to x56
        mulx rdi, r12, [rsi+0x20]  # x44:x43 = arg1[4]*arg1[5]
        adcx rbp, rcx              # x56 += x40 + CF, CF to x57
        mov rdx, [rsi+0x30]        # load arg1[6]
        mulx rcx, r15, [rsi+0x20]  # x46:x45 = arg1[4]*arg1[6]
        adcx rdi, r15              # x57 = x45 + x44 + CF, CF to x58
        adox r14, r8               # x55 += x38 + OF, OF to x56
        mulx r8, r15, rdx          # x73:x72 = arg1[6]*arg1[6]
        mov [rsp-0x78], r8         # spill x73
        mov [rsp-0x80], r15        # spill x72
        mulx r8, r15, [rsi+0x18]   # x42:x41 = arg1[3]*arg1[6]
        adox rbp, r12              # x56 += x43 + OF, OF to x57
        adcx rcx, [rip+.Lfe_p448_square_loose_c0] # x58 = x46 + CF, no carry
        adcx rbx, r10              # x54 += x54.2 (CF is 0), CF to x55, complete
        adcx r14, r13              # x55 += x55.2 + CF, CF to x56, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r10, r12, rdx         # x65:x64 = arg1[2]*arg1[2]
        mov rdx, [rsi+0x28]        # load arg1[5]
        mulx rsi, rdx, [rsi+0x30]  # x48:x47 = arg1[5]*arg1[6]
        adox rdi, r8               # x57 += x42 + OF, OF to x58
        adox rdx, rcx              # x58 += x47 + OF, OF to x59
        adcx r15, rbp              # x56 += x41 + CF, CF to x57, complete
        adcx rdi, [rip+.Lfe_p448_square_loose_c0] # x57 += CF, CF to x58, complete
        adcx rdx, [rip+.Lfe_p448_square_loose_c0] # x58 += CF, CF to x59, complete
        adcx rsi, [rip+.Lfe_p448_square_loose_c0] # x59 = x48 + CF, no carry
        adox rsi, [rip+.Lfe_p448_square_loose_c0] # x59 += OF, no carry, complete

        /* complete: [x59, x58, x57, x56, x55, x54, x53, x52, x51, x50, x49] in [rsi, rdx, rdi, r15, r14, rbx, rax, [rsp-0x70], [rsp-0x38], [rsp-0x20], [rsp-0x28]] */
        xor r8d, r8d               # CF = OF = 0
        mov r8, [rsp-0x58]         # reload x61
        adox r8, [rsp-0x30]        # x74 = x61 + x7 (OF is 0), OF to x75
        mov rcx, [rsp-0x48]        # reload x62
        adox rcx, [rsp-0x28]       # x75 = x62 + x49 + OF, OF to x76
        mov rbp, [rsp-0x20]        # reload x50
        adox rbp, [rsp-0x40]       # x76 = x50 + x63 + OF, OF to x77
        adox r12, [rsp-0x38]       # x77 = x64 + x51 + OF, OF to x78
        adcx r8, [rsp-0x30]        # x74 += x7 (CF is 0), CF to x75, complete
        adcx rcx, [rsp-0x28]       # x75 += x49 + CF, CF to x76, complete
        mov r13, [rsp-0x70]        # reload x52
        adox r13, [rsp-0x70]       # x78 = x52 + x52 + OF, OF to x79
        adcx rbp, [rsp-0x20]       # x76 += x50 + CF, CF to x77, complete
        adox rax, rax              # x79 = x53 + x53 + OF, OF to x80
        adcx r12, [rsp-0x38]       # x77 += x51 + CF, CF to x78, complete
        adox rbx, rbx              # x80 = x54 + x54 + OF, OF to x81
        mov [rsp-0x38], rcx        # spill x75
        mov rcx, r14               # copy x55
        adox rcx, [rsp-0x68]       # x81 = x55 + x68 + OF, OF to x82
        adox r15, r15              # x82 = x56 + x56 + OF, OF to x83
        adox rdi, rdi              # x83 = x57 + x57 + OF, OF to x84
        adcx r10, r13              # x78 += x65 + CF, CF to x79, complete
        adcx rax, [rsp-0x18]       # x79 += x66 + CF, CF to x80, complete
        adcx rbx, [rsp-0x10]       # x80 += x67 + CF, CF to x81, complete
        adcx r14, rcx              # x81 += x55 + CF, CF to x82, complete
        adcx r15, [rsp-0x60]       # x82 += x69 + CF, CF to x83, complete
        adox rdx, rdx              # x84 = x58 + x58 + OF, OF to x85
        adcx rdi, r11              # x83 += x70 + CF, CF to x84, complete
        adox rsi, rsi              # x85 = x59 + x59 + OF, OF to x86
        mov r11d, 0x20             # constant 0x20
        shlx rcx, rbx, r11         # x87 = x80 << 32 mod 2^64
        shrx r13, r14, r11         # t5 = x81 >> 0x20
        mov [rsp-0x60], r10        # spill x78
        shlx r10, r15, r11         # t6 = x82 << 0x20 mod 2^64
        lea r10, [r10+r13]         # x89 = t5 + t6 mod 2^64 = high word of (x82:x81 << 32)
        adcx r9, rdx               # x84 += x71 + CF, CF to x85, complete
        adcx rsi, [rsp-0x80]       # x85 += x72 + CF, CF to x86, complete
        mov rdx, [rsp-0x78]        # reload x73
        adox rdx, [rip+.Lfe_p448_square_loose_c0] # x86 = x73 + OF, no carry
        adc rdx, 0x0               # x86 += CF, no carry, complete

        /* complete: [x86, x85, x84, x83, x82, x81, x80, x79, x78, x77, x76, x75, x74] in [rdx, rsi, r9, rdi, r15, r14, rbx, rax, [rsp-0x60], r12, rbp, [rsp-0x38], r8] */
        mov r13, r15               # copy x82
        shr r13, 0x20              # t7 = x82 >> 32
        mov r11, rdi               # copy x83
        shl r11, 0x20              # t8 = x83 << 32 mod 2^64
        lea r11, [r11+r13]         # x90 = t7 + t8 mod 2^64 = high word of (x83:x82 << 32)
        add rbp, rcx               # x98 = x87 + x76, CF to x99
        adc r12, r9                # x99 = x77 + x84 + CF, CF to x100
        adcx r10, rsi              # x100 = x89 + x85 + CF, CF to x101
        adc rax, r11               # x101 = x79 + x90 + CF, CF to x102
        mov r11d, 0x0              # begins x102 = CF
        adc r11, 0x0               # x102 = CF
        mov rcx, rbx               # copy x80
        shr rcx, 0x20              # t9 = x80 >> 32
        mov r13, r14               # copy x81
        shl r13, 0x20              # t10 = x81 << 32 mod 2^64
        lea rcx, [rcx+r13]         # x88 = t9 + t10 mod 2^64 = high word of (x81:x80 << 32)
        mov r13, rdx               # copy x86
        shr r13, 0x20              # x94 = x86 >> 32
        add rbx, [rsp-0x50]        # x95 = x60 + x80, CF to x96, complete
        adc r8, r14                # x96 = x74 + x81 + CF, CF to x97, complete
        adc r15, [rsp-0x38]        # x97 = x75 + x82 + CF, CF to x98, complete
        adcx rbp, rdi              # x98 += x83 + CF, CF to x99, complete
        adcx r12, rcx              # x99 += x88 + CF, CF to x100, complete
        adcx r10, [rsp-0x60]       # x100 += x78 + CF, CF to x101, complete
        adcx rax, rdx              # x101 += x86 + CF, CF to x102, complete
        adc r11, 0x0               # x102 += CF, no carry
        shr rdi, 0x20              # t11 = x83 >> 32
        mov rcx, r9                # copy x84
        shl rcx, 0x20              # t12 = x84 << 32 mod 2^64
        lea rcx, [rdi+rcx]         # x91 = t11 + t12 mod 2^64 = high word of (x84:x83 << 32)
        shr r9, 0x20               # t13 = x84 >> 32
        mov rdi, rsi               # copy x85
        shl rdi, 0x20              # t14 = x85 << 32 mod 2^64
        lea r9, [r9+rdi]           # x92 = t13 + t14 mod 2^64 = high word of (x85:x84 << 32)
        mov edi, 0x20              # constant 0x20
        shrx rsi, rsi, rdi         # t15 = x85 >> 0x20
        shlx rdx, rdx, rdi         # t16 = x86 << 0x20 mod 2^64
        lea rsi, [rsi+rdx]         # x93 = t15 + t16 mod 2^64 = high word of (x86:x85 << 32)
        add rcx, r11               # x102 += x91, CF to x103, complete
        adc r9, 0x0                # x103 = x92 + CF, CF to x104, complete
        adc rsi, 0x0               # x104 = x93 + CF, CF to x105, complete
        adc r13, 0x0               # x105 = x94 + CF, no carry, complete

        /* complete: [x105, x104, x103, x102, x101, x100, x99, x98, x97, x96, x95] in [r13, rsi, r9, rcx, rax, r10, r12, rbp, r15, r8, rbx] */
        shrx r11, rsi, rdi         # t17 = x104 >> 0x20
        shlx rdx, r13, rdi         # t18 = x105 << 0x20 mod 2^64
        lea r11, [r11+rdx]         # x109 = t17 + t18 mod 2^64 = high word of (x105:x104 << 32)
        shrx rdx, rcx, rdi         # t19 = x102 >> 0x20
        shlx r14, r9, rdi          # t20 = x103 << 0x20 mod 2^64
        lea rdx, [rdx+r14]         # x107 = t19 + t20 mod 2^64 = high word of (x103:x102 << 32)
        shrx r14, r13, rdi         # x110 = x105 >> 32
        add r13, rbp               # x114 = x98 + x105, CF to x115
        adcx r12, rdx              # x115 = x99 + x107 + CF, CF to x116
        adc r10, 0x0               # x116 = x100 + CF, CF to x117
        adc r11, 0x0               # x117 = x109 + CF, CF to x118
        adc r14, 0x0               # x118 = x110 + CF, no carry
        add rbx, rcx               # x111 = x95 + x102, CF to x112, complete
        adc r8, r9                 # x112 = x96 + x103 + CF, CF to x113, complete
        adc r15, rsi               # x113 = x97 + x104 + CF, CF to x114, complete
        shlx rcx, rcx, rdi         # x106 = x102 << 32 mod 2^64
        adc r13, rcx               # x114 += x106 + CF, CF to x115, complete
        shrx r9, r9, rdi           # t21 = x103 >> 0x20
        shlx rcx, rsi, rdi         # t22 = x104 << 0x20 mod 2^64
        lea r9, [r9+rcx]           # x108 = t21 + t22 mod 2^64 = high word of (x104:x103 << 32)
        adc r12, 0x0               # x115 += CF, CF to x116, complete
        adc r9, 0x0                # x116.2 = x108 + CF, CF to x117
        adcx r11, rax              # x117 += x101 + CF, CF to x118
        adc r14, 0x0               # x118 += CF, no carry
        add r9, r10                # x116 += x116.2, CF to x117, complete
        adc r11, 0x0               # x117 += CF, CF to x118, complete
        adc r14, 0x0               # x118 += CF, no carry, complete

        /* complete: [x118, x117, x116, x115, x114, x113, x112, x111] in [r14, r11, r9, r12, r13, r15, r8, rbx] */
        shlx rax, r14, rdi         # x119 = x118 << 32
        add r13, rax               # x123 = x114 + x119, CF to x124
        adc r12, 0x0               # x124 = x115 + CF, CF to x125
        adc r9, 0x0                # x125 = x116 + CF, CF to x126
        adc r11, 0x0               # x126 = x117 + CF, CF to x127
        mov eax, 0x0               # begins x127 = CF
        adc rax, 0x0               # x127 = CF
        xor r10d, r10d             # CF = OF = 0
        adcx r14, rbx              # x120 = x111 + x118 (CF is 0), CF to x121, complete
        adc r8, 0x0                # x121 = x112 + CF, CF to x122, complete
        adc r15, 0x0               # x122 = x113 + CF, CF to x123, complete
        adc r13, 0x0               # x123 += CF, CF to x124, complete
        adc r12, 0x0               # x124 += CF, CF to x125, complete
        adc r9, 0x0                # x125 += CF, CF to x126, complete
        adc r11, 0x0               # x126 += CF, CF to x127, complete
        adc rax, 0x0               # x127 += CF, no carry, complete

        /* complete: [x127, x126, x125, x124, x123, x122, x121, x120] in [rax, r11, r9, r12, r13, r15, r8, r14] */
        bt eax, 0x0                # CF = x127
        sbb r10, r10               # x128 = -x127 mod 2^64, x127 in CF
        xor ecx, ecx               # CF = OF = 0
        adcx rax, r14              # x130 = x127 + x120 (CF is 0), CF to x131, complete
        mov rcx, [rsp-0x8]         # reload pointer out1
        mov [rcx], rax             # out1[0] = x130
        adc r8, 0x0                # x131 = x121 + CF, CF to x132, complete
        mov [rcx+0x8], r8          # out1[1] = x131
        adc r15, 0x0               # x132 = x122 + CF, CF to x133, complete
        adc r13, 0x0               # x133 = x123 + CF, no carry
        and r10, [rip+.Lfe_p448_square_loose_c1] # x129 = x128 & 0x100000000
        adcx r10, r13              # x133 += x129 (CF is 0), no carry, complete

        /* complete: [x136, x135, x134, x133, x132, x131, x130] in [r11, r9, r12, r10, r15, r8, rax] */
        mov [rcx+0x28], r9         # out1[5] = x135 = x125
        mov [rcx+0x18], r10        # out1[3] = x133
        mov [rcx+0x20], r12        # out1[4] = x134 = x124
        mov [rcx+0x30], r11        # out1[6] = x136 = x126
        mov [rcx+0x10], r15        # out1[2] = x132

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
.Lfe_p448_square_loose_c0: .quad 0x0
.Lfe_p448_square_loose_c1: .quad 0x100000000
        .size   fe_p448_square_loose, .-fe_p448_square_loose
        .section .note.GNU-stack, "", @progbits
