/*
 * 25519 mul (loose), modulo p = 2^255 - 19
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^256; out1 below 2^256; arrays may overlap
 *
 * void fe25519_mul_loose(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below 2^256
 *   rsi  arg1[4]  read, below 2^256
 *   rdx  arg2[4]  read, below 2^256
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x40
 *   [rsp-0x18]  x41
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
 * 107 instructions; 33.4 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.249 [1.236, 1.254] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.599 [1.595, 1.599] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
 * found by Fieldwright, seed 1, 2026-11-24T08:28:23.760Z
 * npm run optimize -- --curve 25519 --op mul --seed 1 --budget 60s --for latency
 * sha256 of the code: 62df47f2fbb47f2d79ba9f9afebea2b1743f0c243a1a2a1cd32bc16487db9bc0
 */
        .intel_syntax noprefix
        .text
        .globl  fe25519_mul_loose
        .type   fe25519_mul_loose, @function
        .p2align 6
fe25519_mul_loose:
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

        mov rax, rdx               # copy pointer arg2
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r8, r9, [rax]         # x13:x12 = arg1[2]*arg2[0]
        mov rdx, [rsi]             # load arg1[0]
        mulx r10, r11, [rax+0x8]   # x17:x16 = arg1[0]*arg2[1]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rcx, rbx, [rax]       # x11:x10 = arg1[1]*arg2[0]
        mov rdx, [rsi]             # load arg1[0]
        mulx rbp, r12, [rax]       # x9:x8 = arg1[0]*arg2[0]
        xor r13d, r13d             # CF = OF = 0
        adcx rbx, r11              # x40 = x10 + x16 (CF is 0), CF to x41
        adcx r9, r10               # x41 = x12 + x17 + CF, CF to x42
        adox rbx, rbp              # x40 += x9 (OF is 0), OF to x41, complete
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r10, r11, [rax]       # x15:x14 = arg1[3]*arg2[0]
        adcx r11, r8               # x42 = x13 + x14 + CF, CF to x43
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r8, rbp, [rax+0x8]    # x19:x18 = arg1[1]*arg2[1]
        adox r9, rcx               # x41 += x11 + OF, OF to x42
        mov ecx, 0x0               # constant 0
        adcx r10, rcx              # x43 = x15 + CF, no carry
        adcx r9, rbp               # x41 += x18 (CF is 0), CF to x42
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rbp, r13, [rax+0x8]   # x21:x20 = arg1[2]*arg2[1]
        adox r13, r8               # x42.2 = x20 + x19 + OF, OF to x43
        mov rdx, [rsi+0x18]        # load arg1[3]
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx r8, rdi, [rax+0x8]    # x23:x22 = arg1[3]*arg2[1]
        adcx r11, r13              # x42 += x42.2 + CF, CF to x43
        adox rbp, r10              # x43 += x21 + OF, OF to x44
        adcx rdi, rbp              # x43 += x22 + CF, CF to x44
        mov rdx, [rsi]             # load arg1[0]
        mulx r10, rbp, [rax+0x10]  # x25:x24 = arg1[0]*arg2[2]
        adcx r8, rcx               # x44 = x23 + CF, no carry
        adox r8, rcx               # x44 += OF, no carry
        xor r13d, r13d             # CF = OF = 0
        adcx r9, rbp               # x41 += x24 (CF is 0), CF to x42, complete
        mulx rbp, r13, [rax+0x18]  # x33:x32 = arg1[0]*arg2[3]
        adox r10, r11              # x42 += x25 (OF is 0), OF to x43
        mov rdx, [rsi+0x8]         # load arg1[1]
        mov [rsp-0x10], rbx        # spill x40
        mulx r11, rbx, [rax+0x10]  # x27:x26 = arg1[1]*arg2[2]
        adcx r10, r13              # x42 += x32 + CF, CF to x43
        mov rdx, [rax+0x10]        # load arg2[2]
        mov [rsp-0x18], r9         # spill x41
        mulx r13, r9, [rsi+0x10]   # x29:x28 = arg1[2]*arg2[2]
        adcx rdi, r9               # x43 += x28 + CF, CF to x44
        adox r11, rdi              # x43 += x27 + OF, OF to x44
        mulx r9, rdi, [rsi+0x18]   # x31:x30 = arg1[3]*arg2[2]
        adcx r13, rdi              # x44.2 = x30 + x29 + CF, CF to x45
        adox r8, r13               # x44 += x44.2 + OF, OF to x45
        adcx r9, rcx               # x45 = x31 + CF, no carry
        adox r9, rcx               # x45 += OF, no carry
        xor edi, edi               # CF = OF = 0
        adox r10, rbx              # x42 += x26 (OF is 0), OF to x43, complete
        mov rdx, [rax+0x18]        # load arg2[3]
        mulx rdi, rbx, [rsi+0x8]   # x35:x34 = arg1[1]*arg2[3]
        adox rbx, r11              # x43 += x34 + OF, OF to x44
        mulx r11, r13, [rsi+0x10]  # x37:x36 = arg1[2]*arg2[3]
        adox r8, rdi               # x44 += x35 + OF, OF to x45
        mulx rax, rdi, [rsi+0x18]  # x39:x38 = arg1[3]*arg2[3]
        adcx rbx, rbp              # x43 += x33 (CF is 0), CF to x44, complete
        adcx r8, r13               # x44 += x36 + CF, CF to x45, complete
        mov rdx, rbx               # copy x43
        mov esi, 0x26              # constant 0x26
        mulx rbx, rbp, rsi         # x48:x47 = x43*0x26
        adox r11, rdi              # x45.2 = x37 + x38 + OF, OF to x46
        adcx r9, r11               # x45 += x45.2 + CF, CF to x46, complete
        mov rdx, rsi               # copy 0x26
        mulx r8, r11, r8           # x50:x49 = x44*0x26
        mulx r9, rdi, r9           # x52:x51 = x45*0x26
        adox rax, rcx              # x46 = x39 + OF, no carry
        adox r12, rbp              # x55 = x8 + x47 (OF is 0), OF to x56, complete
        adox rbx, r11              # x56 = x49 + x48 + OF, OF to x57
        adcx rax, rcx              # x46 += CF, no carry, complete

        /* complete: [x46, x45, x44, x43, x42, x41, x40] in [rax, -, -, -, r10, [rsp-0x18], [rsp-0x10]] */
        mulx rax, r11, rax         # x54:x53 = x46*0x26
        adox rdi, [rsp-0x18]       # x57 = x41 + x51 + OF, OF to x58
        adox r9, r10               # x58 = x42 + x52 + OF, OF to x59
        adcx rbx, [rsp-0x10]       # x56 += x40 (CF is 0), CF to x57, complete
        adcx rdi, r8               # x57 += x50 + CF, CF to x58, complete
        adcx r11, r9               # x58 += x53 + CF, CF to x59, complete
        adox rax, rcx              # x59 = x54 + OF, no carry
        adc rax, 0x0               # x59 += CF, no carry, complete

        /* complete: [x59, x58, x57, x56, x55] in [rax, r11, rdi, rbx, r12] */
        mov r8d, 0x3f              # constant 0x3f
        bzhi r8, r11, r8           # x62 = x58 & 0x7fffffffffffffff
        add r11, r11               # CF:t4 = x58 + x58
        adc rax, rax               # x60 = x59 + x59 + CF mod 2^64 = low word of (x59:x58 >> 63)
        lea r9, [rax+rax*8]        # t5 = 9*x60 mod 2^64
        lea rax, [rax+r9*2]        # x61 = x60 + 2*t5 mod 2^64 = x60*0x13
        add rax, r12               # x63 = x61 + x55, CF to x64, complete
        adc rbx, 0x0               # x64 = x56 + CF, CF to x65, complete
        mov r9, [rsp-0x8]          # reload pointer out1
        mov [r9+0x8], rbx          # out1[1] = x64
        adc rdi, 0x0               # x65 = x57 + CF, CF to x66, complete
        mov [r9+0x10], rdi         # out1[2] = x65
        mov [r9], rax              # out1[0] = x63
        adc r8, 0x0                # x66 = x62 + CF, no carry, complete

        /* complete: [x66, x65, x64, x63] in [r8, rdi, rbx, rax] */
        mov [r9+0x18], r8          # out1[3] = x66

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
        .size   fe25519_mul_loose, .-fe25519_mul_loose
        .section .note.GNU-stack, "", @progbits
