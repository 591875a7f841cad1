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
 * Saved on the stack and restored: rbx, rbp
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   x22
 *   [rsp-0x10]  x21
 *   [rsp-0x18]  x4
 *   [rsp-0x20]  x24
 *   [rsp-0x28]  x23
 *   [rsp-0x30]  x28
 *   [rsp-0x38]  x27
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
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
 * 117 instructions; 31.4 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.198 [1.197, 1.205] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64 + reduction pass
 * latency: 1.207 [1.196, 1.210] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64 + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 56, 2026-11-27T14:14:09.149Z
 * ./fieldwright optimize --field p224 --op square --seed 56 --target x86-64 --budget 7s --resume
 * sha256 of the code: bb5341c6bec9bba0524a8b7f47cd38ad12258f9e22ce466c9fdc8e8335430598
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

        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi+0x10]   # x7:x6 = arg1[0]*arg1[2]
        mov r8, rdx                # copy x7
        mov r9, rax                # copy x6
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x10]   # x11:x10 = arg1[1]*arg1[2]
        mov r10, rdx               # copy x11
        mov r11, rax               # copy x10
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [rsi]        # x9:x8 = arg1[0]*arg1[3]
        add r11, r8                # x17 = x7 + x10, CF to x18
        adc rdx, 0x0               # x18 = x9 + CF, no carry
        mov r8, rdx                # copy x18
        mov rcx, rax               # copy x8
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi]        # x22:x21 = arg1[0]*arg1[0]
        mov [rsp-0x8], rdx         # spill x22
        mov [rsp-0x10], rax        # spill x21
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi]        # x5:x4 = arg1[0]*arg1[1]
        add r9, rdx                # x16 = x6 + x5, CF to x17, complete
        adc r11, 0x0               # x17 += CF, CF to x18
        adc r8, 0x0                # x18 += CF, no carry
        mov [rsp-0x18], rax        # spill x4
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x8]    # x24:x23 = arg1[1]*arg1[1]
        mov [rsp-0x20], rdx        # spill x24
        mov [rsp-0x28], rax        # spill x23
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x18]   # x13:x12 = arg1[1]*arg1[3]
        add rcx, r11               # x17 += x8, CF to x18, complete
        adc r8, r10                # x18 += x11 + CF, CF to x19
        adc rdx, 0x0               # x19 = x13 + CF, no carry
        add r8, rax                # x18 += x12, CF to x19, complete
        adc rdx, 0x0               # x19 += CF, no carry
        mov r10, rdx               # copy x19
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x18]   # x15:x14 = arg1[2]*arg1[3]
        add r10, rax               # x19 += x14, CF to x20, complete
        adc rdx, 0x0               # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [rdx, r10, r8, rcx, r9] */
        mov r11, rdx               # copy x20
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [rsi+0x18]   # x28:x27 = arg1[3]*arg1[3]
        mov [rsp-0x30], rdx        # spill x28
        mov [rsp-0x38], rax        # spill x27
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x10]   # x26:x25 = arg1[2]*arg1[2]
        mov rsi, [rsp-0x18]        # reload x4
        add rsi, [rsp-0x8]         # x29 = x22 + x4, CF to x30
        adc r9, r9                 # x30 = x16 + x16 + CF, CF to x31
        adc rcx, rcx               # x31 = x17 + x17 + CF, CF to x32
        adc rax, r8                # x32 = x25 + x18 + CF, CF to x33
        adc rdx, r10               # x33 = x19 + x26 + CF, CF to x34
        mov rbx, [rsp-0x38]        # reload x27
        adc rbx, r11               # x34 = x27 + x20 + CF, CF to x35
        mov rbp, [rsp-0x30]        # reload x28
        adc rbp, 0x0               # x35 = x28 + CF, no carry
        add rsi, [rsp-0x18]        # x29 += x4, CF to x30, complete
        adc r9, [rsp-0x28]         # x30 += x23 + CF, CF to x31, complete
        adc rcx, [rsp-0x20]        # x31 += x24 + CF, CF to x32, complete
        adc r8, rax                # x32 += x18 + CF, CF to x33, complete
        adc rdx, r10               # x33 += x19 + CF, CF to x34, complete
        adc rbx, r11               # x34 += x20 + CF, CF to x35, complete
        adc rbp, 0x0               # x35 += CF, no carry, complete

        /* complete: [x35, x34, x33, x32, x31, x30, x29] in [rbp, rbx, rdx, r8, rcx, r9, rsi] */
        mov rax, rbx               # copy x34
        shr rax, 0x20              # t1 = x34 >> 32
        mov r10, rbp               # copy x35
        shl r10, 0x20              # t2 = x35 << 32 mod 2^64
        lea rax, [rax+r10]         # x39 = t1 + t2 mod 2^64 = high word of (x35:x34 << 32)
        mov r10, r8                # copy x32
        shl r10, 0x20              # x36 = x32 << 32 mod 2^64
        mov r11, r8                # copy x32
        shrd r11, rdx, 0x20        # x37 = high word of (x33:x32 << 32)
        add r9, r8                 # x42 = x30 + x32, CF to x43
        adc rcx, rdx               # x43 = x31 + x33 + CF, CF to x44
        mov r8, rbx                # copy x34
        adc r8, 0x0                # x44 = x34 + CF, CF to x45
        adc rbp, 0x0               # x45 = x35 + CF
        shrd rdx, rbx, 0x20        # x38 = high word of (x34:x33 << 32)
        mov rbx, [rsp-0x10]        # reload x21
        sub rbx, r10               # x40 = x21 - x36, CF from x41, complete
        sbb rsi, r11               # x41 = x29 - x37 - CF, CF from x42, complete
        sbb r9, rdx                # x42 -= x38 + CF, CF from x43, complete
        sbb rcx, rax               # x43 -= x39 + CF, CF from x44, complete
        mov eax, ecx               # x48 = x43 & 0xffffffff
        sbb r8, 0x0                # x44 -= CF, CF from x45, complete
        sbb rbp, 0x0               # x45 -= CF, complete

        /* complete: [x45, x44, x43, x42, x41, x40] in [rbp, r8, rcx, r9, rsi, rbx] */
        shr rcx, 0x20              # t3 = x43 >> 32
        mov r10, r8                # copy x44
        shl r10, 0x20              # t4 = x44 << 32 mod 2^64
        lea r10, [rcx+r10]         # x46 = t3 + t4 mod 2^64 = low word of (x44:x43 >> 32)
        mov r11, r10               # copy x46
        shl r11, 0x20              # x49 = x46 << 32 mod 2^64
        shld rbp, r8, 0x20         # x47 = low word of (x45:x44 >> 32)
        mov r8, r10                # copy x46
        shr r8, 0x20               # t5 = x46 >> 32
        mov rcx, rbp               # copy x47
        shl rcx, 0x20              # t6 = x47 << 32 mod 2^64
        lea r8, [r8+rcx]           # x50 = t5 + t6 mod 2^64 = high word of (x47:x46 << 32)
        add rsi, r11               # x53 = x41 + x49, CF to x54
        adc r9, r8                 # x54 = x42 + x50 + CF, CF to x55
        adc rax, 0x0               # x55 = x48 + CF
        sub rbx, r10               # x52 = x40 - x46, CF from x53, complete
        sbb rsi, rbp               # x53 -= x47 + CF, CF from x54, complete
        sbb r9, 0x0                # x54 -= CF, CF from x55, complete
        sbb rax, 0x0               # x55 -= CF
        shr rbp, 0x20              # x51 = x47 >> 32
        add rbp, rax               # x55 += x51, complete

        /* complete: [x55, x54, x53, x52] in [rbp, r9, rsi, rbx] */
        mov [rdi+0x8], rsi         # out1[1] = x53
        mov [rdi], rbx             # out1[0] = x52
        mov [rdi+0x18], rbp        # out1[3] = x55
        mov [rdi+0x10], r9         # out1[2] = x54

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
