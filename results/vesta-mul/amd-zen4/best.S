/*
 * vesta mul (loose), modulo p = 0x40000000000000000000000000000000224698fc0994a8dd8c46eb2100000001
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 *
 * void fe_vesta_mul(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below p
 *   rsi  arg1[4]  read, below p
 *   rdx  arg2[4]  read, below p
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, xmm0, xmm1, xmm2, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14
 * Spilled words:
 *   xmm0  pointer out1
 *   xmm1  x26, then x85
 *   xmm2  x84
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x27 = x8 + x21 (carry to x40)
 *   x40 = x16 + x22 + x23 + x32 (carry to x53)
 *   x52 = x40 + x46 (carry to x53)
 *   x53 = x17 + x24 + x33 + x34 + x47 + x48 (carry to x54)
 *   x54 = x18 + x25 + x35 + x36 + x49 (carry to x55)
 *   x55 = x19 + x26 + x37 + x38 + x50 (carry to x56)
 *   x56 = x39 + x51
 *   x65 = x53 + x57 (carry to x78)
 *   x77 = x65 + x71 (carry to x78)
 *   x78 = x54 + x58 + x59 + x72 + x73 (carry to x79)
 *   x79 = x55 + x60 + x61 + x74 (carry to x80)
 *   x80 = x56 + x62 + x63 + x75 (carry to x81)
 *   x81 = x64 + x76
 *   x90 = x78 + x82 (carry to x103)
 *   x102 = x90 + x96 (carry to x103)
 *   x103 = x79 + x83 + x84 + x97 + x98 (carry to x104)
 *   x104 = x80 + x85 + x86 + x99 (carry to x105)
 *   x105 = x81 + x87 + x88 + x100 (carry to x106)
 *   x106 = x89 + x101
 *
 * 171 instructions; 47.3 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.465 [1.462, 1.465] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * latency: 1.154 [1.154, 1.154] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 a707c64538d35dc5d79a45d08a9be17d33eb334b62edb10d3e8aed000eab0ec5
 * found by Fieldwright, seed 11, 2026-12-01T14:32:13.385Z
 * ./fieldwright optimize --field vesta --op mul --seed 11 --budget 66s --cpu 1
 * sha256 of the code: 3bc47f9b5fe9a8d30b675fa0acbb067cd8eb0e9e8e0c36c5d71b1bfce337492f
 */
        .intel_syntax noprefix
        .text
        .globl  fe_vesta_mul
        .type   fe_vesta_mul, @function
        .p2align 6
fe_vesta_mul:
        .cfi_startproc
        push rbx                          # save rbx
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbx, 0
        push rbp                          # save rbp
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbp, 0
        push r12                          # save r12
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r12, 0
        push r13                          # save r13
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r13, 0
        push r14                          # save r14
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r14, 0

        mov rax, rdx                      # copy pointer arg2
        mov rdx, [rsi+0x8]                # load arg1[1]
        mulx r8, r9, [rax]                # x11:x10 = arg1[1]*arg2[0]
        mov rdx, [rax]                    # load arg2[0]
        mulx r10, r11, [rsi]              # x9:x8 = arg1[0]*arg2[0]
        mov rcx, r11                      # copy x8
        imul rcx, [rip+.Lfe_vesta_mul_c0] # x20 = x8*0x8c46eb20ffffffff mod 2^64
        mov ebx, 0x2                      # constant 2
        shrx rbp, rcx, rbx                # x26 = x20 >> 2
        mulx r12, r13, [rsi+0x18]         # x15:x14 = arg1[3]*arg2[0]
        xor r14d, r14d                    # CF = OF = 0
        adcx r9, r10                      # x16 = x9 + x10 (CF is 0), CF to x17, complete
        mulx r10, r14, [rsi+0x10]         # x13:x12 = arg1[2]*arg2[0]
        adcx r14, r8                      # x17 = x11 + x12 + CF, CF to x18, complete
        mov rdx, [rip+.Lfe_vesta_mul_c1]  # constant 0x224698fc0994a8dd
        movq xmm0, rdi                    # spill pointer out1
        mulx r8, rdi, rcx                 # x24:x23 = x20*0x224698fc0994a8dd
        mov rdx, rcx                      # copy x20
        movq xmm1, rbp                    # spill x26
        mulx rbx, rbp, [rip+.Lfe_vesta_mul_c2] # x22:x21 = x20*0x8c46eb2100000001
        adcx r13, r10                     # x18 = x13 + x14 + CF, CF to x19, complete
        adc r12, 0x0                      # x19 = x15 + CF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [r12, r13, r14, r9] */
        shl rcx, 0x3e                     # x25 = x20 << 62 mod 2^64
        add r11, rbp                      # x27 = x8 + x21, CF to x40
        mov rdx, [rax+0x8]                # load arg2[1]
        mulx r10, r11, [rsi]              # x33:x32 = arg1[0]*arg2[1]
        adcx rbx, r11                     # x40 = x32 + x22 + CF, CF to x53
        adc r10, 0x0                      # x53 = x33 + CF, no carry
        add rdi, r9                       # x40.2 = x23 + x16, CF to x53
        mulx r9, r11, [rsi+0x8]           # x35:x34 = arg1[1]*arg2[1]
        adcx r8, r14                      # x53.2 = x24 + x17 + CF, CF to x54
        adc rcx, r13                      # x54 = x25 + x18 + CF, CF to x55
        mulx rbp, r13, [rsi+0x10]         # x37:x36 = arg1[2]*arg2[1]
        adc rbp, 0x0                      # x55 = x37 + CF, no carry
        xor r14d, r14d                    # CF = OF = 0
        adox rbx, rdi                     # x40 += x40.2 (OF is 0), OF to x53, complete
        adox r11, r8                      # x53.2 += x34 + OF, OF to x54
        adox r9, r13                      # x54.2 = x35 + x36 + OF, OF to x55
        mov rdx, [rsi+0x8]                # load arg1[1]
        mulx r8, rdi, [rax+0x18]          # x85:x84 = arg1[1]*arg2[3]
        adcx r11, r10                     # x53 += x53.2 (CF is 0), CF to x54
        mov rdx, [rax+0x8]                # load arg2[1]
        mulx r10, r13, [rsi+0x18]         # x39:x38 = arg1[3]*arg2[1]
        adcx r9, rcx                      # x54 += x54.2 + CF, CF to x55
        movq rcx, xmm1                    # reload x26
        adox r13, rcx                     # x55.2 = x26 + x38 + OF, OF to x56
        adcx r12, r13                     # x55.2 += x19 + CF, CF to x56
        adox r10, [rip+.Lfe_vesta_mul_c3] # x56 = x39 + OF, no carry
        adc r10, 0x0                      # x56 += CF, no carry
        mov rcx, rbx                      # copy x40
        imul rcx, [rip+.Lfe_vesta_mul_c0] # x45 = x40*0x8c46eb20ffffffff mod 2^64
        mov r13, rcx                      # copy x45
        shl r13, 0x3e                     # x50 = x45 << 62 mod 2^64
        xor r14d, r14d                    # CF = OF = 0
        adcx r12, rbp                     # x55 += x55.2 (CF is 0), CF to x56
        mov rdx, [rip+.Lfe_vesta_mul_c2]  # constant 0x8c46eb2100000001
        mulx rbp, r14, rcx                # x47:x46 = x45*0x8c46eb2100000001
        mov rdx, rcx                      # copy x45
        movq xmm1, r8                     # spill x85
        movq xmm2, rdi                    # spill x84
        mulx r8, rdi, [rip+.Lfe_vesta_mul_c1] # x49:x48 = x45*0x224698fc0994a8dd
        adc r10, 0x0                      # x56 += CF, no carry
        shr rcx, 0x2                      # x51 = x45 >> 2
        add rbx, r14                      # x52 = x40 + x46, CF to x53
        mov rdx, [rax+0x10]               # load arg2[2]
        mulx rbx, r14, [rsi]              # x58:x57 = arg1[0]*arg2[2]
        adc r11, rbp                      # x53 += x47 + CF, CF to x54
        adc r8, 0x0                       # x54.2 = x49 + CF, no carry
        add r11, rdi                      # x53 += x48, CF to x54, complete
        adc r8, r9                        # x54 += x54.2 + CF, CF to x55, complete
        adc r13, r12                      # x55 += x50 + CF, CF to x56, complete
        mulx r9, rdi, [rsi+0x8]           # x60:x59 = arg1[1]*arg2[2]
        adc rcx, 0x0                      # x56.2 = x51 + CF, no carry
        xor ebp, ebp                      # CF = OF = 0
        adcx r11, r14                     # x65 = x53 + x57 (CF is 0), CF to x78, complete
        adox rdi, rbx                     # x78 = x58 + x59 (OF is 0), OF to x79
        adcx rdi, r8                      # x78 += x54 + CF, CF to x79
        mulx r8, rbx, [rsi+0x10]          # x62:x61 = arg1[2]*arg2[2]
        adox rbx, r9                      # x79 = x61 + x60 + OF, OF to x80
        adcx r13, rbx                     # x79 += x55 + CF, CF to x80
        adox r8, [rip+.Lfe_vesta_mul_c3]  # x80 = x62 + OF, no carry
        adc r8, 0x0                       # x80 += CF, no carry
        mov r9, r11                       # copy x65
        imul r9, [rip+.Lfe_vesta_mul_c0]  # x70 = x65*0x8c46eb20ffffffff mod 2^64
        mov rdx, r9                       # copy x70
        mulx rbx, rbp, [rip+.Lfe_vesta_mul_c2] # x72:x71 = x70*0x8c46eb2100000001
        mov r12, r9                       # copy x70
        shl r12, 0x3e                     # x75 = x70 << 62 mod 2^64
        xor r14d, r14d                    # CF = OF = 0
        adox rcx, r10                     # x56 += x56.2 (OF is 0), no carry, complete

        /* complete: [x56, x55, x54, x53] in [rcx, -, -, -] */
        adcx rbp, r11                     # x77 = x65 + x71 (CF is 0), CF to x78
        mov rdx, [rax+0x10]               # load arg2[2]
        mulx r10, r11, [rsi+0x18]         # x64:x63 = arg1[3]*arg2[2]
        adox rcx, r11                     # x80.2 = x63 + x56 (OF is 0), OF to x81
        mov rdx, r9                       # copy x70
        mulx r11, rbp, [rip+.Lfe_vesta_mul_c1] # x74:x73 = x70*0x224698fc0994a8dd
        adcx rbp, rdi                     # x78 += x73 + CF, CF to x79
        adox r10, [rip+.Lfe_vesta_mul_c3] # x81 = x64 + OF, no carry
        adc r11, 0x0                      # x79.2 = x74 + CF, no carry
        shr r9, 0x2                       # x76 = x70 >> 2
        xor edi, edi                      # CF = OF = 0
        adox r12, r8                      # x80 += x75 (OF is 0), OF to x81
        adox r9, [rip+.Lfe_vesta_mul_c3]  # x81.2 = x76 + OF, no carry
        xor r8d, r8d                      # CF = OF = 0
        adcx rbp, rbx                     # x78 += x72 (CF is 0), CF to x79, complete
        mov rdx, [rax+0x18]               # load arg2[3]
        mulx r8, rdi, [rsi]               # x83:x82 = arg1[0]*arg2[3]
        adc r11, r13                      # x79 += x79.2 + CF, CF to x80, complete
        mulx rbx, r13, [rsi+0x10]         # x87:x86 = arg1[2]*arg2[3]
        adc rcx, r12                      # x80 += x80.2 + CF, CF to x81, complete
        adc r9, r10                       # x81 += x81.2 + CF, no carry, complete

        /* complete: [x81, x80, x79, x78] in [r9, rcx, r11, rbp] */
        add r11, r8                       # x103 = x83 + x79, CF to x104
        adcx r13, rcx                     # x104 = x80 + x86 + CF, CF to x105
        mulx rax, r8, [rsi+0x18]          # x89:x88 = arg1[3]*arg2[3]
        adcx r9, rbx                      # x105 = x87 + x81 + CF, no carry
        xor r10d, r10d                    # CF = OF = 0
        adox r8, r9                       # x105 += x88 (OF is 0), OF to x106
        adox rax, [rip+.Lfe_vesta_mul_c3] # x106 = x89 + OF, no carry
        xor r9d, r9d                      # CF = OF = 0
        adox rdi, rbp                     # x90 = x78 + x82 (OF is 0), OF to x103, complete
        mov rdx, rdi                      # copy x90
        mulx r9, r10, [rip+.Lfe_vesta_mul_c0] # x95 = x90*0x8c46eb20ffffffff mod 2^64
        mov rdx, r10                      # copy x95
        mulx r9, rcx, [rip+.Lfe_vesta_mul_c2] # x97:x96 = x95*0x8c46eb2100000001
        mov esi, 0x2                      # constant 2
        shrx rsi, r10, rsi                # x101 = x95 >> 2
        adcx rcx, rdi                     # x102 = x90 + x96 (CF is 0), CF to x103
        movq rcx, xmm2                    # reload x84
        adox r9, rcx                      # x103.2 = x84 + x97 + OF, OF to x104
        mulx rcx, rdi, [rip+.Lfe_vesta_mul_c1] # x99:x98 = x95*0x224698fc0994a8dd
        movq rdx, xmm1                    # reload x85
        adox rcx, rdx                     # x104.2 = x99 + x85 + OF, no carry
        adcx r9, r11                      # x103 += x103.2 + CF, CF to x104
        adc rcx, 0x0                      # x104.2 += CF, no carry
        shl r10, 0x3e                     # x100 = x95 << 62 mod 2^64
        add rdi, r9                       # x103 += x98, CF to x104, complete
        adcx rcx, r13                     # x104 += x104.2 + CF, CF to x105, complete
        adc r10, r8                       # x105 += x100 + CF, CF to x106, complete
        adc rsi, rax                      # x106 += x101 + CF, no carry, complete

        /* complete: [x106, x105, x104, x103] in [rsi, r10, rcx, rdi] */
        mov rax, rdi                      # copy x103
        sub rax, [rip+.Lfe_vesta_mul_c2]  # x107 = x103 - 0x8c46eb2100000001, CF from x108, complete
        mov r8, rcx                       # copy x104
        sbb r8, [rip+.Lfe_vesta_mul_c1]   # x108 = x104 - 0x224698fc0994a8dd - CF, CF from x109, complete
        mov r9, r10                       # copy x105
        sbb r9, 0x0                       # x109 = x105 - CF, CF from x110, complete
        mov r11, rsi                      # copy x106
        sbb r11, [rip+.Lfe_vesta_mul_c4]  # x110 = x106 - 0x4000000000000000 - CF, CF from x111, complete

        /* complete: [x110, x109, x108, x107] in [r11, r9, r8, rax] */
        mov edx, 0x0                      # begins x111 = CF
        adc rdx, 0x0                      # x111 = CF
        and r11, [rip+.Lfe_vesta_mul_c5]  # x112 = x110 & 0x7fffffffffffffff
        bt edx, 0x0                       # CF = x111
        cmovnc rsi, r11                   # x116 = x111 ? x106 : x112, x111 in CF
        movq r11, xmm0                    # reload pointer out1
        mov [r11+0x18], rsi               # out1[3] = x116
        cmovc rax, rdi                    # x113 = x111 ? x103 : x107, x111 in CF
        cmovc r8, rcx                     # x114 = x111 ? x104 : x108, x111 in CF
        mov [r11+0x8], r8                 # out1[1] = x114
        mov [r11], rax                    # out1[0] = x113
        cmovnc r10, r9                    # x115 = x111 ? x105 : x109, x111 in CF
        mov [r11+0x10], r10               # out1[2] = x115

        pop r14                           # restore r14
        .cfi_adjust_cfa_offset -8
        .cfi_restore r14
        pop r13                           # restore r13
        .cfi_adjust_cfa_offset -8
        .cfi_restore r13
        pop r12                           # restore r12
        .cfi_adjust_cfa_offset -8
        .cfi_restore r12
        pop rbp                           # restore rbp
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbp
        pop rbx                           # restore rbx
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbx
        ret                               # return
        .cfi_endproc
        .balign 8, 0xcc
.Lfe_vesta_mul_c0: .quad 0x8c46eb20ffffffff
.Lfe_vesta_mul_c1: .quad 0x224698fc0994a8dd
.Lfe_vesta_mul_c2: .quad 0x8c46eb2100000001
.Lfe_vesta_mul_c3: .quad 0x0
.Lfe_vesta_mul_c4: .quad 0x4000000000000000
.Lfe_vesta_mul_c5: .quad 0x7fffffffffffffff
        .size   fe_vesta_mul, .-fe_vesta_mul
        .section .note.GNU-stack, "", @progbits
