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
 *   x31 = x17 + x17 + x24 (carry to x96)
 *   x45 = x21 + x37 (carry to x50)
 *   x50 = x38 + x39 + x29 (carry to x64)
 *   x63 = x50 + x55 (carry to x64)
 *   x64 = x40 + x41 + x30 + x56 + x57 (carry to x65)
 *   x65 = x42 + x43 + x31 + x58 + x59 (carry to x66)
 *   x66 = x44 + x60 + x61 (carry to x67)
 *   x67 = x62
 *   x77 = x64 + x69 (carry to x78)
 *   x78 = x65 + x70 + x71 (carry to x92)
 *   x91 = x78 + x83 (carry to x92)
 *   x92 = x66 + x72 + x73 + x84 + x85 (carry to x93)
 *   x93 = x67 + x74 + x75 + x86 + x87 (carry to x94)
 *   x94 = x76 + x88 + x89 (carry to x95)
 *   x95 = x90
 *   x96 = x18 + x18 + x25 + x92 (carry to x97)
 *   x97 = x19 + x19 + x26 + x93 (carry to x98)
 *   x98 = x20 + x20 + x27 + x94 (carry to x99)
 *   x99 = x28 + x95
 *
 * 128 instructions; 53.0 cycles on Intel(R) Xeon(R) Processor @ 2.50GHz (intel-skylake)
 * throughput: 1.566 [1.559, 1.573] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.472 [1.467, 1.473] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 88631079f4d90a2e2a6860ae0650b6bfce75f007c99a3220fbd8148904b0091a
 * found by Fieldwright, seed 1, 2026-11-22T19:05:34.014Z
 * npm run optimize -- --curve bls12-381-q --op square --seed 1 --budget 60s
 * sha256 of the code: 97f55d91e789e4f629ebd3732dba606478e8df342d931047e84087551ace0cf9
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

        mov rdx, [rsi]                           # load arg1[0]
        mulx rax, r8, rdx                        # x22:x21 = arg1[0]*arg1[0]
        mulx r9, r10, [rsi+0x8]                  # x5:x4 = arg1[0]*arg1[1]
        mulx r11, rcx, [rsi+0x10]                # x7:x6 = arg1[0]*arg1[2]
        xor ebx, ebx                             # CF = OF = 0
        adox rcx, r9                             # x16 = x6 + x5 (OF is 0), OF to x17, complete
        mulx r9, rbx, [rsi+0x18]                 # x9:x8 = arg1[0]*arg1[3]
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rbp, r12, [rsi+0x10]                # x11:x10 = arg1[1]*arg1[2]
        adox r12, rbx                            # x17 = x10 + x8 + OF, OF to x18
        adcx r11, r12                            # x17 += x7 (CF is 0), CF to x18, complete
        mulx rbx, r12, [rsi+0x18]                # x13:x12 = arg1[1]*arg1[3]
        mulx r13, r14, rdx                       # x24:x23 = arg1[1]*arg1[1]
        adcx r12, r9                             # x18 = x12 + x9 + CF, CF to x19
        adox rbp, r12                            # x18 += x11 + OF, OF to x19, complete
        adcx rbx, [rip+.Lfe_bls12_381_q_square_c0] # x19 = x13 + CF, no carry
        adcx rax, r10                            # x29 = x4 + x22 (CF is 0), CF to x30
        adcx r14, rcx                            # x30 = x16 + x23 + CF, CF to x31
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r9, r12, rdx                        # x26:x25 = arg1[2]*arg1[2]
        adcx r11, r11                            # x31 = x17 + x17 + CF, CF to x96
        adcx r12, rbp                            # x96 = x18 + x25 + CF, CF to x97
        adcx r9, [rip+.Lfe_bls12_381_q_square_c0] # x97 = x26 + CF, no carry
        adcx rax, r10                            # x29 += x4 (CF is 0), CF to x30, complete
        adcx rcx, r14                            # x30 += x16 + CF, CF to x31, complete
        adcx r13, r11                            # x31 += x24 + CF, CF to x96, complete

        /* complete: [x31, x30, x29] in [r13, rcx, rax] */
        adcx r12, rbp                            # x96 += x18 + CF, CF to x97
        mulx r10, r11, [rsi+0x18]                # x15:x14 = arg1[2]*arg1[3]
        adox rbx, r11                            # x19 += x14 + OF, OF to x20, complete
        adcx r9, rbx                             # x97 += x19 + CF, CF to x98
        adox r10, [rip+.Lfe_bls12_381_q_square_c0] # x20 = x15 + OF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r10, rbx, rbp, -, -] */
        adc r10, r10                             # x98 = x20 + x20 + CF, no carry
        mov rdx, r8                              # copy x21
        imul rdx, [rip+.Lfe_bls12_381_q_square_c1] # x36 = x21*0xfffffffeffffffff mod 2^64
        mulx r11, rbp, [rip+.Lfe_bls12_381_q_square_c2] # x38:x37 = x36*0xffffffff00000001
        xor r14d, r14d                           # CF = OF = 0
        adox r8, rbp                             # x45 = x21 + x37 (OF is 0), OF to x50
        mulx r8, rbp, [rip+.Lfe_bls12_381_q_square_c3] # x40:x39 = x36*0x53bda402fffe5bfe
        adox rbp, r11                            # x50 = x38 + x39 + OF, OF to x64
        adcx rbp, rax                            # x50 += x29 (CF is 0), CF to x64, complete
        mulx rax, r11, [rip+.Lfe_bls12_381_q_square_c4] # x42:x41 = x36*0x3339d80809a1d805
        adcx rcx, r11                            # x64 = x41 + x30 + CF, CF to x65
        mulx r11, r14, [rip+.Lfe_bls12_381_q_square_c5] # x44:x43 = x36*0x73eda753299d7d48
        adcx r14, rax                            # x65 = x43 + x42 + CF, CF to x66
        adox rcx, r8                             # x64 += x40 + OF, OF to x65
        adox r14, r13                            # x65 += x31 + OF, OF to x66
        adox r11, [rip+.Lfe_bls12_381_q_square_c0] # x66 = x44 + OF, no carry
        adc r11, 0x0                             # x66 += CF, no carry
        mov rdx, rbp                             # copy x50
        imul rdx, [rip+.Lfe_bls12_381_q_square_c1] # x54 = x50*0xfffffffeffffffff mod 2^64
        mulx rax, r8, [rip+.Lfe_bls12_381_q_square_c2] # x56:x55 = x54*0xffffffff00000001
        xor r13d, r13d                           # CF = OF = 0
        adcx r8, rbp                             # x63 = x50 + x55 (CF is 0), CF to x64
        adox rcx, rax                            # x64 += x56 (OF is 0), OF to x65
        mulx rax, r8, [rip+.Lfe_bls12_381_q_square_c3] # x58:x57 = x54*0x53bda402fffe5bfe
        adcx rcx, r8                             # x64 += x57 + CF, CF to x65, complete
        mulx r8, rbp, [rip+.Lfe_bls12_381_q_square_c4] # x60:x59 = x54*0x3339d80809a1d805
        adox rbp, r14                            # x65 += x59 + OF, OF to x66
        adcx rbp, rax                            # x65 += x58 + CF, CF to x66, complete
        adcx r11, r8                             # x66 += x60 + CF, no carry
        mulx rax, r8, [rip+.Lfe_bls12_381_q_square_c5] # x62:x61 = x54*0x73eda753299d7d48
        mov rdx, rcx                             # copy x64
        mulx r13, rdx, [rip+.Lfe_bls12_381_q_square_c1] # x68 = x64*0xfffffffeffffffff mod 2^64
        mulx r13, r14, [rip+.Lfe_bls12_381_q_square_c2] # x70:x69 = x68*0xffffffff00000001
        adcx rcx, r14                            # x77 = x64 + x69 (CF is 0), CF to x78
        mulx rcx, r14, [rip+.Lfe_bls12_381_q_square_c3] # x72:x71 = x68*0x53bda402fffe5bfe
        adox r8, r11                             # x66 += x61 + OF, OF to x67, complete
        adox rax, [rip+.Lfe_bls12_381_q_square_c0] # x67 = x62 + OF, no carry, complete

        /* complete: [x67, x66, x65, x64] in [rax, r8, rbp, -] */
        adox rbp, r13                            # x78 = x65 + x70 (OF is 0), OF to x92
        adcx rbp, r14                            # x78 += x71 + CF, CF to x92, complete
        mulx r11, r13, [rip+.Lfe_bls12_381_q_square_c4] # x74:x73 = x68*0x3339d80809a1d805
        adox r8, r13                             # x92 = x73 + x66 + OF, OF to x93
        mulx r13, r14, [rip+.Lfe_bls12_381_q_square_c5] # x76:x75 = x68*0x73eda753299d7d48
        adcx rcx, r8                             # x92 += x72 + CF, CF to x93
        adox r11, rax                            # x93 = x67 + x74 + OF, no carry
        mov rdx, rbp                             # copy x78
        mulx rax, rdx, [rip+.Lfe_bls12_381_q_square_c1] # x82 = x78*0xfffffffeffffffff mod 2^64
        mulx rax, r8, [rip+.Lfe_bls12_381_q_square_c2] # x84:x83 = x82*0xffffffff00000001
        adox r8, rbp                             # x91 = x78 + x83 (OF is 0), OF to x92
        mulx r8, rbp, [rip+.Lfe_bls12_381_q_square_c3] # x86:x85 = x82*0x53bda402fffe5bfe
        adox rbp, rcx                            # x92 += x85 + OF, OF to x93
        adcx r8, [rip+.Lfe_bls12_381_q_square_c0] # x93.2 = x86 + CF, no carry
        adcx rax, rbp                            # x92 += x84 (CF is 0), CF to x93, complete
        mulx rcx, rbp, [rip+.Lfe_bls12_381_q_square_c4] # x88:x87 = x82*0x3339d80809a1d805
        adox r8, r11                             # x93 += x93.2 + OF, no carry
        adcx r8, rbp                             # x93 += x87 + CF, CF to x94
        adox r14, r8                             # x93 += x75 (OF is 0), OF to x94, complete
        mulx r8, r11, [rip+.Lfe_bls12_381_q_square_c5] # x90:x89 = x82*0x73eda753299d7d48
        adcx rcx, r13                            # x94 = x76 + x88 + CF, no carry
        adox r11, rcx                            # x94 += x89 + OF, OF to x95, complete
        adox r8, [rip+.Lfe_bls12_381_q_square_c0] # x95 = x90 + OF, no carry, complete

        /* complete: [x95, x94, x93, x92] in [r8, r11, r14, rax] */
        xor ecx, ecx                             # CF = OF = 0
        adcx rax, r12                            # x96 += x92 (CF is 0), CF to x97, complete
        adox rbx, r9                             # x97 += x19 (OF is 0), OF to x98
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r9, rcx, rdx                        # x28:x27 = arg1[3]*arg1[3]
        adox rcx, r10                            # x98 += x27 + OF, OF to x99
        adox r8, r9                              # x99 = x28 + x95 + OF, no carry
        adc rbx, r14                             # x97 += x93 + CF, CF to x98, complete
        adc r11, rcx                             # x98 += x94 + CF, CF to x99, complete
        adc r8, 0x0                              # x99 += CF, no carry, complete

        /* complete: [x99, x98, x97, x96] in [r8, r11, rbx, rax] */
        mov r9, rax                              # copy x96
        sub r9, [rip+.Lfe_bls12_381_q_square_c2] # x100 = x96 - 0xffffffff00000001, CF from x101, complete
        mov r10, rbx                             # copy x97
        sbb r10, [rip+.Lfe_bls12_381_q_square_c3] # x101 = x97 - 0x53bda402fffe5bfe - CF, CF from x102, complete
        mov rcx, r11                             # copy x98
        sbb rcx, [rip+.Lfe_bls12_381_q_square_c4] # x102 = x98 - 0x3339d80809a1d805 - CF, CF from x103, complete
        mov rsi, r8                              # copy x99
        sbb rsi, [rip+.Lfe_bls12_381_q_square_c5] # x103 = x99 - 0x73eda753299d7d48 - CF, CF = x104, complete

        /* complete: [x103, x102, x101, x100] in [rsi, rcx, r10, r9] */
        cmovc rsi, r8                            # x108 = x104 ? x99 : x103, x104 in CF
        cmovnc rbx, r10                          # x106 = x104 ? x97 : x101, x104 in CF
        cmovc r9, rax                            # x105 = x104 ? x96 : x100, x104 in CF
        cmovnc r11, rcx                          # x107 = x104 ? x98 : x102, x104 in CF
        mov [rdi+0x18], rsi                      # out1[3] = x108
        mov [rdi+0x8], rbx                       # out1[1] = x106
        mov [rdi], r9                            # out1[0] = x105
        mov [rdi+0x10], r11                      # out1[2] = x107

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
.Lfe_bls12_381_q_square_c0: .quad 0x0
.Lfe_bls12_381_q_square_c1: .quad 0xfffffffeffffffff
.Lfe_bls12_381_q_square_c2: .quad 0xffffffff00000001
.Lfe_bls12_381_q_square_c3: .quad 0x53bda402fffe5bfe
.Lfe_bls12_381_q_square_c4: .quad 0x3339d80809a1d805
.Lfe_bls12_381_q_square_c5: .quad 0x73eda753299d7d48
        .size   fe_bls12_381_q_square, .-fe_bls12_381_q_square
        .section .note.GNU-stack, "", @progbits
