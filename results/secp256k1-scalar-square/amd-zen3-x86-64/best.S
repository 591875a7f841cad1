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
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, xmm0, xmm1, xmm2, xmm3, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   xmm0        x10, then x22
 *   xmm1        x21
 *   xmm2        x24, then pointer out1
 *   xmm3        x23, then x79
 *   [rsp-0x8]   x26, then x38, then x85
 *   [rsp-0x10]  x25, then x37
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
 * 222 instructions; 60.7 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.312 [1.312, 1.312] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.116 [1.116, 1.116] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 52, 2026-11-24T14:15:24.416Z
 * npm run optimize -- --field secp256k1-scalar --op square --seed 52 --target x86-64 --budget 5s
 * sha256 of the code: dd6030d50a6da1057484ecbde1eed76d6841f99bda500deef92b85346f41cfcb
 */
        .intel_syntax noprefix
        .text
        .globl  fe_secp256k1_scalar_square
        .type   fe_secp256k1_scalar_square, @function
        .p2align 6
fe_secp256k1_scalar_square:
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

        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi+0x8]    # x5:x4 = arg1[0]*arg1[1]
        mov r8, rdx                # copy x5
        mov r9, rax                # copy x4
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi+0x10]   # x7:x6 = arg1[0]*arg1[2]
        mov r10, rdx               # copy x7
        mov r11, rax               # copy x6
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [rsi]        # x9:x8 = arg1[0]*arg1[3]
        add r11, r8                # x16 = x6 + x5, CF to x17, complete
        adc rax, r10               # x17 = x8 + x7 + CF, CF to x18
        adc rdx, 0x0               # x18 = x9 + CF, no carry
        mov r8, rdx                # copy x18
        mov r10, rax               # copy x17
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x10]   # x11:x10 = arg1[1]*arg1[2]
        mov rcx, rdx               # copy x11
        movq xmm0, rax             # spill x10
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [rsi+0x8]    # x13:x12 = arg1[1]*arg1[3]
        movq rbx, xmm0             # reload x10
        add r10, rbx               # x17 += x10, CF to x18, complete
        adc rcx, r8                # x18 += x11 + CF, CF to x19
        adc rdx, 0x0               # x19 = x13 + CF, no carry
        add rcx, rax               # x18 += x12, CF to x19, complete
        adc rdx, 0x0               # x19 += CF, no carry
        mov r8, rdx                # copy x19
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [rsi+0x10]   # x15:x14 = arg1[2]*arg1[3]
        add rax, r8                # x19 += x14, CF to x20, complete
        adc rdx, 0x0               # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [rdx, rax, rcx, r10, r11] */
        mov r8, rdx                # copy x20
        mov rbx, rax               # copy x19
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [rsi]        # x22:x21 = arg1[0]*arg1[0]
        movq xmm0, rdx             # spill x22
        movq xmm1, rax             # spill x21
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [rsi+0x8]    # x24:x23 = arg1[1]*arg1[1]
        movq xmm2, rdx             # spill x24
        movq xmm3, rax             # spill x23
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [rsi+0x10]   # x26:x25 = arg1[2]*arg1[2]
        mov [rsp-0x8], rdx         # spill x26
        mov [rsp-0x10], rax        # spill x25
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [rsi+0x18]   # x28:x27 = arg1[3]*arg1[3]
        movq rsi, xmm0             # reload x22
        add rsi, r9                # x29 = x22 + x4, CF to x30
        movq rbp, xmm3             # reload x23
        adc rbp, r11               # x30 = x23 + x16 + CF, CF to x31
        mov r12, r10               # copy x17
        movq r13, xmm2             # reload x24
        adc r12, r13               # x31 = x24 + x17 + CF, CF to x76
        mov r13, [rsp-0x10]        # reload x25
        adc r13, rcx               # x76 = x25 + x18 + CF, CF to x77
        mov r14, [rsp-0x8]         # reload x26
        adc r14, rbx               # x77 = x26 + x19 + CF, CF to x78
        adc rax, r8                # x78 = x27 + x20 + CF, CF to x79
        adc rdx, 0x0               # x79 = x28 + CF, no carry
        add rsi, r9                # x29 += x4, CF to x30, complete
        adc r11, rbp               # x30 += x16 + CF, CF to x31, complete
        adc r10, r12               # x31 += x17 + CF, CF to x76, complete

        /* complete: [x31, x30, x29] in [r10, r11, rsi] */
        adc rcx, r13               # x76 += x18 + CF, CF to x77
        adc rbx, r14               # x77 += x19 + CF, CF to x78
        adc rax, r8                # x78 += x20 + CF, CF to x79
        adc rdx, 0x0               # x79 += CF, CF to x85
        mov r8d, 0x1               # constant 1
        sbb r8, 0x0                # x85 = 1 - CF
        movq r9, xmm1              # reload x21
        movabs rbp, 0x4b0dff665588b13f # constant 0x4b0dff665588b13f
        imul r9, rbp               # x36 = x21*0x4b0dff665588b13f mod 2^64
        mov r12, rdx               # copy x79
        mov r13, rax               # copy x78
        mov rax, r9                # copy x36
        movabs r14, -0x402da1732fc9bebf # constant 0xbfd25e8cd0364141
        mul r14                    # x38:x37 = x36*0xbfd25e8cd0364141
        mov [rsp-0x8], rdx         # spill x38
        mov [rsp-0x10], rax        # spill x37
        mov rax, r9                # copy x36
        movabs r15, 0x4551231950b75fc5 # constant 0x4551231950b75fc5
        mul r15                    # x40:x39 = x36*0x4551231950b75fc5
        movq xmm2, rdi             # spill pointer out1
        mov rdi, [rsp-0x8]         # reload x38
        sub rdi, rax               # x42 = x38 - x39, CF from x43
        adc rdx, 0x0               # neg(x43) = x40 + CF, CF from x44
        sbb r10, 0x0               # x44 = x31 - CF, CF from x45
        mov rax, r9                # copy x36
        sbb rax, 0x0               # x45 = x36 - CF
        mov [rsp-0x8], r8          # spill x85
        mov r8, [rsp-0x10]         # reload x37
        movq xmm3, r12             # spill x79
        movq r12, xmm1             # reload x21
        add r8, r12                # x41 = x37 + x21, CF to x42
        adc rdi, rsi               # x42 += x29 + CF, CF to x43, complete
        sbb rdx, 0x0               # neg(x43) -= CF, CF to x44
        adc r10, 0x0               # x44 += CF, CF to x45
        adc rax, 0x0               # x45 += CF
        add rdx, r9                # neg(x43) += x36, CF from x44
        sbb r10, 0x0               # x44 -= CF, CF from x45
        sbb rax, 0x0               # x45 -= CF
        sub r11, rdx               # x43 = x30 - neg(x43), CF from x44, complete
        sbb r10, 0x0               # x44 -= CF, CF from x45, complete
        sbb rax, 0x0               # x45 -= CF, complete

        /* complete: [x45, x44, x43, x42] in [rax, r10, r11, rdi] */
        mov r8, rdi                # copy x42
        imul r8, rbp               # x46 = x42*0x4b0dff665588b13f mod 2^64
        mov r9, rax                # copy x45
        mov rax, r8                # copy x46
        mul r15                    # x50:x49 = x46*0x4551231950b75fc5
        sub r11, rax               # x52 = x43 - x49, CF from x53
        adc rdx, r8                # neg(x53) = x46 + x50 + CF, CF from x54
        sbb r9, 0x0                # x54 = x45 - CF, CF from x55
        mov rax, r8                # copy x46
        sbb rax, 0x0               # x55 = x46 - CF
        sub r10, rdx               # x53 = x44 - neg(x53), CF from x54
        sbb r9, 0x0                # x54 -= CF, CF from x55
        sbb rax, 0x0               # x55 -= CF
        mov rsi, rax               # copy x55
        mov rax, r8                # copy x46
        mul r14                    # x48:x47 = x46*0xbfd25e8cd0364141
        add rdi, rax               # x51 = x47 + x42, CF to x52
        adc r11, rdx               # x52 += x48 + CF, CF to x53, complete
        adc r10, 0x0               # x53 += CF, CF to x54, complete
        adc r9, 0x0                # x54 += CF, CF to x55, complete
        adc rsi, 0x0               # x55 += CF, complete

        /* complete: [x55, x54, x53, x52] in [rsi, r9, r10, r11] */
        mov rax, r11               # copy x52
        imul rax, rbp              # x56 = x52*0x4b0dff665588b13f mod 2^64
        mov r8, rax                # copy x56
        mov rax, r8                # copy x56
        mul r14                    # x58:x57 = x56*0xbfd25e8cd0364141
        mov rdi, rdx               # copy x58
        mov r12, rax               # copy x57
        mov rax, r8                # copy x56
        mul r15                    # x60:x59 = x56*0x4551231950b75fc5
        sub rdi, rax               # x62 = x58 - x59, CF from x63
        adc rdx, 0x0               # neg(x63) = x60 + CF, CF from x64
        sbb rsi, 0x0               # x64 = x55 - CF, CF from x65
        mov rax, r8                # copy x56
        sbb rax, 0x0               # x65 = x56 - CF
        add r12, r11               # x61 = x57 + x52, CF to x62
        adc r10, rdi               # x62 += x53 + CF, CF to x63, complete
        sbb rdx, 0x0               # neg(x63) -= CF, CF to x64
        adc rsi, 0x0               # x64 += CF, CF to x65
        adc rax, 0x0               # x65 += CF
        add rdx, r8                # neg(x63) += x56, CF from x64
        sbb rsi, 0x0               # x64 -= CF, CF from x65
        sbb rax, 0x0               # x65 -= CF
        mov r8, r10                # copy x62
        imul r8, rbp               # x66 = x62*0x4b0dff665588b13f mod 2^64
        mov r11, rdx               # copy neg(x63)
        mov rdi, rax               # copy x65
        mov rax, r8                # copy x66
        mul r14                    # x68:x67 = x66*0xbfd25e8cd0364141
        sub r9, r11                # x63 = x54 - neg(x63), CF from x64, complete
        sbb rsi, 0x0               # x64 -= CF, CF from x65, complete
        sbb rdi, 0x0               # x65 -= CF, complete

        /* complete: [x65, x64, x63, x62] in [rdi, rsi, r9, r10] */
        mov r11, rdx               # copy x68
        mov rbp, rax               # copy x67
        mov rax, r8                # copy x66
        mul r15                    # x70:x69 = x66*0x4551231950b75fc5
        sub r11, rax               # x72 = x68 - x69, CF from x73
        adc rdx, 0x0               # neg(x73) = x70 + CF, CF from x74
        sbb rdi, 0x0               # x74 = x65 - CF, CF from x75
        mov rax, r8                # copy x66
        sbb rax, 0x0               # x75 = x66 - CF
        add rbp, r10               # x71 = x67 + x62, CF to x72
        adc r11, r9                # x72 += x63 + CF, CF to x73, complete
        sbb rdx, 0x0               # neg(x73) -= CF, CF to x74
        adc rdi, 0x0               # x74 += CF, CF to x75
        adc rax, 0x0               # x75 += CF
        add rcx, r11               # x76 += x72, CF to x77, complete
        adc rbx, 0x0               # x77 += CF, CF to x78
        adc r13, 0x0               # x78 += CF, CF to x79
        movq r9, xmm3              # reload x79
        adc r9, 0x0                # x79 += CF, CF to x85
        mov r10, [rsp-0x8]         # reload x85
        sbb r10, 0x0               # x85 -= CF
        sub rsi, r8                # x73.2 = x64 - x66, CF from x74
        sbb rdi, 0x0               # x74 -= CF, CF from x75
        sbb rax, 0x0               # x75 -= CF
        sub rsi, rdx               # x73 = x73.2 - neg(x73), CF from x74, complete
        sbb rdi, 0x0               # x74 -= CF, CF from x75, complete
        sbb rax, 0x0               # x75 -= CF, complete

        /* complete: [x75, x74, x73, x72] in [rax, rdi, rsi, r11] */
        add rsi, rbx               # x77 += x73, CF to x78, complete
        adc r13, rdi               # x78 += x74 + CF, CF to x79, complete
        adc rax, r9                # x79 += x75 + CF, CF to x85, complete

        /* complete: [x79, x78, x77, x76] in [rax, r13, rsi, rcx] */
        sbb r10, 0x0               # x85 -= CF
        mov r8, rcx                # copy x76
        movabs r9, 0x402da1732fc9bebf # constant 0x402da1732fc9bebf
        add r8, r9                 # x81 = x76 + 0x402da1732fc9bebf, CF to x82, complete
        mov r9, rsi                # copy x77
        movabs r11, 0x4551231950b75fc4 # constant 0x4551231950b75fc4
        adc r9, r11                # x82 = x77 + 0x4551231950b75fc4 + CF, CF to x83, complete
        mov r11, r13               # copy x78
        adc r11, 0x1               # x83 = x78 + 1 + CF, CF to x84, complete
        mov rdi, rax               # copy x79
        adc rdi, 0x0               # x84 = x79 + CF, CF to x85, complete

        /* complete: [x84, x83, x82, x81] in [rdi, r11, r9, r8] */
        sbb r10, 0x0               # x85 -= CF, complete
        bt r10d, 0x0               # CF = x85
        cmovc r8, rcx              # x86 = x85 ? x76 : x81, x85 in CF
        cmovc r9, rsi              # x87 = x85 ? x77 : x82, x85 in CF
        cmovc rdi, rax             # x89 = x85 ? x79 : x84, x85 in CF
        cmovnc r13, r11            # x88 = x85 ? x78 : x83, x85 in CF
        movq rax, xmm2             # reload pointer out1
        mov [rax+0x8], r9          # out1[1] = x87
        mov [rax+0x18], rdi        # out1[3] = x89
        mov [rax+0x10], r13        # out1[2] = x88
        mov [rax], r8              # out1[0] = x86

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
        .size   fe_secp256k1_scalar_square, .-fe_secp256k1_scalar_square
        .section .note.GNU-stack, "", @progbits
