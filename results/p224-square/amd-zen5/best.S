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
 * 100 instructions; 23.0 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.350 [1.348, 1.350] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.088 [1.088, 1.088] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 1, 2026-11-23T10:35:07.737Z
 * npm run optimize -- --curve p224 --op square --seed 1 --budget 50s --resume
 * sha256 of the code: dfa8cebdf58aa3733da367c4bd071c5edca32778eb7adbfd5343e0f7557099da
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
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r11, rcx, [rsi+0x8]   # x11:x10 = arg1[1]*arg1[2]
        mulx rbx, rbp, [rsi]       # x7:x6 = arg1[0]*arg1[2]
        add r9, rbp                # x16 = x6 + x5, CF to x17, complete
        mov rdx, [rsi]             # load arg1[0]
        mulx rbp, r12, [rsi+0x18]  # x9:x8 = arg1[0]*arg1[3]
        adc rbx, r12               # x17 = x8 + x7 + CF, CF to x18
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r12, r13, [rsi+0x18]  # x15:x14 = arg1[2]*arg1[3]
        adc r11, rbp               # x18 = x11 + x9 + CF, CF to x19
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rbp, r14, [rsi+0x18]  # x13:x12 = arg1[1]*arg1[3]
        adc rbp, 0x0               # x19 = x13 + CF, no carry
        add rcx, rbx               # x17 += x10, CF to x18, complete
        adc r11, r14               # x18 += x12 + CF, CF to x19, complete
        mulx rbx, r14, rdx         # x24:x23 = arg1[1]*arg1[1]
        adcx rbp, r13              # x19 += x14 + CF, CF to x20, complete
        adc r12, 0x0               # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r12, rbp, r11, rcx, r9] */
        xor r13d, r13d             # CF = OF = 0
        adcx r10, r10              # x29 = x4 + x4 (CF is 0), CF to x30
        adox rax, r10              # x29 += x22 (OF is 0), OF to x30, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r10, r13, rdx         # x26:x25 = arg1[2]*arg1[2]
        adcx r9, r9                # x30 = x16 + x16 + CF, CF to x31
        adcx rcx, rcx              # x31 = x17 + x17 + CF, CF to x32
        adcx r13, r11              # x32 = x18 + x25 + CF, CF to x33
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rsi, rdx, rdx         # x28:x27 = arg1[3]*arg1[3]
        adcx r10, rbp              # x33 = x19 + x26 + CF, CF to x34
        adcx r12, r12              # x34 = x20 + x20 + CF, no carry
        adox r9, r14               # x30 += x23 + OF, OF to x31, complete
        adox rcx, rbx              # x31 += x24 + OF, OF to x32, complete
        adox r13, r11              # x32 += x18 + OF, OF to x33, complete
        adox r10, rbp              # x33 += x19 + OF, OF to x34, complete
        mov r11d, 0x20             # constant 0x20
        shrx rbx, r13, r11         # t2 = x32 >> 0x20
        shlx rbp, r10, r11         # t3 = x33 << 0x20 mod 2^64
        lea rbx, [rbx+rbp]         # x37 = t2 + t3 mod 2^64 = high word of (x33:x32 << 32)
        adox r12, rdx              # x34 += x27 + OF, OF to x35, complete
        adox rsi, [rip+.Lfe_p224_square_loose_c0] # x35 = x28 + OF, no carry, complete

        /* complete: [x35, x34, x33, x32, x31, x30, x29] in [rsi, r12, r10, r13, rcx, r9, rax] */
        mov rdx, r10               # copy x33
        shr rdx, 0x20              # t4 = x33 >> 32
        mov rbp, r12               # copy x34
        shl rbp, 0x20              # t5 = x34 << 32 mod 2^64
        lea rdx, [rdx+rbp]         # x38 = t4 + t5 mod 2^64 = high word of (x34:x33 << 32)
        add r9, r13                # x42 = x30 + x32, CF to x43
        adcx rcx, r10              # x43 = x31 + x33 + CF, CF to x44
        mov r10, r12               # copy x34
        adc r10, 0x0               # x44 = x34 + CF, CF to x45
        mov rbp, rsi               # copy x35
        adc rbp, 0x0               # x45 = x35 + CF
        shl r13, 0x20              # x36 = x32 << 32 mod 2^64
        sub r8, r13                # x40 = x21 - x36, CF from x41, complete
        sbb rax, rbx               # x41 = x29 - x37 - CF, CF from x42, complete
        sbb r9, rdx                # x42 -= x38 + CF, CF from x43, complete
        shrx rdx, r12, r11         # t6 = x34 >> 0x20
        shlx rsi, rsi, r11         # t7 = x35 << 0x20 mod 2^64
        lea rsi, [rdx+rsi]         # x39 = t6 + t7 mod 2^64 = high word of (x35:x34 << 32)
        sbb rcx, rsi               # x43 -= x39 + CF, CF from x44, complete
        sbb r10, 0x0               # x44 -= CF, CF from x45, complete
        shrx rsi, rcx, r11         # t8 = x43 >> 0x20
        shlx rdx, r10, r11         # t9 = x44 << 0x20 mod 2^64
        lea rsi, [rsi+rdx]         # x46 = t8 + t9 mod 2^64 = low word of (x44:x43 >> 32)
        sbb rbp, 0x0               # x45 -= CF, complete

        /* complete: [x45, x44, x43, x42, x41, x40] in [rbp, r10, rcx, r9, rax, r8] */
        shr r10, 0x20              # t10 = x44 >> 32
        shl rbp, 0x20              # t11 = x45 << 32 mod 2^64
        lea r10, [r10+rbp]         # x47 = t10 + t11 mod 2^64 = low word of (x45:x44 >> 32)
        mov rdx, rsi               # copy x46
        shl rdx, 0x20              # x49 = x46 << 32 mod 2^64
        mov rbx, r10               # copy x47
        shr rbx, 0x20              # x51 = x47 >> 32
        mov ecx, ecx               # x48 = x43 & 0xffffffff
        add rax, rdx               # x53 = x41 + x49, CF to x54
        shrx rdx, rsi, r11         # t12 = x46 >> 0x20
        shlx r11, r10, r11         # t13 = x47 << 0x20 mod 2^64
        lea r11, [rdx+r11]         # x50 = t12 + t13 mod 2^64 = high word of (x47:x46 << 32)
        adc r9, r11                # x54 = x42 + x50 + CF, CF to x55
        adcx rbx, rcx              # x55 = x48 + x51 + CF
        sub r8, rsi                # x52 = x40 - x46, CF from x53, complete
        mov [rdi], r8              # out1[0] = x52
        sbb rax, r10               # x53 -= x47 + CF, CF from x54, complete
        sbb r9, 0x0                # x54 -= CF, CF from x55, complete
        mov [rdi+0x10], r9         # out1[2] = x54
        sbb rbx, 0x0               # x55 -= CF, complete

        /* complete: [x55, x54, x53, x52] in [rbx, r9, rax, r8] */
        mov [rdi+0x18], rbx        # out1[3] = x55
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
        .balign 8, 0xcc
.Lfe_p224_square_loose_c0: .quad 0x0
        .size   fe_p224_square_loose, .-fe_p224_square_loose
        .section .note.GNU-stack, "", @progbits
