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
 * Changed: rax, rcx, rdx, rsi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * neg(x) is a part of the word x that is to be subtracted.
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
 *   x31 = x17 + x17 + x24 (carry to x68)
 *   x68 = x18 + x18 + x25 + x64 (carry to x69)
 *   x69 = x19 + x19 + x26 + x65 (carry to x70)
 *   x70 = x20 + x20 + x27 + x66 (carry to x71)
 *   x71 = x28 + x67 (carry to x77)
 *   x73 = x68 + 1 (carry to x74)
 *   x74 = x69 + 0xffffffff (carry to x75)
 *   x75 = x70 (carry to x76)
 *   x76 = x71 - 0xffffffff00000000 (carry to x77)
 *
 * 130 instructions; 31.6 cycles on AMD EPYC (amd-zen4)
 * throughput: 2.006 [2.004, 2.010] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.693 [1.693, 1.693] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 2, 2026-11-23T07:44:34.504Z
 * npm run optimize -- --field sm2-montgomery --op square --seed 2 --budget 75s
 * sha256 of the code: 6f1a7e41928ea3694ec086136eadf0efb939339bcb31662ede5b954d35996a3f
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
        push r15                   # save r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r15, 0

        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rax, r8, [rsi]        # x7:x6 = arg1[0]*arg1[2]
        mov rdx, [rsi]             # load arg1[0]
        mulx r9, r10, [rsi+0x8]    # x5:x4 = arg1[0]*arg1[1]
        mulx r11, rcx, rdx         # x22:x21 = arg1[0]*arg1[0]
        mulx rbx, rbp, [rsi+0x18]  # x9:x8 = arg1[0]*arg1[3]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r12, r13, [rsi+0x8]   # x11:x10 = arg1[1]*arg1[2]
        add r8, r9                 # x16 = x6 + x5, CF to x17, complete
        adcx rax, rbp              # x17 = x7 + x8 + CF, CF to x18
        mulx r9, rbp, [rsi+0x18]   # x15:x14 = arg1[2]*arg1[3]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r14, r15, [rsi+0x18]  # x13:x12 = arg1[1]*arg1[3]
        adcx r15, r12              # x18 = x11 + x12 + CF, CF to x19
        adc r14, 0x0               # x19 = x13 + CF, no carry
        add r13, rax               # x17 += x10, CF to x18, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rax, r12, rdx         # x26:x25 = arg1[2]*arg1[2]
        adc rbx, r15               # x18 += x9 + CF, CF to x19, complete
        adcx rbp, r14              # x19 += x14 + CF, CF to x20, complete
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r14, r15, rdx         # x28:x27 = arg1[3]*arg1[3]
        adc r9, 0x0                # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r9, rbp, rbx, r13, r8] */
        add r10, r10               # x29 = x4 + x4, CF to x30
        adc r8, r8                 # x30 = x16 + x16 + CF, CF to x31
        adc r13, r13               # x31 = x17 + x17 + CF, CF to x68
        adcx r12, rbx              # x68 = x25 + x18 + CF, CF to x69
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rsi, rdx, rdx         # x24:x23 = arg1[1]*arg1[1]
        adc rax, rbp               # x69 = x26 + x19 + CF, CF to x70
        adc r9, r9                 # x70 = x20 + x20 + CF, CF to x71
        adc r14, 0x0               # x71 = x28 + CF, no carry
        add r10, r11               # x29 += x22, CF to x30, complete
        adc r8, rdx                # x30 += x23 + CF, CF to x31, complete
        mov r11d, 0x20             # constant 0x20
        shlx rdx, rcx, r11         # x36 = x21 << 32 mod 2^64
        adcx r13, rsi              # x31 += x24 + CF, CF to x68, complete

        /* complete: [x31, x30, x29] in [r13, r8, r10] */
        adc rbx, r12               # x68 += x18 + CF, CF to x69
        adc rbp, rax               # x69 += x19 + CF, CF to x70
        shrx rax, rcx, r11         # x37 = x21 >> 32
        adc r9, 0x0                # x70 += CF, CF to x71
        adc r14, 0x0               # x71 += CF, no carry
        mov rsi, rdx               # copy x36
        sub rsi, rcx               # x38 = x36 - x21, CF from x39, complete
        mov r12, rax               # copy x37
        sbb r12, 0x0               # x39 = x37 - CF, complete

        /* complete: [x39, x38] in [r12, rsi] */
        sub r10, rsi               # x40 = x29 - x38, CF from x41, complete
        sbb r8, r12                # x41 = x30 - x39 - CF, CF from x42, complete
        sbb r13, rdx               # x42 = x31 - x36 - CF, CF from x43, complete
        sbb rcx, rax               # x43 = x21 - x37 - CF, complete

        /* complete: [x43, x42, x41, x40] in [rcx, r13, r8, r10] */
        mov rax, r10               # copy x40
        shr rax, 0x20              # x45 = x40 >> 32
        mov rsi, r10               # copy x40
        shl rsi, 0x20              # x44 = x40 << 32 mod 2^64
        mov rdx, rsi               # copy x44
        sub rdx, r10               # x46 = x44 - x40, CF from x47, complete
        mov r12, rax               # copy x45
        sbb r12, 0x0               # x47 = x45 - CF, complete

        /* complete: [x47, x46] in [r12, rdx] */
        sub r8, rdx                # x48 = x41 - x46, CF from x49, complete
        sbb r13, r12               # x49 = x42 - x47 - CF, CF from x50, complete
        sbb rcx, rsi               # x50 = x43 - x44 - CF, CF from x51, complete
        sbb r10, rax               # x51 = x40 - x45 - CF, complete

        /* complete: [x51, x50, x49, x48] in [r10, rcx, r13, r8] */
        mov rax, r8                # copy x48
        shr rax, 0x20              # x53 = x48 >> 32
        mov rsi, r8                # copy x48
        shl rsi, 0x20              # x52 = x48 << 32 mod 2^64
        mov rdx, rsi               # copy x52
        sub rdx, r8                # x54 = x52 - x48, CF from x55, complete
        mov r12, rax               # copy x53
        sbb r12, 0x0               # x55 = x53 - CF, complete

        /* complete: [x55, x54] in [r12, rdx] */
        sub r13, rdx               # x56 = x49 - x54, CF from x57, complete
        sbb rcx, r12               # x57 = x50 - x55 - CF, CF from x58, complete
        sbb r10, rsi               # x58 = x51 - x52 - CF, CF from x59, complete
        sbb r8, rax                # x59 = x48 - x53 - CF, complete

        /* complete: [x59, x58, x57, x56] in [r8, r10, rcx, r13] */
        mov rax, r13               # copy x56
        shl rax, 0x20              # x60 = x56 << 32 mod 2^64
        mov rsi, rax               # copy x60
        sub rsi, r13               # x62 = x60 - x56, CF from x63, complete
        shrx r11, r13, r11         # x61 = x56 >> 32
        mov rdx, r11               # copy x61
        sbb rdx, 0x0               # x63 = x61 - CF, complete

        /* complete: [x63, x62] in [rdx, rsi] */
        sub rcx, rsi               # x64 = x57 - x62, CF from x65, complete
        sbb r10, rdx               # x65 = x58 - x63 - CF, CF from x66, complete
        sbb r8, rax                # x66 = x59 - x60 - CF, CF from x67, complete
        sbb r13, r11               # x67 = x56 - x61 - CF, complete

        /* complete: [x67, x66, x65, x64] in [r13, r8, r10, rcx] */
        add rbx, rcx               # x68 += x64, CF to x69, complete
        adc rbp, r10               # x69 += x65 + CF, CF to x70, complete
        adc r15, r9                # x70 += x27 + CF, CF to x71
        adc r14, 0x0               # x71 += CF, no carry
        add r8, r15                # x70 += x66, CF to x71, complete
        adc r13, r14               # x71 += x67 + CF, CF to x77, complete

        /* complete: [x71, x70, x69, x68] in [r13, r8, rbp, rbx] */
        mov eax, 0x0               # begins neg(x77) = CF
        adc rax, 0x0               # neg(x77) = CF
        mov r9, r13                # copy x71
        movabs r10, -0x100000000   # constant 0xffffffff00000000
        sub r9, r10                # x76 = x71 - 0xffffffff00000000, CF from x77
        sbb rax, 0x0               # neg(x77) -= CF
        mov r10, rbx               # copy x68
        add r10, 0x1               # x73 = x68 + 1, CF to x74, complete
        mov r11, rbp               # copy x69
        mov ecx, 0xffffffff        # constant 0xffffffff
        adcx r11, rcx              # x74 = x69 + 0xffffffff + CF, CF to x75, complete
        mov rcx, r8                # copy x70
        adc rcx, 0x0               # x75 = x70 + CF, CF to x76, complete
        adc r9, 0x0                # x76 += CF, CF to x77, complete

        /* complete: [x76, x75, x74, x73] in [r9, rcx, r11, r10] */
        adc rax, 0x0               # neg(x77) += CF
        mov esi, 0x0               # constant 0
        sub rsi, rax               # x77 = 0 - neg(x77), complete
        bt esi, 0x0                # CF = x77
        cmovc r10, rbx             # x78 = x77 ? x68 : x73, x77 in CF
        mov [rdi], r10             # out1[0] = x78
        cmovnc r13, r9             # x81 = x77 ? x71 : x76, x77 in CF
        mov [rdi+0x18], r13        # out1[3] = x81
        cmovc r11, rbp             # x79 = x77 ? x69 : x74, x77 in CF
        mov [rdi+0x8], r11         # out1[1] = x79
        cmovc rcx, r8              # x80 = x77 ? x70 : x75, x77 in CF
        mov [rdi+0x10], rcx        # out1[2] = x80

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
        .size   fe_sm2_montgomery_square, .-fe_sm2_montgomery_square
        .section .note.GNU-stack, "", @progbits
