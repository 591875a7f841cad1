/*
 * poly1305 square (loose), modulo p = 2^130 - 5
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^131; out1 below 2^131; arrays may overlap
 *
 * void poly1305_square_loose(uint64_t out1[3], const uint64_t arg1[3]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[3]  written, below 2^131
 *   rsi  arg1[3]  read, below 2^131
 *
 * Changed: rax, rcx, rdx, rsi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x17 = x3 + x3 + x13 (carry to x18)
 *   x18 = x9 + x9 + x14 (carry to x19)
 *   x19 = x10 + x10 + x15 (carry to x20)
 *   x20 = x11 + x11 + x16
 *   x30 = x12 + x21 + x26 (carry to x31)
 *   x31 = x17 + x27 + x22 + x28 (carry to x32)
 *   x32 = x24 + x25 + x29
 *
 * 65 instructions; 18.3 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.096 [1.096, 1.096] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.160 [1.160, 1.162] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
 * found by Fieldwright, seed 1, 2026-11-24T08:35:09.262Z
 * npm run optimize -- --curve poly1305 --op square --seed 1 --budget 60s --for latency
 * sha256 of the code: 235e0e527ce28882be9c7b685858a07abc1d893255fbf429f4f7a3a0c7f8b8c8
 */
        .intel_syntax noprefix
        .text
        .globl  poly1305_square_loose
        .type   poly1305_square_loose, @function
        .p2align 6
poly1305_square_loose:
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

        mov rdx, [rsi]             # load arg1[0]
        mulx rax, r8, rdx          # x13:x12 = arg1[0]*arg1[0]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r9, r10, [rsi+0x10]   # x8:x7 = arg1[1]*arg1[2]
        mulx r11, rcx, [rsi]       # x4:x3 = arg1[0]*arg1[1]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rbx, rbp, [rsi]       # x6:x5 = arg1[0]*arg1[2]
        add rbp, r11               # x9 = x5 + x4, CF to x10, complete
        adcx rbx, r10              # x10 = x6 + x7 + CF, CF to x11, complete
        adc r9, 0x0                # x11 = x8 + CF, no carry, complete

        /* complete: [x11, x10, x9] in [r9, rbx, rbp] */
        xor r10d, r10d             # CF = OF = 0
        adcx rax, rcx              # x17 = x3 + x13 (CF is 0), CF to x18
        adox rax, rcx              # x17 += x3 (OF is 0), OF to x18, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r10, r11, rdx         # x15:x14 = arg1[1]*arg1[1]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rcx, rsi, rdx         # x16 = arg1[2]*arg1[2]
        adcx rbp, rbp              # x18 = x9 + x9 + CF, CF to x19
        adcx rbx, rbx              # x19 = x10 + x10 + CF, CF to x20
        adox rbp, r11              # x18 += x14 + OF, OF to x19, complete
        adox r10, rbx              # x19 += x15 + OF, OF to x20, complete
        adcx rsi, r9               # x20 = x11 + x16 + CF, no carry
        adox r9, rsi               # x20 += x11 + OF, no carry, complete

        /* complete: [x20, x19, x18, x17] in [r9, r10, rbp, rax] */
        mov r11d, 0x2              # constant 2
        shrx rcx, rbp, r11         # t3 = x18 >> 2
        mov esi, 0x3e              # constant 0x3e
        shlx rdx, r10, rsi         # t4 = x19 << 0x3e mod 2^64
        lea rcx, [rcx+rdx]         # x21 = t3 + t4 mod 2^64 = low word of (x19:x18 >> 2)
        shrx r10, r10, r11         # t5 = x19 >> 2
        shlx rsi, r9, rsi          # t6 = x20 << 0x3e mod 2^64
        lea r10, [r10+rsi]         # x22 = t5 + t6 mod 2^64 = low word of (x20:x19 >> 2)
        shlx rsi, r10, r11         # x28 = x22 << 2 mod 2^64
        mov rdx, rcx               # copy x21
        shr rdx, 0x3e              # x27 = x21 >> 62
        and rbp, 0x3               # x25 = x18 & 3
        mov rbx, rcx               # copy x21
        shl rbx, 0x2               # x26 = x21 << 2 mod 2^64
        xor r12d, r12d             # CF = OF = 0
        adox r8, rcx               # x30 = x21 + x12 (OF is 0), OF to x31
        adox rax, r10              # x31 = x17 + x22 + OF, OF to x32
        adox rbp, [rip+.Lpoly1305_square_loose_c0] # x32 = x25 + OF, no carry
        shr r10, 0x3e              # x29 = x22 >> 62
        add rsi, rdx               # x31.2 = x27 + x28, CF to x32
        adcx rbp, r10              # x32 += x29 + CF, no carry
        shr r9, 0x2                # x23 = x20 >> 2
        lea r9, [r9+r9*4]          # x24 = x23*5
        add r8, rbx                # x30 += x26, CF to x31, complete
        adc rax, rsi               # x31 += x31.2 + CF, CF to x32, complete
        adcx r9, rbp               # x32 += x24 + CF, no carry, complete

        /* complete: [x32, x31, x30] in [r9, rax, r8] */
        bzhi r10, r9, r11          # x35 = x32 & 3
        shrx r9, r9, r11           # x33 = x32 >> 2
        lea r9, [r9+r9*4]          # x34 = x33*5
        add r8, r9                 # x36 = x34 + x30, CF to x37, complete
        adc rax, 0x0               # x37 = x31 + CF, CF to x38, complete
        adc r10, 0x0               # x38 = x35 + CF, no carry, complete

        /* complete: [x38, x37, x36] in [r10, rax, r8] */
        mov [rdi+0x10], r10        # out1[2] = x38
        mov [rdi+0x8], rax         # out1[1] = x37
        mov [rdi], r8              # out1[0] = x36

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
.Lpoly1305_square_loose_c0: .quad 0x0
        .size   poly1305_square_loose, .-poly1305_square_loose
        .section .note.GNU-stack, "", @progbits
