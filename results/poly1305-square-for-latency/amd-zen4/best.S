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
 * Saved on the stack and restored: rbx, rbp
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
 *   x30 = x24 + x12 (carry to x31)
 *   x31 = x25 + x26 + x17 (carry to x32)
 *   x32 = x27 + x28 + x29
 *
 * 64 instructions; 19.1 cycles on AMD EPYC (amd-zen4)
 * throughput: no faster than the fastest alternative, clang-22 -O3 -march=native + reduction pass: 1.001 [0.997, 1.002]
 * latency: no faster than the fastest alternative, clang-22 -O3 -march=native + reduction pass: 1.000 [1.000, 1.000]
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 989d61e75f6b8ad96c2997dfa25e69ebbbf3e6722cf38f438b7365763375598c
 * found by Fieldwright, seed 1, 2026-11-23T02:53:36.896Z
 * npm run optimize -- --curve poly1305 --op square --seed 1 --budget 60s --for latency
 * sha256 of the code: aaf786336dd869a789c035b85cc426e593e87fcb575817ece10455ae0db5d77a
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

        mov rdx, [rsi]             # load arg1[0]
        mulx rax, r8, rdx          # x13:x12 = arg1[0]*arg1[0]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r9, r10, [rsi+0x10]   # x8:x7 = arg1[1]*arg1[2]
        mulx r11, rcx, [rsi]       # x4:x3 = arg1[0]*arg1[1]
        xor ebx, ebx               # CF = OF = 0
        adox rcx, rcx              # x17 = x3 + x3 (OF is 0), OF to x18
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rbx, rbp, [rsi]       # x6:x5 = arg1[0]*arg1[2]
        adcx r11, rbp              # x9 = x5 + x4 (CF is 0), CF to x10, complete
        adcx r10, rbx              # x10 = x6 + x7 + CF, CF to x11, complete
        adox r11, r11              # x18 = x9 + x9 + OF, OF to x19
        adox r10, r10              # x19 = x10 + x10 + OF, OF to x20
        adcx r9, [rip+.Lpoly1305_square_loose_c0] # x11 = x8 + CF, no carry, complete

        /* complete: [x11, x10, x9] in [r9, -, -] */
        mov rbx, r9                # copy x11
        adox rbx, [rip+.Lpoly1305_square_loose_c0] # x20 = x11 + OF, no carry
        mov rbp, rdx               # copy arg1[2]
        imul rbp, rdx              # x16 = arg1[2]*arg1[2]
        add rbp, r9                # x20.2 = x16 + x11, no carry
        xor r9d, r9d               # CF = OF = 0
        adox rcx, rax              # x17 += x13 (OF is 0), OF to x18, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rax, r9, rdx          # x15:x14 = arg1[1]*arg1[1]
        adox r11, r9               # x18 += x14 + OF, OF to x19, complete
        adox rax, r10              # x19 += x15 + OF, OF to x20, complete
        adox rbp, rbx              # x20 += x20.2 + OF, no carry, complete

        /* complete: [x20, x19, x18, x17] in [rbp, rax, r11, rcx] */
        mov r9, rax                # copy x19
        shr r9, 0x2                # t3 = x19 >> 2
        mov r10, rbp               # copy x20
        shl r10, 0x3e              # t4 = x20 << 62 mod 2^64
        lea r9, [r9+r10]           # x22 = t3 + t4 mod 2^64 = low word of (x20:x19 >> 2)
        mov r10, r11               # copy x18
        shr r10, 0x2               # t5 = x18 >> 2
        shl rax, 0x3e              # t6 = x19 << 62 mod 2^64
        lea rax, [r10+rax]         # x21 = t5 + t6 mod 2^64 = low word of (x19:x18 >> 2)
        and r11, 0x3               # x29 = x18 & 3
        mov edx, 0x5               # constant 5
        mulx r9, r10, r9           # x27:x26 = x22*5
        mulx rax, rsi, rax         # x25:x24 = x21*5
        xor ebx, ebx               # CF = OF = 0
        adcx r10, rax              # x31 = x26 + x25 (CF is 0), CF to x32
        mov eax, 0x2               # constant 2
        shrx rdx, rbp, rax         # x23 = x20 >> 2
        adox rsi, r8               # x30 = x12 + x24 (OF is 0), OF to x31, complete
        mulx rax, r8, [rip+.Lpoly1305_square_loose_c1] # x28 = x23*5
        adcx r9, r8                # x32 = x28 + x27 + CF, no carry
        adox rcx, r10              # x31 += x17 + OF, OF to x32, complete
        adox r9, r11               # x32 += x29 + OF, no carry, complete

        /* complete: [x32, x31, x30] in [r9, rcx, rsi] */
        mov rax, r9                # copy x32
        and rax, 0x3               # x35 = x32 & 3
        shr r9, 0x2                # x33 = x32 >> 2
        lea r8, [r9+r9*4]          # x34 = x33*5
        xor r9d, r9d               # CF = OF = 0
        adcx rsi, r8               # x36 = x34 + x30 (CF is 0), CF to x37, complete
        adc rcx, 0x0               # x37 = x31 + CF, CF to x38, complete
        adc rax, 0x0               # x38 = x35 + CF, no carry, complete

        /* complete: [x38, x37, x36] in [rax, rcx, rsi] */
        mov [rdi+0x8], rcx         # out1[1] = x37
        mov [rdi+0x10], rax        # out1[2] = x38
        mov [rdi], rsi             # out1[0] = x36

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
.Lpoly1305_square_loose_c1: .quad 0x5
        .size   poly1305_square_loose, .-poly1305_square_loose
        .section .note.GNU-stack, "", @progbits
