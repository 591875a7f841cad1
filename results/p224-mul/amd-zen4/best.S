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
 * 123 instructions; 31.4 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.441 [1.435, 1.446] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.318 [1.317, 1.318] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: not decided (out1[0]: the normal forms differ by (arg1[0]·arg2[0] + 2^64·arg1[0]·arg2[1] + 2^128·arg1[0]·arg2[2] + 2^192·arg1[0]·arg2[3] + 2^64·arg1[1]·arg2[0] + 2^128·arg1[)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 989d61e75f6b8ad96c2997dfa25e69ebbbf3e6722cf38f438b7365763375598c
 * found by Fieldwright, seed 1, 2026-11-23T02:25:46.190Z
 * npm run optimize -- --curve p224 --op mul --seed 1 --budget 75s
 * sha256 of the code: b494a642c1457f87371714d1e6f580a2b19a59812188bb1a22f7ae015c7657e2
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
        mov rdx, [rax+0x8]         # load arg2[1]
        mulx r8, r9, [rsi+0x8]     # x19:x18 = arg1[1]*arg2[1]
        mulx r10, r11, [rsi]       # x17:x16 = arg1[0]*arg2[1]
        mov rdx, [rax]             # load arg2[0]
        mulx rcx, rbx, [rsi]       # x9:x8 = arg1[0]*arg2[0]
        xor ebp, ebp               # CF = OF = 0
        adox r11, rcx              # x40 = x9 + x16 (OF is 0), OF to x41
        mulx rcx, rbp, [rsi+0x10]  # x13:x12 = arg1[2]*arg2[0]
        mulx r12, r13, [rsi+0x8]   # x11:x10 = arg1[1]*arg2[0]
        adox rbp, r9               # x41 = x18 + x12 + OF, OF to x42
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx r9, rdi, [rsi+0x18]   # x15:x14 = arg1[3]*arg2[0]
        adox rdi, rcx              # x42 = x14 + x13 + OF, OF to x43
        adox r9, [rip+.Lfe_p224_mul_loose_c0] # x43 = x15 + OF, no carry
        xor ecx, ecx               # CF = OF = 0
        adcx r13, r11              # x40 += x10 (CF is 0), CF to x41, complete
        adox rbp, r12              # x41 += x11 (OF is 0), OF to x42
        mov rdx, [rax+0x8]         # load arg2[1]
        mulx r11, rcx, [rsi+0x18]  # x23:x22 = arg1[3]*arg2[1]
        adox rdi, r8               # x42 += x19 + OF, OF to x43
        mulx r8, r12, [rsi+0x10]   # x21:x20 = arg1[2]*arg2[1]
        adcx r10, rbp              # x41 += x17 + CF, CF to x42
        adcx rdi, r12              # x42 += x20 + CF, CF to x43
        mov rdx, [rax+0x18]        # load arg2[3]
        mulx rbp, r12, [rsi]       # x33:x32 = arg1[0]*arg2[3]
        adox r8, rcx               # x43.2 = x21 + x22 + OF, OF to x44
        adcx rbp, r9               # x43 += x33 + CF, no carry
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx r9, rcx, [rsi]        # x25:x24 = arg1[0]*arg2[2]
        adox r11, [rip+.Lfe_p224_mul_loose_c0] # x44 = x23 + OF, no carry
        mov [rsp-0x10], r13        # spill x40
        xor r13d, r13d             # CF = OF = 0
        adcx rcx, r10              # x41 += x24 (CF is 0), CF to x42, complete
        mulx r10, r13, [rsi+0x8]   # x27:x26 = arg1[1]*arg2[2]
        adox r12, r9               # x42.2 = x25 + x32 (OF is 0), OF to x43
        adox r8, rbp               # x43 += x43.2 + OF, OF to x44
        adcx r13, r12              # x42.2 += x26 + CF, CF to x43
        mulx r9, rbp, [rsi+0x10]   # x29:x28 = arg1[2]*arg2[2]
        mov rdx, [rax+0x18]        # load arg2[3]
        mov [rsp-0x18], rbx        # spill x8
        mulx r12, rbx, [rsi+0x8]   # x35:x34 = arg1[1]*arg2[3]
        adcx rbx, r8               # x43 += x34 + CF, CF to x44
        adox r11, r12              # x44 += x35 + OF, no carry
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r8, r12, [rax+0x10]   # x31:x30 = arg1[3]*arg2[2]
        adcx r12, r11              # x44 += x30 + CF, CF to x45
        adc r8, 0x0                # x45 = x31 + CF, no carry
        xor r11d, r11d             # CF = OF = 0
        adox r13, rdi              # x42 += x42.2 (OF is 0), OF to x43, complete
        adox rbp, r10              # x43.2 = x27 + x28 + OF, OF to x44
        mov rdx, [rax+0x18]        # load arg2[3]
        mulx r10, r11, [rsi+0x10]  # x37:x36 = arg1[2]*arg2[3]
        mulx rax, rdi, [rsi+0x18]  # x39:x38 = arg1[3]*arg2[3]
        adcx rbx, rbp              # x43 += x43.2 (CF is 0), CF to x44, complete
        adox r11, r12              # x44 += x36 + OF, OF to x45
        adox r8, r10               # x45 += x37 + OF, no carry
        adcx r11, r9               # x44 += x29 + CF, CF to x45, complete
        adcx r8, rdi               # x45 += x38 + CF, CF to x46, complete
        adc rax, 0x0               # x46 = x39 + CF, no carry, complete

        /* complete: [x46, x45, x44, x43, x42, x41, x40] in [rax, r8, r11, rbx, r13, rcx, [rsp-0x10]] */
        mov r9, rbx                # copy x43
        shl r9, 0x20               # x47 = x43 << 32 mod 2^64
        mov r10d, 0x20             # constant 0x20
        shrx rdi, r11, r10         # t5 = x44 >> 0x20
        shlx rsi, r8, r10          # t6 = x45 << 0x20 mod 2^64
        lea rdi, [rdi+rsi]         # x49 = t5 + t6 mod 2^64 = high word of (x45:x44 << 32)
        mov rsi, r8                # copy x45
        shrd rsi, rax, 0x20        # x50 = high word of (x46:x45 << 32)
        shrx rdx, rbx, r10         # t7 = x43 >> 0x20
        shlx rbp, r11, r10         # t8 = x44 << 0x20 mod 2^64
        lea rdx, [rdx+rbp]         # x48 = t7 + t8 mod 2^64 = high word of (x44:x43 << 32)
        add rcx, rbx               # x53 = x41 + x43, CF to x54
        adcx r11, r13              # x54 = x42 + x44 + CF, CF to x55
        adc r8, 0x0                # x55 = x45 + CF, CF to x56
        adc rax, 0x0               # x56 = x46 + CF
        mov rbx, [rsp-0x18]        # reload x8
        sub rbx, r9                # x51 = x8 - x47, CF from x52, complete
        mov r9, [rsp-0x10]         # reload x40
        sbb r9, rdx                # x52 = x40 - x48 - CF, CF from x53, complete
        sbb rcx, rdi               # x53 -= x49 + CF, CF from x54, complete
        sbb r11, rsi               # x54 -= x50 + CF, CF from x55, complete
        sbb r8, 0x0                # x55 -= CF, CF from x56, complete
        sbb rax, 0x0               # x56 -= CF, complete

        /* complete: [x56, x55, x54, x53, x52, x51] in [rax, r8, r11, rcx, r9, rbx] */
        mov rdi, r8                # copy x55
        shr rdi, 0x20              # t9 = x55 >> 32
        shl rax, 0x20              # t10 = x56 << 32 mod 2^64
        lea rax, [rdi+rax]         # x58 = t9 + t10 mod 2^64 = low word of (x56:x55 >> 32)
        mov rdi, r11               # copy x54
        shr rdi, 0x20              # t11 = x54 >> 32
        shl r8, 0x20               # t12 = x55 << 32 mod 2^64
        lea r8, [rdi+r8]           # x57 = t11 + t12 mod 2^64 = low word of (x55:x54 >> 32)
        mov rdi, r8                # copy x57
        shl rdi, 0x20              # x60 = x57 << 32 mod 2^64
        mov rsi, r8                # copy x57
        shr rsi, 0x20              # t13 = x57 >> 32
        mov rdx, rax               # copy x58
        shl rdx, 0x20              # t14 = x58 << 32 mod 2^64
        lea rsi, [rsi+rdx]         # x61 = t13 + t14 mod 2^64 = high word of (x58:x57 << 32)
        mov r11d, r11d             # x59 = x54 & 0xffffffff
        shrx r10, rax, r10         # x62 = x58 >> 32
        add r11, r10               # x66 = x59 + x62
        xor r10d, r10d             # CF = OF = 0
        adcx r9, rdi               # x64 = x52 + x60 (CF is 0), CF to x65
        adcx rsi, rcx              # x65 = x53 + x61 + CF, CF to x66
        adc r11, 0x0               # x66 += CF
        sub rbx, r8                # x63 = x51 - x57, CF from x64, complete
        sbb r9, rax                # x64 -= x58 + CF, CF from x65, complete
        sbb rsi, 0x0               # x65 -= CF, CF from x66, complete
        mov rax, [rsp-0x8]         # reload pointer out1
        mov [rax+0x10], rsi        # out1[2] = x65
        mov [rax+0x8], r9          # out1[1] = x64
        mov [rax], rbx             # out1[0] = x63
        sbb r11, 0x0               # x66 -= CF, complete

        /* complete: [x66, x65, x64, x63] in [r11, rsi, r9, rbx] */
        mov [rax+0x18], r11        # out1[3] = x66

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
