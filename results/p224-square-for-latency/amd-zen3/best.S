/*
 * p224 square (loose), modulo p = 2^224 - 2^96 + 1
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^226; out1 below 2^225; arrays may overlap
 *
 * void fe_p224_square_loose(uint64_t out1[4], const uint64_t arg1[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below 2^225
 *   rsi  arg1[4]  read, below 2^226
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x28
 *   [rsp-0x18]  x21
 *   [rsp-0x20]  x27
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
 *   x31 = x17 + x17 + x24 (carry to x32)
 *   x32 = x18 + x18 + x25 (carry to x33)
 *   x33 = x19 + x19 + x26 (carry to x34)
 *   x34 = x20 + x20 + x27 (carry to x35)
 *   x35 = x28
 *   x40 = x21 - x36 (carry to x41)
 *   x41 = x29 - x37 (carry to x42)
 *   x42 = x30 + x32 - x38 (carry to x43)
 *   x43 = x31 + x33 - x39 (carry to x44)
 *   x44 = x34 (carry to x45)
 *   x45 = x35
 *
 * 112 instructions; 31.1 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.257 [1.246, 1.257] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.309 [1.300, 1.316] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 59, 2026-11-27T15:53:22.266Z
 * ./fieldwright optimize --field p224 --op square --seed 59 --budget 32s --for latency --resume --cpu 1
 * sha256 of the code: 1c0aa017ddb9902a3eff3acdc21610c88a7d812de14f87eac218d37add31bc35
 */
        .intel_syntax noprefix
        .text
        .globl  fe_p224_square_loose
        .type   fe_p224_square_loose, @function
        .p2align 6
fe_p224_square_loose:
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

        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rax, r8, [rsi]        # x5:x4 = arg1[0]*arg1[1]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r9, r10, [rsi]        # x7:x6 = arg1[0]*arg1[2]
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r11, rcx, rdx         # x28:x27 = arg1[3]*arg1[3]
        mulx rbx, rbp, [rsi]       # x9:x8 = arg1[0]*arg1[3]
        xor r12d, r12d             # CF = OF = 0
        adcx rax, r10              # x16 = x5 + x6 (CF is 0), CF to x17, complete
        mulx r10, r12, [rsi+0x8]   # x13:x12 = arg1[1]*arg1[3]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx r13, rdi, [rsi+0x10]  # x11:x10 = arg1[1]*arg1[2]
        adcx r9, rbp               # x17 = x8 + x7 + CF, CF to x18
        adox rdi, r9               # x17 += x10 (OF is 0), OF to x18, complete
        adcx r12, rbx              # x18 = x9 + x12 + CF, CF to x19
        mulx r9, rbx, rdx          # x24:x23 = arg1[1]*arg1[1]
        mov rdx, [rsi]             # load arg1[0]
        mov [rsp-0x10], r11        # spill x28
        mulx rbp, r11, rdx         # x22:x21 = arg1[0]*arg1[0]
        mov [rsp-0x18], r11        # spill x21
        mov r11d, 0x0              # constant 0
        adcx r10, r11              # x19 = x13 + CF, no carry
        adcx r8, r8                # x29 = x4 + x4 (CF is 0), CF to x30
        adox r12, r13              # x18 += x11 + OF, OF to x19, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mov [rsp-0x20], rcx        # spill x27
        mulx r13, rcx, [rsi+0x18]  # x15:x14 = arg1[2]*arg1[3]
        adcx rbx, rax              # x30 = x23 + x16 + CF, CF to x31
        adcx r9, rdi               # x31 = x17 + x24 + CF, CF to x32
        mulx rsi, rdx, rdx         # x26:x25 = arg1[2]*arg1[2]
        adox r10, rcx              # x19 += x14 + OF, OF to x20, complete
        adcx rdx, r12              # x32 = x18 + x25 + CF, CF to x33
        adcx rsi, r10              # x33 = x26 + x19 + CF, CF to x34
        adox r13, r11              # x20 = x15 + OF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r13, r10, r12, rdi, rax] */
        adc r13, r13               # x34 = x20 + x20 + CF, no carry
        add r8, rbp                # x29 += x22, CF to x30, complete
        adc rbx, rax               # x30 += x16 + CF, CF to x31, complete
        adc r9, rdi                # x31 += x17 + CF, CF to x32, complete
        adcx r12, rdx              # x32 += x18 + CF, CF to x33, complete
        adc rsi, r10               # x33 += x19 + CF, CF to x34, complete
        adc r13, [rsp-0x20]        # x34 += x27 + CF, CF to x35, complete
        mov rax, [rsp-0x10]        # reload x28
        adc rax, 0x0               # x35 = x28 + CF, no carry, complete

        /* complete: [x35, x34, x33, x32, x31, x30, x29] in [rax, r13, rsi, r12, r9, rbx, r8] */
        add rbx, r12               # x42 = x30 + x32, CF to x43
        mov r10d, 0x20             # constant 0x20
        shrx rcx, r12, r10         # t2 = x32 >> 0x20
        shlx rdi, rsi, r10         # t3 = x33 << 0x20 mod 2^64
        lea rcx, [rcx+rdi]         # x37 = t2 + t3 mod 2^64 = high word of (x33:x32 << 32)
        adcx r9, rsi               # x43 = x31 + x33 + CF, CF to x44
        mov rdi, r13               # copy x34
        adc rdi, 0x0               # x44 = x34 + CF, CF to x45
        mov rdx, rax               # copy x35
        adc rdx, 0x0               # x45 = x35 + CF
        shl r12, 0x20              # x36 = x32 << 32 mod 2^64
        mov rbp, [rsp-0x18]        # reload x21
        sub rbp, r12               # x40 = x21 - x36, CF from x41, complete
        sbb r8, rcx                # x41 = x29 - x37 - CF, CF from x42, complete
        shrx rcx, rsi, r10         # t4 = x33 >> 0x20
        shlx rsi, r13, r10         # t5 = x34 << 0x20 mod 2^64
        lea rcx, [rcx+rsi]         # x38 = t4 + t5 mod 2^64 = high word of (x34:x33 << 32)
        shrx rsi, r13, r10         # t6 = x34 >> 0x20
        shlx rax, rax, r10         # t7 = x35 << 0x20 mod 2^64
        lea rax, [rsi+rax]         # x39 = t6 + t7 mod 2^64 = high word of (x35:x34 << 32)
        sbb rbx, rcx               # x42 -= x38 + CF, CF from x43, complete
        sbb r9, rax                # x43 -= x39 + CF, CF from x44, complete
        sbb rdi, 0x0               # x44 -= CF, CF from x45, complete
        sbb rdx, 0x0               # x45 -= CF, complete

        /* complete: [x45, x44, x43, x42, x41, x40] in [rdx, rdi, r9, rbx, r8, rbp] */
        mov rax, rdi               # copy x44
        shr rax, 0x20              # t8 = x44 >> 32
        shl rdx, 0x20              # t9 = x45 << 32 mod 2^64
        lea rax, [rax+rdx]         # x47 = t8 + t9 mod 2^64 = low word of (x45:x44 >> 32)
        mov r10, r9                # copy x43
        shr r10, 0x20              # t10 = x43 >> 32
        shl rdi, 0x20              # t11 = x44 << 32 mod 2^64
        lea r10, [r10+rdi]         # x46 = t10 + t11 mod 2^64 = low word of (x44:x43 >> 32)
        mov rcx, r10               # copy x46
        shrd rcx, rax, 0x20        # x50 = high word of (x47:x46 << 32)
        mov edi, 0xffffffff        # constant 0xffffffff
        and r9, rdi                # x48 = x43 & 0xffffffff
        mov rdi, r10               # copy x46
        shl rdi, 0x20              # x49 = x46 << 32 mod 2^64
        mov rsi, rax               # copy x47
        shr rsi, 0x20              # x51 = x47 >> 32
        xor edx, edx               # CF = OF = 0
        adox rsi, r9               # x55 = x48 + x51 (OF is 0)
        sub rdi, rax               # x53 = x49 - x47, CF from x54
        sbb rcx, 0x0               # x54 = x50 - CF, CF from x55
        sbb rsi, 0x0               # x55 -= CF
        mov rax, r11               # copy 0
        sub rax, r10               # x52 = 0 - x46, CF from x53, complete
        sbb rdi, 0x0               # x53 -= CF, CF from x54, complete
        sbb rcx, 0x0               # x54 -= CF, CF from x55, complete
        sbb rsi, 0x0               # x55 -= CF, complete

        /* complete: [x55, x54, x53, x52] in [rsi, rcx, rdi, rax] */
        add rbp, rax               # x56 = x40 + x52, CF to x57, complete
        adcx rdi, r8               # x57 = x41 + x53 + CF, CF to x58, complete
        mov rax, [rsp-0x8]         # reload pointer out1
        mov [rax], rbp             # out1[0] = x56
        adcx rcx, rbx              # x58 = x42 + x54 + CF, CF to x59, complete
        mov [rax+0x10], rcx        # out1[2] = x58
        mov [rax+0x8], rdi         # out1[1] = x57
        adc rsi, 0x0               # x59 = x55 + CF, no carry, complete

        /* complete: [x59, x58, x57, x56] in [rsi, rcx, rdi, rbp] */
        mov [rax+0x18], rsi        # out1[3] = x59

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
        .size   fe_p224_square_loose, .-fe_p224_square_loose
        .section .note.GNU-stack, "", @progbits
