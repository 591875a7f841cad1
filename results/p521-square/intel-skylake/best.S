/*
 * p521 square (loose), modulo p = 2^521 - 1
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^523; out1 below 2^522; arrays may overlap
 *
 * void fe_p521_square_loose(uint64_t out1[9], const uint64_t arg1[9]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[9]  written, below 2^522
 *   rsi  arg1[9]  read, below 2^523
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x96
 *   [rsp-0x18]  x97, then x113
 *   [rsp-0x20]  x81, then x114, then x115
 *   [rsp-0x28]  x9, then x124
 *   [rsp-0x30]  x82, then x116
 *   [rsp-0x38]  x85, then x120, then x119
 *   [rsp-0x40]  x84, then x117
 *   [rsp-0x48]  x88, then x125
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x81 = x10 + x11 (carry to x82)
 *   x82 = x12 + x13 + x25 (carry to x83)
 *   x83 = x14 + x15 + x26 + x27 (carry to x84)
 *   x84 = x16 + x17 + x28 + x29 + x39 (carry to x85)
 *   x85 = x18 + x19 + x30 + x31 + x40 + x41 (carry to x86)
 *   x86 = x20 + x21 + x32 + x33 + x42 + x43 + x51 (carry to x87)
 *   x87 = x22 + x23 + x34 + x35 + x44 + x45 + x52 + x53 (carry to x88)
 *   x88 = x24 + x36 + x37 + x46 + x47 + x54 + x55 + x61 (carry to x89)
 *   x89 = x38 + x48 + x49 + x56 + x57 + x62 + x63 (carry to x90)
 *   x90 = x50 + x58 + x59 + x64 + x65 + x69 (carry to x91)
 *   x91 = x60 + x66 + x67 + x70 + x71 (carry to x92)
 *   x92 = x68 + x72 + x73 + x75 (carry to x93)
 *   x93 = x74 + x76 + x77 (carry to x94)
 *   x94 = x78 + x79 (carry to x95)
 *   x95 = x80
 *   x113 = x9 + x9 + x97 (carry to x114)
 *   x114 = x81 + x81 + x98 (carry to x115)
 *   x115 = x82 + x82 + x99 (carry to x116)
 *   x116 = x83 + x83 + x100 (carry to x117)
 *   x117 = x84 + x84 + x101 (carry to x118)
 *   x118 = x85 + x85 + x102 (carry to x119)
 *   x119 = x86 + x86 + x103 (carry to x120)
 *   x120 = x87 + x87 + x104 (carry to x121)
 *   x121 = x88 + x88 + x105 (carry to x122)
 *   x122 = x89 + x89 + x106 (carry to x123)
 *   x123 = x90 + x90 + x107 (carry to x124)
 *   x124 = x91 + x91 + x108 (carry to x125)
 *   x125 = x92 + x92 + x109 (carry to x126)
 *   x126 = x93 + x93 + x110 (carry to x127)
 *   x127 = x94 + x94 + x111 (carry to x128)
 *   x128 = x95 + x95 + x112
 *
 * 257 instructions; 88.0 cycles on Intel(R) Xeon(R) Processor @ 2.50GHz (intel-skylake)
 * throughput: 1.199 [1.193, 1.204] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.165 [1.164, 1.166] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 91a9a67fb0a09d29c776804d927181df61a08b894c18197ff20ca37369126f8e
 * found by Fieldwright, seed 1, 2026-11-22T23:03:48.444Z
 * npm run optimize -- --curve p521 --op square --seed 1 --budget 60s
 * sha256 of the code: 5ad70f245fd5de56c28362e00c7bd5a0f0f6c04e37e49ade849f4772402bd86a
 */
        .intel_syntax noprefix
        .text
        .globl  fe_p521_square_loose
        .type   fe_p521_square_loose, @function
        .p2align 6
fe_p521_square_loose:
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
        mulx rax, r8, [rsi+0x8]    # x10:x9 = arg1[0]*arg1[1]
        mulx r9, r10, [rsi+0x10]   # x12:x11 = arg1[0]*arg1[2]
        xor r11d, r11d             # CF = OF = 0
        adcx rax, r10              # x81 = x10 + x11 (CF is 0), CF to x82, complete
        mulx r10, r11, [rsi+0x18]  # x14:x13 = arg1[0]*arg1[3]
        adcx r9, r11               # x82 = x12 + x13 + CF, CF to x83
        mulx r11, rcx, [rsi+0x20]  # x16:x15 = arg1[0]*arg1[4]
        adcx r10, rcx              # x83 = x14 + x15 + CF, CF to x84
        mulx rcx, rbx, [rsi+0x28]  # x18:x17 = arg1[0]*arg1[5]
        mulx rbp, r12, [rsi+0x30]  # x20:x19 = arg1[0]*arg1[6]
        mulx r13, r14, rdx         # x97:x96 = arg1[0]*arg1[0]
        adc rbx, 0x0               # x84 = x17 + CF, CF to x85
        adcx rcx, r12              # x85 = x18 + x19 + CF, CF to x86
        mulx r12, r15, [rsi+0x38]  # x22:x21 = arg1[0]*arg1[7]
        mov [rsp-0x8], rdi         # spill pointer out1
        mov [rsp-0x10], r14        # spill x96
        mulx rdi, r14, [rsi+0x40]  # x24:x23 = arg1[0]*arg1[8]
        adcx rbp, r15              # x86 = x20 + x21 + CF, CF to x87
        mov rdx, [rsi+0x18]        # load arg1[3]
        mov [rsp-0x18], r13        # spill x97
        mulx r15, r13, [rsi+0x28]  # x54:x53 = arg1[3]*arg1[5]
        adcx r13, r14              # x87 = x53 + x23 + CF, CF to x88
        mov rdx, [rsi+0x8]         # load arg1[1]
        mov [rsp-0x20], rax        # spill x81
        mulx r14, rax, [rsi+0x10]  # x26:x25 = arg1[1]*arg1[2]
        adc r15, 0x0               # x88 = x54 + CF, no carry
        mov [rsp-0x28], r8         # spill x9
        xor r8d, r8d               # CF = OF = 0
        adcx r9, rax               # x82 += x25 (CF is 0), CF to x83, complete
        mulx rax, r8, [rsi+0x20]   # x30:x29 = arg1[1]*arg1[4]
        adox r10, r14              # x83 += x26 (OF is 0), OF to x84
        mov [rsp-0x30], r9         # spill x82
        mulx r14, r9, [rsi+0x18]   # x28:x27 = arg1[1]*arg1[3]
        adcx r10, r9               # x83 += x27 + CF, CF to x84, complete
        adcx r11, rbx              # x84 += x16 + CF, CF to x85
        adox r11, r14              # x84 += x28 + OF, OF to x85
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r9, rbx, [rsi+0x18]   # x40:x39 = arg1[2]*arg1[3]
        adcx r9, [rip+.Lfe_p521_square_loose_c0] # x85.2 = x40 + CF, no carry
        adcx r11, rbx              # x84 += x39 (CF is 0), CF to x85
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rbx, r14, [rsi+0x28]  # x32:x31 = arg1[1]*arg1[5]
        adox rcx, r14              # x85 += x31 + OF, OF to x86
        adcx rcx, rax              # x85 += x30 + CF, CF to x86
        adox rbp, rbx              # x86 += x32 + OF, OF to x87
        mulx rax, rbx, [rsi+0x30]  # x34:x33 = arg1[1]*arg1[6]
        adcx rbp, rbx              # x86 += x33 + CF, CF to x87
        adox r13, rax              # x87 += x34 + OF, OF to x88
        mulx rax, rbx, [rsi+0x38]  # x36:x35 = arg1[1]*arg1[7]
        adcx rbx, r13              # x87 += x35 + CF, CF to x88
        adox rdi, rax              # x88.2 = x24 + x36 + OF, OF to x89
        mulx rax, r13, [rsi+0x40]  # x38:x37 = arg1[1]*arg1[8]
        adcx rdi, r13              # x88.2 += x37 + CF, CF to x89
        adcx rax, [rip+.Lfe_p521_square_loose_c0] # x89 = x38 + CF, no carry
        adox rax, [rip+.Lfe_p521_square_loose_c0] # x89 += OF, no carry
        xor r13d, r13d             # CF = OF = 0
        adcx r11, r8               # x84 += x29 (CF is 0), CF to x85, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r8, r13, [rsi+0x20]   # x42:x41 = arg1[2]*arg1[4]
        adox rcx, r9               # x85 += x85.2 (OF is 0), OF to x86
        adcx rcx, r13              # x85 += x41 + CF, CF to x86, complete
        adox rbp, r8               # x86 += x42 + OF, OF to x87
        mulx r8, r9, [rsi+0x28]    # x44:x43 = arg1[2]*arg1[5]
        adcx rbp, r9               # x86 += x43 + CF, CF to x87
        mov rdx, [rsi+0x20]        # load arg1[4]
        mulx r9, r13, [rsi+0x28]   # x62:x61 = arg1[4]*arg1[5]
        adox rbx, r8               # x87 += x44 + OF, OF to x88
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r8, r14, [rsi+0x30]   # x46:x45 = arg1[2]*arg1[6]
        adcx rbx, r14              # x87 += x45 + CF, CF to x88
        mov [rsp-0x38], rcx        # spill x85
        mulx r14, rcx, [rsi+0x38]  # x48:x47 = arg1[2]*arg1[7]
        adox rcx, r13              # x88.3 = x47 + x61 + OF, OF to x89
        adcx r15, rdi              # x88 += x88.2 + CF, CF to x89
        adox rax, r14              # x89 += x48 + OF, OF to x90
        mulx rdi, r13, [rsi+0x40]  # x50:x49 = arg1[2]*arg1[8]
        adcx rax, r13              # x89 += x49 + CF, CF to x90
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r13, r14, [rsi+0x20]  # x52:x51 = arg1[3]*arg1[4]
        adcx rdi, [rip+.Lfe_p521_square_loose_c0] # x90 = x50 + CF, no carry
        adox rdi, [rip+.Lfe_p521_square_loose_c0] # x90 += OF, no carry
        mov [rsp-0x40], r11        # spill x84
        xor r11d, r11d             # CF = OF = 0
        adcx rbp, r14              # x86 += x51 (CF is 0), CF to x87, complete
        adox rbx, r13              # x87 += x52 (OF is 0), OF to x88
        adcx rbx, r12              # x87 += x22 + CF, CF to x88, complete
        mulx r11, r12, [rsi+0x30]  # x56:x55 = arg1[3]*arg1[6]
        adox r12, rcx              # x88.3 += x55 + OF, OF to x89
        adcx r12, r15              # x88 += x88.3 + CF, CF to x89
        adox rax, r11              # x89 += x56 + OF, OF to x90
        mulx r11, rcx, [rsi+0x38]  # x58:x57 = arg1[3]*arg1[7]
        adcx rax, rcx              # x89 += x57 + CF, CF to x90
        mulx rcx, r13, [rsi+0x40]  # x60:x59 = arg1[3]*arg1[8]
        adox rdi, r11              # x90 += x58 + OF, OF to x91
        adcx rdi, r13              # x90 += x59 + CF, CF to x91
        adox rcx, [rip+.Lfe_p521_square_loose_c0] # x91 = x60 + OF, no carry
        adox rax, r9               # x89 += x62 (OF is 0), OF to x90
        mov rdx, [rsi+0x20]        # load arg1[4]
        mulx r9, r11, [rsi+0x30]   # x64:x63 = arg1[4]*arg1[6]
        adcx rcx, [rip+.Lfe_p521_square_loose_c0] # x91 += CF, no carry
        adcx rax, r11              # x89 += x63 (CF is 0), CF to x90
        adox rdi, r9               # x90 += x64 + OF, OF to x91
        mulx r9, r11, [rsi+0x38]   # x66:x65 = arg1[4]*arg1[7]
        mov rdx, [rsi+0x28]        # load arg1[5]
        mulx r13, r14, [rsi+0x30]  # x70:x69 = arg1[5]*arg1[6]
        adcx r14, r11              # x90.2 = x69 + x65 + CF, CF to x91
        mov rdx, [rsi+0x20]        # load arg1[4]
        mulx r11, r15, [rsi+0x40]  # x68:x67 = arg1[4]*arg1[8]
        adcx r15, r9               # x91.2 = x67 + x66 + CF, CF to x92
        adox rcx, r15              # x91 += x91.2 + OF, OF to x92
        adcx r11, [rip+.Lfe_p521_square_loose_c0] # x92 = x68 + CF, no carry
        adox r11, [rip+.Lfe_p521_square_loose_c0] # x92 += OF, no carry
        xor r9d, r9d               # CF = OF = 0
        adcx r12, r8               # x88 += x46 (CF is 0), CF to x89, complete
        mov rdx, [rsi+0x28]        # load arg1[5]
        mulx r8, r9, [rsi+0x38]    # x72:x71 = arg1[5]*arg1[7]
        mov [rsp-0x48], r12        # spill x88
        mulx r15, r12, [rsi+0x40]  # x74:x73 = arg1[5]*arg1[8]
        adc rax, 0x0               # x89 += CF, CF to x90, complete
        adc r14, rdi               # x90 += x90.2 + CF, CF to x91, complete
        adc r9, rcx                # x91 += x71 + CF, CF to x92
        adc r11, r12               # x92 += x73 + CF, CF to x93
        adc r15, 0x0               # x93 = x74 + CF, no carry
        add r9, r13                # x91 += x70, CF to x92, complete
        mov rdx, [rsi+0x30]        # load arg1[6]
        mulx rcx, rdi, [rsi+0x38]  # x76:x75 = arg1[6]*arg1[7]
        adc r11, r8                # x92 += x72 + CF, CF to x93
        mulx r8, r12, [rsi+0x40]   # x78:x77 = arg1[6]*arg1[8]
        adc r15, rcx               # x93 += x76 + CF, CF to x94
        adc r8, 0x0                # x94 = x78 + CF, no carry
        add r11, rdi               # x92 += x75, CF to x93, complete
        adc r15, r12               # x93 += x77 + CF, CF to x94, complete
        mov rdx, [rsi+0x38]        # load arg1[7]
        mulx rcx, rdi, [rsi+0x40]  # x80:x79 = arg1[7]*arg1[8]
        adc r8, rdi                # x94 += x79 + CF, CF to x95, complete
        adc rcx, 0x0               # x95 = x80 + CF, no carry, complete

        /* complete: [x95, x94, x93, x92, x91, x90, x89, x88, x87, x86, x85, x84, x83, x82, x81] in [rcx, r8, r15, r11, r9, r14, rax, [rsp-0x48], rbx, rbp, [rsp-0x38], [rsp-0x40], r10, [rsp-0x30], [rsp-0x20]] */
        mov rdi, [rsi+0x40]        # load arg1[8]
        imul rdi, [rsi+0x40]       # x112 = arg1[8]*arg1[8]
        lea rdi, [rdi+rcx]         # x128 = x112 + x95
        mov r12, [rsp-0x28]        # reload x9
        add r12, [rsp-0x28]        # x113 = x9 + x9, CF to x114
        mov r13, [rsp-0x20]        # reload x81
        adc r13, [rsp-0x20]        # x114 = x81 + x81 + CF, CF to x115
        mov [rsp-0x20], r13        # spill x114
        mov r13, [rsp-0x30]        # reload x82
        adc r13, [rsp-0x30]        # x115 = x82 + x82 + CF, CF to x116
        adc r10, r10               # x116 = x83 + x83 + CF, CF to x117
        mov [rsp-0x30], r10        # spill x116
        mov r10, [rsp-0x40]        # reload x84
        adc r10, [rsp-0x40]        # x117 = x84 + x84 + CF, CF to x118
        mov [rsp-0x40], r10        # spill x117
        mov r10, [rsp-0x38]        # reload x85
        adc r10, [rsp-0x38]        # x118 = x85 + x85 + CF, CF to x119
        adc rbp, rbp               # x119 = x86 + x86 + CF, CF to x120
        adc rbx, rbx               # x120 = x87 + x87 + CF, CF to x121
        mov [rsp-0x38], rbx        # spill x120
        mov rbx, [rsp-0x48]        # reload x88
        adc rbx, [rsp-0x48]        # x121 = x88 + x88 + CF, CF to x122
        adc rax, rax               # x122 = x89 + x89 + CF, CF to x123
        adc r14, r14               # x123 = x90 + x90 + CF, CF to x124
        adc r9, r9                 # x124 = x91 + x91 + CF, CF to x125
        adc r11, r11               # x125 = x92 + x92 + CF, CF to x126
        mov [rsp-0x48], r11        # spill x125
        mov [rsp-0x28], r9         # spill x124
        mulx r11, r9, rdx          # x111:x110 = arg1[7]*arg1[7]
        adc r9, r15                # x126 = x93 + x110 + CF, CF to x127
        adc r11, r8                # x127 = x111 + x94 + CF, CF to x128
        adc rdi, rcx               # x128 += x95 + CF, no carry
        add r12, [rsp-0x18]        # x113 += x97, CF to x114, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mov [rsp-0x18], r12        # spill x113
        mulx rcx, r12, rdx         # x99:x98 = arg1[1]*arg1[1]
        adc r12, [rsp-0x20]        # x114 += x98 + CF, CF to x115, complete
        adc r13, rcx               # x115 += x99 + CF, CF to x116, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mov [rsp-0x20], r13        # spill x115
        mulx rcx, r13, rdx         # x101:x100 = arg1[2]*arg1[2]
        adc r13, [rsp-0x30]        # x116 += x100 + CF, CF to x117, complete
        adc rcx, [rsp-0x40]        # x117 += x101 + CF, CF to x118, complete
        mov rdx, [rsi+0x18]        # load arg1[3]
        mov [rsp-0x40], rcx        # spill x117
        mov [rsp-0x30], r13        # spill x116
        mulx rcx, r13, rdx         # x103:x102 = arg1[3]*arg1[3]
        adc r10, r13               # x118 += x102 + CF, CF to x119, complete
        adc rbp, rcx               # x119 += x103 + CF, CF to x120, complete
        mov rdx, [rsi+0x20]        # load arg1[4]
        mulx rcx, r13, rdx         # x105:x104 = arg1[4]*arg1[4]
        adc r13, [rsp-0x38]        # x120 += x104 + CF, CF to x121, complete
        adc rbx, rcx               # x121 += x105 + CF, CF to x122, complete
        mov rdx, [rsi+0x28]        # load arg1[5]
        mov [rsp-0x38], rbp        # spill x119
        mulx rcx, rbp, rdx         # x107:x106 = arg1[5]*arg1[5]
        adc rax, rbp               # x122 += x106 + CF, CF to x123, complete
        adc r14, rcx               # x123 += x107 + CF, CF to x124, complete
        mov rdx, [rsi+0x30]        # load arg1[6]
        mulx rcx, rsi, rdx         # x109:x108 = arg1[6]*arg1[6]
        adc rsi, [rsp-0x28]        # x124 += x108 + CF, CF to x125, complete
        adc rcx, [rsp-0x48]        # x125 += x109 + CF, CF to x126, complete
        adc r9, r15                # x126 += x93 + CF, CF to x127, complete
        adc r11, r8                # x127 += x94 + CF, CF to x128, complete
        adc rdi, 0x0               # x128 += CF, no carry, complete

        /* complete: [x128, x127, x126, x125, x124, x123, x122, x121, x120, x119, x118, x117, x116, x115, x114, x113] in [rdi, r11, r9, rcx, rsi, r14, rax, rbx, r13, [rsp-0x38], r10, [rsp-0x40], [rsp-0x30], [rsp-0x20], r12, [rsp-0x18]] */
        mov r8, r13                # copy x120
        and r8, 0x1ff              # x138 = x120 & 0x1ff
        shrd r13, rbx, 0x9         # x129 = low word of (x121:x120 >> 9)
        shrd rbx, rax, 0x9         # x130 = low word of (x122:x121 >> 9)
        shrd rax, r14, 0x9         # x131 = low word of (x123:x122 >> 9)
        shrd r14, rsi, 0x9         # x132 = low word of (x124:x123 >> 9)
        shrd rsi, rcx, 0x9         # x133 = low word of (x125:x124 >> 9)
        shrd rcx, r9, 0x9          # x134 = low word of (x126:x125 >> 9)
        shrd r9, r11, 0x9          # x135 = low word of (x127:x126 >> 9)
        shrd r11, rdi, 0x9         # x136 = low word of (x128:x127 >> 9)
        shr rdi, 0x9               # x137 = x128 >> 9
        add r13, [rsp-0x10]        # x139 = x96 + x129, CF to x140, complete
        adc rbx, [rsp-0x18]        # x140 = x113 + x130 + CF, CF to x141, complete
        adc r12, rax               # x141 = x114 + x131 + CF, CF to x142, complete
        adc r14, [rsp-0x20]        # x142 = x115 + x132 + CF, CF to x143, complete
        adc rsi, [rsp-0x30]        # x143 = x116 + x133 + CF, CF to x144, complete
        adc rcx, [rsp-0x40]        # x144 = x117 + x134 + CF, CF to x145, complete
        adc r10, r9                # x145 = x118 + x135 + CF, CF to x146, complete
        adc r11, [rsp-0x38]        # x146 = x119 + x136 + CF, CF to x147, complete
        adc r8, rdi                # x147 = x138 + x137 + CF, no carry, complete

        /* complete: [x147, x146, x145, x144, x143, x142, x141, x140, x139] in [r8, r11, r10, rcx, rsi, r14, r12, rbx, r13] */
        mov rax, r8                # copy x147
        and rax, 0x1ff             # x149 = x147 & 0x1ff
        shr r8, 0x9                # x148 = x147 >> 9
        add r13, r8                # x150 = x139 + x148, CF to x151, complete
        adc rbx, 0x0               # x151 = x140 + CF, CF to x152, complete
        adc r12, 0x0               # x152 = x141 + CF, CF to x153, complete
        adc r14, 0x0               # x153 = x142 + CF, CF to x154, complete
        mov r8, [rsp-0x8]          # reload pointer out1
        mov [r8+0x18], r14         # out1[3] = x153
        mov [r8+0x8], rbx          # out1[1] = x151
        mov [r8], r13              # out1[0] = x150
        adc rsi, 0x0               # x154 = x143 + CF, CF to x155, complete
        mov [r8+0x20], rsi         # out1[4] = x154
        mov [r8+0x10], r12         # out1[2] = x152
        adc rcx, 0x0               # x155 = x144 + CF, CF to x156, complete
        mov [r8+0x28], rcx         # out1[5] = x155
        adc r10, 0x0               # x156 = x145 + CF, CF to x157, complete
        mov [r8+0x30], r10         # out1[6] = x156
        adc r11, 0x0               # x157 = x146 + CF, CF to x158, complete
        mov [r8+0x38], r11         # out1[7] = x157
        adc rax, 0x0               # x158 = x149 + CF, no carry, complete

        /* complete: [x158, x157, x156, x155, x154, x153, x152, x151, x150] in [rax, r11, r10, rcx, rsi, r14, r12, rbx, r13] */
        mov [r8+0x40], rax         # out1[8] = x158

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
.Lfe_p521_square_loose_c0: .quad 0x0
        .size   fe_p521_square_loose, .-fe_p521_square_loose
        .section .note.GNU-stack, "", @progbits
