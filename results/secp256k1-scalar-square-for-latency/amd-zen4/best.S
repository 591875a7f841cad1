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
 *   [rsp-0x10]  x96
 *   [rsp-0x18]  x97
 *   [rsp-0x20]  x18.2
 *   [rsp-0x28]  x15
 *   [rsp-0x30]  x14
 *   [rsp-0x38]  x18
 *   [rsp-0x40]  x13
 *   [rsp-0x48]  x27
 *   [rsp-0x50]  x12
 *   [rsp-0x58]  x28
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
 *   x99 = x28 + x95 (carry to x105)
 *   x101 = x96 + 0x402da1732fc9bebf (carry to x102)
 *   x102 = x97 + 0x4551231950b75fc4 (carry to x103)
 *   x103 = x98 + 1 (carry to x104)
 *   x104 = x99 (carry to x105)
 *   x105 = - 1
 *
 * 183 instructions; 57.5 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.277 [1.277, 1.277] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.430 [1.430, 1.430] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 d03e5463e3bd1a20dda4ab6d993bdf0d6833f5c9e7d1f141b932885b05c634e3
 * found by Fieldwright, seed 16, 2026-12-01T06:08:32.466Z
 * ./fieldwright optimize --field secp256k1-scalar --op square --seed 16 --budget 13s --for latency --cpu 1
 * sha256 of the code: 9b9540e2f862739fa80ceb8033a5fd35b7d837ebb5de555d2ba0c1bfdb0412d8
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
        mulx rax, r8, [rsi+0x10]   # x7:x6 = arg1[0]*arg1[2]
        mulx r9, r10, [rsi+0x8]    # x5:x4 = arg1[0]*arg1[1]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r11, rcx, rdx         # x24:x23 = arg1[1]*arg1[1]
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rbx, rbp, [rsi]       # x9:x8 = arg1[0]*arg1[3]
        mulx r12, r13, [rsi+0x10]  # x15:x14 = arg1[2]*arg1[3]
        add r8, r9                 # x16 = x6 + x5, CF to x17, complete
        adc rbp, rax               # x17 = x8 + x7 + CF, CF to x18
        adc rbx, 0x0               # x18 = x9 + CF, no carry
        adcx rcx, r8               # x30 = x16 + x23 (CF is 0), CF to x31
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rax, r9, [rsi+0x8]    # x11:x10 = arg1[1]*arg1[2]
        adc r11, 0x0               # x31 = x24 + CF, no carry
        add r9, rbp                # x17 += x10, CF to x18, complete
        adc rax, 0x0               # x18.2 = x11 + CF, no carry
        add r10, r10               # x29 = x4 + x4, CF to x30
        mulx rbp, r14, rdx         # x26:x25 = arg1[2]*arg1[2]
        adc rcx, 0x0               # x30 += CF, CF to x31
        adc r11, r9                # x31 += x17 + CF, CF to x96
        mov rdx, [rsi]             # load arg1[0]
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx r15, rdi, rdx         # x22:x21 = arg1[0]*arg1[0]
        adc r14, 0x0               # x96 = x25 + CF, CF to x97
        adc rbp, 0x0               # x97 = x26 + CF, no carry
        add r10, r15               # x29 += x22, CF to x30, complete
        adc rcx, r8                # x30 += x16 + CF, CF to x31, complete
        adc r9, r11                # x31 += x17 + CF, CF to x96, complete

        /* complete: [x31, x30, x29] in [r9, rcx, r10] */
        adc r14, 0x0               # x96 += CF, CF to x97
        adc rbp, 0x0               # x97 += CF, no carry
        mov rdx, rdi               # copy x21
        movabs r8, 0x4b0dff665588b13f # constant 0x4b0dff665588b13f
        imul rdx, r8               # x36 = x21*0x4b0dff665588b13f mod 2^64
        movabs r11, -0x402da1732fc9bebf # constant 0xbfd25e8cd0364141
        mov [rsp-0x10], r14        # spill x96
        mulx r15, r14, r11         # x38:x37 = x36*0xbfd25e8cd0364141
        mov [rsp-0x18], rbp        # spill x97
        xor ebp, ebp               # CF = OF = 0
        adcx r14, rdi              # x45 = x21 + x37 (CF is 0), CF to x50
        movabs rdi, -0x4551231950b75fc5 # constant 0xbaaedce6af48a03b
        mulx rbp, r14, rdi         # x40:x39 = x36*0xbaaedce6af48a03b
        adcx r15, r10              # x50 = x38 + x29 + CF, CF to x64
        adcx rbp, rcx              # x64 = x40 + x30 + CF, CF to x65
        mov r10, -0x2              # constant 0xfffffffffffffffe
        mov [rsp-0x20], rax        # spill x18.2
        mulx rcx, rax, r10         # x42:x41 = x36*0xfffffffffffffffe
        adox r15, r14              # x50 += x39 (OF is 0), OF to x64, complete
        adox rax, rbp              # x64 += x41 + OF, OF to x65
        mov rbp, -0x1              # constant 0xffffffffffffffff
        mov [rsp-0x28], r12        # spill x15
        mulx r14, r12, rbp         # x44:x43 = x36*0xffffffffffffffff
        adox r12, rcx              # x65 = x42 + x43 + OF, OF to x66
        adcx r9, r12               # x65 += x31 + CF, CF to x66
        mov ecx, 0x0               # constant 0
        adox r14, rcx              # x66 = x44 + OF, no carry
        adc r14, 0x0               # x66 += CF, no carry
        mov r12, r15               # copy x50
        imul r12, r8               # x54 = x50*0x4b0dff665588b13f mod 2^64
        mov rdx, [rsi+0x8]         # load arg1[1]
        mov [rsp-0x30], r13        # spill x14
        mov [rsp-0x38], rbx        # spill x18
        mulx r13, rbx, [rsi+0x18]  # x13:x12 = arg1[1]*arg1[3]
        mov rdx, [rsi+0x18]        # load arg1[3]
        mov [rsp-0x40], r13        # spill x13
        mulx rsi, r13, rdx         # x28:x27 = arg1[3]*arg1[3]
        mov rdx, r12               # copy x54
        mov [rsp-0x48], r13        # spill x27
        mov [rsp-0x50], rbx        # spill x12
        mulx r13, rbx, r11         # x56:x55 = x54*0xbfd25e8cd0364141
        mov [rsp-0x58], rsi        # spill x28
        xor esi, esi               # CF = OF = 0
        adcx r15, rbx              # x63 = x50 + x55 (CF is 0), CF to x64
        adox r13, rax              # x64 += x56 (OF is 0), OF to x65
        mulx rax, rsi, r10         # x60:x59 = x54*0xfffffffffffffffe
        mulx rbx, r15, rdi         # x58:x57 = x54*0xbaaedce6af48a03b
        adox rsi, r9               # x65 += x59 + OF, OF to x66
        adcx r13, r15              # x64 += x57 + CF, CF to x65, complete
        adcx rsi, rbx              # x65 += x58 + CF, CF to x66, complete
        mulx r9, rbx, rbp          # x62:x61 = x54*0xffffffffffffffff
        adox rbx, rax              # x66.2 = x60 + x61 + OF, OF to x67
        adcx r14, rbx              # x66 += x66.2 + CF, CF to x67, complete
        adox r9, rcx               # x67 = x62 + OF, no carry
        adc r9, 0x0                # x67 += CF, no carry, complete

        /* complete: [x67, x66, x65, x64] in [r9, r14, rsi, r13] */
        mov rax, r13               # copy x64
        imul rax, r8               # x68 = x64*0x4b0dff665588b13f mod 2^64
        mov rdx, r11               # copy 0xbfd25e8cd0364141
        mulx rbx, r12, rax         # x70:x69 = x68*0xbfd25e8cd0364141
        xor r15d, r15d             # CF = OF = 0
        adox r13, r12              # x77 = x64 + x69 (OF is 0), OF to x78
        adox rsi, rbx              # x78 = x65 + x70 + OF, OF to x92
        mov rdx, rax               # copy x68
        mulx rbx, r12, r10         # x74:x73 = x68*0xfffffffffffffffe
        mulx r13, r15, rdi         # x72:x71 = x68*0xbaaedce6af48a03b
        adox r13, r12              # x92 = x73 + x72 + OF, OF to x93
        adcx rsi, r15              # x78 += x71 (CF is 0), CF to x92, complete
        adcx r13, r14              # x92 += x66 + CF, CF to x93
        mulx rax, r12, rbp         # x76:x75 = x68*0xffffffffffffffff
        adcx r9, rbx               # x93 = x74 + x67 + CF, CF to x94
        adox r9, rcx               # x93 += OF, OF to x94
        adox rax, rcx              # x94 = x76 + OF, no carry
        adc rax, 0x0               # x94 += CF, no carry
        mov rdx, rsi               # copy x78
        imul rdx, r8               # x82 = x78*0x4b0dff665588b13f mod 2^64
        mulx r8, r11, r11          # x84:x83 = x82*0xbfd25e8cd0364141
        xor ebx, ebx               # CF = OF = 0
        adox rsi, r11              # x91 = x78 + x83 (OF is 0), OF to x92
        adcx r12, r9               # x93 += x75 (CF is 0), CF to x94
        mulx r9, r11, rdi          # x86:x85 = x82*0xbaaedce6af48a03b
        adox r8, r13               # x92 += x84 + OF, OF to x93
        adcx rax, rcx              # x94 += CF, no carry
        adcx r8, r11               # x92 += x85 (CF is 0), CF to x93, complete
        mulx r10, r11, r10         # x88:x87 = x82*0xfffffffffffffffe
        adox r12, r9               # x93 += x86 + OF, OF to x94
        adcx r12, r11              # x93 += x87 + CF, CF to x94, complete
        mulx r9, r11, rbp          # x90:x89 = x82*0xffffffffffffffff
        adox r11, rax              # x94 += x89 + OF, OF to x95
        adcx r11, r10              # x94 += x88 + CF, CF to x95, complete
        adcx r9, rcx               # x95 = x90 + CF, no carry
        adox r9, rcx               # x95 += OF, no carry, complete

        /* complete: [x95, x94, x93, x92] in [r9, r11, r12, r8] */
        add r9, [rsp-0x58]         # x99 = x28 + x95, CF to x105
        mov eax, 0x1               # constant 1
        sbb rax, 0x0               # x105 = 1 - CF
        mov r10, [rsp-0x50]        # reload x12
        add r10, [rsp-0x38]        # x18 += x12, CF to x19
        mov rdi, [rsp-0x30]        # reload x14
        adc rdi, [rsp-0x40]        # x19 = x13 + x14 + CF, CF to x20
        mov rsi, [rsp-0x28]        # reload x15
        adc rsi, 0x0               # x20 = x15 + CF, no carry
        add r10, [rsp-0x20]        # x18 += x18.2, CF to x19, complete
        adc rdi, 0x0               # x19 += CF, CF to x20, complete
        adc rsi, 0x0               # x20 += CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [rsi, rdi, r10, -, -] */
        add r10, r10               # x96.2 = x18 + x18, CF to x97
        mov rdx, rdi               # copy x19
        adcx rdx, [rsp-0x18]       # x97 += x19 + CF, CF to x98
        mov rbx, rsi               # copy x20
        adc rbx, [rsp-0x48]        # x98 = x20 + x27 + CF, CF to x99
        adc r9, 0x0                # x99 += CF, CF to x105
        sbb rax, 0x0               # x105 -= CF
        add r8, [rsp-0x10]         # x96 += x92, CF to x97
        adcx r12, rdx              # x97 += x93 + CF, CF to x98
        adcx rbx, r11              # x98 += x94 + CF, CF to x99
        adc r9, 0x0                # x99 += CF, CF to x105
        sbb rax, 0x0               # x105 -= CF
        add r10, r8                # x96 += x96.2, CF to x97, complete
        adc r12, rdi               # x97 += x19 + CF, CF to x98, complete
        adcx rbx, rsi              # x98 += x20 + CF, CF to x99, complete
        adc r9, 0x0                # x99 += CF, CF to x105, complete

        /* complete: [x99, x98, x97, x96] in [r9, rbx, r12, r10] */
        sbb rax, 0x0               # x105 -= CF
        mov r8, r10                # copy x96
        movabs r11, 0x402da1732fc9bebf # constant 0x402da1732fc9bebf
        add r8, r11                # x101 = x96 + 0x402da1732fc9bebf, CF to x102, complete
        mov r11, r12               # copy x97
        movabs rdi, 0x4551231950b75fc4 # constant 0x4551231950b75fc4
        adc r11, rdi               # x102 = x97 + 0x4551231950b75fc4 + CF, CF to x103, complete
        mov rdi, rbx               # copy x98
        adc rdi, 0x1               # x103 = x98 + 1 + CF, CF to x104, complete
        mov rsi, r9                # copy x99
        adc rsi, 0x0               # x104 = x99 + CF, CF to x105, complete

        /* complete: [x104, x103, x102, x101] in [rsi, rdi, r11, r8] */
        sbb rax, 0x0               # x105 -= CF, complete
        bt eax, 0x0                # CF = x105
        cmovc rsi, r9              # x109 = x105 ? x99 : x104, x105 in CF
        cmovnc r10, r8             # x106 = x105 ? x96 : x101, x105 in CF
        cmovc rdi, rbx             # x108 = x105 ? x98 : x103, x105 in CF
        mov rax, [rsp-0x8]         # reload pointer out1
        mov [rax+0x18], rsi        # out1[3] = x109
        mov [rax+0x10], rdi        # out1[2] = x108
        mov [rax], r10             # out1[0] = x106
        cmovnc r12, r11            # x107 = x105 ? x97 : x102, x105 in CF
        mov [rax+0x8], r12         # out1[1] = x107

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
