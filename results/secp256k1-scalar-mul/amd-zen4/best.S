/*
 * secp256k1-scalar mul (loose), modulo p = 2^256 - 432420386565659656852420866394968145599
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 *
 * void fe_secp256k1_scalar_mul(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below p
 *   rsi  arg1[4]  read, below p
 *   rdx  arg2[4]  read, below p
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x47
 *   [rsp-0x18]  pointer arg2
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * neg(x) is a part of the word x that is to be subtracted.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x29 = x8 + x21 (carry to x30)
 *   x30 = x16 + x22 + x23 (carry to x31)
 *   x31 = x17 + x24 + x25 (carry to x32)
 *   x32 = x18 + x26 + x27 (carry to x33)
 *   x33 = x19 + x28 (carry to x47)
 *   x43 = x30 + x35 (carry to x44)
 *   x44 = x31 + x36 + x37 (carry to x45)
 *   x45 = x32 + x38 + x39 (carry to x46)
 *   x46 = x33 + x40 + x41 (carry to x47)
 *   x47 = x42 (carry to x63)
 *   x58 = x43 + x50 (carry to x59)
 *   x59 = x44 + x51 + x52 (carry to x60)
 *   x60 = x45 + x53 + x54 (carry to x61)
 *   x61 = x46 + x55 + x56 (carry to x62)
 *   x62 = x47 + x57 (carry to x63)
 *   x72 = x59 + x64 (carry to x73)
 *   x73 = x60 + x65 + x66 (carry to x74)
 *   x74 = x61 + x67 + x68 (carry to x75)
 *   x75 = x62 + x69 + x70 (carry to x76)
 *   x76 = x63 + x71 (carry to x92)
 *   x87 = x72 + x79 (carry to x88)
 *   x88 = x73 + x80 + x81 (carry to x89)
 *   x89 = x74 + x82 + x83 (carry to x90)
 *   x90 = x75 + x84 + x85 (carry to x91)
 *   x91 = x76 + x86 (carry to x92)
 *   x101 = x88 + x93 (carry to x102)
 *   x102 = x89 + x94 + x95 (carry to x103)
 *   x103 = x90 + x96 + x97 (carry to x104)
 *   x104 = x91 + x98 + x99 (carry to x105)
 *   x105 = x92 + x100 (carry to x121)
 *   x116 = x101 + x108 (carry to x117)
 *   x117 = x102 + x109 + x110 (carry to x118)
 *   x118 = x103 + x111 + x112 (carry to x119)
 *   x119 = x104 + x113 + x114 (carry to x120)
 *   x120 = x105 + x115 (carry to x121)
 *
 * 191 instructions; 58.5 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.413 [1.411, 1.414] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.216 [1.216, 1.217] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 31dcf5aa15aff0e34be99e1d4a12d0142ba3c5f764aee5f05e3a061aa33a22cd
 * found by Fieldwright, seed 1, 2026-11-23T06:54:47.427Z
 * npm run optimize -- --field secp256k1-scalar --op mul --seed 1 --budget 75s
 * sha256 of the code: 48cecf87cc9a36e11979b764baed9eb4f3463673f50cdcec27da2941a8f0b13f
 */
        .intel_syntax noprefix
        .text
        .globl  fe_secp256k1_scalar_mul
        .type   fe_secp256k1_scalar_mul, @function
        .p2align 6
fe_secp256k1_scalar_mul:
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
        mulx r8, r9, [rsi+0x8]     # x11:x10 = arg1[1]*arg2[0]
        mulx r10, r11, [rsi]       # x9:x8 = arg1[0]*arg2[0]
        xor ecx, ecx               # CF = OF = 0
        adcx r10, r9               # x16 = x9 + x10 (CF is 0), CF to x17, complete
        mulx r9, rcx, [rsi+0x10]   # x13:x12 = arg1[2]*arg2[0]
        adcx r8, rcx               # x17 = x11 + x12 + CF, CF to x18, complete
        mulx rcx, rbx, [rsi+0x18]  # x15:x14 = arg1[3]*arg2[0]
        adcx r9, rbx               # x18 = x13 + x14 + CF, CF to x19, complete
        adc rcx, 0x0               # x19 = x15 + CF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [rcx, r9, r8, r10] */
        mov rdx, r11               # copy x8
        movabs rbx, 0x4b0dff665588b13f # constant 0x4b0dff665588b13f
        imul rdx, rbx              # x20 = x8*0x4b0dff665588b13f mod 2^64
        movabs rbp, -0x402da1732fc9bebf # constant 0xbfd25e8cd0364141
        mulx r12, r13, rbp         # x22:x21 = x20*0xbfd25e8cd0364141
        xor r14d, r14d             # CF = OF = 0
        adox r11, r13              # x29 = x8 + x21 (OF is 0), OF to x30
        movabs r11, -0x4551231950b75fc5 # constant 0xbaaedce6af48a03b
        mulx r13, r14, r11         # x24:x23 = x20*0xbaaedce6af48a03b
        adox r10, r12              # x30 = x16 + x22 + OF, OF to x31
        adcx r14, r10              # x30 += x23 (CF is 0), CF to x31, complete
        mov r10, -0x2              # constant 0xfffffffffffffffe
        mulx r12, r15, r10         # x26:x25 = x20*0xfffffffffffffffe
        adox r13, r8               # x31 = x17 + x24 + OF, OF to x32
        adcx r13, r15              # x31 += x25 + CF, CF to x32, complete
        adox r9, r12               # x32 = x18 + x26 + OF, OF to x33
        mov r8, -0x1               # constant 0xffffffffffffffff
        mulx r12, r15, r8          # x28:x27 = x20*0xffffffffffffffff
        adcx r15, r9               # x32 += x27 + CF, CF to x33, complete
        adox rcx, r12              # x33 = x19 + x28 + OF, OF to x47
        mov rdx, [rax+0x8]         # load arg2[1]
        mulx r9, r12, [rsi]        # x36:x35 = arg1[0]*arg2[1]
        mov [rsp-0x8], rdi         # spill pointer out1
        mov edi, 0x0               # constant 0
        adcx rcx, rdi              # x33 += CF, CF to x47, complete

        /* complete: [x33, x32, x31, x30] in [rcx, r15, r13, r14] */
        setc r8b                   # begins x47 = CF
        movzx r8d, r8b             # x47 = CF
        adox r8, rdi               # x47 += OF, no carry
        mov [rsp-0x10], r8         # spill x47
        xor r8d, r8d               # CF = OF = 0
        adcx r14, r12              # x43 = x30 + x35 (CF is 0), CF to x44, complete
        mulx r8, r12, [rsi+0x8]    # x38:x37 = arg1[1]*arg2[1]
        adox r9, r12               # x44 = x36 + x37 (OF is 0), OF to x45
        adcx r9, r13               # x44 += x31 + CF, CF to x45, complete
        mulx r12, r13, [rsi+0x10]  # x40:x39 = arg1[2]*arg2[1]
        adox r8, r13               # x45 = x38 + x39 + OF, OF to x46
        mov [rsp-0x18], rax        # spill pointer arg2
        mulx r13, rax, [rsi+0x18]  # x42:x41 = arg1[3]*arg2[1]
        adox rax, rcx              # x46 = x33 + x41 + OF, OF to x47
        adcx r8, r15               # x45 += x32 + CF, CF to x46, complete
        adcx rax, r12              # x46 += x40 + CF, CF to x47, complete
        adox r13, rdi              # x47.2 = x42 + OF, no carry
        adc r13, 0x0               # x47.2 += CF, no carry
        mov rdx, r14               # copy x43
        imul rdx, rbx              # x49 = x43*0x4b0dff665588b13f mod 2^64
        mulx rcx, r12, rbp         # x51:x50 = x49*0xbfd25e8cd0364141
        xor r15d, r15d             # CF = OF = 0
        adcx r14, r12              # x58 = x43 + x50 (CF is 0), CF to x59
        adox r9, rcx               # x59 = x44 + x51 (OF is 0), OF to x60
        mulx rcx, r12, r11         # x53:x52 = x49*0xbaaedce6af48a03b
        mulx r14, r15, r10         # x55:x54 = x49*0xfffffffffffffffe
        adox r8, rcx               # x60 = x45 + x53 + OF, OF to x61
        adcx r12, r9               # x59 += x52 + CF, CF to x60, complete
        adcx r15, r8               # x60 += x54 + CF, CF to x61, complete
        mov r8, -0x1               # constant 0xffffffffffffffff
        mulx r9, rcx, r8           # x57:x56 = x49*0xffffffffffffffff
        adox rax, rcx              # x61 = x46 + x56 + OF, OF to x62
        adcx rax, r14              # x61 += x55 + CF, CF to x62, complete
        adcx r9, rdi               # x62 = x57 + CF, no carry
        adox r9, rdi               # x62 += OF, no carry
        add r13, [rsp-0x10]        # x47 += x47.2, CF to x63, complete

        /* complete: [x47, x46, x45, x44, x43] in [r13, -, -, -, -] */
        mov ecx, 0x0               # begins x63 = CF
        adc rcx, 0x0               # x63 = CF
        add r13, r9                # x62 += x47, CF to x63, complete
        mov r9, [rsp-0x18]         # reload pointer arg2
        mov rdx, [r9+0x10]         # load arg2[2]
        mulx r14, r8, [rsi]        # x65:x64 = arg1[0]*arg2[2]
        adc rcx, 0x0               # x63 += CF, no carry, complete

        /* complete: [x63, x62, x61, x60, x59] in [rcx, r13, rax, r15, r12] */
        xor r10d, r10d             # CF = OF = 0
        adcx r12, r8               # x72 = x59 + x64 (CF is 0), CF to x73, complete
        mulx r8, r10, [rsi+0x8]    # x67:x66 = arg1[1]*arg2[2]
        adox r10, r14              # x73 = x66 + x65 (OF is 0), OF to x74
        adcx r15, r10              # x73 += x60 + CF, CF to x74, complete
        adox rax, r8               # x74 = x61 + x67 + OF, OF to x75
        mulx r8, r10, [rsi+0x10]   # x69:x68 = arg1[2]*arg2[2]
        adox r8, r13               # x75 = x62 + x69 + OF, OF to x76
        adcx rax, r10              # x74 += x68 + CF, CF to x75, complete
        mulx r10, r13, [rsi+0x18]  # x71:x70 = arg1[3]*arg2[2]
        adcx r8, r13               # x75 += x70 + CF, CF to x76, complete
        adcx r10, rcx              # x76 = x63 + x71 + CF, CF to x92
        adox r10, rdi              # x76 += OF, OF to x92, complete

        /* complete: [x76, x75, x74, x73, x72] in [r10, r8, rax, r15, r12] */
        seto cl                    # begins x92 = OF
        movzx ecx, cl              # x92 = OF
        adc rcx, 0x0               # x92 += CF, no carry
        mov rdx, r12               # copy x72
        imul rdx, rbx              # x78 = x72*0x4b0dff665588b13f mod 2^64
        mulx r13, r14, rbp         # x80:x79 = x78*0xbfd25e8cd0364141
        xor ebp, ebp               # CF = OF = 0
        adcx r12, r14              # x87 = x72 + x79 (CF is 0), CF to x88
        mulx rbp, r12, r11         # x82:x81 = x78*0xbaaedce6af48a03b
        adox r15, r13              # x88 = x73 + x80 (OF is 0), OF to x89
        adcx r12, r15              # x88 += x81 + CF, CF to x89, complete
        mov r13, -0x2              # constant 0xfffffffffffffffe
        mulx r14, r15, r13         # x84:x83 = x78*0xfffffffffffffffe
        adox rax, rbp              # x89 = x74 + x82 + OF, OF to x90
        adcx rax, r15              # x89 += x83 + CF, CF to x90, complete
        mov rbp, -0x1              # constant 0xffffffffffffffff
        mulx r15, r13, rbp         # x86:x85 = x78*0xffffffffffffffff
        adox r13, r14              # x90 = x85 + x84 + OF, OF to x91
        adcx r13, r8               # x90 += x75 + CF, CF to x91, complete
        mov rdx, [rsi]             # load arg1[0]
        mulx r8, r14, [r9+0x18]    # x94:x93 = arg1[0]*arg2[3]
        adox r10, r15              # x91 = x76 + x86 + OF, OF to x92
        adcx r10, rdi              # x91 += CF, CF to x92, complete
        adcx rcx, rdi              # x92 += CF, no carry
        adox rcx, rdi              # x92 += OF, no carry, complete

        /* complete: [x92, x91, x90, x89, x88] in [rcx, r10, r13, rax, r12] */
        xor r15d, r15d             # CF = OF = 0
        adcx r14, r12              # x101 = x88 + x93 (CF is 0), CF to x102, complete
        mov rdx, [r9+0x18]         # load arg2[3]
        mulx r12, r15, [rsi+0x8]   # x96:x95 = arg1[1]*arg2[3]
        adox r15, r8               # x102 = x94 + x95 (OF is 0), OF to x103
        adox r13, r12              # x103 = x90 + x96 + OF, OF to x104
        adcx r15, rax              # x102 += x89 + CF, CF to x103, complete
        mulx rax, r8, [rsi+0x10]   # x98:x97 = arg1[2]*arg2[3]
        adcx r13, r8               # x103 += x97 + CF, CF to x104, complete
        adox r10, rax              # x104 = x91 + x98 + OF, OF to x105
        mulx rax, r8, [rsi+0x18]   # x100:x99 = arg1[3]*arg2[3]
        adox rcx, rax              # x105 = x92 + x100 + OF, OF to x121
        adcx r8, r10               # x104 += x99 + CF, CF to x105, complete
        seto al                    # begins x121 = OF
        movzx eax, al              # x121 = OF
        adc rcx, 0x0               # x105 += CF, CF to x121, complete

        /* complete: [x105, x104, x103, x102, x101] in [rcx, r8, r13, r15, r14] */
        adc rax, 0x0               # x121 += CF, no carry
        mov rdx, r14               # copy x101
        imul rdx, rbx              # x107 = x101*0x4b0dff665588b13f mod 2^64
        movabs r9, -0x402da1732fc9bebf # constant 0xbfd25e8cd0364141
        mulx r9, r10, r9           # x109:x108 = x107*0xbfd25e8cd0364141
        mulx r11, rsi, r11         # x111:x110 = x107*0xbaaedce6af48a03b
        xor ebx, ebx               # CF = OF = 0
        adcx r14, r10              # x116 = x101 + x108 (CF is 0), CF to x117
        adox r9, r15               # x117 = x102 + x109 (OF is 0), OF to x118
        adcx r9, rsi               # x117 += x110 + CF, CF to x118, complete
        mov r10, -0x2              # constant 0xfffffffffffffffe
        mulx r10, rsi, r10         # x113:x112 = x107*0xfffffffffffffffe
        adox r13, r11              # x118 = x111 + x103 + OF, OF to x119
        adcx r13, rsi              # x118 += x112 + CF, CF to x119, complete
        mulx r11, rsi, rbp         # x115:x114 = x107*0xffffffffffffffff
        adox r10, rsi              # x119 = x113 + x114 + OF, OF to x120
        adox r11, rcx              # x120 = x105 + x115 + OF, OF to x121
        adcx r10, r8               # x119 += x104 + CF, CF to x120, complete
        adcx r11, rdi              # x120 += CF, CF to x121, complete
        adcx rax, rdi              # x121 += CF, no carry
        mov r8, r9                 # copy x117
        movabs rcx, 0x402da1732fc9bebf # constant 0x402da1732fc9bebf
        adcx r8, rcx               # x122 = x117 + 0x402da1732fc9bebf (CF is 0), CF to x123, complete
        mov rcx, r13               # copy x118
        movabs rsi, 0x4551231950b75fc4 # constant 0x4551231950b75fc4
        adcx rcx, rsi              # x123 = x118 + 0x4551231950b75fc4 + CF, CF to x124, complete
        mov rsi, r10               # copy x119
        mov edx, 0x1               # constant 1
        adcx rsi, rdx              # x124 = x119 + 1 + CF, CF to x125, complete
        adox rax, rdi              # x121 += OF, no carry, complete

        /* complete: [x121, x120, x119, x118, x117] in [rax, r11, r10, r13, r9] */
        mov rbx, r11               # copy x120
        adc rbx, 0x0               # x125 = x120 + CF, CF to x126, complete

        /* complete: [x125, x124, x123, x122] in [rbx, rsi, rcx, r8] */
        sbb rdx, 0x0               # x126 = 1 - CF
        sub rax, rdx               # neg(x126) = x121 - x126
        sub rdi, rax               # x126 = 0 - neg(x126), complete
        bt edi, 0x0                # CF = x126
        cmovc rcx, r13             # x128 = x126 ? x118 : x123, x126 in CF
        cmovc rbx, r11             # x130 = x126 ? x120 : x125, x126 in CF
        cmovnc r9, r8              # x127 = x126 ? x117 : x122, x126 in CF
        cmovc rsi, r10             # x129 = x126 ? x119 : x124, x126 in CF
        mov rax, [rsp-0x8]         # reload pointer out1
        mov [rax+0x8], rcx         # out1[1] = x128
        mov [rax], r9              # out1[0] = x127
        mov [rax+0x18], rbx        # out1[3] = x130
        mov [rax+0x10], rsi        # out1[2] = x129

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
        .size   fe_secp256k1_scalar_mul, .-fe_secp256k1_scalar_mul
        .section .note.GNU-stack, "", @progbits
