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
 * 98 instructions; 27.1 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.438 [1.438, 1.442] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.137 [1.137, 1.137] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
 * found by Fieldwright, seed 1, 2026-11-24T04:05:29.028Z
 * npm run optimize -- --curve p224 --op square --seed 1 --budget 40s --resume
 * sha256 of the code: b7987a764232d60c1546fd337b4cee61caf47107c712c94f83cb54d4801c233e
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

        mov rdx, [rsi]             # load arg1[0]
        mulx rax, r8, rdx          # x22:x21 = arg1[0]*arg1[0]
        mulx r9, r10, [rsi+0x8]    # x5:x4 = arg1[0]*arg1[1]
        mulx r11, rcx, [rsi+0x10]  # x7:x6 = arg1[0]*arg1[2]
        mulx rbx, rbp, [rsi+0x18]  # x9:x8 = arg1[0]*arg1[3]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r12, r13, [rsi+0x8]   # x11:x10 = arg1[1]*arg1[2]
        add r9, rcx                # x16 = x6 + x5, CF to x17, complete
        adc r13, r11               # x17 = x10 + x7 + CF, CF to x18
        adc r12, rbx               # x18 = x11 + x9 + CF, CF to x19
        mulx r11, rcx, [rsi+0x18]  # x15:x14 = arg1[2]*arg1[3]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rbx, r14, [rsi+0x18]  # x13:x12 = arg1[1]*arg1[3]
        adc rbx, 0x0               # x19 = x13 + CF, no carry
        add rbp, r13               # x17 += x8, CF to x18, complete
        adcx r12, r14              # x18 += x12 + CF, CF to x19, complete
        adcx rbx, rcx              # x19 += x14 + CF, CF to x20, complete
        adc r11, 0x0               # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r11, rbx, r12, rbp, r9] */
        xor ecx, ecx               # CF = OF = 0
        adox r10, r10              # x29 = x4 + x4 (OF is 0), OF to x30
        mulx rcx, r13, rdx         # x24:x23 = arg1[1]*arg1[1]
        adcx rax, r10              # x29 += x22 (CF is 0), CF to x30, complete
        adox r9, r9                # x30 = x16 + x16 + OF, OF to x31
        adcx r13, r9               # x30 += x23 + CF, CF to x31, complete
        adox rbp, rbp              # x31 = x17 + x17 + OF, OF to x32
        adox r12, r12              # x32 = x18 + x18 + OF, OF to x33
        adcx rcx, rbp              # x31 += x24 + CF, CF to x32, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r9, r10, rdx          # x26:x25 = arg1[2]*arg1[2]
        adcx r12, r10              # x32 += x25 + CF, CF to x33, complete
        adox rbx, rbx              # x33 = x19 + x19 + OF, OF to x34
        adox r11, r11              # x34 = x20 + x20 + OF, no carry
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r10, rsi, rdx         # x28:x27 = arg1[3]*arg1[3]
        mov edx, 0x20              # constant 0x20
        shlx rbp, r12, rdx         # x36 = x32 << 32 mod 2^64
        adc rbx, r9                # x33 += x26 + CF, CF to x34, complete
        adcx rsi, r11              # x34 += x27 + CF, CF to x35, complete
        adc r10, 0x0               # x35 = x28 + CF, no carry, complete

        /* complete: [x35, x34, x33, x32, x31, x30, x29] in [r10, rsi, rbx, r12, rcx, r13, rax] */
        mov r9, r12                # copy x32
        shr r9, 0x20               # t2 = x32 >> 32
        mov r11, rbx               # copy x33
        shl r11, 0x20              # t3 = x33 << 32 mod 2^64
        lea r9, [r9+r11]           # x37 = t2 + t3 mod 2^64 = high word of (x33:x32 << 32)
        shrx r11, rbx, rdx         # t4 = x33 >> 0x20
        shlx r14, rsi, rdx         # t5 = x34 << 0x20 mod 2^64
        lea r11, [r11+r14]         # x38 = t4 + t5 mod 2^64 = high word of (x34:x33 << 32)
        add r13, r12               # x42 = x30 + x32, CF to x43
        adc rbx, rcx               # x43 = x31 + x33 + CF, CF to x44
        mov rcx, rsi               # copy x34
        adc rcx, 0x0               # x44 = x34 + CF, CF to x45
        mov r12, r10               # copy x35
        adc r12, 0x0               # x45 = x35 + CF
        sub r8, rbp                # x40 = x21 - x36, CF from x41, complete
        sbb rax, r9                # x41 = x29 - x37 - CF, CF from x42, complete
        sbb r13, r11               # x42 -= x38 + CF, CF from x43, complete
        shrx r9, rsi, rdx          # t6 = x34 >> 0x20
        shlx r10, r10, rdx         # t7 = x35 << 0x20 mod 2^64
        lea r9, [r9+r10]           # x39 = t6 + t7 mod 2^64 = high word of (x35:x34 << 32)
        sbb rbx, r9                # x43 -= x39 + CF, CF from x44, complete
        sbb rcx, 0x0               # x44 -= CF, CF from x45, complete
        sbb r12, 0x0               # x45 -= CF, complete

        /* complete: [x45, x44, x43, x42, x41, x40] in [r12, rcx, rbx, r13, rax, r8] */
        shrx r9, rcx, rdx          # t8 = x44 >> 0x20
        shlx r10, r12, rdx         # t9 = x45 << 0x20 mod 2^64
        lea r9, [r9+r10]           # x47 = t8 + t9 mod 2^64 = low word of (x45:x44 >> 32)
        mov r10, rbx               # copy x43
        shr r10, 0x20              # t10 = x43 >> 32
        shl rcx, 0x20              # t11 = x44 << 32 mod 2^64
        lea r10, [r10+rcx]         # x46 = t10 + t11 mod 2^64 = low word of (x44:x43 >> 32)
        mov r11, r10               # copy x46
        shl r11, 0x20              # x49 = x46 << 32 mod 2^64
        add rax, r11               # x53 = x41 + x49, CF to x54
        shrx r11, r9, rdx          # x51 = x47 >> 32
        shrx rcx, r10, rdx         # t12 = x46 >> 0x20
        shlx rsi, r9, rdx          # t13 = x47 << 0x20 mod 2^64
        lea rcx, [rcx+rsi]         # x50 = t12 + t13 mod 2^64 = high word of (x47:x46 << 32)
        adcx r13, rcx              # x54 = x42 + x50 + CF, CF to x55
        mov ecx, ebx               # x48 = x43 & 0xffffffff
        adc rcx, r11               # x55 = x48 + x51 + CF
        sub r8, r10                # x52 = x40 - x46, CF from x53, complete
        sbb rax, r9                # x53 -= x47 + CF, CF from x54, complete
        mov [rdi], r8              # out1[0] = x52
        sbb r13, 0x0               # x54 -= CF, CF from x55, complete
        mov [rdi+0x10], r13        # out1[2] = x54
        sbb rcx, 0x0               # x55 -= CF, complete

        /* complete: [x55, x54, x53, x52] in [rcx, r13, rax, r8] */
        mov [rdi+0x18], rcx        # out1[3] = x55
        mov [rdi+0x8], rax         # out1[1] = x53

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
