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
 * Changed: rax, rcx, rdx, rdi, r8, r9, r10, r11, flags
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x15
 *   [rsp-0x18]  x6
 *   [rsp-0x20]  x23
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
 * 59 instructions; 23.4 cycles on Intel(R) Xeon(R) Processor @ 2.50GHz (intel-skylake)
 * throughput: 1.377 [1.292, 1.381] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.026 [1.023, 1.049] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 88631079f4d90a2e2a6860ae0650b6bfce75f007c99a3220fbd8148904b0091a
 * found by Fieldwright, seed 1, 2026-11-22T19:01:55.551Z
 * npm run optimize -- --curve poly1305 --op mul --seed 1 --budget 60s
 * sha256 of the code: 0dda1b595f5beb94b5b490bdb6882ca9a7513e5e3ebe5ff3fb529e909f1b886d
 */
        .intel_syntax noprefix
        .text
        .globl  poly1305_mul_loose
        .type   poly1305_mul_loose, @function
        .p2align 6
poly1305_mul_loose:
        .cfi_startproc
        mov rax, rdx               # copy pointer arg2
        mov rdx, [rax+0x8]         # load arg2[1]
        mulx r8, r9, [rsi]         # x13:x12 = arg1[0]*arg2[1]
        mulx r10, r11, [rsi+0x8]   # x15:x14 = arg1[1]*arg2[1]
        mov rdx, [rax]             # load arg2[0]
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx rcx, rdi, [rsi+0x8]   # x9:x8 = arg1[1]*arg2[0]
        mov [rsp-0x10], r10        # spill x15
        xor r10d, r10d             # CF = OF = 0
        adox rdi, r9               # x23 = x8 + x12 (OF is 0), OF to x24
        adox r11, r8               # x24 = x13 + x14 + OF, OF to x25
        mulx r8, r9, [rsi]         # x7:x6 = arg1[0]*arg2[0]
        mov [rsp-0x18], r9         # spill x6
        mulx r10, r9, [rsi+0x10]   # x11:x10 = arg1[2]*arg2[0]
        adcx rdi, r8               # x23 += x7 (CF is 0), CF to x24, complete
        adcx rcx, r11              # x24 += x9 + CF, CF to x25
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx r8, r11, [rsi]        # x19:x18 = arg1[0]*arg2[2]
        adcx r8, r10               # x25 = x19 + x11 + CF, no carry
        adcx r11, rcx              # x24 += x18 (CF is 0), CF to x25
        adox r8, [rip+.Lpoly1305_mul_loose_c0] # x25 += OF, no carry
        adox r11, r9               # x24 += x10 (OF is 0), OF to x25, complete
        mulx r9, r10, [rsi+0x8]    # x21:x20 = arg1[1]*arg2[2]
        mov rdx, [rax+0x8]         # load arg2[1]
        mov [rsp-0x20], rdi        # spill x23
        mulx rcx, rdi, [rsi+0x10]  # x17:x16 = arg1[2]*arg2[1]
        adox rdi, r10              # x25.2 = x16 + x20 + OF, OF to x26
        adox rcx, r9               # x26 = x21 + x17 + OF, no carry
        adc r8, rdi                # x25 += x25.2 + CF, CF to x26
        adc rcx, 0x0               # x26 += CF, no carry
        mov r9, [rsi+0x10]         # load arg1[2]
        imul r9, [rax+0x10]        # x22 = arg1[2]*arg2[2]
        mov eax, 0x2               # constant 2
        bzhi r10, r11, rax         # x35 = x24 & 3
        adox r8, [rsp-0x10]        # x25 += x15 (OF is 0), OF to x26, complete
        adox r9, rcx               # x26 += x22 + OF, no carry, complete

        /* complete: [x26, x25, x24, x23] in [r9, r8, r11, [rsp-0x20]] */
        shrx rcx, r9, rax          # x29 = x26 >> 2
        shld r9, r8, 0x3e          # x28 = low word of (x26:x25 >> 2)
        shrd r11, r8, 0x2          # x27 = low word of (x25:x24 >> 2)
        imul r8, rcx, 0x5          # x34 = x29*5
        mov edx, 0x5               # constant 5
        mulx r11, rcx, r11         # x31:x30 = x27*5
        add rcx, [rsp-0x18]        # x36 = x30 + x6, CF to x37, complete
        mulx r9, rdi, r9           # x33:x32 = x28*5
        adc rdi, [rsp-0x20]        # x37 = x23 + x32 + CF, CF to x38
        adc r10, r9                # x38 = x35 + x33 + CF, no carry
        add rdi, r11               # x37 += x31, CF to x38, complete
        adcx r8, r10               # x38 += x34 + CF, no carry, complete

        /* complete: [x38, x37, x36] in [r8, rdi, rcx] */
        shrx rax, r8, rax          # x39 = x38 >> 2
        and r8, 0x3                # x41 = x38 & 3
        lea rax, [rax+rax*4]       # x40 = x39*5
        add rcx, rax               # x42 = x40 + x36, CF to x43, complete
        adc rdi, 0x0               # x43 = x37 + CF, CF to x44, complete
        adc r8, 0x0                # x44 = x41 + CF, no carry, complete

        /* complete: [x44, x43, x42] in [r8, rdi, rcx] */
        mov rax, [rsp-0x8]         # reload pointer out1
        mov [rax+0x10], r8         # out1[2] = x44
        mov [rax+0x8], rdi         # out1[1] = x43
        mov [rax], rcx             # out1[0] = x42

        ret                        # return
        .cfi_endproc
        .balign 8, 0xcc
.Lpoly1305_mul_loose_c0: .quad 0x0
        .size   poly1305_mul_loose, .-poly1305_mul_loose
        .section .note.GNU-stack, "", @progbits
