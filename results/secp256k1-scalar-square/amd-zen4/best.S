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
 * Saved on the stack and restored: rbx
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x22
 *   [rsp-0x18]  x16, then x30, then x76
 *   [rsp-0x20]  x4, then x18
 *   [rsp-0x28]  x20
 *   [rsp-0x30]  x19
 *   [rsp-0x38]  pointer arg1
 *   [rsp-0x40]  x21, then x77
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
 * 156 instructions; 45.4 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.613 [1.594, 1.613] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.321 [1.320, 1.321] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 31dcf5aa15aff0e34be99e1d4a12d0142ba3c5f764aee5f05e3a061aa33a22cd
 * found by Fieldwright, seed 1, 2026-11-23T06:56:14.631Z
 * npm run optimize -- --field secp256k1-scalar --op square --seed 1 --budget 75s
 * sha256 of the code: 1033bb3ca939f21c95a3ec05c83cb8bc99daf091846aab9e44d97248c96e4ae7
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

        mov rdx, [rsi]                           # load arg1[0]
        mulx rax, r8, [rsi+0x8]                  # x5:x4 = arg1[0]*arg1[1]
        mulx r9, r10, rdx                        # x22:x21 = arg1[0]*arg1[0]
        mulx r11, rcx, [rsi+0x10]                # x7:x6 = arg1[0]*arg1[2]
        add rax, rcx                             # x16 = x6 + x5, CF to x17, complete
        mulx rcx, rbx, [rsi+0x18]                # x9:x8 = arg1[0]*arg1[3]
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mov [rsp-0x8], rdi                       # spill pointer out1
        mov [rsp-0x10], r9                       # spill x22
        mulx rdi, r9, [rsi+0x10]                 # x11:x10 = arg1[1]*arg1[2]
        mov [rsp-0x18], rax                      # spill x16
        mov [rsp-0x20], r8                       # spill x4
        mulx rax, r8, [rsi+0x18]                 # x13:x12 = arg1[1]*arg1[3]
        adc r9, r11                              # x17 = x7 + x10 + CF, CF to x18
        adc rcx, rdi                             # x18 = x11 + x9 + CF, CF to x19
        mulx r11, rdi, rdx                       # x24:x23 = arg1[1]*arg1[1]
        adc rax, 0x0                             # x19 = x13 + CF, no carry
        add r9, rbx                              # x17 += x8, CF to x18, complete
        adcx rcx, r8                             # x18 += x12 + CF, CF to x19, complete
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r8, rbx, [rsi+0x18]                 # x15:x14 = arg1[2]*arg1[3]
        adc rbx, rax                             # x19 += x14 + CF, CF to x20, complete
        adc r8, 0x0                              # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r8, rbx, rcx, r9, [rsp-0x18]] */
        mov rax, r10                             # copy x21
        imul rax, [rip+.Lfe_secp256k1_scalar_square_c0] # x36 = x21*0x4b0dff665588b13f mod 2^64
        mov [rsp-0x28], r8                       # spill x20
        mov [rsp-0x30], rbx                      # spill x19
        mulx r8, rbx, rdx                        # x26:x25 = arg1[2]*arg1[2]
        mov [rsp-0x38], rsi                      # spill pointer arg1
        mov rsi, [rsp-0x20]                      # reload x4
        add rsi, [rsp-0x20]                      # x29 = x4 + x4, CF to x30
        adc rdi, [rsp-0x18]                      # x30 = x16 + x23 + CF, CF to x31
        adcx r9, r9                              # x31 = x17 + x17 + CF, CF to x76
        adcx rbx, rcx                            # x76 = x25 + x18 + CF, CF to x77
        mov rdx, rax                             # copy x36
        mov [rsp-0x20], rcx                      # spill x18
        mov [rsp-0x40], r10                      # spill x21
        mulx rcx, r10, [rip+.Lfe_secp256k1_scalar_square_c1] # x40:x39 = x36*0x4551231950b75fc5
        adc r8, 0x0                              # x77 = x26 + CF, no carry
        add rsi, [rsp-0x10]                      # x29 += x22, CF to x30, complete
        adcx rdi, [rsp-0x18]                     # x30 += x16 + CF, CF to x31, complete
        adc r11, r9                              # x31 += x24 + CF, CF to x76, complete

        /* complete: [x31, x30, x29] in [r11, rdi, rsi] */
        mov [rsp-0x18], rdi                      # spill x30
        mulx r9, rdi, [rip+.Lfe_secp256k1_scalar_square_c2] # x38:x37 = x36*0xbfd25e8cd0364141
        adc rbx, 0x0                             # x76 += CF, CF to x77
        adc r8, 0x0                              # x77 += CF, no carry
        sub rsi, r10                             # x42 = x29 - x39, CF from x43
        adcx rcx, rax                            # neg(x43) = x36 + x40 + CF, CF from x44
        sbb r11, 0x0                             # x44 = x31 - CF, CF from x45
        sbb rax, 0x0                             # x45 = x36 - CF
        add rdi, [rsp-0x40]                      # x41 = x37 + x21, CF to x42
        adc rsi, r9                              # x42 += x38 + CF, CF to x43, complete
        sbb rcx, 0x0                             # neg(x43) -= CF, CF to x44
        adc r11, 0x0                             # x44 += CF, CF to x45
        adc rax, 0x0                             # x45 += CF
        mov rdx, rsi                             # copy x42
        imul rdx, [rip+.Lfe_secp256k1_scalar_square_c0] # x46 = x42*0x4b0dff665588b13f mod 2^64
        mulx r9, r10, [rip+.Lfe_secp256k1_scalar_square_c2] # x48:x47 = x46*0xbfd25e8cd0364141
        mov rdi, [rsp-0x18]                      # reload x30
        sub rdi, rcx                             # x43 = x30 - neg(x43), CF from x44, complete
        mov [rsp-0x18], rbx                      # spill x76
        mulx rcx, rbx, [rip+.Lfe_secp256k1_scalar_square_c1] # x50:x49 = x46*0x4551231950b75fc5
        sbb r11, 0x0                             # x44 -= CF, CF from x45, complete
        sbb rax, 0x0                             # x45 -= CF, complete

        /* complete: [x45, x44, x43, x42] in [rax, r11, rdi, rsi] */
        sub r9, rbx                              # x52 = x48 - x49, CF from x53
        adc rcx, rdx                             # neg(x53) = x46 + x50 + CF, CF from x54
        sbb rax, 0x0                             # x54 = x45 - CF, CF from x55
        sbb rdx, 0x0                             # x55 = x46 - CF
        add rsi, r10                             # x51 = x47 + x42, CF to x52
        adc rdi, r9                              # x52 += x43 + CF, CF to x53, complete
        adc r11, 0x0                             # x53.2 = x44 + CF, CF to x54
        adc rax, 0x0                             # x54 += CF, CF to x55
        adc rdx, 0x0                             # x55 += CF
        sub r11, rcx                             # x53 = x53.2 - neg(x53), CF from x54, complete
        sbb rax, 0x0                             # x54 -= CF, CF from x55, complete
        sbb rdx, 0x0                             # x55 -= CF, complete

        /* complete: [x55, x54, x53, x52] in [rdx, rax, r11, rdi] */
        mov r9, rdx                              # copy x55
        mov rdx, rdi                             # copy x52
        imul rdx, [rip+.Lfe_secp256k1_scalar_square_c0] # x56 = x52*0x4b0dff665588b13f mod 2^64
        mulx r10, rcx, [rip+.Lfe_secp256k1_scalar_square_c1] # x60:x59 = x56*0x4551231950b75fc5
        sub r11, rcx                             # x62 = x53 - x59, CF from x63
        adc r10, rdx                             # neg(x63) = x56 + x60 + CF, CF from x64
        sbb r9, 0x0                              # x64 = x55 - CF, CF from x65
        mov rcx, rdx                             # copy x56
        sbb rcx, 0x0                             # x65 = x56 - CF
        sub rax, r10                             # x63 = x54 - neg(x63), CF from x64
        mulx r10, rsi, [rip+.Lfe_secp256k1_scalar_square_c2] # x58:x57 = x56*0xbfd25e8cd0364141
        sbb r9, 0x0                              # x64 -= CF, CF from x65
        sbb rcx, 0x0                             # x65 -= CF
        add rsi, rdi                             # x61 = x57 + x52, CF to x62
        adcx r10, r11                            # x62 += x58 + CF, CF to x63, complete
        adc rax, 0x0                             # x63 += CF, CF to x64, complete
        adc r9, 0x0                              # x64 += CF, CF to x65, complete
        adc rcx, 0x0                             # x65 += CF, complete

        /* complete: [x65, x64, x63, x62] in [rcx, r9, rax, r10] */
        mov rdx, r10                             # copy x62
        imul rdx, [rip+.Lfe_secp256k1_scalar_square_c0] # x66 = x62*0x4b0dff665588b13f mod 2^64
        mulx r11, rdi, [rip+.Lfe_secp256k1_scalar_square_c2] # x68:x67 = x66*0xbfd25e8cd0364141
        mulx rsi, rbx, [rip+.Lfe_secp256k1_scalar_square_c1] # x70:x69 = x66*0x4551231950b75fc5
        sub r9, rsi                              # x73 = x64 - x70, CF from x74
        sbb rcx, 0x0                             # x74 = x65 - CF, CF from x75
        mov rsi, rdx                             # copy x66
        sbb rsi, 0x0                             # x75 = x66 - CF
        sub rax, rbx                             # x72 = x63 - x69, CF from x73
        mov rbx, rdx                             # copy x66
        mov [rsp-0x40], r8                       # spill x77
        mov r8, [rsp-0x38]                       # reload pointer arg1
        mov rdx, [r8+0x18]                       # load arg1[3]
        mulx r8, rdx, rdx                        # x28:x27 = arg1[3]*arg1[3]
        sbb r9, rbx                              # x73 -= x66 + CF, CF from x74
        sbb rcx, 0x0                             # x74 -= CF, CF from x75
        sbb rsi, 0x0                             # x75 -= CF
        add r10, rdi                             # x71 = x67 + x62, CF to x72
        adcx r11, rax                            # x72 += x68 + CF, CF to x73, complete
        adc r9, 0x0                              # x73 += CF, CF to x74, complete
        adc rcx, 0x0                             # x74 += CF, CF to x75, complete
        adc rsi, 0x0                             # x75 += CF, complete

        /* complete: [x75, x74, x73, x72] in [rsi, rcx, r9, r11] */
        mov rax, [rsp-0x40]                      # reload x77
        add rax, [rsp-0x30]                      # x77 += x19, CF to x78
        mov r10, [rsp-0x28]                      # reload x20
        adc r10, [rsp-0x28]                      # x78 = x20 + x20 + CF, CF to x79
        adc r8, 0x0                              # x79 = x28 + CF, no carry
        mov rdi, [rsp-0x20]                      # reload x18
        add rdi, [rsp-0x18]                      # x76 += x18, CF to x77
        adcx r9, rax                             # x77 += x73 + CF, CF to x78
        adc r10, rcx                             # x78 += x74 + CF, CF to x79
        adcx rsi, r8                             # x79 += x75 + CF, CF to x85
        mov eax, 0x1                             # constant 1
        sbb rax, 0x0                             # x85 = 1 - CF
        xor r8d, r8d                             # CF = OF = 0
        adcx r11, rdi                            # x76 += x72 (CF is 0), CF to x77, complete
        adc r9, [rsp-0x30]                       # x77 += x19 + CF, CF to x78, complete
        adcx r10, rdx                            # x78 += x27 + CF, CF to x79, complete
        adc rsi, 0x0                             # x79 += CF, CF to x85, complete

        /* complete: [x79, x78, x77, x76] in [rsi, r10, r9, r11] */
        sbb rax, 0x0                             # x85 -= CF
        mov r8, r11                              # copy x76
        add r8, [rip+.Lfe_secp256k1_scalar_square_c3] # x81 = x76 + 0x402da1732fc9bebf, CF to x82, complete
        mov rcx, r9                              # copy x77
        adc rcx, [rip+.Lfe_secp256k1_scalar_square_c4] # x82 = x77 + 0x4551231950b75fc4 + CF, CF to x83, complete
        mov rdi, r10                             # copy x78
        adcx rdi, [rip+.Lfe_secp256k1_scalar_square_c5] # x83 = x78 + 1 + CF, CF to x84, complete
        mov rdx, rsi                             # copy x79
        adc rdx, 0x0                             # x84 = x79 + CF, CF to x85, complete

        /* complete: [x84, x83, x82, x81] in [rdx, rdi, rcx, r8] */
        sbb rax, 0x0                             # x85 -= CF, complete
        bt eax, 0x0                              # CF = x85
        cmovc rcx, r9                            # x87 = x85 ? x77 : x82, x85 in CF
        mov rax, [rsp-0x8]                       # reload pointer out1
        mov [rax+0x8], rcx                       # out1[1] = x87
        cmovc r8, r11                            # x86 = x85 ? x76 : x81, x85 in CF
        mov [rax], r8                            # out1[0] = x86
        cmovnc rsi, rdx                          # x89 = x85 ? x79 : x84, x85 in CF
        mov [rax+0x18], rsi                      # out1[3] = x89
        cmovnc r10, rdi                          # x88 = x85 ? x78 : x83, x85 in CF
        mov [rax+0x10], r10                      # out1[2] = x88

        pop rbx                                  # restore rbx
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbx
        ret                                      # return
        .cfi_endproc
        .balign 8, 0xcc
.Lfe_secp256k1_scalar_square_c0: .quad 0x4b0dff665588b13f
.Lfe_secp256k1_scalar_square_c1: .quad 0x4551231950b75fc5
.Lfe_secp256k1_scalar_square_c2: .quad 0xbfd25e8cd0364141
.Lfe_secp256k1_scalar_square_c3: .quad 0x402da1732fc9bebf
.Lfe_secp256k1_scalar_square_c4: .quad 0x4551231950b75fc4
.Lfe_secp256k1_scalar_square_c5: .quad 0x1
        .size   fe_secp256k1_scalar_square, .-fe_secp256k1_scalar_square
        .section .note.GNU-stack, "", @progbits
