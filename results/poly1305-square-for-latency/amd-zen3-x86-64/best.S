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
 *   [rsp-0x8]  x21
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 *
 * 64 instructions; 18.2 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.110 [1.109, 1.110] times as fast as the strongest opponent, clang-22 -O3 -march=x86-64 + reduction pass
 * latency: SLOWER than the strongest opponent, clang-22 -O3 -march=x86-64 + reduction pass, which takes 0.922 [0.919, 0.922] of our time
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: nested)
 * IR = specification: proved for all inputs (by way of the source's: basic; basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 26, 2026-11-27T14:06:17.210Z
 * ./fieldwright optimize --field poly1305 --op square --seed 26 --target x86-64 --budget 7s --for latency
 * sha256 of the code: 0beceeee4c9d572a51f677a1de459fec53ddff2a639492b9a9452a4f290239ea
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

        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi]        # x6:x5 = arg1[0]*arg1[2]
        mov r8, rdx                # copy x6
        mov r9, rax                # copy x5
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x8]    # x8:x7 = arg1[1]*arg1[2]
        mov r10, rdx               # copy x8
        mov r11, rax               # copy x7
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi]        # x22:x21 = arg1[0]*arg1[0]
        mov rcx, rdx               # copy x22
        mov [rsp-0x8], rax         # spill x21
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi]        # x4:x3 = arg1[0]*arg1[1]
        add rdx, r9                # x9 = x5 + x4, CF to x11, complete
        adc r8, r11                # x11 = x6 + x7 + CF, CF to x13, complete
        adc r10, 0x0               # x13 = x8 + CF, no carry, complete
        add rax, rax               # x14 = x3 + x3, CF to x16, complete
        adc rdx, rdx               # x16 = x9 + x9 + CF, CF to x18, complete
        adc r8, r8                 # x18 = x11 + x11 + CF, CF to x20, complete
        adc r10, r10               # x20 = x13 + x13 + CF, no carry, complete
        mov r9, rdx                # copy x16
        mov r11, rax               # copy x14
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x8]    # x24:x23 = arg1[1]*arg1[1]
        mov rbx, [rsi+0x10]        # load arg1[2]
        imul rbx, [rsi+0x10]       # x25 = arg1[2]*arg1[2]
        add rcx, r11               # x26 = x14 + x22, CF to x28, complete
        adc r9, rax                # x28 = x16 + x23 + CF, CF to x30, complete
        adc rdx, r8                # x30 = x18 + x24 + CF, CF to x32, complete
        adc r10, rbx               # x32 = x25 + x20 + CF, no carry, complete
        mov rax, rdx               # copy x30
        shld rax, r9, 0x3e         # x36 = high word of (x30:x28 << 62)
        mov r8, r10                # copy x32
        shld r8, rdx, 0x3e         # x33 = high word of (x32:x30 << 62)
        mul qword ptr [rip+.Lpoly1305_square_loose_c0] # x38:x37 = x36*5
        and r9, [rip+.Lpoly1305_square_loose_c1] # x45 = x28 & 0xffffffff
        and r9, 0x3                # x46 = x45 & 3
        and r10, 0x3c              # x34 = x32 & 0x3c
        shr r10, 0x2               # x35 = x34 >> 2
        mov r11, rdx               # copy x38
        mov rsi, rax               # copy x37
        mov rax, r8                # copy x33
        mul qword ptr [rip+.Lpoly1305_square_loose_c0] # x40:x39 = x33*5
        imul r8, r10, 0x5          # x41 = x35*5
        add r11, rax               # x42 = x39 + x38, CF to x44, complete
        adc rdx, r8                # x44 = x41 + x40 + CF, no carry, complete
        add rsi, [rsp-0x8]         # x47 = x21 + x37, CF to x49, complete
        adc rcx, r11               # x49 = x26 + x42 + CF, CF to x51, complete
        adc r9, rdx                # x51 = x46 + x44 + CF, no carry, complete
        mov rax, r9                # copy x51
        and rax, 0x7c              # x52 = x51 & 0x7c
        shr rax, 0x2               # x53 = x52 >> 2
        lea rax, [rax+rax*4]       # x54 = x53*5
        and r9, 0x3                # x55 = x51 & 3
        add rsi, rax               # x56 = x47 + x54, CF to x58, complete
        mov [rdi], rsi             # out1[0] = x56
        adc rcx, 0x0               # x58 = x49 + CF, CF to x60, complete
        mov [rdi+0x8], rcx         # out1[1] = x58
        adc r9, 0x0                # x60 = x55 + CF, no carry, complete
        mov [rdi+0x10], r9         # out1[2] = x60

        pop rbx                    # restore rbx
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbx
        ret                        # return
        .cfi_endproc
        .balign 8, 0xcc
.Lpoly1305_square_loose_c0: .quad 0x5
.Lpoly1305_square_loose_c1: .quad 0xffffffff
        .size   poly1305_square_loose, .-poly1305_square_loose
        .section .note.GNU-stack, "", @progbits
