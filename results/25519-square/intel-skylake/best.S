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
 * Saved on the stack and restored: rbx
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x21
 *   [rsp-0x18]  x24
 *   [rsp-0x20]  x23
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
 * 72 instructions; 28.6 cycles on Intel(R) Xeon(R) Processor @ 2.50GHz (intel-skylake)
 * throughput: 1.303 [1.302, 1.312] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.139 [1.137, 1.140] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 88631079f4d90a2e2a6860ae0650b6bfce75f007c99a3220fbd8148904b0091a
 * found by Fieldwright, seed 1, 2026-11-22T18:49:44.306Z
 * npm run optimize -- --curve 25519 --op square --seed 1 --budget 60s
 * sha256 of the code: a26b30270239590d1b4e7795374be5251981028188fc91409d1e81582fb1e9dd
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

        mov rdx, [rsi]                           # load arg1[0]
        mulx rax, r8, [rsi+0x10]                 # x7:x6 = arg1[0]*arg1[2]
        mulx r9, r10, [rsi+0x18]                 # x9:x8 = arg1[0]*arg1[3]
        mulx r11, rcx, rdx                       # x22:x21 = arg1[0]*arg1[0]
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mov [rsp-0x8], rdi                       # spill pointer out1
        mulx rbx, rdi, rdx                       # x24:x23 = arg1[1]*arg1[1]
        mov [rsp-0x10], rcx                      # spill x21
        mov [rsp-0x18], rbx                      # spill x24
        mulx rcx, rbx, [rsi+0x18]                # x13:x12 = arg1[1]*arg1[3]
        mov [rsp-0x20], rdi                      # spill x23
        xor edi, edi                             # CF = OF = 0
        adcx rax, r10                            # x17 = x8 + x7 (CF is 0), CF to x18
        mulx r10, rdi, [rsi]                     # x5:x4 = arg1[0]*arg1[1]
        adox rdi, rdi                            # x29 = x4 + x4 (OF is 0), OF to x30
        adcx r9, rbx                             # x18 = x9 + x12 + CF, CF to x19
        adcx rcx, [rip+.Lfe25519_square_loose_c0] # x19 = x13 + CF, no carry
        adcx r10, r8                             # x16 = x6 + x5 (CF is 0), CF to x17, complete
        adox r10, r10                            # x30 = x16 + x16 + OF, OF to x31
        mulx r8, rbx, [rsi+0x10]                 # x11:x10 = arg1[1]*arg1[2]
        adcx rax, rbx                            # x17 += x10 + CF, CF to x18, complete
        adox rax, rax                            # x31 = x17 + x17 + OF, OF to x32
        adcx r9, r8                              # x18 += x11 + CF, CF to x19, complete
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r8, rbx, [rsi+0x18]                 # x15:x14 = arg1[2]*arg1[3]
        adcx rcx, rbx                            # x19 += x14 + CF, CF to x20, complete
        adcx r8, [rip+.Lfe25519_square_loose_c0] # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r8, rcx, r9, -, -] */
        adcx r11, rdi                            # x29 += x22 (CF is 0), CF to x30, complete
        adcx r10, [rsp-0x20]                     # x30 += x23 + CF, CF to x31, complete
        adcx rax, [rsp-0x18]                     # x31 += x24 + CF, CF to x32, complete
        mulx rdi, rbx, rdx                       # x26:x25 = arg1[2]*arg1[2]
        adox r9, r9                              # x32 = x18 + x18 + OF, OF to x33
        adox rdi, rcx                            # x33 = x19 + x26 + OF, OF to x34
        adcx r9, rbx                             # x32 += x25 + CF, CF to x33, complete
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx rsi, rbx, rdx                       # x28:x27 = arg1[3]*arg1[3]
        adcx rcx, rdi                            # x33 += x19 + CF, CF to x34, complete
        mov edx, 0x26                            # constant 0x26
        mulx rcx, rdi, rcx                       # x39:x38 = x33*0x26
        adox r8, r8                              # x34 = x20 + x20 + OF, OF to x35
        adcx rbx, r8                             # x34 += x27 + CF, CF to x35, complete
        mulx r8, r9, r9                          # x37:x36 = x32*0x26
        adox rsi, [rip+.Lfe25519_square_loose_c0] # x35 = x28 + OF, no carry
        adox rdi, r11                            # x45 = x29 + x38 (OF is 0), OF to x46
        mulx r11, rbx, rbx                       # x41:x40 = x34*0x26
        adox r10, rbx                            # x46 = x40 + x30 + OF, OF to x47
        adcx rsi, [rip+.Lfe25519_square_loose_c0] # x35 += CF, no carry, complete

        /* complete: [x35, x34, x33, x32, x31, x30, x29] in [rsi, -, -, -, rax, -, -] */
        mulx rsi, rdx, rsi                       # x43:x42 = x35*0x26
        adcx r9, [rsp-0x10]                      # x44 = x21 + x36 (CF is 0), CF to x45, complete
        adox rdx, r11                            # x47 = x42 + x41 + OF, OF to x48
        adcx rdi, r8                             # x45 += x37 + CF, CF to x46, complete
        adcx rcx, r10                            # x46 += x39 + CF, CF to x47, complete
        adcx rdx, rax                            # x47 += x31 + CF, CF to x48, complete
        adox rsi, [rip+.Lfe25519_square_loose_c0] # x48 = x43 + OF, no carry
        adc rsi, 0x0                             # x48 += CF, no carry, complete

        /* complete: [x48, x47, x46, x45, x44] in [rsi, rdx, rcx, rdi, r9] */
        mov rax, rdx                             # copy x47
        and rax, [rip+.Lfe25519_square_loose_c1] # x51 = x47 & 0x7fffffffffffffff
        shld rsi, rdx, 0x1                       # x49 = low word of (x48:x47 >> 63)
        imul r8, rsi, 0x13                       # x50 = x49*0x13
        xor r10d, r10d                           # CF = OF = 0
        adcx r9, r8                              # x52 = x50 + x44 (CF is 0), CF to x53, complete
        adc rdi, 0x0                             # x53 = x45 + CF, CF to x54, complete
        adc rcx, 0x0                             # x54 = x46 + CF, CF to x55, complete
        mov r8, [rsp-0x8]                        # reload pointer out1
        mov [r8+0x10], rcx                       # out1[2] = x54
        adc rax, 0x0                             # x55 = x51 + CF, no carry, complete

        /* complete: [x55, x54, x53, x52] in [rax, rcx, rdi, r9] */
        mov [r8+0x18], rax                       # out1[3] = x55
        mov [r8+0x8], rdi                        # out1[1] = x53
        mov [r8], r9                             # out1[0] = x52

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
