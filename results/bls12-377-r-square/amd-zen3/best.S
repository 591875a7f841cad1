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
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14
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
 * 127 instructions; 43.3 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.448 [1.448, 1.448] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: SLOWER than the fastest alternative, clang-22 -O3 -march=native + reduction pass, which takes 0.986 [0.986, 0.986] of our time
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 17, 2026-11-27T16:37:01.353Z
 * ./fieldwright optimize --field bls12-377-r --op square --seed 17 --budget 30s --cpu 1
 * sha256 of the code: 6c8ea7a2da7be38d38c6e36c78aea7adf086d366d254e5ffe4d6c5f94c1e88a9
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

        mov rdx, [rsi]                           # load arg1[0]
        mulx rax, r8, [rsi+0x8]                  # x5:x4 = arg1[0]*arg1[1]
        mulx r9, r10, [rsi+0x18]                 # x9:x8 = arg1[0]*arg1[3]
        mulx r11, rcx, [rsi+0x10]                # x7:x6 = arg1[0]*arg1[2]
        add rcx, rax                             # x16 = x6 + x5, CF to x17, complete
        adc r10, r11                             # x17 = x8 + x7 + CF, CF to x18
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rax, r11, [rsi+0x18]                # x13:x12 = arg1[1]*arg1[3]
        mulx rbx, rbp, [rsi+0x10]                # x11:x10 = arg1[1]*arg1[2]
        adc rbx, 0x0                             # x18 = x11 + CF, no carry
        add r10, rbp                             # x17 += x10, CF to x18, complete
        adc r9, rbx                              # x18 += x9 + CF, CF to x19
        adc rax, 0x0                             # x19 = x13 + CF, no carry
        add r9, r11                              # x18 += x12, CF to x19, complete
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r11, rbx, [rsi+0x10]                # x15:x14 = arg1[2]*arg1[3]
        adc rax, rbx                             # x19 += x14 + CF, CF to x20, complete
        adc r11, 0x0                             # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r11, rax, r9, r10, rcx] */
        add r8, r8                               # x29 = x4 + x4, CF to x30
        adc rcx, rcx                             # x30 = x16 + x16 + CF, CF to x31
        adc r10, r10                             # x31 = x17 + x17 + CF, CF to x92
        adc r9, r9                               # x92 = x18 + x18 + CF, CF to x93
        adc rax, rax                             # x93 = x19 + x19 + CF, CF to x94
        mov rdx, [rsi]                           # load arg1[0]
        mulx rbx, rbp, rdx                       # x22:x21 = arg1[0]*arg1[0]
        mov r12, r11                             # copy x20
        adc r12, 0x0                             # x94 = x20 + CF, no carry
        add r8, rbx                              # x29 += x22, CF to x30, complete
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rbx, r13, rdx                       # x24:x23 = arg1[1]*arg1[1]
        lea r11, [r12+r11]                       # x94 += x20
        adcx rcx, r13                            # x30 += x23 + CF, CF to x31, complete
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r12, r13, rdx                       # x26:x25 = arg1[2]*arg1[2]
        adc r10, rbx                             # x31 += x24 + CF, CF to x92, complete

        /* complete: [x31, x30, x29] in [r10, rcx, r8] */
        adc r9, r13                              # x92 += x25 + CF, CF to x93
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx rsi, rbx, rdx                       # x28:x27 = arg1[3]*arg1[3]
        adc rax, r12                             # x93 += x26 + CF, CF to x94
        adc r11, rbx                             # x94 += x27 + CF, CF to x95
        adc rsi, 0x0                             # x95 = x28 + CF, no carry
        mov rdx, rbp                             # copy x21
        imul rdx, [rip+.Lfe_bls12_377_r_square_loose_c0] # x36 = x21*0xa117fffffffffff mod 2^64
        mulx rbx, r12, [rip+.Lfe_bls12_377_r_square_loose_c1] # x38:x37 = x36*0xa11800000000001
        xor r13d, r13d                           # CF = OF = 0
        adcx rbp, r12                            # x45 = x21 + x37 (CF is 0), CF to x46
        mulx rbp, r12, [rip+.Lfe_bls12_377_r_square_loose_c2] # x40:x39 = x36*0x59aa76fed0000001
        adox r12, rbx                            # x46 = x39 + x38 (OF is 0), OF to x60
        adcx r12, r8                             # x46 += x29 + CF, CF to x60, complete
        mulx r8, rbx, [rip+.Lfe_bls12_377_r_square_loose_c3] # x42:x41 = x36*0x60b44d1e5c37b001
        adox rcx, rbp                            # x60 = x30 + x40 + OF, OF to x61
        adcx rcx, rbx                            # x60 += x41 + CF, CF to x61
        mulx rbx, rbp, [rip+.Lfe_bls12_377_r_square_loose_c4] # x44:x43 = x36*0x12ab655e9a2ca556
        adox r10, r8                             # x61 = x31 + x42 + OF, OF to x62
        adcx r10, rbp                            # x61 += x43 + CF, CF to x62
        adox rbx, [rip+.Lfe_bls12_377_r_square_loose_c5] # x62 = x44 + OF, no carry
        adc rbx, 0x0                             # x62 += CF, no carry
        mov rdx, r12                             # copy x46
        imul rdx, [rip+.Lfe_bls12_377_r_square_loose_c0] # x50 = x46*0xa117fffffffffff mod 2^64
        mulx r8, rbp, [rip+.Lfe_bls12_377_r_square_loose_c1] # x52:x51 = x50*0xa11800000000001
        xor r13d, r13d                           # CF = OF = 0
        adcx r12, rbp                            # x59 = x46 + x51 (CF is 0), CF to x60
        adox rcx, r8                             # x60 += x52 (OF is 0), OF to x61
        mulx r8, rbp, [rip+.Lfe_bls12_377_r_square_loose_c2] # x54:x53 = x50*0x59aa76fed0000001
        adcx rbp, rcx                            # x60 += x53 + CF, CF to x61, complete
        mulx rcx, r12, [rip+.Lfe_bls12_377_r_square_loose_c3] # x56:x55 = x50*0x60b44d1e5c37b001
        adox r12, r10                            # x61 += x55 + OF, OF to x62
        adcx r12, r8                             # x61 += x54 + CF, CF to x62, complete
        mulx r8, r10, [rip+.Lfe_bls12_377_r_square_loose_c4] # x58:x57 = x50*0x12ab655e9a2ca556
        adox rcx, rbx                            # x62 += x56 + OF, no carry
        adcx rcx, r10                            # x62 += x57 + CF, CF to x63, complete
        adc r8, 0x0                              # x63 = x58 + CF, no carry, complete

        /* complete: [x63, x62, x61, x60] in [r8, rcx, r12, rbp] */
        mov rdx, rbp                             # copy x60
        imul rdx, [rip+.Lfe_bls12_377_r_square_loose_c0] # x64 = x60*0xa117fffffffffff mod 2^64
        mulx r10, rbx, [rip+.Lfe_bls12_377_r_square_loose_c1] # x66:x65 = x64*0xa11800000000001
        xor r13d, r13d                           # CF = OF = 0
        adcx rbp, rbx                            # x73 = x60 + x65 (CF is 0), CF to x74
        mulx rbx, rbp, [rip+.Lfe_bls12_377_r_square_loose_c2] # x68:x67 = x64*0x59aa76fed0000001
        adox r10, r12                            # x74 = x66 + x61 (OF is 0), OF to x88
        mulx r12, r13, [rip+.Lfe_bls12_377_r_square_loose_c3] # x70:x69 = x64*0x60b44d1e5c37b001
        adox rcx, rbx                            # x88 = x62 + x68 + OF, OF to x89
        adcx rbp, r10                            # x74 += x67 + CF, CF to x88, complete
        adcx rcx, r13                            # x88 += x69 + CF, CF to x89
        adox r12, [rip+.Lfe_bls12_377_r_square_loose_c5] # x89 = x70 + OF, no carry
        adc r12, 0x0                             # x89 += CF, no carry
        mov r10, rdx                             # copy x64
        mov rdx, rbp                             # copy x74
        imul rdx, [rip+.Lfe_bls12_377_r_square_loose_c0] # x78 = x74*0xa117fffffffffff mod 2^64
        mulx rbx, r13, [rip+.Lfe_bls12_377_r_square_loose_c1] # x80:x79 = x78*0xa11800000000001
        xor r14d, r14d                           # CF = OF = 0
        adcx rbp, r13                            # x87 = x74 + x79 (CF is 0), CF to x88
        adox rcx, rbx                            # x88 += x80 (OF is 0), OF to x89
        mulx rbx, rbp, [rip+.Lfe_bls12_377_r_square_loose_c2] # x82:x81 = x78*0x59aa76fed0000001
        adcx rcx, rbp                            # x88 += x81 + CF, CF to x89, complete
        adcx rbx, [rip+.Lfe_bls12_377_r_square_loose_c5] # x89.2 = x82 + CF, no carry
        adcx r9, rcx                             # x92 += x88 (CF is 0), CF to x93, complete
        mov [rdi], r9                            # out1[0] = x92
        adox r8, r12                             # x89 += x63 + OF, no carry
        mulx r9, rcx, [rip+.Lfe_bls12_377_r_square_loose_c3] # x84:x83 = x78*0x60b44d1e5c37b001
        mov rbp, rdx                             # copy x78
        mov rdx, r10                             # copy x64
        mulx r10, r12, [rip+.Lfe_bls12_377_r_square_loose_c4] # x72:x71 = x64*0x12ab655e9a2ca556
        adox r8, rbx                             # x89 += x89.2 (OF is 0), no carry
        adox rcx, r12                            # x89.2 = x83 + x71 (OF is 0), OF to x90
        adox r10, r9                             # x90 = x72 + x84 + OF, no carry
        adox rcx, r8                             # x89 += x89.2 (OF is 0), OF to x90, complete
        adcx rax, rcx                            # x93 += x89 + CF, CF to x94, complete
        mov rdx, rbp                             # copy x78
        mulx r8, r9, [rip+.Lfe_bls12_377_r_square_loose_c4] # x86:x85 = x78*0x12ab655e9a2ca556
        adox r10, r9                             # x90 += x85 + OF, OF to x91, complete
        adcx r11, r10                            # x94 += x90 + CF, CF to x95, complete
        mov [rdi+0x10], r11                      # out1[2] = x94
        adox r8, [rip+.Lfe_bls12_377_r_square_loose_c5] # x91 = x86 + OF, no carry, complete

        /* complete: [x91, x90, x89, x88] in [r8, r10, rcx, -] */
        adc rsi, r8                              # x95 += x91 + CF, no carry, complete

        /* complete: [x95, x94, x93, x92] in [rsi, r11, rax, -] */
        mov [rdi+0x8], rax                       # out1[1] = x93
        mov [rdi+0x18], rsi                      # out1[3] = x95

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
.Lfe_bls12_377_r_square_loose_c4: .quad 0x12ab655e9a2ca556
.Lfe_bls12_377_r_square_loose_c5: .quad 0x0
        .size   fe_bls12_377_r_square_loose, .-fe_bls12_377_r_square_loose
        .section .note.GNU-stack, "", @progbits
