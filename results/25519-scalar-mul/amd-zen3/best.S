/*
 * 25519-scalar mul (loose), modulo p = 2^252 + 27742317777372353535851937790883648493
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below 2^254; out1 below 2^254; arrays may overlap
 *
 * void fe_25519_scalar_mul_loose(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below 2^254
 *   rsi  arg1[4]  read, below 2^254
 *   rdx  arg2[4]  read, below 2^254
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   x20
 *   [rsp-0x10]  pointer out1
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x27 = x8 + x21 (carry to x42)
 *   x42 = x22 + x23 + x16 + x34 (carry to x55)
 *   x54 = x42 + x48 (carry to x55)
 *   x55 = x24 + x17 + x35 + x36 + x49 + x50 (carry to x56)
 *   x56 = x25 + x18 + x37 + x38 + x51 (carry to x57)
 *   x57 = x26 + x19 + x39 + x40 + x52 (carry to x58)
 *   x58 = x41 + x53
 *   x67 = x55 + x59 (carry to x80)
 *   x79 = x67 + x73 (carry to x80)
 *   x80 = x56 + x60 + x61 + x74 + x75 (carry to x81)
 *   x81 = x57 + x62 + x63 + x76 (carry to x82)
 *   x82 = x58 + x64 + x65 + x77 (carry to x83)
 *   x83 = x66 + x78
 *   x92 = x80 + x84 (carry to x105)
 *   x104 = x92 + x98 (carry to x105)
 *   x105 = x81 + x85 + x86 + x99 + x100 (carry to x106)
 *   x106 = x82 + x87 + x88 + x101 (carry to x107)
 *   x107 = x83 + x89 + x90 + x102 (carry to x108)
 *   x108 = x91 + x103
 *
 * 159 instructions; 42.2 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.487 [1.481, 1.487] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.369 [1.364, 1.377] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 7508487df41d49a1b158669cb2083cf33254705a53536ba1ac962e29739ab2aa
 * found by Fieldwright, seed 1, 2026-11-24T11:06:41.596Z
 * npm run optimize -- --curve 25519-scalar --op mul --seed 1 --budget 30s
 * sha256 of the code: 0556370b73d99db5cff4c0ec8b0d72eb9cfc83dab33728bc0278984db00b572a
 */
        .intel_syntax noprefix
        .text
        .globl  fe_25519_scalar_mul_loose
        .type   fe_25519_scalar_mul_loose, @function
        .p2align 6
fe_25519_scalar_mul_loose:
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
        mov rdx, r9                # copy x8
        movabs r10, -0x2d4ae25cedab81e5 # constant 0xd2b51da312547e1b
        imul rdx, r10              # x20 = x8*0xd2b51da312547e1b mod 2^64
        movabs r11, 0x5812631a5cf5d3ed # constant 0x5812631a5cf5d3ed
        mulx rcx, rbx, r11         # x22:x21 = x20*0x5812631a5cf5d3ed
        movabs rbp, 0x14def9dea2f79cd6 # constant 0x14def9dea2f79cd6
        mulx r12, r13, rbp         # x24:x23 = x20*0x14def9dea2f79cd6
        mov [rsp-0x8], rdx         # spill x20
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r14, r15, [rax]       # x13:x12 = arg1[2]*arg2[0]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mov [rsp-0x10], rdi        # spill pointer out1
        mulx rdi, rbp, [rax]       # x11:x10 = arg1[1]*arg2[0]
        xor r11d, r11d             # CF = OF = 0
        adcx rbp, r8               # x16 = x9 + x10 (CF is 0), CF to x17, complete
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r8, r11, [rax]        # x15:x14 = arg1[3]*arg2[0]
        adox rbx, r9               # x27 = x8 + x21 (OF is 0), OF to x42
        adox rbp, r13              # x42 = x16 + x23 + OF, OF to x55
        adcx r15, rdi              # x17 = x11 + x12 + CF, CF to x18, complete
        adcx r14, r11              # x18 = x13 + x14 + CF, CF to x19, complete
        mov r9d, 0x0               # constant 0
        adox r12, r9               # x55 = x24 + OF, no carry
        adc r8, 0x0                # x19 = x15 + CF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [r8, r14, r15, -] */
        mov r11, [rsp-0x8]         # reload x20
        shr r11, 0x4               # x26 = x20 >> 4
        mov rdi, [rsp-0x8]         # reload x20
        shl rdi, 0x3c              # x25 = x20 << 60 mod 2^64
        add rbp, rcx               # x42 += x22, CF to x55
        mov rdx, [rsi]             # load arg1[0]
        mulx rcx, rbx, [rax+0x8]   # x35:x34 = arg1[0]*arg2[1]
        adc rcx, r15               # x55.2 = x35 + x17 + CF, CF to x56
        adc r14, rdi               # x56 = x25 + x18 + CF, CF to x57
        adcx r8, r11               # x57 = x26 + x19 + CF, no carry
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r11, rdi, [rax+0x8]   # x37:x36 = arg1[1]*arg2[1]
        xor r13d, r13d             # CF = OF = 0
        adox rbx, rbp              # x42 += x34 (OF is 0), OF to x55, complete
        adox rdi, rcx              # x55.2 += x36 + OF, OF to x56
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rcx, rbp, [rax+0x8]   # x39:x38 = arg1[2]*arg2[1]
        adox rbp, r14              # x56 += x38 + OF, OF to x57
        adcx r12, rdi              # x55 += x55.2 (CF is 0), CF to x56
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rdi, r13, [rax+0x8]   # x41:x40 = arg1[3]*arg2[1]
        adcx r11, rbp              # x56 += x37 + CF, CF to x57
        adcx r13, r8               # x57 += x40 + CF, CF to x58
        adox r13, rcx              # x57 += x39 + OF, OF to x58
        adox rdi, r9               # x58 = x41 + OF, no carry
        adc rdi, 0x0               # x58 += CF, no carry
        mov r8, rbx                # copy x42
        imul r8, r10               # x47 = x42*0xd2b51da312547e1b mod 2^64
        mov rdx, r8                # copy x47
        shl r8, 0x3c               # x52 = x47 << 60 mod 2^64
        movabs rcx, 0x5812631a5cf5d3ed # constant 0x5812631a5cf5d3ed
        mulx rbp, r14, rcx         # x49:x48 = x47*0x5812631a5cf5d3ed
        movabs r15, 0x14def9dea2f79cd6 # constant 0x14def9dea2f79cd6
        mulx rcx, r10, r15         # x51:x50 = x47*0x14def9dea2f79cd6
        add rbx, r14               # x54 = x42 + x48, CF to x55
        adc rbp, r12               # x55 += x49 + CF, CF to x56
        mov rbx, rdx               # copy x47
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx r12, r14, [rsi]       # x60:x59 = arg1[0]*arg2[2]
        adc rcx, 0x0               # x56.2 = x51 + CF, no carry
        add r10, rbp               # x55 += x50, CF to x56, complete
        adcx rcx, r11              # x56 += x56.2 + CF, CF to x57, complete
        mov r11d, 0x4              # constant 4
        shrx rbx, rbx, r11         # x53 = x47 >> 4
        adc r13, r8                # x57 += x52 + CF, CF to x58, complete
        adcx rdi, rbx              # x58 += x53 + CF, no carry, complete

        /* complete: [x58, x57, x56, x55] in [rdi, r13, rcx, r10] */
        xor r8d, r8d               # CF = OF = 0
        adox r10, r14              # x67 = x55 + x59 (OF is 0), OF to x80, complete
        mulx r8, rbx, [rsi+0x8]    # x62:x61 = arg1[1]*arg2[2]
        adox rbx, rcx              # x80 = x56 + x61 + OF, OF to x81
        mulx rcx, rbp, [rsi+0x10]  # x64:x63 = arg1[2]*arg2[2]
        adcx rbx, r12              # x80 += x60 (CF is 0), CF to x81
        adox rbp, r8               # x81 = x62 + x63 + OF, OF to x82
        mulx r8, r12, [rsi+0x18]   # x66:x65 = arg1[3]*arg2[2]
        adcx r13, rbp              # x81 += x57 + CF, CF to x82
        adcx rcx, r12              # x82 = x64 + x65 + CF, CF to x83
        adox rcx, rdi              # x82 += x58 + OF, OF to x83
        adox r8, r9                # x83 = x66 + OF, no carry
        adc r8, 0x0                # x83 += CF, no carry
        mov rdi, r10               # copy x67
        movabs rbp, -0x2d4ae25cedab81e5 # constant 0xd2b51da312547e1b
        imul rdi, rbp              # x72 = x67*0xd2b51da312547e1b mod 2^64
        mov r12, rdi               # copy x72
        shr r12, 0x4               # x78 = x72 >> 4
        mov rdx, r15               # copy 0x14def9dea2f79cd6
        mulx r14, r11, rdi         # x76:x75 = x72*0x14def9dea2f79cd6
        xor r15d, r15d             # CF = OF = 0
        adox rbx, r11              # x80 += x75 (OF is 0), OF to x81
        adox r14, r9               # x81.2 = x76 + OF, no carry
        mov rdx, rdi               # copy x72
        shl rdi, 0x3c              # x77 = x72 << 60 mod 2^64
        add rdi, rcx               # x82 += x77, CF to x83
        movabs r11, 0x5812631a5cf5d3ed # constant 0x5812631a5cf5d3ed
        mulx rcx, r15, r11         # x74:x73 = x72*0x5812631a5cf5d3ed
        adc r12, 0x0               # x83.2 = x78 + CF, no carry
        add r15, r10               # x79 = x67 + x73, CF to x80
        adc rbx, rcx               # x80 += x74 + CF, CF to x81, complete
        mov rdx, [rax+0x18]        # load arg2[3]
        mulx r10, rcx, [rsi+0x8]   # x87:x86 = arg1[1]*arg2[3]
        adcx r14, r13              # x81 += x81.2 + CF, CF to x82, complete
        mulx r13, r15, [rsi]       # x85:x84 = arg1[0]*arg2[3]
        adc rdi, 0x0               # x82 += CF, CF to x83, complete
        adcx r12, r8               # x83 += x83.2 + CF, no carry, complete

        /* complete: [x83, x82, x81, x80] in [r12, rdi, r14, rbx] */
        xor r8d, r8d               # CF = OF = 0
        adcx r15, rbx              # x92 = x80 + x84 (CF is 0), CF to x105, complete
        adox r13, r14              # x105 = x81 + x85 (OF is 0), OF to x106
        adcx r13, rcx              # x105 += x86 + CF, CF to x106
        adox r10, rdi              # x106 = x82 + x87 + OF, OF to x107
        mulx r8, rcx, [rsi+0x10]   # x89:x88 = arg1[2]*arg2[3]
        adcx r10, rcx              # x106 += x88 + CF, CF to x107
        mulx rax, rcx, [rsi+0x18]  # x91:x90 = arg1[3]*arg2[3]
        adox r12, r8               # x107 = x83 + x89 + OF, no carry
        adcx rcx, r12              # x107 += x90 + CF, CF to x108
        adc rax, 0x0               # x108 = x91 + CF, no carry
        mov r8, r15                # copy x92
        imul r8, rbp               # x97 = x92*0xd2b51da312547e1b mod 2^64
        mov rdx, r8                # copy x97
        shl r8, 0x3c               # x102 = x97 << 60 mod 2^64
        add r8, rcx                # x107 += x102, CF to x108
        movabs rcx, 0x14def9dea2f79cd6 # constant 0x14def9dea2f79cd6
        mulx rcx, rdi, rcx         # x101:x100 = x97*0x14def9dea2f79cd6
        mulx r11, rsi, r11         # x99:x98 = x97*0x5812631a5cf5d3ed
        adc rax, 0x0               # x108 += CF, no carry
        xor ebx, ebx               # CF = OF = 0
        adox r13, r11              # x105 += x99 (OF is 0), OF to x106
        adox rcx, r9               # x106.2 = x101 + OF, no carry
        xor r11d, r11d             # CF = OF = 0
        adox r15, rsi              # x104 = x92 + x98 (OF is 0), OF to x105
        adox r13, rdi              # x105 += x100 + OF, OF to x106, complete
        adox rcx, r10              # x106 += x106.2 + OF, OF to x107, complete
        mov r10, [rsp-0x10]        # reload pointer out1
        mov [r10], r13             # out1[0] = x105
        mov [r10+0x8], rcx         # out1[1] = x106
        adox r8, r9                # x107 += OF, OF to x108, complete
        mov [r10+0x10], r8         # out1[2] = x107
        mov r8d, 0x4               # constant 4
        shrx r8, rdx, r8           # x103 = x97 >> 4
        adox r8, rax               # x108 += x103 + OF, no carry, complete

        /* complete: [x108, x107, x106, x105] in [r8, -, rcx, r13] */
        mov [r10+0x18], r8         # out1[3] = x108

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
        .size   fe_25519_scalar_mul_loose, .-fe_25519_scalar_mul_loose
        .section .note.GNU-stack, "", @progbits
