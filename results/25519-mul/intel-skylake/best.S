/*
 * 25519 mul (loose), modulo p = 2^255 - 19
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^256; out1 below 2^256; arrays may overlap
 *
 * void fe25519_mul_loose(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below 2^256
 *   rsi  arg1[4]  read, below 2^256
 *   rdx  arg2[4]  read, below 2^256
 *
 * Changed: rax, rcx, rdx, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x8
 *   [rsp-0x18]  x40
 *   [rsp-0x20]  x41
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
 * 97 instructions; 37.1 cycles on Intel(R) Xeon(R) Processor @ 2.50GHz (intel-skylake)
 * throughput: 1.265 [1.245, 1.280] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.129 [1.093, 1.132] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 1411ca3b04b90615f5808f40468472754d17ce4b73a3b62f51b3541fbe1a259a
 * found by Fieldwright, seed 1, 2026-11-22T16:19:51.046Z
 * npm run optimize -- --curve 25519 --op mul --seed 1 --budget 60s
 * sha256 of the code: e4644c12a6946c45ae9c8108b0f250e01018fb4933fe42beaaf8b3cbb9e1749b
 */
        .intel_syntax noprefix
        .text
        .globl  fe25519_mul_loose
        .type   fe25519_mul_loose, @function
        .p2align 6
fe25519_mul_loose:
        .cfi_startproc
        push rbx                              # save rbx
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbx, 0
        push rbp                              # save rbp
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbp, 0
        push r12                              # save r12
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r12, 0
        push r13                              # save r13
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r13, 0

        mov rax, rdx                          # copy pointer arg2
        mov rdx, [rax]                        # load arg2[0]
        mulx r8, r9, [rsi]                    # x9:x8 = arg1[0]*arg2[0]
        mulx r10, r11, [rsi+0x8]              # x11:x10 = arg1[1]*arg2[0]
        mulx rcx, rbx, [rsi+0x10]             # x13:x12 = arg1[2]*arg2[0]
        mov rdx, [rax+0x8]                    # load arg2[1]
        mulx rbp, r12, [rsi]                  # x17:x16 = arg1[0]*arg2[1]
        xor r13d, r13d                        # CF = OF = 0
        adcx r11, r8                          # x40 = x10 + x9 (CF is 0), CF to x41
        mulx r8, r13, [rsi+0x10]              # x21:x20 = arg1[2]*arg2[1]
        mov [rsp-0x8], rdi                    # spill pointer out1
        mov [rsp-0x10], r9                    # spill x8
        mulx rdi, r9, [rsi+0x8]               # x19:x18 = arg1[1]*arg2[1]
        adox r11, r12                         # x40 += x16 (OF is 0), OF to x41, complete
        adcx r10, rbx                         # x41 = x12 + x11 + CF, CF to x42
        mov rdx, [rax+0x10]                   # load arg2[2]
        mulx rbx, r12, [rsi]                  # x25:x24 = arg1[0]*arg2[2]
        adcx r13, rcx                         # x42 = x20 + x13 + CF, CF to x43
        adox r9, rbp                          # x41.2 = x18 + x17 + OF, OF to x42
        adcx r8, [rip+.Lfe25519_mul_loose_c0] # x43 = x21 + CF, no carry
        adcx r12, r9                          # x41.2 += x24 (CF is 0), CF to x42
        adcx rdi, r13                         # x42 += x19 + CF, CF to x43
        mulx r9, rcx, [rsi+0x8]               # x27:x26 = arg1[1]*arg2[2]
        adox rcx, rdi                         # x42 += x26 + OF, OF to x43
        mulx rdi, rbp, [rsi+0x10]             # x29:x28 = arg1[2]*arg2[2]
        mov rdx, [rsi+0x18]                   # load arg1[3]
        mov [rsp-0x18], r11                   # spill x40
        mulx r13, r11, [rax+0x8]              # x23:x22 = arg1[3]*arg2[1]
        adox r11, rbp                         # x43.2 = x28 + x22 + OF, OF to x44
        adcx r11, r9                          # x43.2 += x27 + CF, CF to x44
        mulx r9, rbp, [rax]                   # x15:x14 = arg1[3]*arg2[0]
        adox r13, [rip+.Lfe25519_mul_loose_c0] # x44 = x23 + OF, no carry
        adox rbp, rcx                         # x42 += x14 (OF is 0), OF to x43
        adox r8, r11                          # x43 += x43.2 + OF, OF to x44
        adox rdi, r13                         # x44 += x29 + OF, OF to x45
        mulx r11, rcx, [rax+0x10]             # x31:x30 = arg1[3]*arg2[2]
        adcx rcx, [rip+.Lfe25519_mul_loose_c0] # x44.2 = x30 + CF, CF to x45
        adcx r11, [rip+.Lfe25519_mul_loose_c0] # x45 = x31 + CF, no carry
        adcx r9, r8                           # x43 += x15 (CF is 0), CF to x44
        adox r11, [rip+.Lfe25519_mul_loose_c0] # x45 += OF, no carry
        adox r10, r12                         # x41 += x41.2 (OF is 0), OF to x42, complete
        adox rbp, rbx                         # x42 += x25 + OF, OF to x43
        mulx r8, rbx, [rax+0x18]              # x39:x38 = arg1[3]*arg2[3]
        mov rdx, [rax+0x18]                   # load arg2[3]
        mulx r12, r13, [rsi+0x8]              # x35:x34 = arg1[1]*arg2[3]
        adox r13, r9                          # x43 += x34 + OF, OF to x44
        mov [rsp-0x20], r10                   # spill x41
        mulx r9, r10, [rsi+0x10]              # x37:x36 = arg1[2]*arg2[3]
        adcx r12, r10                         # x44.3 = x35 + x36 + CF, CF to x45
        mulx rax, r10, [rsi]                  # x33:x32 = arg1[0]*arg2[3]
        adcx r9, [rip+.Lfe25519_mul_loose_c0] # x45.2 = x37 + CF, no carry
        adcx rbp, r10                         # x42 += x32 (CF is 0), CF to x43, complete
        adox r12, rdi                         # x44 += x44.3 + OF, OF to x45
        adcx r13, rax                         # x43 += x33 + CF, CF to x44, complete
        adcx r12, rcx                         # x44 += x44.2 + CF, CF to x45, complete
        adox rbx, r9                          # x45.2 += x38 + OF, OF to x46
        mov edx, 0x26                         # constant 0x26
        mulx rax, r9, r13                     # x48:x47 = x43*0x26
        adcx r11, rbx                         # x45 += x45.2 + CF, CF to x46, complete
        mulx r10, r11, r11                    # x52:x51 = x45*0x26
        mulx rcx, rdi, r12                    # x50:x49 = x44*0x26
        adox r8, [rip+.Lfe25519_mul_loose_c0] # x46 = x39 + OF, no carry
        adox rax, [rsp-0x18]                  # x56 = x48 + x40 (OF is 0), OF to x57
        adcx r8, [rip+.Lfe25519_mul_loose_c0] # x46 += CF, no carry, complete

        /* complete: [x46, x45, x44, x43, x42, x41, x40] in [r8, -, r12, r13, rbp, [rsp-0x20], [rsp-0x18]] */
        adcx r9, [rsp-0x10]                   # x55 = x8 + x47 (CF is 0), CF to x56, complete
        adcx rax, rdi                         # x56 += x49 + CF, CF to x57, complete
        mulx r8, rdi, r8                      # x54:x53 = x46*0x26
        adox rcx, [rsp-0x20]                  # x57 = x41 + x50 + OF, OF to x58
        adox rbp, rdi                         # x58 = x53 + x42 + OF, OF to x59
        adcx rcx, r11                         # x57 += x51 + CF, CF to x58, complete
        adcx rbp, r10                         # x58 += x52 + CF, CF to x59, complete
        adox r8, [rip+.Lfe25519_mul_loose_c0] # x59 = x54 + OF, no carry
        adc r8, 0x0                           # x59 += CF, no carry, complete

        /* complete: [x59, x58, x57, x56, x55] in [r8, rbp, rcx, rax, r9] */
        mov r10, rbp                          # copy x58
        and r10, [rip+.Lfe25519_mul_loose_c1] # x62 = x58 & 0x7fffffffffffffff
        add rbp, rbp                          # CF:t2 = x58 + x58
        adc r8, r8                            # x60 = x59 + x59 + CF mod 2^64 = low word of (x59:x58 >> 63)
        lea r11, [r8+r8*8]                    # t3 = 9*x60 mod 2^64
        lea r8, [r8+r11*2]                    # x61 = x60 + 2*t3 mod 2^64 = x60*0x13
        add r8, r9                            # x63 = x61 + x55, CF to x64, complete
        adc rax, 0x0                          # x64 = x56 + CF, CF to x65, complete
        adc rcx, 0x0                          # x65 = x57 + CF, CF to x66, complete
        mov r9, [rsp-0x8]                     # reload pointer out1
        mov [r9+0x10], rcx                    # out1[2] = x65
        mov [r9], r8                          # out1[0] = x63
        mov [r9+0x8], rax                     # out1[1] = x64
        adc r10, 0x0                          # x66 = x62 + CF, no carry, complete

        /* complete: [x66, x65, x64, x63] in [r10, rcx, rax, r8] */
        mov [r9+0x18], r10                    # out1[3] = x66

        pop r13                               # restore r13
        .cfi_adjust_cfa_offset -8
        .cfi_restore r13
        pop r12                               # restore r12
        .cfi_adjust_cfa_offset -8
        .cfi_restore r12
        pop rbp                               # restore rbp
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbp
        pop rbx                               # restore rbx
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbx
        ret                                   # return
        .cfi_endproc
        .balign 8, 0xcc
.Lfe25519_mul_loose_c0: .quad 0x0
.Lfe25519_mul_loose_c1: .quad 0x7fffffffffffffff
        .size   fe25519_mul_loose, .-fe25519_mul_loose
        .section .note.GNU-stack, "", @progbits
