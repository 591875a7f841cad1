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
 *   [rsp-0x8]  pointer out1
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
 * 108 instructions; 29.2 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.418 [1.409, 1.422] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.207 [1.207, 1.210] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 8f68fac5dfaa11892ef4562501586c773442d8e4fd250dab6b5cacb185b9f6c1
 * found by Fieldwright, seed 2, 2026-11-24T09:46:08.828Z
 * npm run optimize -- --curve 25519 --op mul --seed 2 --budget 60s
 * sha256 of the code: 8cd307e3ac4888fba7b6f5f4564cf0f4a00e504f49a8630dd45706225e99216d
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
        push r15                   # save r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r15, 0

        mov rax, rdx               # copy pointer arg2
        mov rdx, [rax]             # load arg2[0]
        mulx r8, r9, [rsi]         # x9:x8 = arg1[0]*arg2[0]
        mov rdx, [rax+0x8]         # load arg2[1]
        mulx r10, r11, [rsi]       # x17:x16 = arg1[0]*arg2[1]
        xor ecx, ecx               # CF = OF = 0
        adcx r8, r11               # x40 = x9 + x16 (CF is 0), CF to x41
        mov rdx, [rax]             # load arg2[0]
        mulx r11, rcx, [rsi+0x8]   # x11:x10 = arg1[1]*arg2[0]
        mulx rbx, rbp, [rsi+0x10]  # x13:x12 = arg1[2]*arg2[0]
        adcx r11, r10              # x41 = x17 + x11 + CF, CF to x42
        adox rcx, r8               # x40 += x10 (OF is 0), OF to x41, complete
        adox r11, rbp              # x41 += x12 + OF, OF to x42
        mov rdx, [rax+0x18]        # load arg2[3]
        mulx r8, r10, [rsi]        # x33:x32 = arg1[0]*arg2[3]
        adcx r10, rbx              # x42 = x13 + x32 + CF, CF to x43
        mov rdx, [rax]             # load arg2[0]
        mulx rbx, rbp, [rsi+0x18]  # x15:x14 = arg1[3]*arg2[0]
        mov rdx, [rax+0x8]         # load arg2[1]
        mulx r12, r13, [rsi+0x10]  # x21:x20 = arg1[2]*arg2[1]
        adox r13, rbp              # x42.2 = x14 + x20 + OF, OF to x43
        mulx rbp, r14, [rsi+0x8]   # x19:x18 = arg1[1]*arg2[1]
        mov r15d, 0x0              # constant 0
        adcx r12, r15              # x43 = x21 + CF, no carry
        adcx r14, r11              # x41 += x18 (CF is 0), CF to x42
        mov rdx, [rsi]             # load arg1[0]
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx r11, rdi, [rax+0x10]  # x25:x24 = arg1[0]*arg2[2]
        adox r12, rbx              # x43 += x15 + OF, OF to x44
        adcx r13, r11              # x42.2 += x25 + CF, CF to x43
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r11, rbx, [rax+0x8]   # x23:x22 = arg1[3]*arg2[1]
        adcx rbx, r12              # x43 += x22 + CF, CF to x44
        adcx r11, r15              # x44 = x23 + CF, no carry
        adox r11, r15              # x44 += OF, no carry
        xor r12d, r12d             # CF = OF = 0
        adcx r14, rdi              # x41 += x24 (CF is 0), CF to x42, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rdi, r12, [rax+0x10]  # x27:x26 = arg1[1]*arg2[2]
        adcx r13, r10              # x42 += x42.2 + CF, CF to x43
        adox rbp, r12              # x42.2 = x19 + x26 (OF is 0), OF to x43
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r10, r12, [rax+0x10]  # x29:x28 = arg1[2]*arg2[2]
        adcx rbx, r12              # x43 += x28 + CF, CF to x44
        adox rbx, r8               # x43 += x33 + OF, OF to x44
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r8, r12, [rax+0x10]   # x31:x30 = arg1[3]*arg2[2]
        adcx r12, r10              # x44.2 = x30 + x29 + CF, CF to x45
        adox r11, r12              # x44 += x44.2 + OF, OF to x45
        adcx r8, r15               # x45 = x31 + CF, no carry
        adox r8, r15               # x45 += OF, no carry
        xor r10d, r10d             # CF = OF = 0
        adcx r13, rbp              # x42 += x42.2 (CF is 0), CF to x43, complete
        mov rdx, [rax+0x18]        # load arg2[3]
        mulx r10, rbp, [rsi+0x8]   # x35:x34 = arg1[1]*arg2[3]
        adox rbp, rdi              # x43.2 = x27 + x34 (OF is 0), OF to x44
        mulx rdi, r12, [rsi+0x18]  # x39:x38 = arg1[3]*arg2[3]
        mulx rax, rsi, [rsi+0x10]  # x37:x36 = arg1[2]*arg2[3]
        adox rsi, r11              # x44 += x36 + OF, OF to x45
        adox r12, rax              # x45.2 = x37 + x38 + OF, OF to x46
        adcx rbx, rbp              # x43 += x43.2 + CF, CF to x44, complete
        adcx r10, rsi              # x44 += x35 + CF, CF to x45, complete
        mov edx, 0x26              # constant 0x26
        mulx rax, r10, r10         # x50:x49 = x44*0x26
        adcx r8, r12               # x45 += x45.2 + CF, CF to x46, complete
        mulx r11, rsi, rbx         # x48:x47 = x43*0x26
        adcx rdi, r15              # x46 = x39 + CF, no carry
        adcx rsi, r9               # x55 = x47 + x8 (CF is 0), CF to x56, complete
        adox rdi, r15              # x46 += OF, no carry, complete

        /* complete: [x46, x45, x44, x43, x42, x41, x40] in [rdi, r8, -, rbx, r13, r14, rcx] */
        mulx r9, rdi, rdi          # x54:x53 = x46*0x26
        mulx r8, rdx, r8           # x52:x51 = x45*0x26
        adc rcx, r11               # x56 = x40 + x48 + CF, CF to x57
        adc r14, rdx               # x57 = x51 + x41 + CF, CF to x58
        adc rdi, r8                # x58 = x53 + x52 + CF, CF to x59
        adc r9, 0x0                # x59 = x54 + CF, no carry
        add rcx, r10               # x56 += x49, CF to x57, complete
        adc r14, rax               # x57 += x50 + CF, CF to x58, complete
        adc r13, rdi               # x58 += x42 + CF, CF to x59, complete
        adc r9, 0x0                # x59 += CF, no carry, complete

        /* complete: [x59, x58, x57, x56, x55] in [r9, r13, r14, rcx, rsi] */
        mov rax, r13               # copy x58
        shr rax, 0x3f              # t4 = x58 >> 63
        lea rax, [rax+r9*2]        # x60 = t4 + 2*x59 mod 2^64 = low word of (x59:x58 >> 63)
        movabs r8, 0x7fffffffffffffff # constant 0x7fffffffffffffff
        and r13, r8                # x62 = x58 & 0x7fffffffffffffff
        imul rax, rax, 0x13        # x61 = x60*0x13
        xor r8d, r8d               # CF = OF = 0
        adox rsi, rax              # x63 = x61 + x55 (OF is 0), OF to x64, complete
        adox rcx, r15              # x64 = x56 + OF, OF to x65, complete
        adox r14, r15              # x65 = x57 + OF, OF to x66, complete
        adox r13, r15              # x66 = x62 + OF, no carry, complete

        /* complete: [x66, x65, x64, x63] in [r13, r14, rcx, rsi] */
        mov rax, [rsp-0x8]         # reload pointer out1
        mov [rax+0x10], r14        # out1[2] = x65
        mov [rax], rsi             # out1[0] = x63
        mov [rax+0x8], rcx         # out1[1] = x64
        mov [rax+0x18], r13        # out1[3] = x66

        pop r15                    # restore r15
        .cfi_adjust_cfa_offset -8
        .cfi_restore r15
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
