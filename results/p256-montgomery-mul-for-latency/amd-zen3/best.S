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
 *   [rsp-0x8]  pointer out1
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * neg(x) is a part of the word x that is to be subtracted.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x24 = x16 + x22 (carry to x25)
 *   x25 = x17 + x23 (carry to x26)
 *   x26 = x18 + x20 (carry to x27)
 *   x27 = x19 + x21 (carry to x41)
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
 * 140 instructions; 38.4 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.763 [1.756, 1.770] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * latency: 1.964 [1.962, 1.964] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
 * found by Fieldwright, seed 1, 2026-11-24T08:26:04.657Z
 * npm run optimize -- --curve p256-montgomery --op mul --seed 1 --budget 60s --for latency
 * sha256 of the code: 5000b4b5b00ee2d11e8b9dea8b82bce37c019a9579c5ea6565b5505e46401b58
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
        mov rdx, [rsi]                           # load arg1[0]
        mulx r8, r9, [rax]                       # x9:x8 = arg1[0]*arg2[0]
        mov r10, r9                              # copy x8
        shr r10, 0x20                            # x23 = x8 >> 32
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r11, rcx, [rax]                     # x13:x12 = arg1[2]*arg2[0]
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rbx, rbp, [rax]                     # x11:x10 = arg1[1]*arg2[0]
        xor r12d, r12d                           # CF = OF = 0
        adox rbp, r8                             # x16 = x10 + x9 (OF is 0), OF to x17, complete
        adox rcx, rbx                            # x17 = x12 + x11 + OF, OF to x18, complete
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r8, rbx, [rax]                      # x15:x14 = arg1[3]*arg2[0]
        adox r11, rbx                            # x18 = x14 + x13 + OF, OF to x19, complete
        adox r8, [rip+.Lfe_p256_montgomery_mul_c0] # x19 = x15 + OF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [r8, r11, rcx, rbp] */
        mov rbx, r9                              # copy x8
        shl rbx, 0x20                            # x22 = x8 << 32 mod 2^64
        xor r12d, r12d                           # CF = OF = 0
        adcx rbx, rbp                            # x24 = x16 + x22 (CF is 0), CF to x25, complete
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rbp, r12, [rax+0x8]                 # x32:x31 = arg1[1]*arg2[1]
        mov rdx, [rsi]                           # load arg1[0]
        mulx r13, r14, [rax+0x8]                 # x30:x29 = arg1[0]*arg2[1]
        adcx rcx, r10                            # x25 = x17 + x23 + CF, CF to x26, complete
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mov [rsp-0x8], rdi                       # spill pointer out1
        mulx r10, rdi, [rax+0x8]                 # x36:x35 = arg1[3]*arg2[1]
        adox r14, rbx                            # x37 = x24 + x29 (OF is 0), OF to x38, complete
        adox r13, rcx                            # x38 = x30 + x25 + OF, OF to x39
        mov rdx, [rip+.Lfe_p256_montgomery_mul_c1] # constant 0xffffffff00000001
        mulx r9, rcx, r9                         # x21:x20 = x8*0xffffffff00000001
        adcx rcx, r11                            # x26 = x18 + x20 + CF, CF to x27, complete
        adcx r9, r8                              # x27 = x19 + x21 + CF, CF to x41, complete

        /* complete: [x27, x26, x25, x24] in [r9, rcx, -, rbx] */
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r8, r11, [rax+0x8]                  # x34:x33 = arg1[2]*arg2[1]
        adox r11, rcx                            # x39 = x33 + x26 + OF, OF to x40
        adox r9, r8                              # x40 = x34 + x27 + OF, OF to x41
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r8, rcx, [rax+0x10]                 # x54:x53 = arg1[1]*arg2[2]
        adcx r10, [rip+.Lfe_p256_montgomery_mul_c0] # x41 = x36 + CF, no carry
        adox r10, [rip+.Lfe_p256_montgomery_mul_c0] # x41 += OF, no carry
        xor ebx, ebx                             # CF = OF = 0
        adcx r12, r13                            # x38 += x31 (CF is 0), CF to x39, complete
        mov ebx, 0x20                            # constant 0x20
        shlx r13, r14, rbx                       # x44 = x37 << 32 mod 2^64
        adc rbp, r11                             # x39 += x32 + CF, CF to x40, complete
        shrx r11, r14, rbx                       # x45 = x37 >> 32
        adc rdi, r9                              # x40 += x35 + CF, CF to x41, complete
        adc r10, 0x0                             # x41 += CF, no carry, complete

        /* complete: [x41, x40, x39, x38, x37] in [r10, rdi, rbp, r12, r14] */
        xor r9d, r9d                             # CF = OF = 0
        adcx r12, r13                            # x46 = x38 + x44 (CF is 0), CF to x47, complete
        adcx rbp, r11                            # x47 = x39 + x45 + CF, CF to x48, complete
        mov rdx, [rip+.Lfe_p256_montgomery_mul_c1] # constant 0xffffffff00000001
        mulx r9, r11, r14                        # x43:x42 = x37*0xffffffff00000001
        mov rdx, [rax+0x10]                      # load arg2[2]
        mulx r13, r14, [rsi]                     # x52:x51 = arg1[0]*arg2[2]
        adox r12, r14                            # x59 = x46 + x51 (OF is 0), OF to x60, complete
        adox rbp, rcx                            # x60 = x53 + x47 + OF, OF to x61
        adcx rdi, r11                            # x48 = x40 + x42 + CF, CF to x49, complete
        adcx r10, r9                             # x49 = x41 + x43 + CF, CF to x63, complete

        /* complete: [x49, x48, x47, x46] in [r10, rdi, -, -] */
        mulx r9, r11, [rsi+0x10]                 # x56:x55 = arg1[2]*arg2[2]
        adox r8, rdi                             # x61 = x54 + x48 + OF, OF to x62
        mulx rcx, rdi, [rsi+0x18]                # x58:x57 = arg1[3]*arg2[2]
        adcx rcx, [rip+.Lfe_p256_montgomery_mul_c0] # x63 = x58 + CF, no carry
        adcx r13, rbp                            # x60 += x52 (CF is 0), CF to x61, complete
        adcx r11, r8                             # x61 += x55 + CF, CF to x62, complete
        mov rdx, [rax+0x18]                      # load arg2[3]
        mulx r8, rbp, [rsi+0x8]                  # x76:x75 = arg1[1]*arg2[3]
        adcx rdi, r10                            # x62 = x49 + x57 + CF, CF to x63
        adox r9, rdi                             # x62 += x56 + OF, OF to x63, complete
        mulx r10, rdi, [rsi]                     # x74:x73 = arg1[0]*arg2[3]
        shrx r14, r12, rbx                       # x67 = x59 >> 32
        adox rcx, [rip+.Lfe_p256_montgomery_mul_c0] # x63 += OF, no carry
        adc rcx, 0x0                             # x63 += CF, no carry, complete

        /* complete: [x63, x62, x61, x60, x59] in [rcx, r9, r11, r13, r12] */
        mov rdx, r12                             # copy x59
        shl r12, 0x20                            # x66 = x59 << 32 mod 2^64
        xor ebx, ebx                             # CF = OF = 0
        adox r13, r12                            # x68 = x60 + x66 (OF is 0), OF to x69, complete
        adox r14, [rip+.Lfe_p256_montgomery_mul_c0] # x69 = x67 + OF, no carry
        xor ebx, ebx                             # CF = OF = 0
        adox rdi, r13                            # x81 = x68 + x73 (OF is 0), OF to x82, complete
        adcx r14, r11                            # x69 += x61 (CF is 0), CF to x70, complete
        mulx r11, rbx, [rip+.Lfe_p256_montgomery_mul_c1] # x65:x64 = x59*0xffffffff00000001
        adcx rbx, r9                             # x70 = x62 + x64 + CF, CF to x71, complete
        adcx rcx, r11                            # x71 = x63 + x65 + CF, CF to x85, complete

        /* complete: [x71, x70, x69, x68] in [rcx, rbx, r14, r13] */
        adox r10, rbp                            # x82 = x74 + x75 + OF, OF to x83
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r9, r11, [rax+0x18]                 # x80:x79 = arg1[3]*arg2[3]
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rax, rsi, [rax+0x18]                # x78:x77 = arg1[2]*arg2[3]
        adox rsi, rbx                            # x83 = x70 + x77 + OF, OF to x84
        adcx r9, [rip+.Lfe_p256_montgomery_mul_c0] # x85 = x80 + CF, no carry
        adcx r14, r10                            # x82 += x69 (CF is 0), CF to x83, complete
        adcx rsi, r8                             # x83 += x76 + CF, CF to x84, complete
        adox rax, r11                            # x84 = x78 + x79 + OF, OF to x85
        adcx rcx, rax                            # x84 += x71 + CF, CF to x85, complete
        adox r9, [rip+.Lfe_p256_montgomery_mul_c0] # x85 += OF, no carry
        adc r9, 0x0                              # x85 += CF, no carry, complete

        /* complete: [x85, x84, x83, x82, x81] in [r9, rcx, rsi, r14, rdi] */
        mov rax, rdi                             # copy x81
        shl rax, 0x20                            # x88 = x81 << 32 mod 2^64
        mov r8d, 0x20                            # constant 0x20
        shrx r8, rdi, r8                         # x89 = x81 >> 32
        add rax, r14                             # x90 = x82 + x88, CF to x91, complete
        adcx rsi, r8                             # x91 = x83 + x89 + CF, CF to x92, complete
        mov rdx, [rip+.Lfe_p256_montgomery_mul_c1] # constant 0xffffffff00000001
        mulx r8, r10, rdi                        # x87:x86 = x81*0xffffffff00000001
        adc r10, rcx                             # x92 = x84 + x86 + CF, CF to x93, complete
        adcx r9, r8                              # x93 = x85 + x87 + CF, CF to x99, complete

        /* complete: [x93, x92, x91, x90] in [r9, r10, rsi, rax] */
        mov r8d, 0x0                             # begins neg(x99) = CF
        adc r8, 0x0                              # neg(x99) = CF
        mov r11, rax                             # copy x90
        sub r11, -0x1                            # x95 = x90 - 0xffffffffffffffff, CF from x96, complete
        mov rcx, rsi                             # copy x91
        sbb rcx, [rip+.Lfe_p256_montgomery_mul_c2] # x96 = x91 - 0xffffffff - CF, CF from x97, complete
        mov rdi, r10                             # copy x92
        sbb rdi, 0x0                             # x97 = x92 - CF, CF from x98, complete
        mov rdx, r9                              # copy x93
        sbb rdx, [rip+.Lfe_p256_montgomery_mul_c1] # x98 = x93 - 0xffffffff00000001 - CF, CF from x99, complete

        /* complete: [x98, x97, x96, x95] in [rdx, rdi, rcx, r11] */
        sbb r8, 0x0                              # neg(x99) -= CF, CF = x99
        cmovnc rax, r11                          # x100 = x99 ? x90 : x95, x99 in CF
        cmovc rdi, r10                           # x102 = x99 ? x92 : x97, x99 in CF
        mov r8, [rsp-0x8]                        # reload pointer out1
        mov [r8], rax                            # out1[0] = x100
        cmovc rcx, rsi                           # x101 = x99 ? x91 : x96, x99 in CF
        mov [r8+0x8], rcx                        # out1[1] = x101
        cmovc rdx, r9                            # x103 = x99 ? x93 : x98, x99 in CF
        mov [r8+0x10], rdi                       # out1[2] = x102
        mov [r8+0x18], rdx                       # out1[3] = x103

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
.Lfe_p256_montgomery_mul_c0: .quad 0x0
.Lfe_p256_montgomery_mul_c1: .quad 0xffffffff00000001
.Lfe_p256_montgomery_mul_c2: .quad 0xffffffff
        .size   fe_p256_montgomery_mul, .-fe_p256_montgomery_mul
        .section .note.GNU-stack, "", @progbits
