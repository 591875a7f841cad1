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
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x66, then x99
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
 * 141 instructions; 48.8 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.498 [1.495, 1.503] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.560 [1.560, 1.560] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 a707c64538d35dc5d79a45d08a9be17d33eb334b62edb10d3e8aed000eab0ec5
 * found by Fieldwright, seed 1, 2026-12-01T15:18:00.123Z
 * ./fieldwright optimize --field bn254-p --op mul --seed 1 --budget 33s --for latency --cpu 1
 * sha256 of the code: c2c168715e2c5016a4aa0fbdbcc0058004209f4634928997d0cff07e826baa22
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

        mov rax, rdx                             # copy pointer arg2
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r8, r9, [rax]                       # x13:x12 = arg1[2]*arg2[0]
        mov rdx, [rsi]                           # load arg1[0]
        mulx r10, r11, [rax]                     # x9:x8 = arg1[0]*arg2[0]
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rcx, rbx, [rax]                     # x11:x10 = arg1[1]*arg2[0]
        xor ebp, ebp                             # CF = OF = 0
        adox rbx, r10                            # x16 = x9 + x10 (OF is 0), OF to x17, complete
        adox r9, rcx                             # x17 = x11 + x12 + OF, OF to x18, complete
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r10, rcx, [rax]                     # x15:x14 = arg1[3]*arg2[0]
        adox r8, rcx                             # x18 = x13 + x14 + OF, OF to x19, complete
        adox r10, [rip+.Lfe_bn254_p_mul_loose_c0] # x19 = x15 + OF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [r10, r8, r9, rbx] */
        mov rdx, r11                             # copy x8
        imul rdx, [rip+.Lfe_bn254_p_mul_loose_c1] # x20 = x8*0x87d20782e4866389 mod 2^64
        mulx rcx, rbp, [rip+.Lfe_bn254_p_mul_loose_c2] # x22:x21 = x20*0x3c208c16d87cfd47
        xor r12d, r12d                           # CF = OF = 0
        adcx rbp, r11                            # x29 = x8 + x21 (CF is 0), CF to x46
        mulx r11, rbp, [rip+.Lfe_bn254_p_mul_loose_c3] # x24:x23 = x20*0x97816a916871ca8d
        adcx rbx, rbp                            # x46 = x23 + x16 + CF, CF to x61
        mulx rbp, r12, [rip+.Lfe_bn254_p_mul_loose_c4] # x26:x25 = x20*0xb85045b68181585d
        adcx r11, r12                            # x61 = x24 + x25 + CF, CF to x62
        mov [rsp-0x8], rdi                       # spill pointer out1
        mulx r12, rdi, [rip+.Lfe_bn254_p_mul_loose_c5] # x28:x27 = x20*0x30644e72e131a029
        adcx rbp, r8                             # x62 = x26 + x18 + CF, CF to x63
        adox rbx, rcx                            # x46 += x22 (OF is 0), OF to x61
        mov rdx, [rsi]                           # load arg1[0]
        mulx r8, rcx, [rax+0x8]                  # x39:x38 = arg1[0]*arg2[1]
        adox r11, r9                             # x61 += x17 + OF, OF to x62
        adcx r10, r12                            # x63 = x28 + x19 + CF, no carry
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r9, r12, [rax+0x8]                  # x41:x40 = arg1[1]*arg2[1]
        adox rdi, rbp                            # x62 += x27 + OF, OF to x63
        adcx rcx, rbx                            # x46 += x38 (CF is 0), CF to x61, complete
        adox r10, [rip+.Lfe_bn254_p_mul_loose_c0] # x63 += OF, no carry
        adox r8, r11                             # x61 += x39 (OF is 0), OF to x62
        mov rdx, [rsi]                           # load arg1[0]
        mulx r11, rbx, [rax+0x10]                # x66:x65 = arg1[0]*arg2[2]
        adcx r8, r12                             # x61 += x40 + CF, CF to x62
        mov rdx, [rax+0x8]                       # load arg2[1]
        mulx rbp, r12, [rsi+0x10]                # x43:x42 = arg1[2]*arg2[1]
        adox r12, rdi                            # x62 += x42 + OF, OF to x63
        adcx r12, r9                             # x62 += x41 + CF, CF to x63
        mulx r9, rdi, [rsi+0x18]                 # x45:x44 = arg1[3]*arg2[1]
        adcx r10, rbp                            # x63 += x43 + CF, CF to x64
        adox rdi, r10                            # x63 += x44 + OF, OF to x64
        adox r9, [rip+.Lfe_bn254_p_mul_loose_c0] # x64 = x45 + OF, no carry
        adc r9, 0x0                              # x64 += CF, no carry
        mov rdx, rcx                             # copy x46
        imul rdx, [rip+.Lfe_bn254_p_mul_loose_c1] # x51 = x46*0x87d20782e4866389 mod 2^64
        mulx r10, rbp, [rip+.Lfe_bn254_p_mul_loose_c2] # x53:x52 = x51*0x3c208c16d87cfd47
        mov [rsp-0x10], r11                      # spill x66
        xor r11d, r11d                           # CF = OF = 0
        adox r8, r10                             # x61 += x53 (OF is 0), OF to x62
        adcx rbp, rcx                            # x60 = x46 + x52 (CF is 0), CF to x61
        mulx r10, r11, [rip+.Lfe_bn254_p_mul_loose_c3] # x55:x54 = x51*0x97816a916871ca8d
        mulx rcx, rbp, [rip+.Lfe_bn254_p_mul_loose_c5] # x59:x58 = x51*0x30644e72e131a029
        adox r10, r12                            # x62 += x55 + OF, OF to x63
        adox rbp, rdi                            # x63 += x58 + OF, OF to x64
        mulx rdi, r12, [rip+.Lfe_bn254_p_mul_loose_c4] # x57:x56 = x51*0xb85045b68181585d
        adcx r8, r11                             # x61 += x54 + CF, CF to x62, complete
        adcx r12, r10                            # x62 += x56 + CF, CF to x63, complete
        adox r9, rcx                             # x64 += x59 + OF, no carry
        adcx rdi, rbp                            # x63 += x57 + CF, CF to x64, complete
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r10, r11, [rax+0x10]                # x68:x67 = arg1[1]*arg2[2]
        adc r9, 0x0                              # x64 += CF, no carry, complete

        /* complete: [x64, x63, x62, x61] in [r9, rdi, r12, r8] */
        xor ecx, ecx                             # CF = OF = 0
        adox rbx, r8                             # x73 = x61 + x65 (OF is 0), OF to x88, complete
        adox r12, [rsp-0x10]                     # x88 = x66 + x62 + OF, OF to x89
        mov rdx, [rax+0x10]                      # load arg2[2]
        mulx r8, rcx, [rsi+0x10]                 # x70:x69 = arg1[2]*arg2[2]
        adox rcx, rdi                            # x89 = x69 + x63 + OF, OF to x90
        adcx r11, r12                            # x88 += x67 (CF is 0), CF to x89
        mulx rdi, rbp, [rsi+0x18]                # x72:x71 = arg1[3]*arg2[2]
        adox rbp, r8                             # x90 = x70 + x71 + OF, OF to x91
        adcx rcx, r10                            # x89 += x68 + CF, CF to x90
        adcx r9, rbp                             # x90 += x64 + CF, CF to x91
        adox rdi, [rip+.Lfe_bn254_p_mul_loose_c0] # x91 = x72 + OF, no carry
        adc rdi, 0x0                             # x91 += CF, no carry
        mov rdx, rbx                             # copy x73
        imul rdx, [rip+.Lfe_bn254_p_mul_loose_c1] # x78 = x73*0x87d20782e4866389 mod 2^64
        mulx r8, r10, [rip+.Lfe_bn254_p_mul_loose_c2] # x80:x79 = x78*0x3c208c16d87cfd47
        xor ebp, ebp                             # CF = OF = 0
        adox r10, rbx                            # x87 = x73 + x79 (OF is 0), OF to x88
        mulx r10, rbx, [rip+.Lfe_bn254_p_mul_loose_c3] # x82:x81 = x78*0x97816a916871ca8d
        adox rbx, r8                             # x88.2 = x81 + x80 + OF, OF to x89
        mulx r8, rbp, [rip+.Lfe_bn254_p_mul_loose_c4] # x84:x83 = x78*0xb85045b68181585d
        adcx r11, rbx                            # x88 += x88.2 (CF is 0), CF to x89, complete
        adcx rbp, r10                            # x89.2 = x83 + x82 + CF, CF to x90
        mulx r10, rbx, [rip+.Lfe_bn254_p_mul_loose_c5] # x86:x85 = x78*0x30644e72e131a029
        adox rbp, rcx                            # x89 += x89.2 + OF, OF to x90, complete
        adox r8, rbx                             # x90.2 = x85 + x84 + OF, OF to x91
        mov rdx, [rax+0x18]                      # load arg2[3]
        mulx rcx, rbx, [rsi+0x18]                # x99:x98 = arg1[3]*arg2[3]
        adcx r8, r9                              # x90 += x90.2 + CF, CF to x91, complete
        mulx r9, r12, [rsi]                      # x93:x92 = arg1[0]*arg2[3]
        adox rdi, r10                            # x91 += x86 + OF, no carry
        adc rdi, 0x0                             # x91 += CF, no carry, complete

        /* complete: [x91, x90, x89, x88] in [rdi, r8, rbp, r11] */
        xor r10d, r10d                           # CF = OF = 0
        adcx r11, r12                            # x100 = x88 + x92 (CF is 0), CF to x115, complete
        adox rbp, r9                             # x115 = x93 + x89 (OF is 0), OF to x116
        mulx r9, r10, [rsi+0x8]                  # x95:x94 = arg1[1]*arg2[3]
        adcx r10, rbp                            # x115 += x94 + CF, CF to x116
        mulx rax, rsi, [rsi+0x10]                # x97:x96 = arg1[2]*arg2[3]
        adox r9, rsi                             # x116 = x95 + x96 + OF, OF to x117
        mov rdx, r11                             # copy x100
        mulx rsi, rdx, [rip+.Lfe_bn254_p_mul_loose_c1] # x105 = x100*0x87d20782e4866389 mod 2^64
        adcx r8, r9                              # x116 += x90 + CF, CF to x117
        adox rbx, rax                            # x117 = x97 + x98 + OF, OF to x118
        mulx rax, r9, [rip+.Lfe_bn254_p_mul_loose_c2] # x107:x106 = x105*0x3c208c16d87cfd47
        mulx rsi, rbp, [rip+.Lfe_bn254_p_mul_loose_c5] # x113:x112 = x105*0x30644e72e131a029
        adcx rdi, rbx                            # x117 += x91 + CF, CF to x118
        mulx rbx, r12, [rip+.Lfe_bn254_p_mul_loose_c3] # x109:x108 = x105*0x97816a916871ca8d
        adcx rsi, [rip+.Lfe_bn254_p_mul_loose_c0] # x118 = x113 + CF, no carry
        adox rsi, [rip+.Lfe_bn254_p_mul_loose_c0] # x118 += OF, no carry
        mov [rsp-0x10], rcx                      # spill x99
        xor ecx, ecx                             # CF = OF = 0
        adcx r11, r9                             # x114 = x100 + x106 (CF is 0), CF to x115
        mulx r9, r11, [rip+.Lfe_bn254_p_mul_loose_c4] # x111:x110 = x105*0xb85045b68181585d
        adox r10, rax                            # x115 += x107 (OF is 0), OF to x116
        adox rbx, r8                             # x116 += x109 + OF, OF to x117
        adcx r12, r10                            # x115 += x108 + CF, CF to x116, complete
        adcx r11, rbx                            # x116 += x110 + CF, CF to x117, complete
        adcx rbp, rdi                            # x117 += x112 + CF, CF to x118
        adox r9, rbp                             # x117 += x111 + OF, OF to x118, complete
        adox rsi, [rsp-0x10]                     # x118 += x99 + OF, no carry
        adc rsi, 0x0                             # x118 += CF, no carry, complete

        /* complete: [x118, x117, x116, x115] in [rsi, r9, r11, r12] */
        mov rax, [rsp-0x8]                       # reload pointer out1
        mov [rax+0x18], rsi                      # out1[3] = x118
        mov [rax+0x10], r9                       # out1[2] = x117
        mov [rax], r12                           # out1[0] = x115
        mov [rax+0x8], r11                       # out1[1] = x116

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
