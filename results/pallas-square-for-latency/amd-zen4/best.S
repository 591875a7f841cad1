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
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x11, then x66
 *   [rsp-0x18]  x30, then x80
 *   [rsp-0x20]  x18
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
 * 181 instructions; 48.3 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.399 [1.396, 1.400] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * latency: 1.364 [1.364, 1.364] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic, 2 cases)
 * constant time: proved for all inputs (basic, 2 cases)
 * asm = source: proved for all inputs (basic, 2 cases; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 9cc2ffab2561c6ec3e143ee513be37d3a618348bc0c06d500d515a033d922393
 * found by Fieldwright, seed 2, 2026-12-01T18:30:29.996Z
 * ./fieldwright optimize --field pallas --op square --seed 2 --budget 30s --for latency --cpu 0
 * sha256 of the code: 5fbe38fe816f23117aed275611f6fe4bc94c526a0da511f3643538c586ddad2a
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

        mov rdx, [rsi]                        # load arg1[0]
        mulx rax, r8, rdx                     # x22:x21 = arg1[0]*arg1[0]
        mulx r9, r10, [rsi+0x8]               # x5:x4 = arg1[0]*arg1[1]
        add r10, r10                          # x29 = x4 + x4, CF to x30
        mov r11d, 0x0                         # begins x30 = CF
        adc r11, 0x0                          # x30 = CF
        xor ecx, ecx                          # CF = OF = 0
        adcx r10, rax                         # x29 += x22 (CF is 0), CF to x30, complete
        adc r11, 0x0                          # x30 += CF, no carry
        mov rdx, r8                           # copy x21
        imul rdx, [rip+.Lfe_pallas_square_c0] # x36 = x21*0x992d30ecffffffff mod 2^64
        mulx rax, rcx, [rip+.Lfe_pallas_square_c1] # x38:x37 = x36*0x992d30ed00000001
        add rcx, r8                           # x43 = x21 + x37, CF to x44
        mulx r8, rcx, [rip+.Lfe_pallas_square_c2] # x40:x39 = x36*0x224698fc094cf91b
        adcx r10, rax                         # x44 = x29 + x38 + CF, CF to x56
        adc r8, 0x0                           # x56 = x40 + CF, no carry
        xor eax, eax                          # CF = OF = 0
        adcx rcx, r10                         # x44 += x39 (CF is 0), CF to x56, complete
        mov r10, rdx                          # copy x36
        mov rdx, [rsi+0x8]                    # load arg1[1]
        mulx rax, rbx, [rsi+0x10]             # x11:x10 = arg1[1]*arg1[2]
        mov rdx, [rsi+0x10]                   # load arg1[2]
        mulx rbp, r12, [rsi]                  # x7:x6 = arg1[0]*arg1[2]
        mov rdx, [rsi+0x8]                    # load arg1[1]
        mulx r13, r14, rdx                    # x24:x23 = arg1[1]*arg1[1]
        adox r9, r12                          # x16 = x6 + x5 (OF is 0), OF to x17, complete
        mov rdx, [rsi+0x18]                   # load arg1[3]
        mov [rsp-0x8], rdi                    # spill pointer out1
        mulx r12, rdi, [rsi]                  # x9:x8 = arg1[0]*arg1[3]
        adox rbx, rdi                         # x17 = x10 + x8 + OF, OF to x18
        adox r12, [rip+.Lfe_pallas_square_c3] # x18 = x9 + OF, no carry
        adc r8, 0x0                           # x56 += CF, no carry
        mov rdi, rcx                          # copy x44
        imul rdi, [rip+.Lfe_pallas_square_c0] # x48 = x44*0x992d30ecffffffff mod 2^64
        mov rdx, [rip+.Lfe_pallas_square_c1]  # constant 0x992d30ed00000001
        mov [rsp-0x10], rax                   # spill x11
        mov [rsp-0x18], r11                   # spill x30
        mulx rax, r11, rdi                    # x50:x49 = x48*0x992d30ed00000001
        mov [rsp-0x20], r12                   # spill x18
        xor r12d, r12d                        # CF = OF = 0
        adox r11, rcx                         # x55 = x44 + x49 (OF is 0), OF to x56
        adox rax, r8                          # x56 += x50 + OF, no carry
        mov rdx, rdi                          # copy x48
        mulx r8, r11, [rip+.Lfe_pallas_square_c2] # x52:x51 = x48*0x224698fc094cf91b
        xor ecx, ecx                          # CF = OF = 0
        adcx r14, r9                          # x30.2 = x16 + x23 (CF is 0), CF to x31
        adox r11, rax                         # x56 += x51 (OF is 0), OF to x57
        adox r8, [rip+.Lfe_pallas_square_c3]  # x57 = x52 + OF, no carry
        adc r13, 0x0                          # x31 = x24 + CF, no carry
        mov rax, r10                          # copy x36
        shr rax, 0x2                          # x42 = x36 >> 2
        xor ecx, ecx                          # CF = OF = 0
        adox r9, r14                          # x30.2 += x16 (OF is 0), OF to x31
        adcx rbx, rbp                         # x17 += x7 (CF is 0), CF to x18, complete
        mov rdx, [rsi+0x10]                   # load arg1[2]
        mulx rcx, rbp, [rsi+0x18]             # x15:x14 = arg1[2]*arg1[3]
        adox r13, rbx                         # x31 += x17 + OF, OF to x80
        mov r12, [rsp-0x20]                   # reload x18
        adcx r12, [rip+.Lfe_pallas_square_c3] # x18 += CF, no carry
        adcx rbx, r13                         # x31 += x17 (CF is 0), CF to x80
        setc r13b                             # begins x80 = CF
        movzx r13d, r13b                      # x80 = CF
        adox r13, [rip+.Lfe_pallas_square_c3] # x80 += OF, no carry
        add r9, [rsp-0x18]                    # x30 += x30.2, CF to x31, complete
        adc rbx, 0x0                          # x31 += CF, CF to x80, complete

        /* complete: [x31, x30, x29] in [rbx, r9, -] */
        adc r13, 0x0                          # x80 += CF, no carry
        xor r14d, r14d                        # CF = OF = 0
        adcx r9, r11                          # x56 += x30 (CF is 0), CF to x57, complete
        adc r8, 0x0                           # x57 += CF, no carry
        mov r11, r9                           # copy x56
        imul r11, [rip+.Lfe_pallas_square_c0] # x60 = x56*0x992d30ecffffffff mod 2^64
        shl r10, 0x3e                         # x41 = x36 << 62 mod 2^64
        mov r14d, 0x2                         # constant 2
        shrx r14, r11, r14                    # x66 = x60 >> 2
        add r10, rbx                          # x57.2 = x41 + x31, CF to x58
        mov rdx, [rsi+0x8]                    # load arg1[1]
        mov [rsp-0x18], r13                   # spill x80
        mulx rbx, r13, [rsi+0x18]             # x13:x12 = arg1[1]*arg1[3]
        adc rax, 0x0                          # x58 = x42 + CF, no carry
        add r12, [rsp-0x10]                   # x18 += x11, CF to x19
        adc rbx, 0x0                          # x19 = x13 + CF, no carry
        adcx r13, r12                         # x18 += x12 (CF is 0), CF to x19, complete
        mov rdx, [rip+.Lfe_pallas_square_c2]  # constant 0x224698fc094cf91b
        mov [rsp-0x10], r14                   # spill x66
        mulx r12, r14, r11                    # x64:x63 = x60*0x224698fc094cf91b
        adc rbx, rbp                          # x19 += x14 + CF, CF to x20, complete
        adc rcx, 0x0                          # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [rcx, rbx, r13, -, -] */
        xor ebp, ebp                          # CF = OF = 0
        adox rcx, rcx                         # x82 = x20 + x20 (OF is 0), no carry
        add r10, r8                           # x57 += x57.2, CF to x58, complete
        adc rax, 0x0                          # x58 += CF, no carry
        xor r8d, r8d                          # CF = OF = 0
        adox r14, r10                         # x68 = x57 + x63 (OF is 0), OF to x80
        adox r12, [rip+.Lfe_pallas_square_c3] # x80.2 = x64 + OF, no carry
        mov r8, rdi                           # copy x48
        shr r8, 0x2                           # x54 = x48 >> 2
        mov rdx, r11                          # copy x60
        mulx r10, rbp, [rip+.Lfe_pallas_square_c1] # x62:x61 = x60*0x992d30ed00000001
        add r9, rbp                           # x67 = x56 + x61, CF to x68
        adc r14, r10                          # x68 += x62 + CF, CF to x80, complete
        mov rdx, [rsi+0x10]                   # load arg1[2]
        mulx r9, r10, rdx                     # x26:x25 = arg1[2]*arg1[2]
        adc r10, r12                          # x80.2 += x25 + CF, CF to x81
        adc r9, 0x0                           # x81 = x26 + CF, no carry
        shl rdi, 0x3e                         # x53 = x48 << 62 mod 2^64
        add rax, rdi                          # x58 += x53, CF to x59, complete
        adc r8, 0x0                           # x59 = x54 + CF, no carry, complete

        /* complete: [x59, x58, x57, x56] in [r8, rax, -, -] */
        mov rdx, r14                          # copy x68
        imul rdx, [rip+.Lfe_pallas_square_c0] # x72 = x68*0x992d30ecffffffff mod 2^64
        add r10, r13                          # x80.2 += x18, CF to x81
        adcx r8, rbx                          # x81.2 = x59 + x19 + CF, CF to x82
        adc rcx, 0x0                          # x82 += CF, no carry
        shl r11, 0x3e                         # x65 = x60 << 62 mod 2^64
        mulx rdi, rbp, [rip+.Lfe_pallas_square_c1] # x74:x73 = x72*0x992d30ed00000001
        add r11, rbx                          # x81.3 = x65 + x19, CF to x82
        adc rcx, 0x0                          # x82 += CF, no carry
        mov rbx, rdx                          # copy x72
        shl rbx, 0x3e                         # x77 = x72 << 62 mod 2^64
        add r13, rax                          # x80.3 = x58 + x18, CF to x81
        adc r8, r11                           # x81.2 += x81.3 + CF, CF to x82
        mov r11, rdx                          # copy x72
        mov rdx, [rsi+0x18]                   # load arg1[3]
        mulx rax, rsi, rdx                    # x28:x27 = arg1[3]*arg1[3]
        adcx rbx, rsi                         # x82.2 = x77 + x27 + CF, CF to x83
        adc rax, 0x0                          # x83 = x28 + CF, no carry
        mov rdx, r11                          # copy x72
        shr r11, 0x2                          # x78 = x72 >> 2
        add rax, r11                          # x83 += x78, no carry
        mov r11, [rsp-0x10]                   # reload x66
        lea r11, [rcx+r11]                    # x82 += x66
        xor ecx, ecx                          # CF = OF = 0
        adox r13, rdi                         # x80.3 += x74 (OF is 0), OF to x81
        adox r9, r8                           # x81 += x81.2 + OF, OF to x82
        adox r11, rbx                         # x82 += x82.2 + OF, OF to x83
        adox rax, [rip+.Lfe_pallas_square_c3] # x83 += OF, no carry
        xor r8d, r8d                          # CF = OF = 0
        adcx r14, rbp                         # x79 = x68 + x73 (CF is 0), CF to x80
        mulx r8, rcx, [rip+.Lfe_pallas_square_c2] # x76:x75 = x72*0x224698fc094cf91b
        adc r10, rcx                          # x80.2 += x75 + CF, CF to x81
        adc r8, 0x0                           # x81.2 = x76 + CF, no carry
        add r10, r13                          # x80.2 += x80.3, CF to x81
        adcx r9, r8                           # x81 += x81.2 + CF, CF to x82
        adc r11, 0x0                          # x82 += CF, CF to x83
        adc rax, 0x0                          # x83 += CF, no carry
        add r10, [rsp-0x18]                   # x80 += x80.2, CF to x81, complete
        adc r9, 0x0                           # x81 += CF, CF to x82, complete
        adc r11, 0x0                          # x82 += CF, CF to x83, complete
        adc rax, 0x0                          # x83 += CF, no carry, complete

        /* complete: [x83, x82, x81, x80] in [rax, r11, r9, r10] */
        mov r8, r10                           # copy x80
        sub r8, [rip+.Lfe_pallas_square_c1]   # x84 = x80 - 0x992d30ed00000001, CF from x85, complete
        mov rcx, r9                           # copy x81
        sbb rcx, [rip+.Lfe_pallas_square_c2]  # x85 = x81 - 0x224698fc094cf91b - CF, CF from x86, complete
        mov rdi, r11                          # copy x82
        sbb rdi, 0x0                          # x86 = x82 - CF, CF from x87, complete
        mov rsi, rax                          # copy x83
        sbb rsi, [rip+.Lfe_pallas_square_c4]  # x87 = x83 - 0x4000000000000000 - CF, CF = x88, complete

        /* complete: [x87, x86, x85, x84] in [rsi, rdi, rcx, r8] */
        cmovc r8, r10                         # x90 = x88 ? x80 : x84, x88 in CF
        cmovc rcx, r9                         # x91 = x88 ? x81 : x85, x88 in CF
        setc r9b                              # begins x88 = CF
        movzx r9d, r9b                        # x88 = CF
        shl rsi, 0x1                          # t11 = x87 << 1 mod 2^64
        shr rsi, 0x1                          # x89 = t11 >> 1 = x87 & 0x7fffffffffffffff
        bt r9d, 0x0                           # CF = x88
        cmovnc r11, rdi                       # x92 = x88 ? x82 : x86, x88 in CF
        mov r9, [rsp-0x8]                     # reload pointer out1
        mov [r9+0x8], rcx                     # out1[1] = x91
        mov [r9+0x10], r11                    # out1[2] = x92
        cmovc rsi, rax                        # x93 = x88 ? x83 : x89, x88 in CF
        mov [r9+0x18], rsi                    # out1[3] = x93
        mov [r9], r8                          # out1[0] = x90

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
        .size   fe_pallas_square, .-fe_pallas_square
        .section .note.GNU-stack, "", @progbits
