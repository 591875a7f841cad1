/*
 * secp256k1 mul (loose), modulo p = 2^256 - 2^32 - 977
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^256; out1 below 2^256; arrays may overlap
 *
 * void secp256k1_mul_loose(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below 2^256
 *   rsi  arg1[4]  read, below 2^256
 *   rdx  arg2[4]  read, below 2^256
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
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
 *   x40 = x9 + x10 + x16 (carry to x41)
 *   x41 = x11 + x12 + x17 + x18 + x24 (carry to x42)
 *   x42 = x13 + x14 + x19 + x20 + x25 + x26 + x32 (carry to x43)
 *   x43 = x15 + x21 + x22 + x27 + x28 + x33 + x34 (carry to x44)
 *   x44 = x23 + x29 + x30 + x35 + x36 (carry to x45)
 *   x45 = x31 + x37 + x38 (carry to x46)
 *   x46 = x39
 *   x55 = x47 + x8 (carry to x56)
 *   x56 = x48 + x49 + x40 (carry to x57)
 *   x57 = x50 + x51 + x41 (carry to x58)
 *   x58 = x52 + x53 + x42 (carry to x59)
 *   x59 = x54
 *
 * 107 instructions; 30.3 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.457 [1.426, 1.461] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.281 [1.280, 1.285] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 8f68fac5dfaa11892ef4562501586c773442d8e4fd250dab6b5cacb185b9f6c1
 * found by Fieldwright, seed 2, 2026-11-24T09:56:00.244Z
 * npm run optimize -- --curve secp256k1 --op mul --seed 2 --budget 60s
 * sha256 of the code: 7d521600556818c1f78ff80c6e37f2f8fa23b8af49adbfc1858150e3baeb1e95
 */
        .intel_syntax noprefix
        .text
        .globl  secp256k1_mul_loose
        .type   secp256k1_mul_loose, @function
        .p2align 6
secp256k1_mul_loose:
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

        mov rax, rdx                             # copy pointer arg2
        mov rdx, [rax+0x8]                       # load arg2[1]
        mulx r8, r9, [rsi]                       # x17:x16 = arg1[0]*arg2[1]
        mov rdx, [rax]                           # load arg2[0]
        mulx r10, r11, [rsi+0x8]                 # x11:x10 = arg1[1]*arg2[0]
        mulx rcx, rbx, [rsi]                     # x9:x8 = arg1[0]*arg2[0]
        xor ebp, ebp                             # CF = OF = 0
        adox r11, r9                             # x40 = x10 + x16 (OF is 0), OF to x41
        mulx r9, rbp, [rsi+0x10]                 # x13:x12 = arg1[2]*arg2[0]
        mulx r12, r13, [rsi+0x18]                # x15:x14 = arg1[3]*arg2[0]
        adox r10, r8                             # x41 = x11 + x17 + OF, OF to x42
        adox r13, r9                             # x42 = x13 + x14 + OF, OF to x43
        adox r12, [rip+.Lsecp256k1_mul_loose_c0] # x43 = x15 + OF, no carry
        xor r8d, r8d                             # CF = OF = 0
        adcx rcx, r11                            # x40 += x9 (CF is 0), CF to x41, complete
        mov rdx, [rax+0x10]                      # load arg2[2]
        mulx r8, r9, [rsi]                       # x25:x24 = arg1[0]*arg2[2]
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r11, r14, [rax+0x8]                 # x19:x18 = arg1[1]*arg2[1]
        adox r14, r10                            # x41 += x18 (OF is 0), OF to x42
        adcx rbp, r14                            # x41 += x12 + CF, CF to x42
        mulx r10, r14, [rax+0x10]                # x27:x26 = arg1[1]*arg2[2]
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mov [rsp-0x8], rdi                       # spill pointer out1
        mulx r15, rdi, [rax+0x8]                 # x21:x20 = arg1[2]*arg2[1]
        adcx r13, rdi                            # x42 += x20 + CF, CF to x43
        adox r11, r13                            # x42 += x19 + OF, OF to x43
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx rdi, r13, [rax+0x8]                 # x23:x22 = arg1[3]*arg2[1]
        adox r10, r15                            # x43.2 = x27 + x21 + OF, OF to x44
        adcx r10, r13                            # x43.2 += x22 + CF, CF to x44
        adcx rdi, [rip+.Lsecp256k1_mul_loose_c0] # x44 = x23 + CF, no carry
        adox rdi, [rip+.Lsecp256k1_mul_loose_c0] # x44 += OF, no carry
        xor r13d, r13d                           # CF = OF = 0
        adcx r9, rbp                             # x41 += x24 (CF is 0), CF to x42, complete
        mov rdx, [rax+0x18]                      # load arg2[3]
        mulx rbp, r13, [rsi]                     # x33:x32 = arg1[0]*arg2[3]
        adox r13, r8                             # x42.2 = x25 + x32 (OF is 0), OF to x43
        mov rdx, [rax+0x10]                      # load arg2[2]
        mulx r8, r15, [rsi+0x10]                 # x29:x28 = arg1[2]*arg2[2]
        adcx r11, r14                            # x42 += x26 + CF, CF to x43
        adox r15, r10                            # x43.2 += x28 + OF, OF to x44
        mulx r10, r14, [rsi+0x18]                # x31:x30 = arg1[3]*arg2[2]
        adox r8, rdi                             # x44 += x29 + OF, OF to x45
        adcx rbp, r15                            # x43.2 += x33 + CF, CF to x44
        mov rdx, [rax+0x18]                      # load arg2[3]
        mulx rdi, r15, [rsi+0x10]                # x37:x36 = arg1[2]*arg2[3]
        adcx r8, r15                             # x44 += x36 + CF, CF to x45
        adcx rdi, [rip+.Lsecp256k1_mul_loose_c0] # x45 = x37 + CF, no carry
        adox rdi, [rip+.Lsecp256k1_mul_loose_c0] # x45 += OF, no carry
        xor r15d, r15d                           # CF = OF = 0
        adox r11, r13                            # x42 += x42.2 (OF is 0), OF to x43, complete
        mulx r13, r15, [rsi+0x8]                 # x35:x34 = arg1[1]*arg2[3]
        adox rbp, r12                            # x43 += x43.2 + OF, OF to x44
        mulx rax, rsi, [rsi+0x18]                # x39:x38 = arg1[3]*arg2[3]
        adcx r15, rbp                            # x43 += x34 (CF is 0), CF to x44, complete
        adcx r13, r14                            # x44.2 = x35 + x30 + CF, CF to x45
        adox r13, r8                             # x44 += x44.2 + OF, OF to x45, complete
        adcx r10, rsi                            # x45.2 = x38 + x31 + CF, CF to x46
        adox r10, rdi                            # x45 += x45.2 + OF, OF to x46, complete
        mov rdx, r15                             # copy x43
        mulx r8, rdi, [rip+.Lsecp256k1_mul_loose_c1] # x48:x47 = x43*0x1000003d1
        adcx rax, [rip+.Lsecp256k1_mul_loose_c0] # x46 = x39 + CF, no carry
        adcx rbx, rdi                            # x55 = x8 + x47 (CF is 0), CF to x56, complete
        adox rax, [rip+.Lsecp256k1_mul_loose_c0] # x46 += OF, no carry, complete

        /* complete: [x46, x45, x44, x43, x42, x41, x40] in [rax, r10, r13, rdx, r11, r9, rcx] */
        adox rcx, r8                             # x56 = x48 + x40 (OF is 0), OF to x57
        mov rdx, r13                             # copy x44
        mulx r8, rdi, [rip+.Lsecp256k1_mul_loose_c1] # x50:x49 = x44*0x1000003d1
        adcx rdi, rcx                            # x56 += x49 + CF, CF to x57, complete
        adcx r8, r9                              # x57 = x41 + x50 + CF, CF to x58
        mov rdx, r10                             # copy x45
        mulx r9, r10, [rip+.Lsecp256k1_mul_loose_c1] # x52:x51 = x45*0x1000003d1
        adox r10, r8                             # x57 += x51 + OF, OF to x58, complete
        adcx r9, r11                             # x58 = x42 + x52 + CF, CF to x59
        mov rdx, [rip+.Lsecp256k1_mul_loose_c1]  # constant 0x1000003d1
        mulx rax, r8, rax                        # x54:x53 = x46*0x1000003d1
        adox r9, r8                              # x58 += x53 + OF, OF to x59, complete
        adcx rax, [rip+.Lsecp256k1_mul_loose_c0] # x59 = x54 + CF, no carry
        adox rax, [rip+.Lsecp256k1_mul_loose_c0] # x59 += OF, no carry, complete

        /* complete: [x59, x58, x57, x56, x55] in [rax, r9, r10, rdi, rbx] */
        mulx rax, r8, rax                        # x61:x60 = x59*0x1000003d1
        xor r11d, r11d                           # CF = OF = 0
        adcx rbx, r8                             # x62 = x55 + x60 (CF is 0), CF to x63, complete
        adcx rax, rdi                            # x63 = x56 + x61 + CF, CF to x64, complete
        adc r10, 0x0                             # x64 = x57 + CF, CF to x65, complete
        adc r9, 0x0                              # x65 = x58 + CF, CF = x66, complete

        /* complete: [x65, x64, x63, x62] in [r9, r10, rax, rbx] */
        sbb r8, r8                               # x67 = -x66 mod 2^64, x66 in CF
        and r8, [rip+.Lsecp256k1_mul_loose_c1]   # x68 = x67 & 0x1000003d1
        adcx r8, rbx                             # x69 = x68 + x62 (CF is 0), CF to x70, complete
        mov r11, [rsp-0x8]                       # reload pointer out1
        mov [r11], r8                            # out1[0] = x69
        adc rax, 0x0                             # x70 = x63 + CF, no carry, complete

        /* complete: [x72, x71, x70, x69] in [r9, r10, rax, r8] */
        mov [r11+0x10], r10                      # out1[2] = x71 = x64
        mov [r11+0x18], r9                       # out1[3] = x72 = x65
        mov [r11+0x8], rax                       # out1[1] = x70

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
.Lsecp256k1_mul_loose_c0: .quad 0x0
.Lsecp256k1_mul_loose_c1: .quad 0x1000003d1
        .size   secp256k1_mul_loose, .-secp256k1_mul_loose
        .section .note.GNU-stack, "", @progbits
