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
 * Saved on the stack and restored: rbx, rbp, r12, r13
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
 * 72 instructions; 18.4 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.367 [1.347, 1.380] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: SLOWER than the fastest alternative, clang-22 -O3 -march=native + reduction pass, which takes 0.905 [0.905, 0.905] of our time
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
 * found by Fieldwright, seed 1, 2026-11-24T04:03:05.593Z
 * npm run optimize -- --curve poly1305 --op mul --seed 1 --budget 40s --resume
 * sha256 of the code: 3094df2fd0fa88e0e5cce42e792b79718118bc8b9cc15f32a408c7e4ff0a6608
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

        mov rax, rdx               # copy pointer arg2
        mov rdx, [rsi]             # load arg1[0]
        mulx r8, r9, [rax]         # x7:x6 = arg1[0]*arg2[0]
        mulx r10, r11, [rax+0x10]  # x19:x18 = arg1[0]*arg2[2]
        mov rdx, [rax]             # load arg2[0]
        mulx rcx, rbx, [rsi+0x8]   # x9:x8 = arg1[1]*arg2[0]
        mov rdx, [rax+0x8]         # load arg2[1]
        mulx rbp, r12, [rsi]       # x13:x12 = arg1[0]*arg2[1]
        xor r13d, r13d             # CF = OF = 0
        adcx rbx, r12              # x23 = x8 + x12 (CF is 0), CF to x24
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r12, r13, [rax]       # x11:x10 = arg1[2]*arg2[0]
        adox rbp, r13              # x24 = x10 + x13 (OF is 0), OF to x25
        adox r12, r10              # x25 = x19 + x11 + OF, no carry
        adcx r11, rcx              # x24.2 = x9 + x18 + CF, CF to x25
        mulx r10, rcx, [rax+0x8]   # x17:x16 = arg1[2]*arg2[1]
        adcx rcx, r12              # x25 += x16 + CF, CF to x26
        adc r10, 0x0               # x26 = x17 + CF, no carry
        mov r12, rdx               # copy arg1[2]
        imul r12, [rax+0x10]       # x22 = arg1[2]*arg2[2]
        add rbx, r8                # x23 += x7, CF to x24, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r8, r13, [rax+0x8]    # x15:x14 = arg1[1]*arg2[1]
        mulx rax, rsi, [rax+0x10]  # x21:x20 = arg1[1]*arg2[2]
        adc r11, rbp               # x24 += x24.2 + CF, CF to x25
        adc r8, rcx                # x25 += x15 + CF, CF to x26
        adc r12, r10               # x26 += x22 + CF, no carry
        xor r10d, r10d             # CF = OF = 0
        adcx r11, r13              # x24 += x14 (CF is 0), CF to x25, complete
        adc rsi, r8                # x25 += x20 + CF, CF to x26, complete
        adc rax, r12               # x26 += x21 + CF, no carry, complete

        /* complete: [x26, x25, x24, x23] in [rax, rsi, r11, rbx] */
        mov r8, rax                # copy x26
        shr r8, 0x2                # x29 = x26 >> 2
        mov r10, rsi               # copy x25
        shr r10, 0x2               # t3 = x25 >> 2
        shl rax, 0x3e              # t4 = x26 << 62 mod 2^64
        lea rax, [r10+rax]         # x28 = t3 + t4 mod 2^64 = low word of (x26:x25 >> 2)
        lea r8, [r8+r8*4]          # x34 = x29*5
        mov r10, r11               # copy x24
        and r10, 0x3               # x35 = x24 & 3
        shr r11, 0x2               # t5 = x24 >> 2
        shl rsi, 0x3e              # t6 = x25 << 62 mod 2^64
        lea r11, [r11+rsi]         # x27 = t5 + t6 mod 2^64 = low word of (x25:x24 >> 2)
        mov rdx, r11               # copy x27
        mulx r11, rcx, [rip+.Lpoly1305_mul_loose_c0] # x31:x30 = x27*5
        xor esi, esi               # CF = OF = 0
        adcx r11, rbx              # x37 = x23 + x31 (CF is 0), CF to x38
        adox rcx, r9               # x36 = x30 + x6 (OF is 0), OF to x37, complete
        adcx r10, r8               # x38 = x35 + x34 + CF, no carry
        mov rdx, rax               # copy x28
        mulx rax, r8, [rip+.Lpoly1305_mul_loose_c0] # x33:x32 = x28*5
        adox r11, r8               # x37 += x32 + OF, OF to x38, complete
        adox rax, r10              # x38 += x33 + OF, no carry, complete

        /* complete: [x38, x37, x36] in [rax, r11, rcx] */
        mov r8, rax                # copy x38
        shr r8, 0x2                # x39 = x38 >> 2
        and rax, 0x3               # x41 = x38 & 3
        lea r8, [r8+r8*4]          # x40 = x39*5
        adcx r8, rcx               # x42 = x40 + x36 (CF is 0), CF to x43, complete
        adc r11, 0x0               # x43 = x37 + CF, CF to x44, complete
        adc rax, 0x0               # x44 = x41 + CF, no carry, complete

        /* complete: [x44, x43, x42] in [rax, r11, r8] */
        mov [rdi+0x8], r11         # out1[1] = x43
        mov [rdi], r8              # out1[0] = x42
        mov [rdi+0x10], rax        # out1[2] = x44

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
