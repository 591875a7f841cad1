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
 * 74 instructions; 21.4 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.183 [1.177, 1.183] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64-v3 + reduction pass
 * latency: SLOWER than the fastest alternative, clang-22 -O3 -march=x86-64-v3 + reduction pass, which takes 0.745 [0.745, 0.745] of our time
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 47, 2026-11-27T14:11:51.498Z
 * ./fieldwright optimize --field poly1305 --op mul --seed 47 --target x86-64-v3 --budget 7s --resume
 * sha256 of the code: afaf72550ef8c68c9b54b309b966700caafcd8a94ca7320053c36acbd1ddb480
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
        add r9, r10                # x23 = x8 + x7, CF to x24
        mulx r10, rcx, [rsi+0x10]  # x11:x10 = arg1[2]*arg2[0]
        mov rdx, [rax+0x8]         # load arg2[1]
        mulx rbx, rbp, [rsi]       # x13:x12 = arg1[0]*arg2[1]
        adc rbx, 0x0               # x24 = x13 + CF, no carry
        add rbp, r9                # x23 += x12, CF to x24, complete
        mulx r9, r12, [rsi+0x8]    # x15:x14 = arg1[1]*arg2[1]
        adc rbx, r12               # x24 += x14 + CF, CF to x25
        adc r9, 0x0                # x25 = x15 + CF, no carry
        add rcx, r8                # x24.2 = x9 + x10, CF to x25
        mulx r8, r12, [rsi+0x10]   # x17:x16 = arg1[2]*arg2[1]
        adc r10, r12               # x25.2 = x11 + x16 + CF, CF to x26
        adc r8, 0x0                # x26 = x17 + CF, no carry
        add rbx, rcx               # x24 += x24.2, CF to x25
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx rcx, r12, [rsi]       # x19:x18 = arg1[0]*arg2[2]
        adc r10, rcx               # x25.2 += x19 + CF, CF to x26
        adc r8, 0x0                # x26 += CF, no carry
        add rbx, r12               # x24 += x18, CF to x25, complete
        mulx rcx, rdx, [rsi+0x8]   # x21:x20 = arg1[1]*arg2[2]
        adc r9, r10                # x25 += x25.2 + CF, CF to x26
        adc rcx, 0x0               # x26.2 = x21 + CF, no carry
        mov r10, [rsi+0x10]        # load arg1[2]
        imul r10, [rax+0x10]       # x22 = arg1[2]*arg2[2]
        lea rax, [r8+r10]          # x26 += x22
        add r9, rdx                # x25 += x20, CF to x26, complete
        adc rcx, rax               # x26 += x26.2 + CF, no carry, complete

        /* complete: [x26, x25, x24, x23] in [rcx, r9, rbx, rbp] */
        mov rax, r9                # copy x25
        shr rax, 0x2               # t1 = x25 >> 2
        mov r8, rcx                # copy x26
        shl r8, 0x3e               # t2 = x26 << 62 mod 2^64
        lea rax, [rax+r8]          # x28 = t1 + t2 mod 2^64 = low word of (x26:x25 >> 2)
        mov r8, rbx                # copy x24
        and r8, 0x3                # x31 = x24 & 3
        shr rbx, 0x2               # t3 = x24 >> 2
        shl r9, 0x3e               # t4 = x25 << 62 mod 2^64
        lea r9, [rbx+r9]           # x27 = t3 + t4 mod 2^64 = low word of (x25:x24 >> 2)
        mov r10d, 0x2              # constant 2
        shlx rsi, r9, r10          # x32 = x27 << 2 mod 2^64
        shr rcx, 0x2               # x29 = x26 >> 2
        imul rcx, rcx, 0x5         # x30 = x29*5
        mov rdx, r9                # copy x27
        shr rdx, 0x3e              # x33 = x27 >> 62
        mov rbx, rax               # copy x28
        shl rbx, 0x2               # x34 = x28 << 2 mod 2^64
        add r11, rsi               # x36 = x6 + x32, CF to x37
        adc rbp, rax               # x37 = x23 + x28 + CF, CF to x38
        adc rcx, 0x0               # x38 = x30 + CF, no carry
        shr rax, 0x3e              # x35 = x28 >> 62
        add rbp, rbx               # x37 += x34, CF to x38
        adc rax, rcx               # x38 += x35 + CF, no carry
        add r11, r9                # x36 += x27, CF to x37, complete
        adc rbp, rdx               # x37 += x33 + CF, CF to x38, complete
        adc rax, r8                # x38 += x31 + CF, no carry, complete

        /* complete: [x38, x37, x36] in [rax, rbp, r11] */
        bzhi r8, rax, r10          # x41 = x38 & 3
        shrx rax, rax, r10         # x39 = x38 >> 2
        imul rax, rax, 0x5         # x40 = x39*5
        add rax, r11               # x42 = x40 + x36, CF to x43, complete
        mov [rdi], rax             # out1[0] = x42
        adc rbp, 0x0               # x43 = x37 + CF, CF to x44, complete
        mov [rdi+0x8], rbp         # out1[1] = x43
        adc r8, 0x0                # x44 = x41 + CF, no carry, complete

        /* complete: [x44, x43, x42] in [r8, rbp, rax] */
        mov [rdi+0x10], r8         # out1[2] = x44

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
