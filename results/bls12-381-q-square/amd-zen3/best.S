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
 * 147 instructions; 43.5 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.837 [1.835, 1.842] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.346 [1.346, 1.346] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
 * found by Fieldwright, seed 1, 2026-11-24T04:00:30.717Z
 * npm run optimize -- --curve bls12-381-q --op square --seed 1 --budget 40s --resume
 * sha256 of the code: d1ff479e4928fcf97562d4104890248f956bd0a9e8d903be736e89a23678089a
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
        mulx rax, r8, [rsi+0x8]                  # x5:x4 = arg1[0]*arg1[1]
        mulx r9, r10, [rsi+0x10]                 # x7:x6 = arg1[0]*arg1[2]
        mulx r11, rcx, rdx                       # x22:x21 = arg1[0]*arg1[0]
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rbx, rbp, [rsi+0x10]                # x11:x10 = arg1[1]*arg1[2]
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r12, r13, [rsi]                     # x9:x8 = arg1[0]*arg1[3]
        xor r14d, r14d                           # CF = OF = 0
        adcx r10, rax                            # x16 = x6 + x5 (CF is 0), CF to x17, complete
        adcx r13, r9                             # x17 = x8 + x7 + CF, CF to x18
        mulx rax, r9, [rsi+0x10]                 # x15:x14 = arg1[2]*arg1[3]
        adc r12, 0x0                             # x18 = x9 + CF, no carry
        mov r14, rcx                             # copy x21
        imul r14, [rip+.Lfe_bls12_381_q_square_c0] # x36 = x21*0xfffffffeffffffff mod 2^64
        add r13, rbp                             # x17 += x10, CF to x18, complete
        mulx rbp, r15, [rsi+0x8]                 # x13:x12 = arg1[1]*arg1[3]
        adcx r12, r15                            # x18 += x12 + CF, CF to x19
        adc rbp, 0x0                             # x19 = x13 + CF, no carry
        xor r15d, r15d                           # CF = OF = 0
        adcx rbx, r12                            # x18 += x11 (CF is 0), CF to x19, complete
        adcx r9, rbp                             # x19 += x14 + CF, CF to x20, complete
        adc rax, 0x0                             # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [rax, r9, rbx, r13, r10] */
        xor ebp, ebp                             # CF = OF = 0
        adox r8, r8                              # x29 = x4 + x4 (OF is 0), OF to x30
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rbp, r12, rdx                       # x24:x23 = arg1[1]*arg1[1]
        adcx r8, r11                             # x29 += x22 (CF is 0), CF to x30, complete
        adox r12, r10                            # x30 = x16 + x23 + OF, OF to x31
        adox rbp, r13                            # x31 = x17 + x24 + OF, OF to x92
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r11, r15, rdx                       # x26:x25 = arg1[2]*arg1[2]
        adox r15, rbx                            # x92 = x18 + x25 + OF, OF to x93
        adcx r12, r10                            # x30 += x16 + CF, CF to x31, complete
        adcx r13, rbp                            # x31 += x17 + CF, CF to x92, complete

        /* complete: [x31, x30, x29] in [r13, r12, r8] */
        mov rdx, [rip+.Lfe_bls12_381_q_square_c1] # constant 0xffffffff00000001
        mulx r10, rbp, r14                       # x38:x37 = x36*0xffffffff00000001
        adcx r15, rbx                            # x92 += x18 + CF, CF to x93
        adox r11, r9                             # x93 = x26 + x19 + OF, OF to x94
        adcx r9, r11                             # x93 += x19 + CF, CF to x94
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r11, rsi, rdx                       # x28:x27 = arg1[3]*arg1[3]
        adox rax, rax                            # x94 = x20 + x20 + OF, no carry
        adc rax, 0x0                             # x94 += CF, no carry
        xor ebx, ebx                             # CF = OF = 0
        adcx rcx, rbp                            # x45 = x21 + x37 (CF is 0), CF to x46
        adox r8, r10                             # x46 = x38 + x29 (OF is 0), OF to x60
        mov rdx, [rip+.Lfe_bls12_381_q_square_c2] # constant 0x53bda402fffe5bfe
        mulx r10, rcx, r14                       # x40:x39 = x36*0x53bda402fffe5bfe
        adcx rcx, r8                             # x46 += x39 + CF, CF to x60, complete
        mov rdx, r14                             # copy x36
        mulx r8, rbx, [rip+.Lfe_bls12_381_q_square_c3] # x42:x41 = x36*0x3339d80809a1d805
        adcx rbx, r12                            # x60 = x30 + x41 + CF, CF to x61
        mulx rbp, r12, [rip+.Lfe_bls12_381_q_square_c4] # x44:x43 = x36*0x73eda753299d7d48
        adox rbx, r10                            # x60 += x40 + OF, OF to x61
        adcx r13, r12                            # x61 = x43 + x31 + CF, CF to x62
        mov rdx, rcx                             # copy x46
        mulx r10, rdx, [rip+.Lfe_bls12_381_q_square_c0] # x50 = x46*0xfffffffeffffffff mod 2^64
        adox r8, r13                             # x61 += x42 + OF, OF to x62
        mulx r10, r12, [rip+.Lfe_bls12_381_q_square_c2] # x54:x53 = x50*0x53bda402fffe5bfe
        mulx r13, r14, [rip+.Lfe_bls12_381_q_square_c1] # x52:x51 = x50*0xffffffff00000001
        adcx rbp, [rip+.Lfe_bls12_381_q_square_c5] # x62 = x44 + CF, no carry
        adox rbp, [rip+.Lfe_bls12_381_q_square_c5] # x62 += OF, no carry
        mov [rsp-0x8], rdi                       # spill pointer out1
        xor edi, edi                             # CF = OF = 0
        adox rbx, r12                            # x60 += x53 (OF is 0), OF to x61
        adcx rcx, r14                            # x59 = x46 + x51 (CF is 0), CF to x60
        mulx rcx, rdi, [rip+.Lfe_bls12_381_q_square_c3] # x56:x55 = x50*0x3339d80809a1d805
        adox r10, rdi                            # x61.2 = x55 + x54 + OF, OF to x62
        adcx r13, rbx                            # x60 += x52 + CF, CF to x61, complete
        mulx rdi, rbx, [rip+.Lfe_bls12_381_q_square_c4] # x58:x57 = x50*0x73eda753299d7d48
        adcx r10, r8                             # x61 += x61.2 + CF, CF to x62, complete
        adcx rcx, rbp                            # x62 += x56 + CF, no carry
        adox rcx, [rip+.Lfe_bls12_381_q_square_c5] # x62 += OF, no carry
        mov rdx, r13                             # copy x60
        imul rdx, [rip+.Lfe_bls12_381_q_square_c0] # x64 = x60*0xfffffffeffffffff mod 2^64
        mulx r8, rbp, [rip+.Lfe_bls12_381_q_square_c1] # x66:x65 = x64*0xffffffff00000001
        xor r12d, r12d                           # CF = OF = 0
        adcx r13, rbp                            # x73 = x60 + x65 (CF is 0), CF to x74
        mulx rbp, r12, [rip+.Lfe_bls12_381_q_square_c2] # x68:x67 = x64*0x53bda402fffe5bfe
        adox r10, r8                             # x74 = x61 + x66 (OF is 0), OF to x88
        adcx r12, r10                            # x74 += x67 + CF, CF to x88, complete
        adcx rbp, [rip+.Lfe_bls12_381_q_square_c5] # x88 = x68 + CF, no carry
        adcx rcx, rbx                            # x62 += x57 (CF is 0), CF to x63, complete
        mulx r8, r10, [rip+.Lfe_bls12_381_q_square_c3] # x70:x69 = x64*0x3339d80809a1d805
        mov rbx, rdx                             # copy x64
        mov rdx, r12                             # copy x74
        mulx r13, r14, [rip+.Lfe_bls12_381_q_square_c0] # x78 = x74*0xfffffffeffffffff mod 2^64
        adox rbp, rcx                            # x88 += x62 + OF, OF to x89
        adcx rdi, [rip+.Lfe_bls12_381_q_square_c5] # x63 = x58 + CF, no carry, complete

        /* complete: [x63, x62, x61, x60] in [rdi, rcx, -, -] */
        adcx rbp, r10                            # x88 += x69 (CF is 0), CF to x89
        adox r8, rdi                             # x89 = x63 + x70 + OF, no carry
        mov rdx, [rip+.Lfe_bls12_381_q_square_c1] # constant 0xffffffff00000001
        mulx r10, rcx, r14                       # x80:x79 = x78*0xffffffff00000001
        mov rdx, [rip+.Lfe_bls12_381_q_square_c3] # constant 0x3339d80809a1d805
        mulx rdi, r13, r14                       # x84:x83 = x78*0x3339d80809a1d805
        adox r12, rcx                            # x87 = x74 + x79 (OF is 0), OF to x88
        adox r10, rbp                            # x88 += x80 + OF, OF to x89
        mov rdx, r14                             # copy x78
        mulx rcx, rbp, [rip+.Lfe_bls12_381_q_square_c2] # x82:x81 = x78*0x53bda402fffe5bfe
        adcx rcx, r8                             # x89 += x82 + CF, no carry
        adox r13, rcx                            # x89 += x83 + OF, OF to x90
        mov rdx, rbx                             # copy x64
        mulx r8, rcx, [rip+.Lfe_bls12_381_q_square_c4] # x72:x71 = x64*0x73eda753299d7d48
        adcx r10, rbp                            # x88 += x81 (CF is 0), CF to x89, complete
        adcx rcx, r13                            # x89 += x71 + CF, CF to x90, complete
        adcx r8, rdi                             # x90 = x84 + x72 + CF, no carry
        adcx rsi, rax                            # x94 += x27 (CF is 0), CF to x95
        mov rdx, [rip+.Lfe_bls12_381_q_square_c4] # constant 0x73eda753299d7d48
        mulx rax, rdi, r14                       # x86:x85 = x78*0x73eda753299d7d48
        adcx r11, [rip+.Lfe_bls12_381_q_square_c5] # x95 = x28 + CF, no carry
        adcx r15, r10                            # x92 += x88 (CF is 0), CF to x93, complete
        adcx r9, rcx                             # x93 += x89 + CF, CF to x94, complete
        adox r8, rdi                             # x90 += x85 + OF, OF to x91, complete
        adcx rsi, r8                             # x94 += x90 + CF, CF to x95, complete
        adox rax, [rip+.Lfe_bls12_381_q_square_c5] # x91 = x86 + OF, no carry, complete

        /* complete: [x91, x90, x89, x88] in [rax, r8, rcx, r10] */
        adc r11, rax                             # x95 += x91 + CF, no carry, complete

        /* complete: [x95, x94, x93, x92] in [r11, rsi, r9, r15] */
        mov rax, r15                             # copy x92
        sub rax, [rip+.Lfe_bls12_381_q_square_c1] # x96 = x92 - 0xffffffff00000001, CF from x97, complete
        mov r8, r9                               # copy x93
        sbb r8, [rip+.Lfe_bls12_381_q_square_c2] # x97 = x93 - 0x53bda402fffe5bfe - CF, CF from x98, complete
        mov r10, rsi                             # copy x94
        sbb r10, [rip+.Lfe_bls12_381_q_square_c3] # x98 = x94 - 0x3339d80809a1d805 - CF, CF from x99, complete
        mov rcx, r11                             # copy x95
        sbb rcx, [rip+.Lfe_bls12_381_q_square_c4] # x99 = x95 - 0x73eda753299d7d48 - CF, CF = x100, complete

        /* complete: [x99, x98, x97, x96] in [rcx, r10, r8, rax] */
        cmovc r8, r9                             # x102 = x100 ? x93 : x97, x100 in CF
        mov r9, [rsp-0x8]                        # reload pointer out1
        mov [r9+0x8], r8                         # out1[1] = x102
        cmovc r10, rsi                           # x103 = x100 ? x94 : x98, x100 in CF
        mov [r9+0x10], r10                       # out1[2] = x103
        cmovnc r15, rax                          # x101 = x100 ? x92 : x96, x100 in CF
        mov [r9], r15                            # out1[0] = x101
        cmovc rcx, r11                           # x104 = x100 ? x95 : x99, x100 in CF
        mov [r9+0x18], rcx                       # out1[3] = x104

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
.Lfe_bls12_381_q_square_c2: .quad 0x53bda402fffe5bfe
.Lfe_bls12_381_q_square_c3: .quad 0x3339d80809a1d805
.Lfe_bls12_381_q_square_c4: .quad 0x73eda753299d7d48
.Lfe_bls12_381_q_square_c5: .quad 0x0
        .size   fe_bls12_381_q_square, .-fe_bls12_381_q_square
        .section .note.GNU-stack, "", @progbits
