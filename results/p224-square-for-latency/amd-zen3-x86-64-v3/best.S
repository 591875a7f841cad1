/*
 * p224 square (loose), modulo p = 2^224 - 2^96 + 1
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^226; out1 below 2^225; arrays may overlap
 *
 * void fe_p224_square_loose(uint64_t out1[4], const uint64_t arg1[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below 2^225
 *   rsi  arg1[4]  read, below 2^226
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x28
 *   [rsp-0x18]  x21
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x16 = x5 + x6 (carry to x17)
 *   x17 = x7 + x8 + x10 (carry to x18)
 *   x18 = x9 + x11 + x12 (carry to x19)
 *   x19 = x13 + x14 (carry to x20)
 *   x20 = x15
 *   x29 = x4 + x4 + x22 (carry to x30)
 *   x30 = x16 + x16 + x23 (carry to x31)
 *   x31 = x17 + x17 + x24 (carry to x32)
 *   x32 = x18 + x18 + x25 (carry to x33)
 *   x33 = x19 + x19 + x26 (carry to x34)
 *   x34 = x20 + x20 + x27 (carry to x35)
 *   x35 = x28
 *   x40 = x21 - x36 (carry to x41)
 *   x41 = x29 - x37 (carry to x42)
 *   x42 = x30 + x32 - x38 (carry to x43)
 *   x43 = x31 + x33 - x39 (carry to x44)
 *   x44 = x34 (carry to x45)
 *   x45 = x35
 *
 * 119 instructions; 34.8 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.232 [1.232, 1.232] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64-v3 + reduction pass
 * latency: 1.282 [1.277, 1.285] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64-v3 + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 21, 2026-11-27T14:05:18.355Z
 * ./fieldwright optimize --field p224 --op square --seed 21 --target x86-64-v3 --budget 7s --for latency
 * sha256 of the code: 3e5c4b1fdec1f90c4d9d7a0664ed9279dfd761494f80788c5b40906606f57be1
 */
        .intel_syntax noprefix
        .text
        .globl  fe_p224_square_loose
        .type   fe_p224_square_loose, @function
        .p2align 6
fe_p224_square_loose:
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
        push r14                   # save r14
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r14, 0
        push r15                   # save r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r15, 0

        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rax, r8, rdx          # x28:x27 = arg1[3]*arg1[3]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r9, r10, rdx          # x26:x25 = arg1[2]*arg1[2]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r11, rcx, rdx         # x24:x23 = arg1[1]*arg1[1]
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rbx, rbp, [rsi]       # x9:x8 = arg1[0]*arg1[3]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r12, r13, [rsi]       # x7:x6 = arg1[0]*arg1[2]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r14, r15, [rsi]       # x5:x4 = arg1[0]*arg1[1]
        mov rdx, [rsi]             # load arg1[0]
        mov [rsp-0x8], rdi         # spill pointer out1
        mov [rsp-0x10], rax        # spill x28
        mulx rdi, rax, rdx         # x22:x21 = arg1[0]*arg1[0]
        add r14, r13               # x16 = x5 + x6, CF to x17, complete
        adc r12, 0x0               # x17 = x7 + CF, no carry
        add rcx, r14               # x30 = x23 + x16, CF to x31
        adc r11, 0x0               # x31 = x24 + CF, no carry
        add r15, r15               # x29 = x4 + x4, CF to x30
        mov rdx, [rsi+0x10]        # load arg1[2]
        mov [rsp-0x18], rax        # spill x21
        mulx r13, rax, [rsi+0x8]   # x11:x10 = arg1[1]*arg1[2]
        adc rcx, 0x0               # x30 += CF, CF to x31
        adc r11, 0x0               # x31 += CF, no carry
        add rbp, rax               # x17.2 = x8 + x10, CF to x18
        adc r13, 0x0               # x18 = x11 + CF, no carry
        add r12, rbp               # x17 += x17.2, CF to x18, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rax, rbp, [rsi+0x18]  # x13:x12 = arg1[1]*arg1[3]
        adc rbp, rbx               # x18.2 = x12 + x9 + CF, CF to x19
        adc rax, 0x0               # x19 = x13 + CF, no carry
        add r13, rbp               # x18 += x18.2, CF to x19, complete
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rsi, rdx, [rsi+0x10]  # x15:x14 = arg1[2]*arg1[3]
        adc rax, rdx               # x19 += x14 + CF, CF to x20, complete
        adc rsi, 0x0               # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [rsi, rax, r13, r12, r14] */
        add r12, r12               # x31.2 = x17 + x17, CF to x32
        adc r10, r13               # x32 = x18 + x25 + CF, CF to x33
        adc r9, rax                # x33 = x19 + x26 + CF, CF to x34
        adc r8, rsi                # x34 = x20 + x27 + CF, CF to x35
        mov rdx, [rsp-0x10]        # reload x28
        adc rdx, 0x0               # x35 = x28 + CF, no carry
        add rdi, r15               # x29 += x22, CF to x30, complete
        adc r14, rcx               # x30 += x16 + CF, CF to x31, complete
        adc r11, r12               # x31 += x31.2 + CF, CF to x32, complete
        adc r13, r10               # x32 += x18 + CF, CF to x33, complete
        adc r9, rax                # x33 += x19 + CF, CF to x34, complete
        adc rsi, r8                # x34 += x20 + CF, CF to x35, complete
        adc rdx, 0x0               # x35 += CF, no carry, complete

        /* complete: [x35, x34, x33, x32, x31, x30, x29] in [rdx, rsi, r9, r13, r11, r14, rdi] */
        mov rax, r13               # copy x32
        shrd rax, r9, 0x20         # x37 = high word of (x33:x32 << 32)
        mov r8, r13                # copy x32
        shl r8, 0x20               # x36 = x32 << 32 mod 2^64
        mov r10, r9                # copy x33
        shrd r10, rsi, 0x20        # x38 = high word of (x34:x33 << 32)
        add r14, r13               # x42 = x30 + x32, CF to x43
        adc r9, r11                # x43 = x31 + x33 + CF, CF to x44
        mov r11d, 0x20             # constant 0x20
        shrx rcx, rsi, r11         # t1 = x34 >> 0x20
        shlx r11, rdx, r11         # t2 = x35 << 0x20 mod 2^64
        lea r11, [rcx+r11]         # x39 = t1 + t2 mod 2^64 = high word of (x35:x34 << 32)
        adc rsi, 0x0               # x44 = x34 + CF, CF to x45
        adc rdx, 0x0               # x45 = x35 + CF
        mov rcx, [rsp-0x18]        # reload x21
        sub rcx, r8                # x40 = x21 - x36, CF from x41, complete
        sbb rdi, rax               # x41 = x29 - x37 - CF, CF from x42, complete
        sbb r14, r10               # x42 -= x38 + CF, CF from x43, complete
        sbb r9, r11                # x43 -= x39 + CF, CF from x44, complete
        sbb rsi, 0x0               # x44 -= CF, CF from x45, complete
        sbb rdx, 0x0               # x45 -= CF, complete

        /* complete: [x45, x44, x43, x42, x41, x40] in [rdx, rsi, r9, r14, rdi, rcx] */
        mov rax, r9                # copy x43
        shr rax, 0x20              # t3 = x43 >> 32
        mov r8, rsi                # copy x44
        shl r8, 0x20               # t4 = x44 << 32 mod 2^64
        lea rax, [rax+r8]          # x46 = t3 + t4 mod 2^64 = low word of (x44:x43 >> 32)
        mov r8, rax                # copy x46
        shl r8, 0x20               # x49 = x46 << 32 mod 2^64
        shr rsi, 0x20              # t5 = x44 >> 32
        shl rdx, 0x20              # t6 = x45 << 32 mod 2^64
        lea r10, [rsi+rdx]         # x47 = t5 + t6 mod 2^64 = low word of (x45:x44 >> 32)
        mov r11d, 0xffffffff       # constant 0xffffffff
        and r9, r11                # x48 = x43 & 0xffffffff
        mov r11, r10               # copy x47
        shld r11, rax, 0x20        # x50 = high word of (x47:x46 << 32)
        mov rsi, r10               # copy x47
        shr rsi, 0x20              # x51 = x47 >> 32
        sub r8, r10                # x53 = x49 - x47, CF from x54
        sbb r11, 0x0               # x54 = x50 - CF, CF from x55
        sbb rsi, 0x0               # x55 = x51 - CF
        add rsi, r9                # x55 += x48
        mov r9d, 0x0               # constant 0
        sub r9, rax                # x52 = 0 - x46, CF from x53, complete
        sbb r8, 0x0                # x53 -= CF, CF from x54, complete
        sbb r11, 0x0               # x54 -= CF, CF from x55, complete
        sbb rsi, 0x0               # x55 -= CF, complete

        /* complete: [x55, x54, x53, x52] in [rsi, r11, r8, r9] */
        add rcx, r9                # x56 = x40 + x52, CF to x57, complete
        adc r8, rdi                # x57 = x41 + x53 + CF, CF to x58, complete
        mov rax, [rsp-0x8]         # reload pointer out1
        mov [rax+0x8], r8          # out1[1] = x57
        adc r11, r14               # x58 = x42 + x54 + CF, CF to x59, complete
        mov [rax], rcx             # out1[0] = x56
        mov [rax+0x10], r11        # out1[2] = x58
        adc rsi, 0x0               # x59 = x55 + CF, no carry, complete

        /* complete: [x59, x58, x57, x56] in [rsi, r11, r8, rcx] */
        mov [rax+0x18], rsi        # out1[3] = x59

        pop r15                    # restore r15
        .cfi_adjust_cfa_offset -8
        .cfi_restore r15
        pop r14                    # restore r14
        .cfi_adjust_cfa_offset -8
        .cfi_restore r14
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
        .size   fe_p224_square_loose, .-fe_p224_square_loose
        .section .note.GNU-stack, "", @progbits
