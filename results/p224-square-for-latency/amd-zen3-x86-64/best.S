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
 * Changed: rax, rcx, rdx, rsi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   x22
 *   [rsp-0x10]  x21
 *   [rsp-0x18]  x24
 *   [rsp-0x20]  x23
 *   [rsp-0x28]  x26, then x28
 *   [rsp-0x30]  x25, then x27
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
 *   x52 = x40 - x46 (carry to x53)
 *   x53 = x41 + x49 - x47 (carry to x54)
 *   x54 = x42 + x50 (carry to x55)
 *   x55 = x48 + x51
 *
 * 124 instructions; 35.1 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.070 [1.064, 1.073] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64 + reduction pass
 * latency: 1.227 [1.226, 1.234] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64 + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 22, 2026-11-27T14:05:29.900Z
 * ./fieldwright optimize --field p224 --op square --seed 22 --target x86-64 --budget 7s --for latency
 * sha256 of the code: 79769bef0e3fd437fa51e173e893c12d3001eb6f8a06c8c2dc50922016d690b3
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

        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi]        # x5:x4 = arg1[0]*arg1[1]
        mov r8, rdx                # copy x5
        mov r9, rax                # copy x4
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x8]    # x11:x10 = arg1[1]*arg1[2]
        mov r10, rdx               # copy x11
        mov r11, rax               # copy x10
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi]        # x7:x6 = arg1[0]*arg1[2]
        add r8, rax                # x16 = x6 + x5, CF to x17, complete
        adc rdx, r11               # x17 = x10 + x7 + CF, CF to x18
        adc r10, 0x0               # x18 = x11 + CF, no carry
        mov r11, rdx               # copy x17
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi+0x18]   # x9:x8 = arg1[0]*arg1[3]
        add rax, r11               # x17 += x8, CF to x18, complete
        adc rdx, 0x0               # x18.2 = x9 + CF, no carry
        mov r11, rdx               # copy x18.2
        mov rcx, rax               # copy x17
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi]        # x22:x21 = arg1[0]*arg1[0]
        mov [rsp-0x8], rdx         # spill x22
        mov [rsp-0x10], rax        # spill x21
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x18]   # x13:x12 = arg1[1]*arg1[3]
        add rax, r10               # x18 += x12, CF to x19
        adc rdx, 0x0               # x19 = x13 + CF, no carry
        add r11, rax               # x18 += x18.2, CF to x19, complete
        adc rdx, 0x0               # x19 += CF, no carry
        mov r10, rdx               # copy x19
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x8]    # x24:x23 = arg1[1]*arg1[1]
        mov [rsp-0x18], rdx        # spill x24
        mov [rsp-0x20], rax        # spill x23
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x10]   # x26:x25 = arg1[2]*arg1[2]
        mov [rsp-0x28], rdx        # spill x26
        mov [rsp-0x30], rax        # spill x25
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [rsi+0x18]   # x28:x27 = arg1[3]*arg1[3]
        add r9, r9                 # x29 = x4 + x4, CF to x30
        mov rbx, [rsp-0x20]        # reload x23
        adc rbx, r8                # x30 = x23 + x16 + CF, CF to x31
        mov rbp, [rsp-0x18]        # reload x24
        adc rbp, rcx               # x31 = x24 + x17 + CF, CF to x32
        mov r12, [rsp-0x30]        # reload x25
        adc r12, r11               # x32 = x25 + x18 + CF, CF to x33
        mov r13, [rsp-0x28]        # reload x26
        adc r13, 0x0               # x33 = x26 + CF, no carry
        mov [rsp-0x28], rdx        # spill x28
        mov [rsp-0x30], rax        # spill x27
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x18]   # x15:x14 = arg1[2]*arg1[3]
        add r9, [rsp-0x8]          # x29 += x22, CF to x30, complete
        adc r8, rbx                # x30 += x16 + CF, CF to x31, complete
        adc rcx, rbp               # x31 += x17 + CF, CF to x32, complete
        adc r12, r11               # x32 += x18 + CF, CF to x33, complete
        adc r13, 0x0               # x33 += CF, CF to x34
        mov r11, [rsp-0x30]        # reload x27
        adc r11, 0x0               # x34 = x27 + CF, CF to x35
        mov rsi, [rsp-0x28]        # reload x28
        adc rsi, 0x0               # x35 = x28 + CF, no carry
        mov rbx, r12               # copy x32
        shl rbx, 0x20              # x36 = x32 << 32 mod 2^64
        add rax, r10               # x19 += x14, CF to x20, complete
        adc rdx, 0x0               # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [rdx, rax, -, -, -] */
        add rax, rax               # x33.2 = x19 + x19, CF to x34
        adc rdx, rdx               # x34.2 = x20 + x20 + CF, no carry
        add r13, rax               # x33 += x33.2, CF to x34, complete
        adc r11, rdx               # x34 += x34.2 + CF, CF to x35, complete
        adc rsi, 0x0               # x35 += CF, no carry, complete

        /* complete: [x35, x34, x33, x32, x31, x30, x29] in [rsi, r11, r13, r12, rcx, r8, r9] */
        mov rax, r13               # copy x33
        shld rax, r12, 0x20        # x37 = high word of (x33:x32 << 32)
        mov r10, r13               # copy x33
        shrd r10, r11, 0x20        # x38 = high word of (x34:x33 << 32)
        add r12, r8                # x42 = x30 + x32, CF to x43
        adc r13, rcx               # x43 = x31 + x33 + CF, CF to x44
        mov r8, r11                # copy x34
        adc r8, 0x0                # x44 = x34 + CF, CF to x45
        mov rcx, rsi               # copy x35
        adc rcx, 0x0               # x45 = x35 + CF
        shr r11, 0x20              # t1 = x34 >> 32
        shl rsi, 0x20              # t2 = x35 << 32 mod 2^64
        lea r11, [r11+rsi]         # x39 = t1 + t2 mod 2^64 = high word of (x35:x34 << 32)
        mov rsi, [rsp-0x10]        # reload x21
        sub rsi, rbx               # x40 = x21 - x36, CF from x41, complete
        sbb r9, rax                # x41 = x29 - x37 - CF, CF from x42, complete
        sbb r12, r10               # x42 -= x38 + CF, CF from x43, complete
        sbb r13, r11               # x43 -= x39 + CF, CF from x44, complete
        sbb r8, 0x0                # x44 -= CF, CF from x45, complete
        sbb rcx, 0x0               # x45 -= CF, complete

        /* complete: [x45, x44, x43, x42, x41, x40] in [rcx, r8, r13, r12, r9, rsi] */
        shld rcx, r8, 0x20         # x47 = low word of (x45:x44 >> 32)
        mov eax, r13d              # x48 = x43 & 0xffffffff
        mov r10, rcx               # copy x47
        shr r10, 0x20              # x51 = x47 >> 32
        add r10, rax               # x55 = x48 + x51
        shr r13, 0x20              # t3 = x43 >> 32
        shl r8, 0x20               # t4 = x44 << 32 mod 2^64
        lea rax, [r8+r13]          # x46 = t3 + t4 mod 2^64 = low word of (x44:x43 >> 32)
        mov r8, rax                # copy x46
        shl r8, 0x20               # x49 = x46 << 32 mod 2^64
        mov r11, rcx               # copy x47
        shld r11, rax, 0x20        # x50 = high word of (x47:x46 << 32)
        add r8, r9                 # x53 = x41 + x49, CF to x54
        adc r11, r12               # x54 = x42 + x50 + CF, CF to x55
        adc r10, 0x0               # x55 += CF
        sub rsi, rax               # x52 = x40 - x46, CF from x53, complete
        sbb r8, rcx                # x53 -= x47 + CF, CF from x54, complete
        sbb r11, 0x0               # x54 -= CF, CF from x55, complete
        sbb r10, 0x0               # x55 -= CF, complete

        /* complete: [x55, x54, x53, x52] in [r10, r11, r8, rsi] */
        mov [rdi+0x18], r10        # out1[3] = x55
        mov [rdi+0x8], r8          # out1[1] = x53
        mov [rdi], rsi             # out1[0] = x52
        mov [rdi+0x10], r11        # out1[2] = x54

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
