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
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x25
 *   [rsp-0x18]  x86
 *   [rsp-0x20]  x85
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
 *   x31 = x17 + x17 + x24 (carry to x84)
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
 *   x80 = x58 + x64 + x74 + x75 (carry to x81)
 *   x81 = x59 + x65 + x76 (carry to x82)
 *   x82 = x66 + x77 (carry to x83)
 *   x83 = x78
 *   x84 = x18 + x18 + x25 + x80 (carry to x85)
 *   x85 = x19 + x19 + x26 + x81 (carry to x86)
 *   x86 = x20 + x20 + x27 + x82 (carry to x87)
 *   x87 = x28 + x83
 *
 * 154 instructions; 41.4 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.627 [1.627, 1.627] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * latency: 1.223 [1.223, 1.224] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 a707c64538d35dc5d79a45d08a9be17d33eb334b62edb10d3e8aed000eab0ec5
 * found by Fieldwright, seed 36, 2026-12-01T15:02:28.928Z
 * ./fieldwright optimize --field vesta --op square --seed 36 --budget 66s --resume --cpu 1
 * sha256 of the code: 819e645a779189087a1ec218d57c301f96cdce1e4707b4243c86321fddf914be
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

        mov rdx, [rsi]                       # load arg1[0]
        mulx rax, r8, [rsi+0x10]             # x7:x6 = arg1[0]*arg1[2]
        mulx r9, r10, [rsi+0x8]              # x5:x4 = arg1[0]*arg1[1]
        xor r11d, r11d                       # CF = OF = 0
        adcx r9, r8                          # x16 = x5 + x6 (CF is 0), CF to x17, complete
        mov rdx, [rsi+0x18]                  # load arg1[3]
        mulx r8, r11, [rsi+0x8]              # x13:x12 = arg1[1]*arg1[3]
        mulx rcx, rbx, [rsi]                 # x9:x8 = arg1[0]*arg1[3]
        mov rdx, [rsi+0x10]                  # load arg1[2]
        mulx rbp, r12, [rsi+0x8]             # x11:x10 = arg1[1]*arg1[2]
        adox rbx, rax                        # x17 = x7 + x8 (OF is 0), OF to x18
        adcx rbx, r12                        # x17 += x10 + CF, CF to x18, complete
        adox rbp, rcx                        # x18 = x9 + x11 + OF, OF to x19
        adcx rbp, r11                        # x18 += x12 + CF, CF to x19, complete
        mov rdx, [rsi+0x8]                   # load arg1[1]
        mulx rax, r11, rdx                   # x24:x23 = arg1[1]*arg1[1]
        mov rdx, [rsi]                       # load arg1[0]
        mulx rcx, r12, rdx                   # x22:x21 = arg1[0]*arg1[0]
        adcx r8, [rip+.Lfe_vesta_square_c0]  # x19 = x13 + CF, no carry
        adox r8, [rip+.Lfe_vesta_square_c0]  # x19 += OF, no carry
        xor r13d, r13d                       # CF = OF = 0
        adox r10, r10                        # x29 = x4 + x4 (OF is 0), OF to x30
        adox r11, r9                         # x30 = x23 + x16 + OF, OF to x31
        mov rdx, [rsi+0x10]                  # load arg1[2]
        mulx r13, r14, rdx                   # x26:x25 = arg1[2]*arg1[2]
        adox rax, rbx                        # x31 = x24 + x17 + OF, OF to x84
        adox rbp, rbp                        # x84 = x18 + x18 + OF, OF to x85
        mov [rsp-0x8], rdi                   # spill pointer out1
        mov [rsp-0x10], r14                  # spill x25
        mulx rdi, r14, [rsi+0x18]            # x15:x14 = arg1[2]*arg1[3]
        adcx r14, r8                         # x19 += x14 (CF is 0), CF to x20, complete
        adox r13, [rip+.Lfe_vesta_square_c0] # x85 = x26 + OF, no carry
        adc rdi, 0x0                         # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [rdi, r14, -, rbx, r9] */
        mov rdx, r12                         # copy x21
        imul rdx, [rip+.Lfe_vesta_square_c1] # x36 = x21*0x8c46eb20ffffffff mod 2^64
        add r10, rcx                         # x29 += x22, CF to x30, complete
        adc r11, r9                          # x30 += x16 + CF, CF to x31, complete
        adc rbx, rax                         # x31 += x17 + CF, CF to x84, complete

        /* complete: [x31, x30, x29] in [rbx, r11, r10] */
        mulx rax, r8, [rip+.Lfe_vesta_square_c2] # x40:x39 = x36*0x224698fc0994a8dd
        adc rbp, 0x0                         # x84 += CF, CF to x85
        adcx r14, r14                        # x85.2 = x19 + x19 + CF, CF to x86
        adcx rdi, rdi                        # x86 = x20 + x20 + CF, no carry
        mulx r9, rcx, [rip+.Lfe_vesta_square_c3] # x38:x37 = x36*0x8c46eb2100000001
        mov [rsp-0x18], rdi                  # spill x86
        mov rdi, rdx                         # copy x36
        shr rdi, 0x2                         # x42 = x36 >> 2
        mov [rsp-0x20], r13                  # spill x85
        xor r13d, r13d                       # CF = OF = 0
        adox rcx, r12                        # x43 = x37 + x21 (OF is 0), OF to x44
        adox r10, r8                         # x44 = x39 + x29 + OF, OF to x56
        adcx r9, r10                         # x44 += x38 (CF is 0), CF to x56, complete
        mov r8, rdx                          # copy x36
        mov rdx, r9                          # copy x44
        mulx r10, rcx, [rip+.Lfe_vesta_square_c1] # x48 = x44*0x8c46eb20ffffffff mod 2^64
        mov rdx, [rip+.Lfe_vesta_square_c2]  # constant 0x224698fc0994a8dd
        mulx r10, r12, rcx                   # x52:x51 = x48*0x224698fc0994a8dd
        adox r11, rax                        # x56 = x40 + x30 + OF, OF to x57
        adcx r11, r12                        # x56 += x51 + CF, CF to x57
        mov rdx, rcx                         # copy x48
        mulx rax, r12, [rip+.Lfe_vesta_square_c3] # x50:x49 = x48*0x8c46eb2100000001
        adox r10, [rip+.Lfe_vesta_square_c0] # x57 = x52 + OF, no carry
        adc r10, 0x0                         # x57 += CF, no carry
        shl r8, 0x3e                         # x41 = x36 << 62 mod 2^64
        mov rdx, [rsi+0x18]                  # load arg1[3]
        mulx rsi, r13, rdx                   # x28:x27 = arg1[3]*arg1[3]
        add r10, r8                          # x57 += x41, CF to x58
        adc rdi, 0x0                         # x58 = x42 + CF, no carry
        adcx rbx, r10                        # x57 += x31 (CF is 0), CF to x58
        adc rdi, 0x0                         # x58 += CF, no carry
        add r9, r12                          # x55 = x49 + x44, CF to x56
        adcx r11, rax                        # x56 += x50 + CF, CF to x57, complete
        adc rbx, 0x0                         # x57 += CF, CF to x58, complete
        adc rdi, 0x0                         # x58 += CF, no carry
        mov rdx, r11                         # copy x56
        imul rdx, [rip+.Lfe_vesta_square_c1] # x60 = x56*0x8c46eb20ffffffff mod 2^64
        mulx rax, r8, [rip+.Lfe_vesta_square_c3] # x62:x61 = x60*0x8c46eb2100000001
        mov r9, rdx                          # copy x60
        shl r9, 0x3e                         # x65 = x60 << 62 mod 2^64
        xor r10d, r10d                       # CF = OF = 0
        adcx rbx, rax                        # x68 = x57 + x62 (CF is 0), CF to x80
        adox r8, r11                         # x67 = x61 + x56 (OF is 0), OF to x68
        mulx rax, r8, [rip+.Lfe_vesta_square_c2] # x64:x63 = x60*0x224698fc0994a8dd
        adox rbx, r8                         # x68 += x63 + OF, OF to x80, complete
        adox rax, [rip+.Lfe_vesta_square_c0] # x80 = x64 + OF, no carry
        adc rax, 0x0                         # x80 += CF, no carry
        mov r8, rdx                          # copy x60
        mov rdx, rbx                         # copy x68
        imul rdx, [rip+.Lfe_vesta_square_c1] # x72 = x68*0x8c46eb20ffffffff mod 2^64
        mulx r10, r11, [rip+.Lfe_vesta_square_c3] # x74:x73 = x72*0x8c46eb2100000001
        xor r12d, r12d                       # CF = OF = 0
        adcx rbx, r11                        # x79 = x73 + x68 (CF is 0), CF to x80
        adc r10, 0x0                         # x80.2 = x74 + CF, no carry
        mov r11, rcx                         # copy x48
        shl r11, 0x3e                        # x53 = x48 << 62 mod 2^64
        mov ebx, 0x2                         # constant 2
        shrx rcx, rcx, rbx                   # x54 = x48 >> 2
        add r11, rdi                         # x58 += x53, CF to x59, complete
        adc rcx, 0x0                         # x59 = x54 + CF, no carry, complete

        /* complete: [x59, x58, x57, x56] in [rcx, r11, -, -] */
        shr r8, 0x2                          # x66 = x60 >> 2
        mov rdi, rdx                         # copy x72
        shl rdi, 0x3e                        # x77 = x72 << 62 mod 2^64
        xor ebx, ebx                         # CF = OF = 0
        adcx rbp, [rsp-0x10]                 # x84 += x25 (CF is 0), CF to x85
        adcx r14, [rsp-0x20]                 # x85 += x85.2 + CF, CF to x86
        adcx r13, [rsp-0x18]                 # x86 += x27 + CF, CF to x87
        adox r10, rax                        # x80 += x80.2 (OF is 0), no carry
        adc rsi, 0x0                         # x87 = x28 + CF, no carry
        mov rax, rdx                         # copy x72
        shr rax, 0x2                         # x78 = x72 >> 2
        mulx rdx, rbx, [rip+.Lfe_vesta_square_c2] # x76:x75 = x72*0x224698fc0994a8dd
        xor r12d, r12d                       # CF = OF = 0
        adcx r11, rbx                        # x80.2 = x75 + x58 (CF is 0), CF to x81
        adc rcx, rdx                         # x81 = x76 + x59 + CF, no carry
        xor edx, edx                         # CF = OF = 0
        adcx r11, r10                        # x80 += x80.2 (CF is 0), CF to x81, complete
        adox r11, rbp                        # x84 += x80 (OF is 0), OF to x85, complete
        adcx rcx, r9                         # x81 += x65 + CF, CF to x82, complete
        adcx r8, rdi                         # x82 = x66 + x77 + CF, CF to x83, complete
        adox rcx, r14                        # x85 += x81 + OF, OF to x86, complete
        adox r13, r8                         # x86 += x82 + OF, OF to x87, complete
        adcx rax, [rip+.Lfe_vesta_square_c0] # x83 = x78 + CF, no carry, complete

        /* complete: [x83, x82, x81, x80] in [rax, r8, -, -] */
        adox rsi, rax                        # x87 += x83 + OF, no carry, complete

        /* complete: [x87, x86, x85, x84] in [rsi, r13, rcx, r11] */
        mov rax, r11                         # copy x84
        sub rax, [rip+.Lfe_vesta_square_c3]  # x88 = x84 - 0x8c46eb2100000001, CF from x89, complete
        mov r8, rcx                          # copy x85
        sbb r8, [rip+.Lfe_vesta_square_c2]   # x89 = x85 - 0x224698fc0994a8dd - CF, CF from x90, complete
        mov r9, r13                          # copy x86
        sbb r9, 0x0                          # x90 = x86 - CF, CF from x91, complete
        mov r10, rsi                         # copy x87
        sbb r10, [rip+.Lfe_vesta_square_c4]  # x91 = x87 - 0x4000000000000000 - CF, CF = x92, complete

        /* complete: [x91, x90, x89, x88] in [r10, r9, r8, rax] */
        cmovc rax, r11                       # x94 = x92 ? x84 : x88, x92 in CF
        cmovnc r13, r9                       # x96 = x92 ? x86 : x90, x92 in CF
        cmovnc rcx, r8                       # x95 = x92 ? x85 : x89, x92 in CF
        mov r8, [rsp-0x8]                    # reload pointer out1
        mov [r8+0x8], rcx                    # out1[1] = x95
        mov [r8+0x10], r13                   # out1[2] = x96
        setc r9b                             # begins x92 = CF
        movzx r9d, r9b                       # x92 = CF
        and r10, [rip+.Lfe_vesta_square_c5]  # x93 = x91 & 0x7fffffffffffffff
        mov [r8], rax                        # out1[0] = x94
        bt r9d, 0x0                          # CF = x92
        cmovnc rsi, r10                      # x97 = x92 ? x87 : x93, x92 in CF
        mov [r8+0x18], rsi                   # out1[3] = x97

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
.Lfe_vesta_square_c2: .quad 0x224698fc0994a8dd
.Lfe_vesta_square_c3: .quad 0x8c46eb2100000001
.Lfe_vesta_square_c4: .quad 0x4000000000000000
.Lfe_vesta_square_c5: .quad 0x7fffffffffffffff
        .size   fe_vesta_square, .-fe_vesta_square
        .section .note.GNU-stack, "", @progbits
