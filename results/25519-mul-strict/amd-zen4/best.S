/*
 * 25519 mul (strict), modulo p = 2^255 - 19
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 *
 * void fe25519_mul(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below p
 *   rsi  arg1[4]  read, below p
 *   rdx  arg2[4]  read, below p
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x41
 *   [rsp-0x18]  x40
 *   [rsp-0x20]  x8
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
 *   x55 = x48 + x40 (carry to x56)
 *   x56 = x41 (carry to x57)
 *   x57 = x42 (carry to x63)
 *   x59 = x47 + x8 (carry to x60)
 *   x60 = x55 + x49 (carry to x61)
 *   x61 = x56 + x50 + x51 (carry to x62)
 *   x62 = x57 + x52 + x53 (carry to x63)
 *   x63 = x54
 *
 * 122 instructions; 35.3 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.402 [1.372, 1.405] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: SLOWER than the fastest alternative, clang-22 -O3 -march=native + reduction pass, which takes 0.983 [0.979, 0.985] of our time
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ec348f8db59e7a7f229a086509f54ebf45ca938676b1540e8b0e50f6853cab04
 * found by Fieldwright, seed 1, 2026-11-21T19:02:45.973Z
 * npm run optimize -- --curve 25519 --op mul --seed 1 --budget 30s --strict
 * sha256 of the code: 39a0e7a700a856bada74c293146af2d87861e02459232e81b5b77804cafd896f
 */
        .intel_syntax noprefix
        .text
        .globl  fe25519_mul
        .type   fe25519_mul, @function
        .p2align 6
fe25519_mul:
        .cfi_startproc
        push rbx                        # save rbx
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbx, 0
        push rbp                        # save rbp
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbp, 0
        push r12                        # save r12
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r12, 0

        mov rax, rdx                    # copy pointer arg2
        mov rdx, [rsi]                  # load arg1[0]
        mulx r8, r9, [rax+0x8]          # x17:x16 = arg1[0]*arg2[1]
        mov rdx, [rax+0x8]              # load arg2[1]
        mulx r10, r11, [rsi+0x8]        # x19:x18 = arg1[1]*arg2[1]
        xor ecx, ecx                    # CF = OF = 0
        adcx r11, r8                    # x41 = x18 + x17 (CF is 0), CF to x42
        mov rdx, [rax]                  # load arg2[0]
        mulx r8, rcx, [rsi]             # x9:x8 = arg1[0]*arg2[0]
        mulx rbx, rbp, [rsi+0x18]       # x15:x14 = arg1[3]*arg2[0]
        adcx rbp, r10                   # x42 = x19 + x14 + CF, CF to x43
        mulx r10, r12, [rsi+0x8]        # x11:x10 = arg1[1]*arg2[0]
        adox r12, r8                    # x40 = x9 + x10 (OF is 0), OF to x41
        adcx rbx, [rip+.Lfe25519_mul_c0] # x43 = x15 + CF, no carry
        adcx r12, r9                    # x40 += x16 (CF is 0), CF to x41, complete
        mulx r8, r9, [rsi+0x10]         # x13:x12 = arg1[2]*arg2[0]
        adox r11, r9                    # x41 += x12 + OF, OF to x42
        mov rdx, [rsi+0x10]             # load arg1[2]
        mov [rsp-0x8], rdi              # spill pointer out1
        mulx r9, rdi, [rax+0x8]         # x21:x20 = arg1[2]*arg2[1]
        adcx r10, r11                   # x41 += x11 + CF, CF to x42
        adox r8, rbp                    # x42 += x13 + OF, OF to x43
        adcx rdi, r8                    # x42 += x20 + CF, CF to x43
        mov rdx, [rsi+0x18]             # load arg1[3]
        mulx r8, r11, [rax+0x8]         # x23:x22 = arg1[3]*arg2[1]
        adcx r9, rbx                    # x43 += x21 + CF, CF to x44
        mov rdx, [rax+0x10]             # load arg2[2]
        mulx rbx, rbp, [rsi]            # x25:x24 = arg1[0]*arg2[2]
        adcx r8, [rip+.Lfe25519_mul_c0] # x44 = x23 + CF, no carry
        adcx rbp, r10                   # x41 += x24 (CF is 0), CF to x42, complete
        mov [rsp-0x10], rbp             # spill x41
        mulx r10, rbp, [rsi+0x8]        # x27:x26 = arg1[1]*arg2[2]
        adcx rdi, rbx                   # x42 += x25 + CF, CF to x43
        adox r11, r9                    # x43 += x22 + OF, OF to x44
        adcx r11, r10                   # x43 += x27 + CF, CF to x44
        mov rdx, [rsi+0x8]              # load arg1[1]
        mulx r9, r10, [rax+0x18]        # x35:x34 = arg1[1]*arg2[3]
        mov rdx, [rsi]                  # load arg1[0]
        mov [rsp-0x18], r12             # spill x40
        mulx rbx, r12, [rax+0x18]       # x33:x32 = arg1[0]*arg2[3]
        adcx r9, [rip+.Lfe25519_mul_c0] # x44.2 = x35 + CF, no carry
        adcx rdi, r12                   # x42 += x32 (CF is 0), CF to x43
        mov rdx, [rax+0x10]             # load arg2[2]
        mov [rsp-0x20], rcx             # spill x8
        mulx r12, rcx, [rsi+0x10]       # x29:x28 = arg1[2]*arg2[2]
        adox r8, r9                     # x44 += x44.2 + OF, no carry
        adcx rcx, r11                   # x43 += x28 + CF, CF to x44
        adox r10, rcx                   # x43 += x34 (OF is 0), OF to x44
        mulx r9, r11, [rsi+0x18]        # x31:x30 = arg1[3]*arg2[2]
        adcx r8, r11                    # x44 += x30 + CF, CF to x45
        adcx r9, [rip+.Lfe25519_mul_c0] # x45 = x31 + CF, no carry
        adcx rbp, rdi                   # x42 += x26 (CF is 0), CF to x43, complete
        adox r8, r12                    # x44 += x29 + OF, OF to x45
        adcx r10, rbx                   # x43 += x33 + CF, CF to x44, complete
        mov rdx, [rsi+0x10]             # load arg1[2]
        mulx r11, rcx, [rax+0x18]       # x37:x36 = arg1[2]*arg2[3]
        mov rdx, [rax+0x18]             # load arg2[3]
        mulx rax, rdi, [rsi+0x18]       # x39:x38 = arg1[3]*arg2[3]
        adox r9, r11                    # x45 += x37 + OF, no carry
        adcx rcx, r8                    # x44 += x36 + CF, CF to x45, complete
        adcx r9, rdi                    # x45 += x38 + CF, CF to x46, complete
        mov edx, 0x26                   # constant 0x26
        mulx r8, r10, r10               # x48:x47 = x43*0x26
        adox r10, [rsp-0x20]            # x59 = x8 + x47 (OF is 0), OF to x60, complete
        adcx rax, [rip+.Lfe25519_mul_c0] # x46 = x39 + CF, no carry, complete

        /* complete: [x46, x45, x44, x43, x42, x41, x40] in [rax, r9, rcx, -, rbp, [rsp-0x10], [rsp-0x18]] */
        adcx r8, [rsp-0x18]             # x55 = x40 + x48 (CF is 0), CF to x56, complete
        mulx r9, r11, r9                # x52:x51 = x45*0x26
        mulx rcx, rdi, rcx              # x50:x49 = x44*0x26
        adox r8, rdi                    # x60 = x55 + x49 + OF, OF to x61, complete
        adox r11, rcx                   # x61 = x50 + x51 + OF, OF to x62
        mov rcx, [rsp-0x10]             # reload x41
        adcx rcx, [rip+.Lfe25519_mul_c0] # x56 = x41 + CF, CF to x57, complete
        adcx rbp, [rip+.Lfe25519_mul_c0] # x57 = x42 + CF, CF to x63, complete

        /* complete: [x57, x56, x55] in [rbp, rcx, -] */
        adox r9, rbp                    # x62 = x52 + x57 + OF, OF to x63
        setc dil                        # begins x63 = CF
        movzx edi, dil                  # x63 = CF
        clc                             # CF = 0
        adcx r11, rcx                   # x61 += x56 + CF, CF to x62, complete
        mulx rax, rcx, rax              # x54:x53 = x46*0x26
        adcx r9, rcx                    # x62 += x53 + CF, CF to x63, complete
        adcx rax, [rip+.Lfe25519_mul_c0] # x63.2 = x54 + CF, no carry
        adox rax, [rip+.Lfe25519_mul_c0] # x63.2 += OF, no carry
        add rax, rdi                    # x63 += x63.2, no carry, complete

        /* complete: [x63, x62, x61, x60, x59] in [rax, r9, r11, r8, r10] */
        mov rcx, r9                     # copy x62
        shr rcx, 0x3f                   # t2 = x62 >> 63
        shl rax, 0x1                    # t3 = x63 << 1 mod 2^64
        lea rax, [rcx+rax]              # x64 = t2 + t3 mod 2^64 = low word of (x63:x62 >> 63)
        imul rax, rax, 0x13             # x65 = x64*0x13
        and r9, [rip+.Lfe25519_mul_c1]  # x66 = x62 & 0x7fffffffffffffff
        add r10, rax                    # x67 = x65 + x59, CF to x68, complete
        adc r8, 0x0                     # x68 = x60 + CF, CF to x69, complete
        adc r11, 0x0                    # x69 = x61 + CF, CF to x70, complete
        adc r9, 0x0                     # x70 = x66 + CF, no carry, complete

        /* complete: [x70, x69, x68, x67] in [r9, r11, r8, r10] */
        mov rax, r9                     # copy x70
        sub rax, [rip+.Lfe25519_mul_c2] # x74 = x70 - 0x8000000000000000, CF from x75
        setc cl                         # begins x75 = CF
        movzx ecx, cl                   # x75 = CF
        mov rdi, r10                    # copy x67
        add rdi, 0x13                   # x71 = x67 + 0x13, CF to x72, complete
        mov rsi, r8                     # copy x68
        adc rsi, 0x0                    # x72 = x68 + CF, CF to x73, complete
        mov rdx, r11                    # copy x69
        adc rdx, 0x0                    # x73 = x69 + CF, CF to x74, complete
        adc rax, 0x0                    # x74 += CF, CF to x75, complete

        /* complete: [x74, x73, x72, x71] in [rax, rdx, rsi, rdi] */
        sbb rcx, 0x0                    # x75 -= CF, complete
        bt ecx, 0x0                     # CF = x75
        cmovc rdx, r11                  # x78 = x75 ? x69 : x73, x75 in CF
        cmovc rax, r9                   # x79 = x75 ? x70 : x74, x75 in CF
        cmovc rdi, r10                  # x76 = x75 ? x67 : x71, x75 in CF
        cmovnc r8, rsi                  # x77 = x75 ? x68 : x72, x75 in CF
        mov r9, [rsp-0x8]               # reload pointer out1
        mov [r9+0x10], rdx              # out1[2] = x78
        mov [r9], rdi                   # out1[0] = x76
        mov [r9+0x18], rax              # out1[3] = x79
        mov [r9+0x8], r8                # out1[1] = x77

        pop r12                         # restore r12
        .cfi_adjust_cfa_offset -8
        .cfi_restore r12
        pop rbp                         # restore rbp
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbp
        pop rbx                         # restore rbx
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbx
        ret                             # return
        .cfi_endproc
        .balign 8, 0xcc
.Lfe25519_mul_c0: .quad 0x0
.Lfe25519_mul_c1: .quad 0x7fffffffffffffff
.Lfe25519_mul_c2: .quad 0x8000000000000000
        .size   fe25519_mul, .-fe25519_mul
        .section .note.GNU-stack, "", @progbits
