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
 * Changed: rax, rcx, rdx, rsi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14
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
 * 184 instructions; 61.6 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.340 [1.338, 1.342] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.522 [1.521, 1.524] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 d03e5463e3bd1a20dda4ab6d993bdf0d6833f5c9e7d1f141b932885b05c634e3
 * found by Fieldwright, seed 15, 2026-12-01T06:08:13.381Z
 * ./fieldwright optimize --field secp256k1-scalar --op mul --seed 15 --budget 13s --for latency --cpu 1
 * sha256 of the code: 89a1bbc988609851c6fef1e2ea33119d0a299582d0a22266fa8cb7030cf6ef8e
 */
        .intel_syntax noprefix
        .text
        .globl  fe_secp256k1_scalar_mul
        .type   fe_secp256k1_scalar_mul, @function
        .p2align 6
fe_secp256k1_scalar_mul:
        .cfi_startproc
        push rbx                                 # save rbx
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbx, 0
        push rbp                                 # save rbp
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbp, 0
        push r12                                 # save r12
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r12, 0
        push r13                                 # save r13
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r13, 0
        push r14                                 # save r14
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r14, 0

        mov r8, rdx                              # copy pointer arg2
        mov rdx, [rsi]                           # load arg1[0]
        mulx rax, r9, [r8]                       # x9:x8 = arg1[0]*arg2[0]
        mov r10, r9                              # copy x8
        imul r10, [rip+.Lfe_secp256k1_scalar_mul_c0] # x20 = x8*0x4b0dff665588b13f mod 2^64
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r11, rcx, [r8]                      # x11:x10 = arg1[1]*arg2[0]
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rbx, rbp, [r8]                      # x13:x12 = arg1[2]*arg2[0]
        xor r12d, r12d                           # CF = OF = 0
        adcx rax, rcx                            # x16 = x9 + x10 (CF is 0), CF to x17, complete
        adcx rbp, r11                            # x17 = x11 + x12 + CF, CF to x18, complete
        mov rdx, [rip+.Lfe_secp256k1_scalar_mul_c1] # constant 0xbfd25e8cd0364141
        mulx r11, rcx, r10                       # x22:x21 = x20*0xbfd25e8cd0364141
        mov rdx, [r8]                            # load arg2[0]
        mulx r12, r13, [rsi+0x18]                # x15:x14 = arg1[3]*arg2[0]
        adcx r13, rbx                            # x18 = x13 + x14 + CF, CF to x19, complete
        adox r9, rcx                             # x29 = x8 + x21 (OF is 0), OF to x30
        adox r11, rax                            # x30 = x22 + x16 + OF, OF to x31
        mov rdx, r10                             # copy x20
        mulx rax, r9, [rip+.Lfe_secp256k1_scalar_mul_c2] # x24:x23 = x20*0xbaaedce6af48a03b
        adcx r12, [rip+.Lfe_secp256k1_scalar_mul_c3] # x19 = x15 + CF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [r12, r13, rbp, -] */
        adcx r9, r11                             # x30 += x23 (CF is 0), CF to x31, complete
        mulx r11, rcx, [rip+.Lfe_secp256k1_scalar_mul_c4] # x26:x25 = x20*0xfffffffffffffffe
        adox rax, rbp                            # x31 = x17 + x24 + OF, OF to x32
        adcx rcx, rax                            # x31 += x25 + CF, CF to x32, complete
        mulx rax, r10, [rip+.Lfe_secp256k1_scalar_mul_c5] # x28:x27 = x20*0xffffffffffffffff
        adcx r13, r10                            # x32 = x27 + x18 + CF, CF to x33
        adox r13, r11                            # x32 += x26 + OF, OF to x33, complete
        adcx rax, r12                            # x33 = x19 + x28 + CF, CF to x47
        mov rdx, [rsi]                           # load arg1[0]
        mulx r10, r11, [r8+0x8]                  # x36:x35 = arg1[0]*arg2[1]
        setc bl                                  # begins x47 = CF
        movzx ebx, bl                            # x47 = CF
        adox rax, [rip+.Lfe_secp256k1_scalar_mul_c3] # x33 += OF, OF to x47, complete

        /* complete: [x33, x32, x31, x30] in [rax, r13, rcx, r9] */
        adox rbx, [rip+.Lfe_secp256k1_scalar_mul_c3] # x47 += OF, no carry
        xor ebp, ebp                             # CF = OF = 0
        adcx r9, r11                             # x43 = x30 + x35 (CF is 0), CF to x44, complete
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r11, rbp, [r8+0x8]                  # x38:x37 = arg1[1]*arg2[1]
        adox r10, rbp                            # x44 = x37 + x36 (OF is 0), OF to x45
        adox r13, r11                            # x45 = x32 + x38 + OF, OF to x46
        adcx r10, rcx                            # x44 += x31 + CF, CF to x45, complete
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r11, rcx, [r8+0x8]                  # x40:x39 = arg1[2]*arg2[1]
        adcx rcx, r13                            # x45 += x39 + CF, CF to x46, complete
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx rbp, r12, [r8+0x8]                  # x42:x41 = arg1[3]*arg2[1]
        adcx r12, rax                            # x46 = x33 + x41 + CF, CF to x47
        adox r11, r12                            # x46 += x40 + OF, OF to x47, complete
        adox rbp, [rip+.Lfe_secp256k1_scalar_mul_c3] # x47.2 = x42 + OF, no carry
        adc rbp, 0x0                             # x47.2 += CF, no carry
        mov rdx, r9                              # copy x43
        imul rdx, [rip+.Lfe_secp256k1_scalar_mul_c0] # x49 = x43*0x4b0dff665588b13f mod 2^64
        mulx rax, r12, [rip+.Lfe_secp256k1_scalar_mul_c2] # x53:x52 = x49*0xbaaedce6af48a03b
        xor r13d, r13d                           # CF = OF = 0
        adox r12, r10                            # x59 = x44 + x52 (OF is 0), OF to x60
        mulx r10, r13, [rip+.Lfe_secp256k1_scalar_mul_c1] # x51:x50 = x49*0xbfd25e8cd0364141
        adcx r9, r13                             # x58 = x43 + x50 (CF is 0), CF to x59
        mulx r9, r13, [rip+.Lfe_secp256k1_scalar_mul_c4] # x55:x54 = x49*0xfffffffffffffffe
        adcx r12, r10                            # x59 += x51 + CF, CF to x60, complete
        adox r13, rcx                            # x60 = x54 + x45 + OF, OF to x61
        adcx r13, rax                            # x60 += x53 + CF, CF to x61, complete
        mulx rax, r10, [rip+.Lfe_secp256k1_scalar_mul_c5] # x57:x56 = x49*0xffffffffffffffff
        adcx r9, r10                             # x61 = x56 + x55 + CF, CF to x62
        adox r11, r9                             # x61 += x46 + OF, OF to x62, complete
        adcx rax, [rip+.Lfe_secp256k1_scalar_mul_c3] # x62 = x57 + CF, no carry
        adox rax, [rip+.Lfe_secp256k1_scalar_mul_c3] # x62 += OF, no carry
        add rbp, rbx                             # x47 += x47.2, CF to x63, complete

        /* complete: [x47, x46, x45, x44, x43] in [rbp, -, rcx, -, -] */
        mov r9d, 0x0                             # begins x63 = CF
        adc r9, 0x0                              # x63 = CF
        adcx rax, rbp                            # x62 += x47 (CF is 0), CF to x63, complete
        mov rdx, [r8+0x10]                       # load arg2[2]
        mulx r10, rcx, [rsi+0x8]                 # x67:x66 = arg1[1]*arg2[2]
        mulx rbx, rbp, [rsi]                     # x65:x64 = arg1[0]*arg2[2]
        adc r9, 0x0                              # x63 += CF, no carry, complete

        /* complete: [x63, x62, x61, x60, x59] in [r9, rax, r11, r13, r12] */
        xor r14d, r14d                           # CF = OF = 0
        adcx r12, rbp                            # x72 = x59 + x64 (CF is 0), CF to x73, complete
        adox rbx, r13                            # x73 = x60 + x65 (OF is 0), OF to x74
        adox r10, r11                            # x74 = x67 + x61 + OF, OF to x75
        mulx r11, rbp, [rsi+0x10]                # x69:x68 = arg1[2]*arg2[2]
        adcx rcx, rbx                            # x73 += x66 + CF, CF to x74, complete
        adcx rbp, r10                            # x74 += x68 + CF, CF to x75, complete
        mulx r10, rbx, [rsi+0x18]                # x71:x70 = arg1[3]*arg2[2]
        adox r11, rbx                            # x75 = x70 + x69 + OF, OF to x76
        adcx rax, r11                            # x75 += x62 + CF, CF to x76, complete
        adox r9, r10                             # x76 = x63 + x71 + OF, OF to x92
        seto r10b                                # begins x92 = OF
        movzx r10d, r10b                         # x92 = OF
        adc r9, 0x0                              # x76 += CF, CF to x92, complete

        /* complete: [x76, x75, x74, x73, x72] in [r9, rax, rbp, rcx, r12] */
        adc r10, 0x0                             # x92 += CF, no carry
        mov r11, r12                             # copy x72
        imul r11, [rip+.Lfe_secp256k1_scalar_mul_c0] # x78 = x72*0x4b0dff665588b13f mod 2^64
        mov rdx, [rip+.Lfe_secp256k1_scalar_mul_c1] # constant 0xbfd25e8cd0364141
        mulx rbx, r13, r11                       # x80:x79 = x78*0xbfd25e8cd0364141
        xor r14d, r14d                           # CF = OF = 0
        adox rcx, rbx                            # x88 = x80 + x73 (OF is 0), OF to x89
        adcx r12, r13                            # x87 = x72 + x79 (CF is 0), CF to x88
        mov rdx, [rip+.Lfe_secp256k1_scalar_mul_c2] # constant 0xbaaedce6af48a03b
        mulx rbx, r12, r11                       # x82:x81 = x78*0xbaaedce6af48a03b
        adcx r12, rcx                            # x88 += x81 + CF, CF to x89, complete
        mov rdx, r11                             # copy x78
        mulx rcx, r13, [rip+.Lfe_secp256k1_scalar_mul_c4] # x84:x83 = x78*0xfffffffffffffffe
        adox rbx, rbp                            # x89 = x82 + x74 + OF, OF to x90
        mulx r11, rbp, [rip+.Lfe_secp256k1_scalar_mul_c5] # x86:x85 = x78*0xffffffffffffffff
        adcx rbx, r13                            # x89 += x83 + CF, CF to x90, complete
        adox rax, rbp                            # x90 = x75 + x85 + OF, OF to x91
        mov rdx, [r8+0x18]                       # load arg2[3]
        mulx rbp, r13, [rsi]                     # x94:x93 = arg1[0]*arg2[3]
        adcx rcx, rax                            # x90 += x84 + CF, CF to x91, complete
        adcx r9, r11                             # x91 = x76 + x86 + CF, CF to x92
        mulx rax, r11, [rsi+0x8]                 # x96:x95 = arg1[1]*arg2[3]
        adcx r10, [rip+.Lfe_secp256k1_scalar_mul_c3] # x92 += CF, no carry
        adox r9, [rip+.Lfe_secp256k1_scalar_mul_c3] # x91 += OF, OF to x92, complete
        adox r10, [rip+.Lfe_secp256k1_scalar_mul_c3] # x92 += OF, no carry, complete

        /* complete: [x92, x91, x90, x89, x88] in [r10, r9, rcx, rbx, r12] */
        xor r14d, r14d                           # CF = OF = 0
        adcx r12, r13                            # x101 = x88 + x93 (CF is 0), CF to x102, complete
        adox r11, rbx                            # x102 = x89 + x95 (OF is 0), OF to x103
        mulx rbx, r13, [rsi+0x10]                # x98:x97 = arg1[2]*arg2[3]
        adcx rbp, r11                            # x102 += x94 + CF, CF to x103, complete
        mulx r8, r11, [rsi+0x18]                 # x100:x99 = arg1[3]*arg2[3]
        adcx rcx, r13                            # x103 = x97 + x90 + CF, CF to x104
        adox rax, rcx                            # x103 += x96 + OF, OF to x104, complete
        adox r9, r11                             # x104 = x91 + x99 + OF, OF to x105
        adox r8, r10                             # x105 = x92 + x100 + OF, OF to x121
        adcx rbx, r9                             # x104 += x98 + CF, CF to x105, complete
        seto r9b                                 # begins x121 = OF
        movzx r9d, r9b                           # x121 = OF
        adc r8, 0x0                              # x105 += CF, CF to x121, complete

        /* complete: [x105, x104, x103, x102, x101] in [r8, rbx, rax, rbp, r12] */
        adc r9, 0x0                              # x121 += CF, no carry
        mov r10, r12                             # copy x101
        imul r10, [rip+.Lfe_secp256k1_scalar_mul_c0] # x107 = x101*0x4b0dff665588b13f mod 2^64
        mov rdx, [rip+.Lfe_secp256k1_scalar_mul_c1] # constant 0xbfd25e8cd0364141
        mulx r11, rcx, r10                       # x109:x108 = x107*0xbfd25e8cd0364141
        xor esi, esi                             # CF = OF = 0
        adox r12, rcx                            # x116 = x101 + x108 (OF is 0), OF to x117
        mov rdx, [rip+.Lfe_secp256k1_scalar_mul_c2] # constant 0xbaaedce6af48a03b
        mulx rcx, rsi, r10                       # x111:x110 = x107*0xbaaedce6af48a03b
        adox rsi, rbp                            # x117 = x110 + x102 + OF, OF to x118
        adcx rsi, r11                            # x117 += x109 (CF is 0), CF to x118, complete
        mov rdx, r10                             # copy x107
        mulx r11, rbp, [rip+.Lfe_secp256k1_scalar_mul_c4] # x113:x112 = x107*0xfffffffffffffffe
        adox rax, rcx                            # x118 = x103 + x111 + OF, OF to x119
        mulx r10, rcx, [rip+.Lfe_secp256k1_scalar_mul_c5] # x115:x114 = x107*0xffffffffffffffff
        adcx rax, rbp                            # x118 += x112 + CF, CF to x119, complete
        adcx rcx, r11                            # x119 = x114 + x113 + CF, CF to x120
        adox rcx, rbx                            # x119 += x104 + OF, OF to x120, complete
        adcx r10, r8                             # x120 = x105 + x115 + CF, CF to x121
        adox r10, [rip+.Lfe_secp256k1_scalar_mul_c3] # x120 += OF, OF to x121, complete
        adcx r9, [rip+.Lfe_secp256k1_scalar_mul_c3] # x121 += CF, no carry
        adox r9, [rip+.Lfe_secp256k1_scalar_mul_c3] # x121 += OF, no carry, complete

        /* complete: [x121, x120, x119, x118, x117] in [r9, r10, rcx, rax, rsi] */
        sub r9, 0x1                              # neg(x126) = x121 - 1
        xor r8d, r8d                             # CF = OF = 0
        mov r8, rsi                              # copy x117
        adcx r8, [rip+.Lfe_secp256k1_scalar_mul_c6] # x122 = x117 + 0x402da1732fc9bebf (CF is 0), CF to x123, complete
        mov r11, rax                             # copy x118
        adc r11, [rip+.Lfe_secp256k1_scalar_mul_c7] # x123 = x118 + 0x4551231950b75fc4 + CF, CF to x124, complete
        mov rdx, rcx                             # copy x119
        adc rdx, 0x1                             # x124 = x119 + 1 + CF, CF to x125, complete
        mov rbx, r10                             # copy x120
        adc rbx, 0x0                             # x125 = x120 + CF, CF to x126, complete

        /* complete: [x125, x124, x123, x122] in [rbx, rdx, r11, r8] */
        adc r9, 0x0                              # neg(x126) += CF
        mov ebp, 0x0                             # constant 0
        sub rbp, r9                              # x126 = 0 - neg(x126), complete
        bt ebp, 0x0                              # CF = x126
        cmovc r8, rsi                            # x127 = x126 ? x117 : x122, x126 in CF
        mov [rdi], r8                            # out1[0] = x127
        cmovnc rcx, rdx                          # x129 = x126 ? x119 : x124, x126 in CF
        cmovnc rax, r11                          # x128 = x126 ? x118 : x123, x126 in CF
        mov [rdi+0x8], rax                       # out1[1] = x128
        cmovc rbx, r10                           # x130 = x126 ? x120 : x125, x126 in CF
        mov [rdi+0x18], rbx                      # out1[3] = x130
        mov [rdi+0x10], rcx                      # out1[2] = x129

        pop r14                                  # restore r14
        .cfi_adjust_cfa_offset -8
        .cfi_restore r14
        pop r13                                  # restore r13
        .cfi_adjust_cfa_offset -8
        .cfi_restore r13
        pop r12                                  # restore r12
        .cfi_adjust_cfa_offset -8
        .cfi_restore r12
        pop rbp                                  # restore rbp
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbp
        pop rbx                                  # restore rbx
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbx
        ret                                      # return
        .cfi_endproc
        .balign 8, 0xcc
.Lfe_secp256k1_scalar_mul_c0: .quad 0x4b0dff665588b13f
.Lfe_secp256k1_scalar_mul_c1: .quad 0xbfd25e8cd0364141
.Lfe_secp256k1_scalar_mul_c2: .quad 0xbaaedce6af48a03b
.Lfe_secp256k1_scalar_mul_c3: .quad 0x0
.Lfe_secp256k1_scalar_mul_c4: .quad 0xfffffffffffffffe
.Lfe_secp256k1_scalar_mul_c5: .quad 0xffffffffffffffff
.Lfe_secp256k1_scalar_mul_c6: .quad 0x402da1732fc9bebf
.Lfe_secp256k1_scalar_mul_c7: .quad 0x4551231950b75fc4
        .size   fe_secp256k1_scalar_mul, .-fe_secp256k1_scalar_mul
        .section .note.GNU-stack, "", @progbits
