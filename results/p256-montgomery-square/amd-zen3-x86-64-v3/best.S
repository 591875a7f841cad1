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
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   x21
 *   [rsp-0x10]  pointer out1
 *   [rsp-0x18]  x19
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
 * 120 instructions; 33.5 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.847 [1.842, 1.847] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.502 [1.502, 1.504] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 23, 2026-11-24T14:06:42.783Z
 * npm run optimize -- --field p256-montgomery --op square --seed 23 --target x86-64-v3 --budget 5s
 * sha256 of the code: 6ddac3f6e64f4fef0570b9251dbed7e216202b83005d2123fe7148e990b77bb6
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
        push r13                   # save r13
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r13, 0

        mov rdx, [rsi]             # load arg1[0]
        mulx rax, r8, [rsi+0x8]    # x5:x4 = arg1[0]*arg1[1]
        mulx r9, r10, [rsi+0x10]   # x7:x6 = arg1[0]*arg1[2]
        mulx r11, rcx, [rsi+0x18]  # x9:x8 = arg1[0]*arg1[3]
        add rax, r10               # x16 = x6 + x5, CF to x17, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r10, rbx, [rsi+0x18]  # x13:x12 = arg1[1]*arg1[3]
        adc rcx, r9                # x17 = x8 + x7 + CF, CF to x18
        mulx r9, rbp, [rsi+0x10]   # x11:x10 = arg1[1]*arg1[2]
        adc r9, r11                # x18 = x11 + x9 + CF, CF to x19
        adc r10, 0x0               # x19 = x13 + CF, no carry
        add rbp, rcx               # x17 += x10, CF to x18, complete
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r11, rcx, [rsi+0x10]  # x15:x14 = arg1[2]*arg1[3]
        mov rdx, [rsi]             # load arg1[0]
        mulx r12, rdx, rdx         # x22:x21 = arg1[0]*arg1[0]
        adc rbx, r9                # x18 += x12 + CF, CF to x19, complete
        adc r10, rcx               # x19 += x14 + CF, CF to x20, complete
        movabs r9, -0xffffffff     # constant 0xffffffff00000001
        mulx rcx, r13, r9          # x37:x36 = x21*0xffffffff00000001
        mov [rsp-0x8], rdx         # spill x21
        mov rdx, [rsi+0x8]         # load arg1[1]
        mov [rsp-0x10], rdi        # spill pointer out1
        mov [rsp-0x18], r10        # spill x19
        mulx rdi, r10, rdx         # x24:x23 = arg1[1]*arg1[1]
        adc r11, 0x0               # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r11, [rsp-0x18], rbx, rbp, rax] */
        add r8, r8                 # x29 = x4 + x4, CF to x30
        adc r10, rax               # x30 = x23 + x16 + CF, CF to x31
        adc rdi, rbp               # x31 = x17 + x24 + CF, CF to x64
        adc rcx, 0x0               # x64 = x37 + CF, no carry
        add r8, r12                # x29 += x22, CF to x30, complete
        adc r10, rax               # x30 += x16 + CF, CF to x31, complete
        adc rbp, rdi               # x31 += x17 + CF, CF to x64, complete

        /* complete: [x31, x30, x29] in [rbp, r10, r8] */
        adc rcx, 0x0               # x64 += CF, no carry
        add r13, rbp               # x56 = x36 + x31, CF to x64
        adc rcx, 0x0               # x64 += CF, no carry
        mov rax, [rsp-0x8]         # reload x21
        shr rax, 0x20              # x39 = x21 >> 32
        mov rdi, [rsp-0x8]         # reload x21
        shl rdi, 0x20              # x38 = x21 << 32 mod 2^64
        add r8, rdi                # x40 = x29 + x38, CF to x48, complete
        adc rax, r10               # x48 = x30 + x39 + CF, CF to x56
        mov rdx, r9                # copy 0xffffffff00000001
        mulx r10, rdi, r8          # x45:x44 = x40*0xffffffff00000001
        adc r13, 0x0               # x56 += CF, CF to x64
        adc rcx, rbx               # x64 += x18 + CF, CF to x65
        adc r10, 0x0               # x65 = x45 + CF, no carry
        mov rbp, r8                # copy x40
        shr rbp, 0x20              # x47 = x40 >> 32
        shl r8, 0x20               # x46 = x40 << 32 mod 2^64
        add rax, r8                # x48 += x46, CF to x56, complete
        adc rbp, 0x0               # x56.2 = x47 + CF, no carry
        mov r8, rax                # copy x48
        shr r8, 0x20               # x55 = x48 >> 32
        add rbp, r13               # x56 += x56.2, CF to x64
        mulx r12, r13, rax         # x53:x52 = x48*0xffffffff00000001
        adc r8, 0x0                # x64.2 = x55 + CF, no carry
        shl rax, 0x20              # x54 = x48 << 32 mod 2^64
        add rbp, rax               # x56 += x54, CF to x64, complete
        adc rdi, r8                # x64.2 += x44 + CF, CF to x65
        adc r10, r13               # x65 += x52 + CF, CF to x66
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rax, r8, rdx          # x26:x25 = arg1[2]*arg1[2]
        adc r12, 0x0               # x66 = x53 + CF, no carry
        add rbx, r8                # x64.3 = x25 + x18, CF to x65
        adc rax, [rsp-0x18]        # x65.2 = x26 + x19 + CF, CF to x66
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r8, rsi, rdx          # x28:x27 = arg1[3]*arg1[3]
        adc rsi, r12               # x66 += x27 + CF, CF to x67
        adc r8, 0x0                # x67 = x28 + CF, no carry
        add rbx, rcx               # x64 += x64.3, CF to x65
        adc rax, r10               # x65 += x65.2 + CF, CF to x66
        adc r11, r11               # x66.2 = x20 + x20 + CF, CF to x67
        adc r8, 0x0                # x67 += CF, no carry
        add rdi, rbx               # x64 += x64.2, CF to x65
        adc rax, [rsp-0x18]        # x65 += x19 + CF, CF to x66
        mov rdx, r9                # copy 0xffffffff00000001
        mulx r10, rcx, rbp         # x61:x60 = x56*0xffffffff00000001
        adc rcx, r11               # x66.2 += x60 + CF, CF to x67
        adc r10, 0x0               # x67.2 = x61 + CF, no carry
        add rcx, rsi               # x66 += x66.2, CF to x67
        adc r10, r8                # x67 += x67.2 + CF, CF to x73
        mov r8d, 0x0               # begins neg(x73) = CF
        adc r8, 0x0                # neg(x73) = CF
        mov r11, rbp               # copy x56
        shl r11, 0x20              # x62 = x56 << 32 mod 2^64
        shr rbp, 0x20              # x63 = x56 >> 32
        add r11, rdi               # x64 += x62, CF to x65, complete
        adc rbp, rax               # x65 += x63 + CF, CF to x66, complete
        adc rcx, 0x0               # x66 += CF, CF to x67, complete
        adc r10, 0x0               # x67 += CF, CF to x73, complete

        /* complete: [x67, x66, x65, x64] in [r10, rcx, rbp, r11] */
        adc r8, 0x0                # neg(x73) += CF
        mov rax, r11               # copy x64
        sub rax, -0x1              # x69 = x64 - 0xffffffffffffffff, CF from x70, complete
        mov rdi, rbp               # copy x65
        mov esi, 0xffffffff        # constant 0xffffffff
        sbb rdi, rsi               # x70 = x65 - 0xffffffff - CF, CF from x71, complete
        mov rsi, rcx               # copy x66
        sbb rsi, 0x0               # x71 = x66 - CF, CF from x72, complete
        mov rdx, r10               # copy x67
        sbb rdx, r9                # x72 = x67 - 0xffffffff00000001 - CF, CF from x73, complete

        /* complete: [x72, x71, x70, x69] in [rdx, rsi, rdi, rax] */
        sbb r8, 0x0                # neg(x73) -= CF, CF = x73
        cmovc rdx, r10             # x77 = x73 ? x67 : x72, x73 in CF
        cmovnc rbp, rdi            # x75 = x73 ? x65 : x70, x73 in CF
        cmovc rsi, rcx             # x76 = x73 ? x66 : x71, x73 in CF
        cmovc rax, r11             # x74 = x73 ? x64 : x69, x73 in CF
        mov r8, [rsp-0x10]         # reload pointer out1
        mov [r8+0x18], rdx         # out1[3] = x77
        mov [r8+0x10], rsi         # out1[2] = x76
        mov [r8+0x8], rbp          # out1[1] = x75
        mov [r8], rax              # out1[0] = x74

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
        .size   fe_p256_montgomery_square, .-fe_p256_montgomery_square
        .section .note.GNU-stack, "", @progbits
