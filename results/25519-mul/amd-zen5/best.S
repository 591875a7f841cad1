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
 * Changed: rax, rcx, rdx, rsi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
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
 * 103 instructions; 25.0 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.196 [1.193, 1.199] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.042 [1.041, 1.043] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 2, 2026-11-23T09:48:16.403Z
 * npm run optimize -- --curve 25519 --op mul --seed 2 --budget 50s
 * sha256 of the code: c8333a3ee8ef3e1749ac7fd7148796ee1e914634fb752b6c9a01a3f61e7f7260
 */
        .intel_syntax noprefix
        .text
        .globl  fe25519_mul_loose
        .type   fe25519_mul_loose, @function
        .p2align 6
fe25519_mul_loose:
        .cfi_startproc
        push rbx                               # save rbx
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbx, 0
        push rbp                               # save rbp
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbp, 0
        push r12                               # save r12
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r12, 0
        push r13                               # save r13
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r13, 0
        push r14                               # save r14
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r14, 0
        push r15                               # save r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r15, 0

        mov rax, rdx                           # copy pointer arg2
        mov rdx, [rax]                         # load arg2[0]
        mulx r8, r9, [rsi+0x8]                 # x11:x10 = arg1[1]*arg2[0]
        mulx r10, r11, [rsi]                   # x9:x8 = arg1[0]*arg2[0]
        xor ecx, ecx                           # CF = OF = 0
        adcx r9, r10                           # x40 = x10 + x9 (CF is 0), CF to x41
        mov rdx, [rsi]                         # load arg1[0]
        mulx r10, rcx, [rax+0x8]               # x17:x16 = arg1[0]*arg2[1]
        mulx rbx, rbp, [rax+0x10]              # x25:x24 = arg1[0]*arg2[2]
        adc rbp, r8                            # x41 = x11 + x24 + CF, CF to x42
        mov rdx, [rax]                         # load arg2[0]
        mulx r8, r12, [rsi+0x10]               # x13:x12 = arg1[2]*arg2[0]
        mulx r13, r14, [rsi+0x18]              # x15:x14 = arg1[3]*arg2[0]
        adc r8, r14                            # x42 = x14 + x13 + CF, CF to x43
        adc r13, 0x0                           # x43 = x15 + CF, no carry
        xor r14d, r14d                         # CF = OF = 0
        adcx r9, rcx                           # x40 += x16 (CF is 0), CF to x41, complete
        adcx r12, rbp                          # x41 += x12 + CF, CF to x42
        mov rdx, [rax+0x8]                     # load arg2[1]
        mulx rcx, rbp, [rsi+0x8]               # x19:x18 = arg1[1]*arg2[1]
        mulx r14, r15, [rsi+0x10]              # x21:x20 = arg1[2]*arg2[1]
        adox rbp, r10                          # x41.2 = x17 + x18 (OF is 0), OF to x42
        adox rbx, rcx                          # x42.2 = x25 + x19 + OF, OF to x43
        adcx r15, rbx                          # x42.2 += x20 + CF, CF to x43
        mulx r10, rcx, [rsi+0x18]              # x23:x22 = arg1[3]*arg2[1]
        adox rcx, r14                          # x43.2 = x22 + x21 + OF, OF to x44
        mov rdx, [rax+0x18]                    # load arg2[3]
        mulx rbx, r14, [rsi]                   # x33:x32 = arg1[0]*arg2[3]
        adcx rbx, rcx                          # x43.2 += x33 + CF, CF to x44
        adcx r10, [rip+.Lfe25519_mul_loose_c0] # x44 = x23 + CF, no carry
        adox r10, [rip+.Lfe25519_mul_loose_c0] # x44 += OF, no carry
        xor ecx, ecx                           # CF = OF = 0
        adox rbp, r12                          # x41 += x41.2 (OF is 0), OF to x42, complete
        mov rdx, [rax+0x10]                    # load arg2[2]
        mulx rcx, r12, [rsi+0x8]               # x27:x26 = arg1[1]*arg2[2]
        adox r15, r8                           # x42 += x42.2 + OF, OF to x43
        adcx r14, r12                          # x42.2 = x32 + x26 (CF is 0), CF to x43
        mulx r8, r12, [rsi+0x10]               # x29:x28 = arg1[2]*arg2[2]
        adcx r12, r13                          # x43 += x28 + CF, CF to x44
        adox r12, rbx                          # x43 += x43.2 + OF, OF to x44
        mulx rbx, r13, [rsi+0x18]              # x31:x30 = arg1[3]*arg2[2]
        adcx r13, r8                           # x44.2 = x29 + x30 + CF, CF to x45
        adox r13, r10                          # x44 += x44.2 + OF, OF to x45
        adcx rbx, [rip+.Lfe25519_mul_loose_c0] # x45 = x31 + CF, no carry
        adox rbx, [rip+.Lfe25519_mul_loose_c0] # x45 += OF, no carry
        xor r8d, r8d                           # CF = OF = 0
        adcx r15, r14                          # x42 += x42.2 (CF is 0), CF to x43, complete
        mov rdx, [rax+0x18]                    # load arg2[3]
        mulx r8, r10, [rsi+0x8]                # x35:x34 = arg1[1]*arg2[3]
        adox rcx, r10                          # x43.2 = x34 + x27 (OF is 0), OF to x44
        mulx r10, r14, [rsi+0x10]              # x37:x36 = arg1[2]*arg2[3]
        adox r14, r8                           # x44.2 = x36 + x35 + OF, OF to x45
        adcx rcx, r12                          # x43 += x43.2 + CF, CF to x44, complete
        adcx r13, r14                          # x44 += x44.2 + CF, CF to x45, complete
        mulx rax, r8, [rsi+0x18]               # x39:x38 = arg1[3]*arg2[3]
        adox r10, r8                           # x45.2 = x38 + x37 + OF, OF to x46
        adcx r10, rbx                          # x45 += x45.2 + CF, CF to x46, complete
        adcx rax, [rip+.Lfe25519_mul_loose_c0] # x46 = x39 + CF, no carry
        adox rax, [rip+.Lfe25519_mul_loose_c0] # x46 += OF, no carry, complete

        /* complete: [x46, x45, x44, x43, x42, x41, x40] in [rax, r10, r13, rcx, r15, rbp, r9] */
        mov rdx, rax                           # copy x46
        mulx rax, r8, [rip+.Lfe25519_mul_loose_c1] # x54:x53 = x46*0x26
        mov rdx, rcx                           # copy x43
        mulx rcx, rsi, [rip+.Lfe25519_mul_loose_c1] # x48:x47 = x43*0x26
        mov rdx, r13                           # copy x44
        mulx rbx, r12, [rip+.Lfe25519_mul_loose_c1] # x50:x49 = x44*0x26
        mov rdx, r10                           # copy x45
        mulx r10, rdx, [rip+.Lfe25519_mul_loose_c1] # x52:x51 = x45*0x26
        xor r13d, r13d                         # CF = OF = 0
        adcx r11, rsi                          # x55 = x8 + x47 (CF is 0), CF to x56, complete
        adox rcx, r9                           # x56 = x40 + x48 (OF is 0), OF to x57
        adox rdx, rbp                          # x57 = x51 + x41 + OF, OF to x58
        adox r10, r15                          # x58 = x42 + x52 + OF, OF to x59
        adcx rcx, r12                          # x56 += x49 + CF, CF to x57, complete
        adcx rbx, rdx                          # x57 += x50 + CF, CF to x58, complete
        adcx r10, r8                           # x58 += x53 + CF, CF to x59, complete
        adox rax, [rip+.Lfe25519_mul_loose_c0] # x59 = x54 + OF, no carry
        adc rax, 0x0                           # x59 += CF, no carry, complete

        /* complete: [x59, x58, x57, x56, x55] in [rax, r10, rbx, rcx, r11] */
        mov r8, r10                            # copy x58
        and r8, [rip+.Lfe25519_mul_loose_c2]   # x62 = x58 & 0x7fffffffffffffff
        add r10, r10                           # CF:t6 = x58 + x58
        adc rax, rax                           # x60 = x59 + x59 + CF mod 2^64 = low word of (x59:x58 >> 63)
        imul rax, rax, 0x13                    # x61 = x60*0x13
        add r11, rax                           # x63 = x61 + x55, CF to x64, complete
        adc rcx, 0x0                           # x64 = x56 + CF, CF to x65, complete
        adc rbx, 0x0                           # x65 = x57 + CF, CF to x66, complete
        adc r8, 0x0                            # x66 = x62 + CF, no carry, complete

        /* complete: [x66, x65, x64, x63] in [r8, rbx, rcx, r11] */
        mov [rdi+0x10], rbx                    # out1[2] = x65
        mov [rdi], r11                         # out1[0] = x63
        mov [rdi+0x18], r8                     # out1[3] = x66
        mov [rdi+0x8], rcx                     # out1[1] = x64

        pop r15                                # restore r15
        .cfi_adjust_cfa_offset -8
        .cfi_restore r15
        pop r14                                # restore r14
        .cfi_adjust_cfa_offset -8
        .cfi_restore r14
        pop r13                                # restore r13
        .cfi_adjust_cfa_offset -8
        .cfi_restore r13
        pop r12                                # restore r12
        .cfi_adjust_cfa_offset -8
        .cfi_restore r12
        pop rbp                                # restore rbp
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbp
        pop rbx                                # restore rbx
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbx
        ret                                    # return
        .cfi_endproc
        .balign 8, 0xcc
.Lfe25519_mul_loose_c0: .quad 0x0
.Lfe25519_mul_loose_c1: .quad 0x26
.Lfe25519_mul_loose_c2: .quad 0x7fffffffffffffff
        .size   fe25519_mul_loose, .-fe25519_mul_loose
        .section .note.GNU-stack, "", @progbits
