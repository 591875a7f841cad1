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
 * 147 instructions; 40.4 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.555 [1.549, 1.558] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.276 [1.276, 1.277] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 31dcf5aa15aff0e34be99e1d4a12d0142ba3c5f764aee5f05e3a061aa33a22cd
 * found by Fieldwright, seed 1, 2026-11-23T06:52:02.383Z
 * npm run optimize -- --field 25519-scalar --op mul --seed 1 --budget 75s
 * sha256 of the code: de5e128a1aa62b08241f156db483ab06d08c1055feb2ba88b5e26d1b5133ff83
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
        mov rdx, [rax]                           # load arg2[0]
        mulx r8, r9, [rsi]                       # x9:x8 = arg1[0]*arg2[0]
        mov r10, r9                              # copy x8
        imul r10, [rip+.Lfe_25519_scalar_mul_loose_c0] # x20 = x8*0xd2b51da312547e1b mod 2^64
        mulx r11, rcx, [rsi+0x8]                 # x11:x10 = arg1[1]*arg2[0]
        xor ebx, ebx                             # CF = OF = 0
        adox r8, rcx                             # x16 = x9 + x10 (OF is 0), OF to x17, complete
        mulx rcx, rbx, [rsi+0x10]                # x13:x12 = arg1[2]*arg2[0]
        mov rdx, r10                             # copy x20
        mulx rbp, r12, [rip+.Lfe_25519_scalar_mul_loose_c1] # x22:x21 = x20*0x5812631a5cf5d3ed
        adox rbx, r11                            # x17 = x11 + x12 + OF, OF to x18, complete
        mov rdx, [rax]                           # load arg2[0]
        mulx r11, r13, [rsi+0x18]                # x15:x14 = arg1[3]*arg2[0]
        adox r13, rcx                            # x18 = x13 + x14 + OF, OF to x19, complete
        adox r11, [rip+.Lfe_25519_scalar_mul_loose_c2] # x19 = x15 + OF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [r11, r13, rbx, r8] */
        xor ecx, ecx                             # CF = OF = 0
        adcx r9, r12                             # x27 = x8 + x21 (CF is 0), CF to x42
        mov rdx, [rsi]                           # load arg1[0]
        mulx r9, rcx, [rax+0x8]                  # x35:x34 = arg1[0]*arg2[1]
        mov rdx, [rip+.Lfe_25519_scalar_mul_loose_c3] # constant 0x14def9dea2f79cd6
        mulx r12, r14, r10                       # x24:x23 = x20*0x14def9dea2f79cd6
        adcx rbp, r8                             # x42 = x16 + x22 + CF, CF to x55
        adc r12, 0x0                             # x55 = x24 + CF, no carry
        mov r8, r10                              # copy x20
        shl r8, 0x3c                             # x25 = x20 << 60 mod 2^64
        mov [rsp-0x8], rdi                       # spill pointer out1
        xor edi, edi                             # CF = OF = 0
        adcx rcx, r14                            # x42.2 = x23 + x34 (CF is 0), CF to x55
        adcx rbx, r9                             # x55.2 = x17 + x35 + CF, CF to x56
        mov rdx, [rax+0x8]                       # load arg2[1]
        mulx r9, rdi, [rsi+0x8]                  # x37:x36 = arg1[1]*arg2[1]
        adcx r9, r13                             # x56 = x37 + x18 + CF, CF to x57
        adc r11, 0x0                             # x57 = x19 + CF, no carry
        shr r10, 0x4                             # x26 = x20 >> 4
        xor r13d, r13d                           # CF = OF = 0
        adcx rbp, rcx                            # x42 += x42.2 (CF is 0), CF to x55, complete
        lea r10, [r10+r11]                       # x57 += x26
        mulx r11, rcx, [rsi+0x10]                # x39:x38 = arg1[2]*arg2[1]
        adox r12, rdi                            # x55 += x36 (OF is 0), OF to x56
        adox r9, r8                              # x56 += x25 + OF, OF to x57
        mulx r8, rdi, [rsi+0x18]                 # x41:x40 = arg1[3]*arg2[1]
        adcx r12, rbx                            # x55 += x55.2 + CF, CF to x56
        adcx rcx, r9                             # x56 += x38 + CF, CF to x57
        adox rdi, r10                            # x57 += x40 + OF, OF to x58
        adcx r11, rdi                            # x57 += x39 + CF, CF to x58
        adox r8, [rip+.Lfe_25519_scalar_mul_loose_c2] # x58 = x41 + OF, no carry
        adc r8, 0x0                              # x58 += CF, no carry
        mov r9, rbp                              # copy x42
        imul r9, [rip+.Lfe_25519_scalar_mul_loose_c0] # x47 = x42*0xd2b51da312547e1b mod 2^64
        mov r10, r9                              # copy x47
        shl r10, 0x3c                            # x52 = x47 << 60 mod 2^64
        mov rdx, r9                              # copy x47
        shr r9, 0x4                              # x53 = x47 >> 4
        add r11, r10                             # x57 += x52, CF to x58
        mulx r10, rdi, [rip+.Lfe_25519_scalar_mul_loose_c1] # x49:x48 = x47*0x5812631a5cf5d3ed
        adcx r9, r8                              # x58 += x53 + CF, no carry
        mulx r8, rbx, [rip+.Lfe_25519_scalar_mul_loose_c3] # x51:x50 = x47*0x14def9dea2f79cd6
        add rbp, rdi                             # x54 = x42 + x48, CF to x55
        adc r12, rbx                             # x55 += x50 + CF, CF to x56
        adc r8, 0x0                              # x56.2 = x51 + CF, no carry
        xor edi, edi                             # CF = OF = 0
        adcx r12, r10                            # x55 += x49 (CF is 0), CF to x56, complete
        mov rdx, [rax+0x10]                      # load arg2[2]
        mulx r10, rdi, [rsi]                     # x60:x59 = arg1[0]*arg2[2]
        adcx rcx, r8                             # x56 += x56.2 + CF, CF to x57, complete
        adc r11, 0x0                             # x57 += CF, CF to x58, complete
        adc r9, 0x0                              # x58 += CF, no carry, complete

        /* complete: [x58, x57, x56, x55] in [r9, r11, rcx, r12] */
        xor r8d, r8d                             # CF = OF = 0
        adcx r12, rdi                            # x67 = x55 + x59 (CF is 0), CF to x80, complete
        mulx r8, rdi, [rsi+0x8]                  # x62:x61 = arg1[1]*arg2[2]
        adox rcx, r10                            # x80 = x60 + x56 (OF is 0), OF to x81
        adcx rcx, rdi                            # x80 += x61 + CF, CF to x81
        mulx r10, rdi, [rsi+0x10]                # x64:x63 = arg1[2]*arg2[2]
        adox r8, rdi                             # x81 = x62 + x63 + OF, OF to x82
        adcx r11, r8                             # x81 += x57 + CF, CF to x82
        mulx r8, rdi, [rsi+0x18]                 # x66:x65 = arg1[3]*arg2[2]
        adox rdi, r9                             # x82 = x58 + x65 + OF, OF to x83
        adcx rdi, r10                            # x82 += x64 + CF, CF to x83
        adox r8, [rip+.Lfe_25519_scalar_mul_loose_c2] # x83 = x66 + OF, no carry
        adc r8, 0x0                              # x83 += CF, no carry
        mov r9, r12                              # copy x67
        imul r9, [rip+.Lfe_25519_scalar_mul_loose_c0] # x72 = x67*0xd2b51da312547e1b mod 2^64
        mov rdx, [rip+.Lfe_25519_scalar_mul_loose_c3] # constant 0x14def9dea2f79cd6
        mulx r10, rbx, r9                        # x76:x75 = x72*0x14def9dea2f79cd6
        mov rbp, r9                              # copy x72
        shr rbp, 0x4                             # x78 = x72 >> 4
        mov rdx, [rip+.Lfe_25519_scalar_mul_loose_c1] # constant 0x5812631a5cf5d3ed
        mulx r13, r14, r9                        # x74:x73 = x72*0x5812631a5cf5d3ed
        add rbx, rcx                             # x80 += x75, CF to x81
        adc r10, 0x0                             # x81.2 = x76 + CF, no carry
        shl r9, 0x3c                             # x77 = x72 << 60 mod 2^64
        add r8, rbp                              # x83 += x78, no carry
        xor ecx, ecx                             # CF = OF = 0
        adox r12, r14                            # x79 = x67 + x73 (OF is 0), OF to x80
        adox rbx, r13                            # x80 += x74 + OF, OF to x81, complete
        adox r11, r10                            # x81 += x81.2 + OF, OF to x82, complete
        mov rdx, [rax+0x18]                      # load arg2[3]
        mulx r10, rcx, [rsi+0x8]                 # x87:x86 = arg1[1]*arg2[3]
        adox rdi, r9                             # x82 += x77 + OF, OF to x83, complete
        mulx r9, rbp, [rsi]                      # x85:x84 = arg1[0]*arg2[3]
        adox r8, [rip+.Lfe_25519_scalar_mul_loose_c2] # x83 += OF, no carry, complete

        /* complete: [x83, x82, x81, x80] in [r8, rdi, r11, rbx] */
        xor r12d, r12d                           # CF = OF = 0
        adox rbx, rbp                            # x92 = x80 + x84 (OF is 0), OF to x105, complete
        mulx rbp, r12, [rsi+0x18]                # x91:x90 = arg1[3]*arg2[3]
        adox r9, rcx                             # x105 = x85 + x86 + OF, OF to x106
        mulx rax, rcx, [rsi+0x10]                # x89:x88 = arg1[2]*arg2[3]
        adox rcx, r10                            # x106 = x88 + x87 + OF, OF to x107
        adcx rcx, rdi                            # x106 += x82 (CF is 0), CF to x107
        adox rax, r8                             # x107 = x83 + x89 + OF, no carry
        adcx rax, r12                            # x107 += x90 + CF, CF to x108
        adc rbp, 0x0                             # x108 = x91 + CF, no carry
        mov r8, rbx                              # copy x92
        imul r8, [rip+.Lfe_25519_scalar_mul_loose_c0] # x97 = x92*0xd2b51da312547e1b mod 2^64
        mov rdx, [rip+.Lfe_25519_scalar_mul_loose_c1] # constant 0x5812631a5cf5d3ed
        mulx r10, rdi, r8                        # x99:x98 = x97*0x5812631a5cf5d3ed
        mov rdx, r8                              # copy x97
        shl r8, 0x3c                             # x102 = x97 << 60 mod 2^64
        mulx rsi, r12, [rip+.Lfe_25519_scalar_mul_loose_c3] # x101:x100 = x97*0x14def9dea2f79cd6
        add rbx, rdi                             # x104 = x92 + x98, CF to x105
        adcx r10, r12                            # x105.2 = x99 + x100 + CF, CF to x106
        adc rsi, 0x0                             # x106.2 = x101 + CF, no carry
        adcx r9, r10                             # x105 += x105.2 (CF is 0), CF to x106
        adc rsi, 0x0                             # x106.2 += CF, no carry
        xor r10d, r10d                           # CF = OF = 0
        adcx r11, r9                             # x105 += x81 (CF is 0), CF to x106, complete
        adcx rsi, rcx                            # x106 += x106.2 + CF, CF to x107, complete
        adcx r8, rax                             # x107 += x102 + CF, CF to x108, complete
        adc rbp, 0x0                             # x108 += CF, no carry
        shr rdx, 0x4                             # x103 = x97 >> 4
        lea rax, [rdx+rbp]                       # x108 += x103, complete

        /* complete: [x108, x107, x106, x105] in [rax, r8, rsi, r11] */
        mov r9, [rsp-0x8]                        # reload pointer out1
        mov [r9+0x10], r8                        # out1[2] = x107
        mov [r9], r11                            # out1[0] = x105
        mov [r9+0x8], rsi                        # out1[1] = x106
        mov [r9+0x18], rax                       # out1[3] = x108

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
.Lfe_25519_scalar_mul_loose_c2: .quad 0x0
.Lfe_25519_scalar_mul_loose_c3: .quad 0x14def9dea2f79cd6
        .size   fe_25519_scalar_mul_loose, .-fe_25519_scalar_mul_loose
        .section .note.GNU-stack, "", @progbits
