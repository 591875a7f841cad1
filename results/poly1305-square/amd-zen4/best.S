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
 * Changed: rax, rcx, rdx, rdi, r8, r9, r10, r11, flags
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x12
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
 * 57 instructions; 15.1 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.267 [1.267, 1.267] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: SLOWER than the fastest alternative, clang-22 -O3 -march=native + reduction pass, which takes 0.897 [0.897, 0.897] of our time
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ec348f8db59e7a7f229a086509f54ebf45ca938676b1540e8b0e50f6853cab04
 * found by Fieldwright, seed 1, 2026-11-21T19:04:22.675Z
 * npm run optimize -- --curve poly1305 --op square --seed 1 --budget 20s
 * sha256 of the code: 9fd77ea9f78a59e31300ef20c0339d1bea2a6976eab137ec36e7cdc7a81e7363
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
        mov rdx, [rsi]             # load arg1[0]
        mulx r9, r10, rdx          # x13:x12 = arg1[0]*arg1[0]
        mulx r11, rcx, [rsi+0x10]  # x6:x5 = arg1[0]*arg1[2]
        mov [rsp-0x8], rdi         # spill pointer out1
        xor edi, edi               # CF = OF = 0
        adox rcx, rax              # x9 = x5 + x4 (OF is 0), OF to x10, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rax, rdi, [rsi+0x8]   # x8:x7 = arg1[1]*arg1[2]
        adox rdi, r11              # x10 = x6 + x7 + OF, OF to x11, complete
        adox rax, [rip+.Lpoly1305_square_loose_c0] # x11 = x8 + OF, no carry, complete

        /* complete: [x11, x10, x9] in [rax, rdi, rcx] */
        mov r11, rdx               # copy arg1[2]
        imul r11, rdx              # x16 = arg1[2]*arg1[2]
        mov [rsp-0x10], r10        # spill x12
        xor r10d, r10d             # CF = OF = 0
        adcx r9, r8                # x17 = x3 + x13 (CF is 0), CF to x18
        adox r9, r8                # x17 += x3 (OF is 0), OF to x18, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r8, r10, rdx          # x15:x14 = arg1[1]*arg1[1]
        adcx r10, rcx              # x18 = x14 + x9 + CF, CF to x19
        adox rcx, r10              # x18 += x9 + OF, OF to x19, complete
        adcx r8, rdi               # x19 = x10 + x15 + CF, CF to x20
        adox r8, rdi               # x19 += x10 + OF, OF to x20, complete
        adcx rax, rax              # x20 = x11 + x11 + CF, no carry
        adox rax, r11              # x20 += x16 + OF, no carry, complete

        /* complete: [x20, x19, x18, x17] in [rax, r8, rcx, r9] */
        mov r10, rax               # copy x20
        shr r10, 0x2               # x23 = x20 >> 2
        lea r10, [r10+r10*4]       # x28 = x23*5
        mov r11, rcx               # copy x18
        shrd r11, r8, 0x2          # x21 = low word of (x19:x18 >> 2)
        and rcx, 0x3               # x29 = x18 & 3
        mov rdx, r11               # copy x21
        mulx r11, rdi, [rip+.Lpoly1305_square_loose_c1] # x25:x24 = x21*5
        adox rdi, [rsp-0x10]       # x30 = x12 + x24 (OF is 0), OF to x31, complete
        adox r11, r9               # x31 = x17 + x25 + OF, OF to x32
        adox rcx, r10              # x32 = x28 + x29 + OF, no carry
        shr r8, 0x2                # t3 = x19 >> 2
        shl rax, 0x3e              # t4 = x20 << 62 mod 2^64
        lea rax, [r8+rax]          # x22 = t3 + t4 mod 2^64 = low word of (x20:x19 >> 2)
        mov rdx, rax               # copy x22
        mulx rax, r8, [rip+.Lpoly1305_square_loose_c1] # x27:x26 = x22*5
        xor r9d, r9d               # CF = OF = 0
        adcx r11, r8               # x31 += x26 (CF is 0), CF to x32, complete
        adcx rcx, rax              # x32 += x27 + CF, no carry, complete

        /* complete: [x32, x31, x30] in [rcx, r11, rdi] */
        mov rax, rcx               # copy x32
        shr rax, 0x2               # x33 = x32 >> 2
        and rcx, 0x3               # x35 = x32 & 3
        lea rax, [rax+rax*4]       # x34 = x33*5
        add rax, rdi               # x36 = x34 + x30, CF to x37, complete
        adc r11, 0x0               # x37 = x31 + CF, CF to x38, complete
        mov r8, [rsp-0x8]          # reload pointer out1
        mov [r8+0x8], r11          # out1[1] = x37
        adc rcx, 0x0               # x38 = x35 + CF, no carry, complete

        /* complete: [x38, x37, x36] in [rcx, r11, rax] */
        mov [r8+0x10], rcx         # out1[2] = x38
        mov [r8], rax              # out1[0] = x36

        ret                        # return
        .cfi_endproc
        .balign 8, 0xcc
.Lpoly1305_square_loose_c0: .quad 0x0
.Lpoly1305_square_loose_c1: .quad 0x5
        .size   poly1305_square_loose, .-poly1305_square_loose
        .section .note.GNU-stack, "", @progbits
