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
 * Saved on the stack and restored: rbx, rbp, r12, r13
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
 * 131 instructions; 48.4 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.259 [1.259, 1.260] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.200 [1.200, 1.200] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 a707c64538d35dc5d79a45d08a9be17d33eb334b62edb10d3e8aed000eab0ec5
 * found by Fieldwright, seed 8, 2026-12-01T15:18:30.663Z
 * ./fieldwright optimize --field bn254-r --op square --seed 8 --budget 33s --for latency --resume --cpu 1
 * sha256 of the code: ee8edc7d37de40ceb538af270cd84ed54be4efb057c424f0119a59d70e420620
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

        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rax, r8, [rsi]                      # x7:x6 = arg1[0]*arg1[2]
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r9, r10, rdx                        # x24:x23 = arg1[1]*arg1[1]
        mulx r11, rcx, [rsi+0x10]                # x11:x10 = arg1[1]*arg1[2]
        xor ebx, ebx                             # CF = OF = 0
        adcx rax, rcx                            # x17 = x7 + x10 (CF is 0), CF to x18
        mulx rcx, rbx, [rsi+0x18]                # x13:x12 = arg1[1]*arg1[3]
        mulx rbp, r12, [rsi]                     # x5:x4 = arg1[0]*arg1[1]
        mov rdx, [rsi]                           # load arg1[0]
        mov [rsp-0x8], rdi                       # spill pointer out1
        mulx r13, rdi, [rsi+0x18]                # x9:x8 = arg1[0]*arg1[3]
        adc r11, rbx                             # x18 = x12 + x11 + CF, CF to x19
        adc rcx, 0x0                             # x19 = x13 + CF, no carry
        add r13, r11                             # x18 += x9, CF to x19
        adc rcx, 0x0                             # x19 += CF, no carry
        add rbp, r8                              # x16 = x6 + x5, CF to x17, complete
        adc rdi, rax                             # x17 += x8 + CF, CF to x18, complete
        mulx rax, r8, rdx                        # x22:x21 = arg1[0]*arg1[0]
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r11, rbx, [rsi+0x18]                # x15:x14 = arg1[2]*arg1[3]
        adc r13, 0x0                             # x18 += CF, CF to x19, complete
        adc rcx, rbx                             # x19 += x14 + CF, CF to x20, complete
        adc r11, 0x0                             # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r11, rcx, r13, rdi, rbp] */
        add rax, r12                             # x29 = x4 + x22, CF to x30
        adcx r10, rbp                            # x30 = x23 + x16 + CF, CF to x31
        adcx r9, rdi                             # x31 = x17 + x24 + CF, CF to x92
        mov rbx, r13                             # copy x18
        adc rbx, 0x0                             # x92 = x18 + CF, CF to x93
        adc rcx, rcx                             # x93 = x19 + x19 + CF, CF to x94
        adcx r11, r11                            # x94 = x20 + x20 + CF, no carry
        add rax, r12                             # x29 += x4, CF to x30, complete
        adc r10, rbp                             # x30 += x16 + CF, CF to x31, complete
        adc rdi, r9                              # x31 += x17 + CF, CF to x92, complete

        /* complete: [x31, x30, x29] in [rdi, r10, rax] */
        mulx r9, rbp, rdx                        # x26:x25 = arg1[2]*arg1[2]
        adc rbp, r13                             # x92.2 = x18 + x25 + CF, CF to x93
        adc r9, 0x0                              # x93.2 = x26 + CF, no carry
        add rbp, rbx                             # x92 += x92.2, CF to x93
        adcx rcx, r9                             # x93 += x93.2 + CF, CF to x94
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r9, rsi, rdx                        # x28:x27 = arg1[3]*arg1[3]
        adc rsi, r11                             # x94 += x27 + CF, CF to x95
        adc r9, 0x0                              # x95 = x28 + CF, no carry
        mov r11, r8                              # copy x21
        imul r11, [rip+.Lfe_bn254_r_square_loose_c0] # x36 = x21*0xc2e1f593efffffff mod 2^64
        mov rdx, [rip+.Lfe_bn254_r_square_loose_c1] # constant 0x43e1f593f0000001
        mulx rbx, r12, r11                       # x38:x37 = x36*0x43e1f593f0000001
        xor r13d, r13d                           # CF = OF = 0
        adcx r8, r12                             # x45 = x21 + x37 (CF is 0), CF to x46
        mov rdx, [rip+.Lfe_bn254_r_square_loose_c2] # constant 0x2833e84879b97091
        mulx r8, r12, r11                        # x40:x39 = x36*0x2833e84879b97091
        adox rbx, rax                            # x46 = x29 + x38 (OF is 0), OF to x60
        adcx rbx, r12                            # x46 += x39 + CF, CF to x60, complete
        mov rdx, [rip+.Lfe_bn254_r_square_loose_c3] # constant 0xb85045b68181585d
        mulx rax, r12, r11                       # x42:x41 = x36*0xb85045b68181585d
        adox r8, r10                             # x60 = x30 + x40 + OF, OF to x61
        adcx r12, r8                             # x60 += x41 + CF, CF to x61
        mov rdx, r11                             # copy x36
        mulx r8, r10, [rip+.Lfe_bn254_r_square_loose_c4] # x44:x43 = x36*0x30644e72e131a029
        adcx r10, rdi                            # x61 = x43 + x31 + CF, CF to x62
        adox r10, [rip+.Lfe_bn254_r_square_loose_c5] # x61 += OF, OF to x62
        adox r8, [rip+.Lfe_bn254_r_square_loose_c5] # x62 = x44 + OF, no carry
        adc r8, 0x0                              # x62 += CF, no carry
        mov rdx, rbx                             # copy x46
        imul rdx, [rip+.Lfe_bn254_r_square_loose_c0] # x50 = x46*0xc2e1f593efffffff mod 2^64
        mulx r11, rdi, [rip+.Lfe_bn254_r_square_loose_c1] # x52:x51 = x50*0x43e1f593f0000001
        xor r13d, r13d                           # CF = OF = 0
        adox r11, r12                            # x60 += x52 (OF is 0), OF to x61
        adcx rbx, rdi                            # x59 = x46 + x51 (CF is 0), CF to x60
        mulx rdi, rbx, [rip+.Lfe_bn254_r_square_loose_c2] # x54:x53 = x50*0x2833e84879b97091
        adox rax, rdi                            # x61.2 = x42 + x54 + OF, no carry
        adcx r11, rbx                            # x60 += x53 + CF, CF to x61, complete
        mulx rdi, rbx, [rip+.Lfe_bn254_r_square_loose_c3] # x56:x55 = x50*0xb85045b68181585d
        adcx r10, rbx                            # x61 += x55 + CF, CF to x62
        adox rax, r10                            # x61 += x61.2 (OF is 0), OF to x62, complete
        mulx r10, rbx, [rip+.Lfe_bn254_r_square_loose_c4] # x58:x57 = x50*0x30644e72e131a029
        adox rdi, r8                             # x62 += x56 + OF, no carry
        adcx rbx, rdi                            # x62 += x57 + CF, CF to x63, complete
        adc r10, 0x0                             # x63 = x58 + CF, no carry, complete

        /* complete: [x63, x62, x61, x60] in [r10, rbx, rax, r11] */
        mov r8, r11                              # copy x60
        imul r8, [rip+.Lfe_bn254_r_square_loose_c0] # x64 = x60*0xc2e1f593efffffff mod 2^64
        mov rdx, [rip+.Lfe_bn254_r_square_loose_c1] # constant 0x43e1f593f0000001
        mulx rdi, r12, r8                        # x66:x65 = x64*0x43e1f593f0000001
        xor r13d, r13d                           # CF = OF = 0
        adcx r12, r11                            # x73 = x60 + x65 (CF is 0), CF to x74
        adox rdi, rax                            # x74 = x66 + x61 (OF is 0), OF to x88
        mov rdx, r8                              # copy x64
        mulx rax, r11, [rip+.Lfe_bn254_r_square_loose_c2] # x68:x67 = x64*0x2833e84879b97091
        adcx rdi, r11                            # x74 += x67 + CF, CF to x88, complete
        mulx r11, r12, [rip+.Lfe_bn254_r_square_loose_c3] # x70:x69 = x64*0xb85045b68181585d
        adcx r12, rbx                            # x88 = x69 + x62 + CF, CF to x89
        adox r12, rax                            # x88 += x68 + OF, OF to x89
        adox r10, r11                            # x89 = x70 + x63 + OF, no carry
        mulx rax, r8, [rip+.Lfe_bn254_r_square_loose_c4] # x72:x71 = x64*0x30644e72e131a029
        adcx r10, r8                             # x89 += x71 + CF, CF to x90
        adc rax, 0x0                             # x90 = x72 + CF, no carry
        mov rdx, rdi                             # copy x74
        imul rdx, [rip+.Lfe_bn254_r_square_loose_c0] # x78 = x74*0xc2e1f593efffffff mod 2^64
        mulx r8, r11, [rip+.Lfe_bn254_r_square_loose_c1] # x80:x79 = x78*0x43e1f593f0000001
        xor ebx, ebx                             # CF = OF = 0
        adcx rdi, r11                            # x87 = x74 + x79 (CF is 0), CF to x88
        mulx r11, rdi, [rip+.Lfe_bn254_r_square_loose_c2] # x82:x81 = x78*0x2833e84879b97091
        adox rdi, r12                            # x88 += x81 (OF is 0), OF to x89
        adcx r8, rdi                             # x88 += x80 + CF, CF to x89, complete
        mulx rdi, rbx, [rip+.Lfe_bn254_r_square_loose_c3] # x84:x83 = x78*0xb85045b68181585d
        mulx rdx, r12, [rip+.Lfe_bn254_r_square_loose_c4] # x86:x85 = x78*0x30644e72e131a029
        adox r11, rbx                            # x89.2 = x82 + x83 + OF, OF to x90
        adcx r11, r10                            # x89 += x89.2 + CF, CF to x90, complete
        adox rax, rdi                            # x90 += x84 + OF, no carry
        adcx rax, r12                            # x90 += x85 + CF, CF to x91, complete
        adc rdx, 0x0                             # x91 = x86 + CF, no carry, complete

        /* complete: [x91, x90, x89, x88] in [rdx, rax, r11, r8] */
        add r9, rdx                              # x95 += x91, no carry
        xor r10d, r10d                           # CF = OF = 0
        adcx r8, rbp                             # x92 += x88 (CF is 0), CF to x93, complete
        adc rcx, r11                             # x93 += x89 + CF, CF to x94, complete
        mov r10, [rsp-0x8]                       # reload pointer out1
        mov [r10+0x8], rcx                       # out1[1] = x93
        adc rsi, rax                             # x94 += x90 + CF, CF to x95, complete
        mov [r10], r8                            # out1[0] = x92
        mov [r10+0x10], rsi                      # out1[2] = x94
        adc r9, 0x0                              # x95 += CF, no carry, complete

        /* complete: [x95, x94, x93, x92] in [r9, rsi, rcx, r8] */
        mov [r10+0x18], r9                       # out1[3] = x95

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
