/*
 * bls12-377-r square (loose), modulo p = 0x12ab655e9a2ca55660b44d1e5c37b00159aa76fed00000010a11800000000001
 * out1 is congruent to arg1*arg1/2^256 modulo p
 * arg1 below 2^254; out1 below 2^254; arrays may overlap
 *
 * void fe_bls12_377_r_square_loose(uint64_t out1[4], const uint64_t arg1[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below 2^254
 *   rsi  arg1[4]  read, below 2^254
 *
 * Changed: rax, rcx, rdx, rsi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x16 = x5 + x6 (carry to x17)
 *   x17 = x7 + x8 + x10 (carry to x18)
 *   x18 = x9 + x11 + x12 (carry to x19)
 *   x19 = x13 + x14 (carry to x20)
 *   x20 = x15
 *   x29 = x4 + x4 + x22 (carry to x30)
 *   x30 = x16 + x16 + x23 (carry to x31)
 *   x31 = x17 + x17 + x24 (carry to x92)
 *   x45 = x21 + x37 (carry to x46)
 *   x46 = x29 + x38 + x39 (carry to x60)
 *   x59 = x46 + x51 (carry to x60)
 *   x60 = x30 + x40 + x41 + x52 + x53 (carry to x61)
 *   x61 = x31 + x42 + x43 + x54 + x55 (carry to x62)
 *   x62 = x44 + x56 + x57 (carry to x63)
 *   x63 = x58
 *   x73 = x60 + x65 (carry to x74)
 *   x74 = x61 + x66 + x67 (carry to x88)
 *   x87 = x74 + x79 (carry to x88)
 *   x88 = x62 + x68 + x69 + x80 + x81 (carry to x89)
 *   x89 = x63 + x70 + x71 + x82 + x83 (carry to x90)
 *   x90 = x72 + x84 + x85 (carry to x91)
 *   x91 = x86
 *   x92 = x18 + x18 + x25 + x88 (carry to x93)
 *   x93 = x19 + x19 + x26 + x89 (carry to x94)
 *   x94 = x20 + x20 + x27 + x90 (carry to x95)
 *   x95 = x28 + x91
 *
 * 144 instructions; 53.1 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.176 [1.173, 1.180] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.231 [1.229, 1.232] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 37, 2026-11-27T16:48:17.676Z
 * ./fieldwright optimize --field bls12-377-r --op square --seed 37 --budget 30s --for latency --resume --cpu 1
 * sha256 of the code: ba775784bf3ff2446ef3961a516d589c01bf93ce83eb3035b82622cce03afcc6
 */
        .intel_syntax noprefix
        .text
        .globl  fe_bls12_377_r_square_loose
        .type   fe_bls12_377_r_square_loose, @function
        .p2align 6
fe_bls12_377_r_square_loose:
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

        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rax, r8, [rsi]                      # x7:x6 = arg1[0]*arg1[2]
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r9, r10, [rsi]                      # x5:x4 = arg1[0]*arg1[1]
        add r8, r9                               # x16 = x6 + x5, CF to x17, complete
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r9, r11, [rsi]                      # x9:x8 = arg1[0]*arg1[3]
        mulx rcx, rbx, [rsi+0x8]                 # x13:x12 = arg1[1]*arg1[3]
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rbp, r12, [rsi+0x8]                 # x11:x10 = arg1[1]*arg1[2]
        adc rax, r11                             # x17 = x7 + x8 + CF, CF to x18
        adcx rbx, rbp                            # x18 = x11 + x12 + CF, CF to x19
        mulx r11, rbp, [rsi+0x18]                # x15:x14 = arg1[2]*arg1[3]
        adc rbp, 0x0                             # x19 = x14 + CF, CF to x20
        adc r11, 0x0                             # x20 = x15 + CF, no carry
        adcx r9, rbx                             # x18 += x9 (CF is 0), CF to x19
        adc rcx, rbp                             # x19 += x13 + CF, CF to x20
        adc r11, 0x0                             # x20 += CF, no carry
        add r12, rax                             # x17 += x10, CF to x18, complete
        adc r9, 0x0                              # x18 += CF, CF to x19, complete
        adc rcx, 0x0                             # x19 += CF, CF to x20, complete
        adc r11, 0x0                             # x20 += CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r11, rcx, r9, r12, r8] */
        lea rax, [r11+r11]                       # x94 = x20 + x20
        mov rdx, [rsi]                           # load arg1[0]
        mulx r11, rbx, rdx                       # x22:x21 = arg1[0]*arg1[0]
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rbp, r13, rdx                       # x24:x23 = arg1[1]*arg1[1]
        add r10, r10                             # x29 = x4 + x4, CF to x30
        adcx r8, r8                              # x30 = x16 + x16 + CF, CF to x31
        adcx rbp, r12                            # x31 = x24 + x17 + CF, CF to x92
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r14, r15, rdx                       # x26:x25 = arg1[2]*arg1[2]
        adcx r15, r9                             # x92 = x18 + x25 + CF, CF to x93
        adcx r14, rcx                            # x93 = x19 + x26 + CF, CF to x94
        adc rax, 0x0                             # x94 += CF, no carry
        add r11, r10                             # x29 += x22, CF to x30, complete
        adcx r8, r13                             # x30 += x23 + CF, CF to x31, complete
        adcx rbp, r12                            # x31 += x17 + CF, CF to x92, complete

        /* complete: [x31, x30, x29] in [rbp, r8, r11] */
        adc r15, 0x0                             # x92 += CF, CF to x93
        adc r14, 0x0                             # x93 += CF, CF to x94
        adc rax, 0x0                             # x94 += CF, no carry
        mov r10, rbx                             # copy x21
        imul r10, [rip+.Lfe_bls12_377_r_square_loose_c0] # x36 = x21*0xa117fffffffffff mod 2^64
        add r15, r9                              # x92 += x18, CF to x93
        adc rcx, r14                             # x93 += x19 + CF, CF to x94
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r9, rsi, rdx                        # x28:x27 = arg1[3]*arg1[3]
        adcx rsi, rax                            # x94 += x27 + CF, CF to x95
        mov rdx, r10                             # copy x36
        mulx rax, r12, [rip+.Lfe_bls12_377_r_square_loose_c1] # x38:x37 = x36*0xa11800000000001
        adc r9, 0x0                              # x95 = x28 + CF, no carry
        xor r13d, r13d                           # CF = OF = 0
        adox rbx, r12                            # x45 = x21 + x37 (OF is 0), OF to x46
        mulx rbx, r12, [rip+.Lfe_bls12_377_r_square_loose_c2] # x40:x39 = x36*0x59aa76fed0000001
        mulx r13, r14, [rip+.Lfe_bls12_377_r_square_loose_c3] # x42:x41 = x36*0x60b44d1e5c37b001
        adox rax, r11                            # x46 = x29 + x38 + OF, OF to x60
        adox r8, rbx                             # x60 = x30 + x40 + OF, OF to x61
        adcx r12, rax                            # x46 += x39 (CF is 0), CF to x60, complete
        adox r13, [rip+.Lfe_bls12_377_r_square_loose_c4] # x61 = x42 + OF, no carry
        adc r8, 0x0                              # x60 += CF, CF to x61
        adc r13, 0x0                             # x61 += CF, no carry
        mov rax, r12                             # copy x46
        imul rax, [rip+.Lfe_bls12_377_r_square_loose_c0] # x50 = x46*0xa117fffffffffff mod 2^64
        xor r11d, r11d                           # CF = OF = 0
        adox r8, r14                             # x60 += x41 (OF is 0), OF to x61
        mulx r10, r11, [rip+.Lfe_bls12_377_r_square_loose_c5] # x44:x43 = x36*0x12ab655e9a2ca556
        mov rdx, [rip+.Lfe_bls12_377_r_square_loose_c1] # constant 0xa11800000000001
        mulx rbx, r14, rax                       # x52:x51 = x50*0xa11800000000001
        adox rbp, r11                            # x61.2 = x31 + x43 + OF, OF to x62
        adox r10, [rip+.Lfe_bls12_377_r_square_loose_c4] # x62 = x44 + OF, no carry
        xor r11d, r11d                           # CF = OF = 0
        adcx r12, r14                            # x59 = x46 + x51 (CF is 0), CF to x60
        mov rdx, [rip+.Lfe_bls12_377_r_square_loose_c2] # constant 0x59aa76fed0000001
        mulx r11, r12, rax                       # x54:x53 = x50*0x59aa76fed0000001
        adox r8, rbx                             # x60 += x52 (OF is 0), OF to x61
        mov rdx, rax                             # copy x50
        mulx rbx, r14, [rip+.Lfe_bls12_377_r_square_loose_c3] # x56:x55 = x50*0x60b44d1e5c37b001
        adcx r12, r8                             # x60 += x53 + CF, CF to x61, complete
        adox r14, r11                            # x61.3 = x54 + x55 + OF, OF to x62
        mulx rax, r8, [rip+.Lfe_bls12_377_r_square_loose_c5] # x58:x57 = x50*0x12ab655e9a2ca556
        adox r8, [rip+.Lfe_bls12_377_r_square_loose_c4] # x62.2 = x57 + OF, OF to x63
        adox rax, [rip+.Lfe_bls12_377_r_square_loose_c4] # x63 = x58 + OF, no carry
        adox r13, r14                            # x61 += x61.3 (OF is 0), OF to x62
        adcx r13, rbp                            # x61 += x61.2 + CF, CF to x62, complete
        adcx rbx, r8                             # x62.2 += x56 + CF, CF to x63
        adox r10, rbx                            # x62 += x62.2 + OF, OF to x63, complete
        adox rax, [rip+.Lfe_bls12_377_r_square_loose_c4] # x63 += OF, no carry
        adc rax, 0x0                             # x63 += CF, no carry, complete

        /* complete: [x63, x62, x61, x60] in [rax, r10, r13, r12] */
        mov rdx, r12                             # copy x60
        imul rdx, [rip+.Lfe_bls12_377_r_square_loose_c0] # x64 = x60*0xa117fffffffffff mod 2^64
        mulx r8, r11, [rip+.Lfe_bls12_377_r_square_loose_c1] # x66:x65 = x64*0xa11800000000001
        xor ebx, ebx                             # CF = OF = 0
        adox r13, r8                             # x74 = x66 + x61 (OF is 0), OF to x88
        mulx r8, rbx, [rip+.Lfe_bls12_377_r_square_loose_c2] # x68:x67 = x64*0x59aa76fed0000001
        adcx r11, r12                            # x73 = x60 + x65 (CF is 0), CF to x74
        mulx r11, rbp, [rip+.Lfe_bls12_377_r_square_loose_c3] # x70:x69 = x64*0x60b44d1e5c37b001
        adox rbp, r8                             # x88 = x69 + x68 + OF, OF to x89
        adcx r13, rbx                            # x74 += x67 + CF, CF to x88, complete
        adox rax, r11                            # x89 = x70 + x63 + OF, no carry
        mulx r8, r11, [rip+.Lfe_bls12_377_r_square_loose_c5] # x72:x71 = x64*0x12ab655e9a2ca556
        adcx rbp, r10                            # x88 += x62 + CF, CF to x89
        adc r11, 0x0                             # x89.2 = x71 + CF, CF to x90
        adc r8, 0x0                              # x90 = x72 + CF, no carry
        mov rdx, r13                             # copy x74
        imul rdx, [rip+.Lfe_bls12_377_r_square_loose_c0] # x78 = x74*0xa117fffffffffff mod 2^64
        mulx r10, rbx, [rip+.Lfe_bls12_377_r_square_loose_c1] # x80:x79 = x78*0xa11800000000001
        xor r12d, r12d                           # CF = OF = 0
        adcx r13, rbx                            # x87 = x74 + x79 (CF is 0), CF to x88
        mulx rbx, r12, [rip+.Lfe_bls12_377_r_square_loose_c2] # x82:x81 = x78*0x59aa76fed0000001
        adox r12, r10                            # x88.2 = x80 + x81 (OF is 0), OF to x89
        adcx r12, rbp                            # x88 += x88.2 + CF, CF to x89, complete
        adcx r11, rbx                            # x89.2 += x82 + CF, CF to x90
        mulx r10, rbx, [rip+.Lfe_bls12_377_r_square_loose_c3] # x84:x83 = x78*0x60b44d1e5c37b001
        adox r11, rax                            # x89 += x89.2 + OF, OF to x90
        adcx r10, [rip+.Lfe_bls12_377_r_square_loose_c4] # x90.2 = x84 + CF, no carry
        adcx rbx, r11                            # x89 += x83 (CF is 0), CF to x90, complete
        mulx rax, r11, [rip+.Lfe_bls12_377_r_square_loose_c5] # x86:x85 = x78*0x12ab655e9a2ca556
        adox r10, r11                            # x90.2 += x85 + OF, OF to x91
        adcx r10, r8                             # x90 += x90.2 + CF, CF to x91, complete
        adcx rax, [rip+.Lfe_bls12_377_r_square_loose_c4] # x91 = x86 + CF, no carry
        adcx r10, rsi                            # x94 += x90 (CF is 0), CF to x95
        adox rax, [rip+.Lfe_bls12_377_r_square_loose_c4] # x91 += OF, no carry, complete

        /* complete: [x91, x90, x89, x88] in [rax, -, rbx, r12] */
        adc rax, r9                              # x95 += x91 + CF, no carry
        add r15, r12                             # x92 += x88, CF to x93, complete
        adc rbx, rcx                             # x93 += x89 + CF, CF to x94, complete
        adc r10, 0x0                             # x94 += CF, CF to x95, complete
        adc rax, 0x0                             # x95 += CF, no carry, complete

        /* complete: [x95, x94, x93, x92] in [rax, r10, rbx, r15] */
        mov [rdi+0x18], rax                      # out1[3] = x95
        mov [rdi+0x8], rbx                       # out1[1] = x93
        mov [rdi+0x10], r10                      # out1[2] = x94
        mov [rdi], r15                           # out1[0] = x92

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
.Lfe_bls12_377_r_square_loose_c0: .quad 0xa117fffffffffff
.Lfe_bls12_377_r_square_loose_c1: .quad 0xa11800000000001
.Lfe_bls12_377_r_square_loose_c2: .quad 0x59aa76fed0000001
.Lfe_bls12_377_r_square_loose_c3: .quad 0x60b44d1e5c37b001
.Lfe_bls12_377_r_square_loose_c4: .quad 0x0
.Lfe_bls12_377_r_square_loose_c5: .quad 0x12ab655e9a2ca556
        .size   fe_bls12_377_r_square_loose, .-fe_bls12_377_r_square_loose
        .section .note.GNU-stack, "", @progbits
