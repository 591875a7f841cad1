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
 *   x31 = x17 + x17 + x24 (carry to x96)
 *   x45 = x21 + x37 (carry to x50)
 *   x50 = x38 + x39 + x29 (carry to x64)
 *   x63 = x50 + x55 (carry to x64)
 *   x64 = x40 + x41 + x30 + x56 + x57 (carry to x65)
 *   x65 = x42 + x43 + x31 + x58 + x59 (carry to x66)
 *   x66 = x44 + x60 + x61 (carry to x67)
 *   x67 = x62
 *   x77 = x64 + x69 (carry to x78)
 *   x78 = x65 + x70 + x71 (carry to x92)
 *   x91 = x78 + x83 (carry to x92)
 *   x92 = x66 + x72 + x73 + x84 + x85 (carry to x93)
 *   x93 = x67 + x74 + x75 + x86 + x87 (carry to x94)
 *   x94 = x76 + x88 + x89 (carry to x95)
 *   x95 = x90
 *   x96 = x18 + x18 + x25 + x92 (carry to x97)
 *   x97 = x19 + x19 + x26 + x93 (carry to x98)
 *   x98 = x20 + x20 + x27 + x94 (carry to x99)
 *   x99 = x28 + x95
 *
 * 124 instructions; 41.2 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.509 [1.509, 1.509] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.179 [1.179, 1.179] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 a707c64538d35dc5d79a45d08a9be17d33eb334b62edb10d3e8aed000eab0ec5
 * found by Fieldwright, seed 8, 2026-12-01T14:28:45.108Z
 * ./fieldwright optimize --field bls12-377-r --op square --seed 8 --budget 66s --cpu 1
 * sha256 of the code: 122ff23f33c752996c57010f3d9c058189e66d01a63f3e7816e55bae8ec4cc2e
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
        mulx rax, r8, rdx                        # x22:x21 = arg1[0]*arg1[0]
        mulx r9, r10, [rsi+0x18]                 # x9:x8 = arg1[0]*arg1[3]
        mulx r11, rcx, [rsi+0x10]                # x7:x6 = arg1[0]*arg1[2]
        mulx rbx, rbp, [rsi+0x8]                 # x5:x4 = arg1[0]*arg1[1]
        add r11, r10                             # x17 = x8 + x7, CF to x18
        adc r9, 0x0                              # x18 = x9 + CF, no carry
        adcx rcx, rbx                            # x16 = x6 + x5 (CF is 0), CF to x17, complete
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r10, rbx, [rsi+0x8]                 # x11:x10 = arg1[1]*arg1[2]
        adcx rbx, r11                            # x17 += x10 + CF, CF to x18, complete
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r11, r12, [rsi+0x18]                # x13:x12 = arg1[1]*arg1[3]
        adcx r9, r10                             # x18 += x11 + CF, CF to x19
        adc r11, 0x0                             # x19 = x13 + CF, no carry
        add r9, r12                              # x18 += x12, CF to x19, complete
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r10, r12, [rsi+0x10]                # x15:x14 = arg1[2]*arg1[3]
        adc r12, r11                             # x19 += x14 + CF, CF to x20, complete
        mulx r11, r13, rdx                       # x28:x27 = arg1[3]*arg1[3]
        adc r10, 0x0                             # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r10, r12, r9, rbx, rcx] */
        add rax, rbp                             # x29 = x4 + x22, CF to x30
        adcx rcx, rcx                            # x30 = x16 + x16 + CF, CF to x31
        adcx rbx, rbx                            # x31 = x17 + x17 + CF, CF to x96
        adcx r9, r9                              # x96 = x18 + x18 + CF, CF to x97
        adc r12, r12                             # x97 = x19 + x19 + CF, CF to x98
        adc r10, r10                             # x98 = x20 + x20 + CF, no carry
        xor r14d, r14d                           # CF = OF = 0
        adcx rax, rbp                            # x29 += x4 (CF is 0), CF to x30, complete
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rbp, r14, rdx                       # x24:x23 = arg1[1]*arg1[1]
        adcx r14, rcx                            # x30 += x23 + CF, CF to x31, complete
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rcx, rsi, rdx                       # x26:x25 = arg1[2]*arg1[2]
        adcx rbp, rbx                            # x31 += x24 + CF, CF to x96, complete

        /* complete: [x31, x30, x29] in [rbp, r14, rax] */
        adc rsi, r9                              # x96 += x25 + CF, CF to x97
        adcx rcx, r12                            # x97 += x26 + CF, CF to x98
        adcx r13, r10                            # x98 += x27 + CF, CF to x99
        adc r11, 0x0                             # x99 = x28 + CF, no carry
        mov rdx, r8                              # copy x21
        imul rdx, [rip+.Lfe_bls12_377_r_square_loose_c0] # x36 = x21*0xa117fffffffffff mod 2^64
        mulx r9, r10, [rip+.Lfe_bls12_377_r_square_loose_c1] # x38:x37 = x36*0xa11800000000001
        xor ebx, ebx                             # CF = OF = 0
        adcx r8, r10                             # x45 = x21 + x37 (CF is 0), CF to x50
        mulx r8, r10, [rip+.Lfe_bls12_377_r_square_loose_c2] # x40:x39 = x36*0x59aa76fed0000001
        adcx rax, r10                            # x50 = x39 + x29 + CF, CF to x64
        adox r9, rax                             # x50 += x38 (OF is 0), OF to x64, complete
        mulx rax, r10, [rip+.Lfe_bls12_377_r_square_loose_c3] # x42:x41 = x36*0x60b44d1e5c37b001
        adcx r8, r10                             # x64 = x40 + x41 + CF, CF to x65
        adox r14, r8                             # x64 += x30 + OF, OF to x65
        mulx r8, r10, [rip+.Lfe_bls12_377_r_square_loose_c4] # x44:x43 = x36*0x12ab655e9a2ca556
        adcx r10, rbp                            # x65 = x31 + x43 + CF, CF to x66
        adox r10, rax                            # x65 += x42 + OF, OF to x66
        adox r8, [rip+.Lfe_bls12_377_r_square_loose_c5] # x66 = x44 + OF, no carry
        adc r8, 0x0                              # x66 += CF, no carry
        mov rdx, r9                              # copy x50
        imul rdx, [rip+.Lfe_bls12_377_r_square_loose_c0] # x54 = x50*0xa117fffffffffff mod 2^64
        mulx rax, rbx, [rip+.Lfe_bls12_377_r_square_loose_c1] # x56:x55 = x54*0xa11800000000001
        xor ebp, ebp                             # CF = OF = 0
        adcx r9, rbx                             # x63 = x50 + x55 (CF is 0), CF to x64
        adox rax, r14                            # x64 += x56 (OF is 0), OF to x65
        mulx r9, rbx, [rip+.Lfe_bls12_377_r_square_loose_c3] # x60:x59 = x54*0x60b44d1e5c37b001
        adox rbx, r10                            # x65 += x59 + OF, OF to x66
        mulx r10, rbp, [rip+.Lfe_bls12_377_r_square_loose_c2] # x58:x57 = x54*0x59aa76fed0000001
        adcx rax, rbp                            # x64 += x57 + CF, CF to x65, complete
        adox r8, r9                              # x66 += x60 + OF, no carry
        mulx r9, rbp, [rip+.Lfe_bls12_377_r_square_loose_c4] # x62:x61 = x54*0x12ab655e9a2ca556
        adcx rbx, r10                            # x65 += x58 + CF, CF to x66, complete
        adcx rbp, r8                             # x66 += x61 + CF, CF to x67, complete
        adc r9, 0x0                              # x67 = x62 + CF, no carry, complete

        /* complete: [x67, x66, x65, x64] in [r9, rbp, rbx, rax] */
        mov rdx, rax                             # copy x64
        imul rdx, [rip+.Lfe_bls12_377_r_square_loose_c0] # x68 = x64*0xa117fffffffffff mod 2^64
        mulx r8, r10, [rip+.Lfe_bls12_377_r_square_loose_c1] # x70:x69 = x68*0xa11800000000001
        xor r12d, r12d                           # CF = OF = 0
        adox r10, rax                            # x77 = x64 + x69 (OF is 0), OF to x78
        mulx rax, r10, [rip+.Lfe_bls12_377_r_square_loose_c2] # x72:x71 = x68*0x59aa76fed0000001
        adox rbx, r8                             # x78 = x70 + x65 + OF, OF to x92
        mulx r8, r12, [rip+.Lfe_bls12_377_r_square_loose_c3] # x74:x73 = x68*0x60b44d1e5c37b001
        adcx r10, rbx                            # x78 += x71 (CF is 0), CF to x92, complete
        adox r12, rax                            # x92 = x73 + x72 + OF, OF to x93
        adcx r12, rbp                            # x92 += x66 + CF, CF to x93
        adox r8, [rip+.Lfe_bls12_377_r_square_loose_c5] # x93 = x74 + OF, no carry
        adc r8, 0x0                              # x93 += CF, no carry
        mov rbx, rdx                             # copy x68
        mov rdx, r10                             # copy x78
        imul rdx, [rip+.Lfe_bls12_377_r_square_loose_c0] # x82 = x78*0xa117fffffffffff mod 2^64
        mulx rax, rbp, [rip+.Lfe_bls12_377_r_square_loose_c1] # x84:x83 = x82*0xa11800000000001
        xor r14d, r14d                           # CF = OF = 0
        adox rax, r12                            # x92 += x84 (OF is 0), OF to x93
        adcx rbp, r10                            # x91 = x78 + x83 (CF is 0), CF to x92
        mulx r10, rbp, [rip+.Lfe_bls12_377_r_square_loose_c2] # x86:x85 = x82*0x59aa76fed0000001
        adcx rbp, rax                            # x92 += x85 + CF, CF to x93, complete
        mov r12, rdx                             # copy x82
        mov rdx, [rip+.Lfe_bls12_377_r_square_loose_c4] # constant 0x12ab655e9a2ca556
        mulx rax, rbx, rbx                       # x76:x75 = x68*0x12ab655e9a2ca556
        adcx r8, r9                              # x93 += x67 + CF, no carry
        adcx rsi, rbp                            # x96 += x92 (CF is 0), CF to x97, complete
        mov rdx, r12                             # copy x82
        mulx r9, rbp, [rip+.Lfe_bls12_377_r_square_loose_c3] # x88:x87 = x82*0x60b44d1e5c37b001
        adox rbx, rbp                            # x93.2 = x87 + x75 + OF, OF to x94
        adox rax, r9                             # x94 = x76 + x88 + OF, no carry
        adox r8, r10                             # x93 += x86 (OF is 0), no carry
        adox r8, rbx                             # x93 += x93.2 (OF is 0), OF to x94, complete
        mulx r9, r10, [rip+.Lfe_bls12_377_r_square_loose_c4] # x90:x89 = x82*0x12ab655e9a2ca556
        mov [rdi], rsi                           # out1[0] = x96
        adcx r8, rcx                             # x97 += x93 + CF, CF to x98, complete
        adox r10, rax                            # x94 += x89 + OF, OF to x95, complete
        adcx r10, r13                            # x98 += x94 + CF, CF to x99, complete
        adox r9, [rip+.Lfe_bls12_377_r_square_loose_c5] # x95 = x90 + OF, no carry, complete

        /* complete: [x95, x94, x93, x92] in [r9, -, -, -] */
        adc r9, r11                              # x99 += x95 + CF, no carry, complete

        /* complete: [x99, x98, x97, x96] in [r9, r10, r8, rsi] */
        mov [rdi+0x18], r9                       # out1[3] = x99
        mov [rdi+0x8], r8                        # out1[1] = x97
        mov [rdi+0x10], r10                      # out1[2] = x98

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
