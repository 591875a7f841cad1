/*
 * pallas square (loose), modulo p = 0x40000000000000000000000000000000224698fc094cf91b992d30ed00000001
 * out1 is congruent to arg1*arg1/2^256 modulo p
 * arg1 below p; out1 below p; arrays may overlap
 *
 * void fe_pallas_square(uint64_t out1[4], const uint64_t arg1[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below p
 *   rsi  arg1[4]  read, below p
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x80
 *   [rsp-0x18]  x53
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
 * 163 instructions; 43.5 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.607 [1.601, 1.607] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * latency: 1.352 [1.350, 1.352] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 21, 2026-11-27T16:39:19.896Z
 * ./fieldwright optimize --field pallas --op square --seed 21 --budget 30s --cpu 1
 * sha256 of the code: 12f0b8e41fee00fd6626d24b205180552d4ed90af32f91f0d01648313895aa1e
 */
        .intel_syntax noprefix
        .text
        .globl  fe_pallas_square
        .type   fe_pallas_square, @function
        .p2align 6
fe_pallas_square:
        .cfi_startproc
        push rbx                              # save rbx
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbx, 0
        push rbp                              # save rbp
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbp, 0
        push r12                              # save r12
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r12, 0
        push r13                              # save r13
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r13, 0
        push r14                              # save r14
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r14, 0
        push r15                              # save r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r15, 0

        mov rdx, [rsi]                        # load arg1[0]
        mulx rax, r8, [rsi+0x8]               # x5:x4 = arg1[0]*arg1[1]
        mulx r9, r10, [rsi+0x18]              # x9:x8 = arg1[0]*arg1[3]
        mulx r11, rcx, rdx                    # x22:x21 = arg1[0]*arg1[0]
        mov rbx, rcx                          # copy x21
        imul rbx, [rip+.Lfe_pallas_square_c0] # x36 = x21*0x992d30ecffffffff mod 2^64
        mulx rbp, r12, [rsi+0x10]             # x7:x6 = arg1[0]*arg1[2]
        add rax, r12                          # x16 = x6 + x5, CF to x17, complete
        adcx rbp, r10                         # x17 = x8 + x7 + CF, CF to x18
        adc r9, 0x0                           # x18 = x9 + CF, no carry
        add r8, r8                            # x29 = x4 + x4, CF to x30
        mov rdx, [rsi+0x8]                    # load arg1[1]
        mulx r10, r12, rdx                    # x24:x23 = arg1[1]*arg1[1]
        adc r12, rax                          # x30 = x16 + x23 + CF, CF to x31
        adc r10, 0x0                          # x31 = x24 + CF, no carry
        add r11, r8                           # x29 += x22, CF to x30, complete
        mov rdx, rbx                          # copy x36
        mulx r8, r13, [rip+.Lfe_pallas_square_c1] # x38:x37 = x36*0x992d30ed00000001
        adc r12, 0x0                          # x30 += CF, CF to x31
        adc r10, 0x0                          # x31 += CF, no carry
        xor r14d, r14d                        # CF = OF = 0
        adox r13, rcx                         # x43 = x21 + x37 (OF is 0), OF to x44
        mulx rcx, r13, [rip+.Lfe_pallas_square_c2] # x40:x39 = x36*0x224698fc094cf91b
        adox r11, r8                          # x44 = x29 + x38 + OF, OF to x56
        adcx r13, r11                         # x44 += x39 (CF is 0), CF to x56, complete
        mov rdx, [rsi+0x10]                   # load arg1[2]
        mulx r8, r11, [rsi+0x8]               # x11:x10 = arg1[1]*arg1[2]
        adcx rcx, [rip+.Lfe_pallas_square_c3] # x56 = x40 + CF, no carry
        adcx r11, rbp                         # x17 += x10 (CF is 0), CF to x18, complete
        mov rdx, r13                          # copy x44
        mulx rbp, rdx, [rip+.Lfe_pallas_square_c0] # x48 = x44*0x992d30ecffffffff mod 2^64
        adcx r8, [rip+.Lfe_pallas_square_c3]  # x18.2 = x11 + CF, no carry
        adcx r12, rax                         # x30 += x16 (CF is 0), CF to x31, complete
        mulx rax, rbp, [rip+.Lfe_pallas_square_c2] # x52:x51 = x48*0x224698fc094cf91b
        adox rcx, r12                         # x56 += x30 + OF, OF to x57
        mov r12d, 0x2                         # constant 2
        shrx r12, rbx, r12                    # x42 = x36 >> 2
        mulx r14, r15, [rip+.Lfe_pallas_square_c1] # x50:x49 = x48*0x992d30ed00000001
        adcx r10, r11                         # x31 += x17 + CF, CF to x80
        mov [rsp-0x8], rdi                    # spill pointer out1
        setc dil                              # begins x80 = CF
        movzx edi, dil                        # x80 = CF
        clc                                   # CF = 0
        adcx rbp, rcx                         # x56 += x51 + CF, CF to x57
        adcx rax, [rip+.Lfe_pallas_square_c3] # x57 = x52 + CF, no carry
        adox rax, [rip+.Lfe_pallas_square_c3] # x57 += OF, no carry
        xor ecx, ecx                          # CF = OF = 0
        adox r15, r13                         # x55 = x44 + x49 (OF is 0), OF to x56
        adox r14, rbp                         # x56 += x50 + OF, OF to x57, complete
        adox rax, [rip+.Lfe_pallas_square_c3] # x57 += OF, no carry
        mov rcx, r14                          # copy x56
        imul rcx, [rip+.Lfe_pallas_square_c0] # x60 = x56*0x992d30ecffffffff mod 2^64
        mov rbp, rdx                          # copy x48
        mov rdx, [rip+.Lfe_pallas_square_c1]  # constant 0x992d30ed00000001
        mulx r13, r15, rcx                    # x62:x61 = x60*0x992d30ed00000001
        shl rbx, 0x3e                         # x41 = x36 << 62 mod 2^64
        add r10, r11                          # x31 += x17, CF to x80, complete

        /* complete: [x31, x30, x29] in [r10, -, -] */
        adc rdi, 0x0                          # x80 += CF, no carry
        add r10, rax                          # x57 += x31, CF to x58
        adc r12, 0x0                          # x58 = x42 + CF, no carry
        add rbx, r10                          # x57 += x41, CF to x58, complete
        mov rdx, [rip+.Lfe_pallas_square_c2]  # constant 0x224698fc094cf91b
        mulx rax, r10, rcx                    # x64:x63 = x60*0x224698fc094cf91b
        adc r12, 0x0                          # x58 += CF, no carry
        mov r11, rbp                          # copy x48
        shl r11, 0x3e                         # x53 = x48 << 62 mod 2^64
        mov rdx, [rsi+0x18]                   # load arg1[3]
        mov [rsp-0x10], rdi                   # spill x80
        mov [rsp-0x18], r11                   # spill x53
        mulx rdi, r11, [rsi+0x10]             # x15:x14 = arg1[2]*arg1[3]
        add rbx, r10                          # x68 = x63 + x57, CF to x80
        adc rax, 0x0                          # x80.2 = x64 + CF, no carry
        mov r10, rcx                          # copy x60
        shl r10, 0x3e                         # x65 = x60 << 62 mod 2^64
        add r14, r15                          # x67 = x56 + x61, CF to x68
        adc r13, rbx                          # x68 += x62 + CF, CF to x80, complete
        mulx rbx, r14, [rsi+0x8]              # x13:x12 = arg1[1]*arg1[3]
        adc rax, 0x0                          # x80.2 += CF, no carry
        mov rdx, r13                          # copy x68
        imul rdx, [rip+.Lfe_pallas_square_c0] # x72 = x68*0x992d30ecffffffff mod 2^64
        add r9, r8                            # x18 += x18.2, CF to x19
        adc rbx, 0x0                          # x19 = x13 + CF, no carry
        shr rcx, 0x2                          # x66 = x60 >> 2
        xor r8d, r8d                          # CF = OF = 0
        adox r9, r14                          # x18 += x12 (OF is 0), OF to x19, complete
        adox rbx, r11                         # x19 += x14 + OF, OF to x20, complete
        adox rdi, [rip+.Lfe_pallas_square_c3] # x20 = x15 + OF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [rdi, rbx, r9, -, -] */
        adox rcx, rdi                         # x82 = x66 + x20 (OF is 0), no carry
        mulx r8, r11, [rip+.Lfe_pallas_square_c1] # x74:x73 = x72*0x992d30ed00000001
        adcx r13, r11                         # x79 = x68 + x73 (CF is 0), CF to x80
        adc r8, 0x0                           # x80.3 = x74 + CF, no carry
        mov r11, rdx                          # copy x72
        shr r11, 0x2                          # x78 = x72 >> 2
        shr rbp, 0x2                          # x54 = x48 >> 2
        add r12, [rsp-0x18]                   # x58 += x53, CF to x59, complete
        adc rbp, 0x0                          # x59 = x54 + CF, no carry, complete

        /* complete: [x59, x58, x57, x56] in [rbp, r12, -, -] */
        adcx rbp, rbx                         # x81 = x19 + x59 (CF is 0), CF to x82
        mov r13, rdx                          # copy x72
        mov rdx, [rsi+0x10]                   # load arg1[2]
        mulx r14, r15, rdx                    # x26:x25 = arg1[2]*arg1[2]
        adc rcx, 0x0                          # x82 += CF, no carry
        add r9, r9                            # x80.4 = x18 + x18, CF to x81
        adc r14, 0x0                          # x81.2 = x26 + CF, no carry
        add r9, r15                           # x80.4 += x25, CF to x81
        adcx rbp, r10                         # x81 += x65 + CF, CF to x82
        adc rcx, 0x0                          # x82 += CF, no carry
        add rax, r8                           # x80.2 += x80.3, no carry
        add rbx, r14                          # x81.2 += x19, CF to x82
        mov rdx, r13                          # copy x72
        mulx r8, r10, [rip+.Lfe_pallas_square_c2] # x76:x75 = x72*0x224698fc094cf91b
        adc rcx, 0x0                          # x82 += CF, no carry
        add r12, r9                           # x80.4 += x58, CF to x81
        adc r8, 0x0                           # x81.3 = x76 + CF, no carry
        add r10, rax                          # x80.2 += x75, CF to x81
        adc r8, rbp                           # x81 += x81.3 + CF, CF to x82
        adc rcx, rdi                          # x82 += x20 + CF, no carry
        mov rdx, [rsi+0x18]                   # load arg1[3]
        mulx rax, r9, rdx                     # x28:x27 = arg1[3]*arg1[3]
        shl r13, 0x3e                         # x77 = x72 << 62 mod 2^64
        add r13, r9                           # x82.2 = x77 + x27, CF to x83
        adc rax, 0x0                          # x83 = x28 + CF, no carry
        add r10, r12                          # x80.2 += x80.4, CF to x81
        adc r8, rbx                           # x81 += x81.2 + CF, CF to x82
        adcx rcx, r13                         # x82 += x82.2 + CF, CF to x83
        adc r11, rax                          # x83 += x78 + CF, no carry
        add r10, [rsp-0x10]                   # x80 += x80.2, CF to x81, complete
        adc r8, 0x0                           # x81 += CF, CF to x82, complete
        adc rcx, 0x0                          # x82 += CF, CF to x83, complete
        adc r11, 0x0                          # x83 += CF, no carry, complete

        /* complete: [x83, x82, x81, x80] in [r11, rcx, r8, r10] */
        mov rax, r10                          # copy x80
        sub rax, [rip+.Lfe_pallas_square_c1]  # x84 = x80 - 0x992d30ed00000001, CF from x85, complete
        mov r9, r8                            # copy x81
        sbb r9, [rip+.Lfe_pallas_square_c2]   # x85 = x81 - 0x224698fc094cf91b - CF, CF from x86, complete
        mov rdi, rcx                          # copy x82
        sbb rdi, 0x0                          # x86 = x82 - CF, CF from x87, complete
        mov rsi, r11                          # copy x83
        sbb rsi, [rip+.Lfe_pallas_square_c4]  # x87 = x83 - 0x4000000000000000 - CF, CF from x88, complete

        /* complete: [x87, x86, x85, x84] in [rsi, rdi, r9, rax] */
        mov edx, 0x0                          # begins x88 = CF
        adc rdx, 0x0                          # x88 = CF
        and rsi, [rip+.Lfe_pallas_square_c5]  # x89 = x87 & 0x7fffffffffffffff
        bt edx, 0x0                           # CF = x88
        cmovnc r11, rsi                       # x93 = x88 ? x83 : x89, x88 in CF
        cmovc rdi, rcx                        # x92 = x88 ? x82 : x86, x88 in CF
        mov rcx, [rsp-0x8]                    # reload pointer out1
        mov [rcx+0x18], r11                   # out1[3] = x93
        cmovnc r8, r9                         # x91 = x88 ? x81 : x85, x88 in CF
        mov [rcx+0x8], r8                     # out1[1] = x91
        cmovnc r10, rax                       # x90 = x88 ? x80 : x84, x88 in CF
        mov [rcx], r10                        # out1[0] = x90
        mov [rcx+0x10], rdi                   # out1[2] = x92

        pop r15                               # restore r15
        .cfi_adjust_cfa_offset -8
        .cfi_restore r15
        pop r14                               # restore r14
        .cfi_adjust_cfa_offset -8
        .cfi_restore r14
        pop r13                               # restore r13
        .cfi_adjust_cfa_offset -8
        .cfi_restore r13
        pop r12                               # restore r12
        .cfi_adjust_cfa_offset -8
        .cfi_restore r12
        pop rbp                               # restore rbp
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbp
        pop rbx                               # restore rbx
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbx
        ret                                   # return
        .cfi_endproc
        .balign 8, 0xcc
.Lfe_pallas_square_c0: .quad 0x992d30ecffffffff
.Lfe_pallas_square_c1: .quad 0x992d30ed00000001
.Lfe_pallas_square_c2: .quad 0x224698fc094cf91b
.Lfe_pallas_square_c3: .quad 0x0
.Lfe_pallas_square_c4: .quad 0x4000000000000000
.Lfe_pallas_square_c5: .quad 0x7fffffffffffffff
        .size   fe_pallas_square, .-fe_pallas_square
        .section .note.GNU-stack, "", @progbits
