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
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   x20
 *   [rsp-0x10]  x19
 *   [rsp-0x18]  x38
 *   [rsp-0x20]  x37
 *   [rsp-0x28]  x22, then x28
 *   [rsp-0x30]  x21, then pointer out1
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 *
 * 86 instructions; 25.1 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.043 [1.036, 1.047] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64 + reduction pass
 * latency: 1.090 [1.088, 1.097] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64 + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: nested)
 * IR = specification: proved for all inputs (by way of the source's: basic; basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 24, 2026-11-27T14:05:53.272Z
 * ./fieldwright optimize --field poly1305 --op mul --seed 24 --target x86-64 --budget 7s --for latency
 * sha256 of the code: b71836f92649a2fbcb771677758906ce6dcc0f2902333ae7c3707f7245929ce0
 */
        .intel_syntax noprefix
        .text
        .globl  poly1305_mul_loose
        .type   poly1305_mul_loose, @function
        .p2align 6
poly1305_mul_loose:
        .cfi_startproc
        mov r8, rdx                # copy pointer arg2
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [r8]         # x7:x6 = arg1[0]*arg2[0]
        mov r9, rdx                # copy x7
        mov r10, rax               # copy x6
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [r8]         # x11:x10 = arg1[2]*arg2[0]
        mov r11, rdx               # copy x11
        mov rcx, rax               # copy x10
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [r8+0x8]     # x20:x19 = arg1[1]*arg2[1]
        mov [rsp-0x8], rdx         # spill x20
        mov [rsp-0x10], rax        # spill x19
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [r8+0x10]    # x38:x37 = arg1[1]*arg2[2]
        mov [rsp-0x18], rdx        # spill x38
        mov [rsp-0x20], rax        # spill x37
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [r8]         # x9:x8 = arg1[1]*arg2[0]
        add r9, rax                # x12 = x8 + x7, CF to x14, complete
        adc rcx, rdx               # x14 = x9 + x10 + CF, CF to x16, complete
        adc r11, 0x0               # x16 = x11 + CF, no carry, complete
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [r8+0x8]     # x22:x21 = arg1[2]*arg2[1]
        mov [rsp-0x28], rdx        # spill x22
        mov [rsp-0x30], rax        # spill x21
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [r8+0x8]     # x18:x17 = arg1[0]*arg2[1]
        add rax, r9                # x28 = x12 + x17, CF to x30, complete
        adc rcx, 0x0               # x30 = x14 + CF, CF to x32
        adc r11, 0x0               # x32 = x16 + CF, no carry
        add rdx, [rsp-0x10]        # x23 = x19 + x18, CF to x25, complete
        mov r9, [rsp-0x30]         # reload x21
        adc r9, [rsp-0x8]          # x25 = x20 + x21 + CF, CF to x27, complete
        mov [rsp-0x30], rdi        # spill pointer out1
        mov rdi, [rsp-0x28]        # reload x22
        adc rdi, 0x0               # x27 = x22 + CF, no carry, complete
        mov [rsp-0x28], rax        # spill x28
        mov rax, [rsi+0x10]        # load arg1[2]
        imul rax, [r8+0x10]        # x39 = arg1[2]*arg2[2]
        add rdx, rcx               # x30 += x23, CF to x32, complete
        adc r9, r11                # x32 += x25 + CF, CF to x34, complete
        adc rdi, 0x0               # x34 = x27 + CF, no carry, complete
        mov r11, rdx               # copy x30
        mov rcx, rax               # copy x39
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [r8+0x10]    # x36:x35 = arg1[0]*arg2[2]
        add rdx, [rsp-0x20]        # x40 = x37 + x36, CF to x42, complete
        adc rcx, [rsp-0x18]        # x42 = x39 + x38 + CF, no carry, complete
        add rax, r11               # x43 = x30 + x35, CF to x45, complete
        mov r8d, eax               # x60 = x43 & 0xffffffff
        adc r9, rdx                # x45 = x32 + x40 + CF, CF to x47, complete
        adc rdi, rcx               # x47 = x42 + x34 + CF, no carry, complete
        shrd rax, r9, 0x2          # x51 = high word of (x45:x43 << 62)
        and r8, 0x3                # x61 = x60 & 3
        mov r11, rdi               # copy x47
        and r11, 0x3c              # x48 = x47 & 0x3c
        mul qword ptr [rip+.Lpoly1305_mul_loose_c0] # x53:x52 = x51*5
        shr r11, 0x2               # x50 = x48 >> 2
        add rax, r10               # x62 = x6 + x52, CF to x64, complete
        mov r10, [rsp-0x28]        # reload x28
        adc r10, 0x0               # x64 = x28 + CF, CF to x66
        adc r8, 0x0                # x66 = x61 + CF, no carry
        shrd r9, rdi, 0x2          # x49 = high word of (x47:x45 << 62)
        lea r11, [r11+r11*4]       # x56 = x50*5
        mov rcx, rdx               # copy x53
        mov rdi, rax               # copy x62
        mov rax, r9                # copy x49
        mul qword ptr [rip+.Lpoly1305_mul_loose_c0] # x55:x54 = x49*5
        add rcx, rax               # x57 = x54 + x53, CF to x59, complete
        adc r11, rdx               # x59 = x56 + x55 + CF, no carry, complete
        add rcx, r10               # x64 += x57, CF to x66, complete
        adc r8, r11                # x66 += x59 + CF, no carry, complete
        mov rax, r8                # copy x66
        and rax, 0x7c              # x67 = x66 & 0x7c
        and r8, 0x3                # x70 = x66 & 3
        shr rax, 0x2               # x68 = x67 >> 2
        lea rax, [rax+rax*4]       # x69 = x68*5
        add rax, rdi               # x71 = x62 + x69, CF to x73, complete
        adc rcx, 0x0               # x73 = x64 + CF, CF to x75, complete
        mov r9, [rsp-0x30]         # reload pointer out1
        mov [r9+0x8], rcx          # out1[1] = x73
        mov [r9], rax              # out1[0] = x71
        adc r8, 0x0                # x75 = x70 + CF, no carry, complete
        mov [r9+0x10], r8          # out1[2] = x75

        ret                        # return
        .cfi_endproc
        .balign 8, 0xcc
.Lpoly1305_mul_loose_c0: .quad 0x5
        .size   poly1305_mul_loose, .-poly1305_mul_loose
        .section .note.GNU-stack, "", @progbits
