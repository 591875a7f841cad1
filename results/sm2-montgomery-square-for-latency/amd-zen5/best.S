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
 *   x73 = x68 - 0xffffffffffffffff (carry to x74)
 *   x74 = x69 - 0xffffffff00000000 (carry to x75)
 *   x75 = x70 - 0xffffffffffffffff (carry to x76)
 *   x76 = x71 - 0xfffffffeffffffff (carry to x77)
 *
 * 123 instructions; 24.9 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.937 [1.935, 1.937] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.988 [1.988, 1.990] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ae7546df86e226229478bad7a87191e5b5acb4700b592a06f5dbce3e0ec39896
 * found by Fieldwright, seed 4, 2026-11-23T13:48:06.630Z
 * npm run optimize -- --curve sm2-montgomery --op square --seed 4 --budget 50s --for latency --resume
 * sha256 of the code: a17b629979ad5c7ffb9ffd5af5f78a7108b3bda2795fa6e707d71785f70252a7
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
        mulx rax, r8, rdx          # x22:x21 = arg1[0]*arg1[0]
        mulx r9, r10, [rsi+0x8]    # x5:x4 = arg1[0]*arg1[1]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r11, rcx, [rsi+0x18]  # x13:x12 = arg1[1]*arg1[3]
        mov rdx, [rsi]             # load arg1[0]
        mulx rbx, rbp, [rsi+0x10]  # x7:x6 = arg1[0]*arg1[2]
        mulx r12, r13, [rsi+0x18]  # x9:x8 = arg1[0]*arg1[3]
        add rbp, r9                # x16 = x6 + x5, CF to x17, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r9, r14, [rsi+0x8]    # x11:x10 = arg1[1]*arg1[2]
        adcx r14, r13              # x17 = x8 + x10 + CF, CF to x18
        adcx rcx, r9               # x18 = x12 + x11 + CF, CF to x19
        adc r11, 0x0               # x19 = x13 + CF, no carry
        xor r9d, r9d               # CF = OF = 0
        adcx r14, rbx              # x17 += x7 (CF is 0), CF to x18, complete
        mulx r9, rbx, rdx          # x26:x25 = arg1[2]*arg1[2]
        mulx r13, r15, [rsi+0x18]  # x15:x14 = arg1[2]*arg1[3]
        adc r12, rcx               # x18 += x9 + CF, CF to x19, complete
        adcx r15, r11              # x19 += x14 + CF, CF to x20, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r11, rcx, rdx         # x24:x23 = arg1[1]*arg1[1]
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rsi, rdx, rdx         # x28:x27 = arg1[3]*arg1[3]
        adc r13, 0x0               # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r13, r15, r12, r14, rbp] */
        add rax, r10               # x29 = x4 + x22, CF to x30
        adc rcx, rbp               # x30 = x23 + x16 + CF, CF to x31
        adcx r14, r14              # x31 = x17 + x17 + CF, CF to x68
        adcx r12, r12              # x68 = x18 + x18 + CF, CF to x69
        adcx r9, r15               # x69 = x26 + x19 + CF, CF to x70
        adcx rdx, r13              # x70 = x20 + x27 + CF, CF to x71
        adc rsi, 0x0               # x71 = x28 + CF, no carry
        add rax, r10               # x29 += x4, CF to x30, complete
        adc rbp, rcx               # x30 += x16 + CF, CF to x31, complete
        adc r11, r14               # x31 += x24 + CF, CF to x68, complete

        /* complete: [x31, x30, x29] in [r11, rbp, rax] */
        adcx r12, rbx              # x68 += x25 + CF, CF to x69
        adc r9, r15                # x69 += x19 + CF, CF to x70
        adc rdx, r13               # x70 += x20 + CF, CF to x71
        adc rsi, 0x0               # x71 += CF, no carry
        mov r10, r8                # copy x21
        shl r10, 0x20              # x36 = x21 << 32 mod 2^64
        mov rcx, r8                # copy x21
        shr rcx, 0x20              # x37 = x21 >> 32
        mov rbx, r10               # copy x36
        sub rbx, r8                # x38 = x36 - x21, CF from x39, complete
        mov r13, rcx               # copy x37
        sbb r13, 0x0               # x39 = x37 - CF, complete

        /* complete: [x39, x38] in [r13, rbx] */
        sub rax, rbx               # x40 = x29 - x38, CF from x41, complete
        sbb rbp, r13               # x41 = x30 - x39 - CF, CF from x42, complete
        sbb r11, r10               # x42 = x31 - x36 - CF, CF from x43, complete
        sbb r8, rcx                # x43 = x21 - x37 - CF, complete

        /* complete: [x43, x42, x41, x40] in [r8, r11, rbp, rax] */
        mov r10, rax               # copy x40
        shl r10, 0x20              # x44 = x40 << 32 mod 2^64
        mov rcx, rax               # copy x40
        shr rcx, 0x20              # x45 = x40 >> 32
        mov rbx, r10               # copy x44
        sub rbx, rax               # x46 = x44 - x40, CF from x47, complete
        mov r13, rcx               # copy x45
        sbb r13, 0x0               # x47 = x45 - CF, complete

        /* complete: [x47, x46] in [r13, rbx] */
        sub rbp, rbx               # x48 = x41 - x46, CF from x49, complete
        sbb r11, r13               # x49 = x42 - x47 - CF, CF from x50, complete
        sbb r8, r10                # x50 = x43 - x44 - CF, CF from x51, complete
        sbb rax, rcx               # x51 = x40 - x45 - CF, complete

        /* complete: [x51, x50, x49, x48] in [rax, r8, r11, rbp] */
        mov r10, rbp               # copy x48
        shl r10, 0x20              # x52 = x48 << 32 mod 2^64
        mov rcx, rbp               # copy x48
        shr rcx, 0x20              # x53 = x48 >> 32
        mov rbx, r10               # copy x52
        sub rbx, rbp               # x54 = x52 - x48, CF from x55, complete
        mov r13, rcx               # copy x53
        sbb r13, 0x0               # x55 = x53 - CF, complete

        /* complete: [x55, x54] in [r13, rbx] */
        sub r11, rbx               # x56 = x49 - x54, CF from x57, complete
        sbb r8, r13                # x57 = x50 - x55 - CF, CF from x58, complete
        sbb rax, r10               # x58 = x51 - x52 - CF, CF from x59, complete
        sbb rbp, rcx               # x59 = x48 - x53 - CF, complete

        /* complete: [x59, x58, x57, x56] in [rbp, rax, r8, r11] */
        mov r10, r11               # copy x56
        shl r10, 0x20              # x60 = x56 << 32 mod 2^64
        mov rcx, r11               # copy x56
        shr rcx, 0x20              # x61 = x56 >> 32
        mov rbx, r10               # copy x60
        sub rbx, r11               # x62 = x60 - x56, CF from x63, complete
        mov r13, rcx               # copy x61
        sbb r13, 0x0               # x63 = x61 - CF, complete

        /* complete: [x63, x62] in [r13, rbx] */
        sub r8, rbx                # x64 = x57 - x62, CF from x65, complete
        sbb rax, r13               # x65 = x58 - x63 - CF, CF from x66, complete
        sbb rbp, r10               # x66 = x59 - x60 - CF, CF from x67, complete
        sbb r11, rcx               # x67 = x56 - x61 - CF, complete

        /* complete: [x67, x66, x65, x64] in [r11, rbp, rax, r8] */
        add r12, r8                # x68 += x64, CF to x69, complete
        adcx r9, rax               # x69 += x65 + CF, CF to x70, complete
        adcx rbp, rdx              # x70 += x66 + CF, CF to x71, complete
        adcx rsi, r11              # x71 += x67 + CF, CF to x77, complete

        /* complete: [x71, x70, x69, x68] in [rsi, rbp, r9, r12] */
        mov eax, 0x0               # begins neg(x77) = CF
        adc rax, 0x0               # neg(x77) = CF
        mov r8, r12                # copy x68
        sub r8, -0x1               # x73 = x68 - 0xffffffffffffffff, CF from x74, complete
        mov r10, r9                # copy x69
        sbb r10, [rip+.Lfe_sm2_montgomery_square_c0] # x74 = x69 - 0xffffffff00000000 - CF, CF from x75, complete
        mov r11, rbp               # copy x70
        sbb r11, -0x1              # x75 = x70 - 0xffffffffffffffff - CF, CF from x76, complete
        mov rcx, rsi               # copy x71
        sbb rcx, [rip+.Lfe_sm2_montgomery_square_c1] # x76 = x71 - 0xfffffffeffffffff - CF, CF from x77, complete

        /* complete: [x76, x75, x74, x73] in [rcx, r11, r10, r8] */
        sbb rax, 0x0               # neg(x77) -= CF, CF = x77
        cmovc r8, r12              # x78 = x77 ? x68 : x73, x77 in CF
        cmovnc rsi, rcx            # x81 = x77 ? x71 : x76, x77 in CF
        cmovnc r9, r10             # x79 = x77 ? x69 : x74, x77 in CF
        cmovnc rbp, r11            # x80 = x77 ? x70 : x75, x77 in CF
        mov [rdi+0x18], rsi        # out1[3] = x81
        mov [rdi], r8              # out1[0] = x78
        mov [rdi+0x8], r9          # out1[1] = x79
        mov [rdi+0x10], rbp        # out1[2] = x80

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
.Lfe_sm2_montgomery_square_c0: .quad 0xffffffff00000000
.Lfe_sm2_montgomery_square_c1: .quad 0xfffffffeffffffff
        .size   fe_sm2_montgomery_square, .-fe_sm2_montgomery_square
        .section .note.GNU-stack, "", @progbits
