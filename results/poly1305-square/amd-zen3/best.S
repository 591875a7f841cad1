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
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, xmm0, flags
 * Spilled words:
 *   xmm0  pointer out1
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
 * 57 instructions; 14.3 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.399 [1.399, 1.400] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: SLOWER than the fastest alternative, clang-22 -O3 -march=native + reduction pass, which takes 0.932 [0.931, 0.933] of our time
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
 * found by Fieldwright, seed 1, 2026-11-24T04:03:52.184Z
 * npm run optimize -- --curve poly1305 --op square --seed 1 --budget 40s --resume
 * sha256 of the code: b122fc9c24575fec82cbb35ed3f047281135ff44fe0965285e0a41427a0a1144
 */
        .intel_syntax noprefix
        .text
        .globl  poly1305_square_loose
        .type   poly1305_square_loose, @function
        .p2align 6
poly1305_square_loose:
        .cfi_startproc
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rax, r8, [rsi]        # x4:x3 = arg1[0]*arg1[1]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r9, r10, [rsi]        # x6:x5 = arg1[0]*arg1[2]
        xor r11d, r11d             # CF = OF = 0
        adcx r10, rax              # x9 = x5 + x4 (CF is 0), CF to x10, complete
        adox r8, r8                # x17 = x3 + x3 (OF is 0), OF to x18
        mulx rax, r11, [rsi+0x8]   # x8:x7 = arg1[1]*arg1[2]
        adcx r11, r9               # x10 = x6 + x7 + CF, CF to x11, complete
        adox r10, r10              # x18 = x9 + x9 + OF, OF to x19
        adox r11, r11              # x19 = x10 + x10 + OF, OF to x20
        mov rdx, [rsi]             # load arg1[0]
        mulx r9, rcx, rdx          # x13:x12 = arg1[0]*arg1[0]
        adcx rax, [rip+.Lpoly1305_square_loose_c0] # x11 = x8 + CF, no carry, complete

        /* complete: [x11, x10, x9] in [rax, -, -] */
        adox rax, rax              # x20 = x11 + x11 + OF, no carry
        movq xmm0, rdi             # spill pointer out1
        mov rdi, [rsi+0x10]        # load arg1[2]
        imul rdi, [rsi+0x10]       # x16 = arg1[2]*arg1[2]
        add r9, r8                 # x17 += x13, CF to x18, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r8, rsi, rdx          # x15:x14 = arg1[1]*arg1[1]
        adcx rsi, r10              # x18 += x14 + CF, CF to x19, complete
        adc r11, r8                # x19 += x15 + CF, CF to x20, complete
        adcx rax, rdi              # x20 += x16 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17] in [rax, r11, rsi, r9] */
        mov r8, rsi                # copy x18
        shr r8, 0x2                # t2 = x18 >> 2
        mov r10, r11               # copy x19
        shl r10, 0x3e              # t3 = x19 << 62 mod 2^64
        lea rdx, [r8+r10]          # x21 = t2 + t3 mod 2^64 = low word of (x19:x18 >> 2)
        mov r8, rax                # copy x20
        shr r8, 0x2                # x23 = x20 >> 2
        shr r11, 0x2               # t4 = x19 >> 2
        shl rax, 0x3e              # t5 = x20 << 62 mod 2^64
        lea rax, [r11+rax]         # x22 = t4 + t5 mod 2^64 = low word of (x20:x19 >> 2)
        and rsi, 0x3               # x29 = x18 & 3
        mulx r10, r11, [rip+.Lpoly1305_square_loose_c1] # x25:x24 = x21*5
        mov rdx, rax               # copy x22
        mulx rax, rdi, [rip+.Lpoly1305_square_loose_c1] # x27:x26 = x22*5
        adox r11, rcx              # x30 = x12 + x24 (OF is 0), OF to x31, complete
        adox r10, r9               # x31 = x25 + x17 + OF, OF to x32
        adcx rdi, r10              # x31 += x26 (CF is 0), CF to x32, complete
        lea r8, [r8+r8*4]          # x28 = x23*5
        adox rax, rsi              # x32 = x29 + x27 + OF, no carry
        adcx r8, rax               # x32 += x28 + CF, no carry, complete

        /* complete: [x32, x31, x30] in [r8, rdi, r11] */
        mov rax, r8                # copy x32
        and rax, 0x3               # x35 = x32 & 3
        shr r8, 0x2                # x33 = x32 >> 2
        lea r8, [r8+r8*4]          # x34 = x33*5
        xor r9d, r9d               # CF = OF = 0
        adcx r8, r11               # x36 = x34 + x30 (CF is 0), CF to x37, complete
        movq r9, xmm0              # reload pointer out1
        mov [r9], r8               # out1[0] = x36
        adc rdi, 0x0               # x37 = x31 + CF, CF to x38, complete
        mov [r9+0x8], rdi          # out1[1] = x37
        adc rax, 0x0               # x38 = x35 + CF, no carry, complete

        /* complete: [x38, x37, x36] in [rax, rdi, r8] */
        mov [r9+0x10], rax         # out1[2] = x38

        ret                        # return
        .cfi_endproc
        .balign 8, 0xcc
.Lpoly1305_square_loose_c0: .quad 0x0
.Lpoly1305_square_loose_c1: .quad 0x5
        .size   poly1305_square_loose, .-poly1305_square_loose
        .section .note.GNU-stack, "", @progbits
