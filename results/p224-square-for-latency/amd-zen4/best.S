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
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x28
 *   [rsp-0x18]  x27
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
 * 102 instructions; 31.2 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.258 [1.258, 1.258] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.364 [1.364, 1.364] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 d03e5463e3bd1a20dda4ab6d993bdf0d6833f5c9e7d1f141b932885b05c634e3
 * found by Fieldwright, seed 10, 2026-12-01T06:06:39.960Z
 * ./fieldwright optimize --field p224 --op square --seed 10 --budget 13s --for latency --cpu 1
 * sha256 of the code: 08f93e9eb1b6e7cda7b2a2daf8dc0a65eac8fcd572a13b4d8e73146f26ae58a2
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

        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rax, r8, rdx          # x24:x23 = arg1[1]*arg1[1]
        mulx r9, r10, [rsi]        # x5:x4 = arg1[0]*arg1[1]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r11, rcx, [rsi]       # x7:x6 = arg1[0]*arg1[2]
        mulx rbx, rbp, [rsi+0x8]   # x11:x10 = arg1[1]*arg1[2]
        xor r12d, r12d             # CF = OF = 0
        adcx r9, rcx               # x16 = x5 + x6 (CF is 0), CF to x17, complete
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rcx, r12, [rsi+0x8]   # x13:x12 = arg1[1]*arg1[3]
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx r13, rdi, [rsi]       # x9:x8 = arg1[0]*arg1[3]
        adcx rdi, r11              # x17 = x7 + x8 + CF, CF to x18
        adox rbp, rdi              # x17 += x10 (OF is 0), OF to x18, complete
        adcx r13, r12              # x18 = x12 + x9 + CF, CF to x19
        mulx r11, rdi, [rsi+0x10]  # x15:x14 = arg1[2]*arg1[3]
        adcx rdi, rcx              # x19 = x13 + x14 + CF, CF to x20
        adox rbx, r13              # x18 += x11 + OF, OF to x19, complete
        mulx rcx, r12, rdx         # x28:x27 = arg1[3]*arg1[3]
        mov r13d, 0x0              # constant 0
        adox rdi, r13              # x19 += OF, OF to x20, complete
        adcx r11, r13              # x20 = x15 + CF, no carry
        adox r11, r13              # x20 += OF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r11, rdi, rbx, rbp, r9] */
        add r11, r11               # x34 = x20 + x20, no carry
        mov rdx, [rsi+0x10]        # load arg1[2]
        mov [rsp-0x10], rcx        # spill x28
        mov [rsp-0x18], r12        # spill x27
        mulx rcx, r12, rdx         # x26:x25 = arg1[2]*arg1[2]
        mov rdx, [rsi]             # load arg1[0]
        mulx rsi, rdx, rdx         # x22:x21 = arg1[0]*arg1[0]
        add r10, r10               # x29 = x4 + x4, CF to x30
        adcx r9, r9                # x30 = x16 + x16 + CF, CF to x31
        adcx rbp, rbp              # x31 = x17 + x17 + CF, CF to x32
        adc r12, rbx               # x32 = x18 + x25 + CF, CF to x33
        adcx rcx, rdi              # x33 = x19 + x26 + CF, CF to x34
        adc r11, 0x0               # x34 += CF, no carry
        add rsi, r10               # x29 += x22, CF to x30, complete
        adc r8, r9                 # x30 += x23 + CF, CF to x31, complete
        adcx rax, rbp              # x31 += x24 + CF, CF to x32, complete
        adc r12, rbx               # x32 += x18 + CF, CF to x33, complete
        adc rcx, 0x0               # x33 += CF, CF to x34
        adc r11, 0x0               # x34 += CF, no carry
        mov r9, r12                # copy x32
        shl r9, 0x20               # x36 = x32 << 32 mod 2^64
        add rcx, rdi               # x33 += x19, CF to x34, complete
        adcx r11, [rsp-0x18]       # x34 += x27 + CF, CF to x35, complete
        mov r10, [rsp-0x10]        # reload x28
        adc r10, 0x0               # x35 = x28 + CF, no carry, complete

        /* complete: [x35, x34, x33, x32, x31, x30, x29] in [r10, r11, rcx, r12, rax, r8, rsi] */
        mov rdi, rcx               # copy x33
        shr rdi, 0x20              # t2 = x33 >> 32
        mov rbx, r11               # copy x34
        shl rbx, 0x20              # t3 = x34 << 32 mod 2^64
        lea rdi, [rdi+rbx]         # x38 = t2 + t3 mod 2^64 = high word of (x34:x33 << 32)
        xor ebx, ebx               # CF = OF = 0
        adcx r8, r12               # x42 = x30 + x32 (CF is 0), CF to x43
        adcx rax, rcx              # x43 = x31 + x33 + CF, CF to x44
        mov rbx, r11               # copy x34
        adc rbx, 0x0               # x44 = x34 + CF, CF to x45
        mov rbp, r10               # copy x35
        adc rbp, 0x0               # x45 = x35 + CF
        shld rcx, r12, 0x20        # x37 = high word of (x33:x32 << 32)
        shr r11, 0x20              # t5 = x34 >> 32
        shl r10, 0x20              # t6 = x35 << 32 mod 2^64
        lea r10, [r11+r10]         # x39 = t5 + t6 mod 2^64 = high word of (x35:x34 << 32)
        sub rdx, r9                # x40 = x21 - x36, CF from x41, complete
        sbb rsi, rcx               # x41 = x29 - x37 - CF, CF from x42, complete
        sbb r8, rdi                # x42 -= x38 + CF, CF from x43, complete
        sbb rax, r10               # x43 -= x39 + CF, CF from x44, complete
        sbb rbx, 0x0               # x44 -= CF, CF from x45, complete
        mov r9d, 0x20              # constant 0x20
        shrx r10, rax, r9          # t7 = x43 >> 0x20
        shlx r11, rbx, r9          # t8 = x44 << 0x20 mod 2^64
        lea r10, [r10+r11]         # x46 = t7 + t8 mod 2^64 = low word of (x44:x43 >> 32)
        sbb rbp, 0x0               # x45 -= CF, complete

        /* complete: [x45, x44, x43, x42, x41, x40] in [rbp, rbx, rax, r8, rsi, rdx] */
        shrd rbx, rbp, 0x20        # x47 = low word of (x45:x44 >> 32)
        mov r11, rbx               # copy x47
        shld r11, r10, 0x20        # x50 = high word of (x47:x46 << 32)
        shrx r9, rbx, r9           # x51 = x47 >> 32
        mov rcx, r10               # copy x46
        shl rcx, 0x20              # x49 = x46 << 32 mod 2^64
        add rcx, rsi               # x53 = x41 + x49, CF to x54
        adcx r11, r8               # x54 = x42 + x50 + CF, CF to x55
        mov eax, eax               # x48 = x43 & 0xffffffff
        adcx rax, r9               # x55 = x48 + x51 + CF
        sub rdx, r10               # x52 = x40 - x46, CF from x53, complete
        sbb rcx, rbx               # x53 -= x47 + CF, CF from x54, complete
        mov r8, [rsp-0x8]          # reload pointer out1
        mov [r8], rdx              # out1[0] = x52
        sbb r11, 0x0               # x54 -= CF, CF from x55, complete
        mov [r8+0x10], r11         # out1[2] = x54
        sbb rax, 0x0               # x55 -= CF, complete

        /* complete: [x55, x54, x53, x52] in [rax, r11, rcx, rdx] */
        mov [r8+0x18], rax         # out1[3] = x55
        mov [r8+0x8], rcx          # out1[1] = x53

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
