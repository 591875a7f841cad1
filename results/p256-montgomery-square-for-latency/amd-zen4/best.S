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
 * 131 instructions; 33.2 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.849 [1.844, 1.849] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 2.083 [2.083, 2.083] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 d03e5463e3bd1a20dda4ab6d993bdf0d6833f5c9e7d1f141b932885b05c634e3
 * found by Fieldwright, seed 11, 2026-12-01T05:57:48.550Z
 * ./fieldwright optimize --field p256-montgomery --op square --seed 11 --budget 30s --for latency --resume --cpu 1
 * sha256 of the code: a8e13b321d8c6ff4e52ce396e9f0377879809c20c7c98aa60036d3af7f2dedc9
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
        mulx r9, r10, [rsi+0x18]   # x9:x8 = arg1[0]*arg1[3]
        mulx r11, rcx, rdx         # x22:x21 = arg1[0]*arg1[0]
        mov ebx, 0x20              # constant 0x20
        shlx rbp, rcx, rbx         # x38 = x21 << 32 mod 2^64
        mulx r12, r13, [rsi+0x10]  # x7:x6 = arg1[0]*arg1[2]
        xor r14d, r14d             # CF = OF = 0
        adcx r13, rax              # x16 = x6 + x5 (CF is 0), CF to x17, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rax, r14, [rsi+0x10]  # x11:x10 = arg1[1]*arg1[2]
        adcx r14, r10              # x17 = x8 + x10 + CF, CF to x18
        adox r12, r14              # x17 += x7 (OF is 0), OF to x18, complete
        mulx r10, r14, [rsi+0x18]  # x13:x12 = arg1[1]*arg1[3]
        adox rax, r9               # x18 = x11 + x9 + OF, OF to x19
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r9, r15, [rsi+0x18]   # x15:x14 = arg1[2]*arg1[3]
        adox r15, r10              # x19 = x13 + x14 + OF, OF to x20
        adcx rax, r14              # x18 += x12 + CF, CF to x19, complete
        mov r10d, 0x0              # constant 0
        adox r9, r10               # x20 = x15 + OF, no carry
        adc r15, 0x0               # x19 += CF, CF to x20, complete
        adc r9, 0x0                # x20 += CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r9, r15, rax, r12, r13] */
        mov r14, rcx               # copy x21
        shr r14, 0x20              # x39 = x21 >> 32
        mov rdx, [rsi+0x8]         # load arg1[1]
        mov [rsp-0x8], rdi         # spill pointer out1
        mov [rsp-0x10], r9         # spill x20
        mulx rdi, r9, rdx          # x24:x23 = arg1[1]*arg1[1]
        add r8, r8                 # x29 = x4 + x4, CF to x30
        movabs rdx, -0xffffffff    # constant 0xffffffff00000001
        mov [rsp-0x18], r15        # spill x19
        mulx rcx, r15, rcx         # x37:x36 = x21*0xffffffff00000001
        adc r9, r13                # x30 = x23 + x16 + CF, CF to x31
        adcx r12, r12              # x31 = x17 + x17 + CF, CF to x68
        adc rcx, 0x0               # x68 = x37 + CF, no carry
        add r11, r8                # x29 += x22, CF to x30, complete
        adc r13, r9                # x30 += x16 + CF, CF to x31, complete
        adcx rdi, r12              # x31 += x24 + CF, CF to x68, complete

        /* complete: [x31, x30, x29] in [rdi, r13, r11] */
        adc rcx, 0x0               # x68 += CF, no carry
        add r13, r14               # x48 = x30 + x39, CF to x56
        adcx r15, rdi              # x56 = x36 + x31 + CF, CF to x68
        adc rcx, 0x0               # x68 += CF, no carry
        xor r8d, r8d               # CF = OF = 0
        adox r11, rbp              # x40 = x38 + x29 (OF is 0), OF to x48, complete
        shlx r8, r11, rbx          # x46 = x40 << 32 mod 2^64
        adox r13, r8               # x48 += x46 + OF, OF to x56, complete
        mulx r8, r9, r11           # x45:x44 = x40*0xffffffff00000001
        shrx r11, r11, rbx         # x47 = x40 >> 32
        adox r11, r10              # x56.2 = x47 + OF, no carry
        mov rdi, r13               # copy x48
        shr rdi, 0x20              # x55 = x48 >> 32
        xor ebp, ebp               # CF = OF = 0
        adcx r11, r15              # x56 += x56.2 (CF is 0), CF to x68
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rbp, r12, rdx         # x26:x25 = arg1[2]*arg1[2]
        shlx r14, r13, rbx         # x54 = x48 << 32 mod 2^64
        adcx r12, rax              # x68.2 = x25 + x18 + CF, CF to x69
        adc rbp, 0x0               # x69 = x26 + CF, no carry
        xor r15d, r15d             # CF = OF = 0
        adox r11, r14              # x56 += x54 (OF is 0), OF to x68, complete
        adox r9, r12               # x68.2 += x44 + OF, OF to x69
        mov rdx, r13               # copy x48
        movabs r12, -0xffffffff    # constant 0xffffffff00000001
        mulx r13, r14, r12         # x53:x52 = x48*0xffffffff00000001
        mov rdx, r12               # copy 0xffffffff00000001
        mulx r15, r10, r11         # x61:x60 = x56*0xffffffff00000001
        adcx rax, r9               # x68.2 += x18 (CF is 0), CF to x69
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r9, rsi, rdx          # x28:x27 = arg1[3]*arg1[3]
        adcx rbp, [rsp-0x18]       # x69 += x19 + CF, CF to x70
        adox r8, r14               # x69.2 = x45 + x52 + OF, OF to x70
        adcx r10, [rsp-0x10]       # x70 = x60 + x20 + CF, CF to x71
        shlx rdx, r11, rbx         # x62 = x56 << 32 mod 2^64
        adox r13, rsi              # x70.2 = x53 + x27 + OF, OF to x71
        mov esi, 0x0               # constant 0
        adox r9, rsi               # x71 = x28 + OF, no carry
        adc r9, 0x0                # x71 += CF, no carry
        shr r11, 0x20              # x63 = x56 >> 32
        xor ebx, ebx               # CF = OF = 0
        adcx rdi, rcx              # x68 += x55 (CF is 0), CF to x69
        adc r11, 0x0               # x69.3 = x63 + CF, no carry
        xor ecx, ecx               # CF = OF = 0
        adcx rax, rdi              # x68 += x68.2 (CF is 0), CF to x69
        adox rax, rdx              # x68 += x62 (OF is 0), OF to x69, complete
        adcx rbp, r8               # x69 += x69.2 + CF, CF to x70
        adcx r13, r10              # x70 += x70.2 + CF, CF to x71
        adox rbp, [rsp-0x18]       # x69 += x19 + OF, OF to x70
        adcx r15, r9               # x71 += x61 + CF, CF to x77
        setc r8b                   # begins neg(x77) = CF
        movzx r8d, r8b             # neg(x77) = CF
        clc                        # CF = 0
        adcx r11, rbp              # x69 += x69.3 + CF, CF to x70, complete
        adox r13, [rsp-0x10]       # x70 += x20 + OF, OF to x71
        adcx r13, rsi              # x70 += CF, CF to x71, complete
        adcx r15, rsi              # x71 += CF, CF to x77
        adcx r8, rsi               # neg(x77) += CF
        adox r15, rsi              # x71 += OF, OF to x77, complete

        /* complete: [x71, x70, x69, x68] in [r15, r13, r11, rax] */
        adox r8, rsi               # neg(x77) += OF
        mov r9, rax                # copy x68
        sub r9, -0x1               # x73 = x68 - 0xffffffffffffffff, CF from x74, complete
        mov r10, r11               # copy x69
        mov ecx, 0xffffffff        # constant 0xffffffff
        sbb r10, rcx               # x74 = x69 - 0xffffffff - CF, CF from x75, complete
        mov rcx, r13               # copy x70
        sbb rcx, 0x0               # x75 = x70 - CF, CF from x76, complete
        mov rdi, r15               # copy x71
        sbb rdi, r12               # x76 = x71 - 0xffffffff00000001 - CF, CF from x77, complete

        /* complete: [x76, x75, x74, x73] in [rdi, rcx, r10, r9] */
        sbb r8, 0x0                # neg(x77) -= CF, CF = x77
        cmovc rcx, r13             # x80 = x77 ? x70 : x75, x77 in CF
        mov r8, [rsp-0x8]          # reload pointer out1
        mov [r8+0x10], rcx         # out1[2] = x80
        cmovnc r11, r10            # x79 = x77 ? x69 : x74, x77 in CF
        mov [r8+0x8], r11          # out1[1] = x79
        cmovnc r15, rdi            # x81 = x77 ? x71 : x76, x77 in CF
        mov [r8+0x18], r15         # out1[3] = x81
        cmovc r9, rax              # x78 = x77 ? x68 : x73, x77 in CF
        mov [r8], r9               # out1[0] = x78

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
