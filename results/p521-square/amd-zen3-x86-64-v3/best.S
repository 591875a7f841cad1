/*
 * p521 square (loose), modulo p = 2^521 - 1
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^523; out1 below 2^522; arrays may overlap
 *
 * void fe_p521_square_loose(uint64_t out1[9], const uint64_t arg1[9]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[9]  written, below 2^522
 *   rsi  arg1[9]  read, below 2^523
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x9, then x119
 *   [rsp-0x18]  pointer arg1
 *   [rsp-0x20]  x22, then x81, then x120
 *   [rsp-0x28]  x84, then x42, then x107, then x117
 *   [rsp-0x30]  x26, then x83, then x116
 *   [rsp-0x38]  x86, then x46, then x85, then x121
 *   [rsp-0x40]  x30, then x84, then x117
 *   [rsp-0x48]  x34, then x89, then x114
 *   [rsp-0x50]  x24, then x89.2, then x113
 *   [rsp-0x58]  x36, then x82, then x115
 *   [rsp-0x60]  x89.3, then x118
 *   [rsp-0x68]  x106, then x116
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x81 = x10 + x11 (carry to x82)
 *   x82 = x12 + x13 + x25 (carry to x83)
 *   x83 = x14 + x15 + x26 + x27 (carry to x84)
 *   x84 = x16 + x17 + x28 + x29 + x39 (carry to x85)
 *   x85 = x18 + x19 + x30 + x31 + x40 + x41 (carry to x86)
 *   x86 = x20 + x21 + x32 + x33 + x42 + x43 + x51 (carry to x87)
 *   x87 = x22 + x23 + x34 + x35 + x44 + x45 + x52 + x53 (carry to x88)
 *   x88 = x24 + x36 + x37 + x46 + x47 + x54 + x55 + x61 (carry to x89)
 *   x89 = x38 + x48 + x49 + x56 + x57 + x62 + x63 (carry to x90)
 *   x90 = x50 + x58 + x59 + x64 + x65 + x69 (carry to x91)
 *   x91 = x60 + x66 + x67 + x70 + x71 (carry to x92)
 *   x92 = x68 + x72 + x73 + x75 (carry to x93)
 *   x93 = x74 + x76 + x77 (carry to x94)
 *   x94 = x78 + x79 (carry to x95)
 *   x95 = x80
 *   x113 = x9 + x9 + x97 (carry to x114)
 *   x114 = x81 + x81 + x98 (carry to x115)
 *   x115 = x82 + x82 + x99 (carry to x116)
 *   x116 = x83 + x83 + x100 (carry to x117)
 *   x117 = x84 + x84 + x101 (carry to x118)
 *   x118 = x85 + x85 + x102 (carry to x119)
 *   x119 = x86 + x86 + x103 (carry to x120)
 *   x120 = x87 + x87 + x104 (carry to x121)
 *   x121 = x88 + x88 + x105 (carry to x122)
 *   x122 = x89 + x89 + x106 (carry to x123)
 *   x123 = x90 + x90 + x107 (carry to x124)
 *   x124 = x91 + x91 + x108 (carry to x125)
 *   x125 = x92 + x92 + x109 (carry to x126)
 *   x126 = x93 + x93 + x110 (carry to x127)
 *   x127 = x94 + x94 + x111 (carry to x128)
 *   x128 = x95 + x95 + x112
 *
 * 318 instructions; 102.8 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.200 [1.195, 1.211] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64-v3 + reduction pass
 * latency: 1.100 [1.082, 1.107] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64-v3 + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 48, 2026-11-27T14:12:07.119Z
 * ./fieldwright optimize --field p521 --op square --seed 48 --target x86-64-v3 --budget 7s --resume
 * sha256 of the code: 4d5bc38ef0040a72bb46b8c2fe8119f30023f98680601f7c47ad5c13a0849137
 */
        .intel_syntax noprefix
        .text
        .globl  fe_p521_square_loose
        .type   fe_p521_square_loose, @function
        .p2align 6
fe_p521_square_loose:
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

        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rax, r8, [rsi]        # x10:x9 = arg1[0]*arg1[1]
        mov rdx, [rsi]             # load arg1[0]
        mulx r9, r10, [rsi+0x38]   # x22:x21 = arg1[0]*arg1[7]
        mulx r11, rcx, [rsi+0x10]  # x12:x11 = arg1[0]*arg1[2]
        mulx rbx, rbp, [rsi+0x18]  # x14:x13 = arg1[0]*arg1[3]
        mulx r12, r13, [rsi+0x30]  # x20:x19 = arg1[0]*arg1[6]
        mulx r14, r15, [rsi+0x28]  # x18:x17 = arg1[0]*arg1[5]
        mov [rsp-0x8], rdi         # spill pointer out1
        mov [rsp-0x10], r8         # spill x9
        mulx rdi, r8, [rsi+0x20]   # x16:x15 = arg1[0]*arg1[4]
        mov [rsp-0x18], rsi        # spill pointer arg1
        mov [rsp-0x20], r9         # spill x22
        mulx rsi, r9, [rsi+0x40]   # x24:x23 = arg1[0]*arg1[8]
        add rax, rcx               # x81 = x11 + x10, CF to x82, complete
        adc r11, rbp               # x82 = x13 + x12 + CF, CF to x83
        adc rbx, r8                # x83 = x15 + x14 + CF, CF to x84
        adc rdi, r15               # x84 = x17 + x16 + CF, CF to x85
        adc r13, r14               # x85 = x19 + x18 + CF, CF to x86
        adc r10, r12               # x86 = x21 + x20 + CF, CF to x87
        adc r9, [rsp-0x20]         # x87 = x23 + x22 + CF, CF to x88
        mov r8, [rsp-0x18]         # reload pointer arg1
        mov rdx, [r8+0x8]          # load arg1[1]
        mulx rcx, rbp, [r8+0x10]   # x26:x25 = arg1[1]*arg1[2]
        mulx r12, r14, [r8+0x28]   # x32:x31 = arg1[1]*arg1[5]
        mov [rsp-0x20], rax        # spill x81
        mulx r15, rax, [r8+0x20]   # x30:x29 = arg1[1]*arg1[4]
        mov [rsp-0x28], rdi        # spill x84
        mov [rsp-0x30], rcx        # spill x26
        mulx rdi, rcx, [r8+0x18]   # x28:x27 = arg1[1]*arg1[3]
        mov [rsp-0x38], r10        # spill x86
        mov [rsp-0x40], r15        # spill x30
        mulx r10, r15, [r8+0x30]   # x34:x33 = arg1[1]*arg1[6]
        mov [rsp-0x48], r10        # spill x34
        mov [rsp-0x50], rsi        # spill x24
        mulx r10, rsi, [r8+0x38]   # x36:x35 = arg1[1]*arg1[7]
        mov [rsp-0x58], r10        # spill x36
        mulx r8, r10, [r8+0x40]    # x38:x37 = arg1[1]*arg1[8]
        adc r10, 0x0               # x88 = x37 + CF, CF to x89
        adc r8, 0x0                # x89 = x38 + CF, no carry
        add r11, rbp               # x82 += x25, CF to x83, complete
        adc rbx, rcx               # x83 += x27 + CF, CF to x84
        adc rdi, rax               # x84.2 = x28 + x29 + CF, CF to x85
        adc r13, r14               # x85 += x31 + CF, CF to x86
        adc r12, r15               # x86.2 = x32 + x33 + CF, CF to x87
        adc rsi, r9                # x87 += x35 + CF, CF to x88
        adc r10, [rsp-0x50]        # x88 += x24 + CF, CF to x89
        adc r8, 0x0                # x89 += CF, no carry
        add r13, [rsp-0x40]        # x85 += x30, CF to x86
        adc r12, [rsp-0x38]        # x86 += x86.2 + CF, CF to x87
        adc rsi, [rsp-0x48]        # x87 += x34 + CF, CF to x88
        adc r10, [rsp-0x58]        # x88 += x36 + CF, CF to x89
        adc r8, 0x0                # x89 += CF, no carry
        add rbx, [rsp-0x30]        # x83 += x26, CF to x84, complete
        mov rax, [rsp-0x18]        # reload pointer arg1
        mov rdx, [rax+0x10]        # load arg1[2]
        mulx r9, rcx, [rax+0x20]   # x42:x41 = arg1[2]*arg1[4]
        mulx rbp, r14, [rax+0x28]  # x44:x43 = arg1[2]*arg1[5]
        mov [rsp-0x30], rbx        # spill x83
        mulx r15, rbx, [rax+0x30]  # x46:x45 = arg1[2]*arg1[6]
        mov [rsp-0x58], r11        # spill x82
        mov [rsp-0x48], r8         # spill x89
        mulx r11, r8, [rax+0x18]   # x40:x39 = arg1[2]*arg1[3]
        adc r8, [rsp-0x28]         # x84 += x39 + CF, CF to x85
        mov [rsp-0x28], r9         # spill x42
        mov [rsp-0x38], r15        # spill x46
        mulx r9, r15, [rax+0x38]   # x48:x47 = arg1[2]*arg1[7]
        adc r11, 0x0               # x85.2 = x40 + CF, CF to x86
        adc r14, 0x0               # x86.2 = x43 + CF, CF to x87
        adc rbx, 0x0               # x87.2 = x45 + CF, CF to x88
        adc r15, 0x0               # x88.2 = x47 + CF, CF to x89
        adc r9, 0x0                # x89.2 = x48 + CF, no carry
        add r8, rdi                # x84 += x84.2, CF to x85, complete
        adc r13, r11               # x85 += x85.2 + CF, CF to x86
        mov rdx, [rax+0x18]        # load arg1[3]
        mulx r11, rdi, [rax+0x20]  # x52:x51 = arg1[3]*arg1[4]
        mov rdx, [rax+0x40]        # load arg1[8]
        mov [rsp-0x40], r8         # spill x84
        mov [rsp-0x50], r9         # spill x89.2
        mulx r8, r9, [rax+0x10]    # x50:x49 = arg1[2]*arg1[8]
        adc r12, r14               # x86 += x86.2 + CF, CF to x87
        adc rbp, rbx               # x87.2 += x44 + CF, CF to x88
        adc r10, r15               # x88 += x88.2 + CF, CF to x89
        adc r9, 0x0                # x89.3 = x49 + CF, CF to x90
        adc r8, 0x0                # x90 = x50 + CF, no carry
        add r13, rcx               # x85 += x41, CF to x86, complete
        adc rdi, r12               # x86 += x51 + CF, CF to x87
        adc r11, rsi               # x87 += x52 + CF, CF to x88
        mov rdx, [rax+0x30]        # load arg1[6]
        mulx rcx, rsi, [rax+0x18]  # x56:x55 = arg1[3]*arg1[6]
        adc rsi, [rsp-0x38]        # x88.2 = x55 + x46 + CF, CF to x89
        mov rdx, [rax+0x18]        # load arg1[3]
        mulx rbx, r12, [rax+0x28]  # x54:x53 = arg1[3]*arg1[5]
        mulx r14, r15, [rax+0x38]  # x58:x57 = arg1[3]*arg1[7]
        mov [rsp-0x38], r13        # spill x85
        mov [rsp-0x60], r9         # spill x89.3
        mulx r13, r9, [rax+0x40]   # x60:x59 = arg1[3]*arg1[8]
        adc r15, 0x0               # x89.4 = x57 + CF, CF to x90
        adc r9, 0x0                # x90.2 = x59 + CF, CF to x91
        adc r13, 0x0               # x91 = x60 + CF, no carry
        add rdi, [rsp-0x28]        # x86 += x42, CF to x87, complete
        adc rbp, r12               # x87.2 += x53 + CF, CF to x88
        adc rbx, r10               # x88 += x54 + CF, CF to x89
        adc rcx, [rsp-0x50]        # x89.2 += x56 + CF, CF to x90
        adc r14, r8                # x90 += x58 + CF, CF to x91
        adc r13, 0x0               # x91 += CF, no carry
        add rbp, r11               # x87 += x87.2, CF to x88, complete
        adc rsi, rbx               # x88 += x88.2 + CF, CF to x89
        mov rdx, [rax+0x30]        # load arg1[6]
        mulx r8, r10, [rax+0x20]   # x64:x63 = arg1[4]*arg1[6]
        adc r15, r10               # x89.4 += x63 + CF, CF to x90
        adc r8, 0x0                # x90.3 = x64 + CF, no carry
        add r15, [rsp-0x48]        # x89 += x89.4, CF to x90
        adc r8, 0x0                # x90.3 += CF, no carry
        add r15, rcx               # x89 += x89.2, CF to x90
        adc r14, r9                # x90 += x90.2 + CF, CF to x91
        mov rdx, [rax+0x20]        # load arg1[4]
        mulx r9, r10, [rax+0x40]   # x68:x67 = arg1[4]*arg1[8]
        mulx r11, rcx, [rax+0x28]  # x62:x61 = arg1[4]*arg1[5]
        adc r10, 0x0               # x91.2 = x67 + CF, CF to x92
        adc r9, 0x0                # x92 = x68 + CF, no carry
        add rsi, rcx               # x88 += x61, CF to x89, complete
        adc r11, r15               # x89 += x62 + CF, CF to x90
        mulx rcx, rbx, [rax+0x38]  # x66:x65 = arg1[4]*arg1[7]
        adc rbx, r14               # x90 += x65 + CF, CF to x91
        adc rcx, r13               # x91 += x66 + CF, CF to x92
        adc r9, 0x0                # x92 += CF, no carry
        add r11, [rsp-0x60]        # x89 += x89.3, CF to x90, complete
        mov rdx, [rax+0x30]        # load arg1[6]
        mulx r12, r13, [rax+0x28]  # x70:x69 = arg1[5]*arg1[6]
        adc rbx, r13               # x90 += x69 + CF, CF to x91
        mov rdx, [rax+0x28]        # load arg1[5]
        mulx r13, r14, [rax+0x38]  # x72:x71 = arg1[5]*arg1[7]
        adc r10, rcx               # x91 += x91.2 + CF, CF to x92
        mulx rcx, r15, [rax+0x40]  # x74:x73 = arg1[5]*arg1[8]
        adc r13, r15               # x92.2 = x72 + x73 + CF, CF to x93
        adc rcx, 0x0               # x93 = x74 + CF, no carry
        add rbx, r8                # x90 += x90.3, CF to x91, complete
        adc r10, r12               # x91 += x70 + CF, CF to x92
        adc r13, 0x0               # x92.2 += CF, CF to x93
        adc rcx, 0x0               # x93 += CF, no carry
        add r10, r14               # x91 += x71, CF to x92, complete
        adc r9, r13                # x92 += x92.2 + CF, CF to x93
        mov rdx, [rax+0x30]        # load arg1[6]
        mulx r8, r12, [rax+0x38]   # x76:x75 = arg1[6]*arg1[7]
        mulx r13, r14, [rax+0x40]  # x78:x77 = arg1[6]*arg1[8]
        adc r14, 0x0               # x93.2 = x77 + CF, CF to x94
        adc r13, 0x0               # x94 = x78 + CF, no carry
        add r9, r12                # x92 += x75, CF to x93, complete
        adc r14, rcx               # x93 += x93.2 + CF, CF to x94
        adc r13, 0x0               # x94 += CF, no carry
        add r8, r14                # x93 += x76, CF to x94, complete
        mov rdx, [rax+0x38]        # load arg1[7]
        mulx rcx, r12, [rax+0x40]  # x80:x79 = arg1[7]*arg1[8]
        adc r13, r12               # x94 += x79 + CF, CF to x95, complete
        adc rcx, 0x0               # x95 = x80 + CF, no carry, complete

        /* complete: [x95, x94, x93, x92, x91, x90, x89, x88, x87, x86, x85, x84, x83, x82, x81] in [rcx, r13, r8, r9, r10, rbx, r11, rsi, rbp, rdi, [rsp-0x38], [rsp-0x40], [rsp-0x30], [rsp-0x58], [rsp-0x20]] */
        mov r12, [rsp-0x10]        # reload x9
        add r12, [rsp-0x10]        # x113 = x9 + x9, CF to x114
        mov r14, [rsp-0x20]        # reload x81
        adc r14, [rsp-0x20]        # x114 = x81 + x81 + CF, CF to x115
        mov r15, [rsp-0x58]        # reload x82
        adc r15, [rsp-0x58]        # x115 = x82 + x82 + CF, CF to x116
        mov [rsp-0x58], r15        # spill x115
        mov r15, [rsp-0x30]        # reload x83
        adc r15, [rsp-0x30]        # x116 = x83 + x83 + CF, CF to x117
        mov [rsp-0x30], r15        # spill x116
        mov r15, [rsp-0x40]        # reload x84
        adc r15, [rsp-0x40]        # x117 = x84 + x84 + CF, CF to x118
        mov [rsp-0x40], r15        # spill x117
        mov r15, [rsp-0x38]        # reload x85
        adc r15, [rsp-0x38]        # x118 = x85 + x85 + CF, CF to x119
        adc rdi, rdi               # x119 = x86 + x86 + CF, CF to x120
        adc rbp, rbp               # x120 = x87 + x87 + CF, CF to x121
        adc rsi, rsi               # x121 = x88 + x88 + CF, CF to x122
        mov [rsp-0x38], rsi        # spill x121
        mov rsi, r11               # copy x89
        adc rsi, 0x0               # x122 = x89 + CF, CF to x123
        mov [rsp-0x20], rbp        # spill x120
        mov rbp, rbx               # copy x90
        adc rbp, 0x0               # x123 = x90 + CF, CF to x124
        mov [rsp-0x10], rdi        # spill x119
        mov rdi, r10               # copy x91
        adc rdi, 0x0               # x124 = x91 + CF, CF to x125
        mov [rsp-0x60], r15        # spill x118
        mov r15, r9                # copy x92
        adc r15, 0x0               # x125 = x92 + CF, CF to x126
        adc r8, r8                 # x126 = x93 + x93 + CF, CF to x127
        mov rdx, [rax+0x28]        # load arg1[5]
        mov [rsp-0x48], r14        # spill x114
        mov [rsp-0x50], r12        # spill x113
        mulx r14, r12, rdx         # x107:x106 = arg1[5]*arg1[5]
        mov [rsp-0x28], r14        # spill x107
        mov r14, r13               # copy x94
        adc r14, 0x0               # x127 = x94 + CF, CF to x128
        mov [rsp-0x68], r12        # spill x106
        mov r12, rcx               # copy x95
        adc r12, 0x0               # x128 = x95 + CF, no carry
        add rsi, r11               # x122 += x89, CF to x123
        adc rbx, rbp               # x123 += x90 + CF, CF to x124
        adc r10, rdi               # x124 += x91 + CF, CF to x125
        adc r9, r15                # x125 += x92 + CF, CF to x126
        adc r8, 0x0                # x126 += CF, CF to x127
        adc r13, r14               # x127 += x94 + CF, CF to x128
        adc r12, rcx               # x128 += x95 + CF, no carry
        mov r11, [rax+0x40]        # load arg1[8]
        imul r11, [rax+0x40]       # x112 = arg1[8]*arg1[8]
        lea r11, [r12+r11]         # x128 += x112
        mov rdx, [rax]             # load arg1[0]
        mulx rcx, rdi, rdx         # x97:x96 = arg1[0]*arg1[0]
        mov rdx, [rax+0x8]         # load arg1[1]
        mulx rbp, r12, rdx         # x99:x98 = arg1[1]*arg1[1]
        add rcx, [rsp-0x50]        # x113 += x97, CF to x114, complete
        adc r12, [rsp-0x48]        # x114 += x98 + CF, CF to x115, complete
        mov rdx, [rax+0x18]        # load arg1[3]
        mulx r14, r15, rdx         # x103:x102 = arg1[3]*arg1[3]
        adc rbp, [rsp-0x58]        # x115 += x99 + CF, CF to x116, complete
        mov rdx, [rax+0x10]        # load arg1[2]
        mov [rsp-0x58], rbp        # spill x115
        mov [rsp-0x48], r12        # spill x114
        mulx rbp, r12, rdx         # x101:x100 = arg1[2]*arg1[2]
        adc r12, [rsp-0x30]        # x116 += x100 + CF, CF to x117, complete
        adc rbp, [rsp-0x40]        # x117 += x101 + CF, CF to x118, complete
        adc r15, [rsp-0x60]        # x118 += x102 + CF, CF to x119, complete
        adc r14, [rsp-0x10]        # x119 += x103 + CF, CF to x120, complete
        mov rdx, [rax+0x20]        # load arg1[4]
        mov [rsp-0x10], r14        # spill x119
        mov [rsp-0x60], r15        # spill x118
        mulx r14, r15, rdx         # x105:x104 = arg1[4]*arg1[4]
        adc r15, [rsp-0x20]        # x120 += x104 + CF, CF to x121, complete
        adc r14, [rsp-0x38]        # x121 += x105 + CF, CF to x122, complete
        adc rsi, [rsp-0x68]        # x122 += x106 + CF, CF to x123, complete
        adc rbx, [rsp-0x28]        # x123 += x107 + CF, CF to x124, complete
        mov rdx, [rax+0x38]        # load arg1[7]
        mov [rsp-0x28], rbp        # spill x117
        mov [rsp-0x68], r12        # spill x116
        mulx rbp, r12, rdx         # x111:x110 = arg1[7]*arg1[7]
        mov rdx, [rax+0x30]        # load arg1[6]
        mulx rax, rdx, rdx         # x109:x108 = arg1[6]*arg1[6]
        adc r10, rdx               # x124 += x108 + CF, CF to x125, complete
        adc r9, rax                # x125 += x109 + CF, CF to x126, complete
        adc r8, r12                # x126 += x110 + CF, CF to x127, complete
        adc r13, rbp               # x127 += x111 + CF, CF to x128, complete
        adc r11, 0x0               # x128 += CF, no carry, complete

        /* complete: [x128, x127, x126, x125, x124, x123, x122, x121, x120, x119, x118, x117, x116, x115, x114, x113] in [r11, r13, r8, r9, r10, rbx, rsi, r14, r15, [rsp-0x10], [rsp-0x60], [rsp-0x28], [rsp-0x68], [rsp-0x58], [rsp-0x48], rcx] */
        mov rax, r13               # copy x127
        shr rax, 0x9               # t1 = x127 >> 9
        mov rdx, r11               # copy x128
        shl rdx, 0x37              # t2 = x128 << 55 mod 2^64
        lea rax, [rax+rdx]         # x136 = t1 + t2 mod 2^64 = low word of (x128:x127 >> 9)
        mov rdx, r14               # copy x121
        shr rdx, 0x9               # t3 = x121 >> 9
        mov rbp, rsi               # copy x122
        shl rbp, 0x37              # t4 = x122 << 55 mod 2^64
        lea rdx, [rdx+rbp]         # x130 = t3 + t4 mod 2^64 = low word of (x122:x121 >> 9)
        mov rbp, rbx               # copy x123
        shld rbp, rsi, 0x37        # x131 = low word of (x123:x122 >> 9)
        mov rsi, r15               # copy x120
        and rsi, 0x1ff             # x138 = x120 & 0x1ff
        mov r12, r8                # copy x126
        shr r12, 0x9               # t5 = x126 >> 9
        shl r13, 0x37              # t6 = x127 << 55 mod 2^64
        lea r12, [r12+r13]         # x135 = t5 + t6 mod 2^64 = low word of (x127:x126 >> 9)
        shrd r15, r14, 0x9         # x129 = low word of (x121:x120 >> 9)
        shr rbx, 0x9               # t7 = x123 >> 9
        mov r13, r10               # copy x124
        shl r13, 0x37              # t8 = x124 << 55 mod 2^64
        lea rbx, [rbx+r13]         # x132 = t7 + t8 mod 2^64 = low word of (x124:x123 >> 9)
        mov r13, r9                # copy x125
        shr r13, 0x9               # t9 = x125 >> 9
        shl r8, 0x37               # t10 = x126 << 55 mod 2^64
        lea r8, [r8+r13]           # x134 = t9 + t10 mod 2^64 = low word of (x126:x125 >> 9)
        shr r10, 0x9               # t11 = x124 >> 9
        shl r9, 0x37               # t12 = x125 << 55 mod 2^64
        lea r9, [r10+r9]           # x133 = t11 + t12 mod 2^64 = low word of (x125:x124 >> 9)
        shr r11, 0x9               # x137 = x128 >> 9
        add rdi, r15               # x139 = x96 + x129, CF to x140, complete
        adc rcx, rdx               # x140 = x113 + x130 + CF, CF to x141, complete
        adc rbp, [rsp-0x48]        # x141 = x114 + x131 + CF, CF to x142, complete
        adc rbx, [rsp-0x58]        # x142 = x115 + x132 + CF, CF to x143, complete
        adc r9, [rsp-0x68]         # x143 = x116 + x133 + CF, CF to x144, complete
        adc r8, [rsp-0x28]         # x144 = x117 + x134 + CF, CF to x145, complete
        adc r12, [rsp-0x60]        # x145 = x118 + x135 + CF, CF to x146, complete
        adc rax, [rsp-0x10]        # x146 = x119 + x136 + CF, CF to x147, complete
        adc r11, rsi               # x147 = x138 + x137 + CF, no carry, complete

        /* complete: [x147, x146, x145, x144, x143, x142, x141, x140, x139] in [r11, rax, r12, r8, r9, rbx, rbp, rcx, rdi] */
        mov r10, r11               # copy x147
        and r10, 0x1ff             # x149 = x147 & 0x1ff
        shr r11, 0x9               # x148 = x147 >> 9
        add rdi, r11               # x150 = x139 + x148, CF to x151, complete
        adc rcx, 0x0               # x151 = x140 + CF, CF to x152, complete
        adc rbp, 0x0               # x152 = x141 + CF, CF to x153, complete
        adc rbx, 0x0               # x153 = x142 + CF, CF to x154, complete
        adc r9, 0x0                # x154 = x143 + CF, CF to x155, complete
        adc r8, 0x0                # x155 = x144 + CF, CF to x156, complete
        adc r12, 0x0               # x156 = x145 + CF, CF to x157, complete
        adc rax, 0x0               # x157 = x146 + CF, CF to x158, complete
        adc r10, 0x0               # x158 = x149 + CF, no carry, complete

        /* complete: [x158, x157, x156, x155, x154, x153, x152, x151, x150] in [r10, rax, r12, r8, r9, rbx, rbp, rcx, rdi] */
        mov r11, [rsp-0x8]         # reload pointer out1
        mov [r11+0x40], r10        # out1[8] = x158
        mov [r11+0x28], r8         # out1[5] = x155
        mov [r11], rdi             # out1[0] = x150
        mov [r11+0x8], rcx         # out1[1] = x151
        mov [r11+0x38], rax        # out1[7] = x157
        mov [r11+0x18], rbx        # out1[3] = x153
        mov [r11+0x20], r9         # out1[4] = x154
        mov [r11+0x30], r12        # out1[6] = x156
        mov [r11+0x10], rbp        # out1[2] = x152

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
        .size   fe_p521_square_loose, .-fe_p521_square_loose
        .section .note.GNU-stack, "", @progbits
