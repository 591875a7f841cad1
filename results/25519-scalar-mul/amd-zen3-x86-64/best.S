/*
 * 25519-scalar mul (loose), modulo p = 2^252 + 27742317777372353535851937790883648493
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below 2^254; out1 below 2^254; arrays may overlap
 *
 * void fe_25519_scalar_mul_loose(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below 2^254
 *   rsi  arg1[4]  read, below 2^254
 *   rdx  arg2[4]  read, below 2^254
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   x33, then x57
 *   [rsp-0x10]  x32, then x34
 *   [rsp-0x18]  x11
 *   [rsp-0x20]  x10
 *   [rsp-0x28]  x13, then x37, then x58
 *   [rsp-0x30]  x12, then x36, then pointer out1
 *   [rsp-0x38]  x87
 *   [rsp-0x40]  x86
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x27 = x8 + x21 (carry to x40)
 *   x40 = x16 + x22 + x23 + x32 (carry to x53)
 *   x52 = x40 + x46 (carry to x53)
 *   x53 = x17 + x24 + x33 + x34 + x47 + x48 (carry to x54)
 *   x54 = x18 + x25 + x35 + x36 + x49 (carry to x55)
 *   x55 = x19 + x26 + x37 + x38 + x50 (carry to x56)
 *   x56 = x39 + x51
 *   x65 = x53 + x57 (carry to x78)
 *   x77 = x65 + x71 (carry to x78)
 *   x78 = x54 + x58 + x59 + x72 + x73 (carry to x79)
 *   x79 = x55 + x60 + x61 + x74 (carry to x80)
 *   x80 = x56 + x62 + x63 + x75 (carry to x81)
 *   x81 = x64 + x76
 *   x90 = x78 + x82 (carry to x103)
 *   x102 = x90 + x96 (carry to x103)
 *   x103 = x79 + x83 + x84 + x97 + x98 (carry to x104)
 *   x104 = x80 + x85 + x86 + x99 (carry to x105)
 *   x105 = x81 + x87 + x88 + x100 (carry to x106)
 *   x106 = x89 + x101
 *
 * 216 instructions; 55.5 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.145 [1.142, 1.151] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.021 [1.017, 1.024] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 6, 2026-11-24T14:02:21.616Z
 * npm run optimize -- --field 25519-scalar --op mul --seed 6 --target x86-64 --budget 5s
 * sha256 of the code: a0d01ca439cb9720c7cc1393d600f78554a8f2897755408a93d3f73c1575d14c
 */
        .intel_syntax noprefix
        .text
        .globl  fe_25519_scalar_mul_loose
        .type   fe_25519_scalar_mul_loose, @function
        .p2align 6
fe_25519_scalar_mul_loose:
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
        mov rax, [r8]              # load arg2[0]
        mul qword ptr [rsi]        # x9:x8 = arg1[0]*arg2[0]
        mov r9, rdx                # copy x9
        mov r10, rax               # copy x8
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi]        # x33:x32 = arg1[0]*arg2[1]
        mov r11, r10               # copy x8
        movabs rcx, -0x2d4ae25cedab81e5 # constant 0xd2b51da312547e1b
        imul r11, rcx              # x20 = x8*0xd2b51da312547e1b mod 2^64
        mov [rsp-0x8], rdx         # spill x33
        mov [rsp-0x10], rax        # spill x32
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [r8]         # x11:x10 = arg1[1]*arg2[0]
        mov [rsp-0x18], rdx        # spill x11
        mov [rsp-0x20], rax        # spill x10
        mov rax, [r8]              # load arg2[0]
        mul qword ptr [rsi+0x10]   # x13:x12 = arg1[2]*arg2[0]
        mov [rsp-0x28], rdx        # spill x13
        mov [rsp-0x30], rax        # spill x12
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rsi+0x10]   # x87:x86 = arg1[2]*arg2[3]
        mov [rsp-0x38], rdx        # spill x87
        mov [rsp-0x40], rax        # spill x86
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [r8]         # x15:x14 = arg1[3]*arg2[0]
        add r9, [rsp-0x20]         # x16 = x10 + x9, CF to x17, complete
        mov rbx, [rsp-0x30]        # reload x12
        adc rbx, [rsp-0x18]        # x17 = x12 + x11 + CF, CF to x18, complete
        adc rax, [rsp-0x28]        # x18 = x14 + x13 + CF, CF to x19, complete
        adc rdx, 0x0               # x19 = x15 + CF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [rdx, rax, rbx, r9] */
        mov rbp, r11               # copy x20
        shr rbp, 0x4               # x26 = x20 >> 4
        mov r12, r11               # copy x20
        shl r12, 0x3c              # x25 = x20 << 60 mod 2^64
        add rax, r12               # x54 = x18 + x25, CF to x55
        adc rdx, rbp               # x55 = x19 + x26 + CF, no carry
        mov rbp, rdx               # copy x55
        mov r12, rax               # copy x54
        mov rax, r11               # copy x20
        movabs r13, 0x5812631a5cf5d3ed # constant 0x5812631a5cf5d3ed
        mul r13                    # x22:x21 = x20*0x5812631a5cf5d3ed
        add r10, rax               # x27 = x8 + x21, CF to x40
        adc rdx, 0x0               # x40 = x22 + CF, no carry
        mov r10, rdx               # copy x40
        mov rax, r11               # copy x20
        movabs r14, 0x14def9dea2f79cd6 # constant 0x14def9dea2f79cd6
        mul r14                    # x24:x23 = x20*0x14def9dea2f79cd6
        add rax, [rsp-0x10]        # x40.2 = x23 + x32, CF to x53
        adc rdx, 0x0               # x53 = x24 + CF, no carry
        add rax, r10               # x40 += x40.2, CF to x53
        adc rbx, rdx               # x53 += x17 + CF, CF to x54
        adc r12, 0x0               # x54 += CF, CF to x55
        adc rbp, 0x0               # x55 += CF, no carry
        mov r10, rax               # copy x40
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi+0x8]    # x35:x34 = arg1[1]*arg2[1]
        mov r11, rdx               # copy x35
        mov [rsp-0x10], rax        # spill x34
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi+0x10]   # x37:x36 = arg1[2]*arg2[1]
        mov [rsp-0x28], rdx        # spill x37
        mov [rsp-0x30], rax        # spill x36
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [r8+0x8]     # x39:x38 = arg1[3]*arg2[1]
        add r10, r9                # x40 += x16, CF to x53, complete
        mov r9, [rsp-0x10]         # reload x34
        adc r9, 0x0                # x53.2 = x34 + CF, CF to x54
        mov r15, [rsp-0x30]        # reload x36
        adc r15, 0x0               # x54.2 = x36 + CF, CF to x55
        adc rax, 0x0               # x55.2 = x38 + CF, CF to x56
        adc rdx, 0x0               # x56 = x39 + CF, no carry
        mov [rsp-0x30], rdi        # spill pointer out1
        mov rdi, r10               # copy x40
        imul rdi, rcx              # x45 = x40*0xd2b51da312547e1b mod 2^64
        add rbx, r9                # x53 += x53.2, CF to x54
        adc r15, 0x0               # x54.2 += CF, CF to x55
        adc rax, 0x0               # x55.2 += CF, CF to x56
        adc rdx, 0x0               # x56 += CF, no carry
        add rbx, [rsp-0x8]         # x53 += x33, CF to x54
        adc r15, r12               # x54 += x54.2 + CF, CF to x55
        adc rax, 0x0               # x55.2 += CF, CF to x56
        adc rdx, 0x0               # x56 += CF, no carry
        add r15, r11               # x54 += x35, CF to x55
        adc rbp, rax               # x55 += x55.2 + CF, CF to x56
        adc rdx, 0x0               # x56 += CF, no carry
        mov rax, rdi               # copy x45
        shl rax, 0x3c              # x50 = x45 << 60 mod 2^64
        mov r9, rdi                # copy x45
        shr r9, 0x4                # x51 = x45 >> 4
        mov r11, rdx               # copy x56
        mov r12, rax               # copy x50
        mov rax, rdi               # copy x45
        mul r13                    # x47:x46 = x45*0x5812631a5cf5d3ed
        add rbp, [rsp-0x28]        # x55 += x37, CF to x56
        adc r11, r9                # x56 += x51 + CF, no carry
        add rbp, r12               # x55 += x50, CF to x56
        adc r11, 0x0               # x56 += CF, no carry
        mov r9, rdx                # copy x47
        mov r12, rax               # copy x46
        mov rax, [r8+0x10]         # load arg2[2]
        mul qword ptr [rsi]        # x58:x57 = arg1[0]*arg2[2]
        mov [rsp-0x28], rdx        # spill x58
        mov [rsp-0x8], rax         # spill x57
        mov rax, rdi               # copy x45
        mul r14                    # x49:x48 = x45*0x14def9dea2f79cd6
        add r10, r12               # x52 = x40 + x46, CF to x53
        adc rbx, r9                # x53 += x47 + CF, CF to x54
        adc rdx, 0x0               # x54.2 = x49 + CF, no carry
        add rbx, rax               # x53 += x48, CF to x54, complete
        adc rdx, r15               # x54 += x54.2 + CF, CF to x55, complete
        adc rbp, 0x0               # x55 += CF, CF to x56, complete
        adc r11, 0x0               # x56 += CF, no carry, complete

        /* complete: [x56, x55, x54, x53] in [r11, rbp, rdx, rbx] */
        mov r9, rdx                # copy x54
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [r8+0x10]    # x60:x59 = arg1[1]*arg2[2]
        mov r10, rdx               # copy x60
        mov rdi, rax               # copy x59
        mov rax, [r8+0x10]         # load arg2[2]
        mul qword ptr [rsi+0x10]   # x62:x61 = arg1[2]*arg2[2]
        mov r12, rdx               # copy x62
        mov r15, rax               # copy x61
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [r8+0x10]    # x64:x63 = arg1[3]*arg2[2]
        add rbx, [rsp-0x8]         # x65 = x53 + x57, CF to x78, complete
        adc rdi, [rsp-0x28]        # x78 = x58 + x59 + CF, CF to x79
        adc r15, r10               # x79 = x60 + x61 + CF, CF to x80
        adc r12, rax               # x80 = x62 + x63 + CF, CF to x81
        adc rdx, 0x0               # x81 = x64 + CF, no carry
        add r12, r11               # x80 += x56, CF to x81
        adc rdx, 0x0               # x81 += CF, no carry
        add r9, rdi                # x78 += x54, CF to x79
        adc r15, rbp               # x79 += x55 + CF, CF to x80
        adc r12, 0x0               # x80 += CF, CF to x81
        adc rdx, 0x0               # x81 += CF, no carry
        mov rax, rbx               # copy x65
        imul rax, rcx              # x70 = x65*0xd2b51da312547e1b mod 2^64
        mov r10, rax               # copy x70
        shl r10, 0x3c              # x75 = x70 << 60 mod 2^64
        mov r11, rax               # copy x70
        shr r11, 0x4               # x76 = x70 >> 4
        add r12, r10               # x80 += x75, CF to x81
        adc r11, rdx               # x81 += x76 + CF, no carry
        mov r10, rax               # copy x70
        mov rax, r10               # copy x70
        mul r13                    # x72:x71 = x70*0x5812631a5cf5d3ed
        mov rdi, rdx               # copy x72
        mov rbp, rax               # copy x71
        mov rax, r10               # copy x70
        mul r14                    # x74:x73 = x70*0x14def9dea2f79cd6
        add rbx, rbp               # x77 = x65 + x71, CF to x78
        adc rdi, rax               # x78.2 = x72 + x73 + CF, CF to x79
        adc rdx, 0x0               # x79.2 = x74 + CF, no carry
        add rdi, r9                # x78 += x78.2, CF to x79, complete
        adc rdx, 0x0               # x79.2 += CF, no carry
        mov r9, rdx                # copy x79.2
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [r8+0x18]    # x83:x82 = arg1[0]*arg2[3]
        add r15, r9                # x79 += x79.2, CF to x80, complete
        adc r12, 0x0               # x80 += CF, CF to x81, complete
        adc r11, 0x0               # x81 += CF, no carry, complete

        /* complete: [x81, x80, x79, x78] in [r11, r12, r15, rdi] */
        mov r9, rdx                # copy x83
        mov r10, rax               # copy x82
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rsi+0x8]    # x85:x84 = arg1[1]*arg2[3]
        mov rbx, rdx               # copy x85
        mov rbp, rax               # copy x84
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rsi+0x18]   # x89:x88 = arg1[3]*arg2[3]
        add r10, rdi               # x90 = x78 + x82, CF to x103, complete
        adc rbp, r9                # x103 = x83 + x84 + CF, CF to x104
        adc r12, [rsp-0x40]        # x104 = x80 + x86 + CF, CF to x105
        adc rax, r11               # x105 = x81 + x88 + CF, CF to x106
        adc rdx, 0x0               # x106 = x89 + CF, no carry
        mov r8, r10                # copy x90
        imul r8, rcx               # x95 = x90*0xd2b51da312547e1b mod 2^64
        mov r9, rdx                # copy x106
        mov r11, rax               # copy x105
        mov rax, r8                # copy x95
        mul r14                    # x99:x98 = x95*0x14def9dea2f79cd6
        lea rcx, [rdx+rbx]         # x104.2 = x99 + x85
        add r11, [rsp-0x38]        # x105 += x87, CF to x106
        adc r9, 0x0                # x106 += CF, no carry
        mov rdi, r8                # copy x95
        shr rdi, 0x4               # x101 = x95 >> 4
        mov rsi, r8                # copy x95
        shl rsi, 0x3c              # x100 = x95 << 60 mod 2^64
        add rbp, rax               # x103 += x98, CF to x104
        adc rcx, 0x0               # x104.2 += CF, no carry
        add rbp, r15               # x103 += x79, CF to x104
        adc rcx, 0x0               # x104.2 += CF, no carry
        mov rax, r8                # copy x95
        mul r13                    # x97:x96 = x95*0x5812631a5cf5d3ed
        add r10, rax               # x102 = x90 + x96, CF to x103
        adc rbp, rdx               # x103 += x97 + CF, CF to x104, complete
        adc rcx, r12               # x104 += x104.2 + CF, CF to x105, complete
        adc r11, rsi               # x105 += x100 + CF, CF to x106, complete
        adc r9, rdi                # x106 += x101 + CF, no carry, complete

        /* complete: [x106, x105, x104, x103] in [r9, r11, rcx, rbp] */
        mov rax, [rsp-0x30]        # reload pointer out1
        mov [rax], rbp             # out1[0] = x103
        mov [rax+0x8], rcx         # out1[1] = x104
        mov [rax+0x18], r9         # out1[3] = x106
        mov [rax+0x10], r11        # out1[2] = x105

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
        .size   fe_25519_scalar_mul_loose, .-fe_25519_scalar_mul_loose
        .section .note.GNU-stack, "", @progbits
