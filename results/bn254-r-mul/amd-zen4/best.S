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
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x39
 *   [rsp-0x18]  x54
 *   [rsp-0x20]  x71
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x53 = x8 + x21 (carry to x54)
 *   x54 = x16 + x22 + x23 + x29 (carry to x71)
 *   x70 = x54 + x62 (carry to x71)
 *   x71 = x17 + x24 + x25 + x30 + x31 + x37 + x63 + x64 (carry to x72)
 *   x72 = x18 + x26 + x27 + x32 + x33 + x38 + x39 + x45 + x65 + x66 (carry to x73)
 *   x73 = x19 + x28 + x34 + x35 + x40 + x41 + x46 + x47 + x67 + x68 (carry to x74)
 *   x74 = x36 + x42 + x43 + x48 + x49 + x69 (carry to x75)
 *   x75 = x44 + x50 + x51 (carry to x76)
 *   x76 = x52
 *   x86 = x71 + x78 (carry to x87)
 *   x87 = x72 + x79 + x80 (carry to x102)
 *   x101 = x87 + x93 (carry to x102)
 *   x102 = x73 + x81 + x82 + x94 + x95 (carry to x103)
 *   x103 = x74 + x83 + x84 + x96 + x97 (carry to x104)
 *   x104 = x75 + x85 + x98 + x99 (carry to x105)
 *   x105 = x76 + x100
 *
 * 160 instructions; 45.7 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.592 [1.587, 1.593] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.359 [1.359, 1.362] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 a707c64538d35dc5d79a45d08a9be17d33eb334b62edb10d3e8aed000eab0ec5
 * found by Fieldwright, seed 3, 2026-12-01T14:22:55.573Z
 * ./fieldwright optimize --field bn254-r --op mul --seed 3 --budget 66s --cpu 1
 * sha256 of the code: 4f3756a5bd7a0b23fbcff147f9fcff4f9a68787edbba2dee8d06240847b9012c
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
        push r14                                 # save r14
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r14, 0

        mov r8, rdx                              # copy pointer arg2
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rax, r9, [r8]                       # x13:x12 = arg1[2]*arg2[0]
        mov rdx, [r8]                            # load arg2[0]
        mulx r10, r11, [rsi]                     # x9:x8 = arg1[0]*arg2[0]
        mulx rcx, rbx, [rsi+0x8]                 # x11:x10 = arg1[1]*arg2[0]
        xor ebp, ebp                             # CF = OF = 0
        adox rbx, r10                            # x16 = x9 + x10 (OF is 0), OF to x17, complete
        mulx r10, rbp, [rsi+0x18]                # x15:x14 = arg1[3]*arg2[0]
        adox r9, rcx                             # x17 = x11 + x12 + OF, OF to x18, complete
        adox rax, rbp                            # x18 = x13 + x14 + OF, OF to x19, complete
        adox r10, [rip+.Lfe_bn254_r_mul_loose_c0] # x19 = x15 + OF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [r10, rax, r9, rbx] */
        mov rcx, r11                             # copy x8
        imul rcx, [rip+.Lfe_bn254_r_mul_loose_c1] # x20 = x8*0xc2e1f593efffffff mod 2^64
        mov rdx, [rip+.Lfe_bn254_r_mul_loose_c2] # constant 0x43e1f593f0000001
        mulx rbp, r12, rcx                       # x22:x21 = x20*0x43e1f593f0000001
        xor r13d, r13d                           # CF = OF = 0
        adox r12, r11                            # x53 = x8 + x21 (OF is 0), OF to x54
        mov rdx, [rip+.Lfe_bn254_r_mul_loose_c3] # constant 0x2833e84879b97091
        mulx r11, r12, rcx                       # x24:x23 = x20*0x2833e84879b97091
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r13, r14, [r8+0x8]                  # x32:x31 = arg1[1]*arg2[1]
        adox rbx, rbp                            # x54 = x22 + x16 + OF, OF to x71
        mov rdx, rcx                             # copy x20
        mov [rsp-0x8], rdi                       # spill pointer out1
        mulx rbp, rdi, [rip+.Lfe_bn254_r_mul_loose_c4] # x26:x25 = x20*0xb85045b68181585d
        adcx r12, rbx                            # x54 += x23 (CF is 0), CF to x71
        adcx r9, rdi                             # x71 = x17 + x25 + CF, CF to x72
        adcx rbp, r13                            # x72 = x32 + x26 + CF, CF to x73
        mov rdx, [rsi]                           # load arg1[0]
        mulx rdi, rbx, [r8+0x8]                  # x30:x29 = arg1[0]*arg2[1]
        adox r11, r14                            # x71.2 = x31 + x24 + OF, OF to x72
        mov rdx, [rip+.Lfe_bn254_r_mul_loose_c5] # constant 0x30644e72e131a029
        mulx rcx, r13, rcx                       # x28:x27 = x20*0x30644e72e131a029
        adox rax, rbp                            # x72 += x18 + OF, OF to x73
        adox r10, rcx                            # x73 = x19 + x28 + OF, no carry
        adc r10, 0x0                             # x73 += CF, no carry
        xor ecx, ecx                             # CF = OF = 0
        adcx r12, rbx                            # x54 += x29 (CF is 0), CF to x71, complete
        mov rdx, [r8+0x10]                       # load arg2[2]
        mulx rcx, rbx, [rsi]                     # x38:x37 = arg1[0]*arg2[2]
        adox rbx, r9                             # x71 += x37 (OF is 0), OF to x72
        mov rdx, [rsi]                           # load arg1[0]
        mulx r9, rbp, [r8+0x18]                  # x46:x45 = arg1[0]*arg2[3]
        adox rbp, r13                            # x72.2 = x45 + x27 + OF, OF to x73
        adcx r11, rdi                            # x71.2 += x30 + CF, CF to x72
        mov rdx, [r8+0x8]                        # load arg2[1]
        mulx rdi, r13, [rsi+0x10]                # x34:x33 = arg1[2]*arg2[1]
        adcx rax, rbp                            # x72 += x72.2 + CF, CF to x73
        mulx rbp, r14, [rsi+0x18]                # x36:x35 = arg1[3]*arg2[1]
        adox r10, r14                            # x73 += x35 + OF, OF to x74
        adcx rdi, r9                             # x73.2 = x46 + x34 + CF, CF to x74
        adox rbp, [rip+.Lfe_bn254_r_mul_loose_c0] # x74 = x36 + OF, no carry
        adc rbp, 0x0                             # x74 += CF, no carry
        mov r9, r12                              # copy x54
        imul r9, [rip+.Lfe_bn254_r_mul_loose_c1] # x61 = x54*0xc2e1f593efffffff mod 2^64
        xor r14d, r14d                           # CF = OF = 0
        adox rax, r13                            # x72 += x33 (OF is 0), OF to x73
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r13, r14, [r8+0x10]                 # x40:x39 = arg1[1]*arg2[2]
        adox r13, rdi                            # x73.2 += x40 + OF, OF to x74
        mov rdx, [rip+.Lfe_bn254_r_mul_loose_c3] # constant 0x2833e84879b97091
        mov [rsp-0x10], r14                      # spill x39
        mulx rdi, r14, r9                        # x65:x64 = x61*0x2833e84879b97091
        adcx r11, r14                            # x71.2 += x64 (CF is 0), CF to x72
        adcx rcx, rax                            # x72 += x38 + CF, CF to x73
        mov rdx, [r8+0x10]                       # load arg2[2]
        mulx rax, r14, [rsi+0x10]                # x42:x41 = arg1[2]*arg2[2]
        adox rbp, rax                            # x74 += x42 + OF, OF to x75
        mov [rsp-0x18], r12                      # spill x54
        mulx rax, r12, [rsi+0x18]                # x44:x43 = arg1[3]*arg2[2]
        adcx r13, r10                            # x73 += x73.2 + CF, CF to x74
        mov rdx, [r8+0x18]                       # load arg2[3]
        mov [rsp-0x20], rbx                      # spill x71
        mulx r10, rbx, [rsi+0x10]                # x50:x49 = arg1[2]*arg2[3]
        adox rax, r10                            # x75 = x44 + x50 + OF, no carry
        adcx rbx, rbp                            # x74 += x49 + CF, CF to x75
        mulx r10, rbp, [rsi+0x8]                 # x48:x47 = arg1[1]*arg2[3]
        adox rbx, r10                            # x74 += x48 (OF is 0), OF to x75
        adcx rax, [rip+.Lfe_bn254_r_mul_loose_c0] # x75 += CF, no carry
        adox rax, [rip+.Lfe_bn254_r_mul_loose_c0] # x75 += OF, no carry
        xor r10d, r10d                           # CF = OF = 0
        adcx rcx, rdi                            # x72 += x65 (CF is 0), CF to x73
        adc rbp, r13                             # x73 += x47 + CF, CF to x74
        adc rbx, r12                             # x74 += x43 + CF, CF to x75
        adc rax, 0x0                             # x75 += CF, no carry
        add r14, rbp                             # x73 += x41, CF to x74
        mulx r8, r10, [rsi+0x18]                 # x52:x51 = arg1[3]*arg2[3]
        mov rdx, r9                              # copy x61
        mulx rdi, rsi, [rip+.Lfe_bn254_r_mul_loose_c2] # x63:x62 = x61*0x43e1f593f0000001
        adc rbx, 0x0                             # x74 += CF, CF to x75
        adc r10, 0x0                             # x75.2 = x51 + CF, CF to x76
        adc r8, 0x0                              # x76 = x52 + CF, no carry
        add r11, [rsp-0x20]                      # x71 += x71.2, CF to x72
        mulx rbp, r12, [rip+.Lfe_bn254_r_mul_loose_c4] # x67:x66 = x61*0xb85045b68181585d
        adc r12, 0x0                             # x72.2 = x66 + CF, CF to x73
        adc rbp, 0x0                             # x73.2 = x67 + CF, no carry
        add rsi, [rsp-0x18]                      # x70 = x54 + x62, CF to x71
        adcx rdi, r11                            # x71 += x63 + CF, CF to x72, complete
        adcx rcx, [rsp-0x10]                     # x72 += x39 + CF, CF to x73
        adc rbp, 0x0                             # x73.2 += CF, no carry
        mov r11, rdi                             # copy x71
        imul r11, [rip+.Lfe_bn254_r_mul_loose_c1] # x77 = x71*0xc2e1f593efffffff mod 2^64
        mulx r9, rsi, [rip+.Lfe_bn254_r_mul_loose_c5] # x69:x68 = x61*0x30644e72e131a029
        add rsi, r14                             # x73 += x68, CF to x74
        adc r9, 0x0                              # x74.2 = x69 + CF, no carry
        adcx r12, rcx                            # x72 += x72.2 (CF is 0), CF to x73, complete
        mov rdx, r11                             # copy x77
        mulx rcx, r13, [rip+.Lfe_bn254_r_mul_loose_c2] # x79:x78 = x77*0x43e1f593f0000001
        adc rbp, rsi                             # x73 += x73.2 + CF, CF to x74, complete
        adc rbx, r9                              # x74 += x74.2 + CF, CF to x75, complete
        adc r10, rax                             # x75 += x75.2 + CF, CF to x76, complete
        mulx rax, r9, [rip+.Lfe_bn254_r_mul_loose_c3] # x81:x80 = x77*0x2833e84879b97091
        adc r8, 0x0                              # x76 += CF, no carry, complete

        /* complete: [x76, x75, x74, x73, x72, x71] in [r8, r10, rbx, rbp, r12, rdi] */
        xor esi, esi                             # CF = OF = 0
        adcx rdi, r13                            # x86 = x71 + x78 (CF is 0), CF to x87
        adox r9, rcx                             # x87 = x80 + x79 (OF is 0), OF to x102
        adcx r9, r12                             # x87 += x72 + CF, CF to x102, complete
        mulx rcx, rdi, [rip+.Lfe_bn254_r_mul_loose_c4] # x83:x82 = x77*0xb85045b68181585d
        mulx r11, rsi, [rip+.Lfe_bn254_r_mul_loose_c5] # x85:x84 = x77*0x30644e72e131a029
        adox rbp, rax                            # x102 = x73 + x81 + OF, OF to x103
        adox rcx, rbx                            # x103 = x74 + x83 + OF, OF to x104
        adcx rbp, rdi                            # x102 += x82 + CF, CF to x103
        adcx rcx, rsi                            # x103 += x84 + CF, CF to x104
        adox r11, [rip+.Lfe_bn254_r_mul_loose_c0] # x104 = x85 + OF, no carry
        adc r11, 0x0                             # x104 += CF, no carry
        mov rdx, r9                              # copy x87
        imul rdx, [rip+.Lfe_bn254_r_mul_loose_c1] # x92 = x87*0xc2e1f593efffffff mod 2^64
        mulx rax, rdi, [rip+.Lfe_bn254_r_mul_loose_c2] # x94:x93 = x92*0x43e1f593f0000001
        mulx rsi, rbx, [rip+.Lfe_bn254_r_mul_loose_c4] # x98:x97 = x92*0xb85045b68181585d
        xor r12d, r12d                           # CF = OF = 0
        adcx rdi, r9                             # x101 = x87 + x93 (CF is 0), CF to x102
        adox rax, rbp                            # x102 += x94 (OF is 0), OF to x103
        mulx r9, rdi, [rip+.Lfe_bn254_r_mul_loose_c3] # x96:x95 = x92*0x2833e84879b97091
        adcx rax, rdi                            # x102 += x95 + CF, CF to x103, complete
        adcx rcx, rbx                            # x103 += x97 + CF, CF to x104
        adcx rsi, r10                            # x104.2 = x75 + x98 + CF, CF to x105
        mov r10, [rsp-0x8]                       # reload pointer out1
        mov [r10], rax                           # out1[0] = x102
        adox rcx, r9                             # x103 += x96 + OF, OF to x104, complete
        mov [r10+0x8], rcx                       # out1[1] = x103
        mulx rax, r9, [rip+.Lfe_bn254_r_mul_loose_c5] # x100:x99 = x92*0x30644e72e131a029
        adox rsi, r11                            # x104 += x104.2 + OF, OF to x105
        adcx rax, [rip+.Lfe_bn254_r_mul_loose_c0] # x105 = x100 + CF, no carry
        adcx r9, rsi                             # x104 += x99 (CF is 0), CF to x105, complete
        adox rax, r8                             # x105 += x76 + OF, no carry
        mov [r10+0x10], r9                       # out1[2] = x104
        adc rax, 0x0                             # x105 += CF, no carry, complete

        /* complete: [x105, x104, x103, x102] in [rax, r9, rcx, -] */
        mov [r10+0x18], rax                      # out1[3] = x105

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
.Lfe_bn254_r_mul_loose_c0: .quad 0x0
.Lfe_bn254_r_mul_loose_c1: .quad 0xc2e1f593efffffff
.Lfe_bn254_r_mul_loose_c2: .quad 0x43e1f593f0000001
.Lfe_bn254_r_mul_loose_c3: .quad 0x2833e84879b97091
.Lfe_bn254_r_mul_loose_c4: .quad 0xb85045b68181585d
.Lfe_bn254_r_mul_loose_c5: .quad 0x30644e72e131a029
        .size   fe_bn254_r_mul_loose, .-fe_bn254_r_mul_loose
        .section .note.GNU-stack, "", @progbits
