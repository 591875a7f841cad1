/*
 * 25519 square (loose), modulo p = 2^255 - 19
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^256; out1 below 2^256; arrays may overlap
 *
 * void fe25519_square_loose(uint64_t out1[4], const uint64_t arg1[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below 2^256
 *   rsi  arg1[4]  read, below 2^256
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x21
 *   [rsp-0x18]  x27
 *   [rsp-0x20]  x28
 *   [rsp-0x28]  x26
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
 * 97 instructions; 29.3 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.139 [1.139, 1.139] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.288 [1.286, 1.290] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
 * found by Fieldwright, seed 1, 2026-11-24T08:29:30.392Z
 * npm run optimize -- --curve 25519 --op square --seed 1 --budget 60s --for latency
 * sha256 of the code: 541a4acebe8bbca9d61b374c3d336b0b67e788da98479a5e917307b4ee36460b
 */
        .intel_syntax noprefix
        .text
        .globl  fe25519_square_loose
        .type   fe25519_square_loose, @function
        .p2align 6
fe25519_square_loose:
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

        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rax, r8, rdx          # x28:x27 = arg1[3]*arg1[3]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r9, r10, rdx          # x26:x25 = arg1[2]*arg1[2]
        mov rdx, [rsi]             # load arg1[0]
        mulx r11, rcx, rdx         # x22:x21 = arg1[0]*arg1[0]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rbx, rbp, rdx         # x24:x23 = arg1[1]*arg1[1]
        mulx r12, r13, [rsi]       # x5:x4 = arg1[0]*arg1[1]
        mulx r14, r15, [rsi+0x10]  # x11:x10 = arg1[1]*arg1[2]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mov [rsp-0x8], rdi         # spill pointer out1
        mov [rsp-0x10], rcx        # spill x21
        mulx rdi, rcx, [rsi]       # x7:x6 = arg1[0]*arg1[2]
        mov rdx, [rsi+0x18]        # load arg1[3]
        mov [rsp-0x18], r8         # spill x27
        mov [rsp-0x20], rax        # spill x28
        mulx r8, rax, [rsi]        # x9:x8 = arg1[0]*arg1[3]
        mov [rsp-0x28], r9         # spill x26
        xor r9d, r9d               # CF = OF = 0
        adcx rcx, r12              # x16 = x6 + x5 (CF is 0), CF to x17, complete
        mulx r9, r12, [rsi+0x8]    # x13:x12 = arg1[1]*arg1[3]
        adcx r15, rdi              # x17 = x10 + x7 + CF, CF to x18
        adcx r12, r8               # x18 = x12 + x9 + CF, CF to x19
        adox r14, r12              # x18 += x11 (OF is 0), OF to x19
        mulx r8, rdi, [rsi+0x10]   # x15:x14 = arg1[2]*arg1[3]
        adcx r9, rdi               # x19 = x13 + x14 + CF, CF to x20
        mov edi, 0x0               # constant 0
        adcx r8, rdi               # x20 = x15 + CF, no carry
        adox r9, rdi               # x19 += OF, OF to x20
        adox r8, rdi               # x20 += OF, no carry
        xor esi, esi               # CF = OF = 0
        adcx r11, r13              # x29 = x22 + x4 (CF is 0), CF to x30
        adc rbp, rcx               # x30 = x23 + x16 + CF, CF to x31
        adc rbx, 0x0               # x31 = x24 + CF, no carry
        add r15, rax               # x17 += x8, CF to x18, complete
        adc r14, 0x0               # x18 += CF, CF to x19, complete
        adc r9, 0x0                # x19 += CF, CF to x20, complete
        adc r8, 0x0                # x20 += CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r8, r9, r14, r15, rcx] */
        add r15, r15               # x31.2 = x17 + x17, CF to x32
        adcx r10, r14              # x32 = x18 + x25 + CF, CF to x33
        mov rax, [rsp-0x28]        # reload x26
        adcx rax, r9               # x33 = x26 + x19 + CF, CF to x34
        adc r8, r8                 # x34 = x20 + x20 + CF, CF to x35
        mov rsi, [rsp-0x20]        # reload x28
        adc rsi, 0x0               # x35 = x28 + CF, no carry
        add r11, r13               # x29 += x4, CF to x30, complete
        adc rcx, rbp               # x30 += x16 + CF, CF to x31, complete
        adcx r15, rbx              # x31 += x31.2 + CF, CF to x32, complete
        adc r14, r10               # x32 += x18 + CF, CF to x33, complete
        mov edx, 0x26              # constant 0x26
        mulx r10, rbx, r14         # x37:x36 = x32*0x26
        adc rax, r9                # x33 += x19 + CF, CF to x34, complete
        adc r8, [rsp-0x18]         # x34 += x27 + CF, CF to x35, complete
        mulx rax, r9, rax          # x39:x38 = x33*0x26
        adc rsi, 0x0               # x35 += CF, no carry, complete

        /* complete: [x35, x34, x33, x32, x31, x30, x29] in [rsi, r8, -, r14, r15, rcx, r11] */
        xor ebp, ebp               # CF = OF = 0
        adcx r10, r11              # x45 = x29 + x37 (CF is 0), CF to x46
        mulx r8, r11, r8           # x41:x40 = x34*0x26
        adox rbx, [rsp-0x10]       # x44 = x36 + x21 (OF is 0), OF to x45, complete
        adcx rax, rcx              # x46 = x30 + x39 + CF, CF to x47
        adox r10, r9               # x45 += x38 + OF, OF to x46, complete
        adox rax, r11              # x46 += x40 + OF, OF to x47, complete
        mulx r9, r11, rsi          # x43:x42 = x35*0x26
        adcx r11, r8               # x47 = x41 + x42 + CF, CF to x48
        adox r11, r15              # x47 += x31 + OF, OF to x48, complete
        adcx r9, rdi               # x48 = x43 + CF, no carry
        adox r9, rdi               # x48 += OF, no carry, complete

        /* complete: [x48, x47, x46, x45, x44] in [r9, r11, rax, r10, rbx] */
        mov r8, r11                # copy x47
        shr r8, 0x3f               # t4 = x47 >> 63
        lea r8, [r8+r9*2]          # x49 = t4 + 2*x48 mod 2^64 = low word of (x48:x47 >> 63)
        lea r9, [r8+r8*8]          # t5 = 9*x49 mod 2^64
        lea r8, [r8+r9*2]          # x50 = x49 + 2*t5 mod 2^64 = x49*0x13
        movabs r9, 0x7fffffffffffffff # constant 0x7fffffffffffffff
        and r11, r9                # x51 = x47 & 0x7fffffffffffffff
        add r8, rbx                # x52 = x50 + x44, CF to x53, complete
        mov r9, [rsp-0x8]          # reload pointer out1
        mov [r9], r8               # out1[0] = x52
        adc r10, 0x0               # x53 = x45 + CF, CF to x54, complete
        adc rax, 0x0               # x54 = x46 + CF, CF to x55, complete
        mov [r9+0x10], rax         # out1[2] = x54
        mov [r9+0x8], r10          # out1[1] = x53
        adc r11, 0x0               # x55 = x51 + CF, no carry, complete

        /* complete: [x55, x54, x53, x52] in [r11, rax, r10, r8] */
        mov [r9+0x18], r11         # out1[3] = x55

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
        .size   fe25519_square_loose, .-fe25519_square_loose
        .section .note.GNU-stack, "", @progbits
