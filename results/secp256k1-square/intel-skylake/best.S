/*
 * secp256k1 square (loose), modulo p = 2^256 - 2^32 - 977
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^256; out1 below 2^256; arrays may overlap
 *
 * void secp256k1_square_loose(uint64_t out1[4], const uint64_t arg1[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below 2^256
 *   rsi  arg1[4]  read, below 2^256
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x21
 *   [rsp-0x18]  x24
 *   [rsp-0x20]  x4, then x29
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
 * 73 instructions; 27.4 cycles on Intel(R) Xeon(R) Processor @ 2.50GHz (intel-skylake)
 * throughput: 1.495 [1.492, 1.502] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.355 [1.353, 1.356] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic, 2 cases)
 * constant time: proved for all inputs (basic, 2 cases)
 * asm = source: proved for all inputs (basic, 2 cases; source = IR: nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 88631079f4d90a2e2a6860ae0650b6bfce75f007c99a3220fbd8148904b0091a
 * found by Fieldwright, seed 1, 2026-11-22T18:55:57.231Z
 * npm run optimize -- --curve secp256k1 --op square --seed 1 --budget 60s
 * sha256 of the code: d187e369b8d081980a3504cba38ad84d2c0ddd6a53aad9cb3d6ccdf6401516e4
 */
        .intel_syntax noprefix
        .text
        .globl  secp256k1_square_loose
        .type   secp256k1_square_loose, @function
        .p2align 6
secp256k1_square_loose:
        .cfi_startproc
        push rbx                                 # save rbx
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbx, 0

        mov rdx, [rsi]                           # load arg1[0]
        mulx rax, r8, [rsi+0x8]                  # x5:x4 = arg1[0]*arg1[1]
        mulx r9, r10, [rsi+0x10]                 # x7:x6 = arg1[0]*arg1[2]
        xor r11d, r11d                           # CF = OF = 0
        adcx rax, r10                            # x16 = x6 + x5 (CF is 0), CF to x17, complete
        mulx r10, r11, rdx                       # x22:x21 = arg1[0]*arg1[0]
        mulx rcx, rbx, [rsi+0x18]                # x9:x8 = arg1[0]*arg1[3]
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mov [rsp-0x8], rdi                       # spill pointer out1
        mov [rsp-0x10], r11                      # spill x21
        mulx rdi, r11, [rsi+0x18]                # x13:x12 = arg1[1]*arg1[3]
        adcx rbx, r9                             # x17 = x8 + x7 + CF, CF to x18
        adox r10, r8                             # x29 = x22 + x4 (OF is 0), OF to x30
        adcx rcx, r11                            # x18 = x12 + x9 + CF, CF to x19
        mulx r9, r11, rdx                        # x24:x23 = arg1[1]*arg1[1]
        mov [rsp-0x18], r9                       # spill x24
        mov [rsp-0x20], r8                       # spill x4
        mulx r9, r8, [rsi+0x10]                  # x11:x10 = arg1[1]*arg1[2]
        adcx rdi, [rip+.Lsecp256k1_square_loose_c0] # x19 = x13 + CF, no carry
        adcx rbx, r8                             # x17 += x10 (CF is 0), CF to x18, complete
        adcx rcx, r9                             # x18 += x11 + CF, CF to x19, complete
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r8, r9, [rsi+0x18]                  # x15:x14 = arg1[2]*arg1[3]
        adcx r9, rdi                             # x19 += x14 + CF, CF to x20, complete
        adox r11, rax                            # x30 = x23 + x16 + OF, OF to x31
        adox rbx, rbx                            # x31 = x17 + x17 + OF, OF to x32
        adcx r8, [rip+.Lsecp256k1_square_loose_c0] # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r8, r9, rcx, -, rax] */
        adcx r10, [rsp-0x20]                     # x29 += x4 (CF is 0), CF to x30, complete
        mov [rsp-0x20], r10                      # spill x29
        mulx rdi, r10, rdx                       # x26:x25 = arg1[2]*arg1[2]
        adcx r11, rax                            # x30 += x16 + CF, CF to x31, complete
        adcx rbx, [rsp-0x18]                     # x31 += x24 + CF, CF to x32, complete
        adox r10, rcx                            # x32 = x18 + x25 + OF, OF to x33
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx rax, rsi, rdx                       # x28:x27 = arg1[3]*arg1[3]
        adcx r10, rcx                            # x32 += x18 + CF, CF to x33, complete
        adox r9, r9                              # x33 = x19 + x19 + OF, OF to x34
        adcx rdi, r9                             # x33 += x26 + CF, CF to x34, complete
        adox r8, r8                              # x34 = x20 + x20 + OF, OF to x35
        mov rdx, [rip+.Lsecp256k1_square_loose_c1] # constant 0x1000003d1
        mulx r9, r10, r10                        # x37:x36 = x32*0x1000003d1
        adox rax, [rip+.Lsecp256k1_square_loose_c0] # x35 = x28 + OF, no carry
        adox r10, [rsp-0x10]                     # x44 = x36 + x21 (OF is 0), OF to x45, complete
        mulx rcx, rdi, rdi                       # x39:x38 = x33*0x1000003d1
        adox r9, [rsp-0x20]                      # x45 = x37 + x29 + OF, OF to x46
        adcx r8, rsi                             # x34 += x27 + CF, CF to x35, complete
        adcx rax, [rip+.Lsecp256k1_square_loose_c0] # x35 += CF, no carry, complete

        /* complete: [x35, x34, x33, x32, x31, x30, x29] in [rax, r8, -, -, rbx, r11, [rsp-0x20]] */
        mulx rax, rsi, rax                       # x43:x42 = x35*0x1000003d1
        adcx r9, rdi                             # x45 += x38 (CF is 0), CF to x46, complete
        mulx r8, rdi, r8                         # x41:x40 = x34*0x1000003d1
        adox rdi, r11                            # x46 = x30 + x40 + OF, OF to x47
        adcx rcx, rdi                            # x46 += x39 + CF, CF to x47, complete
        adox r8, rbx                             # x47 = x41 + x31 + OF, OF to x48
        adcx rsi, r8                             # x47 += x42 + CF, CF to x48, complete
        adcx rax, [rip+.Lsecp256k1_square_loose_c0] # x48 = x43 + CF, no carry
        adox rax, [rip+.Lsecp256k1_square_loose_c0] # x48 += OF, no carry, complete

        /* complete: [x48, x47, x46, x45, x44] in [rax, rsi, rcx, r9, r10] */
        mulx rax, r8, rax                        # x50:x49 = x48*0x1000003d1
        adcx r10, r8                             # x51 = x49 + x44 (CF is 0), CF to x52, complete
        adcx r9, rax                             # x52 = x50 + x45 + CF, CF to x53, complete
        adc rcx, 0x0                             # x53 = x46 + CF, CF to x54, complete
        adc rsi, 0x0                             # x54 = x47 + CF, CF = x55, complete

        /* complete: [x54, x53, x52, x51] in [rsi, rcx, r9, r10] */
        sbb rax, rax                             # x56 = -x55 mod 2^64, x55 in CF
        and rax, [rip+.Lsecp256k1_square_loose_c1] # x57 = x56 & 0x1000003d1
        adcx rax, r10                            # x58 = x57 + x51 (CF is 0), CF to x59, complete
        adc r9, 0x0                              # x59 = x52 + CF, no carry, complete

        /* complete: [x61, x60, x59, x58] in [rsi, rcx, r9, rax] */
        mov r8, [rsp-0x8]                        # reload pointer out1
        mov [r8+0x18], rsi                       # out1[3] = x61 = x54
        mov [r8], rax                            # out1[0] = x58
        mov [r8+0x8], r9                         # out1[1] = x59
        mov [r8+0x10], rcx                       # out1[2] = x60 = x53

        pop rbx                                  # restore rbx
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbx
        ret                                      # return
        .cfi_endproc
        .balign 8, 0xcc
.Lsecp256k1_square_loose_c0: .quad 0x0
.Lsecp256k1_square_loose_c1: .quad 0x1000003d1
        .size   secp256k1_square_loose, .-secp256k1_square_loose
        .section .note.GNU-stack, "", @progbits
