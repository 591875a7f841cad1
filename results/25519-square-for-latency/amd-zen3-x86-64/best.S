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
 *   [rsp-0x8]   x19
 *   [rsp-0x10]  x22
 *   [rsp-0x18]  x21
 *   [rsp-0x20]  x24
 *   [rsp-0x28]  x23
 *   [rsp-0x30]  x28
 *   [rsp-0x38]  x27
 *   [rsp-0x40]  x26
 *   [rsp-0x48]  x25
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
 *   x44 = x36 + x21 (carry to x45)
 *   x45 = x37 + x38 + x29 (carry to x46)
 *   x46 = x39 + x40 + x30 (carry to x47)
 *   x47 = x41 + x42 + x31 (carry to x48)
 *   x48 = x43
 *
 * 121 instructions; 33.0 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.056 [1.055, 1.056] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64 + reduction pass
 * latency: 1.020 [1.020, 1.020] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64 + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 10, 2026-11-27T14:02:05.332Z
 * ./fieldwright optimize --field 25519 --op square --seed 10 --target x86-64 --budget 7s --for latency
 * sha256 of the code: 2e2993a663780c35342b53f013a3796fa2ef02ae50beeb73fa5fdeaef85df55f
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

        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi]        # x5:x4 = arg1[0]*arg1[1]
        mov r8, rdx                # copy x5
        mov r9, rax                # copy x4
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi+0x18]   # x9:x8 = arg1[0]*arg1[3]
        mov r10, rdx               # copy x9
        mov r11, rax               # copy x8
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi+0x10]   # x7:x6 = arg1[0]*arg1[2]
        add r8, rax                # x16 = x6 + x5, CF to x17, complete
        adc r11, rdx               # x17 = x8 + x7 + CF, CF to x18
        adc r10, 0x0               # x18 = x9 + CF, no carry
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [rsi+0x8]    # x13:x12 = arg1[1]*arg1[3]
        add rax, r10               # x18 += x12, CF to x19
        adc rdx, 0x0               # x19 = x13 + CF, no carry
        mov r10, rdx               # copy x19
        mov rcx, rax               # copy x18
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [rsi+0x10]   # x15:x14 = arg1[2]*arg1[3]
        add rax, r10               # x19 += x14, CF to x20
        adc rdx, 0x0               # x20 = x15 + CF, no carry
        mov r10, rdx               # copy x20
        mov [rsp-0x8], rax         # spill x19
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi]        # x22:x21 = arg1[0]*arg1[0]
        mov [rsp-0x10], rdx        # spill x22
        mov [rsp-0x18], rax        # spill x21
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x8]    # x24:x23 = arg1[1]*arg1[1]
        mov [rsp-0x20], rdx        # spill x24
        mov [rsp-0x28], rax        # spill x23
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [rsi+0x18]   # x28:x27 = arg1[3]*arg1[3]
        mov [rsp-0x30], rdx        # spill x28
        mov [rsp-0x38], rax        # spill x27
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x10]   # x26:x25 = arg1[2]*arg1[2]
        mov [rsp-0x40], rdx        # spill x26
        mov [rsp-0x48], rax        # spill x25
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x8]    # x11:x10 = arg1[1]*arg1[2]
        mov rsi, [rsp-0x28]        # reload x23
        add rsi, r8                # x30 = x23 + x16, CF to x31
        mov rbx, [rsp-0x20]        # reload x24
        adc rbx, 0x0               # x31 = x24 + CF, no carry
        add r11, rax               # x17 += x10, CF to x18, complete
        adc rdx, rcx               # x18 += x11 + CF, CF to x19, complete
        mov rax, [rsp-0x8]         # reload x19
        adc rax, 0x0               # x19 += CF, CF to x20, complete
        adc r10, 0x0               # x20 += CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r10, rax, rdx, r11, r8] */
        mov rcx, [rsp-0x10]        # reload x22
        add rcx, r9                # x29 = x22 + x4, CF to x30
        adc rsi, 0x0               # x30 += CF, CF to x31
        adc rbx, r11               # x31 += x17 + CF, CF to x32
        mov rbp, [rsp-0x48]        # reload x25
        adc rbp, rdx               # x32 = x25 + x18 + CF, CF to x33
        mov r12, [rsp-0x40]        # reload x26
        adc r12, rax               # x33 = x26 + x19 + CF, CF to x34
        adc r10, r10               # x34 = x20 + x20 + CF, CF to x35
        mov r13, [rsp-0x30]        # reload x28
        adc r13, 0x0               # x35 = x28 + CF, no carry
        add r9, rcx                # x29 += x4, CF to x30, complete
        adc rsi, r8                # x30 += x16 + CF, CF to x31, complete
        adc rbx, r11               # x31 += x17 + CF, CF to x32, complete
        adc rdx, rbp               # x32 += x18 + CF, CF to x33, complete
        adc rax, r12               # x33 += x19 + CF, CF to x34, complete
        adc r10, [rsp-0x38]        # x34 += x27 + CF, CF to x35, complete
        adc r13, 0x0               # x35 += CF, no carry, complete

        /* complete: [x35, x34, x33, x32, x31, x30, x29] in [r13, r10, rax, rdx, rbx, rsi, r9] */
        mov r8, rdx                # copy x32
        mov r11, rax               # copy x33
        mov rax, r10               # copy x34
        mov ecx, 0x26              # constant 0x26
        mul rcx                    # x41:x40 = x34*0x26
        mov r10, rdx               # copy x41
        mov rbp, rax               # copy x40
        mov rax, r8                # copy x32
        mul rcx                    # x37:x36 = x32*0x26
        mov r8, rdx                # copy x37
        mov r12, rax               # copy x36
        mov rax, r13               # copy x35
        mul rcx                    # x43:x42 = x35*0x26
        add r9, r8                 # x45 = x29 + x37, CF to x46
        adc rbp, rsi               # x46 = x40 + x30 + CF, CF to x47
        adc rbx, rax               # x47 = x42 + x31 + CF, CF to x48
        adc rdx, 0x0               # x48 = x43 + CF, no carry
        mov r8, rdx                # copy x48
        mov rax, r11               # copy x33
        mul rcx                    # x39:x38 = x33*0x26
        add r12, [rsp-0x18]        # x44 = x36 + x21, CF to x45, complete
        adc rax, r9                # x45 += x38 + CF, CF to x46, complete
        adc rdx, rbp               # x46 += x39 + CF, CF to x47, complete
        adc r10, rbx               # x47 += x41 + CF, CF to x48, complete
        adc r8, 0x0                # x48 += CF, no carry, complete

        /* complete: [x48, x47, x46, x45, x44] in [r8, r10, rdx, rax, r12] */
        mov r9, r10                # copy x47
        add r9, r10                # CF:t1 = x47 + x47
        adc r8, r8                 # x49 = x48 + x48 + CF mod 2^64 = low word of (x48:x47 >> 63)
        lea r9, [r8+r8*8]          # t2 = 9*x49 mod 2^64
        lea r8, [r8+r9*2]          # x50 = x49 + 2*t2 mod 2^64 = x49*0x13
        add r12, r8                # x52 = x50 + x44, CF to x53, complete
        adc rax, 0x0               # x53 = x45 + CF, CF to x54, complete
        adc rdx, 0x0               # x54 = x46 + CF, CF to x55, complete
        setc r8b                   # begins x55 = CF
        movzx r8d, r8b             # x55 = CF
        movabs r9, 0x7fffffffffffffff # constant 0x7fffffffffffffff
        and r10, r9                # x51 = x47 & 0x7fffffffffffffff
        add r10, r8                # x55 += x51, no carry, complete

        /* complete: [x55, x54, x53, x52] in [r10, rdx, rax, r12] */
        mov [rdi+0x18], r10        # out1[3] = x55
        mov [rdi+0x8], rax         # out1[1] = x53
        mov [rdi], r12             # out1[0] = x52
        mov [rdi+0x10], rdx        # out1[2] = x54

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
