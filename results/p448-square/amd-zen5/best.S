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
 *   [rsp-0x10]  x69
 *   [rsp-0x18]  x68, then x74
 *   [rsp-0x20]  x50
 *   [rsp-0x28]  x63
 *   [rsp-0x30]  x62, then x73
 *   [rsp-0x38]  x49
 *   [rsp-0x40]  x51, then x75
 *   [rsp-0x48]  x7
 *   [rsp-0x50]  x60
 *   [rsp-0x58]  x61
 *   [rsp-0x60]  x67
 *   [rsp-0x68]  x71
 *   [rsp-0x70]  x70
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
 * 251 instructions; 58.3 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.202 [1.200, 1.203] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.163 [1.160, 1.163] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic, 2 cases)
 * constant time: proved for all inputs (basic, 2 cases)
 * asm = source: proved for all inputs (basic, 2 cases; source = IR: values)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 1, 2026-11-23T10:17:52.589Z
 * npm run optimize -- --curve p448 --op square --seed 1 --budget 90s --resume
 * sha256 of the code: 9fe65c293e3326233b55722463f0d1b27e6ccabd490866a0f55f39df40f02fd8
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
        mulx rax, r8, [rsi+0x18]   # x12:x11 = arg1[0]*arg1[3]
        mulx r9, r10, [rsi+0x10]   # x10:x9 = arg1[0]*arg1[2]
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r11, rcx, [rsi+0x8]   # x22:x21 = arg1[1]*arg1[3]
        mov rdx, [rsi+0x20]        # load arg1[4]
        mulx rbx, rbp, rdx         # x69:x68 = arg1[4]*arg1[4]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r12, r13, [rsi+0x8]   # x20:x19 = arg1[1]*arg1[2]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r14, r15, [rsi]       # x8:x7 = arg1[0]*arg1[1]
        mov [rsp-0x8], rdi         # spill pointer out1
        xor edi, edi               # CF = OF = 0
        adcx r8, r13               # x50 = x19 + x11 (CF is 0), CF to x51
        adox r14, r10              # x49 = x8 + x9 (OF is 0), OF to x50, complete
        adox r9, r8                # x50 += x10 + OF, OF to x51, complete
        mulx r8, r10, [rsi+0x28]   # x26:x25 = arg1[1]*arg1[5]
        mov rdx, [rsi+0x20]        # load arg1[4]
        mulx rdi, r13, [rsi]       # x14:x13 = arg1[0]*arg1[4]
        adcx rax, r13              # x51 = x12 + x13 + CF, CF to x52
        adox r12, rax              # x51 += x20 + OF, OF to x52
        mulx rax, r13, [rsi+0x8]   # x24:x23 = arg1[1]*arg1[4]
        adcx r11, r13              # x52 = x22 + x23 + CF, CF to x53
        mov rdx, [rsi+0x8]         # load arg1[1]
        mov [rsp-0x10], rbx        # spill x69
        mulx r13, rbx, rdx         # x63:x62 = arg1[1]*arg1[1]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mov [rsp-0x18], rbp        # spill x68
        mov [rsp-0x20], r9         # spill x50
        mulx rbp, r9, [rsi+0x20]   # x32:x31 = arg1[2]*arg1[4]
        mov rdx, [rsi]             # load arg1[0]
        mov [rsp-0x28], r13        # spill x63
        mov [rsp-0x30], rbx        # spill x62
        mulx r13, rbx, [rsi+0x28]  # x16:x15 = arg1[0]*arg1[5]
        adcx rax, r13              # x53 = x16 + x24 + CF, CF to x54
        mov rdx, [rsi+0x18]        # load arg1[3]
        mov [rsp-0x38], r14        # spill x49
        mulx r13, r14, [rsi+0x10]  # x30:x29 = arg1[2]*arg1[3]
        adox r11, r14              # x52 += x29 + OF, OF to x53
        adcx rbp, [rip+.Lfe_p448_square_loose_c0] # x54 = x32 + CF, no carry
        adcx rcx, r12              # x51 += x21 (CF is 0), CF to x52, complete
        mov rdx, [rsi+0x30]        # load arg1[6]
        mulx r12, r14, [rsi]       # x18:x17 = arg1[0]*arg1[6]
        mov rdx, [rsi]             # load arg1[0]
        mov [rsp-0x40], rcx        # spill x51
        mov [rsp-0x48], r15        # spill x7
        mulx rcx, r15, rdx         # x61:x60 = arg1[0]*arg1[0]
        mov rdx, [rsi+0x30]        # load arg1[6]
        mov [rsp-0x50], r15        # spill x60
        mov [rsp-0x58], rcx        # spill x61
        mulx r15, rcx, [rsi+0x8]   # x28:x27 = arg1[1]*arg1[6]
        adcx rbx, r11              # x52 += x15 + CF, CF to x53
        adox r10, r13              # x53.2 = x30 + x25 + OF, OF to x54
        mulx r11, r13, [rsi+0x10]  # x36:x35 = arg1[2]*arg1[6]
        adox r12, r8               # x54.2 = x26 + x18 + OF, OF to x55
        adox r15, r13              # x55 = x28 + x35 + OF, OF to x56
        adcx rax, r10              # x53 += x53.2 + CF, CF to x54
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r8, r10, [rsi+0x20]   # x38:x37 = arg1[3]*arg1[4]
        adcx rbp, r10              # x54 += x37 + CF, CF to x55
        adcx r8, [rip+.Lfe_p448_square_loose_c0] # x55.2 = x38 + CF, no carry
        adox r11, [rip+.Lfe_p448_square_loose_c0] # x56 = x36 + OF, no carry
        xor r10d, r10d             # CF = OF = 0
        adcx rbx, rdi              # x52 += x14 (CF is 0), CF to x53, complete
        adox r14, r9               # x53.2 = x31 + x17 (OF is 0), OF to x54
        adcx rax, r14              # x53 += x53.2 + CF, CF to x54, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r9, r10, [rsi+0x28]   # x34:x33 = arg1[2]*arg1[5]
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rdi, r13, rdx         # x67:x66 = arg1[3]*arg1[3]
        adcx r12, r10              # x54.2 += x33 + CF, CF to x55
        mulx r10, r14, [rsi+0x28]  # x40:x39 = arg1[3]*arg1[5]
        adcx r15, r8               # x55 += x55.2 + CF, CF to x56
        mov rdx, [rsi+0x28]        # load arg1[5]
        mov [rsp-0x60], rdi        # spill x67
        mulx r8, rdi, rdx          # x71:x70 = arg1[5]*arg1[5]
        adox rbp, r12              # x54 += x54.2 + OF, OF to x55
        mov [rsp-0x68], r8         # spill x71
        mulx r12, r8, [rsi+0x20]   # x44:x43 = arg1[4]*arg1[5]
        adcx r10, r8               # x56.2 = x43 + x40 + CF, CF to x57
        adox r9, r15               # x55 += x34 + OF, OF to x56
        mov rdx, [rsi+0x30]        # load arg1[6]
        mulx r8, r15, [rsi+0x18]   # x42:x41 = arg1[3]*arg1[6]
        adcx r8, [rip+.Lfe_p448_square_loose_c0] # x57 = x42 + CF, no carry
        adcx rbp, rcx              # x54 += x27 (CF is 0), CF to x55, complete
        mov [rsp-0x70], rdi        # spill x70
        mulx rcx, rdi, [rsi+0x20]  # x46:x45 = arg1[4]*arg1[6]
        adox r10, r15              # x56.2 += x41 + OF, OF to x57
        adcx r14, r9               # x55 += x39 + CF, CF to x56, complete
        adcx r11, r10              # x56 += x56.2 + CF, CF to x57, complete
        mulx r9, r10, rdx          # x73:x72 = arg1[6]*arg1[6]
        adox r12, rdi              # x57.2 = x45 + x44 + OF, OF to x58
        adcx r8, r12               # x57 += x57.2 + CF, CF to x58, complete
        mulx rdi, r12, [rsi+0x28]  # x48:x47 = arg1[5]*arg1[6]
        adcx r12, rcx              # x58 = x46 + x47 + CF, CF to x59
        adcx rdi, [rip+.Lfe_p448_square_loose_c0] # x59 = x48 + CF, no carry
        adox r12, [rip+.Lfe_p448_square_loose_c0] # x58 += OF, OF to x59, complete
        adox rdi, [rip+.Lfe_p448_square_loose_c0] # x59 += OF, no carry, complete

        /* complete: [x59, x58, x57, x56, x55, x54, x53, x52, x51, x50, x49] in [rdi, r12, r8, r11, r14, rbp, rax, rbx, [rsp-0x40], [rsp-0x20], [rsp-0x38]] */
        xor ecx, ecx               # CF = OF = 0
        mov rcx, [rsp-0x48]        # reload x7
        adox rcx, [rsp-0x48]       # x74 = x7 + x7 (OF is 0), OF to x75
        mov r15, [rsp-0x38]        # reload x49
        adox r15, [rsp-0x30]       # x75 = x49 + x62 + OF, OF to x76
        mov [rsp-0x30], r9         # spill x73
        mov r9, [rsp-0x20]         # reload x50
        adox r9, [rsp-0x28]        # x76 = x50 + x63 + OF, OF to x77
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rsi, rdx, rdx         # x65:x64 = arg1[2]*arg1[2]
        adox rdx, [rsp-0x40]       # x77 = x64 + x51 + OF, OF to x78
        adcx rcx, [rsp-0x58]       # x74 += x61 (CF is 0), CF to x75, complete
        adcx r15, [rsp-0x38]       # x75 += x49 + CF, CF to x76, complete
        adcx r9, [rsp-0x20]        # x76 += x50 + CF, CF to x77, complete
        adox rsi, rbx              # x78 = x52 + x65 + OF, OF to x79
        adcx rdx, [rsp-0x40]       # x77 += x51 + CF, CF to x78, complete
        adox rax, rax              # x79 = x53 + x53 + OF, OF to x80
        adox rbp, rbp              # x80 = x54 + x54 + OF, OF to x81
        mov [rsp-0x40], r15        # spill x75
        mov r15, [rsp-0x18]        # reload x68
        adox r15, r14              # x81 = x68 + x55 + OF, OF to x82
        mov [rsp-0x18], rcx        # spill x74
        mov rcx, [rsp-0x10]        # reload x69
        adox rcx, r11              # x82 = x69 + x56 + OF, OF to x83
        adcx rsi, rbx              # x78 += x52 + CF, CF to x79, complete
        adcx r13, rax              # x79 += x66 + CF, CF to x80, complete
        adcx rbp, [rsp-0x60]       # x80 += x67 + CF, CF to x81, complete
        adcx r14, r15              # x81 += x55 + CF, CF to x82, complete
        adcx rcx, r11              # x82 += x56 + CF, CF to x83, complete
        mov eax, 0x20              # constant 0x20
        shrx r11, r14, rax         # t4 = x81 >> 0x20
        shlx rbx, rcx, rax         # t5 = x82 << 0x20 mod 2^64
        lea r11, [r11+rbx]         # x89 = t4 + t5 mod 2^64 = high word of (x82:x81 << 32)
        mov rbx, r8                # copy x57
        adox rbx, [rsp-0x70]       # x83 = x57 + x70 + OF, OF to x84
        adcx rbx, r8               # x83 += x57 + CF, CF to x84, complete
        shlx r8, rbp, rax          # x87 = x80 << 32 mod 2^64
        mov r15, r12               # copy x58
        adcx r15, [rsp-0x68]       # x84 = x71 + x58 + CF, CF to x85
        adox r12, r15              # x84 += x58 + OF, OF to x85, complete
        adox rdi, rdi              # x85 = x59 + x59 + OF, OF to x86
        adcx r10, rdi              # x85 += x72 + CF, CF to x86, complete
        mov rdi, [rsp-0x30]        # reload x73
        adox rdi, [rip+.Lfe_p448_square_loose_c0] # x86 = x73 + OF, no carry
        adc rdi, 0x0               # x86 += CF, no carry, complete

        /* complete: [x86, x85, x84, x83, x82, x81, x80, x79, x78, x77, x76, x75, x74] in [rdi, r10, r12, rbx, rcx, r14, rbp, r13, rsi, rdx, r9, [rsp-0x40], [rsp-0x18]] */
        mov r15, rcx               # copy x82
        shr r15, 0x20              # t6 = x82 >> 32
        mov rax, rbx               # copy x83
        shl rax, 0x20              # t7 = x83 << 32 mod 2^64
        lea rax, [r15+rax]         # x90 = t6 + t7 mod 2^64 = high word of (x83:x82 << 32)
        add r9, rbx                # x98 = x83 + x76, CF to x99
        adcx rdx, r12              # x99 = x77 + x84 + CF, CF to x100
        adcx rsi, r11              # x100 = x78 + x89 + CF, CF to x101
        adcx r13, rax              # x101 = x90 + x79 + CF, CF to x102
        mov eax, 0x0               # begins x102 = CF
        adc rax, 0x0               # x102 = CF
        mov r11, rbp               # copy x80
        shr r11, 0x20              # t8 = x80 >> 32
        mov r15, r14               # copy x81
        shl r15, 0x20              # t9 = x81 << 32 mod 2^64
        lea r11, [r11+r15]         # x88 = t8 + t9 mod 2^64 = high word of (x81:x80 << 32)
        mov r15, rdi               # copy x86
        shr r15, 0x20              # x94 = x86 >> 32
        add rbp, [rsp-0x50]        # x95 = x60 + x80, CF to x96, complete
        adcx r14, [rsp-0x18]       # x96 = x74 + x81 + CF, CF to x97, complete
        adc rcx, [rsp-0x40]        # x97 = x75 + x82 + CF, CF to x98, complete
        adc r8, r9                 # x98 += x87 + CF, CF to x99, complete
        adc r11, rdx               # x99 += x88 + CF, CF to x100, complete
        adcx rsi, r10              # x100 += x85 + CF, CF to x101, complete
        adcx r13, rdi              # x101 += x86 + CF, CF to x102, complete
        adc rax, 0x0               # x102 += CF, no carry
        mov r9, r12                # copy x84
        shr r9, 0x20               # t10 = x84 >> 32
        mov rdx, r10               # copy x85
        shl rdx, 0x20              # t11 = x85 << 32 mod 2^64
        lea r9, [r9+rdx]           # x92 = t10 + t11 mod 2^64 = high word of (x85:x84 << 32)
        mov edx, 0x20              # constant 0x20
        shrx r10, r10, rdx         # t12 = x85 >> 0x20
        shlx rdi, rdi, rdx         # t13 = x86 << 0x20 mod 2^64
        lea r10, [r10+rdi]         # x93 = t12 + t13 mod 2^64 = high word of (x86:x85 << 32)
        shrx rdi, rbx, rdx         # t14 = x83 >> 0x20
        shlx rbx, r12, rdx         # t15 = x84 << 0x20 mod 2^64
        lea rdi, [rdi+rbx]         # x91 = t14 + t15 mod 2^64 = high word of (x84:x83 << 32)
        add rdi, rax               # x102 += x91, CF to x103, complete
        adc r9, 0x0                # x103 = x92 + CF, CF to x104, complete
        adc r10, 0x0               # x104 = x93 + CF, CF to x105, complete
        adc r15, 0x0               # x105 = x94 + CF, no carry, complete

        /* complete: [x105, x104, x103, x102, x101, x100, x99, x98, x97, x96, x95] in [r15, r10, r9, rdi, r13, rsi, r11, r8, rcx, r14, rbp] */
        mov rax, r15               # copy x105
        shr rax, 0x20              # x110 = x105 >> 32
        xor ebx, ebx               # CF = OF = 0
        adcx rbp, rdi              # x111 = x95 + x102 (CF is 0), CF to x112, complete
        adcx r14, r9               # x112 = x96 + x103 + CF, CF to x113, complete
        adc rcx, r10               # x113 = x97 + x104 + CF, CF to x114, complete
        shrx rbx, rdi, rdx         # t17 = x102 >> 0x20
        shlx r12, r9, rdx          # t18 = x103 << 0x20 mod 2^64
        lea rbx, [rbx+r12]         # x107 = t17 + t18 mod 2^64 = high word of (x103:x102 << 32)
        shlx rdi, rdi, rdx         # x106 = x102 << 32 mod 2^64
        adc rdi, r15               # x114 = x106 + x105 + CF, CF to x115
        adc rbx, r11               # x115 = x99 + x107 + CF, CF to x116
        adc rsi, 0x0               # x116 = x100 + CF, CF to x117
        adc r13, 0x0               # x117 = x101 + CF, CF to x118
        adc rax, 0x0               # x118 = x110 + CF, no carry
        add rdi, r8                # x114 += x98, CF to x115, complete
        shrx r8, r9, rdx           # t19 = x103 >> 0x20
        shlx r9, r10, rdx          # t20 = x104 << 0x20 mod 2^64
        lea r8, [r8+r9]            # x108 = t19 + t20 mod 2^64 = high word of (x104:x103 << 32)
        adc rbx, 0x0               # x115 += CF, CF to x116, complete
        adcx rsi, r8               # x116 += x108 + CF, CF to x117, complete
        shrx r8, r10, rdx          # t21 = x104 >> 0x20
        shlx r9, r15, rdx          # t22 = x105 << 0x20 mod 2^64
        lea r8, [r8+r9]            # x109 = t21 + t22 mod 2^64 = high word of (x105:x104 << 32)
        adcx r8, r13               # x117 += x109 + CF, CF to x118, complete
        adc rax, 0x0               # x118 += CF, no carry, complete

        /* complete: [x118, x117, x116, x115, x114, x113, x112, x111] in [rax, r8, rsi, rbx, rdi, rcx, r14, rbp] */
        mov r9, rax                # copy x118
        shl r9, 0x20               # x119 = x118 << 32
        xor r10d, r10d             # CF = OF = 0
        adcx rbp, rax              # x120 = x111 + x118 (CF is 0), CF to x121, complete
        adc r14, 0x0               # x121 = x112 + CF, CF to x122, complete
        adc rcx, 0x0               # x122 = x113 + CF, CF to x123, complete
        adc r9, rdi                # x123 = x114 + x119 + CF, CF to x124, complete
        adc rbx, 0x0               # x124 = x115 + CF, CF to x125, complete
        adc rsi, 0x0               # x125 = x116 + CF, CF to x126, complete
        adc r8, 0x0                # x126 = x117 + CF, CF = x127, complete

        /* complete: [x126, x125, x124, x123, x122, x121, x120] in [r8, rsi, rbx, r9, rcx, r14, rbp] */
        sbb rax, rax               # x128 = -x127 mod 2^64, x127 in CF
        setc r10b                  # begins x127 = CF
        movzx r10d, r10b           # x127 = CF
        and rax, [rip+.Lfe_p448_square_loose_c1] # x129 = x128 & 0x100000000
        xor r11d, r11d             # CF = OF = 0
        adox rbp, r10              # x130 = x127 + x120 (OF is 0), OF to x131, complete
        adox r14, [rip+.Lfe_p448_square_loose_c0] # x131 = x121 + OF, OF to x132, complete
        adox rcx, [rip+.Lfe_p448_square_loose_c0] # x132 = x122 + OF, OF to x133, complete
        adox r9, rax               # x133 = x129 + x123 + OF, no carry, complete

        /* complete: [x136, x135, x134, x133, x132, x131, x130] in [r8, rsi, rbx, r9, rcx, r14, rbp] */
        mov rax, [rsp-0x8]         # reload pointer out1
        mov [rax+0x28], rsi        # out1[5] = x135 = x125
        mov [rax+0x30], r8         # out1[6] = x136 = x126
        mov [rax+0x8], r14         # out1[1] = x131
        mov [rax+0x20], rbx        # out1[4] = x134 = x124
        mov [rax+0x18], r9         # out1[3] = x133
        mov [rax+0x10], rcx        # out1[2] = x132
        mov [rax], rbp             # out1[0] = x130

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
