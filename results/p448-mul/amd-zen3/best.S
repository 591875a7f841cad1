/*
 * p448 mul (loose), modulo p = 2^448 - 2^224 - 1
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^448; out1 below 2^448; arrays may overlap
 *
 * void fe_p448_mul_loose(uint64_t out1[7], const uint64_t arg1[7], const uint64_t arg2[7]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[7]  written, below 2^448
 *   rsi  arg1[7]  read, below 2^448
 *   rdx  arg2[7]  read, below 2^448
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x14
 *   [rsp-0x18]  x112, then x134, then x150
 *   [rsp-0x20]  x113, then x135
 *   [rsp-0x28]  x118, then x115
 *   [rsp-0x30]  x114
 *   [rsp-0x38]  x83
 *   [rsp-0x40]  x116, then x133
 *   [rsp-0x48]  x82
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x112 = x15 + x16 + x28 (carry to x113)
 *   x113 = x17 + x18 + x29 + x30 + x42 (carry to x114)
 *   x114 = x19 + x20 + x31 + x32 + x43 + x44 + x56 (carry to x115)
 *   x115 = x21 + x22 + x33 + x34 + x45 + x46 + x57 + x58 + x70 (carry to x116)
 *   x116 = x23 + x24 + x35 + x36 + x47 + x48 + x59 + x60 + x71 + x72 + x84 (carry to x117)
 *   x117 = x25 + x26 + x37 + x38 + x49 + x50 + x61 + x62 + x73 + x74 + x85 + x86 + x98 (carry to x118)
 *   x118 = x27 + x39 + x40 + x51 + x52 + x63 + x64 + x75 + x76 + x87 + x88 + x99 + x100 (carry to x119)
 *   x119 = x41 + x53 + x54 + x65 + x66 + x77 + x78 + x89 + x90 + x101 + x102 (carry to x120)
 *   x120 = x55 + x67 + x68 + x79 + x80 + x91 + x92 + x103 + x104 (carry to x121)
 *   x121 = x69 + x81 + x82 + x93 + x94 + x105 + x106 (carry to x122)
 *   x122 = x83 + x95 + x96 + x107 + x108 (carry to x123)
 *   x123 = x97 + x109 + x110 (carry to x124)
 *   x124 = x111
 *   x133 = x14 + x118 (carry to x134)
 *   x134 = x112 + x119 (carry to x135)
 *   x135 = x113 + x120 (carry to x136)
 *   x136 = x114 + x121 + x125 (carry to x137)
 *   x137 = x115 + x122 + x126 (carry to x138)
 *   x138 = x116 + x123 + x127 (carry to x139)
 *   x139 = x117 + x124 + x128 (carry to x140)
 *   x140 = x129 (carry to x141)
 *   x141 = x130 (carry to x142)
 *   x142 = x131 (carry to x143)
 *   x143 = x132
 *   x149 = x133 + x140 (carry to x150)
 *   x150 = x134 + x141 (carry to x151)
 *   x151 = x135 + x142 (carry to x152)
 *   x152 = x136 + x143 + x144 (carry to x153)
 *   x153 = x137 + x145 (carry to x154)
 *   x154 = x138 + x146 (carry to x155)
 *   x155 = x139 + x147 (carry to x156)
 *   x156 = x148
 *
 * 301 instructions; 88.9 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.446 [1.428, 1.448] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.333 [1.332, 1.333] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 8f68fac5dfaa11892ef4562501586c773442d8e4fd250dab6b5cacb185b9f6c1
 * found by Fieldwright, seed 2, 2026-11-24T09:48:28.156Z
 * npm run optimize -- --curve p448 --op mul --seed 2 --budget 60s
 * sha256 of the code: 81ba5bc0043cef200f2cd93704a719c2837ffe82940ea2c91b0ca4522606f5b7
 */
        .intel_syntax noprefix
        .text
        .globl  fe_p448_mul_loose
        .type   fe_p448_mul_loose, @function
        .p2align 6
fe_p448_mul_loose:
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

        mov rax, rdx               # copy pointer arg2
        mov rdx, [rsi]             # load arg1[0]
        mulx r8, r9, [rax]         # x15:x14 = arg1[0]*arg2[0]
        mulx r10, r11, [rax+0x8]   # x29:x28 = arg1[0]*arg2[1]
        mov rdx, [rax]             # load arg2[0]
        mulx rcx, rbx, [rsi+0x8]   # x17:x16 = arg1[1]*arg2[0]
        xor ebp, ebp               # CF = OF = 0
        adcx r11, r8               # x112 = x15 + x28 (CF is 0), CF to x113
        mulx r8, rbp, [rsi+0x28]   # x25:x24 = arg1[5]*arg2[0]
        mulx r12, r13, [rsi+0x10]  # x19:x18 = arg1[2]*arg2[0]
        mulx r14, r15, [rsi+0x18]  # x21:x20 = arg1[3]*arg2[0]
        adcx rcx, r10              # x113 = x29 + x17 + CF, CF to x114
        adcx r15, r12              # x114 = x19 + x20 + CF, CF to x115
        mulx r10, r12, [rsi+0x20]  # x23:x22 = arg1[4]*arg2[0]
        adcx r14, r12              # x115 = x21 + x22 + CF, CF to x116
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx r12, rdi, [rsi+0x30]  # x27:x26 = arg1[6]*arg2[0]
        adcx r10, rbp              # x116 = x23 + x24 + CF, CF to x117
        mov rdx, [rax+0x8]         # load arg2[1]
        mov [rsp-0x10], r9         # spill x14
        mulx rbp, r9, [rsi+0x8]    # x31:x30 = arg1[1]*arg2[1]
        adcx rdi, r8               # x117 = x25 + x26 + CF, CF to x118
        adc r12, 0x0               # x118 = x27 + CF, no carry
        xor r8d, r8d               # CF = OF = 0
        adox r11, rbx              # x112 += x16 (OF is 0), OF to x113, complete
        adox r13, rcx              # x113 += x18 + OF, OF to x114
        adcx r9, r13               # x113 += x30 (CF is 0), CF to x114
        mulx r8, rcx, [rsi+0x10]   # x33:x32 = arg1[2]*arg2[1]
        adcx rcx, rbp              # x114.2 = x31 + x32 + CF, CF to x115
        adox rcx, r15              # x114 += x114.2 + OF, OF to x115
        mulx rbx, rbp, [rsi+0x18]  # x35:x34 = arg1[3]*arg2[1]
        adcx r8, rbp               # x115.2 = x34 + x33 + CF, CF to x116
        adox r14, r8               # x115 += x115.2 + OF, OF to x116
        mulx r8, rbp, [rsi+0x20]   # x37:x36 = arg1[4]*arg2[1]
        adcx rbp, r10              # x116 += x36 + CF, CF to x117
        adox rbp, rbx              # x116 += x35 + OF, OF to x117
        mulx r10, rbx, [rsi+0x28]  # x39:x38 = arg1[5]*arg2[1]
        mov rdx, [rax+0x20]        # load arg2[4]
        mulx r13, r15, [rsi+0x10]  # x75:x74 = arg1[2]*arg2[4]
        adcx r8, r15               # x117.2 = x74 + x37 + CF, CF to x118
        adox rbx, r8               # x117.2 += x38 + OF, OF to x118
        mov rdx, [rsi+0x30]        # load arg1[6]
        mulx r8, r15, [rax+0x8]    # x41:x40 = arg1[6]*arg2[1]
        adcx r10, r15              # x118.2 = x39 + x40 + CF, CF to x119
        adox r13, r10              # x118.2 += x75 + OF, OF to x119
        mov rdx, [rsi]             # load arg1[0]
        mulx r10, r15, [rax+0x10]  # x43:x42 = arg1[0]*arg2[2]
        mov [rsp-0x18], r11        # spill x112
        mov r11d, 0x0              # constant 0
        adcx r8, r11               # x119 = x41 + CF, no carry
        adcx r9, r15               # x113 += x42 (CF is 0), CF to x114, complete
        mov rdx, [rax+0x10]        # load arg2[2]
        mov [rsp-0x20], r9         # spill x113
        mulx r15, r9, [rsi+0x8]    # x45:x44 = arg1[1]*arg2[2]
        adox r8, r11               # x119 += OF, no carry
        adox r10, rcx              # x114 += x43 (OF is 0), OF to x115
        adcx r9, r10               # x114 += x44 + CF, CF to x115
        mulx r10, rcx, [rsi+0x10]  # x47:x46 = arg1[2]*arg2[2]
        adox rcx, r15              # x115.2 = x45 + x46 + OF, OF to x116
        adcx r14, rcx              # x115 += x115.2 + CF, CF to x116
        mulx rcx, r15, [rsi+0x18]  # x49:x48 = arg1[3]*arg2[2]
        adox r15, r10              # x116.2 = x48 + x47 + OF, OF to x117
        adcx rbp, r15              # x116 += x116.2 + CF, CF to x117
        adox rcx, rdi              # x117 += x49 + OF, OF to x118
        mulx r10, rdi, [rsi+0x28]  # x53:x52 = arg1[5]*arg2[2]
        mov [rsp-0x28], r12        # spill x118
        mulx r15, r12, [rsi+0x20]  # x51:x50 = arg1[4]*arg2[2]
        adcx r12, rbx              # x117.2 += x50 + CF, CF to x118
        adox r13, rdi              # x118.2 += x52 + OF, OF to x119
        adcx r13, r15              # x118.2 += x51 + CF, CF to x119
        mulx rdi, rbx, [rsi+0x30]  # x55:x54 = arg1[6]*arg2[2]
        adox r10, r8               # x119 += x53 + OF, OF to x120
        adcx r10, rbx              # x119 += x54 + CF, CF to x120
        mov rdx, [rsi]             # load arg1[0]
        mulx r8, rbx, [rax+0x18]   # x57:x56 = arg1[0]*arg2[3]
        adcx rdi, r11              # x120 = x55 + CF, no carry
        adox rdi, r11              # x120 += OF, no carry
        xor r15d, r15d             # CF = OF = 0
        adox r9, rbx               # x114 += x56 (OF is 0), OF to x115, complete
        mov rdx, [rax+0x18]        # load arg2[3]
        mulx rbx, r15, [rsi+0x8]   # x59:x58 = arg1[1]*arg2[3]
        adox r14, r15              # x115 += x58 + OF, OF to x116
        mov [rsp-0x30], r9         # spill x114
        mulx r15, r9, [rsi+0x10]   # x61:x60 = arg1[2]*arg2[3]
        adcx r14, r8               # x115 += x57 (CF is 0), CF to x116
        adcx r9, rbp               # x116 += x60 + CF, CF to x117
        adox rbx, r9               # x116 += x59 + OF, OF to x117
        mulx r8, r9, [rsi+0x18]    # x63:x62 = arg1[3]*arg2[3]
        adcx r9, r15               # x117.3 = x62 + x61 + CF, CF to x118
        mulx rbp, r15, [rsi+0x20]  # x65:x64 = arg1[4]*arg2[3]
        adox r12, rcx              # x117 += x117.2 + OF, OF to x118
        adox r13, r8               # x118.2 += x63 + OF, OF to x119
        adcx r15, r13              # x118.2 += x64 + CF, CF to x119
        mulx r8, rcx, [rsi+0x28]   # x67:x66 = arg1[5]*arg2[3]
        adcx rcx, r10              # x119 += x66 + CF, CF to x120
        adox rcx, rbp              # x119 += x65 + OF, OF to x120
        mulx r10, rbp, [rsi+0x30]  # x69:x68 = arg1[6]*arg2[3]
        adox rbp, r8               # x120.2 = x67 + x68 + OF, OF to x121
        adcx rdi, rbp              # x120 += x120.2 + CF, CF to x121
        mov rdx, [rsi]             # load arg1[0]
        mulx r8, rbp, [rax+0x20]   # x71:x70 = arg1[0]*arg2[4]
        adcx r10, r11              # x121 = x69 + CF, no carry
        adox r10, r11              # x121 += OF, no carry
        xor r13d, r13d             # CF = OF = 0
        adcx rbp, r14              # x115 += x70 (CF is 0), CF to x116, complete
        adox r8, rbx               # x116 += x71 (OF is 0), OF to x117
        mov rdx, [rax+0x20]        # load arg2[4]
        mulx rbx, r13, [rsi+0x8]   # x73:x72 = arg1[1]*arg2[4]
        adox r12, r9               # x117 += x117.3 + OF, OF to x118
        mulx r9, r14, [rsi+0x18]   # x77:x76 = arg1[3]*arg2[4]
        adcx r13, r8               # x116 += x72 + CF, CF to x117
        adox r15, r14              # x118.2 += x76 + OF, OF to x119
        adox r9, rcx               # x119 += x77 + OF, OF to x120
        mulx r8, rcx, [rsi+0x20]   # x79:x78 = arg1[4]*arg2[4]
        adcx rbx, r12              # x117 += x73 + CF, CF to x118
        adox rdi, r8               # x120 += x79 + OF, OF to x121
        adcx r15, [rsp-0x28]       # x118 += x118.2 + CF, CF to x119
        mulx r8, r12, [rsi+0x28]   # x81:x80 = arg1[5]*arg2[4]
        adox r8, r10               # x121 += x81 + OF, OF to x122
        adcx rcx, r9               # x119 += x78 + CF, CF to x120
        mulx r9, r10, [rsi+0x30]   # x83:x82 = arg1[6]*arg2[4]
        adcx rdi, r12              # x120 += x80 + CF, CF to x121
        mov rdx, [rax+0x28]        # load arg2[5]
        mulx r12, r14, [rsi]       # x85:x84 = arg1[0]*arg2[5]
        mov rdx, [rax+0x30]        # load arg2[6]
        mov [rsp-0x28], rbp        # spill x115
        mov [rsp-0x38], r9         # spill x83
        mulx rbp, r9, [rsi+0x20]   # x107:x106 = arg1[4]*arg2[6]
        adcx r8, r9                # x121 += x106 + CF, CF to x122
        adcx rbp, r11              # x122 = x107 + CF, no carry
        adox rbp, r11              # x122 += OF, no carry
        xor r9d, r9d               # CF = OF = 0
        adox r14, r13              # x116 += x84 (OF is 0), OF to x117, complete
        adox rbx, r12              # x117 += x85 + OF, OF to x118
        mov rdx, [rax+0x28]        # load arg2[5]
        mulx r9, r12, [rsi+0x8]    # x87:x86 = arg1[1]*arg2[5]
        adcx r12, rbx              # x117 += x86 (CF is 0), CF to x118
        mulx rbx, r13, [rsi+0x10]  # x89:x88 = arg1[2]*arg2[5]
        adox r15, r9               # x118 += x87 + OF, OF to x119
        adcx r13, r15              # x118 += x88 + CF, CF to x119
        mulx r9, r15, [rsi+0x18]   # x91:x90 = arg1[3]*arg2[5]
        mov [rsp-0x40], r14        # spill x116
        mov [rsp-0x48], r10        # spill x82
        mulx r14, r10, [rsi+0x20]  # x93:x92 = arg1[4]*arg2[5]
        adox rbx, rcx              # x119 += x89 + OF, OF to x120
        adcx rbx, r15              # x119 += x90 + CF, CF to x120
        adcx rdi, r9               # x120 += x91 + CF, CF to x121
        mulx r9, rcx, [rsi+0x28]   # x95:x94 = arg1[5]*arg2[5]
        adox r10, rdi              # x120 += x92 + OF, OF to x121
        mulx rdi, r15, [rsi+0x30]  # x97:x96 = arg1[6]*arg2[5]
        adcx rcx, r14              # x121.2 = x94 + x93 + CF, CF to x122
        adox r8, rcx               # x121 += x121.2 + OF, OF to x122
        mov rdx, [rax+0x30]        # load arg2[6]
        mulx rcx, r14, [rsi]       # x99:x98 = arg1[0]*arg2[6]
        adcx r9, rbp               # x122 += x95 + CF, CF to x123
        adox r9, r15               # x122 += x96 + OF, OF to x123
        mulx rbp, r15, [rsi+0x8]   # x101:x100 = arg1[1]*arg2[6]
        adcx rdi, r11              # x123 = x97 + CF, no carry
        adox rdi, r11              # x123 += OF, no carry
        xor r11d, r11d             # CF = OF = 0
        adcx r14, r12              # x117 += x98 (CF is 0), CF to x118, complete
        adox r15, rcx              # x118.2 = x100 + x99 (OF is 0), OF to x119
        adcx r15, r13              # x118 += x118.2 + CF, CF to x119, complete
        mulx r11, rcx, [rsi+0x10]  # x103:x102 = arg1[2]*arg2[6]
        adox rcx, rbx              # x119 += x102 + OF, OF to x120
        adcx rbp, rcx              # x119 += x101 + CF, CF to x120, complete
        mulx rcx, rbx, [rsi+0x30]  # x111:x110 = arg1[6]*arg2[6]
        mulx r12, r13, [rsi+0x28]  # x109:x108 = arg1[5]*arg2[6]
        mulx rax, rsi, [rsi+0x18]  # x105:x104 = arg1[3]*arg2[6]
        adcx rsi, r11              # x120.2 = x103 + x104 + CF, CF to x121
        adcx rax, [rsp-0x48]       # x121.2 = x105 + x82 + CF, CF to x122
        adox r10, rsi              # x120 += x120.2 + OF, OF to x121, complete
        adox rax, r8               # x121 += x121.2 + OF, OF to x122, complete
        adcx r13, [rsp-0x38]       # x122.2 = x83 + x108 + CF, CF to x123
        adox r13, r9               # x122 += x122.2 + OF, OF to x123, complete
        adox rbx, rdi              # x123 += x110 + OF, OF to x124
        adcx rbx, r12              # x123 += x109 + CF, CF to x124, complete
        mov r8d, 0x0               # constant 0
        adox rcx, r8               # x124 = x111 + OF, no carry
        adc rcx, 0x0               # x124 += CF, no carry, complete

        /* complete: [x124, x123, x122, x121, x120, x119, x118, x117, x116, x115, x114, x113, x112] in [rcx, rbx, r13, rax, r10, rbp, r15, r14, [rsp-0x40], [rsp-0x28], [rsp-0x30], [rsp-0x20], [rsp-0x18]] */
        mov r9, rax                # copy x121
        shr r9, 0x20               # t7 = x121 >> 32
        mov r11, r13               # copy x122
        shl r11, 0x20              # t8 = x122 << 32 mod 2^64
        lea r9, [r9+r11]           # x129 = t7 + t8 mod 2^64 = high word of (x122:x121 << 32)
        mov r11, r13               # copy x122
        shr r11, 0x20              # t9 = x122 >> 32
        mov rdi, rbx               # copy x123
        shl rdi, 0x20              # t10 = x123 << 32 mod 2^64
        lea r11, [r11+rdi]         # x130 = t9 + t10 mod 2^64 = high word of (x123:x122 << 32)
        mov rdi, rbx               # copy x123
        shrd rdi, rcx, 0x20        # x131 = high word of (x124:x123 << 32)
        mov rsi, rcx               # copy x124
        shr rsi, 0x20              # x132 = x124 >> 32
        mov rdx, r15               # copy x118
        add rdx, [rsp-0x10]        # x133 = x14 + x118, CF to x134, complete
        mov r12, rbp               # copy x119
        adcx r12, [rsp-0x18]       # x134 = x112 + x119 + CF, CF to x135, complete
        mov [rsp-0x18], r12        # spill x134
        mov r12, [rsp-0x20]        # reload x113
        adc r12, r10               # x135 = x113 + x120 + CF, CF to x136, complete
        mov [rsp-0x20], r12        # spill x135
        mov r12, [rsp-0x30]        # reload x114
        adc r12, rax               # x136 = x114 + x121 + CF, CF to x137
        adc r13, [rsp-0x28]        # x137 = x115 + x122 + CF, CF to x138
        adcx rbx, [rsp-0x40]       # x138 = x116 + x123 + CF, CF to x139
        adc rcx, r14               # x139 = x117 + x124 + CF, CF to x140
        adc r9, 0x0                # x140 = x129 + CF, CF to x141
        adc r11, 0x0               # x141 = x130 + CF, CF to x142
        adc rdi, 0x0               # x142 = x131 + CF, CF to x143
        adc rsi, 0x0               # x143 = x132 + CF, no carry
        mov r14, r15               # copy x118
        shrd r14, rbp, 0x20        # x126 = high word of (x119:x118 << 32)
        mov [rsp-0x40], rdx        # spill x133
        mov edx, 0x20              # constant 0x20
        shlx r15, r15, rdx         # x125 = x118 << 32 mod 2^64
        add r12, r15               # x136 += x125, CF to x137, complete
        adc r13, r14               # x137 += x126 + CF, CF to x138, complete
        shrx rbp, rbp, rdx         # t11 = x119 >> 0x20
        shlx r14, r10, rdx         # t12 = x120 << 0x20 mod 2^64
        lea rbp, [r14+rbp]         # x127 = t11 + t12 mod 2^64 = high word of (x120:x119 << 32)
        adcx rbp, rbx              # x138 += x127 + CF, CF to x139, complete
        shrx r10, r10, rdx         # t13 = x120 >> 0x20
        shlx rax, rax, rdx         # t14 = x121 << 0x20 mod 2^64
        lea rax, [r10+rax]         # x128 = t13 + t14 mod 2^64 = high word of (x121:x120 << 32)
        adcx rax, rcx              # x139 += x128 + CF, CF to x140, complete
        adc r9, 0x0                # x140 += CF, CF to x141, complete
        adc r11, 0x0               # x141 += CF, CF to x142, complete
        adc rdi, 0x0               # x142 += CF, CF to x143, complete
        adc rsi, 0x0               # x143 += CF, no carry, complete

        /* complete: [x143, x142, x141, x140, x139, x138, x137, x136, x135, x134, x133] in [rsi, rdi, r11, r9, rax, rbp, r13, r12, [rsp-0x20], [rsp-0x18], [rsp-0x40]] */
        mov r10, rdi               # copy x142
        shr r10, 0x20              # t15 = x142 >> 32
        mov rcx, rsi               # copy x143
        shl rcx, 0x20              # t16 = x143 << 32 mod 2^64
        lea r10, [r10+rcx]         # x147 = t15 + t16 mod 2^64 = high word of (x143:x142 << 32)
        mov rcx, r11               # copy x141
        shld rcx, r9, 0x20         # x145 = high word of (x141:x140 << 32)
        mov rbx, [rsp-0x40]        # reload x133
        add rbx, r9                # x149 = x133 + x140, CF to x150, complete
        mov r14, r11               # copy x141
        adc r14, [rsp-0x18]        # x150 = x134 + x141 + CF, CF to x151, complete
        shrx r15, rsi, rdx         # x148 = x143 >> 32
        mov [rsp-0x18], r14        # spill x150
        mov r14, rdi               # copy x142
        adc r14, [rsp-0x20]        # x151 = x135 + x142 + CF, CF to x152, complete
        adc r12, rsi               # x152 = x136 + x143 + CF, CF to x153
        adcx rcx, r13              # x153 = x137 + x145 + CF, CF to x154
        shrx r11, r11, rdx         # t17 = x141 >> 0x20
        shlx rdi, rdi, rdx         # t18 = x142 << 0x20 mod 2^64
        lea r11, [r11+rdi]         # x146 = t17 + t18 mod 2^64 = high word of (x142:x141 << 32)
        adcx r11, rbp              # x154 = x138 + x146 + CF, CF to x155
        adc r10, rax               # x155 = x139 + x147 + CF, CF to x156
        adc r15, 0x0               # x156 = x148 + CF, no carry
        shl r9, 0x20               # x144 = x140 << 32 mod 2^64
        xor eax, eax               # CF = OF = 0
        adcx r12, r9               # x152 += x144 (CF is 0), CF to x153, complete
        adc rcx, 0x0               # x153 += CF, CF to x154, complete
        adc r11, 0x0               # x154 += CF, CF to x155, complete
        adc r10, 0x0               # x155 += CF, CF to x156, complete
        adc r15, 0x0               # x156 += CF, no carry, complete

        /* complete: [x156, x155, x154, x153, x152, x151, x150, x149] in [r15, r10, r11, rcx, r12, r14, [rsp-0x18], rbx] */
        xor eax, eax               # CF = OF = 0
        adcx rbx, r15              # x158 = x149 + x156 (CF is 0), CF to x159, complete
        shlx rax, r15, rdx         # x157 = x156 << 32
        mov r9, [rsp-0x18]         # reload x150
        adc r9, 0x0                # x159 = x150 + CF, CF to x160, complete
        adc r14, 0x0               # x160 = x151 + CF, CF to x161, complete
        adc r12, rax               # x161 = x152 + x157 + CF, CF to x162, complete
        adc rcx, 0x0               # x162 = x153 + CF, CF to x163, complete
        adc r11, 0x0               # x163 = x154 + CF, CF to x164, complete
        adc r10, 0x0               # x164 = x155 + CF, CF to x165, complete
        mov eax, 0x0               # begins x165 = CF
        adc rax, 0x0               # x165 = CF

        /* complete: [x165, x164, x163, x162, x161, x160, x159, x158] in [rax, r10, r11, rcx, r12, r14, r9, rbx] */
        adox rbx, rax              # x168 = x165 + x158 (OF is 0), OF to x169, complete
        adox r9, r8                # x169 = x159 + OF, OF to x170, complete
        mov rdi, [rsp-0x8]         # reload pointer out1
        mov [rdi+0x8], r9          # out1[1] = x169
        adox r14, r8               # x170 = x160 + OF, OF to x171, complete
        adox r12, r8               # x171 = x161 + OF, no carry
        neg rax                    # x166 = -x165 mod 2^64
        mov [rdi+0x10], r14        # out1[2] = x170
        mov [rdi], rbx             # out1[0] = x168
        movabs r8, 0x100000000     # constant 0x100000000
        and rax, r8                # x167 = x166 & 0x100000000
        adox r12, rax              # x171 += x167 (OF is 0), no carry, complete

        /* complete: [x174, x173, x172, x171, x170, x169, x168] in [r10, r11, rcx, r12, r14, r9, rbx] */
        mov [rdi+0x18], r12        # out1[3] = x171
        mov [rdi+0x20], rcx        # out1[4] = x172 = x162
        mov [rdi+0x30], r10        # out1[6] = x174 = x164
        mov [rdi+0x28], r11        # out1[5] = x173 = x163

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
        .size   fe_p448_mul_loose, .-fe_p448_mul_loose
        .section .note.GNU-stack, "", @progbits
