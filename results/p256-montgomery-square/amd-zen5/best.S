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
 * 111 instructions; 24.3 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.903 [1.898, 1.904] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.910 [1.909, 1.911] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 dc1edca42c885af767368556e3380f7454af7d0da7f00b8c0415418666bde09d
 * found by Fieldwright, seed 1, 2026-11-23T14:33:01.537Z
 * npm run optimize -- --curve p256-montgomery --op square --seed 1 --budget 80s --resume
 * sha256 of the code: 44c0c0cd679a610a1a4d8e9ed60bff87d6a2ed1c4cb7dca7ddea91d49e743bb1
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
        mulx rax, r8, [rsi+0x8]    # x5:x4 = arg1[0]*arg1[1]
        mulx r9, r10, [rsi+0x10]   # x7:x6 = arg1[0]*arg1[2]
        mulx r11, rcx, rdx         # x22:x21 = arg1[0]*arg1[0]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rbx, rbp, [rsi+0x10]  # x11:x10 = arg1[1]*arg1[2]
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r12, r13, [rsi]       # x9:x8 = arg1[0]*arg1[3]
        add rbp, r9                # x17 = x7 + x10, CF to x18
        mulx r9, r14, [rsi+0x8]    # x13:x12 = arg1[1]*arg1[3]
        adc r14, rbx               # x18 = x11 + x12 + CF, CF to x19
        adc r9, 0x0                # x19 = x13 + CF, no carry
        add rax, r10               # x16 = x6 + x5, CF to x17, complete
        adcx rbp, r13              # x17 += x8 + CF, CF to x18, complete
        mulx r10, rbx, [rsi+0x10]  # x15:x14 = arg1[2]*arg1[3]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r13, r15, rdx         # x24:x23 = arg1[1]*arg1[1]
        adc r14, r12               # x18 += x9 + CF, CF to x19, complete
        adcx r9, rbx               # x19 += x14 + CF, CF to x20, complete
        mov rdx, [rip+.Lfe_p256_montgomery_square_c0] # constant 0xffffffff00000001
        mulx rbx, r12, rcx         # x37:x36 = x21*0xffffffff00000001
        adc r10, 0x0               # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r10, r9, r14, rbp, rax] */
        add r8, r8                 # x29 = x4 + x4, CF to x30
        adc rax, rax               # x30 = x16 + x16 + CF, CF to x31
        adcx rbp, rbp              # x31 = x17 + x17 + CF, CF to x68
        adc rbx, 0x0               # x68 = x37 + CF, no carry
        add r11, r8                # x29 += x22, CF to x30, complete
        adcx rax, r15              # x30 += x23 + CF, CF to x31, complete
        adcx r13, rbp              # x31 += x24 + CF, CF to x68, complete

        /* complete: [x31, x30, x29] in [r13, rax, r11] */
        adc rbx, 0x0               # x68 += CF, no carry
        mov r8, rcx                # copy x21
        shl r8, 0x20               # x38 = x21 << 32 mod 2^64
        shr rcx, 0x20              # x39 = x21 >> 32
        add r8, r11                # x40 = x29 + x38, CF to x48, complete
        adc rax, rcx               # x48 = x30 + x39 + CF, CF to x56
        mulx r11, rcx, r8          # x45:x44 = x40*0xffffffff00000001
        adcx r13, r12              # x56 = x36 + x31 + CF, CF to x68
        adc rbx, r14               # x68 += x18 + CF, CF to x69
        adc r11, 0x0               # x69 = x45 + CF, no carry
        mov rbp, r8                # copy x40
        shl rbp, 0x20              # x46 = x40 << 32 mod 2^64
        shr r8, 0x20               # x47 = x40 >> 32
        add r13, r8                # x56 += x47, CF to x68
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r8, r12, rdx          # x26:x25 = arg1[2]*arg1[2]
        adc rbx, rcx               # x68 += x44 + CF, CF to x69
        adc r8, r9                 # x69.2 = x19 + x26 + CF, CF to x70
        mov rcx, r10               # copy x20
        adc rcx, 0x0               # x70 = x20 + CF, no carry
        add rax, rbp               # x48 += x46, CF to x56, complete
        mov ebp, 0x20              # constant 0x20
        shlx r15, rax, rbp         # x54 = x48 << 32 mod 2^64
        adcx r13, r15              # x56 += x54 + CF, CF to x68, complete
        shrx r15, rax, rbp         # x55 = x48 >> 32
        adcx rbx, r15              # x68 += x55 + CF, CF to x69
        adc r11, r9                # x69 += x19 + CF, CF to x70
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r9, rsi, rdx          # x28:x27 = arg1[3]*arg1[3]
        adcx rcx, r10              # x70 += x20 + CF, CF to x71
        adc r9, 0x0                # x71 = x28 + CF, no carry
        xor r10d, r10d             # CF = OF = 0
        adcx r12, r14              # x68.2 = x18 + x25 (CF is 0), CF to x69
        shrx r10, r13, rbp         # x63 = x56 >> 32
        adox r12, rbx              # x68 += x68.2 (OF is 0), OF to x69
        mov rdx, [rip+.Lfe_p256_montgomery_square_c0] # constant 0xffffffff00000001
        mulx rax, rbx, rax         # x53:x52 = x48*0xffffffff00000001
        mulx rdx, r14, r13         # x61:x60 = x56*0xffffffff00000001
        adcx r10, rbx              # x69.3 = x63 + x52 + CF, CF to x70
        adcx rax, rsi              # x70.2 = x27 + x53 + CF, CF to x71
        shlx rsi, r13, rbp         # x62 = x56 << 32 mod 2^64
        adox r11, r8               # x69 += x69.2 + OF, OF to x70
        adox rcx, r14              # x70 += x60 + OF, OF to x71
        adcx rdx, [rip+.Lfe_p256_montgomery_square_c1] # x71.2 = x61 + CF, no carry
        adox rdx, [rip+.Lfe_p256_montgomery_square_c1] # x71.2 += OF, no carry
        xor r8d, r8d               # CF = OF = 0
        adcx r12, rsi              # x68 += x62 (CF is 0), CF to x69, complete
        adcx r10, r11              # x69 += x69.3 + CF, CF to x70, complete
        adcx rax, rcx              # x70 += x70.2 + CF, CF to x71, complete
        adcx rdx, r9               # x71 += x71.2 + CF, CF to x77, complete

        /* complete: [x71, x70, x69, x68] in [rdx, rax, r10, r12] */
        mov r8d, 0x0               # begins neg(x77) = CF
        adc r8, 0x0                # neg(x77) = CF
        mov r9, r12                # copy x68
        sub r9, -0x1               # x73 = x68 - 0xffffffffffffffff, CF from x74, complete
        mov r11, r10               # copy x69
        sbb r11, [rip+.Lfe_p256_montgomery_square_c2] # x74 = x69 - 0xffffffff - CF, CF from x75, complete
        mov rcx, rax               # copy x70
        sbb rcx, 0x0               # x75 = x70 - CF, CF from x76, complete
        mov rsi, rdx               # copy x71
        sbb rsi, [rip+.Lfe_p256_montgomery_square_c0] # x76 = x71 - 0xffffffff00000001 - CF, CF from x77, complete

        /* complete: [x76, x75, x74, x73] in [rsi, rcx, r11, r9] */
        sbb r8, 0x0                # neg(x77) -= CF, CF = x77
        cmovc r9, r12              # x78 = x77 ? x68 : x73, x77 in CF
        cmovnc rax, rcx            # x80 = x77 ? x70 : x75, x77 in CF
        cmovnc rdx, rsi            # x81 = x77 ? x71 : x76, x77 in CF
        cmovc r11, r10             # x79 = x77 ? x69 : x74, x77 in CF
        mov [rdi+0x18], rdx        # out1[3] = x81
        mov [rdi], r9              # out1[0] = x78
        mov [rdi+0x10], rax        # out1[2] = x80
        mov [rdi+0x8], r11         # out1[1] = x79

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
.Lfe_p256_montgomery_square_c1: .quad 0x0
.Lfe_p256_montgomery_square_c2: .quad 0xffffffff
        .size   fe_p256_montgomery_square, .-fe_p256_montgomery_square
        .section .note.GNU-stack, "", @progbits
