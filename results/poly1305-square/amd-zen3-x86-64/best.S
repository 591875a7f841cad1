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
 * Changed: rax, rcx, rdx, r8, r9, r10, r11, flags
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]  x12
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
 * 62 instructions; 15.7 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.286 [1.280, 1.286] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64 + reduction pass
 * latency: SLOWER than the fastest alternative, clang-22 -O3 -march=x86-64 + reduction pass, which takes 0.920 [0.917, 0.920] of our time
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 54, 2026-11-27T14:13:38.483Z
 * ./fieldwright optimize --field poly1305 --op square --seed 54 --target x86-64 --budget 7s --resume
 * sha256 of the code: afc89dd7b646c8cb737042b6239dce26be2cdc305279eaf9365fb4366f96e4ab
 */
        .intel_syntax noprefix
        .text
        .globl  poly1305_square_loose
        .type   poly1305_square_loose, @function
        .p2align 6
poly1305_square_loose:
        .cfi_startproc
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
        add r8, rax                # x9 = x5 + x4, CF to x10, complete
        adc rdx, r11               # x10 = x6 + x7 + CF, CF to x11, complete
        adc r10, 0x0               # x11 = x8 + CF, no carry, complete

        /* complete: [x11, x10, x9] in [r10, rdx, r8] */
        mov r11, rdx               # copy x10
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x8]    # x15:x14 = arg1[1]*arg1[1]
        add rcx, r9                # x17 = x13 + x3, CF to x18
        adc rax, r8                # x18 = x9 + x14 + CF, CF to x19
        adc r11, r11               # x19 = x10 + x10 + CF, CF to x20
        adc r10, r10               # x20 = x11 + x11 + CF, no carry
        add r9, rcx                # x17 += x3, CF to x18, complete
        adc r8, rax                # x18 += x9 + CF, CF to x19, complete
        adc rdx, r11               # x19 += x15 + CF, CF to x20, complete
        adc r10, 0x0               # x20 += CF, no carry
        mov rax, [rsi+0x10]        # load arg1[2]
        imul rax, [rsi+0x10]       # x16 = arg1[2]*arg1[2]
        mov r11, r8                # copy x18
        and r11, 0x3               # x29 = x18 & 3
        add rax, r10               # x20 += x16, no carry, complete

        /* complete: [x20, x19, x18, x17] in [rax, rdx, r8, r9] */
        shr r8, 0x2                # t1 = x18 >> 2
        mov r10, rdx               # copy x19
        shl r10, 0x3e              # t2 = x19 << 62 mod 2^64
        lea r8, [r8+r10]           # x21 = t1 + t2 mod 2^64 = low word of (x19:x18 >> 2)
        shrd rdx, rax, 0x2         # x22 = low word of (x20:x19 >> 2)
        mov r10, rdx               # copy x22
        mov rcx, rax               # copy x20
        mov rax, r10               # copy x22
        mul qword ptr [rip+.Lpoly1305_square_loose_c0] # x27:x26 = x22*5
        shr rcx, 0x2               # x23 = x20 >> 2
        lea r10, [rcx+rcx*4]       # x28 = x23*5
        add r9, rax                # x31 = x26 + x17, CF to x32
        adc r10, rdx               # x32 = x27 + x28 + CF, no carry
        mov rax, r8                # copy x21
        mul qword ptr [rip+.Lpoly1305_square_loose_c0] # x25:x24 = x21*5
        add rax, [rsp-0x8]         # x30 = x24 + x12, CF to x31, complete
        adc r9, rdx                # x31 += x25 + CF, CF to x32, complete
        adc r10, r11               # x32 += x29 + CF, no carry, complete

        /* complete: [x32, x31, x30] in [r10, r9, rax] */
        mov r8, r10                # copy x32
        and r8, 0x3                # x35 = x32 & 3
        shr r10, 0x2               # x33 = x32 >> 2
        lea r10, [r10+r10*4]       # x34 = x33*5
        add r10, rax               # x36 = x34 + x30, CF to x37, complete
        adc r9, 0x0                # x37 = x31 + CF, CF to x38, complete
        mov [rdi+0x8], r9          # out1[1] = x37
        adc r8, 0x0                # x38 = x35 + CF, no carry, complete

        /* complete: [x38, x37, x36] in [r8, r9, r10] */
        mov [rdi+0x10], r8         # out1[2] = x38
        mov [rdi], r10             # out1[0] = x36

        ret                        # return
        .cfi_endproc
        .balign 8, 0xcc
.Lpoly1305_square_loose_c0: .quad 0x5
        .size   poly1305_square_loose, .-poly1305_square_loose
        .section .note.GNU-stack, "", @progbits
