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
 *   [rsp-0x10]  x41
 *   [rsp-0x18]  x40
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
 *   x42 = x13 + x14 + x19 + x20 + x25 + x26 + x32 (carry to x79)
 *   x79 = x15 + x21 + x22 + x27 + x28 + x33 + x34 + x75 (carry to x80)
 *   x80 = x23 + x29 + x30 + x35 + x36 + x76 (carry to x81)
 *   x81 = x31 + x37 + x38 + x77 (carry to x82)
 *   x82 = x39 + x78 (carry to x88)
 *   x84 = x79 - 0xffffffffffffffff (carry to x85)
 *   x85 = x80 - 0xffffffff00000000 (carry to x86)
 *   x86 = x81 - 0xffffffffffffffff (carry to x87)
 *   x87 = x82 - 0xfffffffeffffffff (carry to x88)
 *
 * 155 instructions; 40.0 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.876 [1.854, 1.906] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 2.153 [2.152, 2.153] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 d03e5463e3bd1a20dda4ab6d993bdf0d6833f5c9e7d1f141b932885b05c634e3
 * found by Fieldwright, seed 7, 2026-12-01T06:01:44.312Z
 * ./fieldwright optimize --field sm2-montgomery --op mul --seed 7 --budget 30s --for latency --resume --cpu 1
 * sha256 of the code: 5ee019fef3447cbca7d89ec9cf88c039f80fd9c7471490dca6ff13610cd510ab
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

        mov r8, rdx                # copy pointer arg2
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rax, r9, [r8+0x8]     # x19:x18 = arg1[1]*arg2[1]
        mulx r10, r11, [r8]        # x11:x10 = arg1[1]*arg2[0]
        mov rdx, [rsi]             # load arg1[0]
        mulx rcx, rbx, [r8+0x10]   # x25:x24 = arg1[0]*arg2[2]
        mulx rbp, r12, [r8+0x8]    # x17:x16 = arg1[0]*arg2[1]
        mulx r13, r14, [r8]        # x9:x8 = arg1[0]*arg2[0]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx r15, rdi, [r8]        # x13:x12 = arg1[2]*arg2[0]
        add r12, r11               # x40 = x16 + x10, CF to x41
        adc r10, rbx               # x41 = x11 + x24 + CF, CF to x42
        adc r15, 0x0               # x42 = x13 + CF, no carry
        xor r11d, r11d             # CF = OF = 0
        adcx r10, rdi              # x41 += x12 (CF is 0), CF to x42
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r11, rdi, [r8]        # x15:x14 = arg1[3]*arg2[0]
        adcx rcx, rdi              # x42.2 = x14 + x25 + CF, CF to x79
        adc r11, 0x0               # x79 = x15 + CF, no carry
        xor edi, edi               # CF = OF = 0
        adox r12, r13              # x40 += x9 (OF is 0), OF to x41, complete
        adox r9, rbp               # x41.2 = x17 + x18 + OF, OF to x42
        mov rdx, [rsi]             # load arg1[0]
        mulx rdi, rbx, [r8+0x18]   # x33:x32 = arg1[0]*arg2[3]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rbp, r13, [r8+0x8]    # x21:x20 = arg1[2]*arg2[1]
        adox rax, r13              # x42.3 = x20 + x19 + OF, OF to x79
        adcx rbx, rax              # x42.3 += x32 (CF is 0), CF to x79
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rax, r13, [r8+0x8]    # x23:x22 = arg1[3]*arg2[1]
        adcx rbp, r13              # x79.2 = x22 + x21 + CF, CF to x80
        adox rdi, rbp              # x79.2 += x33 + OF, OF to x80
        adcx rax, [rip+.Lfe_sm2_montgomery_mul_c0] # x80 = x23 + CF, no carry
        adox rax, [rip+.Lfe_sm2_montgomery_mul_c0] # x80 += OF, no carry
        xor ebp, ebp               # CF = OF = 0
        adox r9, r10               # x41 += x41.2 (OF is 0), OF to x42, complete
        mov rdx, [r8+0x10]         # load arg2[2]
        mulx r10, rbp, [rsi+0x10]  # x29:x28 = arg1[2]*arg2[2]
        adox rbx, r15              # x42 += x42.3 + OF, OF to x79
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r13, r15, [r8+0x18]   # x35:x34 = arg1[1]*arg2[3]
        adox r15, r11              # x79 += x34 + OF, OF to x80
        mov [rsp-0x10], r9         # spill x41
        mulx r11, r9, [r8+0x10]    # x27:x26 = arg1[1]*arg2[2]
        adcx r9, rbx               # x42 += x26 (CF is 0), CF to x79
        mov rdx, [r8+0x18]         # load arg2[3]
        mov [rsp-0x18], r12        # spill x40
        mulx rbx, r12, [rsi+0x10]  # x37:x36 = arg1[2]*arg2[3]
        adcx r15, rdi              # x79 += x79.2 + CF, CF to x80
        adcx rax, r13              # x80 += x35 + CF, CF to x81
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rdi, r13, [r8+0x10]   # x31:x30 = arg1[3]*arg2[2]
        adox r12, rax              # x80 += x36 + OF, OF to x81
        adcx rdi, [rip+.Lfe_sm2_montgomery_mul_c0] # x81 = x31 + CF, no carry
        adox rdi, [rip+.Lfe_sm2_montgomery_mul_c0] # x81 += OF, no carry
        xor eax, eax               # CF = OF = 0
        adox r9, rcx               # x42 += x42.2 (OF is 0), OF to x79, complete

        /* complete: [x42, x41, x40] in [r9, [rsp-0x10], [rsp-0x18]] */
        mulx rax, r8, [r8+0x18]    # x39:x38 = arg1[3]*arg2[3]
        adox r15, r11              # x79 += x27 + OF, OF to x80
        adox r12, r13              # x80 += x30 + OF, OF to x81
        adcx r15, rbp              # x79 += x28 (CF is 0), CF to x80
        adox r8, rbx               # x81.2 = x38 + x37 + OF, OF to x82
        adcx r10, r12              # x80 += x29 + CF, CF to x81
        adcx rdi, r8               # x81 += x81.2 + CF, CF to x82
        adox rax, [rip+.Lfe_sm2_montgomery_mul_c0] # x82 = x39 + OF, no carry
        adc rax, 0x0               # x82 += CF, no carry
        mov r8, r14                # copy x8
        shr r8, 0x20               # x48 = x8 >> 32
        mov r11, r14               # copy x8
        shl r11, 0x20              # x47 = x8 << 32 mod 2^64
        mov rcx, r11               # copy x47
        sub rcx, r14               # x49 = x47 - x8, CF from x50, complete
        mov rsi, r8                # copy x48
        sbb rsi, 0x0               # x50 = x48 - CF, complete

        /* complete: [x50, x49] in [rsi, rcx] */
        mov rdx, [rsp-0x18]        # reload x40
        sub rdx, rcx               # x51 = x40 - x49, CF from x52, complete
        mov rcx, [rsp-0x10]        # reload x41
        sbb rcx, rsi               # x52 = x41 - x50 - CF, CF from x53, complete
        sbb r9, r11                # x53 = x42 - x47 - CF, CF from x54, complete
        adc r8, 0x0                # neg(x54) = x48 + CF
        mov r11, rdx               # copy x51
        shl r11, 0x20              # x55 = x51 << 32 mod 2^64
        mov rsi, r11               # copy x55
        sub rsi, rdx               # x57 = x55 - x51, CF from x58, complete
        mov ebx, 0x20              # constant 0x20
        shrx rbp, rdx, rbx         # x56 = x51 >> 32
        mov r12, rbp               # copy x56
        sbb r12, 0x0               # x58 = x56 - CF, complete

        /* complete: [x58, x57] in [r12, rsi] */
        sub rdx, rbp               # x62 = x51 - x56
        sub r14, r8                # x54 = x8 - neg(x54), complete

        /* complete: [x54, x53, x52, x51] in [r14, r9, rcx, -] */
        sub rcx, rsi               # x59 = x52 - x57, CF from x60, complete
        sbb r9, r12                # x60 = x53 - x58 - CF, CF from x61, complete
        shrx r8, rcx, rbx          # x64 = x59 >> 32
        sbb r14, r11               # x61 = x54 - x55 - CF, CF from x62, complete
        sbb rdx, 0x0               # x62 -= CF, complete

        /* complete: [x62, x61, x60, x59] in [rdx, r14, r9, rcx] */
        mov r11, rcx               # copy x59
        shl r11, 0x20              # x63 = x59 << 32 mod 2^64
        mov rsi, r11               # copy x63
        sub rsi, rcx               # x65 = x63 - x59, CF from x66, complete
        mov rbp, r8                # copy x64
        sbb rbp, 0x0               # x66 = x64 - CF, complete

        /* complete: [x66, x65] in [rbp, rsi] */
        sub rcx, r8                # x70 = x59 - x64
        sub r9, rsi                # x67 = x60 - x65, CF from x68, complete
        sbb r14, rbp               # x68 = x61 - x66 - CF, CF from x69, complete
        sbb rdx, r11               # x69 = x62 - x63 - CF, CF from x70, complete
        shlx r8, r9, rbx           # x71 = x67 << 32 mod 2^64
        sbb rcx, 0x0               # x70 -= CF, complete

        /* complete: [x70, x69, x68, x67] in [rcx, rdx, r14, r9] */
        mov r11, r8                # copy x71
        sub r11, r9                # x73 = x71 - x67, CF from x74, complete
        shrx rsi, r9, rbx          # x72 = x67 >> 32
        mov rbx, rsi               # copy x72
        sbb rbx, 0x0               # x74 = x72 - CF, complete

        /* complete: [x74, x73] in [rbx, r11] */
        sub r14, r11               # x75 = x68 - x73, CF from x76, complete
        sbb rdx, rbx               # x76 = x69 - x74 - CF, CF from x77, complete
        sbb rcx, r8                # x77 = x70 - x71 - CF, CF from x78, complete
        sbb r9, rsi                # x78 = x67 - x72 - CF, complete

        /* complete: [x78, x77, x76, x75] in [r9, rcx, rdx, r14] */
        xor r8d, r8d               # CF = OF = 0
        adcx r15, r14              # x79 += x75 (CF is 0), CF to x80, complete
        adc r10, rdx               # x80 += x76 + CF, CF to x81, complete
        adcx rdi, rcx              # x81 += x77 + CF, CF to x82, complete
        adcx r9, rax               # x82 += x78 + CF, CF to x88, complete

        /* complete: [x82, x81, x80, x79] in [r9, rdi, r10, r15] */
        mov eax, 0x0               # begins neg(x88) = CF
        adc rax, 0x0               # neg(x88) = CF
        mov r8, r15                # copy x79
        sub r8, -0x1               # x84 = x79 - 0xffffffffffffffff, CF from x85, complete
        mov r11, r10               # copy x80
        sbb r11, [rip+.Lfe_sm2_montgomery_mul_c1] # x85 = x80 - 0xffffffff00000000 - CF, CF from x86, complete
        mov rcx, rdi               # copy x81
        sbb rcx, -0x1              # x86 = x81 - 0xffffffffffffffff - CF, CF from x87, complete
        mov rsi, r9                # copy x82
        sbb rsi, [rip+.Lfe_sm2_montgomery_mul_c2] # x87 = x82 - 0xfffffffeffffffff - CF, CF from x88, complete

        /* complete: [x87, x86, x85, x84] in [rsi, rcx, r11, r8] */
        sbb rax, 0x0               # neg(x88) -= CF, CF = x88
        cmovc rsi, r9              # x92 = x88 ? x82 : x87, x88 in CF
        cmovnc r10, r11            # x90 = x88 ? x80 : x85, x88 in CF
        cmovc rcx, rdi             # x91 = x88 ? x81 : x86, x88 in CF
        cmovnc r15, r8             # x89 = x88 ? x79 : x84, x88 in CF
        mov rax, [rsp-0x8]         # reload pointer out1
        mov [rax+0x18], rsi        # out1[3] = x92
        mov [rax+0x8], r10         # out1[1] = x90
        mov [rax+0x10], rcx        # out1[2] = x91
        mov [rax], r15             # out1[0] = x89

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
        .balign 8, 0xcc
.Lfe_sm2_montgomery_mul_c0: .quad 0x0
.Lfe_sm2_montgomery_mul_c1: .quad 0xffffffff00000000
.Lfe_sm2_montgomery_mul_c2: .quad 0xfffffffeffffffff
        .size   fe_sm2_montgomery_mul, .-fe_sm2_montgomery_mul
        .section .note.GNU-stack, "", @progbits
