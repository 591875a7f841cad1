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
 *   [rsp-0x10]  x21
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
 * 128 instructions; 32.0 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.929 [1.924, 1.933] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.975 [1.972, 1.976] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 61, 2026-11-27T15:54:35.176Z
 * ./fieldwright optimize --field sm2-montgomery --op square --seed 61 --budget 32s --for latency --resume --cpu 1
 * sha256 of the code: ebfb52799f9b7a1b4d54ae512f7e9f6936155375fd76496f2ef9ad4e3f9a246c
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
        mulx rax, r8, [rsi+0x10]   # x7:x6 = arg1[0]*arg1[2]
        mulx r9, r10, rdx          # x22:x21 = arg1[0]*arg1[0]
        mulx r11, rcx, [rsi+0x8]   # x5:x4 = arg1[0]*arg1[1]
        xor ebx, ebx               # CF = OF = 0
        adcx r11, r8               # x16 = x6 + x5 (CF is 0), CF to x17, complete
        mulx r8, rbx, [rsi+0x18]   # x9:x8 = arg1[0]*arg1[3]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rbp, r12, [rsi+0x10]  # x11:x10 = arg1[1]*arg1[2]
        mulx r13, r14, [rsi+0x18]  # x13:x12 = arg1[1]*arg1[3]
        adcx r12, rbx              # x17 = x8 + x10 + CF, CF to x18
        adcx r8, r14               # x18 = x9 + x12 + CF, CF to x19
        adc r13, 0x0               # x19 = x13 + CF, no carry
        xor ebx, ebx               # CF = OF = 0
        adox r12, rax              # x17 += x7 (OF is 0), OF to x18, complete
        mulx rax, rbx, rdx         # x24:x23 = arg1[1]*arg1[1]
        adcx r9, rcx               # x29 = x4 + x22 (CF is 0), CF to x30
        adox r8, rbp               # x18 += x11 + OF, OF to x19, complete
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rbp, r14, rdx         # x28:x27 = arg1[3]*arg1[3]
        adcx rbx, r11              # x30 = x23 + x16 + CF, CF to x31
        adcx r12, r12              # x31 = x17 + x17 + CF, CF to x68
        mov rdx, [rsi+0x10]        # load arg1[2]
        mov [rsp-0x8], rdi         # spill pointer out1
        mov [rsp-0x10], r10        # spill x21
        mulx rdi, r10, rdx         # x26:x25 = arg1[2]*arg1[2]
        mulx rsi, rdx, [rsi+0x18]  # x15:x14 = arg1[2]*arg1[3]
        adcx r10, r8               # x68 = x18 + x25 + CF, CF to x69
        adox rdx, r13              # x19 += x14 + OF, OF to x20, complete
        adcx rdi, rdx              # x69 = x19 + x26 + CF, CF to x70
        adox rsi, [rip+.Lfe_sm2_montgomery_square_c0] # x20 = x15 + OF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [rsi, rdx, r8, -, r11] */
        adcx r14, rsi              # x70 = x20 + x27 + CF, CF to x71
        adc rbp, 0x0               # x71 = x28 + CF, no carry
        xor r13d, r13d             # CF = OF = 0
        adcx r9, rcx               # x29 += x4 (CF is 0), CF to x30, complete
        adcx rbx, r11              # x30 += x16 + CF, CF to x31, complete
        adc rax, r12               # x31 += x24 + CF, CF to x68, complete

        /* complete: [x31, x30, x29] in [rax, rbx, r9] */
        adc r8, r10                # x68 += x18 + CF, CF to x69
        adc rdx, rdi               # x69 += x19 + CF, CF to x70
        adc r14, rsi               # x70 += x20 + CF, CF to x71
        adc rbp, 0x0               # x71 += CF, no carry
        mov r10, [rsp-0x10]        # reload x21
        shl r10, 0x20              # x36 = x21 << 32 mod 2^64
        mov r11, [rsp-0x10]        # reload x21
        shr r11, 0x20              # x37 = x21 >> 32
        mov rcx, [rsp-0x10]        # reload x21
        sub rcx, r11               # x43 = x21 - x37
        mov rdi, r10               # copy x36
        sub rdi, [rsp-0x10]        # x38 = x36 - x21, CF from x39, complete
        sbb r11, 0x0               # x39 = x37 - CF, complete

        /* complete: [x39, x38] in [r11, rdi] */
        sub r9, rdi                # x40 = x29 - x38, CF from x41, complete
        sbb rbx, r11               # x41 = x30 - x39 - CF, CF from x42, complete
        sbb rax, r10               # x42 = x31 - x36 - CF, CF from x43, complete
        sbb rcx, 0x0               # x43 -= CF, complete

        /* complete: [x43, x42, x41, x40] in [rcx, rax, rbx, r9] */
        mov r10, r9                # copy x40
        shr r10, 0x20              # x45 = x40 >> 32
        mov r11, r9                # copy x40
        sub r11, r10               # x51 = x40 - x45
        mov rdi, r9                # copy x40
        shl rdi, 0x20              # x44 = x40 << 32 mod 2^64
        mov rsi, rdi               # copy x44
        sub rsi, r9                # x46 = x44 - x40, CF from x47, complete
        sbb r10, 0x0               # x47 = x45 - CF, complete

        /* complete: [x47, x46] in [r10, rsi] */
        sub rbx, rsi               # x48 = x41 - x46, CF from x49, complete
        sbb rax, r10               # x49 = x42 - x47 - CF, CF from x50, complete
        sbb rcx, rdi               # x50 = x43 - x44 - CF, CF from x51, complete
        sbb r11, 0x0               # x51 -= CF, complete

        /* complete: [x51, x50, x49, x48] in [r11, rcx, rax, rbx] */
        mov r9, rbx                # copy x48
        shl r9, 0x20               # x52 = x48 << 32 mod 2^64
        mov r10, rbx               # copy x48
        shr r10, 0x20              # x53 = x48 >> 32
        mov rdi, r9                # copy x52
        sub rdi, rbx               # x54 = x52 - x48, CF from x55, complete
        mov rsi, r10               # copy x53
        sbb rsi, 0x0               # x55 = x53 - CF, complete

        /* complete: [x55, x54] in [rsi, rdi] */
        sub rax, rdi               # x56 = x49 - x54, CF from x57, complete
        sbb rcx, rsi               # x57 = x50 - x55 - CF, CF from x58, complete
        sbb r11, r9                # x58 = x51 - x52 - CF, CF from x59, complete
        sbb rbx, r10               # x59 = x48 - x53 - CF, complete

        /* complete: [x59, x58, x57, x56] in [rbx, r11, rcx, rax] */
        mov r9, rax                # copy x56
        shr r9, 0x20               # x61 = x56 >> 32
        mov r10, rax               # copy x56
        shl r10, 0x20              # x60 = x56 << 32 mod 2^64
        mov rdi, r10               # copy x60
        sub rdi, rax               # x62 = x60 - x56, CF from x63, complete
        mov rsi, r9                # copy x61
        sbb rsi, 0x0               # x63 = x61 - CF, complete

        /* complete: [x63, x62] in [rsi, rdi] */
        sub rax, r9                # x67 = x56 - x61
        sub rcx, rdi               # x64 = x57 - x62, CF from x65, complete
        sbb r11, rsi               # x65 = x58 - x63 - CF, CF from x66, complete
        sbb rbx, r10               # x66 = x59 - x60 - CF, CF from x67, complete
        sbb rax, 0x0               # x67 -= CF, complete

        /* complete: [x67, x66, x65, x64] in [rax, rbx, r11, rcx] */
        xor r9d, r9d               # CF = OF = 0
        adcx r8, rcx               # x68 += x64 (CF is 0), CF to x69, complete
        adc rdx, r11               # x69 += x65 + CF, CF to x70, complete
        adc rbx, r14               # x70 += x66 + CF, CF to x71, complete
        adc rbp, rax               # x71 += x67 + CF, CF to x77, complete

        /* complete: [x71, x70, x69, x68] in [rbp, rbx, rdx, r8] */
        mov eax, 0x0               # begins neg(x77) = CF
        adc rax, 0x0               # neg(x77) = CF
        mov r9, r8                 # copy x68
        sub r9, -0x1               # x73 = x68 - 0xffffffffffffffff, CF from x74, complete
        mov r10, rdx               # copy x69
        sbb r10, [rip+.Lfe_sm2_montgomery_square_c1] # x74 = x69 - 0xffffffff00000000 - CF, CF from x75, complete
        mov r11, rbx               # copy x70
        sbb r11, -0x1              # x75 = x70 - 0xffffffffffffffff - CF, CF from x76, complete
        mov rcx, rbp               # copy x71
        sbb rcx, [rip+.Lfe_sm2_montgomery_square_c2] # x76 = x71 - 0xfffffffeffffffff - CF, CF from x77, complete

        /* complete: [x76, x75, x74, x73] in [rcx, r11, r10, r9] */
        sbb rax, 0x0               # neg(x77) -= CF, CF = x77
        cmovnc rbp, rcx            # x81 = x77 ? x71 : x76, x77 in CF
        cmovc r11, rbx             # x80 = x77 ? x70 : x75, x77 in CF
        cmovnc rdx, r10            # x79 = x77 ? x69 : x74, x77 in CF
        cmovnc r8, r9              # x78 = x77 ? x68 : x73, x77 in CF
        mov rax, [rsp-0x8]         # reload pointer out1
        mov [rax+0x10], r11        # out1[2] = x80
        mov [rax+0x18], rbp        # out1[3] = x81
        mov [rax+0x8], rdx         # out1[1] = x79
        mov [rax], r8              # out1[0] = x78

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
