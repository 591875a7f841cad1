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
 * Changed: rax, rcx, rdx, rsi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12
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
 * 79 instructions; 22.2 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.499 [1.454, 1.501] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: SLOWER than the fastest alternative, clang-22 -O3 -march=native + reduction pass, which takes 0.977 [0.977, 0.977] of our time
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 8f68fac5dfaa11892ef4562501586c773442d8e4fd250dab6b5cacb185b9f6c1
 * found by Fieldwright, seed 2, 2026-11-24T09:59:12.963Z
 * npm run optimize -- --curve 25519 --op square --seed 2 --budget 60s
 * sha256 of the code: 475d86a459ee88f8eda36baeb8a45e914cd468bc3832bacfb54a8a3209de224f
 */
        .intel_syntax noprefix
        .text
        .globl  fe25519_square_loose
        .type   fe25519_square_loose, @function
        .p2align 6
fe25519_square_loose:
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

        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rax, r8, [rsi+0x8]                  # x11:x10 = arg1[1]*arg1[2]
        mulx r9, r10, [rsi]                      # x7:x6 = arg1[0]*arg1[2]
        mov rdx, [rsi]                           # load arg1[0]
        mulx r11, rcx, [rsi+0x18]                # x9:x8 = arg1[0]*arg1[3]
        add r8, r9                               # x17 = x10 + x7, CF to x18
        mulx r9, rbx, [rsi+0x8]                  # x5:x4 = arg1[0]*arg1[1]
        adc r11, 0x0                             # x18 = x9 + CF, no carry
        add r9, r10                              # x16 = x6 + x5, CF to x17, complete
        adc rcx, r8                              # x17 += x8 + CF, CF to x18, complete
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r8, r10, [rsi+0x10]                 # x15:x14 = arg1[2]*arg1[3]
        mulx rbp, r12, [rsi+0x8]                 # x13:x12 = arg1[1]*arg1[3]
        adc r11, rax                             # x18 += x11 + CF, CF to x19
        adc rbp, 0x0                             # x19 = x13 + CF, no carry
        add r11, r12                             # x18 += x12, CF to x19, complete
        adc rbp, r10                             # x19 += x14 + CF, CF to x20, complete
        adc r8, 0x0                              # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r8, rbp, r11, rcx, r9] */
        xor eax, eax                             # CF = OF = 0
        adox rbx, rbx                            # x29 = x4 + x4 (OF is 0), OF to x30
        mov rdx, [rsi]                           # load arg1[0]
        mulx rax, r10, rdx                       # x22:x21 = arg1[0]*arg1[0]
        adox r9, r9                              # x30 = x16 + x16 + OF, OF to x31
        adox rcx, rcx                            # x31 = x17 + x17 + OF, OF to x32
        adcx rax, rbx                            # x29 += x22 (CF is 0), CF to x30, complete
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rbx, r12, rdx                       # x24:x23 = arg1[1]*arg1[1]
        adcx r9, r12                             # x30 += x23 + CF, CF to x31, complete
        adcx rbx, rcx                            # x31 += x24 + CF, CF to x32, complete
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rcx, r12, rdx                       # x26:x25 = arg1[2]*arg1[2]
        adox r11, r11                            # x32 = x18 + x18 + OF, OF to x33
        adcx r11, r12                            # x32 += x25 + CF, CF to x33, complete
        adox rcx, rbp                            # x33 = x19 + x26 + OF, OF to x34
        adcx rcx, rbp                            # x33 += x19 + CF, CF to x34, complete
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx rsi, rbp, rdx                       # x28:x27 = arg1[3]*arg1[3]
        adox rbp, r8                             # x34 = x27 + x20 + OF, OF to x35
        adcx rbp, r8                             # x34 += x20 + CF, CF to x35, complete
        mov rdx, rcx                             # copy x33
        mulx r8, rcx, [rip+.Lfe25519_square_loose_c0] # x39:x38 = x33*0x26
        adox rsi, [rip+.Lfe25519_square_loose_c1] # x35 = x28 + OF, no carry
        adox rax, rcx                            # x45 = x38 + x29 (OF is 0), OF to x46
        mov rdx, r11                             # copy x32
        mulx r11, rcx, [rip+.Lfe25519_square_loose_c0] # x37:x36 = x32*0x26
        adcx rsi, [rip+.Lfe25519_square_loose_c1] # x35 += CF, no carry, complete

        /* complete: [x35, x34, x33, x32, x31, x30, x29] in [rsi, rbp, -, rdx, rbx, r9, -] */
        adcx r10, rcx                            # x44 = x21 + x36 (CF is 0), CF to x45, complete
        adcx r11, rax                            # x45 += x37 + CF, CF to x46, complete
        mov rdx, rbp                             # copy x34
        mulx rax, rcx, [rip+.Lfe25519_square_loose_c0] # x41:x40 = x34*0x26
        adcx r8, rcx                             # x46 = x40 + x39 + CF, CF to x47
        adox r8, r9                              # x46 += x30 + OF, OF to x47, complete
        mov rdx, rsi                             # copy x35
        mulx r9, rcx, [rip+.Lfe25519_square_loose_c0] # x43:x42 = x35*0x26
        adox rcx, rax                            # x47 = x42 + x41 + OF, OF to x48
        adcx rbx, rcx                            # x47 += x31 + CF, CF to x48, complete
        adcx r9, [rip+.Lfe25519_square_loose_c1] # x48 = x43 + CF, no carry
        adox r9, [rip+.Lfe25519_square_loose_c1] # x48 += OF, no carry, complete

        /* complete: [x48, x47, x46, x45, x44] in [r9, rbx, r8, r11, r10] */
        mov rax, rbx                             # copy x47
        shr rax, 0x3f                            # t2 = x47 >> 63
        shl r9, 0x1                              # t3 = x48 << 1 mod 2^64
        lea rax, [rax+r9]                        # x49 = t2 + t3 mod 2^64 = low word of (x48:x47 >> 63)
        and rbx, [rip+.Lfe25519_square_loose_c2] # x51 = x47 & 0x7fffffffffffffff
        imul rax, rax, 0x13                      # x50 = x49*0x13
        add rax, r10                             # x52 = x50 + x44, CF to x53, complete
        mov [rdi], rax                           # out1[0] = x52
        adc r11, 0x0                             # x53 = x45 + CF, CF to x54, complete
        mov [rdi+0x8], r11                       # out1[1] = x53
        adc r8, 0x0                              # x54 = x46 + CF, CF to x55, complete
        mov [rdi+0x10], r8                       # out1[2] = x54
        adc rbx, 0x0                             # x55 = x51 + CF, no carry, complete

        /* complete: [x55, x54, x53, x52] in [rbx, r8, r11, rax] */
        mov [rdi+0x18], rbx                      # out1[3] = x55

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
.Lfe25519_square_loose_c0: .quad 0x26
.Lfe25519_square_loose_c1: .quad 0x0
.Lfe25519_square_loose_c2: .quad 0x7fffffffffffffff
        .size   fe25519_square_loose, .-fe25519_square_loose
        .section .note.GNU-stack, "", @progbits
