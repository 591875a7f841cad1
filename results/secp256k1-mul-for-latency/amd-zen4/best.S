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
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x40
 *   [rsp-0x18]  x8
 *   [rsp-0x20]  x15
 *   [rsp-0x28]  x14
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
 * 112 instructions; 34.7 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.207 [1.204, 1.213] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.550 [1.548, 1.551] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic, 2 cases)
 * constant time: proved for all inputs (basic, 2 cases)
 * asm = source: proved for all inputs (basic, 2 cases; source = IR: nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 989d61e75f6b8ad96c2997dfa25e69ebbbf3e6722cf38f438b7365763375598c
 * found by Fieldwright, seed 1, 2026-11-23T02:50:16.034Z
 * npm run optimize -- --curve secp256k1 --op mul --seed 1 --budget 60s --for latency
 * sha256 of the code: eef594e5391c7fb79641b2654961dad9a3d0b9d0a9c99b5fc0cf9bb54ec75172
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

        mov rax, rdx                             # copy pointer arg2
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r8, r9, [rax]                       # x11:x10 = arg1[1]*arg2[0]
        mov rdx, [rsi]                           # load arg1[0]
        mulx r10, r11, [rax+0x10]                # x25:x24 = arg1[0]*arg2[2]
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rcx, rbx, [rax]                     # x13:x12 = arg1[2]*arg2[0]
        mov rdx, [rsi]                           # load arg1[0]
        mulx rbp, r12, [rax]                     # x9:x8 = arg1[0]*arg2[0]
        xor r13d, r13d                           # CF = OF = 0
        adox rbx, r11                            # x41 = x24 + x12 (OF is 0), OF to x42
        mulx r11, r13, [rax+0x8]                 # x17:x16 = arg1[0]*arg2[1]
        adox rcx, [rip+.Lsecp256k1_mul_loose_c0] # x42 = x13 + OF, no carry
        xor r14d, r14d                           # CF = OF = 0
        adox r9, rbp                             # x40 = x10 + x9 (OF is 0), OF to x41
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rbp, r14, [rax+0x8]                 # x19:x18 = arg1[1]*arg2[1]
        adox r8, r14                             # x41.2 = x18 + x11 + OF, OF to x42
        mov rdx, [rsi]                           # load arg1[0]
        mov [rsp-0x8], rdi                       # spill pointer out1
        mulx r14, rdi, [rax+0x18]                # x33:x32 = arg1[0]*arg2[3]
        adox rdi, rcx                            # x42 += x32 + OF, OF to x43
        adox r14, [rip+.Lsecp256k1_mul_loose_c0] # x43 = x33 + OF, no carry
        xor ecx, ecx                             # CF = OF = 0
        adox r9, r13                             # x40 += x16 (OF is 0), OF to x41, complete
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx rcx, r13, [rax]                     # x15:x14 = arg1[3]*arg2[0]
        adox r11, r8                             # x41.2 += x17 + OF, OF to x42
        mov rdx, [rax+0x8]                       # load arg2[1]
        mov [rsp-0x10], r9                       # spill x40
        mulx r8, r9, [rsi+0x10]                  # x21:x20 = arg1[2]*arg2[1]
        mov [rsp-0x18], r12                      # spill x8
        mov [rsp-0x20], rcx                      # spill x15
        mulx r12, rcx, [rsi+0x18]                # x23:x22 = arg1[3]*arg2[1]
        adox rbp, r9                             # x42.2 = x20 + x19 + OF, OF to x43
        adox r14, r8                             # x43 += x21 + OF, OF to x44
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r8, r9, [rax+0x10]                  # x29:x28 = arg1[2]*arg2[2]
        adcx rdi, rbp                            # x42 += x42.2 (CF is 0), CF to x43
        adcx r9, r14                             # x43 += x28 + CF, CF to x44
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rbp, r14, [rax+0x10]                # x27:x26 = arg1[1]*arg2[2]
        adcx r8, [rip+.Lsecp256k1_mul_loose_c0]  # x44 = x29 + CF, no carry
        adox r8, [rip+.Lsecp256k1_mul_loose_c0]  # x44 += OF, no carry
        mov [rsp-0x28], r13                      # spill x14
        xor r13d, r13d                           # CF = OF = 0
        adox rdi, r10                            # x42 += x25 (OF is 0), OF to x43
        mov rdx, [rax+0x18]                      # load arg2[3]
        mulx r10, r13, [rsi+0x10]                # x37:x36 = arg1[2]*arg2[3]
        adcx r11, rbx                            # x41 += x41.2 (CF is 0), CF to x42, complete
        adcx r14, rdi                            # x42 += x26 + CF, CF to x43
        mulx rdi, rbx, [rsi+0x8]                 # x35:x34 = arg1[1]*arg2[3]
        adcx rcx, rbp                            # x43.2 = x22 + x27 + CF, CF to x44
        adox r9, rcx                             # x43 += x43.2 + OF, OF to x44
        mov rdx, [rax+0x10]                      # load arg2[2]
        mulx rcx, rbp, [rsi+0x18]                # x31:x30 = arg1[3]*arg2[2]
        adcx r12, rbp                            # x44.2 = x23 + x30 + CF, CF to x45
        adox r12, r8                             # x44 += x44.2 + OF, OF to x45
        adcx rcx, [rip+.Lsecp256k1_mul_loose_c0] # x45 = x31 + CF, no carry
        adox rcx, [rip+.Lsecp256k1_mul_loose_c0] # x45 += OF, no carry
        xor r8d, r8d                             # CF = OF = 0
        adcx r14, [rsp-0x28]                     # x42 += x14 (CF is 0), CF to x43, complete
        adox rbx, [rsp-0x20]                     # x43.2 = x34 + x15 (OF is 0), OF to x44
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx rax, r8, [rax+0x18]                 # x39:x38 = arg1[3]*arg2[3]
        adcx rbx, r9                             # x43 += x43.2 + CF, CF to x44, complete
        adox rdi, r12                            # x44 += x35 + OF, OF to x45
        adox rcx, r8                             # x45 += x38 + OF, OF to x46
        adcx rdi, r13                            # x44 += x36 + CF, CF to x45, complete
        mov rdx, [rip+.Lsecp256k1_mul_loose_c1]  # constant 0x1000003d1
        mulx r8, r9, rdi                         # x50:x49 = x44*0x1000003d1
        adcx r10, rcx                            # x45 += x37 + CF, CF to x46, complete
        mulx rcx, rdi, rbx                       # x48:x47 = x43*0x1000003d1
        adcx rax, [rip+.Lsecp256k1_mul_loose_c0] # x46 = x39 + CF, no carry
        adox rax, [rip+.Lsecp256k1_mul_loose_c0] # x46 += OF, no carry, complete

        /* complete: [x46, x45, x44, x43, x42, x41, x40] in [rax, r10, -, rbx, r14, r11, [rsp-0x10]] */
        xor esi, esi                             # CF = OF = 0
        adox rdi, [rsp-0x18]                     # x55 = x8 + x47 (OF is 0), OF to x56, complete
        mulx rax, rsi, rax                       # x54:x53 = x46*0x1000003d1
        adox rcx, [rsp-0x10]                     # x56 = x48 + x40 + OF, OF to x57
        mulx r10, rbx, r10                       # x52:x51 = x45*0x1000003d1
        adox rbx, r11                            # x57 = x41 + x51 + OF, OF to x58
        adcx rcx, r9                             # x56 += x49 (CF is 0), CF to x57, complete
        adcx rbx, r8                             # x57 += x50 + CF, CF to x58, complete
        adox r10, r14                            # x58 = x52 + x42 + OF, OF to x59
        adcx r10, rsi                            # x58 += x53 + CF, CF to x59, complete
        adcx rax, [rip+.Lsecp256k1_mul_loose_c0] # x59 = x54 + CF, no carry
        adox rax, [rip+.Lsecp256k1_mul_loose_c0] # x59 += OF, no carry, complete

        /* complete: [x59, x58, x57, x56, x55] in [rax, r10, rbx, rcx, rdi] */
        mulx rax, r8, rax                        # x61:x60 = x59*0x1000003d1
        adcx rdi, r8                             # x62 = x55 + x60 (CF is 0), CF to x63, complete
        adcx rax, rcx                            # x63 = x56 + x61 + CF, CF to x64, complete
        adc rbx, 0x0                             # x64 = x57 + CF, CF to x65, complete
        adc r10, 0x0                             # x65 = x58 + CF, CF = x66, complete

        /* complete: [x65, x64, x63, x62] in [r10, rbx, rax, rdi] */
        sbb r8, r8                               # x67 = -x66 mod 2^64, x66 in CF
        and r8, [rip+.Lsecp256k1_mul_loose_c1]   # x68 = x67 & 0x1000003d1
        adcx r8, rdi                             # x69 = x68 + x62 (CF is 0), CF to x70, complete
        adc rax, 0x0                             # x70 = x63 + CF, no carry, complete

        /* complete: [x72, x71, x70, x69] in [r10, rbx, rax, r8] */
        mov r9, [rsp-0x8]                        # reload pointer out1
        mov [r9+0x10], rbx                       # out1[2] = x71 = x64
        mov [r9+0x8], rax                        # out1[1] = x70
        mov [r9+0x18], r10                       # out1[3] = x72 = x65
        mov [r9], r8                             # out1[0] = x69

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
