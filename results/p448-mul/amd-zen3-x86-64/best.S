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
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, xmm0, xmm1, xmm2, xmm3, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   xmm0        x17, then x28, then x69, then x72, then x115
 *   xmm1        x16, then x35, then x42, then x114.2, then x67, then x76, then x93, then x102
 *   xmm2        x21, then x32, then x53, then x59, then x73, then x83, then x119.3, then x104,
 *               then x117
 *   xmm3        x20, then x29, then x66, then x81
 *   [rsp-0x8]   x23, then x113, then x52, then x60, then x96
 *   [rsp-0x10]  x22, then x30, then x112
 *   [rsp-0x18]  x25, then x114, then x48, then x65, then x120.2, then x87, then x109
 *   [rsp-0x20]  x24, then x31, then x46, then x64, then x114, then x134
 *   [rsp-0x28]  x34, then x47, then x62, then x80, then x118.2, then x100
 *   [rsp-0x30]  x37, then x43, then x61, then x97
 *   [rsp-0x38]  x36, then x49, then x63, then x113, then x135
 *   [rsp-0x40]  x39, then x58, then x91, then x105
 *   [rsp-0x48]  x38, then pointer out1
 *   [rsp-0x50]  x68, then x119.2, then x86, then x108, then x124
 *   [rsp-0x58]  x90
 *   [rsp-0x60]  x82, then x14
 *   [rsp-0x68]  x92
 *   [rsp-0x70]  x101
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
 * 477 instructions; 138.7 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.037 [1.034, 1.037] times as fast as the fastest alternative, llc-22 -O3 -mcpu=x86-64
 * latency: 1.038 [1.038, 1.038] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64 + reduction pass
 * asm = IR: proved for all inputs (basic+floors, 2 cases)
 * constant time: proved for all inputs (basic+floors, 2 cases)
 * asm = source: proved for all inputs (basic+floors, 2 cases; source = IR: values)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 66, 2026-11-27T14:17:03.326Z
 * ./fieldwright optimize --field p448 --op mul --seed 66 --target x86-64 --budget 7s --resume
 * sha256 of the code: 1cc6fe1983faa9f21c5c72bd4841813947cb8999ecf1f7606ac7cbd0a7841f4c
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

        mov r8, rdx                # copy pointer arg2
        mov rax, [r8]              # load arg2[0]
        mul qword ptr [rsi+0x30]   # x27:x26 = arg1[6]*arg2[0]
        mov r9, rdx                # copy x27
        mov r10, rax               # copy x26
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [r8]         # x15:x14 = arg1[0]*arg2[0]
        mov r11, rdx               # copy x15
        mov rcx, rax               # copy x14
        mov rax, [r8]              # load arg2[0]
        mul qword ptr [rsi+0x8]    # x17:x16 = arg1[1]*arg2[0]
        movq xmm0, rdx             # spill x17
        movq xmm1, rax             # spill x16
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [r8]         # x21:x20 = arg1[3]*arg2[0]
        movq xmm2, rdx             # spill x21
        movq xmm3, rax             # spill x20
        mov rax, [r8]              # load arg2[0]
        mul qword ptr [rsi+0x20]   # x23:x22 = arg1[4]*arg2[0]
        mov [rsp-0x8], rdx         # spill x23
        mov [rsp-0x10], rax        # spill x22
        mov rax, [r8]              # load arg2[0]
        mul qword ptr [rsi+0x28]   # x25:x24 = arg1[5]*arg2[0]
        mov [rsp-0x18], rdx        # spill x25
        mov [rsp-0x20], rax        # spill x24
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [r8]         # x19:x18 = arg1[2]*arg2[0]
        movq rbx, xmm1             # reload x16
        add r11, rbx               # x112 = x16 + x15, CF to x113
        movq rbx, xmm0             # reload x17
        adc rax, rbx               # x113 = x18 + x17 + CF, CF to x114
        movq rbx, xmm3             # reload x20
        adc rdx, rbx               # x114 = x20 + x19 + CF, CF to x115
        mov rbx, [rsp-0x10]        # reload x22
        adc rbx, 0x0               # x115 = x22 + CF, CF to x116
        mov rbp, [rsp-0x8]         # reload x23
        adc rbp, [rsp-0x20]        # x116 = x24 + x23 + CF, CF to x117
        adc r10, [rsp-0x18]        # x117 = x26 + x25 + CF, CF to x118
        adc r9, 0x0                # x118 = x27 + CF, no carry
        mov [rsp-0x18], rdx        # spill x114
        mov [rsp-0x8], rax         # spill x113
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi+0x8]    # x31:x30 = arg1[1]*arg2[1]
        mov [rsp-0x20], rdx        # spill x31
        mov [rsp-0x10], rax        # spill x30
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [r8+0x8]     # x29:x28 = arg1[0]*arg2[1]
        movq xmm3, rdx             # spill x29
        movq xmm0, rax             # spill x28
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi+0x10]   # x33:x32 = arg1[2]*arg2[1]
        movq r12, xmm2             # reload x21
        add rdx, r12               # x115.2 = x33 + x21, CF to x116
        adc rbp, 0x0               # x116 += CF, CF to x117
        adc r10, 0x0               # x117 += CF, CF to x118
        adc r9, 0x0                # x118 += CF, no carry
        mov r12, rdx               # copy x115.2
        movq xmm2, rax             # spill x32
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi+0x18]   # x35:x34 = arg1[3]*arg2[1]
        movq xmm1, rdx             # spill x35
        mov [rsp-0x28], rax        # spill x34
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi+0x20]   # x37:x36 = arg1[4]*arg2[1]
        mov [rsp-0x30], rdx        # spill x37
        mov [rsp-0x38], rax        # spill x36
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi+0x28]   # x39:x38 = arg1[5]*arg2[1]
        mov [rsp-0x40], rdx        # spill x39
        mov [rsp-0x48], rax        # spill x38
        mov rax, [rsi+0x30]        # load arg1[6]
        mul qword ptr [r8+0x8]     # x41:x40 = arg1[6]*arg2[1]
        movq r13, xmm0             # reload x28
        add r11, r13               # x112 += x28, CF to x113, complete
        mov r13, [rsp-0x8]         # reload x113
        adc r13, [rsp-0x10]        # x113 += x30 + CF, CF to x114
        mov r14, [rsp-0x18]        # reload x114
        movq r15, xmm2             # reload x32
        adc r14, r15               # x114 += x32 + CF, CF to x115
        adc rbx, r12               # x115 += x115.2 + CF, CF to x116
        adc rbp, [rsp-0x38]        # x116 += x36 + CF, CF to x117
        adc r10, [rsp-0x48]        # x117 += x38 + CF, CF to x118
        adc r9, rax                # x118 += x40 + CF, CF to x119
        adc rdx, 0x0               # x119 = x41 + CF, no carry
        mov r12, rdx               # copy x119
        mov rax, [rsi+0x20]        # load arg1[4]
        mul qword ptr [r8+0x10]    # x51:x50 = arg1[4]*arg2[2]
        add r14, [rsp-0x20]        # x114 += x31, CF to x115
        adc rbx, [rsp-0x28]        # x115 += x34 + CF, CF to x116
        movq r15, xmm1             # reload x35
        adc rbp, r15               # x116 += x35 + CF, CF to x117
        adc r10, [rsp-0x30]        # x117 += x37 + CF, CF to x118
        adc r9, rdx                # x118 += x51 + CF, CF to x119
        adc r12, 0x0               # x119 += CF, no carry
        mov r15, rax               # copy x50
        mov rax, [r8+0x10]         # load arg2[2]
        mul qword ptr [rsi]        # x43:x42 = arg1[0]*arg2[2]
        mov [rsp-0x30], rdx        # spill x43
        movq xmm1, rax             # spill x42
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [r8+0x10]    # x47:x46 = arg1[2]*arg2[2]
        mov [rsp-0x28], rdx        # spill x47
        mov [rsp-0x20], rax        # spill x46
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [r8+0x10]    # x45:x44 = arg1[1]*arg2[2]
        mov [rsp-0x48], rdi        # spill pointer out1
        movq rdi, xmm1             # reload x42
        add r13, rdi               # x113 += x42, CF to x114
        adc rax, 0x0               # x114.2 = x44 + CF, CF to x115
        adc rdx, 0x0               # x115.2 = x45 + CF, no carry
        mov rdi, rdx               # copy x115.2
        movq xmm1, rax             # spill x114.2
        mov rax, [r8+0x10]         # load arg2[2]
        mul qword ptr [rsi+0x18]   # x49:x48 = arg1[3]*arg2[2]
        mov [rsp-0x38], rdx        # spill x49
        mov [rsp-0x18], rax        # spill x48
        mov rax, [r8+0x10]         # load arg2[2]
        mul qword ptr [rsi+0x28]   # x53:x52 = arg1[5]*arg2[2]
        movq xmm2, rdx             # spill x53
        mov [rsp-0x8], rax         # spill x52
        mov rax, [rsi+0x30]        # load arg1[6]
        mul qword ptr [r8+0x10]    # x55:x54 = arg1[6]*arg2[2]
        mov [rsp-0x10], r11        # spill x112
        movq r11, xmm3             # reload x29
        add r13, r11               # x113 += x29, CF to x114, complete
        movq r11, xmm1             # reload x114.2
        adc r14, r11               # x114 += x114.2 + CF, CF to x115
        adc rdi, [rsp-0x20]        # x115.2 += x46 + CF, CF to x116
        adc rbp, [rsp-0x18]        # x116 += x48 + CF, CF to x117
        adc r15, r10               # x117 += x50 + CF, CF to x118
        adc r9, [rsp-0x8]          # x118 += x52 + CF, CF to x119
        adc rax, r12               # x119 += x54 + CF, CF to x120
        adc rdx, 0x0               # x120 = x55 + CF, no carry
        add r14, [rsp-0x30]        # x114 += x43, CF to x115
        adc rdi, rbx               # x115 += x115.2 + CF, CF to x116
        adc rbp, [rsp-0x28]        # x116 += x47 + CF, CF to x117
        adc r15, [rsp-0x38]        # x117 += x49 + CF, CF to x118
        adc r9, [rsp-0x40]         # x118 += x39 + CF, CF to x119
        movq r10, xmm2             # reload x53
        adc rax, r10               # x119 += x53 + CF, CF to x120
        adc rdx, 0x0               # x120 += CF, no carry
        mov r10, rdx               # copy x120
        mov r11, rax               # copy x119
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [r8+0x18]    # x57:x56 = arg1[0]*arg2[3]
        mov rbx, rdx               # copy x57
        mov r12, rax               # copy x56
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rsi+0x8]    # x59:x58 = arg1[1]*arg2[3]
        movq xmm2, rdx             # spill x59
        mov [rsp-0x40], rax        # spill x58
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rsi+0x18]   # x63:x62 = arg1[3]*arg2[3]
        mov [rsp-0x38], rdx        # spill x63
        mov [rsp-0x28], rax        # spill x62
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rsi+0x10]   # x61:x60 = arg1[2]*arg2[3]
        mov [rsp-0x30], rdx        # spill x61
        mov [rsp-0x8], rax         # spill x60
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rsi+0x20]   # x65:x64 = arg1[4]*arg2[3]
        mov [rsp-0x18], rdx        # spill x65
        mov [rsp-0x20], rax        # spill x64
        mov rax, [rsi+0x28]        # load arg1[5]
        mul qword ptr [r8+0x18]    # x67:x66 = arg1[5]*arg2[3]
        movq xmm1, rdx             # spill x67
        movq xmm3, rax             # spill x66
        mov rax, [rsi+0x30]        # load arg1[6]
        mul qword ptr [r8+0x18]    # x69:x68 = arg1[6]*arg2[3]
        movq xmm0, rdx             # spill x69
        mov [rsp-0x50], rax        # spill x68
        mov rax, [r8+0x20]         # load arg2[4]
        mul qword ptr [rsi]        # x71:x70 = arg1[0]*arg2[4]
        add r12, r14               # x114 += x56, CF to x115, complete
        adc rax, [rsp-0x40]        # x115.2 = x70 + x58 + CF, CF to x116
        adc rdx, [rsp-0x8]         # x116.2 = x71 + x60 + CF, CF to x117
        mov r14, [rsp-0x28]        # reload x62
        adc r14, [rsp-0x30]        # x117.2 = x61 + x62 + CF, CF to x118
        adc r9, [rsp-0x20]         # x118 += x64 + CF, CF to x119
        mov [rsp-0x20], r12        # spill x114
        movq r12, xmm3             # reload x66
        adc r11, r12               # x119 += x66 + CF, CF to x120
        adc r10, [rsp-0x50]        # x120 += x68 + CF, CF to x121
        movq r12, xmm0             # reload x69
        adc r12, 0x0               # x121 = x69 + CF, no carry
        add rbx, rax               # x115.2 += x57, CF to x116
        movq rax, xmm2             # reload x59
        adc rdx, rax               # x116.2 += x59 + CF, CF to x117
        adc r14, r15               # x117 += x117.2 + CF, CF to x118
        adc r9, [rsp-0x38]         # x118 += x63 + CF, CF to x119
        adc r11, 0x0               # x119 += CF, CF to x120
        adc r10, 0x0               # x120 += CF, CF to x121
        adc r12, 0x0               # x121 += CF, no carry
        mov r15, rdx               # copy x116.2
        mov rax, [r8+0x20]         # load arg2[4]
        mul qword ptr [rsi+0x18]   # x77:x76 = arg1[3]*arg2[4]
        mov [rsp-0x38], r13        # spill x113
        movq r13, xmm1             # reload x67
        add r10, r13               # x120 += x67, CF to x121
        adc r12, 0x0               # x121 += CF, no carry
        mov r13, rdx               # copy x77
        movq xmm1, rax             # spill x76
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [r8+0x20]    # x73:x72 = arg1[1]*arg2[4]
        movq xmm2, rdx             # spill x73
        movq xmm0, rax             # spill x72
        mov rax, [r8+0x20]         # load arg2[4]
        mul qword ptr [rsi+0x20]   # x79:x78 = arg1[4]*arg2[4]
        add rax, [rsp-0x18]        # x119.2 = x78 + x65, CF to x120
        adc rdx, 0x0               # x120.2 = x79 + CF, no carry
        mov [rsp-0x18], rdx        # spill x120.2
        mov [rsp-0x50], rax        # spill x119.2
        mov rax, [rsi+0x28]        # load arg1[5]
        mul qword ptr [r8+0x20]    # x81:x80 = arg1[5]*arg2[4]
        movq xmm3, rdx             # spill x81
        mov [rsp-0x28], rax        # spill x80
        mov rax, [rsi+0x30]        # load arg1[6]
        mul qword ptr [r8+0x28]    # x97:x96 = arg1[6]*arg2[5]
        mov [rsp-0x30], rdx        # spill x97
        mov [rsp-0x8], rax         # spill x96
        mov rax, [r8+0x28]         # load arg2[5]
        mul qword ptr [rsi+0x18]   # x91:x90 = arg1[3]*arg2[5]
        mov [rsp-0x40], rdx        # spill x91
        mov [rsp-0x58], rax        # spill x90
        mov rax, [r8+0x20]         # load arg2[4]
        mul qword ptr [rsi+0x30]   # x83:x82 = arg1[6]*arg2[4]
        add rbx, rdi               # x115 += x115.2, CF to x116, complete
        movq rdi, xmm0             # reload x72
        adc rdi, 0x0               # x116.3 = x72 + CF, CF to x117
        movq xmm0, rbx             # spill x115
        movq rbx, xmm2             # reload x73
        adc rbx, 0x0               # x117.2 = x73 + CF, no carry
        movq xmm2, rdx             # spill x83
        mov [rsp-0x60], rax        # spill x82
        mov rax, [r8+0x28]         # load arg2[5]
        mul qword ptr [rsi+0x10]   # x89:x88 = arg1[2]*arg2[5]
        add r15, rdi               # x116.2 += x116.3, CF to x117
        adc rbx, 0x0               # x117.2 += CF, CF to x118
        movq rdi, xmm1             # reload x76
        adc rax, rdi               # x118.2 = x88 + x76 + CF, CF to x119
        adc rdx, 0x0               # x119.3 = x89 + CF, no carry
        add r10, [rsp-0x28]        # x120 += x80, CF to x121
        mov rdi, [rsp-0x60]        # reload x82
        adc rdi, 0x0               # x121.2 = x82 + CF, CF to x122
        mov [rsp-0x60], rcx        # spill x14
        movq rcx, xmm2             # reload x83
        adc rcx, 0x0               # x122 = x83 + CF, no carry
        movq xmm2, rdx             # spill x119.3
        mov [rsp-0x28], rax        # spill x118.2
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [r8+0x20]    # x75:x74 = arg1[2]*arg2[4]
        add rax, r14               # x117 += x74, CF to x118
        adc rdx, 0x0               # x118.3 = x75 + CF, CF to x119
        adc r11, [rsp-0x50]        # x119 += x119.2 + CF, CF to x120
        adc r10, 0x0               # x120 += CF, CF to x121
        adc r12, rdi               # x121 += x121.2 + CF, CF to x122
        adc rcx, 0x0               # x122 += CF, no carry
        mov rdi, rdx               # copy x118.3
        mov r14, rax               # copy x117
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [r8+0x28]    # x85:x84 = arg1[0]*arg2[5]
        add r15, rbp               # x116 += x116.2, CF to x117
        adc rdx, r14               # x117 += x85 + CF, CF to x118
        adc rdi, [rsp-0x28]        # x118.2 += x118.3 + CF, CF to x119
        adc r13, r11               # x119 += x77 + CF, CF to x120
        adc r10, 0x0               # x120 += CF, CF to x121
        adc r12, 0x0               # x121 += CF, CF to x122
        adc rcx, 0x0               # x122 += CF, no carry
        mov r11, rdx               # copy x117
        mov rbp, rax               # copy x84
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [r8+0x30]    # x101:x100 = arg1[1]*arg2[6]
        mov r14, rdx               # copy x101
        mov [rsp-0x28], rax        # spill x100
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [r8+0x28]    # x87:x86 = arg1[1]*arg2[5]
        add r10, [rsp-0x18]        # x120 += x120.2, CF to x121
        adc r12, 0x0               # x121 += CF, CF to x122
        adc rcx, 0x0               # x122 += CF, no carry
        mov [rsp-0x18], rdx        # spill x87
        mov [rsp-0x50], rax        # spill x86
        mov rax, [r8+0x28]         # load arg2[5]
        mul qword ptr [rsi+0x20]   # x93:x92 = arg1[4]*arg2[5]
        movq xmm1, rdx             # spill x93
        mov [rsp-0x68], rax        # spill x92
        mov rax, [rsi+0x28]        # load arg1[5]
        mul qword ptr [r8+0x28]    # x95:x94 = arg1[5]*arg2[5]
        mov [rsp-0x70], r14        # spill x101
        movq r14, xmm3             # reload x81
        add rax, r14               # x121.2 = x94 + x81, CF to x122
        adc rdx, 0x0               # x122.2 = x95 + CF, no carry
        add r15, rbp               # x116 += x84, CF to x117, complete
        adc r11, rbx               # x117 += x117.2 + CF, CF to x118
        adc r9, rdi                # x118 += x118.2 + CF, CF to x119
        adc r13, [rsp-0x58]        # x119 += x90 + CF, CF to x120
        adc r10, [rsp-0x68]        # x120 += x92 + CF, CF to x121
        adc r12, rax               # x121 += x121.2 + CF, CF to x122
        adc rcx, [rsp-0x8]         # x122 += x96 + CF, CF to x123
        mov rax, [rsp-0x30]        # reload x97
        adc rax, 0x0               # x123 = x97 + CF, no carry
        add r11, [rsp-0x50]        # x117 += x86, CF to x118
        adc r9, [rsp-0x18]         # x118 += x87 + CF, CF to x119
        movq rdi, xmm2             # reload x119.3
        adc r13, rdi               # x119 += x119.3 + CF, CF to x120
        adc r10, [rsp-0x40]        # x120 += x91 + CF, CF to x121
        adc r12, 0x0               # x121 += CF, CF to x122
        adc rdx, rcx               # x122 += x122.2 + CF, CF to x123
        adc rax, 0x0               # x123 += CF, no carry
        mov rcx, rdx               # copy x122
        mov rdi, rax               # copy x123
        mov rax, [r8+0x30]         # load arg2[6]
        mul qword ptr [rsi]        # x99:x98 = arg1[0]*arg2[6]
        movq rbx, xmm1             # reload x93
        add r12, rbx               # x121 += x93, CF to x122
        adc rcx, 0x0               # x122 += CF, CF to x123
        adc rdi, 0x0               # x123 += CF, no carry
        mov rbx, rdx               # copy x99
        mov rbp, rax               # copy x98
        mov rax, [r8+0x30]         # load arg2[6]
        mul qword ptr [rsi+0x10]   # x103:x102 = arg1[2]*arg2[6]
        mov r14, rdx               # copy x103
        movq xmm1, rax             # spill x102
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [r8+0x30]    # x105:x104 = arg1[3]*arg2[6]
        mov [rsp-0x40], rdx        # spill x105
        movq xmm2, rax             # spill x104
        mov rax, [r8+0x30]         # load arg2[6]
        mul qword ptr [rsi+0x28]   # x109:x108 = arg1[5]*arg2[6]
        mov [rsp-0x18], rdx        # spill x109
        mov [rsp-0x50], rax        # spill x108
        mov rax, [r8+0x30]         # load arg2[6]
        mul qword ptr [rsi+0x30]   # x111:x110 = arg1[6]*arg2[6]
        add r11, rbp               # x117 += x98, CF to x118, complete
        adc r9, [rsp-0x28]         # x118 += x100 + CF, CF to x119
        movq rbp, xmm1             # reload x102
        adc r13, rbp               # x119 += x102 + CF, CF to x120
        movq rbp, xmm2             # reload x104
        adc rbp, 0x0               # x120.2 = x104 + CF, CF to x121
        movq xmm2, r11             # spill x117
        mov r11, [rsp-0x40]        # reload x105
        adc r11, 0x0               # x121.2 = x105 + CF, no carry
        add r13, [rsp-0x70]        # x119 += x101, CF to x120
        adc r10, rbp               # x120 += x120.2 + CF, CF to x121
        adc r11, 0x0               # x121.2 += CF, CF to x122
        mov rbp, [rsp-0x50]        # reload x108
        adc rbp, 0x0               # x122.2 = x108 + CF, CF to x123
        adc rdi, rax               # x123 += x110 + CF, CF to x124
        adc rdx, 0x0               # x124 = x111 + CF, no carry
        mov [rsp-0x50], rdx        # spill x124
        mov rax, [r8+0x30]         # load arg2[6]
        mul qword ptr [rsi+0x20]   # x107:x106 = arg1[4]*arg2[6]
        add rax, r11               # x121.2 += x106, CF to x122
        adc rbp, rcx               # x122 += x122.2 + CF, CF to x123
        adc rdi, [rsp-0x18]        # x123 += x109 + CF, CF to x124
        mov r8, [rsp-0x50]         # reload x124
        adc r8, 0x0                # x124 += CF, no carry
        add rbx, r9                # x118 += x99, CF to x119, complete
        adc r13, 0x0               # x119 += CF, CF to x120, complete
        adc r10, r14               # x120 += x103 + CF, CF to x121, complete
        adc r12, rax               # x121 += x121.2 + CF, CF to x122, complete
        adc rdx, rbp               # x122 += x107 + CF, CF to x123, complete
        adc rdi, 0x0               # x123 += CF, CF to x124, complete
        adc r8, 0x0                # x124 += CF, no carry, complete

        /* complete: [x124, x123, x122, x121, x120, x119, x118, x117, x116, x115, x114, x113, x112] in [r8, rdi, rdx, r12, r10, r13, rbx, xmm2, r15, xmm0, [rsp-0x20], [rsp-0x38], [rsp-0x10]] */
        mov rax, r8                # copy x124
        shr rax, 0x20              # x132 = x124 >> 32
        mov r9, rdx                # copy x122
        shrd r9, rdi, 0x20         # x130 = high word of (x123:x122 << 32)
        mov r11, r12               # copy x121
        shr r11, 0x20              # t1 = x121 >> 32
        mov rcx, rdx               # copy x122
        shl rcx, 0x20              # t2 = x122 << 32 mod 2^64
        lea r11, [r11+rcx]         # x129 = t1 + t2 mod 2^64 = high word of (x122:x121 << 32)
        mov rcx, rdi               # copy x123
        shrd rcx, r8, 0x20         # x131 = high word of (x124:x123 << 32)
        mov rsi, [rsp-0x60]        # reload x14
        add rsi, rbx               # x133 = x14 + x118, CF to x134, complete
        mov rbp, [rsp-0x10]        # reload x112
        adc rbp, r13               # x134 = x112 + x119 + CF, CF to x135, complete
        mov r14, [rsp-0x38]        # reload x113
        adc r14, r10               # x135 = x113 + x120 + CF, CF to x136, complete
        mov [rsp-0x38], r14        # spill x135
        mov r14, [rsp-0x20]        # reload x114
        adc r14, r12               # x136 = x114 + x121 + CF, CF to x137
        mov [rsp-0x20], rbp        # spill x134
        movq rbp, xmm0             # reload x115
        adc rdx, rbp               # x137 = x115 + x122 + CF, CF to x138
        adc rdi, r15               # x138 = x116 + x123 + CF, CF to x139
        movq rbp, xmm2             # reload x117
        adc r8, rbp                # x139 = x117 + x124 + CF, CF to x140
        adc r11, 0x0               # x140 = x129 + CF, CF to x141
        adc r9, 0x0                # x141 = x130 + CF, CF to x142
        adc rcx, 0x0               # x142 = x131 + CF, CF to x143
        adc rax, 0x0               # x143 = x132 + CF, no carry
        mov rbp, rbx               # copy x118
        shl rbp, 0x20              # x125 = x118 << 32 mod 2^64
        mov r15, r13               # copy x119
        shrd r15, r10, 0x20        # x127 = high word of (x120:x119 << 32)
        shrd rbx, r13, 0x20        # x126 = high word of (x119:x118 << 32)
        shr r10, 0x20              # t3 = x120 >> 32
        shl r12, 0x20              # t4 = x121 << 32 mod 2^64
        lea r10, [r10+r12]         # x128 = t3 + t4 mod 2^64 = high word of (x121:x120 << 32)
        add rbp, r14               # x136 += x125, CF to x137, complete
        adc rbx, rdx               # x137 += x126 + CF, CF to x138, complete
        adc rdi, r15               # x138 += x127 + CF, CF to x139, complete
        adc r8, r10                # x139 += x128 + CF, CF to x140, complete
        adc r11, 0x0               # x140 += CF, CF to x141, complete
        adc r9, 0x0                # x141 += CF, CF to x142, complete
        adc rcx, 0x0               # x142 += CF, CF to x143, complete
        adc rax, 0x0               # x143 += CF, no carry, complete

        /* complete: [x143, x142, x141, x140, x139, x138, x137, x136, x135, x134, x133] in [rax, rcx, r9, r11, r8, rdi, rbx, rbp, [rsp-0x38], [rsp-0x20], rsi] */
        mov r10, rcx               # copy x142
        shld r10, r9, 0x20         # x146 = high word of (x142:x141 << 32)
        mov rdx, rcx               # copy x142
        shr rdx, 0x20              # t5 = x142 >> 32
        mov r12, rax               # copy x143
        shl r12, 0x20              # t6 = x143 << 32 mod 2^64
        lea rdx, [rdx+r12]         # x147 = t5 + t6 mod 2^64 = high word of (x143:x142 << 32)
        mov r12, rax               # copy x143
        shr r12, 0x20              # x148 = x143 >> 32
        mov r13, r11               # copy x140
        shr r13, 0x20              # t7 = x140 >> 32
        mov r14, r9                # copy x141
        shl r14, 0x20              # t8 = x141 << 32 mod 2^64
        lea r13, [r14+r13]         # x145 = t7 + t8 mod 2^64 = high word of (x141:x140 << 32)
        add rsi, r11               # x149 = x133 + x140, CF to x150, complete
        adc r9, [rsp-0x20]         # x150 = x134 + x141 + CF, CF to x151, complete
        adc rcx, [rsp-0x38]        # x151 = x135 + x142 + CF, CF to x152, complete
        adc rax, rbp               # x152 = x136 + x143 + CF, CF to x153
        adc r13, 0x0               # x153 = x145 + CF, CF to x154
        adc r10, 0x0               # x154 = x146 + CF, CF to x155
        adc rdx, 0x0               # x155 = x147 + CF, CF to x156
        adc r12, 0x0               # x156 = x148 + CF, no carry
        shl r11, 0x20              # x144 = x140 << 32 mod 2^64
        add rax, r11               # x152 += x144, CF to x153, complete
        adc rbx, r13               # x153 += x137 + CF, CF to x154, complete
        adc r10, rdi               # x154 += x138 + CF, CF to x155, complete
        adc r8, rdx                # x155 += x139 + CF, CF to x156, complete
        adc r12, 0x0               # x156 += CF, no carry, complete

        /* complete: [x156, x155, x154, x153, x152, x151, x150, x149] in [r12, r8, r10, rbx, rax, rcx, r9, rsi] */
        mov r11, r12               # copy x156
        shl r11, 0x20              # x157 = x156 << 32
        add r12, rsi               # x158 = x149 + x156, CF to x159, complete
        adc r9, 0x0                # x159 = x150 + CF, CF to x160, complete
        adc rcx, 0x0               # x160 = x151 + CF, CF to x161, complete
        adc rax, r11               # x161 = x152 + x157 + CF, CF to x162, complete
        adc rbx, 0x0               # x162 = x153 + CF, CF to x163, complete
        adc r10, 0x0               # x163 = x154 + CF, CF to x164, complete
        adc r8, 0x0                # x164 = x155 + CF, CF to x165, complete
        mov r11d, 0x0              # begins x165 = CF
        adc r11, 0x0               # x165 = CF

        /* complete: [x165, x164, x163, x162, x161, x160, x159, x158] in [r11, r8, r10, rbx, rax, rcx, r9, r12] */
        add r12, r11               # x168 = x165 + x158, CF to x169, complete
        mov rdi, [rsp-0x48]        # reload pointer out1
        mov [rdi], r12             # out1[0] = x168
        adc r9, 0x0                # x169 = x159 + CF, CF to x170, complete
        mov [rdi+0x8], r9          # out1[1] = x169
        adc rcx, 0x0               # x170 = x160 + CF, CF to x171, complete
        adc rax, 0x0               # x171 = x161 + CF, no carry
        neg r11                    # x166 = -x165 mod 2^64
        movabs r9, 0x100000000     # constant 0x100000000
        and r11, r9                # x167 = x166 & 0x100000000
        lea rax, [r11+rax]         # x171 += x167, complete

        /* complete: [x174, x173, x172, x171, x170, x169, x168] in [r8, r10, rbx, rax, rcx, -, r12] */
        mov [rdi+0x30], r8         # out1[6] = x174 = x164
        mov [rdi+0x18], rax        # out1[3] = x171
        mov [rdi+0x20], rbx        # out1[4] = x172 = x162
        mov [rdi+0x28], r10        # out1[5] = x173 = x163
        mov [rdi+0x10], rcx        # out1[2] = x170

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
        .size   fe_p448_mul_loose, .-fe_p448_mul_loose
        .section .note.GNU-stack, "", @progbits
