/*
 * secp256k1-scalar square (loose), modulo p = 2^256 - 432420386565659656852420866394968145599
 * out1 is congruent to arg1*arg1/2^256 modulo p
 * arg1 below p; out1 below p; arrays may overlap
 *
 * void fe_secp256k1_scalar_square(uint64_t out1[4], const uint64_t arg1[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below p
 *   rsi  arg1[4]  read, below p
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x21
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * neg(x) is a part of the word x that is to be subtracted.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x16 = x5 + x6 (carry to x17)
 *   x17 = x7 + x8 + x10 (carry to x18)
 *   x18 = x9 + x11 + x12 (carry to x19)
 *   x19 = x13 + x14 (carry to x20)
 *   x20 = x15
 *   x29 = x4 + x4 + x22 (carry to x30)
 *   x30 = x16 + x16 + x23 (carry to x31)
 *   x31 = x17 + x17 + x24 (carry to x76)
 *   x41 = x21 + x37 (carry to x42)
 *   x42 = x29 + x38 - x39 (carry to x43)
 *   x43 = x30 - x40 - x36 (carry to x44)
 *   x44 = x31 (carry to x45)
 *   x45 = x36
 *   x51 = x42 + x47 (carry to x52)
 *   x52 = x43 + x48 - x49 (carry to x53)
 *   x53 = x44 - x50 - x46 (carry to x54)
 *   x54 = x45 (carry to x55)
 *   x55 = x46
 *   x61 = x52 + x57 (carry to x62)
 *   x62 = x53 + x58 - x59 (carry to x63)
 *   x63 = x54 - x60 - x56 (carry to x64)
 *   x64 = x55 (carry to x65)
 *   x65 = x56
 *   x71 = x62 + x67 (carry to x72)
 *   x72 = x63 + x68 - x69 (carry to x73)
 *   x73 = x64 - x70 - x66 (carry to x74)
 *   x74 = x65 (carry to x75)
 *   x75 = x66
 *   x76 = x18 + x18 + x25 + x72 (carry to x77)
 *   x77 = x19 + x19 + x26 + x73 (carry to x78)
 *   x78 = x20 + x20 + x27 + x74 (carry to x79)
 *   x79 = x28 + x75 (carry to x85)
 *   x81 = x76 + 0x402da1732fc9bebf (carry to x82)
 *   x82 = x77 + 0x4551231950b75fc4 (carry to x83)
 *   x83 = x78 + 1 (carry to x84)
 *   x84 = x79 (carry to x85)
 *   x85 = - 1
 *
 * 157 instructions; 50.5 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.576 [1.576, 1.576] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.215 [1.215, 1.215] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 51, 2026-11-24T14:15:11.028Z
 * npm run optimize -- --field secp256k1-scalar --op square --seed 51 --target x86-64-v3 --budget 5s
 * sha256 of the code: d9ca1920ddaa9551fe2bd9d1f243dd262c397a4147e6d8b6c0e7391248053bd5
 */
        .intel_syntax noprefix
        .text
        .globl  fe_secp256k1_scalar_square
        .type   fe_secp256k1_scalar_square, @function
        .p2align 6
fe_secp256k1_scalar_square:
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

        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rax, r8, [rsi+0x10]                 # x11:x10 = arg1[1]*arg1[2]
        mulx r9, r10, rdx                        # x24:x23 = arg1[1]*arg1[1]
        mulx r11, rcx, [rsi+0x18]                # x13:x12 = arg1[1]*arg1[3]
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx rbx, rbp, [rsi]                     # x9:x8 = arg1[0]*arg1[3]
        mov rdx, [rsi]                           # load arg1[0]
        mulx r12, r13, [rsi+0x10]                # x7:x6 = arg1[0]*arg1[2]
        add r12, rbp                             # x17 = x7 + x8, CF to x18
        adc rbx, 0x0                             # x18 = x9 + CF, no carry
        add r12, r8                              # x17 += x10, CF to x18
        mulx r8, rbp, [rsi+0x8]                  # x5:x4 = arg1[0]*arg1[1]
        adc rbx, 0x0                             # x18 += CF, no carry
        add r13, r8                              # x16 = x6 + x5, CF to x17, complete
        adc r12, 0x0                             # x17 += CF, CF to x18, complete
        adc rcx, rbx                             # x18 += x12 + CF, CF to x19
        mulx r8, rbx, rdx                        # x22:x21 = arg1[0]*arg1[0]
        adc r11, 0x0                             # x19 = x13 + CF, no carry
        mov r14, rbx                             # copy x21
        imul r14, [rip+.Lfe_secp256k1_scalar_square_c0] # x36 = x21*0x4b0dff665588b13f mod 2^64
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mov [rsp-0x8], rdi                       # spill pointer out1
        mulx r15, rdi, [rsi+0x18]                # x15:x14 = arg1[2]*arg1[3]
        add rax, rcx                             # x18 += x11, CF to x19, complete
        adc r11, rdi                             # x19 += x14 + CF, CF to x20, complete
        mulx rcx, rdi, rdx                       # x26:x25 = arg1[2]*arg1[2]
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mov [rsp-0x10], rbx                      # spill x21
        mulx rsi, rbx, rdx                       # x28:x27 = arg1[3]*arg1[3]
        adc r15, 0x0                             # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r15, r11, rax, r12, r13] */
        add r8, rbp                              # x29 = x22 + x4, CF to x30
        adc r10, r13                             # x30 = x16 + x23 + CF, CF to x31
        adc r9, r12                              # x31 = x24 + x17 + CF, CF to x76
        adc rax, rax                             # x76 = x18 + x18 + CF, CF to x77
        adc r11, r11                             # x77 = x19 + x19 + CF, CF to x78
        adc rbx, r15                             # x78 = x27 + x20 + CF, CF to x79
        adc rsi, 0x0                             # x79 = x28 + CF, no carry
        add rbp, r8                              # x29 += x4, CF to x30, complete
        adc r10, r13                             # x30 += x16 + CF, CF to x31, complete
        adc r12, r9                              # x31 += x17 + CF, CF to x76, complete

        /* complete: [x31, x30, x29] in [r12, r10, rbp] */
        adc rdi, rax                             # x76 += x25 + CF, CF to x77
        adc rcx, r11                             # x77 += x26 + CF, CF to x78
        mov rdx, [rip+.Lfe_secp256k1_scalar_square_c1] # constant 0xbfd25e8cd0364141
        mulx rax, r8, r14                        # x38:x37 = x36*0xbfd25e8cd0364141
        adc rbx, r15                             # x78 += x20 + CF, CF to x79
        mov rdx, r14                             # copy x36
        mulx r9, r11, [rip+.Lfe_secp256k1_scalar_square_c2] # x40:x39 = x36*0x4551231950b75fc5
        adc rsi, 0x0                             # x79 += CF, CF to x85
        mov r13d, 0x1                            # constant 1
        sbb r13, 0x0                             # x85 = 1 - CF
        sub rax, r11                             # x42 = x38 - x39, CF from x43
        adc r9, 0x0                              # neg(x43) = x40 + CF, CF from x44
        sbb r12, 0x0                             # x44 = x31 - CF, CF from x45
        mov r11, r14                             # copy x36
        sbb r11, 0x0                             # x45 = x36 - CF
        add r8, [rsp-0x10]                       # x41 = x37 + x21, CF to x42
        adc rbp, rax                             # x42 += x29 + CF, CF to x43, complete
        sbb r9, 0x0                              # neg(x43) -= CF, CF to x44
        adc r12, 0x0                             # x44 += CF, CF to x45
        adc r11, 0x0                             # x45 += CF
        add r14, r9                              # neg(x43) += x36, CF from x44
        sbb r12, 0x0                             # x44 -= CF, CF from x45
        sbb r11, 0x0                             # x45 -= CF
        sub r10, r14                             # x43 = x30 - neg(x43), CF from x44, complete
        sbb r12, 0x0                             # x44 -= CF, CF from x45, complete
        sbb r11, 0x0                             # x45 -= CF, complete

        /* complete: [x45, x44, x43, x42] in [r11, r12, r10, rbp] */
        mov rax, rbp                             # copy x42
        imul rax, [rip+.Lfe_secp256k1_scalar_square_c0] # x46 = x42*0x4b0dff665588b13f mod 2^64
        mov rdx, rax                             # copy x46
        mulx r8, r9, [rip+.Lfe_secp256k1_scalar_square_c2] # x50:x49 = x46*0x4551231950b75fc5
        sub r10, r9                              # x52 = x43 - x49, CF from x53
        sbb r12, rax                             # x53 = x44 - x46 - CF, CF from x54
        sbb r11, 0x0                             # x54 = x45 - CF, CF from x55
        mov r9, rax                              # copy x46
        sbb r9, 0x0                              # x55 = x46 - CF
        sub r12, r8                              # x53 -= x50, CF from x54
        mulx rax, r8, [rip+.Lfe_secp256k1_scalar_square_c1] # x48:x47 = x46*0xbfd25e8cd0364141
        sbb r11, 0x0                             # x54 -= CF, CF from x55
        sbb r9, 0x0                              # x55 -= CF
        add r8, rbp                              # x51 = x47 + x42, CF to x52
        adc r10, rax                             # x52 += x48 + CF, CF to x53, complete
        adc r12, 0x0                             # x53 += CF, CF to x54, complete
        adc r11, 0x0                             # x54 += CF, CF to x55, complete
        adc r9, 0x0                              # x55 += CF, complete

        /* complete: [x55, x54, x53, x52] in [r9, r11, r12, r10] */
        mov rax, r10                             # copy x52
        imul rax, [rip+.Lfe_secp256k1_scalar_square_c0] # x56 = x52*0x4b0dff665588b13f mod 2^64
        mov rdx, rax                             # copy x56
        mulx r8, rbp, [rip+.Lfe_secp256k1_scalar_square_c1] # x58:x57 = x56*0xbfd25e8cd0364141
        mulx r14, r15, [rip+.Lfe_secp256k1_scalar_square_c2] # x60:x59 = x56*0x4551231950b75fc5
        add r14, rax                             # neg(x63) = x60 + x56, CF from x64
        sbb r9, 0x0                              # x64 = x55 - CF, CF from x65
        sbb rax, 0x0                             # x65 = x56 - CF
        sub r8, r15                              # x62 = x58 - x59, CF from x63
        sbb r11, r14                             # x63 = x54 - neg(x63) - CF, CF from x64
        sbb r9, 0x0                              # x64 -= CF, CF from x65
        sbb rax, 0x0                             # x65 -= CF
        add r10, rbp                             # x61 = x57 + x52, CF to x62
        adc r12, r8                              # x62 += x53 + CF, CF to x63, complete
        adc r11, 0x0                             # x63 += CF, CF to x64, complete
        adc r9, 0x0                              # x64 += CF, CF to x65, complete
        adc rax, 0x0                             # x65 += CF, complete

        /* complete: [x65, x64, x63, x62] in [rax, r9, r11, r12] */
        mov r8, r12                              # copy x62
        imul r8, [rip+.Lfe_secp256k1_scalar_square_c0] # x66 = x62*0x4b0dff665588b13f mod 2^64
        mov rdx, [rip+.Lfe_secp256k1_scalar_square_c1] # constant 0xbfd25e8cd0364141
        mulx r10, rbp, r8                        # x68:x67 = x66*0xbfd25e8cd0364141
        mov rdx, r8                              # copy x66
        mulx rdx, r14, [rip+.Lfe_secp256k1_scalar_square_c2] # x70:x69 = x66*0x4551231950b75fc5
        add rbp, r12                             # x71 = x67 + x62, CF to x72
        adc r10, r11                             # x72 = x68 + x63 + CF, CF to x73
        sbb rdx, 0x0                             # neg(x73) = x70 - CF, CF to x74
        adc rax, 0x0                             # x74 = x65 + CF, CF to x75
        mov r11, r8                              # copy x66
        adc r11, 0x0                             # x75 = x66 + CF
        sub r10, r14                             # x72 -= x69, CF from x73, complete
        sbb r9, r8                               # x73.2 = x64 - x66 - CF, CF from x74
        sbb rax, 0x0                             # x74 -= CF, CF from x75
        sbb r11, 0x0                             # x75 -= CF
        sub r9, rdx                              # x73 = x73.2 - neg(x73), CF from x74, complete
        sbb rax, 0x0                             # x74 -= CF, CF from x75, complete
        sbb r11, 0x0                             # x75 -= CF, complete

        /* complete: [x75, x74, x73, x72] in [r11, rax, r9, r10] */
        add r10, rdi                             # x76 += x72, CF to x77, complete
        adc rcx, r9                              # x77 += x73 + CF, CF to x78, complete
        adc rax, rbx                             # x78 += x74 + CF, CF to x79, complete
        adc rsi, r11                             # x79 += x75 + CF, CF to x85, complete

        /* complete: [x79, x78, x77, x76] in [rsi, rax, rcx, r10] */
        sbb r13, 0x0                             # x85 -= CF
        mov r8, r10                              # copy x76
        add r8, [rip+.Lfe_secp256k1_scalar_square_c3] # x81 = x76 + 0x402da1732fc9bebf, CF to x82, complete
        mov r9, rcx                              # copy x77
        adc r9, [rip+.Lfe_secp256k1_scalar_square_c4] # x82 = x77 + 0x4551231950b75fc4 + CF, CF to x83, complete
        mov r11, rax                             # copy x78
        adc r11, 0x1                             # x83 = x78 + 1 + CF, CF to x84, complete
        mov rdi, rsi                             # copy x79
        adc rdi, 0x0                             # x84 = x79 + CF, CF to x85, complete

        /* complete: [x84, x83, x82, x81] in [rdi, r11, r9, r8] */
        sbb r13, 0x0                             # x85 -= CF, complete
        bt r13d, 0x0                             # CF = x85
        cmovc rdi, rsi                           # x89 = x85 ? x79 : x84, x85 in CF
        cmovc r8, r10                            # x86 = x85 ? x76 : x81, x85 in CF
        cmovc r11, rax                           # x88 = x85 ? x78 : x83, x85 in CF
        cmovc r9, rcx                            # x87 = x85 ? x77 : x82, x85 in CF
        mov rax, [rsp-0x8]                       # reload pointer out1
        mov [rax+0x18], rdi                      # out1[3] = x89
        mov [rax], r8                            # out1[0] = x86
        mov [rax+0x8], r9                        # out1[1] = x87
        mov [rax+0x10], r11                      # out1[2] = x88

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
.Lfe_secp256k1_scalar_square_c0: .quad 0x4b0dff665588b13f
.Lfe_secp256k1_scalar_square_c1: .quad 0xbfd25e8cd0364141
.Lfe_secp256k1_scalar_square_c2: .quad 0x4551231950b75fc5
.Lfe_secp256k1_scalar_square_c3: .quad 0x402da1732fc9bebf
.Lfe_secp256k1_scalar_square_c4: .quad 0x4551231950b75fc4
        .size   fe_secp256k1_scalar_square, .-fe_secp256k1_scalar_square
        .section .note.GNU-stack, "", @progbits
