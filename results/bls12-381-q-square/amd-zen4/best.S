/*
 * bls12-381-q square (loose), modulo p = 0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001
 * out1 is congruent to arg1*arg1/2^256 modulo p
 * arg1 below p; out1 below p; arrays may overlap
 *
 * void fe_bls12_381_q_square(uint64_t out1[4], const uint64_t arg1[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below p
 *   rsi  arg1[4]  read, below p
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
 *   x16 = x5 + x6 (carry to x17)
 *   x17 = x7 + x8 + x10 (carry to x18)
 *   x18 = x9 + x11 + x12 (carry to x19)
 *   x19 = x13 + x14 (carry to x20)
 *   x20 = x15
 *   x29 = x4 + x4 + x22 (carry to x30)
 *   x30 = x16 + x16 + x23 (carry to x31)
 *   x31 = x17 + x17 + x24 (carry to x92)
 *   x45 = x21 + x37 (carry to x46)
 *   x46 = x29 + x38 + x39 (carry to x60)
 *   x59 = x46 + x51 (carry to x60)
 *   x60 = x30 + x40 + x41 + x52 + x53 (carry to x61)
 *   x61 = x31 + x42 + x43 + x54 + x55 (carry to x62)
 *   x62 = x44 + x56 + x57 (carry to x63)
 *   x63 = x58
 *   x73 = x60 + x65 (carry to x74)
 *   x74 = x61 + x66 + x67 (carry to x88)
 *   x87 = x74 + x79 (carry to x88)
 *   x88 = x62 + x68 + x69 + x80 + x81 (carry to x89)
 *   x89 = x63 + x70 + x71 + x82 + x83 (carry to x90)
 *   x90 = x72 + x84 + x85 (carry to x91)
 *   x91 = x86
 *   x92 = x18 + x18 + x25 + x88 (carry to x93)
 *   x93 = x19 + x19 + x26 + x89 (carry to x94)
 *   x94 = x20 + x20 + x27 + x90 (carry to x95)
 *   x95 = x28 + x91
 *
 * 141 instructions; 43.3 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.813 [1.813, 1.814] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.474 [1.474, 1.475] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 989d61e75f6b8ad96c2997dfa25e69ebbbf3e6722cf38f438b7365763375598c
 * found by Fieldwright, seed 1, 2026-11-23T02:29:58.017Z
 * npm run optimize -- --curve bls12-381-q --op square --seed 1 --budget 75s
 * sha256 of the code: a8d53da5d195439e685a70111399dce9e8e6c494dfc3544ff2a268155a6f9a07
 */
        .intel_syntax noprefix
        .text
        .globl  fe_bls12_381_q_square
        .type   fe_bls12_381_q_square, @function
        .p2align 6
fe_bls12_381_q_square:
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

        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rax, r8, [rsi+0x8]                  # x11:x10 = arg1[1]*arg1[2]
        mulx r9, r10, [rsi]                      # x7:x6 = arg1[0]*arg1[2]
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r11, rcx, [rsi]                     # x9:x8 = arg1[0]*arg1[3]
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rbx, rbp, [rsi]                     # x5:x4 = arg1[0]*arg1[1]
        add r10, rbx                             # x16 = x6 + x5, CF to x17, complete
        adc r8, rcx                              # x17 = x10 + x8 + CF, CF to x18
        adc r11, 0x0                             # x18 = x9 + CF, no carry
        add r8, r9                               # x17 += x7, CF to x18, complete
        mulx r9, rcx, [rsi+0x18]                 # x13:x12 = arg1[1]*arg1[3]
        adcx rax, r11                            # x18 += x11 + CF, CF to x19
        adc r9, 0x0                              # x19 = x13 + CF, no carry
        add rcx, rax                             # x18 += x12, CF to x19, complete
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rax, r11, [rsi+0x18]                # x15:x14 = arg1[2]*arg1[3]
        adc r11, r9                              # x19 += x14 + CF, CF to x20, complete
        adc rax, 0x0                             # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [rax, r11, rcx, r8, r10] */
        xor r9d, r9d                             # CF = OF = 0
        adcx rbp, rbp                            # x29 = x4 + x4 (CF is 0), CF to x30
        adc r10, r10                             # x30 = x16 + x16 + CF, CF to x31
        mulx r9, rbx, rdx                        # x26:x25 = arg1[2]*arg1[2]
        adc r8, r8                               # x31 = x17 + x17 + CF, CF to x92
        mov rdx, [rsi]                           # load arg1[0]
        mulx r12, r13, rdx                       # x22:x21 = arg1[0]*arg1[0]
        adc rcx, rcx                             # x92 = x18 + x18 + CF, CF to x93
        adc r9, r11                              # x93 = x26 + x19 + CF, CF to x94
        adc rax, rax                             # x94 = x20 + x20 + CF, no carry
        add rbp, r12                             # x29 += x22, CF to x30, complete
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r12, r14, rdx                       # x24:x23 = arg1[1]*arg1[1]
        adc r14, r10                             # x30 += x23 + CF, CF to x31, complete
        adc r8, r12                              # x31 += x24 + CF, CF to x92, complete

        /* complete: [x31, x30, x29] in [r8, r14, rbp] */
        adcx rbx, rcx                            # x92 += x25 + CF, CF to x93
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r10, rcx, rdx                       # x28:x27 = arg1[3]*arg1[3]
        adc r9, r11                              # x93 += x19 + CF, CF to x94
        adcx rax, rcx                            # x94 += x27 + CF, CF to x95
        adc r10, 0x0                             # x95 = x28 + CF, no carry
        mov rdx, r13                             # copy x21
        imul rdx, [rip+.Lfe_bls12_381_q_square_c0] # x36 = x21*0xfffffffeffffffff mod 2^64
        mulx r11, rcx, [rip+.Lfe_bls12_381_q_square_c1] # x38:x37 = x36*0xffffffff00000001
        xor esi, esi                             # CF = OF = 0
        adcx r13, rcx                            # x45 = x21 + x37 (CF is 0), CF to x46
        mulx rcx, rsi, [rip+.Lfe_bls12_381_q_square_c2] # x40:x39 = x36*0x53bda402fffe5bfe
        adox rbp, rsi                            # x46 = x29 + x39 (OF is 0), OF to x60
        adcx rbp, r11                            # x46 += x38 + CF, CF to x60, complete
        mulx r11, rsi, [rip+.Lfe_bls12_381_q_square_c3] # x42:x41 = x36*0x3339d80809a1d805
        adox rcx, rsi                            # x60 = x41 + x40 + OF, OF to x61
        mulx rsi, r12, [rip+.Lfe_bls12_381_q_square_c4] # x44:x43 = x36*0x73eda753299d7d48
        adcx r14, rcx                            # x60 += x30 + CF, CF to x61
        adcx r12, r11                            # x61 = x43 + x42 + CF, CF to x62
        adox r12, [rip+.Lfe_bls12_381_q_square_c5] # x61 += OF, OF to x62
        adox rsi, [rip+.Lfe_bls12_381_q_square_c5] # x62 = x44 + OF, no carry
        adc rsi, 0x0                             # x62 += CF, no carry
        mov rdx, rbp                             # copy x46
        imul rdx, [rip+.Lfe_bls12_381_q_square_c0] # x50 = x46*0xfffffffeffffffff mod 2^64
        mulx r11, rcx, [rip+.Lfe_bls12_381_q_square_c1] # x52:x51 = x50*0xffffffff00000001
        xor r13d, r13d                           # CF = OF = 0
        adcx rbp, rcx                            # x59 = x46 + x51 (CF is 0), CF to x60
        mulx rcx, rbp, [rip+.Lfe_bls12_381_q_square_c2] # x54:x53 = x50*0x53bda402fffe5bfe
        adox rbp, r14                            # x60 += x53 (OF is 0), OF to x61
        mulx r13, r14, [rip+.Lfe_bls12_381_q_square_c3] # x56:x55 = x50*0x3339d80809a1d805
        adox r14, r12                            # x61 += x55 + OF, OF to x62
        adcx r11, rbp                            # x60 += x52 + CF, CF to x61, complete
        adcx r8, r14                             # x61 += x31 + CF, CF to x62
        adcx r13, [rip+.Lfe_bls12_381_q_square_c5] # x62.2 = x56 + CF, no carry
        adcx rcx, r8                             # x61 += x54 (CF is 0), CF to x62, complete
        adox rsi, r13                            # x62 += x62.2 + OF, no carry
        mulx r8, rbp, [rip+.Lfe_bls12_381_q_square_c4] # x58:x57 = x50*0x73eda753299d7d48
        adcx rsi, rbp                            # x62 += x57 + CF, CF to x63, complete
        adc r8, 0x0                              # x63 = x58 + CF, no carry, complete

        /* complete: [x63, x62, x61, x60] in [r8, rsi, rcx, r11] */
        mov rdx, r11                             # copy x60
        imul rdx, [rip+.Lfe_bls12_381_q_square_c0] # x64 = x60*0xfffffffeffffffff mod 2^64
        mulx rbp, r12, [rip+.Lfe_bls12_381_q_square_c1] # x66:x65 = x64*0xffffffff00000001
        xor r13d, r13d                           # CF = OF = 0
        adox r11, r12                            # x73 = x60 + x65 (OF is 0), OF to x74
        adox rcx, rbp                            # x74 = x61 + x66 + OF, OF to x88
        mulx r11, rbp, [rip+.Lfe_bls12_381_q_square_c2] # x68:x67 = x64*0x53bda402fffe5bfe
        adcx rbp, rcx                            # x74 += x67 (CF is 0), CF to x88, complete
        mov rcx, rdx                             # copy x64
        mov rdx, rbp                             # copy x74
        mulx r12, rdx, [rip+.Lfe_bls12_381_q_square_c0] # x78 = x74*0xfffffffeffffffff mod 2^64
        adcx rsi, r11                            # x88 = x62 + x68 + CF, CF to x89
        mulx r11, r12, [rip+.Lfe_bls12_381_q_square_c1] # x80:x79 = x78*0xffffffff00000001
        adox r11, [rip+.Lfe_bls12_381_q_square_c5] # x88.2 = x80 + OF, no carry
        adox rbp, r12                            # x87 = x74 + x79 (OF is 0), OF to x88
        mulx rbp, r12, [rip+.Lfe_bls12_381_q_square_c2] # x82:x81 = x78*0x53bda402fffe5bfe
        adox r11, rsi                            # x88 += x88.2 + OF, OF to x89
        mov rsi, rdx                             # copy x78
        mov rdx, rcx                             # copy x64
        mulx r13, r14, [rip+.Lfe_bls12_381_q_square_c3] # x70:x69 = x64*0x3339d80809a1d805
        adcx r13, [rip+.Lfe_bls12_381_q_square_c5] # x89 = x70 + CF, no carry
        adcx r14, r12                            # x88.2 = x69 + x81 (CF is 0), CF to x89
        adox rbp, r13                            # x89 += x82 + OF, no carry
        adox r14, r11                            # x88 += x88.2 (OF is 0), OF to x89, complete
        mulx r11, rcx, [rip+.Lfe_bls12_381_q_square_c4] # x72:x71 = x64*0x73eda753299d7d48
        adcx rcx, rbp                            # x89 += x71 + CF, CF to x90
        mov rdx, [rip+.Lfe_bls12_381_q_square_c3] # constant 0x3339d80809a1d805
        mulx rbp, r12, rsi                       # x84:x83 = x78*0x3339d80809a1d805
        adox rcx, r8                             # x89 += x63 + OF, OF to x90
        adcx rbp, [rip+.Lfe_bls12_381_q_square_c5] # x90 = x84 + CF, no carry
        adcx rcx, r12                            # x89 += x83 (CF is 0), CF to x90, complete
        mov rdx, rsi                             # copy x78
        mulx r8, rsi, [rip+.Lfe_bls12_381_q_square_c4] # x86:x85 = x78*0x73eda753299d7d48
        adcx r11, rbp                            # x90 += x72 + CF, no carry
        adox rsi, r11                            # x90 += x85 + OF, OF to x91, complete
        adcx rbx, r14                            # x92 += x88 (CF is 0), CF to x93, complete
        adox r8, [rip+.Lfe_bls12_381_q_square_c5] # x91 = x86 + OF, no carry, complete

        /* complete: [x91, x90, x89, x88] in [r8, rsi, rcx, r14] */
        lea r8, [r10+r8]                         # x95 += x91
        adc rcx, r9                              # x93 += x89 + CF, CF to x94, complete
        adc rax, rsi                             # x94 += x90 + CF, CF to x95, complete
        adc r8, 0x0                              # x95 += CF, no carry, complete

        /* complete: [x95, x94, x93, x92] in [r8, rax, rcx, rbx] */
        mov r9, rbx                              # copy x92
        sub r9, [rip+.Lfe_bls12_381_q_square_c1] # x96 = x92 - 0xffffffff00000001, CF from x97, complete
        mov r10, rcx                             # copy x93
        sbb r10, [rip+.Lfe_bls12_381_q_square_c2] # x97 = x93 - 0x53bda402fffe5bfe - CF, CF from x98, complete
        mov r11, rax                             # copy x94
        sbb r11, [rip+.Lfe_bls12_381_q_square_c3] # x98 = x94 - 0x3339d80809a1d805 - CF, CF from x99, complete
        mov rsi, r8                              # copy x95
        sbb rsi, [rip+.Lfe_bls12_381_q_square_c4] # x99 = x95 - 0x73eda753299d7d48 - CF, CF = x100, complete

        /* complete: [x99, x98, x97, x96] in [rsi, r11, r10, r9] */
        cmovc r9, rbx                            # x101 = x100 ? x92 : x96, x100 in CF
        cmovnc rcx, r10                          # x102 = x100 ? x93 : x97, x100 in CF
        cmovc r11, rax                           # x103 = x100 ? x94 : x98, x100 in CF
        cmovnc r8, rsi                           # x104 = x100 ? x95 : x99, x100 in CF
        mov [rdi+0x10], r11                      # out1[2] = x103
        mov [rdi+0x8], rcx                       # out1[1] = x102
        mov [rdi+0x18], r8                       # out1[3] = x104
        mov [rdi], r9                            # out1[0] = x101

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
.Lfe_bls12_381_q_square_c0: .quad 0xfffffffeffffffff
.Lfe_bls12_381_q_square_c1: .quad 0xffffffff00000001
.Lfe_bls12_381_q_square_c2: .quad 0x53bda402fffe5bfe
.Lfe_bls12_381_q_square_c3: .quad 0x3339d80809a1d805
.Lfe_bls12_381_q_square_c4: .quad 0x73eda753299d7d48
.Lfe_bls12_381_q_square_c5: .quad 0x0
        .size   fe_bls12_381_q_square, .-fe_bls12_381_q_square
        .section .note.GNU-stack, "", @progbits
