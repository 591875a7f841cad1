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
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]  pointer out1
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
 * 58 instructions; 13.6 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.218 [1.214, 1.225] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.068 [1.068, 1.069] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 2, 2026-11-23T11:52:41.505Z
 * npm run optimize -- --curve poly1305 --op square --seed 2 --budget 40s
 * sha256 of the code: c7842e75c3e07ba1429a5d1b2abc48ff6914cfbe287c1437c2263ced97512794
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
        mov rdx, [rsi]             # load arg1[0]
        mulx r11, rcx, rdx         # x13:x12 = arg1[0]*arg1[0]
        mov [rsp-0x8], rdi         # spill pointer out1
        xor edi, edi               # CF = OF = 0
        adcx r10, rax              # x9 = x5 + x4 (CF is 0), CF to x10, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rax, rdi, [rsi+0x10]  # x8:x7 = arg1[1]*arg1[2]
        adc r9, rdi                # x10 = x6 + x7 + CF, CF to x11, complete
        adc rax, 0x0               # x11 = x8 + CF, no carry, complete

        /* complete: [x11, x10, x9] in [rax, r9, r10] */
        xor edi, edi               # CF = OF = 0
        adox r8, r8                # x17 = x3 + x3 (OF is 0), OF to x18
        adox r10, r10              # x18 = x9 + x9 + OF, OF to x19
        adox r9, r9                # x19 = x10 + x10 + OF, OF to x20
        adox rax, rax              # x20 = x11 + x11 + OF, no carry
        mov rdi, [rsi+0x10]        # load arg1[2]
        imul rdi, [rsi+0x10]       # x16 = arg1[2]*arg1[2]
        add r11, r8                # x17 += x13, CF to x18, complete
        mulx r8, rsi, rdx          # x15:x14 = arg1[1]*arg1[1]
        adcx rsi, r10              # x18 += x14 + CF, CF to x19, complete
        adc r8, r9                 # x19 += x15 + CF, CF to x20, complete
        adc rax, rdi               # x20 += x16 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17] in [rax, r8, rsi, r11] */
        mov r9, r8                 # copy x19
        shr r9, 0x2                # t3 = x19 >> 2
        mov r10, rax               # copy x20
        shl r10, 0x3e              # t4 = x20 << 62 mod 2^64
        lea rdx, [r9+r10]          # x22 = t3 + t4 mod 2^64 = low word of (x20:x19 >> 2)
        mov r9, rsi                # copy x18
        shr r9, 0x2                # t5 = x18 >> 2
        shl r8, 0x3e               # t6 = x19 << 62 mod 2^64
        lea r8, [r9+r8]            # x21 = t5 + t6 mod 2^64 = low word of (x19:x18 >> 2)
        mulx r9, r10, [rip+.Lpoly1305_square_loose_c0] # x27:x26 = x22*5
        shr rax, 0x2               # x23 = x20 >> 2
        mov rdx, r8                # copy x21
        mulx r8, rdi, [rip+.Lpoly1305_square_loose_c0] # x25:x24 = x21*5
        and rsi, 0x3               # x29 = x18 & 3
        xor edx, edx               # CF = OF = 0
        adox r11, r8               # x31 = x17 + x25 (OF is 0), OF to x32
        lea rax, [rax+rax*4]       # x28 = x23*5
        adcx rdi, rcx              # x30 = x12 + x24 (CF is 0), CF to x31, complete
        adcx r10, r11              # x31 += x26 + CF, CF to x32, complete
        adox rax, rsi              # x32 = x28 + x29 + OF, no carry
        adcx rax, r9               # x32 += x27 + CF, no carry, complete

        /* complete: [x32, x31, x30] in [rax, r10, rdi] */
        mov r8, rax                # copy x32
        shr r8, 0x2                # x33 = x32 >> 2
        and rax, 0x3               # x35 = x32 & 3
        lea r8, [r8+r8*4]          # x34 = x33*5
        adcx rdi, r8               # x36 = x34 + x30 (CF is 0), CF to x37, complete
        mov r8, [rsp-0x8]          # reload pointer out1
        mov [r8], rdi              # out1[0] = x36
        adc r10, 0x0               # x37 = x31 + CF, CF to x38, complete
        adc rax, 0x0               # x38 = x35 + CF, no carry, complete

        /* complete: [x38, x37, x36] in [rax, r10, rdi] */
        mov [r8+0x10], rax         # out1[2] = x38
        mov [r8+0x8], r10          # out1[1] = x37

        ret                        # return
        .cfi_endproc
        .balign 8, 0xcc
.Lpoly1305_square_loose_c0: .quad 0x5
        .size   poly1305_square_loose, .-poly1305_square_loose
        .section .note.GNU-stack, "", @progbits
