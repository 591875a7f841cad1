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
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x18, then pointer arg2
 *   [rsp-0x18]  x58
 *   [rsp-0x20]  pointer arg1
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
 * 169 instructions; 51.1 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.358 [1.357, 1.360] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * latency: 1.377 [1.377, 1.378] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 9cc2ffab2561c6ec3e143ee513be37d3a618348bc0c06d500d515a033d922393
 * found by Fieldwright, seed 11, 2026-12-01T18:35:52.096Z
 * ./fieldwright optimize --field vesta --op mul --seed 11 --budget 30s --for latency --resume --cpu 0
 * sha256 of the code: 0c6f4b79fabc9c9eaa171a83bdbdb5db1511c7347fb1038f4fc52a7899f6f688
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

        mov rax, rdx                      # copy pointer arg2
        mov rdx, [rsi]                    # load arg1[0]
        mulx r8, r9, [rax]                # x9:x8 = arg1[0]*arg2[0]
        mov rdx, [rsi+0x8]                # load arg1[1]
        mulx r10, r11, [rax]              # x11:x10 = arg1[1]*arg2[0]
        xor ecx, ecx                      # CF = OF = 0
        adox r11, r8                      # x16 = x9 + x10 (OF is 0), OF to x17, complete
        mov rdx, [rsi+0x10]               # load arg1[2]
        mulx r8, rcx, [rax]               # x13:x12 = arg1[2]*arg2[0]
        mov rdx, [rsi+0x18]               # load arg1[3]
        mulx rbx, rbp, [rax]              # x15:x14 = arg1[3]*arg2[0]
        adox rcx, r10                     # x17 = x11 + x12 + OF, OF to x18, complete
        adox rbp, r8                      # x18 = x13 + x14 + OF, OF to x19, complete
        adox rbx, [rip+.Lfe_vesta_mul_c0] # x19 = x15 + OF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [rbx, rbp, rcx, r11] */
        mov rdx, r9                       # copy x8
        imul rdx, [rip+.Lfe_vesta_mul_c1] # x20 = x8*0x8c46eb20ffffffff mod 2^64
        mulx r8, r10, [rip+.Lfe_vesta_mul_c2] # x22:x21 = x20*0x8c46eb2100000001
        mov [rsp-0x8], rdi                # spill pointer out1
        mulx r12, rdi, [rip+.Lfe_vesta_mul_c3] # x24:x23 = x20*0x224698fc0994a8dd
        add r9, r10                       # x27 = x8 + x21, CF to x42
        adcx r11, r8                      # x42 = x16 + x22 + CF, CF to x55
        adc r12, 0x0                      # x55 = x24 + CF, no carry
        mov r8, rdx                       # copy x20
        shl r8, 0x3e                      # x25 = x20 << 62 mod 2^64
        mov r9, rdx                       # copy x20
        mov rdx, [rsi]                    # load arg1[0]
        mov [rsp-0x10], rbp               # spill x18
        mulx r10, rbp, [rax+0x8]          # x35:x34 = arg1[0]*arg2[1]
        add rbp, rdi                      # x42.2 = x34 + x23, CF to x55
        adc r10, rcx                      # x55.2 = x17 + x35 + CF, CF to x56
        mov rdx, [rsi+0x8]                # load arg1[1]
        mulx rcx, rdi, [rax+0x8]          # x37:x36 = arg1[1]*arg2[1]
        adcx rcx, r8                      # x56 = x25 + x37 + CF, CF to x57
        mov r8d, 0x2                      # constant 2
        shrx r9, r9, r8                   # x26 = x20 >> 2
        adcx rbx, r9                      # x57 = x26 + x19 + CF, no carry
        xor r9d, r9d                      # CF = OF = 0
        adox rbp, r11                     # x42 += x42.2 (OF is 0), OF to x55, complete
        adox rdi, r12                     # x55 += x36 + OF, OF to x56
        mov rdx, [rsi+0x18]               # load arg1[3]
        mulx r9, r11, [rax+0x8]           # x41:x40 = arg1[3]*arg2[1]
        adcx rdi, r10                     # x55 += x55.2 (CF is 0), CF to x56
        mov rdx, [rax+0x8]                # load arg2[1]
        mulx r10, r12, [rsi+0x10]         # x39:x38 = arg1[2]*arg2[1]
        adox r12, rcx                     # x56 += x38 + OF, OF to x57
        adox r11, r10                     # x57.2 = x40 + x39 + OF, OF to x58
        adcx r12, [rsp-0x10]              # x56 += x18 + CF, CF to x57
        adcx rbx, r11                     # x57 += x57.2 + CF, CF to x58
        adox r9, [rip+.Lfe_vesta_mul_c0]  # x58 = x41 + OF, no carry
        adc r9, 0x0                       # x58 += CF, no carry
        mov r10, rbp                      # copy x42
        imul r10, [rip+.Lfe_vesta_mul_c1] # x47 = x42*0x8c46eb20ffffffff mod 2^64
        mov rdx, [rip+.Lfe_vesta_mul_c2]  # constant 0x8c46eb2100000001
        mulx r11, rcx, r10                # x49:x48 = x47*0x8c46eb2100000001
        mov [rsp-0x10], rax               # spill pointer arg2
        mov rax, r10                      # copy x47
        shl rax, 0x3e                     # x52 = x47 << 62 mod 2^64
        add rax, rbx                      # x57 += x52, CF to x58
        shrx r8, r10, r8                  # x53 = x47 >> 2
        adcx r9, r8                       # x58 += x53 + CF, no carry
        mov rdx, [rip+.Lfe_vesta_mul_c3]  # constant 0x224698fc0994a8dd
        mulx r8, r10, r10                 # x51:x50 = x47*0x224698fc0994a8dd
        add rbp, rcx                      # x54 = x42 + x48, CF to x55
        adcx rdi, r11                     # x55 += x49 + CF, CF to x56
        adc r8, 0x0                       # x56.2 = x51 + CF, no carry
        add rdi, r10                      # x55 += x50, CF to x56, complete
        adc r12, r8                       # x56 += x56.2 + CF, CF to x57, complete
        mov r8, [rsp-0x10]                # reload pointer arg2
        mov rdx, [r8+0x10]                # load arg2[2]
        mulx r10, r11, [rsi]              # x60:x59 = arg1[0]*arg2[2]
        adc rax, 0x0                      # x57 += CF, CF to x58, complete
        adc r9, 0x0                       # x58 += CF, no carry, complete

        /* complete: [x58, x57, x56, x55] in [r9, rax, r12, rdi] */
        xor ecx, ecx                      # CF = OF = 0
        adox rdi, r11                     # x67 = x55 + x59 (OF is 0), OF to x80, complete
        mulx r11, rcx, [rsi+0x8]          # x62:x61 = arg1[1]*arg2[2]
        mulx rbx, rbp, [rsi+0x18]         # x66:x65 = arg1[3]*arg2[2]
        adox r10, rcx                     # x80 = x60 + x61 + OF, OF to x81
        adox r11, [rip+.Lfe_vesta_mul_c0] # x81 = x62 + OF, no carry
        mov rcx, rdi                      # copy x67
        imul rcx, [rip+.Lfe_vesta_mul_c1] # x72 = x67*0x8c46eb20ffffffff mod 2^64
        mov [rsp-0x18], r9                # spill x58
        xor r9d, r9d                      # CF = OF = 0
        adox r12, r10                     # x80 += x56 (OF is 0), OF to x81
        mulx r9, r10, [rsi+0x10]          # x64:x63 = arg1[2]*arg2[2]
        adox rax, r11                     # x81 += x57 + OF, OF to x82
        mov r11d, 0x3e                    # constant 0x3e
        shlx r11, rcx, r11                # x77 = x72 << 62 mod 2^64
        mov rdx, [rip+.Lfe_vesta_mul_c2]  # constant 0x8c46eb2100000001
        mov [rsp-0x20], rsi               # spill pointer arg1
        mulx r8, rsi, rcx                 # x74:x73 = x72*0x8c46eb2100000001
        adcx r10, rax                     # x81 += x63 (CF is 0), CF to x82
        adox r11, rbp                     # x82 = x65 + x77 + OF, OF to x83
        adcx r9, r11                      # x82 += x64 + CF, CF to x83
        adox rbx, [rip+.Lfe_vesta_mul_c0] # x83 = x66 + OF, no carry
        adc rbx, 0x0                      # x83 += CF, no carry
        mov rdx, rcx                      # copy x72
        shr rcx, 0x2                      # x78 = x72 >> 2
        lea rax, [rbx+rcx]                # x83 += x78
        mulx r11, rcx, [rip+.Lfe_vesta_mul_c3] # x76:x75 = x72*0x224698fc0994a8dd
        add rsi, rdi                      # x79 = x67 + x73, CF to x80
        adcx rcx, r12                     # x80 += x75 + CF, CF to x81
        adc r11, 0x0                      # x81.2 = x76 + CF, no carry
        add r8, rcx                       # x80 += x74, CF to x81, complete
        adc r10, r11                      # x81 += x81.2 + CF, CF to x82, complete
        adc r9, [rsp-0x18]                # x82 += x58 + CF, CF to x83, complete
        mov r11, [rsp-0x10]               # reload pointer arg2
        mov rdx, [r11+0x18]               # load arg2[3]
        mov rcx, [rsp-0x20]               # reload pointer arg1
        mulx rdi, rsi, [rcx]              # x85:x84 = arg1[0]*arg2[3]
        adc rax, 0x0                      # x83 += CF, no carry, complete

        /* complete: [x83, x82, x81, x80] in [rax, r9, r10, r8] */
        xor ebx, ebx                      # CF = OF = 0
        adcx rsi, r8                      # x92 = x80 + x84 (CF is 0), CF to x105, complete
        mulx r8, rbx, [rcx+0x10]          # x89:x88 = arg1[2]*arg2[3]
        mulx rbp, r12, [rcx+0x8]          # x87:x86 = arg1[1]*arg2[3]
        adox rdi, r12                     # x105 = x86 + x85 (OF is 0), OF to x106
        adcx r10, rdi                     # x105 += x81 + CF, CF to x106
        adox r9, rbx                      # x106 = x82 + x88 + OF, OF to x107
        mulx r11, rcx, [rcx+0x18]         # x91:x90 = arg1[3]*arg2[3]
        adcx rbp, r9                      # x106 += x87 + CF, CF to x107
        adox rcx, rax                     # x107 = x83 + x90 + OF, OF to x108
        adcx rcx, r8                      # x107 += x89 + CF, CF to x108
        adox r11, [rip+.Lfe_vesta_mul_c0] # x108 = x91 + OF, no carry
        adc r11, 0x0                      # x108 += CF, no carry
        mov rdx, rsi                      # copy x92
        imul rdx, [rip+.Lfe_vesta_mul_c1] # x97 = x92*0x8c46eb20ffffffff mod 2^64
        mulx rax, r8, [rip+.Lfe_vesta_mul_c3] # x101:x100 = x97*0x224698fc0994a8dd
        add r10, r8                       # x105 += x100, CF to x106
        adc rax, 0x0                      # x106.2 = x101 + CF, no carry
        mov r8, rdx                       # copy x97
        shl r8, 0x3e                      # x102 = x97 << 62 mod 2^64
        add rcx, r8                       # x107 += x102, CF to x108
        adc r11, 0x0                      # x108 += CF, no carry
        mov r8, rdx                       # copy x97
        shr r8, 0x2                       # x103 = x97 >> 2
        mulx r9, rdi, [rip+.Lfe_vesta_mul_c2] # x99:x98 = x97*0x8c46eb2100000001
        add rdi, rsi                      # x104 = x92 + x98, CF to x105
        adc r9, r10                       # x105 += x99 + CF, CF to x106, complete
        lea r8, [r11+r8]                  # x108 += x103
        adcx rax, rbp                     # x106 += x106.2 + CF, CF to x107, complete
        adc rcx, 0x0                      # x107 += CF, CF to x108, complete
        adc r8, 0x0                       # x108 += CF, no carry, complete

        /* complete: [x108, x107, x106, x105] in [r8, rcx, rax, r9] */
        mov r10, r9                       # copy x105
        sub r10, [rip+.Lfe_vesta_mul_c2]  # x109 = x105 - 0x8c46eb2100000001, CF from x110, complete
        mov r11, rax                      # copy x106
        sbb r11, [rip+.Lfe_vesta_mul_c3]  # x110 = x106 - 0x224698fc0994a8dd - CF, CF from x111, complete
        mov rdi, rcx                      # copy x107
        sbb rdi, 0x0                      # x111 = x107 - CF, CF from x112, complete
        mov rsi, r8                       # copy x108
        sbb rsi, [rip+.Lfe_vesta_mul_c4]  # x112 = x108 - 0x4000000000000000 - CF, CF = x113, complete

        /* complete: [x112, x111, x110, x109] in [rsi, rdi, r11, r10] */
        cmovnc rax, r11                   # x116 = x113 ? x106 : x110, x113 in CF
        mov r11, [rsp-0x8]                # reload pointer out1
        mov [r11+0x8], rax                # out1[1] = x116
        cmovnc rcx, rdi                   # x117 = x113 ? x107 : x111, x113 in CF
        cmovnc r9, r10                    # x115 = x113 ? x105 : x109, x113 in CF
        mov [r11], r9                     # out1[0] = x115
        mov [r11+0x10], rcx               # out1[2] = x117
        setc al                           # begins x113 = CF
        movzx eax, al                     # x113 = CF
        and rsi, [rip+.Lfe_vesta_mul_c5]  # x114 = x112 & 0x7fffffffffffffff
        bt eax, 0x0                       # CF = x113
        cmovc rsi, r8                     # x118 = x113 ? x108 : x114, x113 in CF
        mov [r11+0x18], rsi               # out1[3] = x118

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
.Lfe_vesta_mul_c2: .quad 0x8c46eb2100000001
.Lfe_vesta_mul_c3: .quad 0x224698fc0994a8dd
.Lfe_vesta_mul_c4: .quad 0x4000000000000000
.Lfe_vesta_mul_c5: .quad 0x7fffffffffffffff
        .size   fe_vesta_mul, .-fe_vesta_mul
        .section .note.GNU-stack, "", @progbits
