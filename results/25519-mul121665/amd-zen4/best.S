/*
 * 25519 mul121665 (loose), modulo p = 2^255 - 19
 * out1 is congruent to 121665*arg1 modulo p
 * arg1 below 2^256; out1 below 2^256; arrays may overlap
 *
 * void fe25519_mul121665_loose(uint64_t out1[4], const uint64_t arg1[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below 2^256
 *   rsi  arg1[4]  read, below 2^256
 *
 * Changed: rax, rcx, rdx, r8, r9, r10, r11, flags
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * 25 instructions; 7.9 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.271 [1.260, 1.271] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: SLOWER than the fastest alternative, clang-22 -O3 -march=native + reduction pass, which takes 0.844 [0.843, 0.844] of our time
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ec348f8db59e7a7f229a086509f54ebf45ca938676b1540e8b0e50f6853cab04
 * found by Fieldwright, seed 1, 2026-11-21T19:04:59.128Z
 * npm run optimize -- --curve 25519 --op mul121665 --seed 1 --budget 10s
 * sha256 of the code: 5ca9ab899b4df606212b6568a2ed4a7ec1601dfb6d769bd2d14e9db3f339000c
 */
        .intel_syntax noprefix
        .text
        .globl  fe25519_mul121665_loose
        .type   fe25519_mul121665_loose, @function
        .p2align 6
fe25519_mul121665_loose:
        .cfi_startproc
        mov edx, 0x1db41           # constant 0x1db41
        mulx rax, r8, [rsi]        # x5:x4 = arg1[0]*0x1db41
        mulx r9, r10, [rsi+0x8]    # x7:x6 = arg1[1]*0x1db41
        xor r11d, r11d             # CF = OF = 0
        adox r10, rax              # x12 = x6 + x5 (OF is 0), OF to x13, complete
        mulx rax, r11, [rsi+0x10]  # x9:x8 = arg1[2]*0x1db41
        adox r11, r9               # x13 = x7 + x8 + OF, OF to x14, complete
        mulx r9, rcx, [rsi+0x18]   # x11:x10 = arg1[3]*0x1db41
        adox rax, rcx              # x14 = x9 + x10 + OF, OF to x15, complete
        adox r9, [rip+.Lfe25519_mul121665_loose_c0] # x15 = x11 + OF, no carry, complete

        /* complete: [x15, x14, x13, x12] in [r9, rax, r11, r10] */
        mov rcx, rax               # copy x14
        shl rcx, 0x1               # t2 = x14 << 1 mod 2^64
        shr rcx, 0x1               # x18 = t2 >> 1 = x14 & 0x7fffffffffffffff
        shr rax, 0x3f              # t3 = x14 >> 63
        lea rax, [rax+r9*2]        # x16 = t3 + 2*x15 mod 2^64 = low word of (x15:x14 >> 63)
        imul rax, rax, 0x13        # x17 = x16*0x13
        add rax, r8                # x19 = x17 + x4, CF to x20, complete
        mov [rdi], rax             # out1[0] = x19
        adc r10, 0x0               # x20 = x12 + CF, CF to x21, complete
        mov [rdi+0x8], r10         # out1[1] = x20
        adc r11, 0x0               # x21 = x13 + CF, CF to x22, complete
        adc rcx, 0x0               # x22 = x18 + CF, no carry, complete

        /* complete: [x22, x21, x20, x19] in [rcx, r11, r10, rax] */
        mov [rdi+0x18], rcx        # out1[3] = x22
        mov [rdi+0x10], r11        # out1[2] = x21

        ret                        # return
        .cfi_endproc
        .balign 8, 0xcc
.Lfe25519_mul121665_loose_c0: .quad 0x0
        .size   fe25519_mul121665_loose, .-fe25519_mul121665_loose
        .section .note.GNU-stack, "", @progbits
