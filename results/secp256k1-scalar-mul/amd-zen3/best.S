/*
 * secp256k1-scalar mul (loose), modulo p = 2^256 - 432420386565659656852420866394968145599
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 *
 * void fe_secp256k1_scalar_mul(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below p
 *   rsi  arg1[4]  read, below p
 *   rdx  arg2[4]  read, below p
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x54
 *   [rsp-0x18]  x110
 *   [rsp-0x20]  x109
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x53 = x16 + x29 (carry to x54)
 *   x54 = x17 + x30 + x31 + x37 (carry to x55)
 *   x55 = x18 + x32 + x33 + x38 + x39 + x45 (carry to x107)
 *   x60 = x8 + x21 (carry to x61)
 *   x61 = x53 + x22 + x23 (carry to x75)
 *   x74 = x61 + x66 (carry to x75)
 *   x75 = x54 + x24 + x25 + x67 + x68 (carry to x76)
 *   x76 = x55 + x26 + x27 + x69 + x70 (carry to x77)
 *   x77 = x28 + x71 + x72 (carry to x78)
 *   x78 = x73
 *   x88 = x75 + x80 (carry to x89)
 *   x89 = x76 + x81 + x82 (carry to x103)
 *   x102 = x89 + x94 (carry to x103)
 *   x103 = x77 + x83 + x84 + x95 + x96 (carry to x104)
 *   x104 = x78 + x85 + x86 + x97 + x98 (carry to x105)
 *   x105 = x87 + x99 + x100 (carry to x106)
 *   x106 = x101
 *   x107 = x19 + x34 + x35 + x40 + x41 + x46 + x47 + x103 (carry to x108)
 *   x108 = x36 + x42 + x43 + x48 + x49 + x104 (carry to x109)
 *   x109 = x44 + x50 + x51 + x105 (carry to x110)
 *   x110 = x52 + x106 (carry to x116)
 *   x112 = x107 + 0x402da1732fc9bebf (carry to x113)
 *   x113 = x108 + 0x4551231950b75fc4 (carry to x114)
 *   x114 = x109 + 1 (carry to x115)
 *   x115 = x110 (carry to x116)
 *   x116 = - 1
 *
 * 180 instructions; 61.0 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.406 [1.405, 1.415] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.170 [1.170, 1.170] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 7508487df41d49a1b158669cb2083cf33254705a53536ba1ac962e29739ab2aa
 * found by Fieldwright, seed 1, 2026-11-24T11:08:02.297Z
 * npm run optimize -- --curve secp256k1-scalar --op mul --seed 1 --budget 30s
 * sha256 of the code: 2213205b44d45bff4785623c860ec953e10eaf63dc7466359984be4ea391d4f8
 */
        .intel_syntax noprefix
        .text
        .globl  fe_secp256k1_scalar_mul
        .type   fe_secp256k1_scalar_mul, @function
        .p2align 6
fe_secp256k1_scalar_mul:
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
        mulx r8, r9, [rsi+0x18]                  # x15:x14 = arg1[3]*arg2[0]
        mulx r10, r11, [rsi]                     # x9:x8 = arg1[0]*arg2[0]
        mulx rcx, rbx, [rsi+0x8]                 # x11:x10 = arg1[1]*arg2[0]
        mulx rbp, r12, [rsi+0x10]                # x13:x12 = arg1[2]*arg2[0]
        xor r13d, r13d                           # CF = OF = 0
        adox r10, rbx                            # x16 = x9 + x10 (OF is 0), OF to x17, complete
        mov rdx, [rax+0x8]                       # load arg2[1]
        mulx rbx, r13, [rsi]                     # x30:x29 = arg1[0]*arg2[1]
        adox rcx, r12                            # x17 = x11 + x12 + OF, OF to x18, complete
        adox r9, rbp                             # x18 = x13 + x14 + OF, OF to x19, complete
        adox r8, [rip+.Lfe_secp256k1_scalar_mul_c0] # x19 = x15 + OF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [r8, r9, rcx, r10] */
        xor ebp, ebp                             # CF = OF = 0
        adcx r10, r13                            # x53 = x16 + x29 (CF is 0), CF to x54, complete
        mulx rbp, r12, [rsi+0x8]                 # x32:x31 = arg1[1]*arg2[1]
        adox rbx, rcx                            # x54 = x30 + x17 (OF is 0), OF to x55
        adox rbp, r9                             # x55 = x18 + x32 + OF, OF to x107
        mulx r9, rcx, [rsi+0x10]                 # x34:x33 = arg1[2]*arg2[1]
        adcx r12, rbx                            # x54 += x31 + CF, CF to x55
        mulx rbx, r13, [rsi+0x18]                # x36:x35 = arg1[3]*arg2[1]
        adcx rbp, rcx                            # x55 += x33 + CF, CF to x107
        adox r13, r9                             # x107 = x35 + x34 + OF, OF to x108
        mov rdx, [rsi]                           # load arg1[0]
        mulx r9, rcx, [rax+0x10]                 # x38:x37 = arg1[0]*arg2[2]
        adcx r13, r8                             # x107 += x19 + CF, CF to x108
        adcx rbx, [rip+.Lfe_secp256k1_scalar_mul_c0] # x108 = x36 + CF, no carry
        adcx r12, rcx                            # x54 += x37 (CF is 0), CF to x55, complete
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r8, rcx, [rax+0x10]                 # x40:x39 = arg1[1]*arg2[2]
        adox rbx, [rip+.Lfe_secp256k1_scalar_mul_c0] # x108 += OF, no carry
        adox rcx, rbp                            # x55 += x39 (OF is 0), OF to x107
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx rbp, r14, [rax+0x10]                # x44:x43 = arg1[3]*arg2[2]
        mov rdx, [rax+0x10]                      # load arg2[2]
        mov [rsp-0x8], rdi                       # spill pointer out1
        mov [rsp-0x10], r12                      # spill x54
        mulx rdi, r12, [rsi+0x10]                # x42:x41 = arg1[2]*arg2[2]
        adox r12, r8                             # x107.2 = x41 + x40 + OF, OF to x108
        adcx r9, rcx                             # x55 += x38 + CF, CF to x107
        adox rbx, r14                            # x108 += x43 + OF, OF to x109
        adcx r12, r13                            # x107 += x107.2 + CF, CF to x108
        mov rdx, [rax+0x18]                      # load arg2[3]
        mulx r8, rcx, [rsi+0x8]                  # x48:x47 = arg1[1]*arg2[3]
        mulx r13, r14, [rsi]                     # x46:x45 = arg1[0]*arg2[3]
        adcx rbx, rdi                            # x108 += x42 + CF, CF to x109
        adcx rbp, [rip+.Lfe_secp256k1_scalar_mul_c0] # x109 = x44 + CF, no carry
        adox rbp, [rip+.Lfe_secp256k1_scalar_mul_c0] # x109 += OF, no carry
        xor edi, edi                             # CF = OF = 0
        adcx r14, r9                             # x55 += x45 (CF is 0), CF to x107, complete

        /* complete: [x55, x54, x53] in [r14, [rsp-0x10], r10] */
        adox rcx, r12                            # x107 += x47 (OF is 0), OF to x108
        adcx r13, rcx                            # x107 += x46 + CF, CF to x108
        mulx r9, rcx, [rsi+0x10]                 # x50:x49 = arg1[2]*arg2[3]
        adox rcx, r8                             # x108.2 = x48 + x49 + OF, OF to x109
        adcx rbx, rcx                            # x108 += x108.2 + CF, CF to x109
        mulx rax, r8, [rsi+0x18]                 # x52:x51 = arg1[3]*arg2[3]
        adcx r8, rbp                             # x109 += x51 + CF, CF to x110
        adox r9, r8                              # x109 += x50 + OF, OF to x110
        adox rax, [rip+.Lfe_secp256k1_scalar_mul_c0] # x110 = x52 + OF, no carry
        adc rax, 0x0                             # x110 += CF, no carry
        mov r8, r11                              # copy x8
        imul r8, [rip+.Lfe_secp256k1_scalar_mul_c1] # x20 = x8*0x4b0dff665588b13f mod 2^64
        mov rdx, r8                              # copy x20
        mulx rcx, rdi, [rip+.Lfe_secp256k1_scalar_mul_c2] # x22:x21 = x20*0xbfd25e8cd0364141
        mulx rsi, rbp, [rip+.Lfe_secp256k1_scalar_mul_c3] # x24:x23 = x20*0xbaaedce6af48a03b
        mov [rsp-0x18], rax                      # spill x110
        mulx r12, rax, [rip+.Lfe_secp256k1_scalar_mul_c4] # x28:x27 = x20*0xffffffffffffffff
        mov [rsp-0x20], r9                       # spill x109
        xor r9d, r9d                             # CF = OF = 0
        adcx r11, rdi                            # x60 = x8 + x21 (CF is 0), CF to x61
        adox r10, rcx                            # x61 = x53 + x22 (OF is 0), OF to x75
        mulx r8, r9, [rip+.Lfe_secp256k1_scalar_mul_c5] # x26:x25 = x20*0xfffffffffffffffe
        adcx r10, rbp                            # x61 += x23 + CF, CF to x75, complete
        adox r9, rsi                             # x75 = x25 + x24 + OF, OF to x76
        adox r8, r14                             # x76 = x55 + x26 + OF, OF to x77
        adcx r9, [rsp-0x10]                      # x75 += x54 + CF, CF to x76
        adcx r8, rax                             # x76 += x27 + CF, CF to x77
        adox r12, [rip+.Lfe_secp256k1_scalar_mul_c0] # x77 = x28 + OF, no carry
        adc r12, 0x0                             # x77 += CF, no carry
        mov rax, r10                             # copy x61
        imul rax, [rip+.Lfe_secp256k1_scalar_mul_c1] # x65 = x61*0x4b0dff665588b13f mod 2^64
        mov rdx, rax                             # copy x65
        mulx r11, rcx, [rip+.Lfe_secp256k1_scalar_mul_c2] # x67:x66 = x65*0xbfd25e8cd0364141
        mulx rdi, rsi, [rip+.Lfe_secp256k1_scalar_mul_c3] # x69:x68 = x65*0xbaaedce6af48a03b
        xor ebp, ebp                             # CF = OF = 0
        adox r11, r9                             # x75 += x67 (OF is 0), OF to x76
        adox rdi, [rip+.Lfe_secp256k1_scalar_mul_c0] # x76.2 = x69 + OF, no carry
        xor r9d, r9d                             # CF = OF = 0
        adox r10, rcx                            # x74 = x61 + x66 (OF is 0), OF to x75
        mulx r9, r10, [rip+.Lfe_secp256k1_scalar_mul_c5] # x71:x70 = x65*0xfffffffffffffffe
        adcx rdi, r10                            # x76.2 += x70 (CF is 0), CF to x77
        adox rsi, r11                            # x75 += x68 + OF, OF to x76, complete
        mulx rax, r10, [rip+.Lfe_secp256k1_scalar_mul_c4] # x73:x72 = x65*0xffffffffffffffff
        adcx r10, r12                            # x77 += x72 + CF, CF to x78
        adox rdi, r8                             # x76 += x76.2 + OF, OF to x77, complete
        adox r10, r9                             # x77 += x71 + OF, OF to x78, complete
        adox rax, [rip+.Lfe_secp256k1_scalar_mul_c0] # x78 = x73 + OF, no carry
        adc rax, 0x0                             # x78 += CF, no carry, complete

        /* complete: [x78, x77, x76, x75] in [rax, r10, rdi, rsi] */
        mov r8, rsi                              # copy x75
        imul r8, [rip+.Lfe_secp256k1_scalar_mul_c1] # x79 = x75*0x4b0dff665588b13f mod 2^64
        mov rdx, [rip+.Lfe_secp256k1_scalar_mul_c2] # constant 0xbfd25e8cd0364141
        mulx r9, r11, r8                         # x81:x80 = x79*0xbfd25e8cd0364141
        xor ecx, ecx                             # CF = OF = 0
        adox r11, rsi                            # x88 = x75 + x80 (OF is 0), OF to x89
        mov rdx, [rip+.Lfe_secp256k1_scalar_mul_c3] # constant 0xbaaedce6af48a03b
        mulx r11, rcx, r8                        # x83:x82 = x79*0xbaaedce6af48a03b
        adox rdi, r9                             # x89 = x76 + x81 + OF, OF to x103
        adcx rdi, rcx                            # x89 += x82 (CF is 0), CF to x103, complete
        mov rdx, -0x2                            # constant 0xfffffffffffffffe
        mulx r9, rcx, r8                         # x85:x84 = x79*0xfffffffffffffffe
        adox r11, rcx                            # x103 = x83 + x84 + OF, OF to x104
        adcx r11, r10                            # x103 += x77 + CF, CF to x104
        adox r9, [rip+.Lfe_secp256k1_scalar_mul_c0] # x104 = x85 + OF, no carry
        adc r9, 0x0                              # x104 += CF, no carry
        mov r10, rdi                             # copy x89
        imul r10, [rip+.Lfe_secp256k1_scalar_mul_c1] # x93 = x89*0x4b0dff665588b13f mod 2^64
        mov rdx, [rip+.Lfe_secp256k1_scalar_mul_c2] # constant 0xbfd25e8cd0364141
        mulx rcx, rsi, r10                       # x95:x94 = x93*0xbfd25e8cd0364141
        xor ebp, ebp                             # CF = OF = 0
        adox rdi, rsi                            # x102 = x89 + x94 (OF is 0), OF to x103
        mov rdx, [rip+.Lfe_secp256k1_scalar_mul_c3] # constant 0xbaaedce6af48a03b
        mulx rdi, rsi, r10                       # x97:x96 = x93*0xbaaedce6af48a03b
        mov rdx, r8                              # copy x79
        mulx r8, rbp, [rip+.Lfe_secp256k1_scalar_mul_c4] # x87:x86 = x79*0xffffffffffffffff
        mov rdx, -0x2                            # constant 0xfffffffffffffffe
        mulx r12, r14, r10                       # x99:x98 = x93*0xfffffffffffffffe
        adox rcx, r11                            # x103 += x95 + OF, OF to x104
        adox rbp, r14                            # x104.2 = x98 + x86 + OF, OF to x105
        adcx rsi, rcx                            # x103 += x96 (CF is 0), CF to x104, complete
        mov rdx, r10                             # copy x93
        mulx r10, r11, [rip+.Lfe_secp256k1_scalar_mul_c4] # x101:x100 = x93*0xffffffffffffffff
        adcx r9, rbp                             # x104 += x104.2 + CF, CF to x105
        adcx r8, r12                             # x105 = x87 + x99 + CF, CF to x106
        adcx r10, [rip+.Lfe_secp256k1_scalar_mul_c0] # x106 = x101 + CF, no carry
        adcx rdi, r9                             # x104 += x97 (CF is 0), CF to x105
        adox r11, r8                             # x105 += x100 + OF, OF to x106
        adcx r11, [rip+.Lfe_secp256k1_scalar_mul_c0] # x105 += CF, CF to x106
        adcx r10, [rip+.Lfe_secp256k1_scalar_mul_c0] # x106 += CF, no carry
        adox r10, [rip+.Lfe_secp256k1_scalar_mul_c0] # x106 += OF, no carry
        xor r8d, r8d                             # CF = OF = 0
        adcx rax, rdi                            # x104 += x78 (CF is 0), CF to x105, complete
        adc r11, 0x0                             # x105 += CF, CF to x106, complete
        adc r10, 0x0                             # x106 += CF, no carry, complete

        /* complete: [x106, x105, x104, x103] in [r10, r11, rax, rsi] */
        xor r8d, r8d                             # CF = OF = 0
        adcx rsi, r13                            # x107 += x103 (CF is 0), CF to x108, complete
        adcx rbx, rax                            # x108 += x104 + CF, CF to x109, complete
        adc r11, [rsp-0x20]                      # x109 += x105 + CF, CF to x110, complete
        adcx r10, [rsp-0x18]                     # x110 += x106 + CF, CF to x116, complete

        /* complete: [x110, x109, x108, x107] in [r10, r11, rbx, rsi] */
        mov eax, 0x1                             # constant 1
        sbb rax, 0x0                             # x116 = 1 - CF
        mov r8, rsi                              # copy x107
        add r8, [rip+.Lfe_secp256k1_scalar_mul_c6] # x112 = x107 + 0x402da1732fc9bebf, CF to x113, complete
        mov r9, rbx                              # copy x108
        adc r9, [rip+.Lfe_secp256k1_scalar_mul_c7] # x113 = x108 + 0x4551231950b75fc4 + CF, CF to x114, complete
        mov rcx, r11                             # copy x109
        adc rcx, 0x1                             # x114 = x109 + 1 + CF, CF to x115, complete
        mov rdi, r10                             # copy x110
        adc rdi, 0x0                             # x115 = x110 + CF, CF to x116, complete

        /* complete: [x115, x114, x113, x112] in [rdi, rcx, r9, r8] */
        sbb rax, 0x0                             # x116 -= CF, complete
        bt eax, 0x0                              # CF = x116
        cmovnc r11, rcx                          # x119 = x116 ? x109 : x114, x116 in CF
        mov rax, [rsp-0x8]                       # reload pointer out1
        mov [rax+0x10], r11                      # out1[2] = x119
        cmovnc rbx, r9                           # x118 = x116 ? x108 : x113, x116 in CF
        mov [rax+0x8], rbx                       # out1[1] = x118
        cmovnc r10, rdi                          # x120 = x116 ? x110 : x115, x116 in CF
        cmovc r8, rsi                            # x117 = x116 ? x107 : x112, x116 in CF
        mov [rax], r8                            # out1[0] = x117
        mov [rax+0x18], r10                      # out1[3] = x120

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
.Lfe_secp256k1_scalar_mul_c0: .quad 0x0
.Lfe_secp256k1_scalar_mul_c1: .quad 0x4b0dff665588b13f
.Lfe_secp256k1_scalar_mul_c2: .quad 0xbfd25e8cd0364141
.Lfe_secp256k1_scalar_mul_c3: .quad 0xbaaedce6af48a03b
.Lfe_secp256k1_scalar_mul_c4: .quad 0xffffffffffffffff
.Lfe_secp256k1_scalar_mul_c5: .quad 0xfffffffffffffffe
.Lfe_secp256k1_scalar_mul_c6: .quad 0x402da1732fc9bebf
.Lfe_secp256k1_scalar_mul_c7: .quad 0x4551231950b75fc4
        .size   fe_secp256k1_scalar_mul, .-fe_secp256k1_scalar_mul
        .section .note.GNU-stack, "", @progbits
