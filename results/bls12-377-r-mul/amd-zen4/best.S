/*
 * bls12-377-r mul (loose), modulo p = 0x12ab655e9a2ca55660b44d1e5c37b00159aa76fed00000010a11800000000001
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below 2^254; out1 below 2^254; arrays may overlap
 *
 * void fe_bls12_377_r_mul_loose(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below 2^254
 *   rsi  arg1[4]  read, below 2^254
 *   rdx  arg2[4]  read, below 2^254
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
 *   x29 = x8 + x21 (carry to x42)
 *   x42 = x16 + x22 + x23 + x34 (carry to x57)
 *   x56 = x42 + x48 (carry to x57)
 *   x57 = x17 + x24 + x25 + x35 + x36 + x49 + x50 (carry to x58)
 *   x58 = x18 + x26 + x27 + x37 + x38 + x51 + x52 (carry to x59)
 *   x59 = x19 + x28 + x39 + x40 + x53 + x54 (carry to x60)
 *   x60 = x41 + x55
 *   x69 = x57 + x61 (carry to x84)
 *   x83 = x69 + x75 (carry to x84)
 *   x84 = x58 + x62 + x63 + x76 + x77 (carry to x85)
 *   x85 = x59 + x64 + x65 + x78 + x79 (carry to x86)
 *   x86 = x60 + x66 + x67 + x80 + x81 (carry to x87)
 *   x87 = x68 + x82
 *   x96 = x84 + x88 (carry to x111)
 *   x110 = x96 + x102 (carry to x111)
 *   x111 = x85 + x89 + x90 + x103 + x104 (carry to x112)
 *   x112 = x86 + x91 + x92 + x105 + x106 (carry to x113)
 *   x113 = x87 + x93 + x94 + x107 + x108 (carry to x114)
 *   x114 = x95 + x109
 *
 * 135 instructions; 43.5 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.680 [1.680, 1.682] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.471 [1.471, 1.471] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 a707c64538d35dc5d79a45d08a9be17d33eb334b62edb10d3e8aed000eab0ec5
 * found by Fieldwright, seed 7, 2026-12-01T14:27:34.860Z
 * ./fieldwright optimize --field bls12-377-r --op mul --seed 7 --budget 66s --cpu 1
 * sha256 of the code: e8194229b17e032f38ba701695af11321473f7e0645c25a32de2c3b42fe7654b
 */
        .intel_syntax noprefix
        .text
        .globl  fe_bls12_377_r_mul_loose
        .type   fe_bls12_377_r_mul_loose, @function
        .p2align 6
fe_bls12_377_r_mul_loose:
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

        mov rax, rdx                             # copy pointer arg2
        mov rdx, [rax]                           # load arg2[0]
        mulx r8, r9, [rsi]                       # x9:x8 = arg1[0]*arg2[0]
        mulx r10, r11, [rsi+0x8]                 # x11:x10 = arg1[1]*arg2[0]
        mulx rcx, rbx, [rsi+0x10]                # x13:x12 = arg1[2]*arg2[0]
        xor ebp, ebp                             # CF = OF = 0
        adox r11, r8                             # x16 = x9 + x10 (OF is 0), OF to x17, complete
        adox r10, rbx                            # x17 = x11 + x12 + OF, OF to x18, complete
        mulx r8, rbx, [rsi+0x18]                 # x15:x14 = arg1[3]*arg2[0]
        adox rcx, rbx                            # x18 = x13 + x14 + OF, OF to x19, complete
        adox r8, [rip+.Lfe_bls12_377_r_mul_loose_c0] # x19 = x15 + OF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [r8, rcx, r10, r11] */
        mov rdx, r9                              # copy x8
        imul rdx, [rip+.Lfe_bls12_377_r_mul_loose_c1] # x20 = x8*0xa117fffffffffff mod 2^64
        mulx rbx, rbp, [rip+.Lfe_bls12_377_r_mul_loose_c2] # x22:x21 = x20*0xa11800000000001
        xor r12d, r12d                           # CF = OF = 0
        adcx r9, rbp                             # x29 = x8 + x21 (CF is 0), CF to x42
        adox rbx, r11                            # x42 = x16 + x22 (OF is 0), OF to x57
        mulx r9, r11, [rip+.Lfe_bls12_377_r_mul_loose_c3] # x26:x25 = x20*0x60b44d1e5c37b001
        mulx rbp, r12, [rip+.Lfe_bls12_377_r_mul_loose_c4] # x24:x23 = x20*0x59aa76fed0000001
        adcx rbx, r12                            # x42 += x23 + CF, CF to x57
        adox r10, r11                            # x57 = x17 + x25 + OF, OF to x58
        mulx r11, r12, [rip+.Lfe_bls12_377_r_mul_loose_c5] # x28:x27 = x20*0x12ab655e9a2ca556
        adcx r10, rbp                            # x57 += x24 + CF, CF to x58
        adcx r12, rcx                            # x58 = x27 + x18 + CF, CF to x59
        mov rdx, [rsi]                           # load arg1[0]
        mulx rcx, rbp, [rax+0x8]                 # x35:x34 = arg1[0]*arg2[1]
        adox r9, r12                             # x58 += x26 + OF, OF to x59
        adox r8, r11                             # x59 = x19 + x28 + OF, no carry
        adc r8, 0x0                              # x59 += CF, no carry
        xor r11d, r11d                           # CF = OF = 0
        adox rbx, rbp                            # x42 += x34 (OF is 0), OF to x57, complete
        mov rdx, [rax+0x8]                       # load arg2[1]
        mulx r11, rbp, [rsi+0x8]                 # x37:x36 = arg1[1]*arg2[1]
        adox r10, rcx                            # x57 += x35 + OF, OF to x58
        mulx rcx, r12, [rsi+0x10]                # x39:x38 = arg1[2]*arg2[1]
        adox r12, r11                            # x58.2 = x38 + x37 + OF, OF to x59
        adcx r10, rbp                            # x57 += x36 (CF is 0), CF to x58
        adcx r12, r9                             # x58 += x58.2 + CF, CF to x59
        mulx r9, r11, [rsi+0x18]                 # x41:x40 = arg1[3]*arg2[1]
        adox rcx, r8                             # x59 += x39 + OF, OF to x60
        adcx rcx, r11                            # x59 += x40 + CF, CF to x60
        adox r9, [rip+.Lfe_bls12_377_r_mul_loose_c0] # x60 = x41 + OF, no carry
        adc r9, 0x0                              # x60 += CF, no carry
        mov rdx, rbx                             # copy x42
        imul rdx, [rip+.Lfe_bls12_377_r_mul_loose_c1] # x47 = x42*0xa117fffffffffff mod 2^64
        mulx r8, r11, [rip+.Lfe_bls12_377_r_mul_loose_c2] # x49:x48 = x47*0xa11800000000001
        xor ebp, ebp                             # CF = OF = 0
        adox rbx, r11                            # x56 = x42 + x48 (OF is 0), OF to x57
        adox r8, r10                             # x57 += x49 + OF, OF to x58
        mulx r10, r11, [rip+.Lfe_bls12_377_r_mul_loose_c3] # x53:x52 = x47*0x60b44d1e5c37b001
        mulx rbx, rbp, [rip+.Lfe_bls12_377_r_mul_loose_c4] # x51:x50 = x47*0x59aa76fed0000001
        adcx r8, rbp                             # x57 += x50 (CF is 0), CF to x58, complete
        adcx rbx, r11                            # x58.2 = x52 + x51 + CF, CF to x59
        adox rbx, r12                            # x58 += x58.2 + OF, OF to x59, complete
        mulx r11, rbp, [rip+.Lfe_bls12_377_r_mul_loose_c5] # x55:x54 = x47*0x12ab655e9a2ca556
        adox rbp, rcx                            # x59 += x54 + OF, OF to x60
        adox r9, r11                             # x60 += x55 + OF, no carry
        adcx rbp, r10                            # x59 += x53 + CF, CF to x60, complete
        mov rdx, [rsi]                           # load arg1[0]
        mulx r10, r11, [rax+0x10]                # x62:x61 = arg1[0]*arg2[2]
        adc r9, 0x0                              # x60 += CF, no carry, complete

        /* complete: [x60, x59, x58, x57] in [r9, rbp, rbx, r8] */
        xor ecx, ecx                             # CF = OF = 0
        adcx r11, r8                             # x69 = x57 + x61 (CF is 0), CF to x84, complete
        mov rdx, [rax+0x10]                      # load arg2[2]
        mulx r8, rcx, [rsi+0x8]                  # x64:x63 = arg1[1]*arg2[2]
        adox r10, rcx                            # x84 = x63 + x62 (OF is 0), OF to x85
        adcx rbx, r10                            # x84 += x58 + CF, CF to x85
        mulx r10, rcx, [rsi+0x10]                # x66:x65 = arg1[2]*arg2[2]
        adox rbp, rcx                            # x85 = x65 + x59 + OF, OF to x86
        adcx rbp, r8                             # x85 += x64 + CF, CF to x86
        mulx r8, rcx, [rsi+0x18]                 # x68:x67 = arg1[3]*arg2[2]
        adox r10, r9                             # x86 = x60 + x66 + OF, OF to x87
        adcx r10, rcx                            # x86 += x67 + CF, CF to x87
        adox r8, [rip+.Lfe_bls12_377_r_mul_loose_c0] # x87 = x68 + OF, no carry
        adc r8, 0x0                              # x87 += CF, no carry
        mov rdx, r11                             # copy x69
        imul rdx, [rip+.Lfe_bls12_377_r_mul_loose_c1] # x74 = x69*0xa117fffffffffff mod 2^64
        mulx r9, rcx, [rip+.Lfe_bls12_377_r_mul_loose_c2] # x76:x75 = x74*0xa11800000000001
        xor r12d, r12d                           # CF = OF = 0
        adox rcx, r11                            # x83 = x69 + x75 (OF is 0), OF to x84
        adox r9, rbx                             # x84 += x76 + OF, OF to x85
        mulx r11, rcx, [rip+.Lfe_bls12_377_r_mul_loose_c4] # x78:x77 = x74*0x59aa76fed0000001
        adcx rcx, r9                             # x84 += x77 (CF is 0), CF to x85, complete
        mulx r9, rbx, [rip+.Lfe_bls12_377_r_mul_loose_c3] # x80:x79 = x74*0x60b44d1e5c37b001
        adcx rbx, r11                            # x85.2 = x79 + x78 + CF, CF to x86
        adox rbp, rbx                            # x85 += x85.2 + OF, OF to x86, complete
        mulx r11, rbx, [rip+.Lfe_bls12_377_r_mul_loose_c5] # x82:x81 = x74*0x12ab655e9a2ca556
        adox rbx, r10                            # x86 += x81 + OF, OF to x87
        adcx rbx, r9                             # x86 += x80 + CF, CF to x87, complete
        adox r11, r8                             # x87 += x82 + OF, no carry
        mov rdx, [rax+0x18]                      # load arg2[3]
        mulx r8, r9, [rsi]                       # x89:x88 = arg1[0]*arg2[3]
        adc r11, 0x0                             # x87 += CF, no carry, complete

        /* complete: [x87, x86, x85, x84] in [r11, rbx, rbp, rcx] */
        xor r10d, r10d                           # CF = OF = 0
        adcx rcx, r9                             # x96 = x84 + x88 (CF is 0), CF to x111, complete
        mulx r9, r10, [rsi+0x8]                  # x91:x90 = arg1[1]*arg2[3]
        adox r8, r10                             # x111 = x89 + x90 (OF is 0), OF to x112
        adcx r8, rbp                             # x111 += x85 + CF, CF to x112
        mulx r10, rbp, [rsi+0x10]                # x93:x92 = arg1[2]*arg2[3]
        adcx rbx, rbp                            # x112 = x86 + x92 + CF, CF to x113
        adox rbx, r9                             # x112 += x91 + OF, OF to x113
        mulx rax, r9, [rsi+0x18]                 # x95:x94 = arg1[3]*arg2[3]
        adcx r9, r10                             # x113 = x94 + x93 + CF, CF to x114
        adox r11, r9                             # x113 += x87 + OF, OF to x114
        adox rax, [rip+.Lfe_bls12_377_r_mul_loose_c0] # x114 = x95 + OF, no carry
        adc rax, 0x0                             # x114 += CF, no carry
        mov r9, rcx                              # copy x96
        imul r9, [rip+.Lfe_bls12_377_r_mul_loose_c1] # x101 = x96*0xa117fffffffffff mod 2^64
        mov rdx, [rip+.Lfe_bls12_377_r_mul_loose_c2] # constant 0xa11800000000001
        mulx r10, rsi, r9                        # x103:x102 = x101*0xa11800000000001
        xor ebp, ebp                             # CF = OF = 0
        adcx rcx, rsi                            # x110 = x96 + x102 (CF is 0), CF to x111
        mov rdx, r9                              # copy x101
        mulx rcx, rsi, [rip+.Lfe_bls12_377_r_mul_loose_c4] # x105:x104 = x101*0x59aa76fed0000001
        adox rsi, r10                            # x111.2 = x104 + x103 (OF is 0), OF to x112
        adcx rsi, r8                             # x111 += x111.2 + CF, CF to x112, complete
        mulx r8, r10, [rip+.Lfe_bls12_377_r_mul_loose_c3] # x107:x106 = x101*0x60b44d1e5c37b001
        adox r10, rcx                            # x112.2 = x105 + x106 + OF, OF to x113
        mulx r9, rcx, [rip+.Lfe_bls12_377_r_mul_loose_c5] # x109:x108 = x101*0x12ab655e9a2ca556
        adcx r10, rbx                            # x112 += x112.2 + CF, CF to x113, complete
        adox r11, r8                             # x113 += x107 + OF, OF to x114
        adcx r11, rcx                            # x113 += x108 + CF, CF to x114, complete
        adox rax, r9                             # x114 += x109 + OF, no carry
        adc rax, 0x0                             # x114 += CF, no carry, complete

        /* complete: [x114, x113, x112, x111] in [rax, r11, r10, rsi] */
        mov [rdi], rsi                           # out1[0] = x111
        mov [rdi+0x8], r10                       # out1[1] = x112
        mov [rdi+0x10], r11                      # out1[2] = x113
        mov [rdi+0x18], rax                      # out1[3] = x114

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
.Lfe_bls12_377_r_mul_loose_c0: .quad 0x0
.Lfe_bls12_377_r_mul_loose_c1: .quad 0xa117fffffffffff
.Lfe_bls12_377_r_mul_loose_c2: .quad 0xa11800000000001
.Lfe_bls12_377_r_mul_loose_c3: .quad 0x60b44d1e5c37b001
.Lfe_bls12_377_r_mul_loose_c4: .quad 0x59aa76fed0000001
.Lfe_bls12_377_r_mul_loose_c5: .quad 0x12ab655e9a2ca556
        .size   fe_bls12_377_r_mul_loose, .-fe_bls12_377_r_mul_loose
        .section .note.GNU-stack, "", @progbits
