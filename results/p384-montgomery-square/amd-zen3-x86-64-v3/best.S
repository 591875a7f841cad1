/*
 * p384-montgomery square (loose), modulo p = 2^384 - 2^128 - 2^96 + 2^32 - 1
 * out1 is congruent to arg1*arg1/2^384 modulo p
 * arg1 below p; out1 below p; arrays may overlap
 *
 * void fe_p384_montgomery_square(uint64_t out1[6], const uint64_t arg1[6]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[6]  written, below p
 *   rsi  arg1[6]  read, below p
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x41
 *   [rsp-0x18]  x45, then x43
 *   [rsp-0x20]  x43
 *   [rsp-0x28]  x42, then x38, then x147
 *   [rsp-0x30]  x41.2, then x60, then x42
 *   [rsp-0x38]  x40
 *   [rsp-0x40]  x52, then x61, then x149
 *   [rsp-0x48]  x51, then x146, then x150
 *   [rsp-0x50]  x39, then x148
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * neg(x) is a part of the word x that is to be subtracted.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x36 = x7 + x8 (carry to x37)
 *   x37 = x9 + x10 + x16 (carry to x38)
 *   x38 = x11 + x12 + x17 + x18 (carry to x39)
 *   x39 = x13 + x14 + x19 + x20 + x24 (carry to x40)
 *   x40 = x15 + x21 + x22 + x25 + x26 (carry to x41)
 *   x41 = x23 + x27 + x28 + x30 (carry to x42)
 *   x42 = x29 + x31 + x32 (carry to x43)
 *   x43 = x33 + x34 (carry to x44)
 *   x44 = x35
 *   x57 = x6 + x6 + x46 (carry to x58)
 *   x58 = x36 + x36 + x47 (carry to x59)
 *   x59 = x37 + x37 + x48 (carry to x60)
 *   x60 = x38 + x38 + x49 (carry to x61)
 *   x61 = x39 + x39 + x50 (carry to x146)
 *   x146 = x40 + x40 + x51 + x140 (carry to x147)
 *   x147 = x41 + x41 + x52 + x141 (carry to x148)
 *   x148 = x42 + x42 + x53 + x142 (carry to x149)
 *   x149 = x43 + x43 + x54 + x143 (carry to x150)
 *   x150 = x44 + x44 + x55 + x144 (carry to x151)
 *   x151 = x56 + x145 (carry to x159)
 *   x153 = x146 - 0xffffffff (carry to x154)
 *   x154 = x147 - 0xffffffff00000000 (carry to x155)
 *   x155 = x148 - 0xfffffffffffffffe (carry to x156)
 *   x156 = x149 - 0xffffffffffffffff (carry to x157)
 *   x157 = x150 - 0xffffffffffffffff (carry to x158)
 *   x158 = x151 - 0xffffffffffffffff (carry to x159)
 *
 * 317 instructions; 89.4 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.473 [1.473, 1.473] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.323 [1.323, 1.323] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 27, 2026-11-24T14:08:19.493Z
 * npm run optimize -- --field p384-montgomery --op square --seed 27 --target x86-64-v3 --budget 5s
 * sha256 of the code: fdfe695e8256c446d410ec7c6b549fe168313e8a8cbd234168cbf23f43c2d2fb
 */
        .intel_syntax noprefix
        .text
        .globl  fe_p384_montgomery_square
        .type   fe_p384_montgomery_square, @function
        .p2align 6
fe_p384_montgomery_square:
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
        mulx rax, r8, [rsi+0x8]    # x7:x6 = arg1[0]*arg1[1]
        mulx r9, r10, [rsi+0x10]   # x9:x8 = arg1[0]*arg1[2]
        add rax, r10               # x36 = x7 + x8, CF to x37, complete
        mulx r10, r11, [rsi+0x18]  # x11:x10 = arg1[0]*arg1[3]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rcx, rbx, [rsi+0x8]   # x17:x16 = arg1[1]*arg1[2]
        adc rbx, r11               # x37 = x16 + x10 + CF, CF to x38
        mov rdx, [rsi]             # load arg1[0]
        mulx r11, rbp, [rsi+0x20]  # x13:x12 = arg1[0]*arg1[4]
        adc r10, rbp               # x38 = x11 + x12 + CF, CF to x39
        mulx rbp, r12, [rsi+0x28]  # x15:x14 = arg1[0]*arg1[5]
        adc r11, r12               # x39 = x13 + x14 + CF, CF to x40
        adc rbp, 0x0               # x40 = x15 + CF, no carry
        add rbx, r9                # x37 += x9, CF to x38, complete
        adc r10, rcx               # x38 += x17 + CF, CF to x39
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r9, rcx, [rsi+0x18]   # x19:x18 = arg1[1]*arg1[3]
        adc r9, 0x0                # x39.2 = x19 + CF, CF to x40
        adc rbp, 0x0               # x40 += CF, no carry
        add r10, rcx               # x38 += x18, CF to x39, complete
        adc r11, r9                # x39 += x39.2 + CF, CF to x40
        mulx r9, rcx, [rsi+0x20]   # x21:x20 = arg1[1]*arg1[4]
        adc r9, 0x0                # x40.2 = x21 + CF, CF to x41
        mov r12d, 0x0              # begins x41 = CF
        adc r12, 0x0               # x41 = CF
        add r11, rcx               # x39 += x20, CF to x40
        adc rbp, r9                # x40 += x40.2 + CF, CF to x41
        mulx r9, rcx, [rsi+0x28]   # x23:x22 = arg1[1]*arg1[5]
        adc r9, 0x0                # x41.2 = x23 + CF, no carry
        add rbp, rcx               # x40 += x22, CF to x41
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rcx, r13, [rsi+0x18]  # x25:x24 = arg1[2]*arg1[3]
        mulx r14, r15, [rsi+0x20]  # x27:x26 = arg1[2]*arg1[4]
        mov [rsp-0x8], rdi         # spill pointer out1
        mov [rsp-0x10], r12        # spill x41
        mulx rdi, r12, [rsi+0x28]  # x29:x28 = arg1[2]*arg1[5]
        adc r12, 0x0               # x41.3 = x28 + CF, CF to x42
        adc rdi, 0x0               # x42 = x29 + CF, no carry
        add r11, r13               # x39 += x24, CF to x40, complete
        adc rbp, r15               # x40 += x26 + CF, CF to x41
        adc r9, r12                # x41.2 += x41.3 + CF, CF to x42
        adc rdi, 0x0               # x42 += CF, no carry
        add rbp, rcx               # x40 += x25, CF to x41, complete
        adc r9, r14                # x41.2 += x27 + CF, CF to x42
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rcx, r12, [rsi+0x20]  # x31:x30 = arg1[3]*arg1[4]
        mulx r13, r14, [rsi+0x28]  # x33:x32 = arg1[3]*arg1[5]
        adc r14, 0x0               # x42.2 = x32 + CF, CF to x43
        adc r13, 0x0               # x43 = x33 + CF, no carry
        add r9, r12                # x41.2 += x30, CF to x42
        adc rdi, r14               # x42 += x42.2 + CF, CF to x43
        mov rdx, [rsi+0x20]        # load arg1[4]
        mulx r12, r14, [rsi+0x28]  # x35:x34 = arg1[4]*arg1[5]
        adc r14, 0x0               # x43.2 = x34 + CF, CF to x44
        adc r12, 0x0               # x44 = x35 + CF, no carry
        add rdi, rcx               # x42 += x31, CF to x43
        adc r13, r14               # x43 += x43.2 + CF, CF to x44
        mov rdx, [rsi]             # load arg1[0]
        mulx rcx, r14, rdx         # x46:x45 = arg1[0]*arg1[0]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mov [rsp-0x18], r14        # spill x45
        mulx r15, r14, rdx         # x48:x47 = arg1[1]*arg1[1]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mov [rsp-0x20], r13        # spill x43
        mov [rsp-0x28], rdi        # spill x42
        mulx r13, rdi, rdx         # x50:x49 = arg1[2]*arg1[2]
        mov rdx, [rsi+0x18]        # load arg1[3]
        mov [rsp-0x30], r9         # spill x41.2
        mov [rsp-0x38], rbp        # spill x40
        mulx r9, rbp, rdx          # x52:x51 = arg1[3]*arg1[3]
        mov rdx, [rsi+0x20]        # load arg1[4]
        mov [rsp-0x40], r9         # spill x52
        mov [rsp-0x48], rbp        # spill x51
        mulx r9, rbp, rdx          # x54:x53 = arg1[4]*arg1[4]
        mov rdx, [rsi+0x28]        # load arg1[5]
        mulx rsi, rdx, rdx         # x56:x55 = arg1[5]*arg1[5]
        adc r12, 0x0               # x44 += CF, no carry
        add rcx, r8                # x57 = x46 + x6, CF to x58
        adc r14, rax               # x58 = x47 + x36 + CF, CF to x59
        adc r15, rbx               # x59 = x48 + x37 + CF, CF to x60
        adc rdi, r10               # x60 = x49 + x38 + CF, CF to x61
        adc r13, r11               # x61 = x50 + x39 + CF, CF to x146
        mov [rsp-0x50], r11        # spill x39
        mov r11, [rsp-0x48]        # reload x51
        adc r11, [rsp-0x38]        # x146 = x51 + x40 + CF, CF to x147
        mov [rsp-0x48], r11        # spill x146
        mov r11, [rsp-0x40]        # reload x52
        adc r11, 0x0               # x147 = x52 + CF, no carry
        mov [rsp-0x40], r13        # spill x61
        mov r13, [rsp-0x30]        # reload x41.2
        add r13, [rsp-0x10]        # x41 += x41.2, CF to x42, complete
        mov [rsp-0x30], rdi        # spill x60
        mov rdi, [rsp-0x28]        # reload x42
        adc rdi, 0x0               # x42 += CF, CF to x43, complete
        mov [rsp-0x28], r10        # spill x38
        mov r10, [rsp-0x20]        # reload x43
        adc r10, 0x0               # x43 += CF, CF to x44, complete
        adc r12, 0x0               # x44 += CF, no carry, complete

        /* complete: [x44, x43, x42, x41, x40, x39, x38, x37, x36] in [r12, r10, rdi, r13, [rsp-0x38], [rsp-0x50], [rsp-0x28], rbx, rax] */
        add r11, r13               # x147 += x41, CF to x148
        adc rbp, rdi               # x148 = x53 + x42 + CF, CF to x149
        adc r9, r10                # x149 = x54 + x43 + CF, CF to x150
        adc rdx, 0x0               # x150 = x55 + CF, CF to x151
        adc rsi, 0x0               # x151 = x56 + CF, no carry
        add rcx, r8                # x57 += x6, CF to x58, complete
        adc r14, rax               # x58 += x36 + CF, CF to x59, complete
        adc r15, rbx               # x59 += x37 + CF, CF to x60, complete
        mov rax, [rsp-0x30]        # reload x60
        adc rax, [rsp-0x28]        # x60 += x38 + CF, CF to x61, complete
        mov r8, [rsp-0x40]         # reload x61
        adc r8, [rsp-0x50]         # x61 += x39 + CF, CF to x146, complete

        /* complete: [x61, x60, x59, x58, x57] in [r8, rax, r15, r14, rcx] */
        mov rbx, [rsp-0x48]        # reload x146
        adc rbx, 0x0               # x146 += CF, CF to x147
        adc r11, 0x0               # x147 += CF, CF to x148
        adc rbp, 0x0               # x148 += CF, CF to x149
        adc r9, 0x0                # x149 += CF, CF to x150
        adc rdx, 0x0               # x150 += CF, CF to x151
        adc rsi, 0x0               # x151 += CF, no carry
        mov [rsp-0x48], rdx        # spill x150
        mov rdx, [rsp-0x18]        # reload x45
        shl rdx, 0x20              # x68 = x45 << 32 mod 2^64
        mov [rsp-0x40], r9         # spill x149
        mov r9, [rsp-0x18]         # reload x45
        lea r9, [r9+rdx]           # x69 = x45 + x68 mod 2^64
        mov [rsp-0x18], r10        # spill x43
        mov r10, r9                # copy x69
        shr r10, 0x20              # x70 = x69 >> 32
        mov [rsp-0x50], rbp        # spill x148
        mov rbp, r10               # copy x70
        add rbp, r9                # x73 = x70 + x69, CF to x74
        mov [rsp-0x30], rdi        # spill x42
        mov edi, 0x0               # begins x74 = CF
        adc rdi, 0x0               # x74 = CF
        mov [rsp-0x28], r11        # spill x147
        mov r11, r9                # copy x69
        sub r11, rdx               # x71 = x69 - x68, CF from x72
        sbb rdx, r10               # x72 = x68 - x70 - CF, CF from x73, complete
        sbb rbp, 0x0               # x73 -= CF, CF from x74, complete
        sbb rdi, 0x0               # x74 -= CF, complete

        /* complete: [x74, x73, x72] in [rdi, rbp, rdx] */
        sub rcx, rdx               # x75 = x57 - x72, CF from x76, complete
        sbb r14, rbp               # x76 = x58 - x73 - CF, CF from x77, complete
        sbb r15, rdi               # x77 = x59 - x74 - CF, CF from x78, complete
        sbb rax, 0x0               # x78 = x60 - CF, CF from x79, complete
        sbb r8, 0x0                # x79 = x61 - CF, CF from x80, complete
        sbb r9, 0x0                # x80 = x69 - CF, complete

        /* complete: [x80, x79, x78, x77, x76, x75] in [r9, r8, rax, r15, r14, rcx] */
        mov r10, rcx               # copy x75
        shl r10, 0x20              # x81 = x75 << 32 mod 2^64
        lea r11, [rcx+r10]         # x82 = x75 + x81 mod 2^64
        mov rcx, r11               # copy x82
        shr rcx, 0x20              # x83 = x82 >> 32
        mov rdi, rcx               # copy x83
        add rdi, r11               # x86 = x83 + x82, CF to x87
        mov edx, 0x0               # begins x87 = CF
        adc rdx, 0x0               # x87 = CF
        mov rbp, r11               # copy x82
        sub rbp, r10               # x84 = x82 - x81, CF from x85
        sbb r10, rcx               # x85 = x81 - x83 - CF, CF from x86, complete
        sbb rdi, 0x0               # x86 -= CF, CF from x87, complete
        sbb rdx, 0x0               # x87 -= CF, complete

        /* complete: [x87, x86, x85] in [rdx, rdi, r10] */
        sub r14, r10               # x88 = x76 - x85, CF from x89, complete
        sbb r15, rdi               # x89 = x77 - x86 - CF, CF from x90, complete
        sbb rax, rdx               # x90 = x78 - x87 - CF, CF from x91, complete
        sbb r8, 0x0                # x91 = x79 - CF, CF from x92, complete
        sbb r9, 0x0                # x92 = x80 - CF, CF from x93, complete
        sbb r11, 0x0               # x93 = x82 - CF, complete

        /* complete: [x93, x92, x91, x90, x89, x88] in [r11, r9, r8, rax, r15, r14] */
        mov r10, r14               # copy x88
        shl r10, 0x20              # x94 = x88 << 32 mod 2^64
        lea rcx, [r14+r10]         # x95 = x88 + x94 mod 2^64
        mov rdi, rcx               # copy x95
        shr rdi, 0x20              # x96 = x95 >> 32
        mov rdx, rdi               # copy x96
        add rdx, rcx               # x99 = x96 + x95, CF to x100
        mov ebp, 0x0               # begins x100 = CF
        adc rbp, 0x0               # x100 = CF
        mov r14, rcx               # copy x95
        sub r14, r10               # x97 = x95 - x94, CF from x98
        sbb r10, rdi               # x98 = x94 - x96 - CF, CF from x99, complete
        sbb rdx, 0x0               # x99 -= CF, CF from x100, complete
        sbb rbp, 0x0               # x100 -= CF, complete

        /* complete: [x100, x99, x98] in [rbp, rdx, r10] */
        sub r15, r10               # x101 = x89 - x98, CF from x102, complete
        sbb rax, rdx               # x102 = x90 - x99 - CF, CF from x103, complete
        sbb r8, rbp                # x103 = x91 - x100 - CF, CF from x104, complete
        sbb r9, 0x0                # x104 = x92 - CF, CF from x105, complete
        sbb r11, 0x0               # x105 = x93 - CF, CF from x106, complete
        sbb rcx, 0x0               # x106 = x95 - CF, complete

        /* complete: [x106, x105, x104, x103, x102, x101] in [rcx, r11, r9, r8, rax, r15] */
        mov r10, r15               # copy x101
        shl r10, 0x20              # x107 = x101 << 32 mod 2^64
        lea rdi, [r15+r10]         # x108 = x101 + x107 mod 2^64
        mov rdx, rdi               # copy x108
        shr rdx, 0x20              # x109 = x108 >> 32
        mov rbp, rdx               # copy x109
        add rbp, rdi               # x112 = x109 + x108, CF to x113
        mov r14d, 0x0              # begins x113 = CF
        adc r14, 0x0               # x113 = CF
        mov r15, rdi               # copy x108
        sub r15, r10               # x110 = x108 - x107, CF from x111
        sbb r10, rdx               # x111 = x107 - x109 - CF, CF from x112, complete
        sbb rbp, 0x0               # x112 -= CF, CF from x113, complete
        sbb r14, 0x0               # x113 -= CF, complete

        /* complete: [x113, x112, x111] in [r14, rbp, r10] */
        sub rax, r10               # x114 = x102 - x111, CF from x115, complete
        sbb r8, rbp                # x115 = x103 - x112 - CF, CF from x116, complete
        sbb r9, r14                # x116 = x104 - x113 - CF, CF from x117, complete
        sbb r11, 0x0               # x117 = x105 - CF, CF from x118, complete
        sbb rcx, 0x0               # x118 = x106 - CF, CF from x119, complete
        sbb rdi, 0x0               # x119 = x108 - CF, complete

        /* complete: [x119, x118, x117, x116, x115, x114] in [rdi, rcx, r11, r9, r8, rax] */
        mov r10, rax               # copy x114
        shl r10, 0x20              # x120 = x114 << 32 mod 2^64
        lea rax, [rax+r10]         # x121 = x114 + x120 mod 2^64
        mov rdx, rax               # copy x121
        shr rdx, 0x20              # x122 = x121 >> 32
        mov rbp, rdx               # copy x122
        add rbp, rax               # x125 = x122 + x121, CF to x126
        mov r14d, 0x0              # begins x126 = CF
        adc r14, 0x0               # x126 = CF
        mov r15, rax               # copy x121
        sub r15, r10               # x123 = x121 - x120, CF from x124
        sbb r10, rdx               # x124 = x120 - x122 - CF, CF from x125, complete
        sbb rbp, 0x0               # x125 -= CF, CF from x126, complete
        sbb r14, 0x0               # x126 -= CF, complete

        /* complete: [x126, x125, x124] in [r14, rbp, r10] */
        sub r8, r10                # x127 = x115 - x124, CF from x128, complete
        sbb r9, rbp                # x128 = x116 - x125 - CF, CF from x129, complete
        sbb r11, 0x0               # x129 = x117 - CF, CF from x130
        sbb rcx, 0x0               # x130 = x118 - CF, CF from x131
        sbb rdi, 0x0               # x131 = x119 - CF, CF from x132
        sbb rax, 0x0               # x132 = x121 - CF
        mov r10, r8                # copy x127
        shl r10, 0x20              # x133 = x127 << 32 mod 2^64
        lea r8, [r8+r10]           # x134 = x127 + x133 mod 2^64
        mov rdx, r8                # copy x134
        shr rdx, 0x20              # x135 = x134 >> 32
        mov rbp, r10               # copy x133
        sub rbp, rdx               # x137 = x133 - x135, CF from x138
        sbb rdx, 0x0               # x138 = x135 - CF, CF from x139
        mov r15d, 0x0              # begins neg(x139) = CF
        adc r15, 0x0               # neg(x139) = CF
        sub r11, r14               # x129 -= x126, CF from x130, complete
        sbb rcx, 0x0               # x130 -= CF, CF from x131, complete
        sbb rdi, 0x0               # x131 -= CF, CF from x132, complete
        sbb rax, 0x0               # x132 -= CF, complete

        /* complete: [x132, x131, x130, x129, x128, x127] in [rax, rdi, rcx, r11, r9, -] */
        add rdx, r8                # x138 += x134, CF to x139
        sbb r15, 0x0               # neg(x139) -= CF
        mov r14, r8                # copy x134
        sub r14, r10               # x136 = x134 - x133, CF from x137
        sbb rbp, 0x0               # x137 -= CF, CF from x138, complete
        sbb rdx, 0x0               # x138 -= CF, CF from x139, complete
        adc r15, 0x0               # neg(x139) += CF
        sub r9, rbp                # x140 = x128 - x137, CF from x141, complete
        sbb r11, rdx               # x141 = x129 - x138 - CF, CF from x142, complete
        sbb rcx, 0x0               # x142 = x130 - CF, CF from x143
        sbb rdi, 0x0               # x143 = x131 - CF, CF from x144
        sbb rax, 0x0               # x144 = x132 - CF, CF from x145
        sbb r8, 0x0                # x145 = x134 - CF
        mov r10d, 0x0              # constant 0
        sub r10, r15               # x139 = 0 - neg(x139), complete

        /* complete: [x139, x138, x137] in [r10, rdx, rbp] */
        sub rcx, r10               # x142 -= x139, CF from x143, complete
        sbb rdi, 0x0               # x143 -= CF, CF from x144, complete
        sbb rax, 0x0               # x144 -= CF, CF from x145, complete
        sbb r8, 0x0                # x145 -= CF, complete

        /* complete: [x145, x144, x143, x142, x141, x140] in [r8, rax, rdi, rcx, r11, r9] */
        add rax, r12               # x150.2 = x144 + x44, CF to x151
        adc rsi, 0x0               # x151 += CF, CF to x159
        mov r10d, 0x0              # begins neg(x159) = CF
        adc r10, 0x0               # neg(x159) = CF
        add rbx, [rsp-0x38]        # x146 += x40, CF to x147
        adc r13, [rsp-0x28]        # x147 += x41 + CF, CF to x148
        mov rdx, [rsp-0x50]        # reload x148
        adc rdx, [rsp-0x30]        # x148 += x42 + CF, CF to x149
        mov rbp, [rsp-0x40]        # reload x149
        adc rbp, [rsp-0x18]        # x149 += x43 + CF, CF to x150
        adc rax, r12               # x150.2 += x44 + CF, CF to x151
        adc rsi, 0x0               # x151 += CF, CF to x159
        adc r10, 0x0               # neg(x159) += CF
        add rbx, r9                # x146 += x140, CF to x147, complete
        adc r13, r11               # x147 += x141 + CF, CF to x148, complete
        adc rdx, rcx               # x148 += x142 + CF, CF to x149, complete
        adc rbp, rdi               # x149 += x143 + CF, CF to x150, complete
        adc rax, [rsp-0x48]        # x150 += x150.2 + CF, CF to x151, complete
        adc rsi, r8                # x151 += x145 + CF, CF to x159, complete

        /* complete: [x151, x150, x149, x148, x147, x146] in [rsi, rax, rbp, rdx, r13, rbx] */
        adc r10, 0x0               # neg(x159) += CF
        mov r8, rbx                # copy x146
        sub r8, [rip+.Lfe_p384_montgomery_square_c0] # x153 = x146 - 0xffffffff, CF from x154, complete
        mov r9, r13                # copy x147
        sbb r9, [rip+.Lfe_p384_montgomery_square_c1] # x154 = x147 - 0xffffffff00000000 - CF, CF from x155, complete
        mov r11, rdx               # copy x148
        sbb r11, -0x2              # x155 = x148 - 0xfffffffffffffffe - CF, CF from x156, complete
        mov rcx, rbp               # copy x149
        sbb rcx, -0x1              # x156 = x149 - 0xffffffffffffffff - CF, CF from x157, complete
        mov rdi, rax               # copy x150
        sbb rdi, -0x1              # x157 = x150 - 0xffffffffffffffff - CF, CF from x158, complete
        mov r12, rsi               # copy x151
        sbb r12, -0x1              # x158 = x151 - 0xffffffffffffffff - CF, CF from x159, complete

        /* complete: [x158, x157, x156, x155, x154, x153] in [r12, rdi, rcx, r11, r9, r8] */
        sbb r10, 0x0               # neg(x159) -= CF, CF = x159
        cmovc r8, rbx              # x160 = x159 ? x146 : x153, x159 in CF
        cmovc r9, r13              # x161 = x159 ? x147 : x154, x159 in CF
        cmovc r11, rdx             # x162 = x159 ? x148 : x155, x159 in CF
        cmovc rcx, rbp             # x163 = x159 ? x149 : x156, x159 in CF
        cmovc rdi, rax             # x164 = x159 ? x150 : x157, x159 in CF
        cmovc r12, rsi             # x165 = x159 ? x151 : x158, x159 in CF
        mov rax, [rsp-0x8]         # reload pointer out1
        mov [rax], r8              # out1[0] = x160
        mov [rax+0x8], r9          # out1[1] = x161
        mov [rax+0x10], r11        # out1[2] = x162
        mov [rax+0x18], rcx        # out1[3] = x163
        mov [rax+0x20], rdi        # out1[4] = x164
        mov [rax+0x28], r12        # out1[5] = x165

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
        .balign 8, 0xcc
.Lfe_p384_montgomery_square_c0: .quad 0xffffffff
.Lfe_p384_montgomery_square_c1: .quad 0xffffffff00000000
        .size   fe_p384_montgomery_square, .-fe_p384_montgomery_square
        .section .note.GNU-stack, "", @progbits
