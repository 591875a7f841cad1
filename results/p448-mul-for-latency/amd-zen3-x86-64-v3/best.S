/*
 * p448 mul (loose), modulo p = 2^448 - 2^224 - 1
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^448; out1 below 2^448; arrays may overlap
 *
 * void fe_p448_mul_loose(uint64_t out1[7], const uint64_t arg1[7], const uint64_t arg2[7]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[7]  written, below 2^448
 *   rsi  arg1[7]  read, below 2^448
 *   rdx  arg2[7]  read, below 2^448
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words:
 *   [rsp]       pointer out1
 *   [rsp+0x8]   x14
 *   [rsp+0x10]  x27, then x49, then x71, then x93, then x116
 *   [rsp+0x18]  x15, then x51, then x59, then x114
 *   [rsp+0x20]  pointer arg2
 *   [rsp+0x28]  x37, then x117, then x120, then x115
 *   [rsp+0x30]  x33, then x44, then x73, then x87, then x123
 *   [rsp+0x38]  x35, then x118.2, then x122, then x99
 *   [rsp+0x40]  x31, then x118, then x65, then x89, then x103
 *   [rsp+0x48]  x39, then x112
 *   [rsp+0x50]  pointer arg1
 *   [rsp+0x58]  x45, then x61, then x105
 *   [rsp+0x60]  x113, then x134
 *   [rsp+0x68]  x115, then x95
 *   [rsp+0x70]  x58, then x84
 *   [rsp+0x78]  x67, then x75, then x91, then x101
 *   [rsp+0x80]  x81, then x121
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x112 = x15 + x16 + x28 (carry to x113)
 *   x113 = x17 + x18 + x29 + x30 + x42 (carry to x114)
 *   x114 = x19 + x20 + x31 + x32 + x43 + x44 + x56 (carry to x115)
 *   x115 = x21 + x22 + x33 + x34 + x45 + x46 + x57 + x58 + x70 (carry to x116)
 *   x116 = x23 + x24 + x35 + x36 + x47 + x48 + x59 + x60 + x71 + x72 + x84 (carry to x117)
 *   x117 = x25 + x26 + x37 + x38 + x49 + x50 + x61 + x62 + x73 + x74 + x85 + x86 + x98 (carry to x118)
 *   x118 = x27 + x39 + x40 + x51 + x52 + x63 + x64 + x75 + x76 + x87 + x88 + x99 + x100 (carry to x119)
 *   x119 = x41 + x53 + x54 + x65 + x66 + x77 + x78 + x89 + x90 + x101 + x102 (carry to x120)
 *   x120 = x55 + x67 + x68 + x79 + x80 + x91 + x92 + x103 + x104 (carry to x121)
 *   x121 = x69 + x81 + x82 + x93 + x94 + x105 + x106 (carry to x122)
 *   x122 = x83 + x95 + x96 + x107 + x108 (carry to x123)
 *   x123 = x97 + x109 + x110 (carry to x124)
 *   x124 = x111
 *   x133 = x14 + x118 (carry to x134)
 *   x134 = x112 + x119 (carry to x135)
 *   x135 = x113 + x120 (carry to x136)
 *   x136 = x114 + x121 + x125 (carry to x137)
 *   x137 = x115 + x122 + x126 (carry to x138)
 *   x138 = x116 + x123 + x127 (carry to x139)
 *   x139 = x117 + x124 + x128 (carry to x140)
 *   x140 = x129 (carry to x141)
 *   x141 = x130 (carry to x142)
 *   x142 = x131 (carry to x143)
 *   x143 = x132
 *   x149 = x133 + x140 (carry to x150)
 *   x150 = x134 + x141 (carry to x151)
 *   x151 = x135 + x142 (carry to x152)
 *   x152 = x136 + x143 + x144 (carry to x153)
 *   x153 = x137 + x145 (carry to x154)
 *   x154 = x138 + x146 (carry to x155)
 *   x155 = x139 + x147 (carry to x156)
 *   x156 = x148
 *
 * 341 instructions; 128.3 cycles on AMD EPYC (amd-zen3)
 * throughput: SLOWER than the fastest alternative, clang-22 -O3 -march=x86-64-v3 + reduction pass, which takes 0.991 [0.991, 0.993] of our time
 * latency: 1.035 [1.031, 1.044] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64-v3 + reduction pass
 * asm = IR: proved for all inputs (basic+floors, 2 cases)
 * constant time: proved for all inputs (basic+floors, 2 cases)
 * asm = source: proved for all inputs (basic+floors, 2 cases; source = IR: values)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 58, 2026-11-27T14:14:47.066Z
 * ./fieldwright optimize --field p448 --op mul --seed 58 --target x86-64-v3 --budget 7s --for latency --resume
 * sha256 of the code: d22e0e5a269933a0a358a1d07f0b4caf8f33eeafab7a134aa60985bfe67253a3
 */
        .intel_syntax noprefix
        .text
        .globl  fe_p448_mul_loose
        .type   fe_p448_mul_loose, @function
        .p2align 6
fe_p448_mul_loose:
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
        sub rsp, 0x88              # room for the slots
        .cfi_adjust_cfa_offset 136

        mov rax, rdx               # copy pointer arg2
        mov rdx, [rax]             # load arg2[0]
        mulx r8, r9, [rsi+0x18]    # x21:x20 = arg1[3]*arg2[0]
        mulx r10, r11, [rsi]       # x15:x14 = arg1[0]*arg2[0]
        mulx rcx, rbx, [rsi+0x10]  # x19:x18 = arg1[2]*arg2[0]
        mulx rbp, r12, [rsi+0x8]   # x17:x16 = arg1[1]*arg2[0]
        mulx r13, r14, [rsi+0x28]  # x25:x24 = arg1[5]*arg2[0]
        mov [rsp], rdi             # spill pointer out1
        mulx r15, rdi, [rsi+0x30]  # x27:x26 = arg1[6]*arg2[0]
        mov [rsp+0x8], r11         # spill x14
        mov [rsp+0x10], r15        # spill x27
        mulx r11, r15, [rsi+0x20]  # x23:x22 = arg1[4]*arg2[0]
        mov rdx, [rax+0x8]         # load arg2[1]
        mov [rsp+0x18], r10        # spill x15
        mov [rsp+0x20], rax        # spill pointer arg2
        mulx r10, rax, [rsi]       # x29:x28 = arg1[0]*arg2[1]
        add r12, rax               # x112 = x16 + x28, CF to x113
        adc rbx, rbp               # x113 = x18 + x17 + CF, CF to x114
        adc r9, rcx                # x114 = x20 + x19 + CF, CF to x115
        adc r15, r8                # x115 = x22 + x21 + CF, CF to x116
        adc r11, r14               # x116 = x24 + x23 + CF, CF to x117
        adc rdi, r13               # x117 = x26 + x25 + CF, CF to x118
        mulx rax, r8, [rsi+0x8]    # x31:x30 = arg1[1]*arg2[1]
        mulx rcx, rbp, [rsi+0x20]  # x37:x36 = arg1[4]*arg2[1]
        mulx r13, r14, [rsi+0x10]  # x33:x32 = arg1[2]*arg2[1]
        mov [rsp+0x28], rcx        # spill x37
        mov [rsp+0x30], r13        # spill x33
        mulx rcx, r13, [rsi+0x18]  # x35:x34 = arg1[3]*arg2[1]
        mov [rsp+0x38], rcx        # spill x35
        mov [rsp+0x40], rax        # spill x31
        mulx rcx, rax, [rsi+0x28]  # x39:x38 = arg1[5]*arg2[1]
        mov [rsp+0x48], rcx        # spill x39
        mov [rsp+0x50], rsi        # spill pointer arg1
        mulx rcx, rsi, [rsi+0x30]  # x41:x40 = arg1[6]*arg2[1]
        adc rsi, 0x0               # x118 = x40 + CF, CF to x119
        adc rcx, 0x0               # x119 = x41 + CF, no carry
        add r12, [rsp+0x18]        # x112 += x15, CF to x113, complete
        adc rbx, r8                # x113 += x30 + CF, CF to x114
        adc r9, r14                # x114 += x32 + CF, CF to x115
        adc r15, r13               # x115 += x34 + CF, CF to x116
        adc r11, rbp               # x116 += x36 + CF, CF to x117
        adc rax, rdi               # x117 += x38 + CF, CF to x118
        adc rsi, [rsp+0x10]        # x118 += x27 + CF, CF to x119
        adc rcx, 0x0               # x119 += CF, no carry
        add rbx, r10               # x113 += x29, CF to x114
        adc r9, [rsp+0x40]         # x114 += x31 + CF, CF to x115
        adc r15, [rsp+0x30]        # x115 += x33 + CF, CF to x116
        mov r8, [rsp+0x20]         # reload pointer arg2
        mov rdx, [r8+0x10]         # load arg2[2]
        mov r10, [rsp+0x50]        # reload pointer arg1
        mulx rdi, rbp, [r10+0x10]  # x47:x46 = arg1[2]*arg2[2]
        adc rdi, r11               # x116 += x47 + CF, CF to x117
        adc rax, [rsp+0x28]        # x117 += x37 + CF, CF to x118
        adc rsi, [rsp+0x48]        # x118 += x39 + CF, CF to x119
        mulx r11, r13, [r10]       # x43:x42 = arg1[0]*arg2[2]
        mov [rsp+0x48], r12        # spill x112
        mulx r14, r12, [r10+0x8]   # x45:x44 = arg1[1]*arg2[2]
        mov [rsp+0x28], rax        # spill x117
        mov [rsp+0x30], r12        # spill x44
        mulx rax, r12, [r10+0x18]  # x49:x48 = arg1[3]*arg2[2]
        mov [rsp+0x40], rsi        # spill x118
        mov [rsp+0x10], rax        # spill x49
        mulx rsi, rax, [r10+0x20]  # x51:x50 = arg1[4]*arg2[2]
        mov [rsp+0x18], rsi        # spill x51
        mov [rsp+0x58], r14        # spill x45
        mulx rsi, r14, [r10+0x30]  # x55:x54 = arg1[6]*arg2[2]
        adc r14, 0x0               # x119.2 = x54 + CF, CF to x120
        adc rsi, 0x0               # x120 = x55 + CF, no carry
        add rbx, r13               # x113 += x42, CF to x114, complete
        mov rdx, [r8+0x18]         # load arg2[3]
        mov [rsp+0x60], rbx        # spill x113
        mulx r13, rbx, [r10]       # x57:x56 = arg1[0]*arg2[3]
        adc r9, rbx                # x114 += x56 + CF, CF to x115
        adc r15, rbp               # x115 += x46 + CF, CF to x116
        adc r12, rdi               # x116 += x48 + CF, CF to x117
        mulx rdi, rbx, [r10+0x18]  # x63:x62 = arg1[3]*arg2[3]
        adc rax, rbx               # x117.2 = x62 + x50 + CF, CF to x118
        adc rdi, 0x0               # x118.2 = x63 + CF, no carry
        add rcx, r14               # x119 += x119.2, CF to x120
        adc rsi, 0x0               # x120 += CF, no carry
        add r11, r9                # x114 += x43, CF to x115
        mov rdx, [r8+0x20]         # load arg2[4]
        mulx r9, rbx, [r10]        # x71:x70 = arg1[0]*arg2[4]
        adc rbx, [rsp+0x58]        # x115.2 = x70 + x45 + CF, CF to x116
        adc r12, [rsp+0x38]        # x116 += x35 + CF, CF to x117
        adc rax, [rsp+0x10]        # x117.2 += x49 + CF, CF to x118
        mov rdx, [r8+0x18]         # load arg2[3]
        mulx rbp, r14, [r10+0x8]   # x59:x58 = arg1[1]*arg2[3]
        mov [rsp+0x10], r9         # spill x71
        mov [rsp+0x38], rdi        # spill x118.2
        mulx r9, rdi, [r10+0x10]   # x61:x60 = arg1[2]*arg2[3]
        mov rdx, [r8+0x10]         # load arg2[2]
        mov [rsp+0x58], r9         # spill x61
        mov [rsp+0x68], r15        # spill x115
        mulx r9, r15, [r10+0x28]   # x53:x52 = arg1[5]*arg2[2]
        adc r15, [rsp+0x40]        # x118 += x52 + CF, CF to x119
        adc r9, 0x0                # x119.2 = x53 + CF, CF to x120
        adc rsi, 0x0               # x120 += CF, no carry
        add r15, [rsp+0x18]        # x118 += x51, CF to x119
        adc rcx, r9                # x119 += x119.2 + CF, CF to x120
        mov rdx, [r8+0x18]         # load arg2[3]
        mov [rsp+0x18], rbp        # spill x59
        mulx r9, rbp, [r10+0x20]   # x65:x64 = arg1[4]*arg2[3]
        mov [rsp+0x40], r9         # spill x65
        mov [rsp+0x70], r14        # spill x58
        mulx r9, r14, [r10+0x28]   # x67:x66 = arg1[5]*arg2[3]
        mov [rsp+0x78], r9         # spill x67
        mulx r9, r8, [r10+0x30]    # x69:x68 = arg1[6]*arg2[3]
        adc r8, 0x0                # x120.2 = x68 + CF, CF to x121
        adc r9, 0x0                # x121 = x69 + CF, no carry
        add r11, [rsp+0x30]        # x114 += x44, CF to x115, complete
        adc r13, rbx               # x115.2 += x57 + CF, CF to x116
        adc rdi, r12               # x116 += x60 + CF, CF to x117
        adc rax, [rsp+0x28]        # x117 += x117.2 + CF, CF to x118
        adc r15, rbp               # x118 += x64 + CF, CF to x119
        adc rcx, r14               # x119 += x66 + CF, CF to x120
        adc rsi, r8                # x120 += x120.2 + CF, CF to x121
        adc r9, 0x0                # x121 += CF, no carry
        add r13, [rsp+0x70]        # x115.2 += x58, CF to x116
        adc rdi, [rsp+0x18]        # x116 += x59 + CF, CF to x117
        mov rdx, [r10]             # load arg1[0]
        mov r8, [rsp+0x20]         # reload pointer arg2
        mulx rbx, rbp, [r8+0x28]   # x85:x84 = arg1[0]*arg2[5]
        adc rax, rbx               # x117 += x85 + CF, CF to x118
        mov rdx, [r8+0x20]         # load arg2[4]
        mulx rbx, r12, [r10+0x18]  # x77:x76 = arg1[3]*arg2[4]
        adc r15, r12               # x118 += x76 + CF, CF to x119
        adc rcx, rbx               # x119 += x77 + CF, CF to x120
        mulx rbx, r12, [r10+0x10]  # x75:x74 = arg1[2]*arg2[4]
        mov [rsp+0x18], r11        # spill x114
        mulx r14, r11, [r10+0x8]   # x73:x72 = arg1[1]*arg2[4]
        mov [rsp+0x70], rbp        # spill x84
        mov [rsp+0x28], rsi        # spill x120
        mulx rbp, rsi, [r10+0x20]  # x79:x78 = arg1[4]*arg2[4]
        adc rbp, [rsp+0x78]        # x120.2 = x79 + x67 + CF, CF to x121
        mov [rsp+0x78], rbx        # spill x75
        mov [rsp+0x30], r14        # spill x73
        mulx rbx, r14, [r10+0x28]  # x81:x80 = arg1[5]*arg2[4]
        mov [rsp+0x80], rbx        # spill x81
        mulx rbx, r8, [r10+0x30]   # x83:x82 = arg1[6]*arg2[4]
        adc r9, r8                 # x121 += x82 + CF, CF to x122
        adc rbx, 0x0               # x122 = x83 + CF, no carry
        add r13, [rsp+0x68]        # x115 += x115.2, CF to x116, complete
        adc rdi, r11               # x116 += x72 + CF, CF to x117
        adc rax, r12               # x117 += x74 + CF, CF to x118
        adc r15, [rsp+0x38]        # x118 += x118.2 + CF, CF to x119
        adc rcx, rsi               # x119 += x78 + CF, CF to x120
        adc rbp, r14               # x120.2 += x80 + CF, CF to x121
        adc r9, 0x0                # x121 += CF, CF to x122
        adc rbx, 0x0               # x122 += CF, no carry
        add rdi, [rsp+0x10]        # x116 += x71, CF to x117
        mov r8, [rsp+0x20]         # reload pointer arg2
        mov rdx, [r8+0x28]         # load arg2[5]
        mulx r11, rsi, [r10+0x8]   # x87:x86 = arg1[1]*arg2[5]
        adc rsi, [rsp+0x30]        # x117.2 = x86 + x73 + CF, CF to x118
        adc r15, [rsp+0x78]        # x118 += x75 + CF, CF to x119
        adc rcx, [rsp+0x40]        # x119 += x65 + CF, CF to x120
        adc rbp, [rsp+0x28]        # x120 += x120.2 + CF, CF to x121
        mulx r12, r14, [r10+0x10]  # x89:x88 = arg1[2]*arg2[5]
        mov [rsp+0x28], r13        # spill x115
        mov [rsp+0x40], r12        # spill x89
        mulx r13, r12, [r10+0x18]  # x91:x90 = arg1[3]*arg2[5]
        mov [rsp+0x78], r13        # spill x91
        mov [rsp+0x30], r11        # spill x87
        mulx r13, r11, [r10+0x20]  # x93:x92 = arg1[4]*arg2[5]
        mov [rsp+0x10], r13        # spill x93
        mov [rsp+0x38], rbx        # spill x122
        mulx r13, rbx, [r10+0x28]  # x95:x94 = arg1[5]*arg2[5]
        adc r9, rbx                # x121 += x94 + CF, CF to x122
        mov [rsp+0x68], r13        # spill x95
        mulx rbx, r13, [r10+0x30]  # x97:x96 = arg1[6]*arg2[5]
        adc r13, 0x0               # x122.2 = x96 + CF, CF to x123
        adc rbx, 0x0               # x123 = x97 + CF, no carry
        add rdi, [rsp+0x70]        # x116 += x84, CF to x117, complete
        adc rax, rsi               # x117 += x117.2 + CF, CF to x118
        adc r14, r15               # x118 += x88 + CF, CF to x119
        adc rcx, r12               # x119 += x90 + CF, CF to x120
        adc rbp, r11               # x120 += x92 + CF, CF to x121
        adc r9, [rsp+0x80]         # x121 += x81 + CF, CF to x122
        adc r13, [rsp+0x38]        # x122 += x122.2 + CF, CF to x123
        adc rbx, 0x0               # x123 += CF, no carry
        add rax, [rsp+0x58]        # x117 += x61, CF to x118
        adc r14, [rsp+0x30]        # x118 += x87 + CF, CF to x119
        adc rcx, [rsp+0x40]        # x119 += x89 + CF, CF to x120
        adc rbp, [rsp+0x78]        # x120 += x91 + CF, CF to x121
        adc r9, [rsp+0x10]         # x121 += x93 + CF, CF to x122
        mov rdx, [r8+0x30]         # load arg2[6]
        mulx r11, rsi, [r10]       # x99:x98 = arg1[0]*arg2[6]
        mulx r12, r15, [r10+0x8]   # x101:x100 = arg1[1]*arg2[6]
        mov [rsp+0x10], rdi        # spill x116
        mov [rsp+0x78], r12        # spill x101
        mulx rdi, r12, [r10+0x10]  # x103:x102 = arg1[2]*arg2[6]
        mov [rsp+0x40], rdi        # spill x103
        mov [rsp+0x30], rbx        # spill x123
        mulx rdi, rbx, [r10+0x18]  # x105:x104 = arg1[3]*arg2[6]
        mov [rsp+0x58], rdi        # spill x105
        mov [rsp+0x38], r11        # spill x99
        mulx rdi, r11, [r10+0x20]  # x107:x106 = arg1[4]*arg2[6]
        mov [rsp+0x80], r9         # spill x121
        mulx r8, r9, [r10+0x28]    # x109:x108 = arg1[5]*arg2[6]
        adc rdi, r13               # x122 += x107 + CF, CF to x123
        adc r8, 0x0                # x123.2 = x109 + CF, CF to x124
        mov r13d, 0x0              # begins x124 = CF
        adc r13, 0x0               # x124 = CF
        add rax, rsi               # x117 += x98, CF to x118, complete
        mulx r10, rsi, [r10+0x30]  # x111:x110 = arg1[6]*arg2[6]
        adc r14, r15               # x118 += x100 + CF, CF to x119
        adc rcx, r12               # x119 += x102 + CF, CF to x120
        adc rbp, rbx               # x120 += x104 + CF, CF to x121
        adc r11, [rsp+0x80]        # x121 += x106 + CF, CF to x122
        adc r9, rdi                # x122 += x108 + CF, CF to x123
        adc rsi, 0x0               # x123.3 = x110 + CF, CF to x124
        adc r10, 0x0               # x124.2 = x111 + CF, no carry
        add r14, [rsp+0x38]        # x118 += x99, CF to x119, complete
        adc rcx, 0x0               # x119 += CF, CF to x120
        adc rbp, 0x0               # x120 += CF, CF to x121
        adc r11, 0x0               # x121 += CF, CF to x122
        adc r9, 0x0                # x122 += CF, CF to x123
        adc rsi, [rsp+0x30]        # x123 += x123.3 + CF, CF to x124
        adc r10, 0x0               # x124.2 += CF, no carry
        add rcx, [rsp+0x78]        # x119 += x101, CF to x120, complete
        adc rbp, [rsp+0x40]        # x120 += x103 + CF, CF to x121, complete
        adc r11, [rsp+0x58]        # x121 += x105 + CF, CF to x122, complete
        adc r9, [rsp+0x68]         # x122 += x95 + CF, CF to x123, complete
        adc rsi, r8                # x123 += x123.2 + CF, CF to x124, complete
        adc r10, 0x0               # x124.2 += CF, no carry
        mov r8, r9                 # copy x122
        shrd r8, rsi, 0x20         # x130 = high word of (x123:x122 << 32)
        mov rdi, r11               # copy x121
        shrd rdi, r9, 0x20         # x129 = high word of (x122:x121 << 32)
        add r10, r13               # x124 += x124.2, no carry, complete

        /* complete: [x124, x123, x122, x121, x120, x119, x118, x117, x116, x115, x114, x113, x112] in [r10, rsi, r9, r11, rbp, rcx, r14, rax, [rsp+0x10], [rsp+0x28], [rsp+0x18], [rsp+0x60], [rsp+0x48]] */
        mov rdx, rsi               # copy x123
        shrd rdx, r10, 0x20        # x131 = high word of (x124:x123 << 32)
        mov rbx, r10               # copy x124
        shr rbx, 0x20              # x132 = x124 >> 32
        mov r12, [rsp+0x8]         # reload x14
        add r12, r14               # x133 = x14 + x118, CF to x134, complete
        mov r13, [rsp+0x48]        # reload x112
        adc r13, rcx               # x134 = x112 + x119 + CF, CF to x135, complete
        mov r15, [rsp+0x60]        # reload x113
        adc r15, rbp               # x135 = x113 + x120 + CF, CF to x136, complete
        mov [rsp+0x60], r13        # spill x134
        mov r13, [rsp+0x18]        # reload x114
        adc r13, r11               # x136 = x114 + x121 + CF, CF to x137
        adc r9, [rsp+0x28]         # x137 = x115 + x122 + CF, CF to x138
        adc rsi, [rsp+0x10]        # x138 = x116 + x123 + CF, CF to x139
        adc r10, rax               # x139 = x117 + x124 + CF, CF to x140
        adc rdi, 0x0               # x140 = x129 + CF, CF to x141
        adc r8, 0x0                # x141 = x130 + CF, CF to x142
        adc rdx, 0x0               # x142 = x131 + CF, CF to x143
        adc rbx, 0x0               # x143 = x132 + CF, no carry
        mov rax, r14               # copy x118
        shl rax, 0x20              # x125 = x118 << 32 mod 2^64
        shrd r14, rcx, 0x20        # x126 = high word of (x119:x118 << 32)
        shrd rcx, rbp, 0x20        # x127 = high word of (x120:x119 << 32)
        shrd rbp, r11, 0x20        # x128 = high word of (x121:x120 << 32)
        add r13, rax               # x136 += x125, CF to x137, complete
        adc r14, r9                # x137 += x126 + CF, CF to x138, complete
        adc rsi, rcx               # x138 += x127 + CF, CF to x139, complete
        adc r10, rbp               # x139 += x128 + CF, CF to x140, complete
        adc rdi, 0x0               # x140 += CF, CF to x141, complete
        adc r8, 0x0                # x141 += CF, CF to x142, complete
        adc rdx, 0x0               # x142 += CF, CF to x143, complete
        adc rbx, 0x0               # x143 += CF, no carry, complete

        /* complete: [x143, x142, x141, x140, x139, x138, x137, x136, x135, x134, x133] in [rbx, rdx, r8, rdi, r10, rsi, r14, r13, r15, [rsp+0x60], r12] */
        add r13, rbx               # x152 = x136 + x143, CF to x153
        adc r14, 0x0               # x153 = x137 + CF, CF to x154
        adc rsi, 0x0               # x154 = x138 + CF, CF to x155
        adc r10, 0x0               # x155 = x139 + CF, CF to x156
        mov eax, 0x0               # begins x156 = CF
        adc rax, 0x0               # x156 = CF
        mov r9, rdi                # copy x140
        shl r9, 0x20               # x144 = x140 << 32 mod 2^64
        add r13, r9                # x152 += x144, CF to x153
        adc r14, 0x0               # x153 += CF, CF to x154
        adc rsi, 0x0               # x154 += CF, CF to x155
        adc r10, 0x0               # x155 += CF, CF to x156
        adc rax, 0x0               # x156 += CF, no carry
        mov r9, rbx                # copy x143
        shr r9, 0x20               # x148 = x143 >> 32
        mov r11, r8                # copy x141
        shrd r11, rdx, 0x20        # x146 = high word of (x142:x141 << 32)
        mov rcx, rdi               # copy x140
        shrd rcx, r8, 0x20         # x145 = high word of (x141:x140 << 32)
        mov rbp, rdx               # copy x142
        shrd rbp, rbx, 0x20        # x147 = high word of (x143:x142 << 32)
        add r15, rdx               # x151 = x135 + x142, CF to x152
        adc r13, 0x0               # x152 += CF, CF to x153
        adc rcx, 0x0               # x153.2 = x145 + CF, CF to x154
        adc r11, rsi               # x154 += x146 + CF, CF to x155
        adc r10, rbp               # x155 += x147 + CF, CF to x156
        adc r9, 0x0                # x156.2 = x148 + CF, no carry
        add r12, rdi               # x149 = x133 + x140, CF to x150, complete
        adc r8, [rsp+0x60]         # x150 = x134 + x141 + CF, CF to x151, complete
        adc r15, 0x0               # x151 += CF, CF to x152, complete
        adc r13, 0x0               # x152 += CF, CF to x153, complete
        adc r14, rcx               # x153 += x153.2 + CF, CF to x154, complete
        adc r11, 0x0               # x154 += CF, CF to x155, complete
        adc r10, 0x0               # x155 += CF, CF to x156, complete
        adc r9, 0x0                # x156.2 += CF, no carry
        add r9, rax                # x156 += x156.2, no carry, complete

        /* complete: [x156, x155, x154, x153, x152, x151, x150, x149] in [r9, r10, r11, r14, r13, r15, r8, r12] */
        mov rax, r9                # copy x156
        shl rax, 0x20              # x157 = x156 << 32
        add r12, r9                # x158 = x149 + x156, CF to x159, complete
        adc r8, 0x0                # x159 = x150 + CF, CF to x160, complete
        adc r15, 0x0               # x160 = x151 + CF, CF to x161, complete
        adc r13, rax               # x161 = x152 + x157 + CF, CF to x162, complete
        adc r14, 0x0               # x162 = x153 + CF, CF to x163, complete
        adc r11, 0x0               # x163 = x154 + CF, CF to x164, complete
        adc r10, 0x0               # x164 = x155 + CF, CF to x165, complete
        mov eax, 0x0               # begins x165 = CF
        adc rax, 0x0               # x165 = CF

        /* complete: [x165, x164, x163, x162, x161, x160, x159, x158] in [rax, r10, r11, r14, r13, r15, r8, r12] */
        add r12, rax               # x168 = x165 + x158, CF to x169, complete
        adc r8, 0x0                # x169 = x159 + CF, CF to x170, complete
        adc r15, 0x0               # x170 = x160 + CF, CF to x171, complete
        adc r13, 0x0               # x171 = x161 + CF, no carry
        neg rax                    # x166 = -x165 mod 2^64
        and rax, [rip+.Lfe_p448_mul_loose_c0] # x167 = x166 & 0x100000000
        lea rax, [rax+r13]         # x171 += x167, complete

        /* complete: [x174, x173, x172, x171, x170, x169, x168] in [r10, r11, r14, rax, r15, r8, r12] */
        mov r9, [rsp]              # reload pointer out1
        mov [r9], r12              # out1[0] = x168
        mov [r9+0x10], r15         # out1[2] = x170
        mov [r9+0x8], r8           # out1[1] = x169
        mov [r9+0x18], rax         # out1[3] = x171
        mov [r9+0x28], r11         # out1[5] = x173 = x163
        mov [r9+0x30], r10         # out1[6] = x174 = x164
        mov [r9+0x20], r14         # out1[4] = x172 = x162

        add rsp, 0x88              # the slots are given up
        .cfi_adjust_cfa_offset -136
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
.Lfe_p448_mul_loose_c0: .quad 0x100000000
        .size   fe_p448_mul_loose, .-fe_p448_mul_loose
        .section .note.GNU-stack, "", @progbits
