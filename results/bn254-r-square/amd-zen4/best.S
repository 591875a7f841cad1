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
 * 133 instructions; 42.6 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.430 [1.427, 1.431] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.132 [1.132, 1.132] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 a707c64538d35dc5d79a45d08a9be17d33eb334b62edb10d3e8aed000eab0ec5
 * found by Fieldwright, seed 4, 2026-12-01T14:24:03.902Z
 * ./fieldwright optimize --field bn254-r --op square --seed 4 --budget 66s --cpu 1
 * sha256 of the code: 9602935cadf4a4cefffa416122846e5671c3720c0fa8b4fdcfb6511387581b21
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

        mov rdx, [rsi]                           # load arg1[0]
        mulx rax, r8, [rsi+0x10]                 # x7:x6 = arg1[0]*arg1[2]
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r9, r10, rdx                        # x26:x25 = arg1[2]*arg1[2]
        mov rdx, [rsi]                           # load arg1[0]
        mulx r11, rcx, [rsi+0x8]                 # x5:x4 = arg1[0]*arg1[1]
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx rbx, rbp, [rsi+0x8]                 # x13:x12 = arg1[1]*arg1[3]
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r12, r13, [rsi+0x10]                # x11:x10 = arg1[1]*arg1[2]
        add r12, rbp                             # x18 = x11 + x12, CF to x19
        mov rdx, [rsi]                           # load arg1[0]
        mulx rbp, r14, [rsi+0x18]                # x9:x8 = arg1[0]*arg1[3]
        adc rbx, 0x0                             # x19 = x13 + CF, no carry
        add r13, rax                             # x17 = x10 + x7, CF to x18
        adc rbp, 0x0                             # x18.2 = x9 + CF, no carry
        add r8, r11                              # x16 = x6 + x5, CF to x17, complete
        adc r13, r14                             # x17 += x8 + CF, CF to x18, complete
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx rax, r11, [rsi+0x10]                # x15:x14 = arg1[2]*arg1[3]
        adc rbp, r12                             # x18 += x18.2 + CF, CF to x19, complete
        adcx r11, rbx                            # x19 += x14 + CF, CF to x20, complete
        adc rax, 0x0                             # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [rax, r11, rbp, r13, r8] */
        add r13, r13                             # x31 = x17 + x17, CF to x92
        adcx r10, rbp                            # x92 = x18 + x25 + CF, CF to x93
        adc r9, r11                              # x93 = x26 + x19 + CF, CF to x94
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rbx, r12, rdx                       # x24:x23 = arg1[1]*arg1[1]
        adc rax, rax                             # x94 = x20 + x20 + CF, no carry
        mov rdx, [rsi]                           # load arg1[0]
        mov [rsp-0x8], rdi                       # spill pointer out1
        mulx r14, rdi, rdx                       # x22:x21 = arg1[0]*arg1[0]
        add rcx, rcx                             # x29 = x4 + x4, CF to x30
        adc r8, r8                               # x30 = x16 + x16 + CF, CF to x31
        adc rbx, 0x0                             # x31.2 = x24 + CF, no carry
        add rcx, r14                             # x29 += x22, CF to x30, complete
        adc r8, r12                              # x30 += x23 + CF, CF to x31, complete
        adc rbx, r13                             # x31 += x31.2 + CF, CF to x92, complete

        /* complete: [x31, x30, x29] in [rbx, r8, rcx] */
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx rsi, r12, rdx                       # x28:x27 = arg1[3]*arg1[3]
        adcx r10, rbp                            # x92 += x18 + CF, CF to x93
        adcx r11, r9                             # x93 += x19 + CF, CF to x94
        adc r12, rax                             # x94 += x27 + CF, CF to x95
        adc rsi, 0x0                             # x95 = x28 + CF, no carry
        mov rdx, rdi                             # copy x21
        imul rdx, [rip+.Lfe_bn254_r_square_loose_c0] # x36 = x21*0xc2e1f593efffffff mod 2^64
        mulx rax, r9, [rip+.Lfe_bn254_r_square_loose_c1] # x38:x37 = x36*0x43e1f593f0000001
        xor ebp, ebp                             # CF = OF = 0
        adcx rdi, r9                             # x45 = x21 + x37 (CF is 0), CF to x46
        adox rax, rcx                            # x46 = x29 + x38 (OF is 0), OF to x60
        mulx r9, rcx, [rip+.Lfe_bn254_r_square_loose_c2] # x40:x39 = x36*0x2833e84879b97091
        mulx rdi, rbp, [rip+.Lfe_bn254_r_square_loose_c3] # x42:x41 = x36*0xb85045b68181585d
        adcx rcx, rax                            # x46 += x39 + CF, CF to x60, complete
        adox r8, rbp                             # x60 = x30 + x41 + OF, OF to x61
        adcx r9, r8                              # x60 += x40 + CF, CF to x61
        mulx rax, r8, [rip+.Lfe_bn254_r_square_loose_c4] # x44:x43 = x36*0x30644e72e131a029
        adox rdi, r8                             # x61 = x43 + x42 + OF, OF to x62
        adcx rbx, rdi                            # x61 += x31 + CF, CF to x62
        adox rax, [rip+.Lfe_bn254_r_square_loose_c5] # x62 = x44 + OF, no carry
        adc rax, 0x0                             # x62 += CF, no carry
        mov rdx, rcx                             # copy x46
        imul rdx, [rip+.Lfe_bn254_r_square_loose_c0] # x50 = x46*0xc2e1f593efffffff mod 2^64
        mulx r8, rdi, [rip+.Lfe_bn254_r_square_loose_c1] # x52:x51 = x50*0x43e1f593f0000001
        xor ebp, ebp                             # CF = OF = 0
        adox r8, r9                              # x60 += x52 (OF is 0), OF to x61
        adcx rdi, rcx                            # x59 = x46 + x51 (CF is 0), CF to x60
        mulx r9, rcx, [rip+.Lfe_bn254_r_square_loose_c2] # x54:x53 = x50*0x2833e84879b97091
        adcx rcx, r8                             # x60 += x53 + CF, CF to x61, complete
        mulx r8, rdi, [rip+.Lfe_bn254_r_square_loose_c3] # x56:x55 = x50*0xb85045b68181585d
        adox rbx, rdi                            # x61 += x55 + OF, OF to x62
        mulx rdi, rbp, [rip+.Lfe_bn254_r_square_loose_c4] # x58:x57 = x50*0x30644e72e131a029
        adox r8, rbp                             # x62.2 = x56 + x57 + OF, OF to x63
        adcx r9, rbx                             # x61 += x54 + CF, CF to x62, complete
        adcx rax, r8                             # x62 += x62.2 + CF, CF to x63, complete
        adox rdi, [rip+.Lfe_bn254_r_square_loose_c5] # x63 = x58 + OF, no carry
        adc rdi, 0x0                             # x63 += CF, no carry, complete

        /* complete: [x63, x62, x61, x60] in [rdi, rax, r9, rcx] */
        mov rdx, rcx                             # copy x60
        imul rdx, [rip+.Lfe_bn254_r_square_loose_c0] # x64 = x60*0xc2e1f593efffffff mod 2^64
        mulx r8, rbx, [rip+.Lfe_bn254_r_square_loose_c1] # x66:x65 = x64*0x43e1f593f0000001
        xor ebp, ebp                             # CF = OF = 0
        adcx rcx, rbx                            # x73 = x60 + x65 (CF is 0), CF to x74
        adox r9, r8                              # x74 = x61 + x66 (OF is 0), OF to x88
        mulx r8, rcx, [rip+.Lfe_bn254_r_square_loose_c3] # x70:x69 = x64*0xb85045b68181585d
        mulx rbx, rbp, [rip+.Lfe_bn254_r_square_loose_c2] # x68:x67 = x64*0x2833e84879b97091
        adcx rbp, r9                             # x74 += x67 + CF, CF to x88, complete
        adcx rbx, rax                            # x88 = x68 + x62 + CF, CF to x89
        adox rcx, rbx                            # x88 += x69 + OF, OF to x89
        adox r8, [rip+.Lfe_bn254_r_square_loose_c5] # x89 = x70 + OF, no carry
        adc r8, 0x0                              # x89 += CF, no carry
        mov r9, rdx                              # copy x64
        mov rdx, rbp                             # copy x74
        imul rdx, [rip+.Lfe_bn254_r_square_loose_c0] # x78 = x74*0xc2e1f593efffffff mod 2^64
        mulx rax, rbx, [rip+.Lfe_bn254_r_square_loose_c1] # x80:x79 = x78*0x43e1f593f0000001
        xor r13d, r13d                           # CF = OF = 0
        adox rbx, rbp                            # x87 = x74 + x79 (OF is 0), OF to x88
        adox rax, rcx                            # x88 += x80 + OF, OF to x89
        mulx rcx, rbx, [rip+.Lfe_bn254_r_square_loose_c2] # x82:x81 = x78*0x2833e84879b97091
        adox rcx, rdi                            # x89.2 = x63 + x82 + OF, no carry
        adox rbx, rax                            # x88 += x81 (OF is 0), OF to x89, complete
        mov rdi, rdx                             # copy x78
        mov rdx, r9                              # copy x64
        mulx rax, r9, [rip+.Lfe_bn254_r_square_loose_c4] # x72:x71 = x64*0x30644e72e131a029
        adox r8, rcx                             # x89 += x89.2 + OF, OF to x90
        adox rax, [rip+.Lfe_bn254_r_square_loose_c5] # x90 = x72 + OF, no carry
        adox r9, r8                              # x89 += x71 (OF is 0), OF to x90
        adcx rbx, r10                            # x92 += x88 (CF is 0), CF to x93, complete
        mov rdx, [rip+.Lfe_bn254_r_square_loose_c4] # constant 0x30644e72e131a029
        mulx r8, r10, rdi                        # x86:x85 = x78*0x30644e72e131a029
        mov rdx, rdi                             # copy x78
        mulx rcx, rdi, [rip+.Lfe_bn254_r_square_loose_c3] # x84:x83 = x78*0xb85045b68181585d
        adox rax, rcx                            # x90 += x84 + OF, no carry
        adox rdi, r9                             # x89 += x83 (OF is 0), OF to x90, complete
        adox r10, rax                            # x90 += x85 + OF, OF to x91, complete
        adcx r11, rdi                            # x93 += x89 + CF, CF to x94, complete
        adcx r10, r12                            # x94 += x90 + CF, CF to x95, complete
        adox r8, [rip+.Lfe_bn254_r_square_loose_c5] # x91 = x86 + OF, no carry, complete

        /* complete: [x91, x90, x89, x88] in [r8, -, rdi, -] */
        adc rsi, r8                              # x95 += x91 + CF, no carry, complete

        /* complete: [x95, x94, x93, x92] in [rsi, r10, r11, rbx] */
        mov rax, [rsp-0x8]                       # reload pointer out1
        mov [rax+0x8], r11                       # out1[1] = x93
        mov [rax+0x18], rsi                      # out1[3] = x95
        mov [rax+0x10], r10                      # out1[2] = x94
        mov [rax], rbx                           # out1[0] = x92

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
