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
 *   x29 = x8 + x21 (carry to x34)
 *   x34 = x22 + x23 + x16 (carry to x35)
 *   x35 = x24 + x25 + x17 (carry to x36)
 *   x36 = x26 + x27 + x18 (carry to x37)
 *   x37 = x28 + x19 (carry to x51)
 *   x47 = x34 + x39 (carry to x48)
 *   x48 = x35 + x40 + x41 (carry to x49)
 *   x49 = x36 + x42 + x43 (carry to x50)
 *   x50 = x37 + x44 + x45 (carry to x51)
 *   x51 = x46 (carry to x67)
 *   x62 = x47 + x54 (carry to x63)
 *   x63 = x48 + x55 + x56 (carry to x64)
 *   x64 = x49 + x57 + x58 (carry to x65)
 *   x65 = x50 + x59 + x60 (carry to x66)
 *   x66 = x51 + x61 (carry to x67)
 *   x76 = x63 + x68 (carry to x77)
 *   x77 = x64 + x69 + x70 (carry to x78)
 *   x78 = x65 + x71 + x72 (carry to x79)
 *   x79 = x66 + x73 + x74 (carry to x80)
 *   x80 = x67 + x75 (carry to x96)
 *   x91 = x76 + x83 (carry to x92)
 *   x92 = x77 + x84 + x85 (carry to x93)
 *   x93 = x78 + x86 + x87 (carry to x94)
 *   x94 = x79 + x88 + x89 (carry to x95)
 *   x95 = x80 + x90 (carry to x96)
 *   x105 = x92 + x97 (carry to x106)
 *   x106 = x93 + x98 + x99 (carry to x107)
 *   x107 = x94 + x100 + x101 (carry to x108)
 *   x108 = x95 + x102 + x103 (carry to x109)
 *   x109 = x96 + x104 (carry to x125)
 *   x120 = x105 + x112 (carry to x121)
 *   x121 = x106 + x113 + x114 (carry to x122)
 *   x122 = x107 + x115 + x116 (carry to x123)
 *   x123 = x108 + x117 + x118 (carry to x124)
 *   x124 = x109 + x119 (carry to x125)
 *
 * 187 instructions; 61.0 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.399 [1.396, 1.400] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.482 [1.476, 1.482] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 25, 2026-11-27T15:29:58.558Z
 * ./fieldwright optimize --field secp256k1-scalar --op mul --seed 25 --budget 32s --for latency --cpu 1
 * sha256 of the code: 8ff26cc5571c3052907708ee9b55c39019f1bbaf32aa66fee3811537339d50cc
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
        mov rdx, [rip+.Lfe_secp256k1_scalar_mul_c1] # constant 0xbfd25e8cd0364141
        mulx r11, rcx, r10                       # x22:x21 = x20*0xbfd25e8cd0364141
        xor ebx, ebx                             # CF = OF = 0
        adcx r9, rcx                             # x29 = x8 + x21 (CF is 0), CF to x34
        mov rdx, r10                             # copy x20
        mulx r9, rcx, [rip+.Lfe_secp256k1_scalar_mul_c2] # x24:x23 = x20*0xbaaedce6af48a03b
        adcx r11, rcx                            # x34 = x22 + x23 + CF, CF to x35
        mulx rcx, rbx, [rip+.Lfe_secp256k1_scalar_mul_c3] # x26:x25 = x20*0xfffffffffffffffe
        mulx r10, rbp, [rip+.Lfe_secp256k1_scalar_mul_c4] # x28:x27 = x20*0xffffffffffffffff
        adox rbp, rcx                            # x36 = x26 + x27 (OF is 0), OF to x37
        adcx rbx, r9                             # x35 = x24 + x25 + CF, CF to x36
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r9, rcx, [r8]                       # x11:x10 = arg1[1]*arg2[0]
        adcx rbp, [rip+.Lfe_secp256k1_scalar_mul_c5] # x36 += CF, CF to x37
        adcx r10, [rip+.Lfe_secp256k1_scalar_mul_c5] # x37 = x28 + CF, no carry
        adox r10, [rip+.Lfe_secp256k1_scalar_mul_c5] # x37 += OF, no carry
        xor r12d, r12d                           # CF = OF = 0
        adcx rcx, rax                            # x16 = x9 + x10 (CF is 0), CF to x17, complete
        mov rdx, [r8]                            # load arg2[0]
        mulx rax, r12, [rsi+0x10]                # x13:x12 = arg1[2]*arg2[0]
        adcx r9, r12                             # x17 = x11 + x12 + CF, CF to x18, complete
        adox rcx, r11                            # x34 += x16 (OF is 0), OF to x35, complete
        mulx r11, r12, [rsi+0x18]                # x15:x14 = arg1[3]*arg2[0]
        adcx rax, r12                            # x18 = x13 + x14 + CF, CF to x19, complete
        adox rbx, r9                             # x35 += x17 + OF, OF to x36, complete
        adox rbp, rax                            # x36 += x18 + OF, OF to x37, complete
        adcx r11, [rip+.Lfe_secp256k1_scalar_mul_c5] # x19 = x15 + CF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [r11, rax, r9, -] */
        adox r10, r11                            # x37 += x19 + OF, OF to x51, complete

        /* complete: [x37, x36, x35, x34] in [r10, rbp, rbx, rcx] */
        mov rdx, [rsi]                           # load arg1[0]
        mulx rax, r9, [r8+0x8]                   # x40:x39 = arg1[0]*arg2[1]
        seto r11b                                # begins x51 = OF
        movzx r11d, r11b                         # x51 = OF
        xor r12d, r12d                           # CF = OF = 0
        adox rcx, r9                             # x47 = x34 + x39 (OF is 0), OF to x48, complete
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r9, r12, [r8+0x8]                   # x42:x41 = arg1[1]*arg2[1]
        adox r12, rax                            # x48 = x41 + x40 + OF, OF to x49
        adcx r12, rbx                            # x48 += x35 (CF is 0), CF to x49, complete
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx rax, rbx, [r8+0x8]                  # x46:x45 = arg1[3]*arg2[1]
        mov rdx, [r8+0x8]                        # load arg2[1]
        mulx r13, r14, [rsi+0x10]                # x44:x43 = arg1[2]*arg2[1]
        adcx r9, r14                             # x49 = x42 + x43 + CF, CF to x50
        adox r9, rbp                             # x49 += x36 + OF, OF to x50, complete
        adox rbx, r10                            # x50 = x45 + x37 + OF, OF to x51
        adcx rbx, r13                            # x50 += x44 + CF, CF to x51, complete
        adox rax, [rip+.Lfe_secp256k1_scalar_mul_c5] # x51.2 = x46 + OF, no carry
        adc rax, 0x0                             # x51.2 += CF, no carry
        mov rdx, rcx                             # copy x47
        imul rdx, [rip+.Lfe_secp256k1_scalar_mul_c0] # x53 = x47*0x4b0dff665588b13f mod 2^64
        mulx r10, rbp, [rip+.Lfe_secp256k1_scalar_mul_c4] # x61:x60 = x53*0xffffffffffffffff
        add rax, r11                             # x51 += x51.2, CF to x67, complete

        /* complete: [x51, x50, x49, x48, x47] in [rax, rbx, r9, r12, rcx] */
        mov r11d, 0x0                            # begins x67 = CF
        adc r11, 0x0                             # x67 = CF
        xor r13d, r13d                           # CF = OF = 0
        adox rax, r10                            # x66 = x51 + x61 (OF is 0), OF to x67
        mulx r10, r13, [rip+.Lfe_secp256k1_scalar_mul_c1] # x55:x54 = x53*0xbfd25e8cd0364141
        adox r11, [rip+.Lfe_secp256k1_scalar_mul_c5] # x67 += OF, no carry
        xor r14d, r14d                           # CF = OF = 0
        adcx rcx, r13                            # x62 = x47 + x54 (CF is 0), CF to x63
        mulx rcx, r13, [rip+.Lfe_secp256k1_scalar_mul_c2] # x57:x56 = x53*0xbaaedce6af48a03b
        adox r10, r13                            # x63 = x56 + x55 (OF is 0), OF to x64
        adcx r10, r12                            # x63 += x48 + CF, CF to x64, complete
        mulx r12, r13, [rip+.Lfe_secp256k1_scalar_mul_c3] # x59:x58 = x53*0xfffffffffffffffe
        adcx r13, rcx                            # x64 = x57 + x58 + CF, CF to x65
        adox r13, r9                             # x64 += x49 + OF, OF to x65, complete
        mov rdx, [rsi]                           # load arg1[0]
        mulx r9, rcx, [r8+0x10]                  # x69:x68 = arg1[0]*arg2[2]
        adox rbp, r12                            # x65 = x59 + x60 + OF, OF to x66
        adcx rbp, rbx                            # x65 += x50 + CF, CF to x66, complete
        adcx rax, [rip+.Lfe_secp256k1_scalar_mul_c5] # x66 += CF, CF to x67
        adcx r11, [rip+.Lfe_secp256k1_scalar_mul_c5] # x67 += CF, no carry
        adox rax, [rip+.Lfe_secp256k1_scalar_mul_c5] # x66 += OF, OF to x67, complete
        adox r11, [rip+.Lfe_secp256k1_scalar_mul_c5] # x67 += OF, no carry, complete

        /* complete: [x67, x66, x65, x64, x63] in [r11, rax, rbp, r13, r10] */
        xor ebx, ebx                             # CF = OF = 0
        adcx rcx, r10                            # x76 = x63 + x68 (CF is 0), CF to x77, complete
        mov rdx, [r8+0x10]                       # load arg2[2]
        mulx r10, rbx, [rsi+0x8]                 # x71:x70 = arg1[1]*arg2[2]
        adox rbx, r9                             # x77 = x70 + x69 (OF is 0), OF to x78
        mulx r9, r12, [rsi+0x10]                 # x73:x72 = arg1[2]*arg2[2]
        adox r10, rbp                            # x78 = x65 + x71 + OF, OF to x79
        adcx rbx, r13                            # x77 += x64 + CF, CF to x78, complete
        mulx rbp, r13, [rsi+0x18]                # x75:x74 = arg1[3]*arg2[2]
        adcx r12, r10                            # x78 += x72 + CF, CF to x79, complete
        adcx r13, rax                            # x79 = x74 + x66 + CF, CF to x80
        adox r13, r9                             # x79 += x73 + OF, OF to x80, complete
        adox r11, rbp                            # x80 = x67 + x75 + OF, OF to x96
        seto al                                  # begins x96 = OF
        movzx eax, al                            # x96 = OF
        adc r11, 0x0                             # x80 += CF, CF to x96, complete

        /* complete: [x80, x79, x78, x77, x76] in [r11, r13, r12, rbx, rcx] */
        adc rax, 0x0                             # x96 += CF, no carry
        mov r9, rcx                              # copy x76
        imul r9, [rip+.Lfe_secp256k1_scalar_mul_c0] # x82 = x76*0x4b0dff665588b13f mod 2^64
        mov rdx, [rip+.Lfe_secp256k1_scalar_mul_c1] # constant 0xbfd25e8cd0364141
        mulx r10, rbp, r9                        # x84:x83 = x82*0xbfd25e8cd0364141
        xor r14d, r14d                           # CF = OF = 0
        adcx rbp, rcx                            # x91 = x76 + x83 (CF is 0), CF to x92
        adox rbx, r10                            # x92 = x77 + x84 (OF is 0), OF to x93
        mov rdx, r9                              # copy x82
        mulx r10, rcx, [rip+.Lfe_secp256k1_scalar_mul_c2] # x86:x85 = x82*0xbaaedce6af48a03b
        mulx rbp, r14, [rip+.Lfe_secp256k1_scalar_mul_c3] # x88:x87 = x82*0xfffffffffffffffe
        adcx rbx, rcx                            # x92 += x85 + CF, CF to x93, complete
        adox r10, r12                            # x93 = x78 + x86 + OF, OF to x94
        adcx r14, r10                            # x93 += x87 + CF, CF to x94, complete
        mulx r9, r10, [rip+.Lfe_secp256k1_scalar_mul_c4] # x90:x89 = x82*0xffffffffffffffff
        adox r10, rbp                            # x94 = x89 + x88 + OF, OF to x95
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rcx, rbp, [r8+0x18]                 # x100:x99 = arg1[1]*arg2[3]
        adcx r10, r13                            # x94 += x79 + CF, CF to x95, complete
        adox r11, r9                             # x95 = x80 + x90 + OF, OF to x96
        mov rdx, [r8+0x18]                       # load arg2[3]
        mulx r9, r12, [rsi]                      # x98:x97 = arg1[0]*arg2[3]
        adcx r11, [rip+.Lfe_secp256k1_scalar_mul_c5] # x95 += CF, CF to x96, complete
        adcx rax, [rip+.Lfe_secp256k1_scalar_mul_c5] # x96 += CF, no carry
        adox rax, [rip+.Lfe_secp256k1_scalar_mul_c5] # x96 += OF, no carry, complete

        /* complete: [x96, x95, x94, x93, x92] in [rax, r11, r10, r14, rbx] */
        xor r13d, r13d                           # CF = OF = 0
        adcx rbx, r12                            # x105 = x92 + x97 (CF is 0), CF to x106, complete
        mulx r12, r13, [rsi+0x10]                # x102:x101 = arg1[2]*arg2[3]
        adox rbp, r9                             # x106 = x99 + x98 (OF is 0), OF to x107
        adox rcx, r13                            # x107 = x100 + x101 + OF, OF to x108
        adcx r14, rbp                            # x106 += x93 + CF, CF to x107, complete
        adcx r10, rcx                            # x107 += x94 + CF, CF to x108, complete
        mulx r8, r9, [rsi+0x18]                  # x104:x103 = arg1[3]*arg2[3]
        adox r11, r9                             # x108 = x103 + x95 + OF, OF to x109
        adcx r11, r12                            # x108 += x102 + CF, CF to x109, complete
        adox r8, rax                             # x109 = x96 + x104 + OF, OF to x125
        seto al                                  # begins x125 = OF
        movzx eax, al                            # x125 = OF
        adc r8, 0x0                              # x109 += CF, CF to x125, complete

        /* complete: [x109, x108, x107, x106, x105] in [r8, r11, r10, r14, rbx] */
        adc rax, 0x0                             # x125 += CF, no carry
        mov r9, rbx                              # copy x105
        imul r9, [rip+.Lfe_secp256k1_scalar_mul_c0] # x111 = x105*0x4b0dff665588b13f mod 2^64
        mov rdx, [rip+.Lfe_secp256k1_scalar_mul_c1] # constant 0xbfd25e8cd0364141
        mulx rcx, rsi, r9                        # x113:x112 = x111*0xbfd25e8cd0364141
        xor ebp, ebp                             # CF = OF = 0
        adcx rbx, rsi                            # x120 = x105 + x112 (CF is 0), CF to x121
        mov rdx, r9                              # copy x111
        mulx rsi, rbx, [rip+.Lfe_secp256k1_scalar_mul_c2] # x115:x114 = x111*0xbaaedce6af48a03b
        adox rcx, rbx                            # x121 = x114 + x113 (OF is 0), OF to x122
        adcx r14, rcx                            # x121 += x106 + CF, CF to x122, complete
        mulx rcx, rbx, [rip+.Lfe_secp256k1_scalar_mul_c3] # x117:x116 = x111*0xfffffffffffffffe
        adox rsi, rbx                            # x122 = x115 + x116 + OF, OF to x123
        adcx rsi, r10                            # x122 += x107 + CF, CF to x123, complete
        mulx r9, r10, [rip+.Lfe_secp256k1_scalar_mul_c4] # x119:x118 = x111*0xffffffffffffffff
        adox rcx, r10                            # x123 = x117 + x118 + OF, OF to x124
        adcx r11, rcx                            # x123 += x108 + CF, CF to x124, complete
        adcx r8, r9                              # x124 = x109 + x119 + CF, CF to x125
        adox r8, [rip+.Lfe_secp256k1_scalar_mul_c5] # x124 += OF, OF to x125, complete
        adcx rax, [rip+.Lfe_secp256k1_scalar_mul_c5] # x125 += CF, no carry
        adox rax, [rip+.Lfe_secp256k1_scalar_mul_c5] # x125 += OF, no carry, complete

        /* complete: [x125, x124, x123, x122, x121] in [rax, r8, r11, rsi, r14] */
        sub rax, 0x1                             # neg(x130) = x125 - 1
        mov r9, r14                              # copy x121
        add r9, [rip+.Lfe_secp256k1_scalar_mul_c6] # x126 = x121 + 0x402da1732fc9bebf, CF to x127, complete
        mov r10, rsi                             # copy x122
        adcx r10, [rip+.Lfe_secp256k1_scalar_mul_c7] # x127 = x122 + 0x4551231950b75fc4 + CF, CF to x128, complete
        mov rcx, r11                             # copy x123
        adc rcx, 0x1                             # x128 = x123 + 1 + CF, CF to x129, complete
        mov rdx, r8                              # copy x124
        adc rdx, 0x0                             # x129 = x124 + CF, CF to x130, complete

        /* complete: [x129, x128, x127, x126] in [rdx, rcx, r10, r9] */
        adc rax, 0x0                             # neg(x130) += CF
        mov ebx, 0x0                             # constant 0
        sub rbx, rax                             # x130 = 0 - neg(x130), complete
        bt ebx, 0x0                              # CF = x130
        cmovc rdx, r8                            # x134 = x130 ? x124 : x129, x130 in CF
        cmovc r10, rsi                           # x132 = x130 ? x122 : x127, x130 in CF
        mov [rdi+0x18], rdx                      # out1[3] = x134
        cmovc rcx, r11                           # x133 = x130 ? x123 : x128, x130 in CF
        mov [rdi+0x8], r10                       # out1[1] = x132
        mov [rdi+0x10], rcx                      # out1[2] = x133
        cmovc r9, r14                            # x131 = x130 ? x121 : x126, x130 in CF
        mov [rdi], r9                            # out1[0] = x131

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
.Lfe_secp256k1_scalar_mul_c3: .quad 0xfffffffffffffffe
.Lfe_secp256k1_scalar_mul_c4: .quad 0xffffffffffffffff
.Lfe_secp256k1_scalar_mul_c5: .quad 0x0
.Lfe_secp256k1_scalar_mul_c6: .quad 0x402da1732fc9bebf
.Lfe_secp256k1_scalar_mul_c7: .quad 0x4551231950b75fc4
        .size   fe_secp256k1_scalar_mul, .-fe_secp256k1_scalar_mul
        .section .note.GNU-stack, "", @progbits
