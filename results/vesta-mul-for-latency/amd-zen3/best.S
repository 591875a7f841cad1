/*
 * vesta mul (loose), modulo p = 0x40000000000000000000000000000000224698fc0994a8dd8c46eb2100000001
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 *
 * void fe_vesta_mul(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below p
 *   rsi  arg1[4]  read, below p
 *   rdx  arg2[4]  read, below p
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]  pointer out1
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 *
 * 184 instructions; 53.8 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.197 [1.197, 1.201] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * latency: 1.249 [1.244, 1.268] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic, 2 cases; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (by way of the source's: basic, 2 cases; basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 24, 2026-11-27T16:41:03.586Z
 * ./fieldwright optimize --field vesta --op mul --seed 24 --budget 30s --for latency --cpu 1
 * sha256 of the code: 358f57d228ffb517f0d2c56f60b2de8a29ec0e7010eec0d12a663b1e101c742a
 */
        .intel_syntax noprefix
        .text
        .globl  fe_vesta_mul
        .type   fe_vesta_mul, @function
        .p2align 6
fe_vesta_mul:
        .cfi_startproc
        push rbx                          # save rbx
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbx, 0
        push rbp                          # save rbp
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbp, 0
        push r12                          # save r12
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r12, 0
        push r13                          # save r13
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r13, 0
        push r14                          # save r14
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r14, 0
        push r15                          # save r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r15, 0

        mov r8, rdx                       # copy pointer arg2
        mov rdx, [rsi+0x10]               # load arg1[2]
        mulx rax, r9, [r8]                # x9:x8 = arg1[2]*arg2[0]
        mov rdx, [rsi]                    # load arg1[0]
        mulx r10, r11, [r8]               # x16:x15 = arg1[0]*arg2[0]
        mov rcx, r11                      # copy x15
        imul rcx, [rip+.Lfe_vesta_mul_c0] # x26 = x15*0x8c46eb20ffffffff mod 2^64
        mov rdx, [r8]                     # load arg2[0]
        mulx rbx, rbp, [rsi+0x8]          # x18:x17 = arg1[1]*arg2[0]
        mulx r12, r13, [rsi+0x18]         # x11:x10 = arg1[3]*arg2[0]
        add rax, r13                      # x12 = x10 + x9, CF to x14, complete
        mov rdx, [rip+.Lfe_vesta_mul_c1]  # constant 0x8c46eb2100000001
        mulx r13, r14, rcx                # x28:x27 = x26*0x8c46eb2100000001
        adc r12, 0x0                      # x14 = x11 + CF, no carry, complete
        add rbp, r10                      # x19 = x17 + x16, CF to x21, complete
        adc rbx, r9                       # x21 = x8 + x18 + CF, CF to x23, complete
        mov rdx, [rip+.Lfe_vesta_mul_c2]  # constant 0x224698fc0994a8dd
        mulx r9, r10, rcx                 # x30:x29 = x26*0x224698fc0994a8dd
        adc rax, 0x0                      # x23 = x12 + CF, CF to x25, complete
        adc r12, 0x0                      # x25 = x14 + CF, no carry, complete
        xor r15d, r15d                    # CF = OF = 0
        adox r10, r13                     # x31 = x29 + x28 (OF is 0), OF to x33, complete
        mov rdx, [rsi+0x8]                # load arg1[1]
        mulx r13, r15, [r8+0x8]           # x55:x54 = arg1[1]*arg2[1]
        adcx r14, r11                     # x34 = x15 + x27 (CF is 0), CF to x36
        adcx r10, rbp                     # x36 = x19 + x31 + CF, CF to x40, complete
        adox r9, [rip+.Lfe_vesta_mul_c3]  # x33 = x30 + OF, no carry, complete
        adcx r9, rbx                      # x40 = x21 + x33 + CF, CF to x42, complete
        mov rdx, [rsi+0x10]               # load arg1[2]
        mulx r11, rbx, [r8+0x8]           # x46:x45 = arg1[2]*arg2[1]
        mov ebp, 0x3e                     # constant 0x3e
        shlx r14, rcx, rbp                # x38 = x26 << 62 mod 2^64
        adcx r14, rax                     # x42 = x23 + x38 + CF, CF to x44, complete
        mov eax, 0x2                      # constant 2
        shrx rcx, rcx, rax                # x39 = x26 >> 2
        mov rdx, [rsi+0x18]               # load arg1[3]
        mov [rsp-0x8], rdi                # spill pointer out1
        mulx rdi, rax, [r8+0x8]           # x48:x47 = arg1[3]*arg2[1]
        adcx rcx, r12                     # x44 = x39 + x25 + CF, no carry, complete
        adox rax, r11                     # x49 = x47 + x46 (OF is 0), OF to x51, complete
        mov rdx, [rsi]                    # load arg1[0]
        mulx r11, r12, [r8+0x8]           # x53:x52 = arg1[0]*arg2[1]
        adcx r11, r15                     # x56 = x54 + x53 (CF is 0), CF to x58, complete
        adcx rbx, r13                     # x58 = x45 + x55 + CF, CF to x60, complete
        adcx rax, [rip+.Lfe_vesta_mul_c3] # x60 = x49 + CF, CF to x62, complete
        adox rdi, [rip+.Lfe_vesta_mul_c3] # x51 = x48 + OF, no carry, complete
        adc rdi, 0x0                      # x62 = x51 + CF, no carry, complete
        xor r13d, r13d                    # CF = OF = 0
        adcx r12, r10                     # x63 = x36 + x52 (CF is 0), CF to x65, complete
        adc r9, r11                       # x65 = x40 + x56 + CF, CF to x67, complete
        adc rbx, r14                      # x67 = x42 + x58 + CF, CF to x69, complete
        adc rcx, 0x0                      # x69 = x44 + CF, no carry
        mov rdx, r12                      # copy x63
        imul rdx, [rip+.Lfe_vesta_mul_c0] # x72 = x63*0x8c46eb20ffffffff mod 2^64
        mulx r10, r11, [rip+.Lfe_vesta_mul_c2] # x76:x75 = x72*0x224698fc0994a8dd
        mulx r13, r14, [rip+.Lfe_vesta_mul_c1] # x74:x73 = x72*0x8c46eb2100000001
        add r11, r13                      # x77 = x75 + x74, CF to x79, complete
        adc r10, 0x0                      # x79 = x76 + CF, no carry, complete
        xor r13d, r13d                    # CF = OF = 0
        adcx r12, r14                     # x80 = x63 + x73 (CF is 0), CF to x82
        adcx r11, r9                      # x82 = x65 + x77 + CF, CF to x86, complete
        adcx rbx, r10                     # x86 = x67 + x79 + CF, CF to x88, complete
        mov r9, rdx                       # copy x72
        mov rdx, [rsi+0x18]               # load arg1[3]
        mulx r10, r12, [r8+0x10]          # x94:x93 = arg1[3]*arg2[2]
        shlx rbp, r9, rbp                 # x84 = x72 << 62 mod 2^64
        adox rax, rcx                     # x69 += x60 (OF is 0), OF to x71, complete
        adcx rax, rbp                     # x88 = x69 + x84 + CF, CF to x90, complete
        mov rdx, [r8+0x10]                # load arg2[2]
        mulx rcx, rbp, [rsi+0x10]         # x92:x91 = arg1[2]*arg2[2]
        adox rdi, [rip+.Lfe_vesta_mul_c3] # x71 = x62 + OF, no carry, complete
        adc rdi, 0x0                      # x90 = x71 + CF, no carry
        shr r9, 0x2                       # x85 = x72 >> 2
        lea r9, [r9+rdi]                  # x90 += x85, complete
        add rcx, r12                      # x95 = x93 + x92, CF to x97, complete
        mulx rdi, r12, [rsi]              # x99:x98 = arg1[0]*arg2[2]
        mulx r13, r14, [rsi+0x8]          # x101:x100 = arg1[1]*arg2[2]
        adc r10, 0x0                      # x97 = x94 + CF, no carry, complete
        adcx rdi, r14                     # x102 = x100 + x99 (CF is 0), CF to x104, complete
        adcx r13, rbp                     # x104 = x91 + x101 + CF, CF to x106, complete
        adc rcx, 0x0                      # x106 = x95 + CF, CF to x108, complete
        adc r10, 0x0                      # x108 = x97 + CF, no carry, complete
        xor ebp, ebp                      # CF = OF = 0
        adcx r12, r11                     # x109 = x82 + x98 (CF is 0), CF to x111, complete
        adcx rdi, rbx                     # x111 = x86 + x102 + CF, CF to x113, complete
        adc rax, r13                      # x113 = x88 + x104 + CF, CF to x115, complete
        adc r9, rcx                       # x115 = x90 + x106 + CF, CF to x117, complete
        adc r10, 0x0                      # x117 = x108 + CF, no carry, complete
        mov rdx, r12                      # copy x109
        imul rdx, [rip+.Lfe_vesta_mul_c0] # x118 = x109*0x8c46eb20ffffffff mod 2^64
        mulx r11, rcx, [rip+.Lfe_vesta_mul_c1] # x120:x119 = x118*0x8c46eb2100000001
        mov rbx, rdx                      # copy x118
        mov rdx, [rsi+0x10]               # load arg1[2]
        mulx rbp, r13, [r8+0x18]          # x138:x137 = arg1[2]*arg2[3]
        mov rdx, rbx                      # copy x118
        mulx r14, r15, [rip+.Lfe_vesta_mul_c2] # x122:x121 = x118*0x224698fc0994a8dd
        add r11, r15                      # x123 = x121 + x120, CF to x125, complete
        adc r14, 0x0                      # x125 = x122 + CF, no carry, complete
        mov r15, rbx                      # copy x118
        shl r15, 0x3e                     # x132 = x118 << 62 mod 2^64
        add rcx, r12                      # x126 = x109 + x119, CF to x128
        adc rdi, r11                      # x128 = x111 + x123 + CF, CF to x130, complete
        adc r14, rax                      # x130 = x113 + x125 + CF, CF to x134, complete
        adcx r9, r15                      # x134 = x115 + x132 + CF, CF to x136, complete
        mov rdx, [r8+0x18]                # load arg2[3]
        mulx rax, r11, [rsi+0x18]         # x140:x139 = arg1[3]*arg2[3]
        mov ecx, 0x2                      # constant 2
        shrx rcx, rbx, rcx                # x133 = x118 >> 2
        adcx r10, rcx                     # x136 = x133 + x117 + CF, no carry, complete
        mulx rcx, rbx, [rsi]              # x145:x144 = arg1[0]*arg2[3]
        add rbp, r11                      # x141 = x139 + x138, CF to x143, complete
        mulx r8, r11, [rsi+0x8]           # x147:x146 = arg1[1]*arg2[3]
        adc rax, 0x0                      # x143 = x140 + CF, no carry, complete
        xor esi, esi                      # CF = OF = 0
        adcx r11, rcx                     # x148 = x146 + x145 (CF is 0), CF to x150, complete
        adc r8, r13                       # x150 = x137 + x147 + CF, CF to x152, complete
        adc rbp, 0x0                      # x152 = x141 + CF, CF to x154, complete
        adc rax, 0x0                      # x154 = x143 + CF, no carry, complete
        add rdi, rbx                      # x155 = x128 + x144, CF to x157, complete
        adc r14, 0x0                      # x157 = x130 + CF, CF to x159
        adc r9, 0x0                       # x159 = x134 + CF, CF to x161
        adc r10, 0x0                      # x161 = x136 + CF, no carry
        mov rcx, rdi                      # copy x155
        imul rcx, [rip+.Lfe_vesta_mul_c0] # x164 = x155*0x8c46eb20ffffffff mod 2^64
        mov rsi, rcx                      # copy x164
        shr rsi, 0x2                      # x173 = x164 >> 2
        mov rdx, [rip+.Lfe_vesta_mul_c1]  # constant 0x8c46eb2100000001
        mulx rbx, r12, rcx                # x166:x165 = x164*0x8c46eb2100000001
        add rbp, r10                      # x161 += x152, CF to x163
        adc rax, 0x0                      # x163 = x154 + CF, no carry
        mov r10, rcx                      # copy x164
        shl r10, 0x3e                     # x172 = x164 << 62 mod 2^64
        mov rdx, [rip+.Lfe_vesta_mul_c2]  # constant 0x224698fc0994a8dd
        mulx rcx, rdx, rcx                # x168:x167 = x164*0x224698fc0994a8dd
        add rdx, rbx                      # x169 = x167 + x166, CF to x171, complete
        adc rcx, 0x0                      # x171 = x168 + CF, no carry, complete
        xor ebx, ebx                      # CF = OF = 0
        adcx rdi, r12                     # x174 = x155 + x165 (CF is 0), CF to x176
        adox r14, r11                     # x157 += x148 (OF is 0), OF to x159, complete
        adcx rdx, r14                     # x176 = x157 + x169 + CF, CF to x178, complete
        adox r9, r8                       # x159 += x150 + OF, OF to x161, complete
        adcx rcx, r9                      # x178 = x159 + x171 + CF, CF to x180, complete
        adox rbp, [rip+.Lfe_vesta_mul_c3] # x161 += OF, OF to x163, complete
        adcx rbp, r10                     # x180 = x161 + x172 + CF, CF to x182, complete
        adox rax, [rip+.Lfe_vesta_mul_c3] # x163 += OF, no carry, complete
        mov r8, rdx                       # copy x176
        adox r8, [rip+.Lfe_vesta_mul_c4]  # x183 = x176 + 0x73b914deffffffff (OF is 0), OF to x185, complete
        mov r9, rcx                       # copy x178
        adox r9, [rip+.Lfe_vesta_mul_c5]  # x185 = x178 + 0xddb96703f66b5722 + OF, OF to x187, complete
        adcx rax, rsi                     # x182 = x173 + x163 + CF, no carry, complete
        mov r10, rbp                      # copy x180
        adox r10, [rip+.Lfe_vesta_mul_c6] # x187 = x180 + 0xffffffffffffffff + OF, OF to x189, complete
        mov r11, rax                      # copy x182
        adox r11, [rip+.Lfe_vesta_mul_c7] # x189 = 0x3fffffffffffffff + x182 + OF, no carry, complete
        cmp rdx, [rip+.Lfe_vesta_mul_c1]  # x176 - 0x8c46eb2100000001, of which only the borrow is kept, CF from x192
        mov rdi, rcx                      # copy x178
        sbb rdi, [rip+.Lfe_vesta_mul_c2]  # x192 = x178 - 0x224698fc0994a8dd - CF, CF from x194
        mov rdi, rbp                      # copy x180
        sbb rdi, 0x0                      # x194 = x180 - CF, CF from x196
        mov rdi, rax                      # copy x182
        sbb rdi, [rip+.Lfe_vesta_mul_c8]  # x196 = x182 - 0x4000000000000000 - CF, CF = x197
        cmovnc rdx, r8                    # x201 = x197 ? x176 : x183, x197 in CF
        cmovc r10, rbp                    # x199 = x197 ? x180 : x187, x197 in CF
        cmovc r9, rcx                     # x198 = x197 ? x178 : x185, x197 in CF
        mov r8, [rsp-0x8]                 # reload pointer out1
        mov [r8+0x8], r9                  # out1[1] = x198
        cmovc r11, rax                    # x200 = x197 ? x182 : x189, x197 in CF
        and r11, [rip+.Lfe_vesta_mul_c9]  # x202 = x200 & 0x7fffffffffffffff
        mov [r8+0x18], r11                # out1[3] = x202
        mov [r8], rdx                     # out1[0] = x201
        mov [r8+0x10], r10                # out1[2] = x199

        pop r15                           # restore r15
        .cfi_adjust_cfa_offset -8
        .cfi_restore r15
        pop r14                           # restore r14
        .cfi_adjust_cfa_offset -8
        .cfi_restore r14
        pop r13                           # restore r13
        .cfi_adjust_cfa_offset -8
        .cfi_restore r13
        pop r12                           # restore r12
        .cfi_adjust_cfa_offset -8
        .cfi_restore r12
        pop rbp                           # restore rbp
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbp
        pop rbx                           # restore rbx
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbx
        ret                               # return
        .cfi_endproc
        .balign 8, 0xcc
.Lfe_vesta_mul_c0: .quad 0x8c46eb20ffffffff
.Lfe_vesta_mul_c1: .quad 0x8c46eb2100000001
.Lfe_vesta_mul_c2: .quad 0x224698fc0994a8dd
.Lfe_vesta_mul_c3: .quad 0x0
.Lfe_vesta_mul_c4: .quad 0x73b914deffffffff
.Lfe_vesta_mul_c5: .quad 0xddb96703f66b5722
.Lfe_vesta_mul_c6: .quad 0xffffffffffffffff
.Lfe_vesta_mul_c7: .quad 0x3fffffffffffffff
.Lfe_vesta_mul_c8: .quad 0x4000000000000000
.Lfe_vesta_mul_c9: .quad 0x7fffffffffffffff
        .size   fe_vesta_mul, .-fe_vesta_mul
        .section .note.GNU-stack, "", @progbits
