/*
 * p521 square (strict), modulo p = 2^521 - 1
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below p; out1 below p; arrays may overlap
 *
 * void fe_p521_square(uint64_t out1[9], const uint64_t arg1[9]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[9]  written, below p
 *   rsi  arg1[9]  read, below p
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words:
 *   [rsp]       pointer out1
 *   [rsp+0x8]   x81
 *   [rsp+0x10]  x9
 *   [rsp+0x18]  x83
 *   [rsp+0x20]  x82
 *   [rsp+0x28]  x85
 *   [rsp+0x30]  x84, then x95, then x116, then x145
 *   [rsp+0x38]  x87
 *   [rsp+0x40]  x86
 *   [rsp+0x48]  x101
 *   [rsp+0x50]  x96
 *   [rsp+0x58]  x91, then x117, then x152
 *   [rsp+0x60]  x90, then x126, then x119, then x148
 *   [rsp+0x68]  x89
 *   [rsp+0x70]  x88, then x122
 *   [rsp+0x78]  x92
 *   [rsp+0x80]  x94, then x115
 *   [rsp+0x88]  x111, then x127, then x118, then x143
 *   [rsp+0x90]  pointer arg1
 *   [rsp+0x98]  x107
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
 * 336 instructions; 94.1 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.302 [1.298, 1.303] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.242 [1.242, 1.242] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: not decided (out1[0]: the normal forms differ by -1·((arg1[0]·arg1[0] + 2^65·arg1[0]·arg1[1] + 2^129·arg1[0]·arg1[2] + 2^193·arg1[0]·arg1[3] + 2^257·arg1[0]·arg1[4] + 2^321·)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 c250e768a1504bea2d872ed4a3c80ed1794447bf0ea39be3a91aba1477ae7961
 * found by Fieldwright, seed 12, 2026-11-27T20:02:37.176Z
 * ./fieldwright optimize --field p521 --op square --strict --seed 12 --budget 200s --cpu 1
 * sha256 of the code: d7a1eba7eb90300cd153c559ce4bd68cd81a0f228fc90e2104ba4ed350cf52e2
 */
        .intel_syntax noprefix
        .text
        .globl  fe_p521_square
        .type   fe_p521_square, @function
        .p2align 6
fe_p521_square:
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
        sub rsp, 0xa0              # room for the slots
        .cfi_adjust_cfa_offset 160

        mov rdx, [rsi]             # load arg1[0]
        mulx rax, r8, [rsi+0x28]   # x18:x17 = arg1[0]*arg1[5]
        mulx r9, r10, [rsi+0x18]   # x14:x13 = arg1[0]*arg1[3]
        mulx r11, rcx, [rsi+0x8]   # x10:x9 = arg1[0]*arg1[1]
        mulx rbx, rbp, [rsi+0x20]  # x16:x15 = arg1[0]*arg1[4]
        mulx r12, r13, [rsi+0x40]  # x24:x23 = arg1[0]*arg1[8]
        mulx r14, r15, [rsi+0x10]  # x12:x11 = arg1[0]*arg1[2]
        mov [rsp], rdi             # spill pointer out1
        xor edi, edi               # CF = OF = 0
        adcx r11, r15              # x81 = x10 + x11 (CF is 0), CF to x82, complete
        adox rbp, r9               # x83 = x14 + x15 (OF is 0), OF to x84
        mulx r9, rdi, [rsi+0x38]   # x22:x21 = arg1[0]*arg1[7]
        adox r8, rbx               # x84 = x16 + x17 + OF, OF to x85
        mulx rbx, r15, [rsi+0x30]  # x20:x19 = arg1[0]*arg1[6]
        adox r15, rax              # x85 = x18 + x19 + OF, OF to x86
        mov rdx, [rsi+0x30]        # load arg1[6]
        mov [rsp+0x8], r11         # spill x81
        mulx rax, r11, [rsi+0x8]   # x34:x33 = arg1[1]*arg1[6]
        adox rbx, r11              # x86 = x20 + x33 + OF, OF to x87
        adox r9, rax               # x87 = x22 + x34 + OF, OF to x88
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rax, r11, [rsi+0x10]  # x26:x25 = arg1[1]*arg1[2]
        adcx r11, r14              # x82 = x25 + x12 + CF, CF to x83
        mov r14d, 0x0              # constant 0
        adcx rax, r14              # x83.2 = x26 + CF, no carry
        adox r12, r14              # x88 = x24 + OF, no carry
        mov [rsp+0x10], rcx        # spill x9
        xor ecx, ecx               # CF = OF = 0
        adcx r10, r11              # x82 += x13 (CF is 0), CF to x83, complete
        mulx r11, rcx, [rsi+0x18]  # x28:x27 = arg1[1]*arg1[3]
        adox rcx, rbp              # x83 += x27 (OF is 0), OF to x84
        adcx rax, rcx              # x83 += x83.2 + CF, CF to x84, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rcx, rbp, [rsi+0x18]  # x40:x39 = arg1[2]*arg1[3]
        adcx r8, rbp               # x84 += x39 + CF, CF to x85
        mov rdx, [rsi+0x20]        # load arg1[4]
        mov [rsp+0x18], rax        # spill x83
        mulx rbp, rax, [rsi+0x8]   # x30:x29 = arg1[1]*arg1[4]
        adox r8, r11               # x84 += x28 + OF, OF to x85
        adcx rbp, rcx              # x85.2 = x40 + x30 + CF, CF to x86
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r11, rcx, [rsi+0x28]  # x32:x31 = arg1[1]*arg1[5]
        adox r15, rbp              # x85 += x85.2 + OF, OF to x86
        mov [rsp+0x20], r10        # spill x82
        mulx rbp, r10, [rsi+0x38]  # x36:x35 = arg1[1]*arg1[7]
        adox r11, rbx              # x86 += x32 + OF, OF to x87
        adcx rdi, r11              # x86 += x21 + CF, CF to x87
        adox r10, r9               # x87 += x35 + OF, OF to x88
        adcx r13, r10              # x87 += x23 + CF, CF to x88
        mulx r9, r10, [rsi+0x40]   # x38:x37 = arg1[1]*arg1[8]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r11, rbx, [rsi+0x30]  # x46:x45 = arg1[2]*arg1[6]
        adox r12, r11              # x88 += x46 + OF, OF to x89
        adcx r12, r10              # x88 += x37 + CF, CF to x89
        adcx r9, r14               # x89 = x38 + CF, no carry
        adcx rax, r8               # x84 += x29 (CF is 0), CF to x85, complete
        mulx r8, r10, [rsi+0x20]   # x42:x41 = arg1[2]*arg1[4]
        adox r9, r14               # x89 += OF, no carry
        adox r15, r10              # x85 += x41 (OF is 0), OF to x86
        mulx r10, r11, [rsi+0x28]  # x44:x43 = arg1[2]*arg1[5]
        adcx r15, rcx              # x85 += x31 + CF, CF to x86, complete
        adox r11, r8               # x86.2 = x43 + x42 + OF, OF to x87
        mov rdx, [rsi+0x20]        # load arg1[4]
        mulx r8, rcx, [rsi+0x18]   # x52:x51 = arg1[3]*arg1[4]
        adcx r11, rcx              # x86.2 += x51 + CF, CF to x87
        adcx r10, rbx              # x87.2 = x44 + x45 + CF, CF to x88
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rcx, rbx, [rsi+0x40]  # x50:x49 = arg1[2]*arg1[8]
        mov [rsp+0x28], r15        # spill x85
        mov [rsp+0x30], rax        # spill x84
        mulx r15, rax, [rsi+0x38]  # x48:x47 = arg1[2]*arg1[7]
        adox r8, r13               # x87 += x52 + OF, OF to x88
        adox rax, rbp              # x88.2 = x47 + x36 + OF, OF to x89
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rbp, r13, [rsi+0x30]  # x56:x55 = arg1[3]*arg1[6]
        adox r9, rbp               # x89 += x56 + OF, OF to x90
        adcx r12, r13              # x88 += x55 + CF, CF to x89
        adcx r9, r14               # x89 += CF, CF to x90
        adcx rcx, r14              # x90 = x50 + CF, no carry
        adox rcx, r14              # x90 += OF, no carry
        xor ebp, ebp               # CF = OF = 0
        adox r11, rdi              # x86 += x86.2 (OF is 0), OF to x87, complete
        mulx rdi, rbp, [rsi+0x28]  # x54:x53 = arg1[3]*arg1[5]
        adox r8, rbp               # x87 += x53 + OF, OF to x88
        adcx r10, r8               # x87 += x87.2 (CF is 0), CF to x88, complete
        mov rdx, [rsi+0x20]        # load arg1[4]
        mulx r8, rbp, [rsi+0x28]   # x62:x61 = arg1[4]*arg1[5]
        adox rbp, r12              # x88 += x61 + OF, OF to x89
        mulx r12, r13, [rsi+0x38]  # x66:x65 = arg1[4]*arg1[7]
        mov rdx, [rsi+0x18]        # load arg1[3]
        mov [rsp+0x38], r10        # spill x87
        mov [rsp+0x40], r11        # spill x86
        mulx r10, r11, [rsi+0x38]  # x58:x57 = arg1[3]*arg1[7]
        adox r11, rbx              # x89.2 = x57 + x49 + OF, OF to x90
        adcx rbp, rdi              # x88 += x54 + CF, CF to x89
        adcx r9, r11               # x89 += x89.2 + CF, CF to x90
        adox r10, r14              # x90.2 = x58 + OF, no carry
        adox r15, r8               # x89.2 = x48 + x62 (OF is 0), OF to x90
        adcx r13, r10              # x90.2 += x65 + CF, CF to x91
        adox rcx, r13              # x90 += x90.2 + OF, OF to x91
        mulx r8, r10, [rsi+0x40]   # x60:x59 = arg1[3]*arg1[8]
        adox r8, r14               # x91 = x60 + OF, no carry
        adox r15, r9               # x89 += x89.2 (OF is 0), OF to x90
        mov rdx, [rsi+0x28]        # load arg1[5]
        mulx r9, r11, [rsi+0x30]   # x70:x69 = arg1[5]*arg1[6]
        mov rdx, [rsi+0x20]        # load arg1[4]
        mulx rdi, rbx, [rsi+0x30]  # x64:x63 = arg1[4]*arg1[6]
        adox r11, r10              # x90.2 = x59 + x69 + OF, OF to x91
        adox r9, r14               # x91.2 = x70 + OF, no carry
        adox r15, rbx              # x89 += x63 (OF is 0), OF to x90
        adox rcx, rdi              # x90 += x64 + OF, OF to x91
        mulx r10, rdi, [rsi+0x40]  # x68:x67 = arg1[4]*arg1[8]
        mov rdx, [rsi+0x38]        # load arg1[7]
        mulx rbx, r13, [rsi+0x28]  # x72:x71 = arg1[5]*arg1[7]
        adcx r8, r12               # x91 += x66 + CF, CF to x92
        adox r8, r13               # x91 += x71 + OF, OF to x92
        adcx rbx, r14              # x92 = x72 + CF, no carry
        adox rbx, r14              # x92 += OF, no carry
        xor r12d, r12d             # CF = OF = 0
        adcx rbp, rax              # x88 += x88.2 (CF is 0), CF to x89, complete
        adc r15, 0x0               # x89 += CF, CF to x90, complete
        adc rcx, r11               # x90 += x90.2 + CF, CF to x91, complete
        adcx rdi, r9               # x91.2 += x67 + CF, CF to x92
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rax, r9, rdx          # x101:x100 = arg1[2]*arg1[2]
        mov rdx, [rsi+0x38]        # load arg1[7]
        mulx r11, r12, [rsi+0x30]  # x76:x75 = arg1[6]*arg1[7]
        mov rdx, [rsi+0x28]        # load arg1[5]
        mov [rsp+0x48], rax        # spill x101
        mulx r13, rax, [rsi+0x40]  # x74:x73 = arg1[5]*arg1[8]
        adc rax, r12               # x92.2 = x75 + x73 + CF, CF to x93
        adc r13, 0x0               # x93 = x74 + CF, no carry
        add r8, rdi                # x91 += x91.2, CF to x92, complete
        mov rdx, [rsi]             # load arg1[0]
        mulx rdi, r12, rdx         # x97:x96 = arg1[0]*arg1[0]
        adcx rbx, rax              # x92 += x92.2 + CF, CF to x93
        mov rdx, [rsi+0x18]        # load arg1[3]
        mov [rsp+0x50], r12        # spill x96
        mulx rax, r12, rdx         # x103:x102 = arg1[3]*arg1[3]
        mov rdx, [rsi+0x40]        # load arg1[8]
        mov [rsp+0x58], r8         # spill x91
        mov [rsp+0x60], rcx        # spill x90
        mulx r8, rcx, [rsi+0x30]   # x78:x77 = arg1[6]*arg1[8]
        mov rdx, [rsi+0x30]        # load arg1[6]
        mov [rsp+0x68], r15        # spill x89
        mov [rsp+0x70], rbp        # spill x88
        mulx r15, rbp, rdx         # x109:x108 = arg1[6]*arg1[6]
        adcx r13, r11              # x93 += x76 + CF, CF to x94
        adc r8, 0x0                # x94 = x78 + CF, no carry
        adcx r10, rbx              # x92 += x68 (CF is 0), CF to x93, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r11, rbx, rdx         # x99:x98 = arg1[1]*arg1[1]
        adcx r13, rcx              # x93 += x77 + CF, CF to x94, complete
        mov rdx, [rsi+0x40]        # load arg1[8]
        mov [rsp+0x78], r10        # spill x92
        mulx rcx, r10, [rsi+0x38]  # x80:x79 = arg1[7]*arg1[8]
        adc r10, r8                # x94 += x79 + CF, CF to x95, complete
        adc rcx, 0x0               # x95 = x80 + CF, no carry, complete

        /* complete: [x95, x94, x93, x92, x91, x90, x89, x88, x87, x86, x85, x84, x83, x82, x81] in [rcx, r10, r13, [rsp+0x78], [rsp+0x58], [rsp+0x60], [rsp+0x68], [rsp+0x70], [rsp+0x38], [rsp+0x40], [rsp+0x28], [rsp+0x30], [rsp+0x18], [rsp+0x20], [rsp+0x8]] */
        mov r8, [rsp+0x30]         # reload x84
        add r8, [rsp+0x30]         # x117 = x84 + x84, CF to x118
        mov rdx, [rsi+0x38]        # load arg1[7]
        mov [rsp+0x30], rcx        # spill x95
        mulx r14, rcx, rdx         # x111:x110 = arg1[7]*arg1[7]
        mov rdx, [rsi+0x28]        # load arg1[5]
        mov [rsp+0x80], r10        # spill x94
        mov [rsp+0x88], r14        # spill x111
        mulx r10, r14, rdx         # x107:x106 = arg1[5]*arg1[5]
        adcx r12, [rsp+0x28]       # x118 = x102 + x85 + CF, CF to x119
        mov rdx, [rsi+0x20]        # load arg1[4]
        mov [rsp+0x90], rsi        # spill pointer arg1
        mulx rdx, rsi, rdx         # x105:x104 = arg1[4]*arg1[4]
        adc rax, 0x0               # x119 = x103 + CF, no carry
        add rdi, [rsp+0x10]        # x113 = x97 + x9, CF to x114
        adc rbx, [rsp+0x8]         # x114 = x98 + x81 + CF, CF to x115
        adcx r11, [rsp+0x20]       # x115 = x99 + x82 + CF, CF to x116
        adc r9, [rsp+0x18]         # x116 = x100 + x83 + CF, CF to x117
        adc r8, 0x0                # x117 += CF, CF to x118
        adc r12, 0x0               # x118 += CF, CF to x119
        adcx rax, [rsp+0x40]       # x119 += x86 + CF, CF to x120
        adcx rsi, [rsp+0x38]       # x120 = x104 + x87 + CF, CF to x121
        mov [rsp+0x98], r10        # spill x107
        mov r10, [rsp+0x70]        # reload x88
        adc r10, [rsp+0x70]        # x121 = x88 + x88 + CF, CF to x122
        adcx r14, [rsp+0x68]       # x122 = x106 + x89 + CF, CF to x123
        mov [rsp+0x70], r14        # spill x122
        mov r14, [rsp+0x60]        # reload x90
        adcx r14, [rsp+0x60]       # x123 = x90 + x90 + CF, CF to x124
        adc rbp, [rsp+0x58]        # x124 = x108 + x91 + CF, CF to x125
        adc r15, 0x0               # x125 = x109 + CF, no carry
        add rcx, r13               # x126 = x93 + x110, CF to x127
        mov [rsp+0x60], rcx        # spill x126
        mov rcx, [rsp+0x80]        # reload x94
        adcx rcx, [rsp+0x88]       # x127 = x111 + x94 + CF, CF to x128
        mov [rsp+0x88], rcx        # spill x127
        mov rcx, [rsp+0x30]        # reload x95
        adc rcx, 0x0               # x128 = x95 + CF, no carry
        add rdi, [rsp+0x10]        # x113 += x9, CF to x114, complete
        adc rbx, [rsp+0x8]         # x114 += x81 + CF, CF to x115, complete
        adcx r11, [rsp+0x20]       # x115 += x82 + CF, CF to x116, complete
        adcx r9, [rsp+0x18]        # x116 += x83 + CF, CF to x117, complete
        adc r8, [rsp+0x48]         # x117 += x101 + CF, CF to x118, complete
        adcx r12, [rsp+0x28]       # x118 += x85 + CF, CF to x119, complete
        adcx rax, [rsp+0x40]       # x119 += x86 + CF, CF to x120, complete
        adcx rsi, [rsp+0x38]       # x120 += x87 + CF, CF to x121, complete
        adcx rdx, r10              # x121 += x105 + CF, CF to x122, complete
        mov r10, [rsp+0x70]        # reload x122
        adc r10, [rsp+0x68]        # x122 += x89 + CF, CF to x123, complete
        adc r14, [rsp+0x98]        # x123 += x107 + CF, CF to x124, complete
        adcx rbp, [rsp+0x58]       # x124 += x91 + CF, CF to x125, complete
        adcx r15, [rsp+0x78]       # x125 += x92 + CF, CF to x126
        adcx r13, [rsp+0x60]       # x126 += x93 + CF, CF to x127
        mov [rsp+0x60], rax        # spill x119
        mov rax, [rsp+0x88]        # reload x127
        adc rax, 0x0               # x127 += CF, CF to x128
        adc rcx, 0x0               # x128 += CF, no carry
        mov [rsp+0x88], r12        # spill x118
        mov [rsp+0x58], r8         # spill x117
        mov r8, [rsp+0x90]         # reload pointer arg1
        mov r12, [r8+0x40]         # load arg1[8]
        imul r12, [r8+0x40]        # x112 = arg1[8]*arg1[8]
        xor r8d, r8d               # CF = OF = 0
        adcx r15, [rsp+0x78]       # x125 += x92 (CF is 0), CF to x126, complete
        adc r13, 0x0               # x126 += CF, CF to x127, complete
        adcx rax, [rsp+0x80]       # x127 += x94 + CF, CF to x128, complete
        adcx r12, [rsp+0x30]       # x128.2 = x95 + x112 + CF, no carry
        add rcx, r12               # x128 += x128.2, no carry, complete

        /* complete: [x128, x127, x126, x125, x124, x123, x122, x121, x120, x119, x118, x117, x116, x115, x114, x113] in [rcx, rax, r13, r15, rbp, r14, r10, rdx, rsi, [rsp+0x60], [rsp+0x88], [rsp+0x58], r9, r11, rbx, rdi] */
        mov r8, rcx                # copy x128
        shr r8, 0x9                # x137 = x128 >> 9
        mov r12d, 0x9              # constant 9
        mov [rsp+0x30], r9         # spill x116
        shrx r9, r10, r12          # t6 = x122 >> 9
        mov [rsp+0x80], r11        # spill x115
        mov r11d, 0x37             # constant 0x37
        shlx r12, r14, r11         # t7 = x123 << 0x37 mod 2^64
        lea r9, [r9+r12]           # x131 = t6 + t7 mod 2^64 = low word of (x123:x122 >> 9)
        mov r12, rdx               # copy x121
        shr r12, 0x9               # t8 = x121 >> 9
        shl r10, 0x37              # t9 = x122 << 55 mod 2^64
        lea r10, [r12+r10]         # x130 = t8 + t9 mod 2^64 = low word of (x122:x121 >> 9)
        mov r12d, 0x9              # constant 9
        shrx r11, rsi, r12         # t10 = x120 >> 9
        mov r12d, 0x37             # constant 0x37
        shlx rdx, rdx, r12         # t11 = x121 << 0x37 mod 2^64
        lea r11, [r11+rdx]         # x129 = t10 + t11 mod 2^64 = low word of (x121:x120 >> 9)
        mov rdx, rax               # copy x127
        shr rdx, 0x9               # t12 = x127 >> 9
        shl rcx, 0x37              # t13 = x128 << 55 mod 2^64
        lea rcx, [rdx+rcx]         # x136 = t12 + t13 mod 2^64 = low word of (x128:x127 >> 9)
        shrd r14, rbp, 0x9         # x132 = low word of (x124:x123 >> 9)
        shr rbp, 0x9               # t14 = x124 >> 9
        mov rdx, r15               # copy x125
        shl rdx, 0x37              # t15 = x125 << 55 mod 2^64
        lea rdx, [rdx+rbp]         # x133 = t14 + t15 mod 2^64 = low word of (x125:x124 >> 9)
        and rsi, 0x1ff             # x138 = x120 & 0x1ff
        adox r8, rsi               # x147 = x138 + x137 (OF is 0), no carry
        mov esi, 0x9               # constant 9
        shrx rsi, r15, rsi         # t16 = x125 >> 9
        shlx rbp, r13, r12         # t17 = x126 << 0x37 mod 2^64
        lea rsi, [rsi+rbp]         # x134 = t16 + t17 mod 2^64 = low word of (x126:x125 >> 9)
        shld rax, r13, 0x37        # x135 = low word of (x127:x126 >> 9)
        xor ebp, ebp               # CF = OF = 0
        adcx r11, [rsp+0x50]       # x139 = x96 + x129 (CF is 0), CF to x140, complete
        adcx rdi, r10              # x140 = x113 + x130 + CF, CF to x141, complete
        adc rbx, r9                # x141 = x114 + x131 + CF, CF to x142, complete
        adc r14, [rsp+0x80]        # x142 = x115 + x132 + CF, CF to x143, complete
        adcx rdx, [rsp+0x30]       # x143 = x116 + x133 + CF, CF to x144, complete
        adc rsi, [rsp+0x58]        # x144 = x117 + x134 + CF, CF to x145, complete
        adc rax, [rsp+0x88]        # x145 = x118 + x135 + CF, CF to x146, complete
        adc rcx, [rsp+0x60]        # x146 = x119 + x136 + CF, CF to x147, complete
        adc r8, 0x0                # x147 += CF, no carry, complete

        /* complete: [x147, x146, x145, x144, x143, x142, x141, x140, x139] in [r8, rcx, rax, rsi, rdx, r14, rbx, rdi, r11] */
        mov r9, r8                 # copy x147
        sub r9, 0x200              # x156 = x147 - 0x200, CF from x157
        setc r10b                  # begins x157 = CF
        movzx r10d, r10b           # x157 = CF
        mov rbp, r11               # copy x139
        add rbp, 0x1               # x148 = x139 + 1, CF to x149, complete
        mov r12, rdi               # copy x140
        adc r12, 0x0               # x149 = x140 + CF, CF to x150, complete
        mov r13, rbx               # copy x141
        adc r13, 0x0               # x150 = x141 + CF, CF to x151, complete
        mov r15, r14               # copy x142
        adc r15, 0x0               # x151 = x142 + CF, CF to x152, complete
        mov [rsp+0x60], rbp        # spill x148
        mov rbp, rdx               # copy x143
        adc rbp, 0x0               # x152 = x143 + CF, CF to x153, complete
        mov [rsp+0x88], rdx        # spill x143
        mov rdx, rsi               # copy x144
        adc rdx, 0x0               # x153 = x144 + CF, CF to x154, complete
        mov [rsp+0x58], rbp        # spill x152
        mov rbp, rax               # copy x145
        adc rbp, 0x0               # x154 = x145 + CF, CF to x155, complete
        mov [rsp+0x30], rax        # spill x145
        mov rax, rcx               # copy x146
        adc rax, 0x0               # x155 = x146 + CF, CF to x156, complete
        adc r9, 0x0                # x156 += CF, CF to x157, complete

        /* complete: [x156, x155, x154, x153, x152, x151, x150, x149, x148] in [r9, rax, rbp, rdx, [rsp+0x58], r15, r13, r12, [rsp+0x60]] */
        sbb r10, 0x0               # x157 -= CF, complete
        bt r10d, 0x0               # CF = x157
        cmovc r15, r14             # x162 = x157 ? x142 : x151, x157 in CF
        cmovc rdx, rsi             # x164 = x157 ? x144 : x153, x157 in CF
        cmovnc rdi, r12            # x160 = x157 ? x140 : x149, x157 in CF
        mov rsi, [rsp]             # reload pointer out1
        mov [rsi+0x18], r15        # out1[3] = x162
        and r9, 0x3ff              # x158 = x156 & 0x3ff
        bt r10d, 0x0               # CF = x157
        cmovnc r8, r9              # x167 = x157 ? x147 : x158, x157 in CF
        cmovnc rbx, r13            # x161 = x157 ? x141 : x150, x157 in CF
        mov r9, [rsp+0x60]         # reload x148
        cmovc r9, r11              # x159 = x157 ? x139 : x148, x157 in CF
        mov r10, [rsp+0x88]        # reload x143
        cmovnc r10, [rsp+0x58]     # x163 = x157 ? x143 : x152, x157 in CF
        mov [rsi], r9              # out1[0] = x159
        mov [rsi+0x8], rdi         # out1[1] = x160
        mov [rsi+0x28], rdx        # out1[5] = x164
        mov r9, [rsp+0x30]         # reload x145
        cmovnc r9, rbp             # x165 = x157 ? x145 : x154, x157 in CF
        cmovc rax, rcx             # x166 = x157 ? x146 : x155, x157 in CF
        mov [rsi+0x10], rbx        # out1[2] = x161
        mov [rsi+0x30], r9         # out1[6] = x165
        mov [rsi+0x40], r8         # out1[8] = x167
        mov [rsi+0x20], r10        # out1[4] = x163
        mov [rsi+0x38], rax        # out1[7] = x166

        add rsp, 0xa0              # the slots are given up
        .cfi_adjust_cfa_offset -160
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
        .size   fe_p521_square, .-fe_p521_square
        .section .note.GNU-stack, "", @progbits
