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
 * 140 instructions; 41.3 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.510 [1.502, 1.512] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.096 [1.094, 1.096] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 5, 2026-11-27T16:30:01.989Z
 * ./fieldwright optimize --field bn254-p --op square --seed 5 --budget 30s --cpu 1
 * sha256 of the code: 4054205df7f67d1c19189fec4f6985d3aae85c5ff923727fa5d37e79fb8bfd9a
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

        mov rdx, [rsi]                           # load arg1[0]
        mulx rax, r8, [rsi+0x18]                 # x9:x8 = arg1[0]*arg1[3]
        mulx r9, r10, [rsi+0x8]                  # x5:x4 = arg1[0]*arg1[1]
        mulx r11, rcx, [rsi+0x10]                # x7:x6 = arg1[0]*arg1[2]
        xor ebx, ebx                             # CF = OF = 0
        adox r9, rcx                             # x16 = x6 + x5 (OF is 0), OF to x17, complete
        adox r11, r8                             # x17 = x8 + x7 + OF, OF to x18
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r8, rcx, [rsi+0x10]                 # x11:x10 = arg1[1]*arg1[2]
        mulx rbx, rbp, [rsi+0x18]                # x13:x12 = arg1[1]*arg1[3]
        adcx rcx, r11                            # x17 += x10 (CF is 0), CF to x18, complete
        adox rax, rbp                            # x18 = x12 + x9 + OF, OF to x19
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r11, rbp, [rsi+0x10]                # x15:x14 = arg1[2]*arg1[3]
        adcx rax, r8                             # x18 += x11 + CF, CF to x19, complete
        adox rbx, rbp                            # x19 = x13 + x14 + OF, OF to x20
        mov rdx, [rsi]                           # load arg1[0]
        mulx r8, rbp, rdx                        # x22:x21 = arg1[0]*arg1[0]
        adcx rbx, [rip+.Lfe_bn254_p_square_loose_c0] # x19 += CF, CF to x20, complete
        adcx r11, [rip+.Lfe_bn254_p_square_loose_c0] # x20 = x15 + CF, no carry
        adox r11, [rip+.Lfe_bn254_p_square_loose_c0] # x20 += OF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r11, rbx, rax, rcx, r9] */
        xor r12d, r12d                           # CF = OF = 0
        adcx r10, r10                            # x29 = x4 + x4 (CF is 0), CF to x30
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r12, r13, rdx                       # x24:x23 = arg1[1]*arg1[1]
        adc r9, r9                               # x30 = x16 + x16 + CF, CF to x31
        adcx r12, rcx                            # x31 = x24 + x17 + CF, CF to x92
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r14, r15, rdx                       # x26:x25 = arg1[2]*arg1[2]
        adc r15, rax                             # x92 = x25 + x18 + CF, CF to x93
        adc rbx, rbx                             # x93 = x19 + x19 + CF, CF to x94
        adc r11, r11                             # x94 = x20 + x20 + CF, no carry
        mov [rsp-0x8], rdi                       # spill pointer out1
        mov rdi, rbp                             # copy x21
        imul rdi, [rip+.Lfe_bn254_p_square_loose_c1] # x36 = x21*0x87d20782e4866389 mod 2^64
        add r10, r8                              # x29 += x22, CF to x30, complete
        adcx r9, r13                             # x30 += x23 + CF, CF to x31, complete
        adcx r12, rcx                            # x31 += x17 + CF, CF to x92, complete

        /* complete: [x31, x30, x29] in [r12, r9, r10] */
        adc r15, rax                             # x92 += x18 + CF, CF to x93
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx rax, r8, rdx                        # x28:x27 = arg1[3]*arg1[3]
        adc rbx, r14                             # x93 += x26 + CF, CF to x94
        adcx r8, r11                             # x94 += x27 + CF, CF to x95
        mov rdx, rdi                             # copy x36
        mulx r11, rcx, [rip+.Lfe_bn254_p_square_loose_c2] # x38:x37 = x36*0x3c208c16d87cfd47
        mulx rsi, r13, [rip+.Lfe_bn254_p_square_loose_c3] # x40:x39 = x36*0x97816a916871ca8d
        adc rax, 0x0                             # x95 = x28 + CF, no carry
        xor r14d, r14d                           # CF = OF = 0
        adox rbp, rcx                            # x45 = x21 + x37 (OF is 0), OF to x46
        adox r10, r13                            # x46 = x39 + x29 + OF, OF to x60
        mulx rcx, rbp, [rip+.Lfe_bn254_p_square_loose_c4] # x42:x41 = x36*0xb85045b68181585d
        adcx r10, r11                            # x46 += x38 (CF is 0), CF to x60, complete
        adcx rbp, r9                             # x60 = x41 + x30 + CF, CF to x61
        adox rbp, rsi                            # x60 += x40 + OF, OF to x61
        mulx r9, r11, [rip+.Lfe_bn254_p_square_loose_c5] # x44:x43 = x36*0x30644e72e131a029
        adox r11, rcx                            # x61 = x43 + x42 + OF, OF to x62
        adox r9, [rip+.Lfe_bn254_p_square_loose_c0] # x62 = x44 + OF, no carry
        adc r11, 0x0                             # x61 += CF, CF to x62
        adc r9, 0x0                              # x62 += CF, no carry
        mov rcx, r10                             # copy x46
        imul rcx, [rip+.Lfe_bn254_p_square_loose_c1] # x50 = x46*0x87d20782e4866389 mod 2^64
        mov rdx, [rip+.Lfe_bn254_p_square_loose_c2] # constant 0x3c208c16d87cfd47
        mulx rdi, rsi, rcx                       # x52:x51 = x50*0x3c208c16d87cfd47
        xor r13d, r13d                           # CF = OF = 0
        adox rdi, rbp                            # x60 += x52 (OF is 0), OF to x61
        mov rdx, rcx                             # copy x50
        mulx rbp, r13, [rip+.Lfe_bn254_p_square_loose_c4] # x56:x55 = x50*0xb85045b68181585d
        adcx rsi, r10                            # x59 = x46 + x51 (CF is 0), CF to x60
        mulx r10, rsi, [rip+.Lfe_bn254_p_square_loose_c3] # x54:x53 = x50*0x97816a916871ca8d
        adox r10, r11                            # x61 += x54 + OF, OF to x62
        adcx rsi, rdi                            # x60 += x53 + CF, CF to x61, complete
        adcx r13, r10                            # x61 += x55 + CF, CF to x62
        adox rbp, [rip+.Lfe_bn254_p_square_loose_c0] # x62.2 = x56 + OF, no carry
        adox r13, r12                            # x61 += x31 (OF is 0), OF to x62, complete
        mulx r10, r11, [rip+.Lfe_bn254_p_square_loose_c5] # x58:x57 = x50*0x30644e72e131a029
        adox r9, rbp                             # x62 += x62.2 + OF, no carry
        adc r9, 0x0                              # x62 += CF, no carry
        xor ecx, ecx                             # CF = OF = 0
        adox r11, r9                             # x62 += x57 (OF is 0), OF to x63, complete
        adox r10, [rip+.Lfe_bn254_p_square_loose_c0] # x63 = x58 + OF, no carry, complete

        /* complete: [x63, x62, x61, x60] in [r10, r11, r13, rsi] */
        mov rdx, rsi                             # copy x60
        imul rdx, [rip+.Lfe_bn254_p_square_loose_c1] # x64 = x60*0x87d20782e4866389 mod 2^64
        mulx r9, rcx, [rip+.Lfe_bn254_p_square_loose_c2] # x66:x65 = x64*0x3c208c16d87cfd47
        xor edi, edi                             # CF = OF = 0
        adox rcx, rsi                            # x73 = x60 + x65 (OF is 0), OF to x74
        mulx rcx, rdi, [rip+.Lfe_bn254_p_square_loose_c3] # x68:x67 = x64*0x97816a916871ca8d
        adox rdi, r13                            # x74 = x61 + x67 + OF, OF to x88
        adcx r9, rdi                             # x74 += x66 (CF is 0), CF to x88, complete
        mulx rdi, rsi, [rip+.Lfe_bn254_p_square_loose_c4] # x70:x69 = x64*0xb85045b68181585d
        adcx rcx, r11                            # x88 = x68 + x62 + CF, CF to x89
        adox rsi, rcx                            # x88 += x69 + OF, OF to x89
        adox rdi, [rip+.Lfe_bn254_p_square_loose_c0] # x89 = x70 + OF, no carry
        adc rdi, 0x0                             # x89 += CF, no carry
        mov r11, r9                              # copy x74
        imul r11, [rip+.Lfe_bn254_p_square_loose_c1] # x78 = x74*0x87d20782e4866389 mod 2^64
        mov rcx, rdx                             # copy x64
        mov rdx, [rip+.Lfe_bn254_p_square_loose_c2] # constant 0x3c208c16d87cfd47
        mulx rbp, r12, r11                       # x80:x79 = x78*0x3c208c16d87cfd47
        xor r13d, r13d                           # CF = OF = 0
        adox rsi, rbp                            # x88 += x80 (OF is 0), OF to x89
        mov rdx, [rip+.Lfe_bn254_p_square_loose_c3] # constant 0x97816a916871ca8d
        mulx rbp, r13, r11                       # x82:x81 = x78*0x97816a916871ca8d
        adcx r9, r12                             # x87 = x74 + x79 (CF is 0), CF to x88
        adcx r13, rsi                            # x88 += x81 + CF, CF to x89, complete
        mov rdx, rcx                             # copy x64
        mulx r9, rcx, [rip+.Lfe_bn254_p_square_loose_c5] # x72:x71 = x64*0x30644e72e131a029
        adcx rdi, r10                            # x89 += x63 + CF, no carry
        adox rdi, rbp                            # x89 += x82 + OF, OF to x90
        adox r9, [rip+.Lfe_bn254_p_square_loose_c0] # x90 = x72 + OF, no carry
        xor r10d, r10d                           # CF = OF = 0
        adox rdi, rcx                            # x89 += x71 (OF is 0), OF to x90
        mov rdx, r11                             # copy x78
        mulx r10, rcx, [rip+.Lfe_bn254_p_square_loose_c4] # x84:x83 = x78*0xb85045b68181585d
        adox r9, r10                             # x90 += x84 + OF, no carry
        adcx r13, r15                            # x92 += x88 (CF is 0), CF to x93, complete
        mulx r10, r11, [rip+.Lfe_bn254_p_square_loose_c5] # x86:x85 = x78*0x30644e72e131a029
        adox rdi, rcx                            # x89 += x83 (OF is 0), OF to x90, complete
        adox r9, r11                             # x90 += x85 + OF, OF to x91, complete
        adcx rbx, rdi                            # x93 += x89 + CF, CF to x94, complete
        mov r11, [rsp-0x8]                       # reload pointer out1
        mov [r11+0x8], rbx                       # out1[1] = x93
        mov [r11], r13                           # out1[0] = x92
        adcx r9, r8                              # x94 += x90 + CF, CF to x95, complete
        mov [r11+0x10], r9                       # out1[2] = x94
        adox r10, [rip+.Lfe_bn254_p_square_loose_c0] # x91 = x86 + OF, no carry, complete

        /* complete: [x91, x90, x89, x88] in [r10, -, rdi, -] */
        adc r10, rax                             # x95 += x91 + CF, no carry, complete

        /* complete: [x95, x94, x93, x92] in [r10, r9, rbx, r13] */
        mov [r11+0x18], r10                      # out1[3] = x95

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
.Lfe_bn254_p_square_loose_c0: .quad 0x0
.Lfe_bn254_p_square_loose_c1: .quad 0x87d20782e4866389
.Lfe_bn254_p_square_loose_c2: .quad 0x3c208c16d87cfd47
.Lfe_bn254_p_square_loose_c3: .quad 0x97816a916871ca8d
.Lfe_bn254_p_square_loose_c4: .quad 0xb85045b68181585d
.Lfe_bn254_p_square_loose_c5: .quad 0x30644e72e131a029
        .size   fe_bn254_p_square_loose, .-fe_bn254_p_square_loose
        .section .note.GNU-stack, "", @progbits
