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
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x21, then x54
 *   [rsp-0x18]  x28, then x75
 *   [rsp-0x20]  x73
 *   [rsp-0x28]  neg(x81)
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
 * 185 instructions; 53.5 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.486 [1.486, 1.489] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.289 [1.285, 1.290] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 7508487df41d49a1b158669cb2083cf33254705a53536ba1ac962e29739ab2aa
 * found by Fieldwright, seed 1, 2026-11-24T11:08:43.510Z
 * npm run optimize -- --curve secp256k1-scalar --op square --seed 1 --budget 30s
 * sha256 of the code: 39d96359f5cb3a76688c071005896eaa48586fe269a0aa800facb423ad6219fb
 */
        .intel_syntax noprefix
        .text
        .globl  fe_secp256k1_scalar_square
        .type   fe_secp256k1_scalar_square, @function
        .p2align 6
fe_secp256k1_scalar_square:
        .cfi_startproc
        push rbx                   # save rbx
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbx, 0
        push rbp                   # save rbp
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbp, 0
        push r12                   # save r12
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r12, 0
        push r13                   # save r13
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r13, 0
        push r14                   # save r14
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r14, 0
        push r15                   # save r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r15, 0

        mov rdx, [rsi]             # load arg1[0]
        mulx rax, r8, rdx          # x22:x21 = arg1[0]*arg1[0]
        mulx r9, r10, [rsi+0x8]    # x5:x4 = arg1[0]*arg1[1]
        xor r11d, r11d             # CF = OF = 0
        adcx rax, r10              # x29 = x22 + x4 (CF is 0), CF to x30
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r11, rcx, rdx         # x24:x23 = arg1[1]*arg1[1]
        mov rdx, [rsi]             # load arg1[0]
        mulx rbx, rbp, [rsi+0x10]  # x7:x6 = arg1[0]*arg1[2]
        adox rbp, r9               # x16 = x6 + x5 (OF is 0), OF to x17, complete
        adcx rbp, rbp              # x30 = x16 + x16 + CF, CF to x31
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r9, r12, [rsi+0x10]   # x11:x10 = arg1[1]*arg1[2]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r13, r14, [rsi+0x18]  # x15:x14 = arg1[2]*arg1[3]
        mov rdx, [rsi]             # load arg1[0]
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx r15, rdi, [rsi+0x18]  # x9:x8 = arg1[0]*arg1[3]
        adox rdi, rbx              # x17 = x8 + x7 + OF, OF to x18
        mov ebx, 0x0               # constant 0
        adcx r11, rbx              # x31 = x24 + CF, no carry
        adcx rdi, r12              # x17 += x10 (CF is 0), CF to x18, complete
        mov rdx, [rsi+0x18]        # load arg1[3]
        mov [rsp-0x10], r8         # spill x21
        mulx r12, r8, [rsi+0x8]    # x13:x12 = arg1[1]*arg1[3]
        adcx r15, r8               # x18 = x9 + x12 + CF, CF to x19
        adox r15, r9               # x18 += x11 + OF, OF to x19, complete
        mulx r8, r9, rdx           # x28:x27 = arg1[3]*arg1[3]
        adcx r12, rbx              # x19 = x13 + CF, no carry
        adcx r11, rdi              # x31 += x17 (CF is 0), CF to x72
        mov rdx, [rsi+0x10]        # load arg1[2]
        mov [rsp-0x18], r8         # spill x28
        mulx rsi, r8, rdx          # x26:x25 = arg1[2]*arg1[2]
        adcx r8, r15               # x72 = x25 + x18 + CF, CF to x73
        adox r12, r14              # x19 += x14 + OF, OF to x20, complete
        adcx rsi, r12              # x73 = x26 + x19 + CF, CF to x74
        adox r13, rbx              # x20 = x15 + OF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r13, r12, r15, rdi, -] */
        adcx r9, r13               # x74 = x27 + x20 + CF, CF to x75
        adox rax, r10              # x29 += x4 (OF is 0), OF to x30, complete
        adox rbp, rcx              # x30 += x23 + OF, OF to x31, complete
        adox r11, rdi              # x31 += x17 + OF, OF to x72, complete

        /* complete: [x31, x30, x29] in [r11, rbp, rax] */
        adox r8, r15               # x72 += x18 + OF, OF to x73
        adox rsi, r12              # x73 += x19 + OF, OF to x74
        adox r9, r13               # x74 += x20 + OF, OF to x75
        mov r10, [rsp-0x18]        # reload x28
        adox r10, rbx              # x75 = x28 + OF, OF to x81
        seto cl                    # begins neg(x81) = OF
        movzx ecx, cl              # neg(x81) = OF
        adc r10, 0x0               # x75 += CF, CF to x81
        adc rcx, 0x0               # neg(x81) += CF
        mov rdx, [rsp-0x10]        # reload x21
        movabs rdi, 0x4b0dff665588b13f # constant 0x4b0dff665588b13f
        imul rdx, rdi              # x36 = x21*0x4b0dff665588b13f mod 2^64
        movabs r12, -0x402da1732fc9bebf # constant 0xbfd25e8cd0364141
        mulx r13, r14, r12         # x38:x37 = x36*0xbfd25e8cd0364141
        movabs r15, 0x4551231950b75fc5 # constant 0x4551231950b75fc5
        mov [rsp-0x18], r10        # spill x75
        mov [rsp-0x20], rsi        # spill x73
        mulx r10, rsi, r15         # x40:x39 = x36*0x4551231950b75fc5
        sub r13, rsi               # x42 = x38 - x39, CF from x43
        adc r10, 0x0               # neg(x43) = x40 + CF, CF from x44
        sbb r11, 0x0               # x44 = x31 - CF, CF from x45
        mov rsi, rdx               # copy x36
        sbb rsi, 0x0               # x45 = x36 - CF
        mov [rsp-0x28], rcx        # spill neg(x81)
        xor ecx, ecx               # CF = OF = 0
        adox r14, [rsp-0x10]       # x41 = x37 + x21 (OF is 0), OF to x42
        adox r13, rax              # x42 += x29 + OF, OF to x43, complete
        adox rbp, rbx              # x43.2 = x30 + OF, OF to x44
        adox r11, rbx              # x44 += OF, OF to x45
        adox rsi, rbx              # x45 += OF
        sub rbp, r10               # x43 = x43.2 - neg(x43), CF from x44
        sbb r11, 0x0               # x44 -= CF, CF from x45
        sbb rsi, 0x0               # x45 -= CF
        mov r10, rdx               # copy x36
        mov rdx, r13               # copy x42
        imul rdx, rdi              # x46 = x42*0x4b0dff665588b13f mod 2^64
        mulx rax, rcx, r15         # x50:x49 = x46*0x4551231950b75fc5
        sub rbp, r10               # x43 -= x36, CF from x44, complete
        mulx r10, r14, r12         # x48:x47 = x46*0xbfd25e8cd0364141
        sbb r11, 0x0               # x44 -= CF, CF from x45, complete
        sbb rsi, 0x0               # x45 -= CF, complete

        /* complete: [x45, x44, x43, x42] in [rsi, r11, rbp, r13] */
        sub rbp, rcx               # x52 = x43 - x49, CF from x53
        adc rax, 0x0               # neg(x53) = x50 + CF, CF from x54
        sbb rsi, 0x0               # x54 = x45 - CF, CF from x55
        mov rcx, rdx               # copy x46
        sbb rcx, 0x0               # x55 = x46 - CF
        add r13, r14               # x51 = x47 + x42, CF to x52
        adc rbp, r10               # x52 += x48 + CF, CF to x53, complete
        adc r11, 0x0               # x53.2 = x44 + CF, CF to x54
        adc rsi, 0x0               # x54 += CF, CF to x55
        adc rcx, 0x0               # x55 += CF
        sub r11, rax               # x53 = x53.2 - neg(x53), CF from x54
        sbb rsi, 0x0               # x54 -= CF, CF from x55
        sbb rcx, 0x0               # x55 -= CF
        sub r11, rdx               # x53 -= x46, CF from x54, complete
        sbb rsi, 0x0               # x54 -= CF, CF from x55, complete
        sbb rcx, 0x0               # x55 -= CF, complete

        /* complete: [x55, x54, x53, x52] in [rcx, rsi, r11, rbp] */
        mov rdx, rbp               # copy x52
        imul rdx, rdi              # x56 = x52*0x4b0dff665588b13f mod 2^64
        mulx rax, r10, r12         # x58:x57 = x56*0xbfd25e8cd0364141
        mulx r13, r14, r15         # x60:x59 = x56*0x4551231950b75fc5
        mov [rsp-0x10], rsi        # spill x54
        xor esi, esi               # CF = OF = 0
        adcx rbp, r10              # x61 = x57 + x52 (CF is 0), CF to x62
        adcx r11, rax              # x62 = x53 + x58 + CF, CF to x63
        sbb r13, 0x0               # neg(x63) = x60 - CF, CF to x64
        adc rcx, 0x0               # x64 = x55 + CF, CF to x65
        mov rax, rdx               # copy x56
        adc rax, 0x0               # x65 = x56 + CF
        sub r11, r14               # x62 -= x59, CF from x63, complete
        mov r10, rdx               # copy x56
        mov rdx, r11               # copy x62
        mulx rdi, rdx, rdi         # x66 = x62*0x4b0dff665588b13f mod 2^64
        mulx rdi, rsi, r12         # x68:x67 = x66*0xbfd25e8cd0364141
        adc r13, 0x0               # neg(x63) += CF, CF from x64
        sbb rcx, 0x0               # x64 -= CF, CF from x65
        sbb rax, 0x0               # x65 -= CF
        add rsi, r11               # x71 = x67 + x62, CF to x72
        mulx r11, rsi, r15         # x70:x69 = x66*0x4551231950b75fc5
        adcx r8, rdi               # x72 += x68 + CF, CF to x73
        sbb r11, 0x0               # neg(x73).2 = x70 - CF, CF to x74
        adc r9, 0x0                # x74 += CF, CF to x75
        mov rdi, rdx               # copy x66
        adc rdi, 0x0               # x75.2 = x66 + CF, CF to x81
        mov rbp, [rsp-0x28]        # reload neg(x81)
        adc rbp, 0x0               # neg(x81) += CF
        sub r8, rsi                # x72 -= x69, CF from x73
        mov rsi, [rsp-0x20]        # reload x73
        sbb rsi, r11               # x73 -= neg(x73).2 + CF, CF from x74
        sbb r9, 0x0                # x74 -= CF, CF from x75
        sbb rdi, 0x0               # x75.2 -= CF, CF from x81
        sbb rbp, 0x0               # neg(x81) -= CF
        mov r11, [rsp-0x10]        # reload x54
        sub r11, r13               # x63 = x54 - neg(x63), CF from x64
        sbb rcx, 0x0               # x64 -= CF, CF from x65
        sbb rax, 0x0               # x65 -= CF
        sub r11, r10               # x63 -= x56, CF from x64, complete
        sbb rcx, 0x0               # x64 -= CF, CF from x65, complete
        sbb rax, 0x0               # x65 -= CF, complete

        /* complete: [x65, x64, x63, x62] in [rax, rcx, r11, -] */
        add r8, r11                # x72 += x63, CF to x73, complete
        adcx rcx, rsi              # x73 += x64 + CF, CF to x74
        adcx r9, rax               # x74 += x65 + CF, CF to x75
        adcx rdi, [rsp-0x18]       # x75 += x75.2 + CF, CF to x81
        adc rbp, 0x0               # neg(x81) += CF
        sub rcx, rdx               # x73 -= x66, CF from x74, complete
        sbb r9, 0x0                # x74 -= CF, CF from x75, complete
        sbb rdi, 0x0               # x75 -= CF, CF from x81, complete

        /* complete: [x75, x74, x73, x72] in [rdi, r9, rcx, r8] */
        sbb rbp, 0x0               # neg(x81) -= CF
        mov rax, r8                # copy x72
        movabs r10, 0x402da1732fc9bebf # constant 0x402da1732fc9bebf
        add rax, r10               # x77 = x72 + 0x402da1732fc9bebf, CF to x78, complete
        mov r10, rcx               # copy x73
        movabs r11, 0x4551231950b75fc4 # constant 0x4551231950b75fc4
        adcx r10, r11              # x78 = x73 + 0x4551231950b75fc4 + CF, CF to x79, complete
        mov r11, r9                # copy x74
        mov esi, 0x1               # constant 1
        adcx r11, rsi              # x79 = x74 + 1 + CF, CF to x80, complete
        mov rdx, rdi               # copy x75
        adc rdx, 0x0               # x80 = x75 + CF, CF to x81, complete

        /* complete: [x80, x79, x78, x77] in [rdx, r11, r10, rax] */
        adc rbp, 0x0               # neg(x81) += CF
        sub rsi, rbp               # x81 = 1 - neg(x81), complete
        bt esi, 0x0                # CF = x81
        cmovc r10, rcx             # x83 = x81 ? x73 : x78, x81 in CF
        cmovc rax, r8              # x82 = x81 ? x72 : x77, x81 in CF
        cmovc r11, r9              # x84 = x81 ? x74 : x79, x81 in CF
        cmovc rdx, rdi             # x85 = x81 ? x75 : x80, x81 in CF
        mov r8, [rsp-0x8]          # reload pointer out1
        mov [r8], rax              # out1[0] = x82
        mov [r8+0x8], r10          # out1[1] = x83
        mov [r8+0x10], r11         # out1[2] = x84
        mov [r8+0x18], rdx         # out1[3] = x85

        pop r15                    # restore r15
        .cfi_adjust_cfa_offset -8
        .cfi_restore r15
        pop r14                    # restore r14
        .cfi_adjust_cfa_offset -8
        .cfi_restore r14
        pop r13                    # restore r13
        .cfi_adjust_cfa_offset -8
        .cfi_restore r13
        pop r12                    # restore r12
        .cfi_adjust_cfa_offset -8
        .cfi_restore r12
        pop rbp                    # restore rbp
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbp
        pop rbx                    # restore rbx
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbx
        ret                        # return
        .cfi_endproc
        .size   fe_secp256k1_scalar_square, .-fe_secp256k1_scalar_square
        .section .note.GNU-stack, "", @progbits
