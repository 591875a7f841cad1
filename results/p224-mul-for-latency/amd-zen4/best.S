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
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x8
 *   [rsp-0x18]  x40
 *   [rsp-0x20]  x41
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
 * 134 instructions; 34.2 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.323 [1.322, 1.324] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.468 [1.467, 1.468] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 d03e5463e3bd1a20dda4ab6d993bdf0d6833f5c9e7d1f141b932885b05c634e3
 * found by Fieldwright, seed 9, 2026-12-01T06:06:24.084Z
 * ./fieldwright optimize --field p224 --op mul --seed 9 --budget 13s --for latency --cpu 1
 * sha256 of the code: e6654d3a3839341696512271095bd7b049ebf9607e9fd44955dfd5246371a0a0
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
        push r14                   # save r14
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r14, 0
        push r15                   # save r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r15, 0

        mov rax, rdx               # copy pointer arg2
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx r8, r9, [rsi]         # x25:x24 = arg1[0]*arg2[2]
        mov rdx, [rsi]             # load arg1[0]
        mulx r10, r11, [rax]       # x9:x8 = arg1[0]*arg2[0]
        mulx rcx, rbx, [rax+0x8]   # x17:x16 = arg1[0]*arg2[1]
        xor ebp, ebp               # CF = OF = 0
        adox r10, rbx              # x40 = x9 + x16 (OF is 0), OF to x41
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rbx, rbp, [rax]       # x11:x10 = arg1[1]*arg2[0]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r12, r13, [rax]       # x13:x12 = arg1[2]*arg2[0]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r14, r15, [rax+0x8]   # x19:x18 = arg1[1]*arg2[1]
        adox r15, r13              # x41 = x18 + x12 + OF, OF to x42
        mov rdx, [rax]             # load arg2[0]
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx r13, rdi, [rsi+0x18]  # x15:x14 = arg1[3]*arg2[0]
        adox r14, r12              # x42 = x13 + x19 + OF, OF to x43
        mov r12d, 0x0              # constant 0
        adox r13, r12              # x43 = x15 + OF, no carry
        mov [rsp-0x10], r11        # spill x8
        xor r11d, r11d             # CF = OF = 0
        adox r10, rbp              # x40 += x10 (OF is 0), OF to x41, complete
        adox r9, r15               # x41 += x24 + OF, OF to x42
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r11, rbp, [rax+0x8]   # x21:x20 = arg1[2]*arg2[1]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mov [rsp-0x18], r10        # spill x40
        mulx r15, r10, [rax+0x18]  # x35:x34 = arg1[1]*arg2[3]
        adox r8, rbp               # x42.2 = x25 + x20 + OF, OF to x43
        adcx rcx, rbx              # x41.2 = x11 + x17 (CF is 0), CF to x42
        adcx r14, r8               # x42 += x42.2 + CF, CF to x43
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r8, rbx, [rax+0x8]    # x23:x22 = arg1[3]*arg2[1]
        adox r10, r11              # x43.2 = x21 + x34 + OF, OF to x44
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx r11, rbp, [rsi+0x8]   # x27:x26 = arg1[1]*arg2[2]
        adcx r11, rbx              # x43.3 = x22 + x27 + CF, CF to x44
        adcx r8, r12               # x44 = x23 + CF, no carry
        adox r8, r12               # x44 += OF, no carry
        xor ebx, ebx               # CF = OF = 0
        adox r9, rcx               # x41 += x41.2 (OF is 0), OF to x42, complete
        mov rdx, [rsi]             # load arg1[0]
        mulx rcx, rbx, [rax+0x18]  # x33:x32 = arg1[0]*arg2[3]
        adox r14, rbp              # x42 += x26 + OF, OF to x43
        adcx r14, rbx              # x42 += x32 (CF is 0), CF to x43
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rbx, rbp, [rax+0x10]  # x29:x28 = arg1[2]*arg2[2]
        adcx r11, r13              # x43 += x43.3 + CF, CF to x44
        adox rbp, r10              # x43.2 += x28 + OF, OF to x44
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx r10, r13, [rsi+0x18]  # x31:x30 = arg1[3]*arg2[2]
        adcx r8, r15               # x44 += x35 + CF, no carry
        mov rdx, [rax+0x18]        # load arg2[3]
        mov [rsp-0x20], r9         # spill x41
        mulx r15, r9, [rsi+0x10]   # x37:x36 = arg1[2]*arg2[3]
        adox r13, r9               # x44.2 = x30 + x36 + OF, OF to x45
        adox r15, r12              # x45 = x37 + OF, no carry
        xor r9d, r9d               # CF = OF = 0
        adcx r14, rdi              # x42 += x14 (CF is 0), CF to x43, complete
        adox rbp, r11              # x43 += x43.2 (OF is 0), OF to x44
        adox r8, rbx               # x44 += x29 + OF, OF to x45
        adcx rbp, rcx              # x43 += x33 + CF, CF to x44, complete
        mulx rax, r9, [rsi+0x18]   # x39:x38 = arg1[3]*arg2[3]
        adox r15, r10              # x45 += x31 + OF, no carry
        mov r10, [rsp-0x20]        # reload x41
        adox r10, rbp              # x53 = x41 + x43 (OF is 0), OF to x54
        adcx r13, r8               # x44 += x44.2 + CF, CF to x45, complete
        adcx r15, r9               # x45 += x38 + CF, CF to x46, complete
        adox r14, r13              # x54 = x42 + x44 + OF, OF to x55
        mov r8, r15                # copy x45
        adox r8, r12               # x55 = x45 + OF, OF to x56
        adcx rax, r12              # x46 = x39 + CF, no carry, complete

        /* complete: [x46, x45, x44, x43, x42, x41, x40] in [rax, r15, r13, rbp, -, [rsp-0x20], [rsp-0x18]] */
        mov r9, rax                # copy x46
        adox r9, r12               # x56 = x46 + OF
        mov r11, rbp               # copy x43
        shl r11, 0x20              # x47 = x43 << 32 mod 2^64
        shrd rbp, r13, 0x20        # x48 = high word of (x44:x43 << 32)
        mov ecx, 0x20              # constant 0x20
        shrx rdi, r13, rcx         # t5 = x44 >> 0x20
        shlx rsi, r15, rcx         # t6 = x45 << 0x20 mod 2^64
        lea rdi, [rdi+rsi]         # x49 = t5 + t6 mod 2^64 = high word of (x45:x44 << 32)
        mov rsi, [rsp-0x10]        # reload x8
        sub rsi, r11               # x51 = x8 - x47, CF from x52, complete
        shrx r11, r15, rcx         # t7 = x45 >> 0x20
        shlx rax, rax, rcx         # t8 = x46 << 0x20 mod 2^64
        lea rax, [r11+rax]         # x50 = t7 + t8 mod 2^64 = high word of (x46:x45 << 32)
        mov r11, [rsp-0x18]        # reload x40
        sbb r11, rbp               # x52 = x40 - x48 - CF, CF from x53, complete
        sbb r10, rdi               # x53 -= x49 + CF, CF from x54, complete
        sbb r14, rax               # x54 -= x50 + CF, CF from x55, complete
        sbb r8, 0x0                # x55 -= CF, CF from x56, complete
        sbb r9, 0x0                # x56 -= CF, complete

        /* complete: [x56, x55, x54, x53, x52, x51] in [r9, r8, r14, r10, r11, rsi] */
        mov rax, r14               # copy x54
        mov edi, 0xffffffff        # constant 0xffffffff
        and rax, rdi               # x59 = x54 & 0xffffffff
        shrx rdi, r14, rcx         # t9 = x54 >> 0x20
        shlx rdx, r8, rcx          # t10 = x55 << 0x20 mod 2^64
        lea rdi, [rdi+rdx]         # x57 = t9 + t10 mod 2^64 = low word of (x55:x54 >> 32)
        shlx rdx, rdi, rcx         # x60 = x57 << 32 mod 2^64
        shrx r8, r8, rcx           # t11 = x55 >> 0x20
        shlx r9, r9, rcx           # t12 = x56 << 0x20 mod 2^64
        lea r8, [r8+r9]            # x58 = t11 + t12 mod 2^64 = low word of (x56:x55 >> 32)
        shrx r9, rdi, rcx          # t13 = x57 >> 0x20
        shlx rbx, r8, rcx          # t14 = x58 << 0x20 mod 2^64
        lea r9, [r9+rbx]           # x61 = t13 + t14 mod 2^64 = high word of (x58:x57 << 32)
        shrx rcx, r8, rcx          # x62 = x58 >> 32
        add rax, rcx               # x66 = x59 + x62
        add r11, rdx               # x64 = x52 + x60, CF to x65
        adc r9, r10                # x65 = x53 + x61 + CF, CF to x66
        adc rax, 0x0               # x66 += CF
        sub rsi, rdi               # x63 = x51 - x57, CF from x64, complete
        sbb r11, r8                # x64 -= x58 + CF, CF from x65, complete
        sbb r9, 0x0                # x65 -= CF, CF from x66, complete
        mov r8, [rsp-0x8]          # reload pointer out1
        mov [r8+0x10], r9          # out1[2] = x65
        mov [r8+0x8], r11          # out1[1] = x64
        sbb rax, 0x0               # x66 -= CF, complete

        /* complete: [x66, x65, x64, x63] in [rax, r9, r11, rsi] */
        mov [r8+0x18], rax         # out1[3] = x66
        mov [r8], rsi              # out1[0] = x63

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
        .size   fe_p224_mul_loose, .-fe_p224_mul_loose
        .section .note.GNU-stack, "", @progbits
