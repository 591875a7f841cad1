/*
 * 25519-scalar square (loose), modulo p = 2^252 + 27742317777372353535851937790883648493
 * out1 is congruent to arg1*arg1/2^256 modulo p
 * arg1 below 2^254; out1 below 2^254; arrays may overlap
 *
 * void fe_25519_scalar_square_loose(uint64_t out1[4], const uint64_t arg1[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below 2^254
 *   rsi  arg1[4]  read, below 2^254
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   x62
 *   [rsp-0x10]  pointer out1
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 *
 * 135 instructions; 42.5 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.325 [1.325, 1.331] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.063 [1.061, 1.064] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (by way of the source's: basic; basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 7, 2026-11-24T14:02:37.980Z
 * npm run optimize -- --field 25519-scalar --op square --seed 7 --target x86-64-v3 --budget 5s
 * sha256 of the code: ff393d9cf2ca601a0034bccff3f7be357bcd93edffe91a22dcd16e849587a982
 */
        .intel_syntax noprefix
        .text
        .globl  fe_25519_scalar_square_loose
        .type   fe_25519_scalar_square_loose, @function
        .p2align 6
fe_25519_scalar_square_loose:
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

        mov rdx, [rsi]             # load arg1[0]
        mulx rax, r8, [rsi+0x10]   # x7:x6 = arg1[0]*arg1[2]
        mulx r9, r10, [rsi+0x8]    # x5:x4 = arg1[0]*arg1[1]
        mulx r11, rcx, [rsi+0x18]  # x9:x8 = arg1[0]*arg1[3]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rbx, rbp, [rsi+0x10]  # x11:x10 = arg1[1]*arg1[2]
        mulx r12, r13, [rsi+0x18]  # x15:x14 = arg1[1]*arg1[3]
        add rbx, r13               # x19 = x14 + x11, CF to x21, complete
        adc r12, 0x0               # x21 = x15 + CF, no carry, complete
        add r9, r8                 # x12 = x6 + x5, CF to x16, complete
        adc rcx, rax               # x16 = x7 + x8 + CF, CF to x18, complete
        adc r11, 0x0               # x18 = x9 + CF, no carry, complete
        add rcx, rbp               # x22 = x10 + x16, CF to x26, complete
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rax, r8, [rsi+0x10]   # x25:x24 = arg1[2]*arg1[3]
        adc rbx, r11               # x26 = x18 + x19 + CF, CF to x28, complete
        adc r12, r8                # x28 = x21 + x24 + CF, CF to x34, complete
        mov rdx, [rsi]             # load arg1[0]
        mulx r8, r11, rdx          # x31:x30 = arg1[0]*arg1[0]
        adc rax, 0x0               # x34 = x25 + CF, no carry, complete
        add r10, r10               # x35 = x4 + x4, CF to x37, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rbp, r13, rdx         # x40:x39 = arg1[2]*arg1[2]
        adc r9, r9                 # x37 = x12 + x12 + CF, CF to x43, complete
        adc rcx, rcx               # x43 = x22 + x22 + CF, CF to x45, complete
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r14, r15, rdx         # x42:x41 = arg1[3]*arg1[3]
        adc rbx, rbx               # x45 = x26 + x26 + CF, CF to x47, complete
        adc r12, r12               # x47 = x28 + x28 + CF, CF to x49, complete
        adc rax, rax               # x49 = x34 + x34 + CF, no carry, complete
        add r10, r8                # x50 = x35 + x31, CF to x52, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r8, rsi, rdx          # x33:x32 = arg1[1]*arg1[1]
        adc rsi, r9                # x52 = x37 + x32 + CF, CF to x54, complete
        adc rcx, r8                # x54 = x33 + x43 + CF, CF to x56, complete
        adc rbx, r13               # x56 = x45 + x39 + CF, CF to x58, complete
        adc rbp, r12               # x58 = x40 + x47 + CF, CF to x60, complete
        adc r15, 0x0               # x60 = x41 + CF, CF to x62
        adc r14, 0x0               # x62 = x42 + CF, no carry
        mov r8, r11                # copy x30
        movabs r9, -0x2d4ae25cedab81e5 # constant 0xd2b51da312547e1b
        imul r8, r9                # x63 = x30*0xd2b51da312547e1b mod 2^64
        movabs rdx, 0x5812631a5cf5d3ed # constant 0x5812631a5cf5d3ed
        mulx r12, r13, r8          # x65:x64 = x63*0x5812631a5cf5d3ed
        add rax, r15               # x60 += x49, CF to x62, complete
        adc r14, 0x0               # x62 += CF, no carry, complete
        mov rdx, r8                # copy x63
        shr r8, 0x4                # x68 = x63 >> 4
        movabs r15, 0x14def9dea2f79cd6 # constant 0x14def9dea2f79cd6
        mov [rsp-0x8], r14         # spill x62
        mov [rsp-0x10], rdi        # spill pointer out1
        mulx r14, rdi, r15         # x67:x66 = x63*0x14def9dea2f79cd6
        shl rdx, 0x3c              # x69 = x63 << 60 mod 2^64
        add r12, rdi               # x70 = x66 + x65, CF to x72, complete
        adc r14, 0x0               # x72 = x67 + CF, no carry, complete
        add r13, r11               # x73 = x30 + x64, CF to x75
        adc r12, r10               # x75 = x50 + x70 + CF, CF to x77, complete
        adc r14, rsi               # x77 = x52 + x72 + CF, CF to x79, complete
        adc rcx, rdx               # x79 = x54 + x69 + CF, CF to x81, complete
        adc r8, 0x0                # x81 = x68 + CF, no carry, complete
        mov rdx, r12               # copy x75
        imul rdx, r9               # x82 = x75*0xd2b51da312547e1b mod 2^64
        movabs r10, 0x5812631a5cf5d3ed # constant 0x5812631a5cf5d3ed
        mulx r11, rdi, r10         # x84:x83 = x82*0x5812631a5cf5d3ed
        mulx rsi, r13, r15         # x86:x85 = x82*0x14def9dea2f79cd6
        add r11, r13               # x89 = x85 + x84, CF to x91, complete
        adc rsi, 0x0               # x91 = x86 + CF, no carry, complete
        add rcx, rsi               # x96 = x79 + x91, CF to x98
        adc r8, 0x0                # x98 = x81 + CF, no carry
        add r14, r11               # x94 = x77 + x89, CF to x96
        adc rcx, 0x0               # x96 += CF, CF to x98
        adc r8, 0x0                # x98 += CF, no carry
        mov r11, rdx               # copy x82
        shl r11, 0x3c              # x88 = x82 << 60 mod 2^64
        shr rdx, 0x4               # x87 = x82 >> 4
        add rdi, r12               # x92 = x75 + x83, CF to x94
        adc r14, 0x0               # x94 += CF, CF to x96, complete
        adc rcx, 0x0               # x96 += CF, CF to x98, complete
        adc r8, r11                # x98 += x88 + CF, CF to x100, complete
        adc rdx, 0x0               # x100 = x87 + CF, no carry, complete
        mov r11, rdx               # copy x100
        mov rdx, r14               # copy x94
        imul rdx, r9               # x101 = x94*0xd2b51da312547e1b mod 2^64
        mulx rdi, rsi, r10         # x103:x102 = x101*0x5812631a5cf5d3ed
        mulx r12, r13, r15         # x105:x104 = x101*0x14def9dea2f79cd6
        add r13, rdi               # x108 = x104 + x103, CF to x110, complete
        adc r12, 0x0               # x110 = x105 + CF, no carry, complete
        mov rdi, rdx               # copy x101
        shl rdi, 0x3c              # x107 = x101 << 60 mod 2^64
        shr rdx, 0x4               # x106 = x101 >> 4
        add r14, rsi               # x111 = x94 + x102, CF to x113
        adc rcx, r13               # x113 = x96 + x108 + CF, CF to x115, complete
        adc r12, r8                # x115 = x98 + x110 + CF, CF to x117, complete
        adc rdi, r11               # x117 = x100 + x107 + CF, CF to x119, complete
        adc rdx, 0x0               # x119 = x106 + CF, no carry, complete
        mov r8, rcx                # copy x113
        imul r8, r9                # x120 = x113*0xd2b51da312547e1b mod 2^64
        mov r9, r8                 # copy x120
        shr r9, 0x4                # x125 = x120 >> 4
        mov r11, rdx               # copy x119
        mov rdx, r15               # copy 0x14def9dea2f79cd6
        mulx rsi, r13, r8          # x124:x123 = x120*0x14def9dea2f79cd6
        mov r14d, 0x3c             # constant 0x3c
        shlx r14, r8, r14          # x126 = x120 << 60 mod 2^64
        mov rdx, r10               # copy 0x5812631a5cf5d3ed
        mulx r8, r10, r8           # x122:x121 = x120*0x5812631a5cf5d3ed
        add r13, r8                # x127 = x123 + x122, CF to x129, complete
        adc rsi, 0x0               # x129 = x124 + CF, no carry, complete
        add r10, rcx               # x130 = x113 + x121, CF to x132
        adc r13, r12               # x132 = x115 + x127 + CF, CF to x134, complete
        adc rdi, rsi               # x134 = x117 + x129 + CF, CF to x136, complete
        adc r14, r11               # x136 = x119 + x126 + CF, CF to x138, complete
        adc r9, 0x0                # x138 = x125 + CF, no carry, complete
        add r13, rbx               # x139 = x56 + x132, CF to x141, complete
        adc rdi, rbp               # x141 = x58 + x134 + CF, CF to x143, complete
        adc r14, rax               # x143 = x60 + x136 + CF, CF to x145, complete
        mov rax, [rsp-0x10]        # reload pointer out1
        mov [rax+0x8], rdi         # out1[1] = x141
        mov [rax+0x10], r14        # out1[2] = x143
        mov [rax], r13             # out1[0] = x139
        adc r9, [rsp-0x8]          # x145 = x138 + x62 + CF, no carry, complete
        mov [rax+0x18], r9         # out1[3] = x145

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
        .size   fe_25519_scalar_square_loose, .-fe_25519_scalar_square_loose
        .section .note.GNU-stack, "", @progbits
