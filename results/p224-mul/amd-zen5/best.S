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
 * 124 instructions; 27.6 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.269 [1.267, 1.273] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.145 [1.144, 1.147] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 1, 2026-11-23T10:33:23.222Z
 * npm run optimize -- --curve p224 --op mul --seed 1 --budget 50s --resume
 * sha256 of the code: f64aec3b0c5439f8013a84fb4c249f5f18e3247911b57d77da204f7262eb9381
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
        mov rdx, [rsi]             # load arg1[0]
        mulx r8, r9, [rax]         # x9:x8 = arg1[0]*arg2[0]
        mulx r10, r11, [rax+0x8]   # x17:x16 = arg1[0]*arg2[1]
        add r8, r11                # x40 = x16 + x9, CF to x41
        mulx r11, rcx, [rax+0x10]  # x25:x24 = arg1[0]*arg2[2]
        mov rdx, [rax]             # load arg2[0]
        mulx rbx, rbp, [rsi+0x8]   # x11:x10 = arg1[1]*arg2[0]
        mov rdx, [rax+0x8]         # load arg2[1]
        mulx r12, r13, [rsi+0x10]  # x21:x20 = arg1[2]*arg2[1]
        mov rdx, [rax]             # load arg2[0]
        mulx r14, r15, [rsi+0x10]  # x13:x12 = arg1[2]*arg2[0]
        adc rbx, rcx               # x41 = x24 + x11 + CF, CF to x42
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx rcx, rdi, [rsi+0x18]  # x15:x14 = arg1[3]*arg2[0]
        adcx r14, rdi              # x42 = x13 + x14 + CF, CF to x43
        adc rcx, 0x0               # x43 = x15 + CF, no carry
        xor edi, edi               # CF = OF = 0
        adox r15, r10              # x41.2 = x12 + x17 (OF is 0), OF to x42
        adcx r8, rbp               # x40 += x10 (CF is 0), CF to x41, complete
        adox r11, r13              # x42.2 = x25 + x20 + OF, OF to x43
        adcx r15, rbx              # x41 += x41.2 + CF, CF to x42
        mov rdx, [rax+0x8]         # load arg2[1]
        mulx r10, rdi, [rsi+0x18]  # x23:x22 = arg1[3]*arg2[1]
        mulx rbx, rbp, [rsi+0x8]   # x19:x18 = arg1[1]*arg2[1]
        adcx rbx, r11              # x42.2 += x19 + CF, CF to x43
        mov rdx, [rax+0x18]        # load arg2[3]
        mulx r11, r13, [rsi]       # x33:x32 = arg1[0]*arg2[3]
        adcx rcx, r11              # x43 += x33 + CF, no carry
        adox rdi, r12              # x43.2 = x21 + x22 + OF, OF to x44
        adox r10, [rip+.Lfe_p224_mul_loose_c0] # x44 = x23 + OF, no carry
        xor r11d, r11d             # CF = OF = 0
        adox r15, rbp              # x41 += x18 (OF is 0), OF to x42, complete
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx r11, rbp, [rsi+0x8]   # x27:x26 = arg1[1]*arg2[2]
        adox r14, rbx              # x42 += x42.2 + OF, OF to x43
        mulx rbx, r12, [rsi+0x10]  # x29:x28 = arg1[2]*arg2[2]
        adcx rbp, r13              # x42.2 = x26 + x32 (CF is 0), CF to x43
        adcx rdi, r11              # x43.2 += x27 + CF, CF to x44
        adox rcx, rdi              # x43 += x43.2 + OF, OF to x44
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r11, rdi, [rax+0x18]  # x35:x34 = arg1[1]*arg2[3]
        adox r11, r10              # x44 += x35 + OF, no carry
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r10, r13, [rax+0x10]  # x31:x30 = arg1[3]*arg2[2]
        adcx r13, rbx              # x44.2 = x29 + x30 + CF, CF to x45
        adc r10, 0x0               # x45 = x31 + CF, no carry
        xor ebx, ebx               # CF = OF = 0
        adcx r14, rbp              # x42 += x42.2 (CF is 0), CF to x43, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rbx, rbp, [rax+0x18]  # x37:x36 = arg1[2]*arg2[3]
        adox r12, rdi              # x43.2 = x34 + x28 (OF is 0), OF to x44
        adox r13, rbp              # x44.2 += x36 + OF, OF to x45
        adcx rcx, r12              # x43 += x43.2 + CF, CF to x44, complete
        adcx r11, r13              # x44 += x44.2 + CF, CF to x45, complete
        mov rdx, [rax+0x18]        # load arg2[3]
        mulx rax, rdi, [rsi+0x18]  # x39:x38 = arg1[3]*arg2[3]
        adox rbx, r10              # x45 += x37 + OF, no carry
        adcx rdi, rbx              # x45 += x38 + CF, CF to x46, complete
        mov r10d, 0x20             # constant 0x20
        shlx rsi, rcx, r10         # x47 = x43 << 32 mod 2^64
        shrx rdx, rcx, r10         # t4 = x43 >> 0x20
        shlx rbx, r11, r10         # t5 = x44 << 0x20 mod 2^64
        lea rdx, [rdx+rbx]         # x48 = t4 + t5 mod 2^64 = high word of (x44:x43 << 32)
        adc rax, 0x0               # x46 = x39 + CF, no carry, complete

        /* complete: [x46, x45, x44, x43, x42, x41, x40] in [rax, rdi, r11, rcx, r14, r15, r8] */
        shrx rbx, rdi, r10         # t6 = x45 >> 0x20
        shlx rbp, rax, r10         # t7 = x46 << 0x20 mod 2^64
        lea rbx, [rbx+rbp]         # x50 = t6 + t7 mod 2^64 = high word of (x46:x45 << 32)
        add r15, rcx               # x53 = x41 + x43, CF to x54
        shrx rcx, r11, r10         # t8 = x44 >> 0x20
        shlx r10, rdi, r10         # t9 = x45 << 0x20 mod 2^64
        lea r10, [rcx+r10]         # x49 = t8 + t9 mod 2^64 = high word of (x45:x44 << 32)
        adcx r11, r14              # x54 = x42 + x44 + CF, CF to x55
        adc rdi, 0x0               # x55 = x45 + CF, CF to x56
        adc rax, 0x0               # x56 = x46 + CF
        sub r9, rsi                # x51 = x8 - x47, CF from x52, complete
        sbb r8, rdx                # x52 = x40 - x48 - CF, CF from x53, complete
        sbb r15, r10               # x53 -= x49 + CF, CF from x54, complete
        sbb r11, rbx               # x54 -= x50 + CF, CF from x55, complete
        sbb rdi, 0x0               # x55 -= CF, CF from x56, complete
        sbb rax, 0x0               # x56 -= CF, complete

        /* complete: [x56, x55, x54, x53, x52, x51] in [rax, rdi, r11, r15, r8, r9] */
        mov r10, rdi               # copy x55
        shr r10, 0x20              # t10 = x55 >> 32
        shl rax, 0x20              # t11 = x56 << 32 mod 2^64
        lea rax, [r10+rax]         # x58 = t10 + t11 mod 2^64 = low word of (x56:x55 >> 32)
        mov r10, r11               # copy x54
        shr r10, 0x20              # t12 = x54 >> 32
        shl rdi, 0x20              # t13 = x55 << 32 mod 2^64
        lea r10, [r10+rdi]         # x57 = t12 + t13 mod 2^64 = low word of (x55:x54 >> 32)
        mov rcx, rax               # copy x58
        shr rcx, 0x20              # x62 = x58 >> 32
        mov rdi, r10               # copy x57
        shr rdi, 0x20              # t14 = x57 >> 32
        mov rsi, rax               # copy x58
        shl rsi, 0x20              # t15 = x58 << 32 mod 2^64
        lea rdi, [rdi+rsi]         # x61 = t14 + t15 mod 2^64 = high word of (x58:x57 << 32)
        mov r11d, r11d             # x59 = x54 & 0xffffffff
        mov rsi, r10               # copy x57
        shl rsi, 0x20              # x60 = x57 << 32 mod 2^64
        add rsi, r8                # x64 = x52 + x60, CF to x65
        adc r15, rdi               # x65 = x53 + x61 + CF, CF to x66
        adc rcx, r11               # x66 = x59 + x62 + CF
        sub r9, r10                # x63 = x51 - x57, CF from x64, complete
        sbb rsi, rax               # x64 -= x58 + CF, CF from x65, complete
        sbb r15, 0x0               # x65 -= CF, CF from x66, complete
        sbb rcx, 0x0               # x66 -= CF, complete

        /* complete: [x66, x65, x64, x63] in [rcx, r15, rsi, r9] */
        mov rax, [rsp-0x8]         # reload pointer out1
        mov [rax+0x10], r15        # out1[2] = x65
        mov [rax+0x18], rcx        # out1[3] = x66
        mov [rax+0x8], rsi         # out1[1] = x64
        mov [rax], r9              # out1[0] = x63

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
        .balign 8, 0xcc
.Lfe_p224_mul_loose_c0: .quad 0x0
        .size   fe_p224_mul_loose, .-fe_p224_mul_loose
        .section .note.GNU-stack, "", @progbits
