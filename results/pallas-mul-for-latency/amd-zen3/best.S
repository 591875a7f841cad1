/*
 * pallas mul (loose), modulo p = 0x40000000000000000000000000000000224698fc094cf91b992d30ed00000001
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 *
 * void fe_pallas_mul(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below p
 *   rsi  arg1[4]  read, below p
 *   rdx  arg2[4]  read, below p
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x19, then x84
 *   [rsp-0x18]  x26, then x58
 *   [rsp-0x20]  x42
 *   [rsp-0x28]  x48, then x105
 *   [rsp-0x30]  x18
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x27 = x8 + x21 (carry to x42)
 *   x42 = x22 + x23 + x16 + x34 (carry to x55)
 *   x54 = x42 + x48 (carry to x55)
 *   x55 = x24 + x17 + x35 + x36 + x49 + x50 (carry to x56)
 *   x56 = x25 + x18 + x37 + x38 + x51 (carry to x57)
 *   x57 = x26 + x19 + x39 + x40 + x52 (carry to x58)
 *   x58 = x41 + x53
 *   x67 = x55 + x59 (carry to x80)
 *   x79 = x67 + x73 (carry to x80)
 *   x80 = x56 + x60 + x61 + x74 + x75 (carry to x81)
 *   x81 = x57 + x62 + x63 + x76 (carry to x82)
 *   x82 = x58 + x64 + x65 + x77 (carry to x83)
 *   x83 = x66 + x78
 *   x92 = x80 + x84 (carry to x105)
 *   x104 = x92 + x98 (carry to x105)
 *   x105 = x81 + x85 + x86 + x99 + x100 (carry to x106)
 *   x106 = x82 + x87 + x88 + x101 (carry to x107)
 *   x107 = x83 + x89 + x90 + x102 (carry to x108)
 *   x108 = x91 + x103
 *
 * 193 instructions; 54.7 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.177 [1.177, 1.179] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * latency: 1.286 [1.280, 1.286] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 20, 2026-11-27T16:38:44.937Z
 * ./fieldwright optimize --field pallas --op mul --seed 20 --budget 30s --for latency --cpu 1
 * sha256 of the code: 04588c467c93d6ea78b3ba8791035a1f8b4db4d3a3f5fbf38215d8b5e3efad17
 */
        .intel_syntax noprefix
        .text
        .globl  fe_pallas_mul
        .type   fe_pallas_mul, @function
        .p2align 6
fe_pallas_mul:
        .cfi_startproc
        push rbx                           # save rbx
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbx, 0
        push rbp                           # save rbp
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbp, 0
        push r12                           # save r12
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r12, 0
        push r13                           # save r13
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r13, 0
        push r14                           # save r14
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r14, 0

        mov rax, rdx                       # copy pointer arg2
        mov rdx, [rsi+0x8]                 # load arg1[1]
        mulx r8, r9, [rax]                 # x11:x10 = arg1[1]*arg2[0]
        mov rdx, [rsi]                     # load arg1[0]
        mulx r10, r11, [rax]               # x9:x8 = arg1[0]*arg2[0]
        mov rdx, [rsi+0x18]                # load arg1[3]
        mulx rcx, rbx, [rax]               # x15:x14 = arg1[3]*arg2[0]
        xor ebp, ebp                       # CF = OF = 0
        adcx r9, r10                       # x16 = x9 + x10 (CF is 0), CF to x17, complete
        mov rdx, [rsi]                     # load arg1[0]
        mulx r10, rbp, [rax+0x8]           # x35:x34 = arg1[0]*arg2[1]
        mov rdx, [rsi+0x10]                # load arg1[2]
        mulx r12, r13, [rax]               # x13:x12 = arg1[2]*arg2[0]
        adcx r13, r8                       # x17 = x11 + x12 + CF, CF to x18, complete
        adcx rbx, r12                      # x18 = x13 + x14 + CF, CF to x19, complete
        adc rcx, 0x0                       # x19 = x15 + CF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [rcx, rbx, r13, r9] */
        mov r8, r11                        # copy x8
        imul r8, [rip+.Lfe_pallas_mul_c0]  # x20 = x8*0x992d30ecffffffff mod 2^64
        mov rdx, [rip+.Lfe_pallas_mul_c1]  # constant 0x992d30ed00000001
        mulx r12, r14, r8                  # x22:x21 = x20*0x992d30ed00000001
        mov [rsp-0x8], rdi                 # spill pointer out1
        xor edi, edi                       # CF = OF = 0
        adox r11, r14                      # x27 = x8 + x21 (OF is 0), OF to x42
        mov rdx, r8                        # copy x20
        mulx r11, rdi, [rip+.Lfe_pallas_mul_c2] # x24:x23 = x20*0x224698fc094cf91b
        adox r12, rdi                      # x42 = x22 + x23 + OF, OF to x55
        adox r11, [rip+.Lfe_pallas_mul_c3] # x55 = x24 + OF, no carry
        mov rdi, r8                        # copy x20
        shl rdi, 0x3e                      # x25 = x20 << 62 mod 2^64
        mov rdx, [rsi+0x18]                # load arg1[3]
        mov [rsp-0x10], rcx                # spill x19
        mulx r14, rcx, [rax+0x8]           # x41:x40 = arg1[3]*arg2[1]
        add rbp, r9                        # x42.2 = x16 + x34, CF to x55
        adc r11, 0x0                       # x55 += CF, no carry
        xor r9d, r9d                       # CF = OF = 0
        adox rbp, r12                      # x42 += x42.2 (OF is 0), OF to x55, complete
        mov rdx, [rsi+0x8]                 # load arg1[1]
        mulx r9, r12, [rax+0x8]            # x37:x36 = arg1[1]*arg2[1]
        adox r12, r13                      # x55.2 = x17 + x36 + OF, OF to x56
        adox r9, [rip+.Lfe_pallas_mul_c3]  # x56 = x37 + OF, no carry
        xor r13d, r13d                     # CF = OF = 0
        adox r11, r12                      # x55 += x55.2 (OF is 0), OF to x56
        mov r12d, 0x2                      # constant 2
        shrx r8, r8, r12                   # x26 = x20 >> 2
        mov rdx, [rsi+0x10]                # load arg1[2]
        mulx r12, r13, [rax+0x8]           # x39:x38 = arg1[2]*arg2[1]
        adox rdi, r9                       # x56 += x25 + OF, OF to x57
        adox r12, [rip+.Lfe_pallas_mul_c3] # x57 = x39 + OF, no carry
        mov r9, rbp                        # copy x42
        imul r9, [rip+.Lfe_pallas_mul_c0]  # x47 = x42*0x992d30ecffffffff mod 2^64
        mov rdx, [rip+.Lfe_pallas_mul_c1]  # constant 0x992d30ed00000001
        mov [rsp-0x18], r8                 # spill x26
        mov [rsp-0x20], rbp                # spill x42
        mulx r8, rbp, r9                   # x49:x48 = x47*0x992d30ed00000001
        mov rdx, r9                        # copy x47
        shr r9, 0x2                        # x53 = x47 >> 2
        mov [rsp-0x28], rbp                # spill x48
        mov [rsp-0x30], rbx                # spill x18
        mulx rbp, rbx, [rip+.Lfe_pallas_mul_c2] # x51:x50 = x47*0x224698fc094cf91b
        add r8, rbx                        # x55.2 = x50 + x49, CF to x56
        adc rbp, 0x0                       # x56.2 = x51 + CF, no carry
        add r10, r11                       # x55 += x35, CF to x56
        adc r13, rbp                       # x56.2 += x38 + CF, CF to x57
        adc rcx, r12                       # x57 += x40 + CF, CF to x58
        adc r14, r9                        # x58 = x41 + x53 + CF, no carry
        mov r9, rdx                        # copy x47
        mov rdx, [rax+0x10]                # load arg2[2]
        mulx r11, rbx, [rsi+0x8]           # x62:x61 = arg1[1]*arg2[2]
        xor ebp, ebp                       # CF = OF = 0
        adcx rdi, [rsp-0x30]               # x56 += x18 (CF is 0), CF to x57
        mov rbp, [rsp-0x28]                # reload x48
        adox rbp, [rsp-0x20]               # x54 = x42 + x48 (OF is 0), OF to x55
        adox r8, r10                       # x55 += x55.2 + OF, OF to x56, complete
        adox rdi, r13                      # x56 += x56.2 + OF, OF to x57, complete
        adox rcx, [rsp-0x10]               # x57 += x19 + OF, OF to x58
        adcx rcx, [rsp-0x18]               # x57 += x26 + CF, CF to x58
        mulx r10, rbp, [rsi]               # x60:x59 = arg1[0]*arg2[2]
        adox r14, [rip+.Lfe_pallas_mul_c3] # x58 += OF, no carry
        adc r14, 0x0                       # x58 += CF, no carry
        shl r9, 0x3e                       # x52 = x47 << 62 mod 2^64
        xor r12d, r12d                     # CF = OF = 0
        adox rbp, r8                       # x67 = x55 + x59 (OF is 0), OF to x80, complete
        adox r10, [rip+.Lfe_pallas_mul_c3] # x80 = x60 + OF, no carry
        mov r8, rbp                        # copy x67
        imul r8, [rip+.Lfe_pallas_mul_c0]  # x72 = x67*0x992d30ecffffffff mod 2^64
        add rcx, r9                        # x57 += x52, CF to x58, complete
        mov r9d, 0x3e                      # constant 0x3e
        shlx r9, r8, r9                    # x77 = x72 << 62 mod 2^64
        mov rdx, r8                        # copy x72
        mulx r12, r13, [rip+.Lfe_pallas_mul_c1] # x74:x73 = x72*0x992d30ed00000001
        adc r14, 0x0                       # x58 += CF, no carry, complete

        /* complete: [x58, x57, x56, x55] in [r14, rcx, rdi, -] */
        mov [rsp-0x18], r14                # spill x58
        xor r14d, r14d                     # CF = OF = 0
        adox r10, rdi                      # x80 += x56 (OF is 0), OF to x81
        adox r11, [rip+.Lfe_pallas_mul_c3] # x81 = x62 + OF, no carry
        xor edi, edi                       # CF = OF = 0
        adcx r10, rbx                      # x80 += x61 (CF is 0), CF to x81
        mov rdx, [rax+0x18]                # load arg2[3]
        mulx rdi, rbx, [rsi]               # x85:x84 = arg1[0]*arg2[3]
        mov [rsp-0x10], rbx                # spill x84
        mulx r14, rbx, [rsi+0x8]           # x87:x86 = arg1[1]*arg2[3]
        adox rdi, rbx                      # x105 = x85 + x86 (OF is 0), OF to x106
        mov rdx, [rsi+0x10]                # load arg1[2]
        mov [rsp-0x28], rdi                # spill x105
        mulx rbx, rdi, [rax+0x10]          # x64:x63 = arg1[2]*arg2[2]
        adox r14, [rip+.Lfe_pallas_mul_c3] # x106 = x87 + OF, no carry
        adox rdi, rcx                      # x81.2 = x57 + x63 (OF is 0), OF to x82
        adcx r11, rdi                      # x81 += x81.2 + CF, CF to x82
        mov rdx, [rax+0x10]                # load arg2[2]
        mulx rcx, rdi, [rsi+0x18]          # x66:x65 = arg1[3]*arg2[2]
        adcx rdi, r9                       # x82 = x65 + x77 + CF, CF to x83
        adox rdi, [rip+.Lfe_pallas_mul_c3] # x82 += OF, OF to x83
        adox rcx, [rip+.Lfe_pallas_mul_c3] # x83 = x66 + OF, no carry
        adc rcx, 0x0                       # x83 += CF, no carry
        mov r9, r8                         # copy x72
        shr r9, 0x2                        # x78 = x72 >> 2
        lea r9, [rcx+r9]                   # x83 += x78
        mov rdx, [rip+.Lfe_pallas_mul_c2]  # constant 0x224698fc094cf91b
        mulx r8, rcx, r8                   # x76:x75 = x72*0x224698fc094cf91b
        add r10, rcx                       # x80 += x75, CF to x81
        adc r8, 0x0                        # x81.2 = x76 + CF, no carry
        add rbp, r13                       # x79 = x67 + x73, CF to x80
        adcx r12, r10                      # x80 += x74 + CF, CF to x81, complete
        adc r8, r11                        # x81 += x81.2 + CF, CF to x82, complete
        adc rbx, rdi                       # x82 += x64 + CF, CF to x83
        mov rdx, [rax+0x18]                # load arg2[3]
        mulx r10, r11, [rsi+0x10]          # x89:x88 = arg1[2]*arg2[3]
        adc r9, 0x0                        # x83 += CF, no carry
        add rbx, [rsp-0x18]                # x82 += x58, CF to x83, complete
        adc r9, 0x0                        # x83 += CF, no carry, complete

        /* complete: [x83, x82, x81, x80] in [r9, rbx, r8, r12] */
        add r12, [rsp-0x10]                # x92 = x80 + x84, CF to x105, complete
        adc r8, [rsp-0x28]                 # x105 += x81 + CF, CF to x106
        adcx r14, r11                      # x106 += x88 + CF, CF to x107
        adc r10, 0x0                       # x107 = x89 + CF, no carry
        adcx rbx, r14                      # x106 += x82 (CF is 0), CF to x107
        mulx rax, r11, [rsi+0x18]          # x91:x90 = arg1[3]*arg2[3]
        adc r9, r11                        # x107.2 = x83 + x90 + CF, CF to x108
        adc rax, 0x0                       # x108 = x91 + CF, no carry
        mov r11, r12                       # copy x92
        imul r11, [rip+.Lfe_pallas_mul_c0] # x97 = x92*0x992d30ecffffffff mod 2^64
        mov rcx, r11                       # copy x97
        shl rcx, 0x3e                      # x102 = x97 << 62 mod 2^64
        add rcx, r9                        # x107.2 += x102, CF to x108
        adc rax, 0x0                       # x108 += CF, no carry
        mov r9, r11                        # copy x97
        shr r9, 0x2                        # x103 = x97 >> 2
        add r10, rcx                       # x107 += x107.2, CF to x108
        adcx rax, r9                       # x108 += x103 + CF, no carry
        mov rdx, [rip+.Lfe_pallas_mul_c2]  # constant 0x224698fc094cf91b
        mulx r9, rcx, r11                  # x101:x100 = x97*0x224698fc094cf91b
        xor edi, edi                       # CF = OF = 0
        adox rcx, r8                       # x105 += x100 (OF is 0), OF to x106
        mov rdx, r11                       # copy x97
        mulx r8, r11, [rip+.Lfe_pallas_mul_c1] # x99:x98 = x97*0x992d30ed00000001
        adox r9, [rip+.Lfe_pallas_mul_c3]  # x106.2 = x101 + OF, no carry
        xor edi, edi                       # CF = OF = 0
        adcx r12, r11                      # x104 = x92 + x98 (CF is 0), CF to x105
        adc r8, rcx                        # x105 += x99 + CF, CF to x106, complete
        adc r9, rbx                        # x106 += x106.2 + CF, CF to x107, complete
        adc r10, 0x0                       # x107 += CF, CF to x108, complete
        adc rax, 0x0                       # x108 += CF, no carry, complete

        /* complete: [x108, x107, x106, x105] in [rax, r10, r9, r8] */
        mov r11, r8                        # copy x105
        sub r11, [rip+.Lfe_pallas_mul_c1]  # x109 = x105 - 0x992d30ed00000001, CF from x110, complete
        mov rcx, r9                        # copy x106
        sbb rcx, [rip+.Lfe_pallas_mul_c2]  # x110 = x106 - 0x224698fc094cf91b - CF, CF from x111, complete
        mov rdi, r10                       # copy x107
        sbb rdi, 0x0                       # x111 = x107 - CF, CF from x112, complete
        mov rsi, rax                       # copy x108
        sbb rsi, [rip+.Lfe_pallas_mul_c4]  # x112 = x108 - 0x4000000000000000 - CF, CF = x113, complete

        /* complete: [x112, x111, x110, x109] in [rsi, rdi, rcx, r11] */
        cmovc rdi, r10                     # x117 = x113 ? x107 : x111, x113 in CF
        cmovnc r9, rcx                     # x116 = x113 ? x106 : x110, x113 in CF
        cmovnc r8, r11                     # x115 = x113 ? x105 : x109, x113 in CF
        setc r10b                          # begins x113 = CF
        movzx r10d, r10b                   # x113 = CF
        btr rsi, 0x3f                      # x114 = x112 & 0x7fffffffffffffff
        bt r10d, 0x0                       # CF = x113
        cmovnc rax, rsi                    # x118 = x113 ? x108 : x114, x113 in CF
        mov r10, [rsp-0x8]                 # reload pointer out1
        mov [r10+0x10], rdi                # out1[2] = x117
        mov [r10], r8                      # out1[0] = x115
        mov [r10+0x8], r9                  # out1[1] = x116
        mov [r10+0x18], rax                # out1[3] = x118

        pop r14                            # restore r14
        .cfi_adjust_cfa_offset -8
        .cfi_restore r14
        pop r13                            # restore r13
        .cfi_adjust_cfa_offset -8
        .cfi_restore r13
        pop r12                            # restore r12
        .cfi_adjust_cfa_offset -8
        .cfi_restore r12
        pop rbp                            # restore rbp
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbp
        pop rbx                            # restore rbx
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbx
        ret                                # return
        .cfi_endproc
        .balign 8, 0xcc
.Lfe_pallas_mul_c0: .quad 0x992d30ecffffffff
.Lfe_pallas_mul_c1: .quad 0x992d30ed00000001
.Lfe_pallas_mul_c2: .quad 0x224698fc094cf91b
.Lfe_pallas_mul_c3: .quad 0x0
.Lfe_pallas_mul_c4: .quad 0x4000000000000000
        .size   fe_pallas_mul, .-fe_pallas_mul
        .section .note.GNU-stack, "", @progbits
