/*
 * bls12-377-r mul (loose), modulo p = 0x12ab655e9a2ca55660b44d1e5c37b00159aa76fed00000010a11800000000001
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below 2^254; out1 below 2^254; arrays may overlap
 *
 * void fe_bls12_377_r_mul_loose(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below 2^254
 *   rsi  arg1[4]  read, below 2^254
 *   rdx  arg2[4]  read, below 2^254
 *
 * Changed: rax, rcx, rdx, rsi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14
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
 * 149 instructions; 50.7 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.404 [1.400, 1.410] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.514 [1.509, 1.524] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 16, 2026-11-27T16:36:23.542Z
 * ./fieldwright optimize --field bls12-377-r --op mul --seed 16 --budget 30s --for latency --cpu 1
 * sha256 of the code: 3bb0021a201f2b1d39439d925494490df87ff7cbf8a9f9d624194ff5f41e8bab
 */
        .intel_syntax noprefix
        .text
        .globl  fe_bls12_377_r_mul_loose
        .type   fe_bls12_377_r_mul_loose, @function
        .p2align 6
fe_bls12_377_r_mul_loose:
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
        mulx r8, rdx, [rax]                      # x9:x8 = arg1[0]*arg2[0]
        mulx r9, r10, [rip+.Lfe_bls12_377_r_mul_loose_c0] # x20 = x8*0xa117fffffffffff mod 2^64
        mov r9, rdx                              # copy x8
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r11, rcx, [rax]                     # x15:x14 = arg1[3]*arg2[0]
        mov rdx, [rax]                           # load arg2[0]
        mulx rbx, rbp, [rsi+0x8]                 # x11:x10 = arg1[1]*arg2[0]
        mulx r12, r13, [rsi+0x10]                # x13:x12 = arg1[2]*arg2[0]
        xor r14d, r14d                           # CF = OF = 0
        adcx rbp, r8                             # x16 = x9 + x10 (CF is 0), CF to x17, complete
        adcx rbx, r13                            # x17 = x11 + x12 + CF, CF to x18, complete
        adcx r12, rcx                            # x18 = x13 + x14 + CF, CF to x19, complete
        mov rdx, r10                             # copy x20
        mulx r8, rcx, [rip+.Lfe_bls12_377_r_mul_loose_c1] # x22:x21 = x20*0xa11800000000001
        adc r11, 0x0                             # x19 = x15 + CF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [r11, r12, rbx, rbp] */
        xor r13d, r13d                           # CF = OF = 0
        adcx rcx, r9                             # x29 = x8 + x21 (CF is 0), CF to x46
        adox rbp, r8                             # x46 = x16 + x22 (OF is 0), OF to x61
        mulx r8, r9, [rip+.Lfe_bls12_377_r_mul_loose_c2] # x26:x25 = x20*0x60b44d1e5c37b001
        mulx rcx, r13, [rip+.Lfe_bls12_377_r_mul_loose_c3] # x24:x23 = x20*0x59aa76fed0000001
        adox rcx, rbx                            # x61 = x24 + x17 + OF, OF to x62
        adcx rbp, r13                            # x46 += x23 + CF, CF to x61
        mov rdx, [rsi]                           # load arg1[0]
        mulx rbx, r13, [rax+0x8]                 # x39:x38 = arg1[0]*arg2[1]
        adcx rbx, r9                             # x61.2 = x39 + x25 + CF, CF to x62
        adcx r12, r8                             # x62 = x18 + x26 + CF, CF to x63
        mov rdx, r10                             # copy x20
        mulx r8, r9, [rip+.Lfe_bls12_377_r_mul_loose_c4] # x28:x27 = x20*0x12ab655e9a2ca556
        adox r12, r9                             # x62 += x27 + OF, OF to x63
        adcx r8, [rip+.Lfe_bls12_377_r_mul_loose_c5] # x63 = x28 + CF, no carry
        adox r8, [rip+.Lfe_bls12_377_r_mul_loose_c5] # x63 += OF, no carry
        xor r9d, r9d                             # CF = OF = 0
        adcx rbp, r13                            # x46 += x38 (CF is 0), CF to x61, complete
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r9, r10, [rax+0x8]                  # x43:x42 = arg1[2]*arg2[1]
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r13, r14, [rax+0x8]                 # x41:x40 = arg1[1]*arg2[1]
        adox r14, rbx                            # x61.2 += x40 (OF is 0), OF to x62
        adox r10, r13                            # x62.2 = x41 + x42 + OF, OF to x63
        adox r8, r11                             # x63 += x19 + OF, no carry
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r11, rbx, [rax+0x8]                 # x45:x44 = arg1[3]*arg2[1]
        adcx r14, rcx                            # x61 += x61.2 + CF, CF to x62
        adox r8, rbx                             # x63 += x44 (OF is 0), OF to x64
        adcx r12, r10                            # x62 += x62.2 + CF, CF to x63
        adcx r9, r8                              # x63 += x43 + CF, CF to x64
        adox r11, [rip+.Lfe_bls12_377_r_mul_loose_c5] # x64 = x45 + OF, no carry
        adc r11, 0x0                             # x64 += CF, no carry
        mov rdx, rbp                             # copy x46
        imul rdx, [rip+.Lfe_bls12_377_r_mul_loose_c0] # x51 = x46*0xa117fffffffffff mod 2^64
        mulx r8, r10, [rip+.Lfe_bls12_377_r_mul_loose_c1] # x53:x52 = x51*0xa11800000000001
        mulx rcx, rbx, [rip+.Lfe_bls12_377_r_mul_loose_c3] # x55:x54 = x51*0x59aa76fed0000001
        xor r13d, r13d                           # CF = OF = 0
        adcx rbp, r10                            # x60 = x46 + x52 (CF is 0), CF to x61
        adox r14, r8                             # x61 += x53 (OF is 0), OF to x62
        mulx r8, r10, [rip+.Lfe_bls12_377_r_mul_loose_c2] # x57:x56 = x51*0x60b44d1e5c37b001
        adcx r14, rbx                            # x61 += x54 + CF, CF to x62, complete
        adcx r12, r10                            # x62 += x56 + CF, CF to x63
        adox r12, rcx                            # x62 += x55 + OF, OF to x63, complete
        mulx r10, rcx, [rip+.Lfe_bls12_377_r_mul_loose_c4] # x59:x58 = x51*0x12ab655e9a2ca556
        adox r9, r8                              # x63 += x57 + OF, OF to x64
        adcx rcx, r9                             # x63 += x58 + CF, CF to x64, complete
        adox r11, r10                            # x64 += x59 + OF, no carry
        mov rdx, [rsi]                           # load arg1[0]
        mulx r8, r9, [rax+0x10]                  # x66:x65 = arg1[0]*arg2[2]
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r10, rbx, [rax+0x10]                # x68:x67 = arg1[1]*arg2[2]
        adc r11, 0x0                             # x64 += CF, no carry, complete

        /* complete: [x64, x63, x62, x61] in [r11, rcx, r12, r14] */
        xor ebp, ebp                             # CF = OF = 0
        adcx r9, r14                             # x73 = x61 + x65 (CF is 0), CF to x88, complete
        adox r8, rbx                             # x88 = x67 + x66 (OF is 0), OF to x89
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rbx, rbp, [rax+0x10]                # x70:x69 = arg1[2]*arg2[2]
        adcx r8, r12                             # x88 += x62 + CF, CF to x89
        adox rcx, rbp                            # x89 = x69 + x63 + OF, OF to x90
        mov rdx, [rax+0x10]                      # load arg2[2]
        mulx rbp, r12, [rsi+0x18]                # x72:x71 = arg1[3]*arg2[2]
        adcx r10, rcx                            # x89 += x68 + CF, CF to x90
        adox r12, rbx                            # x90 = x70 + x71 + OF, OF to x91
        adcx r12, r11                            # x90 += x64 + CF, CF to x91
        adox rbp, [rip+.Lfe_bls12_377_r_mul_loose_c5] # x91 = x72 + OF, no carry
        adc rbp, 0x0                             # x91 += CF, no carry
        mov r11, r9                              # copy x73
        imul r11, [rip+.Lfe_bls12_377_r_mul_loose_c0] # x78 = x73*0xa117fffffffffff mod 2^64
        mov rdx, [rip+.Lfe_bls12_377_r_mul_loose_c1] # constant 0xa11800000000001
        mulx rcx, rbx, r11                       # x80:x79 = x78*0xa11800000000001
        xor r13d, r13d                           # CF = OF = 0
        adox r9, rbx                             # x87 = x73 + x79 (OF is 0), OF to x88
        adox rcx, r8                             # x88 += x80 + OF, OF to x89
        mov rdx, r11                             # copy x78
        mulx r8, r9, [rip+.Lfe_bls12_377_r_mul_loose_c3] # x82:x81 = x78*0x59aa76fed0000001
        adcx rcx, r9                             # x88 += x81 (CF is 0), CF to x89, complete
        mulx r9, rbx, [rip+.Lfe_bls12_377_r_mul_loose_c2] # x84:x83 = x78*0x60b44d1e5c37b001
        adcx r10, rbx                            # x89 += x83 + CF, CF to x90
        mulx r11, rbx, [rip+.Lfe_bls12_377_r_mul_loose_c4] # x86:x85 = x78*0x12ab655e9a2ca556
        adox r8, r10                             # x89 += x82 + OF, OF to x90, complete
        adox r9, r12                             # x90 += x84 + OF, OF to x91
        mov rdx, [rax+0x18]                      # load arg2[3]
        mulx r10, r12, [rsi+0x10]                # x97:x96 = arg1[2]*arg2[3]
        mulx r13, r14, [rsi]                     # x93:x92 = arg1[0]*arg2[3]
        adox rbp, r11                            # x91 += x86 + OF, no carry
        adcx rbx, r9                             # x90 += x85 + CF, CF to x91, complete
        adc rbp, 0x0                             # x91 += CF, no carry, complete

        /* complete: [x91, x90, x89, x88] in [rbp, rbx, r8, rcx] */
        xor r9d, r9d                             # CF = OF = 0
        adcx r14, rcx                            # x100 = x88 + x92 (CF is 0), CF to x115, complete
        mulx r9, r11, [rsi+0x8]                  # x95:x94 = arg1[1]*arg2[3]
        adox r13, r11                            # x115 = x93 + x94 (OF is 0), OF to x116
        adox rbx, r9                             # x116 = x95 + x90 + OF, OF to x117
        adcx r13, r8                             # x115 += x89 + CF, CF to x116
        adcx r12, rbx                            # x116 += x96 + CF, CF to x117
        adox rbp, r10                            # x117 = x91 + x97 + OF, no carry
        mulx rax, r8, [rsi+0x18]                 # x99:x98 = arg1[3]*arg2[3]
        adcx rbp, r8                             # x117 += x98 + CF, CF to x118
        adc rax, 0x0                             # x118 = x99 + CF, no carry
        mov r8, r14                              # copy x100
        imul r8, [rip+.Lfe_bls12_377_r_mul_loose_c0] # x105 = x100*0xa117fffffffffff mod 2^64
        mov rdx, [rip+.Lfe_bls12_377_r_mul_loose_c3] # constant 0x59aa76fed0000001
        mulx r9, r10, r8                         # x109:x108 = x105*0x59aa76fed0000001
        mov rdx, r8                              # copy x105
        mulx r11, rcx, [rip+.Lfe_bls12_377_r_mul_loose_c1] # x107:x106 = x105*0xa11800000000001
        xor esi, esi                             # CF = OF = 0
        adox r13, r10                            # x115 += x108 (OF is 0), OF to x116
        adcx r14, rcx                            # x114 = x100 + x106 (CF is 0), CF to x115
        mulx r10, rcx, [rip+.Lfe_bls12_377_r_mul_loose_c2] # x111:x110 = x105*0x60b44d1e5c37b001
        adox rcx, r9                             # x116.2 = x110 + x109 + OF, OF to x117
        adcx r13, r11                            # x115 += x107 + CF, CF to x116, complete
        adcx r12, rcx                            # x116 += x116.2 + CF, CF to x117, complete
        mulx r8, r9, [rip+.Lfe_bls12_377_r_mul_loose_c4] # x113:x112 = x105*0x12ab655e9a2ca556
        adox r9, r10                             # x117.2 = x112 + x111 + OF, OF to x118
        adcx rbp, r9                             # x117 += x117.2 + CF, CF to x118, complete
        adox r8, rax                             # x118 += x113 + OF, no carry
        mov [rdi+0x8], r12                       # out1[1] = x116
        adc r8, 0x0                              # x118 += CF, no carry, complete

        /* complete: [x118, x117, x116, x115] in [r8, rbp, r12, r13] */
        mov [rdi+0x18], r8                       # out1[3] = x118
        mov [rdi], r13                           # out1[0] = x115
        mov [rdi+0x10], rbp                      # out1[2] = x117

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
.Lfe_bls12_377_r_mul_loose_c0: .quad 0xa117fffffffffff
.Lfe_bls12_377_r_mul_loose_c1: .quad 0xa11800000000001
.Lfe_bls12_377_r_mul_loose_c2: .quad 0x60b44d1e5c37b001
.Lfe_bls12_377_r_mul_loose_c3: .quad 0x59aa76fed0000001
.Lfe_bls12_377_r_mul_loose_c4: .quad 0x12ab655e9a2ca556
.Lfe_bls12_377_r_mul_loose_c5: .quad 0x0
        .size   fe_bls12_377_r_mul_loose, .-fe_bls12_377_r_mul_loose
        .section .note.GNU-stack, "", @progbits
