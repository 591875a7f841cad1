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
 *   [rsp-0x10]  x109, then x118
 *   [rsp-0x18]  x108
 *   [rsp-0x20]  x9, then x95
 *   [rsp-0x28]  x78, then x113
 *   [rsp-0x30]  x77
 *   [rsp-0x38]  x82, then x115
 *   [rsp-0x40]  x83, then x116
 *   [rsp-0x48]  x81, then x114
 *   [rsp-0x50]  x54, then x87
 *   [rsp-0x58]  x35, then x84, then x117
 *   [rsp-0x60]  x85, then x119
 *   [rsp-0x68]  x88
 *   [rsp-0x70]  x96
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
 * 287 instructions; 70.0 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.127 [1.124, 1.130] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.050 [1.048, 1.051] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 1, 2026-11-23T11:52:37.883Z
 * npm run optimize -- --curve p521 --op square --seed 1 --budget 90s --resume
 * sha256 of the code: 3ef2e53134c4830b8c0ba8e81c7fe14936b6aff70a19caea33a0bcf2437d30b4
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

        mov rdx, [rsi+0x30]        # load arg1[6]
        mulx rax, r8, rdx          # x109:x108 = arg1[6]*arg1[6]
        mov rdx, [rsi]             # load arg1[0]
        mulx r9, r10, [rsi+0x20]   # x16:x15 = arg1[0]*arg1[4]
        mulx r11, rcx, [rsi+0x18]  # x14:x13 = arg1[0]*arg1[3]
        mulx rbx, rbp, [rsi+0x30]  # x20:x19 = arg1[0]*arg1[6]
        mulx r12, r13, [rsi+0x8]   # x10:x9 = arg1[0]*arg1[1]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r14, r15, [rsi+0x10]  # x26:x25 = arg1[1]*arg1[2]
        mov [rsp-0x8], rdi         # spill pointer out1
        xor edi, edi               # CF = OF = 0
        adcx rcx, r15              # x82 = x13 + x25 (CF is 0), CF to x83
        adcx r14, r10              # x83 = x26 + x15 + CF, CF to x84
        mov rdx, [rsi+0x40]        # load arg1[8]
        mulx r10, rdi, [rsi+0x30]  # x78:x77 = arg1[6]*arg1[8]
        mov rdx, [rsi+0x18]        # load arg1[3]
        mov [rsp-0x10], rax        # spill x109
        mulx r15, rax, [rsi+0x8]   # x28:x27 = arg1[1]*arg1[3]
        mov rdx, [rsi+0x28]        # load arg1[5]
        mov [rsp-0x18], r8         # spill x108
        mov [rsp-0x20], r13        # spill x9
        mulx r8, r13, [rsi]        # x18:x17 = arg1[0]*arg1[5]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mov [rsp-0x28], r10        # spill x78
        mov [rsp-0x30], rdi        # spill x77
        mulx r10, rdi, [rsi]       # x12:x11 = arg1[0]*arg1[2]
        adox rdi, r12              # x81 = x10 + x11 (OF is 0), OF to x82, complete
        adox r10, rcx              # x82 += x12 + OF, OF to x83, complete
        mulx rcx, r12, [rsi+0x18]  # x40:x39 = arg1[2]*arg1[3]
        adcx r13, r15              # x84 = x17 + x28 + CF, CF to x85
        adcx rbp, r8               # x85 = x18 + x19 + CF, CF to x86
        mov rdx, [rsi+0x20]        # load arg1[4]
        mulx r8, r15, [rsi+0x18]   # x52:x51 = arg1[3]*arg1[4]
        adcx r15, rbx              # x86 = x20 + x51 + CF, CF to x87
        mov [rsp-0x38], r10        # spill x82
        mulx rbx, r10, [rsi+0x8]   # x30:x29 = arg1[1]*arg1[4]
        adox r11, rax              # x83.2 = x27 + x14 + OF, OF to x84
        adox r9, r10               # x84.2 = x16 + x29 + OF, OF to x85
        adcx r8, [rip+.Lfe_p521_square_loose_c0] # x87 = x52 + CF, no carry
        adcx r14, r11              # x83 += x83.2 (CF is 0), CF to x84, complete
        mov rdx, [rsi+0x28]        # load arg1[5]
        mulx rax, r10, [rsi+0x8]   # x32:x31 = arg1[1]*arg1[5]
        adox r10, rbp              # x85 += x31 + OF, OF to x86
        adcx r13, r12              # x84 += x39 + CF, CF to x85
        mov rdx, [rsi+0x38]        # load arg1[7]
        mulx r11, rbp, [rsi+0x8]   # x36:x35 = arg1[1]*arg1[7]
        adcx rcx, r10              # x85 += x40 + CF, CF to x86
        mov rdx, [rsi+0x30]        # load arg1[6]
        mulx r10, r12, [rsi+0x8]   # x34:x33 = arg1[1]*arg1[6]
        adox r15, rax              # x86 += x32 + OF, OF to x87
        mov rdx, [rsi+0x28]        # load arg1[5]
        mov [rsp-0x40], r14        # spill x83
        mulx rax, r14, [rsi+0x18]  # x54:x53 = arg1[3]*arg1[5]
        mov [rsp-0x48], rdi        # spill x81
        mov [rsp-0x50], rax        # spill x54
        mulx rdi, rax, [rsi+0x10]  # x44:x43 = arg1[2]*arg1[5]
        adox rdi, r8               # x87 += x44 + OF, OF to x88
        mov rdx, [rsi+0x40]        # load arg1[8]
        mov [rsp-0x58], rbp        # spill x35
        mulx r8, rbp, [rsi]        # x24:x23 = arg1[0]*arg1[8]
        adox r8, [rip+.Lfe_p521_square_loose_c0] # x88 = x24 + OF, no carry
        adox rdi, rbp              # x87 += x23 (OF is 0), OF to x88
        adcx r15, rax              # x86 += x43 + CF, CF to x87
        adcx r14, r10              # x87.2 = x53 + x34 + CF, CF to x88
        mulx rax, r10, [rsi+0x8]   # x38:x37 = arg1[1]*arg1[8]
        adox r11, r10              # x88.2 = x36 + x37 + OF, OF to x89
        adcx r8, r11               # x88 += x88.2 + CF, CF to x89
        mov rdx, [rsi+0x20]        # load arg1[4]
        mulx r10, r11, [rsi+0x10]  # x42:x41 = arg1[2]*arg1[4]
        adcx rax, [rip+.Lfe_p521_square_loose_c0] # x89 = x38 + CF, no carry
        adox rax, [rip+.Lfe_p521_square_loose_c0] # x89 += OF, no carry
        xor ebp, ebp               # CF = OF = 0
        adcx r9, r13               # x84 += x84.2 (CF is 0), CF to x85, complete
        adox rbx, r11              # x85.2 = x30 + x41 (OF is 0), OF to x86
        adcx rcx, rbx              # x85 += x85.2 + CF, CF to x86, complete
        adox r15, r10              # x86 += x42 + OF, OF to x87
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r10, r11, [rsi+0x30]  # x46:x45 = arg1[2]*arg1[6]
        adcx r12, r15              # x86 += x33 + CF, CF to x87
        mulx rbx, rbp, [rsi+0x38]  # x48:x47 = arg1[2]*arg1[7]
        adcx rdi, r14              # x87 += x87.2 + CF, CF to x88
        mov rdx, [rsi]             # load arg1[0]
        mulx r13, r14, [rsi+0x38]  # x22:x21 = arg1[0]*arg1[7]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mov [rsp-0x60], rcx        # spill x85
        mulx r15, rcx, [rsi+0x40]  # x50:x49 = arg1[2]*arg1[8]
        adcx r10, r8               # x88 += x46 + CF, CF to x89
        adox rdi, [rsp-0x58]       # x87 += x35 + OF, OF to x88
        mov rdx, [rsi+0x28]        # load arg1[5]
        mov [rsp-0x58], r9         # spill x84
        mulx r8, r9, [rsi+0x20]    # x62:x61 = arg1[4]*arg1[5]
        adox r10, rbp              # x88 += x47 + OF, OF to x89
        adox r8, rcx               # x89.2 = x62 + x49 + OF, OF to x90
        adcx rbx, rax              # x89 += x48 + CF, CF to x90
        adcx r15, [rip+.Lfe_p521_square_loose_c0] # x90 = x50 + CF, no carry
        adox r15, [rip+.Lfe_p521_square_loose_c0] # x90 += OF, no carry
        xor eax, eax               # CF = OF = 0
        adox r14, r12              # x86 += x21 (OF is 0), OF to x87, complete
        adox r11, rdi              # x87 += x45 + OF, OF to x88
        adcx r13, r11              # x87 += x22 (CF is 0), CF to x88, complete
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rax, r11, [rsi+0x30]  # x56:x55 = arg1[3]*arg1[6]
        adox r10, r11              # x88 += x55 + OF, OF to x89
        adcx r10, [rsp-0x50]       # x88 += x54 + CF, CF to x89
        mov rdx, [rsi+0x20]        # load arg1[4]
        mulx r11, rcx, [rsi+0x30]  # x64:x63 = arg1[4]*arg1[6]
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rdi, rbp, [rsi+0x38]  # x58:x57 = arg1[3]*arg1[7]
        adcx r8, rax               # x89.2 += x56 + CF, CF to x90
        adox rcx, rbx              # x89 += x63 + OF, OF to x90
        mov rdx, [rsi+0x28]        # load arg1[5]
        mulx rax, rbx, [rsi+0x40]  # x74:x73 = arg1[5]*arg1[8]
        mov rdx, [rsi+0x40]        # load arg1[8]
        mov [rsp-0x50], r13        # spill x87
        mulx r12, r13, [rsi+0x18]  # x60:x59 = arg1[3]*arg1[8]
        adcx r15, rdi              # x90 += x58 + CF, CF to x91
        adox r13, r15              # x90 += x59 + OF, OF to x91
        adcx r12, [rip+.Lfe_p521_square_loose_c0] # x91 = x60 + CF, no carry
        adox r12, [rip+.Lfe_p521_square_loose_c0] # x91 += OF, no carry
        xor edi, edi               # CF = OF = 0
        adcx r9, r10               # x88 += x61 (CF is 0), CF to x89, complete
        mulx r10, rdi, [rsi+0x20]  # x68:x67 = arg1[4]*arg1[8]
        mov rdx, [rsi+0x20]        # load arg1[4]
        mov [rsp-0x68], r9         # spill x88
        mulx r15, r9, [rsi+0x38]   # x66:x65 = arg1[4]*arg1[7]
        adox rcx, r8               # x89 += x89.2 (OF is 0), OF to x90
        adcx rbp, rcx              # x89 += x57 + CF, CF to x90, complete
        mov rdx, [rsi+0x30]        # load arg1[6]
        mulx r8, rcx, [rsi+0x28]   # x70:x69 = arg1[5]*arg1[6]
        adcx rcx, r13              # x90 += x69 + CF, CF to x91
        adox rcx, r11              # x90 += x64 + OF, OF to x91
        mov rdx, [rsi]             # load arg1[0]
        mulx r11, r13, rdx         # x97:x96 = arg1[0]*arg1[0]
        adcx r8, r15               # x91.2 = x70 + x66 + CF, CF to x92
        mov rdx, [rsi+0x28]        # load arg1[5]
        mov [rsp-0x70], r13        # spill x96
        mulx r15, r13, [rsi+0x38]  # x72:x71 = arg1[5]*arg1[7]
        adox rdi, r13              # x91.3 = x67 + x71 + OF, OF to x92
        adcx r15, [rip+.Lfe_p521_square_loose_c0] # x92 = x72 + CF, no carry
        adcx rdi, r12              # x91 += x91.3 (CF is 0), CF to x92
        mov rdx, [rsi+0x38]        # load arg1[7]
        mulx r12, r13, [rsi+0x30]  # x76:x75 = arg1[6]*arg1[7]
        adcx r15, r13              # x92 += x75 + CF, CF to x93
        adcx r12, [rip+.Lfe_p521_square_loose_c0] # x93 = x76 + CF, no carry
        adcx rcx, r9               # x90 += x65 (CF is 0), CF to x91, complete
        adox rbx, r10              # x92.2 = x68 + x73 + OF, OF to x93
        mulx r9, r10, [rsi+0x40]   # x80:x79 = arg1[7]*arg1[8]
        adcx r8, rdi               # x91 += x91.2 + CF, CF to x92, complete
        adcx rbx, r15              # x92 += x92.2 + CF, CF to x93, complete
        adox rax, [rsp-0x30]       # x93.2 = x77 + x74 + OF, OF to x94
        adcx r12, rax              # x93 += x93.2 + CF, CF to x94, complete
        adcx r10, [rsp-0x28]       # x94 = x78 + x79 + CF, CF to x95
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rax, rdi, rdx         # x99:x98 = arg1[1]*arg1[1]
        adcx r9, [rip+.Lfe_p521_square_loose_c0] # x95 = x80 + CF, no carry
        adox r10, [rip+.Lfe_p521_square_loose_c0] # x94 += OF, OF to x95, complete
        adox r9, [rip+.Lfe_p521_square_loose_c0] # x95 += OF, no carry, complete

        /* complete: [x95, x94, x93, x92, x91, x90, x89, x88, x87, x86, x85, x84, x83, x82, x81] in [r9, r10, r12, rbx, r8, rcx, rbp, [rsp-0x68], [rsp-0x50], r14, [rsp-0x60], [rsp-0x58], [rsp-0x40], [rsp-0x38], [rsp-0x48]] */
        xor r13d, r13d             # CF = OF = 0
        mov r13, [rsp-0x20]        # reload x9
        adox r13, [rsp-0x20]       # x113 = x9 + x9 (OF is 0), OF to x114
        adox rdi, [rsp-0x48]       # x114 = x98 + x81 + OF, OF to x115
        adox rax, [rsp-0x38]       # x115 = x99 + x82 + OF, OF to x116
        mov rdx, [rsi+0x40]        # load arg1[8]
        mov [rsp-0x20], r9         # spill x95
        mulx r15, r9, rdx          # x112 = arg1[8]*arg1[8]
        adcx r13, r11              # x113 += x97 (CF is 0), CF to x114, complete
        adcx rdi, [rsp-0x48]       # x114 += x81 + CF, CF to x115, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r11, r15, rdx         # x101:x100 = arg1[2]*arg1[2]
        adox r15, [rsp-0x40]       # x116 = x83 + x100 + OF, OF to x117
        adox r11, [rsp-0x58]       # x117 = x101 + x84 + OF, OF to x118
        mov rdx, [rsi+0x18]        # load arg1[3]
        mov [rsp-0x48], rdi        # spill x114
        mov [rsp-0x28], r13        # spill x113
        mulx rdi, r13, rdx         # x103:x102 = arg1[3]*arg1[3]
        adcx rax, [rsp-0x38]       # x115 += x82 + CF, CF to x116, complete
        adcx r15, [rsp-0x40]       # x116 += x83 + CF, CF to x117, complete
        mov rdx, [rsi+0x20]        # load arg1[4]
        mov [rsp-0x40], r15        # spill x116
        mov [rsp-0x38], rax        # spill x115
        mulx r15, rax, rdx         # x105:x104 = arg1[4]*arg1[4]
        adox r13, [rsp-0x60]       # x118 = x102 + x85 + OF, OF to x119
        adox r14, r14              # x119 = x86 + x86 + OF, OF to x120
        adcx r11, [rsp-0x58]       # x117 += x84 + CF, CF to x118, complete
        mov [rsp-0x58], r11        # spill x117
        mov r11, [rsp-0x50]        # reload x87
        adox r11, [rsp-0x50]       # x120 = x87 + x87 + OF, OF to x121
        adcx r13, [rsp-0x60]       # x118 += x85 + CF, CF to x119, complete
        adcx r14, rdi              # x119 += x103 + CF, CF to x120, complete
        adox r15, [rsp-0x68]       # x121 = x88 + x105 + OF, OF to x122
        mov rdx, [rsi+0x28]        # load arg1[5]
        mov [rsp-0x60], r14        # spill x119
        mulx rdi, r14, rdx         # x107:x106 = arg1[5]*arg1[5]
        adcx r11, rax              # x120 += x104 + CF, CF to x121, complete
        adcx r15, [rsp-0x68]       # x121 += x88 + CF, CF to x122, complete
        adox r14, rbp              # x122 = x106 + x89 + OF, OF to x123
        adcx r14, rbp              # x122 += x89 + CF, CF to x123, complete
        adox rcx, rcx              # x123 = x90 + x90 + OF, OF to x124
        mov rax, r8                # copy x91
        adox rax, [rsp-0x18]       # x124 = x91 + x108 + OF, OF to x125
        adcx rcx, rdi              # x123 += x107 + CF, CF to x124, complete
        adcx r8, rax               # x124 += x91 + CF, CF to x125, complete
        mov rax, rbx               # copy x92
        adox rax, [rsp-0x10]       # x125 = x92 + x109 + OF, OF to x126
        adcx rbx, rax              # x125 += x92 + CF, CF to x126, complete
        mov eax, 0x9               # constant 9
        shrx rdi, r11, rax         # t7 = x120 >> 9
        mov ebp, 0x37              # constant 0x37
        mov [rsp-0x10], r13        # spill x118
        shlx r13, r15, rbp         # t8 = x121 << 0x37 mod 2^64
        lea rdi, [rdi+r13]         # x129 = t7 + t8 mod 2^64 = low word of (x121:x120 >> 9)
        shrx r13, r15, rax         # t9 = x121 >> 9
        shlx r15, r14, rbp         # t10 = x122 << 0x37 mod 2^64
        lea r13, [r15+r13]         # x130 = t9 + t10 mod 2^64 = low word of (x122:x121 >> 9)
        mov rdx, [rsi+0x38]        # load arg1[7]
        mulx rsi, rdx, rdx         # x111:x110 = arg1[7]*arg1[7]
        adcx rdx, r12              # x126 = x93 + x110 + CF, CF to x127
        adox r12, rdx              # x126 += x93 + OF, OF to x127, complete
        adox rsi, r10              # x127 = x94 + x111 + OF, OF to x128
        adcx rsi, r10              # x127 += x94 + CF, CF to x128, complete
        shrx r10, r14, rax         # t11 = x122 >> 9
        shlx rdx, rcx, rbp         # t12 = x123 << 0x37 mod 2^64
        lea r10, [r10+rdx]         # x131 = t11 + t12 mod 2^64 = low word of (x123:x122 >> 9)
        shrx rcx, rcx, rax         # t13 = x123 >> 9
        shlx rdx, r8, rbp          # t14 = x124 << 0x37 mod 2^64
        lea rcx, [rcx+rdx]         # x132 = t13 + t14 mod 2^64 = low word of (x124:x123 >> 9)
        shrx rdx, rbx, rax         # t15 = x125 >> 9
        shlx r14, r12, rbp         # t16 = x126 << 0x37 mod 2^64
        lea rdx, [rdx+r14]         # x134 = t15 + t16 mod 2^64 = low word of (x126:x125 >> 9)
        adox r9, [rsp-0x20]        # x128 = x95 + x112 + OF, no carry
        adc r9, [rsp-0x20]         # x128 += x95 + CF, no carry, complete

        /* complete: [x128, x127, x126, x125, x124, x123, x122, x121, x120, x119, x118, x117, x116, x115, x114, x113] in [r9, rsi, r12, rbx, r8, -, -, -, r11, [rsp-0x60], [rsp-0x10], [rsp-0x58], [rsp-0x40], [rsp-0x38], [rsp-0x48], [rsp-0x28]] */
        mov r14, r9                # copy x128
        shr r14, 0x9               # x137 = x128 >> 9
        shr r8, 0x9                # t17 = x124 >> 9
        shl rbx, 0x37              # t18 = x125 << 55 mod 2^64
        lea r8, [r8+rbx]           # x133 = t17 + t18 mod 2^64 = low word of (x125:x124 >> 9)
        and r11, 0x1ff             # x138 = x120 & 0x1ff
        adcx rdi, [rsp-0x70]       # x139 = x96 + x129 (CF is 0), CF to x140, complete
        adc r13, [rsp-0x28]        # x140 = x113 + x130 + CF, CF to x141, complete
        adc r10, [rsp-0x48]        # x141 = x114 + x131 + CF, CF to x142, complete
        shrx rbx, r12, rax         # t19 = x126 >> 9
        shlx r12, rsi, rbp         # t20 = x127 << 0x37 mod 2^64
        lea rbx, [rbx+r12]         # x135 = t19 + t20 mod 2^64 = low word of (x127:x126 >> 9)
        adcx rcx, [rsp-0x38]       # x142 = x115 + x132 + CF, CF to x143, complete
        shrx rsi, rsi, rax         # t21 = x127 >> 9
        shlx r9, r9, rbp           # t22 = x128 << 0x37 mod 2^64
        lea r9, [rsi+r9]           # x136 = t21 + t22 mod 2^64 = low word of (x128:x127 >> 9)
        adcx r8, [rsp-0x40]        # x143 = x116 + x133 + CF, CF to x144, complete
        adcx rdx, [rsp-0x58]       # x144 = x117 + x134 + CF, CF to x145, complete
        adcx rbx, [rsp-0x10]       # x145 = x118 + x135 + CF, CF to x146, complete
        adc r9, [rsp-0x60]         # x146 = x119 + x136 + CF, CF to x147, complete
        adc r11, r14               # x147 = x138 + x137 + CF, no carry, complete

        /* complete: [x147, x146, x145, x144, x143, x142, x141, x140, x139] in [r11, r9, rbx, rdx, r8, rcx, r10, r13, rdi] */
        bzhi rsi, r11, rax         # x149 = x147 & 0x1ff
        shrx rax, r11, rax         # x148 = x147 >> 9
        xor r11d, r11d             # CF = OF = 0
        adcx rax, rdi              # x150 = x139 + x148 (CF is 0), CF to x151, complete
        adc r13, 0x0               # x151 = x140 + CF, CF to x152, complete
        adc r10, 0x0               # x152 = x141 + CF, CF to x153, complete
        adc rcx, 0x0               # x153 = x142 + CF, CF to x154, complete
        adc r8, 0x0                # x154 = x143 + CF, CF to x155, complete
        adc rdx, 0x0               # x155 = x144 + CF, CF to x156, complete
        adc rbx, 0x0               # x156 = x145 + CF, CF to x157, complete
        adc r9, 0x0                # x157 = x146 + CF, CF to x158, complete
        adc rsi, 0x0               # x158 = x149 + CF, no carry, complete

        /* complete: [x158, x157, x156, x155, x154, x153, x152, x151, x150] in [rsi, r9, rbx, rdx, r8, rcx, r10, r13, rax] */
        mov r11, [rsp-0x8]         # reload pointer out1
        mov [r11+0x8], r13         # out1[1] = x151
        mov [r11+0x30], rbx        # out1[6] = x156
        mov [r11+0x38], r9         # out1[7] = x157
        mov [r11+0x28], rdx        # out1[5] = x155
        mov [r11], rax             # out1[0] = x150
        mov [r11+0x40], rsi        # out1[8] = x158
        mov [r11+0x10], r10        # out1[2] = x152
        mov [r11+0x20], r8         # out1[4] = x154
        mov [r11+0x18], rcx        # out1[3] = x153

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
