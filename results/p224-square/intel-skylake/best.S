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
 * Saved on the stack and restored: rbx
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x21
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
 *   x52 = x40 - x46 (carry to x53)
 *   x53 = x41 + x49 - x47 (carry to x54)
 *   x54 = x42 + x50 (carry to x55)
 *   x55 = x48 + x51
 *
 * 82 instructions; 28.6 cycles on Intel(R) Xeon(R) Processor @ 2.50GHz (intel-skylake)
 * throughput: 1.273 [1.272, 1.277] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.151 [1.146, 1.154] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: not decided (out1[0]: the normal forms differ by (arg1[0]·arg1[0] + 2^65·arg1[0]·arg1[1] + 2^129·arg1[0]·arg1[2] + 2^193·arg1[0]·arg1[3] + 2^128·arg1[1]·arg1[1] + 2^193·arg1)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 88631079f4d90a2e2a6860ae0650b6bfce75f007c99a3220fbd8148904b0091a
 * found by Fieldwright, seed 1, 2026-11-22T19:00:47.509Z
 * npm run optimize -- --curve p224 --op square --seed 1 --budget 60s
 * sha256 of the code: e97bb040801911e9f13d600a6f62862c174628aae39ac209916324fab7e37bf6
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

        mov rdx, [rsi]             # load arg1[0]
        mulx rax, r8, [rsi+0x8]    # x5:x4 = arg1[0]*arg1[1]
        mulx r9, r10, [rsi+0x10]   # x7:x6 = arg1[0]*arg1[2]
        mulx r11, rcx, rdx         # x22:x21 = arg1[0]*arg1[0]
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx rbx, rdi, [rsi+0x18]  # x9:x8 = arg1[0]*arg1[3]
        mov [rsp-0x10], rcx        # spill x21
        xor ecx, ecx               # CF = OF = 0
        adox r10, rax              # x16 = x6 + x5 (OF is 0), OF to x17, complete
        adox rdi, r9               # x17 = x7 + x8 + OF, OF to x18
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rax, r9, [rsi+0x10]   # x11:x10 = arg1[1]*arg1[2]
        adcx rdi, r9               # x17 += x10 (CF is 0), CF to x18, complete
        mulx r9, rcx, [rsi+0x18]   # x13:x12 = arg1[1]*arg1[3]
        adcx rax, rbx              # x18 = x11 + x9 + CF, CF to x19
        adox rax, rcx              # x18 += x12 + OF, OF to x19, complete
        adcx r9, [rip+.Lfe_p224_square_loose_c0] # x19 = x13 + CF, no carry
        adox r9, [rip+.Lfe_p224_square_loose_c0] # x19 += OF, no carry
        xor ecx, ecx               # CF = OF = 0
        adcx r8, r8                # x29 = x4 + x4 (CF is 0), CF to x30
        adox r8, r11               # x29 += x22 (OF is 0), OF to x30, complete
        adcx r10, r10              # x30 = x16 + x16 + CF, CF to x31
        mulx r11, rcx, rdx         # x24:x23 = arg1[1]*arg1[1]
        adcx r11, rdi              # x31 = x24 + x17 + CF, CF to x32
        adox r10, rcx              # x30 += x23 + OF, OF to x31, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rcx, rbx, rdx         # x26:x25 = arg1[2]*arg1[2]
        adcx rbx, rax              # x32 = x18 + x25 + CF, CF to x33
        adox rdi, r11              # x31 += x17 + OF, OF to x32, complete
        adox rbx, rax              # x32 += x18 + OF, OF to x33, complete
        mulx rax, r11, [rsi+0x18]  # x15:x14 = arg1[2]*arg1[3]
        adcx rcx, [rip+.Lfe_p224_square_loose_c0] # x33 = x26 + CF, no carry
        adcx r9, r11               # x19 += x14 (CF is 0), CF to x20, complete
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r11, rsi, rdx         # x28:x27 = arg1[3]*arg1[3]
        adox r9, r9                # x33.2 = x19 + x19 + OF, OF to x34
        adcx rax, [rip+.Lfe_p224_square_loose_c0] # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [rax, -, -, -, -] */
        adcx rcx, r9               # x33 += x33.2 (CF is 0), CF to x34, complete
        adox rax, rax              # x34 = x20 + x20 + OF, no carry
        adcx rsi, rax              # x34 += x27 + CF, CF to x35, complete
        mov eax, 0x20              # constant 0x20
        shlx r9, rbx, rax          # x36 = x32 << 32 mod 2^64
        adc r11, 0x0               # x35 = x28 + CF, no carry, complete

        /* complete: [x35, x34, x33, x32, x31, x30, x29] in [r11, rsi, rcx, rbx, rdi, r10, r8] */
        mov rdx, r11               # copy x35
        shld rdx, rsi, 0x20        # x39 = high word of (x35:x34 << 32)
        add r10, rbx               # x42 = x30 + x32, CF to x43
        adc rdi, rcx               # x43 = x31 + x33 + CF, CF to x44
        mov rax, rsi               # copy x34
        adc rax, 0x0               # x44 = x34 + CF, CF to x45
        adc r11, 0x0               # x45 = x35 + CF
        shrd rbx, rcx, 0x20        # x37 = high word of (x33:x32 << 32)
        shld rsi, rcx, 0x20        # x38 = high word of (x34:x33 << 32)
        mov rcx, [rsp-0x10]        # reload x21
        sub rcx, r9                # x40 = x21 - x36, CF from x41, complete
        sbb r8, rbx                # x41 = x29 - x37 - CF, CF from x42, complete
        sbb r10, rsi               # x42 -= x38 + CF, CF from x43, complete
        sbb rdi, rdx               # x43 -= x39 + CF, CF from x44, complete
        sbb rax, 0x0               # x44 -= CF, CF from x45, complete
        sbb r11, 0x0               # x45 -= CF, complete

        /* complete: [x45, x44, x43, x42, x41, x40] in [r11, rax, rdi, r10, r8, rcx] */
        shld r11, rax, 0x20        # x47 = low word of (x45:x44 >> 32)
        mov r9d, edi               # x48 = x43 & 0xffffffff
        shrd rdi, rax, 0x20        # x46 = low word of (x44:x43 >> 32)
        mov rax, r11               # copy x47
        shld rax, rdi, 0x20        # x50 = high word of (x47:x46 << 32)
        mov esi, 0x20              # constant 0x20
        shlx rdx, rdi, rsi         # x49 = x46 << 32 mod 2^64
        shrx rsi, r11, rsi         # x51 = x47 >> 32
        add rdx, r8                # x53 = x41 + x49, CF to x54
        adcx r10, rax              # x54 = x42 + x50 + CF, CF to x55
        adcx r9, rsi               # x55 = x48 + x51 + CF
        sub rcx, rdi               # x52 = x40 - x46, CF from x53, complete
        sbb rdx, r11               # x53 -= x47 + CF, CF from x54, complete
        sbb r10, 0x0               # x54 -= CF, CF from x55, complete
        sbb r9, 0x0                # x55 -= CF, complete

        /* complete: [x55, x54, x53, x52] in [r9, r10, rdx, rcx] */
        mov rax, [rsp-0x8]         # reload pointer out1
        mov [rax+0x18], r9         # out1[3] = x55
        mov [rax+0x10], r10        # out1[2] = x54
        mov [rax+0x8], rdx         # out1[1] = x53
        mov [rax], rcx             # out1[0] = x52

        pop rbx                    # restore rbx
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbx
        ret                        # return
        .cfi_endproc
        .balign 8, 0xcc
.Lfe_p224_square_loose_c0: .quad 0x0
        .size   fe_p224_square_loose, .-fe_p224_square_loose
        .section .note.GNU-stack, "", @progbits
