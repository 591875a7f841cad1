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
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, xmm0, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words:
 *   xmm0  pointer out1
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x29 = x8 + x21 (carry to x42)
 *   x42 = x16 + x22 + x23 + x34 (carry to x57)
 *   x56 = x42 + x48 (carry to x57)
 *   x57 = x17 + x24 + x25 + x35 + x36 + x49 + x50 (carry to x58)
 *   x58 = x18 + x26 + x27 + x37 + x38 + x51 + x52 (carry to x59)
 *   x59 = x19 + x28 + x39 + x40 + x53 + x54 (carry to x60)
 *   x60 = x41 + x55
 *   x69 = x57 + x61 (carry to x84)
 *   x83 = x69 + x75 (carry to x84)
 *   x84 = x58 + x62 + x63 + x76 + x77 (carry to x85)
 *   x85 = x59 + x64 + x65 + x78 + x79 (carry to x86)
 *   x86 = x60 + x66 + x67 + x80 + x81 (carry to x87)
 *   x87 = x68 + x82
 *   x96 = x84 + x88 (carry to x111)
 *   x110 = x96 + x102 (carry to x111)
 *   x111 = x85 + x89 + x90 + x103 + x104 (carry to x112)
 *   x112 = x86 + x91 + x92 + x105 + x106 (carry to x113)
 *   x113 = x87 + x93 + x94 + x107 + x108 (carry to x114)
 *   x114 = x95 + x109
 *
 * 165 instructions; 50.5 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.700 [1.699, 1.700] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.626 [1.626, 1.630] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
 * found by Fieldwright, seed 1, 2026-11-24T03:59:30.116Z
 * npm run optimize -- --curve bls12-381-q --op mul --seed 1 --budget 40s --resume
 * sha256 of the code: 5eed6430633a834584181424915e18a01d8f6a1a986f692aa5d5480cd12896c2
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
        push r15                                 # save r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r15, 0

        mov rax, rdx                             # copy pointer arg2
        mov rdx, [rsi]                           # load arg1[0]
        mulx r8, r9, [rax]                       # x9:x8 = arg1[0]*arg2[0]
        mov rdx, [rax]                           # load arg2[0]
        mulx r10, r11, [rsi+0x18]                # x15:x14 = arg1[3]*arg2[0]
        mulx rcx, rbx, [rsi+0x8]                 # x11:x10 = arg1[1]*arg2[0]
        mov rbp, r9                              # copy x8
        imul rbp, [rip+.Lfe_bls12_381_q_mul_c0]  # x20 = x8*0xfffffffeffffffff mod 2^64
        mulx r12, r13, [rsi+0x10]                # x13:x12 = arg1[2]*arg2[0]
        xor r14d, r14d                           # CF = OF = 0
        adox rbx, r8                             # x16 = x9 + x10 (OF is 0), OF to x17, complete
        mov rdx, rbp                             # copy x20
        mulx r8, r14, [rip+.Lfe_bls12_381_q_mul_c1] # x22:x21 = x20*0xffffffff00000001
        adox r13, [rip+.Lfe_bls12_381_q_mul_c2]  # x17 = x12 + OF, OF to x18
        adox r12, [rip+.Lfe_bls12_381_q_mul_c2]  # x18 = x13 + OF, no carry
        xor r15d, r15d                           # CF = OF = 0
        adox r9, r14                             # x29 = x8 + x21 (OF is 0), OF to x42
        mov rdx, [rsi]                           # load arg1[0]
        mulx r9, r14, [rax+0x8]                  # x35:x34 = arg1[0]*arg2[1]
        adox r8, r14                             # x42 = x34 + x22 + OF, OF to x57
        mov rdx, [rip+.Lfe_bls12_381_q_mul_c3]   # constant 0x53bda402fffe5bfe
        mulx r14, r15, rbp                       # x24:x23 = x20*0x53bda402fffe5bfe
        adcx rcx, r13                            # x17 += x11 (CF is 0), CF to x18, complete
        adcx r12, r11                            # x18 += x14 + CF, CF to x19, complete
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r11, r13, [rax+0x8]                 # x37:x36 = arg1[1]*arg2[1]
        adox r14, r9                             # x57 = x24 + x35 + OF, OF to x58
        adcx r10, [rip+.Lfe_bls12_381_q_mul_c2]  # x19 = x15 + CF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [r10, r12, rcx, rbx] */
        adcx rbx, r15                            # x42.2 = x16 + x23 (CF is 0), CF to x57
        mov rdx, [rip+.Lfe_bls12_381_q_mul_c4]   # constant 0x73eda753299d7d48
        mulx r9, r15, rbp                        # x28:x27 = x20*0x73eda753299d7d48
        mov rdx, [rip+.Lfe_bls12_381_q_mul_c5]   # constant 0x3339d80809a1d805
        movq xmm0, rdi                           # spill pointer out1
        mulx rbp, rdi, rbp                       # x26:x25 = x20*0x3339d80809a1d805
        adcx rdi, r13                            # x57.2 = x25 + x36 + CF, CF to x58
        adcx rbp, r11                            # x58 = x37 + x26 + CF, CF to x59
        mov rdx, [rax+0x8]                       # load arg2[1]
        mulx r11, r13, [rsi+0x10]                # x39:x38 = arg1[2]*arg2[1]
        adox r13, r12                            # x58.2 = x38 + x18 + OF, OF to x59
        adcx r10, r9                             # x59 = x28 + x19 + CF, no carry
        adox r10, [rip+.Lfe_bls12_381_q_mul_c2]  # x59 += OF, no carry
        xor r9d, r9d                             # CF = OF = 0
        adcx rbx, r8                             # x42 += x42.2 (CF is 0), CF to x57, complete
        mulx r8, r9, [rsi+0x18]                  # x41:x40 = arg1[3]*arg2[1]
        adox rdi, rcx                            # x57.2 += x17 (OF is 0), OF to x58
        adcx r14, rdi                            # x57 += x57.2 + CF, CF to x58
        adox r13, rbp                            # x58 += x58.2 + OF, OF to x59
        mov rdx, [rax+0x10]                      # load arg2[2]
        mulx rcx, rdi, [rsi]                     # x62:x61 = arg1[0]*arg2[2]
        adcx r13, r15                            # x58 += x27 + CF, CF to x59
        adox r10, r9                             # x59 += x40 + OF, OF to x60
        adcx r10, r11                            # x59 += x39 + CF, CF to x60
        mulx r9, r11, [rsi+0x8]                  # x64:x63 = arg1[1]*arg2[2]
        adox r8, [rip+.Lfe_bls12_381_q_mul_c2]   # x60 = x41 + OF, no carry
        adc r8, 0x0                              # x60 += CF, no carry
        mov rdx, rbx                             # copy x42
        imul rdx, [rip+.Lfe_bls12_381_q_mul_c0]  # x47 = x42*0xfffffffeffffffff mod 2^64
        mulx rbp, r12, [rip+.Lfe_bls12_381_q_mul_c1] # x49:x48 = x47*0xffffffff00000001
        xor r15d, r15d                           # CF = OF = 0
        adox rbx, r12                            # x56 = x42 + x48 (OF is 0), OF to x57
        adox rbp, r14                            # x57 += x49 + OF, OF to x58
        mulx rbx, r12, [rip+.Lfe_bls12_381_q_mul_c3] # x51:x50 = x47*0x53bda402fffe5bfe
        adcx rbp, r12                            # x57 += x50 (CF is 0), CF to x58, complete
        mulx r12, r14, [rip+.Lfe_bls12_381_q_mul_c5] # x53:x52 = x47*0x3339d80809a1d805
        adox r14, rbx                            # x58.2 = x52 + x51 + OF, OF to x59
        adcx r13, r14                            # x58 += x58.2 + CF, CF to x59, complete
        mulx rbx, r14, [rip+.Lfe_bls12_381_q_mul_c4] # x55:x54 = x47*0x73eda753299d7d48
        adcx r14, r10                            # x59 += x54 + CF, CF to x60
        adox r12, r14                            # x59 += x53 + OF, OF to x60, complete
        adcx rbx, [rip+.Lfe_bls12_381_q_mul_c2]  # x60.2 = x55 + CF, no carry
        adox rbx, [rip+.Lfe_bls12_381_q_mul_c2]  # x60.2 += OF, no carry
        xor r10d, r10d                           # CF = OF = 0
        adcx rdi, rbp                            # x69 = x57 + x61 (CF is 0), CF to x84, complete
        adox rcx, r11                            # x84 = x62 + x63 (OF is 0), OF to x85
        mov rdx, [rax+0x10]                      # load arg2[2]
        mulx r10, r11, [rsi+0x10]                # x66:x65 = arg1[2]*arg2[2]
        adox r11, r9                             # x85 = x64 + x65 + OF, OF to x86
        mulx r9, rbp, [rsi+0x18]                 # x68:x67 = arg1[3]*arg2[2]
        adcx rcx, r13                            # x84 += x58 + CF, CF to x85
        adox rbp, r10                            # x86 = x66 + x67 + OF, OF to x87
        adcx r12, r11                            # x85 += x59 + CF, CF to x86
        mov rdx, rdi                             # copy x69
        mulx r10, rdx, [rip+.Lfe_bls12_381_q_mul_c0] # x74 = x69*0xfffffffeffffffff mod 2^64
        mulx r10, r11, [rip+.Lfe_bls12_381_q_mul_c3] # x78:x77 = x74*0x53bda402fffe5bfe
        adcx rbp, [rip+.Lfe_bls12_381_q_mul_c2]  # x86 += CF, CF to x87
        adcx r9, [rip+.Lfe_bls12_381_q_mul_c2]   # x87 = x68 + CF, no carry
        adox r9, [rip+.Lfe_bls12_381_q_mul_c2]   # x87 += OF, no carry
        xor r13d, r13d                           # CF = OF = 0
        adox r11, rcx                            # x84 += x77 (OF is 0), OF to x85
        lea r8, [r8+rbx]                         # x60 += x60.2, complete

        /* complete: [x60, x59, x58, x57] in [r8, -, -, -] */
        mulx rcx, rbx, [rip+.Lfe_bls12_381_q_mul_c1] # x76:x75 = x74*0xffffffff00000001
        mulx r13, r14, [rip+.Lfe_bls12_381_q_mul_c4] # x82:x81 = x74*0x73eda753299d7d48
        adox r12, r10                            # x85 += x78 + OF, OF to x86
        adcx rdi, rbx                            # x83 = x69 + x75 (CF is 0), CF to x84
        adcx rcx, r11                            # x84 += x76 + CF, CF to x85, complete
        adox rbp, r8                             # x86 += x60 + OF, OF to x87
        mulx r8, r10, [rip+.Lfe_bls12_381_q_mul_c5] # x80:x79 = x74*0x3339d80809a1d805
        adox r13, [rip+.Lfe_bls12_381_q_mul_c2]  # x87.2 = x82 + OF, no carry
        adox r8, rbp                             # x86 += x80 (OF is 0), OF to x87
        mov rdx, [rax+0x18]                      # load arg2[3]
        mulx r11, rdi, [rsi+0x10]                # x93:x92 = arg1[2]*arg2[3]
        adcx r10, r12                            # x85 += x79 + CF, CF to x86, complete
        adcx r8, r14                             # x86 += x81 + CF, CF to x87, complete
        adcx r13, r9                             # x87 += x87.2 + CF, no carry
        mulx r9, rbx, [rsi]                      # x89:x88 = arg1[0]*arg2[3]
        adox r13, [rip+.Lfe_bls12_381_q_mul_c2]  # x87 += OF, no carry, complete

        /* complete: [x87, x86, x85, x84] in [r13, r8, r10, rcx] */
        xor ebp, ebp                             # CF = OF = 0
        adcx rbx, rcx                            # x96 = x84 + x88 (CF is 0), CF to x111, complete
        mulx rcx, rbp, [rsi+0x8]                 # x91:x90 = arg1[1]*arg2[3]
        adc rbp, r10                             # x111 = x85 + x90 + CF, CF to x112
        adcx rcx, r8                             # x112 = x86 + x91 + CF, CF to x113
        adc r11, 0x0                             # x113 = x93 + CF, no carry
        add r9, rbp                              # x111 += x89, CF to x112
        adc rcx, rdi                             # x112 += x92 + CF, CF to x113
        mulx rax, r8, [rsi+0x18]                 # x95:x94 = arg1[3]*arg2[3]
        adc r13, r8                              # x113.2 = x87 + x94 + CF, CF to x114
        adc rax, 0x0                             # x114 = x95 + CF, no carry
        add r11, r13                             # x113 += x113.2, CF to x114
        adc rax, 0x0                             # x114 += CF, no carry
        mov rdx, rbx                             # copy x96
        imul rdx, [rip+.Lfe_bls12_381_q_mul_c0]  # x101 = x96*0xfffffffeffffffff mod 2^64
        mulx r8, r10, [rip+.Lfe_bls12_381_q_mul_c1] # x103:x102 = x101*0xffffffff00000001
        mulx rdi, rsi, [rip+.Lfe_bls12_381_q_mul_c3] # x105:x104 = x101*0x53bda402fffe5bfe
        xor ebp, ebp                             # CF = OF = 0
        adcx rbx, r10                            # x110 = x96 + x102 (CF is 0), CF to x111
        adox r9, r8                              # x111 += x103 (OF is 0), OF to x112
        adcx r9, rsi                             # x111 += x104 + CF, CF to x112, complete
        mulx r8, r10, [rip+.Lfe_bls12_381_q_mul_c4] # x109:x108 = x101*0x73eda753299d7d48
        adox rdi, rcx                            # x112 += x105 + OF, OF to x113
        mulx rcx, rsi, [rip+.Lfe_bls12_381_q_mul_c5] # x107:x106 = x101*0x3339d80809a1d805
        adox r11, r10                            # x113 += x108 + OF, OF to x114
        adcx rdi, rsi                            # x112 += x106 + CF, CF to x113, complete
        adcx rcx, r11                            # x113 += x107 + CF, CF to x114, complete
        adox rax, r8                             # x114 += x109 + OF, no carry
        adc rax, 0x0                             # x114 += CF, no carry, complete

        /* complete: [x114, x113, x112, x111] in [rax, rcx, rdi, r9] */
        mov r8, r9                               # copy x111
        sub r8, [rip+.Lfe_bls12_381_q_mul_c1]    # x115 = x111 - 0xffffffff00000001, CF from x116, complete
        mov r10, rdi                             # copy x112
        sbb r10, [rip+.Lfe_bls12_381_q_mul_c3]   # x116 = x112 - 0x53bda402fffe5bfe - CF, CF from x117, complete
        mov r11, rcx                             # copy x113
        sbb r11, [rip+.Lfe_bls12_381_q_mul_c5]   # x117 = x113 - 0x3339d80809a1d805 - CF, CF from x118, complete
        mov rsi, rax                             # copy x114
        sbb rsi, [rip+.Lfe_bls12_381_q_mul_c4]   # x118 = x114 - 0x73eda753299d7d48 - CF, CF = x119, complete

        /* complete: [x118, x117, x116, x115] in [rsi, r11, r10, r8] */
        cmovc rsi, rax                           # x123 = x119 ? x114 : x118, x119 in CF
        cmovnc rcx, r11                          # x122 = x119 ? x113 : x117, x119 in CF
        cmovnc r9, r8                            # x120 = x119 ? x111 : x115, x119 in CF
        cmovc r10, rdi                           # x121 = x119 ? x112 : x116, x119 in CF
        movq rax, xmm0                           # reload pointer out1
        mov [rax+0x10], rcx                      # out1[2] = x122
        mov [rax], r9                            # out1[0] = x120
        mov [rax+0x8], r10                       # out1[1] = x121
        mov [rax+0x18], rsi                      # out1[3] = x123

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
.Lfe_bls12_381_q_mul_c0: .quad 0xfffffffeffffffff
.Lfe_bls12_381_q_mul_c1: .quad 0xffffffff00000001
.Lfe_bls12_381_q_mul_c2: .quad 0x0
.Lfe_bls12_381_q_mul_c3: .quad 0x53bda402fffe5bfe
.Lfe_bls12_381_q_mul_c4: .quad 0x73eda753299d7d48
.Lfe_bls12_381_q_mul_c5: .quad 0x3339d80809a1d805
        .size   fe_bls12_381_q_mul, .-fe_bls12_381_q_mul
        .section .note.GNU-stack, "", @progbits
