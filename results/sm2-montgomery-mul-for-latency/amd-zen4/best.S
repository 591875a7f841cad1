/*
 * sm2-montgomery mul (loose), modulo p = 2^256 - 2^224 - 2^96 + 2^64 - 1
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 *
 * void fe_sm2_montgomery_mul(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below p
 *   rsi  arg1[4]  read, below p
 *   rdx  arg2[4]  read, below p
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  neg(x41)
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * neg(x) is a part of the word x that is to be subtracted.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x24 = x16 - x22 (carry to x25)
 *   x25 = x17 - x23 (carry to x26)
 *   x26 = x18 - x20 (carry to x27)
 *   x27 = x19 - x21 + x8 (carry to x41)
 *   x37 = x24 + x29 (carry to x38)
 *   x38 = x25 + x30 + x31 (carry to x39)
 *   x39 = x26 + x32 + x33 (carry to x40)
 *   x40 = x27 + x34 + x35 (carry to x41)
 *   x41 = x36
 *   x46 = x38 - x44 (carry to x47)
 *   x47 = x39 - x45 (carry to x48)
 *   x48 = x40 - x42 (carry to x49)
 *   x49 = x41 - x43 + x37 (carry to x63)
 *   x59 = x46 + x51 (carry to x60)
 *   x60 = x47 + x52 + x53 (carry to x61)
 *   x61 = x48 + x54 + x55 (carry to x62)
 *   x62 = x49 + x56 + x57 (carry to x63)
 *   x63 = x58
 *   x68 = x60 - x66 (carry to x69)
 *   x69 = x61 - x67 (carry to x70)
 *   x70 = x62 - x64 (carry to x71)
 *   x71 = x63 - x65 + x59 (carry to x85)
 *   x81 = x68 + x73 (carry to x82)
 *   x82 = x69 + x74 + x75 (carry to x83)
 *   x83 = x70 + x76 + x77 (carry to x84)
 *   x84 = x71 + x78 + x79 (carry to x85)
 *   x85 = x80
 *   x90 = x82 - x88 (carry to x91)
 *   x91 = x83 - x89 (carry to x92)
 *   x92 = x84 - x86 (carry to x93)
 *   x93 = x85 - x87 + x81 (carry to x99)
 *   x95 = x90 + 1 (carry to x96)
 *   x96 = x91 + 0xffffffff (carry to x97)
 *   x97 = x92 (carry to x98)
 *   x98 = x93 - 0xffffffff00000000 (carry to x99)
 *
 * 172 instructions; 53.3 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.596 [1.562, 1.629] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.898 [1.698, 1.902] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 1, 2026-11-23T07:50:07.015Z
 * npm run optimize -- --field sm2-montgomery --op mul --seed 1 --budget 60s --for latency
 * sha256 of the code: 79d0f91ab58a639299c6d95a9062e5b487c717937df44fb58fed18573f89f393
 */
        .intel_syntax noprefix
        .text
        .globl  fe_sm2_montgomery_mul
        .type   fe_sm2_montgomery_mul, @function
        .p2align 6
fe_sm2_montgomery_mul:
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
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r8, r9, [rax]         # x13:x12 = arg1[2]*arg2[0]
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r10, r11, [rax]       # x15:x14 = arg1[3]*arg2[0]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rcx, rbx, [rax]       # x11:x10 = arg1[1]*arg2[0]
        mov rdx, [rsi]             # load arg1[0]
        mulx rbp, r12, [rax]       # x9:x8 = arg1[0]*arg2[0]
        mov r13, r12               # copy x8
        shr r13, 0x20              # x21 = x8 >> 32
        add rbx, rbp               # x16 = x9 + x10, CF to x17, complete
        adcx rcx, r9               # x17 = x11 + x12 + CF, CF to x18, complete
        adc r8, r11                # x18 = x13 + x14 + CF, CF to x19, complete
        adc r10, 0x0               # x19 = x15 + CF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [r10, r8, rcx, rbx] */
        sub r10, r13               # x27 = x19 - x21, CF from x41
        mov r9d, 0x20              # constant 0x20
        shlx r11, r12, r9          # x20 = x8 << 32 mod 2^64
        mov ebp, 0x0               # begins neg(x41) = CF
        adc rbp, 0x0               # neg(x41) = CF
        mov r14, r11               # copy x20
        sub r14, r12               # x22 = x20 - x8, CF from x23, complete
        sbb r13, 0x0               # x23 = x21 - CF, complete

        /* complete: [x23, x22] in [r13, r14] */
        sub rbx, r14               # x24 = x16 - x22, CF from x25, complete
        sbb rcx, r13               # x25 = x17 - x23 - CF, CF from x26, complete
        mulx r13, r14, [rax+0x8]   # x30:x29 = arg1[0]*arg2[1]
        sbb r8, r11                # x26 = x18 - x20 - CF, CF from x27, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r11, r15, [rax+0x8]   # x32:x31 = arg1[1]*arg2[1]
        mov rdx, [rsi+0x18]        # load arg1[3]
        mov [rsp-0x8], rdi         # spill pointer out1
        mov [rsp-0x10], rbp        # spill neg(x41)
        mulx rdi, rbp, [rax+0x8]   # x36:x35 = arg1[3]*arg2[1]
        sbb r10, 0x0               # x27 -= CF, CF from x41
        sbb rdi, 0x0               # x41.2 = x36 - CF
        xor r9d, r9d               # CF = OF = 0
        adcx rcx, r13              # x38 = x30 + x25 (CF is 0), CF to x39
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r9, r13, [rax+0x8]    # x34:x33 = arg1[2]*arg2[1]
        adox rbx, r14              # x37 = x29 + x24 (OF is 0), OF to x38, complete
        adox rcx, r15              # x38 += x31 + OF, OF to x39, complete
        adox r8, r11               # x39 = x32 + x26 + OF, OF to x40
        adcx r8, r13               # x39 += x33 + CF, CF to x40, complete
        mov r11d, 0x0              # constant 0
        adox r9, r11               # x40 = x34 + OF, no carry
        adc r9, 0x0                # x40 += CF, no carry
        mov r13, rbx               # copy x37
        shr r13, 0x20              # x43 = x37 >> 32
        mov r14d, 0x20             # constant 0x20
        shlx r15, rbx, r14         # x42 = x37 << 32 mod 2^64
        add r10, r12               # x27 += x8, CF to x41, complete

        /* complete: [x27, x26, x25, x24] in [r10, -, -, -] */
        adc rdi, 0x0               # x41.2 += CF
        add r9, rbp                # x40 += x35, CF to x41
        adc rdi, 0x0               # x41.2 += CF
        add r10, r9                # x40 += x27, CF to x41, complete
        adc rdi, 0x0               # x41.2 += CF
        sub rdi, [rsp-0x10]        # x41 = x41.2 - neg(x41), complete

        /* complete: [x41, x40, x39, x38, x37] in [rdi, r10, r8, rcx, rbx] */
        add rdi, rbx               # x49 = x41 + x37, CF to x63
        mov r9d, 0x0               # begins x63 = CF
        adc r9, 0x0                # x63 = CF
        mov rbp, r15               # copy x42
        sub rbp, rbx               # x44 = x42 - x37, CF from x45, complete
        mov rbx, r13               # copy x43
        sbb rbx, 0x0               # x45 = x43 - CF, complete

        /* complete: [x45, x44] in [rbx, rbp] */
        sub rcx, rbp               # x46 = x38 - x44, CF from x47, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rbp, r12, [rax+0x10]  # x54:x53 = arg1[1]*arg2[2]
        sbb r8, rbx                # x47 = x39 - x45 - CF, CF from x48, complete
        sbb r10, r15               # x48 = x40 - x42 - CF, CF from x49, complete
        sbb rdi, r13               # x49 -= x43 + CF, CF from x63, complete

        /* complete: [x49, x48, x47, x46] in [rdi, r10, r8, rcx] */
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx rbx, r13, [rsi]       # x52:x51 = arg1[0]*arg2[2]
        sbb r9, 0x0                # x63 -= CF
        xor r15d, r15d             # CF = OF = 0
        adcx r12, r8               # x60 = x53 + x47 (CF is 0), CF to x61
        adox rcx, r13              # x59 = x51 + x46 (OF is 0), OF to x60, complete
        mulx r8, r13, [rsi+0x10]   # x56:x55 = arg1[2]*arg2[2]
        adox rbx, r12              # x60 += x52 + OF, OF to x61, complete
        mulx r12, r15, [rsi+0x18]  # x58:x57 = arg1[3]*arg2[2]
        adcx r13, rbp              # x61 = x54 + x55 + CF, CF to x62
        shrx rbp, rcx, r14         # x65 = x59 >> 32
        adox r13, r10              # x61 += x48 + OF, OF to x62, complete
        adcx r15, rdi              # x62 = x57 + x49 + CF, CF to x63
        adox r15, r8               # x62 += x56 + OF, OF to x63, complete
        adox r12, r11              # x63.2 = x58 + OF
        adc r12, 0x0               # x63.2 += CF
        mov r8, rcx                # copy x59
        shl r8, 0x20               # x64 = x59 << 32 mod 2^64
        mov r10, r8                # copy x64
        sub r10, rcx               # x66 = x64 - x59, CF from x67, complete
        mov rdi, rbp               # copy x65
        sbb rdi, 0x0               # x67 = x65 - CF, complete

        /* complete: [x67, x66] in [rdi, r10] */
        add r12, r9                # x63 += x63.2, complete

        /* complete: [x63, x62, x61, x60, x59] in [r12, r15, r13, rbx, rcx] */
        add rcx, r12               # x71 = x63 + x59, CF to x85
        mov r9d, 0x0               # begins x85 = CF
        adc r9, 0x0                # x85 = CF
        sub rbx, r10               # x68 = x60 - x66, CF from x69, complete
        sbb r13, rdi               # x69 = x61 - x67 - CF, CF from x70, complete
        sbb r15, r8                # x70 = x62 - x64 - CF, CF from x71, complete
        sbb rcx, rbp               # x71 -= x65 + CF, CF from x85, complete

        /* complete: [x71, x70, x69, x68] in [rcx, r15, r13, rbx] */
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r8, r10, [rax+0x18]   # x76:x75 = arg1[1]*arg2[3]
        mov rdx, [rsi]             # load arg1[0]
        mulx rdi, rbp, [rax+0x18]  # x74:x73 = arg1[0]*arg2[3]
        sbb r9, 0x0                # x85 -= CF
        xor r12d, r12d             # CF = OF = 0
        adcx r10, rdi              # x82 = x74 + x75 (CF is 0), CF to x83
        adox rbp, rbx              # x81 = x73 + x68 (OF is 0), OF to x82, complete
        mov rdx, [rax+0x18]        # load arg2[3]
        mulx rdi, rbx, [rsi+0x10]  # x78:x77 = arg1[2]*arg2[3]
        mulx rax, rsi, [rsi+0x18]  # x80:x79 = arg1[3]*arg2[3]
        adcx r8, r15               # x83 = x70 + x76 + CF, CF to x84
        adcx rsi, rdi              # x84 = x78 + x79 + CF, CF to x85
        adox r13, r10              # x82 += x69 + OF, OF to x83, complete
        adox rbx, r8               # x83 += x77 + OF, OF to x84, complete
        adox rsi, rcx              # x84 += x71 + OF, OF to x85, complete
        shrx r8, rbp, r14          # x87 = x81 >> 32
        shlx r10, rbp, r14         # x86 = x81 << 32 mod 2^64
        adcx rax, r11              # x85.2 = x80 + CF
        adox rax, r11              # x85.2 += OF
        mov rcx, rbp               # copy x81
        sub rcx, r8                # x93 = x81 - x87, CF from x99
        mov edi, 0x0               # begins x99 = CF
        adc rdi, 0x0               # x99 = CF
        add rax, r9                # x85 += x85.2, complete

        /* complete: [x85, x84, x83, x82, x81] in [rax, rsi, rbx, r13, rbp] */
        xor r9d, r9d               # CF = OF = 0
        adcx rcx, rax              # x93 += x85 (CF is 0), CF to x99
        sbb rdi, 0x0               # x99 -= CF
        mov rax, r10               # copy x86
        sub rax, rbp               # x88 = x86 - x81, CF from x89, complete
        sbb r8, 0x0                # x89 = x87 - CF, complete

        /* complete: [x89, x88] in [r8, rax] */
        sub r13, rax               # x90 = x82 - x88, CF from x91, complete
        sbb rbx, r8                # x91 = x83 - x89 - CF, CF from x92, complete
        sbb rsi, r10               # x92 = x84 - x86 - CF, CF from x93, complete
        sbb rcx, 0x0               # x93 -= CF, CF from x99, complete

        /* complete: [x93, x92, x91, x90] in [rcx, rsi, rbx, r13] */
        adc rdi, 0x0               # x99 += CF
        mov rax, rcx               # copy x93
        movabs r8, -0x100000000    # constant 0xffffffff00000000
        sub rax, r8                # x98 = x93 - 0xffffffff00000000, CF from x99
        adc rdi, 0x0               # x99 += CF
        mov r8, r13                # copy x90
        add r8, 0x1                # x95 = x90 + 1, CF to x96, complete
        mov r9, rbx                # copy x91
        mov r10d, 0xffffffff       # constant 0xffffffff
        adc r9, r10                # x96 = x91 + 0xffffffff + CF, CF to x97, complete
        mov r10, rsi               # copy x92
        adc r10, 0x0               # x97 = x92 + CF, CF to x98, complete
        adc rax, 0x0               # x98 += CF, CF to x99, complete

        /* complete: [x98, x97, x96, x95] in [rax, r10, r9, r8] */
        sbb rdi, 0x0               # x99 -= CF, complete
        bt edi, 0x0                # CF = x99
        cmovc rax, rcx             # x103 = x99 ? x93 : x98, x99 in CF
        cmovnc rbx, r9             # x101 = x99 ? x91 : x96, x99 in CF
        mov r9, [rsp-0x8]          # reload pointer out1
        mov [r9+0x18], rax         # out1[3] = x103
        cmovc r8, r13              # x100 = x99 ? x90 : x95, x99 in CF
        cmovc r10, rsi             # x102 = x99 ? x92 : x97, x99 in CF
        mov [r9+0x10], r10         # out1[2] = x102
        mov [r9+0x8], rbx          # out1[1] = x101
        mov [r9], r8               # out1[0] = x100

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
        .size   fe_sm2_montgomery_mul, .-fe_sm2_montgomery_mul
        .section .note.GNU-stack, "", @progbits
