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
 * Changed: rax, rcx, rdx, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
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
 * 71 instructions; 15.9 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.288 [1.287, 1.294] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.113 [1.113, 1.114] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 2, 2026-11-23T11:52:39.885Z
 * npm run optimize -- --curve poly1305 --op mul --seed 2 --budget 40s
 * sha256 of the code: 0029f768348bc2db0613a9f29ea4571c337e71b7ffbb81f5d8a3bfda2834f9f7
 */
        .intel_syntax noprefix
        .text
        .globl  poly1305_mul_loose
        .type   poly1305_mul_loose, @function
        .p2align 6
poly1305_mul_loose:
        .cfi_startproc
        push rbx                   # save rbx
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbx, 0
        push rbp                   # save rbp
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbp, 0
        push r12                   # save r12
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r12, 0
        push r13                   # save r13
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r13, 0
        push r14                   # save r14
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r14, 0
        push r15                   # save r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r15, 0

        mov rax, rdx               # copy pointer arg2
        mov rdx, [rax]             # load arg2[0]
        mulx r8, r9, [rsi+0x8]     # x9:x8 = arg1[1]*arg2[0]
        mulx r10, r11, [rsi+0x10]  # x11:x10 = arg1[2]*arg2[0]
        mulx rcx, rbx, [rsi]       # x7:x6 = arg1[0]*arg2[0]
        mov rdx, [rsi]             # load arg1[0]
        mulx rbp, r12, [rax+0x10]  # x19:x18 = arg1[0]*arg2[2]
        mulx r13, r14, [rax+0x8]   # x13:x12 = arg1[0]*arg2[1]
        add r8, r11                # x24 = x10 + x9, CF to x25
        adcx r10, rbp              # x25 = x11 + x19 + CF, no carry
        mov r11, [rax+0x10]        # load arg2[2]
        imul r11, [rsi+0x10]       # x22 = arg1[2]*arg2[2]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rbp, r15, [rax+0x8]   # x15:x14 = arg1[1]*arg2[1]
        add r9, rcx                # x23 = x7 + x8, CF to x24
        adc r13, r12               # x24.2 = x18 + x13 + CF, CF to x25
        mulx rcx, r12, [rax+0x10]  # x21:x20 = arg1[1]*arg2[2]
        adcx r12, r10              # x25 += x20 + CF, CF to x26
        adc rcx, 0x0               # x26 = x21 + CF, no carry
        xor r10d, r10d             # CF = OF = 0
        adcx r15, r8               # x24 += x14 (CF is 0), CF to x25
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rax, r8, [rax+0x8]    # x17:x16 = arg1[2]*arg2[1]
        adox r9, r14               # x23 += x12 (OF is 0), OF to x24, complete
        adox r13, r15              # x24 += x24.2 + OF, OF to x25, complete
        adcx r8, rbp               # x25.2 = x15 + x16 + CF, CF to x26
        adox r8, r12               # x25 += x25.2 + OF, OF to x26, complete
        adcx r11, rax              # x26.2 = x22 + x17 + CF, no carry
        adox rcx, r11              # x26 += x26.2 + OF, no carry, complete

        /* complete: [x26, x25, x24, x23] in [rcx, r8, r13, r9] */
        mov rax, r13               # copy x24
        shr rax, 0x2               # t2 = x24 >> 2
        mov r10, r8                # copy x25
        shl r10, 0x3e              # t3 = x25 << 62 mod 2^64
        lea rdx, [rax+r10]         # x27 = t2 + t3 mod 2^64 = low word of (x25:x24 >> 2)
        mulx rax, r10, [rip+.Lpoly1305_mul_loose_c0] # x31:x30 = x27*5
        and r13, 0x3               # x35 = x24 & 3
        mov r11, rcx               # copy x26
        shr r11, 0x2               # x29 = x26 >> 2
        shr r8, 0x2                # t4 = x25 >> 2
        shl rcx, 0x3e              # t5 = x26 << 62 mod 2^64
        lea rdx, [r8+rcx]          # x28 = t4 + t5 mod 2^64 = low word of (x26:x25 >> 2)
        add r9, rax                # x37 = x23 + x31, CF to x38
        mulx rax, r8, [rip+.Lpoly1305_mul_loose_c0] # x33:x32 = x28*5
        lea r11, [r11+r11*4]       # x34 = x29*5
        adcx r11, r13              # x38 = x35 + x34 + CF, no carry
        add rbx, r10               # x36 = x6 + x30, CF to x37, complete
        adc r8, r9                 # x37 += x32 + CF, CF to x38, complete
        adc rax, r11               # x38 += x33 + CF, no carry, complete

        /* complete: [x38, x37, x36] in [rax, r8, rbx] */
        mov r9, rax                # copy x38
        and r9, 0x3                # x41 = x38 & 3
        shr rax, 0x2               # x39 = x38 >> 2
        lea rax, [rax+rax*4]       # x40 = x39*5
        add rax, rbx               # x42 = x40 + x36, CF to x43, complete
        adc r8, 0x0                # x43 = x37 + CF, CF to x44, complete
        adc r9, 0x0                # x44 = x41 + CF, no carry, complete

        /* complete: [x44, x43, x42] in [r9, r8, rax] */
        mov [rdi+0x10], r9         # out1[2] = x44
        mov [rdi+0x8], r8          # out1[1] = x43
        mov [rdi], rax             # out1[0] = x42

        pop r15                    # restore r15
        .cfi_adjust_cfa_offset -8
        .cfi_restore r15
        pop r14                    # restore r14
        .cfi_adjust_cfa_offset -8
        .cfi_restore r14
        pop r13                    # restore r13
        .cfi_adjust_cfa_offset -8
        .cfi_restore r13
        pop r12                    # restore r12
        .cfi_adjust_cfa_offset -8
        .cfi_restore r12
        pop rbp                    # restore rbp
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbp
        pop rbx                    # restore rbx
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbx
        ret                        # return
        .cfi_endproc
        .balign 8, 0xcc
.Lpoly1305_mul_loose_c0: .quad 0x5
        .size   poly1305_mul_loose, .-poly1305_mul_loose
        .section .note.GNU-stack, "", @progbits
