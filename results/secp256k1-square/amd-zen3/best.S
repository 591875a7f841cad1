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
 * 83 instructions; 32.5 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.356 [1.331, 1.407] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.203 [1.203, 1.203] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic, 2 cases)
 * constant time: proved for all inputs (basic, 2 cases)
 * asm = source: proved for all inputs (basic, 2 cases; source = IR: nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 85996b4a7dc8dbccb1b563f792c5a3e926b3aa12db477e1ea0a2a30087a95de5
 * found by Fieldwright, seed 1, 2026-11-22T13:00:51.736Z
 * npm run optimize -- --curve secp256k1 --op square --seed 1 --budget 60s
 * sha256 of the code: a27541f8937b67887cf3f0e7309960d0606889d11de102beaadb54852e81144b
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

        mov rdx, [rsi]                           # load arg1[0]
        mulx rax, r8, [rsi+0x10]                 # x7:x6 = arg1[0]*arg1[2]
        mulx r9, r10, rdx                        # x22:x21 = arg1[0]*arg1[0]
        mulx r11, rcx, [rsi+0x8]                 # x5:x4 = arg1[0]*arg1[1]
        xor ebx, ebx                             # CF = OF = 0
        adox r11, r8                             # x16 = x5 + x6 (OF is 0), OF to x17, complete
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r8, rbx, [rsi+0x8]                  # x13:x12 = arg1[1]*arg1[3]
        mulx rbp, r12, [rsi]                     # x9:x8 = arg1[0]*arg1[3]
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mov [rsp-0x8], rdi                       # spill pointer out1
        mov [rsp-0x10], r10                      # spill x21
        mulx rdi, r10, [rsi+0x8]                 # x11:x10 = arg1[1]*arg1[2]
        adox r12, rax                            # x17 = x8 + x7 + OF, OF to x18
        adox rbp, rbx                            # x18 = x12 + x9 + OF, OF to x19
        adox r8, [rip+.Lsecp256k1_square_loose_c0] # x19 = x13 + OF, no carry
        xor eax, eax                             # CF = OF = 0
        adcx r10, r12                            # x17 += x10 (CF is 0), CF to x18, complete
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rax, rbx, rdx                       # x24:x23 = arg1[1]*arg1[1]
        adc rbp, rdi                             # x18 += x11 + CF, CF to x19, complete
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rdi, r12, [rsi+0x18]                # x15:x14 = arg1[2]*arg1[3]
        adc r12, r8                              # x19 += x14 + CF, CF to x20, complete
        adc rdi, 0x0                             # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [rdi, r12, rbp, r10, r11] */
        xor r8d, r8d                             # CF = OF = 0
        adox r9, rcx                             # x29 = x22 + x4 (OF is 0), OF to x30
        adcx r9, rcx                             # x29 += x4 (CF is 0), CF to x30, complete
        adox r11, r11                            # x30 = x16 + x16 + OF, OF to x31
        adcx rbx, r11                            # x30 += x23 + CF, CF to x31, complete
        adox r10, r10                            # x31 = x17 + x17 + OF, OF to x32
        mulx r8, r11, rdx                        # x26:x25 = arg1[2]*arg1[2]
        adox rbp, rbp                            # x32 = x18 + x18 + OF, OF to x33
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx rcx, rsi, rdx                       # x28:x27 = arg1[3]*arg1[3]
        adcx rax, r10                            # x31 += x24 + CF, CF to x32, complete
        adcx rbp, r11                            # x32 += x25 + CF, CF to x33, complete
        adox r12, r12                            # x33 = x19 + x19 + OF, OF to x34
        adcx r12, r8                             # x33 += x26 + CF, CF to x34, complete
        adox rsi, rdi                            # x34 = x27 + x20 + OF, OF to x35
        adcx rdi, rsi                            # x34 += x20 + CF, CF to x35, complete
        mov rdx, [rip+.Lsecp256k1_square_loose_c1] # constant 0x1000003d1
        mulx r8, r10, r12                        # x39:x38 = x33*0x1000003d1
        mulx r11, rsi, rbp                       # x37:x36 = x32*0x1000003d1
        adcx rcx, [rip+.Lsecp256k1_square_loose_c0] # x35 = x28 + CF, no carry
        adox rcx, [rip+.Lsecp256k1_square_loose_c0] # x35 += OF, no carry, complete

        /* complete: [x35, x34, x33, x32, x31, x30, x29] in [rcx, rdi, r12, rbp, rax, rbx, r9] */
        mulx rcx, rbp, rcx                       # x43:x42 = x35*0x1000003d1
        mulx rdi, r12, rdi                       # x41:x40 = x34*0x1000003d1
        adcx r9, r11                             # x44 = x29 + x37 (CF is 0), CF to x45, complete
        adc rbx, 0x0                             # x45 = x30 + CF, CF to x46, complete
        adc rax, 0x0                             # x46 = x31 + CF, CF to x52, complete

        /* complete: [x46, x45, x44] in [rax, rbx, r9] */
        adc rcx, 0x0                             # x52 = x43 + CF, no carry
        xor r11d, r11d                           # CF = OF = 0
        adcx rsi, [rsp-0x10]                     # x48 = x36 + x21 (CF is 0), CF to x49, complete
        adcx r9, r10                             # x49 = x44 + x38 + CF, CF to x50, complete
        adox r8, r12                             # x50 = x40 + x39 (OF is 0), OF to x51
        adcx r8, rbx                             # x50 += x45 + CF, CF to x51, complete
        adox rbp, rdi                            # x51 = x42 + x41 + OF, OF to x52
        adcx rbp, rax                            # x51 += x46 + CF, CF to x52, complete
        adcx rcx, [rip+.Lsecp256k1_square_loose_c0] # x52 += CF, no carry
        adox rcx, [rip+.Lsecp256k1_square_loose_c0] # x52 += OF, no carry, complete

        /* complete: [x52, x51, x50, x49, x48] in [rcx, rbp, r8, r9, rsi] */
        mulx rax, r10, rcx                       # x54:x53 = x52*0x1000003d1
        xor r11d, r11d                           # CF = OF = 0
        adcx r10, rsi                            # x55 = x48 + x53 (CF is 0), CF to x56, complete
        adcx rax, r9                             # x56 = x49 + x54 + CF, CF to x57, complete
        adc r8, 0x0                              # x57 = x50 + CF, CF to x58, complete
        adc rbp, 0x0                             # x58 = x51 + CF, CF = x59, complete

        /* complete: [x58, x57, x56, x55] in [rbp, r8, rax, r10] */
        sbb r9, r9                               # x60 = -x59 mod 2^64, x59 in CF
        and r9, [rip+.Lsecp256k1_square_loose_c1] # x61 = x60 & 0x1000003d1
        adox r9, r10                             # x62 = x61 + x55 (OF is 0), OF to x63, complete
        adox rax, [rip+.Lsecp256k1_square_loose_c0] # x63 = x56 + OF, no carry, complete

        /* complete: [x65, x64, x63, x62] in [rbp, r8, rax, r9] */
        mov r10, [rsp-0x8]                       # reload pointer out1
        mov [r10+0x10], r8                       # out1[2] = x64 = x57
        mov [r10+0x18], rbp                      # out1[3] = x65 = x58
        mov [r10+0x8], rax                       # out1[1] = x63
        mov [r10], r9                            # out1[0] = x62

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
