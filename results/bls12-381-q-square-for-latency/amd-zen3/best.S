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
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x21, then x96
 *   [rsp-0x18]  x36, then x97
 *   [rsp-0x20]  x20
 *   [rsp-0x28]  x99
 *   [rsp-0x30]  x98
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
 * 164 instructions; 50.4 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.583 [1.582, 1.586] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.612 [1.609, 1.616] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 16, 2026-11-27T15:23:50.572Z
 * ./fieldwright optimize --field bls12-381-q --op square --seed 16 --budget 32s --for latency --cpu 1
 * sha256 of the code: dbbaaa6ce7999ac4259dea521125edd0b92bcbd815e08c81f0a08cd42fd57f08
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
        mulx rax, r8, [rsi+0x8]                  # x5:x4 = arg1[0]*arg1[1]
        mulx r9, r10, rdx                        # x22:x21 = arg1[0]*arg1[0]
        mulx r11, rcx, [rsi+0x10]                # x7:x6 = arg1[0]*arg1[2]
        mov rdx, r10                             # copy x21
        mulx rbx, rbp, [rip+.Lfe_bls12_381_q_square_c0] # x36 = x21*0xfffffffeffffffff mod 2^64
        xor ebx, ebx                             # CF = OF = 0
        adox rax, rcx                            # x16 = x6 + x5 (OF is 0), OF to x17, complete
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rcx, rbx, [rsi+0x10]                # x11:x10 = arg1[1]*arg1[2]
        mulx r12, r13, [rsi+0x18]                # x13:x12 = arg1[1]*arg1[3]
        mov rdx, [rsi]                           # load arg1[0]
        mov [rsp-0x8], rdi                       # spill pointer out1
        mulx r14, rdi, [rsi+0x18]                # x9:x8 = arg1[0]*arg1[3]
        adox rdi, r11                            # x17 = x7 + x8 + OF, OF to x18
        adcx rdi, rbx                            # x17 += x10 (CF is 0), CF to x18, complete
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r11, rbx, rdx                       # x24:x23 = arg1[1]*arg1[1]
        adox r14, r13                            # x18 = x12 + x9 + OF, OF to x19
        adcx r14, rcx                            # x18 += x11 + CF, CF to x19, complete
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rcx, r13, [rsi+0x18]                # x15:x14 = arg1[2]*arg1[3]
        adcx r12, r13                            # x19 = x13 + x14 + CF, CF to x20
        adcx rcx, [rip+.Lfe_bls12_381_q_square_c1] # x20 = x15 + CF, no carry
        adox r12, [rip+.Lfe_bls12_381_q_square_c1] # x19 += OF, OF to x20, complete
        adox rcx, [rip+.Lfe_bls12_381_q_square_c1] # x20 += OF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [rcx, r12, r14, rdi, rax] */
        xor r13d, r13d                           # CF = OF = 0
        adcx r9, r8                              # x29 = x4 + x22 (CF is 0), CF to x30
        adcx rbx, rax                            # x30 = x23 + x16 + CF, CF to x31
        adc rdi, rdi                             # x31 = x17 + x17 + CF, CF to x96
        mov [rsp-0x10], r10                      # spill x21
        mulx r13, r10, rdx                       # x26:x25 = arg1[2]*arg1[2]
        adc r10, r14                             # x96 = x25 + x18 + CF, CF to x97
        adcx r12, r12                            # x97 = x19 + x19 + CF, CF to x98
        mov [rsp-0x18], rbp                      # spill x36
        mov rbp, rcx                             # copy x20
        adc rbp, 0x0                             # x98 = x20 + CF, no carry
        mov [rsp-0x20], rcx                      # spill x20
        xor ecx, ecx                             # CF = OF = 0
        adcx r8, r9                              # x29 += x4 (CF is 0), CF to x30, complete
        adc rbx, rax                             # x30 += x16 + CF, CF to x31, complete
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx rax, r9, rdx                        # x28:x27 = arg1[3]*arg1[3]
        adc r11, rdi                             # x31 += x24 + CF, CF to x96, complete

        /* complete: [x31, x30, x29] in [r11, rbx, r8] */
        adc r14, r10                             # x96 += x18 + CF, CF to x97
        adcx r13, r12                            # x97 += x26 + CF, CF to x98
        mov rdx, [rsp-0x18]                      # reload x36
        mulx r10, rcx, [rip+.Lfe_bls12_381_q_square_c2] # x38:x37 = x36*0xffffffff00000001
        adc rbp, r9                              # x98 += x27 + CF, CF to x99
        adc rax, 0x0                             # x99 = x28 + CF, no carry
        xor r9d, r9d                             # CF = OF = 0
        adox rcx, [rsp-0x10]                     # x45 = x21 + x37 (OF is 0), OF to x50
        mulx r9, rcx, [rip+.Lfe_bls12_381_q_square_c3] # x40:x39 = x36*0x53bda402fffe5bfe
        adox r8, r10                             # x50 = x38 + x29 + OF, OF to x64
        mulx r10, rdi, [rip+.Lfe_bls12_381_q_square_c4] # x44:x43 = x36*0x73eda753299d7d48
        mulx rsi, r12, [rip+.Lfe_bls12_381_q_square_c5] # x42:x41 = x36*0x3339d80809a1d805
        adox r9, r12                             # x64 = x40 + x41 + OF, OF to x65
        adcx r8, rcx                             # x50 += x39 (CF is 0), CF to x64, complete
        adcx rbx, r9                             # x64 += x30 + CF, CF to x65
        adox rsi, [rip+.Lfe_bls12_381_q_square_c1] # x65 = x42 + OF, no carry
        adc rsi, 0x0                             # x65 += CF, no carry
        mov r9, r8                               # copy x50
        imul r9, [rip+.Lfe_bls12_381_q_square_c0] # x54 = x50*0xfffffffeffffffff mod 2^64
        mov rdx, [rip+.Lfe_bls12_381_q_square_c2] # constant 0xffffffff00000001
        mulx rcx, r12, r9                        # x56:x55 = x54*0xffffffff00000001
        mov [rsp-0x18], r13                      # spill x97
        xor r13d, r13d                           # CF = OF = 0
        adcx r12, r8                             # x63 = x50 + x55 (CF is 0), CF to x64
        mov rdx, [rip+.Lfe_bls12_381_q_square_c3] # constant 0x53bda402fffe5bfe
        mulx r8, r12, r9                         # x58:x57 = x54*0x53bda402fffe5bfe
        adox r12, rbx                            # x64 += x57 (OF is 0), OF to x65
        adcx r12, rcx                            # x64 += x56 + CF, CF to x65, complete
        adox r8, [rip+.Lfe_bls12_381_q_square_c1] # x65.2 = x58 + OF, no carry
        adc r8, 0x0                              # x65.2 += CF, no carry
        mov rcx, r12                             # copy x64
        imul rcx, [rip+.Lfe_bls12_381_q_square_c0] # x68 = x64*0xfffffffeffffffff mod 2^64
        mov rdx, rcx                             # copy x68
        mulx rbx, r13, [rip+.Lfe_bls12_381_q_square_c2] # x70:x69 = x68*0xffffffff00000001
        mov rdx, r9                              # copy x54
        mov [rsp-0x10], r14                      # spill x96
        mov [rsp-0x28], rax                      # spill x99
        mulx r14, rax, [rip+.Lfe_bls12_381_q_square_c5] # x60:x59 = x54*0x3339d80809a1d805
        mov [rsp-0x30], rbp                      # spill x98
        xor ebp, ebp                             # CF = OF = 0
        adox r11, rdi                            # x65.3 = x31 + x43 (OF is 0), OF to x66
        adcx rsi, r11                            # x65 += x65.3 (CF is 0), CF to x66
        adox r14, [rip+.Lfe_bls12_381_q_square_c1] # x66 = x60 + OF, no carry
        adox rax, r8                             # x65.2 += x59 (OF is 0), OF to x66
        adcx r14, [rip+.Lfe_bls12_381_q_square_c1] # x66 += CF, no carry
        adcx rsi, rax                            # x65 += x65.2 (CF is 0), CF to x66, complete
        adcx r10, r14                            # x66 += x44 + CF, no carry
        mulx rax, r8, [rip+.Lfe_bls12_381_q_square_c4] # x62:x61 = x54*0x73eda753299d7d48
        adox r8, r10                             # x66 += x61 + OF, OF to x67, complete
        mov rdx, rcx                             # copy x68
        mulx r9, r10, [rip+.Lfe_bls12_381_q_square_c3] # x72:x71 = x68*0x53bda402fffe5bfe
        adox rax, [rip+.Lfe_bls12_381_q_square_c1] # x67 = x62 + OF, no carry, complete

        /* complete: [x67, x66, x65, x64] in [rax, r8, rsi, r12] */
        xor r11d, r11d                           # CF = OF = 0
        adox r12, r13                            # x77 = x64 + x69 (OF is 0), OF to x78
        adox rsi, rbx                            # x78 = x70 + x65 + OF, OF to x92
        mulx r11, rdi, [rip+.Lfe_bls12_381_q_square_c5] # x74:x73 = x68*0x3339d80809a1d805
        adcx r10, rsi                            # x78 += x71 (CF is 0), CF to x92, complete
        adcx r8, r9                              # x92 = x72 + x66 + CF, CF to x93
        adox r8, rdi                             # x92 += x73 + OF, OF to x93
        adox r11, [rip+.Lfe_bls12_381_q_square_c1] # x93 = x74 + OF, no carry
        adc r11, 0x0                             # x93 += CF, no carry
        mov r9, r10                              # copy x78
        imul r9, [rip+.Lfe_bls12_381_q_square_c0] # x82 = x78*0xfffffffeffffffff mod 2^64
        mov rdx, r9                              # copy x82
        mulx rdi, rsi, [rip+.Lfe_bls12_381_q_square_c2] # x84:x83 = x82*0xffffffff00000001
        xor ebx, ebx                             # CF = OF = 0
        adox rsi, r10                            # x91 = x78 + x83 (OF is 0), OF to x92
        mov r10, [rsp-0x20]                      # reload x20
        adcx r10, [rsp-0x30]                     # x98 += x20 (CF is 0), CF to x99
        mulx rsi, rbx, [rip+.Lfe_bls12_381_q_square_c3] # x86:x85 = x82*0x53bda402fffe5bfe
        mov rdx, [rip+.Lfe_bls12_381_q_square_c4] # constant 0x73eda753299d7d48
        mulx rcx, rbp, rcx                       # x76:x75 = x68*0x73eda753299d7d48
        mov rdx, [rip+.Lfe_bls12_381_q_square_c5] # constant 0x3339d80809a1d805
        mulx r12, r13, r9                        # x88:x87 = x82*0x3339d80809a1d805
        adox r8, rdi                             # x92 += x84 + OF, OF to x93
        mov rdi, [rsp-0x28]                      # reload x99
        adcx rdi, [rip+.Lfe_bls12_381_q_square_c1] # x99 += CF, no carry
        adcx r8, rbx                             # x92 += x85 (CF is 0), CF to x93, complete
        mov rdx, r9                              # copy x82
        mulx r9, rdx, [rip+.Lfe_bls12_381_q_square_c4] # x90:x89 = x82*0x73eda753299d7d48
        adox r13, rbp                            # x93.2 = x87 + x75 + OF, OF to x94
        adox r12, rcx                            # x94 = x76 + x88 + OF, no carry
        lea rax, [r11+rax]                       # x93 += x67
        adcx rsi, rax                            # x93 += x86 + CF, no carry
        adcx rsi, r13                            # x93 += x93.2 (CF is 0), CF to x94, complete
        adcx r12, rdx                            # x94 += x89 + CF, CF to x95, complete
        adc r9, 0x0                              # x95 = x90 + CF, no carry, complete

        /* complete: [x95, x94, x93, x92] in [r9, r12, rsi, r8] */
        xor eax, eax                             # CF = OF = 0
        adcx r8, [rsp-0x10]                      # x96 += x92 (CF is 0), CF to x97, complete
        adc rsi, [rsp-0x18]                      # x97 += x93 + CF, CF to x98, complete
        adc r12, r10                             # x98 += x94 + CF, CF to x99, complete
        adc rdi, r9                              # x99 += x95 + CF, no carry, complete

        /* complete: [x99, x98, x97, x96] in [rdi, r12, rsi, r8] */
        mov rax, r8                              # copy x96
        sub rax, [rip+.Lfe_bls12_381_q_square_c2] # x100 = x96 - 0xffffffff00000001, CF from x101, complete
        mov r9, rsi                              # copy x97
        sbb r9, [rip+.Lfe_bls12_381_q_square_c3] # x101 = x97 - 0x53bda402fffe5bfe - CF, CF from x102, complete
        mov r10, r12                             # copy x98
        sbb r10, [rip+.Lfe_bls12_381_q_square_c5] # x102 = x98 - 0x3339d80809a1d805 - CF, CF from x103, complete
        mov r11, rdi                             # copy x99
        sbb r11, [rip+.Lfe_bls12_381_q_square_c4] # x103 = x99 - 0x73eda753299d7d48 - CF, CF = x104, complete

        /* complete: [x103, x102, x101, x100] in [r11, r10, r9, rax] */
        cmovc rax, r8                            # x105 = x104 ? x96 : x100, x104 in CF
        cmovc r9, rsi                            # x106 = x104 ? x97 : x101, x104 in CF
        cmovnc r12, r10                          # x107 = x104 ? x98 : x102, x104 in CF
        cmovnc rdi, r11                          # x108 = x104 ? x99 : x103, x104 in CF
        mov r8, [rsp-0x8]                        # reload pointer out1
        mov [r8], rax                            # out1[0] = x105
        mov [r8+0x8], r9                         # out1[1] = x106
        mov [r8+0x10], r12                       # out1[2] = x107
        mov [r8+0x18], rdi                       # out1[3] = x108

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
.Lfe_bls12_381_q_square_c1: .quad 0x0
.Lfe_bls12_381_q_square_c2: .quad 0xffffffff00000001
.Lfe_bls12_381_q_square_c3: .quad 0x53bda402fffe5bfe
.Lfe_bls12_381_q_square_c4: .quad 0x73eda753299d7d48
.Lfe_bls12_381_q_square_c5: .quad 0x3339d80809a1d805
        .size   fe_bls12_381_q_square, .-fe_bls12_381_q_square
        .section .note.GNU-stack, "", @progbits
