/*
 * secp256k1-scalar mul (loose), modulo p = 2^256 - 432420386565659656852420866394968145599
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 *
 * void fe_secp256k1_scalar_mul(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below p
 *   rsi  arg1[4]  read, below p
 *   rdx  arg2[4]  read, below p
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  pointer arg2
 *   [rsp-0x18]  x67, then x96
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * neg(x) is a part of the word x that is to be subtracted.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x29 = x8 + x21 (carry to x34)
 *   x34 = x22 + x23 + x16 (carry to x35)
 *   x35 = x24 + x25 + x17 (carry to x36)
 *   x36 = x26 + x27 + x18 (carry to x37)
 *   x37 = x28 + x19 (carry to x51)
 *   x47 = x34 + x39 (carry to x48)
 *   x48 = x35 + x40 + x41 (carry to x49)
 *   x49 = x36 + x42 + x43 (carry to x50)
 *   x50 = x37 + x44 + x45 (carry to x51)
 *   x51 = x46 (carry to x67)
 *   x62 = x47 + x54 (carry to x63)
 *   x63 = x48 + x55 + x56 (carry to x64)
 *   x64 = x49 + x57 + x58 (carry to x65)
 *   x65 = x50 + x59 + x60 (carry to x66)
 *   x66 = x51 + x61 (carry to x67)
 *   x76 = x63 + x68 (carry to x77)
 *   x77 = x64 + x69 + x70 (carry to x78)
 *   x78 = x65 + x71 + x72 (carry to x79)
 *   x79 = x66 + x73 + x74 (carry to x80)
 *   x80 = x67 + x75 (carry to x96)
 *   x91 = x76 + x83 (carry to x92)
 *   x92 = x77 + x84 + x85 (carry to x93)
 *   x93 = x78 + x86 + x87 (carry to x94)
 *   x94 = x79 + x88 + x89 (carry to x95)
 *   x95 = x80 + x90 (carry to x96)
 *   x105 = x92 + x97 (carry to x106)
 *   x106 = x93 + x98 + x99 (carry to x107)
 *   x107 = x94 + x100 + x101 (carry to x108)
 *   x108 = x95 + x102 + x103 (carry to x109)
 *   x109 = x96 + x104 (carry to x125)
 *   x120 = x105 + x112 (carry to x121)
 *   x121 = x106 + x113 + x114 (carry to x122)
 *   x122 = x107 + x115 + x116 (carry to x123)
 *   x123 = x108 + x117 + x118 (carry to x124)
 *   x124 = x109 + x119 (carry to x125)
 *
 * 169 instructions; 63.4 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.340 [1.338, 1.345] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.096 [1.096, 1.096] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 49, 2026-11-24T14:14:38.338Z
 * npm run optimize -- --field secp256k1-scalar --op mul --seed 49 --target x86-64-v3 --budget 5s
 * sha256 of the code: a98cc06c85755feee79a1e4dd7ad1f168883d9de85832026f32d777b6861a94c
 */
        .intel_syntax noprefix
        .text
        .globl  fe_secp256k1_scalar_mul
        .type   fe_secp256k1_scalar_mul, @function
        .p2align 6
fe_secp256k1_scalar_mul:
        .cfi_startproc
        push rbx                                 # save rbx
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbx, 0
        push rbp                                 # save rbp
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbp, 0
        push r12                                 # save r12
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r12, 0
        push r13                                 # save r13
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r13, 0
        push r14                                 # save r14
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r14, 0
        push r15                                 # save r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r15, 0

        mov rax, rdx                             # copy pointer arg2
        mov rdx, [rax]                           # load arg2[0]
        mulx r8, r9, [rsi]                       # x9:x8 = arg1[0]*arg2[0]
        mulx r10, r11, [rsi+0x8]                 # x11:x10 = arg1[1]*arg2[0]
        mulx rcx, rbx, [rsi+0x10]                # x13:x12 = arg1[2]*arg2[0]
        mulx rbp, r12, [rsi+0x18]                # x15:x14 = arg1[3]*arg2[0]
        add r11, r8                              # x16 = x10 + x9, CF to x17, complete
        adc rbx, r10                             # x17 = x12 + x11 + CF, CF to x18, complete
        adc rcx, r12                             # x18 = x14 + x13 + CF, CF to x19, complete
        adc rbp, 0x0                             # x19 = x15 + CF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [rbp, rcx, rbx, r11] */
        mov rdx, r9                              # copy x8
        imul rdx, [rip+.Lfe_secp256k1_scalar_mul_c0] # x20 = x8*0x4b0dff665588b13f mod 2^64
        mulx r8, r10, [rip+.Lfe_secp256k1_scalar_mul_c1] # x22:x21 = x20*0xbfd25e8cd0364141
        mulx r12, r13, [rip+.Lfe_secp256k1_scalar_mul_c2] # x28:x27 = x20*0xffffffffffffffff
        mulx r14, r15, [rip+.Lfe_secp256k1_scalar_mul_c3] # x26:x25 = x20*0xfffffffffffffffe
        mov [rsp-0x8], rdi                       # spill pointer out1
        mov [rsp-0x10], rax                      # spill pointer arg2
        mulx rdi, rax, [rip+.Lfe_secp256k1_scalar_mul_c4] # x24:x23 = x20*0xbaaedce6af48a03b
        add r9, r10                              # x29 = x8 + x21, CF to x34
        adc r11, r8                              # x34 = x16 + x22 + CF, CF to x35
        adc rbx, r15                             # x35 = x17 + x25 + CF, CF to x36
        adc r13, rcx                             # x36 = x27 + x18 + CF, CF to x37
        adc r12, 0x0                             # x37 = x28 + CF, no carry
        add r11, rax                             # x34 += x23, CF to x35, complete
        adc rdi, rbx                             # x35 += x24 + CF, CF to x36, complete
        adc r13, r14                             # x36 += x26 + CF, CF to x37, complete
        adc r12, rbp                             # x37 += x19 + CF, CF to x51, complete

        /* complete: [x37, x36, x35, x34] in [r12, r13, rdi, r11] */
        mov rax, [rsp-0x10]                      # reload pointer arg2
        mov rdx, [rax+0x8]                       # load arg2[1]
        mulx r8, r9, [rsi]                       # x40:x39 = arg1[0]*arg2[1]
        mulx r10, rcx, [rsi+0x10]                # x44:x43 = arg1[2]*arg2[1]
        mulx rbx, rbp, [rsi+0x8]                 # x42:x41 = arg1[1]*arg2[1]
        mulx r14, r15, [rsi+0x18]                # x46:x45 = arg1[3]*arg2[1]
        adc r14, 0x0                             # x51 = x46 + CF, no carry
        add r9, r11                              # x47 = x34 + x39, CF to x48, complete
        adc rdi, rbp                             # x48 = x35 + x41 + CF, CF to x49
        adc r13, rbx                             # x49 = x36 + x42 + CF, CF to x50
        adc r10, r15                             # x50 = x44 + x45 + CF, CF to x51
        adc r14, 0x0                             # x51 += CF, CF to x67
        mov r11d, 0x0                            # begins x67 = CF
        adc r11, 0x0                             # x67 = CF
        add rdi, r8                              # x48 += x40, CF to x49, complete
        adc r13, rcx                             # x49 += x43 + CF, CF to x50, complete
        adc r10, r12                             # x50 += x37 + CF, CF to x51, complete
        adc r14, 0x0                             # x51 += CF, CF to x67, complete

        /* complete: [x51, x50, x49, x48, x47] in [r14, r10, r13, rdi, r9] */
        adc r11, 0x0                             # x67 += CF, no carry
        mov rdx, r9                              # copy x47
        imul rdx, [rip+.Lfe_secp256k1_scalar_mul_c0] # x53 = x47*0x4b0dff665588b13f mod 2^64
        mulx r8, rcx, [rip+.Lfe_secp256k1_scalar_mul_c1] # x55:x54 = x53*0xbfd25e8cd0364141
        mulx rbx, rbp, [rip+.Lfe_secp256k1_scalar_mul_c4] # x57:x56 = x53*0xbaaedce6af48a03b
        mulx r12, r15, [rip+.Lfe_secp256k1_scalar_mul_c3] # x59:x58 = x53*0xfffffffffffffffe
        mov [rsp-0x18], r11                      # spill x67
        mulx r11, rax, [rip+.Lfe_secp256k1_scalar_mul_c2] # x61:x60 = x53*0xffffffffffffffff
        add r9, rcx                              # x62 = x47 + x54, CF to x63
        adc r8, rbp                              # x63 = x55 + x56 + CF, CF to x64
        adc rbx, r13                             # x64 = x57 + x49 + CF, CF to x65
        adc r10, rax                             # x65 = x50 + x60 + CF, CF to x66
        adc r11, 0x0                             # x66 = x61 + CF, no carry
        add rdi, r8                              # x63 += x48, CF to x64, complete
        adc rbx, r15                             # x64 += x58 + CF, CF to x65, complete
        adc r10, r12                             # x65 += x59 + CF, CF to x66, complete
        adc r11, r14                             # x66 += x51 + CF, CF to x67, complete
        mov rax, [rsp-0x10]                      # reload pointer arg2
        mov rdx, [rax+0x10]                      # load arg2[2]
        mulx r8, r9, [rsi]                       # x69:x68 = arg1[0]*arg2[2]
        mulx rcx, rbp, [rsi+0x8]                 # x71:x70 = arg1[1]*arg2[2]
        mulx r12, r13, [rsi+0x10]                # x73:x72 = arg1[2]*arg2[2]
        mulx r14, r15, [rsi+0x18]                # x75:x74 = arg1[3]*arg2[2]
        mov rax, [rsp-0x18]                      # reload x67
        adc rax, 0x0                             # x67 += CF, no carry, complete

        /* complete: [x67, x66, x65, x64, x63] in [rax, r11, r10, rbx, rdi] */
        add rdi, r9                              # x76 = x63 + x68, CF to x77, complete
        adc r8, rbp                              # x77 = x69 + x70 + CF, CF to x78
        adc r13, r10                             # x78 = x72 + x65 + CF, CF to x79
        adc r11, r12                             # x79 = x73 + x66 + CF, CF to x80
        adc r14, 0x0                             # x80 = x75 + CF, no carry
        add r8, rbx                              # x77 += x64, CF to x78, complete
        adc rcx, r13                             # x78 += x71 + CF, CF to x79, complete
        adc r11, r15                             # x79 += x74 + CF, CF to x80, complete
        adc r14, rax                             # x80 += x67 + CF, CF to x96, complete

        /* complete: [x80, x79, x78, x77, x76] in [r14, r11, rcx, r8, rdi] */
        mov eax, 0x0                             # begins x96 = CF
        adc rax, 0x0                             # x96 = CF
        mov rdx, rdi                             # copy x76
        imul rdx, [rip+.Lfe_secp256k1_scalar_mul_c0] # x82 = x76*0x4b0dff665588b13f mod 2^64
        mulx r9, r10, [rip+.Lfe_secp256k1_scalar_mul_c1] # x84:x83 = x82*0xbfd25e8cd0364141
        mulx rbx, rbp, [rip+.Lfe_secp256k1_scalar_mul_c3] # x88:x87 = x82*0xfffffffffffffffe
        mulx r12, r13, [rip+.Lfe_secp256k1_scalar_mul_c4] # x86:x85 = x82*0xbaaedce6af48a03b
        mov [rsp-0x18], rax                      # spill x96
        mulx r15, rax, [rip+.Lfe_secp256k1_scalar_mul_c2] # x90:x89 = x82*0xffffffffffffffff
        add rdi, r10                             # x91 = x76 + x83, CF to x92
        adc r8, r9                               # x92 = x77 + x84 + CF, CF to x93
        adc rcx, rbp                             # x93 = x78 + x87 + CF, CF to x94
        adc rbx, r11                             # x94 = x79 + x88 + CF, CF to x95
        adc r15, 0x0                             # x95 = x90 + CF, no carry
        add r8, r13                              # x92 += x85, CF to x93, complete
        adc rcx, r12                             # x93 += x86 + CF, CF to x94, complete
        adc rbx, rax                             # x94 += x89 + CF, CF to x95, complete
        mov rax, [rsp-0x10]                      # reload pointer arg2
        mov rdx, [rax+0x18]                      # load arg2[3]
        mulx r9, r10, [rsi+0x18]                 # x104:x103 = arg1[3]*arg2[3]
        adc r15, r14                             # x95 += x80 + CF, CF to x96, complete
        mulx r11, rdi, [rsi+0x10]                # x102:x101 = arg1[2]*arg2[3]
        mov rbp, [rsp-0x18]                      # reload x96
        adc rbp, 0x0                             # x96 += CF, no carry, complete

        /* complete: [x96, x95, x94, x93, x92] in [rbp, r15, rbx, rcx, r8] */
        add r11, r10                             # x108 = x102 + x103, CF to x109
        mulx r10, r12, [rsi]                     # x98:x97 = arg1[0]*arg2[3]
        adc r9, 0x0                              # x109 = x104 + CF, no carry
        add r12, r8                              # x105 = x92 + x97, CF to x106, complete
        adc rcx, r10                             # x106 = x93 + x98 + CF, CF to x107
        mulx rax, r8, [rsi+0x8]                  # x100:x99 = arg1[1]*arg2[3]
        adc rax, rdi                             # x107 = x100 + x101 + CF, CF to x108
        adc r11, 0x0                             # x108 += CF, CF to x109
        adc r9, 0x0                              # x109 += CF, no carry
        add rcx, r8                              # x106 += x99, CF to x107, complete
        adc rax, rbx                             # x107 += x94 + CF, CF to x108, complete
        adc r11, r15                             # x108 += x95 + CF, CF to x109, complete
        adc r9, rbp                              # x109 += x96 + CF, CF to x125, complete

        /* complete: [x109, x108, x107, x106, x105] in [r9, r11, rax, rcx, r12] */
        mov r8d, 0x0                             # begins x125 = CF
        adc r8, 0x0                              # x125 = CF
        mov rdx, r12                             # copy x105
        imul rdx, [rip+.Lfe_secp256k1_scalar_mul_c0] # x111 = x105*0x4b0dff665588b13f mod 2^64
        mulx r10, rdi, [rip+.Lfe_secp256k1_scalar_mul_c2] # x119:x118 = x111*0xffffffffffffffff
        mulx rsi, rbx, [rip+.Lfe_secp256k1_scalar_mul_c1] # x113:x112 = x111*0xbfd25e8cd0364141
        mulx rbp, r13, [rip+.Lfe_secp256k1_scalar_mul_c3] # x117:x116 = x111*0xfffffffffffffffe
        mulx rdx, r14, [rip+.Lfe_secp256k1_scalar_mul_c4] # x115:x114 = x111*0xbaaedce6af48a03b
        add rbx, r12                             # x120 = x105 + x112, CF to x121
        adc rcx, r14                             # x121 = x106 + x114 + CF, CF to x122
        adc rdx, r13                             # x122 = x115 + x116 + CF, CF to x123
        adc rdi, r11                             # x123 = x108 + x118 + CF, CF to x124
        adc r10, 0x0                             # x124 = x119 + CF, no carry
        add rcx, rsi                             # x121 += x113, CF to x122, complete
        adc rax, rdx                             # x122 += x107 + CF, CF to x123, complete
        adc rdi, rbp                             # x123 += x117 + CF, CF to x124, complete
        adc r9, r10                              # x124 += x109 + CF, CF to x125, complete
        adc r8, 0x0                              # x125 += CF, no carry, complete

        /* complete: [x125, x124, x123, x122, x121] in [r8, r9, rdi, rax, rcx] */
        sub r8, 0x1                              # neg(x130) = x125 - 1
        mov r10, rcx                             # copy x121
        add r10, [rip+.Lfe_secp256k1_scalar_mul_c5] # x126 = x121 + 0x402da1732fc9bebf, CF to x127, complete
        mov r11, rax                             # copy x122
        adc r11, [rip+.Lfe_secp256k1_scalar_mul_c6] # x127 = x122 + 0x4551231950b75fc4 + CF, CF to x128, complete
        mov rsi, rdi                             # copy x123
        adc rsi, 0x1                             # x128 = x123 + 1 + CF, CF to x129, complete
        mov rdx, r9                              # copy x124
        adc rdx, 0x0                             # x129 = x124 + CF, CF to x130, complete

        /* complete: [x129, x128, x127, x126] in [rdx, rsi, r11, r10] */
        adc r8, 0x0                              # neg(x130) += CF
        mov ebx, 0x0                             # constant 0
        sub rbx, r8                              # x130 = 0 - neg(x130), complete
        bt ebx, 0x0                              # CF = x130
        cmovc r11, rax                           # x132 = x130 ? x122 : x127, x130 in CF
        cmovc r10, rcx                           # x131 = x130 ? x121 : x126, x130 in CF
        cmovc rdx, r9                            # x134 = x130 ? x124 : x129, x130 in CF
        cmovc rsi, rdi                           # x133 = x130 ? x123 : x128, x130 in CF
        mov rax, [rsp-0x8]                       # reload pointer out1
        mov [rax+0x8], r11                       # out1[1] = x132
        mov [rax], r10                           # out1[0] = x131
        mov [rax+0x10], rsi                      # out1[2] = x133
        mov [rax+0x18], rdx                      # out1[3] = x134

        pop r15                                  # restore r15
        .cfi_adjust_cfa_offset -8
        .cfi_restore r15
        pop r14                                  # restore r14
        .cfi_adjust_cfa_offset -8
        .cfi_restore r14
        pop r13                                  # restore r13
        .cfi_adjust_cfa_offset -8
        .cfi_restore r13
        pop r12                                  # restore r12
        .cfi_adjust_cfa_offset -8
        .cfi_restore r12
        pop rbp                                  # restore rbp
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbp
        pop rbx                                  # restore rbx
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbx
        ret                                      # return
        .cfi_endproc
        .balign 8, 0xcc
.Lfe_secp256k1_scalar_mul_c0: .quad 0x4b0dff665588b13f
.Lfe_secp256k1_scalar_mul_c1: .quad 0xbfd25e8cd0364141
.Lfe_secp256k1_scalar_mul_c2: .quad 0xffffffffffffffff
.Lfe_secp256k1_scalar_mul_c3: .quad 0xfffffffffffffffe
.Lfe_secp256k1_scalar_mul_c4: .quad 0xbaaedce6af48a03b
.Lfe_secp256k1_scalar_mul_c5: .quad 0x402da1732fc9bebf
.Lfe_secp256k1_scalar_mul_c6: .quad 0x4551231950b75fc4
        .size   fe_secp256k1_scalar_mul, .-fe_secp256k1_scalar_mul
        .section .note.GNU-stack, "", @progbits
