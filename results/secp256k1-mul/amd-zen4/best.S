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
 * 107 instructions; 31.2 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.331 [1.326, 1.334] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.179 [1.179, 1.180] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic, 2 cases)
 * constant time: proved for all inputs (basic, 2 cases)
 * asm = source: proved for all inputs (basic, 2 cases; source = IR: nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ec348f8db59e7a7f229a086509f54ebf45ca938676b1540e8b0e50f6853cab04
 * found by Fieldwright, seed 1, 2026-11-21T19:01:36.715Z
 * npm run optimize -- --curve secp256k1 --op mul --seed 1 --budget 40s
 * sha256 of the code: 60cf68c7d488315c13673363461614ccb3b39c2e23c27faa3ac188ee289a6b95
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
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r8, r9, [rax]                       # x11:x10 = arg1[1]*arg2[0]
        mov rdx, [rax]                           # load arg2[0]
        mulx r10, r11, [rsi+0x10]                # x13:x12 = arg1[2]*arg2[0]
        xor ecx, ecx                             # CF = OF = 0
        adcx r8, r11                             # x41 = x11 + x12 (CF is 0), CF to x42
        mulx r11, rcx, [rsi+0x18]                # x15:x14 = arg1[3]*arg2[0]
        adcx r10, rcx                            # x42 = x13 + x14 + CF, CF to x43
        mulx rcx, rbx, [rsi]                     # x9:x8 = arg1[0]*arg2[0]
        mov rdx, [rax+0x8]                       # load arg2[1]
        mulx rbp, r12, [rsi]                     # x17:x16 = arg1[0]*arg2[1]
        adox rcx, r9                             # x40 = x9 + x10 (OF is 0), OF to x41
        adcx r11, [rip+.Lsecp256k1_mul_loose_c0] # x43 = x15 + CF, no carry
        adcx r12, rcx                            # x40 += x16 (CF is 0), CF to x41, complete
        mulx r9, rcx, [rsi+0x8]                  # x19:x18 = arg1[1]*arg2[1]
        mulx r13, r14, [rsi+0x10]                # x21:x20 = arg1[2]*arg2[1]
        mov [rsp-0x8], rdi                       # spill pointer out1
        mulx r15, rdi, [rsi+0x18]                # x23:x22 = arg1[3]*arg2[1]
        adcx rcx, rbp                            # x41.2 = x17 + x18 + CF, CF to x42
        adcx r14, r10                            # x42 += x20 + CF, CF to x43
        adox r8, rcx                             # x41 += x41.2 + OF, OF to x42
        mov rdx, [rax+0x10]                      # load arg2[2]
        mulx r10, rcx, [rsi+0x8]                 # x27:x26 = arg1[1]*arg2[2]
        adcx r13, r11                            # x43 += x21 + CF, CF to x44
        mulx r11, rbp, [rsi]                     # x25:x24 = arg1[0]*arg2[2]
        adox r9, r14                             # x42 += x19 + OF, OF to x43
        adcx r15, [rip+.Lsecp256k1_mul_loose_c0] # x44 = x23 + CF, no carry
        adcx r8, rbp                             # x41 += x24 (CF is 0), CF to x42, complete
        adcx rcx, r11                            # x42.2 = x25 + x26 + CF, CF to x43
        mulx r11, rbp, [rsi+0x10]                # x29:x28 = arg1[2]*arg2[2]
        adcx rbp, r10                            # x43.2 = x28 + x27 + CF, CF to x44
        adcx r15, r11                            # x44 += x29 + CF, CF to x45
        adox r13, rbp                            # x43 += x43.2 + OF, OF to x44
        setc r10b                                # begins x45 = CF
        movzx r10d, r10b                         # x45 = CF
        clc                                      # CF = 0
        adcx r9, rcx                             # x42 += x42.2 + CF, CF to x43
        mulx r11, rcx, [rsi+0x18]                # x31:x30 = arg1[3]*arg2[2]
        adcx rdi, r13                            # x43 += x22 + CF, CF to x44
        adcx r15, rcx                            # x44 += x30 + CF, CF to x45
        mov rdx, [rax+0x18]                      # load arg2[3]
        mulx rcx, rbp, [rsi]                     # x33:x32 = arg1[0]*arg2[3]
        adcx r11, [rip+.Lsecp256k1_mul_loose_c0] # x45.2 = x31 + CF, no carry
        adcx rbp, r9                             # x42 += x32 (CF is 0), CF to x43, complete
        mulx r9, r13, [rsi+0x8]                  # x35:x34 = arg1[1]*arg2[3]
        adcx rdi, rcx                            # x43 += x33 + CF, CF to x44
        adcx r9, [rip+.Lsecp256k1_mul_loose_c0]  # x44.2 = x35 + CF, CF to x45
        adcx r11, [rip+.Lsecp256k1_mul_loose_c0] # x45.2 += CF, CF to x46
        setc cl                                  # begins x46 = CF
        movzx ecx, cl                            # x46 = CF
        clc                                      # CF = 0
        adcx rdi, r13                            # x43 += x34 + CF, CF to x44, complete
        mulx r13, r14, [rsi+0x10]                # x37:x36 = arg1[2]*arg2[3]
        adcx r15, r14                            # x44 += x36 + CF, CF to x45
        mulx rax, rsi, [rsi+0x18]                # x39:x38 = arg1[3]*arg2[3]
        mov rdx, rdi                             # copy x43
        mulx rdi, r14, [rip+.Lsecp256k1_mul_loose_c1] # x48:x47 = x43*0x1000003d1
        adox r15, r9                             # x44 += x44.2 + OF, OF to x45, complete
        adcx rsi, r13                            # x45.3 = x38 + x37 + CF, CF to x46
        adox rsi, r11                            # x45.2 += x45.3 + OF, OF to x46
        adcx rax, [rip+.Lsecp256k1_mul_loose_c0] # x46.2 = x39 + CF, no carry
        adox rax, [rip+.Lsecp256k1_mul_loose_c0] # x46.2 += OF, no carry
        add rsi, r10                             # x45 += x45.2, CF to x46, complete
        adc rax, 0x0                             # x46.2 += CF, no carry
        add rax, rcx                             # x46 += x46.2, no carry, complete

        /* complete: [x46, x45, x44, x43, x42, x41, x40] in [rax, rsi, r15, rdx, rbp, r8, r12] */
        mov rdx, [rip+.Lsecp256k1_mul_loose_c1]  # constant 0x1000003d1
        mulx rax, r9, rax                        # x54:x53 = x46*0x1000003d1
        mulx r10, r11, r15                       # x50:x49 = x44*0x1000003d1
        xor ecx, ecx                             # CF = OF = 0
        adox r11, r12                            # x56 = x40 + x49 (OF is 0), OF to x57
        adox r10, r8                             # x57 = x41 + x50 + OF, OF to x58
        adox r9, rbp                             # x58 = x42 + x53 + OF, OF to x59
        adcx r14, rbx                            # x55 = x8 + x47 (CF is 0), CF to x56, complete
        adcx rdi, r11                            # x56 += x48 + CF, CF to x57, complete
        mulx r8, r11, rsi                        # x52:x51 = x45*0x1000003d1
        adcx r10, r11                            # x57 += x51 + CF, CF to x58, complete
        adcx r9, r8                              # x58 += x52 + CF, CF to x59, complete
        adcx rax, [rip+.Lsecp256k1_mul_loose_c0] # x59 = x54 + CF, no carry
        adox rax, [rip+.Lsecp256k1_mul_loose_c0] # x59 += OF, no carry, complete

        /* complete: [x59, x58, x57, x56, x55] in [rax, r9, r10, rdi, r14] */
        mulx rax, r8, rax                        # x61:x60 = x59*0x1000003d1
        adcx r14, r8                             # x62 = x55 + x60 (CF is 0), CF to x63, complete
        adcx rdi, rax                            # x63 = x56 + x61 + CF, CF to x64, complete
        adc r10, 0x0                             # x64 = x57 + CF, CF to x65, complete
        adc r9, 0x0                              # x65 = x58 + CF, CF = x66, complete

        /* complete: [x65, x64, x63, x62] in [r9, r10, rdi, r14] */
        sbb rax, rax                             # x67 = -x66 mod 2^64, x66 in CF
        and rax, [rip+.Lsecp256k1_mul_loose_c1]  # x68 = x67 & 0x1000003d1
        adcx rax, r14                            # x69 = x68 + x62 (CF is 0), CF to x70, complete
        adc rdi, 0x0                             # x70 = x63 + CF, no carry, complete

        /* complete: [x72, x71, x70, x69] in [r9, r10, rdi, rax] */
        mov r8, [rsp-0x8]                        # reload pointer out1
        mov [r8+0x8], rdi                        # out1[1] = x70
        mov [r8], rax                            # out1[0] = x69
        mov [r8+0x18], r9                        # out1[3] = x72 = x65
        mov [r8+0x10], r10                       # out1[2] = x71 = x64

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
