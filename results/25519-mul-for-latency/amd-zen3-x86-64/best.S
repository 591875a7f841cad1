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
 * Changed: rax, rcx, rdx, rsi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   x9, then x18, then x28, then x50
 *   [rsp-0x10]  x8
 *   [rsp-0x18]  x13, then x73, then x98
 *   [rsp-0x20]  x12, then x27, then x48
 *   [rsp-0x28]  x38
 *   [rsp-0x30]  x26, then x49
 *   [rsp-0x38]  x25, then x74
 *   [rsp-0x40]  x53
 *   [rsp-0x48]  x52
 *   [rsp-0x50]  x78
 *   [rsp-0x58]  x77
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 *
 * 157 instructions; 46.2 cycles on AMD EPYC (amd-zen3)
 * throughput: SLOWER than the fastest alternative, clang-22 -O3 -march=x86-64 + reduction pass, which takes 0.956 [0.951, 0.962] of our time
 * latency: 1.121 [1.120, 1.125] times as fast as the fastest alternative, llc-22 -O3 -mcpu=x86-64
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: nested)
 * IR = specification: proved for all inputs (by way of the source's: basic; basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 8, 2026-11-27T14:01:37.770Z
 * ./fieldwright optimize --field 25519 --op mul --seed 8 --target x86-64 --budget 7s --for latency
 * sha256 of the code: 3a0546b6606689623a3a454478960dc44c809c7e40cbd75adc7eaeb7db31e5a0
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

        mov r8, rdx                # copy pointer arg2
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [r8]         # x15:x14 = arg1[3]*arg2[0]
        mov r9, rdx                # copy x15
        mov r10, rax               # copy x14
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [r8+0x8]     # x24:x23 = arg1[0]*arg2[1]
        mov r11, rdx               # copy x24
        mov rcx, rax               # copy x23
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [r8]         # x9:x8 = arg1[0]*arg2[0]
        mov [rsp-0x8], rdx         # spill x9
        mov [rsp-0x10], rax        # spill x8
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [r8]         # x13:x12 = arg1[2]*arg2[0]
        mov [rsp-0x18], rdx        # spill x13
        mov [rsp-0x20], rax        # spill x12
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [r8]         # x11:x10 = arg1[1]*arg2[0]
        add rax, [rsp-0x8]         # x16 = x10 + x9, CF to x18, complete
        adc rdx, 0x0               # x18 = x11 + CF, no carry
        add rax, rcx               # x38 = x16 + x23, CF to x40, complete
        mov ecx, 0x0               # begins x40 = CF
        adc rcx, 0x0               # x40 = CF
        mov [rsp-0x8], rdx         # spill x18
        mov [rsp-0x28], rax        # spill x38
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [r8+0x8]     # x26:x25 = arg1[1]*arg2[1]
        mov [rsp-0x30], rdx        # spill x26
        mov [rsp-0x38], rax        # spill x25
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [r8+0x10]    # x53:x52 = arg1[2]*arg2[2]
        mov [rsp-0x40], rdx        # spill x53
        mov [rsp-0x48], rax        # spill x52
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [r8+0x8]     # x28:x27 = arg1[2]*arg2[1]
        add r10, [rsp-0x18]        # x20 = x13 + x14, CF to x22
        adc r9, 0x0                # x22 = x15 + CF, no carry
        mov rbx, [rsp-0x8]         # reload x18
        add rbx, [rsp-0x20]        # x18 += x12, CF to x20, complete
        adc r10, 0x0               # x20 += CF, CF to x22, complete
        adc r9, 0x0                # x22 += CF, no carry, complete
        mov [rsp-0x8], rdx         # spill x28
        mov [rsp-0x20], rax        # spill x27
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [r8+0x8]     # x30:x29 = arg1[3]*arg2[1]
        add r11, [rsp-0x38]        # x31 = x25 + x24, CF to x33, complete
        mov rbp, [rsp-0x30]        # reload x26
        adc rbp, [rsp-0x20]        # x33 = x26 + x27 + CF, CF to x35, complete
        adc rax, [rsp-0x8]         # x35 = x28 + x29 + CF, CF to x37, complete
        adc rdx, 0x0               # x37 = x30 + CF, no carry, complete
        add r11, rbx               # x40.2 = x18 + x31, CF to x42
        adc r10, rbp               # x42 = x20 + x33 + CF, CF to x44
        adc r9, rax                # x44 = x22 + x35 + CF, CF to x46
        adc rdx, 0x0               # x46 = x37 + CF
        mov rbx, rdx               # copy x46
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [r8+0x10]    # x51:x50 = arg1[1]*arg2[2]
        mov rbp, rdx               # copy x51
        mov [rsp-0x8], rax         # spill x50
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [r8+0x10]    # x49:x48 = arg1[0]*arg2[2]
        mov [rsp-0x30], rdx        # spill x49
        mov [rsp-0x20], rax        # spill x48
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rsi]        # x74:x73 = arg1[0]*arg2[3]
        mov [rsp-0x38], rdx        # spill x74
        mov [rsp-0x18], rax        # spill x73
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rsi+0x10]   # x78:x77 = arg1[2]*arg2[3]
        mov [rsp-0x50], rdx        # spill x78
        mov [rsp-0x58], rax        # spill x77
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [r8+0x10]    # x55:x54 = arg1[3]*arg2[2]
        mov r12, [rsp-0x8]         # reload x50
        add r12, [rsp-0x30]        # x56 = x50 + x49, CF to x58, complete
        adc rbp, [rsp-0x48]        # x58 = x51 + x52 + CF, CF to x60, complete
        adc rax, [rsp-0x40]        # x60 = x53 + x54 + CF, CF to x62, complete
        adc rdx, 0x0               # x62 = x55 + CF, no carry, complete
        add r11, rcx               # x40 += x40.2, CF to x42, complete
        adc r10, 0x0               # x42 += CF, CF to x44, complete
        adc r9, 0x0                # x44 += CF, CF to x46, complete
        adc rbx, 0x0               # x46 += CF, complete
        add r11, [rsp-0x20]        # x63 = x40 + x48, CF to x65, complete
        adc r10, r12               # x65 = x42 + x56 + CF, CF to x67, complete
        adc rbp, r9                # x67 = x44 + x58 + CF, CF to x69, complete
        adc rbx, rax               # x69 = x46 + x60 + CF, CF to x71, complete
        adc rdx, 0x0               # x71 = x62 + CF, complete
        mov r9, rdx                # copy x71
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rsi+0x18]   # x80:x79 = arg1[3]*arg2[3]
        mov rcx, rdx               # copy x80
        mov r12, rax               # copy x79
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [r8+0x18]    # x76:x75 = arg1[1]*arg2[3]
        add rdx, [rsp-0x58]        # x83 = x76 + x77, CF to x85
        adc r12, 0x0               # x85 = x79 + CF, CF to x87
        adc rcx, 0x0               # x87 = x80 + CF, no carry
        add rax, [rsp-0x38]        # x81 = x75 + x74, CF to x83, complete
        adc rdx, 0x0               # x83 += CF, CF to x85, complete
        adc r12, [rsp-0x50]        # x85 += x78 + CF, CF to x87, complete
        adc rcx, 0x0               # x87 += CF, no carry, complete
        add r10, [rsp-0x18]        # x88 = x65 + x73, CF to x90, complete
        adc rbp, rax               # x90 = x67 + x81 + CF, CF to x92, complete
        adc rdx, rbx               # x92 = x69 + x83 + CF, CF to x94, complete
        adc r12, r9                # x94 = x71 + x85 + CF, CF to x96, complete
        adc rcx, 0x0               # x96 = x87 + CF, complete
        mov r8, rdx                # copy x92
        mov rax, r8                # copy x92
        mov r9d, 0x26              # constant 0x26
        mul r9                     # x101:x100 = x92*0x26
        mov r8, rdx                # copy x101
        mov rsi, rax               # copy x100
        mov rax, rcx               # copy x96
        mul r9                     # x105:x104 = x96*0x26
        mov rcx, rdx               # copy x105
        mov rbx, rax               # copy x104
        mov rax, rbp               # copy x90
        mul r9                     # x99:x98 = x90*0x26
        mov rbp, rdx               # copy x99
        mov [rsp-0x18], rax        # spill x98
        mov rax, r12               # copy x94
        mul r9                     # x103:x102 = x94*0x26
        add rbp, rsi               # x106 = x100 + x99, CF to x108, complete
        adc rax, r8                # x108 = x101 + x102 + CF, CF to x110, complete
        adc rdx, rbx               # x110 = x103 + x104 + CF, CF to x112, complete
        adc rcx, 0x0               # x112 = x105 + CF, no carry, complete
        mov r8, [rsp-0x18]         # reload x98
        add r8, [rsp-0x10]         # x113 = x8 + x98, CF to x115, complete
        adc rbp, [rsp-0x28]        # x115 = x38 + x106 + CF, CF to x117, complete
        adc rax, r11               # x117 = x63 + x108 + CF, CF to x119, complete
        adc r10, rdx               # x119 = x88 + x110 + CF, CF to x121, complete
        adc rcx, 0x0               # x121 = x112 + CF, no carry, complete
        mov r9, r10                # copy x119
        add r9, r10                # CF:t1 = x119 + x119
        adc rcx, rcx               # x122 = x121 + x121 + CF mod 2^64 = high word of (x121:x119 << 1)
        lea r9, [rcx+rcx*2]        # t2 = 3*x122 mod 2^64
        lea r9, [r9+r9*2]          # x123 = 3*t2 mod 2^64 = x122*9
        lea r9, [r9+r9]            # x124 = x123 << 1
        lea r9, [rcx+r9]           # x125 = x122 + x124
        movabs r11, 0x7fffffffffffffff # constant 0x7fffffffffffffff
        and r10, r11               # x126 = x119 & 0x7fffffffffffffff
        add r8, r9                 # x127 = x113 + x125, CF to x129, complete
        adc rbp, 0x0               # x129 = x115 + CF, CF to x131, complete
        adc rax, 0x0               # x131 = x117 + CF, CF to x133, complete
        adc r10, 0x0               # x133 = x126 + CF, no carry, complete
        mov [rdi], r8              # out1[0] = x127
        mov [rdi+0x18], r10        # out1[3] = x133
        mov [rdi+0x8], rbp         # out1[1] = x129
        mov [rdi+0x10], rax        # out1[2] = x131

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
        .size   fe25519_mul_loose, .-fe25519_mul_loose
        .section .note.GNU-stack, "", @progbits
