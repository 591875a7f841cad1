/*
 * bls12-381-q square (loose), modulo p = 0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001
 * out1 is congruent to arg1*arg1/2^256 modulo p
 * arg1 below p; out1 below p; arrays may overlap
 *
 * void fe_bls12_381_q_square(uint64_t out1[4], const uint64_t arg1[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below p
 *   rsi  arg1[4]  read, below p
 *
 * Changed: rax, rcx, rdx, rsi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
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
 *   x31 = x17 + x17 + x24 (carry to x92)
 *   x45 = x21 + x37 (carry to x46)
 *   x46 = x29 + x38 + x39 (carry to x60)
 *   x59 = x46 + x51 (carry to x60)
 *   x60 = x30 + x40 + x41 + x52 + x53 (carry to x61)
 *   x61 = x31 + x42 + x43 + x54 + x55 (carry to x62)
 *   x62 = x44 + x56 + x57 (carry to x63)
 *   x63 = x58
 *   x73 = x60 + x65 (carry to x74)
 *   x74 = x61 + x66 + x67 (carry to x88)
 *   x87 = x74 + x79 (carry to x88)
 *   x88 = x62 + x68 + x69 + x80 + x81 (carry to x89)
 *   x89 = x63 + x70 + x71 + x82 + x83 (carry to x90)
 *   x90 = x72 + x84 + x85 (carry to x91)
 *   x91 = x86
 *   x92 = x18 + x18 + x25 + x88 (carry to x93)
 *   x93 = x19 + x19 + x26 + x89 (carry to x94)
 *   x94 = x20 + x20 + x27 + x90 (carry to x95)
 *   x95 = x28 + x91
 *
 * 144 instructions; 51.3 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.552 [1.552, 1.553] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.338 [1.338, 1.343] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 15, 2026-11-24T14:05:04.602Z
 * npm run optimize -- --field bls12-381-q --op square --seed 15 --target x86-64-v3 --budget 5s
 * sha256 of the code: cd663b2069ea7c1fc491d295b7f118bcad08eb6ad798e2a9eebe8a33339d22a0
 */
        .intel_syntax noprefix
        .text
        .globl  fe_bls12_381_q_square
        .type   fe_bls12_381_q_square, @function
        .p2align 6
fe_bls12_381_q_square:
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

        mov rdx, [rsi]                           # load arg1[0]
        mulx rax, r8, [rsi+0x10]                 # x7:x6 = arg1[0]*arg1[2]
        mulx r9, r10, [rsi+0x8]                  # x5:x4 = arg1[0]*arg1[1]
        add r9, r8                               # x16 = x6 + x5, CF to x17, complete
        mulx r8, r11, rdx                        # x22:x21 = arg1[0]*arg1[0]
        mulx rcx, rbx, [rsi+0x18]                # x9:x8 = arg1[0]*arg1[3]
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx rbp, r12, [rsi+0x10]                # x11:x10 = arg1[1]*arg1[2]
        mulx r13, r14, [rsi+0x18]                # x13:x12 = arg1[1]*arg1[3]
        adc rax, rbx                             # x17 = x8 + x7 + CF, CF to x18
        adc r14, 0x0                             # x18 = x12 + CF, CF to x19
        adc r13, 0x0                             # x19 = x13 + CF, no carry
        add r12, rax                             # x17 += x10, CF to x18, complete
        adc r14, rbp                             # x18 += x11 + CF, CF to x19
        adc r13, 0x0                             # x19 += CF, no carry
        add rcx, r14                             # x18 += x9, CF to x19, complete
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx rax, rbx, [rsi+0x18]                # x15:x14 = arg1[2]*arg1[3]
        adc rbx, r13                             # x19 += x14 + CF, CF to x20, complete
        adc rax, 0x0                             # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [rax, rbx, rcx, r12, r9] */
        add r8, r10                              # x29 = x22 + x4, CF to x30
        adc r9, r9                               # x30 = x16 + x16 + CF, CF to x31
        adc r12, r12                             # x31 = x17 + x17 + CF, CF to x92
        adc rcx, rcx                             # x92 = x18 + x18 + CF, CF to x93
        adc rbx, rbx                             # x93 = x19 + x19 + CF, CF to x94
        mov rbp, rax                             # copy x20
        adc rbp, 0x0                             # x94 = x20 + CF, no carry
        add r10, r8                              # x29 += x4, CF to x30, complete
        mov rdx, [rsi+0x8]                       # load arg1[1]
        mulx r8, r13, rdx                        # x24:x23 = arg1[1]*arg1[1]
        adc r9, r13                              # x30 += x23 + CF, CF to x31, complete
        adc r8, r12                              # x31 += x24 + CF, CF to x92, complete

        /* complete: [x31, x30, x29] in [r8, r9, r10] */
        adc rcx, 0x0                             # x92 += CF, CF to x93
        adc rbx, 0x0                             # x93 += CF, CF to x94
        adc rbp, 0x0                             # x94 += CF, no carry
        mov rdx, r11                             # copy x21
        imul rdx, [rip+.Lfe_bls12_381_q_square_c0] # x36 = x21*0xfffffffeffffffff mod 2^64
        mulx r12, r13, [rip+.Lfe_bls12_381_q_square_c1] # x38:x37 = x36*0xffffffff00000001
        add r11, r13                             # x45 = x21 + x37, CF to x46
        mulx r11, r13, [rip+.Lfe_bls12_381_q_square_c2] # x40:x39 = x36*0x53bda402fffe5bfe
        adc r13, r12                             # x46 = x39 + x38 + CF, CF to x60
        adc r11, 0x0                             # x60 = x40 + CF, no carry
        add r10, r13                             # x46 += x29, CF to x60, complete
        adc r11, r9                              # x60 += x30 + CF, CF to x61
        mulx r9, r12, [rip+.Lfe_bls12_381_q_square_c3] # x42:x41 = x36*0x3339d80809a1d805
        adc r9, 0x0                              # x61 = x42 + CF, no carry
        add r11, r12                             # x60 += x41, CF to x61
        mulx r12, r13, [rip+.Lfe_bls12_381_q_square_c4] # x44:x43 = x36*0x73eda753299d7d48
        adc r13, r8                              # x61.2 = x43 + x31 + CF, CF to x62
        adc r12, 0x0                             # x62 = x44 + CF, no carry
        add r13, r9                              # x61 += x61.2, CF to x62
        adc r12, 0x0                             # x62 += CF, no carry
        mov rdx, r10                             # copy x46
        imul rdx, [rip+.Lfe_bls12_381_q_square_c0] # x50 = x46*0xfffffffeffffffff mod 2^64
        mulx r8, r9, [rip+.Lfe_bls12_381_q_square_c1] # x52:x51 = x50*0xffffffff00000001
        add r9, r10                              # x59 = x46 + x51, CF to x60
        mulx r9, r10, [rip+.Lfe_bls12_381_q_square_c2] # x54:x53 = x50*0x53bda402fffe5bfe
        adc r8, r10                              # x60.2 = x53 + x52 + CF, CF to x61
        adc r9, 0x0                              # x61.2 = x54 + CF, no carry
        add r8, r11                              # x60 += x60.2, CF to x61, complete
        mulx r10, r11, [rip+.Lfe_bls12_381_q_square_c3] # x56:x55 = x50*0x3339d80809a1d805
        adc r11, 0x0                             # x61.3 = x55 + CF, CF to x62
        adc r12, r10                             # x62 += x56 + CF, no carry
        add r11, r13                             # x61 += x61.3, CF to x62
        adc r12, 0x0                             # x62 += CF, no carry
        add r9, r11                              # x61 += x61.2, CF to x62, complete
        mulx r10, r11, [rip+.Lfe_bls12_381_q_square_c4] # x58:x57 = x50*0x73eda753299d7d48
        adc r11, r12                             # x62 += x57 + CF, CF to x63, complete
        adc r10, 0x0                             # x63 = x58 + CF, no carry, complete

        /* complete: [x63, x62, x61, x60] in [r10, r11, r9, r8] */
        mov rdx, r8                              # copy x60
        imul rdx, [rip+.Lfe_bls12_381_q_square_c0] # x64 = x60*0xfffffffeffffffff mod 2^64
        mulx r12, r13, [rip+.Lfe_bls12_381_q_square_c1] # x66:x65 = x64*0xffffffff00000001
        add r8, r13                              # x73 = x60 + x65, CF to x74
        mulx r8, r13, [rip+.Lfe_bls12_381_q_square_c2] # x68:x67 = x64*0x53bda402fffe5bfe
        adc r12, r13                             # x74 = x67 + x66 + CF, CF to x88
        adc r8, 0x0                              # x88 = x68 + CF, no carry
        add r9, r12                              # x74 += x61, CF to x88, complete
        adc r11, r8                              # x88 += x62 + CF, CF to x89
        mulx r8, r12, [rip+.Lfe_bls12_381_q_square_c3] # x70:x69 = x64*0x3339d80809a1d805
        adc r8, 0x0                              # x89 = x70 + CF, no carry
        add r12, r11                             # x88 += x69, CF to x89
        adc r10, r8                              # x89 += x63 + CF, no carry
        mov r8, rdx                              # copy x64
        mov rdx, r9                              # copy x74
        imul rdx, [rip+.Lfe_bls12_381_q_square_c0] # x78 = x74*0xfffffffeffffffff mod 2^64
        mulx r11, r13, [rip+.Lfe_bls12_381_q_square_c1] # x80:x79 = x78*0xffffffff00000001
        add r13, r9                              # x87 = x74 + x79, CF to x88
        mulx r9, r13, [rip+.Lfe_bls12_381_q_square_c2] # x82:x81 = x78*0x53bda402fffe5bfe
        adc r13, r12                             # x88 += x81 + CF, CF to x89
        mov r12, rdx                             # copy x78
        mov rdx, [rip+.Lfe_bls12_381_q_square_c4] # constant 0x73eda753299d7d48
        mulx r8, r14, r8                         # x72:x71 = x64*0x73eda753299d7d48
        adc r14, r10                             # x89 += x71 + CF, CF to x90
        adc r8, 0x0                              # x90 = x72 + CF, no carry
        add r13, r11                             # x88 += x80, CF to x89, complete
        adc r14, r9                              # x89 += x82 + CF, CF to x90
        mov rdx, r12                             # copy x78
        mulx r9, r10, [rip+.Lfe_bls12_381_q_square_c3] # x84:x83 = x78*0x3339d80809a1d805
        adc r9, 0x0                              # x90.2 = x84 + CF, no carry
        add r14, r10                             # x89 += x83, CF to x90, complete
        adc r8, r9                               # x90 += x90.2 + CF, no carry
        mulx r9, r10, [rip+.Lfe_bls12_381_q_square_c4] # x86:x85 = x78*0x73eda753299d7d48
        add r8, r10                              # x90 += x85, CF to x91, complete
        mov rdx, [rsi+0x10]                      # load arg1[2]
        mulx r10, r11, rdx                       # x26:x25 = arg1[2]*arg1[2]
        adc r9, 0x0                              # x91 = x86 + CF, no carry, complete

        /* complete: [x91, x90, x89, x88] in [r9, r8, r14, r13] */
        add rcx, r11                             # x92 += x25, CF to x93
        adc r10, rbx                             # x93 += x26 + CF, CF to x94
        mov rdx, [rsi+0x18]                      # load arg1[3]
        mulx r11, rsi, rdx                       # x28:x27 = arg1[3]*arg1[3]
        adc rax, rbp                             # x94 += x20 + CF, no carry
        add r13, rcx                             # x92 += x88, CF to x93, complete
        adc r10, r14                             # x93 += x89 + CF, CF to x94, complete
        adc rsi, rax                             # x94 += x27 + CF, CF to x95
        adc r11, 0x0                             # x95 = x28 + CF, no carry
        add r8, rsi                              # x94 += x90, CF to x95, complete
        adc r11, r9                              # x95 += x91 + CF, no carry, complete

        /* complete: [x95, x94, x93, x92] in [r11, r8, r10, r13] */
        mov rax, r13                             # copy x92
        sub rax, [rip+.Lfe_bls12_381_q_square_c1] # x96 = x92 - 0xffffffff00000001, CF from x97, complete
        mov r9, r10                              # copy x93
        sbb r9, [rip+.Lfe_bls12_381_q_square_c2] # x97 = x93 - 0x53bda402fffe5bfe - CF, CF from x98, complete
        mov rcx, r8                              # copy x94
        sbb rcx, [rip+.Lfe_bls12_381_q_square_c3] # x98 = x94 - 0x3339d80809a1d805 - CF, CF from x99, complete
        mov rsi, r11                             # copy x95
        sbb rsi, [rip+.Lfe_bls12_381_q_square_c4] # x99 = x95 - 0x73eda753299d7d48 - CF, CF = x100, complete

        /* complete: [x99, x98, x97, x96] in [rsi, rcx, r9, rax] */
        cmovc rax, r13                           # x101 = x100 ? x92 : x96, x100 in CF
        cmovc rsi, r11                           # x104 = x100 ? x95 : x99, x100 in CF
        mov [rdi+0x18], rsi                      # out1[3] = x104
        mov [rdi], rax                           # out1[0] = x101
        cmovnc r10, r9                           # x102 = x100 ? x93 : x97, x100 in CF
        mov [rdi+0x8], r10                       # out1[1] = x102
        cmovnc r8, rcx                           # x103 = x100 ? x94 : x98, x100 in CF
        mov [rdi+0x10], r8                       # out1[2] = x103

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
.Lfe_bls12_381_q_square_c0: .quad 0xfffffffeffffffff
.Lfe_bls12_381_q_square_c1: .quad 0xffffffff00000001
.Lfe_bls12_381_q_square_c2: .quad 0x53bda402fffe5bfe
.Lfe_bls12_381_q_square_c3: .quad 0x3339d80809a1d805
.Lfe_bls12_381_q_square_c4: .quad 0x73eda753299d7d48
        .size   fe_bls12_381_q_square, .-fe_bls12_381_q_square
        .section .note.GNU-stack, "", @progbits
