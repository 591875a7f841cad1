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
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14
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
 * 92 instructions; 35.9 cycles on Intel(R) Xeon(R) Processor @ 2.50GHz (intel-skylake)
 * throughput: 1.305 [1.286, 1.306] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.188 [1.184, 1.191] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 88631079f4d90a2e2a6860ae0650b6bfce75f007c99a3220fbd8148904b0091a
 * found by Fieldwright, seed 1, 2026-11-22T18:39:14.544Z
 * npm run optimize -- --curve 25519 --op mul --seed 1 --budget 60s
 * sha256 of the code: 898d2dcb9feb91af095c08ab40bf813ff56a1bbfbf4a165610823a23e5c08a00
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

        mov rax, rdx                           # copy pointer arg2
        mov rdx, [rsi+0x8]                     # load arg1[1]
        mulx r8, r9, [rax+0x8]                 # x19:x18 = arg1[1]*arg2[1]
        mulx r10, r11, [rax]                   # x11:x10 = arg1[1]*arg2[0]
        xor ecx, ecx                           # CF = OF = 0
        adcx r10, r9                           # x41 = x18 + x11 (CF is 0), CF to x42
        mov rdx, [rax]                         # load arg2[0]
        mulx r9, rcx, [rsi]                    # x9:x8 = arg1[0]*arg2[0]
        mulx rbx, rbp, [rsi+0x18]              # x15:x14 = arg1[3]*arg2[0]
        mulx r12, r13, [rsi+0x10]              # x13:x12 = arg1[2]*arg2[0]
        adcx rbp, r8                           # x42 = x14 + x19 + CF, CF to x43
        mov rdx, [rax+0x8]                     # load arg2[1]
        mulx r8, r14, [rsi]                    # x17:x16 = arg1[0]*arg2[1]
        adox r14, r11                          # x40 = x16 + x10 (OF is 0), OF to x41
        adcx rbx, [rip+.Lfe25519_mul_loose_c0] # x43 = x15 + CF, no carry
        adcx r9, r14                           # x40 += x9 (CF is 0), CF to x41, complete
        adox r10, r13                          # x41 += x12 + OF, OF to x42
        mulx r11, r13, [rsi+0x10]              # x21:x20 = arg1[2]*arg2[1]
        adox r12, r13                          # x42.2 = x13 + x20 + OF, OF to x43
        mulx r13, r14, [rsi+0x18]              # x23:x22 = arg1[3]*arg2[1]
        adcx r8, r10                           # x41 += x17 + CF, CF to x42
        adox r14, r11                          # x43.2 = x21 + x22 + OF, OF to x44
        mov rdx, [rax+0x10]                    # load arg2[2]
        mulx r10, r11, [rsi]                   # x25:x24 = arg1[0]*arg2[2]
        adcx r12, rbp                          # x42 += x42.2 + CF, CF to x43
        adcx rbx, r14                          # x43 += x43.2 + CF, CF to x44
        adcx r13, [rip+.Lfe25519_mul_loose_c0] # x44 = x23 + CF, no carry
        adox r13, [rip+.Lfe25519_mul_loose_c0] # x44 += OF, no carry
        xor ebp, ebp                           # CF = OF = 0
        adox r8, r11                           # x41 += x24 (OF is 0), OF to x42, complete
        adox r10, r12                          # x42 += x25 + OF, OF to x43
        mulx r11, rbp, [rsi+0x8]               # x27:x26 = arg1[1]*arg2[2]
        adcx r10, rbp                          # x42 += x26 (CF is 0), CF to x43
        mulx rbp, r12, [rsi+0x10]              # x29:x28 = arg1[2]*arg2[2]
        adox r12, rbx                          # x43 += x28 + OF, OF to x44
        mulx rbx, r14, [rsi+0x18]              # x31:x30 = arg1[3]*arg2[2]
        adcx r12, r11                          # x43 += x27 + CF, CF to x44
        adcx rbp, r14                          # x44.2 = x29 + x30 + CF, CF to x45
        adox rbp, r13                          # x44 += x44.2 + OF, OF to x45
        mov rdx, [rax+0x18]                    # load arg2[3]
        mulx r11, r13, [rsi]                   # x33:x32 = arg1[0]*arg2[3]
        adcx rbx, [rip+.Lfe25519_mul_loose_c0] # x45 = x31 + CF, no carry
        adox rbx, [rip+.Lfe25519_mul_loose_c0] # x45 += OF, no carry
        xor r14d, r14d                         # CF = OF = 0
        adox r10, r13                          # x42 += x32 (OF is 0), OF to x43, complete
        mulx r13, r14, [rsi+0x8]               # x35:x34 = arg1[1]*arg2[3]
        adox r14, r11                          # x43.2 = x33 + x34 + OF, OF to x44
        adcx r14, r12                          # x43 += x43.2 (CF is 0), CF to x44, complete
        mulx r11, r12, [rsi+0x10]              # x37:x36 = arg1[2]*arg2[3]
        adox rbp, r13                          # x44 += x35 + OF, OF to x45
        mulx rax, rsi, [rsi+0x18]              # x39:x38 = arg1[3]*arg2[3]
        adox rbx, r11                          # x45 += x37 + OF, OF to x46
        adcx r12, rbp                          # x44 += x36 + CF, CF to x45, complete
        mov edx, 0x26                          # constant 0x26
        mulx r11, rbp, r14                     # x48:x47 = x43*0x26
        adcx rbx, rsi                          # x45 += x38 + CF, CF to x46, complete
        mulx rsi, r12, r12                     # x50:x49 = x44*0x26
        adox rax, [rip+.Lfe25519_mul_loose_c0] # x46 = x39 + OF, no carry
        adox r11, r9                           # x56 = x48 + x40 (OF is 0), OF to x57
        mulx r9, rbx, rbx                      # x52:x51 = x45*0x26
        adcx rax, [rip+.Lfe25519_mul_loose_c0] # x46 += CF, no carry, complete

        /* complete: [x46, x45, x44, x43, x42, x41, x40] in [rax, -, -, r14, r10, r8, -] */
        adcx rbp, rcx                          # x55 = x8 + x47 (CF is 0), CF to x56, complete
        adcx r11, r12                          # x56 += x49 + CF, CF to x57, complete
        mulx rax, rcx, rax                     # x54:x53 = x46*0x26
        adcx rsi, rbx                          # x57 = x50 + x51 + CF, CF to x58
        adox rsi, r8                           # x57 += x41 + OF, OF to x58, complete
        adcx r9, rcx                           # x58 = x52 + x53 + CF, CF to x59
        adox r10, r9                           # x58 += x42 + OF, OF to x59, complete
        adcx rax, [rip+.Lfe25519_mul_loose_c0] # x59 = x54 + CF, no carry
        adox rax, [rip+.Lfe25519_mul_loose_c0] # x59 += OF, no carry, complete

        /* complete: [x59, x58, x57, x56, x55] in [rax, r10, rsi, r11, rbp] */
        shld rax, r10, 0x1                     # x60 = low word of (x59:x58 >> 63)
        and r10, [rip+.Lfe25519_mul_loose_c1]  # x62 = x58 & 0x7fffffffffffffff
        imul rax, rax, 0x13                    # x61 = x60*0x13
        add rax, rbp                           # x63 = x61 + x55, CF to x64, complete
        adc r11, 0x0                           # x64 = x56 + CF, CF to x65, complete
        adc rsi, 0x0                           # x65 = x57 + CF, CF to x66, complete
        mov [rdi+0x10], rsi                    # out1[2] = x65
        mov [rdi], rax                         # out1[0] = x63
        mov [rdi+0x8], r11                     # out1[1] = x64
        adc r10, 0x0                           # x66 = x62 + CF, no carry, complete

        /* complete: [x66, x65, x64, x63] in [r10, rsi, r11, rax] */
        mov [rdi+0x18], r10                    # out1[3] = x66

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
.Lfe25519_mul_loose_c1: .quad 0x7fffffffffffffff
        .size   fe25519_mul_loose, .-fe25519_mul_loose
        .section .note.GNU-stack, "", @progbits
