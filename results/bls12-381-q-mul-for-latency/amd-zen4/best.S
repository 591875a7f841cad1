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
 * Saved on the stack and restored: rbx, rbp, r12, r13
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
 * 157 instructions; 51.6 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.662 [1.661, 1.664] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.897 [1.892, 1.902] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 d03e5463e3bd1a20dda4ab6d993bdf0d6833f5c9e7d1f141b932885b05c634e3
 * found by Fieldwright, seed 5, 2026-12-01T06:05:12.471Z
 * ./fieldwright optimize --field bls12-381-q --op mul --seed 5 --budget 13s --for latency --cpu 1
 * sha256 of the code: 17f1248b75a5084a49354f4f29050e6915c9baeafe8fe6bc7c78b08269a7f586
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

        mov rax, rdx                             # copy pointer arg2
        mov rdx, [rsi]                           # load arg1[0]
        mulx r8, rdx, [rax]                      # x9:x8 = arg1[0]*arg2[0]
        mulx r9, r10, [rip+.Lfe_bls12_381_q_mul_c0] # x20 = x8*0xfffffffeffffffff mod 2^64
        mov r9, rdx                              # copy x8
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r11, rcx, [rax]                     # x11:x10 = arg1[1]*arg2[0]
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rbx, rbp, [rax]                     # x13:x12 = arg1[2]*arg2[0]
        xor r12d, r12d                           # CF = OF = 0
        adcx rcx, r8                             # x16 = x9 + x10 (CF is 0), CF to x17, complete
        mov rdx, [rip+.Lfe_bls12_381_q_mul_c1]   # constant 0xffffffff00000001
        mulx r8, r12, r10                        # x22:x21 = x20*0xffffffff00000001
        adcx rbp, r11                            # x17 = x11 + x12 + CF, CF to x18, complete
        adox r9, r12                             # x29 = x8 + x21 (OF is 0), OF to x42
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r9, r11, [rax]                      # x15:x14 = arg1[3]*arg2[0]
        adcx r11, rbx                            # x18 = x13 + x14 + CF, CF to x19, complete
        adox r8, rcx                             # x42 = x16 + x22 + OF, OF to x57
        mov rdx, [rip+.Lfe_bls12_381_q_mul_c2]   # constant 0x53bda402fffe5bfe
        mulx rcx, rbx, r10                       # x24:x23 = x20*0x53bda402fffe5bfe
        adcx r9, [rip+.Lfe_bls12_381_q_mul_c3]   # x19 = x15 + CF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [r9, r11, rbp, -] */
        adcx rbx, r8                             # x42 += x23 (CF is 0), CF to x57
        adox rbp, rcx                            # x57 = x24 + x17 + OF, OF to x58
        mov rdx, r10                             # copy x20
        mulx r8, rcx, [rip+.Lfe_bls12_381_q_mul_c4] # x26:x25 = x20*0x3339d80809a1d805
        adcx rcx, rbp                            # x57 += x25 + CF, CF to x58
        adcx r11, r8                             # x58 = x18 + x26 + CF, CF to x59
        mulx r8, r10, [rip+.Lfe_bls12_381_q_mul_c5] # x28:x27 = x20*0x73eda753299d7d48
        adox r11, r10                            # x58 += x27 + OF, OF to x59
        adcx r9, r8                              # x59 = x19 + x28 + CF, no carry
        mov rdx, [rsi]                           # load arg1[0]
        mulx r8, r10, [rax+0x8]                  # x35:x34 = arg1[0]*arg2[1]
        adox r9, [rip+.Lfe_bls12_381_q_mul_c3]   # x59 += OF, no carry
        xor ebp, ebp                             # CF = OF = 0
        adcx rbx, r10                            # x42 += x34 (CF is 0), CF to x57, complete
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r10, rbp, [rax+0x8]                 # x39:x38 = arg1[2]*arg2[1]
        adox r8, rcx                             # x57 += x35 (OF is 0), OF to x58
        adox rbp, r11                            # x58 += x38 + OF, OF to x59
        mov rdx, [rax+0x8]                       # load arg2[1]
        mulx r11, rcx, [rsi+0x8]                 # x37:x36 = arg1[1]*arg2[1]
        adcx rcx, r8                             # x57 += x36 + CF, CF to x58
        adcx r11, rbp                            # x58 += x37 + CF, CF to x59
        mulx r8, rbp, [rsi+0x18]                 # x41:x40 = arg1[3]*arg2[1]
        adox r10, r9                             # x59 += x39 + OF, OF to x60
        adcx r10, rbp                            # x59 += x40 + CF, CF to x60
        adox r8, [rip+.Lfe_bls12_381_q_mul_c3]   # x60 = x41 + OF, no carry
        adc r8, 0x0                              # x60 += CF, no carry
        mov rdx, rbx                             # copy x42
        imul rdx, [rip+.Lfe_bls12_381_q_mul_c0]  # x47 = x42*0xfffffffeffffffff mod 2^64
        mulx r9, rbp, [rip+.Lfe_bls12_381_q_mul_c1] # x49:x48 = x47*0xffffffff00000001
        xor r12d, r12d                           # CF = OF = 0
        adox rbp, rbx                            # x56 = x42 + x48 (OF is 0), OF to x57
        mulx rbx, rbp, [rip+.Lfe_bls12_381_q_mul_c2] # x51:x50 = x47*0x53bda402fffe5bfe
        adox rbp, r9                             # x57.2 = x50 + x49 + OF, OF to x58
        adox rbx, r11                            # x58 += x51 + OF, OF to x59
        adcx rbp, rcx                            # x57 += x57.2 (CF is 0), CF to x58, complete
        mulx r9, r11, [rip+.Lfe_bls12_381_q_mul_c5] # x55:x54 = x47*0x73eda753299d7d48
        mulx rcx, r12, [rip+.Lfe_bls12_381_q_mul_c4] # x53:x52 = x47*0x3339d80809a1d805
        adox r10, rcx                            # x59 += x53 + OF, OF to x60
        adcx rbx, r12                            # x58 += x52 + CF, CF to x59, complete
        adcx r10, r11                            # x59 += x54 + CF, CF to x60, complete
        mov rdx, [rax+0x10]                      # load arg2[2]
        mulx r11, rcx, [rsi]                     # x62:x61 = arg1[0]*arg2[2]
        adox r8, r9                              # x60 += x55 + OF, no carry
        mulx r9, r12, [rsi+0x8]                  # x64:x63 = arg1[1]*arg2[2]
        adc r8, 0x0                              # x60 += CF, no carry, complete

        /* complete: [x60, x59, x58, x57] in [r8, r10, rbx, rbp] */
        xor r13d, r13d                           # CF = OF = 0
        adcx rcx, rbp                            # x69 = x57 + x61 (CF is 0), CF to x84, complete
        adox rbx, r11                            # x84 = x58 + x62 (OF is 0), OF to x85
        adox r9, r10                             # x85 = x64 + x59 + OF, OF to x86
        mulx r10, r11, [rsi+0x10]                # x66:x65 = arg1[2]*arg2[2]
        adcx r12, rbx                            # x84 += x63 + CF, CF to x85
        adcx r9, r11                             # x85 += x65 + CF, CF to x86
        mulx r11, rbx, [rsi+0x18]                # x68:x67 = arg1[3]*arg2[2]
        adox r10, r8                             # x86 = x66 + x60 + OF, OF to x87
        adcx r10, rbx                            # x86 += x67 + CF, CF to x87
        adox r11, [rip+.Lfe_bls12_381_q_mul_c3]  # x87 = x68 + OF, no carry
        adc r11, 0x0                             # x87 += CF, no carry
        mov r8, rcx                              # copy x69
        imul r8, [rip+.Lfe_bls12_381_q_mul_c0]   # x74 = x69*0xfffffffeffffffff mod 2^64
        mov rdx, [rip+.Lfe_bls12_381_q_mul_c1]   # constant 0xffffffff00000001
        mulx rbx, rbp, r8                        # x76:x75 = x74*0xffffffff00000001
        xor r13d, r13d                           # CF = OF = 0
        adox rcx, rbp                            # x83 = x69 + x75 (OF is 0), OF to x84
        adox r12, rbx                            # x84 += x76 + OF, OF to x85
        mov rdx, r8                              # copy x74
        mulx rcx, rbx, [rip+.Lfe_bls12_381_q_mul_c2] # x78:x77 = x74*0x53bda402fffe5bfe
        adcx rbx, r12                            # x84 += x77 (CF is 0), CF to x85, complete
        mulx rbp, r12, [rip+.Lfe_bls12_381_q_mul_c4] # x80:x79 = x74*0x3339d80809a1d805
        adcx rcx, r12                            # x85.2 = x79 + x78 + CF, CF to x86
        adox r9, rcx                             # x85 += x85.2 + OF, OF to x86, complete
        mulx r8, rcx, [rip+.Lfe_bls12_381_q_mul_c5] # x82:x81 = x74*0x73eda753299d7d48
        adox r10, rbp                            # x86 += x80 + OF, OF to x87
        mov rdx, [rsi]                           # load arg1[0]
        mulx rbp, r12, [rax+0x18]                # x89:x88 = arg1[0]*arg2[3]
        adcx r10, rcx                            # x86 += x81 + CF, CF to x87, complete
        adox r11, r8                             # x87 += x82 + OF, no carry
        adc r11, 0x0                             # x87 += CF, no carry, complete

        /* complete: [x87, x86, x85, x84] in [r11, r10, r9, rbx] */
        xor r8d, r8d                             # CF = OF = 0
        adox rbx, r12                            # x96 = x84 + x88 (OF is 0), OF to x111, complete
        mov rdx, [rax+0x18]                      # load arg2[3]
        mulx r8, rcx, [rsi+0x8]                  # x91:x90 = arg1[1]*arg2[3]
        adox rbp, rcx                            # x111 = x90 + x89 + OF, OF to x112
        mulx rcx, r12, [rsi+0x10]                # x93:x92 = arg1[2]*arg2[3]
        adox r12, r10                            # x112 = x86 + x92 + OF, OF to x113
        adcx r9, rbp                             # x111 += x85 (CF is 0), CF to x112
        adcx r12, r8                             # x112 += x91 + CF, CF to x113
        mulx rax, r8, [rsi+0x18]                 # x95:x94 = arg1[3]*arg2[3]
        adox r11, r8                             # x113 = x87 + x94 + OF, OF to x114
        adcx rcx, r11                            # x113 += x93 + CF, CF to x114
        adox rax, [rip+.Lfe_bls12_381_q_mul_c3]  # x114 = x95 + OF, no carry
        adc rax, 0x0                             # x114 += CF, no carry
        mov r8, rbx                              # copy x96
        imul r8, [rip+.Lfe_bls12_381_q_mul_c0]   # x101 = x96*0xfffffffeffffffff mod 2^64
        mov rdx, [rip+.Lfe_bls12_381_q_mul_c2]   # constant 0x53bda402fffe5bfe
        mulx r10, r11, r8                        # x105:x104 = x101*0x53bda402fffe5bfe
        mov rdx, r8                              # copy x101
        mulx rsi, rbp, [rip+.Lfe_bls12_381_q_mul_c1] # x103:x102 = x101*0xffffffff00000001
        xor r13d, r13d                           # CF = OF = 0
        adox r9, rsi                             # x111 += x103 (OF is 0), OF to x112
        mulx rsi, r13, [rip+.Lfe_bls12_381_q_mul_c5] # x109:x108 = x101*0x73eda753299d7d48
        adcx rbx, rbp                            # x110 = x96 + x102 (CF is 0), CF to x111
        adcx r9, r11                             # x111 += x104 + CF, CF to x112, complete
        mulx r8, r11, [rip+.Lfe_bls12_381_q_mul_c4] # x107:x106 = x101*0x3339d80809a1d805
        adox r11, r12                            # x112 += x106 + OF, OF to x113
        adox rcx, r8                             # x113 += x107 + OF, OF to x114
        adox rsi, rax                            # x114 += x109 + OF, no carry
        adcx r10, r11                            # x112 += x105 + CF, CF to x113, complete
        adcx r13, rcx                            # x113 += x108 + CF, CF to x114, complete
        adc rsi, 0x0                             # x114 += CF, no carry, complete

        /* complete: [x114, x113, x112, x111] in [rsi, r13, r10, r9] */
        mov rax, r9                              # copy x111
        sub rax, [rip+.Lfe_bls12_381_q_mul_c1]   # x115 = x111 - 0xffffffff00000001, CF from x116, complete
        mov r8, r10                              # copy x112
        sbb r8, [rip+.Lfe_bls12_381_q_mul_c2]    # x116 = x112 - 0x53bda402fffe5bfe - CF, CF from x117, complete
        mov r11, r13                             # copy x113
        sbb r11, [rip+.Lfe_bls12_381_q_mul_c4]   # x117 = x113 - 0x3339d80809a1d805 - CF, CF from x118, complete
        mov rcx, rsi                             # copy x114
        sbb rcx, [rip+.Lfe_bls12_381_q_mul_c5]   # x118 = x114 - 0x73eda753299d7d48 - CF, CF = x119, complete

        /* complete: [x118, x117, x116, x115] in [rcx, r11, r8, rax] */
        cmovnc r13, r11                          # x122 = x119 ? x113 : x117, x119 in CF
        cmovnc rsi, rcx                          # x123 = x119 ? x114 : x118, x119 in CF
        cmovc r8, r10                            # x121 = x119 ? x112 : x116, x119 in CF
        cmovnc r9, rax                           # x120 = x119 ? x111 : x115, x119 in CF
        mov [rdi], r9                            # out1[0] = x120
        mov [rdi+0x10], r13                      # out1[2] = x122
        mov [rdi+0x18], rsi                      # out1[3] = x123
        mov [rdi+0x8], r8                        # out1[1] = x121

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
.Lfe_bls12_381_q_mul_c2: .quad 0x53bda402fffe5bfe
.Lfe_bls12_381_q_mul_c3: .quad 0x0
.Lfe_bls12_381_q_mul_c4: .quad 0x3339d80809a1d805
.Lfe_bls12_381_q_mul_c5: .quad 0x73eda753299d7d48
        .size   fe_bls12_381_q_mul, .-fe_bls12_381_q_mul
        .section .note.GNU-stack, "", @progbits
