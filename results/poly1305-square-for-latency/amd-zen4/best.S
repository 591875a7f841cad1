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
 * 62 instructions; 18.5 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.036 [1.035, 1.036] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: no faster than the fastest alternative, clang-22 -O3 -march=native + reduction pass: 1.000 [1.000, 1.001]
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 d03e5463e3bd1a20dda4ab6d993bdf0d6833f5c9e7d1f141b932885b05c634e3
 * found by Fieldwright, seed 6, 2026-12-01T05:54:58.165Z
 * ./fieldwright optimize --field poly1305 --op square --seed 6 --budget 30s --for latency --resume --cpu 1
 * sha256 of the code: 4efa30b6f65a1313c918b894390f8ec36c22c9a54a19d5de68f0d935388b9b86
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
        mulx r11, rcx, [rsi+0x8]   # x8:x7 = arg1[1]*arg1[2]
        mov [rsp-0x8], rdi         # spill pointer out1
        xor edi, edi               # CF = OF = 0
        adox rax, r10              # x9 = x5 + x4 (OF is 0), OF to x10, complete
        adox rcx, r9               # x10 = x6 + x7 + OF, OF to x11, complete
        mov r9d, 0x0               # constant 0
        adox r11, r9               # x11 = x8 + OF, no carry, complete

        /* complete: [x11, x10, x9] in [r11, rcx, rax] */
        mov r10, rdx               # copy arg1[2]
        imul r10, rdx              # x16 = arg1[2]*arg1[2]
        xor edi, edi               # CF = OF = 0
        adox r8, r8                # x17 = x3 + x3 (OF is 0), OF to x18
        mov rdx, [rsi]             # load arg1[0]
        mulx rdi, r9, rdx          # x13:x12 = arg1[0]*arg1[0]
        adcx r8, rdi               # x17 += x13 (CF is 0), CF to x18, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rdi, rsi, rdx         # x15:x14 = arg1[1]*arg1[1]
        adox rax, rax              # x18 = x9 + x9 + OF, OF to x19
        adox rcx, rcx              # x19 = x10 + x10 + OF, OF to x20
        adcx rsi, rax              # x18 += x14 + CF, CF to x19, complete
        adox r10, r11              # x20 = x11 + x16 + OF, no carry
        adcx rdi, rcx              # x19 += x15 + CF, CF to x20, complete
        adcx r10, r11              # x20 += x11 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17] in [r10, rdi, rsi, r8] */
        mov rax, r10               # copy x20
        shr rax, 0x2               # x23 = x20 >> 2
        mov r11, rdi               # copy x19
        shr r11, 0x2               # t3 = x19 >> 2
        shl r10, 0x3e              # t4 = x20 << 62 mod 2^64
        lea r10, [r11+r10]         # x22 = t3 + t4 mod 2^64 = low word of (x20:x19 >> 2)
        mov r11, rsi               # copy x18
        and r11, 0x3               # x29 = x18 & 3
        shr rsi, 0x2               # t5 = x18 >> 2
        shl rdi, 0x3e              # t6 = x19 << 62 mod 2^64
        lea rdx, [rsi+rdi]         # x21 = t5 + t6 mod 2^64 = low word of (x19:x18 >> 2)
        mov ecx, 0x5               # constant 5
        mulx rdi, rsi, rcx         # x25:x24 = x21*5
        lea rax, [rax+rax*4]       # x28 = x23*5
        xor ecx, ecx               # CF = OF = 0
        adox rdi, r8               # x31 = x17 + x25 (OF is 0), OF to x32
        mov edx, 0x5               # constant 5
        mulx r8, r10, r10          # x27:x26 = x22*5
        adcx rsi, r9               # x30 = x12 + x24 (CF is 0), CF to x31, complete
        adox r11, rax              # x32 = x28 + x29 + OF, no carry
        adcx r10, rdi              # x31 += x26 + CF, CF to x32, complete
        adc r11, r8                # x32 += x27 + CF, no carry, complete

        /* complete: [x32, x31, x30] in [r11, r10, rsi] */
        mov rax, r11               # copy x32
        shr rax, 0x2               # x33 = x32 >> 2
        mov r8d, 0x2               # constant 2
        bzhi r8, r11, r8           # x35 = x32 & 3
        lea rax, [rax+rax*4]       # x34 = x33*5
        xor r9d, r9d               # CF = OF = 0
        adcx rsi, rax              # x36 = x34 + x30 (CF is 0), CF to x37, complete
        adc r10, 0x0               # x37 = x31 + CF, CF to x38, complete
        adc r8, 0x0                # x38 = x35 + CF, no carry, complete

        /* complete: [x38, x37, x36] in [r8, r10, rsi] */
        mov rax, [rsp-0x8]         # reload pointer out1
        mov [rax], rsi             # out1[0] = x36
        mov [rax+0x10], r8         # out1[2] = x38
        mov [rax+0x8], r10         # out1[1] = x37

        ret                        # return
        .cfi_endproc
        .size   poly1305_square_loose, .-poly1305_square_loose
        .section .note.GNU-stack, "", @progbits
