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
 * Saved on the stack and restored: rbx
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
 * 55 instructions; 16.0 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.252 [1.252, 1.252] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64-v3 + reduction pass
 * latency: SLOWER than the fastest alternative, clang-22 -O3 -march=x86-64-v3 + reduction pass, which takes 0.914 [0.914, 0.914] of our time
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 53, 2026-11-27T14:13:26.205Z
 * ./fieldwright optimize --field poly1305 --op square --seed 53 --target x86-64-v3 --budget 7s --resume
 * sha256 of the code: c878c94fda986e192f4a29815804c27d9487e5367ee3cf4727ce2b71b8f314b2
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

        mov rdx, [rsi]             # load arg1[0]
        mulx rax, r8, [rsi+0x8]    # x4:x3 = arg1[0]*arg1[1]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r9, r10, [rsi+0x8]    # x8:x7 = arg1[1]*arg1[2]
        mov r11, rdx               # copy arg1[2]
        imul r11, rdx              # x16 = arg1[2]*arg1[2]
        mulx rcx, rbx, [rsi]       # x6:x5 = arg1[0]*arg1[2]
        add rbx, rax               # x9 = x5 + x4, CF to x10, complete
        adc r10, rcx               # x10 = x6 + x7 + CF, CF to x11, complete
        adc r9, 0x0                # x11 = x8 + CF, no carry, complete

        /* complete: [x11, x10, x9] in [r9, r10, rbx] */
        lea rax, [r9+r9]           # x20 = x11 + x11
        mov rdx, [rsi]             # load arg1[0]
        mulx r9, rcx, rdx          # x13:x12 = arg1[0]*arg1[0]
        add r11, rax               # x20 += x16, no carry
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rax, rsi, rdx         # x15:x14 = arg1[1]*arg1[1]
        add r9, r8                 # x17 = x13 + x3, CF to x18
        adc rsi, rbx               # x18 = x9 + x14 + CF, CF to x19
        adc r10, r10               # x19 = x10 + x10 + CF, CF to x20
        adc r11, 0x0               # x20 += CF, no carry
        add r8, r9                 # x17 += x3, CF to x18, complete
        adc rsi, rbx               # x18 += x9 + CF, CF to x19, complete
        adc r10, rax               # x19 += x15 + CF, CF to x20, complete
        adc r11, 0x0               # x20 += CF, no carry, complete

        /* complete: [x20, x19, x18, x17] in [r11, r10, rsi, r8] */
        mov rax, rsi               # copy x18
        and rax, 0x3               # x29 = x18 & 3
        mov r9, r11                # copy x20
        shr r9, 0x2                # x23 = x20 >> 2
        lea r9, [r9+r9*4]          # x28 = x23*5
        shrd rsi, r10, 0x2         # x21 = low word of (x19:x18 >> 2)
        mov rdx, rsi               # copy x21
        mulx rsi, rbx, [rip+.Lpoly1305_square_loose_c0] # x25:x24 = x21*5
        shr r10, 0x2               # t1 = x19 >> 2
        shl r11, 0x3e              # t2 = x20 << 62 mod 2^64
        lea r10, [r10+r11]         # x22 = t1 + t2 mod 2^64 = low word of (x20:x19 >> 2)
        mov edx, 0x5               # constant 5
        mulx r10, r11, r10         # x27:x26 = x22*5
        add r8, r11                # x31 = x26 + x17, CF to x32
        adc rax, r10               # x32 = x27 + x29 + CF, no carry
        add rbx, rcx               # x30 = x12 + x24, CF to x31, complete
        adc r8, rsi                # x31 += x25 + CF, CF to x32, complete
        adc r9, rax                # x32 += x28 + CF, no carry, complete

        /* complete: [x32, x31, x30] in [r9, r8, rbx] */
        mov rax, r9                # copy x32
        and rax, 0x3               # x35 = x32 & 3
        shr r9, 0x2                # x33 = x32 >> 2
        lea r9, [r9+r9*4]          # x34 = x33*5
        add rbx, r9                # x36 = x34 + x30, CF to x37, complete
        adc r8, 0x0                # x37 = x31 + CF, CF to x38, complete
        adc rax, 0x0               # x38 = x35 + CF, no carry, complete

        /* complete: [x38, x37, x36] in [rax, r8, rbx] */
        mov [rdi+0x10], rax        # out1[2] = x38
        mov [rdi+0x8], r8          # out1[1] = x37
        mov [rdi], rbx             # out1[0] = x36

        pop rbx                    # restore rbx
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbx
        ret                        # return
        .cfi_endproc
        .balign 8, 0xcc
.Lpoly1305_square_loose_c0: .quad 0x5
        .size   poly1305_square_loose, .-poly1305_square_loose
        .section .note.GNU-stack, "", @progbits
