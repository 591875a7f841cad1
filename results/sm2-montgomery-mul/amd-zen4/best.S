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
 * Saved on the stack and restored: rbx, rbp, r12, r13
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x40
 *   [rsp-0x18]  x8
 *   [rsp-0x20]  x42
 *   [rsp-0x28]  x41
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
 * 149 instructions; 36.4 cycles on AMD EPYC (amd-zen4)
 * throughput: 2.057 [2.049, 2.069] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.734 [1.733, 1.737] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 a707c64538d35dc5d79a45d08a9be17d33eb334b62edb10d3e8aed000eab0ec5
 * found by Fieldwright, seed 20, 2026-12-01T14:42:49.352Z
 * ./fieldwright optimize --field sm2-montgomery --op mul --seed 20 --budget 66s --resume --cpu 1
 * sha256 of the code: 46d4b6b10cc4337367be17706c5a50e71e0c90c9a9221f7f669c0bc4f1273768
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

        mov rax, rdx               # copy pointer arg2
        mov rdx, [rax]             # load arg2[0]
        mulx r8, r9, [rsi+0x8]     # x11:x10 = arg1[1]*arg2[0]
        mov rdx, [rsi]             # load arg1[0]
        mulx r10, r11, [rax+0x10]  # x25:x24 = arg1[0]*arg2[2]
        mulx rcx, rbx, [rax+0x8]   # x17:x16 = arg1[0]*arg2[1]
        mov rdx, [rax]             # load arg2[0]
        mulx rbp, r12, [rsi+0x10]  # x13:x12 = arg1[2]*arg2[0]
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx r13, rdi, [rsi]       # x9:x8 = arg1[0]*arg2[0]
        add r9, rbx                # x40 = x16 + x10, CF to x41
        adc r8, r11                # x41 = x24 + x11 + CF, CF to x42
        adc r10, rbp               # x42 = x25 + x13 + CF, CF to x79
        mulx r11, rbx, [rsi+0x18]  # x15:x14 = arg1[3]*arg2[0]
        adc r11, 0x0               # x79 = x15 + CF, no carry
        xor ebp, ebp               # CF = OF = 0
        adcx r13, r9               # x40 += x9 (CF is 0), CF to x41, complete
        adox rcx, r8               # x41 += x17 (OF is 0), OF to x42
        mov rdx, [rax+0x8]         # load arg2[1]
        mulx r8, r9, [rsi+0x10]    # x21:x20 = arg1[2]*arg2[1]
        mov [rsp-0x10], r13        # spill x40
        mulx rbp, r13, [rsi+0x8]   # x19:x18 = arg1[1]*arg2[1]
        adcx rcx, r12              # x41 += x12 + CF, CF to x42
        adcx r9, rbx               # x42.2 = x20 + x14 + CF, CF to x79
        mov rdx, [rax+0x18]        # load arg2[3]
        mulx rbx, r12, [rsi]       # x33:x32 = arg1[0]*arg2[3]
        adox r10, rbp              # x42 += x19 + OF, OF to x79
        adox r8, r11               # x79 += x21 + OF, OF to x80
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx r11, rbp, [rsi+0x8]   # x27:x26 = arg1[1]*arg2[2]
        mov rdx, [rsi+0x18]        # load arg1[3]
        mov [rsp-0x18], rdi        # spill x8
        mov [rsp-0x20], r10        # spill x42
        mulx rdi, r10, [rax+0x8]   # x23:x22 = arg1[3]*arg2[1]
        adcx r11, rbx              # x79.2 = x33 + x27 + CF, CF to x80
        adcx rdi, [rip+.Lfe_sm2_montgomery_mul_c0] # x80 = x23 + CF, no carry
        adox rdi, [rip+.Lfe_sm2_montgomery_mul_c0] # x80 += OF, no carry
        xor ebx, ebx               # CF = OF = 0
        adox r13, rcx              # x41 += x18 (OF is 0), OF to x42, complete
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx rcx, rbx, [rsi+0x10]  # x29:x28 = arg1[2]*arg2[2]
        adox rbp, r12              # x42.3 = x26 + x32 + OF, OF to x79
        adcx r9, rbp               # x42.2 += x42.3 (CF is 0), CF to x79
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rbp, r12, [rax+0x18]  # x35:x34 = arg1[1]*arg2[3]
        adox r12, r8               # x79 += x34 + OF, OF to x80
        mov rdx, [rsi+0x10]        # load arg1[2]
        mov [rsp-0x28], r13        # spill x41
        mulx r8, r13, [rax+0x18]   # x37:x36 = arg1[2]*arg2[3]
        adcx r12, rbx              # x79 += x28 + CF, CF to x80
        adcx rdi, rcx              # x80 += x29 + CF, CF to x81
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rcx, rbx, [rax+0x10]  # x31:x30 = arg1[3]*arg2[2]
        adox rbx, rbp              # x80.2 = x35 + x30 + OF, OF to x81
        adcx rcx, [rip+.Lfe_sm2_montgomery_mul_c0] # x81 = x31 + CF, no carry
        adox rcx, [rip+.Lfe_sm2_montgomery_mul_c0] # x81 += OF, no carry
        xor ebp, ebp               # CF = OF = 0
        adcx r9, [rsp-0x20]        # x42 += x42.2 (CF is 0), CF to x79, complete

        /* complete: [x42, x41, x40] in [r9, [rsp-0x28], [rsp-0x10]] */
        adox r10, r11              # x79.2 += x22 (OF is 0), OF to x80
        mulx rax, r11, [rax+0x18]  # x39:x38 = arg1[3]*arg2[3]
        adox rdi, r13              # x80 += x36 + OF, OF to x81
        adcx r12, r10              # x79 += x79.2 + CF, CF to x80
        adox r8, r11               # x81.2 = x37 + x38 + OF, OF to x82
        adcx rbx, rdi              # x80 += x80.2 + CF, CF to x81
        adcx r8, rcx               # x81 += x81.2 + CF, CF to x82
        adox rax, [rip+.Lfe_sm2_montgomery_mul_c0] # x82 = x39 + OF, no carry
        adc rax, 0x0               # x82 += CF, no carry
        mov r10, [rsp-0x18]        # reload x8
        shr r10, 0x20              # x48 = x8 >> 32
        mov r11, [rsp-0x18]        # reload x8
        shl r11, 0x20              # x47 = x8 << 32 mod 2^64
        mov rcx, r11               # copy x47
        sub rcx, [rsp-0x18]        # x49 = x47 - x8, CF from x50, complete
        mov rdi, r10               # copy x48
        sbb rdi, 0x0               # x50 = x48 - CF, complete

        /* complete: [x50, x49] in [rdi, rcx] */
        mov rsi, [rsp-0x18]        # reload x8
        sub rsi, r10               # x54 = x8 - x48
        mov r10, [rsp-0x10]        # reload x40
        sub r10, rcx               # x51 = x40 - x49, CF from x52, complete
        mov rcx, [rsp-0x28]        # reload x41
        sbb rcx, rdi               # x52 = x41 - x50 - CF, CF from x53, complete
        sbb r9, r11                # x53 = x42 - x47 - CF, CF from x54, complete
        mov r11d, 0x20             # constant 0x20
        shrx rdi, r10, r11         # x56 = x51 >> 32
        sbb rsi, 0x0               # x54 -= CF, complete

        /* complete: [x54, x53, x52, x51] in [rsi, r9, rcx, r10] */
        mov rdx, r10               # copy x51
        shl rdx, 0x20              # x55 = x51 << 32 mod 2^64
        mov rbp, rdx               # copy x55
        sub rbp, r10               # x57 = x55 - x51, CF from x58, complete
        mov r13, rdi               # copy x56
        sbb r13, 0x0               # x58 = x56 - CF, complete

        /* complete: [x58, x57] in [r13, rbp] */
        sub rcx, rbp               # x59 = x52 - x57, CF from x60, complete
        shlx rbp, rcx, r11         # x63 = x59 << 32 mod 2^64
        sbb r9, r13                # x60 = x53 - x58 - CF, CF from x61, complete
        sbb rsi, rdx               # x61 = x54 - x55 - CF, CF from x62, complete
        shrx rdx, rcx, r11         # x64 = x59 >> 32
        sbb r10, rdi               # x62 = x51 - x56 - CF, complete

        /* complete: [x62, x61, x60, x59] in [r10, rsi, r9, rcx] */
        mov rdi, rbp               # copy x63
        sub rdi, rcx               # x65 = x63 - x59, CF from x66, complete
        mov r13, rdx               # copy x64
        sbb r13, 0x0               # x66 = x64 - CF, complete

        /* complete: [x66, x65] in [r13, rdi] */
        sub r9, rdi                # x67 = x60 - x65, CF from x68, complete
        sbb rsi, r13               # x68 = x61 - x66 - CF, CF from x69, complete
        sbb r10, rbp               # x69 = x62 - x63 - CF, CF from x70, complete
        sbb rcx, rdx               # x70 = x59 - x64 - CF, complete

        /* complete: [x70, x69, x68, x67] in [rcx, r10, rsi, r9] */
        mov rdi, r9                # copy x67
        shl rdi, 0x20              # x71 = x67 << 32 mod 2^64
        mov rdx, rdi               # copy x71
        sub rdx, r9                # x73 = x71 - x67, CF from x74, complete
        shrx r11, r9, r11          # x72 = x67 >> 32
        mov rbp, r11               # copy x72
        sbb rbp, 0x0               # x74 = x72 - CF, complete

        /* complete: [x74, x73] in [rbp, rdx] */
        sub rsi, rdx               # x75 = x68 - x73, CF from x76, complete
        sbb r10, rbp               # x76 = x69 - x74 - CF, CF from x77, complete
        sbb rcx, rdi               # x77 = x70 - x71 - CF, CF from x78, complete
        sbb r9, r11                # x78 = x67 - x72 - CF, complete

        /* complete: [x78, x77, x76, x75] in [r9, rcx, r10, rsi] */
        add r12, rsi               # x79 += x75, CF to x80, complete
        adc r10, rbx               # x80 += x76 + CF, CF to x81, complete
        adc rcx, r8                # x81 += x77 + CF, CF to x82, complete
        adc r9, rax                # x82 += x78 + CF, CF to x88, complete

        /* complete: [x82, x81, x80, x79] in [r9, rcx, r10, r12] */
        mov eax, 0x0               # begins neg(x88) = CF
        adc rax, 0x0               # neg(x88) = CF
        mov r8, r12                # copy x79
        sub r8, -0x1               # x84 = x79 - 0xffffffffffffffff, CF from x85, complete
        mov r11, r10               # copy x80
        sbb r11, [rip+.Lfe_sm2_montgomery_mul_c1] # x85 = x80 - 0xffffffff00000000 - CF, CF from x86, complete
        mov rdi, rcx               # copy x81
        sbb rdi, -0x1              # x86 = x81 - 0xffffffffffffffff - CF, CF from x87, complete
        mov rsi, r9                # copy x82
        sbb rsi, [rip+.Lfe_sm2_montgomery_mul_c2] # x87 = x82 - 0xfffffffeffffffff - CF, CF from x88, complete

        /* complete: [x87, x86, x85, x84] in [rsi, rdi, r11, r8] */
        sbb rax, 0x0               # neg(x88) -= CF, CF = x88
        cmovc r11, r10             # x90 = x88 ? x80 : x85, x88 in CF
        cmovc rsi, r9              # x92 = x88 ? x82 : x87, x88 in CF
        mov rax, [rsp-0x8]         # reload pointer out1
        mov [rax+0x18], rsi        # out1[3] = x92
        cmovc r8, r12              # x89 = x88 ? x79 : x84, x88 in CF
        mov [rax], r8              # out1[0] = x89
        cmovnc rcx, rdi            # x91 = x88 ? x81 : x86, x88 in CF
        mov [rax+0x10], rcx        # out1[2] = x91
        mov [rax+0x8], r11         # out1[1] = x90

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
