/*
 * secp256k1-scalar square (loose), modulo p = 2^256 - 432420386565659656852420866394968145599
 * out1 is congruent to arg1*arg1/2^256 modulo p
 * arg1 below p; out1 below p; arrays may overlap
 *
 * void fe_secp256k1_scalar_square(uint64_t out1[4], const uint64_t arg1[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below p
 *   rsi  arg1[4]  read, below p
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x21, then x74
 *   [rsp-0x18]  x20
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * neg(x) is a part of the word x that is to be subtracted.
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
 *   x31 = x17 + x17 + x24 (carry to x72)
 *   x41 = x21 + x37 (carry to x42)
 *   x42 = x29 + x38 - x39 (carry to x43)
 *   x43 = x30 - x40 - x36 (carry to x44)
 *   x44 = x31 (carry to x45)
 *   x45 = x36
 *   x51 = x42 + x47 (carry to x52)
 *   x52 = x43 + x48 - x49 (carry to x53)
 *   x53 = x44 - x50 - x46 (carry to x54)
 *   x54 = x45 (carry to x55)
 *   x55 = x46
 *   x61 = x52 + x57 (carry to x62)
 *   x62 = x53 + x58 - x59 (carry to x63)
 *   x63 = x54 - x60 - x56 (carry to x64)
 *   x64 = x55 (carry to x65)
 *   x65 = x56
 *   x71 = x62 + x67 (carry to x72)
 *   x72 = x18 + x18 + x25 + x63 + x68 - x69 (carry to x73)
 *   x73 = x19 + x19 + x26 + x64 - x70 - x66 (carry to x74)
 *   x74 = x20 + x20 + x27 + x65 (carry to x75)
 *   x75 = x28 + x66 (carry to x81)
 *   x77 = x72 + 0x402da1732fc9bebf (carry to x78)
 *   x78 = x73 + 0x4551231950b75fc4 (carry to x79)
 *   x79 = x74 + 1 (carry to x80)
 *   x80 = x75 (carry to x81)
 *   x81 = - 1
 *
 * 169 instructions; 55.6 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.434 [1.429, 1.434] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.328 [1.328, 1.328] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 26, 2026-11-27T15:30:41.116Z
 * ./fieldwright optimize --field secp256k1-scalar --op square --seed 26 --budget 32s --for latency --cpu 1
 * sha256 of the code: 8d6589075836d9dd8a21eb4e715c448424394b038c70a81d3bdbaa006bd25b68
 */
        .intel_syntax noprefix
        .text
        .globl  fe_secp256k1_scalar_square
        .type   fe_secp256k1_scalar_square, @function
        .p2align 6
fe_secp256k1_scalar_square:
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
        xor ebx, ebx                             # CF = OF = 0
        adox rax, rcx                            # x16 = x6 + x5 (OF is 0), OF to x17, complete
        mulx rcx, rbx, rdx                       # x22:x21 = arg1[0]*arg1[0]
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rbp, r12, rdx                       # x26:x25 = arg1[2]*arg1[2]
        mulx r13, r14, [rsi+0x8]                 # x11:x10 = arg1[1]*arg1[2]
        adox r10, r14                            # x17 = x8 + x10 + OF, OF to x18
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mov [rsp-0x8], rdi                       # spill pointer out1
        mulx r14, rdi, [rsi+0x8]                 # x13:x12 = arg1[1]*arg1[3]
        adox r13, rdi                            # x18 = x11 + x12 + OF, OF to x19
        adcx r11, r10                            # x17 += x7 (CF is 0), CF to x18, complete
        adcx r9, r13                             # x18 += x9 + CF, CF to x19, complete
        mulx r10, rdi, [rsi+0x10]                # x15:x14 = arg1[2]*arg1[3]
        adcx rdi, r14                            # x19 = x13 + x14 + CF, CF to x20
        adcx r10, [rip+.Lfe_secp256k1_scalar_square_c0] # x20 = x15 + CF, no carry
        adcx r8, r8                              # x29 = x4 + x4 (CF is 0), CF to x30
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r13, r14, rdx                       # x24:x23 = arg1[1]*arg1[1]
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mov [rsp-0x10], rbx                      # spill x21
        mulx rsi, rbx, rdx                       # x28:x27 = arg1[3]*arg1[3]
        adcx rax, rax                            # x30 = x16 + x16 + CF, CF to x31
        adcx r13, r11                            # x31 = x17 + x24 + CF, CF to x72
        adcx r12, r9                             # x72 = x25 + x18 + CF, CF to x73
        adox rdi, [rip+.Lfe_secp256k1_scalar_square_c0] # x19 += OF, OF to x20, complete
        adcx rdi, rdi                            # x73 = x19 + x19 + CF, CF to x74
        adox r10, [rip+.Lfe_secp256k1_scalar_square_c0] # x20 += OF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r10, -, r9, r11, -] */
        adcx rbx, r10                            # x74 = x20 + x27 + CF, CF to x75
        adc rsi, 0x0                             # x75 = x28 + CF, no carry
        mov [rsp-0x18], r10                      # spill x20
        xor r10d, r10d                           # CF = OF = 0
        adox rcx, r8                             # x29 += x22 (OF is 0), OF to x30, complete
        adox r14, rax                            # x30 += x23 + OF, OF to x31, complete
        adox r13, r11                            # x31 += x17 + OF, OF to x72, complete

        /* complete: [x31, x30, x29] in [r13, r14, rcx] */
        adox r12, [rip+.Lfe_secp256k1_scalar_square_c0] # x72 += OF, OF to x73
        adox rdi, rbp                            # x73 += x26 + OF, OF to x74
        adox rbx, [rip+.Lfe_secp256k1_scalar_square_c0] # x74 += OF, OF to x75
        adox rsi, [rip+.Lfe_secp256k1_scalar_square_c0] # x75 += OF, no carry
        mov rax, [rsp-0x10]                      # reload x21
        imul rax, [rip+.Lfe_secp256k1_scalar_square_c1] # x36 = x21*0x4b0dff665588b13f mod 2^64
        mov rdx, [rip+.Lfe_secp256k1_scalar_square_c2] # constant 0xbfd25e8cd0364141
        mulx r8, r10, rax                        # x38:x37 = x36*0xbfd25e8cd0364141
        xor r11d, r11d                           # CF = OF = 0
        adcx r10, [rsp-0x10]                     # x41 = x21 + x37 (CF is 0), CF to x42
        adc rcx, r8                              # x42 = x29 + x38 + CF, CF to x43
        mov rdx, rax                             # copy x36
        mulx r8, r10, [rip+.Lfe_secp256k1_scalar_square_c3] # x40:x39 = x36*0x4551231950b75fc5
        sbb r8, 0x0                              # neg(x43) = x40 - CF, CF to x44
        adc r13, 0x0                             # x44 = x31 + CF, CF to x45
        mov r11, rax                             # copy x36
        adc r11, 0x0                             # x45 = x36 + CF
        sub rcx, r10                             # x42 -= x39, CF from x43, complete
        sbb r14, r8                              # x43 = x30 - neg(x43) - CF, CF from x44
        sbb r13, 0x0                             # x44 -= CF, CF from x45
        sbb r11, 0x0                             # x45 -= CF
        mov r8, rcx                              # copy x42
        imul r8, [rip+.Lfe_secp256k1_scalar_square_c1] # x46 = x42*0x4b0dff665588b13f mod 2^64
        mov rdx, r8                              # copy x46
        mulx r10, rbp, [rip+.Lfe_secp256k1_scalar_square_c2] # x48:x47 = x46*0xbfd25e8cd0364141
        sub r14, rax                             # x43 -= x36, CF from x44, complete
        mov [rsp-0x10], rbx                      # spill x74
        mulx rax, rbx, [rip+.Lfe_secp256k1_scalar_square_c3] # x50:x49 = x46*0x4551231950b75fc5
        sbb r13, 0x0                             # x44 -= CF, CF from x45, complete
        sbb r11, 0x0                             # x45 -= CF, complete

        /* complete: [x45, x44, x43, x42] in [r11, r13, r14, rcx] */
        add rcx, rbp                             # x51 = x42 + x47, CF to x52
        adcx r10, r14                            # x52 = x43 + x48 + CF, CF to x53
        sbb rax, 0x0                             # neg(x53) = x50 - CF, CF to x54
        adc r11, 0x0                             # x54 = x45 + CF, CF to x55
        mov rcx, r8                              # copy x46
        adc rcx, 0x0                             # x55 = x46 + CF
        sub r10, rbx                             # x52 -= x49, CF from x53, complete
        sbb r13, r8                              # x53.2 = x44 - x46 - CF, CF from x54
        sbb r11, 0x0                             # x54 -= CF, CF from x55
        sbb rcx, 0x0                             # x55 -= CF
        sub r13, rax                             # x53 = x53.2 - neg(x53), CF from x54, complete
        sbb r11, 0x0                             # x54 -= CF, CF from x55, complete
        sbb rcx, 0x0                             # x55 -= CF, complete

        /* complete: [x55, x54, x53, x52] in [rcx, r11, r13, r10] */
        mov rax, r10                             # copy x52
        imul rax, [rip+.Lfe_secp256k1_scalar_square_c1] # x56 = x52*0x4b0dff665588b13f mod 2^64
        mov rdx, [rip+.Lfe_secp256k1_scalar_square_c2] # constant 0xbfd25e8cd0364141
        mulx r8, rbx, rax                        # x58:x57 = x56*0xbfd25e8cd0364141
        xor ebp, ebp                             # CF = OF = 0
        adcx r10, rbx                            # x61 = x52 + x57 (CF is 0), CF to x62
        mov rdx, [rip+.Lfe_secp256k1_scalar_square_c3] # constant 0x4551231950b75fc5
        mulx r10, rbx, rax                       # x60:x59 = x56*0x4551231950b75fc5
        adcx r8, r13                             # x62 = x53 + x58 + CF, CF to x63
        sbb r10, 0x0                             # neg(x63) = x60 - CF, CF to x64
        adc rcx, 0x0                             # x64 = x55 + CF, CF to x65
        mov rbp, rax                             # copy x56
        adc rbp, 0x0                             # x65 = x56 + CF
        sub r8, rbx                              # x62 -= x59, CF from x63, complete
        sbb r11, r10                             # x63 = x54 - neg(x63) - CF, CF from x64
        sbb rcx, 0x0                             # x64 -= CF, CF from x65
        sbb rbp, 0x0                             # x65 -= CF
        sub r11, rax                             # x63 -= x56, CF from x64, complete
        sbb rcx, 0x0                             # x64 -= CF, CF from x65, complete
        sbb rbp, 0x0                             # x65 -= CF, complete

        /* complete: [x65, x64, x63, x62] in [rbp, rcx, r11, r8] */
        add r12, r9                              # x72 += x18, CF to x73
        mov rdx, r8                              # copy x62
        mulx rax, r9, [rip+.Lfe_secp256k1_scalar_square_c1] # x66 = x62*0x4b0dff665588b13f mod 2^64
        mov rdx, r9                              # copy x66
        mulx rax, r10, [rip+.Lfe_secp256k1_scalar_square_c2] # x68:x67 = x66*0xbfd25e8cd0364141
        mov rbx, r9                              # copy x66
        sbb rbx, 0x0                             # neg(x73).2 = x66 - CF, CF to x74
        adcx rbp, [rsp-0x18]                     # x74.2 = x20 + x65 + CF, CF to x75
        adcx rsi, r9                             # x75 += x66 + CF, CF to x81
        mov r13d, 0x1                            # constant 1
        sbb r13, 0x0                             # x81 = 1 - CF
        xor r14d, r14d                           # CF = OF = 0
        adox r8, r10                             # x71 = x62 + x67 (OF is 0), OF to x72
        adcx rcx, rdi                            # x73 += x64 (CF is 0), CF to x74
        adox r11, rax                            # x72.2 = x63 + x68 + OF, OF to x73
        adcx rbp, [rsp-0x10]                     # x74 += x74.2 + CF, CF to x75
        mulx rax, r8, [rip+.Lfe_secp256k1_scalar_square_c3] # x70:x69 = x66*0x4551231950b75fc5
        adcx rsi, [rip+.Lfe_secp256k1_scalar_square_c0] # x75 += CF, CF to x81
        seto r9b                                 # begins x73.3 = OF
        movzx r9d, r9b                           # x73.3 = OF
        sbb r13, 0x0                             # x81 -= CF
        add r12, r11                             # x72 += x72.2, CF to x73
        adc r9, 0x0                              # x73.3 += CF, no carry
        sub rcx, rbx                             # x73 -= neg(x73).2, CF from x74
        sbb rbp, 0x0                             # x74 -= CF, CF from x75
        sbb rsi, 0x0                             # x75 -= CF, CF from x81
        adc r13, 0x0                             # x81 += CF
        sub r12, r8                              # x72 -= x69, CF from x73, complete
        sbb rcx, rax                             # x73 -= x70 + CF, CF from x74
        sbb rbp, 0x0                             # x74 -= CF, CF from x75
        sbb rsi, 0x0                             # x75 -= CF, CF from x81
        adc r13, 0x0                             # x81 += CF
        mov rax, r12                             # copy x72
        add rax, [rip+.Lfe_secp256k1_scalar_square_c4] # x77 = x72 + 0x402da1732fc9bebf, CF to x78, complete
        mov r8, [rip+.Lfe_secp256k1_scalar_square_c5] # constant 0x4551231950b75fc4
        adc r8, 0x0                              # x78 = 0x4551231950b75fc4 + CF, no carry
        add rcx, r9                              # x73 += x73.3, CF to x74, complete
        adc rbp, 0x0                             # x74 += CF, CF to x75, complete
        adc rsi, 0x0                             # x75 += CF, CF to x81, complete

        /* complete: [x75, x74, x73, x72] in [rsi, rbp, rcx, r12] */
        sbb r13, 0x0                             # x81 -= CF
        add r8, rcx                              # x78 += x73, CF to x79, complete
        mov r9, rbp                              # copy x74
        adcx r9, [rip+.Lfe_secp256k1_scalar_square_c6] # x79 = x74 + 1 + CF, CF to x80, complete
        mov r10, rsi                             # copy x75
        adc r10, 0x0                             # x80 = x75 + CF, CF to x81, complete

        /* complete: [x80, x79, x78, x77] in [r10, r9, r8, rax] */
        sbb r13, 0x0                             # x81 -= CF, complete
        bt r13d, 0x0                             # CF = x81
        cmovc r8, rcx                            # x83 = x81 ? x73 : x78, x81 in CF
        cmovc r10, rsi                           # x85 = x81 ? x75 : x80, x81 in CF
        cmovc rax, r12                           # x82 = x81 ? x72 : x77, x81 in CF
        cmovc r9, rbp                            # x84 = x81 ? x74 : x79, x81 in CF
        mov r11, [rsp-0x8]                       # reload pointer out1
        mov [r11+0x8], r8                        # out1[1] = x83
        mov [r11+0x18], r10                      # out1[3] = x85
        mov [r11], rax                           # out1[0] = x82
        mov [r11+0x10], r9                       # out1[2] = x84

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
.Lfe_secp256k1_scalar_square_c0: .quad 0x0
.Lfe_secp256k1_scalar_square_c1: .quad 0x4b0dff665588b13f
.Lfe_secp256k1_scalar_square_c2: .quad 0xbfd25e8cd0364141
.Lfe_secp256k1_scalar_square_c3: .quad 0x4551231950b75fc5
.Lfe_secp256k1_scalar_square_c4: .quad 0x402da1732fc9bebf
.Lfe_secp256k1_scalar_square_c5: .quad 0x4551231950b75fc4
.Lfe_secp256k1_scalar_square_c6: .quad 0x1
        .size   fe_secp256k1_scalar_square, .-fe_secp256k1_scalar_square
        .section .note.GNU-stack, "", @progbits
