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
 * Saved on the stack and restored: rbx, rbp, r12, r13
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]  pointer out1
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
 * 72 instructions; 21.5 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.175 [1.170, 1.176] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.249 [1.249, 1.250] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 989d61e75f6b8ad96c2997dfa25e69ebbbf3e6722cf38f438b7365763375598c
 * found by Fieldwright, seed 1, 2026-11-23T02:52:32.080Z
 * npm run optimize -- --curve poly1305 --op mul --seed 1 --budget 60s --for latency
 * sha256 of the code: eaf1a23f0428136bf4212428dcac63bf01d513111cc9d22099350625f4020690
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
        push r13                   # save r13
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r13, 0

        mov rax, rdx               # copy pointer arg2
        mov rdx, [rsi]             # load arg1[0]
        mulx r8, r9, [rax]         # x7:x6 = arg1[0]*arg2[0]
        mov r10, [rax+0x10]        # load arg2[2]
        imul r10, [rsi+0x10]       # x22 = arg1[2]*arg2[2]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r11, rcx, [rax]       # x11:x10 = arg1[2]*arg2[0]
        mov rdx, [rsi]             # load arg1[0]
        mulx rbx, rbp, [rax+0x10]  # x19:x18 = arg1[0]*arg2[2]
        mulx r12, r13, [rax+0x8]   # x13:x12 = arg1[0]*arg2[1]
        mov [rsp-0x8], rdi         # spill pointer out1
        xor edi, edi               # CF = OF = 0
        adox rbp, rcx              # x24 = x18 + x10 (OF is 0), OF to x25
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rcx, rdi, [rax]       # x9:x8 = arg1[1]*arg2[0]
        adcx r13, rdi              # x23 = x8 + x12 (CF is 0), CF to x24
        adox r11, rbx              # x25 = x11 + x19 + OF, no carry
        mulx rdi, rbx, [rax+0x8]   # x15:x14 = arg1[1]*arg2[1]
        adox r13, r8               # x23 += x7 (OF is 0), OF to x24, complete
        adcx r12, rbp              # x24 += x13 + CF, CF to x25
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r8, rbp, [rax+0x8]    # x17:x16 = arg1[2]*arg2[1]
        adcx rbp, rdi              # x25.2 = x15 + x16 + CF, CF to x26
        adox r12, rcx              # x24 += x9 + OF, OF to x25
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rax, rcx, [rax+0x10]  # x21:x20 = arg1[1]*arg2[2]
        adcx r8, rax               # x26 = x17 + x21 + CF, no carry
        adox rbp, rcx              # x25.2 += x20 + OF, OF to x26
        adox r10, r8               # x26 += x22 + OF, no carry
        add rbx, r12               # x24 += x14, CF to x25, complete
        adc r11, rbp               # x25 += x25.2 + CF, CF to x26, complete
        adc r10, 0x0               # x26 += CF, no carry, complete

        /* complete: [x26, x25, x24, x23] in [r10, r11, rbx, r13] */
        mov rax, rbx               # copy x24
        shr rax, 0x2               # t2 = x24 >> 2
        mov r8, r11                # copy x25
        shl r8, 0x3e               # t3 = x25 << 62 mod 2^64
        lea rax, [rax+r8]          # x27 = t2 + t3 mod 2^64 = low word of (x25:x24 >> 2)
        mov rdx, rax               # copy x27
        mulx rax, r8, [rip+.Lpoly1305_mul_loose_c0] # x31:x30 = x27*5
        shrd r11, r10, 0x2         # x28 = low word of (x26:x25 >> 2)
        and rbx, 0x3               # x35 = x24 & 3
        shr r10, 0x2               # x29 = x26 >> 2
        xor ecx, ecx               # CF = OF = 0
        adcx r9, r8                # x36 = x6 + x30 (CF is 0), CF to x37, complete
        adcx r13, rax              # x37 = x23 + x31 + CF, CF to x38
        mov rdx, r11               # copy x28
        mulx rax, r8, [rip+.Lpoly1305_mul_loose_c0] # x33:x32 = x28*5
        adox r8, r13               # x37 += x32 (OF is 0), OF to x38, complete
        lea r10, [r10+r10*4]       # x34 = x29*5
        adcx r10, rbx              # x38 = x34 + x35 + CF, no carry
        adox rax, r10              # x38 += x33 + OF, no carry, complete

        /* complete: [x38, x37, x36] in [rax, r8, r9] */
        mov r10, rax               # copy x38
        and r10, 0x3               # x41 = x38 & 3
        shr rax, 0x2               # x39 = x38 >> 2
        lea rax, [rax+rax*4]       # x40 = x39*5
        xor r11d, r11d             # CF = OF = 0
        adcx rax, r9               # x42 = x40 + x36 (CF is 0), CF to x43, complete
        mov r9, [rsp-0x8]          # reload pointer out1
        mov [r9], rax              # out1[0] = x42
        adc r8, 0x0                # x43 = x37 + CF, CF to x44, complete
        mov [r9+0x8], r8           # out1[1] = x43
        adc r10, 0x0               # x44 = x41 + CF, no carry, complete

        /* complete: [x44, x43, x42] in [r10, r8, rax] */
        mov [r9+0x10], r10         # out1[2] = x44

        pop r13                    # restore r13
        .cfi_adjust_cfa_offset -8
        .cfi_restore r13
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
.Lpoly1305_mul_loose_c0: .quad 0x5
        .size   poly1305_mul_loose, .-poly1305_mul_loose
        .section .note.GNU-stack, "", @progbits
