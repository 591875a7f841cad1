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
 *   [rsp-0x10]  x36, then x86
 *   [rsp-0x18]  x84
 *   [rsp-0x20]  x18, then x20
 *   [rsp-0x28]  x87
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
 * 187 instructions; 50.5 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.383 [1.381, 1.385] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * latency: 1.474 [1.465, 1.479] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 22, 2026-11-27T16:39:54.750Z
 * ./fieldwright optimize --field pallas --op square --seed 22 --budget 30s --for latency --cpu 1
 * sha256 of the code: 205fb1ac2774eefec4aab1e2290670b3ffb8eb4e26603df4a508c35f45fdc234
 */
        .intel_syntax noprefix
        .text
        .globl  fe_pallas_square
        .type   fe_pallas_square, @function
        .p2align 6
fe_pallas_square:
        .cfi_startproc
        push rbx                       # save rbx
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbx, 0
        push rbp                       # save rbp
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbp, 0
        push r12                       # save r12
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r12, 0
        push r13                       # save r13
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r13, 0
        push r14                       # save r14
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r14, 0
        push r15                       # save r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r15, 0

        mov rdx, [rsi+0x8]             # load arg1[1]
        mulx rax, r8, [rsi]            # x5:x4 = arg1[0]*arg1[1]
        mov rdx, [rsi]                 # load arg1[0]
        mulx r9, r10, rdx              # x22:x21 = arg1[0]*arg1[0]
        mov r11, r10                   # copy x21
        movabs rcx, -0x66d2cf1300000001 # constant 0x992d30ecffffffff
        imul r11, rcx                  # x36 = x21*0x992d30ecffffffff mod 2^64
        mulx rbx, rbp, [rsi+0x10]      # x7:x6 = arg1[0]*arg1[2]
        xor r12d, r12d                 # CF = OF = 0
        adcx rbp, rax                  # x16 = x5 + x6 (CF is 0), CF to x17, complete
        mov rdx, r11                   # copy x36
        movabs rax, -0x66d2cf12ffffffff # constant 0x992d30ed00000001
        mulx r12, r13, rax             # x38:x37 = x36*0x992d30ed00000001
        adox r8, r8                    # x29 = x4 + x4 (OF is 0), OF to x30
        mov r14d, 0x0                  # constant 0
        adcx rbx, r14                  # x17 = x7 + CF, no carry
        adcx r9, r8                    # x29 += x22 (CF is 0), CF to x30, complete
        movabs r8, 0x224698fc094cf91b  # constant 0x224698fc094cf91b
        mov [rsp-0x8], rdi             # spill pointer out1
        mulx r15, rdi, r8              # x40:x39 = x36*0x224698fc094cf91b
        mov rdx, [rsi+0x8]             # load arg1[1]
        mov [rsp-0x10], r11            # spill x36
        mulx r8, r11, rdx              # x24:x23 = arg1[1]*arg1[1]
        adcx r11, r14                  # x30 = x23 + CF, CF to x31
        adcx r8, r14                   # x31 = x24 + CF, no carry
        adox r11, r14                  # x30 += OF, OF to x31
        adox r8, r14                   # x31 += OF, no carry
        xor eax, eax                   # CF = OF = 0
        adcx r12, rdi                  # x44 = x39 + x38 (CF is 0), CF to x56
        adox r13, r10                  # x43 = x37 + x21 (OF is 0), OF to x44
        mulx rax, r10, [rsi+0x10]      # x11:x10 = arg1[1]*arg1[2]
        adcx r15, r14                  # x56 = x40 + CF, no carry
        adcx r10, rbx                  # x17 += x10 (CF is 0), CF to x18
        adox r12, r9                   # x44 += x29 + OF, OF to x56, complete
        adox r15, r14                  # x56 += OF, no carry
        adc rax, 0x0                   # x18 = x11 + CF, no carry
        mov r9, r12                    # copy x44
        imul r9, rcx                   # x48 = x44*0x992d30ecffffffff mod 2^64
        movabs rdx, -0x66d2cf12ffffffff # constant 0x992d30ed00000001
        mulx rdi, rbx, r9              # x50:x49 = x48*0x992d30ed00000001
        add rdi, r15                   # x56 += x50, no carry
        add r11, rbp                   # x30 += x16, CF to x31
        mov rdx, [rsi]                 # load arg1[0]
        mulx r13, r15, [rsi+0x18]      # x9:x8 = arg1[0]*arg1[3]
        adc r8, 0x0                    # x31 += CF, no carry
        add r15, r10                   # x17 += x8, CF to x18, complete
        adc r13, 0x0                   # x18.2 = x9 + CF, no carry
        add r11, rbp                   # x30 += x16, CF to x31, complete
        adc r15, r15                   # x31.2 = x17 + x17 + CF, CF to x84
        setc r10b                      # begins x84 = CF
        movzx r10d, r10b               # x84 = CF
        xor ebp, ebp                   # CF = OF = 0
        adox r8, r15                   # x31 += x31.2 (OF is 0), OF to x84, complete

        /* complete: [x31, x30, x29] in [r8, r11, -] */
        adox r10, r14                  # x84 += OF, no carry
        mov rbp, [rsp-0x10]            # reload x36
        shr rbp, 0x2                   # x42 = x36 >> 2
        movabs rdx, 0x224698fc094cf91b # constant 0x224698fc094cf91b
        mov [rsp-0x18], r10            # spill x84
        mulx r15, r10, r9              # x52:x51 = x48*0x224698fc094cf91b
        mov [rsp-0x20], rax            # spill x18
        xor eax, eax                   # CF = OF = 0
        adox r12, rbx                  # x55 = x49 + x44 (OF is 0), OF to x56
        adox rdi, r10                  # x56 += x51 + OF, OF to x57
        adcx rdi, r11                  # x56 += x30 (CF is 0), CF to x57, complete
        adox r15, r14                  # x57 = x52 + OF, no carry
        adc r15, 0x0                   # x57 += CF, no carry
        mov rax, rdi                   # copy x56
        imul rax, rcx                  # x60 = x56*0x992d30ecffffffff mod 2^64
        mov rdx, [rsi+0x18]            # load arg1[3]
        mulx r10, r11, [rsi+0x8]       # x13:x12 = arg1[1]*arg1[3]
        xor ebx, ebx                   # CF = OF = 0
        adox r13, r11                  # x18.2 += x12 (OF is 0), OF to x19
        adox r10, r14                  # x19 = x13 + OF, no carry
        mov r11, [rsp-0x10]            # reload x36
        shl r11, 0x3e                  # x41 = x36 << 62 mod 2^64
        add r15, r11                   # x57 += x41, CF to x58
        adc rbp, 0x0                   # x58 = x42 + CF, no carry
        mov r11, r9                    # copy x48
        shr r11, 0x2                   # x54 = x48 >> 2
        add r8, r15                    # x57 += x31, CF to x58, complete
        adc rbp, 0x0                   # x58 += CF, no carry
        shl r9, 0x3e                   # x53 = x48 << 62 mod 2^64
        add r9, rbp                    # x58 += x53, CF to x59, complete
        adc r11, 0x0                   # x59 = x54 + CF, no carry, complete

        /* complete: [x59, x58, x57, x56] in [r11, r9, r8, rdi] */
        mov rbx, rax                   # copy x60
        shl rbx, 0x3e                  # x65 = x60 << 62 mod 2^64
        movabs rdx, -0x66d2cf12ffffffff # constant 0x992d30ed00000001
        mulx rbp, r12, rax             # x62:x61 = x60*0x992d30ed00000001
        xor r15d, r15d                 # CF = OF = 0
        adox r8, rbp                   # x68 = x57 + x62 (OF is 0), OF to x80
        movabs rdx, 0x224698fc094cf91b # constant 0x224698fc094cf91b
        mulx rbp, r15, rax             # x64:x63 = x60*0x224698fc094cf91b
        adcx rdi, r12                  # x67 = x61 + x56 (CF is 0), CF to x68
        mov rdx, [rsi+0x18]            # load arg1[3]
        mulx rdi, r12, [rsi+0x10]      # x15:x14 = arg1[2]*arg1[3]
        adcx r15, r8                   # x68 += x63 + CF, CF to x80, complete
        adox rbp, r14                  # x80 = x64 + OF, no carry
        adc rbp, 0x0                   # x80 += CF, no carry
        mov rdx, r15                   # copy x68
        imul rdx, rcx                  # x72 = x68*0x992d30ecffffffff mod 2^64
        xor r8d, r8d                   # CF = OF = 0
        adcx r13, [rsp-0x20]           # x18 += x18.2 (CF is 0), CF to x19, complete
        adcx r10, r12                  # x19 += x14 + CF, CF to x20, complete
        adc rdi, 0x0                   # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [rdi, r10, r13, -, -] */
        xor r8d, r8d                   # CF = OF = 0
        adcx r10, r10                  # x85 = x19 + x19 (CF is 0), CF to x86
        movabs r8, -0x66d2cf12ffffffff # constant 0x992d30ed00000001
        mulx rcx, r12, r8              # x74:x73 = x72*0x992d30ed00000001
        adox r15, r12                  # x79 = x73 + x68 (OF is 0), OF to x80
        mov r12, rdx                   # copy x72
        mov rdx, [rsi+0x18]            # load arg1[3]
        mulx r15, r8, rdx              # x28:x27 = arg1[3]*arg1[3]
        adcx r8, rdi                   # x86 = x27 + x20 + CF, CF to x87
        movabs rdx, 0x224698fc094cf91b # constant 0x224698fc094cf91b
        mov [rsp-0x20], rdi            # spill x20
        mov [rsp-0x10], r8             # spill x86
        mulx rdi, r8, r12              # x76:x75 = x72*0x224698fc094cf91b
        adox r8, r14                   # x80.2 = x75 + OF, OF to x81
        adox rdi, r11                  # x81 = x76 + x59 + OF, no carry
        adc r15, 0x0                   # x87 = x28 + CF, no carry
        mov r11, r12                   # copy x72
        shr r11, 0x2                   # x78 = x72 >> 2
        mov rdx, [rsi+0x10]            # load arg1[2]
        mulx rsi, rdx, rdx             # x26:x25 = arg1[2]*arg1[2]
        add r13, r13                   # x84.2 = x18 + x18, CF to x85
        adc rsi, 0x0                   # x85.2 = x26 + CF, no carry
        mov [rsp-0x28], r15            # spill x87
        xor r15d, r15d                 # CF = OF = 0
        adcx rcx, rbp                  # x80 += x74 (CF is 0), no carry
        shr rax, 0x2                   # x66 = x60 >> 2
        add rcx, r8                    # x80 += x80.2, CF to x81
        adc rdi, 0x0                   # x81 += CF, no carry
        shl r12, 0x3e                  # x77 = x72 << 62 mod 2^64
        add rcx, r9                    # x80 += x58, CF to x81, complete
        adcx rbx, rdi                  # x81 += x65 + CF, CF to x82, complete
        adcx rax, r12                  # x82 = x66 + x77 + CF, CF to x83, complete
        adc r11, 0x0                   # x83 = x78 + CF, no carry, complete

        /* complete: [x83, x82, x81, x80] in [r11, rax, rbx, rcx] */
        add rdx, r13                   # x84.2 += x25, CF to x85
        adcx r10, rsi                  # x85 += x85.2 + CF, CF to x86
        adc rax, [rsp-0x10]            # x86 += x82 + CF, CF to x87
        adcx r11, [rsp-0x28]           # x87 += x83 + CF, no carry
        add rdx, rcx                   # x84.2 += x80, CF to x85
        adcx r10, rbx                  # x85 += x81 + CF, CF to x86
        adc rax, [rsp-0x20]            # x86 += x20 + CF, CF to x87
        adc r11, 0x0                   # x87 += CF, no carry
        add rdx, [rsp-0x18]            # x84 += x84.2, CF to x85, complete
        adc r10, 0x0                   # x85 += CF, CF to x86, complete
        adc rax, 0x0                   # x86 += CF, CF to x87, complete
        adc r11, 0x0                   # x87 += CF, no carry, complete

        /* complete: [x87, x86, x85, x84] in [r11, rax, r10, rdx] */
        mov r8, rdx                    # copy x84
        movabs r9, -0x66d2cf12ffffffff # constant 0x992d30ed00000001
        sub r8, r9                     # x88 = x84 - 0x992d30ed00000001, CF from x89, complete
        mov r9, r10                    # copy x85
        movabs rcx, 0x224698fc094cf91b # constant 0x224698fc094cf91b
        sbb r9, rcx                    # x89 = x85 - 0x224698fc094cf91b - CF, CF from x90, complete
        mov rcx, rax                   # copy x86
        sbb rcx, 0x0                   # x90 = x86 - CF, CF from x91, complete
        mov rdi, r11                   # copy x87
        movabs rsi, 0x4000000000000000 # constant 0x4000000000000000
        sbb rdi, rsi                   # x91 = x87 - 0x4000000000000000 - CF, CF = x92, complete

        /* complete: [x91, x90, x89, x88] in [rdi, rcx, r9, r8] */
        cmovnc rdx, r8                 # x94 = x92 ? x84 : x88, x92 in CF
        mov r8, [rsp-0x8]              # reload pointer out1
        mov [r8], rdx                  # out1[0] = x94
        cmovnc rax, rcx                # x96 = x92 ? x86 : x90, x92 in CF
        cmovnc r10, r9                 # x95 = x92 ? x85 : x89, x92 in CF
        mov [r8+0x10], rax             # out1[2] = x96
        mov [r8+0x8], r10              # out1[1] = x95
        setc al                        # begins x92 = CF
        movzx eax, al                  # x92 = CF
        mov r9d, 0x3f                  # constant 0x3f
        bzhi r9, rdi, r9               # x93 = x91 & 0x7fffffffffffffff
        bt eax, 0x0                    # CF = x92
        cmovc r9, r11                  # x97 = x92 ? x87 : x93, x92 in CF
        mov [r8+0x18], r9              # out1[3] = x97

        pop r15                        # restore r15
        .cfi_adjust_cfa_offset -8
        .cfi_restore r15
        pop r14                        # restore r14
        .cfi_adjust_cfa_offset -8
        .cfi_restore r14
        pop r13                        # restore r13
        .cfi_adjust_cfa_offset -8
        .cfi_restore r13
        pop r12                        # restore r12
        .cfi_adjust_cfa_offset -8
        .cfi_restore r12
        pop rbp                        # restore rbp
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbp
        pop rbx                        # restore rbx
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbx
        ret                            # return
        .cfi_endproc
        .size   fe_pallas_square, .-fe_pallas_square
        .section .note.GNU-stack, "", @progbits
