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
 *   [rsp-0x10]  x36, then pointer arg1
 *   [rsp-0x18]  x37
 *   [rsp-0x20]  pointer arg2
 *   [rsp-0x28]  x87
 *   [rsp-0x30]  x86
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
 * 192 instructions; 50.7 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.366 [1.356, 1.369] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * latency: 1.380 [1.377, 1.380] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 9cc2ffab2561c6ec3e143ee513be37d3a618348bc0c06d500d515a033d922393
 * found by Fieldwright, seed 9, 2026-12-01T18:36:55.355Z
 * ./fieldwright optimize --field pallas --op mul --seed 9 --budget 30s --for latency --resume --cpu 0
 * sha256 of the code: e27256a4cfe4facf586fb4a40155c969e999fccba5ef0de08b9af7c54c1c1017
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
        mov r10, r9                        # copy x8
        imul r10, [rip+.Lfe_pallas_mul_c0] # x20 = x8*0x992d30ecffffffff mod 2^64
        mov rdx, [rip+.Lfe_pallas_mul_c1]  # constant 0x992d30ed00000001
        mulx r11, rcx, r10                 # x22:x21 = x20*0x992d30ed00000001
        xor ebx, ebx                       # CF = OF = 0
        adox r9, rcx                       # x27 = x8 + x21 (OF is 0), OF to x40
        mov rdx, [rsi+0x8]                 # load arg1[1]
        mulx r9, rcx, [rax]                # x11:x10 = arg1[1]*arg2[0]
        adcx rcx, r8                       # x16 = x9 + x10 (CF is 0), CF to x17, complete
        mov rdx, [rsi]                     # load arg1[0]
        mulx r8, rbx, [rax+0x8]            # x33:x32 = arg1[0]*arg2[1]
        mov rdx, [rip+.Lfe_pallas_mul_c2]  # constant 0x224698fc094cf91b
        mulx rbp, r12, r10                 # x24:x23 = x20*0x224698fc094cf91b
        adox rbx, r12                      # x40 = x23 + x32 + OF, OF to x53
        adcx r9, [rip+.Lfe_pallas_mul_c3]  # x17 = x11 + CF, no carry
        adox rbp, [rip+.Lfe_pallas_mul_c3] # x53 = x24 + OF, no carry
        xor r12d, r12d                     # CF = OF = 0
        adox r11, rcx                      # x40.2 = x22 + x16 (OF is 0), OF to x53
        mov rdx, [rsi+0x18]                # load arg1[3]
        mulx rcx, r12, [rax]               # x15:x14 = arg1[3]*arg2[0]
        mov rdx, [rax+0x8]                 # load arg2[1]
        mulx r13, r14, [rsi+0x10]          # x37:x36 = arg1[2]*arg2[1]
        mov rdx, [rax]                     # load arg2[0]
        mov [rsp-0x8], rdi                 # spill pointer out1
        mov [rsp-0x10], r14                # spill x36
        mulx rdi, r14, [rsi+0x10]          # x13:x12 = arg1[2]*arg2[0]
        adox rbp, [rip+.Lfe_pallas_mul_c3] # x53 += OF, no carry
        mov [rsp-0x18], r13                # spill x37
        xor r13d, r13d                     # CF = OF = 0
        adcx rbx, r11                      # x40 += x40.2 (CF is 0), CF to x53, complete
        adox r9, r14                       # x17 += x12 (OF is 0), OF to x18, complete
        mov rdx, [rsi+0x8]                 # load arg1[1]
        mulx r11, r13, [rax+0x8]           # x35:x34 = arg1[1]*arg2[1]
        adcx r9, r13                       # x53.2 = x34 + x17 + CF, CF to x54
        mov r13d, 0x2                      # constant 2
        shrx r14, r10, r13                 # x26 = x20 >> 2
        mov rdx, rbx                       # copy x40
        mov [rsp-0x20], rax                # spill pointer arg2
        mulx r13, rax, [rip+.Lfe_pallas_mul_c0] # x45 = x40*0x992d30ecffffffff mod 2^64
        adox r12, rdi                      # x18 = x13 + x14 + OF, OF to x19, complete
        adox rcx, [rip+.Lfe_pallas_mul_c3] # x19 = x15 + OF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [rcx, r12, -, -] */
        adc r11, 0x0                       # x54 = x35 + CF, no carry
        shl r10, 0x3e                      # x25 = x20 << 62 mod 2^64
        xor edi, edi                       # CF = OF = 0
        adcx rbp, r9                       # x53 += x53.2 (CF is 0), CF to x54
        adcx r10, r12                      # x54.2 = x25 + x18 + CF, CF to x55
        adc rcx, r14                       # x55 = x19 + x26 + CF, no carry
        mov rdx, [rip+.Lfe_pallas_mul_c1]  # constant 0x992d30ed00000001
        mulx r9, rdi, rax                  # x47:x46 = x45*0x992d30ed00000001
        xor r12d, r12d                     # CF = OF = 0
        adox r8, rbp                       # x53 += x33 (OF is 0), OF to x54
        mov rdx, [rsi+0x10]                # load arg1[2]
        mov rbp, [rsp-0x20]                # reload pointer arg2
        mulx r12, r13, [rbp+0x18]          # x87:x86 = arg1[2]*arg2[3]
        mov rdx, [rbp+0x10]                # load arg2[2]
        mov [rsp-0x28], r12                # spill x87
        mulx r14, r12, [rsi]               # x58:x57 = arg1[0]*arg2[2]
        adox r10, r11                      # x54 += x54.2 + OF, OF to x55
        mov rdx, [rsi+0x18]                # load arg1[3]
        mov [rsp-0x30], r13                # spill x86
        mulx r11, r13, [rbp+0x8]           # x39:x38 = arg1[3]*arg2[1]
        adox r13, [rsp-0x18]               # x55.2 = x38 + x37 + OF, OF to x56
        adcx r9, r8                        # x53 += x47 (CF is 0), CF to x54
        adcx r10, [rsp-0x10]               # x54 += x36 + CF, CF to x55
        mov r8d, 0x2                       # constant 2
        shrx r8, rax, r8                   # x51 = x45 >> 2
        mov [rsp-0x10], rsi                # spill pointer arg1
        mulx rbp, rsi, [rbp+0x10]          # x64:x63 = arg1[3]*arg2[2]
        adcx r13, rcx                      # x55 += x55.2 + CF, CF to x56
        adox r8, r11                       # x56 = x39 + x51 + OF, no carry
        adc r8, 0x0                        # x56 += CF, no carry
        mov r11, rax                       # copy x45
        shl r11, 0x3e                      # x50 = x45 << 62 mod 2^64
        xor ecx, ecx                       # CF = OF = 0
        adox rdi, rbx                      # x52 = x40 + x46 (OF is 0), OF to x53
        mov rdx, [rip+.Lfe_pallas_mul_c2]  # constant 0x224698fc094cf91b
        mulx rax, rcx, rax                 # x49:x48 = x45*0x224698fc094cf91b
        adox rcx, r9                       # x53 += x48 + OF, OF to x54, complete
        adcx r12, rcx                      # x65 = x53 + x57 (CF is 0), CF to x78, complete
        adox rax, [rip+.Lfe_pallas_mul_c3] # x54.2 = x49 + OF, no carry
        adc r14, 0x0                       # x78 = x58 + CF, no carry
        mov r9, r12                        # copy x65
        imul r9, [rip+.Lfe_pallas_mul_c0]  # x70 = x65*0x992d30ecffffffff mod 2^64
        xor ecx, ecx                       # CF = OF = 0
        adcx r10, rax                      # x54 += x54.2 (CF is 0), CF to x55, complete
        adcx r11, r13                      # x55 += x50 + CF, CF to x56, complete
        mov rax, [rsp-0x20]                # reload pointer arg2
        mov rdx, [rax+0x10]                # load arg2[2]
        mov rcx, [rsp-0x10]                # reload pointer arg1
        mulx rdi, rbx, [rcx+0x8]           # x60:x59 = arg1[1]*arg2[2]
        adox rbx, r14                      # x78 += x59 (OF is 0), OF to x79
        mulx r13, r14, [rcx+0x10]          # x62:x61 = arg1[2]*arg2[2]
        mov rdx, r9                        # copy x70
        mulx rax, rcx, [rip+.Lfe_pallas_mul_c1] # x72:x71 = x70*0x992d30ed00000001
        adox rdi, r14                      # x79 = x61 + x60 + OF, OF to x80
        adcx r8, [rip+.Lfe_pallas_mul_c3]  # x56 += CF, no carry, complete

        /* complete: [x56, x55, x54, x53] in [r8, r11, r10, -] */
        adox r8, r13                       # x80 = x56 + x62 + OF, OF to x81
        adcx r11, rdi                      # x79 += x55 (CF is 0), CF to x80
        mulx rdi, r13, [rip+.Lfe_pallas_mul_c2] # x74:x73 = x70*0x224698fc094cf91b
        adcx rsi, r8                       # x80 += x63 + CF, CF to x81
        adox rbp, [rip+.Lfe_pallas_mul_c3] # x81 = x64 + OF, no carry
        adc rbp, 0x0                       # x81 += CF, no carry
        mov r8, r9                         # copy x70
        shl r8, 0x3e                       # x75 = x70 << 62 mod 2^64
        add rbx, r10                       # x78 += x54, CF to x79
        adc rdi, 0x0                       # x79.2 = x74 + CF, no carry
        add r13, rbx                       # x78 += x73, CF to x79
        adc rdi, 0x0                       # x79.2 += CF, no carry
        shr r9, 0x2                        # x76 = x70 >> 2
        lea r9, [r9+rbp]                   # x81 += x76
        xor r10d, r10d                     # CF = OF = 0
        adcx r12, rcx                      # x77 = x65 + x71 (CF is 0), CF to x78
        mov r10, [rsp-0x20]                # reload pointer arg2
        mov rdx, [r10+0x18]                # load arg2[3]
        mov rcx, [rsp-0x10]                # reload pointer arg1
        mulx rbx, rbp, [rcx]               # x83:x82 = arg1[0]*arg2[3]
        adc r13, rax                       # x78 += x72 + CF, CF to x79, complete
        adc r11, rdi                       # x79 += x79.2 + CF, CF to x80, complete
        adcx r8, rsi                       # x80 += x75 + CF, CF to x81, complete
        adc r9, 0x0                        # x81 += CF, no carry, complete

        /* complete: [x81, x80, x79, x78] in [r9, r8, r11, r13] */
        xor eax, eax                       # CF = OF = 0
        adox rbp, r13                      # x90 = x78 + x82 (OF is 0), OF to x103, complete
        adox rbx, [rip+.Lfe_pallas_mul_c3] # x103 = x83 + OF, no carry
        mov rax, rbp                       # copy x90
        imul rax, [rip+.Lfe_pallas_mul_c0] # x95 = x90*0x992d30ecffffffff mod 2^64
        mov rdx, rax                       # copy x95
        mulx rdi, rsi, [rip+.Lfe_pallas_mul_c2] # x99:x98 = x95*0x224698fc094cf91b
        add r11, rsi                       # x103.2 = x98 + x79, CF to x104
        adc rdi, 0x0                       # x104 = x99 + CF, no carry
        mov rsi, rax                       # copy x95
        shr rsi, 0x2                       # x101 = x95 >> 2
        mov rdx, [r10+0x18]                # load arg2[3]
        mulx r12, r13, [rcx+0x8]           # x85:x84 = arg1[1]*arg2[3]
        xor r14d, r14d                     # CF = OF = 0
        adox r8, [rsp-0x30]                # x104.2 = x80 + x86 (OF is 0), OF to x105
        mov r14, [rsp-0x28]                # reload x87
        adox r14, [rip+.Lfe_pallas_mul_c3] # x105 = x87 + OF, no carry
        adox r13, r11                      # x103.2 += x84 (OF is 0), OF to x104
        mulx r10, r11, [rcx+0x18]          # x89:x88 = arg1[3]*arg2[3]
        mov rdx, [rip+.Lfe_pallas_mul_c1]  # constant 0x992d30ed00000001
        mulx rcx, rdx, rax                 # x97:x96 = x95*0x992d30ed00000001
        adox rdi, r12                      # x104 += x85 + OF, no carry
        shl rax, 0x3e                      # x100 = x95 << 62 mod 2^64
        xor r12d, r12d                     # CF = OF = 0
        adox r11, rax                      # x105.2 = x100 + x88 (OF is 0), OF to x106
        adcx r9, r11                       # x105.2 += x81 (CF is 0), CF to x106
        adox r10, rsi                      # x106 = x89 + x101 + OF, no carry
        adc r10, 0x0                       # x106 += CF, no carry
        xor eax, eax                       # CF = OF = 0
        adox rbp, rdx                      # x102 = x90 + x96 (OF is 0), OF to x103
        adox rbx, rcx                      # x103 += x97 + OF, no carry
        xor eax, eax                       # CF = OF = 0
        adcx r13, rbx                      # x103 += x103.2 (CF is 0), CF to x104, complete
        adcx rdi, r8                       # x104 += x104.2 + CF, CF to x105, complete
        adcx r9, r14                       # x105 += x105.2 + CF, CF to x106, complete
        adc r10, 0x0                       # x106 += CF, no carry, complete

        /* complete: [x106, x105, x104, x103] in [r10, r9, rdi, r13] */
        mov rax, r13                       # copy x103
        sub rax, [rip+.Lfe_pallas_mul_c1]  # x107 = x103 - 0x992d30ed00000001, CF from x108, complete
        mov r8, rdi                        # copy x104
        sbb r8, [rip+.Lfe_pallas_mul_c2]   # x108 = x104 - 0x224698fc094cf91b - CF, CF from x109, complete
        mov r11, r9                        # copy x105
        sbb r11, 0x0                       # x109 = x105 - CF, CF from x110, complete
        mov rcx, r10                       # copy x106
        sbb rcx, [rip+.Lfe_pallas_mul_c4]  # x110 = x106 - 0x4000000000000000 - CF, CF = x111, complete

        /* complete: [x110, x109, x108, x107] in [rcx, r11, r8, rax] */
        cmovnc r9, r11                     # x115 = x111 ? x105 : x109, x111 in CF
        cmovnc r13, rax                    # x113 = x111 ? x103 : x107, x111 in CF
        mov rax, [rsp-0x8]                 # reload pointer out1
        mov [rax+0x10], r9                 # out1[2] = x115
        cmovnc rdi, r8                     # x114 = x111 ? x104 : x108, x111 in CF
        mov [rax+0x8], rdi                 # out1[1] = x114
        setc r8b                           # begins x111 = CF
        movzx r8d, r8b                     # x111 = CF
        mov r9d, 0x3f                      # constant 0x3f
        bzhi r9, rcx, r9                   # x112 = x110 & 0x7fffffffffffffff
        bt r8d, 0x0                        # CF = x111
        cmovnc r10, r9                     # x116 = x111 ? x106 : x112, x111 in CF
        mov [rax+0x18], r10                # out1[3] = x116
        mov [rax], r13                     # out1[0] = x113

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
