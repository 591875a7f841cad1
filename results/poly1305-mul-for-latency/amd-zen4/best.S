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
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
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
 * 73 instructions; 23.1 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.087 [1.086, 1.091] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.251 [1.250, 1.251] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 d03e5463e3bd1a20dda4ab6d993bdf0d6833f5c9e7d1f141b932885b05c634e3
 * found by Fieldwright, seed 8, 2026-12-01T06:01:25.944Z
 * ./fieldwright optimize --field poly1305 --op mul --seed 8 --budget 30s --for latency --resume --cpu 1
 * sha256 of the code: ab7c379c82a25a62970b253b9051657f6d61819815a56031e07935b1aed8eb8c
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
        push r14                   # save r14
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r14, 0

        mov rax, rdx               # copy pointer arg2
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r8, r9, [rax]         # x11:x10 = arg1[2]*arg2[0]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r10, r11, [rax]       # x9:x8 = arg1[1]*arg2[0]
        mov rdx, [rsi]             # load arg1[0]
        mulx rcx, rbx, [rax+0x8]   # x13:x12 = arg1[0]*arg2[1]
        mulx rbp, r12, [rax+0x10]  # x19:x18 = arg1[0]*arg2[2]
        xor r13d, r13d             # CF = OF = 0
        adox rbx, r11              # x23 = x12 + x8 (OF is 0), OF to x24
        adox rcx, r9               # x24 = x13 + x10 + OF, OF to x25
        mulx r9, r11, [rax]        # x7:x6 = arg1[0]*arg2[0]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r13, r14, [rax+0x8]   # x15:x14 = arg1[1]*arg2[1]
        adox r8, rbp               # x25 = x11 + x19 + OF, no carry
        adcx rbx, r9               # x23 += x7 (CF is 0), CF to x24, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r9, rbp, [rax+0x8]    # x17:x16 = arg1[2]*arg2[1]
        adox r10, rcx              # x24 += x9 (OF is 0), OF to x25
        adcx r10, r14              # x24 += x14 + CF, CF to x25
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx rcx, r14, [rsi+0x8]   # x21:x20 = arg1[1]*arg2[2]
        adox r13, r8               # x25 += x15 + OF, OF to x26
        adox r9, rcx               # x26 = x17 + x21 + OF, no carry
        adcx r13, r14              # x25 += x20 + CF, CF to x26
        adc r9, 0x0                # x26 += CF, no carry
        mov r8, [rsi+0x10]         # load arg1[2]
        imul r8, rdx               # x22 = arg1[2]*arg2[2]
        xor eax, eax               # CF = OF = 0
        adox r10, r12              # x24 += x18 (OF is 0), OF to x25, complete
        adox r13, rbp              # x25 += x16 + OF, OF to x26, complete
        mov eax, 0x2               # constant 2
        shrx rcx, r10, rax         # t3 = x24 >> 2
        mov esi, 0x3e              # constant 0x3e
        shlx rbp, r13, rsi         # t4 = x25 << 0x3e mod 2^64
        lea rcx, [rcx+rbp]         # x27 = t3 + t4 mod 2^64 = low word of (x25:x24 >> 2)
        adox r9, r8                # x26 += x22 + OF, no carry, complete

        /* complete: [x26, x25, x24, x23] in [r9, r13, r10, rbx] */
        shrx r8, r13, rax          # t5 = x25 >> 2
        shlx rsi, r9, rsi          # t6 = x26 << 0x3e mod 2^64
        lea r8, [r8+rsi]           # x28 = t5 + t6 mod 2^64 = low word of (x26:x25 >> 2)
        mov edx, 0x5               # constant 5
        mulx rcx, rsi, rcx         # x31:x30 = x27*5
        mulx r8, rdx, r8           # x33:x32 = x28*5
        bzhi r10, r10, rax         # x35 = x24 & 3
        shr r9, 0x2                # x29 = x26 >> 2
        xor ebp, ebp               # CF = OF = 0
        adcx rcx, rbx              # x37 = x23 + x31 (CF is 0), CF to x38
        adox rsi, r11              # x36 = x6 + x30 (OF is 0), OF to x37, complete
        lea r9, [r9+r9*4]          # x34 = x29*5
        adox rdx, rcx              # x37 += x32 + OF, OF to x38, complete
        adcx r10, r9               # x38 = x34 + x35 + CF, no carry
        adox r10, r8               # x38 += x33 + OF, no carry, complete

        /* complete: [x38, x37, x36] in [r10, rdx, rsi] */
        bzhi r8, r10, rax          # x41 = x38 & 3
        shrx rax, r10, rax         # x39 = x38 >> 2
        lea rax, [rax+rax*4]       # x40 = x39*5
        xor r9d, r9d               # CF = OF = 0
        adcx rsi, rax              # x42 = x40 + x36 (CF is 0), CF to x43, complete
        adc rdx, 0x0               # x43 = x37 + CF, CF to x44, complete
        mov [rdi+0x8], rdx         # out1[1] = x43
        adc r8, 0x0                # x44 = x41 + CF, no carry, complete

        /* complete: [x44, x43, x42] in [r8, rdx, rsi] */
        mov [rdi+0x10], r8         # out1[2] = x44
        mov [rdi], rsi             # out1[0] = x42

        pop r14                    # restore r14
        .cfi_adjust_cfa_offset -8
        .cfi_restore r14
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
        .size   poly1305_mul_loose, .-poly1305_mul_loose
        .section .note.GNU-stack, "", @progbits
