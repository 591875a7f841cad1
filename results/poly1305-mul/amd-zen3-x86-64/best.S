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
 * Changed: rax, rcx, rdx, r8, r9, r10, r11, flags
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   x6
 *   [rsp-0x10]  x23
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
 * 77 instructions; 21.6 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.215 [1.213, 1.218] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64 + reduction pass
 * latency: SLOWER than the fastest alternative, clang-22 -O3 -march=x86-64 + reduction pass, which takes 0.938 [0.933, 0.939] of our time
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 46, 2026-11-27T14:11:41.187Z
 * ./fieldwright optimize --field poly1305 --op mul --seed 46 --target x86-64 --budget 7s --resume
 * sha256 of the code: a1dd2075b9652eecc54e92834845091ea020ec3e0d3aa2bc4494af8004c72865
 */
        .intel_syntax noprefix
        .text
        .globl  poly1305_mul_loose
        .type   poly1305_mul_loose, @function
        .p2align 6
poly1305_mul_loose:
        .cfi_startproc
        mov r8, rdx                # copy pointer arg2
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi+0x8]    # x15:x14 = arg1[1]*arg2[1]
        mov r9, rdx                # copy x15
        mov r10, rax               # copy x14
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [r8]         # x9:x8 = arg1[1]*arg2[0]
        mov r11, rdx               # copy x9
        mov rcx, rax               # copy x8
        mov rax, [r8]              # load arg2[0]
        mul qword ptr [rsi]        # x7:x6 = arg1[0]*arg2[0]
        add rdx, rcx               # x23 = x8 + x7, CF to x24
        adc r11, 0x0               # x24 = x9 + CF, no carry
        mov rcx, rdx               # copy x23
        mov [rsp-0x8], rax         # spill x6
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi]        # x13:x12 = arg1[0]*arg2[1]
        add rax, rcx               # x23 += x12, CF to x24, complete
        adc rdx, 0x0               # x24.2 = x13 + CF, no carry
        mov rcx, rdx               # copy x24.2
        mov [rsp-0x10], rax        # spill x23
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [r8]         # x11:x10 = arg1[2]*arg2[0]
        add rax, r10               # x24.3 = x10 + x14, CF to x25
        adc rdx, 0x0               # x25 = x11 + CF, no carry
        add r11, rax               # x24 += x24.3, CF to x25
        adc rdx, 0x0               # x25 += CF, no carry
        mov r10, rdx               # copy x25
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [r8+0x8]     # x17:x16 = arg1[2]*arg2[1]
        add rcx, r11               # x24 += x24.2, CF to x25
        adc r10, rax               # x25 += x16 + CF, CF to x26
        adc rdx, 0x0               # x26 = x17 + CF, no carry
        mov r11, rdx               # copy x26
        mov rax, [r8+0x10]         # load arg2[2]
        mul qword ptr [rsi+0x8]    # x21:x20 = arg1[1]*arg2[2]
        add rax, r9                # x25.2 = x20 + x15, CF to x26
        adc rdx, 0x0               # x26.2 = x21 + CF, no carry
        mov r9, [r8+0x10]          # load arg2[2]
        imul r9, [rsi+0x10]        # x22 = arg1[2]*arg2[2]
        add rax, r10               # x25 += x25.2, CF to x26
        adc rdx, r11               # x26 += x26.2 + CF, no carry
        mov r10, rdx               # copy x26
        mov r11, rax               # copy x25
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [r8+0x10]    # x19:x18 = arg1[0]*arg2[2]
        add rcx, rax               # x24 += x18, CF to x25, complete
        adc rdx, r11               # x25 += x19 + CF, CF to x26, complete
        adc r10, r9                # x26 += x22 + CF, no carry, complete

        /* complete: [x26, x25, x24, x23] in [r10, rdx, rcx, [rsp-0x10]] */
        mov rax, rcx               # copy x24
        shrd rax, rdx, 0x2         # x27 = low word of (x25:x24 >> 2)
        shrd rdx, r10, 0x2         # x28 = low word of (x26:x25 >> 2)
        shr r10, 0x2               # x29 = x26 >> 2
        lea r8, [r10+r10*4]        # x34 = x29*5
        mov r9, rdx                # copy x28
        mul qword ptr [rip+.Lpoly1305_mul_loose_c0] # x31:x30 = x27*5
        and rcx, 0x3               # x35 = x24 & 3
        mov r10, rdx               # copy x31
        mov r11, rax               # copy x30
        mov rax, r9                # copy x28
        mul qword ptr [rip+.Lpoly1305_mul_loose_c0] # x33:x32 = x28*5
        add r11, [rsp-0x8]         # x36 = x30 + x6, CF to x37, complete
        adc r10, [rsp-0x10]        # x37 = x23 + x31 + CF, CF to x38
        adc r8, rcx                # x38 = x35 + x34 + CF, no carry
        add r10, rax               # x37 += x32, CF to x38, complete
        adc r8, rdx                # x38 += x33 + CF, no carry, complete

        /* complete: [x38, x37, x36] in [r8, r10, r11] */
        mov rax, r8                # copy x38
        shr rax, 0x2               # x39 = x38 >> 2
        lea rax, [rax+rax*4]       # x40 = x39*5
        and r8, 0x3                # x41 = x38 & 3
        add rax, r11               # x42 = x40 + x36, CF to x43, complete
        mov [rdi], rax             # out1[0] = x42
        adc r10, 0x0               # x43 = x37 + CF, CF to x44, complete
        adc r8, 0x0                # x44 = x41 + CF, no carry, complete

        /* complete: [x44, x43, x42] in [r8, r10, rax] */
        mov [rdi+0x10], r8         # out1[2] = x44
        mov [rdi+0x8], r10         # out1[1] = x43

        ret                        # return
        .cfi_endproc
        .balign 8, 0xcc
.Lpoly1305_mul_loose_c0: .quad 0x5
        .size   poly1305_mul_loose, .-poly1305_mul_loose
        .section .note.GNU-stack, "", @progbits
