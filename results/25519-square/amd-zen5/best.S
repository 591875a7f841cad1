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
 *   [rsp-0x8]  pointer out1
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
 * 81 instructions; 19.9 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.203 [1.202, 1.203] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.107 [1.106, 1.107] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 2, 2026-11-23T09:50:02.580Z
 * npm run optimize -- --curve 25519 --op square --seed 2 --budget 50s
 * sha256 of the code: 8c416c9089f973ab3a36127c32823cff401de52e4e7bdd33a8401573d92f1d13
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
        push r13                                 # save r13
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r13, 0
        push r14                                 # save r14
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r14, 0
        push r15                                 # save r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r15, 0

        mov rdx, [rsi]                           # load arg1[0]
        mulx rax, r8, [rsi+0x8]                  # x5:x4 = arg1[0]*arg1[1]
        mulx r9, r10, [rsi+0x10]                 # x7:x6 = arg1[0]*arg1[2]
        mulx r11, rcx, [rsi+0x18]                # x9:x8 = arg1[0]*arg1[3]
        mulx rbx, rbp, rdx                       # x22:x21 = arg1[0]*arg1[0]
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r12, r13, [rsi+0x8]                 # x11:x10 = arg1[1]*arg1[2]
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r14, r15, rdx                       # x24:x23 = arg1[1]*arg1[1]
        add rcx, r13                             # x17 = x8 + x10, CF to x18
        mov [rsp-0x8], rdi                       # spill pointer out1
        mulx r13, rdi, [rsi+0x18]                # x13:x12 = arg1[1]*arg1[3]
        adcx r12, r11                            # x18 = x9 + x11 + CF, CF to x19
        adc r13, 0x0                             # x19 = x13 + CF, no carry
        add r10, rax                             # x16 = x6 + x5, CF to x17, complete
        adc rcx, r9                              # x17 += x7 + CF, CF to x18, complete
        adcx r12, rdi                            # x18 += x12 + CF, CF to x19, complete
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rax, r9, [rsi+0x18]                 # x15:x14 = arg1[2]*arg1[3]
        adc r9, r13                              # x19 += x14 + CF, CF to x20, complete
        adc rax, 0x0                             # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [rax, r9, r12, rcx, r10] */
        xor r11d, r11d                           # CF = OF = 0
        adcx r8, r8                              # x29 = x4 + x4 (CF is 0), CF to x30
        adcx r10, r10                            # x30 = x16 + x16 + CF, CF to x31
        mulx r11, rdi, rdx                       # x26:x25 = arg1[2]*arg1[2]
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx rsi, r13, rdx                       # x28:x27 = arg1[3]*arg1[3]
        adc r14, rcx                             # x31 = x17 + x24 + CF, CF to x32
        adc rdi, r12                             # x32 = x18 + x25 + CF, CF to x33
        adcx r9, r9                              # x33 = x19 + x19 + CF, CF to x34
        adcx rax, rax                            # x34 = x20 + x20 + CF, CF to x35
        adc rsi, 0x0                             # x35 = x28 + CF, no carry
        add rbx, r8                              # x29 += x22, CF to x30, complete
        adcx r10, r15                            # x30 += x23 + CF, CF to x31, complete
        adc r14, rcx                             # x31 += x17 + CF, CF to x32, complete
        adc r12, rdi                             # x32 += x18 + CF, CF to x33, complete
        adc r9, r11                              # x33 += x26 + CF, CF to x34, complete
        adc rax, r13                             # x34 += x27 + CF, CF to x35, complete
        mov edx, 0x26                            # constant 0x26
        mulx r8, r11, r12                        # x37:x36 = x32*0x26
        adc rsi, 0x0                             # x35 += CF, no carry, complete

        /* complete: [x35, x34, x33, x32, x31, x30, x29] in [rsi, rax, r9, r12, r14, r10, rbx] */
        mulx rcx, rdi, rsi                       # x43:x42 = x35*0x26
        xor esi, esi                             # CF = OF = 0
        adcx rbx, r8                             # x45 = x37 + x29 (CF is 0), CF to x46
        mulx r8, r9, r9                          # x39:x38 = x33*0x26
        adox r11, rbp                            # x44 = x36 + x21 (OF is 0), OF to x45, complete
        adox rbx, r9                             # x45 += x38 + OF, OF to x46, complete
        mulx rax, r9, rax                        # x41:x40 = x34*0x26
        adcx r10, r9                             # x46 = x30 + x40 + CF, CF to x47
        adcx rax, r14                            # x47 = x31 + x41 + CF, CF to x48
        adox r10, r8                             # x46 += x39 + OF, OF to x47, complete
        adox rax, rdi                            # x47 += x42 + OF, OF to x48, complete
        adcx rcx, [rip+.Lfe25519_square_loose_c0] # x48 = x43 + CF, no carry
        adox rcx, [rip+.Lfe25519_square_loose_c0] # x48 += OF, no carry, complete

        /* complete: [x48, x47, x46, x45, x44] in [rcx, rax, r10, rbx, r11] */
        mov r8, rax                              # copy x47
        add r8, rax                              # CF:t3 = x47 + x47
        adc rcx, rcx                             # x49 = x48 + x48 + CF mod 2^64 = low word of (x48:x47 >> 63)
        imul r8, rcx, 0x13                       # x50 = x49*0x13
        and rax, [rip+.Lfe25519_square_loose_c1] # x51 = x47 & 0x7fffffffffffffff
        adox r8, r11                             # x52 = x50 + x44 (OF is 0), OF to x53, complete
        adox rbx, [rip+.Lfe25519_square_loose_c0] # x53 = x45 + OF, OF to x54, complete
        adox r10, [rip+.Lfe25519_square_loose_c0] # x54 = x46 + OF, OF to x55, complete
        adox rax, [rip+.Lfe25519_square_loose_c0] # x55 = x51 + OF, no carry, complete

        /* complete: [x55, x54, x53, x52] in [rax, r10, rbx, r8] */
        mov r9, [rsp-0x8]                        # reload pointer out1
        mov [r9+0x8], rbx                        # out1[1] = x53
        mov [r9], r8                             # out1[0] = x52
        mov [r9+0x10], r10                       # out1[2] = x54
        mov [r9+0x18], rax                       # out1[3] = x55

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
.Lfe25519_square_loose_c0: .quad 0x0
.Lfe25519_square_loose_c1: .quad 0x7fffffffffffffff
        .size   fe25519_square_loose, .-fe25519_square_loose
        .section .note.GNU-stack, "", @progbits
