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
 *   [rsp-0x10]  x26, then x77
 *   [rsp-0x18]  x25
 *   [rsp-0x20]  x7, then x74
 *   [rsp-0x28]  x15
 *   [rsp-0x30]  x50, then x85
 *   [rsp-0x38]  x49, then x60, then x95
 *   [rsp-0x40]  x31, then x78, then x97
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
 * 232 instructions; 80.8 cycles on Intel(R) Xeon(R) Processor @ 2.50GHz (intel-skylake)
 * throughput: 1.091 [1.084, 1.093] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.123 [1.121, 1.124] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+floors, 2 cases)
 * constant time: proved for all inputs (basic+floors, 2 cases)
 * asm = source: not decided (out1[0]: the normal forms differ by -1·(arg1[0]·arg1[0] + 2^65·arg1[0]·arg1[1] + 2^129·arg1[0]·arg1[2] + 2^193·arg1[0]·arg1[3] + 2^257·arg1[0]·arg1[4] + 2^321·a)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 91a9a67fb0a09d29c776804d927181df61a08b894c18197ff20ca37369126f8e
 * found by Fieldwright, seed 1, 2026-11-22T22:49:19.327Z
 * npm run optimize -- --curve p448 --op square --seed 1 --budget 60s --for latency
 * sha256 of the code: bea7a06ea0a24b469ea6b46dfb457471ce2c0e06cf0a4f8392bb2a664beb7f54
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
        mulx r9, r10, [rsi+0x30]   # x28:x27 = arg1[1]*arg1[6]
        mulx r11, rcx, [rsi+0x28]  # x26:x25 = arg1[1]*arg1[5]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rbx, rbp, [rsi]       # x10:x9 = arg1[0]*arg1[2]
        mov rdx, [rsi]             # load arg1[0]
        mulx r12, r13, [rsi+0x28]  # x16:x15 = arg1[0]*arg1[5]
        mulx r14, r15, [rsi+0x30]  # x18:x17 = arg1[0]*arg1[6]
        mov [rsp-0x8], rdi         # spill pointer out1
        mov [rsp-0x10], r11        # spill x26
        mulx rdi, r11, [rsi+0x20]  # x14:x13 = arg1[0]*arg1[4]
        add r15, r12               # x53 = x17 + x16, CF to x54
        mov [rsp-0x18], rcx        # spill x25
        mulx r12, rcx, [rsi+0x8]   # x8:x7 = arg1[0]*arg1[1]
        mov [rsp-0x20], rcx        # spill x7
        mov [rsp-0x28], r13        # spill x15
        mulx rcx, r13, [rsi+0x18]  # x12:x11 = arg1[0]*arg1[3]
        adc r14, 0x0               # x54 = x18 + CF, no carry
        add rbx, r8                # x50 = x10 + x19, CF to x51
        adc rcx, 0x0               # x51 = x12 + CF, no carry
        add rbp, r12               # x49 = x9 + x8, CF to x50, complete
        adc r13, rbx               # x50 += x11 + CF, CF to x51, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r8, rbx, [rsi+0x20]   # x24:x23 = arg1[1]*arg1[4]
        adc rax, r11               # x51.2 = x13 + x20 + CF, CF to x52
        mulx r11, r12, [rsi+0x18]  # x22:x21 = arg1[1]*arg1[3]
        adc r11, 0x0               # x52 = x22 + CF, no carry
        add rax, r12               # x51.2 += x21, CF to x52
        mov rdx, [rsi+0x10]        # load arg1[2]
        mov [rsp-0x30], r13        # spill x50
        mulx r12, r13, [rsi+0x20]  # x32:x31 = arg1[2]*arg1[4]
        mov [rsp-0x38], rbp        # spill x49
        mov [rsp-0x40], r13        # spill x31
        mulx rbp, r13, [rsi+0x18]  # x30:x29 = arg1[2]*arg1[3]
        adcx r11, rdi              # x52 += x14 + CF, CF to x53
        adc rbp, 0x0               # x53.2 = x30 + CF, no carry
        add r11, r13               # x52 += x29, CF to x53
        adc rbp, r15               # x53 += x53.2 + CF, CF to x54
        adc r14, r10               # x54 += x27 + CF, CF to x55
        adc r9, 0x0                # x55 = x28 + CF, no carry
        add rax, rcx               # x51 += x51.2, CF to x52, complete
        adcx rbx, [rsp-0x28]       # x52.2 = x15 + x23 + CF, CF to x53
        adcx rbp, [rsp-0x18]       # x53 += x25 + CF, CF to x54
        adc r14, r12               # x54 += x32 + CF, CF to x55
        adc r9, 0x0                # x55 += CF, no carry
        add rbx, r11               # x52 += x52.2, CF to x53, complete
        adc rbp, r8                # x53 += x24 + CF, CF to x54
        mulx r8, r10, [rsi+0x28]   # x34:x33 = arg1[2]*arg1[5]
        adc r10, [rsp-0x10]        # x54.2 = x26 + x33 + CF, CF to x55
        mulx r11, rcx, [rsi+0x30]  # x36:x35 = arg1[2]*arg1[6]
        adc r9, r8                 # x55 += x34 + CF, CF to x56
        adc r11, 0x0               # x56 = x36 + CF, no carry
        add rbp, [rsp-0x40]        # x53 += x31, CF to x54, complete
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r8, rdi, [rsi+0x20]   # x38:x37 = arg1[3]*arg1[4]
        adc r14, r10               # x54 += x54.2 + CF, CF to x55
        mulx r10, r12, [rsi+0x28]  # x40:x39 = arg1[3]*arg1[5]
        adc r8, r9                 # x55 += x38 + CF, CF to x56
        mulx r9, r13, [rsi+0x30]   # x42:x41 = arg1[3]*arg1[6]
        adcx r13, r11              # x56 += x41 + CF, CF to x57
        mov rdx, [rsi+0x20]        # load arg1[4]
        mulx r11, r15, [rsi+0x30]  # x46:x45 = arg1[4]*arg1[6]
        adc r15, r9                # x57 = x42 + x45 + CF, CF to x58
        adc r11, 0x0               # x58 = x46 + CF, no carry
        add r14, rdi               # x54 += x37, CF to x55, complete
        adc r12, r8                # x55 += x39 + CF, CF to x56
        adc r13, 0x0               # x56 += CF, CF to x57
        adc r15, 0x0               # x57 += CF, CF to x58
        adc r11, 0x0               # x58 += CF, no carry
        add r12, rcx               # x55 += x35, CF to x56, complete
        mulx r8, r9, [rsi+0x28]    # x44:x43 = arg1[4]*arg1[5]
        adc r10, r9                # x56.2 = x40 + x43 + CF, CF to x57
        adc r8, 0x0                # x57.2 = x44 + CF, no carry
        add r10, r13               # x56 += x56.2, CF to x57, complete
        mov rdx, [rsi+0x28]        # load arg1[5]
        mulx r9, rcx, [rsi+0x30]   # x48:x47 = arg1[5]*arg1[6]
        adc r15, r8                # x57 += x57.2 + CF, CF to x58, complete
        adc rcx, r11               # x58 += x47 + CF, CF to x59, complete
        mov rdx, [rsi]             # load arg1[0]
        mulx r8, r11, rdx          # x61:x60 = arg1[0]*arg1[0]
        adc r9, 0x0                # x59 = x48 + CF, no carry, complete

        /* complete: [x59, x58, x57, x56, x55, x54, x53, x52, x51, x50, x49] in [r9, rcx, r15, r10, r12, r14, rbp, rbx, rax, [rsp-0x30], [rsp-0x38]] */
        mov rdi, [rsp-0x20]        # reload x7
        add rdi, [rsp-0x20]        # x74 = x7 + x7, CF to x75
        mov r13, [rsp-0x38]        # reload x49
        adcx r13, [rsp-0x38]       # x75 = x49 + x49 + CF, CF to x76
        mov [rsp-0x38], r11        # spill x60
        mov r11, [rsp-0x30]        # reload x50
        adc r11, [rsp-0x30]        # x76 = x50 + x50 + CF, CF to x77
        adc rax, rax               # x77 = x51 + x51 + CF, CF to x78
        adc rbx, rbx               # x78 = x52 + x52 + CF, CF to x79
        adc rbp, rbp               # x79 = x53 + x53 + CF, CF to x80
        adcx r14, r14              # x80 = x54 + x54 + CF, CF to x81
        adc r12, r12               # x81 = x55 + x55 + CF, CF to x82
        adc r10, r10               # x82 = x56 + x56 + CF, CF to x83
        adc r15, r15               # x83 = x57 + x57 + CF, CF to x84
        adc rcx, rcx               # x84 = x58 + x58 + CF, CF to x85
        adc r9, r9                 # x85 = x59 + x59 + CF, CF to x86
        mov [rsp-0x30], r9         # spill x85
        mov r9d, 0x0               # begins x86 = CF
        adc r9, 0x0                # x86 = CF
        add rdi, r8                # x74 += x61, CF to x75, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mov [rsp-0x20], rdi        # spill x74
        mulx r8, rdi, rdx          # x63:x62 = arg1[1]*arg1[1]
        adc rdi, r13               # x75 += x62 + CF, CF to x76, complete
        adc r8, r11                # x76 += x63 + CF, CF to x77, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r11, r13, rdx         # x65:x64 = arg1[2]*arg1[2]
        adc rax, r13               # x77 += x64 + CF, CF to x78, complete
        adc rbx, r11               # x78 += x65 + CF, CF to x79, complete
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r11, r13, rdx         # x67:x66 = arg1[3]*arg1[3]
        mov rdx, [rsi+0x20]        # load arg1[4]
        mov [rsp-0x40], rbx        # spill x78
        mov [rsp-0x10], rax        # spill x77
        mulx rbx, rax, rdx         # x69:x68 = arg1[4]*arg1[4]
        adc rbp, r13               # x79 += x66 + CF, CF to x80, complete
        adc r11, r14               # x80 += x67 + CF, CF to x81, complete
        adcx rax, r12              # x81 += x68 + CF, CF to x82, complete
        mov rdx, [rsi+0x28]        # load arg1[5]
        mulx r12, r13, rdx         # x71:x70 = arg1[5]*arg1[5]
        adcx r10, rbx              # x82 += x69 + CF, CF to x83, complete
        adc r15, r13               # x83 += x70 + CF, CF to x84, complete
        adc rcx, r12               # x84 += x71 + CF, CF to x85, complete
        mov rdx, [rsi+0x30]        # load arg1[6]
        mulx rsi, rdx, rdx         # x73:x72 = arg1[6]*arg1[6]
        adc rdx, [rsp-0x30]        # x85 += x72 + CF, CF to x86, complete
        adc rsi, 0x0               # x86.2 = x73 + CF, no carry
        mov rbx, r15               # copy x83
        shrd rbx, rcx, 0x20        # x91 = high word of (x84:x83 << 32)
        add rsi, r9                # x86 += x86.2, no carry, complete

        /* complete: [x86, x85, x84, x83, x82, x81, x80, x79, x78, x77, x76, x75, x74] in [rsi, rdx, rcx, r15, r10, rax, r11, rbp, [rsp-0x40], [rsp-0x10], r8, rdi, [rsp-0x20]] */
        mov r9, rdx                # copy x85
        shrd r9, rsi, 0x20         # x93 = high word of (x86:x85 << 32)
        mov r12, rsi               # copy x86
        shr r12, 0x20              # x94 = x86 >> 32
        mov r13, rcx               # copy x84
        shrd r13, rdx, 0x20        # x92 = high word of (x85:x84 << 32)
        mov r14, [rsp-0x38]        # reload x60
        add r14, r11               # x95 = x60 + x80, CF to x96, complete
        mov [rsp-0x38], r14        # spill x95
        mov r14, [rsp-0x20]        # reload x74
        adc r14, rax               # x96 = x74 + x81 + CF, CF to x97, complete
        adc rdi, r10               # x97 = x75 + x82 + CF, CF to x98, complete
        adc r8, r15                # x98 = x76 + x83 + CF, CF to x99
        adc rcx, [rsp-0x10]        # x99 = x77 + x84 + CF, CF to x100
        adcx rdx, [rsp-0x40]       # x100 = x78 + x85 + CF, CF to x101
        adc rsi, rbp               # x101 = x79 + x86 + CF, CF to x102
        adc rbx, 0x0               # x102 = x91 + CF, CF to x103
        adc r13, 0x0               # x103 = x92 + CF, CF to x104
        adc r9, 0x0                # x104 = x93 + CF, CF to x105
        adc r12, 0x0               # x105 = x94 + CF, no carry
        mov rbp, r11               # copy x80
        shl rbp, 0x20              # x87 = x80 << 32 mod 2^64
        shrd r11, rax, 0x20        # x88 = high word of (x81:x80 << 32)
        mov [rsp-0x40], rdi        # spill x97
        mov rdi, r10               # copy x82
        shrd rdi, r15, 0x20        # x90 = high word of (x83:x82 << 32)
        shld r10, rax, 0x20        # x89 = high word of (x82:x81 << 32)
        add rbp, r8                # x98 += x87, CF to x99, complete
        adcx rcx, r11              # x99 += x88 + CF, CF to x100, complete
        adcx r10, rdx              # x100 += x89 + CF, CF to x101, complete
        adc rsi, rdi               # x101 += x90 + CF, CF to x102, complete
        adc rbx, 0x0               # x102 += CF, CF to x103, complete
        adc r13, 0x0               # x103 += CF, CF to x104, complete
        adc r9, 0x0                # x104 += CF, CF to x105, complete
        adc r12, 0x0               # x105 += CF, no carry, complete

        /* complete: [x105, x104, x103, x102, x101, x100, x99, x98, x97, x96, x95] in [r12, r9, r13, rbx, rsi, r10, rcx, rbp, [rsp-0x40], r14, [rsp-0x38]] */
        mov rax, rbx               # copy x102
        shrd rax, r13, 0x20        # x107 = high word of (x103:x102 << 32)
        mov r8, r9                 # copy x104
        shld r8, r13, 0x20         # x108 = high word of (x104:x103 << 32)
        mov r11, [rsp-0x38]        # reload x95
        add r11, rbx               # x111 = x95 + x102, CF to x112, complete
        adc r14, r13               # x112 = x96 + x103 + CF, CF to x113, complete
        mov rdi, r9                # copy x104
        adc rdi, [rsp-0x40]        # x113 = x97 + x104 + CF, CF to x114, complete
        adc rbp, r12               # x114 = x98 + x105 + CF, CF to x115
        adc rax, rcx               # x115 = x99 + x107 + CF, CF to x116
        adc r10, r8                # x116 = x100 + x108 + CF, CF to x117
        mov r8d, 0x20              # constant 0x20
        shrx r8, r12, r8           # x110 = x105 >> 32
        adc rsi, 0x0               # x117 = x101 + CF, CF to x118
        adc r8, 0x0                # x118 = x110 + CF, no carry
        shl rbx, 0x20              # x106 = x102 << 32 mod 2^64
        shld r12, r9, 0x20         # x109 = high word of (x105:x104 << 32)
        xor r9d, r9d               # CF = OF = 0
        adox rbp, rbx              # x114 += x106 (OF is 0), OF to x115, complete
        mov r9d, 0x0               # constant 0
        adox rax, r9               # x115 += OF, OF to x116, complete
        adox r10, r9               # x116 += OF, OF to x117, complete
        adox rsi, r12              # x117 += x109 + OF, OF to x118, complete
        adox r8, r9                # x118 += OF, no carry, complete

        /* complete: [x118, x117, x116, x115, x114, x113, x112, x111] in [r8, rsi, r10, rax, rbp, rdi, r14, r11] */
        mov rcx, r8                # copy x118
        shl rcx, 0x20              # x119 = x118 << 32
        add r11, r8                # x120 = x111 + x118, CF to x121, complete
        adc r14, 0x0               # x121 = x112 + CF, CF to x122, complete
        adc rdi, 0x0               # x122 = x113 + CF, CF to x123, complete
        adcx rbp, rcx              # x123 = x114 + x119 + CF, CF to x124, complete
        adc rax, 0x0               # x124 = x115 + CF, CF to x125, complete
        adc r10, 0x0               # x125 = x116 + CF, CF to x126, complete
        adc rsi, 0x0               # x126 = x117 + CF, CF to x127, complete
        mov r8d, 0x0               # begins x127 = CF
        adc r8, 0x0                # x127 = CF

        /* complete: [x127, x126, x125, x124, x123, x122, x121, x120] in [r8, rsi, r10, rax, rbp, rdi, r14, r11] */
        adox r11, r8               # x130 = x127 + x120 (OF is 0), OF to x131, complete
        adox r14, r9               # x131 = x121 + OF, OF to x132, complete
        mov rcx, [rsp-0x8]         # reload pointer out1
        mov [rcx+0x8], r14         # out1[1] = x131
        adox rdi, r9               # x132 = x122 + OF, OF to x133, complete
        mov [rcx+0x10], rdi        # out1[2] = x132
        adox rbp, r9               # x133 = x123 + OF, no carry
        neg r8                     # x128 = -x127 mod 2^64
        movabs r9, 0x100000000     # constant 0x100000000
        and r8, r9                 # x129 = x128 & 0x100000000
        lea r8, [r8+rbp]           # x133 += x129, complete

        /* complete: [x136, x135, x134, x133, x132, x131, x130] in [rsi, r10, rax, r8, rdi, r14, r11] */
        mov [rcx+0x30], rsi        # out1[6] = x136 = x126
        mov [rcx+0x20], rax        # out1[4] = x134 = x124
        mov [rcx+0x18], r8         # out1[3] = x133
        mov [rcx+0x28], r10        # out1[5] = x135 = x125
        mov [rcx], r11             # out1[0] = x130

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
