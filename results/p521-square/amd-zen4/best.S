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
 *   [rsp-0x10]  x82, then x118
 *   [rsp-0x18]  x81, then x127
 *   [rsp-0x20]  x9, then x114
 *   [rsp-0x28]  x22, then x83, then x116
 *   [rsp-0x30]  x87
 *   [rsp-0x38]  x84, then x117
 *   [rsp-0x40]  x85, then x115
 *   [rsp-0x48]  x86, then x119
 *   [rsp-0x50]  x88
 *   [rsp-0x58]  x89
 *   [rsp-0x60]  x96
 *   [rsp-0x68]  x113
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
 * 285 instructions; 79.5 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.392 [1.388, 1.396] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.358 [1.352, 1.358] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 989d61e75f6b8ad96c2997dfa25e69ebbbf3e6722cf38f438b7365763375598c
 * found by Fieldwright, seed 1, 2026-11-23T02:04:00.803Z
 * npm run optimize -- --curve p521 --op square --seed 1 --budget 150s
 * sha256 of the code: 957f4f8c7aa8428c065c0ccb4523e407c3f99c73f09623955c810a0c40dee8f7
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
        mulx rax, r8, [rsi+0x20]   # x16:x15 = arg1[0]*arg1[4]
        mulx r9, r10, [rsi+0x18]   # x14:x13 = arg1[0]*arg1[3]
        mulx r11, rcx, [rsi+0x10]  # x12:x11 = arg1[0]*arg1[2]
        xor ebx, ebx               # CF = OF = 0
        adox r9, r8                # x83 = x14 + x15 (OF is 0), OF to x84
        mulx r8, rbx, [rsi+0x8]    # x10:x9 = arg1[0]*arg1[1]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rbp, r12, [rsi+0x10]  # x26:x25 = arg1[1]*arg1[2]
        mov rdx, [rsi]             # load arg1[0]
        mulx r13, r14, [rsi+0x30]  # x20:x19 = arg1[0]*arg1[6]
        adcx rcx, r8               # x81 = x10 + x11 (CF is 0), CF to x82, complete
        mulx r8, r15, [rsi+0x28]   # x18:x17 = arg1[0]*arg1[5]
        adox rax, r15              # x84 = x16 + x17 + OF, OF to x85
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx r15, rdi, [rsi+0x38]  # x22:x21 = arg1[0]*arg1[7]
        adox r14, r8               # x85 = x18 + x19 + OF, OF to x86
        adcx r12, r11              # x82 = x12 + x25 + CF, CF to x83
        mov r8d, 0x0               # constant 0
        adcx rbp, r8               # x83.2 = x26 + CF, no carry
        adcx r12, r10              # x82 += x13 (CF is 0), CF to x83, complete
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r10, r11, [rsi+0x20]  # x52:x51 = arg1[3]*arg1[4]
        mov rdx, [rsi+0x40]        # load arg1[8]
        mov [rsp-0x10], r12        # spill x82
        mov [rsp-0x18], rcx        # spill x81
        mulx r12, rcx, [rsi]       # x24:x23 = arg1[0]*arg1[8]
        mov rdx, [rsi+0x18]        # load arg1[3]
        mov [rsp-0x20], rbx        # spill x9
        mov [rsp-0x28], r15        # spill x22
        mulx rbx, r15, [rsi+0x28]  # x54:x53 = arg1[3]*arg1[5]
        adox rdi, r11              # x86 = x21 + x51 + OF, OF to x87
        adox r15, r10              # x87 = x53 + x52 + OF, OF to x88
        mov rdx, [rsi+0x20]        # load arg1[4]
        mulx r10, r11, [rsi+0x8]   # x30:x29 = arg1[1]*arg1[4]
        adox rbx, r8               # x88 = x54 + OF, no carry
        adox r9, rbp               # x83 += x83.2 (OF is 0), OF to x84
        mov rdx, [rsi+0x18]        # load arg1[3]
        mov [rsp-0x30], r15        # spill x87
        mulx rbp, r15, [rsi+0x8]   # x28:x27 = arg1[1]*arg1[3]
        adcx r15, r9               # x83 += x27 + CF, CF to x84, complete
        adox rbp, r11              # x84.2 = x28 + x29 + OF, OF to x85
        mov rdx, [rsi+0x28]        # load arg1[5]
        mulx r9, r11, [rsi+0x8]    # x32:x31 = arg1[1]*arg1[5]
        adox r11, r10              # x85.2 = x30 + x31 + OF, OF to x86
        adcx rax, rbp              # x84 += x84.2 + CF, CF to x85
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r10, rbp, [rsi+0x30]  # x34:x33 = arg1[1]*arg1[6]
        adcx r11, r14              # x85 += x85.2 + CF, CF to x86
        adox r9, r13               # x86.2 = x32 + x20 + OF, OF to x87
        adcx r9, rdi               # x86 += x86.2 + CF, CF to x87
        mulx rdi, r13, [rsi+0x38]  # x36:x35 = arg1[1]*arg1[7]
        adox rcx, r10              # x87.2 = x23 + x34 + OF, OF to x88
        adcx rcx, r13              # x87.2 += x35 + CF, CF to x88
        mulx r10, r13, [rsi+0x40]  # x38:x37 = arg1[1]*arg1[8]
        adox r13, rbx              # x88 += x37 + OF, OF to x89
        adcx r12, r13              # x88 += x24 + CF, CF to x89
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rbx, r13, [rsi+0x18]  # x40:x39 = arg1[2]*arg1[3]
        adcx r10, r8               # x89 = x38 + CF, no carry
        adox r10, r8               # x89 += OF, no carry
        xor r14d, r14d             # CF = OF = 0
        adox r13, rax              # x84 += x39 (OF is 0), OF to x85, complete
        mulx rax, r14, [rsi+0x20]  # x42:x41 = arg1[2]*arg1[4]
        adox r14, rbx              # x85.2 = x40 + x41 + OF, OF to x86
        mov [rsp-0x38], r13        # spill x84
        mulx rbx, r13, [rsi+0x28]  # x44:x43 = arg1[2]*arg1[5]
        adcx r14, r11              # x85 += x85.2 (CF is 0), CF to x86, complete
        mov [rsp-0x40], r14        # spill x85
        mulx r11, r14, [rsi+0x38]  # x48:x47 = arg1[2]*arg1[7]
        adcx rax, r13              # x86.2 = x43 + x42 + CF, CF to x87
        adox rbp, rax              # x86.2 += x33 + OF, OF to x87
        adox rbx, [rsp-0x28]       # x87.3 = x22 + x44 + OF, OF to x88
        mulx rax, r13, [rsi+0x30]  # x46:x45 = arg1[2]*arg1[6]
        adox r14, rax              # x88.2 = x47 + x46 + OF, OF to x89
        mov [rsp-0x28], r15        # spill x83
        mulx rax, r15, [rsi+0x40]  # x50:x49 = arg1[2]*arg1[8]
        adcx r13, rbx              # x87.3 += x45 + CF, CF to x88
        adcx rdi, r14              # x88.2 += x36 + CF, CF to x89
        adox r11, r15              # x89.2 = x49 + x48 + OF, OF to x90
        adcx r11, r10              # x89 += x89.2 + CF, CF to x90
        mov rdx, [rsi+0x20]        # load arg1[4]
        mulx r10, rbx, [rsi+0x28]  # x62:x61 = arg1[4]*arg1[5]
        adcx rax, r8               # x90 = x50 + CF, no carry
        adox rax, r8               # x90 += OF, no carry
        xor r14d, r14d             # CF = OF = 0
        adox rbp, r9               # x86 += x86.2 (OF is 0), OF to x87, complete
        mov rdx, [rsi+0x30]        # load arg1[6]
        mulx r9, r14, [rsi+0x18]   # x56:x55 = arg1[3]*arg1[6]
        adox r13, rcx              # x87.2 += x87.3 + OF, OF to x88
        adcx r13, [rsp-0x30]       # x87 += x87.2 (CF is 0), CF to x88, complete
        adcx r14, rbx              # x88.3 = x61 + x55 + CF, CF to x89
        adox r12, rdi              # x88 += x88.2 + OF, OF to x89
        mulx rcx, rdi, [rsi+0x20]  # x64:x63 = arg1[4]*arg1[6]
        adcx rdi, r9               # x89.2 = x56 + x63 + CF, CF to x90
        adox r10, r11              # x89 += x62 + OF, OF to x90
        mulx r9, r11, [rsi+0x28]   # x70:x69 = arg1[5]*arg1[6]
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rbx, r15, [rsi+0x40]  # x60:x59 = arg1[3]*arg1[8]
        mov [rsp-0x30], r13        # spill x87
        mov [rsp-0x48], rbp        # spill x86
        mulx r13, rbp, [rsi+0x38]  # x58:x57 = arg1[3]*arg1[7]
        adox rax, r15              # x90 += x59 + OF, OF to x91
        adcx r13, r11              # x90.2 = x69 + x58 + CF, CF to x91
        adcx rbx, r8               # x91 = x60 + CF, no carry
        adox rbx, r8               # x91 += OF, no carry
        xor r11d, r11d             # CF = OF = 0
        adcx r14, r12              # x88 += x88.3 (CF is 0), CF to x89, complete
        mov rdx, [rsi+0x40]        # load arg1[8]
        mulx r11, r12, [rsi+0x28]  # x74:x73 = arg1[5]*arg1[8]
        mov rdx, [rsi+0x20]        # load arg1[4]
        mov [rsp-0x50], r14        # spill x88
        mulx r15, r14, [rsi+0x38]  # x66:x65 = arg1[4]*arg1[7]
        adox r10, rdi              # x89 += x89.2 (OF is 0), OF to x90
        adox rax, rcx              # x90 += x64 + OF, OF to x91
        adcx rbp, r10              # x89 += x57 + CF, CF to x90, complete
        mulx r10, rcx, [rsi+0x40]  # x68:x67 = arg1[4]*arg1[8]
        adcx r14, r13              # x90.2 += x65 + CF, CF to x91
        adox rbx, rcx              # x91 += x67 + OF, OF to x92
        adcx rbx, r15              # x91 += x66 + CF, CF to x92
        mov rdx, [rsi+0x28]        # load arg1[5]
        mulx rcx, rdi, [rsi+0x38]  # x72:x71 = arg1[5]*arg1[7]
        adox rcx, r8               # x92 = x72 + OF, no carry
        adox rbx, r9               # x91 += x70 (OF is 0), OF to x92
        mov rdx, [rsi+0x30]        # load arg1[6]
        mulx r9, r13, [rsi+0x38]   # x76:x75 = arg1[6]*arg1[7]
        mov rdx, [rsi]             # load arg1[0]
        mov [rsp-0x58], rbp        # spill x89
        mulx r15, rbp, rdx         # x97:x96 = arg1[0]*arg1[0]
        adcx rcx, r10              # x92 += x68 + CF, CF to x93
        adox r13, rcx              # x92 += x75 + OF, OF to x93
        adcx r9, r8                # x93 = x76 + CF, no carry
        adcx r14, rax              # x90 += x90.2 (CF is 0), CF to x91, complete
        mov rdx, [rsi+0x40]        # load arg1[8]
        mulx rax, r10, [rsi+0x38]  # x80:x79 = arg1[7]*arg1[8]
        adcx rbx, rdi              # x91 += x71 + CF, CF to x92, complete
        adcx r12, r13              # x92 += x73 + CF, CF to x93, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rcx, rdi, rdx         # x99:x98 = arg1[1]*arg1[1]
        mov rdx, [rsi+0x40]        # load arg1[8]
        mov [rsp-0x60], rbp        # spill x96
        mulx r13, rbp, [rsi+0x30]  # x78:x77 = arg1[6]*arg1[8]
        adox r11, rbp              # x93.2 = x74 + x77 + OF, OF to x94
        adox r10, r13              # x94 = x78 + x79 + OF, OF to x95
        adcx r11, r9               # x93 += x93.2 + CF, CF to x94, complete
        adox rax, r8               # x95 = x80 + OF, no carry
        adc r10, 0x0               # x94 += CF, CF to x95, complete
        adc rax, 0x0               # x95 += CF, no carry, complete

        /* complete: [x95, x94, x93, x92, x91, x90, x89, x88, x87, x86, x85, x84, x83, x82, x81] in [rax, r10, r11, r12, rbx, r14, [rsp-0x58], [rsp-0x50], [rsp-0x30], [rsp-0x48], [rsp-0x40], [rsp-0x38], [rsp-0x28], [rsp-0x10], [rsp-0x18]] */
        mov r9, rdx                # copy arg1[8]
        imul r9, rdx               # x112 = arg1[8]*arg1[8]
        mov rbp, [rsp-0x20]        # reload x9
        add rbp, [rsp-0x20]        # x113 = x9 + x9, CF to x114
        mov r13, [rsp-0x18]        # reload x81
        adcx r13, [rsp-0x18]       # x114 = x81 + x81 + CF, CF to x115
        adc rcx, 0x0               # x115 = x99 + CF, no carry
        add r10, r10               # x127 = x94 + x94, CF to x128
        adc r9, rax                # x128 = x95 + x112 + CF, no carry
        mov rdx, [rsi+0x10]        # load arg1[2]
        mov [rsp-0x18], r10        # spill x127
        mulx r8, r10, rdx          # x101:x100 = arg1[2]*arg1[2]
        lea rax, [r9+rax]          # x128 += x95
        xor r9d, r9d               # CF = OF = 0
        adox rcx, [rsp-0x10]       # x115 += x82 (OF is 0), OF to x116
        adox r10, [rsp-0x28]       # x116 = x83 + x100 + OF, OF to x117
        adox r8, [rsp-0x38]        # x117 = x101 + x84 + OF, OF to x118
        adcx rbp, r15              # x113 += x97 (CF is 0), CF to x114, complete
        mov rdx, [rsi+0x28]        # load arg1[5]
        mulx r9, r15, rdx          # x107:x106 = arg1[5]*arg1[5]
        adcx rdi, r13              # x114 += x98 + CF, CF to x115, complete
        mov rdx, [rsi+0x18]        # load arg1[3]
        mov [rsp-0x20], rdi        # spill x114
        mulx r13, rdi, rdx         # x103:x102 = arg1[3]*arg1[3]
        mov [rsp-0x68], rbp        # spill x113
        mov rbp, [rsp-0x40]        # reload x85
        adox rbp, [rsp-0x40]       # x118 = x85 + x85 + OF, OF to x119
        adcx rcx, [rsp-0x10]       # x115 += x82 + CF, CF to x116, complete
        adcx r10, [rsp-0x28]       # x116 += x83 + CF, CF to x117, complete
        adcx r8, [rsp-0x38]        # x117 += x84 + CF, CF to x118, complete
        mov rdx, [rsi+0x30]        # load arg1[6]
        mov [rsp-0x38], r8         # spill x117
        mov [rsp-0x28], r10        # spill x116
        mulx r8, r10, rdx          # x109:x108 = arg1[6]*arg1[6]
        adox r13, [rsp-0x48]       # x119 = x103 + x86 + OF, OF to x120
        adcx rdi, rbp              # x118 += x102 + CF, CF to x119, complete
        mov rdx, [rsi+0x20]        # load arg1[4]
        mov [rsp-0x10], rdi        # spill x118
        mulx rbp, rdi, rdx         # x105:x104 = arg1[4]*arg1[4]
        mov [rsp-0x40], rcx        # spill x115
        mov rcx, [rsp-0x30]        # reload x87
        adox rcx, [rsp-0x30]       # x120 = x87 + x87 + OF, OF to x121
        adcx r13, [rsp-0x48]       # x119 += x86 + CF, CF to x120, complete
        adox rbp, [rsp-0x50]       # x121 = x105 + x88 + OF, OF to x122
        mov [rsp-0x48], r13        # spill x119
        mov r13, [rsp-0x58]        # reload x89
        adox r13, [rsp-0x58]       # x122 = x89 + x89 + OF, OF to x123
        adcx rcx, rdi              # x120 += x104 + CF, CF to x121, complete
        adcx rbp, [rsp-0x50]       # x121 += x88 + CF, CF to x122, complete
        adox r9, r14               # x123 = x107 + x90 + OF, OF to x124
        adox r10, rbx              # x124 = x91 + x108 + OF, OF to x125
        adox r8, r12               # x125 = x92 + x109 + OF, OF to x126
        adcx r15, r13              # x122 += x106 + CF, CF to x123, complete
        adcx r14, r9               # x123 += x90 + CF, CF to x124, complete
        mov rdx, [rsi+0x38]        # load arg1[7]
        mulx r9, rdi, rdx          # x111:x110 = arg1[7]*arg1[7]
        adox rdi, r11              # x126 = x93 + x110 + OF, OF to x127
        adcx r10, rbx              # x124 += x91 + CF, CF to x125, complete
        mov esi, 0x9               # constant 9
        shrx rdx, rbp, rsi         # t6 = x121 >> 9
        mov ebx, 0x37              # constant 0x37
        shlx r13, r15, rbx         # t7 = x122 << 0x37 mod 2^64
        lea rdx, [rdx+r13]         # x130 = t6 + t7 mod 2^64 = low word of (x122:x121 >> 9)
        adcx r12, r8               # x125 += x92 + CF, CF to x126, complete
        shrx r8, rcx, rsi          # t8 = x120 >> 9
        shlx rbp, rbp, rbx         # t9 = x121 << 0x37 mod 2^64
        lea r8, [r8+rbp]           # x129 = t8 + t9 mod 2^64 = low word of (x121:x120 >> 9)
        adox r9, [rsp-0x18]        # x127 += x111 + OF, OF to x128
        adcx r11, rdi              # x126 += x93 + CF, CF to x127, complete
        mov edi, 0x0               # constant 0
        adox rax, rdi              # x128 += OF, no carry
        adc r9, 0x0                # x127 += CF, CF to x128, complete
        adc rax, 0x0               # x128 += CF, no carry, complete

        /* complete: [x128, x127, x126, x125, x124, x123, x122, x121, x120, x119, x118, x117, x116, x115, x114, x113] in [rax, r9, r11, r12, r10, r14, r15, -, rcx, [rsp-0x48], [rsp-0x10], [rsp-0x38], [rsp-0x28], [rsp-0x40], [rsp-0x20], [rsp-0x68]] */
        shr r15, 0x9               # t10 = x122 >> 9
        mov rbp, r14               # copy x123
        shl rbp, 0x37              # t11 = x123 << 55 mod 2^64
        lea rbp, [r15+rbp]         # x131 = t10 + t11 mod 2^64 = low word of (x123:x122 >> 9)
        shrx r13, rax, rsi         # x137 = x128 >> 9
        shr r14, 0x9               # t12 = x123 >> 9
        mov r15, r10               # copy x124
        shl r15, 0x37              # t13 = x124 << 55 mod 2^64
        lea r14, [r14+r15]         # x132 = t12 + t13 mod 2^64 = low word of (x124:x123 >> 9)
        and rcx, 0x1ff             # x138 = x120 & 0x1ff
        mov r15, r9                # copy x127
        shrd r15, rax, 0x9         # x136 = low word of (x128:x127 >> 9)
        mov rax, r12               # copy x125
        shr rax, 0x9               # t14 = x125 >> 9
        mov rdi, r11               # copy x126
        shl rdi, 0x37              # t15 = x126 << 55 mod 2^64
        lea rax, [rax+rdi]         # x134 = t14 + t15 mod 2^64 = low word of (x126:x125 >> 9)
        shrd r10, r12, 0x9         # x133 = low word of (x125:x124 >> 9)
        add r8, [rsp-0x60]         # x139 = x96 + x129, CF to x140, complete
        adc rdx, [rsp-0x68]        # x140 = x113 + x130 + CF, CF to x141, complete
        adcx rbp, [rsp-0x20]       # x141 = x114 + x131 + CF, CF to x142, complete
        adc r14, [rsp-0x40]        # x142 = x115 + x132 + CF, CF to x143, complete
        adcx r10, [rsp-0x28]       # x143 = x116 + x133 + CF, CF to x144, complete
        shrx r11, r11, rsi         # t16 = x126 >> 9
        shlx r9, r9, rbx           # t17 = x127 << 0x37 mod 2^64
        lea r9, [r11+r9]           # x135 = t16 + t17 mod 2^64 = low word of (x127:x126 >> 9)
        adcx rax, [rsp-0x38]       # x144 = x117 + x134 + CF, CF to x145, complete
        adc r9, [rsp-0x10]         # x145 = x118 + x135 + CF, CF to x146, complete
        adc r15, [rsp-0x48]        # x146 = x119 + x136 + CF, CF to x147, complete
        adc r13, rcx               # x147 = x138 + x137 + CF, no carry, complete

        /* complete: [x147, x146, x145, x144, x143, x142, x141, x140, x139] in [r13, r15, r9, rax, r10, r14, rbp, rdx, r8] */
        bzhi r11, r13, rsi         # x149 = x147 & 0x1ff
        shr r13, 0x9               # x148 = x147 >> 9
        add r8, r13                # x150 = x139 + x148, CF to x151, complete
        adc rdx, 0x0               # x151 = x140 + CF, CF to x152, complete
        adc rbp, 0x0               # x152 = x141 + CF, CF to x153, complete
        adc r14, 0x0               # x153 = x142 + CF, CF to x154, complete
        adc r10, 0x0               # x154 = x143 + CF, CF to x155, complete
        adc rax, 0x0               # x155 = x144 + CF, CF to x156, complete
        mov rcx, [rsp-0x8]         # reload pointer out1
        mov [rcx+0x28], rax        # out1[5] = x155
        mov [rcx+0x10], rbp        # out1[2] = x152
        adc r9, 0x0                # x156 = x145 + CF, CF to x157, complete
        adc r15, 0x0               # x157 = x146 + CF, CF to x158, complete
        mov [rcx+0x38], r15        # out1[7] = x157
        adc r11, 0x0               # x158 = x149 + CF, no carry, complete

        /* complete: [x158, x157, x156, x155, x154, x153, x152, x151, x150] in [r11, r15, r9, rax, r10, r14, rbp, rdx, r8] */
        mov [rcx+0x40], r11        # out1[8] = x158
        mov [rcx], r8              # out1[0] = x150
        mov [rcx+0x30], r9         # out1[6] = x156
        mov [rcx+0x18], r14        # out1[3] = x153
        mov [rcx+0x8], rdx         # out1[1] = x151
        mov [rcx+0x20], r10        # out1[4] = x154

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
        .size   fe_p521_square_loose, .-fe_p521_square_loose
        .section .note.GNU-stack, "", @progbits
