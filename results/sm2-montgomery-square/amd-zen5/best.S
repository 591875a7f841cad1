/*
 * sm2-montgomery square (loose), modulo p = 2^256 - 2^224 - 2^96 + 2^64 - 1
 * out1 is congruent to arg1*arg1/2^256 modulo p
 * arg1 below p; out1 below p; arrays may overlap
 *
 * void fe_sm2_montgomery_square(uint64_t out1[4], const uint64_t arg1[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below p
 *   rsi  arg1[4]  read, below p
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]  pointer out1
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
 *   x31 = x17 + x17 + x24 (carry to x64)
 *   x64 = x18 + x18 + x25 + x57 - x62 (carry to x65)
 *   x65 = x19 + x19 + x26 + x58 - x63 (carry to x66)
 *   x66 = x20 + x20 + x27 + x59 - x60 (carry to x67)
 *   x67 = x28 - x61 + x56 (carry to x73)
 *   x69 = x64 + 1 (carry to x70)
 *   x70 = x65 + 0xffffffff (carry to x71)
 *   x71 = x66 (carry to x72)
 *   x72 = x67 - 0xffffffff00000000 (carry to x73)
 *
 * 130 instructions; 25.8 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.868 [1.867, 1.868] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.869 [1.869, 1.871] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 2, 2026-11-23T10:40:13.657Z
 * npm run optimize -- --curve sm2-montgomery --op square --seed 2 --budget 60s
 * sha256 of the code: 3adebf4079bb9f3e457877e93d22cbf5c40ba20d9ca9a8c6f3a7f9767eaa02a5
 */
        .intel_syntax noprefix
        .text
        .globl  fe_sm2_montgomery_square
        .type   fe_sm2_montgomery_square, @function
        .p2align 6
fe_sm2_montgomery_square:
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

        mov rdx, [rsi]             # load arg1[0]
        mulx rax, r8, rdx          # x22:x21 = arg1[0]*arg1[0]
        mulx r9, r10, [rsi+0x8]    # x5:x4 = arg1[0]*arg1[1]
        mulx r11, rcx, [rsi+0x10]  # x7:x6 = arg1[0]*arg1[2]
        add rcx, r9                # x16 = x6 + x5, CF to x17, complete
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r9, rbx, [rsi+0x8]    # x13:x12 = arg1[1]*arg1[3]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rbp, r12, [rsi+0x8]   # x11:x10 = arg1[1]*arg1[2]
        mov rdx, [rsi]             # load arg1[0]
        mulx r13, r14, [rsi+0x18]  # x9:x8 = arg1[0]*arg1[3]
        adcx r14, r11              # x17 = x8 + x7 + CF, CF to x18
        adc r13, rbx               # x18 = x12 + x9 + CF, CF to x19
        adc r9, 0x0                # x19 = x13 + CF, no carry
        xor r11d, r11d             # CF = OF = 0
        adcx r14, r12              # x17 += x10 (CF is 0), CF to x18, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r11, rbx, [rsi+0x18]  # x15:x14 = arg1[2]*arg1[3]
        mov rdx, [rsi+0x18]        # load arg1[3]
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx r12, rdi, rdx         # x28:x27 = arg1[3]*arg1[3]
        adcx r13, rbp              # x18 += x11 + CF, CF to x19, complete
        adc rbx, r9                # x19 += x14 + CF, CF to x20, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r9, rbp, rdx          # x26:x25 = arg1[2]*arg1[2]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rsi, rdx, rdx         # x24:x23 = arg1[1]*arg1[1]
        adc r11, 0x0               # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r11, rbx, r13, r14, rcx] */
        add r10, r10               # x29 = x4 + x4, CF to x30
        adc rdx, rcx               # x30 = x16 + x23 + CF, CF to x31
        adc rsi, r14               # x31 = x24 + x17 + CF, CF to x64
        adc rbp, r13               # x64 = x18 + x25 + CF, CF to x65
        adc r9, rbx                # x65 = x19 + x26 + CF, CF to x66
        adc rdi, r11               # x66 = x20 + x27 + CF, CF to x67
        adc r12, 0x0               # x67 = x28 + CF, no carry
        add r10, rax               # x29 += x22, CF to x30, complete
        adcx rdx, rcx              # x30 += x16 + CF, CF to x31, complete
        adcx rsi, r14              # x31 += x17 + CF, CF to x64, complete

        /* complete: [x31, x30, x29] in [rsi, rdx, r10] */
        adcx rbp, r13              # x64 += x18 + CF, CF to x65
        adc rbx, r9                # x65 += x19 + CF, CF to x66
        adc r11, rdi               # x66 += x20 + CF, CF to x67
        adc r12, 0x0               # x67 += CF, no carry
        mov rax, r8                # copy x21
        shl rax, 0x20              # x36 = x21 << 32 mod 2^64
        mov r9, r8                 # copy x21
        shr r9, 0x20               # x37 = x21 >> 32
        mov rcx, rax               # copy x36
        sub rcx, r8                # x38 = x36 - x21, CF from x39, complete
        mov rdi, r9                # copy x37
        sbb rdi, 0x0               # x39 = x37 - CF, complete

        /* complete: [x39, x38] in [rdi, rcx] */
        sub r10, rcx               # x40 = x29 - x38, CF from x41, complete
        sbb rdx, rdi               # x41 = x30 - x39 - CF, CF from x42, complete
        sbb rsi, rax               # x42 = x31 - x36 - CF, CF from x43, complete
        sbb r8, r9                 # x43 = x21 - x37 - CF, complete

        /* complete: [x43, x42, x41, x40] in [r8, rsi, rdx, r10] */
        mov rax, r10               # copy x40
        shl rax, 0x20              # x44 = x40 << 32 mod 2^64
        mov r9, r10                # copy x40
        shr r9, 0x20               # x45 = x40 >> 32
        mov rcx, rax               # copy x44
        sub rcx, r10               # x46 = x44 - x40, CF from x47, complete
        mov rdi, r9                # copy x45
        sbb rdi, 0x0               # x47 = x45 - CF, complete

        /* complete: [x47, x46] in [rdi, rcx] */
        sub rdx, rcx               # x48 = x41 - x46, CF from x49, complete
        sbb rsi, rdi               # x49 = x42 - x47 - CF, CF from x50, complete
        sbb r8, rax                # x50 = x43 - x44 - CF, CF from x51, complete
        sbb r10, r9                # x51 = x40 - x45 - CF, complete

        /* complete: [x51, x50, x49, x48] in [r10, r8, rsi, rdx] */
        mov rax, rdx               # copy x48
        shl rax, 0x20              # x52 = x48 << 32 mod 2^64
        mov r9, rdx                # copy x48
        shr r9, 0x20               # x53 = x48 >> 32
        mov rcx, rax               # copy x52
        sub rcx, rdx               # x54 = x52 - x48, CF from x55, complete
        mov rdi, r9                # copy x53
        sbb rdi, 0x0               # x55 = x53 - CF, complete

        /* complete: [x55, x54] in [rdi, rcx] */
        sub rsi, rcx               # x56 = x49 - x54, CF from x57, complete
        sbb r8, rdi                # x57 = x50 - x55 - CF, CF from x58, complete
        sbb r10, rax               # x58 = x51 - x52 - CF, CF from x59, complete
        sbb rdx, r9                # x59 = x48 - x53 - CF, complete

        /* complete: [x59, x58, x57, x56] in [rdx, r10, r8, rsi] */
        mov rax, rsi               # copy x56
        shr rax, 0x20              # x61 = x56 >> 32
        sub r12, rax               # x67 -= x61, CF from x73
        mov r9d, 0x0               # begins x73 = CF
        adc r9, 0x0                # x73 = CF
        mov rcx, rsi               # copy x56
        shl rcx, 0x20              # x60 = x56 << 32 mod 2^64
        mov rdi, rcx               # copy x60
        sub rdi, rsi               # x62 = x60 - x56, CF from x63, complete
        sbb rax, 0x0               # x63 = x61 - CF, complete

        /* complete: [x63, x62] in [rax, rdi] */
        add rbp, r8                # x64 += x57, CF to x65
        adcx r10, rbx              # x65 += x58 + CF, CF to x66
        adcx r11, rdx              # x66 += x59 + CF, CF to x67
        adc rsi, r12               # x67 += x56 + CF, CF to x73
        sbb r9, 0x0                # x73 -= CF
        sub rbp, rdi               # x64 -= x62, CF from x65, complete
        sbb r10, rax               # x65 -= x63 + CF, CF from x66, complete
        sbb r11, rcx               # x66 -= x60 + CF, CF from x67, complete
        sbb rsi, 0x0               # x67 -= CF, CF from x73, complete

        /* complete: [x67, x66, x65, x64] in [rsi, r11, r10, rbp] */
        adc r9, 0x0                # x73 += CF
        mov rax, rsi               # copy x67
        sub rax, [rip+.Lfe_sm2_montgomery_square_c0] # x72 = x67 - 0xffffffff00000000, CF from x73
        adc r9, 0x0                # x73 += CF
        mov r8, rbp                # copy x64
        add r8, 0x1                # x69 = x64 + 1, CF to x70, complete
        mov rcx, r10               # copy x65
        adc rcx, [rip+.Lfe_sm2_montgomery_square_c1] # x70 = x65 + 0xffffffff + CF, CF to x71, complete
        mov rdi, r11               # copy x66
        adc rdi, 0x0               # x71 = x66 + CF, CF to x72, complete
        adc rax, 0x0               # x72 += CF, CF to x73, complete

        /* complete: [x72, x71, x70, x69] in [rax, rdi, rcx, r8] */
        sbb r9, 0x0                # x73 -= CF, complete
        bt r9d, 0x0                # CF = x73
        cmovnc r10, rcx            # x75 = x73 ? x65 : x70, x73 in CF
        mov r9, [rsp-0x8]          # reload pointer out1
        mov [r9+0x8], r10          # out1[1] = x75
        cmovc rdi, r11             # x76 = x73 ? x66 : x71, x73 in CF
        cmovnc rbp, r8             # x74 = x73 ? x64 : x69, x73 in CF
        mov [r9], rbp              # out1[0] = x74
        cmovc rax, rsi             # x77 = x73 ? x67 : x72, x73 in CF
        mov [r9+0x18], rax         # out1[3] = x77
        mov [r9+0x10], rdi         # out1[2] = x76

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
        .balign 8, 0xcc
.Lfe_sm2_montgomery_square_c0: .quad 0xffffffff00000000
.Lfe_sm2_montgomery_square_c1: .quad 0xffffffff
        .size   fe_sm2_montgomery_square, .-fe_sm2_montgomery_square
        .section .note.GNU-stack, "", @progbits
