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
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x11, then x19
 *   [rsp-0x18]  x87
 *   [rsp-0x20]  x28
 *   [rsp-0x28]  x27
 *   [rsp-0x30]  x42, then x87
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
 *   x31 = x17 + x17 + x24 (carry to x86)
 *   x43 = x21 + x37 (carry to x46)
 *   x46 = x38 + x39 + x29 (carry to x58)
 *   x57 = x46 + x51 (carry to x58)
 *   x58 = x40 + x30 + x52 + x53 (carry to x59)
 *   x59 = x41 + x31 + x54 (carry to x60)
 *   x60 = x42 + x55 (carry to x61)
 *   x61 = x56
 *   x69 = x58 + x63 (carry to x70)
 *   x70 = x59 + x64 + x65 (carry to x82)
 *   x81 = x70 + x75 (carry to x82)
 *   x82 = x60 + x66 + x76 + x77 (carry to x83)
 *   x83 = x61 + x67 + x78 (carry to x84)
 *   x84 = x68 + x79 (carry to x85)
 *   x85 = x80
 *   x86 = x18 + x18 + x25 + x82 (carry to x87)
 *   x87 = x19 + x19 + x26 + x83 (carry to x88)
 *   x88 = x20 + x20 + x27 + x84 (carry to x89)
 *   x89 = x28 + x85
 *
 * 152 instructions; 43.1 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.312 [1.311, 1.318] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.460 [1.457, 1.461] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 12, 2026-11-27T15:21:13.338Z
 * ./fieldwright optimize --field 25519-scalar --op square --seed 12 --budget 32s --for latency --cpu 1
 * sha256 of the code: ab8e062f2e2e32a147a39df201bbd09cd47219e9d0f77838466f1120c9498730
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
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r9, r10, rdx                        # x26:x25 = arg1[2]*arg1[2]
        mulx r11, rcx, [rsi]                     # x7:x6 = arg1[0]*arg1[2]
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rbx, rbp, [rsi]                     # x5:x4 = arg1[0]*arg1[1]
        xor r12d, r12d                           # CF = OF = 0
        adox rcx, rbx                            # x16 = x5 + x6 (OF is 0), OF to x17, complete
        adcx rax, rbp                            # x29 = x4 + x22 (CF is 0), CF to x30
        mulx rbx, r12, rdx                       # x24:x23 = arg1[1]*arg1[1]
        adcx r12, rcx                            # x30 = x16 + x23 + CF, CF to x31
        adox r11, [rip+.Lfe_25519_scalar_square_loose_c0] # x17 = x7 + OF, no carry
        adc rbx, 0x0                             # x31 = x24 + CF, no carry
        mov r13, r8                              # copy x21
        imul r13, [rip+.Lfe_25519_scalar_square_loose_c1] # x36 = x21*0xd2b51da312547e1b mod 2^64
        mov [rsp-0x8], rdi                       # spill pointer out1
        mulx r14, rdi, [rsi+0x10]                # x11:x10 = arg1[1]*arg1[2]
        add rbp, rax                             # x29 += x4, CF to x30, complete
        mov rdx, r13                             # copy x36
        mov [rsp-0x10], r14                      # spill x11
        mulx rax, r14, [rip+.Lfe_25519_scalar_square_loose_c2] # x40:x39 = x36*0x14def9dea2f79cd6
        adcx r12, rcx                            # x30 += x16 + CF, CF to x31, complete
        adc rbx, 0x0                             # x31 += CF, CF to x86
        adc r10, 0x0                             # x86 = x25 + CF, CF to x87
        adc r9, 0x0                              # x87 = x26 + CF, no carry
        xor ecx, ecx                             # CF = OF = 0
        adcx rbp, r14                            # x46 = x29 + x39 (CF is 0), CF to x58
        mulx rcx, r14, [rip+.Lfe_25519_scalar_square_loose_c3] # x38:x37 = x36*0x5812631a5cf5d3ed
        adox r14, r8                             # x43 = x37 + x21 (OF is 0), OF to x46
        adox rbp, rcx                            # x46 += x38 + OF, OF to x58, complete
        adox rax, [rip+.Lfe_25519_scalar_square_loose_c0] # x58 = x40 + OF, no carry
        adc rax, 0x0                             # x58 += CF, no carry
        mov r8, rbp                              # copy x46
        imul r8, [rip+.Lfe_25519_scalar_square_loose_c1] # x50 = x46*0xd2b51da312547e1b mod 2^64
        mov rdx, [rip+.Lfe_25519_scalar_square_loose_c3] # constant 0x5812631a5cf5d3ed
        mulx rcx, r14, r8                        # x52:x51 = x50*0x5812631a5cf5d3ed
        mov [rsp-0x18], r9                       # spill x87
        xor r9d, r9d                             # CF = OF = 0
        adox rbp, r14                            # x57 = x51 + x46 (OF is 0), OF to x58
        adox rax, rcx                            # x58 += x52 + OF, no carry
        mov rdx, [rip+.Lfe_25519_scalar_square_loose_c2] # constant 0x14def9dea2f79cd6
        mulx r9, rcx, r8                         # x54:x53 = x50*0x14def9dea2f79cd6
        adcx rcx, r12                            # x58.2 = x30 + x53 (CF is 0), CF to x59
        adc r9, 0x0                              # x59 = x54 + CF, no carry
        mov rbp, r13                             # copy x36
        shr rbp, 0x4                             # x42 = x36 >> 4
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r12, r14, rdx                       # x28:x27 = arg1[3]*arg1[3]
        mov [rsp-0x20], r12                      # spill x28
        mov [rsp-0x28], r14                      # spill x27
        mulx r12, r14, [rsi]                     # x9:x8 = arg1[0]*arg1[3]
        mov [rsp-0x30], rbp                      # spill x42
        xor ebp, ebp                             # CF = OF = 0
        adcx rdi, r11                            # x17 += x10 (CF is 0), CF to x18
        adox rdi, r14                            # x17 += x8 (OF is 0), OF to x18, complete
        mulx r11, rbp, [rsi+0x8]                 # x13:x12 = arg1[1]*arg1[3]
        adcx r12, [rsp-0x10]                     # x18 = x11 + x9 + CF, CF to x19
        mulx rsi, r14, [rsi+0x10]                # x15:x14 = arg1[2]*arg1[3]
        adcx r14, r11                            # x19 = x13 + x14 + CF, CF to x20
        adox rbp, r12                            # x18 += x12 + OF, OF to x19, complete
        adcx rsi, [rip+.Lfe_25519_scalar_square_loose_c0] # x20 = x15 + CF, no carry
        adox r14, [rip+.Lfe_25519_scalar_square_loose_c0] # x19 += OF, OF to x20, complete
        adox rsi, [rip+.Lfe_25519_scalar_square_loose_c0] # x20 += OF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [rsi, r14, rbp, rdi, -] */
        xor r11d, r11d                           # CF = OF = 0
        adcx rcx, rax                            # x58 += x58.2 (CF is 0), CF to x59, complete
        adc r9, 0x0                              # x59 += CF, no carry
        mov rax, rcx                             # copy x58
        imul rax, [rip+.Lfe_25519_scalar_square_loose_c1] # x62 = x58*0xd2b51da312547e1b mod 2^64
        mov rdx, [rip+.Lfe_25519_scalar_square_loose_c3] # constant 0x5812631a5cf5d3ed
        mulx r11, r12, rax                       # x64:x63 = x62*0x5812631a5cf5d3ed
        mov [rsp-0x10], r14                      # spill x19
        xor r14d, r14d                           # CF = OF = 0
        adcx rbx, rdi                            # x31 += x17 (CF is 0), CF to x86
        adox rbx, rdi                            # x31 += x17 (OF is 0), OF to x86, complete

        /* complete: [x31, x30, x29] in [rbx, -, -] */
        adox r10, rbp                            # x86 += x18 + OF, OF to x87
        mov rdi, [rsp-0x18]                      # reload x87
        adox rdi, [rip+.Lfe_25519_scalar_square_loose_c0] # x87 += OF, no carry
        adc r10, 0x0                             # x86 += CF, CF to x87
        adc rdi, 0x0                             # x87 += CF, no carry
        mov r14, r8                              # copy x50
        shr r14, 0x4                             # x56 = x50 >> 4
        add rsi, rsi                             # x88 = x20 + x20, no carry
        shl r13, 0x3c                            # x41 = x36 << 60 mod 2^64
        add r9, r13                              # x59 += x41, CF to x60
        mov r13, [rsp-0x30]                      # reload x42
        adc r13, 0x0                             # x60 = x42 + CF, no carry
        shl r8, 0x3c                             # x55 = x50 << 60 mod 2^64
        add rbx, r9                              # x59 += x31, CF to x60, complete
        mov rdx, rax                             # copy x62
        mov [rsp-0x30], rdi                      # spill x87
        mulx r9, rdi, [rip+.Lfe_25519_scalar_square_loose_c2] # x66:x65 = x62*0x14def9dea2f79cd6
        adc r8, r13                              # x60 += x55 + CF, CF to x61, complete
        adc r14, 0x0                             # x61 = x56 + CF, no carry, complete

        /* complete: [x61, x60, x59, x58] in [r14, r8, rbx, rcx] */
        add r11, rbx                             # x70 = x64 + x59, CF to x82
        adc r9, 0x0                              # x82 = x66 + CF, no carry
        add r12, rcx                             # x69 = x63 + x58, CF to x70
        adc rdi, r11                             # x70 += x65 + CF, CF to x82, complete
        adc r9, 0x0                              # x82 += CF, no carry
        mov r11, rdi                             # copy x70
        imul r11, [rip+.Lfe_25519_scalar_square_loose_c1] # x74 = x70*0xd2b51da312547e1b mod 2^64
        mov rdx, r11                             # copy x74
        mulx rcx, rbx, [rip+.Lfe_25519_scalar_square_loose_c3] # x76:x75 = x74*0x5812631a5cf5d3ed
        xor r12d, r12d                           # CF = OF = 0
        adcx rdi, rbx                            # x81 = x75 + x70 (CF is 0), CF to x82
        mov rdi, [rsp-0x10]                      # reload x19
        adox rdi, [rsp-0x10]                     # x87.2 = x19 + x19 (OF is 0), OF to x88
        adox rsi, [rsp-0x28]                     # x88 += x27 + OF, OF to x89
        adcx r9, rcx                             # x82 += x76 + CF, no carry
        mov ecx, 0x4                             # constant 4
        shrx rcx, rax, rcx                       # x68 = x62 >> 4
        mulx rdx, rbx, [rip+.Lfe_25519_scalar_square_loose_c2] # x78:x77 = x74*0x14def9dea2f79cd6
        mov r12, [rsp-0x20]                      # reload x28
        adox r12, [rip+.Lfe_25519_scalar_square_loose_c0] # x89 = x28 + OF, no carry
        shl rax, 0x3c                            # x67 = x62 << 60 mod 2^64
        xor r13d, r13d                           # CF = OF = 0
        adcx rbx, r8                             # x82.2 = x60 + x77 (CF is 0), CF to x83
        adcx r14, rdx                            # x83 = x61 + x78 + CF, no carry
        mov r8, r11                              # copy x74
        shr r8, 0x4                              # x80 = x74 >> 4
        add rbx, r9                              # x82 += x82.2, CF to x83, complete
        adc r14, rax                             # x83 += x67 + CF, CF to x84, complete
        mov eax, 0x3c                            # constant 0x3c
        shlx rax, r11, rax                       # x79 = x74 << 60 mod 2^64
        adcx rax, rcx                            # x84 = x68 + x79 + CF, CF to x85, complete
        adc r8, 0x0                              # x85 = x80 + CF, no carry, complete

        /* complete: [x85, x84, x83, x82] in [r8, rax, r14, rbx] */
        add r12, r8                              # x89 += x85, no carry
        add rbp, r10                             # x86 += x18, CF to x87
        adcx rdi, [rsp-0x30]                     # x87 += x87.2 + CF, CF to x88
        adc rsi, 0x0                             # x88 += CF, CF to x89
        adc r12, 0x0                             # x89 += CF, no carry
        xor r8d, r8d                             # CF = OF = 0
        adox rbp, rbx                            # x86 += x82 (OF is 0), OF to x87, complete
        adox r14, rdi                            # x87 += x83 + OF, OF to x88, complete
        adox rax, rsi                            # x88 += x84 + OF, OF to x89, complete
        mov r8, [rsp-0x8]                        # reload pointer out1
        mov [r8], rbp                            # out1[0] = x86
        adox r12, [rip+.Lfe_25519_scalar_square_loose_c0] # x89 += OF, no carry, complete

        /* complete: [x89, x88, x87, x86] in [r12, rax, r14, rbp] */
        mov [r8+0x18], r12                       # out1[3] = x89
        mov [r8+0x10], rax                       # out1[2] = x88
        mov [r8+0x8], r14                        # out1[1] = x87

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
.Lfe_25519_scalar_square_loose_c0: .quad 0x0
.Lfe_25519_scalar_square_loose_c1: .quad 0xd2b51da312547e1b
.Lfe_25519_scalar_square_loose_c2: .quad 0x14def9dea2f79cd6
.Lfe_25519_scalar_square_loose_c3: .quad 0x5812631a5cf5d3ed
        .size   fe_25519_scalar_square_loose, .-fe_25519_scalar_square_loose
        .section .note.GNU-stack, "", @progbits
