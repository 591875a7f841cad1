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
 *   [rsp-0x10]  x43, then x114, then x133
 *   [rsp-0x18]  x14
 *   [rsp-0x20]  x113, then x124
 *   [rsp-0x28]  x112
 *   [rsp-0x30]  x105
 *   [rsp-0x38]  x104
 *   [rsp-0x40]  x87
 *   [rsp-0x48]  x86, then x116, then x135
 *   [rsp-0x50]  x115, then x134
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
 * 309 instructions; 98.1 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.316 [1.313, 1.319] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.478 [1.477, 1.480] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: values)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 d03e5463e3bd1a20dda4ab6d993bdf0d6833f5c9e7d1f141b932885b05c634e3
 * found by Fieldwright, seed 11, 2026-12-01T06:07:01.848Z
 * ./fieldwright optimize --field p448 --op mul --seed 11 --budget 13s --for latency --cpu 1
 * sha256 of the code: 6e557de6ab2683ce899aad1f845f7938c6f2e4bcd814e427b33c169bd2f676ed
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
        mov rdx, [rsi+0x28]        # load arg1[5]
        mulx r8, r9, [rax]         # x25:x24 = arg1[5]*arg2[0]
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r10, r11, [rax]       # x21:x20 = arg1[3]*arg2[0]
        mov rdx, [rax+0x8]         # load arg2[1]
        mulx rcx, rbx, [rsi+0x20]  # x37:x36 = arg1[4]*arg2[1]
        xor ebp, ebp               # CF = OF = 0
        adox r9, rbx               # x116 = x36 + x24 (OF is 0), OF to x117
        mov rdx, [rsi+0x30]        # load arg1[6]
        mulx rbx, rbp, [rax]       # x27:x26 = arg1[6]*arg2[0]
        mov rdx, [rsi]             # load arg1[0]
        mulx r12, r13, [rax+0x10]  # x43:x42 = arg1[0]*arg2[2]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r14, r15, [rax]       # x17:x16 = arg1[1]*arg2[0]
        mov rdx, [rsi]             # load arg1[0]
        mov [rsp-0x8], rdi         # spill pointer out1
        mov [rsp-0x10], r12        # spill x43
        mulx rdi, r12, [rax]       # x15:x14 = arg1[0]*arg2[0]
        adcx rdi, r15              # x112 = x15 + x16 (CF is 0), CF to x113
        mov rdx, [rsi+0x10]        # load arg1[2]
        mov [rsp-0x18], r12        # spill x14
        mulx r15, r12, [rax]       # x19:x18 = arg1[2]*arg2[0]
        adcx r14, r12              # x113 = x17 + x18 + CF, CF to x114
        mov rdx, [rax]             # load arg2[0]
        mov [rsp-0x20], r14        # spill x113
        mulx r12, r14, [rsi+0x20]  # x23:x22 = arg1[4]*arg2[0]
        adcx r11, r15              # x114 = x20 + x19 + CF, CF to x115
        adcx r14, r10              # x115 = x21 + x22 + CF, CF to x116
        mov rdx, [rsi]             # load arg1[0]
        mulx r10, r15, [rax+0x8]   # x29:x28 = arg1[0]*arg2[1]
        adox rbp, rcx              # x117 = x26 + x37 + OF, OF to x118
        adcx r12, [rip+.Lfe_p448_mul_loose_c0] # x116.2 = x23 + CF, no carry
        adox rbx, [rip+.Lfe_p448_mul_loose_c0] # x118 = x27 + OF, no carry
        xor ecx, ecx               # CF = OF = 0
        adcx r15, rdi              # x112 += x28 (CF is 0), CF to x113, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rcx, rdi, [rax+0x8]   # x31:x30 = arg1[1]*arg2[1]
        adox rdi, r13              # x113.2 = x42 + x30 (OF is 0), OF to x114
        adcx r10, rdi              # x113.2 += x29 + CF, CF to x114
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rdi, r13, [rax+0x8]   # x33:x32 = arg1[2]*arg2[1]
        adox r13, r11              # x114 += x32 + OF, OF to x115
        adcx rcx, r13              # x114 += x31 + CF, CF to x115
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r11, r13, [rax+0x8]   # x35:x34 = arg1[3]*arg2[1]
        adox r14, r13              # x115 += x34 + OF, OF to x116
        adcx r14, rdi              # x115 += x33 + CF, CF to x116
        mov rdx, [rax+0x8]         # load arg2[1]
        mulx rdi, r13, [rsi+0x28]  # x39:x38 = arg1[5]*arg2[1]
        adox r11, r9               # x116 += x35 + OF, OF to x117
        adox r8, rbp               # x117 += x25 + OF, OF to x118
        mulx r9, rbp, [rsi+0x30]   # x41:x40 = arg1[6]*arg2[1]
        adcx r12, r11              # x116 += x116.2 + CF, CF to x117
        adcx r8, r13               # x117 += x38 + CF, CF to x118
        adcx rbp, rdi              # x118.2 = x40 + x39 + CF, CF to x119
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx r11, rdi, [rsi+0x20]  # x51:x50 = arg1[4]*arg2[2]
        adox rbp, r11              # x118.2 += x51 + OF, OF to x119
        mulx r11, r13, [rsi+0x8]   # x45:x44 = arg1[1]*arg2[2]
        adcx r9, [rip+.Lfe_p448_mul_loose_c0] # x119 = x41 + CF, no carry
        adox r9, [rip+.Lfe_p448_mul_loose_c0] # x119 += OF, no carry
        mov [rsp-0x28], r15        # spill x112
        xor r15d, r15d             # CF = OF = 0
        adcx r10, [rsp-0x20]       # x113 += x113.2 (CF is 0), CF to x114, complete
        mov [rsp-0x20], r10        # spill x113
        mulx r15, r10, [rsi+0x10]  # x47:x46 = arg1[2]*arg2[2]
        adox rcx, [rsp-0x10]       # x114 += x43 (OF is 0), OF to x115
        adcx rcx, r13              # x114 += x44 + CF, CF to x115
        adox r11, r14              # x115 += x45 + OF, OF to x116
        adcx r11, r10              # x115 += x46 + CF, CF to x116
        mulx r10, r13, [rsi+0x18]  # x49:x48 = arg1[3]*arg2[2]
        adcx r13, r15              # x116.2 = x48 + x47 + CF, CF to x117
        adox r13, r12              # x116 += x116.2 + OF, OF to x117
        adox r10, r8               # x117 += x49 + OF, OF to x118
        adcx rdi, r10              # x117 += x50 + CF, CF to x118
        mov rdx, [rax+0x18]        # load arg2[3]
        mulx r8, r10, [rsi+0x18]   # x63:x62 = arg1[3]*arg2[3]
        mov rdx, [rsi+0x28]        # load arg1[5]
        mulx r12, r14, [rax+0x10]  # x53:x52 = arg1[5]*arg2[2]
        adcx r14, rbp              # x118.2 += x52 + CF, CF to x119
        adox r14, rbx              # x118 += x118.2 + OF, OF to x119
        adcx r9, r12               # x119 += x53 + CF, CF to x120
        mov rdx, [rsi+0x30]        # load arg1[6]
        mulx rbx, rbp, [rax+0x10]  # x55:x54 = arg1[6]*arg2[2]
        adox rbp, r9               # x119 += x54 + OF, OF to x120
        mov rdx, [rax+0x18]        # load arg2[3]
        mulx r9, r12, [rsi]        # x57:x56 = arg1[0]*arg2[3]
        adcx rbx, [rip+.Lfe_p448_mul_loose_c0] # x120 = x55 + CF, no carry
        adcx r12, rcx              # x114 += x56 (CF is 0), CF to x115, complete
        adox rbx, [rip+.Lfe_p448_mul_loose_c0] # x120 += OF, no carry
        adox r11, r9               # x115 += x57 (OF is 0), OF to x116
        mulx r9, rcx, [rsi+0x10]   # x61:x60 = arg1[2]*arg2[3]
        adox rcx, r13              # x116 += x60 + OF, OF to x117
        adox rdi, r10              # x117 += x62 + OF, OF to x118
        mulx r10, r13, [rsi+0x8]   # x59:x58 = arg1[1]*arg2[3]
        mov [rsp-0x10], r12        # spill x114
        mulx r15, r12, [rsi+0x20]  # x65:x64 = arg1[4]*arg2[3]
        adcx r13, r11              # x115 += x58 + CF, CF to x116
        adcx rcx, r10              # x116 += x59 + CF, CF to x117
        mov rdx, [rax+0x30]        # load arg2[6]
        mulx r10, r11, [rsi+0x18]  # x105:x104 = arg1[3]*arg2[6]
        adcx r9, rdi               # x117 += x61 + CF, CF to x118
        mov rdx, [rax+0x18]        # load arg2[3]
        mov [rsp-0x30], r10        # spill x105
        mulx rdi, r10, [rsi+0x28]  # x67:x66 = arg1[5]*arg2[3]
        adox r12, r8               # x118.2 = x64 + x63 + OF, OF to x119
        adox rbp, r10              # x119 += x66 + OF, OF to x120
        adcx r12, r14              # x118 += x118.2 + CF, CF to x119
        adcx rbp, r15              # x119 += x65 + CF, CF to x120
        mulx r8, r10, [rsi+0x30]   # x69:x68 = arg1[6]*arg2[3]
        mov rdx, [rax+0x20]        # load arg2[4]
        mulx r14, r15, [rsi]       # x71:x70 = arg1[0]*arg2[4]
        adox rdi, r10              # x120.2 = x68 + x67 + OF, OF to x121
        adox r8, [rip+.Lfe_p448_mul_loose_c0] # x121 = x69 + OF, no carry
        adox rcx, r14              # x116 += x71 (OF is 0), OF to x117
        mulx r10, r14, [rsi+0x8]   # x73:x72 = arg1[1]*arg2[4]
        adox r10, r9               # x117 += x73 + OF, OF to x118
        mov [rsp-0x38], r11        # spill x104
        mulx r9, r11, [rsi+0x10]   # x75:x74 = arg1[2]*arg2[4]
        adcx rdi, rbx              # x120 += x120.2 + CF, CF to x121
        adcx r8, [rip+.Lfe_p448_mul_loose_c0] # x121 += CF, no carry
        adcx rcx, r14              # x116 += x72 (CF is 0), CF to x117
        adox r9, r12               # x118 += x75 + OF, OF to x119
        mulx rbx, r12, [rsi+0x20]  # x79:x78 = arg1[4]*arg2[4]
        adcx r10, r11              # x117 += x74 + CF, CF to x118
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r11, r14, [rax+0x28]  # x87:x86 = arg1[1]*arg2[5]
        mov rdx, [rax+0x20]        # load arg2[4]
        mov [rsp-0x40], r11        # spill x87
        mov [rsp-0x48], r14        # spill x86
        mulx r11, r14, [rsi+0x18]  # x77:x76 = arg1[3]*arg2[4]
        adcx r14, r9               # x118 += x76 + CF, CF to x119
        adcx rbp, r12              # x119 += x78 + CF, CF to x120
        adox r11, rbp              # x119 += x77 + OF, OF to x120
        adox rdi, rbx              # x120 += x79 + OF, OF to x121
        mulx r9, rbx, [rsi+0x28]   # x81:x80 = arg1[5]*arg2[4]
        mulx rbp, r12, [rsi+0x30]  # x83:x82 = arg1[6]*arg2[4]
        adox r9, r12               # x121.2 = x81 + x82 + OF, OF to x122
        adcx rbx, rdi              # x120 += x80 + CF, CF to x121
        adcx r9, r8                # x121 += x121.2 + CF, CF to x122
        mov rdx, [rsi]             # load arg1[0]
        mulx r8, rdi, [rax+0x28]   # x85:x84 = arg1[0]*arg2[5]
        adcx rbp, [rip+.Lfe_p448_mul_loose_c0] # x122 = x83 + CF, no carry
        adox rbp, [rip+.Lfe_p448_mul_loose_c0] # x122 += OF, no carry
        xor r12d, r12d             # CF = OF = 0
        adcx r13, r15              # x115 += x70 (CF is 0), CF to x116, complete
        adox r8, r10               # x117 += x85 (OF is 0), OF to x118
        mov rdx, [rax+0x28]        # load arg2[5]
        mulx r10, r12, [rsi+0x18]  # x91:x90 = arg1[3]*arg2[5]
        adcx rdi, rcx              # x116 += x84 + CF, CF to x117, complete
        mulx rcx, r15, [rsi+0x10]  # x89:x88 = arg1[2]*arg2[5]
        adcx r8, [rsp-0x48]        # x117 += x86 + CF, CF to x118
        mov [rsp-0x48], rdi        # spill x116
        mov [rsp-0x50], r13        # spill x115
        mulx rdi, r13, [rsi+0x28]  # x95:x94 = arg1[5]*arg2[5]
        adox r15, [rsp-0x40]       # x118.2 = x88 + x87 + OF, OF to x119
        adox r12, r11              # x119 += x90 + OF, OF to x120
        adcx r14, r15              # x118 += x118.2 + CF, CF to x119
        mulx r11, r15, [rsi+0x20]  # x93:x92 = arg1[4]*arg2[5]
        adcx r12, rcx              # x119 += x89 + CF, CF to x120
        adox r15, r10              # x120.2 = x92 + x91 + OF, OF to x121
        adox r11, r13              # x121.2 = x94 + x93 + OF, OF to x122
        adcx rbx, r15              # x120 += x120.2 + CF, CF to x121
        mulx r10, rcx, [rsi+0x30]  # x97:x96 = arg1[6]*arg2[5]
        adox rdi, rcx              # x122.2 = x96 + x95 + OF, OF to x123
        adcx r9, r11               # x121 += x121.2 + CF, CF to x122
        adcx rdi, rbp              # x122 += x122.2 + CF, CF to x123
        mov rdx, [rax+0x30]        # load arg2[6]
        mulx r11, rcx, [rsi]       # x99:x98 = arg1[0]*arg2[6]
        adcx r10, [rip+.Lfe_p448_mul_loose_c0] # x123 = x97 + CF, no carry
        adox r10, [rip+.Lfe_p448_mul_loose_c0] # x123 += OF, no carry
        xor ebp, ebp               # CF = OF = 0
        adox rcx, r8               # x117 += x98 (OF is 0), OF to x118, complete
        mulx r8, rbp, [rsi+0x10]   # x103:x102 = arg1[2]*arg2[6]
        mulx r13, r15, [rsi+0x8]   # x101:x100 = arg1[1]*arg2[6]
        adox r14, r11              # x118 += x99 + OF, OF to x119
        adcx r15, r14              # x118 += x100 (CF is 0), CF to x119, complete
        adox r13, r12              # x119 += x101 + OF, OF to x120
        adox r8, rbx               # x120 += x103 + OF, OF to x121
        adcx rbp, r13              # x119 += x102 + CF, CF to x120, complete
        adcx r8, [rsp-0x38]        # x120 += x104 + CF, CF to x121, complete
        adox r9, [rsp-0x30]        # x121 += x105 + OF, OF to x122
        mulx r11, rbx, [rsi+0x20]  # x107:x106 = arg1[4]*arg2[6]
        adcx r9, rbx               # x121 += x106 + CF, CF to x122, complete
        mulx rbx, r12, [rsi+0x28]  # x109:x108 = arg1[5]*arg2[6]
        adox r12, r11              # x122.2 = x108 + x107 + OF, OF to x123
        mulx rax, r11, [rsi+0x30]  # x111:x110 = arg1[6]*arg2[6]
        adcx r12, rdi              # x122 += x122.2 + CF, CF to x123, complete
        adox r10, r11              # x123 += x110 + OF, OF to x124
        adcx r10, rbx              # x123 += x109 + CF, CF to x124, complete
        adox rax, [rip+.Lfe_p448_mul_loose_c0] # x124 = x111 + OF, no carry
        adc rax, 0x0               # x124 += CF, no carry, complete

        /* complete: [x124, x123, x122, x121, x120, x119, x118, x117, x116, x115, x114, x113, x112] in [rax, r10, r12, r9, r8, rbp, r15, rcx, [rsp-0x48], [rsp-0x50], [rsp-0x10], [rsp-0x20], [rsp-0x28]] */
        mov r11, r9                # copy x121
        shrd r11, r12, 0x20        # x129 = high word of (x122:x121 << 32)
        mov rdi, [rsp-0x18]        # reload x14
        add rdi, r15               # x133 = x14 + x118, CF to x134, complete
        mov rsi, rbp               # copy x119
        adcx rsi, [rsp-0x28]       # x134 = x112 + x119 + CF, CF to x135, complete
        mov rdx, r8                # copy x120
        adcx rdx, [rsp-0x20]       # x135 = x113 + x120 + CF, CF to x136, complete
        mov rbx, [rsp-0x10]        # reload x114
        adcx rbx, r9               # x136 = x114 + x121 + CF, CF to x137
        mov r13, r12               # copy x122
        adc r13, [rsp-0x50]        # x137 = x115 + x122 + CF, CF to x138
        mov r14, [rsp-0x48]        # reload x116
        adc r14, r10               # x138 = x116 + x123 + CF, CF to x139
        adcx rcx, rax              # x139 = x117 + x124 + CF, CF to x140
        adc r11, 0x0               # x140 = x129 + CF, CF to x141
        mov [rsp-0x48], rdx        # spill x135
        mov edx, 0x0               # begins x141 = CF
        adc rdx, 0x0               # x141 = CF
        mov [rsp-0x50], rsi        # spill x134
        mov rsi, rbp               # copy x119
        shr rsi, 0x20              # t6 = x119 >> 32
        mov [rsp-0x10], rdi        # spill x133
        mov rdi, r8                # copy x120
        shl rdi, 0x20              # t7 = x120 << 32 mod 2^64
        lea rdi, [rsi+rdi]         # x127 = t6 + t7 mod 2^64 = high word of (x120:x119 << 32)
        mov esi, 0x20              # constant 0x20
        mov [rsp-0x20], rax        # spill x124
        shlx rax, r15, rsi         # x125 = x118 << 32 mod 2^64
        shld rbp, r15, 0x20        # x126 = high word of (x119:x118 << 32)
        xor r15d, r15d             # CF = OF = 0
        adox rax, rbx              # x136 += x125 (OF is 0), OF to x137, complete
        adox rbp, r13              # x137 += x126 + OF, OF to x138, complete
        adox r14, rdi              # x138 += x127 + OF, OF to x139, complete
        shrx r8, r8, rsi           # t9 = x120 >> 0x20
        shlx r9, r9, rsi           # t10 = x121 << 0x20 mod 2^64
        lea r8, [r8+r9]            # x128 = t9 + t10 mod 2^64 = high word of (x121:x120 << 32)
        adox r8, rcx               # x139 += x128 + OF, OF to x140, complete
        adox r11, [rip+.Lfe_p448_mul_loose_c0] # x140 += OF, OF to x141, complete
        adox rdx, [rip+.Lfe_p448_mul_loose_c0] # x141 += OF, no carry
        shr r12, 0x20              # t11 = x122 >> 32
        mov r9, r10                # copy x123
        shl r9, 0x20               # t12 = x123 << 32 mod 2^64
        lea r9, [r12+r9]           # x130 = t11 + t12 mod 2^64 = high word of (x123:x122 << 32)
        mov rcx, [rsp-0x20]        # reload x124
        shr rcx, 0x20              # x132 = x124 >> 32
        shrx r10, r10, rsi         # t13 = x123 >> 0x20
        shlx rdi, [rsp-0x20], rsi  # t14 = x124 << 0x20 mod 2^64
        lea r10, [r10+rdi]         # x131 = t13 + t14 mod 2^64 = high word of (x124:x123 << 32)
        add r9, rdx                # x141 += x130, CF to x142, complete
        adc r10, 0x0               # x142 = x131 + CF, CF to x143, complete
        adc rcx, 0x0               # x143 = x132 + CF, no carry, complete

        /* complete: [x143, x142, x141, x140, x139, x138, x137, x136, x135, x134, x133] in [rcx, r10, r9, r11, r8, r14, rbp, rax, [rsp-0x48], [rsp-0x50], [rsp-0x10]] */
        mov rdi, r10               # copy x142
        shr rdi, 0x20              # t15 = x142 >> 32
        mov rdx, rcx               # copy x143
        shl rdx, 0x20              # t16 = x143 << 32 mod 2^64
        lea rdi, [rdi+rdx]         # x147 = t15 + t16 mod 2^64 = high word of (x143:x142 << 32)
        shlx rdx, r11, rsi         # x144 = x140 << 32 mod 2^64
        mov rbx, r9                # copy x141
        shld rbx, r11, 0x20        # x145 = high word of (x141:x140 << 32)
        shrx r12, r9, rsi          # t17 = x141 >> 0x20
        shlx r13, r10, rsi         # t18 = x142 << 0x20 mod 2^64
        lea r12, [r12+r13]         # x146 = t17 + t18 mod 2^64 = high word of (x142:x141 << 32)
        xor r13d, r13d             # CF = OF = 0
        adcx r11, [rsp-0x10]       # x149 = x133 + x140 (CF is 0), CF to x150, complete
        adcx r9, [rsp-0x50]        # x150 = x134 + x141 + CF, CF to x151, complete
        adcx r10, [rsp-0x48]       # x151 = x135 + x142 + CF, CF to x152, complete
        adcx rax, rdx              # x152 = x144 + x136 + CF, CF to x153
        adc rbx, rbp               # x153 = x137 + x145 + CF, CF to x154
        adc r14, r12               # x154 = x138 + x146 + CF, CF to x155
        adcx rdi, r8               # x155 = x139 + x147 + CF, CF to x156
        shrx r8, rcx, rsi          # x148 = x143 >> 32
        adc r8, 0x0                # x156 = x148 + CF, no carry
        add rax, rcx               # x152 += x143, CF to x153, complete
        adc rbx, 0x0               # x153 += CF, CF to x154, complete
        adc r14, 0x0               # x154 += CF, CF to x155, complete
        adc rdi, 0x0               # x155 += CF, CF to x156, complete
        adc r8, 0x0                # x156 += CF, no carry, complete

        /* complete: [x156, x155, x154, x153, x152, x151, x150, x149] in [r8, rdi, r14, rbx, rax, r10, r9, r11] */
        shlx rcx, r8, rsi          # x157 = x156 << 32
        adcx r8, r11               # x158 = x149 + x156 (CF is 0), CF to x159, complete
        adc r9, 0x0                # x159 = x150 + CF, CF to x160, complete
        adc r10, 0x0               # x160 = x151 + CF, CF to x161, complete
        adc rax, rcx               # x161 = x152 + x157 + CF, CF to x162, complete
        adc rbx, 0x0               # x162 = x153 + CF, CF to x163, complete
        adc r14, 0x0               # x163 = x154 + CF, CF to x164, complete
        adc rdi, 0x0               # x164 = x155 + CF, CF to x165, complete
        mov r11d, 0x0              # begins x165 = CF
        adc r11, 0x0               # x165 = CF

        /* complete: [x165, x164, x163, x162, x161, x160, x159, x158] in [r11, rdi, r14, rbx, rax, r10, r9, r8] */
        adcx r8, r11               # x168 = x165 + x158 (CF is 0), CF to x169, complete
        adc r9, 0x0                # x169 = x159 + CF, CF to x170, complete
        mov rcx, [rsp-0x8]         # reload pointer out1
        mov [rcx+0x8], r9          # out1[1] = x169
        adc r10, 0x0               # x170 = x160 + CF, CF to x171, complete
        mov [rcx+0x10], r10        # out1[2] = x170
        adc rax, 0x0               # x171 = x161 + CF, no carry
        neg r11                    # x166 = -x165 mod 2^64
        and r11, [rip+.Lfe_p448_mul_loose_c1] # x167 = x166 & 0x100000000
        adcx rax, r11              # x171 += x167 (CF is 0), no carry, complete

        /* complete: [x174, x173, x172, x171, x170, x169, x168] in [rdi, r14, rbx, rax, r10, r9, r8] */
        mov [rcx+0x20], rbx        # out1[4] = x172 = x162
        mov [rcx+0x18], rax        # out1[3] = x171
        mov [rcx], r8              # out1[0] = x168
        mov [rcx+0x28], r14        # out1[5] = x173 = x163
        mov [rcx+0x30], rdi        # out1[6] = x174 = x164

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
