/*
 * stark252 square (loose), modulo p = 2^251 + 17*2^192 + 1
 * out1 is congruent to arg1*arg1/2^256 modulo p
 * arg1 below 2^253; out1 below 2^252; arrays may overlap
 *
 * void fe_stark252_square_loose(uint64_t out1[4], const uint64_t arg1[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below 2^252
 *   rsi  arg1[4]  read, below 2^253
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x28
 *   [rsp-0x18]  x37
 *   [rsp-0x20]  x36
 *   [rsp-0x28]  x35
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 *
 * 101 instructions; 29.7 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.193 [1.187, 1.193] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.219 [1.219, 1.220] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (by way of the source's: basic; basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 36, 2026-11-27T16:47:44.470Z
 * ./fieldwright optimize --field stark252 --op square --seed 36 --budget 30s --for latency --resume --cpu 1
 * sha256 of the code: d7f14fc78abfbe6454f0ee0dbf92ebc61659f578f76b7c8e54a5c52aa1199645
 */
        .intel_syntax noprefix
        .text
        .globl  fe_stark252_square_loose
        .type   fe_stark252_square_loose, @function
        .p2align 6
fe_stark252_square_loose:
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

        mov rdx, [rsi]             # load arg1[0]
        mulx rax, r8, rdx          # x29:x28 = arg1[0]*arg1[0]
        mulx r9, r10, [rsi+0x8]    # x5:x4 = arg1[0]*arg1[1]
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r11, rcx, rdx         # x37:x36 = arg1[3]*arg1[3]
        mulx rbx, rbp, [rsi+0x8]   # x15:x14 = arg1[1]*arg1[3]
        mulx r12, r13, [rsi]       # x11:x10 = arg1[0]*arg1[3]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx r14, rdi, rdx         # x35:x34 = arg1[2]*arg1[2]
        mov [rsp-0x10], r8         # spill x28
        mov [rsp-0x18], r11        # spill x37
        mulx r8, r11, [rsi]        # x7:x6 = arg1[0]*arg1[2]
        mov [rsp-0x20], rcx        # spill x36
        mov [rsp-0x28], r14        # spill x35
        mulx rcx, r14, [rsi+0x18]  # x27:x26 = arg1[2]*arg1[3]
        add r11, r9                # x8 = x6 + x5, CF to x16, complete
        adcx r13, r8               # x16 = x7 + x10 + CF, CF to x18, complete
        mulx r8, r9, [rsi+0x8]     # x13:x12 = arg1[1]*arg1[2]
        adc r12, 0x0               # x18 = x11 + CF, no carry, complete
        add r13, r9                # x22 = x12 + x16, CF to x24, complete
        adc r12, 0x0               # x24 = x18 + CF, no carry
        adcx r8, rbp               # x19 = x14 + x13 (CF is 0), CF to x21, complete
        adc rbx, 0x0               # x21 = x15 + CF, no carry, complete
        add r12, r8                # x24 += x19, CF to x32, complete
        adcx rbx, r14              # x32 = x21 + x26 + CF, CF to x38, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r8, r9, rdx           # x31:x30 = arg1[1]*arg1[1]
        adc rcx, 0x0               # x38 = x27 + CF, no carry, complete
        xor esi, esi               # CF = OF = 0
        adcx r10, r10              # x39 = x4 + x4 (CF is 0), CF to x41, complete
        adc r11, r11               # x41 = x8 + x8 + CF, CF to x43, complete
        adcx r13, r13              # x43 = x22 + x22 + CF, CF to x45, complete
        adc r12, r12               # x45 = x24 + x24 + CF, CF to x47, complete
        adc rbx, rbx               # x47 = x32 + x32 + CF, CF to x49, complete
        adcx rcx, rcx              # x49 = x38 + x38 + CF, no carry, complete
        add r10, rax               # x50 = x39 + x29, CF to x52, complete
        adc r9, r11                # x52 = x41 + x30 + CF, CF to x54, complete
        adc r13, r8                # x54 = x31 + x43 + CF, CF to x56, complete
        adc rdi, r12               # x56 = x45 + x34 + CF, CF to x58, complete
        adc rbx, [rsp-0x28]        # x58 = x35 + x47 + CF, CF to x60, complete
        adcx rcx, [rsp-0x20]       # x60 = x49 + x36 + CF, CF to x62, complete
        mov rax, [rsp-0x18]        # reload x37
        adc rax, 0x0               # x62 = x37 + CF, no carry, complete
        mov r8d, 0x0               # constant 0
        sub r8, [rsp-0x10]         # x63 = 0 - x28, complete
        mov rdx, [rip+.Lfe_stark252_square_loose_c0] # constant 0x800000000000011
        mulx r11, rsi, r8          # x66:x65 = x63*0x800000000000011
        xor ebp, ebp               # CF = OF = 0
        adcx r8, [rsp-0x10]        # x67 = x28 + x63 (CF is 0), CF to x69
        adc r10, 0x0               # x69 = x50 + CF, CF to x71, complete
        adc r9, 0x0                # x71 = x52 + CF, CF to x73, complete
        adc rsi, r13               # x73 = x54 + x65 + CF, CF to x75, complete
        adc r11, 0x0               # x75 = x66 + CF, no carry, complete
        mov r8d, 0x0               # constant 0
        sub r8, r10                # x76 = 0 - x69, complete
        mulx rbp, r12, r8          # x79:x78 = x76*0x800000000000011
        add r10, r8                # x80 = x69 + x76, CF to x82
        adc r9, 0x0                # x82 = x71 + CF, CF to x84, complete
        adc rsi, 0x0               # x84 = x73 + CF, CF to x86, complete
        adcx r11, r12              # x86 = x75 + x78 + CF, CF to x88, complete
        adc rbp, 0x0               # x88 = x79 + CF, no carry, complete
        mov r8d, 0x0               # constant 0
        sub r8, r9                 # x89 = 0 - x82, complete
        add r9, r8                 # x93 = x82 + x89, CF to x95
        mulx r8, r9, r8            # x92:x91 = x89*0x800000000000011
        adc rsi, 0x0               # x95 = x84 + CF, CF to x97, complete
        adc r11, 0x0               # x97 = x86 + CF, CF to x99, complete
        adc r9, rbp                # x99 = x88 + x91 + CF, CF to x101, complete
        adc r8, 0x0                # x101 = x92 + CF, no carry, complete
        mov r10d, 0x0              # constant 0
        sub r10, rsi               # x102 = 0 - x95, complete
        mulx rdx, rbp, r10         # x105:x104 = x102*0x800000000000011
        add r10, rsi               # x106 = x95 + x102, CF to x108
        adc r11, 0x0               # x108 = x97 + CF, CF to x110, complete
        adc r9, 0x0                # x110 = x99 + CF, CF to x112, complete
        adc r8, 0x0                # x112 = x101 + CF, no carry
        xor r10d, r10d             # CF = OF = 0
        adcx r8, rbp               # x112 += x104 (CF is 0), CF to x114, complete
        adc rdx, 0x0               # x114 = x105 + CF, no carry, complete
        xor r10d, r10d             # CF = OF = 0
        adox r11, rdi              # x115 = x56 + x108 (OF is 0), OF to x117, complete
        adox r9, rbx               # x117 = x58 + x110 + OF, OF to x119, complete
        mov r10, [rsp-0x8]         # reload pointer out1
        mov [r10+0x8], r9          # out1[1] = x117
        adox rcx, r8               # x119 = x60 + x112 + OF, OF to x121, complete
        adox rdx, rax              # x121 = x114 + x62 + OF, no carry, complete
        mov [r10], r11             # out1[0] = x115
        mov [r10+0x10], rcx        # out1[2] = x119
        mov [r10+0x18], rdx        # out1[3] = x121

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
.Lfe_stark252_square_loose_c0: .quad 0x800000000000011
        .size   fe_stark252_square_loose, .-fe_stark252_square_loose
        .section .note.GNU-stack, "", @progbits
