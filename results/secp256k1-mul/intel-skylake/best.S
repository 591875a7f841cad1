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
 * Changed: rax, rcx, rdx, rsi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14
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
 * 92 instructions; 36.6 cycles on Intel(R) Xeon(R) Processor @ 2.50GHz (intel-skylake)
 * throughput: 1.276 [1.274, 1.281] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.055 [1.052, 1.057] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic, 2 cases)
 * constant time: proved for all inputs (basic, 2 cases)
 * asm = source: proved for all inputs (basic, 2 cases; source = IR: nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 88631079f4d90a2e2a6860ae0650b6bfce75f007c99a3220fbd8148904b0091a
 * found by Fieldwright, seed 1, 2026-11-22T18:47:19.653Z
 * npm run optimize -- --curve secp256k1 --op mul --seed 1 --budget 60s
 * sha256 of the code: 9fe58e49046867597866957f22c4880035ce722a5dacaf581e5ab863bfa9cb22
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
        mov rdx, [rax]                           # load arg2[0]
        mulx r8, r9, [rsi+0x8]                   # x11:x10 = arg1[1]*arg2[0]
        mulx r10, r11, [rsi+0x10]                # x13:x12 = arg1[2]*arg2[0]
        mulx rcx, rbx, [rsi]                     # x9:x8 = arg1[0]*arg2[0]
        xor ebp, ebp                             # CF = OF = 0
        adcx r8, r11                             # x41 = x12 + x11 (CF is 0), CF to x42
        mulx r11, rbp, [rsi+0x18]                # x15:x14 = arg1[3]*arg2[0]
        mov rdx, [rax+0x8]                       # load arg2[1]
        mulx r12, r13, [rsi]                     # x17:x16 = arg1[0]*arg2[1]
        adox r13, r9                             # x40 = x16 + x10 (OF is 0), OF to x41
        mulx r9, r14, [rsi+0x8]                  # x19:x18 = arg1[1]*arg2[1]
        adcx rbp, r10                            # x42 = x13 + x14 + CF, CF to x43
        adox r12, r14                            # x41.2 = x17 + x18 + OF, OF to x42
        adcx r11, [rip+.Lsecp256k1_mul_loose_c0] # x43 = x15 + CF, no carry
        adcx r8, r12                             # x41 += x41.2 (CF is 0), CF to x42
        mulx r10, r12, [rsi+0x10]                # x21:x20 = arg1[2]*arg2[1]
        adox r12, rbp                            # x42 += x20 + OF, OF to x43
        mulx rbp, r14, [rsi+0x18]                # x23:x22 = arg1[3]*arg2[1]
        adcx r12, r9                             # x42 += x19 + CF, CF to x43
        adox r10, r14                            # x43.2 = x22 + x21 + OF, OF to x44
        mov rdx, [rax+0x10]                      # load arg2[2]
        mulx r9, r14, [rsi]                      # x25:x24 = arg1[0]*arg2[2]
        adcx r11, r10                            # x43 += x43.2 + CF, CF to x44
        adcx rbp, [rip+.Lsecp256k1_mul_loose_c0] # x44 = x23 + CF, no carry
        adox rbp, [rip+.Lsecp256k1_mul_loose_c0] # x44 += OF, no carry
        xor r10d, r10d                           # CF = OF = 0
        adox r13, rcx                            # x40 += x9 (OF is 0), OF to x41, complete
        adox r8, r14                             # x41 += x24 + OF, OF to x42, complete
        mulx r10, rcx, [rsi+0x8]                 # x27:x26 = arg1[1]*arg2[2]
        adox rcx, r12                            # x42 += x26 + OF, OF to x43
        mulx r12, r14, [rsi+0x10]                # x29:x28 = arg1[2]*arg2[2]
        adox r14, r11                            # x43 += x28 + OF, OF to x44
        adcx rcx, r9                             # x42 += x25 (CF is 0), CF to x43
        mulx r9, r11, [rsi+0x18]                 # x31:x30 = arg1[3]*arg2[2]
        adox rbp, r11                            # x44 += x30 + OF, OF to x45
        adcx r14, r10                            # x43 += x27 + CF, CF to x44
        mov rdx, [rax+0x18]                      # load arg2[3]
        mulx r10, r11, [rsi]                     # x33:x32 = arg1[0]*arg2[3]
        adox r9, [rip+.Lsecp256k1_mul_loose_c0]  # x45 = x31 + OF, no carry
        adox rcx, r11                            # x42 += x32 (OF is 0), OF to x43, complete
        adcx r12, rbp                            # x44 += x29 + CF, CF to x45
        mulx r11, rbp, [rsi+0x8]                 # x35:x34 = arg1[1]*arg2[3]
        adox r14, r10                            # x43 += x33 + OF, OF to x44
        adcx r9, [rip+.Lsecp256k1_mul_loose_c0]  # x45 += CF, no carry
        adcx rbp, r14                            # x43 += x34 (CF is 0), CF to x44, complete
        mulx r10, r14, [rsi+0x10]                # x37:x36 = arg1[2]*arg2[3]
        adox r14, r12                            # x44 += x36 + OF, OF to x45
        mulx rax, rsi, [rsi+0x18]                # x39:x38 = arg1[3]*arg2[3]
        adcx r11, r14                            # x44 += x35 + CF, CF to x45, complete
        mov rdx, [rip+.Lsecp256k1_mul_loose_c1]  # constant 0x1000003d1
        mulx rbp, r12, rbp                       # x48:x47 = x43*0x1000003d1
        mulx r11, r14, r11                       # x50:x49 = x44*0x1000003d1
        adcx rsi, r10                            # x45.2 = x38 + x37 + CF, CF to x46
        adox r9, rsi                             # x45 += x45.2 + OF, OF to x46, complete
        adcx rax, [rip+.Lsecp256k1_mul_loose_c0] # x46 = x39 + CF, no carry
        adox rax, [rip+.Lsecp256k1_mul_loose_c0] # x46 += OF, no carry, complete

        /* complete: [x46, x45, x44, x43, x42, x41, x40] in [rax, r9, -, -, rcx, r8, r13] */
        mulx rax, r10, rax                       # x54:x53 = x46*0x1000003d1
        adcx rbp, r13                            # x56 = x40 + x48 (CF is 0), CF to x57
        adox r12, rbx                            # x55 = x47 + x8 (OF is 0), OF to x56, complete
        mulx r9, rsi, r9                         # x52:x51 = x45*0x1000003d1
        adcx rsi, r11                            # x57 = x50 + x51 + CF, CF to x58
        adox r14, rbp                            # x56 += x49 + OF, OF to x57, complete
        adox r8, rsi                             # x57 += x41 + OF, OF to x58, complete
        adcx r10, rcx                            # x58 = x53 + x42 + CF, CF to x59
        adox r9, r10                             # x58 += x52 + OF, OF to x59, complete
        adcx rax, [rip+.Lsecp256k1_mul_loose_c0] # x59 = x54 + CF, no carry
        adox rax, [rip+.Lsecp256k1_mul_loose_c0] # x59 += OF, no carry, complete

        /* complete: [x59, x58, x57, x56, x55] in [rax, r9, r8, r14, r12] */
        mulx rax, r10, rax                       # x61:x60 = x59*0x1000003d1
        adcx r10, r12                            # x62 = x60 + x55 (CF is 0), CF to x63, complete
        adc r14, rax                             # x63 = x61 + x56 + CF, CF to x64, complete
        adc r8, 0x0                              # x64 = x57 + CF, CF to x65, complete
        adc r9, 0x0                              # x65 = x58 + CF, CF = x66, complete

        /* complete: [x65, x64, x63, x62] in [r9, r8, r14, r10] */
        sbb rax, rax                             # x67 = -x66 mod 2^64, x66 in CF
        and rax, [rip+.Lsecp256k1_mul_loose_c1]  # x68 = x67 & 0x1000003d1
        adcx rax, r10                            # x69 = x68 + x62 (CF is 0), CF to x70, complete
        adc r14, 0x0                             # x70 = x63 + CF, no carry, complete

        /* complete: [x72, x71, x70, x69] in [r9, r8, r14, rax] */
        mov [rdi+0x18], r9                       # out1[3] = x72 = x65
        mov [rdi+0x10], r8                       # out1[2] = x71 = x64
        mov [rdi+0x8], r14                       # out1[1] = x70
        mov [rdi], rax                           # out1[0] = x69

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
