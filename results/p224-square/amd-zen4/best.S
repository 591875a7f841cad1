/*
 * p224 square (loose), modulo p = 2^224 - 2^96 + 1
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^226; out1 below 2^225; arrays may overlap
 *
 * void fe_p224_square_loose(uint64_t out1[4], const uint64_t arg1[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below 2^225
 *   rsi  arg1[4]  read, below 2^226
 *
 * Changed: rax, rcx, rdx, rsi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14
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
 *   x40 = x21 - x36 (carry to x41)
 *   x41 = x29 - x37 (carry to x42)
 *   x42 = x30 + x32 - x38 (carry to x43)
 *   x43 = x31 + x33 - x39 (carry to x44)
 *   x44 = x34 (carry to x45)
 *   x45 = x35
 *   x52 = x40 - x46 (carry to x53)
 *   x53 = x41 + x49 - x47 (carry to x54)
 *   x54 = x42 + x50 (carry to x55)
 *   x55 = x48 + x51
 *
 * 106 instructions; 26.1 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.498 [1.497, 1.499] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.207 [1.206, 1.207] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 4, 2026-11-23T07:48:59.099Z
 * npm run optimize -- --field p224 --op square --seed 4 --budget 20s --resume
 * sha256 of the code: 1d182f99226c4062b0874c5c87f3856322de1a23a99fe91ce85d5251a103f45a
 */
        .intel_syntax noprefix
        .text
        .globl  fe_p224_square_loose
        .type   fe_p224_square_loose, @function
        .p2align 6
fe_p224_square_loose:
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

        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rax, r8, [rsi]        # x5:x4 = arg1[0]*arg1[1]
        mov rdx, [rsi]             # load arg1[0]
        mulx r9, r10, [rsi+0x10]   # x7:x6 = arg1[0]*arg1[2]
        mulx r11, rcx, [rsi+0x18]  # x9:x8 = arg1[0]*arg1[3]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rbx, rbp, [rsi+0x10]  # x11:x10 = arg1[1]*arg1[2]
        xor r12d, r12d             # CF = OF = 0
        adcx rbp, rcx              # x17 = x8 + x10 (CF is 0), CF to x18
        adox r10, rax              # x16 = x6 + x5 (OF is 0), OF to x17, complete
        adox r9, rbp               # x17 += x7 + OF, OF to x18, complete
        mulx rax, rcx, rdx         # x24:x23 = arg1[1]*arg1[1]
        mulx rbp, r12, [rsi+0x18]  # x13:x12 = arg1[1]*arg1[3]
        adcx r12, r11              # x18 = x12 + x9 + CF, CF to x19
        adox r12, rbx              # x18 += x11 + OF, OF to x19, complete
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r11, rbx, [rsi+0x10]  # x15:x14 = arg1[2]*arg1[3]
        adcx rbp, rbx              # x19 = x13 + x14 + CF, CF to x20
        mov ebx, 0x0               # constant 0
        adcx r11, rbx              # x20 = x15 + CF, no carry
        adox rbp, rbx              # x19 += OF, OF to x20, complete
        adox r11, rbx              # x20 += OF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r11, rbp, r12, r9, r10] */
        xor r13d, r13d             # CF = OF = 0
        adox r8, r8                # x29 = x4 + x4 (OF is 0), OF to x30
        adox r10, r10              # x30 = x16 + x16 + OF, OF to x31
        mov rdx, [rsi]             # load arg1[0]
        mulx r13, r14, rdx         # x22:x21 = arg1[0]*arg1[0]
        adox r9, r9                # x31 = x17 + x17 + OF, OF to x32
        adcx r8, r13               # x29 += x22 (CF is 0), CF to x30, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r13, rbx, rdx         # x26:x25 = arg1[2]*arg1[2]
        adcx r10, rcx              # x30 += x23 + CF, CF to x31, complete
        adox rbx, r12              # x32 = x25 + x18 + OF, OF to x33
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rcx, rsi, rdx         # x28:x27 = arg1[3]*arg1[3]
        adcx rax, r9               # x31 += x24 + CF, CF to x32, complete
        adox r13, rbp              # x33 = x19 + x26 + OF, OF to x34
        adox r11, r11              # x34 = x20 + x20 + OF, no carry
        adcx rbx, r12              # x32 += x18 + CF, CF to x33, complete
        adc r13, rbp               # x33 += x19 + CF, CF to x34, complete
        adc r11, 0x0               # x34 += CF, no carry
        mov r9, rbx                # copy x32
        shr r9, 0x20               # t3 = x32 >> 32
        mov rdx, r13               # copy x33
        shl rdx, 0x20              # t4 = x33 << 32 mod 2^64
        lea r9, [r9+rdx]           # x37 = t3 + t4 mod 2^64 = high word of (x33:x32 << 32)
        mov rdx, rbx               # copy x32
        shl rdx, 0x20              # x36 = x32 << 32 mod 2^64
        add rsi, r11               # x34 += x27, CF to x35, complete
        adc rcx, 0x0               # x35 = x28 + CF, no carry, complete

        /* complete: [x35, x34, x33, x32, x31, x30, x29] in [rcx, rsi, r13, rbx, rax, r10, r8] */
        mov r11, r13               # copy x33
        shr r11, 0x20              # t5 = x33 >> 32
        mov rbp, rsi               # copy x34
        shl rbp, 0x20              # t6 = x34 << 32 mod 2^64
        lea r11, [r11+rbp]         # x38 = t5 + t6 mod 2^64 = high word of (x34:x33 << 32)
        mov rbp, rsi               # copy x34
        shr rbp, 0x20              # t7 = x34 >> 32
        mov r12, rcx               # copy x35
        shl r12, 0x20              # t8 = x35 << 32 mod 2^64
        lea rbp, [r12+rbp]         # x39 = t7 + t8 mod 2^64 = high word of (x35:x34 << 32)
        add r10, rbx               # x42 = x30 + x32, CF to x43
        adc r13, rax               # x43 = x31 + x33 + CF, CF to x44
        adc rsi, 0x0               # x44 = x34 + CF, CF to x45
        adc rcx, 0x0               # x45 = x35 + CF
        sub r14, rdx               # x40 = x21 - x36, CF from x41, complete
        sbb r8, r9                 # x41 = x29 - x37 - CF, CF from x42, complete
        sbb r10, r11               # x42 -= x38 + CF, CF from x43, complete
        sbb r13, rbp               # x43 -= x39 + CF, CF from x44, complete
        sbb rsi, 0x0               # x44 -= CF, CF from x45, complete
        mov eax, 0x20              # constant 0x20
        shrx r9, r13, rax          # t9 = x43 >> 0x20
        shlx r11, rsi, rax         # t10 = x44 << 0x20 mod 2^64
        lea r9, [r9+r11]           # x46 = t9 + t10 mod 2^64 = low word of (x44:x43 >> 32)
        sbb rcx, 0x0               # x45 -= CF, complete

        /* complete: [x45, x44, x43, x42, x41, x40] in [rcx, rsi, r13, r10, r8, r14] */
        mov r11, r9                # copy x46
        shl r11, 0x20              # x49 = x46 << 32 mod 2^64
        shr rsi, 0x20              # t11 = x44 >> 32
        shl rcx, 0x20              # t12 = x45 << 32 mod 2^64
        lea rcx, [rsi+rcx]         # x47 = t11 + t12 mod 2^64 = low word of (x45:x44 >> 32)
        add r8, r11                # x53 = x41 + x49, CF to x54
        shrx r11, r9, rax          # t13 = x46 >> 0x20
        shlx rsi, rcx, rax         # t14 = x47 << 0x20 mod 2^64
        lea r11, [r11+rsi]         # x50 = t13 + t14 mod 2^64 = high word of (x47:x46 << 32)
        adc r11, r10               # x54 = x42 + x50 + CF, CF to x55
        shrx rax, rcx, rax         # x51 = x47 >> 32
        mov r10d, r13d             # x48 = x43 & 0xffffffff
        adcx rax, r10              # x55 = x48 + x51 + CF
        sub r14, r9                # x52 = x40 - x46, CF from x53, complete
        mov [rdi], r14             # out1[0] = x52
        sbb r8, rcx                # x53 -= x47 + CF, CF from x54, complete
        sbb r11, 0x0               # x54 -= CF, CF from x55, complete
        mov [rdi+0x10], r11        # out1[2] = x54
        sbb rax, 0x0               # x55 -= CF, complete

        /* complete: [x55, x54, x53, x52] in [rax, r11, r8, r14] */
        mov [rdi+0x18], rax        # out1[3] = x55
        mov [rdi+0x8], r8          # out1[1] = x53

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
        .size   fe_p224_square_loose, .-fe_p224_square_loose
        .section .note.GNU-stack, "", @progbits
