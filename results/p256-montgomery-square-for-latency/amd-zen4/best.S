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
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  pointer arg1
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
 * 128 instructions; 37.2 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.647 [1.647, 1.648] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.909 [1.909, 1.910] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 989d61e75f6b8ad96c2997dfa25e69ebbbf3e6722cf38f438b7365763375598c
 * found by Fieldwright, seed 1, 2026-11-23T02:54:46.102Z
 * npm run optimize -- --curve p256-montgomery --op square --seed 1 --budget 60s --for latency
 * sha256 of the code: 74253180cedba6c9cdede3eb0ad7bc26170ae2477555cf4767ded84d7f0cabba
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

        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rax, r8, [rsi]        # x5:x4 = arg1[0]*arg1[1]
        mulx r9, r10, rdx          # x24:x23 = arg1[1]*arg1[1]
        mov rdx, [rsi]             # load arg1[0]
        mulx r11, rcx, rdx         # x22:x21 = arg1[0]*arg1[0]
        mulx rbx, rbp, [rsi+0x10]  # x7:x6 = arg1[0]*arg1[2]
        mulx r12, r13, [rsi+0x18]  # x9:x8 = arg1[0]*arg1[3]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r14, r15, [rsi+0x8]   # x11:x10 = arg1[1]*arg1[2]
        add rbp, rax               # x16 = x6 + x5, CF to x17, complete
        adcx rbx, r15              # x17 = x7 + x10 + CF, CF to x18
        movabs rdx, -0xffffffff    # constant 0xffffffff00000001
        mulx rax, r15, rcx         # x37:x36 = x21*0xffffffff00000001
        adc r14, 0x0               # x18 = x11 + CF, no carry
        add r13, rbx               # x17 += x8, CF to x18, complete
        adc r14, 0x0               # x18 += CF, no carry
        add r11, r8                # x29 = x4 + x22, CF to x30
        adcx rbp, rbp              # x30 = x16 + x16 + CF, CF to x31
        mov ebx, 0x20              # constant 0x20
        mov [rsp-0x8], rdi         # spill pointer out1
        shlx rdi, rcx, rbx         # x38 = x21 << 32 mod 2^64
        adcx r13, r13              # x31 = x17 + x17 + CF, CF to x68
        adc rax, 0x0               # x68 = x37 + CF, no carry
        add r9, r13                # x31 += x24, CF to x68
        adc rax, 0x0               # x68 += CF, no carry
        add r11, r8                # x29 += x4, CF to x30, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r8, r13, [rsi+0x18]   # x15:x14 = arg1[2]*arg1[3]
        adc rbp, r10               # x30 += x23 + CF, CF to x31, complete
        adc r9, 0x0                # x31 += CF, CF to x68, complete

        /* complete: [x31, x30, x29] in [r9, rbp, r11] */
        adc rax, 0x0               # x68 += CF, no carry
        shr rcx, 0x20              # x39 = x21 >> 32
        add rdi, r11               # x40 = x29 + x38, CF to x48, complete
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r10, r11, [rsi+0x8]   # x13:x12 = arg1[1]*arg1[3]
        adc rbp, rcx               # x48 = x30 + x39 + CF, CF to x56
        shrx rcx, rdi, rbx         # x47 = x40 >> 32
        adc rcx, 0x0               # x56 = x47 + CF, no carry
        mov [rsp-0x10], rsi        # spill pointer arg1
        mov rsi, rdi               # copy x40
        shl rsi, 0x20              # x46 = x40 << 32 mod 2^64
        add rsi, rbp               # x48 += x46, CF to x56, complete
        shlx rbp, rsi, rbx         # x54 = x48 << 32 mod 2^64
        adc r15, rcx               # x56 += x36 + CF, CF to x68
        adc rax, 0x0               # x68 += CF, no carry
        adcx r9, r15               # x56 += x31 (CF is 0), CF to x68
        adc rax, 0x0               # x68 += CF, no carry
        add r9, rbp                # x56 += x54, CF to x68, complete
        movabs rdx, -0xffffffff    # constant 0xffffffff00000001
        mulx rcx, rbp, r9          # x61:x60 = x56*0xffffffff00000001
        adc rax, 0x0               # x68 += CF, no carry
        add r11, r14               # x18 += x12, CF to x19
        adc r10, 0x0               # x19 = x13 + CF, no carry
        add r11, r12               # x18 += x9, CF to x19, complete
        adc r13, r10               # x19 += x14 + CF, CF to x20, complete
        shrx r10, rsi, rbx         # x55 = x48 >> 32
        mulx rdi, rbx, rdi         # x45:x44 = x40*0xffffffff00000001
        adc r8, 0x0                # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r8, r13, r11, -, -] */
        mov r12, r9                # copy x56
        shl r12, 0x20              # x62 = x56 << 32 mod 2^64
        add r8, r8                 # x70 = x20 + x20, CF to x71
        adc rcx, 0x0               # x71 = x61 + CF, no carry
        add r10, rbx               # x68.2 = x44 + x55, CF to x69
        mulx rsi, rbx, rsi         # x53:x52 = x48*0xffffffff00000001
        adc rdi, rbx               # x69 = x45 + x52 + CF, CF to x70
        mov rbx, [rsp-0x10]        # reload pointer arg1
        mov rdx, [rbx+0x10]        # load arg1[2]
        mulx r14, r15, rdx         # x26:x25 = arg1[2]*arg1[2]
        adc rsi, 0x0               # x70.2 = x53 + CF, no carry
        add rax, r11               # x68 += x18, CF to x69
        adc r14, 0x0               # x69.2 = x26 + CF, no carry
        add rax, r12               # x68 += x62, CF to x69
        adcx rdi, r13              # x69 += x19 + CF, CF to x70
        adc rsi, 0x0               # x70.2 += CF, no carry
        shr r9, 0x20               # x63 = x56 >> 32
        xor r12d, r12d             # CF = OF = 0
        adcx rax, r11              # x68 += x18 (CF is 0), CF to x69
        adcx r9, r14               # x69.2 += x63 + CF, CF to x70
        adc r8, rbp                # x70 += x60 + CF, CF to x71
        adc rcx, 0x0               # x71 += CF, no carry
        add r10, r15               # x68.2 += x25, CF to x69
        adcx r9, r13               # x69.2 += x19 + CF, CF to x70
        mov rdx, [rbx+0x18]        # load arg1[3]
        mulx r11, rdx, rdx         # x28:x27 = arg1[3]*arg1[3]
        adcx rdx, rsi              # x70.2 += x27 + CF, CF to x71
        adcx r11, rcx              # x71 += x28 + CF, CF to x77
        mov ecx, 0x0               # begins neg(x77) = CF
        adc rcx, 0x0               # neg(x77) = CF
        xor esi, esi               # CF = OF = 0
        adox rax, r10              # x68 += x68.2 (OF is 0), OF to x69, complete
        adox r9, rdi               # x69 += x69.2 + OF, OF to x70, complete
        adox r8, rdx               # x70 += x70.2 + OF, OF to x71, complete
        mov r10d, 0x0              # constant 0
        adox r11, r10              # x71 += OF, OF to x77, complete

        /* complete: [x71, x70, x69, x68] in [r11, r8, r9, rax] */
        adox rcx, r10              # neg(x77) += OF
        mov rdi, rax               # copy x68
        sub rdi, -0x1              # x73 = x68 - 0xffffffffffffffff, CF from x74, complete
        mov rsi, r9                # copy x69
        mov edx, 0xffffffff        # constant 0xffffffff
        sbb rsi, rdx               # x74 = x69 - 0xffffffff - CF, CF from x75, complete
        mov rdx, r8                # copy x70
        sbb rdx, 0x0               # x75 = x70 - CF, CF from x76, complete
        mov rbx, r11               # copy x71
        movabs rbp, -0xffffffff    # constant 0xffffffff00000001
        sbb rbx, rbp               # x76 = x71 - 0xffffffff00000001 - CF, CF from x77, complete

        /* complete: [x76, x75, x74, x73] in [rbx, rdx, rsi, rdi] */
        sbb rcx, 0x0               # neg(x77) -= CF, CF = x77
        cmovnc r9, rsi             # x79 = x77 ? x69 : x74, x77 in CF
        cmovnc r8, rdx             # x80 = x77 ? x70 : x75, x77 in CF
        cmovnc rax, rdi            # x78 = x77 ? x68 : x73, x77 in CF
        mov r10, [rsp-0x8]         # reload pointer out1
        mov [r10], rax             # out1[0] = x78
        cmovc rbx, r11             # x81 = x77 ? x71 : x76, x77 in CF
        mov [r10+0x10], r8         # out1[2] = x80
        mov [r10+0x18], rbx        # out1[3] = x81
        mov [r10+0x8], r9          # out1[1] = x79

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
        .size   fe_p256_montgomery_square, .-fe_p256_montgomery_square
        .section .note.GNU-stack, "", @progbits
