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
 *   [rsp-0x10]  x37
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
 * 128 instructions; 32.0 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.952 [1.952, 1.952] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 2.101 [2.101, 2.101] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 d03e5463e3bd1a20dda4ab6d993bdf0d6833f5c9e7d1f141b932885b05c634e3
 * found by Fieldwright, seed 13, 2026-12-01T05:58:55.678Z
 * ./fieldwright optimize --field sm2-montgomery --op square --seed 13 --budget 30s --for latency --resume --cpu 1
 * sha256 of the code: f750c0f1e7efc63fd695f94162b4f7bbc6abec74e7088df6bc48640a1e82a619
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
        mulx r9, r10, [rsi+0x8]    # x5:x4 = arg1[0]*arg1[1]
        mulx r11, rcx, [rsi+0x10]  # x7:x6 = arg1[0]*arg1[2]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rbx, rbp, [rsi+0x10]  # x11:x10 = arg1[1]*arg1[2]
        xor r12d, r12d             # CF = OF = 0
        adox r9, rcx               # x16 = x5 + x6 (OF is 0), OF to x17, complete
        adox r11, rbp              # x17 = x7 + x10 + OF, OF to x18
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rcx, rbp, [rsi]       # x9:x8 = arg1[0]*arg1[3]
        adcx rbp, r11              # x17 += x8 (CF is 0), CF to x18, complete
        mulx r11, r12, [rsi+0x8]   # x13:x12 = arg1[1]*arg1[3]
        adcx rbx, r12              # x18 = x12 + x11 + CF, CF to x19
        adox rbx, rcx              # x18 += x9 + OF, OF to x19, complete
        adcx r11, [rip+.Lfe_sm2_montgomery_square_c0] # x19 = x13 + CF, no carry
        adcx rbp, rbp              # x31 = x17 + x17 (CF is 0), CF to x68
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rcx, r12, rdx         # x26:x25 = arg1[2]*arg1[2]
        mulx r13, r14, [rsi+0x18]  # x15:x14 = arg1[2]*arg1[3]
        adox r14, r11              # x19 += x14 + OF, OF to x20, complete
        adcx rbx, rbx              # x68 = x18 + x18 + CF, CF to x69
        adox r13, [rip+.Lfe_sm2_montgomery_square_c0] # x20 = x15 + OF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r13, r14, -, -, r9] */
        adc rcx, 0x0               # x69 = x26 + CF, no carry
        mov r11, r8                # copy x21
        shr r11, 0x20              # x37 = x21 >> 32
        mov rdx, [rsi+0x8]         # load arg1[1]
        mov [rsp-0x8], rdi         # spill pointer out1
        mov [rsp-0x10], r11        # spill x37
        mulx rdi, r11, rdx         # x24:x23 = arg1[1]*arg1[1]
        add r10, r10               # x29 = x4 + x4, CF to x30
        adc r11, r9                # x30 = x23 + x16 + CF, CF to x31
        adc rdi, 0x0               # x31.2 = x24 + CF, no carry
        add r14, r14               # x69.2 = x19 + x19, CF to x70
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rsi, rdx, rdx         # x28:x27 = arg1[3]*arg1[3]
        adcx rdx, r13              # x70 = x20 + x27 + CF, CF to x71
        adc rsi, 0x0               # x71 = x28 + CF, no carry
        add r10, rax               # x29 += x22, CF to x30, complete
        adcx r9, r11               # x30 += x16 + CF, CF to x31, complete
        adcx rdi, rbp              # x31 += x31.2 + CF, CF to x68, complete

        /* complete: [x31, x30, x29] in [rdi, r9, r10] */
        adc r12, rbx               # x68 += x25 + CF, CF to x69
        adc r14, rcx               # x69 += x69.2 + CF, CF to x70
        adc r13, rdx               # x70 += x20 + CF, CF to x71
        adc rsi, 0x0               # x71 += CF, no carry
        mov rax, r8                # copy x21
        shl rax, 0x20              # x36 = x21 << 32 mod 2^64
        sub rdi, rax               # x42 = x31 - x36, CF from x43
        mov r11, r8                # copy x21
        sbb r11, [rsp-0x10]        # x43 = x21 - x37 - CF
        sub rax, r8                # x38 = x36 - x21, CF from x39, complete
        mov r8, [rsp-0x10]         # reload x37
        sbb r8, 0x0                # x39 = x37 - CF, complete

        /* complete: [x39, x38] in [r8, rax] */
        sub r10, rax               # x40 = x29 - x38, CF from x41, complete
        sbb r9, r8                 # x41 = x30 - x39 - CF, CF from x42, complete
        sbb rdi, 0x0               # x42 -= CF, CF from x43, complete
        sbb r11, 0x0               # x43 -= CF, complete

        /* complete: [x43, x42, x41, x40] in [r11, rdi, r9, r10] */
        mov rax, r10               # copy x40
        shr rax, 0x20              # x45 = x40 >> 32
        mov r8, r10                # copy x40
        shl r8, 0x20               # x44 = x40 << 32 mod 2^64
        mov rcx, r8                # copy x44
        sub rcx, r10               # x46 = x44 - x40, CF from x47, complete
        mov rdx, rax               # copy x45
        sbb rdx, 0x0               # x47 = x45 - CF, complete

        /* complete: [x47, x46] in [rdx, rcx] */
        sub r9, rcx                # x48 = x41 - x46, CF from x49, complete
        sbb rdi, rdx               # x49 = x42 - x47 - CF, CF from x50, complete
        sbb r11, r8                # x50 = x43 - x44 - CF, CF from x51, complete
        sbb r10, rax               # x51 = x40 - x45 - CF, complete

        /* complete: [x51, x50, x49, x48] in [r10, r11, rdi, r9] */
        mov rax, r9                # copy x48
        shr rax, 0x20              # x53 = x48 >> 32
        mov r8, r9                 # copy x48
        shl r8, 0x20               # x52 = x48 << 32 mod 2^64
        mov rcx, r8                # copy x52
        sub rcx, r9                # x54 = x52 - x48, CF from x55, complete
        mov rdx, rax               # copy x53
        sbb rdx, 0x0               # x55 = x53 - CF, complete

        /* complete: [x55, x54] in [rdx, rcx] */
        sub rdi, rcx               # x56 = x49 - x54, CF from x57, complete
        mov ecx, 0x20              # constant 0x20
        shlx rbx, rdi, rcx         # x60 = x56 << 32 mod 2^64
        shrx rcx, rdi, rcx         # x61 = x56 >> 32
        sbb r11, rdx               # x57 = x50 - x55 - CF, CF from x58, complete
        sbb r10, r8                # x58 = x51 - x52 - CF, CF from x59, complete
        sbb r9, rax                # x59 = x48 - x53 - CF, complete

        /* complete: [x59, x58, x57, x56] in [r9, r10, r11, rdi] */
        mov rax, rbx               # copy x60
        sub rax, rdi               # x62 = x60 - x56, CF from x63, complete
        mov r8, rcx                # copy x61
        sbb r8, 0x0                # x63 = x61 - CF, complete

        /* complete: [x63, x62] in [r8, rax] */
        sub r11, rax               # x64 = x57 - x62, CF from x65, complete
        sbb r10, r8                # x65 = x58 - x63 - CF, CF from x66, complete
        sbb r9, rbx                # x66 = x59 - x60 - CF, CF from x67, complete
        sbb rdi, rcx               # x67 = x56 - x61 - CF, complete

        /* complete: [x67, x66, x65, x64] in [rdi, r9, r10, r11] */
        xor eax, eax               # CF = OF = 0
        adcx r11, r12              # x68 += x64 (CF is 0), CF to x69, complete
        adcx r10, r14              # x69 += x65 + CF, CF to x70, complete
        adc r13, r9                # x70 += x66 + CF, CF to x71, complete
        adc rsi, rdi               # x71 += x67 + CF, CF to x77, complete

        /* complete: [x71, x70, x69, x68] in [rsi, r13, r10, r11] */
        mov eax, 0x0               # begins neg(x77) = CF
        adc rax, 0x0               # neg(x77) = CF
        mov r8, r11                # copy x68
        sub r8, -0x1               # x73 = x68 - 0xffffffffffffffff, CF from x74, complete
        mov r9, r10                # copy x69
        sbb r9, [rip+.Lfe_sm2_montgomery_square_c1] # x74 = x69 - 0xffffffff00000000 - CF, CF from x75, complete
        mov rcx, r13               # copy x70
        sbb rcx, -0x1              # x75 = x70 - 0xffffffffffffffff - CF, CF from x76, complete
        mov rdi, rsi               # copy x71
        sbb rdi, [rip+.Lfe_sm2_montgomery_square_c2] # x76 = x71 - 0xfffffffeffffffff - CF, CF from x77, complete

        /* complete: [x76, x75, x74, x73] in [rdi, rcx, r9, r8] */
        sbb rax, 0x0               # neg(x77) -= CF, CF = x77
        cmovnc r10, r9             # x79 = x77 ? x69 : x74, x77 in CF
        cmovnc rsi, rdi            # x81 = x77 ? x71 : x76, x77 in CF
        mov rax, [rsp-0x8]         # reload pointer out1
        mov [rax+0x18], rsi        # out1[3] = x81
        cmovnc r11, r8             # x78 = x77 ? x68 : x73, x77 in CF
        cmovnc r13, rcx            # x80 = x77 ? x70 : x75, x77 in CF
        mov [rax+0x8], r10         # out1[1] = x79
        mov [rax+0x10], r13        # out1[2] = x80
        mov [rax], r11             # out1[0] = x78

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
