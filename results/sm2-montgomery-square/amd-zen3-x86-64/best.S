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
 * Saved on the stack and restored: rbx, rbp, r12, r13
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   x4
 *   [rsp-0x10]  x22
 *   [rsp-0x18]  x21
 *   [rsp-0x20]  x24
 *   [rsp-0x28]  x23
 *   [rsp-0x30]  x26
 *   [rsp-0x38]  x25, then pointer out1
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
 * 157 instructions; 34.9 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.760 [1.736, 1.764] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.410 [1.407, 1.410] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 56, 2026-11-24T14:16:13.248Z
 * npm run optimize -- --field sm2-montgomery --op square --seed 56 --target x86-64 --budget 5s
 * sha256 of the code: 5f910bb59de36fe119ef5bfb517dc07ff9122a800c4ec27ed2d575501dd3a85e
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

        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi]        # x7:x6 = arg1[0]*arg1[2]
        mov r8, rdx                # copy x7
        mov r9, rax                # copy x6
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x8]    # x11:x10 = arg1[1]*arg1[2]
        mov r10, rdx               # copy x11
        mov r11, rax               # copy x10
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi]        # x5:x4 = arg1[0]*arg1[1]
        mov rcx, rdx               # copy x5
        mov [rsp-0x8], rax         # spill x4
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [rsi]        # x9:x8 = arg1[0]*arg1[3]
        add rcx, r9                # x16 = x6 + x5, CF to x17, complete
        adc r11, r8                # x17 = x10 + x7 + CF, CF to x18
        adc rdx, 0x0               # x18 = x9 + CF, no carry
        mov r8, rdx                # copy x18
        mov r9, rax                # copy x8
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x18]   # x13:x12 = arg1[1]*arg1[3]
        add r11, r9                # x17 += x8, CF to x18, complete
        adc rax, r10               # x18.2 = x11 + x12 + CF, CF to x19
        adc rdx, 0x0               # x19 = x13 + CF, no carry
        add rax, r8                # x18 += x18.2, CF to x19, complete
        adc rdx, 0x0               # x19 += CF, no carry
        mov r8, rdx                # copy x19
        mov r9, rax                # copy x18
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x18]   # x15:x14 = arg1[2]*arg1[3]
        add rax, r8                # x19 += x14, CF to x20, complete
        adc rdx, 0x0               # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [rdx, rax, r9, r11, rcx] */
        mov r8, rdx                # copy x20
        mov r10, rax               # copy x19
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi]        # x22:x21 = arg1[0]*arg1[0]
        mov rbx, rax               # copy x21
        shl rbx, 0x20              # x36 = x21 << 32 mod 2^64
        mov [rsp-0x10], rdx        # spill x22
        mov [rsp-0x18], rax        # spill x21
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x8]    # x24:x23 = arg1[1]*arg1[1]
        mov [rsp-0x20], rdx        # spill x24
        mov [rsp-0x28], rax        # spill x23
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x10]   # x26:x25 = arg1[2]*arg1[2]
        mov [rsp-0x30], rdx        # spill x26
        mov [rsp-0x38], rax        # spill x25
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [rsi+0x18]   # x28:x27 = arg1[3]*arg1[3]
        mov rsi, [rsp-0x10]        # reload x22
        add rsi, [rsp-0x8]         # x29 = x22 + x4, CF to x30
        mov rbp, [rsp-0x28]        # reload x23
        adc rbp, rcx               # x30 = x23 + x16 + CF, CF to x31
        mov r12, [rsp-0x20]        # reload x24
        adc r12, r11               # x31 = x24 + x17 + CF, CF to x64
        mov r13, [rsp-0x38]        # reload x25
        adc r13, r9                # x64 = x25 + x18 + CF, CF to x65
        mov [rsp-0x38], rdi        # spill pointer out1
        mov rdi, [rsp-0x30]        # reload x26
        adc rdi, r10               # x65 = x26 + x19 + CF, CF to x66
        adc rax, r8                # x66 = x27 + x20 + CF, CF to x67
        adc rdx, 0x0               # x67 = x28 + CF, no carry
        add rsi, [rsp-0x8]         # x29 += x4, CF to x30, complete
        adc rbp, rcx               # x30 += x16 + CF, CF to x31, complete
        adc r12, r11               # x31 += x17 + CF, CF to x64, complete

        /* complete: [x31, x30, x29] in [r12, rbp, rsi] */
        adc r13, r9                # x64 += x18 + CF, CF to x65
        adc rdi, r10               # x65 += x19 + CF, CF to x66
        adc r8, rax                # x66 += x20 + CF, CF to x67
        adc rdx, 0x0               # x67 += CF, no carry
        mov rax, [rsp-0x18]        # reload x21
        shr rax, 0x20              # x37 = x21 >> 32
        mov r9, rbx                # copy x36
        sub r9, [rsp-0x18]         # x38 = x36 - x21, CF from x39, complete
        mov r10, rax               # copy x37
        sbb r10, 0x0               # x39 = x37 - CF, complete

        /* complete: [x39, x38] in [r10, r9] */
        sub rsi, r9                # x40 = x29 - x38, CF from x41, complete
        sbb rbp, r10               # x41 = x30 - x39 - CF, CF from x42, complete
        sbb r12, rbx               # x42 = x31 - x36 - CF, CF from x43, complete
        mov r9, [rsp-0x18]         # reload x21
        sbb r9, rax                # x43 = x21 - x37 - CF, complete

        /* complete: [x43, x42, x41, x40] in [r9, r12, rbp, rsi] */
        mov rax, rsi               # copy x40
        shl rax, 0x20              # x44 = x40 << 32 mod 2^64
        mov r10, rsi               # copy x40
        shr r10, 0x20              # x45 = x40 >> 32
        sub r9, rax                # x50 = x43 - x44, CF from x51
        mov r11, rsi               # copy x40
        sbb r11, r10               # x51 = x40 - x45 - CF
        sub rax, rsi               # x46 = x44 - x40, CF from x47, complete
        sbb r10, 0x0               # x47 = x45 - CF, complete

        /* complete: [x47, x46] in [r10, rax] */
        sub rbp, rax               # x48 = x41 - x46, CF from x49, complete
        sbb r12, r10               # x49 = x42 - x47 - CF, CF from x50, complete
        sbb r9, 0x0                # x50 -= CF, CF from x51, complete
        sbb r11, 0x0               # x51 -= CF, complete

        /* complete: [x51, x50, x49, x48] in [r11, r9, r12, rbp] */
        mov rax, rbp               # copy x48
        shr rax, 0x20              # x53 = x48 >> 32
        mov r10, rbp               # copy x48
        shl r10, 0x20              # x52 = x48 << 32 mod 2^64
        sub r11, r10               # x58 = x51 - x52, CF from x59
        mov rcx, rbp               # copy x48
        sbb rcx, rax               # x59 = x48 - x53 - CF
        sub r10, rbp               # x54 = x52 - x48, CF from x55, complete
        sbb rax, 0x0               # x55 = x53 - CF, complete

        /* complete: [x55, x54] in [rax, r10] */
        sub r12, r10               # x56 = x49 - x54, CF from x57, complete
        sbb r9, rax                # x57 = x50 - x55 - CF, CF from x58, complete
        sbb r11, 0x0               # x58 -= CF, CF from x59, complete
        sbb rcx, 0x0               # x59 -= CF, complete

        /* complete: [x59, x58, x57, x56] in [rcx, r11, r9, r12] */
        add r9, r13                # x64 += x57, CF to x65
        adc rdi, r11               # x65 += x58 + CF, CF to x66
        adc rcx, r8                # x66 += x59 + CF, CF to x67
        adc rdx, 0x0               # x67 += CF, no carry
        mov rax, r12               # copy x56
        shl rax, 0x20              # x60 = x56 << 32 mod 2^64
        add rdx, r12               # x67 += x56, CF to x73
        mov r8d, 0x0               # begins neg(x73) = CF
        adc r8, 0x0                # neg(x73) = CF
        mov r10, r12               # copy x56
        shr r10, 0x20              # x61 = x56 >> 32
        mov r11, rax               # copy x60
        sub r11, r12               # x62 = x60 - x56, CF from x63, complete
        mov rsi, r10               # copy x61
        sbb rsi, 0x0               # x63 = x61 - CF, complete

        /* complete: [x63, x62] in [rsi, r11] */
        sub r9, r11                # x64 -= x62, CF from x65, complete
        sbb rdi, rsi               # x65 -= x63 + CF, CF from x66, complete
        sbb rcx, rax               # x66 -= x60 + CF, CF from x67, complete
        sbb rdx, r10               # x67 -= x61 + CF, CF from x73, complete

        /* complete: [x67, x66, x65, x64] in [rdx, rcx, rdi, r9] */
        sbb r8, 0x0                # neg(x73) -= CF
        mov rax, r9                # copy x64
        sub rax, -0x1              # x69 = x64 - 0xffffffffffffffff, CF from x70, complete
        mov r10, rdi               # copy x65
        sbb r10, [rip+.Lfe_sm2_montgomery_square_c0] # x70 = x65 - 0xffffffff00000000 - CF, CF from x71, complete
        mov r11, rcx               # copy x66
        sbb r11, -0x1              # x71 = x66 - 0xffffffffffffffff - CF, CF from x72, complete
        mov rsi, rdx               # copy x67
        sbb rsi, [rip+.Lfe_sm2_montgomery_square_c1] # x72 = x67 - 0xfffffffeffffffff - CF, CF from x73, complete

        /* complete: [x72, x71, x70, x69] in [rsi, r11, r10, rax] */
        sbb r8, 0x0                # neg(x73) -= CF
        mov ebx, 0x0               # constant 0
        sub rbx, r8                # x73 = 0 - neg(x73), complete
        bt ebx, 0x0                # CF = x73
        cmovnc rcx, r11            # x76 = x73 ? x66 : x71, x73 in CF
        cmovnc rdx, rsi            # x77 = x73 ? x67 : x72, x73 in CF
        cmovc r10, rdi             # x75 = x73 ? x65 : x70, x73 in CF
        cmovnc r9, rax             # x74 = x73 ? x64 : x69, x73 in CF
        mov rax, [rsp-0x38]        # reload pointer out1
        mov [rax+0x18], rdx        # out1[3] = x77
        mov [rax+0x8], r10         # out1[1] = x75
        mov [rax+0x10], rcx        # out1[2] = x76
        mov [rax], r9              # out1[0] = x74

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
.Lfe_sm2_montgomery_square_c1: .quad 0xfffffffeffffffff
        .size   fe_sm2_montgomery_square, .-fe_sm2_montgomery_square
        .section .note.GNU-stack, "", @progbits
