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
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, xmm0, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13
 * Spilled words:
 *   xmm0  pointer out1
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
 * 137 instructions; 33.3 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.996 [1.992, 1.999] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * latency: 1.485 [1.483, 1.486] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 d03e5463e3bd1a20dda4ab6d993bdf0d6833f5c9e7d1f141b932885b05c634e3
 * found by Fieldwright, seed 2, 2026-12-01T06:01:16.117Z
 * npm run optimize -- --field p256-montgomery --op mul --seed 2 --budget 75s
 * sha256 of the code: b1e9dc3cff7faaa43540d4c2be99b69fe3b902df7410ebf1cfd5598578ef806d
 */
        .intel_syntax noprefix
        .text
        .globl  fe_p256_montgomery_mul
        .type   fe_p256_montgomery_mul, @function
        .p2align 6
fe_p256_montgomery_mul:
        .cfi_startproc
        push rbx                                 # save rbx
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbx, 0
        push rbp                                 # save rbp
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbp, 0
        push r12                                 # save r12
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r12, 0
        push r13                                 # save r13
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r13, 0

        mov rax, rdx                             # copy pointer arg2
        mov rdx, [rax]                           # load arg2[0]
        mulx r8, r9, [rsi]                       # x9:x8 = arg1[0]*arg2[0]
        mov r10, r9                              # copy x8
        shl r10, 0x20                            # x20 = x8 << 32 mod 2^64
        mov r11, r9                              # copy x8
        shr r11, 0x20                            # x21 = x8 >> 32
        mov rcx, r9                              # copy x8
        sub rcx, r10                             # x22 = x8 - x20, CF from x23, complete
        sbb r9, r11                              # x23 = x8 - x21 - CF, complete

        /* complete: [x23, x22] in [r9, rcx] */
        mulx rbx, rbp, [rsi+0x18]                # x15:x14 = arg1[3]*arg2[0]
        mulx r12, r13, [rsi+0x8]                 # x11:x10 = arg1[1]*arg2[0]
        movq xmm0, rdi                           # spill pointer out1
        xor edi, edi                             # CF = OF = 0
        adcx r13, r8                             # x16 = x9 + x10 (CF is 0), CF to x17, complete
        adox r13, r10                            # x24 = x16 + x20 (OF is 0), OF to x25, complete
        mulx r8, r10, [rsi+0x10]                 # x13:x12 = arg1[2]*arg2[0]
        adcx r10, r12                            # x17 = x11 + x12 + CF, CF to x18, complete
        adox r10, r11                            # x25 = x17 + x21 + OF, OF to x26, complete
        adcx r8, rbp                             # x18 = x13 + x14 + CF, CF to x19, complete
        adox r8, rcx                             # x26 = x18 + x22 + OF, OF to x27, complete
        mov rdx, [rax+0x8]                       # load arg2[1]
        mulx r11, rcx, [rsi]                     # x30:x29 = arg1[0]*arg2[1]
        mulx rdi, rbp, [rsi+0x18]                # x36:x35 = arg1[3]*arg2[1]
        adcx rbx, [rip+.Lfe_p256_montgomery_mul_c0] # x19 = x15 + CF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [rbx, -, -, -] */
        adox r9, rbx                             # x27 = x19 + x23 + OF, OF to x41, complete

        /* complete: [x27, x26, x25, x24] in [r9, r8, r10, r13] */
        adox rdi, [rip+.Lfe_p256_montgomery_mul_c0] # x41 = x36 + OF, no carry
        xor ebx, ebx                             # CF = OF = 0
        adcx rcx, r13                            # x37 = x24 + x29 (CF is 0), CF to x38, complete
        mulx rbx, r12, [rsi+0x8]                 # x32:x31 = arg1[1]*arg2[1]
        adox r11, r10                            # x38 = x25 + x30 (OF is 0), OF to x39
        adcx r11, r12                            # x38 += x31 + CF, CF to x39, complete
        mulx r10, r12, [rsi+0x10]                # x34:x33 = arg1[2]*arg2[1]
        adox r12, r8                             # x39 = x33 + x26 + OF, OF to x40
        adox r9, rbp                             # x40 = x35 + x27 + OF, OF to x41
        adcx rbx, r12                            # x39 += x32 + CF, CF to x40, complete
        adcx r10, r9                             # x40 += x34 + CF, CF to x41, complete
        adox rdi, [rip+.Lfe_p256_montgomery_mul_c0] # x41 += OF, no carry
        adc rdi, 0x0                             # x41 += CF, no carry, complete

        /* complete: [x41, x40, x39, x38, x37] in [rdi, r10, rbx, r11, rcx] */
        mov r8, rcx                              # copy x37
        shl r8, 0x20                             # x42 = x37 << 32 mod 2^64
        mov r9, rcx                              # copy x37
        shr r9, 0x20                             # x43 = x37 >> 32
        xor ebp, ebp                             # CF = OF = 0
        adcx r11, r8                             # x46 = x38 + x42 (CF is 0), CF to x47, complete
        mov rbp, r9                              # copy x43
        adc rbp, 0x0                             # x47 = x43 + CF, no carry
        mov r12, rcx                             # copy x37
        sub r12, r8                              # x44 = x37 - x42, CF from x45, complete
        sbb rcx, r9                              # x45 = x37 - x43 - CF, complete

        /* complete: [x45, x44] in [rcx, r12] */
        mov rdx, [rax+0x10]                      # load arg2[2]
        mulx r8, r9, [rsi+0x18]                  # x58:x57 = arg1[3]*arg2[2]
        xor r13d, r13d                           # CF = OF = 0
        adox rbp, rbx                            # x47 += x39 (OF is 0), OF to x48, complete
        adox r12, r10                            # x48 = x40 + x44 + OF, OF to x49, complete
        adox rdi, rcx                            # x49 = x41 + x45 + OF, OF to x63, complete

        /* complete: [x49, x48, x47, x46] in [rdi, r12, rbp, r11] */
        mulx r10, rcx, [rsi]                     # x52:x51 = arg1[0]*arg2[2]
        adox r8, [rip+.Lfe_p256_montgomery_mul_c0] # x63 = x58 + OF, no carry
        xor ebx, ebx                             # CF = OF = 0
        adox r11, rcx                            # x59 = x46 + x51 (OF is 0), OF to x60, complete
        mulx rcx, rbx, [rsi+0x8]                 # x54:x53 = arg1[1]*arg2[2]
        adox r10, rbx                            # x60 = x53 + x52 + OF, OF to x61
        adcx rbp, r10                            # x60 += x47 (CF is 0), CF to x61, complete
        mulx r10, rbx, [rsi+0x10]                # x56:x55 = arg1[2]*arg2[2]
        adox rbx, rcx                            # x61 = x55 + x54 + OF, OF to x62
        adox rdi, r10                            # x62 = x49 + x56 + OF, OF to x63
        adcx rbx, r12                            # x61 += x48 + CF, CF to x62, complete
        adcx r9, rdi                             # x62 += x57 + CF, CF to x63, complete
        adox r8, [rip+.Lfe_p256_montgomery_mul_c0] # x63 += OF, no carry
        adc r8, 0x0                              # x63 += CF, no carry, complete

        /* complete: [x63, x62, x61, x60, x59] in [r8, r9, rbx, rbp, r11] */
        mov r10, r11                             # copy x59
        shl r10, 0x20                            # x64 = x59 << 32 mod 2^64
        mov ecx, 0x20                            # constant 0x20
        shrx rcx, r11, rcx                       # x65 = x59 >> 32
        mov rdi, r11                             # copy x59
        sub rdi, r10                             # x66 = x59 - x64, CF from x67, complete
        sbb r11, rcx                             # x67 = x59 - x65 - CF, complete

        /* complete: [x67, x66] in [r11, rdi] */
        mov rdx, [rax+0x18]                      # load arg2[3]
        mulx r12, r13, [rsi+0x18]                # x80:x79 = arg1[3]*arg2[3]
        add r10, rbp                             # x68 = x60 + x64, CF to x69, complete
        adcx rbx, rcx                            # x69 = x61 + x65 + CF, CF to x70, complete
        adc r9, rdi                              # x70 = x62 + x66 + CF, CF to x71, complete
        adc r11, r8                              # x71 = x63 + x67 + CF, CF to x85, complete

        /* complete: [x71, x70, x69, x68] in [r11, r9, rbx, r10] */
        mulx r8, rcx, [rsi]                      # x74:x73 = arg1[0]*arg2[3]
        adc r12, 0x0                             # x85 = x80 + CF, no carry
        xor edi, edi                             # CF = OF = 0
        adox rcx, r10                            # x81 = x68 + x73 (OF is 0), OF to x82, complete
        mulx r10, rdi, [rsi+0x8]                 # x76:x75 = arg1[1]*arg2[3]
        adox rdi, rbx                            # x82 = x75 + x69 + OF, OF to x83
        mulx rax, rsi, [rsi+0x10]                # x78:x77 = arg1[2]*arg2[3]
        adox rsi, r9                             # x83 = x70 + x77 + OF, OF to x84
        adox r13, r11                            # x84 = x79 + x71 + OF, OF to x85
        adcx r8, rdi                             # x82 += x74 (CF is 0), CF to x83, complete
        adcx r10, rsi                            # x83 += x76 + CF, CF to x84, complete
        adcx r13, rax                            # x84 += x78 + CF, CF to x85, complete
        adox r12, [rip+.Lfe_p256_montgomery_mul_c0] # x85 += OF, no carry
        adc r12, 0x0                             # x85 += CF, no carry, complete

        /* complete: [x85, x84, x83, x82, x81] in [r12, r13, r10, r8, rcx] */
        mov rax, rcx                             # copy x81
        shr rax, 0x20                            # x87 = x81 >> 32
        mov r9, rcx                              # copy x81
        shl r9, 0x20                             # x86 = x81 << 32 mod 2^64
        mov r11, rcx                             # copy x81
        sub r11, r9                              # x88 = x81 - x86, CF from x89, complete
        sbb rcx, rax                             # x89 = x81 - x87 - CF, complete

        /* complete: [x89, x88] in [rcx, r11] */
        add r9, r8                               # x90 = x82 + x86, CF to x91, complete
        adcx rax, r10                            # x91 = x83 + x87 + CF, CF to x92, complete
        adc r11, r13                             # x92 = x84 + x88 + CF, CF to x93, complete
        adcx rcx, r12                            # x93 = x85 + x89 + CF, CF to x99, complete

        /* complete: [x93, x92, x91, x90] in [rcx, r11, rax, r9] */
        setc r8b                                 # begins neg(x99) = CF
        movzx r8d, r8b                           # neg(x99) = CF
        mov r10, r9                              # copy x90
        sub r10, -0x1                            # x95 = x90 - 0xffffffffffffffff, CF from x96, complete
        mov rdi, rax                             # copy x91
        sbb rdi, [rip+.Lfe_p256_montgomery_mul_c1] # x96 = x91 - 0xffffffff - CF, CF from x97, complete
        mov rsi, r11                             # copy x92
        sbb rsi, 0x0                             # x97 = x92 - CF, CF from x98, complete
        mov rdx, rcx                             # copy x93
        sbb rdx, [rip+.Lfe_p256_montgomery_mul_c2] # x98 = x93 - 0xffffffff00000001 - CF, CF from x99, complete

        /* complete: [x98, x97, x96, x95] in [rdx, rsi, rdi, r10] */
        sbb r8, 0x0                              # neg(x99) -= CF, CF = x99
        cmovnc rcx, rdx                          # x103 = x99 ? x93 : x98, x99 in CF
        cmovc rdi, rax                           # x101 = x99 ? x91 : x96, x99 in CF
        movq rax, xmm0                           # reload pointer out1
        mov [rax+0x18], rcx                      # out1[3] = x103
        mov [rax+0x8], rdi                       # out1[1] = x101
        cmovc rsi, r11                           # x102 = x99 ? x92 : x97, x99 in CF
        mov [rax+0x10], rsi                      # out1[2] = x102
        cmovc r10, r9                            # x100 = x99 ? x90 : x95, x99 in CF
        mov [rax], r10                           # out1[0] = x100

        pop r13                                  # restore r13
        .cfi_adjust_cfa_offset -8
        .cfi_restore r13
        pop r12                                  # restore r12
        .cfi_adjust_cfa_offset -8
        .cfi_restore r12
        pop rbp                                  # restore rbp
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbp
        pop rbx                                  # restore rbx
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbx
        ret                                      # return
        .cfi_endproc
        .balign 8, 0xcc
.Lfe_p256_montgomery_mul_c0: .quad 0x0
.Lfe_p256_montgomery_mul_c1: .quad 0xffffffff
.Lfe_p256_montgomery_mul_c2: .quad 0xffffffff00000001
        .size   fe_p256_montgomery_mul, .-fe_p256_montgomery_mul
        .section .note.GNU-stack, "", @progbits
