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
 *   [rsp-0x10]  pointer arg1, then x28
 *   [rsp-0x18]  x41
 *   [rsp-0x20]  x19
 *   [rsp-0x28]  x87
 *   [rsp-0x30]  x18
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
 *   x31 = x17 + x17 + x24 (carry to x86)
 *   x43 = x21 + x37 (carry to x46)
 *   x46 = x38 + x39 + x29 (carry to x58)
 *   x57 = x46 + x51 (carry to x58)
 *   x58 = x40 + x30 + x52 + x53 (carry to x59)
 *   x59 = x41 + x31 + x54 (carry to x60)
 *   x60 = x42 + x55 (carry to x61)
 *   x61 = x56
 *   x69 = x58 + x63 (carry to x70)
 *   x70 = x59 + x64 + x65 (carry to x82)
 *   x81 = x70 + x75 (carry to x82)
 *   x82 = x60 + x66 + x76 + x77 (carry to x83)
 *   x83 = x61 + x67 + x78 (carry to x84)
 *   x84 = x68 + x79 (carry to x85)
 *   x85 = x80
 *   x86 = x18 + x18 + x25 + x82 (carry to x87)
 *   x87 = x19 + x19 + x26 + x83 (carry to x88)
 *   x88 = x20 + x20 + x27 + x84 (carry to x89)
 *   x89 = x28 + x85
 *
 * 166 instructions; 41.5 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.625 [1.621, 1.625] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * latency: 1.127 [1.127, 1.127] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 a707c64538d35dc5d79a45d08a9be17d33eb334b62edb10d3e8aed000eab0ec5
 * found by Fieldwright, seed 10, 2026-12-01T14:31:03.975Z
 * ./fieldwright optimize --field pallas --op square --seed 10 --budget 66s --cpu 1
 * sha256 of the code: 8e58a3de75b910a9dd67fcb91cdf97b762c7944c042f1b91814eda14442fc371
 */
        .intel_syntax noprefix
        .text
        .globl  fe_pallas_square
        .type   fe_pallas_square, @function
        .p2align 6
fe_pallas_square:
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
        mulx rax, r8, [rsi+0x8]              # x5:x4 = arg1[0]*arg1[1]
        mulx r9, r10, [rsi+0x10]             # x7:x6 = arg1[0]*arg1[2]
        xor r11d, r11d                       # CF = OF = 0
        adcx rax, r10                        # x16 = x5 + x6 (CF is 0), CF to x17, complete
        mulx r10, r11, [rsi+0x18]            # x9:x8 = arg1[0]*arg1[3]
        mov rdx, [rsi+0x10]                  # load arg1[2]
        mulx rcx, rbx, [rsi+0x8]             # x11:x10 = arg1[1]*arg1[2]
        adcx r9, rbx                         # x17 = x7 + x10 + CF, CF to x18
        adox r9, r11                         # x17 += x8 (OF is 0), OF to x18, complete
        mov rdx, [rsi+0x18]                  # load arg1[3]
        mulx r11, rbx, [rsi+0x8]             # x13:x12 = arg1[1]*arg1[3]
        adox r10, rcx                        # x18 = x11 + x9 + OF, OF to x19
        adcx r10, rbx                        # x18 += x12 + CF, CF to x19, complete
        mulx rcx, rbx, [rsi+0x10]            # x15:x14 = arg1[2]*arg1[3]
        mov rdx, [rsi]                       # load arg1[0]
        mulx rbp, r12, rdx                   # x22:x21 = arg1[0]*arg1[0]
        adcx r11, rbx                        # x19 = x13 + x14 + CF, CF to x20
        adox r11, [rip+.Lfe_pallas_square_c0] # x19 += OF, OF to x20, complete
        adox rcx, [rip+.Lfe_pallas_square_c0] # x20 = x15 + OF, no carry
        adc rcx, 0x0                         # x20 += CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [rcx, r11, r10, r9, rax] */
        mov rbx, r12                         # copy x21
        imul rbx, [rip+.Lfe_pallas_square_c1] # x36 = x21*0x992d30ecffffffff mod 2^64
        mov r13, rbx                         # copy x36
        shl r13, 0x3e                        # x41 = x36 << 62 mod 2^64
        mov rdx, [rsi+0x10]                  # load arg1[2]
        mulx r14, r15, rdx                   # x26:x25 = arg1[2]*arg1[2]
        mov rdx, [rsi+0x8]                   # load arg1[1]
        mov [rsp-0x8], rdi                   # spill pointer out1
        mov [rsp-0x10], rsi                  # spill pointer arg1
        mulx rdi, rsi, rdx                   # x24:x23 = arg1[1]*arg1[1]
        mov [rsp-0x18], r13                  # spill x41
        xor r13d, r13d                       # CF = OF = 0
        adox r8, r8                          # x29 = x4 + x4 (OF is 0), OF to x30
        adox rax, rax                        # x30 = x16 + x16 + OF, OF to x31
        adox r9, r9                          # x31 = x17 + x17 + OF, OF to x86
        adox r15, r10                        # x86 = x25 + x18 + OF, OF to x87
        adox r14, r11                        # x87 = x26 + x19 + OF, OF to x88
        adcx rbp, r8                         # x29 += x22 (CF is 0), CF to x30, complete
        adcx rax, rsi                        # x30 += x23 + CF, CF to x31, complete
        mov rdx, [rip+.Lfe_pallas_square_c2] # constant 0x224698fc094cf91b
        mulx r8, rsi, rbx                    # x40:x39 = x36*0x224698fc094cf91b
        adcx r9, rdi                         # x31 += x24 + CF, CF to x86, complete

        /* complete: [x31, x30, x29] in [r9, rax, rbp] */
        mov rdi, rcx                         # copy x20
        adox rdi, [rip+.Lfe_pallas_square_c0] # x88 = x20 + OF, no carry
        adc r15, 0x0                         # x86 += CF, CF to x87
        adc r14, 0x0                         # x87 += CF, CF to x88
        adc rdi, 0x0                         # x88 += CF, no carry
        mov r13, rbx                         # copy x36
        shr r13, 0x2                         # x42 = x36 >> 2
        mov rdx, [rip+.Lfe_pallas_square_c3] # constant 0x992d30ed00000001
        mov [rsp-0x20], r11                  # spill x19
        mulx rbx, r11, rbx                   # x38:x37 = x36*0x992d30ed00000001
        mov [rsp-0x28], r14                  # spill x87
        xor r14d, r14d                       # CF = OF = 0
        adcx rbp, rbx                        # x46 = x29 + x38 (CF is 0), CF to x58
        adox r11, r12                        # x43 = x37 + x21 (OF is 0), OF to x46
        adox rbp, rsi                        # x46 += x39 + OF, OF to x58, complete
        adox r8, [rip+.Lfe_pallas_square_c0] # x58 = x40 + OF, no carry
        adc r8, 0x0                          # x58 += CF, no carry
        mov r11, rbp                         # copy x46
        imul r11, [rip+.Lfe_pallas_square_c1] # x50 = x46*0x992d30ecffffffff mod 2^64
        mulx rsi, rbx, r11                   # x52:x51 = x50*0x992d30ed00000001
        mov rdx, r11                         # copy x50
        mulx r12, r14, [rip+.Lfe_pallas_square_c2] # x54:x53 = x50*0x224698fc094cf91b
        mov [rsp-0x30], r10                  # spill x18
        xor r10d, r10d                       # CF = OF = 0
        adox r14, rax                        # x58.2 = x30 + x53 (OF is 0), OF to x59
        adox r12, [rip+.Lfe_pallas_square_c0] # x59 = x54 + OF, no carry
        mov rax, r11                         # copy x50
        shr rax, 0x2                         # x56 = x50 >> 2
        xor r10d, r10d                       # CF = OF = 0
        adcx rbp, rbx                        # x57 = x51 + x46 (CF is 0), CF to x58
        adcx r8, rsi                         # x58 += x52 + CF, no carry
        add r14, r8                          # x58 += x58.2, CF to x59, complete
        adcx r12, r9                         # x59 += x31 + CF, CF to x60
        adc r13, 0x0                         # x60 = x42 + CF, no carry
        xor r8d, r8d                         # CF = OF = 0
        adcx r12, [rsp-0x18]                 # x59 += x41 (CF is 0), CF to x60, complete
        adc r13, 0x0                         # x60 += CF, no carry
        mov r8, r14                          # copy x58
        imul r8, [rip+.Lfe_pallas_square_c1] # x62 = x58*0x992d30ecffffffff mod 2^64
        add rcx, rdi                         # x88 += x20, no carry
        mov r9, [rsp-0x10]                   # reload pointer arg1
        mov rdx, [r9+0x18]                   # load arg1[3]
        mulx r9, r10, rdx                    # x28:x27 = arg1[3]*arg1[3]
        shl r11, 0x3e                        # x55 = x50 << 62 mod 2^64
        mov rdx, [rip+.Lfe_pallas_square_c3] # constant 0x992d30ed00000001
        mulx rdi, rsi, r8                    # x64:x63 = x62*0x992d30ed00000001
        add r13, r11                         # x60 += x55, CF to x61, complete
        adc rax, 0x0                         # x61 = x56 + CF, no carry, complete

        /* complete: [x61, x60, x59, x58] in [rax, r13, r12, r14] */
        mov rdx, r8                          # copy x62
        shr r8, 0x2                          # x68 = x62 >> 2
        add r14, rsi                         # x69 = x63 + x58, CF to x70
        mulx r11, rsi, [rip+.Lfe_pallas_square_c2] # x66:x65 = x62*0x224698fc094cf91b
        adcx r12, rdi                        # x70 = x64 + x59 + CF, CF to x82
        adc r11, 0x0                         # x82 = x66 + CF, no carry
        add r12, rsi                         # x70 += x65, CF to x82, complete
        adc r11, 0x0                         # x82 += CF, no carry
        mov rdi, r12                         # copy x70
        imul rdi, [rip+.Lfe_pallas_square_c1] # x74 = x70*0x992d30ecffffffff mod 2^64
        mov rsi, rdi                         # copy x74
        shr rsi, 0x2                         # x80 = x74 >> 2
        mov rbx, rdx                         # copy x62
        mov rdx, [rip+.Lfe_pallas_square_c2] # constant 0x224698fc094cf91b
        mulx rbp, r14, rdi                   # x78:x77 = x74*0x224698fc094cf91b
        mov rdx, [rip+.Lfe_pallas_square_c3] # constant 0x992d30ed00000001
        mov [rsp-0x10], r9                   # spill x28
        mulx rdx, r9, rdi                    # x76:x75 = x74*0x992d30ed00000001
        add r9, r12                          # x81 = x75 + x70, CF to x82
        adcx r11, rdx                        # x82 += x76 + CF, no carry
        add r14, r11                         # x82 += x77, CF to x83
        adcx rax, rbp                        # x83 = x78 + x61 + CF, no carry
        shl rbx, 0x3e                        # x67 = x62 << 62 mod 2^64
        shl rdi, 0x3e                        # x79 = x74 << 62 mod 2^64
        add r14, r13                         # x82 += x60, CF to x83, complete
        adcx rax, rbx                        # x83 += x67 + CF, CF to x84, complete
        adc rdi, r8                          # x84 = x68 + x79 + CF, CF to x85, complete
        adc rsi, 0x0                         # x85 = x80 + CF, no carry, complete

        /* complete: [x85, x84, x83, x82] in [rsi, rdi, rax, r14] */
        add r15, [rsp-0x30]                  # x86 += x18, CF to x87
        mov r8, [rsp-0x28]                   # reload x87
        adcx r8, [rsp-0x20]                  # x87 += x19 + CF, CF to x88
        adc rcx, r10                         # x88 += x27 + CF, CF to x89
        mov r9, [rsp-0x10]                   # reload x28
        adc r9, 0x0                          # x89 = x28 + CF, no carry
        adcx rcx, rdi                        # x88 += x84 (CF is 0), CF to x89
        adcx r9, rsi                         # x89 += x85 + CF, no carry
        add r14, r15                         # x86 += x82, CF to x87, complete
        adc rax, r8                          # x87 += x83 + CF, CF to x88, complete
        adc rcx, 0x0                         # x88 += CF, CF to x89, complete
        adc r9, 0x0                          # x89 += CF, no carry, complete

        /* complete: [x89, x88, x87, x86] in [r9, rcx, rax, r14] */
        mov r8, r14                          # copy x86
        sub r8, [rip+.Lfe_pallas_square_c3]  # x90 = x86 - 0x992d30ed00000001, CF from x91, complete
        mov r10, rax                         # copy x87
        sbb r10, [rip+.Lfe_pallas_square_c2] # x91 = x87 - 0x224698fc094cf91b - CF, CF from x92, complete
        mov r11, rcx                         # copy x88
        sbb r11, 0x0                         # x92 = x88 - CF, CF from x93, complete
        mov rdi, r9                          # copy x89
        sbb rdi, [rip+.Lfe_pallas_square_c4] # x93 = x89 - 0x4000000000000000 - CF, CF = x94, complete

        /* complete: [x93, x92, x91, x90] in [rdi, r11, r10, r8] */
        cmovc r8, r14                        # x96 = x94 ? x86 : x90, x94 in CF
        cmovc r11, rcx                       # x98 = x94 ? x88 : x92, x94 in CF
        mov rcx, [rsp-0x8]                   # reload pointer out1
        mov [rcx+0x10], r11                  # out1[2] = x98
        mov [rcx], r8                        # out1[0] = x96
        setc r8b                             # begins x94 = CF
        movzx r8d, r8b                       # x94 = CF
        mov r11d, 0x3f                       # constant 0x3f
        bzhi r11, rdi, r11                   # x95 = x93 & 0x7fffffffffffffff
        bt r8d, 0x0                          # CF = x94
        cmovc r11, r9                        # x99 = x94 ? x89 : x95, x94 in CF
        mov [rcx+0x18], r11                  # out1[3] = x99
        cmovnc rax, r10                      # x97 = x94 ? x87 : x91, x94 in CF
        mov [rcx+0x8], rax                   # out1[1] = x97

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
.Lfe_pallas_square_c0: .quad 0x0
.Lfe_pallas_square_c1: .quad 0x992d30ecffffffff
.Lfe_pallas_square_c2: .quad 0x224698fc094cf91b
.Lfe_pallas_square_c3: .quad 0x992d30ed00000001
.Lfe_pallas_square_c4: .quad 0x4000000000000000
        .size   fe_pallas_square, .-fe_pallas_square
        .section .note.GNU-stack, "", @progbits
