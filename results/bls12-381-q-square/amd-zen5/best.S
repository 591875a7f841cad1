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
 *   [rsp-0x8]  pointer out1
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
 * 144 instructions; 36.9 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.552 [1.552, 1.553] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.345 [1.345, 1.346] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 1, 2026-11-23T11:51:32.671Z
 * npm run optimize -- --curve bls12-381-q --op square --seed 1 --budget 50s --resume
 * sha256 of the code: 895f89629cb112d79baf5a3b52924eedb730ad703853514daa8be9ee2f4c12f4
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

        mov rdx, [rsi]                           # load arg1[0]
        mulx rax, r8, [rsi+0x10]                 # x7:x6 = arg1[0]*arg1[2]
        mulx r9, r10, rdx                        # x22:x21 = arg1[0]*arg1[0]
        mulx r11, rcx, [rsi+0x8]                 # x5:x4 = arg1[0]*arg1[1]
        mov rbx, r10                             # copy x21
        imul rbx, [rip+.Lfe_bls12_381_q_square_c0] # x36 = x21*0xfffffffeffffffff mod 2^64
        mulx rbp, r12, [rsi+0x18]                # x9:x8 = arg1[0]*arg1[3]
        add r8, r11                              # x16 = x6 + x5, CF to x17, complete
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r11, r13, [rsi+0x8]                 # x11:x10 = arg1[1]*arg1[2]
        adcx r12, r13                            # x17 = x8 + x10 + CF, CF to x18
        mulx r13, r14, [rsi+0x18]                # x15:x14 = arg1[2]*arg1[3]
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mov [rsp-0x8], rdi                       # spill pointer out1
        mulx r15, rdi, [rsi+0x8]                 # x13:x12 = arg1[1]*arg1[3]
        adcx r11, rdi                            # x18 = x11 + x12 + CF, CF to x19
        adc r15, 0x0                             # x19 = x13 + CF, no carry
        add r12, rax                             # x17 += x7, CF to x18, complete
        mov rdx, [rip+.Lfe_bls12_381_q_square_c1] # constant 0xffffffff00000001
        mulx rax, rdi, rbx                       # x38:x37 = x36*0xffffffff00000001
        adcx r11, rbp                            # x18 += x9 + CF, CF to x19, complete
        adc r15, r14                             # x19 += x14 + CF, CF to x20, complete
        adc r13, 0x0                             # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r13, r15, r11, r12, r8] */
        xor ebp, ebp                             # CF = OF = 0
        adox rcx, rcx                            # x29 = x4 + x4 (OF is 0), OF to x30
        adox r8, r8                              # x30 = x16 + x16 + OF, OF to x31
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rbp, r14, rdx                       # x24:x23 = arg1[1]*arg1[1]
        adcx rcx, r9                             # x29 += x22 (CF is 0), CF to x30, complete
        adcx r14, r8                             # x30 += x23 + CF, CF to x31, complete
        adcx r12, r12                            # x31 = x17 + x17 + CF, CF to x92
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r8, r9, rdx                         # x26:x25 = arg1[2]*arg1[2]
        adox rbp, r12                            # x31 += x24 + OF, OF to x92, complete

        /* complete: [x31, x30, x29] in [rbp, r14, rcx] */
        adox r9, r11                             # x92 = x25 + x18 + OF, OF to x93
        adcx r11, r9                             # x92 += x18 + CF, CF to x93
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r9, rsi, rdx                        # x28:x27 = arg1[3]*arg1[3]
        adcx r8, r15                             # x93 = x19 + x26 + CF, CF to x94
        adcx r13, r13                            # x94 = x20 + x20 + CF, no carry
        adox r15, r8                             # x93 += x19 + OF, OF to x94
        mov rdx, rbx                             # copy x36
        mulx r8, r12, [rip+.Lfe_bls12_381_q_square_c2] # x42:x41 = x36*0x3339d80809a1d805
        adox rsi, r13                            # x94 += x27 + OF, OF to x95
        adox r9, [rip+.Lfe_bls12_381_q_square_c3] # x95 = x28 + OF, no carry
        xor r13d, r13d                           # CF = OF = 0
        adcx r10, rdi                            # x45 = x21 + x37 (CF is 0), CF to x46
        mulx r10, rdi, [rip+.Lfe_bls12_381_q_square_c4] # x40:x39 = x36*0x53bda402fffe5bfe
        adox rax, rcx                            # x46 = x38 + x29 (OF is 0), OF to x60
        adcx rax, rdi                            # x46 += x39 + CF, CF to x60, complete
        adcx r12, r14                            # x60 = x30 + x41 + CF, CF to x61
        mulx rcx, rdi, [rip+.Lfe_bls12_381_q_square_c5] # x44:x43 = x36*0x73eda753299d7d48
        adox r12, r10                            # x60 += x40 + OF, OF to x61
        mov rdx, rax                             # copy x46
        mulx r10, rbx, [rip+.Lfe_bls12_381_q_square_c0] # x50 = x46*0xfffffffeffffffff mod 2^64
        mov rdx, [rip+.Lfe_bls12_381_q_square_c4] # constant 0x53bda402fffe5bfe
        mulx r10, r13, rbx                       # x54:x53 = x50*0x53bda402fffe5bfe
        adox rdi, rbp                            # x61 = x43 + x31 + OF, OF to x62
        adcx r8, r10                             # x61.2 = x54 + x42 + CF, no carry
        mov rdx, rbx                             # copy x50
        mulx r10, rbp, [rip+.Lfe_bls12_381_q_square_c1] # x52:x51 = x50*0xffffffff00000001
        adox rcx, [rip+.Lfe_bls12_381_q_square_c3] # x62 = x44 + OF, no carry
        xor r14d, r14d                           # CF = OF = 0
        adox r13, r12                            # x60 += x53 (OF is 0), OF to x61
        mulx r12, r14, [rip+.Lfe_bls12_381_q_square_c2] # x56:x55 = x50*0x3339d80809a1d805
        adox r8, r14                             # x61.2 += x55 + OF, OF to x62
        adcx rbp, rax                            # x59 = x46 + x51 (CF is 0), CF to x60
        mulx rax, rbx, [rip+.Lfe_bls12_381_q_square_c5] # x58:x57 = x50*0x73eda753299d7d48
        adcx r13, r10                            # x60 += x52 + CF, CF to x61, complete
        adcx rdi, r8                             # x61 += x61.2 + CF, CF to x62, complete
        adox r12, rcx                            # x62 += x56 + OF, no carry
        adcx r12, rbx                            # x62 += x57 + CF, CF to x63, complete
        adc rax, 0x0                             # x63 = x58 + CF, no carry, complete

        /* complete: [x63, x62, x61, x60] in [rax, r12, rdi, r13] */
        mov r8, r13                              # copy x60
        imul r8, [rip+.Lfe_bls12_381_q_square_c0] # x64 = x60*0xfffffffeffffffff mod 2^64
        mov rdx, [rip+.Lfe_bls12_381_q_square_c1] # constant 0xffffffff00000001
        mulx r10, rcx, r8                        # x66:x65 = x64*0xffffffff00000001
        xor ebx, ebx                             # CF = OF = 0
        adcx rcx, r13                            # x73 = x60 + x65 (CF is 0), CF to x74
        mov rdx, [rip+.Lfe_bls12_381_q_square_c4] # constant 0x53bda402fffe5bfe
        mulx rcx, rbx, r8                        # x68:x67 = x64*0x53bda402fffe5bfe
        adox rbx, rdi                            # x74 = x67 + x61 (OF is 0), OF to x88
        adcx r10, rbx                            # x74 += x66 + CF, CF to x88, complete
        mov rdx, r10                             # copy x74
        mulx rdi, rbx, [rip+.Lfe_bls12_381_q_square_c0] # x78 = x74*0xfffffffeffffffff mod 2^64
        mov rdx, [rip+.Lfe_bls12_381_q_square_c4] # constant 0x53bda402fffe5bfe
        mulx rdi, rbp, rbx                       # x82:x81 = x78*0x53bda402fffe5bfe
        mov rdx, r8                              # copy x64
        mulx r13, r14, [rip+.Lfe_bls12_381_q_square_c2] # x70:x69 = x64*0x3339d80809a1d805
        adox rcx, r12                            # x88 = x62 + x68 + OF, OF to x89
        adox r13, rax                            # x89 = x63 + x70 + OF, no carry
        adc r14, rcx                             # x88 += x69 + CF, CF to x89
        mov rdx, [rip+.Lfe_bls12_381_q_square_c1] # constant 0xffffffff00000001
        mulx rax, rcx, rbx                       # x80:x79 = x78*0xffffffff00000001
        adcx r13, rdi                            # x89 += x82 + CF, no carry
        xor edi, edi                             # CF = OF = 0
        adox r14, rax                            # x88 += x80 (OF is 0), OF to x89
        mov rdx, [rip+.Lfe_bls12_381_q_square_c2] # constant 0x3339d80809a1d805
        mulx rax, rdi, rbx                       # x84:x83 = x78*0x3339d80809a1d805
        adcx rcx, r10                            # x87 = x74 + x79 (CF is 0), CF to x88
        mov rdx, rbx                             # copy x78
        mulx r10, rcx, [rip+.Lfe_bls12_381_q_square_c5] # x86:x85 = x78*0x73eda753299d7d48
        adcx r14, rbp                            # x88 += x81 + CF, CF to x89, complete
        mov rdx, r8                              # copy x64
        mulx r8, rdx, [rip+.Lfe_bls12_381_q_square_c5] # x72:x71 = x64*0x73eda753299d7d48
        adcx r13, rdi                            # x89 += x83 + CF, CF to x90
        adox rdx, r13                            # x89 += x71 + OF, OF to x90, complete
        adcx r8, rax                             # x90 = x84 + x72 + CF, no carry
        adox r8, rcx                             # x90 += x85 + OF, OF to x91, complete
        adcx r11, r14                            # x92 += x88 (CF is 0), CF to x93, complete
        adcx r15, rdx                            # x93 += x89 + CF, CF to x94, complete
        adcx r8, rsi                             # x94 += x90 + CF, CF to x95, complete
        adox r10, [rip+.Lfe_bls12_381_q_square_c3] # x91 = x86 + OF, no carry, complete

        /* complete: [x91, x90, x89, x88] in [r10, -, rdx, r14] */
        adc r9, r10                              # x95 += x91 + CF, no carry, complete

        /* complete: [x95, x94, x93, x92] in [r9, r8, r15, r11] */
        mov rax, r11                             # copy x92
        sub rax, [rip+.Lfe_bls12_381_q_square_c1] # x96 = x92 - 0xffffffff00000001, CF from x97, complete
        mov r10, r15                             # copy x93
        sbb r10, [rip+.Lfe_bls12_381_q_square_c4] # x97 = x93 - 0x53bda402fffe5bfe - CF, CF from x98, complete
        mov rcx, r8                              # copy x94
        sbb rcx, [rip+.Lfe_bls12_381_q_square_c2] # x98 = x94 - 0x3339d80809a1d805 - CF, CF from x99, complete
        mov rdi, r9                              # copy x95
        sbb rdi, [rip+.Lfe_bls12_381_q_square_c5] # x99 = x95 - 0x73eda753299d7d48 - CF, CF = x100, complete

        /* complete: [x99, x98, x97, x96] in [rdi, rcx, r10, rax] */
        cmovnc r15, r10                          # x102 = x100 ? x93 : x97, x100 in CF
        cmovnc r8, rcx                           # x103 = x100 ? x94 : x98, x100 in CF
        mov r10, [rsp-0x8]                       # reload pointer out1
        mov [r10+0x10], r8                       # out1[2] = x103
        cmovnc r11, rax                          # x101 = x100 ? x92 : x96, x100 in CF
        mov [r10], r11                           # out1[0] = x101
        mov [r10+0x8], r15                       # out1[1] = x102
        cmovnc r9, rdi                           # x104 = x100 ? x95 : x99, x100 in CF
        mov [r10+0x18], r9                       # out1[3] = x104

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
.Lfe_bls12_381_q_square_c1: .quad 0xffffffff00000001
.Lfe_bls12_381_q_square_c2: .quad 0x3339d80809a1d805
.Lfe_bls12_381_q_square_c3: .quad 0x0
.Lfe_bls12_381_q_square_c4: .quad 0x53bda402fffe5bfe
.Lfe_bls12_381_q_square_c5: .quad 0x73eda753299d7d48
        .size   fe_bls12_381_q_square, .-fe_bls12_381_q_square
        .section .note.GNU-stack, "", @progbits
