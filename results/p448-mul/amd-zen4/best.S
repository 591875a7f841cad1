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
 *   [rsp-0x10]  x112
 *   [rsp-0x18]  x14
 *   [rsp-0x20]  x115, then x116
 *   [rsp-0x28]  x118, then x117, then x135
 *   [rsp-0x30]  x113
 *   [rsp-0x38]  x85, then x116, then x134
 *   [rsp-0x40]  x116.2
 *   [rsp-0x48]  x114
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
 * 308 instructions; 91.1 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.418 [1.407, 1.436] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.358 [1.358, 1.359] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+floors, 2 cases)
 * constant time: proved for all inputs (basic+floors, 2 cases)
 * asm = source: proved for all inputs (basic+floors, 2 cases; source = IR: values)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 3, 2026-11-23T07:11:37.458Z
 * npm run optimize -- --field p448 --op mul --seed 3 --budget 60s --resume
 * sha256 of the code: 4ddb5b82ac55b7653584b3ae34832e7f9c561b3a61b50232b960c28719d7c14a
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
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r8, r9, [rax]         # x17:x16 = arg1[1]*arg2[0]
        mov rdx, [rax]             # load arg2[0]
        mulx r10, r11, [rsi+0x10]  # x19:x18 = arg1[2]*arg2[0]
        mulx rcx, rbx, [rsi]       # x15:x14 = arg1[0]*arg2[0]
        mov rdx, [rax+0x8]         # load arg2[1]
        mulx rbp, r12, [rsi]       # x29:x28 = arg1[0]*arg2[1]
        xor r13d, r13d             # CF = OF = 0
        adox rcx, r9               # x112 = x16 + x15 (OF is 0), OF to x113
        mulx r9, r13, [rsi+0x8]    # x31:x30 = arg1[1]*arg2[1]
        adox r13, r8               # x113 = x30 + x17 + OF, OF to x114
        adox r9, [rip+.Lfe_p448_mul_loose_c0] # x114 = x31 + OF, no carry
        xor r8d, r8d               # CF = OF = 0
        adox r12, rcx              # x112 += x28 (OF is 0), OF to x113, complete
        mov rdx, [rsi+0x20]        # load arg1[4]
        mulx r8, rcx, [rax]        # x23:x22 = arg1[4]*arg2[0]
        adox r13, r11              # x113 += x18 + OF, OF to x114
        mov rdx, [rsi+0x30]        # load arg1[6]
        mulx r11, r14, [rax]       # x27:x26 = arg1[6]*arg2[0]
        adcx r13, rbp              # x113 += x29 (CF is 0), CF to x114
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rbp, r15, [rax]       # x21:x20 = arg1[3]*arg2[0]
        mov rdx, [rax+0x8]         # load arg2[1]
        mov [rsp-0x8], rdi         # spill pointer out1
        mov [rsp-0x10], r12        # spill x112
        mulx rdi, r12, [rsi+0x10]  # x33:x32 = arg1[2]*arg2[1]
        adcx r9, r12               # x114 += x32 + CF, CF to x115
        adcx rcx, rbp              # x115 = x21 + x22 + CF, CF to x116
        mov rdx, [rax]             # load arg2[0]
        mulx rbp, r12, [rsi+0x28]  # x25:x24 = arg1[5]*arg2[0]
        adcx r12, r8               # x116 = x23 + x24 + CF, CF to x117
        mov rdx, [rax+0x8]         # load arg2[1]
        mov [rsp-0x18], rbx        # spill x14
        mulx r8, rbx, [rsi+0x18]   # x35:x34 = arg1[3]*arg2[1]
        adox r10, r9               # x114 += x19 + OF, OF to x115
        adcx rbp, [rip+.Lfe_p448_mul_loose_c0] # x117 = x25 + CF, no carry
        adcx r10, r15              # x114 += x20 (CF is 0), CF to x115
        adcx rcx, rbx              # x115 += x34 + CF, CF to x116
        mulx r9, rbx, [rsi+0x28]   # x39:x38 = arg1[5]*arg2[1]
        adcx r8, r12               # x116 += x35 + CF, CF to x117
        mulx r12, r15, [rsi+0x20]  # x37:x36 = arg1[4]*arg2[1]
        adox rdi, rcx              # x115 += x33 + OF, OF to x116
        mov rdx, [rax+0x28]        # load arg2[5]
        mov [rsp-0x20], rdi        # spill x115
        mulx rcx, rdi, [rsi+0x8]   # x87:x86 = arg1[1]*arg2[5]
        adcx rbp, r12              # x117 += x37 + CF, CF to x118
        adcx rcx, [rip+.Lfe_p448_mul_loose_c0] # x118 = x87 + CF, no carry
        adcx rbx, rbp              # x117 += x38 (CF is 0), CF to x118
        mov rdx, [rax+0x8]         # load arg2[1]
        mulx rbp, r12, [rsi+0x30]  # x41:x40 = arg1[6]*arg2[1]
        adox r8, r15               # x116 += x36 + OF, OF to x117
        adcx r9, r11               # x118.2 = x39 + x27 + CF, CF to x119
        adox r14, rdi              # x117.2 = x26 + x86 + OF, OF to x118
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx r11, rdi, [rsi+0x18]  # x49:x48 = arg1[3]*arg2[2]
        adox r12, r9               # x118.2 += x40 + OF, OF to x119
        mulx r9, r15, [rsi]        # x43:x42 = arg1[0]*arg2[2]
        adcx rbp, [rip+.Lfe_p448_mul_loose_c0] # x119 = x41 + CF, no carry
        adox rbp, [rip+.Lfe_p448_mul_loose_c0] # x119 += OF, no carry
        mov [rsp-0x28], rcx        # spill x118
        xor ecx, ecx               # CF = OF = 0
        adox r13, r15              # x113 += x42 (OF is 0), OF to x114, complete
        mulx rcx, r15, [rsi+0x8]   # x45:x44 = arg1[1]*arg2[2]
        adox r9, r15               # x114.2 = x43 + x44 + OF, OF to x115
        adcx r9, r10               # x114 += x114.2 (CF is 0), CF to x115
        mov rdx, [rax+0x28]        # load arg2[5]
        mulx r10, r15, [rsi]       # x85:x84 = arg1[0]*arg2[5]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mov [rsp-0x30], r13        # spill x113
        mov [rsp-0x38], r10        # spill x85
        mulx r13, r10, [rax+0x10]  # x47:x46 = arg1[2]*arg2[2]
        adox r10, [rsp-0x20]       # x115 += x46 + OF, OF to x116
        adox r13, r8               # x116 += x47 + OF, OF to x117
        mov rdx, [rax+0x10]        # load arg2[2]
        mov [rsp-0x20], r13        # spill x116
        mulx r8, r13, [rsi+0x20]   # x51:x50 = arg1[4]*arg2[2]
        adcx rcx, r10              # x115 += x45 + CF, CF to x116
        adox r14, r11              # x117.2 += x49 + OF, OF to x118
        adcx r15, rdi              # x116.2 = x84 + x48 + CF, CF to x117
        mulx r10, r11, [rsi+0x28]  # x53:x52 = arg1[5]*arg2[2]
        adox r8, r11               # x118.3 = x52 + x51 + OF, OF to x119
        adcx rbx, r14              # x117 += x117.2 + CF, CF to x118
        adcx r12, r8               # x118.2 += x118.3 + CF, CF to x119
        mulx r8, r11, [rsi+0x30]   # x55:x54 = arg1[6]*arg2[2]
        adox r10, rbp              # x119 += x53 + OF, OF to x120
        adcx r10, r11              # x119 += x54 + CF, CF to x120
        mov rdx, [rsi]             # load arg1[0]
        mulx r11, rdi, [rax+0x20]  # x71:x70 = arg1[0]*arg2[4]
        mov rdx, [rax+0x18]        # load arg2[3]
        mulx rbp, r14, [rsi+0x8]   # x59:x58 = arg1[1]*arg2[3]
        adcx r8, [rip+.Lfe_p448_mul_loose_c0] # x120 = x55 + CF, no carry
        adox r8, [rip+.Lfe_p448_mul_loose_c0] # x120 += OF, no carry
        mov [rsp-0x40], r15        # spill x116.2
        xor r15d, r15d             # CF = OF = 0
        adox r14, rdi              # x115.2 = x58 + x70 (OF is 0), OF to x116
        mulx rdi, r15, [rsi]       # x57:x56 = arg1[0]*arg2[3]
        adcx r9, r15               # x114 += x56 (CF is 0), CF to x115, complete
        mov [rsp-0x48], r9         # spill x114
        mulx r15, r9, [rsi+0x10]   # x61:x60 = arg1[2]*arg2[3]
        adcx rdi, rcx              # x115 += x57 + CF, CF to x116
        adox rbp, r11              # x116.3 = x59 + x71 + OF, OF to x117
        adcx rbp, [rsp-0x20]       # x116 += x116.3 + CF, CF to x117
        adox rbx, r15              # x117 += x61 + OF, OF to x118
        mulx r11, rcx, [rsi+0x18]  # x63:x62 = arg1[3]*arg2[3]
        adox r11, r12              # x118.2 += x63 + OF, OF to x119
        mulx r12, r15, [rsi+0x20]  # x65:x64 = arg1[4]*arg2[3]
        adox r10, r12              # x119 += x65 + OF, OF to x120
        adcx rbx, rcx              # x117 += x62 + CF, CF to x118
        adcx r15, r11              # x118.2 += x64 + CF, CF to x119
        mulx r11, rcx, [rsi+0x28]  # x67:x66 = arg1[5]*arg2[3]
        adcx rcx, r10              # x119 += x66 + CF, CF to x120
        mulx r10, r12, [rsi+0x30]  # x69:x68 = arg1[6]*arg2[3]
        adcx r8, r12               # x120 += x68 + CF, CF to x121
        adox r11, r8               # x120 += x67 + OF, OF to x121
        adcx r10, [rip+.Lfe_p448_mul_loose_c0] # x121 = x69 + CF, no carry
        adox r10, [rip+.Lfe_p448_mul_loose_c0] # x121 += OF, no carry
        xor r8d, r8d               # CF = OF = 0
        adox rdi, r14              # x115 += x115.2 (OF is 0), OF to x116, complete
        adox rbp, r9               # x116 += x60 + OF, OF to x117
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r8, r9, [rax+0x20]    # x75:x74 = arg1[2]*arg2[4]
        mov rdx, [rax+0x20]        # load arg2[4]
        mulx r12, r14, [rsi+0x8]   # x73:x72 = arg1[1]*arg2[4]
        adox r13, r9               # x117.2 = x50 + x74 + OF, OF to x118
        adcx rbp, r14              # x116 += x72 (CF is 0), CF to x117
        mulx r9, r14, [rsi+0x28]   # x81:x80 = arg1[5]*arg2[4]
        adox r8, r15               # x118.2 += x75 + OF, OF to x119
        mov [rsp-0x20], rdi        # spill x115
        mulx r15, rdi, [rsi+0x18]  # x77:x76 = arg1[3]*arg2[4]
        adox rcx, r15              # x119 += x77 + OF, OF to x120
        adcx r13, rbx              # x117 += x117.2 + CF, CF to x118
        mulx rbx, r15, [rsi+0x20]  # x79:x78 = arg1[4]*arg2[4]
        adox r14, r11              # x120 += x80 + OF, OF to x121
        adcx r8, rdi               # x118.2 += x76 + CF, CF to x119
        adcx r15, rcx              # x119 += x78 + CF, CF to x120
        mulx r11, rcx, [rsi+0x30]  # x83:x82 = arg1[6]*arg2[4]
        adcx rbx, r14              # x120 += x79 + CF, CF to x121
        adox rcx, r9               # x121.2 = x82 + x81 + OF, OF to x122
        adcx rcx, r10              # x121 += x121.2 + CF, CF to x122
        adox r11, [rip+.Lfe_p448_mul_loose_c0] # x122 = x83 + OF, no carry
        adox r13, r12              # x117 += x73 (OF is 0), OF to x118
        adcx r11, [rip+.Lfe_p448_mul_loose_c0] # x122 += CF, no carry
        adcx rbp, [rsp-0x40]       # x116 += x116.2 (CF is 0), CF to x117, complete
        adcx r13, [rsp-0x38]       # x117 += x85 + CF, CF to x118
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r9, r10, [rax+0x28]   # x89:x88 = arg1[2]*arg2[5]
        mov rdx, [rsi]             # load arg1[0]
        mulx rdi, r12, [rax+0x30]  # x99:x98 = arg1[0]*arg2[6]
        adox r8, r10               # x118.2 += x88 + OF, OF to x119
        adcx r8, [rsp-0x28]        # x118 += x118.2 + CF, CF to x119
        mov rdx, [rax+0x28]        # load arg2[5]
        mulx r10, r14, [rsi+0x18]  # x91:x90 = arg1[3]*arg2[5]
        adox r14, r15              # x119 += x90 + OF, OF to x120
        adcx r9, r14               # x119 += x89 + CF, CF to x120
        mulx r14, r15, [rsi+0x20]  # x93:x92 = arg1[4]*arg2[5]
        adox rbx, r10              # x120 += x91 + OF, OF to x121
        adcx r15, rbx              # x120 += x92 + CF, CF to x121
        mulx r10, rbx, [rsi+0x28]  # x95:x94 = arg1[5]*arg2[5]
        adcx rcx, rbx              # x121 += x94 + CF, CF to x122
        adox rcx, r14              # x121 += x93 + OF, OF to x122
        mulx rbx, r14, [rsi+0x30]  # x97:x96 = arg1[6]*arg2[5]
        adox r10, r11              # x122 += x95 + OF, OF to x123
        adcx r10, r14              # x122 += x96 + CF, CF to x123
        adcx rbx, [rip+.Lfe_p448_mul_loose_c0] # x123 = x97 + CF, no carry
        adox rbx, [rip+.Lfe_p448_mul_loose_c0] # x123 += OF, no carry
        xor r11d, r11d             # CF = OF = 0
        adox r12, r13              # x117 += x98 (OF is 0), OF to x118, complete
        mov rdx, [rax+0x30]        # load arg2[6]
        mulx r11, r13, [rsi+0x8]   # x101:x100 = arg1[1]*arg2[6]
        mov [rsp-0x28], r12        # spill x117
        mulx r14, r12, [rsi+0x10]  # x103:x102 = arg1[2]*arg2[6]
        adox r8, r13               # x118 += x100 + OF, OF to x119
        mov [rsp-0x38], rbp        # spill x116
        mulx r13, rbp, [rsi+0x18]  # x105:x104 = arg1[3]*arg2[6]
        adcx rdi, r8               # x118 += x99 (CF is 0), CF to x119, complete
        adox r11, r9               # x119 += x101 + OF, OF to x120
        adcx r11, r12              # x119 += x102 + CF, CF to x120, complete
        adox rbp, r14              # x120.2 = x103 + x104 + OF, OF to x121
        mulx r8, r9, [rsi+0x30]    # x111:x110 = arg1[6]*arg2[6]
        mulx r12, r14, [rsi+0x20]  # x107:x106 = arg1[4]*arg2[6]
        mulx rax, rsi, [rsi+0x28]  # x109:x108 = arg1[5]*arg2[6]
        adox r13, r14              # x121.2 = x106 + x105 + OF, OF to x122
        adcx rbp, r15              # x120 += x120.2 + CF, CF to x121, complete
        adcx rcx, r13              # x121 += x121.2 + CF, CF to x122, complete
        adcx rsi, r10              # x122 += x108 + CF, CF to x123
        adox rsi, r12              # x122 += x107 + OF, OF to x123, complete
        adcx rax, rbx              # x123 += x109 + CF, CF to x124
        adox rax, r9               # x123 += x110 + OF, OF to x124, complete
        adox r8, [rip+.Lfe_p448_mul_loose_c0] # x124 = x111 + OF, no carry
        adc r8, 0x0                # x124 += CF, no carry, complete

        /* complete: [x124, x123, x122, x121, x120, x119, x118, x117, x116, x115, x114, x113, x112] in [r8, rax, rsi, rcx, rbp, r11, rdi, [rsp-0x28], [rsp-0x38], [rsp-0x20], [rsp-0x48], [rsp-0x30], [rsp-0x10]] */
        mov r9, rbp                # copy x120
        shr r9, 0x20               # t7 = x120 >> 32
        mov r10, rcx               # copy x121
        shl r10, 0x20              # t8 = x121 << 32 mod 2^64
        lea r9, [r9+r10]           # x128 = t7 + t8 mod 2^64 = high word of (x121:x120 << 32)
        mov r10, rdi               # copy x118
        add r10, [rsp-0x18]        # x133 = x14 + x118, CF to x134, complete
        mov rdx, r11               # copy x119
        adcx rdx, [rsp-0x10]       # x134 = x112 + x119 + CF, CF to x135, complete
        mov rbx, [rsp-0x30]        # reload x113
        adcx rbx, rbp              # x135 = x113 + x120 + CF, CF to x136, complete
        mov r12, [rsp-0x48]        # reload x114
        adc r12, rcx               # x136 = x114 + x121 + CF, CF to x137
        mov r13, [rsp-0x20]        # reload x115
        adc r13, rsi               # x137 = x115 + x122 + CF, CF to x138
        mov r14d, 0x20             # constant 0x20
        shrx rcx, rcx, r14         # t9 = x121 >> 0x20
        shlx r15, rsi, r14         # t10 = x122 << 0x20 mod 2^64
        lea rcx, [rcx+r15]         # x129 = t9 + t10 mod 2^64 = high word of (x122:x121 << 32)
        mov r15, [rsp-0x38]        # reload x116
        adcx r15, rax              # x138 = x116 + x123 + CF, CF to x139
        adcx r9, [rsp-0x28]        # x139 = x117 + x128 + CF, CF to x140
        adc rcx, 0x0               # x140 = x129 + CF, CF to x141
        mov [rsp-0x28], rbx        # spill x135
        mov ebx, 0x0               # begins x141 = CF
        adc rbx, 0x0               # x141 = CF
        mov [rsp-0x38], rdx        # spill x134
        mov rdx, r11               # copy x119
        shr rdx, 0x20              # t11 = x119 >> 32
        shl rbp, 0x20              # t12 = x120 << 32 mod 2^64
        lea rdx, [rdx+rbp]         # x127 = t11 + t12 mod 2^64 = high word of (x120:x119 << 32)
        mov rbp, rdi               # copy x118
        shl rbp, 0x20              # x125 = x118 << 32 mod 2^64
        shr rdi, 0x20              # t13 = x118 >> 32
        shl r11, 0x20              # t14 = x119 << 32 mod 2^64
        lea r11, [rdi+r11]         # x126 = t13 + t14 mod 2^64 = high word of (x119:x118 << 32)
        add r12, rbp               # x136 += x125, CF to x137, complete
        adc r11, r13               # x137 += x126 + CF, CF to x138, complete
        adcx rdx, r15              # x138 += x127 + CF, CF to x139, complete
        adc r9, r8                 # x139 += x124 + CF, CF to x140, complete
        adc rcx, 0x0               # x140 += CF, CF to x141, complete
        adc rbx, 0x0               # x141 += CF, no carry
        shrd rsi, rax, 0x20        # x130 = high word of (x123:x122 << 32)
        mov rdi, r8                # copy x124
        shr rdi, 0x20              # x132 = x124 >> 32
        shrd rax, r8, 0x20         # x131 = high word of (x124:x123 << 32)
        add rsi, rbx               # x141 += x130, CF to x142, complete
        shrx r8, rcx, r14          # t15 = x140 >> 0x20
        shlx rbx, rsi, r14         # t16 = x141 << 0x20 mod 2^64
        lea r8, [r8+rbx]           # x145 = t15 + t16 mod 2^64 = high word of (x141:x140 << 32)
        adc rax, 0x0               # x142 = x131 + CF, CF to x143, complete
        adc rdi, 0x0               # x143 = x132 + CF, no carry, complete

        /* complete: [x143, x142, x141, x140, x139, x138, x137, x136, x135, x134, x133] in [rdi, rax, rsi, rcx, r9, rdx, r11, r12, [rsp-0x28], [rsp-0x38], r10] */
        mov rbx, rdi               # copy x143
        shr rbx, 0x20              # x148 = x143 >> 32
        mov rbp, rcx               # copy x140
        shl rbp, 0x20              # x144 = x140 << 32 mod 2^64
        mov r13, rsi               # copy x141
        shr r13, 0x20              # t17 = x141 >> 32
        mov r15, rax               # copy x142
        shl r15, 0x20              # t18 = x142 << 32 mod 2^64
        lea r13, [r15+r13]         # x146 = t17 + t18 mod 2^64 = high word of (x142:x141 << 32)
        add rbp, rdi               # x152 = x144 + x143, CF to x153
        adc r8, 0x0                # x153 = x145 + CF, CF to x154
        adc r13, 0x0               # x154 = x146 + CF, CF to x155
        adc r9, 0x0                # x155 = x139 + CF, CF to x156
        adc rbx, 0x0               # x156 = x148 + CF, no carry
        add rcx, r10               # x149 = x133 + x140, CF to x150, complete
        adc rsi, [rsp-0x38]        # x150 = x134 + x141 + CF, CF to x151, complete
        mov r10, rax               # copy x142
        adcx r10, [rsp-0x28]       # x151 = x135 + x142 + CF, CF to x152, complete
        adc rbp, r12               # x152 += x136 + CF, CF to x153, complete
        adcx r11, r8               # x153 += x137 + CF, CF to x154, complete
        adcx rdx, r13              # x154 += x138 + CF, CF to x155, complete
        shrx rax, rax, r14         # t19 = x142 >> 0x20
        shlx r8, rdi, r14          # t20 = x143 << 0x20 mod 2^64
        lea rax, [rax+r8]          # x147 = t19 + t20 mod 2^64 = high word of (x143:x142 << 32)
        adc r9, rax                # x155 += x147 + CF, CF to x156, complete
        adc rbx, 0x0               # x156 += CF, no carry, complete

        /* complete: [x156, x155, x154, x153, x152, x151, x150, x149] in [rbx, r9, rdx, r11, rbp, r10, rsi, rcx] */
        mov rax, rbx               # copy x156
        shl rax, 0x20              # x157 = x156 << 32
        add rcx, rbx               # x158 = x149 + x156, CF to x159, complete
        adc rsi, 0x0               # x159 = x150 + CF, CF to x160, complete
        adc r10, 0x0               # x160 = x151 + CF, CF to x161, complete
        adcx rbp, rax              # x161 = x152 + x157 + CF, CF to x162, complete
        adc r11, 0x0               # x162 = x153 + CF, CF to x163, complete
        adc rdx, 0x0               # x163 = x154 + CF, CF to x164, complete
        adc r9, 0x0                # x164 = x155 + CF, CF to x165, complete
        mov eax, 0x0               # begins x165 = CF
        adc rax, 0x0               # x165 = CF

        /* complete: [x165, x164, x163, x162, x161, x160, x159, x158] in [rax, r9, rdx, r11, rbp, r10, rsi, rcx] */
        adcx rcx, rax              # x168 = x165 + x158 (CF is 0), CF to x169, complete
        adc rsi, 0x0               # x169 = x159 + CF, CF to x170, complete
        adc r10, 0x0               # x170 = x160 + CF, CF to x171, complete
        adc rbp, 0x0               # x171 = x161 + CF, no carry
        neg rax                    # x166 = -x165 mod 2^64
        mov r8, [rsp-0x8]          # reload pointer out1
        mov [r8+0x10], r10         # out1[2] = x170
        and rax, [rip+.Lfe_p448_mul_loose_c1] # x167 = x166 & 0x100000000
        lea rax, [rax+rbp]         # x171 += x167, complete

        /* complete: [x174, x173, x172, x171, x170, x169, x168] in [r9, rdx, r11, rax, r10, rsi, rcx] */
        mov [r8+0x30], r9          # out1[6] = x174 = x164
        mov [r8+0x20], r11         # out1[4] = x172 = x162
        mov [r8], rcx              # out1[0] = x168
        mov [r8+0x18], rax         # out1[3] = x171
        mov [r8+0x8], rsi          # out1[1] = x169
        mov [r8+0x28], rdx         # out1[5] = x173 = x163

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
