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
 *   [rsp-0x18]  x27
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
 * 83 instructions; 52.2 cycles on Intel(R) Xeon(R) Processor @ 2.50GHz (intel-skylake)
 * throughput: 1.114 [1.109, 1.121] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.354 [1.352, 1.355] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 91a9a67fb0a09d29c776804d927181df61a08b894c18197ff20ca37369126f8e
 * found by Fieldwright, seed 1, 2026-11-22T22:43:44.371Z
 * npm run optimize -- --curve 25519 --op square --seed 1 --budget 45s --for latency
 * sha256 of the code: 3951bf962eb7f51838979fa8947fc5367782d3ab67ae03322b4d805b51ed4543
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

        mov rdx, [rsi]                           # load arg1[0]
        mulx rax, r8, rdx                        # x22:x21 = arg1[0]*arg1[0]
        mulx r9, r10, [rsi+0x8]                  # x5:x4 = arg1[0]*arg1[1]
        mulx r11, rcx, [rsi+0x10]                # x7:x6 = arg1[0]*arg1[2]
        xor ebx, ebx                             # CF = OF = 0
        adcx r9, rcx                             # x16 = x6 + x5 (CF is 0), CF to x17, complete
        mulx rcx, rbx, [rsi+0x18]                # x9:x8 = arg1[0]*arg1[3]
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx rbp, r12, [rsi+0x8]                 # x13:x12 = arg1[1]*arg1[3]
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r13, r14, rdx                       # x24:x23 = arg1[1]*arg1[1]
        adcx rbx, r11                            # x17 = x7 + x8 + CF, CF to x18
        adox r10, r10                            # x29 = x4 + x4 (OF is 0), OF to x30
        adox r9, r9                              # x30 = x16 + x16 + OF, OF to x31
        adcx rcx, r12                            # x18 = x12 + x9 + CF, CF to x19
        mulx r11, r12, [rsi+0x10]                # x11:x10 = arg1[1]*arg1[2]
        adcx rbp, [rip+.Lfe25519_square_loose_c0] # x19 = x13 + CF, no carry
        adcx rbx, r12                            # x17 += x10 (CF is 0), CF to x18, complete
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mov [rsp-0x8], rdi                       # spill pointer out1
        mulx r12, rdi, rdx                       # x28:x27 = arg1[3]*arg1[3]
        adox r13, rbx                            # x31 = x17 + x24 + OF, OF to x32
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mov [rsp-0x10], r8                       # spill x21
        mov [rsp-0x18], rdi                      # spill x27
        mulx r8, rdi, rdx                        # x26:x25 = arg1[2]*arg1[2]
        adcx rcx, r11                            # x18 += x11 + CF, CF to x19, complete
        adox rdi, rcx                            # x32 = x25 + x18 + OF, OF to x33
        mulx r11, rsi, [rsi+0x18]                # x15:x14 = arg1[2]*arg1[3]
        adcx rsi, rbp                            # x19 += x14 + CF, CF to x20, complete
        adox rsi, rsi                            # x33 = x19 + x19 + OF, OF to x34
        adcx r11, [rip+.Lfe25519_square_loose_c0] # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r11, -, rcx, rbx, -] */
        adox r11, r11                            # x34 = x20 + x20 + OF, OF to x35
        adox r12, [rip+.Lfe25519_square_loose_c0] # x35 = x28 + OF, no carry
        xor ebp, ebp                             # CF = OF = 0
        adox r10, rax                            # x29 += x22 (OF is 0), OF to x30, complete
        adox r9, r14                             # x30 += x23 + OF, OF to x31, complete
        adox rbx, r13                            # x31 += x17 + OF, OF to x32, complete
        adox rdi, rcx                            # x32 += x18 + OF, OF to x33, complete
        adox rsi, r8                             # x33 += x26 + OF, OF to x34, complete
        adox r11, [rsp-0x18]                     # x34 += x27 + OF, OF to x35, complete
        adox r12, [rip+.Lfe25519_square_loose_c0] # x35 += OF, no carry, complete

        /* complete: [x35, x34, x33, x32, x31, x30, x29] in [r12, r11, rsi, rdi, rbx, r9, r10] */
        mov edx, 0x26                            # constant 0x26
        mulx rax, r8, r12                        # x43:x42 = x35*0x26
        mulx rcx, rsi, rsi                       # x39:x38 = x33*0x26
        mulx rdi, rbp, rdi                       # x37:x36 = x32*0x26
        xor r12d, r12d                           # CF = OF = 0
        adcx rbp, [rsp-0x10]                     # x44 = x21 + x36 (CF is 0), CF to x45, complete
        adcx rsi, r10                            # x45 = x38 + x29 + CF, CF to x46
        mulx r10, r11, r11                       # x41:x40 = x34*0x26
        adox rsi, rdi                            # x45 += x37 (OF is 0), OF to x46, complete
        adcx rcx, r11                            # x46 = x39 + x40 + CF, CF to x47
        adox rcx, r9                             # x46 += x30 + OF, OF to x47, complete
        adcx rbx, r10                            # x47 = x31 + x41 + CF, CF to x48
        adox rbx, r8                             # x47 += x42 + OF, OF to x48, complete
        adcx rax, [rip+.Lfe25519_square_loose_c0] # x48 = x43 + CF, no carry
        adox rax, [rip+.Lfe25519_square_loose_c0] # x48 += OF, no carry, complete

        /* complete: [x48, x47, x46, x45, x44] in [rax, rbx, rcx, rsi, rbp] */
        mov r8, rbx                              # copy x47
        add r8, rbx                              # CF:t4 = x47 + x47
        adc rax, rax                             # x49 = x48 + x48 + CF mod 2^64 = low word of (x48:x47 >> 63)
        and rbx, [rip+.Lfe25519_square_loose_c1] # x51 = x47 & 0x7fffffffffffffff
        lea r8, [rax+rax*8]                      # t5 = 9*x49 mod 2^64
        lea rax, [rax+r8*2]                      # x50 = x49 + 2*t5 mod 2^64 = x49*0x13
        adcx rax, rbp                            # x52 = x50 + x44 (CF is 0), CF to x53, complete
        adc rsi, 0x0                             # x53 = x45 + CF, CF to x54, complete
        adc rcx, 0x0                             # x54 = x46 + CF, CF to x55, complete
        adc rbx, 0x0                             # x55 = x51 + CF, no carry, complete

        /* complete: [x55, x54, x53, x52] in [rbx, rcx, rsi, rax] */
        mov r8, [rsp-0x8]                        # reload pointer out1
        mov [r8], rax                            # out1[0] = x52
        mov [r8+0x8], rsi                        # out1[1] = x53
        mov [r8+0x18], rbx                       # out1[3] = x55
        mov [r8+0x10], rcx                       # out1[2] = x54

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
