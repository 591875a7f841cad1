/*
 * 25519-scalar mul (loose), modulo p = 2^252 + 27742317777372353535851937790883648493
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below 2^254; out1 below 2^254; arrays may overlap
 *
 * void fe_25519_scalar_mul_loose(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below 2^254
 *   rsi  arg1[4]  read, below 2^254
 *   rdx  arg2[4]  read, below 2^254
 *
 * Changed: rax, rcx, rdx, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x25, then x91
 *   [rsp-0x18]  x35, then x90
 *   [rsp-0x20]  x65
 *   [rsp-0x28]  x66
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
 * 163 instructions; 47.3 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.326 [1.322, 1.328] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.435 [1.428, 1.439] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 11, 2026-11-27T15:20:36.578Z
 * ./fieldwright optimize --field 25519-scalar --op mul --seed 11 --budget 32s --for latency --cpu 1
 * sha256 of the code: a3155611d5a034a764bdbcff018c8670a359af8a04eb85601321ca2dc57ab968
 */
        .intel_syntax noprefix
        .text
        .globl  fe_25519_scalar_mul_loose
        .type   fe_25519_scalar_mul_loose, @function
        .p2align 6
fe_25519_scalar_mul_loose:
        .cfi_startproc
        push rbx                                 # save rbx
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbx, 0
        push rbp                                 # save rbp
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbp, 0
        push r12                                 # save r12
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r12, 0
        push r13                                 # save r13
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r13, 0
        push r14                                 # save r14
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r14, 0

        mov rax, rdx                             # copy pointer arg2
        mov rdx, [rsi]                           # load arg1[0]
        mulx r8, r9, [rax+0x8]                   # x35:x34 = arg1[0]*arg2[1]
        mulx r10, r11, [rax]                     # x9:x8 = arg1[0]*arg2[0]
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rcx, rbx, [rax]                     # x11:x10 = arg1[1]*arg2[0]
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rbp, r12, [rax]                     # x13:x12 = arg1[2]*arg2[0]
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r13, r14, [rax]                     # x15:x14 = arg1[3]*arg2[0]
        mov [rsp-0x8], rdi                       # spill pointer out1
        xor edi, edi                             # CF = OF = 0
        adcx rbx, r10                            # x16 = x9 + x10 (CF is 0), CF to x17, complete
        adcx rcx, r12                            # x17 = x11 + x12 + CF, CF to x18, complete
        mov rdx, r11                             # copy x8
        mulx r10, rdi, [rip+.Lfe_25519_scalar_mul_loose_c0] # x20 = x8*0xd2b51da312547e1b mod 2^64
        mov r10d, 0x3c                           # constant 0x3c
        shlx r12, rdi, r10                       # x25 = x20 << 60 mod 2^64
        adcx r14, rbp                            # x18 = x13 + x14 + CF, CF to x19, complete
        mov rdx, rdi                             # copy x20
        mulx rbp, r10, [rip+.Lfe_25519_scalar_mul_loose_c1] # x22:x21 = x20*0x5812631a5cf5d3ed
        mov [rsp-0x10], r12                      # spill x25
        mov [rsp-0x18], r8                       # spill x35
        mulx r12, r8, [rip+.Lfe_25519_scalar_mul_loose_c2] # x24:x23 = x20*0x14def9dea2f79cd6
        adox r10, r11                            # x27 = x8 + x21 (OF is 0), OF to x42
        adox rbp, r9                             # x42 = x22 + x34 + OF, OF to x55
        adcx r13, [rip+.Lfe_25519_scalar_mul_loose_c3] # x19 = x15 + CF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [r13, r14, rcx, rbx] */
        adox r12, [rip+.Lfe_25519_scalar_mul_loose_c3] # x55 = x24 + OF, no carry
        xor r9d, r9d                             # CF = OF = 0
        adox r8, rbp                             # x42 += x23 (OF is 0), OF to x55
        adox r12, rcx                            # x55 += x17 + OF, OF to x56
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r9, r10, [rax+0x8]                  # x37:x36 = arg1[1]*arg2[1]
        adox r9, r14                             # x56 = x18 + x37 + OF, OF to x57
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r11, rcx, [rax+0x10]                # x66:x65 = arg1[3]*arg2[2]
        mov ebp, 0x4                             # constant 4
        shrx rdi, rdi, rbp                       # x26 = x20 >> 4
        mulx r14, rbp, [rax+0x18]                # x91:x90 = arg1[3]*arg2[3]
        adox rdi, r13                            # x57 = x26 + x19 + OF, no carry
        xor r13d, r13d                           # CF = OF = 0
        adcx rbx, r8                             # x42 += x16 (CF is 0), CF to x55, complete
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r8, r13, [rax+0x8]                  # x39:x38 = arg1[2]*arg2[1]
        adox r12, [rsp-0x18]                     # x55 += x35 (OF is 0), OF to x56
        adcx r10, r12                            # x55 += x36 + CF, CF to x56
        adcx r9, [rsp-0x10]                      # x56 += x25 + CF, CF to x57
        mov rdx, [rax+0x8]                       # load arg2[1]
        mov [rsp-0x10], r14                      # spill x91
        mulx r12, r14, [rsi+0x18]                # x41:x40 = arg1[3]*arg2[1]
        adox r9, r13                             # x56 += x38 + OF, OF to x57
        adox r8, rdi                             # x57 += x39 + OF, OF to x58
        adcx r14, r8                             # x57 += x40 + CF, CF to x58
        adox r12, [rip+.Lfe_25519_scalar_mul_loose_c3] # x58 = x41 + OF, no carry
        adc r12, 0x0                             # x58 += CF, no carry
        mov rdx, rbx                             # copy x42
        imul rdx, [rip+.Lfe_25519_scalar_mul_loose_c0] # x47 = x42*0xd2b51da312547e1b mod 2^64
        mulx r8, rdi, [rip+.Lfe_25519_scalar_mul_loose_c1] # x49:x48 = x47*0x5812631a5cf5d3ed
        mov [rsp-0x18], rbp                      # spill x90
        mulx r13, rbp, [rip+.Lfe_25519_scalar_mul_loose_c2] # x51:x50 = x47*0x14def9dea2f79cd6
        add rbx, rdi                             # x54 = x42 + x48, CF to x55
        adcx r8, r10                             # x55 += x49 + CF, CF to x56
        adc r13, 0x0                             # x56.2 = x51 + CF, no carry
        mov r10, rdx                             # copy x47
        shr r10, 0x4                             # x53 = x47 >> 4
        mov edi, 0x3c                            # constant 0x3c
        shlx rbx, rdx, rdi                       # x52 = x47 << 60 mod 2^64
        add r14, rbx                             # x57 += x52, CF to x58
        adc r12, r10                             # x58 += x53 + CF, no carry
        mov rdx, [rax+0x10]                      # load arg2[2]
        mulx r10, rbx, [rsi]                     # x60:x59 = arg1[0]*arg2[2]
        mov [rsp-0x20], rcx                      # spill x65
        mov [rsp-0x28], r11                      # spill x66
        mulx rcx, r11, [rsi+0x8]                 # x62:x61 = arg1[1]*arg2[2]
        xor edi, edi                             # CF = OF = 0
        adcx r8, rbp                             # x55 += x50 (CF is 0), CF to x56, complete
        adc r9, r13                              # x56 += x56.2 + CF, CF to x57, complete
        adc r14, 0x0                             # x57 += CF, CF to x58, complete
        adc r12, 0x0                             # x58 += CF, no carry, complete

        /* complete: [x58, x57, x56, x55] in [r12, r14, r9, r8] */
        add r10, r11                             # x80 = x60 + x61, CF to x81
        adc rcx, 0x0                             # x81 = x62 + CF, no carry
        xor r11d, r11d                           # CF = OF = 0
        adox rbx, r8                             # x67 = x55 + x59 (OF is 0), OF to x80, complete
        mulx r8, r11, [rsi+0x10]                 # x64:x63 = arg1[2]*arg2[2]
        adox r10, [rip+.Lfe_25519_scalar_mul_loose_c3] # x80 += OF, OF to x81
        adox rcx, r14                            # x81 += x57 + OF, OF to x82
        adox r8, [rip+.Lfe_25519_scalar_mul_loose_c3] # x82 = x64 + OF, no carry
        mov rdi, rbx                             # copy x67
        imul rdi, [rip+.Lfe_25519_scalar_mul_loose_c0] # x72 = x67*0xd2b51da312547e1b mod 2^64
        mov ebp, 0x3c                            # constant 0x3c
        shlx r13, rdi, rbp                       # x77 = x72 << 60 mod 2^64
        xor r14d, r14d                           # CF = OF = 0
        adox r9, r10                             # x80 += x56 (OF is 0), OF to x81
        mov rdx, rdi                             # copy x72
        mulx r10, r14, [rip+.Lfe_25519_scalar_mul_loose_c1] # x74:x73 = x72*0x5812631a5cf5d3ed
        adcx r14, rbx                            # x79 = x67 + x73 (CF is 0), CF to x80
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rbx, r14, [rax+0x18]                # x87:x86 = arg1[1]*arg2[3]
        adox rcx, [rip+.Lfe_25519_scalar_mul_loose_c3] # x81 += OF, OF to x82
        adox r8, r13                             # x82 += x77 + OF, OF to x83
        mov rdx, rdi                             # copy x72
        mulx r13, rbp, [rip+.Lfe_25519_scalar_mul_loose_c2] # x76:x75 = x72*0x14def9dea2f79cd6
        adcx rbp, r9                             # x80 += x75 + CF, CF to x81
        adcx rcx, r13                            # x81 += x76 + CF, CF to x82
        adcx r8, r12                             # x82 += x58 + CF, CF to x83
        mov r9, [rsp-0x28]                       # reload x66
        adox r9, [rip+.Lfe_25519_scalar_mul_loose_c3] # x83 = x66 + OF, no carry
        adc r9, 0x0                              # x83 += CF, no carry
        shr rdi, 0x4                             # x78 = x72 >> 4
        mov rdx, [rax+0x18]                      # load arg2[3]
        mulx r12, r13, [rsi+0x10]                # x89:x88 = arg1[2]*arg2[3]
        add rbp, r10                             # x80 += x74, CF to x81, complete
        mulx rax, r10, [rsi]                     # x85:x84 = arg1[0]*arg2[3]
        adc rcx, r11                             # x81 += x63 + CF, CF to x82, complete
        adc r8, [rsp-0x20]                       # x82 += x65 + CF, CF to x83, complete
        adc r9, rdi                              # x83 += x78 + CF, no carry, complete

        /* complete: [x83, x82, x81, x80] in [r9, r8, rcx, rbp] */
        xor r11d, r11d                           # CF = OF = 0
        adcx rbx, r8                             # x106 = x87 + x82 (CF is 0), CF to x107
        adcx r9, r12                             # x107 = x83 + x89 + CF, no carry
        xor r8d, r8d                             # CF = OF = 0
        adcx r13, rbx                            # x106 += x88 (CF is 0), CF to x107
        adc r9, 0x0                              # x107 += CF, no carry
        xor r8d, r8d                             # CF = OF = 0
        adox rbp, r10                            # x92 = x80 + x84 (OF is 0), OF to x105, complete
        adox r14, rcx                            # x105 = x81 + x86 + OF, OF to x106
        adox r13, [rip+.Lfe_25519_scalar_mul_loose_c3] # x106 += OF, OF to x107
        adox r9, [rip+.Lfe_25519_scalar_mul_loose_c3] # x107 += OF, no carry
        mov rdx, rbp                             # copy x92
        imul rdx, [rip+.Lfe_25519_scalar_mul_loose_c0] # x97 = x92*0xd2b51da312547e1b mod 2^64
        mulx r8, r10, [rip+.Lfe_25519_scalar_mul_loose_c2] # x101:x100 = x97*0x14def9dea2f79cd6
        xor r11d, r11d                           # CF = OF = 0
        adcx rax, r14                            # x105 += x85 (CF is 0), CF to x106
        mulx r11, rcx, [rip+.Lfe_25519_scalar_mul_loose_c1] # x99:x98 = x97*0x5812631a5cf5d3ed
        adox rbp, rcx                            # x104 = x92 + x98 (OF is 0), OF to x105
        mov ecx, 0x3c                            # constant 0x3c
        shlx rcx, rdx, rcx                       # x102 = x97 << 60 mod 2^64
        adox r11, r10                            # x105.2 = x99 + x100 + OF, OF to x106
        adcx r8, [rip+.Lfe_25519_scalar_mul_loose_c3] # x106.2 = x101 + CF, no carry
        adcx r11, rax                            # x105 += x105.2 (CF is 0), CF to x106, complete
        adox r8, [rip+.Lfe_25519_scalar_mul_loose_c3] # x106.2 += OF, no carry
        adox rcx, [rsp-0x18]                     # x107.2 = x102 + x90 (OF is 0), OF to x108
        adcx r8, r13                             # x106 += x106.2 + CF, CF to x107, complete
        mov eax, 0x4                             # constant 4
        shrx rax, rdx, rax                       # x103 = x97 >> 4
        adcx r9, rcx                             # x107 += x107.2 + CF, CF to x108, complete
        adox rax, [rsp-0x10]                     # x108 = x91 + x103 + OF, no carry
        mov r10, [rsp-0x8]                       # reload pointer out1
        mov [r10+0x10], r9                       # out1[2] = x107
        mov [r10+0x8], r8                        # out1[1] = x106
        mov [r10], r11                           # out1[0] = x105
        adc rax, 0x0                             # x108 += CF, no carry, complete

        /* complete: [x108, x107, x106, x105] in [rax, r9, r8, r11] */
        mov [r10+0x18], rax                      # out1[3] = x108

        pop r14                                  # restore r14
        .cfi_adjust_cfa_offset -8
        .cfi_restore r14
        pop r13                                  # restore r13
        .cfi_adjust_cfa_offset -8
        .cfi_restore r13
        pop r12                                  # restore r12
        .cfi_adjust_cfa_offset -8
        .cfi_restore r12
        pop rbp                                  # restore rbp
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbp
        pop rbx                                  # restore rbx
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbx
        ret                                      # return
        .cfi_endproc
        .balign 8, 0xcc
.Lfe_25519_scalar_mul_loose_c0: .quad 0xd2b51da312547e1b
.Lfe_25519_scalar_mul_loose_c1: .quad 0x5812631a5cf5d3ed
.Lfe_25519_scalar_mul_loose_c2: .quad 0x14def9dea2f79cd6
.Lfe_25519_scalar_mul_loose_c3: .quad 0x0
        .size   fe_25519_scalar_mul_loose, .-fe_25519_scalar_mul_loose
        .section .note.GNU-stack, "", @progbits
