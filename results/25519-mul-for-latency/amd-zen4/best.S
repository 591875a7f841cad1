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
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x8
 *   [rsp-0x18]  x40
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
 * 109 instructions; 36.0 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.168 [1.163, 1.178] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.440 [1.440, 1.440] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (nested+floors)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 989d61e75f6b8ad96c2997dfa25e69ebbbf3e6722cf38f438b7365763375598c
 * found by Fieldwright, seed 1, 2026-11-23T02:49:05.874Z
 * npm run optimize -- --curve 25519 --op mul --seed 1 --budget 60s --for latency
 * sha256 of the code: d880c1ca840585f87af83d668f5a461aa7296fb1b11cd4c283c029418edc2b5f
 */
        .intel_syntax noprefix
        .text
        .globl  fe25519_mul_loose
        .type   fe25519_mul_loose, @function
        .p2align 6
fe25519_mul_loose:
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
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r8, r9, [rax]         # x13:x12 = arg1[2]*arg2[0]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r10, r11, [rax]       # x11:x10 = arg1[1]*arg2[0]
        mulx rcx, rbx, [rax+0x8]   # x19:x18 = arg1[1]*arg2[1]
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rbp, r12, [rax]       # x15:x14 = arg1[3]*arg2[0]
        mov rdx, [rsi]             # load arg1[0]
        mulx r13, r14, [rax+0x8]   # x17:x16 = arg1[0]*arg2[1]
        mov [rsp-0x8], rdi         # spill pointer out1
        xor edi, edi               # CF = OF = 0
        adox r13, r9               # x41 = x12 + x17 (OF is 0), OF to x42
        adox rcx, r8               # x42 = x19 + x13 + OF, OF to x43
        mulx r8, r9, [rax]         # x9:x8 = arg1[0]*arg2[0]
        mov edi, 0x0               # constant 0
        adox rbp, rdi              # x43 = x15 + OF, no carry
        mov [rsp-0x10], r9         # spill x8
        xor r9d, r9d               # CF = OF = 0
        adcx r14, r11              # x40 = x10 + x16 (CF is 0), CF to x41
        mulx r9, r11, [rax+0x10]   # x25:x24 = arg1[0]*arg2[2]
        adox r8, r14               # x40 += x9 (OF is 0), OF to x41, complete
        adox rbx, r11              # x41.2 = x18 + x24 + OF, OF to x42
        adcx r13, r10              # x41 += x11 + CF, CF to x42
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r10, r11, [rax+0x8]   # x23:x22 = arg1[3]*arg2[1]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mov [rsp-0x18], r8         # spill x40
        mulx r14, r8, [rax+0x8]    # x21:x20 = arg1[2]*arg2[1]
        adox rcx, r9               # x42 += x25 + OF, OF to x43
        adox rbp, r14              # x43 += x21 + OF, OF to x44
        adcx r12, r8               # x42.2 = x14 + x20 + CF, CF to x43
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r8, r9, [rax+0x10]    # x27:x26 = arg1[1]*arg2[2]
        adcx rbp, r11              # x43 += x22 + CF, CF to x44
        adcx r10, rdi              # x44 = x23 + CF, no carry
        adox r10, rdi              # x44 += OF, no carry
        xor r11d, r11d             # CF = OF = 0
        adox r13, rbx              # x41 += x41.2 (OF is 0), OF to x42, complete
        adox rcx, r12              # x42 += x42.2 + OF, OF to x43
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx r11, rbx, [rsi+0x10]  # x29:x28 = arg1[2]*arg2[2]
        adox r8, rbx               # x43.2 = x28 + x27 + OF, OF to x44
        mov rdx, [rax+0x18]        # load arg2[3]
        mulx rbx, r12, [rsi]       # x33:x32 = arg1[0]*arg2[3]
        adcx r12, r9               # x42.2 = x32 + x26 (CF is 0), CF to x43
        adcx r8, rbp               # x43 += x43.2 + CF, CF to x44
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r9, rbp, [rax+0x10]   # x31:x30 = arg1[3]*arg2[2]
        adox rbp, r11              # x44.2 = x29 + x30 + OF, OF to x45
        adcx r10, rbp              # x44 += x44.2 + CF, CF to x45
        adcx r9, rdi               # x45 = x31 + CF, no carry
        adox r9, rdi               # x45 += OF, no carry
        xor r11d, r11d             # CF = OF = 0
        adox rcx, r12              # x42 += x42.2 (OF is 0), OF to x43, complete
        mulx r11, rbp, [rax+0x18]  # x39:x38 = arg1[3]*arg2[3]
        mov rdx, [rax+0x18]        # load arg2[3]
        mulx r12, r14, [rsi+0x8]   # x35:x34 = arg1[1]*arg2[3]
        adox r14, rbx              # x43.2 = x33 + x34 + OF, OF to x44
        adcx r8, r14               # x43 += x43.2 (CF is 0), CF to x44, complete
        adcx r10, r12              # x44 += x35 + CF, CF to x45
        mulx rax, rsi, [rsi+0x10]  # x37:x36 = arg1[2]*arg2[3]
        adox rsi, r10              # x44 += x36 + OF, OF to x45, complete
        mov edx, 0x26              # constant 0x26
        mulx r8, r10, r8           # x48:x47 = x43*0x26
        adcx rax, rbp              # x45.2 = x38 + x37 + CF, CF to x46
        adox rax, r9               # x45 += x45.2 + OF, OF to x46, complete
        mulx r9, rsi, rsi          # x50:x49 = x44*0x26
        adcx r11, rdi              # x46 = x39 + CF, no carry
        adox r11, rdi              # x46 += OF, no carry, complete

        /* complete: [x46, x45, x44, x43, x42, x41, x40] in [r11, rax, -, -, rcx, r13, [rsp-0x18]] */
        xor ebx, ebx               # CF = OF = 0
        adox r10, [rsp-0x10]       # x55 = x8 + x47 (OF is 0), OF to x56, complete
        mulx rax, rbx, rax         # x52:x51 = x45*0x26
        mulx r11, rdx, r11         # x54:x53 = x46*0x26
        adox r8, [rsp-0x18]        # x56 = x48 + x40 + OF, OF to x57
        adcx r8, rsi               # x56 += x49 (CF is 0), CF to x57, complete
        adcx r9, r13               # x57 = x50 + x41 + CF, CF to x58
        adcx rdx, rcx              # x58 = x53 + x42 + CF, CF to x59
        adox rbx, r9               # x57 += x51 + OF, OF to x58, complete
        adox rax, rdx              # x58 += x52 + OF, OF to x59, complete
        adcx r11, rdi              # x59 = x54 + CF, no carry
        adox r11, rdi              # x59 += OF, no carry, complete

        /* complete: [x59, x58, x57, x56, x55] in [r11, rax, rbx, r8, r10] */
        mov r9, rax                # copy x58
        shr r9, 0x3f               # t6 = x58 >> 63
        lea r9, [r9+r11*2]         # x60 = t6 + 2*x59 mod 2^64 = low word of (x59:x58 >> 63)
        lea r11, [r9+r9*8]         # t7 = 9*x60 mod 2^64
        lea r9, [r9+r11*2]         # x61 = x60 + 2*t7 mod 2^64 = x60*0x13
        movabs r11, 0x7fffffffffffffff # constant 0x7fffffffffffffff
        and rax, r11               # x62 = x58 & 0x7fffffffffffffff
        adcx r9, r10               # x63 = x61 + x55 (CF is 0), CF to x64, complete
        adc r8, 0x0                # x64 = x56 + CF, CF to x65, complete
        adc rbx, 0x0               # x65 = x57 + CF, CF to x66, complete
        adc rax, 0x0               # x66 = x62 + CF, no carry, complete

        /* complete: [x66, x65, x64, x63] in [rax, rbx, r8, r9] */
        mov r10, [rsp-0x8]         # reload pointer out1
        mov [r10+0x18], rax        # out1[3] = x66
        mov [r10+0x10], rbx        # out1[2] = x65
        mov [r10], r9              # out1[0] = x63
        mov [r10+0x8], r8          # out1[1] = x64

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
        .size   fe25519_mul_loose, .-fe25519_mul_loose
        .section .note.GNU-stack, "", @progbits
