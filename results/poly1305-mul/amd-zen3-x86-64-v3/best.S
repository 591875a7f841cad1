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
 * Saved on the stack and restored: rbx, rbp, r12
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
 *   x36 = x6 + x27 + x32 (carry to x37)
 *   x37 = x23 + x33 + x28 + x34 (carry to x38)
 *   x38 = x30 + x31 + x35
 *
 * 70 instructions; 21.8 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.153 [1.150, 1.157] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: SLOWER than the strongest opponent, clang-22 -O3 -march=native + reduction pass, which takes 0.744 [0.743, 0.744] of our time
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 41, 2026-11-24T14:13:03.514Z
 * npm run optimize -- --field poly1305 --op mul --seed 41 --target x86-64-v3 --budget 5s
 * sha256 of the code: 5eb38d51cfa30a9733af8468b3724c3ef9833481dfcf0510f16de00a0132f941
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

        mov rax, rdx               # copy pointer arg2
        mov rdx, [rax]             # load arg2[0]
        mulx r8, r9, [rsi+0x8]     # x9:x8 = arg1[1]*arg2[0]
        mulx r10, r11, [rsi]       # x7:x6 = arg1[0]*arg2[0]
        add r10, r9                # x23 = x8 + x7, CF to x24
        mulx r9, rcx, [rsi+0x10]   # x11:x10 = arg1[2]*arg2[0]
        mov rdx, [rax+0x8]         # load arg2[1]
        mulx rbx, rbp, [rsi]       # x13:x12 = arg1[0]*arg2[1]
        adc rbx, 0x0               # x24 = x13 + CF, no carry
        add r10, rbp               # x23 += x12, CF to x24, complete
        mulx rbp, r12, [rsi+0x8]   # x15:x14 = arg1[1]*arg2[1]
        adc rbx, rcx               # x24 += x10 + CF, CF to x25
        adc rbp, 0x0               # x25 = x15 + CF, no carry
        add r8, rbx                # x24 += x9, CF to x25
        mulx rcx, rbx, [rsi+0x10]  # x17:x16 = arg1[2]*arg2[1]
        adc rbx, r9                # x25.2 = x11 + x16 + CF, CF to x26
        adc rcx, 0x0               # x26 = x17 + CF, no carry
        add r12, r8                # x24 += x14, CF to x25
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx r8, r9, [rsi]         # x19:x18 = arg1[0]*arg2[2]
        adc r8, rbx                # x25.2 += x19 + CF, CF to x26
        adc rcx, 0x0               # x26 += CF, no carry
        add r9, r12                # x24 += x18, CF to x25, complete
        mulx rdx, rbx, [rsi+0x8]   # x21:x20 = arg1[1]*arg2[2]
        adc rbp, r8                # x25 += x25.2 + CF, CF to x26
        adc rdx, 0x0               # x26.2 = x21 + CF, no carry
        mov r8, [rsi+0x10]         # load arg1[2]
        imul r8, [rax+0x10]        # x22 = arg1[2]*arg2[2]
        add rbp, rbx               # x25 += x20, CF to x26, complete
        adc r8, rcx                # x26 += x22 + CF, no carry
        add rdx, r8                # x26 += x26.2, no carry, complete

        /* complete: [x26, x25, x24, x23] in [rdx, rbp, r9, r10] */
        mov rax, rbp               # copy x25
        shrd rax, rdx, 0x2         # x28 = low word of (x26:x25 >> 2)
        shr rdx, 0x2               # x29 = x26 >> 2
        imul r8, rdx, 0x5          # x30 = x29*5
        mov rcx, r9                # copy x24
        shrd rcx, rbp, 0x2         # x27 = low word of (x25:x24 >> 2)
        mov rsi, rcx               # copy x27
        shr rsi, 0x3e              # x33 = x27 >> 62
        mov edx, 0x2               # constant 2
        shlx rdx, rcx, rdx         # x32 = x27 << 2 mod 2^64
        and r9, 0x3                # x31 = x24 & 3
        mov rbx, rax               # copy x28
        shl rbx, 0x2               # x34 = x28 << 2 mod 2^64
        add rcx, r11               # x36 = x6 + x27, CF to x37
        adc rsi, rax               # x37 = x33 + x28 + CF, CF to x38
        adc r9, 0x0                # x38 = x31 + CF, no carry
        shr rax, 0x3e              # x35 = x28 >> 62
        add r10, rsi               # x37 += x23, CF to x38
        adc r8, rax                # x38.2 = x35 + x30 + CF, no carry
        add rdx, rcx               # x36 += x32, CF to x37, complete
        adc rbx, r10               # x37 += x34 + CF, CF to x38, complete
        adc r9, r8                 # x38 += x38.2 + CF, no carry, complete

        /* complete: [x38, x37, x36] in [r9, rbx, rdx] */
        mov rax, r9                # copy x38
        shr rax, 0x2               # x39 = x38 >> 2
        imul rax, rax, 0x5         # x40 = x39*5
        and r9, 0x3                # x41 = x38 & 3
        add rax, rdx               # x42 = x40 + x36, CF to x43, complete
        adc rbx, 0x0               # x43 = x37 + CF, CF to x44, complete
        mov [rdi+0x8], rbx         # out1[1] = x43
        adc r9, 0x0                # x44 = x41 + CF, no carry, complete

        /* complete: [x44, x43, x42] in [r9, rbx, rax] */
        mov [rdi+0x10], r9         # out1[2] = x44
        mov [rdi], rax             # out1[0] = x42

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
