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
 *   [rsp-0x18]  x112, then x134
 *   [rsp-0x20]  x31, then x114
 *   [rsp-0x28]  x34, then x113, then x133
 *   [rsp-0x30]  x114, then x73, then x115
 *   [rsp-0x38]  x116
 *   [rsp-0x40]  x117.2, then x116, then x135
 *   [rsp-0x48]  x120, then x123
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
 * 332 instructions; 101.1 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.268 [1.257, 1.273] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.388 [1.382, 1.392] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+floors, 2 cases)
 * constant time: proved for all inputs (basic+floors, 2 cases)
 * asm = source: proved for all inputs (basic+floors, 2 cases; source = IR: values)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 55, 2026-11-27T15:50:50.709Z
 * ./fieldwright optimize --field p448 --op mul --seed 55 --budget 32s --for latency --resume --cpu 1
 * sha256 of the code: 98ad098c7469aa9200716ab62bc4f9c09dc146eea8f8dbac568cd9d51a6a9e12
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

        mov r8, rdx                # copy pointer arg2
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rax, r9, [r8]         # x19:x18 = arg1[2]*arg2[0]
        mov rdx, [rsi+0x20]        # load arg1[4]
        mulx r10, r11, [r8]        # x23:x22 = arg1[4]*arg2[0]
        mov rdx, [rsi]             # load arg1[0]
        mulx rcx, rbx, [r8+0x8]    # x29:x28 = arg1[0]*arg2[1]
        mulx rbp, r12, [r8]        # x15:x14 = arg1[0]*arg2[0]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r13, r14, [r8]        # x17:x16 = arg1[1]*arg2[0]
        xor r15d, r15d             # CF = OF = 0
        adcx rbp, r14              # x112 = x15 + x16 (CF is 0), CF to x113
        mulx r14, r15, [r8+0x8]    # x31:x30 = arg1[1]*arg2[1]
        mov rdx, [rsi+0x18]        # load arg1[3]
        mov [rsp-0x8], rdi         # spill pointer out1
        mov [rsp-0x10], r12        # spill x14
        mulx rdi, r12, [r8]        # x21:x20 = arg1[3]*arg2[0]
        adox rbp, rbx              # x112 += x28 (OF is 0), OF to x113, complete
        adox r15, r13              # x113 = x17 + x30 + OF, OF to x114
        mov rdx, [rsi]             # load arg1[0]
        mulx rbx, r13, [r8+0x10]   # x43:x42 = arg1[0]*arg2[2]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mov [rsp-0x18], rbp        # spill x112
        mov [rsp-0x20], r14        # spill x31
        mulx rbp, r14, [r8+0x8]    # x33:x32 = arg1[2]*arg2[1]
        adox r14, rax              # x114 = x19 + x32 + OF, OF to x115
        mov eax, 0x0               # constant 0
        adox rbp, rax              # x115 = x33 + OF, no carry
        adox rcx, r9               # x113.2 = x29 + x18 (OF is 0), OF to x114
        adcx r15, r13              # x113 += x42 + CF, CF to x114
        mov rdx, [r8+0x18]         # load arg2[3]
        mulx r9, r13, [rsi]        # x57:x56 = arg1[0]*arg2[3]
        adcx rbx, r13              # x114.2 = x56 + x43 + CF, CF to x115
        adcx rdi, r11              # x115.2 = x21 + x22 + CF, CF to x116
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r11, r13, [r8+0x8]    # x35:x34 = arg1[3]*arg2[1]
        mov rdx, [rsi+0x30]        # load arg1[6]
        mov [rsp-0x28], r13        # spill x34
        mov [rsp-0x30], r14        # spill x114
        mulx r13, r14, [r8]        # x27:x26 = arg1[6]*arg2[0]
        adox rbx, r12              # x114.2 += x20 + OF, OF to x115
        adox r9, rbp               # x115 += x57 + OF, OF to x116
        adcx r11, rax              # x116 = x35 + CF, no carry
        adcx r9, rdi               # x115 += x115.2 (CF is 0), CF to x116
        mov rdx, [r8]              # load arg2[0]
        mulx rdi, rbp, [rsi+0x28]  # x25:x24 = arg1[5]*arg2[0]
        adcx r10, r11              # x116 += x23 + CF, CF to x117
        adcx rdi, r14              # x117 = x25 + x26 + CF, CF to x118
        mov rdx, [r8+0x8]          # load arg2[1]
        mulx r11, r12, [rsi+0x28]  # x39:x38 = arg1[5]*arg2[1]
        mov [rsp-0x38], r10        # spill x116
        mulx r14, r10, [rsi+0x20]  # x37:x36 = arg1[4]*arg2[1]
        adox rbp, r10              # x116.2 = x36 + x24 + OF, OF to x117
        adox r12, r14              # x117.2 = x38 + x37 + OF, OF to x118
        mov rdx, [rsi]             # load arg1[0]
        mulx r10, r14, [r8+0x28]   # x85:x84 = arg1[0]*arg2[5]
        adcx r11, rax              # x118 = x39 + CF, no carry
        adcx rbp, r14              # x116.2 += x84 (CF is 0), CF to x117
        adcx r12, r10              # x117.2 += x85 + CF, CF to x118
        adcx r11, r13              # x118 += x27 + CF, CF to x119
        mov rdx, [r8+0x8]          # load arg2[1]
        mulx r10, r13, [rsi+0x30]  # x41:x40 = arg1[6]*arg2[1]
        adox r13, r11              # x118 += x40 + OF, OF to x119
        mov rdx, [r8+0x10]         # load arg2[2]
        mulx r11, r14, [rsi+0x8]   # x45:x44 = arg1[1]*arg2[2]
        adcx r10, rax              # x119 = x41 + CF, no carry
        adox r10, rax              # x119 += OF, no carry
        mov [rsp-0x40], r12        # spill x117.2
        xor r12d, r12d             # CF = OF = 0
        adox r15, rcx              # x113 += x113.2 (OF is 0), OF to x114, complete
        adox r14, [rsp-0x30]       # x114 += x44 + OF, OF to x115
        mulx rcx, r12, [rsi+0x10]  # x47:x46 = arg1[2]*arg2[2]
        adox r11, [rsp-0x28]       # x115.2 = x45 + x34 + OF, OF to x116
        adcx rbx, r14              # x114 += x114.2 (CF is 0), CF to x115
        adox rcx, rbp              # x116.2 += x47 + OF, OF to x117
        adcx r12, r11              # x115.2 += x46 + CF, CF to x116
        mulx r11, rbp, [rsi+0x18]  # x49:x48 = arg1[3]*arg2[2]
        mov rdx, [r8+0x20]         # load arg2[4]
        mov [rsp-0x28], r15        # spill x113
        mulx r14, r15, [rsi+0x8]   # x73:x72 = arg1[1]*arg2[4]
        adox rdi, r11              # x117 += x49 + OF, OF to x118
        adcx r15, rbp              # x116.3 = x72 + x48 + CF, CF to x117
        mov rdx, [r8+0x10]         # load arg2[2]
        mulx r11, rbp, [rsi+0x20]  # x51:x50 = arg1[4]*arg2[2]
        adcx rdi, rbp              # x117 += x50 + CF, CF to x118
        adcx r13, r11              # x118 += x51 + CF, CF to x119
        mulx r11, rbp, [rsi+0x28]  # x53:x52 = arg1[5]*arg2[2]
        adox rbp, r13              # x118 += x52 + OF, OF to x119
        mov [rsp-0x30], r14        # spill x73
        mulx r13, r14, [rsi+0x30]  # x55:x54 = arg1[6]*arg2[2]
        adox r14, r11              # x119.2 = x54 + x53 + OF, OF to x120
        adcx r14, r10              # x119 += x119.2 + CF, CF to x120
        adcx r13, rax              # x120 = x55 + CF, no carry
        adox r13, rax              # x120 += OF, no carry
        xor r10d, r10d             # CF = OF = 0
        adcx rbx, [rsp-0x20]       # x114 += x31 (CF is 0), CF to x115, complete
        mov rdx, [r8+0x18]         # load arg2[3]
        mulx r10, r11, [rsi+0x8]   # x59:x58 = arg1[1]*arg2[3]
        adox r9, r11               # x115 += x58 (OF is 0), OF to x116
        adcx r9, r12               # x115 += x115.2 + CF, CF to x116
        mulx r11, r12, [rsi+0x10]  # x61:x60 = arg1[2]*arg2[3]
        adcx rcx, r15              # x116.2 += x116.3 + CF, CF to x117
        adox r10, rcx              # x116.2 += x59 + OF, OF to x117
        mulx rcx, r15, [rsi+0x18]  # x63:x62 = arg1[3]*arg2[3]
        adox r15, r11              # x117.3 = x62 + x61 + OF, OF to x118
        adcx r15, rdi              # x117 += x117.3 + CF, CF to x118
        adox rbp, rcx              # x118 += x63 + OF, OF to x119
        mulx r11, rcx, [rsi+0x20]  # x65:x64 = arg1[4]*arg2[3]
        adcx rbp, rcx              # x118 += x64 + CF, CF to x119
        mulx rcx, rdi, [rsi+0x28]  # x67:x66 = arg1[5]*arg2[3]
        adcx rdi, r11              # x119.2 = x66 + x65 + CF, CF to x120
        adox r14, rdi              # x119 += x119.2 + OF, OF to x120
        adox r13, rcx              # x120 += x67 + OF, OF to x121
        mulx r11, rcx, [rsi+0x30]  # x69:x68 = arg1[6]*arg2[3]
        adcx r13, rcx              # x120 += x68 + CF, CF to x121
        mov rdx, [rsi]             # load arg1[0]
        mulx rcx, rdi, [r8+0x20]   # x71:x70 = arg1[0]*arg2[4]
        adcx r11, rax              # x121 = x69 + CF, no carry
        adox r11, rax              # x121 += OF, no carry
        mov [rsp-0x20], rbx        # spill x114
        xor ebx, ebx               # CF = OF = 0
        adcx r9, rdi               # x115 += x70 (CF is 0), CF to x116, complete
        adox r10, r12              # x116.2 += x60 (OF is 0), OF to x117
        adox r15, [rsp-0x30]       # x117 += x73 + OF, OF to x118
        mov rdx, [r8+0x20]         # load arg2[4]
        mulx rdi, rbx, [rsi+0x10]  # x75:x74 = arg1[2]*arg2[4]
        adcx rcx, r10              # x116.2 += x71 + CF, CF to x117
        mulx r10, r12, [rsi+0x20]  # x79:x78 = arg1[4]*arg2[4]
        adcx r15, rbx              # x117 += x74 + CF, CF to x118
        mov [rsp-0x30], r9         # spill x115
        mulx rbx, r9, [rsi+0x18]   # x77:x76 = arg1[3]*arg2[4]
        adcx r9, rdi               # x118.2 = x76 + x75 + CF, CF to x119
        adox r9, rbp               # x118 += x118.2 + OF, OF to x119
        mulx rdi, rbp, [rsi+0x28]  # x81:x80 = arg1[5]*arg2[4]
        adox rbx, r14              # x119 += x77 + OF, OF to x120
        adcx r12, rbx              # x119 += x78 + CF, CF to x120
        mov rdx, [r8+0x28]         # load arg2[5]
        mulx rbx, r14, [rsi+0x18]  # x91:x90 = arg1[3]*arg2[5]
        adox rbx, rbp              # x120.2 = x91 + x80 + OF, OF to x121
        mov rdx, [rsi+0x30]        # load arg1[6]
        mov [rsp-0x48], r13        # spill x120
        mulx rbp, r13, [r8+0x20]   # x83:x82 = arg1[6]*arg2[4]
        adcx rbx, r10              # x120.2 += x79 + CF, CF to x121
        adox r11, rdi              # x121 += x81 + OF, OF to x122
        mov rdx, [rsi+0x28]        # load arg1[5]
        mulx r10, rdi, [r8+0x28]   # x95:x94 = arg1[5]*arg2[5]
        adox rbp, r10              # x122 = x83 + x95 + OF, OF to x123
        adcx r11, r13              # x121 += x82 + CF, CF to x122
        adcx rbp, rax              # x122 += CF, CF to x123
        setc r10b                  # begins x123 = CF
        movzx r10d, r10b           # x123 = CF
        adox r10, rax              # x123 += OF, no carry
        xor r13d, r13d             # CF = OF = 0
        adox rcx, [rsp-0x38]       # x116 += x116.2 (OF is 0), OF to x117, complete
        adox r15, [rsp-0x40]       # x117 += x117.2 + OF, OF to x118
        mov rdx, [r8+0x28]         # load arg2[5]
        mov [rsp-0x40], rcx        # spill x116
        mulx r13, rcx, [rsi+0x8]   # x87:x86 = arg1[1]*arg2[5]
        adox r9, r13               # x118 += x87 + OF, OF to x119
        adcx r15, rcx              # x117 += x86 (CF is 0), CF to x118
        adox r14, r12              # x119 += x90 + OF, OF to x120
        mulx rcx, r12, [rsi+0x20]  # x93:x92 = arg1[4]*arg2[5]
        adox rbx, r12              # x120.2 += x92 + OF, OF to x121
        mulx r12, r13, [rsi+0x10]  # x89:x88 = arg1[2]*arg2[5]
        adcx r13, r9               # x118 += x88 + CF, CF to x119
        adcx r14, r12              # x119 += x89 + CF, CF to x120
        adcx rbx, [rsp-0x48]       # x120 += x120.2 + CF, CF to x121
        mulx r9, r12, [rsi+0x30]   # x97:x96 = arg1[6]*arg2[5]
        adox rcx, r11              # x121 += x93 + OF, OF to x122
        adcx rdi, rcx              # x121 += x94 + CF, CF to x122
        mov rdx, [r8+0x30]         # load arg2[6]
        mulx r11, rcx, [rsi]       # x99:x98 = arg1[0]*arg2[6]
        adox rbp, r12              # x122 += x96 + OF, OF to x123
        mov [rsp-0x48], r10        # spill x123
        mulx r12, r10, [rsi+0x8]   # x101:x100 = arg1[1]*arg2[6]
        adcx rbp, rax              # x122 += CF, CF to x123
        adcx r9, rax               # x123.2 = x97 + CF, no carry
        adox r9, rax               # x123.2 += OF, no carry
        xor eax, eax               # CF = OF = 0
        adcx r15, rcx              # x117 += x98 (CF is 0), CF to x118, complete
        mulx rax, rcx, [rsi+0x18]  # x105:x104 = arg1[3]*arg2[6]
        adox r13, r10              # x118 += x100 (OF is 0), OF to x119
        adcx r13, r11              # x118 += x99 + CF, CF to x119, complete
        adox r14, r12              # x119 += x101 + OF, OF to x120
        mulx r10, r11, [rsi+0x10]  # x103:x102 = arg1[2]*arg2[6]
        adcx r14, r11              # x119 += x102 + CF, CF to x120, complete
        adox r10, rbx              # x120 += x103 + OF, OF to x121
        mulx r11, rbx, [rsi+0x20]  # x107:x106 = arg1[4]*arg2[6]
        adox rbx, rax              # x121.2 = x106 + x105 + OF, OF to x122
        mulx rax, r12, [rsi+0x28]  # x109:x108 = arg1[5]*arg2[6]
        adcx r10, rcx              # x120 += x104 + CF, CF to x121, complete
        adox r11, rbp              # x122 += x107 + OF, OF to x123
        adox r9, rax               # x123.2 += x109 + OF, OF to x124
        adcx rdi, rbx              # x121 += x121.2 + CF, CF to x122, complete
        adcx r12, r11              # x122 += x108 + CF, CF to x123, complete
        mulx rax, r8, [rsi+0x30]   # x111:x110 = arg1[6]*arg2[6]
        mov r11d, 0x0              # constant 0
        adox rax, r11              # x124 = x111 + OF, no carry
        adc r8, 0x0                # x123.3 = x110 + CF, CF to x124
        adc rax, 0x0               # x124 += CF, no carry
        mov rcx, r12               # copy x122
        shld rcx, rdi, 0x20        # x129 = high word of (x122:x121 << 32)
        xor esi, esi               # CF = OF = 0
        adox r8, r9                # x123.2 += x123.3 (OF is 0), OF to x124
        adox rax, r11              # x124 += OF, no carry
        add r8, [rsp-0x48]         # x123 += x123.2, CF to x124, complete
        adc rax, 0x0               # x124 += CF, no carry, complete

        /* complete: [x124, x123, x122, x121, x120, x119, x118, x117, x116, x115, x114, x113, x112] in [rax, r8, r12, rdi, r10, r14, r13, r15, [rsp-0x40], [rsp-0x30], [rsp-0x20], [rsp-0x28], [rsp-0x18]] */
        mov r9, r8                 # copy x123
        shr r9, 0x20               # t8 = x123 >> 32
        mov rsi, rax               # copy x124
        shl rsi, 0x20              # t9 = x124 << 32 mod 2^64
        lea r9, [r9+rsi]           # x131 = t8 + t9 mod 2^64 = high word of (x124:x123 << 32)
        mov rsi, r12               # copy x122
        shrd rsi, r8, 0x20         # x130 = high word of (x123:x122 << 32)
        mov rdx, rax               # copy x124
        shr rdx, 0x20              # x132 = x124 >> 32
        xor ebx, ebx               # CF = OF = 0
        mov rbx, [rsp-0x10]        # reload x14
        adox rbx, r13              # x133 = x14 + x118 (OF is 0), OF to x134, complete
        mov rbp, [rsp-0x18]        # reload x112
        adox rbp, r14              # x134 = x112 + x119 + OF, OF to x135, complete
        mov [rsp-0x18], rbp        # spill x134
        mov rbp, [rsp-0x28]        # reload x113
        adox rbp, r10              # x135 = x113 + x120 + OF, OF to x136, complete
        mov [rsp-0x28], rbx        # spill x133
        mov rbx, rdi               # copy x121
        adox rbx, [rsp-0x20]       # x136 = x114 + x121 + OF, OF to x137
        adox r12, [rsp-0x30]       # x137 = x115 + x122 + OF, OF to x138
        adox r8, [rsp-0x40]        # x138 = x116 + x123 + OF, OF to x139
        adox r15, rax              # x139 = x117 + x124 + OF, OF to x140
        adox rcx, r11              # x140 = x129 + OF, OF to x141
        adox rsi, r11              # x141 = x130 + OF, OF to x142
        adox r9, r11               # x142 = x131 + OF, OF to x143
        adox rdx, r11              # x143 = x132 + OF, no carry
        mov rax, r13               # copy x118
        shl rax, 0x20              # x125 = x118 << 32 mod 2^64
        mov [rsp-0x40], rbp        # spill x135
        mov rbp, r14               # copy x119
        shld rbp, r13, 0x20        # x126 = high word of (x119:x118 << 32)
        mov r13d, 0x20             # constant 0x20
        shrx r14, r14, r13         # t11 = x119 >> 0x20
        shlx r13, r10, r13         # t12 = x120 << 0x20 mod 2^64
        lea r13, [r14+r13]         # x127 = t11 + t12 mod 2^64 = high word of (x120:x119 << 32)
        shr r10, 0x20              # t13 = x120 >> 32
        shl rdi, 0x20              # t14 = x121 << 32 mod 2^64
        lea r10, [r10+rdi]         # x128 = t13 + t14 mod 2^64 = high word of (x121:x120 << 32)
        add rbx, rax               # x136 += x125, CF to x137, complete
        adcx rbp, r12              # x137 += x126 + CF, CF to x138, complete
        adcx r13, r8               # x138 += x127 + CF, CF to x139, complete
        adc r15, r10               # x139 += x128 + CF, CF to x140, complete
        adc rcx, 0x0               # x140 += CF, CF to x141, complete
        adc rsi, 0x0               # x141 += CF, CF to x142, complete
        adc r9, 0x0                # x142 += CF, CF to x143, complete
        adc rdx, 0x0               # x143 += CF, no carry, complete

        /* complete: [x143, x142, x141, x140, x139, x138, x137, x136, x135, x134, x133] in [rdx, r9, rsi, rcx, r15, r13, rbp, rbx, [rsp-0x40], [rsp-0x18], [rsp-0x28]] */
        mov rax, rdx               # copy x143
        shr rax, 0x20              # x148 = x143 >> 32
        mov r8, rsi                # copy x141
        shrd r8, r9, 0x20          # x146 = high word of (x142:x141 << 32)
        mov r10, [rsp-0x40]        # reload x135
        add r10, r9                # x151 = x135 + x142, CF to x152
        adc rbx, 0x0               # x152 = x136 + CF, CF to x153
        adc rbp, 0x0               # x153 = x137 + CF, CF to x154
        adc r8, r13                # x154 = x138 + x146 + CF, CF to x155
        adc r15, 0x0               # x155 = x139 + CF, CF to x156
        adc rax, 0x0               # x156 = x148 + CF, no carry
        mov rdi, rcx               # copy x140
        add rdi, [rsp-0x28]        # x149 = x133 + x140, CF to x150, complete
        mov r12, rsi               # copy x141
        adc r12, [rsp-0x18]        # x150 = x134 + x141 + CF, CF to x151, complete
        adc r10, 0x0               # x151 += CF, CF to x152, complete
        adc rbx, rdx               # x152 += x143 + CF, CF to x153
        adc rbp, 0x0               # x153 += CF, CF to x154
        adc r8, 0x0                # x154 += CF, CF to x155
        adc r15, 0x0               # x155 += CF, CF to x156
        adc rax, 0x0               # x156 += CF, no carry
        mov r13, rcx               # copy x140
        shr r13, 0x20              # t15 = x140 >> 32
        shl rsi, 0x20              # t16 = x141 << 32 mod 2^64
        lea rsi, [rsi+r13]         # x145 = t15 + t16 mod 2^64 = high word of (x141:x140 << 32)
        shl rcx, 0x20              # x144 = x140 << 32 mod 2^64
        shrd r9, rdx, 0x20         # x147 = high word of (x143:x142 << 32)
        xor edx, edx               # CF = OF = 0
        adox rbx, rcx              # x152 += x144 (OF is 0), OF to x153, complete
        adox rbp, rsi              # x153 += x145 + OF, OF to x154, complete
        adox r8, r11               # x154 += OF, OF to x155, complete
        adox r15, r9               # x155 += x147 + OF, OF to x156, complete
        adox rax, r11              # x156 += OF, no carry, complete

        /* complete: [x156, x155, x154, x153, x152, x151, x150, x149] in [rax, r15, r8, rbp, rbx, r10, r12, rdi] */
        mov r9, rax                # copy x156
        shl r9, 0x20               # x157 = x156 << 32
        add r9, rbx                # x161 = x152 + x157, CF to x162
        adc rbp, 0x0               # x162 = x153 + CF, CF to x163
        adc r8, 0x0                # x163 = x154 + CF, CF to x164
        adc r15, 0x0               # x164 = x155 + CF, CF to x165
        setc cl                    # begins x165 = CF
        movzx ecx, cl              # x165 = CF
        add rax, rdi               # x158 = x149 + x156, CF to x159, complete
        adc r12, 0x0               # x159 = x150 + CF, CF to x160, complete
        adc r10, 0x0               # x160 = x151 + CF, CF to x161, complete
        adc r9, 0x0                # x161 += CF, CF to x162, complete
        adc rbp, 0x0               # x162 += CF, CF to x163, complete
        adc r8, 0x0                # x163 += CF, CF to x164, complete
        adc r15, 0x0               # x164 += CF, CF to x165, complete
        adc rcx, 0x0               # x165 += CF, no carry, complete

        /* complete: [x165, x164, x163, x162, x161, x160, x159, x158] in [rcx, r15, r8, rbp, r9, r10, r12, rax] */
        add rax, rcx               # x168 = x165 + x158, CF to x169, complete
        adc r12, 0x0               # x169 = x159 + CF, CF to x170, complete
        adc r10, 0x0               # x170 = x160 + CF, CF to x171, complete
        mov rdi, [rsp-0x8]         # reload pointer out1
        mov [rdi+0x10], r10        # out1[2] = x170
        mov [rdi], rax             # out1[0] = x168
        mov [rdi+0x8], r12         # out1[1] = x169
        adc r9, 0x0                # x171 = x161 + CF, no carry
        neg rcx                    # x166 = -x165 mod 2^64
        movabs rax, 0x100000000    # constant 0x100000000
        and rcx, rax               # x167 = x166 & 0x100000000
        lea rax, [rcx+r9]          # x171 += x167, complete

        /* complete: [x174, x173, x172, x171, x170, x169, x168] in [r15, r8, rbp, rax, r10, r12, -] */
        mov [rdi+0x20], rbp        # out1[4] = x172 = x162
        mov [rdi+0x18], rax        # out1[3] = x171
        mov [rdi+0x30], r15        # out1[6] = x174 = x164
        mov [rdi+0x28], r8         # out1[5] = x173 = x163

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
