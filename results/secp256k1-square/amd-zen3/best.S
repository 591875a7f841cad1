/*
 * secp256k1 square (loose), modulo p = 2^256 - 2^32 - 977
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^256; out1 below 2^256; arrays may overlap
 *
 * void secp256k1_square_loose(uint64_t out1[4], const uint64_t arg1[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below 2^256
 *   rsi  arg1[4]  read, below 2^256
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x21
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
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
 *   x31 = x17 + x17 + x24 (carry to x32)
 *   x32 = x18 + x18 + x25 (carry to x33)
 *   x33 = x19 + x19 + x26 (carry to x34)
 *   x34 = x20 + x20 + x27 (carry to x35)
 *   x35 = x28
 *   x44 = x37 + x29 (carry to x45)
 *   x45 = x30 (carry to x46)
 *   x46 = x31 (carry to x52)
 *   x48 = x36 + x21 (carry to x49)
 *   x49 = x44 + x38 (carry to x50)
 *   x50 = x45 + x39 + x40 (carry to x51)
 *   x51 = x46 + x41 + x42 (carry to x52)
 *   x52 = x43
 *
 * 82 instructions; 24.3 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.462 [1.462, 1.462] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.204 [1.204, 1.205] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic, 2 cases)
 * constant time: proved for all inputs (basic, 2 cases)
 * asm = source: proved for all inputs (values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
 * found by Fieldwright, seed 1, 2026-11-24T04:02:17.980Z
 * npm run optimize -- --curve secp256k1 --op square --seed 1 --budget 40s --resume
 * sha256 of the code: c5f520285e4c04dd79c15c1f1b74cdc34b5a5fc986be04c36a3772b580162985
 */
        .intel_syntax noprefix
        .text
        .globl  secp256k1_square_loose
        .type   secp256k1_square_loose, @function
        .p2align 6
secp256k1_square_loose:
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

        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rax, r8, [rsi]                      # x7:x6 = arg1[0]*arg1[2]
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r9, r10, [rsi]                      # x5:x4 = arg1[0]*arg1[1]
        mulx r11, rcx, [rsi+0x10]                # x11:x10 = arg1[1]*arg1[2]
        xor ebx, ebx                             # CF = OF = 0
        adox r8, r9                              # x16 = x5 + x6 (OF is 0), OF to x17, complete
        mulx r9, rbx, [rsi+0x18]                 # x13:x12 = arg1[1]*arg1[3]
        mov rdx, [rsi]                           # load arg1[0]
        mulx rbp, r12, rdx                       # x22:x21 = arg1[0]*arg1[0]
        mov [rsp-0x8], rdi                       # spill pointer out1
        mov [rsp-0x10], r12                      # spill x21
        mulx rdi, r12, [rsi+0x18]                # x9:x8 = arg1[0]*arg1[3]
        adox rcx, rax                            # x17 = x10 + x7 + OF, OF to x18
        adox r11, rdi                            # x18 = x9 + x11 + OF, OF to x19
        adox r9, [rip+.Lsecp256k1_square_loose_c0] # x19 = x13 + OF, no carry
        xor eax, eax                             # CF = OF = 0
        adcx rcx, r12                            # x17 += x8 (CF is 0), CF to x18, complete
        adc r11, rbx                             # x18 += x12 + CF, CF to x19, complete
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rax, rdi, rdx                       # x24:x23 = arg1[1]*arg1[1]
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rbx, r12, [rsi+0x18]                # x15:x14 = arg1[2]*arg1[3]
        adcx r9, r12                             # x19 += x14 + CF, CF to x20, complete
        adc rbx, 0x0                             # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [rbx, r9, r11, rcx, r8] */
        xor r12d, r12d                           # CF = OF = 0
        adox r10, r10                            # x29 = x4 + x4 (OF is 0), OF to x30
        adcx r10, rbp                            # x29 += x22 (CF is 0), CF to x30, complete
        adox r8, r8                              # x30 = x16 + x16 + OF, OF to x31
        adox rax, rcx                            # x31 = x17 + x24 + OF, OF to x32
        mulx rbp, r12, rdx                       # x26:x25 = arg1[2]*arg1[2]
        adox r11, r11                            # x32 = x18 + x18 + OF, OF to x33
        adox r9, r9                              # x33 = x19 + x19 + OF, OF to x34
        adcx rdi, r8                             # x30 += x23 + CF, CF to x31, complete
        adcx rcx, rax                            # x31 += x17 + CF, CF to x32, complete
        adcx r11, r12                            # x32 += x25 + CF, CF to x33, complete
        adox rbx, rbx                            # x34 = x20 + x20 + OF, OF to x35
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx rax, r8, rdx                        # x28:x27 = arg1[3]*arg1[3]
        adcx r9, rbp                             # x33 += x26 + CF, CF to x34, complete
        adcx r8, rbx                             # x34 += x27 + CF, CF to x35, complete
        mov rdx, [rip+.Lsecp256k1_square_loose_c1] # constant 0x1000003d1
        mulx r8, rsi, r8                         # x41:x40 = x34*0x1000003d1
        adcx rax, [rip+.Lsecp256k1_square_loose_c0] # x35 = x28 + CF, no carry
        adox rax, [rip+.Lsecp256k1_square_loose_c0] # x35 += OF, no carry, complete

        /* complete: [x35, x34, x33, x32, x31, x30, x29] in [rax, -, r9, r11, rcx, rdi, r10] */
        mulx rax, rbx, rax                       # x43:x42 = x35*0x1000003d1
        mulx r11, rbp, r11                       # x37:x36 = x32*0x1000003d1
        mulx r9, r12, r9                         # x39:x38 = x33*0x1000003d1
        add r10, r11                             # x44 = x29 + x37, CF to x45, complete
        adc rdi, 0x0                             # x45 = x30 + CF, CF to x46, complete
        adc rcx, 0x0                             # x46 = x31 + CF, CF to x52, complete

        /* complete: [x46, x45, x44] in [rcx, rdi, r10] */
        adc rax, 0x0                             # x52 = x43 + CF, no carry
        xor r11d, r11d                           # CF = OF = 0
        adox rbp, [rsp-0x10]                     # x48 = x36 + x21 (OF is 0), OF to x49, complete
        adcx r9, rsi                             # x50 = x40 + x39 (CF is 0), CF to x51
        adox r12, r10                            # x49 = x44 + x38 + OF, OF to x50, complete
        adox r9, rdi                             # x50 += x45 + OF, OF to x51, complete
        adcx rcx, r8                             # x51 = x41 + x46 + CF, CF to x52
        adox rbx, rcx                            # x51 += x42 + OF, OF to x52, complete
        adcx rax, [rip+.Lsecp256k1_square_loose_c0] # x52 += CF, no carry
        adox rax, [rip+.Lsecp256k1_square_loose_c0] # x52 += OF, no carry, complete

        /* complete: [x52, x51, x50, x49, x48] in [rax, rbx, r9, r12, rbp] */
        mulx rax, r8, rax                        # x54:x53 = x52*0x1000003d1
        adcx rbp, r8                             # x55 = x48 + x53 (CF is 0), CF to x56, complete
        adcx r12, rax                            # x56 = x49 + x54 + CF, CF to x57, complete
        adc r9, 0x0                              # x57 = x50 + CF, CF to x58, complete
        adc rbx, 0x0                             # x58 = x51 + CF, CF = x59, complete

        /* complete: [x58, x57, x56, x55] in [rbx, r9, r12, rbp] */
        sbb rax, rax                             # x60 = -x59 mod 2^64, x59 in CF
        and rax, [rip+.Lsecp256k1_square_loose_c1] # x61 = x60 & 0x1000003d1
        adox rax, rbp                            # x62 = x61 + x55 (OF is 0), OF to x63, complete
        mov r8, [rsp-0x8]                        # reload pointer out1
        mov [r8], rax                            # out1[0] = x62
        adox r12, [rip+.Lsecp256k1_square_loose_c0] # x63 = x56 + OF, no carry, complete

        /* complete: [x65, x64, x63, x62] in [rbx, r9, r12, rax] */
        mov [r8+0x18], rbx                       # out1[3] = x65 = x58
        mov [r8+0x10], r9                        # out1[2] = x64 = x57
        mov [r8+0x8], r12                        # out1[1] = x63

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
.Lsecp256k1_square_loose_c0: .quad 0x0
.Lsecp256k1_square_loose_c1: .quad 0x1000003d1
        .size   secp256k1_square_loose, .-secp256k1_square_loose
        .section .note.GNU-stack, "", @progbits
