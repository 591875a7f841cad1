/*
 * stark252 square (loose), modulo p = 2^251 + 17*2^192 + 1
 * out1 is congruent to arg1*arg1/2^256 modulo p
 * arg1 below 2^253; out1 below 2^252; arrays may overlap
 *
 * void fe_stark252_square_loose(uint64_t out1[4], const uint64_t arg1[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below 2^252
 *   rsi  arg1[4]  read, below 2^253
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
 *   x16 = x5 + x6 (carry to x17)
 *   x17 = x7 + x8 + x10 (carry to x18)
 *   x18 = x9 + x11 + x12 (carry to x19)
 *   x19 = x13 + x14 (carry to x20)
 *   x20 = x15
 *   x29 = x4 + x4 + x22 (carry to x30)
 *   x30 = x16 + x16 + x23 (carry to x31)
 *   x31 = x17 + x17 + x24 (carry to x68)
 *   x68 = x18 + x18 + x25 + x64 (carry to x69)
 *   x69 = x19 + x19 + x26 + x65 (carry to x70)
 *   x70 = x20 + x20 + x27 + x66 (carry to x71)
 *   x71 = x28 + x67
 *
 * 91 instructions; 26.2 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.359 [1.325, 1.359] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.226 [1.213, 1.234] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 a707c64538d35dc5d79a45d08a9be17d33eb334b62edb10d3e8aed000eab0ec5
 * found by Fieldwright, seed 29, 2026-12-01T14:53:12.965Z
 * ./fieldwright optimize --field stark252 --op square --seed 29 --budget 66s --resume --cpu 1
 * sha256 of the code: 3db7a2d985a79ff7c8b9c8f1f5d23390694043c4131d7419ce12d3c2e347744b
 */
        .intel_syntax noprefix
        .text
        .globl  fe_stark252_square_loose
        .type   fe_stark252_square_loose, @function
        .p2align 6
fe_stark252_square_loose:
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

        mov rdx, [rsi]             # load arg1[0]
        mulx rax, r8, rdx          # x22:x21 = arg1[0]*arg1[0]
        mulx r9, r10, [rsi+0x8]    # x5:x4 = arg1[0]*arg1[1]
        mulx r11, rcx, [rsi+0x10]  # x7:x6 = arg1[0]*arg1[2]
        xor ebx, ebx               # CF = OF = 0
        adcx r9, rcx               # x16 = x6 + x5 (CF is 0), CF to x17, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rcx, rbx, [rsi+0x10]  # x11:x10 = arg1[1]*arg1[2]
        adox rax, r10              # x29 = x4 + x22 (OF is 0), OF to x30
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rbp, r12, [rsi]       # x9:x8 = arg1[0]*arg1[3]
        adcx r12, rbx              # x17 = x8 + x10 + CF, CF to x18
        mulx rbx, r13, [rsi+0x8]   # x13:x12 = arg1[1]*arg1[3]
        adcx r13, rbp              # x18 = x12 + x9 + CF, CF to x19
        mov ebp, 0x0               # constant 0
        adcx rbx, rbp              # x19 = x13 + CF, no carry
        adcx r11, r12              # x17 += x7 (CF is 0), CF to x18, complete
        mulx r12, r14, [rsi+0x10]  # x15:x14 = arg1[2]*arg1[3]
        adcx r13, rcx              # x18 += x11 + CF, CF to x19, complete
        adox r9, r9                # x30 = x16 + x16 + OF, OF to x31
        adox r11, r11              # x31 = x17 + x17 + OF, OF to x68
        adox r13, r13              # x68 = x18 + x18 + OF, OF to x69
        adcx rbx, r14              # x19 += x14 + CF, CF to x20, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rcx, r14, rdx         # x24:x23 = arg1[1]*arg1[1]
        adox rbx, rbx              # x69 = x19 + x19 + OF, OF to x70
        adcx r12, rbp              # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r12, -, -, -, -] */
        adox r12, r12              # x70 = x20 + x20 + OF, no carry
        add rax, r10               # x29 += x4, CF to x30, complete
        adcx r14, r9               # x30 += x23 + CF, CF to x31, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r9, r10, rdx          # x26:x25 = arg1[2]*arg1[2]
        adcx r11, rcx              # x31 += x24 + CF, CF to x68, complete

        /* complete: [x31, x30, x29] in [r11, r14, rax] */
        adc r10, r13               # x68 += x25 + CF, CF to x69
        adc rbx, r9                # x69 += x26 + CF, CF to x70
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r9, rcx, rdx          # x28:x27 = arg1[3]*arg1[3]
        adc rcx, r12               # x70 += x27 + CF, CF to x71
        adc r9, 0x0                # x71 = x28 + CF, no carry
        mov rsi, rbp               # copy 0
        sub rsi, r8                # x36 = 0 - x21, complete
        add r8, rsi                # x39 = x36 + x21, CF to x40
        movabs rdx, 0x800000000000011 # constant 0x800000000000011
        mulx r8, rsi, rsi          # x38:x37 = x36*0x800000000000011
        adc rax, 0x0               # x40 = x29 + CF, CF to x48, complete
        adc r14, 0x0               # x48 = x30 + CF, CF to x49
        adcx rsi, r11              # x49 = x31 + x37 + CF, CF to x50
        adc r8, 0x0                # x50 = x38 + CF, no carry
        mov r11, rbp               # copy 0
        sub r11, rax               # x44 = 0 - x40, complete
        mulx r12, r13, r11         # x46:x45 = x44*0x800000000000011
        add r11, rax               # x47 = x44 + x40, CF to x48
        adc r14, 0x0               # x48 += CF, CF to x49, complete
        adc rsi, 0x0               # x49 += CF, CF to x50, complete
        adc r13, r8                # x50 += x45 + CF, CF to x51, complete
        adc r12, 0x0               # x51 = x46 + CF, no carry, complete

        /* complete: [x51, x50, x49, x48] in [r12, r13, rsi, r14] */
        mov rax, rbp               # copy 0
        sub rax, r14               # x52 = 0 - x48, complete
        xor r8d, r8d               # CF = OF = 0
        adox r14, rax              # x55 = x52 + x48 (OF is 0), OF to x56
        adox rsi, rbp              # x56 = x49 + OF, OF to x64, complete
        adox r13, rbp              # x64 = x50 + OF, OF to x65
        adox r12, rbp              # x65 = x51 + OF, no carry
        mov r8, rbp                # copy 0
        sub r8, rsi                # x60 = 0 - x56, complete
        mulx r11, r14, r8          # x62:x61 = x60*0x800000000000011
        add r8, rsi                # x63 = x60 + x56, CF to x64
        mulx rax, r8, rax          # x54:x53 = x52*0x800000000000011
        adc r13, 0x0               # x64 += CF, CF to x65, complete
        adc r12, r8                # x65 += x53 + CF, CF to x66, complete
        adcx rax, r14              # x66 = x54 + x61 + CF, CF to x67, complete
        adc r11, 0x0               # x67 = x62 + CF, no carry, complete

        /* complete: [x67, x66, x65, x64] in [r11, rax, r12, r13] */
        add r10, r13               # x68 += x64, CF to x69, complete
        adc r12, rbx               # x69 += x65 + CF, CF to x70, complete
        adcx rcx, rax              # x70 += x66 + CF, CF to x71, complete
        adcx r9, r11               # x71 += x67 + CF, no carry, complete

        /* complete: [x71, x70, x69, x68] in [r9, rcx, r12, r10] */
        mov [rdi], r10             # out1[0] = x68
        mov [rdi+0x8], r12         # out1[1] = x69
        mov [rdi+0x18], r9         # out1[3] = x71
        mov [rdi+0x10], rcx        # out1[2] = x70

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
        .size   fe_stark252_square_loose, .-fe_stark252_square_loose
        .section .note.GNU-stack, "", @progbits
