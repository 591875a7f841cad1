/*
 * stark252 mul (loose), modulo p = 2^251 + 17*2^192 + 1
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below 2^253; out1 below 2^252; arrays may overlap
 *
 * void fe_stark252_mul_loose(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below 2^252
 *   rsi  arg1[4]  read, below 2^253
 *   rdx  arg2[4]  read, below 2^253
 *
 * Changed: rax, rcx, rdx, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x23 = x20 + x8 (carry to x36)
 *   x36 = x16 + x28 (carry to x45)
 *   x44 = x41 + x36 (carry to x45)
 *   x45 = x17 + x29 + x30 (carry to x46)
 *   x46 = x21 + x18 + x31 + x32 (carry to x47)
 *   x47 = x22 + x19 + x33 + x34 + x42 (carry to x48)
 *   x48 = x35 + x43
 *   x57 = x45 + x49 (carry to x66)
 *   x65 = x62 + x57 (carry to x66)
 *   x66 = x46 + x50 + x51 (carry to x67)
 *   x67 = x47 + x52 + x53 (carry to x68)
 *   x68 = x48 + x54 + x55 + x63 (carry to x69)
 *   x69 = x56 + x64
 *   x78 = x66 + x70 (carry to x87)
 *   x86 = x83 + x78 (carry to x87)
 *   x87 = x67 + x71 + x72 (carry to x88)
 *   x88 = x68 + x73 + x74 (carry to x89)
 *   x89 = x69 + x75 + x76 + x84 (carry to x90)
 *   x90 = x77 + x85
 *
 * 112 instructions; 31.2 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.482 [1.479, 1.488] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.266 [1.266, 1.269] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 27, 2026-11-27T16:42:46.841Z
 * ./fieldwright optimize --field stark252 --op mul --seed 27 --budget 30s --cpu 1
 * sha256 of the code: af57d77e9d2e60cfecb5e7b45e2deab7ae5eb30b9eaf8308f3893eac5381cf8f
 */
        .intel_syntax noprefix
        .text
        .globl  fe_stark252_mul_loose
        .type   fe_stark252_mul_loose, @function
        .p2align 6
fe_stark252_mul_loose:
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
        push r15                                 # save r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r15, 0

        mov r8, rdx                              # copy pointer arg2
        mov rdx, [r8]                            # load arg2[0]
        mulx rax, r9, [rsi+0x10]                 # x13:x12 = arg1[2]*arg2[0]
        mulx r10, r11, [rsi+0x8]                 # x11:x10 = arg1[1]*arg2[0]
        mulx rcx, rbx, [rsi]                     # x9:x8 = arg1[0]*arg2[0]
        xor ebp, ebp                             # CF = OF = 0
        adox r11, rcx                            # x16 = x9 + x10 (OF is 0), OF to x17, complete
        adox r10, [rip+.Lfe_stark252_mul_loose_c0] # x17 = x11 + OF, no carry
        mov ecx, 0x0                             # constant 0
        sub rcx, rbx                             # x20 = 0 - x8, complete
        mov rdx, [rip+.Lfe_stark252_mul_loose_c1] # constant 0x800000000000011
        mulx rbp, r12, rcx                       # x22:x21 = x20*0x800000000000011
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r13, r14, [r8]                      # x15:x14 = arg1[3]*arg2[0]
        xor r15d, r15d                           # CF = OF = 0
        adcx r9, r10                             # x17 += x12 (CF is 0), CF to x18, complete
        adcx rax, r14                            # x18 = x13 + x14 + CF, CF to x19, complete
        mov rdx, [rsi]                           # load arg1[0]
        mulx r10, r14, [r8+0x10]                 # x50:x49 = arg1[0]*arg2[2]
        adox rcx, rbx                            # x23 = x20 + x8 (OF is 0), OF to x36
        adcx r13, [rip+.Lfe_stark252_mul_loose_c0] # x19 = x15 + CF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [r13, rax, r9, r11] */
        adcx r12, rax                            # x46 = x18 + x21 (CF is 0), CF to x47
        adcx rbp, r13                            # x47 = x19 + x22 + CF, no carry
        mulx rax, rcx, [r8+0x8]                  # x29:x28 = arg1[0]*arg2[1]
        adox rcx, r11                            # x36 = x16 + x28 + OF, OF to x45, complete
        adox rax, r9                             # x45 = x17 + x29 + OF, OF to x46
        mov rdx, [r8+0x8]                        # load arg2[1]
        mulx r9, r11, [rsi+0x10]                 # x33:x32 = arg1[2]*arg2[1]
        mulx rbx, r13, [rsi+0x8]                 # x31:x30 = arg1[1]*arg2[1]
        adcx r13, rax                            # x45 += x30 (CF is 0), CF to x46
        adox r12, rbx                            # x46 += x31 + OF, OF to x47
        adcx r11, r12                            # x46 += x32 + CF, CF to x47
        mulx rax, rbx, [rsi+0x18]                # x35:x34 = arg1[3]*arg2[1]
        adcx r9, rbx                             # x47.2 = x33 + x34 + CF, CF to x48
        adox r9, rbp                             # x47 += x47.2 + OF, OF to x48
        adcx rax, [rip+.Lfe_stark252_mul_loose_c0] # x48 = x35 + CF, no carry
        adox rax, [rip+.Lfe_stark252_mul_loose_c0] # x48 += OF, no carry
        mov ebx, 0x0                             # constant 0
        sub rbx, rcx                             # x41 = 0 - x36, complete
        mov rdx, [rip+.Lfe_stark252_mul_loose_c1] # constant 0x800000000000011
        mulx rbp, r12, rbx                       # x43:x42 = x41*0x800000000000011
        add rcx, rbx                             # x44 = x41 + x36, CF to x45
        lea rax, [rax+rbp]                       # x48 += x43
        adc r13, 0x0                             # x45 += CF, CF to x46, complete
        adc r11, 0x0                             # x46 += CF, CF to x47, complete
        adc r12, r9                              # x47 += x42 + CF, CF to x48, complete
        mov rdx, [r8+0x10]                       # load arg2[2]
        mulx r9, rcx, [rsi+0x8]                  # x52:x51 = arg1[1]*arg2[2]
        adc rax, 0x0                             # x48 += CF, no carry, complete

        /* complete: [x48, x47, x46, x45] in [rax, r12, r11, r13] */
        xor ebx, ebx                             # CF = OF = 0
        adcx r14, r13                            # x57 = x45 + x49 (CF is 0), CF to x66, complete
        adcx rcx, r10                            # x66 = x51 + x50 + CF, CF to x67
        adox r11, rcx                            # x66 += x46 (OF is 0), OF to x67
        mulx r10, rcx, [rsi+0x10]                # x54:x53 = arg1[2]*arg2[2]
        adox rcx, r12                            # x67 = x47 + x53 + OF, OF to x68
        mulx rbx, rbp, [rsi+0x18]                # x56:x55 = arg1[3]*arg2[2]
        adcx r9, rcx                             # x67 += x52 + CF, CF to x68
        adox rax, r10                            # x68 = x48 + x54 + OF, OF to x69
        adcx rax, rbp                            # x68 += x55 + CF, CF to x69
        adcx rbx, [rip+.Lfe_stark252_mul_loose_c0] # x69 = x56 + CF, no carry
        adox rbx, [rip+.Lfe_stark252_mul_loose_c0] # x69 += OF, no carry
        mov r10d, 0x0                            # constant 0
        sub r10, r14                             # x62 = 0 - x57, complete
        add r14, r10                             # x65 = x62 + x57, CF to x66
        mov rdx, [rip+.Lfe_stark252_mul_loose_c1] # constant 0x800000000000011
        mulx r10, rcx, r10                       # x64:x63 = x62*0x800000000000011
        adc r11, 0x0                             # x66 += CF, CF to x67, complete
        adc r9, 0x0                              # x67 += CF, CF to x68, complete
        adcx rax, rcx                            # x68 += x63 + CF, CF to x69, complete
        adcx rbx, r10                            # x69 += x64 + CF, no carry, complete

        /* complete: [x69, x68, x67, x66] in [rbx, rax, r9, r11] */
        mov rdx, [r8+0x18]                       # load arg2[3]
        mulx r10, rcx, [rsi+0x10]                # x75:x74 = arg1[2]*arg2[3]
        xor ebp, ebp                             # CF = OF = 0
        adox rbx, r10                            # x89 = x69 + x75 (OF is 0), no carry
        mulx r10, rbp, [rsi]                     # x71:x70 = arg1[0]*arg2[3]
        xor r12d, r12d                           # CF = OF = 0
        adox r11, rbp                            # x78 = x66 + x70 (OF is 0), OF to x87, complete
        adox r9, r10                             # x87 = x67 + x71 + OF, OF to x88
        mulx r10, rbp, [rsi+0x8]                 # x73:x72 = arg1[1]*arg2[3]
        adox r10, [rip+.Lfe_stark252_mul_loose_c0] # x88 = x73 + OF, no carry
        mov r12d, 0x0                            # constant 0
        sub r12, r11                             # x83 = 0 - x78, complete
        xor r13d, r13d                           # CF = OF = 0
        adcx r11, r12                            # x86 = x83 + x78 (CF is 0), CF to x87
        mov rdx, [rip+.Lfe_stark252_mul_loose_c1] # constant 0x800000000000011
        mulx r11, r12, r12                       # x85:x84 = x83*0x800000000000011
        adox r10, rcx                            # x88 += x74 (OF is 0), OF to x89
        adcx rbp, r9                             # x87 += x72 + CF, CF to x88, complete
        adcx r10, rax                            # x88 += x68 + CF, CF to x89, complete
        mov rdx, [r8+0x18]                       # load arg2[3]
        mulx rax, r8, [rsi+0x18]                 # x77:x76 = arg1[3]*arg2[3]
        adox rbx, r12                            # x89 += x84 + OF, OF to x90
        adcx rbx, r8                             # x89 += x76 + CF, CF to x90, complete
        adox r11, rax                            # x90 = x77 + x85 + OF, no carry
        adc r11, 0x0                             # x90 += CF, no carry, complete

        /* complete: [x90, x89, x88, x87] in [r11, rbx, r10, rbp] */
        mov [rdi+0x18], r11                      # out1[3] = x90
        mov [rdi], rbp                           # out1[0] = x87
        mov [rdi+0x8], r10                       # out1[1] = x88
        mov [rdi+0x10], rbx                      # out1[2] = x89

        pop r15                                  # restore r15
        .cfi_adjust_cfa_offset -8
        .cfi_restore r15
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
.Lfe_stark252_mul_loose_c0: .quad 0x0
.Lfe_stark252_mul_loose_c1: .quad 0x800000000000011
        .size   fe_stark252_mul_loose, .-fe_stark252_mul_loose
        .section .note.GNU-stack, "", @progbits
