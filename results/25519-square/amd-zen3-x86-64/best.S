/*
 * 25519 square (loose), modulo p = 2^255 - 19
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^256; out1 below 2^256; arrays may overlap
 *
 * void fe25519_square_loose(uint64_t out1[4], const uint64_t arg1[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below 2^256
 *   rsi  arg1[4]  read, below 2^256
 *
 * Changed: rax, rcx, rdx, rsi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   x4
 *   [rsp-0x10]  x22
 *   [rsp-0x18]  x21
 *   [rsp-0x20]  x26
 *   [rsp-0x28]  x25
 *   [rsp-0x30]  x24
 *   [rsp-0x38]  x23
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
 *   x44 = x36 + x21 (carry to x45)
 *   x45 = x37 + x38 + x29 (carry to x46)
 *   x46 = x39 + x40 + x30 (carry to x47)
 *   x47 = x41 + x42 + x31 (carry to x48)
 *   x48 = x43
 *
 * 111 instructions; 28.5 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.172 [1.168, 1.172] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: SLOWER than the fastest alternative, clang-22 -O3 -march=native + reduction pass, which takes 0.984 [0.982, 0.984] of our time
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 4, 2026-11-24T14:01:48.319Z
 * npm run optimize -- --field 25519 --op square --seed 4 --target x86-64 --budget 5s
 * sha256 of the code: 16fa847217b77149a8f8aa89f91bc5202e5dba9a356a45195bccdb71f4d330d3
 */
        .intel_syntax noprefix
        .text
        .globl  fe25519_square_loose
        .type   fe25519_square_loose, @function
        .p2align 6
fe25519_square_loose:
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

        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x8]    # x11:x10 = arg1[1]*arg1[2]
        mov r8, rdx                # copy x11
        mov r9, rax                # copy x10
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi+0x18]   # x9:x8 = arg1[0]*arg1[3]
        mov r10, rdx               # copy x9
        mov r11, rax               # copy x8
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi]        # x5:x4 = arg1[0]*arg1[1]
        mov rcx, rdx               # copy x5
        mov [rsp-0x8], rax         # spill x4
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi]        # x7:x6 = arg1[0]*arg1[2]
        add rcx, rax               # x16 = x6 + x5, CF to x17, complete
        adc r9, rdx                # x17 = x10 + x7 + CF, CF to x18
        adc r10, 0x0               # x18 = x9 + CF, no carry
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [rsi+0x8]    # x13:x12 = arg1[1]*arg1[3]
        add r11, r9                # x17 += x8, CF to x18, complete
        adc r8, rax                # x18.2 = x11 + x12 + CF, CF to x19
        adc rdx, 0x0               # x19 = x13 + CF, no carry
        mov r9, rdx                # copy x19
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [rsi+0x10]   # x15:x14 = arg1[2]*arg1[3]
        add r8, r10                # x18 += x18.2, CF to x19, complete
        adc r9, rax                # x19 += x14 + CF, CF to x20, complete
        adc rdx, 0x0               # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [rdx, r9, r8, r11, rcx] */
        mov r10, rdx               # copy x20
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi]        # x22:x21 = arg1[0]*arg1[0]
        mov [rsp-0x10], rdx        # spill x22
        mov [rsp-0x18], rax        # spill x21
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x10]   # x26:x25 = arg1[2]*arg1[2]
        mov [rsp-0x20], rdx        # spill x26
        mov [rsp-0x28], rax        # spill x25
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x8]    # x24:x23 = arg1[1]*arg1[1]
        mov [rsp-0x30], rdx        # spill x24
        mov [rsp-0x38], rax        # spill x23
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [rsi+0x18]   # x28:x27 = arg1[3]*arg1[3]
        mov rsi, [rsp-0x10]        # reload x22
        add rsi, [rsp-0x8]         # x29 = x22 + x4, CF to x30
        mov rbx, [rsp-0x38]        # reload x23
        adc rbx, rcx               # x30 = x23 + x16 + CF, CF to x31
        mov rbp, [rsp-0x30]        # reload x24
        adc rbp, r11               # x31 = x24 + x17 + CF, CF to x32
        mov r12, [rsp-0x28]        # reload x25
        adc r12, r8                # x32 = x25 + x18 + CF, CF to x33
        mov r13, [rsp-0x20]        # reload x26
        adc r13, r9                # x33 = x26 + x19 + CF, CF to x34
        adc rax, r10               # x34 = x27 + x20 + CF, CF to x35
        adc rdx, 0x0               # x35 = x28 + CF, no carry
        add rsi, [rsp-0x8]         # x29 += x4, CF to x30, complete
        adc rcx, rbx               # x30 += x16 + CF, CF to x31, complete
        adc rbp, r11               # x31 += x17 + CF, CF to x32, complete
        adc r8, r12                # x32 += x18 + CF, CF to x33, complete
        adc r13, r9                # x33 += x19 + CF, CF to x34, complete
        adc rax, r10               # x34 += x20 + CF, CF to x35, complete
        adc rdx, 0x0               # x35 += CF, no carry, complete

        /* complete: [x35, x34, x33, x32, x31, x30, x29] in [rdx, rax, r13, r8, rbp, rcx, rsi] */
        mov r9, rdx                # copy x35
        mov r10, rax               # copy x34
        mov rax, r8                # copy x32
        mov r11d, 0x26             # constant 0x26
        mul r11                    # x37:x36 = x32*0x26
        mov r8, rdx                # copy x37
        mov rbx, rax               # copy x36
        mov rax, r9                # copy x35
        mul r11                    # x43:x42 = x35*0x26
        add rbp, rax               # x47 = x42 + x31, CF to x48
        adc rdx, 0x0               # x48 = x43 + CF, no carry
        mov r9, rdx                # copy x48
        mov rax, r13               # copy x33
        mul r11                    # x39:x38 = x33*0x26
        mov r12, rdx               # copy x39
        mov r13, rax               # copy x38
        mov rax, r10               # copy x34
        mul r11                    # x41:x40 = x34*0x26
        add r13, r8                # x45 = x37 + x38, CF to x46
        adc rax, rcx               # x46 = x40 + x30 + CF, CF to x47
        adc rdx, 0x0               # x47.2 = x41 + CF, no carry
        add rbx, [rsp-0x18]        # x44 = x36 + x21, CF to x45, complete
        adc r13, rsi               # x45 += x29 + CF, CF to x46, complete
        adc r12, rax               # x46 += x39 + CF, CF to x47, complete
        adc rdx, rbp               # x47 += x47.2 + CF, CF to x48, complete
        adc r9, 0x0                # x48 += CF, no carry, complete

        /* complete: [x48, x47, x46, x45, x44] in [r9, rdx, r12, r13, rbx] */
        mov rax, rdx               # copy x47
        movabs r8, 0x7fffffffffffffff # constant 0x7fffffffffffffff
        and rax, r8                # x51 = x47 & 0x7fffffffffffffff
        add rdx, rdx               # CF:t1 = x47 + x47
        adc r9, r9                 # x49 = x48 + x48 + CF mod 2^64 = low word of (x48:x47 >> 63)
        imul r8, r9, 0x13          # x50 = x49*0x13
        add rbx, r8                # x52 = x50 + x44, CF to x53, complete
        adc r13, 0x0               # x53 = x45 + CF, CF to x54, complete
        mov [rdi+0x8], r13         # out1[1] = x53
        mov [rdi], rbx             # out1[0] = x52
        adc r12, 0x0               # x54 = x46 + CF, CF to x55, complete
        mov [rdi+0x10], r12        # out1[2] = x54
        adc rax, 0x0               # x55 = x51 + CF, no carry, complete

        /* complete: [x55, x54, x53, x52] in [rax, r12, r13, rbx] */
        mov [rdi+0x18], rax        # out1[3] = x55

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
        .size   fe25519_square_loose, .-fe25519_square_loose
        .section .note.GNU-stack, "", @progbits
