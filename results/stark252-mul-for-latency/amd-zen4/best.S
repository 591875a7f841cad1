/*
 * stark252 mul (loose), modulo p = 2^251 + 17*2^192 + 1
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below 2^253; out1 below 2^252; arrays may overlap
 *
 * void fe_stark252_mul_loose(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below 2^252
 *   rsi  arg1[4]  read, below 2^253
 *   rdx  arg2[4]  read, below 2^253
 *
 * Changed: rax, rcx, rdx, rsi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x23 = x8 + x20 (carry to x36)
 *   x36 = x16 + x28 (carry to x45)
 *   x44 = x36 + x41 (carry to x45)
 *   x45 = x17 + x29 + x30 (carry to x46)
 *   x46 = x18 + x21 + x31 + x32 (carry to x47)
 *   x47 = x19 + x22 + x33 + x34 + x42 (carry to x48)
 *   x48 = x35 + x43
 *   x57 = x45 + x49 (carry to x66)
 *   x65 = x57 + x62 (carry to x66)
 *   x66 = x46 + x50 + x51 (carry to x67)
 *   x67 = x47 + x52 + x53 (carry to x68)
 *   x68 = x48 + x54 + x55 + x63 (carry to x69)
 *   x69 = x56 + x64
 *   x78 = x66 + x70 (carry to x87)
 *   x86 = x78 + x83 (carry to x87)
 *   x87 = x67 + x71 + x72 (carry to x88)
 *   x88 = x68 + x73 + x74 (carry to x89)
 *   x89 = x69 + x75 + x76 + x84 (carry to x90)
 *   x90 = x77 + x85
 *
 * 107 instructions; 37.3 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.226 [1.226, 1.228] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.470 [1.470, 1.471] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 a707c64538d35dc5d79a45d08a9be17d33eb334b62edb10d3e8aed000eab0ec5
 * found by Fieldwright, seed 10, 2026-12-01T15:18:45.367Z
 * ./fieldwright optimize --field stark252 --op mul --seed 10 --budget 33s --for latency --resume --cpu 1
 * sha256 of the code: 09bc134b19d6b5d56aad9288a4be45fb7d4024502d330ce1ec289556e58f9ae8
 */
        .intel_syntax noprefix
        .text
        .globl  fe_stark252_mul_loose
        .type   fe_stark252_mul_loose, @function
        .p2align 6
fe_stark252_mul_loose:
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

        mov r8, rdx                # copy pointer arg2
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rax, r9, [r8]         # x13:x12 = arg1[2]*arg2[0]
        mov rdx, [rsi]             # load arg1[0]
        mulx r10, r11, [r8]        # x9:x8 = arg1[0]*arg2[0]
        mov rdx, [r8]              # load arg2[0]
        mulx rcx, rbx, [rsi+0x8]   # x11:x10 = arg1[1]*arg2[0]
        xor ebp, ebp               # CF = OF = 0
        adcx r10, rbx              # x16 = x9 + x10 (CF is 0), CF to x17, complete
        adcx r9, rcx               # x17 = x11 + x12 + CF, CF to x18, complete
        mulx rcx, rbx, [rsi+0x18]  # x15:x14 = arg1[3]*arg2[0]
        adcx rax, rbx              # x18 = x13 + x14 + CF, CF to x19, complete
        adc rcx, 0x0               # x19 = x15 + CF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [rcx, rax, r9, r10] */
        mov ebx, 0x0               # constant 0
        sub rbx, r11               # x20 = 0 - x8, complete
        movabs rdx, 0x800000000000011 # constant 0x800000000000011
        mulx rbp, r12, rbx         # x22:x21 = x20*0x800000000000011
        lea rcx, [rcx+rbp]         # x47 = x19 + x22
        xor ebp, ebp               # CF = OF = 0
        adox r11, rbx              # x23 = x8 + x20 (OF is 0), OF to x36
        mov rdx, [rsi]             # load arg1[0]
        mulx r11, rbx, [r8+0x8]    # x29:x28 = arg1[0]*arg2[1]
        adcx r12, rax              # x46 = x18 + x21 (CF is 0), CF to x47
        mov rdx, [r8+0x8]          # load arg2[1]
        mulx rax, rbp, [rsi+0x8]   # x31:x30 = arg1[1]*arg2[1]
        mulx r13, r14, [rsi+0x18]  # x35:x34 = arg1[3]*arg2[1]
        adox r10, rbx              # x36 = x16 + x28 + OF, OF to x45, complete
        adox r11, r9               # x45 = x29 + x17 + OF, OF to x46
        mulx r9, rbx, [rsi+0x10]   # x33:x32 = arg1[2]*arg2[1]
        adox rax, r12              # x46 += x31 + OF, OF to x47
        adcx r9, r14               # x47.2 = x34 + x33 + CF, CF to x48
        adox r9, rcx               # x47 += x47.2 + OF, OF to x48
        mov ecx, 0x0               # constant 0
        adcx r13, rcx              # x48 = x35 + CF, no carry
        adox r13, rcx              # x48 += OF, no carry
        mov r12, rcx               # copy 0
        sub r12, r10               # x41 = 0 - x36, complete
        add r10, r12               # x44 = x36 + x41, CF to x45
        mov rdx, r12               # copy x41
        movabs r10, 0x800000000000011 # constant 0x800000000000011
        mulx r12, r14, r10         # x43:x42 = x41*0x800000000000011
        adc r11, rbp               # x45 += x30 + CF, CF to x46, complete
        adc rbx, rax               # x46 += x32 + CF, CF to x47, complete
        adc r9, r14                # x47 += x42 + CF, CF to x48, complete
        mov rdx, [r8+0x10]         # load arg2[2]
        mulx rax, rbp, [rsi]       # x50:x49 = arg1[0]*arg2[2]
        adc r12, r13               # x48 += x43 + CF, no carry, complete

        /* complete: [x48, x47, x46, x45] in [r12, r9, rbx, r11] */
        xor r13d, r13d             # CF = OF = 0
        adox r11, rbp              # x57 = x45 + x49 (OF is 0), OF to x66, complete
        mulx rbp, r13, [rsi+0x8]   # x52:x51 = arg1[1]*arg2[2]
        adox rax, r13              # x66 = x50 + x51 + OF, OF to x67
        adcx rbx, rax              # x66 += x46 (CF is 0), CF to x67
        mulx rax, r13, [rsi+0x10]  # x54:x53 = arg1[2]*arg2[2]
        adox r13, r9               # x67 = x47 + x53 + OF, OF to x68
        adcx rbp, r13              # x67 += x52 + CF, CF to x68
        mulx r9, r13, [rsi+0x18]   # x56:x55 = arg1[3]*arg2[2]
        adox r13, rax              # x68 = x54 + x55 + OF, OF to x69
        adcx r12, r13              # x68 += x48 + CF, CF to x69
        mov rdx, [r8+0x18]         # load arg2[3]
        mulx rax, r13, [rsi+0x8]   # x73:x72 = arg1[1]*arg2[3]
        adcx r9, rcx               # x69 = x56 + CF, no carry
        adox r9, rcx               # x69 += OF, no carry
        mov r14, rcx               # copy 0
        sub r14, r11               # x62 = 0 - x57, complete
        add r11, r14               # x65 = x57 + x62, CF to x66
        mov rdx, r14               # copy x62
        mulx r11, r14, r10         # x64:x63 = x62*0x800000000000011
        adc rbx, 0x0               # x66 += CF, CF to x67, complete
        adc rbp, 0x0               # x67 += CF, CF to x68, complete
        adc r14, 0x0               # x68.2 = x63 + CF, CF to x69
        adc r11, r9                # x69 += x64 + CF, no carry
        adcx r12, r14              # x68 += x68.2 (CF is 0), CF to x69, complete
        mov rdx, [r8+0x18]         # load arg2[3]
        mulx r9, r14, [rsi]        # x71:x70 = arg1[0]*arg2[3]
        adc r11, 0x0               # x69 += CF, no carry, complete

        /* complete: [x69, x68, x67, x66] in [r11, r12, rbp, rbx] */
        add r14, rbx               # x78 = x66 + x70, CF to x87, complete
        adcx r13, rbp              # x87 = x72 + x67 + CF, CF to x88
        mulx rbx, rbp, [rsi+0x10]  # x75:x74 = arg1[2]*arg2[3]
        adc rax, rbp               # x88 = x73 + x74 + CF, CF to x89
        adcx rbx, r11              # x89 = x69 + x75 + CF, no carry
        mov r11, rcx               # copy 0
        sub r11, r14               # x83 = 0 - x78, complete
        add r14, r11               # x86 = x78 + x83, CF to x87
        adc r9, r13                # x87 += x71 + CF, CF to x88, complete
        adcx rax, r12              # x88 += x68 + CF, CF to x89, complete
        mulx r8, rsi, [rsi+0x18]   # x77:x76 = arg1[3]*arg2[3]
        mov rdx, r11               # copy x83
        mulx r10, r11, r10         # x85:x84 = x83*0x800000000000011
        mov [rdi+0x8], rax         # out1[1] = x88
        adcx rbx, rsi              # x89 += x76 + CF, CF to x90
        adc r10, 0x0               # x90 = x85 + CF, no carry
        add r11, rbx               # x89 += x84, CF to x90, complete
        adcx r10, r8               # x90 += x77 + CF, no carry, complete

        /* complete: [x90, x89, x88, x87] in [r10, r11, rax, r9] */
        mov [rdi+0x18], r10        # out1[3] = x90
        mov [rdi+0x10], r11        # out1[2] = x89
        mov [rdi], r9              # out1[0] = x87

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
        .size   fe_stark252_mul_loose, .-fe_stark252_mul_loose
        .section .note.GNU-stack, "", @progbits
