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
 * Changed: rax, rcx, rdx, rsi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
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
 * 129 instructions; 38.3 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.477 [1.474, 1.484] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.102 [1.102, 1.102] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 7508487df41d49a1b158669cb2083cf33254705a53536ba1ac962e29739ab2aa
 * found by Fieldwright, seed 1, 2026-11-24T11:07:21.328Z
 * npm run optimize -- --curve 25519-scalar --op square --seed 1 --budget 30s
 * sha256 of the code: 7c2aa5fb52fef06532525c028987e8bc08d5a0ca3503d0ef1d2250770fed96bd
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
        push r15                                 # save r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r15, 0

        mov rdx, [rsi]                           # load arg1[0]
        mulx rax, r8, [rsi+0x18]                 # x9:x8 = arg1[0]*arg1[3]
        mulx r9, r10, [rsi+0x10]                 # x7:x6 = arg1[0]*arg1[2]
        mulx r11, rcx, [rsi+0x8]                 # x5:x4 = arg1[0]*arg1[1]
        add r11, r10                             # x16 = x6 + x5, CF to x17, complete
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r10, rbx, [rsi+0x8]                 # x13:x12 = arg1[1]*arg1[3]
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rbp, r12, [rsi+0x8]                 # x11:x10 = arg1[1]*arg1[2]
        adc r12, r9                              # x17 = x10 + x7 + CF, CF to x18
        adc rbp, rbx                             # x18 = x12 + x11 + CF, CF to x19
        adc r10, 0x0                             # x19 = x13 + CF, no carry
        xor r9d, r9d                             # CF = OF = 0
        adcx r12, r8                             # x17 += x8 (CF is 0), CF to x18, complete
        adc rax, rbp                             # x18 += x9 + CF, CF to x19, complete
        mulx r8, r9, [rsi+0x18]                  # x15:x14 = arg1[2]*arg1[3]
        adc r9, r10                              # x19 += x14 + CF, CF to x20, complete
        adc r8, 0x0                              # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r8, r9, rax, r12, r11] */
        add rcx, rcx                             # x29 = x4 + x4, CF to x30
        mov rdx, [rsi]                           # load arg1[0]
        mulx r10, rbx, rdx                       # x22:x21 = arg1[0]*arg1[0]
        adc r11, r11                             # x30 = x16 + x16 + CF, CF to x31
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rbp, r13, rdx                       # x24:x23 = arg1[1]*arg1[1]
        adc r12, r12                             # x31 = x17 + x17 + CF, CF to x86
        adc rax, rax                             # x86 = x18 + x18 + CF, CF to x87
        adc r9, r9                               # x87 = x19 + x19 + CF, CF to x88
        adc r8, r8                               # x88 = x20 + x20 + CF, no carry
        add r10, rcx                             # x29 += x22, CF to x30, complete
        adc r13, r11                             # x30 += x23 + CF, CF to x31, complete
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r11, rcx, rdx                       # x26:x25 = arg1[2]*arg1[2]
        adcx rbp, r12                            # x31 += x24 + CF, CF to x86, complete

        /* complete: [x31, x30, x29] in [rbp, r13, r10] */
        adcx rax, rcx                            # x86 += x25 + CF, CF to x87
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx rcx, rsi, rdx                       # x28:x27 = arg1[3]*arg1[3]
        adc r11, r9                              # x87 += x26 + CF, CF to x88
        adc rsi, r8                              # x88 += x27 + CF, CF to x89
        adc rcx, 0x0                             # x89 = x28 + CF, no carry
        mov r8, rbx                              # copy x21
        imul r8, [rip+.Lfe_25519_scalar_square_loose_c0] # x36 = x21*0xd2b51da312547e1b mod 2^64
        mov rdx, [rip+.Lfe_25519_scalar_square_loose_c1] # constant 0x14def9dea2f79cd6
        mulx r9, r12, r8                         # x40:x39 = x36*0x14def9dea2f79cd6
        add r12, r10                             # x46 = x29 + x39, CF to x58
        adc r9, 0x0                              # x58 = x40 + CF, no carry
        mov r10, r8                              # copy x36
        shr r10, 0x4                             # x42 = x36 >> 4
        mov rdx, r8                              # copy x36
        shl r8, 0x3c                             # x41 = x36 << 60 mod 2^64
        xor r14d, r14d                           # CF = OF = 0
        adcx r8, rbp                             # x59 = x31 + x41 (CF is 0), CF to x60
        mulx rbp, r14, [rip+.Lfe_25519_scalar_square_loose_c2] # x38:x37 = x36*0x5812631a5cf5d3ed
        adox r14, rbx                            # x43 = x21 + x37 (OF is 0), OF to x46
        adox rbp, r12                            # x46 += x38 + OF, OF to x58, complete
        adox r9, [rip+.Lfe_25519_scalar_square_loose_c3] # x58 += OF, no carry
        adc r10, 0x0                             # x60 = x42 + CF, no carry
        mov rdx, rbp                             # copy x46
        imul rdx, [rip+.Lfe_25519_scalar_square_loose_c0] # x50 = x46*0xd2b51da312547e1b mod 2^64
        mulx rbx, r12, [rip+.Lfe_25519_scalar_square_loose_c2] # x52:x51 = x50*0x5812631a5cf5d3ed
        mulx r14, r15, [rip+.Lfe_25519_scalar_square_loose_c1] # x54:x53 = x50*0x14def9dea2f79cd6
        add rbx, r15                             # x58.2 = x53 + x52, CF to x59
        adc r14, 0x0                             # x59.2 = x54 + CF, no carry
        xor r15d, r15d                           # CF = OF = 0
        adcx r9, r13                             # x58 += x30 (CF is 0), CF to x59
        adc r14, 0x0                             # x59.2 += CF, no carry
        xor r13d, r13d                           # CF = OF = 0
        adcx r12, rbp                            # x57 = x46 + x51 (CF is 0), CF to x58
        adcx rbx, r9                             # x58 += x58.2 + CF, CF to x59, complete
        adc r14, 0x0                             # x59.2 += CF, no carry
        mov r9, rdx                              # copy x50
        mov rdx, rbx                             # copy x58
        imul rdx, [rip+.Lfe_25519_scalar_square_loose_c0] # x62 = x58*0xd2b51da312547e1b mod 2^64
        mulx rbp, r12, [rip+.Lfe_25519_scalar_square_loose_c2] # x64:x63 = x62*0x5812631a5cf5d3ed
        add r8, r14                              # x59 += x59.2, CF to x60, complete
        adc r10, 0x0                             # x60 += CF, no carry
        add rbx, r12                             # x69 = x58 + x63, CF to x70
        mulx rbx, r12, [rip+.Lfe_25519_scalar_square_loose_c1] # x66:x65 = x62*0x14def9dea2f79cd6
        adc r8, rbp                              # x70 = x59 + x64 + CF, CF to x82
        adc rbx, 0x0                             # x82 = x66 + CF, no carry
        add r12, r8                              # x70 += x65, CF to x82, complete
        adc rbx, 0x0                             # x82 += CF, no carry
        mov r8, rdx                              # copy x62
        shl r8, 0x3c                             # x67 = x62 << 60 mod 2^64
        shr rdx, 0x4                             # x68 = x62 >> 4
        mov rbp, r9                              # copy x50
        shr rbp, 0x4                             # x56 = x50 >> 4
        mov r13, rdx                             # copy x68
        mov rdx, r12                             # copy x70
        imul rdx, [rip+.Lfe_25519_scalar_square_loose_c0] # x74 = x70*0xd2b51da312547e1b mod 2^64
        mulx r14, r15, [rip+.Lfe_25519_scalar_square_loose_c2] # x76:x75 = x74*0x5812631a5cf5d3ed
        add r12, r15                             # x81 = x70 + x75, CF to x82
        adcx rbx, r14                            # x82 += x76 + CF, no carry
        mov r12d, 0x3c                           # constant 0x3c
        shlx r9, r9, r12                         # x55 = x50 << 60 mod 2^64
        mov r14d, 0x4                            # constant 4
        shrx r14, rdx, r14                       # x80 = x74 >> 4
        xor r15d, r15d                           # CF = OF = 0
        adox r10, r9                             # x60 += x55 (OF is 0), OF to x61, complete
        mulx r9, r15, [rip+.Lfe_25519_scalar_square_loose_c1] # x78:x77 = x74*0x14def9dea2f79cd6
        adcx r10, r15                            # x82.2 = x60 + x77 (CF is 0), CF to x83
        shlx rdx, rdx, r12                       # x79 = x74 << 60 mod 2^64
        adox rbp, [rip+.Lfe_25519_scalar_square_loose_c3] # x61 = x56 + OF, no carry, complete

        /* complete: [x61, x60, x59, x58] in [rbp, -, -, -] */
        adcx rbp, r9                             # x83 = x61 + x78 + CF, no carry
        xor r9d, r9d                             # CF = OF = 0
        adcx rbx, r10                            # x82 += x82.2 (CF is 0), CF to x83, complete
        adc rbp, r8                              # x83 += x67 + CF, CF to x84, complete
        adcx rdx, r13                            # x84 = x68 + x79 + CF, CF to x85, complete
        adc r14, 0x0                             # x85 = x80 + CF, no carry, complete

        /* complete: [x85, x84, x83, x82] in [r14, rdx, rbp, rbx] */
        add rbx, rax                             # x86 += x82, CF to x87, complete
        mov [rdi], rbx                           # out1[0] = x86
        adc r11, rbp                             # x87 += x83 + CF, CF to x88, complete
        mov [rdi+0x8], r11                       # out1[1] = x87
        adcx rdx, rsi                            # x88 += x84 + CF, CF to x89, complete
        mov [rdi+0x10], rdx                      # out1[2] = x88
        adc rcx, r14                             # x89 += x85 + CF, no carry, complete

        /* complete: [x89, x88, x87, x86] in [rcx, rdx, r11, rbx] */
        mov [rdi+0x18], rcx                      # out1[3] = x89

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
.Lfe_25519_scalar_square_loose_c0: .quad 0xd2b51da312547e1b
.Lfe_25519_scalar_square_loose_c1: .quad 0x14def9dea2f79cd6
.Lfe_25519_scalar_square_loose_c2: .quad 0x5812631a5cf5d3ed
.Lfe_25519_scalar_square_loose_c3: .quad 0x0
        .size   fe_25519_scalar_square_loose, .-fe_25519_scalar_square_loose
        .section .note.GNU-stack, "", @progbits
