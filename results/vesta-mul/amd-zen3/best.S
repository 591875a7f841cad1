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
 * Changed: rax, rcx, rdx, rsi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13
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
 * 161 instructions; 46.5 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.384 [1.383, 1.385] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * latency: 1.063 [1.057, 1.063] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 23, 2026-11-27T16:40:29.157Z
 * ./fieldwright optimize --field vesta --op mul --seed 23 --budget 30s --cpu 1
 * sha256 of the code: 8632dc2ce616b0989af74a607d169566b278bb4d399c5aa9371571d4ef5358b2
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

        mov r8, rdx                       # copy pointer arg2
        mov rdx, [r8]                     # load arg2[0]
        mulx rax, r9, [rsi+0x8]           # x11:x10 = arg1[1]*arg2[0]
        mulx r10, r11, [rsi]              # x9:x8 = arg1[0]*arg2[0]
        mulx rcx, rbx, [rsi+0x10]         # x13:x12 = arg1[2]*arg2[0]
        xor ebp, ebp                      # CF = OF = 0
        adox r9, r10                      # x16 = x9 + x10 (OF is 0), OF to x17, complete
        adox rax, rbx                     # x17 = x11 + x12 + OF, OF to x18, complete
        mulx r10, rbx, [rsi+0x18]         # x15:x14 = arg1[3]*arg2[0]
        adox rbx, rcx                     # x18 = x13 + x14 + OF, OF to x19, complete
        adox r10, [rip+.Lfe_vesta_mul_c0] # x19 = x15 + OF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [r10, rbx, rax, r9] */
        mov rdx, r11                      # copy x8
        imul rdx, [rip+.Lfe_vesta_mul_c1] # x20 = x8*0x8c46eb20ffffffff mod 2^64
        mulx rcx, rbp, [rip+.Lfe_vesta_mul_c2] # x24:x23 = x20*0x224698fc0994a8dd
        mulx r12, r13, [rip+.Lfe_vesta_mul_c3] # x22:x21 = x20*0x8c46eb2100000001
        add r13, r11                      # x27 = x8 + x21, CF to x42
        adc r9, rbp                       # x42 = x23 + x16 + CF, CF to x55
        adc rcx, 0x0                      # x55 = x24 + CF, no carry
        mov r11, rdx                      # copy x20
        shr r11, 0x2                      # x26 = x20 >> 2
        add r11, r10                      # x57 = x26 + x19, no carry
        shl rdx, 0x3e                     # x25 = x20 << 62 mod 2^64
        xor r10d, r10d                    # CF = OF = 0
        adcx r12, r9                      # x42 += x22 (CF is 0), CF to x55
        mov r9, rdx                       # copy x25
        mov rdx, [rsi]                    # load arg1[0]
        mulx r10, rbp, [r8+0x8]           # x35:x34 = arg1[0]*arg2[1]
        adcx rcx, r10                     # x55 += x35 + CF, CF to x56
        mov rdx, [r8+0x8]                 # load arg2[1]
        mulx r10, r13, [rsi+0x8]          # x37:x36 = arg1[1]*arg2[1]
        adcx r9, rbx                      # x56 = x18 + x25 + CF, CF to x57
        adc r11, 0x0                      # x57 += CF, no carry
        xor ebx, ebx                      # CF = OF = 0
        adcx rbp, r12                     # x42 += x34 (CF is 0), CF to x55, complete
        adox rax, r13                     # x55.2 = x36 + x17 (OF is 0), OF to x56
        adcx rax, rcx                     # x55 += x55.2 + CF, CF to x56
        mulx rcx, rbx, [rsi+0x10]         # x39:x38 = arg1[2]*arg2[1]
        adox rbx, r10                     # x56.2 = x37 + x38 + OF, OF to x57
        adcx rbx, r9                      # x56 += x56.2 + CF, CF to x57
        mulx r9, r10, [rsi+0x18]          # x41:x40 = arg1[3]*arg2[1]
        adox rcx, r10                     # x57.2 = x40 + x39 + OF, OF to x58
        adcx rcx, r11                     # x57 += x57.2 + CF, CF to x58
        adox r9, [rip+.Lfe_vesta_mul_c0]  # x58 = x41 + OF, no carry
        adc r9, 0x0                       # x58 += CF, no carry
        mov r10, rbp                      # copy x42
        imul r10, [rip+.Lfe_vesta_mul_c1] # x47 = x42*0x8c46eb20ffffffff mod 2^64
        mov r11, r10                      # copy x47
        shr r11, 0x2                      # x53 = x47 >> 2
        mov rdx, r10                      # copy x47
        shl r10, 0x3e                     # x52 = x47 << 62 mod 2^64
        add r10, rcx                      # x57 += x52, CF to x58
        adcx r9, r11                      # x58 += x53 + CF, no carry
        mulx r11, rcx, [rip+.Lfe_vesta_mul_c3] # x49:x48 = x47*0x8c46eb2100000001
        mulx r12, r13, [rip+.Lfe_vesta_mul_c2] # x51:x50 = x47*0x224698fc0994a8dd
        add rcx, rbp                      # x54 = x42 + x48, CF to x55
        adc rax, r13                      # x55 += x50 + CF, CF to x56
        adc r12, 0x0                      # x56.2 = x51 + CF, no carry
        add r11, rax                      # x55 += x49, CF to x56, complete
        adc r12, rbx                      # x56 += x56.2 + CF, CF to x57, complete
        mov rdx, [r8+0x10]                # load arg2[2]
        mulx rax, rcx, [rsi]              # x60:x59 = arg1[0]*arg2[2]
        adc r10, 0x0                      # x57 += CF, CF to x58, complete
        adc r9, 0x0                       # x58 += CF, no carry, complete

        /* complete: [x58, x57, x56, x55] in [r9, r10, r12, r11] */
        xor ebx, ebx                      # CF = OF = 0
        adcx rcx, r11                     # x67 = x55 + x59 (CF is 0), CF to x80, complete
        mulx r11, rbx, [rsi+0x8]          # x62:x61 = arg1[1]*arg2[2]
        mulx rbp, r13, [rsi+0x10]         # x64:x63 = arg1[2]*arg2[2]
        adox rbx, rax                     # x80 = x60 + x61 (OF is 0), OF to x81
        adcx rbx, r12                     # x80 += x56 + CF, CF to x81
        adcx r11, r10                     # x81 = x62 + x57 + CF, CF to x82
        adox r11, r13                     # x81 += x63 + OF, OF to x82
        mulx rax, r10, [rsi+0x18]         # x66:x65 = arg1[3]*arg2[2]
        adox r10, r9                      # x82 = x58 + x65 + OF, OF to x83
        adcx r10, rbp                     # x82 += x64 + CF, CF to x83
        adox rax, [rip+.Lfe_vesta_mul_c0] # x83 = x66 + OF, no carry
        adc rax, 0x0                      # x83 += CF, no carry
        mov r9, rcx                       # copy x67
        imul r9, [rip+.Lfe_vesta_mul_c1]  # x72 = x67*0x8c46eb20ffffffff mod 2^64
        mov rbp, r9                       # copy x72
        shl rbp, 0x3e                     # x77 = x72 << 62 mod 2^64
        mov r12, r9                       # copy x72
        shr r12, 0x2                      # x78 = x72 >> 2
        add rbp, r10                      # x82 += x77, CF to x83
        adcx r12, rax                     # x83 += x78 + CF, no carry
        mov rdx, [rip+.Lfe_vesta_mul_c3]  # constant 0x8c46eb2100000001
        mulx rax, r10, r9                 # x74:x73 = x72*0x8c46eb2100000001
        add r10, rcx                      # x79 = x67 + x73, CF to x80
        mov rdx, [rip+.Lfe_vesta_mul_c2]  # constant 0x224698fc0994a8dd
        mulx r9, r10, r9                  # x76:x75 = x72*0x224698fc0994a8dd
        adcx rbx, r10                     # x80 += x75 + CF, CF to x81
        adc r9, 0x0                       # x81.2 = x76 + CF, no carry
        add rax, rbx                      # x80 += x74, CF to x81, complete
        adc r9, r11                       # x81 += x81.2 + CF, CF to x82, complete
        mov rdx, [r8+0x18]                # load arg2[3]
        mulx r10, r11, [rsi]              # x85:x84 = arg1[0]*arg2[3]
        adc rbp, 0x0                      # x82 += CF, CF to x83, complete
        adc r12, 0x0                      # x83 += CF, no carry, complete

        /* complete: [x83, x82, x81, x80] in [r12, rbp, r9, rax] */
        add rax, r11                      # x92 = x80 + x84, CF to x105, complete
        adc r10, 0x0                      # x105 = x85 + CF, no carry
        mov r11, rax                      # copy x92
        imul r11, [rip+.Lfe_vesta_mul_c1] # x97 = x92*0x8c46eb20ffffffff mod 2^64
        mulx rcx, rbx, [rsi+0x8]          # x87:x86 = arg1[1]*arg2[3]
        xor r13d, r13d                    # CF = OF = 0
        adox rbx, r10                     # x105 += x86 (OF is 0), OF to x106
        adcx rbx, r9                      # x105 += x81 (CF is 0), CF to x106
        mulx r9, r10, [rsi+0x10]          # x89:x88 = arg1[2]*arg2[3]
        adox rcx, r10                     # x106 = x87 + x88 + OF, OF to x107
        adcx rbp, rcx                     # x106 += x82 + CF, CF to x107
        adox r12, r9                      # x107 = x83 + x89 + OF, no carry
        mov rdx, [rip+.Lfe_vesta_mul_c3]  # constant 0x8c46eb2100000001
        mulx r9, r10, r11                 # x99:x98 = x97*0x8c46eb2100000001
        mov rdx, [rsi+0x18]               # load arg1[3]
        mulx r8, rcx, [r8+0x18]           # x91:x90 = arg1[3]*arg2[3]
        mov rdx, [rip+.Lfe_vesta_mul_c2]  # constant 0x224698fc0994a8dd
        mulx rsi, rdx, r11                # x101:x100 = x97*0x224698fc0994a8dd
        adcx r12, rcx                     # x107 += x90 + CF, CF to x108
        adc r8, 0x0                       # x108 = x91 + CF, no carry
        mov rcx, r11                      # copy x97
        shl rcx, 0x3e                     # x102 = x97 << 62 mod 2^64
        add rbx, r9                       # x105 += x99, CF to x106
        adc rsi, 0x0                      # x106.2 = x101 + CF, no carry
        add rcx, r12                      # x107 += x102, CF to x108
        adc r8, 0x0                       # x108 += CF, no carry
        add rax, r10                      # x104 = x92 + x98, CF to x105
        adcx rbx, rdx                     # x105 += x100 + CF, CF to x106, complete
        adc rbp, rsi                      # x106 += x106.2 + CF, CF to x107, complete
        mov eax, 0x2                      # constant 2
        shrx rax, r11, rax                # x103 = x97 >> 2
        lea rax, [r8+rax]                 # x108 += x103
        adc rcx, 0x0                      # x107 += CF, CF to x108, complete
        adc rax, 0x0                      # x108 += CF, no carry, complete

        /* complete: [x108, x107, x106, x105] in [rax, rcx, rbp, rbx] */
        mov r8, rbx                       # copy x105
        sub r8, [rip+.Lfe_vesta_mul_c3]   # x109 = x105 - 0x8c46eb2100000001, CF from x110, complete
        mov r9, rbp                       # copy x106
        sbb r9, [rip+.Lfe_vesta_mul_c2]   # x110 = x106 - 0x224698fc0994a8dd - CF, CF from x111, complete
        mov r10, rcx                      # copy x107
        sbb r10, 0x0                      # x111 = x107 - CF, CF from x112, complete
        mov r11, rax                      # copy x108
        sbb r11, [rip+.Lfe_vesta_mul_c4]  # x112 = x108 - 0x4000000000000000 - CF, CF = x113, complete

        /* complete: [x112, x111, x110, x109] in [r11, r10, r9, r8] */
        cmovnc rbp, r9                    # x116 = x113 ? x106 : x110, x113 in CF
        setc r9b                          # begins x113 = CF
        movzx r9d, r9b                    # x113 = CF
        mov esi, 0x3f                     # constant 0x3f
        bzhi r11, r11, rsi                # x114 = x112 & 0x7fffffffffffffff
        bt r9d, 0x0                       # CF = x113
        cmovnc rax, r11                   # x118 = x113 ? x108 : x114, x113 in CF
        mov [rdi+0x18], rax               # out1[3] = x118
        cmovc r8, rbx                     # x115 = x113 ? x105 : x109, x113 in CF
        cmovc r10, rcx                    # x117 = x113 ? x107 : x111, x113 in CF
        mov [rdi+0x8], rbp                # out1[1] = x116
        mov [rdi], r8                     # out1[0] = x115
        mov [rdi+0x10], r10               # out1[2] = x117

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
.Lfe_vesta_mul_c0: .quad 0x0
.Lfe_vesta_mul_c1: .quad 0x8c46eb20ffffffff
.Lfe_vesta_mul_c2: .quad 0x224698fc0994a8dd
.Lfe_vesta_mul_c3: .quad 0x8c46eb2100000001
.Lfe_vesta_mul_c4: .quad 0x4000000000000000
        .size   fe_vesta_mul, .-fe_vesta_mul
        .section .note.GNU-stack, "", @progbits
