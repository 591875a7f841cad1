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
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]  pointer out1
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
 * 153 instructions; 45.8 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.369 [1.363, 1.379] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.463 [1.462, 1.463] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 d03e5463e3bd1a20dda4ab6d993bdf0d6833f5c9e7d1f141b932885b05c634e3
 * found by Fieldwright, seed 13, 2026-12-01T06:07:38.581Z
 * ./fieldwright optimize --field 25519-scalar --op mul --seed 13 --budget 13s --for latency --cpu 1
 * sha256 of the code: 5d379d03272e347bc2f77c9ddf73cfaa72dde0d005e95c565a7f0d094ae0b887
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
        mulx r8, r9, [rax]                       # x9:x8 = arg1[0]*arg2[0]
        mov r10, r9                              # copy x8
        imul r10, [rip+.Lfe_25519_scalar_mul_loose_c0] # x20 = x8*0xd2b51da312547e1b mod 2^64
        mov r11, r10                             # copy x20
        shl r11, 0x3c                            # x25 = x20 << 60 mod 2^64
        mov rdx, [rax]                           # load arg2[0]
        mulx rcx, rbx, [rsi+0x8]                 # x11:x10 = arg1[1]*arg2[0]
        mov ebp, 0x4                             # constant 4
        shrx r12, r10, rbp                       # x26 = x20 >> 4
        mulx r13, r14, [rsi+0x10]                # x13:x12 = arg1[2]*arg2[0]
        mov [rsp-0x8], rdi                       # spill pointer out1
        xor edi, edi                             # CF = OF = 0
        adox r8, rbx                             # x16 = x9 + x10 (OF is 0), OF to x17, complete
        adox rcx, r14                            # x17 = x11 + x12 + OF, OF to x18, complete
        mulx rdi, rbx, [rsi+0x18]                # x15:x14 = arg1[3]*arg2[0]
        adox r13, rbx                            # x18 = x13 + x14 + OF, OF to x19, complete
        adcx r11, r13                            # x54 = x18 + x25 (CF is 0), CF to x55
        adox rdi, [rip+.Lfe_25519_scalar_mul_loose_c1] # x19 = x15 + OF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [rdi, r13, rcx, r8] */
        adcx rdi, r12                            # x55 = x19 + x26 + CF, no carry
        mov rdx, [rip+.Lfe_25519_scalar_mul_loose_c2] # constant 0x5812631a5cf5d3ed
        mulx rbx, r12, r10                       # x22:x21 = x20*0x5812631a5cf5d3ed
        mov rdx, [rip+.Lfe_25519_scalar_mul_loose_c3] # constant 0x14def9dea2f79cd6
        mulx r10, r13, r10                       # x24:x23 = x20*0x14def9dea2f79cd6
        add r9, r12                              # x27 = x8 + x21, CF to x40
        adc r8, r13                              # x40 = x23 + x16 + CF, CF to x53
        adc r10, 0x0                             # x53 = x24 + CF, no carry
        xor r9d, r9d                             # CF = OF = 0
        adcx r8, rbx                             # x40 += x22 (CF is 0), CF to x53
        mov rdx, [rax+0x8]                       # load arg2[1]
        mulx r9, rbx, [rsi]                      # x33:x32 = arg1[0]*arg2[1]
        adcx r9, rcx                             # x53.2 = x17 + x33 + CF, CF to x54
        mulx rcx, r12, [rsi+0x8]                 # x35:x34 = arg1[1]*arg2[1]
        adc rcx, 0x0                             # x54.2 = x35 + CF, no carry
        xor r13d, r13d                           # CF = OF = 0
        adcx r8, rbx                             # x40 += x32 (CF is 0), CF to x53, complete
        adox r9, r12                             # x53.2 += x34 (OF is 0), OF to x54
        adcx r10, r9                             # x53 += x53.2 + CF, CF to x54
        mulx r9, rbx, [rsi+0x10]                 # x37:x36 = arg1[2]*arg2[1]
        mulx r12, r13, [rsi+0x18]                # x39:x38 = arg1[3]*arg2[1]
        adcx rbx, rcx                            # x54.2 += x36 + CF, CF to x55
        adox r11, rbx                            # x54 += x54.2 + OF, OF to x55
        adox r13, r9                             # x55.2 = x38 + x37 + OF, OF to x56
        adcx rdi, r13                            # x55 += x55.2 + CF, CF to x56
        adox r12, [rip+.Lfe_25519_scalar_mul_loose_c1] # x56 = x39 + OF, no carry
        adc r12, 0x0                             # x56 += CF, no carry
        mov r9, r8                               # copy x40
        imul r9, [rip+.Lfe_25519_scalar_mul_loose_c0] # x45 = x40*0xd2b51da312547e1b mod 2^64
        shrx rcx, r9, rbp                        # x51 = x45 >> 4
        add r12, rcx                             # x56 += x51, no carry
        mov rdx, [rip+.Lfe_25519_scalar_mul_loose_c2] # constant 0x5812631a5cf5d3ed
        mulx rcx, rbx, r9                        # x47:x46 = x45*0x5812631a5cf5d3ed
        mov r13d, 0x3c                           # constant 0x3c
        shlx r13, r9, r13                        # x50 = x45 << 60 mod 2^64
        mov rdx, [rip+.Lfe_25519_scalar_mul_loose_c3] # constant 0x14def9dea2f79cd6
        mulx r9, r14, r9                         # x49:x48 = x45*0x14def9dea2f79cd6
        add rbx, r8                              # x52 = x40 + x46, CF to x53
        adc r14, r10                             # x53 += x48 + CF, CF to x54
        adc r9, 0x0                              # x54.2 = x49 + CF, no carry
        add rcx, r14                             # x53 += x47, CF to x54, complete
        adc r9, r11                              # x54 += x54.2 + CF, CF to x55, complete
        adcx rdi, r13                            # x55 += x50 + CF, CF to x56, complete
        mov rdx, [rsi]                           # load arg1[0]
        mulx r8, r10, [rax+0x10]                 # x58:x57 = arg1[0]*arg2[2]
        adc r12, 0x0                             # x56 += CF, no carry, complete

        /* complete: [x56, x55, x54, x53] in [r12, rdi, r9, rcx] */
        xor r11d, r11d                           # CF = OF = 0
        adcx r10, rcx                            # x65 = x53 + x57 (CF is 0), CF to x78, complete
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r11, rcx, [rax+0x10]                # x62:x61 = arg1[2]*arg2[2]
        mov rdx, [rax+0x10]                      # load arg2[2]
        mulx rbx, r13, [rsi+0x8]                 # x60:x59 = arg1[1]*arg2[2]
        adox r8, r9                              # x78 = x58 + x54 (OF is 0), OF to x79
        adcx r8, r13                             # x78 += x59 + CF, CF to x79
        adox rcx, rbx                            # x79 = x60 + x61 + OF, OF to x80
        adcx rcx, rdi                            # x79 += x55 + CF, CF to x80
        adox r11, r12                            # x80 = x62 + x56 + OF, OF to x81
        mulx r9, rdi, [rsi+0x18]                 # x64:x63 = arg1[3]*arg2[2]
        adcx rdi, r11                            # x80 += x63 + CF, CF to x81
        adox r9, [rip+.Lfe_25519_scalar_mul_loose_c1] # x81 = x64 + OF, no carry
        adc r9, 0x0                              # x81 += CF, no carry
        mov r11, r10                             # copy x65
        imul r11, [rip+.Lfe_25519_scalar_mul_loose_c0] # x70 = x65*0xd2b51da312547e1b mod 2^64
        shrx rbx, r11, rbp                       # x76 = x70 >> 4
        mov rdx, r11                             # copy x70
        mulx rbp, r12, [rip+.Lfe_25519_scalar_mul_loose_c2] # x72:x71 = x70*0x5812631a5cf5d3ed
        mov r13, r11                             # copy x70
        shl r13, 0x3c                            # x75 = x70 << 60 mod 2^64
        add r13, rdi                             # x80 += x75, CF to x81
        adc r9, rbx                              # x81 += x76 + CF, no carry
        add r10, r12                             # x77 = x65 + x71, CF to x78
        mulx r10, r11, [rip+.Lfe_25519_scalar_mul_loose_c3] # x74:x73 = x70*0x14def9dea2f79cd6
        adcx rbp, r8                             # x78 += x72 + CF, CF to x79
        adc r10, 0x0                             # x79.2 = x74 + CF, no carry
        xor r8d, r8d                             # CF = OF = 0
        adcx r11, rbp                            # x78 += x73 (CF is 0), CF to x79, complete
        mov rdx, [rax+0x18]                      # load arg2[3]
        mulx r8, rdi, [rsi+0x8]                  # x85:x84 = arg1[1]*arg2[3]
        adc r10, rcx                             # x79 += x79.2 + CF, CF to x80, complete
        mulx rcx, rbx, [rsi]                     # x83:x82 = arg1[0]*arg2[3]
        adc r13, 0x0                             # x80 += CF, CF to x81, complete
        adc r9, 0x0                              # x81 += CF, no carry, complete

        /* complete: [x81, x80, x79, x78] in [r9, r13, r10, r11] */
        xor ebp, ebp                             # CF = OF = 0
        adox rbx, r11                            # x90 = x78 + x82 (OF is 0), OF to x103, complete
        adox rcx, [rip+.Lfe_25519_scalar_mul_loose_c1] # x103 = x83 + OF, no carry
        mov r11, rbx                             # copy x90
        imul r11, [rip+.Lfe_25519_scalar_mul_loose_c0] # x95 = x90*0xd2b51da312547e1b mod 2^64
        mov rdx, r11                             # copy x95
        mulx rbp, r12, [rip+.Lfe_25519_scalar_mul_loose_c2] # x97:x96 = x95*0x5812631a5cf5d3ed
        xor r14d, r14d                           # CF = OF = 0
        adcx rdi, rcx                            # x103 += x84 (CF is 0), CF to x104
        adox rbx, r12                            # x102 = x90 + x96 (OF is 0), OF to x103
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rcx, rbx, [rax+0x18]                # x87:x86 = arg1[2]*arg2[3]
        mov rdx, r11                             # copy x95
        mulx r12, r14, [rip+.Lfe_25519_scalar_mul_loose_c3] # x99:x98 = x95*0x14def9dea2f79cd6
        adox rdi, rbp                            # x103 += x97 + OF, OF to x104
        adox r12, r8                             # x104 = x85 + x99 + OF, no carry
        adc r13, rbx                             # x104.2 = x80 + x86 + CF, CF to x105
        mov rdx, [rax+0x18]                      # load arg2[3]
        mulx rax, r8, [rsi+0x18]                 # x89:x88 = arg1[3]*arg2[3]
        adc r8, 0x0                              # x105 = x88 + CF, CF to x106
        adc rax, 0x0                             # x106 = x89 + CF, no carry
        mov rsi, r11                             # copy x95
        shl rsi, 0x3c                            # x100 = x95 << 60 mod 2^64
        shr r11, 0x4                             # x101 = x95 >> 4
        add rdi, r10                             # x103 += x79, CF to x104
        adc r13, r12                             # x104 += x104.2 + CF, CF to x105
        adcx rcx, r9                             # x105.2 = x81 + x87 + CF, no carry
        add rcx, rsi                             # x105.2 += x100, CF to x106
        adc r11, 0x0                             # x106.2 = x101 + CF, no carry
        add r8, rcx                              # x105 += x105.2, CF to x106
        adcx r11, rax                            # x106 += x106.2 + CF, no carry
        add rdi, r14                             # x103 += x98, CF to x104, complete
        adc r13, 0x0                             # x104 += CF, CF to x105, complete
        mov rax, [rsp-0x8]                       # reload pointer out1
        mov [rax+0x8], r13                       # out1[1] = x104
        adc r8, 0x0                              # x105 += CF, CF to x106, complete
        mov [rax+0x10], r8                       # out1[2] = x105
        mov [rax], rdi                           # out1[0] = x103
        adc r11, 0x0                             # x106 += CF, no carry, complete

        /* complete: [x106, x105, x104, x103] in [r11, r8, r13, rdi] */
        mov [rax+0x18], r11                      # out1[3] = x106

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
.Lfe_25519_scalar_mul_loose_c1: .quad 0x0
.Lfe_25519_scalar_mul_loose_c2: .quad 0x5812631a5cf5d3ed
.Lfe_25519_scalar_mul_loose_c3: .quad 0x14def9dea2f79cd6
        .size   fe_25519_scalar_mul_loose, .-fe_25519_scalar_mul_loose
        .section .note.GNU-stack, "", @progbits
