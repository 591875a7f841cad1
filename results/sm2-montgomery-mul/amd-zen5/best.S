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
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]  pointer out1
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * neg(x) is a part of the word x that is to be subtracted.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x40 = x9 + x10 + x16 (carry to x41)
 *   x41 = x11 + x12 + x17 + x18 + x24 (carry to x42)
 *   x42 = x13 + x14 + x19 + x20 + x25 + x26 + x32 (carry to x79)
 *   x79 = x15 + x21 + x22 + x27 + x28 + x33 + x34 + x75 (carry to x80)
 *   x80 = x23 + x29 + x30 + x35 + x36 + x76 (carry to x81)
 *   x81 = x31 + x37 + x38 + x77 (carry to x82)
 *   x82 = x39 + x78 (carry to x88)
 *   x84 = x79 - 0xffffffffffffffff (carry to x85)
 *   x85 = x80 - 0xffffffff00000000 (carry to x86)
 *   x86 = x81 - 0xffffffffffffffff (carry to x87)
 *   x87 = x82 - 0xfffffffeffffffff (carry to x88)
 *
 * 147 instructions; 29.4 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.891 [1.890, 1.894] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.858 [1.856, 1.859] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 dc1edca42c885af767368556e3380f7454af7d0da7f00b8c0415418666bde09d
 * found by Fieldwright, seed 3, 2026-11-23T14:28:58.529Z
 * npm run optimize -- --curve sm2-montgomery --op mul --seed 3 --budget 60s --resume
 * sha256 of the code: 87ccf3a0583267605e94d18563c0a9b055ce391b5419e66762659e444015c42c
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
        mulx r8, r9, [rsi+0x8]     # x11:x10 = arg1[1]*arg2[0]
        mov rdx, [rsi]             # load arg1[0]
        mulx r10, r11, [rax+0x8]   # x17:x16 = arg1[0]*arg2[1]
        add r9, r11                # x40 = x10 + x16, CF to x41
        mov rdx, [rax+0x8]         # load arg2[1]
        mulx r11, rcx, [rsi+0x8]   # x19:x18 = arg1[1]*arg2[1]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rbx, rbp, [rax]       # x13:x12 = arg1[2]*arg2[0]
        adc r8, r10                # x41 = x11 + x17 + CF, CF to x42
        mov rdx, [rax]             # load arg2[0]
        mulx r10, r12, [rsi]       # x9:x8 = arg1[0]*arg2[0]
        mulx r13, r14, [rsi+0x18]  # x15:x14 = arg1[3]*arg2[0]
        mov rdx, [rsi]             # load arg1[0]
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx r15, rdi, [rax+0x10]  # x25:x24 = arg1[0]*arg2[2]
        adc rbx, r11               # x42 = x13 + x19 + CF, CF to x79
        adc r13, 0x0               # x79 = x15 + CF, no carry
        xor r11d, r11d             # CF = OF = 0
        adox r10, r9               # x40 += x9 (OF is 0), OF to x41, complete
        adox rbp, r8               # x41 += x12 + OF, OF to x42
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r8, r9, [rax+0x8]     # x21:x20 = arg1[2]*arg2[1]
        adcx rdi, rcx              # x41.2 = x18 + x24 (CF is 0), CF to x42
        adox r9, rbx               # x42 += x20 + OF, OF to x79
        mov rdx, [rax+0x18]        # load arg2[3]
        mulx r11, rcx, [rsi]       # x33:x32 = arg1[0]*arg2[3]
        adcx r14, rcx              # x42.2 = x14 + x32 + CF, CF to x79
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rcx, rbx, [rax+0x8]   # x23:x22 = arg1[3]*arg2[1]
        adox r8, r13               # x79 += x21 + OF, OF to x80
        adcx r8, r11               # x79 += x33 + CF, CF to x80
        adcx rcx, [rip+.Lfe_sm2_montgomery_mul_c0] # x80 = x23 + CF, no carry
        adox rcx, [rip+.Lfe_sm2_montgomery_mul_c0] # x80 += OF, no carry
        xor r11d, r11d             # CF = OF = 0
        adcx rbp, rdi              # x41 += x41.2 (CF is 0), CF to x42, complete
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx r11, rdi, [rsi+0x8]   # x27:x26 = arg1[1]*arg2[2]
        adox r15, r9               # x42 += x25 (OF is 0), OF to x79
        adcx r15, rdi              # x42 += x26 + CF, CF to x79
        mulx r9, rdi, [rsi+0x10]   # x29:x28 = arg1[2]*arg2[2]
        adcx rdi, r11              # x79.2 = x28 + x27 + CF, CF to x80
        mulx r11, r13, [rsi+0x18]  # x31:x30 = arg1[3]*arg2[2]
        adox r8, rdi               # x79 += x79.2 + OF, OF to x80
        adox r9, rcx               # x80 += x29 + OF, OF to x81
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rcx, rdi, [rax+0x18]  # x35:x34 = arg1[1]*arg2[3]
        adcx rcx, r9               # x80 += x35 + CF, CF to x81
        adcx r11, [rip+.Lfe_sm2_montgomery_mul_c0] # x81 = x31 + CF, no carry
        adox r11, [rip+.Lfe_sm2_montgomery_mul_c0] # x81 += OF, no carry
        xor r9d, r9d               # CF = OF = 0
        adox r15, r14              # x42 += x42.2 (OF is 0), OF to x79, complete

        /* complete: [x42, x41, x40] in [r15, rbp, r10] */
        adox r8, rbx               # x79 += x22 + OF, OF to x80
        adcx rdi, r8               # x79 += x34 (CF is 0), CF to x80
        mov rdx, [rax+0x18]        # load arg2[3]
        mulx r8, r9, [rsi+0x10]    # x37:x36 = arg1[2]*arg2[3]
        adox r9, rcx               # x80 += x36 + OF, OF to x81
        adcx r13, r9               # x80 += x30 + CF, CF to x81
        mulx rax, r9, [rsi+0x18]   # x39:x38 = arg1[3]*arg2[3]
        adcx r9, r11               # x81 += x38 + CF, CF to x82
        adox r8, r9                # x81 += x37 + OF, OF to x82
        adox rax, [rip+.Lfe_sm2_montgomery_mul_c0] # x82 = x39 + OF, no carry
        adc rax, 0x0               # x82 += CF, no carry
        mov r9, r12                # copy x8
        shl r9, 0x20               # x47 = x8 << 32 mod 2^64
        mov r11, r12               # copy x8
        shr r11, 0x20              # x48 = x8 >> 32
        mov rcx, r9                # copy x47
        sub rcx, r12               # x49 = x47 - x8, CF from x50, complete
        mov rsi, r11               # copy x48
        sbb rsi, 0x0               # x50 = x48 - CF, complete

        /* complete: [x50, x49] in [rsi, rcx] */
        sub r10, rcx               # x51 = x40 - x49, CF from x52, complete
        sbb rbp, rsi               # x52 = x41 - x50 - CF, CF from x53, complete
        sbb r15, r9                # x53 = x42 - x47 - CF, CF from x54, complete
        mov r9d, 0x20              # constant 0x20
        shrx rcx, r10, r9          # x56 = x51 >> 32
        sbb r12, r11               # x54 = x8 - x48 - CF, complete

        /* complete: [x54, x53, x52, x51] in [r12, r15, rbp, r10] */
        mov r11, r10               # copy x51
        shl r11, 0x20              # x55 = x51 << 32 mod 2^64
        mov rsi, r11               # copy x55
        sub rsi, r10               # x57 = x55 - x51, CF from x58, complete
        mov rdx, rcx               # copy x56
        sbb rdx, 0x0               # x58 = x56 - CF, complete

        /* complete: [x58, x57] in [rdx, rsi] */
        sub rbp, rsi               # x59 = x52 - x57, CF from x60, complete
        sbb r15, rdx               # x60 = x53 - x58 - CF, CF from x61, complete
        sbb r12, r11               # x61 = x54 - x55 - CF, CF from x62, complete
        sbb r10, rcx               # x62 = x51 - x56 - CF, complete

        /* complete: [x62, x61, x60, x59] in [r10, r12, r15, rbp] */
        mov r11, rbp               # copy x59
        shr r11, 0x20              # x64 = x59 >> 32
        shlx rcx, rbp, r9          # x63 = x59 << 32 mod 2^64
        mov rsi, rcx               # copy x63
        sub rsi, rbp               # x65 = x63 - x59, CF from x66, complete
        mov rdx, r11               # copy x64
        sbb rdx, 0x0               # x66 = x64 - CF, complete

        /* complete: [x66, x65] in [rdx, rsi] */
        sub r15, rsi               # x67 = x60 - x65, CF from x68, complete
        shlx rsi, r15, r9          # x71 = x67 << 32 mod 2^64
        sbb r12, rdx               # x68 = x61 - x66 - CF, CF from x69, complete
        sbb r10, rcx               # x69 = x62 - x63 - CF, CF from x70, complete
        sbb rbp, r11               # x70 = x59 - x64 - CF, complete

        /* complete: [x70, x69, x68, x67] in [rbp, r10, r12, r15] */
        mov r11, rsi               # copy x71
        sub r11, r15               # x73 = x71 - x67, CF from x74, complete
        shrx r9, r15, r9           # x72 = x67 >> 32
        mov rcx, r9                # copy x72
        sbb rcx, 0x0               # x74 = x72 - CF, complete

        /* complete: [x74, x73] in [rcx, r11] */
        sub r12, r11               # x75 = x68 - x73, CF from x76, complete
        sbb r10, rcx               # x76 = x69 - x74 - CF, CF from x77, complete
        sbb rbp, rsi               # x77 = x70 - x71 - CF, CF from x78, complete
        sbb r15, r9                # x78 = x67 - x72 - CF, complete

        /* complete: [x78, x77, x76, x75] in [r15, rbp, r10, r12] */
        xor r9d, r9d               # CF = OF = 0
        adcx rdi, r12              # x79 += x75 (CF is 0), CF to x80, complete
        adc r13, r10               # x80 += x76 + CF, CF to x81, complete
        adcx r8, rbp               # x81 += x77 + CF, CF to x82, complete
        adcx rax, r15              # x82 += x78 + CF, CF to x88, complete

        /* complete: [x82, x81, x80, x79] in [rax, r8, r13, rdi] */
        mov r9d, 0x0               # begins neg(x88) = CF
        adc r9, 0x0                # neg(x88) = CF
        mov r10, rdi               # copy x79
        sub r10, -0x1              # x84 = x79 - 0xffffffffffffffff, CF from x85, complete
        mov r11, r13               # copy x80
        sbb r11, [rip+.Lfe_sm2_montgomery_mul_c1] # x85 = x80 - 0xffffffff00000000 - CF, CF from x86, complete
        mov rcx, r8                # copy x81
        sbb rcx, -0x1              # x86 = x81 - 0xffffffffffffffff - CF, CF from x87, complete
        mov rsi, rax               # copy x82
        sbb rsi, [rip+.Lfe_sm2_montgomery_mul_c2] # x87 = x82 - 0xfffffffeffffffff - CF, CF from x88, complete

        /* complete: [x87, x86, x85, x84] in [rsi, rcx, r11, r10] */
        sbb r9, 0x0                # neg(x88) -= CF, CF = x88
        cmovnc r13, r11            # x90 = x88 ? x80 : x85, x88 in CF
        cmovnc r8, rcx             # x91 = x88 ? x81 : x86, x88 in CF
        cmovnc rax, rsi            # x92 = x88 ? x82 : x87, x88 in CF
        cmovc r10, rdi             # x89 = x88 ? x79 : x84, x88 in CF
        mov r9, [rsp-0x8]          # reload pointer out1
        mov [r9+0x8], r13          # out1[1] = x90
        mov [r9], r10              # out1[0] = x89
        mov [r9+0x18], rax         # out1[3] = x92
        mov [r9+0x10], r8          # out1[2] = x91

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
.Lfe_sm2_montgomery_mul_c1: .quad 0xffffffff00000000
.Lfe_sm2_montgomery_mul_c2: .quad 0xfffffffeffffffff
        .size   fe_sm2_montgomery_mul, .-fe_sm2_montgomery_mul
        .section .note.GNU-stack, "", @progbits
