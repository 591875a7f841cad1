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
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  pointer arg2
 *   [rsp-0x18]  x19, then x66
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
 * 165 instructions; 51.8 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.634 [1.631, 1.638] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.636 [1.625, 1.647] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 989d61e75f6b8ad96c2997dfa25e69ebbbf3e6722cf38f438b7365763375598c
 * found by Fieldwright, seed 1, 2026-11-23T02:28:32.886Z
 * npm run optimize -- --curve bls12-381-q --op mul --seed 1 --budget 75s
 * sha256 of the code: b052325b00dadf59d3fd35f421de1314c235f333edc3e9f3b3c462b1dc523b25
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

        mov rax, rdx                             # copy pointer arg2
        mov rdx, [rax]                           # load arg2[0]
        mulx r8, r9, [rsi]                       # x9:x8 = arg1[0]*arg2[0]
        mulx r10, r11, [rsi+0x8]                 # x11:x10 = arg1[1]*arg2[0]
        mulx rcx, rbx, [rsi+0x18]                # x15:x14 = arg1[3]*arg2[0]
        mov rbp, r9                              # copy x8
        imul rbp, [rip+.Lfe_bls12_381_q_mul_c0]  # x20 = x8*0xfffffffeffffffff mod 2^64
        mov [rsp-0x8], rdi                       # spill pointer out1
        mulx r12, rdi, [rsi+0x10]                # x13:x12 = arg1[2]*arg2[0]
        mov [rsp-0x10], rax                      # spill pointer arg2
        xor eax, eax                             # CF = OF = 0
        adox r11, r8                             # x16 = x9 + x10 (OF is 0), OF to x17, complete
        adox r10, rdi                            # x17 = x11 + x12 + OF, OF to x18, complete
        adox r12, rbx                            # x18 = x13 + x14 + OF, OF to x19, complete
        mov rdx, [rip+.Lfe_bls12_381_q_mul_c1]   # constant 0xffffffff00000001
        mulx rax, r8, rbp                        # x22:x21 = x20*0xffffffff00000001
        adox rcx, [rip+.Lfe_bls12_381_q_mul_c2]  # x19 = x15 + OF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [rcx, r12, r10, r11] */
        xor edi, edi                             # CF = OF = 0
        adox rax, r11                            # x46 = x16 + x22 (OF is 0), OF to x61
        adcx r8, r9                              # x29 = x8 + x21 (CF is 0), CF to x46
        mov rdx, [rip+.Lfe_bls12_381_q_mul_c3]   # constant 0x53bda402fffe5bfe
        mulx r8, r9, rbp                         # x24:x23 = x20*0x53bda402fffe5bfe
        mov r11, [rsp-0x10]                      # reload pointer arg2
        mov rdx, [r11+0x8]                       # load arg2[1]
        mulx rdi, rbx, [rsi]                     # x39:x38 = arg1[0]*arg2[1]
        adcx r9, rbx                             # x46.2 = x23 + x38 + CF, CF to x61
        mov rdx, rbp                             # copy x20
        mov [rsp-0x18], rcx                      # spill x19
        mulx rbx, rcx, [rip+.Lfe_bls12_381_q_mul_c4] # x26:x25 = x20*0x3339d80809a1d805
        adcx rdi, r8                             # x61 = x24 + x39 + CF, CF to x62
        mulx r8, rbp, [rip+.Lfe_bls12_381_q_mul_c5] # x28:x27 = x20*0x73eda753299d7d48
        adcx rbp, rbx                            # x62 = x27 + x26 + CF, CF to x63
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rbx, r11, [r11+0x8]                 # x41:x40 = arg1[1]*arg2[1]
        adox r10, rdi                            # x61 += x17 + OF, OF to x62
        adox rbx, r12                            # x62.2 = x18 + x41 + OF, OF to x63
        adcx r8, [rip+.Lfe_bls12_381_q_mul_c2]   # x63 = x28 + CF, no carry
        adox r8, [rip+.Lfe_bls12_381_q_mul_c2]   # x63 += OF, no carry
        xor edi, edi                             # CF = OF = 0
        adcx r9, rax                             # x46 += x46.2 (CF is 0), CF to x61, complete
        adox r11, r10                            # x61 += x40 (OF is 0), OF to x62
        adcx rcx, r11                            # x61 += x25 + CF, CF to x62
        mov rax, [rsp-0x10]                      # reload pointer arg2
        mov rdx, [rax+0x8]                       # load arg2[1]
        mulx r10, r11, [rsi+0x10]                # x43:x42 = arg1[2]*arg2[1]
        mulx rdi, r12, [rsi+0x18]                # x45:x44 = arg1[3]*arg2[1]
        adox r11, rbx                            # x62.2 += x42 + OF, OF to x63
        adox r12, r10                            # x63.2 = x44 + x43 + OF, OF to x64
        adcx rbp, r11                            # x62 += x62.2 + CF, CF to x63
        adox rdi, [rip+.Lfe_bls12_381_q_mul_c2]  # x64 = x45 + OF, no carry
        mov r10, [rsp-0x18]                      # reload x19
        lea r8, [r8+r10]                         # x63 += x19
        mov rdx, r9                              # copy x46
        mulx r10, rdx, [rip+.Lfe_bls12_381_q_mul_c0] # x51 = x46*0xfffffffeffffffff mod 2^64
        mulx r10, r11, [rip+.Lfe_bls12_381_q_mul_c1] # x53:x52 = x51*0xffffffff00000001
        mulx rbx, rax, [rip+.Lfe_bls12_381_q_mul_c3] # x55:x54 = x51*0x53bda402fffe5bfe
        adc r12, r8                              # x63 += x63.2 + CF, CF to x64
        adc rdi, 0x0                             # x64 += CF, no carry
        xor r8d, r8d                             # CF = OF = 0
        adox r11, r9                             # x60 = x46 + x52 (OF is 0), OF to x61
        adox rax, rcx                            # x61 += x54 + OF, OF to x62
        mov r8, rdx                              # copy x51
        mov rdx, [rsi]                           # load arg1[0]
        mov r9, [rsp-0x10]                       # reload pointer arg2
        mulx r11, rcx, [r9+0x10]                 # x66:x65 = arg1[0]*arg2[2]
        adcx r10, rax                            # x61 += x53 (CF is 0), CF to x62, complete
        mov rdx, [rip+.Lfe_bls12_381_q_mul_c4]   # constant 0x3339d80809a1d805
        mov [rsp-0x18], r11                      # spill x66
        mulx rax, r11, r8                        # x57:x56 = x51*0x3339d80809a1d805
        adcx rbx, r11                            # x62.2 = x56 + x55 + CF, CF to x63
        adox rbx, rbp                            # x62 += x62.2 + OF, OF to x63, complete
        mov rdx, r8                              # copy x51
        mulx r8, r11, [rip+.Lfe_bls12_381_q_mul_c5] # x59:x58 = x51*0x73eda753299d7d48
        adcx r11, r12                            # x63 += x58 + CF, CF to x64
        adox rax, r11                            # x63 += x57 + OF, OF to x64, complete
        adox r8, rdi                             # x64 += x59 + OF, no carry
        mov rdx, [r9+0x10]                       # load arg2[2]
        mulx r11, rdi, [rsi+0x8]                 # x68:x67 = arg1[1]*arg2[2]
        adc r8, 0x0                              # x64 += CF, no carry, complete

        /* complete: [x64, x63, x62, x61] in [r8, rax, rbx, r10] */
        xor ebp, ebp                             # CF = OF = 0
        adox rcx, r10                            # x73 = x61 + x65 (OF is 0), OF to x88, complete
        adox rdi, rbx                            # x88 = x67 + x62 + OF, OF to x89
        mulx r10, rbx, [rsi+0x18]                # x72:x71 = arg1[3]*arg2[2]
        adox rax, r11                            # x89 = x63 + x68 + OF, OF to x90
        adcx rdi, [rsp-0x18]                     # x88 += x66 (CF is 0), CF to x89
        mulx r11, rbp, [rsi+0x10]                # x70:x69 = arg1[2]*arg2[2]
        adox r11, r8                             # x90 = x64 + x70 + OF, OF to x91
        adcx rax, rbp                            # x89 += x69 + CF, CF to x90
        mov rdx, [r9+0x18]                       # load arg2[3]
        mulx r8, rbp, [rsi]                      # x93:x92 = arg1[0]*arg2[3]
        adcx rbx, r11                            # x90 += x71 + CF, CF to x91
        adox r10, [rip+.Lfe_bls12_381_q_mul_c2]  # x91 = x72 + OF, no carry
        adc r10, 0x0                             # x91 += CF, no carry
        mov rdx, rcx                             # copy x73
        imul rdx, [rip+.Lfe_bls12_381_q_mul_c0]  # x78 = x73*0xfffffffeffffffff mod 2^64
        mulx r11, r12, [rip+.Lfe_bls12_381_q_mul_c1] # x80:x79 = x78*0xffffffff00000001
        xor r9d, r9d                             # CF = OF = 0
        adox r12, rcx                            # x87 = x73 + x79 (OF is 0), OF to x88
        mulx r9, rcx, [rip+.Lfe_bls12_381_q_mul_c3] # x82:x81 = x78*0x53bda402fffe5bfe
        adox rdi, rcx                            # x88 += x81 + OF, OF to x89
        mulx rcx, r12, [rip+.Lfe_bls12_381_q_mul_c4] # x84:x83 = x78*0x3339d80809a1d805
        adox r12, rax                            # x89 += x83 + OF, OF to x90
        adcx rdi, r11                            # x88 += x80 (CF is 0), CF to x89, complete
        adcx r9, r12                             # x89 += x82 + CF, CF to x90, complete
        mulx rax, r11, [rip+.Lfe_bls12_381_q_mul_c5] # x86:x85 = x78*0x73eda753299d7d48
        adcx rcx, rbx                            # x90 += x84 + CF, CF to x91
        adox rcx, r11                            # x90 += x85 + OF, OF to x91, complete
        adox rax, r10                            # x91 += x86 + OF, no carry
        adc rax, 0x0                             # x91 += CF, no carry, complete

        /* complete: [x91, x90, x89, x88] in [rax, rcx, r9, rdi] */
        xor r10d, r10d                           # CF = OF = 0
        adcx rdi, rbp                            # x100 = x88 + x92 (CF is 0), CF to x115, complete
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mov r10, [rsp-0x10]                      # reload pointer arg2
        mulx r11, rbx, [r10+0x18]                # x95:x94 = arg1[1]*arg2[3]
        adox r8, rbx                             # x115 = x94 + x93 (OF is 0), OF to x116
        mov rdx, [r10+0x18]                      # load arg2[3]
        mulx rbx, rbp, [rsi+0x10]                # x97:x96 = arg1[2]*arg2[3]
        adox rcx, r11                            # x116 = x90 + x95 + OF, OF to x117
        adcx r9, r8                              # x115 += x89 + CF, CF to x116
        mulx r8, r10, [rsi+0x18]                 # x99:x98 = arg1[3]*arg2[3]
        adcx rcx, rbp                            # x116 += x96 + CF, CF to x117
        adcx rax, rbx                            # x117 = x97 + x91 + CF, CF to x118
        adox rax, r10                            # x117 += x98 + OF, OF to x118
        adox r8, [rip+.Lfe_bls12_381_q_mul_c2]   # x118 = x99 + OF, no carry
        adc r8, 0x0                              # x118 += CF, no carry
        mov rdx, rdi                             # copy x100
        imul rdx, [rip+.Lfe_bls12_381_q_mul_c0]  # x105 = x100*0xfffffffeffffffff mod 2^64
        mulx r10, r11, [rip+.Lfe_bls12_381_q_mul_c1] # x107:x106 = x105*0xffffffff00000001
        mulx rsi, rbx, [rip+.Lfe_bls12_381_q_mul_c3] # x109:x108 = x105*0x53bda402fffe5bfe
        xor ebp, ebp                             # CF = OF = 0
        adox r10, rbx                            # x115.2 = x107 + x108 (OF is 0), OF to x116
        adcx r11, rdi                            # x114 = x100 + x106 (CF is 0), CF to x115
        mulx r11, rdi, [rip+.Lfe_bls12_381_q_mul_c4] # x111:x110 = x105*0x3339d80809a1d805
        mulx rdx, rbx, [rip+.Lfe_bls12_381_q_mul_c5] # x113:x112 = x105*0x73eda753299d7d48
        adox rdi, rcx                            # x116 += x110 + OF, OF to x117
        adcx r10, r9                             # x115 += x115.2 + CF, CF to x116, complete
        adox rbx, r11                            # x117.2 = x112 + x111 + OF, OF to x118
        adox r8, rdx                             # x118 += x113 + OF, no carry
        adcx rdi, rsi                            # x116 += x109 + CF, CF to x117, complete
        adcx rax, rbx                            # x117 += x117.2 + CF, CF to x118, complete
        adc r8, 0x0                              # x118 += CF, no carry, complete

        /* complete: [x118, x117, x116, x115] in [r8, rax, rdi, r10] */
        mov r9, r10                              # copy x115
        sub r9, [rip+.Lfe_bls12_381_q_mul_c1]    # x119 = x115 - 0xffffffff00000001, CF from x120, complete
        mov r11, rdi                             # copy x116
        sbb r11, [rip+.Lfe_bls12_381_q_mul_c3]   # x120 = x116 - 0x53bda402fffe5bfe - CF, CF from x121, complete
        mov rcx, rax                             # copy x117
        sbb rcx, [rip+.Lfe_bls12_381_q_mul_c4]   # x121 = x117 - 0x3339d80809a1d805 - CF, CF from x122, complete
        mov rsi, r8                              # copy x118
        sbb rsi, [rip+.Lfe_bls12_381_q_mul_c5]   # x122 = x118 - 0x73eda753299d7d48 - CF, CF = x123, complete

        /* complete: [x122, x121, x120, x119] in [rsi, rcx, r11, r9] */
        cmovnc rdi, r11                          # x125 = x123 ? x116 : x120, x123 in CF
        cmovc rsi, r8                            # x127 = x123 ? x118 : x122, x123 in CF
        cmovc rcx, rax                           # x126 = x123 ? x117 : x121, x123 in CF
        cmovnc r10, r9                           # x124 = x123 ? x115 : x119, x123 in CF
        mov rax, [rsp-0x8]                       # reload pointer out1
        mov [rax+0x8], rdi                       # out1[1] = x125
        mov [rax], r10                           # out1[0] = x124
        mov [rax+0x10], rcx                      # out1[2] = x126
        mov [rax+0x18], rsi                      # out1[3] = x127

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
