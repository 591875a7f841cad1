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
 * Changed: rax, rcx, rdx, rsi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
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
 * 100 instructions; 36.1 cycles on Intel(R) Xeon(R) Processor @ 2.50GHz (intel-skylake)
 * throughput: 1.257 [1.254, 1.257] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.299 [1.293, 1.300] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: not decided (out1[0]: the normal forms differ by (arg1[0]·arg2[0] + 2^64·arg1[0]·arg2[1] + 2^128·arg1[0]·arg2[2] + 2^192·arg1[0]·arg2[3] + 2^64·arg1[1]·arg2[0] + 2^128·arg1[)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 88631079f4d90a2e2a6860ae0650b6bfce75f007c99a3220fbd8148904b0091a
 * found by Fieldwright, seed 1, 2026-11-22T18:59:41.316Z
 * npm run optimize -- --curve p224 --op mul --seed 1 --budget 60s
 * sha256 of the code: 92fc000a6d86e7b6caf61e6cc9e3ae830e7c8f9e1aa865ee6d9c5c4eccbceee8
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

        mov rax, rdx               # copy pointer arg2
        mov rdx, [rax]             # load arg2[0]
        mulx r8, r9, [rsi]         # x9:x8 = arg1[0]*arg2[0]
        mulx r10, r11, [rsi+0x8]   # x11:x10 = arg1[1]*arg2[0]
        xor ecx, ecx               # CF = OF = 0
        adcx r11, r8               # x40 = x9 + x10 (CF is 0), CF to x41
        mulx r8, rcx, [rsi+0x10]   # x13:x12 = arg1[2]*arg2[0]
        adcx r10, rcx              # x41 = x12 + x11 + CF, CF to x42
        mulx rcx, rbx, [rsi+0x18]  # x15:x14 = arg1[3]*arg2[0]
        mov rdx, [rax+0x8]         # load arg2[1]
        mulx rbp, r12, [rsi+0x8]   # x19:x18 = arg1[1]*arg2[1]
        mulx r13, r14, [rsi]       # x17:x16 = arg1[0]*arg2[1]
        adox r13, r10              # x41 += x17 (OF is 0), OF to x42
        adcx r8, rbx               # x42 = x13 + x14 + CF, CF to x43
        adox r8, rbp               # x42 += x19 + OF, OF to x43
        adcx rcx, [rip+.Lfe_p224_mul_loose_c0] # x43 = x15 + CF, no carry
        adcx r12, r13              # x41 += x18 (CF is 0), CF to x42
        mulx r10, rbx, [rsi+0x10]  # x21:x20 = arg1[2]*arg2[1]
        mulx rbp, r13, [rsi+0x18]  # x23:x22 = arg1[3]*arg2[1]
        adcx r8, rbx               # x42 += x20 + CF, CF to x43
        adcx rcx, r13              # x43 += x22 + CF, CF to x44
        adox rcx, r10              # x43 += x21 + OF, OF to x44
        adcx rbp, [rip+.Lfe_p224_mul_loose_c0] # x44 = x23 + CF, no carry
        adox rbp, [rip+.Lfe_p224_mul_loose_c0] # x44 += OF, no carry
        xor r10d, r10d             # CF = OF = 0
        adox r14, r11              # x40 += x16 (OF is 0), OF to x41, complete
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx r10, r11, [rsi+0x8]   # x27:x26 = arg1[1]*arg2[2]
        mulx rbx, r13, [rsi]       # x25:x24 = arg1[0]*arg2[2]
        adox r13, r12              # x41 += x24 + OF, OF to x42, complete
        adox r8, r11               # x42 += x26 + OF, OF to x43
        adcx rbx, r8               # x42 += x25 (CF is 0), CF to x43
        mulx r8, r11, [rsi+0x10]   # x29:x28 = arg1[2]*arg2[2]
        adox rcx, r11              # x43 += x28 + OF, OF to x44
        adcx rcx, r10              # x43 += x27 + CF, CF to x44
        adox r8, rbp               # x44 += x29 + OF, OF to x45
        mulx r10, r11, [rsi+0x18]  # x31:x30 = arg1[3]*arg2[2]
        adcx r8, r11               # x44 += x30 + CF, CF to x45
        mov rdx, [rax+0x18]        # load arg2[3]
        mulx r11, rbp, [rsi]       # x33:x32 = arg1[0]*arg2[3]
        adcx r10, [rip+.Lfe_p224_mul_loose_c0] # x45 = x31 + CF, no carry
        adox r10, [rip+.Lfe_p224_mul_loose_c0] # x45 += OF, no carry
        xor r12d, r12d             # CF = OF = 0
        adox rbx, rbp              # x42 += x32 (OF is 0), OF to x43, complete
        mulx rbp, r12, [rsi+0x8]   # x35:x34 = arg1[1]*arg2[3]
        adox rcx, r11              # x43 += x33 + OF, OF to x44
        adcx rcx, r12              # x43 += x34 (CF is 0), CF to x44, complete
        mulx r11, r12, [rsi+0x10]  # x37:x36 = arg1[2]*arg2[3]
        adox rbp, r8               # x44 += x35 + OF, OF to x45
        adox r11, r10              # x45 += x37 + OF, no carry
        mulx rax, r8, [rsi+0x18]   # x39:x38 = arg1[3]*arg2[3]
        adcx r12, rbp              # x44 += x36 + CF, CF to x45, complete
        adcx r8, r11               # x45 += x38 + CF, CF to x46, complete
        adc rax, 0x0               # x46 = x39 + CF, no carry, complete

        /* complete: [x46, x45, x44, x43, x42, x41, x40] in [rax, r8, r12, rcx, rbx, r13, r14] */
        mov r10, rax               # copy x46
        shld r10, r8, 0x20         # x50 = high word of (x46:x45 << 32)
        mov r11, r8                # copy x45
        shld r11, r12, 0x20        # x49 = high word of (x45:x44 << 32)
        add r13, rcx               # x53 = x41 + x43, CF to x54
        mov esi, 0x20              # constant 0x20
        shlx rdx, rcx, rsi         # x47 = x43 << 32 mod 2^64
        adc rbx, r12               # x54 = x42 + x44 + CF, CF to x55
        adc r8, 0x0                # x55 = x45 + CF, CF to x56
        adc rax, 0x0               # x56 = x46 + CF
        shrd rcx, r12, 0x20        # x48 = high word of (x44:x43 << 32)
        sub r9, rdx                # x51 = x8 - x47, CF from x52, complete
        sbb r14, rcx               # x52 = x40 - x48 - CF, CF from x53, complete
        sbb r13, r11               # x53 -= x49 + CF, CF from x54, complete
        sbb rbx, r10               # x54 -= x50 + CF, CF from x55, complete
        sbb r8, 0x0                # x55 -= CF, CF from x56, complete
        sbb rax, 0x0               # x56 -= CF, complete

        /* complete: [x56, x55, x54, x53, x52, x51] in [rax, r8, rbx, r13, r14, r9] */
        shld rax, r8, 0x20         # x58 = low word of (x56:x55 >> 32)
        shld r8, rbx, 0x20         # x57 = low word of (x55:x54 >> 32)
        shrx r10, rax, rsi         # x62 = x58 >> 32
        mov r11, r8                # copy x57
        shrd r11, rax, 0x20        # x61 = high word of (x58:x57 << 32)
        shlx rcx, r8, rsi          # x60 = x57 << 32 mod 2^64
        add rcx, r14               # x64 = x52 + x60, CF to x65
        adc r13, r11               # x65 = x53 + x61 + CF, CF to x66
        mov r11d, ebx              # x59 = x54 & 0xffffffff
        adcx r11, r10              # x66 = x59 + x62 + CF
        sub r9, r8                 # x63 = x51 - x57, CF from x64, complete
        sbb rcx, rax               # x64 -= x58 + CF, CF from x65, complete
        sbb r13, 0x0               # x65 -= CF, CF from x66, complete
        mov [rdi+0x10], r13        # out1[2] = x65
        mov [rdi], r9              # out1[0] = x63
        sbb r11, 0x0               # x66 -= CF, complete

        /* complete: [x66, x65, x64, x63] in [r11, r13, rcx, r9] */
        mov [rdi+0x18], r11        # out1[3] = x66
        mov [rdi+0x8], rcx         # out1[1] = x64

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
