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
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, xmm0, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13
 * Spilled words:
 *   xmm0  pointer out1
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x23 = x20 + x8 (carry to x36)
 *   x36 = x16 + x28 (carry to x45)
 *   x44 = x41 + x36 (carry to x45)
 *   x45 = x17 + x29 + x30 (carry to x46)
 *   x46 = x21 + x18 + x31 + x32 (carry to x47)
 *   x47 = x22 + x19 + x33 + x34 + x42 (carry to x48)
 *   x48 = x35 + x43
 *   x57 = x45 + x49 (carry to x66)
 *   x65 = x62 + x57 (carry to x66)
 *   x66 = x46 + x50 + x51 (carry to x67)
 *   x67 = x47 + x52 + x53 (carry to x68)
 *   x68 = x48 + x54 + x55 + x63 (carry to x69)
 *   x69 = x56 + x64
 *   x78 = x66 + x70 (carry to x87)
 *   x86 = x83 + x78 (carry to x87)
 *   x87 = x67 + x71 + x72 (carry to x88)
 *   x88 = x68 + x73 + x74 (carry to x89)
 *   x89 = x69 + x75 + x76 + x84 (carry to x90)
 *   x90 = x77 + x85
 *
 * 112 instructions; 32.1 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.430 [1.430, 1.432] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.584 [1.584, 1.584] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 28, 2026-11-27T16:43:21.243Z
 * ./fieldwright optimize --field stark252 --op mul --seed 28 --budget 30s --for latency --cpu 1
 * sha256 of the code: 8b092191efeb1ff35fb7e9164b37b102a76c8b3fb0a19a7c40b4f7dfc50de2e9
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

        mov r8, rdx                # copy pointer arg2
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rax, r9, [r8]         # x11:x10 = arg1[1]*arg2[0]
        mov rdx, [rsi]             # load arg1[0]
        mulx r10, r11, [r8]        # x9:x8 = arg1[0]*arg2[0]
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rcx, rbx, [r8]        # x15:x14 = arg1[3]*arg2[0]
        xor ebp, ebp               # CF = OF = 0
        adcx r9, r10               # x16 = x9 + x10 (CF is 0), CF to x17, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r10, rbp, [r8]        # x13:x12 = arg1[2]*arg2[0]
        adcx rbp, rax              # x17 = x11 + x12 + CF, CF to x18, complete
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rax, r12, [r8+0x8]    # x35:x34 = arg1[3]*arg2[1]
        adcx r10, rbx              # x18 = x13 + x14 + CF, CF to x19, complete
        adc rcx, 0x0               # x19 = x15 + CF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [rcx, r10, rbp, r9] */
        mov ebx, 0x0               # constant 0
        sub rbx, r11               # x20 = 0 - x8, complete
        xor r13d, r13d             # CF = OF = 0
        adox r11, rbx              # x23 = x20 + x8 (OF is 0), OF to x36
        movabs rdx, 0x800000000000011 # constant 0x800000000000011
        mulx r11, rbx, rbx         # x22:x21 = x20*0x800000000000011
        adcx r10, rbx              # x46 = x18 + x21 (CF is 0), CF to x47
        adcx r11, rcx              # x47 = x19 + x22 + CF, no carry
        mov rdx, [rsi]             # load arg1[0]
        mulx rcx, rbx, [r8+0x8]    # x29:x28 = arg1[0]*arg2[1]
        adox r9, rbx               # x36 = x16 + x28 + OF, OF to x45, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rbx, r13, [r8+0x8]    # x31:x30 = arg1[1]*arg2[1]
        adox r13, rbp              # x45 = x17 + x30 + OF, OF to x46
        mov rdx, [rsi+0x10]        # load arg1[2]
        movq xmm0, rdi             # spill pointer out1
        mulx rbp, rdi, [r8+0x8]    # x33:x32 = arg1[2]*arg2[1]
        adox r10, rdi              # x46 += x32 + OF, OF to x47
        adcx r13, rcx              # x45 += x29 (CF is 0), CF to x46
        adox r12, rbp              # x47.2 = x33 + x34 + OF, OF to x48
        adcx r10, rbx              # x46 += x31 + CF, CF to x47
        adcx r12, r11              # x47 += x47.2 + CF, CF to x48
        mov r11d, 0x0              # constant 0
        adcx rax, r11              # x48 = x35 + CF, no carry
        adox rax, r11              # x48 += OF, no carry
        mov rcx, r11               # copy 0
        sub rcx, r9                # x41 = 0 - x36, complete
        add r9, rcx                # x44 = x41 + x36, CF to x45
        mov rdx, rcx               # copy x41
        movabs r9, 0x800000000000011 # constant 0x800000000000011
        mulx rcx, rdi, r9          # x43:x42 = x41*0x800000000000011
        adc r13, 0x0               # x45 += CF, CF to x46, complete
        adc r10, 0x0               # x46 += CF, CF to x47, complete
        adc r12, rdi               # x47 += x42 + CF, CF to x48, complete
        mov rdx, [r8+0x10]         # load arg2[2]
        mulx rdi, rbx, [rsi]       # x50:x49 = arg1[0]*arg2[2]
        adcx rcx, rax              # x48 += x43 + CF, no carry, complete

        /* complete: [x48, x47, x46, x45] in [rcx, r12, r10, r13] */
        xor eax, eax               # CF = OF = 0
        adcx rbx, r13              # x57 = x45 + x49 (CF is 0), CF to x66, complete
        mulx rax, rbp, [rsi+0x8]   # x52:x51 = arg1[1]*arg2[2]
        adox rdi, rbp              # x66 = x51 + x50 (OF is 0), OF to x67
        adcx r10, rdi              # x66 += x46 + CF, CF to x67
        mulx rdi, rbp, [rsi+0x10]  # x54:x53 = arg1[2]*arg2[2]
        adcx r12, rbp              # x67 = x53 + x47 + CF, CF to x68
        adox rax, r12              # x67 += x52 + OF, OF to x68
        mulx rbp, r12, [rsi+0x18]  # x56:x55 = arg1[3]*arg2[2]
        adcx r12, rcx              # x68 = x55 + x48 + CF, CF to x69
        adox rdi, r12              # x68 += x54 + OF, OF to x69
        adcx rbp, r11              # x69 = x56 + CF, no carry
        adox rbp, r11              # x69 += OF, no carry
        mov rcx, r11               # copy 0
        sub rcx, rbx               # x62 = 0 - x57, complete
        xor r12d, r12d             # CF = OF = 0
        adcx rbx, rcx              # x65 = x62 + x57 (CF is 0), CF to x66
        mov rdx, r9                # copy 0x800000000000011
        mulx rcx, rbx, rcx         # x64:x63 = x62*0x800000000000011
        adc r10, 0x0               # x66 += CF, CF to x67, complete
        adc rax, 0x0               # x67 += CF, CF to x68, complete
        adc rbx, rdi               # x68 += x63 + CF, CF to x69, complete
        adcx rcx, rbp              # x69 += x64 + CF, no carry, complete

        /* complete: [x69, x68, x67, x66] in [rcx, rbx, rax, r10] */
        mov rdx, [r8+0x18]         # load arg2[3]
        mulx rdi, rbp, [rsi]       # x71:x70 = arg1[0]*arg2[3]
        xor r12d, r12d             # CF = OF = 0
        adox r10, rbp              # x78 = x66 + x70 (OF is 0), OF to x87, complete
        mulx rbp, r12, [rsi+0x8]   # x73:x72 = arg1[1]*arg2[3]
        adox rdi, r12              # x87 = x72 + x71 + OF, OF to x88
        adcx rdi, rax              # x87 += x67 (CF is 0), CF to x88
        mulx rax, r12, [rsi+0x10]  # x75:x74 = arg1[2]*arg2[3]
        adox r12, rbp              # x88 = x74 + x73 + OF, OF to x89
        adcx rbx, r12              # x88 += x68 + CF, CF to x89
        mulx r8, rsi, [rsi+0x18]   # x77:x76 = arg1[3]*arg2[3]
        adcx rax, rcx              # x89 = x75 + x69 + CF, no carry
        adox rax, rsi              # x89 += x76 + OF, OF to x90
        adox r8, r11               # x90 = x77 + OF, no carry
        mov rdx, r11               # copy 0
        sub rdx, r10               # x83 = 0 - x78, complete
        mulx r9, rcx, r9           # x85:x84 = x83*0x800000000000011
        add r10, rdx               # x86 = x83 + x78, CF to x87
        adc rdi, 0x0               # x87 += CF, CF to x88, complete
        adc rbx, 0x0               # x88 += CF, CF to x89, complete
        movq r10, xmm0             # reload pointer out1
        mov [r10+0x8], rbx         # out1[1] = x88
        adc rcx, rax               # x89 += x84 + CF, CF to x90, complete
        mov [r10], rdi             # out1[0] = x87
        adcx r8, r9                # x90 += x85 + CF, no carry, complete

        /* complete: [x90, x89, x88, x87] in [r8, rcx, rbx, rdi] */
        mov [r10+0x10], rcx        # out1[2] = x89
        mov [r10+0x18], r8         # out1[3] = x90

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
