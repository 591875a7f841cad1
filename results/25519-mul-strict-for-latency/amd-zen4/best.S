/*
 * 25519 mul (strict), modulo p = 2^255 - 19
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 *
 * void fe25519_mul(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
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
 *   [rsp-0x10]  x8
 *   [rsp-0x18]  x32
 *   [rsp-0x20]  x33
 *   [rsp-0x28]  x14
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
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
 *   x55 = x47 + x8 (carry to x56)
 *   x56 = x48 + x49 + x40 (carry to x57)
 *   x57 = x50 + x51 + x41 (carry to x58)
 *   x58 = x52 + x53 + x42 (carry to x59)
 *   x59 = x54
 *
 * 134 instructions; 41.4 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.200 [1.196, 1.202] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.249 [1.247, 1.251] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (nested+floors)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 31dcf5aa15aff0e34be99e1d4a12d0142ba3c5f764aee5f05e3a061aa33a22cd
 * found by Fieldwright, seed 1, 2026-11-23T07:03:46.922Z
 * npm run optimize -- --field 25519 --op mul --strict --seed 1 --budget 60s --for latency
 * sha256 of the code: 15932af9da91b7b2bdeadd57471eedd093a02e342dfd366e58f76bbc205fcd37
 */
        .intel_syntax noprefix
        .text
        .globl  fe25519_mul
        .type   fe25519_mul, @function
        .p2align 6
fe25519_mul:
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
        mulx r8, r9, [rax+0x8]     # x17:x16 = arg1[0]*arg2[1]
        mulx r10, r11, [rax+0x18]  # x33:x32 = arg1[0]*arg2[3]
        mulx rcx, rbx, [rax]       # x9:x8 = arg1[0]*arg2[0]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rbp, r12, [rax]       # x11:x10 = arg1[1]*arg2[0]
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r13, r14, [rax]       # x15:x14 = arg1[3]*arg2[0]
        xor r15d, r15d             # CF = OF = 0
        adcx rcx, r12              # x40 = x9 + x10 (CF is 0), CF to x41
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r12, r15, [rax]       # x13:x12 = arg1[2]*arg2[0]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mov [rsp-0x8], rdi         # spill pointer out1
        mov [rsp-0x10], rbx        # spill x8
        mulx rdi, rbx, [rax+0x10]  # x27:x26 = arg1[1]*arg2[2]
        mov rdx, [rsi]             # load arg1[0]
        mov [rsp-0x18], r11        # spill x32
        mov [rsp-0x20], r10        # spill x33
        mulx r11, r10, [rax+0x10]  # x25:x24 = arg1[0]*arg2[2]
        adcx r10, r8               # x41 = x17 + x24 + CF, CF to x42
        mov rdx, [rsi+0x8]         # load arg1[1]
        mov [rsp-0x28], r14        # spill x14
        mulx r8, r14, [rax+0x8]    # x19:x18 = arg1[1]*arg2[1]
        adox rbp, r15              # x41.2 = x12 + x11 (OF is 0), OF to x42
        adox rbx, r8               # x42 = x19 + x26 + OF, OF to x43
        adcx r12, rbx              # x42 += x13 + CF, CF to x43
        mov r8d, 0x0               # constant 0
        adcx rdi, r8               # x43 = x27 + CF, no carry
        adox rdi, r8               # x43 += OF, no carry
        xor ebx, ebx               # CF = OF = 0
        adox r9, rcx               # x40 += x16 (OF is 0), OF to x41, complete
        adox rbp, r14              # x41.2 += x18 + OF, OF to x42
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rcx, rbx, [rax+0x10]  # x31:x30 = arg1[3]*arg2[2]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r14, r15, [rax+0x8]   # x21:x20 = arg1[2]*arg2[1]
        adox r12, r11              # x42 += x25 + OF, OF to x43
        adcx r12, r15              # x42 += x20 (CF is 0), CF to x43
        mov rdx, [rax+0x8]         # load arg2[1]
        mulx r11, r15, [rsi+0x18]  # x23:x22 = arg1[3]*arg2[1]
        adox r13, r14              # x43.2 = x21 + x15 + OF, OF to x44
        adcx r15, r13              # x43.2 += x22 + CF, CF to x44
        adcx r11, r8               # x44 = x23 + CF, no carry
        adox r11, r8               # x44 += OF, no carry
        xor r13d, r13d             # CF = OF = 0
        adcx r10, rbp              # x41 += x41.2 (CF is 0), CF to x42, complete
        adcx r12, [rsp-0x28]       # x42 += x14 + CF, CF to x43
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx rbp, r13, [rsi+0x10]  # x29:x28 = arg1[2]*arg2[2]
        adox rdi, r13              # x43 += x28 (OF is 0), OF to x44
        adox rbx, r11              # x44 += x30 + OF, OF to x45
        adcx r15, [rsp-0x20]       # x43.2 += x33 + CF, CF to x44
        mov rdx, [rax+0x18]        # load arg2[3]
        mulx r11, r13, [rsi+0x10]  # x37:x36 = arg1[2]*arg2[3]
        adcx rbp, r13              # x44.2 = x29 + x36 + CF, CF to x45
        adcx r11, r8               # x45 = x37 + CF, no carry
        adox r11, r8               # x45 += OF, no carry
        xor r13d, r13d             # CF = OF = 0
        adox r12, [rsp-0x18]       # x42 += x32 (OF is 0), OF to x43, complete
        mulx r13, r14, [rsi+0x8]   # x35:x34 = arg1[1]*arg2[3]
        adox r14, rdi              # x43 += x34 + OF, OF to x44
        adox rbp, r13              # x44.2 += x35 + OF, OF to x45
        adcx r14, r15              # x43 += x43.2 (CF is 0), CF to x44, complete
        adcx rbp, rbx              # x44 += x44.2 + CF, CF to x45, complete
        mov edx, 0x26              # constant 0x26
        mulx rdi, rbx, rbp         # x50:x49 = x44*0x26
        adox rcx, r11              # x45 += x31 + OF, no carry
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rax, r11, [rax+0x18]  # x39:x38 = arg1[3]*arg2[3]
        mov edx, 0x26              # constant 0x26
        mulx rsi, rbp, r14         # x48:x47 = x43*0x26
        adc rcx, r11               # x45 += x38 + CF, CF to x46, complete
        adc rax, 0x0               # x46 = x39 + CF, no carry, complete

        /* complete: [x46, x45, x44, x43, x42, x41, x40] in [rax, rcx, -, r14, r12, r10, r9] */
        mulx rax, r11, rax         # x54:x53 = x46*0x26
        xor r13d, r13d             # CF = OF = 0
        adcx rbx, r9               # x56 = x49 + x40 (CF is 0), CF to x57
        adcx rdi, r10              # x57 = x41 + x50 + CF, CF to x58
        mulx r9, r10, rcx          # x52:x51 = x45*0x26
        adox rbp, [rsp-0x10]       # x55 = x47 + x8 (OF is 0), OF to x56, complete
        adcx r11, r9               # x58 = x53 + x52 + CF, CF to x59
        adox rsi, rbx              # x56 += x48 + OF, OF to x57, complete
        adox r10, rdi              # x57 += x51 + OF, OF to x58, complete
        adox r11, r12              # x58 += x42 + OF, OF to x59, complete
        adcx rax, r8               # x59 = x54 + CF, no carry
        adox rax, r8               # x59 += OF, no carry, complete

        /* complete: [x59, x58, x57, x56, x55] in [rax, r11, r10, rsi, rbp] */
        mov r9, r11                # copy x58
        shr r9, 0x3f               # t6 = x58 >> 63
        lea rax, [r9+rax*2]        # x60 = t6 + 2*x59 mod 2^64 = low word of (x59:x58 >> 63)
        lea r9, [rax+rax*8]        # t7 = 9*x60 mod 2^64
        lea rax, [rax+r9*2]        # x61 = x60 + 2*t7 mod 2^64 = x60*0x13
        shl r11, 0x1               # t8 = x58 << 1 mod 2^64
        shr r11, 0x1               # x62 = t8 >> 1 = x58 & 0x7fffffffffffffff
        add rax, rbp               # x63 = x61 + x55, CF to x64, complete
        adc rsi, 0x0               # x64 = x56 + CF, CF to x65, complete
        adc r10, 0x0               # x65 = x57 + CF, CF to x66, complete
        adc r11, 0x0               # x66 = x62 + CF, no carry, complete

        /* complete: [x66, x65, x64, x63] in [r11, r10, rsi, rax] */
        mov r9, r11                # copy x66
        movabs rcx, -0x8000000000000000 # constant 0x8000000000000000
        sub r9, rcx                # x70 = x66 - 0x8000000000000000, CF from x71
        setc cl                    # begins x71 = CF
        movzx ecx, cl              # x71 = CF
        mov rdi, rax               # copy x63
        add rdi, 0x13              # x67 = x63 + 0x13, CF to x68, complete
        mov rdx, rsi               # copy x64
        adc rdx, 0x0               # x68 = x64 + CF, CF to x69, complete
        mov rbx, r10               # copy x65
        adc rbx, 0x0               # x69 = x65 + CF, CF to x70, complete
        adc r9, 0x0                # x70 += CF, CF to x71, complete

        /* complete: [x70, x69, x68, x67] in [r9, rbx, rdx, rdi] */
        sbb rcx, 0x0               # x71 -= CF, complete
        bt ecx, 0x0                # CF = x71
        cmovc rdx, rsi             # x73 = x71 ? x64 : x68, x71 in CF
        mov r8, [rsp-0x8]          # reload pointer out1
        mov [r8+0x8], rdx          # out1[1] = x73
        cmovc rbx, r10             # x74 = x71 ? x65 : x69, x71 in CF
        mov [r8+0x10], rbx         # out1[2] = x74
        cmovnc rax, rdi            # x72 = x71 ? x63 : x67, x71 in CF
        cmovnc r11, r9             # x75 = x71 ? x66 : x70, x71 in CF
        mov [r8+0x18], r11         # out1[3] = x75
        mov [r8], rax              # out1[0] = x72

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
        .size   fe25519_mul, .-fe25519_mul
        .section .note.GNU-stack, "", @progbits
