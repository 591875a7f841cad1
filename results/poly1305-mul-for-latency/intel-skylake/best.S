/*
 * poly1305 mul (loose), modulo p = 2^130 - 5
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^131; out1 below 2^131; arrays may overlap
 *
 * void poly1305_mul_loose(uint64_t out1[3], const uint64_t arg1[3], const uint64_t arg2[3]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[3]  written, below 2^131
 *   rsi  arg1[3]  read, below 2^131
 *   rdx  arg2[3]  read, below 2^131
 *
 * Changed: rax, rcx, rdx, rsi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x23 = x7 + x8 + x12 (carry to x24)
 *   x24 = x9 + x10 + x13 + x14 + x18 (carry to x25)
 *   x25 = x11 + x15 + x16 + x19 + x20 (carry to x26)
 *   x26 = x17 + x21 + x22
 *   x36 = x30 + x6 (carry to x37)
 *   x37 = x31 + x32 + x23 (carry to x38)
 *   x38 = x33 + x34 + x35
 *
 * 64 instructions; 28.0 cycles on Intel(R) Xeon(R) Processor @ 2.50GHz (intel-skylake)
 * throughput: 1.168 [1.167, 1.169] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.235 [1.234, 1.235] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 91a9a67fb0a09d29c776804d927181df61a08b894c18197ff20ca37369126f8e
 * found by Fieldwright, seed 1, 2026-11-22T22:50:05.689Z
 * npm run optimize -- --curve poly1305 --op mul --seed 1 --budget 40s --for latency
 * sha256 of the code: 437da7b6949357a9839652e736bfdedd93c9f427dd70622b584fd6f0e0f32df0
 */
        .intel_syntax noprefix
        .text
        .globl  poly1305_mul_loose
        .type   poly1305_mul_loose, @function
        .p2align 6
poly1305_mul_loose:
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

        mov rax, rdx               # copy pointer arg2
        mov rdx, [rsi]             # load arg1[0]
        mulx r8, r9, [rax]         # x7:x6 = arg1[0]*arg2[0]
        mulx r10, r11, [rax+0x8]   # x13:x12 = arg1[0]*arg2[1]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rcx, rbx, [rax]       # x9:x8 = arg1[1]*arg2[0]
        xor ebp, ebp               # CF = OF = 0
        adcx rbx, r11              # x23 = x8 + x12 (CF is 0), CF to x24
        mulx r11, rbp, [rax+0x8]   # x15:x14 = arg1[1]*arg2[1]
        adcx rbp, r10              # x24 = x13 + x14 + CF, CF to x25
        mulx r10, r12, [rax+0x10]  # x21:x20 = arg1[1]*arg2[2]
        adox r8, rbx               # x23 += x7 (OF is 0), OF to x24, complete
        adcx r11, r12              # x25 = x20 + x15 + CF, CF to x26
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx rbx, r12, [rsi]       # x19:x18 = arg1[0]*arg2[2]
        adox r12, rbp              # x24 += x18 + OF, OF to x25
        adcx r10, [rip+.Lpoly1305_mul_loose_c0] # x26 = x21 + CF, no carry
        adcx r12, rcx              # x24 += x9 (CF is 0), CF to x25
        mov rdx, [rax+0x8]         # load arg2[1]
        mulx rcx, rbp, [rsi+0x10]  # x17:x16 = arg1[2]*arg2[1]
        adox r11, rbp              # x25 += x16 + OF, OF to x26
        adox rcx, r10              # x26 += x17 + OF, no carry
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r10, rbp, [rax]       # x11:x10 = arg1[2]*arg2[0]
        adcx r10, rbx              # x25.2 = x19 + x11 + CF, no carry
        mov rbx, [rax+0x10]        # load arg2[2]
        imul rbx, rdx              # x22 = arg1[2]*arg2[2]
        add rbp, r12               # x24 += x10, CF to x25, complete
        adcx r10, r11              # x25 += x25.2 + CF, CF to x26, complete
        adc rbx, rcx               # x26 += x22 + CF, no carry, complete

        /* complete: [x26, x25, x24, x23] in [rbx, r10, rbp, r8] */
        mov eax, 0x2               # constant 2
        bzhi r11, rbp, rax         # x35 = x24 & 3
        shrd rbp, r10, 0x2         # x27 = low word of (x25:x24 >> 2)
        mov rdx, rbp               # copy x27
        mulx rcx, rsi, [rip+.Lpoly1305_mul_loose_c1] # x31:x30 = x27*5
        mov rdx, rbx               # copy x26
        shld rdx, r10, 0x3e        # x28 = low word of (x26:x25 >> 2)
        mulx r10, rbp, [rip+.Lpoly1305_mul_loose_c1] # x33:x32 = x28*5
        xor r12d, r12d             # CF = OF = 0
        adcx r8, rbp               # x37 = x32 + x23 (CF is 0), CF to x38
        adox rsi, r9               # x36 = x6 + x30 (OF is 0), OF to x37, complete
        shrx rdx, rbx, rax         # x29 = x26 >> 2
        mulx rax, r9, [rip+.Lpoly1305_mul_loose_c1] # x34 = x29*5
        adox r8, rcx               # x37 += x31 + OF, OF to x38, complete
        adcx r11, r10              # x38 = x33 + x35 + CF, no carry
        adox r9, r11               # x38 += x34 + OF, no carry, complete

        /* complete: [x38, x37, x36] in [r9, r8, rsi] */
        mov rax, r9                # copy x38
        and rax, 0x3               # x41 = x38 & 3
        shr r9, 0x2                # x39 = x38 >> 2
        imul r9, r9, 0x5           # x40 = x39*5
        xor r10d, r10d             # CF = OF = 0
        adcx rsi, r9               # x42 = x40 + x36 (CF is 0), CF to x43, complete
        adc r8, 0x0                # x43 = x37 + CF, CF to x44, complete
        adc rax, 0x0               # x44 = x41 + CF, no carry, complete

        /* complete: [x44, x43, x42] in [rax, r8, rsi] */
        mov [rdi+0x8], r8          # out1[1] = x43
        mov [rdi], rsi             # out1[0] = x42
        mov [rdi+0x10], rax        # out1[2] = x44

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
.Lpoly1305_mul_loose_c0: .quad 0x0
.Lpoly1305_mul_loose_c1: .quad 0x5
        .size   poly1305_mul_loose, .-poly1305_mul_loose
        .section .note.GNU-stack, "", @progbits
