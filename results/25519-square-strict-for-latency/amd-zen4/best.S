/*
 * 25519 square (strict), modulo p = 2^255 - 19
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below p; out1 below p; arrays may overlap
 *
 * void fe25519_square(uint64_t out1[4], const uint64_t arg1[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below p
 *   rsi  arg1[4]  read, below p
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x52
 *   [rsp-0x18]  x31
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 *
 * 104 instructions; 32.5 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.286 [1.286, 1.286] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.048 [1.048, 1.048] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (by way of the source's: basic; basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 31dcf5aa15aff0e34be99e1d4a12d0142ba3c5f764aee5f05e3a061aa33a22cd
 * found by Fieldwright, seed 1, 2026-11-23T07:04:56.276Z
 * npm run optimize -- --field 25519 --op square --strict --seed 1 --budget 60s --for latency
 * sha256 of the code: a7d631e47a59f8f345103f29da9263e3cdface7f5c024f6ab5d897e0631fbe9f
 */
        .intel_syntax noprefix
        .text
        .globl  fe25519_square
        .type   fe25519_square, @function
        .p2align 6
fe25519_square:
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
        mulx rax, r8, rdx          # x34:x33 = arg1[1]*arg1[1]
        mulx r9, r10, [rsi]        # x5:x4 = arg1[0]*arg1[1]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r11, rcx, [rsi]       # x7:x6 = arg1[0]*arg1[2]
        xor ebx, ebx               # CF = OF = 0
        adox r9, rcx               # x10 = x6 + x5 (OF is 0), OF to x14, complete
        mulx rcx, rbx, [rsi+0x8]   # x13:x12 = arg1[1]*arg1[2]
        mov rdx, [rsi]             # load arg1[0]
        mulx rbp, r12, [rsi+0x18]  # x9:x8 = arg1[0]*arg1[3]
        adox r12, r11              # x14 = x7 + x8 + OF, OF to x18, complete
        adox rbp, [rip+.Lfe25519_square_c0] # x18 = x9 + OF, no carry, complete
        xor r11d, r11d             # CF = OF = 0
        adcx rbx, r12              # x24 = x12 + x14 (CF is 0), CF to x26, complete
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r11, r12, [rsi+0x8]   # x17:x16 = arg1[1]*arg1[3]
        adox r12, rcx              # x19 = x16 + x13 (OF is 0), OF to x23, complete
        mulx rcx, r13, [rsi+0x10]  # x22:x21 = arg1[2]*arg1[3]
        adcx rbp, r12              # x26 = x18 + x19 + CF, CF to x28, complete
        adox r11, [rip+.Lfe25519_square_c0] # x23 = x17 + OF, no carry, complete
        adc r11, 0x0               # x28 = x23 + CF, no carry, complete
        add r13, r11               # x29 = x28 + x21, CF to x35, complete
        adc rcx, 0x0               # x35 = x22 + CF, no carry, complete
        xor r11d, r11d             # CF = OF = 0
        adox r10, r10              # x36 = x4 + x4 (OF is 0), OF to x38, complete
        mulx r11, r12, rdx         # x52:x51 = arg1[3]*arg1[3]
        adox r9, r9                # x38 = x10 + x10 + OF, OF to x40, complete
        adox rbx, rbx              # x40 = x24 + x24 + OF, OF to x42, complete
        mov rdx, [rsi]             # load arg1[0]
        mov [rsp-0x8], rdi         # spill pointer out1
        mov [rsp-0x10], r11        # spill x52
        mulx rdi, r11, rdx         # x32:x31 = arg1[0]*arg1[0]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mov [rsp-0x18], r11        # spill x31
        mulx rsi, r11, rdx         # x50:x49 = arg1[2]*arg1[2]
        adox rbp, rbp              # x42 = x26 + x26 + OF, OF to x44, complete
        adox r13, r13              # x44 = x29 + x29 + OF, OF to x46, complete
        adox rcx, rcx              # x46 = x35 + x35 + OF, no carry, complete
        adcx r10, rdi              # x47 = x36 + x32 (CF is 0), CF to x53, complete
        adc r9, r8                 # x53 = x38 + x33 + CF, CF to x55, complete
        adc rax, rbx               # x55 = x34 + x40 + CF, CF to x57, complete
        adcx rbp, r11              # x57 = x42 + x49 + CF, CF to x59, complete
        adc r13, rsi               # x59 = x44 + x50 + CF, CF to x61, complete
        adc rcx, r12               # x61 = x46 + x51 + CF, CF to x63, complete
        mov rdx, r13               # copy x59
        mulx r8, r11, [rip+.Lfe25519_square_c1] # x68:x67 = x59*0x26
        mov rdi, [rsp-0x10]        # reload x52
        adc rdi, 0x0               # x63 = x52 + CF, no carry, complete
        mov esi, 0x3e              # constant 0x3e
        bzhi rdi, rdi, rsi         # x64 = x63 & 0x3fffffffffffffff
        mov edx, 0x26              # constant 0x26
        mulx rsi, rbx, rbp         # x66:x65 = x57*0x26
        xor ebp, ebp               # CF = OF = 0
        adcx rbx, [rsp-0x18]       # x80 = x31 + x65 (CF is 0), CF to x82, complete
        mulx rcx, rbp, rcx         # x70:x69 = x61*0x26
        adox r11, rsi              # x71 = x67 + x66 (OF is 0), OF to x73, complete
        adox rbp, r8               # x73 = x68 + x69 + OF, OF to x77, complete
        mulx r8, rdi, rdi          # x76:x75 = x64*0x26
        adcx r11, r10              # x82 = x47 + x71 + CF, CF to x84, complete
        adcx rbp, r9               # x84 = x53 + x73 + CF, CF to x86, complete
        adox rcx, rdi              # x77 = x70 + x75 + OF, OF to x79, complete
        adcx rcx, rax              # x86 = x55 + x77 + CF, CF to x88, complete
        adox r8, [rip+.Lfe25519_square_c0] # x79 = x76 + OF, no carry, complete
        adc r8, 0x0                # x88 = x79 + CF, no carry, complete
        mov rax, rcx               # copy x86
        and rax, [rip+.Lfe25519_square_c2] # x93 = x86 & 0x7fffffffffffffff
        add rcx, rcx               # CF:t5 = x86 + x86
        adc r8, r8                 # x89 = x88 + x88 + CF mod 2^64 = high word of (x88:x86 << 1)
        lea r9, [r8+r8*2]          # t6 = 3*x89 mod 2^64
        lea r9, [r9+r9*2]          # x90 = 3*t6 mod 2^64 = x89*9
        mov r10d, 0x1              # constant 1
        shlx r9, r9, r10           # x91 = x90 << 1
        add r9, r8                 # x92 = x89 + x91
        xor r8d, r8d               # CF = OF = 0
        adcx r9, rbx               # x94 = x80 + x92 (CF is 0), CF to x96, complete
        adc r11, 0x0               # x96 = x82 + CF, CF to x98, complete
        adc rbp, 0x0               # x98 = x84 + CF, CF to x100, complete
        adc rax, 0x0               # x100 = x93 + CF, no carry, complete
        mov r8, r9                 # copy x94
        sub r8, -0x13              # x101 = x94 - 0xffffffffffffffed, CF from x103, complete
        mov r10, r11               # copy x96
        sbb r10, -0x1              # x103 = x96 - 0xffffffffffffffff - CF, CF from x105, complete
        mov rcx, rbp               # copy x98
        sbb rcx, -0x1              # x105 = x98 - 0xffffffffffffffff - CF, CF from x107, complete
        mov rdi, rax               # copy x100
        sbb rdi, [rip+.Lfe25519_square_c2] # x107 = x100 - 0x7fffffffffffffff - CF, CF = x108, complete
        cmovnc rbp, rcx            # x111 = x108 ? x98 : x105, x108 in CF
        mov rcx, [rsp-0x8]         # reload pointer out1
        mov [rcx+0x10], rbp        # out1[2] = x111
        cmovc r8, r9               # x112 = x108 ? x94 : x101, x108 in CF
        cmovnc rax, rdi            # x110 = x108 ? x100 : x107, x108 in CF
        mov [rcx], r8              # out1[0] = x112
        cmovnc r11, r10            # x109 = x108 ? x96 : x103, x108 in CF
        mov [rcx+0x8], r11         # out1[1] = x109
        mov [rcx+0x18], rax        # out1[3] = x110

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
.Lfe25519_square_c0: .quad 0x0
.Lfe25519_square_c1: .quad 0x26
.Lfe25519_square_c2: .quad 0x7fffffffffffffff
        .size   fe25519_square, .-fe25519_square
        .section .note.GNU-stack, "", @progbits
