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
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x21
 *   [rsp-0x18]  x24
 *   [rsp-0x20]  x23
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
 * 88 instructions; 29.2 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.266 [1.263, 1.266] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.507 [1.504, 1.507] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic, 2 cases)
 * constant time: proved for all inputs (basic, 2 cases)
 * asm = source: proved for all inputs (values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
 * found by Fieldwright, seed 1, 2026-11-24T08:36:15.941Z
 * npm run optimize -- --curve secp256k1 --op square --seed 1 --budget 60s --for latency
 * sha256 of the code: 2b9ae03f2858da5aae6ca22d1e39a86c45b6e850cf031d6546d33e4eefc4e569
 */
        .intel_syntax noprefix
        .text
        .globl  secp256k1_square_loose
        .type   secp256k1_square_loose, @function
        .p2align 6
secp256k1_square_loose:
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

        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rax, r8, rdx          # x24:x23 = arg1[1]*arg1[1]
        mulx r9, r10, [rsi+0x10]   # x11:x10 = arg1[1]*arg1[2]
        mulx r11, rcx, [rsi+0x18]  # x13:x12 = arg1[1]*arg1[3]
        mulx rbx, rbp, [rsi]       # x5:x4 = arg1[0]*arg1[1]
        mov rdx, [rsi]             # load arg1[0]
        mulx r12, r13, rdx         # x22:x21 = arg1[0]*arg1[0]
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx r14, rdi, [rsi+0x10]  # x7:x6 = arg1[0]*arg1[2]
        mov [rsp-0x10], r13        # spill x21
        mov [rsp-0x18], rax        # spill x24
        mulx r13, rax, [rsi+0x18]  # x9:x8 = arg1[0]*arg1[3]
        add r10, r14               # x17 = x7 + x10, CF to x18
        adc r13, 0x0               # x18 = x9 + CF, no carry
        xor r14d, r14d             # CF = OF = 0
        adcx rbx, rdi              # x16 = x6 + x5 (CF is 0), CF to x17, complete
        adcx r10, rax              # x17 += x8 + CF, CF to x18, complete
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rax, rdi, rdx         # x28:x27 = arg1[3]*arg1[3]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mov [rsp-0x20], r8         # spill x23
        mulx r14, r8, rdx          # x26:x25 = arg1[2]*arg1[2]
        adc r9, rcx                # x18.2 = x11 + x12 + CF, CF to x19
        adc r11, 0x0               # x19 = x13 + CF, no carry
        add r13, r9                # x18 += x18.2, CF to x19, complete
        mulx r9, rcx, [rsi+0x18]   # x15:x14 = arg1[2]*arg1[3]
        adcx rcx, r11              # x19 += x14 + CF, CF to x20, complete
        adc r9, 0x0                # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r9, rcx, r13, r10, rbx] */
        xor r11d, r11d             # CF = OF = 0
        adcx r12, rbp              # x29 = x22 + x4 (CF is 0), CF to x30
        adcx rbx, rbx              # x30 = x16 + x16 + CF, CF to x31
        adcx r10, r10              # x31 = x17 + x17 + CF, CF to x32
        adc r8, r13                # x32 = x25 + x18 + CF, CF to x33
        adcx r14, rcx              # x33 = x26 + x19 + CF, CF to x34
        adcx rdi, r9               # x34 = x27 + x20 + CF, CF to x35
        adc rax, 0x0               # x35 = x28 + CF, no carry
        xor r11d, r11d             # CF = OF = 0
        adcx r12, rbp              # x29 += x4 (CF is 0), CF to x30, complete
        adcx rbx, [rsp-0x20]       # x30 += x23 + CF, CF to x31, complete
        adc r10, [rsp-0x18]        # x31 += x24 + CF, CF to x32, complete
        adcx r8, r13               # x32 += x18 + CF, CF to x33, complete
        adc rcx, r14               # x33 += x19 + CF, CF to x34, complete
        adcx r9, rdi               # x34 += x20 + CF, CF to x35, complete
        mov rdx, r8                # copy x32
        movabs r11, 0x1000003d1    # constant 0x1000003d1
        mulx r8, rdi, r11          # x37:x36 = x32*0x1000003d1
        adc rax, 0x0               # x35 += CF, no carry, complete

        /* complete: [x35, x34, x33, x32, x31, x30, x29] in [rax, r9, rcx, rdx, r10, rbx, r12] */
        mov rdx, r11               # copy 0x1000003d1
        mulx rax, rsi, rax         # x43:x42 = x35*0x1000003d1
        mulx rcx, rbp, rcx         # x39:x38 = x33*0x1000003d1
        xor r13d, r13d             # CF = OF = 0
        adcx rbp, r12              # x45 = x29 + x38 (CF is 0), CF to x46
        mulx r9, r12, r9           # x41:x40 = x34*0x1000003d1
        adox rdi, [rsp-0x10]       # x44 = x36 + x21 (OF is 0), OF to x45, complete
        adox rbp, r8               # x45 += x37 + OF, OF to x46, complete
        adcx rcx, r12              # x46 = x40 + x39 + CF, CF to x47
        adox rbx, rcx              # x46 += x30 + OF, OF to x47, complete
        adcx r9, r10               # x47 = x41 + x31 + CF, CF to x48
        adox r9, rsi               # x47 += x42 + OF, OF to x48, complete
        mov r8d, 0x0               # constant 0
        adcx rax, r8               # x48 = x43 + CF, no carry
        adox rax, r8               # x48 += OF, no carry, complete

        /* complete: [x48, x47, x46, x45, x44] in [rax, r9, rbx, rbp, rdi] */
        mulx rax, r10, rax         # x50:x49 = x48*0x1000003d1
        add rdi, r10               # x51 = x49 + x44, CF to x52, complete
        adcx rbp, rax              # x52 = x50 + x45 + CF, CF to x53, complete
        adc rbx, 0x0               # x53 = x46 + CF, CF to x54, complete
        adc r9, 0x0                # x54 = x47 + CF, CF = x55, complete

        /* complete: [x54, x53, x52, x51] in [r9, rbx, rbp, rdi] */
        sbb rax, rax               # x56 = -x55 mod 2^64, x55 in CF
        and rax, r11               # x57 = x56 & 0x1000003d1
        xor r10d, r10d             # CF = OF = 0
        adox rdi, rax              # x58 = x57 + x51 (OF is 0), OF to x59, complete
        mov rax, [rsp-0x8]         # reload pointer out1
        mov [rax], rdi             # out1[0] = x58
        adox rbp, r8               # x59 = x52 + OF, no carry, complete

        /* complete: [x61, x60, x59, x58] in [r9, rbx, rbp, rdi] */
        mov [rax+0x18], r9         # out1[3] = x61 = x54
        mov [rax+0x10], rbx        # out1[2] = x60 = x53
        mov [rax+0x8], rbp         # out1[1] = x59

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
        .size   secp256k1_square_loose, .-secp256k1_square_loose
        .section .note.GNU-stack, "", @progbits
