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
 *   [rsp-0x10]  x113, then x135
 *   [rsp-0x18]  x114
 *   [rsp-0x20]  x115
 *   [rsp-0x28]  x116
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
 * 263 instructions; 99.7 cycles on Intel(R) Xeon(R) Processor @ 2.50GHz (intel-skylake)
 * throughput: 1.235 [1.233, 1.243] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.245 [1.240, 1.252] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic, 2 cases)
 * constant time: proved for all inputs (basic, 2 cases)
 * asm = source: not decided (out1[0]: the normal forms differ by -1·(arg1[0]·arg2[0] + 2^64·arg1[0]·arg2[1] + 2^128·arg1[0]·arg2[2] + 2^192·arg1[0]·arg2[3] + 2^256·arg1[0]·arg2[4] + 2^320·a)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 88631079f4d90a2e2a6860ae0650b6bfce75f007c99a3220fbd8148904b0091a
 * found by Fieldwright, seed 1, 2026-11-22T18:48:37.886Z
 * npm run optimize -- --curve p448 --op mul --seed 1 --budget 60s
 * sha256 of the code: dab32098c508e1fb19d7885c9dcd34a39f2a9ae73fe0be2e1568732fae7f4447
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
        mov rdx, [rax]             # load arg2[0]
        mulx r8, r9, [rsi]         # x15:x14 = arg1[0]*arg2[0]
        mulx r10, r11, [rsi+0x8]   # x17:x16 = arg1[1]*arg2[0]
        xor ecx, ecx               # CF = OF = 0
        adcx r8, r11               # x112 = x15 + x16 (CF is 0), CF to x113
        mulx r11, rcx, [rsi+0x10]  # x19:x18 = arg1[2]*arg2[0]
        mulx rbx, rbp, [rsi+0x18]  # x21:x20 = arg1[3]*arg2[0]
        adc rcx, 0x0               # x113 = x18 + CF, CF to x114
        adcx r11, rbp              # x114 = x19 + x20 + CF, CF to x115
        mulx rbp, r12, [rsi+0x20]  # x23:x22 = arg1[4]*arg2[0]
        adcx rbx, r12              # x115 = x21 + x22 + CF, CF to x116
        mulx r12, r13, [rsi+0x28]  # x25:x24 = arg1[5]*arg2[0]
        adc rbp, r13               # x116 = x23 + x24 + CF, CF to x117
        mulx r13, r14, [rsi+0x30]  # x27:x26 = arg1[6]*arg2[0]
        adcx r12, r14              # x117 = x25 + x26 + CF, CF to x118
        mov rdx, [rax+0x8]         # load arg2[1]
        mulx r14, r15, [rsi]       # x29:x28 = arg1[0]*arg2[1]
        adc r13, 0x0               # x118 = x27 + CF, no carry
        mov [rsp-0x8], rdi         # spill pointer out1
        xor edi, edi               # CF = OF = 0
        adcx r8, r15               # x112 += x28 (CF is 0), CF to x113, complete
        mulx rdi, r15, [rsi+0x8]   # x31:x30 = arg1[1]*arg2[1]
        adcx r14, r15              # x113.2 = x29 + x30 + CF, CF to x114
        adox r14, r10              # x113.2 += x17 (OF is 0), OF to x114
        adcx rdi, [rip+.Lfe_p448_mul_loose_c0] # x114.2 = x31 + CF, no carry
        adcx r14, rcx              # x113 += x113.2 (CF is 0), CF to x114
        adox r11, rdi              # x114 += x114.2 + OF, OF to x115
        mulx r10, rcx, [rsi+0x10]  # x33:x32 = arg1[2]*arg2[1]
        adcx r11, rcx              # x114 += x32 + CF, CF to x115
        adox rbx, r10              # x115 += x33 + OF, OF to x116
        mulx r10, rcx, [rsi+0x18]  # x35:x34 = arg1[3]*arg2[1]
        adcx rbx, rcx              # x115 += x34 + CF, CF to x116
        adox rbp, r10              # x116 += x35 + OF, OF to x117
        mulx r10, rcx, [rsi+0x20]  # x37:x36 = arg1[4]*arg2[1]
        adcx rbp, rcx              # x116 += x36 + CF, CF to x117
        adox r12, r10              # x117 += x37 + OF, OF to x118
        mulx r10, rcx, [rsi+0x28]  # x39:x38 = arg1[5]*arg2[1]
        adcx r12, rcx              # x117 += x38 + CF, CF to x118
        adox r13, r10              # x118 += x39 + OF, OF to x119
        mulx r10, rcx, [rsi+0x30]  # x41:x40 = arg1[6]*arg2[1]
        adcx r13, rcx              # x118 += x40 + CF, CF to x119
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx rcx, rdi, [rsi]       # x43:x42 = arg1[0]*arg2[2]
        adcx r10, [rip+.Lfe_p448_mul_loose_c0] # x119 = x41 + CF, no carry
        adox r10, [rip+.Lfe_p448_mul_loose_c0] # x119 += OF, no carry
        xor r15d, r15d             # CF = OF = 0
        adcx r14, rdi              # x113 += x42 (CF is 0), CF to x114, complete
        adox r11, rcx              # x114 += x43 (OF is 0), OF to x115
        mulx rcx, rdi, [rsi+0x8]   # x45:x44 = arg1[1]*arg2[2]
        adcx r11, rdi              # x114 += x44 + CF, CF to x115
        adox rbx, rcx              # x115 += x45 + OF, OF to x116
        mulx rcx, rdi, [rsi+0x10]  # x47:x46 = arg1[2]*arg2[2]
        adcx rbx, rdi              # x115 += x46 + CF, CF to x116
        adox rbp, rcx              # x116 += x47 + OF, OF to x117
        mulx rcx, rdi, [rsi+0x18]  # x49:x48 = arg1[3]*arg2[2]
        adcx rbp, rdi              # x116 += x48 + CF, CF to x117
        adox r12, rcx              # x117 += x49 + OF, OF to x118
        mulx rcx, rdi, [rsi+0x20]  # x51:x50 = arg1[4]*arg2[2]
        adcx r12, rdi              # x117 += x50 + CF, CF to x118
        adox r13, rcx              # x118 += x51 + OF, OF to x119
        mulx rcx, rdi, [rsi+0x28]  # x53:x52 = arg1[5]*arg2[2]
        adcx r13, rdi              # x118 += x52 + CF, CF to x119
        adox r10, rcx              # x119 += x53 + OF, OF to x120
        mulx rcx, rdi, [rsi+0x30]  # x55:x54 = arg1[6]*arg2[2]
        adcx r10, rdi              # x119 += x54 + CF, CF to x120
        mov rdx, [rax+0x18]        # load arg2[3]
        mulx rdi, r15, [rsi]       # x57:x56 = arg1[0]*arg2[3]
        adcx rcx, [rip+.Lfe_p448_mul_loose_c0] # x120 = x55 + CF, no carry
        adox rcx, [rip+.Lfe_p448_mul_loose_c0] # x120 += OF, no carry
        mov [rsp-0x10], r14        # spill x113
        xor r14d, r14d             # CF = OF = 0
        adcx r11, r15              # x114 += x56 (CF is 0), CF to x115, complete
        adox rbx, rdi              # x115 += x57 (OF is 0), OF to x116
        mulx rdi, r14, [rsi+0x8]   # x59:x58 = arg1[1]*arg2[3]
        adcx rbx, r14              # x115 += x58 + CF, CF to x116
        adox rbp, rdi              # x116 += x59 + OF, OF to x117
        mulx rdi, r14, [rsi+0x10]  # x61:x60 = arg1[2]*arg2[3]
        adcx rbp, r14              # x116 += x60 + CF, CF to x117
        adox r12, rdi              # x117 += x61 + OF, OF to x118
        mulx rdi, r14, [rsi+0x18]  # x63:x62 = arg1[3]*arg2[3]
        adcx r12, r14              # x117 += x62 + CF, CF to x118
        adox r13, rdi              # x118 += x63 + OF, OF to x119
        mulx rdi, r14, [rsi+0x20]  # x65:x64 = arg1[4]*arg2[3]
        adcx r13, r14              # x118 += x64 + CF, CF to x119
        adox r10, rdi              # x119 += x65 + OF, OF to x120
        mulx rdi, r14, [rsi+0x28]  # x67:x66 = arg1[5]*arg2[3]
        adcx r10, r14              # x119 += x66 + CF, CF to x120
        adox rcx, rdi              # x120 += x67 + OF, OF to x121
        mulx rdi, r14, [rsi+0x30]  # x69:x68 = arg1[6]*arg2[3]
        adcx rcx, r14              # x120 += x68 + CF, CF to x121
        mov rdx, [rax+0x20]        # load arg2[4]
        mulx r14, r15, [rsi]       # x71:x70 = arg1[0]*arg2[4]
        adcx rdi, [rip+.Lfe_p448_mul_loose_c0] # x121 = x69 + CF, no carry
        adox rdi, [rip+.Lfe_p448_mul_loose_c0] # x121 += OF, no carry
        mov [rsp-0x18], r11        # spill x114
        xor r11d, r11d             # CF = OF = 0
        adcx rbx, r15              # x115 += x70 (CF is 0), CF to x116, complete
        adox rbp, r14              # x116 += x71 (OF is 0), OF to x117
        mulx r11, r14, [rsi+0x8]   # x73:x72 = arg1[1]*arg2[4]
        adcx rbp, r14              # x116 += x72 + CF, CF to x117
        adox r12, r11              # x117 += x73 + OF, OF to x118
        mulx r11, r14, [rsi+0x10]  # x75:x74 = arg1[2]*arg2[4]
        adcx r12, r14              # x117 += x74 + CF, CF to x118
        adox r13, r11              # x118 += x75 + OF, OF to x119
        mulx r11, r14, [rsi+0x18]  # x77:x76 = arg1[3]*arg2[4]
        adcx r13, r14              # x118 += x76 + CF, CF to x119
        adox r10, r11              # x119 += x77 + OF, OF to x120
        mulx r11, r14, [rsi+0x20]  # x79:x78 = arg1[4]*arg2[4]
        adcx r10, r14              # x119 += x78 + CF, CF to x120
        adox rcx, r11              # x120 += x79 + OF, OF to x121
        mulx r11, r14, [rsi+0x28]  # x81:x80 = arg1[5]*arg2[4]
        adox rdi, r11              # x121 += x81 + OF, OF to x122
        adcx rcx, r14              # x120 += x80 + CF, CF to x121
        mulx r11, r14, [rsi+0x30]  # x83:x82 = arg1[6]*arg2[4]
        adcx rdi, r14              # x121 += x82 + CF, CF to x122
        mov rdx, [rax+0x28]        # load arg2[5]
        mulx r14, r15, [rsi]       # x85:x84 = arg1[0]*arg2[5]
        adcx r11, [rip+.Lfe_p448_mul_loose_c0] # x122 = x83 + CF, no carry
        adox r11, [rip+.Lfe_p448_mul_loose_c0] # x122 += OF, no carry
        mov [rsp-0x20], rbx        # spill x115
        xor ebx, ebx               # CF = OF = 0
        adcx rbp, r15              # x116 += x84 (CF is 0), CF to x117, complete
        adox r12, r14              # x117 += x85 (OF is 0), OF to x118
        mulx rbx, r14, [rsi+0x8]   # x87:x86 = arg1[1]*arg2[5]
        adcx r12, r14              # x117 += x86 + CF, CF to x118
        adox r13, rbx              # x118 += x87 + OF, OF to x119
        mulx rbx, r14, [rsi+0x10]  # x89:x88 = arg1[2]*arg2[5]
        adcx r13, r14              # x118 += x88 + CF, CF to x119
        adox rbx, r10              # x119 += x89 + OF, OF to x120
        mulx r10, r14, [rsi+0x18]  # x91:x90 = arg1[3]*arg2[5]
        adcx rbx, r14              # x119 += x90 + CF, CF to x120
        adox rcx, r10              # x120 += x91 + OF, OF to x121
        mulx r10, r14, [rsi+0x20]  # x93:x92 = arg1[4]*arg2[5]
        adcx rcx, r14              # x120 += x92 + CF, CF to x121
        adcx rdi, r10              # x121 += x93 + CF, CF to x122
        mulx r10, r14, [rsi+0x28]  # x95:x94 = arg1[5]*arg2[5]
        adox rdi, r14              # x121 += x94 + OF, OF to x122
        adox r11, r10              # x122 += x95 + OF, OF to x123
        mulx r10, r14, [rsi+0x30]  # x97:x96 = arg1[6]*arg2[5]
        adcx r11, r14              # x122 += x96 + CF, CF to x123
        mov rdx, [rax+0x30]        # load arg2[6]
        mulx r14, r15, [rsi]       # x99:x98 = arg1[0]*arg2[6]
        adcx r10, [rip+.Lfe_p448_mul_loose_c0] # x123 = x97 + CF, no carry
        adox r10, [rip+.Lfe_p448_mul_loose_c0] # x123 += OF, no carry
        mov [rsp-0x28], rbp        # spill x116
        xor ebp, ebp               # CF = OF = 0
        adcx r12, r15              # x117 += x98 (CF is 0), CF to x118, complete
        adox r13, r14              # x118 += x99 (OF is 0), OF to x119
        mulx rbp, r14, [rsi+0x8]   # x101:x100 = arg1[1]*arg2[6]
        adcx r13, r14              # x118 += x100 + CF, CF to x119, complete
        adox rbx, rbp              # x119 += x101 + OF, OF to x120
        mulx rbp, r14, [rsi+0x10]  # x103:x102 = arg1[2]*arg2[6]
        adcx rbx, r14              # x119 += x102 + CF, CF to x120, complete
        adox rcx, rbp              # x120 += x103 + OF, OF to x121
        mulx rbp, r14, [rsi+0x18]  # x105:x104 = arg1[3]*arg2[6]
        adcx rcx, r14              # x120 += x104 + CF, CF to x121, complete
        adox rdi, rbp              # x121 += x105 + OF, OF to x122
        mulx rbp, r14, [rsi+0x20]  # x107:x106 = arg1[4]*arg2[6]
        adcx rdi, r14              # x121 += x106 + CF, CF to x122, complete
        adox r11, rbp              # x122 += x107 + OF, OF to x123
        mulx rbp, r14, [rsi+0x28]  # x109:x108 = arg1[5]*arg2[6]
        adcx r11, r14              # x122 += x108 + CF, CF to x123, complete
        adox r10, rbp              # x123 += x109 + OF, OF to x124
        mulx rax, rsi, [rsi+0x30]  # x111:x110 = arg1[6]*arg2[6]
        adcx rsi, r10              # x123 += x110 + CF, CF to x124, complete
        adox rax, [rip+.Lfe_p448_mul_loose_c0] # x124 = x111 + OF, no carry
        adc rax, 0x0               # x124 += CF, no carry, complete

        /* complete: [x124, x123, x122, x121, x120, x119, x118, x117, x116, x115, x114, x113, x112] in [rax, rsi, r11, rdi, rcx, rbx, r13, r12, [rsp-0x28], [rsp-0x20], [rsp-0x18], [rsp-0x10], r8] */
        mov r10, r11               # copy x122
        shld r10, rdi, 0x20        # x129 = high word of (x122:x121 << 32)
        mov rdx, r11               # copy x122
        shrd rdx, rsi, 0x20        # x130 = high word of (x123:x122 << 32)
        mov rbp, rsi               # copy x123
        shrd rbp, rax, 0x20        # x131 = high word of (x124:x123 << 32)
        mov r14, rax               # copy x124
        shr r14, 0x20              # x132 = x124 >> 32
        add r9, r13                # x133 = x14 + x118, CF to x134, complete
        adc r8, rbx                # x134 = x112 + x119 + CF, CF to x135, complete
        mov r15, [rsp-0x10]        # reload x113
        adc r15, rcx               # x135 = x113 + x120 + CF, CF to x136, complete
        mov [rsp-0x10], r15        # spill x135
        mov r15, [rsp-0x18]        # reload x114
        adc r15, rdi               # x136 = x114 + x121 + CF, CF to x137
        adc r11, [rsp-0x20]        # x137 = x115 + x122 + CF, CF to x138
        adc rsi, [rsp-0x28]        # x138 = x116 + x123 + CF, CF to x139
        adc r12, rax               # x139 = x117 + x124 + CF, CF to x140
        adc r10, 0x0               # x140 = x129 + CF, CF to x141
        adc rdx, 0x0               # x141 = x130 + CF, CF to x142
        adc rbp, 0x0               # x142 = x131 + CF, CF to x143
        adc r14, 0x0               # x143 = x132 + CF, no carry
        mov rax, r13               # copy x118
        shl rax, 0x20              # x125 = x118 << 32 mod 2^64
        shrd r13, rbx, 0x20        # x126 = high word of (x119:x118 << 32)
        shrd rbx, rcx, 0x20        # x127 = high word of (x120:x119 << 32)
        shrd rcx, rdi, 0x20        # x128 = high word of (x121:x120 << 32)
        add r15, rax               # x136 += x125, CF to x137, complete
        adc r11, r13               # x137 += x126 + CF, CF to x138, complete
        adc rsi, rbx               # x138 += x127 + CF, CF to x139, complete
        adc r12, rcx               # x139 += x128 + CF, CF to x140, complete
        adc r10, 0x0               # x140 += CF, CF to x141, complete
        adc rdx, 0x0               # x141 += CF, CF to x142, complete
        adc rbp, 0x0               # x142 += CF, CF to x143, complete
        adc r14, 0x0               # x143 += CF, no carry, complete

        /* complete: [x143, x142, x141, x140, x139, x138, x137, x136, x135, x134, x133] in [r14, rbp, rdx, r10, r12, rsi, r11, r15, [rsp-0x10], r8, r9] */
        mov rax, r14               # copy x143
        shr rax, 0x20              # x148 = x143 >> 32
        mov rcx, r10               # copy x140
        shrd rcx, rdx, 0x20        # x145 = high word of (x141:x140 << 32)
        mov rdi, rdx               # copy x141
        shrd rdi, rbp, 0x20        # x146 = high word of (x142:x141 << 32)
        mov rbx, rbp               # copy x142
        shrd rbx, r14, 0x20        # x147 = high word of (x143:x142 << 32)
        add r9, r10                # x149 = x133 + x140, CF to x150, complete
        adc r8, rdx                # x150 = x134 + x141 + CF, CF to x151, complete
        adc rbp, [rsp-0x10]        # x151 = x135 + x142 + CF, CF to x152, complete
        adc r15, r14               # x152 = x136 + x143 + CF, CF to x153
        adc r11, rcx               # x153 = x137 + x145 + CF, CF to x154
        adc rsi, rdi               # x154 = x138 + x146 + CF, CF to x155
        adc r12, rbx               # x155 = x139 + x147 + CF, CF to x156
        adc rax, 0x0               # x156 = x148 + CF, no carry
        shl r10, 0x20              # x144 = x140 << 32 mod 2^64
        add r15, r10               # x152 += x144, CF to x153, complete
        adc r11, 0x0               # x153 += CF, CF to x154, complete
        adc rsi, 0x0               # x154 += CF, CF to x155, complete
        adc r12, 0x0               # x155 += CF, CF to x156, complete
        adc rax, 0x0               # x156 += CF, no carry, complete

        /* complete: [x156, x155, x154, x153, x152, x151, x150, x149] in [rax, r12, rsi, r11, r15, rbp, r8, r9] */
        mov r10, rax               # copy x156
        shl r10, 0x20              # x157 = x156 << 32
        add r9, rax                # x158 = x149 + x156, CF to x159, complete
        adc r8, 0x0                # x159 = x150 + CF, CF to x160, complete
        adc rbp, 0x0               # x160 = x151 + CF, CF to x161, complete
        adc r15, r10               # x161 = x152 + x157 + CF, CF to x162, complete
        adc r11, 0x0               # x162 = x153 + CF, CF to x163, complete
        adc rsi, 0x0               # x163 = x154 + CF, CF to x164, complete
        adc r12, 0x0               # x164 = x155 + CF, CF = x165, complete

        /* complete: [x164, x163, x162, x161, x160, x159, x158] in [r12, rsi, r11, r15, rbp, r8, r9] */
        sbb rax, rax               # x166 = -x165 mod 2^64, x165 in CF
        setc r10b                  # begins x165 = CF
        movzx r10d, r10b           # x165 = CF
        and rax, [rip+.Lfe_p448_mul_loose_c1] # x167 = x166 & 0x100000000
        add r10, r9                # x168 = x165 + x158, CF to x169, complete
        adc r8, 0x0                # x169 = x159 + CF, CF to x170, complete
        adc rbp, 0x0               # x170 = x160 + CF, CF to x171, complete
        adc rax, r15               # x171 = x167 + x161 + CF, no carry, complete

        /* complete: [x174, x173, x172, x171, x170, x169, x168] in [r12, rsi, r11, rax, rbp, r8, r10] */
        mov r9, [rsp-0x8]          # reload pointer out1
        mov [r9+0x8], r8           # out1[1] = x169
        mov [r9], r10              # out1[0] = x168
        mov [r9+0x10], rbp         # out1[2] = x170
        mov [r9+0x18], rax         # out1[3] = x171
        mov [r9+0x20], r11         # out1[4] = x172 = x162
        mov [r9+0x28], rsi         # out1[5] = x173 = x163
        mov [r9+0x30], r12         # out1[6] = x174 = x164

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
.Lfe_p448_mul_loose_c0: .quad 0x0
.Lfe_p448_mul_loose_c1: .quad 0x100000000
        .size   fe_p448_mul_loose, .-fe_p448_mul_loose
        .section .note.GNU-stack, "", @progbits
