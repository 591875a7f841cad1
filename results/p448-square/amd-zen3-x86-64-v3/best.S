/*
 * p448 square (loose), modulo p = 2^448 - 2^224 - 1
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^448; out1 below 2^448; arrays may overlap
 *
 * void fe_p448_square_loose(uint64_t out1[7], const uint64_t arg1[7]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[7]  written, below 2^448
 *   rsi  arg1[7]  read, below 2^448
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x49, then x94
 *   [rsp-0x18]  x7, then x74
 *   [rsp-0x20]  x17, then x60, then x95
 *   [rsp-0x28]  x86, then x93
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x49 = x8 + x9 (carry to x50)
 *   x50 = x10 + x11 + x19 (carry to x51)
 *   x51 = x12 + x13 + x20 + x21 (carry to x52)
 *   x52 = x14 + x15 + x22 + x23 + x29 (carry to x53)
 *   x53 = x16 + x17 + x24 + x25 + x30 + x31 (carry to x54)
 *   x54 = x18 + x26 + x27 + x32 + x33 + x37 (carry to x55)
 *   x55 = x28 + x34 + x35 + x38 + x39 (carry to x56)
 *   x56 = x36 + x40 + x41 + x43 (carry to x57)
 *   x57 = x42 + x44 + x45 (carry to x58)
 *   x58 = x46 + x47 (carry to x59)
 *   x59 = x48
 *   x74 = x7 + x7 + x61 (carry to x75)
 *   x75 = x49 + x49 + x62 (carry to x76)
 *   x76 = x50 + x50 + x63 (carry to x77)
 *   x77 = x51 + x51 + x64 (carry to x78)
 *   x78 = x52 + x52 + x65 (carry to x79)
 *   x79 = x53 + x53 + x66 (carry to x80)
 *   x80 = x54 + x54 + x67 (carry to x81)
 *   x81 = x55 + x55 + x68 (carry to x82)
 *   x82 = x56 + x56 + x69 (carry to x83)
 *   x83 = x57 + x57 + x70 (carry to x84)
 *   x84 = x58 + x58 + x71 (carry to x85)
 *   x85 = x59 + x59 + x72 (carry to x86)
 *   x86 = x73
 *   x95 = x60 + x80 (carry to x96)
 *   x96 = x74 + x81 (carry to x97)
 *   x97 = x75 + x82 (carry to x98)
 *   x98 = x76 + x83 + x87 (carry to x99)
 *   x99 = x77 + x84 + x88 (carry to x100)
 *   x100 = x78 + x85 + x89 (carry to x101)
 *   x101 = x79 + x86 + x90 (carry to x102)
 *   x102 = x91 (carry to x103)
 *   x103 = x92 (carry to x104)
 *   x104 = x93 (carry to x105)
 *   x105 = x94
 *   x111 = x95 + x102 (carry to x112)
 *   x112 = x96 + x103 (carry to x113)
 *   x113 = x97 + x104 (carry to x114)
 *   x114 = x98 + x105 + x106 (carry to x115)
 *   x115 = x99 + x107 (carry to x116)
 *   x116 = x100 + x108 (carry to x117)
 *   x117 = x101 + x109 (carry to x118)
 *   x118 = x110
 *
 * 228 instructions; 88.6 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.050 [1.046, 1.050] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: SLOWER than the fastest alternative, clang-22 -O3 -march=native + reduction pass, which takes 0.888 [0.887, 0.890] of our time
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 35, 2026-11-24T14:11:37.756Z
 * npm run optimize -- --field p448 --op square --seed 35 --target x86-64-v3 --budget 5s
 * sha256 of the code: c2c847eac92422484ce9b5f6b9e59b9c93dcd4234a995d435b0fac422a1b2ba4
 */
        .intel_syntax noprefix
        .text
        .globl  fe_p448_square_loose
        .type   fe_p448_square_loose, @function
        .p2align 6
fe_p448_square_loose:
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
        mulx rax, r8, [rsi+0x20]   # x14:x13 = arg1[0]*arg1[4]
        mulx r9, r10, [rsi+0x8]    # x8:x7 = arg1[0]*arg1[1]
        mulx r11, rcx, [rsi+0x10]  # x10:x9 = arg1[0]*arg1[2]
        mulx rbx, rbp, [rsi+0x18]  # x12:x11 = arg1[0]*arg1[3]
        mulx r12, r13, [rsi+0x28]  # x16:x15 = arg1[0]*arg1[5]
        mulx r14, r15, [rsi+0x30]  # x18:x17 = arg1[0]*arg1[6]
        add rcx, r9                # x49 = x9 + x8, CF to x50, complete
        adc rbp, r11               # x50 = x11 + x10 + CF, CF to x51
        adc rbx, r8                # x51 = x13 + x12 + CF, CF to x52
        adc r13, rax               # x52 = x15 + x14 + CF, CF to x53
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rax, r8, [rsi+0x10]   # x20:x19 = arg1[1]*arg1[2]
        mulx r9, r11, [rsi+0x20]   # x24:x23 = arg1[1]*arg1[4]
        adc r9, 0x0                # x53 = x24 + CF, no carry
        add r13, r11               # x52 += x23, CF to x53
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx r11, rdi, [rsi+0x18]  # x22:x21 = arg1[1]*arg1[3]
        adc r9, 0x0                # x53 += CF, no carry
        add r11, r13               # x52 += x22, CF to x53
        mov [rsp-0x10], rcx        # spill x49
        mulx r13, rcx, [rsi+0x28]  # x26:x25 = arg1[1]*arg1[5]
        mov [rsp-0x18], r10        # spill x7
        mov [rsp-0x20], r15        # spill x17
        mulx r10, r15, [rsi+0x30]  # x28:x27 = arg1[1]*arg1[6]
        adc rcx, 0x0               # x53.2 = x25 + CF, CF to x54
        adc r15, 0x0               # x54 = x27 + CF, CF to x55
        adc r10, 0x0               # x55 = x28 + CF, no carry
        add r8, rbp                # x50 += x19, CF to x51, complete
        adc rbx, rdi               # x51 += x21 + CF, CF to x52
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rdi, rbp, [rsi+0x18]  # x30:x29 = arg1[2]*arg1[3]
        adc rbp, 0x0               # x52.2 = x29 + CF, CF to x53
        adc rdi, r9                # x53 += x30 + CF, CF to x54
        adc r15, r14               # x54 += x18 + CF, CF to x55
        mulx r9, r14, [rsi+0x20]   # x32:x31 = arg1[2]*arg1[4]
        adc r10, 0x0               # x55 += CF, no carry
        add r14, r12               # x53.3 = x31 + x16, CF to x54
        adc r9, 0x0                # x54.2 = x32 + CF, no carry
        add rbx, rax               # x51 += x20, CF to x52, complete
        adc rbp, 0x0               # x52.2 += CF, CF to x53
        adc rdi, rcx               # x53 += x53.2 + CF, CF to x54
        mulx rax, rcx, [rsi+0x28]  # x34:x33 = arg1[2]*arg1[5]
        adc rcx, r13               # x54.3 = x33 + x26 + CF, CF to x55
        mulx r12, r13, [rsi+0x30]  # x36:x35 = arg1[2]*arg1[6]
        adc r13, 0x0               # x55.2 = x35 + CF, CF to x56
        adc r12, 0x0               # x56 = x36 + CF, no carry
        add r11, rbp               # x52 += x52.2, CF to x53, complete
        adc r14, [rsp-0x20]        # x53.3 += x17 + CF, CF to x54
        adc rcx, r15               # x54 += x54.3 + CF, CF to x55
        adc r10, r13               # x55 += x55.2 + CF, CF to x56
        adc r12, 0x0               # x56 += CF, no carry
        add r14, rdi               # x53 += x53.3, CF to x54, complete
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rdi, rbp, [rsi+0x28]  # x40:x39 = arg1[3]*arg1[5]
        adc rcx, r9                # x54 += x54.2 + CF, CF to x55
        mulx r9, r13, [rsi+0x20]   # x38:x37 = arg1[3]*arg1[4]
        adc r10, rbp               # x55 += x39 + CF, CF to x56
        mulx rbp, r15, [rsi+0x30]  # x42:x41 = arg1[3]*arg1[6]
        adc r15, 0x0               # x56.2 = x41 + CF, CF to x57
        adc rbp, 0x0               # x57 = x42 + CF, no carry
        add rcx, r13               # x54 += x37, CF to x55, complete
        adc r9, rax                # x55.2 = x38 + x34 + CF, CF to x56
        adc r12, r15               # x56 += x56.2 + CF, CF to x57
        adc rbp, 0x0               # x57 += CF, no carry
        add r9, r10                # x55 += x55.2, CF to x56, complete
        adc rdi, r12               # x56 += x40 + CF, CF to x57
        mov rdx, [rsi+0x20]        # load arg1[4]
        mulx rax, r10, [rsi+0x30]  # x46:x45 = arg1[4]*arg1[6]
        mulx r12, r13, [rsi+0x28]  # x44:x43 = arg1[4]*arg1[5]
        adc r12, 0x0               # x57.2 = x44 + CF, CF to x58
        adc rax, 0x0               # x58 = x46 + CF, no carry
        add rdi, r13               # x56 += x43, CF to x57, complete
        adc rbp, r12               # x57 += x57.2 + CF, CF to x58
        adc rax, 0x0               # x58 += CF, no carry
        add r10, rbp               # x57 += x45, CF to x58, complete
        mov rdx, [rsi+0x30]        # load arg1[6]
        mulx rbp, r12, [rsi+0x28]  # x48:x47 = arg1[5]*arg1[6]
        adc rax, r12               # x58 += x47 + CF, CF to x59, complete
        mov rdx, [rsi]             # load arg1[0]
        mulx r12, r13, rdx         # x61:x60 = arg1[0]*arg1[0]
        adc rbp, 0x0               # x59 = x48 + CF, no carry, complete

        /* complete: [x59, x58, x57, x56, x55, x54, x53, x52, x51, x50, x49] in [rbp, rax, r10, rdi, r9, rcx, r14, r11, rbx, r8, [rsp-0x10]] */
        add r12, [rsp-0x18]        # x74 = x7 + x61, CF to x75
        mov r15, [rsp-0x10]        # reload x49
        adc r15, 0x0               # x75 = x49 + CF, CF to x76
        adc r8, r8                 # x76 = x50 + x50 + CF, CF to x77
        adc rbx, rbx               # x77 = x51 + x51 + CF, CF to x78
        adc r11, r11               # x78 = x52 + x52 + CF, CF to x79
        adc r14, r14               # x79 = x53 + x53 + CF, CF to x80
        adc rcx, rcx               # x80 = x54 + x54 + CF, CF to x81
        adc r9, r9                 # x81 = x55 + x55 + CF, CF to x82
        adc rdi, rdi               # x82 = x56 + x56 + CF, CF to x83
        adc r10, r10               # x83 = x57 + x57 + CF, CF to x84
        adc rax, rax               # x84 = x58 + x58 + CF, CF to x85
        adc rbp, rbp               # x85 = x59 + x59 + CF, CF to x86
        mov [rsp-0x20], r13        # spill x60
        mov r13d, 0x0              # begins x86 = CF
        adc r13, 0x0               # x86 = CF
        add r12, [rsp-0x18]        # x74 += x7, CF to x75, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mov [rsp-0x18], r12        # spill x74
        mov [rsp-0x28], r13        # spill x86
        mulx r12, r13, rdx         # x63:x62 = arg1[1]*arg1[1]
        adc r13, [rsp-0x10]        # x75.2 = x62 + x49 + CF, CF to x76
        adc r12, 0x0               # x76.2 = x63 + CF, no carry
        add r13, r15               # x75 += x75.2, CF to x76, complete
        adc r8, r12                # x76 += x76.2 + CF, CF to x77, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r12, r15, rdx         # x65:x64 = arg1[2]*arg1[2]
        adc rbx, r15               # x77 += x64 + CF, CF to x78, complete
        adc r11, r12               # x78 += x65 + CF, CF to x79, complete
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r12, r15, rdx         # x67:x66 = arg1[3]*arg1[3]
        adc r14, r15               # x79 += x66 + CF, CF to x80, complete
        adc rcx, r12               # x80 += x67 + CF, CF to x81, complete
        mov rdx, [rsi+0x20]        # load arg1[4]
        mulx r12, r15, rdx         # x69:x68 = arg1[4]*arg1[4]
        adc r9, r15                # x81 += x68 + CF, CF to x82, complete
        adc rdi, r12               # x82 += x69 + CF, CF to x83, complete
        mov rdx, [rsi+0x28]        # load arg1[5]
        mulx r12, r15, rdx         # x71:x70 = arg1[5]*arg1[5]
        adc r10, r15               # x83 += x70 + CF, CF to x84, complete
        adc rax, r12               # x84 += x71 + CF, CF to x85, complete
        mov rdx, [rsi+0x30]        # load arg1[6]
        mulx rsi, rdx, rdx         # x73:x72 = arg1[6]*arg1[6]
        adc rbp, rdx               # x85 += x72 + CF, CF to x86, complete
        adc rsi, 0x0               # x86.2 = x73 + CF, no carry
        mov rdx, r10               # copy x83
        shrd rdx, rax, 0x20        # x91 = high word of (x84:x83 << 32)
        mov r12, rax               # copy x84
        shrd r12, rbp, 0x20        # x92 = high word of (x85:x84 << 32)
        add rsi, [rsp-0x28]        # x86 += x86.2, no carry, complete

        /* complete: [x86, x85, x84, x83, x82, x81, x80, x79, x78, x77, x76, x75, x74] in [rsi, rbp, rax, r10, rdi, r9, rcx, r14, r11, rbx, r8, r13, [rsp-0x18]] */
        mov r15, rbp               # copy x85
        shrd r15, rsi, 0x20        # x93 = high word of (x86:x85 << 32)
        mov [rsp-0x28], r15        # spill x93
        mov r15, rsi               # copy x86
        shr r15, 0x20              # x94 = x86 >> 32
        mov [rsp-0x10], r15        # spill x94
        mov r15, [rsp-0x20]        # reload x60
        add r15, rcx               # x95 = x60 + x80, CF to x96, complete
        mov [rsp-0x20], r15        # spill x95
        mov r15, r9                # copy x81
        adc r15, [rsp-0x18]        # x96 = x74 + x81 + CF, CF to x97, complete
        adc r13, rdi               # x97 = x75 + x82 + CF, CF to x98, complete
        adc r8, r10                # x98 = x76 + x83 + CF, CF to x99
        adc rbx, rax               # x99 = x77 + x84 + CF, CF to x100
        adc r11, rbp               # x100 = x78 + x85 + CF, CF to x101
        adc rsi, r14               # x101 = x79 + x86 + CF, CF to x102
        adc rdx, 0x0               # x102 = x91 + CF, CF to x103
        adc r12, 0x0               # x103 = x92 + CF, CF to x104
        mov rax, [rsp-0x28]        # reload x93
        adc rax, 0x0               # x104 = x93 + CF, CF to x105
        mov rbp, [rsp-0x10]        # reload x94
        adc rbp, 0x0               # x105 = x94 + CF, no carry
        mov r14, rcx               # copy x80
        shl r14, 0x20              # x87 = x80 << 32 mod 2^64
        shrd rcx, r9, 0x20         # x88 = high word of (x81:x80 << 32)
        shrd r9, rdi, 0x20         # x89 = high word of (x82:x81 << 32)
        shrd rdi, r10, 0x20        # x90 = high word of (x83:x82 << 32)
        add r14, r8                # x98 += x87, CF to x99, complete
        adc rcx, rbx               # x99 += x88 + CF, CF to x100, complete
        adc r11, r9                # x100 += x89 + CF, CF to x101, complete
        adc rsi, rdi               # x101 += x90 + CF, CF to x102, complete
        adc rdx, 0x0               # x102 += CF, CF to x103, complete
        adc r12, 0x0               # x103 += CF, CF to x104, complete
        adc rax, 0x0               # x104 += CF, CF to x105, complete
        adc rbp, 0x0               # x105 += CF, no carry, complete

        /* complete: [x105, x104, x103, x102, x101, x100, x99, x98, x97, x96, x95] in [rbp, rax, r12, rdx, rsi, r11, rcx, r14, r13, r15, [rsp-0x20]] */
        mov r8, rbp                # copy x105
        shr r8, 0x20               # x110 = x105 >> 32
        mov r9, r12                # copy x103
        shrd r9, rax, 0x20         # x108 = high word of (x104:x103 << 32)
        mov r10, r12               # copy x103
        shld r10, rdx, 0x20        # x107 = high word of (x103:x102 << 32)
        mov rdi, rax               # copy x104
        shrd rdi, rbp, 0x20        # x109 = high word of (x105:x104 << 32)
        mov rbx, [rsp-0x20]        # reload x95
        add rbx, rdx               # x111 = x95 + x102, CF to x112, complete
        adc r15, r12               # x112 = x96 + x103 + CF, CF to x113, complete
        adc rax, r13               # x113 = x97 + x104 + CF, CF to x114, complete
        adc rbp, r14               # x114 = x98 + x105 + CF, CF to x115
        adc rcx, r10               # x115 = x99 + x107 + CF, CF to x116
        adc r9, r11                # x116 = x100 + x108 + CF, CF to x117
        adc rsi, rdi               # x117 = x101 + x109 + CF, CF to x118
        adc r8, 0x0                # x118 = x110 + CF, no carry
        shl rdx, 0x20              # x106 = x102 << 32 mod 2^64
        add rdx, rbp               # x114 += x106, CF to x115, complete
        adc rcx, 0x0               # x115 += CF, CF to x116, complete
        adc r9, 0x0                # x116 += CF, CF to x117, complete
        adc rsi, 0x0               # x117 += CF, CF to x118, complete
        adc r8, 0x0                # x118 += CF, no carry, complete

        /* complete: [x118, x117, x116, x115, x114, x113, x112, x111] in [r8, rsi, r9, rcx, rdx, rax, r15, rbx] */
        mov r10, r8                # copy x118
        shl r10, 0x20              # x119 = x118 << 32
        add rbx, r8                # x120 = x111 + x118, CF to x121, complete
        adc r15, 0x0               # x121 = x112 + CF, CF to x122, complete
        adc rax, 0x0               # x122 = x113 + CF, CF to x123, complete
        adc rdx, r10               # x123 = x114 + x119 + CF, CF to x124, complete
        adc rcx, 0x0               # x124 = x115 + CF, CF to x125, complete
        adc r9, 0x0                # x125 = x116 + CF, CF to x126, complete
        adc rsi, 0x0               # x126 = x117 + CF, CF = x127, complete

        /* complete: [x126, x125, x124, x123, x122, x121, x120] in [rsi, r9, rcx, rdx, rax, r15, rbx] */
        sbb r8, r8                 # x128 = -x127 mod 2^64, x127 in CF
        setc r10b                  # begins x127 = CF
        movzx r10d, r10b           # x127 = CF
        and r8, [rip+.Lfe_p448_square_loose_c0] # x129 = x128 & 0x100000000
        add r10, rbx               # x130 = x127 + x120, CF to x131, complete
        adc r15, 0x0               # x131 = x121 + CF, CF to x132, complete
        adc rax, 0x0               # x132 = x122 + CF, CF to x133, complete
        adc r8, rdx                # x133 = x129 + x123 + CF, no carry, complete

        /* complete: [x136, x135, x134, x133, x132, x131, x130] in [rsi, r9, rcx, r8, rax, r15, r10] */
        mov r11, [rsp-0x8]         # reload pointer out1
        mov [r11+0x30], rsi        # out1[6] = x136 = x126
        mov [r11], r10             # out1[0] = x130
        mov [r11+0x10], rax        # out1[2] = x132
        mov [r11+0x18], r8         # out1[3] = x133
        mov [r11+0x8], r15         # out1[1] = x131
        mov [r11+0x20], rcx        # out1[4] = x134 = x124
        mov [r11+0x28], r9         # out1[5] = x135 = x125

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
.Lfe_p448_square_loose_c0: .quad 0x100000000
        .size   fe_p448_square_loose, .-fe_p448_square_loose
        .section .note.GNU-stack, "", @progbits
