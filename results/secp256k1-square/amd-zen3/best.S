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
 * Changed: rax, rcx, rdx, rsi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13
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
 *   x44 = x36 + x21 (carry to x45)
 *   x45 = x37 + x38 + x29 (carry to x46)
 *   x46 = x39 + x40 + x30 (carry to x47)
 *   x47 = x41 + x42 + x31 (carry to x48)
 *   x48 = x43
 *
 * 80 instructions; 23.8 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.489 [1.487, 1.493] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.180 [1.177, 1.180] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic, 2 cases)
 * constant time: proved for all inputs (basic, 2 cases)
 * asm = source: proved for all inputs (values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 8f68fac5dfaa11892ef4562501586c773442d8e4fd250dab6b5cacb185b9f6c1
 * found by Fieldwright, seed 2, 2026-11-24T10:00:15.557Z
 * npm run optimize -- --curve secp256k1 --op square --seed 2 --budget 60s
 * sha256 of the code: 4dc7e931620348808ab7d0c96b16a27fc065beb1b6d1d315db47e394d00ce426
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
        push r13                                 # save r13
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r13, 0

        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rax, r8, [rsi+0x10]                 # x11:x10 = arg1[1]*arg1[2]
        mov rdx, [rsi]                           # load arg1[0]
        mulx r9, r10, [rsi+0x10]                 # x7:x6 = arg1[0]*arg1[2]
        mulx r11, rcx, [rsi+0x8]                 # x5:x4 = arg1[0]*arg1[1]
        xor ebx, ebx                             # CF = OF = 0
        adcx r11, r10                            # x16 = x6 + x5 (CF is 0), CF to x17, complete
        mulx r10, rbx, [rsi+0x18]                # x9:x8 = arg1[0]*arg1[3]
        adox rbx, r9                             # x17 = x8 + x7 (OF is 0), OF to x18
        adcx r8, rbx                             # x17 += x10 + CF, CF to x18, complete
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r9, rbx, [rsi+0x8]                  # x13:x12 = arg1[1]*arg1[3]
        adox r10, rbx                            # x18 = x12 + x9 + OF, OF to x19
        adcx rax, r10                            # x18 += x11 + CF, CF to x19, complete
        mov rdx, [rsi]                           # load arg1[0]
        mulx r10, rbx, rdx                       # x22:x21 = arg1[0]*arg1[0]
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx rbp, r12, [rsi+0x10]                # x15:x14 = arg1[2]*arg1[3]
        adox r9, r12                             # x19 = x13 + x14 + OF, OF to x20
        adcx r9, [rip+.Lsecp256k1_square_loose_c0] # x19 += CF, CF to x20, complete
        adcx rbp, [rip+.Lsecp256k1_square_loose_c0] # x20 = x15 + CF, no carry
        adox rbp, [rip+.Lsecp256k1_square_loose_c0] # x20 += OF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [rbp, r9, rax, r8, r11] */
        xor r12d, r12d                           # CF = OF = 0
        adox rcx, rcx                            # x29 = x4 + x4 (OF is 0), OF to x30
        adcx r10, rcx                            # x29 += x22 (CF is 0), CF to x30, complete
        adox r11, r11                            # x30 = x16 + x16 + OF, OF to x31
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rcx, r12, rdx                       # x24:x23 = arg1[1]*arg1[1]
        adox r8, r8                              # x31 = x17 + x17 + OF, OF to x32
        adcx r12, r11                            # x30 += x23 + CF, CF to x31, complete
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r11, r13, rdx                       # x26:x25 = arg1[2]*arg1[2]
        adcx rcx, r8                             # x31 += x24 + CF, CF to x32, complete
        adox r13, rax                            # x32 = x18 + x25 + OF, OF to x33
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r8, rsi, rdx                        # x28:x27 = arg1[3]*arg1[3]
        adox r11, r9                             # x33 = x19 + x26 + OF, OF to x34
        adcx rax, r13                            # x32 += x18 + CF, CF to x33, complete
        adcx r11, r9                             # x33 += x19 + CF, CF to x34, complete
        adcx rbp, rbp                            # x34 = x20 + x20 + CF, CF to x35
        adox rsi, rbp                            # x34 += x27 + OF, OF to x35, complete
        mov rdx, [rip+.Lsecp256k1_square_loose_c1] # constant 0x1000003d1
        mulx rax, r9, rax                        # x37:x36 = x32*0x1000003d1
        adcx r8, [rip+.Lsecp256k1_square_loose_c0] # x35 = x28 + CF, no carry
        adox r8, [rip+.Lsecp256k1_square_loose_c0] # x35 += OF, no carry, complete

        /* complete: [x35, x34, x33, x32, x31, x30, x29] in [r8, rsi, r11, -, rcx, r12, r10] */
        xor ebp, ebp                             # CF = OF = 0
        adcx rbx, r9                             # x44 = x21 + x36 (CF is 0), CF to x45, complete
        mulx r9, r11, r11                        # x39:x38 = x33*0x1000003d1
        adcx r11, r10                            # x45 = x38 + x29 + CF, CF to x46
        adox rax, r11                            # x45 += x37 (OF is 0), OF to x46, complete
        adox r9, r12                             # x46 = x30 + x39 + OF, OF to x47
        mulx r10, r11, rsi                       # x41:x40 = x34*0x1000003d1
        adcx r11, r9                             # x46 += x40 + CF, CF to x47, complete
        adox r10, rcx                            # x47 = x31 + x41 + OF, OF to x48
        mulx r8, r9, r8                          # x43:x42 = x35*0x1000003d1
        adcx r10, r9                             # x47 += x42 + CF, CF to x48, complete
        adcx r8, [rip+.Lsecp256k1_square_loose_c0] # x48 = x43 + CF, no carry
        adox r8, [rip+.Lsecp256k1_square_loose_c0] # x48 += OF, no carry, complete

        /* complete: [x48, x47, x46, x45, x44] in [r8, r10, r11, rax, rbx] */
        mulx r8, r9, r8                          # x50:x49 = x48*0x1000003d1
        adcx r9, rbx                             # x51 = x44 + x49 (CF is 0), CF to x52, complete
        adcx r8, rax                             # x52 = x45 + x50 + CF, CF to x53, complete
        adc r11, 0x0                             # x53 = x46 + CF, CF to x54, complete
        adc r10, 0x0                             # x54 = x47 + CF, CF = x55, complete

        /* complete: [x54, x53, x52, x51] in [r10, r11, r8, r9] */
        sbb rax, rax                             # x56 = -x55 mod 2^64, x55 in CF
        and rax, [rip+.Lsecp256k1_square_loose_c1] # x57 = x56 & 0x1000003d1
        add r9, rax                              # x58 = x57 + x51, CF to x59, complete
        mov [rdi], r9                            # out1[0] = x58
        adc r8, 0x0                              # x59 = x52 + CF, no carry, complete

        /* complete: [x61, x60, x59, x58] in [r10, r11, r8, r9] */
        mov [rdi+0x10], r11                      # out1[2] = x60 = x53
        mov [rdi+0x18], r10                      # out1[3] = x61 = x54
        mov [rdi+0x8], r8                        # out1[1] = x59

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
.Lsecp256k1_square_loose_c0: .quad 0x0
.Lsecp256k1_square_loose_c1: .quad 0x1000003d1
        .size   secp256k1_square_loose, .-secp256k1_square_loose
        .section .note.GNU-stack, "", @progbits
