/*
 * bn254-p mul (loose), modulo p = 0x30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below 2^255; out1 below 2^255; arrays may overlap
 *
 * void fe_bn254_p_mul_loose(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below 2^255
 *   rsi  arg1[4]  read, below 2^255
 *   rdx  arg2[4]  read, below 2^255
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
 *   x29 = x8 + x21 (carry to x42)
 *   x42 = x16 + x22 + x23 + x34 (carry to x57)
 *   x56 = x42 + x48 (carry to x57)
 *   x57 = x17 + x24 + x25 + x35 + x36 + x49 + x50 (carry to x58)
 *   x58 = x18 + x26 + x27 + x37 + x38 + x51 + x52 (carry to x59)
 *   x59 = x19 + x28 + x39 + x40 + x53 + x54 (carry to x60)
 *   x60 = x41 + x55
 *   x69 = x57 + x61 (carry to x84)
 *   x83 = x69 + x75 (carry to x84)
 *   x84 = x58 + x62 + x63 + x76 + x77 (carry to x85)
 *   x85 = x59 + x64 + x65 + x78 + x79 (carry to x86)
 *   x86 = x60 + x66 + x67 + x80 + x81 (carry to x87)
 *   x87 = x68 + x82
 *   x96 = x84 + x88 (carry to x111)
 *   x110 = x96 + x102 (carry to x111)
 *   x111 = x85 + x89 + x90 + x103 + x104 (carry to x112)
 *   x112 = x86 + x91 + x92 + x105 + x106 (carry to x113)
 *   x113 = x87 + x93 + x94 + x107 + x108 (carry to x114)
 *   x114 = x95 + x109
 *
 * 137 instructions; 44.5 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.599 [1.595, 1.606] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.492 [1.489, 1.499] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 3, 2026-11-27T16:28:47.433Z
 * ./fieldwright optimize --field bn254-p --op mul --seed 3 --budget 30s --cpu 1
 * sha256 of the code: 43d7c68974ab6ade273fb2929a73ae7fc181ec9180cf27ee88ead4f9c7a6318a
 */
        .intel_syntax noprefix
        .text
        .globl  fe_bn254_p_mul_loose
        .type   fe_bn254_p_mul_loose, @function
        .p2align 6
fe_bn254_p_mul_loose:
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

        mov rax, rdx                             # copy pointer arg2
        mov rdx, [rax]                           # load arg2[0]
        mulx r8, r9, [rsi]                       # x9:x8 = arg1[0]*arg2[0]
        mulx r10, r11, [rsi+0x8]                 # x11:x10 = arg1[1]*arg2[0]
        xor ecx, ecx                             # CF = OF = 0
        adox r8, r11                             # x16 = x9 + x10 (OF is 0), OF to x17, complete
        mulx r11, rcx, [rsi+0x10]                # x13:x12 = arg1[2]*arg2[0]
        adox r10, rcx                            # x17 = x11 + x12 + OF, OF to x18, complete
        mulx rcx, rbx, [rsi+0x18]                # x15:x14 = arg1[3]*arg2[0]
        adox rbx, r11                            # x18 = x13 + x14 + OF, OF to x19, complete
        adox rcx, [rip+.Lfe_bn254_p_mul_loose_c0] # x19 = x15 + OF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [rcx, rbx, r10, r8] */
        mov rdx, r9                              # copy x8
        imul rdx, [rip+.Lfe_bn254_p_mul_loose_c1] # x20 = x8*0x87d20782e4866389 mod 2^64
        mulx r11, rbp, [rip+.Lfe_bn254_p_mul_loose_c2] # x22:x21 = x20*0x3c208c16d87cfd47
        xor r12d, r12d                           # CF = OF = 0
        adcx r9, rbp                             # x29 = x8 + x21 (CF is 0), CF to x42
        adox r8, r11                             # x42 = x16 + x22 (OF is 0), OF to x57
        mulx r9, r11, [rip+.Lfe_bn254_p_mul_loose_c3] # x24:x23 = x20*0x97816a916871ca8d
        adcx r8, r11                             # x42 += x23 + CF, CF to x57
        mulx r11, rbp, [rip+.Lfe_bn254_p_mul_loose_c4] # x26:x25 = x20*0xb85045b68181585d
        adox rbp, r9                             # x57 = x25 + x24 + OF, OF to x58
        adcx rbp, r10                            # x57 += x17 + CF, CF to x58
        mulx r9, r10, [rip+.Lfe_bn254_p_mul_loose_c5] # x28:x27 = x20*0x30644e72e131a029
        adcx rbx, r11                            # x58 = x18 + x26 + CF, CF to x59
        adox rbx, r10                            # x58 += x27 + OF, OF to x59
        adox rcx, r9                             # x59 = x19 + x28 + OF, no carry
        mov rdx, [rax+0x8]                       # load arg2[1]
        mulx r9, r10, [rsi]                      # x35:x34 = arg1[0]*arg2[1]
        adc rcx, 0x0                             # x59 += CF, no carry
        xor r11d, r11d                           # CF = OF = 0
        adcx r8, r10                             # x42 += x34 (CF is 0), CF to x57, complete
        adox rbp, r9                             # x57 += x35 (OF is 0), OF to x58
        mulx r9, r10, [rsi+0x8]                  # x37:x36 = arg1[1]*arg2[1]
        adcx r10, rbp                            # x57 += x36 + CF, CF to x58
        mulx r11, rbp, [rsi+0x10]                # x39:x38 = arg1[2]*arg2[1]
        adcx rbx, r9                             # x58 += x37 + CF, CF to x59
        adox rbx, rbp                            # x58 += x38 + OF, OF to x59
        adox rcx, r11                            # x59 += x39 + OF, OF to x60
        mulx r9, r11, [rsi+0x18]                 # x41:x40 = arg1[3]*arg2[1]
        adcx rcx, r11                            # x59 += x40 + CF, CF to x60
        adox r9, [rip+.Lfe_bn254_p_mul_loose_c0] # x60 = x41 + OF, no carry
        adc r9, 0x0                              # x60 += CF, no carry
        mov r11, r8                              # copy x42
        imul r11, [rip+.Lfe_bn254_p_mul_loose_c1] # x47 = x42*0x87d20782e4866389 mod 2^64
        mov rdx, [rip+.Lfe_bn254_p_mul_loose_c2] # constant 0x3c208c16d87cfd47
        mulx rbp, r12, r11                       # x49:x48 = x47*0x3c208c16d87cfd47
        xor r13d, r13d                           # CF = OF = 0
        adcx r12, r8                             # x56 = x42 + x48 (CF is 0), CF to x57
        adox r10, rbp                            # x57 += x49 (OF is 0), OF to x58
        mov rdx, r11                             # copy x47
        mulx r8, rbp, [rip+.Lfe_bn254_p_mul_loose_c3] # x51:x50 = x47*0x97816a916871ca8d
        adcx r10, rbp                            # x57 += x50 + CF, CF to x58, complete
        mulx rbp, r12, [rip+.Lfe_bn254_p_mul_loose_c4] # x53:x52 = x47*0xb85045b68181585d
        adcx rbx, r12                            # x58 += x52 + CF, CF to x59
        adox rbx, r8                             # x58 += x51 + OF, OF to x59, complete
        mov rdx, [rsi]                           # load arg1[0]
        mulx r8, r12, [rax+0x10]                 # x62:x61 = arg1[0]*arg2[2]
        adox rbp, rcx                            # x59 += x53 + OF, OF to x60
        mov rdx, [rip+.Lfe_bn254_p_mul_loose_c5] # constant 0x30644e72e131a029
        mulx r11, rcx, r11                       # x55:x54 = x47*0x30644e72e131a029
        adcx rcx, rbp                            # x59 += x54 + CF, CF to x60, complete
        adox r9, r11                             # x60 += x55 + OF, no carry
        adc r9, 0x0                              # x60 += CF, no carry, complete

        /* complete: [x60, x59, x58, x57] in [r9, rcx, rbx, r10] */
        xor r11d, r11d                           # CF = OF = 0
        adcx r10, r12                            # x69 = x57 + x61 (CF is 0), CF to x84, complete
        mov rdx, [rax+0x10]                      # load arg2[2]
        mulx r11, rbp, [rsi+0x8]                 # x64:x63 = arg1[1]*arg2[2]
        adox rbp, r8                             # x84 = x63 + x62 (OF is 0), OF to x85
        adcx rbp, rbx                            # x84 += x58 + CF, CF to x85
        mulx r8, rbx, [rsi+0x10]                 # x66:x65 = arg1[2]*arg2[2]
        adox rcx, r11                            # x85 = x59 + x64 + OF, OF to x86
        adcx rbx, rcx                            # x85 += x65 + CF, CF to x86
        adox r9, r8                              # x86 = x60 + x66 + OF, OF to x87
        mulx r8, r11, [rsi+0x18]                 # x68:x67 = arg1[3]*arg2[2]
        adcx r9, r11                             # x86 += x67 + CF, CF to x87
        adox r8, [rip+.Lfe_bn254_p_mul_loose_c0] # x87 = x68 + OF, no carry
        adc r8, 0x0                              # x87 += CF, no carry
        mov rdx, r10                             # copy x69
        imul rdx, [rip+.Lfe_bn254_p_mul_loose_c1] # x74 = x69*0x87d20782e4866389 mod 2^64
        mulx r11, rcx, [rip+.Lfe_bn254_p_mul_loose_c2] # x76:x75 = x74*0x3c208c16d87cfd47
        xor r12d, r12d                           # CF = OF = 0
        adcx r10, rcx                            # x83 = x69 + x75 (CF is 0), CF to x84
        adox rbp, r11                            # x84 += x76 (OF is 0), OF to x85
        mulx r10, r11, [rip+.Lfe_bn254_p_mul_loose_c3] # x78:x77 = x74*0x97816a916871ca8d
        adcx rbp, r11                            # x84 += x77 + CF, CF to x85, complete
        adox r10, rbx                            # x85 += x78 + OF, OF to x86
        mulx r11, rcx, [rip+.Lfe_bn254_p_mul_loose_c4] # x80:x79 = x74*0xb85045b68181585d
        mulx rbx, r12, [rip+.Lfe_bn254_p_mul_loose_c5] # x82:x81 = x74*0x30644e72e131a029
        adcx rcx, r10                            # x85 += x79 + CF, CF to x86, complete
        adcx r9, r11                             # x86 += x80 + CF, CF to x87
        adox r9, r12                             # x86 += x81 + OF, OF to x87, complete
        adcx rbx, r8                             # x87 += x82 + CF, no carry
        mov rdx, [rax+0x18]                      # load arg2[3]
        mulx r8, r10, [rsi+0x8]                  # x91:x90 = arg1[1]*arg2[3]
        mulx r11, r12, [rsi]                     # x89:x88 = arg1[0]*arg2[3]
        adox rbx, [rip+.Lfe_bn254_p_mul_loose_c0] # x87 += OF, no carry, complete

        /* complete: [x87, x86, x85, x84] in [rbx, r9, rcx, rbp] */
        xor r13d, r13d                           # CF = OF = 0
        adcx rbp, r12                            # x96 = x84 + x88 (CF is 0), CF to x111, complete
        adox rcx, r11                            # x111 = x85 + x89 (OF is 0), OF to x112
        adcx rcx, r10                            # x111 += x90 + CF, CF to x112
        adox r9, r8                              # x112 = x86 + x91 + OF, OF to x113
        mulx r8, r10, [rsi+0x10]                 # x93:x92 = arg1[2]*arg2[3]
        adcx r9, r10                             # x112 += x92 + CF, CF to x113
        adox r8, rbx                             # x113 = x87 + x93 + OF, OF to x114
        mulx rax, r10, [rsi+0x18]                # x95:x94 = arg1[3]*arg2[3]
        adcx r10, r8                             # x113 += x94 + CF, CF to x114
        adox rax, [rip+.Lfe_bn254_p_mul_loose_c0] # x114 = x95 + OF, no carry
        adc rax, 0x0                             # x114 += CF, no carry
        mov rdx, rbp                             # copy x96
        imul rdx, [rip+.Lfe_bn254_p_mul_loose_c1] # x101 = x96*0x87d20782e4866389 mod 2^64
        mulx r8, r11, [rip+.Lfe_bn254_p_mul_loose_c2] # x103:x102 = x101*0x3c208c16d87cfd47
        xor esi, esi                             # CF = OF = 0
        adcx rbp, r11                            # x110 = x96 + x102 (CF is 0), CF to x111
        adox rcx, r8                             # x111 += x103 (OF is 0), OF to x112
        mulx r8, r11, [rip+.Lfe_bn254_p_mul_loose_c3] # x105:x104 = x101*0x97816a916871ca8d
        adcx r11, rcx                            # x111 += x104 + CF, CF to x112, complete
        mulx rcx, rsi, [rip+.Lfe_bn254_p_mul_loose_c4] # x107:x106 = x101*0xb85045b68181585d
        adox rsi, r8                             # x112.2 = x106 + x105 + OF, OF to x113
        adcx r9, rsi                             # x112 += x112.2 + CF, CF to x113, complete
        adox rcx, r10                            # x113 += x107 + OF, OF to x114
        mulx r8, r10, [rip+.Lfe_bn254_p_mul_loose_c5] # x109:x108 = x101*0x30644e72e131a029
        adox rax, r8                             # x114 += x109 + OF, no carry
        adcx rcx, r10                            # x113 += x108 + CF, CF to x114, complete
        adc rax, 0x0                             # x114 += CF, no carry, complete

        /* complete: [x114, x113, x112, x111] in [rax, rcx, r9, r11] */
        mov [rdi+0x8], r9                        # out1[1] = x112
        mov [rdi+0x18], rax                      # out1[3] = x114
        mov [rdi+0x10], rcx                      # out1[2] = x113
        mov [rdi], r11                           # out1[0] = x111

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
.Lfe_bn254_p_mul_loose_c0: .quad 0x0
.Lfe_bn254_p_mul_loose_c1: .quad 0x87d20782e4866389
.Lfe_bn254_p_mul_loose_c2: .quad 0x3c208c16d87cfd47
.Lfe_bn254_p_mul_loose_c3: .quad 0x97816a916871ca8d
.Lfe_bn254_p_mul_loose_c4: .quad 0xb85045b68181585d
.Lfe_bn254_p_mul_loose_c5: .quad 0x30644e72e131a029
        .size   fe_bn254_p_mul_loose, .-fe_bn254_p_mul_loose
        .section .note.GNU-stack, "", @progbits
