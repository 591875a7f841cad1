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
 * 70 instructions; 18.4 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.368 [1.363, 1.370] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: SLOWER than the fastest alternative, clang-22 -O3 -march=native + reduction pass, which takes 0.910 [0.910, 0.910] of our time
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 4a17afa5b0efeb14d4f379881fd6667b3f57efdc667444694fd623ec70ea1da2
 * found by Fieldwright, seed 1, 2026-11-21T19:34:14.076Z
 * npm run optimize -- --curve poly1305 --op mul --seed 1 --budget 30s
 * sha256 of the code: 647e2d9887e8fba03042ee075910ea74564207f4cdec51d0ab2f592fe3d1029c
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

        mov rax, rdx               # copy pointer arg2
        mov rdx, [rax]             # load arg2[0]
        mulx r8, r9, [rsi+0x8]     # x9:x8 = arg1[1]*arg2[0]
        mulx r10, r11, [rsi+0x10]  # x11:x10 = arg1[2]*arg2[0]
        xor ecx, ecx               # CF = OF = 0
        adcx r8, r11               # x24 = x9 + x10 (CF is 0), CF to x25
        mulx r11, rcx, [rsi]       # x7:x6 = arg1[0]*arg2[0]
        mov rdx, [rax+0x8]         # load arg2[1]
        mulx rbx, rbp, [rsi]       # x13:x12 = arg1[0]*arg2[1]
        adox rbp, r9               # x23 = x8 + x12 (OF is 0), OF to x24
        adcx r10, [rip+.Lpoly1305_mul_loose_c0] # x25 = x11 + CF, no carry
        adcx r11, rbp              # x23 += x7 (CF is 0), CF to x24, complete
        mulx r9, rbp, [rsi+0x8]    # x15:x14 = arg1[1]*arg2[1]
        adox rbx, rbp              # x24.2 = x14 + x13 + OF, OF to x25
        mulx rbp, r12, [rsi+0x10]  # x17:x16 = arg1[2]*arg2[1]
        adcx rbx, r8               # x24 += x24.2 + CF, CF to x25
        adox r12, r9               # x25.2 = x16 + x15 + OF, OF to x26
        adcx r12, r10              # x25 += x25.2 + CF, CF to x26
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx r8, r9, [rsi]         # x19:x18 = arg1[0]*arg2[2]
        adox rbp, [rip+.Lpoly1305_mul_loose_c0] # x26 = x17 + OF, no carry
        adc rbp, 0x0               # x26 += CF, no carry
        mov r10, [rsi+0x10]        # load arg1[2]
        imul r10, rdx              # x22 = arg1[2]*arg2[2]
        mulx rax, rsi, [rsi+0x8]   # x21:x20 = arg1[1]*arg2[2]
        add r10, rax               # x26.2 = x22 + x21, no carry
        xor eax, eax               # CF = OF = 0
        adox rsi, r12              # x25 += x20 (OF is 0), OF to x26
        adcx rbx, r9               # x24 += x18 (CF is 0), CF to x25, complete
        adox r10, rbp              # x26 += x26.2 + OF, no carry
        adc rsi, r8                # x25 += x19 + CF, CF to x26, complete
        adc r10, 0x0               # x26 += CF, no carry, complete

        /* complete: [x26, x25, x24, x23] in [r10, rsi, rbx, r11] */
        mov rax, r10               # copy x26
        shr rax, 0x2               # x29 = x26 >> 2
        imul rax, rax, 0x5         # x34 = x29*5
        mov r8, rsi                # copy x25
        shr r8, 0x2                # t3 = x25 >> 2
        shl r10, 0x3e              # t4 = x26 << 62 mod 2^64
        lea r8, [r8+r10]           # x28 = t3 + t4 mod 2^64 = low word of (x26:x25 >> 2)
        mov r9, rbx                # copy x24
        shr r9, 0x2                # t5 = x24 >> 2
        shl rsi, 0x3e              # t6 = x25 << 62 mod 2^64
        lea r9, [r9+rsi]           # x27 = t5 + t6 mod 2^64 = low word of (x25:x24 >> 2)
        mov rdx, r9                # copy x27
        mulx r9, r10, [rip+.Lpoly1305_mul_loose_c1] # x31:x30 = x27*5
        and rbx, 0x3               # x35 = x24 & 3
        adcx rcx, r10              # x36 = x6 + x30 (CF is 0), CF to x37, complete
        adcx r11, r9               # x37 = x31 + x23 + CF, CF to x38
        mov rdx, r8                # copy x28
        mulx r8, r9, [rip+.Lpoly1305_mul_loose_c1] # x33:x32 = x28*5
        adox r11, r9               # x37 += x32 (OF is 0), OF to x38, complete
        adcx rbx, rax              # x38 = x34 + x35 + CF, no carry
        adox r8, rbx               # x38 += x33 + OF, no carry, complete

        /* complete: [x38, x37, x36] in [r8, r11, rcx] */
        mov rax, r8                # copy x38
        and rax, 0x3               # x41 = x38 & 3
        shr r8, 0x2                # x39 = x38 >> 2
        lea r8, [r8+r8*4]          # x40 = x39*5
        add rcx, r8                # x42 = x40 + x36, CF to x43, complete
        adc r11, 0x0               # x43 = x37 + CF, CF to x44, complete
        adc rax, 0x0               # x44 = x41 + CF, no carry, complete

        /* complete: [x44, x43, x42] in [rax, r11, rcx] */
        mov [rdi+0x10], rax        # out1[2] = x44
        mov [rdi+0x8], r11         # out1[1] = x43
        mov [rdi], rcx             # out1[0] = x42

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
.Lpoly1305_mul_loose_c0: .quad 0x0
.Lpoly1305_mul_loose_c1: .quad 0x5
        .size   poly1305_mul_loose, .-poly1305_mul_loose
        .section .note.GNU-stack, "", @progbits
