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
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  pointer arg2
 *   [rsp-0x18]  pointer arg1
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
 * 140 instructions; 34.0 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.986 [1.980, 1.988] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * latency: 1.548 [1.546, 1.550] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 8f68fac5dfaa11892ef4562501586c773442d8e4fd250dab6b5cacb185b9f6c1
 * found by Fieldwright, seed 2, 2026-11-24T09:45:07.143Z
 * npm run optimize -- --curve p256-montgomery --op mul --seed 2 --budget 60s
 * sha256 of the code: 90d1c9911a2881433b9fd112e4d690bb0095193f2c8f0258757632b82606ac77
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

        mov rax, rdx               # copy pointer arg2
        mov rdx, [rax]             # load arg2[0]
        mulx r8, r9, [rsi]         # x9:x8 = arg1[0]*arg2[0]
        mov r10, r9                # copy x8
        shr r10, 0x20              # x21 = x8 >> 32
        mov r11, r9                # copy x8
        shl r11, 0x20              # x20 = x8 << 32 mod 2^64
        mov rcx, r9                # copy x8
        sub rcx, r11               # x22 = x8 - x20, CF from x23, complete
        sbb r9, r10                # x23 = x8 - x21 - CF, complete

        /* complete: [x23, x22] in [r9, rcx] */
        mulx rbx, rbp, [rsi+0x8]   # x11:x10 = arg1[1]*arg2[0]
        xor r12d, r12d             # CF = OF = 0
        adcx r8, rbp               # x16 = x9 + x10 (CF is 0), CF to x17, complete
        adox r11, r8               # x24 = x16 + x20 (OF is 0), OF to x25, complete
        mulx r8, rbp, [rsi+0x10]   # x13:x12 = arg1[2]*arg2[0]
        adcx rbx, rbp              # x17 = x11 + x12 + CF, CF to x18, complete
        mulx rbp, r12, [rsi+0x18]  # x15:x14 = arg1[3]*arg2[0]
        adcx r12, r8               # x18 = x13 + x14 + CF, CF to x19, complete
        mov rdx, [rsi]             # load arg1[0]
        mulx r8, r13, [rax+0x8]    # x30:x29 = arg1[0]*arg2[1]
        adox r10, rbx              # x25 = x17 + x21 + OF, OF to x26, complete
        adox r12, rcx              # x26 = x18 + x22 + OF, OF to x27, complete
        adcx rbp, [rip+.Lfe_p256_montgomery_mul_c0] # x19 = x15 + CF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [rbp, -, rbx, -] */
        adox rbp, r9               # x27 = x19 + x23 + OF, OF to x41, complete

        /* complete: [x27, x26, x25, x24] in [rbp, r12, r10, r11] */
        adcx r11, r13              # x37 = x29 + x24 (CF is 0), CF to x38, complete
        mov rdx, [rax+0x8]         # load arg2[1]
        mulx r9, rcx, [rsi+0x10]   # x34:x33 = arg1[2]*arg2[1]
        adcx r10, r8               # x38 = x25 + x30 + CF, CF to x39
        mulx r8, rbx, [rsi+0x8]    # x32:x31 = arg1[1]*arg2[1]
        adcx rcx, r8               # x39 = x32 + x33 + CF, CF to x40
        mulx r8, r13, [rsi+0x18]   # x36:x35 = arg1[3]*arg2[1]
        adcx r13, r9               # x40 = x34 + x35 + CF, CF to x41
        adcx r8, [rip+.Lfe_p256_montgomery_mul_c0] # x41 = x36 + CF, no carry
        adcx rbx, r10              # x38 += x31 (CF is 0), CF to x39, complete
        adcx r12, rcx              # x39 += x26 + CF, CF to x40, complete
        adcx rbp, r13              # x40 += x27 + CF, CF to x41, complete
        adox r8, [rip+.Lfe_p256_montgomery_mul_c0] # x41 += OF, no carry
        adc r8, 0x0                # x41 += CF, no carry, complete

        /* complete: [x41, x40, x39, x38, x37] in [r8, rbp, r12, rbx, r11] */
        mov r9, r11                # copy x37
        shr r9, 0x20               # x43 = x37 >> 32
        mov r10, r11               # copy x37
        shl r10, 0x20              # x42 = x37 << 32 mod 2^64
        mov rcx, r11               # copy x37
        sub rcx, r10               # x44 = x37 - x42, CF from x45, complete
        sbb r11, r9                # x45 = x37 - x43 - CF, complete

        /* complete: [x45, x44] in [r11, rcx] */
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx r13, r14, [rsi+0x8]   # x54:x53 = arg1[1]*arg2[2]
        add r10, rbx               # x46 = x38 + x42, CF to x47, complete
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx rbx, rdi, [rsi]       # x52:x51 = arg1[0]*arg2[2]
        adc r12, r9                # x47 = x39 + x43 + CF, CF to x48, complete
        adc rbp, rcx               # x48 = x40 + x44 + CF, CF to x49, complete
        mulx r9, rcx, [rsi+0x10]   # x56:x55 = arg1[2]*arg2[2]
        mov [rsp-0x10], rax        # spill pointer arg2
        mov [rsp-0x18], rsi        # spill pointer arg1
        mulx rax, rsi, [rsi+0x18]  # x58:x57 = arg1[3]*arg2[2]
        adc r11, r8                # x49 = x41 + x45 + CF, CF to x63, complete

        /* complete: [x49, x48, x47, x46] in [r11, rbp, r12, r10] */
        adc rax, 0x0               # x63 = x58 + CF, no carry
        xor r8d, r8d               # CF = OF = 0
        adox rbx, r14              # x60 = x53 + x52 (OF is 0), OF to x61
        adcx rdi, r10              # x59 = x51 + x46 (CF is 0), CF to x60, complete
        adcx r12, rbx              # x60 += x47 + CF, CF to x61, complete
        adox rbp, rcx              # x61 = x48 + x55 + OF, OF to x62
        adox r11, r9               # x62 = x49 + x56 + OF, OF to x63
        adcx rbp, r13              # x61 += x54 + CF, CF to x62, complete
        adcx rsi, r11              # x62 += x57 + CF, CF to x63, complete
        adox rax, [rip+.Lfe_p256_montgomery_mul_c0] # x63 += OF, no carry
        adc rax, 0x0               # x63 += CF, no carry, complete

        /* complete: [x63, x62, x61, x60, x59] in [rax, rsi, rbp, r12, rdi] */
        mov r8, rdi                # copy x59
        shl r8, 0x20               # x64 = x59 << 32 mod 2^64
        mov r9, rdi                # copy x59
        shr r9, 0x20               # x65 = x59 >> 32
        mov r10, rdi               # copy x59
        sub r10, r8                # x66 = x59 - x64, CF from x67, complete
        sbb rdi, r9                # x67 = x59 - x65 - CF, complete

        /* complete: [x67, x66] in [rdi, r10] */
        mov r11, [rsp-0x10]        # reload pointer arg2
        mov rdx, [r11+0x18]        # load arg2[3]
        mov rcx, [rsp-0x18]        # reload pointer arg1
        mulx rbx, r13, [rcx]       # x74:x73 = arg1[0]*arg2[3]
        add r12, r8                # x68 = x60 + x64, CF to x69, complete
        adcx rbp, r9               # x69 = x61 + x65 + CF, CF to x70, complete
        adc rsi, r10               # x70 = x62 + x66 + CF, CF to x71, complete
        mulx r8, r9, [rcx+0x18]    # x80:x79 = arg1[3]*arg2[3]
        adc rdi, rax               # x71 = x63 + x67 + CF, CF to x85, complete

        /* complete: [x71, x70, x69, x68] in [rdi, rsi, rbp, r12] */
        mulx rax, r10, [rcx+0x8]   # x76:x75 = arg1[1]*arg2[3]
        adc r8, 0x0                # x85 = x80 + CF, no carry
        xor r14d, r14d             # CF = OF = 0
        adcx rbp, r10              # x82 = x75 + x69 (CF is 0), CF to x83
        adox r12, r13              # x81 = x73 + x68 (OF is 0), OF to x82, complete
        adox rbx, rbp              # x82 += x74 + OF, OF to x83, complete
        mulx r10, r11, [rcx+0x10]  # x78:x77 = arg1[2]*arg2[3]
        adox rax, r11              # x83 = x77 + x76 + OF, OF to x84
        adox r9, r10               # x84 = x78 + x79 + OF, OF to x85
        adcx rax, rsi              # x83 += x70 + CF, CF to x84, complete
        adcx rdi, r9               # x84 += x71 + CF, CF to x85, complete
        adox r8, [rip+.Lfe_p256_montgomery_mul_c0] # x85 += OF, no carry
        adc r8, 0x0                # x85 += CF, no carry, complete

        /* complete: [x85, x84, x83, x82, x81] in [r8, rdi, rax, rbx, r12] */
        mov r9, r12                # copy x81
        shl r9, 0x20               # x86 = x81 << 32 mod 2^64
        mov r10, r12               # copy x81
        shr r10, 0x20              # x87 = x81 >> 32
        mov r11, r12               # copy x81
        sub r11, r9                # x88 = x81 - x86, CF from x89, complete
        sbb r12, r10               # x89 = x81 - x87 - CF, complete

        /* complete: [x89, x88] in [r12, r11] */
        xor ecx, ecx               # CF = OF = 0
        adcx r9, rbx               # x90 = x82 + x86 (CF is 0), CF to x91, complete
        adc rax, r10               # x91 = x83 + x87 + CF, CF to x92, complete
        adcx rdi, r11              # x92 = x84 + x88 + CF, CF to x93, complete
        adc r8, r12                # x93 = x85 + x89 + CF, CF to x99, complete

        /* complete: [x93, x92, x91, x90] in [r8, rdi, rax, r9] */
        mov r10d, 0x0              # begins neg(x99) = CF
        adc r10, 0x0               # neg(x99) = CF
        mov r11, r9                # copy x90
        sub r11, -0x1              # x95 = x90 - 0xffffffffffffffff, CF from x96, complete
        mov rcx, rax               # copy x91
        sbb rcx, [rip+.Lfe_p256_montgomery_mul_c1] # x96 = x91 - 0xffffffff - CF, CF from x97, complete
        mov rsi, rdi               # copy x92
        sbb rsi, 0x0               # x97 = x92 - CF, CF from x98, complete
        mov rdx, r8                # copy x93
        sbb rdx, [rip+.Lfe_p256_montgomery_mul_c2] # x98 = x93 - 0xffffffff00000001 - CF, CF from x99, complete

        /* complete: [x98, x97, x96, x95] in [rdx, rsi, rcx, r11] */
        sbb r10, 0x0               # neg(x99) -= CF, CF = x99
        cmovc rdx, r8              # x103 = x99 ? x93 : x98, x99 in CF
        mov r8, [rsp-0x8]          # reload pointer out1
        mov [r8+0x18], rdx         # out1[3] = x103
        cmovnc rax, rcx            # x101 = x99 ? x91 : x96, x99 in CF
        cmovnc rdi, rsi            # x102 = x99 ? x92 : x97, x99 in CF
        cmovnc r9, r11             # x100 = x99 ? x90 : x95, x99 in CF
        mov [r8+0x10], rdi         # out1[2] = x102
        mov [r8], r9               # out1[0] = x100
        mov [r8+0x8], rax          # out1[1] = x101

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
