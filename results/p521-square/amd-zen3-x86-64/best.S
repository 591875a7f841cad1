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
 * Spilled words:
 *   [rsp]       x9
 *   [rsp+0x8]   x18, then x36, then x64, then x65, then x87, then x110
 *   [rsp+0x10]  x17, then x46, then x60, then x66, then x101, then x113
 *   [rsp+0x18]  x20, then x86, then pointer out1
 *   [rsp+0x20]  x19, then x85.2, then x63, then x87.2, then x67, then x86
 *   [rsp+0x28]  x16, then x22, then x32, then x44, then x84
 *   [rsp+0x30]  x15, then x21, then x83, then x108
 *   [rsp+0x38]  x24, then x39, then x85, then x124
 *   [rsp+0x40]  x23, then x25, then x42, then x43, then x59, then x98, then x109, then x127, then x119
 *   [rsp+0x48]  x35, then x81, then x114
 *   [rsp+0x50]  x45, then x88.2, then x55, then x68, then x100
 *   [rsp+0x58]  x41, then x82
 *   [rsp+0x60]  x128
 *   [rsp+0x68]  x94
 *   [rsp+0x70]  x97
 *   [rsp+0x78]  x96
 *   [rsp+0x80]  x105, then x107
 *   [rsp+0x88]  x104
 *   [rsp+0x90]  x103, then x112, then x138
 *   [rsp+0x98]  x102
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
 * 432 instructions; 119.8 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.042 [1.038, 1.046] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64 + reduction pass
 * latency: 1.051 [1.048, 1.051] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64 + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 63, 2026-11-27T14:15:51.850Z
 * ./fieldwright optimize --field p521 --op square --seed 63 --target x86-64 --budget 7s --resume
 * sha256 of the code: d4af4f9ae1b088597a3edfee37bcf8cde91dcbe57ae5be266f80b36186db128f
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
        sub rsp, 0xa0              # room for the slots
        .cfi_adjust_cfa_offset 160

        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi]        # x12:x11 = arg1[0]*arg1[2]
        mov r8, rdx                # copy x12
        mov r9, rax                # copy x11
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi+0x18]   # x14:x13 = arg1[0]*arg1[3]
        mov r10, rdx               # copy x14
        mov r11, rax               # copy x13
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi+0x8]    # x10:x9 = arg1[0]*arg1[1]
        mov rcx, rdx               # copy x10
        mov [rsp], rax             # spill x9
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi+0x28]   # x18:x17 = arg1[0]*arg1[5]
        mov [rsp+0x8], rdx         # spill x18
        mov [rsp+0x10], rax        # spill x17
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi+0x30]   # x20:x19 = arg1[0]*arg1[6]
        mov [rsp+0x18], rdx        # spill x20
        mov [rsp+0x20], rax        # spill x19
        mov rax, [rsi+0x20]        # load arg1[4]
        mul qword ptr [rsi]        # x16:x15 = arg1[0]*arg1[4]
        mov [rsp+0x28], rdx        # spill x16
        mov [rsp+0x30], rax        # spill x15
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi+0x40]   # x24:x23 = arg1[0]*arg1[8]
        mov [rsp+0x38], rdx        # spill x24
        mov [rsp+0x40], rax        # spill x23
        mov rax, [rsi+0x38]        # load arg1[7]
        mul qword ptr [rsi]        # x22:x21 = arg1[0]*arg1[7]
        add r9, rcx                # x81 = x11 + x10, CF to x82, complete
        adc r11, 0x0               # x82 = x13 + CF, CF to x83
        mov rcx, [rsp+0x30]        # reload x15
        adc rcx, 0x0               # x83 = x15 + CF, CF to x84
        mov rbx, [rsp+0x28]        # reload x16
        adc rbx, 0x0               # x84 = x16 + CF, no carry
        mov [rsp+0x28], rdx        # spill x22
        mov [rsp+0x30], rax        # spill x21
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x28]   # x32:x31 = arg1[1]*arg1[5]
        mov rbp, [rsp+0x20]        # reload x19
        add rbp, [rsp+0x8]         # x85 = x19 + x18, CF to x86
        mov r12, [rsp+0x30]        # reload x21
        adc r12, [rsp+0x18]        # x86 = x21 + x20 + CF, CF to x87
        mov r13, [rsp+0x28]        # reload x22
        adc r13, 0x0               # x87 = x22 + CF, no carry
        add rbp, rax               # x85 += x31, CF to x86
        adc r12, 0x0               # x86 += CF, CF to x87
        adc r13, 0x0               # x87 += CF, no carry
        mov [rsp+0x28], rdx        # spill x32
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [rsi+0x8]    # x28:x27 = arg1[1]*arg1[3]
        add rax, rcx               # x83 += x27, CF to x84
        adc rdx, 0x0               # x84.2 = x28 + CF, no carry
        mov rcx, rdx               # copy x84.2
        mov [rsp+0x30], rax        # spill x83
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x30]   # x34:x33 = arg1[1]*arg1[6]
        add rax, r12               # x86 += x33, CF to x87
        adc rdx, 0x0               # x87.2 = x34 + CF, no carry
        mov r12, rdx               # copy x87.2
        mov [rsp+0x18], rax        # spill x86
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x20]   # x30:x29 = arg1[1]*arg1[4]
        add rbx, rax               # x84 += x29, CF to x85
        adc rdx, 0x0               # x85.2 = x30 + CF, no carry
        mov [rsp+0x20], rdx        # spill x85.2
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x38]   # x36:x35 = arg1[1]*arg1[7]
        mov [rsp+0x8], rdx         # spill x36
        mov [rsp+0x48], rax        # spill x35
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x8]    # x26:x25 = arg1[1]*arg1[2]
        add rcx, [rsp+0x10]        # x84.2 += x17, CF to x85
        mov r14, [rsp+0x20]        # reload x85.2
        adc r14, 0x0               # x85.2 += CF, CF to x86
        mov r15, [rsp+0x18]        # reload x86
        adc r15, 0x0               # x86 += CF, CF to x87
        mov [rsp+0x18], rdi        # spill pointer out1
        mov rdi, [rsp+0x48]        # reload x35
        adc rdi, 0x0               # x87.3 = x35 + CF, CF to x88
        mov [rsp+0x48], r9         # spill x81
        mov r9, [rsp+0x8]          # reload x36
        adc r9, 0x0                # x88 = x36 + CF, no carry
        add rdi, [rsp+0x40]        # x87.3 += x23, CF to x88
        adc r9, 0x0                # x88 += CF, no carry
        add r8, r11                # x82 += x12, CF to x83
        adc rdx, 0x0               # x83.2 = x26 + CF, no carry
        mov r11, rdx               # copy x83.2
        mov [rsp+0x40], rax        # spill x25
        mov rax, [rsi+0x20]        # load arg1[4]
        mul qword ptr [rsi+0x30]   # x64:x63 = arg1[4]*arg1[6]
        mov [rsp+0x8], rdx         # spill x64
        mov [rsp+0x20], rax        # spill x63
        mov rax, [rsi+0x30]        # load arg1[6]
        mul qword ptr [rsi+0x10]   # x46:x45 = arg1[2]*arg1[6]
        mov [rsp+0x10], rdx        # spill x46
        mov [rsp+0x50], rax        # spill x45
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x38]   # x48:x47 = arg1[2]*arg1[7]
        add rbp, r14               # x85 += x85.2, CF to x86
        adc r15, 0x0               # x86 += CF, CF to x87
        adc r13, [rsp+0x50]        # x87 += x45 + CF, CF to x88
        adc rax, 0x0               # x88.2 = x47 + CF, CF to x89
        adc rdx, 0x0               # x89 = x48 + CF, no carry
        mov r14, rdx               # copy x89
        mov [rsp+0x50], rax        # spill x88.2
        mov rax, [rsi+0x20]        # load arg1[4]
        mul qword ptr [rsi+0x10]   # x42:x41 = arg1[2]*arg1[4]
        add r8, [rsp+0x40]         # x82 += x25, CF to x83, complete
        adc r11, 0x0               # x83.2 += CF, no carry
        mov [rsp+0x40], rdx        # spill x42
        mov [rsp+0x58], rax        # spill x41
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x40]   # x38:x37 = arg1[1]*arg1[8]
        add rax, r9                # x88 += x37, CF to x89
        adc rdx, 0x0               # x89.2 = x38 + CF, no carry
        add r10, [rsp+0x30]        # x83 += x14, CF to x84
        adc rcx, 0x0               # x84.2 += CF, CF to x85
        mov r9, [rsp+0x58]         # reload x41
        adc r9, 0x0                # x85.2 = x41 + CF, CF to x86
        mov [rsp+0x58], r8         # spill x82
        mov r8, [rsp+0x40]         # reload x42
        adc r8, 0x0                # x86.2 = x42 + CF, no carry
        add r10, r11               # x83 += x83.2, CF to x84, complete
        adc rbx, rcx               # x84 += x84.2 + CF, CF to x85
        adc r9, 0x0                # x85.2 += CF, CF to x86
        adc r8, [rsp+0x28]         # x86.2 += x32 + CF, CF to x87
        adc r13, rdi               # x87 += x87.3 + CF, CF to x88
        adc rax, [rsp+0x38]        # x88 += x24 + CF, CF to x89
        adc rdx, 0x0               # x89.2 += CF, no carry
        mov r11, rdx               # copy x89.2
        mov rcx, rax               # copy x88
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x18]   # x40:x39 = arg1[2]*arg1[3]
        mov rdi, rdx               # copy x40
        mov [rsp+0x38], rax        # spill x39
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x28]   # x44:x43 = arg1[2]*arg1[5]
        mov [rsp+0x28], rdx        # spill x44
        mov [rsp+0x40], rax        # spill x43
        mov rax, [rsi+0x40]        # load arg1[8]
        mul qword ptr [rsi+0x10]   # x50:x49 = arg1[2]*arg1[8]
        add rbx, [rsp+0x38]        # x84 += x39, CF to x85, complete
        adc r9, rdi                # x85.2 += x40 + CF, CF to x86
        mov rdi, [rsp+0x40]        # reload x43
        adc rdi, 0x0               # x86.3 = x43 + CF, CF to x87
        adc r12, [rsp+0x28]        # x87.2 += x44 + CF, CF to x88
        mov [rsp+0x28], rbx        # spill x84
        mov rbx, [rsp+0x50]        # reload x88.2
        adc rbx, [rsp+0x10]        # x88.2 += x46 + CF, CF to x89
        adc rax, 0x0               # x89.3 = x49 + CF, CF to x90
        adc rdx, 0x0               # x90 = x50 + CF, no carry
        add r12, r13               # x87 += x87.2, CF to x88
        adc rbx, rcx               # x88 += x88.2 + CF, CF to x89
        adc r14, [rsp+0x20]        # x89 += x63 + CF, CF to x90
        adc rdx, 0x0               # x90 += CF, no carry
        mov rcx, rdx               # copy x90
        mov r13, rax               # copy x89.3
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [rsi+0x20]   # x52:x51 = arg1[3]*arg1[4]
        add r8, rax                # x86.2 += x51, CF to x87
        adc rdx, 0x0               # x87.2 = x52 + CF, no carry
        mov [rsp+0x20], rdx        # spill x87.2
        mov rax, [rsi+0x30]        # load arg1[6]
        mul qword ptr [rsi+0x18]   # x56:x55 = arg1[3]*arg1[6]
        add r14, rdx               # x89 += x56, CF to x90
        adc rcx, 0x0               # x90 += CF, no carry
        mov [rsp+0x50], rax        # spill x55
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [rsi+0x40]   # x60:x59 = arg1[3]*arg1[8]
        mov [rsp+0x10], rdx        # spill x60
        mov [rsp+0x40], rax        # spill x59
        mov rax, [rsi+0x28]        # load arg1[5]
        mul qword ptr [rsi+0x18]   # x54:x53 = arg1[3]*arg1[5]
        add r9, rbp                # x85 += x85.2, CF to x86, complete
        adc rdi, r8                # x86.2 += x86.3 + CF, CF to x87
        adc rax, [rsp+0x20]        # x87.2 += x53 + CF, CF to x88
        adc rdx, 0x0               # x88.2 = x54 + CF, no carry
        mov r8, rdx                # copy x88.2
        mov rbp, rax               # copy x87.2
        mov rax, [rsi+0x38]        # load arg1[7]
        mul qword ptr [rsi+0x18]   # x58:x57 = arg1[3]*arg1[7]
        add rbx, [rsp+0x50]        # x88 += x55, CF to x89
        adc r14, r13               # x89 += x89.3 + CF, CF to x90
        adc rcx, [rsp+0x8]         # x90 += x64 + CF, CF to x91
        mov r13, [rsp+0x10]        # reload x60
        adc r13, 0x0               # x91 = x60 + CF, no carry
        add r15, rdi               # x86 += x86.2, CF to x87, complete
        adc r12, rbp               # x87 += x87.2 + CF, CF to x88, complete
        adc r8, rbx                # x88 += x88.2 + CF, CF to x89
        adc r14, rax               # x89 += x57 + CF, CF to x90
        adc rcx, 0x0               # x90 += CF, CF to x91
        adc r13, 0x0               # x91 += CF, no carry
        mov rdi, rdx               # copy x58
        mov rax, [rsi+0x40]        # load arg1[8]
        mul qword ptr [rsi+0x28]   # x74:x73 = arg1[5]*arg1[8]
        mov rbx, rdx               # copy x74
        mov rbp, rax               # copy x73
        mov rax, [rsi+0x38]        # load arg1[7]
        mul qword ptr [rsi+0x20]   # x66:x65 = arg1[4]*arg1[7]
        mov [rsp+0x10], rdx        # spill x66
        mov [rsp+0x8], rax         # spill x65
        mov rax, [rsi+0x20]        # load arg1[4]
        mul qword ptr [rsi+0x40]   # x68:x67 = arg1[4]*arg1[8]
        mov [rsp+0x50], rdx        # spill x68
        mov [rsp+0x20], rax        # spill x67
        mov rax, [rsi+0x28]        # load arg1[5]
        mul qword ptr [rsi+0x20]   # x62:x61 = arg1[4]*arg1[5]
        mov [rsp+0x38], r9         # spill x85
        mov r9, [rsp+0x8]          # reload x65
        add r9, [rsp+0x40]         # x90.2 = x59 + x65, CF to x91
        mov [rsp+0x8], r12         # spill x87
        mov r12, [rsp+0x20]        # reload x67
        adc r12, 0x0               # x91.2 = x67 + CF, CF to x92
        mov [rsp+0x20], r15        # spill x86
        mov r15, [rsp+0x50]        # reload x68
        adc r15, 0x0               # x92 = x68 + CF, no carry
        add r9, rdi                # x90.2 += x58, CF to x91
        adc r12, 0x0               # x91.2 += CF, CF to x92
        adc r15, 0x0               # x92 += CF, no carry
        add r8, rax                # x88 += x61, CF to x89, complete
        adc r14, r11               # x89 += x89.2 + CF, CF to x90
        adc rcx, r9                # x90 += x90.2 + CF, CF to x91
        adc r12, r13               # x91 += x91.2 + CF, CF to x92
        adc r15, 0x0               # x92 += CF, no carry
        add rdx, r14               # x89 += x62, CF to x90, complete
        adc rcx, 0x0               # x90 += CF, CF to x91
        adc r12, [rsp+0x10]        # x91 += x66 + CF, CF to x92
        adc r15, 0x0               # x92 += CF, no carry
        mov r9, rdx                # copy x89
        mov rax, [rsi+0x28]        # load arg1[5]
        mul qword ptr [rsi+0x28]   # x107:x106 = arg1[5]*arg1[5]
        mov r11, rdx               # copy x107
        mov rdi, rax               # copy x106
        mov rax, [rsi+0x30]        # load arg1[6]
        mul qword ptr [rsi+0x28]   # x70:x69 = arg1[5]*arg1[6]
        mov r13, rdx               # copy x70
        mov r14, rax               # copy x69
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x10]   # x101:x100 = arg1[2]*arg1[2]
        mov [rsp+0x10], rdx        # spill x101
        mov [rsp+0x50], rax        # spill x100
        mov rax, [rsi+0x38]        # load arg1[7]
        mul qword ptr [rsi+0x28]   # x72:x71 = arg1[5]*arg1[7]
        add rcx, r14               # x90 += x69, CF to x91, complete
        adc r13, rax               # x91.2 = x71 + x70 + CF, CF to x92
        adc rdx, rbp               # x92.2 = x73 + x72 + CF, CF to x93
        adc rbx, 0x0               # x93 = x74 + CF, no carry
        add r12, r13               # x91 += x91.2, CF to x92, complete
        adc rdx, r15               # x92 += x92.2 + CF, CF to x93
        adc rbx, 0x0               # x93 += CF, no carry
        mov rbp, rdx               # copy x92
        mov rax, [rsi+0x30]        # load arg1[6]
        mul qword ptr [rsi+0x40]   # x78:x77 = arg1[6]*arg1[8]
        mov r13, rdx               # copy x78
        mov r14, rax               # copy x77
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x8]    # x99:x98 = arg1[1]*arg1[1]
        mov r15, rdx               # copy x99
        mov [rsp+0x40], rax        # spill x98
        mov rax, [rsi+0x38]        # load arg1[7]
        mul qword ptr [rsi+0x30]   # x76:x75 = arg1[6]*arg1[7]
        add r14, rbx               # x93 += x77, CF to x94
        adc r13, 0x0               # x94 = x78 + CF, no carry
        mov rbx, [rsp+0x40]        # reload x98
        add rbx, [rsp+0x48]        # x114 = x98 + x81, CF to x115
        adc r15, 0x0               # x115 = x99 + CF, no carry
        add rbp, rax               # x92 += x75, CF to x93, complete
        adc r14, rdx               # x93 += x76 + CF, CF to x94, complete
        adc r13, 0x0               # x94 += CF, no carry
        mov rax, [rsi+0x30]        # load arg1[6]
        mul qword ptr [rsi+0x30]   # x109:x108 = arg1[6]*arg1[6]
        mov [rsp+0x40], rdx        # spill x109
        mov [rsp+0x30], rax        # spill x108
        mov rax, [rsi+0x40]        # load arg1[8]
        mul qword ptr [rsi+0x38]   # x80:x79 = arg1[7]*arg1[8]
        add rax, r13               # x94 += x79, CF to x95, complete
        adc rdx, 0x0               # x95 = x80 + CF, no carry, complete

        /* complete: [x95, x94, x93, x92, x91, x90, x89, x88, x87, x86, x85, x84, x83, x82, x81] in [rdx, rax, r14, rbp, r12, rcx, r9, r8, [rsp+0x8], [rsp+0x20], [rsp+0x38], [rsp+0x28], r10, [rsp+0x58], [rsp+0x48]] */
        mov r13, [rsi+0x40]        # load arg1[8]
        imul r13, [rsi+0x40]       # x112 = arg1[8]*arg1[8]
        lea rdx, [rdx+rdx]         # x128 = x95 + x95
        mov [rsp+0x60], rdx        # spill x128
        mov [rsp+0x68], rax        # spill x94
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi]        # x97:x96 = arg1[0]*arg1[0]
        mov [rsp+0x70], rdx        # spill x97
        mov [rsp+0x78], rax        # spill x96
        mov rax, [rsi+0x20]        # load arg1[4]
        mul qword ptr [rsi+0x20]   # x105:x104 = arg1[4]*arg1[4]
        mov [rsp+0x80], rdx        # spill x105
        mov [rsp+0x88], rax        # spill x104
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [rsi+0x18]   # x103:x102 = arg1[3]*arg1[3]
        mov [rsp+0x90], rdx        # spill x103
        mov [rsp+0x98], rax        # spill x102
        mov rax, [rsi+0x38]        # load arg1[7]
        mul qword ptr [rsi+0x38]   # x111:x110 = arg1[7]*arg1[7]
        mov rsi, [rsp+0x70]        # reload x97
        add rsi, [rsp]             # x113 = x97 + x9, CF to x114
        adc rbx, 0x0               # x114 += CF, CF to x115
        adc r15, 0x0               # x115 += CF, no carry
        add rsi, [rsp]             # x113 += x9, CF to x114, complete
        adc rbx, [rsp+0x48]        # x114 += x81 + CF, CF to x115, complete
        adc r15, [rsp+0x58]        # x115 += x82 + CF, CF to x116
        adc r10, r10               # x116 = x83 + x83 + CF, CF to x117
        mov [rsp+0x48], rbx        # spill x114
        mov rbx, [rsp+0x10]        # reload x101
        adc rbx, 0x0               # x117 = x101 + CF, no carry
        mov [rsp+0x10], rsi        # spill x113
        mov rsi, [rsp+0x90]        # reload x103
        add rsi, [rsp+0x20]        # x119 = x103 + x86, CF to x120
        mov [rsp+0x90], r13        # spill x112
        mov r13, [rsp+0x8]         # reload x87
        adc r13, [rsp+0x8]         # x120 = x87 + x87 + CF, CF to x121
        mov [rsp+0x8], rax         # spill x110
        mov rax, [rsp+0x80]        # reload x105
        adc rax, 0x0               # x121 = x105 + CF, no carry
        add rbx, [rsp+0x28]        # x117 += x84, CF to x118
        mov [rsp+0x80], r11        # spill x107
        mov r11, [rsp+0x38]        # reload x85
        adc r11, [rsp+0x38]        # x118 = x85 + x85 + CF, CF to x119
        adc rsi, 0x0               # x119 += CF, CF to x120
        adc r13, 0x0               # x120 += CF, CF to x121
        adc rax, r8                # x121 += x88 + CF, CF to x122
        adc r9, r9                 # x122 = x89 + x89 + CF, CF to x123
        adc rcx, rcx               # x123 = x90 + x90 + CF, CF to x124
        adc r12, r12               # x124 = x91 + x91 + CF, CF to x125
        mov [rsp+0x38], r12        # spill x124
        mov r12, rbp               # copy x92
        adc r12, [rsp+0x40]        # x125 = x109 + x92 + CF, CF to x126
        adc r14, r14               # x126 = x93 + x93 + CF, CF to x127
        adc rdx, [rsp+0x68]        # x127 = x111 + x94 + CF, CF to x128
        mov [rsp+0x40], rdx        # spill x127
        mov rdx, [rsp+0x60]        # reload x128
        adc rdx, 0x0               # x128 += CF, no carry
        add r15, [rsp+0x58]        # x115 += x82, CF to x116, complete
        adc r10, [rsp+0x50]        # x116 += x100 + CF, CF to x117, complete
        adc rbx, [rsp+0x28]        # x117 += x84 + CF, CF to x118, complete
        adc r11, [rsp+0x98]        # x118 += x102 + CF, CF to x119, complete
        adc rsi, [rsp+0x20]        # x119 += x86 + CF, CF to x120, complete
        adc r13, [rsp+0x88]        # x120 += x104 + CF, CF to x121, complete
        adc rax, r8                # x121 += x88 + CF, CF to x122, complete
        adc rdi, r9                # x122 += x106 + CF, CF to x123, complete
        adc rcx, [rsp+0x80]        # x123 += x107 + CF, CF to x124, complete
        mov r8, [rsp+0x38]         # reload x124
        adc r8, [rsp+0x30]         # x124 += x108 + CF, CF to x125, complete
        adc rbp, r12               # x125 += x92 + CF, CF to x126, complete
        adc r14, [rsp+0x8]         # x126 += x110 + CF, CF to x127, complete
        mov r9, [rsp+0x40]         # reload x127
        adc r9, [rsp+0x68]         # x127 += x94 + CF, CF to x128, complete
        adc rdx, [rsp+0x90]        # x128 += x112 + CF, no carry, complete

        /* complete: [x128, x127, x126, x125, x124, x123, x122, x121, x120, x119, x118, x117, x116, x115, x114, x113] in [rdx, r9, r14, rbp, r8, rcx, rdi, rax, r13, rsi, r11, rbx, r10, r15, [rsp+0x48], [rsp+0x10]] */
        mov r12, r13               # copy x120
        shrd r12, rax, 0x9         # x129 = low word of (x121:x120 >> 9)
        and r13, 0x1ff             # x138 = x120 & 0x1ff
        shr rax, 0x9               # t1 = x121 >> 9
        mov [rsp+0x90], r13        # spill x138
        mov r13, rdi               # copy x122
        shl r13, 0x37              # t2 = x122 << 55 mod 2^64
        lea rax, [rax+r13]         # x130 = t1 + t2 mod 2^64 = low word of (x122:x121 >> 9)
        shr rdi, 0x9               # t3 = x122 >> 9
        mov r13, rcx               # copy x123
        shl r13, 0x37              # t4 = x123 << 55 mod 2^64
        lea rdi, [rdi+r13]         # x131 = t3 + t4 mod 2^64 = low word of (x123:x122 >> 9)
        mov r13, rbp               # copy x125
        shrd r13, r14, 0x9         # x134 = low word of (x126:x125 >> 9)
        mov [rsp+0x40], rsi        # spill x119
        mov rsi, r8                # copy x124
        shr rsi, 0x9               # t5 = x124 >> 9
        shl rbp, 0x37              # t6 = x125 << 55 mod 2^64
        lea rsi, [rsi+rbp]         # x133 = t5 + t6 mod 2^64 = low word of (x125:x124 >> 9)
        shr r14, 0x9               # t7 = x126 >> 9
        mov rbp, r9                # copy x127
        shl rbp, 0x37              # t8 = x127 << 55 mod 2^64
        lea rbp, [r14+rbp]         # x135 = t7 + t8 mod 2^64 = low word of (x127:x126 >> 9)
        shr rcx, 0x9               # t9 = x123 >> 9
        shl r8, 0x37               # t10 = x124 << 55 mod 2^64
        lea r8, [rcx+r8]           # x132 = t9 + t10 mod 2^64 = low word of (x124:x123 >> 9)
        mov rcx, rdx               # copy x128
        shr rcx, 0x9               # x137 = x128 >> 9
        add r12, [rsp+0x78]        # x139 = x96 + x129, CF to x140, complete
        adc rax, [rsp+0x10]        # x140 = x113 + x130 + CF, CF to x141, complete
        adc rdi, [rsp+0x48]        # x141 = x114 + x131 + CF, CF to x142, complete
        adc r15, r8                # x142 = x115 + x132 + CF, CF to x143, complete
        adc rsi, r10               # x143 = x116 + x133 + CF, CF to x144, complete
        adc r13, rbx               # x144 = x117 + x134 + CF, CF to x145, complete
        adc rbp, r11               # x145 = x118 + x135 + CF, CF to x146, complete
        mov r8, [rsp+0x40]         # reload x119
        adc r8, 0x0                # x146 = x119 + CF, CF to x147
        adc rcx, [rsp+0x90]        # x147 = x138 + x137 + CF, no carry
        shr r9, 0x9                # t11 = x127 >> 9
        shl rdx, 0x37              # t12 = x128 << 55 mod 2^64
        lea r9, [r9+rdx]           # x136 = t11 + t12 mod 2^64 = low word of (x128:x127 >> 9)
        add r9, r8                 # x146 += x136, CF to x147, complete
        adc rcx, 0x0               # x147 += CF, no carry, complete

        /* complete: [x147, x146, x145, x144, x143, x142, x141, x140, x139] in [rcx, r9, rbp, r13, rsi, r15, rdi, rax, r12] */
        mov r8, rcx                # copy x147
        shr r8, 0x9                # x148 = x147 >> 9
        and rcx, 0x1ff             # x149 = x147 & 0x1ff
        add r12, r8                # x150 = x139 + x148, CF to x151, complete
        mov r8, [rsp+0x18]         # reload pointer out1
        mov [r8], r12              # out1[0] = x150
        adc rax, 0x0               # x151 = x140 + CF, CF to x152, complete
        adc rdi, 0x0               # x152 = x141 + CF, CF to x153, complete
        adc r15, 0x0               # x153 = x142 + CF, CF to x154, complete
        adc rsi, 0x0               # x154 = x143 + CF, CF to x155, complete
        adc r13, 0x0               # x155 = x144 + CF, CF to x156, complete
        adc rbp, 0x0               # x156 = x145 + CF, CF to x157, complete
        mov [r8+0x30], rbp         # out1[6] = x156
        mov [r8+0x10], rdi         # out1[2] = x152
        mov [r8+0x20], rsi         # out1[4] = x154
        mov [r8+0x28], r13         # out1[5] = x155
        adc r9, 0x0                # x157 = x146 + CF, CF to x158, complete
        adc rcx, 0x0               # x158 = x149 + CF, no carry, complete

        /* complete: [x158, x157, x156, x155, x154, x153, x152, x151, x150] in [rcx, r9, rbp, r13, rsi, r15, rdi, rax, r12] */
        mov [r8+0x40], rcx         # out1[8] = x158
        mov [r8+0x18], r15         # out1[3] = x153
        mov [r8+0x8], rax          # out1[1] = x151
        mov [r8+0x38], r9          # out1[7] = x157

        add rsp, 0xa0              # the slots are given up
        .cfi_adjust_cfa_offset -160
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
