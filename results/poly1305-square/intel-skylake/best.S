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
 * Saved on the stack and restored: rbx
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x17 = x3 + x3 + x13 (carry to x18)
 *   x18 = x9 + x9 + x14 (carry to x19)
 *   x19 = x10 + x10 + x15 (carry to x20)
 *   x20 = x11 + x11 + x16
 *   x30 = x24 + x12 (carry to x31)
 *   x31 = x25 + x26 + x17 (carry to x32)
 *   x32 = x27 + x28 + x29
 *
 * 49 instructions; 22.9 cycles on Intel(R) Xeon(R) Processor @ 2.50GHz (intel-skylake)
 * throughput: 1.078 [1.077, 1.079] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.034 [1.022, 1.054] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 88631079f4d90a2e2a6860ae0650b6bfce75f007c99a3220fbd8148904b0091a
 * found by Fieldwright, seed 1, 2026-11-22T19:03:00.007Z
 * npm run optimize -- --curve poly1305 --op square --seed 1 --budget 60s
 * sha256 of the code: 2dcfcff2c2fa3935f12848b18c686e3456b1be0a5a708a1b75cf3afdd6816e04
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

        mov rdx, [rsi]             # load arg1[0]
        mulx rax, r8, [rsi+0x8]    # x4:x3 = arg1[0]*arg1[1]
        mulx r9, r10, rdx          # x13:x12 = arg1[0]*arg1[0]
        mulx r11, rcx, [rsi+0x10]  # x6:x5 = arg1[0]*arg1[2]
        xor ebx, ebx               # CF = OF = 0
        adcx rax, rcx              # x9 = x5 + x4 (CF is 0), CF to x10, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rcx, rbx, [rsi+0x10]  # x8:x7 = arg1[1]*arg1[2]
        adcx r11, rbx              # x10 = x6 + x7 + CF, CF to x11, complete
        adc rcx, 0x0               # x11 = x8 + CF, no carry, complete

        /* complete: [x11, x10, x9] in [rcx, r11, rax] */
        mov rbx, [rsi+0x10]        # load arg1[2]
        imul rbx, [rsi+0x10]       # x16 = arg1[2]*arg1[2]
        add rcx, rcx               # x20 = x11 + x11, no carry
        add r8, r8                 # x17 = x3 + x3, CF to x18
        adcx rax, rax              # x18 = x9 + x9 + CF, CF to x19
        adc r11, r11               # x19 = x10 + x10 + CF, CF to x20
        adc rcx, 0x0               # x20 += CF, no carry
        add r8, r9                 # x17 += x13, CF to x18, complete
        mulx r9, rsi, rdx          # x15:x14 = arg1[1]*arg1[1]
        adc rsi, rax               # x18 += x14 + CF, CF to x19, complete
        adc r11, r9                # x19 += x15 + CF, CF to x20, complete
        adcx rcx, rbx              # x20 += x16 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17] in [rcx, r11, rsi, r8] */
        mov eax, 0x2               # constant 2
        shrx r9, rcx, rax          # x23 = x20 >> 2
        imul r9, r9, 0x5           # x28 = x23*5
        mov rdx, r11               # copy x19
        shrd rdx, rcx, 0x2         # x22 = low word of (x20:x19 >> 2)
        shld r11, rsi, 0x3e        # x21 = low word of (x19:x18 >> 2)
        and rsi, 0x3               # x29 = x18 & 3
        mulx rcx, rbx, [rip+.Lpoly1305_square_loose_c0] # x27:x26 = x22*5
        mov edx, 0x5               # constant 5
        mulx r11, rdx, r11         # x25:x24 = x21*5
        adox rdx, r10              # x30 = x12 + x24 (OF is 0), OF to x31, complete
        adox rbx, r11              # x31 = x26 + x25 + OF, OF to x32
        adcx r8, rbx               # x31 += x17 (CF is 0), CF to x32, complete
        adox rcx, rsi              # x32 = x29 + x27 + OF, no carry
        adc r9, rcx                # x32 += x28 + CF, no carry, complete

        /* complete: [x32, x31, x30] in [r9, r8, rdx] */
        shrx r10, r9, rax          # x33 = x32 >> 2
        bzhi rax, r9, rax          # x35 = x32 & 3
        imul r9, r10, 0x5          # x34 = x33*5
        add rdx, r9                # x36 = x34 + x30, CF to x37, complete
        adc r8, 0x0                # x37 = x31 + CF, CF to x38, complete
        mov [rdi+0x8], r8          # out1[1] = x37
        mov [rdi], rdx             # out1[0] = x36
        adc rax, 0x0               # x38 = x35 + CF, no carry, complete

        /* complete: [x38, x37, x36] in [rax, r8, rdx] */
        mov [rdi+0x10], rax        # out1[2] = x38

        pop rbx                    # restore rbx
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbx
        ret                        # return
        .cfi_endproc
        .balign 8, 0xcc
.Lpoly1305_square_loose_c0: .quad 0x5
        .size   poly1305_square_loose, .-poly1305_square_loose
        .section .note.GNU-stack, "", @progbits
