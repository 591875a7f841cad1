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
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x93
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
 * 153 instructions; 53.3 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.475 [1.475, 1.475] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.695 [1.694, 1.695] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 d03e5463e3bd1a20dda4ab6d993bdf0d6833f5c9e7d1f141b932885b05c634e3
 * found by Fieldwright, seed 25, 2026-12-01T06:11:14.881Z
 * ./fieldwright optimize --field bls12-381-q --op square --seed 25 --budget 13s --for latency --resume --cpu 1
 * sha256 of the code: 3e5fe5f395211de301536698fe47537bc450f21df0950849494209c100d9e86b
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
        push r15                                 # save r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r15, 0

        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rax, r8, [rsi]                      # x7:x6 = arg1[0]*arg1[2]
        mov rdx, [rsi]                           # load arg1[0]
        mulx r9, r10, [rsi+0x18]                 # x9:x8 = arg1[0]*arg1[3]
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r11, rcx, [rsi+0x18]                # x13:x12 = arg1[1]*arg1[3]
        mulx rbx, rbp, [rsi]                     # x5:x4 = arg1[0]*arg1[1]
        mulx r12, r13, [rsi+0x10]                # x11:x10 = arg1[1]*arg1[2]
        add r8, rbx                              # x16 = x6 + x5, CF to x17, complete
        adc r10, r13                             # x17 = x10 + x8 + CF, CF to x18
        adc r12, 0x0                             # x18 = x11 + CF, no carry
        add rax, r10                             # x17 += x7, CF to x18, complete
        adc r9, r12                              # x18 += x9 + CF, CF to x19
        adc r11, 0x0                             # x19 = x13 + CF, no carry
        add rcx, r9                              # x18 += x12, CF to x19, complete
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r9, r10, [rsi+0x10]                 # x15:x14 = arg1[2]*arg1[3]
        adc r10, r11                             # x19 += x14 + CF, CF to x20, complete
        mov rdx, [rsi]                           # load arg1[0]
        mulx r11, rbx, rdx                       # x22:x21 = arg1[0]*arg1[0]
        adc r9, 0x0                              # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r9, r10, rcx, rax, r8] */
        add r11, rbp                             # x29 = x4 + x22, CF to x30
        adc r8, r8                               # x30 = x16 + x16 + CF, CF to x31
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r12, r13, rdx                       # x24:x23 = arg1[1]*arg1[1]
        adc r12, rax                             # x31 = x17 + x24 + CF, CF to x92
        adc rcx, rcx                             # x92 = x18 + x18 + CF, CF to x93
        adc r10, r10                             # x93 = x19 + x19 + CF, CF to x94
        mov r14, r9                              # copy x20
        adc r14, 0x0                             # x94 = x20 + CF, no carry
        add rbp, r11                             # x29 += x4, CF to x30, complete
        adc r13, r8                              # x30 += x23 + CF, CF to x31, complete
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r8, r11, rdx                        # x26:x25 = arg1[2]*arg1[2]
        adcx r12, rax                            # x31 += x17 + CF, CF to x92, complete

        /* complete: [x31, x30, x29] in [r12, r13, rbp] */
        adc r11, rcx                             # x92 += x25 + CF, CF to x93
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx rax, rcx, rdx                       # x28:x27 = arg1[3]*arg1[3]
        adcx r8, r10                             # x93 += x26 + CF, CF to x94
        adc rcx, 0x0                             # x94.2 = x27 + CF, CF to x95
        adc rax, 0x0                             # x95 = x28 + CF, no carry
        mov rdx, rbx                             # copy x21
        imul rdx, [rip+.Lfe_bls12_381_q_square_c0] # x36 = x21*0xfffffffeffffffff mod 2^64
        mulx r10, rsi, [rip+.Lfe_bls12_381_q_square_c1] # x40:x39 = x36*0x53bda402fffe5bfe
        xor r15d, r15d                           # CF = OF = 0
        adox rbp, rsi                            # x46 = x29 + x39 (OF is 0), OF to x60
        mulx rsi, r15, [rip+.Lfe_bls12_381_q_square_c2] # x38:x37 = x36*0xffffffff00000001
        adcx rbx, r15                            # x45 = x21 + x37 (CF is 0), CF to x46
        mulx rbx, r15, [rip+.Lfe_bls12_381_q_square_c3] # x42:x41 = x36*0x3339d80809a1d805
        adox r15, r10                            # x60 = x40 + x41 + OF, OF to x61
        adcx rbp, rsi                            # x46 += x38 + CF, CF to x60, complete
        adcx r15, r13                            # x60 += x30 + CF, CF to x61
        mulx r10, rsi, [rip+.Lfe_bls12_381_q_square_c4] # x44:x43 = x36*0x73eda753299d7d48
        adox r12, rsi                            # x61 = x43 + x31 + OF, OF to x62
        adox r10, [rip+.Lfe_bls12_381_q_square_c5] # x62 = x44 + OF, no carry
        adc r12, 0x0                             # x61 += CF, CF to x62
        adc r10, 0x0                             # x62 += CF, no carry
        mov rdx, rbp                             # copy x46
        imul rdx, [rip+.Lfe_bls12_381_q_square_c0] # x50 = x46*0xfffffffeffffffff mod 2^64
        mulx rsi, r13, [rip+.Lfe_bls12_381_q_square_c2] # x52:x51 = x50*0xffffffff00000001
        add r14, rcx                             # x94 += x94.2, CF to x95
        mov [rsp-0x8], rdi                       # spill pointer out1
        mulx rcx, rdi, [rip+.Lfe_bls12_381_q_square_c1] # x54:x53 = x50*0x53bda402fffe5bfe
        adc rax, 0x0                             # x95 += CF, no carry
        mov [rsp-0x10], r8                       # spill x93
        xor r8d, r8d                             # CF = OF = 0
        adox rbx, rcx                            # x61.2 = x54 + x42 (OF is 0), no carry
        xor r8d, r8d                             # CF = OF = 0
        adox r15, rdi                            # x60 += x53 (OF is 0), OF to x61
        adcx r13, rbp                            # x59 = x46 + x51 (CF is 0), CF to x60
        adcx rsi, r15                            # x60 += x52 + CF, CF to x61, complete
        mulx r8, rcx, [rip+.Lfe_bls12_381_q_square_c3] # x56:x55 = x50*0x3339d80809a1d805
        mulx rdi, rbp, [rip+.Lfe_bls12_381_q_square_c4] # x58:x57 = x50*0x73eda753299d7d48
        adox rcx, rbx                            # x61.2 += x55 + OF, OF to x62
        adcx rcx, r12                            # x61 += x61.2 + CF, CF to x62, complete
        adcx r10, rbp                            # x62 += x57 + CF, CF to x63
        adox r8, r10                             # x62 += x56 + OF, OF to x63, complete
        adox rdi, [rip+.Lfe_bls12_381_q_square_c5] # x63 = x58 + OF, no carry
        adc rdi, 0x0                             # x63 += CF, no carry, complete

        /* complete: [x63, x62, x61, x60] in [rdi, r8, rcx, rsi] */
        mov r10, rsi                             # copy x60
        imul r10, [rip+.Lfe_bls12_381_q_square_c0] # x64 = x60*0xfffffffeffffffff mod 2^64
        mov rdx, [rip+.Lfe_bls12_381_q_square_c2] # constant 0xffffffff00000001
        mulx rbx, rbp, r10                       # x66:x65 = x64*0xffffffff00000001
        xor r12d, r12d                           # CF = OF = 0
        adox rsi, rbp                            # x73 = x60 + x65 (OF is 0), OF to x74
        mov rdx, [rip+.Lfe_bls12_381_q_square_c3] # constant 0x3339d80809a1d805
        mulx rsi, rbp, r10                       # x70:x69 = x64*0x3339d80809a1d805
        mov rdx, r10                             # copy x64
        mulx r12, r13, [rip+.Lfe_bls12_381_q_square_c1] # x68:x67 = x64*0x53bda402fffe5bfe
        mulx r10, r15, [rip+.Lfe_bls12_381_q_square_c4] # x72:x71 = x64*0x73eda753299d7d48
        adox rcx, rbx                            # x74 = x61 + x66 + OF, OF to x88
        adox r8, rbp                             # x88 = x62 + x69 + OF, OF to x89
        adcx r13, rcx                            # x74 += x67 (CF is 0), CF to x88, complete
        mov rdx, r13                             # copy x74
        mulx rcx, rbx, [rip+.Lfe_bls12_381_q_square_c0] # x78 = x74*0xfffffffeffffffff mod 2^64
        adcx r12, r8                             # x88 += x68 + CF, CF to x89
        adox r15, rsi                            # x89 = x70 + x71 + OF, OF to x90
        mov rdx, [rip+.Lfe_bls12_381_q_square_c2] # constant 0xffffffff00000001
        mulx r8, rcx, rbx                        # x80:x79 = x78*0xffffffff00000001
        adcx rdi, r15                            # x89 += x63 + CF, CF to x90
        mov rdx, [rip+.Lfe_bls12_381_q_square_c1] # constant 0x53bda402fffe5bfe
        mulx rsi, rbp, rbx                       # x82:x81 = x78*0x53bda402fffe5bfe
        adcx r10, [rip+.Lfe_bls12_381_q_square_c5] # x90 = x72 + CF, no carry
        adox r10, [rip+.Lfe_bls12_381_q_square_c5] # x90 += OF, no carry
        xor r15d, r15d                           # CF = OF = 0
        adox r8, r12                             # x88 += x80 (OF is 0), OF to x89
        mov rdx, rbx                             # copy x78
        mulx r12, r15, [rip+.Lfe_bls12_381_q_square_c3] # x84:x83 = x78*0x3339d80809a1d805
        adox rsi, rdi                            # x89 += x82 + OF, OF to x90
        adox r12, r10                            # x90 += x84 + OF, no carry
        mulx r10, rdi, [rip+.Lfe_bls12_381_q_square_c4] # x86:x85 = x78*0x73eda753299d7d48
        xor edx, edx                             # CF = OF = 0
        adox r13, rcx                            # x87 = x74 + x79 (OF is 0), OF to x88
        adox rbp, r8                             # x88 += x81 + OF, OF to x89, complete
        adox r15, rsi                            # x89 += x83 + OF, OF to x90, complete
        adox r12, rdi                            # x90 += x85 + OF, OF to x91, complete
        adcx r9, r14                             # x94 += x20 (CF is 0), CF to x95
        adox r10, [rip+.Lfe_bls12_381_q_square_c5] # x91 = x86 + OF, no carry, complete

        /* complete: [x91, x90, x89, x88] in [r10, r12, r15, rbp] */
        adcx rax, r10                            # x95 += x91 + CF, no carry
        add rbp, r11                             # x92 += x88, CF to x93, complete
        adcx r15, [rsp-0x10]                     # x93 += x89 + CF, CF to x94, complete
        adc r12, r9                              # x94 += x90 + CF, CF to x95, complete
        adc rax, 0x0                             # x95 += CF, no carry, complete

        /* complete: [x95, x94, x93, x92] in [rax, r12, r15, rbp] */
        mov r8, rbp                              # copy x92
        sub r8, [rip+.Lfe_bls12_381_q_square_c2] # x96 = x92 - 0xffffffff00000001, CF from x97, complete
        mov r9, r15                              # copy x93
        sbb r9, [rip+.Lfe_bls12_381_q_square_c1] # x97 = x93 - 0x53bda402fffe5bfe - CF, CF from x98, complete
        mov r10, r12                             # copy x94
        sbb r10, [rip+.Lfe_bls12_381_q_square_c3] # x98 = x94 - 0x3339d80809a1d805 - CF, CF from x99, complete
        mov r11, rax                             # copy x95
        sbb r11, [rip+.Lfe_bls12_381_q_square_c4] # x99 = x95 - 0x73eda753299d7d48 - CF, CF = x100, complete

        /* complete: [x99, x98, x97, x96] in [r11, r10, r9, r8] */
        cmovnc r12, r10                          # x103 = x100 ? x94 : x98, x100 in CF
        mov r10, [rsp-0x8]                       # reload pointer out1
        mov [r10+0x10], r12                      # out1[2] = x103
        cmovc r11, rax                           # x104 = x100 ? x95 : x99, x100 in CF
        cmovc r8, rbp                            # x101 = x100 ? x92 : x96, x100 in CF
        cmovnc r15, r9                           # x102 = x100 ? x93 : x97, x100 in CF
        mov [r10+0x8], r15                       # out1[1] = x102
        mov [r10+0x18], r11                      # out1[3] = x104
        mov [r10], r8                            # out1[0] = x101

        pop r15                                  # restore r15
        .cfi_adjust_cfa_offset -8
        .cfi_restore r15
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
.Lfe_bls12_381_q_square_c1: .quad 0x53bda402fffe5bfe
.Lfe_bls12_381_q_square_c2: .quad 0xffffffff00000001
.Lfe_bls12_381_q_square_c3: .quad 0x3339d80809a1d805
.Lfe_bls12_381_q_square_c4: .quad 0x73eda753299d7d48
.Lfe_bls12_381_q_square_c5: .quad 0x0
        .size   fe_bls12_381_q_square, .-fe_bls12_381_q_square
        .section .note.GNU-stack, "", @progbits
