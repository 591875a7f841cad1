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
 *   [rsp-0x10]  x62
 *   [rsp-0x18]  x61
 *   [rsp-0x20]  pointer arg2
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
 * 171 instructions; 46.5 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.490 [1.487, 1.490] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * latency: 1.221 [1.219, 1.221] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 a707c64538d35dc5d79a45d08a9be17d33eb334b62edb10d3e8aed000eab0ec5
 * found by Fieldwright, seed 9, 2026-12-01T14:29:54.210Z
 * ./fieldwright optimize --field pallas --op mul --seed 9 --budget 66s --cpu 1
 * sha256 of the code: dde5c13ebe2da3534b2b9e0295d73bffa7f3bdeafe2c94cb18f61217a20aeb8e
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
        mov rdx, [rsi]                     # load arg1[0]
        mulx r8, r9, [rax]                 # x9:x8 = arg1[0]*arg2[0]
        mov rdx, [rsi+0x8]                 # load arg1[1]
        mulx r10, r11, [rax]               # x11:x10 = arg1[1]*arg2[0]
        mov rcx, r9                        # copy x8
        imul rcx, [rip+.Lfe_pallas_mul_c0] # x20 = x8*0x992d30ecffffffff mod 2^64
        mov rbx, rcx                       # copy x20
        shr rbx, 0x2                       # x26 = x20 >> 2
        xor ebp, ebp                       # CF = OF = 0
        adox r8, r11                       # x16 = x9 + x10 (OF is 0), OF to x17, complete
        mov rdx, [rsi+0x10]                # load arg1[2]
        mulx r11, rbp, [rax]               # x13:x12 = arg1[2]*arg2[0]
        adox r10, rbp                      # x17 = x11 + x12 + OF, OF to x18, complete
        mov rdx, [rip+.Lfe_pallas_mul_c1]  # constant 0x992d30ed00000001
        mulx rbp, r12, rcx                 # x22:x21 = x20*0x992d30ed00000001
        mov rdx, [rsi+0x18]                # load arg1[3]
        mulx r13, r14, [rax]               # x15:x14 = arg1[3]*arg2[0]
        adox r11, r14                      # x18 = x13 + x14 + OF, OF to x19, complete
        mov r14d, 0x3e                     # constant 0x3e
        mov [rsp-0x8], rdi                 # spill pointer out1
        shlx rdi, rcx, r14                 # x25 = x20 << 62 mod 2^64
        adcx rdi, r11                      # x54 = x18 + x25 (CF is 0), CF to x55
        adox r13, [rip+.Lfe_pallas_mul_c2] # x19 = x15 + OF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [r13, r11, r10, r8] */
        adc rbx, r13                       # x55 = x19 + x26 + CF, no carry
        mov rdx, [rip+.Lfe_pallas_mul_c3]  # constant 0x224698fc094cf91b
        mulx r11, rcx, rcx                 # x24:x23 = x20*0x224698fc094cf91b
        mov rdx, [rax+0x8]                 # load arg2[1]
        mulx r13, r14, [rsi]               # x33:x32 = arg1[0]*arg2[1]
        add r12, r9                        # x27 = x8 + x21, CF to x40
        adc r8, rbp                        # x40 = x16 + x22 + CF, CF to x53
        adc r13, 0x0                       # x53 = x33 + CF, no carry
        add r14, rcx                       # x40.2 = x23 + x32, CF to x53
        mulx r9, rcx, [rsi+0x8]            # x35:x34 = arg1[1]*arg2[1]
        adcx r13, r10                      # x53 += x17 + CF, CF to x54
        adc r9, 0x0                        # x54.2 = x35 + CF, no carry
        xor r10d, r10d                     # CF = OF = 0
        adcx r8, r14                       # x40 += x40.2 (CF is 0), CF to x53, complete
        adox r11, rcx                      # x53.2 = x24 + x34 (OF is 0), OF to x54
        mulx r10, rcx, [rsi+0x18]          # x39:x38 = arg1[3]*arg2[1]
        adcx r11, r13                      # x53 += x53.2 + CF, CF to x54
        mulx rbp, r12, [rsi+0x10]          # x37:x36 = arg1[2]*arg2[1]
        adcx r9, rdi                       # x54 += x54.2 + CF, CF to x55
        adox r9, r12                       # x54 += x36 + OF, OF to x55
        adcx rcx, rbp                      # x55.2 = x38 + x37 + CF, CF to x56
        adox rbx, rcx                      # x55 += x55.2 + OF, OF to x56
        adox r10, [rip+.Lfe_pallas_mul_c2] # x56 = x39 + OF, no carry
        adc r10, 0x0                       # x56 += CF, no carry
        mov rcx, r8                        # copy x40
        imul rcx, [rip+.Lfe_pallas_mul_c0] # x45 = x40*0x992d30ecffffffff mod 2^64
        mov rdx, [rax+0x10]                # load arg2[2]
        mulx rdi, rbp, [rsi+0x10]          # x62:x61 = arg1[2]*arg2[2]
        mov r12, rcx                       # copy x45
        shr r12, 0x2                       # x51 = x45 >> 2
        mov r13, rcx                       # copy x45
        shl r13, 0x3e                      # x50 = x45 << 62 mod 2^64
        mov [rsp-0x10], rdi                # spill x62
        mulx r14, rdi, [rsi]               # x58:x57 = arg1[0]*arg2[2]
        mov [rsp-0x18], rbp                # spill x61
        xor ebp, ebp                       # CF = OF = 0
        adox rbx, r13                      # x55 += x50 (OF is 0), OF to x56
        adox r12, r10                      # x56 += x51 + OF, no carry
        mov rdx, rcx                       # copy x45
        mulx r10, rbp, [rip+.Lfe_pallas_mul_c1] # x47:x46 = x45*0x992d30ed00000001
        mulx rcx, r13, [rip+.Lfe_pallas_mul_c3] # x49:x48 = x45*0x224698fc094cf91b
        adcx r8, rbp                       # x52 = x40 + x46 (CF is 0), CF to x53
        adc r13, r10                       # x53.2 = x47 + x48 + CF, CF to x54
        adc rcx, 0x0                       # x54.2 = x49 + CF, no carry
        xor r8d, r8d                       # CF = OF = 0
        adox r11, r13                      # x53 += x53.2 (OF is 0), OF to x54, complete
        adcx r11, rdi                      # x65 = x53 + x57 (CF is 0), CF to x78, complete
        adox rcx, [rip+.Lfe_pallas_mul_c2] # x54.2 += OF, no carry
        adc r14, 0x0                       # x78 = x58 + CF, no carry
        mov r8, r11                        # copy x65
        imul r8, [rip+.Lfe_pallas_mul_c0]  # x70 = x65*0x992d30ecffffffff mod 2^64
        xor r10d, r10d                     # CF = OF = 0
        adox r9, rcx                       # x54 += x54.2 (OF is 0), OF to x55, complete
        mov r10d, 0x3e                     # constant 0x3e
        shlx rcx, r8, r10                  # x75 = x70 << 62 mod 2^64
        mov rdx, [rax+0x10]                # load arg2[2]
        mulx rdi, rbp, [rsi+0x18]          # x64:x63 = arg1[3]*arg2[2]
        mulx r13, r10, [rsi+0x8]           # x60:x59 = arg1[1]*arg2[2]
        adox rbx, [rip+.Lfe_pallas_mul_c2] # x55 += OF, OF to x56, complete
        adox r12, [rip+.Lfe_pallas_mul_c2] # x56 += OF, no carry, complete

        /* complete: [x56, x55, x54, x53] in [r12, rbx, r9, -] */
        mov [rsp-0x20], rax                # spill pointer arg2
        xor eax, eax                       # CF = OF = 0
        adox r14, r9                       # x78 += x54 (OF is 0), OF to x79
        adox r13, rbx                      # x79 = x60 + x55 + OF, OF to x80
        adcx r10, r14                      # x78 += x59 (CF is 0), CF to x79
        adox r12, rbp                      # x80 = x56 + x63 + OF, OF to x81
        adcx r13, [rsp-0x18]               # x79 += x61 + CF, CF to x80
        adcx r12, rcx                      # x80 += x75 + CF, CF to x81
        mov rdx, r8                        # copy x70
        mulx rax, r9, [rip+.Lfe_pallas_mul_c1] # x72:x71 = x70*0x992d30ed00000001
        adox rdi, [rip+.Lfe_pallas_mul_c2] # x81 = x64 + OF, no carry
        adc rdi, 0x0                       # x81 += CF, no carry
        shr r8, 0x2                        # x76 = x70 >> 2
        mulx rcx, rbx, [rip+.Lfe_pallas_mul_c3] # x74:x73 = x70*0x224698fc094cf91b
        add r9, r11                        # x77 = x65 + x71, CF to x78
        adc rbx, rax                       # x78.2 = x72 + x73 + CF, CF to x79
        adc rcx, 0x0                       # x79.2 = x74 + CF, no carry
        add r10, rbx                       # x78 += x78.2, CF to x79, complete
        adc rcx, r13                       # x79 += x79.2 + CF, CF to x80, complete
        mov rax, [rsp-0x20]                # reload pointer arg2
        mov rdx, [rax+0x18]                # load arg2[3]
        mulx r9, r11, [rsi]                # x83:x82 = arg1[0]*arg2[3]
        mulx rbx, rbp, [rsi+0x10]          # x87:x86 = arg1[2]*arg2[3]
        adcx r12, [rsp-0x10]               # x80 += x62 + CF, CF to x81, complete
        adc r8, rdi                        # x81 += x76 + CF, no carry, complete

        /* complete: [x81, x80, x79, x78] in [r8, r12, rcx, r10] */
        xor edi, edi                       # CF = OF = 0
        adox r10, r11                      # x90 = x78 + x82 (OF is 0), OF to x103, complete
        mulx r11, rdi, [rsi+0x8]           # x85:x84 = arg1[1]*arg2[3]
        adox rdi, rcx                      # x103 = x79 + x84 + OF, OF to x104
        mulx rax, rcx, [rsi+0x18]          # x89:x88 = arg1[3]*arg2[3]
        adox rbp, r12                      # x104 = x86 + x80 + OF, OF to x105
        adox rbx, r8                       # x105 = x81 + x87 + OF, no carry
        mov r8, r10                        # copy x90
        imul r8, [rip+.Lfe_pallas_mul_c0]  # x95 = x90*0x992d30ecffffffff mod 2^64
        mov rdx, [rip+.Lfe_pallas_mul_c1]  # constant 0x992d30ed00000001
        mulx rsi, r12, r8                  # x97:x96 = x95*0x992d30ed00000001
        mov r13, r8                        # copy x95
        shr r13, 0x2                       # x101 = x95 >> 2
        xor r14d, r14d                     # CF = OF = 0
        adcx r9, rdi                       # x103 += x83 (CF is 0), CF to x104
        mov edi, 0x3e                      # constant 0x3e
        shlx rdi, r8, rdi                  # x100 = x95 << 62 mod 2^64
        adcx r11, rbp                      # x104 += x85 + CF, CF to x105
        adcx rdi, rcx                      # x105.2 = x88 + x100 + CF, CF to x106
        adcx rax, r13                      # x106 = x89 + x101 + CF, no carry
        mov rdx, r8                        # copy x95
        mulx r8, rcx, [rip+.Lfe_pallas_mul_c3] # x99:x98 = x95*0x224698fc094cf91b
        add rsi, rcx                       # x103.2 = x97 + x98, CF to x104
        adc r8, 0x0                        # x104.2 = x99 + CF, no carry
        add r12, r10                       # x102 = x90 + x96, CF to x103
        adcx rsi, r9                       # x103 += x103.2 + CF, CF to x104, complete
        adcx r8, r11                       # x104 += x104.2 + CF, CF to x105, complete
        adcx rbx, rdi                      # x105 += x105.2 + CF, CF to x106, complete
        adc rax, 0x0                       # x106 += CF, no carry, complete

        /* complete: [x106, x105, x104, x103] in [rax, rbx, r8, rsi] */
        mov r9, rsi                        # copy x103
        sub r9, [rip+.Lfe_pallas_mul_c1]   # x107 = x103 - 0x992d30ed00000001, CF from x108, complete
        mov r10, r8                        # copy x104
        sbb r10, [rip+.Lfe_pallas_mul_c3]  # x108 = x104 - 0x224698fc094cf91b - CF, CF from x109, complete
        mov r11, rbx                       # copy x105
        sbb r11, 0x0                       # x109 = x105 - CF, CF from x110, complete
        mov rcx, rax                       # copy x106
        sbb rcx, [rip+.Lfe_pallas_mul_c4]  # x110 = x106 - 0x4000000000000000 - CF, CF from x111, complete

        /* complete: [x110, x109, x108, x107] in [rcx, r11, r10, r9] */
        mov edi, 0x0                       # begins x111 = CF
        adc rdi, 0x0                       # x111 = CF
        mov edx, 0x3f                      # constant 0x3f
        bzhi rcx, rcx, rdx                 # x112 = x110 & 0x7fffffffffffffff
        bt edi, 0x0                        # CF = x111
        cmovc r11, rbx                     # x115 = x111 ? x105 : x109, x111 in CF
        cmovnc r8, r10                     # x114 = x111 ? x104 : x108, x111 in CF
        mov r10, [rsp-0x8]                 # reload pointer out1
        mov [r10+0x8], r8                  # out1[1] = x114
        mov [r10+0x10], r11                # out1[2] = x115
        cmovnc rsi, r9                     # x113 = x111 ? x103 : x107, x111 in CF
        mov [r10], rsi                     # out1[0] = x113
        cmovc rcx, rax                     # x116 = x111 ? x106 : x112, x111 in CF
        mov [r10+0x18], rcx                # out1[3] = x116

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
.Lfe_pallas_mul_c2: .quad 0x0
.Lfe_pallas_mul_c3: .quad 0x224698fc094cf91b
.Lfe_pallas_mul_c4: .quad 0x4000000000000000
        .size   fe_pallas_mul, .-fe_pallas_mul
        .section .note.GNU-stack, "", @progbits
