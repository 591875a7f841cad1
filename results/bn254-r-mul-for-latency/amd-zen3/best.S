/*
 * bn254-r mul (loose), modulo p = 0x30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below 2^255; out1 below 2^255; arrays may overlap
 *
 * void fe_bn254_r_mul_loose(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below 2^255
 *   rsi  arg1[4]  read, below 2^255
 *   rdx  arg2[4]  read, below 2^255
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  pointer arg1
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
 * 167 instructions; 51.9 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.375 [1.367, 1.379] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.499 [1.490, 1.505] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 8, 2026-11-27T16:31:43.889Z
 * ./fieldwright optimize --field bn254-r --op mul --seed 8 --budget 30s --for latency --cpu 1
 * sha256 of the code: 1ae5f0d63c864126da9d0c1a16c5b0b25917a1043edda20a8dc637db732dce92
 */
        .intel_syntax noprefix
        .text
        .globl  fe_bn254_r_mul_loose
        .type   fe_bn254_r_mul_loose, @function
        .p2align 6
fe_bn254_r_mul_loose:
        .cfi_startproc
        push rbx                       # save rbx
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbx, 0
        push rbp                       # save rbp
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbp, 0
        push r12                       # save r12
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r12, 0
        push r13                       # save r13
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r13, 0
        push r14                       # save r14
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r14, 0
        push r15                       # save r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r15, 0

        mov r8, rdx                    # copy pointer arg2
        mov rdx, [rsi+0x8]             # load arg1[1]
        mulx rax, r9, [r8]             # x11:x10 = arg1[1]*arg2[0]
        mov rdx, [rsi]                 # load arg1[0]
        mulx r10, r11, [r8]            # x9:x8 = arg1[0]*arg2[0]
        mov rcx, r11                   # copy x8
        movabs rbx, -0x3d1e0a6c10000001 # constant 0xc2e1f593efffffff
        imul rcx, rbx                  # x20 = x8*0xc2e1f593efffffff mod 2^64
        movabs rdx, 0x43e1f593f0000001 # constant 0x43e1f593f0000001
        mulx rbp, r12, rcx             # x22:x21 = x20*0x43e1f593f0000001
        xor r13d, r13d                 # CF = OF = 0
        adcx r10, r9                   # x16 = x9 + x10 (CF is 0), CF to x17, complete
        adox r12, r11                  # x29 = x8 + x21 (OF is 0), OF to x42
        mov rdx, [rsi+0x18]            # load arg1[3]
        mulx r9, r11, [r8]             # x15:x14 = arg1[3]*arg2[0]
        mov rdx, [rsi+0x10]            # load arg1[2]
        mulx r12, r13, [r8]            # x13:x12 = arg1[2]*arg2[0]
        adcx r13, rax                  # x17 = x11 + x12 + CF, CF to x18, complete
        movabs rdx, 0x2833e84879b97091 # constant 0x2833e84879b97091
        mulx rax, r14, rcx             # x24:x23 = x20*0x2833e84879b97091
        adcx r11, r12                  # x18 = x13 + x14 + CF, CF to x19, complete
        adox rbp, r14                  # x42 = x22 + x23 + OF, OF to x57
        mov rdx, [r8+0x8]              # load arg2[1]
        mulx r12, r14, [rsi+0x8]       # x37:x36 = arg1[1]*arg2[1]
        adox rax, r14                  # x57 = x36 + x24 + OF, OF to x58
        mov r14d, 0x0                  # constant 0
        adcx r9, r14                   # x19 = x15 + CF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [r9, r11, r13, r10] */
        adcx rbp, r10                  # x42 += x16 (CF is 0), CF to x57
        movabs rdx, -0x47afba497e7ea7a3 # constant 0xb85045b68181585d
        mulx r10, r15, rcx             # x26:x25 = x20*0xb85045b68181585d
        adcx r15, r13                  # x57.2 = x25 + x17 + CF, CF to x58
        mov rdx, rcx                   # copy x20
        movabs r13, 0x30644e72e131a029 # constant 0x30644e72e131a029
        mov [rsp-0x8], rdi             # spill pointer out1
        mulx rcx, rdi, r13             # x28:x27 = x20*0x30644e72e131a029
        adox rdi, r12                  # x58 = x37 + x27 + OF, OF to x59
        adcx r11, r10                  # x58.2 = x18 + x26 + CF, CF to x59
        mov rdx, [rsi]                 # load arg1[0]
        mulx r10, r12, [r8+0x8]        # x35:x34 = arg1[0]*arg2[1]
        adcx rcx, r14                  # x59 = x28 + CF, no carry
        adox rcx, r14                  # x59 += OF, no carry
        xor r13d, r13d                 # CF = OF = 0
        adcx r12, rbp                  # x42 += x34 (CF is 0), CF to x57, complete
        mov rdx, [rsi+0x10]            # load arg1[2]
        mulx rbp, r13, [r8+0x8]        # x39:x38 = arg1[2]*arg2[1]
        adox rax, r10                  # x57 += x35 (OF is 0), OF to x58
        mov rdx, [r8+0x8]              # load arg2[1]
        mov [rsp-0x10], rsi            # spill pointer arg1
        mulx r10, rsi, [rsi+0x18]      # x41:x40 = arg1[3]*arg2[1]
        adox r13, r14                  # x58.3 = x38 + OF, OF to x59
        adox rbp, r9                   # x59.2 = x19 + x39 + OF, OF to x60
        adcx r15, rax                  # x57 += x57.2 + CF, CF to x58
        adox r10, r14                  # x60 = x41 + OF, no carry
        adox r13, r11                  # x58.2 += x58.3 (OF is 0), OF to x59
        adcx r13, rdi                  # x58 += x58.2 + CF, CF to x59
        adox rbp, rsi                  # x59.2 += x40 + OF, OF to x60
        adcx rbp, rcx                  # x59 += x59.2 + CF, CF to x60
        adox r10, r14                  # x60 += OF, no carry
        adc r10, 0x0                   # x60 += CF, no carry
        mov rdx, r12                   # copy x42
        imul rdx, rbx                  # x47 = x42*0xc2e1f593efffffff mod 2^64
        movabs rax, 0x43e1f593f0000001 # constant 0x43e1f593f0000001
        mulx r9, r11, rax              # x49:x48 = x47*0x43e1f593f0000001
        xor ecx, ecx                   # CF = OF = 0
        adox r11, r12                  # x56 = x42 + x48 (OF is 0), OF to x57
        movabs r11, 0x2833e84879b97091 # constant 0x2833e84879b97091
        mulx rcx, rdi, r11             # x51:x50 = x47*0x2833e84879b97091
        adox rdi, r15                  # x57 += x50 + OF, OF to x58
        adox rcx, r13                  # x58 += x51 + OF, OF to x59
        adcx rdi, r9                   # x57 += x49 (CF is 0), CF to x58, complete
        movabs r9, -0x47afba497e7ea7a3 # constant 0xb85045b68181585d
        mulx rsi, r12, r9              # x53:x52 = x47*0xb85045b68181585d
        adcx rcx, r12                  # x58 += x52 + CF, CF to x59, complete
        movabs r12, 0x30644e72e131a029 # constant 0x30644e72e131a029
        mulx r13, r15, r12             # x55:x54 = x47*0x30644e72e131a029
        adcx rsi, r15                  # x59.2 = x53 + x54 + CF, CF to x60
        adox rsi, rbp                  # x59 += x59.2 + OF, OF to x60, complete
        adox r13, r10                  # x60 += x55 + OF, no carry
        mov rdx, [r8+0x10]             # load arg2[2]
        mov r10, [rsp-0x10]            # reload pointer arg1
        mulx rbp, r15, [r10]           # x62:x61 = arg1[0]*arg2[2]
        adc r13, 0x0                   # x60 += CF, no carry, complete

        /* complete: [x60, x59, x58, x57] in [r13, rsi, rcx, rdi] */
        xor r12d, r12d                 # CF = OF = 0
        adcx rdi, r15                  # x69 = x57 + x61 (CF is 0), CF to x84, complete
        mulx r12, r15, [r10+0x8]       # x64:x63 = arg1[1]*arg2[2]
        adox r15, rcx                  # x84 = x58 + x63 (OF is 0), OF to x85
        adcx r15, rbp                  # x84 += x62 + CF, CF to x85
        mulx rcx, rbp, [r10+0x10]      # x66:x65 = arg1[2]*arg2[2]
        adox rsi, rbp                  # x85 = x59 + x65 + OF, OF to x86
        adcx r12, rsi                  # x85 += x64 + CF, CF to x86
        mulx rsi, rbp, [r10+0x18]      # x68:x67 = arg1[3]*arg2[2]
        adox rbp, r13                  # x86 = x67 + x60 + OF, OF to x87
        adcx rcx, rbp                  # x86 += x66 + CF, CF to x87
        adox rsi, r14                  # x87 = x68 + OF, no carry
        adc rsi, 0x0                   # x87 += CF, no carry
        mov rbp, rdi                   # copy x69
        imul rbp, rbx                  # x74 = x69*0xc2e1f593efffffff mod 2^64
        mov rdx, rax                   # copy 0x43e1f593f0000001
        mulx r13, rbx, rbp             # x76:x75 = x74*0x43e1f593f0000001
        xor eax, eax                   # CF = OF = 0
        adox r13, r15                  # x84 += x76 (OF is 0), OF to x85
        adcx rbx, rdi                  # x83 = x69 + x75 (CF is 0), CF to x84
        mov rdx, rbp                   # copy x74
        mulx rax, rdi, r9              # x80:x79 = x74*0xb85045b68181585d
        mulx rbx, r15, r11             # x78:x77 = x74*0x2833e84879b97091
        adcx r15, r13                  # x84 += x77 + CF, CF to x85, complete
        adox r12, rbx                  # x85 += x78 + OF, OF to x86
        adcx rdi, r12                  # x85 += x79 + CF, CF to x86, complete
        movabs rbx, 0x30644e72e131a029 # constant 0x30644e72e131a029
        mulx rbp, r12, rbx             # x82:x81 = x74*0x30644e72e131a029
        adox r12, rax                  # x86.2 = x81 + x80 + OF, OF to x87
        adcx r12, rcx                  # x86 += x86.2 + CF, CF to x87, complete
        adox rsi, rbp                  # x87 += x82 + OF, no carry
        mov rdx, [r8+0x18]             # load arg2[3]
        mulx rax, rcx, [r10]           # x89:x88 = arg1[0]*arg2[3]
        adc rsi, 0x0                   # x87 += CF, no carry, complete

        /* complete: [x87, x86, x85, x84] in [rsi, r12, rdi, r15] */
        xor ebp, ebp                   # CF = OF = 0
        adox r15, rcx                  # x96 = x84 + x88 (OF is 0), OF to x111, complete
        mulx rcx, rbp, [r10+0x8]       # x91:x90 = arg1[1]*arg2[3]
        adox rbp, rdi                  # x111 = x90 + x85 + OF, OF to x112
        adcx rax, rbp                  # x111 += x89 (CF is 0), CF to x112
        mulx rdi, rbp, [r10+0x10]      # x93:x92 = arg1[2]*arg2[3]
        adox rbp, rcx                  # x112 = x92 + x91 + OF, OF to x113
        adcx rbp, r12                  # x112 += x86 + CF, CF to x113
        mulx r8, r10, [r10+0x18]       # x95:x94 = arg1[3]*arg2[3]
        adox r10, rsi                  # x113 = x94 + x87 + OF, OF to x114
        adcx rdi, r10                  # x113 += x93 + CF, CF to x114
        adox r8, r14                   # x114 = x95 + OF, no carry
        adc r8, 0x0                    # x114 += CF, no carry
        mov r10, r15                   # copy x96
        movabs rcx, -0x3d1e0a6c10000001 # constant 0xc2e1f593efffffff
        imul r10, rcx                  # x101 = x96*0xc2e1f593efffffff mod 2^64
        mov rdx, r11                   # copy 0x2833e84879b97091
        mulx r11, rcx, r10             # x105:x104 = x101*0x2833e84879b97091
        mov rdx, r10                   # copy x101
        movabs rsi, 0x43e1f593f0000001 # constant 0x43e1f593f0000001
        mulx rsi, r12, rsi             # x103:x102 = x101*0x43e1f593f0000001
        xor r13d, r13d                 # CF = OF = 0
        adox r15, r12                  # x110 = x96 + x102 (OF is 0), OF to x111
        adox rcx, rax                  # x111 += x104 + OF, OF to x112
        adcx rsi, rcx                  # x111 += x103 (CF is 0), CF to x112, complete
        mulx rax, r9, r9               # x107:x106 = x101*0xb85045b68181585d
        adox r11, rbp                  # x112 += x105 + OF, OF to x113
        mulx r10, rcx, rbx             # x109:x108 = x101*0x30644e72e131a029
        mov rdx, [rsp-0x8]             # reload pointer out1
        mov [rdx], rsi                 # out1[0] = x111
        adox rdi, rcx                  # x113 += x108 + OF, OF to x114
        adcx r9, r11                   # x112 += x106 + CF, CF to x113, complete
        mov [rdx+0x8], r9              # out1[1] = x112
        adcx rdi, rax                  # x113 += x107 + CF, CF to x114, complete
        adox r10, r8                   # x114 += x109 + OF, no carry
        mov [rdx+0x10], rdi            # out1[2] = x113
        adc r10, 0x0                   # x114 += CF, no carry, complete

        /* complete: [x114, x113, x112, x111] in [r10, rdi, r9, rsi] */
        mov [rdx+0x18], r10            # out1[3] = x114

        pop r15                        # restore r15
        .cfi_adjust_cfa_offset -8
        .cfi_restore r15
        pop r14                        # restore r14
        .cfi_adjust_cfa_offset -8
        .cfi_restore r14
        pop r13                        # restore r13
        .cfi_adjust_cfa_offset -8
        .cfi_restore r13
        pop r12                        # restore r12
        .cfi_adjust_cfa_offset -8
        .cfi_restore r12
        pop rbp                        # restore rbp
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbp
        pop rbx                        # restore rbx
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbx
        ret                            # return
        .cfi_endproc
        .size   fe_bn254_r_mul_loose, .-fe_bn254_r_mul_loose
        .section .note.GNU-stack, "", @progbits
