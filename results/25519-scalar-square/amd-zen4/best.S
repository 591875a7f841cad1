/*
 * 25519-scalar square (loose), modulo p = 2^252 + 27742317777372353535851937790883648493
 * out1 is congruent to arg1*arg1/2^256 modulo p
 * arg1 below 2^254; out1 below 2^254; arrays may overlap
 *
 * void fe_25519_scalar_square_loose(uint64_t out1[4], const uint64_t arg1[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below 2^254
 *   rsi  arg1[4]  read, below 2^254
 *
 * Changed: rax, rcx, rdx, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x36, then x80
 *   [rsp-0x18]  x49, then x20
 *   [rsp-0x20]  x44
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
 *   x31 = x17 + x17 + x24 (carry to x80)
 *   x43 = x21 + x37 (carry to x44)
 *   x44 = x29 + x38 + x39 (carry to x56)
 *   x55 = x44 + x49 (carry to x56)
 *   x56 = x30 + x40 + x50 + x51 (carry to x57)
 *   x57 = x31 + x41 + x52 (carry to x58)
 *   x58 = x42 + x53 (carry to x59)
 *   x59 = x54
 *   x67 = x56 + x61 (carry to x68)
 *   x68 = x57 + x62 + x63 (carry to x80)
 *   x79 = x68 + x73 (carry to x80)
 *   x80 = x58 + x64 + x18 + x18 + x25 + x74 + x75 (carry to x81)
 *   x81 = x59 + x65 + x19 + x19 + x26 + x76 (carry to x82)
 *   x82 = x66 + x20 + x20 + x27 + x77 (carry to x83)
 *   x83 = x28 + x78
 *
 * 155 instructions; 36.4 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.525 [1.523, 1.527] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.421 [1.421, 1.421] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 31dcf5aa15aff0e34be99e1d4a12d0142ba3c5f764aee5f05e3a061aa33a22cd
 * found by Fieldwright, seed 1, 2026-11-23T06:53:27.180Z
 * npm run optimize -- --field 25519-scalar --op square --seed 1 --budget 75s
 * sha256 of the code: 9a92edf538cba9091af2803f0738932463dc5676f831f532082c06b11d8b430b
 */
        .intel_syntax noprefix
        .text
        .globl  fe_25519_scalar_square_loose
        .type   fe_25519_scalar_square_loose, @function
        .p2align 6
fe_25519_scalar_square_loose:
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
        mulx rax, r8, rdx                        # x22:x21 = arg1[0]*arg1[0]
        mov r9, r8                               # copy x21
        imul r9, [rip+.Lfe_25519_scalar_square_loose_c0] # x36 = x21*0xd2b51da312547e1b mod 2^64
        mulx r10, r11, [rsi+0x10]                # x7:x6 = arg1[0]*arg1[2]
        mulx rcx, rbx, [rsi+0x8]                 # x5:x4 = arg1[0]*arg1[1]
        add rax, rbx                             # x29 = x4 + x22, CF to x30
        mov ebp, 0x0                             # begins x30 = CF
        adc rbp, 0x0                             # x30 = CF
        xor r12d, r12d                           # CF = OF = 0
        adox rbx, rax                            # x29 += x4 (OF is 0), OF to x30, complete
        mov rdx, [rip+.Lfe_25519_scalar_square_loose_c1] # constant 0x14def9dea2f79cd6
        mulx rax, r12, r9                        # x40:x39 = x36*0x14def9dea2f79cd6
        mov rdx, [rip+.Lfe_25519_scalar_square_loose_c2] # constant 0x5812631a5cf5d3ed
        mulx r13, r14, r9                        # x38:x37 = x36*0x5812631a5cf5d3ed
        adcx r12, r13                            # x44 = x39 + x38 (CF is 0), CF to x56
        adcx rax, [rip+.Lfe_25519_scalar_square_loose_c3] # x56 = x40 + CF, no carry
        adox rbp, [rip+.Lfe_25519_scalar_square_loose_c3] # x30 += OF, no carry
        xor r13d, r13d                           # CF = OF = 0
        adox r8, r14                             # x43 = x21 + x37 (OF is 0), OF to x44
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r8, r13, rdx                        # x24:x23 = arg1[1]*arg1[1]
        mov [rsp-0x8], rdi                       # spill pointer out1
        mulx r14, rdi, [rsi+0x10]                # x11:x10 = arg1[1]*arg1[2]
        adox rbx, r12                            # x44 += x29 + OF, OF to x56, complete
        adox rax, [rip+.Lfe_25519_scalar_square_loose_c3] # x56 += OF, no carry
        mov r12, rbx                             # copy x44
        imul r12, [rip+.Lfe_25519_scalar_square_loose_c0] # x48 = x44*0xd2b51da312547e1b mod 2^64
        mov [rsp-0x10], r9                       # spill x36
        xor r9d, r9d                             # CF = OF = 0
        adox r11, rcx                            # x16 = x6 + x5 (OF is 0), OF to x17, complete
        mov rdx, [rip+.Lfe_25519_scalar_square_loose_c2] # constant 0x5812631a5cf5d3ed
        mulx r9, rcx, r12                        # x50:x49 = x48*0x5812631a5cf5d3ed
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mov [rsp-0x18], rcx                      # spill x49
        mov [rsp-0x20], rbx                      # spill x44
        mulx rcx, rbx, [rsi]                     # x9:x8 = arg1[0]*arg1[3]
        adox rdi, r10                            # x17 = x10 + x7 + OF, OF to x18
        adcx r13, r11                            # x30.2 = x16 + x23 (CF is 0), CF to x31
        adcx r8, [rip+.Lfe_25519_scalar_square_loose_c3] # x31 = x24 + CF, no carry
        adcx r13, r11                            # x30.2 += x16 (CF is 0), CF to x31
        mov rdx, r12                             # copy x48
        mulx r10, r11, [rip+.Lfe_25519_scalar_square_loose_c1] # x52:x51 = x48*0x14def9dea2f79cd6
        adcx r8, [rip+.Lfe_25519_scalar_square_loose_c3] # x31 += CF, no carry
        adox rcx, [rip+.Lfe_25519_scalar_square_loose_c3] # x18 = x9 + OF, no carry
        add r13, rbp                             # x30 += x30.2, CF to x31, complete
        adc r8, 0x0                              # x31 += CF, CF to x80
        mov ebp, 0x0                             # begins x80 = CF
        adc rbp, 0x0                             # x80 = CF
        add r11, r13                             # x56.2 = x30 + x51, CF to x57
        adc r10, 0x0                             # x57 = x52 + CF, no carry
        add r9, rax                              # x56 += x50, no carry
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx rax, r13, [rsi+0x8]                 # x13:x12 = arg1[1]*arg1[3]
        adcx rdi, rbx                            # x17 += x8 (CF is 0), CF to x18, complete
        adc rcx, r14                             # x18 += x11 + CF, CF to x19
        adc rax, 0x0                             # x19 = x13 + CF, no carry
        xor ebx, ebx                             # CF = OF = 0
        adox r13, rcx                            # x18 += x12 (OF is 0), OF to x19, complete
        mov rcx, [rsp-0x18]                      # reload x49
        adcx rcx, [rsp-0x20]                     # x55 = x44 + x49 (CF is 0), CF to x56
        mulx rcx, rbx, [rsi+0x10]                # x15:x14 = arg1[2]*arg1[3]
        adox rbx, rax                            # x19 += x14 + OF, OF to x20, complete
        adcx r11, r9                             # x56 += x56.2 + CF, CF to x57, complete
        adox rcx, [rip+.Lfe_25519_scalar_square_loose_c3] # x20 = x15 + OF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [rcx, rbx, r13, rdi, -] */
        adc r10, 0x0                             # x57 += CF, no carry
        mov rax, [rsp-0x10]                      # reload x36
        shr rax, 0x4                             # x42 = x36 >> 4
        mov r9, r11                              # copy x56
        imul r9, [rip+.Lfe_25519_scalar_square_loose_c0] # x60 = x56*0xd2b51da312547e1b mod 2^64
        xor r14d, r14d                           # CF = OF = 0
        adox rdi, rdi                            # x31.2 = x17 + x17 (OF is 0), OF to x80
        adox rbp, [rip+.Lfe_25519_scalar_square_loose_c3] # x80 += OF, no carry
        xor r14d, r14d                           # CF = OF = 0
        adcx r8, rdi                             # x31 += x31.2 (CF is 0), CF to x80, complete

        /* complete: [x31, x30, x29] in [r8, -, -] */
        adc rbp, 0x0                             # x80 += CF, no carry
        mov rdi, [rsp-0x10]                      # reload x36
        shl rdi, 0x3c                            # x41 = x36 << 60 mod 2^64
        mov rdx, r9                              # copy x60
        shl r9, 0x3c                             # x65 = x60 << 60 mod 2^64
        mov [rsp-0x10], rbp                      # spill x80
        mulx r14, rbp, [rip+.Lfe_25519_scalar_square_loose_c2] # x62:x61 = x60*0x5812631a5cf5d3ed
        mov [rsp-0x18], rcx                      # spill x20
        xor ecx, ecx                             # CF = OF = 0
        adcx r10, r8                             # x57 += x31 (CF is 0), CF to x58
        adox rdi, r10                            # x57 += x41 (OF is 0), OF to x58, complete
        mulx r8, r10, [rip+.Lfe_25519_scalar_square_loose_c1] # x64:x63 = x60*0x14def9dea2f79cd6
        adcx rax, [rip+.Lfe_25519_scalar_square_loose_c3] # x58 = x42 + CF, no carry
        adcx rdi, r10                            # x68 = x63 + x57 (CF is 0), CF to x80
        mov r10d, 0x4                            # constant 4
        shrx rcx, rdx, r10                       # x66 = x60 >> 4
        shrx r10, r12, r10                       # x54 = x48 >> 4
        adox rax, [rip+.Lfe_25519_scalar_square_loose_c3] # x58 += OF, no carry
        adc r8, 0x0                              # x80.2 = x64 + CF, no carry
        shl r12, 0x3c                            # x53 = x48 << 60 mod 2^64
        add r12, rax                             # x58 += x53, CF to x59, complete
        adc r10, 0x0                             # x59 = x54 + CF, no carry, complete

        /* complete: [x59, x58, x57, x56] in [r10, r12, -, r11] */
        xor eax, eax                             # CF = OF = 0
        adcx rbp, r11                            # x67 = x56 + x61 (CF is 0), CF to x68
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rax, r11, rdx                       # x26:x25 = arg1[2]*arg1[2]
        adcx rdi, r14                            # x68 += x62 + CF, CF to x80, complete
        adcx r12, r13                            # x80.3 = x18 + x58 + CF, CF to x81
        adc rax, rbx                             # x81 = x26 + x19 + CF, CF to x82
        adc rcx, 0x0                             # x82 = x66 + CF, no carry
        add r13, r11                             # x80.4 = x18 + x25, CF to x81
        adc rbx, r9                              # x81.2 = x65 + x19 + CF, CF to x82
        adc rcx, [rsp-0x18]                      # x82 += x20 + CF, no carry
        mov r9, rdi                              # copy x68
        imul r9, [rip+.Lfe_25519_scalar_square_loose_c0] # x72 = x68*0xd2b51da312547e1b mod 2^64
        mov r11, r9                              # copy x72
        shr r11, 0x4                             # x78 = x72 >> 4
        add r8, r13                              # x80.2 += x80.4, CF to x81
        adc rax, r10                             # x81 += x59 + CF, CF to x82
        adc rcx, 0x0                             # x82 += CF, no carry
        xor r10d, r10d                           # CF = OF = 0
        adcx r12, r8                             # x80.2 += x80.3 (CF is 0), CF to x81
        adc rbx, rax                             # x81 += x81.2 + CF, CF to x82
        adcx rcx, [rsp-0x18]                     # x82 += x20 + CF, no carry
        mov rax, r9                              # copy x72
        shl rax, 0x3c                            # x77 = x72 << 60 mod 2^64
        mov rdx, [rip+.Lfe_25519_scalar_square_loose_c2] # constant 0x5812631a5cf5d3ed
        mulx r8, r10, r9                         # x74:x73 = x72*0x5812631a5cf5d3ed
        mov rdx, r9                              # copy x72
        mulx r9, rbp, [rip+.Lfe_25519_scalar_square_loose_c1] # x76:x75 = x72*0x14def9dea2f79cd6
        add r10, rdi                             # x79 = x68 + x73, CF to x80
        adc r12, rbp                             # x80.2 += x75 + CF, CF to x81
        adc r9, 0x0                              # x81.2 = x76 + CF, no carry
        xor r10d, r10d                           # CF = OF = 0
        adox r12, r8                             # x80.2 += x74 (OF is 0), OF to x81
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r8, r10, rdx                        # x28:x27 = arg1[3]*arg1[3]
        adox r9, [rip+.Lfe_25519_scalar_square_loose_c3] # x81.2 += OF, no carry
        add r12, [rsp-0x10]                      # x80 += x80.2, CF to x81, complete
        mov rdi, [rsp-0x8]                       # reload pointer out1
        mov [rdi], r12                           # out1[0] = x80
        adc r9, rbx                              # x81 += x81.2 + CF, CF to x82, complete
        adc r10, rax                             # x82.2 = x27 + x77 + CF, CF to x83
        mov [rdi+0x8], r9                        # out1[1] = x81
        adc r11, r8                              # x83 = x28 + x78 + CF, no carry
        adcx rcx, r10                            # x82 += x82.2 (CF is 0), CF to x83, complete
        adc r11, 0x0                             # x83 += CF, no carry, complete

        /* complete: [x83, x82, x81, x80] in [r11, rcx, r9, r12] */
        mov [rdi+0x18], r11                      # out1[3] = x83
        mov [rdi+0x10], rcx                      # out1[2] = x82

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
.Lfe_25519_scalar_square_loose_c0: .quad 0xd2b51da312547e1b
.Lfe_25519_scalar_square_loose_c1: .quad 0x14def9dea2f79cd6
.Lfe_25519_scalar_square_loose_c2: .quad 0x5812631a5cf5d3ed
.Lfe_25519_scalar_square_loose_c3: .quad 0x0
        .size   fe_25519_scalar_square_loose, .-fe_25519_scalar_square_loose
        .section .note.GNU-stack, "", @progbits
