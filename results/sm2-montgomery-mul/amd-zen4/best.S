/*
 * sm2-montgomery mul (loose), modulo p = 2^256 - 2^224 - 2^96 + 2^64 - 1
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 *
 * void fe_sm2_montgomery_mul(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below p
 *   rsi  arg1[4]  read, below p
 *   rdx  arg2[4]  read, below p
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, xmm0, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14
 * Spilled words:
 *   xmm0  pointer out1
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * neg(x) is a part of the word x that is to be subtracted.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x24 = x16 - x22 (carry to x25)
 *   x25 = x17 - x23 (carry to x26)
 *   x26 = x18 - x20 (carry to x27)
 *   x27 = x19 - x21 + x8 (carry to x41)
 *   x37 = x24 + x29 (carry to x38)
 *   x38 = x25 + x30 + x31 (carry to x39)
 *   x39 = x26 + x32 + x33 (carry to x40)
 *   x40 = x27 + x34 + x35 (carry to x41)
 *   x41 = x36
 *   x46 = x38 - x44 (carry to x47)
 *   x47 = x39 - x45 (carry to x48)
 *   x48 = x40 - x42 (carry to x49)
 *   x49 = x41 - x43 + x37 (carry to x63)
 *   x59 = x46 + x51 (carry to x60)
 *   x60 = x47 + x52 + x53 (carry to x61)
 *   x61 = x48 + x54 + x55 (carry to x62)
 *   x62 = x49 + x56 + x57 (carry to x63)
 *   x63 = x58
 *   x68 = x60 - x66 (carry to x69)
 *   x69 = x61 - x67 (carry to x70)
 *   x70 = x62 - x64 (carry to x71)
 *   x71 = x63 - x65 + x59 (carry to x85)
 *   x81 = x68 + x73 (carry to x82)
 *   x82 = x69 + x74 + x75 (carry to x83)
 *   x83 = x70 + x76 + x77 (carry to x84)
 *   x84 = x71 + x78 + x79 (carry to x85)
 *   x85 = x80
 *   x90 = x82 - x88 (carry to x91)
 *   x91 = x83 - x89 (carry to x92)
 *   x92 = x84 - x86 (carry to x93)
 *   x93 = x85 - x87 + x81 (carry to x99)
 *   x95 = x90 + 1 (carry to x96)
 *   x96 = x91 + 0xffffffff (carry to x97)
 *   x97 = x92 (carry to x98)
 *   x98 = x93 - 0xffffffff00000000 (carry to x99)
 *
 * 160 instructions; 39.3 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.897 [1.892, 1.909] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.455 [1.453, 1.457] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (by way of the source's: basic+ledger; basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 d03e5463e3bd1a20dda4ab6d993bdf0d6833f5c9e7d1f141b932885b05c634e3
 * found by Fieldwright, seed 2, 2026-12-01T06:01:42.876Z
 * npm run optimize -- --field sm2-montgomery --op mul --seed 2 --budget 75s
 * sha256 of the code: 1c069e7b65fbd988ac654d7060568aab795ae0c8e67447e88028777624db941d
 */
        .intel_syntax noprefix
        .text
        .globl  fe_sm2_montgomery_mul
        .type   fe_sm2_montgomery_mul, @function
        .p2align 6
fe_sm2_montgomery_mul:
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

        mov rax, rdx               # copy pointer arg2
        mov rdx, [rax]             # load arg2[0]
        mulx r8, r9, [rsi]         # x9:x8 = arg1[0]*arg2[0]
        mov r10, r9                # copy x8
        shr r10, 0x20              # x21 = x8 >> 32
        mov r11, r9                # copy x8
        shl r11, 0x20              # x20 = x8 << 32 mod 2^64
        mulx rcx, rbx, [rsi+0x8]   # x11:x10 = arg1[1]*arg2[0]
        mov rbp, r11               # copy x20
        sub rbp, r9                # x22 = x20 - x8, CF from x23, complete
        mov r12, r10               # copy x21
        sbb r12, 0x0               # x23 = x21 - CF, complete

        /* complete: [x23, x22] in [r12, rbp] */
        xor r13d, r13d             # CF = OF = 0
        adcx r8, rbx               # x16 = x9 + x10 (CF is 0), CF to x17, complete
        mulx rbx, r13, [rsi+0x10]  # x13:x12 = arg1[2]*arg2[0]
        adcx rcx, r13              # x17 = x11 + x12 + CF, CF to x18, complete
        mulx r13, r14, [rsi+0x18]  # x15:x14 = arg1[3]*arg2[0]
        adcx r14, rbx              # x18 = x13 + x14 + CF, CF to x19, complete
        adc r13, 0x0               # x19 = x15 + CF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [r13, r14, rcx, r8] */
        adcx r13, r9               # x27 = x19 + x8 (CF is 0), CF to x41
        mov r9d, 0x0               # begins x41 = CF
        adc r9, 0x0                # x41 = CF
        sub r8, rbp                # x24 = x16 - x22, CF from x25, complete
        sbb rcx, r12               # x25 = x17 - x23 - CF, CF from x26, complete
        sbb r14, r11               # x26 = x18 - x20 - CF, CF from x27, complete
        sbb r13, r10               # x27 -= x21 + CF, CF from x41, complete

        /* complete: [x27, x26, x25, x24] in [r13, r14, rcx, r8] */
        mov rdx, [rax+0x8]         # load arg2[1]
        mulx r10, r11, [rsi]       # x30:x29 = arg1[0]*arg2[1]
        mulx rbx, rbp, [rsi+0x8]   # x32:x31 = arg1[1]*arg2[1]
        sbb r9, 0x0                # x41 -= CF
        xor r12d, r12d             # CF = OF = 0
        adcx r10, rbp              # x38 = x30 + x31 (CF is 0), CF to x39
        mulx rbp, r12, [rsi+0x10]  # x34:x33 = arg1[2]*arg2[1]
        adcx r12, rbx              # x39 = x33 + x32 + CF, CF to x40
        movq xmm0, rdi             # spill pointer out1
        mulx rbx, rdi, [rsi+0x18]  # x36:x35 = arg1[3]*arg2[1]
        adox r11, r8               # x37 = x29 + x24 (OF is 0), OF to x38, complete
        adox r10, rcx              # x38 += x25 + OF, OF to x39, complete
        adox r12, r14              # x39 += x26 + OF, OF to x40, complete
        adcx rdi, r13              # x40 = x35 + x27 + CF, CF to x41
        adox rdi, rbp              # x40 += x34 + OF, OF to x41, complete
        adcx rbx, [rip+.Lfe_sm2_montgomery_mul_c0] # x41.2 = x36 + CF
        adox rbx, [rip+.Lfe_sm2_montgomery_mul_c0] # x41.2 += OF
        add rbx, r9                # x41 += x41.2, complete

        /* complete: [x41, x40, x39, x38, x37] in [rbx, rdi, r12, r10, r11] */
        xor r8d, r8d               # CF = OF = 0
        adcx rbx, r11              # x49 = x41 + x37 (CF is 0), CF to x63
        mov r8d, 0x0               # begins x63 = CF
        adc r8, 0x0                # x63 = CF
        mov r9, r11                # copy x37
        shr r9, 0x20               # x43 = x37 >> 32
        mov rcx, r11               # copy x37
        shl rcx, 0x20              # x42 = x37 << 32 mod 2^64
        mov rbp, rcx               # copy x42
        sub rbp, r11               # x44 = x42 - x37, CF from x45, complete
        mov r11, r9                # copy x43
        sbb r11, 0x0               # x45 = x43 - CF, complete

        /* complete: [x45, x44] in [r11, rbp] */
        sub r10, rbp               # x46 = x38 - x44, CF from x47, complete
        sbb r12, r11               # x47 = x39 - x45 - CF, CF from x48, complete
        sbb rdi, rcx               # x48 = x40 - x42 - CF, CF from x49, complete
        sbb rbx, r9                # x49 -= x43 + CF, CF from x63, complete

        /* complete: [x49, x48, x47, x46] in [rbx, rdi, r12, r10] */
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx r9, r11, [rsi+0x8]    # x54:x53 = arg1[1]*arg2[2]
        sbb r8, 0x0                # x63 -= CF
        xor ecx, ecx               # CF = OF = 0
        adcx r12, r11              # x60 = x53 + x47 (CF is 0), CF to x61
        mulx r11, rcx, [rsi]       # x52:x51 = arg1[0]*arg2[2]
        adox r10, rcx              # x59 = x51 + x46 (OF is 0), OF to x60, complete
        mulx rcx, rbp, [rsi+0x18]  # x58:x57 = arg1[3]*arg2[2]
        adox r12, r11              # x60 += x52 + OF, OF to x61, complete
        mulx r11, r13, [rsi+0x10]  # x56:x55 = arg1[2]*arg2[2]
        adcx rdi, r9               # x61 = x48 + x54 + CF, CF to x62
        adcx rbp, rbx              # x62 = x57 + x49 + CF, CF to x63
        adox r13, rdi              # x61 += x55 + OF, OF to x62, complete
        adox rbp, r11              # x62 += x56 + OF, OF to x63, complete
        adcx rcx, [rip+.Lfe_sm2_montgomery_mul_c0] # x63.2 = x58 + CF
        adox rcx, [rip+.Lfe_sm2_montgomery_mul_c0] # x63.2 += OF
        add rcx, r8                # x63 += x63.2, complete

        /* complete: [x63, x62, x61, x60, x59] in [rcx, rbp, r13, r12, r10] */
        xor r8d, r8d               # CF = OF = 0
        adcx rcx, r10              # x71 = x63 + x59 (CF is 0), CF to x85
        mov r8d, 0x0               # begins x85 = CF
        adc r8, 0x0                # x85 = CF
        mov r9, r10                # copy x59
        shr r9, 0x20               # x65 = x59 >> 32
        mov r11, r10               # copy x59
        shl r11, 0x20              # x64 = x59 << 32 mod 2^64
        mov rdi, r11               # copy x64
        sub rdi, r10               # x66 = x64 - x59, CF from x67, complete
        mov r10, r9                # copy x65
        sbb r10, 0x0               # x67 = x65 - CF, complete

        /* complete: [x67, x66] in [r10, rdi] */
        sub r12, rdi               # x68 = x60 - x66, CF from x69, complete
        mov rdx, [rax+0x18]        # load arg2[3]
        mulx rdi, rbx, [rsi]       # x74:x73 = arg1[0]*arg2[3]
        sbb r13, r10               # x69 = x61 - x67 - CF, CF from x70, complete
        sbb rbp, r11               # x70 = x62 - x64 - CF, CF from x71, complete
        mulx r10, r11, [rsi+0x8]   # x76:x75 = arg1[1]*arg2[3]
        sbb rcx, r9                # x71 -= x65 + CF, CF from x85, complete

        /* complete: [x71, x70, x69, x68] in [rcx, rbp, r13, r12] */
        sbb r8, 0x0                # x85 -= CF
        xor r9d, r9d               # CF = OF = 0
        adox r11, rdi              # x82 = x75 + x74 (OF is 0), OF to x83
        adcx rbx, r12              # x81 = x73 + x68 (CF is 0), CF to x82, complete
        adcx r13, r11              # x82 += x69 + CF, CF to x83, complete
        mulx r9, r11, [rsi+0x18]   # x80:x79 = arg1[3]*arg2[3]
        mulx rax, rdi, [rsi+0x10]  # x78:x77 = arg1[2]*arg2[3]
        adcx r10, rbp              # x83 = x76 + x70 + CF, CF to x84
        adcx rcx, rax              # x84 = x78 + x71 + CF, CF to x85
        adox rdi, r10              # x83 += x77 + OF, OF to x84, complete
        adox rcx, r11              # x84 += x79 + OF, OF to x85, complete
        adox r9, [rip+.Lfe_sm2_montgomery_mul_c0] # x85.2 = x80 + OF
        adc r9, 0x0                # x85.2 += CF
        mov rax, rbx               # copy x81
        shl rax, 0x20              # x86 = x81 << 32 mod 2^64
        mov r10, rbx               # copy x81
        shr r10, 0x20              # x87 = x81 >> 32
        mov r11, rax               # copy x86
        sub r11, rbx               # x88 = x86 - x81, CF from x89, complete
        mov rsi, r10               # copy x87
        sbb rsi, 0x0               # x89 = x87 - CF, complete

        /* complete: [x89, x88] in [rsi, r11] */
        add r9, r8                 # x85 += x85.2, complete

        /* complete: [x85, x84, x83, x82, x81] in [r9, rcx, rdi, r13, rbx] */
        add rbx, r9                # x93 = x85 + x81, CF to x99
        mov r8d, 0x0               # begins neg(x99) = CF
        adc r8, 0x0                # neg(x99) = CF
        sub r13, r11               # x90 = x82 - x88, CF from x91, complete
        sbb rdi, rsi               # x91 = x83 - x89 - CF, CF from x92, complete
        sbb rcx, rax               # x92 = x84 - x86 - CF, CF from x93, complete
        sbb rbx, r10               # x93 -= x87 + CF, CF from x99, complete

        /* complete: [x93, x92, x91, x90] in [rbx, rcx, rdi, r13] */
        sbb r8, 0x0                # neg(x99) -= CF
        mov rax, rbx               # copy x93
        sub rax, [rip+.Lfe_sm2_montgomery_mul_c1] # x98 = x93 - 0xffffffff00000000, CF from x99
        sbb r8, 0x0                # neg(x99) -= CF
        mov r9, r13                # copy x90
        add r9, 0x1                # x95 = x90 + 1, CF to x96, complete
        mov r10, rdi               # copy x91
        adcx r10, [rip+.Lfe_sm2_montgomery_mul_c2] # x96 = x91 + 0xffffffff + CF, CF to x97, complete
        mov r11, rcx               # copy x92
        adc r11, 0x0               # x97 = x92 + CF, CF to x98, complete
        adc rax, 0x0               # x98 += CF, CF to x99, complete

        /* complete: [x98, x97, x96, x95] in [rax, r11, r10, r9] */
        adc r8, 0x0                # neg(x99) += CF
        mov esi, 0x0               # constant 0
        sub rsi, r8                # x99 = 0 - neg(x99), complete
        bt esi, 0x0                # CF = x99
        cmovnc rdi, r10            # x101 = x99 ? x91 : x96, x99 in CF
        cmovc rax, rbx             # x103 = x99 ? x93 : x98, x99 in CF
        movq r8, xmm0              # reload pointer out1
        mov [r8+0x18], rax         # out1[3] = x103
        cmovc r9, r13              # x100 = x99 ? x90 : x95, x99 in CF
        mov [r8], r9               # out1[0] = x100
        mov [r8+0x8], rdi          # out1[1] = x101
        cmovc r11, rcx             # x102 = x99 ? x92 : x97, x99 in CF
        mov [r8+0x10], r11         # out1[2] = x102

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
        .balign 8, 0xcc
.Lfe_sm2_montgomery_mul_c0: .quad 0x0
.Lfe_sm2_montgomery_mul_c1: .quad 0xffffffff00000000
.Lfe_sm2_montgomery_mul_c2: .quad 0xffffffff
        .size   fe_sm2_montgomery_mul, .-fe_sm2_montgomery_mul
        .section .note.GNU-stack, "", @progbits
