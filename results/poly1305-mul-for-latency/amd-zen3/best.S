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
 * Saved on the stack and restored: rbx, rbp, r12, r13
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
 * 74 instructions; 20.6 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.237 [1.153, 1.246] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.229 [1.229, 1.229] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 41, 2026-11-27T15:40:34.723Z
 * ./fieldwright optimize --field poly1305 --op mul --seed 41 --budget 32s --for latency --resume --cpu 1
 * sha256 of the code: 92e11f7bc55a3daf02f098f9416ffe7fe2e408b75a156b0fed91e67964ac73a6
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

        mov r8, rdx                # copy pointer arg2
        mov rdx, [rsi]             # load arg1[0]
        mulx rax, r9, [r8+0x8]     # x13:x12 = arg1[0]*arg2[1]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r10, r11, [r8]        # x9:x8 = arg1[1]*arg2[0]
        xor ecx, ecx               # CF = OF = 0
        adox r11, r9               # x23 = x8 + x12 (OF is 0), OF to x24
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r9, rcx, [r8]         # x11:x10 = arg1[2]*arg2[0]
        mov rdx, [rsi]             # load arg1[0]
        mulx rbx, rbp, [r8]        # x7:x6 = arg1[0]*arg2[0]
        mulx r12, r13, [r8+0x10]   # x19:x18 = arg1[0]*arg2[2]
        adox rax, rcx              # x24 = x10 + x13 + OF, OF to x25
        adcx r10, rax              # x24 += x9 (CF is 0), CF to x25
        adcx r9, r12               # x25 = x19 + x11 + CF, no carry
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rax, rcx, [r8+0x8]    # x17:x16 = arg1[2]*arg2[1]
        adox r9, rcx               # x25 += x16 + OF, OF to x26
        mov ecx, 0x0               # constant 0
        adox rax, rcx              # x26 = x17 + OF, no carry
        mov r12, rdx               # copy arg1[2]
        imul r12, [r8+0x10]        # x22 = arg1[2]*arg2[2]
        xor ecx, ecx               # CF = OF = 0
        adox r11, rbx              # x23 += x7 (OF is 0), OF to x24, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rcx, rbx, [r8+0x8]    # x15:x14 = arg1[1]*arg2[1]
        adox r10, r13              # x24 += x18 + OF, OF to x25
        adcx rbx, r10              # x24 += x14 (CF is 0), CF to x25, complete
        mulx r8, r10, [r8+0x10]    # x21:x20 = arg1[1]*arg2[2]
        adcx r9, rcx               # x25 += x15 + CF, CF to x26
        adcx r12, r8               # x26.2 = x22 + x21 + CF, no carry
        adox r10, r9               # x25 += x20 + OF, OF to x26, complete
        adox rax, r12              # x26 += x26.2 + OF, no carry, complete

        /* complete: [x26, x25, x24, x23] in [rax, r10, rbx, r11] */
        mov r8, r10                # copy x25
        shr r8, 0x2                # t3 = x25 >> 2
        mov r9, rax                # copy x26
        shl r9, 0x3e               # t4 = x26 << 62 mod 2^64
        lea rdx, [r8+r9]           # x28 = t3 + t4 mod 2^64 = low word of (x26:x25 >> 2)
        mov r8d, 0x5               # constant 5
        mulx r9, rcx, r8           # x33:x32 = x28*5
        shr rax, 0x2               # x29 = x26 >> 2
        lea rax, [rax+rax*4]       # x34 = x29*5
        mov rsi, rbx               # copy x24
        shr rsi, 0x2               # t5 = x24 >> 2
        shl r10, 0x3e              # t6 = x25 << 62 mod 2^64
        lea rdx, [rsi+r10]         # x27 = t5 + t6 mod 2^64 = low word of (x25:x24 >> 2)
        mulx r8, r10, r8           # x31:x30 = x27*5
        and rbx, 0x3               # x35 = x24 & 3
        xor esi, esi               # CF = OF = 0
        adcx r8, rcx               # x37 = x32 + x31 (CF is 0), CF to x38
        adox r10, rbp              # x36 = x30 + x6 (OF is 0), OF to x37, complete
        adox r11, r8               # x37 += x23 + OF, OF to x38, complete
        adcx rax, r9               # x38 = x34 + x33 + CF, no carry
        adox rbx, rax              # x38 += x35 + OF, no carry, complete

        /* complete: [x38, x37, x36] in [rbx, r11, r10] */
        mov rax, rbx               # copy x38
        shr rax, 0x2               # x39 = x38 >> 2
        mov r8d, 0x2               # constant 2
        bzhi r8, rbx, r8           # x41 = x38 & 3
        lea rax, [rax+rax*4]       # x40 = x39*5
        add rax, r10               # x42 = x40 + x36, CF to x43, complete
        mov [rdi], rax             # out1[0] = x42
        adc r11, 0x0               # x43 = x37 + CF, CF to x44, complete
        mov [rdi+0x8], r11         # out1[1] = x43
        adc r8, 0x0                # x44 = x41 + CF, no carry, complete

        /* complete: [x44, x43, x42] in [r8, r11, rax] */
        mov [rdi+0x10], r8         # out1[2] = x44

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
