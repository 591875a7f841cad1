/*
 * p256-montgomery mul (loose), modulo p = 2^256 - 2^224 + 2^192 + 2^96 - 1
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 *
 * void fe_p256_montgomery_mul(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
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
 * neg(x) is a part of the word x that is to be subtracted.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x24 = x16 + x20 (carry to x25)
 *   x25 = x17 + x21 (carry to x26)
 *   x26 = x18 + x22 (carry to x27)
 *   x27 = x19 + x23 (carry to x41)
 *   x37 = x24 + x29 (carry to x38)
 *   x38 = x25 + x30 + x31 (carry to x39)
 *   x39 = x26 + x32 + x33 (carry to x40)
 *   x40 = x27 + x34 + x35 (carry to x41)
 *   x41 = x36
 *   x46 = x38 + x42 (carry to x47)
 *   x47 = x39 + x43 (carry to x48)
 *   x48 = x40 + x44 (carry to x49)
 *   x49 = x41 + x45 (carry to x63)
 *   x59 = x46 + x51 (carry to x60)
 *   x60 = x47 + x52 + x53 (carry to x61)
 *   x61 = x48 + x54 + x55 (carry to x62)
 *   x62 = x49 + x56 + x57 (carry to x63)
 *   x63 = x58
 *   x68 = x60 + x64 (carry to x69)
 *   x69 = x61 + x65 (carry to x70)
 *   x70 = x62 + x66 (carry to x71)
 *   x71 = x63 + x67 (carry to x85)
 *   x81 = x68 + x73 (carry to x82)
 *   x82 = x69 + x74 + x75 (carry to x83)
 *   x83 = x70 + x76 + x77 (carry to x84)
 *   x84 = x71 + x78 + x79 (carry to x85)
 *   x85 = x80
 *
 * 139 instructions; 28.5 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.703 [1.700, 1.705] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * latency: 1.633 [1.632, 1.634] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 c7b31e64454fad870b4d91d96761fa2f984be035c0d2016ed473eb239684c5d9
 * found by Fieldwright, seed 3, 2026-11-23T12:57:42.617Z
 * npm run optimize -- --curve p256-montgomery --op mul --seed 3 --budget 80s
 * sha256 of the code: dee10c83f680453f668918ac72d23fc950e9a673ef37686564bba31a66975829
 */
        .intel_syntax noprefix
        .text
        .globl  fe_p256_montgomery_mul
        .type   fe_p256_montgomery_mul, @function
        .p2align 6
fe_p256_montgomery_mul:
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
        mov r10, r9                # copy x8
        shl r10, 0x20              # x20 = x8 << 32 mod 2^64
        mulx r11, rcx, [rsi+0x8]   # x11:x10 = arg1[1]*arg2[0]
        xor ebx, ebx               # CF = OF = 0
        adox r8, rcx               # x16 = x10 + x9 (OF is 0), OF to x17, complete
        mulx rcx, rbx, [rsi+0x18]  # x15:x14 = arg1[3]*arg2[0]
        mulx rbp, r12, [rsi+0x10]  # x13:x12 = arg1[2]*arg2[0]
        adox r12, r11              # x17 = x12 + x11 + OF, OF to x18, complete
        adox rbx, rbp              # x18 = x14 + x13 + OF, OF to x19, complete
        adox rcx, [rip+.Lfe_p256_montgomery_mul_c0] # x19 = x15 + OF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [rcx, rbx, r12, r8] */
        mov r11, r9                # copy x8
        shr r11, 0x20              # x21 = x8 >> 32
        mov rbp, r9                # copy x8
        sub rbp, r10               # x22 = x8 - x20, CF from x23, complete
        sbb r9, r11                # x23 = x8 - x21 - CF, complete

        /* complete: [x23, x22] in [r9, rbp] */
        xor r13d, r13d             # CF = OF = 0
        adcx r8, r10               # x24 = x16 + x20 (CF is 0), CF to x25, complete
        adcx r12, r11              # x25 = x17 + x21 + CF, CF to x26, complete
        mov rdx, [rsi]             # load arg1[0]
        mulx r10, r11, [rax+0x8]   # x30:x29 = arg1[0]*arg2[1]
        adc rbx, rbp               # x26 = x18 + x22 + CF, CF to x27, complete
        adc rcx, r9                # x27 = x19 + x23 + CF, CF to x41, complete

        /* complete: [x27, x26, x25, x24] in [rcx, rbx, r12, r8] */
        mov rdx, [rax+0x8]         # load arg2[1]
        mulx r9, rbp, [rsi+0x18]   # x36:x35 = arg1[3]*arg2[1]
        mulx r13, r14, [rsi+0x8]   # x32:x31 = arg1[1]*arg2[1]
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx r15, rdi, [rsi+0x10]  # x34:x33 = arg1[2]*arg2[1]
        adc r9, 0x0                # x41 = x36 + CF, no carry
        add r14, r10               # x38 = x31 + x30, CF to x39
        adc rdi, rbx               # x39 = x33 + x26 + CF, CF to x40
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx r10, rbx, [rsi+0x18]  # x58:x57 = arg1[3]*arg2[2]
        adcx rbp, rcx              # x40 = x27 + x35 + CF, CF to x41
        adc r9, 0x0                # x41 += CF, no carry
        add r11, r8                # x37 = x29 + x24, CF to x38, complete
        mulx r8, rcx, [rsi+0x8]    # x54:x53 = arg1[1]*arg2[2]
        adc r14, r12               # x38 += x25 + CF, CF to x39, complete
        adc rdi, r13               # x39 += x32 + CF, CF to x40, complete
        adcx r15, rbp              # x40 += x34 + CF, CF to x41, complete
        adc r9, 0x0                # x41 += CF, no carry, complete

        /* complete: [x41, x40, x39, x38, x37] in [r9, r15, rdi, r14, r11] */
        mov rbp, r11               # copy x37
        shl rbp, 0x20              # x42 = x37 << 32 mod 2^64
        mov r12, r11               # copy x37
        shr r12, 0x20              # x43 = x37 >> 32
        mov r13, r11               # copy x37
        sub r13, rbp               # x44 = x37 - x42, CF from x45, complete
        sbb r11, r12               # x45 = x37 - x43 - CF, complete

        /* complete: [x45, x44] in [r11, r13] */
        add r14, rbp               # x46 = x38 + x42, CF to x47, complete
        adcx r12, rdi              # x47 = x39 + x43 + CF, CF to x48, complete
        mulx rdi, rbp, [rsi]       # x52:x51 = arg1[0]*arg2[2]
        adcx r15, r13              # x48 = x40 + x44 + CF, CF to x49, complete
        adcx r11, r9               # x49 = x41 + x45 + CF, CF to x63, complete

        /* complete: [x49, x48, x47, x46] in [r11, r15, r12, r14] */
        mulx r9, r13, [rsi+0x10]   # x56:x55 = arg1[2]*arg2[2]
        adc r10, 0x0               # x63 = x58 + CF, no carry
        add rdi, rcx               # x60 = x52 + x53, CF to x61
        adcx r8, r13               # x61 = x55 + x54 + CF, CF to x62
        adc r11, rbx               # x62 = x49 + x57 + CF, CF to x63
        adc r10, 0x0               # x63 += CF, no carry
        add rbp, r14               # x59 = x51 + x46, CF to x60, complete
        adcx r12, rdi              # x60 += x47 + CF, CF to x61, complete
        adcx r15, r8               # x61 += x48 + CF, CF to x62, complete
        adcx r9, r11               # x62 += x56 + CF, CF to x63, complete
        mov rdx, [rax+0x18]        # load arg2[3]
        mulx r8, r11, [rsi+0x18]   # x80:x79 = arg1[3]*arg2[3]
        mulx rcx, rdi, [rsi+0x10]  # x78:x77 = arg1[2]*arg2[3]
        mulx rbx, r13, [rsi]       # x74:x73 = arg1[0]*arg2[3]
        mulx rax, rsi, [rsi+0x8]   # x76:x75 = arg1[1]*arg2[3]
        adc r10, 0x0               # x63 += CF, no carry, complete

        /* complete: [x63, x62, x61, x60, x59] in [r10, r9, r15, r12, rbp] */
        mov rdx, rbp               # copy x59
        shl rdx, 0x20              # x64 = x59 << 32 mod 2^64
        xor r14d, r14d             # CF = OF = 0
        adcx rbx, rsi              # x82 = x74 + x75 (CF is 0), CF to x83
        adc rdi, rax               # x83 = x76 + x77 + CF, CF to x84
        adcx r11, rcx              # x84 = x79 + x78 + CF, CF to x85
        adc r8, 0x0                # x85 = x80 + CF, no carry
        mov rax, rbp               # copy x59
        shr rax, 0x20              # x65 = x59 >> 32
        mov rcx, rbp               # copy x59
        sub rcx, rdx               # x66 = x59 - x64, CF from x67, complete
        sbb rbp, rax               # x67 = x59 - x65 - CF, complete

        /* complete: [x67, x66] in [rbp, rcx] */
        xor esi, esi               # CF = OF = 0
        adcx rdx, r12              # x68 = x60 + x64 (CF is 0), CF to x69, complete
        adc r15, rax               # x69 = x61 + x65 + CF, CF to x70, complete
        adc r9, rcx                # x70 = x62 + x66 + CF, CF to x71, complete
        adcx r10, rbp              # x71 = x63 + x67 + CF, CF to x85, complete

        /* complete: [x71, x70, x69, x68] in [r10, r9, r15, rdx] */
        adc r8, 0x0                # x85 += CF, no carry
        add r13, rdx               # x81 = x73 + x68, CF to x82, complete
        adcx r15, rbx              # x82 += x69 + CF, CF to x83, complete
        adc rdi, r9                # x83 += x70 + CF, CF to x84, complete
        adcx r11, r10              # x84 += x71 + CF, CF to x85, complete
        adc r8, 0x0                # x85 += CF, no carry, complete

        /* complete: [x85, x84, x83, x82, x81] in [r8, r11, rdi, r15, r13] */
        mov rax, r13               # copy x81
        shr rax, 0x20              # x87 = x81 >> 32
        mov r9, r13                # copy x81
        shl r9, 0x20               # x86 = x81 << 32 mod 2^64
        mov r10, r13               # copy x81
        sub r10, r9                # x88 = x81 - x86, CF from x89, complete
        sbb r13, rax               # x89 = x81 - x87 - CF, complete

        /* complete: [x89, x88] in [r13, r10] */
        xor ecx, ecx               # CF = OF = 0
        adcx r9, r15               # x90 = x82 + x86 (CF is 0), CF to x91, complete
        adcx rax, rdi              # x91 = x83 + x87 + CF, CF to x92, complete
        adc r11, r10               # x92 = x84 + x88 + CF, CF to x93, complete
        adc r13, r8                # x93 = x85 + x89 + CF, CF to x99, complete

        /* complete: [x93, x92, x91, x90] in [r13, r11, rax, r9] */
        mov r8d, 0x0               # begins neg(x99) = CF
        adc r8, 0x0                # neg(x99) = CF
        mov r10, r9                # copy x90
        sub r10, -0x1              # x95 = x90 - 0xffffffffffffffff, CF from x96, complete
        mov rcx, rax               # copy x91
        sbb rcx, [rip+.Lfe_p256_montgomery_mul_c1] # x96 = x91 - 0xffffffff - CF, CF from x97, complete
        mov rdi, r11               # copy x92
        sbb rdi, 0x0               # x97 = x92 - CF, CF from x98, complete
        mov rsi, r13               # copy x93
        sbb rsi, [rip+.Lfe_p256_montgomery_mul_c2] # x98 = x93 - 0xffffffff00000001 - CF, CF from x99, complete

        /* complete: [x98, x97, x96, x95] in [rsi, rdi, rcx, r10] */
        sbb r8, 0x0                # neg(x99) -= CF, CF = x99
        cmovc rdi, r11             # x102 = x99 ? x92 : x97, x99 in CF
        cmovnc r13, rsi            # x103 = x99 ? x93 : x98, x99 in CF
        cmovnc rax, rcx            # x101 = x99 ? x91 : x96, x99 in CF
        cmovc r10, r9              # x100 = x99 ? x90 : x95, x99 in CF
        mov r8, [rsp-0x8]          # reload pointer out1
        mov [r8+0x10], rdi         # out1[2] = x102
        mov [r8+0x18], r13         # out1[3] = x103
        mov [r8+0x8], rax          # out1[1] = x101
        mov [r8], r10              # out1[0] = x100

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
.Lfe_p256_montgomery_mul_c0: .quad 0x0
.Lfe_p256_montgomery_mul_c1: .quad 0xffffffff
.Lfe_p256_montgomery_mul_c2: .quad 0xffffffff00000001
        .size   fe_p256_montgomery_mul, .-fe_p256_montgomery_mul
        .section .note.GNU-stack, "", @progbits
