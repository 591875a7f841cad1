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
 *   x31 = x17 + x17 + x24 (carry to x68)
 *   x40 = x29 + x38 (carry to x48)
 *   x48 = x30 + x39 + x46 (carry to x56)
 *   x56 = x31 + x36 + x47 + x54 (carry to x68)
 *   x68 = x37 + x44 + x55 + x62 + x18 + x18 + x25 (carry to x69)
 *   x69 = x45 + x52 + x63 + x19 + x19 + x26 (carry to x70)
 *   x70 = x53 + x60 + x20 + x20 + x27 (carry to x71)
 *   x71 = x61 + x28 (carry to x77)
 *   x73 = x68 - 0xffffffffffffffff (carry to x74)
 *   x74 = x69 - 0xffffffff (carry to x75)
 *   x75 = x70 (carry to x76)
 *   x76 = x71 - 0xffffffff00000001 (carry to x77)
 *
 * 113 instructions; 41.2 cycles on Intel(R) Xeon(R) Processor @ 2.50GHz (intel-skylake)
 * throughput: 1.652 [1.648, 1.654] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.707 [1.697, 1.716] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 91a9a67fb0a09d29c776804d927181df61a08b894c18197ff20ca37369126f8e
 * found by Fieldwright, seed 1, 2026-11-22T22:44:52.561Z
 * npm run optimize -- --curve p256 --op square --seed 1 --budget 60s --for latency
 * sha256 of the code: 12dfa8c5e310d1557c3e90bcd78320d06cc5f81ac6e6275d66b9c21c1e822833
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
        push r14                   # save r14
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r14, 0
        push r15                   # save r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r15, 0

        mov rdx, [rsi]             # load arg1[0]
        mulx rax, r8, rdx          # x22:x21 = arg1[0]*arg1[0]
        mulx r9, r10, [rsi+0x8]    # x5:x4 = arg1[0]*arg1[1]
        mulx r11, rcx, [rsi+0x10]  # x7:x6 = arg1[0]*arg1[2]
        xor ebx, ebx               # CF = OF = 0
        adcx rcx, r9               # x16 = x6 + x5 (CF is 0), CF to x17, complete
        mulx r9, rbx, [rsi+0x18]   # x9:x8 = arg1[0]*arg1[3]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rbp, r12, [rsi+0x8]   # x11:x10 = arg1[1]*arg1[2]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r13, r14, rdx         # x24:x23 = arg1[1]*arg1[1]
        adcx r11, r12              # x17 = x10 + x7 + CF, CF to x18
        mulx r12, r15, [rsi+0x18]  # x13:x12 = arg1[1]*arg1[3]
        adc r9, rbp                # x18 = x11 + x9 + CF, CF to x19
        adc r12, 0x0               # x19 = x13 + CF, no carry
        adcx rbx, r11              # x17 += x8 (CF is 0), CF to x18, complete
        adcx r9, r15               # x18 += x12 + CF, CF to x19, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r11, rbp, [rsi+0x18]  # x15:x14 = arg1[2]*arg1[3]
        adcx r12, rbp              # x19 += x14 + CF, CF to x20, complete
        mov rdx, [rip+.Lfe_p256_montgomery_square_c0] # constant 0xffffffff00000001
        mulx rbp, r15, r8          # x37:x36 = x21*0xffffffff00000001
        adc r11, 0x0               # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r11, r12, r9, rbx, rcx] */
        add rax, r10               # x29 = x22 + x4, CF to x30
        adc rcx, rcx               # x30 = x16 + x16 + CF, CF to x31
        adcx r13, rbx              # x31 = x24 + x17 + CF, CF to x68
        adc rbp, 0x0               # x68 = x37 + CF, no carry
        add r10, rax               # x29 += x4, CF to x30, complete
        adcx r14, rcx              # x30 += x23 + CF, CF to x31, complete
        adcx rbx, r13              # x31 += x17 + CF, CF to x68, complete

        /* complete: [x31, x30, x29] in [rbx, r14, r10] */
        adc rbp, 0x0               # x68 += CF, no carry
        mov rax, r8                # copy x21
        shl rax, 0x20              # x38 = x21 << 32 mod 2^64
        shr r8, 0x20               # x39 = x21 >> 32
        add rax, r10               # x40 = x29 + x38, CF to x48, complete
        adc r14, r8                # x48 = x30 + x39 + CF, CF to x56
        mov r8d, 0x20              # constant 0x20
        shrx r10, rax, r8          # x47 = x40 >> 32
        adcx r10, rbx              # x56 = x31 + x47 + CF, CF to x68
        mulx rcx, rbx, rax         # x45:x44 = x40*0xffffffff00000001
        adc rbx, 0x0               # x68.2 = x44 + CF, CF to x69
        adc rcx, 0x0               # x69 = x45 + CF, no carry
        shl rax, 0x20              # x46 = x40 << 32 mod 2^64
        add r14, rax               # x48 += x46, CF to x56, complete
        shrx rax, r14, r8          # x55 = x48 >> 32
        adcx r15, r10              # x56 += x36 + CF, CF to x68
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r8, r10, rdx          # x26:x25 = arg1[2]*arg1[2]
        adcx r10, rbx              # x68.2 += x25 + CF, CF to x69
        adc r8, 0x0                # x69.2 = x26 + CF, no carry
        mov rbx, r14               # copy x48
        shl rbx, 0x20              # x54 = x48 << 32 mod 2^64
        add rbx, r15               # x56 += x54, CF to x68, complete
        adc r10, rax               # x68.2 += x55 + CF, CF to x69
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rax, rsi, rdx         # x28:x27 = arg1[3]*arg1[3]
        mov rdx, rbx               # copy x56
        mulx r13, r15, [rip+.Lfe_p256_montgomery_square_c0] # x61:x60 = x56*0xffffffff00000001
        adcx r8, rcx               # x69 += x69.2 + CF, CF to x70
        mov rdx, [rip+.Lfe_p256_montgomery_square_c0] # constant 0xffffffff00000001
        mulx rcx, rdx, r14         # x53:x52 = x48*0xffffffff00000001
        adc rcx, 0x0               # x70 = x53 + CF, no carry
        mov r14, rbx               # copy x56
        shl r14, 0x20              # x62 = x56 << 32 mod 2^64
        shr rbx, 0x20              # x63 = x56 >> 32
        add r9, r9                 # x68.3 = x18 + x18, CF to x69
        adc r12, r12               # x69.2 = x19 + x19 + CF, CF to x70
        adc r15, r11               # x70.2 = x20 + x60 + CF, CF to x71
        adc r13, 0x0               # x71 = x61 + CF, no carry
        add r9, r10                # x68.2 += x68.3, CF to x69
        adcx rdx, r8               # x69 += x52 + CF, CF to x70
        adc r15, rsi               # x70.2 += x27 + CF, CF to x71
        adc r13, 0x0               # x71 += CF, no carry
        add rbp, r9                # x68 += x68.2, CF to x69
        adc rbx, r12               # x69.2 += x63 + CF, CF to x70
        adc r11, rcx               # x70 += x20 + CF, CF to x71
        adc r13, 0x0               # x71 += CF, no carry
        add r14, rbp               # x68 += x62, CF to x69, complete
        adcx rdx, rbx              # x69 += x69.2 + CF, CF to x70, complete
        adc r15, r11               # x70 += x70.2 + CF, CF to x71, complete
        adcx rax, r13              # x71 += x28 + CF, CF to x77, complete

        /* complete: [x71, x70, x69, x68] in [rax, r15, rdx, r14] */
        mov r8d, 0x0               # begins neg(x77) = CF
        adc r8, 0x0                # neg(x77) = CF
        mov r9, r14                # copy x68
        sub r9, -0x1               # x73 = x68 - 0xffffffffffffffff, CF from x74, complete
        mov r10, rdx               # copy x69
        sbb r10, [rip+.Lfe_p256_montgomery_square_c1] # x74 = x69 - 0xffffffff - CF, CF from x75, complete
        mov r11, r15               # copy x70
        sbb r11, 0x0               # x75 = x70 - CF, CF from x76, complete
        mov rcx, rax               # copy x71
        sbb rcx, [rip+.Lfe_p256_montgomery_square_c0] # x76 = x71 - 0xffffffff00000001 - CF, CF from x77, complete

        /* complete: [x76, x75, x74, x73] in [rcx, r11, r10, r9] */
        sbb r8, 0x0                # neg(x77) -= CF, CF = x77
        cmovnc r14, r9             # x78 = x77 ? x68 : x73, x77 in CF
        cmovc r10, rdx             # x79 = x77 ? x69 : x74, x77 in CF
        cmovc r11, r15             # x80 = x77 ? x70 : x75, x77 in CF
        cmovnc rax, rcx            # x81 = x77 ? x71 : x76, x77 in CF
        mov [rdi], r14             # out1[0] = x78
        mov [rdi+0x8], r10         # out1[1] = x79
        mov [rdi+0x18], rax        # out1[3] = x81
        mov [rdi+0x10], r11        # out1[2] = x80

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
.Lfe_p256_montgomery_square_c0: .quad 0xffffffff00000001
.Lfe_p256_montgomery_square_c1: .quad 0xffffffff
        .size   fe_p256_montgomery_square, .-fe_p256_montgomery_square
        .section .note.GNU-stack, "", @progbits
