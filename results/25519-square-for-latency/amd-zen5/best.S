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
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x21
 *   [rsp-0x18]  x35
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
 * 87 instructions; 21.5 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.112 [1.111, 1.113] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.199 [1.198, 1.200] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 c7b31e64454fad870b4d91d96761fa2f984be035c0d2016ed473eb239684c5d9
 * found by Fieldwright, seed 1, 2026-11-23T12:24:12.556Z
 * npm run optimize -- --curve 25519 --op square --seed 1 --budget 45s --for latency
 * sha256 of the code: d3860f739fe056b903ba60541261265f8314254887c00c6a100c22118ead88b6
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

        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rax, r8, [rsi]        # x7:x6 = arg1[0]*arg1[2]
        mulx r9, r10, [rsi+0x8]    # x11:x10 = arg1[1]*arg1[2]
        add rax, r10               # x17 = x10 + x7, CF to x18
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r10, r11, [rsi+0x18]  # x13:x12 = arg1[1]*arg1[3]
        mulx rcx, rbx, [rsi]       # x5:x4 = arg1[0]*arg1[1]
        adcx r11, r9               # x18 = x11 + x12 + CF, CF to x19
        adc r10, 0x0               # x19 = x13 + CF, no carry
        add rcx, r8                # x16 = x6 + x5, CF to x17, complete
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r8, r9, [rsi+0x10]    # x15:x14 = arg1[2]*arg1[3]
        mulx rbp, r12, [rsi]       # x9:x8 = arg1[0]*arg1[3]
        adc r12, rax               # x17 += x8 + CF, CF to x18, complete
        adc r11, rbp               # x18 += x9 + CF, CF to x19, complete
        mov rdx, [rsi]             # load arg1[0]
        mulx rax, rbp, rdx         # x22:x21 = arg1[0]*arg1[0]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r13, r14, rdx         # x24:x23 = arg1[1]*arg1[1]
        adc r10, r9                # x19 += x14 + CF, CF to x20, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx r9, rdi, rdx          # x26:x25 = arg1[2]*arg1[2]
        adc r8, 0x0                # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r8, r10, r11, r12, rcx] */
        add rax, rbx               # x29 = x22 + x4, CF to x30
        adcx rcx, rcx              # x30 = x16 + x16 + CF, CF to x31
        adc r13, r12               # x31 = x24 + x17 + CF, CF to x32
        adcx r11, r11              # x32 = x18 + x18 + CF, CF to x33
        adc r10, r10               # x33 = x19 + x19 + CF, CF to x34
        mov rdx, [rsi+0x18]        # load arg1[3]
        mov [rsp-0x10], rbp        # spill x21
        mulx rsi, rbp, rdx         # x28:x27 = arg1[3]*arg1[3]
        adcx r8, r8                # x34 = x20 + x20 + CF, CF to x35
        adc rsi, 0x0               # x35 = x28 + CF, no carry
        mov [rsp-0x18], rsi        # spill x35
        xor esi, esi               # CF = OF = 0
        adox rax, rbx              # x29 += x4 (OF is 0), OF to x30, complete
        adox rcx, r14              # x30 += x23 + OF, OF to x31, complete
        adox r13, r12              # x31 += x17 + OF, OF to x32, complete
        adox rdi, r11              # x32 += x25 + OF, OF to x33, complete
        adox r10, r9               # x33 += x26 + OF, OF to x34, complete
        adox r8, rbp               # x34 += x27 + OF, OF to x35, complete
        mov edx, 0x26              # constant 0x26
        mulx r9, r11, rdi          # x37:x36 = x32*0x26
        mov rdi, [rsp-0x18]        # reload x35
        mov esi, 0x0               # constant 0
        adox rdi, rsi              # x35 += OF, no carry, complete

        /* complete: [x35, x34, x33, x32, x31, x30, x29] in [rdi, r8, r10, -, r13, rcx, rax] */
        xor ebx, ebx               # CF = OF = 0
        adcx rax, r9               # x45 = x29 + x37 (CF is 0), CF to x46
        adox r11, [rsp-0x10]       # x44 = x36 + x21 (OF is 0), OF to x45, complete
        mulx r8, r9, r8            # x41:x40 = x34*0x26
        mulx r10, rbx, r10         # x39:x38 = x33*0x26
        mulx rdi, rdx, rdi         # x43:x42 = x35*0x26
        adox rax, rbx              # x45 += x38 + OF, OF to x46, complete
        adcx r9, rcx               # x46 = x40 + x30 + CF, CF to x47
        adcx rdx, r13              # x47 = x42 + x31 + CF, CF to x48
        adox r10, r9               # x46 += x39 + OF, OF to x47, complete
        adox rdx, r8               # x47 += x41 + OF, OF to x48, complete
        adcx rdi, rsi              # x48 = x43 + CF, no carry
        adox rdi, rsi              # x48 += OF, no carry, complete

        /* complete: [x48, x47, x46, x45, x44] in [rdi, rdx, r10, rax, r11] */
        mov r8, rdx                # copy x47
        add r8, rdx                # CF:t3 = x47 + x47
        adc rdi, rdi               # x49 = x48 + x48 + CF mod 2^64 = low word of (x48:x47 >> 63)
        movabs r8, 0x7fffffffffffffff # constant 0x7fffffffffffffff
        and rdx, r8                # x51 = x47 & 0x7fffffffffffffff
        lea r8, [rdi+rdi*8]        # t4 = 9*x49 mod 2^64
        lea r8, [rdi+r8*2]         # x50 = x49 + 2*t4 mod 2^64 = x49*0x13
        adcx r11, r8               # x52 = x50 + x44 (CF is 0), CF to x53, complete
        adc rax, 0x0               # x53 = x45 + CF, CF to x54, complete
        adc r10, 0x0               # x54 = x46 + CF, CF to x55, complete
        adc rdx, 0x0               # x55 = x51 + CF, no carry, complete

        /* complete: [x55, x54, x53, x52] in [rdx, r10, rax, r11] */
        mov r8, [rsp-0x8]          # reload pointer out1
        mov [r8+0x18], rdx         # out1[3] = x55
        mov [r8+0x8], rax          # out1[1] = x53
        mov [r8], r11              # out1[0] = x52
        mov [r8+0x10], r10         # out1[2] = x54

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
