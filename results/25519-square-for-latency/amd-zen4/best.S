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
 *   [rsp-0x10]  x26
 *   [rsp-0x18]  x25
 *   [rsp-0x20]  x24
 *   [rsp-0x28]  x21
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
 * 85 instructions; 28.2 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.141 [1.140, 1.141] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.364 [1.359, 1.367] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 d03e5463e3bd1a20dda4ab6d993bdf0d6833f5c9e7d1f141b932885b05c634e3
 * found by Fieldwright, seed 15, 2026-12-01T06:00:08.033Z
 * ./fieldwright optimize --field 25519 --op square --seed 15 --budget 30s --for latency --resume --cpu 1
 * sha256 of the code: 7755b9d782d47ad7c826a5d120d3ea02a999ffc0a09cacb14a043b2858d00fd3
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

        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rax, r8, [rsi]                      # x5:x4 = arg1[0]*arg1[1]
        mulx r9, r10, [rsi+0x10]                 # x11:x10 = arg1[1]*arg1[2]
        mulx r11, rcx, rdx                       # x24:x23 = arg1[1]*arg1[1]
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rbx, rbp, rdx                       # x26:x25 = arg1[2]*arg1[2]
        mov [rsp-0x8], rdi                       # spill pointer out1
        mulx r12, rdi, [rsi]                     # x7:x6 = arg1[0]*arg1[2]
        mov [rsp-0x10], rbx                      # spill x26
        xor ebx, ebx                             # CF = OF = 0
        adox rax, rdi                            # x16 = x6 + x5 (OF is 0), OF to x17, complete
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx rdi, rbx, [rsi]                     # x9:x8 = arg1[0]*arg1[3]
        mov rdx, [rsi]                           # load arg1[0]
        mov [rsp-0x18], rbp                      # spill x25
        mov [rsp-0x20], r11                      # spill x24
        mulx rbp, r11, rdx                       # x22:x21 = arg1[0]*arg1[0]
        adox r10, rbx                            # x17 = x8 + x10 + OF, OF to x18
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mov [rsp-0x28], r11                      # spill x21
        mulx rbx, r11, [rsi+0x8]                 # x13:x12 = arg1[1]*arg1[3]
        adox r9, r11                             # x18 = x11 + x12 + OF, OF to x19
        adcx r12, r10                            # x17 += x7 (CF is 0), CF to x18, complete
        adcx rdi, r9                             # x18 += x9 + CF, CF to x19, complete
        mulx r9, r10, [rsi+0x10]                 # x15:x14 = arg1[2]*arg1[3]
        adox rbx, r10                            # x19 = x13 + x14 + OF, OF to x20
        adcx rbx, [rip+.Lfe25519_square_loose_c0] # x19 += CF, CF to x20, complete
        adcx r9, [rip+.Lfe25519_square_loose_c0] # x20 = x15 + CF, no carry
        adox r9, [rip+.Lfe25519_square_loose_c0] # x20 += OF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r9, rbx, rdi, r12, rax] */
        xor r10d, r10d                           # CF = OF = 0
        adcx r8, r8                              # x29 = x4 + x4 (CF is 0), CF to x30
        adcx rcx, rax                            # x30 = x23 + x16 + CF, CF to x31
        mulx r10, r11, rdx                       # x28:x27 = arg1[3]*arg1[3]
        adox r8, rbp                             # x29 += x22 (OF is 0), OF to x30, complete
        mov rsi, r12                             # copy x17
        adcx rsi, [rsp-0x20]                     # x31 = x17 + x24 + CF, CF to x32
        adox rax, rcx                            # x30 += x16 + OF, OF to x31, complete
        adox rsi, r12                            # x31 += x17 + OF, OF to x32, complete
        mov rcx, rdi                             # copy x18
        adcx rcx, [rsp-0x18]                     # x32 = x18 + x25 + CF, CF to x33
        mov rbp, rbx                             # copy x19
        adcx rbp, [rsp-0x10]                     # x33 = x19 + x26 + CF, CF to x34
        adcx r9, r9                              # x34 = x20 + x20 + CF, CF to x35
        adox rdi, rcx                            # x32 += x18 + OF, OF to x33, complete
        adox rbx, rbp                            # x33 += x19 + OF, OF to x34, complete
        adox r11, r9                             # x34 += x27 + OF, OF to x35, complete
        mov rdx, r11                             # copy x34
        mulx r9, r11, [rip+.Lfe25519_square_loose_c1] # x41:x40 = x34*0x26
        adcx r10, [rip+.Lfe25519_square_loose_c0] # x35 = x28 + CF, no carry
        adox r10, [rip+.Lfe25519_square_loose_c0] # x35 += OF, no carry, complete

        /* complete: [x35, x34, x33, x32, x31, x30, x29] in [r10, rdx, rbx, rdi, rsi, rax, r8] */
        mov edx, 0x26                            # constant 0x26
        mulx r10, rcx, r10                       # x43:x42 = x35*0x26
        mulx rdi, rbp, rdi                       # x37:x36 = x32*0x26
        mulx rdx, rbx, rbx                       # x39:x38 = x33*0x26
        adcx rbx, rdi                            # x45 = x38 + x37 (CF is 0), CF to x46
        adox rbp, [rsp-0x28]                     # x44 = x36 + x21 (OF is 0), OF to x45, complete
        adcx r11, rax                            # x46 = x30 + x40 + CF, CF to x47
        adcx rcx, rsi                            # x47 = x31 + x42 + CF, CF to x48
        adox r8, rbx                             # x45 += x29 + OF, OF to x46, complete
        adox rdx, r11                            # x46 += x39 + OF, OF to x47, complete
        adox rcx, r9                             # x47 += x41 + OF, OF to x48, complete
        adcx r10, [rip+.Lfe25519_square_loose_c0] # x48 = x43 + CF, no carry
        adox r10, [rip+.Lfe25519_square_loose_c0] # x48 += OF, no carry, complete

        /* complete: [x48, x47, x46, x45, x44] in [r10, rcx, rdx, r8, rbp] */
        mov rax, rcx                             # copy x47
        add rax, rcx                             # CF:t3 = x47 + x47
        adc r10, r10                             # x49 = x48 + x48 + CF mod 2^64 = low word of (x48:x47 >> 63)
        and rcx, [rip+.Lfe25519_square_loose_c2] # x51 = x47 & 0x7fffffffffffffff
        lea rax, [r10+r10*8]                     # t4 = 9*x49 mod 2^64
        lea rax, [r10+rax*2]                     # x50 = x49 + 2*t4 mod 2^64 = x49*0x13
        adcx rbp, rax                            # x52 = x50 + x44 (CF is 0), CF to x53, complete
        adc r8, 0x0                              # x53 = x45 + CF, CF to x54, complete
        adc rdx, 0x0                             # x54 = x46 + CF, CF to x55, complete
        mov rax, [rsp-0x8]                       # reload pointer out1
        mov [rax+0x10], rdx                      # out1[2] = x54
        mov [rax+0x8], r8                        # out1[1] = x53
        adc rcx, 0x0                             # x55 = x51 + CF, no carry, complete

        /* complete: [x55, x54, x53, x52] in [rcx, rdx, r8, rbp] */
        mov [rax+0x18], rcx                      # out1[3] = x55
        mov [rax], rbp                           # out1[0] = x52

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
