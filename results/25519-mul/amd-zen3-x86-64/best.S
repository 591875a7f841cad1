/*
 * 25519 mul (loose), modulo p = 2^255 - 19
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^256; out1 below 2^256; arrays may overlap
 *
 * void fe25519_mul_loose(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below 2^256
 *   rsi  arg1[4]  read, below 2^256
 *   rdx  arg2[4]  read, below 2^256
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, xmm0, xmm1, xmm2, xmm3, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13
 * Spilled words, in the red zone below rsp:
 *   xmm0        x22, then x52
 *   xmm1        x26
 *   xmm2        x25
 *   xmm3        x9
 *   [rsp-0x8]   x8
 *   [rsp-0x10]  x28
 *   [rsp-0x18]  x27
 *   [rsp-0x20]  x30
 *   [rsp-0x28]  x29
 *   [rsp-0x30]  x80
 *   [rsp-0x38]  x79
 *   [rsp-0x40]  x49, then pointer out1
 *   [rsp-0x48]  x48
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 *
 * 153 instructions; 41.6 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.121 [1.111, 1.163] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64 + reduction pass
 * latency: 1.085 [1.084, 1.088] times as fast as the fastest alternative, llc-22 -O3 -mcpu=x86-64
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: nested)
 * IR = specification: proved for all inputs (by way of the source's: basic; basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 93de5881b96546b1aa3de043948f00d475022ac012a07573ab005d2cb8782582
 * found by Fieldwright, seed 21, 2026-11-27T17:14:07.217Z
 * ./fieldwright optimize --curve 25519 --op mul --seed 21 --target x86-64 --budget 60s --cpu 1
 * sha256 of the code: 939613d8c700d612f299864574288dd08ba24e5232dd1ee0be0eb131e33f6447
 */
        .intel_syntax noprefix
        .text
        .globl  fe25519_mul_loose
        .type   fe25519_mul_loose, @function
        .p2align 6
fe25519_mul_loose:
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
        mov rax, [r8]              # load arg2[0]
        mul qword ptr [rsi+0x10]   # x13:x12 = arg1[2]*arg2[0]
        mov r9, rdx                # copy x13
        mov r10, rax               # copy x12
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [r8]         # x11:x10 = arg1[1]*arg2[0]
        mov r11, rdx               # copy x11
        mov rcx, rax               # copy x10
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [r8]         # x15:x14 = arg1[3]*arg2[0]
        add r9, rax                # x20 = x13 + x14, CF to x22
        adc rdx, 0x0               # x22 = x15 + CF, no carry
        movq xmm0, rdx             # spill x22
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi+0x8]    # x26:x25 = arg1[1]*arg2[1]
        movq xmm1, rdx             # spill x26
        movq xmm2, rax             # spill x25
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [r8]         # x9:x8 = arg1[0]*arg2[0]
        movq xmm3, rdx             # spill x9
        mov [rsp-0x8], rax         # spill x8
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi+0x10]   # x28:x27 = arg1[2]*arg2[1]
        mov [rsp-0x10], rdx        # spill x28
        mov [rsp-0x18], rax        # spill x27
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [r8+0x8]     # x30:x29 = arg1[3]*arg2[1]
        mov [rsp-0x20], rdx        # spill x30
        mov [rsp-0x28], rax        # spill x29
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [r8+0x18]    # x80:x79 = arg1[3]*arg2[3]
        mov [rsp-0x30], rdx        # spill x80
        mov [rsp-0x38], rax        # spill x79
        mov rax, [r8+0x10]         # load arg2[2]
        mul qword ptr [rsi]        # x49:x48 = arg1[0]*arg2[2]
        mov [rsp-0x40], rdx        # spill x49
        mov [rsp-0x48], rax        # spill x48
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [r8+0x8]     # x24:x23 = arg1[0]*arg2[1]
        movq rbx, xmm2             # reload x25
        add rdx, rbx               # x31 = x25 + x24, CF to x33, complete
        mov rbx, [rsp-0x18]        # reload x27
        movq rbp, xmm1             # reload x26
        adc rbx, rbp               # x33 = x26 + x27 + CF, CF to x35, complete
        mov rbp, [rsp-0x10]        # reload x28
        adc rbp, [rsp-0x28]        # x35 = x28 + x29 + CF, CF to x37, complete
        mov r12, [rsp-0x20]        # reload x30
        adc r12, 0x0               # x37 = x30 + CF, no carry, complete
        movq r13, xmm3             # reload x9
        add rcx, r13               # x16 = x10 + x9, CF to x18, complete
        adc r10, r11               # x18 = x11 + x12 + CF, CF to x20, complete
        adc r9, 0x0                # x20 += CF, CF to x22, complete
        movq r11, xmm0             # reload x22
        adc r11, 0x0               # x22 += CF, no carry, complete
        add rax, rcx               # x38 = x16 + x23, CF to x40, complete
        adc r10, rdx               # x40 = x18 + x31 + CF, CF to x42, complete
        adc r9, rbx                # x42 = x20 + x33 + CF, CF to x44, complete
        adc r11, rbp               # x44 = x22 + x35 + CF, CF to x46, complete
        adc r12, 0x0               # x46 = x37 + CF, complete
        mov rcx, rax               # copy x38
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [r8+0x10]    # x55:x54 = arg1[3]*arg2[2]
        mov rbx, rdx               # copy x55
        mov rbp, rax               # copy x54
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [r8+0x10]    # x53:x52 = arg1[2]*arg2[2]
        mov r13, rdx               # copy x53
        movq xmm0, rax             # spill x52
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [r8+0x10]    # x51:x50 = arg1[1]*arg2[2]
        add rax, [rsp-0x40]        # x56 = x50 + x49, CF to x58, complete
        mov [rsp-0x40], rdi        # spill pointer out1
        movq rdi, xmm0             # reload x52
        adc rdx, rdi               # x58 = x51 + x52 + CF, CF to x60, complete
        adc rbp, r13               # x60 = x53 + x54 + CF, CF to x62, complete
        adc rbx, 0x0               # x62 = x55 + CF, no carry, complete
        add r10, [rsp-0x48]        # x63 = x40 + x48, CF to x65, complete
        adc r9, rax                # x65 = x42 + x56 + CF, CF to x67, complete
        adc rdx, r11               # x67 = x44 + x58 + CF, CF to x69, complete
        adc r12, rbp               # x69 = x46 + x60 + CF, CF to x71, complete
        adc rbx, 0x0               # x71 = x62 + CF, complete
        mov r11, rdx               # copy x67
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rsi]        # x74:x73 = arg1[0]*arg2[3]
        mov rdi, rdx               # copy x74
        mov rbp, rax               # copy x73
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [r8+0x18]    # x76:x75 = arg1[1]*arg2[3]
        add rdi, rax               # x81 = x75 + x74, CF to x83, complete
        adc rdx, 0x0               # x83 = x76 + CF, no carry
        mov r13, rdx               # copy x83
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rsi+0x10]   # x78:x77 = arg1[2]*arg2[3]
        add rax, r13               # x83 += x77, CF to x85, complete
        adc rdx, [rsp-0x38]        # x85 = x78 + x79 + CF, CF to x87, complete
        mov r8, [rsp-0x30]         # reload x80
        adc r8, 0x0                # x87 = x80 + CF, no carry, complete
        add rbp, r9                # x88 = x65 + x73, CF to x90, complete
        adc r11, rdi               # x90 = x67 + x81 + CF, CF to x92, complete
        adc r12, rax               # x92 = x69 + x83 + CF, CF to x94, complete
        adc rbx, rdx               # x94 = x71 + x85 + CF, CF to x96, complete
        adc r8, 0x0                # x96 = x87 + CF, complete
        mov rax, rbx               # copy x94
        mul qword ptr [rip+.Lfe25519_mul_loose_c0] # x103:x102 = x94*0x26
        mov r9, rdx                # copy x103
        mov rdi, rax               # copy x102
        mov rax, r12               # copy x92
        mul qword ptr [rip+.Lfe25519_mul_loose_c0] # x101:x100 = x92*0x26
        mov rsi, rdx               # copy x101
        mov rbx, rax               # copy x100
        mov rax, r11               # copy x90
        mul qword ptr [rip+.Lfe25519_mul_loose_c0] # x99:x98 = x90*0x26
        mov r11, rdx               # copy x99
        mov r12, rax               # copy x98
        mov rax, r8                # copy x96
        mul qword ptr [rip+.Lfe25519_mul_loose_c0] # x105:x104 = x96*0x26
        add rbx, r11               # x106 = x100 + x99, CF to x108, complete
        adc rdi, rsi               # x108 = x101 + x102 + CF, CF to x110, complete
        adc r9, rax                # x110 = x103 + x104 + CF, CF to x112, complete
        adc rdx, 0x0               # x112 = x105 + CF, no carry, complete
        add r9, rbp                # x119 = x88 + x110, CF to x121
        adc rdx, 0x0               # x121 = x112 + CF, no carry
        add r12, [rsp-0x8]         # x113 = x8 + x98, CF to x115, complete
        adc rbx, rcx               # x115 = x38 + x106 + CF, CF to x117, complete
        adc r10, rdi               # x117 = x63 + x108 + CF, CF to x119, complete
        adc r9, 0x0                # x119 += CF, CF to x121, complete
        adc rdx, 0x0               # x121 += CF, no carry, complete
        mov rax, r9                # copy x119
        add rax, r9                # CF:t1 = x119 + x119
        adc rdx, rdx               # x122 = x121 + x121 + CF mod 2^64 = high word of (x121:x119 << 1)
        and r9, [rip+.Lfe25519_mul_loose_c1] # x126 = x119 & 0x7fffffffffffffff
        imul rax, rdx, 0x9         # x123 = x122*9
        lea rax, [rax+rax]         # x124 = x123 << 1
        lea rax, [rdx+rax]         # x125 = x122 + x124
        add r12, rax               # x127 = x113 + x125, CF to x129, complete
        adc rbx, 0x0               # x129 = x115 + CF, CF to x131, complete
        adc r10, 0x0               # x131 = x117 + CF, CF to x133, complete
        mov rax, [rsp-0x40]        # reload pointer out1
        mov [rax+0x10], r10        # out1[2] = x131
        mov [rax+0x8], rbx         # out1[1] = x129
        mov [rax], r12             # out1[0] = x127
        adc r9, 0x0                # x133 = x126 + CF, no carry, complete
        mov [rax+0x18], r9         # out1[3] = x133

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
        .balign 8, 0xcc
.Lfe25519_mul_loose_c0: .quad 0x26
.Lfe25519_mul_loose_c1: .quad 0x7fffffffffffffff
        .size   fe25519_mul_loose, .-fe25519_mul_loose
        .section .note.GNU-stack, "", @progbits
