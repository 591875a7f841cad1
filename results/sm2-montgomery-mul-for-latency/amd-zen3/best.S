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
 *   [rsp-0x10]  x31
 *   [rsp-0x18]  x71
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * neg(x) is a part of the word x that is to be subtracted.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x40 = x9 + x10 + x16 (carry to x41)
 *   x41 = x11 + x12 + x17 + x18 + x24 (carry to x42)
 *   x42 = x13 + x14 + x19 + x20 + x25 + x26 + x32 (carry to x71)
 *   x49 = x40 + x8 - x47 (carry to x50)
 *   x50 = x41 - x48 (carry to x51)
 *   x51 = x42 - x47 (carry to x52)
 *   x52 = - x48 + x8
 *   x55 = x50 + x49 - x53 (carry to x56)
 *   x56 = x51 - x54 (carry to x57)
 *   x57 = x52 - x53 (carry to x58)
 *   x58 = - x54 + x49
 *   x61 = x56 + x55 - x59 (carry to x62)
 *   x62 = x57 - x60 (carry to x63)
 *   x63 = x58 - x59 (carry to x64)
 *   x64 = - x60 + x55
 *   x67 = x62 + x61 - x65 (carry to x68)
 *   x68 = x63 - x66 (carry to x69)
 *   x69 = x64 - x65 (carry to x70)
 *   x70 = - x66 + x61
 *   x71 = x15 + x21 + x22 + x27 + x28 + x33 + x34 + x67 (carry to x72)
 *   x72 = x23 + x29 + x30 + x35 + x36 + x68 (carry to x73)
 *   x73 = x31 + x37 + x38 + x69 (carry to x74)
 *   x74 = x39 + x70 (carry to x80)
 *   x76 = x71 - 0xffffffffffffffff (carry to x77)
 *   x77 = x72 - 0xffffffff00000000 (carry to x78)
 *   x78 = x73 - 0xffffffffffffffff (carry to x79)
 *   x79 = x74 - 0xfffffffeffffffff (carry to x80)
 *
 * 158 instructions; 38.5 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.930 [1.920, 1.938] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 2.072 [2.072, 2.081] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
 * found by Fieldwright, seed 1, 2026-11-24T08:31:44.307Z
 * npm run optimize -- --curve sm2-montgomery --op mul --seed 1 --budget 60s --for latency
 * sha256 of the code: 8faabaa8df279de846078ca1f22f47b24c6a5d60e58f935516b6f10679b6db03
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
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r8, r9, [rax]         # x11:x10 = arg1[1]*arg2[0]
        mov rdx, [rsi]             # load arg1[0]
        mulx r10, r11, [rax+0x8]   # x17:x16 = arg1[0]*arg2[1]
        mulx rcx, rbx, [rax]       # x9:x8 = arg1[0]*arg2[0]
        mulx rbp, r12, [rax+0x10]  # x25:x24 = arg1[0]*arg2[2]
        xor r13d, r13d             # CF = OF = 0
        adcx r11, r9               # x40 = x16 + x10 (CF is 0), CF to x41
        adox r11, rcx              # x40 += x9 (OF is 0), OF to x41, complete
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r9, rcx, [rax]        # x15:x14 = arg1[3]*arg2[0]
        adcx r12, r10              # x41 = x24 + x17 + CF, CF to x42
        adcx rcx, rbp              # x42 = x14 + x25 + CF, CF to x71
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r10, rbp, [rax]       # x13:x12 = arg1[2]*arg2[0]
        adox rbp, r12              # x41 += x12 + OF, OF to x42
        mulx r12, r13, [rax+0x8]   # x21:x20 = arg1[2]*arg2[1]
        adox r13, r10              # x42.2 = x20 + x13 + OF, OF to x71
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r10, r14, [rax+0x8]   # x19:x18 = arg1[1]*arg2[1]
        mov r15d, 0x0              # constant 0
        adcx r12, r15              # x71 = x21 + CF, no carry
        adcx r8, r14               # x41.2 = x18 + x11 (CF is 0), CF to x42
        mov rdx, [rsi+0x18]        # load arg1[3]
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx r14, rdi, [rax+0x8]   # x23:x22 = arg1[3]*arg2[1]
        adcx r10, r13              # x42.2 += x19 + CF, CF to x71
        adox r12, rdi              # x71 += x22 + OF, OF to x72
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rdi, r13, [rax+0x10]  # x27:x26 = arg1[1]*arg2[2]
        adcx r12, rdi              # x71 += x27 + CF, CF to x72
        adcx r14, r15              # x72 = x23 + CF, no carry
        adox r14, r15              # x72 += OF, no carry
        xor edi, edi               # CF = OF = 0
        adcx r8, rbp               # x41 += x41.2 (CF is 0), CF to x42, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rdi, rbp, [rax+0x10]  # x29:x28 = arg1[2]*arg2[2]
        adox r10, rcx              # x42 += x42.2 (OF is 0), OF to x71
        adox rbp, r9               # x71.2 = x15 + x28 + OF, OF to x72
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx r9, rcx, [rsi+0x18]   # x31:x30 = arg1[3]*arg2[2]
        mov rdx, [rax+0x18]        # load arg2[3]
        mov [rsp-0x10], r9         # spill x31
        mov [rsp-0x18], r12        # spill x71
        mulx r9, r12, [rsi]        # x33:x32 = arg1[0]*arg2[3]
        adcx r13, r10              # x42 += x26 + CF, CF to x71
        adcx r9, rbp               # x71.2 += x33 + CF, CF to x72
        mulx r10, rbp, [rsi+0x10]  # x37:x36 = arg1[2]*arg2[3]
        adcx rdi, rbp              # x72.2 = x36 + x29 + CF, CF to x73
        adox rdi, rcx              # x72.2 += x30 + OF, OF to x73
        adcx r10, r15              # x73 = x37 + CF, no carry
        adox r10, r15              # x73 += OF, no carry
        xor ecx, ecx               # CF = OF = 0
        adcx r12, r13              # x42 += x32 (CF is 0), CF to x71, complete

        /* complete: [x42, x41, x40] in [r12, r8, r11] */
        adc r9, 0x0                # x71.2 += CF, CF to x72
        adcx rdi, r14              # x72 += x72.2 + CF, CF to x73
        mulx rcx, rbp, [rsi+0x8]   # x35:x34 = arg1[1]*arg2[3]
        adc r10, 0x0               # x73 += CF, no carry
        xor r13d, r13d             # CF = OF = 0
        adox rbp, r9               # x71.2 += x34 (OF is 0), OF to x72
        adcx r11, rbx              # x49 = x40 + x8 (CF is 0), CF to x50
        adox rcx, r15              # x72.2 = x35 + OF, no carry
        adc r8, 0x0                # x50 = x41 + CF, CF to x51
        adc r12, 0x0               # x51 = x42 + CF, CF to x52
        mov r9, rbx                # copy x8
        adc r9, 0x0                # x52 = x8 + CF
        mov r13, rbx               # copy x8
        shr r13, 0x20              # x48 = x8 >> 32
        shl rbx, 0x20              # x47 = x8 << 32 mod 2^64
        add rbp, [rsp-0x18]        # x71 += x71.2, CF to x72
        adcx rcx, rdi              # x72 += x72.2 + CF, CF to x73
        mulx rax, rdi, [rsi+0x18]  # x39:x38 = arg1[3]*arg2[3]
        adc rdi, r10               # x73 += x38 + CF, CF to x74
        adc rax, 0x0               # x74 = x39 + CF, no carry
        sub r11, rbx               # x49 -= x47, CF from x50, complete
        sbb r8, r13                # x50 -= x48 + CF, CF from x51, complete
        sbb r12, rbx               # x51 -= x47 + CF, CF from x52, complete
        sbb r9, r13                # x52 -= x48 + CF, complete

        /* complete: [x52, x51, x50, x49] in [r9, r12, r8, r11] */
        add r8, r11                # x55 = x50 + x49, CF to x56
        adc r12, 0x0               # x56 = x51 + CF, CF to x57
        adc r9, 0x0                # x57 = x52 + CF, no carry
        mov r10, r11               # copy x49
        shl r10, 0x20              # x53 = x49 << 32 mod 2^64
        mov rsi, r11               # copy x49
        shr rsi, 0x20              # x54 = x49 >> 32
        sub r8, r10                # x55 -= x53, CF from x56, complete
        sbb r12, rsi               # x56 -= x54 + CF, CF from x57, complete
        sbb r9, r10                # x57 -= x53 + CF, CF from x58, complete
        sbb r11, rsi               # x58 = x49 - x54 - CF, complete

        /* complete: [x58, x57, x56, x55] in [r11, r9, r12, r8] */
        mov r10, r8                # copy x55
        shr r10, 0x20              # x60 = x55 >> 32
        mov rsi, r8                # copy x55
        shl rsi, 0x20              # x59 = x55 << 32 mod 2^64
        sub r12, rsi               # x61 = x56 - x59, CF from x62
        sbb r9, r10                # x62 = x57 - x60 - CF, CF from x63
        sbb r11, rsi               # x63 = x58 - x59 - CF, CF from x64
        mov rsi, r8                # copy x55
        sbb rsi, r10               # x64 = x55 - x60 - CF
        add r8, r12                # x61 += x55, CF to x62, complete
        adc r9, 0x0                # x62 += CF, CF to x63, complete
        adc r11, 0x0               # x63 += CF, CF to x64, complete
        adc rsi, 0x0               # x64 += CF, complete

        /* complete: [x64, x63, x62, x61] in [rsi, r11, r9, r8] */
        mov r10, r8                # copy x61
        shl r10, 0x20              # x65 = x61 << 32 mod 2^64
        add r9, r8                 # x67 = x61 + x62, CF to x68
        adc r11, 0x0               # x68 = x63 + CF, CF to x69
        mov rdx, r10               # copy x65
        sbb rdx, 0x0               # neg(x69) = x65 - CF, CF to x70
        mov rbx, r8                # copy x61
        adc rbx, 0x0               # x70 = x61 + CF
        sub r9, r10                # x67 -= x65, CF from x68, complete
        mov r10d, 0x20             # constant 0x20
        shrx r8, r8, r10           # x66 = x61 >> 32
        sbb r11, r8                # x68 -= x66 + CF, CF from x69, complete
        sbb rsi, rdx               # x69 = x64 - neg(x69) - CF, CF from x70, complete
        sbb rbx, r8                # x70 -= x66 + CF, complete

        /* complete: [x70, x69, x68, x67] in [rbx, rsi, r11, r9] */
        add rdi, [rsp-0x10]        # x73 += x31, CF to x74
        adc rax, 0x0               # x74 += CF, no carry
        adcx rbp, r9               # x71 += x67 (CF is 0), CF to x72, complete
        adc rcx, r11               # x72 += x68 + CF, CF to x73, complete
        adc rdi, rsi               # x73 += x69 + CF, CF to x74, complete
        adcx rax, rbx              # x74 += x70 + CF, CF to x80, complete

        /* complete: [x74, x73, x72, x71] in [rax, rdi, rcx, rbp] */
        mov r8d, 0x0               # begins neg(x80) = CF
        adc r8, 0x0                # neg(x80) = CF
        mov r9, rbp                # copy x71
        sub r9, -0x1               # x76 = x71 - 0xffffffffffffffff, CF from x77, complete
        mov r10, rcx               # copy x72
        movabs r11, -0x100000000   # constant 0xffffffff00000000
        sbb r10, r11               # x77 = x72 - 0xffffffff00000000 - CF, CF from x78, complete
        mov r11, rdi               # copy x73
        sbb r11, -0x1              # x78 = x73 - 0xffffffffffffffff - CF, CF from x79, complete
        mov rsi, rax               # copy x74
        movabs rdx, -0x100000001   # constant 0xfffffffeffffffff
        sbb rsi, rdx               # x79 = x74 - 0xfffffffeffffffff - CF, CF from x80, complete

        /* complete: [x79, x78, x77, x76] in [rsi, r11, r10, r9] */
        sbb r8, 0x0                # neg(x80) -= CF, CF = x80
        cmovnc rcx, r10            # x82 = x80 ? x72 : x77, x80 in CF
        mov r8, [rsp-0x8]          # reload pointer out1
        mov [r8+0x8], rcx          # out1[1] = x82
        cmovc r9, rbp              # x81 = x80 ? x71 : x76, x80 in CF
        mov [r8], r9               # out1[0] = x81
        cmovnc rdi, r11            # x83 = x80 ? x73 : x78, x80 in CF
        cmovc rsi, rax             # x84 = x80 ? x74 : x79, x80 in CF
        mov [r8+0x10], rdi         # out1[2] = x83
        mov [r8+0x18], rsi         # out1[3] = x84

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
