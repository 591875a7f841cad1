/*
 * p256-montgomery square (loose), modulo p = 2^256 - 2^224 + 2^192 + 2^96 - 1
 * out1 is congruent to arg1*arg1/2^256 modulo p
 * arg1 below p; out1 below p; arrays may overlap
 *
 * void fe_p256_montgomery_square(uint64_t out1[4], const uint64_t arg1[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below p
 *   rsi  arg1[4]  read, below p
 *
 * Changed: rax, rcx, rdx, rsi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   x4
 *   [rsp-0x10]  x16
 *   [rsp-0x18]  x22
 *   [rsp-0x20]  x21
 *   [rsp-0x28]  x37
 *   [rsp-0x30]  x36
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
 *   x40 = x29 + x38 (carry to x48)
 *   x48 = x30 + x39 + x46 (carry to x56)
 *   x56 = x31 + x36 + x47 + x54 (carry to x64)
 *   x64 = x37 + x44 + x55 + x18 + x18 + x25 + x62 (carry to x65)
 *   x65 = x45 + x52 + x19 + x19 + x26 + x63 (carry to x66)
 *   x66 = x53 + x20 + x20 + x27 + x60 (carry to x67)
 *   x67 = x28 + x61 (carry to x73)
 *   x69 = x64 - 0xffffffffffffffff (carry to x70)
 *   x70 = x65 - 0xffffffff (carry to x71)
 *   x71 = x66 (carry to x72)
 *   x72 = x67 - 0xffffffff00000001 (carry to x73)
 *
 * 147 instructions; 35.5 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.748 [1.737, 1.749] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.365 [1.364, 1.366] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 24, 2026-11-24T14:06:53.579Z
 * npm run optimize -- --field p256-montgomery --op square --seed 24 --target x86-64 --budget 5s
 * sha256 of the code: d585cac7486b8f7b20a2bf4b127d48559b6c076d155c661ed61e7264fca330a2
 */
        .intel_syntax noprefix
        .text
        .globl  fe_p256_montgomery_square
        .type   fe_p256_montgomery_square, @function
        .p2align 6
fe_p256_montgomery_square:
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

        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x8]    # x11:x10 = arg1[1]*arg1[2]
        mov r8, rdx                # copy x11
        mov r9, rax                # copy x10
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x18]   # x13:x12 = arg1[1]*arg1[3]
        mov r10, rdx               # copy x13
        mov r11, rax               # copy x12
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi]        # x5:x4 = arg1[0]*arg1[1]
        mov rcx, rdx               # copy x5
        mov [rsp-0x8], rax         # spill x4
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi]        # x7:x6 = arg1[0]*arg1[2]
        add rax, rcx               # x16 = x6 + x5, CF to x17, complete
        adc rdx, 0x0               # x17 = x7 + CF, no carry
        mov rcx, rdx               # copy x17
        mov [rsp-0x10], rax        # spill x16
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [rsi]        # x9:x8 = arg1[0]*arg1[3]
        add rax, r9                # x17.2 = x8 + x10, CF to x18
        adc rdx, 0x0               # x18 = x9 + CF, no carry
        add rax, rcx               # x17 += x17.2, CF to x18, complete
        adc r8, r11                # x18.2 = x11 + x12 + CF, CF to x19
        adc r10, 0x0               # x19 = x13 + CF, no carry
        mov r9, rdx                # copy x18
        mov r11, rax               # copy x17
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi]        # x22:x21 = arg1[0]*arg1[0]
        mov rcx, rax               # copy x21
        shl rcx, 0x20              # x38 = x21 << 32 mod 2^64
        mov [rsp-0x18], rdx        # spill x22
        mov [rsp-0x20], rax        # spill x21
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [rsi+0x10]   # x15:x14 = arg1[2]*arg1[3]
        add r9, r8                 # x18 += x18.2, CF to x19, complete
        adc r10, rax               # x19 += x14 + CF, CF to x20, complete
        adc rdx, 0x0               # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [rdx, r10, r9, r11, [rsp-0x10]] */
        mov r8, rdx                # copy x20
        mov rax, [rsp-0x20]        # reload x21
        mul qword ptr [rip+.Lfe_p256_montgomery_square_c0] # x37:x36 = x21*0xffffffff00000001
        mov [rsp-0x28], rdx        # spill x37
        mov [rsp-0x30], rax        # spill x36
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x8]    # x24:x23 = arg1[1]*arg1[1]
        mov rbx, [rsp-0x18]        # reload x22
        add rbx, [rsp-0x8]         # x29 = x22 + x4, CF to x30
        mov rbp, [rsp-0x10]        # reload x16
        adc rbp, [rsp-0x10]        # x30 = x16 + x16 + CF, CF to x31
        adc rdx, r11               # x31 = x17 + x24 + CF, CF to x64
        mov r12, [rsp-0x28]        # reload x37
        adc r12, 0x0               # x64 = x37 + CF, no carry
        add rbx, [rsp-0x8]         # x29 += x4, CF to x30, complete
        adc rbp, rax               # x30 += x23 + CF, CF to x31, complete
        adc r11, rdx               # x31 += x17 + CF, CF to x64, complete

        /* complete: [x31, x30, x29] in [r11, rbp, rbx] */
        adc r12, 0x0               # x64 += CF, no carry
        add r11, [rsp-0x30]        # x56 = x36 + x31, CF to x64
        adc r12, 0x0               # x64 += CF, no carry
        mov rax, [rsp-0x20]        # reload x21
        shr rax, 0x20              # x39 = x21 >> 32
        add rcx, rbx               # x40 = x29 + x38, CF to x48, complete
        adc rax, rbp               # x48 = x30 + x39 + CF, CF to x56
        adc r11, 0x0               # x56 += CF, CF to x64
        adc r12, 0x0               # x64 += CF, no carry
        mov rdx, rcx               # copy x40
        shl rdx, 0x20              # x46 = x40 << 32 mod 2^64
        mov rbx, rdx               # copy x46
        mov rbp, rax               # copy x48
        mov rax, rcx               # copy x40
        mul qword ptr [rip+.Lfe_p256_montgomery_square_c0] # x45:x44 = x40*0xffffffff00000001
        shr rcx, 0x20              # x47 = x40 >> 32
        add rbx, rbp               # x48 += x46, CF to x56, complete
        adc rcx, r11               # x56 += x47 + CF, CF to x64
        adc rax, r12               # x64 += x44 + CF, CF to x65
        adc rdx, 0x0               # x65 = x45 + CF, no carry
        mov r11, rdx               # copy x65
        mov rbp, rax               # copy x64
        mov rax, rbx               # copy x48
        mul qword ptr [rip+.Lfe_p256_montgomery_square_c0] # x53:x52 = x48*0xffffffff00000001
        mov r12, rbx               # copy x48
        shr r12, 0x20              # x55 = x48 >> 32
        shl rbx, 0x20              # x54 = x48 << 32 mod 2^64
        add rcx, rbx               # x56 += x54, CF to x64, complete
        adc r12, rbp               # x64 += x55 + CF, CF to x65
        adc rax, 0x0               # x65.2 = x52 + CF, CF to x66
        adc rdx, 0x0               # x66 = x53 + CF, no carry
        mov rbx, rdx               # copy x66
        mov rbp, rax               # copy x65.2
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x10]   # x26:x25 = arg1[2]*arg1[2]
        add r12, rax               # x64 += x25, CF to x65
        adc rdx, rbp               # x65.2 += x26 + CF, CF to x66
        adc rbx, 0x0               # x66 += CF, no carry
        add r11, rdx               # x65 += x65.2, CF to x66
        adc rbx, 0x0               # x66 += CF, no carry
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [rsi+0x18]   # x28:x27 = arg1[3]*arg1[3]
        add r8, r8                 # x66.2 = x20 + x20, CF to x67
        adc rdx, 0x0               # x67 = x28 + CF, no carry
        add r12, r9                # x64 += x18, CF to x65
        adc r11, r10               # x65 += x19 + CF, CF to x66
        adc rbx, r8                # x66 += x66.2 + CF, CF to x67
        adc rdx, 0x0               # x67 += CF, no carry
        add r9, r12                # x64 += x18, CF to x65
        adc r10, r11               # x65 += x19 + CF, CF to x66
        adc rax, rbx               # x66 += x27 + CF, CF to x67
        adc rdx, 0x0               # x67 += CF, no carry
        mov r8, rdx                # copy x67
        mov r11, rax               # copy x66
        mov rax, rcx               # copy x56
        mul qword ptr [rip+.Lfe_p256_montgomery_square_c0] # x61:x60 = x56*0xffffffff00000001
        add rax, r11               # x66 += x60, CF to x67
        adc r8, rdx                # x67 += x61 + CF, CF to x73
        mov r11d, 0x0              # begins neg(x73) = CF
        adc r11, 0x0               # neg(x73) = CF
        mov rsi, rcx               # copy x56
        shr rsi, 0x20              # x63 = x56 >> 32
        shl rcx, 0x20              # x62 = x56 << 32 mod 2^64
        add r9, rcx                # x64 += x62, CF to x65, complete
        adc rsi, r10               # x65 += x63 + CF, CF to x66, complete
        adc rax, 0x0               # x66 += CF, CF to x67, complete
        adc r8, 0x0                # x67 += CF, CF to x73, complete

        /* complete: [x67, x66, x65, x64] in [r8, rax, rsi, r9] */
        adc r11, 0x0               # neg(x73) += CF
        mov r10, r9                # copy x64
        sub r10, -0x1              # x69 = x64 - 0xffffffffffffffff, CF from x70, complete
        mov rcx, rsi               # copy x65
        sbb rcx, [rip+.Lfe_p256_montgomery_square_c1] # x70 = x65 - 0xffffffff - CF, CF from x71, complete
        mov rdx, rax               # copy x66
        sbb rdx, 0x0               # x71 = x66 - CF, CF from x72, complete
        mov rbx, r8                # copy x67
        sbb rbx, [rip+.Lfe_p256_montgomery_square_c0] # x72 = x67 - 0xffffffff00000001 - CF, CF from x73, complete

        /* complete: [x72, x71, x70, x69] in [rbx, rdx, rcx, r10] */
        sbb r11, 0x0               # neg(x73) -= CF, CF = x73
        cmovc rbx, r8              # x77 = x73 ? x67 : x72, x73 in CF
        mov [rdi+0x18], rbx        # out1[3] = x77
        cmovc rdx, rax             # x76 = x73 ? x66 : x71, x73 in CF
        cmovnc rsi, rcx            # x75 = x73 ? x65 : x70, x73 in CF
        cmovc r10, r9              # x74 = x73 ? x64 : x69, x73 in CF
        mov [rdi+0x10], rdx        # out1[2] = x76
        mov [rdi], r10             # out1[0] = x74
        mov [rdi+0x8], rsi         # out1[1] = x75

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
.Lfe_p256_montgomery_square_c0: .quad 0xffffffff00000001
.Lfe_p256_montgomery_square_c1: .quad 0xffffffff
        .size   fe_p256_montgomery_square, .-fe_p256_montgomery_square
        .section .note.GNU-stack, "", @progbits
