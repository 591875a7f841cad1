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
 *   x29 = x8 + x21 (carry to x46)
 *   x46 = x22 + x23 + x16 + x38 (carry to x61)
 *   x60 = x46 + x52 (carry to x61)
 *   x61 = x24 + x25 + x17 + x39 + x40 + x53 + x54 (carry to x62)
 *   x62 = x26 + x27 + x18 + x41 + x42 + x55 + x56 (carry to x63)
 *   x63 = x28 + x19 + x43 + x44 + x57 + x58 (carry to x64)
 *   x64 = x45 + x59
 *   x73 = x61 + x65 (carry to x88)
 *   x87 = x73 + x79 (carry to x88)
 *   x88 = x62 + x66 + x67 + x80 + x81 (carry to x89)
 *   x89 = x63 + x68 + x69 + x82 + x83 (carry to x90)
 *   x90 = x64 + x70 + x71 + x84 + x85 (carry to x91)
 *   x91 = x72 + x86
 *   x100 = x88 + x92 (carry to x115)
 *   x114 = x100 + x106 (carry to x115)
 *   x115 = x89 + x93 + x94 + x107 + x108 (carry to x116)
 *   x116 = x90 + x95 + x96 + x109 + x110 (carry to x117)
 *   x117 = x91 + x97 + x98 + x111 + x112 (carry to x118)
 *   x118 = x99 + x113
 *
 * 145 instructions; 50.8 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.447 [1.446, 1.448] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.560 [1.558, 1.561] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 a707c64538d35dc5d79a45d08a9be17d33eb334b62edb10d3e8aed000eab0ec5
 * found by Fieldwright, seed 3, 2026-12-01T15:18:20.697Z
 * ./fieldwright optimize --field bn254-r --op mul --seed 3 --budget 33s --for latency --cpu 1
 * sha256 of the code: 925e966327dc5921b5009fec0080b0c04610f77f79ed1be049581c4204d76b06
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
        mov rdx, [rsi]                           # load arg1[0]
        mulx r8, r9, [rax]                       # x9:x8 = arg1[0]*arg2[0]
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r10, r11, [rax]                     # x11:x10 = arg1[1]*arg2[0]
        xor ecx, ecx                             # CF = OF = 0
        adox r11, r8                             # x16 = x9 + x10 (OF is 0), OF to x17, complete
        mov rdx, [rax]                           # load arg2[0]
        mulx r8, rcx, [rsi+0x10]                 # x13:x12 = arg1[2]*arg2[0]
        mulx rbx, rbp, [rsi+0x18]                # x15:x14 = arg1[3]*arg2[0]
        adox r10, rcx                            # x17 = x11 + x12 + OF, OF to x18, complete
        adox r8, rbp                             # x18 = x13 + x14 + OF, OF to x19, complete
        adox rbx, [rip+.Lfe_bn254_r_mul_loose_c0] # x19 = x15 + OF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [rbx, r8, r10, r11] */
        mov rcx, r9                              # copy x8
        imul rcx, [rip+.Lfe_bn254_r_mul_loose_c1] # x20 = x8*0xc2e1f593efffffff mod 2^64
        mov rdx, [rip+.Lfe_bn254_r_mul_loose_c2] # constant 0x43e1f593f0000001
        mulx rbp, r12, rcx                       # x22:x21 = x20*0x43e1f593f0000001
        xor r13d, r13d                           # CF = OF = 0
        adox r11, rbp                            # x46 = x16 + x22 (OF is 0), OF to x61
        adcx r9, r12                             # x29 = x8 + x21 (CF is 0), CF to x46
        mov rdx, [rip+.Lfe_bn254_r_mul_loose_c3] # constant 0x2833e84879b97091
        mulx r9, rbp, rcx                        # x24:x23 = x20*0x2833e84879b97091
        adcx rbp, r11                            # x46 += x23 + CF, CF to x61
        mov rdx, [rip+.Lfe_bn254_r_mul_loose_c4] # constant 0xb85045b68181585d
        mulx r11, r12, rcx                       # x26:x25 = x20*0xb85045b68181585d
        adox r12, r9                             # x61 = x24 + x25 + OF, OF to x62
        adcx r12, r10                            # x61 += x17 + CF, CF to x62
        mov rdx, rcx                             # copy x20
        mulx r9, r10, [rip+.Lfe_bn254_r_mul_loose_c5] # x28:x27 = x20*0x30644e72e131a029
        adox r10, r11                            # x62 = x26 + x27 + OF, OF to x63
        adox rbx, r9                             # x63 = x28 + x19 + OF, no carry
        mov rdx, [rsi]                           # load arg1[0]
        mulx r9, r11, [rax+0x8]                  # x39:x38 = arg1[0]*arg2[1]
        adcx r10, r8                             # x62 += x18 + CF, CF to x63
        adc rbx, 0x0                             # x63 += CF, no carry
        xor r8d, r8d                             # CF = OF = 0
        adcx r11, rbp                            # x46 += x38 (CF is 0), CF to x61, complete
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r8, rcx, [rax+0x8]                  # x41:x40 = arg1[1]*arg2[1]
        adox rcx, r9                             # x61.2 = x39 + x40 (OF is 0), OF to x62
        adcx rcx, r12                            # x61 += x61.2 + CF, CF to x62
        mov rdx, [rax+0x8]                       # load arg2[1]
        mulx r9, rbp, [rsi+0x10]                 # x43:x42 = arg1[2]*arg2[1]
        adox r8, rbp                             # x62.2 = x42 + x41 + OF, OF to x63
        mulx rbp, r12, [rsi+0x18]                # x45:x44 = arg1[3]*arg2[1]
        adcx r10, r8                             # x62 += x62.2 + CF, CF to x63
        adox r9, rbx                             # x63 += x43 + OF, OF to x64
        adcx r9, r12                             # x63 += x44 + CF, CF to x64
        adox rbp, [rip+.Lfe_bn254_r_mul_loose_c0] # x64 = x45 + OF, no carry
        adc rbp, 0x0                             # x64 += CF, no carry
        mov rdx, r11                             # copy x46
        imul rdx, [rip+.Lfe_bn254_r_mul_loose_c1] # x51 = x46*0xc2e1f593efffffff mod 2^64
        mulx r8, rbx, [rip+.Lfe_bn254_r_mul_loose_c2] # x53:x52 = x51*0x43e1f593f0000001
        xor r12d, r12d                           # CF = OF = 0
        adox r11, rbx                            # x60 = x46 + x52 (OF is 0), OF to x61
        mulx r11, rbx, [rip+.Lfe_bn254_r_mul_loose_c4] # x57:x56 = x51*0xb85045b68181585d
        mulx r12, r13, [rip+.Lfe_bn254_r_mul_loose_c3] # x55:x54 = x51*0x2833e84879b97091
        adox r8, rcx                             # x61 += x53 + OF, OF to x62
        adox r10, r12                            # x62 += x55 + OF, OF to x63
        adcx r8, r13                             # x61 += x54 (CF is 0), CF to x62, complete
        mulx rcx, r12, [rip+.Lfe_bn254_r_mul_loose_c5] # x59:x58 = x51*0x30644e72e131a029
        adox r11, r12                            # x63.2 = x58 + x57 + OF, OF to x64
        mov rdx, [rsi]                           # load arg1[0]
        mulx r12, r13, [rax+0x10]                # x66:x65 = arg1[0]*arg2[2]
        adcx r10, rbx                            # x62 += x56 + CF, CF to x63, complete
        adcx r9, r11                             # x63 += x63.2 + CF, CF to x64, complete
        adox rbp, rcx                            # x64 += x59 + OF, no carry
        adc rbp, 0x0                             # x64 += CF, no carry, complete

        /* complete: [x64, x63, x62, x61] in [rbp, r9, r10, r8] */
        xor r11d, r11d                           # CF = OF = 0
        adcx r13, r8                             # x73 = x61 + x65 (CF is 0), CF to x88, complete
        adox r12, r10                            # x88 = x62 + x66 (OF is 0), OF to x89
        mov rdx, [rax+0x10]                      # load arg2[2]
        mulx r8, r10, [rsi+0x10]                 # x70:x69 = arg1[2]*arg2[2]
        mulx r11, rcx, [rsi+0x8]                 # x68:x67 = arg1[1]*arg2[2]
        adox r11, r9                             # x89 = x68 + x63 + OF, OF to x90
        adcx r12, rcx                            # x88 += x67 + CF, CF to x89
        mulx r9, rcx, [rsi+0x18]                 # x72:x71 = arg1[3]*arg2[2]
        adcx r11, r10                            # x89 += x69 + CF, CF to x90
        adox rcx, r8                             # x90 = x70 + x71 + OF, OF to x91
        adcx rcx, rbp                            # x90 += x64 + CF, CF to x91
        adox r9, [rip+.Lfe_bn254_r_mul_loose_c0] # x91 = x72 + OF, no carry
        adc r9, 0x0                              # x91 += CF, no carry
        mov r8, r13                              # copy x73
        imul r8, [rip+.Lfe_bn254_r_mul_loose_c1] # x78 = x73*0xc2e1f593efffffff mod 2^64
        mov rdx, [rip+.Lfe_bn254_r_mul_loose_c2] # constant 0x43e1f593f0000001
        mulx r10, rbx, r8                        # x80:x79 = x78*0x43e1f593f0000001
        xor ebp, ebp                             # CF = OF = 0
        adox rbx, r13                            # x87 = x73 + x79 (OF is 0), OF to x88
        mov rdx, [rip+.Lfe_bn254_r_mul_loose_c3] # constant 0x2833e84879b97091
        mulx rbx, rbp, r8                        # x82:x81 = x78*0x2833e84879b97091
        adox r10, rbp                            # x88.2 = x81 + x80 + OF, OF to x89
        adcx r12, r10                            # x88 += x88.2 (CF is 0), CF to x89, complete
        mov rdx, r8                              # copy x78
        mulx r10, rbp, [rip+.Lfe_bn254_r_mul_loose_c4] # x84:x83 = x78*0xb85045b68181585d
        adcx r11, rbp                            # x89 += x83 + CF, CF to x90
        adox rbx, r11                            # x89 += x82 + OF, OF to x90, complete
        mulx r8, r11, [rip+.Lfe_bn254_r_mul_loose_c5] # x86:x85 = x78*0x30644e72e131a029
        adox r11, rcx                            # x90 += x85 + OF, OF to x91
        adcx r11, r10                            # x90 += x84 + CF, CF to x91, complete
        mov rdx, [rax+0x18]                      # load arg2[3]
        mulx r10, rcx, [rsi]                     # x93:x92 = arg1[0]*arg2[3]
        adox r9, r8                              # x91 += x86 + OF, no carry
        adc r9, 0x0                              # x91 += CF, no carry, complete

        /* complete: [x91, x90, x89, x88] in [r9, r11, rbx, r12] */
        xor r8d, r8d                             # CF = OF = 0
        adox r12, rcx                            # x100 = x88 + x92 (OF is 0), OF to x115, complete
        mulx r8, rcx, [rsi+0x10]                 # x97:x96 = arg1[2]*arg2[3]
        mulx rbp, r13, [rsi+0x8]                 # x95:x94 = arg1[1]*arg2[3]
        mulx rax, rsi, [rsi+0x18]                # x99:x98 = arg1[3]*arg2[3]
        adox r13, rbx                            # x115 = x89 + x94 + OF, OF to x116
        adox r11, rbp                            # x116 = x95 + x90 + OF, OF to x117
        adcx r11, rcx                            # x116 += x96 (CF is 0), CF to x117
        adcx rsi, r8                             # x117 = x97 + x98 + CF, CF to x118
        adox r9, rsi                             # x117 += x91 + OF, OF to x118
        adox rax, [rip+.Lfe_bn254_r_mul_loose_c0] # x118 = x99 + OF, no carry
        adc rax, 0x0                             # x118 += CF, no carry
        mov rdx, r12                             # copy x100
        imul rdx, [rip+.Lfe_bn254_r_mul_loose_c1] # x105 = x100*0xc2e1f593efffffff mod 2^64
        mulx r8, rcx, [rip+.Lfe_bn254_r_mul_loose_c3] # x109:x108 = x105*0x2833e84879b97091
        mulx rsi, rbx, [rip+.Lfe_bn254_r_mul_loose_c2] # x107:x106 = x105*0x43e1f593f0000001
        xor ebp, ebp                             # CF = OF = 0
        adox r12, rbx                            # x114 = x100 + x106 (OF is 0), OF to x115
        adox r13, rcx                            # x115 += x108 + OF, OF to x116
        mulx rcx, rbx, [rip+.Lfe_bn254_r_mul_loose_c4] # x111:x110 = x105*0xb85045b68181585d
        mulx rdx, rbp, [rip+.Lfe_bn254_r_mul_loose_c5] # x113:x112 = x105*0x30644e72e131a029
        adox rbx, r8                             # x116.2 = x110 + x109 + OF, OF to x117
        adcx r10, rsi                            # x115.2 = x107 + x93 (CF is 0), no carry
        adox rcx, r9                             # x117 += x111 + OF, OF to x118
        adcx r13, r10                            # x115 += x115.2 (CF is 0), CF to x116, complete
        adcx rbx, r11                            # x116 += x116.2 + CF, CF to x117, complete
        adcx rbp, rcx                            # x117 += x112 + CF, CF to x118, complete
        mov [rdi+0x10], rbp                      # out1[2] = x117
        mov [rdi+0x8], rbx                       # out1[1] = x116
        mov [rdi], r13                           # out1[0] = x115
        adox rax, rdx                            # x118 += x113 + OF, no carry
        adc rax, 0x0                             # x118 += CF, no carry, complete

        /* complete: [x118, x117, x116, x115] in [rax, rbp, rbx, r13] */
        mov [rdi+0x18], rax                      # out1[3] = x118

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
.Lfe_bn254_r_mul_loose_c0: .quad 0x0
.Lfe_bn254_r_mul_loose_c1: .quad 0xc2e1f593efffffff
.Lfe_bn254_r_mul_loose_c2: .quad 0x43e1f593f0000001
.Lfe_bn254_r_mul_loose_c3: .quad 0x2833e84879b97091
.Lfe_bn254_r_mul_loose_c4: .quad 0xb85045b68181585d
.Lfe_bn254_r_mul_loose_c5: .quad 0x30644e72e131a029
        .size   fe_bn254_r_mul_loose, .-fe_bn254_r_mul_loose
        .section .note.GNU-stack, "", @progbits
