/*
 * sm2-montgomery square (loose), modulo p = 2^256 - 2^224 - 2^96 + 2^64 - 1
 * out1 is congruent to arg1*arg1/2^256 modulo p
 * arg1 below p; out1 below p; arrays may overlap
 *
 * void fe_sm2_montgomery_square(uint64_t out1[4], const uint64_t arg1[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below p
 *   rsi  arg1[4]  read, below p
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  pointer arg1
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
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
 *   x31 = x17 + x17 + x24 (carry to x68)
 *   x68 = x18 + x18 + x25 + x64 (carry to x69)
 *   x69 = x19 + x19 + x26 + x65 (carry to x70)
 *   x70 = x20 + x20 + x27 + x66 (carry to x71)
 *   x71 = x28 + x67 (carry to x77)
 *   x73 = x68 - 0xffffffffffffffff (carry to x74)
 *   x74 = x69 - 0xffffffff00000000 (carry to x75)
 *   x75 = x70 - 0xffffffffffffffff (carry to x76)
 *   x76 = x71 - 0xfffffffeffffffff (carry to x77)
 *
 * 126 instructions; 28.2 cycles on AMD EPYC (amd-zen4)
 * throughput: 2.212 [2.212, 2.212] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.654 [1.653, 1.656] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 a707c64538d35dc5d79a45d08a9be17d33eb334b62edb10d3e8aed000eab0ec5
 * found by Fieldwright, seed 28, 2026-12-01T14:52:00.909Z
 * ./fieldwright optimize --field sm2-montgomery --op square --seed 28 --budget 66s --resume --cpu 1
 * sha256 of the code: a8402c2753d9276f9fd2ddd010a4a41eb5fd62291f6c542fc1dc51e7ee178f36
 */
        .intel_syntax noprefix
        .text
        .globl  fe_sm2_montgomery_square
        .type   fe_sm2_montgomery_square, @function
        .p2align 6
fe_sm2_montgomery_square:
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

        mov rdx, [rsi]             # load arg1[0]
        mulx rax, r8, rdx          # x22:x21 = arg1[0]*arg1[0]
        mulx r9, r10, [rsi+0x10]   # x7:x6 = arg1[0]*arg1[2]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r11, rcx, [rsi+0x10]  # x11:x10 = arg1[1]*arg1[2]
        mulx rbx, rbp, [rsi]       # x5:x4 = arg1[0]*arg1[1]
        xor r12d, r12d             # CF = OF = 0
        adox rbx, r10              # x16 = x5 + x6 (OF is 0), OF to x17, complete
        adcx rbp, rbp              # x29 = x4 + x4 (CF is 0), CF to x30
        adox rcx, r9               # x17 = x7 + x10 + OF, OF to x18
        mulx r9, r10, [rsi+0x18]   # x13:x12 = arg1[1]*arg1[3]
        mulx r12, r13, rdx         # x24:x23 = arg1[1]*arg1[1]
        adcx r13, rbx              # x30 = x23 + x16 + CF, CF to x31
        mov rdx, [rsi+0x18]        # load arg1[3]
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx r14, rdi, [rsi]       # x9:x8 = arg1[0]*arg1[3]
        adox r10, r14              # x18 = x12 + x9 + OF, OF to x19
        adox r9, [rip+.Lfe_sm2_montgomery_square_c0] # x19 = x13 + OF, no carry
        adox rdi, rcx              # x17 += x8 (OF is 0), OF to x18, complete
        adox r10, r11              # x18 += x11 + OF, OF to x19, complete
        mulx r11, rcx, [rsi+0x10]  # x15:x14 = arg1[2]*arg1[3]
        adox rcx, r9               # x19 += x14 + OF, OF to x20, complete
        adcx r12, rdi              # x31 = x24 + x17 + CF, CF to x68
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r9, r14, rdx          # x26:x25 = arg1[2]*arg1[2]
        adcx r14, r10              # x68 = x25 + x18 + CF, CF to x69
        adcx r9, rcx               # x69 = x19 + x26 + CF, CF to x70
        adox r11, [rip+.Lfe_sm2_montgomery_square_c0] # x20 = x15 + OF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r11, rcx, r10, rdi, rbx] */
        mov [rsp-0x10], rsi        # spill pointer arg1
        mov rsi, r11               # copy x20
        adc rsi, 0x0               # x70 = x20 + CF, no carry
        add rax, rbp               # x29 += x22, CF to x30, complete
        adc rbx, r13               # x30 += x16 + CF, CF to x31, complete
        mov ebp, 0x20              # constant 0x20
        shrx r13, r8, rbp          # x37 = x21 >> 32
        adc rdi, r12               # x31 += x17 + CF, CF to x68, complete

        /* complete: [x31, x30, x29] in [rdi, rbx, rax] */
        adcx r10, r14              # x68 += x18 + CF, CF to x69
        adcx rcx, r9               # x69 += x19 + CF, CF to x70
        mov r9, [rsp-0x10]         # reload pointer arg1
        mov rdx, [r9+0x18]         # load arg1[3]
        mulx r9, rdx, rdx          # x28:x27 = arg1[3]*arg1[3]
        adc rsi, r11               # x70 += x20 + CF, CF to x71
        adc r9, 0x0                # x71 = x28 + CF, no carry
        mov r11, r8                # copy x21
        shl r11, 0x20              # x36 = x21 << 32 mod 2^64
        mov r12, r11               # copy x36
        sub r12, r8                # x38 = x36 - x21, CF from x39, complete
        mov r14, r13               # copy x37
        sbb r14, 0x0               # x39 = x37 - CF, complete

        /* complete: [x39, x38] in [r14, r12] */
        sub rax, r12               # x40 = x29 - x38, CF from x41, complete
        sbb rbx, r14               # x41 = x30 - x39 - CF, CF from x42, complete
        sbb rdi, r11               # x42 = x31 - x36 - CF, CF from x43, complete
        adc r13, 0x0               # neg(x43) = x37 + CF
        mov r11, rax               # copy x40
        shl r11, 0x20              # x44 = x40 << 32 mod 2^64
        sub r8, r13                # x43 = x21 - neg(x43), complete

        /* complete: [x43, x42, x41, x40] in [r8, rdi, rbx, rax] */
        shrx r12, rax, rbp         # x45 = x40 >> 32
        mov r13, r11               # copy x44
        sub r13, rax               # x46 = x44 - x40, CF from x47, complete
        mov r14, r12               # copy x45
        sbb r14, 0x0               # x47 = x45 - CF, complete

        /* complete: [x47, x46] in [r14, r13] */
        sub rbx, r13               # x48 = x41 - x46, CF from x49, complete
        sbb rdi, r14               # x49 = x42 - x47 - CF, CF from x50, complete
        sbb r8, r11                # x50 = x43 - x44 - CF, CF from x51, complete
        sbb rax, r12               # x51 = x40 - x45 - CF, complete

        /* complete: [x51, x50, x49, x48] in [rax, r8, rdi, rbx] */
        xor r11d, r11d             # CF = OF = 0
        adcx rdx, rsi              # x70 += x27 (CF is 0), CF to x71
        adc r9, 0x0                # x71 += CF, no carry
        mov r11, rbx               # copy x48
        shr r11, 0x20              # x53 = x48 >> 32
        mov rsi, rbx               # copy x48
        shl rsi, 0x20              # x52 = x48 << 32 mod 2^64
        mov r12, rsi               # copy x52
        sub r12, rbx               # x54 = x52 - x48, CF from x55, complete
        mov r13, r11               # copy x53
        sbb r13, 0x0               # x55 = x53 - CF, complete

        /* complete: [x55, x54] in [r13, r12] */
        sub rdi, r12               # x56 = x49 - x54, CF from x57, complete
        sbb r8, r13                # x57 = x50 - x55 - CF, CF from x58, complete
        sbb rax, rsi               # x58 = x51 - x52 - CF, CF from x59, complete
        sbb rbx, r11               # x59 = x48 - x53 - CF, complete

        /* complete: [x59, x58, x57, x56] in [rbx, rax, r8, rdi] */
        shlx r11, rdi, rbp         # x60 = x56 << 32 mod 2^64
        mov rsi, r11               # copy x60
        sub rsi, rdi               # x62 = x60 - x56, CF from x63, complete
        shrx rbp, rdi, rbp         # x61 = x56 >> 32
        mov r12, rbp               # copy x61
        sbb r12, 0x0               # x63 = x61 - CF, complete

        /* complete: [x63, x62] in [r12, rsi] */
        sub r8, rsi                # x64 = x57 - x62, CF from x65, complete
        sbb rax, r12               # x65 = x58 - x63 - CF, CF from x66, complete
        sbb rbx, r11               # x66 = x59 - x60 - CF, CF from x67, complete
        sbb rdi, rbp               # x67 = x56 - x61 - CF, complete

        /* complete: [x67, x66, x65, x64] in [rdi, rbx, rax, r8] */
        xor r11d, r11d             # CF = OF = 0
        adcx r8, r10               # x68 += x64 (CF is 0), CF to x69, complete
        adcx rax, rcx              # x69 += x65 + CF, CF to x70, complete
        adcx rdx, rbx              # x70 += x66 + CF, CF to x71, complete
        adc r9, rdi                # x71 += x67 + CF, CF to x77, complete

        /* complete: [x71, x70, x69, x68] in [r9, rdx, rax, r8] */
        mov r10d, 0x0              # begins neg(x77) = CF
        adc r10, 0x0               # neg(x77) = CF
        mov r11, r8                # copy x68
        sub r11, -0x1              # x73 = x68 - 0xffffffffffffffff, CF from x74, complete
        mov rcx, rax               # copy x69
        sbb rcx, [rip+.Lfe_sm2_montgomery_square_c1] # x74 = x69 - 0xffffffff00000000 - CF, CF from x75, complete
        mov rdi, rdx               # copy x70
        sbb rdi, -0x1              # x75 = x70 - 0xffffffffffffffff - CF, CF from x76, complete
        mov rsi, r9                # copy x71
        sbb rsi, [rip+.Lfe_sm2_montgomery_square_c2] # x76 = x71 - 0xfffffffeffffffff - CF, CF from x77, complete

        /* complete: [x76, x75, x74, x73] in [rsi, rdi, rcx, r11] */
        sbb r10, 0x0               # neg(x77) -= CF, CF = x77
        cmovnc r9, rsi             # x81 = x77 ? x71 : x76, x77 in CF
        cmovnc r8, r11             # x78 = x77 ? x68 : x73, x77 in CF
        mov r10, [rsp-0x8]         # reload pointer out1
        mov [r10+0x18], r9         # out1[3] = x81
        cmovc rdi, rdx             # x80 = x77 ? x70 : x75, x77 in CF
        cmovc rcx, rax             # x79 = x77 ? x69 : x74, x77 in CF
        mov [r10+0x8], rcx         # out1[1] = x79
        mov [r10+0x10], rdi        # out1[2] = x80
        mov [r10], r8              # out1[0] = x78

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
.Lfe_sm2_montgomery_square_c0: .quad 0x0
.Lfe_sm2_montgomery_square_c1: .quad 0xffffffff00000000
.Lfe_sm2_montgomery_square_c2: .quad 0xfffffffeffffffff
        .size   fe_sm2_montgomery_square, .-fe_sm2_montgomery_square
        .section .note.GNU-stack, "", @progbits
