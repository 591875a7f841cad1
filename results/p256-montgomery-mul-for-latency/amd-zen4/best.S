/*
 * p256-montgomery mul (loose), modulo p = 2^256 - 2^224 + 2^192 + 2^96 - 1
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 *
 * void fe_p256_montgomery_mul(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below p
 *   rsi  arg1[4]  read, below p
 *   rdx  arg2[4]  read, below p
 *
 * Changed: rax, rcx, rdx, rsi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 *
 * 135 instructions; 37.3 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.787 [1.784, 1.795] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * latency: 2.016 [2.012, 2.016] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (by way of the source's: basic+ledger; basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 d03e5463e3bd1a20dda4ab6d993bdf0d6833f5c9e7d1f141b932885b05c634e3
 * found by Fieldwright, seed 1, 2026-12-01T06:17:28.576Z
 * ./fieldwright optimize --field p256-montgomery --op mul --seed 1 --budget 75s --for latency --start /tmp/oldp256.S --cpu 1
 * sha256 of the code: 4b6e9c2f6544d160ae6cc3c2d3e67b6c5c047d737d8d9e098157364248af0ded
 */
        .intel_syntax noprefix
        .text
        .globl  fe_p256_montgomery_mul
        .type   fe_p256_montgomery_mul, @function
        .p2align 6
fe_p256_montgomery_mul:
        .cfi_startproc
        push rbx                                 # save rbx
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbx, 0
        push rbp                                 # save rbp
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbp, 0
        push r12                                 # save r12
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r12, 0
        push r13                                 # save r13
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r13, 0
        push r14                                 # save r14
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r14, 0

        mov rax, rdx                             # copy pointer arg2
        mov rdx, [rsi]                           # load arg1[0]
        mulx r8, r9, [rax]                       # x11:x10 = arg1[0]*arg2[0]
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r10, r11, [rax]                     # x9:x8 = arg1[1]*arg2[0]
        mov rcx, r9                              # copy x10
        shr rcx, 0x20                            # x15 = x10 >> 32
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rbx, rbp, [rax]                     # x19:x18 = arg1[2]*arg2[0]
        mov r12, r9                              # copy x10
        shl r12, 0x20                            # x12 = x10 << 32 mod 2^64
        xor r13d, r13d                           # CF = OF = 0
        adox r8, r11                             # x16 = x8 + x11 (OF is 0), OF to x20, complete
        mov rdx, [rsi]                           # load arg1[0]
        mulx r11, r13, [rax+0x8]                 # x14:x13 = arg1[0]*arg2[1]
        adox r11, rcx                            # x20 = x15 + x14 + OF, OF to x28, complete
        adcx r12, r13                            # x22 = x12 + x13 (CF is 0), CF to x26, complete
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx rcx, r13, [rax]                     # x25:x24 = arg1[3]*arg2[0]
        adcx r10, rbp                            # x26 = x9 + x18 + CF, CF to x32, complete
        adox r13, rbx                            # x28 = x19 + x24 + OF, OF to x35, complete
        mov rdx, r9                              # copy x10
        mulx r9, rbx, [rip+.Lfe_p256_montgomery_mul_c0] # x31:x30 = x10*0xffffffff00000001
        adcx r13, rbx                            # x32 = x28 + x30 + CF, CF to x34, complete
        adcx r9, [rip+.Lfe_p256_montgomery_mul_c1] # x34 = x31 + CF, no carry, complete
        adox r9, [rip+.Lfe_p256_montgomery_mul_c1] # x35 = x34 + OF, no carry, complete
        xor ebx, ebx                             # CF = OF = 0
        adox r12, r8                             # x36 = x16 + x22 (OF is 0), OF to x42, complete
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r8, rbx, [rax+0x8]                  # x51:x50 = arg1[3]*arg2[1]
        mov rdx, [rax+0x8]                       # load arg2[1]
        mulx rbp, r14, [rsi+0x8]                 # x39:x38 = arg1[1]*arg2[1]
        adox r10, r14                            # x42 = x26 + x38 + OF, OF to x44, complete
        adcx r11, r10                            # x46 = x20 + x42 (CF is 0), CF to x48, complete
        mov rdx, [rax+0x10]                      # load arg2[2]
        mulx r10, r14, [rsi]                     # x41:x40 = arg1[0]*arg2[2]
        adox r10, rbp                            # x44 = x39 + x41 + OF, OF to x63, complete
        adcx r13, r10                            # x48 = x32 + x44 + CF, CF to x54, complete
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r10, rbp, [rax+0x8]                 # x53:x52 = arg1[2]*arg2[1]
        adcx rbx, rcx                            # x54 = x25 + x50 + CF, CF to x56, complete
        adcx r8, [rip+.Lfe_p256_montgomery_mul_c1] # x56 = x51 + CF, no carry, complete
        adcx rbp, r13                            # x57 = x48 + x52 (CF is 0), CF to x59, complete
        adcx r10, rbx                            # x59 = x53 + x54 + CF, CF to x65, complete
        adox r9, r10                             # x63 = x35 + x59 + OF, OF to x66, complete
        mov rdx, [rax+0x18]                      # load arg2[3]
        mulx r10, rcx, [rsi]                     # x70:x69 = arg1[0]*arg2[3]
        adcx r8, [rip+.Lfe_p256_montgomery_mul_c1] # x65 = x56 + CF, no carry, complete
        adox r8, [rip+.Lfe_p256_montgomery_mul_c1] # x66 = x65 + OF, no carry, complete
        xor ebx, ebx                             # CF = OF = 0
        adox r11, r14                            # x67 = x40 + x46 (OF is 0), OF to x71, complete
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rbx, r13, [rax+0x10]                # x62:x61 = arg1[1]*arg2[2]
        adox r13, rcx                            # x71 = x61 + x69 + OF, OF to x73, complete
        adox r9, r10                             # x73 = x63 + x70 + OF, OF to x81, complete
        mov rdx, [rax+0x10]                      # load arg2[2]
        mulx r10, rcx, [rsi+0x10]                # x76:x75 = arg1[2]*arg2[2]
        adcx rbx, rcx                            # x77 = x62 + x75 (CF is 0), CF to x83, complete
        mulx rcx, r14, [rsi+0x18]                # x80:x79 = arg1[3]*arg2[2]
        adox r14, r8                             # x81 = x66 + x79 + OF, OF to x86, complete
        adcx r10, r14                            # x83 = x76 + x81 + CF, CF to x85, complete
        adcx rcx, [rip+.Lfe_p256_montgomery_mul_c1] # x85 = x80 + CF, no carry, complete
        adox rcx, [rip+.Lfe_p256_montgomery_mul_c1] # x86 = x85 + OF, no carry, complete
        xor r8d, r8d                             # CF = OF = 0
        adox r13, rbp                            # x87 = x57 + x71 (OF is 0), OF to x91, complete
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r8, rbp, [rax+0x18]                 # x90:x89 = arg1[1]*arg2[3]
        adox r9, rbp                             # x91 = x73 + x89 + OF, OF to x99, complete
        adcx rbx, r9                             # x93 = x77 + x91 (CF is 0), CF to x101, complete
        mov rdx, [rax+0x18]                      # load arg2[3]
        mulx r9, rbp, [rsi+0x18]                 # x98:x97 = arg1[3]*arg2[3]
        mulx rax, rsi, [rsi+0x10]                # x96:x95 = arg1[2]*arg2[3]
        adox r8, rsi                             # x99 = x90 + x95 + OF, OF to x103, complete
        adcx r8, r10                             # x101 = x83 + x99 + CF, CF to x105, complete
        adox rcx, rbp                            # x103 = x86 + x97 + OF, OF to x107, complete
        adcx rcx, rax                            # x105 = x96 + x103 + CF, CF to x108, complete
        adox r9, [rip+.Lfe_p256_montgomery_mul_c1] # x107 = x98 + OF, no carry, complete
        adc r9, 0x0                              # x108 = x107 + CF, no carry, complete
        mov rax, r12                             # copy x36
        shr rax, 0x20                            # x109 = x36 >> 32
        mov r10d, 0x20                           # constant 0x20
        shlx rsi, r12, r10                       # x110 = x36 << 32 mod 2^64
        add r11, rsi                             # x111 = x67 + x110, CF to x115, complete
        mov rdx, r11                             # copy x111
        mulx rsi, rbp, [rip+.Lfe_p256_montgomery_mul_c0] # x114:x113 = x111*0xffffffff00000001
        adc r13, rax                             # x115 = x87 + x109 + CF, CF to x119, complete
        mov rdx, [rip+.Lfe_p256_montgomery_mul_c0] # constant 0xffffffff00000001
        mulx rax, r12, r12                       # x118:x117 = x36*0xffffffff00000001
        adc rbx, r12                             # x119 = x93 + x117 + CF, CF to x121, complete
        adcx r8, rbp                             # x121 = x101 + x113 + CF, CF to x124, complete
        shlx rbp, r11, r10                       # x123 = x111 << 32 mod 2^64
        adc rsi, 0x0                             # x124 = x114 + CF, no carry, complete
        add rbp, r13                             # x125 = x115 + x123, CF to x131, complete
        shrx r11, r11, r10                       # x129 = x111 >> 32
        mulx rdx, r12, rbp                       # x128:x127 = x125*0xffffffff00000001
        shrx r13, rbp, r10                       # x130 = x125 >> 32
        adc r11, rbx                             # x131 = x119 + x129 + CF, CF to x133, complete
        adcx r8, rax                             # x133 = x118 + x121 + CF, CF to x136, complete
        shlx rax, rbp, r10                       # x135 = x125 << 32 mod 2^64
        adc rsi, r12                             # x136 = x124 + x127 + CF, CF to x138, complete
        adc rdx, 0x0                             # x138 = x128 + CF, no carry, complete
        add rax, r11                             # x139 = x131 + x135, CF to x141, complete
        adc r8, r13                              # x141 = x130 + x133 + CF, CF to x143, complete
        adcx rcx, rsi                            # x143 = x105 + x136 + CF, CF to x145, complete
        adcx r9, rdx                             # x145 = x108 + x138 + CF, CF to x155, complete
        mov r10d, 0x0                            # begins x155 = CF
        adc r10, 0x0                             # x155 = CF
        mov r11, rax                             # copy x139
        sub r11, -0x1                            # x147 = x139 - 0xffffffffffffffff, CF from x149, complete
        mov rsi, r8                              # copy x141
        sbb rsi, [rip+.Lfe_p256_montgomery_mul_c2] # x149 = x141 - 0xffffffff - CF, CF from x151, complete
        mov rdx, rcx                             # copy x143
        sbb rdx, 0x0                             # x151 = x143 - CF, CF from x153, complete
        mov rbx, r9                              # copy x145
        sbb rbx, [rip+.Lfe_p256_montgomery_mul_c0] # x153 = x145 - 0xffffffff00000001 - CF, CF from x155, complete
        sbb r10, 0x0                             # x155 -= CF, CF = x156
        cmovc rdx, rcx                           # x160 = x156 ? x143 : x151, x156 in CF
        mov [rdi+0x10], rdx                      # out1[2] = x160
        cmovc rbx, r9                            # x158 = x156 ? x145 : x153, x156 in CF
        mov [rdi+0x18], rbx                      # out1[3] = x158
        cmovc rsi, r8                            # x159 = x156 ? x141 : x149, x156 in CF
        mov [rdi+0x8], rsi                       # out1[1] = x159
        cmovnc rax, r11                          # x157 = x156 ? x139 : x147, x156 in CF
        mov [rdi], rax                           # out1[0] = x157

        pop r14                                  # restore r14
        .cfi_adjust_cfa_offset -8
        .cfi_restore r14
        pop r13                                  # restore r13
        .cfi_adjust_cfa_offset -8
        .cfi_restore r13
        pop r12                                  # restore r12
        .cfi_adjust_cfa_offset -8
        .cfi_restore r12
        pop rbp                                  # restore rbp
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbp
        pop rbx                                  # restore rbx
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbx
        ret                                      # return
        .cfi_endproc
        .balign 8, 0xcc
.Lfe_p256_montgomery_mul_c0: .quad 0xffffffff00000001
.Lfe_p256_montgomery_mul_c1: .quad 0x0
.Lfe_p256_montgomery_mul_c2: .quad 0xffffffff
        .size   fe_p256_montgomery_mul, .-fe_p256_montgomery_mul
        .section .note.GNU-stack, "", @progbits
