/*
 * bls12-377-p square (loose), modulo p = 0x1ae3a4617c510eac63b05c06ca1493b1a22d9f300f5138f1ef3622fba094800170b5d44300000008508c00000000001
 * out1 is congruent to arg1*arg1/2^384 modulo p
 * arg1 below 2^378; out1 below 2^377; arrays may overlap
 *
 * void fe_bls12_377_p_square_loose(uint64_t out1[6], const uint64_t arg1[6]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[6]  written, below 2^377
 *   rsi  arg1[6]  read, below 2^378
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x38, then x45, then x188
 *   [rsp-0x18]  x37, then x42
 *   [rsp-0x20]  x43
 *   [rsp-0x28]  x44
 *   [rsp-0x30]  x195
 *   [rsp-0x38]  x196
 *   [rsp-0x40]  x194
 *   [rsp-0x48]  pointer arg1
 *   [rsp-0x50]  x198
 *   [rsp-0x58]  x197
 *   [rsp-0x60]  x61, then x113
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x36 = x7 + x8 (carry to x37)
 *   x37 = x9 + x10 + x16 (carry to x38)
 *   x38 = x11 + x12 + x17 + x18 (carry to x39)
 *   x39 = x13 + x14 + x19 + x20 + x24 (carry to x40)
 *   x40 = x15 + x21 + x22 + x25 + x26 (carry to x41)
 *   x41 = x23 + x27 + x28 + x30 (carry to x42)
 *   x42 = x29 + x31 + x32 (carry to x43)
 *   x43 = x33 + x34 (carry to x44)
 *   x44 = x35
 *   x57 = x6 + x6 + x46 (carry to x58)
 *   x58 = x36 + x36 + x47 (carry to x59)
 *   x59 = x37 + x37 + x48 (carry to x60)
 *   x60 = x38 + x38 + x49 (carry to x61)
 *   x61 = x39 + x39 + x50 (carry to x194)
 *   x81 = x45 + x69 (carry to x88)
 *   x88 = x70 + x71 + x57 (carry to x108)
 *   x107 = x88 + x95 (carry to x108)
 *   x108 = x72 + x73 + x58 + x96 + x97 (carry to x109)
 *   x109 = x74 + x75 + x59 + x98 + x99 (carry to x110)
 *   x110 = x76 + x77 + x60 + x100 + x101 (carry to x111)
 *   x111 = x78 + x79 + x61 + x102 + x103 (carry to x112)
 *   x112 = x80 + x104 + x105 (carry to x113)
 *   x113 = x106
 *   x127 = x108 + x115 (carry to x128)
 *   x128 = x109 + x116 + x117 (carry to x148)
 *   x147 = x128 + x135 (carry to x148)
 *   x148 = x110 + x118 + x119 + x136 + x137 (carry to x149)
 *   x149 = x111 + x120 + x121 + x138 + x139 (carry to x150)
 *   x150 = x112 + x122 + x123 + x140 + x141 (carry to x151)
 *   x151 = x113 + x124 + x125 + x142 + x143 (carry to x152)
 *   x152 = x126 + x144 + x145 (carry to x153)
 *   x153 = x146
 *   x167 = x148 + x155 (carry to x168)
 *   x168 = x149 + x156 + x157 (carry to x188)
 *   x187 = x168 + x175 (carry to x188)
 *   x188 = x150 + x158 + x159 + x176 + x177 (carry to x189)
 *   x189 = x151 + x160 + x161 + x178 + x179 (carry to x190)
 *   x190 = x152 + x162 + x163 + x180 + x181 (carry to x191)
 *   x191 = x153 + x164 + x165 + x182 + x183 (carry to x192)
 *   x192 = x166 + x184 + x185 (carry to x193)
 *   x193 = x186
 *   x194 = x40 + x40 + x51 + x188 (carry to x195)
 *   x195 = x41 + x41 + x52 + x189 (carry to x196)
 *   x196 = x42 + x42 + x53 + x190 (carry to x197)
 *   x197 = x43 + x43 + x54 + x191 (carry to x198)
 *   x198 = x44 + x44 + x55 + x192 (carry to x199)
 *   x199 = x56 + x193
 *
 * 341 instructions; 103.3 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.241 [1.241, 1.241] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.046 [1.046, 1.046] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 13, 2026-11-27T16:34:39.584Z
 * ./fieldwright optimize --field bls12-377-p --op square --seed 13 --budget 30s --cpu 1
 * sha256 of the code: 3d67091bcd5ad5607b0ddcb6d60881e82ed4b82e8fed96f24e385015d0df377a
 */
        .intel_syntax noprefix
        .text
        .globl  fe_bls12_377_p_square_loose
        .type   fe_bls12_377_p_square_loose, @function
        .p2align 6
fe_bls12_377_p_square_loose:
        .cfi_startproc
        push rbx                       # save rbx
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbx, 0
        push rbp                       # save rbp
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbp, 0
        push r12                       # save r12
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r12, 0
        push r13                       # save r13
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r13, 0
        push r14                       # save r14
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r14, 0
        push r15                       # save r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r15, 0

        mov rdx, [rsi]                 # load arg1[0]
        mulx rax, r8, [rsi+0x8]        # x7:x6 = arg1[0]*arg1[1]
        mulx r9, r10, [rsi+0x10]       # x9:x8 = arg1[0]*arg1[2]
        xor r11d, r11d                 # CF = OF = 0
        adcx rax, r10                  # x36 = x7 + x8 (CF is 0), CF to x37, complete
        mulx r10, r11, [rsi+0x18]      # x11:x10 = arg1[0]*arg1[3]
        adcx r11, r9                   # x37 = x9 + x10 + CF, CF to x38
        mulx r9, rcx, [rsi+0x28]       # x15:x14 = arg1[0]*arg1[5]
        mulx rbx, rbp, [rsi+0x20]      # x13:x12 = arg1[0]*arg1[4]
        adcx rbp, r10                  # x38 = x11 + x12 + CF, CF to x39
        adcx rbx, rcx                  # x39 = x13 + x14 + CF, CF to x40
        mov rdx, [rsi+0x8]             # load arg1[1]
        mulx r10, rcx, [rsi+0x10]      # x17:x16 = arg1[1]*arg1[2]
        adc r9, 0x0                    # x40 = x15 + CF, no carry
        xor r12d, r12d                 # CF = OF = 0
        adcx r11, rcx                  # x37 += x16 (CF is 0), CF to x38, complete
        mulx rcx, r12, [rsi+0x18]      # x19:x18 = arg1[1]*arg1[3]
        adox r12, rbp                  # x38 += x18 (OF is 0), OF to x39
        adcx r10, r12                  # x38 += x17 + CF, CF to x39, complete
        adox rcx, rbx                  # x39 += x19 + OF, OF to x40
        mulx rbx, rbp, [rsi+0x20]      # x21:x20 = arg1[1]*arg1[4]
        mov rdx, [rsi+0x18]            # load arg1[3]
        mulx r12, r13, [rsi+0x10]      # x25:x24 = arg1[2]*arg1[3]
        adcx rcx, r13                  # x39 += x24 + CF, CF to x40
        mov rdx, [rsi+0x20]            # load arg1[4]
        mulx r13, r14, [rsi+0x10]      # x27:x26 = arg1[2]*arg1[4]
        mov rdx, [rsi+0x10]            # load arg1[2]
        mov [rsp-0x8], rdi             # spill pointer out1
        mulx r15, rdi, [rsi+0x28]      # x29:x28 = arg1[2]*arg1[5]
        adcx rbx, r14                  # x40.2 = x26 + x21 + CF, CF to x41
        mov rdx, [rsi+0x28]            # load arg1[5]
        mov [rsp-0x10], r10            # spill x38
        mulx r14, r10, [rsi+0x8]       # x23:x22 = arg1[1]*arg1[5]
        mov [rsp-0x18], r11            # spill x37
        mov r11d, 0x0                  # constant 0
        adcx r14, r11                  # x41 = x23 + CF, no carry
        adcx rcx, rbp                  # x39 += x20 (CF is 0), CF to x40, complete
        adox r10, r12                  # x40.3 = x22 + x25 + OF, OF to x41
        adcx r10, rbx                  # x40.2 += x40.3 + CF, CF to x41
        mov rdx, [rsi+0x18]            # load arg1[3]
        mulx rbx, rbp, [rsi+0x20]      # x31:x30 = arg1[3]*arg1[4]
        adox rbp, rdi                  # x41.2 = x28 + x30 + OF, OF to x42
        adcx rbp, r14                  # x41 += x41.2 + CF, CF to x42
        adcx rbx, r11                  # x42 = x31 + CF, no carry
        adcx r10, r9                   # x40 += x40.2 (CF is 0), CF to x41, complete
        mulx r9, rdi, [rsi+0x28]       # x33:x32 = arg1[3]*arg1[5]
        adcx rbp, r13                  # x41 += x27 + CF, CF to x42, complete
        adcx rbx, rdi                  # x42 += x32 + CF, CF to x43
        adox rbx, r15                  # x42 += x29 + OF, OF to x43, complete
        mov rdx, [rsi+0x20]            # load arg1[4]
        mulx rdi, r12, [rsi+0x28]      # x35:x34 = arg1[4]*arg1[5]
        adcx r12, r9                   # x43 = x33 + x34 + CF, CF to x44
        adcx rdi, r11                  # x44 = x35 + CF, no carry
        adcx r8, r8                    # x57 = x6 + x6 (CF is 0), CF to x58
        adcx rax, rax                  # x58 = x36 + x36 + CF, CF to x59
        mov r9, [rsp-0x18]             # reload x37
        adcx r9, [rsp-0x18]            # x59 = x37 + x37 + CF, CF to x60
        mov r13, [rsp-0x10]            # reload x38
        adcx r13, [rsp-0x10]           # x60 = x38 + x38 + CF, CF to x61
        mov rdx, [rsi]                 # load arg1[0]
        mulx r14, r15, rdx             # x46:x45 = arg1[0]*arg1[0]
        adcx rcx, rcx                  # x61 = x39 + x39 + CF, CF to x194
        adcx r10, r10                  # x194 = x40 + x40 + CF, CF to x195
        adcx rbp, rbp                  # x195 = x41 + x41 + CF, CF to x196
        mov [rsp-0x10], r15            # spill x45
        mov r15, rbx                   # copy x42
        adcx r15, r11                  # x196 = x42 + CF, CF to x197
        adox r12, r11                  # x43 += OF, OF to x44, complete
        mov [rsp-0x18], rbx            # spill x42
        mov rbx, r12                   # copy x43
        adcx rbx, r11                  # x197 = x43 + CF, CF to x198
        adox rdi, r11                  # x44 += OF, no carry, complete

        /* complete: [x44, x43, x42, x41, x40, x39, x38, x37, x36] in [rdi, r12, [rsp-0x18], -, -, -, -, -, -] */
        mov [rsp-0x20], r12            # spill x43
        mov r12, rdi                   # copy x44
        adc r12, 0x0                   # x198 = x44 + CF, no carry
        add r14, r8                    # x57 += x46, CF to x58, complete
        mov rdx, [rsi+0x8]             # load arg1[1]
        mov [rsp-0x28], rdi            # spill x44
        mulx r8, rdi, rdx              # x48:x47 = arg1[1]*arg1[1]
        adcx rdi, rax                  # x58 += x47 + CF, CF to x59, complete
        adcx r9, r8                    # x59 += x48 + CF, CF to x60, complete
        mov rdx, [rsi+0x10]            # load arg1[2]
        mulx rax, r8, rdx              # x50:x49 = arg1[2]*arg1[2]
        adc r8, r13                    # x60 += x49 + CF, CF to x61, complete
        adcx rcx, rax                  # x61 += x50 + CF, CF to x194, complete

        /* complete: [x61, x60, x59, x58, x57] in [rcx, r8, r9, rdi, r14] */
        adc r10, 0x0                   # x194 += CF, CF to x195
        adc rbp, 0x0                   # x195 += CF, CF to x196
        adc r15, 0x0                   # x196 += CF, CF to x197
        adc rbx, 0x0                   # x197 += CF, CF to x198
        adc r12, 0x0                   # x198 += CF, no carry
        mov rdx, [rsp-0x10]            # reload x45
        movabs rax, -0x7af7400000000001 # constant 0x8508bfffffffffff
        imul rdx, rax                  # x68 = x45*0x8508bfffffffffff mod 2^64
        movabs r13, 0x1ef3622fba094800 # constant 0x1ef3622fba094800
        mov [rsp-0x30], rbp            # spill x195
        mov [rsp-0x38], r15            # spill x196
        mulx rbp, r15, r13             # x74:x73 = x68*0x1ef3622fba094800
        mov [rsp-0x40], r10            # spill x194
        movabs r10, -0x7af73fffffffffff # constant 0x8508c00000000001
        mov [rsp-0x48], rsi            # spill pointer arg1
        mov [rsp-0x50], r12            # spill x198
        mulx rsi, r12, r10             # x70:x69 = x68*0x8508c00000000001
        mov [rsp-0x58], rbx            # spill x197
        movabs rbx, 0x170b5d4430000000 # constant 0x170b5d4430000000
        mov [rsp-0x60], rcx            # spill x61
        mulx r13, rcx, rbx             # x72:x71 = x68*0x170b5d4430000000
        xor ebx, ebx                   # CF = OF = 0
        adox rcx, r14                  # x88 = x57 + x71 (OF is 0), OF to x108
        adcx r12, [rsp-0x10]           # x81 = x45 + x69 (CF is 0), CF to x88
        adox rdi, r13                  # x108 = x72 + x58 + OF, OF to x109
        movabs rbx, -0x39c4fa3f935eb6c5 # constant 0xc63b05c06ca1493b
        mulx r12, r13, rbx             # x78:x77 = x68*0xc63b05c06ca1493b
        movabs r14, 0x1a22d9f300f5138f # constant 0x1a22d9f300f5138f
        mulx rbx, r10, r14             # x76:x75 = x68*0x1a22d9f300f5138f
        adox r10, r9                   # x109 = x59 + x75 + OF, OF to x110
        adcx rsi, rcx                  # x88 += x70 + CF, CF to x108, complete
        adcx r15, rdi                  # x108 += x73 + CF, CF to x109
        adcx rbp, r10                  # x109 += x74 + CF, CF to x110
        adcx r13, rbx                  # x110 = x76 + x77 + CF, CF to x111
        adox r8, r13                   # x110 += x60 + OF, OF to x111
        movabs r9, 0x1ae3a4617c510ea   # constant 0x1ae3a4617c510ea
        mulx r10, rcx, r9              # x80:x79 = x68*0x1ae3a4617c510ea
        adox rcx, r11                  # x111 = x79 + OF, OF to x112
        adox r10, r11                  # x112 = x80 + OF, no carry
        adc rcx, 0x0                   # x111 += CF, CF to x112
        adc r10, 0x0                   # x112 += CF, no carry
        mov rdx, rsi                   # copy x88
        imul rdx, rax                  # x94 = x88*0x8508bfffffffffff mod 2^64
        movabs rdi, -0x7af73fffffffffff # constant 0x8508c00000000001
        mulx rbx, r13, rdi             # x96:x95 = x94*0x8508c00000000001
        xor edi, edi                   # CF = OF = 0
        adox rsi, r13                  # x107 = x88 + x95 (OF is 0), OF to x108
        movabs rdi, 0x1ef3622fba094800 # constant 0x1ef3622fba094800
        mulx rsi, r13, rdi             # x100:x99 = x94*0x1ef3622fba094800
        adox rbx, r15                  # x108 += x96 + OF, OF to x109
        adox r13, rbp                  # x109 += x99 + OF, OF to x110
        movabs rbp, 0x170b5d4430000000 # constant 0x170b5d4430000000
        mulx r15, rdi, rbp             # x98:x97 = x94*0x170b5d4430000000
        adox rsi, r11                  # x110.2 = x100 + OF, no carry
        xor ebp, ebp                   # CF = OF = 0
        adcx rbx, rdi                  # x108 += x97 (CF is 0), CF to x109, complete
        mulx rdi, rbp, r14             # x102:x101 = x94*0x1a22d9f300f5138f
        adcx r13, r15                  # x109 += x98 + CF, CF to x110, complete
        adox rsi, r8                   # x110 += x110.2 (OF is 0), OF to x111
        adcx rbp, rsi                  # x110 += x101 + CF, CF to x111, complete
        movabs r8, -0x39c4fa3f935eb6c5 # constant 0xc63b05c06ca1493b
        mulx rsi, r15, r8              # x104:x103 = x94*0xc63b05c06ca1493b
        adox r15, rcx                  # x111 += x103 + OF, OF to x112
        adcx r15, r12                  # x111 += x78 + CF, CF to x112
        adox rsi, r11                  # x112.2 = x104 + OF, no carry
        adox rdi, r15                  # x111 += x102 (OF is 0), OF to x112
        adcx rsi, r11                  # x112.2 += CF, no carry
        adcx rdi, [rsp-0x60]           # x111 += x61 (CF is 0), CF to x112, complete
        adox rsi, r10                  # x112 += x112.2 + OF, no carry
        mulx r10, rcx, r9              # x106:x105 = x94*0x1ae3a4617c510ea
        adcx rcx, rsi                  # x112 += x105 + CF, CF to x113, complete
        adc r10, 0x0                   # x113 = x106 + CF, no carry, complete

        /* complete: [x113, x112, x111, x110, x109, x108] in [r10, rcx, rdi, rbp, r13, rbx] */
        mov rsi, rbx                   # copy x108
        imul rsi, rax                  # x114 = x108*0x8508bfffffffffff mod 2^64
        movabs rdx, -0x7af73fffffffffff # constant 0x8508c00000000001
        mulx r12, r15, rsi             # x116:x115 = x114*0x8508c00000000001
        xor r9d, r9d                   # CF = OF = 0
        adox r12, r13                  # x128 = x109 + x116 (OF is 0), OF to x148
        adcx rbx, r15                  # x127 = x108 + x115 (CF is 0), CF to x128
        mov rdx, rsi                   # copy x114
        movabs r9, 0x170b5d4430000000  # constant 0x170b5d4430000000
        mulx rbx, r13, r9              # x118:x117 = x114*0x170b5d4430000000
        movabs r15, 0x1ef3622fba094800 # constant 0x1ef3622fba094800
        mov [rsp-0x60], r10            # spill x113
        mulx r10, r9, r15              # x120:x119 = x114*0x1ef3622fba094800
        adox rbx, rbp                  # x148 = x110 + x118 + OF, OF to x149
        adcx r13, r12                  # x128 += x117 + CF, CF to x148, complete
        adcx r9, rbx                   # x148 += x119 + CF, CF to x149
        adcx r10, rdi                  # x149 = x111 + x120 + CF, CF to x150
        mulx rdi, rbx, r14             # x122:x121 = x114*0x1a22d9f300f5138f
        adox r10, rbx                  # x149 += x121 + OF, OF to x150
        mulx rbx, rbp, r8              # x124:x123 = x114*0xc63b05c06ca1493b
        adox rbp, rcx                  # x150 = x112 + x123 + OF, OF to x151
        adcx rdi, rbp                  # x150 += x122 + CF, CF to x151
        adox rbx, r11                  # x151 = x124 + OF, no carry
        adc rbx, 0x0                   # x151 += CF, no carry
        mov rdx, r13                   # copy x128
        imul rdx, rax                  # x134 = x128*0x8508bfffffffffff mod 2^64
        movabs rcx, -0x7af73fffffffffff # constant 0x8508c00000000001
        mulx rbp, r12, rcx             # x136:x135 = x134*0x8508c00000000001
        xor ecx, ecx                   # CF = OF = 0
        adcx r12, r13                  # x147 = x128 + x135 (CF is 0), CF to x148
        adox rbp, r9                   # x148 += x136 (OF is 0), OF to x149
        mulx r9, rcx, r15              # x140:x139 = x134*0x1ef3622fba094800
        movabs r12, 0x170b5d4430000000 # constant 0x170b5d4430000000
        mulx r13, r15, r12             # x138:x137 = x134*0x170b5d4430000000
        adcx rbp, r15                  # x148 += x137 + CF, CF to x149, complete
        adox rcx, r10                  # x149 += x139 + OF, OF to x150
        adcx rcx, r13                  # x149 += x138 + CF, CF to x150, complete
        mulx r10, r13, r8              # x144:x143 = x134*0xc63b05c06ca1493b
        mulx r15, r8, r14              # x142:x141 = x134*0x1a22d9f300f5138f
        adox r8, r9                    # x150.2 = x141 + x140 + OF, OF to x151
        adcx rdi, r8                   # x150 += x150.2 + CF, CF to x151, complete
        adox r15, r11                  # x151.2 = x142 + OF, no carry
        adc r15, 0x0                   # x151.2 += CF, no carry
        mov r8, rdx                    # copy x134
        mov rdx, rbp                   # copy x148
        imul rdx, rax                  # x154 = x148*0x8508bfffffffffff mod 2^64
        movabs r9, 0x1ef3622fba094800  # constant 0x1ef3622fba094800
        mulx rax, r14, r9              # x160:x159 = x154*0x1ef3622fba094800
        xor r9d, r9d                   # CF = OF = 0
        adox rdi, r14                  # x188 = x150 + x159 (OF is 0), OF to x189
        movabs r9, -0x7af73fffffffffff # constant 0x8508c00000000001
        mov [rsp-0x10], rdi            # spill x188
        mulx r14, rdi, r9              # x156:x155 = x154*0x8508c00000000001
        adox rax, r11                  # x189 = x160 + OF, no carry
        xor r9d, r9d                   # CF = OF = 0
        adcx rdi, rbp                  # x167 = x148 + x155 (CF is 0), CF to x168
        mulx r9, rdi, r12              # x158:x157 = x154*0x170b5d4430000000
        adox rcx, r14                  # x168 = x156 + x149 (OF is 0), OF to x188
        adcx rdi, rcx                  # x168 += x157 + CF, CF to x188, complete
        mov rcx, [rsp-0x60]            # reload x113
        lea rcx, [rcx+rbx]             # x151 += x113
        mov rbx, rdx                   # copy x154
        mov rdx, rsi                   # copy x114
        movabs rbp, 0x1ae3a4617c510ea  # constant 0x1ae3a4617c510ea
        mulx rsi, r14, rbp             # x126:x125 = x114*0x1ae3a4617c510ea
        adcx r9, r11                   # x188.2 = x158 + CF, no carry
        adox r9, r11                   # x188.2 += OF, no carry
        xor r12d, r12d                 # CF = OF = 0
        adcx r15, rcx                  # x151 += x151.2 (CF is 0), no carry
        movabs rdx, 0x1a22d9f300f5138f # constant 0x1a22d9f300f5138f
        mulx rcx, r12, rbx             # x162:x161 = x154*0x1a22d9f300f5138f
        mov rdx, rdi                   # copy x168
        movabs rbp, -0x7af7400000000001 # constant 0x8508bfffffffffff
        imul rdx, rbp                  # x174 = x168*0x8508bfffffffffff mod 2^64
        xor ebp, ebp                   # CF = OF = 0
        adox r14, r15                  # x151 += x125 (OF is 0), OF to x152
        adox rsi, r11                  # x152 = x126 + OF, no carry
        xor ebp, ebp                   # CF = OF = 0
        adox rax, r12                  # x189 += x161 (OF is 0), OF to x190
        adcx r14, r13                  # x151 += x143 (CF is 0), CF to x152, complete
        movabs rbp, -0x7af73fffffffffff # constant 0x8508c00000000001
        mulx rbp, r12, rbp             # x176:x175 = x174*0x8508c00000000001
        adcx rsi, r11                  # x152 += CF, no carry
        adox rcx, r11                  # x190 = x162 + OF, no carry
        xor r13d, r13d                 # CF = OF = 0
        adcx rdi, r12                  # x187 = x168 + x175 (CF is 0), CF to x188
        adc rbp, 0x0                   # x188.3 = x176 + CF, no carry
        xor edi, edi                   # CF = OF = 0
        adcx rax, r14                  # x189 += x151 (CF is 0), CF to x190
        adox rsi, r10                  # x152 += x144 (OF is 0), no carry
        mov r10, rdx                   # copy x174
        movabs rdx, 0x1ae3a4617c510ea  # constant 0x1ae3a4617c510ea
        mulx r8, rdi, r8               # x146:x145 = x134*0x1ae3a4617c510ea
        adox rdi, rsi                  # x152 += x145 (OF is 0), OF to x153, complete
        movabs rdx, 0x170b5d4430000000 # constant 0x170b5d4430000000
        mulx rsi, r12, r10             # x178:x177 = x174*0x170b5d4430000000
        adcx rcx, r11                  # x190 += CF, no carry
        adox r8, r11                   # x153 = x146 + OF, no carry, complete

        /* complete: [x153, x152, x151, x150, x149, x148] in [r8, rdi, r14, -, -, -] */
        xor r13d, r13d                 # CF = OF = 0
        adcx r9, r12                   # x188.2 += x177 (CF is 0), CF to x189
        adox rbp, r9                   # x188.2 += x188.3 (OF is 0), OF to x189
        adox rsi, r11                  # x189.2 = x178 + OF, no carry
        adc rsi, 0x0                   # x189.2 += CF, no carry
        xor r9d, r9d                   # CF = OF = 0
        adox rcx, rdi                  # x190 += x152 (OF is 0), OF to x191
        adcx rbp, [rsp-0x10]           # x188 += x188.2 (CF is 0), CF to x189, complete
        mov rdx, r10                   # copy x174
        movabs r9, 0x1ef3622fba094800  # constant 0x1ef3622fba094800
        mulx r9, rdi, r9               # x180:x179 = x174*0x1ef3622fba094800
        adox r8, r11                   # x191 = x153 + OF, no carry
        adox rax, rsi                  # x189 += x189.2 (OF is 0), OF to x190
        movabs rdx, -0x39c4fa3f935eb6c5 # constant 0xc63b05c06ca1493b
        mulx rsi, r12, rbx             # x164:x163 = x154*0xc63b05c06ca1493b
        adox r12, r9                   # x190.2 = x180 + x163 + OF, OF to x191
        adox rsi, r11                  # x191.2 = x164 + OF, no carry
        adox r12, rcx                  # x190 += x190.2 (OF is 0), OF to x191
        mulx r9, rcx, r10              # x184:x183 = x174*0xc63b05c06ca1493b
        adox rsi, r8                   # x191 += x191.2 + OF, no carry
        mov rdx, rbx                   # copy x154
        movabs r8, 0x1ae3a4617c510ea   # constant 0x1ae3a4617c510ea
        mulx rbx, r13, r8              # x166:x165 = x154*0x1ae3a4617c510ea
        adox rsi, rcx                  # x191 += x183 (OF is 0), OF to x192
        adcx rdi, rax                  # x189 += x179 + CF, CF to x190, complete
        mov rdx, r10                   # copy x174
        movabs rax, 0x1a22d9f300f5138f # constant 0x1a22d9f300f5138f
        mulx rax, rcx, rax             # x182:x181 = x174*0x1a22d9f300f5138f
        adcx r12, rcx                  # x190 += x181 + CF, CF to x191, complete
        adcx rax, r11                  # x191.2 = x182 + CF, no carry
        adcx r12, [rsp-0x18]           # x196.2 = x190 + x42 (CF is 0), CF to x197
        adox rbx, r11                  # x192 = x166 + OF, no carry
        adox rsi, rax                  # x191 += x191.2 (OF is 0), OF to x192
        mov rax, [rsp-0x58]            # reload x197
        adcx rax, r11                  # x197 += CF, CF to x198
        mov rcx, [rsp-0x50]            # reload x198
        adcx rcx, r11                  # x198 += CF, no carry
        adcx r13, rsi                  # x191 += x165 (CF is 0), CF to x192, complete
        mov rsi, [rsp-0x48]            # reload pointer arg1
        mov rdx, [rsi+0x18]            # load arg1[3]
        mulx r14, r15, rdx             # x52:x51 = arg1[3]*arg1[3]
        adcx rbx, r11                  # x192 += CF, no carry
        adcx rax, [rsp-0x20]           # x197 += x43 (CF is 0), CF to x198
        adcx rcx, [rsp-0x28]           # x198 += x44 + CF, no carry
        adcx r15, [rsp-0x40]           # x194 += x51 (CF is 0), CF to x195
        adcx r14, rdi                  # x195.2 = x189 + x52 + CF, CF to x196
        mov rdx, [rsi+0x20]            # load arg1[4]
        mulx rdi, r8, rdx              # x54:x53 = arg1[4]*arg1[4]
        adcx r12, [rsp-0x38]           # x196 += x196.2 + CF, CF to x197
        adcx rdi, rax                  # x197 += x54 + CF, CF to x198
        mov rdx, [rsi+0x28]            # load arg1[5]
        mulx rax, rsi, rdx             # x56:x55 = arg1[5]*arg1[5]
        adcx rsi, rcx                  # x198 += x55 + CF, CF to x199
        adcx rax, r11                  # x199 = x56 + CF, no carry
        adcx r15, rbp                  # x194 += x188 (CF is 0), CF to x195, complete
        adcx r14, [rsp-0x30]           # x195 += x195.2 + CF, CF to x196, complete
        mov rdx, r10                   # copy x174
        movabs rcx, 0x1ae3a4617c510ea  # constant 0x1ae3a4617c510ea
        mulx r10, rcx, rcx             # x186:x185 = x174*0x1ae3a4617c510ea
        adcx r12, r8                   # x196 += x53 + CF, CF to x197, complete
        adcx r13, rdi                  # x197 += x191 + CF, CF to x198, complete
        adox rbx, r9                   # x192 += x184 + OF, no carry
        adox rbx, rcx                  # x192 += x185 (OF is 0), OF to x193, complete
        adcx rbx, rsi                  # x198 += x192 + CF, CF to x199, complete
        adox r10, r11                  # x193 = x186 + OF, no carry, complete

        /* complete: [x193, x192, x191, x190, x189, x188] in [r10, -, -, -, -, rbp] */
        adc rax, r10                   # x199 += x193 + CF, no carry, complete

        /* complete: [x199, x198, x197, x196, x195, x194] in [rax, rbx, r13, r12, r14, r15] */
        mov r8, [rsp-0x8]              # reload pointer out1
        mov [r8+0x8], r14              # out1[1] = x195
        mov [r8+0x10], r12             # out1[2] = x196
        mov [r8+0x18], r13             # out1[3] = x197
        mov [r8+0x20], rbx             # out1[4] = x198
        mov [r8+0x28], rax             # out1[5] = x199
        mov [r8], r15                  # out1[0] = x194

        pop r15                        # restore r15
        .cfi_adjust_cfa_offset -8
        .cfi_restore r15
        pop r14                        # restore r14
        .cfi_adjust_cfa_offset -8
        .cfi_restore r14
        pop r13                        # restore r13
        .cfi_adjust_cfa_offset -8
        .cfi_restore r13
        pop r12                        # restore r12
        .cfi_adjust_cfa_offset -8
        .cfi_restore r12
        pop rbp                        # restore rbp
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbp
        pop rbx                        # restore rbx
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbx
        ret                            # return
        .cfi_endproc
        .size   fe_bls12_377_p_square_loose, .-fe_bls12_377_p_square_loose
        .section .note.GNU-stack, "", @progbits
