/*
 * 25519-scalar mul (loose), modulo p = 2^252 + 27742317777372353535851937790883648493
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below 2^254; out1 below 2^254; arrays may overlap
 *
 * void fe_25519_scalar_mul_loose(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below 2^254
 *   rsi  arg1[4]  read, below 2^254
 *   rdx  arg2[4]  read, below 2^254
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x64
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x27 = x8 + x21 (carry to x42)
 *   x42 = x22 + x23 + x16 + x34 (carry to x55)
 *   x54 = x42 + x48 (carry to x55)
 *   x55 = x24 + x17 + x35 + x36 + x49 + x50 (carry to x56)
 *   x56 = x25 + x18 + x37 + x38 + x51 (carry to x57)
 *   x57 = x26 + x19 + x39 + x40 + x52 (carry to x58)
 *   x58 = x41 + x53
 *   x67 = x55 + x59 (carry to x80)
 *   x79 = x67 + x73 (carry to x80)
 *   x80 = x56 + x60 + x61 + x74 + x75 (carry to x81)
 *   x81 = x57 + x62 + x63 + x76 (carry to x82)
 *   x82 = x58 + x64 + x65 + x77 (carry to x83)
 *   x83 = x66 + x78
 *   x92 = x80 + x84 (carry to x105)
 *   x104 = x92 + x98 (carry to x105)
 *   x105 = x81 + x85 + x86 + x99 + x100 (carry to x106)
 *   x106 = x82 + x87 + x88 + x101 (carry to x107)
 *   x107 = x83 + x89 + x90 + x102 (carry to x108)
 *   x108 = x91 + x103
 *
 * 145 instructions; 48.3 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.299 [1.294, 1.300] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.037 [1.033, 1.045] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 5, 2026-11-24T14:02:05.310Z
 * npm run optimize -- --field 25519-scalar --op mul --seed 5 --target x86-64-v3 --budget 5s
 * sha256 of the code: c0ddd7faec79d29b77c934a2775a4d38acdf13b0ba9d422a6b262f145958297a
 */
        .intel_syntax noprefix
        .text
        .globl  fe_25519_scalar_mul_loose
        .type   fe_25519_scalar_mul_loose, @function
        .p2align 6
fe_25519_scalar_mul_loose:
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
        mulx r8, r9, [rsi+0x8]                   # x11:x10 = arg1[1]*arg2[0]
        mulx r10, r11, [rsi+0x10]                # x13:x12 = arg1[2]*arg2[0]
        mulx rcx, rbx, [rsi+0x18]                # x15:x14 = arg1[3]*arg2[0]
        mulx rbp, r12, [rsi]                     # x9:x8 = arg1[0]*arg2[0]
        add rbp, r9                              # x16 = x10 + x9, CF to x17, complete
        adc r11, r8                              # x17 = x12 + x11 + CF, CF to x18, complete
        adc rbx, r10                             # x18 = x14 + x13 + CF, CF to x19, complete
        adc rcx, 0x0                             # x19 = x15 + CF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [rcx, rbx, r11, rbp] */
        mov rdx, r12                             # copy x8
        imul rdx, [rip+.Lfe_25519_scalar_mul_loose_c0] # x20 = x8*0xd2b51da312547e1b mod 2^64
        mulx r8, r9, [rip+.Lfe_25519_scalar_mul_loose_c1] # x22:x21 = x20*0x5812631a5cf5d3ed
        mulx r10, r13, [rip+.Lfe_25519_scalar_mul_loose_c2] # x24:x23 = x20*0x14def9dea2f79cd6
        add r12, r9                              # x27 = x8 + x21, CF to x42
        adc r13, r8                              # x42 = x23 + x22 + CF, CF to x55
        adc r10, 0x0                             # x55 = x24 + CF, no carry
        mov r8, rdx                              # copy x20
        shl r8, 0x3c                             # x25 = x20 << 60 mod 2^64
        shr rdx, 0x4                             # x26 = x20 >> 4
        add r13, rbp                             # x42 += x16, CF to x55
        adc r11, r10                             # x55 += x17 + CF, CF to x56
        adc rbx, r8                              # x56 = x25 + x18 + CF, CF to x57
        adc rdx, rcx                             # x57 = x26 + x19 + CF, no carry
        mov r8, rdx                              # copy x57
        mov rdx, [rax+0x8]                       # load arg2[1]
        mulx r9, r10, [rsi]                      # x35:x34 = arg1[0]*arg2[1]
        mulx rcx, rbp, [rsi+0x8]                 # x37:x36 = arg1[1]*arg2[1]
        mulx r12, r14, [rsi+0x10]                # x39:x38 = arg1[2]*arg2[1]
        mov [rsp-0x8], rdi                       # spill pointer out1
        mulx r15, rdi, [rsi+0x18]                # x41:x40 = arg1[3]*arg2[1]
        add r13, r10                             # x42 += x34, CF to x55, complete
        adc r11, rbp                             # x55 += x36 + CF, CF to x56
        adc rbx, r14                             # x56 += x38 + CF, CF to x57
        adc r8, rdi                              # x57 += x40 + CF, CF to x58
        adc r15, 0x0                             # x58 = x41 + CF, no carry
        add r9, r11                              # x55 += x35, CF to x56
        adc rcx, rbx                             # x56 += x37 + CF, CF to x57
        adc r8, r12                              # x57 += x39 + CF, CF to x58
        adc r15, 0x0                             # x58 += CF, no carry
        mov r10, r13                             # copy x42
        imul r10, [rip+.Lfe_25519_scalar_mul_loose_c0] # x47 = x42*0xd2b51da312547e1b mod 2^64
        mov rdx, [rax+0x10]                      # load arg2[2]
        mulx r11, rdi, [rsi]                     # x60:x59 = arg1[0]*arg2[2]
        mulx rbx, rbp, [rsi+0x10]                # x64:x63 = arg1[2]*arg2[2]
        mulx r12, r14, [rsi+0x8]                 # x62:x61 = arg1[1]*arg2[2]
        mov [rsp-0x10], rbx                      # spill x64
        mov rbx, r10                             # copy x47
        shl rbx, 0x3c                            # x52 = x47 << 60 mod 2^64
        mov rdx, r10                             # copy x47
        shr r10, 0x4                             # x53 = x47 >> 4
        add r8, rbx                              # x57 += x52, CF to x58
        adc r15, r10                             # x58 += x53 + CF, no carry
        mulx r10, rbx, [rip+.Lfe_25519_scalar_mul_loose_c1] # x49:x48 = x47*0x5812631a5cf5d3ed
        add r13, rbx                             # x54 = x42 + x48, CF to x55
        mulx rbx, r13, [rip+.Lfe_25519_scalar_mul_loose_c2] # x51:x50 = x47*0x14def9dea2f79cd6
        adc r13, r9                              # x55 += x50 + CF, CF to x56
        adc rbx, 0x0                             # x56.2 = x51 + CF, no carry
        add r13, r10                             # x55 += x49, CF to x56, complete
        adc rcx, rbx                             # x56 += x56.2 + CF, CF to x57, complete
        mov rdx, [rax+0x10]                      # load arg2[2]
        mulx r9, r10, [rsi+0x18]                 # x66:x65 = arg1[3]*arg2[2]
        adc r8, 0x0                              # x57 += CF, CF to x58, complete
        adc r15, 0x0                             # x58 += CF, no carry, complete

        /* complete: [x58, x57, x56, x55] in [r15, r8, rcx, r13] */
        add r13, rdi                             # x67 = x55 + x59, CF to x80, complete
        adc rcx, r14                             # x80 = x56 + x61 + CF, CF to x81
        adc r8, rbp                              # x81 = x57 + x63 + CF, CF to x82
        adc r15, r10                             # x82 = x58 + x65 + CF, CF to x83
        adc r9, 0x0                              # x83 = x66 + CF, no carry
        add rcx, r11                             # x80 += x60, CF to x81
        adc r8, r12                              # x81 += x62 + CF, CF to x82
        adc r15, [rsp-0x10]                      # x82 += x64 + CF, CF to x83
        adc r9, 0x0                              # x83 += CF, no carry
        mov r10, r13                             # copy x67
        imul r10, [rip+.Lfe_25519_scalar_mul_loose_c0] # x72 = x67*0xd2b51da312547e1b mod 2^64
        mov r11, r10                             # copy x72
        shl r11, 0x3c                            # x77 = x72 << 60 mod 2^64
        mov rdx, r10                             # copy x72
        shr r10, 0x4                             # x78 = x72 >> 4
        add r15, r11                             # x82 += x77, CF to x83
        adc r9, r10                              # x83 += x78 + CF, no carry
        mulx r10, r11, [rip+.Lfe_25519_scalar_mul_loose_c1] # x74:x73 = x72*0x5812631a5cf5d3ed
        mov rdi, rdx                             # copy x72
        mov rdx, [rax+0x18]                      # load arg2[3]
        mulx rbx, rbp, [rsi+0x18]                # x91:x90 = arg1[3]*arg2[3]
        mov rdx, rdi                             # copy x72
        mulx rdi, r12, [rip+.Lfe_25519_scalar_mul_loose_c2] # x76:x75 = x72*0x14def9dea2f79cd6
        add r11, r13                             # x79 = x67 + x73, CF to x80
        adc rcx, r12                             # x80 += x75 + CF, CF to x81
        adc rdi, 0x0                             # x81.2 = x76 + CF, no carry
        add rcx, r10                             # x80 += x74, CF to x81, complete
        adc r8, rdi                              # x81 += x81.2 + CF, CF to x82, complete
        adc r15, 0x0                             # x82 += CF, CF to x83, complete
        adc r9, 0x0                              # x83 += CF, no carry, complete

        /* complete: [x83, x82, x81, x80] in [r9, r15, r8, rcx] */
        add r9, rbp                              # x107 = x83 + x90, CF to x108
        mov rdx, [rax+0x18]                      # load arg2[3]
        mulx r10, r11, [rsi]                     # x85:x84 = arg1[0]*arg2[3]
        adc rbx, 0x0                             # x108 = x91 + CF, no carry
        add rcx, r11                             # x92 = x80 + x84, CF to x105, complete
        adc r10, 0x0                             # x105 = x85 + CF, no carry
        mov r11, rcx                             # copy x92
        imul r11, [rip+.Lfe_25519_scalar_mul_loose_c0] # x97 = x92*0xd2b51da312547e1b mod 2^64
        mov rdi, r11                             # copy x97
        shr rdi, 0x4                             # x103 = x97 >> 4
        lea rdi, [rbx+rdi]                       # x108 += x103
        mulx rbx, rbp, [rsi+0x8]                 # x87:x86 = arg1[1]*arg2[3]
        mulx rax, rsi, [rsi+0x10]                # x89:x88 = arg1[2]*arg2[3]
        add r8, rbp                              # x105.2 = x81 + x86, CF to x106
        adc r15, rbx                             # x106 = x82 + x87 + CF, CF to x107
        adc rax, 0x0                             # x107.2 = x89 + CF, no carry
        add r8, r10                              # x105 += x105.2, CF to x106
        adc r15, rsi                             # x106 += x88 + CF, CF to x107
        adc rax, r9                              # x107 += x107.2 + CF, CF to x108
        adc rdi, 0x0                             # x108 += CF, no carry
        mov rdx, r11                             # copy x97
        shl r11, 0x3c                            # x102 = x97 << 60 mod 2^64
        add rax, r11                             # x107 += x102, CF to x108
        mulx r9, r10, [rip+.Lfe_25519_scalar_mul_loose_c1] # x99:x98 = x97*0x5812631a5cf5d3ed
        mulx r11, rsi, [rip+.Lfe_25519_scalar_mul_loose_c2] # x101:x100 = x97*0x14def9dea2f79cd6
        adc rdi, 0x0                             # x108 += CF, no carry
        add rcx, r10                             # x104 = x92 + x98, CF to x105
        adc r8, rsi                              # x105 += x100 + CF, CF to x106
        adc r11, 0x0                             # x106.2 = x101 + CF, no carry
        add r8, r9                               # x105 += x99, CF to x106, complete
        adc r11, r15                             # x106 += x106.2 + CF, CF to x107, complete
        adc rax, 0x0                             # x107 += CF, CF to x108, complete
        adc rdi, 0x0                             # x108 += CF, no carry, complete

        /* complete: [x108, x107, x106, x105] in [rdi, rax, r11, r8] */
        mov r9, [rsp-0x8]                        # reload pointer out1
        mov [r9], r8                             # out1[0] = x105
        mov [r9+0x8], r11                        # out1[1] = x106
        mov [r9+0x10], rax                       # out1[2] = x107
        mov [r9+0x18], rdi                       # out1[3] = x108

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
.Lfe_25519_scalar_mul_loose_c0: .quad 0xd2b51da312547e1b
.Lfe_25519_scalar_mul_loose_c1: .quad 0x5812631a5cf5d3ed
.Lfe_25519_scalar_mul_loose_c2: .quad 0x14def9dea2f79cd6
        .size   fe_25519_scalar_mul_loose, .-fe_25519_scalar_mul_loose
        .section .note.GNU-stack, "", @progbits
