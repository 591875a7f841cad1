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
 * Saved on the stack and restored: rbx, rbp, r12, r13
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x21
 *   [rsp-0x18]  x30
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
 * 138 instructions; 40.5 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.496 [1.493, 1.496] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.154 [1.154, 1.154] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 a707c64538d35dc5d79a45d08a9be17d33eb334b62edb10d3e8aed000eab0ec5
 * found by Fieldwright, seed 2, 2026-12-01T14:21:45.661Z
 * ./fieldwright optimize --field bn254-p --op square --seed 2 --budget 66s --cpu 1
 * sha256 of the code: 7f27166b32c82e939170efd105efe89445f7fbfd29745a018ab4d14083097c3a
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

        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rax, r8, [rsi]                      # x7:x6 = arg1[0]*arg1[2]
        mulx r9, r10, [rsi+0x8]                  # x11:x10 = arg1[1]*arg1[2]
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r11, rcx, [rsi]                     # x9:x8 = arg1[0]*arg1[3]
        mov rdx, [rsi]                           # load arg1[0]
        mulx rbx, rbp, rdx                       # x22:x21 = arg1[0]*arg1[0]
        xor r12d, r12d                           # CF = OF = 0
        adox r10, rcx                            # x17 = x10 + x8 (OF is 0), OF to x18
        adox r9, r11                             # x18 = x11 + x9 + OF, OF to x19
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r11, rcx, [rsi+0x18]                # x13:x12 = arg1[1]*arg1[3]
        mulx r12, r13, [rsi]                     # x5:x4 = arg1[0]*arg1[1]
        adox r11, [rip+.Lfe_bn254_p_square_loose_c0] # x19 = x13 + OF, no carry
        mov [rsp-0x8], rdi                       # spill pointer out1
        xor edi, edi                             # CF = OF = 0
        adcx r8, r12                             # x16 = x6 + x5 (CF is 0), CF to x17, complete
        adcx r10, rax                            # x17 += x7 + CF, CF to x18, complete
        adc r9, rcx                              # x18 += x12 + CF, CF to x19, complete
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rax, rcx, [rsi+0x18]                # x15:x14 = arg1[2]*arg1[3]
        adc r11, rcx                             # x19 += x14 + CF, CF to x20, complete
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rcx, rdi, rdx                       # x24:x23 = arg1[1]*arg1[1]
        adc rax, 0x0                             # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [rax, r11, r9, r10, r8] */
        add r13, r13                             # x29 = x4 + x4, CF to x30
        adcx rdi, r8                             # x30 = x16 + x23 + CF, CF to x31
        adcx r10, r10                            # x31 = x17 + x17 + CF, CF to x92
        adc r9, r9                               # x92 = x18 + x18 + CF, CF to x93
        adcx r11, r11                            # x93 = x19 + x19 + CF, CF to x94
        adc rax, rax                             # x94 = x20 + x20 + CF, no carry
        mov rdx, rbp                             # copy x21
        imul rdx, [rip+.Lfe_bn254_p_square_loose_c1] # x36 = x21*0x87d20782e4866389 mod 2^64
        mov [rsp-0x10], rbp                      # spill x21
        mulx r12, rbp, [rip+.Lfe_bn254_p_square_loose_c2] # x38:x37 = x36*0x3c208c16d87cfd47
        add r13, rbx                             # x29 += x22, CF to x30, complete
        adc r8, rdi                              # x30 += x16 + CF, CF to x31, complete
        mov rdi, rdx                             # copy x36
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mov [rsp-0x18], r8                       # spill x30
        mulx rbx, r8, rdx                        # x26:x25 = arg1[2]*arg1[2]
        adcx r10, rcx                            # x31 += x24 + CF, CF to x92, complete

        /* complete: [x31, x30, x29] in [r10, [rsp-0x18], r13] */
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx rcx, rsi, rdx                       # x28:x27 = arg1[3]*arg1[3]
        adc r8, r9                               # x92 += x25 + CF, CF to x93
        adcx r11, rbx                            # x93 += x26 + CF, CF to x94
        adcx rax, rsi                            # x94 += x27 + CF, CF to x95
        mov rdx, rdi                             # copy x36
        mulx r9, rsi, [rip+.Lfe_bn254_p_square_loose_c3] # x40:x39 = x36*0x97816a916871ca8d
        adc rcx, 0x0                             # x95 = x28 + CF, no carry
        add r13, r12                             # x46 = x38 + x29, CF to x60
        adc r9, 0x0                              # x60 = x40 + CF, no carry
        add rbp, [rsp-0x10]                      # x45 = x21 + x37, CF to x46
        adc r13, rsi                             # x46 += x39 + CF, CF to x60, complete
        mulx rsi, rbx, [rip+.Lfe_bn254_p_square_loose_c4] # x42:x41 = x36*0xb85045b68181585d
        adc rbx, r9                              # x60 += x41 + CF, CF to x61
        adc rsi, 0x0                             # x61 = x42 + CF, no carry
        xor r9d, r9d                             # CF = OF = 0
        adcx rbx, [rsp-0x18]                     # x60 += x30 (CF is 0), CF to x61
        adc rsi, 0x0                             # x61 += CF, no carry
        mov rdx, r13                             # copy x46
        imul rdx, [rip+.Lfe_bn254_p_square_loose_c1] # x50 = x46*0x87d20782e4866389 mod 2^64
        mulx r9, rbp, [rip+.Lfe_bn254_p_square_loose_c2] # x52:x51 = x50*0x3c208c16d87cfd47
        xor r12d, r12d                           # CF = OF = 0
        adox r13, rbp                            # x59 = x46 + x51 (OF is 0), OF to x60
        mulx rbp, r12, [rip+.Lfe_bn254_p_square_loose_c3] # x54:x53 = x50*0x97816a916871ca8d
        adox r12, r9                             # x60.2 = x52 + x53 + OF, OF to x61
        mov r9, rdx                              # copy x50
        mov rdx, [rip+.Lfe_bn254_p_square_loose_c5] # constant 0x30644e72e131a029
        mulx rdi, r13, rdi                       # x44:x43 = x36*0x30644e72e131a029
        adox rbp, r13                            # x61.2 = x43 + x54 + OF, OF to x62
        adcx r12, rbx                            # x60 += x60.2 (CF is 0), CF to x61, complete
        mov rdx, [rip+.Lfe_bn254_p_square_loose_c4] # constant 0xb85045b68181585d
        mulx rbx, r13, r9                        # x56:x55 = x50*0xb85045b68181585d
        adcx r13, rbp                            # x61.2 += x55 + CF, CF to x62
        adox rbx, [rip+.Lfe_bn254_p_square_loose_c0] # x62 = x56 + OF, no carry
        adox r13, r10                            # x61.2 += x31 (OF is 0), OF to x62
        adcx rbx, [rip+.Lfe_bn254_p_square_loose_c0] # x62 += CF, no carry
        adcx r13, rsi                            # x61 += x61.2 (CF is 0), CF to x62, complete
        mov rdx, r9                              # copy x50
        mulx r9, r10, [rip+.Lfe_bn254_p_square_loose_c5] # x58:x57 = x50*0x30644e72e131a029
        adox rbx, rdi                            # x62 += x44 + OF, no carry
        adc r10, rbx                             # x62 += x57 + CF, CF to x63, complete
        adc r9, 0x0                              # x63 = x58 + CF, no carry, complete

        /* complete: [x63, x62, x61, x60] in [r9, r10, r13, r12] */
        mov rdi, r12                             # copy x60
        imul rdi, [rip+.Lfe_bn254_p_square_loose_c1] # x64 = x60*0x87d20782e4866389 mod 2^64
        mov rdx, [rip+.Lfe_bn254_p_square_loose_c2] # constant 0x3c208c16d87cfd47
        mulx rsi, rbx, rdi                       # x66:x65 = x64*0x3c208c16d87cfd47
        xor ebp, ebp                             # CF = OF = 0
        adcx r12, rbx                            # x73 = x60 + x65 (CF is 0), CF to x74
        mov rdx, rdi                             # copy x64
        mulx rbx, rbp, [rip+.Lfe_bn254_p_square_loose_c3] # x68:x67 = x64*0x97816a916871ca8d
        adcx rsi, rbp                            # x74 = x66 + x67 + CF, CF to x88
        adox r13, rsi                            # x74 += x61 (OF is 0), OF to x88, complete
        mulx rsi, rbp, [rip+.Lfe_bn254_p_square_loose_c4] # x70:x69 = x64*0xb85045b68181585d
        adox r10, rbp                            # x88 = x69 + x62 + OF, OF to x89
        adcx r10, rbx                            # x88 += x68 + CF, CF to x89
        adox rsi, r9                             # x89 = x63 + x70 + OF, no carry
        mulx r9, rdi, [rip+.Lfe_bn254_p_square_loose_c5] # x72:x71 = x64*0x30644e72e131a029
        adcx rdi, rsi                            # x89 += x71 + CF, CF to x90
        adc r9, 0x0                              # x90 = x72 + CF, no carry
        mov rsi, r13                             # copy x74
        imul rsi, [rip+.Lfe_bn254_p_square_loose_c1] # x78 = x74*0x87d20782e4866389 mod 2^64
        mov rdx, [rip+.Lfe_bn254_p_square_loose_c3] # constant 0x97816a916871ca8d
        mulx rbx, rbp, rsi                       # x82:x81 = x78*0x97816a916871ca8d
        xor r12d, r12d                           # CF = OF = 0
        adox rbp, r10                            # x88 += x81 (OF is 0), OF to x89
        mov rdx, [rip+.Lfe_bn254_p_square_loose_c2] # constant 0x3c208c16d87cfd47
        mulx r10, r12, rsi                       # x80:x79 = x78*0x3c208c16d87cfd47
        adcx r12, r13                            # x87 = x74 + x79 (CF is 0), CF to x88
        adcx rbp, r10                            # x88 += x80 + CF, CF to x89, complete
        adox rbx, rdi                            # x89 += x82 + OF, OF to x90
        mov rdx, [rip+.Lfe_bn254_p_square_loose_c4] # constant 0xb85045b68181585d
        mulx r10, rdi, rsi                       # x84:x83 = x78*0xb85045b68181585d
        adcx rdi, rbx                            # x89 += x83 + CF, CF to x90, complete
        adox r9, r10                             # x90 += x84 + OF, no carry
        adox rbp, r8                             # x92 += x88 (OF is 0), OF to x93, complete
        mov r8, [rsp-0x8]                        # reload pointer out1
        mov [r8], rbp                            # out1[0] = x92
        mov rdx, rsi                             # copy x78
        mulx r10, rsi, [rip+.Lfe_bn254_p_square_loose_c5] # x86:x85 = x78*0x30644e72e131a029
        adcx r9, rsi                             # x90 += x85 + CF, CF to x91, complete
        adox rdi, r11                            # x93 += x89 + OF, OF to x94, complete
        adox r9, rax                             # x94 += x90 + OF, OF to x95, complete
        mov [r8+0x10], r9                        # out1[2] = x94
        mov [r8+0x8], rdi                        # out1[1] = x93
        adcx r10, [rip+.Lfe_bn254_p_square_loose_c0] # x91 = x86 + CF, no carry, complete

        /* complete: [x91, x90, x89, x88] in [r10, -, -, -] */
        adox rcx, r10                            # x95 += x91 + OF, no carry, complete

        /* complete: [x95, x94, x93, x92] in [rcx, r9, rdi, rbp] */
        mov [r8+0x18], rcx                       # out1[3] = x95

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
