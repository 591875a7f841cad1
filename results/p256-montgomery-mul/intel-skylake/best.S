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
 * Changed: rax, rcx, rdx, rsi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13
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
 * 127 instructions; 44.2 cycles on Intel(R) Xeon(R) Processor @ 2.50GHz (intel-skylake)
 * throughput: 1.670 [1.654, 1.686] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * latency: 1.579 [1.575, 1.581] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 88631079f4d90a2e2a6860ae0650b6bfce75f007c99a3220fbd8148904b0091a
 * found by Fieldwright, seed 1, 2026-11-22T18:40:25.139Z
 * npm run optimize -- --curve p256-montgomery --op mul --seed 1 --budget 60s
 * sha256 of the code: 6a060fb7ab975ad3e97057dbfe57b75524dc9b5b54964f1533fd0667c52d8833
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
        mulx r8, rdx, [rsi]                      # x9:x8 = arg1[0]*arg2[0]
        mulx r9, r10, [rip+.Lfe_p256_montgomery_mul_c0] # x21:x20 = x8*0xffffffff00000001
        mov r11, rdx                             # copy x8
        mov rdx, [rax]                           # load arg2[0]
        mulx rcx, rbx, [rsi+0x8]                 # x11:x10 = arg1[1]*arg2[0]
        xor ebp, ebp                             # CF = OF = 0
        adcx r8, rbx                             # x16 = x9 + x10 (CF is 0), CF to x17, complete
        mulx rbx, rbp, [rsi+0x10]                # x13:x12 = arg1[2]*arg2[0]
        mulx r12, r13, [rsi+0x18]                # x15:x14 = arg1[3]*arg2[0]
        adcx rcx, rbp                            # x17 = x11 + x12 + CF, CF to x18, complete
        adcx rbx, r13                            # x18 = x13 + x14 + CF, CF to x19, complete
        mov ebp, 0x20                            # constant 0x20
        shrx r13, r11, rbp                       # x23 = x8 >> 32
        shlx r11, r11, rbp                       # x22 = x8 << 32 mod 2^64
        adc r12, 0x0                             # x19 = x15 + CF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [r12, rbx, rcx, r8] */
        xor ebp, ebp                             # CF = OF = 0
        adcx r11, r8                             # x24 = x22 + x16 (CF is 0), CF to x25, complete
        adc rcx, r13                             # x25 = x23 + x17 + CF, CF to x26, complete
        adc rbx, r10                             # x26 = x18 + x20 + CF, CF to x27, complete
        adcx r12, r9                             # x27 = x19 + x21 + CF, CF to x41, complete

        /* complete: [x27, x26, x25, x24] in [r12, rbx, rcx, r11] */
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r8, r9, [rax+0x8]                   # x36:x35 = arg1[3]*arg2[1]
        mov rdx, [rax+0x8]                       # load arg2[1]
        mulx r10, rbp, [rsi]                     # x30:x29 = arg1[0]*arg2[1]
        adc r8, 0x0                              # x41 = x36 + CF, no carry
        xor r13d, r13d                           # CF = OF = 0
        adox r11, rbp                            # x37 = x24 + x29 (OF is 0), OF to x38, complete
        mulx rbp, r13, [rsi+0x8]                 # x32:x31 = arg1[1]*arg2[1]
        adox rcx, r13                            # x38 = x25 + x31 + OF, OF to x39
        adcx r10, rcx                            # x38 += x30 (CF is 0), CF to x39, complete
        mulx rcx, r13, [rsi+0x10]                # x34:x33 = arg1[2]*arg2[1]
        adox rbp, rbx                            # x39 = x26 + x32 + OF, OF to x40
        adcx rbp, r13                            # x39 += x33 + CF, CF to x40, complete
        adox r12, r9                             # x40 = x35 + x27 + OF, OF to x41
        adcx r12, rcx                            # x40 += x34 + CF, CF to x41, complete
        adox r8, [rip+.Lfe_p256_montgomery_mul_c1] # x41 += OF, no carry
        adc r8, 0x0                              # x41 += CF, no carry, complete

        /* complete: [x41, x40, x39, x38, x37] in [r8, r12, rbp, r10, r11] */
        mov rdx, r11                             # copy x37
        shl r11, 0x20                            # x44 = x37 << 32 mod 2^64
        mulx r9, rcx, [rip+.Lfe_p256_montgomery_mul_c0] # x43:x42 = x37*0xffffffff00000001
        shr rdx, 0x20                            # x45 = x37 >> 32
        add r11, r10                             # x46 = x38 + x44, CF to x47, complete
        adc rbp, rdx                             # x47 = x39 + x45 + CF, CF to x48, complete
        adc rcx, r12                             # x48 = x40 + x42 + CF, CF to x49, complete
        adc r9, r8                               # x49 = x41 + x43 + CF, CF to x63, complete

        /* complete: [x49, x48, x47, x46] in [r9, rcx, rbp, r11] */
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r8, r10, [rax+0x10]                 # x58:x57 = arg1[3]*arg2[2]
        mov rdx, [rax+0x10]                      # load arg2[2]
        mulx rbx, r12, [rsi]                     # x52:x51 = arg1[0]*arg2[2]
        adc r8, 0x0                              # x63 = x58 + CF, no carry
        xor r13d, r13d                           # CF = OF = 0
        adcx r11, r12                            # x59 = x46 + x51 (CF is 0), CF to x60, complete
        mulx r12, r13, [rsi+0x8]                 # x54:x53 = arg1[1]*arg2[2]
        adox rbp, rbx                            # x60 = x52 + x47 (OF is 0), OF to x61
        adcx r13, rbp                            # x60 += x53 + CF, CF to x61, complete
        mulx rbx, rbp, [rsi+0x10]                # x56:x55 = arg1[2]*arg2[2]
        adcx r12, rbp                            # x61 = x55 + x54 + CF, CF to x62
        adox r12, rcx                            # x61 += x48 + OF, OF to x62, complete
        adox rbx, r9                             # x62 = x56 + x49 + OF, OF to x63
        adcx rbx, r10                            # x62 += x57 + CF, CF to x63, complete
        adox r8, [rip+.Lfe_p256_montgomery_mul_c1] # x63 += OF, no carry
        adc r8, 0x0                              # x63 += CF, no carry, complete

        /* complete: [x63, x62, x61, x60, x59] in [r8, rbx, r12, r13, r11] */
        mov rdx, r11                             # copy x59
        shr r11, 0x20                            # x67 = x59 >> 32
        mulx r9, r10, [rip+.Lfe_p256_montgomery_mul_c0] # x65:x64 = x59*0xffffffff00000001
        shl rdx, 0x20                            # x66 = x59 << 32 mod 2^64
        add rdx, r13                             # x68 = x60 + x66, CF to x69, complete
        adc r11, r12                             # x69 = x61 + x67 + CF, CF to x70, complete
        mov rcx, rdx                             # copy x68
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx rbp, r12, [rax+0x18]                # x80:x79 = arg1[3]*arg2[3]
        adc r10, rbx                             # x70 = x62 + x64 + CF, CF to x71, complete
        adc r8, r9                               # x71 = x63 + x65 + CF, CF to x85, complete

        /* complete: [x71, x70, x69, x68] in [r8, r10, r11, rcx] */
        mov rdx, [rax+0x18]                      # load arg2[3]
        mulx r9, rbx, [rsi]                      # x74:x73 = arg1[0]*arg2[3]
        adc rbp, 0x0                             # x85 = x80 + CF, no carry
        xor r13d, r13d                           # CF = OF = 0
        adcx rcx, rbx                            # x81 = x68 + x73 (CF is 0), CF to x82, complete
        mulx rbx, r13, [rsi+0x8]                 # x76:x75 = arg1[1]*arg2[3]
        adox r13, r11                            # x82 = x69 + x75 (OF is 0), OF to x83
        adcx r13, r9                             # x82 += x74 + CF, CF to x83, complete
        mulx rax, r9, [rsi+0x10]                 # x78:x77 = arg1[2]*arg2[3]
        adcx r10, rbx                            # x83 = x70 + x76 + CF, CF to x84
        adcx r8, r12                             # x84 = x71 + x79 + CF, CF to x85
        adox r9, r10                             # x83 += x77 + OF, OF to x84, complete
        adox rax, r8                             # x84 += x78 + OF, OF to x85, complete
        adox rbp, [rip+.Lfe_p256_montgomery_mul_c1] # x85 += OF, no carry
        adc rbp, 0x0                             # x85 += CF, no carry, complete

        /* complete: [x85, x84, x83, x82, x81] in [rbp, rax, r9, r13, rcx] */
        mov r8, rcx                              # copy x81
        shl r8, 0x20                             # x88 = x81 << 32 mod 2^64
        mov rdx, rcx                             # copy x81
        shr rcx, 0x20                            # x89 = x81 >> 32
        add r13, r8                              # x90 = x82 + x88, CF to x91, complete
        mulx r8, r10, [rip+.Lfe_p256_montgomery_mul_c0] # x87:x86 = x81*0xffffffff00000001
        adcx r9, rcx                             # x91 = x83 + x89 + CF, CF to x92, complete
        adc rax, r10                             # x92 = x84 + x86 + CF, CF to x93, complete
        adc rbp, r8                              # x93 = x85 + x87 + CF, CF to x99, complete

        /* complete: [x93, x92, x91, x90] in [rbp, rax, r9, r13] */
        setc r8b                                 # begins neg(x99) = CF
        movzx r8d, r8b                           # neg(x99) = CF
        mov r10, r13                             # copy x90
        sub r10, -0x1                            # x95 = x90 - 0xffffffffffffffff, CF from x96, complete
        mov r11, r9                              # copy x91
        sbb r11, [rip+.Lfe_p256_montgomery_mul_c2] # x96 = x91 - 0xffffffff - CF, CF from x97, complete
        mov rcx, rax                             # copy x92
        sbb rcx, 0x0                             # x97 = x92 - CF, CF from x98, complete
        mov rsi, rbp                             # copy x93
        sbb rsi, [rip+.Lfe_p256_montgomery_mul_c0] # x98 = x93 - 0xffffffff00000001 - CF, CF from x99, complete

        /* complete: [x98, x97, x96, x95] in [rsi, rcx, r11, r10] */
        sbb r8, 0x0                              # neg(x99) -= CF, CF = x99
        cmovnc rbp, rsi                          # x103 = x99 ? x93 : x98, x99 in CF
        cmovc r11, r9                            # x101 = x99 ? x91 : x96, x99 in CF
        mov [rdi+0x8], r11                       # out1[1] = x101
        mov [rdi+0x18], rbp                      # out1[3] = x103
        cmovnc rax, rcx                          # x102 = x99 ? x92 : x97, x99 in CF
        cmovc r10, r13                           # x100 = x99 ? x90 : x95, x99 in CF
        mov [rdi], r10                           # out1[0] = x100
        mov [rdi+0x10], rax                      # out1[2] = x102

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
