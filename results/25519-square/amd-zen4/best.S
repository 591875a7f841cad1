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
 * Saved on the stack and restored: rbx, rbp, r12
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x21
 *   [rsp-0x18]  x23
 *   [rsp-0x20]  x28
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
 * 84 instructions; 25.1 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.278 [1.267, 1.279] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.135 [1.135, 1.135] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 989d61e75f6b8ad96c2997dfa25e69ebbbf3e6722cf38f438b7365763375598c
 * found by Fieldwright, seed 1, 2026-11-23T02:21:28.118Z
 * npm run optimize -- --curve 25519 --op square --seed 1 --budget 75s
 * sha256 of the code: 34d3c239b6fe72227c8e2a94b9bfddfc1e93e01f8d863ce4b1d3b592c8c1a16b
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

        mov rdx, [rsi]             # load arg1[0]
        mulx rax, r8, rdx          # x22:x21 = arg1[0]*arg1[0]
        mulx r9, r10, [rsi+0x8]    # x5:x4 = arg1[0]*arg1[1]
        mulx r11, rcx, [rsi+0x10]  # x7:x6 = arg1[0]*arg1[2]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rbx, rbp, rdx         # x24:x23 = arg1[1]*arg1[1]
        add rcx, r9                # x16 = x6 + x5, CF to x17, complete
        mulx r9, r12, [rsi+0x18]   # x13:x12 = arg1[1]*arg1[3]
        mov [rsp-0x8], rdi         # spill pointer out1
        mov [rsp-0x10], r8         # spill x21
        mulx rdi, r8, [rsi+0x10]   # x11:x10 = arg1[1]*arg1[2]
        adc r8, r11                # x17 = x7 + x10 + CF, CF to x18
        adc rdi, r12               # x18 = x11 + x12 + CF, CF to x19
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r11, r12, [rsi]       # x9:x8 = arg1[0]*arg1[3]
        adc r9, 0x0                # x19 = x13 + CF, no carry
        add r12, r8                # x17 += x8, CF to x18, complete
        mov [rsp-0x18], rbp        # spill x23
        mulx r8, rbp, [rsi+0x10]   # x15:x14 = arg1[2]*arg1[3]
        adc rdi, r11               # x18 += x9 + CF, CF to x19, complete
        adc rbp, r9                # x19 += x14 + CF, CF to x20, complete
        adc r8, 0x0                # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r8, rbp, rdi, r12, rcx] */
        xor r9d, r9d               # CF = OF = 0
        adox rax, r10              # x29 = x22 + x4 (OF is 0), OF to x30
        adox rcx, rcx              # x30 = x16 + x16 + OF, OF to x31
        mulx r9, r11, rdx          # x28:x27 = arg1[3]*arg1[3]
        adox rbx, r12              # x31 = x24 + x17 + OF, OF to x32
        mov rdx, [rsi+0x10]        # load arg1[2]
        mov [rsp-0x20], r9         # spill x28
        mulx rsi, r9, rdx          # x26:x25 = arg1[2]*arg1[2]
        adox r9, rdi               # x32 = x25 + x18 + OF, OF to x33
        adox rsi, rbp              # x33 = x19 + x26 + OF, OF to x34
        adox r11, r8               # x34 = x27 + x20 + OF, OF to x35
        adcx rax, r10              # x29 += x4 (CF is 0), CF to x30, complete
        adcx rcx, [rsp-0x18]       # x30 += x23 + CF, CF to x31, complete
        adcx rbx, r12              # x31 += x17 + CF, CF to x32, complete
        adcx r9, rdi               # x32 += x18 + CF, CF to x33, complete
        adcx rsi, rbp              # x33 += x19 + CF, CF to x34, complete
        mov rdx, rsi               # copy x33
        mov r10d, 0x26             # constant 0x26
        mulx rdi, rsi, r10         # x39:x38 = x33*0x26
        adcx r11, r8               # x34 += x20 + CF, CF to x35, complete
        mov rdx, r9                # copy x32
        mulx r8, r9, r10           # x37:x36 = x32*0x26
        mov rbp, [rsp-0x20]        # reload x28
        mov r12d, 0x0              # constant 0
        adcx rbp, r12              # x35 = x28 + CF, no carry
        adox rbp, r12              # x35 += OF, no carry, complete

        /* complete: [x35, x34, x33, x32, x31, x30, x29] in [rbp, r11, -, rdx, rbx, rcx, rax] */
        mov rdx, rbp               # copy x35
        mulx rbp, r12, r10         # x43:x42 = x35*0x26
        adcx r9, [rsp-0x10]        # x44 = x36 + x21 (CF is 0), CF to x45, complete
        mov rdx, r11               # copy x34
        mulx r10, r11, r10         # x41:x40 = x34*0x26
        adcx rsi, r8               # x45 = x37 + x38 + CF, CF to x46
        adcx rcx, rdi              # x46 = x39 + x30 + CF, CF to x47
        adc rbx, r10               # x47 = x41 + x31 + CF, CF to x48
        adc rbp, 0x0               # x48 = x43 + CF, no carry
        add rsi, rax               # x45 += x29, CF to x46, complete
        adcx r11, rcx              # x46 += x40 + CF, CF to x47, complete
        adc r12, rbx               # x47 += x42 + CF, CF to x48, complete
        adc rbp, 0x0               # x48 += CF, no carry, complete

        /* complete: [x48, x47, x46, x45, x44] in [rbp, r12, r11, rsi, r9] */
        mov eax, 0x3f              # constant 0x3f
        bzhi rax, r12, rax         # x51 = x47 & 0x7fffffffffffffff
        add r12, r12               # CF:t2 = x47 + x47
        adc rbp, rbp               # x49 = x48 + x48 + CF mod 2^64 = low word of (x48:x47 >> 63)
        imul r8, rbp, 0x13         # x50 = x49*0x13
        xor r10d, r10d             # CF = OF = 0
        adox r8, r9                # x52 = x50 + x44 (OF is 0), OF to x53, complete
        mov r9d, 0x0               # constant 0
        adox rsi, r9               # x53 = x45 + OF, OF to x54, complete
        adox r11, r9               # x54 = x46 + OF, OF to x55, complete
        adox rax, r9               # x55 = x51 + OF, no carry, complete

        /* complete: [x55, x54, x53, x52] in [rax, r11, rsi, r8] */
        mov r9, [rsp-0x8]          # reload pointer out1
        mov [r9+0x18], rax         # out1[3] = x55
        mov [r9+0x10], r11         # out1[2] = x54
        mov [r9], r8               # out1[0] = x52
        mov [r9+0x8], rsi          # out1[1] = x53

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
