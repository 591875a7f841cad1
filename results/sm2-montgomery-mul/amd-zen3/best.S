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
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x40
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
 * 154 instructions; 35.5 cycles on AMD EPYC (amd-zen3)
 * throughput: 2.080 [2.079, 2.089] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.804 [1.800, 1.808] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
 * found by Fieldwright, seed 1, 2026-11-24T04:06:18.792Z
 * npm run optimize -- --curve sm2-montgomery --op mul --seed 1 --budget 40s --resume
 * sha256 of the code: 9db4ac7cb4047194c274d3adef05dd8e4b43b49610e4f7d4a864f7012339bedb
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
        mov rdx, [rsi]             # load arg1[0]
        mulx r8, r9, [rax+0x8]     # x17:x16 = arg1[0]*arg2[1]
        mulx r10, r11, [rax]       # x9:x8 = arg1[0]*arg2[0]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rcx, rbx, [rax]       # x11:x10 = arg1[1]*arg2[0]
        xor ebp, ebp               # CF = OF = 0
        adcx r9, r10               # x40 = x9 + x16 (CF is 0), CF to x41
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx r10, rbp, [rsi]       # x25:x24 = arg1[0]*arg2[2]
        mov rdx, [rax]             # load arg2[0]
        mulx r12, r13, [rsi+0x10]  # x13:x12 = arg1[2]*arg2[0]
        adcx r8, rbp               # x41 = x24 + x17 + CF, CF to x42
        mov rdx, [rax+0x8]         # load arg2[1]
        mulx rbp, r14, [rsi+0x10]  # x21:x20 = arg1[2]*arg2[1]
        adcx r10, r14              # x42 = x20 + x25 + CF, CF to x79
        adc rbp, 0x0               # x79 = x21 + CF, no carry
        xor r14d, r14d             # CF = OF = 0
        adox rbx, r9               # x40 += x10 (OF is 0), OF to x41, complete
        mulx r9, r14, [rsi+0x8]    # x19:x18 = arg1[1]*arg2[1]
        adox r13, rcx              # x41.2 = x12 + x11 + OF, OF to x42
        mov rdx, [rax]             # load arg2[0]
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx rcx, rdi, [rsi+0x18]  # x15:x14 = arg1[3]*arg2[0]
        adcx r13, r8               # x41 += x41.2 (CF is 0), CF to x42
        mov rdx, [rax+0x18]        # load arg2[3]
        mov [rsp-0x10], rbx        # spill x40
        mulx r8, rbx, [rsi]        # x33:x32 = arg1[0]*arg2[3]
        adox rdi, r12              # x42.2 = x13 + x14 + OF, OF to x79
        adcx rdi, r9               # x42.2 += x19 + CF, CF to x79
        mov rdx, [rax+0x8]         # load arg2[1]
        mulx r9, r12, [rsi+0x18]   # x23:x22 = arg1[3]*arg2[1]
        adox rcx, r12              # x79.2 = x22 + x15 + OF, OF to x80
        adcx rcx, rbp              # x79 += x79.2 + CF, CF to x80
        adcx r9, [rip+.Lfe_sm2_montgomery_mul_c0] # x80 = x23 + CF, no carry
        adox r9, [rip+.Lfe_sm2_montgomery_mul_c0] # x80 += OF, no carry
        xor ebp, ebp               # CF = OF = 0
        adox r13, r14              # x41 += x18 (OF is 0), OF to x42, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rbp, r12, [rax+0x10]  # x27:x26 = arg1[1]*arg2[2]
        adox r12, rbx              # x42.3 = x26 + x32 + OF, OF to x79
        mulx rbx, r14, [rax+0x18]  # x35:x34 = arg1[1]*arg2[3]
        adcx rdi, r12              # x42.2 += x42.3 (CF is 0), CF to x79
        adox r8, r14               # x79.2 = x34 + x33 + OF, OF to x80
        adcx rcx, rbp              # x79 += x27 + CF, CF to x80
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rbp, r12, [rax+0x10]  # x31:x30 = arg1[3]*arg2[2]
        adox r9, rbx               # x80 += x35 + OF, OF to x81
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rbx, r14, [rax+0x10]  # x29:x28 = arg1[2]*arg2[2]
        adcx r12, r9               # x80 += x30 + CF, CF to x81
        adcx rbp, [rip+.Lfe_sm2_montgomery_mul_c0] # x81 = x31 + CF, no carry
        adox rbp, [rip+.Lfe_sm2_montgomery_mul_c0] # x81 += OF, no carry
        xor r9d, r9d               # CF = OF = 0
        adox r10, rdi              # x42 += x42.2 (OF is 0), OF to x79, complete

        /* complete: [x42, x41, x40] in [r10, r13, [rsp-0x10]] */
        mulx r9, rdi, [rax+0x18]   # x37:x36 = arg1[2]*arg2[3]
        adox rcx, r14              # x79 += x28 + OF, OF to x80
        adcx rcx, r8               # x79 += x79.2 (CF is 0), CF to x80
        adox rdi, r12              # x80 += x36 + OF, OF to x81
        adcx rdi, rbx              # x80 += x29 + CF, CF to x81
        adox r9, [rip+.Lfe_sm2_montgomery_mul_c0] # x81.2 = x37 + OF, no carry
        adc r9, 0x0                # x81.2 += CF, no carry
        mov r8, r11                # copy x8
        shr r8, 0x20               # x48 = x8 >> 32
        mov rdx, [rax+0x18]        # load arg2[3]
        mulx rax, rsi, [rsi+0x18]  # x39:x38 = arg1[3]*arg2[3]
        mov rdx, r11               # copy x8
        sub rdx, r8                # x54 = x8 - x48
        xor ebx, ebx               # CF = OF = 0
        adox r9, rbp               # x81 += x81.2 (OF is 0), OF to x82
        adcx rsi, r9               # x81 += x38 (CF is 0), CF to x82
        adox rax, [rip+.Lfe_sm2_montgomery_mul_c0] # x82 = x39 + OF, no carry
        adc rax, 0x0               # x82 += CF, no carry
        mov r9, r11                # copy x8
        shl r9, 0x20               # x47 = x8 << 32 mod 2^64
        mov rbx, r9                # copy x47
        sub rbx, r11               # x49 = x47 - x8, CF from x50, complete
        sbb r8, 0x0                # x50 = x48 - CF, complete

        /* complete: [x50, x49] in [r8, rbx] */
        mov r11, [rsp-0x10]        # reload x40
        sub r11, rbx               # x51 = x40 - x49, CF from x52, complete
        sbb r13, r8                # x52 = x41 - x50 - CF, CF from x53, complete
        sbb r10, r9                # x53 = x42 - x47 - CF, CF from x54, complete
        sbb rdx, 0x0               # x54 -= CF, complete

        /* complete: [x54, x53, x52, x51] in [rdx, r10, r13, r11] */
        mov r8, r11                # copy x51
        shl r8, 0x20               # x55 = x51 << 32 mod 2^64
        mov r9, r8                 # copy x55
        sub r9, r11                # x57 = x55 - x51, CF from x58, complete
        mov ebx, 0x20              # constant 0x20
        shrx rbp, r11, rbx         # x56 = x51 >> 32
        mov r12, rbp               # copy x56
        sbb r12, 0x0               # x58 = x56 - CF, complete

        /* complete: [x58, x57] in [r12, r9] */
        sub r13, r9                # x59 = x52 - x57, CF from x60, complete
        sbb r10, r12               # x60 = x53 - x58 - CF, CF from x61, complete
        sbb rdx, r8                # x61 = x54 - x55 - CF, CF from x62, complete
        sbb r11, rbp               # x62 = x51 - x56 - CF, complete

        /* complete: [x62, x61, x60, x59] in [r11, rdx, r10, r13] */
        mov r8, r13                # copy x59
        shr r8, 0x20               # x64 = x59 >> 32
        shlx r9, r13, rbx          # x63 = x59 << 32 mod 2^64
        mov rbx, r9                # copy x63
        sub rbx, r13               # x65 = x63 - x59, CF from x66, complete
        mov rbp, r8                # copy x64
        sbb rbp, 0x0               # x66 = x64 - CF, complete

        /* complete: [x66, x65] in [rbp, rbx] */
        sub r10, rbx               # x67 = x60 - x65, CF from x68, complete
        sbb rdx, rbp               # x68 = x61 - x66 - CF, CF from x69, complete
        sbb r11, r9                # x69 = x62 - x63 - CF, CF from x70, complete
        sbb r13, r8                # x70 = x59 - x64 - CF, complete

        /* complete: [x70, x69, x68, x67] in [r13, r11, rdx, r10] */
        mov r8, r10                # copy x67
        shr r8, 0x20               # x72 = x67 >> 32
        mov r9, r10                # copy x67
        shl r9, 0x20               # x71 = x67 << 32 mod 2^64
        mov rbx, r9                # copy x71
        sub rbx, r10               # x73 = x71 - x67, CF from x74, complete
        mov rbp, r8                # copy x72
        sbb rbp, 0x0               # x74 = x72 - CF, complete

        /* complete: [x74, x73] in [rbp, rbx] */
        sub rdx, rbx               # x75 = x68 - x73, CF from x76, complete
        sbb r11, rbp               # x76 = x69 - x74 - CF, CF from x77, complete
        sbb r13, r9                # x77 = x70 - x71 - CF, CF from x78, complete
        sbb r10, r8                # x78 = x67 - x72 - CF, complete

        /* complete: [x78, x77, x76, x75] in [r10, r13, r11, rdx] */
        xor r8d, r8d               # CF = OF = 0
        adox rdx, rcx              # x79 += x75 (OF is 0), OF to x80, complete
        adox r11, rdi              # x80 += x76 + OF, OF to x81, complete
        adox r13, rsi              # x81 += x77 + OF, OF to x82, complete
        adox r10, rax              # x82 += x78 + OF, OF to x88, complete

        /* complete: [x82, x81, x80, x79] in [r10, r13, r11, rdx] */
        seto al                    # begins neg(x88) = OF
        movzx eax, al              # neg(x88) = OF
        mov r8, rdx                # copy x79
        sub r8, -0x1               # x84 = x79 - 0xffffffffffffffff, CF from x85, complete
        mov r9, r11                # copy x80
        sbb r9, [rip+.Lfe_sm2_montgomery_mul_c1] # x85 = x80 - 0xffffffff00000000 - CF, CF from x86, complete
        mov rcx, r13               # copy x81
        sbb rcx, -0x1              # x86 = x81 - 0xffffffffffffffff - CF, CF from x87, complete
        mov rdi, r10               # copy x82
        sbb rdi, [rip+.Lfe_sm2_montgomery_mul_c2] # x87 = x82 - 0xfffffffeffffffff - CF, CF from x88, complete

        /* complete: [x87, x86, x85, x84] in [rdi, rcx, r9, r8] */
        sbb rax, 0x0               # neg(x88) -= CF, CF = x88
        cmovc r9, r11              # x90 = x88 ? x80 : x85, x88 in CF
        mov rax, [rsp-0x8]         # reload pointer out1
        mov [rax+0x8], r9          # out1[1] = x90
        cmovc r8, rdx              # x89 = x88 ? x79 : x84, x88 in CF
        mov [rax], r8              # out1[0] = x89
        cmovc rdi, r10             # x92 = x88 ? x82 : x87, x88 in CF
        mov [rax+0x18], rdi        # out1[3] = x92
        cmovc rcx, r13             # x91 = x88 ? x81 : x86, x88 in CF
        mov [rax+0x10], rcx        # out1[2] = x91

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
