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
 *   [rsp-0x10]  x49, then x84
 *   [rsp-0x18]  x7, then x60
 *   [rsp-0x20]  x18, then x52, then x78, then x96
 *   [rsp-0x28]  x24
 *   [rsp-0x30]  x50
 *   [rsp-0x38]  x19
 *   [rsp-0x40]  x34, then x53, then x85
 *   [rsp-0x48]  x32
 *   [rsp-0x50]  x63, then x77
 *   [rsp-0x58]  x62, then x79, then x97
 *   [rsp-0x60]  x51
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
 * 270 instructions; 91.7 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.015 [1.015, 1.022] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64-v3 + reduction pass
 * latency: 1.085 [1.060, 1.096] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64-v3 + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: values)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 93de5881b96546b1aa3de043948f00d475022ac012a07573ab005d2cb8782582
 * found by Fieldwright, seed 21, 2026-11-27T17:18:50.104Z
 * ./fieldwright optimize --curve p448 --op square --seed 21 --target x86-64-v3 --budget 60s --for latency --cpu 1
 * sha256 of the code: 7e21d4e731e0d2bf2b12227860804ac4f04afad0b76651773a427d16de37aead
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
        mulx r9, r10, [rsi+0x18]   # x12:x11 = arg1[0]*arg1[3]
        mulx r11, rcx, [rsi+0x8]   # x8:x7 = arg1[0]*arg1[1]
        mulx rbx, rbp, [rsi+0x10]  # x10:x9 = arg1[0]*arg1[2]
        mulx r12, r13, [rsi+0x28]  # x16:x15 = arg1[0]*arg1[5]
        add r11, rbp               # x49 = x9 + x8, CF to x50, complete
        adc rbx, r10               # x50 = x11 + x10 + CF, CF to x51
        adc r9, r8                 # x51 = x13 + x12 + CF, CF to x52
        mulx r8, r10, [rsi+0x30]   # x18:x17 = arg1[0]*arg1[6]
        mov rdx, [rsi+0x20]        # load arg1[4]
        mulx rbp, r14, [rsi+0x8]   # x24:x23 = arg1[1]*arg1[4]
        adc r13, r14               # x52 = x15 + x23 + CF, CF to x53
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r14, r15, [rsi+0x18]  # x22:x21 = arg1[1]*arg1[3]
        adc r12, r10               # x53 = x16 + x17 + CF, CF to x54
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx r10, rdi, [rsi+0x10]  # x20:x19 = arg1[1]*arg1[2]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mov [rsp-0x10], r11        # spill x49
        mov [rsp-0x18], rcx        # spill x7
        mulx r11, rcx, [rsi+0x18]  # x30:x29 = arg1[2]*arg1[3]
        mov [rsp-0x20], r8         # spill x18
        mov [rsp-0x28], rbp        # spill x24
        mulx r8, rbp, [rsi+0x20]   # x32:x31 = arg1[2]*arg1[4]
        mov [rsp-0x30], rbx        # spill x50
        mov [rsp-0x38], rdi        # spill x19
        mulx rbx, rdi, [rsi+0x28]  # x34:x33 = arg1[2]*arg1[5]
        mov [rsp-0x40], rbx        # spill x34
        mov [rsp-0x48], r8         # spill x32
        mulx rbx, r8, [rsi+0x30]   # x36:x35 = arg1[2]*arg1[6]
        adc rdi, 0x0               # x54 = x33 + CF, CF to x55
        adc r8, 0x0                # x55 = x35 + CF, CF to x56
        adc rbx, 0x0               # x56 = x36 + CF, no carry
        add r15, r10               # x51.2 = x20 + x21, CF to x52
        adc rcx, 0x0               # x52.2 = x29 + CF, CF to x53
        adc rbp, 0x0               # x53.2 = x31 + CF, CF to x54
        adc rdi, 0x0               # x54 += CF, CF to x55
        adc r8, 0x0                # x55 += CF, CF to x56
        adc rbx, 0x0               # x56 += CF, no carry
        add r9, r15                # x51 += x51.2, CF to x52
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r10, r15, rdx         # x63:x62 = arg1[1]*arg1[1]
        adc rcx, rax               # x52.2 += x14 + CF, CF to x53
        mov [rsp-0x50], r10        # spill x63
        mulx rax, r10, [rsi+0x28]  # x26:x25 = arg1[1]*arg1[5]
        mov rdx, [rsi+0x28]        # load arg1[5]
        mov [rsp-0x58], r15        # spill x62
        mov [rsp-0x60], r9         # spill x51
        mulx r15, r9, [rsi+0x30]   # x48:x47 = arg1[5]*arg1[6]
        adc r12, r11               # x53 += x30 + CF, CF to x54
        adc rax, 0x0               # x54.2 = x26 + CF, CF to x55
        adc r8, 0x0                # x55 += CF, CF to x56
        adc rbx, 0x0               # x56 += CF, no carry
        add r14, rcx               # x52.2 += x22, CF to x53
        adc r12, r10               # x53 += x25 + CF, CF to x54
        adc rax, 0x0               # x54.2 += CF, CF to x55
        adc r8, 0x0                # x55 += CF, CF to x56
        adc rbx, 0x0               # x56 += CF, no carry
        add r14, r13               # x52 += x52.2, CF to x53
        adc r12, rbp               # x53 += x53.2 + CF, CF to x54
        mov rdx, [rsi+0x30]        # load arg1[6]
        mulx r10, r11, [rsi+0x8]   # x28:x27 = arg1[1]*arg1[6]
        adc r11, rdi               # x54 += x27 + CF, CF to x55
        adc r10, 0x0               # x55.2 = x28 + CF, no carry
        add r11, [rsp-0x48]        # x54 += x32, CF to x55
        adc r10, 0x0               # x55.2 += CF, CF to x56
        adc rbx, 0x0               # x56 += CF, no carry
        add r11, rax               # x54 += x54.2, CF to x55
        adc r8, r10                # x55 += x55.2 + CF, CF to x56
        adc rbx, 0x0               # x56 += CF, no carry
        mov rax, [rsp-0x38]        # reload x19
        add rax, [rsp-0x30]        # x50 += x19, CF to x51, complete
        mov r10, [rsp-0x60]        # reload x51
        adc r10, 0x0               # x51 += CF, CF to x52, complete
        adc r14, 0x0               # x52 += CF, CF to x53, complete
        adc r12, [rsp-0x28]        # x53 += x24 + CF, CF to x54, complete
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rcx, rdi, [rsi+0x28]  # x40:x39 = arg1[3]*arg1[5]
        mulx rbp, r13, [rsi+0x20]  # x38:x37 = arg1[3]*arg1[4]
        adc r11, [rsp-0x20]        # x54 += x18 + CF, CF to x55
        adc rdi, [rsp-0x40]        # x55.2 = x39 + x34 + CF, CF to x56
        mov [rsp-0x40], r12        # spill x53
        mov [rsp-0x20], r14        # spill x52
        mulx r12, r14, [rsi+0x30]  # x42:x41 = arg1[3]*arg1[6]
        adc r14, 0x0               # x56.2 = x41 + CF, CF to x57
        adc r12, 0x0               # x57 = x42 + CF, no carry
        add rbp, r8                # x55 += x38, CF to x56
        adc r14, rbx               # x56 += x56.2 + CF, CF to x57
        adc r12, 0x0               # x57 += CF, no carry
        add r13, r11               # x54 += x37, CF to x55, complete
        adc rdi, rbp               # x55 += x55.2 + CF, CF to x56, complete
        mov rdx, [rsi+0x30]        # load arg1[6]
        mulx r8, r11, [rsi+0x20]   # x46:x45 = arg1[4]*arg1[6]
        mov rdx, [rsi+0x20]        # load arg1[4]
        mulx rbx, rbp, [rsi+0x28]  # x44:x43 = arg1[4]*arg1[5]
        adc r14, rcx               # x56 += x40 + CF, CF to x57
        adc r12, rbx               # x57 += x44 + CF, CF to x58
        adc r8, 0x0                # x58 = x46 + CF, no carry
        add r14, rbp               # x56 += x43, CF to x57, complete
        adc r12, 0x0               # x57 += CF, CF to x58
        adc r8, r9                 # x58 += x47 + CF, CF to x59
        adc r15, 0x0               # x59 = x48 + CF, no carry
        add r11, r12               # x57 += x45, CF to x58, complete
        adc r8, 0x0                # x58 += CF, CF to x59, complete
        adc r15, 0x0               # x59 += CF, no carry, complete

        /* complete: [x59, x58, x57, x56, x55, x54, x53, x52, x51, x50, x49] in [r15, r8, r11, r14, rdi, r13, [rsp-0x40], [rsp-0x20], r10, rax, [rsp-0x10]] */
        mov r9, [rsp-0x18]         # reload x7
        add r9, [rsp-0x18]         # x74 = x7 + x7, CF to x75
        mov rcx, [rsp-0x10]        # reload x49
        adc rcx, [rsp-0x10]        # x75 = x49 + x49 + CF, CF to x76
        adc rax, rax               # x76 = x50 + x50 + CF, CF to x77
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rbx, rbp, rdx         # x65:x64 = arg1[2]*arg1[2]
        adc rbp, r10               # x77 = x51 + x64 + CF, CF to x78
        adc rbx, [rsp-0x20]        # x78 = x65 + x52 + CF, CF to x79
        mov r12, [rsp-0x40]        # reload x53
        adc r12, [rsp-0x40]        # x79 = x53 + x53 + CF, CF to x80
        adc r13, r13               # x80 = x54 + x54 + CF, CF to x81
        adc rdi, rdi               # x81 = x55 + x55 + CF, CF to x82
        adc r14, r14               # x82 = x56 + x56 + CF, CF to x83
        adc r11, r11               # x83 = x57 + x57 + CF, CF to x84
        adc r8, r8                 # x84 = x58 + x58 + CF, CF to x85
        adc r15, r15               # x85 = x59 + x59 + CF, CF to x86
        mov rdx, [rsi]             # load arg1[0]
        mov [rsp-0x40], r15        # spill x85
        mov [rsp-0x10], r8         # spill x84
        mulx r15, r8, rdx          # x61:x60 = arg1[0]*arg1[0]
        mov [rsp-0x18], r8         # spill x60
        setc r8b                   # begins x86 = CF
        movzx r8d, r8b             # x86 = CF
        add r9, r15                # x74 += x61, CF to x75, complete
        adc rcx, [rsp-0x58]        # x75 += x62 + CF, CF to x76, complete
        adc rax, [rsp-0x50]        # x76 += x63 + CF, CF to x77, complete
        adc rbp, r10               # x77 += x51 + CF, CF to x78, complete
        adc rbx, [rsp-0x20]        # x78 += x52 + CF, CF to x79, complete
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r10, r15, rdx         # x67:x66 = arg1[3]*arg1[3]
        mov rdx, [rsi+0x28]        # load arg1[5]
        mov [rsp-0x20], rbx        # spill x78
        mov [rsp-0x50], rbp        # spill x77
        mulx rbx, rbp, rdx         # x71:x70 = arg1[5]*arg1[5]
        adc r12, r15               # x79 += x66 + CF, CF to x80, complete
        mov rdx, [rsi+0x30]        # load arg1[6]
        mov [rsp-0x58], r12        # spill x79
        mulx r15, r12, rdx         # x73:x72 = arg1[6]*arg1[6]
        mov rdx, [rsi+0x20]        # load arg1[4]
        mulx rsi, rdx, rdx         # x69:x68 = arg1[4]*arg1[4]
        adc r10, 0x0               # x80.2 = x67 + CF, CF to x81
        adc rdx, 0x0               # x81.2 = x68 + CF, CF to x82
        adc rsi, 0x0               # x82.2 = x69 + CF, no carry
        add rbp, r11               # x83 += x70, CF to x84
        adc rbx, 0x0               # x84.2 = x71 + CF, CF to x85
        adc r12, 0x0               # x85.2 = x72 + CF, CF to x86
        adc r15, 0x0               # x86.2 = x73 + CF, no carry
        add r10, r13               # x80 += x80.2, CF to x81, complete
        adc rdx, rdi               # x81 += x81.2 + CF, CF to x82, complete
        adc rsi, r14               # x82 += x82.2 + CF, CF to x83, complete
        adc rbp, 0x0               # x83 += CF, CF to x84, complete
        adc rbx, [rsp-0x10]        # x84 += x84.2 + CF, CF to x85, complete
        adc r12, [rsp-0x40]        # x85 += x85.2 + CF, CF to x86, complete
        mov r11d, 0x20             # constant 0x20
        shrx rdi, rbx, r11         # t1 = x84 >> 0x20
        shlx r13, r12, r11         # t2 = x85 << 0x20 mod 2^64
        lea rdi, [rdi+r13]         # x92 = t1 + t2 mod 2^64 = high word of (x85:x84 << 32)
        adc r15, 0x0               # x86.2 += CF, no carry
        add r15, r8                # x86 += x86.2, no carry, complete

        /* complete: [x86, x85, x84, x83, x82, x81, x80, x79, x78, x77, x76, x75, x74] in [r15, r12, rbx, rbp, rsi, rdx, r10, [rsp-0x58], [rsp-0x20], [rsp-0x50], rax, rcx, r9] */
        shrx r8, r12, r11          # t3 = x85 >> 0x20
        shlx r13, r15, r11         # t4 = x86 << 0x20 mod 2^64
        lea r8, [r8+r13]           # x93 = t3 + t4 mod 2^64 = high word of (x86:x85 << 32)
        shrx r13, r15, r11         # x94 = x86 >> 32
        mov r14, rbx               # copy x84
        shld r14, rbp, 0x20        # x91 = high word of (x84:x83 << 32)
        mov r11, [rsp-0x18]        # reload x60
        add r11, r10               # x95 = x60 + x80, CF to x96, complete
        adc r9, rdx                # x96 = x74 + x81 + CF, CF to x97, complete
        adc rcx, rsi               # x97 = x75 + x82 + CF, CF to x98, complete
        adc rax, rbp               # x98 = x76 + x83 + CF, CF to x99
        adc rbx, [rsp-0x50]        # x99 = x77 + x84 + CF, CF to x100
        adc r12, [rsp-0x20]        # x100 = x78 + x85 + CF, CF to x101
        adc r15, [rsp-0x58]        # x101 = x79 + x86 + CF, CF to x102
        adc r14, 0x0               # x102 = x91 + CF, CF to x103
        adc rdi, 0x0               # x103 = x92 + CF, CF to x104
        adc r8, 0x0                # x104 = x93 + CF, CF to x105
        adc r13, 0x0               # x105 = x94 + CF, no carry
        shld rbp, rsi, 0x20        # x90 = high word of (x83:x82 << 32)
        mov [rsp-0x58], rcx        # spill x97
        mov ecx, 0x20              # constant 0x20
        mov [rsp-0x20], r9         # spill x96
        shlx r9, r10, rcx          # x87 = x80 << 32 mod 2^64
        shrd r10, rdx, 0x20        # x88 = high word of (x81:x80 << 32)
        shr rdx, 0x20              # t5 = x81 >> 32
        shl rsi, 0x20              # t6 = x82 << 32 mod 2^64
        lea rsi, [rdx+rsi]         # x89 = t5 + t6 mod 2^64 = high word of (x82:x81 << 32)
        add r9, rax                # x98 += x87, CF to x99, complete
        adc rbx, r10               # x99 += x88 + CF, CF to x100, complete
        adc rsi, r12               # x100 += x89 + CF, CF to x101, complete
        adc r15, rbp               # x101 += x90 + CF, CF to x102, complete
        adc r14, 0x0               # x102 += CF, CF to x103, complete
        adc rdi, 0x0               # x103 += CF, CF to x104, complete
        adc r8, 0x0                # x104 += CF, CF to x105, complete
        adc r13, 0x0               # x105 += CF, no carry, complete

        /* complete: [x105, x104, x103, x102, x101, x100, x99, x98, x97, x96, x95] in [r13, r8, rdi, r14, r15, rsi, rbx, r9, [rsp-0x58], [rsp-0x20], r11] */
        mov rax, r14               # copy x102
        shr rax, 0x20              # t7 = x102 >> 32
        mov r10, rdi               # copy x103
        shl r10, 0x20              # t8 = x103 << 32 mod 2^64
        lea rax, [rax+r10]         # x107 = t7 + t8 mod 2^64 = high word of (x103:x102 << 32)
        mov r10, r8                # copy x104
        shld r10, rdi, 0x20        # x108 = high word of (x104:x103 << 32)
        shrx rdx, r8, rcx          # t9 = x104 >> 0x20
        shlx rbp, r13, rcx         # t10 = x105 << 0x20 mod 2^64
        lea rdx, [rdx+rbp]         # x109 = t9 + t10 mod 2^64 = high word of (x105:x104 << 32)
        mov rbp, r13               # copy x105
        shr rbp, 0x20              # x110 = x105 >> 32
        add r11, r14               # x111 = x95 + x102, CF to x112, complete
        adc rdi, [rsp-0x20]        # x112 = x96 + x103 + CF, CF to x113, complete
        adc r8, [rsp-0x58]         # x113 = x97 + x104 + CF, CF to x114, complete
        adc r13, r9                # x114 = x98 + x105 + CF, CF to x115
        adc rax, rbx               # x115 = x99 + x107 + CF, CF to x116
        adc rsi, r10               # x116 = x100 + x108 + CF, CF to x117
        adc rdx, 0x0               # x117 = x109 + CF, CF to x118
        adc rbp, 0x0               # x118 = x110 + CF, no carry
        shl r14, 0x20              # x106 = x102 << 32 mod 2^64
        add r13, r14               # x114 += x106, CF to x115, complete
        adc rax, 0x0               # x115 += CF, CF to x116, complete
        adc rsi, 0x0               # x116 += CF, CF to x117, complete
        adc rdx, r15               # x117 += x101 + CF, CF to x118, complete
        adc rbp, 0x0               # x118 += CF, no carry, complete

        /* complete: [x118, x117, x116, x115, x114, x113, x112, x111] in [rbp, rdx, rsi, rax, r13, r8, rdi, r11] */
        shlx r9, rbp, rcx          # x119 = x118 << 32
        add r13, r9                # x123 = x114 + x119, CF to x124
        adc rax, 0x0               # x124 = x115 + CF, CF to x125
        adc rsi, 0x0               # x125 = x116 + CF, CF to x126
        adc rdx, 0x0               # x126 = x117 + CF, CF to x127
        setc r9b                   # begins x127 = CF
        movzx r9d, r9b             # x127 = CF
        add r11, rbp               # x120 = x111 + x118, CF to x121, complete
        adc rdi, 0x0               # x121 = x112 + CF, CF to x122, complete
        adc r8, 0x0                # x122 = x113 + CF, CF to x123, complete
        adc r13, 0x0               # x123 += CF, CF to x124, complete
        adc rax, 0x0               # x124 += CF, CF to x125, complete
        adc rsi, 0x0               # x125 += CF, CF to x126, complete
        adc rdx, 0x0               # x126 += CF, CF to x127, complete
        adc r9, 0x0                # x127 += CF, no carry, complete

        /* complete: [x127, x126, x125, x124, x123, x122, x121, x120] in [r9, rdx, rsi, rax, r13, r8, rdi, r11] */
        bt r9d, 0x0                # CF = x127
        sbb r10, r10               # x128 = -x127 mod 2^64, x127 in CF
        and r10, [rip+.Lfe_p448_square_loose_c0] # x129 = x128 & 0x100000000
        add r11, r9                # x130 = x127 + x120, CF to x131, complete
        adc rdi, 0x0               # x131 = x121 + CF, CF to x132, complete
        adc r8, 0x0                # x132 = x122 + CF, CF to x133, complete
        adc r13, r10               # x133 = x129 + x123 + CF, no carry, complete

        /* complete: [x136, x135, x134, x133, x132, x131, x130] in [rdx, rsi, rax, r13, r8, rdi, r11] */
        mov r9, [rsp-0x8]          # reload pointer out1
        mov [r9], r11              # out1[0] = x130
        mov [r9+0x28], rsi         # out1[5] = x135 = x125
        mov [r9+0x30], rdx         # out1[6] = x136 = x126
        mov [r9+0x18], r13         # out1[3] = x133
        mov [r9+0x8], rdi          # out1[1] = x131
        mov [r9+0x20], rax         # out1[4] = x134 = x124
        mov [r9+0x10], r8          # out1[2] = x132

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
