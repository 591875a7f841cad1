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
 *   [rsp-0x18]  x115, then x114
 *   [rsp-0x20]  x112
 *   [rsp-0x28]  x31, then x115
 *   [rsp-0x30]  x99
 *   [rsp-0x38]  x38
 *   [rsp-0x40]  x113, then x135
 *   [rsp-0x48]  x115.3, then x116
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
 * 305 instructions; 78.7 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.164 [1.164, 1.167] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.194 [1.193, 1.196] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+floors, 2 cases)
 * constant time: proved for all inputs (basic+floors, 2 cases)
 * asm = source: proved for all inputs (basic+floors, 2 cases; source = IR: values)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 2, 2026-11-23T10:16:10.487Z
 * npm run optimize -- --curve p448 --op mul --seed 2 --budget 90s
 * sha256 of the code: 8db6e2b529ec32a17cab76d22200d0bd9e2f86f119eb7ffbc13dc7e8ba031c9f
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
        mulx rcx, rbx, [rsi+0x10]  # x19:x18 = arg1[2]*arg2[0]
        xor ebp, ebp               # CF = OF = 0
        adcx r11, r8               # x112 = x15 + x16 (CF is 0), CF to x113
        adcx r10, rbx              # x113 = x17 + x18 + CF, CF to x114
        mulx r8, rbx, [rsi+0x20]   # x23:x22 = arg1[4]*arg2[0]
        mulx rbp, r12, [rsi+0x18]  # x21:x20 = arg1[3]*arg2[0]
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx r13, r14, [rsi+0x8]   # x45:x44 = arg1[1]*arg2[2]
        adcx r14, rcx              # x114 = x44 + x19 + CF, CF to x115
        mov rdx, [rsi+0x30]        # load arg1[6]
        mulx rcx, r15, [rax]       # x27:x26 = arg1[6]*arg2[0]
        adcx rbp, r13              # x115 = x21 + x45 + CF, CF to x116
        mov rdx, [rsi+0x28]        # load arg1[5]
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx r13, rdi, [rax]       # x25:x24 = arg1[5]*arg2[0]
        mov rdx, [rax+0x8]         # load arg2[1]
        mov [rsp-0x10], r9         # spill x14
        mov [rsp-0x18], rbp        # spill x115
        mulx r9, rbp, [rsi]        # x29:x28 = arg1[0]*arg2[1]
        adcx r8, rdi               # x116 = x23 + x24 + CF, CF to x117
        adcx r13, r15              # x117 = x25 + x26 + CF, CF to x118
        adc rcx, 0x0               # x118 = x27 + CF, no carry
        xor edi, edi               # CF = OF = 0
        adcx r11, rbp              # x112 += x28 (CF is 0), CF to x113, complete
        mulx rdi, rbp, [rsi+0x8]   # x31:x30 = arg1[1]*arg2[1]
        adox rbp, r9               # x113.2 = x30 + x29 (OF is 0), OF to x114
        adcx rbp, r10              # x113 += x113.2 + CF, CF to x114
        mov rdx, [rsi]             # load arg1[0]
        mulx r9, r10, [rax+0x18]   # x57:x56 = arg1[0]*arg2[3]
        mov rdx, [rax+0x8]         # load arg2[1]
        mov [rsp-0x20], r11        # spill x112
        mulx r15, r11, [rsi+0x18]  # x35:x34 = arg1[3]*arg2[1]
        adcx r10, r14              # x114 += x56 + CF, CF to x115
        mov [rsp-0x28], rdi        # spill x31
        mulx r14, rdi, [rsi+0x10]  # x33:x32 = arg1[2]*arg2[1]
        adox rdi, r12              # x114.2 = x20 + x32 + OF, OF to x115
        adox r14, r11              # x115.2 = x33 + x34 + OF, OF to x116
        mulx r11, r12, [rsi+0x20]  # x37:x36 = arg1[4]*arg2[1]
        adcx r9, rbx               # x115.3 = x22 + x57 + CF, CF to x116
        adox r15, r8               # x116 += x35 + OF, OF to x117
        mov rdx, [rax+0x30]        # load arg2[6]
        mulx r8, rbx, [rsi]        # x99:x98 = arg1[0]*arg2[6]
        adcx r15, r12              # x116 += x36 + CF, CF to x117
        adox r13, r11              # x117 += x37 + OF, OF to x118
        mov rdx, [rax+0x8]         # load arg2[1]
        mulx r11, r12, [rsi+0x28]  # x39:x38 = arg1[5]*arg2[1]
        mov [rsp-0x30], r8         # spill x99
        mov [rsp-0x38], r12        # spill x38
        mulx r8, r12, [rsi+0x30]   # x41:x40 = arg1[6]*arg2[1]
        adcx r13, rbx              # x117 += x98 + CF, CF to x118
        adox rcx, r11              # x118 += x39 + OF, OF to x119
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx r11, rbx, [rsi]       # x43:x42 = arg1[0]*arg2[2]
        adcx rcx, r12              # x118 += x40 + CF, CF to x119
        adcx r8, [rip+.Lfe_p448_mul_loose_c0] # x119 = x41 + CF, no carry
        adox r8, [rip+.Lfe_p448_mul_loose_c0] # x119 += OF, no carry
        xor r12d, r12d             # CF = OF = 0
        adcx rbp, rbx              # x113 += x42 (CF is 0), CF to x114, complete
        mulx rbx, r12, [rsi+0x10]  # x47:x46 = arg1[2]*arg2[2]
        adox r10, r11              # x114 += x43 (OF is 0), OF to x115
        adox r14, r12              # x115.2 += x46 + OF, OF to x116
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r11, r12, [rax+0x18]  # x59:x58 = arg1[1]*arg2[3]
        mov rdx, [rsi]             # load arg1[0]
        mov [rsp-0x40], rbp        # spill x113
        mov [rsp-0x48], r9         # spill x115.3
        mulx rbp, r9, [rax+0x20]   # x71:x70 = arg1[0]*arg2[4]
        adcx r10, rdi              # x114 += x114.2 + CF, CF to x115
        adcx r14, r9               # x115.2 += x70 + CF, CF to x116
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r9, rdi, [rax+0x10]   # x49:x48 = arg1[3]*arg2[2]
        adox r11, rbx              # x116.2 = x47 + x59 + OF, OF to x117
        adcx r11, rdi              # x116.2 += x48 + CF, CF to x117
        mov rdx, [rsi+0x20]        # load arg1[4]
        mulx rdi, rbx, [rax+0x10]  # x51:x50 = arg1[4]*arg2[2]
        adox r9, r13               # x117 += x49 + OF, OF to x118
        adox rdi, rcx              # x118 += x51 + OF, OF to x119
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx rcx, r13, [rsi+0x28]  # x53:x52 = arg1[5]*arg2[2]
        adcx r9, rbx               # x117 += x50 + CF, CF to x118
        adcx rdi, r13              # x118 += x52 + CF, CF to x119
        adox r8, rcx               # x119 += x53 + OF, OF to x120
        mulx rcx, rbx, [rsi+0x30]  # x55:x54 = arg1[6]*arg2[2]
        adcx rbx, r8               # x119 += x54 + CF, CF to x120
        adcx rcx, [rip+.Lfe_p448_mul_loose_c0] # x120 = x55 + CF, no carry
        adox rcx, [rip+.Lfe_p448_mul_loose_c0] # x120 += OF, no carry
        xor r8d, r8d               # CF = OF = 0
        adcx r10, [rsp-0x28]       # x114 += x31 (CF is 0), CF to x115, complete
        adox r12, [rsp-0x18]       # x115 += x58 (OF is 0), OF to x116
        adcx r14, r12              # x115 += x115.2 + CF, CF to x116
        adox r11, rbp              # x116.2 += x71 + OF, OF to x117
        mov rdx, [rax+0x18]        # load arg2[3]
        mulx r8, rbp, [rsi+0x10]   # x61:x60 = arg1[2]*arg2[3]
        adox r9, r8                # x117 += x61 + OF, OF to x118
        adcx r15, r11              # x116 += x116.2 + CF, CF to x117
        mulx r8, r11, [rsi+0x18]   # x63:x62 = arg1[3]*arg2[3]
        adcx r9, r11               # x117 += x62 + CF, CF to x118
        mulx r11, r12, [rsi+0x20]  # x65:x64 = arg1[4]*arg2[3]
        adox r8, r12               # x118.2 = x64 + x63 + OF, OF to x119
        adcx r8, rdi               # x118 += x118.2 + CF, CF to x119
        mov rdx, [rax+0x20]        # load arg2[4]
        mulx rdi, r12, [rsi+0x8]   # x73:x72 = arg1[1]*arg2[4]
        mov rdx, [rax+0x18]        # load arg2[3]
        mov [rsp-0x18], r10        # spill x114
        mulx r13, r10, [rsi+0x28]  # x67:x66 = arg1[5]*arg2[3]
        adcx r10, rbx              # x119 += x66 + CF, CF to x120
        adox r10, r11              # x119 += x65 + OF, OF to x120
        mulx r11, rbx, [rsi+0x30]  # x69:x68 = arg1[6]*arg2[3]
        adox r13, rbx              # x120.2 = x67 + x68 + OF, OF to x121
        adcx r13, rcx              # x120 += x120.2 + CF, CF to x121
        adcx r11, [rip+.Lfe_p448_mul_loose_c0] # x121 = x69 + CF, no carry
        adox r11, [rip+.Lfe_p448_mul_loose_c0] # x121 += OF, no carry
        xor ecx, ecx               # CF = OF = 0
        adcx r14, [rsp-0x48]       # x115 += x115.3 (CF is 0), CF to x116, complete
        adox r15, rbp              # x116 += x60 (OF is 0), OF to x117
        adox r9, rdi               # x117 += x73 + OF, OF to x118
        mov rdx, [rax+0x20]        # load arg2[4]
        mulx rcx, rdi, [rsi+0x30]  # x83:x82 = arg1[6]*arg2[4]
        mulx rbx, rbp, [rsi+0x10]  # x75:x74 = arg1[2]*arg2[4]
        adox rbx, r8               # x118 += x75 + OF, OF to x119
        adcx r15, r12              # x116 += x72 + CF, CF to x117
        adcx rbp, r9               # x117 += x74 + CF, CF to x118
        mulx r8, r9, [rsi+0x18]    # x77:x76 = arg1[3]*arg2[4]
        adcx r9, rbx               # x118 += x76 + CF, CF to x119
        mulx rbx, r12, [rsi+0x20]  # x79:x78 = arg1[4]*arg2[4]
        adox r12, r10              # x119 += x78 + OF, OF to x120
        adox r13, rbx              # x120 += x79 + OF, OF to x121
        adcx r12, r8               # x119 += x77 + CF, CF to x120
        mulx r8, r10, [rsi+0x28]   # x81:x80 = arg1[5]*arg2[4]
        adcx r13, r10              # x120 += x80 + CF, CF to x121
        mov rdx, [rsi]             # load arg1[0]
        mulx r10, rbx, [rax+0x28]  # x85:x84 = arg1[0]*arg2[5]
        adox r11, r8               # x121 += x81 + OF, OF to x122
        adcx r11, rdi              # x121 += x82 + CF, CF to x122
        adcx rcx, [rip+.Lfe_p448_mul_loose_c0] # x122 = x83 + CF, no carry
        adox rcx, [rip+.Lfe_p448_mul_loose_c0] # x122 += OF, no carry
        xor r8d, r8d               # CF = OF = 0
        adcx rbx, r15              # x116 += x84 (CF is 0), CF to x117, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r8, rdi, [rax+0x28]   # x87:x86 = arg1[1]*arg2[5]
        adox r10, rdi              # x117.2 = x86 + x85 (OF is 0), OF to x118
        adcx r10, rbp              # x117 += x117.2 + CF, CF to x118
        mov rdx, [rax+0x28]        # load arg2[5]
        mulx rdi, rbp, [rsi+0x10]  # x89:x88 = arg1[2]*arg2[5]
        adox r9, r8                # x118 += x87 + OF, OF to x119
        adcx r9, rbp               # x118 += x88 + CF, CF to x119
        mulx r8, rbp, [rsi+0x18]   # x91:x90 = arg1[3]*arg2[5]
        adox rdi, r12              # x119 += x89 + OF, OF to x120
        adcx rdi, rbp              # x119 += x90 + CF, CF to x120
        mulx rbp, r12, [rsi+0x28]  # x95:x94 = arg1[5]*arg2[5]
        mov [rsp-0x48], rbx        # spill x116
        mulx r15, rbx, [rsi+0x20]  # x93:x92 = arg1[4]*arg2[5]
        adcx rbx, r8               # x120.2 = x92 + x91 + CF, CF to x121
        mov rdx, [rax+0x30]        # load arg2[6]
        mov [rsp-0x28], r14        # spill x115
        mulx r8, r14, [rsi+0x20]   # x107:x106 = arg1[4]*arg2[6]
        adox rbx, r13              # x120 += x120.2 + OF, OF to x121
        adox r12, r15              # x121.2 = x94 + x93 + OF, OF to x122
        adcx r12, r11              # x121 += x121.2 + CF, CF to x122
        adox rcx, rbp              # x122 += x95 + OF, OF to x123
        mov rdx, [rsi+0x30]        # load arg1[6]
        mulx r11, rbp, [rax+0x28]  # x97:x96 = arg1[6]*arg2[5]
        adcx rcx, rbp              # x122 += x96 + CF, CF to x123
        adcx r11, [rip+.Lfe_p448_mul_loose_c0] # x123 = x97 + CF, no carry
        adox r11, [rip+.Lfe_p448_mul_loose_c0] # x123 += OF, no carry
        xor ebp, ebp               # CF = OF = 0
        adcx r10, [rsp-0x38]       # x117 += x38 (CF is 0), CF to x118, complete
        adox r9, [rsp-0x30]        # x118 += x99 (OF is 0), OF to x119
        mov rdx, [rax+0x30]        # load arg2[6]
        mulx rbp, r13, [rsi+0x8]   # x101:x100 = arg1[1]*arg2[6]
        adcx r9, r13               # x118 += x100 + CF, CF to x119, complete
        mulx r13, r15, [rsi+0x10]  # x103:x102 = arg1[2]*arg2[6]
        adox r15, rbp              # x119.2 = x102 + x101 + OF, OF to x120
        adox rbx, r13              # x120 += x103 + OF, OF to x121
        mulx rbp, r13, [rsi+0x18]  # x105:x104 = arg1[3]*arg2[6]
        adcx rdi, r15              # x119 += x119.2 + CF, CF to x120, complete
        adox r14, r12              # x121 += x106 + OF, OF to x122
        adcx rbx, r13              # x120 += x104 + CF, CF to x121, complete
        mulx r12, r13, [rsi+0x28]  # x109:x108 = arg1[5]*arg2[6]
        adox r8, rcx               # x122 += x107 + OF, OF to x123
        adox r12, r11              # x123 += x109 + OF, OF to x124
        adcx r14, rbp              # x121 += x105 + CF, CF to x122, complete
        adcx r8, r13               # x122 += x108 + CF, CF to x123, complete
        mulx rax, r11, [rsi+0x30]  # x111:x110 = arg1[6]*arg2[6]
        adcx r12, r11              # x123 += x110 + CF, CF to x124, complete
        adox rax, [rip+.Lfe_p448_mul_loose_c0] # x124 = x111 + OF, no carry
        adc rax, 0x0               # x124 += CF, no carry, complete

        /* complete: [x124, x123, x122, x121, x120, x119, x118, x117, x116, x115, x114, x113, x112] in [rax, r12, r8, r14, rbx, rdi, r9, r10, [rsp-0x48], [rsp-0x28], [rsp-0x18], [rsp-0x40], [rsp-0x20]] */
        mov r11, r8                # copy x122
        shr r11, 0x20              # t8 = x122 >> 32
        mov rcx, r12               # copy x123
        shl rcx, 0x20              # t9 = x123 << 32 mod 2^64
        lea r11, [r11+rcx]         # x130 = t8 + t9 mod 2^64 = high word of (x123:x122 << 32)
        mov rcx, rax               # copy x124
        shr rcx, 0x20              # x132 = x124 >> 32
        mov esi, 0x20              # constant 0x20
        shrx rdx, r14, rsi         # t10 = x121 >> 0x20
        shlx rsi, r8, rsi          # t11 = x122 << 0x20 mod 2^64
        lea rsi, [rdx+rsi]         # x129 = t10 + t11 mod 2^64 = high word of (x122:x121 << 32)
        mov rdx, r12               # copy x123
        shr rdx, 0x20              # t12 = x123 >> 32
        mov rbp, rax               # copy x124
        shl rbp, 0x20              # t13 = x124 << 32 mod 2^64
        lea rdx, [rdx+rbp]         # x131 = t12 + t13 mod 2^64 = high word of (x124:x123 << 32)
        mov rbp, [rsp-0x10]        # reload x14
        add rbp, r9                # x133 = x14 + x118, CF to x134, complete
        mov r13, [rsp-0x20]        # reload x112
        adc r13, rdi               # x134 = x112 + x119 + CF, CF to x135, complete
        mov r15, rbx               # copy x120
        adc r15, [rsp-0x40]        # x135 = x113 + x120 + CF, CF to x136, complete
        mov [rsp-0x40], r15        # spill x135
        mov r15, r14               # copy x121
        adc r15, [rsp-0x18]        # x136 = x114 + x121 + CF, CF to x137
        adcx r8, [rsp-0x28]        # x137 = x115 + x122 + CF, CF to x138
        adc r12, [rsp-0x48]        # x138 = x116 + x123 + CF, CF to x139
        adcx r10, rax              # x139 = x117 + x124 + CF, CF to x140
        adc rsi, 0x0               # x140 = x129 + CF, CF to x141
        adc r11, 0x0               # x141 = x130 + CF, CF to x142
        adc rdx, 0x0               # x142 = x131 + CF, CF to x143
        adc rcx, 0x0               # x143 = x132 + CF, no carry
        mov rax, rbx               # copy x120
        shr rax, 0x20              # t14 = x120 >> 32
        shl r14, 0x20              # t15 = x121 << 32 mod 2^64
        lea rax, [rax+r14]         # x128 = t14 + t15 mod 2^64 = high word of (x121:x120 << 32)
        mov r14, r9                # copy x118
        shrd r14, rdi, 0x20        # x126 = high word of (x119:x118 << 32)
        shl r9, 0x20               # x125 = x118 << 32 mod 2^64
        shrd rdi, rbx, 0x20        # x127 = high word of (x120:x119 << 32)
        xor ebx, ebx               # CF = OF = 0
        adox r15, r9               # x136 += x125 (OF is 0), OF to x137, complete
        adox r8, r14               # x137 += x126 + OF, OF to x138, complete
        adox r12, rdi              # x138 += x127 + OF, OF to x139, complete
        adox r10, rax              # x139 += x128 + OF, OF to x140, complete
        adox rsi, [rip+.Lfe_p448_mul_loose_c0] # x140 += OF, OF to x141, complete
        adox r11, [rip+.Lfe_p448_mul_loose_c0] # x141 += OF, OF to x142, complete
        adox rdx, [rip+.Lfe_p448_mul_loose_c0] # x142 += OF, OF to x143, complete
        adox rcx, [rip+.Lfe_p448_mul_loose_c0] # x143 += OF, no carry, complete

        /* complete: [x143, x142, x141, x140, x139, x138, x137, x136, x135, x134, x133] in [rcx, rdx, r11, rsi, r10, r12, r8, r15, [rsp-0x40], r13, rbp] */
        mov rax, rcx               # copy x143
        shr rax, 0x20              # x148 = x143 >> 32
        mov r9, rsi                # copy x140
        shr r9, 0x20               # t17 = x140 >> 32
        mov rdi, r11               # copy x141
        shl rdi, 0x20              # t18 = x141 << 32 mod 2^64
        lea r9, [r9+rdi]           # x145 = t17 + t18 mod 2^64 = high word of (x141:x140 << 32)
        add r15, rcx               # x152 = x136 + x143, CF to x153
        adcx r8, r9                # x153 = x137 + x145 + CF, CF to x154
        adc r12, 0x0               # x154 = x138 + CF, CF to x155
        adc r10, 0x0               # x155 = x139 + CF, CF to x156
        adc rax, 0x0               # x156 = x148 + CF, no carry
        mov r9, rdx                # copy x142
        shld r9, r11, 0x20         # x146 = high word of (x142:x141 << 32)
        mov rdi, rsi               # copy x140
        shl rdi, 0x20              # x144 = x140 << 32 mod 2^64
        mov rbx, rdx               # copy x142
        shrd rbx, rcx, 0x20        # x147 = high word of (x143:x142 << 32)
        add rbp, rsi               # x149 = x133 + x140, CF to x150, complete
        adc r11, r13               # x150 = x134 + x141 + CF, CF to x151, complete
        adc rdx, [rsp-0x40]        # x151 = x135 + x142 + CF, CF to x152, complete
        adc r15, rdi               # x152 += x144 + CF, CF to x153, complete
        adc r8, 0x0                # x153 += CF, CF to x154, complete
        adc r12, r9                # x154 += x146 + CF, CF to x155, complete
        adcx r10, rbx              # x155 += x147 + CF, CF to x156, complete
        adc rax, 0x0               # x156 += CF, no carry, complete

        /* complete: [x156, x155, x154, x153, x152, x151, x150, x149] in [rax, r10, r12, r8, r15, rdx, r11, rbp] */
        mov r9, rax                # copy x156
        shl r9, 0x20               # x157 = x156 << 32
        add rbp, rax               # x158 = x149 + x156, CF to x159, complete
        adc r11, 0x0               # x159 = x150 + CF, CF to x160, complete
        adc rdx, 0x0               # x160 = x151 + CF, CF to x161, complete
        adc r15, r9                # x161 = x152 + x157 + CF, CF to x162, complete
        adc r8, 0x0                # x162 = x153 + CF, CF to x163, complete
        adc r12, 0x0               # x163 = x154 + CF, CF to x164, complete
        adc r10, 0x0               # x164 = x155 + CF, CF to x165, complete
        mov eax, 0x0               # begins x165 = CF
        adc rax, 0x0               # x165 = CF

        /* complete: [x165, x164, x163, x162, x161, x160, x159, x158] in [rax, r10, r12, r8, r15, rdx, r11, rbp] */
        adcx rbp, rax              # x168 = x165 + x158 (CF is 0), CF to x169, complete
        adc r11, 0x0               # x169 = x159 + CF, CF to x170, complete
        adc rdx, 0x0               # x170 = x160 + CF, CF to x171, complete
        adc r15, 0x0               # x171 = x161 + CF, no carry
        neg rax                    # x166 = -x165 mod 2^64
        and rax, [rip+.Lfe_p448_mul_loose_c1] # x167 = x166 & 0x100000000
        lea rax, [rax+r15]         # x171 += x167, complete

        /* complete: [x174, x173, x172, x171, x170, x169, x168] in [r10, r12, r8, rax, rdx, r11, rbp] */
        mov r9, [rsp-0x8]          # reload pointer out1
        mov [r9+0x30], r10         # out1[6] = x174 = x164
        mov [r9+0x28], r12         # out1[5] = x173 = x163
        mov [r9+0x10], rdx         # out1[2] = x170
        mov [r9+0x8], r11          # out1[1] = x169
        mov [r9+0x20], r8          # out1[4] = x172 = x162
        mov [r9+0x18], rax         # out1[3] = x171
        mov [r9], rbp              # out1[0] = x168

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
