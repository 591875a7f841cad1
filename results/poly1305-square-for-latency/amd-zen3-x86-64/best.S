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
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]  x12
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
 *   x30 = x12 + x21 + x26 (carry to x31)
 *   x31 = x17 + x27 + x22 + x28 (carry to x32)
 *   x32 = x24 + x25 + x29
 *
 * 72 instructions; 17.5 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.155 [1.153, 1.162] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64 + reduction pass
 * latency: 1.019 [1.019, 1.021] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64 + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 93de5881b96546b1aa3de043948f00d475022ac012a07573ab005d2cb8782582
 * found by Fieldwright, seed 21, 2026-11-27T17:14:55.322Z
 * ./fieldwright optimize --curve poly1305 --op square --seed 21 --target x86-64 --budget 45s --for latency --cpu 1
 * sha256 of the code: 47d84b67d5d8e2ffe525dc018acfe29d3fd2b6478d36bc930602b9a3f21aa3b6
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

        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi]        # x4:x3 = arg1[0]*arg1[1]
        mov r8, rdx                # copy x4
        mov r9, rax                # copy x3
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x10]   # x8:x7 = arg1[1]*arg1[2]
        mov r10, rdx               # copy x8
        mov r11, rax               # copy x7
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi]        # x13:x12 = arg1[0]*arg1[0]
        mov rcx, rdx               # copy x13
        mov [rsp-0x8], rax         # spill x12
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi]        # x6:x5 = arg1[0]*arg1[2]
        add r8, rax                # x9 = x4 + x5, CF to x10, complete
        adc r11, rdx               # x10 = x6 + x7 + CF, CF to x11, complete
        adc r10, 0x0               # x11 = x8 + CF, no carry, complete

        /* complete: [x11, x10, x9] in [r10, r11, r8] */
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x8]    # x15:x14 = arg1[1]*arg1[1]
        add r9, r9                 # x17 = x3 + x3, CF to x18
        adc rax, r8                # x18 = x14 + x9 + CF, CF to x19
        adc rdx, 0x0               # x19 = x15 + CF, no carry
        add r10, r10               # x20 = x11 + x11, no carry
        mov rbx, [rsi+0x10]        # load arg1[2]
        imul rbx, [rsi+0x10]       # x16 = arg1[2]*arg1[2]
        add r11, r11               # x19.2 = x10 + x10, CF to x20
        adc rbx, r10               # x20 += x16 + CF, no carry
        add r9, rcx                # x17 += x13, CF to x18, complete
        adc r8, rax                # x18 += x9 + CF, CF to x19, complete
        adc r11, rdx               # x19 += x19.2 + CF, CF to x20, complete
        adc rbx, 0x0               # x20 += CF, no carry, complete

        /* complete: [x20, x19, x18, x17] in [rbx, r11, r8, r9] */
        mov rax, r11               # copy x19
        shr rax, 0x2               # t1 = x19 >> 2
        mov r10, rbx               # copy x20
        shl r10, 0x3e              # t2 = x20 << 62 mod 2^64
        lea rax, [rax+r10]         # x22 = t1 + t2 mod 2^64 = low word of (x20:x19 >> 2)
        mov r10, r8                # copy x18
        shr r10, 0x2               # t3 = x18 >> 2
        shl r11, 0x3e              # t4 = x19 << 62 mod 2^64
        lea r10, [r10+r11]         # x21 = t3 + t4 mod 2^64 = low word of (x19:x18 >> 2)
        and r8, 0x3                # x25 = x18 & 3
        mov r11, r10               # copy x21
        shr r11, 0x3e              # x27 = x21 >> 62
        mov rcx, rax               # copy x22
        shr rcx, 0x3e              # x29 = x22 >> 62
        mov rsi, rax               # copy x22
        shl rsi, 0x2               # x28 = x22 << 2 mod 2^64
        mov rdx, r10               # copy x21
        shl rdx, 0x2               # x26 = x21 << 2 mod 2^64
        add r10, [rsp-0x8]         # x30 = x21 + x12, CF to x31
        adc r9, rax                # x31 = x17 + x22 + CF, CF to x32
        adc rcx, 0x0               # x32 = x29 + CF, no carry
        shr rbx, 0x2               # x23 = x20 >> 2
        add r9, r11                # x31 += x27, CF to x32
        adc rcx, r8                # x32 += x25 + CF, no carry
        add rdx, r10               # x30 += x26, CF to x31, complete
        adc rsi, r9                # x31 += x28 + CF, CF to x32, complete
        lea rax, [rbx+rbx*4]       # x24 = x23*5
        adc rax, rcx               # x32 += x24 + CF, no carry, complete

        /* complete: [x32, x31, x30] in [rax, rsi, rdx] */
        mov r8, rax                # copy x32
        and r8, 0x3                # x35 = x32 & 3
        shr rax, 0x2               # x33 = x32 >> 2
        lea rax, [rax+rax*4]       # x34 = x33*5
        add rax, rdx               # x36 = x34 + x30, CF to x37, complete
        mov [rdi], rax             # out1[0] = x36
        adc rsi, 0x0               # x37 = x31 + CF, CF to x38, complete
        mov [rdi+0x8], rsi         # out1[1] = x37
        adc r8, 0x0                # x38 = x35 + CF, no carry, complete

        /* complete: [x38, x37, x36] in [r8, rsi, rax] */
        mov [rdi+0x10], r8         # out1[2] = x38

        pop rbx                    # restore rbx
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbx
        ret                        # return
        .cfi_endproc
        .size   poly1305_square_loose, .-poly1305_square_loose
        .section .note.GNU-stack, "", @progbits
