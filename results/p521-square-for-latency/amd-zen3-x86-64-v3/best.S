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
 *   [rsp-0x10]  x9, then x126
 *   [rsp-0x18]  x16, then x84, then x117
 *   [rsp-0x20]  x81, then x114
 *   [rsp-0x28]  x83, then x90, then x128
 *   [rsp-0x30]  x29, then x82, then x115
 *   [rsp-0x38]  x88, then x90.2
 *   [rsp-0x40]  x31, then x85, then x127
 *   [rsp-0x48]  x32, then x83, then x116
 *   [rsp-0x50]  x34, then x63, then x96
 *   [rsp-0x58]  x84, then x89.2
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
 * 306 instructions; 106.7 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.159 [1.152, 1.162] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64-v3 + reduction pass
 * latency: 1.118 [1.113, 1.118] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64-v3 + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 17, 2026-11-27T14:04:23.133Z
 * ./fieldwright optimize --field p521 --op square --seed 17 --target x86-64-v3 --budget 7s --for latency
 * sha256 of the code: f6471043280bc89d27ed5460ec10d942dc0236656691d3bd610690911d24f733
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

        mov rdx, [rsi+0x20]        # load arg1[4]
        mulx rax, r8, [rsi]        # x16:x15 = arg1[0]*arg1[4]
        mov rdx, [rsi]             # load arg1[0]
        mulx r9, r10, [rsi+0x28]   # x18:x17 = arg1[0]*arg1[5]
        mulx r11, rcx, [rsi+0x30]  # x20:x19 = arg1[0]*arg1[6]
        mulx rbx, rbp, [rsi+0x18]  # x14:x13 = arg1[0]*arg1[3]
        mulx r12, r13, [rsi+0x8]   # x10:x9 = arg1[0]*arg1[1]
        mulx r14, r15, [rsi+0x10]  # x12:x11 = arg1[0]*arg1[2]
        mov [rsp-0x8], rdi         # spill pointer out1
        mov [rsp-0x10], r13        # spill x9
        mulx rdi, r13, [rsi+0x38]  # x22:x21 = arg1[0]*arg1[7]
        add r11, r13               # x86 = x21 + x20, CF to x87
        mov [rsp-0x18], rax        # spill x16
        mulx r13, rax, [rsi+0x40]  # x24:x23 = arg1[0]*arg1[8]
        adc rax, rdi               # x87 = x23 + x22 + CF, CF to x88
        adc r13, 0x0               # x88 = x24 + CF, no carry
        add r12, r15               # x81 = x11 + x10, CF to x82, complete
        adc r14, rbp               # x82 = x13 + x12 + CF, CF to x83
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rdi, rbp, [rsi+0x18]  # x40:x39 = arg1[2]*arg1[3]
        adc r8, rbx                # x83 = x15 + x14 + CF, CF to x84
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rbx, r15, [rsi+0x18]  # x28:x27 = arg1[1]*arg1[3]
        adc rbx, rbp               # x84 = x39 + x28 + CF, CF to x85
        adc r9, rcx                # x85 = x19 + x18 + CF, CF to x86
        mulx rcx, rbp, [rsi+0x10]  # x26:x25 = arg1[1]*arg1[2]
        mov [rsp-0x20], r12        # spill x81
        mov [rsp-0x28], r8         # spill x83
        mulx r12, r8, [rsi+0x20]   # x30:x29 = arg1[1]*arg1[4]
        mov [rsp-0x30], r8         # spill x29
        mov [rsp-0x38], r13        # spill x88
        mulx r8, r13, [rsi+0x28]   # x32:x31 = arg1[1]*arg1[5]
        mov [rsp-0x40], r13        # spill x31
        mov [rsp-0x48], r8         # spill x32
        mulx r13, r8, [rsi+0x30]   # x34:x33 = arg1[1]*arg1[6]
        mov [rsp-0x50], r13        # spill x34
        mov [rsp-0x58], rbx        # spill x84
        mulx r13, rbx, [rsi+0x38]  # x36:x35 = arg1[1]*arg1[7]
        adc r8, 0x0                # x86.2 = x33 + CF, CF to x87
        adc rbx, 0x0               # x87.2 = x35 + CF, CF to x88
        adc r13, 0x0               # x88.2 = x36 + CF, no carry
        add r9, r12                # x85 += x30, CF to x86
        adc r8, 0x0                # x86.2 += CF, CF to x87
        adc rax, rbx               # x87 += x87.2 + CF, CF to x88
        adc r13, 0x0               # x88.2 += CF, no carry
        add r9, rdi                # x85 += x40, CF to x86
        mulx rdi, rbx, [rsi+0x40]  # x38:x37 = arg1[1]*arg1[8]
        adc r11, r8                # x86 += x86.2 + CF, CF to x87
        adc rax, 0x0               # x87 += CF, CF to x88
        adc rbx, 0x0               # x88.3 = x37 + CF, CF to x89
        adc rdi, 0x0               # x89 = x38 + CF, no carry
        add rbp, r14               # x82 += x25, CF to x83, complete
        adc r15, rcx               # x83.2 = x27 + x26 + CF, CF to x84
        adc r10, [rsp-0x58]        # x84 += x17 + CF, CF to x85
        adc r9, 0x0                # x85 += CF, CF to x86
        adc r11, 0x0               # x86 += CF, CF to x87
        adc rax, 0x0               # x87 += CF, CF to x88
        adc rbx, [rsp-0x38]        # x88 += x88.3 + CF, CF to x89
        adc rdi, 0x0               # x89 += CF, no carry
        add rax, [rsp-0x50]        # x87 += x34, CF to x88
        adc rbx, 0x0               # x88 += CF, CF to x89
        adc rdi, 0x0               # x89 += CF, no carry
        add r15, [rsp-0x28]        # x83 += x83.2, CF to x84, complete
        adc r10, [rsp-0x30]        # x84 += x29 + CF, CF to x85
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r8, rcx, [rsi+0x38]   # x48:x47 = arg1[2]*arg1[7]
        adc r9, 0x0                # x85 += CF, CF to x86
        adc r11, [rsp-0x48]        # x86 += x32 + CF, CF to x87
        mulx r12, r14, [rsi+0x40]  # x50:x49 = arg1[2]*arg1[8]
        adc rax, 0x0               # x87 += CF, CF to x88
        adc rcx, r13               # x88.2 += x47 + CF, CF to x89
        adc r14, 0x0               # x89.2 = x49 + CF, CF to x90
        adc r12, 0x0               # x90 = x50 + CF, no carry
        add r10, [rsp-0x18]        # x84 += x16, CF to x85, complete
        mov [rsp-0x18], r10        # spill x84
        mulx r13, r10, [rsi+0x28]  # x44:x43 = arg1[2]*arg1[5]
        adc r9, 0x0                # x85 += CF, CF to x86
        adc r10, r11               # x86 += x43 + CF, CF to x87
        mov [rsp-0x48], r15        # spill x83
        mulx r11, r15, [rsi+0x20]  # x42:x41 = arg1[2]*arg1[4]
        mov [rsp-0x30], rbp        # spill x82
        mov [rsp-0x28], r12        # spill x90
        mulx rbp, r12, [rsi+0x30]  # x46:x45 = arg1[2]*arg1[6]
        adc r12, 0x0               # x87.2 = x45 + CF, CF to x88
        adc rbp, 0x0               # x88.3 = x46 + CF, no carry
        add r15, [rsp-0x40]        # x85.2 = x31 + x41, CF to x86
        adc r10, r11               # x86 += x42 + CF, CF to x87
        adc r13, rax               # x87 += x44 + CF, CF to x88
        adc rcx, rbx               # x88 += x88.2 + CF, CF to x89
        mov rdx, [rsi+0x20]        # load arg1[4]
        mulx rax, r11, [rsi+0x30]  # x64:x63 = arg1[4]*arg1[6]
        adc rdi, r8                # x89 += x48 + CF, CF to x90
        adc rax, 0x0               # x90.2 = x64 + CF, no carry
        add r9, r15                # x85 += x85.2, CF to x86, complete
        adc r10, 0x0               # x86 += CF, CF to x87
        adc r12, r13               # x87 += x87.2 + CF, CF to x88
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r8, rbx, [rsi+0x30]   # x56:x55 = arg1[3]*arg1[6]
        adc rbp, rbx               # x88.3 += x55 + CF, CF to x89
        mulx rbx, r13, [rsi+0x28]  # x54:x53 = arg1[3]*arg1[5]
        adc r8, rdi                # x89 += x56 + CF, CF to x90
        mulx rdi, r15, [rsi+0x20]  # x52:x51 = arg1[3]*arg1[4]
        mov [rsp-0x40], r9         # spill x85
        mov [rsp-0x50], r11        # spill x63
        mulx r9, r11, [rsi+0x40]   # x60:x59 = arg1[3]*arg1[8]
        mov [rsp-0x38], rax        # spill x90.2
        mov [rsp-0x58], r14        # spill x89.2
        mulx rax, r14, [rsi+0x38]  # x58:x57 = arg1[3]*arg1[7]
        adc rax, 0x0               # x90.3 = x58 + CF, CF to x91
        adc r9, 0x0                # x91 = x60 + CF, no carry
        add r10, r15               # x86 += x51, CF to x87, complete
        adc rdi, r13               # x87.2 = x52 + x53 + CF, CF to x88
        adc rbp, rcx               # x88 += x88.3 + CF, CF to x89
        adc r8, r14                # x89 += x57 + CF, CF to x90
        adc rax, r11               # x90.3 += x59 + CF, CF to x91
        adc r9, 0x0                # x91 += CF, no carry
        add rdi, r12               # x87 += x87.2, CF to x88, complete
        adc rbx, rbp               # x88 += x54 + CF, CF to x89
        mov rdx, [rsi+0x20]        # load arg1[4]
        mulx r11, rcx, [rsi+0x38]  # x66:x65 = arg1[4]*arg1[7]
        mulx rbp, r12, [rsi+0x40]  # x68:x67 = arg1[4]*arg1[8]
        adc r8, [rsp-0x58]         # x89 += x89.2 + CF, CF to x90
        adc rax, [rsp-0x38]        # x90.2 += x90.3 + CF, CF to x91
        mulx r13, r14, [rsi+0x28]  # x62:x61 = arg1[4]*arg1[5]
        adc r12, 0x0               # x91.2 = x67 + CF, CF to x92
        adc rbp, 0x0               # x92 = x68 + CF, no carry
        add rbx, r14               # x88 += x61, CF to x89, complete
        adc r8, r13                # x89 += x62 + CF, CF to x90
        adc rax, [rsp-0x28]        # x90 += x90.2 + CF, CF to x91
        adc r9, r12                # x91 += x91.2 + CF, CF to x92
        adc rbp, 0x0               # x92 += CF, no carry
        add r8, [rsp-0x50]         # x89 += x63, CF to x90, complete
        adc rcx, rax               # x90 += x65 + CF, CF to x91
        mov rdx, [rsi+0x28]        # load arg1[5]
        mulx rax, r12, [rsi+0x30]  # x70:x69 = arg1[5]*arg1[6]
        adc r9, rax                # x91 += x70 + CF, CF to x92
        mulx rax, r13, [rsi+0x38]  # x72:x71 = arg1[5]*arg1[7]
        mulx r14, r15, [rsi+0x40]  # x74:x73 = arg1[5]*arg1[8]
        adc r15, 0x0               # x92.2 = x73 + CF, CF to x93
        adc r14, 0x0               # x93 = x74 + CF, no carry
        add rcx, r12               # x90 += x69, CF to x91, complete
        adc r9, r13                # x91 += x71 + CF, CF to x92
        mov rdx, [rsi+0x38]        # load arg1[7]
        mulx r12, r13, [rsi+0x30]  # x76:x75 = arg1[6]*arg1[7]
        adc rax, r13               # x92.3 = x72 + x75 + CF, CF to x93
        adc r12, 0x0               # x93.2 = x76 + CF, no carry
        add r11, r9                # x91 += x66, CF to x92, complete
        adc r15, rax               # x92.2 += x92.3 + CF, CF to x93
        mov rdx, [rsi+0x30]        # load arg1[6]
        mulx rax, r9, [rsi+0x40]   # x78:x77 = arg1[6]*arg1[8]
        adc r9, 0x0                # x93.3 = x77 + CF, CF to x94
        adc rax, 0x0               # x94 = x78 + CF, no carry
        add rbp, r15               # x92 += x92.2, CF to x93, complete
        adc r12, r9                # x93.2 += x93.3 + CF, CF to x94
        adc rax, 0x0               # x94 += CF, no carry
        add r12, r14               # x93 += x93.2, CF to x94, complete
        mov rdx, [rsi+0x40]        # load arg1[8]
        mulx r9, r13, [rsi+0x38]   # x80:x79 = arg1[7]*arg1[8]
        adc rax, r13               # x94 += x79 + CF, CF to x95, complete
        adc r9, 0x0                # x95 = x80 + CF, no carry, complete

        /* complete: [x95, x94, x93, x92, x91, x90, x89, x88, x87, x86, x85, x84, x83, x82, x81] in [r9, rax, r12, rbp, r11, rcx, r8, rbx, rdi, r10, [rsp-0x40], [rsp-0x18], [rsp-0x48], [rsp-0x30], [rsp-0x20]] */
        mov r13, [rsp-0x10]        # reload x9
        add r13, [rsp-0x10]        # x113 = x9 + x9, CF to x114
        mov r14, [rsp-0x20]        # reload x81
        adc r14, 0x0               # x114 = x81 + CF, CF to x115
        mov r15, [rsp-0x30]        # reload x82
        adc r15, [rsp-0x30]        # x115 = x82 + x82 + CF, CF to x116
        mov [rsp-0x30], r15        # spill x115
        mov r15, [rsp-0x48]        # reload x83
        adc r15, [rsp-0x48]        # x116 = x83 + x83 + CF, CF to x117
        mov [rsp-0x48], r15        # spill x116
        mov r15, [rsp-0x18]        # reload x84
        adc r15, [rsp-0x18]        # x117 = x84 + x84 + CF, CF to x118
        mov [rsp-0x18], r15        # spill x117
        mov r15, [rsp-0x40]        # reload x85
        adc r15, [rsp-0x40]        # x118 = x85 + x85 + CF, CF to x119
        adc r10, r10               # x119 = x86 + x86 + CF, CF to x120
        adc rdi, rdi               # x120 = x87 + x87 + CF, CF to x121
        adc rbx, rbx               # x121 = x88 + x88 + CF, CF to x122
        adc r8, r8                 # x122 = x89 + x89 + CF, CF to x123
        adc rcx, rcx               # x123 = x90 + x90 + CF, CF to x124
        adc r11, r11               # x124 = x91 + x91 + CF, CF to x125
        adc rbp, rbp               # x125 = x92 + x92 + CF, CF to x126
        adc r12, r12               # x126 = x93 + x93 + CF, CF to x127
        adc rax, rax               # x127 = x94 + x94 + CF, CF to x128
        mov [rsp-0x40], rax        # spill x127
        mov rax, r9                # copy x95
        adc rax, 0x0               # x128 = x95 + CF, no carry
        mov [rsp-0x10], r12        # spill x126
        mov r12, rdx               # copy arg1[8]
        imul r12, rdx              # x112 = arg1[8]*arg1[8]
        add r12, r9                # x128.2 = x95 + x112, no carry
        add r12, rax               # x128 += x128.2, no carry
        mov rdx, [rsi]             # load arg1[0]
        mulx rax, r9, rdx          # x97:x96 = arg1[0]*arg1[0]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mov [rsp-0x50], r9         # spill x96
        mov [rsp-0x28], r12        # spill x128
        mulx r9, r12, rdx          # x99:x98 = arg1[1]*arg1[1]
        add r14, r12               # x114 += x98, CF to x115
        adc r9, 0x0                # x115.2 = x99 + CF, no carry
        add r13, rax               # x113 += x97, CF to x114, complete
        adc r14, [rsp-0x20]        # x114 += x81 + CF, CF to x115, complete
        adc r9, [rsp-0x30]         # x115 += x115.2 + CF, CF to x116, complete
        mov rdx, [rsi+0x28]        # load arg1[5]
        mulx rax, r12, rdx         # x107:x106 = arg1[5]*arg1[5]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mov [rsp-0x30], r9         # spill x115
        mov [rsp-0x20], r14        # spill x114
        mulx r9, r14, rdx          # x101:x100 = arg1[2]*arg1[2]
        adc r14, [rsp-0x48]        # x116 += x100 + CF, CF to x117, complete
        adc r9, [rsp-0x18]         # x117 += x101 + CF, CF to x118, complete
        mov rdx, [rsi+0x18]        # load arg1[3]
        mov [rsp-0x18], r9         # spill x117
        mov [rsp-0x48], r14        # spill x116
        mulx r9, r14, rdx          # x103:x102 = arg1[3]*arg1[3]
        adc r14, r15               # x118 += x102 + CF, CF to x119, complete
        adc r10, r9                # x119 += x103 + CF, CF to x120, complete
        mov rdx, [rsi+0x20]        # load arg1[4]
        mulx r9, r15, rdx          # x105:x104 = arg1[4]*arg1[4]
        adc r15, rdi               # x120 += x104 + CF, CF to x121, complete
        adc rbx, r9                # x121 += x105 + CF, CF to x122, complete
        mov rdx, [rsi+0x30]        # load arg1[6]
        mulx r9, rdi, rdx          # x109:x108 = arg1[6]*arg1[6]
        adc r12, r8                # x122 += x106 + CF, CF to x123, complete
        adc rax, rcx               # x123 += x107 + CF, CF to x124, complete
        adc rdi, r11               # x124 += x108 + CF, CF to x125, complete
        adc rbp, r9                # x125 += x109 + CF, CF to x126, complete
        mov rdx, [rsi+0x38]        # load arg1[7]
        mulx r8, r9, rdx           # x111:x110 = arg1[7]*arg1[7]
        adc r9, [rsp-0x10]         # x126 += x110 + CF, CF to x127, complete
        adc r8, [rsp-0x40]         # x127 += x111 + CF, CF to x128, complete
        mov r11, [rsp-0x28]        # reload x128
        adc r11, 0x0               # x128 += CF, no carry, complete

        /* complete: [x128, x127, x126, x125, x124, x123, x122, x121, x120, x119, x118, x117, x116, x115, x114, x113] in [r11, r8, r9, rbp, rdi, rax, r12, rbx, r15, r10, r14, [rsp-0x18], [rsp-0x48], [rsp-0x30], [rsp-0x20], r13] */
        mov rcx, r15               # copy x120
        and rcx, 0x1ff             # x138 = x120 & 0x1ff
        mov rsi, rbx               # copy x121
        shld rsi, r15, 0x37        # x129 = low word of (x121:x120 >> 9)
        mov rdx, r12               # copy x122
        shrd rdx, rax, 0x9         # x131 = low word of (x123:x122 >> 9)
        shrd rbx, r12, 0x9         # x130 = low word of (x122:x121 >> 9)
        mov r12, rdi               # copy x124
        shld r12, rax, 0x37        # x132 = low word of (x124:x123 >> 9)
        shr rdi, 0x9               # t1 = x124 >> 9
        mov rax, rbp               # copy x125
        shl rax, 0x37              # t2 = x125 << 55 mod 2^64
        lea rax, [rdi+rax]         # x133 = t1 + t2 mod 2^64 = low word of (x125:x124 >> 9)
        mov rdi, r11               # copy x128
        shr rdi, 0x9               # x137 = x128 >> 9
        add rsi, [rsp-0x50]        # x139 = x96 + x129, CF to x140, complete
        adc rbx, r13               # x140 = x113 + x130 + CF, CF to x141, complete
        adc rdx, [rsp-0x20]        # x141 = x114 + x131 + CF, CF to x142, complete
        adc r12, [rsp-0x30]        # x142 = x115 + x132 + CF, CF to x143, complete
        adc rax, [rsp-0x48]        # x143 = x116 + x133 + CF, CF to x144, complete
        mov r13, [rsp-0x18]        # reload x117
        adc r13, 0x0               # x144 = x117 + CF, CF to x145
        adc r14, 0x0               # x145 = x118 + CF, CF to x146
        adc r10, 0x0               # x146 = x119 + CF, CF to x147
        adc rcx, rdi               # x147 = x138 + x137 + CF, no carry
        shr rbp, 0x9               # t3 = x125 >> 9
        mov rdi, r9                # copy x126
        shl rdi, 0x37              # t4 = x126 << 55 mod 2^64
        lea rdi, [rdi+rbp]         # x134 = t3 + t4 mod 2^64 = low word of (x126:x125 >> 9)
        mov rbp, r8                # copy x127
        shr rbp, 0x9               # t5 = x127 >> 9
        shl r11, 0x37              # t6 = x128 << 55 mod 2^64
        lea r11, [r11+rbp]         # x136 = t5 + t6 mod 2^64 = low word of (x128:x127 >> 9)
        shrd r9, r8, 0x9           # x135 = low word of (x127:x126 >> 9)
        add rdi, r13               # x144 += x134, CF to x145, complete
        adc r9, r14                # x145 += x135 + CF, CF to x146, complete
        adc r10, r11               # x146 += x136 + CF, CF to x147, complete
        adc rcx, 0x0               # x147 += CF, no carry, complete

        /* complete: [x147, x146, x145, x144, x143, x142, x141, x140, x139] in [rcx, r10, r9, rdi, rax, r12, rdx, rbx, rsi] */
        mov r8, rcx                # copy x147
        and r8, 0x1ff              # x149 = x147 & 0x1ff
        shr rcx, 0x9               # x148 = x147 >> 9
        add rcx, rsi               # x150 = x139 + x148, CF to x151, complete
        adc rbx, 0x0               # x151 = x140 + CF, CF to x152, complete
        adc rdx, 0x0               # x152 = x141 + CF, CF to x153, complete
        adc r12, 0x0               # x153 = x142 + CF, CF to x154, complete
        adc rax, 0x0               # x154 = x143 + CF, CF to x155, complete
        adc rdi, 0x0               # x155 = x144 + CF, CF to x156, complete
        adc r9, 0x0                # x156 = x145 + CF, CF to x157, complete
        adc r10, 0x0               # x157 = x146 + CF, CF to x158, complete
        adc r8, 0x0                # x158 = x149 + CF, no carry, complete

        /* complete: [x158, x157, x156, x155, x154, x153, x152, x151, x150] in [r8, r10, r9, rdi, rax, r12, rdx, rbx, rcx] */
        mov r11, [rsp-0x8]         # reload pointer out1
        mov [r11], rcx             # out1[0] = x150
        mov [r11+0x8], rbx         # out1[1] = x151
        mov [r11+0x18], r12        # out1[3] = x153
        mov [r11+0x38], r10        # out1[7] = x157
        mov [r11+0x30], r9         # out1[6] = x156
        mov [r11+0x40], r8         # out1[8] = x158
        mov [r11+0x10], rdx        # out1[2] = x152
        mov [r11+0x28], rdi        # out1[5] = x155
        mov [r11+0x20], rax        # out1[4] = x154

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
