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
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14
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
 * 128 instructions; 44.5 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.402 [1.402, 1.402] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.022 [1.021, 1.025] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 9, 2026-11-27T16:32:17.339Z
 * ./fieldwright optimize --field bn254-r --op square --seed 9 --budget 30s --cpu 1
 * sha256 of the code: 5b0e5f5e0c9af945205401008d838980f5750677804bcd1baceb4e3cdafe35d3
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

        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rax, r8, [rsi+0x18]                 # x13:x12 = arg1[1]*arg1[3]
        mov rdx, [rsi]                           # load arg1[0]
        mulx r9, r10, [rsi+0x18]                 # x9:x8 = arg1[0]*arg1[3]
        mulx r11, rcx, [rsi+0x10]                # x7:x6 = arg1[0]*arg1[2]
        mulx rbx, rbp, [rsi+0x8]                 # x5:x4 = arg1[0]*arg1[1]
        add rbx, rcx                             # x16 = x6 + x5, CF to x17, complete
        adcx r11, r10                            # x17 = x7 + x8 + CF, CF to x18
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r10, rcx, [rsi+0x10]                # x11:x10 = arg1[1]*arg1[2]
        adc r9, r10                              # x18 = x11 + x9 + CF, CF to x19
        adc rax, 0x0                             # x19 = x13 + CF, no carry
        add rcx, r11                             # x17 += x10, CF to x18, complete
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r10, r11, [rsi+0x10]                # x15:x14 = arg1[2]*arg1[3]
        adc r8, r9                               # x18 += x12 + CF, CF to x19, complete
        adc r11, rax                             # x19 += x14 + CF, CF to x20, complete
        adc r10, 0x0                             # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r10, r11, r8, rcx, rbx] */
        add rbp, rbp                             # x29 = x4 + x4, CF to x30
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rax, r9, rdx                        # x24:x23 = arg1[1]*arg1[1]
        adc r9, rbx                              # x30 = x23 + x16 + CF, CF to x31
        adc rax, rcx                             # x31 = x17 + x24 + CF, CF to x96
        mov rdx, [rsi]                           # load arg1[0]
        mulx r12, r13, rdx                       # x22:x21 = arg1[0]*arg1[0]
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mov [rsp-0x8], rdi                       # spill pointer out1
        mulx r14, rdi, rdx                       # x26:x25 = arg1[2]*arg1[2]
        adcx r8, r8                              # x96 = x18 + x18 + CF, CF to x97
        adcx r14, r11                            # x97 = x19 + x26 + CF, CF to x98
        adc r10, r10                             # x98 = x20 + x20 + CF, no carry
        add r12, rbp                             # x29 += x22, CF to x30, complete
        adcx r9, rbx                             # x30 += x16 + CF, CF to x31, complete
        adc rcx, rax                             # x31 += x17 + CF, CF to x96, complete

        /* complete: [x31, x30, x29] in [rcx, r9, r12] */
        adc rdi, r8                              # x96 += x25 + CF, CF to x97
        adc r14, r11                             # x97 += x19 + CF, CF to x98
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx rax, r8, rdx                        # x28:x27 = arg1[3]*arg1[3]
        adc r10, r8                              # x98 += x27 + CF, CF to x99
        adc rax, 0x0                             # x99 = x28 + CF, no carry
        mov rdx, r13                             # copy x21
        imul rdx, [rip+.Lfe_bn254_r_square_loose_c0] # x36 = x21*0xc2e1f593efffffff mod 2^64
        mulx r8, r11, [rip+.Lfe_bn254_r_square_loose_c1] # x38:x37 = x36*0x43e1f593f0000001
        xor esi, esi                             # CF = OF = 0
        adcx r11, r13                            # x45 = x21 + x37 (CF is 0), CF to x50
        mulx r11, rsi, [rip+.Lfe_bn254_r_square_loose_c2] # x40:x39 = x36*0x2833e84879b97091
        adcx rsi, r12                            # x50 = x39 + x29 + CF, CF to x64
        mulx rbx, rbp, [rip+.Lfe_bn254_r_square_loose_c3] # x42:x41 = x36*0xb85045b68181585d
        adox rsi, r8                             # x50 += x38 (OF is 0), OF to x64, complete
        mulx r8, r12, [rip+.Lfe_bn254_r_square_loose_c4] # x44:x43 = x36*0x30644e72e131a029
        adcx rbp, r9                             # x64 = x41 + x30 + CF, CF to x65
        adcx rbx, r12                            # x65 = x42 + x43 + CF, CF to x66
        adox rbp, r11                            # x64 += x40 + OF, OF to x65
        adox rbx, rcx                            # x65 += x31 + OF, OF to x66
        adox r8, [rip+.Lfe_bn254_r_square_loose_c5] # x66 = x44 + OF, no carry
        adc r8, 0x0                              # x66 += CF, no carry
        mov rdx, rsi                             # copy x50
        imul rdx, [rip+.Lfe_bn254_r_square_loose_c0] # x54 = x50*0xc2e1f593efffffff mod 2^64
        mulx r9, r11, [rip+.Lfe_bn254_r_square_loose_c1] # x56:x55 = x54*0x43e1f593f0000001
        xor ecx, ecx                             # CF = OF = 0
        adox r11, rsi                            # x63 = x50 + x55 (OF is 0), OF to x64
        mulx r11, rcx, [rip+.Lfe_bn254_r_square_loose_c2] # x58:x57 = x54*0x2833e84879b97091
        adox rcx, r9                             # x64.2 = x57 + x56 + OF, OF to x65
        adcx rcx, rbp                            # x64 += x64.2 (CF is 0), CF to x65, complete
        mulx r9, rsi, [rip+.Lfe_bn254_r_square_loose_c3] # x60:x59 = x54*0xb85045b68181585d
        adox rsi, rbx                            # x65 += x59 + OF, OF to x66
        adcx rsi, r11                            # x65 += x58 + CF, CF to x66, complete
        mulx r11, rbx, [rip+.Lfe_bn254_r_square_loose_c4] # x62:x61 = x54*0x30644e72e131a029
        mov rdx, rcx                             # copy x64
        mulx rbp, r12, [rip+.Lfe_bn254_r_square_loose_c0] # x68 = x64*0xc2e1f593efffffff mod 2^64
        adcx r9, rbx                             # x66.2 = x61 + x60 + CF, CF to x67
        adox r9, r8                              # x66 += x66.2 + OF, OF to x67, complete
        mov rdx, [rip+.Lfe_bn254_r_square_loose_c1] # constant 0x43e1f593f0000001
        mulx r8, rbx, r12                        # x70:x69 = x68*0x43e1f593f0000001
        adcx r11, [rip+.Lfe_bn254_r_square_loose_c5] # x67 = x62 + CF, no carry
        adox r11, [rip+.Lfe_bn254_r_square_loose_c5] # x67 += OF, no carry, complete

        /* complete: [x67, x66, x65, x64] in [r11, r9, rsi, rcx] */
        xor ebp, ebp                             # CF = OF = 0
        adox rbx, rcx                            # x77 = x64 + x69 (OF is 0), OF to x78
        adox rsi, r8                             # x78 = x70 + x65 + OF, OF to x92
        mov rdx, r12                             # copy x68
        mulx r8, rcx, [rip+.Lfe_bn254_r_square_loose_c2] # x72:x71 = x68*0x2833e84879b97091
        adcx rcx, rsi                            # x78 += x71 (CF is 0), CF to x92, complete
        mulx rsi, rbx, [rip+.Lfe_bn254_r_square_loose_c3] # x74:x73 = x68*0xb85045b68181585d
        adcx r8, r9                              # x92 = x66 + x72 + CF, CF to x93
        adox rbx, r8                             # x92 += x73 + OF, OF to x93
        adox r11, rsi                            # x93 = x67 + x74 + OF, no carry
        adc r11, 0x0                             # x93 += CF, no carry
        mov r8, rcx                              # copy x78
        imul r8, [rip+.Lfe_bn254_r_square_loose_c0] # x82 = x78*0xc2e1f593efffffff mod 2^64
        mulx r9, rsi, [rip+.Lfe_bn254_r_square_loose_c4] # x76:x75 = x68*0x30644e72e131a029
        mov rdx, r8                              # copy x82
        mulx rbp, r12, [rip+.Lfe_bn254_r_square_loose_c3] # x88:x87 = x82*0xb85045b68181585d
        add r12, rsi                             # x93.2 = x75 + x87, CF to x94
        mulx rsi, r13, [rip+.Lfe_bn254_r_square_loose_c1] # x84:x83 = x82*0x43e1f593f0000001
        adc rbp, 0x0                             # x94 = x88 + CF, no carry
        add r11, r12                             # x93 += x93.2, CF to x94
        adc rbp, 0x0                             # x94 += CF, no carry
        xor r12d, r12d                           # CF = OF = 0
        adox r13, rcx                            # x91 = x78 + x83 (OF is 0), OF to x92
        mulx rcx, r12, [rip+.Lfe_bn254_r_square_loose_c2] # x86:x85 = x82*0x2833e84879b97091
        adox r12, rsi                            # x92.2 = x85 + x84 + OF, OF to x93
        adox rcx, [rip+.Lfe_bn254_r_square_loose_c5] # x93.2 = x86 + OF, no carry
        lea r9, [r9+rbp]                         # x94 += x76
        adcx r12, rbx                            # x92 += x92.2 (CF is 0), CF to x93, complete
        adox r12, rdi                            # x96 += x92 (OF is 0), OF to x97, complete
        adcx r11, rcx                            # x93 += x93.2 + CF, CF to x94, complete
        adox r11, r14                            # x97 += x93 + OF, OF to x98, complete
        mov rcx, [rsp-0x8]                       # reload pointer out1
        mov [rcx+0x8], r11                       # out1[1] = x97
        mov [rcx], r12                           # out1[0] = x96
        mulx r8, r11, [rip+.Lfe_bn254_r_square_loose_c4] # x90:x89 = x82*0x30644e72e131a029
        adcx r11, r9                             # x94 += x89 + CF, CF to x95, complete
        adox r10, r11                            # x98 += x94 + OF, OF to x99, complete
        mov [rcx+0x10], r10                      # out1[2] = x98
        adcx r8, [rip+.Lfe_bn254_r_square_loose_c5] # x95 = x90 + CF, no carry, complete

        /* complete: [x95, x94, x93, x92] in [r8, r11, -, -] */
        adox r8, rax                             # x99 += x95 + OF, no carry, complete

        /* complete: [x99, x98, x97, x96] in [r8, r10, -, r12] */
        mov [rcx+0x18], r8                       # out1[3] = x99

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
.Lfe_bn254_r_square_loose_c3: .quad 0xb85045b68181585d
.Lfe_bn254_r_square_loose_c4: .quad 0x30644e72e131a029
.Lfe_bn254_r_square_loose_c5: .quad 0x0
        .size   fe_bn254_r_square_loose, .-fe_bn254_r_square_loose
        .section .note.GNU-stack, "", @progbits
