/*
 * bn254-p square (loose), modulo p = 0x30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47
 * out1 is congruent to arg1*arg1/2^256 modulo p
 * arg1 below 2^255; out1 below 2^255; arrays may overlap
 *
 * void fe_bn254_p_square_loose(uint64_t out1[4], const uint64_t arg1[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below 2^255
 *   rsi  arg1[4]  read, below 2^255
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x25
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
 * 151 instructions; 49.9 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.242 [1.242, 1.242] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.260 [1.260, 1.260] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 38, 2026-11-27T16:48:30.308Z
 * ./fieldwright optimize --field bn254-p --op square --seed 38 --budget 30s --for latency --resume --cpu 1
 * sha256 of the code: 8ad232af65344660295f51c819bc0d49a0407dd4da3b254b5d97d9fb99d05e22
 */
        .intel_syntax noprefix
        .text
        .globl  fe_bn254_p_square_loose
        .type   fe_bn254_p_square_loose, @function
        .p2align 6
fe_bn254_p_square_loose:
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

        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx rax, r8, rdx                        # x28:x27 = arg1[3]*arg1[3]
        mulx r9, r10, [rsi]                      # x9:x8 = arg1[0]*arg1[3]
        mov rdx, [rsi]                           # load arg1[0]
        mulx r11, rcx, rdx                       # x22:x21 = arg1[0]*arg1[0]
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rbx, rbp, [rsi+0x18]                # x15:x14 = arg1[2]*arg1[3]
        mulx r12, r13, [rsi]                     # x7:x6 = arg1[0]*arg1[2]
        mulx r14, r15, [rsi+0x8]                 # x11:x10 = arg1[1]*arg1[2]
        add r10, r12                             # x17 = x7 + x8, CF to x18
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mov [rsp-0x8], rdi                       # spill pointer out1
        mulx r12, rdi, [rsi+0x8]                 # x13:x12 = arg1[1]*arg1[3]
        adc r9, r14                              # x18 = x9 + x11 + CF, CF to x19
        adc r12, 0x0                             # x19 = x13 + CF, no carry
        add r9, rdi                              # x18 += x12, CF to x19
        adc r12, rbp                             # x19 += x14 + CF, CF to x20
        mov rdx, [rsi]                           # load arg1[0]
        mulx rdi, rbp, [rsi+0x8]                 # x5:x4 = arg1[0]*arg1[1]
        adc rbx, 0x0                             # x20 = x15 + CF, no carry
        add r13, rdi                             # x16 = x6 + x5, CF to x17, complete
        adcx r15, r10                            # x17 += x10 + CF, CF to x18, complete
        adc r9, 0x0                              # x18 += CF, CF to x19, complete
        adc r12, 0x0                             # x19 += CF, CF to x20, complete
        adc rbx, 0x0                             # x20 += CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [rbx, r12, r9, r15, r13] */
        add r11, rbp                             # x29 = x4 + x22, CF to x30
        mov r10, r13                             # copy x16
        adc r10, 0x0                             # x30 = x16 + CF, CF to x31
        adcx r15, r15                            # x31 = x17 + x17 + CF, CF to x92
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rdi, r14, rdx                       # x26:x25 = arg1[2]*arg1[2]
        adc r9, r9                               # x92 = x18 + x18 + CF, CF to x93
        adc rdi, r12                             # x93 = x19 + x26 + CF, CF to x94
        adc rbx, rbx                             # x94 = x20 + x20 + CF, no carry
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mov [rsp-0x10], r14                      # spill x25
        mulx rsi, r14, rdx                       # x24:x23 = arg1[1]*arg1[1]
        add rbp, r11                             # x29 += x4, CF to x30, complete
        adc r13, r14                             # x30.2 = x23 + x16 + CF, CF to x31
        adc rsi, 0x0                             # x31.2 = x24 + CF, no carry
        add r10, r13                             # x30 += x30.2, CF to x31, complete
        adcx r15, rsi                            # x31 += x31.2 + CF, CF to x92, complete

        /* complete: [x31, x30, x29] in [r15, r10, rbp] */
        adc r9, 0x0                              # x92 += CF, CF to x93
        adc r12, rdi                             # x93 += x19 + CF, CF to x94
        adcx rbx, r8                             # x94 += x27 + CF, CF to x95
        adc rax, 0x0                             # x95 = x28 + CF, no carry
        mov rdx, rcx                             # copy x21
        imul rdx, [rip+.Lfe_bn254_p_square_loose_c0] # x36 = x21*0x87d20782e4866389 mod 2^64
        mulx r8, r11, [rip+.Lfe_bn254_p_square_loose_c1] # x38:x37 = x36*0x3c208c16d87cfd47
        xor edi, edi                             # CF = OF = 0
        adox r11, rcx                            # x45 = x21 + x37 (OF is 0), OF to x46
        mulx r11, rcx, [rip+.Lfe_bn254_p_square_loose_c2] # x40:x39 = x36*0x97816a916871ca8d
        adox r8, rcx                             # x46 = x39 + x38 + OF, OF to x60
        adcx r8, rbp                             # x46 += x29 (CF is 0), CF to x60, complete
        mulx rcx, rdi, [rip+.Lfe_bn254_p_square_loose_c3] # x42:x41 = x36*0xb85045b68181585d
        adox rdi, r10                            # x60 = x30 + x41 + OF, OF to x61
        adcx r11, rdi                            # x60 += x40 + CF, CF to x61
        adox rcx, [rip+.Lfe_bn254_p_square_loose_c4] # x61 = x42 + OF, no carry
        adc rcx, 0x0                             # x61 += CF, no carry
        mov r10, rdx                             # copy x36
        mov rdx, r8                              # copy x46
        imul rdx, [rip+.Lfe_bn254_p_square_loose_c0] # x50 = x46*0x87d20782e4866389 mod 2^64
        mulx rdi, rsi, [rip+.Lfe_bn254_p_square_loose_c1] # x52:x51 = x50*0x3c208c16d87cfd47
        mulx rbp, r13, [rip+.Lfe_bn254_p_square_loose_c2] # x54:x53 = x50*0x97816a916871ca8d
        xor r14d, r14d                           # CF = OF = 0
        adox rsi, r8                             # x59 = x46 + x51 (OF is 0), OF to x60
        mov r8, rdx                              # copy x50
        mov rdx, r10                             # copy x36
        mulx r10, rsi, [rip+.Lfe_bn254_p_square_loose_c5] # x44:x43 = x36*0x30644e72e131a029
        adox rdi, r11                            # x60 += x52 + OF, OF to x61
        mov rdx, [rip+.Lfe_bn254_p_square_loose_c3] # constant 0xb85045b68181585d
        mulx r11, r14, r8                        # x56:x55 = x50*0xb85045b68181585d
        adox rbp, r14                            # x61.2 = x55 + x54 + OF, OF to x62
        adcx rdi, r13                            # x60 += x53 (CF is 0), CF to x61, complete
        adox r11, [rip+.Lfe_bn254_p_square_loose_c4] # x62 = x56 + OF, no carry
        adox rbp, rsi                            # x61.2 += x43 (OF is 0), OF to x62
        adcx rbp, rcx                            # x61 += x61.2 + CF, CF to x62
        mov rdx, [rip+.Lfe_bn254_p_square_loose_c5] # constant 0x30644e72e131a029
        mulx r8, rcx, r8                         # x58:x57 = x50*0x30644e72e131a029
        adox rcx, [rip+.Lfe_bn254_p_square_loose_c4] # x62.2 = x57 + OF, OF to x63
        adox r8, [rip+.Lfe_bn254_p_square_loose_c4] # x63 = x58 + OF, no carry
        adc rcx, 0x0                             # x62.2 += CF, CF to x63
        adc r8, 0x0                              # x63 += CF, no carry
        mov rsi, rdi                             # copy x60
        imul rsi, [rip+.Lfe_bn254_p_square_loose_c0] # x64 = x60*0x87d20782e4866389 mod 2^64
        xor r13d, r13d                           # CF = OF = 0
        adcx r15, rbp                            # x61 += x31 (CF is 0), CF to x62, complete
        adcx r10, rcx                            # x62.2 += x44 + CF, CF to x63
        mov rdx, [rip+.Lfe_bn254_p_square_loose_c1] # constant 0x3c208c16d87cfd47
        mulx rcx, rbp, rsi                       # x66:x65 = x64*0x3c208c16d87cfd47
        adox r11, r10                            # x62 += x62.2 (OF is 0), OF to x63, complete
        adcx r8, [rip+.Lfe_bn254_p_square_loose_c4] # x63 += CF, no carry
        adcx rdi, rbp                            # x73 = x60 + x65 (CF is 0), CF to x74
        mov rdx, rsi                             # copy x64
        mulx r10, rdi, [rip+.Lfe_bn254_p_square_loose_c2] # x68:x67 = x64*0x97816a916871ca8d
        adox r8, [rip+.Lfe_bn254_p_square_loose_c4] # x63 += OF, no carry, complete

        /* complete: [x63, x62, x61, x60] in [r8, r11, r15, -] */
        adox rcx, r15                            # x74 = x61 + x66 (OF is 0), OF to x88
        mulx rbp, r13, [rip+.Lfe_bn254_p_square_loose_c3] # x70:x69 = x64*0xb85045b68181585d
        adcx rdi, rcx                            # x74 += x67 + CF, CF to x88, complete
        mulx rcx, rsi, [rip+.Lfe_bn254_p_square_loose_c5] # x72:x71 = x64*0x30644e72e131a029
        adcx r10, r13                            # x88 = x69 + x68 + CF, CF to x89
        adcx rbp, r8                             # x89 = x70 + x63 + CF, no carry
        adox r10, r11                            # x88 += x62 + OF, OF to x89
        adox rbp, [rip+.Lfe_bn254_p_square_loose_c4] # x89 += OF, no carry
        mov r8, rdi                              # copy x74
        imul r8, [rip+.Lfe_bn254_p_square_loose_c0] # x78 = x74*0x87d20782e4866389 mod 2^64
        add r9, [rsp-0x10]                       # x92 += x25, CF to x93
        mov rdx, [rip+.Lfe_bn254_p_square_loose_c1] # constant 0x3c208c16d87cfd47
        mulx r11, r13, r8                        # x80:x79 = x78*0x3c208c16d87cfd47
        adc r12, 0x0                             # x93 += CF, CF to x94
        adc rbx, 0x0                             # x94 += CF, CF to x95
        adc rax, 0x0                             # x95 += CF, no carry
        xor r14d, r14d                           # CF = OF = 0
        adox r13, rdi                            # x87 = x74 + x79 (OF is 0), OF to x88
        mov rdx, r8                              # copy x78
        mulx rdi, r13, [rip+.Lfe_bn254_p_square_loose_c3] # x84:x83 = x78*0xb85045b68181585d
        adox r10, r11                            # x88 += x80 + OF, OF to x89
        mulx r11, r14, [rip+.Lfe_bn254_p_square_loose_c2] # x82:x81 = x78*0x97816a916871ca8d
        mulx r8, rdx, [rip+.Lfe_bn254_p_square_loose_c5] # x86:x85 = x78*0x30644e72e131a029
        adcx r14, r10                            # x88 += x81 (CF is 0), CF to x89, complete
        adox r13, rbp                            # x89 += x83 + OF, OF to x90
        adcx r11, rsi                            # x89.2 = x71 + x82 + CF, CF to x90
        adox rcx, rdi                            # x90 = x72 + x84 + OF, no carry
        adcx rdx, rcx                            # x90 += x85 + CF, CF to x91
        adox r11, r13                            # x89 += x89.2 (OF is 0), OF to x90, complete
        adox rdx, [rip+.Lfe_bn254_p_square_loose_c4] # x90 += OF, OF to x91, complete
        adcx r8, [rip+.Lfe_bn254_p_square_loose_c4] # x91 = x86 + CF, no carry
        adox r8, [rip+.Lfe_bn254_p_square_loose_c4] # x91 += OF, no carry, complete

        /* complete: [x91, x90, x89, x88] in [r8, rdx, r11, r14] */
        lea rax, [rax+r8]                        # x95 += x91
        add r9, r14                              # x92 += x88, CF to x93, complete
        adc r11, r12                             # x93 += x89 + CF, CF to x94, complete
        adcx rdx, rbx                            # x94 += x90 + CF, CF to x95, complete
        mov r8, [rsp-0x8]                        # reload pointer out1
        mov [r8+0x10], rdx                       # out1[2] = x94
        mov [r8], r9                             # out1[0] = x92
        mov [r8+0x8], r11                        # out1[1] = x93
        adc rax, 0x0                             # x95 += CF, no carry, complete

        /* complete: [x95, x94, x93, x92] in [rax, rdx, r11, r9] */
        mov [r8+0x18], rax                       # out1[3] = x95

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
.Lfe_bn254_p_square_loose_c0: .quad 0x87d20782e4866389
.Lfe_bn254_p_square_loose_c1: .quad 0x3c208c16d87cfd47
.Lfe_bn254_p_square_loose_c2: .quad 0x97816a916871ca8d
.Lfe_bn254_p_square_loose_c3: .quad 0xb85045b68181585d
.Lfe_bn254_p_square_loose_c4: .quad 0x0
.Lfe_bn254_p_square_loose_c5: .quad 0x30644e72e131a029
        .size   fe_bn254_p_square_loose, .-fe_bn254_p_square_loose
        .section .note.GNU-stack, "", @progbits
