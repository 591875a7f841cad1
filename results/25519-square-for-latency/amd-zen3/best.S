/*
 * 25519 square (loose), modulo p = 2^255 - 19
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^256; out1 below 2^256; arrays may overlap
 *
 * void fe25519_square_loose(uint64_t out1[4], const uint64_t arg1[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below 2^256
 *   rsi  arg1[4]  read, below 2^256
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x21
 *   [rsp-0x18]  x26
 *   [rsp-0x20]  x24
 *   [rsp-0x28]  x25
 *   [rsp-0x30]  x22
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
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
 *   x31 = x17 + x17 + x24 (carry to x32)
 *   x32 = x18 + x18 + x25 (carry to x33)
 *   x33 = x19 + x19 + x26 (carry to x34)
 *   x34 = x20 + x20 + x27 (carry to x35)
 *   x35 = x28
 *   x44 = x36 + x21 (carry to x45)
 *   x45 = x37 + x38 + x29 (carry to x46)
 *   x46 = x39 + x40 + x30 (carry to x47)
 *   x47 = x41 + x42 + x31 (carry to x48)
 *   x48 = x43
 *
 * 88 instructions; 27.1 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.221 [1.204, 1.237] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.289 [1.289, 1.290] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 36, 2026-11-27T15:37:11.297Z
 * ./fieldwright optimize --field 25519 --op square --seed 36 --budget 32s --for latency --resume --cpu 1
 * sha256 of the code: a7e3ca77b5e7a0ac317256bdaf605ce2ed380fadfdb1222ff56f8170db88e8cd
 */
        .intel_syntax noprefix
        .text
        .globl  fe25519_square_loose
        .type   fe25519_square_loose, @function
        .p2align 6
fe25519_square_loose:
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

        mov rdx, [rsi]                           # load arg1[0]
        mulx rax, r8, rdx                        # x22:x21 = arg1[0]*arg1[0]
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r9, r10, rdx                        # x24:x23 = arg1[1]*arg1[1]
        mulx r11, rcx, [rsi]                     # x5:x4 = arg1[0]*arg1[1]
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rbx, rbp, [rsi]                     # x7:x6 = arg1[0]*arg1[2]
        xor r12d, r12d                           # CF = OF = 0
        adox r11, rbp                            # x16 = x6 + x5 (OF is 0), OF to x17, complete
        mulx rbp, r12, rdx                       # x26:x25 = arg1[2]*arg1[2]
        mov [rsp-0x8], rdi                       # spill pointer out1
        mov [rsp-0x10], r8                       # spill x21
        mulx rdi, r8, [rsi+0x8]                  # x11:x10 = arg1[1]*arg1[2]
        mov rdx, [rsi]                           # load arg1[0]
        mov [rsp-0x18], rbp                      # spill x26
        mov [rsp-0x20], r9                       # spill x24
        mulx rbp, r9, [rsi+0x18]                 # x9:x8 = arg1[0]*arg1[3]
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mov [rsp-0x28], r12                      # spill x25
        mov [rsp-0x30], rax                      # spill x22
        mulx r12, rax, [rsi+0x8]                 # x13:x12 = arg1[1]*arg1[3]
        adox r9, rbx                             # x17 = x7 + x8 + OF, OF to x18
        adox rdi, rax                            # x18 = x11 + x12 + OF, OF to x19
        adox r12, [rip+.Lfe25519_square_loose_c0] # x19 = x13 + OF, no carry
        xor eax, eax                             # CF = OF = 0
        adcx r9, r8                              # x17 += x10 (CF is 0), CF to x18, complete
        mulx rax, r8, [rsi+0x10]                 # x15:x14 = arg1[2]*arg1[3]
        adcx rbp, rdi                            # x18 += x9 + CF, CF to x19, complete
        adc r12, r8                              # x19 += x14 + CF, CF to x20, complete
        adc rax, 0x0                             # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [rax, r12, rbp, r9, r11] */
        xor r8d, r8d                             # CF = OF = 0
        adox rcx, rcx                            # x29 = x4 + x4 (OF is 0), OF to x30
        adox r10, r11                            # x30 = x16 + x23 + OF, OF to x31
        adcx rcx, [rsp-0x30]                     # x29 += x22 (CF is 0), CF to x30, complete
        adox r9, r9                              # x31 = x17 + x17 + OF, OF to x32
        adcx r10, r11                            # x30 += x16 + CF, CF to x31, complete
        mov r8, rbp                              # copy x18
        adox r8, [rsp-0x28]                      # x32 = x18 + x25 + OF, OF to x33
        adcx r9, [rsp-0x20]                      # x31 += x24 + CF, CF to x32, complete
        adcx r8, rbp                             # x32 += x18 + CF, CF to x33, complete
        mov r11, [rsp-0x18]                      # reload x26
        adox r11, r12                            # x33 = x26 + x19 + OF, OF to x34
        mulx rdi, rsi, rdx                       # x28:x27 = arg1[3]*arg1[3]
        adox rax, rax                            # x34 = x20 + x20 + OF, OF to x35
        mov rdx, r8                              # copy x32
        mulx r8, rbx, [rip+.Lfe25519_square_loose_c1] # x37:x36 = x32*0x26
        adox rdi, [rip+.Lfe25519_square_loose_c0] # x35 = x28 + OF, no carry
        adox rcx, r8                             # x45 = x37 + x29 (OF is 0), OF to x46
        adcx r12, r11                            # x33 += x19 + CF, CF to x34, complete
        mov rdx, r12                             # copy x33
        mulx r8, r11, [rip+.Lfe25519_square_loose_c1] # x39:x38 = x33*0x26
        adcx rsi, rax                            # x34 += x27 + CF, CF to x35, complete
        mov rdx, rsi                             # copy x34
        mulx rax, rsi, [rip+.Lfe25519_square_loose_c1] # x41:x40 = x34*0x26
        adox rsi, r8                             # x46 = x40 + x39 + OF, OF to x47
        adcx rdi, [rip+.Lfe25519_square_loose_c0] # x35 += CF, no carry, complete

        /* complete: [x35, x34, x33, x32, x31, x30, x29] in [rdi, rdx, r12, -, r9, r10, -] */
        mov rdx, rdi                             # copy x35
        mulx r8, rdi, [rip+.Lfe25519_square_loose_c1] # x43:x42 = x35*0x26
        adcx rbx, [rsp-0x10]                     # x44 = x21 + x36 (CF is 0), CF to x45, complete
        adcx rcx, r11                            # x45 += x38 + CF, CF to x46, complete
        adcx r10, rsi                            # x46 += x30 + CF, CF to x47, complete
        adox r9, rdi                             # x47 = x31 + x42 + OF, OF to x48
        adcx rax, r9                             # x47 += x41 + CF, CF to x48, complete
        adox r8, [rip+.Lfe25519_square_loose_c0] # x48 = x43 + OF, no carry
        adc r8, 0x0                              # x48 += CF, no carry, complete

        /* complete: [x48, x47, x46, x45, x44] in [r8, rax, r10, rcx, rbx] */
        mov r9, rax                              # copy x47
        and r9, [rip+.Lfe25519_square_loose_c2]  # x51 = x47 & 0x7fffffffffffffff
        shr rax, 0x3f                            # t4 = x47 >> 63
        lea rax, [rax+r8*2]                      # x49 = t4 + 2*x48 mod 2^64 = low word of (x48:x47 >> 63)
        lea r8, [rax+rax*8]                      # t5 = 9*x49 mod 2^64
        lea rax, [rax+r8*2]                      # x50 = x49 + 2*t5 mod 2^64 = x49*0x13
        xor r8d, r8d                             # CF = OF = 0
        adcx rbx, rax                            # x52 = x50 + x44 (CF is 0), CF to x53, complete
        mov rax, [rsp-0x8]                       # reload pointer out1
        mov [rax], rbx                           # out1[0] = x52
        adc rcx, 0x0                             # x53 = x45 + CF, CF to x54, complete
        adc r10, 0x0                             # x54 = x46 + CF, CF to x55, complete
        mov [rax+0x10], r10                      # out1[2] = x54
        mov [rax+0x8], rcx                       # out1[1] = x53
        adc r9, 0x0                              # x55 = x51 + CF, no carry, complete

        /* complete: [x55, x54, x53, x52] in [r9, r10, rcx, rbx] */
        mov [rax+0x18], r9                       # out1[3] = x55

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
.Lfe25519_square_loose_c0: .quad 0x0
.Lfe25519_square_loose_c1: .quad 0x26
.Lfe25519_square_loose_c2: .quad 0x7fffffffffffffff
        .size   fe25519_square_loose, .-fe25519_square_loose
        .section .note.GNU-stack, "", @progbits
