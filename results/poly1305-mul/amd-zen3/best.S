/*
 * poly1305 mul (loose), modulo p = 2^130 - 5
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^131; out1 below 2^131; arrays may overlap
 *
 * void poly1305_mul_loose(uint64_t out1[3], const uint64_t arg1[3], const uint64_t arg2[3]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[3]  written, below 2^131
 *   rsi  arg1[3]  read, below 2^131
 *   rdx  arg2[3]  read, below 2^131
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
 *   x23 = x7 + x8 + x12 (carry to x24)
 *   x24 = x9 + x10 + x13 + x14 + x18 (carry to x25)
 *   x25 = x11 + x15 + x16 + x19 + x20 (carry to x26)
 *   x26 = x17 + x21 + x22
 *   x36 = x30 + x6 (carry to x37)
 *   x37 = x31 + x32 + x23 (carry to x38)
 *   x38 = x33 + x34 + x35
 *
 * 73 instructions; 19.9 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.272 [1.253, 1.285] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: SLOWER than the strongest opponent, clang-22 -O3 -march=native + reduction pass, which takes 0.991 [0.991, 0.991] of our time
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 85996b4a7dc8dbccb1b563f792c5a3e926b3aa12db477e1ea0a2a30087a95de5
 * found by Fieldwright, seed 1, 2026-11-22T13:03:08.472Z
 * npm run optimize -- --curve poly1305 --op mul --seed 1 --budget 60s
 * sha256 of the code: 721525c0096183b94dcbdf42fdbfa33cf620d7b041390441c7fdd06b0d0b21b0
 */
        .intel_syntax noprefix
        .text
        .globl  poly1305_mul_loose
        .type   poly1305_mul_loose, @function
        .p2align 6
poly1305_mul_loose:
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

        mov rax, rdx                           # copy pointer arg2
        mov rdx, [rsi]                         # load arg1[0]
        mulx r8, r9, [rax+0x8]                 # x13:x12 = arg1[0]*arg2[1]
        mov rdx, [rsi+0x8]                     # load arg1[1]
        mulx r10, r11, [rax]                   # x9:x8 = arg1[1]*arg2[0]
        xor ecx, ecx                           # CF = OF = 0
        adox r9, r11                           # x23 = x12 + x8 (OF is 0), OF to x24
        mov rdx, [rax]                         # load arg2[0]
        mulx r11, rcx, [rsi]                   # x7:x6 = arg1[0]*arg2[0]
        mulx rbx, rbp, [rsi+0x10]              # x11:x10 = arg1[2]*arg2[0]
        adcx r11, r9                           # x23 += x7 (CF is 0), CF to x24, complete
        mov rdx, [rsi]                         # load arg1[0]
        mulx r9, r12, [rax+0x10]               # x19:x18 = arg1[0]*arg2[2]
        adox rbp, r8                           # x24 = x10 + x13 + OF, OF to x25
        adcx r10, rbp                          # x24 += x9 + CF, CF to x25
        mov rdx, [rsi+0x10]                    # load arg1[2]
        mulx r8, rbp, [rax+0x8]                # x17:x16 = arg1[2]*arg2[1]
        adcx r9, rbx                           # x25 = x19 + x11 + CF, no carry
        adox r9, [rip+.Lpoly1305_mul_loose_c0] # x25 += OF, no carry
        mov rbx, [rax+0x10]                    # load arg2[2]
        imul rbx, rdx                          # x22 = arg1[2]*arg2[2]
        add rbp, r9                            # x25 += x16, CF to x26
        adc rbx, 0x0                           # x26 = x22 + CF, no carry
        add r10, r12                           # x24 += x18, CF to x25
        mov rdx, [rsi+0x8]                     # load arg1[1]
        mulx r9, r12, [rax+0x8]                # x15:x14 = arg1[1]*arg2[1]
        mulx rax, rsi, [rax+0x10]              # x21:x20 = arg1[1]*arg2[2]
        adcx r9, rbp                           # x25 += x15 + CF, CF to x26
        adc rbx, r8                            # x26 += x17 + CF, no carry
        xor r8d, r8d                           # CF = OF = 0
        adcx r10, r12                          # x24 += x14 (CF is 0), CF to x25, complete
        adc rsi, r9                            # x25 += x20 + CF, CF to x26, complete
        adc rbx, rax                           # x26 += x21 + CF, no carry, complete

        /* complete: [x26, x25, x24, x23] in [rbx, rsi, r10, r11] */
        mov rax, rbx                           # copy x26
        shr rax, 0x2                           # x29 = x26 >> 2
        mov r8, r10                            # copy x24
        shr r8, 0x2                            # t3 = x24 >> 2
        mov r9, rsi                            # copy x25
        shl r9, 0x3e                           # t4 = x25 << 62 mod 2^64
        lea r8, [r8+r9]                        # x27 = t3 + t4 mod 2^64 = low word of (x25:x24 >> 2)
        and r10, 0x3                           # x35 = x24 & 3
        shr rsi, 0x2                           # t5 = x25 >> 2
        shl rbx, 0x3e                          # t6 = x26 << 62 mod 2^64
        lea r9, [rsi+rbx]                      # x28 = t5 + t6 mod 2^64 = low word of (x26:x25 >> 2)
        mov rdx, r9                            # copy x28
        mulx r9, rsi, [rip+.Lpoly1305_mul_loose_c1] # x33:x32 = x28*5
        xor ebx, ebx                           # CF = OF = 0
        adcx r11, rsi                          # x37 = x32 + x23 (CF is 0), CF to x38
        mov rdx, r8                            # copy x27
        mulx r8, rsi, [rip+.Lpoly1305_mul_loose_c1] # x31:x30 = x27*5
        adox rsi, rcx                          # x36 = x30 + x6 (OF is 0), OF to x37, complete
        lea rax, [rax+rax*4]                   # x34 = x29*5
        adox r8, r11                           # x37 += x31 + OF, OF to x38, complete
        adcx rax, r9                           # x38 = x33 + x34 + CF, no carry
        adox r10, rax                          # x38 += x35 + OF, no carry, complete

        /* complete: [x38, x37, x36] in [r10, r8, rsi] */
        mov rax, r10                           # copy x38
        shr rax, 0x2                           # x39 = x38 >> 2
        lea rax, [rax+rax*4]                   # x40 = x39*5
        and r10, 0x3                           # x41 = x38 & 3
        xor r9d, r9d                           # CF = OF = 0
        adox rsi, rax                          # x42 = x40 + x36 (OF is 0), OF to x43, complete
        mov [rdi], rsi                         # out1[0] = x42
        adox r8, [rip+.Lpoly1305_mul_loose_c0] # x43 = x37 + OF, OF to x44, complete
        adox r10, [rip+.Lpoly1305_mul_loose_c0] # x44 = x41 + OF, no carry, complete

        /* complete: [x44, x43, x42] in [r10, r8, rsi] */
        mov [rdi+0x10], r10                    # out1[2] = x44
        mov [rdi+0x8], r8                      # out1[1] = x43

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
.Lpoly1305_mul_loose_c0: .quad 0x0
.Lpoly1305_mul_loose_c1: .quad 0x5
        .size   poly1305_mul_loose, .-poly1305_mul_loose
        .section .note.GNU-stack, "", @progbits
