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
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14
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
 *   x24 = x22 + x16 (carry to x25)
 *   x25 = x23 + x17 (carry to x26)
 *   x26 = x20 + x18 (carry to x27)
 *   x27 = x21 + x19 (carry to x41)
 *   x37 = x24 + x29 (carry to x38)
 *   x38 = x25 + x30 + x31 (carry to x39)
 *   x39 = x26 + x32 + x33 (carry to x40)
 *   x40 = x27 + x34 + x35 (carry to x41)
 *   x41 = x36
 *   x46 = x38 + x44 (carry to x47)
 *   x47 = x39 + x45 (carry to x48)
 *   x48 = x40 + x42 (carry to x49)
 *   x49 = x41 + x43 (carry to x63)
 *   x59 = x46 + x51 (carry to x60)
 *   x60 = x47 + x52 + x53 (carry to x61)
 *   x61 = x48 + x54 + x55 (carry to x62)
 *   x62 = x49 + x56 + x57 (carry to x63)
 *   x63 = x58
 *   x68 = x60 + x66 (carry to x69)
 *   x69 = x61 + x67 (carry to x70)
 *   x70 = x62 + x64 (carry to x71)
 *   x71 = x63 + x65 (carry to x85)
 *   x81 = x68 + x73 (carry to x82)
 *   x82 = x69 + x74 + x75 (carry to x83)
 *   x83 = x70 + x76 + x77 (carry to x84)
 *   x84 = x71 + x78 + x79 (carry to x85)
 *   x85 = x80
 *
 * 123 instructions; 44.3 cycles on Intel(R) Xeon(R) Processor @ 2.50GHz (intel-skylake)
 * throughput: 1.675 [1.647, 1.683] times as fast as the strongest opponent, llc-22 -O3 -mcpu=native
 * latency: 1.615 [1.612, 1.620] times as fast as the strongest opponent, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 1411ca3b04b90615f5808f40468472754d17ce4b73a3b62f51b3541fbe1a259a
 * found by Fieldwright, seed 1, 2026-11-22T16:12:36.074Z
 * npm run optimize -- --curve P-256 --op mul --seed 1 --budget 60s
 * sha256 of the code: 486e71d03e0b7cce8eb6bf627671f0be0c0d0386a6ba40de37159e12283b8604
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
        push r14                                 # save r14
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r14, 0

        mov rax, rdx                             # copy pointer arg2
        mov rdx, [rax]                           # load arg2[0]
        mulx r8, r9, [rsi+0x10]                  # x13:x12 = arg1[2]*arg2[0]
        mulx r10, r11, [rsi]                     # x9:x8 = arg1[0]*arg2[0]
        mov ecx, 0x20                            # constant 0x20
        shlx rbx, r11, rcx                       # x22 = x8 << 32 mod 2^64
        mulx rbp, r12, [rsi+0x8]                 # x11:x10 = arg1[1]*arg2[0]
        xor r13d, r13d                           # CF = OF = 0
        adox r10, r12                            # x16 = x10 + x9 (OF is 0), OF to x17, complete
        adox r9, rbp                             # x17 = x12 + x11 + OF, OF to x18, complete
        adcx rbx, r10                            # x24 = x22 + x16 (CF is 0), CF to x25, complete
        mulx r10, rbp, [rsi+0x18]                # x15:x14 = arg1[3]*arg2[0]
        shrx r12, r11, rcx                       # x23 = x8 >> 32
        mov rdx, [rip+.Lfe_p256_montgomery_mul_c0] # constant 0xffffffff00000001
        mulx r11, r13, r11                       # x21:x20 = x8*0xffffffff00000001
        adcx r12, r9                             # x25 = x23 + x17 + CF, CF to x26, complete
        adox r8, rbp                             # x18 = x14 + x13 + OF, OF to x19, complete
        adcx r8, r13                             # x26 = x18 + x20 + CF, CF to x27, complete
        mov rdx, [rax+0x8]                       # load arg2[1]
        mulx r9, rbp, [rsi+0x10]                 # x34:x33 = arg1[2]*arg2[1]
        adox r10, [rip+.Lfe_p256_montgomery_mul_c1] # x19 = x15 + OF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [r10, -, -, -] */
        adcx r11, r10                            # x27 = x19 + x21 + CF, CF to x41, complete

        /* complete: [x27, x26, x25, x24] in [r11, r8, r12, rbx] */
        mulx r10, r13, [rsi]                     # x30:x29 = arg1[0]*arg2[1]
        adox rbx, r13                            # x37 = x24 + x29 (OF is 0), OF to x38, complete
        mulx r13, r14, [rsi+0x8]                 # x32:x31 = arg1[1]*arg2[1]
        adox r14, r10                            # x38 = x31 + x30 + OF, OF to x39
        adox rbp, r8                             # x39 = x26 + x33 + OF, OF to x40
        mulx r8, r10, [rsi+0x18]                 # x36:x35 = arg1[3]*arg2[1]
        adcx r8, [rip+.Lfe_p256_montgomery_mul_c1] # x41 = x36 + CF, no carry
        adcx r14, r12                            # x38 += x25 (CF is 0), CF to x39, complete
        adcx r13, rbp                            # x39 += x32 + CF, CF to x40, complete
        adcx r11, r9                             # x40 = x27 + x34 + CF, CF to x41
        adox r11, r10                            # x40 += x35 + OF, OF to x41, complete
        mov rdx, [rip+.Lfe_p256_montgomery_mul_c0] # constant 0xffffffff00000001
        mulx r9, r10, rbx                        # x43:x42 = x37*0xffffffff00000001
        adox r8, [rip+.Lfe_p256_montgomery_mul_c1] # x41 += OF, no carry
        adc r8, 0x0                              # x41 += CF, no carry, complete

        /* complete: [x41, x40, x39, x38, x37] in [r8, r11, r13, r14, rbx] */
        mov rbp, rbx                             # copy x37
        shr rbp, 0x20                            # x45 = x37 >> 32
        mov rdx, [rax+0x10]                      # load arg2[2]
        movq xmm0, rdi                           # spill pointer out1
        mulx r12, rdi, [rsi]                     # x52:x51 = arg1[0]*arg2[2]
        shlx rbx, rbx, rcx                       # x44 = x37 << 32 mod 2^64
        add r14, rbx                             # x46 = x38 + x44, CF to x47, complete
        adc r13, rbp                             # x47 = x39 + x45 + CF, CF to x48, complete
        mulx rbx, rbp, [rsi+0x18]                # x58:x57 = arg1[3]*arg2[2]
        adcx r10, r11                            # x48 = x40 + x42 + CF, CF to x49, complete
        adc r8, r9                               # x49 = x41 + x43 + CF, CF to x63, complete

        /* complete: [x49, x48, x47, x46] in [r8, r10, r13, r14] */
        mulx r9, r11, [rsi+0x8]                  # x54:x53 = arg1[1]*arg2[2]
        adc rbx, 0x0                             # x63 = x58 + CF, no carry
        add r14, rdi                             # x59 = x46 + x51, CF to x60, complete
        adcx r12, r11                            # x60 = x52 + x53 + CF, CF to x61
        mulx r11, rdi, [rsi+0x10]                # x56:x55 = arg1[2]*arg2[2]
        adc r10, rdi                             # x61 = x55 + x48 + CF, CF to x62
        adcx r11, r8                             # x62 = x49 + x56 + CF, CF to x63
        mov rdx, [rip+.Lfe_p256_montgomery_mul_c0] # constant 0xffffffff00000001
        mulx r8, rdi, r14                        # x65:x64 = x59*0xffffffff00000001
        adc rbx, 0x0                             # x63 += CF, no carry
        adcx r13, r12                            # x60 += x47 (CF is 0), CF to x61, complete
        adc r10, r9                              # x61 += x54 + CF, CF to x62, complete
        adcx rbp, r11                            # x62 += x57 + CF, CF to x63, complete
        adc rbx, 0x0                             # x63 += CF, no carry, complete

        /* complete: [x63, x62, x61, x60, x59] in [rbx, rbp, r10, r13, r14] */
        mov r9, r14                              # copy x59
        shr r9, 0x20                             # x67 = x59 >> 32
        shl r14, 0x20                            # x66 = x59 << 32 mod 2^64
        add r14, r13                             # x68 = x60 + x66, CF to x69, complete
        adc r10, r9                              # x69 = x61 + x67 + CF, CF to x70, complete
        adc rdi, rbp                             # x70 = x62 + x64 + CF, CF to x71, complete
        adcx rbx, r8                             # x71 = x63 + x65 + CF, CF to x85, complete

        /* complete: [x71, x70, x69, x68] in [rbx, rdi, r10, r14] */
        mov rdx, [rax+0x18]                      # load arg2[3]
        mulx r8, r9, [rsi+0x18]                  # x80:x79 = arg1[3]*arg2[3]
        mulx r11, rbp, [rsi]                     # x74:x73 = arg1[0]*arg2[3]
        mulx r12, r13, [rsi+0x10]                # x78:x77 = arg1[2]*arg2[3]
        mulx rax, rsi, [rsi+0x8]                 # x76:x75 = arg1[1]*arg2[3]
        adc r8, 0x0                              # x85 = x80 + CF, no carry
        add r10, r11                             # x82 = x74 + x69, CF to x83
        adc rax, rdi                             # x83 = x76 + x70 + CF, CF to x84
        adc rbx, r12                             # x84 = x71 + x78 + CF, CF to x85
        adc r8, 0x0                              # x85 += CF, no carry
        add rbp, r14                             # x81 = x68 + x73, CF to x82, complete
        mov rdx, rbp                             # copy x81
        mulx r11, rdi, [rip+.Lfe_p256_montgomery_mul_c0] # x87:x86 = x81*0xffffffff00000001
        shrx rdx, rbp, rcx                       # x89 = x81 >> 32
        shlx rcx, rbp, rcx                       # x88 = x81 << 32 mod 2^64
        adcx rsi, r10                            # x82 += x75 + CF, CF to x83, complete
        adcx r13, rax                            # x83 += x77 + CF, CF to x84, complete
        adcx r9, rbx                             # x84 += x79 + CF, CF to x85, complete
        adc r8, 0x0                              # x85 += CF, no carry, complete

        /* complete: [x85, x84, x83, x82, x81] in [r8, r9, r13, rsi, rbp] */
        add rsi, rcx                             # x90 = x82 + x88, CF to x91, complete
        adcx r13, rdx                            # x91 = x83 + x89 + CF, CF to x92, complete
        adc r9, rdi                              # x92 = x84 + x86 + CF, CF to x93, complete
        adcx r11, r8                             # x93 = x85 + x87 + CF, CF to x99, complete

        /* complete: [x93, x92, x91, x90] in [r11, r9, r13, rsi] */
        mov eax, 0x0                             # begins neg(x99) = CF
        adc rax, 0x0                             # neg(x99) = CF
        mov r8, rsi                              # copy x90
        sub r8, -0x1                             # x95 = x90 - 0xffffffffffffffff, CF from x96, complete
        mov r10, r13                             # copy x91
        sbb r10, [rip+.Lfe_p256_montgomery_mul_c2] # x96 = x91 - 0xffffffff - CF, CF from x97, complete
        mov rcx, r9                              # copy x92
        sbb rcx, 0x0                             # x97 = x92 - CF, CF from x98, complete
        mov rdi, r11                             # copy x93
        sbb rdi, [rip+.Lfe_p256_montgomery_mul_c0] # x98 = x93 - 0xffffffff00000001 - CF, CF from x99, complete

        /* complete: [x98, x97, x96, x95] in [rdi, rcx, r10, r8] */
        sbb rax, 0x0                             # t2 = neg(x99) - 0 - CF, borrow in CF
        cmovc rcx, r9                            # x102 = x99 ? x92 : x97, x99 in CF
        cmovnc r13, r10                          # x101 = x99 ? x91 : x96, x99 in CF
        cmovnc r11, rdi                          # x103 = x99 ? x93 : x98, x99 in CF
        cmovc r8, rsi                            # x100 = x99 ? x90 : x95, x99 in CF
        movq rax, xmm0                           # reload pointer out1
        mov [rax+0x10], rcx                      # out1[2] = x102
        mov [rax], r8                            # out1[0] = x100
        mov [rax+0x18], r11                      # out1[3] = x103
        mov [rax+0x8], r13                       # out1[1] = x101

        pop r14                                  # restore r14
        .cfi_adjust_cfa_offset -8
        .cfi_restore r14
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
.Lfe_p256_montgomery_mul_c0: .quad 0xffffffff00000001
.Lfe_p256_montgomery_mul_c1: .quad 0x0
.Lfe_p256_montgomery_mul_c2: .quad 0xffffffff
        .size   fe_p256_montgomery_mul, .-fe_p256_montgomery_mul
        .section .note.GNU-stack, "", @progbits
