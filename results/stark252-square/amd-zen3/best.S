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
 * 94 instructions; 27.2 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.305 [1.304, 1.306] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.092 [1.092, 1.092] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 29, 2026-11-27T16:43:54.544Z
 * ./fieldwright optimize --field stark252 --op square --seed 29 --budget 30s --cpu 1
 * sha256 of the code: 963fd250dcadb159c0ce036f8dc6f4a7a49e5276f603d3fb9e4dd1e66e93e334
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
        mulx rax, r8, [rsi+0x8]    # x5:x4 = arg1[0]*arg1[1]
        mulx r9, r10, [rsi+0x10]   # x7:x6 = arg1[0]*arg1[2]
        mulx r11, rcx, [rsi+0x18]  # x9:x8 = arg1[0]*arg1[3]
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rbx, rbp, [rsi+0x10]  # x15:x14 = arg1[2]*arg1[3]
        xor r12d, r12d             # CF = OF = 0
        adcx rax, r10              # x16 = x6 + x5 (CF is 0), CF to x17, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r10, r12, [rsi+0x10]  # x11:x10 = arg1[1]*arg1[2]
        adcx r9, rcx               # x17 = x8 + x7 + CF, CF to x18
        adox r12, r9               # x17 += x10 (OF is 0), OF to x18, complete
        mulx r9, rcx, [rsi+0x18]   # x13:x12 = arg1[1]*arg1[3]
        adcx r10, r11              # x18 = x11 + x9 + CF, CF to x19
        adox r10, rcx              # x18 += x12 + OF, OF to x19, complete
        mulx r11, rcx, rdx         # x24:x23 = arg1[1]*arg1[1]
        mov r13d, 0x0              # constant 0
        adcx r9, r13               # x19 = x13 + CF, no carry
        adcx r8, r8                # x29 = x4 + x4 (CF is 0), CF to x30
        adcx rcx, rax              # x30 = x16 + x23 + CF, CF to x31
        adox r9, rbp               # x19 += x14 + OF, OF to x20, complete
        adcx r11, r12              # x31 = x17 + x24 + CF, CF to x68
        adcx r10, r10              # x68 = x18 + x18 + CF, CF to x69
        adcx r9, r9                # x69 = x19 + x19 + CF, CF to x70
        adox rbx, r13              # x20 = x15 + OF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [rbx, -, -, r12, rax] */
        adcx rbx, rbx              # x70 = x20 + x20 + CF, no carry
        mov rdx, [rsi]             # load arg1[0]
        mulx rbp, r14, rdx         # x22:x21 = arg1[0]*arg1[0]
        adox rbp, r8               # x29 += x22 (OF is 0), OF to x30, complete
        adox rcx, rax              # x30 += x16 + OF, OF to x31, complete
        adox r12, r11              # x31 += x17 + OF, OF to x68, complete

        /* complete: [x31, x30, x29] in [r12, rcx, rbp] */
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rax, r8, rdx          # x26:x25 = arg1[2]*arg1[2]
        adox r8, r10               # x68 += x25 + OF, OF to x69
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r10, r11, rdx         # x28:x27 = arg1[3]*arg1[3]
        adox r9, rax               # x69 += x26 + OF, OF to x70
        adox r11, rbx              # x70 += x27 + OF, OF to x71
        adox r10, r13              # x71 = x28 + OF, no carry
        mov rax, r13               # copy 0
        sub rax, r14               # x36 = 0 - x21, complete
        xor esi, esi               # CF = OF = 0
        adcx r14, rax              # x39 = x21 + x36 (CF is 0), CF to x40
        movabs rdx, 0x800000000000011 # constant 0x800000000000011
        mulx rax, rsi, rax         # x38:x37 = x36*0x800000000000011
        adc rbp, 0x0               # x40 = x29 + CF, CF to x48, complete
        adc rcx, 0x0               # x48 = x30 + CF, CF to x49
        adcx rsi, r12              # x49 = x31 + x37 + CF, CF to x50
        adc rax, 0x0               # x50 = x38 + CF, no carry
        mov rbx, r13               # copy 0
        sub rbx, rbp               # x44 = 0 - x40, complete
        xor r12d, r12d             # CF = OF = 0
        adox rbp, rbx              # x47 = x40 + x44 (OF is 0), OF to x48
        mulx rbx, rbp, rbx         # x46:x45 = x44*0x800000000000011
        adox rcx, r13              # x48 += OF, OF to x49, complete
        adox rsi, r13              # x49 += OF, OF to x50, complete
        adox rax, rbp              # x50 += x45 + OF, OF to x51, complete
        adox rbx, r13              # x51 = x46 + OF, no carry, complete

        /* complete: [x51, x50, x49, x48] in [rbx, rax, rsi, rcx] */
        mov rbp, r13               # copy 0
        sub rbp, rcx               # x52 = 0 - x48, complete
        add rcx, rbp               # x55 = x48 + x52, CF to x56
        adc rsi, 0x0               # x56 = x49 + CF, CF to x64, complete
        adc rax, 0x0               # x64 = x50 + CF, CF to x65
        adc rbx, 0x0               # x65 = x51 + CF, no carry
        mov rcx, r13               # copy 0
        sub rcx, rsi               # x60 = 0 - x56, complete
        xor r12d, r12d             # CF = OF = 0
        adox rsi, rcx              # x63 = x56 + x60 (OF is 0), OF to x64
        mulx rsi, rbp, rbp         # x54:x53 = x52*0x800000000000011
        mulx rcx, rdx, rcx         # x62:x61 = x60*0x800000000000011
        adox rax, r13              # x64 += OF, OF to x65, complete
        adcx r8, rax               # x68 += x64 (CF is 0), CF to x69, complete
        adox rbp, rbx              # x65 += x53 + OF, OF to x66, complete
        adcx rbp, r9               # x69 += x65 + CF, CF to x70, complete
        adox rsi, rdx              # x66 = x54 + x61 + OF, OF to x67, complete
        adox rcx, r13              # x67 = x62 + OF, no carry, complete

        /* complete: [x67, x66, x65, x64] in [rcx, rsi, -, rax] */
        adox r10, rcx              # x71 += x67 (OF is 0), no carry
        mov [rdi], r8              # out1[0] = x68
        adc r11, rsi               # x70 += x66 + CF, CF to x71, complete
        mov [rdi+0x8], rbp         # out1[1] = x69
        mov [rdi+0x10], r11        # out1[2] = x70
        adc r10, 0x0               # x71 += CF, no carry, complete

        /* complete: [x71, x70, x69, x68] in [r10, r11, rbp, r8] */
        mov [rdi+0x18], r10        # out1[3] = x71

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
