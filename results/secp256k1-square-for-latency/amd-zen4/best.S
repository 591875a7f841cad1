/*
 * secp256k1 square (loose), modulo p = 2^256 - 2^32 - 977
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^256; out1 below 2^256; arrays may overlap
 *
 * void secp256k1_square_loose(uint64_t out1[4], const uint64_t arg1[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below 2^256
 *   rsi  arg1[4]  read, below 2^256
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x21
 *   [rsp-0x18]  x24
 *   [rsp-0x20]  x23
 *   [rsp-0x28]  x28
 *   [rsp-0x30]  x27
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
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
 *   x31 = x17 + x17 + x24 (carry to x32)
 *   x32 = x18 + x18 + x25 (carry to x33)
 *   x33 = x19 + x19 + x26 (carry to x34)
 *   x34 = x20 + x20 + x27 (carry to x35)
 *   x35 = x28
 *   x44 = x36 + x21 (carry to x45)
 *   x45 = x37 + x38 + x29 (carry to x46)
 *   x46 = x39 + x40 + x30 (carry to x47)
 *   x47 = x41 + x42 + x31 (carry to x48)
 *   x48 = x43
 *
 * 87 instructions; 30.2 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.175 [1.174, 1.176] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.512 [1.511, 1.512] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic, 2 cases)
 * constant time: proved for all inputs (basic, 2 cases)
 * asm = source: proved for all inputs (basic, 2 cases; source = IR: nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 989d61e75f6b8ad96c2997dfa25e69ebbbf3e6722cf38f438b7365763375598c
 * found by Fieldwright, seed 1, 2026-11-23T02:51:26.924Z
 * npm run optimize -- --curve secp256k1 --op square --seed 1 --budget 60s --for latency
 * sha256 of the code: 5b353e7d1ce9e439f740319fc36955f96b5b02d6881ae7521e667e1112df0a11
 */
        .intel_syntax noprefix
        .text
        .globl  secp256k1_square_loose
        .type   secp256k1_square_loose, @function
        .p2align 6
secp256k1_square_loose:
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

        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rax, r8, rdx          # x28:x27 = arg1[3]*arg1[3]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r9, r10, rdx          # x24:x23 = arg1[1]*arg1[1]
        mov rdx, [rsi]             # load arg1[0]
        mulx r11, rcx, [rsi+0x18]  # x9:x8 = arg1[0]*arg1[3]
        mulx rbx, rbp, [rsi+0x10]  # x7:x6 = arg1[0]*arg1[2]
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx r12, rdi, rdx         # x22:x21 = arg1[0]*arg1[0]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mov [rsp-0x10], rdi        # spill x21
        mov [rsp-0x18], r9         # spill x24
        mulx rdi, r9, [rsi+0x10]   # x11:x10 = arg1[1]*arg1[2]
        mov [rsp-0x20], r10        # spill x23
        mov [rsp-0x28], rax        # spill x28
        mulx r10, rax, [rsi]       # x5:x4 = arg1[0]*arg1[1]
        mov [rsp-0x30], r8         # spill x27
        xor r8d, r8d               # CF = OF = 0
        adcx r10, rbp              # x16 = x6 + x5 (CF is 0), CF to x17, complete
        adc rbx, r9                # x17 = x10 + x7 + CF, CF to x18
        adcx r11, rdi              # x18 = x9 + x11 + CF, CF to x19
        mulx r8, r9, [rsi+0x18]    # x13:x12 = arg1[1]*arg1[3]
        adc r8, 0x0                # x19 = x13 + CF, no carry
        add rcx, rbx               # x17 += x8, CF to x18, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rdi, rbx, rdx         # x26:x25 = arg1[2]*arg1[2]
        mulx rsi, rbp, [rsi+0x18]  # x15:x14 = arg1[2]*arg1[3]
        adc r9, r11                # x18 += x12 + CF, CF to x19, complete
        adc r8, rbp                # x19 += x14 + CF, CF to x20, complete
        adc rsi, 0x0               # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [rsi, r8, r9, rcx, r10] */
        xor r11d, r11d             # CF = OF = 0
        adcx r12, rax              # x29 = x22 + x4 (CF is 0), CF to x30
        adcx r10, r10              # x30 = x16 + x16 + CF, CF to x31
        adc rcx, rcx               # x31 = x17 + x17 + CF, CF to x32
        adc rbx, r9                # x32 = x18 + x25 + CF, CF to x33
        adcx r8, r8                # x33 = x19 + x19 + CF, CF to x34
        mov r11, [rsp-0x30]        # reload x27
        adcx r11, rsi              # x34 = x27 + x20 + CF, CF to x35
        mov rbp, [rsp-0x28]        # reload x28
        adc rbp, 0x0               # x35 = x28 + CF, no carry
        add r12, rax               # x29 += x4, CF to x30, complete
        adc r10, [rsp-0x20]        # x30 += x23 + CF, CF to x31, complete
        adcx rcx, [rsp-0x18]       # x31 += x24 + CF, CF to x32, complete
        adc r9, rbx                # x32 += x18 + CF, CF to x33, complete
        adcx r8, rdi               # x33 += x26 + CF, CF to x34, complete
        adc r11, rsi               # x34 += x20 + CF, CF to x35, complete
        mov rdx, r8                # copy x33
        movabs rax, 0x1000003d1    # constant 0x1000003d1
        mulx r8, rdi, rax          # x39:x38 = x33*0x1000003d1
        adc rbp, 0x0               # x35 += CF, no carry, complete

        /* complete: [x35, x34, x33, x32, x31, x30, x29] in [rbp, r11, rdx, r9, rcx, r10, r12] */
        xor esi, esi               # CF = OF = 0
        adcx r12, rdi              # x45 = x29 + x38 (CF is 0), CF to x46
        mov rdx, rax               # copy 0x1000003d1
        mulx r9, rdi, r9           # x37:x36 = x32*0x1000003d1
        mulx rsi, rbx, rbp         # x43:x42 = x35*0x1000003d1
        mulx r11, rbp, r11         # x41:x40 = x34*0x1000003d1
        adox rdi, [rsp-0x10]       # x44 = x36 + x21 (OF is 0), OF to x45, complete
        adox r9, r12               # x45 += x37 + OF, OF to x46, complete
        adcx rbp, r8               # x46 = x40 + x39 + CF, CF to x47
        adox rbp, r10              # x46 += x30 + OF, OF to x47, complete
        adcx rbx, r11              # x47 = x41 + x42 + CF, CF to x48
        adox rbx, rcx              # x47 += x31 + OF, OF to x48, complete
        mov r8d, 0x0               # constant 0
        adcx rsi, r8               # x48 = x43 + CF, no carry
        adox rsi, r8               # x48 += OF, no carry, complete

        /* complete: [x48, x47, x46, x45, x44] in [rsi, rbx, rbp, r9, rdi] */
        mulx r10, r11, rsi         # x50:x49 = x48*0x1000003d1
        xor ecx, ecx               # CF = OF = 0
        adcx r11, rdi              # x51 = x49 + x44 (CF is 0), CF to x52, complete
        adcx r9, r10               # x52 = x50 + x45 + CF, CF to x53, complete
        adc rbp, 0x0               # x53 = x46 + CF, CF to x54, complete
        adc rbx, 0x0               # x54 = x47 + CF, CF = x55, complete

        /* complete: [x54, x53, x52, x51] in [rbx, rbp, r9, r11] */
        sbb r10, r10               # x56 = -x55 mod 2^64, x55 in CF
        and r10, rax               # x57 = x56 & 0x1000003d1
        adcx r11, r10              # x58 = x57 + x51 (CF is 0), CF to x59, complete
        adc r9, 0x0                # x59 = x52 + CF, no carry, complete

        /* complete: [x61, x60, x59, x58] in [rbx, rbp, r9, r11] */
        mov rax, [rsp-0x8]         # reload pointer out1
        mov [rax], r11             # out1[0] = x58
        mov [rax+0x18], rbx        # out1[3] = x61 = x54
        mov [rax+0x10], rbp        # out1[2] = x60 = x53
        mov [rax+0x8], r9          # out1[1] = x59

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
        .size   secp256k1_square_loose, .-secp256k1_square_loose
        .section .note.GNU-stack, "", @progbits
