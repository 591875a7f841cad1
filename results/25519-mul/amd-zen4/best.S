/*
 * 25519 mul (loose), modulo p = 2^255 - 19
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^256; out1 below 2^256; arrays may overlap
 *
 * void fe25519_mul_loose(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below 2^256
 *   rsi  arg1[4]  read, below 2^256
 *   rdx  arg2[4]  read, below 2^256
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x40
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x40 = x9 + x10 + x16 (carry to x41)
 *   x41 = x11 + x12 + x17 + x18 + x24 (carry to x42)
 *   x42 = x13 + x14 + x19 + x20 + x25 + x26 + x32 (carry to x43)
 *   x43 = x15 + x21 + x22 + x27 + x28 + x33 + x34 (carry to x44)
 *   x44 = x23 + x29 + x30 + x35 + x36 (carry to x45)
 *   x45 = x31 + x37 + x38 (carry to x46)
 *   x46 = x39
 *   x55 = x47 + x8 (carry to x56)
 *   x56 = x48 + x49 + x40 (carry to x57)
 *   x57 = x50 + x51 + x41 (carry to x58)
 *   x58 = x52 + x53 + x42 (carry to x59)
 *   x59 = x54
 *
 * 109 instructions; 30.2 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.397 [1.347, 1.397] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: SLOWER than the fastest alternative, clang-22 -O3 -march=native + reduction pass, which takes 0.980 [0.979, 0.980] of our time
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 d03e5463e3bd1a20dda4ab6d993bdf0d6833f5c9e7d1f141b932885b05c634e3
 * found by Fieldwright, seed 3, 2026-12-01T06:00:55.009Z
 * npm run optimize -- --curve 25519 --op mul --seed 3 --budget 60s
 * sha256 of the code: 1c798b39419e0ad925725d535185794c5599902f3b3dd8047924fdb0c925fee6
 */
        .intel_syntax noprefix
        .text
        .globl  fe25519_mul_loose
        .type   fe25519_mul_loose, @function
        .p2align 6
fe25519_mul_loose:
        .cfi_startproc
        push rbx                               # save rbx
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbx, 0
        push rbp                               # save rbp
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbp, 0
        push r12                               # save r12
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r12, 0
        push r13                               # save r13
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r13, 0
        push r14                               # save r14
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r14, 0
        push r15                               # save r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r15, 0

        mov rax, rdx                           # copy pointer arg2
        mov rdx, [rsi+0x8]                     # load arg1[1]
        mulx r8, r9, [rax]                     # x11:x10 = arg1[1]*arg2[0]
        mov rdx, [rax]                         # load arg2[0]
        mulx r10, r11, [rsi+0x10]              # x13:x12 = arg1[2]*arg2[0]
        mulx rcx, rbx, [rsi]                   # x9:x8 = arg1[0]*arg2[0]
        xor ebp, ebp                           # CF = OF = 0
        adcx r11, r8                           # x41 = x12 + x11 (CF is 0), CF to x42
        mulx r8, rbp, [rsi+0x18]               # x15:x14 = arg1[3]*arg2[0]
        adcx rbp, r10                          # x42 = x13 + x14 + CF, CF to x43
        mov rdx, [rsi]                         # load arg1[0]
        mulx r10, r12, [rax+0x8]               # x17:x16 = arg1[0]*arg2[1]
        adox r9, rcx                           # x40 = x9 + x10 (OF is 0), OF to x41
        adcx r8, [rip+.Lfe25519_mul_loose_c0]  # x43 = x15 + CF, no carry
        adcx r12, r9                           # x40 += x16 (CF is 0), CF to x41, complete
        mov rdx, [rax+0x8]                     # load arg2[1]
        mulx r9, rcx, [rsi+0x8]                # x19:x18 = arg1[1]*arg2[1]
        adox r10, r11                          # x41 += x17 + OF, OF to x42
        adcx rcx, r10                          # x41 += x18 + CF, CF to x42
        adox rbp, r9                           # x42 += x19 + OF, OF to x43
        mulx r9, r10, [rsi+0x10]               # x21:x20 = arg1[2]*arg2[1]
        adcx rbp, r10                          # x42 += x20 + CF, CF to x43
        mulx r10, r11, [rsi+0x18]              # x23:x22 = arg1[3]*arg2[1]
        adox r8, r9                            # x43 += x21 + OF, OF to x44
        mov rdx, [rax+0x10]                    # load arg2[2]
        mulx r9, r13, [rsi]                    # x25:x24 = arg1[0]*arg2[2]
        adcx r11, r8                           # x43 += x22 + CF, CF to x44
        adcx r10, [rip+.Lfe25519_mul_loose_c0] # x44 = x23 + CF, no carry
        adcx rcx, r13                          # x41 += x24 (CF is 0), CF to x42, complete
        mulx r8, r13, [rsi+0x8]                # x27:x26 = arg1[1]*arg2[2]
        adcx rbp, r13                          # x42 += x26 + CF, CF to x43
        mulx r13, r14, [rsi+0x18]              # x31:x30 = arg1[3]*arg2[2]
        adcx r8, r11                           # x43 += x27 + CF, CF to x44
        adcx r14, r10                          # x44 += x30 + CF, CF to x45
        mov rdx, [rsi]                         # load arg1[0]
        mulx r10, r11, [rax+0x18]              # x33:x32 = arg1[0]*arg2[3]
        adcx r13, [rip+.Lfe25519_mul_loose_c0] # x45 = x31 + CF, no carry
        adcx r9, rbp                           # x42 += x25 (CF is 0), CF to x43
        mov rdx, [rsi+0x8]                     # load arg1[1]
        mulx rbp, r15, [rax+0x18]              # x35:x34 = arg1[1]*arg2[3]
        mov rdx, [rsi+0x10]                    # load arg1[2]
        mov [rsp-0x8], rdi                     # spill pointer out1
        mov [rsp-0x10], r12                    # spill x40
        mulx rdi, r12, [rax+0x10]              # x29:x28 = arg1[2]*arg2[2]
        adcx r15, r12                          # x43.2 = x28 + x34 + CF, CF to x44
        adcx rdi, [rip+.Lfe25519_mul_loose_c0] # x44.2 = x29 + CF, no carry
        adcx r8, r15                           # x43 += x43.2 (CF is 0), CF to x44
        mulx r12, r15, [rax+0x18]              # x37:x36 = arg1[2]*arg2[3]
        adcx r15, r14                          # x44 += x36 + CF, CF to x45
        adcx r12, [rip+.Lfe25519_mul_loose_c0] # x45.2 = x37 + CF, CF to x46
        setc r14b                              # begins x46 = CF
        movzx r14d, r14b                       # x46 = CF
        clc                                    # CF = 0
        adcx r11, r9                           # x42 += x32 + CF, CF to x43, complete
        adox rbp, rdi                          # x44.2 += x35 + OF, OF to x45
        mov rdx, [rsi+0x18]                    # load arg1[3]
        mulx rax, r9, [rax+0x18]               # x39:x38 = arg1[3]*arg2[3]
        adcx r10, r8                           # x43 += x33 + CF, CF to x44, complete
        adcx rbp, r15                          # x44 += x44.2 + CF, CF to x45, complete
        adox r13, r12                          # x45 += x45.2 + OF, OF to x46
        adcx r9, r13                           # x45 += x38 + CF, CF to x46, complete
        mov rdx, r9                            # copy x45
        mulx r8, r9, [rip+.Lfe25519_mul_loose_c1] # x52:x51 = x45*0x26
        adcx rax, [rip+.Lfe25519_mul_loose_c0] # x46.2 = x39 + CF, no carry
        adcx r9, rcx                           # x57 = x41 + x51 (CF is 0), CF to x58
        mov rdx, r10                           # copy x43
        mulx r10, rcx, [rip+.Lfe25519_mul_loose_c1] # x48:x47 = x43*0x26
        adcx r8, [rip+.Lfe25519_mul_loose_c0]  # x58 = x52 + CF, no carry
        adcx rcx, rbx                          # x55 = x8 + x47 (CF is 0), CF to x56, complete
        mov edx, 0x26                          # constant 0x26
        mulx rdi, rsi, rbp                     # x50:x49 = x44*0x26
        adcx r10, [rsp-0x10]                   # x56 = x40 + x48 + CF, CF to x57
        adox rax, [rip+.Lfe25519_mul_loose_c0] # x46.2 += OF, no carry
        adc rdi, 0x0                           # x57.2 = x50 + CF, no carry
        add rax, r14                           # x46 += x46.2, no carry, complete

        /* complete: [x46, x45, x44, x43, x42, x41, x40] in [rax, -, rbp, -, r11, -, [rsp-0x10]] */
        mulx rax, rdx, rax                     # x54:x53 = x46*0x26
        adcx r10, rsi                          # x56 += x49 (CF is 0), CF to x57, complete
        adcx rdi, r9                           # x57 += x57.2 + CF, CF to x58, complete
        adcx r8, rdx                           # x58 += x53 + CF, CF to x59
        adc rax, 0x0                           # x59 = x54 + CF, no carry
        adcx r8, r11                           # x58 += x42 (CF is 0), CF to x59, complete
        adc rax, 0x0                           # x59 += CF, no carry, complete

        /* complete: [x59, x58, x57, x56, x55] in [rax, r8, rdi, r10, rcx] */
        mov r9, r8                             # copy x58
        and r9, [rip+.Lfe25519_mul_loose_c2]   # x62 = x58 & 0x7fffffffffffffff
        shr r8, 0x3f                           # t2 = x58 >> 63
        lea rax, [r8+rax*2]                    # x60 = t2 + 2*x59 mod 2^64 = low word of (x59:x58 >> 63)
        imul rax, rax, 0x13                    # x61 = x60*0x13
        add rax, rcx                           # x63 = x61 + x55, CF to x64, complete
        adc r10, 0x0                           # x64 = x56 + CF, CF to x65, complete
        mov r8, [rsp-0x8]                      # reload pointer out1
        mov [r8+0x8], r10                      # out1[1] = x64
        adc rdi, 0x0                           # x65 = x57 + CF, CF to x66, complete
        mov [r8+0x10], rdi                     # out1[2] = x65
        adc r9, 0x0                            # x66 = x62 + CF, no carry, complete

        /* complete: [x66, x65, x64, x63] in [r9, rdi, r10, rax] */
        mov [r8+0x18], r9                      # out1[3] = x66
        mov [r8], rax                          # out1[0] = x63

        pop r15                                # restore r15
        .cfi_adjust_cfa_offset -8
        .cfi_restore r15
        pop r14                                # restore r14
        .cfi_adjust_cfa_offset -8
        .cfi_restore r14
        pop r13                                # restore r13
        .cfi_adjust_cfa_offset -8
        .cfi_restore r13
        pop r12                                # restore r12
        .cfi_adjust_cfa_offset -8
        .cfi_restore r12
        pop rbp                                # restore rbp
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbp
        pop rbx                                # restore rbx
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbx
        ret                                    # return
        .cfi_endproc
        .balign 8, 0xcc
.Lfe25519_mul_loose_c0: .quad 0x0
.Lfe25519_mul_loose_c1: .quad 0x26
.Lfe25519_mul_loose_c2: .quad 0x7fffffffffffffff
        .size   fe25519_mul_loose, .-fe25519_mul_loose
        .section .note.GNU-stack, "", @progbits
