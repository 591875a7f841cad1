/*
 * bls12-381-q mul (loose), modulo p = 0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 *
 * void fe_bls12_381_q_mul(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
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
 *   [rsp-0x10]  x18, then pointer arg2
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x29 = x8 + x21 (carry to x46)
 *   x46 = x22 + x23 + x16 + x38 (carry to x61)
 *   x60 = x46 + x52 (carry to x61)
 *   x61 = x24 + x25 + x17 + x39 + x40 + x53 + x54 (carry to x62)
 *   x62 = x26 + x27 + x18 + x41 + x42 + x55 + x56 (carry to x63)
 *   x63 = x28 + x19 + x43 + x44 + x57 + x58 (carry to x64)
 *   x64 = x45 + x59
 *   x73 = x61 + x65 (carry to x88)
 *   x87 = x73 + x79 (carry to x88)
 *   x88 = x62 + x66 + x67 + x80 + x81 (carry to x89)
 *   x89 = x63 + x68 + x69 + x82 + x83 (carry to x90)
 *   x90 = x64 + x70 + x71 + x84 + x85 (carry to x91)
 *   x91 = x72 + x86
 *   x100 = x88 + x92 (carry to x115)
 *   x114 = x100 + x106 (carry to x115)
 *   x115 = x89 + x93 + x94 + x107 + x108 (carry to x116)
 *   x116 = x90 + x95 + x96 + x109 + x110 (carry to x117)
 *   x117 = x91 + x97 + x98 + x111 + x112 (carry to x118)
 *   x118 = x99 + x113
 *
 * 153 instructions; 59.4 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.444 [1.444, 1.444] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.262 [1.260, 1.264] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 13, 2026-11-24T14:04:36.642Z
 * npm run optimize -- --field bls12-381-q --op mul --seed 13 --target x86-64-v3 --budget 5s
 * sha256 of the code: 31f65ddfed4f5a8e161cb4cf4ed9448f4e9c72b302fb1a615d8c262fb39b444a
 */
        .intel_syntax noprefix
        .text
        .globl  fe_bls12_381_q_mul
        .type   fe_bls12_381_q_mul, @function
        .p2align 6
fe_bls12_381_q_mul:
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
        mulx r10, r11, [rsi+0x10]                # x13:x12 = arg1[2]*arg2[0]
        mulx rcx, rbx, [rsi+0x8]                 # x11:x10 = arg1[1]*arg2[0]
        add rbx, r8                              # x16 = x10 + x9, CF to x17, complete
        adc r11, rcx                             # x17 = x12 + x11 + CF, CF to x18, complete
        adc r10, 0x0                             # x18 = x13 + CF, no carry
        mov r8, r9                               # copy x8
        imul r8, [rip+.Lfe_bls12_381_q_mul_c0]   # x20 = x8*0xfffffffeffffffff mod 2^64
        mulx rcx, rbp, [rsi+0x18]                # x15:x14 = arg1[3]*arg2[0]
        add rbp, r10                             # x18 += x14, CF to x19, complete
        mov rdx, r8                              # copy x20
        mulx r10, r12, [rip+.Lfe_bls12_381_q_mul_c1] # x22:x21 = x20*0xffffffff00000001
        mulx r13, r14, [rip+.Lfe_bls12_381_q_mul_c2] # x24:x23 = x20*0x53bda402fffe5bfe
        mov [rsp-0x8], rdi                       # spill pointer out1
        mulx r15, rdi, [rip+.Lfe_bls12_381_q_mul_c3] # x28:x27 = x20*0x73eda753299d7d48
        mov [rsp-0x10], rbp                      # spill x18
        mulx r8, rbp, [rip+.Lfe_bls12_381_q_mul_c4] # x26:x25 = x20*0x3339d80809a1d805
        adc rcx, 0x0                             # x19 = x15 + CF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [rcx, [rsp-0x10], r11, rbx] */
        add r9, r12                              # x29 = x8 + x21, CF to x46
        adc r14, rbx                             # x46 = x23 + x16 + CF, CF to x61
        adc r13, rbp                             # x61 = x25 + x24 + CF, CF to x62
        adc rdi, r8                              # x62 = x27 + x26 + CF, CF to x63
        adc r15, 0x0                             # x63 = x28 + CF, no carry
        add r10, r14                             # x46 += x22, CF to x61
        mov rdx, [rax+0x8]                       # load arg2[1]
        mulx r8, r9, [rsi]                       # x39:x38 = arg1[0]*arg2[1]
        mulx rbx, rbp, [rsi+0x8]                 # x41:x40 = arg1[1]*arg2[1]
        adc rbp, r8                              # x61.2 = x39 + x40 + CF, CF to x62
        adc rbx, 0x0                             # x62.2 = x41 + CF, no carry
        add r13, r11                             # x61 += x17, CF to x62
        adc rdi, [rsp-0x10]                      # x62 += x18 + CF, CF to x63
        adc r15, rcx                             # x63 += x19 + CF, no carry
        mulx r8, r11, [rsi+0x10]                 # x43:x42 = arg1[2]*arg2[1]
        mulx rcx, r12, [rsi+0x18]                # x45:x44 = arg1[3]*arg2[1]
        add r9, r10                              # x46 += x38, CF to x61, complete
        adc r13, 0x0                             # x61 += CF, CF to x62
        adc r11, rdi                             # x62 += x42 + CF, CF to x63
        adc r15, r8                              # x63 += x43 + CF, CF to x64
        adc rcx, 0x0                             # x64 = x45 + CF, no carry
        add rbp, r13                             # x61 += x61.2, CF to x62
        adc rbx, r11                             # x62 += x62.2 + CF, CF to x63
        adc r15, r12                             # x63 += x44 + CF, CF to x64
        adc rcx, 0x0                             # x64 += CF, no carry
        mov rdx, r9                              # copy x46
        imul rdx, [rip+.Lfe_bls12_381_q_mul_c0]  # x51 = x46*0xfffffffeffffffff mod 2^64
        mulx r8, r10, [rip+.Lfe_bls12_381_q_mul_c1] # x53:x52 = x51*0xffffffff00000001
        mulx r11, rdi, [rip+.Lfe_bls12_381_q_mul_c2] # x55:x54 = x51*0x53bda402fffe5bfe
        mulx r12, r13, [rip+.Lfe_bls12_381_q_mul_c4] # x57:x56 = x51*0x3339d80809a1d805
        mov [rsp-0x10], rax                      # spill pointer arg2
        mulx r14, rax, [rip+.Lfe_bls12_381_q_mul_c3] # x59:x58 = x51*0x73eda753299d7d48
        add r9, r10                              # x60 = x46 + x52, CF to x61
        adc rdi, r8                              # x61.2 = x53 + x54 + CF, CF to x62
        adc rbx, r13                             # x62 += x56 + CF, CF to x63
        adc r15, rax                             # x63 += x58 + CF, CF to x64
        adc r14, 0x0                             # x64.2 = x59 + CF, no carry
        add rbp, rdi                             # x61 += x61.2, CF to x62, complete
        adc rbx, r11                             # x62 += x55 + CF, CF to x63, complete
        adc r15, r12                             # x63 += x57 + CF, CF to x64, complete
        adc rcx, r14                             # x64 += x64.2 + CF, no carry, complete

        /* complete: [x64, x63, x62, x61] in [rcx, r15, rbx, rbp] */
        mov rax, [rsp-0x10]                      # reload pointer arg2
        mov rdx, [rax+0x10]                      # load arg2[2]
        mulx r8, r9, [rsi]                       # x66:x65 = arg1[0]*arg2[2]
        mulx r10, r11, [rsi+0x8]                 # x68:x67 = arg1[1]*arg2[2]
        mulx rdi, r12, [rsi+0x10]                # x70:x69 = arg1[2]*arg2[2]
        mulx r13, r14, [rsi+0x18]                # x72:x71 = arg1[3]*arg2[2]
        add rbp, r9                              # x73 = x61 + x65, CF to x88, complete
        adc rbx, r11                             # x88 = x62 + x67 + CF, CF to x89
        adc r15, r12                             # x89 = x63 + x69 + CF, CF to x90
        adc rcx, r14                             # x90 = x64 + x71 + CF, CF to x91
        adc r13, 0x0                             # x91 = x72 + CF, no carry
        add rbx, r8                              # x88 += x66, CF to x89
        adc r15, r10                             # x89 += x68 + CF, CF to x90
        adc rcx, rdi                             # x90 += x70 + CF, CF to x91
        adc r13, 0x0                             # x91 += CF, no carry
        mov rdx, rbp                             # copy x73
        imul rdx, [rip+.Lfe_bls12_381_q_mul_c0]  # x78 = x73*0xfffffffeffffffff mod 2^64
        mulx r8, r9, [rip+.Lfe_bls12_381_q_mul_c1] # x80:x79 = x78*0xffffffff00000001
        mulx r10, r11, [rip+.Lfe_bls12_381_q_mul_c4] # x84:x83 = x78*0x3339d80809a1d805
        mulx rdi, r12, [rip+.Lfe_bls12_381_q_mul_c2] # x82:x81 = x78*0x53bda402fffe5bfe
        mulx r14, rax, [rip+.Lfe_bls12_381_q_mul_c3] # x86:x85 = x78*0x73eda753299d7d48
        add rbp, r9                              # x87 = x73 + x79, CF to x88
        adc rbx, r12                             # x88 += x81 + CF, CF to x89
        adc rdi, r11                             # x89.2 = x82 + x83 + CF, CF to x90
        adc rax, rcx                             # x90 += x85 + CF, CF to x91
        adc r14, 0x0                             # x91.2 = x86 + CF, no carry
        add rbx, r8                              # x88 += x80, CF to x89, complete
        adc rdi, r15                             # x89 += x89.2 + CF, CF to x90, complete
        adc rax, r10                             # x90 += x84 + CF, CF to x91, complete
        adc r13, r14                             # x91 += x91.2 + CF, no carry, complete

        /* complete: [x91, x90, x89, x88] in [r13, rax, rdi, rbx] */
        mov r8, [rsp-0x10]                       # reload pointer arg2
        mov rdx, [r8+0x18]                       # load arg2[3]
        mulx r9, r10, [rsi]                      # x93:x92 = arg1[0]*arg2[3]
        mulx r11, rcx, [rsi+0x8]                 # x95:x94 = arg1[1]*arg2[3]
        mulx rbp, r12, [rsi+0x10]                # x97:x96 = arg1[2]*arg2[3]
        mulx r8, rsi, [rsi+0x18]                 # x99:x98 = arg1[3]*arg2[3]
        add rbx, r10                             # x100 = x88 + x92, CF to x115, complete
        adc rcx, rdi                             # x115 = x89 + x94 + CF, CF to x116
        adc rax, r12                             # x116 = x90 + x96 + CF, CF to x117
        adc rsi, rbp                             # x117 = x97 + x98 + CF, CF to x118
        adc r8, 0x0                              # x118 = x99 + CF, no carry
        add rcx, r9                              # x115 += x93, CF to x116
        adc r11, rax                             # x116 += x95 + CF, CF to x117
        adc rsi, 0x0                             # x117 += CF, CF to x118
        adc r8, 0x0                              # x118 += CF, no carry
        mov rdx, rbx                             # copy x100
        imul rdx, [rip+.Lfe_bls12_381_q_mul_c0]  # x105 = x100*0xfffffffeffffffff mod 2^64
        add rsi, r13                             # x117 += x91, CF to x118
        mulx rax, r9, [rip+.Lfe_bls12_381_q_mul_c1] # x107:x106 = x105*0xffffffff00000001
        mulx r10, rdi, [rip+.Lfe_bls12_381_q_mul_c2] # x109:x108 = x105*0x53bda402fffe5bfe
        mulx rbp, r12, [rip+.Lfe_bls12_381_q_mul_c3] # x113:x112 = x105*0x73eda753299d7d48
        mulx rdx, r13, [rip+.Lfe_bls12_381_q_mul_c4] # x111:x110 = x105*0x3339d80809a1d805
        adc rbp, 0x0                             # x118.2 = x113 + CF, no carry
        add rbx, r9                              # x114 = x100 + x106, CF to x115
        adc rcx, rdi                             # x115 += x108 + CF, CF to x116
        adc r11, r10                             # x116 += x109 + CF, CF to x117
        adc r12, rsi                             # x117 += x112 + CF, CF to x118
        adc rbp, 0x0                             # x118.2 += CF, no carry
        add rcx, rax                             # x115 += x107, CF to x116, complete
        adc r13, r11                             # x116 += x110 + CF, CF to x117, complete
        adc rdx, r12                             # x117 += x111 + CF, CF to x118, complete
        adc r8, rbp                              # x118 += x118.2 + CF, no carry, complete

        /* complete: [x118, x117, x116, x115] in [r8, rdx, r13, rcx] */
        mov rax, rcx                             # copy x115
        sub rax, [rip+.Lfe_bls12_381_q_mul_c1]   # x119 = x115 - 0xffffffff00000001, CF from x120, complete
        mov r9, r13                              # copy x116
        sbb r9, [rip+.Lfe_bls12_381_q_mul_c2]    # x120 = x116 - 0x53bda402fffe5bfe - CF, CF from x121, complete
        mov r10, rdx                             # copy x117
        sbb r10, [rip+.Lfe_bls12_381_q_mul_c4]   # x121 = x117 - 0x3339d80809a1d805 - CF, CF from x122, complete
        mov r11, r8                              # copy x118
        sbb r11, [rip+.Lfe_bls12_381_q_mul_c3]   # x122 = x118 - 0x73eda753299d7d48 - CF, CF = x123, complete

        /* complete: [x122, x121, x120, x119] in [r11, r10, r9, rax] */
        cmovc r10, rdx                           # x126 = x123 ? x117 : x121, x123 in CF
        cmovc r11, r8                            # x127 = x123 ? x118 : x122, x123 in CF
        cmovc rax, rcx                           # x124 = x123 ? x115 : x119, x123 in CF
        cmovc r9, r13                            # x125 = x123 ? x116 : x120, x123 in CF
        mov r8, [rsp-0x8]                        # reload pointer out1
        mov [r8+0x10], r10                       # out1[2] = x126
        mov [r8+0x18], r11                       # out1[3] = x127
        mov [r8+0x8], r9                         # out1[1] = x125
        mov [r8], rax                            # out1[0] = x124

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
.Lfe_bls12_381_q_mul_c0: .quad 0xfffffffeffffffff
.Lfe_bls12_381_q_mul_c1: .quad 0xffffffff00000001
.Lfe_bls12_381_q_mul_c2: .quad 0x53bda402fffe5bfe
.Lfe_bls12_381_q_mul_c3: .quad 0x73eda753299d7d48
.Lfe_bls12_381_q_mul_c4: .quad 0x3339d80809a1d805
        .size   fe_bls12_381_q_mul, .-fe_bls12_381_q_mul
        .section .note.GNU-stack, "", @progbits
