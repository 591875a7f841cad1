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
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]  pointer out1
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
 * 106 instructions; 31.3 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.329 [1.307, 1.353] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.021 [1.021, 1.022] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ec348f8db59e7a7f229a086509f54ebf45ca938676b1540e8b0e50f6853cab04
 * found by Fieldwright, seed 2, 2026-11-21T18:48:05.605Z
 * npm run optimize -- --curve 25519 --op mul --seed 2 --budget 60s
 * sha256 of the code: ce9fe8f5be3dc382d6735ac1280c7ce89131d2e7d7d4cf13643dad561b86da40
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
        push r14                              # save r14
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r14, 0
        push r15                              # save r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r15, 0

        mov rax, rdx                          # copy pointer arg2
        mov rdx, [rax]                        # load arg2[0]
        mulx r8, r9, [rsi+0x10]               # x13:x12 = arg1[2]*arg2[0]
        mov rdx, [rsi+0x8]                    # load arg1[1]
        mulx r10, r11, [rax+0x8]              # x19:x18 = arg1[1]*arg2[1]
        mov rdx, [rax]                        # load arg2[0]
        mulx rcx, rbx, [rsi+0x18]             # x15:x14 = arg1[3]*arg2[0]
        xor ebp, ebp                          # CF = OF = 0
        adcx r9, r11                          # x41 = x18 + x12 (CF is 0), CF to x42
        adcx r10, r8                          # x42 = x19 + x13 + CF, CF to x43
        mulx r8, r11, [rsi+0x8]               # x11:x10 = arg1[1]*arg2[0]
        adox r8, r9                           # x41 += x11 (OF is 0), OF to x42
        mov rdx, [rax+0x8]                    # load arg2[1]
        mulx r9, rbp, [rsi]                   # x17:x16 = arg1[0]*arg2[1]
        adcx rcx, [rip+.Lfe25519_mul_loose_c0] # x43 = x15 + CF, no carry
        adcx r11, rbp                         # x40 = x10 + x16 (CF is 0), CF to x41
        adcx r9, r8                           # x41 += x17 + CF, CF to x42
        mulx r8, rbp, [rsi+0x10]              # x21:x20 = arg1[2]*arg2[1]
        mulx r12, r13, [rsi+0x18]             # x23:x22 = arg1[3]*arg2[1]
        mov rdx, [rax]                        # load arg2[0]
        mulx r14, r15, [rsi]                  # x9:x8 = arg1[0]*arg2[0]
        adox r10, rbx                         # x42 += x14 + OF, OF to x43
        adcx rbp, r10                         # x42 += x20 + CF, CF to x43
        mov rdx, [rax+0x10]                   # load arg2[2]
        mulx r10, rbx, [rsi]                  # x25:x24 = arg1[0]*arg2[2]
        adcx rcx, r13                         # x43 += x22 + CF, CF to x44
        adcx r12, [rip+.Lfe25519_mul_loose_c0] # x44 = x23 + CF, no carry
        adcx r11, r14                         # x40 += x9 (CF is 0), CF to x41, complete
        mulx r13, r14, [rsi+0x8]              # x27:x26 = arg1[1]*arg2[2]
        adcx rbx, r9                          # x41 += x24 + CF, CF to x42, complete
        mov [rsp-0x8], rdi                    # spill pointer out1
        mulx r9, rdi, [rsi+0x10]              # x29:x28 = arg1[2]*arg2[2]
        adcx rbp, r14                         # x42 += x26 + CF, CF to x43
        adcx r13, r8                          # x43.2 = x21 + x27 + CF, CF to x44
        adcx r9, [rip+.Lfe25519_mul_loose_c0] # x44.2 = x29 + CF, no carry
        adcx rbp, r10                         # x42 += x25 (CF is 0), CF to x43
        mulx r8, r10, [rsi+0x18]              # x31:x30 = arg1[3]*arg2[2]
        adcx r13, rdi                         # x43.2 += x28 + CF, CF to x44
        adox r13, rcx                         # x43 += x43.2 + OF, OF to x44
        adcx r9, r12                          # x44 += x44.2 + CF, CF to x45
        mov rdx, [rsi]                        # load arg1[0]
        mulx rcx, rdi, [rax+0x18]             # x33:x32 = arg1[0]*arg2[3]
        adcx r8, [rip+.Lfe25519_mul_loose_c0] # x45 = x31 + CF, no carry
        adcx r13, rcx                         # x43 += x33 (CF is 0), CF to x44
        mov rdx, [rsi+0x8]                    # load arg1[1]
        mulx rcx, r12, [rax+0x18]             # x35:x34 = arg1[1]*arg2[3]
        adcx r10, rcx                         # x44.2 = x35 + x30 + CF, CF to x45
        adcx r8, [rip+.Lfe25519_mul_loose_c0] # x45 += CF, CF to x46
        setc cl                               # begins x46 = CF
        movzx ecx, cl                         # x46 = CF
        clc                                   # CF = 0
        adcx rbp, rdi                         # x42 += x32 + CF, CF to x43, complete
        mov rdx, [rsi+0x10]                   # load arg1[2]
        mulx rdi, r14, [rax+0x18]             # x37:x36 = arg1[2]*arg2[3]
        adcx r12, r13                         # x43 += x34 + CF, CF to x44, complete
        adox r9, r10                          # x44 += x44.2 + OF, OF to x45
        adox rdi, r8                          # x45 += x37 + OF, OF to x46
        adcx r9, r14                          # x44 += x36 + CF, CF to x45, complete
        mov rdx, [rsi+0x18]                   # load arg1[3]
        mulx rax, r8, [rax+0x18]              # x39:x38 = arg1[3]*arg2[3]
        adcx rdi, r8                          # x45 += x38 + CF, CF to x46, complete
        adcx rax, [rip+.Lfe25519_mul_loose_c0] # x46.2 = x39 + CF, no carry
        adox rax, [rip+.Lfe25519_mul_loose_c0] # x46.2 += OF, no carry
        add rax, rcx                          # x46 += x46.2, no carry, complete

        /* complete: [x46, x45, x44, x43, x42, x41, x40] in [rax, rdi, r9, r12, rbp, rbx, r11] */
        mov edx, 0x26                         # constant 0x26
        mulx rax, r8, rax                     # x54:x53 = x46*0x26
        mulx r10, rcx, r12                    # x48:x47 = x43*0x26
        xor esi, esi                          # CF = OF = 0
        adox rcx, r15                         # x55 = x8 + x47 (OF is 0), OF to x56, complete
        mulx r9, rsi, r9                      # x50:x49 = x44*0x26
        adox r11, r10                         # x56 = x48 + x40 + OF, OF to x57
        mulx r10, rdi, rdi                    # x52:x51 = x45*0x26
        adcx rsi, r11                         # x56 += x49 (CF is 0), CF to x57, complete
        adox r9, rdi                          # x57 = x51 + x50 + OF, OF to x58
        adox r10, r8                          # x58 = x53 + x52 + OF, OF to x59
        adcx rbx, r9                          # x57 += x41 + CF, CF to x58, complete
        adcx r10, rbp                         # x58 += x42 + CF, CF to x59, complete
        adox rax, [rip+.Lfe25519_mul_loose_c0] # x59 = x54 + OF, no carry
        adc rax, 0x0                          # x59 += CF, no carry, complete

        /* complete: [x59, x58, x57, x56, x55] in [rax, r10, rbx, rsi, rcx] */
        mov r8, r10                           # copy x58
        and r8, [rip+.Lfe25519_mul_loose_c1]  # x62 = x58 & 0x7fffffffffffffff
        shr r10, 0x3f                         # t3 = x58 >> 63
        lea rax, [r10+rax*2]                  # x60 = t3 + 2*x59 mod 2^64 = low word of (x59:x58 >> 63)
        imul rax, rax, 0x13                   # x61 = x60*0x13
        add rcx, rax                          # x63 = x61 + x55, CF to x64, complete
        adc rsi, 0x0                          # x64 = x56 + CF, CF to x65, complete
        mov rax, [rsp-0x8]                    # reload pointer out1
        mov [rax+0x8], rsi                    # out1[1] = x64
        adc rbx, 0x0                          # x65 = x57 + CF, CF to x66, complete
        adc r8, 0x0                           # x66 = x62 + CF, no carry, complete

        /* complete: [x66, x65, x64, x63] in [r8, rbx, rsi, rcx] */
        mov [rax+0x18], r8                    # out1[3] = x66
        mov [rax+0x10], rbx                   # out1[2] = x65
        mov [rax], rcx                        # out1[0] = x63

        pop r15                               # restore r15
        .cfi_adjust_cfa_offset -8
        .cfi_restore r15
        pop r14                               # restore r14
        .cfi_adjust_cfa_offset -8
        .cfi_restore r14
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
