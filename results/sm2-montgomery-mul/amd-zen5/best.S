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
 * Changed: rax, rcx, rdx, rsi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
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
 * 150 instructions; 32.2 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.735 [1.731, 1.738] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.677 [1.674, 1.678] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 2, 2026-11-23T10:38:08.027Z
 * npm run optimize -- --curve sm2-montgomery --op mul --seed 2 --budget 60s
 * sha256 of the code: e0466892c3070a1c77fb27f625fea283ea10d76b90fcd191ee64b404e664cfb0
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
        push r15                   # save r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r15, 0

        mov rax, rdx               # copy pointer arg2
        mov rdx, [rax]             # load arg2[0]
        mulx r8, r9, [rsi]         # x9:x8 = arg1[0]*arg2[0]
        mulx r10, r11, [rsi+0x8]   # x11:x10 = arg1[1]*arg2[0]
        xor ecx, ecx               # CF = OF = 0
        adcx r8, r11               # x16 = x9 + x10 (CF is 0), CF to x17, complete
        mulx r11, rcx, [rsi+0x10]  # x13:x12 = arg1[2]*arg2[0]
        adcx r10, rcx              # x17 = x11 + x12 + CF, CF to x18, complete
        mulx rcx, rbx, [rsi+0x18]  # x15:x14 = arg1[3]*arg2[0]
        adcx r11, rbx              # x18 = x13 + x14 + CF, CF to x19, complete
        mov ebx, 0x20              # constant 0x20
        shlx rbx, r9, rbx          # x20 = x8 << 32 mod 2^64
        adc rcx, 0x0               # x19 = x15 + CF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [rcx, r11, r10, r8] */
        mov rbp, r9                # copy x8
        shr rbp, 0x20              # x21 = x8 >> 32
        mov r12, rbx               # copy x20
        sub r12, r9                # x22 = x20 - x8, CF from x23, complete
        mov r13, rbp               # copy x21
        sbb r13, 0x0               # x23 = x21 - CF, complete

        /* complete: [x23, x22] in [r13, r12] */
        add rcx, r9                # x27 = x19 + x8, CF to x41
        mov rdx, [rax+0x8]         # load arg2[1]
        mulx r9, r14, [rsi+0x18]   # x36:x35 = arg1[3]*arg2[1]
        adc r9, 0x0                # x41 = x36 + CF
        sub r8, r12                # x24 = x16 - x22, CF from x25, complete
        mulx r12, r15, [rsi]       # x30:x29 = arg1[0]*arg2[1]
        sbb r10, r13               # x25 = x17 - x23 - CF, CF from x26, complete
        sbb r11, rbx               # x26 = x18 - x20 - CF, CF from x27, complete
        mulx rbx, r13, [rsi+0x8]   # x32:x31 = arg1[1]*arg2[1]
        sbb rcx, rbp               # x27 -= x21 + CF, CF from x41, complete

        /* complete: [x27, x26, x25, x24] in [rcx, r11, r10, r8] */
        sbb r9, 0x0                # x41 -= CF
        add r13, r12               # x38 = x30 + x31, CF to x39
        adcx rbx, r11              # x39 = x26 + x32 + CF, CF to x40
        mulx r11, rbp, [rsi+0x10]  # x34:x33 = arg1[2]*arg2[1]
        adcx rcx, r14              # x40 = x27 + x35 + CF, CF to x41
        adc r9, 0x0                # x41 += CF
        add r8, r15                # x37 = x24 + x29, CF to x38, complete
        adc r13, r10               # x38 += x25 + CF, CF to x39, complete
        adcx rbp, rbx              # x39 += x33 + CF, CF to x40, complete
        adcx r11, rcx              # x40 += x34 + CF, CF to x41, complete
        adc r9, 0x0                # x41 += CF, complete

        /* complete: [x41, x40, x39, x38, x37] in [r9, r11, rbp, r13, r8] */
        mov r10, r8                # copy x37
        shl r10, 0x20              # x42 = x37 << 32 mod 2^64
        add r9, r8                 # x49 = x41 + x37, CF to x63
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx rcx, rbx, [rsi+0x18]  # x58:x57 = arg1[3]*arg2[2]
        adc rcx, 0x0               # x63 = x58 + CF
        mov r12, r8                # copy x37
        shr r12, 0x20              # x43 = x37 >> 32
        mov r14, r10               # copy x42
        sub r14, r8                # x44 = x42 - x37, CF from x45, complete
        mov r8, r12                # copy x43
        sbb r8, 0x0                # x45 = x43 - CF, complete

        /* complete: [x45, x44] in [r8, r14] */
        sub r13, r14               # x46 = x38 - x44, CF from x47, complete
        sbb rbp, r8                # x47 = x39 - x45 - CF, CF from x48, complete
        sbb r11, r10               # x48 = x40 - x42 - CF, CF from x49, complete
        mulx r8, r10, [rsi]        # x52:x51 = arg1[0]*arg2[2]
        mulx r14, r15, [rsi+0x8]   # x54:x53 = arg1[1]*arg2[2]
        sbb r9, r12                # x49 -= x43 + CF, CF from x63, complete

        /* complete: [x49, x48, x47, x46] in [r9, r11, rbp, r13] */
        sbb rcx, 0x0               # x63 -= CF
        xor r12d, r12d             # CF = OF = 0
        adcx r13, r10              # x59 = x46 + x51 (CF is 0), CF to x60, complete
        adox r8, r15               # x60 = x53 + x52 (OF is 0), OF to x61
        mulx r10, r12, [rsi+0x10]  # x56:x55 = arg1[2]*arg2[2]
        adox r11, r14              # x61 = x54 + x48 + OF, OF to x62
        adox r10, r9               # x62 = x56 + x49 + OF, OF to x63
        adcx r8, rbp               # x60 += x47 + CF, CF to x61, complete
        adcx r11, r12              # x61 += x55 + CF, CF to x62, complete
        adcx r10, rbx              # x62 += x57 + CF, CF to x63, complete
        adox rcx, [rip+.Lfe_sm2_montgomery_mul_c0] # x63 += OF
        adc rcx, 0x0               # x63 += CF, complete

        /* complete: [x63, x62, x61, x60, x59] in [rcx, r10, r11, r8, r13] */
        mov r9, r13                # copy x59
        shr r9, 0x20               # x65 = x59 >> 32
        mov rdx, [rax+0x18]        # load arg2[3]
        mulx rbx, rbp, [rsi+0x18]  # x80:x79 = arg1[3]*arg2[3]
        mov r12, r13               # copy x59
        shl r12, 0x20              # x64 = x59 << 32 mod 2^64
        mov r14, r12               # copy x64
        sub r14, r13               # x66 = x64 - x59, CF from x67, complete
        mov r15, r9                # copy x65
        sbb r15, 0x0               # x67 = x65 - CF, complete

        /* complete: [x67, x66] in [r15, r14] */
        add r13, rcx               # x71 = x63 + x59, CF to x85
        adc rbx, 0x0               # x85 = x80 + CF
        sub r8, r14                # x68 = x60 - x66, CF from x69, complete
        sbb r11, r15               # x69 = x61 - x67 - CF, CF from x70, complete
        sbb r10, r12               # x70 = x62 - x64 - CF, CF from x71, complete
        sbb r13, r9                # x71 -= x65 + CF, CF from x85, complete

        /* complete: [x71, x70, x69, x68] in [r13, r10, r11, r8] */
        mulx r9, rcx, [rsi+0x10]   # x78:x77 = arg1[2]*arg2[3]
        mulx r12, r14, [rsi]       # x74:x73 = arg1[0]*arg2[3]
        sbb rbx, 0x0               # x85 -= CF
        xor r15d, r15d             # CF = OF = 0
        adcx r8, r14               # x81 = x68 + x73 (CF is 0), CF to x82, complete
        mulx rax, rsi, [rsi+0x8]   # x76:x75 = arg1[1]*arg2[3]
        adox rsi, r12              # x82 = x75 + x74 (OF is 0), OF to x83
        adox rax, rcx              # x83 = x76 + x77 + OF, OF to x84
        adcx r11, rsi              # x82 += x69 + CF, CF to x83, complete
        adox rbp, r9               # x84 = x78 + x79 + OF, OF to x85
        adcx rax, r10              # x83 += x70 + CF, CF to x84, complete
        adox rbx, [rip+.Lfe_sm2_montgomery_mul_c0] # x85 += OF
        adc r13, rbp               # x84 += x71 + CF, CF to x85, complete
        adc rbx, 0x0               # x85 += CF, complete

        /* complete: [x85, x84, x83, x82, x81] in [rbx, r13, rax, r11, r8] */
        mov r9, r8                 # copy x81
        shl r9, 0x20               # x86 = x81 << 32 mod 2^64
        mov r10, r8                # copy x81
        shr r10, 0x20              # x87 = x81 >> 32
        mov rcx, r9                # copy x86
        sub rcx, r8                # x88 = x86 - x81, CF from x89, complete
        mov rsi, r10               # copy x87
        sbb rsi, 0x0               # x89 = x87 - CF, complete

        /* complete: [x89, x88] in [rsi, rcx] */
        sub r11, rcx               # x90 = x82 - x88, CF from x91, complete
        sbb rax, rsi               # x91 = x83 - x89 - CF, CF from x92, complete
        sbb r13, r9                # x92 = x84 - x86 - CF, CF from x93, complete
        sbb r8, r10                # x93 = x81 - x87 - CF, CF from x99
        mov r9d, 0x0               # begins x99 = CF
        adc r9, 0x0                # x99 = CF
        mov r10, r11               # copy x90
        add r10, 0x1               # x95 = x90 + 1, CF to x96, complete
        mov rcx, rax               # copy x91
        adc rcx, [rip+.Lfe_sm2_montgomery_mul_c1] # x96 = x91 + 0xffffffff + CF, CF to x97, complete
        mov rsi, r13               # copy x92
        adc rsi, 0x0               # x97 = x92 + CF, CF to x98, complete
        mov rdx, [rip+.Lfe_sm2_montgomery_mul_c2] # constant 0xffffffff00000000
        sbb rdx, 0x0               # neg(x98) = 0xffffffff00000000 - CF, CF to x99
        sbb r9, 0x0                # x99 -= CF
        add rbx, r8                # x93 += x85, CF to x99, complete

        /* complete: [x93, x92, x91, x90] in [rbx, r13, rax, r11] */
        sbb r9, 0x0                # x99 -= CF
        mov r8, rbx                # copy x93
        sub r8, rdx                # x98 = x93 - neg(x98), CF from x99, complete

        /* complete: [x98, x97, x96, x95] in [r8, rsi, rcx, r10] */
        adc r9, 0x0                # x99 += CF, complete
        bt r9d, 0x0                # CF = x99
        cmovc r8, rbx              # x103 = x99 ? x93 : x98, x99 in CF
        cmovc rsi, r13             # x102 = x99 ? x92 : x97, x99 in CF
        cmovnc rax, rcx            # x101 = x99 ? x91 : x96, x99 in CF
        cmovc r10, r11             # x100 = x99 ? x90 : x95, x99 in CF
        mov [rdi+0x10], rsi        # out1[2] = x102
        mov [rdi+0x8], rax         # out1[1] = x101
        mov [rdi+0x18], r8         # out1[3] = x103
        mov [rdi], r10             # out1[0] = x100

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
        .balign 8, 0xcc
.Lfe_sm2_montgomery_mul_c0: .quad 0x0
.Lfe_sm2_montgomery_mul_c1: .quad 0xffffffff
.Lfe_sm2_montgomery_mul_c2: .quad 0xffffffff00000000
        .size   fe_sm2_montgomery_mul, .-fe_sm2_montgomery_mul
        .section .note.GNU-stack, "", @progbits
