/*
 * bn254-r square (loose), modulo p = 0x30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001
 * out1 is congruent to arg1*arg1/2^256 modulo p
 * arg1 below 2^255; out1 below 2^255; arrays may overlap
 *
 * void fe_bn254_r_square_loose(uint64_t out1[4], const uint64_t arg1[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below 2^255
 *   rsi  arg1[4]  read, below 2^255
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x20, then x97
 *   [rsp-0x18]  pointer arg1
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
 * 154 instructions; 52.1 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.198 [1.198, 1.198] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.248 [1.239, 1.253] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 10, 2026-11-27T16:32:51.195Z
 * ./fieldwright optimize --field bn254-r --op square --seed 10 --budget 30s --for latency --cpu 1
 * sha256 of the code: bba280514676acf43181a24a09d8a94a5185f2a59945a3a3c5d84863e55b2f9e
 */
        .intel_syntax noprefix
        .text
        .globl  fe_bn254_r_square_loose
        .type   fe_bn254_r_square_loose, @function
        .p2align 6
fe_bn254_r_square_loose:
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

        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rax, r8, [rsi+0x10]                 # x11:x10 = arg1[1]*arg1[2]
        mulx r9, r10, [rsi+0x18]                 # x13:x12 = arg1[1]*arg1[3]
        mulx r11, rcx, [rsi]                     # x5:x4 = arg1[0]*arg1[1]
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx rbx, rbp, [rsi]                     # x9:x8 = arg1[0]*arg1[3]
        mov rdx, [rsi]                           # load arg1[0]
        mulx r12, r13, [rsi+0x10]                # x7:x6 = arg1[0]*arg1[2]
        add r13, r11                             # x16 = x6 + x5, CF to x17, complete
        adc r12, r8                              # x17 = x7 + x10 + CF, CF to x18
        adc rbx, 0x0                             # x18 = x9 + CF, no carry
        add rbp, r12                             # x17 += x8, CF to x18, complete
        adc r10, rbx                             # x18 += x12 + CF, CF to x19
        adc r9, 0x0                              # x19 = x13 + CF, no carry
        add rax, r10                             # x18 += x11, CF to x19, complete
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r8, r10, [rsi+0x18]                 # x15:x14 = arg1[2]*arg1[3]
        adc r9, r10                              # x19 += x14 + CF, CF to x20, complete
        adc r8, 0x0                              # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r8, r9, rax, rbp, r13] */
        add r9, r9                               # x97 = x19 + x19, CF to x98
        mulx r10, r11, rdx                       # x26:x25 = arg1[2]*arg1[2]
        mov rdx, [rsi]                           # load arg1[0]
        mulx rbx, r12, rdx                       # x22:x21 = arg1[0]*arg1[0]
        mov r14, r8                              # copy x20
        adc r14, 0x0                             # x98 = x20 + CF, no carry
        mov rdx, r12                             # copy x21
        imul rdx, [rip+.Lfe_bn254_r_square_loose_c0] # x36 = x21*0xc2e1f593efffffff mod 2^64
        mov [rsp-0x8], rdi                       # spill pointer out1
        mulx r15, rdi, [rip+.Lfe_bn254_r_square_loose_c1] # x38:x37 = x36*0x43e1f593f0000001
        add rcx, rcx                             # x29 = x4 + x4, CF to x30
        adcx r13, r13                            # x30 = x16 + x16 + CF, CF to x31
        adc rbp, rbp                             # x31 = x17 + x17 + CF, CF to x96
        adcx r11, rax                            # x96 = x25 + x18 + CF, CF to x97
        adc r10, 0x0                             # x97.2 = x26 + CF, no carry
        add rcx, rbx                             # x29 += x22, CF to x30, complete
        mov rbx, rdx                             # copy x36
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mov [rsp-0x10], r8                       # spill x20
        mov [rsp-0x18], rsi                      # spill pointer arg1
        mulx r8, rsi, rdx                        # x24:x23 = arg1[1]*arg1[1]
        adcx r13, rsi                            # x30 += x23 + CF, CF to x31, complete
        adc r8, rbp                              # x31 += x24 + CF, CF to x96, complete

        /* complete: [x31, x30, x29] in [r8, r13, rcx] */
        adc r11, rax                             # x96 += x18 + CF, CF to x97
        adcx r10, r9                             # x97 += x97.2 + CF, CF to x98
        adc r14, 0x0                             # x98 += CF, no carry
        xor eax, eax                             # CF = OF = 0
        adcx r12, rdi                            # x45 = x21 + x37 (CF is 0), CF to x50
        mov rdx, rbx                             # copy x36
        mulx rax, r9, [rip+.Lfe_bn254_r_square_loose_c2] # x40:x39 = x36*0x2833e84879b97091
        adox r9, r15                             # x50 = x38 + x39 (OF is 0), OF to x64
        adcx rcx, r9                             # x50 += x29 + CF, CF to x64, complete
        adox rax, [rip+.Lfe_bn254_r_square_loose_c3] # x64 = x40 + OF, no carry
        adc rax, 0x0                             # x64 += CF, no carry
        mov rdx, rcx                             # copy x50
        imul rdx, [rip+.Lfe_bn254_r_square_loose_c0] # x54 = x50*0xc2e1f593efffffff mod 2^64
        mulx r9, rdi, [rip+.Lfe_bn254_r_square_loose_c2] # x58:x57 = x54*0x2833e84879b97091
        mov rsi, rdx                             # copy x54
        mov rdx, [rip+.Lfe_bn254_r_square_loose_c4] # constant 0xb85045b68181585d
        mulx rbp, r12, rbx                       # x42:x41 = x36*0xb85045b68181585d
        xor r15d, r15d                           # CF = OF = 0
        adox r12, rax                            # x64 += x41 (OF is 0), OF to x65
        mov rdx, rbx                             # copy x36
        mulx rax, rbx, [rip+.Lfe_bn254_r_square_loose_c5] # x44:x43 = x36*0x30644e72e131a029
        adox r9, rbx                             # x65 = x58 + x43 + OF, OF to x66
        adcx r12, r13                            # x64 += x30 (CF is 0), CF to x65
        adcx r9, r8                              # x65 += x31 + CF, CF to x66
        mov rdx, [rip+.Lfe_bn254_r_square_loose_c1] # constant 0x43e1f593f0000001
        mulx r8, rbx, rsi                        # x56:x55 = x54*0x43e1f593f0000001
        mov r13, [rsp-0x18]                      # reload pointer arg1
        mov rdx, [r13+0x18]                      # load arg1[3]
        mulx r13, r15, rdx                       # x28:x27 = arg1[3]*arg1[3]
        adcx rax, [rip+.Lfe_bn254_r_square_loose_c3] # x66 = x44 + CF, no carry
        adcx r15, [rsp-0x10]                     # x98.2 = x20 + x27 (CF is 0), CF to x99
        adcx r13, [rip+.Lfe_bn254_r_square_loose_c3] # x99 = x28 + CF, no carry
        adox rax, [rip+.Lfe_bn254_r_square_loose_c3] # x66 += OF, no carry
        mov [rsp-0x10], r10                      # spill x97
        xor r10d, r10d                           # CF = OF = 0
        adcx rcx, rbx                            # x63 = x50 + x55 (CF is 0), CF to x64
        adox rdi, r12                            # x64 += x57 (OF is 0), OF to x65
        mov rdx, rsi                             # copy x54
        mulx r10, rcx, [rip+.Lfe_bn254_r_square_loose_c4] # x60:x59 = x54*0xb85045b68181585d
        adcx r8, rdi                             # x64 += x56 + CF, CF to x65, complete
        adox r9, rcx                             # x65 += x59 + OF, OF to x66
        adox rax, r10                            # x66 += x60 + OF, no carry
        mulx r10, rcx, [rip+.Lfe_bn254_r_square_loose_c5] # x62:x61 = x54*0x30644e72e131a029
        adcx r9, rbp                             # x65 += x42 + CF, CF to x66, complete
        adcx rax, rcx                            # x66 += x61 + CF, CF to x67, complete
        adc r10, 0x0                             # x67 = x62 + CF, no carry, complete

        /* complete: [x67, x66, x65, x64] in [r10, rax, r9, r8] */
        mov rcx, r8                              # copy x64
        imul rcx, [rip+.Lfe_bn254_r_square_loose_c0] # x68 = x64*0xc2e1f593efffffff mod 2^64
        mov rdx, [rip+.Lfe_bn254_r_square_loose_c1] # constant 0x43e1f593f0000001
        mulx rdi, rsi, rcx                       # x70:x69 = x68*0x43e1f593f0000001
        xor ebx, ebx                             # CF = OF = 0
        adox r9, rdi                             # x78 = x65 + x70 (OF is 0), OF to x92
        adcx rsi, r8                             # x77 = x64 + x69 (CF is 0), CF to x78
        mov rdx, rcx                             # copy x68
        mulx r8, rdi, [rip+.Lfe_bn254_r_square_loose_c4] # x74:x73 = x68*0xb85045b68181585d
        mulx rsi, rbx, [rip+.Lfe_bn254_r_square_loose_c2] # x72:x71 = x68*0x2833e84879b97091
        adcx r9, rbx                             # x78 += x71 + CF, CF to x92, complete
        adox rdi, rsi                            # x92 = x72 + x73 + OF, OF to x93
        adox r8, [rip+.Lfe_bn254_r_square_loose_c3] # x93 = x74 + OF, no carry
        adc rdi, 0x0                             # x92 += CF, CF to x93
        adc r8, 0x0                              # x93 += CF, no carry
        mov rsi, r9                              # copy x78
        imul rsi, [rip+.Lfe_bn254_r_square_loose_c0] # x82 = x78*0xc2e1f593efffffff mod 2^64
        xor ebx, ebx                             # CF = OF = 0
        adcx rdi, rax                            # x92 += x66 (CF is 0), CF to x93
        mulx rax, rcx, [rip+.Lfe_bn254_r_square_loose_c5] # x76:x75 = x68*0x30644e72e131a029
        mov rdx, [rip+.Lfe_bn254_r_square_loose_c1] # constant 0x43e1f593f0000001
        mulx rbx, rbp, rsi                       # x84:x83 = x82*0x43e1f593f0000001
        adox rbp, r9                             # x91 = x78 + x83 (OF is 0), OF to x92
        mov rdx, [rip+.Lfe_bn254_r_square_loose_c4] # constant 0xb85045b68181585d
        mulx r9, rbp, rsi                        # x88:x87 = x82*0xb85045b68181585d
        adox rbx, rdi                            # x92 += x84 + OF, OF to x93
        adcx rcx, rbp                            # x93.2 = x75 + x87 + CF, CF to x94
        adox r10, r8                             # x93 += x67 + OF, no carry
        adc r9, 0x0                              # x94 = x88 + CF, no carry
        xor r8d, r8d                             # CF = OF = 0
        adox rcx, r10                            # x93 += x93.2 (OF is 0), OF to x94
        mov rdx, [rip+.Lfe_bn254_r_square_loose_c2] # constant 0x2833e84879b97091
        mulx r8, r10, rsi                        # x86:x85 = x82*0x2833e84879b97091
        adcx r10, rbx                            # x92 += x85 (CF is 0), CF to x93, complete
        adcx r8, rcx                             # x93 += x86 + CF, CF to x94, complete
        mov rdx, rsi                             # copy x82
        mulx rcx, rdi, [rip+.Lfe_bn254_r_square_loose_c5] # x90:x89 = x82*0x30644e72e131a029
        adox rax, r9                             # x94 += x76 + OF, no carry
        adcx rdi, rax                            # x94 += x89 + CF, CF to x95, complete
        adc rcx, 0x0                             # x95 = x90 + CF, no carry, complete

        /* complete: [x95, x94, x93, x92] in [rcx, rdi, r8, r10] */
        lea rax, [rcx+r13]                       # x99 += x95
        add r15, r14                             # x98 += x98.2, CF to x99
        adc rax, 0x0                             # x99 += CF, no carry
        xor r9d, r9d                             # CF = OF = 0
        adcx r11, r10                            # x96 += x92 (CF is 0), CF to x97, complete
        adcx r8, [rsp-0x10]                      # x97 += x93 + CF, CF to x98, complete
        mov r9, [rsp-0x8]                        # reload pointer out1
        mov [r9+0x8], r8                         # out1[1] = x97
        mov [r9], r11                            # out1[0] = x96
        adcx r15, rdi                            # x98 += x94 + CF, CF to x99, complete
        adc rax, 0x0                             # x99 += CF, no carry, complete

        /* complete: [x99, x98, x97, x96] in [rax, r15, r8, r11] */
        mov [r9+0x18], rax                       # out1[3] = x99
        mov [r9+0x10], r15                       # out1[2] = x98

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
.Lfe_bn254_r_square_loose_c0: .quad 0xc2e1f593efffffff
.Lfe_bn254_r_square_loose_c1: .quad 0x43e1f593f0000001
.Lfe_bn254_r_square_loose_c2: .quad 0x2833e84879b97091
.Lfe_bn254_r_square_loose_c3: .quad 0x0
.Lfe_bn254_r_square_loose_c4: .quad 0xb85045b68181585d
.Lfe_bn254_r_square_loose_c5: .quad 0x30644e72e131a029
        .size   fe_bn254_r_square_loose, .-fe_bn254_r_square_loose
        .section .note.GNU-stack, "", @progbits
