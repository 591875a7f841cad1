/*
 * bls12-381-q mul (loose), modulo p = 0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 *
 * void fe_bls12_381_q_mul(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
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
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x29 = x8 + x21 (carry to x46)
 *   x46 = x22 + x23 + x16 + x38 (carry to x61)
 *   x60 = x46 + x52 (carry to x61)
 *   x61 = x24 + x25 + x17 + x39 + x40 + x53 + x54 (carry to x62)
 *   x62 = x26 + x27 + x18 + x41 + x42 + x55 + x56 (carry to x63)
 *   x63 = x28 + x19 + x43 + x44 + x57 + x58 (carry to x64)
 *   x64 = x45 + x59
 *   x73 = x61 + x65 (carry to x88)
 *   x87 = x73 + x79 (carry to x88)
 *   x88 = x62 + x66 + x67 + x80 + x81 (carry to x89)
 *   x89 = x63 + x68 + x69 + x82 + x83 (carry to x90)
 *   x90 = x64 + x70 + x71 + x84 + x85 (carry to x91)
 *   x91 = x72 + x86
 *   x100 = x88 + x92 (carry to x115)
 *   x114 = x100 + x106 (carry to x115)
 *   x115 = x89 + x93 + x94 + x107 + x108 (carry to x116)
 *   x116 = x90 + x95 + x96 + x109 + x110 (carry to x117)
 *   x117 = x91 + x97 + x98 + x111 + x112 (carry to x118)
 *   x118 = x99 + x113
 *
 * 165 instructions; 52.0 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.654 [1.647, 1.657] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.799 [1.799, 1.799] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 15, 2026-11-27T15:23:12.762Z
 * ./fieldwright optimize --field bls12-381-q --op mul --seed 15 --budget 32s --for latency --cpu 1
 * sha256 of the code: 05940b6c7b8f7fdd1183ba30c95479b3c8ab7c3d499ecbb5ba4df3c257e79308
 */
        .intel_syntax noprefix
        .text
        .globl  fe_bls12_381_q_mul
        .type   fe_bls12_381_q_mul, @function
        .p2align 6
fe_bls12_381_q_mul:
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
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rax, r9, [r8]                       # x11:x10 = arg1[1]*arg2[0]
        mov rdx, [rsi]                           # load arg1[0]
        mulx r10, r11, [r8]                      # x9:x8 = arg1[0]*arg2[0]
        xor ecx, ecx                             # CF = OF = 0
        adox r10, r9                             # x16 = x9 + x10 (OF is 0), OF to x17, complete
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r9, rcx, [r8]                       # x13:x12 = arg1[2]*arg2[0]
        adox rcx, rax                            # x17 = x11 + x12 + OF, OF to x18, complete
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx rax, rbx, [r8]                      # x15:x14 = arg1[3]*arg2[0]
        adox r9, rbx                             # x18 = x13 + x14 + OF, OF to x19, complete
        adox rax, [rip+.Lfe_bls12_381_q_mul_c0]  # x19 = x15 + OF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [rax, r9, rcx, r10] */
        mov rbx, r11                             # copy x8
        imul rbx, [rip+.Lfe_bls12_381_q_mul_c1]  # x20 = x8*0xfffffffeffffffff mod 2^64
        mov rdx, [rip+.Lfe_bls12_381_q_mul_c2]   # constant 0xffffffff00000001
        mulx rbp, r12, rbx                       # x22:x21 = x20*0xffffffff00000001
        xor r13d, r13d                           # CF = OF = 0
        adox r11, r12                            # x29 = x8 + x21 (OF is 0), OF to x46
        mov rdx, [rip+.Lfe_bls12_381_q_mul_c3]   # constant 0x53bda402fffe5bfe
        mulx r11, r12, rbx                       # x24:x23 = x20*0x53bda402fffe5bfe
        adox r10, r12                            # x46 = x16 + x23 + OF, OF to x61
        adox rcx, r11                            # x61 = x24 + x17 + OF, OF to x62
        mov rdx, rbx                             # copy x20
        mulx r11, r12, [rip+.Lfe_bls12_381_q_mul_c4] # x28:x27 = x20*0x73eda753299d7d48
        mulx rbx, r13, [rip+.Lfe_bls12_381_q_mul_c5] # x26:x25 = x20*0x3339d80809a1d805
        adox r9, r12                             # x62 = x27 + x18 + OF, OF to x63
        adcx r10, rbp                            # x46 += x22 (CF is 0), CF to x61
        mov rdx, [r8+0x8]                        # load arg2[1]
        mulx rbp, r12, [rsi]                     # x39:x38 = arg1[0]*arg2[1]
        adcx r13, rcx                            # x61 += x25 + CF, CF to x62
        adcx rbx, r9                             # x62 += x26 + CF, CF to x63
        adox r11, rax                            # x63 = x28 + x19 + OF, no carry
        adc r11, 0x0                             # x63 += CF, no carry
        xor eax, eax                             # CF = OF = 0
        adox r10, r12                            # x46 += x38 (OF is 0), OF to x61, complete
        mulx rax, r9, [rsi+0x10]                 # x43:x42 = arg1[2]*arg2[1]
        mulx rcx, r12, [rsi+0x8]                 # x41:x40 = arg1[1]*arg2[1]
        adox rbp, r13                            # x61 += x39 + OF, OF to x62
        adox rbx, r9                             # x62 += x42 + OF, OF to x63
        adcx rcx, rbx                            # x62 += x41 (CF is 0), CF to x63
        mulx r9, rbx, [rsi+0x18]                 # x45:x44 = arg1[3]*arg2[1]
        adox r11, rbx                            # x63 += x44 + OF, OF to x64
        adcx rax, r11                            # x63 += x43 + CF, CF to x64
        adox r9, [rip+.Lfe_bls12_381_q_mul_c0]   # x64 = x45 + OF, no carry
        adc r9, 0x0                              # x64 += CF, no carry
        mov r11, r10                             # copy x46
        imul r11, [rip+.Lfe_bls12_381_q_mul_c1]  # x51 = x46*0xfffffffeffffffff mod 2^64
        mov rdx, [rip+.Lfe_bls12_381_q_mul_c2]   # constant 0xffffffff00000001
        mulx rbx, r13, r11                       # x53:x52 = x51*0xffffffff00000001
        xor r14d, r14d                           # CF = OF = 0
        adcx r12, rbp                            # x61 += x40 (CF is 0), CF to x62
        adox r10, r13                            # x60 = x46 + x52 (OF is 0), OF to x61
        mov rdx, r11                             # copy x51
        mulx r10, rbp, [rip+.Lfe_bls12_381_q_mul_c3] # x55:x54 = x51*0x53bda402fffe5bfe
        adox rbp, rbx                            # x61.2 = x54 + x53 + OF, OF to x62
        adcx r10, [rip+.Lfe_bls12_381_q_mul_c0]  # x62.2 = x55 + CF, no carry
        adcx rbp, r12                            # x61 += x61.2 (CF is 0), CF to x62, complete
        mulx rbx, r12, [rip+.Lfe_bls12_381_q_mul_c5] # x57:x56 = x51*0x3339d80809a1d805
        mulx r11, r13, [rip+.Lfe_bls12_381_q_mul_c4] # x59:x58 = x51*0x73eda753299d7d48
        adcx r10, r12                            # x62.2 += x56 + CF, CF to x63
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r12, r14, [r8+0x10]                 # x70:x69 = arg1[2]*arg2[2]
        adcx rbx, r13                            # x63.2 = x58 + x57 + CF, CF to x64
        adox rcx, r10                            # x62 += x62.2 + OF, OF to x63, complete
        adox rbx, rax                            # x63 += x63.2 + OF, OF to x64, complete
        mov rdx, [r8+0x10]                       # load arg2[2]
        mulx rax, r10, [rsi]                     # x66:x65 = arg1[0]*arg2[2]
        adox r9, r11                             # x64 += x59 + OF, no carry
        adc r9, 0x0                              # x64 += CF, no carry, complete

        /* complete: [x64, x63, x62, x61] in [r9, rbx, rcx, rbp] */
        xor r11d, r11d                           # CF = OF = 0
        adcx r10, rbp                            # x73 = x61 + x65 (CF is 0), CF to x88, complete
        mulx r11, rbp, [rsi+0x8]                 # x68:x67 = arg1[1]*arg2[2]
        adox rcx, rbp                            # x88 = x67 + x62 (OF is 0), OF to x89
        adcx rax, rcx                            # x88 += x66 + CF, CF to x89
        mulx rcx, rbp, [rsi+0x18]                # x72:x71 = arg1[3]*arg2[2]
        adcx r11, rbx                            # x89 = x63 + x68 + CF, CF to x90
        adox r11, r14                            # x89 += x69 + OF, OF to x90
        adox r9, r12                             # x90 = x64 + x70 + OF, OF to x91
        mov rdx, [r8+0x18]                       # load arg2[3]
        mulx rbx, r12, [rsi]                     # x93:x92 = arg1[0]*arg2[3]
        adcx rbp, r9                             # x90 += x71 + CF, CF to x91
        adox rcx, [rip+.Lfe_bls12_381_q_mul_c0]  # x91 = x72 + OF, no carry
        adc rcx, 0x0                             # x91 += CF, no carry
        mov rdx, r10                             # copy x73
        imul rdx, [rip+.Lfe_bls12_381_q_mul_c1]  # x78 = x73*0xfffffffeffffffff mod 2^64
        mulx r9, r13, [rip+.Lfe_bls12_381_q_mul_c2] # x80:x79 = x78*0xffffffff00000001
        xor r14d, r14d                           # CF = OF = 0
        adox r9, rax                             # x88 += x80 (OF is 0), OF to x89
        adcx r10, r13                            # x87 = x73 + x79 (CF is 0), CF to x88
        mulx rax, r10, [rip+.Lfe_bls12_381_q_mul_c3] # x82:x81 = x78*0x53bda402fffe5bfe
        adcx r10, r9                             # x88 += x81 + CF, CF to x89, complete
        mulx r9, r13, [rip+.Lfe_bls12_381_q_mul_c5] # x84:x83 = x78*0x3339d80809a1d805
        adcx r13, r11                            # x89 += x83 + CF, CF to x90
        adox rax, r13                            # x89 += x82 + OF, OF to x90, complete
        mulx r11, r13, [rip+.Lfe_bls12_381_q_mul_c4] # x86:x85 = x78*0x73eda753299d7d48
        adox rbp, r9                             # x90 += x84 + OF, OF to x91
        adcx rbp, r13                            # x90 += x85 + CF, CF to x91, complete
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r9, r13, [r8+0x18]                  # x95:x94 = arg1[1]*arg2[3]
        adox rcx, r11                            # x91 += x86 + OF, no carry
        adc rcx, 0x0                             # x91 += CF, no carry, complete

        /* complete: [x91, x90, x89, x88] in [rcx, rbp, rax, r10] */
        xor r11d, r11d                           # CF = OF = 0
        adox r10, r12                            # x100 = x88 + x92 (OF is 0), OF to x115, complete
        adox r13, rbx                            # x115 = x93 + x94 + OF, OF to x116
        mov rdx, [r8+0x18]                       # load arg2[3]
        mulx r11, rbx, [rsi+0x18]                # x99:x98 = arg1[3]*arg2[3]
        mulx r8, rsi, [rsi+0x10]                 # x97:x96 = arg1[2]*arg2[3]
        adox rbp, rsi                            # x116 = x90 + x96 + OF, OF to x117
        adox r8, [rip+.Lfe_bls12_381_q_mul_c0]   # x117 = x97 + OF, no carry
        mov rsi, r10                             # copy x100
        imul rsi, [rip+.Lfe_bls12_381_q_mul_c1]  # x105 = x100*0xfffffffeffffffff mod 2^64
        xor r12d, r12d                           # CF = OF = 0
        adcx r9, rbp                             # x116 += x95 (CF is 0), CF to x117
        mov rdx, [rip+.Lfe_bls12_381_q_mul_c4]   # constant 0x73eda753299d7d48
        mulx rbp, r12, rsi                       # x113:x112 = x105*0x73eda753299d7d48
        adox r12, rbx                            # x117.2 = x98 + x112 (OF is 0), OF to x118
        adcx r12, r8                             # x117 += x117.2 + CF, CF to x118
        mov rdx, [rip+.Lfe_bls12_381_q_mul_c2]   # constant 0xffffffff00000001
        mulx r8, rbx, rsi                        # x107:x106 = x105*0xffffffff00000001
        adcx rbp, [rip+.Lfe_bls12_381_q_mul_c0]  # x118 = x113 + CF, no carry
        adox rbp, [rip+.Lfe_bls12_381_q_mul_c0]  # x118 += OF, no carry
        xor r14d, r14d                           # CF = OF = 0
        adcx r10, rbx                            # x114 = x100 + x106 (CF is 0), CF to x115
        mov rdx, rsi                             # copy x105
        mulx r10, rbx, [rip+.Lfe_bls12_381_q_mul_c3] # x109:x108 = x105*0x53bda402fffe5bfe
        adcx rax, r13                            # x115 += x89 + CF, CF to x116
        adox r8, rax                             # x115 += x107 (OF is 0), OF to x116
        adcx r10, [rip+.Lfe_bls12_381_q_mul_c0]  # x116.2 = x109 + CF, no carry
        adcx rbx, r8                             # x115 += x108 (CF is 0), CF to x116, complete
        mulx rax, r8, [rip+.Lfe_bls12_381_q_mul_c5] # x111:x110 = x105*0x3339d80809a1d805
        adox r9, r10                             # x116 += x116.2 + OF, OF to x117
        adox rax, r12                            # x117 += x111 + OF, OF to x118
        adox rbp, r11                            # x118 += x99 + OF, no carry
        adcx r8, r9                              # x116 += x110 + CF, CF to x117, complete
        adcx rax, rcx                            # x117 += x91 + CF, CF to x118, complete
        adc rbp, 0x0                             # x118 += CF, no carry, complete

        /* complete: [x118, x117, x116, x115] in [rbp, rax, r8, rbx] */
        mov r9, rbx                              # copy x115
        sub r9, [rip+.Lfe_bls12_381_q_mul_c2]    # x119 = x115 - 0xffffffff00000001, CF from x120, complete
        mov r10, r8                              # copy x116
        sbb r10, [rip+.Lfe_bls12_381_q_mul_c3]   # x120 = x116 - 0x53bda402fffe5bfe - CF, CF from x121, complete
        mov r11, rax                             # copy x117
        sbb r11, [rip+.Lfe_bls12_381_q_mul_c5]   # x121 = x117 - 0x3339d80809a1d805 - CF, CF from x122, complete
        mov rcx, rbp                             # copy x118
        sbb rcx, [rip+.Lfe_bls12_381_q_mul_c4]   # x122 = x118 - 0x73eda753299d7d48 - CF, CF = x123, complete

        /* complete: [x122, x121, x120, x119] in [rcx, r11, r10, r9] */
        cmovc r9, rbx                            # x124 = x123 ? x115 : x119, x123 in CF
        cmovc rcx, rbp                           # x127 = x123 ? x118 : x122, x123 in CF
        cmovnc r8, r10                           # x125 = x123 ? x116 : x120, x123 in CF
        cmovnc rax, r11                          # x126 = x123 ? x117 : x121, x123 in CF
        mov [rdi+0x18], rcx                      # out1[3] = x127
        mov [rdi+0x10], rax                      # out1[2] = x126
        mov [rdi], r9                            # out1[0] = x124
        mov [rdi+0x8], r8                        # out1[1] = x125

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
.Lfe_bls12_381_q_mul_c0: .quad 0x0
.Lfe_bls12_381_q_mul_c1: .quad 0xfffffffeffffffff
.Lfe_bls12_381_q_mul_c2: .quad 0xffffffff00000001
.Lfe_bls12_381_q_mul_c3: .quad 0x53bda402fffe5bfe
.Lfe_bls12_381_q_mul_c4: .quad 0x73eda753299d7d48
.Lfe_bls12_381_q_mul_c5: .quad 0x3339d80809a1d805
        .size   fe_bls12_381_q_mul, .-fe_bls12_381_q_mul
        .section .note.GNU-stack, "", @progbits
