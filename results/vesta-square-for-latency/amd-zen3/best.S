/*
 * vesta square (loose), modulo p = 0x40000000000000000000000000000000224698fc0994a8dd8c46eb2100000001
 * out1 is congruent to arg1*arg1/2^256 modulo p
 * arg1 below p; out1 below p; arrays may overlap
 *
 * void fe_vesta_square(uint64_t out1[4], const uint64_t arg1[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below p
 *   rsi  arg1[4]  read, below p
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x24, then x80
 *   [rsp-0x18]  pointer arg1
 *   [rsp-0x20]  x20
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
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
 *   x31 = x17 + x17 + x24 (carry to x80)
 *   x43 = x21 + x37 (carry to x44)
 *   x44 = x29 + x38 + x39 (carry to x56)
 *   x55 = x44 + x49 (carry to x56)
 *   x56 = x30 + x40 + x50 + x51 (carry to x57)
 *   x57 = x31 + x41 + x52 (carry to x58)
 *   x58 = x42 + x53 (carry to x59)
 *   x59 = x54
 *   x67 = x56 + x61 (carry to x68)
 *   x68 = x57 + x62 + x63 (carry to x80)
 *   x79 = x68 + x73 (carry to x80)
 *   x80 = x58 + x64 + x18 + x18 + x25 + x74 + x75 (carry to x81)
 *   x81 = x59 + x65 + x19 + x19 + x26 + x76 (carry to x82)
 *   x82 = x66 + x20 + x20 + x27 + x77 (carry to x83)
 *   x83 = x28 + x78
 *
 * 183 instructions; 55.6 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.261 [1.257, 1.261] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * latency: 1.425 [1.403, 1.425] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 26, 2026-11-27T16:42:12.974Z
 * ./fieldwright optimize --field vesta --op square --seed 26 --budget 30s --for latency --cpu 1
 * sha256 of the code: 31e754d291b95843abadf2be8d76f3c72509a4789fbdbb8e777fc63693ff3226
 */
        .intel_syntax noprefix
        .text
        .globl  fe_vesta_square
        .type   fe_vesta_square, @function
        .p2align 6
fe_vesta_square:
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
        mulx rax, r8, [rsi+0x10]   # x7:x6 = arg1[0]*arg1[2]
        mulx r9, r10, rdx          # x22:x21 = arg1[0]*arg1[0]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r11, rcx, rdx         # x24:x23 = arg1[1]*arg1[1]
        mov rdx, [rsi]             # load arg1[0]
        mulx rbx, rbp, [rsi+0x18]  # x9:x8 = arg1[0]*arg1[3]
        mulx r12, r13, [rsi+0x8]   # x5:x4 = arg1[0]*arg1[1]
        add rbp, rax               # x17 = x8 + x7, CF to x18
        adc rbx, 0x0               # x18 = x9 + CF, no carry
        xor eax, eax               # CF = OF = 0
        adcx r8, r12               # x16 = x6 + x5 (CF is 0), CF to x17, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rax, r12, [rsi+0x10]  # x11:x10 = arg1[1]*arg1[2]
        adc rbp, r12               # x17 += x10 + CF, CF to x18, complete
        adc rax, 0x0               # x18.2 = x11 + CF, no carry
        mov r12, r10               # copy x21
        movabs r14, -0x73b914df00000001 # constant 0x8c46eb20ffffffff
        imul r12, r14              # x36 = x21*0x8c46eb20ffffffff mod 2^64
        add rax, rbx               # x18 += x18.2, CF to x19
        mulx rbx, r15, [rsi+0x18]  # x13:x12 = arg1[1]*arg1[3]
        adc rbx, 0x0               # x19 = x13 + CF, no carry
        add r8, r8                 # x30 = x16 + x16, CF to x31
        adcx rbp, rbp              # x31 = x17 + x17 + CF, CF to x80
        movabs rdx, -0x73b914deffffffff # constant 0x8c46eb2100000001
        mov [rsp-0x8], rdi         # spill pointer out1
        mov [rsp-0x10], r11        # spill x24
        mulx rdi, r11, r12         # x38:x37 = x36*0x8c46eb2100000001
        setc r14b                  # begins x80 = CF
        movzx r14d, r14b           # x80 = CF
        add r10, r11               # x43 = x21 + x37, CF to x44
        movabs rdx, 0x224698fc0994a8dd # constant 0x224698fc0994a8dd
        mulx r10, r11, r12         # x40:x39 = x36*0x224698fc0994a8dd
        adcx rdi, r11              # x44 = x38 + x39 + CF, CF to x56
        mov rdx, [rsi+0x18]        # load arg1[3]
        mov [rsp-0x18], rsi        # spill pointer arg1
        mulx r11, rsi, [rsi+0x10]  # x15:x14 = arg1[2]*arg1[3]
        adc r10, 0x0               # x56 = x40 + CF, no carry
        adcx rbx, rsi              # x19 += x14 (CF is 0), CF to x20
        adc r11, 0x0               # x20 = x15 + CF, no carry
        add rax, r15               # x18 += x12, CF to x19, complete
        adc rbx, 0x0               # x19 += CF, CF to x20, complete
        adc r11, 0x0               # x20 += CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r11, rbx, rax, -, -] */
        add r9, r13                # x29 = x4 + x22, CF to x30
        adc r8, 0x0                # x30 += CF, CF to x31
        adc rbp, 0x0               # x31 += CF, CF to x80
        adc r14, 0x0               # x80 += CF, no carry
        xor esi, esi               # CF = OF = 0
        adcx r13, r9               # x29 += x4 (CF is 0), CF to x30, complete
        adc rcx, r8                # x30 += x23 + CF, CF to x31, complete
        adc rbp, 0x0               # x31 += CF, CF to x80
        adc r14, 0x0               # x80 += CF, no carry
        xor r8d, r8d               # CF = OF = 0
        adcx rdi, r13              # x44 += x29 (CF is 0), CF to x56, complete
        adc r10, 0x0               # x56 += CF, no carry
        mov rdx, rdi               # copy x44
        movabs r8, -0x73b914df00000001 # constant 0x8c46eb20ffffffff
        imul rdx, r8               # x48 = x44*0x8c46eb20ffffffff mod 2^64
        movabs r9, -0x73b914deffffffff # constant 0x8c46eb2100000001
        mulx rsi, r13, r9          # x50:x49 = x48*0x8c46eb2100000001
        lea r10, [rsi+r10]         # x56 += x50
        movabs rsi, 0x224698fc0994a8dd # constant 0x224698fc0994a8dd
        mov [rsp-0x20], r11        # spill x20
        mulx r15, r11, rsi         # x52:x51 = x48*0x224698fc0994a8dd
        add r13, rdi               # x55 = x44 + x49, CF to x56
        adc r10, r11               # x56 += x51 + CF, CF to x57
        adc r15, 0x0               # x57 = x52 + CF, no carry
        add r10, rcx               # x56 += x30, CF to x57, complete
        adc r15, 0x0               # x57 += CF, no carry
        mov r11, r10               # copy x56
        imul r11, r8               # x60 = x56*0x8c46eb20ffffffff mod 2^64
        mov rcx, r11               # copy x60
        shr rcx, 0x2               # x66 = x60 >> 2
        mov edi, 0x3e              # constant 0x3e
        shlx rdi, r12, rdi         # x41 = x36 << 62 mod 2^64
        add rbp, [rsp-0x10]        # x31 += x24, CF to x80, complete

        /* complete: [x31, x30, x29] in [rbp, -, -] */
        adc r14, 0x0               # x80 += CF, no carry
        shr r12, 0x2               # x42 = x36 >> 2
        add rdi, rbp               # x57.2 = x41 + x31, CF to x58
        adc r12, 0x0               # x58 = x42 + CF, no carry
        mov rbp, r11               # copy x60
        shl rbp, 0x3e              # x65 = x60 << 62 mod 2^64
        mov r13, rdx               # copy x48
        shr r13, 0x2               # x54 = x48 >> 2
        mov [rsp-0x10], r14        # spill x80
        xor r14d, r14d             # CF = OF = 0
        adcx rdi, r15              # x57 += x57.2 (CF is 0), CF to x58, complete
        adc r12, 0x0               # x58 += CF, no carry
        shl rdx, 0x3e              # x53 = x48 << 62 mod 2^64
        xor r14d, r14d             # CF = OF = 0
        adcx r12, rdx              # x58 += x53 (CF is 0), CF to x59, complete
        adox rbp, rbx              # x81 = x19 + x65 (OF is 0), OF to x82
        mov rdx, r9                # copy 0x8c46eb2100000001
        mulx r14, r15, r11         # x62:x61 = x60*0x8c46eb2100000001
        mov rdx, r11               # copy x60
        mulx r11, r9, rsi          # x64:x63 = x60*0x224698fc0994a8dd
        mov esi, 0x0               # constant 0
        adcx r13, rsi              # x59 = x54 + CF, no carry, complete

        /* complete: [x59, x58, x57, x56] in [r13, r12, rdi, r10] */
        adcx r14, rdi              # x68 = x62 + x57 (CF is 0), CF to x80
        adcx r11, rsi              # x80.2 = x64 + CF, no carry
        adox rcx, rsi              # x82 = x66 + OF, no carry
        xor edi, edi               # CF = OF = 0
        adcx r10, r15              # x67 = x56 + x61 (CF is 0), CF to x68
        adc r9, r14                # x68 += x63 + CF, CF to x80, complete
        mov r10, [rsp-0x18]        # reload pointer arg1
        mov rdx, [r10+0x10]        # load arg1[2]
        mulx rdi, r14, rdx         # x26:x25 = arg1[2]*arg1[2]
        adcx rax, rax              # x80.3 = x18 + x18 + CF, CF to x81
        adc rdi, 0x0               # x81.2 = x26 + CF, CF to x82
        adc rcx, 0x0               # x82 += CF, no carry
        adcx r14, r11              # x80.2 += x25 (CF is 0), CF to x81
        mov rdx, [r10+0x18]        # load arg1[3]
        mulx r10, r11, rdx         # x28:x27 = arg1[3]*arg1[3]
        adc rbp, rbx               # x81 += x19 + CF, CF to x82
        adc r11, [rsp-0x20]        # x82.2 = x20 + x27 + CF, CF to x83
        mov rbx, [rsp-0x20]        # reload x20
        lea rcx, [rbx+rcx]         # x82 += x20
        adc r10, 0x0               # x83 = x28 + CF, no carry
        xor ebx, ebx               # CF = OF = 0
        adox r12, rax              # x80.3 += x58 (OF is 0), OF to x81
        adox rbp, rdi              # x81 += x81.2 + OF, OF to x82
        adox rcx, rsi              # x82 += OF, no carry
        mov rdx, r9                # copy x68
        imul rdx, r8               # x72 = x68*0x8c46eb20ffffffff mod 2^64
        movabs rax, -0x73b914deffffffff # constant 0x8c46eb2100000001
        mulx r8, rdi, rax          # x74:x73 = x72*0x8c46eb2100000001
        add r12, r14               # x80.2 += x80.3, CF to x81
        adc rbp, r13               # x81 += x59 + CF, CF to x82
        adcx r11, rcx              # x82 += x82.2 + CF, CF to x83
        adc r10, 0x0               # x83 += CF, no carry
        mov rcx, rdx               # copy x72
        shr rcx, 0x2               # x78 = x72 >> 2
        add r9, rdi                # x79 = x68 + x73, CF to x80
        movabs r9, 0x224698fc0994a8dd # constant 0x224698fc0994a8dd
        mulx rdi, rbx, r9          # x76:x75 = x72*0x224698fc0994a8dd
        adcx rbx, r12              # x80.2 += x75 + CF, CF to x81
        adc rdi, 0x0               # x81.2 = x76 + CF, no carry
        shl rdx, 0x3e              # x77 = x72 << 62 mod 2^64
        add rcx, r10               # x83 += x78, no carry
        add r8, rbx                # x80.2 += x74, CF to x81
        adc rdi, rbp               # x81 += x81.2 + CF, CF to x82
        adc rdx, r11               # x82 += x77 + CF, CF to x83
        adc rcx, 0x0               # x83 += CF, no carry
        add r8, [rsp-0x10]         # x80 += x80.2, CF to x81, complete
        adc rdi, 0x0               # x81 += CF, CF to x82, complete
        adc rdx, 0x0               # x82 += CF, CF to x83, complete
        adc rcx, 0x0               # x83 += CF, no carry, complete

        /* complete: [x83, x82, x81, x80] in [rcx, rdx, rdi, r8] */
        mov r10, r8                # copy x80
        sub r10, rax               # x84 = x80 - 0x8c46eb2100000001, CF from x85, complete
        mov rax, rdi               # copy x81
        sbb rax, r9                # x85 = x81 - 0x224698fc0994a8dd - CF, CF from x86, complete
        mov r9, rdx                # copy x82
        sbb r9, 0x0                # x86 = x82 - CF, CF from x87, complete
        mov r11, rcx               # copy x83
        movabs rsi, 0x4000000000000000 # constant 0x4000000000000000
        sbb r11, rsi               # x87 = x83 - 0x4000000000000000 - CF, CF = x88, complete

        /* complete: [x87, x86, x85, x84] in [r11, r9, rax, r10] */
        cmovc r9, rdx              # x92 = x88 ? x82 : x86, x88 in CF
        cmovc rax, rdi             # x91 = x88 ? x81 : x85, x88 in CF
        cmovc r10, r8              # x90 = x88 ? x80 : x84, x88 in CF
        setc r8b                   # begins x88 = CF
        movzx r8d, r8b             # x88 = CF
        shl r11, 0x1               # t8 = x87 << 1 mod 2^64
        shr r11, 0x1               # x89 = t8 >> 1 = x87 & 0x7fffffffffffffff
        bt r8d, 0x0                # CF = x88
        cmovc r11, rcx             # x93 = x88 ? x83 : x89, x88 in CF
        mov r8, [rsp-0x8]          # reload pointer out1
        mov [r8+0x8], rax          # out1[1] = x91
        mov [r8+0x10], r9          # out1[2] = x92
        mov [r8], r10              # out1[0] = x90
        mov [r8+0x18], r11         # out1[3] = x93

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
        .size   fe_vesta_square, .-fe_vesta_square
        .section .note.GNU-stack, "", @progbits
