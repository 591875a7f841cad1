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
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14
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
 * 108 instructions; 30.7 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.482 [1.473, 1.493] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.173 [1.172, 1.175] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 a707c64538d35dc5d79a45d08a9be17d33eb334b62edb10d3e8aed000eab0ec5
 * found by Fieldwright, seed 13, 2026-12-01T14:34:36.604Z
 * ./fieldwright optimize --field stark252 --op mul --seed 13 --budget 66s --cpu 1
 * sha256 of the code: 0dc34d3c071478a2164c53c6ae6af9b9cf6f02a3f79ccb5867f528db8c2c45b4
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

        mov rax, rdx               # copy pointer arg2
        mov rdx, [rax]             # load arg2[0]
        mulx r8, r9, [rsi+0x8]     # x11:x10 = arg1[1]*arg2[0]
        mulx r10, r11, [rsi]       # x9:x8 = arg1[0]*arg2[0]
        xor ecx, ecx               # CF = OF = 0
        adox r9, r10               # x16 = x9 + x10 (OF is 0), OF to x17, complete
        mulx r10, rcx, [rsi+0x18]  # x15:x14 = arg1[3]*arg2[0]
        mulx rbx, rbp, [rsi+0x10]  # x13:x12 = arg1[2]*arg2[0]
        adox r8, rbp               # x17 = x11 + x12 + OF, OF to x18, complete
        adox rcx, rbx              # x18 = x13 + x14 + OF, OF to x19, complete
        mov ebx, 0x0               # constant 0
        adox r10, rbx              # x19 = x15 + OF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [r10, rcx, r8, r9] */
        mov rbp, rbx               # copy 0
        sub rbp, r11               # x20 = 0 - x8, complete
        movabs rdx, 0x800000000000011 # constant 0x800000000000011
        mulx r12, r13, rbp         # x22:x21 = x20*0x800000000000011
        xor r14d, r14d             # CF = OF = 0
        adox rbp, r11              # x23 = x8 + x20 (OF is 0), OF to x36
        mov rdx, [rax+0x8]         # load arg2[1]
        mulx r11, rbp, [rsi]       # x29:x28 = arg1[0]*arg2[1]
        adox rbp, r9               # x36 = x16 + x28 + OF, OF to x45, complete
        mulx r9, r14, [rsi+0x8]    # x31:x30 = arg1[1]*arg2[1]
        adox r14, r8               # x45 = x17 + x30 + OF, OF to x46
        adox rcx, r13              # x46 = x21 + x18 + OF, OF to x47
        mulx r8, r13, [rsi+0x10]   # x33:x32 = arg1[2]*arg2[1]
        adcx r9, r13               # x46.2 = x31 + x32 (CF is 0), CF to x47
        movq xmm0, rdi             # spill pointer out1
        mulx r13, rdi, [rsi+0x18]  # x35:x34 = arg1[3]*arg2[1]
        adox r8, rdi               # x47 = x33 + x34 + OF, OF to x48
        adcx r12, r10              # x47.2 = x19 + x22 + CF, no carry
        adox r13, rbx              # x48 = x35 + OF, no carry
        mov r10, rbx               # copy 0
        sub r10, rbp               # x41 = 0 - x36, complete
        add rbp, r10               # x44 = x36 + x41, CF to x45
        adc r14, r11               # x45 += x29 + CF, CF to x46, complete
        mov rdx, r10               # copy x41
        movabs r11, 0x800000000000011 # constant 0x800000000000011
        mulx r10, rdi, r11         # x43:x42 = x41*0x800000000000011
        adcx r9, rcx               # x46 += x46.2 + CF, CF to x47, complete
        adc rdi, r8                # x47 += x42 + CF, CF to x48
        adc r10, r13               # x48 += x43 + CF, no carry
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx r8, rcx, [rsi]        # x50:x49 = arg1[0]*arg2[2]
        xor ebp, ebp               # CF = OF = 0
        adox rcx, r14              # x57 = x45 + x49 (OF is 0), OF to x66, complete
        adcx r12, rdi              # x47 += x47.2 (CF is 0), CF to x48, complete
        mulx rdi, rbp, [rsi+0x8]   # x52:x51 = arg1[1]*arg2[2]
        adox r9, rbp               # x66 = x51 + x46 + OF, OF to x67
        adox r12, rdi              # x67 = x47 + x52 + OF, OF to x68
        mulx rdi, rbp, [rsi+0x10]  # x54:x53 = arg1[2]*arg2[2]
        mulx r13, r14, [rsi+0x18]  # x56:x55 = arg1[3]*arg2[2]
        adcx r10, rbx              # x48 += CF, no carry, complete

        /* complete: [x48, x47, x46, x45] in [r10, -, -, -] */
        adox r10, r14              # x68 = x55 + x48 + OF, OF to x69
        adox r13, rbx              # x69 = x56 + OF, no carry
        xor r14d, r14d             # CF = OF = 0
        adox r10, rdi              # x68 += x54 (OF is 0), OF to x69
        adox r13, rbx              # x69 += OF, no carry
        mov rdx, rbx               # copy 0
        sub rdx, rcx               # x62 = 0 - x57, complete
        mulx rdi, r14, r11         # x64:x63 = x62*0x800000000000011
        xor r11d, r11d             # CF = OF = 0
        adox rcx, rdx              # x65 = x57 + x62 (OF is 0), OF to x66
        adox r8, r9                # x66 += x50 + OF, OF to x67, complete
        adox rbp, r12              # x67 += x53 + OF, OF to x68, complete
        mov rdx, [rax+0x18]        # load arg2[3]
        mulx r9, r11, [rsi]        # x71:x70 = arg1[0]*arg2[3]
        adox r14, r10              # x68 += x63 + OF, OF to x69, complete
        mulx r10, rcx, [rsi+0x10]  # x75:x74 = arg1[2]*arg2[3]
        adox r13, rdi              # x69 += x64 + OF, no carry, complete

        /* complete: [x69, x68, x67, x66] in [r13, r14, rbp, r8] */
        xor edi, edi               # CF = OF = 0
        adcx r8, r11               # x78 = x66 + x70 (CF is 0), CF to x87, complete
        adc r9, 0x0                # x87 = x71 + CF, no carry
        mov r11, rbx               # copy 0
        sub r11, r8                # x83 = 0 - x78, complete
        xor edi, edi               # CF = OF = 0
        adcx r8, r11               # x86 = x78 + x83 (CF is 0), CF to x87
        mulx r8, rdi, [rsi+0x8]    # x73:x72 = arg1[1]*arg2[3]
        adcx rdi, r9               # x87 += x72 + CF, CF to x88
        adox rdi, rbp              # x87 += x67 (OF is 0), OF to x88, complete
        mulx rax, r9, [rsi+0x18]   # x77:x76 = arg1[3]*arg2[3]
        movq rsi, xmm0             # reload pointer out1
        mov [rsi], rdi             # out1[0] = x87
        adcx r8, rcx               # x88 = x74 + x73 + CF, CF to x89
        adox r14, r8               # x88 += x68 + OF, OF to x89, complete
        mov rdx, r11               # copy x83
        movabs r8, 0x800000000000011 # constant 0x800000000000011
        mulx r8, r11, r8           # x85:x84 = x83*0x800000000000011
        adox r9, r11               # x89 = x76 + x84 + OF, OF to x90
        mov [rsi+0x8], r14         # out1[1] = x88
        adcx r9, r10               # x89 += x75 + CF, CF to x90
        adcx r8, rbx               # x90 = x85 + CF, no carry
        adox r8, rbx               # x90 += OF, no carry
        xor r10d, r10d             # CF = OF = 0
        adcx r9, r13               # x89 += x69 (CF is 0), CF to x90, complete
        mov [rsi+0x10], r9         # out1[2] = x89
        adc rax, r8                # x90 += x77 + CF, no carry, complete

        /* complete: [x90, x89, x88, x87] in [rax, r9, r14, rdi] */
        mov [rsi+0x18], rax        # out1[3] = x90

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
