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
 *   [rsp-0x10]  x20
 *   [rsp-0x18]  x19
 *   [rsp-0x20]  pointer arg1
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
 *   x40 = x38 + x29 (carry to x48)
 *   x48 = x39 + x30 + x46 (carry to x56)
 *   x56 = x36 + x31 + x47 + x54 (carry to x68)
 *   x68 = x37 + x44 + x55 + x62 + x18 + x18 + x25 (carry to x69)
 *   x69 = x45 + x52 + x63 + x19 + x19 + x26 (carry to x70)
 *   x70 = x53 + x60 + x20 + x20 + x27 (carry to x71)
 *   x71 = x61 + x28 (carry to x77)
 *   x73 = x68 - 0xffffffffffffffff (carry to x74)
 *   x74 = x69 - 0xffffffff (carry to x75)
 *   x75 = x70 (carry to x76)
 *   x76 = x71 - 0xffffffff00000001 (carry to x77)
 *
 * 131 instructions; 30.3 cycles on AMD EPYC (amd-zen4)
 * throughput: 2.027 [2.001, 2.030] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.855 [1.851, 1.856] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 d03e5463e3bd1a20dda4ab6d993bdf0d6833f5c9e7d1f141b932885b05c634e3
 * found by Fieldwright, seed 1, 2026-12-01T06:01:21.549Z
 * npm run optimize -- --curve p256-montgomery --op square --seed 1 --budget 75s
 * sha256 of the code: a8e919769564ed2de683c3b36c8de1408e3a6bba7b9ab8c3f7cf7ec344de98bb
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
        mulx r9, r10, rdx          # x22:x21 = arg1[0]*arg1[0]
        mov r11d, 0x20             # constant 0x20
        shlx rcx, r10, r11         # x38 = x21 << 32 mod 2^64
        mulx rbx, rbp, [rsi+0x18]  # x9:x8 = arg1[0]*arg1[3]
        mulx r12, r13, [rsi+0x10]  # x7:x6 = arg1[0]*arg1[2]
        xor r14d, r14d             # CF = OF = 0
        adox rax, r13              # x16 = x6 + x5 (OF is 0), OF to x17, complete
        adox rbp, r12              # x17 = x7 + x8 + OF, OF to x18
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r12, r13, [rsi+0x10]  # x11:x10 = arg1[1]*arg1[2]
        adcx r13, rbp              # x17 += x10 (CF is 0), CF to x18, complete
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rbp, r14, [rsi+0x10]  # x15:x14 = arg1[2]*arg1[3]
        adcx r12, rbx              # x18 = x11 + x9 + CF, CF to x19
        mulx rbx, r15, [rsi+0x8]   # x13:x12 = arg1[1]*arg1[3]
        adox r15, r12              # x18 += x12 + OF, OF to x19, complete
        adox rbx, r14              # x19 = x13 + x14 + OF, OF to x20
        mov r12d, 0x0              # constant 0
        adox rbp, r12              # x20 = x15 + OF, no carry
        adc rbx, 0x0               # x19 += CF, CF to x20, complete
        adc rbp, 0x0               # x20 += CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [rbp, rbx, r15, r13, rax] */
        mov r14, r10               # copy x21
        shr r14, 0x20              # x39 = x21 >> 32
        mov rdx, [rsi+0x8]         # load arg1[1]
        mov [rsp-0x8], rdi         # spill pointer out1
        mov [rsp-0x10], rbp        # spill x20
        mulx rdi, rbp, rdx         # x24:x23 = arg1[1]*arg1[1]
        add r8, r8                 # x29 = x4 + x4, CF to x30
        mov rdx, r10               # copy x21
        mov [rsp-0x18], rbx        # spill x19
        movabs rbx, -0xffffffff    # constant 0xffffffff00000001
        mov [rsp-0x20], rsi        # spill pointer arg1
        mulx r10, rsi, rbx         # x37:x36 = x21*0xffffffff00000001
        adc rax, rax               # x30 = x16 + x16 + CF, CF to x31
        adcx r13, r13              # x31 = x17 + x17 + CF, CF to x68
        adc r10, 0x0               # x68 = x37 + CF, no carry
        add r9, r8                 # x29 += x22, CF to x30, complete
        adc rbp, rax               # x30 += x23 + CF, CF to x31, complete
        adcx rdi, r13              # x31 += x24 + CF, CF to x68, complete

        /* complete: [x31, x30, x29] in [rdi, rbp, r9] */
        adc r10, 0x0               # x68 += CF, no carry
        add rsi, rdi               # x56 = x36 + x31, CF to x68
        adc r10, 0x0               # x68 += CF, no carry
        xor eax, eax               # CF = OF = 0
        adox rcx, r9               # x40 = x38 + x29 (OF is 0), OF to x48, complete
        mov rdx, rcx               # copy x40
        mulx rax, r8, rbx          # x45:x44 = x40*0xffffffff00000001
        shlx r9, rcx, r11          # x46 = x40 << 32 mod 2^64
        adox r14, r9               # x48 = x46 + x39 + OF, OF to x56
        shrx r9, rcx, r11          # x47 = x40 >> 32
        adox r9, r12               # x56.2 = x47 + OF, no carry
        xor ecx, ecx               # CF = OF = 0
        adox rbp, r14              # x48 += x30 (OF is 0), OF to x56, complete
        shlx rcx, rbp, r11         # x54 = x48 << 32 mod 2^64
        adox r9, rsi               # x56 += x56.2 + OF, OF to x68
        shrx rdi, rbp, r11         # x55 = x48 >> 32
        adox r8, r15               # x68.2 = x18 + x44 + OF, OF to x69
        adox rax, r12              # x69 = x45 + OF, no carry
        xor esi, esi               # CF = OF = 0
        adox r9, rcx               # x56 += x54 (OF is 0), OF to x68, complete
        mov rcx, [rsp-0x20]        # reload pointer arg1
        mov rdx, [rcx+0x10]        # load arg1[2]
        mulx rsi, r13, rdx         # x26:x25 = arg1[2]*arg1[2]
        adox rdi, r15              # x68.3 = x55 + x18 + OF, OF to x69
        shlx r11, r9, r11          # x62 = x56 << 32 mod 2^64
        adcx rdi, r13              # x68.3 += x25 (CF is 0), CF to x69
        mov rdx, rbx               # copy 0xffffffff00000001
        mulx rbp, r13, rbp         # x53:x52 = x48*0xffffffff00000001
        mov r14, [rsp-0x18]        # reload x19
        adcx r14, [rsp-0x18]       # x69.2 = x19 + x19 + CF, CF to x70
        mov rdx, [rcx+0x18]        # load arg1[3]
        mulx rcx, r15, rdx         # x28:x27 = arg1[3]*arg1[3]
        adcx rbp, [rsp-0x10]       # x70 = x53 + x20 + CF, CF to x71
        adox r13, rsi              # x69.3 = x26 + x52 + OF, OF to x70
        mov rdx, r9                # copy x56
        mulx rsi, rdx, rbx         # x61:x60 = x56*0xffffffff00000001
        adox r15, rdx              # x70.2 = x27 + x60 + OF, OF to x71
        adox rsi, r12              # x71 = x61 + OF, no carry
        adc rsi, 0x0               # x71 += CF, no carry
        shr r9, 0x20               # x63 = x56 >> 32
        xor edx, edx               # CF = OF = 0
        adcx r10, rdi              # x68 += x68.3 (CF is 0), CF to x69
        adox r10, r8               # x68 += x68.2 (OF is 0), OF to x69
        adox r14, r13              # x69.2 += x69.3 + OF, OF to x70
        adcx rax, r9               # x69 += x63 + CF, CF to x70
        adox rbp, [rsp-0x10]       # x70 += x20 + OF, OF to x71
        adcx r15, rbp              # x70 += x70.2 + CF, CF to x71
        adcx rcx, rsi              # x71 += x28 + CF, CF to x77
        setc r8b                   # begins neg(x77) = CF
        movzx r8d, r8b             # neg(x77) = CF
        clc                        # CF = 0
        adcx r11, r10              # x68 += x62 + CF, CF to x69, complete
        adcx rax, r14              # x69 += x69.2 + CF, CF to x70, complete
        adcx r15, r12              # x70 += CF, CF to x71, complete
        adcx rcx, r12              # x71 += CF, CF to x77
        adcx r8, r12               # neg(x77) += CF
        adox rcx, r12              # x71 += OF, OF to x77, complete

        /* complete: [x71, x70, x69, x68] in [rcx, r15, rax, r11] */
        adox r8, r12               # neg(x77) += OF
        mov r9, r11                # copy x68
        sub r9, -0x1               # x73 = x68 - 0xffffffffffffffff, CF from x74, complete
        mov r10, rax               # copy x69
        mov edi, 0xffffffff        # constant 0xffffffff
        sbb r10, rdi               # x74 = x69 - 0xffffffff - CF, CF from x75, complete
        mov rdi, r15               # copy x70
        sbb rdi, 0x0               # x75 = x70 - CF, CF from x76, complete
        mov rsi, rcx               # copy x71
        sbb rsi, rbx               # x76 = x71 - 0xffffffff00000001 - CF, CF from x77, complete

        /* complete: [x76, x75, x74, x73] in [rsi, rdi, r10, r9] */
        sbb r8, 0x0                # neg(x77) -= CF, CF = x77
        cmovnc r15, rdi            # x80 = x77 ? x70 : x75, x77 in CF
        cmovc r9, r11              # x78 = x77 ? x68 : x73, x77 in CF
        mov r8, [rsp-0x8]          # reload pointer out1
        mov [r8], r9               # out1[0] = x78
        mov [r8+0x10], r15         # out1[2] = x80
        cmovnc rcx, rsi            # x81 = x77 ? x71 : x76, x77 in CF
        mov [r8+0x18], rcx         # out1[3] = x81
        cmovnc rax, r10            # x79 = x77 ? x69 : x74, x77 in CF
        mov [r8+0x8], rax          # out1[1] = x79

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
