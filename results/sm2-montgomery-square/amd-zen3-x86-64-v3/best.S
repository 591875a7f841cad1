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
 * x.2, x.3 are parts of the word x that are added up apart from it.
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
 *   x31 = x17 + x17 + x24 (carry to x64)
 *   x64 = x18 + x18 + x25 + x57 - x62 (carry to x65)
 *   x65 = x19 + x19 + x26 + x58 - x63 (carry to x66)
 *   x66 = x20 + x20 + x27 + x59 - x60 (carry to x67)
 *   x67 = x28 - x61 + x56 (carry to x73)
 *   x69 = x64 - 0xffffffffffffffff (carry to x70)
 *   x70 = x65 - 0xffffffff00000000 (carry to x71)
 *   x71 = x66 - 0xffffffffffffffff (carry to x72)
 *   x72 = x67 - 0xfffffffeffffffff (carry to x73)
 *
 * 136 instructions; 33.7 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.829 [1.825, 1.833] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.550 [1.550, 1.550] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 55, 2026-11-24T14:16:02.042Z
 * npm run optimize -- --field sm2-montgomery --op square --seed 55 --target x86-64-v3 --budget 5s
 * sha256 of the code: 6cbe460e5e00b40110f3746c81e1779069ffb891aaa61ae9489d2fedd0c1a417
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

        mov rdx, [rsi]             # load arg1[0]
        mulx rax, r8, [rsi+0x10]   # x7:x6 = arg1[0]*arg1[2]
        mulx r9, r10, [rsi+0x18]   # x9:x8 = arg1[0]*arg1[3]
        add r10, rax               # x17 = x8 + x7, CF to x18
        mulx rax, r11, [rsi+0x8]   # x5:x4 = arg1[0]*arg1[1]
        adc r9, 0x0                # x18 = x9 + CF, no carry
        add r8, rax                # x16 = x6 + x5, CF to x17, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rax, rcx, [rsi+0x8]   # x11:x10 = arg1[1]*arg1[2]
        mov rdx, [rsi]             # load arg1[0]
        mulx rbx, rbp, rdx         # x22:x21 = arg1[0]*arg1[0]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r12, r13, [rsi+0x18]  # x15:x14 = arg1[2]*arg1[3]
        adc rcx, r10               # x17 += x10 + CF, CF to x18, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r10, r14, [rsi+0x18]  # x13:x12 = arg1[1]*arg1[3]
        adc r14, rax               # x18.2 = x11 + x12 + CF, CF to x19
        adc r10, 0x0               # x19 = x13 + CF, no carry
        add r9, r14                # x18 += x18.2, CF to x19, complete
        adc r13, r10               # x19 += x14 + CF, CF to x20, complete
        mulx rax, r10, rdx         # x24:x23 = arg1[1]*arg1[1]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r14, r15, rdx         # x26:x25 = arg1[2]*arg1[2]
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rsi, rdx, rdx         # x28:x27 = arg1[3]*arg1[3]
        adc r12, 0x0               # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r12, r13, r9, rcx, r8] */
        add rbx, r11               # x29 = x4 + x22, CF to x30
        adc r8, r8                 # x30 = x16 + x16 + CF, CF to x31
        adc rax, rcx               # x31 = x17 + x24 + CF, CF to x64
        adc r15, r9                # x64 = x18 + x25 + CF, CF to x65
        adc r14, r13               # x65 = x26 + x19 + CF, CF to x66
        adc rdx, 0x0               # x66 = x27 + CF, CF to x67
        adc rsi, 0x0               # x67 = x28 + CF, no carry
        add rbx, r11               # x29 += x4, CF to x30, complete
        adc r10, r8                # x30 += x23 + CF, CF to x31, complete
        adc rax, rcx               # x31 += x17 + CF, CF to x64, complete

        /* complete: [x31, x30, x29] in [rax, r10, rbx] */
        adc r9, r15                # x64 += x18 + CF, CF to x65
        adc r13, r14               # x65 += x19 + CF, CF to x66
        adc r12, r12               # x66.2 = x20 + x20 + CF, CF to x67
        adc rsi, 0x0               # x67 += CF, no carry
        mov r8, rbp                # copy x21
        shr r8, 0x20               # x37 = x21 >> 32
        mov r11, rbp               # copy x21
        sub r11, r8                # x43 = x21 - x37
        mov rcx, rbp               # copy x21
        shl rcx, 0x20              # x36 = x21 << 32 mod 2^64
        mov r14, rcx               # copy x36
        sub r14, rbp               # x38 = x36 - x21, CF from x39, complete
        sbb r8, 0x0                # x39 = x37 - CF, complete

        /* complete: [x39, x38] in [r8, r14] */
        sub rbx, r14               # x40 = x29 - x38, CF from x41, complete
        sbb r10, r8                # x41 = x30 - x39 - CF, CF from x42, complete
        sbb rax, rcx               # x42 = x31 - x36 - CF, CF from x43, complete
        sbb r11, 0x0               # x43 -= CF, complete

        /* complete: [x43, x42, x41, x40] in [r11, rax, r10, rbx] */
        mov r8, rbx                # copy x40
        shr r8, 0x20               # x45 = x40 >> 32
        mov rcx, rbx               # copy x40
        shl rcx, 0x20              # x44 = x40 << 32 mod 2^64
        mov rbp, rcx               # copy x44
        sub rbp, rbx               # x46 = x44 - x40, CF from x47, complete
        mov r14, r8                # copy x45
        sbb r14, 0x0               # x47 = x45 - CF, complete

        /* complete: [x47, x46] in [r14, rbp] */
        sub r10, rbp               # x48 = x41 - x46, CF from x49, complete
        sbb rax, r14               # x49 = x42 - x47 - CF, CF from x50, complete
        sbb r11, rcx               # x50 = x43 - x44 - CF, CF from x51, complete
        adc r8, 0x0                # neg(x51) = x45 + CF
        mov rcx, r10               # copy x48
        shl rcx, 0x20              # x52 = x48 << 32 mod 2^64
        mov rbp, r10               # copy x48
        shr rbp, 0x20              # x53 = x48 >> 32
        mov r14, rcx               # copy x52
        sub r14, r10               # x54 = x52 - x48, CF from x55, complete
        mov r15, rbp               # copy x53
        sbb r15, 0x0               # x55 = x53 - CF, complete

        /* complete: [x55, x54] in [r15, r14] */
        sub rax, r14               # x56 = x49 - x54, CF from x57, complete
        sbb r11, r15               # x57 = x50 - x55 - CF, CF from x58, complete
        adc rcx, 0x0               # neg(x58) = x52 + CF, CF from x59
        adc rbp, 0x0               # neg(x59) = x53 + CF
        sub rbx, r8                # x51 = x40 - neg(x51), complete

        /* complete: [x51, x50, x49, x48] in [rbx, -, -, r10] */
        sub rbx, rcx               # x58 = x51 - neg(x58), CF from x59, complete
        sbb r10, rbp               # x59 = x48 - neg(x59) - CF, complete

        /* complete: [x59, x58, x57, x56] in [r10, rbx, r11, rax] */
        add r10, rdx               # x66 += x59, CF to x67
        adc rsi, 0x0               # x67 += CF, no carry
        add r11, r9                # x64 += x57, CF to x65
        adc rbx, r13               # x65 += x58 + CF, CF to x66
        adc r10, r12               # x66 += x66.2 + CF, CF to x67
        adc rsi, rax               # x67 += x56 + CF, CF to x73
        mov r8d, 0x0               # begins neg(x73) = CF
        adc r8, 0x0                # neg(x73) = CF
        mov r9, rax                # copy x56
        shr r9, 0x20               # x61 = x56 >> 32
        mov rcx, rax               # copy x56
        shl rcx, 0x20              # x60 = x56 << 32 mod 2^64
        mov rdx, rcx               # copy x60
        sub rdx, rax               # x62 = x60 - x56, CF from x63, complete
        mov rax, r9                # copy x61
        sbb rax, 0x0               # x63 = x61 - CF, complete

        /* complete: [x63, x62] in [rax, rdx] */
        sub r11, rdx               # x64 -= x62, CF from x65, complete
        sbb rbx, rax               # x65 -= x63 + CF, CF from x66, complete
        sbb r10, rcx               # x66 -= x60 + CF, CF from x67, complete
        sbb rsi, r9                # x67 -= x61 + CF, CF from x73, complete

        /* complete: [x67, x66, x65, x64] in [rsi, r10, rbx, r11] */
        sbb r8, 0x0                # neg(x73) -= CF
        mov rax, rsi               # copy x67
        sub rax, [rip+.Lfe_sm2_montgomery_square_c0] # x72 = x67 - 0xfffffffeffffffff, CF from x73
        sbb r8, 0x0                # neg(x73) -= CF
        mov r9, r11                # copy x64
        sub r9, -0x1               # x69 = x64 - 0xffffffffffffffff, CF from x70, complete
        mov rcx, rbx               # copy x65
        sbb rcx, [rip+.Lfe_sm2_montgomery_square_c1] # x70 = x65 - 0xffffffff00000000 - CF, CF from x71, complete
        mov rdx, r10               # copy x66
        sbb rdx, -0x1              # x71 = x66 - 0xffffffffffffffff - CF, CF from x72, complete
        sbb rax, 0x0               # x72 -= CF, CF from x73, complete

        /* complete: [x72, x71, x70, x69] in [rax, rdx, rcx, r9] */
        sbb r8, 0x0                # neg(x73) -= CF
        mov ebp, 0x0               # constant 0
        sub rbp, r8                # x73 = 0 - neg(x73), complete
        bt ebp, 0x0                # CF = x73
        cmovc r9, r11              # x74 = x73 ? x64 : x69, x73 in CF
        mov [rdi], r9              # out1[0] = x74
        cmovc rax, rsi             # x77 = x73 ? x67 : x72, x73 in CF
        mov [rdi+0x18], rax        # out1[3] = x77
        cmovnc rbx, rcx            # x75 = x73 ? x65 : x70, x73 in CF
        mov [rdi+0x8], rbx         # out1[1] = x75
        cmovc rdx, r10             # x76 = x73 ? x66 : x71, x73 in CF
        mov [rdi+0x10], rdx        # out1[2] = x76

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
        .balign 8, 0xcc
.Lfe_sm2_montgomery_square_c0: .quad 0xfffffffeffffffff
.Lfe_sm2_montgomery_square_c1: .quad 0xffffffff00000000
        .size   fe_sm2_montgomery_square, .-fe_sm2_montgomery_square
        .section .note.GNU-stack, "", @progbits
