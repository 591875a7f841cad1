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
 * Saved on the stack and restored: rbx, rbp, r12, r13
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   x4, then x20, then x41
 *   [rsp-0x10]  x19, then x62.2
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
 * 219 instructions; 58.3 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.371 [1.366, 1.371] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.205 [1.204, 1.209] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 16, 2026-11-24T14:05:19.056Z
 * npm run optimize -- --field bls12-381-q --op square --seed 16 --target x86-64 --budget 5s
 * sha256 of the code: 76c40debd7c02b9da3b375d995b793b445575b09597cdf64170c34d7a695f3e7
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

        mov rax, [rsi+0x18]                      # load arg1[3]
        mul qword ptr [rsi]                      # x9:x8 = arg1[0]*arg1[3]
        mov r8, rdx                              # copy x9
        mov r9, rax                              # copy x8
        mov rax, [rsi]                           # load arg1[0]
        mul qword ptr [rsi+0x10]                 # x7:x6 = arg1[0]*arg1[2]
        mov r10, rdx                             # copy x7
        mov r11, rax                             # copy x6
        mov rax, [rsi]                           # load arg1[0]
        mul qword ptr [rsi+0x8]                  # x5:x4 = arg1[0]*arg1[1]
        mov rcx, rdx                             # copy x5
        mov [rsp-0x8], rax                       # spill x4
        mov rax, [rsi+0x10]                      # load arg1[2]
        mul qword ptr [rsi+0x8]                  # x11:x10 = arg1[1]*arg1[2]
        add rcx, r11                             # x16 = x6 + x5, CF to x17, complete
        adc r10, r9                              # x17 = x7 + x8 + CF, CF to x18
        adc rdx, 0x0                             # x18 = x11 + CF, no carry
        mov r9, rdx                              # copy x18
        mov r11, rax                             # copy x10
        mov rax, [rsi+0x18]                      # load arg1[3]
        mul qword ptr [rsi+0x8]                  # x13:x12 = arg1[1]*arg1[3]
        add rax, r9                              # x18 += x12, CF to x19
        adc rdx, 0x0                             # x19 = x13 + CF, no carry
        add r10, r11                             # x17 += x10, CF to x18, complete
        adc rax, r8                              # x18 += x9 + CF, CF to x19, complete
        adc rdx, 0x0                             # x19 += CF, no carry
        mov r8, rdx                              # copy x19
        mov r9, rax                              # copy x18
        mov rax, [rsi+0x10]                      # load arg1[2]
        mul qword ptr [rsi+0x18]                 # x15:x14 = arg1[2]*arg1[3]
        add rax, r8                              # x19 += x14, CF to x20, complete
        adc rdx, 0x0                             # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [rdx, rax, r9, r10, rcx] */
        mov r8, [rsp-0x8]                        # reload x4
        add r8, [rsp-0x8]                        # x29 = x4 + x4, CF to x30
        mov r11, rcx                             # copy x16
        adc r11, 0x0                             # x30 = x16 + CF, CF to x31
        mov rbx, r10                             # copy x17
        adc rbx, 0x0                             # x31 = x17 + CF, CF to x92
        mov rbp, r9                              # copy x18
        adc rbp, 0x0                             # x92 = x18 + CF, CF to x93
        mov r12, rax                             # copy x19
        adc r12, 0x0                             # x93 = x19 + CF, CF to x94
        mov r13, rdx                             # copy x20
        adc r13, 0x0                             # x94 = x20 + CF, no carry
        mov [rsp-0x8], rdx                       # spill x20
        mov [rsp-0x10], rax                      # spill x19
        mov rax, [rsi+0x8]                       # load arg1[1]
        mul qword ptr [rsi+0x8]                  # x24:x23 = arg1[1]*arg1[1]
        add rax, rcx                             # x30.2 = x16 + x23, CF to x31
        adc rdx, r10                             # x31.2 = x17 + x24 + CF, CF to x92
        adc rbp, 0x0                             # x92 += CF, CF to x93
        adc r12, 0x0                             # x93 += CF, CF to x94
        adc r13, 0x0                             # x94 += CF, no carry
        mov r10, rdx                             # copy x31.2
        mov rcx, rax                             # copy x30.2
        mov rax, [rsi+0x10]                      # load arg1[2]
        mul qword ptr [rsi+0x10]                 # x26:x25 = arg1[2]*arg1[2]
        add r9, rax                              # x92.2 = x25 + x18, CF to x93
        adc rdx, 0x0                             # x93.2 = x26 + CF, no carry
        add r9, rbp                              # x92 += x92.2, CF to x93
        adc r12, [rsp-0x10]                      # x93 += x19 + CF, CF to x94
        adc r13, [rsp-0x8]                       # x94 += x20 + CF, no carry
        mov rbp, rdx                             # copy x93.2
        mov rax, [rsi]                           # load arg1[0]
        mul qword ptr [rsi]                      # x22:x21 = arg1[0]*arg1[0]
        add r8, rdx                              # x29 += x22, CF to x30, complete
        adc rcx, r11                             # x30 += x30.2 + CF, CF to x31, complete
        adc r10, rbx                             # x31 += x31.2 + CF, CF to x92, complete

        /* complete: [x31, x30, x29] in [r10, rcx, r8] */
        adc r9, 0x0                              # x92 += CF, CF to x93
        adc rbp, r12                             # x93 += x93.2 + CF, CF to x94
        adc r13, 0x0                             # x94 += CF, no carry
        mov r11, rax                             # copy x21
        mov rax, [rsi+0x18]                      # load arg1[3]
        mul qword ptr [rsi+0x18]                 # x28:x27 = arg1[3]*arg1[3]
        add r13, rax                             # x94 += x27, CF to x95
        adc rdx, 0x0                             # x95 = x28 + CF, no carry
        mov rax, r11                             # copy x21
        imul rax, [rip+.Lfe_bls12_381_q_square_c0] # x36 = x21*0xfffffffeffffffff mod 2^64
        mov rsi, rdx                             # copy x95
        mov rbx, rax                             # copy x36
        mov rax, rbx                             # copy x36
        mul qword ptr [rip+.Lfe_bls12_381_q_square_c1] # x38:x37 = x36*0xffffffff00000001
        add r11, rax                             # x45 = x21 + x37, CF to x46
        adc rdx, r8                              # x46 = x29 + x38 + CF, CF to x60
        adc rcx, 0x0                             # x60 = x30 + CF, CF to x61
        adc r10, 0x0                             # x61 = x31 + CF, CF to x62
        mov eax, 0x0                             # begins x62 = CF
        adc rax, 0x0                             # x62 = CF
        mov r8, rdx                              # copy x46
        mov r11, rax                             # copy x62
        mov rax, rbx                             # copy x36
        mul qword ptr [rip+.Lfe_bls12_381_q_square_c2] # x42:x41 = x36*0x3339d80809a1d805
        mov r12, rdx                             # copy x42
        mov [rsp-0x8], rax                       # spill x41
        mov rax, rbx                             # copy x36
        mul qword ptr [rip+.Lfe_bls12_381_q_square_c3] # x44:x43 = x36*0x73eda753299d7d48
        add r12, rax                             # x61.2 = x43 + x42, CF to x62
        adc rdx, 0x0                             # x62.2 = x44 + CF, no carry
        mov [rsp-0x10], rdx                      # spill x62.2
        mov rax, rbx                             # copy x36
        mul qword ptr [rip+.Lfe_bls12_381_q_square_c4] # x40:x39 = x36*0x53bda402fffe5bfe
        add rax, r8                              # x46 += x39, CF to x60, complete
        adc rdx, rcx                             # x60 += x40 + CF, CF to x61
        adc r10, r12                             # x61 += x61.2 + CF, CF to x62
        mov r8, [rsp-0x10]                       # reload x62.2
        adc r8, 0x0                              # x62.2 += CF, no carry
        mov rcx, rax                             # copy x46
        imul rcx, [rip+.Lfe_bls12_381_q_square_c0] # x50 = x46*0xfffffffeffffffff mod 2^64
        mov rbx, rdx                             # copy x60
        mov r12, rax                             # copy x46
        mov rax, rcx                             # copy x50
        mul qword ptr [rip+.Lfe_bls12_381_q_square_c1] # x52:x51 = x50*0xffffffff00000001
        add rbx, rdx                             # x60 += x52, CF to x61
        adc r10, 0x0                             # x61 += CF, CF to x62
        adc r8, 0x0                              # x62.2 += CF, no carry
        add r12, rax                             # x59 = x46 + x51, CF to x60
        adc rbx, [rsp-0x8]                       # x60 += x41 + CF, CF to x61
        adc r10, 0x0                             # x61 += CF, CF to x62
        adc r8, 0x0                              # x62.2 += CF, no carry
        mov rax, rcx                             # copy x50
        mul qword ptr [rip+.Lfe_bls12_381_q_square_c4] # x54:x53 = x50*0x53bda402fffe5bfe
        add rbx, rax                             # x60 += x53, CF to x61, complete
        adc r10, rdx                             # x61 += x54 + CF, CF to x62
        adc r8, 0x0                              # x62.2 += CF, no carry
        mov rax, rcx                             # copy x50
        mul qword ptr [rip+.Lfe_bls12_381_q_square_c2] # x56:x55 = x50*0x3339d80809a1d805
        add r10, rax                             # x61 += x55, CF to x62, complete
        adc rdx, 0x0                             # x62.3 = x56 + CF, no carry
        mov r12, rdx                             # copy x62.3
        mov rax, rcx                             # copy x50
        mul qword ptr [rip+.Lfe_bls12_381_q_square_c3] # x58:x57 = x50*0x73eda753299d7d48
        lea r8, [r8+r12]                         # x62.2 += x62.3
        add rax, r8                              # x62.2 += x57, CF to x63
        adc rdx, 0x0                             # x63 = x58 + CF, no carry
        mov r8, rbx                              # copy x60
        imul r8, [rip+.Lfe_bls12_381_q_square_c0] # x64 = x60*0xfffffffeffffffff mod 2^64
        mov rcx, rdx                             # copy x63
        mov r12, rax                             # copy x62.2
        mov rax, r8                              # copy x64
        mul qword ptr [rip+.Lfe_bls12_381_q_square_c1] # x66:x65 = x64*0xffffffff00000001
        add rax, rbx                             # x73 = x60 + x65, CF to x74
        adc rdx, 0x0                             # x74 = x66 + CF, no carry
        mov rbx, rdx                             # copy x74
        mov rax, r8                              # copy x64
        mul qword ptr [rip+.Lfe_bls12_381_q_square_c4] # x68:x67 = x64*0x53bda402fffe5bfe
        add r10, rax                             # x74.2 = x61 + x67, CF to x88
        adc rdx, 0x0                             # x88 = x68 + CF, no carry
        add r10, rbx                             # x74 += x74.2, CF to x88, complete
        adc rdx, 0x0                             # x88 += CF, no carry
        add r12, r11                             # x62 += x62.2, CF to x63, complete
        adc rcx, 0x0                             # x63 += CF, no carry, complete

        /* complete: [x63, x62, x61, x60] in [rcx, r12, -, -] */
        add rdx, r12                             # x88 += x62, CF to x89
        adc rcx, 0x0                             # x89 = x63 + CF, no carry
        mov r11, rdx                             # copy x88
        mov rax, r8                              # copy x64
        mul qword ptr [rip+.Lfe_bls12_381_q_square_c2] # x70:x69 = x64*0x3339d80809a1d805
        add rax, r11                             # x88 += x69, CF to x89
        adc rcx, rdx                             # x89 += x70 + CF, no carry
        mov r11, r10                             # copy x74
        imul r11, [rip+.Lfe_bls12_381_q_square_c0] # x78 = x74*0xfffffffeffffffff mod 2^64
        mov rbx, rax                             # copy x88
        mov rax, r11                             # copy x78
        mul qword ptr [rip+.Lfe_bls12_381_q_square_c1] # x80:x79 = x78*0xffffffff00000001
        add rax, r10                             # x87 = x74 + x79, CF to x88
        adc rbx, rdx                             # x88 += x80 + CF, CF to x89
        adc rcx, 0x0                             # x89 += CF, no carry
        mov rax, r11                             # copy x78
        mul qword ptr [rip+.Lfe_bls12_381_q_square_c4] # x82:x81 = x78*0x53bda402fffe5bfe
        add rbx, rax                             # x88 += x81, CF to x89, complete
        adc rdx, 0x0                             # x89.2 = x82 + CF, no carry
        add rbx, r9                              # x92 += x88, CF to x93, complete
        adc rbp, 0x0                             # x93 += CF, CF to x94
        adc r13, 0x0                             # x94 += CF, CF to x95
        adc rsi, 0x0                             # x95 += CF, no carry
        mov r9, rdx                              # copy x89.2
        mov rax, r8                              # copy x64
        mul qword ptr [rip+.Lfe_bls12_381_q_square_c3] # x72:x71 = x64*0x73eda753299d7d48
        add rcx, rax                             # x89 += x71, CF to x90
        adc rdx, 0x0                             # x90 = x72 + CF, no carry
        mov r8, rdx                              # copy x90
        mov rax, r11                             # copy x78
        mul qword ptr [rip+.Lfe_bls12_381_q_square_c2] # x84:x83 = x78*0x3339d80809a1d805
        add rcx, rax                             # x89 += x83, CF to x90
        adc rdx, 0x0                             # x90.2 = x84 + CF, no carry
        mov r10, rdx                             # copy x90.2
        mov rax, r11                             # copy x78
        mul qword ptr [rip+.Lfe_bls12_381_q_square_c3] # x86:x85 = x78*0x73eda753299d7d48
        lea r8, [r8+r10]                         # x90 += x90.2
        add rcx, r9                              # x89 += x89.2, CF to x90, complete
        adc rax, r8                              # x90 += x85 + CF, CF to x91, complete
        adc rdx, 0x0                             # x91 = x86 + CF, no carry, complete

        /* complete: [x91, x90, x89, x88] in [rdx, rax, rcx, -] */
        add rbp, rcx                             # x93 += x89, CF to x94, complete
        adc r13, rax                             # x94 += x90 + CF, CF to x95, complete
        adc rdx, rsi                             # x95 += x91 + CF, no carry, complete

        /* complete: [x95, x94, x93, x92] in [rdx, r13, rbp, rbx] */
        mov rax, rbx                             # copy x92
        sub rax, [rip+.Lfe_bls12_381_q_square_c1] # x96 = x92 - 0xffffffff00000001, CF from x97, complete
        mov r8, rbp                              # copy x93
        sbb r8, [rip+.Lfe_bls12_381_q_square_c4] # x97 = x93 - 0x53bda402fffe5bfe - CF, CF from x98, complete
        mov r9, r13                              # copy x94
        sbb r9, [rip+.Lfe_bls12_381_q_square_c2] # x98 = x94 - 0x3339d80809a1d805 - CF, CF from x99, complete
        mov r10, rdx                             # copy x95
        sbb r10, [rip+.Lfe_bls12_381_q_square_c3] # x99 = x95 - 0x73eda753299d7d48 - CF, CF = x100, complete

        /* complete: [x99, x98, x97, x96] in [r10, r9, r8, rax] */
        cmovc r10, rdx                           # x104 = x100 ? x95 : x99, x100 in CF
        cmovnc r13, r9                           # x103 = x100 ? x94 : x98, x100 in CF
        cmovc r8, rbp                            # x102 = x100 ? x93 : x97, x100 in CF
        cmovc rax, rbx                           # x101 = x100 ? x92 : x96, x100 in CF
        mov [rdi+0x18], r10                      # out1[3] = x104
        mov [rdi+0x10], r13                      # out1[2] = x103
        mov [rdi], rax                           # out1[0] = x101
        mov [rdi+0x8], r8                        # out1[1] = x102

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
.Lfe_bls12_381_q_square_c2: .quad 0x3339d80809a1d805
.Lfe_bls12_381_q_square_c3: .quad 0x73eda753299d7d48
.Lfe_bls12_381_q_square_c4: .quad 0x53bda402fffe5bfe
        .size   fe_bls12_381_q_square, .-fe_bls12_381_q_square
        .section .note.GNU-stack, "", @progbits
