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
 * Changed: rax, rcx, rdx, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  pointer arg2
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
 * 171 instructions; 41.8 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.548 [1.546, 1.549] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.339 [1.337, 1.341] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 1, 2026-11-23T11:51:26.813Z
 * npm run optimize -- --curve bls12-381-q --op mul --seed 1 --budget 50s --resume
 * sha256 of the code: fa3b313bcb62c24329e6bcbd28af2bdc5bfaececaa235ea111606293d9609ac9
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
        mov rdx, [rax]                           # load arg2[0]
        mulx r8, r9, [rsi]                       # x9:x8 = arg1[0]*arg2[0]
        mov r10, r9                              # copy x8
        imul r10, [rip+.Lfe_bls12_381_q_mul_c0]  # x20 = x8*0xfffffffeffffffff mod 2^64
        mulx r11, rcx, [rsi+0x8]                 # x11:x10 = arg1[1]*arg2[0]
        xor ebx, ebx                             # CF = OF = 0
        adox rcx, r8                             # x16 = x9 + x10 (OF is 0), OF to x17, complete
        mulx r8, rbx, [rsi+0x18]                 # x15:x14 = arg1[3]*arg2[0]
        mov rdx, r10                             # copy x20
        mulx rbp, r12, [rip+.Lfe_bls12_381_q_mul_c1] # x22:x21 = x20*0xffffffff00000001
        mov rdx, [rsi]                           # load arg1[0]
        mulx r13, r14, [rax+0x8]                 # x35:x34 = arg1[0]*arg2[1]
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mov [rsp-0x8], rdi                       # spill pointer out1
        mulx r15, rdi, [rax]                     # x13:x12 = arg1[2]*arg2[0]
        adox rdi, r11                            # x17 = x11 + x12 + OF, OF to x18, complete
        adox r15, rbx                            # x18 = x13 + x14 + OF, OF to x19, complete
        adox r8, [rip+.Lfe_bls12_381_q_mul_c2]   # x19 = x15 + OF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [r8, r15, rdi, rcx] */
        xor r11d, r11d                           # CF = OF = 0
        adcx r9, r12                             # x29 = x8 + x21 (CF is 0), CF to x42
        adox rcx, r14                            # x42 = x34 + x16 (OF is 0), OF to x57
        mov rdx, r10                             # copy x20
        mulx r9, r11, [rip+.Lfe_bls12_381_q_mul_c3] # x24:x23 = x20*0x53bda402fffe5bfe
        mulx rbx, r12, [rip+.Lfe_bls12_381_q_mul_c4] # x26:x25 = x20*0x3339d80809a1d805
        adcx rbp, rcx                            # x42 += x22 + CF, CF to x57
        mov rdx, [rax+0x8]                       # load arg2[1]
        mulx rcx, r14, [rsi+0x8]                 # x37:x36 = arg1[1]*arg2[1]
        adox r13, r14                            # x57 = x35 + x36 + OF, OF to x58
        mov [rsp-0x10], rax                      # spill pointer arg2
        mulx r14, rax, [rsi+0x10]                # x39:x38 = arg1[2]*arg2[1]
        adcx r13, r9                             # x57 += x24 + CF, CF to x58
        mov rdx, r10                             # copy x20
        mulx r9, r10, [rip+.Lfe_bls12_381_q_mul_c5] # x28:x27 = x20*0x73eda753299d7d48
        adcx rax, rbx                            # x58 = x26 + x38 + CF, CF to x59
        adox rax, r15                            # x58 += x18 + OF, OF to x59
        adcx r8, r9                              # x59 = x28 + x19 + CF, no carry
        adox r8, [rip+.Lfe_bls12_381_q_mul_c2]   # x59 += OF, no carry
        xor r9d, r9d                             # CF = OF = 0
        adcx rbp, r11                            # x42 += x23 (CF is 0), CF to x57, complete
        adox r12, rdi                            # x57.2 = x25 + x17 (OF is 0), OF to x58
        adcx r13, r12                            # x57 += x57.2 + CF, CF to x58
        adox rcx, r10                            # x58.2 = x37 + x27 + OF, OF to x59
        mov r9, [rsp-0x10]                       # reload pointer arg2
        mov rdx, [r9+0x10]                       # load arg2[2]
        mulx r10, r11, [rsi+0x8]                 # x64:x63 = arg1[1]*arg2[2]
        adcx rax, rcx                            # x58 += x58.2 + CF, CF to x59
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx rcx, rdi, [r9+0x8]                  # x41:x40 = arg1[3]*arg2[1]
        mov rdx, [r9+0x10]                       # load arg2[2]
        mulx rbx, r12, [rsi]                     # x62:x61 = arg1[0]*arg2[2]
        adox r14, rdi                            # x59.2 = x40 + x39 + OF, OF to x60
        adcx r8, r14                             # x59 += x59.2 + CF, CF to x60
        adox rcx, [rip+.Lfe_bls12_381_q_mul_c2]  # x60 = x41 + OF, no carry
        adc rcx, 0x0                             # x60 += CF, no carry
        mov rdi, rbp                             # copy x42
        imul rdi, [rip+.Lfe_bls12_381_q_mul_c0]  # x47 = x42*0xfffffffeffffffff mod 2^64
        mov rdx, [rip+.Lfe_bls12_381_q_mul_c3]   # constant 0x53bda402fffe5bfe
        mulx r14, r15, rdi                       # x51:x50 = x47*0x53bda402fffe5bfe
        xor r9d, r9d                             # CF = OF = 0
        adox r15, r13                            # x57 += x50 (OF is 0), OF to x58
        mov rdx, [rip+.Lfe_bls12_381_q_mul_c1]   # constant 0xffffffff00000001
        mulx r9, r13, rdi                        # x49:x48 = x47*0xffffffff00000001
        adcx rbp, r13                            # x56 = x42 + x48 (CF is 0), CF to x57
        mov rdx, rdi                             # copy x47
        mulx rbp, r13, [rip+.Lfe_bls12_381_q_mul_c4] # x53:x52 = x47*0x3339d80809a1d805
        adcx r15, r9                             # x57 += x49 + CF, CF to x58, complete
        adox r13, rax                            # x58 += x52 + OF, OF to x59
        adcx r14, r13                            # x58 += x51 + CF, CF to x59, complete
        mulx rax, r9, [rip+.Lfe_bls12_381_q_mul_c5] # x55:x54 = x47*0x73eda753299d7d48
        adcx r8, r9                              # x59 += x54 + CF, CF to x60
        adox r8, rbp                             # x59 += x53 + OF, OF to x60, complete
        adcx rax, rcx                            # x60 += x55 + CF, no carry
        mov r9, [rsp-0x10]                       # reload pointer arg2
        mov rdx, [r9+0x10]                       # load arg2[2]
        mulx rcx, rdi, [rsi+0x10]                # x66:x65 = arg1[2]*arg2[2]
        adox rax, [rip+.Lfe_bls12_381_q_mul_c2]  # x60 += OF, no carry, complete

        /* complete: [x60, x59, x58, x57] in [rax, r8, r14, r15] */
        xor ebp, ebp                             # CF = OF = 0
        adcx r15, r12                            # x69 = x57 + x61 (CF is 0), CF to x84, complete
        adox r11, rbx                            # x84 = x62 + x63 (OF is 0), OF to x85
        adcx r11, r14                            # x84 += x58 + CF, CF to x85
        mulx rbx, rbp, [rsi+0x18]                # x68:x67 = arg1[3]*arg2[2]
        adox r10, rdi                            # x85 = x65 + x64 + OF, OF to x86
        adcx r8, r10                             # x85 += x59 + CF, CF to x86
        adox rbp, rcx                            # x86 = x67 + x66 + OF, OF to x87
        adcx rbp, rax                            # x86 += x60 + CF, CF to x87
        mov rdx, r15                             # copy x69
        mulx rax, r10, [rip+.Lfe_bls12_381_q_mul_c0] # x74 = x69*0xfffffffeffffffff mod 2^64
        mov rdx, r10                             # copy x74
        mulx rax, rcx, [rip+.Lfe_bls12_381_q_mul_c3] # x78:x77 = x74*0x53bda402fffe5bfe
        mulx rdi, r12, [rip+.Lfe_bls12_381_q_mul_c1] # x76:x75 = x74*0xffffffff00000001
        adcx rbx, [rip+.Lfe_bls12_381_q_mul_c2]  # x87 = x68 + CF, no carry
        adox rbx, [rip+.Lfe_bls12_381_q_mul_c2]  # x87 += OF, no carry
        xor r13d, r13d                           # CF = OF = 0
        adox rcx, r11                            # x84 += x77 (OF is 0), OF to x85
        mulx r11, r13, [rip+.Lfe_bls12_381_q_mul_c4] # x80:x79 = x74*0x3339d80809a1d805
        mov rdx, [r9+0x18]                       # load arg2[3]
        mulx r14, r9, [rsi+0x18]                 # x95:x94 = arg1[3]*arg2[3]
        adcx r12, r15                            # x83 = x69 + x75 (CF is 0), CF to x84
        adcx rdi, rcx                            # x84 += x76 + CF, CF to x85, complete
        adox rax, r8                             # x85 += x78 + OF, OF to x86
        mulx r8, rcx, [rsi]                      # x89:x88 = arg1[0]*arg2[3]
        adcx r13, rax                            # x85 += x79 + CF, CF to x86, complete
        mov rdx, [rip+.Lfe_bls12_381_q_mul_c5]   # constant 0x73eda753299d7d48
        mulx rax, r10, r10                       # x82:x81 = x74*0x73eda753299d7d48
        adox rbp, r11                            # x86 += x80 + OF, OF to x87
        adox rbx, rax                            # x87 += x82 + OF, no carry
        adc rbp, r10                             # x86 += x81 + CF, CF to x87, complete
        adc rbx, 0x0                             # x87 += CF, no carry, complete

        /* complete: [x87, x86, x85, x84] in [rbx, rbp, r13, rdi] */
        xor eax, eax                             # CF = OF = 0
        adcx rdi, rcx                            # x96 = x84 + x88 (CF is 0), CF to x111, complete
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mov rax, [rsp-0x10]                      # reload pointer arg2
        mulx r10, r11, [rax+0x18]                # x91:x90 = arg1[1]*arg2[3]
        mov rdx, [rax+0x18]                      # load arg2[3]
        mulx rax, rcx, [rsi+0x10]                # x93:x92 = arg1[2]*arg2[3]
        adox r8, r11                             # x111 = x89 + x90 (OF is 0), OF to x112
        adox rcx, r10                            # x112 = x92 + x91 + OF, OF to x113
        adcx r13, r8                             # x111 += x85 + CF, CF to x112
        adcx rcx, rbp                            # x112 += x86 + CF, CF to x113
        adox r9, rax                             # x113 = x94 + x93 + OF, OF to x114
        adcx rbx, r9                             # x113 += x87 + CF, CF to x114
        adox r14, [rip+.Lfe_bls12_381_q_mul_c2]  # x114 = x95 + OF, no carry
        adc r14, 0x0                             # x114 += CF, no carry
        mov rax, rdi                             # copy x96
        imul rax, [rip+.Lfe_bls12_381_q_mul_c0]  # x101 = x96*0xfffffffeffffffff mod 2^64
        mov rdx, rax                             # copy x101
        mulx r8, r9, [rip+.Lfe_bls12_381_q_mul_c1] # x103:x102 = x101*0xffffffff00000001
        xor r10d, r10d                           # CF = OF = 0
        adcx rdi, r9                             # x110 = x96 + x102 (CF is 0), CF to x111
        mulx r9, r10, [rip+.Lfe_bls12_381_q_mul_c3] # x105:x104 = x101*0x53bda402fffe5bfe
        adox r10, r13                            # x111 += x104 (OF is 0), OF to x112
        adcx r8, r10                             # x111 += x103 + CF, CF to x112, complete
        mulx r10, r11, [rip+.Lfe_bls12_381_q_mul_c4] # x107:x106 = x101*0x3339d80809a1d805
        adox r9, rcx                             # x112 += x105 + OF, OF to x113
        adcx r9, r11                             # x112 += x106 + CF, CF to x113, complete
        mulx rax, r11, [rip+.Lfe_bls12_381_q_mul_c5] # x109:x108 = x101*0x73eda753299d7d48
        adox rbx, r10                            # x113 += x107 + OF, OF to x114
        adcx r11, rbx                            # x113 += x108 + CF, CF to x114, complete
        adcx r14, rax                            # x114 += x109 + CF, no carry
        adox r14, [rip+.Lfe_bls12_381_q_mul_c2]  # x114 += OF, no carry, complete

        /* complete: [x114, x113, x112, x111] in [r14, r11, r9, r8] */
        mov rax, r8                              # copy x111
        sub rax, [rip+.Lfe_bls12_381_q_mul_c1]   # x115 = x111 - 0xffffffff00000001, CF from x116, complete
        mov r10, r9                              # copy x112
        sbb r10, [rip+.Lfe_bls12_381_q_mul_c3]   # x116 = x112 - 0x53bda402fffe5bfe - CF, CF from x117, complete
        mov rcx, r11                             # copy x113
        sbb rcx, [rip+.Lfe_bls12_381_q_mul_c4]   # x117 = x113 - 0x3339d80809a1d805 - CF, CF from x118, complete
        mov rdi, r14                             # copy x114
        sbb rdi, [rip+.Lfe_bls12_381_q_mul_c5]   # x118 = x114 - 0x73eda753299d7d48 - CF, CF = x119, complete

        /* complete: [x118, x117, x116, x115] in [rdi, rcx, r10, rax] */
        cmovnc r9, r10                           # x121 = x119 ? x112 : x116, x119 in CF
        cmovnc r8, rax                           # x120 = x119 ? x111 : x115, x119 in CF
        mov rax, [rsp-0x8]                       # reload pointer out1
        mov [rax+0x8], r9                        # out1[1] = x121
        cmovnc r14, rdi                          # x123 = x119 ? x114 : x118, x119 in CF
        cmovnc r11, rcx                          # x122 = x119 ? x113 : x117, x119 in CF
        mov [rax+0x10], r11                      # out1[2] = x122
        mov [rax+0x18], r14                      # out1[3] = x123
        mov [rax], r8                            # out1[0] = x120

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
.Lfe_bls12_381_q_mul_c4: .quad 0x3339d80809a1d805
.Lfe_bls12_381_q_mul_c5: .quad 0x73eda753299d7d48
        .size   fe_bls12_381_q_mul, .-fe_bls12_381_q_mul
        .section .note.GNU-stack, "", @progbits
