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
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x6
 *   [rsp-0x18]  pointer arg2
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 *
 * 78 instructions; 26.4 cycles on AMD EPYC (amd-zen3)
 * throughput: SLOWER than the fastest alternative, clang-22 -O3 -march=x86-64-v3 + reduction pass, which takes 0.971 [0.952, 0.975] of our time
 * latency: 1.018 [1.018, 1.020] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64-v3 + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: nested)
 * IR = specification: proved for all inputs (by way of the source's: basic; basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 23, 2026-11-27T14:05:41.232Z
 * ./fieldwright optimize --field poly1305 --op mul --seed 23 --target x86-64-v3 --budget 7s --for latency
 * sha256 of the code: 41aa8bd2011f207c42fb385fdf7c03210202e717c408ff0fbc9a6e273534c13c
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
        mov rdx, [rax+0x8]         # load arg2[1]
        mulx r8, r9, [rsi+0x8]     # x20:x19 = arg1[1]*arg2[1]
        mov rdx, [rsi]             # load arg1[0]
        mulx r10, r11, [rax]       # x7:x6 = arg1[0]*arg2[0]
        mulx rcx, rbx, [rax+0x8]   # x14:x13 = arg1[0]*arg2[1]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rbp, r12, [rax]       # x26:x25 = arg1[2]*arg2[0]
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx r13, rdi, [rax+0x8]   # x28:x27 = arg1[2]*arg2[1]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mov [rsp-0x10], r11        # spill x6
        mov [rsp-0x18], rax        # spill pointer arg2
        mulx r11, rax, [rax]       # x9:x8 = arg1[1]*arg2[0]
        add r10, rax               # x10 = x8 + x7, CF to x12, complete
        adc r11, 0x0               # x12 = x9 + CF, no carry, complete
        add r10, rbx               # x15 = x10 + x13, CF to x17, complete
        adc r11, rcx               # x17 = x12 + x14 + CF, CF to x23, complete
        adc r8, 0x0                # x23 = x20 + CF
        add r9, r11                # x21 = x17 + x19, CF to x23, complete
        adc r8, 0x0                # x23 += CF, complete
        add rbp, rdi               # x29 = x27 + x26, CF to x31, complete
        adc r13, 0x0               # x31 = x28 + CF, no carry, complete
        add r9, r12                # x32 = x21 + x25, CF to x34, complete
        adc r8, rbp                # x34 = x23 + x29 + CF, CF to x36, complete
        mov rax, [rsp-0x18]        # reload pointer arg2
        mulx r11, rcx, [rax+0x10]  # x40:x39 = arg1[1]*arg2[2]
        mov rdx, [rsi]             # load arg1[0]
        mulx rdi, rbx, [rax+0x10]  # x38:x37 = arg1[0]*arg2[2]
        adc r13, 0x0               # x36 = x31 + CF, no carry, complete
        add rcx, rdi               # x41 = x39 + x38, CF to x43, complete
        adc r11, 0x0               # x43 = x40 + CF, no carry, complete
        add rbx, r9                # x44 = x32 + x37, CF to x46, complete
        adc r8, rcx                # x46 = x34 + x41 + CF, CF to x48, complete
        adc r13, r11               # x48 = x36 + x43 + CF, no carry, complete
        mov r9, [rsi+0x10]         # load arg1[2]
        imul r9, [rax+0x10]        # x49 = arg1[2]*arg2[2]
        lea rax, [r9+r13]          # x50 = x49 + x48, complete
        mov r9, rax                # copy x50
        and r9, 0x3c               # x51 = x50 & 0x3c
        shr r9, 0x2                # x54 = x51 >> 2
        lea r9, [r9+r9*4]          # x55 = x54*5
        mov r11, rbx               # copy x44
        shrd r11, r8, 0x2          # x53 = high word of (x46:x44 << 62)
        mov edx, 0x5               # constant 5
        mulx r11, rcx, r11         # x59:x58 = x53*5
        mov edi, ebx               # x63 = x44 & 0xffffffff
        and rdi, 0x3               # x64 = x63 & 3
        shrd r8, rax, 0x2          # x52 = high word of (x50:x46 << 62)
        mulx rax, r8, r8           # x57:x56 = x52*5
        add rcx, [rsp-0x10]        # x65 = x6 + x58, CF to x67, complete
        adc r10, 0x0               # x67 = x15 + CF, CF to x69
        adc rdi, 0x0               # x69 = x64 + CF, no carry
        add r11, r8                # x60 = x56 + x59, CF to x62, complete
        adc rax, r9                # x62 = x57 + x55 + CF, no carry, complete
        add r10, r11               # x67 += x60, CF to x69, complete
        adc rax, rdi               # x69 += x62 + CF, no carry, complete
        mov r8, rax                # copy x69
        and r8, 0x3                # x73 = x69 & 3
        and rax, 0x7c              # x70 = x69 & 0x7c
        shr rax, 0x2               # x71 = x70 >> 2
        lea rax, [rax+rax*4]       # x72 = x71*5
        add rax, rcx               # x74 = x65 + x72, CF to x76, complete
        mov r9, [rsp-0x8]          # reload pointer out1
        mov [r9], rax              # out1[0] = x74
        adc r10, 0x0               # x76 = x67 + CF, CF to x78, complete
        mov [r9+0x8], r10          # out1[1] = x76
        adc r8, 0x0                # x78 = x73 + CF, no carry, complete
        mov [r9+0x10], r8          # out1[2] = x78

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
