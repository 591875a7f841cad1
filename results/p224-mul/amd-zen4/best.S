/*
 * p224 mul (loose), modulo p = 2^224 - 2^96 + 1
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^226; out1 below 2^225; arrays may overlap
 *
 * void fe_p224_mul_loose(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below 2^225
 *   rsi  arg1[4]  read, below 2^226
 *   rdx  arg2[4]  read, below 2^226
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x40
 *   [rsp-0x18]  x8
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
 *   x51 = x8 - x47 (carry to x52)
 *   x52 = x40 - x48 (carry to x53)
 *   x53 = x41 + x43 - x49 (carry to x54)
 *   x54 = x42 + x44 - x50 (carry to x55)
 *   x55 = x45 (carry to x56)
 *   x56 = x46
 *   x63 = x51 - x57 (carry to x64)
 *   x64 = x52 + x60 - x58 (carry to x65)
 *   x65 = x53 + x61 (carry to x66)
 *   x66 = x59 + x62
 *
 * 123 instructions; 30.4 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.485 [1.475, 1.486] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.354 [1.352, 1.355] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 3, 2026-11-23T07:08:37.797Z
 * npm run optimize -- --field p224 --op mul --seed 3 --budget 40s --resume
 * sha256 of the code: ac84b9f97f9e00f09f71ac7ae54a59e7ead28918932f76ea86c9143935d2df35
 */
        .intel_syntax noprefix
        .text
        .globl  fe_p224_mul_loose
        .type   fe_p224_mul_loose, @function
        .p2align 6
fe_p224_mul_loose:
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

        mov rax, rdx               # copy pointer arg2
        mov rdx, [rsi]             # load arg1[0]
        mulx r8, r9, [rax]         # x9:x8 = arg1[0]*arg2[0]
        mulx r10, r11, [rax+0x8]   # x17:x16 = arg1[0]*arg2[1]
        xor ecx, ecx               # CF = OF = 0
        adox r11, r8               # x40 = x9 + x16 (OF is 0), OF to x41
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r8, rcx, [rax]        # x13:x12 = arg1[2]*arg2[0]
        adox rcx, r10              # x41 = x17 + x12 + OF, OF to x42
        mov rdx, [rax]             # load arg2[0]
        mulx r10, rbx, [rsi+0x8]   # x11:x10 = arg1[1]*arg2[0]
        mulx rbp, r12, [rsi+0x18]  # x15:x14 = arg1[3]*arg2[0]
        adox r12, r8               # x42 = x14 + x13 + OF, OF to x43
        adox rbp, [rip+.Lfe_p224_mul_loose_c0] # x43 = x15 + OF, no carry
        xor r8d, r8d               # CF = OF = 0
        adox rcx, r10              # x41 += x11 (OF is 0), OF to x42
        adcx r11, rbx              # x40 += x10 (CF is 0), CF to x41, complete
        mov rdx, [rax+0x8]         # load arg2[1]
        mulx r8, r10, [rsi+0x8]    # x19:x18 = arg1[1]*arg2[1]
        mulx rbx, r13, [rsi+0x10]  # x21:x20 = arg1[2]*arg2[1]
        adox r8, r13               # x42.2 = x20 + x19 + OF, OF to x43
        adcx r10, rcx              # x41 += x18 + CF, CF to x42
        mulx rcx, r13, [rsi+0x18]  # x23:x22 = arg1[3]*arg2[1]
        adox rbx, r13              # x43.2 = x21 + x22 + OF, OF to x44
        mov rdx, [rsi]             # load arg1[0]
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx r13, rdi, [rax+0x10]  # x25:x24 = arg1[0]*arg2[2]
        adcx r12, r13              # x42 += x25 + CF, CF to x43
        mov [rsp-0x10], r11        # spill x40
        mulx r13, r11, [rax+0x18]  # x33:x32 = arg1[0]*arg2[3]
        adcx r13, rbp              # x43 += x33 + CF, no carry
        adox rcx, [rip+.Lfe_p224_mul_loose_c0] # x44 = x23 + OF, no carry
        xor ebp, ebp               # CF = OF = 0
        adox r10, rdi              # x41 += x24 (OF is 0), OF to x42, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rdi, rbp, [rax+0x10]  # x27:x26 = arg1[1]*arg2[2]
        adox rbp, r12              # x42 += x26 + OF, OF to x43
        adcx r8, r11               # x42.2 += x32 (CF is 0), CF to x43
        mulx r11, r12, [rax+0x18]  # x35:x34 = arg1[1]*arg2[3]
        adox r13, r12              # x43 += x34 + OF, OF to x44
        adcx rbx, rdi              # x43.2 += x27 + CF, CF to x44
        adox r11, rcx              # x44 += x35 + OF, no carry
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx rcx, rdi, [rsi+0x10]  # x29:x28 = arg1[2]*arg2[2]
        mov [rsp-0x18], r9         # spill x8
        mulx r12, r9, [rsi+0x18]   # x31:x30 = arg1[3]*arg2[2]
        adc rcx, r9                # x44.2 = x29 + x30 + CF, CF to x45
        adc r12, 0x0               # x45 = x31 + CF, no carry
        xor r9d, r9d               # CF = OF = 0
        adcx rbp, r8               # x42 += x42.2 (CF is 0), CF to x43, complete
        adox rbx, rdi              # x43.2 += x28 (OF is 0), OF to x44
        adox r11, rcx              # x44 += x44.2 + OF, OF to x45
        mov rdx, [rax+0x18]        # load arg2[3]
        mulx r8, r9, [rsi+0x10]    # x37:x36 = arg1[2]*arg2[3]
        adcx rbx, r13              # x43 += x43.2 + CF, CF to x44, complete
        adox r8, r12               # x45 += x37 + OF, no carry
        mulx rax, rcx, [rsi+0x18]  # x39:x38 = arg1[3]*arg2[3]
        adcx r11, r9               # x44 += x36 + CF, CF to x45, complete
        adc rcx, r8                # x45 += x38 + CF, CF to x46, complete
        adc rax, 0x0               # x46 = x39 + CF, no carry, complete

        /* complete: [x46, x45, x44, x43, x42, x41, x40] in [rax, rcx, r11, rbx, rbp, r10, [rsp-0x10]] */
        mov r8, rbx                # copy x43
        shl r8, 0x20               # x47 = x43 << 32 mod 2^64
        mov r9, rcx                # copy x45
        shr r9, 0x20               # t5 = x45 >> 32
        mov rdi, rax               # copy x46
        shl rdi, 0x20              # t6 = x46 << 32 mod 2^64
        lea r9, [r9+rdi]           # x50 = t5 + t6 mod 2^64 = high word of (x46:x45 << 32)
        mov rdi, rbx               # copy x43
        shr rdi, 0x20              # t7 = x43 >> 32
        mov rsi, r11               # copy x44
        shl rsi, 0x20              # t8 = x44 << 32 mod 2^64
        lea rdi, [rdi+rsi]         # x48 = t7 + t8 mod 2^64 = high word of (x44:x43 << 32)
        add rbx, r10               # x53 = x41 + x43, CF to x54
        mov r10d, 0x20             # constant 0x20
        shrx rsi, r11, r10         # t9 = x44 >> 0x20
        shlx rdx, rcx, r10         # t10 = x45 << 0x20 mod 2^64
        lea rsi, [rsi+rdx]         # x49 = t9 + t10 mod 2^64 = high word of (x45:x44 << 32)
        adcx rbp, r11              # x54 = x42 + x44 + CF, CF to x55
        adc rcx, 0x0               # x55 = x45 + CF, CF to x56
        adc rax, 0x0               # x56 = x46 + CF
        mov r11, [rsp-0x18]        # reload x8
        sub r11, r8                # x51 = x8 - x47, CF from x52, complete
        mov r8, [rsp-0x10]         # reload x40
        sbb r8, rdi                # x52 = x40 - x48 - CF, CF from x53, complete
        sbb rbx, rsi               # x53 -= x49 + CF, CF from x54, complete
        sbb rbp, r9                # x54 -= x50 + CF, CF from x55, complete
        sbb rcx, 0x0               # x55 -= CF, CF from x56, complete
        shrx r9, rbp, r10          # t11 = x54 >> 0x20
        shlx rdi, rcx, r10         # t12 = x55 << 0x20 mod 2^64
        lea r9, [r9+rdi]           # x57 = t11 + t12 mod 2^64 = low word of (x55:x54 >> 32)
        sbb rax, 0x0               # x56 -= CF, complete

        /* complete: [x56, x55, x54, x53, x52, x51] in [rax, rcx, rbp, rbx, r8, r11] */
        shrx rcx, rcx, r10         # t13 = x55 >> 0x20
        shlx rax, rax, r10         # t14 = x56 << 0x20 mod 2^64
        lea rax, [rcx+rax]         # x58 = t13 + t14 mod 2^64 = low word of (x56:x55 >> 32)
        shrx rcx, r9, r10          # t15 = x57 >> 0x20
        shlx rdi, rax, r10         # t16 = x58 << 0x20 mod 2^64
        lea rcx, [rcx+rdi]         # x61 = t15 + t16 mod 2^64 = high word of (x58:x57 << 32)
        shrx rdi, rax, r10         # x62 = x58 >> 32
        mov esi, ebp               # x59 = x54 & 0xffffffff
        xor edx, edx               # CF = OF = 0
        adox rdi, rsi              # x66 = x59 + x62 (OF is 0)
        shlx r10, r9, r10          # x60 = x57 << 32 mod 2^64
        adcx r10, r8               # x64 = x52 + x60 (CF is 0), CF to x65
        adcx rbx, rcx              # x65 = x53 + x61 + CF, CF to x66
        adc rdi, 0x0               # x66 += CF
        sub r11, r9                # x63 = x51 - x57, CF from x64, complete
        sbb r10, rax               # x64 -= x58 + CF, CF from x65, complete
        mov rax, [rsp-0x8]         # reload pointer out1
        mov [rax+0x8], r10         # out1[1] = x64
        sbb rbx, 0x0               # x65 -= CF, CF from x66, complete
        mov [rax+0x10], rbx        # out1[2] = x65
        mov [rax], r11             # out1[0] = x63
        sbb rdi, 0x0               # x66 -= CF, complete

        /* complete: [x66, x65, x64, x63] in [rdi, rbx, r10, r11] */
        mov [rax+0x18], rdi        # out1[3] = x66

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
        .balign 8, 0xcc
.Lfe_p224_mul_loose_c0: .quad 0x0
        .size   fe_p224_mul_loose, .-fe_p224_mul_loose
        .section .note.GNU-stack, "", @progbits
