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
 *   [rsp-0x10]  x18
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
 * 156 instructions; 43.2 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.615 [1.610, 1.616] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * latency: 1.224 [1.224, 1.224] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 25, 2026-11-27T16:41:37.720Z
 * ./fieldwright optimize --field vesta --op square --seed 25 --budget 30s --cpu 1
 * sha256 of the code: 5b60a49db41c6a7b267ede5f8c1eeb4a151b888268792ed9764125f072867a10
 */
        .intel_syntax noprefix
        .text
        .globl  fe_vesta_square
        .type   fe_vesta_square, @function
        .p2align 6
fe_vesta_square:
        .cfi_startproc
        push rbx                             # save rbx
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbx, 0
        push rbp                             # save rbp
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbp, 0
        push r12                             # save r12
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r12, 0
        push r13                             # save r13
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r13, 0
        push r14                             # save r14
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r14, 0
        push r15                             # save r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r15, 0

        mov rdx, [rsi]                       # load arg1[0]
        mulx rax, r8, [rsi+0x18]             # x9:x8 = arg1[0]*arg1[3]
        mulx r9, r10, rdx                    # x22:x21 = arg1[0]*arg1[0]
        mulx r11, rcx, [rsi+0x10]            # x7:x6 = arg1[0]*arg1[2]
        mulx rbx, rbp, [rsi+0x8]             # x5:x4 = arg1[0]*arg1[1]
        add rbx, rcx                         # x16 = x6 + x5, CF to x17, complete
        adc r8, r11                          # x17 = x8 + x7 + CF, CF to x18
        mov rdx, [rsi+0x8]                   # load arg1[1]
        mulx r11, rcx, rdx                   # x24:x23 = arg1[1]*arg1[1]
        mulx r12, r13, [rsi+0x10]            # x11:x10 = arg1[1]*arg1[2]
        mulx r14, r15, [rsi+0x18]            # x13:x12 = arg1[1]*arg1[3]
        adc r15, r12                         # x18 = x11 + x12 + CF, CF to x19
        adc r14, 0x0                         # x19 = x13 + CF, no carry
        xor r12d, r12d                       # CF = OF = 0
        adox r8, r13                         # x17 += x10 (OF is 0), OF to x18, complete
        adox rax, r15                        # x18 += x9 + OF, OF to x19, complete
        adcx rbp, rbp                        # x29 = x4 + x4 (CF is 0), CF to x30
        adcx rcx, rbx                        # x30 = x16 + x23 + CF, CF to x31
        mov rdx, [rsi+0x10]                  # load arg1[2]
        mulx r12, r13, [rsi+0x18]            # x15:x14 = arg1[2]*arg1[3]
        adcx r11, [rip+.Lfe_vesta_square_c0] # x31 = x24 + CF, no carry
        adcx r9, rbp                         # x29 += x22 (CF is 0), CF to x30, complete
        adox r13, r14                        # x19 += x14 + OF, OF to x20, complete
        adcx rcx, rbx                        # x30 += x16 + CF, CF to x31, complete
        adcx r11, r8                         # x31 += x17 + CF, CF to x80
        adox r12, [rip+.Lfe_vesta_square_c0] # x20 = x15 + OF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r12, r13, rax, r8, rbx] */
        mov rbx, rax                         # copy x18
        adc rbx, 0x0                         # x80 = x18 + CF, CF to x81
        mov rbp, r13                         # copy x19
        adc rbp, 0x0                         # x81 = x19 + CF, CF to x82
        mov r14, r12                         # copy x20
        adc r14, 0x0                         # x82 = x20 + CF, no carry
        mov r15, r10                         # copy x21
        imul r15, [rip+.Lfe_vesta_square_c1] # x36 = x21*0x8c46eb20ffffffff mod 2^64
        mov rdx, [rip+.Lfe_vesta_square_c2]  # constant 0x8c46eb2100000001
        mov [rsp-0x8], rdi                   # spill pointer out1
        mov [rsp-0x10], rax                  # spill x18
        mulx rdi, rax, r15                   # x38:x37 = x36*0x8c46eb2100000001
        mov rdx, r15                         # copy x36
        mov [rsp-0x18], rsi                  # spill pointer arg1
        mov [rsp-0x20], r12                  # spill x20
        mulx rsi, r12, [rip+.Lfe_vesta_square_c3] # x40:x39 = x36*0x224698fc0994a8dd
        add r10, rax                         # x43 = x21 + x37, CF to x44
        adc rdi, r9                          # x44 = x29 + x38 + CF, CF to x56
        adc rsi, 0x0                         # x56 = x40 + CF, no carry
        xor eax, eax                         # CF = OF = 0
        adox rdi, r12                        # x44 += x39 (OF is 0), OF to x56, complete
        adox rsi, [rip+.Lfe_vesta_square_c0] # x56 += OF, no carry
        mov rdx, rdi                         # copy x44
        imul rdx, [rip+.Lfe_vesta_square_c1] # x48 = x44*0x8c46eb20ffffffff mod 2^64
        mulx rax, r9, [rip+.Lfe_vesta_square_c2] # x50:x49 = x48*0x8c46eb2100000001
        mulx r10, r12, [rip+.Lfe_vesta_square_c3] # x52:x51 = x48*0x224698fc0994a8dd
        add r9, rdi                          # x55 = x44 + x49, CF to x56
        adcx rcx, rax                        # x56.2 = x30 + x50 + CF, CF to x57
        adc r10, 0x0                         # x57 = x52 + CF, no carry
        add r12, rsi                         # x56 += x51, CF to x57
        adc r10, 0x0                         # x57 += CF, no carry
        xor eax, eax                         # CF = OF = 0
        adcx r12, rcx                        # x56 += x56.2 (CF is 0), CF to x57, complete
        mov eax, 0x3e                        # constant 0x3e
        shlx r9, rdx, rax                    # x53 = x48 << 62 mod 2^64
        adc r10, 0x0                         # x57 += CF, no carry
        mov rcx, r15                         # copy x36
        shl rcx, 0x3e                        # x41 = x36 << 62 mod 2^64
        mov rdi, r12                         # copy x56
        imul rdi, [rip+.Lfe_vesta_square_c1] # x60 = x56*0x8c46eb20ffffffff mod 2^64
        shlx rsi, rdi, rax                   # x65 = x60 << 62 mod 2^64
        shr r15, 0x2                         # x42 = x36 >> 2
        add r8, r11                          # x31 += x17, CF to x80, complete

        /* complete: [x31, x30, x29] in [r8, -, -] */
        adc rbx, 0x0                         # x80 += CF, CF to x81
        adc rsi, 0x0                         # x81.2 = x65 + CF, CF to x82
        adc r14, 0x0                         # x82 += CF, no carry
        mov r11, rdx                         # copy x48
        mov rdx, rdi                         # copy x60
        shr rdi, 0x2                         # x66 = x60 >> 2
        add r8, rcx                          # x57.2 = x41 + x31, CF to x58
        adc r15, 0x0                         # x58 = x42 + CF, no carry
        shr r11, 0x2                         # x54 = x48 >> 2
        add r8, r10                          # x57 += x57.2, CF to x58, complete
        adc r15, r9                          # x58 += x53 + CF, CF to x59, complete
        adc r11, 0x0                         # x59 = x54 + CF, no carry, complete

        /* complete: [x59, x58, x57, x56] in [r11, r15, r8, r12] */
        add rsi, rbp                         # x81 += x81.2, CF to x82
        mulx r9, r10, [rip+.Lfe_vesta_square_c2] # x62:x61 = x60*0x8c46eb2100000001
        mulx rcx, rbp, [rip+.Lfe_vesta_square_c3] # x64:x63 = x60*0x224698fc0994a8dd
        adc rdi, 0x0                         # x82.2 = x66 + CF, no carry
        add r12, r10                         # x67 = x56 + x61, CF to x68
        adc r8, rbp                          # x68 = x63 + x57 + CF, CF to x80
        adcx rcx, rbx                        # x80 += x64 + CF, CF to x81
        adc rsi, 0x0                         # x81 += CF, CF to x82
        adc rdi, 0x0                         # x82.2 += CF, no carry
        add r9, r8                           # x68 += x62, CF to x80, complete
        adc r15, rcx                         # x80 += x58 + CF, CF to x81
        adc r13, rsi                         # x81 += x19 + CF, CF to x82
        adc rdi, [rsp-0x20]                  # x82.2 += x20 + CF, no carry
        mov r8, [rsp-0x18]                   # reload pointer arg1
        mov rdx, [r8+0x10]                   # load arg1[2]
        mulx r10, rcx, rdx                   # x26:x25 = arg1[2]*arg1[2]
        add rcx, [rsp-0x10]                  # x80.2 = x25 + x18, CF to x81
        adc r10, 0x0                         # x81.2 = x26 + CF, no carry
        add r15, rcx                         # x80 += x80.2, CF to x81
        adc r13, r11                         # x81 += x59 + CF, CF to x82
        adc r14, rdi                         # x82 += x82.2 + CF, no carry
        mov r11, r9                          # copy x68
        imul r11, [rip+.Lfe_vesta_square_c1] # x72 = x68*0x8c46eb20ffffffff mod 2^64
        shlx rax, r11, rax                   # x77 = x72 << 62 mod 2^64
        mov rdx, [r8+0x18]                   # load arg1[3]
        mulx r8, rcx, rdx                    # x28:x27 = arg1[3]*arg1[3]
        mov rdx, r11                         # copy x72
        shr r11, 0x2                         # x78 = x72 >> 2
        xor edi, edi                         # CF = OF = 0
        adcx r13, r10                        # x81 += x81.2 (CF is 0), CF to x82
        adcx r14, rcx                        # x82 += x27 + CF, CF to x83
        adcx r11, r8                         # x83 = x28 + x78 + CF, no carry
        mulx r8, r10, [rip+.Lfe_vesta_square_c2] # x74:x73 = x72*0x8c46eb2100000001
        adcx r10, r9                         # x79 = x68 + x73 (CF is 0), CF to x80
        adc r15, r8                          # x80 += x74 + CF, CF to x81
        mulx r8, r9, [rip+.Lfe_vesta_square_c3] # x76:x75 = x72*0x224698fc0994a8dd
        adc r8, 0x0                          # x81.2 = x76 + CF, no carry
        add r9, r15                          # x80 += x75, CF to x81, complete
        adc r13, r8                          # x81 += x81.2 + CF, CF to x82, complete
        adc rax, r14                         # x82 += x77 + CF, CF to x83, complete
        adc r11, 0x0                         # x83 += CF, no carry, complete

        /* complete: [x83, x82, x81, x80] in [r11, rax, r13, r9] */
        mov r8, r9                           # copy x80
        sub r8, [rip+.Lfe_vesta_square_c2]   # x84 = x80 - 0x8c46eb2100000001, CF from x85, complete
        mov r10, r13                         # copy x81
        sbb r10, [rip+.Lfe_vesta_square_c3]  # x85 = x81 - 0x224698fc0994a8dd - CF, CF from x86, complete
        mov rcx, rax                         # copy x82
        sbb rcx, 0x0                         # x86 = x82 - CF, CF from x87, complete
        mov rdi, r11                         # copy x83
        sbb rdi, [rip+.Lfe_vesta_square_c4]  # x87 = x83 - 0x4000000000000000 - CF, CF from x88, complete

        /* complete: [x87, x86, x85, x84] in [rdi, rcx, r10, r8] */
        setc sil                             # begins x88 = CF
        movzx esi, sil                       # x88 = CF
        and rdi, [rip+.Lfe_vesta_square_c5]  # x89 = x87 & 0x7fffffffffffffff
        bt esi, 0x0                          # CF = x88
        cmovc rcx, rax                       # x92 = x88 ? x82 : x86, x88 in CF
        cmovnc r13, r10                      # x91 = x88 ? x81 : x85, x88 in CF
        mov rax, [rsp-0x8]                   # reload pointer out1
        mov [rax+0x8], r13                   # out1[1] = x91
        mov [rax+0x10], rcx                  # out1[2] = x92
        cmovc r8, r9                         # x90 = x88 ? x80 : x84, x88 in CF
        cmovnc r11, rdi                      # x93 = x88 ? x83 : x89, x88 in CF
        mov [rax+0x18], r11                  # out1[3] = x93
        mov [rax], r8                        # out1[0] = x90

        pop r15                              # restore r15
        .cfi_adjust_cfa_offset -8
        .cfi_restore r15
        pop r14                              # restore r14
        .cfi_adjust_cfa_offset -8
        .cfi_restore r14
        pop r13                              # restore r13
        .cfi_adjust_cfa_offset -8
        .cfi_restore r13
        pop r12                              # restore r12
        .cfi_adjust_cfa_offset -8
        .cfi_restore r12
        pop rbp                              # restore rbp
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbp
        pop rbx                              # restore rbx
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbx
        ret                                  # return
        .cfi_endproc
        .balign 8, 0xcc
.Lfe_vesta_square_c0: .quad 0x0
.Lfe_vesta_square_c1: .quad 0x8c46eb20ffffffff
.Lfe_vesta_square_c2: .quad 0x8c46eb2100000001
.Lfe_vesta_square_c3: .quad 0x224698fc0994a8dd
.Lfe_vesta_square_c4: .quad 0x4000000000000000
.Lfe_vesta_square_c5: .quad 0x7fffffffffffffff
        .size   fe_vesta_square, .-fe_vesta_square
        .section .note.GNU-stack, "", @progbits
