/*
 * p256-montgomery mul (loose), modulo p = 2^256 - 2^224 + 2^192 + 2^96 - 1
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 *
 * void fe_p256_montgomery_mul(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below p
 *   rsi  arg1[4]  read, below p
 *   rdx  arg2[4]  read, below p
 *
 * Changed: rax, rcx, rdx, rsi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * neg(x) is a part of the word x that is to be subtracted.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x44 = x9 + x10 + x16 + x20 (carry to x55)
 *   x55 = x11 + x12 + x17 + x21 + x22 + x28 + x53 (carry to x65)
 *   x65 = x13 + x14 + x18 + x23 + x24 + x29 + x30 + x36 + x54 + x63 (carry to x74)
 *   x74 = x15 + x19 + x25 + x26 + x31 + x32 + x37 + x38 + x51 + x64 + x72 (carry to x75)
 *   x75 = x27 + x33 + x34 + x39 + x40 + x52 + x61 + x73 (carry to x76)
 *   x76 = x35 + x41 + x42 + x62 + x70 (carry to x77)
 *   x77 = x43 + x71 (carry to x83)
 *   x79 = x74 - 0xffffffffffffffff (carry to x80)
 *   x80 = x75 - 0xffffffff (carry to x81)
 *   x81 = x76 (carry to x82)
 *   x82 = x77 - 0xffffffff00000001 (carry to x83)
 *
 * 130 instructions; 34.4 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.942 [1.915, 1.945] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * latency: 1.946 [1.943, 1.950] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 989d61e75f6b8ad96c2997dfa25e69ebbbf3e6722cf38f438b7365763375598c
 * found by Fieldwright, seed 1, 2026-11-23T02:17:23.019Z
 * npm run optimize -- --curve p256-montgomery --op mul --seed 1 --budget 75s
 * sha256 of the code: f2310e511a2e4e1f641b2457d19c050c7ab84f92581c25bd9874894acdcb8ac9
 */
        .intel_syntax noprefix
        .text
        .globl  fe_p256_montgomery_mul
        .type   fe_p256_montgomery_mul, @function
        .p2align 6
fe_p256_montgomery_mul:
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
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r8, r9, [rax]                       # x11:x10 = arg1[1]*arg2[0]
        mov rdx, [rsi]                           # load arg1[0]
        mulx r10, r11, [rax]                     # x9:x8 = arg1[0]*arg2[0]
        mov ecx, 0x20                            # constant 0x20
        shlx rbx, r11, rcx                       # x16 = x8 << 32 mod 2^64
        mulx rbp, r12, [rax+0x8]                 # x21:x20 = arg1[0]*arg2[1]
        mov r13, r11                             # copy x8
        shr r13, 0x20                            # x17 = x8 >> 32
        xor r14d, r14d                           # CF = OF = 0
        adox r10, r9                             # x44 = x10 + x9 (OF is 0), OF to x55
        mov rdx, [rax]                           # load arg2[0]
        mulx r9, r14, [rsi+0x10]                 # x13:x12 = arg1[2]*arg2[0]
        adox r13, rbp                            # x55 = x17 + x21 + OF, OF to x65
        adcx r12, rbx                            # x44.2 = x20 + x16 (CF is 0), CF to x55
        mulx rbx, rbp, [rsi+0x18]                # x15:x14 = arg1[3]*arg2[0]
        adcx r8, r14                             # x55.2 = x12 + x11 + CF, CF to x65
        adox rbp, r9                             # x65 = x13 + x14 + OF, OF to x74
        mov rdx, [rip+.Lfe_p256_montgomery_mul_c0] # constant 0xffffffff00000001
        mulx r9, r11, r11                        # x19:x18 = x8*0xffffffff00000001
        adcx r11, rbp                            # x65 += x18 + CF, CF to x74
        adcx r9, [rip+.Lfe_p256_montgomery_mul_c1] # x74 = x19 + CF, no carry
        adox r9, [rip+.Lfe_p256_montgomery_mul_c1] # x74 += OF, no carry
        xor ebp, ebp                             # CF = OF = 0
        adox r10, r12                            # x44 += x44.2 (OF is 0), OF to x55, complete
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rbp, r12, [rax+0x8]                 # x23:x22 = arg1[1]*arg2[1]
        mov rdx, [rax+0x10]                      # load arg2[2]
        mulx r14, rcx, [rsi]                     # x29:x28 = arg1[0]*arg2[2]
        adox r8, r12                             # x55.2 += x22 + OF, OF to x65
        adox rbp, r14                            # x65.2 = x29 + x23 + OF, OF to x74
        adcx r8, r13                             # x55 += x55.2 (CF is 0), CF to x65
        adcx r11, rbp                            # x65 += x65.2 + CF, CF to x74
        mov rdx, [rax+0x8]                       # load arg2[1]
        mulx rbp, r12, [rsi+0x18]                # x27:x26 = arg1[3]*arg2[1]
        mulx r13, r14, [rsi+0x10]                # x25:x24 = arg1[2]*arg2[1]
        adcx r12, rbx                            # x74.2 = x15 + x26 + CF, CF to x75
        adcx rbp, [rip+.Lfe_p256_montgomery_mul_c1] # x75 = x27 + CF, no carry
        adcx r14, r11                            # x65 += x24 (CF is 0), CF to x74
        adcx r12, r13                            # x74.2 += x25 + CF, CF to x75
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r11, rbx, [rax+0x10]                # x31:x30 = arg1[1]*arg2[2]
        adox r9, r12                             # x74 += x74.2 + OF, OF to x75
        adcx rbp, [rip+.Lfe_p256_montgomery_mul_c1] # x75 += CF, no carry
        adox rbp, [rip+.Lfe_p256_montgomery_mul_c1] # x75 += OF, no carry
        xor r12d, r12d                           # CF = OF = 0
        adox r8, rcx                             # x55 += x28 (OF is 0), OF to x65
        mov rdx, [rsi]                           # load arg1[0]
        mulx rcx, r12, [rax+0x18]                # x37:x36 = arg1[0]*arg2[3]
        adox r12, rbx                            # x65.2 = x36 + x30 + OF, OF to x74
        adox r9, rcx                             # x74 += x37 + OF, OF to x75
        mov rdx, [rax+0x10]                      # load arg2[2]
        mulx rcx, rbx, [rsi+0x10]                # x33:x32 = arg1[2]*arg2[2]
        adcx r11, rbx                            # x74.2 = x31 + x32 (CF is 0), CF to x75
        mulx rbx, r13, [rsi+0x18]                # x35:x34 = arg1[3]*arg2[2]
        adox rbp, r13                            # x75 += x34 + OF, OF to x76
        adcx rbp, rcx                            # x75 += x33 + CF, CF to x76
        adcx rbx, [rip+.Lfe_p256_montgomery_mul_c1] # x76 = x35 + CF, no carry
        adox rbx, [rip+.Lfe_p256_montgomery_mul_c1] # x76 += OF, no carry
        xor ecx, ecx                             # CF = OF = 0
        adox r12, r14                            # x65 += x65.2 (OF is 0), OF to x74
        mov rdx, [rax+0x18]                      # load arg2[3]
        mulx rcx, r13, [rsi+0x8]                 # x39:x38 = arg1[1]*arg2[3]
        adox r9, r13                             # x74 += x38 + OF, OF to x75
        adcx r9, r11                             # x74 += x74.2 (CF is 0), CF to x75
        mulx r11, r13, [rsi+0x10]                # x41:x40 = arg1[2]*arg2[3]
        mulx rax, rsi, [rsi+0x18]                # x43:x42 = arg1[3]*arg2[3]
        adox rcx, r13                            # x75.2 = x39 + x40 + OF, OF to x76
        adcx rbp, rcx                            # x75 += x75.2 + CF, CF to x76
        adox rsi, rbx                            # x76 += x42 + OF, OF to x77
        adcx r11, rsi                            # x76 += x41 + CF, CF to x77
        adox rax, [rip+.Lfe_p256_montgomery_mul_c1] # x77 = x43 + OF, no carry
        adc rax, 0x0                             # x77 += CF, no carry
        mov rcx, r10                             # copy x44
        shr rcx, 0x20                            # x54 = x44 >> 32
        mov esi, 0x20                            # constant 0x20
        shlx rbx, r10, rsi                       # x53 = x44 << 32 mod 2^64
        add r8, rbx                              # x55 += x53, CF to x65, complete
        mov rdx, [rip+.Lfe_p256_montgomery_mul_c0] # constant 0xffffffff00000001
        mulx rbx, r13, r8                        # x62:x61 = x55*0xffffffff00000001
        adc r12, rcx                             # x65 += x54 + CF, CF to x74
        mulx r10, rcx, r10                       # x52:x51 = x44*0xffffffff00000001
        adcx rcx, r9                             # x74 += x51 + CF, CF to x75
        adc r13, rbp                             # x75 += x61 + CF, CF to x76
        shlx r9, r8, rsi                         # x63 = x55 << 32 mod 2^64
        adc rbx, 0x0                             # x76.2 = x62 + CF, no carry
        add r9, r12                              # x65 += x63, CF to x74, complete
        mulx rdx, rbp, r9                        # x71:x70 = x65*0xffffffff00000001
        shrx r8, r8, rsi                         # x64 = x55 >> 32
        shrx r12, r9, rsi                        # x73 = x65 >> 32
        adc rcx, r8                              # x74 += x64 + CF, CF to x75
        adcx r13, r10                            # x75 += x52 + CF, CF to x76
        shlx r8, r9, rsi                         # x72 = x65 << 32 mod 2^64
        adcx rbp, rbx                            # x76.2 += x70 + CF, CF to x77
        adc rdx, 0x0                             # x77.2 = x71 + CF, no carry
        add rcx, r8                              # x74 += x72, CF to x75, complete
        adc r13, r12                             # x75 += x73 + CF, CF to x76, complete
        adcx r11, rbp                            # x76 += x76.2 + CF, CF to x77, complete
        adc rdx, rax                             # x77 += x77.2 + CF, CF to x83, complete

        /* complete: [x77, x76, x75, x74] in [rdx, r11, r13, rcx] */
        mov eax, 0x0                             # begins neg(x83) = CF
        adc rax, 0x0                             # neg(x83) = CF
        mov r8, rcx                              # copy x74
        sub r8, -0x1                             # x79 = x74 - 0xffffffffffffffff, CF from x80, complete
        mov r9, r13                              # copy x75
        sbb r9, [rip+.Lfe_p256_montgomery_mul_c2] # x80 = x75 - 0xffffffff - CF, CF from x81, complete
        mov r10, r11                             # copy x76
        sbb r10, 0x0                             # x81 = x76 - CF, CF from x82, complete
        mov rsi, rdx                             # copy x77
        sbb rsi, [rip+.Lfe_p256_montgomery_mul_c0] # x82 = x77 - 0xffffffff00000001 - CF, CF from x83, complete

        /* complete: [x82, x81, x80, x79] in [rsi, r10, r9, r8] */
        sbb rax, 0x0                             # neg(x83) -= CF, CF = x83
        cmovnc rcx, r8                           # x84 = x83 ? x74 : x79, x83 in CF
        cmovnc rdx, rsi                          # x87 = x83 ? x77 : x82, x83 in CF
        mov [rdi], rcx                           # out1[0] = x84
        mov [rdi+0x18], rdx                      # out1[3] = x87
        cmovc r9, r13                            # x85 = x83 ? x75 : x80, x83 in CF
        mov [rdi+0x8], r9                        # out1[1] = x85
        cmovnc r11, r10                          # x86 = x83 ? x76 : x81, x83 in CF
        mov [rdi+0x10], r11                      # out1[2] = x86

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
.Lfe_p256_montgomery_mul_c0: .quad 0xffffffff00000001
.Lfe_p256_montgomery_mul_c1: .quad 0x0
.Lfe_p256_montgomery_mul_c2: .quad 0xffffffff
        .size   fe_p256_montgomery_mul, .-fe_p256_montgomery_mul
        .section .note.GNU-stack, "", @progbits
