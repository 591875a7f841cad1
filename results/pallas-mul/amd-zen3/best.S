/*
 * pallas mul (loose), modulo p = 0x40000000000000000000000000000000224698fc094cf91b992d30ed00000001
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 *
 * void fe_pallas_mul(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
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
 *   [rsp-0x10]  x87
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x27 = x8 + x21 (carry to x42)
 *   x42 = x22 + x23 + x16 + x34 (carry to x55)
 *   x54 = x42 + x48 (carry to x55)
 *   x55 = x24 + x17 + x35 + x36 + x49 + x50 (carry to x56)
 *   x56 = x25 + x18 + x37 + x38 + x51 (carry to x57)
 *   x57 = x26 + x19 + x39 + x40 + x52 (carry to x58)
 *   x58 = x41 + x53
 *   x67 = x55 + x59 (carry to x80)
 *   x79 = x67 + x73 (carry to x80)
 *   x80 = x56 + x60 + x61 + x74 + x75 (carry to x81)
 *   x81 = x57 + x62 + x63 + x76 (carry to x82)
 *   x82 = x58 + x64 + x65 + x77 (carry to x83)
 *   x83 = x66 + x78
 *   x92 = x80 + x84 (carry to x105)
 *   x104 = x92 + x98 (carry to x105)
 *   x105 = x81 + x85 + x86 + x99 + x100 (carry to x106)
 *   x106 = x82 + x87 + x88 + x101 (carry to x107)
 *   x107 = x83 + x89 + x90 + x102 (carry to x108)
 *   x108 = x91 + x103
 *
 * 170 instructions; 48.1 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.335 [1.330, 1.336] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * latency: 1.098 [1.098, 1.098] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 19, 2026-11-27T16:38:09.742Z
 * ./fieldwright optimize --field pallas --op mul --seed 19 --budget 30s --cpu 1
 * sha256 of the code: e78b290196c2e642be2c848db59c1fd0aa54df200255e4d77ba64ace32c48b28
 */
        .intel_syntax noprefix
        .text
        .globl  fe_pallas_mul
        .type   fe_pallas_mul, @function
        .p2align 6
fe_pallas_mul:
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
        mov rdx, [r8]              # load arg2[0]
        mulx rax, r9, [rsi+0x8]    # x11:x10 = arg1[1]*arg2[0]
        mulx r10, r11, [rsi]       # x9:x8 = arg1[0]*arg2[0]
        xor ecx, ecx               # CF = OF = 0
        adcx r10, r9               # x16 = x9 + x10 (CF is 0), CF to x17, complete
        mulx r9, rcx, [rsi+0x10]   # x13:x12 = arg1[2]*arg2[0]
        adcx rax, rcx              # x17 = x11 + x12 + CF, CF to x18, complete
        mulx rcx, rbx, [rsi+0x18]  # x15:x14 = arg1[3]*arg2[0]
        adcx r9, rbx               # x18 = x13 + x14 + CF, CF to x19, complete
        adc rcx, 0x0               # x19 = x15 + CF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [rcx, r9, rax, r10] */
        mov rdx, r11               # copy x8
        movabs rbx, -0x66d2cf1300000001 # constant 0x992d30ecffffffff
        imul rdx, rbx              # x20 = x8*0x992d30ecffffffff mod 2^64
        movabs rbp, 0x224698fc094cf91b # constant 0x224698fc094cf91b
        mulx r12, r13, rbp         # x24:x23 = x20*0x224698fc094cf91b
        movabs r14, -0x66d2cf12ffffffff # constant 0x992d30ed00000001
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx r15, rdi, r14         # x22:x21 = x20*0x992d30ed00000001
        add rdi, r11               # x27 = x8 + x21, CF to x42
        adcx r10, r15              # x42 = x16 + x22 + CF, CF to x55
        adc r12, 0x0               # x55 = x24 + CF, no carry
        mov r11, rdx               # copy x20
        shr r11, 0x2               # x26 = x20 >> 2
        add r10, r13               # x42 += x23, CF to x55
        mov edi, 0x3e              # constant 0x3e
        shlx rdi, rdx, rdi         # x25 = x20 << 62 mod 2^64
        adcx r12, rax              # x55 += x17 + CF, CF to x56
        adcx r9, rdi               # x56 = x18 + x25 + CF, CF to x57
        adc r11, rcx               # x57 = x26 + x19 + CF, no carry
        mov rdx, [r8+0x8]          # load arg2[1]
        mulx rax, rcx, [rsi+0x8]   # x37:x36 = arg1[1]*arg2[1]
        mulx rdi, r13, [rsi]       # x35:x34 = arg1[0]*arg2[1]
        xor r15d, r15d             # CF = OF = 0
        adox r12, rcx              # x55 += x36 (OF is 0), OF to x56
        adcx r13, r10              # x42 += x34 (CF is 0), CF to x55, complete
        mulx r10, rcx, [rsi+0x10]  # x39:x38 = arg1[2]*arg2[1]
        adox r9, rcx               # x56 += x38 + OF, OF to x57
        adcx rdi, r12              # x55 += x35 + CF, CF to x56
        adcx r9, rax               # x56 += x37 + CF, CF to x57
        mulx rax, rcx, [rsi+0x18]  # x41:x40 = arg1[3]*arg2[1]
        adox r10, r11              # x57 += x39 + OF, OF to x58
        adcx rcx, r10              # x57 += x40 + CF, CF to x58
        mov r10d, 0x0              # constant 0
        adox rax, r10              # x58 = x41 + OF, no carry
        adc rax, 0x0               # x58 += CF, no carry
        mov r11, r13               # copy x42
        imul r11, rbx              # x47 = x42*0x992d30ecffffffff mod 2^64
        mov r12, r11               # copy x47
        shl r12, 0x3e              # x52 = x47 << 62 mod 2^64
        mov r15d, 0x2              # constant 2
        shrx r15, r11, r15         # x53 = x47 >> 2
        add r12, rcx               # x57 += x52, CF to x58
        adc rax, r15               # x58 += x53 + CF, no carry
        mov rdx, r11               # copy x47
        mulx rcx, r15, r14         # x49:x48 = x47*0x992d30ed00000001
        mulx r11, r14, rbp         # x51:x50 = x47*0x224698fc094cf91b
        add r13, r15               # x54 = x42 + x48, CF to x55
        adc r14, rcx               # x55.2 = x50 + x49 + CF, CF to x56
        adc r11, 0x0               # x56.2 = x51 + CF, no carry
        xor ecx, ecx               # CF = OF = 0
        adox rdi, r14              # x55 += x55.2 (OF is 0), OF to x56, complete
        mov rdx, [rsi]             # load arg1[0]
        mulx rcx, r13, [r8+0x10]   # x60:x59 = arg1[0]*arg2[2]
        adox r9, r11               # x56 += x56.2 + OF, OF to x57, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r11, r14, [r8+0x10]   # x62:x61 = arg1[1]*arg2[2]
        adox r12, r10              # x57 += OF, OF to x58, complete
        adox rax, r10              # x58 += OF, no carry, complete

        /* complete: [x58, x57, x56, x55] in [rax, r12, r9, rdi] */
        xor r15d, r15d             # CF = OF = 0
        adcx r13, rdi              # x67 = x55 + x59 (CF is 0), CF to x80, complete
        adox rcx, r14              # x80 = x60 + x61 (OF is 0), OF to x81
        adcx rcx, r9               # x80 += x56 + CF, CF to x81
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r9, rdi, [r8+0x10]    # x64:x63 = arg1[2]*arg2[2]
        adcx rdi, r11              # x81 = x62 + x63 + CF, CF to x82
        adox rdi, r12              # x81 += x57 + OF, OF to x82
        adox rax, r9               # x82 = x58 + x64 + OF, OF to x83
        mov rdx, [r8+0x10]         # load arg2[2]
        mulx r9, r11, [rsi+0x18]   # x66:x65 = arg1[3]*arg2[2]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r12, r14, [r8+0x18]   # x87:x86 = arg1[1]*arg2[3]
        adcx rax, r11              # x82 += x65 + CF, CF to x83
        adox r9, r10               # x83 = x66 + OF, no carry
        adc r9, 0x0                # x83 += CF, no carry
        mov r11, r13               # copy x67
        imul r11, rbx              # x72 = x67*0x992d30ecffffffff mod 2^64
        mov rdx, r11               # copy x72
        shr r11, 0x2               # x78 = x72 >> 2
        mulx r15, rbx, rbp         # x76:x75 = x72*0x224698fc094cf91b
        mov rbp, rdx               # copy x72
        shl rbp, 0x3e              # x77 = x72 << 62 mod 2^64
        lea r9, [r9+r11]           # x83 += x78
        movabs r11, -0x66d2cf12ffffffff # constant 0x992d30ed00000001
        mov [rsp-0x10], r12        # spill x87
        mulx r10, r12, r11         # x74:x73 = x72*0x992d30ed00000001
        add rcx, rbx               # x80 += x75, CF to x81
        adc r15, 0x0               # x81.2 = x76 + CF, no carry
        xor ebx, ebx               # CF = OF = 0
        adcx r12, r13              # x79 = x67 + x73 (CF is 0), CF to x80
        adcx r10, rcx              # x80 += x74 + CF, CF to x81, complete
        adc rdi, r15               # x81 += x81.2 + CF, CF to x82, complete
        mov rdx, [r8+0x18]         # load arg2[3]
        mulx rcx, rbx, [rsi+0x10]  # x89:x88 = arg1[2]*arg2[3]
        adcx rbp, rax              # x82 += x77 + CF, CF to x83, complete
        mulx rax, r12, [rsi]       # x85:x84 = arg1[0]*arg2[3]
        adc r9, 0x0                # x83 += CF, no carry, complete

        /* complete: [x83, x82, x81, x80] in [r9, rbp, rdi, r10] */
        xor r13d, r13d             # CF = OF = 0
        adox r12, r10              # x92 = x80 + x84 (OF is 0), OF to x105, complete
        adox rax, r14              # x105 = x86 + x85 + OF, OF to x106
        adcx rax, rdi              # x105 += x81 (CF is 0), CF to x106
        mulx r8, r10, [rsi+0x18]   # x91:x90 = arg1[3]*arg2[3]
        adcx rbp, rbx              # x106 = x82 + x88 + CF, CF to x107
        adox rbp, [rsp-0x10]       # x106 += x87 + OF, OF to x107
        adox rcx, r9               # x107 = x83 + x89 + OF, no carry
        adc r10, rcx               # x107 += x90 + CF, CF to x108
        adc r8, 0x0                # x108 = x91 + CF, no carry
        mov r9, r12                # copy x92
        movabs rcx, -0x66d2cf1300000001 # constant 0x992d30ecffffffff
        imul r9, rcx               # x97 = x92*0x992d30ecffffffff mod 2^64
        mov rcx, r9                # copy x97
        shr rcx, 0x2               # x103 = x97 >> 2
        mov rdx, r9                # copy x97
        shl r9, 0x3e               # x102 = x97 << 62 mod 2^64
        mulx rdi, rsi, r11         # x99:x98 = x97*0x992d30ed00000001
        add r12, rsi               # x104 = x92 + x98, CF to x105
        movabs rsi, 0x224698fc094cf91b # constant 0x224698fc094cf91b
        mulx rdx, rbx, rsi         # x101:x100 = x97*0x224698fc094cf91b
        adc rdi, rax               # x105 += x99 + CF, CF to x106
        adc rdx, 0x0               # x106.2 = x101 + CF, no carry
        add rdi, rbx               # x105 += x100, CF to x106, complete
        adcx rbp, rdx              # x106 += x106.2 + CF, CF to x107, complete
        adcx r10, r9               # x107 += x102 + CF, CF to x108, complete
        adc rcx, r8                # x108 += x103 + CF, no carry, complete

        /* complete: [x108, x107, x106, x105] in [rcx, r10, rbp, rdi] */
        mov rax, rdi               # copy x105
        sub rax, r11               # x109 = x105 - 0x992d30ed00000001, CF from x110, complete
        mov r8, rbp                # copy x106
        sbb r8, rsi                # x110 = x106 - 0x224698fc094cf91b - CF, CF from x111, complete
        mov r9, r10                # copy x107
        sbb r9, 0x0                # x111 = x107 - CF, CF from x112, complete
        mov r11, rcx               # copy x108
        movabs rsi, 0x4000000000000000 # constant 0x4000000000000000
        sbb r11, rsi               # x112 = x108 - 0x4000000000000000 - CF, CF = x113, complete

        /* complete: [x112, x111, x110, x109] in [r11, r9, r8, rax] */
        cmovc r9, r10              # x117 = x113 ? x107 : x111, x113 in CF
        cmovc rax, rdi             # x115 = x113 ? x105 : x109, x113 in CF
        mov r10, [rsp-0x8]         # reload pointer out1
        mov [r10], rax             # out1[0] = x115
        cmovnc rbp, r8             # x116 = x113 ? x106 : x110, x113 in CF
        mov [r10+0x8], rbp         # out1[1] = x116
        mov [r10+0x10], r9         # out1[2] = x117
        setc al                    # begins x113 = CF
        movzx eax, al              # x113 = CF
        mov r8d, 0x3f              # constant 0x3f
        bzhi r8, r11, r8           # x114 = x112 & 0x7fffffffffffffff
        bt eax, 0x0                # CF = x113
        cmovc r8, rcx              # x118 = x113 ? x108 : x114, x113 in CF
        mov [r10+0x18], r8         # out1[3] = x118

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
        .size   fe_pallas_mul, .-fe_pallas_mul
        .section .note.GNU-stack, "", @progbits
