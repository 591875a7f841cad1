/*
 * 25519 square (strict), modulo p = 2^255 - 19
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below p; out1 below p; arrays may overlap
 *
 * void fe25519_square(uint64_t out1[4], const uint64_t arg1[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below p
 *   rsi  arg1[4]  read, below p
 *
 * Changed: rax, rcx, rdx, rsi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14
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
 * 101 instructions; 28.3 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.479 [1.477, 1.480] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: SLOWER than the fastest alternative, clang-22 -O3 -march=native + reduction pass, which takes 0.840 [0.840, 0.841] of our time
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 4a17afa5b0efeb14d4f379881fd6667b3f57efdc667444694fd623ec70ea1da2
 * found by Fieldwright, seed 1, 2026-11-21T19:33:40.751Z
 * npm run optimize -- --curve 25519 --op square --seed 1 --budget 30s --strict
 * sha256 of the code: 8f57ddae55378f3dbf10cf30ac167017dc9125a623d7f6aecd5312e1c4c4d126
 */
        .intel_syntax noprefix
        .text
        .globl  fe25519_square
        .type   fe25519_square, @function
        .p2align 6
fe25519_square:
        .cfi_startproc
        push rbx                            # save rbx
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbx, 0
        push rbp                            # save rbp
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbp, 0
        push r12                            # save r12
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r12, 0
        push r13                            # save r13
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r13, 0
        push r14                            # save r14
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r14, 0

        mov rdx, [rsi]                      # load arg1[0]
        mulx rax, r8, [rsi+0x10]            # x7:x6 = arg1[0]*arg1[2]
        mulx r9, r10, [rsi+0x8]             # x5:x4 = arg1[0]*arg1[1]
        xor r11d, r11d                      # CF = OF = 0
        adcx r9, r8                         # x16 = x6 + x5 (CF is 0), CF to x17, complete
        mulx r8, r11, [rsi+0x18]            # x9:x8 = arg1[0]*arg1[3]
        mov rdx, [rsi+0x10]                 # load arg1[2]
        mulx rcx, rbx, [rsi+0x8]            # x11:x10 = arg1[1]*arg1[2]
        adcx rbx, r11                       # x17 = x8 + x10 + CF, CF to x18
        mov rdx, [rsi+0x18]                 # load arg1[3]
        mulx r11, rbp, [rsi+0x8]            # x13:x12 = arg1[1]*arg1[3]
        adcx r8, rbp                        # x18 = x12 + x9 + CF, CF to x19
        adox rbx, rax                       # x17 += x7 (OF is 0), OF to x18, complete
        adox r8, rcx                        # x18 += x11 + OF, OF to x19, complete
        mov rdx, [rsi+0x10]                 # load arg1[2]
        mulx rax, rcx, rdx                  # x26:x25 = arg1[2]*arg1[2]
        adcx r11, [rip+.Lfe25519_square_c0] # x19 = x13 + CF, no carry
        adcx rcx, r8                        # x32 = x25 + x18 (CF is 0), CF to x33
        mulx rbp, r12, [rsi+0x18]           # x15:x14 = arg1[2]*arg1[3]
        adox r11, r12                       # x19 += x14 + OF, OF to x20, complete
        adcx r11, r11                       # x33 = x19 + x19 + CF, CF to x34
        adox rbp, [rip+.Lfe25519_square_c0] # x20 = x15 + OF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [rbp, -, r8, rbx, r9] */
        adc rbp, rbp                        # x34 = x20 + x20 + CF, no carry
        mov rdx, [rsi]                      # load arg1[0]
        mulx r12, r13, rdx                  # x22:x21 = arg1[0]*arg1[0]
        xor r14d, r14d                      # CF = OF = 0
        adox r10, r10                       # x29 = x4 + x4 (OF is 0), OF to x30
        adcx r10, r12                       # x29 += x22 (CF is 0), CF to x30, complete
        mov rdx, [rsi+0x8]                  # load arg1[1]
        mulx r12, r14, rdx                  # x24:x23 = arg1[1]*arg1[1]
        adox r9, r9                         # x30 = x16 + x16 + OF, OF to x31
        adcx r9, r14                        # x30 += x23 + CF, CF to x31, complete
        adox rbx, rbx                       # x31 = x17 + x17 + OF, OF to x32
        adcx rbx, r12                       # x31 += x24 + CF, CF to x32, complete
        mov rdx, [rsi+0x18]                 # load arg1[3]
        mulx rsi, r12, rdx                  # x28:x27 = arg1[3]*arg1[3]
        adox rcx, r8                        # x32 += x18 + OF, OF to x33
        adox r11, rax                       # x33 += x26 + OF, OF to x34
        adox rbp, r12                       # x34 += x27 + OF, OF to x35
        adcx rcx, [rip+.Lfe25519_square_c0] # x32 += CF, CF to x33, complete
        adcx r11, [rip+.Lfe25519_square_c0] # x33 += CF, CF to x34, complete
        mov rdx, r11                        # copy x33
        mulx rax, r8, [rip+.Lfe25519_square_c1] # x39:x38 = x33*0x26
        adcx rbp, [rip+.Lfe25519_square_c0] # x34 += CF, CF to x35, complete
        adcx rsi, [rip+.Lfe25519_square_c0] # x35 = x28 + CF, no carry
        adox rsi, [rip+.Lfe25519_square_c0] # x35 += OF, no carry, complete

        /* complete: [x35, x34, x33, x32, x31, x30, x29] in [rsi, rbp, rdx, rcx, rbx, r9, r10] */
        mov edx, 0x26                       # constant 0x26
        mulx r11, rsi, rsi                  # x43:x42 = x35*0x26
        mulx rbp, r12, rbp                  # x41:x40 = x34*0x26
        mulx rcx, rdx, rcx                  # x37:x36 = x32*0x26
        adcx r8, r10                        # x45 = x38 + x29 (CF is 0), CF to x46
        adox r13, rdx                       # x44 = x21 + x36 (OF is 0), OF to x45, complete
        adcx r9, rax                        # x46 = x39 + x30 + CF, CF to x47
        adox rcx, r8                        # x45 += x37 + OF, OF to x46, complete
        adox r12, r9                        # x46 += x40 + OF, OF to x47, complete
        adcx rbx, rbp                       # x47 = x31 + x41 + CF, CF to x48
        adox rsi, rbx                       # x47 += x42 + OF, OF to x48, complete
        adox r11, [rip+.Lfe25519_square_c0] # x48 = x43 + OF, no carry
        adc r11, 0x0                        # x48 += CF, no carry, complete

        /* complete: [x48, x47, x46, x45, x44] in [r11, rsi, r12, rcx, r13] */
        mov eax, 0x3f                       # constant 0x3f
        bzhi rax, rsi, rax                  # x51 = x47 & 0x7fffffffffffffff
        add rsi, rsi                        # CF:t3 = x47 + x47
        adc r11, r11                        # x49 = x48 + x48 + CF mod 2^64 = low word of (x48:x47 >> 63)
        imul r8, r11, 0x13                  # x50 = x49*0x13
        xor r9d, r9d                        # CF = OF = 0
        adox r13, r8                        # x52 = x50 + x44 (OF is 0), OF to x53, complete
        adox rcx, [rip+.Lfe25519_square_c0] # x53 = x45 + OF, OF to x54, complete
        adox r12, [rip+.Lfe25519_square_c0] # x54 = x46 + OF, OF to x55, complete
        adox rax, [rip+.Lfe25519_square_c0] # x55 = x51 + OF, no carry, complete

        /* complete: [x55, x54, x53, x52] in [rax, r12, rcx, r13] */
        mov r8, rax                         # copy x55
        sub r8, [rip+.Lfe25519_square_c2]   # x59 = x55 - 0x8000000000000000, CF from x60
        mov r9d, 0x0                        # begins x60 = CF
        adc r9, 0x0                         # x60 = CF
        mov r10, r13                        # copy x52
        adcx r10, [rip+.Lfe25519_square_c3] # x56 = x52 + 0x13 (CF is 0), CF to x57, complete
        mov r11, rcx                        # copy x53
        adc r11, 0x0                        # x57 = x53 + CF, CF to x58, complete
        mov rsi, r12                        # copy x54
        adc rsi, 0x0                        # x58 = x54 + CF, CF to x59, complete
        adc r8, 0x0                         # x59 += CF, CF to x60, complete

        /* complete: [x59, x58, x57, x56] in [r8, rsi, r11, r10] */
        sbb r9, 0x0                         # x60 -= CF, complete
        bt r9d, 0x0                         # CF = x60
        cmovc r10, r13                      # x61 = x60 ? x52 : x56, x60 in CF
        cmovc r8, rax                       # x64 = x60 ? x55 : x59, x60 in CF
        mov [rdi+0x18], r8                  # out1[3] = x64
        cmovc r11, rcx                      # x62 = x60 ? x53 : x57, x60 in CF
        cmovnc r12, rsi                     # x63 = x60 ? x54 : x58, x60 in CF
        mov [rdi+0x10], r12                 # out1[2] = x63
        mov [rdi+0x8], r11                  # out1[1] = x62
        mov [rdi], r10                      # out1[0] = x61

        pop r14                             # restore r14
        .cfi_adjust_cfa_offset -8
        .cfi_restore r14
        pop r13                             # restore r13
        .cfi_adjust_cfa_offset -8
        .cfi_restore r13
        pop r12                             # restore r12
        .cfi_adjust_cfa_offset -8
        .cfi_restore r12
        pop rbp                             # restore rbp
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbp
        pop rbx                             # restore rbx
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbx
        ret                                 # return
        .cfi_endproc
        .balign 8, 0xcc
.Lfe25519_square_c0: .quad 0x0
.Lfe25519_square_c1: .quad 0x26
.Lfe25519_square_c2: .quad 0x8000000000000000
.Lfe25519_square_c3: .quad 0x13
        .size   fe25519_square, .-fe25519_square
        .section .note.GNU-stack, "", @progbits
