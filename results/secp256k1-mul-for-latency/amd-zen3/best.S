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
 * Changed: rax, rcx, rdx, rdi, r8, r9, r10, r11, flags
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
 * 109 instructions; 38.0 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.170 [1.158, 1.214] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.584 [1.584, 1.584] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
 * found by Fieldwright, seed 1, 2026-11-24T08:37:24.011Z
 * npm run optimize -- --curve secp256k1 --op mul --seed 1 --budget 60s --for latency
 * sha256 of the code: 5a7bcc2c5e20e7624872d8fc86f9c8b9f9b62f41e98e8e0da4c07864510f39c9
 */
        .intel_syntax noprefix
        .text
        .globl  secp256k1_mul_loose
        .type   secp256k1_mul_loose, @function
        .p2align 6
secp256k1_mul_loose:
        .cfi_startproc
        push rbx                   # save rbx
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbx, 0
        push rbp                   # save rbp
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbp, 0
        push r12                   # save r12
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r12, 0
        push r13                   # save r13
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r13, 0
        push r14                   # save r14
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r14, 0
        push r15                   # save r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r15, 0

        mov rax, rdx               # copy pointer arg2
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r8, r9, [rax+0x8]     # x19:x18 = arg1[1]*arg2[1]
        mulx r10, r11, [rax]       # x11:x10 = arg1[1]*arg2[0]
        mov rdx, [rsi]             # load arg1[0]
        mulx rcx, rbx, [rax]       # x9:x8 = arg1[0]*arg2[0]
        mov rdx, [rax]             # load arg2[0]
        mulx rbp, r12, [rsi+0x18]  # x15:x14 = arg1[3]*arg2[0]
        mulx r13, r14, [rsi+0x10]  # x13:x12 = arg1[2]*arg2[0]
        xor r15d, r15d             # CF = OF = 0
        adcx rcx, r11              # x40 = x9 + x10 (CF is 0), CF to x41
        mov rdx, [rax+0x18]        # load arg2[3]
        mulx r11, r15, [rsi]       # x33:x32 = arg1[0]*arg2[3]
        adcx r10, r9               # x41 = x11 + x18 + CF, CF to x42
        mov rdx, [rsi]             # load arg1[0]
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx r9, rdi, [rax+0x8]    # x17:x16 = arg1[0]*arg2[1]
        adcx r12, r8               # x42 = x19 + x14 + CF, CF to x43
        adc r11, 0x0               # x43 = x33 + CF, no carry
        xor r8d, r8d               # CF = OF = 0
        adcx rdi, rcx              # x40 += x16 (CF is 0), CF to x41, complete
        mulx r8, rcx, [rax+0x10]   # x25:x24 = arg1[0]*arg2[2]
        adcx r9, rcx               # x41.2 = x17 + x24 + CF, CF to x42
        adox r10, r14              # x41 += x12 (OF is 0), OF to x42
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rcx, r14, [rax+0x8]   # x21:x20 = arg1[2]*arg2[1]
        adox r12, r13              # x42 += x13 + OF, OF to x43
        adox rcx, rbp              # x43.2 = x15 + x21 + OF, OF to x44
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rbp, r13, [rax+0x8]   # x23:x22 = arg1[3]*arg2[1]
        adcx r12, r15              # x42 += x32 + CF, CF to x43
        adcx rcx, r13              # x43.2 += x22 + CF, CF to x44
        mov r13d, 0x0              # constant 0
        adcx rbp, r13              # x44 = x23 + CF, no carry
        adox rbp, r13              # x44 += OF, no carry
        xor r15d, r15d             # CF = OF = 0
        adox r9, r10               # x41 += x41.2 (OF is 0), OF to x42, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r10, r15, [rax+0x10]  # x27:x26 = arg1[1]*arg2[2]
        adox r12, r15              # x42 += x26 + OF, OF to x43
        adcx r12, r8               # x42 += x25 (CF is 0), CF to x43
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r8, r15, [rax+0x10]   # x29:x28 = arg1[2]*arg2[2]
        adox r10, rcx              # x43.2 += x27 + OF, OF to x44
        adcx r10, r15              # x43.2 += x28 + CF, CF to x44
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rcx, r15, [rax+0x10]  # x31:x30 = arg1[3]*arg2[2]
        adox r8, rbp               # x44 += x29 + OF, OF to x45
        adcx r8, r15               # x44 += x30 + CF, CF to x45
        adcx rcx, r13              # x45 = x31 + CF, no carry
        adox rcx, r13              # x45 += OF, no carry
        xor ebp, ebp               # CF = OF = 0
        adcx r14, r12              # x42 += x20 (CF is 0), CF to x43, complete
        adox r10, r11              # x43 += x43.2 (OF is 0), OF to x44
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r11, rbp, [rax+0x18]  # x35:x34 = arg1[1]*arg2[3]
        adcx r10, rbp              # x43 += x34 + CF, CF to x44, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rbp, r12, [rax+0x18]  # x37:x36 = arg1[2]*arg2[3]
        adcx r11, r8               # x44 += x35 + CF, CF to x45
        adox r12, r11              # x44 += x36 + OF, OF to x45, complete
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rax, r8, [rax+0x18]   # x39:x38 = arg1[3]*arg2[3]
        adcx rbp, r8               # x45.2 = x38 + x37 + CF, CF to x46
        adox rbp, rcx              # x45 += x45.2 + OF, OF to x46, complete
        movabs rdx, 0x1000003d1    # constant 0x1000003d1
        mulx r8, r10, r10          # x48:x47 = x43*0x1000003d1
        adcx rax, r13              # x46 = x39 + CF, no carry
        adcx rbx, r10              # x55 = x8 + x47 (CF is 0), CF to x56, complete
        adox rax, r13              # x46 += OF, no carry, complete

        /* complete: [x46, x45, x44, x43, x42, x41, x40] in [rax, rbp, r12, -, r14, r9, rdi] */
        adox rdi, r8               # x56 = x48 + x40 (OF is 0), OF to x57
        mulx r8, r10, r12          # x50:x49 = x44*0x1000003d1
        adcx rdi, r10              # x56 += x49 + CF, CF to x57, complete
        adcx r9, r8                # x57 = x50 + x41 + CF, CF to x58
        mulx r8, r10, rbp          # x52:x51 = x45*0x1000003d1
        adox r10, r9               # x57 += x51 + OF, OF to x58, complete
        adcx r8, r14               # x58 = x52 + x42 + CF, CF to x59
        mulx rax, r9, rax          # x54:x53 = x46*0x1000003d1
        adox r9, r8                # x58 += x53 + OF, OF to x59, complete
        adcx rax, r13              # x59 = x54 + CF, no carry
        adox rax, r13              # x59 += OF, no carry, complete

        /* complete: [x59, x58, x57, x56, x55] in [rax, r9, r10, rdi, rbx] */
        mulx rax, r8, rax          # x61:x60 = x59*0x1000003d1
        add rbx, r8                # x62 = x55 + x60, CF to x63, complete
        adcx rdi, rax              # x63 = x56 + x61 + CF, CF to x64, complete
        adc r10, 0x0               # x64 = x57 + CF, CF to x65, complete
        adc r9, 0x0                # x65 = x58 + CF, CF = x66, complete

        /* complete: [x65, x64, x63, x62] in [r9, r10, rdi, rbx] */
        sbb rax, rax               # x67 = -x66 mod 2^64, x66 in CF
        movabs r8, 0x1000003d1     # constant 0x1000003d1
        and rax, r8                # x68 = x67 & 0x1000003d1
        add rbx, rax               # x69 = x68 + x62, CF to x70, complete
        adc rdi, 0x0               # x70 = x63 + CF, no carry, complete

        /* complete: [x72, x71, x70, x69] in [r9, r10, rdi, rbx] */
        mov rax, [rsp-0x8]         # reload pointer out1
        mov [rax+0x18], r9         # out1[3] = x72 = x65
        mov [rax], rbx             # out1[0] = x69
        mov [rax+0x8], rdi         # out1[1] = x70
        mov [rax+0x10], r10        # out1[2] = x71 = x64

        pop r15                    # restore r15
        .cfi_adjust_cfa_offset -8
        .cfi_restore r15
        pop r14                    # restore r14
        .cfi_adjust_cfa_offset -8
        .cfi_restore r14
        pop r13                    # restore r13
        .cfi_adjust_cfa_offset -8
        .cfi_restore r13
        pop r12                    # restore r12
        .cfi_adjust_cfa_offset -8
        .cfi_restore r12
        pop rbp                    # restore rbp
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbp
        pop rbx                    # restore rbx
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbx
        ret                        # return
        .cfi_endproc
        .size   secp256k1_mul_loose, .-secp256k1_mul_loose
        .section .note.GNU-stack, "", @progbits
