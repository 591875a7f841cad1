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
 *   [rsp-0x10]  x9, then x113
 *   [rsp-0x18]  x109
 *   [rsp-0x20]  x108
 *   [rsp-0x28]  x83, then x116
 *   [rsp-0x30]  x82, then x115
 *   [rsp-0x38]  x81, then x114
 *   [rsp-0x40]  x51, then x87, then x118
 *   [rsp-0x48]  x52, then x96
 *   [rsp-0x50]  x53, then x86, then x119
 *   [rsp-0x58]  x78, then x112
 *   [rsp-0x60]  x84, then x117
 *   [rsp-0x68]  x77
 *   [rsp-0x70]  x85
 *   [rsp-0x78]  x89
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
 * 289 instructions; 81.8 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.490 [1.486, 1.495] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.352 [1.348, 1.353] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
 * found by Fieldwright, seed 1, 2026-11-24T03:55:17.785Z
 * npm run optimize -- --curve p521 --op square --seed 1 --budget 40s --resume
 * sha256 of the code: e5f9c6018dac45fe7a1f8b6427125e8c04d8ad83c212851d18f17275617f9945
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
        mulx rax, r8, [rsi+0x18]   # x14:x13 = arg1[0]*arg1[3]
        mulx r9, r10, [rsi+0x20]   # x16:x15 = arg1[0]*arg1[4]
        mulx r11, rcx, [rsi+0x10]  # x12:x11 = arg1[0]*arg1[2]
        mulx rbx, rbp, [rsi+0x8]   # x10:x9 = arg1[0]*arg1[1]
        mulx r12, r13, [rsi+0x28]  # x18:x17 = arg1[0]*arg1[5]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r14, r15, [rsi+0x10]  # x26:x25 = arg1[1]*arg1[2]
        mov rdx, [rsi+0x30]        # load arg1[6]
        mov [rsp-0x8], rdi         # spill pointer out1
        mov [rsp-0x10], rbp        # spill x9
        mulx rdi, rbp, rdx         # x109:x108 = arg1[6]*arg1[6]
        mov [rsp-0x18], rdi        # spill x109
        xor edi, edi               # CF = OF = 0
        adox rcx, rbx              # x81 = x10 + x11 (OF is 0), OF to x82, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rdi, rbx, [rsi+0x18]  # x28:x27 = arg1[1]*arg1[3]
        adcx r14, r10              # x83 = x26 + x15 (CF is 0), CF to x84
        mov rdx, [rsi+0x18]        # load arg1[3]
        mov [rsp-0x20], rbp        # spill x108
        mulx r10, rbp, [rsi+0x20]  # x52:x51 = arg1[3]*arg1[4]
        adcx r9, rdi               # x84 = x28 + x16 + CF, CF to x85
        adox r11, r15              # x82 = x25 + x12 + OF, OF to x83
        adox r14, rbx              # x83 += x27 + OF, OF to x84
        mov rdx, [rsi+0x30]        # load arg1[6]
        mulx rdi, rbx, [rsi]       # x20:x19 = arg1[0]*arg1[6]
        adcx rbx, r12              # x85 = x18 + x19 + CF, CF to x86
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r12, r15, [rsi+0x18]  # x40:x39 = arg1[2]*arg1[3]
        adcx rdi, [rip+.Lfe_p521_square_loose_c0] # x86 = x20 + CF, no carry
        adcx r11, r8               # x82 += x13 (CF is 0), CF to x83, complete
        adox r9, r15               # x84 += x39 + OF, OF to x85
        mulx r8, r15, [rsi+0x28]   # x44:x43 = arg1[2]*arg1[5]
        adcx rax, r14              # x83 += x14 + CF, CF to x84, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mov [rsp-0x28], rax        # spill x83
        mulx r14, rax, [rsi+0x28]  # x32:x31 = arg1[1]*arg1[5]
        mov [rsp-0x30], r11        # spill x82
        mov [rsp-0x38], rcx        # spill x81
        mulx r11, rcx, [rsi+0x20]  # x30:x29 = arg1[1]*arg1[4]
        mov [rsp-0x40], rbp        # spill x51
        mov [rsp-0x48], r10        # spill x52
        mulx rbp, r10, [rsi+0x30]  # x34:x33 = arg1[1]*arg1[6]
        adcx r13, r9               # x84 += x17 + CF, CF to x85
        adcx rbx, rax              # x85 += x31 + CF, CF to x86
        mulx rax, r9, [rsi+0x38]   # x36:x35 = arg1[1]*arg1[7]
        adcx r10, rdi              # x86 += x33 + CF, CF to x87
        adox rbx, r12              # x85 += x40 + OF, OF to x86
        adcx r9, rbp               # x87 = x35 + x34 + CF, CF to x88
        adox r14, r10              # x86 += x32 + OF, OF to x87
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r10, rdi, [rsi+0x28]  # x54:x53 = arg1[3]*arg1[5]
        mov rdx, [rsi+0x40]        # load arg1[8]
        mulx rbp, r12, [rsi]       # x24:x23 = arg1[0]*arg1[8]
        adox r8, r12               # x87.2 = x23 + x44 + OF, OF to x88
        adcx rbp, [rip+.Lfe_p521_square_loose_c0] # x88 = x24 + CF, no carry
        adcx r14, r15              # x86 += x43 (CF is 0), CF to x87
        adcx r8, r9                # x87 += x87.2 + CF, CF to x88
        mulx r9, r12, [rsi+0x8]    # x38:x37 = arg1[1]*arg1[8]
        adcx r12, r10              # x88.2 = x37 + x54 + CF, CF to x89
        mov rdx, [rsi+0x20]        # load arg1[4]
        mulx r10, r15, [rsi+0x10]  # x42:x41 = arg1[2]*arg1[4]
        adox rbp, r12              # x88 += x88.2 + OF, OF to x89
        mov rdx, [rsi+0x40]        # load arg1[8]
        mov [rsp-0x50], rdi        # spill x53
        mulx r12, rdi, [rsi+0x30]  # x78:x77 = arg1[6]*arg1[8]
        adcx r9, [rip+.Lfe_p521_square_loose_c0] # x89 = x38 + CF, no carry
        adox r9, [rip+.Lfe_p521_square_loose_c0] # x89 += OF, no carry
        mov [rsp-0x58], r12        # spill x78
        xor r12d, r12d             # CF = OF = 0
        adox rcx, r13              # x84 += x29 (OF is 0), OF to x85, complete
        adox r11, rbx              # x85 += x30 + OF, OF to x86
        mulx rbx, r12, [rsi+0x10]  # x50:x49 = arg1[2]*arg1[8]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mov [rsp-0x60], rcx        # spill x84
        mulx r13, rcx, [rsi+0x30]  # x46:x45 = arg1[2]*arg1[6]
        adox r14, r10              # x86 += x42 + OF, OF to x87
        mov [rsp-0x68], rdi        # spill x77
        mulx r10, rdi, [rsi+0x38]  # x48:x47 = arg1[2]*arg1[7]
        adcx r11, r15              # x85 += x41 (CF is 0), CF to x86, complete
        mov rdx, [rsi+0x38]        # load arg1[7]
        mov [rsp-0x70], r11        # spill x85
        mulx r15, r11, [rsi]       # x22:x21 = arg1[0]*arg1[7]
        adcx r11, r14              # x86 += x21 + CF, CF to x87
        adcx r15, [rsp-0x48]       # x87.2 = x52 + x22 + CF, CF to x88
        adcx rbp, rax              # x88 += x36 + CF, CF to x89
        mulx rax, r14, [rsi+0x18]  # x58:x57 = arg1[3]*arg1[7]
        adox r8, [rsp-0x50]        # x87 += x53 + OF, OF to x88
        adcx r9, r14               # x89 += x57 + CF, CF to x90
        adox r13, rdi              # x88.2 = x46 + x47 + OF, OF to x89
        adox r9, r12               # x89 += x49 + OF, OF to x90
        mov rdx, [rsi+0x20]        # load arg1[4]
        mulx rdi, r12, [rsi+0x28]  # x62:x61 = arg1[4]*arg1[5]
        adcx rax, [rip+.Lfe_p521_square_loose_c0] # x90 = x58 + CF, no carry
        adox rax, [rip+.Lfe_p521_square_loose_c0] # x90 += OF, no carry
        xor r14d, r14d             # CF = OF = 0
        adox r11, [rsp-0x40]       # x86 += x51 (OF is 0), OF to x87, complete
        adox r8, rcx               # x87 += x45 + OF, OF to x88
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rcx, r14, [rsi+0x30]  # x56:x55 = arg1[3]*arg1[6]
        adcx r8, r15               # x87 += x87.2 (CF is 0), CF to x88, complete
        adcx r13, r12              # x88.2 += x61 + CF, CF to x89
        mov rdx, [rsi+0x28]        # load arg1[5]
        mulx r12, r15, [rsi+0x40]  # x74:x73 = arg1[5]*arg1[8]
        adox rbp, r14              # x88 += x55 + OF, OF to x89
        mov rdx, [rsi+0x20]        # load arg1[4]
        mov [rsp-0x40], r8         # spill x87
        mulx r14, r8, [rsi+0x30]   # x64:x63 = arg1[4]*arg1[6]
        adcx rdi, r9               # x89 += x62 + CF, CF to x90
        adox rcx, rdi              # x89 += x56 + OF, OF to x90
        mulx r9, rdi, [rsi+0x38]   # x66:x65 = arg1[4]*arg1[7]
        adox r14, rdi              # x90.2 = x65 + x64 + OF, OF to x91
        mov rdx, [rsi+0x40]        # load arg1[8]
        mov [rsp-0x50], r11        # spill x86
        mulx rdi, r11, [rsi+0x18]  # x60:x59 = arg1[3]*arg1[8]
        adcx rax, rbx              # x90 += x50 + CF, CF to x91
        adcx rdi, [rip+.Lfe_p521_square_loose_c0] # x91 = x60 + CF, no carry
        adox rdi, [rip+.Lfe_p521_square_loose_c0] # x91 += OF, no carry
        xor ebx, ebx               # CF = OF = 0
        adox r13, rbp              # x88 += x88.2 (OF is 0), OF to x89, complete
        mulx rbx, rbp, [rsi+0x20]  # x68:x67 = arg1[4]*arg1[8]
        adox r10, rcx              # x89 += x48 + OF, OF to x90
        adcx r10, r8               # x89 += x63 (CF is 0), CF to x90, complete
        mov rdx, [rsi+0x28]        # load arg1[5]
        mulx r8, rcx, [rsi+0x30]   # x70:x69 = arg1[5]*arg1[6]
        adox r11, rcx              # x90.3 = x59 + x69 + OF, OF to x91
        adcx r14, rax              # x90 += x90.2 + CF, CF to x91
        mov rdx, [rsi]             # load arg1[0]
        mulx rax, rcx, rdx         # x97:x96 = arg1[0]*arg1[0]
        mov rdx, [rsi+0x38]        # load arg1[7]
        mov [rsp-0x48], rcx        # spill x96
        mov [rsp-0x78], r10        # spill x89
        mulx rcx, r10, [rsi+0x28]  # x72:x71 = arg1[5]*arg1[7]
        adcx r9, rbp               # x91.2 = x66 + x67 + CF, CF to x92
        adox r9, rdi               # x91 += x91.2 + OF, OF to x92
        adcx rcx, [rip+.Lfe_p521_square_loose_c0] # x92 = x72 + CF, no carry
        adcx r9, r10               # x91 += x71 (CF is 0), CF to x92
        mulx r10, rdi, [rsi+0x40]  # x80:x79 = arg1[7]*arg1[8]
        adox rbx, r15              # x92.2 = x73 + x68 + OF, OF to x93
        mulx rbp, r15, [rsi+0x30]  # x76:x75 = arg1[6]*arg1[7]
        adcx r15, rcx              # x92 += x75 + CF, CF to x93
        adcx rbp, [rip+.Lfe_p521_square_loose_c0] # x93 = x76 + CF, no carry
        adcx r14, r11              # x90 += x90.3 (CF is 0), CF to x91, complete
        adcx r9, r8                # x91 += x70 + CF, CF to x92, complete
        adcx r15, rbx              # x92 += x92.2 + CF, CF to x93, complete
        adcx r12, [rsp-0x68]       # x93.2 = x74 + x77 + CF, CF to x94
        adox r12, rbp              # x93 += x93.2 + OF, OF to x94, complete
        adcx rdi, [rsp-0x58]       # x94 = x78 + x79 + CF, CF to x95
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r8, r11, rdx          # x99:x98 = arg1[1]*arg1[1]
        adcx r10, [rip+.Lfe_p521_square_loose_c0] # x95 = x80 + CF, no carry
        adox rdi, [rip+.Lfe_p521_square_loose_c0] # x94 += OF, OF to x95, complete
        adox r10, [rip+.Lfe_p521_square_loose_c0] # x95 += OF, no carry, complete

        /* complete: [x95, x94, x93, x92, x91, x90, x89, x88, x87, x86, x85, x84, x83, x82, x81] in [r10, rdi, r12, r15, r9, r14, [rsp-0x78], r13, [rsp-0x40], [rsp-0x50], [rsp-0x70], [rsp-0x60], [rsp-0x28], [rsp-0x30], [rsp-0x38]] */
        xor ecx, ecx               # CF = OF = 0
        adox rax, [rsp-0x10]       # x113 = x97 + x9 (OF is 0), OF to x114
        mov rcx, [rsp-0x38]        # reload x81
        adox rcx, [rsp-0x38]       # x114 = x81 + x81 + OF, OF to x115
        mov rdx, [rsi+0x40]        # load arg1[8]
        mulx rbx, rbp, rdx         # x112 = arg1[8]*arg1[8]
        adox r8, [rsp-0x30]        # x115 = x99 + x82 + OF, OF to x116
        adcx rax, [rsp-0x10]       # x113 += x9 (CF is 0), CF to x114, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mov [rsp-0x10], rax        # spill x113
        mulx rbx, rax, rdx         # x101:x100 = arg1[2]*arg1[2]
        adox rax, [rsp-0x28]       # x116 = x100 + x83 + OF, OF to x117
        adcx r11, rcx              # x114 += x98 + CF, CF to x115, complete
        adcx r8, [rsp-0x30]        # x115 += x82 + CF, CF to x116, complete
        adox rbx, [rsp-0x60]       # x117 = x101 + x84 + OF, OF to x118
        adcx rax, [rsp-0x28]       # x116 += x83 + CF, CF to x117, complete
        mov rdx, [rsi+0x20]        # load arg1[4]
        mov [rsp-0x28], rax        # spill x116
        mulx rcx, rax, rdx         # x105:x104 = arg1[4]*arg1[4]
        mov rdx, [rsi+0x18]        # load arg1[3]
        mov [rsp-0x30], r8         # spill x115
        mov [rsp-0x38], r11        # spill x114
        mulx r8, r11, rdx          # x103:x102 = arg1[3]*arg1[3]
        mov [rsp-0x58], rbp        # spill x112
        mov rbp, [rsp-0x70]        # reload x85
        adox rbp, [rsp-0x70]       # x118 = x85 + x85 + OF, OF to x119
        adcx rbx, [rsp-0x60]       # x117 += x84 + CF, CF to x118, complete
        adox r8, [rsp-0x50]        # x119 = x86 + x103 + OF, OF to x120
        mov [rsp-0x60], rbx        # spill x117
        mov rbx, [rsp-0x40]        # reload x87
        adox rbx, [rsp-0x40]       # x120 = x87 + x87 + OF, OF to x121
        adox rcx, r13              # x121 = x105 + x88 + OF, OF to x122
        adcx r11, rbp              # x118 += x102 + CF, CF to x119, complete
        mov rdx, [rsi+0x28]        # load arg1[5]
        mov [rsp-0x40], r11        # spill x118
        mulx rbp, r11, rdx         # x107:x106 = arg1[5]*arg1[5]
        adcx r8, [rsp-0x50]        # x119 += x86 + CF, CF to x120, complete
        mov [rsp-0x50], r8         # spill x119
        mov r8, [rsp-0x78]         # reload x89
        adox r8, [rsp-0x78]        # x122 = x89 + x89 + OF, OF to x123
        adcx rax, rbx              # x120 += x104 + CF, CF to x121, complete
        adcx rcx, r13              # x121 += x88 + CF, CF to x122, complete
        adcx r8, r11               # x122 += x106 + CF, CF to x123, complete
        adcx rbp, r14              # x123 = x90 + x107 + CF, CF to x124
        adox r14, rbp              # x123 += x90 + OF, OF to x124, complete
        mov r11, [rsp-0x20]        # reload x108
        adcx r11, r9               # x124 = x108 + x91 + CF, CF to x125
        adox r9, r11               # x124 += x91 + OF, OF to x125, complete
        mov r11, r15               # copy x92
        adox r11, [rsp-0x18]       # x125 = x92 + x109 + OF, OF to x126
        adcx r15, r11              # x125 += x92 + CF, CF to x126, complete
        mov r11d, 0x9              # constant 9
        shrx rbx, r9, r11          # t7 = x124 >> 9
        mov ebp, 0x37              # constant 0x37
        shlx r13, r15, rbp         # t8 = x125 << 0x37 mod 2^64
        lea rbx, [rbx+r13]         # x133 = t7 + t8 mod 2^64 = low word of (x125:x124 >> 9)
        mov rdx, [rsi+0x38]        # load arg1[7]
        mulx rsi, rdx, rdx         # x111:x110 = arg1[7]*arg1[7]
        adox rdx, r12              # x126 = x110 + x93 + OF, OF to x127
        adox rdi, rdi              # x127 = x94 + x94 + OF, OF to x128
        shrx r13, rcx, r11         # t9 = x121 >> 9
        shlx r11, r8, rbp          # t10 = x122 << 0x37 mod 2^64
        lea r11, [r11+r13]         # x130 = t9 + t10 mod 2^64 = low word of (x122:x121 >> 9)
        adcx r12, rdx              # x126 += x93 + CF, CF to x127, complete
        adcx rdi, rsi              # x127 += x111 + CF, CF to x128, complete
        mov esi, 0x9               # constant 9
        shrx rdx, rax, rsi         # t11 = x120 >> 9
        shlx rcx, rcx, rbp         # t12 = x121 << 0x37 mod 2^64
        lea rcx, [rdx+rcx]         # x129 = t11 + t12 mod 2^64 = low word of (x121:x120 >> 9)
        mov rdx, r10               # copy x95
        adcx rdx, [rsp-0x58]       # x128 = x95 + x112 + CF, no carry
        adox rdx, r10              # x128 += x95 + OF, no carry, complete

        /* complete: [x128, x127, x126, x125, x124, x123, x122, x121, x120, x119, x118, x117, x116, x115, x114, x113] in [rdx, rdi, r12, r15, r9, r14, r8, -, rax, [rsp-0x50], [rsp-0x40], [rsp-0x60], [rsp-0x28], [rsp-0x30], [rsp-0x38], [rsp-0x10]] */
        shrx r10, r14, rsi         # t13 = x123 >> 9
        shlx r9, r9, rbp           # t14 = x124 << 0x37 mod 2^64
        lea r9, [r10+r9]           # x132 = t13 + t14 mod 2^64 = low word of (x124:x123 >> 9)
        shr r8, 0x9                # t15 = x122 >> 9
        shl r14, 0x37              # t16 = x123 << 55 mod 2^64
        lea r8, [r8+r14]           # x131 = t15 + t16 mod 2^64 = low word of (x123:x122 >> 9)
        shrx r10, r15, rsi         # t17 = x125 >> 9
        shlx r13, r12, rbp         # t18 = x126 << 0x37 mod 2^64
        lea r10, [r10+r13]         # x134 = t17 + t18 mod 2^64 = low word of (x126:x125 >> 9)
        and rax, 0x1ff             # x138 = x120 & 0x1ff
        mov r13, rdx               # copy x128
        shr r13, 0x9               # x137 = x128 >> 9
        xor r14d, r14d             # CF = OF = 0
        adcx rcx, [rsp-0x48]       # x139 = x96 + x129 (CF is 0), CF to x140, complete
        adc r11, [rsp-0x10]        # x140 = x113 + x130 + CF, CF to x141, complete
        adc r8, [rsp-0x38]         # x141 = x114 + x131 + CF, CF to x142, complete
        adcx r9, [rsp-0x30]        # x142 = x115 + x132 + CF, CF to x143, complete
        adcx rbx, [rsp-0x28]       # x143 = x116 + x133 + CF, CF to x144, complete
        shrx r12, r12, rsi         # t20 = x126 >> 9
        shlx r14, rdi, rbp         # t21 = x127 << 0x37 mod 2^64
        lea r12, [r12+r14]         # x135 = t20 + t21 mod 2^64 = low word of (x127:x126 >> 9)
        adcx r10, [rsp-0x60]       # x144 = x117 + x134 + CF, CF to x145, complete
        shrx rdi, rdi, rsi         # t22 = x127 >> 9
        shlx rdx, rdx, rbp         # t23 = x128 << 0x37 mod 2^64
        lea rdi, [rdi+rdx]         # x136 = t22 + t23 mod 2^64 = low word of (x128:x127 >> 9)
        adc r12, [rsp-0x40]        # x145 = x118 + x135 + CF, CF to x146, complete
        lea rax, [rax+r13]         # x147 = x138 + x137
        adc rdi, [rsp-0x50]        # x146 = x119 + x136 + CF, CF to x147, complete
        adc rax, 0x0               # x147 += CF, no carry, complete

        /* complete: [x147, x146, x145, x144, x143, x142, x141, x140, x139] in [rax, rdi, r12, r10, rbx, r9, r8, r11, rcx] */
        mov rdx, rax               # copy x147
        shr rdx, 0x9               # x148 = x147 >> 9
        bzhi rax, rax, rsi         # x149 = x147 & 0x1ff
        add rdx, rcx               # x150 = x139 + x148, CF to x151, complete
        adc r11, 0x0               # x151 = x140 + CF, CF to x152, complete
        adc r8, 0x0                # x152 = x141 + CF, CF to x153, complete
        adc r9, 0x0                # x153 = x142 + CF, CF to x154, complete
        adc rbx, 0x0               # x154 = x143 + CF, CF to x155, complete
        adc r10, 0x0               # x155 = x144 + CF, CF to x156, complete
        adc r12, 0x0               # x156 = x145 + CF, CF to x157, complete
        mov rcx, [rsp-0x8]         # reload pointer out1
        mov [rcx+0x30], r12        # out1[6] = x156
        mov [rcx+0x20], rbx        # out1[4] = x154
        adc rdi, 0x0               # x157 = x146 + CF, CF to x158, complete
        adc rax, 0x0               # x158 = x149 + CF, no carry, complete

        /* complete: [x158, x157, x156, x155, x154, x153, x152, x151, x150] in [rax, rdi, r12, r10, rbx, r9, r8, r11, rdx] */
        mov [rcx+0x40], rax        # out1[8] = x158
        mov [rcx+0x18], r9         # out1[3] = x153
        mov [rcx+0x28], r10        # out1[5] = x155
        mov [rcx+0x38], rdi        # out1[7] = x157
        mov [rcx+0x10], r8         # out1[2] = x152
        mov [rcx], rdx             # out1[0] = x150
        mov [rcx+0x8], r11         # out1[1] = x151

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
