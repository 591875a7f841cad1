/*
 * bn254-r mul (loose), modulo p = 0x30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below 2^255; out1 below 2^255; arrays may overlap
 *
 * void fe_bn254_r_mul_loose(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
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
 * 134 instructions; 45.4 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.578 [1.571, 1.585] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.335 [1.321, 1.335] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 7, 2026-11-27T16:31:09.942Z
 * ./fieldwright optimize --field bn254-r --op mul --seed 7 --budget 30s --cpu 1
 * sha256 of the code: d304ef82ae7eeb19240d83d8608c125a3b52767bc7159147726423582078355f
 */
        .intel_syntax noprefix
        .text
        .globl  fe_bn254_r_mul_loose
        .type   fe_bn254_r_mul_loose, @function
        .p2align 6
fe_bn254_r_mul_loose:
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
        adcx r8, r11                             # x16 = x9 + x10 (CF is 0), CF to x17, complete
        mulx r11, rcx, [rsi+0x10]                # x13:x12 = arg1[2]*arg2[0]
        adcx r10, rcx                            # x17 = x11 + x12 + CF, CF to x18, complete
        mulx rcx, rbx, [rsi+0x18]                # x15:x14 = arg1[3]*arg2[0]
        adcx r11, rbx                            # x18 = x13 + x14 + CF, CF to x19, complete
        adc rcx, 0x0                             # x19 = x15 + CF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [rcx, r11, r10, r8] */
        mov rdx, r9                              # copy x8
        imul rdx, [rip+.Lfe_bn254_r_mul_loose_c0] # x20 = x8*0xc2e1f593efffffff mod 2^64
        mulx rbx, rbp, [rip+.Lfe_bn254_r_mul_loose_c1] # x22:x21 = x20*0x43e1f593f0000001
        xor r12d, r12d                           # CF = OF = 0
        adcx r9, rbp                             # x29 = x8 + x21 (CF is 0), CF to x42
        adox rbx, r8                             # x42 = x16 + x22 (OF is 0), OF to x57
        mulx r8, r9, [rip+.Lfe_bn254_r_mul_loose_c2] # x28:x27 = x20*0x30644e72e131a029
        mulx rbp, r12, [rip+.Lfe_bn254_r_mul_loose_c3] # x24:x23 = x20*0x2833e84879b97091
        adox r10, rbp                            # x57 = x17 + x24 + OF, OF to x58
        adcx rbx, r12                            # x42 += x23 + CF, CF to x57
        mulx rbp, r12, [rip+.Lfe_bn254_r_mul_loose_c4] # x26:x25 = x20*0xb85045b68181585d
        adox r11, rbp                            # x58 = x18 + x26 + OF, OF to x59
        adcx r10, r12                            # x57 += x25 + CF, CF to x58
        adcx r11, r9                             # x58 += x27 + CF, CF to x59
        adox r8, rcx                             # x59 = x19 + x28 + OF, no carry
        mov rdx, [rax+0x8]                       # load arg2[1]
        mulx r9, rcx, [rsi]                      # x35:x34 = arg1[0]*arg2[1]
        mulx rbp, r12, [rsi+0x18]                # x41:x40 = arg1[3]*arg2[1]
        adc r12, 0x0                             # x59.2 = x40 + CF, CF to x60
        adc rbp, 0x0                             # x60 = x41 + CF, no carry
        xor r13d, r13d                           # CF = OF = 0
        adox rbx, rcx                            # x42 += x34 (OF is 0), OF to x57, complete
        mulx rcx, r13, [rsi+0x8]                 # x37:x36 = arg1[1]*arg2[1]
        adox r13, r9                             # x57.2 = x36 + x35 + OF, OF to x58
        adcx r10, r13                            # x57 += x57.2 (CF is 0), CF to x58
        adox r11, rcx                            # x58 += x37 + OF, OF to x59
        mulx r9, rcx, [rsi+0x10]                 # x39:x38 = arg1[2]*arg2[1]
        adox r8, r9                              # x59 += x39 + OF, OF to x60
        adcx r11, rcx                            # x58 += x38 + CF, CF to x59
        adcx r8, r12                             # x59 += x59.2 + CF, CF to x60
        adox rbp, [rip+.Lfe_bn254_r_mul_loose_c5] # x60 += OF, no carry
        adc rbp, 0x0                             # x60 += CF, no carry
        mov rdx, rbx                             # copy x42
        imul rdx, [rip+.Lfe_bn254_r_mul_loose_c0] # x47 = x42*0xc2e1f593efffffff mod 2^64
        mulx r9, rcx, [rip+.Lfe_bn254_r_mul_loose_c1] # x49:x48 = x47*0x43e1f593f0000001
        xor r12d, r12d                           # CF = OF = 0
        adcx rcx, rbx                            # x56 = x42 + x48 (CF is 0), CF to x57
        adox r9, r10                             # x57 += x49 (OF is 0), OF to x58
        mulx r10, rcx, [rip+.Lfe_bn254_r_mul_loose_c3] # x51:x50 = x47*0x2833e84879b97091
        adox r11, r10                            # x58 += x51 + OF, OF to x59
        mulx r10, rbx, [rip+.Lfe_bn254_r_mul_loose_c2] # x55:x54 = x47*0x30644e72e131a029
        adcx rcx, r9                             # x57 += x50 + CF, CF to x58, complete
        mulx r9, r12, [rip+.Lfe_bn254_r_mul_loose_c4] # x53:x52 = x47*0xb85045b68181585d
        adox r9, r8                              # x59 += x53 + OF, OF to x60
        adcx r11, r12                            # x58 += x52 + CF, CF to x59, complete
        adox rbp, r10                            # x60 += x55 + OF, no carry
        adcx r9, rbx                             # x59 += x54 + CF, CF to x60, complete
        mov rdx, [rax+0x10]                      # load arg2[2]
        mulx r8, r10, [rsi]                      # x62:x61 = arg1[0]*arg2[2]
        mulx rbx, r12, [rsi+0x10]                # x66:x65 = arg1[2]*arg2[2]
        adc rbp, 0x0                             # x60 += CF, no carry, complete

        /* complete: [x60, x59, x58, x57] in [rbp, r9, r11, rcx] */
        xor r13d, r13d                           # CF = OF = 0
        adcx rcx, r10                            # x69 = x57 + x61 (CF is 0), CF to x84, complete
        adox r11, r8                             # x84 = x58 + x62 (OF is 0), OF to x85
        mulx r8, r10, [rsi+0x8]                  # x64:x63 = arg1[1]*arg2[2]
        adcx r11, r10                            # x84 += x63 + CF, CF to x85
        adox r9, r12                             # x85 = x59 + x65 + OF, OF to x86
        adcx r9, r8                              # x85 += x64 + CF, CF to x86
        mulx r8, r10, [rsi+0x18]                 # x68:x67 = arg1[3]*arg2[2]
        adcx rbx, r10                            # x86 = x67 + x66 + CF, CF to x87
        adox rbx, rbp                            # x86 += x60 + OF, OF to x87
        adox r8, [rip+.Lfe_bn254_r_mul_loose_c5] # x87 = x68 + OF, no carry
        adc r8, 0x0                              # x87 += CF, no carry
        mov rdx, rcx                             # copy x69
        imul rdx, [rip+.Lfe_bn254_r_mul_loose_c0] # x74 = x69*0xc2e1f593efffffff mod 2^64
        mulx r10, rbp, [rip+.Lfe_bn254_r_mul_loose_c1] # x76:x75 = x74*0x43e1f593f0000001
        xor r12d, r12d                           # CF = OF = 0
        adcx rcx, rbp                            # x83 = x69 + x75 (CF is 0), CF to x84
        mulx rcx, rbp, [rip+.Lfe_bn254_r_mul_loose_c3] # x78:x77 = x74*0x2833e84879b97091
        adox rbp, r11                            # x84 += x77 (OF is 0), OF to x85
        adcx rbp, r10                            # x84 += x76 + CF, CF to x85, complete
        mulx r10, r11, [rip+.Lfe_bn254_r_mul_loose_c4] # x80:x79 = x74*0xb85045b68181585d
        adox r11, rcx                            # x85.2 = x79 + x78 + OF, OF to x86
        adcx r11, r9                             # x85 += x85.2 + CF, CF to x86, complete
        adox rbx, r10                            # x86 += x80 + OF, OF to x87
        mulx r9, r10, [rip+.Lfe_bn254_r_mul_loose_c2] # x82:x81 = x74*0x30644e72e131a029
        adcx rbx, r10                            # x86 += x81 + CF, CF to x87, complete
        adox r8, r9                              # x87 += x82 + OF, no carry
        mov rdx, [rax+0x18]                      # load arg2[3]
        mulx r9, r10, [rsi]                      # x89:x88 = arg1[0]*arg2[3]
        adc r8, 0x0                              # x87 += CF, no carry, complete

        /* complete: [x87, x86, x85, x84] in [r8, rbx, r11, rbp] */
        xor ecx, ecx                             # CF = OF = 0
        adcx rbp, r10                            # x96 = x84 + x88 (CF is 0), CF to x111, complete
        mulx r10, rcx, [rsi+0x8]                 # x91:x90 = arg1[1]*arg2[3]
        adox r11, rcx                            # x111 = x85 + x90 (OF is 0), OF to x112
        mulx rcx, r12, [rsi+0x10]                # x93:x92 = arg1[2]*arg2[3]
        adox r10, rbx                            # x112 = x86 + x91 + OF, OF to x113
        mulx rax, rsi, [rsi+0x18]                # x95:x94 = arg1[3]*arg2[3]
        adcx r11, r9                             # x111 += x89 + CF, CF to x112
        adcx r10, r12                            # x112 += x92 + CF, CF to x113
        adox rcx, r8                             # x113 = x87 + x93 + OF, OF to x114
        adcx rsi, rcx                            # x113 += x94 + CF, CF to x114
        adox rax, [rip+.Lfe_bn254_r_mul_loose_c5] # x114 = x95 + OF, no carry
        adc rax, 0x0                             # x114 += CF, no carry
        mov rdx, rbp                             # copy x96
        imul rdx, [rip+.Lfe_bn254_r_mul_loose_c0] # x101 = x96*0xc2e1f593efffffff mod 2^64
        mulx r8, r9, [rip+.Lfe_bn254_r_mul_loose_c3] # x105:x104 = x101*0x2833e84879b97091
        mulx rcx, rbx, [rip+.Lfe_bn254_r_mul_loose_c1] # x103:x102 = x101*0x43e1f593f0000001
        xor r12d, r12d                           # CF = OF = 0
        adcx rbp, rbx                            # x110 = x96 + x102 (CF is 0), CF to x111
        adox r11, rcx                            # x111 += x103 (OF is 0), OF to x112
        adcx r11, r9                             # x111 += x104 + CF, CF to x112, complete
        mulx r9, rcx, [rip+.Lfe_bn254_r_mul_loose_c4] # x107:x106 = x101*0xb85045b68181585d
        adox r10, rcx                            # x112 += x106 + OF, OF to x113
        adox rsi, r9                             # x113 += x107 + OF, OF to x114
        adcx r10, r8                             # x112 += x105 + CF, CF to x113, complete
        mulx r8, r9, [rip+.Lfe_bn254_r_mul_loose_c2] # x109:x108 = x101*0x30644e72e131a029
        adcx rsi, r9                             # x113 += x108 + CF, CF to x114, complete
        adox r8, rax                             # x114 += x109 + OF, no carry
        mov [rdi+0x10], rsi                      # out1[2] = x113
        mov [rdi+0x8], r10                       # out1[1] = x112
        mov [rdi], r11                           # out1[0] = x111
        adc r8, 0x0                              # x114 += CF, no carry, complete

        /* complete: [x114, x113, x112, x111] in [r8, rsi, r10, r11] */
        mov [rdi+0x18], r8                       # out1[3] = x114

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
.Lfe_bn254_r_mul_loose_c0: .quad 0xc2e1f593efffffff
.Lfe_bn254_r_mul_loose_c1: .quad 0x43e1f593f0000001
.Lfe_bn254_r_mul_loose_c2: .quad 0x30644e72e131a029
.Lfe_bn254_r_mul_loose_c3: .quad 0x2833e84879b97091
.Lfe_bn254_r_mul_loose_c4: .quad 0xb85045b68181585d
.Lfe_bn254_r_mul_loose_c5: .quad 0x0
        .size   fe_bn254_r_mul_loose, .-fe_bn254_r_mul_loose
        .section .note.GNU-stack, "", @progbits
