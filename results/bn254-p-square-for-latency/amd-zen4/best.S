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
 *   [rsp-0x10]  x28, then x95
 *   [rsp-0x18]  x27, then x94
 *   [rsp-0x20]  x23
 *   [rsp-0x28]  x22
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
 * 138 instructions; 46.5 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.306 [1.306, 1.306] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.248 [1.248, 1.249] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 a707c64538d35dc5d79a45d08a9be17d33eb334b62edb10d3e8aed000eab0ec5
 * found by Fieldwright, seed 9, 2026-12-01T15:18:06.543Z
 * ./fieldwright optimize --field bn254-p --op square --seed 9 --budget 33s --for latency --resume --cpu 1
 * sha256 of the code: b2508ee773f693441adf9b6c8042e677009b5a5d34f0fc46299a8b676b3ea25f
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

        mov rdx, [rsi]                           # load arg1[0]
        mulx rax, r8, rdx                        # x22:x21 = arg1[0]*arg1[0]
        mulx r9, r10, [rsi+0x10]                 # x7:x6 = arg1[0]*arg1[2]
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r11, rcx, rdx                       # x28:x27 = arg1[3]*arg1[3]
        mulx rbx, rbp, [rsi+0x8]                 # x13:x12 = arg1[1]*arg1[3]
        mulx r12, r13, [rsi]                     # x9:x8 = arg1[0]*arg1[3]
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mov [rsp-0x8], rdi                       # spill pointer out1
        mov [rsp-0x10], r11                      # spill x28
        mulx rdi, r11, rdx                       # x24:x23 = arg1[1]*arg1[1]
        mov [rsp-0x18], rcx                      # spill x27
        mov [rsp-0x20], r11                      # spill x23
        mulx rcx, r11, [rsi]                     # x5:x4 = arg1[0]*arg1[1]
        add r10, rcx                             # x16 = x6 + x5, CF to x17, complete
        mov [rsp-0x28], rax                      # spill x22
        mulx rcx, rax, [rsi+0x10]                # x11:x10 = arg1[1]*arg1[2]
        adcx r13, r9                             # x17 = x7 + x8 + CF, CF to x18
        adc rbp, r12                             # x18 = x9 + x12 + CF, CF to x19
        adc rbx, 0x0                             # x19 = x13 + CF, no carry
        add rax, r13                             # x17 += x10, CF to x18, complete
        adc rcx, rbp                             # x18 += x11 + CF, CF to x19, complete
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r9, rbp, [rsi+0x10]                 # x15:x14 = arg1[2]*arg1[3]
        adc rbx, rbp                             # x19 += x14 + CF, CF to x20, complete
        adc r9, 0x0                              # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r9, rbx, rcx, rax, r10] */
        adcx r9, r9                              # x94 = x20 + x20 (CF is 0), no carry
        xor ebp, ebp                             # CF = OF = 0
        adcx rbx, rbx                            # x93 = x19 + x19 (CF is 0), CF to x94
        adc r9, 0x0                              # x94 += CF, no carry
        mov rbp, r8                              # copy x21
        imul rbp, [rip+.Lfe_bn254_p_square_loose_c0] # x36 = x21*0x87d20782e4866389 mod 2^64
        xor r12d, r12d                           # CF = OF = 0
        adcx r11, r11                            # x29 = x4 + x4 (CF is 0), CF to x30
        adcx r10, r10                            # x30 = x16 + x16 + CF, CF to x31
        adc rdi, rax                             # x31 = x24 + x17 + CF, CF to x92
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rsi, r12, rdx                       # x26:x25 = arg1[2]*arg1[2]
        adc r12, rcx                             # x92 = x18 + x25 + CF, CF to x93
        adc rsi, 0x0                             # x93.2 = x26 + CF, no carry
        add r11, [rsp-0x28]                      # x29 += x22, CF to x30, complete
        adcx r10, [rsp-0x20]                     # x30 += x23 + CF, CF to x31, complete
        adc rdi, rax                             # x31 += x17 + CF, CF to x92, complete

        /* complete: [x31, x30, x29] in [rdi, r10, r11] */
        adc r12, rcx                             # x92 += x18 + CF, CF to x93
        adc rsi, rbx                             # x93 += x93.2 + CF, CF to x94
        mov rdx, rbp                             # copy x36
        mulx rax, rcx, [rip+.Lfe_bn254_p_square_loose_c1] # x38:x37 = x36*0x3c208c16d87cfd47
        adc r9, [rsp-0x18]                       # x94 += x27 + CF, CF to x95
        mov rbx, [rsp-0x10]                      # reload x28
        adc rbx, 0x0                             # x95 = x28 + CF, no carry
        xor r13d, r13d                           # CF = OF = 0
        adcx r8, rcx                             # x45 = x21 + x37 (CF is 0), CF to x46
        mulx r8, rcx, [rip+.Lfe_bn254_p_square_loose_c2] # x40:x39 = x36*0x97816a916871ca8d
        adox rcx, r11                            # x46 = x39 + x29 (OF is 0), OF to x60
        adcx rax, rcx                            # x46 += x38 + CF, CF to x60, complete
        adox r10, r8                             # x60 = x40 + x30 + OF, OF to x61
        mov rdx, rax                             # copy x46
        mulx r8, r11, [rip+.Lfe_bn254_p_square_loose_c0] # x50 = x46*0x87d20782e4866389 mod 2^64
        mov rdx, [rip+.Lfe_bn254_p_square_loose_c3] # constant 0x30644e72e131a029
        mulx r8, rcx, rbp                        # x44:x43 = x36*0x30644e72e131a029
        mov rdx, [rip+.Lfe_bn254_p_square_loose_c4] # constant 0xb85045b68181585d
        mulx rbp, r13, rbp                       # x42:x41 = x36*0xb85045b68181585d
        adox rcx, rdi                            # x61 = x31 + x43 + OF, OF to x62
        adcx r10, r13                            # x60 += x41 + CF, CF to x61
        adcx rcx, rbp                            # x61 += x42 + CF, CF to x62
        mov rdx, r11                             # copy x50
        mulx rdi, rbp, [rip+.Lfe_bn254_p_square_loose_c1] # x52:x51 = x50*0x3c208c16d87cfd47
        adcx r8, [rip+.Lfe_bn254_p_square_loose_c5] # x62 = x44 + CF, no carry
        adox r8, [rip+.Lfe_bn254_p_square_loose_c5] # x62 += OF, no carry
        xor r13d, r13d                           # CF = OF = 0
        adox rbp, rax                            # x59 = x46 + x51 (OF is 0), OF to x60
        adox r10, rdi                            # x60 += x52 + OF, OF to x61
        mulx rax, rdi, [rip+.Lfe_bn254_p_square_loose_c2] # x54:x53 = x50*0x97816a916871ca8d
        adcx rdi, r10                            # x60 += x53 (CF is 0), CF to x61, complete
        mulx r10, rbp, [rip+.Lfe_bn254_p_square_loose_c4] # x56:x55 = x50*0xb85045b68181585d
        adox rax, rbp                            # x61.2 = x55 + x54 + OF, OF to x62
        adcx rcx, rax                            # x61 += x61.2 + CF, CF to x62, complete
        mulx rax, r11, [rip+.Lfe_bn254_p_square_loose_c3] # x58:x57 = x50*0x30644e72e131a029
        mov rdx, rdi                             # copy x60
        mulx rbp, rdx, [rip+.Lfe_bn254_p_square_loose_c0] # x64 = x60*0x87d20782e4866389 mod 2^64
        adox r10, r8                             # x62 += x56 + OF, no carry
        adc r11, r10                             # x62 += x57 + CF, CF to x63, complete
        mulx r8, r10, [rip+.Lfe_bn254_p_square_loose_c1] # x66:x65 = x64*0x3c208c16d87cfd47
        mulx rbp, r13, [rip+.Lfe_bn254_p_square_loose_c2] # x68:x67 = x64*0x97816a916871ca8d
        adc rax, 0x0                             # x63 = x58 + CF, no carry, complete

        /* complete: [x63, x62, x61, x60] in [rax, r11, rcx, rdi] */
        mov [rsp-0x10], rbx                      # spill x95
        xor ebx, ebx                             # CF = OF = 0
        adox r13, r8                             # x74 = x67 + x66 (OF is 0), OF to x88
        adcx r10, rdi                            # x73 = x60 + x65 (CF is 0), CF to x74
        adcx rcx, r13                            # x74 += x61 + CF, CF to x88, complete
        mov r8, rdx                              # copy x64
        mov rdx, rcx                             # copy x74
        mulx r10, rdi, [rip+.Lfe_bn254_p_square_loose_c0] # x78 = x74*0x87d20782e4866389 mod 2^64
        mov rdx, r8                              # copy x64
        mulx r10, rbx, [rip+.Lfe_bn254_p_square_loose_c4] # x70:x69 = x64*0xb85045b68181585d
        adox rbp, rbx                            # x88 = x68 + x69 + OF, OF to x89
        mulx r8, rbx, [rip+.Lfe_bn254_p_square_loose_c3] # x72:x71 = x64*0x30644e72e131a029
        adcx rbp, r11                            # x88 += x62 + CF, CF to x89
        mov rdx, [rip+.Lfe_bn254_p_square_loose_c1] # constant 0x3c208c16d87cfd47
        mulx r11, r13, rdi                       # x80:x79 = x78*0x3c208c16d87cfd47
        adcx rax, r10                            # x89 = x63 + x70 + CF, no carry
        mov rdx, [rip+.Lfe_bn254_p_square_loose_c2] # constant 0x97816a916871ca8d
        mov [rsp-0x18], r9                       # spill x94
        mulx r10, r9, rdi                        # x82:x81 = x78*0x97816a916871ca8d
        adox rbx, rax                            # x89 += x71 + OF, OF to x90
        adox r8, [rip+.Lfe_bn254_p_square_loose_c5] # x90 = x72 + OF, no carry
        xor eax, eax                             # CF = OF = 0
        adcx rcx, r13                            # x87 = x74 + x79 (CF is 0), CF to x88
        adox rbp, r11                            # x88 += x80 (OF is 0), OF to x89
        mov rdx, rdi                             # copy x78
        mulx rax, r11, [rip+.Lfe_bn254_p_square_loose_c4] # x84:x83 = x78*0xb85045b68181585d
        adcx r9, rbp                             # x88 += x81 + CF, CF to x89, complete
        adox rbx, r11                            # x89 += x83 + OF, OF to x90
        mulx r11, rcx, [rip+.Lfe_bn254_p_square_loose_c3] # x86:x85 = x78*0x30644e72e131a029
        adcx rbx, r10                            # x89 += x82 + CF, CF to x90, complete
        adox rax, rcx                            # x90.2 = x84 + x85 + OF, OF to x91
        adcx r8, rax                             # x90 += x90.2 + CF, CF to x91, complete
        adcx r11, [rip+.Lfe_bn254_p_square_loose_c5] # x91 = x86 + CF, no carry
        adox r11, [rip+.Lfe_bn254_p_square_loose_c5] # x91 += OF, no carry, complete

        /* complete: [x91, x90, x89, x88] in [r11, r8, rbx, r9] */
        xor eax, eax                             # CF = OF = 0
        adox r12, r9                             # x92 += x88 (OF is 0), OF to x93, complete
        adox rsi, rbx                            # x93 += x89 + OF, OF to x94, complete
        adox r8, [rsp-0x18]                      # x94 += x90 + OF, OF to x95, complete
        mov rax, [rsp-0x8]                       # reload pointer out1
        mov [rax+0x10], r8                       # out1[2] = x94
        adox r11, [rsp-0x10]                     # x95 += x91 + OF, no carry, complete

        /* complete: [x95, x94, x93, x92] in [r11, r8, rsi, r12] */
        mov [rax+0x18], r11                      # out1[3] = x95
        mov [rax], r12                           # out1[0] = x92
        mov [rax+0x8], rsi                       # out1[1] = x93

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
.Lfe_bn254_p_square_loose_c3: .quad 0x30644e72e131a029
.Lfe_bn254_p_square_loose_c4: .quad 0xb85045b68181585d
.Lfe_bn254_p_square_loose_c5: .quad 0x0
        .size   fe_bn254_p_square_loose, .-fe_bn254_p_square_loose
        .section .note.GNU-stack, "", @progbits
