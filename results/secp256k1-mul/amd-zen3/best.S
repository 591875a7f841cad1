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
 * Saved on the stack and restored: rbx, rbp
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x8
 *   [rsp-0x18]  x40
 *   [rsp-0x20]  x43
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
 * 97 instructions; 31.2 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.411 [1.391, 1.416] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.159 [1.159, 1.159] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
 * found by Fieldwright, seed 1, 2026-11-24T04:01:28.820Z
 * npm run optimize -- --curve secp256k1 --op mul --seed 1 --budget 40s --resume
 * sha256 of the code: 01583788711898fed03c1038709c6e83e6ecc78d3224e39f710c9b0cac23c4e8
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

        mov rax, rdx                             # copy pointer arg2
        mov rdx, [rsi]                           # load arg1[0]
        mulx r8, r9, [rax]                       # x9:x8 = arg1[0]*arg2[0]
        mulx r10, r11, [rax+0x8]                 # x17:x16 = arg1[0]*arg2[1]
        mov rdx, [rax]                           # load arg2[0]
        mulx rcx, rbx, [rsi+0x8]                 # x11:x10 = arg1[1]*arg2[0]
        xor ebp, ebp                             # CF = OF = 0
        adcx r8, r11                             # x40 = x9 + x16 (CF is 0), CF to x41
        mulx r11, rbp, [rsi+0x18]                # x15:x14 = arg1[3]*arg2[0]
        mov [rsp-0x8], rdi                       # spill pointer out1
        mov [rsp-0x10], r9                       # spill x8
        mulx rdi, r9, [rsi+0x10]                 # x13:x12 = arg1[2]*arg2[0]
        adcx r9, rcx                             # x41 = x12 + x11 + CF, CF to x42
        adox r8, rbx                             # x40 += x10 (OF is 0), OF to x41, complete
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rcx, rbx, [rax+0x8]                 # x21:x20 = arg1[2]*arg2[1]
        adox r10, r9                             # x41 += x17 + OF, OF to x42
        adcx rbp, rbx                            # x42 = x20 + x14 + CF, CF to x43
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r9, rbx, [rax+0x8]                  # x19:x18 = arg1[1]*arg2[1]
        adcx rcx, [rip+.Lsecp256k1_mul_loose_c0] # x43 = x21 + CF, no carry
        adcx r10, rbx                            # x41 += x18 (CF is 0), CF to x42
        mov [rsp-0x18], r8                       # spill x40
        mulx rbx, r8, [rax+0x10]                 # x27:x26 = arg1[1]*arg2[2]
        adcx rbp, r9                             # x42 += x19 + CF, CF to x43
        adox rbp, r8                             # x42 += x26 + OF, OF to x43
        mov rdx, [rax+0x8]                       # load arg2[1]
        mulx r8, r9, [rsi+0x18]                  # x23:x22 = arg1[3]*arg2[1]
        adcx rbx, r11                            # x43.2 = x15 + x27 + CF, CF to x44
        adox r9, rbx                             # x43.2 += x22 + OF, OF to x44
        mov rdx, [rax+0x10]                      # load arg2[2]
        mulx r11, rbx, [rsi]                     # x25:x24 = arg1[0]*arg2[2]
        adcx r8, [rip+.Lsecp256k1_mul_loose_c0]  # x44 = x23 + CF, no carry
        adox r8, [rip+.Lsecp256k1_mul_loose_c0]  # x44 += OF, no carry
        mov [rsp-0x20], rcx                      # spill x43
        xor ecx, ecx                             # CF = OF = 0
        adox r11, rdi                            # x42.2 = x13 + x25 (OF is 0), OF to x43
        mulx rcx, rdi, [rsi+0x10]                # x29:x28 = arg1[2]*arg2[2]
        adox rdi, r9                             # x43.2 += x28 + OF, OF to x44
        adcx rbx, r10                            # x41 += x24 (CF is 0), CF to x42, complete
        mulx r9, r10, [rsi+0x18]                 # x31:x30 = arg1[3]*arg2[2]
        adox r8, r10                             # x44 += x30 + OF, OF to x45
        adcx r11, rbp                            # x42 += x42.2 + CF, CF to x43
        mov rdx, [rax+0x18]                      # load arg2[3]
        mulx r10, rbp, [rsi]                     # x33:x32 = arg1[0]*arg2[3]
        adcx r10, rdi                            # x43.2 += x33 + CF, CF to x44
        adcx rcx, r8                             # x44 += x29 + CF, CF to x45
        adcx r9, [rip+.Lsecp256k1_mul_loose_c0]  # x45 = x31 + CF, no carry
        adox r9, [rip+.Lsecp256k1_mul_loose_c0]  # x45 += OF, no carry
        xor r8d, r8d                             # CF = OF = 0
        adcx r11, rbp                            # x42 += x32 (CF is 0), CF to x43, complete
        mulx r8, rdi, [rsi+0x8]                  # x35:x34 = arg1[1]*arg2[3]
        adox r10, rdi                            # x43.2 += x34 (OF is 0), OF to x44
        adox r8, rcx                             # x44 += x35 + OF, OF to x45
        mulx rcx, rdi, [rsi+0x10]                # x37:x36 = arg1[2]*arg2[3]
        adox rcx, r9                             # x45 += x37 + OF, OF to x46
        mulx rax, r9, [rsi+0x18]                 # x39:x38 = arg1[3]*arg2[3]
        adcx r10, [rsp-0x20]                     # x43 += x43.2 + CF, CF to x44, complete
        adcx rdi, r8                             # x44 += x36 + CF, CF to x45, complete
        mov rdx, [rip+.Lsecp256k1_mul_loose_c1]  # constant 0x1000003d1
        mulx r8, r10, r10                        # x48:x47 = x43*0x1000003d1
        adcx r9, rcx                             # x45 += x38 + CF, CF to x46, complete
        adcx rax, [rip+.Lsecp256k1_mul_loose_c0] # x46 = x39 + CF, no carry
        adox rax, [rip+.Lsecp256k1_mul_loose_c0] # x46 += OF, no carry, complete

        /* complete: [x46, x45, x44, x43, x42, x41, x40] in [rax, r9, rdi, -, r11, rbx, [rsp-0x18]] */
        xor ecx, ecx                             # CF = OF = 0
        adox r8, [rsp-0x18]                      # x56 = x40 + x48 (OF is 0), OF to x57
        mulx r9, rcx, r9                         # x52:x51 = x45*0x1000003d1
        mulx rdi, rsi, rdi                       # x50:x49 = x44*0x1000003d1
        adox rcx, rdi                            # x57 = x50 + x51 + OF, OF to x58
        adcx r10, [rsp-0x10]                     # x55 = x8 + x47 (CF is 0), CF to x56, complete
        adcx rsi, r8                             # x56 += x49 + CF, CF to x57, complete
        adcx rcx, rbx                            # x57 += x41 + CF, CF to x58, complete
        mulx rax, r8, rax                        # x54:x53 = x46*0x1000003d1
        adox r11, r8                             # x58 = x53 + x42 + OF, OF to x59
        adcx r9, r11                             # x58 += x52 + CF, CF to x59, complete
        adcx rax, [rip+.Lsecp256k1_mul_loose_c0] # x59 = x54 + CF, no carry
        adox rax, [rip+.Lsecp256k1_mul_loose_c0] # x59 += OF, no carry, complete

        /* complete: [x59, x58, x57, x56, x55] in [rax, r9, rcx, rsi, r10] */
        mulx rax, r8, rax                        # x61:x60 = x59*0x1000003d1
        xor r11d, r11d                           # CF = OF = 0
        adcx r10, r8                             # x62 = x55 + x60 (CF is 0), CF to x63, complete
        adcx rax, rsi                            # x63 = x56 + x61 + CF, CF to x64, complete
        adc rcx, 0x0                             # x64 = x57 + CF, CF to x65, complete
        adc r9, 0x0                              # x65 = x58 + CF, CF = x66, complete

        /* complete: [x65, x64, x63, x62] in [r9, rcx, rax, r10] */
        sbb r8, r8                               # x67 = -x66 mod 2^64, x66 in CF
        and r8, [rip+.Lsecp256k1_mul_loose_c1]   # x68 = x67 & 0x1000003d1
        adox r10, r8                             # x69 = x68 + x62 (OF is 0), OF to x70, complete
        adox rax, [rip+.Lsecp256k1_mul_loose_c0] # x70 = x63 + OF, no carry, complete

        /* complete: [x72, x71, x70, x69] in [r9, rcx, rax, r10] */
        mov r8, [rsp-0x8]                        # reload pointer out1
        mov [r8+0x18], r9                        # out1[3] = x72 = x65
        mov [r8+0x10], rcx                       # out1[2] = x71 = x64
        mov [r8], r10                            # out1[0] = x69
        mov [r8+0x8], rax                        # out1[1] = x70

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
