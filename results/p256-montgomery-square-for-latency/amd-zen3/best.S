/*
 * p256-montgomery square (loose), modulo p = 2^256 - 2^224 + 2^192 + 2^96 - 1
 * out1 is congruent to arg1*arg1/2^256 modulo p
 * arg1 below p; out1 below p; arrays may overlap
 *
 * void fe_p256_montgomery_square(uint64_t out1[4], const uint64_t arg1[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below p
 *   rsi  arg1[4]  read, below p
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x21
 *   [rsp-0x18]  x28
 *   [rsp-0x20]  x27
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
 *   x31 = x17 + x17 + x24 (carry to x60)
 *   x38 = x29 + x36 (carry to x39)
 *   x39 = x30 + x37 (carry to x40)
 *   x40 = x31 + x21 - x36 (carry to x41)
 *   x41 = - x37 + x21
 *   x44 = x39 + x42 (carry to x45)
 *   x45 = x40 + x43 (carry to x46)
 *   x46 = x41 + x38 - x42 (carry to x47)
 *   x47 = - x43 + x38
 *   x50 = x45 + x48 (carry to x51)
 *   x51 = x46 + x49 (carry to x52)
 *   x52 = x47 + x44 - x48 (carry to x53)
 *   x53 = - x49 + x44
 *   x56 = x51 + x54 (carry to x57)
 *   x57 = x52 + x55 (carry to x58)
 *   x58 = x53 + x50 - x54 (carry to x59)
 *   x59 = - x55 + x50
 *   x60 = x18 + x18 + x25 + x56 (carry to x61)
 *   x61 = x19 + x19 + x26 + x57 (carry to x62)
 *   x62 = x20 + x20 + x27 + x58 (carry to x63)
 *   x63 = x28 + x59 (carry to x69)
 *   x65 = x60 - 0xffffffffffffffff (carry to x66)
 *   x66 = x61 - 0xffffffff (carry to x67)
 *   x67 = x62 (carry to x68)
 *   x68 = x63 - 0xffffffff00000001 (carry to x69)
 *
 * 123 instructions; 30.4 cycles on AMD EPYC (amd-zen3)
 * throughput: 2.043 [2.036, 2.044] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 2.012 [2.008, 2.012] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 62, 2026-11-27T15:55:13.076Z
 * ./fieldwright optimize --field p256-montgomery --op square --seed 62 --budget 32s --for latency --resume --cpu 1
 * sha256 of the code: 26d575467d5082cac240989e46c2c657cb3d4e76e974a02d8de2f1f3426a8719
 */
        .intel_syntax noprefix
        .text
        .globl  fe_p256_montgomery_square
        .type   fe_p256_montgomery_square, @function
        .p2align 6
fe_p256_montgomery_square:
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

        mov rdx, [rsi]             # load arg1[0]
        mulx rax, r8, rdx          # x22:x21 = arg1[0]*arg1[0]
        mulx r9, r10, [rsi+0x10]   # x7:x6 = arg1[0]*arg1[2]
        mulx r11, rcx, [rsi+0x8]   # x5:x4 = arg1[0]*arg1[1]
        xor ebx, ebx               # CF = OF = 0
        adcx r10, r11              # x16 = x6 + x5 (CF is 0), CF to x17, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r11, rbx, rdx         # x24:x23 = arg1[1]*arg1[1]
        mulx rbp, r12, [rsi+0x10]  # x11:x10 = arg1[1]*arg1[2]
        mov rdx, [rsi+0x18]        # load arg1[3]
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx r13, rdi, rdx         # x28:x27 = arg1[3]*arg1[3]
        adox rax, rcx              # x29 = x4 + x22 (OF is 0), OF to x30
        mov [rsp-0x10], r8         # spill x21
        mov [rsp-0x18], r13        # spill x28
        mulx r8, r13, [rsi]        # x9:x8 = arg1[0]*arg1[3]
        adcx r12, r9               # x17 = x10 + x7 + CF, CF to x18
        adox r10, r10              # x30 = x16 + x16 + OF, OF to x31
        mov [rsp-0x20], rdi        # spill x27
        mulx r9, rdi, [rsi+0x8]    # x13:x12 = arg1[1]*arg1[3]
        adcx rdi, rbp              # x18 = x12 + x11 + CF, CF to x19
        adcx r9, [rip+.Lfe_p256_montgomery_square_c0] # x19 = x13 + CF, no carry
        adox r11, [rip+.Lfe_p256_montgomery_square_c0] # x31 = x24 + OF, no carry
        xor ebp, ebp               # CF = OF = 0
        adcx r12, r13              # x17 += x8 (CF is 0), CF to x18, complete
        adc rdi, r8                # x18 += x9 + CF, CF to x19, complete
        mulx r8, rbp, [rsi+0x10]   # x15:x14 = arg1[2]*arg1[3]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rsi, rdx, rdx         # x26:x25 = arg1[2]*arg1[2]
        adc rbp, r9                # x19 += x14 + CF, CF to x20, complete
        adc r8, 0x0                # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r8, rbp, rdi, r12, -] */
        xor r9d, r9d               # CF = OF = 0
        adox rcx, rax              # x29 += x4 (OF is 0), OF to x30, complete
        adcx r12, r12              # x31.2 = x17 + x17 (CF is 0), CF to x60
        adox r10, rbx              # x30 += x23 + OF, OF to x31, complete
        adox r11, r12              # x31 += x31.2 + OF, OF to x60, complete

        /* complete: [x31, x30, x29] in [r11, r10, rcx] */
        adcx rdx, rdi              # x60 = x25 + x18 + CF, CF to x61
        adox rdi, rdx              # x60 += x18 + OF, OF to x61
        adcx rbp, rbp              # x61 = x19 + x19 + CF, CF to x62
        adox rbp, rsi              # x61 += x26 + OF, OF to x62
        adox r8, r8                # x62 = x20 + x20 + OF, OF to x63
        adcx r8, [rsp-0x20]        # x62 += x27 + CF, CF to x63
        mov rax, [rsp-0x18]        # reload x28
        adox rax, [rip+.Lfe_p256_montgomery_square_c0] # x63 = x28 + OF, no carry
        adc rax, 0x0               # x63 += CF, no carry
        mov r9, [rsp-0x10]         # reload x21
        shl r9, 0x20               # x36 = x21 << 32 mod 2^64
        mov rsi, [rsp-0x10]        # reload x21
        shr rsi, 0x20              # x37 = x21 >> 32
        mov rdx, [rsp-0x10]        # reload x21
        sub rdx, rsi               # x41 = x21 - x37
        xor ebx, ebx               # CF = OF = 0
        adcx rcx, r9               # x38 = x29 + x36 (CF is 0), CF to x39, complete
        adcx rsi, r10              # x39 = x30 + x37 + CF, CF to x40, complete
        adcx r11, [rsp-0x10]       # x40 = x31 + x21 + CF, CF to x41
        adc rdx, 0x0               # x41 += CF
        mov r10, rcx               # copy x38
        shr r10, 0x20              # x43 = x38 >> 32
        mov rbx, rcx               # copy x38
        shl rbx, 0x20              # x42 = x38 << 32 mod 2^64
        sub r11, r9                # x40 -= x36, CF from x41, complete
        sbb rdx, 0x0               # x41 -= CF, complete

        /* complete: [x41, x40, x39, x38] in [rdx, r11, rsi, rcx] */
        add rsi, rbx               # x44 = x39 + x42, CF to x45, complete
        adc r11, r10               # x45 = x40 + x43 + CF, CF to x46, complete
        adcx rdx, rcx              # x46 = x41 + x38 + CF, CF to x47
        sbb r10, 0x0               # neg(x47) = x43 - CF
        mov r9, rsi                # copy x44
        shl r9, 0x20               # x48 = x44 << 32 mod 2^64
        sub rdx, rbx               # x46 -= x42, CF from x47, complete
        sbb rcx, r10               # x47 = x38 - neg(x47) - CF, complete

        /* complete: [x47, x46, x45, x44] in [rcx, rdx, r11, rsi] */
        mov r10, rsi               # copy x44
        shr r10, 0x20              # x49 = x44 >> 32
        mov rbx, rsi               # copy x44
        sub rbx, r9                # x52 = x44 - x48, CF from x53
        sbb rsi, r10               # x53 = x44 - x49 - CF
        add r9, r11                # x50 = x45 + x48, CF to x51, complete
        adc r10, rdx               # x51 = x46 + x49 + CF, CF to x52, complete
        adcx rcx, rbx              # x52 += x47 + CF, CF to x53, complete
        adc rsi, 0x0               # x53 += CF, complete

        /* complete: [x53, x52, x51, x50] in [rsi, rcx, r10, r9] */
        mov r11, r9                # copy x50
        shr r11, 0x20              # x55 = x50 >> 32
        mov rdx, r9                # copy x50
        shl rdx, 0x20              # x54 = x50 << 32 mod 2^64
        xor ebx, ebx               # CF = OF = 0
        adcx r10, rdx              # x56 = x51 + x54 (CF is 0), CF to x57, complete
        adc rcx, r11               # x57 = x52 + x55 + CF, CF to x58, complete
        adc rsi, r9                # x58 = x53 + x50 + CF, CF to x59
        sbb r11, 0x0               # neg(x59) = x55 - CF
        sub rsi, rdx               # x58 -= x54, CF from x59, complete
        sbb r9, r11                # x59 = x50 - neg(x59) - CF, complete

        /* complete: [x59, x58, x57, x56] in [r9, rsi, rcx, r10] */
        add r10, rdi               # x60 += x56, CF to x61, complete
        adc rcx, rbp               # x61 += x57 + CF, CF to x62, complete
        adc rsi, r8                # x62 += x58 + CF, CF to x63, complete
        adcx r9, rax               # x63 += x59 + CF, CF to x69, complete

        /* complete: [x63, x62, x61, x60] in [r9, rsi, rcx, r10] */
        mov eax, 0x0               # begins neg(x69) = CF
        adc rax, 0x0               # neg(x69) = CF
        mov r8, r10                # copy x60
        sub r8, -0x1               # x65 = x60 - 0xffffffffffffffff, CF from x66, complete
        mov r11, rcx               # copy x61
        sbb r11, [rip+.Lfe_p256_montgomery_square_c1] # x66 = x61 - 0xffffffff - CF, CF from x67, complete
        mov rdi, rsi               # copy x62
        sbb rdi, 0x0               # x67 = x62 - CF, CF from x68, complete
        mov rdx, r9                # copy x63
        sbb rdx, [rip+.Lfe_p256_montgomery_square_c2] # x68 = x63 - 0xffffffff00000001 - CF, CF from x69, complete

        /* complete: [x68, x67, x66, x65] in [rdx, rdi, r11, r8] */
        sbb rax, 0x0               # neg(x69) -= CF, CF = x69
        cmovc r8, r10              # x70 = x69 ? x60 : x65, x69 in CF
        cmovc r11, rcx             # x71 = x69 ? x61 : x66, x69 in CF
        cmovnc r9, rdx             # x73 = x69 ? x63 : x68, x69 in CF
        cmovc rdi, rsi             # x72 = x69 ? x62 : x67, x69 in CF
        mov rax, [rsp-0x8]         # reload pointer out1
        mov [rax], r8              # out1[0] = x70
        mov [rax+0x8], r11         # out1[1] = x71
        mov [rax+0x18], r9         # out1[3] = x73
        mov [rax+0x10], rdi        # out1[2] = x72

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
.Lfe_p256_montgomery_square_c0: .quad 0x0
.Lfe_p256_montgomery_square_c1: .quad 0xffffffff
.Lfe_p256_montgomery_square_c2: .quad 0xffffffff00000001
        .size   fe_p256_montgomery_square, .-fe_p256_montgomery_square
        .section .note.GNU-stack, "", @progbits
