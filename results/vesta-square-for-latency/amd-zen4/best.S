/*
 * vesta square (loose), modulo p = 0x40000000000000000000000000000000224698fc0994a8dd8c46eb2100000001
 * out1 is congruent to arg1*arg1/2^256 modulo p
 * arg1 below p; out1 below p; arrays may overlap
 *
 * void fe_vesta_square(uint64_t out1[4], const uint64_t arg1[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below p
 *   rsi  arg1[4]  read, below p
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   x36
 *   [rsp-0x10]  pointer out1
 *   [rsp-0x18]  pointer arg1
 *   [rsp-0x20]  x19
 *   [rsp-0x28]  x20
 *   [rsp-0x30]  x80
 *   [rsp-0x38]  x82
 *   [rsp-0x40]  x65
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
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
 *   x31 = x17 + x17 + x24 (carry to x80)
 *   x43 = x21 + x37 (carry to x44)
 *   x44 = x29 + x38 + x39 (carry to x56)
 *   x55 = x44 + x49 (carry to x56)
 *   x56 = x30 + x40 + x50 + x51 (carry to x57)
 *   x57 = x31 + x41 + x52 (carry to x58)
 *   x58 = x42 + x53 (carry to x59)
 *   x59 = x54
 *   x67 = x56 + x61 (carry to x68)
 *   x68 = x57 + x62 + x63 (carry to x80)
 *   x79 = x68 + x73 (carry to x80)
 *   x80 = x58 + x64 + x18 + x18 + x25 + x74 + x75 (carry to x81)
 *   x81 = x59 + x65 + x19 + x19 + x26 + x76 (carry to x82)
 *   x82 = x66 + x20 + x20 + x27 + x77 (carry to x83)
 *   x83 = x28 + x78
 *
 * 181 instructions; 59.6 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.253 [1.252, 1.255] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * latency: 1.434 [1.432, 1.435] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 9cc2ffab2561c6ec3e143ee513be37d3a618348bc0c06d500d515a033d922393
 * found by Fieldwright, seed 4, 2026-12-01T18:37:19.708Z
 * ./fieldwright optimize --field vesta --op square --seed 4 --budget 30s --for latency --cpu 0
 * sha256 of the code: 6fdc9d5e8dcd4ef819dab483e9c1c3ca817eb38ac64dcd66e5524b16726c7f17
 */
        .intel_syntax noprefix
        .text
        .globl  fe_vesta_square
        .type   fe_vesta_square, @function
        .p2align 6
fe_vesta_square:
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

        mov rdx, [rsi]             # load arg1[0]
        mulx rax, r8, rdx          # x22:x21 = arg1[0]*arg1[0]
        mulx r9, r10, [rsi+0x18]   # x9:x8 = arg1[0]*arg1[3]
        mulx r11, rcx, [rsi+0x10]  # x7:x6 = arg1[0]*arg1[2]
        add r10, r11               # x17 = x8 + x7, CF to x18
        adc r9, 0x0                # x18 = x9 + CF, no carry
        mov rdx, r8                # copy x21
        movabs r11, -0x73b914df00000001 # constant 0x8c46eb20ffffffff
        imul rdx, r11              # x36 = x21*0x8c46eb20ffffffff mod 2^64
        movabs rbx, -0x73b914deffffffff # constant 0x8c46eb2100000001
        mulx rbp, r12, rbx         # x38:x37 = x36*0x8c46eb2100000001
        mov [rsp-0x8], rdx         # spill x36
        mov rdx, [rsi]             # load arg1[0]
        mulx r13, r14, [rsi+0x8]   # x5:x4 = arg1[0]*arg1[1]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mov [rsp-0x10], rdi        # spill pointer out1
        mulx r15, rdi, [rsi+0x8]   # x11:x10 = arg1[1]*arg1[2]
        add r13, rcx               # x16 = x6 + x5, CF to x17, complete
        adcx rdi, r10              # x17 += x10 + CF, CF to x18, complete
        mulx r10, rcx, [rsi+0x18]  # x15:x14 = arg1[2]*arg1[3]
        adc r9, r15                # x18 += x11 + CF, CF to x19
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r15, rbx, [rsi+0x8]   # x13:x12 = arg1[1]*arg1[3]
        adc r15, 0x0               # x19 = x13 + CF, no carry
        add rbx, r9                # x18 += x12, CF to x19, complete
        adc r15, rcx               # x19 += x14 + CF, CF to x20, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r9, rcx, rdx          # x24:x23 = arg1[1]*arg1[1]
        adc r10, 0x0               # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r10, r15, rbx, rdi, r13] */
        add rax, r14               # x29 = x4 + x22, CF to x30
        adc rcx, r13               # x30 = x16 + x23 + CF, CF to x31
        adc r9, 0x0                # x31 = x24 + CF, no carry
        mov [rsp-0x18], rsi        # spill pointer arg1
        xor esi, esi               # CF = OF = 0
        adox r14, rax              # x29 += x4 (OF is 0), OF to x30, complete
        adox rcx, r13              # x30 += x16 + OF, OF to x31, complete
        adox rdi, rdi              # x31.2 = x17 + x17 + OF, OF to x80
        mov rax, rbx               # copy x18
        mov esi, 0x0               # constant 0
        adox rax, rsi              # x80 = x18 + OF, OF to x81
        mov r13, r15               # copy x19
        adox r13, rsi              # x81 = x19 + OF, OF to x82
        mov [rsp-0x20], r15        # spill x19
        mov r15, r10               # copy x20
        adox r15, rsi              # x82 = x20 + OF, no carry
        mov [rsp-0x28], r10        # spill x20
        xor r10d, r10d             # CF = OF = 0
        adox r8, r12               # x43 = x37 + x21 (OF is 0), OF to x44
        mov rdx, [rsp-0x8]         # reload x36
        movabs r8, 0x224698fc0994a8dd # constant 0x224698fc0994a8dd
        mulx r10, r12, r8          # x40:x39 = x36*0x224698fc0994a8dd
        adox rbp, r12              # x44 = x39 + x38 + OF, OF to x56
        adcx r14, rbp              # x44 += x29 (CF is 0), CF to x56, complete
        adox r10, rsi              # x56 = x40 + OF, no carry
        adc r10, 0x0               # x56 += CF, no carry
        mov rdx, r14               # copy x44
        imul rdx, r11              # x48 = x44*0x8c46eb20ffffffff mod 2^64
        add rcx, r10               # x56 += x30, CF to x57
        movabs r10, -0x73b914deffffffff # constant 0x8c46eb2100000001
        mulx rbp, r12, r10         # x50:x49 = x48*0x8c46eb2100000001
        mov [rsp-0x30], rax        # spill x80
        mov [rsp-0x38], r15        # spill x82
        mulx rax, r15, r8          # x52:x51 = x48*0x224698fc0994a8dd
        adc rax, 0x0               # x57 = x52 + CF, no carry
        add rbp, r15               # x56.2 = x50 + x51, CF to x57
        adc rax, 0x0               # x57 += CF, no carry
        add r12, r14               # x55 = x49 + x44, CF to x56
        adcx rcx, rbp              # x56 += x56.2 + CF, CF to x57, complete
        adc rax, 0x0               # x57 += CF, no carry
        mov rbp, [rsp-0x8]         # reload x36
        shr rbp, 0x2               # x42 = x36 >> 2
        mov r12, rcx               # copy x56
        imul r12, r11              # x60 = x56*0x8c46eb20ffffffff mod 2^64
        mov r14, r12               # copy x60
        shl r14, 0x3e              # x65 = x60 << 62 mod 2^64
        mov r15, rdx               # copy x48
        mov rdx, r12               # copy x60
        shr r12, 0x2               # x66 = x60 >> 2
        mov [rsp-0x40], r14        # spill x65
        mulx r11, r14, r8          # x64:x63 = x60*0x224698fc0994a8dd
        xor r8d, r8d               # CF = OF = 0
        adcx r9, rdi               # x31 += x31.2 (CF is 0), CF to x80, complete

        /* complete: [x31, x30, x29] in [r9, -, -] */
        adc r11, 0x0               # x80.2 = x64 + CF, no carry
        mov r8, [rsp-0x8]          # reload x36
        shl r8, 0x3e               # x41 = x36 << 62 mod 2^64
        add rax, r8                # x57 += x41, CF to x58
        adc rbp, 0x0               # x58 = x42 + CF, no carry
        add rax, r9                # x57 += x31, CF to x58, complete
        mulx r8, r9, r10           # x62:x61 = x60*0x8c46eb2100000001
        adc rbp, 0x0               # x58 += CF, no carry
        adcx rcx, r9               # x67 = x61 + x56 (CF is 0), CF to x68
        adcx r8, rax               # x68 = x62 + x57 + CF, CF to x80
        mov rax, [rsp-0x18]        # reload pointer arg1
        mov rdx, [rax+0x10]        # load arg1[2]
        mulx r9, rcx, rdx          # x26:x25 = arg1[2]*arg1[2]
        adcx rbx, rcx              # x80.3 = x25 + x18 + CF, CF to x81
        adc r9, 0x0                # x81.2 = x26 + CF, no carry
        mov rcx, r15               # copy x48
        shr rcx, 0x2               # x54 = x48 >> 2
        shl r15, 0x3e              # x53 = x48 << 62 mod 2^64
        add rbp, r15               # x58 += x53, CF to x59, complete
        adc rcx, 0x0               # x59 = x54 + CF, no carry, complete

        /* complete: [x59, x58, x57, x56] in [rcx, rbp, -, -] */
        add r13, rcx               # x81 += x59, CF to x82
        adc r12, 0x0               # x82.2 = x66 + CF, no carry
        add r14, r8                # x68 += x63, CF to x80, complete
        mov rdx, [rax+0x18]        # load arg1[3]
        mulx rax, r8, rdx          # x28:x27 = arg1[3]*arg1[3]
        adc rbx, 0x0               # x80.3 += CF, CF to x81
        adc r13, 0x0               # x81 += CF, CF to x82
        adc r8, [rsp-0x38]         # x82 += x27 + CF, CF to x83
        adc rax, 0x0               # x83 = x28 + CF, no carry
        xor ecx, ecx               # CF = OF = 0
        adcx rbp, [rsp-0x30]       # x80 += x58 (CF is 0), CF to x81
        adc r9, [rsp-0x40]         # x81.2 += x65 + CF, CF to x82
        adc r8, 0x0                # x82 += CF, CF to x83
        adc rax, 0x0               # x83 += CF, no carry
        add rbp, r11               # x80 += x80.2, CF to x81
        adcx r13, [rsp-0x20]       # x81 += x19 + CF, CF to x82
        adc r12, r8                # x82 += x82.2 + CF, CF to x83
        adc rax, 0x0               # x83 += CF, no carry
        add rbx, rbp               # x80 += x80.3, CF to x81
        adcx r9, r13               # x81 += x81.2 + CF, CF to x82
        adc r12, [rsp-0x28]        # x82 += x20 + CF, CF to x83
        adc rax, 0x0               # x83 += CF, no carry
        mov rdx, r14               # copy x68
        movabs r8, -0x73b914df00000001 # constant 0x8c46eb20ffffffff
        imul rdx, r8               # x72 = x68*0x8c46eb20ffffffff mod 2^64
        mulx r8, r11, r10          # x74:x73 = x72*0x8c46eb2100000001
        movabs rcx, 0x224698fc0994a8dd # constant 0x224698fc0994a8dd
        mulx rdi, rbp, rcx         # x76:x75 = x72*0x224698fc0994a8dd
        add r8, rbx                # x80 += x74, CF to x81
        adc rdi, 0x0               # x81.2 = x76 + CF, no carry
        add r8, rbp                # x80 += x75, CF to x81
        adcx r9, rdi               # x81 += x81.2 + CF, CF to x82
        adc r12, 0x0               # x82 += CF, CF to x83
        adc rax, 0x0               # x83 += CF, no carry
        mov rdi, rdx               # copy x72
        shr rdi, 0x2               # x78 = x72 >> 2
        shl rdx, 0x3e              # x77 = x72 << 62 mod 2^64
        xor ebx, ebx               # CF = OF = 0
        adcx r11, r14              # x79 = x73 + x68 (CF is 0), CF to x80
        adc r8, 0x0                # x80 += CF, CF to x81, complete
        adc r9, 0x0                # x81 += CF, CF to x82, complete
        adc r12, rdx               # x82 += x77 + CF, CF to x83, complete
        adc rdi, rax               # x83 += x78 + CF, no carry, complete

        /* complete: [x83, x82, x81, x80] in [rdi, r12, r9, r8] */
        mov rax, r8                # copy x80
        sub rax, r10               # x84 = x80 - 0x8c46eb2100000001, CF from x85, complete
        mov r10, r9                # copy x81
        sbb r10, rcx               # x85 = x81 - 0x224698fc0994a8dd - CF, CF from x86, complete
        mov r11, r12               # copy x82
        sbb r11, 0x0               # x86 = x82 - CF, CF from x87, complete
        mov rcx, rdi               # copy x83
        movabs rsi, 0x4000000000000000 # constant 0x4000000000000000
        sbb rcx, rsi               # x87 = x83 - 0x4000000000000000 - CF, CF = x88, complete

        /* complete: [x87, x86, x85, x84] in [rcx, r11, r10, rax] */
        cmovnc r12, r11            # x92 = x88 ? x82 : x86, x88 in CF
        cmovc rax, r8              # x90 = x88 ? x80 : x84, x88 in CF
        cmovnc r9, r10             # x91 = x88 ? x81 : x85, x88 in CF
        setc r8b                   # begins x88 = CF
        movzx r8d, r8b             # x88 = CF
        mov r10d, 0x3f             # constant 0x3f
        bzhi r10, rcx, r10         # x89 = x87 & 0x7fffffffffffffff
        bt r8d, 0x0                # CF = x88
        cmovnc rdi, r10            # x93 = x88 ? x83 : x89, x88 in CF
        mov r8, [rsp-0x10]         # reload pointer out1
        mov [r8+0x10], r12         # out1[2] = x92
        mov [r8+0x8], r9           # out1[1] = x91
        mov [r8+0x18], rdi         # out1[3] = x93
        mov [r8], rax              # out1[0] = x90

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
        .size   fe_vesta_square, .-fe_vesta_square
        .section .note.GNU-stack, "", @progbits
